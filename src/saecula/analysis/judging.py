"""What a choice gave away: a search by the one who chose, from what it could see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from saecula.analysis.chances import elapsed, softmax, standings
from saecula.analysis.findings import Verdict, Weighed
from saecula.bots import LEVELS, Opinion, SearchBot, seed_number
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.plain import tuples
from saecula.core.position import Action, Position
from saecula.core.record import NOTES, LogEntry, Match, MatchRecord, carry_out
from saecula.core.secrecy import Seen

PREFERRED: Final = 3  # options told beside the chosen one
WORLDS: Final = 8  # imagined, to see how all stand
DIGITS: Final = 4


def positions(match: Match[Any]) -> Iterator[Position]:
    """The position before each choice and after the last, one and the same object: look, do not keep."""
    g = match.at(0)
    for entry in match.entries:
        yield g
        carry_out(g, entry)
    yield g


def decisions(match: Match[Any]) -> list[int]:
    """The choices that were between several options."""
    asked = zip(match.entries, positions(match), strict=False)
    return [
        at
        for at, (entry, g) in enumerate(asked)
        if entry.decision not in NOTES and len(flow.options(g, entry.seat)) > 1
    ]


def judge(
    game: Game[Any],
    record: MatchRecord,
    at: int,
    level: str,
    *,
    content: Any = None,
    simulations: int | None = None,
    seed: str = "analysis",
) -> Verdict:
    """The verdict on one choice of a record, the same wherever and whenever it is asked for."""
    return Judge(Match.open(game, record, content), level, simulations, seed).verdict(at)


def verdicts(
    match: Match[Any],
    level: str,
    among: Iterable[int] | None = None,
    *,
    simulations: int | None = None,
    seed: str = "analysis",
) -> Iterator[Verdict]:
    """The verdicts on these choices, else on all that were between several options."""
    judge_ = Judge(match, level, simulations, seed)
    yield from map(judge_.verdict, decisions(match) if among is None else among)


class Judge:
    """Judges the choices of one match, each by itself."""

    def __init__(
        self, match: Match[Any], level: str, simulations: int | None = None, seed: str = "analysis"
    ) -> None:
        if level not in LEVELS:
            raise BadOption(f"unknown level {level!r}; there are: {', '.join(LEVELS)}")
        if simulations is not None and simulations < 2:
            raise BadOption(f"{simulations} simulations; at least two")
        self._match = match
        self._level = level
        self._seed = seed
        self._setting = LEVELS[level]
        if simulations is not None:
            self._setting = replace(self._setting, simulations=simulations)

    def verdict(self, at: int) -> Verdict:
        """What was chosen, what the search prefers, and the difference."""
        entry, seen, options = self._asked(at)
        chosen: Action = tuples(entry.action)
        swing = self._match.game.swing.at(elapsed(self._match, at))
        stood = self._imagined(seen, at)
        weighed = {
            action: Weighed(list(action), round(points, DIGITS), _chance(stood, entry.seat, points, swing))
            for action, points in self._ranked(seen, options, chosen, at)
        }
        best = list(weighed.values())
        loss = round(best[0].chance - weighed[chosen].chance, DIGITS)
        return Verdict(at, entry.seat, list(entry.action), loss, best)

    def _asked(self, at: int) -> tuple[LogEntry, Seen[Any], list[Action]]:
        """A choice, what its seat saw, and its options."""
        g = self._match.at(at)
        for entry in self._match.entries[at : at + 1]:
            options = [] if entry.decision in NOTES else flow.options(g, entry.seat)
            if len(options) > 1:
                return entry, self._match.game.redact(g, entry.seat), options
        raise BadOption(f"choice {at}: there was nothing to choose")

    def _ranked(
        self, seen: Seen[Any], options: list[Action], chosen: Action, at: int
    ) -> list[tuple[Action, float]]:
        """The preferred options and the chosen one, with the points by which they are behind the best."""
        best, *others = _sorted(self._search(f"{at}").weigh(seen, options))
        preferred = [
            (other.action, min(other.points - best.points, 0.0))
            for other in others
            if other.worlds and other.action != chosen
        ][: PREFERRED - 1]
        if best.action == chosen:
            return [(chosen, 0.0), *preferred]
        behind = self._duel(seen, best.action, chosen, at)
        if behind >= 0:
            return [(chosen, 0.0), (best.action, 0.0), *preferred]
        return [(best.action, 0.0), *preferred, (chosen, behind)]

    def _duel(self, seen: Seen[Any], best: Action, chosen: Action, at: int) -> float:
        """The chosen option's points less the best one's, in worlds that are new to both.

        What came out best of many was lucky too; and what dropped out early was seen in other worlds.
        """
        first, second = self._search(f"{at}:duel").weigh(seen, [best, chosen])
        return second.points - first.points if first.worlds and second.worlds else 0.0

    def _search(self, name: str) -> SearchBot:
        return SearchBot(self._match.game, f"{self._seed}:{name}", self._setting, self._level)

    def _imagined(self, seen: Seen[Any], at: int) -> list[float]:
        """How all stand as far as this seat knows: the mean over imagined worlds."""
        game = self._match.game
        dice = [seed_number(f"{self._seed}:{at}:world {number}") for number in range(WORLDS)]
        worlds = [standings(game, game.imagine(seen, number)) for number in dice]
        return [sum(points) / WORLDS for points in zip(*worlds, strict=True)]


def _sorted(opinions: list[Opinion]) -> list[Opinion]:
    """Best first; what ran about as long as any stands before what dropped out early."""
    longest = max([opinion.worlds for opinion in opinions])
    return sorted(opinions, key=lambda opinion: (opinion.worlds * 2 < longest, -opinion.points))


def _chance(stood: list[float], seat: int, points: float, swing: float) -> float:
    """The chance to win of a seat that stands so many points higher."""
    moved = [own + points if other == seat else own for other, own in enumerate(stood)]
    return round(softmax(moved, swing)[seat], DIGITS)
