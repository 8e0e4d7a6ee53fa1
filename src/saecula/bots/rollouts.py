"""Rollouts by the game's own rule of thumb: how bots think in games that have a `rollout_policy`.

A bot tries to improve on the policy where it stands (Tesauro and Galperin 1996, "On-line policy improvement
using Monte-Carlo search"). Candidates are the policy's own line of choices and lines that deviate from it
once. A line is everything that the seat chooses in one go, as long as the same is asked: all markers, all
purchases. Each line is played in imagined worlds, followed there by the policy for all seats, and evaluated
where the game says that positions can be compared.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from saecula.bots.ismcts.halving import ActionValue, SequentialHalving, best_of
from saecula.bots.policies import sensible_options, usual_answer
from saecula.bots.rng import Rng, random_bits, seat_seed, seed_number
from saecula.bots.ismcts.bot import SearchSettings
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.registry import DONE
from saecula.core.secrecy import Seen

MOST_CHOICES: Final = 2000  # of all seats in one rollout
MOST_LINES: Final = 24  # for one decision
LONGEST: Final = 24  # choices in a line

Line = tuple[Action, ...]


class RolloutBot:
    """Plays the line that did best in rollouts by the game's policy."""

    def __init__(self, game: Game[Any], seed: str, settings: SearchSettings, name: str) -> None:
        self.name = name
        self.rollouts = 0  # so far, for measurements
        self._game = game
        self._settings = settings
        self._rng = Rng(seed_number(seed))
        self._plan: list[Action] = []  # the rest of the line, the next choice last
        self._planned = ""  # the rule whose choices are planned

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Follow the plan, or look for the best line anew."""
        g, seat = seen.position, seen.seat
        rule = rule_id(flow.ask_of(g, seat))
        if self._plan and rule == self._planned and self._plan[-1] in options:
            return self._plan.pop()
        self._plan = []
        answer = usual_answer(self._game, g, seat)
        if answer is not None:
            return answer
        options = sensible_options(self._game, g, seat, options)
        if len(options) == 1:
            return options[0]
        world = self._game.imagine(seen, random_bits(self._rng))
        lines = candidates(self._game, world, seat, options)
        best = self._best(seen, world, lines)
        self._planned, self._plan = rule, list(best[:0:-1])
        return best[0]

    def _best(self, seen: Seen[Any], world: Position, lines: list[Line]) -> Line:
        if len(lines) == 1:
            return lines[0]
        settings, seat = self._settings, seen.seat
        halving = SequentialHalving(lines, settings.z_threshold)
        spent = 0
        while len(halving.survivors) > 1:
            seed = random_bits(self._rng)
            for line in halving.survivors:
                halving.record(line, self._value(world, seat, line, seed))
            spent += len(halving.survivors)
            if spent == len(lines):
                halving.keep(settings.root_width)
                if not settings.simulations:
                    break
            halving.eliminate((spent - len(lines)) / settings.simulations)
            if spent - len(lines) + len(halving.survivors) > settings.simulations:
                break
            world = self._game.imagine(seen, random_bits(self._rng))
        self.rollouts += spent
        return halving.survivors[0]

    def _value(self, world: Position, seat: Seat, line: Line, seed: int) -> float:
        g: Position = self._game.clone(world)
        play_out(self._game, g, seat, line, seed, 1)
        return self._game.evaluate(g, seat)


def candidates(game: Game[Any], world: Position, seat: Seat, options: list[Action]) -> list[Line]:
    """Return the policy's own line first, then lines that deviate from it once, those that seem best first."""
    base, alternatives = _continue(game, world, seat, options[0])
    by_rank: list[tuple[int, int, Line]] = []
    g = game.clone(world)
    for at, others in enumerate([options, *alternatives]):
        for rank, action in enumerate(others):
            if action != base[at]:
                by_rank.append((rank, at, (*base[:at], action)))
    by_rank.sort(key=lambda found: found[:2])
    lines = {tuple(sorted(base, key=repr)): base}
    for _, at, start in by_rank:
        if len(lines) == MOST_LINES:
            break
        g = game.clone(world)
        for action in start[:-1]:
            flow.play(g, seat, action)
        rest, _ = _continue(game, g, seat, start[-1])
        line = start[:-1] + rest
        lines.setdefault(tuple(sorted(line, key=repr)), line)
    return list(lines.values())


def _continue(game: Game[Any], world: Position, seat: Seat, action: Action) -> tuple[Line, list[list[Action]]]:
    """Return the line that begins with a choice and goes on with what seems best, and the options after it."""
    g: Position = game.clone(world)
    rule = rule_id(flow.ask_of(g, seat))
    line, offered = [action], []
    for _ in range(LONGEST):
        block = g.asks
        flow.play(g, seat, action)
        frame = flow.ask_of(g, seat)
        if frame is None or rule_id(frame) != rule or (len(block) > 1 and g.asks is not block):
            break
        options = sensible_options(game, g, seat, flow.options(g, seat))
        action = options[0]
        line.append(action)
        offered.append(options)
    return tuple(line), offered


def play_out(game: Game[Any], g: Position, seat: Seat, line: Line, seed: int, depth: int) -> None:
    """Play a line, then by the policy for all seats, until rollouts end for the `depth`-th time."""
    policy = game.rollout_policy
    assert policy is not None  # games without one are looked ahead in otherwise
    rngs = [Random(seat_seed(seed, other)) for other in range(g.seats)]
    script = list(reversed(line))
    rule = rule_id(flow.ask_of(g, seat))
    staying = g.asks[0][0] == game.rollout_end
    for _ in range(MOST_CHOICES):
        mover, options = flow.turn(g)
        if mover < 0:
            return
        at_end = rule_id(g.asks[0]) == game.rollout_end
        if not at_end:
            staying = False
        elif not staying:
            depth -= 1
            if not depth:
                return
            staying = True
        frame = flow.ask_of(g, mover)
        action = None
        if script and mover == seat:
            if rule_id(frame) == rule and script[-1] in options:
                action = script.pop()
            elif rule_id(frame) != rule and len(options) > 1:
                script.clear()
        if action is None:
            action = options[0] if len(options) == 1 else usual_answer(game, g, mover)
        if action is None:
            action = policy(g, mover, frame, options, rngs[mover])
        flow.play(g, mover, action)
