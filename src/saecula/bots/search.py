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
from saecula.bots.search_race import Opinion, Race, best_of
from saecula.bots.search_values import Outcome
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.secrecy import Seen


@dataclass(frozen=True)
class Setting:
    """How much and how far a search thinks."""

    simulations: int  # courses of play for one decision
    foresight: int = 1  # own affairs to look through
    end_in_sight: int = 0  # more of them, where that leads to the end of the match
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
        chosen = options[0]
        if len(options) > 1:
            chosen = best_of(self._opinions(seen, frame, options)).action
        self._memory.own += hash((frame, chosen))
        return chosen

    def weigh(self, seen: Seen[Any], options: list[Action]) -> list[Opinion]:
        """What the search thinks of each option."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # who chooses is asked
        self._recall(seen, frame)
        return self._opinions(seen, frame, options)

    def _recall(self, seen: Seen[Any], frame: Frame) -> None:
        """Go on with what was learnt if this decision was foreseen, else begin anew."""
        g = seen.position
        anew = asks_together(g) and g.asks != self._asks
        if anew or not self._memory.foresees(seen.seat, frame):
            self._memory = Memory()
        self._asks = g.asks

    def _opinions(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> list[Opinion]:
        root = self._memory.node(seen.seat, self._memory.own, frame)
        self.recalled += int(root.all.trials)
        dice = dice_of(self._chance)

        def search(number: int) -> list[tuple[int, float]]:
            race = self._race(seen, root, options, dice + number)
            return [race.result(action) for action in options]

        found = in_processes(search, self._setting.processes)
        unit = self._memory.unit(seen.seat)
        opinions: list[Opinion] = []
        for action, *by_search in zip(options, *found, strict=True):
            worlds = sum([worlds for worlds, _ in by_search])
            total = sum([total for _, total in by_search])
            opinions.append(Opinion(action, worlds, unit * total / worlds if worlds else 0.0))
        return opinions

    def _candidates(self, root: Node, options: list[Action]) -> list[Action]:
        """The options that are looked at: those that bring most at once, no more than can be compared."""
        breadth = min(self._setting.breadth, max(2, self._setting.simulations // 2))
        return sorted(options, key=lambda action: -root.tallies[action].gain)[:breadth]

    def _foresight(self, world: Position, seat: Seat, action: Action) -> int:
        """As far as usual, or to the end of the match if it is in sight: scores are surer than judgement."""
        setting = self._setting
        if setting.end_in_sight:
            farther = setting.foresight + setting.end_in_sight
            course = Course(self._game, self._memory, self._gains, world, seat, 0)
            if course.play(action, farther, setting.curiosity).returns:
                return farther
        return setting.foresight

    def _race(self, seen: Seen[Any], root: Node, options: list[Action], dice: int) -> Race:
        """Try the options in one world after the other, fewer and fewer of them."""
        setting, memory, game = self._setting, self._memory, self._game
        start = perf_counter()
        chance = Chance(dice)
        world = game.imagine(seen, dice_of(chance))
        self._gains.note(root, world, seen.seat, options, exact=True)
        race = Race(self._candidates(root, options), setting.patience)
        foresight = self._foresight(world, seen.seat, race.running[0])
        tried: list[tuple[Action, Outcome]] = []  # and not yet compared
        done, spent = 0.0, 0
        while done < 1 and 1 < len(race.running) <= setting.simulations - spent:
            luck = dice_of(chance)
            for action in race.running:
                course = Course(game, memory, self._gains, world, seen.seat, luck)
                outcome = course.play(action, foresight, setting.curiosity)
                memory.learn(course.visits, outcome)
                tried.append((action, outcome))
            spent += len(race.running)
            done = spent / setting.simulations
            if setting.seconds:
                done = max(done, (perf_counter() - start) / setting.seconds)
            if memory.is_settled:
                self._compare(race, tried, seen.seat)
                race.thin_out(done)
            world = game.imagine(seen, dice_of(chance))
        memory.settle()
        self._compare(race, tried, seen.seat)
        self.simulations += spent
        return race

    def _compare(self, race: Race, tried: list[tuple[Action, Outcome]], seat: Seat) -> None:
        """Let what was tried count, now that values can be told."""
        for action, outcome in tried:
            race.note(action, self._memory.worth(outcome, seat))
        tried.clear()
