"""Points and victory (COC-345, COC-370 to COC-378)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.scoring import GROUPS, halves, result
from tests.clash_of_cultures.table import Table, table


def points(t: Table, seat: int = 0) -> dict[str, int]:
    """The half points of a player by group, without those that are 0."""
    return {group: number for group, number in zip(GROUPS, halves(t.g, seat), strict=True) if number}


def wonder(t: Table, id_: str, hex_: str, builder: int) -> Table:
    """A wonder stands in a city."""
    number = t.g.content.wonder_index[id_]
    t.g.wonder_at = (*t.g.wonder_at[:number], t.place(hex_) if hex_ else -2, *t.g.wonder_at[number + 1 :])
    t.g.builders = (*t.g.builders[:number], builder, *t.g.builders[number + 1 :])
    return t


@pytest.mark.rule("COC-370", "COC-202")
def test_settlements_and_buildings_of_the_own_colour_wherever_they_stand() -> None:
    t = table().city(0, "D2", "temple", "academy").colour(1, "D2", "academy")
    assert points(t, 0)["pieces"] == 2 * 2
    assert points(t, 1)["pieces"] == 2 * 2


@pytest.mark.rule("COC-371", "COC-378")
def test_half_a_point_for_every_advance() -> None:
    t = table().advances(0, "storage")
    assert points(t)["advances"] == 3
    t[0].own_advances = 0b11
    assert points(t)["advances"] == 5


@pytest.mark.rule("COC-372", "COC-374")
def test_objectives_events_and_leaders() -> None:
    t = table()
    t[0].completed = tuple(t.g.objective_deck.cards[:3])
    t[0].half_points = 3
    t[0].slain = ("a", "b")
    assert points(t) == {"pieces": 2, "advances": 2, "objectives": 12, "events": 3, "leaders": 8}


@pytest.mark.rule("COC-345", "COC-365", "COC-373")
def test_wonders_whole_shared_held_by_barbarians_and_destroyed() -> None:
    t = wonder(table().city(0, "D2"), "great_arena", "D2", 0)
    assert points(t, 0)["wonders"] == 8
    t = wonder(table(), "great_arena", "D7", 0)
    assert (points(t, 0)["wonders"], points(t, 1)["wonders"]) == (4, 4)
    t = wonder(table().no_city("D2"), "great_arena", "D2", 0)
    t.g.tribes = t.mask("D2")
    assert points(t, 0)["wonders"] == 4
    t = wonder(table(), "great_pyramid", "D7", 0)
    assert points(t, 0)["wonders"] == 10
    assert "wonders" not in points(t, 1)
    assert "wonders" not in points(wonder(table(), "great_arena", "", 0), 0)


@pytest.mark.rule("COC-370", "COC-X30")
def test_the_worked_example() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").lay("D3", "tile_05").no_city("D7")
    t.city(0, "D2", "temple", "academy", "fortress", "port", port="D3").city(0, "C2", "temple", "academy")
    t.city(0, "C3", "temple", "academy").city(0, "E2", "fortress").city(0, "F2").city(1, "D7", "temple")
    t.colour(1, "C2", "academy").colour(0, "D7", "temple")
    t[0].advances = (1 << 17) - 1
    t[0].completed = tuple(t.g.objective_deck.cards[:3])
    wonder(wonder(t, "great_arena", "D2", 0), "great_wall", "D7", 0)
    assert points(t) == {
        "pieces": 2 * (5 + 8 + 1),
        "advances": 17,
        "objectives": 12,
        "wonders": 8 + 4,
    }
    assert sum(halves(t.g, 0)) == 69  # 34.5 points


@pytest.mark.rule("COC-376", "COC-365", "COC-X31")
def test_the_builder_of_the_great_pyramid_wins_ties() -> None:
    t = table().city(0, "C2").city(0, "E2").city(0, "D1").city(0, "D2", "temple")
    wonder(t, "great_pyramid", "D7", 1)
    t[0].half_points = 2
    assert sum(halves(t.g, 0)) == sum(halves(t.g, 1))
    assert result(t.g).places == (2, 1)


@pytest.mark.rule("COC-376")
def test_ties_are_compared_group_by_group() -> None:
    t = table().city(0, "C2")
    t[1].half_points = 2
    assert result(t.g).places == (1, 2)
    t = table().advances(0, "storage", "irrigation")
    t[1].half_points = 2
    assert result(t.g).places == (1, 2)
    t = table()
    t[0].half_points = 4
    t[1].slain = ("a",)
    assert result(t.g).places == (1, 2)


@pytest.mark.rule("COC-376")
def test_what_cannot_be_decided_is_a_shared_victory() -> None:
    assert GAME.result(table().g).places == (1, 1)


@pytest.mark.rule("COC-376", "COC-378")
def test_a_half_point_more_wins() -> None:
    t = table().advances(1, "storage")
    assert result(t.g).places == (2, 1)
    assert result(t.g).scores == (2, 2.5)


@pytest.mark.rule("COC-375")
def test_civilizations_score_in_their_own_ways() -> None:
    t = table(base_only=False)
    for id_ in ("captives", "rune_stones", "druidic_influence", "city_independence"):
        t[0].own_advances |= 1 << t.g.content.civ_advance_index[id_]
    t.lay("D3", "tile_05").city(0, "D2", "port", port="D3").advances(0, "philosophy", "voting")
    before = points(t)
    assert before["pieces"] == 2 + 2 + 1  # a city, and a port worth one and a half
    assert before["advances"] == 2 + 2 + 4  # Farming, Mining, Writing, Philosophy; nothing for Voting
    t[0].captives = ((1, 1), (8, 1))
    t[0].runes = 1
    t.g.druids = t.mask("D7")
    now = points(t)
    assert now["objectives"] - before.get("objectives", 0) == 2 + 2
    assert now["pieces"] - before["pieces"] == 2
    t[0].leader = "knut"
    t.units(0, "D1", leader=1)
    assert points(t)["events"] == 1


# Points of civilizations and leaders.


def more(t: Table, *ids: str) -> dict[str, int]:
    """The half points that these civilization advances bring beside their own."""
    before = points(t)
    t.civ_advances(0, *ids)
    now = points(t)
    now["advances"] -= len(ids)
    return {group: n - before.get(group, 0) for group, n in now.items() if n != before.get(group, 0)}


@pytest.mark.rule("COC-375", "COC-500", "COC-598")
@pytest.mark.card("captives")
def test_a_captive_is_half_a_point_among_the_objectives() -> None:
    t = table()
    assert more(t, "captives") == {}
    t = table()
    t[0].captives = ((1, 1), (8, 1), (8, 1))
    assert more(t, "captives") == {"objectives": 3}


@pytest.mark.rule("COC-375", "COC-531", "COC-598")
@pytest.mark.card("rune_stones")
def test_a_rune_stone_is_a_point_among_the_objectives() -> None:
    t = table()
    t[0].runes = 2
    assert more(t, "rune_stones") == {"objectives": 4}


@pytest.mark.rule("COC-375", "COC-546", "COC-598")
@pytest.mark.card("druidic_influence")
def test_a_druid_is_a_point_among_the_buildings() -> None:
    t = table()
    t.g.tribes = t.g.druids = t.mask("D3", "D4")
    assert more(t, "druidic_influence") == {"pieces": 4}


@pytest.mark.rule("COC-375", "COC-548", "COC-591")
@pytest.mark.card("city_independence")
def test_ports_are_worth_more_and_governments_nothing() -> None:
    t = table().city(0, "D2", "port").city(1, "D7", "port").colour(0, "D7", "port")
    t.advances(0, "voting", "separation_of_power")
    assert more(t, "city_independence") == {"pieces": 2, "advances": -2}
    t = table().city(0, "D2", "port").colour(1, "D2", "port")
    assert more(t, "city_independence") == {}


@pytest.mark.rule("COC-598", "COC-622")
@pytest.mark.card("erik.1")
def test_the_tiles_of_erik_score_even_after_him() -> None:
    t = table()
    t[0].marks = 0b101
    assert points(t)["objectives"] == 4
    assert "objectives" not in points(t, 1)
    t.leader(0, "erik", "D2")
    assert points(t)["objectives"] == 4
    t[0].marks = 0
    assert "objectives" not in points(t)


@pytest.mark.rule("COC-598", "COC-623")
@pytest.mark.card("knut.2")
def test_knut_scores_half_a_point_for_every_hex_from_home() -> None:
    t = table().lay("D3", "tile_14").leader(0, "knut", "D4")
    assert points(t)["events"] == 2
    t.units(0, "D4").leader(0, "knut", "D2")
    assert "events" not in points(t)
    t.units(0, "D2")
    t[0].leader = ""
    assert "events" not in points(t)


@pytest.mark.rule("COC-376", "COC-598")
def test_such_points_count_with_their_groups_in_ties() -> None:
    t = table().civ_advances(0, "druidic_influence")
    t.g.tribes = t.g.druids = t.mask("D3")
    t[1].completed = tuple(t.g.objective_deck.cards[:1])
    assert sum(halves(t.g, 0)) == sum(halves(t.g, 1)) - 1
    t.civ_advances(1, "captives")
    t[0].half_points = 2
    assert sum(halves(t.g, 0)) == sum(halves(t.g, 1))
    assert result(t.g).places == (1, 2)  # a druid is a piece, an objective is less
