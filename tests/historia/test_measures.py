"""End of a round: the measures of the time circle (HIS-200 to HIS-216)."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.flow import is_over
from saecula.core.zones import pile
from saecula.games.historia.rules import measures, rounds
from tests.historia.table import Table, table


def end_of_round(t: Table, number: int) -> Table:
    """Carry out the measures of a round, up to the next decision."""
    t.g.round = number
    return t.begin(rounds.end_round())


def lead(t: Table, index: int, leader: str) -> None:
    """Give a player this leader, and no other of its epoch."""
    epoch = t.g.content.leaders[leader].epoch
    civ = t[index]
    civ.leaders = (*civ.leaders[: epoch - 1], pile((leader,)), *civ.leaders[epoch:])


def leaders_of(t: Table, index: int, epoch: int) -> tuple[str, ...]:
    return t[index].leaders[epoch - 1].cards


def busy(seats: int = 3) -> Table:
    """Give Ada two territories of 1 VP each, three cards in the row, a rotated wonder, three used cubes."""
    t = table(seats).settle(0, "middle_east", "africa").cubes(0, 1, 3).wonders(0, rotated=["sphinx"])
    t.tile("middle_east", "tile_01").tile("africa", "tile_02")
    t.row(0, "arts", "raid", "trade")
    for index, vp in enumerate((7, 5, 6)[:seats]):
        t[index].vp = vp
    for index in (1, 2)[: seats - 1]:
        t.levels(index, 2, 5)  # Nomads: 1 VP, no cube
        t.tile(("china", "north_america")[index - 1], f"tile_0{index + 2}")
    return t


# The segments of the time circle.


@pytest.mark.rule("HIS-201")
@pytest.mark.parametrize("number", [1, 3, 5, 7, 9, 11])
def test_rounds_one_and_three_recover_cards_refresh_wonders_pay_the_bonus_and_set_the_order(
    number: int,
) -> None:
    t = busy()
    row, deck, general, leaders = t.g.wonder_row, t.g.wonder_deck, t[0].general, t[0].leaders
    end_of_round(t, number)
    assert t[0].row == ("trade",)
    assert (t[0].wonders, t[0].rotated) == (("sphinx",), ())
    assert t.supply(0) == (2, 2, 2)  # the cube of the Clan, none for territories
    assert t[0].general == general
    assert [t[seat].vp for seat in range(3)] == [7, 6, 7]  # government only, no territory bonus
    assert t.g.order == (1, 2, 0)
    assert (t.g.wonder_row, t.g.wonder_deck) == (row, deck)
    assert t[0].leaders == leaders
    assert t.g.round == number + 1


@pytest.mark.rule("HIS-202")
@pytest.mark.parametrize("number", [2, 6, 10])
def test_round_two_adds_cube_territories_cubes_for_territories_and_new_wonders(number: int) -> None:
    t = busy()
    row, general, leaders = t.g.wonder_row, t[0].general, t[0].leaders
    end_of_round(t, number)
    assert t[0].general == general - 1
    assert t.supply(0) == (4, 1, 2)  # 3 + 1 used; one comes back from the Clan and two for territories
    assert [t[seat].vp for seat in range(3)] == [9, 7, 8]
    assert t[0].row == ("trade",)
    assert (t[0].wonders, t[0].rotated) == (("sphinx",), ())
    assert t.g.order == (1, 2, 0)
    assert len(t.g.wonder_row) == 5
    assert not set(t.g.wonder_row) & set(row)
    assert t[0].leaders == leaders
    assert t.asked[0] == "choose_cards"
    assert t.g.round == number + 1


@pytest.mark.rule("HIS-203")
@pytest.mark.parametrize(
    ("number", "leader", "vp"), [(4, "qin_shi_huang", 3), (8, "elizabeth_i", 4), (12, "napoleon", 5)]
)
def test_round_four_adds_the_leader_bonus(number: int, leader: str, vp: int) -> None:
    t = busy()
    # Ada's leader rewards what she has and what she has not.
    t.settle(0, "middle_east", "africa", "india", "russia", "europe").cubes(0, 0, 0)
    t.levels(0, 5, 11)
    for territory in ("india", "russia", "europe"):
        t.tile(territory, {"india": "tile_05", "russia": "tile_06", "europe": "tile_07"}[territory])
    lead(t, 0, leader)
    general = t[0].general
    end_of_round(t, number)
    assert t[0].general == general - 1
    assert t.supply(0) == (1, 0, 5)
    assert t[0].vp == 7 + 3 + (1 + 1 + 1 + 1 + 2) + vp  # before, Barbarians, tiles, leader
    assert leaders_of(t, 0, number // 4) == ()
    assert t[0].row == ("trade",)
    assert t[0].wonders == ("sphinx",)
    assert t.g.order == (1, 2, 0)


@pytest.mark.rule("HIS-203")
@pytest.mark.parametrize(("number", "epoch"), [(4, 2), (8, 3)])
def test_round_four_brings_new_wonders_and_new_leaders(number: int, epoch: int) -> None:
    t = end_of_round(busy(), number)
    assert {t.g.content.wonders[name].epoch for name in t.g.wonder_row} == {epoch}
    assert t.asked == ("keep_leader", 1)


@pytest.mark.rule("HIS-203", "HIS-216")
def test_after_round_twelve_new_wonders_and_new_leaders_are_skipped() -> None:
    t = busy()
    row, deck = t.g.wonder_row, t.g.wonder_deck
    end_of_round(t, 12)
    assert is_over(t.g)
    assert (t.g.wonder_row, t.g.wonder_deck) == (row, deck)
    assert [leaders_of(t, seat, 3) for seat in range(3)] == [(), (), ()]


@pytest.mark.rule("HIS-216")
def test_after_round_twelve_cube_territories_government_and_leaders_still_count() -> None:
    t = busy().levels(1, 8, 10)
    lead(t, 1, "bismarck")  # technology 14, military 13: neither
    lead(t, 2, "roosevelt")  # five territories
    t.settle(2, "north_america", "central_america", "south_america", "oceania", "japan")
    tiles = sum([t.g.content.tiles[t.g.tiles[i]].vp for i in range(13) if t[2].lands >> i & 1])
    general = t[2].general
    end_of_round(t, 12)
    assert t[2].general == general - 1
    assert t[1].vp == 5 + 3 + 1  # Empire and the tile of China
    assert t[2].vp == 6 + 1 + tiles + 5


@pytest.mark.rule("HIS-200", "HIS-214")
def test_the_gained_cube_comes_first_and_can_be_recovered_at_once() -> None:
    t = table().levels(0, 2, 5).cubes(0, 2, 0)
    end_of_round(t, 2)
    assert t.supply(0) == (3, 0, 1)


@pytest.mark.rule("HIS-214")
def test_cubes_run_out_in_any_order_with_the_same_result() -> None:
    t = table().settle(0, "middle_east", "africa", "india").cubes(0, 0, 1)
    end_of_round(t, 2)
    assert t.supply(0) == (2, 0, 3)  # one of the Clan, one of three for territories


@pytest.mark.rule("HIS-214")
def test_measures_ask_nothing() -> None:
    t = end_of_round(busy(), 2)
    assert t.asked == ("choose_cards", 1)


@pytest.mark.rule("HIS-200", "HIS-215")
def test_territory_and_government_bonus_count_before_the_new_order() -> None:
    t = table(2).tile("middle_east", "tile_13").tile("china", "tile_01").levels(1, 2, 5)
    t[0].vp, t[1].vp = 4, 5
    end_of_round(t, 2)
    assert [t[0].vp, t[1].vp] == [7, 7]
    assert t.g.order == (1, 0)
    t[0].vp, t[1].vp = 4, 4
    end_of_round(t, 1)
    assert [t[0].vp, t[1].vp] == [4, 5]
    assert t.g.order == (0, 1)


# The measures one by one.


@pytest.mark.rule("HIS-204")
def test_gain_cube_moves_one_from_the_general_supply_to_the_used_pool() -> None:
    t = table(2).cubes(0, 2, 1)
    measures.gain_cube(t.g)
    assert [(civ.personal, civ.used, civ.general) for civ in t.g.civs] == [(2, 2, 4), (2, 2, 4)]


@pytest.mark.rule("HIS-204")
@pytest.mark.parametrize(("general", "after"), [(1, 0), (0, 0)])
def test_gain_cube_brings_nothing_once_the_supply_is_empty(general: int, after: int) -> None:
    t = table(2).cubes(0, 2, 6 - general)
    measures.gain_cube(t.g)
    assert (t[0].personal, t[0].used, t[0].general) == (2, 6, after)


@pytest.mark.rule("HIS-205")
def test_territory_bonus_is_the_sum_of_tiles_held_alone() -> None:
    t = table(2).settle(0, "middle_east", "africa", "china").settle(1, "china", "japan")
    t.tile("middle_east", "tile_13").tile("africa", "tile_07").tile("china", "tile_16").tile(
        "japan", "tile_01"
    )
    tiles = t.g.tiles
    measures.territory_bonus(t.g)
    assert [t[0].vp, t[1].vp] == [5, 1]
    assert t.g.tiles == tiles


@pytest.mark.rule("HIS-205")
def test_a_civbot_in_the_territory_prevents_the_bonus() -> None:
    t = table(1, civbots=["chieftain"]).settle(0, "africa", "japan").settle(1, "africa")
    t.tile("africa", "tile_16").tile("japan", "tile_07")
    measures.territory_bonus(t.g)
    assert [t[0].vp, t[1].vp] == [2, 0]


@pytest.mark.rule("HIS-206")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ((), ()),
        (("arts",), ()),
        (("arts", "raid"), ()),
        (("arts", "raid", "trade", "military"), ("trade", "military")),
    ],
)
def test_recover_cards_takes_the_two_oldest(row: tuple[str, ...], left: tuple[str, ...]) -> None:
    t = table(2).row(0, *row)
    measures.recover_cards(t.g)
    assert t[0].row == left
    assert set(t[0].hand.cards) == set(t.g.content.starting_hand) - set(left)


@pytest.mark.rule("HIS-207")
def test_refresh_wonders_turns_all_upright() -> None:
    t = table(2).wonders(0, "petra", rotated=["sphinx", "colossus"]).wonders(1, rotated=["pharos"])
    measures.refresh_wonders(t.g)
    assert (set(t[0].wonders), t[0].rotated) == ({"petra", "sphinx", "colossus"}, ())
    assert (t[1].wonders, t[1].rotated) == (("pharos",), ())


@pytest.mark.rule("HIS-208")
@pytest.mark.parametrize(("used", "recovered"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_recover_cubes_counts_territories_alone_or_shared(used: int, recovered: int) -> None:
    t = table(2).settle(0, "middle_east", "africa", "china").cubes(0, 1, used)
    measures.recover_cubes(t.g)
    assert t.supply(0) == (1 + recovered, used - recovered, 3)


GOVERNMENTS = [
    ("clan", 1, 1, 0, 1),
    ("nomads", 2, 5, 1, 0),
    ("city_state", 5, 2, 2, 0),
    ("empire", 4, 8, 3, 0),
    ("mercantilism", 8, 4, 4, 0),
    ("enlightenment", 11, 6, 5, 0),
    ("consumer_society", 13, 12, 5, 1),
    ("utopia", 12, 6, 7, 0),
    ("barbarians", 5, 11, 3, 2),
]


@pytest.mark.rule("HIS-209")
@pytest.mark.parametrize(("name", "technology", "military", "vp", "cubes"), GOVERNMENTS)
def test_each_government_has_its_bonus(
    name: str, technology: int, military: int, vp: int, cubes: int
) -> None:
    t = table(2).levels(0, technology, military).cubes(0, 1, 3)
    assert t.g.content.government[technology][military] == name
    measures.government_bonus(t.g)
    assert t[0].vp == vp
    assert t.supply(0) == (1 + cubes, 3 - cubes, 1)


@pytest.mark.rule("HIS-209")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_government_cubes_come_from_the_used_pool_as_far_as_it_goes(used: int) -> None:
    t = table(2).levels(0, 5, 11).cubes(0, 1, used)
    measures.government_bonus(t.g)
    assert t.supply(0) == (1 + used, 0, 1)


@pytest.mark.rule("HIS-X13", "HIS-209")
def test_a_marker_in_the_green_zone_scores_three_at_the_end_of_the_round() -> None:
    t = table(2).levels(0, 6, 9)
    end_of_round(t, 1)
    assert t[0].vp == 3


@pytest.mark.rule("HIS-X23", "HIS-205")
def test_a_tile_of_three_scores_in_rounds_two_and_four_only_if_held_alone() -> None:
    t = table(2).tile("middle_east", "tile_13")
    scored = []
    for number in (1, 2, 3, 4):
        before = t[0].vp
        lead(t, 0, "caesar")
        end_of_round(t, number)
        scored.append(t[0].vp - before)
    assert scored == [0, 3, 0, 3]
    t.settle(1, "middle_east")
    before = t[0].vp
    end_of_round(t, 2)
    assert t[0].vp == before


@pytest.mark.rule("HIS-X23")
def test_giving_a_territory_up_costs_its_tile_and_losing_it_in_a_war_nothing() -> None:
    t = table(2).settle(0, "middle_east", "africa").tile("middle_east", "tile_13").begin()
    t.play("exploitation", "arts").choose(0, "give_up", "middle_east").choose(0, "done")
    assert t[0].vp == -3
    t = table(2).settle(0, "middle_east", "africa").settle(1, "middle_east", "china")
    t.tile("middle_east", "tile_13").levels(1, 2, 2).begin()
    t.play("arts", "war")
    t.choose(0, "build", t.g.wonder_row[0])
    assert t.lands(0) == {"africa"}
    assert [t[0].vp, t[1].vp] == [0, 2]


@pytest.mark.rule("HIS-210")
@pytest.mark.parametrize(
    ("order", "vp", "after"),
    [
        ((0, 1, 2, 3), (9, 3, 5, 4), (1, 3, 2, 0)),
        ((0, 1, 2, 3), (5, 5, 5, 5), (3, 2, 1, 0)),
        ((2, 0, 3, 1), (5, 5, 1, -1), (3, 2, 1, 0)),
        ((1, 0, 3, 2), (5, 5, 1, 9), (2, 0, 1, 3)),
    ],
)
def test_order_ascends_by_vp_and_on_a_tie_the_later_goes_earlier(
    order: tuple[int, ...], vp: tuple[int, ...], after: tuple[int, ...]
) -> None:
    t = table(4)
    t.g.order = order
    for seat, points in enumerate(vp):
        t[seat].vp = points
    measures.player_order(t.g)
    assert t.g.order == after


@pytest.mark.rule("HIS-211")
@pytest.mark.parametrize("number", [2, 6])
def test_new_wonders_within_an_epoch_come_from_the_rest_of_its_deck(number: int) -> None:
    t = table(3, civbots=["king"])
    row, deck = set(t.g.wonder_row), set(t.g.wonder_deck)
    t.g.round = number
    measures.new_wonders(t.g)
    assert len(t.g.wonder_row) == 5
    assert set(t.g.wonder_row) <= deck
    assert set(t.g.wonder_deck) == deck - set(t.g.wonder_row)
    assert not row & {*t.g.wonder_row, *t.g.wonder_deck}


@pytest.mark.rule("HIS-211")
def test_six_players_see_every_wonder_of_an_epoch() -> None:
    t = table(6)
    first = set(t.g.wonder_row)
    assert len(first) == 8
    t.g.round = 2
    measures.new_wonders(t.g)
    assert {w.id for w in t.g.content.wonders.values() if w.epoch == 1} == first | set(t.g.wonder_row)
    assert t.g.wonder_deck == ()


@pytest.mark.rule("HIS-211")
@pytest.mark.parametrize(("number", "epoch"), [(4, 2), (8, 3)])
def test_at_the_epoch_change_the_old_deck_leaves_the_game(number: int, epoch: int) -> None:
    t = table(3)
    t.g.round = number
    measures.new_wonders(t.g)
    assert len(t.g.wonder_row) == 5
    assert len(t.g.wonder_deck) == 11
    assert {t.g.content.wonders[name].epoch for name in (*t.g.wonder_row, *t.g.wonder_deck)} == {epoch}


@pytest.mark.rule("HIS-212")
def test_leader_vp_do_not_change_the_order_of_the_next_round() -> None:
    t = table(2).levels(0, 5, 7)  # Nomads: 1 VP
    lead(t, 0, "caesar")  # military 7: 6 VP
    lead(t, 1, "caesar")
    t[0].vp, t[1].vp = 0, 6
    end_of_round(t.tile("middle_east", "tile_01").tile("china", "tile_02"), 4)
    assert [t[0].vp, t[1].vp] == [8, 7]
    assert t.g.order == (0, 1)


@pytest.mark.rule("HIS-212", "HIS-330")
def test_with_the_switch_leader_vp_change_the_order_of_the_next_round() -> None:
    t = table(2, leader_bonus_before_order=True).levels(0, 5, 7)
    lead(t, 0, "caesar")
    lead(t, 1, "caesar")
    t[0].vp, t[1].vp = 0, 6
    end_of_round(t.tile("middle_east", "tile_01").tile("china", "tile_02"), 4)
    assert [t[0].vp, t[1].vp] == [8, 7]
    assert t.g.order == (1, 0)
    assert t.asked == ("keep_leader", 1)


@pytest.mark.rule("HIS-212", "HIS-330")
def test_with_the_switch_a_round_without_leader_bonus_stays_as_it_is() -> None:
    t = table(2, leader_bonus_before_order=True).levels(0, 5, 7)
    lead(t, 0, "caesar")
    end_of_round(t, 3)
    assert t[0].vp == 1
    assert leaders_of(t, 0, 1) == ("caesar",)


@pytest.mark.rule("HIS-212", "HIS-185")
@pytest.mark.parametrize(("wonders", "military", "vp"), [(2, 6, 0), (3, 6, 3), (2, 7, 6), (3, 7, 9)])
def test_the_leader_bonus_is_the_sum_of_fulfilled_conditions(wonders: int, military: int, vp: int) -> None:
    t = table(2).levels(0, 4, military).wonders(0, *("petra", "pharos", "colossus")[:wonders])
    lead(t, 0, "caesar")
    lead(t, 1, "ashoka")
    t.g.round = 4
    measures.leader_bonus(t.g)
    assert [t[0].vp, t[1].vp] == [vp, 0]
    assert leaders_of(t, 0, 1) == leaders_of(t, 1, 1) == ()


@pytest.mark.rule("HIS-212", "HIS-186")
@pytest.mark.parametrize(("territories", "technology", "vp"), [(2, 6, 0), (3, 6, 3), (2, 7, 6), (3, 7, 9)])
def test_leaders_look_at_technology_and_territories_too(territories: int, technology: int, vp: int) -> None:
    t = table(2).levels(0, technology, 4).settle(0, *("middle_east", "africa", "india")[:territories])
    lead(t, 0, "ashoka")
    t.g.round = 4
    measures.leader_bonus(t.g)
    assert t[0].vp == vp


@pytest.mark.rule("HIS-213")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 3), (5, 6), (6, 6)])
@pytest.mark.parametrize(("number", "epoch"), [(4, 2), (8, 3)])
def test_new_leaders_are_drafted_in_the_new_order(seats: int, dealt: int, number: int, epoch: int) -> None:
    t = table(seats)
    for seat in range(seats):
        t[seat].vp = 10 * ((seat + 1) % seats)
    end_of_round(t, number)
    order = (seats - 1, *range(seats - 1))
    assert t.g.order == order
    kept: list[str] = []
    for place, seat in enumerate(order):
        if place < dealt - 1:
            assert t.asked == ("keep_leader", seat)
            offered = [action[1] for action in t.options(seat)]
            assert len(offered) == dealt - place
            assert {t.g.content.leaders[name].epoch for name in offered} == {epoch}
            assert not set(kept) & set(offered)
            kept.append(offered[0])
            t.choose(seat, "keep", offered[0])
    assert t.asked[0] == "choose_cards"
    held = [leaders_of(t, seat, epoch) for seat in order]
    assert [name for (name,) in held][: len(kept)] == kept
    assert len({name for (name,) in held}) == seats
    assert not t.g.pool.cards


@pytest.mark.rule("HIS-213")
def test_new_leaders_are_laid_face_up_once_everybody_has_one() -> None:
    t = end_of_round(table(2), 4)
    first, second = t.g.order
    t.choose(first, *t.options(first)[0])
    assert not [who for who in t[first].leaders[1].known if who >> second & 1]
    t.choose(second, *t.options(second)[0])
    assert all(who >> seat & 1 for seat in range(2) for who in t[first].leaders[1].known)


# Journal lines.


def logged(t: Table, *keys: str) -> list[tuple[Any, ...]]:
    return [line for line in t.g.journal or [] if line[0] in keys]


@pytest.mark.rule("HIS-210")
@pytest.mark.parametrize(
    ("vp", "number", "lines"),
    [((0, 5, 9), 1, []), ((5, 0, 9), 1, [("new_order", "102")]), ((5, 0, 9), 12, [])],
)
def test_a_new_order_is_logged_if_it_differs_and_matters(
    vp: tuple[int, ...], number: int, lines: list[tuple[Any, ...]]
) -> None:
    t = table(3)
    for seat in range(3):
        t[seat].vp = vp[seat]
    t.g.round, t.g.journal = number, []
    measures.player_order(t.g)
    assert logged(t, "new_order") == lines


@pytest.mark.rule("HIS-204", "HIS-207", "HIS-208", "HIS-209")
def test_cubes_and_wonders_are_logged_with_their_reason() -> None:
    t = table(2).wonders(0, "petra", rotated=["moai", "sphinx"]).cubes(0, 0, 2)
    t.g.round, t.g.journal = 2, []
    t.begin(rounds.end_round())
    lines = [line for line in t.g.journal or [] if line[1:2] == (0,)]
    assert ("gained_cubes", 0, 1) in lines
    assert ("government_cubes", 0, "clan", 1) in lines
    assert ("territory_cubes", 0, 1) in lines
    assert ("all_refreshed", 0, 2) in lines
    assert logged(t, "round_ended") == [("round_ended", 2)]
