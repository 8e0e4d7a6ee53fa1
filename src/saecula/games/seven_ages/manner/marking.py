"""Markers: what an empire needs most."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.manner import founding, lands
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.outlook.ranks import promised
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import markers, rounds
from saecula.games.seven_ages.rules.areas import age, controlled, empires_of, is_barbarian
from saecula.games.seven_ages.rules.forces import total
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.vocabulary import BESIDE, Idle, Lay, Mark, TurnUp

WILD_WAYS: Final = ("manoeuvre", "produce", "civilise", "trade", "destiny")
WILD_COST: Final = 0.35  # no free progress, and perhaps a point of glory
FOUND: Final = 1.0
ROOM: Final = 1.5  # of being able to found
RISE: Final = 0.2  # of the glory in a scoring that new areas would bring
RICH: Final = 15  # income beyond which more is not missed


@scores(markers.place_markers)
def place(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Prefer what this empire needs, unless another one needs it more."""
    slots = [Idle.of(option) for option in options if Idle.matches(option)]
    standing = Standings(g)
    wants = {other: needs(g, other, standing) for other in empires_of(g, seat) if slots and other >= slots[0]}
    found = []
    for option in options:
        if option == DONE:
            found.append(0.0)
        elif Lay.matches(option):
            found.append(beside(g, seat, Lay.of(option)))
        elif Idle.matches(option):
            found.append(0.0)
        else:
            slot, marker = Mark.of(option)
            own = wants[slot][marker]
            rival = max([want[marker] for other, want in wants.items() if other > slot], default=0.0)
            found.append(own - 0.5 * max(rival - own, 0.0))
    return found


def needs(g: SevenAges, slot: int, standing: Standings) -> dict[str, float]:
    """Return how much an empire needs each action."""
    empire = g.empires[slot]
    symbols: dict[str, int] = {symbol.most: symbol.n for symbol in g.content.cards[empire.card].glory}
    spare = lands.spare_units(g, empire)
    upkeep = 0 if is_barbarian(g, empire) else total(empire)
    gain = min(max(income(g, empire) - upkeep, 0), RICH)
    found = {
        "found": 0.0,
        "produce": 0.1 + 0.06 * gain - 0.12 * spare + 0.17 * symbols.get("money", 0),
        "trade": 0.05 + 0.05 * g.content.cards[empire.card].trade + 0.33 * symbols.get("progress", 0),
        "manoeuvre": moving(g, slot, standing),
        "destiny": 0.2 + seeking(g, empire.owner),
        "civilise": civilising(g, slot, symbols),
        "dissolve": dissolving(g, slot, standing),
    }
    found[markers.WILD] = max([found[way] for way in WILD_WAYS]) - WILD_COST
    return found


def moving(g: SevenAges, slot: int, standing: Standings) -> float:
    """Return what units to spare could gain."""
    spare = lands.spare_units(g, g.empires[slot])
    prey = lands.prey(g, g.empires[slot], slot) if spare > 1 else 0
    return 0.14 * min(spare, 8) + 0.1 * prey + RISE * lands.promise(g, slot, standing) - 0.35


def seeking(g: SevenAges, seat: Seat) -> float:
    """Return what new cards are worth: more where few are held, most where none of them can be founded."""
    missing = max(g.content.board.destiny_hand - len(g.players[seat].hand), 0)
    return 0.22 * missing + 0.05 * founding.useless(g, seat) + 0.2 * founding.lacks_empire(g, seat)


def civilising(g: SevenAges, slot: int, symbols: dict[str, int]) -> float:
    """Return what cities to be built, artifacts and calm are worth."""
    empire = g.empires[slot]
    areas = controlled(g, empire) & g.content.land
    value = 0.12 * min(greens(g, empire), 3) * (1 + 0.3 * symbols.get("artifacts", 0))
    if not is_barbarian(g, empire):
        steps = sum([age(g, empire) >= needed for needed in g.content.board.city_ages])
        small = areas
        for mask in g.cities[steps - 1 :]:
            small &= ~mask
        value += bool(small) * (0.15 + 0.19 * symbols.get("cities", 0))
    return value + 0.1 * min((areas & g.disorder).bit_count(), empire.money // g.content.board.disorder_price)


def greens(g: SevenAges, empire: Empire) -> int:
    """Return how many green artifacts of its age an empire's owner holds."""
    now, content, found = age(g, empire), g.content, 0
    for card in g.players[empire.owner].hand.cards:
        entry = content.artifacts[content.artifact_index[content.cards[content.card_index[card]].artifact]]
        found += entry.colour == "green" and now in entry.ages and not entry.needs
    return found


def dissolving(g: SevenAges, slot: int, standing: Standings) -> float:
    """Return what it is worth to make room for a better empire."""
    seat = g.empires[slot].owner
    if len(empires_of(g, seat)) < empire_limit(g):
        return -1.0
    better = founding.best_card(g, seat)
    return (better > 0) * ROOM + 0.2 * better - 0.8 * promised(standing, slot) - 0.3


def beside(g: SevenAges, seat: Seat, marker: str) -> float:
    """Return what a marker beside the cards is worth."""
    match marker:
        case "found":
            best = founding.best_card(g, seat)
            return FOUND + 0.5 * best if best > 0 else 0.0
        case "destiny":
            return 0.15 + seeking(g, seat)
        case "civilise":
            return -0.1
        case _:
            return -WILD_COST


@scores(markers.turn_up)
def turn_up(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Turn up what fits; the wild where it is needed more than free progress."""
    (number,) = markers.turn_up.of(frame)
    marker = markers.ACTIONS[number - 1]
    found = []
    for option in options:
        if option == DONE:
            found.append(0.0)
            continue
        slot = TurnUp.of(option)
        if markers.WILD not in markers.marker_at(g, seat, slot).cards:
            found.append(10.0)
        elif slot == BESIDE:
            found.append(beside(g, seat, marker) - 0.1)
        else:
            found.append(needs(g, slot, Standings(g))[marker] - WILD_COST)
    return found


@scores(rounds.first_of_two)
def first(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Begin with either."""
    return [0.0] * len(options)
