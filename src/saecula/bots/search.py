"""The bot that searches: many imagined courses of play, each of them teaching the next."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from saecula.bots.bot import Chance, dice_of, seed_number
from saecula.bots.planning import Affair, Care, Intention, Line, asks_many
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
from saecula.core.position import Action, Frame, Seat
from saecula.core.secrecy import Seen

CAREFUL: Final = Care(2, 6)


@dataclass(frozen=True)
class Setting:
    """How much and how far a search thinks."""

    simulations: int  # courses of play for one decision
    care: Care = CAREFUL  # lines that are followed to plan an affair
    breadth: int = 64  # options that are tried: those with the best plans
    foresight: float = 1.0  # own turns to look through
    curiosity: float = 0.2  # how readily it tries what looks worse
    processes: int = 1  # that search at the same time, each with this budget
    patience: float = 2.5  # standard errors by which an option must be behind to be dropped early
    seconds: float = 0.0  # no longer than this, if not 0; then equal seeds may choose differently


class SearchBot:
    """Information-set Monte Carlo tree search for any game and any number of players.

    A plan for each option comes first. The best ones are tried in the same worlds with the same luck, and
    the worse half of them is dropped again and again. Every seat learns for itself, from its own choices and
    what it is asked: nobody knows in the search what he would not know at the table. As long as everything
    comes as planned, the bot keeps to its plan.
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
        self._intention = Intention(game)
        self._asks: tuple[Frame, ...] = ()

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """The option that did best in imagined worlds."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # who chooses is asked
        chosen = options[0]
        if len(options) > 1:
            chosen = self._intended(seen, frame, options) or self._best(seen, frame, options)
        self._memory.own += self._memory.mark(frame, chosen)
        return chosen

    def weigh(self, seen: Seen[Any], options: list[Action]) -> list[Opinion]:
        """What the search thinks of each option."""
        frame = flow.ask_of(seen.position, seen.seat)
        assert frame is not None  # who chooses is asked
        root = self._recall(seen, frame)
        return self._opinions(seen, root, options, self._plans(seen, root, options))

    def _intended(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> Action | None:
        """What was planned, unless something better was found on the way."""
        planned = self._intention.next(seen, options)
        if planned is None:
            return None
        known = self._memory.node(seen.seat, self._memory.own, frame)
        return planned if known.speaks_for(planned) else None

    def _best(self, seen: Seen[Any], frame: Frame, options: list[Action]) -> Action:
        root = self._recall(seen, frame)
        plans = self._plans(seen, root, options)
        chosen = best_of(self._opinions(seen, root, options, plans)).action
        if chosen in plans and not asks_many(seen.position):
            self._intention.follow(plans[chosen])
        return chosen

    def _recall(self, seen: Seen[Any], frame: Frame) -> Node:
        """The decision as it is known: what was learnt goes on if it was foreseen, else begins anew."""
        g = seen.position
        anew = asks_together(g) and g.asks != self._asks
        if anew or not self._memory.foresees(seen.seat, frame):
            self._memory = Memory()
        self._asks = g.asks
        root = self._memory.node(seen.seat, self._memory.own, frame)
        self.recalled += int(root.all.trials)
        return root

    def _plans(self, seen: Seen[Any], root: Node, options: list[Action]) -> dict[Action, Line]:
        """Plan with each option in one world, and note how one stands at the end of the best plan."""
        game, seat, care = self._game, seen.seat, self._setting.care
        world, luck = game.imagine(seen, dice_of(self._chance)), dice_of(self._chance)
        self._gains.note(root, world, seat, options, exact=True)
        if asks_many(world):
            alone = not flow.picks_of(world, seat)
            plans = {action: Affair(game, world, seat, luck, care).line(action, alone) for action in options}
        else:
            plans = Affair(game, world, seat, luck, care).lines(options)
        worst = min([plan.value for plan in plans.values()])
        for action in options:
            root.tallies[action].gain = plans[action].value if action in plans else worst
        return plans

    def _opinions(
        self, seen: Seen[Any], root: Node, options: list[Action], plans: dict[Action, Line]
    ) -> list[Opinion]:
        dice = dice_of(self._chance)

        def search(number: int) -> list[tuple[int, float]]:
            race = self._race(seen, self._candidates(root, options), plans, dice + number)
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
        """The options that are tried: those with the best plans, no more than can be compared."""
        breadth = min(self._setting.breadth, max(2, self._setting.simulations // 2))
        return sorted(options, key=lambda action: -root.tallies[action].gain)[:breadth]

    def _race(self, seen: Seen[Any], options: list[Action], plans: dict[Action, Line], dice: int) -> Race:
        """Try the options in one world after the other, fewer and fewer of them."""
        setting, memory, game = self._setting, self._memory, self._game
        start = perf_counter()
        chance = Chance(dice)
        world = game.imagine(seen, dice_of(chance))
        race = Race(options, setting.patience)
        affairs = max(1, int(setting.foresight * game.moves_per_turn))
        tried: list[tuple[Action, Outcome]] = []  # and not yet compared
        done, spent = 0.0, 0
        while done < 1 and 1 < len(race.running) <= setting.simulations - spent:
            luck = dice_of(chance)
            for action in race.running:
                course = Course(game, memory, self._gains, world, seen.seat, luck, plans.get(action))
                outcome = course.play(action, affairs, setting.curiosity)
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
