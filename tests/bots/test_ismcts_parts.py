"""The parts of the search: horizon, halving, choice of what to try, values."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from saecula.bots.ismcts.halving import ActionValue, SequentialHalving, best_of
from saecula.bots.ismcts.horizon import Horizon
from saecula.bots.ismcts.prior import OnePlyPrior
from saecula.bots.ismcts.selection import prior_policy, puct, sample
from saecula.bots.ismcts.tree import Node, SearchTree, Stats
from saecula.bots.ismcts.values import (
    RolloutResult,
    ValueNormalizer,
    evaluate_all,
    mean_points,
    terminal_result,
)
from saecula.bots.rng import Rng
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.registry import Rules, together
from tests.bots.toys import Toy, begun, crossroads, pennies, toy

A, B, C = ("a",), ("b",), ("c",)


def caravan() -> Game[Toy]:
    """All pack in secret, then travel in turn; a player who packed tents is not asked anything. Two days."""
    rules = Rules[Toy]("caravan")

    @rules.decision
    def pack(_g: Toy, _seat: Seat) -> list[Action]:
        return [("take", "tents"), ("take", "maps")]

    @pack.resolve
    def packed(g: Toy, seat: Seat, action: Action) -> None:
        g.points[seat] = int(action == ("take", "maps"))

    @rules.step
    def travel(g: Toy, seat: Seat) -> None:
        if g.points[seat]:
            g.then(way(seat))

    @rules.decision
    def way(_g: Toy, _seat: Seat) -> list[Action]:
        return [("go", "north"), ("go", "south")]

    @way.resolve
    def go(g: Toy, seat: Seat, action: Action) -> None:
        g.points[seat] += action == ("go", "north")

    @rules.step
    def day(_g: Toy, _number: int) -> None:
        _g.then(together([pack(0), pack(1)]), travel(0), travel(1))

    return toy(rules, 2, day(1), day(2))


@pytest.mark.parametrize("own", ["tents", "maps"])
def test_a_sealed_choice_is_judged_where_the_next_seat_carries_out_its_own(own: str) -> None:
    g = begun(caravan())
    horizon = Horizon(g, 0, 1)
    flow.play(g, 0, ("take", own))
    assert not horizon.is_reached(g, 1)
    flow.play(g, 1, ("take", "maps"))
    if own == "maps":
        assert flow.mover(g) == 0
        assert not horizon.is_reached(g, 0)
        flow.play(g, 0, ("go", "south"))
    assert flow.ask_of(g, 1) == ("way", 1)
    assert horizon.is_reached(g, 1)


def test_a_depth_of_two_goes_through_the_next_macro_move() -> None:
    g = begun(caravan())
    horizon = Horizon(g, 0, 2)
    asked: list[Seat] = []
    while not asked or not horizon.is_reached(g, flow.mover(g)):
        asked.append(flow.mover(g))
        flow.play(g, flow.mover(g), flow.options(g, flow.mover(g))[1])
    assert asked == [0, 1, 0, 1, 0, 1, 0]


def test_what_others_answer_belongs_to_the_macro_move() -> None:
    g = begun(crossroads())
    horizon = Horizon(g, 0, 1)
    flow.play(g, 0, ("go", "l"))
    assert not horizon.is_reached(g, 1)


def test_what_is_clearly_beaten_drops_out() -> None:
    halving = SequentialHalving([A, B, C], z_threshold=2.5)
    for world in range(6):
        halving.record(A, 1.0 + world)
        halving.record(B, 0.5 + world)
        halving.record(C, 1.1 + world * (-1) ** world)
        halving.eliminate(0.01)
    assert B not in halving.survivors
    assert A in halving.survivors


def test_of_equals_one_is_enough() -> None:
    halving = SequentialHalving([A, B], z_threshold=2.5)
    for _ in range(5):
        halving.record(A, 1.0)
        halving.record(B, 1.0)
    halving.eliminate(0.01)
    assert halving.survivors == [A]


def test_the_worse_half_drops_out_after_a_heat() -> None:
    halving = SequentialHalving([A, B, C, ("d",)], z_threshold=99.0)
    for i, action in enumerate(list(halving.survivors)):
        halving.record(action, float(i))
    halving.eliminate(0.5)
    assert halving.survivors == [("d",), C]
    halving.eliminate(1.0)
    assert len(halving.survivors) == 2


def test_the_best_of_those_tried_longest_wins() -> None:
    values = [ActionValue(A, 10, 0.5), ActionValue(B, 10, 0.6), ActionValue(C, 2, 1.0)]
    assert best_of(values).action == B


def test_the_prior_follows_one_ply_gains() -> None:
    likely = prior_policy([Stats(3.0), Stats(1.0), Stats(1.0)], scale=1.0)
    assert likely[0] > 0.8
    assert likely[1] == likely[2] > 0
    assert sum(likely) == pytest.approx(1.0)


def known(*values: float) -> tuple[Node, list[Stats]]:
    """A decision whose options were tried five times each."""
    node = Node()
    for i, value in enumerate(values):
        node.actions[("option", i)] = Stats()
        for _ in range(5):
            node.add(("option", i), value)
    return node, list(node.actions.values())


def test_better_values_are_followed_and_what_is_new_is_tried() -> None:
    node, stats = known(0.4, 0.7, 0.5)
    assert puct(node, stats, [None] * 3, 1.0, c_puct=0.2) == 1
    node, stats = known(0.5, 0.5)
    new = Stats(1.0)
    assert puct(node, [*stats, new], [None] * 3, 1.0, c_puct=1.0) == 2


def test_others_mostly_do_what_serves_them_and_the_same_by_the_same_chance() -> None:
    node, stats = known(0.2, 0.9)
    picks = [sample(node, stats, [None] * 2, 1.0, Rng(i << 40)) for i in range(200)]
    assert picks == [sample(node, stats, [None] * 2, 1.0, Rng(i << 40)) for i in range(200)]
    assert sum(picks) > 150


def test_positions_are_evaluated_for_each_seat() -> None:
    game = pennies()
    g = begun(game)
    g.points = [8, 4]
    assert evaluate_all(game, g) == [8.0, 4.0]
    outcome = terminal_result(game, g)
    assert outcome.points == [8.0, 4.0]
    assert outcome.returns == (1.0, -1.0)
    assert mean_points([[1.0, 2.0], [3.0, 6.0]]) == [2.0, 4.0]


def test_values_lie_between_nought_and_one_and_count_the_win() -> None:
    normalizer = ValueNormalizer([RolloutResult([0.0, 5.0], ()), RolloutResult([4.0, 5.0], ())])
    low, middle, high = [
        normalizer.values(RolloutResult([own, 5.0], ()))[0] for own in (-1000.0, 2.0, 1000.0)
    ]
    assert 0.0 < low < middle == 0.5 < high < 1.0
    won = normalizer.values(RolloutResult([2.0, 5.0], (1.0, -1.0)))
    assert won == [0.75, 0.25]
    assert normalizer.utility(RolloutResult([6.0, 5.0], ()), 0) == 3.0
    assert normalizer.utility(RolloutResult([6.0, 5.0], (1.0, -1.0)), 0) == 5.0


def test_a_sealed_choice_tells_nothing_of_what_others_sealed() -> None:
    """The second seat's gains are the same whatever the first has sealed."""
    game = pennies()
    gains = []
    for side in ("heads", "tails"):
        g = begun(game)
        flow.play(g, 0, ("show", side))
        node = Node()
        OnePlyPrior(game, Rng(5)).expand(node, g, 1, flow.options(g, 1))
        gains.append([tally.gain for tally in node.actions.values()])
    assert gains[0] == gains[1]


def test_what_was_chosen_is_told_apart_by_where_it_was_chosen() -> None:
    tree = SearchTree()
    asks, actions = [(f"ask{i}", 0) for i in range(9)], [("take", f"card{i}") for i in range(9)]
    ways = [(a, b, c, d) for a, b in combinations(asks, 2) for c, d in permutations(actions, 2)]
    sums = [tree.choice_hash(a, c) + tree.choice_hash(b, d) for a, b, c, d in ways]
    assert len(set(sums)) == len(ways)
    first = tree.choice_hash(asks[0], actions[0])
    assert SearchTree().choice_hash(A, B) == first, "the first number drawn, whatever texts hash to here"
