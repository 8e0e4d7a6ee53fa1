"""Usual answers, sensible options and rollout policies: what a game may tell bots about play in general."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from saecula.bots import BeamWidth, GreedyBot, ISMCTSBot, SearchSettings, make_bot, play_match
from saecula.bots.beam import BeamSearch
from saecula.bots.ismcts.prior import OnePlyPrior
from saecula.bots.ismcts.rollout import Rollout
from saecula.bots.ismcts.tree import Node, SearchTree
from saecula.bots.policies import (
    play_by_policy,
    play_usual,
    policy_rngs,
    sensible_options,
    usual_answer,
)
from saecula.bots.rng import Rng
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import Rules
from tests.bots.toys import Toy, begun, toy
from tests.sample.game import GAME

LEFT, RIGHT, SIGN, REFUSE = ("go", "left"), ("go", "right"), ("sign",), ("refuse",)
SETTINGS = SearchSettings(12)


def contract(points: dict[str, int]) -> Game[Toy]:
    """A seat goes left or right, both sign, and only then is it paid. Then the other seat does the same."""
    rules = Rules[Toy]("contract")

    @rules.decision
    def way(_g: Toy, _seat: Seat) -> list[Action]:
        return [LEFT, RIGHT]

    @way.resolve
    def go(g: Toy, seat: Seat, action: Action) -> None:
        g.then(signature(1 - seat, action[1]), signature(seat, action[1]), pay(seat, action[1]))

    @rules.decision
    def signature(_g: Toy, _seat: Seat, way: str) -> list[Action]:  # noqa: ARG001
        return [REFUSE, SIGN]

    @signature.resolve
    def signed(g: Toy, seat: Seat, action: Action, way: str) -> None:  # noqa: ARG001
        if action == REFUSE:
            g.agenda.clear()

    @rules.step
    def pay(g: Toy, seat: Seat, way: str) -> None:
        g.points[seat] += points[way]

    return toy(rules, 2, way(0), way(1))


def sign(_g: Toy, _seat: Seat, frame: Frame, _options: list[Action]) -> Action | None:
    return SIGN if frame[0] == "signature" else None


def test_without_usual_answers_nothing_is_answered() -> None:
    game = contract({"left": 1, "right": 2})
    g = begun(game)
    flow.play(g, 0, LEFT)
    asks = g.asks
    play_usual(game, g)
    assert g.asks == asks
    assert usual_answer(game, g, 1) is None


def test_usual_answers_are_given_for_every_seat_up_to_a_real_choice() -> None:
    game = replace(contract({"left": 1, "right": 2}), usual=sign)
    g = begun(game)
    assert usual_answer(game, g, 0) is None
    flow.play(g, 0, RIGHT)
    assert usual_answer(game, g, 1) == SIGN
    play_usual(game, g)
    assert g.asks == (("way", 1),)
    assert g.points == [2, 0]


def test_a_line_does_not_end_at_a_formality() -> None:
    plain = contract({"left": 1, "right": 2})
    game = replace(plain, usual=sign)

    def values(of: Game[Toy]) -> dict[Action, float]:
        search = BeamSearch(of, begun(of), 0, 7, BeamWidth(1, 1))
        return {action: line.value for action, line in search.lines([LEFT, RIGHT]).items()}

    assert values(game) == {LEFT: 1.0, RIGHT: 2.0}
    assert values(plain) != values(game)


def test_the_prior_sees_past_a_formality() -> None:
    plain = contract({"left": 1, "right": 2})

    def gains(of: Game[Toy]) -> list[float]:
        node = Node()
        OnePlyPrior(of, Rng(1)).expand(node, begun(of), 0, [LEFT, RIGHT])
        return [stats.gain for stats in node.actions.values()]

    assert gains(plain) == [0.0, 0.0]
    assert gains(replace(plain, usual=sign)) == [1.0, 2.0]


def test_a_rollout_passes_formalities_and_does_not_learn_from_them() -> None:
    game = replace(contract({"left": 1, "right": 2}), usual=sign)
    tree = SearchTree()
    rollout = Rollout(game, tree, OnePlyPrior(game, Rng(1)), begun(game), 0, 3)
    assert rollout.play(RIGHT, 1, 0.2).points == [2.0, 0.0]
    assert len(rollout.path) == 1


@pytest.mark.parametrize("make", [GreedyBot, lambda game, seed: ISMCTSBot(game, seed, SETTINGS)])
def test_bots_give_the_usual_answer_at_the_table(make: Any) -> None:
    """Refusing would cost this seat nothing that it sees, and would be as good a choice as any."""
    game = replace(contract({"left": -1, "right": -2}), usual=sign)
    for seed in "abcd":
        g = begun(game)
        bots = [make(game, f"{seed}{seat}") for seat in range(2)]
        assert bots[0].choose(game.redact(g, 0), [LEFT, RIGHT]) == LEFT
        flow.play(g, 0, LEFT)
        for seat in (1, 0):
            assert bots[seat].choose(game.redact(g, seat), flow.options(g, seat)) == SIGN
            flow.play(g, seat, SIGN)


def leftwards(_g: Toy, _seat: Seat, _frame: Frame, options: list[Action]) -> list[Action]:
    """Never look at what is on the right."""
    return [action for action in options if action != RIGHT]


def test_every_option_is_sensible_unless_the_game_says_otherwise() -> None:
    plain = contract({"left": 1, "right": 2})
    assert sensible_options(plain, begun(plain), 0, [LEFT, RIGHT]) == [LEFT, RIGHT]
    game = replace(plain, sensible=leftwards)
    assert sensible_options(game, begun(game), 0, [LEFT, RIGHT]) == [LEFT]


@pytest.mark.parametrize("make", [GreedyBot, lambda game, seed: ISMCTSBot(game, seed, SETTINGS)])
def test_bots_do_not_choose_what_is_not_sensible(make: Any) -> None:
    plain = replace(contract({"left": 1, "right": 2}), usual=sign)
    game = replace(plain, sensible=leftwards)
    for seed in "abcd":
        assert make(plain, seed).choose(plain.redact(begun(plain), 0), [LEFT, RIGHT]) == RIGHT
        assert make(game, seed).choose(game.redact(begun(game), 0), [LEFT, RIGHT]) == LEFT


def test_lines_and_rollouts_go_where_it_is_sensible() -> None:
    """After seat 0 has gone left, seat 1 goes its way; only rollouts of depth 2 look at that."""
    game = replace(contract({"left": 1, "right": 2}), usual=sign, sensible=leftwards)
    g = begun(game)
    assert list(BeamSearch(game, g, 0, 7, BeamWidth(2, 2)).lines([LEFT])) == [LEFT]
    rollout = Rollout(game, SearchTree(), OnePlyPrior(game, Rng(1)), g, 0, 3)
    assert rollout.play(LEFT, 2, 0.2).points == [1.0, 1.0]


def rounds(count: int) -> Game[Toy]:
    """In each round seat 0 bids, then both work; work scores a point, or three if the bid was high."""
    rules = Rules[Toy]("rounds")

    @rules.step
    def begin(g: Toy, left: int) -> None:
        if left:
            g.then(bid(0, left))

    @rules.decision
    def bid(_g: Toy, _seat: Seat, left: int) -> list[Action]:  # noqa: ARG001
        return [("low",), ("high",)]

    @bid.resolve
    def bids(g: Toy, seat: Seat, action: Action, left: int) -> None:
        g.points[seat] -= action == ("high",)
        g.then(work(0, action[0]), work(1, action[0]), begin(left - 1))

    @rules.decision
    def work(_g: Toy, _seat: Seat, level: str) -> list[Action]:  # noqa: ARG001
        return [("rest",), ("toil",)]

    @work.resolve
    def works(g: Toy, seat: Seat, action: Action, level: str) -> None:
        g.points[seat] += (action == ("toil",)) * (3 if level == "high" else 1)

    return toy(rules, 2, begin(count))


def toil(_g: Toy, _seat: Seat, _frame: Frame, options: list[Action], _rng: Random) -> Action:
    """Work if possible, and bid low."""
    return ("toil",) if ("toil",) in options else options[0]


def by_policy(count: int = 3) -> Game[Toy]:
    return replace(rounds(count), rollout_policy=toil, rollout_end="bid")


def test_a_rollout_by_the_policy_ends_where_the_decision_is_asked_again() -> None:
    game = by_policy()
    g = begun(game)
    flow.play(g, 0, ("high",))
    play_by_policy(game, g, policy_rngs(1, 2), began_at_end=True)
    assert g.asks == (("bid", 0, 2),)
    assert g.points == [2, 3]
    play_by_policy(game, g, policy_rngs(1, 2), began_at_end=False)
    assert g.asks == (("bid", 0, 2),), "it is there already"
    play_by_policy(game, g, policy_rngs(1, 2), began_at_end=True)
    assert g.points == [3, 4]


def test_without_an_end_the_policy_plays_to_the_end_of_the_match() -> None:
    game = replace(by_policy(), rollout_end="")
    g = begun(game)
    play_by_policy(game, g, policy_rngs(1, 2), began_at_end=False)
    assert flow.is_over(g)
    assert g.points == [3, 3]


def test_a_script_goes_before_the_policy() -> None:
    game = by_policy()
    g = begun(game)

    def rest(seat: Seat, _frame: Frame, options: list[Action]) -> Action | None:
        return ("rest",) if seat == 0 and ("rest",) in options else None

    play_by_policy(game, g, policy_rngs(1, 2), True, rest)
    assert g.points == [0, 1]


@pytest.mark.parametrize("name", ["greedy", "settler", "prince"])
def test_bots_bid_high_where_the_policy_makes_it_pay(name: str) -> None:
    """A high bid costs a point at first; it pays because everybody works."""
    game = by_policy()
    g = begun(game)
    assert make_bot(name, game, "a").choose(game.redact(g, 0), flow.options(g, 0)) == ("high",)


def test_policies_meet_common_random_numbers_by_seat() -> None:
    one, other = policy_rngs(5, 3), policy_rngs(5, 3)
    one[0].random()
    assert one[1].random() == other[1].random()
    assert policy_rngs(5, 3)[0].random() != policy_rngs(5, 3)[1].random()


@pytest.mark.parametrize("name", ["greedy", "settler"])
def test_whole_matches_with_both(name: str) -> None:
    """The sample game: the usual answer is to go if nothing can be sold, the policy is to take any option."""

    def usual(_g: Any, _seat: Seat, _frame: Frame, options: list[Action]) -> Action | None:
        return ("go",) if ("go",) in options and len(options) == 2 else None

    def policy(_g: Any, _seat: Seat, _frame: Frame, options: list[Action], rng: Random) -> Action:
        return rng.choice(options)

    for game in (
        replace(GAME, usual=usual),
        replace(GAME, rollout_policy=policy),
        replace(GAME, usual=usual, rollout_policy=policy, rollout_end="market"),
    ):
        played = [play_match(game, [make_bot(name, game, f"{i}") for i in range(3)], "x") for _ in range(2)]
        assert flow.is_over(played[0].position)
        assert played[0].choices == played[1].choices
