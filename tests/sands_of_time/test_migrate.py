"""Action: Migrate, and moving by Roads (rulebook: Übersiedeln)."""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE, PASS
from saecula.games.sands_of_time.rules import moves
from tests.sands_of_time.table import Table, table


def south(seats: int = 3) -> Table:
    """Player 0 has the capital in Mauretania, player 1 in Graecia, player 2 in Armenia; no citizens."""
    t = table(seats).own(0, "mauretania", "libya").own(1, "graecia", "rhodes").own(2, "armenia", "syria")
    for seat in range(seats):
        t.caravan(seat)
    return t.nobody()


def reach(t: Table, piece: str, start: str) -> set[str]:
    """Where citizens of a region could go; the move is begun, not finished."""
    t.choose(0, "move_from", piece, start)
    return {action[1] for action in t.options(0)}


def neighbours(*regions: str) -> set[str]:
    """What borders on these regions."""
    content = table().g.content
    pairs = [border.regions for border in content.borders]
    return {b for a, b in pairs if a in regions} | {a for a, b in pairs if b in regions}


def in_play(t: Table) -> set[str]:
    return {region.id for region, tile in zip(t.g.content.regions, t.g.tiles, strict=True) if tile}


@pytest.mark.rule("SOT-X21", "SOT-230", "SOT-231", "SOT-232")
def test_marion_moves_by_road_and_lays_a_caravan() -> None:
    t = south().own(0, "mauretania").building("mauretania", "road").focus(0, "culture")
    t.people(0, "libya", 1, 1).people(0, "sicilia", 0, 1).people(0, "mauretania", 1).act(0, "migrate")
    for piece, start, target in (
        ("peasant", "mauretania", "aethiopia"),
        ("peasant", "libya", "aethiopia"),
        ("soldier", "sicilia", "hispania"),
    ):
        t.move(0, piece, start, target)
    assert t.options(0) == [("move_from", "soldier", "libya"), DONE]
    t.move(0, "soldier", "libya", "hispania")
    assert t.at(0, "aethiopia") == (2, 0)
    assert t.at(0, "hispania") == (0, 2)
    assert [t.at(0, region) for region in ("libya", "sicilia", "mauretania")] == [(0, 0)] * 3
    assert ("route", "hispania_mauretania") in t.options(0)
    t.choose(0, "route", "hispania_mauretania")
    assert t[0].caravans == 1 << t.g.content.border_index["hispania_mauretania"]
    assert (t[0].grain, t[0].gold) == (0, 0)


# Moves.


@pytest.mark.rule("SOT-230", "SOT-011")
def test_citizens_go_to_adjacent_regions_in_play() -> None:
    t = south(4).people(0, "italia", 1).people(0, "libya", 0, 1).act(0, "migrate")
    assert reach(t, "peasant", "italia") == neighbours("italia")
    t = south().people(0, "italia", 1).people(0, "libya", 0, 1).act(0, "migrate")
    assert reach(t, "peasant", "italia") == neighbours("italia") - {"germania", "illyricum"}


@pytest.mark.rule("SOT-230")
def test_citizens_of_a_region_may_part() -> None:
    t = south().people(0, "libya", 3, 1).act(0, "migrate")
    t.move(0, "peasant", "libya", "aegyptus", 1)
    t.move(0, "peasant", "libya", "sicilia", 2)
    t.move(0, "soldier", "libya", "aethiopia")
    assert [t.at(0, r) for r in ("libya", "aegyptus", "sicilia", "aethiopia")] == [
        (0, 0),
        (1, 0),
        (2, 0),
        (0, 1),
    ]
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-230")
def test_any_number_may_move_and_the_rest_may_stay() -> None:
    t = south().people(0, "libya", 3, 1).act(0, "migrate")
    t.choose(0, "move_from", "peasant", "libya").choose(0, "move_to", "aegyptus")
    assert t.options(0) == [("number", 1), ("number", 2), ("number", 3)]
    t.choose(0, "number", 2)
    assert t.options(0) == [("move_from", "peasant", "libya"), ("move_from", "soldier", "libya"), DONE]
    t.choose(0, "done")
    assert t.at(0, "libya") == (1, 1)
    assert "migrate" in t[0].played


@pytest.mark.rule("SOT-230")
def test_nobody_moves_twice() -> None:
    t = south().people(0, "libya", 2).people(0, "aegyptus", 1, 1).act(0, "migrate")
    t.move(0, "peasant", "libya", "aegyptus", 2)
    assert ("move_from", "peasant", "libya") not in t.options(0)
    t.choose(0, "move_from", "peasant", "aegyptus").choose(0, "move_to", "libya")
    assert t.at(0, "aegyptus") == (2, 1)
    assert t.at(0, "libya") == (1, 0)
    assert t.options(0) == [("move_from", "soldier", "aegyptus"), DONE]


@pytest.mark.rule("SOT-230")
def test_capacity_and_others_do_not_matter() -> None:
    t = south().own(1, "graecia", "aegyptus").people(1, "aegyptus", 9, 5).people(0, "libya", 9)
    t.act(0, "migrate")
    t.move(0, "peasant", "libya", "aegyptus", 9)
    assert t.at(0, "aegyptus") == (9, 0)
    assert t.at(1, "aegyptus") == (9, 5)


@pytest.mark.rule("SOT-230", "SOT-078")
def test_without_a_move_it_is_no_action() -> None:
    t = south().people(0, "libya", 1).people(0, "aegyptus", 1).act(0, "migrate")
    assert DONE not in t.options(0)
    t = south().turn(0, "migrate", "chronicle")
    assert ("carry_out", "migrate") not in t.options(0)
    t = south().focus(0, "culture").turn(0, "migrate", "chronicle")
    assert ("carry_out", "migrate") not in t.options(0)
    t = south().people(0, "libya", 0, 1).turn(0, "migrate", "chronicle")
    assert ("carry_out", "migrate") in t.options(0)


@pytest.mark.rule("SOT-230")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_region_in_play_can_be_left(seats: int) -> None:
    t = table(seats)
    assert all(moves.targets(t.g, 0, t.place(region)) for region in in_play(t))


# The free caravan.


@pytest.mark.rule("SOT-231")
def test_no_free_caravan_while_culture_is_locked() -> None:
    t = south().people(0, "mauretania", 2).focus(0, "civil").stock(0, 9, 9).act(0, "migrate")
    t.move(0, "peasant", "mauretania", "libya", 1).choose(0, "done")
    assert t.asked == ("", -1)
    assert not t[0].caravans


@pytest.mark.rule("SOT-231", "SOT-211")
def test_the_free_caravan_needs_a_citizen_at_its_border_and_a_chain() -> None:
    t = south().people(0, "sicilia", 2).people(0, "syria", 2).focus(0, "culture").act(0, "migrate")
    t.move(0, "peasant", "sicilia", "hispania", 1).choose(0, "done")
    routes = {action[1] for action in t.options(0) if action[0] == "route"}
    assert routes == {"hispania_mauretania", "sicilia_mauretania"}
    assert PASS in t.options(0)
    t.choose(0, "pass")
    assert not t[0].caravans


@pytest.mark.rule("SOT-231", "SOT-213")
def test_the_free_caravan_needs_a_border_without_an_own_one() -> None:
    t = south().people(0, "sicilia", 2).focus(0, "culture").caravan(0, "sicilia_mauretania")
    t.act(0, "migrate")
    t.move(0, "peasant", "sicilia", "hispania", 2)
    assert ("route", "sicilia_mauretania") not in t.options(0)
    assert ("route", "hispania_sicilia") in t.options(0)


@pytest.mark.rule("SOT-231", "SOT-215")
def test_the_free_caravan_can_raise_heritage() -> None:
    t = south().people(0, "mauretania", 1).people(0, "libya", 1).focus(0, "culture").heritage(0)
    t.act(0, "migrate")
    t.move(0, "peasant", "mauretania", "aethiopia")
    t.choose(0, "done").choose(0, "route", "libya_mauretania").choose(0, "heritage", "culture")
    assert t[0].heritage == (0, 0, 1)


@pytest.mark.rule("SOT-231", "SOT-376")
def test_democracy_gives_the_free_caravan_and_only_one() -> None:
    t = south().people(0, "mauretania", 2).advances(0, "democracy").focus(0, "culture").act(0, "migrate")
    t.move(0, "peasant", "mauretania", "libya", 1)
    t.choose(0, "done").choose(0, "route", "sicilia_mauretania")
    assert t[0].caravans.bit_count() == 1
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-234", "SOT-231")
def test_the_free_caravan_alone_is_an_action() -> None:
    t = south().people(0, "mauretania", 2).focus(0, "culture").act(0, "migrate")
    t.choose(0, "done")
    assert t.asked == ("free_caravan", 0)
    assert PASS not in t.options(0)
    t.choose(0, "route", "sicilia_mauretania")
    assert t[0].played == ("migrate",)
    assert t[0].focus_markers == 1
    assert t.at(0, "mauretania") == (2, 0)


@pytest.mark.rule("SOT-234", "SOT-078")
def test_without_a_place_for_the_caravan_somebody_must_move() -> None:
    t = south().people(0, "syria", 2).people(0, "armenia", 1).focus(0, "culture").act(0, "migrate")
    assert DONE not in t.options(0)


@pytest.mark.rule("SOT-082")
def test_a_bonus_action_fits_between_the_moves_and_the_caravan() -> None:
    t = south().people(0, "mauretania", 2).focus(0, "culture").act(0, "migrate", bonus=True)
    t.move(0, "peasant", "mauretania", "libya", 1).choose(0, "done")
    assert {"route", "pass", "oppress", "support"} <= t.verbs(0)
    t.choose(0, "oppress", "libya")
    assert t.asked == ("free_caravan", 0)
    assert t.verbs(0) == {"route", "pass"}


# Roads.


@pytest.mark.rule("SOT-232")
def test_a_road_makes_the_neighbours_of_its_region_adjacent() -> None:
    t = south().building("mauretania", "road").people(0, "libya", 1, 1).act(0, "migrate")
    plain = neighbours("libya")
    assert reach(t, "peasant", "libya") == plain | neighbours("mauretania") - {"libya"}
    t = south().people(0, "libya", 1, 1).act(0, "migrate")
    assert reach(t, "peasant", "libya") == plain


@pytest.mark.rule("SOT-232", "SOT-011")
def test_a_road_does_not_lead_out_of_play() -> None:
    t = south().own(0, "italia").building("italia", "road").people(0, "gallia", 1, 1).act(0, "migrate")
    assert reach(t, "peasant", "gallia") == {"hispania", "italia", "sicilia", "graecia"}


@pytest.mark.rule("SOT-232")
def test_the_region_of_the_road_itself_gains_nothing() -> None:
    t = south().building("mauretania", "road").people(0, "mauretania", 1, 1).act(0, "migrate")
    assert reach(t, "soldier", "mauretania") == neighbours("mauretania")


@pytest.mark.rule("SOT-232")
def test_one_move_uses_one_road() -> None:
    t = south().building("mauretania", "road").building("libya", "road").people(0, "hispania", 1, 1)
    t.act(0, "migrate")
    assert reach(t, "peasant", "hispania") == (neighbours("hispania", "mauretania") & in_play(t)) - {
        "hispania"
    }


@pytest.mark.rule("SOT-232")
def test_roads_carry_no_caravans() -> None:
    t = south().building("mauretania", "road").people(0, "hispania", 2).stock(0, 9, 9).act(0, "caravan_1")
    content = t.g.content
    assert {action[1] for action in t.options(0)} == {
        border.id for border in content.borders if "mauretania" in border.regions
    }


def at_foreign_road(card: str, piece: str = "soldier") -> Table:
    """Citizens on both sides of Italia, where player 1 has a Road; some wait far away."""
    t = south().own(1, "graecia", "italia").building("italia", "road").people(0, "syria", 1, 1)
    peasants, soldiers = (1, 0) if piece == "peasant" else (0, 1)
    return t.people(0, "gallia", peasants, soldiers).act(0, card)


@pytest.mark.rule("SOT-233")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_consent_opens_a_foreign_road(card: str) -> None:
    t = at_foreign_road(card)
    assert t.options(0) == [("ask_passage", "italia"), PASS]
    t.choose(0, "ask_passage", "italia")
    assert t.asked == ("consent", 1)
    assert t.options(1) == [("consent",), ("refuse",)]
    t.choose(1, "consent")
    assert t.asked == ("move_from", 0)
    assert reach(t, "soldier", "gallia") == {"hispania", "italia", "sicilia", "graecia"}


@pytest.mark.rule("SOT-233")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_a_refusal_closes_the_road_but_not_its_region(card: str) -> None:
    t = at_foreign_road(card).choose(0, "ask_passage", "italia").choose(1, "refuse")
    assert t.asked == ("move_from", 0)
    assert reach(t, "soldier", "gallia") == {"hispania", "italia"}


@pytest.mark.rule("SOT-233")
def test_who_does_not_ask_does_not_pass() -> None:
    t = at_foreign_road("migrate").choose(0, "pass")
    assert reach(t, "soldier", "gallia") == {"hispania", "italia"}


@pytest.mark.rule("SOT-233")
def test_roads_of_oneself_or_of_nobody_are_free() -> None:
    for owner in (0, None):
        t = south()
        if owner == 0:
            t.own(0, "mauretania", "italia")
        t.building("italia", "road").people(0, "gallia", 1, 1).act(0, "migrate")
        assert t.asked == ("move_from", 0)
        assert reach(t, "soldier", "gallia") == {"hispania", "italia", "sicilia", "graecia"}


@pytest.mark.rule("SOT-233")
def test_each_road_is_asked_for_once() -> None:
    t = south().own(1, "graecia", "italia").own(2, "armenia", "rhodes")
    t.building("italia", "road").building("rhodes", "road").people(0, "sicilia", 2, 2).act(0, "migrate")
    assert t.options(0) == [("ask_passage", "italia"), ("ask_passage", "rhodes"), PASS]
    t.choose(0, "ask_passage", "italia").choose(1, "refuse")
    assert t.options(0) == [("ask_passage", "rhodes"), PASS]
    t.choose(0, "ask_passage", "rhodes")
    assert t.asked == ("consent", 2)
    t.choose(2, "consent")
    assert t.asked == ("move_from", 0)
    to = reach(t, "soldier", "sicilia")
    assert {"asia_minor", "cyprus"} <= to
    assert "gallia" not in to


@pytest.mark.rule("SOT-233")
def test_consent_holds_for_one_action() -> None:
    t = at_foreign_road("migrate").choose(0, "ask_passage", "italia").choose(1, "consent")
    t.move(0, "soldier", "gallia", "hispania").choose(0, "done")
    t.people(0, "gallia", 1, 1).act(0, "migrate")
    assert t.options(0) == [("ask_passage", "italia"), PASS]
    t.choose(0, "pass")
    assert reach(t, "soldier", "gallia") == {"hispania", "italia"}


@pytest.mark.rule("SOT-233", "SOT-150")
def test_only_who_could_use_a_road_asks_for_it() -> None:
    t = at_foreign_road("raid", "peasant")  # peasants at the Road do not raid
    assert t.asked == ("move_to", 0)
    t = at_foreign_road("migrate", "peasant")
    assert t.asked == ("ask_passage", 0)
    t = south().own(1, "graecia", "italia").building("italia", "road").people(0, "syria", 1, 1)
    t.act(0, "migrate")
    assert t.asked == ("move_from", 0)


# Horsemanship.


@pytest.mark.rule("SOT-372")
def test_with_horsemanship_soldiers_may_move_twice() -> None:
    t = south().advances(0, "horsemanship").people(0, "libya", 1, 2).act(0, "migrate")
    t.move(0, "soldier", "libya", "sicilia", 2)
    assert {a[1] for a in t.options(0) if a != PASS} == neighbours("sicilia")
    assert PASS in t.options(0)
    t.choose(0, "move_to", "italia")
    assert t.at(0, "italia") == (0, 2)
    assert t.at(0, "sicilia") == (0, 0)
    assert t.options(0) == [("move_from", "peasant", "libya"), DONE]
    t.move(0, "peasant", "libya", "aegyptus")
    assert t.at(0, "aegyptus") == (1, 0)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-372", "SOT-230")
def test_a_soldier_may_stay_after_one_move_and_then_has_moved() -> None:
    t = south().advances(0, "horsemanship").people(0, "libya", 1, 1).act(0, "migrate")
    t.move(0, "soldier", "libya", "sicilia").choose(0, "pass")
    assert t.at(0, "sicilia") == (0, 1)
    assert t.options(0) == [("move_from", "peasant", "libya"), DONE]


@pytest.mark.rule("SOT-372")
def test_horsemanship_serves_its_owner_alone() -> None:
    t = south().advances(1, "horsemanship").people(0, "libya", 1, 1).act(0, "migrate")
    t.move(0, "soldier", "libya", "sicilia")
    assert t.asked == ("move_from", 0)


@pytest.mark.rule("SOT-372", "SOT-151")
def test_a_raid_plunders_where_the_second_move_ends() -> None:
    t = south().advances(0, "horsemanship").people(0, "libya", 0, 2).people(0, "syria", 0, 1)
    t.own(1, "italia", "sicilia").tile("italia", "gold", 3).act(0, "raid")
    t.move(0, "soldier", "libya", "sicilia", 2).choose(0, "move_to", "italia").choose(0, "done")
    assert (t[0].gold, t[0].grain) == (2, 0)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-372", "SOT-233")
def test_with_horsemanship_a_road_one_move_away_is_asked_for() -> None:
    """From Mauretania a soldier can be in Hispania before it takes the Road of Italia."""
    t = south().own(1, "graecia", "italia").building("italia", "road").people(0, "mauretania", 1, 1)
    t.act(0, "migrate")
    assert t.asked == ("move_from", 0)
    t = south().own(1, "graecia", "italia").building("italia", "road").people(0, "mauretania", 1, 1)
    t.advances(0, "horsemanship").act(0, "migrate")
    assert t.options(0) == [("ask_passage", "italia"), PASS]
    t.choose(0, "ask_passage", "italia").choose(1, "consent")
    t.move(0, "soldier", "mauretania", "hispania").choose(0, "move_to", "graecia")
    assert t.at(0, "graecia") == (0, 1)


@pytest.mark.rule("SOT-372", "SOT-233")
def test_peasants_do_not_ask_for_roads_out_of_their_reach() -> None:
    t = south().own(1, "graecia", "italia").building("italia", "road").advances(0, "horsemanship")
    t.people(0, "mauretania", 1).people(0, "mesopotamia", 1, 1).act(0, "migrate")
    assert t.asked == ("move_from", 0)


@pytest.mark.rule("SOT-372", "SOT-233")
@pytest.mark.parametrize(("road", "asked"), [("aegyptus", True), ("asia_minor", False)])
def test_with_horsemanship_roads_within_the_second_move_are_asked_for(road: str, asked: bool) -> None:
    t = south().own(1, "graecia", road).building(road, "road").advances(0, "horsemanship")
    t.people(0, "mauretania", 1, 1).act(0, "migrate")
    assert (t.asked == ("ask_passage", 0)) is asked
