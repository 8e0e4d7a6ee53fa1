"""The dock: what is asked, why, and the numbered options; the log; the end."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.game import Result
from saecula.core.journal import Part
from saecula.core.locale import Texts
from saecula.core.scene import Ask, LogLine, Mat, Option, Reason, Scene, source_label
from saecula.terminal.ink import (
    GOLD,
    LAPIS_LINE,
    QUIET,
    Lines,
    beside,
    clipped,
    flowed,
    heading,
    padded,
    seat_colour,
    shape,
    wrapped,
)
from saecula.terminal.seals import seal
from saecula.terminal.words import Words

FEW: Final = 8
LEAST_COLUMN: Final = 30
ROOMY: Final = 110


def draw_dock(scene: Scene, width: int, words: Words) -> Lines:
    """The question in one sentence, its reason, its options, and the keys."""
    ask = scene.ask
    if ask is None:
        return [heading(words("nothing-asked"), "", width, LAPIS_LINE)]
    mine = next((mat for mat in scene.board.mats if mat.you), None)
    title = words("your-turn", name=mine.name) if mine else words("asked")
    lines = [heading(title, scene.board.moment, width, LAPIS_LINE)]
    lines += wrapped(Text(ask.prompt, style="bold"), width)
    if ask.why or ask.clauses:
        lines += wrapped(Text(" ".join([ask.why, *ask.clauses]).strip(), style=QUIET), width)
    if ask.picked:
        lines += wrapped(Text(words("picked", things=", ".join(ask.picked)), style=GOLD), width)
    lines += [*_options(ask, width), *_barred(scene.board.barred, width)]
    return [*lines, clipped(Text(words("keys"), style=QUIET), width)]


def _barred(reasons: list[Reason], width: int) -> Lines:
    """What cannot be chosen now, and why."""
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
    """How many columns hold each option on one line; few options stay below each other."""
    if len(ask.options) <= (FEW if width < ROOMY else FEW // 2):
        return 1
    longest = max([len(option.label) + len(option.hint) + 3 for option in ask.options])
    longest += len(str(len(ask.options))) + 3
    return max(1, min(4, (width + 2) // (max(longest, LEAST_COLUMN - 8) + 2)))


def _option(number: int, option: Option, digits: int, label: int, width: int) -> Lines:
    """Seal, name, consequence; a long consequence goes on below itself."""
    mark = Text.assemble(" " * (digits - len(str(number))), seal(str(number)), " ")
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
            *[_inset(line, mark.cell_len + 2) for line in below],
        ]
    hint = wrapped(Text(option.hint, style=QUIET), room)
    first = Text.assemble(mark, padded(name, label), "  ", hint[0])
    return [first, *[_inset(line, mark.cell_len + label + 2) for line in hint[1:]]]


def _inset(line: Text, by: int) -> Text:
    return Text.assemble(" " * by, line)


def draw_log(
    log: list[LogLine], since: int, width: int, rows: int, mats: list[Mat], words: Words, title: bool = True
) -> Lines:
    """The last lines of the log, turn by turn; a rule stands before what the player has not seen yet."""
    known = {mat.id: mat for mat in mats}
    blocks: list[Lines] = []
    turn = ""
    for i, line in enumerate(log):
        if i == since and since > 0:
            blocks.append([heading(words("since-last-look"), "", width, GOLD)])
        if line.turn != turn and not line.heading and line.turn in known:
            blocks.append([_turn_title(known[line.turn], width)])
        turn = line.turn
        blocks.append(_log_line(line, known, width))
    head = [heading(words("log"), "", width)] if title else []
    lines: Lines = []
    for block in reversed(blocks):
        if len(lines) + len(block) > rows - len(head):
            break
        lines = block + lines
    return [*head, *lines] if lines else []


def _turn_title(mat: Mat, width: int) -> Text:
    """Whose turn the lines below belong to."""
    return clipped(Text(f"{shape(mat.colour)} {mat.name}", style=f"bold {seat_colour(mat.colour)}"), width)


def _log_line(line: LogLine, mats: dict[str, Mat], width: int) -> Lines:
    if line.heading:
        return [clipped(Text(line.text, style="italic"), width)]
    colour = mats[line.who].colour if line.who in mats else 0
    sign = Text(shape(colour) + " ", style=seat_colour(colour)) if colour else Text("  ")
    more = [line.cause, *_unsaid(line, mats)]
    quiet = "".join([f" · {part}" for part in more if part])
    first, *rest = wrapped(Text.assemble(line.text, (quiet, QUIET)), width - 2) or [Text()]
    return [Text.assemble(sign, first), *[_inset(part, 2) for part in rest]]


def _unsaid(line: LogLine, mats: dict[str, Mat]) -> list[str]:
    """The changes whose number the sentence does not mention; those of others with their name."""
    said = line.text.split()
    return [
        f"{change.value} {change.label}"
        if change.who == line.who or change.who not in mats
        else f"{mats[change.who].name} {change.value} {change.label}"
        for change in line.changes
        if change.value[1:] not in said
    ]


def draw_ledger(ledger: list[list[Part]], mats: list[Mat], texts: Texts, width: int) -> Lines:
    """The points of each player by source, the largest first."""
    lines: Lines = []
    for mat in mats:
        parts = sorted(ledger[mat.seat], key=lambda part: -part.points)
        named = [(source_label(texts, part.source), part.points) for part in parts if part.points]
        lines += [heading(mat.name, str(sum([points for _, points in named])), width)]
        lines += [
            clipped(Text(f"{str(points).replace('-', '−'):>5}  {name}"), width) for name, points in named
        ]
    return lines


def draw_ranking(result: Result, mats: list[Mat], width: int, words: Words, verdict: str = "") -> Lines:
    """Who won and why: places, names, points; civilizations nobody played stand below."""
    seated = sorted([mat for mat in mats if mat.seat >= 0], key=lambda mat: result.places[mat.seat])
    rows = [_rank(str(result.places[mat.seat]), mat, width) for mat in seated]
    rows += [_rank("–", mat, width) for mat in mats if mat.seat < 0]
    names = [mat.name for mat in seated if mat.seat in result.winners]
    won = words("won", names=", ".join(names), count=len(names)) if names else words("nobody-won")
    head = heading(words("match-over"), "", width, LAPIS_LINE)
    return [head, Text(won, style="bold"), *(wrapped(Text(verdict), width) if verdict else []), *rows]


def _rank(place: str, mat: Mat, width: int) -> Text:
    line = Text.assemble(
        f"{place:>2}  ", (shape(mat.colour), f"bold {seat_colour(mat.colour)}"), f" {mat.name}"
    )
    if mat.person:
        line.append(f" {mat.person}", QUIET)
    return Text.assemble(padded(line, min(width, 50) - 8), (mat.points.rjust(7), "bold"))
