"""Lay out a scene on a terminal of any size: what the question concerns first, the rest if there is room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from saecula.core.scene import Board, MapPanel, MatrixPanel, Panel, RowPanel, Scene, TrackPanel
from saecula.terminal.badges import Badges
from saecula.terminal.cards import draw_row, draw_row_short, draw_track
from saecula.terminal.dock import draw_dock
from saecula.terminal.hexes import comfortable_width, least_height
from saecula.terminal.log import draw_log
from saecula.terminal.maps import draw_map
from saecula.terminal.matrix import draw_matrix
from saecula.terminal.mats import draw_mat, draw_standings
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import QUIET, Lines, beside, spread, stacked, titled

TWO_COLUMNS: Final = 112
THREE_COLUMNS: Final = 150
SIDE: Final = 40
LEAST_MAP: Final = 12
MOST_MAP: Final = 99
LOG_ROWS: Final = 5
MOST_NEWS: Final = 14
MOST_LOG: Final = 30
UNLIMITED: Final = 10_000


def draw_scene(scene: Scene, since: int, width: int, height: int, messages: Messages) -> Lines:
    """Draw the board above the dock, together no higher than the terminal unless the dock needs more."""
    dock = draw_dock(scene, width, messages)
    return [*draw_board(scene, since, width, height - len(dock), messages), *dock]


def draw_board(scene: Scene, since: int, width: int, height: int, messages: Messages) -> Lines:
    """Draw the board in the given height; the least important parts are left out first."""
    badges = Badges(scene.ask)
    title = spread(Text(scene.title, style="bold"), Text(scene.board.moment, style=QUIET), width)
    layout = SceneLayout(scene, since, badges, messages)
    maps = [panel for panel in scene.board.panels if isinstance(panel, MapPanel)]
    least = max([comfortable_width(panel) for panel in maps], default=0)
    if width >= max(THREE_COLUMNS, least + 2 * (SIDE + 2)):
        body = layout.three_columns(width, height - 2)
    elif width >= max(TWO_COLUMNS, least + SIDE + 2):
        body = layout.two_columns(width, height - 2)
    else:
        body = layout.one_column(width, height - 2)
    return [title, *body, Text()] if body else [title]


class Column:
    """Blocks below each other in a limited height."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.room = height
        self.blocks: list[tuple[int, Lines]] = []

    def add(self, order: int, lines: Lines) -> bool:
        """Add a block if it fits; `order` is its place from the top, not its importance."""
        rows = len(lines) + (1 if self.blocks else 0)
        if not lines or rows > self.room:
            return False
        self.blocks.append((order, lines))
        self.room -= rows
        return True

    def force(self, order: int, lines: Lines) -> None:
        """Add a block that does not fit, and leave no room for more."""
        self.blocks.append((order, lines))
        self.room = 0

    def lines(self) -> Lines:
        """Return the blocks from top to bottom."""
        return stacked([lines for _, lines in sorted(self.blocks, key=lambda block: block[0])])


class SceneLayout:
    """Arranges the parts of one scene in columns."""

    def __init__(self, scene: Scene, since: int, badges: Badges, messages: Messages) -> None:
        self.scene = scene
        self.board: Board = scene.board
        self.since = since
        self.badges = badges
        self.messages = messages

    def one_column(self, width: int, height: int) -> Lines:
        """Stack what can be chosen, the standings and the log, then the rest."""
        column = Column(width, height)
        asked = [panel for panel in self.board.panels if self._concerned(panel)]
        needed = sum([self._least_rows(panel, width) for panel in asked])
        if needed + len(self.board.mats) + 2 <= column.room:
            self._add_standings(column)
        spare = column.room - needed - 1
        news = len(self.scene.log) - self.since + 2
        column.add(90, self._log(width, min(spare, max(LOG_ROWS, min(news, MOST_NEWS)))))
        for panel in asked:
            self._add_panel(column, panel)
            if isinstance(panel, MapPanel) and not column.blocks:
                # A long question leaves no room: let the map scroll off the top rather than leave it out.
                column.force(10, draw_map(panel, width, self.badges, self.messages, LEAST_MAP))
        others = [panel for panel in self.board.panels if panel not in asked]
        wide = [panel for panel in others if isinstance(panel, RowPanel) and (panel.wide or panel.over)]
        maps = [panel for panel in others if isinstance(panel, MapPanel)]
        first: list[Panel] = [*wide, *maps]
        for panel in first:
            self._add_panel(column, panel)
        self._add_hand(column)
        for panel in others:
            if panel not in wide and panel not in maps:
                self._add_panel(column, panel)
        self._add_time(column)
        if height == UNLIMITED - 2:
            self._add_mats(column, keep=0)
        return column.lines()

    def _least_rows(self, panel: Panel, width: int) -> int:
        if isinstance(panel, MapPanel):
            return LEAST_MAP + 2
        if isinstance(panel, RowPanel):
            return len(draw_row(panel, width, self.badges)) + 1
        return len(_drawn(panel, width, self.badges)) + 1

    def _add_standings(self, column: Column) -> None:
        column.add(3, draw_standings(self.board.mats, column.width, self.badges, self.messages))

    def two_columns(self, width: int, height: int) -> Lines:
        """Put the board on the left; matrix, mats and log on the right."""
        main, side = Column(width - SIDE - 2, height), Column(SIDE, height)
        panels = self._sorted_panels()
        for panel in panels:
            if isinstance(panel, MatrixPanel):
                self._add_panel(side, panel)
        if not self._add_mats(side, keep=LOG_ROWS + 1):
            self._add_standings(main)
        for panel in panels:
            if not isinstance(panel, MatrixPanel):
                self._add_panel(main, panel)
        self._add_hand(main)
        self._add_time(main)
        side.add(90, self._log(SIDE, min(side.room - 1, MOST_LOG)))
        return beside([(main.lines(), main.width), (side.lines(), side.width)])

    def three_columns(self, width: int, height: int) -> Lines:
        """Put the mats on the left, the board in the middle, matrix and log on the right."""
        left, right = Column(SIDE, height), Column(SIDE, height)
        if not self._add_mats(left, keep=0):
            return self.two_columns(width, height)
        main = Column(width - 2 * (SIDE + 2), height)
        for panel in self._sorted_panels():
            self._add_panel(right if isinstance(panel, MatrixPanel) else main, panel)
        self._add_hand(main)
        self._add_time(main)
        right.add(90, self._log(SIDE, min(right.room - 1, MOST_LOG)))
        return beside([(column.lines(), column.width) for column in (left, main, right)])

    def _concerned(self, panel: Panel) -> bool:
        return any(thing in self.badges for thing in _things(panel))

    def _sorted_panels(self) -> list[Panel]:
        return sorted(self.board.panels, key=lambda panel: not self._concerned(panel))

    def _add_panel(self, column: Column, panel: Panel) -> None:
        order = 10 + self.board.panels.index(panel)
        if isinstance(panel, MapPanel):
            self._add_map(column, order, panel)
        elif isinstance(panel, RowPanel):
            self._add_row(column, order, panel)
        else:
            column.add(order, _drawn(panel, column.width, self.badges))

    def _add_map(self, column: Column, order: int, panel: MapPanel) -> None:
        """Draw the map as large as the room allows; what is listed below it can make it smaller."""
        rows = column.room - bool(column.blocks) - len(titled(panel.title, panel.note, column.width))
        least = max(LEAST_MAP, least_height(panel))
        rows = max(min(least, rows), rows - self._rows_beside(column.width))
        for most in range(min(rows, MOST_MAP), LEAST_MAP - 1, -1):
            if column.add(order, draw_map(panel, column.width, self.badges, self.messages, most)):
                return

    def _rows_beside(self, width: int) -> int:
        """Count the lines that cards and time track need in the column of a map; boards are drawn short."""
        rows = [panel for panel in self.board.panels if isinstance(panel, RowPanel)]
        drawn = [(draw_row_short if row.columns else draw_row)(row, width, self.badges) for row in rows]
        count = sum([len(lines) + 1 for lines in drawn])
        if self.board.hand:
            count += len(draw_row_short(self.board.hand, width, self.badges)) + 1
        return count + (4 if self.board.time else 0)

    def _add_row(self, column: Column, order: int, row: RowPanel) -> None:
        drawers: list[Callable[[RowPanel, int, Badges], Lines]] = [draw_row, draw_row_short]
        for draw in drawers:
            if column.add(order, draw(row, column.width, self.badges)):
                return

    def _add_hand(self, column: Column) -> None:
        if self.board.hand:
            self._add_row(column, 70, self.board.hand)

    def _add_time(self, column: Column) -> None:
        if self.board.time:
            column.add(2, draw_track(self.board.time, column.width, self.badges))

    def _add_mats(self, column: Column, keep: int) -> bool:
        """Add all mats, in full or all but the viewer's own brief; none if they do not fit."""
        for blank, brief in ((True, False), (False, False), (True, True), (False, True)):
            drawn = [
                draw_mat(mat, column.width, self.badges, self.messages, brief and not mat.you)
                for mat in self.board.mats
            ]
            mats = stacked(drawn) if blank else [line for mat in drawn for line in mat]
            if len(mats) + keep < column.room:
                return column.add(80, mats)
        return False

    def _log(self, width: int, rows: int) -> Lines:
        if rows < 2:
            return []
        title = rows >= LOG_ROWS
        return draw_log(self.scene.log, self.since, width, rows, self.board.mats, self.messages, title)


def _drawn(panel: MatrixPanel | TrackPanel, width: int, badges: Badges) -> Lines:
    if isinstance(panel, MatrixPanel):
        return draw_matrix(panel, width, badges)
    return draw_track(panel, width, badges)


def _things(panel: Panel) -> list[str]:
    if isinstance(panel, MapPanel):
        return [area.id for area in panel.areas]
    if isinstance(panel, RowPanel):
        return [card.id for card in panel.cards]
    return [cell.id for cell in panel.cells]
