"""Maps: areas placed by latitude and longitude, or hexes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from saecula.core.scene import Area, Border, MapPanel, Piece
from saecula.terminal.badges import Badges
from saecula.terminal.canvas import FIGURE, NAME, Canvas, bright, lighter
from saecula.terminal.hexes import SMALLEST_MAP, draw_hexes
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import (
    QUIET,
    Lines,
    clipped,
    flowed,
    shape,
    titled,
    token,
)
from saecula.terminal.windows import LARGE, MOST_ROWS, nearest, window_on

SEA: Final = "#23292d"  # pale enough to become grey, not navy, where there are only 256 colours
LANDS: Final = ("#4b4a3c", "#3f4638", "#50443a", "#46483f", "#564a3e")
CHOOSABLE: Final = "#2f4374"
MARGIN: Final = 8.0  # degrees around the outermost areas
CELL_ASPECT: Final = 2.0  # a character is about twice as high as wide
LONG_NAME: Final = 12
UNLIMITED_ROWS: Final = 99
BEYOND: Final = 12.0  # degrees around a window, from where areas reach into it
WATERS: Final = ("water", "ocean")


@dataclass(frozen=True)
class View:
    """The part of the world that is drawn, and its size on screen."""

    west: float
    north: float
    across: float
    down: float
    width: int
    height: int

    def place(self, lat: float, lon: float) -> tuple[float, float]:
        """Return the column and row of a point."""
        return (lon - self.west) / self.across * self.width, (self.north - lat) / self.down * self.height

    def point(self, column: int, row: int) -> tuple[float, float]:
        """Return the latitude and longitude of the middle of a cell."""
        lon = self.west + (column + 0.5) / self.width * self.across
        return self.north - (row + 0.5) / self.height * self.down, lon


@dataclass(frozen=True)
class Label:
    """The name and pieces of an area, to be written on the canvas."""

    area: Area
    lines: tuple[Text, ...]

    @property
    def width(self) -> int:
        return max([line.cell_len for line in self.lines])


def draw_map(
    panel: MapPanel, width: int, badges: Badges, messages: Messages, most_rows: int = UNLIMITED_ROWS
) -> Lines:
    """Draw a map in the given width, itself at most this many rows high, with borders and notes below."""
    areas = [area for area in panel.areas if area.state != "out"]
    if not areas:
        return titled(panel.title, panel.note, width)
    if any(area.hex is not None for area in areas):
        drawn = draw_hexes(panel, width, badges, messages, most_rows)
    elif len(areas) > LARGE:
        return [*titled(panel.title, panel.note, width), *_draw_window(areas, width, badges, most_rows)]
    else:
        drawn = _draw_world(areas, width, badges, most_rows)
    notes = [clipped(Text(f"{area.name}: {area.note}", style=QUIET), width) for area in areas if area.note]
    crossed = [_border(border, badges) for border in panel.borders if border.pieces or border.id in badges]
    return [*titled(panel.title, panel.note, width), *drawn, *flowed(crossed, width, " · "), *notes]


def _draw_world(areas: list[Area], width: int, badges: Badges, most_rows: int) -> Lines:
    """Draw areas by latitude and longitude."""
    view = _view(areas, width, most_rows)
    canvas = Canvas(view.width, view.height, SEA)
    _draw_land(canvas, view, areas, badges)
    for label, column, row in _placed(areas, view, badges):
        for i, line in enumerate(label.lines):
            canvas.write(column + (label.width - line.cell_len) // 2, row + i, line)
    return canvas.lines()


def _draw_window(areas: list[Area], width: int, badges: Badges, most_rows: int) -> Lines:
    """Draw the part of a large map around what can be chosen; what lies elsewhere is listed below it."""
    rows = max(SMALLEST_MAP, min(MOST_ROWS, most_rows))
    window = window_on(areas, badges, width, rows)
    view = View(window.west, window.north, window.across, window.down, width, rows)
    canvas = Canvas(width, rows, SEA)
    _draw_nearest(canvas, view, areas, badges)
    seen = [area for area in areas if window.shows(area)]
    named = [area for area in seen if area.id in badges or _standing(area)]
    for label, column, row in _placed(named, view, badges):
        for i, line in enumerate(label.lines):
            canvas.write(column + (label.width - line.cell_len) // 2, row + i, line)
    elsewhere = [area for area in areas if area.id in badges and not window.shows(area)]
    listed = [Text.assemble(badges.before(area.id), area.name) for area in elsewhere]
    notes = [clipped(Text(f"{area.name}: {area.note}", style=QUIET), width) for area in seen if area.note]
    return [*canvas.lines(), *flowed(listed, width, " · "), *notes]


def _draw_nearest(canvas: Canvas, view: View, areas: list[Area], badges: Badges) -> None:
    """Give each cell to the area whose point is nearest."""
    near = [
        (area, _ground(area, i, badges))
        for i, area in enumerate(areas)
        if view.west - BEYOND < area.lon < view.west + view.across + BEYOND
        and view.north - view.down - BEYOND < area.lat < view.north + BEYOND
    ]
    points = [area for area, _ in near]
    for row in range(view.height):
        for column in range(view.width):
            area, style = near[nearest(points, *view.point(column, row))]
            if area.terrain not in WATERS or area.id in badges:
                canvas.fill(column, row, "·", style)


def _standing(area: Area) -> list[Piece]:
    """Return the pieces that stand in an area; what is printed on the map is none."""
    return [piece for piece in area.pieces if piece.kind != "resource"]


def _border(border: Border, badges: Badges) -> Text:
    """Draw a border with its pieces."""
    line = Text.assemble(
        badges.before(border.id), border.name, (f" {border.value}" if border.value else "", QUIET)
    )
    for piece in border.pieces:
        line.append_text(token(piece.colour, piece.count))
    return line


def _view(areas: list[Area], width: int, most_rows: int) -> View:
    points = [point for area in areas for point in [(area.lat, area.lon), *area.outline]]
    north = min(90.0, max([lat for lat, _ in points]) + MARGIN / 2)
    south = max(-90.0, min([lat for lat, _ in points]) - MARGIN / 2)
    west, east = min([lon for _, lon in points]) - MARGIN, max([lon for _, lon in points]) + MARGIN
    across, down = max(1.0, east - west), max(1.0, north - south)
    rows = round(down / across * width / CELL_ASPECT * 1.12)  # a little taller: room for two-line labels
    return View(west, north, across, down, width, max(SMALLEST_MAP, min(rows, most_rows)))


def _draw_land(canvas: Canvas, view: View, areas: list[Area], badges: Badges) -> None:
    styles = [_ground(area, i, badges) for i, area in enumerate(areas)]
    for row in range(view.height):
        for column in range(view.width):
            lat, lon = view.point(column, row)
            for area, style in zip(areas, styles, strict=True):
                if _inside(lat, lon, area.outline):
                    canvas.fill(column, row, "·", style)
                    break


def _ground(area: Area, index: int, badges: Badges) -> Style:
    ground = CHOOSABLE if area.id in badges else LANDS[index % len(LANDS)]
    return Style(color=lighter(ground), bgcolor=ground)


def _inside(lat: float, lon: float, outline: list[tuple[float, float]]) -> bool:
    """Return whether a point is in a polygon: a ray from it crosses the outline an odd number of times."""
    inside = False
    for i, (lat_1, lon_1) in enumerate(outline):
        lat_2, lon_2 = outline[i - 1]
        if (lat_1 > lat) != (lat_2 > lat) and lon < (lon_2 - lon_1) * (lat - lat_1) / (lat_2 - lat_1) + lon_1:
            inside = not inside
    return inside


def _label(area: Area, badges: Badges) -> Label:
    style = Style.parse(NAME)
    second = Text(area.value, style=FIGURE)
    for piece in _standing(area):
        second.append(" " if second else "")
        second.append(shape(piece.colour) + piece.mark + _count(piece), f"bold {bright(piece.colour)}")
    mark = badges.on(area.id)
    if mark:
        second = Text.assemble(second, " " if second else "", mark)
    return Label(area, (*[Text(part.upper(), style=style) for part in _name_lines(area.name)], second))


def _count(piece: Piece) -> str:
    """Return the count of a piece, or its several numbers."""
    if piece.counts:
        return "/".join([count.value for count in piece.counts])
    return str(piece.count) if piece.count > 1 else ""


def _name_lines(name: str) -> list[str]:
    """Break a long name into two lines of similar length."""
    words = name.split()
    if len(name) <= LONG_NAME or len(words) < 2:
        return [name]
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(splits, key=lambda halves: max(map(len, halves))))


def _placed(areas: list[Area], view: View, badges: Badges) -> Iterator[tuple[Label, int, int]]:
    """Place the labels near their areas, moved as little as possible to keep them apart."""
    taken: list[tuple[int, int, int, int]] = []
    for area in sorted(areas, key=lambda area: -len(area.name)):
        label = _label(area, badges)
        column, row = view.place(area.lat, area.lon)
        box = _free_place(label, column, row, view, taken)
        taken.append(box)
        yield label, box[0], box[1]


def _free_place(
    label: Label, column: float, row: float, view: View, taken: list[tuple[int, int, int, int]]
) -> tuple[int, int, int, int]:
    """Return left, top, width and height of the nearest free place, or of the wanted one if none is free."""
    width, height = label.width, len(label.lines)
    left = max(0, min(view.width - width, round(column - width / 2)))
    top = max(0, min(view.height - height, round(row - height / 2)))
    for dy, dx in _NEARBY:
        x, y = left + dx, top + dy
        fits = 0 <= x <= view.width - width and 0 <= y <= view.height - height
        if fits and not any(_overlap((x, y, width, height), box) for box in taken):
            return x, y, width, height
    return left, top, width, height


_NEARBY: Final = sorted(
    [(dy, dx) for dy in range(-6, 7) for dx in range(-20, 21)],
    key=lambda shift: (abs(shift[0]) * CELL_ASPECT * 1.5 + abs(shift[1]), shift),
)


def _overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Return whether two boxes overlap or have no column between them."""
    x, y, width, height = one
    left, top, other_width, other_height = other
    return x < left + other_width + 1 and left < x + width + 1 and y < top + other_height and top < y + height
