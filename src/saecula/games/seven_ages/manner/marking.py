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
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, empires_of, is_barbarian
from saecula.games.seven_ages.rules.forces import total
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.vocabulary import BESIDE, Idle, Lay, Mark, TurnUp

WILD_COST: Final = 0.8  # no free progress, and perhaps a point of glory
FOUND: Final = 3.0
SAVED: Final = 4  # money that is not missed for each unit at hand
FADED: Final = 0.4  # glory expected of an empire that is not worth its place any more


@scores(markers.place_markers)
def place(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Prefer what this empire needs, unless another one needs it more."""
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
            others = [other for other in empires_of(g, seat) if other > slot]
            rival = max([need(g, other, marker) for other in others], default=0.0)
            own = need(g, slot, marker)
            found.append(own - 0.5 * max(rival - own, 0.0))
    return found


def need(g: SevenAges, slot: int, marker: str) -> float:
    """Return how much an empire needs an action."""
    empire = g.empires[slot]
    spare = lands.spare_units(g, empire)
    match marker:
        case "manoeuvre":
            return 0.5 * min(spare, lands.free_land(g, empire)) + 0.4 * (spare > 1) * lands.prey(
                g, empire, slot
            )
        case "produce":
            gain = income(g, empire) - (0 if is_barbarian(g, empire) else total(empire))
            saved = 0.05 * max(empire.money - SAVED * spare, 0)
            return 0.6 + 0.12 * max(gain, 0) - 0.15 * spare + saved
        case "civilise":
            return civilising(g, slot)
        case "trade":
            return 1.0 + 0.25 * g.content.cards[empire.card].trade
        case "destiny":
            return 0.15 * max(6 - len(g.players[empire.owner].hand), 0)
        case "dissolve":
            return dissolving(g, slot)
        case markers.WILD:
            ways = ("manoeuvre", "produce", "civilise", "trade")
            return max([need(g, slot, way) for way in ways]) - WILD_COST
        case _:
            return 0.0


def civilising(g: SevenAges, slot: int) -> float:
    """Return what cities to be built, leaders and calm are worth."""
    empire = g.empires[slot]
    areas = controlled(g, empire) & g.content.land
    value = 0.1 + 0.15 * (not empire.leaders)
    if not is_barbarian(g, empire):
        top = 1 + 2 * sum([age(g, empire) >= needed for needed in g.content.board.city_ages[1:]])
        open_ = [area for area in range(len(g.content.areas)) if areas >> area & 1]
        value += 0.9 * any([city_level(g, area) < top for area in open_])
    return value + 0.4 * min((areas & g.disorder).bit_count(), empire.money // g.content.board.disorder_price)


def dissolving(g: SevenAges, slot: int) -> float:
    """Return what it is worth to make room for a better empire."""
    seat = g.empires[slot].owner
    if len(empires_of(g, seat)) < empire_limit(g):
        return -1.0
    better = founding.best_card(g, seat)
    return better - 1.0 if expected(g).get(slot, 0.0) < FADED else -1.0


def beside(g: SevenAges, seat: Seat, marker: str) -> float:
    """Return what a marker beside the cards is worth."""
    match marker:
        case "found":
            return FOUND if founding.best_card(g, seat) > 0 else 0.0
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
            found.append(need(g, slot, marker) - WILD_COST)
    return found


@scores(rounds.first_of_two)
def first(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Begin with either."""
    return [0.0] * len(options)
