"""Bots in a worker: they live as long as their match, and rely on nothing but what they see."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from saecula.bots import Bot, make_bot
from saecula.core import flow
from saecula.core.errors import IllegalChoice
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.record import Match
from saecula.core.secrecy import Seen
from saecula.games import GAMES
from saecula.games import game as game_of
from saecula.server import thinking
from saecula.server.tables import content_of
from saecula.server.thinking import Bots, Thought, thought_of

LIVING = ("greedy", "settler")


def dealt(game: str, seed: str = "thinking") -> Match[Any]:
    return Match.new(game_of(game), 2, {}, seed, (), content_of(game))


def thought(match: Match[Any], bot: str, table: str = "a", position: Any = None) -> Thought:
    """Return the turn of the seat that must choose."""
    g = match.position if position is None else position
    seen = match.game.redact(g, flow.mover(g))
    data = thought_of(match.game, seen, {}, 2, table, bot, f"seed {seen.seat}")
    return msgspec.json.decode(data, type=Thought)


def options(match: Match[Any], position: Any = None) -> list[Action]:
    g = match.position if position is None else position
    return flow.options(g, flow.mover(g))


class Spy:
    """Takes the first option, or does as it is told; remembers how often it was created anew."""

    name = "spy"

    def __init__(self) -> None:
        self.made: list[str] = []
        self.fault: Exception | None = None
        self.answer: Action = ()

    def make(self, _bot: str, _game: Game[Any], seed: str) -> Bot:
        self.made.append(seed)
        return self

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        assert options == flow.options(seen.position, seen.seat)
        if self.fault is not None:
            raise self.fault
        return self.answer or options[0]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    spy = Spy()
    monkeypatch.setattr(thinking, "make_bot", spy.make)
    return spy


def test_a_bot_lives_as_long_as_its_match(spy: Spy) -> None:
    bots, match = Bots(), dealt("historia")
    for _ in range(6):
        match.choose(flow.mover(match.position), bots.choose(thought(match, "greedy")))
    assert sorted(spy.made) == ["seed 0", "seed 1"]
    bots.choose(thought(match, "settler"))  # another bot took over the seat
    bots.choose(thought(match, "greedy", "b"))
    assert len(spy.made) == 4
    bots.forget("a")
    bots.choose(thought(match, "greedy", "b"))
    assert len(spy.made) == 4
    bots.choose(thought(match, "greedy", "a"))
    assert len(spy.made) == 5


def test_the_bot_asked_longest_ago_makes_room(spy: Spy) -> None:
    bots, match = Bots(most=2), dealt("historia")
    for table in "abacab":
        bots.choose(thought(match, "greedy", table))
    assert len(spy.made) == 4  # a, b, c in place of b, and b again


def test_a_bot_that_failed_is_not_asked_again(spy: Spy) -> None:
    bots, match = Bots(), dealt("historia")
    bots.choose(thought(match, "greedy"))
    spy.fault = ValueError("lost in thought")
    with pytest.raises(ValueError, match="lost in thought"):
        bots.choose(thought(match, "greedy"))
    spy.fault, spy.answer = None, ("nonsense",)
    with pytest.raises(IllegalChoice, match="nonsense"):
        bots.choose(thought(match, "greedy"))
    spy.answer = ()
    assert bots.choose(thought(match, "greedy")) in options(match)
    assert len(spy.made) == 3


@pytest.mark.parametrize("name", [*LIVING, "random"])
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_as_if_it_sat_at_the_table(game: str, name: str) -> None:
    """What is sent to the worker is all it needs, and it knows what it thought before."""
    bots, match = Bots(), dealt(game)
    at_table = [make_bot(name, match.game, f"seed {seat}") for seat in range(2)]
    for _ in range(8 if name == "settler" else 40):
        seat = flow.mover(match.position)
        chosen = bots.choose(thought(match, name))
        assert chosen == at_table[seat].choose(match.game.redact(match.position, seat), options(match))
        match.choose(seat, chosen)


@pytest.mark.parametrize("name", LIVING)
@pytest.mark.parametrize("game", GAMES)
def test_asked_out_of_line_it_still_answers_rightly(game: str, name: str) -> None:
    """Taken back, rewound, forked, or another process chose in between."""
    bots, match, dice = Bots(), dealt(game), random.Random(f"{game} {name}")
    for _ in range(12):
        seat = flow.mover(match.position)
        own = bots.choose(thought(match, name))
        match.choose(seat, dice.choice([own, *options(match)]))
    for _ in range(16):
        position = match.at(dice.randrange(len(match.entries)))
        assert bots.choose(thought(match, name, position=position)) in options(match, position)
