"""Verbs, domains and the numbering of actions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.core.actions import (
    NUMBER,
    Domain,
    Verbs,
    Vocabulary,
    arguments_of,
    domains_of,
    is_for,
    numbered,
    operands_of,
    players,
    rule_id,
    seat_of,
    verb,
    verb_id,
    verbs_of,
    worded,
)
from saecula.core.errors import IllegalChoice
from saecula.core.locale import Texts


def domain(name: str, *values: str | int, room: int = 8) -> Domain[Any]:
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
def test_limits_of_a_verb(operands: dict[str, Domain[Any]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Vocabulary({"move": operands}, None)


def test_a_domain_names_the_thing() -> None:
    assert LAND.thing_id("china") == "land:china"
    harbour = Domain("harbour", LAND.values, LAND.label, 8, thing="land")
    assert harbour.thing_id("china") == "land:china"


CIV = players("civ", 3)
Wait = verb("wait")
Raid = verb("raid", CIV("victim"))
March = verb("march", LAND("land"), NUMBER("men"))


def test_verbs_make_and_read_plain_tuples() -> None:
    assert (Wait(), Raid(2), March("rome", 7)) == (("wait",), ("raid", 2), ("march", "rome", 7))
    assert (Raid.of(("raid", 2)), March.of(("march", "rome", 7))) == (2, ("rome", 7))
    assert Raid.each([0, 1]) == [("raid", 0), ("raid", 1)]
    assert [each.matches(("raid", 1)) for each in (Wait, Raid, March)] == [False, True, False]
    assert all(type(action) is tuple for action in (Wait(), Raid(2), March("rome", 7), *Raid.each([0])))


def test_a_verb_does_not_read_the_action_of_another() -> None:
    with pytest.raises(TypeError, match="is not of the verb raid"):
        Raid.of(("march", "rome", 7))
    with pytest.raises(TypeError, match="is not of the verb march"):
        March.of(("raid", 1))


def test_a_verb_has_at_most_two_operands() -> None:
    with pytest.raises(ValueError, match="more than 2 operands"):
        verb("send", CIV("a"), CIV("b"), CIV("c"))  # type: ignore[call-overload]


def test_verbs_and_domains_are_collected_in_order() -> None:
    module = {"LAND": LAND, "CIV": CIV, "Raid": Raid, "Wait": Wait, "March": March, "other": 3}
    assert verbs_of(module) == {
        "raid": {"victim": CIV},
        "wait": {},
        "march": {"land": LAND, "men": NUMBER},
    }
    assert domains_of(module) == {"land": LAND, "civ": CIV, "number": NUMBER}


def test_of_domains_that_share_a_name_the_first_counts() -> None:
    assert domains_of({"A": LAND, "B": domain("land", "china")})["land"] is LAND


def test_makers_of_domains() -> None:
    entry = SimpleNamespace(name={"en": "Rome", "de": "Rom"})
    texts: Any = SimpleNamespace(
        content=SimpleNamespace(files={"lands": {"rome": entry}}),
        language="de",
        persons=["Ada", ""],
        text=lambda key, arguments=None: f"{key} {arguments}" if arguments else key,
    )
    lands, tracks = numbered("lands", 8, "land"), worded("track", ("up", "down"))
    assert (list(lands.values(texts.content)), lands.label(texts, 0), lands.room) == ([0], "Rom", 8)
    assert (list(tracks.values(None)), tracks.label(texts, "up"), tracks.room) == (
        ["up", "down"],
        "track-up",
        2,
    )
    assert [CIV.label(texts, seat) for seat in range(3)] == ["Ada", "civ {'number': 2}", "civ {'number': 3}"]


def test_parts_of_actions_and_frames_have_names() -> None:
    action, frame = ("raid", 2, 4), ("attack", 1, 5, 6)
    assert (verb_id(action), operands_of(action)) == ("raid", (2, 4))
    assert (rule_id(frame), seat_of(frame), arguments_of(frame)) == ("attack", 1, (5, 6))


def test_a_frame_is_for_the_seat_it_names_first() -> None:
    assert is_for(("attack", 1, 5), 1)
    assert not is_for(("attack", 1, 5), 5)
    assert not is_for(("end_round",), 0)
