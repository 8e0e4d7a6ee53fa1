"""What choices in battles, events and raids would cost."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    barbarians,
    calamities,
    cities,
    collecting,
    exchanges,
    goods,
    hosts,
    incidents,
    land,
    losses,
    prices,
    revolts,
    sides,
)
from saecula.games.clash_of_cultures.rules.civilizations import maya
from saecula.games.clash_of_cultures.rules.hosts import SHIP, kind_of
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene import outlook
from saecula.games.clash_of_cultures.scene.hints.registry import (
    abilities,
    hints,
    joined,
    mood_change,
    payment,
    points,
    stored,
)
from saecula.games.clash_of_cultures.scene.wording import counted, decimal
from saecula.games.clash_of_cultures.words import GOODS, KINDS, TERRAINS

# Battles.


@hints.of(words.Lose)
def lose(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, kind: str) -> str:
    """Write what a side has left. [COC-237, COC-243]"""
    if losses.casualties.matches(frame):
        which, _ = losses.casualties.of(frame)
        there, picks = sides.fighters(g, which), losses.casualties.picks(g, seat)
    elif losses.drown.matches(frame):
        which, place, _ = losses.drown.of(frame)
        there, picks = losses.aboard(g, which, place), losses.drown.picks(g, seat)
    else:
        return ""
    fallen = [KINDS.index(words.Lose.of(pick)) for pick in picks] + [KINDS.index(kind)]
    left = hosts.without(tuple(map(kind_of, there)), fallen)
    return say(texts, "hint-leaves", units=counted(texts, left) or say(texts, "battle-nobody"))


@hints.of(words.FightOn)
def fight_on(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write what the attacker can expect of the rounds ahead. [COC-239]"""
    seen = outlook.of_battle(g)
    dealt, taken = decimal(texts, seen.dealt), decimal(texts, seen.taken)
    return say(texts, "hint-fight-on", dealt=dealt, taken=taken, wins=round(100 * seen.wins))


@hints.of(words.Retreat)
def retreat(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write where the attackers return to. [COC-240]"""
    return say(texts, "hint-retreat", hex=land.name(g, g.battle.came))


# Moods and land.


@hints.of(words.Sadden, words.Endure)
def sadden(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the moods before and after. [COC-297, COC-322]"""
    place = land.number(g, hex_)
    then = cities.mood(g, place) - 1
    if incidents.sadden.matches(frame):
        source, path, _, _ = incidents.sadden.of(frame)
        then = incidents.mood_after(g, place, source, path)
    return mood_change(g, texts, place, then - cities.mood(g, place))


@hints.of(words.Exhaust)
def exhaust(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what can no longer be collected there. [COC-046, COC-301]"""
    place = land.number(g, hex_)
    realm = Realm(g, seat)
    terrain = realm.land.terrain[place]
    given = collecting.yields(realm, place)[terrain]
    lost = listed([texts.label("good", GOODS[good]) for good in given]) or say(texts, "nothing")
    name = name_of(texts, g.content.terrains[TERRAINS[terrain]])
    return joined(name, say(texts, "hint-exhausts", goods=lost))


# Events and barbarians under somebody's sway.


@hints.of(words.PutUnder)
def put_under(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what it costs to put an event away, and what that event does. [COC-523]"""
    source, due = maya.put_under.of(frame)
    civ = g.civs[seat]
    cost = payment(texts, civ, due, prices.ways(sheet(g, civ), source))
    return joined(cost, say(texts, f"event-{card}"))


@hints.of(words.Halt)
def halt(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write which groups would stay where they are. [COC-545, COC-608]"""
    return counted(texts, [kind_of(unit) for unit in hosts.at(g.horde, land.number(g, hex_))])


@hints.of(words.Direct)
def direct(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str, good: str) -> str:
    """Write how many groups would be directed. [COC-559]"""
    (groups,) = barbarians.direct.of(frame)
    return say(texts, "hint-groups", n=len(groups))


# Pieces that leave the game.


@hints.of(words.Erupt)
def erupt(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the size of a city and the units that die with it. [COC-778]"""
    place = land.number(g, hex_)
    size = cities.size(g, place, cities.standing(g))
    dead = counted(texts, [kind_of(unit) for unit in hosts.at(g.civs[seat].units, place)])
    return joined(say(texts, "hint-size", n=size), say(texts, "hint-die", units=dead) if dead else "")


@hints.of(words.Wreck)
def wreck(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, building: str) -> str:
    """Write what a destroyed building is worth. [COC-779]"""
    return _wrecked(g, texts, frame, g.content.board.building_halves)


@hints.of(words.WreckCity)
def wreck_city(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what a destroyed settlement is worth. [COC-779]"""
    return _wrecked(g, texts, frame, g.content.board.city_halves)


def _wrecked(g: ClashOfCultures, texts: Texts, frame: Frame, before: int) -> str:
    _, worth = calamities.wreck.of(frame)
    return points(texts, worth - before)


@hints.of(words.GiveUpPirate)
def give_up_pirate(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the units that are left there without an allied pirate ship. [COC-586]"""
    return give_up(g, seat, texts, frame, hex_, KINDS[SHIP])


@hints.of(words.GiveUp)
def give_up(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, kind: str) -> str:
    """Write the units that are left there, and what the lost one is worth. [COC-752, COC-799]"""
    there = tuple(map(kind_of, hosts.at(g.civs[seat].units, land.number(g, hex_))))
    left = hosts.without(there, [KINDS.index(kind)])
    text = say(texts, "hint-leaves", units=counted(texts, left) or say(texts, "battle-nobody"))
    worth = incidents.give_up_unit.of(frame)[0] if incidents.give_up_unit.matches(frame) else 0
    return joined(points(texts, int(worth)) if worth else "", text)


# Revolts.


@hints.of(words.LoseAction)
def lose_action(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write when the action is lost. [COC-787]"""
    now = g.active == seat and g.actions
    return say(texts, "hint-action-now", n=g.actions - 1) if now else say(texts, "hint-action-later")


@hints.of(words.Renounce)
def renounce(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write the points for doing without a leader. [COC-792]"""
    (worth,) = revolts.choose_heir.of(frame)
    return points(texts, int(worth))


@hints.of(words.Enthrone)
def enthrone(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, leader: str) -> str:
    """Write both abilities of a leader. [COC-159, COC-792]"""
    return abilities(texts, leader)


# Tributes.


@hints.of(words.PayOff, words.GiveGood)
def give(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, good: str) -> str:
    """Write how many of the good, or of the captives, are left. [COC-331, COC-501]"""
    drafts = (calamities.suffer, revolts.appease, exchanges.give_for)
    given = [pick for draft in drafts if draft.matches(frame) for pick in draft.picks(g, seat)]
    held = goods.stock(g.civs[seat])[MEANS_NAMES.index(good)]
    return say(texts, "left", n=held - given.count(words.GiveGood(good)) - 1)


@hints.of(words.Deal)
def deal(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, civ: int) -> str:
    """Write how much of the good a player has. [COC-757]"""
    good, _ = incidents.deal.of(frame)
    return stored(g, civ, texts, GOODS[good], ahead=incidents.deal.picks(g, seat).count(words.Deal(civ)))
