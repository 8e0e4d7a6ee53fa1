"""Historia's content: its files, read, checked and indexed once."""

from collections.abc import Mapping
from typing import TypeVar

from saecula.core.bits import adjacency
from saecula.core.catalog import Catalog, index_of, need, need_known
from saecula.core.position import Action
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
from saecula.games.historia.vocabulary import Activate, Play

L = TypeVar("L", bound=Level)


class Content(Catalog):
    """Hold everything printed on Historia's components; all positions share it and nothing changes it.

    `technologies` and `military` are indexed by level, and their index 0 repeats level 1;
    `exists` and `government` are indexed [technology][military] from 0 to top + 1. [HIS-331]
    """

    actions: dict[str, ActionCard]
    advisors: dict[str, Advisor]
    wonders: dict[str, Wonder]
    leaders: dict[str, Leader]
    events: dict[str, Event]
    civilizations: dict[str, Civilization]
    territories: tuple[Territory, ...]
    tiles: dict[str, Tile]
    governments: dict[str, Government]
    civbot_cards: dict[str, CivbotCard]
    difficulties: dict[str, Difficulty]
    goals: dict[str, Goal]
    ruling_tiles: dict[str, RulingTile]
    abilities: dict[str, Ability]
    measures: dict[str, Measure]
    board: Board
    segments: tuple[tuple[str, ...], ...]
    top: int
    technologies: tuple[Technology, ...]
    military: tuple[Level, ...]
    government: tuple[tuple[str, ...], ...]
    exists: tuple[tuple[bool, ...], ...]
    adjacent: tuple[int, ...]
    cards_per_round: tuple[int, ...]
    navigation: int
    starting_hand: tuple[str, ...]
    symbols: dict[str, str]
    plays: dict[str, Action]
    activations: dict[str, Action]
    _technologies: dict[str, Technology]
    _military: dict[str, Level]
    territory_index: dict[str, int]

    __slots__ = tuple(__annotations__)

    def read(self) -> None:
        """Load every file."""
        self.actions = self.load("action_cards", ActionCard)
        self.advisors = self.load("advisors", Advisor)
        self.wonders = self.load("wonders", Wonder)
        self.leaders = self.load("leaders", Leader)
        self.events = self.load("events", Event)
        self.civilizations = self.load("civilizations", Civilization)
        self.territories = tuple(self.load("territories", Territory).values())
        self.tiles = self.load("territory_tiles", Tile)
        self._technologies = self.load("technologies", Technology)
        self._military = self.load("military_levels", Level)
        self.governments = self.load("governments", Government)
        self.civbot_cards = self.load("civbot_cards", CivbotCard)
        self.difficulties = self.load("difficulties", Difficulty)
        self.goals = self.load("goals", Goal)
        self.ruling_tiles = self.load("ruling_tiles", RulingTile)
        self.abilities = self.load("abilities", Ability)
        self.measures = self.load("measures", Measure)
        self.board = self.settings(Board)

    def index(self) -> None:
        """Derive what the rules look up, and check it all."""
        self.segments = self.board.segments
        self.top = len(self.board.matrix)
        self.technologies = _levels("technologies.json", self._technologies, self.top)
        self.military = _levels("military_levels.json", self._military, self.top)
        self.government = _government(self.board, self.governments)
        self.exists = tuple(tuple(map(bool, column)) for column in self.government)
        self.territory_index = index_of(self.territories)
        self.adjacent = _adjacent(self.board, self.territory_index)
        self.cards_per_round = _cards_per_round(self.board, self.technologies)
        self.navigation = _navigation(self.technologies)
        self.starting_hand = tuple(a.id for a in self.actions.values() if not a.joins_at)
        self.symbols = {  # the action a card counts as, "" for most advisors
            **{card: card for card in self.actions},
            **{advisor.id: advisor.symbol for advisor in self.advisors.values()},
        }
        # Made once, because these actions are listed very often.
        self.plays = {card: Play(card) for card in self.symbols}
        self.activations = {wonder: Activate(wonder) for wonder in self.wonders}
        checks.check(self)


def _levels(file: str, entries: Mapping[str, L], top: int) -> tuple[L, ...]:
    levels = sorted(entries.values(), key=lambda entry: entry.level)
    for expected, entry in enumerate(levels, start=1):
        need(entry.level == expected, file, entry.id, "level", f"expected each of 1 to {top} once")
    need(len(levels) == top, file, f"expected {top} levels, got {len(levels)}")
    return (levels[0], *levels)


def _government(board: Board, governments: Mapping[str, Government]) -> tuple[tuple[str, ...], ...]:
    """Return the government of each cell, "" where there is no cell. [HIS-150, HIS-155]"""
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
    """Return, for each territory, the bit set of those it borders. [HIS-104]"""
    pairs: set[tuple[int, int]] = set()
    for pair in board.edges:
        for territory in pair:
            need_known("territory", territory, index, "board.json", "edges", "-".join(pair))
        one, other = index[pair[0]], index[pair[1]]
        new = one != other and not {(one, other), (other, one)} & pairs
        need(new, "board.json", "edges", "-".join(pair), "expected two territories not joined before")
        pairs.add((one, other))
    return adjacency(len(index), pairs)


def _cards_per_round(board: Board, technologies: tuple[Technology, ...]) -> tuple[int, ...]:
    """Return how many cards may be played in an action round, by technology level. [HIS-040]"""
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
