"""Historia's content: its files read, checked and indexed once."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from saecula.core.catalog import Entry, Setting, check_overlay, decoded, digest, load_items, need, need_known
from saecula.games.historia import checks
from saecula.games.historia.entries import (
    FLAGS,
    NO_CELL,
    Ability,
    ActionCard,
    Advisor,
    Board,
    CivbotCard,
    Civilization,
    Difficulty,
    Event,
    Goal,
    Government,
    Leader,
    Level,
    Measure,
    RulingTile,
    Technology,
    Territory,
    Tile,
    Wonder,
)

PACKAGE = "saecula.games.historia"

E = TypeVar("E", bound=Entry)
L = TypeVar("L", bound=Level)


class Content:
    """Everything printed on Historia's components; shared by all positions, never changed [HIS-331].

    `technologies` and `military` are indexed by level, their index 0 repeats level 1;
    `exists` and `government` are indexed [technology][military] from 0 to top + 1.
    """

    __slots__ = (
        "abilities",
        "actions",
        "adjacent",
        "advisors",
        "board",
        "cards_per_round",
        "civbot_cards",
        "civilizations",
        "difficulties",
        "digest",
        "events",
        "exists",
        "files",
        "goals",
        "government",
        "governments",
        "leaders",
        "measures",
        "military",
        "navigation",
        "plays",
        "ruling_tiles",
        "segments",
        "starting_hand",
        "symbols",
        "technologies",
        "territories",
        "territory_index",
        "tiles",
        "top",
        "wonders",
    )

    def __init__(self, overlay: Path | None = None) -> None:
        self.files: dict[str, Mapping[str, Entry]] = {}

        def load(name: str, type_: type[E]) -> dict[str, E]:
            entries = {entry.id: entry for entry in load_items(PACKAGE, name, type_, overlay)}
            self.files[name] = entries
            return entries

        self.actions: dict[str, ActionCard] = load("action_cards", ActionCard)
        self.advisors: dict[str, Advisor] = load("advisors", Advisor)
        self.wonders: dict[str, Wonder] = load("wonders", Wonder)
        self.leaders: dict[str, Leader] = load("leaders", Leader)
        self.events: dict[str, Event] = load("events", Event)
        self.civilizations: dict[str, Civilization] = load("civilizations", Civilization)
        self.territories: tuple[Territory, ...] = tuple(load("territories", Territory).values())
        self.tiles: dict[str, Tile] = load("territory_tiles", Tile)
        technologies = load("technologies", Technology)
        military = load("military_levels", Level)
        self.governments: dict[str, Government] = load("governments", Government)
        self.civbot_cards: dict[str, CivbotCard] = load("civbot_cards", CivbotCard)
        self.difficulties: dict[str, Difficulty] = load("difficulties", Difficulty)
        self.goals: dict[str, Goal] = load("goals", Goal)
        self.ruling_tiles: dict[str, RulingTile] = load("ruling_tiles", RulingTile)
        self.abilities: dict[str, Ability] = load("abilities", Ability)
        self.measures: dict[str, Measure] = load("measures", Measure)
        settings = load("board", Setting)
        if overlay is not None:
            check_overlay(overlay, self.files)

        self.board: Board = decoded({id_: s.value for id_, s in settings.items()}, Board, "board.json")
        self.segments: tuple[tuple[str, ...], ...] = self.board.segments
        self.top: int = len(self.board.matrix)
        self.technologies: tuple[Technology, ...] = _levels("technologies.json", technologies, self.top)
        self.military: tuple[Level, ...] = _levels("military_levels.json", military, self.top)
        self.government: tuple[tuple[str, ...], ...] = _government(self.board, self.governments)
        self.exists: tuple[tuple[bool, ...], ...] = tuple(
            tuple(map(bool, column)) for column in self.government
        )
        self.territory_index: dict[str, int] = {t.id: index for index, t in enumerate(self.territories)}
        self.adjacent: tuple[int, ...] = _adjacent(self.board, self.territory_index)
        self.cards_per_round: tuple[int, ...] = _cards_per_round(self.board, self.technologies)
        self.navigation: int = _navigation(self.technologies)
        self.starting_hand: tuple[str, ...] = tuple(a.id for a in self.actions.values() if not a.joins_at)
        self.symbols: dict[str, str] = {  # the action a card stands for, "" for most advisors
            **{card: card for card in self.actions},
            **{advisor.id: advisor.symbol for advisor in self.advisors.values()},
        }
        # The choice of each card is made once, because it is listed so often.
        self.plays: dict[str, tuple[str, str]] = {card: ("play", card) for card in self.symbols}
        checks.check(self)
        self.digest: str = digest(self.entries())

    def entries(self) -> Iterator[Entry]:
        """Every item of every file, in file and content order."""
        return chain.from_iterable(entries.values() for entries in self.files.values())


def load_content(overlay: Path | None = None) -> Content:
    """The content of the box, or that content amended by an owner's folder."""
    return _printed() if overlay is None else Content(overlay)


@cache
def _printed() -> Content:
    return Content()


def _levels(file: str, entries: Mapping[str, L], top: int) -> tuple[L, ...]:
    levels = sorted(entries.values(), key=lambda entry: entry.level)
    for expected, entry in enumerate(levels, start=1):
        need(entry.level == expected, file, entry.id, "level", f"expected each of 1 to {top} once")
    need(len(levels) == top, file, f"expected {top} levels, got {len(levels)}")
    return (levels[0], *levels)


def _government(board: Board, governments: Mapping[str, Government]) -> tuple[tuple[str, ...], ...]:
    """The government of each cell, "" where there is none [HIS-150, HIS-155]."""
    letters = {NO_CELL: ""}
    for government in governments.values():
        free = len(government.letter) == 1 and government.letter not in letters
        need(free, "governments.json", government.id, "letter", "expected one letter of its own")
        letters[government.letter] = government.id
    top = len(board.matrix)
    table = [[""] * (top + 2) for _ in range(top + 2)]
    for military, row in zip(range(top, 0, -1), board.matrix, strict=True):
        where = ("board.json", "matrix", f"row of military {military}")
        need(len(row) == top, *where, f"expected {top} cells, got {len(row)}")
        for technology, letter in enumerate(row, start=1):
            need(letter in letters, *where, f"no government of letter {letter}")
            table[technology][military] = letters[letter]
    return tuple(map(tuple, table))


def _adjacent(board: Board, index: Mapping[str, int]) -> tuple[int, ...]:
    """For each territory the bit mask of those it borders [HIS-104]."""
    masks = [0] * len(index)
    for pair in board.edges:
        for territory in pair:
            need_known("territory", territory, index, "board.json", "edges", "-".join(pair))
        one, other = index[pair[0]], index[pair[1]]
        new = one != other and not masks[one] >> other & 1
        need(new, "board.json", "edges", "-".join(pair), "expected two territories not joined before")
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return tuple(masks)


def _cards_per_round(board: Board, technologies: tuple[Technology, ...]) -> tuple[int, ...]:
    """The most cards of an action round by technology level [HIS-040]."""
    cards = [board.start_cards]
    for technology in technologies[1:]:
        cards.append(technology.cards or cards[-1])
    return tuple(cards)


def _navigation(technologies: tuple[Technology, ...]) -> int:
    for technology in technologies:
        need_known("flag", technology.flag, FLAGS, "technologies.json", technology.id, "flag")
    levels = [technology.level for technology in technologies[1:] if technology.flag == "navigation"]
    need(len(levels) == 1, "technologies.json", "flag", "expected one technology with navigation")
    return levels[0]
