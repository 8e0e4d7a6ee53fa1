"""The report of an analysis: winning chances, turning points, and each seat's costliest choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from saecula.analysis import Analysis, Chances, Turning, Verdict
from saecula.core.locale import Texts
from saecula.core.plain import tuples
from saecula.core.position import SPECTATOR, Seat
from saecula.core.record import NOTES, Match
from saecula.core.scene import Mat, ask_for, label_of
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import (
    QUIET,
    Lines,
    clipped,
    heading,
    padded,
    seat_colour,
    shape,
    stacked,
    wrapped,
)

BARS: Final = "▁▂▃▄▅▆▇█"
WORST: Final = 3  # choices shown for each seat
WORTH_SHOWING: Final = 0.005  # of a winning chance; smaller losses are left out
NAME: Final = 18
INDENT: Final = 8


class AnalysisReport:
    """The analysis of one match, ready to be drawn."""

    def __init__(self, match: Match[Any], analysis: Analysis, width: int, messages: Messages) -> None:
        self._match = match
        self._analysis = analysis
        self._width = width
        self._messages = messages
        seen = match.game.redact(match.position, SPECTATOR)
        texts = Texts(match.game, seen.position, messages.language, match.record.names)
        self._mats = {mat.seat: mat for mat in match.game.board(seen, texts).mats}

    def draw(self) -> Lines:
        """Draw the chances over the match, the turning points, then seat by seat."""
        viewer = self._analysis.viewer
        seats = range(self._analysis.seats) if viewer is None else [viewer]
        return stacked([self._chances(), self._turning(), *[self._seat(seat) for seat in seats]])

    def _chances(self) -> Lines:
        messages, found = self._messages, self._analysis
        lines = [
            heading(messages("analysis-chances"), messages("analysis-length", count=found.all), self._width),
        ]
        room = max(10, self._width - NAME - 18)
        for seat in range(found.seats):
            first, last = found.chances[0].chances[seat], found.chances[-1].chances[seat]
            line = Text.assemble(
                padded(self._name(seat), NAME),
                f"{self._percent(first):>5} ",
                (sparkline(found.chances, seat, found.all, room), self._style(seat)),
                f" {self._percent(last):>5}",
            )
            lines.append(clipped(line, self._width))
        return lines

    def _turning(self) -> Lines:
        if not self._analysis.turning:
            return []
        lines = [heading(self._messages("analysis-turning"), self._messages("analysis-at"), self._width)]
        return lines + [line for one in self._analysis.turning for line in self._turn(one)]

    def _turn(self, one: Turning) -> Lines:
        entry = self._match.entries[one.at]
        favourite = ", " + self._messages("analysis-favourite") if one.favourite else ""
        head = Text.assemble(
            f"{one.at:>5}  ", self._name(one.seat), f" {self._signed(one.change)}{favourite}", style="bold"
        )
        lines = [clipped(head, self._width)]
        if entry.decision in NOTES or self._analysis.viewer not in (None, entry.seat):
            return lines
        prompt, label = self._asked(one.at, entry.seat, entry.action)
        return lines + self._below(Text.assemble(self._name(entry.seat), f": {prompt} {label}"))

    def _asked(self, at: int, seat: Seat, *actions: list[Any]) -> list[str]:
        """Return the question a seat was asked, and the labels of the given options."""
        game = self._match.game
        seen = game.redact(self._match.at(at), seat)
        texts = Texts(game, seen.position, self._messages.language, self._match.record.names)
        ask = ask_for(game, seen, texts)
        assert ask is not None  # a seat that chose was asked
        return [ask.prompt, *[label_of(texts, tuples(action)) for action in actions]]

    def _seat(self, seat: Seat) -> Lines:
        messages = self._messages
        own = [verdict for verdict in self._analysis.verdicts if verdict.seat == seat]
        mean = sum([verdict.loss for verdict in own]) / max(len(own), 1)
        given = messages("analysis-gave", loss=self._percent(mean), count=len(own))
        lines = [heading(self._name(seat).plain, given, self._width)]
        worst = sorted(own, key=lambda verdict: -verdict.loss)[:WORST]
        worst = [verdict for verdict in worst if verdict.loss >= WORTH_SHOWING]
        if not worst:
            return [*lines, Text(messages("analysis-no-worst"), style=QUIET)]
        return lines + [line for verdict in worst for line in self._verdict(verdict)]

    def _verdict(self, verdict: Verdict) -> Lines:
        """Draw the question, the choice, and the better choice."""
        better = verdict.best[0].action
        prompt, *labels = self._asked(verdict.at, verdict.seat, verdict.chosen, better)
        head = Text.assemble(f"{verdict.at:>5}  ", (self._signed(-verdict.loss), "bold"), f"  {prompt}")
        text = self._messages("analysis-verdict", chosen=labels[0], better=labels[1])
        return [clipped(head, self._width), *self._below(Text(text))]

    def _percent(self, chance: float) -> str:
        """Format a chance as a percentage."""
        percent = round(100 * chance, 1)
        return self._messages("analysis-percent", percent=percent if 0 < percent < 10 else round(percent))

    def _signed(self, change: float) -> str:
        """Format a change of a chance with its sign."""
        return f"{'+' if change >= 0 else '−'}{self._percent(abs(change))}"

    def _below(self, text: Text) -> Lines:
        return [Text.assemble(" " * INDENT, line) for line in wrapped(text, self._width - INDENT)]

    def _name(self, seat: Seat) -> Text:
        mat = self._mats.get(seat)
        if mat is None:
            return Text(f"{seat}")
        return Text.assemble((shape(mat.colour), self._style(seat)), f" {mat.name}")

    def _style(self, seat: Seat) -> str:
        mat: Mat | None = self._mats.get(seat)
        return f"bold {seat_colour(mat.colour)}" if mat is not None else ""


def sparkline(found: Sequence[Chances], seat: Seat, length: int, width: int) -> str:
    """Return a seat's chances over the match as bars, one for each moment."""
    bars = []
    place = 0
    for column in range(width):
        at = length * column / max(width - 1, 1)
        while place + 1 < len(found) and found[place + 1].at <= at:
            place += 1
        bars.append(BARS[min(int(found[place].chances[seat] * len(BARS)), len(BARS) - 1)])
    return "".join(bars)
