"""Focus cards and their markers (SOT-270 to SOT-276)."""

from __future__ import annotations

import pytest

from saecula.core.position import Action
from saecula.games.sands_of_time.rules import generations
from tests.sands_of_time.table import Table, table


def marion() -> Table:
    """Marion has three regions, a colony, grain and gold; she has Law and no unrest."""
    t = table(2).nobody().own(0, "gallia", "hispania", "italia", colonies=("sicilia",))
    t.own(1, "syria", "cyprus", "aegyptus").advances(0, "law").advances(1, "law")
    return t.caravan(0).caravan(1).heritage(0).unrest(0, 0).stock(0, grain=9, gold=9)


def chronicle(t: Table, value: int, field: str) -> Table:
    t.choose(0, "carry_out", "chronicle")
    return t.choose(0, "lay", f"chronicle_{value}").choose(0, "on_field", field)


def levied(t: Table, other: str = "chronicle") -> Table:
    """A turn with a Levy; the other card is declined."""
    t.turn(0, "levy", other).choose(0, "carry_out", "levy")
    while t.asked[0] == "levy":
        t.choose(0, *("done",) if ("done",) in t.options(0) else ("levy", "gallia"))
    t.choose(0, "decline", other)
    return t.choose(0, "end_turn") if t.asked[0] == "close_turn" else t


@pytest.mark.rule("SOT-270")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_focus_card_can_be_chosen_in_any_round(number: int) -> None:
    t = marion()
    t.g.round = number - 1
    t.begin(generations.next_round())
    for category in ("civil", "politics", "culture"):
        assert ("choose", f"focus_{category}") in t.options(0)
    t.choose(0, "choose", "focus_civil").choose(0, "choose", "raid")
    assert t[0].focus == ""
    t.choose(1, "choose", "raid").choose(1, "choose", "levy")
    assert t[0].focus == "focus_civil"


@pytest.mark.rule("SOT-262", "SOT-271", "SOT-X02")
def test_focus_civil_with_tribute() -> None:
    t = marion().tile("sicilia", "gold", 4).tile("gallia", "grain", 4).stock(0)
    t.caravan(1, "hispania_gallia", "gallia_italia")
    t.turn(0, "focus_civil", "tribute").choose(0, "carry_out", "tribute")
    assert t[0].focus_markers == 1
    assert (t[0].grain, t[0].gold) == (2, 1)


@pytest.mark.rule("SOT-271")
@pytest.mark.parametrize(("category", "markers"), [("politics", 1), ("civil", 0), ("culture", 0)])
def test_only_an_action_of_the_category_places_a_marker(category: str, markers: int) -> None:
    t = levied(marion().focus(0, category))
    assert t[0].played == ("levy",)
    assert t[0].focus_markers == markers


@pytest.mark.rule("SOT-271")
def test_a_card_without_symbol_places_no_marker() -> None:
    for category in ("civil", "politics", "culture"):
        t = marion().focus(0, category).turn(0, "chronicle", "raid")
        assert chronicle(t, 1, "a")[0].focus_markers == 0


@pytest.mark.rule("SOT-271")
def test_without_a_focus_card_nothing_is_counted() -> None:
    t = levied(levied(levied(marion())))
    assert (t[0].focus, t[0].focus_markers, t[0].heritage) == ("", 0, (0, 0, 0))


@pytest.mark.rule("SOT-271")
def test_the_card_of_another_player_does_not_count() -> None:
    t = levied(marion().focus(1, "politics"))
    assert (t[0].focus_markers, t[1].focus_markers) == (0, 0)


@pytest.mark.rule("SOT-165", "SOT-272")
@pytest.mark.parametrize(
    ("category", "building", "markers"),
    [("civil", "quarry", 2), ("civil", "temple", 1), ("culture", "temple", 1), ("politics", "temple", 0)],
)
def test_a_building_of_the_category_places_a_further_marker(
    category: str, building: str, markers: int
) -> None:
    t = marion().focus(0, category).act(0, "build").choose(0, "site", "gallia").choose(0, "build", building)
    assert t[0].focus_markers == markers


@pytest.mark.rule("SOT-273")
@pytest.mark.parametrize(("category", "index"), [("civil", 0), ("politics", 1), ("culture", 2)])
def test_the_third_marker_raises_heritage_at_once(category: str, index: int) -> None:
    card: dict[str, tuple[str, Action]] = {
        "civil": ("tribute", ("tribute_of_colonies",)),
        "politics": ("levy", ("levy", "gallia")),
        "culture": ("caravan_1", ("route", "hispania_gallia")),
    }
    name, step = card[category]
    for before, after in ((0, 0), (1, 0), (2, 1)):
        t = marion().focus(0, category, before).turn(0, name, "chronicle").choose(0, "carry_out", name)
        while t.asked[0] not in ("next_card", ""):
            options = t.options(0)
            if step in options:
                t.choose(0, *step)
            elif ("heritage", "politics") in options:
                t.choose(0, "heritage", "politics")
            else:
                t.choose(0, *options[0])
        earned = 1 if category == "culture" else 0  # hispania_gallia carries a trade good
        expected = [0, earned, 0]
        expected[index] += after
        assert t[0].heritage == tuple(expected)
        assert t[0].focus_markers == before + 1


@pytest.mark.rule("SOT-273")
def test_a_full_card_takes_no_more() -> None:
    t = levied(marion().focus(0, "politics", 2))
    assert (t[0].focus_markers, t[0].heritage) == (3, (0, 1, 0))
    t.played(0)
    levied(t)
    assert (t[0].focus_markers, t[0].heritage) == (3, (0, 1, 0))


@pytest.mark.rule("SOT-272", "SOT-273")
def test_building_and_card_fill_the_last_two_slots_or_the_last_one() -> None:
    for before, after in ((1, 3), (2, 3)):
        t = marion().focus(0, "civil", before).act(0, "build")
        t.choose(0, "site", "gallia").choose(0, "build", "quarry")
        assert (t[0].focus_markers, t[0].heritage) == (after, (1, 0, 0))


@pytest.mark.rule("SOT-273")
def test_heritage_of_the_third_marker_serves_the_second_action() -> None:
    t = marion().focus(0, "politics", 2).unrest(0, 1).turn(0, "levy", "advance")
    assert ("carry_out", "advance") not in t.options(0)
    t.choose(0, "carry_out", "levy").choose(0, "levy", "gallia").choose(0, "done")
    assert ("carry_out", "advance") in t.options(0)


@pytest.mark.rule("SOT-274")
def test_actions_before_the_focus_card_do_not_count_and_the_one_with_it_does() -> None:
    t = levied(marion())
    t.turn(0, "focus_politics", "conquest")
    assert t[0].focus_markers == 0
    t.people(0, "graecia", soldiers=1).played(0, "levy")
    t.turn(0, "focus_politics", "raid").choose(0, "carry_out", "raid").choose(0, "done")
    assert t[0].focus_markers == 1


@pytest.mark.rule("SOT-275")
@pytest.mark.parametrize("category", ["civil", "culture"])
def test_a_card_with_two_symbols_places_one_marker(category: str) -> None:
    t = marion().focus(0, category).unrest(0, 2).act(0, "govern").choose(0, "govern", 1)
    assert t[0].focus_markers == 1


@pytest.mark.rule("SOT-275")
def test_a_replayed_action_counts_too() -> None:
    t = levied(marion().focus(0, "politics", 1).played(0, "levy"))
    assert t[0].focus_markers == 2
    assert t[0].unrest == 1


@pytest.mark.rule("SOT-276")
def test_card_and_markers_return_at_the_end_of_the_generation() -> None:
    t = marion().focus(0, "politics", 3).begin(generations.end_generation())
    assert (t[0].focus, t[0].focus_markers) == ("", 0)
    assert ("choose", "focus_politics") in t.options(0)


@pytest.mark.rule("SOT-273", "SOT-276")
def test_a_card_played_again_begins_with_empty_slots() -> None:
    t = marion().focus(0, "politics", 3).begin(generations.end_generation())
    t.heritage(0, politics=1).stock(0, gold=9).turn(0, "focus_politics", "levy").choose(
        0, "carry_out", "levy"
    )
    t.choose(0, "levy", "gallia").choose(0, "done")
    assert (t[0].focus_markers, t[0].heritage) == (1, (0, 1, 0))
