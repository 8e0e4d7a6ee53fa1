"""Scenes: what a viewer sees, as typed data (mats, maps, cards, tracks, a matrix, the log, the question).

A game turns what a seat sees into a `Board`; the kernel adds the ask and the log and makes it a `Scene`.
Clients draw any scene without knowing the game. Everything that can be chosen has an id
(`territory:china`), and each option names the things it concerns. All text is in the viewer's language.

Icons are names of the client's own line drawings; a name it does not know is drawn as a card. Colours are 1
to 7, each with its shape. A game's theme and map are found by its id: see `web/README.md`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Any, Final, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.actions import NUMBER
from saecula.core.blocks import UNSEEN
from saecula.core.game import Game
from saecula.core.journal import Line, Narrative, Note, Source, as_told, source_for
from saecula.core.locale import Texts
from saecula.core.points import written
from saecula.core.position import SPECTATOR, Action, Frame, Position, Seat
from saecula.core.secrecy import Seen
from saecula.core.zones import UNKNOWN

G = TypeVar("G", bound=Position)

# How a decision may be asked. A client without the widget uses "pick"; "assign" puts things on others, such
# as markers on empires.
WIDGETS: Final = (
    "pick",
    "several",
    "amount",
    "pay",
    "place",
    "distribute",
    "assign",
    "bid",
    "order",
    "yesno",
)


class Reason(msgspec.Struct):
    """One line of an explained number: where a part of it comes from."""

    label: str
    value: str


class Stat(msgspec.Struct):
    """A number with its icon."""

    icon: str
    value: str
    label: str
    best: bool = False
    reasons: list[Reason] = []
    id: str = ""  # if it can be chosen
    colour: int = 0  # of what is counted, if it is not that of the piece


class Piece(msgspec.Struct):
    """A piece on the board.

    A plain piece shows its colour and shape, and its count if it is above one. With `counts` it is a chip
    of several numbers, each with its icon (no icon: the shape of its colour, or behind a mark the number
    alone). On a border it is a bar across it. In an area, pieces of the kinds `city` and `building` are
    white badges, and those of the kind `resource` icons beside the name. In a hex, pieces of the kinds
    `city`, `building` and `unit` stand in lines: the city with its count as its size, what was built
    there, and the units of each owner in one chip.
    """

    id: str
    kind: str
    colour: int
    label: str
    count: int = 1
    counts: list[Stat] = []
    strong: bool = False  # a capital: a square chip, and a star
    icon: str = ""  # drawn in the token instead of the shape
    mark: str = ""  # up to two letters on the chip
    emblem: str = ""  # icon for the shape of an owner without a seat, whose colour is 0
    mood: str = ""  # of a city or a chip with a mark: happy, neutral, angry
    toward: str = ""  # id of the area next to it that it belongs to: a quay leads there
    aboard: bool = False  # carried by the unit before it


class Step(msgspec.Struct):
    """One of several steps."""

    label: str
    state: str = ""  # done, now, ""


# Colours for the edges of cards; others stay plain.
BANDS: Final = (
    "farm",
    "mine",
    "urban",
    "unit",
    "special",
    "government",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "pact",
)


class Half(msgspec.Struct):
    """One of the ways in which a card can be used."""

    title: str
    kind: str
    icon: str
    text: str
    cost: str = ""
    progress: list[int] = []  # reached, needed
    choices: list[str] = []  # verbs of the options that use it


class Card(msgspec.Struct):
    """A card anywhere: in a row, in hand, on a mat.

    With a value it is one side of a contest: its pieces take part, its marks are dice (`best`: those that
    count; their reasons say what they bring), its reasons add up to the value, its foot says what follows.
    """

    id: str
    title: str
    kind: str  # word of the kind band
    icon: str
    text: str = ""  # what it does, in full
    corner: str = ""  # age, epoch
    cost: str = ""
    state: str = ""  # "", used, down (face down), sealed, empty
    reason: str = ""  # why it is used, empty or unavailable
    source: str = ""  # source of the content, for the detail pane
    pieces: list[Piece] = []  # what lies on it
    foot: str = ""  # its meaning for the viewer, in a few words
    group: str = ""  # cards of one group are drawn small, one below the other, under its name
    reasons: list[Reason] = []  # how its cost is made up
    band: str = ""  # colour of its edge: one of BANDS
    marks: list[Stat] = []  # its effects, as icons and numbers
    price: Stat | None = None  # its cost as an icon and a number
    steps: list[Step] = []  # what it is built of
    place: tuple[int, int] | None = None  # column and level, in a row that is a grid
    value: str = ""
    colour: int = 0  # of the side
    emblem: str = ""  # of a side without a seat
    beside: str = ""  # id of the side that has played it
    hexes: list[Area] = []  # a part of the map drawn on it; those around it are `out`
    halves: list[Half] = []


class Pool(msgspec.Struct):
    """Something that is spent and regained: how many are left, and how many there are."""

    icon: str
    label: str
    left: int
    all: int


class Fact(msgspec.Struct):
    """One line of a mat: label left, value right, perhaps cards or pieces."""

    label: str
    value: str = ""
    icon: str = ""
    cards: list[Card] = []
    progress: list[int] = []  # reached, needed
    pools: list[Pool] = []  # drawn instead of the value
    stats: list[Stat] = []  # its parts, drawn instead of the value


class Holding(msgspec.Struct):
    """One of several states of a player, with numbers of its own: a line of the mat."""

    id: str
    name: str
    piece: Piece  # its chip, with its letters
    stats: list[Stat] = []
    card: Card | None = None  # what lies on it: "down", "used", or open; its corner is a number
    details: list[Stat] = []  # shown on the viewer's own mat; one worth nothing now has no icon
    active: bool = False  # the question is about it


class Mat(msgspec.Struct):
    """A civilization's sheet."""

    id: str
    seat: Seat  # -1 for automata
    colour: int  # 1 to 7: colour and shape together
    name: str
    person: str
    points: str
    active: bool
    you: bool
    stats: list[Stat] = []
    facts: list[Fact] = []
    played: list[Card] = []  # what the player has played this round
    points_icon: str = ""  # what the points are; the stat of this icon is drawn beside them
    holdings: list[Holding] = []


# Terrains that a client has a drawing for; others stay plain.
TERRAINS: Final = (
    "plain",
    "fertile",
    "forest",
    "jungle",
    "marsh",
    "mountain",
    "desert",
    "barren",
    "tundra",
    "water",
    "ocean",
    "island",
    "unexplored",
)


class Area(msgspec.Struct):
    """An area of a map, placed by latitude and longitude, or a hex.

    Areas are drawn with the client's map of this game, found by their ids; without one, by their outlines.
    Areas of that map that the scene lacks, or has as `out`, are not in play.
    """

    id: str
    name: str
    lat: float = 0.0
    lon: float = 0.0
    outline: list[tuple[float, float]] = []
    value: str = ""
    note: str = ""
    pieces: list[Piece] = []
    icon: str = ""  # what the value counts
    terrain: str = ""  # one of TERRAINS
    owners: list[int] | None = None  # colours of its owners; None: of all players with a piece here
    warning: str = ""  # what threatens the viewer here, in words
    state: str = ""  # "", out (not in play), from (the question is about what is here), contested
    hex: tuple[int, int] | None = None  # column and row; flat top, odd columns half a hex lower
    region: str = ""  # areas of one region share a heavy outline
    reasons: list[Reason] = []  # further details, one per line


class Border(msgspec.Struct):
    """A border or sea link that can be chosen or hold pieces."""

    id: str
    ends: tuple[str, str]  # ids of two areas
    name: str
    value: str = ""  # a word written on it
    note: str = ""
    pieces: list[Piece] = []


class MapPanel(msgspec.Struct, tag="map"):
    """A map of areas; links are pairs of ids that border each other."""

    id: str
    title: str
    areas: list[Area]
    links: list[tuple[str, str]]
    note: str = ""
    borders: list[Border] = []


class Column(msgspec.Struct):
    """A column of a grid of cards."""

    name: str
    icon: str
    band: str = ""


class RowPanel(msgspec.Struct, tag="row"):
    """A row of cards.

    With columns it is a player's board: cards that have a place are drawn in a grid, the others below it.
    """

    id: str
    title: str
    cards: list[Card]
    note: str = ""
    wide: bool = False  # always visible, over the whole width; other rows share one place
    over: bool = False  # lies on the map as long as it lasts, and can be folded
    columns: list[Column] = []
    levels: list[str] = []  # names of the grid's lines
    bands: int = 1  # above each other, among which many columns are divided
    mat: str = ""  # id of the mat whose board it is


class MatrixZone(msgspec.Struct):
    """A region of a matrix with one meaning."""

    id: str
    name: str
    value: str
    colour: str
    text: str = ""


class MatrixCell(msgspec.Struct):
    """A cell of a matrix."""

    id: str
    column: int
    row: int
    zone: str
    note: str = ""
    pieces: list[Piece] = []


class MatrixLevel(msgspec.Struct):
    """A column or row of a matrix: its name and the benefit of reaching it."""

    id: str
    name: str
    note: str = ""


class MatrixPanel(msgspec.Struct, tag="matrix"):
    """A matrix of cells, which need not be complete. Levels, if given, explain each column and row."""

    id: str
    title: str
    across: str
    up: str
    columns: list[str]
    rows: list[str]
    zones: list[MatrixZone]
    cells: list[MatrixCell]
    note: str = ""
    column_levels: list[MatrixLevel] = []
    row_levels: list[MatrixLevel] = []


class TrackCell(msgspec.Struct):
    """A step of a track."""

    id: str
    label: str
    state: str = ""  # past, now, limit (beyond what is usual), ""
    note: str = ""
    pieces: list[Piece] = []
    group: str = ""  # name of the stretch it belongs to
    strong: bool = False  # more happens here than on the steps around it
    spaces: int = 0  # for tokens
    filled: int = 0  # how many of them hold a token
    icon: str = ""


class TrackPanel(msgspec.Struct, tag="track"):
    """A track: time, points, order. Tracks that follow each other are drawn on one sheet, a line each.

    A bank is a track of spaces for tokens, and lies on a board. Pieces with a mark are drawn as chips with
    their letters, in a cell that is not strong as outlines.
    """

    id: str
    title: str
    cells: list[TrackCell]
    note: str = ""
    icon: str = ""
    row: str = ""  # id of the row of cards it belongs to
    token: str = ""  # icon of what lies on its spaces
    stats: list[Stat] = []  # its effects
    edge: str = ""  # "above" or "below": along the map, where there is room


Panel = MapPanel | RowPanel | MatrixPanel | TrackPanel


class Verb(msgspec.Struct):
    """A verb, and the heading of its options."""

    id: str
    label: str


class Board(msgspec.Struct):
    """What a game contributes to a scene."""

    moment: str  # "Epoch II, round 6 of 12"
    mats: list[Mat]
    panels: list[Panel]
    hand: RowPanel | None = None
    time: TrackPanel | None = None
    steps: list[Step] = []  # that the viewer's question belongs to; without steps the moment is shown
    final: list[str] = []  # verbs, or whole actions ("raid 2"), that the viewer cannot take back
    verdict: str = ""  # after the end: the reason for the result, if points alone do not explain it
    view: str = ""  # name of the board if it is one of several views; else it is the map
    verbs: list[Verb] = []  # headings that group options if there are many
    barred: list[Reason] = []  # what the viewer might expect to choose but cannot, and why


class Option(msgspec.Struct):
    """One legal action: what to send, its label, and the things it concerns."""

    action: list[Any]
    label: str
    hint: str = ""
    things: list[str] = []
    free: bool = False
    final: bool = False  # cannot be taken back
    name: str = ""  # its operands, without the verb


class Ask(msgspec.Struct):
    """The question a viewer is asked."""

    decision: str
    prompt: str
    why: str
    clauses: list[str]
    widget: str
    options: list[Option]
    picked: list[str] = []
    token: str = ""


class LogChange(msgspec.Struct):
    """A public number that a line of the log changed."""

    who: str  # id of a mat
    label: str
    value: str  # with its sign
    points: bool = False  # whether it is the number that decides the match


class LogLine(msgspec.Struct):
    """A sentence of the journal as this viewer may read it."""

    key: str
    text: str
    who: str = ""  # id of the mat it is about, if there is one
    heading: bool = False
    things: list[str] = []  # ids of the things it names
    turn: str = ""  # id of the mat whose turn it belongs to
    cause: str = ""  # its cause, if the sentence does not say it
    changes: list[LogChange] = []


class Scene(msgspec.Struct):
    """Everything that a viewer sees of a match."""

    game: str
    title: str
    viewer: Seat
    language: str
    to_move: list[Seat]
    over: bool
    board: Board
    ask: Ask | None = None
    log: list[LogLine] = []


def scene(game: Game[G], seen: Seen[G], texts: Texts, log: list[LogLine], token: str = "") -> Scene:
    """Build the scene of what a seat sees."""
    g = seen.position
    board = game.board(seen, texts)
    return Scene(
        game=game.id,
        title=game.title,
        viewer=seen.seat,
        language=texts.language,
        to_move=_public_movers(g, seen.seat),
        over=flow.is_over(g),
        board=board,
        ask=ask_for(game, seen, texts, token, board.final),
        log=log,
    )


def _public_movers(g: Position, seat: Seat) -> list[Seat]:
    """Return who must choose, as far as this seat may know."""
    movers = flow.to_move(g)
    return [mover for mover in movers if mover == seat] if g.block in UNSEEN else movers


def ask_for(
    game: Game[G], seen: Seen[G], texts: Texts, token: str = "", final: Collection[str] = ()
) -> Ask | None:
    """Return the question this seat is asked, with its options in words, or None."""
    g, seat = seen.position, seen.seat
    frame = flow.ask_of(g, seat) if seat != SPECTATOR else None
    if frame is None:
        return None
    entry = game.rules.entries[frame[0]]
    arguments = texts.frame_arguments(frame)
    return Ask(
        decision=entry.id,
        prompt=texts.text(f"ask-{entry.id}", arguments),
        why=texts.text(f"why-{entry.id}", arguments),
        clauses=list(game.code.clauses.get(entry.id, ())),
        widget=entry.widget,
        options=[_option(game, seen, texts, frame, action, final) for action in flow.options(g, seat)],
        picked=[label_of(texts, action) for action in flow.picks_of(g, seat)],
        token=token,
    )


def _option(
    game: Game[G], seen: Seen[G], texts: Texts, frame: Frame, action: Action, final: Collection[str]
) -> Option:
    return Option(
        action=list(action),
        label=label_of(texts, action),
        hint=game.hint(seen, texts, frame, action),
        things=texts.things(action),
        free=action[0] in game.rules.free,
        final=action[0] in final or " ".join(map(str, action)) in final,
        name=" → ".join([str(operand) for operand in texts.operands(action).values()]),
    )


def label_of(texts: Texts, action: Action) -> str:
    """Return an action in words."""
    return texts.text(f"do-{action[0]}", texts.operands(action))


def log_lines(
    game: Game[Any], lines: list[Line], seat: Seat, texts: Texts, notes: Sequence[Note | None] = ()
) -> list[LogLine]:
    """Return journal lines as a seat may read them, with the notes on each."""
    return [
        _log_line(game, as_told(line, seat), texts, note, seat)
        for line, note in zip_longest(lines, notes[: len(lines)])
    ]


def _log_line(game: Game[Any], line: Line, texts: Texts, note: Note | None, seat: Seat) -> LogLine:
    key: str = line[0]
    domains = game.lines[key]
    who = f"{next(iter(domains.values()))}:{line[1]}" if domains else ""
    text = texts.text(f"told-{key}", texts.named(domains, line[1:]))
    told = LogLine(key, text, who, key in game.headings, _things(game, list(domains.values()), line[1:]))
    if note is not None and game.narrative is not None:
        told.turn = f"{game.narrative.who}:{note.turn}" if note.turn >= 0 else ""
        told.cause = "" if told.heading else _cause(line, note, source_for(note.source, seat), texts)
        told.changes = _log_changes(game.narrative, note, texts)
    return told


def _cause(line: Line, note: Note, source: Source, texts: Texts) -> str:
    """Return the name of a line's source, unless the line names it or states a player's choice."""
    is_choice = not source.domain and note.line == 0 and note.seat >= 0
    return "" if is_choice or source.value in line else source_label(texts, source)


def _log_changes(narrative: Narrative[Any], note: Note, texts: Texts) -> list[LogChange]:
    return [
        LogChange(
            f"{narrative.who}:{change.who}",
            texts.text(f"counter-{change.counter}"),
            f"+{written(change.by)}" if change.by > 0 else written(change.by),
            change.counter == narrative.counters[0],
        )
        for change in note.changes
    ]


def source_label(texts: Texts, source: Source) -> str:
    """Return the name of a source in the viewer's language."""
    if not source.domain:
        return texts.text(f"cause-{source.value}") if source.value else ""
    return str(texts.label(source.domain, source.value))


def _things(game: Game[Any], domains: Sequence[str], values: Sequence[Any]) -> list[str]:
    """Return the ids of the things that a line names, as far as its reader knows them."""
    return [
        game.domains[domain].thing_id(value)
        for domain, value in zip(domains, values, strict=True)
        if domain != NUMBER.name and value != UNKNOWN
    ]
