"""Bots that compare lines by rollouts of the game's policy."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from saecula.bots import RolloutBot, RolloutSettings, make_bot
from saecula.bots.rollouts import line_value, lines_from
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, Rules
from tests.bots.test_policies import by_policy
from tests.bots.toys import Toy, begun, toy

SETTINGS = RolloutSettings(lines=8, width=3, simulations=12)


def basket(rounds: int = 2) -> Game[Toy]:
    """In each round seat 0 fills a basket with two fruits; pears and plums are worth most together."""
    rules = Rules[Toy]("basket")

    @rules.step
    def begin(g: Toy, left: int) -> None:
        if left:
            g.then(fill(0), begin(left - 1))

    @rules.draft(always=True)
    def fill(_g: Toy, _seat: Seat, picks: Picks) -> list[Action]:
        if len(picks) == 2:
            return [DONE]
        return [("apple",), ("pear",), ("plum",), ("fig",)]

    @fill.resolve
    def filled(g: Toy, seat: Seat, picks: Picks) -> None:
        fruits = {pick[0] for pick in picks}
        g.points[seat] += 5 if fruits == {"pear", "plum"} else len(fruits & {"apple"})

    def sensible(_g: Toy, _seat: Seat, _frame: Frame, options: list[Action]) -> list[Action]:
        """Take a pear first of all, figs never."""
        first = [("pear",)] if ("pear",) in options else []
        return [*first, *[option for option in options if option not in (("pear",), ("fig",))]]

    def policy(_g: Toy, _seat: Seat, _frame: Frame, options: list[Action], rng: Random) -> Action:
        return options[rng.randrange(len(options))]

    game = toy(rules, 1, begin(rounds))
    return replace(game, sensible=sensible, rollout_policy=policy, rollout_end="fill")


def test_a_line_is_worth_what_the_policy_makes_of_it() -> None:
    game = by_policy()
    values = {bid: line_value(game, begun(game), 0, ((bid,),), 7) for bid in ("low", "high")}
    assert values == {"low": 1.0, "high": 2.0}


def test_lines_deviate_once_from_the_best_one() -> None:
    game = basket()
    g = begun(game)
    lines = lines_from(game, g, 0, (), 8)
    pear, apple, plum = ("pear",), ("apple",), ("plum",)
    assert lines[0] == (pear, pear, DONE)
    assert lines[1:] == [(apple, pear, DONE), (plum, pear, DONE)], "the same in another order is left out"
    assert flow.picks_of(g, 0) == ()
    assert lines_from(game, g, 0, (), 2) == lines[:2]


def test_a_line_goes_on_as_before_after_its_deviation() -> None:
    game = basket()
    plum, apple, pear = ("plum",), ("apple",), ("pear",)
    lines = lines_from(game, begun(game), 0, (plum, apple, DONE), 8)
    assert lines[0] == (plum, apple, DONE)
    assert (pear, apple, DONE) in lines
    assert (plum, pear, DONE) in lines


def test_a_draft_is_decided_as_a_whole_and_the_plan_is_kept() -> None:
    game = basket()
    g = begun(game)
    bot = RolloutBot(game, "a", SETTINGS)
    chosen, counts = [], []
    for _ in range(3):
        chosen.append(bot.choose(game.redact(g, 0), flow.options(g, 0)))
        counts.append(bot.simulations)
        flow.play(g, 0, chosen[-1])
    assert sorted(chosen[:2]) == [("pear",), ("plum",)]
    assert counts[0] == counts[2] > 0


def test_a_plan_is_given_up_where_something_else_is_asked() -> None:
    game = basket()
    g = begun(game)
    bot = RolloutBot(game, "a", SETTINGS)
    bot.choose(game.redact(g, 0), flow.options(g, 0))
    assert bot.choose(game.redact(g, 0), [("apple",), ("fig",)]) == ("apple",), "neither is planned"


def test_one_world_is_enough_for_greedy_and_levels_try_more() -> None:
    game = basket()
    g = begun(game)
    tried = {}
    for name in ("greedy", "settler"):
        bot = make_bot(name, game, "a")
        assert isinstance(bot, RolloutBot)
        bot.choose(game.redact(g, 0), flow.options(g, 0))
        tried[name] = bot.simulations
    assert tried["greedy"] == 3 < tried["settler"] <= 3 + 16


@pytest.mark.parametrize("passes", [1, 2])
def test_the_budget_of_time_is_kept(passes: int) -> None:
    game = basket()
    g = begun(game)
    settings = RolloutSettings(lines=8, width=3, simulations=10_000_000, passes=passes, z_threshold=99.0)
    bot = RolloutBot(game, "a", replace(settings, seconds=0.2))
    start = perf_counter()
    bot.choose(game.redact(g, 0), flow.options(g, 0))
    assert bot.simulations > 3 * passes, "more than one world"
    assert perf_counter() - start < 2.0


def test_every_option_is_valued_for_analysis() -> None:
    game = basket(rounds=1)
    g = begun(game)
    options = flow.options(g, 0)
    values = RolloutBot(game, "a", SETTINGS).action_values(game.redact(g, 0), options)
    assert [value.action for value in values] == options
    points = {value.action[0]: value.points for value in values}
    assert points == {"apple": 1.0, "pear": 0.0, "plum": 5.0, "fig": 0.0}
    assert all(value.worlds > 0 for value in values)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_equal_seeds_choose_equally(seed: str) -> None:
    game = by_policy()
    g = begun(game)
    bots = [make_bot("settler", game, seed) for _ in range(2)]
    assert bots[0].choose(game.redact(g, 0), flow.options(g, 0)) == bots[1].choose(
        game.redact(g, 0), flow.options(g, 0)
    )
