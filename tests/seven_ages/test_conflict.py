"""Conflicts: combat rounds, commitment, losses, the end."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.games.seven_ages.invariants import check
from tests.seven_ages.table import Table, table


def told(t: Table, key: str) -> list[tuple[Any, ...]]:
    """Return the arguments of the journal's lines of a kind."""
    assert t.g.journal is not None
    return [line[1:] for line in t.g.journal if line[0] == key]


def watched(t: Table) -> Table:
    t.g.journal = []
    return t


def potentials(t: Table) -> tuple[int, ...]:
    """Return the last two potentials."""
    return tuple([line[2] for line in told(t, "potential")[-2:]])


def duel(attackers: str, defenders: str, area: str = "lombardy", seats: tuple[int, int] = (0, 1)) -> Table:
    """Set up a conflict of Romans against Carthaginians, neither with any bonus."""
    t = watched(table())
    t.found(seats[0], "romans", {area: attackers, "latium": "1 spearmen"}, level=9)
    return t.found(seats[1], "carthaginians", {area: defenders, "carthage": "1 spearmen"}, level=9)


def muscovy() -> Table:
    """Set up the example of the rulebook: the French attack the Russian capital."""
    t = watched(table())
    t.found(
        0,
        "french",
        {"muscovy": "4 riflemen, 1 knights, 2 artillery, 1 horse_artillery", "normandy": "1 spearmen"},
        level=31,
        colour="red",
    )
    t.found(
        1,
        "russians",
        {"muscovy": "2 riflemen, 1 spearmen, 2 cannon, 2 knights", "novgorod": "1 spearmen"},
        level=28,
        capital="muscovy",
        colour="yellow",
    )
    t["french"].elites = 1
    t.city("muscovy", 3).leader("french", "napoleon", "muscovy").leader("russians", "tactician", "muscovy")
    t.g.forts = t.mask("muscovy")
    return t.attack("french")


def stay(t: Table) -> None:
    """Let nobody retreat, and everybody keep the card."""
    while t.asked[0] in ("stay_or_go", "redraw"):
        name, seat = t.asked
        t.choose(seat, "stay" if name == "stay_or_go" else "keep_card")


@pytest.mark.rule("7AG-X11", "7AG-X24", "7AG-X35")
@pytest.mark.rule("7AG-185", "7AG-186", "7AG-187", "7AG-188", "7AG-189", "7AG-190", "7AG-191", "7AG-192")
@pytest.mark.rule("7AG-194", "7AG-195", "7AG-199", "7AG-201", "7AG-202", "7AG-213", "7AG-423")
def test_the_long_combat_of_muscovy() -> None:
    t = muscovy()
    french, russians = t["french"], t["russians"]
    assert t.asked == ("redraw", 0)
    stay(t)
    t.deal(2, 5).commit("french", "3 riflemen, 1 knights, 2 artillery, 1 horse_artillery")
    t.commit("russians", "1 spearmen")
    assert potentials(t) == (49, 10)
    assert t.units("russians", "muscovy") == {"riflemen": 2, "cannon": 2, "knights": 2}

    stay(t)
    t.deal(6, 3).commit("french", "1 riflemen").commit("russians", "1 riflemen, 1 cannon")
    assert potentials(t) == (14, 20)
    assert t.units("french", "muscovy")["riflemen"] == 3
    assert t.g.shaken == (1, 0)

    assert t.asked == ("stay_or_go", 1)
    stay(t)
    t.deal(5, 4).commit("french", "1 riflemen, 1 artillery")
    t.commit("russians", "1 riflemen, 1 cannon, 2 knights")
    assert potentials(t) == (21, 35)
    assert t.g.shaken == (1, 1)

    stay(t)
    t.deal(5, 3).commit("french").commit("russians", "1 knights")
    assert potentials(t) == (52, 14)
    assert t.units("russians", "muscovy") == {"riflemen": 2, "cannon": 2, "knights": 1}
    assert t.g.shaken == (2, 1)

    stay(t)
    t.deal(3, 4).commit("french", leader="napoleon").commit("russians")
    assert potentials(t) == (50, 53)
    assert t.units("french", "muscovy") == {}
    assert (french.leaders, french.elites) == ((), 0)
    assert t.g.forts == t.mask("muscovy")
    assert russians.capital == t.area("muscovy")
    assert (t.g.conflict, t.g.sides, t.g.shaken) == (-1, (-1, -1), (0, 0))
    check(t.g)


@pytest.mark.rule("7AG-180", "7AG-181")
def test_the_active_player_chooses_the_order_of_conflicts() -> None:
    t = table().found(0, "romans", {"lombardy": "2 spearmen", "sicily": "2 spearmen", "latium": "1 archers"})
    t.found(1, "carthaginians", {"lombardy": "1 spearmen"})
    t.found(2, "persians", {"sicily": "1 spearmen", "egypt": "1 spearmen"}).attack("romans")
    assert t.asked == ("fight", 0)
    assert set(t.named(0, "fight")) == {"lombardy", "sicily"}
    t.choose(0, "fight", "sicily")
    assert t.g.sides == (t.slot("romans"), t.slot("persians"))


@pytest.mark.rule("7AG-182")
def test_who_held_the_area_defends() -> None:
    t = duel("2 spearmen", "2 spearmen").attack("romans")
    assert t.g.sides == (t.slot("romans"), t.slot("carthaginians"))
    t = duel("2 spearmen", "2 spearmen").attack("carthaginians")
    assert t.g.sides == (t.slot("carthaginians"), t.slot("romans"))
