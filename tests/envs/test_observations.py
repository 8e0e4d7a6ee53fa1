"""Observations: exactly what a seat may know, in a vector that is always large enough; masks; rewards."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.codecs import (
    BOUND,
    Bits,
    CachedCodec,
    Choice,
    Codec,
    Dense,
    Each,
    Flag,
    Frames,
    NoRoom,
    Number,
    Numbers,
    Packed,
    Pairs,
    Pile,
    Ranks,
    Word,
    Words,
    as_number,
)
from saecula.core.contracts import Dice, random_choice
from saecula.core.errors import BadOption, IllegalChoice
from saecula.core.game import Game, Result, returns_of
from saecula.core.spread import spread
from saecula.core.zones import EVERYONE, Zone, deck, pile
from saecula.envs import layout
from saecula.envs.names import slot_names
from saecula.envs.task import ILLEGAL, REWARDS, Task, by_rank, by_score, by_win
from saecula.games.historia import GAME as HISTORIA
from saecula.games.historia._generated import FIELDS
from tests.envs.setups import FEWEST, SETUPS
from tests.sample.game import GAME as BAZAAR
from tests.worlds import check_secrets, stirred
from tools import fields as fields_page


def written(codec: Codec, value: Any) -> list[float]:
    """Return what a codec writes between two slots of others."""
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
        (Packed(3, 5, 16), 16 | 8 << 10, [1, 0, 0.5]),
        (Dense(3, Number(16)), spread([(0, 8), (2, -4)]), [0.5, 0, -0.25]),
        (Dense(2, Packed(2, 4, 16)), spread([(1, 0x84)]), [0, 0, 0.25, 0.5]),
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
        (Packed(2, 4), 1 << 8),
        (Packed(2, 4), -1),
        (Dense(3, Number()), spread([(3, 1)])),
    ],
)
def test_what_has_no_room_is_refused(codec: Codec, value: Any) -> None:
    with pytest.raises((NoRoom, LookupError)):
        written(codec, value)


def test_what_is_cached_is_what_would_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saecula.core.codecs.CACHED", 2)
    codec = Words("abc", row=True)
    cached = CachedCodec(codec)
    for value in ["a", "b", "ab", "a", "cab", "b", "ab"]:
        assert written(cached, tuple(value)) == written(codec, tuple(value))


def test_arguments_of_frames_do_not_look_alike() -> None:
    given = [-1, 0, 1, 1023, 1024, -1024, 1 << 40, "", "a", "b", "wonder"]
    assert len({as_number(argument) for argument in given}) == len(given)
    assert all(abs(as_number(argument)) <= BOUND for argument in given)


def views(task: Task, matches: int, seed: str, every: int = 3) -> Any:
    """Yield positions of random matches with one of their seats, asked or not."""
    dice = Dice(seed)
    for match in range(matches):
        g = task.start(f"{seed}{match}")
        count = 0
        while g.asks:
            count += 1
            if count % every == 0:
                yield g, dice.roll(task.seats)
            flow.play(g, *random_choice(g, dice))
        yield g, 0


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_vector_is_exactly_what_a_seat_may_know(game: str, seats: int) -> None:
    """A world that differs only in secrets gives the same vector; another view gives another vector."""
    task = Task(game, seats)
    dice = Dice("worlds")
    seen: dict[bytes, str] = {}
    for g, seat in views(task, 1, f"exact {game} {seats}", every=7):
        vector = task.observe(g, seat)
        assert max(map(abs, vector)) <= BOUND
        check_secrets(task.game, g, seat)
        assert task.observe(stirred(task.game, g, seat), seat) == vector
        view = task.game.redact(g, seat)
        assert task.observe(task.game.imagine(view, dice.state()), seat) == vector
        digest = f"{seat} {task.game.digest(view.position)}"
        assert seen.setdefault(vector.tobytes(), digest) == digest


def leaking(game: Game[Any], path: str) -> Game[Any]:
    """Return the game with a redaction that does not hide one field."""
    name, _, part = path.partition(".")

    def redact(g: Any, seat: int) -> Any:
        view = game.code.redact(g, seat)
        pairs = zip(getattr(view, name), getattr(g, name), strict=True) if part else [(view, g)]
        for seen, true in pairs:
            setattr(seen, part or name, getattr(true, part or name))
        return view

    return replace(game, code=replace(game.code, redact=redact))


def check_all(game: Game[Any], seen: Iterable[tuple[Any, int]]) -> None:
    for g, seat in seen:
        check_secrets(game, g, seat)


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("historia", "civs.hand"),
        ("historia", "civs.stack"),
        ("historia", "civs.looks"),
        ("historia", "pool"),
        ("historia", "dice"),
        ("historia", "picks"),
        ("sands_of_time", "empires.chosen"),
        ("sands_of_time", "empires.chronicles"),
        ("sands_of_time", "stacks"),
        ("sands_of_time", "closed"),
        ("through_the_ages", "civs.military"),
        ("through_the_ages", "civs.prepared"),
        ("through_the_ages", "future_events"),
    ],
)
def test_a_leak_is_found(game: str, path: str) -> None:
    task = Task(game, 3)
    leaky = leaking(task.game, path)
    with pytest.raises(AssertionError, match=r"seat \d sees"):
        check_all(leaky, views(task, 1, f"leak {game}", every=2))


@pytest.mark.parametrize("path", ["civs.hand", "civs.looks"])
def test_a_leak_is_in_the_vector(path: str) -> None:
    """A leak in a view shows in its vector, so equal vectors of changed worlds prove something."""
    task = Task(leaking(HISTORIA, path), 2)

    def betrays(g: Any, seat: int) -> bool:
        try:
            return task.observe(g, seat) != task.observe(stirred(HISTORIA, g, seat), seat)
        except NoRoom:
            return True

    assert any(betrays(g, seat) for g, seat in views(task, 1, "leak", every=2))


def test_a_seat_that_does_not_see_its_cards_is_found() -> None:
    def redact(g: Any, seat: int) -> Any:
        return HISTORIA.code.redact(g, (seat + 1) % g.seats)

    blind = replace(HISTORIA, code=replace(HISTORIA.code, redact=redact))
    with pytest.raises(AssertionError, match="hand: seat 0 sees"):
        check_all(blind, ((g, 0) for g, _ in views(Task("historia", 2), 1, "blind", every=2)))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_vectors_have_room_in_many_matches(game: str, seats: int) -> None:
    task = Task(game, seats)
    seen: dict[bytes, str] = {}
    for g, seat in views(task, 30, f"room {game} {seats}", every=1):
        digest = f"{seat} {task.game.digest(task.game.redact(g, seat).position)}"
        assert seen.setdefault(task.observe(g, seat).tobytes(), digest) == digest


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
    task = Task("historia", 4, options=options)
    assert any(task.observe(g, seat) for g, seat in views(task, 2, "options"))


def test_every_declared_field_has_its_slots() -> None:
    task = Task("historia", 2)
    g = task.start("a")
    offset = 0
    for field in task.layout.fields:
        assert field.offset == offset
        offset += field.codec.size
    assert offset == task.layout.size == len(task.observe(g, 0))
    paths = {field.path for field in task.layout.fields}
    assert {field.name for field in layout.declared(task.game, "Historia")} - {"civs"} <= paths
    assert {f"civs[1].{field.name}" for field in layout.declared(task.game, "Civ")} <= paths


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_every_slot_has_a_name_of_its_own(game: str, seats: int) -> None:
    layout = Task(game, seats).layout
    names = layout.names()
    assert len(names) == layout.size == len(set(names))
    assert all(not isinstance(field.codec, CachedCodec) for field in layout.fields)


def test_names_say_what_stands_there() -> None:
    task = Task("historia", 2)
    names = task.layout.names()
    g = task.start("a")
    g.civs[1].vp, g.civs[1].row, g.civs[0].hand = 32, ("trade", "arts"), pile(["raid"], 0b01)
    g.goals = {"goal_04": 512}
    vector = task.observe(g, 0)
    told = {name: vector[names.index(name)] for name in names}
    assert told["seat: 0"] == 1
    assert told["seat: 1"] == 0
    assert told["civs[1].vp"] == 0.5
    assert told["civs[1].row: arts"] == 1
    assert told["civs[1].row: arts, place"] == 2 / 16
    assert told["civs[0].hand: raid"] == 1
    assert told["civs[0].hand: raid, known to seat 0"] == 1
    assert told["civs[0].hand: raid, known to seat 1"] == 0
    assert told["goals: goal_04, number"] == 0.5
    assert told[f"asks: {g.asks[0][1]}: 0: {g.asks[0][0]}"] == 1


@pytest.mark.parametrize(
    ("codec", "names"),
    [
        (Number(), [""]),
        (Bits(2), ["0", "1"]),
        (Words("ab", row=True), ["a", "b", "a, place", "b, place"]),
        (Numbers(2, varies=True), ["length", "0", "1"]),
        (Numbers(1), ["0"]),
        (Pairs("a"), ["a", "a, number"]),
        (Pile("a", 2, deck=True), ["unknown", "a", "a, known to seat 0", "a, known to seat 1", "a, depth"]),
        (Each([Flag(), Word("ab")]), ["0", "1: a", "1: b"]),
        (Packed(2, 5), ["0", "1"]),
        (Dense(2, Number()), ["0", "1"]),
        (Dense(2, Bits(2)), ["0: 0", "0: 1", "1: 0", "1: 1"]),
        (Frames("x", 1, 2), ["0: x", "0: argument 0", "0: argument 1"]),
    ],
)
def test_names_of_slots(codec: Codec, names: list[str]) -> None:
    assert slot_names(codec) == names
    assert len(names) == codec.size


def test_a_field_without_a_codec_is_an_error() -> None:
    bare = tuple([replace(field, codec=None) if field.name == "hand" else field for field in FIELDS["Civ"]])
    game = replace(HISTORIA, code=replace(HISTORIA.code, fields={**FIELDS, "Civ": bare}))
    with pytest.raises(LookupError, match=r"historia: civs.hand \(zone\) has no codec"):
        Task(game, 2)


def test_a_record_in_a_field_has_its_slots() -> None:
    task = Task(BAZAAR, 2)
    g = task.start("a")
    g.turn.seat, g.turn.sold = 1, True
    slots = dict(zip(task.layout.names(), task.observe(g, 0), strict=True))
    assert (slots["turn.seat: 0"], slots["turn.seat: 1"], slots["turn.sold"]) == (0, 1, 1)
    assert slots["traders[1].gold"] == 2 / 16
    assert not any("removed" in name for name in slots)


def test_a_value_without_room_names_its_field() -> None:
    task = Task("historia", 2)
    g = task.start("a")
    g.civs[1].wonders = ("ziggurat of nowhere",)
    with pytest.raises(NoRoom, match="historia: field wonders: no room for 'ziggurat of nowhere'"):
        task.observe(g, 0)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_numbers_stand_for_options(game: str, seats: int) -> None:
    task = Task(game, seats)
    for g, _ in views(task, 1, f"numbers {game}", every=5):
        for seat in range(seats):
            legal = task.legal(g, seat)
            assert [task.vocabulary.decode(number) for number in legal] == flow.options(g, seat)
            assert len(set(legal)) == len(legal)


def test_a_number_that_is_no_option_is_refused() -> None:
    task = Task("historia", 2)
    g = task.start("a")
    seat = flow.mover(g)
    wrong = next(n for n in range(task.vocabulary.size) if n not in task.legal(g, seat))
    with pytest.raises(IllegalChoice, match=f"{wrong} is not legal"):
        task.choose(g, seat, wrong)


def result(*scores: int) -> Result:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(places, scores, returns_of(places))


def alone(points: int, won: bool) -> Result:
    return Result((1 if won else 2,), (points,), (1.0 if won else -1.0,))


def test_rewards() -> None:
    assert by_win(result(5, 3, 1)) == (1.0, -0.5, -0.5)
    assert by_win(result(5, 5, 1)) == (0.5, 0.5, -1.0)
    assert by_rank(result(5, 3, 1)) == (1.0, 0.0, -1.0)
    assert by_rank(result(5, 5, 1)) == (0.5, 0.5, -1.0)
    assert by_score(result(5, 3, 1)) == (2.0, -2.0, -4.0)


def test_a_draw_is_no_win() -> None:
    for reward in REWARDS.values():
        assert reward(result(5, 5)) == (0.0, 0.0)
        assert reward(result(5, 5, 5)) == (0.0, 0.0, 0.0)


def test_rewards_alone() -> None:
    assert by_win(alone(7, True)) == by_rank(alone(7, True)) == (1.0,)
    assert by_win(alone(7, False)) == by_rank(alone(7, False)) == (-1.0,)
    assert by_score(alone(7, True)) == (7.0,)
    assert by_score(alone(55, False)) == (-445.0,)


@pytest.mark.parametrize("reward", REWARDS)
def test_nothing_is_worse_than_an_illegal_choice(reward: str) -> None:
    worst = min(*REWARDS[reward](result(0, 400)), *REWARDS[reward](alone(0, False)))
    assert ILLEGAL[reward] <= worst
    assert ILLEGAL["score"] < by_score(alone(0, False))[0]


@pytest.mark.parametrize(("game", "seats"), [setup for setup in SETUPS if setup[1] in (1, 2, 3)])
def test_what_is_said_to_sum_to_nothing_does(game: str, seats: int) -> None:
    ends = [(9, 4, 4)[:seats], (9, 9, 4)[:seats], (7, 7, 7)[:seats], (9, 5, 1)[:seats]]
    for reward in REWARDS:
        sums = [sum(REWARDS[reward](result(*scores))) for scores in ends]
        assert Task(game, seats, reward).zero_sum == (sums == pytest.approx([0.0] * len(ends)))


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown reward 'gold'; there are: win, rank, score"):
        Task("historia", 2, reward="gold")


def test_a_desk_can_be_sent_to_another_process() -> None:
    task = pickle.loads(pickle.dumps(Task("historia", 3, "rank", {"events": True})))
    assert (task.seats, task.reward, task.options) == (3, by_rank, {"events": True})


def test_the_page_of_fields_is_up_to_date() -> None:
    assert fields_page.main(["--check"]) == 0, "run `python -m tools.fields`"
