"""Drawn lines as plain text."""

from __future__ import annotations

from rich.console import Console

from saecula.terminal.text_layout import Lines


def printed(lines: Lines, width: int) -> list[str]:
    """Return the lines as a terminal of this width shows them, without colours."""
    console = Console(record=True, width=width, height=1000, quiet=False, force_terminal=False)
    with console.capture() as capture:
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop", crop=True)
    return capture.get().splitlines()


def widest(lines: Lines) -> int:
    """Return the width of the widest line."""
    return max([line.cell_len for line in lines], default=0)
