"""What the events of age III score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.games.through_the_ages.entries import SPECIAL, UNITS, URBAN
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.cards import EVENTS, TECHNOLOGIES
from tests.through_the_ages.second.table import Nation, Table, age_of

WONDERS_BY_AGE: Final = (5, 4, 3, 2)
POPULATION: Final = 10  # workers that score nothing
SURPLUS: Final = 4


def impact(t: Table, card: str) -> dict[int, int]:
    """The culture of every civilization; ranks count ties for the active one, then clockwise (page 7)."""
    effect = EVENTS[card].effects[0]
    if effect.by_rank:
        rating = figures.science_rating if effect.impact == "science" else figures.strength
        ranked = sorted(t.present(), key=lambda nation: -rating(t, nation))
        points = effect.by_rank[len(ranked) - 2]
        return {nation.seat: points[place] for place, nation in enumerate(ranked)}
    return {nation.seat: _SCORED[effect.impact](t, nation) for nation in t.present()}


def _levels(nation: Nation, *kinds: str) -> int:
    return sum(age_of(card) * number for card, number in nation.on(*kinds).items())


def _farms(nation: Nation) -> int:
    return sum(TECHNOLOGIES[card].value * number for card, number in nation.on("farm").items())


def _food(t: Table, nation: Nation) -> int:
    return _farms(nation) + sum(side.food for side in figures.sides(t, nation))


def _mines(nation: Nation) -> int:
    made = sum(TECHNOLOGIES[card].value * number for card, number in nation.on("mine").items())
    best = nation.best("mine")
    return made + (figures.has(nation, "best_mine_extra") * TECHNOLOGIES[best].value if best else 0)


def _agriculture(t: Table, nation: Nation) -> int:
    made = _food(t, nation)
    return made + (SURPLUS if made > figures.consumption(nation) else 0)


def _balance(t: Table, nation: Nation) -> int:
    made = _mines(nation) + sum(side.resources for side in figures.sides(t, nation))
    if figures.has(nation, "produce_by_level"):
        made += _levels(nation, "lab")
    science, culture = figures.science_rating(t, nation), figures.culture_rating(t, nation)
    return 2 * max(0, min(science, culture, _food(t, nation), made))


def _population(t: Table, nation: Nation) -> int:
    workers = nation.unused + sum(nation.workers.values())
    return 2 * max(0, workers - figures.discontent(t, nation) - POPULATION)


def _progress(_: Table, nation: Nation) -> int:
    return 2 * sum(age_of(card) for card in nation.known("government", *SPECIAL))


def _variety(_: Table, nation: Nation) -> int:
    kinds = sum(1 for kind in (*UNITS, *URBAN) if nation.number_of(kind))
    return 2 * (kinds + len(nation.known(*SPECIAL)))


_SCORED: Final[dict[str, Callable[[Table, Nation], int]]] = {
    "agriculture": _agriculture,
    "architecture": lambda _, n: _levels(n, *URBAN),
    "balance": _balance,
    "colonies": lambda _, n: 3 * len(n.colonies),
    "competition": lambda _, n: _levels(n, *UNITS, "arena"),
    "government": lambda t, n: 2 * figures.civil_total(t, n) + figures.military_total(t, n),
    "happiness": lambda t, n: 2 * (figures.happiness(t, n) - figures.discontent(t, n)),
    "industry": lambda _, n: _mines(n),
    "population": _population,
    "progress": _progress,
    "technology": lambda _, n: 4 * sum(1 for card in n.technologies if age_of(card) == 3),
    "variety": _variety,
    "wonders": lambda _, n: sum(WONDERS_BY_AGE[age_of(card)] for card in n.wonders),
}
