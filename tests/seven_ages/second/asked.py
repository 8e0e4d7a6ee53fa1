"""What the game says where it asks nobody: incomes, glory, range, conflict potential."""

from __future__ import annotations

from typing import Any

from saecula.core import flow
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, glory, potential, production, ranges
from saecula.games.seven_ages.rules.income import income
from tests.seven_ages.table import Table


def incomes(g: SevenAges) -> dict[str, int]:
    """The income of each empire."""
    return {f"income {card(g, slot)}": income(g, g.empires[slot]) for slot in in_play(g)}


def scores(g: SevenAges) -> dict[str, Any]:
    """What each player would score now, if nobody bought any glory."""
    t = Table(GAME.clone(g))
    for player in t.g.players:
        player.scored, player.glory = 0, 50
    t.g.sways = ()
    t.begin(glory.score_symbols())
    return {"scores": [player.glory - 50 for player in t.g.players]}


def in_range(g: SevenAges) -> dict[str, Any]:
    """Which empires are in range of each."""
    return {f"range {card(g, slot)}": sorted(ranges.in_range(g, slot)) for slot in in_play(g)}


def in_play(g: SevenAges) -> list[int]:
    return [slot for slot, empire in enumerate(g.empires) if empire.owner >= 0]


def card(g: SevenAges, slot: int) -> str:
    return g.content.cards[g.empires[slot].card].id


def committed(g: SevenAges, stacks: tuple[int, int]) -> tuple[int, int]:
    """The potentials of the running conflict if its sides had committed these units."""
    copy = GAME.clone(g)
    for slot, stack in zip(copy.sides, stacks, strict=True):
        copy.empires[slot].committed = stack
    one, other = [potential.total(copy, slot) for slot in copy.sides]
    return one, other


def upkeep(g: SevenAges, slot: int) -> dict[str, int]:
    """The money after income and maintenance of an empire, and how many units go unpaid."""
    t = Table(GAME.clone(g))
    e = t.g.empires[slot]
    before = forces.total(e)
    t.begin(production.produce(e.owner, slot))
    name, seat = t.asked
    frame = flow.ask_of(t.g, seat) if name in ("leave_unpaid", "give_up") else None
    gone = before - forces.total(e)  # as long as there is no choice they go at once
    unpaid = gone + (frame[3] if frame else 0)
    return {f"money {card(g, slot)}": e.money, f"unpaid {card(g, slot)}": unpaid}
