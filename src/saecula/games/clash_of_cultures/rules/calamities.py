"""What only one event does: eruptions, plagues, fires (COC-750, COC-778 to COC-780, COC-789 to COC-802)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE
from saecula.games.clash_of_cultures.effects import NextBattle, NextSiege, Special
from saecula.games.clash_of_cultures.position import BURIED, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    cards,
    cities,
    effects,
    goods,
    hosts,
    incidents,
    land,
    sides,
    status,
)
from saecula.games.clash_of_cultures.rules.cities import ANGRY, SETTLEMENT
from saecula.games.clash_of_cultures.rules.hosts import LEADER, SHIP, kind_of
from saecula.games.clash_of_cultures.rules.land import FOREST
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import advance_gained, operations, rules, specials
from saecula.games.clash_of_cultures.vocabulary import (
    Burn,
    Discard,
    Erupt,
    GiveGood,
    GiveUp,
    GiveUpPirate,
    Wreck,
    WreckCity,
    WreckWonder,
)
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS

SANITATION: Final = "sanitation"


# Pestilence.


@specials.named("forbid_building")
def forbid_building(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Let a player build nothing until Sanitation is gained. [COC-750]"""
    g.civs[seat].pestilence = True
    return ()


@advance_gained.add(20)
def overcome(g: ClashOfCultures, seat: Seat, advance: str) -> Frames:
    """Return the end of the pestilence, if this advance ends it. [COC-750]"""
    return (end_pestilence(seat),) if advance == SANITATION and g.civs[seat].pestilence else ()


@rules.step
def end_pestilence(g: ClashOfCultures, seat: Seat) -> None:
    """Allow a player to build again. [COC-750]"""
    g.civs[seat].pestilence = False


# Volcano and earthquakes.


@specials.named("volcano")
def volcano(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Bury a city with everything in it. [COC-778]"""
    return (erupt(seat, effect.halves),)


@rules.decision(must=True)
def erupt(g: ClashOfCultures, seat: Seat, halves: int) -> list[Action]:
    """Choose the city that is buried. [COC-778]"""
    return Erupt.each(land.names(g, g.civs[seat].cities))


@erupt.resolve
def bury_city(g: ClashOfCultures, seat: Seat, action: Action, halves: int) -> None:
    """Kill the units, unless a card saves them, then bury the city. [COC-602, COC-778]"""
    place = land.number(g, Erupt.of(action))
    kinds = [kind_of(unit) for unit in hosts.at(g.civs[seat].units, place)]
    lost = [incidents.prevent_loss(seat, place, kind, 0) for kind in kinds if kind != LEADER]
    g.then(*lost, bury_pieces(seat, place, halves))


@rules.step
def bury_pieces(g: ClashOfCultures, seat: Seat, place: int, halves: int) -> None:
    """Kill the leader and take every piece out of the game; its owner scores it. [COC-299, COC-778]"""
    bit = 1 << place
    mourning = []
    if LEADER in map(kind_of, hosts.at(g.civs[seat].units, place)):
        mourning = incidents.take_off(g, seat, place, LEADER)
    for other, each in enumerate(g.civs):
        for kind, where in enumerate(each.buildings):
            if where & bit:
                bury(g, other, kind, place, halves)
    for number, where in enumerate(g.wonder_at):
        if where == place:
            bury_wonder(g, seat, number)
    bury(g, seat, SETTLEMENT, place, halves)
    g.tell("city_buried", seat, land.name(g, place))
    g.then(*mourning)


def bury(g: ClashOfCultures, seat: Seat, kind: int, place: int, halves: int) -> None:
    """Take a piece out of the game and score it. [COC-299, COC-778, COC-779]"""
    cities.bury(g, seat, kind, place)
    g.civs[seat].half_points += halves


def bury_wonder(g: ClashOfCultures, seat: Seat, number: int) -> None:
    """Take a wonder out of the game; it scores as it did but works no more. [COC-778, COC-779]"""
    g.wonder_at = tuple([BURIED - seat if each == number else at for each, at in enumerate(g.wonder_at)])


@specials.named("earthquake")
def earthquake(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Take some pieces of one's cities out of the game. [COC-779, COC-780]"""
    return (wreck(seat, effect.n, effect.halves),)


def wreckable(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """List the pieces that may be chosen after these; a settlement only as the last one. [COC-779]"""
    realm = Realm(g, seat)
    own = realm.civ.cities
    listed: list[Action] = []
    for kind, where in enumerate(realm.civ.buildings):
        listed += [Wreck(name, BUILDINGS[kind]) for name in land.names(g, where & own)]
    wonders = [id_ for id_, number in g.content.wonder_index.items() if _stands_in(g, number, own)]
    listed += WreckWonder.each(wonders)
    lost = Counter([hex_of(g, pick) for pick in picks])
    bare = [place for place in bits(own) if realm.size(place) - lost[place] == 1]
    listed += WreckCity.each([land.name(g, place) for place in bare])
    return [action for action in listed if action not in picks]


def _stands_in(g: ClashOfCultures, wonder: int, places: int) -> bool:
    at = g.wonder_at[wonder]
    return at >= 0 and bool(places >> at & 1)


def hex_of(g: ClashOfCultures, pick: Action) -> int:
    """Return the city of a chosen piece."""
    if WreckWonder.matches(pick):
        return g.wonder_at[g.content.wonder_index[WreckWonder.of(pick)]]
    place = WreckCity.of(pick) if WreckCity.matches(pick) else Wreck.of(pick)[0]
    return land.number(g, place)


@rules.draft
def wreck(g: ClashOfCultures, seat: Seat, picks: Picks, most: int, halves: int) -> list[Action]:
    """Choose the pieces that an earthquake destroys. [COC-779, COC-780]"""
    if len(picks) == most:
        return []
    listed = wreckable(g, seat, picks)
    return [*listed, DONE] if listed and picks else listed


@wreck.resolve
def wreck_pieces(g: ClashOfCultures, seat: Seat, picks: Picks, most: int, halves: int) -> None:
    """Take the pieces out of the game; the cities that survive lose mood. [COC-299, COC-779]"""
    places = sorted({hex_of(g, pick) for pick in picks})
    for pick in picks:
        if WreckWonder.matches(pick):
            bury_wonder(g, seat, g.content.wonder_index[WreckWonder.of(pick)])
        elif WreckCity.matches(pick):
            bury(g, seat, SETTLEMENT, land.number(g, WreckCity.of(pick)), halves)
        else:
            hex_, building = Wreck.of(pick)
            bury(g, seat, BUILDINGS.index(building), land.number(g, hex_), halves)
    g.tell("pieces_buried", seat, len(picks))
    hurt = [place for place in places if g.civs[seat].cities >> place & 1]
    g.then(*[frame for place in hurt for frame in incidents.fall(g, seat, place, cities.mood(g, place) - 1)])


# Pandemics.


@specials.named("pandemics")
def pandemics(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Lose goods, cards and units, half as many as cities. [COC-798]"""
    return (suffer(seat, g.civs[seat].cities.bit_count() // 2),)


def losses(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """List what can still be lost beside these. [COC-798]"""
    civ = g.civs[seat]
    listed: list[Action] = []
    for good, held in zip(GOODS, civ.goods, strict=True):
        listed += [GiveGood(good)] * held
    for deck in ("action", "objective"):
        listed += Discard.each(cards.discardable(civ, deck))
    lost = [incidents.chosen_unit(g, pick) for pick in picks if is_unit(pick)]
    for place, *stack in civ.units:
        units = tuple(map(hosts.unmarked, stack))
        gone = [unit for hex_, unit in lost if hex_ == place]
        listed += [
            incidents.to_give_up(g, place, unit)
            for unit in units
            if unit in gone
            or kind_of(unit) != SHIP
            or fits_aboard(g, seat, hosts.without(units, [*gone, unit]))
        ]
    for pick in picks:
        listed.remove(pick)
    return list(dict.fromkeys(listed))


def is_unit(pick: Action) -> bool:
    """Return whether a choice is of a unit."""
    return GiveUp.matches(pick) or GiveUpPirate.matches(pick)


def fits_aboard(g: ClashOfCultures, seat: Seat, units: hosts.Units) -> bool:
    """Return whether the ships of a hex have room for the other units. [COC-181]"""
    ships = sum([kind_of(unit) == SHIP for unit in units])
    return len(units) - ships <= ships * sides.capacity(g, seat)


@rules.draft
def suffer(g: ClashOfCultures, seat: Seat, picks: Picks, number: int) -> list[Action]:
    """Choose what a pandemic takes, in any mix. [COC-798]"""
    return losses(g, seat, picks) if len(picks) < number else []


@suffer.resolve
def lose_items(g: ClashOfCultures, seat: Seat, picks: Picks, number: int) -> None:
    given = [GiveGood.of(pick) for pick in picks if GiveGood.matches(pick)]
    goods.take(g, seat, tuple([given.count(good) for good in GOODS]))
    for pick in picks:
        if Discard.matches(pick):
            cards.discard(g, seat, Discard.of(pick))
    g.then(*[incidents.given_up(g, seat, pick) for pick in picks if is_unit(pick)])


# Fire, Envoy and what stays in play.


@specials.named("burn")
def burn(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Set a forest on fire, or lose wood. [COC-802]"""
    if not g.civs[seat].cities & land.land(g).of[FOREST]:
        return effects.inside(g, seat, source, effect)
    return (set_fire(seat),)


@rules.decision(must=True)
def set_fire(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose a city in a forest that burns. [COC-303, COC-802]"""
    found = g.civs[seat].cities & land.land(g).of[FOREST]
    return Burn.each(land.names(g, found & ~g.angry or found))


@set_fire.resolve
def spread_fire(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Lower the mood of all cities in the same forest, player after player. [COC-304, COC-802]"""
    wood = forest_around(g, land.number(g, Burn.of(action)))
    frames: list[Frame] = []
    for other in status.clockwise(g, seat):
        for place in bits(g.civs[other].cities & wood & ~g.angry):
            frames += incidents.fall(g, other, place, max(cities.mood(g, place) - 1, ANGRY))
    g.then(*frames)


def forest_around(g: ClashOfCultures, place: int) -> int:
    """Return the forest that is connected with a hex. [COC-802]"""
    now = land.land(g)
    found, before = 1 << place, 0
    while found != before:
        before = found
        found |= now.near(found) & now.of[FOREST]
    return found


@specials.named("lay_out_wonder")
def lay_out_wonder(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Lay the top wonder card face up. [COC-789]"""
    if g.wonder_deck.cards and not g.envoy:
        g.envoy, g.wonder_deck = g.draw(g.wonder_deck)
        g.tell("drew_wonder", seat, Hidden(g.envoy, EVERYONE))
    return ()


@operations.named("next_battle")
def darken(g: ClashOfCultures, effect: NextBattle, seat: Seat, source: str, place: int) -> Frames:
    """Shorten the next land battle. [COC-790]"""
    g.eclipse = True
    return ()


@operations.named("next_siege")
def build_horse(g: ClashOfCultures, effect: NextSiege, seat: Seat, source: str, place: int) -> Frames:
    """Leave a horse for the next attacker of a city. [COC-791]"""
    g.trojan = seat
    return ()
