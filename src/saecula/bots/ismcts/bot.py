"""The bot that searches by information-set Monte Carlo tree search."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from saecula.bots.beam import BeamSearch, BeamWidth, CommittedPlan, Line, asks_many
from saecula.bots.ismcts.contest import Contest, best_plan, by_option, rivals, value_of
from saecula.bots.ismcts.halving import ActionValue, SequentialHalving, best_of
from saecula.bots.ismcts.horizon import asks_together
from saecula.bots.ismcts.parallel import in_processes
from saecula.bots.ismcts.prior import OnePlyPrior
from saecula.bots.ismcts.rollout import Rollout
from saecula.bots.ismcts.tree import Node, SearchTree
from saecula.bots.ismcts.values import RolloutResult
from saecula.bots.policies import sensible_options, usual_answer
from saecula.bots.rng import Rng, random_bits, seed_number
from saecula.bots.steps import StepSearch
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Seat
from saecula.core.secrecy import Seen

DEFAULT_BEAM: Final = BeamWidth(2, 6)


@dataclass(frozen=True)
class SearchSettings:
    """How much and how far a search thinks."""

    simulations: int  # rollouts for one decision
    beam: BeamWidth = DEFAULT_BEAM  # of the planner that runs before the rollouts
    root_width: int = 64  # options that are tried by rollouts: those with the best plans
    plans: int = 16  # lines that are kept at each pause of a turn, in games whose turns have pauses
    worlds: int = 1  # determinizations in which such turns are planned
    depth: float = 1.0  # own turns to look through
    c_puct: float = 0.2  # weight of exploration
    processes: int = 1  # that search at the same time, each with this budget
    z_threshold: float = 2.5  # standard errors behind the best at which an option is eliminated early
    seconds: float = 0.0  # time limit, if not 0; with one, choices may differ for the same seed


class ISMCTSBot:
    """Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) with a planner at its root.

    A beam search plans a line for each option. The options with the best lines then compete by sequential
    halving, in the same determinizations with common random numbers. Within rollouts every seat has its own
    tree: the searching seat selects by PUCT, the others by a softmax. As long as everything happens as
    planned and the tree agrees, the bot follows its plan.
    """

    def __init__(self, game: Game[Any], seed: str, settings: SearchSettings, name: str = "search") -> None:
        self.name = name
        self.simulations = 0  # rollouts so far, for measurements
        self.reused_visits = 0  # visits that decisions had already when they were asked
        self._game = game
        self._settings = settings
        self._rng = Rng(seed_number(seed))
        self._prior = OnePlyPrior(game, Rng(seed_number(f"{seed}:gains")))
        self._tree = SearchTree()
        self._plan = CommittedPlan(game)
        self._asks: tuple[Frame, ...] = ()

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return the option that did best in rollouts, or the planned one."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # a seat with options is asked
        options = sensible_options(self._game, seen.position, seen.seat, options)
        chosen = options[0]
        if len(options) > 1:
            chosen = (
                usual_answer(self._game, seen.position, seen.seat)
                or self._planned(seen, frame, options)
                or self._best(seen, frame, options)
            )
        self._tree.own_history += self._tree.choice_hash(frame, chosen)
        return chosen

    def action_values(self, seen: Seen[Any], options: list[Action]) -> list[ActionValue]:
        """Search, and return what was found out about each option."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # a seat with options is asked
        if self._pauses(seen):
            return by_option(self._compare(seen, options), options)
        root = self._root(seen, frame)
        return self._search(seen, root, options, self._lines(seen, root, options))

    def _planned(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> Action | None:
        """Return what was planned, unless the tree found something better meanwhile."""
        planned = self._plan.next(seen, options)
        if planned is None:
            return None
        node = self._tree.node(seen.seat, self._tree.own_history, frame)
        return planned if node.supports(planned) else None

    def _best(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> Action:
        if self._pauses(seen):
            best = best_plan(self._compare(seen, options))
            self._plan.follow(best)
            return best.steps[0].action
        root = self._root(seen, frame)
        lines = self._lines(seen, root, options)
        chosen = best_of(self._search(seen, root, options, lines)).action
        if chosen in lines and not asks_many(seen.position):
            self._plan.follow(lines[chosen])
        return chosen

    def _pauses(self, seen: Seen[Any]) -> bool:
        """Return whether whole plans are compared: turns of this game pause between steps."""
        return bool(self._game.pause) and not asks_many(seen.position)

    def _compare(self, seen: Seen[Any], options: list[Action]) -> list[tuple[Line, ActionValue]]:
        """Plan the rest of the turn; return the best plans and what came of them in sampled worlds."""
        settings, rng = self._settings, self._rng
        found_plans: list[Line] = []
        for _ in range(settings.worlds):
            world = self._game.imagine(seen, random_bits(rng))
            search = StepSearch(self._game, world, seen.seat, random_bits(rng), settings.beam)
            found_plans += search.plans(options, settings.plans)
        plans = rivals(self._game, found_plans, settings.root_width)
        dice = random_bits(rng)

        def hold(number: int) -> list[tuple[int, float]]:
            contest = Contest(self._game, seen, plans, settings.z_threshold)
            contest.hold(Rng(dice + number), settings.simulations, settings.seconds)
            return contest.results()

        found = in_processes(hold, settings.processes)
        self.simulations += sum([worlds for worlds, _ in found[0]])
        return [(plan, value_of(plan, results)) for plan, *results in zip(plans, *found, strict=True)]

    def _root(self, seen: Seen[Any], frame: Frame) -> Node:
        """Return the decision's node: the tree is kept if it contains the decision, else begun anew."""
        g = seen.position
        anew = asks_together(g) and g.asks != self._asks
        if anew or not self._tree.contains(seen.seat, frame):
            self._tree = SearchTree()
        self._asks = g.asks
        root = self._tree.node(seen.seat, self._tree.own_history, frame)
        self.reused_visits += int(root.all.visits)
        return root

    def _lines(self, seen: Seen[Any], root: Node, options: list[Action]) -> dict[Action, Line]:
        """Plan each option in one determinization; the value of its best line becomes its prior gain."""
        game, seat, beam = self._game, seen.seat, self._settings.beam
        world, seed = game.imagine(seen, random_bits(self._rng)), random_bits(self._rng)
        self._prior.expand(root, world, seat, options, exact=True)
        if asks_many(world):
            alone = not flow.picks_of(world, seat)
            lines = {
                action: BeamSearch(game, world, seat, seed, beam).line(action, alone) for action in options
            }
        else:
            lines = BeamSearch(game, world, seat, seed, beam).lines(options)
        worst = min([line.value for line in lines.values()])
        for action in options:
            root.actions[action].gain = lines[action].value if action in lines else worst
        return lines

    def _search(
        self, seen: Seen[Any], root: Node, options: list[Action], lines: dict[Action, Line]
    ) -> list[ActionValue]:
        dice = random_bits(self._rng)

        def search(number: int) -> list[tuple[int, float]]:
            halving = self._halve(seen, self._candidates(root, options), lines, dice + number)
            return [halving.result(action) for action in options]

        found = in_processes(search, self._settings.processes)
        scale = self._tree.point_scale(seen.seat)
        values: list[ActionValue] = []
        for action, *by_search in zip(options, *found, strict=True):
            worlds = sum([worlds for worlds, _ in by_search])
            total = sum([total for _, total in by_search])
            values.append(ActionValue(action, worlds, scale * total / worlds if worlds else 0.0))
        return values

    def _candidates(self, root: Node, options: list[Action]) -> list[Action]:
        """Return the options with the best lines, no more than the budget can compare."""
        width = min(self._settings.root_width, max(2, self._settings.simulations // 2))
        return sorted(options, key=lambda action: -root.actions[action].gain)[:width]

    def _halve(
        self, seen: Seen[Any], options: list[Action], lines: dict[Action, Line], dice: int
    ) -> SequentialHalving[Action]:
        """Try the surviving options in one determinization after the other."""
        settings, tree, game = self._settings, self._tree, self._game
        start = perf_counter()
        rng = Rng(dice)
        world = game.imagine(seen, random_bits(rng))
        halving = SequentialHalving(options, settings.z_threshold)
        depth = max(1, int(settings.depth * game.moves_per_turn))
        tried: list[tuple[Action, RolloutResult]] = []  # and not yet compared
        spent, rollouts = 0.0, 0
        while spent < 1 and 1 < len(halving.survivors) <= settings.simulations - rollouts:
            seed = random_bits(rng)
            for action in halving.survivors:
                rollout = Rollout(game, tree, self._prior, world, seen.seat, seed, lines.get(action))
                result = rollout.play(action, depth, settings.c_puct)
                tree.backup(rollout.path, result)
                tried.append((action, result))
            rollouts += len(halving.survivors)
            spent = rollouts / settings.simulations
            if settings.seconds:
                spent = max(spent, (perf_counter() - start) / settings.seconds)
            if tree.is_normalized:
                self._record(halving, tried, seen.seat)
                halving.eliminate(spent)
            world = game.imagine(seen, random_bits(rng))
        tree.normalize()
        self._record(halving, tried, seen.seat)
        self.simulations += rollouts
        return halving

    def _record(
        self, halving: SequentialHalving[Action], tried: list[tuple[Action, RolloutResult]], seat: Seat
    ) -> None:
        """Record results, now that they can be normalized."""
        for action, result in tried:
            halving.record(action, self._tree.utility(result, seat))
        tried.clear()
