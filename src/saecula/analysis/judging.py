"""Verdicts on choices: what each gave away, by a search from what its seat could see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from saecula.analysis.chances import check_viewer, elapsed, expected_standings, softmax
from saecula.analysis.findings import Verdict, Weighed
from saecula.bots import LEVELS, ActionValue, ISMCTSBot, RolloutBot
from saecula.bots.registry import search_bot
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.plain import tuples
from saecula.core.position import Action, Position, Seat
from saecula.core.record import NOTES, LogEntry, Match, MatchRecord, carry_out
from saecula.core.secrecy import Seen

PREFERRED: Final = 3  # options shown beside the chosen one
DIGITS: Final = 4


def positions(match: Match[Any]) -> Iterator[Position]:
    """Yield the position before each choice and after the last: one object, changed in place."""
    g = match.at(0)
    for entry in match.entries:
        yield g
        carry_out(g, entry)
    yield g


def decisions(match: Match[Any], viewer: Seat | None = None) -> list[int]:
    """List the choices that were between several options; of a running match only the viewer's own."""
    check_viewer(match, viewer)
    asked = zip(match.entries, positions(match), strict=False)
    return [
        at
        for at, (entry, g) in enumerate(asked)
        if viewer in (None, entry.seat)
        and entry.decision not in NOTES
        and len(flow.options(g, entry.seat)) > 1
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
    viewer: Seat | None = None,
) -> Verdict:
    """Judge one choice of a record; the verdict depends on the arguments alone."""
    return Judge(Match.open(game, record, content), level, simulations, seed, viewer).verdict(at)


def verdicts(
    match: Match[Any],
    level: str,
    among: Iterable[int] | None = None,
    *,
    simulations: int | None = None,
    seed: str = "analysis",
    viewer: Seat | None = None,
) -> Iterator[Verdict]:
    """Judge these choices, or all that were between several options."""
    judge_ = Judge(match, level, simulations, seed, viewer)
    yield from map(judge_.verdict, decisions(match, viewer) if among is None else among)


class Judge:
    """Judges the choices of one match, each by itself; of a running match only those of the viewer."""

    def __init__(
        self,
        match: Match[Any],
        level: str,
        simulations: int | None = None,
        seed: str = "analysis",
        viewer: Seat | None = None,
    ) -> None:
        check_viewer(match, viewer)
        if level not in LEVELS:
            raise BadOption(f"unknown level {level!r}; there are: {', '.join(LEVELS)}")
        if simulations is not None and simulations < 2:
            raise BadOption(f"{simulations} simulations; at least two")
        self._match = match
        self._level = level
        self._seed = seed
        self._viewer = viewer
        self._simulations = simulations

    def verdict(self, at: int) -> Verdict:
        """Compare what was chosen with what the search prefers."""
        entry, seen, options = self._asked(at)
        chosen: Action = tuples(entry.action)
        swing = self._match.game.swing.at(elapsed(self._match, at))
        stood = expected_standings(self._match.game, seen, f"{self._seed}:{at}")
        weighed = {
            action: Weighed(list(action), round(points, DIGITS), _chance(stood, entry.seat, points, swing))
            for action, points in self._ranked(seen, options, chosen, at)
        }
        best = list(weighed.values())
        loss = round(best[0].chance - weighed[chosen].chance, DIGITS)
        return Verdict(at, entry.seat, list(entry.action), loss, best)

    def _asked(self, at: int) -> tuple[LogEntry, Seen[Any], list[Action]]:
        """Return a choice, what its seat saw, and its options."""
        g = self._match.at(at)
        for entry in self._match.entries[at : at + 1]:
            if self._viewer not in (None, entry.seat):
                raise BadOption(f"choice {at} is not one of seat {self._viewer}")
            options = [] if entry.decision in NOTES else flow.options(g, entry.seat)
            if len(options) > 1:
                return entry, self._match.game.redact(g, entry.seat), options
        raise BadOption(f"choice {at}: there was nothing to choose")

    def _ranked(
        self, seen: Seen[Any], options: list[Action], chosen: Action, at: int
    ) -> list[tuple[Action, float]]:
        """Return the preferred options and the chosen one, with the points they are behind the best."""
        best, *others = _sorted(self._search(f"{at}").action_values(seen, options))
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
        """Compare the chosen option with the best one again, in new determinizations for both.

        The best of many was also the luckiest, and an option eliminated early met fewer worlds.
        """
        first, second = self._search(f"{at}:duel").action_values(seen, [best, chosen])
        return second.points - first.points if first.worlds and second.worlds else 0.0

    def _search(self, name: str) -> ISMCTSBot | RolloutBot:
        return search_bot(self._level, self._match.game, f"{self._seed}:{name}", self._simulations)


def _sorted(values: list[ActionValue]) -> list[ActionValue]:
    """Sort best first; options eliminated early come after those that were tried to the end."""
    longest = max([value.worlds for value in values])
    return sorted(values, key=lambda value: (value.worlds * 2 < longest, -value.points))


def _chance(stood: list[float], seat: int, points: float, swing: float) -> float:
    """Return a seat's chance to win if its evaluation were this many points higher."""
    moved = [own + points if other == seat else own for other, own in enumerate(stood)]
    return round(softmax(moved, swing)[seat], DIGITS)
