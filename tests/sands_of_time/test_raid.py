"""Raid (SOT-150 to SOT-156)."""

import pytest

from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2


def raiders(*soldiers: tuple[str, int]) -> Table:
    """Player 0 of Hispania has soldiers in these regions; Gallia and Italia are grain regions of player 1."""
    t = table().nobody().own(0, "hispania").own(1, "gallia", "italia").own(2, "syria", "cyprus")
    for seat in range(3):
        t.advances(seat, "agriculture")
    t.tile("gallia", "grain", 3).tile("italia", "grain", 4).tile("sicilia", "gold", 3)
    for region, number in soldiers:
        t.people(0, region, soldiers=number)
    return t.stock(1, grain=9, gold=9)


# Moves.


@pytest.mark.rule("SOT-150")
def test_any_number_of_soldiers_move_each_to_an_adjacent_region() -> None:
    t = raiders(("hispania", 4), ("sicilia", 1)).act(0, "raid")
    t.move(0, "soldier", "hispania", "gallia", 2).move(0, "soldier", "hispania", "mauretania", 1)
    t.move(0, "soldier", "sicilia", "libya", 1)
    assert [t.at(0, r)[1] for r in ("hispania", "gallia", "mauretania", "sicilia", "libya")] == [
        1,
        2,
        1,
        0,
        1,
    ]


@pytest.mark.rule("SOT-150", "SOT-011")
def test_soldiers_go_to_adjacent_regions_in_play_only() -> None:
    t = raiders(("gallia", 1)).act(0, "raid")
    assert t.asked == ("move_to", 0)
    assert t.options(0) == [("move_to", "hispania"), ("move_to", "italia")]


@pytest.mark.rule("SOT-150")
def test_no_soldier_moves_twice() -> None:
    t = raiders(("hispania", 2), ("gallia", 1)).act(0, "raid").move(0, "soldier", "hispania", "gallia", 2)
    assert t.options(0) == [("move_from", "soldier", "gallia"), ("done",)]
    t.choose(0, "move_from", "soldier", "gallia").choose(0, "move_to", "hispania")
    assert t.at(0, "gallia") == (0, 2)
    assert t.at(0, "hispania") == (0, 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-150")
def test_peasants_do_not_move_with_raid() -> None:
    t = raiders(("hispania", 1), ("gallia", 1)).people(0, "sicilia", peasants=3).act(0, "raid")
    assert t.options(0) == [("move_from", "soldier", "hispania"), ("move_from", "soldier", "gallia")]
    assert not raiders().people(0, "sicilia", peasants=3).may(0, "raid")


@pytest.mark.rule("SOT-150")
def test_capacity_is_no_limit() -> None:
    t = raiders(("hispania", 8)).people(1, "gallia", 9, 9).act(0, "raid")
    t.move(0, "soldier", "hispania", "gallia", 8)
    assert t.at(0, "gallia") == (0, 8)


@pytest.mark.rule("SOT-150", "SOT-078")
def test_a_locked_raid_needs_a_move() -> None:
    t = raiders(("gallia", 2), ("hispania", 1)).act(0, "raid")
    assert ("done",) not in t.options(0)
    t.move(0, "soldier", "gallia", "italia", 1)
    assert ("done",) in t.options(0)


@pytest.mark.rule("SOT-150", "SOT-232")
def test_raiders_use_an_own_road() -> None:
    t = raiders(("gallia", 1)).building("hispania", "road").act(0, "raid")
    places = ("hispania", "italia", "sicilia", "mauretania")
    assert t.options(0) == [("move_to", place) for place in places]


@pytest.mark.rule("SOT-150", "SOT-233")
def test_raiders_ask_for_passage_on_a_foreign_road() -> None:
    t = raiders(("gallia", 1)).building("italia", "road").act(0, "raid")
    assert t.asked == ("ask_passage", 0)
    t.choose(0, "ask_passage", "italia").choose(1, "refuse")
    assert t.asked == ("move_to", 0)
    assert ("move_to", "sicilia") not in t.options(0)
    t = raiders(("gallia", 1)).building("italia", "road").act(0, "raid")
    t.choose(0, "ask_passage", "italia").choose(1, "consent")
    assert ("move_to", "sicilia") in t.options(0)


# Plundering.


@pytest.mark.rule("SOT-151", "SOT-152")
@pytest.mark.parametrize(("soldiers", "spoils"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_unit_for_each_soldier_at_most_the_capacity(soldiers: int, spoils: int) -> None:
    t = raiders(("hispania", soldiers)).act(0, "raid").move(0, "soldier", "hispania", "gallia", soldiers)
    assert (t[0].grain, t[0].gold) == (spoils, 0)
    assert (t[1].grain, t[1].gold) == (9 - spoils, 9)


@pytest.mark.rule("SOT-151")
def test_one_region_of_several_entered_is_chosen() -> None:
    t = raiders(("hispania", 3), ("cyprus", 2)).act(0, "raid")
    t.move(0, "soldier", "hispania", "gallia", 2).move(0, "soldier", "hispania", "sicilia").choose(0, "done")
    assert t.asked == ("plunder_one", 0)
    assert t.options(0) == [("plunder", "gallia"), ("plunder", "sicilia")]
    t.choose(0, "plunder", "sicilia")
    assert (t[0].grain, t[0].gold) == (0, 1)
    assert t[1].grain == 9


@pytest.mark.rule("SOT-151")
def test_a_region_not_entered_is_not_plundered_while_politics_is_locked() -> None:
    t = raiders(("gallia", 2), ("mauretania", 1)).act(0, "raid")
    t.move(0, "soldier", "mauretania", "hispania").choose(0, "done")
    assert t.asked == ("", -1)
    assert (t[0].grain, t[1].grain) == (0, 9)
    assert t[0].played == ("raid",)


@pytest.mark.rule("SOT-152")
@pytest.mark.parametrize(("stock", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_a_controller_loses_as_much_or_all_and_the_raider_gains_in_full(stock: int, left: int) -> None:
    t = raiders(("hispania", 3)).stock(1, grain=stock, gold=1).act(0, "raid")
    t.move(0, "soldier", "hispania", "gallia", 3)
    assert t[0].grain == 3
    assert (t[1].grain, t[1].gold) == (left, 1)


@pytest.mark.rule("SOT-153")
def test_a_region_nobody_controls_is_plundered_at_nobodys_cost() -> None:
    t = raiders(("hispania", 2)).people(1, "sicilia", 3).act(0, "raid")
    t.move(0, "soldier", "hispania", "sicilia", 2)
    assert t[0].gold == 2
    assert (t[1].grain, t[1].gold) == (9, 9)


@pytest.mark.rule("SOT-153")
@pytest.mark.parametrize("focus", [False, True])
def test_an_own_region_is_never_plundered(focus: bool) -> None:
    t = raiders(("mauretania", 2)).people(0, "hispania", 0, 1)
    if focus:
        t.focus(0, "politics")
    t.act(0, "raid").move(0, "soldier", "mauretania", "hispania", 2).choose(0, "done")
    assert t.asked == ("", -1)
    assert (t[0].grain, t[0].gold) == (0, 0)


@pytest.mark.rule("SOT-154", "SOT-155", "SOT-156")
def test_with_politics_unlocked_every_foreign_region_with_own_soldiers_is_plundered() -> None:
    t = raiders(("hispania", 3), ("gallia", 2), ("italia", 5), ("mauretania", 1)).focus(0, "politics")
    t.people(0, "cyprus", peasants=3).tile("mauretania", "gold", 3).act(0, "raid")
    t.move(0, "soldier", "hispania", "sicilia", 1).choose(0, "done").choose(0, "plunder_all")
    assert t[0].grain == 2 + 4
    assert t[0].gold == 1 + 1
    assert (t[1].grain, t[1].gold) == (3, 9)


@pytest.mark.rule("SOT-154", "SOT-078")
def test_an_unlocked_raid_needs_no_move_if_soldiers_are_abroad() -> None:
    t = raiders(("gallia", 2)).focus(0, "politics").act(0, "raid")
    t.choose(0, "done")
    assert t[0].grain == 2
    t = raiders(("hispania", 2)).focus(0, "politics").act(0, "raid")
    assert ("done",) not in t.options(0)


@pytest.mark.rule("SOT-154")
def test_with_politics_unlocked_regions_may_be_spared() -> None:
    t = raiders(("hispania", 3), ("gallia", 2), ("syria", 2)).tile("syria", "gold", 4)
    t.stock(2, gold=9).focus(0, "politics").act(0, "raid")
    t.move(0, "soldier", "hispania", "sicilia").choose(0, "done")
    assert t.asked == ("plunder_all", 0)
    spare = [("spare", region) for region in ("gallia", "sicilia", "syria")]
    assert set(t.options(0)) == {("plunder_all",), *spare}
    t.choose(0, "spare", "gallia")
    assert set(t.options(0)) == {("plunder_all",), ("spare", "sicilia"), ("spare", "syria")}
    t.choose(0, "plunder_all")
    assert (t[0].grain, t[0].gold) == (0, 1 + 2)
    assert (t[1].grain, t[2].gold) == (9, 7)


@pytest.mark.rule("SOT-154", "SOT-151")
def test_the_focus_card_still_lets_one_region_alone_be_plundered() -> None:
    t = raiders(("hispania", 2), ("gallia", 2)).focus(0, "politics").act(0, "raid")
    t.move(0, "soldier", "hispania", "sicilia", 2).choose(0, "done").choose(0, "spare", "gallia")
    assert t.options(0) == [("plunder_all",), ("spare", "sicilia")]
    t.choose(0, "plunder_all")
    assert (t[0].grain, t[0].gold, t[1].grain) == (0, 2, 9)


@pytest.mark.rule("SOT-154", "SOT-078")
def test_all_may_be_spared_after_a_move_but_not_without_one() -> None:
    t = raiders(("hispania", 1), ("gallia", 2)).focus(0, "politics").act(0, "raid")
    t.move(0, "soldier", "hispania", "mauretania").choose(0, "done")
    t.choose(0, "spare", "gallia").choose(0, "spare", "mauretania")
    assert t.asked == ("", -1)
    assert (t[0].grain, t[0].gold, t[0].played) == (0, 0, ("raid",))
    t = raiders(("gallia", 2), ("italia", 1)).focus(0, "politics").act(0, "raid").choose(0, "done")
    t.choose(0, "spare", "gallia")
    assert t.asked == ("", -1)
    assert (t[0].grain, t[1].grain) == (1, 8)


@pytest.mark.rule("SOT-155")
def test_soldiers_who_stood_there_before_count_too() -> None:
    t = raiders(("hispania", 1), ("italia", 2)).people(0, "gallia", 4, 0).act(0, "raid")
    t.move(0, "soldier", "hispania", "italia").choose(0, "done")
    assert t[0].grain == 3
    assert t[1].grain == 6


@pytest.mark.rule("SOT-156", "SOT-152")
def test_a_controller_who_has_run_out_loses_nothing_more_and_the_raider_still_gains() -> None:
    t = raiders(("gallia", 2), ("italia", 3)).focus(0, "politics").stock(1, grain=4, gold=2).act(0, "raid")
    t.choose(0, "done").choose(0, "plunder_all")
    assert t[0].grain == 5
    assert (t[1].grain, t[1].gold) == (0, 2)


@pytest.mark.rule("SOT-152")
def test_the_journal_tells_who_gains_and_who_loses_and_calls_a_price_a_price() -> None:
    t = raiders(("hispania", 3)).stock(1, grain=2).stock(0, gold=1)
    t.g.journal = []
    t.act(0, "raid").move(0, "soldier", "hispania", "gallia", 3)
    t.act(0, "levy")
    resources = [line for line in t.g.journal if line[0] in ("gained", "lost", "paid")]
    assert resources == [("gained", 0, 3, "grain"), ("lost", 1, 2, "grain"), ("paid", 0, 1, "gold")]


# Horsemanship.


def riders() -> Table:
    return raiders(("hispania", 3)).row(2, "law", "horsemanship").advances(0, "horsemanship")


@pytest.mark.rule("SOT-372", "SOT-151")
def test_a_rider_may_move_twice_and_plunders_where_it_ends() -> None:
    t = riders().act(0, "raid").move(0, "soldier", "hispania", "gallia", 2)
    assert t.asked == ("move_on", 0)
    assert ("pass",) in t.options(0)
    assert ("move_to", "sicilia") not in t.options(0)
    t.choose(0, "move_to", "italia").choose(0, "done")
    assert t.at(0, "gallia") == (0, 0)
    assert t.at(0, "italia") == (0, 2)
    assert t[0].grain == 2
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-372")
def test_a_rider_may_stay_after_one_move_and_moves_no_third_time() -> None:
    t = riders().act(0, "raid").move(0, "soldier", "hispania", "gallia", 3).choose(0, "pass")
    assert t.at(0, "gallia") == (0, 3)
    assert t[0].grain == 3
    t = riders().act(0, "raid").move(0, "soldier", "hispania", "gallia", 3).choose(0, "move_to", "italia")
    assert t.asked == ("", -1)
    assert t.at(0, "italia") == (0, 3)


@pytest.mark.rule("SOT-372", "SOT-233")
def test_a_rider_asks_for_passage_on_a_road_that_only_the_second_move_reaches() -> None:
    t = riders().own(1, "graecia", "gallia", "armenia").building("graecia", "road")
    t.building("armenia", "road").act(0, "raid")
    assert t.options(0) == [("ask_passage", "graecia"), ("pass",)]
    t.choose(0, "ask_passage", "graecia").choose(1, "consent")
    t.move(0, "soldier", "hispania", "italia", 1)
    assert ("move_to", "thracia") in t.options(0)
    t = raiders(("hispania", 3)).own(1, "graecia", "gallia").building("graecia", "road").act(0, "raid")
    assert t.asked == ("move_to", 0)


# Worked example.


@pytest.mark.rule("SOT-X13", "SOT-150", "SOT-151", "SOT-152")
def test_example_raid() -> None:
    t = table().nobody().own(NICOLE, "sicilia").own(ANGELIKA, "italia", "gallia").own(MARION, "syria")
    t.tile("italia", "grain", 4).people(NICOLE, "sicilia", 0, 3).people(NICOLE, "hispania", 0, 1)
    t.advances(NICOLE, "law").stock(NICOLE, grain=1).stock(ANGELIKA, grain=5).act(NICOLE, "raid")
    t.move(NICOLE, "soldier", "sicilia", "italia", 2).move(NICOLE, "soldier", "hispania", "italia", 1)
    t.choose(NICOLE, "done")
    assert t.at(NICOLE, "sicilia") == (0, 1)
    assert t.at(NICOLE, "italia") == (0, 3)
    assert t[NICOLE].grain == 4
    assert t[ANGELIKA].grain == 2
