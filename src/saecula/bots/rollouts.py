"""Rollouts by the game's own rule of thumb: how bots think in games that have a `rollout_policy`.

A bot tries to do better than the policy where it stands (Tesauro and Galperin: "On-line policy improvement
using Monte-Carlo search", NIPS 1996). It compares lines: the one that seems best at each step, and lines that
deviate from it once. A line is all that the seat chooses as long as the same is asked, such as a whole draft
or all purchases. Each line is played in imagined worlds, the policy plays on for all seats, and the game
evaluates the position where rollouts end.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from saecula.bots.ismcts.halving import ActionValue, SequentialHalving
from saecula.bots.policies import at_rollout_end, play_by_policy, policy_rngs, sensible_options, usual_answer
from saecula.bots.rng import Rng, random_bits, seed_number
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.blocks import ASK
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.secrecy import Seen

LONGEST: Final = 24  # choices in a line

Line = tuple[Action, ...]


@dataclass(frozen=True)
class RolloutSettings:
    """How many lines a bot compares, and in how many rollouts."""

    lines: int  # tried in one world
    width: int = 1  # the best of them, which compete
    simulations: int = 0  # rollouts of those, for one decision
    passes: int = 1  # each compares lines that deviate from the best one of the pass before
    z_threshold: float = 2.5  # standard errors behind the best at which a line is eliminated early
    seconds: float = 0.0  # time limit, if not 0; with one, choices may differ for the same seed


class RolloutBot:
    """Plays the line that did best in rollouts.

    Every line is tried in one world; the best of them then compete by sequential halving, in the same worlds
    with common random numbers.
    """

    def __init__(self, game: Game[Any], seed: str, settings: RolloutSettings, name: str = "rollouts") -> None:
        self.name = name
        self.simulations = 0  # rollouts so far, for measurements
        self._game = game
        self._settings = settings
        self._rng = Rng(seed_number(seed))
        self._planned = ""  # the rule whose choices are planned
        self._plan: list[Action] = []  # the rest of the line, the next choice last

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return the next choice of the plan, or the first one of the best line."""
        g, seat = seen.position, seen.seat
        rule = _rule(g, seat)
        if self._plan and rule == self._planned and self._plan[-1] in options:
            return self._plan.pop()
        self._plan = []
        known = usual_answer(self._game, g, seat)
        if known is not None:
            return known
        options = sensible_options(self._game, g, seat, options)
        if len(options) == 1:
            return options[0]
        best: Line = ()
        for _ in range(self._settings.passes):
            world = self._game.imagine(seen, random_bits(self._rng))
            lines = lines_from(self._game, world, seat, best, self._settings.lines)
            best = self._compare(seen, world, lines).survivors[0]
        self._planned, self._plan = rule, list(best[:0:-1])
        first: Action = best[0]
        return first

    def action_values(self, seen: Seen[Any], options: list[Action]) -> list[ActionValue]:
        """Compare options, each followed by what seems best, and return what was found out about each."""
        world = self._game.imagine(seen, random_bits(self._rng))
        lines = [_continued(self._game, world, seen.seat, (action,))[0] for action in options]
        halving = self._compare(seen, world, lines)
        found = [halving.result(line) for line in lines]
        return [
            ActionValue(action, worlds, total / worlds)
            for action, (worlds, total) in zip(options, found, strict=True)
        ]

    def _compare(self, seen: Seen[Any], world: Position, lines: list[Line]) -> SequentialHalving[Line]:
        """Try lines in one world after the other; the survivors are sorted, the best first."""
        settings, start = self._settings, perf_counter()
        halving = SequentialHalving(lines, settings.z_threshold)
        self._try(halving, world, seen.seat)
        halving.keep(settings.width)
        spent, rollouts = 0.0, 0
        while spent < 1 and 1 < len(halving.survivors) <= settings.simulations - rollouts:
            rollouts += len(halving.survivors)
            self._try(halving, self._game.imagine(seen, random_bits(self._rng)), seen.seat)
            spent = rollouts / settings.simulations
            if settings.seconds:
                spent = max(spent, (perf_counter() - start) * settings.passes / settings.seconds)
            halving.eliminate(spent)
        return halving

    def _try(self, halving: SequentialHalving[Line], world: Position, seat: Seat) -> None:
        """Play every surviving line in this world."""
        seed = random_bits(self._rng)
        for line in halving.survivors:
            halving.record(line, line_value(self._game, world, seat, line, seed))
        self.simulations += len(halving.survivors)


class _Script:
    """Answers for a seat as its line says, as long as the same is asked."""

    def __init__(self, g: Position, seat: Seat, line: Line) -> None:
        self._seat = seat
        self._rule = _rule(g, seat)
        self._rest = list(reversed(line))

    def answer(self, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
        """Return the next choice of the line; once it cannot go on it is over."""
        if seat != self._seat or not self._rest:
            return None
        if rule_id(frame) == self._rule and self._rest[-1] in options:
            return self._rest.pop()
        self._rest.clear()
        return None


def line_value(game: Game[Any], world: Position, seat: Seat, line: Line, seed: int) -> float:
    """Play a line, then by the policy for all seats; return the evaluation where rollouts end."""
    g: Position = game.clone(world)
    script = _Script(g, seat, line)
    play_by_policy(game, g, policy_rngs(seed, g.seats), at_rollout_end(game, g), script.answer)
    return game.evaluate(g, seat)


def lines_from(game: Game[Any], world: Position, seat: Seat, start: Line, most: int) -> list[Line]:
    """Return a line, continued by what seems best, then lines that deviate from it once.

    The best other options of all its steps come first, then the second best ones. After its deviation a line
    goes on as before where it can. Lines of the same choices in another order are the same.
    """
    base, offered = _continued(game, world, seat, start)
    found = {_choices(base): base}
    others = [
        (rank, at, action)
        for at, (chosen, options) in enumerate(zip(base, offered, strict=True))
        for rank, action in enumerate([option for option in options if option != chosen])
    ]
    for _, at, action in sorted(others, key=lambda other: other[:2]):
        if len(found) == most:
            break
        line, _ = _continued(game, world, seat, (*base[:at], action, *base[at + 1 :]))
        found.setdefault(_choices(line), line)
    return list(found.values())


def _choices(line: Line) -> tuple[str, ...]:
    return tuple(sorted([repr(action) for action in line]))


def _continued(game: Game[Any], world: Position, seat: Seat, start: Line) -> tuple[Line, list[list[Action]]]:
    """Return a line, with what seems best where it cannot go on, and the sensible options at each step."""
    g: Position = game.clone(world)
    rule, sealed = _rule(g, seat), () if g.block == ASK else g.asks
    line: list[Action] = []
    offered: list[list[Action]] = []
    while len(line) < LONGEST and _rule(g, seat) == rule and (not sealed or g.asks is sealed):
        options = flow.options(g, seat)
        planned = start[len(line)] if len(line) < len(start) else None
        offered.append(sensible_options(game, g, seat, options))
        line.append(planned if planned in options else offered[-1][0])
        flow.play(g, seat, line[-1])
    return tuple(line), offered


def _rule(g: Position, seat: Seat) -> str:
    """Return the rule that asks a seat, or nothing."""
    frame = flow.ask_of(g, seat)
    return "" if frame is None else rule_id(frame)
