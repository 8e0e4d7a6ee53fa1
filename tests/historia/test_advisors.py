"""Advisors: drawing, returning, and what each of the 35 does (HIS-180 to HIS-184, HIS-323)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saecula.core.flow import choose, mover, options, to_move
from saecula.core.position import Action
from saecula.core.zones import pile, seen_by
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.rules import actions, matrix, rounds
from tests.historia.table import Table, table

CONTENT = Content.get(None)
STARTING = CONTENT.starting_hand
ROME = CONTENT.civilizations["rome"].advisors
ROW = ("military", "technology", "arts")
QUIET = ("petra", "pharos", "colossus", "great_wall")  # wonders that answer actions not played here


def audience(advisor: str) -> Table:
    """Give seat 0 the advisor: T 5, M 5, personal 2, used 2, in the Middle East, three cards in the row.

    Seat 1 is in China with T 1, M 1 and will be asked about its Exploitation when seat 0 is done.
    """
    t = table(2).levels(0, 5, 5).cubes(0, 2, 2)
    t[0].civilization = CONTENT.advisors[advisor].civilization
    t[1].civilization = "egypt" if t[0].civilization != "egypt" else "china"
    t.hand(1, *STARTING)
    return t.row(0, *ROW).hand(0, *[card for card in STARTING if card not in ROW], advisor)


def state(t: Table) -> dict[str, Any]:
    civ = t[0]
    return {
        "vp": civ.vp,
        "T": civ.technology,
        "M": civ.military,
        "personal": civ.personal,
        "used": civ.used,
        "lands": t.lands(0),
        "row": civ.row,
        "wonders": civ.wonders,
        "rotated": civ.rotated,
    }


def advise(t: Table, advisor: str, *choices: Action) -> None:
    """Play the advisor and make these choices."""
    t.begin().choose(0, "play", advisor)
    if 0 in to_move(t.g):
        t.choose(0, "done")
    t.choose(1, "play", "exploitation")
    if t.asked == ("choose_cards", 1):
        t.choose(1, "done")
    for choice in choices:
        t.choose(0, *choice)


def plain(t: Table) -> Table:
    return t


def more_used(t: Table) -> Table:
    return t.cubes(0, 2, 3)


def learned_neighbour(t: Table) -> Table:
    return t.levels(1, 6, 3)


def longer_row(t: Table) -> Table:
    return t.row(0, *ROW, "trade")


def four_wonders(t: Table) -> Table:
    return t.wonders(0, *QUIET[:3], rotated=QUIET[3:])


def two_rotated(t: Table) -> Table:
    return t.wonders(0, rotated=("petra", "pharos"))


def early_war(t: Table) -> Table:
    return t.levels(0, 1, 1).settle(1, "middle_east", "china")


def three_wonders_on_offer(t: Table) -> Table:
    t.g.wonder_row = QUIET[:3]
    t.g.wonder_deck = ()
    return t


Case = tuple[str, Callable[[Table], Table], list[Action], dict[str, Any]]

CASES: list[Case] = [
    ("rome_agrippa", plain, [("recover", 1)], {"M": 6, "personal": 3, "used": 1}),
    (
        "rome_trajan",
        plain,
        [("recover", 1), ("place", "africa"), ("place", "southern_africa")],
        {"personal": 1, "used": 1, "lands": {"middle_east", "africa", "southern_africa"}},
    ),
    ("rome_trajan", plain, [("recover", 0), ("pass",), ("pass",)], {}),
    ("rome_tiberius_gracchus", plain, [("take_back", "military")], {"row": ("technology",), "vp": 1}),
    ("rome_marcus_aurelius", plain, [("recover", 1)], {"T": 6, "personal": 3, "used": 1}),
    ("rome_scipio", plain, [("recover", 2)], {"personal": 4, "used": 0, "vp": 2}),
    ("egypt_cleopatra", plain, [("recover", 2)], {"row": ROW[1:], "personal": 4, "used": 0}),
    ("egypt_imhotep", three_wonders_on_offer, [("build", "pharos")], {"wonders": ("pharos",), "vp": 1}),
    ("egypt_hatshepsut", learned_neighbour, [("recover", 1)], {"T": 6, "personal": 3, "used": 1}),
    (
        "egypt_thutmose_iii",
        plain,
        [("place", "africa")],
        {"used": 1, "lands": {"middle_east", "africa"}, "vp": 1},
    ),
    ("egypt_akhenaten", plain, [("take_back", "military")], {"row": ("technology",), "vp": 1}),
    ("china_confucius", plain, [], {"T": 6, "vp": 1}),
    ("china_sun_tzu", plain, [], {"M": 6, "row": ROW[1:]}),
    (
        "china_zheng_he",
        plain,
        [("place", "south_america"), ("recover", 1)],
        {"personal": 3, "used": 0, "lands": {"middle_east", "south_america"}},
    ),
    (
        "china_wu_zetian",
        plain,
        [("take_back", "technology"), ("recover", 1)],
        {"row": ("military",), "personal": 3, "used": 1},
    ),
    ("china_cai_lun", longer_row, [], {"row": ("trade",)}),
    (
        "germany_schliemann",
        four_wonders,
        [],
        {"vp": 1, "row": ROW[2:]},
    ),
    ("germany_gutenberg", plain, [("recover", 3)], {"personal": 4, "used": 0}),
    ("germany_frederick_ii", plain, [], {"M": 6, "vp": 1}),
    ("germany_einstein", plain, [], {"T": 6, "row": ROW[1:]}),
    ("germany_martin_luther", plain, [("take_back", "military")], {"row": ("technology",), "vp": 1}),
    ("america_edison", plain, [], {"T": 7, "personal": 1, "used": 3}),
    ("america_washington", plain, [("take_back", "military")], {"row": ("technology",), "vp": 1}),
    ("america_lincoln", more_used, [("recover", 3)], {"personal": 5, "used": 0}),
    (
        "america_armstrong",
        two_rotated,
        [("refresh", "petra")],
        {"vp": 2, "wonders": ("petra",), "rotated": ("pharos",)},
    ),
    ("america_eisenhower", plain, [("recover", 1)], {"M": 6, "personal": 3, "used": 1}),
    ("india_aryabhata", plain, [("recover", 1)], {"T": 6, "personal": 3, "used": 1}),
    (
        "india_chandragupta",
        plain,
        [("place", "africa")],
        {"used": 1, "lands": {"middle_east", "africa"}, "row": ROW[1:]},
    ),
    ("india_shah_jahan", three_wonders_on_offer, [("build", "petra")], {"wonders": ("petra",), "vp": 1}),
    ("india_akbar", plain, [("recover", 1)], {"row": ROW[1:], "personal": 3, "used": 1, "vp": 1}),
    (
        "india_lakshmibai",
        plain,
        [("take_back", "technology"), ("recover", 1)],
        {"row": ("military",), "personal": 3, "used": 1},
    ),
    ("aztecs_montezuma", plain, [], {"personal": 3, "used": 1, "vp": 2}),
    (
        "aztecs_nezahualcoyotl",
        three_wonders_on_offer,
        [("build", "petra"), ("recover", 1)],
        {"wonders": ("petra",), "personal": 3, "used": 1},
    ),
    ("aztecs_tlacaelel", plain, [], {"M": 6, "vp": 1}),
    ("aztecs_itzcoatl", early_war, [], {"M": 2, "vp": 2}),
    ("aztecs_cuauhtemoc", plain, [("take_back", "military")], {"row": ("technology",), "vp": 1}),
]


@pytest.mark.rule("HIS-183", "HIS-048")
@pytest.mark.parametrize(("advisor", "scene", "choices", "changes"), CASES)
def test_the_effect_of_each_advisor(
    advisor: str, scene: Callable[[Table], Table], choices: list[Action], changes: dict[str, Any]
) -> None:
    t = scene(audience(advisor))
    before = state(t)
    advise(t, advisor, *choices)
    assert t.asked == ("exploit", 1), "seat 0 is done"
    assert state(t) == {**before, **changes}
    assert t[0].face_up == (advisor,)
    back = set(before["row"]) - set(t[0].row)
    assert back <= set(t[0].hand.cards)
    GAME.check(t.g)


@pytest.mark.rule("HIS-183")
def test_every_advisor_of_the_box_is_tried() -> None:
    assert {case[0] for case in CASES} == set(CONTENT.advisors)


@pytest.mark.rule("HIS-183")
def test_what_advisors_do_to_others() -> None:
    t = learned_neighbour(audience("egypt_hatshepsut"))
    advise(t, "egypt_hatshepsut", ("recover", 0))
    assert t[1].vp == 2
    t = early_war(audience("aztecs_itzcoatl"))
    advise(t, "aztecs_itzcoatl")
    assert t.lands(1) == {"china"}
    t = three_wonders_on_offer(audience("egypt_imhotep"))
    advise(t, "egypt_imhotep", ("build", "pharos"))
    assert t.g.wonder_row == ("petra", "colossus")


# Drawing.


@pytest.mark.rule("HIS-180")
@pytest.mark.parametrize(
    ("technology", "military", "drawn"),
    [
        (2, 2, 0),
        (3, 2, 1),
        (4, 2, 0),
        (5, 3, 0),
        (6, 3, 1),
        (7, 4, 0),
        (11, 6, 0),
        (12, 6, 1),
        (13, 7, 0),
        (14, 7, 0),
    ],
)
def test_technologies_four_seven_and_thirteen_bring_an_advisor(
    technology: int, military: int, drawn: int
) -> None:
    t = table(2).levels(0, technology, military).cubes(0, 1, 0).hand(0, "technology").begin()
    t.choose(1, "play", "trade")
    assert t[0].technology == technology + 1
    held = [card for card in t[0].hand.cards if card in CONTENT.advisors]
    assert (len(held), len(t[0].stack)) == (drawn, 5 - drawn)
    assert not set(held) & set(t[0].stack.cards)


@pytest.mark.rule("HIS-180")
def test_a_draw_takes_the_top_of_a_shuffled_stack() -> None:
    drawn: set[str] = set()
    for dice in range(40):
        t = table(2).levels(0, 3, 2).cubes(0, 1, 0).begin()
        t.g.dice = dice
        t.play("technology", "trade")
        drawn.update(card for card in t[0].hand.cards if card in CONTENT.advisors)
    assert drawn == set(ROME)


@pytest.mark.rule("HIS-180")
@pytest.mark.parametrize("advanced", [False, True])
def test_an_empty_stack_gives_nothing(advanced: bool) -> None:
    t = table(2, advanced_rules=advanced).levels(0, 3, 2).cubes(0, 1, 0).hand(0, *STARTING, *ROME).begin()
    t.play("technology", "trade")
    assert (t[0].technology, len(t[0].stack), t[0].face_up) == (4, 0, ())
    assert set(ROME) <= set(t[0].hand.cards)


@pytest.mark.rule("HIS-180")
def test_only_face_down_advisors_are_drawn() -> None:
    t = table(2).levels(0, 3, 2).cubes(0, 1, 0)
    t[0].face_up = ROME[:3]
    t.hand(0, *STARTING).begin()
    assert set(t[0].stack.cards) == set(ROME[3:])
    t.play("technology", "trade")
    held = [card for card in t[0].hand.cards if card in CONTENT.advisors]
    assert set(held) | set(t[0].stack.cards) == set(ROME[3:])
    assert (len(held), t[0].face_up) == (1, ROME[:3])


# Turning the stack over.


@pytest.mark.rule("HIS-181")
def test_after_a_draw_that_leaves_only_open_cards_the_stack_is_turned() -> None:
    t = table(2).levels(0, 3, 2).cubes(0, 1, 0)
    t[0].face_up = ROME[:3]
    t.hand(0, *STARTING, ROME[3]).begin()
    assert t[0].stack.cards == (ROME[4],)
    t.play("technology", "trade")
    assert {ROME[3], ROME[4]} <= set(t[0].hand.cards)
    assert (set(t[0].stack.cards), t[0].face_up) == (set(ROME[:3]), ())


@pytest.mark.rule("HIS-181")
def test_a_returned_advisor_on_an_empty_stack_is_turned() -> None:
    t = table(2).hand(0, *STARTING, *ROME).begin()
    t.play("rome_agrippa", "trade").choose(0, "recover", 0)
    assert (t[0].stack.cards, t[0].face_up) == (("rome_agrippa",), ())


@pytest.mark.rule("HIS-181")
def test_an_open_card_under_face_down_ones_stays_open() -> None:
    t = table(2).hand(0, *STARTING, *ROME[:4]).begin()
    t.play(ROME[0], "trade").choose(0, "recover", 0)
    assert (t[0].stack.cards, t[0].face_up) == ((ROME[4],), (ROME[0],))


@pytest.mark.rule("HIS-181")
def test_a_turned_stack_is_shuffled() -> None:
    drawn: set[str] = set()
    for dice in range(30):
        t = table(2).levels(0, 3, 2).cubes(0, 1, 0)
        t[0].stack, t[0].hand = pile(ROME[:2]), pile([*STARTING, *ROME[2:]])
        t.begin()
        t.g.dice = dice
        t.play("technology", "trade")
        drawn.update(set(t[0].hand.cards) & set(ROME[:2]))
    assert drawn == set(ROME[:2])


@pytest.mark.rule("HIS-181")
def test_four_draws_from_five_cards_never_turn_the_stack() -> None:
    t = table(2).hand(0, *STARTING, ROME[0])
    for technology, military in ((3, 2), (6, 3), (12, 6)):
        t[0].technology, t[0].military = technology, military
        t.begin(matrix.gain_levels(0, "technology", 1))
    assert len([card for card in t[0].hand.cards if card in CONTENT.advisors]) == 4
    assert (len(t[0].stack), t[0].face_up) == (1, ())


# One time, one slot.


@pytest.mark.rule("HIS-182")
def test_an_advisor_is_gone_until_drawn_again() -> None:
    t = table(2).hand(0, *STARTING, ROME[0]).begin()
    assert ("play", ROME[0]) in t.options(0)
    t.play(ROME[0], "trade").choose(0, "recover", 0)
    assert ("play", ROME[0]) not in t.options(0)


@pytest.mark.rule("HIS-182")
def test_an_advisor_may_be_kept_over_rounds() -> None:
    t = table(2).hand(0, *STARTING, ROME[0])
    for number in (1, 2, 3):
        t.g.round = number
        t.begin(rounds.end_round())
        assert ("play", ROME[0]) in t.options(0)


@pytest.mark.rule("HIS-184")
def test_an_advisor_uses_a_slot_like_an_action_card() -> None:
    t = table(2).hand(0, *STARTING, ROME[0]).begin()
    t.choose(0, "play", ROME[0])
    assert to_move(t.g) == [1]
    t = table(2).levels(0, 5, 3).hand(0, *STARTING, ROME[0]).begin()
    t.choose(0, "play", ROME[0]).choose(0, "play", "trade")
    assert to_move(t.g) == [1]


@pytest.mark.rule("HIS-184")
def test_an_advisor_without_any_effect_goes_under_the_stack() -> None:
    t = audience("egypt_cleopatra").row(0).cubes(0, 4, 0)
    before = state(t)
    advise(t, "egypt_cleopatra")
    assert t.asked == ("exploit", 1)
    assert state(t) == before
    assert t[0].face_up == ("egypt_cleopatra",)


# Parts of an effect.


def blocked_military(t: Table) -> Table:
    return t.levels(0, 1, 3)


def blocked_technology(t: Table) -> Table:
    return t.levels(0, 3, 1)


def no_used_cube(t: Table) -> Table:
    return t.cubes(0, 2, 0)


def no_personal_cube(t: Table) -> Table:
    return t.cubes(0, 0, 2)


def empty_row(t: Table) -> Table:
    return t.row(0)


def no_wonders(t: Table) -> Table:
    t.g.wonder_row = ()
    return t


@pytest.mark.rule("HIS-183")
@pytest.mark.parametrize(
    ("advisor", "scene", "choices", "changes"),
    [
        ("rome_agrippa", blocked_military, [("recover", 1)], {"personal": 3, "used": 1}),
        ("rome_marcus_aurelius", blocked_technology, [("recover", 1)], {"personal": 3, "used": 1}),
        ("egypt_thutmose_iii", no_used_cube, [], {"vp": 1}),
        ("egypt_hatshepsut", plain, [("recover", 1)], {"personal": 3, "used": 1}),
        ("egypt_imhotep", no_wonders, [], {"vp": 1}),
        ("germany_gutenberg", no_personal_cube, [], {}),
        ("america_edison", no_personal_cube, [], {}),
        ("rome_scipio", no_used_cube, [], {"vp": 2}),
        ("india_akbar", empty_row, [("recover", 1)], {"personal": 3, "used": 1, "vp": 1}),
        ("india_akbar", no_used_cube, [], {"row": ROW[1:], "vp": 1}),
        ("america_armstrong", plain, [], {"vp": 2}),
        ("aztecs_itzcoatl", plain, [], {"M": 6}),
    ],
)
def test_an_impossible_part_is_skipped_and_blocks_no_other(
    advisor: str, scene: Callable[[Table], Table], choices: list[Action], changes: dict[str, Any]
) -> None:
    t = scene(audience(advisor))
    before = state(t)
    advise(t, advisor, *choices)
    assert t.asked == ("exploit", 1)
    assert state(t) == {**before, **changes}


@pytest.mark.rule("HIS-183")
def test_parts_are_carried_out_in_the_listed_order() -> None:
    t = audience("rome_trajan").cubes(0, 0, 1)  # the cube recovered first can be placed then
    advise(t, "rome_trajan", ("recover", 1), ("place", "africa"))
    assert t.asked == ("exploit", 1)
    assert (t[0].personal, t.lands(0)) == (0, {"middle_east", "africa"})
    t = audience("china_zheng_he").cubes(0, 0, 1)  # placed first, no cube is left to recover
    advise(t, "china_zheng_he", ("place", "japan"))
    assert t.asked == ("exploit", 1)
    assert (t[0].personal, t[0].used) == (0, 0)


@pytest.mark.rule("HIS-183")
def test_parts_are_mandatory_unless_they_say_otherwise() -> None:
    t = audience("egypt_thutmose_iii")
    advise(t, "egypt_thutmose_iii")
    assert {action[0] for action in t.options(0)} == {"place"}
    t = audience("rome_trajan")
    advise(t, "rome_trajan")
    assert t.options(0) == [("recover", 1), ("recover", 0)]
    t.choose(0, "recover", 0)
    assert ("pass",) in t.options(0)


@pytest.mark.rule("HIS-183")
def test_only_zheng_he_sails_anywhere() -> None:
    for advisor, reach in (("china_zheng_he", 12), ("egypt_thutmose_iii", 5)):
        t = audience(advisor)
        advise(t, advisor)
        assert len(t.options(0)) == reach


@pytest.mark.rule("HIS-183")
@pytest.mark.parametrize(
    ("technology", "personal", "any_technology", "cost", "military", "left"),
    [
        (4, 3, False, -1, 6, 0),
        (4, 2, False, -1, 4, 2),
        (3, 3, False, -1, 4, 3),
        (3, 3, True, -1, 6, 0),
        (4, 3, False, 1, 6, 2),
        (4, 0, False, 0, 6, 0),
    ],
)
def test_an_action_as_a_part_has_its_normal_price_and_technology(
    technology: int, personal: int, any_technology: bool, cost: int, military: int, left: int
) -> None:
    t = table(2).levels(0, technology, 4).cubes(0, personal, 0)
    t.begin(actions.perform(0, "military", "extended", cost, any_technology))
    recovered = int(military == 6 and personal - left > 0)  # military 5 gives a used cube back
    assert (t[0].military, t[0].personal) == (military, left + recovered)


@pytest.mark.rule("HIS-183")
@pytest.mark.parametrize(("technology", "vp"), [(1, 0), (2, 2)])
def test_a_war_as_a_part_needs_agriculture(technology: int, vp: int) -> None:
    t = table(2).levels(0, technology, 2).settle(1, "middle_east", "china")
    t.begin(actions.perform(0, "war", "basic", -1, False))
    assert t[0].vp == vp


@pytest.mark.rule("HIS-X15")
def test_cleopatra() -> None:
    t = audience("egypt_cleopatra")
    assert list(t[0].row) == ["military", "technology", "arts"]
    advise(t, "egypt_cleopatra", ("recover", 2))
    assert "military" in t[0].hand
    assert t[0].row == ("technology", "arts")
    assert (t[0].personal, t[0].used) == (4, 0)
    assert t[0].face_up == ("egypt_cleopatra",)


# Advanced rules.


@pytest.mark.rule("HIS-323")
def test_advanced_one_advisor_is_excluded_and_the_first_chosen() -> None:
    g = GAME.start(3, "advanced advisors", {"advanced_rules": True})
    for seat in g.order:
        civ = g.civs[seat]
        own = list(civ.stack.cards)
        assert (g.asks[0][0], mover(g)) == ("exclude_advisor", seat)
        assert options(g, seat) == [("exclude", card) for card in own]
        choose(g, seat, ("exclude", own[2]))
        assert civ.face_up == (own[2],)
        assert (g.asks[0][0], mover(g)) == ("draw_advisor", seat)
        assert options(g, seat) == [("draw", card) for card in own if card != own[2]]
        choose(g, seat, ("draw", own[4]))
        assert own[4] in civ.hand
        assert set(civ.stack.cards) == {own[0], own[1], own[3]}
        assert civ.face_up == (own[2],)
    assert g.asks[0][0] == "keep_leader"


@pytest.mark.rule("HIS-323")
def test_standard_advisors_are_neither_excluded_nor_chosen() -> None:
    g = GAME.start(3, "standard advisors", {})
    assert g.asks[0][0] == "keep_leader"
    assert [civ.face_up for civ in g.civs] == [(), (), ()]


@pytest.mark.rule("HIS-323")
def test_advanced_a_drawn_advisor_is_chosen_among_the_face_down_ones() -> None:
    t = table(2, advanced_rules=True).levels(0, 3, 2).cubes(0, 1, 0)
    t[0].face_up = ROME[:1]
    t.hand(0, *STARTING, ROME[1]).begin()
    t.play("technology", "trade")
    assert t.asked == ("draw_advisor", 0)
    assert set(t.options(0)) == {("draw", card) for card in ROME[2:]}
    t.choose(0, "draw", ROME[3])
    assert ROME[3] in t[0].hand
    assert (set(t[0].stack.cards), t[0].face_up) == ({ROME[2], ROME[4]}, ROME[:1])
    assert t[0].row == ("technology",)


@pytest.mark.rule("HIS-323")
def test_advanced_a_stack_of_open_cards_is_turned_over() -> None:
    t = table(2, advanced_rules=True).levels(0, 3, 2).cubes(0, 1, 0)
    t[0].face_up = ROME[:1]
    t.hand(0, *STARTING, *ROME[1:4]).begin()
    t.play("technology", "trade")  # a single face-down card leaves no choice
    assert ROME[4] in t[0].hand
    assert (t[0].stack.cards, t[0].face_up) == (ROME[:1], ())


@pytest.mark.rule("HIS-323")
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_several_advisors_are_drawn_one_by_one(wanted: int) -> None:
    t = table(2, advanced_rules=True)
    t[0].stack, t[0].hand = pile(ROME[:4], seen_by(0)), pile([*STARTING, ROME[4]])
    t.begin(("draw_advisor", 0, wanted))
    for card in ROME[:wanted]:
        assert t.asked == ("draw_advisor", 0)
        t.choose(0, "draw", card)
    assert t.asked == ("", -1)
    assert set(t[0].stack.cards) == set(ROME[wanted:4])
