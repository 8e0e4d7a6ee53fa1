"""The dock: the question, its reason, the numbered options and the keys."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.scene import Ask, Option, Reason, Scene
from saecula.terminal.badges import badge
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import (
    ACCENT,
    GOLD,
    QUIET,
    Lines,
    beside,
    clipped,
    flowed,
    heading,
    indented,
    padded,
    wrapped,
)

FEW: Final = 8
LEAST_COLUMN: Final = 30
ROOMY: Final = 110


def draw_dock(scene: Scene, width: int, messages: Messages) -> Lines:
    """Draw the question, its reason, its options and the keys."""
    ask = scene.ask
    if ask is None:
        return [heading(messages("nothing-asked"), "", width, ACCENT)]
    mine = next((mat for mat in scene.board.mats if mat.you), None)
    title = messages("your-turn", name=mine.name) if mine else messages("asked")
    lines = [heading(title, scene.board.moment, width, ACCENT)]
    lines += wrapped(Text(ask.prompt, style="bold"), width)
    if ask.why or ask.clauses:
        lines += wrapped(Text(" ".join([ask.why, *ask.clauses]).strip(), style=QUIET), width)
    if ask.picked:
        lines += wrapped(Text(messages("picked", things=", ".join(ask.picked)), style=GOLD), width)
    lines += [*_options(ask, width), *_barred(scene.board.barred, width)]
    return [*lines, clipped(Text(messages("keys"), style=QUIET), width)]


def _barred(reasons: list[Reason], width: int) -> Lines:
    """Draw what cannot be chosen now, and why."""
    return flowed([Text(f"– {reason.label}: {reason.value}", style=QUIET) for reason in reasons], width)


def _options(ask: Ask, width: int) -> Lines:
    digits = len(str(len(ask.options)))
    columns = _columns(ask, width)
    size = (width - 2 * (columns - 1)) // columns
    label = max([len(option.label) for option in ask.options], default=0)
    label = min(label, max(12, size // 2)) if any(option.hint for option in ask.options) else size
    lines = [_option(i, option, digits, label, size) for i, option in enumerate(ask.options, start=1)]
    if columns == 1:
        return [line for block in lines for line in block]
    flat = [block[0] for block in lines]
    rows = -(-len(flat) // columns)
    return beside([(flat[i * rows : (i + 1) * rows], size) for i in range(columns)])


def _columns(ask: Ask, width: int) -> int:
    """Return how many columns of options fit; a few options stay in one column."""
    if len(ask.options) <= (FEW if width < ROOMY else FEW // 2):
        return 1
    longest = max([len(option.label) + len(option.hint) + 3 for option in ask.options])
    longest += len(str(len(ask.options))) + 3
    return max(1, min(4, (width + 2) // (max(longest, LEAST_COLUMN - 8) + 2)))


def _option(number: int, option: Option, digits: int, label: int, width: int) -> Lines:
    """Draw the badge, the label and the hint of an option; a long hint continues below itself."""
    mark = Text.assemble(" " * (digits - len(str(number))), badge(str(number)), " ")
    name = Text(option.label, style="italic" if option.free else "")
    room = width - mark.cell_len - label - 2
    if not option.hint:
        return [clipped(Text.assemble(mark, name), width)]
    if name.cell_len > label or room < 16:
        below = wrapped(Text(option.hint, style=QUIET), width - mark.cell_len - 2)
        joined = Text.assemble(mark, name, "  ", (option.hint, QUIET))
        if joined.cell_len <= width:
            return [joined]
        return [
            clipped(Text.assemble(mark, name), width),
            *[indented(line, mark.cell_len + 2) for line in below],
        ]
    hint = wrapped(Text(option.hint, style=QUIET), room)
    first = Text.assemble(mark, padded(name, label), "  ", hint[0])
    return [first, *[indented(line, mark.cell_len + label + 2) for line in hint[1:]]]
