"""The bot that searches: many imagined courses of play, each of them teaching the next."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from saecula.bots.bot import Chance, dice_of, seed_number
from saecula.bots.search_course import Course
from saecula.bots.search_gains import Gains
from saecula.bots.search_horizon import asks_together
from saecula.bots.search_memory import Memory
from saecula.bots.search_nodes import Node
from saecula.bots.search_parallel import in_processes
from saecula.bots.search_race import Race
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame
from saecula.core.secrecy import Seen


@dataclass(frozen=True)
class Setting:
    """How much and how far a search thinks."""

    simulations: int  # courses of play for one decision
    foresight: int = 1  # own affairs to look through
    breadth: int = 64  # options that are looked at: those that bring most at once
    curiosity: float = 0.2  # how readily it tries what looks worse
    processes: int = 1  # that search at the same time, each with this budget
    patience: float = 2.5  # standard errors by which an option must be behind to be dropped early
    seconds: float = 0.0  # no longer than this, if not 0; then equal seeds may choose differently


class SearchBot:
    """Information-set Monte Carlo tree search for any game and any number of players.

    Every seat learns for itself, from its own choices and what it is asked: nobody knows in the search what
    he would not know at the table. At the root all options are tried in the same worlds with the same luck,
    and the worse half of them is dropped again and again.
    """

    def __init__(self, game: Game[Any], seed: str, setting: Setting, name: str = "search") -> None:
        self.name = name
        self.simulations = 0  # courses of play so far, for those who measure
        self.recalled = 0  # visits to decisions that were already known when they were asked
        self._game = game
        self._setting = setting
        self._chance = Chance(seed_number(seed))
        self._gains = Gains(game, Chance(seed_number(f"{seed}:gains")))
        self._memory = Memory()
        self._asks: tuple[Frame, ...] = ()

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """The option that did best in imagined worlds."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # who chooses is asked
        self._recall(seen, frame)
        chosen = options[0] if len(options) == 1 else self._best(seen, frame, options)
        self._memory.own += hash((frame, chosen))
        return chosen

    def _recall(self, seen: Seen[Any], frame: Frame) -> None:
        """Go on with what was learnt if this decision was foreseen, else begin anew."""
        g = seen.position
        anew = asks_together(g) and g.asks != self._asks
        if anew or not self._memory.foresees(seen.seat, frame):
            self._memory = Memory()
        self._asks = g.asks

    def _best(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> Action:
        root = self._memory.node(seen.seat, self._memory.own, frame)
        root.fade(self._setting.simulations / 2)
        self.recalled += int(root.all.trials)
        if self._setting.processes == 1:
            self._race(seen, root, options, dice_of(self._chance))
        else:
            self._race_in_processes(seen, root, options)
        most = max([tally.trials for tally in root.tallies.values()])
        finalists = [action for action in options if root.tallies[action].trials * 2 >= most]
        return max(finalists, key=lambda action: root.tallies[action].mean)

    def _race_in_processes(self, seen: Seen[Any], root: Node, options: list[Action]) -> None:
        """Several searches at once, each in its own worlds; what they found at the root is put together."""
        before = {action: (tally.trials, tally.total) for action, tally in root.tallies.items()}
        dice = dice_of(self._chance)

        def race(number: int) -> list[tuple[float, float]]:
            self._race(seen, root, options, dice + number)
            tallies = [root.tallies[action] for action in options]
            return [(tally.trials, tally.total) for tally in tallies]

        for found in in_processes(race, self._setting.processes)[1:]:
            for action, (trials, total) in zip(options, found, strict=True):
                known, sum_ = before.get(action, (0.0, 0.0))
                root.tallies[action].add(total - sum_, trials - known)

    def _candidates(self, root: Node, options: list[Action]) -> list[Action]:
        """The options that are looked at: those that bring most at once, no more than can be compared."""
        breadth = min(self._setting.breadth, max(2, self._setting.simulations // 2))
        return sorted(options, key=lambda action: -root.tallies[action].gain)[:breadth]

    def _race(self, seen: Seen[Any], root: Node, options: list[Action], dice: int) -> None:
        """Try the options in one world after the other, fewer and fewer of them."""
        setting, memory, game = self._setting, self._memory, self._game
        start = perf_counter()
        chance = Chance(dice)
        world = game.imagine(seen, dice_of(chance))
        self._gains.note(root, world, seen.seat, options, exact=True)
        race = Race(root, self._candidates(root, options), setting.patience)
        done, spent = 0.0, 0
        while done < 1 and 1 < len(race.running) <= setting.simulations - spent:
            luck = dice_of(chance)
            for action in race.running:
                course = Course(game, memory, self._gains, world, seen.seat, luck)
                outcome = course.play(action, setting.foresight, setting.curiosity)
                memory.learn(course.visits, outcome)
                race.note(action, outcome.leads[seen.seat])
            spent += len(race.running)
            done = spent / setting.simulations
            if setting.seconds:
                done = max(done, (perf_counter() - start) / setting.seconds)
            race.thin_out(done)
            world = game.imagine(seen, dice_of(chance))
        memory.settle()
        self.simulations += spent
