"""Mercenaries: barbarians who march for a player (COC-608, COC-726)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    barbarians,
    deeds,
    effects,
    goods,
    hosts,
    land,
    paying,
    prices,
    sides,
)
from saecula.games.clash_of_cultures.rules.action_cards import near_barbarians
from saecula.games.clash_of_cultures.rules.barbarians import Groups
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, GOLD, RESOURCES, Amounts
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import battles, possible, rules, specials
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet
from saecula.games.clash_of_cultures.vocabulary import HireArmy, March, MarchTo

CARD: Final = "mercenaries"


def armies(realm: Realm) -> list[int]:
    """Return the hexes of barbarians near a player who can move. [COC-726]"""
    within = realm.g.content.card_effects[CARD].within
    return [place for place in near_barbarians(realm, within) if ways(realm.g, place)]


def ways(g: ClashOfCultures, place: int) -> int:
    """Return the land hexes next to a group of barbarians with room for all of them. [COC-318, COC-726]"""
    now = land.land(g)
    size = len(hosts.at(g.horde, place))
    near = now.layout.neighbours[place] & now.ground
    return land.mask([goal for goal in bits(near) if barbarians.room(g, goal) >= size])


def wages(held: Sheet, effect: Special) -> tuple[int, ...]:
    """Return what pays an army; gold replaces resources, captives tokens. [COC-067, COC-501, COC-726]"""
    named = [effects.kind_of(effects.amounts(price)) for price in effect.prices]
    gold = [GOLD] if any([good in RESOURCES for good in named]) else []
    captives = [CAPTIVES] if prices.takes_captives(held, named) else []
    return (*named, *gold, *captives)


@specials.named(CARD)
def hire(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Hire barbarians, move them, and let the cities they left grow; others may object. [COC-608, COC-726]"""
    asked = tuple([(other, card) for other, card in barbarians.masters(g, seat) if other != seat])
    return (barbarians.gather(seat, CARD, tuple(armies(Realm(g, seat))), asked),)


def ask_armies(g: ClashOfCultures, seat: Seat, groups: Groups) -> Frame:
    """Return the frame in which armies are hired that nobody holds back. [COC-608, COC-726]"""
    (effect,) = effects.own_effects(g.content, CARD)
    assert isinstance(effect, Special)
    return hire_armies(seat, wages(sheet(g, g.civs[seat]), effect), groups)


barbarians.movers[CARD] = ask_armies


def _can_hire(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(armies(realm)) and any([left[good] for good in wages(realm.sheet, effect)])


possible[CARD] = _can_hire


@rules.draft
def hire_armies(
    g: ClashOfCultures, seat: Seat, picks: Picks, pay: tuple[int, ...], groups: Groups
) -> list[Action]:
    """Choose the armies to be moved, and what each is paid with. [COC-726]"""
    chosen = [HireArmy.of(pick) for pick in picks]
    paid = [good for _, good in chosen]
    held = goods.stock(g.civs[seat])
    left = [MEANS_NAMES[good] for good in pay if held[good] > paid.count(MEANS_NAMES[good])]
    taken = [hex_ for hex_, _ in chosen]
    free = [land.name(g, place) for place in groups]
    options = [HireArmy(hex_, good) for hex_ in free if hex_ not in taken for good in left]
    return [*options, DONE] if picks and options else options


@hire_armies.resolve
def pay_armies(g: ClashOfCultures, seat: Seat, picks: Picks, pay: tuple[int, ...], groups: Groups) -> None:
    """Pay first, then move the armies one by one. [COC-726]"""
    chosen = [HireArmy.of(pick) for pick in picks]
    paid = [good for _, good in chosen]
    handed = paying.hand_over(g, seat, tuple([paid.count(name) for name in MEANS_NAMES]))
    places = tuple([land.number(g, hex_) for hex_, _ in chosen])
    towns = tuple([place for place in places if g.tribes >> place & 1])
    g.then(*handed, lead(seat, places), regrow(seat, towns))


@rules.decision
def lead(g: ClashOfCultures, seat: Seat, groups: tuple[int, ...]) -> list[Action]:
    """Choose which of the hired armies moves next. [COC-726]"""
    able = [place for place in groups if hosts.at(g.horde, place) and ways(g, place)]
    return March.each([land.name(g, place) for place in able])


@lead.resolve
def choose_army(g: ClashOfCultures, seat: Seat, action: Action, groups: tuple[int, ...]) -> None:
    start = land.number(g, March.of(action))
    g.then(lead_to(seat, start, tuple([place for place in groups if place != start])))


@rules.decision(must=True)
def lead_to(g: ClashOfCultures, seat: Seat, start: int, groups: tuple[int, ...]) -> list[Action]:
    """Choose where a hired army moves; whoever is there is attacked. [COC-726]"""
    return MarchTo.each(land.names(g, ways(g, start)))


@lead_to.resolve
def move_army(g: ClashOfCultures, seat: Seat, action: Action, start: int, groups: tuple[int, ...]) -> None:
    """Move an army; one that joins another has moved with it. [COC-324, COC-726]"""
    goal = land.number(g, MarchTo.of(action))
    deeds.remember(g, seat, deeds.LED_OUT, str(start))
    g.horde = hosts.added(hosts.put(g.horde, start, ()), goal, hosts.at(g.horde, start))
    g.tell("horde_moved", land.name(g, start), MarchTo.of(action))
    met = sides.opponent(g, BARBARIANS, goal)
    fight = battles(g, BARBARIANS, met, goal, start) if met != NOBODY else []
    g.then(*fight, lead(seat, tuple([place for place in groups if place != goal])))


@rules.step
def regrow(g: ClashOfCultures, seat: Seat, towns: tuple[int, ...]) -> None:
    """Reinforce the barbarian cities that armies left. [COC-313, COC-726]"""
    left = [int(place) for (place,) in deeds.facts(g, seat, deeds.LED_OUT)]
    deeds.forget(g, seat, deeds.LED_OUT)
    g.then(*[barbarians.reinforce(seat, (town,)) for town in towns if town in left and g.tribes >> town & 1])
