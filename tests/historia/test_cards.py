"""Playing cards: the secret choice, order of resolving, modes, costs, the row (HIS-040 to HIS-052)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saecula.core.errors import IllegalChoice
from saecula.core.flow import mover, options, picks_of, to_move
from saecula.core.record import Match
from saecula.games.historia import GAME
from tests.historia.table import Table, table

STARTING = ("military", "technology", "arts", "exploitation", "expansion", "trade", "raid", "revolution")
DONE = ("done",)


def seen(t: Table, seat: int) -> Any:
    """Return the position as this seat sees it."""
    return GAME.redact(t.g, seat).position


# The secret choice.


@pytest.mark.rule("HIS-040", "HIS-X01")
@pytest.mark.parametrize(
    ("technology", "military", "most"),
    [(1, 1, 1), (4, 2, 1), (5, 2, 2), (12, 6, 2), (13, 6, 3), (16, 8, 3)],
)
def test_how_many_cards_a_technology_level_allows(technology: int, military: int, most: int) -> None:
    t = table(2).levels(0, technology, military).begin()
    for number, card in enumerate(("trade", "raid", "arts")[:most]):
        assert 0 in to_move(t.g)
        assert (DONE in t.options(0)) == (number > 0)
        t.choose(0, "play", card)
    assert 0 not in to_move(t.g)
    with pytest.raises(IllegalChoice):
        t.choose(0, "play", "military")
    t.choose(1, "play", "trade")
    assert sorted([*t[0].played, *t[0].row]) == sorted(("trade", "raid", "arts")[:most])


@pytest.mark.rule("HIS-040", "HIS-X01")
@pytest.mark.parametrize(("technology", "military", "most"), [(5, 2, 2), (13, 6, 3)])
def test_fewer_cards_may_be_chosen(technology: int, military: int, most: int) -> None:
    for number in range(1, most + 1):
        t = table(2).levels(0, technology, military).begin()
        t.play(("trade", "raid", "tourism")[:number] if most == 3 else ("trade", "raid")[:number], "trade")
        while t.asked[0] != "choose_cards":
            t.choose(t.asked[1], *t.options(t.asked[1])[0])
        assert len(t[0].row) == number


@pytest.mark.rule("HIS-040", "HIS-X01")
def test_reaching_the_wheel_allows_two_cards_only_in_the_next_action_round() -> None:
    t = table(2).levels(0, 4, 2).begin()
    t.choose(0, "play", "technology")
    assert 0 not in to_move(t.g)
    t.choose(1, "play", "trade")
    assert t[0].technology == 5
    t.choose(0, "play", "trade")
    assert 0 in to_move(t.g)
    t.choose(0, "play", "raid")
    assert 0 not in to_move(t.g)


@pytest.mark.rule("HIS-040")
def test_all_choose_at_once_from_their_whole_hand() -> None:
    t = table(3)
    t.hand(1, *STARTING, "egypt_imhotep").row(1, "raid").begin()
    assert sorted(to_move(t.g)) == [0, 1, 2]
    offered = {action[1] for action in t.options(1)}
    assert offered == {*STARTING, "egypt_imhotep"} - {"raid", "revolution"}
    t.choose(2, "play", "trade").choose(0, "play", "trade")
    assert to_move(t.g) == [1]


@pytest.mark.rule("HIS-040", "HIS-042")
def test_a_choice_is_secret_until_the_last_has_chosen() -> None:
    t = table(3).levels(0, 5, 2).cubes(0, 3, 0).begin()
    before = [GAME.plain(seen(t, seat)) for seat in (1, 2, -1)]
    t.choose(0, "play", "military")
    assert picks_of(t.g, 0) == (("play", "military"),)
    t.choose(0, "done")
    assert [GAME.plain(seen(t, seat)) for seat in (1, 2, -1)] == before
    t.choose(1, "play", "trade")
    assert [civ.played for civ in t.g.civs] == [(), (), ()]
    t.choose(2, "play", "raid")
    view = seen(t, 2)
    assert view.civs[0].played == ()
    assert t.asked == ("choose_mode", 0)
    assert "military" not in view.civs[0].hand
    assert (view.civs[1].played, view.civs[2].played) == (("trade",), ("raid",))


@pytest.mark.rule("HIS-041")
def test_at_least_one_card_must_be_played() -> None:
    t = table(2).levels(0, 13, 6).begin()
    assert DONE not in t.options(0)
    with pytest.raises(IllegalChoice):
        t.choose(0, "done")
    with pytest.raises(IllegalChoice):
        t.choose(0, "pass")


@pytest.mark.rule("HIS-041")
def test_a_card_without_effect_may_be_played() -> None:
    t = table(2)  # equal levels: no partner, no victim
    assert {("play", "trade"), ("play", "raid")} <= set(t.options(0))
    t.play("trade", "raid")
    assert (t[0].row, t[1].row) == (("trade",), ("raid",))


@pytest.mark.rule("HIS-041")
def test_a_player_without_cards_plays_nothing() -> None:
    t = table(3).row(1, *STARTING).begin()
    assert to_move(t.g) == [0, 2]
    t.choose(0, "play", "technology").choose(2, "play", "military")
    assert t[1].row == STARTING
    assert (t[0].technology, t[2].military) == (2, 2)
    assert (t.g.round, to_move(t.g)) == (1, [0, 2])


@pytest.mark.rule("HIS-041")
def test_a_single_card_left_is_played_without_asking() -> None:
    t = table(2).levels(0, 5, 2).hand(0, "trade").begin()
    assert to_move(t.g) == [1]
    t.choose(1, "play", "raid")
    assert t[0].row == ("trade",)


@pytest.mark.rule("HIS-041")
def test_the_round_ends_when_nobody_holds_a_card_any_more() -> None:
    t = table(2)
    t.row(0, *[card for card in STARTING if card != "trade"]).row(1, *STARTING).begin()
    assert t.g.round == 2
    assert set(t[0].hand.cards) == {"military", "technology"}
    assert t[0].row == (*STARTING[2:5], "raid", "revolution", "trade")
    assert set(t[1].hand.cards) == {"military", "technology"}


@pytest.mark.rule("HIS-042")
def test_revealed_cards_cannot_be_withdrawn() -> None:
    match = Match.new(GAME, 2, {}, "withdrawn")
    while match.position.round == 0:
        seat = mover(match.position)
        match.choose(seat, options(match.position, seat)[0])
    first, second = match.position.order
    match.choose(first, ("play", "trade"))
    assert match.can_take_back(first)
    match.take_back(first)
    match.choose(first, ("play", "raid"))
    match.choose(second, ("play", "trade"))
    assert not match.can_take_back(first)
    assert not match.can_take_back(second)
    assert match.position.civs[first].row == ("raid",)


# The order of resolution.


@pytest.mark.rule("HIS-043")
@pytest.mark.parametrize("first", ["technology", "military"])
def test_a_player_resolves_all_cards_in_any_order_before_the_next(first: str) -> None:
    t = table(2).levels(0, 5, 3).cubes(0, 1, 0).begin()
    t.play(("technology", "military"), "technology")
    assert t.asked == ("next_card", 0)
    assert set(t.options(0)) == {("resolve", "technology"), ("resolve", "military")}
    assert t[1].technology == 1
    t.choose(0, "resolve", first)
    second = "military" if first == "technology" else "technology"
    assert t[0].row == (first, second)
    assert (t[0].technology, t[0].military) == ((6, 3) if first == "technology" else (5, 4))
    assert t[1].technology == 2


@pytest.mark.rule("HIS-043")
def test_turns_follow_the_player_order() -> None:
    t = table(3)
    t.g.order = (2, 0, 1)
    t.begin()
    t.g.journal = []
    t.play("technology", "technology", "technology")
    assert [line[1] for line in t.g.journal if line[0] == "learned"] == [2, 0, 1]


@pytest.mark.rule("HIS-043")
def test_it_is_the_turn_of_the_player_who_resolves_cards() -> None:
    t = table(2)
    assert t.g.active == -1
    t.play("exploitation", "exploitation")
    for seat in (0, 1):
        assert t.g.active == seat
        t.choose(seat, "done")
    assert t.g.active == -1


@pytest.mark.rule("HIS-043")
def test_the_next_card_is_chosen_after_the_previous_one() -> None:
    t = table(2).levels(0, 13, 7).cubes(0, 3, 0).begin()
    t.play(("trade", "raid", "tourism"), "trade")
    t.choose(0, "resolve", "raid")
    t.choose(0, "basic")
    assert list(t[0].row) == ["raid"]
    assert t.asked == ("next_card", 0)
    assert set(t.options(0)) == {("resolve", "trade"), ("resolve", "tourism")}
    t.choose(0, "resolve", "tourism")
    assert t[0].row == ("raid", "tourism", "trade")


@pytest.mark.rule("HIS-043")
def test_a_revolution_is_resolved_last() -> None:
    t = table(2).levels(0, 13, 7).row(0, "arts", "military", "technology").begin()
    t.play(("revolution", "trade", "tourism"), "trade")
    assert set(t.options(0)) == {("resolve", "trade"), ("resolve", "tourism")}
    t.choose(0, "resolve", "tourism")
    assert t.asked == ("take_card", 0)
    assert t[0].row == ("arts", "military", "technology", "tourism", "trade")


# Basic or extended.


@pytest.mark.rule("HIS-044")
@pytest.mark.parametrize(
    ("technology", "offered"), [(3, [("no question",)]), (4, [("basic",), ("extended",)])]
)
def test_the_extended_action_is_offered_with_its_technology(
    technology: int, offered: list[tuple[str]]
) -> None:
    t = table(2).levels(0, technology, 2).cubes(0, 3, 0).begin()
    t.play("military", "trade")
    assert (t.options(0) if t.asked[0] == "choose_mode" else [("no question",)]) == offered


@pytest.mark.rule("HIS-044")
def test_what_is_possible_may_not_be_declined() -> None:
    t = table(2)
    t.play("technology", "trade")
    assert t[0].technology == 2
    t = table(2).levels(0, 4, 2).cubes(0, 3, 0).begin().play("military", "trade")
    for refusal in (("no_effect",), ("pass",), ("done",)):
        assert refusal not in t.options(0)


@pytest.mark.rule("HIS-044")
def test_only_the_extended_action_may_be_possible() -> None:
    t = table(2).levels(0, 5, 2).cubes(0, 0, 1).settle(0, "south_america").hand(0, "expansion").begin()
    t.choose(1, "play", "trade")
    assert t.lands(0) == {"south_america", "central_america"}


@pytest.mark.rule("HIS-044")
def test_up_to_may_be_none() -> None:
    t = table(2).levels(0, 10, 5).cubes(0, 0, 2).settle(1, "middle_east").begin()
    t.play("raid", "technology").choose(0, "extended")
    assert t.options(0) == [("recover", 2), ("recover", 1), ("recover", 0)]
    t.choose(0, "recover", 0)
    assert (t[0].vp, t.supply(0)) == (2, (0, 2, 1))
    t = table(2)
    t.play("exploitation", "trade").choose(0, "done")
    assert t.supply(0) == (2, 1, 1)


def no_cubes(t: Table) -> Table:
    return t.cubes(0, 0, 3)


def on_the_border(t: Table) -> Table:
    return t.levels(0, 1, 3).levels(1, 2, 1)


def on_the_right_border(t: Table) -> Table:
    return t.levels(0, 3, 1).levels(1, 4, 2)


def without_wonders(t: Table) -> Table:
    t.g.wonder_row = ()
    return t


def without_technology(t: Table) -> Table:
    t.hand(0, *STARTING, "war", "tourism").settle(1, "middle_east").wonders(
        0, "sphinx", "petra", "pharos", "colossus"
    )
    return t


@pytest.mark.rule("HIS-045")
@pytest.mark.parametrize(
    ("scene", "card"),
    [
        (no_cubes, "military"),
        (no_cubes, "technology"),
        (no_cubes, "arts"),
        (no_cubes, "expansion"),
        (on_the_border, "military"),
        (on_the_right_border, "technology"),
        (on_the_right_border, "trade"),
        (without_wonders, "arts"),
        (lambda t: t, "trade"),
        (lambda t: t, "raid"),
        (lambda t: t.levels(0, 2, 1), "war"),
        (without_technology, "war"),
        (without_technology, "tourism"),
    ],
)
def test_an_action_that_fails_costs_nothing_and_goes_to_the_row(
    scene: Callable[[Table], Table], card: str
) -> None:
    t = scene(table(2)).begin()
    before = (t.supply(0), t[0].technology, t[0].military, t[0].vp, t[1].vp, t[0].wonders, t.g.wonder_row)
    t.choose(0, "play", card).choose(1, "play", "technology")
    while t.asked[1] == 0 and t.asked[0] != "choose_cards":
        assert t.options(0)[0] in [("no_effect",), ("go_on",)]
        t.choose(0, *t.options(0)[0])
    after = (t.supply(0), t[0].technology, t[0].military, t[0].vp, t[1].vp, t[0].wonders, t.g.wonder_row)
    assert after == before
    assert t[0].row == (card,)


@pytest.mark.rule("HIS-046")
def test_costs_go_from_the_personal_supply_to_the_used_pool() -> None:
    t = table(2).cubes(0, 1, 1)
    t.begin().play("technology", "trade")
    assert (t[0].technology, t.supply(0)) == (2, (0, 2, 1))


@pytest.mark.rule("HIS-046")
@pytest.mark.parametrize(("personal", "rises"), [(2, 1), (3, 2)])
def test_used_cubes_and_those_on_the_map_cannot_pay(personal: int, rises: int) -> None:
    t = table(2).levels(0, 4, 2).settle(0, "africa", "europe").cubes(0, personal, 2).begin()
    t.play("military", "trade")
    if rises == 2:
        t.choose(0, "extended")
    assert t[0].military == 2 + rises


# The row.


@pytest.mark.rule("HIS-047")
def test_the_row_is_a_public_queue() -> None:
    t = table(2)
    for card in ("trade", "raid", "technology"):
        t.play(card, card)
    for seat in (0, 1, -1):
        assert seen(t, seat).civs[0].row == ("trade", "raid", "technology")


@pytest.mark.rule("HIS-047")
def test_a_card_lies_in_the_row_only_after_its_effect() -> None:
    t = table(2).levels(0, 2, 2).begin()  # military 3 gives the oldest card back
    t.play("military", "trade")
    assert t[0].row == ("military",)
    t = table(2).levels(0, 2, 2).row(0, "arts").begin()
    t.play("military", "trade")
    assert (t[0].row, "arts" in t[0].hand) == (("military",), True)


@pytest.mark.rule("HIS-048")
def test_an_advisor_goes_face_up_under_its_stack() -> None:
    t = table(2).hand(0, *STARTING, "rome_agrippa").begin()
    assert "rome_agrippa" not in t[0].stack
    t.play("rome_agrippa", "trade").choose(0, "recover", 0)
    assert t[0].face_up == ("rome_agrippa",)
    assert t[0].row == ()
    assert "rome_agrippa" not in t[0].stack
    assert "rome_agrippa" not in t[0].hand
    assert seen(t, 1).civs[0].face_up == ("rome_agrippa",)


# Several cards.


@pytest.mark.rule("HIS-049")
@pytest.mark.parametrize(("first", "extended"), [("technology", True), ("arts", False)])
def test_a_level_gained_by_an_earlier_card_counts(first: str, extended: bool) -> None:
    t = table(2).levels(0, 5, 3).cubes(0, 4, 0).begin()
    t.play(("technology", "arts"), "trade").choose(0, "resolve", first)
    assert (t.asked[0] == "choose_mode") is extended
    if extended:
        assert t.options(0) == [("basic",), ("extended",)]


@pytest.mark.rule("HIS-049")
def test_levels_of_others_count_as_they_are_when_the_card_is_resolved() -> None:
    t = table(2)
    t.play("technology", "trade")  # the partner is ahead only when the trade is resolved
    assert (t[1].technology, t[0].vp) == (2, 2)


@pytest.mark.rule("HIS-050")
@pytest.mark.parametrize(
    ("card", "levels", "offered"),
    [
        ("military", (4, 7), 2),
        ("military", (4, 8), 1),
        ("military", (8, 14), 2),
        ("military", (8, 15), 2),
        ("military", (8, 16), 2),
        ("technology", (11, 6), 2),
        ("technology", (12, 6), 1),
        ("technology", (15, 8), 2),
    ],
)
def test_a_double_step_needs_both_steps(card: str, levels: tuple[int, int], offered: int) -> None:
    t = table(2).levels(0, *levels).cubes(0, 4, 0).hand(0, card).begin()
    t.choose(1, "play", "trade")
    assert (len(t.options(0)) if t.asked == ("choose_mode", 0) else 1) == offered
    assert t[0].row == (() if offered == 2 else (card,))


@pytest.mark.rule("HIS-050")
@pytest.mark.parametrize(("wonders", "modes"), [(2, [("basic",), ("extended",)]), (1, [])])
def test_extended_arts_needs_two_wonders(wonders: int, modes: list[tuple[str]]) -> None:
    t = table(2).levels(0, 6, 3).cubes(0, 3, 0).hand(0, "arts")
    t.g.wonder_row = t.g.wonder_row[:wonders]
    t.begin().choose(1, "play", "trade")
    assert (t.options(0) if t.asked[0] == "choose_mode" else []) == modes
    assert len(t[0].wonders) == (0 if modes else 1)


@pytest.mark.rule("HIS-051")
@pytest.mark.parametrize(
    ("mode", "military", "supply"), [("basic", 3, (4, 1, 1)), ("extended", 4, (2, 3, 1))]
)
def test_the_extended_mode_replaces_the_basic_one(
    mode: str, military: int, supply: tuple[int, int, int]
) -> None:
    t = table(2).levels(0, 4, 2).cubes(0, 5, 0).begin()
    t.play("military", "trade").choose(0, mode)
    assert (t[0].military, t.supply(0)) == (military, supply)
    assert t.asked[0] == "choose_cards"


@pytest.mark.rule("HIS-052")
@pytest.mark.parametrize(("first", "technology"), [("exploitation", 6), ("technology", 5)])
def test_cubes_gained_by_the_first_card_serve_the_second(first: str, technology: int) -> None:
    t = table(2).levels(0, 5, 3).cubes(0, 0, 2).begin()
    t.play(("exploitation", "technology"), "trade").choose(0, "resolve", first).choose(0, "recover", 2)
    assert t[0].technology == technology
    assert t.supply(0) == ((1, 1, 1) if technology == 6 else (2, 0, 1))


@pytest.mark.rule("HIS-X02")
@pytest.mark.parametrize(
    ("card", "technology", "extended"),
    [("raid", 9, False), ("raid", 10, True), ("tourism", 14, False), ("tourism", 15, True)],
)
def test_technologies_of_the_extended_raid_and_tourism(card: str, technology: int, extended: bool) -> None:
    t = table(2).levels(0, technology, 9).hand(0, card).begin()
    t.choose(1, "play", "trade")
    if extended:
        assert t.options(0) == [("basic",), ("extended",)]
        t.choose(0, "extended")
        assert t.asked != ("choose_mode", 0)
    else:
        assert t.asked[0] == "choose_cards"
        assert t[0].row == (card,)
