"""The parts of the search: horizon, race, choice of what to try, values."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from saecula.bots.bot import Chance
from saecula.bots.search_gains import Gains
from saecula.bots.search_horizon import Horizon
from saecula.bots.search_memory import Memory
from saecula.bots.search_nodes import Node, Tally, inclination, sample, select
from saecula.bots.search_race import Opinion, Race, best_of
from saecula.bots.search_values import Outcome, Yardstick, final, mean_of, standing
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.registry import Rules, together
from tests.bots.toys import Toy, begun, crossroads, pennies, toy

A, B, C = ("a",), ("b",), ("c",)


def caravan() -> Game[Toy]:
    """All pack in secret, then travel one after the other; who packed tents is asked nothing. Two days."""
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


def test_foresight_goes_through_the_next_affair() -> None:
    g = begun(caravan())
    horizon = Horizon(g, 0, 2)
    asked: list[Seat] = []
    while not asked or not horizon.is_reached(g, flow.mover(g)):
        asked.append(flow.mover(g))
        flow.play(g, flow.mover(g), flow.options(g, flow.mover(g))[1])
    assert asked == [0, 1, 0, 1, 0, 1, 0]


def test_what_others_answer_belongs_to_the_affair() -> None:
    g = begun(crossroads())
    horizon = Horizon(g, 0, 1)
    flow.play(g, 0, ("go", "l"))
    assert not horizon.is_reached(g, 1)


def test_what_is_clearly_beaten_drops_out() -> None:
    race = Race([A, B, C], patience=2.5)
    for world in range(6):
        race.note(A, 1.0 + world)
        race.note(B, 0.5 + world)
        race.note(C, 1.1 + world * (-1) ** world)
        race.thin_out(0.01)
    assert B not in race.running
    assert A in race.running


def test_of_equals_one_is_enough() -> None:
    race = Race([A, B], patience=2.5)
    for _ in range(5):
        race.note(A, 1.0)
        race.note(B, 1.0)
    race.thin_out(0.01)
    assert race.running == [A]


def test_the_worse_half_drops_out_after_a_heat() -> None:
    race = Race([A, B, C, ("d",)], patience=99.0)
    for i, action in enumerate(list(race.running)):
        race.note(action, float(i))
    race.thin_out(0.5)
    assert race.running == [("d",), C]
    race.thin_out(1.0)
    assert len(race.running) == 2


def test_who_ran_as_long_as_any_and_did_best_wins() -> None:
    opinions = [Opinion(A, 10, 0.5), Opinion(B, 10, 0.6), Opinion(C, 2, 1.0)]
    assert best_of(opinions).action == B


def test_near_gains_incline() -> None:
    likely = inclination([Tally(3.0), Tally(1.0), Tally(1.0)], unit=1.0)
    assert likely[0] > 0.8
    assert likely[1] == likely[2] > 0
    assert sum(likely) == pytest.approx(1.0)


def known(*values: float) -> tuple[Node, list[Tally]]:
    """A decision whose options were tried five times each."""
    node = Node()
    for i, value in enumerate(values):
        node.tallies[("option", i)] = Tally()
        for _ in range(5):
            node.add(("option", i), value)
    return node, list(node.tallies.values())


def test_better_values_are_followed_and_what_is_new_is_tried() -> None:
    node, tallies = known(0.4, 0.7, 0.5)
    assert select(node, tallies, [None] * 3, 1.0, curiosity=0.2) == 1
    node, tallies = known(0.5, 0.5)
    new = Tally(1.0)
    assert select(node, [*tallies, new], [None] * 3, 1.0, curiosity=1.0) == 2


def test_others_mostly_do_what_serves_them_and_the_same_by_the_same_chance() -> None:
    node, tallies = known(0.2, 0.9)
    picks = [sample(node, tallies, [None] * 2, 1.0, Chance(i << 40)) for i in range(200)]
    assert picks == [sample(node, tallies, [None] * 2, 1.0, Chance(i << 40)) for i in range(200)]
    assert sum(picks) > 150


def test_a_seat_stands_as_the_game_judges() -> None:
    game = pennies()
    g = begun(game)
    g.points = [8, 4]
    assert standing(game, g) == [8.0, 4.0]
    outcome = final(game, g)
    assert outcome.standing == [8.0, 4.0]
    assert outcome.returns == (1.0, -1.0)
    assert mean_of([[1.0, 2.0], [3.0, 6.0]]) == [2.0, 4.0]


def test_values_lie_between_nought_and_one_and_count_the_win() -> None:
    yardstick = Yardstick([Outcome([0.0, 5.0], ()), Outcome([4.0, 5.0], ())])
    low, middle, high = [yardstick.values(Outcome([own, 5.0], ()))[0] for own in (-1000.0, 2.0, 1000.0)]
    assert 0.0 < low < middle == 0.5 < high < 1.0
    won = yardstick.values(Outcome([2.0, 5.0], (1.0, -1.0)))
    assert won == [0.75, 0.25]
    assert yardstick.worth(Outcome([6.0, 5.0], ()), 0) == 3.0
    assert yardstick.worth(Outcome([6.0, 5.0], (1.0, -1.0)), 0) == 5.0


def test_a_sealed_choice_tells_nothing_of_what_others_sealed() -> None:
    """The second seat's gains are the same whatever the first has sealed."""
    game = pennies()
    gains = []
    for side in ("heads", "tails"):
        g = begun(game)
        flow.play(g, 0, ("show", side))
        node = Node()
        Gains(game, Chance(5)).note(node, g, 1, flow.options(g, 1))
        gains.append([tally.gain for tally in node.tallies.values()])
    assert gains[0] == gains[1]


def test_what_was_chosen_is_told_apart_by_where_it_was_chosen() -> None:
    memory = Memory()
    asks, actions = [(f"ask{i}", 0) for i in range(9)], [("take", f"card{i}") for i in range(9)]
    ways = [(a, b, c, d) for a, b in combinations(asks, 2) for c, d in permutations(actions, 2)]
    sums = [memory.mark(a, c) + memory.mark(b, d) for a, b, c, d in ways]
    assert len(set(sums)) == len(ways)
    first = memory.mark(asks[0], actions[0])
    assert Memory().mark(A, B) == first, "the first number drawn, whatever texts hash to in this process"
