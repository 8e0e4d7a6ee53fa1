"""The civilizations: a mat each, or all in one table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.scene import Fact, Holding, Mat, Stat
from saecula.terminal.badges import Badges
from saecula.terminal.cards import name_of
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import (
    ACCENT,
    QUIET,
    Lines,
    clipped,
    flowed,
    padded,
    seat_colour,
    shape,
    spread,
    wrapped,
)

BAR: Final = 8
LABEL_SIZES: Final = (99, 8, 6, 5, 4, 3)
VOWELS: Final = "aeiouyäöü"
LEAST: Final = 3  # letters of a shortened label that are kept, vowels or not
FACE_DOWN: Final = "▪"
MARKER: Final = 6  # letters of what lies on a state
DIGITS: Final = 2  # reserved for each number, so that labels keep their length when it grows


def draw_mat(mat: Mat, width: int, badges: Badges, messages: Messages, brief: bool = False) -> Lines:
    """Draw a civilization's mat: header, stats, facts and holdings (unless brief), and the cards played this
    round."""
    lines = [_header(mat, width, badges, messages), *_stats(mat.stats, width - 2)]
    for fact in [] if brief else mat.facts:
        lines += _fact(fact, width - 2, badges)
    lines += [] if brief else _holdings(mat.holdings, width - 2, badges)
    if mat.played:
        played = [name_of(card, badges) for card in mat.played]
        lines += flowed([Text(messages("played") + ":", style=QUIET), *played], width - 2)
    edge = "┃ " if mat.you or mat.active else "│ "
    return [lines[0], *[Text.assemble((edge, seat_colour(mat.colour)), line) for line in lines[1:]]]


def _header(mat: Mat, width: int, badges: Badges, messages: Messages) -> Text:
    left = Text.assemble(
        badges.before(mat.id),
        (shape(mat.colour) + " ", f"bold {seat_colour(mat.colour)}"),
        (mat.name, "bold"),
    )
    if mat.person:
        left.append(f" {mat.person}", QUIET)
    if mat.you:
        left.append_text(Text.assemble(" ", (f" {messages('you')} ", "reverse")))
    if mat.active:
        left.append(" ◀", ACCENT)
    return spread(left, Text(mat.points, style="bold"), width)


def _stats(stats: list[Stat], width: int) -> Lines:
    """Draw the stats in one row, with labels as long as there is room for."""
    if not stats:
        return []
    labels = [stat.label for stat in stats]
    for size in LABEL_SIZES:
        parts = [_stat(stat, label) for stat, label in zip(stats, shortened(labels, size), strict=True)]
        row = Text("  ").join(parts)
        if row.cell_len + sum([max(0, DIGITS - len(stat.value)) for stat in stats]) <= width:
            return [row]
    return flowed(parts, width)


def _stat(stat: Stat, label: str) -> Text:
    value = (stat.value, "bold underline" if stat.best else "bold")
    return Text.assemble((label + " ", QUIET), value)


def short(label: str, size: int) -> str:
    """Shorten a label to this many letters, ending in a consonant and a full stop."""
    if len(label) <= size:
        return label
    cut = label[: size - 1].rstrip()
    return cut[:LEAST] + cut[LEAST:].rstrip(VOWELS) + "."


def shortened(labels: list[str], size: int) -> list[str]:
    """Shorten labels to this many letters, or to as many more as keep them distinct."""
    return [short(label, _telling(label, labels, size)) for label in labels]


def _telling(label: str, labels: list[str], size: int) -> int:
    others = [other for other in labels if other != label]
    while short(label, size) in [short(other, size) for other in others]:
        size += 1
    return size


def _fact(fact: Fact, width: int, badges: Badges) -> Lines:
    value = Text(fact.value)
    if len(fact.progress) == 2:
        value = Text.assemble(_bar(*fact.progress), "  " if fact.value else "", value)
    label = Text(fact.label, style=QUIET)
    if label.cell_len + value.cell_len + 1 <= width:
        lines = [spread(label, value, width)]
    else:
        lines = [clipped(label, width), *[Text.assemble("  ", line) for line in wrapped(value, width - 2)]]
    if fact.cards:
        names = [name_of(card, badges) for card in fact.cards]
        lines += [Text.assemble("  ", line) for line in flowed(names, width - 2, " · ")]
    return lines


def _holdings(holdings: list[Holding], width: int, badges: Badges) -> Lines:
    """Draw the states of a player, a line each, all with labels of one length."""
    names = [_holding(holding, badges) for holding in holdings]
    for size in LABEL_SIZES:
        numbers = [_numbers(holding.stats, size) for holding in holdings]
        lines = zip(names, numbers, strict=True)
        if all(name.cell_len + 1 + row.cell_len <= width for name, row in lines):
            break
    return [
        spread(clipped(name, width - row.cell_len - 1), row, width)
        for name, row in zip(names, numbers, strict=True)
    ]


def _holding(holding: Holding, badges: Badges) -> Text:
    """Draw the letters of a state, its name, and what lies on it."""
    name = Text.assemble(
        badges.before(holding.id),
        (f"{holding.piece.mark} ", f"bold {seat_colour(holding.piece.colour)}"),
        (holding.name, ACCENT if holding.active else ""),
    )
    if holding.card:
        known = holding.card.state != "down"
        name.append(f" {short(holding.card.title, MARKER) if known else FACE_DOWN}", QUIET)
    return name


def _numbers(stats: list[Stat], size: int) -> Text:
    labels = shortened([stat.label for stat in stats], size)
    return Text(" ").join([_stat(stat, label) for stat, label in zip(stats, labels, strict=True)])


def _bar(reached: int, needed: int) -> Text:
    full = BAR if needed <= 0 else max(0, min(BAR, BAR * reached // needed))
    return Text.assemble("▰" * full, ("▱" * (BAR - full), QUIET), f" {reached}/{needed}")


def draw_standings(mats: list[Mat], width: int, badges: Badges, messages: Messages) -> Lines:
    """Draw all civilizations as a table, a line each."""
    labels = list(dict.fromkeys([stat.label for mat in mats for stat in mat.stats]))
    names = [_standing(mat, badges, messages) for mat in mats]
    left = min(max([name.cell_len for name in names], default=0), max(16, width // 2))
    points = max([len(mat.points) for mat in mats] + [len(messages("points"))])
    values = [max([len(s.value) for mat in mats for s in mat.stats if s.label == label]) for label in labels]
    heads = _heads(labels, values, width - left - 2 - points)
    sizes = [max(len(head), value) for head, value in zip(heads, values, strict=True)]
    line = Text(" " * left + "  " + messages("points").rjust(points), style=QUIET)
    for head, size in zip(heads, sizes, strict=True):
        line.append("  " + head.rjust(size), QUIET)
    lines = [clipped(line, width)]
    for mat, name in zip(mats, names, strict=True):
        line = Text.assemble(padded(name, left), "  ", (mat.points.rjust(points), "bold"))
        found = {stat.label: stat for stat in mat.stats}
        for label, size in zip(labels, sizes, strict=True):
            stat = found.get(label)
            value = stat.value if stat else ""
            line.append("  " + " " * (size - len(value)))
            line.append(value, "underline" if stat and stat.best else "")
        lines.append(clipped(line, width))
    return lines


def _heads(labels: list[str], values: list[int], room: int) -> list[str]:
    """Return the column heads: as much of each label as there is room for."""
    for most in LABEL_SIZES:
        heads = shortened(labels, most)
        if sum([max(len(head), value) + 2 for head, value in zip(heads, values, strict=True)]) <= room:
            break
    return heads


def _standing(mat: Mat, badges: Badges, messages: Messages) -> Text:
    mark = ("▸", f"bold {ACCENT}") if mat.active else (" ", "")
    sign = (f" {shape(mat.colour)} ", f"bold {seat_colour(mat.colour)}")
    name = Text.assemble(mark, sign, badges.before(mat.id), (mat.name, "bold"))
    person = messages("you") if mat.you else mat.person
    return Text.assemble(name, (f" {person}", "bold" if mat.you else QUIET)) if person else name
