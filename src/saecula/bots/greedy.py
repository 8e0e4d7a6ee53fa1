"""The bot that thinks its own affair through to the end and takes the line that leaves it standing best."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from saecula.bots.bot import Chance, seed_number
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.registry import DONE
from saecula.core.secrecy import Seen

OTHER_CHOICES: Final = 24  # of each other seat between two of mine
WORLDS: Final = 2  # in which a small affair is thought through
SMALL: Final = 120  # choices tried
SHORTLIST: Final = 3  # options weighed for a further pick: those that were best for the first
_SPREAD: Final = 0x9E3779B97F4A7C15


class Care(NamedTuple):
    """How far lines are followed."""

    width: int  # lines that come to the same kind of ask and are followed
    equals: int  # the same, where more stand equally well
    choices: int  # of mine within one affair


IN_TURN: Final = Care(2, 6, 16)
AT_ONCE: Final = Care(1, 3, 7)  # each option of what all choose at once is weighed by itself


class Step(NamedTuple):
    """A choice of mine: what is asked, how I stand before it, what I take."""

    ask: Frame | None
    value: float
    action: Action


class Line(NamedTuple):
    """A course of my affair, and how I stand at its end."""

    value: float
    position: Position
    steps: tuple[Step, ...]


class GreedyBot:
    """Follows a few lines of own choices to the end of its affair: its cards resolved, or its turn passed on.

    Others answer at random. All lines of a world meet the same dice and the same guesses, so that luck does
    not decide between them. As long as everything comes as foreseen, the bot keeps to its line.
    """

    name: Final = "greedy"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._chance = Chance(seed_number(seed))
        self._foreseen: list[Step] = []  # the next one last
        self._liked: list[Action] = []  # options of the draft that is open, best first

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """The first choice of the best line; the first of equals."""
        if len(options) == 1:
            return options[0]
        if self._foreseen:
            step = self._foreseen.pop()
            if self._is_foreseen(step, seen, options):
                return step.action
            self._foreseen.clear()
        if _shared(seen.position):
            return self._at_once(seen, options)
        lines = self._lines(seen, options)
        best = max(lines, key=lambda line: line.value)
        self._foreseen = list(best.steps[:0:-1])
        return best.steps[0].action

    def _is_foreseen(self, step: Step, seen: Seen[Any], options: list[Action]) -> bool:
        """Whether the same is asked as I thought, and I stand as I thought."""
        if step.ask != flow.ask_of(seen.position, seen.seat) or step.action not in options:
            return False
        return step.value == self._game.judgement(seen, seen.seat)

    def _lines(self, seen: Seen[Any], options: list[Action]) -> list[Line]:
        """The best line for each first choice; in a small affair its value is the sum over two worlds."""
        affair = self._affair(seen)
        lines = affair.lines(options)
        if affair.tried > SMALL:
            return lines
        other = {line.steps[0].action: line.value for line in self._affair(seen).lines(options)}
        worst = min(other.values())
        return [line._replace(value=line.value + other.get(line.steps[0].action, worst)) for line in lines]

    def _affair(self, seen: Seen[Any]) -> Affair:
        return Affair(self._game, self._game.imagine(seen, self._dice()), seen.seat, self._dice())

    def _at_once(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Of options that all choose from at once: the one after which my best line ends best."""
        alone = not flow.picks_of(seen.position, seen.seat)
        tried = options
        if not alone:
            tried = [action for action in self._liked if action in options][:SHORTLIST] or options
        sums = dict.fromkeys(tried, 0.0)
        for _ in range(WORLDS):
            spent = 0
            world, luck = self._game.imagine(seen, self._dice()), self._dice()
            for action in tried:
                affair = Affair(self._game, world, seen.seat, luck)
                sums[action] += affair.weigh(action, alone)
                spent += affair.tried
            if spent > SMALL:
                break
        self._liked = sorted(tried, key=sums.__getitem__, reverse=True)
        return self._liked[0]

    def _dice(self) -> int:
        return self._chance.below(1 << 32) << 32 | self._chance.below(1 << 32)


class Affair:
    """What a seat begins with a choice, in one imagined world."""

    def __init__(self, game: Game[Any], world: Position, seat: Seat, luck: int) -> None:
        self._game = game
        self._world = world
        self._seat = seat
        self._luck = luck
        self._depth = -1 if _shared(world) else len(world.agenda)
        self._thing: Action = ()  # operands of the pick that is weighed alone
        self.tried = 0

    def lines(self, options: list[Action]) -> list[Line]:
        """The best line for each first choice that was followed to its end."""
        ends: dict[Action, Line] = {}
        start = Line(self._value(self._world), self._world, ())
        self._follow([self._after(start, action) for action in options], IN_TURN, ends)
        return list(ends.values())

    def weigh(self, action: Action, alone: bool) -> float:
        """How I stand after this pick and the best line from there.

        Alone: only what names the same thing as the pick is carried out, without free actions, and not what
        I picked with it.
        """
        start = self._after(Line(0.0, self._world, ()), action)
        g = start.position
        self._depth = len(g.agenda)
        if alone and flow.mover(g) == self._seat:
            things = [option[1:] for option in flow.options(g, self._seat)]
            self._thing = action[1:] if action[1:] in things else ()
        ends: dict[Action, Line] = {}
        self._follow([start], AT_ONCE, ends)
        return max([line.value for line in ends.values()])

    def _follow(self, lines: list[Line], care: Care, ends: dict[Action, Line]) -> None:
        """Go on with the lines ahead until all are at their end."""
        for _ in range(care.choices):
            open_: dict[str, list[Line]] = {}
            for line in lines:
                if self._options(line.position):
                    open_.setdefault(line.position.asks[0][0], []).append(line)
                else:
                    _note(ends, line)
            lines = [
                self._after(line, action)
                for same in open_.values()
                for line in _ahead(same, care.width, care.equals)
                for action in self._options(line.position)
            ]
        for line in lines:
            _note(ends, line)

    def _options(self, g: Position) -> list[Action]:
        """What I may choose next; nothing at the end of my affair."""
        if flow.mover(g) != self._seat or _shared(g):
            return []
        options = flow.options(g, self._seat)
        if self._thing and len(g.agenda) <= self._depth:
            return [action for action in options if action[1:] == self._thing]
        if self._thing:
            free = g.rules.free
            return [action for action in options if action[0] not in free] or options
        return options

    def _after(self, line: Line, action: Action) -> Line:
        """A line gone on by a choice of mine and by what others answer to it."""
        self.tried += 1
        seat = self._seat
        g: Position = self._game.clone(line.position)
        asks = g.asks
        step = Step(flow.ask_of(g, seat), line.value, action)
        flow.play(g, seat, action)
        if _shared(line.position):
            self._close(g, asks)
        self._answer(g)
        return Line(self._value(g), g, (*line.steps, step))

    def _close(self, g: Position, asks: tuple[Frame, ...]) -> None:
        """Close my part of what all choose at once: its later picks are weighed when they are asked."""
        while g.asks is asks and flow.ask_of(g, self._seat) is not None:
            options = flow.options(g, self._seat)
            flow.play(g, self._seat, DONE if DONE in options else options[0])

    def _answer(self, g: Position) -> None:
        """Let the others choose as long as it comes of my affair."""
        # Each seat guesses from its own chance, so that its guesses stay the same whatever the others do.
        guesses: dict[Seat, Chance] = {}
        for _ in range(OTHER_CHOICES * g.seats):
            asked = flow.mover(g)
            if asked < 0 or asked == self._seat or len(g.agenda) <= self._depth:
                return
            if asked not in guesses:
                guesses[asked] = Chance(self._luck ^ (asked + 1) * _SPREAD)
            options = flow.options(g, asked)
            flow.play(g, asked, options[guesses[asked].below(len(options))])

    def _value(self, g: Position) -> float:
        return self._game.judgement(Seen(g, self._seat), self._seat)


def _note(ends: dict[Action, Line], line: Line) -> None:
    """Keep the best line of each first choice."""
    first = line.steps[0].action
    if first not in ends or line.value > ends[first].value:
        ends[first] = line


def _ahead(lines: list[Line], width: int, equals: int) -> list[Line]:
    """The best of lines that come to the same kind of ask, and those that equal them; each position once."""
    lines.sort(key=lambda line: line.value, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == equals or (len(kept) >= width and line.value < kept[-1].value):
            break
        if not any(_came_to_the_same(line, other) for other in kept):
            kept.append(line)
    return kept


def _came_to_the_same(one: Line, other: Line) -> bool:
    if one.value != other.value:
        return False
    a, b = one.position, other.position
    return a.asks == b.asks and a.picks == b.picks and a.listed == b.listed


def _shared(g: Position) -> bool:
    """Whether several are asked at once."""
    return g.block != "ask" and len(g.asks) > 1
