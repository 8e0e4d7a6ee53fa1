"""Action: Chronicle (SOT-100 to SOT-103)."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.games.sands_of_time import GAME
from tests.sands_of_time.table import Table, table

FIELDS = ("a", "b", "c", "d", "e", "f")


def scribes() -> Table:
    """Two empires with Law: one card for each Chronicle."""
    t = table(2)
    return t.advances(0, "law").advances(1, "law")


def laid(t: Table, seat: int) -> list[str]:
    """The cards on the fields, "" where none lies."""
    return [zone.cards[0] if len(zone) else "" for zone in t[seat].chronicles]


def seen(t: Table, seat: int) -> Any:
    return GAME.redact(t.g, seat).position


@pytest.mark.rule("SOT-100")
def test_one_card_of_the_hand_goes_on_one_of_six_fields() -> None:
    t = scribes().act(0, "chronicle")
    assert t.options(0) == [("lay", f"chronicle_{value}") for value in range(1, 8)]
    t.choose(0, "lay", "chronicle_4")
    assert t.options(0) == [("on_field", field) for field in FIELDS]
    t.choose(0, "on_field", "d")
    assert laid(t, 0) == ["", "", "", "chronicle_4", "", ""]
    assert t[0].hand.cards == tuple(f"chronicle_{value}" for value in (1, 2, 3, 5, 6, 7))
    assert t[0].played == ("chronicle",)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-100")
def test_the_field_is_public_and_the_card_is_not() -> None:
    t = scribes().act(0, "chronicle").choose(0, "lay", "chronicle_4").choose(0, "on_field", "d")
    for viewer in (1, -1):
        empire = seen(t, viewer).empires[0]
        assert [zone.cards for zone in empire.chronicles] == [(), (), (), ("?",), (), ()]
        assert empire.hand.cards == ("?",) * 6
    own = seen(t, 0).empires[0]
    assert own.chronicles[3].cards == ("chronicle_4",)
    assert own.hand.cards == t[0].hand.cards


@pytest.mark.rule("SOT-100")
def test_the_journal_tells_others_the_field_only() -> None:
    t = scribes()
    t.g.journal = []
    t.act(0, "chronicle").choose(0, "lay", "chronicle_4").choose(0, "on_field", "d")
    line = next(line for line in t.g.journal if line[0] == "laid")
    assert (line[1], line[3]) == (0, "d")
    assert line[2].known == 0b01


@pytest.mark.rule("SOT-101")
def test_an_own_card_bars_a_field_and_a_foreign_one_does_not() -> None:
    t = scribes().chronicle(0, a=1, f=7).chronicle(1, c=1)
    t.act(0, "chronicle").choose(0, "lay", "chronicle_4")
    assert t.options(0) == [("on_field", field) for field in ("b", "c", "d", "e")]
    t.choose(0, "on_field", "c")
    assert laid(t, 0) == ["chronicle_1", "", "chronicle_4", "", "", "chronicle_7"]
    assert laid(t, 1) == ["", "", "chronicle_1", "", "", ""]


@pytest.mark.rule("SOT-102")
def test_laid_cards_stay_where_they_are_and_are_not_in_hand() -> None:
    t = scribes().chronicle(0, a=1, f=7).act(0, "chronicle")
    assert t.verbs(0) == {"lay"}
    assert {action[1] for action in t.options(0)} == {f"chronicle_{value}" for value in (2, 3, 4, 5, 6)}
    t.choose(0, "lay", "chronicle_2").choose(0, "on_field", "b")
    assert laid(t, 0) == ["chronicle_1", "chronicle_2", "", "", "", "chronicle_7"]


@pytest.mark.rule("SOT-103")
def test_it_costs_nothing() -> None:
    t = scribes().stock(0, grain=3, gold=2).unrest(0, 4).act(0, "chronicle")
    t.choose(0, "lay", "chronicle_4").choose(0, "on_field", "d")
    assert (t[0].grain, t[0].gold, t[0].unrest, t[0].vp) == (3, 2, 4, 0)


@pytest.mark.rule("SOT-103")
@pytest.mark.parametrize(
    ("fields", "possible"),
    [
        ({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}, True),
        ({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}, False),
    ],
)
def test_with_all_fields_used_it_cannot_be_carried_out(fields: dict[str, int], possible: bool) -> None:
    t = scribes().chronicle(0, **fields).turn(0, "chronicle", "raid")
    assert (("carry_out", "chronicle") in t.options(0)) == possible


@pytest.mark.rule("SOT-103")
def test_without_a_card_in_hand_it_cannot_be_carried_out() -> None:
    t = scribes()
    t[0].hand = t[0].chronicles[0]
    t.turn(0, "chronicle", "raid")
    assert ("carry_out", "chronicle") not in t.options(0)


@pytest.mark.rule("SOT-373")
def test_epic_poetry_allows_a_second_card_and_no_third() -> None:
    t = scribes().advances(0, "epic_poetry").act(0, "chronicle")
    t.choose(0, "lay", "chronicle_4").choose(0, "on_field", "d").choose(0, "lay_another")
    assert ("lay", "chronicle_4") not in t.options(0)
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert laid(t, 0) == ["chronicle_1", "", "", "chronicle_4", "", ""]
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-373", "SOT-103")
def test_epic_poetry_needs_a_field_for_the_second_card() -> None:
    t = scribes().advances(0, "epic_poetry").chronicle(0, a=1, b=2, c=3, d=4, e=5).act(0, "chronicle")
    t.choose(0, "lay", "chronicle_6")
    assert laid(t, 0)[5] == "chronicle_6"
    assert t.asked == ("", -1)
