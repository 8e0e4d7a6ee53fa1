"""What cards bring: owned and borrowed advances, places of cards (COC-264)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.powers import Act, Replaces
from saecula.games.clash_of_cultures.rules import advances, cities, sheets, status
from saecula.games.clash_of_cultures.scoring import halves
from tests.clash_of_cultures.table import table


def test_a_borrowed_advance_is_used_but_not_owned() -> None:
    t = table()
    points = halves(t.g, 0)
    t[0].borrowed = "irrigation"
    assert sheets.has(t.g, t[0], "irrigation")
    assert not sheets.owns(t.g, t[0], "irrigation")
    assert ("D1", "food") in t.act().do("collect", "D2").offered("reap")
    assert halves(t.g, 0) == points
    t[0].borrowed = "philosophy"
    assert "voting" not in advances.ids(t.g.content, advances.open_to(t.g.content, t[0].advances))


def test_a_limit_falls_back_when_a_borrowed_advance_ends() -> None:
    t = table().goods(0, food=5).act()
    t[0].borrowed = "storage"
    t.end()
    assert t[0].borrowed == ""
    assert t.stock() == {"food": 2}


def test_where_wonders_and_leaders_are() -> None:
    t = table(base_only=False)
    assert sheets.where(t.g, t[0], "great_gardens") == -1
    number = t.g.content.wonder_index["great_gardens"]
    t.g.wonder_at = (*t.g.wonder_at[:number], t.place("D2"), *t.g.wonder_at[number + 1 :])
    assert sheets.where(t.g, t[0], "great_gardens") == t.place("D2")
    assert sheets.wonders(t.g, t[0]) == 1 << number
    assert sheets.wonders(t.g, t[1]) == 0
    t[0].leader = "caesar"
    assert sheets.where(t.g, t[0], "caesar") == -1
    t.units(0, "C2", leader=1)
    assert sheets.where(t.g, t[0], "caesar") == t.place("C2")


@pytest.mark.rule("COC-159", "COC-454")
def test_each_ability_of_a_leader_is_a_source_of_its_own() -> None:
    t = table(base_only=False).leader(0, "acamapichtli", "D2")
    held = sheets.sheet(t.g, t[0])
    assert [source for source, _ in held.all(Replaces)] == ["acamapichtli_1"]
    assert [source for source, _ in held.all(Act)] == ["acamapichtli_2"]
    assert sheets.where(t.g, t[0], "acamapichtli_2") == t.place("D2")
    assert sheets.where(t.g, t[0], "caesar_1") == -1
    sheets.use_up(t[0], "acamapichtli_1")
    assert sheets.is_used(t[0], "acamapichtli_1")
    assert not sheets.is_used(t[0], "acamapichtli_2")


@pytest.mark.rule("COC-264")
def test_the_capital_is_where_the_first_city_stood_whoever_holds_it() -> None:
    t = table().city(0, "C2").begin(status.raze(0)).do("raze", "D2")
    assert t[0].home == t.place("D2")
    assert cities.owner(t.g, t[0].home) == cities.NOBODY
    t.city(1, "D2")
    assert t[0].home == t.place("D2")
    assert cities.owner(t.g, t[0].home) == 1
