"""Units lost and won, disorder, and where things stand, by rule of thumb."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.manner import lands
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import (
    calamities,
    founding,
    losses,
    playing,
    production,
    quelling,
    retreat,
    settlers,
)
from saecula.games.seven_ages.rules.areas import city_level
from saecula.games.seven_ages.vocabulary import (
    ArtifactIn,
    FreeUnit,
    GiveUp,
    LeaderIn,
    LoseShip,
    LoseUnit,
    Quell,
    Sacrifice,
    Unpaid,
)

DEAREST = 20.0  # more than the strength of any unit


@scores(losses.lose_unit, calamities.lose_ship, retreat.sacrifice, production.give_up)
def lose(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Lose the weakest unit."""
    found = []
    for option in options:
        verb = next(verb for verb in (LoseUnit, LoseShip, Sacrifice, GiveUp) if verb.matches(option))
        found.append(1.0 - _strength(g, verb.of(option)) / DEAREST)
    return found


@scores(settlers.free_unit, settlers.colonist)
def receive(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Take the strongest unit."""
    return [
        1.0 + _strength(g, FreeUnit.of(option)) / DEAREST if FreeUnit.matches(option) else 0.0
        for option in options
    ]


def _strength(g: SevenAges, type_: int) -> int:
    return g.content.units[type_].front + g.content.units[type_].support


@scores(production.leave_unpaid)
def unpaid(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Save on units where others stay, but not in cities."""
    slot, _ = production.leave_unpaid.of(frame)
    empire, found = g.empires[slot], []
    for option in options:
        area = g.content.area_index[Unpaid.of(option)]
        many = lands.strength_in(g, area, empire) > 1
        found.append(1.0 * many - 0.2 * city_level(g, area) - 0.5 * (area == empire.capital))
    return found


@scores(quelling.quell)
def quell(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Remove disorder wherever it costs nothing."""
    return [0.0 if option == DONE else 1.0 if Quell.matches(option) else 0.0 for option in options]


@scores(playing.artifact_in)
def site(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Build wonders where they are safest: in the capital, then in large cities."""
    target, _ = playing.artifact_in.of(frame)
    capital, found = g.empires[target].capital, []
    for option in options:
        area = g.content.area_index[ArtifactIn.of(option)]
        found.append(1.0 * (area == capital and capital != NONE) + 0.1 * city_level(g, area))
    return found


@scores(founding.leader_in)
def leader(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Let the first leader go with most units."""
    slot, _ = founding.leader_in.of(frame)
    return [
        0.3 * lands.strength_in(g, g.content.area_index[LeaderIn.of(option)], g.empires[slot])
        for option in options
    ]
