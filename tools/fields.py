"""Write docs/fields.md: the layout of the observation vectors.

`python -m tools.fields` writes docs/fields.md, with `--check` it only compares.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from saecula.envs.layout import Layout
from saecula.envs.task import Task
from saecula.games import all_games
from tools.written import write_or_check

PAGE: Final = Path(__file__).parent.parent / "docs" / "fields.md"
PLAYERS: Final = 2
HEAD: Final = """# Fields of observations

Written by `python -m tools.fields`. Sizes are those of a match of two players without options; more players
and other content make other sizes, and `Task(game, seats).layout.fields` lists them. Which card or rule has
which slot: `Task(game, seats).layout.names()`, a text for each. What the words of this page mean:
[Environments](envs.md).
"""
COLUMNS: Final = "| field | who sees it | slots | encoding |\n|---|---|---|---|\n"


def page() -> str:
    """Return the whole page."""
    return HEAD + "".join([_section(game.id, game.title) for game in all_games()])


def _section(id_: str, title: str) -> str:
    layout = Task(id_, PLAYERS).layout
    rows = [
        f"| {path} | {circle} | {size} | {description} |"
        for path, circle, size, description in described(layout)
    ]
    return f"\n## {title}\n\n{layout.size} slots.\n\n{COLUMNS}" + "\n".join(rows) + "\n"


def described(layout: Layout) -> list[tuple[str, str, str, str]]:
    """Return the fields in the order of the vector; records of a list share a row."""
    rows: list[tuple[str, str, str, str]] = []
    for field in layout.fields:
        place = re.search(r"\[(\d+)\]", field.path)
        if place is not None and place[1] != "0":
            continue
        size = str(field.codec.size)
        if place is not None:
            size += " each"
        rows.append(
            (f"`{field.path.replace('[0]', '[i]')}`", field.circle.lower(), size, field.codec.description)
        )
    return rows


def main(arguments: list[str] | None = None) -> int:
    return write_or_check(PAGE, page, "tools.fields", arguments)


if __name__ == "__main__":
    sys.exit(main())
