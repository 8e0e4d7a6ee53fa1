"""The scene of a match for one seat, with the journal lines it may read."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.errors import BadRecord
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.record import Match
from saecula.core.scene import LogLine, Scene, log_lines, scene

LOG_LINES: Final = 150


def view(match: Match[Any], seat: Seat, language: str, looked: int = 0) -> tuple[Scene, int]:
    """Return a seat's scene, and how many of its log lines are from before choice number `looked`."""
    seen = match.game.redact(match.position, seat)
    texts = Texts(match.game, seen.position, language, match.record.names)
    log, since = history(match, seat, texts, looked)
    return scene(match.game, seen, texts, log), since


def history(match: Match[Any], seat: Seat, texts: Texts, looked: int) -> tuple[list[LogLine], int]:
    """Return the last journal lines as a seat may read them, and how many of them are not new."""
    try:
        told = [
            (i, line, note)
            for i in range(-1, len(match.entries))
            for line, note in zip(match.told(i), match.noted(i), strict=True)
        ][-LOG_LINES:]
        since = len([i for i, _, _ in told if i < looked])
        lines, notes = [line for _, line, _ in told], [note for _, _, note in told]
        return log_lines(match.game, lines, seat, texts, notes), since
    except (LookupError, ValueError, TypeError) as error:
        raise BadRecord(f"the journal of the record cannot be read: {error}") from error
