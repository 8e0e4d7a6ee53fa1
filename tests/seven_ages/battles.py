"""Conflicts to test with: two empires in one area, and what the journal says of them."""

from __future__ import annotations

from typing import Any

from tests.seven_ages.table import Table, table


def watched(t: Table) -> Table:
    """Let the journal be written."""
    t.g.journal = []
    return t


def told(t: Table, key: str) -> list[tuple[Any, ...]]:
    """Return the arguments of the journal's lines of a kind."""
    assert t.g.journal is not None
    return [line[1:] for line in t.g.journal if line[0] == key]


def potentials(t: Table) -> tuple[int, ...]:
    """Return the last two potentials, the attacker's first."""
    return tuple([line[2] for line in told(t, "potential")[-2:]])


def duel(attackers: str, defenders: str, area: str = "lombardy", seats: tuple[int, int] = (0, 1)) -> Table:
    """Set up a conflict of Romans against Carthaginians, neither with any bonus of its own."""
    t = watched(table())
    t.found(seats[0], "romans", {area: attackers, "latium": "1 spearmen"}, level=9)
    return t.found(seats[1], "carthaginians", {area: defenders, "carthage": "1 spearmen"}, level=9)


def stay(t: Table) -> Table:
    """Let nobody retreat, and everybody keep the card."""
    while t.asked[0] in ("stay_or_go", "redraw"):
        name, seat = t.asked
        t.choose(seat, "stay" if name == "stay_or_go" else "keep_card")
    return t


def fight(t: Table, attack: int, defence: int, attackers: str = "", defenders: str = "") -> Table:
    """Fight a combat round with cards of these values and these units, else all."""
    stay(t).deal(attack, defence)
    return t.commit("romans", attackers).commit("carthaginians", defenders)
