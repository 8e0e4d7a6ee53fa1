"""The levels: found by name, the same for the same seed, blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from saecula.bots import BOTS, LEVELS, Bot, make_bot
from saecula.bots.levels import ROLLOUT_LEVELS, STEP_LEVELS
from saecula.bots.registry import search_bot, settings_of
from saecula.bots.rng import Rng
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Position
from saecula.games import GAMES, game
from tests.sample.game import GAME

BUDGET = 6  # enough to meet all parts of the search
EVERY = {
    "bazaar": 2,
    "historia": 17,
    "sands_of_time": 29,
    "through_the_ages": 23,
    "clash_of_cultures": 31,
    "seven_ages": 37,
}


def level(name: str, game: Game[Any], seed: str, budget: int = BUDGET) -> Bot:
    """Return this level with a small budget."""
    return search_bot(name, game, seed, min(budget, settings_of(name, game).simulations))


def positions(game: Game[Any], seats: int, every: int, count: int) -> Iterator[Position]:
    """Return a few positions of a match of random choices."""
    g, chance = game.start(seats, "blind"), Rng(11)
    for i in range(every * count):
        seat, options = flow.turn(g)
        if seat < 0:
            return
        if i % every == every - 1:
            yield g
        flow.play(g, seat, options[chance.below(len(options))])


def test_levels_are_bots() -> None:
    assert list(BOTS)[-len(LEVELS) :] == list(LEVELS)
    for name in LEVELS:
        assert make_bot(name, GAME, "a").name == name


def test_a_level_thinks_no_less_than_the_one_below() -> None:
    settings = list(LEVELS.values())
    for below, above in pairwise(settings):
        assert below.simulations < above.simulations
        assert below.depth <= above.depth
        assert below.root_width < above.root_width
        assert below.beam <= above.beam


def test_a_level_of_plans_thinks_no_less_than_the_one_below() -> None:
    assert [*STEP_LEVELS] == [*LEVELS]
    for below, above in pairwise(STEP_LEVELS.values()):
        assert below.simulations < above.simulations
        assert below.root_width < above.root_width
        assert below.beam <= above.beam
        assert below.plans < above.plans
        assert below.worlds <= above.worlds


def test_the_game_decides_how_a_level_searches() -> None:
    assert settings_of("prince", game("historia")) is LEVELS["prince"]
    assert settings_of("prince", game("clash_of_cultures")) is STEP_LEVELS["prince"]
    assert settings_of("prince", game("seven_ages")) is ROLLOUT_LEVELS["prince"]


def test_a_level_of_rollouts_thinks_no_less_than_the_one_below() -> None:
    assert [*ROLLOUT_LEVELS] == ["greedy", *LEVELS]
    for below, above in pairwise(ROLLOUT_LEVELS.values()):
        assert below.lines < above.lines
        assert below.width < above.width
        assert below.simulations < above.simulations
        assert below.passes <= above.passes


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_chooses_the_same(name: str) -> None:
    def match(seed: str) -> list[Any]:
        g = GAME.start(3, "deal")
        bots = [level(name, GAME, f"{seed}:{seat}") for seat in range(3)]
        choices = []
        while (seat := flow.mover(g)) >= 0:
            options = flow.options(g, seat)
            before = list(options)
            choices.append(bots[seat].choose(GAME.redact(g, seat), options))
            assert options == before
            assert choices[-1] in options
            flow.play(g, seat, choices[-1])
        return choices

    assert match("a") == match("a")
    assert match("a") != match("b")


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("id_", [*GAMES, "bazaar"])
def test_what_is_hidden_does_not_change_the_choice(name: str, id_: str) -> None:
    """A bot chooses the same in any world that looks the same to its seat."""
    of: Game[Any] = GAME if id_ == "bazaar" else game(id_)
    met = 0
    for g in positions(of, 3, EVERY[id_], 3):
        seat = flow.mover(g)
        seen = of.redact(g, seat)
        other = of.redact(of.imagine(seen, 12345), seat)
        options = flow.options(seen.position, seat)
        assert flow.options(other.position, seat) == options
        chosen = level(name, of, "a").choose(seen, options)
        assert level(name, of, "a").choose(other, options) == chosen
        met += len(options) > 1
    assert met


def test_the_weakest_level_beats_random_in_the_sample_game() -> None:
    wins = 0.0
    for i in range(8):
        g = GAME.start(2, f"deal {i // 2}")
        names = ("settler", "random") if i % 2 else ("random", "settler")
        bots = [make_bot(name, GAME, f"{i}:{seat}") for seat, name in enumerate(names)]
        while (seat := flow.mover(g)) >= 0:
            flow.play(g, seat, bots[seat].choose(GAME.redact(g, seat), flow.options(g, seat)))
        winners = GAME.result(g).winners
        wins += (names.index("settler") in winners) / len(winners)
    assert wins >= 6
