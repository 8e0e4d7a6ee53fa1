"""Whole plans compete in sampled worlds, in games whose turns pause between steps (`Game.pause`).

A plan was made in one world. In others cards and dice differ, so it is carried out in many of them: as far as
it goes, then as a single line seems best. The plan that comes out best on average is followed. As with
options, the plans meet the same worlds and the worse ones are eliminated (`halving`).

The best plans of one world are much alike: the same steps in another order, or other last steps. So only the
best plan of those that begin with the same step competes.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from saecula.bots.beam import WIDTH_ONE, Line
from saecula.bots.ismcts.halving import ActionValue, SequentialHalving, best_of
from saecula.bots.policies import play_usual, sensible_options
from saecula.bots.rng import Rng, random_bits
from saecula.bots.steps import StepSearch, at_pause, has_left
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.secrecy import Seen

MOST_CHOICES: Final = 100  # of all seats in one trial


class Contest:
    """Plans of one seat that compete."""

    def __init__(self, game: Game[Any], seen: Seen[Any], plans: list[Line], z_threshold: float) -> None:
        self.trials = 0
        self._game = game
        self._seen = seen
        self._plans = plans
        self._halving = SequentialHalving(range(len(plans)), z_threshold)

    def hold(self, rng: Rng, simulations: int, seconds: float) -> None:
        """Try the surviving plans in one world after another, until the budget is spent."""
        start = perf_counter()
        spent = 0.0
        halving = self._halving
        while spent < 1 and 1 < len(halving.survivors) <= simulations - self.trials:
            world, seed = self._game.imagine(self._seen, random_bits(rng)), random_bits(rng)
            for number in halving.survivors:
                plan = self._plans[number]
                halving.record(number, try_out(self._game, world, self._seen.seat, plan, seed))
            self.trials += len(halving.survivors)
            spent = self.trials / simulations
            if seconds:
                spent = max(spent, (perf_counter() - start) / seconds)
            halving.eliminate(spent)

    def results(self) -> list[tuple[int, float]]:
        """Return in how many worlds each plan was tried, and the sum of its values."""
        return [self._halving.result(number) for number in range(len(self._plans))]


def rivals(game: Game[Any], plans: list[Line], most: int) -> list[Line]:
    """Return the best plans, best first, that begin with different steps and come to different positions."""
    found: list[Line] = []
    begun: set[tuple[Action, ...]] = set()
    reached: set[float] = set()
    for plan in sorted(plans, key=lambda each: each.value, reverse=True):
        step = first_step(game, plan)
        if len(found) < most and step not in begun and plan.value not in reached:
            found.append(plan)
            begun.add(step)
            reached.add(plan.value)
    return found


def first_step(game: Game[Any], plan: Line) -> tuple[Action, ...]:
    """Return the choices of a plan to the first pause."""
    choices = [plan.steps[0].action]
    for step in plan.steps[1:]:
        if step.ask is not None and rule_id(step.ask) == game.pause:
            break
        choices.append(step.action)
    return tuple(choices)


def value_of(plan: Line, results: Sequence[tuple[int, float]]) -> ActionValue:
    """Return what contests found out about a plan; one that had no rival is worth what it promises."""
    worlds = sum([worlds for worlds, _ in results])
    points = sum([total for _, total in results]) / worlds if worlds else plan.value
    return ActionValue(plan.steps[0].action, worlds, points)


def best_plan(compared: Sequence[tuple[Line, ActionValue]]) -> Line:
    """Return the plan that came out best; the first of equals."""
    values = [value for _, value in compared]
    return compared[values.index(best_of(values))][0]


def by_option(compared: Sequence[tuple[Line, ActionValue]], options: Sequence[Action]) -> list[ActionValue]:
    """Return for each option what the best plan that begins with it is worth."""
    found = {action: ActionValue(action, 0, 0.0) for action in options}
    for _, value in compared:
        known = found[value.action]
        if (value.worlds, value.points) > (known.worlds, known.points) or not known.worlds:
            found[value.action] = value
    return list(found.values())


def try_out(game: Game[Any], world: Position, seat: Seat, plan: Line, seed: int) -> float:
    """Carry out a plan in a world, and evaluate the end of the turn.

    If the plan cannot go on, the rest of the turn is planned anew: what is left of it has its worth too.
    """
    g: Position = game.clone(world)
    base = g.agenda.copy()
    steps = list(reversed(plan.steps))
    for _ in range(MOST_CHOICES):
        play_usual(game, g)
        asked, options = flow.turn(g)
        if asked < 0 or has_left(g, base):
            break
        frame = flow.ask_of(g, asked)
        options = sensible_options(game, g, asked, options)
        planned: Action | None = None
        if asked == seat and len(options) > 1:
            if steps and steps[-1].ask == frame and steps[-1].action in options:
                planned = steps.pop().action
            elif at_pause(game, g):
                return StepSearch(game, g, seat, seed, WIDTH_ONE).plans(options, 1)[0].value
            else:
                steps.clear()
        flow.play(g, asked, _best_at_once(game, g, asked, options) if planned is None else planned)
    return game.evaluate(g, seat)


def _best_at_once(game: Game[Any], g: Position, seat: Seat, options: list[Action]) -> Action:
    """Return the option after which the position is best for a seat."""
    if len(options) == 1:
        return options[0]
    best, most = options[0], float("-inf")
    for action in options:
        after: Position = game.clone(g)
        flow.play(after, seat, action)
        value = game.evaluate(after, seat)
        if value > most:
            best, most = action, value
    return best
