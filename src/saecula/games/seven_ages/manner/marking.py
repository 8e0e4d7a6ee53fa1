"""Markers: what an empire needs most."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.manner import founding, lands
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.outlook.ranks import expected
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import markers, rounds
from saecula.games.seven_ages.rules.areas import age, controlled, empires_of, is_barbarian
from saecula.games.seven_ages.rules.forces import total
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.vocabulary import BESIDE, Idle, Lay, Mark, TurnUp

WILD_WAYS: Final = ("manoeuvre", "produce", "civilise", "trade")
WILD_COST: Final = 0.8  # no free progress, and perhaps a point of glory
FOUND: Final = 3.0
SEEK: Final = 2.0  # of looking for an empire where there is room and none in hand
SAVED: Final = 4  # money that is not missed for each unit at hand
FADED: Final = 0.4  # glory expected of an empire that is not worth its place any more


@scores(markers.place_markers)
def place(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Prefer what this empire needs, unless another one needs it more."""
    slots = [Idle.of(option) for option in options if Idle.matches(option)]
    wants = {other: needs(g, other) for other in empires_of(g, seat) if slots and other >= slots[0]}
    found = []
    for option in options:
        if option == DONE:
            found.append(0.0)
        elif Lay.matches(option):
            found.append(beside(g, seat, Lay.of(option)))
        elif Idle.matches(option):
            found.append(0.1)
        else:
            slot, marker = Mark.of(option)
            own = wants[slot][marker]
            rival = max([want[marker] for other, want in wants.items() if other > slot], default=0.0)
            found.append(own - 0.5 * max(rival - own, 0.0))
    return found


def needs(g: SevenAges, slot: int) -> dict[str, float]:
    """Return how much an empire needs each action."""
    empire = g.empires[slot]
    spare = lands.spare_units(g, empire)
    free = lands.free_land(g, empire)
    upkeep = 0 if is_barbarian(g, empire) else total(empire)
    gain = income(g, empire) - upkeep
    saved = 0.05 * max(empire.money - SAVED * spare, 0)
    prey = lands.prey(g, empire, slot) if spare > 1 else 0
    found = {
        "found": 0.0,
        "produce": 0.6 + 0.12 * max(gain, 0) - 0.15 * spare + saved,
        "trade": 1.0 + 0.25 * g.content.cards[empire.card].trade,
        "manoeuvre": 0.5 * min(spare, free) + 0.4 * prey,
        "destiny": 0.15 * max(6 - len(g.players[empire.owner].hand), 0),
        "civilise": civilising(g, slot),
        "dissolve": dissolving(g, slot),
    }
    found[markers.WILD] = max([found[way] for way in WILD_WAYS]) - WILD_COST
    return found


def civilising(g: SevenAges, slot: int) -> float:
    """Return what cities to be built, leaders and calm are worth."""
    empire = g.empires[slot]
    areas = controlled(g, empire) & g.content.land
    value = 0.1 + 0.15 * (not empire.leaders)
    if not is_barbarian(g, empire):
        steps = sum([age(g, empire) >= needed for needed in g.content.board.city_ages])
        small = areas
        for mask in g.cities[steps - 1 :]:
            small &= ~mask
        value += 0.9 * bool(small)
    return value + 0.4 * min((areas & g.disorder).bit_count(), empire.money // g.content.board.disorder_price)


def dissolving(g: SevenAges, slot: int) -> float:
    """Return what it is worth to make room for a better empire."""
    seat = g.empires[slot].owner
    if len(empires_of(g, seat)) < empire_limit(g):
        return -1.0
    better = founding.best_card(g, seat)
    return better - 1.0 if expected(Standings(g)).get(slot, 0.0) < FADED else -1.0


def beside(g: SevenAges, seat: Seat, marker: str) -> float:
    """Return what a marker beside the cards is worth."""
    match marker:
        case "found":
            return FOUND if founding.best_card(g, seat) > 0 else 0.0
        case "destiny" if founding.lacks_empire(g, seat):
            return SEEK
        case "destiny":
            return 0.2 + 0.25 * max(6 - len(g.players[seat].hand), 0) + 0.2 * founding.useless(g, seat)
        case "civilise":
            return 0.3
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
            found.append(needs(g, slot)[marker] - WILD_COST)
    return found


@scores(rounds.first_of_two)
def first(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Begin with either."""
    return [0.0] * len(options)
