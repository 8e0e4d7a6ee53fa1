"""Observations: exactly what a seat may know, in a vector that always has room; masks; rewards."""

from __future__ import annotations

import pickle
from array import array
from dataclasses import replace
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.codecs import (
    BOUND,
    Bits,
    Choice,
    Codec,
    Each,
    Flag,
    Frames,
    NoRoom,
    Number,
    Numbers,
    Pairs,
    Pile,
    Ranks,
    Remembered,
    Word,
    Words,
    as_number,
)
from saecula.core.contracts import Lot, random_choice
from saecula.core.errors import BadOption, IllegalChoice
from saecula.core.game import Result, returns_of
from saecula.core.zones import EVERYONE, Zone, deck, pile
from saecula.envs import layout
from saecula.envs.desk import Desk, by_rank, by_score, by_win
from saecula.games.historia import GAME as HISTORIA
from saecula.games.historia.fields import fields
from tests.envs.setups import FEWEST, SETUPS
from tools import fields as fields_page


def written(codec: Codec, value: Any) -> list[float]:
    """What a codec writes between two slots of others."""
    v = array("f", bytes(4 * (codec.size + 2)))
    codec.write(v, 1, value)
    assert v[0] == v[-1] == 0.0
    return list(v[1:-1])


@pytest.mark.parametrize(
    ("codec", "value", "slots"),
    [
        (Number(16), 8, [0.5]),
        (Number(16), -4, [-0.25]),
        (Number(1), 10**6, [BOUND]),
        (Number(1), -(10**6), [-BOUND]),
        (Flag(), True, [1]),
        (Choice(3), 0, [1, 0, 0]),
        (Choice(3), -1, [0, 0, 0]),
        (Bits(4), 0b1010, [0, 1, 0, 1]),
        (Word("ab"), "b", [0, 1]),
        (Word("ab"), "", [0, 0]),
        (Words("abc"), ("c", "a", "c"), [1, 0, 2]),
        (Words("abc", row=True), ("c", "a"), [1, 0, 1, 2 / 16, 0, 1 / 16]),
        (Numbers(2, 16), (16, 0), [1, 0]),
        (Numbers(3, 16, varies=True), (16,), [1 / 16, 1, 0, 0]),
        (Ranks(3), (2, 0), [2 / 16, 0, 1 / 16]),
        (Pairs("ab", 16), {"b": 0}, [0, 0, 1, 0]),
        (Each([Flag(), Number(16)]), (True, 16), [1, 1]),
        (Each([Number(16)] * 3), (16,), [1, 0, 0]),
        (Pile("ab", 2), Zone(("a", "?"), (0b10, 0), False), [1 / 16, 1, 0, 0, 1, 0, 0]),
        (Pile("ab", 2), pile("aa", EVERYONE), [0, 2, 0, 2, 2, 0, 0]),
        (
            Pile("ab", 1, deck=True),
            Zone(("b", "?", "a"), (1, 0, 0), True),
            [1 / 16, 1, 1, 0, 1, 1 / 16, 3 / 16],
        ),
        (Frames("xy", 2, 2), [("y", 3, ("x", "w"))], [0, 1, 2 + 3 / 16, as_number("x"), 0, 0, 0, 0]),
    ],
)
def test_codecs(codec: Codec, value: Any, slots: list[float]) -> None:
    assert written(codec, value) == pytest.approx(slots)


@pytest.mark.parametrize(
    ("codec", "value"),
    [
        (Choice(3), 3),
        (Bits(3), 8),
        (Word("ab"), "c"),
        (Words("ab"), ("c",)),
        (Numbers(2), (1, 2, 3)),
        (Numbers(2), (1,)),
        (Ranks(2), (2,)),
        (Pile("ab", 1), deck("c", EVERYONE)),
        (Each([Flag()]), (True, True)),
    ],
)
def test_what_has_no_room_is_refused(codec: Codec, value: Any) -> None:
    with pytest.raises((NoRoom, LookupError)):
        written(codec, value)


def test_what_is_remembered_is_what_would_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saecula.core.codecs.REMEMBERED", 2)
    codec = Words("abc", row=True)
    remembered = Remembered(codec)
    for value in ["a", "b", "ab", "a", "cab", "b", "ab"]:
        assert written(remembered, tuple(value)) == written(codec, tuple(value))


def test_arguments_of_frames_do_not_look_alike() -> None:
    given = [-1, 0, 1, 1023, 1024, -1024, 1 << 40, "", "a", "b", "wonder"]
    assert len({as_number(argument) for argument in given}) == len(given)
    assert all(abs(as_number(argument)) <= BOUND for argument in given)


def views(desk: Desk, matches: int, seed: str, every: int = 3) -> Any:
    """Positions of random matches with one of their seats, asked or not."""
    lot = Lot(seed)
    for match in range(matches):
        g = desk.start(f"{seed}{match}")
        count = 0
        while g.asks:
            count += 1
            if count % every == 0:
                yield g, lot.roll(desk.seats)
            flow.play(g, *random_choice(g, lot))
        yield g, 0


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_vector_is_exactly_what_a_seat_may_know(game: str, seats: int) -> None:
    """Another world that looks the same gives the same vector; a view that differs gives another one."""
    desk = Desk(game, seats)
    lot = Lot("worlds")
    seen: dict[bytes, str] = {}
    for g, seat in views(desk, 1, f"exact {game} {seats}", every=7):
        vector = desk.observe(g, seat)
        assert max(map(abs, vector)) <= BOUND
        view = desk.game.redact(g, seat)
        assert desk.observe(desk.game.imagine(view, lot.state()), seat) == vector
        digest = f"{seat} {desk.game.digest(view.position)}"
        assert seen.setdefault(vector.tobytes(), digest) == digest


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_vectors_have_room_in_many_matches(game: str, seats: int) -> None:
    desk = Desk(game, seats)
    seen: dict[bytes, str] = {}
    for g, seat in views(desk, 30, f"room {game} {seats}", every=1):
        digest = f"{seat} {desk.game.digest(desk.game.redact(g, seat).position)}"
        assert seen.setdefault(desk.observe(g, seat).tobytes(), digest) == digest


def test_vectors_have_room_for_all_options_of_historia() -> None:
    options = {
        "civilizations": "choose",
        "civbots": ["king", "noble"],
        "events": True,
        "goals": True,
        "ways_of_ruling": True,
        "advanced_rules": True,
        "expert_cubes": True,
    }
    desk = Desk("historia", 4, options=options)
    assert any(desk.observe(g, seat) for g, seat in views(desk, 2, "options"))


def test_every_declared_field_has_its_slots() -> None:
    desk = Desk("historia", 2)
    g = desk.start("a")
    offset = 0
    for field in desk.layout.fields:
        assert field.offset == offset
        offset += field.codec.size
    assert offset == desk.layout.size == len(desk.observe(g, 0))
    paths = {field.path for field in desk.layout.fields}
    assert {name for name, _, _ in layout.declared(type(g))} - {"civs"} <= paths
    assert {f"civs[1].{name}" for name, _, _ in layout.declared(type(g.civs[0]))} <= paths


def test_a_game_without_a_table_of_fields_is_an_error() -> None:
    with pytest.raises(LookupError, match="historia has no table of fields"):
        Desk(replace(HISTORIA, fields=None), 2)


def test_a_field_without_a_codec_is_an_error() -> None:
    game = replace(HISTORIA, fields=lambda s: {k: v for k, v in fields(s).items() if k != "civs.hand"})
    with pytest.raises(LookupError, match=r"historia: civs.hand \(Zone\) has no codec"):
        Desk(game, 2)


def test_a_codec_without_a_field_is_an_error() -> None:
    game = replace(HISTORIA, fields=lambda s: {**fields(s), "civs.pets": Flag()})
    with pytest.raises(LookupError, match=r"historia: no such fields: civs\.pets"):
        Desk(game, 2)


def test_a_value_without_room_names_its_field() -> None:
    desk = Desk("historia", 2)
    g = desk.start("a")
    g.civs[1].wonders = ("ziggurat of nowhere",)
    with pytest.raises(NoRoom, match="historia: field wonders: no room for 'ziggurat of nowhere'"):
        desk.observe(g, 0)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_numbers_stand_for_options(game: str, seats: int) -> None:
    desk = Desk(game, seats)
    for g, _ in views(desk, 1, f"numbers {game}", every=5):
        for seat in range(seats):
            legal = desk.legal(g, seat)
            assert [desk.vocabulary.decode(number) for number in legal] == flow.options(g, seat)
            assert len(set(legal)) == len(legal)


def test_a_number_that_is_no_option_is_refused() -> None:
    desk = Desk("historia", 2)
    g = desk.start("a")
    seat = flow.mover(g)
    wrong = next(n for n in range(desk.vocabulary.size) if n not in desk.legal(g, seat))
    with pytest.raises(IllegalChoice, match=f"{wrong} is no option"):
        desk.choose(g, seat, wrong)


def result(*scores: int) -> Result:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(places, scores, returns_of(places))


def test_rewards() -> None:
    assert by_win(result(5, 3, 1)) == (1.0, -0.5, -0.5)
    assert by_rank(result(5, 3, 1)) == (1.0, 0.0, -1.0)
    assert by_rank(result(5, 5, 1)) == (0.5, 0.5, -1.0)
    assert by_score(result(5, 3, 1)) == (2.0, -2.0, -4.0)
    assert by_rank(result(7)) == (1.0,)
    assert by_score(result(7)) == (7.0,)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown reward 'gold'; there are: win, rank, score"):
        Desk("historia", 2, reward="gold")


def test_a_desk_can_be_sent_to_another_process() -> None:
    desk = pickle.loads(pickle.dumps(Desk("historia", 3, "rank", {"events": True})))
    assert (desk.seats, desk.reward, desk.options) == (3, by_rank, {"events": True})


def test_the_page_of_fields_is_up_to_date() -> None:
    assert fields_page.main(["--check"]) == 0, "run `python -m tools.fields`"
