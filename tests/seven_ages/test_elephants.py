"""Elephants: who owns which, what is lost, and their end."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.rules import building, dissolving, elephants, forces, progress
from saecula.games.seven_ages.rules.settling import settle
from tests.seven_ages.table import Table, table


def mauryans(units: dict[str, str], level: int = 10) -> Table:
    return table(2).found(0, "mauryans", units, level=level, money=50)


def owned(t: Table, id_: str) -> list[int]:
    """Return the elephants of an empire by their printed numbers."""
    return [n + 1 for n in range(10) if t[id_].elephants >> n & 1]


def kill(t: Table, id_: str, area: str) -> None:
    forces.remove(t.g, t[id_], t.area(area), t.g.content.unit_index["elephant"])


@pytest.mark.rule("7AG-106", "7AG-414")
@pytest.mark.parametrize(("id_", "level"), [("guptas", 10), ("mauryans", 8)])  # Mauryans build them earlier
def test_who_controls_its_area_gets_the_elephant_from_level_10(id_: str, level: int) -> None:
    t = table(2).found(0, id_, {"bihar": "1 spearmen", "malwa": "1 spearmen"}, level=level - 1)
    t.begin()
    assert owned(t, id_) == []
    t.begin(progress.advance(t.slot(id_)))
    assert owned(t, id_) == [1]
    assert t.g.elephants == 0b1111111110


@pytest.mark.rule("7AG-101", "7AG-106")
def test_only_own_elephants_are_built() -> None:
    t = mauryans({"bihar": "1 spearmen"})
    elephant = t.g.content.unit_index["elephant"]
    assert not building.buyable(t.g, 0) >> elephant & 1
    settle(t.g)
    assert building.buyable(t.g, 0) >> elephant & 1
    building.buy(t.g, 0, elephant, t.area("bihar"))
    assert not building.buyable(t.g, 0) >> elephant & 1


@pytest.mark.rule("7AG-106")
def test_an_elephant_comes_out_of_the_pool_of_another() -> None:
    t = mauryans({"bihar": "1 spearmen"}).found(1, "chin", {"malwa": "1 spearmen"}, level=10)
    t["chin"].elephants, t.g.elephants = 0b11, 0b1111111100
    settle(t.g)
    assert (owned(t, "mauryans"), owned(t, "chin")) == ([1], [2])


@pytest.mark.rule("7AG-106", "7AG-113", "7AG-418")
def test_an_elephant_on_the_map_is_given_up_where_its_owner_says() -> None:
    t = mauryans({"bihar": "1 spearmen"})
    t.found(1, "chin", {"malwa": "1 spearmen, 1 elephant", "shansi": "1 elephant"}, level=10)
    t["chin"].elephants, t.g.elephants = 0b11, 0b1111111100
    t.begin(progress.advance(t.slot("mauryans")))
    assert t.asked == ("yield_elephant", 1)
    assert sorted(t.named(1, "yield_elephant")) == ["malwa", "shansi"]
    t.choose(1, "yield_elephant", "shansi")
    assert (owned(t, "mauryans"), owned(t, "chin")) == ([1], [2])
    assert (t.units("chin", "shansi"), t.units("chin", "malwa")) == ({}, {"spearmen": 1, "elephant": 1})


@pytest.mark.rule("7AG-106")
def test_an_area_that_is_still_fought_for_brings_no_elephant() -> None:
    t = mauryans({"bihar": "1 spearmen"}, level=9).found(1, "chin", {"bihar": "1 spearmen"}, level=10)
    t.g.marching = t.slot("chin")
    settle(t.g)
    assert owned(t, "chin") == []


@pytest.mark.rule("7AG-108", "7AG-113", "7AG-X38")
def test_a_killed_elephant_is_one_whose_area_is_not_controlled() -> None:
    t = mauryans({"bihar": "1 spearmen, 2 elephant"})
    t["mauryans"].elephants, t.g.elephants = 0b10001, 0b1111101110
    kill(t, "mauryans", "bihar")
    assert owned(t, "mauryans") == [1]
    assert t.g.elephants >> 4 & 1
    kill(t, "mauryans", "bihar")
    assert owned(t, "mauryans") == [1]
    assert forces.left(t.g, 0, t.g.content.unit_index["elephant"]) == 1


@pytest.mark.rule("7AG-107")
def test_who_wins_a_trade_with_elephant_country_gets_one() -> None:
    t = mauryans({"latium": "1 spearmen"}).found(1, "chin", {"bihar": "1 spearmen"}, level=9)
    t.g.elephants = 0b100
    elephants.win_from(t.g, 0, t.slot("chin"))
    assert owned(t, "mauryans") == [3]
    elephants.win_from(t.g, 0, t.slot("chin"))
    assert owned(t, "mauryans") == [3]


@pytest.mark.rule("7AG-109", "7AG-411", "7AG-413", "7AG-418")
def test_elephants_leave_the_game_with_the_last_age() -> None:
    t = mauryans({"bihar": "1 spearmen, 1 elephant"}).found(1, "chin", {"burma": "1 elephant"}, level=10)
    t.found(1, "romans", {"latium": "1 spearmen"}, level=42)
    t["mauryans"].elephants, t["chin"].elephants, t.g.elephants = 1, 1 << 4, 0b1111101110
    t.begin(progress.advance(t.slot("romans")))
    assert t.units("mauryans", "bihar") == {"spearmen": 1}
    assert all(empire.card != t.g.content.card_index["chin"] for empire in t.g.empires)
    assert (t.g.elephants, owned(t, "mauryans")) == (0, [])
    t.begin(dissolving.dissolve(1, t.slot("romans"))).choose(1, "dissolve")
    assert (t.g.elephants, owned(t, "mauryans")) == (0, [])  # they do not come back


@pytest.mark.rule("7AG-108", "7AG-301")
def test_the_elephants_of_a_discarded_empire_are_free() -> None:
    t = mauryans({"latium": "1 spearmen"})
    t["mauryans"].elephants, t.g.elephants = 0b10, 0b1111111101
    dissolving.discard_empire(t.g, 0)
    assert t.g.elephants == 0b1111111111
