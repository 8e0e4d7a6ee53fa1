"""Hex maps, drawn as bricks: odd columns are half a brick lower, so that each brick touches six others.

Bricks are tinted by terrain and bear its symbol. Light lines divide hexes, heavy lines divide regions. What
does not fit into a brick is listed below the map; so is what can be chosen outside the part that is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from saecula.core.scene import Area, MapPanel, Piece
from saecula.terminal.badges import Badges
from saecula.terminal.canvas import FIGURE, NAME, Canvas, bright, lighter
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import QUIET, Lines, clipped, flowed, seat_colour, shape, wrapped

LEAST_INNER: Final = 4
MOST_INNER: Final = 13
PITCHES: Final = (4, 6)  # rows from one brick to the next below it; even, as odd columns are half of it lower
COMPACT: Final = 2
COMFORTABLE: Final = 8  # columns of text for a brick with one of its lines
SMALLEST_MAP: Final = 6
LISTED: Final = 3  # rows below the smallest map for what did not fit into it

FOG: Final = "unexplored"
MOODS: Final = {"happy": "☺", "angry": "☹"}
PLAIN_GROUND: Final = "#3f4138"
TERRAIN: Final = {
    "plain": ("·", "#4a4c30"),
    "fertile": ('"', "#46592c"),
    "forest": ("♠", "#2c472d"),
    "jungle": ("♣", "#22473a"),
    "marsh": ("≡", "#3b4a40"),
    "mountain": ("^", "#57504a"),
    "desert": ("∴", "#69593a"),
    "barren": (":", "#564536"),
    "tundra": ("*", "#56606a"),
    "water": ("~", "#23415f"),
    "ocean": ("≈", "#1b3150"),
    "island": ("o", "#3f5a55"),
    FOG: ("░", "#262a2d"),
}
INNER_LINE: Final = "#6b6b66"
OUTLINE: Final = "bold #d8cba8"

# Box drawing characters by their arms (0 none, 1 light, 2 heavy): 27 * up + 9 * right + 3 * down + left.
BOXES: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
UP, RIGHT, DOWN, LEFT = range(4)
LIGHT: Final = 1
HEAVY: Final = 2


class Hex(NamedTuple):
    """Column and row of a hex."""

    column: int
    row: int


@dataclass(frozen=True)
class Window:
    """The part of the map that is drawn, and the size of its bricks with one of their lines."""

    columns: range
    rows: range
    across: int
    down: int

    @property
    def inner(self) -> int:
        return self.across - 1

    def __contains__(self, place: Hex) -> bool:
        return place.column in self.columns and place.row in self.rows

    def corner(self, place: Hex) -> tuple[int, int]:
        """Return the column and line of a brick's upper left corner."""
        lower = place.column % 2 * self.down // 2
        column, row = place.column - self.columns.start, place.row - self.rows.start
        return column * self.across, row * self.down + lower

    @property
    def size(self) -> tuple[int, int]:
        """Return the width and height of the drawing."""
        return len(self.columns) * self.across + 1, len(self.rows) * self.down + self.down // 2 + 1


@dataclass(frozen=True)
class Signs:
    """The numbers of options, the letters for icons, and the colours of seats."""

    badges: Badges
    codes: dict[str, str]
    paint: Callable[[int], str]


class Brick(NamedTuple):
    """The text of a hex, and whether all there is to say fitted."""

    lines: Lines
    whole: bool


def draw_hexes(panel: MapPanel, width: int, badges: Badges, messages: Messages, most_rows: int = 99) -> Lines:
    """Draw the hexes of a map, at most this many rows high, with a legend and what found no room below it."""
    hexes = {Hex(*area.hex): area for area in panel.areas if area.hex is not None and area.state != "out"}
    signs = Signs(badges, _icon_codes(hexes.values()), bright)
    window = _window(hexes, width, signs, most_rows)
    canvas = Canvas(*window.size)
    _draw_lines(canvas, hexes, window)
    folded = [area for area in panel.areas if area.hex is None and area.state != "out"]
    for place, area in hexes.items():
        if place in window:
            brick = _brick(area, window, signs)
            _draw_brick(canvas, window, place, area, brick)
            folded += [] if brick.whole else [area]
        elif area.id in badges or area.pieces:
            folded.append(area)
    lines = [_trimmed(line) for line in canvas.lines()]
    hidden = len([place for place in hexes if place not in window])
    if hidden:
        text = messages("hexes-hidden", hidden=hidden, count=len(hexes))
        lines += wrapped(Text(text, style=QUIET), width)
    below = replace(signs, paint=seat_colour)
    legend = flowed(_legend(hexes.values(), signs.codes, messages), width)
    listed = flowed([_in_full(area, below) for area in folded], width, " · ")
    if window.down != COMPACT:
        return [*lines, *listed, *legend]
    if len(lines) + len(listed) > most_rows:
        listed = flowed([_in_full(area, below) for area in folded if area.id in badges], width, " · ")
    lines += listed
    return [*lines, *legend] if len(lines) + len(legend) <= most_rows else lines


def comfortable_width(panel: MapPanel) -> int:
    """Return the width at which most hexes show all there is to say; 0 for a map without hexes."""
    columns = [area.hex[0] for area in panel.areas if area.hex is not None]
    return len(_span(columns)) * COMFORTABLE + 1 if columns else 0


def least_height(panel: MapPanel) -> int:
    """Return the rows for all hexes drawn as small as possible, and for what they hold; 0 without hexes."""
    rows = [area.hex[1] for area in panel.areas if area.hex is not None and area.state != "out"]
    return len(_span(rows)) * COMPACT + COMPACT // 2 + 1 + LISTED if rows else 0


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line


# Which part is drawn, and how large


def _window(hexes: dict[Hex, Area], width: int, signs: Signs, most_rows: int) -> Window:
    """Show everything if possible; otherwise the part with the most to choose from."""
    columns = _span([place.column for place in hexes])
    rows = _span([place.row for place in hexes])
    columns = _best_part(columns, (width - 1) // (LEAST_INNER + 1), _interest(hexes, signs.badges, 0))
    across = min(MOST_INNER + 1, (width - 1) // len(columns))
    height = max(SMALLEST_MAP, most_rows)
    roomy = [Window(columns, rows, across, down) for down in PITCHES]
    roomy = [window for window in roomy if window.size[1] <= height]
    if roomy:
        return min(roomy, key=lambda window: _overfull(hexes, window, signs))
    rows = _best_part(rows, (height - 2) // COMPACT, _interest(hexes, signs.badges, 1))
    return Window(columns, rows, across, COMPACT)


def _span(numbers: list[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def _interest(hexes: dict[Hex, Area], badges: Badges, axis: int) -> dict[int, int]:
    """Count what can be chosen, then what has pieces, by column (axis 0) or row (axis 1)."""
    interest: dict[int, int] = {}
    for place, area in hexes.items():
        weight = len(hexes) * (area.id in badges) + bool(area.pieces)
        interest[place[axis]] = interest.get(place[axis], 0) + weight
    return interest


def _best_part(whole: range, most: int, interest: dict[int, int]) -> range:
    """Return the stretch of at most this length that holds the most of interest, nearest to the middle."""
    length = max(1, min(most, len(whole)))
    parts = [range(start, start + length) for start in range(whole.start, whole.stop - length + 1)]
    middle = (whole.start + whole.stop - length) / 2
    return max(
        parts,
        key=lambda part: (sum([interest.get(number, 0) for number in part]), -abs(part.start - middle)),
    )


def _overfull(hexes: dict[Hex, Area], window: Window, signs: Signs) -> int:
    bricks = [_brick(area, window, signs) for place, area in hexes.items() if place in window]
    return len([brick for brick in bricks if not brick.whole])


# Lines between the hexes


def _draw_lines(canvas: Canvas, hexes: dict[Hex, Area], window: Window) -> None:
    arms: dict[tuple[int, int], list[int]] = {}
    for place, area in hexes.items():
        if place in window:
            _outline(arms, place, area, hexes, window)
    for (x, y), weights in arms.items():
        up, right, down, left = weights
        style = Style.parse(OUTLINE if HEAVY in weights else INNER_LINE)
        canvas.fill(x, y, BOXES[27 * up + 9 * right + 3 * down + left], style)


def _outline(
    arms: dict[tuple[int, int], list[int]],
    place: Hex,
    area: Area,
    hexes: dict[Hex, Area],
    window: Window,
) -> None:
    """Add the six sides of a hex to the arms of the characters they run through."""
    x, y = window.corner(place)
    half, across, down = window.down // 2, window.across, window.down
    north, north_east, south_east, south, south_west, north_west = [
        _weight(area, hexes.get(other)) for other in neighbours(place)
    ]
    for i in range(across):
        _join(arms, (x + i, y), (x + i + 1, y), north)
        _join(arms, (x + i, y + down), (x + i + 1, y + down), south)
    for i in range(down):
        upper = i < half
        _join(arms, (x, y + i), (x, y + i + 1), north_west if upper else south_west)
        right = x + across
        _join(arms, (right, y + i), (right, y + i + 1), north_east if upper else south_east)


def neighbours(place: Hex) -> list[Hex]:
    """Return the six neighbours of a hex, clockwise from the north."""
    column, row = place
    lower = column % 2
    return [
        Hex(column, row - 1),
        Hex(column + 1, row - 1 + lower),
        Hex(column + 1, row + lower),
        Hex(column, row + 1),
        Hex(column - 1, row + lower),
        Hex(column - 1, row - 1 + lower),
    ]


def _weight(area: Area, other: Area | None) -> int:
    beyond = other.region if other is not None else ""
    return HEAVY if area.region != beyond else LIGHT


def _join(
    arms: dict[tuple[int, int], list[int]], start: tuple[int, int], end: tuple[int, int], weight: int
) -> None:
    """Draw a line to the next character on the right or below."""
    out, back = (RIGHT, LEFT) if start[1] == end[1] else (DOWN, UP)
    for point, arm in ((start, out), (end, back)):
        arms.setdefault(point, [0, 0, 0, 0])[arm] = weight


# What a hex shows


def _draw_brick(canvas: Canvas, window: Window, place: Hex, area: Area, brick: Brick) -> None:
    x, y = window.corner(place)
    symbol, ground = TERRAIN.get(area.terrain, ("", PLAIN_GROUND))
    style = Style(color=lighter(ground), bgcolor=ground)
    for row in range(window.down - 1):
        for column in range(window.inner):
            corner = row == 0 and column == window.inner - 1
            sign = symbol if corner or _textured(area, column, row) else ""
            canvas.fill(x + 1 + column, y + 1 + row, sign or " ", style)
    for i, line in enumerate(brick.lines):
        room = window.inner - bool(symbol and i == 0)
        canvas.write(x + 1, y + 1 + i, Text.assemble(line, " ") if line.cell_len < room else line)


def _textured(area: Area, column: int, row: int) -> bool:
    """Return whether the terrain's symbol is repeated here: everywhere in fog, else thinly."""
    return area.terrain == FOG or (row > 0 and (column + 2 * row) % 4 == 0)


def _brick(area: Area, window: Window, signs: Signs) -> Brick:
    """Fill the lines of a hex: its name and number first, then as much as there is room for."""
    widths = [window.inner] * (window.down - 1)
    if area.terrain in TERRAIN:
        widths[0] -= 1  # for the symbol
    name = [Text(word, style=_name_style(area)) for word in area.name.split()]
    number = signs.badges.within(area.id, widths[-1])
    head = [*name, *([number] if number else [])]
    brick = _packed([*head, *_contents(area, signs)], widths)
    if brick.whole:
        return brick
    if not _packed(head, widths).whole:
        return Brick(_cramped(area, signs.badges, widths), whole=False)
    owners = Text().join([Text(shape(colour), signs.paint(colour)) for colour in _colours(area)])
    short = _packed([*head, owners], widths)
    return Brick(short.lines if window.down == COMPACT and short.whole else brick.lines, whole=False)


def _colours(area: Area) -> list[int]:
    return list(dict.fromkeys([piece.colour for piece in area.pieces]))


def _name_style(area: Area) -> str:
    return QUIET if area.terrain == FOG else NAME


def _packed(items: list[Text], widths: list[int]) -> Brick:
    """Set items side by side, line by line, as long as they fit."""
    lines = [Text(style=FIGURE)]
    for item in items:
        line = lines[-1]
        if line and line.cell_len + 1 + item.cell_len <= widths[len(lines) - 1]:
            line.append(" ").append_text(item)
            continue
        if line:
            if len(lines) == len(widths):
                return Brick(lines, whole=False)
            lines.append(Text(style=FIGURE))
        if item.cell_len > widths[len(lines) - 1]:
            return Brick([line for line in lines if line], whole=False)
        lines[-1].append_text(item)
    return Brick(lines, whole=True)


def _cramped(area: Area, badges: Badges, widths: list[int]) -> Lines:
    """Cut the name to leave room for the number."""
    number = badges.within(area.id, widths[-1])
    name = Text(area.name, style=_name_style(area))
    if len(widths) > 1 or not number:
        return [clipped(name, widths[0]), *([number] if number else [])]
    bare = Text(number.plain.strip("[…]"), style=number.style)
    room = widths[0] - bare.cell_len - 1
    return [Text.assemble(clipped(name, room), " ", bare) if room > 1 else bare]


def _contents(area: Area, signs: Signs) -> Lines:
    """Draw value, warning, pieces and owners without a piece."""
    items = [Text(area.value)] if area.value else []
    items += [Text("!", style="bold")] if area.warning else []
    items += _tokens(area.pieces, signs)
    present = _colours(area)
    return items + [
        Text(shape(owner), style=signs.paint(owner)) for owner in area.owners or () if owner not in present
    ]


def _tokens(pieces: list[Piece], signs: Signs) -> Lines:
    """Draw the pieces; those of one owner share their owner's shape unless they can be chosen."""
    groups: dict[tuple[int, str, str, str], list[Piece]] = {}
    for piece in pieces:
        alone = piece.id if piece.id in signs.badges or piece.counts or not piece.icon else ""
        mark = piece.mark or MOODS.get(piece.mood, "")
        groups.setdefault((piece.colour, piece.emblem, mark, alone), []).append(piece)
    tokens = []
    for (colour, emblem, mark, alone), group in groups.items():
        body = "".join([_piece(piece, signs, crowd=len(group) > 1) for piece in group])
        style = f"bold {signs.paint(colour)}" + (" underline" if any(piece.strong for piece in group) else "")
        owner = signs.codes.get(emblem, "") or shape(colour)
        tokens.append(Text.assemble(signs.badges.on(alone), (owner + mark + body, style)))
    return tokens


def _piece(piece: Piece, signs: Signs, crowd: bool) -> str:
    """Return how many and, by the letters of its icon, what."""
    if piece.counts:
        return "/".join([count.value for count in piece.counts])
    count = str(piece.count) if piece.count > 1 or crowd else ""
    return count + signs.codes.get(piece.icon, "")


def _in_full(area: Area, signs: Signs) -> Text:
    """Draw all there is to say of a hex on one line."""
    symbol, _ = TERRAIN.get(area.terrain, ("", PLAIN_GROUND))
    head = Text.assemble((area.name, "bold"), (symbol, QUIET))
    contents = [token.copy() for token in _contents(area, signs)]
    number = signs.badges.on(area.id)
    return Text(" ").join([head, *([number] if number else []), *contents])


# What the signs mean


def _icon_codes(areas: Iterable[Area]) -> dict[str, str]:
    """Return the fewest first letters that tell the icons of pieces apart."""
    pieces = [piece for area in areas for piece in area.pieces]
    icons = sorted({icon for piece in pieces for icon in (piece.icon, piece.emblem) if icon})
    return {icon: _shortest(icon, [other for other in icons if other != icon]) for icon in icons}


def _shortest(icon: str, others: list[str]) -> str:
    starts = [icon[:length] for length in range(1, len(icon))]
    return next((start for start in starts if not any(o.startswith(start) for o in others)), icon)


def _legend(areas: Iterable[Area], codes: dict[str, str], messages: Messages) -> Lines:
    present = {area.terrain for area in areas}
    grounds = [_ground(terrain, messages) for terrain in TERRAIN if terrain in present]
    pieces = [Text.assemble((code, "bold"), (f" {icon}", QUIET)) for icon, code in codes.items()]
    return grounds + pieces


def _ground(terrain: str, messages: Messages) -> Text:
    symbol, ground = TERRAIN[terrain]
    sample = (f" {symbol} ", Style(color=lighter(ground), bgcolor=ground))
    return Text.assemble(sample, (" " + messages(f"terrain-{terrain}"), QUIET))
