"""Words, domains and their numbering."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.core.actions import NUMBER, Domain, Verbs, Vocabulary
from saecula.core.errors import IllegalChoice
from saecula.core.locale import Texts


def domain(name: str, *values: str | int, room: int = 8) -> Domain:
    def label(_: Texts, value: object) -> str:
        return str(value)

    return Domain(name, lambda _: values, label, room)


LAND = domain("land", "china", "egypt", "rome")
VERBS: Verbs = {"done": {}, "go": {"from": LAND, "to": LAND}, "pay": {"n": NUMBER}, "pass": {}}
WORDS = Vocabulary(VERBS, None)


@given(
    st.sampled_from(["china", "egypt", "rome"]),
    st.sampled_from(["china", "egypt", "rome"]),
    st.integers(0, 99),
)
def test_words_become_numbers_and_words_again(start: str, goal: str, amount: int) -> None:
    for action in (("go", start, goal), ("pay", amount), ("done",), ("pass",)):
        assert WORDS.decode(WORDS.encode(action)) == action


def test_numbers_are_all_different_and_fill_the_size() -> None:
    numbers = [WORDS.encode(("go", a, b)) for a in LAND.values(None) for b in LAND.values(None)]
    numbers += [WORDS.encode(("pay", n)) for n in range(100)]
    numbers += [WORDS.encode(("done",)), WORDS.encode(("pass",))]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < WORDS.size == 1 + 64 + 100 + 1


@given(st.integers(-3, 200))
def test_every_number_is_an_action_or_refused(number: int) -> None:
    try:
        action = WORDS.decode(number)
    except IllegalChoice:
        return
    assert WORDS.encode(action) == number


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (("fly", "china"), "is not a word of this game"),
        (("go", "china"), "is not a word of this game"),
        ((), "is not a word of this game"),
        (("go", "china", "atlantis"), "go: 'atlantis' is not a land"),
        (("pay", 100), "pay: 100 is not a number"),
    ],
)
def test_what_is_no_word_has_no_number(action: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(IllegalChoice, match=message):
        WORDS.encode(action)


@pytest.mark.parametrize("number", [-1, 1 + 3, 166, 10**9])
def test_what_is_no_number_has_no_word(number: int) -> None:
    with pytest.raises(IllegalChoice):
        WORDS.decode(number)


def test_content_added_within_the_room_shifts_nothing() -> None:
    wider: Verbs = {**VERBS, "go": {"from": domain("land", *LAND.values(None), "mali"), "to": LAND}}
    more = Vocabulary(wider, None)
    assert more.encode(("pay", 5)) == WORDS.encode(("pay", 5))
    assert more.encode(("go", "rome", "rome")) == WORDS.encode(("go", "rome", "rome"))
    assert more.digest != WORDS.digest


def test_the_digest_knows_the_room() -> None:
    roomier: Verbs = {"go": {"to": domain("land", "china", room=9)}}
    tight: Verbs = {"go": {"to": domain("land", "china", room=8)}}
    assert Vocabulary(roomier, None).digest != Vocabulary(tight, None).digest


@pytest.mark.parametrize(
    ("operands", "message"),
    [
        ({"a": LAND, "b": LAND, "c": LAND}, "more than 2 operands"),
        ({"a": domain("area", *range(9))}, "domain area: 9 values, room for 8"),
        ({"a": domain("area", "x", "x")}, "domain area: a value is given twice"),
        ({"a": domain("area", room=322), "b": domain("area", room=322)}, "103684 ids are more than 4096"),
    ],
)
def test_limits_of_a_verb(operands: dict[str, Domain], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Vocabulary({"move": operands}, None)


def test_a_domain_names_the_thing() -> None:
    assert LAND.thing_id("china") == "land:china"
    assert replace(LAND, name="harbour", thing="land").thing_id("china") == "land:china"
