"""Where a match is shown and typed: a terminal, or plain lines in and out."""

from __future__ import annotations

from rich.console import Console

from saecula.terminal.text_layout import Lines

FORGET = "\x1b[2J\x1b[3J\x1b[H"  # clears the scrollback too: a secret must not wait above the screen


class Screen:
    """Shows lines and reads answers; plain screens never clear, wait or colour."""

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
        """A typed line; EOFError where the input ends."""
        return self.console.input(f"{prompt} ", markup=False).strip()

    def wait(self, prompt: str) -> None:
        """Until Enter is pressed; a plain screen goes on at once."""
        if not self.plain:
            self.ask(prompt)

    def clear(self) -> None:
        """An empty screen with nothing to scroll back to."""
        if not self.plain:
            self.console.file.write(FORGET)
            self.console.file.flush()
