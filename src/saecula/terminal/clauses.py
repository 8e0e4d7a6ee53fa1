"""The clauses of a game's rules catalogue, for help on the current decision."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from rich.text import Text

from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import Lines, heading, wrapped

_CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]?\d+[a-z]?)\*\*\s*(?P<text>.*)")
_MARKS: Final = re.compile(r"\*\*|`")


@cache
def clauses_of(package: str) -> dict[str, str]:
    """Return the clauses of the package's `rules.md` by id; empty if it has no such file."""
    catalogue = files(package).joinpath("rules.md")
    if not catalogue.is_file():
        return {}
    return parse_clauses(catalogue.read_text(encoding="utf-8"))


def parse_clauses(text: str) -> dict[str, str]:
    """Return the texts of a catalogue by clause id; indented lines continue the clause above them."""
    clauses: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        if match := _CLAUSE.match(line):
            current = match["id"]
            clauses[current] = _MARKS.sub("", match["text"])
        elif current and line.startswith(" ") and line.strip():
            clauses[current] += " " + _MARKS.sub("", line.strip())
        else:
            current = ""
    return clauses


def draw_clauses(ids: list[str], package: str, width: int, messages: Messages) -> Lines:
    """Draw the full text of the clauses that a decision cites."""
    if not ids:
        return [Text(messages("no-clauses"))]
    known = clauses_of(package)
    lines: Lines = []
    for id_ in ids:
        lines.append(heading(id_, "", width))
        lines += wrapped(Text(known.get(id_, messages("clause-missing"))), width)
    return lines
