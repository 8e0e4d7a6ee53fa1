"""Boards as grids, banks, marks on cards, what can be spent, and what cannot be done."""

from __future__ import annotations

from tests.through_the_ages.table import table
from tests.through_the_ages.test_scene import card, hand, look, mat, panel, stat, track


def test_boards_are_grids_of_kinds_and_ages() -> None:
    t = table().develop(0, "irrigation", "code_of_laws").hand(0, "drama").act(0)
    board = panel(t, "board:0")
    places = {c.id: c.place for c in board.cards}
    assert board.mat == "civ:0"
    assert [column.name for column in board.columns[:3]] == ["Farm", "Mine", "Lab"]
    assert board.levels == ["A", "I", "II"]
    assert (places["card:agriculture"], places["card:irrigation"]) == ((0, 0), (0, 1))
    assert places["card:code_of_laws"] is None
    assert hand(t)[0].place == (6, 1)


def test_banks_lie_on_the_own_board() -> None:
    t = table().banks(0, blue=7, yellow=10, unused=2)
    yellow, blue = track(t, "yellow"), track(t, "blue")
    assert (yellow.row, blue.row) == ("board:0", "board:0")
    assert [(c.spaces, c.filled) for c in yellow.cells] == [(2, 0), (4, 0), (4, 2), (4, 4), (4, 4), (0, 0)]
    assert [(c.spaces, c.filled) for c in blue.cells] == [(6, 0), (5, 2), (5, 5), (0, 0)]
    assert [(s.icon, s.value) for s in yellow.stats] == [("population", "2"), ("warn", "0/3"), ("food", "2")]
    assert [(s.icon, s.value) for s in blue.stats] == [("warn", "2")]
    assert track(table().banks(0, blue=20), "blue").cells[0].filled == 10


def test_cards_show_marks_prices_and_stages() -> None:
    t = table().row("iron", "colossus", "monarchy", "moses").unfinished(0, "pyramids", 1)
    iron, colossus, monarchy, moses = panel(t, "row").cards[:4]
    assert [(mark.icon, mark.value) for mark in iron.marks] == [("resource", "2")]
    assert iron.price is not None
    assert (iron.price.icon, iron.price.value, iron.band, iron.group) == (
        "science",
        "5",
        "mine",
        "1 civil action",
    )
    assert [(mark.icon, mark.value) for mark in monarchy.marks] == [
        ("civil_action", "+5"),
        ("military_action", "+3"),
    ]
    assert moses.marks == []
    assert [step.state for step in colossus.steps] == ["", ""]
    pyramids = card(t, "board:0", "card:pyramids")
    assert [(step.label, step.state) for step in pyramids.steps] == [("3", "done"), ("2", "now"), ("1", "")]


def test_pools_tell_what_is_left_of_all_actions() -> None:
    t = table().spend(0, civil=1).act(0)
    pools = [pool for fact in mat(t, 0).facts for pool in fact.pools]
    assert [(pool.icon, pool.left, pool.all) for pool in pools] == [
        ("civil_action", 3, 4),
        ("military_action", 2, 2),
    ]
    assert stat(t, 0, "hand").value == "0+0"


def test_many_options_have_verbs_to_gather_them() -> None:
    t = table().row("iron", "irrigation").store(0, bronze=4).act(0)
    made = look(t.g, 0)
    assert made.ask is not None
    verbs = {verb.id: verb.label for verb in made.board.verbs}
    assert (verbs["take"], verbs["build"]) == ("Take a card", "Build")
    names = {tuple(option.action): option.name for option in made.ask.options}
    assert names["take", 0] == "Iron"
    assert names["end_actions",] == ""
    assert made.board.view == "Board"


def test_what_cannot_be_done_says_why() -> None:
    t = table().unfinished(0, "pyramids").hand(0, "drama").banks(0, unused=0).points(0, science=1)
    assert [(part.label, part.value) for part in look(t.act(0).g, 0).board.barred] == [
        ("Population", "2 food, you have 0"),
        ("Build", "no unused worker"),
        ("Wonder", "too expensive: you have 0 resources"),
        ("Develop", "costs at least 3 science, you have 1"),
    ]
    assert look(t.g, 1).board.barred == []
    t = table().banks(0, yellow=0, unused=1).act(0)
    assert [(part.label, part.value) for part in look(t.g, 0).board.barred] == [
        ("Population", "the yellow bank is empty"),
        ("Build", "too expensive: you have 0 resources"),
    ]
    t = table().spend(0, civil=4).act(0)
    barred = {part.label: part.value for part in look(t.g, 0).board.barred}
    assert barred["Population"] == "you have no civil action left"


def test_the_card_a_question_is_about_lies_before_the_viewer() -> None:
    t = table().reveal(0, "vast_territory_i")
    assert [c.title for c in mat(t, 0).played] == ["Vast Territory I"]
    t = table().military(0, "raid_i").military(1, "legion").workers(0, warriors=3).politics(0)
    t.choose(0, "aggress", "raid_i", 1)
    assert [c.title for c in mat(t, 1, viewer=1).played] == ["Raid I"]
    assert mat(t, 1, viewer=0).played == []


def test_what_is_given_for_this_turn_can_be_spent_too() -> None:
    t = table().act(0)
    t[0].extra_resources = 3
    actions = next(fact for fact in mat(t, 0).facts if fact.pools)
    assert [(pool.icon, pool.left) for pool in actions.pools][2:] == [("resource", 3)]
    assert actions.value == "4/4 civil, 2/2 military; 3 resources for units"


def test_pacts_lie_on_the_boards_of_both_parties() -> None:
    t = table().pact(1, "loss_of_sovereignty", 2, "b")
    texts = [
        [c.text for c in panel(t, f"board:{seat}").cards if c.title == "Loss of Sovereignty"]
        for seat in range(3)
    ]
    assert texts == [
        [],
        ["with Purple: −2 culture, nobody declares war on this side"],
        ["with Yellow: +2 culture"],
    ]
