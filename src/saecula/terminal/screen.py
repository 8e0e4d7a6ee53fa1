"""Output and input of a match: a full terminal, or plain lines."""

from __future__ import annotations

from rich.console import Console

from saecula.terminal.text_layout import Lines

# Clears the scrollback too: the next player must not find another's cards above the screen.
FORGET = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """A screen to print lines on and read answers from; a plain one never clears, waits or uses colours."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.plain = plain

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, lines: Lines) -> None:
        """Print lines that were drawn for this width."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence, wrapped."""
        self.console.print(text, style=style, markup=False, highlight=False)

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError at the end of the input."""
        return self.console.input(f"{prompt} ", markup=False).strip()

    def wait(self, prompt: str) -> None:
        """Wait for Enter; a plain screen continues at once."""
        if not self.plain:
            self.ask(prompt)

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if not self.plain:
            self.console.file.write(FORGET)
            self.console.file.flush()
