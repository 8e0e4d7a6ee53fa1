"""Turns of several steps: plans of whole steps do not count on luck, and compete in many worlds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from saecula.bots import BeamWidth, GreedyBot, ISMCTSBot, SearchSettings
from saecula.bots.beam import Line, Step
from saecula.bots.ismcts.contest import Contest, best_plan, by_option, rivals, try_out, value_of
from saecula.bots.ismcts.halving import ActionValue
from saecula.bots.rng import Rng
from saecula.bots.steps import StepSearch, _best_first_choices, planner
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.registry import Rules
from tests.bots.toys import Toy, begun, toy

DIG, BET, STOP = ("dig",), ("bet",), ("stop",)
SAFE = 2  # points of digging


def mine(faces: tuple[int, ...], actions: int = 2) -> Game[Toy]:
    """A seat has some actions: it digs deep or shallow for sure points, or bets on one of these faces."""
    rules = Rules[Toy]("mine")

    @rules.decision(always=True)
    def act(_g: Toy, _seat: Seat, left: int) -> list[Action]:
        return [STOP, DIG, BET] if left else [STOP]

    @act.resolve
    def acts(g: Toy, seat: Seat, action: Action, left: int) -> None:
        if action == DIG:
            g.then(depth(seat), act(seat, left - 1))
        elif action == BET:
            g.points[seat] += faces[g.roll(len(faces))]
            g.then(act(seat, left - 1))

    @rules.decision
    def depth(_g: Toy, _seat: Seat) -> list[Action]:
        return [("shallow",), ("deep",)]

    @depth.resolve
    def digs(g: Toy, seat: Seat, action: Action) -> None:
        g.points[seat] += SAFE * (action == ("deep",))

    @rules.step
    def close(_g: Toy, _seat: Seat) -> None:
        """The turn of a seat is over."""

    return replace(toy(rules, 2, act(0, actions), close(0), act(1, actions)), pause="act")


def search(game: Game[Toy], dice: int = 0, width: int = 1) -> StepSearch:
    g = begun(game)
    g.dice = dice
    return StepSearch(game, g, 0, 3, BeamWidth(width, width))


def actions(line: Line) -> list[Action]:
    return [step.action for step in line.steps]


def test_a_plan_leads_to_the_end_of_the_turn() -> None:
    best = search(mine((0,))).plans([STOP, DIG, BET], 1)[0]
    assert actions(best) == [DIG, ("deep",), DIG, ("deep",), STOP]
    assert best.value == 2 * SAFE
    assert best.position.asks[0][1] == 1


def test_within_a_step_a_plan_leads_to_the_next_pause() -> None:
    game = mine((0,))
    g = begun(game)
    flow.play(g, 0, DIG)
    found = StepSearch(game, g, 0, 3, BeamWidth(1, 1)).plans([("shallow",), ("deep",)], 1)
    assert [actions(line) for line in found] == [[("deep",)], [("shallow",)]]
    assert flow.mover(found[0].position) == 0


def test_more_lines_are_kept_where_it_is_asked_for() -> None:
    one, three = (len(search(mine((1, 1))).plans([STOP, DIG, BET], kept)) for kept in (1, 3))
    assert one < three


def test_later_in_a_turn_the_best_choice_of_each_verb_is_tried_again() -> None:
    g = begun(mine((0,)))

    def line(value: float, *first: str) -> Line:
        return Line(value, g, (Step(None, 0.0, first),))

    lines = [
        line(5.0, "advance", "writing"),
        line(4.0, "advance", "myths"),
        line(3.0, "collect"),
        line(2.0, "move"),
    ]
    assert _best_first_choices(lines, 1) == {("advance", "writing"), ("collect",), ("move",)}


def test_a_plan_does_not_count_on_luck() -> None:
    """A face in twelve pays: where it falls, the other two throws hardly ever show it too."""
    planned = 0.0
    for dice in range(100):
        luck = search(mine((0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100)), dice * 1_000_003)
        planned += luck._after(luck._line(luck._world, ()), BET).value
    assert planned <= 500


def test_dice_of_the_position_stay_as_they_were() -> None:
    game = mine((1, 5))
    g = begun(game)
    before = g.dice
    chosen = StepSearch(game, g, 0, 3, BeamWidth(1, 1))
    chosen._after(chosen._line(g, ()), BET)
    assert g.dice == before


def test_the_planner_suits_the_game() -> None:
    game = mine((0,))
    assert isinstance(planner(game, begun(game), 0, 1, BeamWidth(1, 1)), StepSearch)
    plain = replace(game, pause="")
    assert not isinstance(planner(plain, begun(plain), 0, 1, BeamWidth(1, 1)), StepSearch)


def bots(game: Game[Any]) -> list[Any]:
    return [GreedyBot(game, "a"), ISMCTSBot(game, "a", SearchSettings(40, root_width=4))]


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(("faces", "best"), [((0, 1, 1), DIG), ((1, 9, 9, 9, 9, 9), BET)])
def test_bots_bet_where_it_pays(number: int, faces: tuple[int, ...], best: Action) -> None:
    game = mine(faces)
    seen = game.redact(begun(game), 0)
    assert bots(game)[number].choose(seen, [STOP, DIG, BET]) == best


# The contest.


def test_a_plan_is_carried_out_as_far_as_it_goes_and_then_planned_anew() -> None:
    game = mine((0,), actions=3)
    plan = search(game).plans([DIG], 1)[0]
    assert try_out(game, begun(game), 0, plan, 1) == 3 * SAFE
    first, second, third, *_ = plan.steps
    impossible = Line(0.0, plan.position, (first, second, third._replace(action=("swim",))))
    assert try_out(game, begun(game), 0, impossible, 1) == 3 * SAFE
    wasteful = Line(0.0, plan.position, (first, second, third._replace(action=STOP)))
    assert try_out(game, begun(game), 0, wasteful, 1) == SAFE


def test_off_its_plan_a_step_is_finished_as_seems_best_at_once() -> None:
    game = mine((0,), actions=1)
    step, *_ = search(game).plans([DIG], 1)[0].steps
    g = begun(game)
    assert try_out(game, g, 0, Line(0.0, g, (step,)), 1) == SAFE


def test_plans_compete_that_begin_with_different_steps() -> None:
    game = mine((0, 7), actions=2)
    plans = search(game, width=3).plans([STOP, DIG, BET], 9)
    best = rivals(game, plans, 9)
    begun = [tuple(actions(plan))[:2] for plan in best]
    assert len(begun) == len(set(begun)) > 1
    assert (DIG, ("deep",)) in begun
    assert [plan.value for plan in best] == sorted({plan.value for plan in best}, reverse=True)
    assert best[0].value == max(plan.value for plan in plans)
    assert rivals(game, plans, 1) == best[:1]


def test_turns_are_planned_in_several_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mine((0, 1))
    planned: list[int] = []
    plans = StepSearch.plans

    def noted(self: StepSearch, options: list[Action], kept: int) -> list[Line]:
        planned.append(self._world.dice)
        return plans(self, options, kept)

    monkeypatch.setattr(StepSearch, "plans", noted)
    bot = ISMCTSBot(game, "a", SearchSettings(40, root_width=4, worlds=3))
    bot.choose(game.redact(begun(game), 0), [STOP, DIG, BET])
    assert len(set(planned)) == 3


def test_the_plan_that_does_best_in_many_worlds_wins() -> None:
    game = mine((0, 0, 5), actions=1)
    plans = [search(game).plans([first], 1)[0] for first in (DIG, BET, STOP)]
    contest = Contest(game, game.redact(begun(game), 0), plans, 2.5)
    contest.hold(Rng(1), 60, 0.0)
    assert 3 < contest.trials <= 60
    compared = [
        (plan, value_of(plan, [result])) for plan, result in zip(plans, contest.results(), strict=True)
    ]
    assert best_plan(compared) is plans[0]
    assert compared[0][1].points == SAFE


def test_an_option_is_worth_its_best_plan() -> None:
    plans = [Line(0.0, begun(mine((0,))), ()) for _ in range(3)]
    values = [ActionValue(DIG, 4, 1.0), ActionValue(DIG, 4, 3.0), ActionValue(BET, 2, 5.0)]
    found = by_option(list(zip(plans, values, strict=True)), [STOP, DIG, BET])
    assert found == [ActionValue(STOP, 0, 0.0), values[1], values[2]]


def test_analysis_compares_options_by_plans() -> None:
    game = mine((0, 1), actions=1)
    bot = ISMCTSBot(game, "a", SearchSettings(40, root_width=4))
    values = {
        value.action: value for value in bot.action_values(game.redact(begun(game), 0), [STOP, DIG, BET])
    }
    assert values[DIG].points == SAFE
    assert values[DIG].worlds >= 5
    assert values[STOP].points < values[DIG].points


def test_with_several_processes_more_worlds_are_met() -> None:
    game = mine((0, 9), actions=1)

    def worlds(processes: int) -> int:
        bot = ISMCTSBot(game, "a", SearchSettings(12, root_width=4, z_threshold=99.0, processes=processes))
        return sum([each.worlds for each in bot.action_values(game.redact(begun(game), 0), [STOP, DIG, BET])])

    assert worlds(2) == 2 * worlds(1)
