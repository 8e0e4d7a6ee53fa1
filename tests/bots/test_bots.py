"""Bots choose among the options, the same for the same seed, from nothing but what their seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.bots import BOTS, Bot, make_bot
from saecula.bots.rng import Rng, seed_number
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.points import Points
from saecula.core.position import Action
from saecula.games import game
from tests.sample.game import GAME


def played(game: Game[Any], bots: list[Bot], seed: str) -> tuple[list[Action], tuple[Points, ...]]:
    """Return the choices and the scores of a match between these bots."""
    g = game.start(len(bots), seed)
    choices: list[Action] = []
    while (seat := flow.mover(g)) >= 0:
        options = flow.options(g, seat)
        before = list(options)
        action = bots[seat].choose(game.redact(g, seat), options)
        assert options == before
        assert action in options
        choices.append(action)
        flow.play(g, seat, action)
    return choices, game.result(g).scores


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    first, again, other = [
        played(GAME, [make_bot(name, GAME, f"{seed}:{seat}") for seat in range(3)], "deal")[0]
        for seed in ("a", "a", "b")
    ]
    assert first == again
    assert first != other


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_its_name(name: str) -> None:
    assert make_bot(name, GAME, "a").name == name


def test_choosing_leaves_the_view_as_it_was() -> None:
    g = GAME.start(3, "view")
    for _ in range(30):
        seat = flow.mover(g)
        if seat < 0:
            break
        seen = GAME.redact(g, seat)
        before, own = GAME.digest(g), GAME.plain(seen.position)
        action = make_bot("greedy", GAME, "a").choose(seen, flow.options(seen.position, seat))
        assert GAME.digest(g) == before
        assert GAME.plain(seen.position) == own
        flow.play(g, seat, action)


def test_greedy_beats_random() -> None:
    wins = 0
    for i in range(20):
        bots = [make_bot(("greedy", "random")[(seat + i) % 2], GAME, f"{i}:{seat}") for seat in range(2)]
        _, scores = played(GAME, bots, f"match {i}")
        wins += scores[i % 2] > scores[1 - i % 2]
    assert wins >= 15


def test_greedy_beats_random_in_historia() -> None:
    historia = game("historia")
    for i in range(2):
        names = ["random"] * 3
        names[i] = "greedy"
        bots = [make_bot(name, historia, f"{i}:{seat}") for seat, name in enumerate(names)]
        _, scores = played(historia, bots, f"match {i}")
        assert scores[i] == max(scores)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match=r"unknown bot 'clever'; there are: random, greedy"):
        make_bot("clever", GAME, "a")


def test_chance_is_even_and_within_bounds() -> None:
    chance = Rng(seed_number("even"))
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150
