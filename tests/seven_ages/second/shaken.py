"""Positions that random play hardly reaches: empires of every age, near each other, with all there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from saecula.core.contracts import Dice
from saecula.core.zones import EVERYONE, pile
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import conflict, forces, rounds
from tests.seven_ages.second.box import (
    AREA_IDS,
    AREAS,
    ARTIFACT_IDS,
    ARTIFACTS,
    CARDS,
    CITY_AGE,
    COLOURS,
    EVENTS,
    LEADER_IDS,
    LEADER_TYPES,
    LEADERS,
    LIMIT,
    NEAR,
    PLACES,
    UNIT_IDS,
    UNITS,
    age_of_level,
    is_coastal,
    is_land,
    kind_of,
)
from tests.seven_ages.second.table import ACTIONS, BESIDE
from tests.seven_ages.table import QUIET, Table

T = TypeVar("T")
FIRST_UNIT: Final = {"land": "spearmen", "naval": "galley"}
MARKERS: Final = dict(enumerate(ACTIONS, 1))
WAR: Final = 0  # instead of an action: conflicts, wherever they come from
COMMON: Final = ("elephant", "nuclear", "star_wars")


def begin(
    seats: int, seed: str, options: dict[str, Any], dice: Dice, action: int, content: Any = None
) -> Any:
    """Start an action of somebody's in a position in which everything is randomized."""
    t = shaken(seats, seed, options, dice, content)
    g = t.g
    seat = dice.roll(seats)
    own = [slot for slot, e in enumerate(g.empires) if e.owner == seat]
    g.number = action
    if action == 1:
        g.players[seat].laid = pile([MARKERS[action]], EVERYONE)
        g.players[seat].turned = action
        t.begin(rounds.start_act(seat, BESIDE, action))
        return g
    slot = dice.pick(own)
    if action == WAR:
        wage(t, slot, dice)
        t.begin(conflict.resolve_conflicts(seat, slot))
        return g
    g.empires[slot].marker, g.empires[slot].turned = pile([MARKERS[action]], EVERYONE), action
    t.begin(rounds.start_act(seat, slot, action))
    return g


def shaken(seats: int, seed: str, options: dict[str, Any], dice: Dice, content: Any = None) -> Table:
    """Throw empires, cities, artifacts, leaders, disorder, money and hands."""
    g = GAME.start(seats, seed, options, content)
    t = Table(g)
    for seat, player in enumerate(g.players):
        player.colours = g.content.pairs[seat]
        player.glory = 5 + dice.roll(20)
    g.start, g.round, g.first_age = dice.roll(seats), 3, 1
    base = 1 + dice.roll(49)
    centre = dice.pick([area for area in AREAS if is_land(area)])
    for seat in range(seats):
        for _ in range(1 + dice.roll(min(3, LIMIT[seats]))):
            settle(t, seat, base, around(centre, dice), dice)
    oldest = max(age_of_level(e.progress) for e in g.empires if e.owner >= 0)
    if oldest == 7:
        g.elephants = 0
    for slot, e in enumerate(g.empires):
        if e.owner >= 0:
            furnish(t, slot, oldest, dice)
    for id_ in ARTIFACT_IDS:
        if ARTIFACTS[id_].get("blue") and not dice.roll(8):
            g.blue = g.blue.put(g.content.artifact_index[id_], max(1, min(49, base - 3 + dice.roll(8))))
    for seat in range(seats):
        calm(t, seat, dice)
    return t


def around(centre: str, dice: Dice) -> str:
    """Walk a few areas from the centre of the world of this position."""
    area = centre
    for _ in range(dice.roll(6)):
        area = dice.pick(sorted(NEAR[area]))
    return area if is_land(area) else centre


def settle(t: Table, seat: int, base: int, start: str, dice: Dice) -> None:
    """Put an empire on the map, in areas without foreign units."""
    g = t.g
    free = [slot for slot in range(15) if g.empires[slot].owner < 0]
    own = [slot for slot in free if g.players[seat].colours >> slot & 1]
    chosen = [slot for slot in free if not any(p.colours >> slot & 1 for p in g.players)]
    if not (own or chosen):
        return
    slot = dice.pick(own or chosen)
    in_play = {e.card for e in g.empires if e.owner >= 0}
    card = dice.pick([id_ for n, id_ in enumerate(CARDS) if n not in in_play])
    level = max(1, min(49, base - 6 + dice.roll(10)))
    area = next(a for a in [start, *sorted(NEAR[start]), *AREA_IDS] if is_land(a) and free_of(t, slot, a))
    t.found(seat, card, {area: "1 spearmen"}, level, dice.roll(70), colour=COLOURS[slot]["id"])
    for _ in range(dice.roll(7)):
        area = dice.pick(sorted(NEAR[area]))
        if not free_of(t, slot, area):
            continue
        for _ in range(1 + dice.roll(4)):
            place_unit(t, slot, area, dice)
    e = g.empires[slot]
    e.elites = dice.roll(5)
    e.homeland = t.mask(*{start, area, *some(sorted(NEAR[start]), dice)})
    e.fought, e.won, e.traded = not dice.roll(2), False, not dice.roll(3)


def wage(t: Table, slot: int, dice: Dice) -> None:
    """Put strong units of an empire into areas of others, and some more beside them."""
    g = t.g
    others = [
        (e, AREA_IDS[g.content.home[place]])
        for n, e in enumerate(g.empires)
        if n != slot
        for place, _ in e.units
    ]
    taken: set[str] = set()
    g.marching = slot
    for _ in range(1 + dice.roll(2)):
        other, area = dice.pick(others)
        if area in taken:
            continue
        taken.add(area)
        for _ in range(2 + dice.roll(6)):
            place_unit(t, slot, area, dice)
            place_unit(t, g.empires.index(other), area, dice)
        g.ways = g.ways.put(t.area(area), dice.roll(8))
        for beside in sorted(NEAR[area]):
            side = dice.pick([slot, g.empires.index(other)])
            if not dice.roll(3) and free_of(t, side, beside):
                place_unit(t, side, beside, dice)


def free_of(t: Table, slot: int, area: str) -> bool:
    """Whether nobody else has units there."""
    number = t.area(area)
    return not any(
        forces.stack_in(t.g, e, number) for n, e in enumerate(t.g.empires) if n != slot and e.owner >= 0
    )


def place_unit(t: Table, slot: int, area: str, dice: Dice) -> None:
    """Put a unit there that the empire could have: its level, its counters, its area."""
    g, e = t.g, t.g.empires[slot]
    wanted = [u for u in UNIT_IDS if UNITS[u]["level"] <= e.progress + 2 and fits(u, area)]
    wanted = [u for u in wanted if u not in COMMON or (u != "elephant" and not dice.roll(3))]
    wanted = [u for u in wanted if forces.left(g, slot, g.content.unit_index[u]) > 0]
    if wanted:
        shore = dice.roll(2) if len(AREAS[area].get("shores", ())) > 1 else 0
        unit = dice.pick(wanted)
        place = PLACES.index((area, shore if UNITS[unit]["domain"] == "naval" else 0))
        forces.add(g, e, place, g.content.unit_index[unit])


def fits(unit: str, area: str) -> bool:
    """Land units on land, ships on water and coasts, no galleys far out, no planes alone at sea."""
    realm = UNITS[unit]["domain"]
    if realm == "naval":
        return is_coastal(area) or (kind_of(area) == "sea" and unit != "galley")
    return is_land(area)


def some(items: Sequence[T], dice: Dice) -> list[T]:
    return [item for item in items if dice.roll(2)]


def furnish(t: Table, slot: int, oldest: int, dice: Dice) -> None:
    """Give an empire cities, a capital, forts, disorder, leaders, artifacts and elephants."""
    g, e = t.g, t.g.empires[slot]
    age = age_of_level(e.progress)
    lands = sorted({AREA_IDS[g.content.home[place]] for place, _ in e.units})
    lands = [area for area in lands if is_land(area)]
    for area in lands:
        if dice.roll(3) == 0:
            t.city(area, dice.pick([level for level, first in CITY_AGE.items() if first <= age]))
        if dice.roll(4) == 0:
            g.forts |= t.mask(area)
        if dice.roll(5) == 0:
            g.disorder |= t.mask(area)
        if dice.roll(4) == 0:
            artifact(t, slot, "area", area, age, dice)
        claim(t, slot, area, oldest, dice)
    with_city = [area for area in lands if any(mask & t.mask(area) for mask in g.cities)]
    if with_city and dice.roll(4):
        e.capital = t.area(dice.pick(with_city))
    for _ in range(dice.roll(3)):
        artifact(t, slot, "card", "", age, dice)
    held = [AREA_IDS[g.content.home[place]] for place, _ in e.units]
    for _ in range(min(dice.roll(3), CARDS[g.content.cards[e.card].id]["leaders"])):
        lead(t, slot, dice.pick(held), age, dice)


def claim(t: Table, slot: int, area: str, oldest: int, dice: Dice) -> None:
    """Let an empire of level 10 own the elephant of its area, and perhaps have it on the map."""
    g, e = t.g, t.g.empires[slot]
    number = AREAS[area].get("elephant", 0)
    if number and e.progress >= 10 and oldest < 7:
        e.elephants |= 1 << number - 1
        g.elephants &= ~(1 << number - 1)
        if dice.roll(2):
            forces.add(g, e, t.area(area), g.content.unit_index["elephant"])


def artifact(t: Table, slot: int, place: str, area: str, age: int, dice: Dice) -> None:
    """Give an empire an artifact of its age that nobody has."""
    g, e = t.g, t.g.empires[slot]
    on_map = {number - 1 for _, number in g.placed}
    on_cards = 0
    for other in g.empires:
        on_cards |= other.artifacts
    open_ = [
        n
        for n, id_ in enumerate(ARTIFACT_IDS)
        if ARTIFACTS[id_]["place"] == place and age in ARTIFACTS[id_]["ages"] and n not in on_map
        if not on_cards >> n & 1 and id_ != "internet"
    ]
    if place == "card":
        kinds = {ARTIFACTS[id_]["kind"] for n, id_ in enumerate(ARTIFACT_IDS) if e.artifacts >> n & 1}
        creeds = kinds & {"religion", "government"}
        open_ = [n for n in open_ if ARTIFACTS[ARTIFACT_IDS[n]]["kind"] not in creeds]
    if open_:
        number = dice.pick(open_)
        if area:
            g.placed = g.placed.put(t.area(area), number + 1)
        else:
            e.artifacts |= 1 << number


def lead(t: Table, slot: int, area: str, age: int, dice: Dice) -> None:
    """Put a leader on the map: a named one of the age, or one out of the cup."""
    g, e = t.g, t.g.empires[slot]
    named = [n for n, id_ in enumerate(LEADERS) if not g.named >> n & 1 and LEADERS[id_]["age"] == age]
    if named and dice.roll(2):
        number = dice.pick(named)
        g.named |= 1 << number
    else:
        kinds = [n for n in range(len(LEADER_TYPES)) if g.cup[n]]
        kind = dice.pick(kinds)
        g.cup = tuple([left - (n == kind) for n, left in enumerate(g.cup)])
        number = len(LEADERS) + kind
    assert number < len(LEADER_IDS)
    e.leaders = (*e.leaders, (number, t.area(area)))


def calm(t: Table, seat: int, dice: Dice) -> None:
    """Hold only cards whose events are for the own actions, so that no window opens."""
    g = t.g
    for card in g.players[seat].hand.cards:
        if EVENTS[CARDS[card]["event"]]["when"] not in QUIET:
            quiet = [id_ for id_ in g.deck.cards if EVENTS[CARDS[id_]["event"]]["when"] in QUIET]
            new = dice.pick(quiet)
            hand = g.players[seat].hand
            g.players[seat].hand = hand.take(card).put(new, hand.knowers(card))
            g.deck = g.deck.take(new).put(card, 0)
