"""The content of Through the Ages: its files read, checked and indexed once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, TypeVar

from saecula.core.bits import bits
from saecula.core.catalog import Catalog, index_of
from saecula.core.position import Action
from saecula.games.through_the_ages import checks
from saecula.games.through_the_ages.entries import (
    CARD_AGES,
    FEWEST_PLAYERS,
    KINDS,
    MOST_PLAYERS,
    PRODUCTION,
    UNITS,
    URBAN,
    WORKPLACES,
    ActionCard,
    Aggression,
    Board,
    Bonus,
    Card,
    Event,
    Leader,
    Pact,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from saecula.games.through_the_ages.vocabulary import (
    Build,
    BuildStages,
    CopyTactic,
    Destroy,
    Develop,
    PlayAction,
    PlayTactic,
    Prepare,
    Revolt,
    Take,
    Upgrade,
)

CIVIL: Final = ("technologies", "wonders", "leaders", "action_cards")
MILITARY: Final = ("events", "territories", "tactics", "aggressions", "wars", "pacts", "bonus_cards")

C = TypeVar("C", bound=Card)

Decks = tuple[tuple[tuple[str, ...], ...], ...]  # by age, by number of players


class Content(Catalog):
    """Everything printed on cards and boards; shared by all positions, never changed.

    Positions and rules know technologies by their numbers, which are their places in the content file, and
    all other cards by their ids. `masks` and its kin are bit sets over the numbers.
    """

    def read(self) -> None:
        """Load every file; no two cards have the same id."""
        self.cards: dict[str, Card] = {}
        self.technologies: tuple[Technology, ...] = tuple(self._load("technologies", Technology).values())
        self.wonders: dict[str, Wonder] = self._load("wonders", Wonder)
        self.leaders: dict[str, Leader] = self._load("leaders", Leader)
        self.actions: dict[str, ActionCard] = self._load("action_cards", ActionCard)
        self.events: dict[str, Event] = self._load("events", Event)
        self.territories: dict[str, Territory] = self._load("territories", Territory)
        self.tactics: dict[str, Tactic] = self._load("tactics", Tactic)
        self.aggressions: dict[str, Aggression] = self._load("aggressions", Aggression)
        self.wars: dict[str, War] = self._load("wars", War)
        self.pacts: dict[str, Pact] = self._load("pacts", Pact)
        self.bonuses: dict[str, Bonus] = self._load("bonus_cards", Bonus)
        self.board: Board = self.settings(Board)

    def _load(self, name: str, type_: type[C]) -> dict[str, C]:
        entries = self.load(name, type_)
        checks.check_ids(f"{name}.json", entries, self.cards)
        self.cards.update(entries)
        return entries

    def index(self) -> None:
        """Make the decks, check everything, and derive what rules look up."""
        self.civil_decks: Decks = _decks(chain.from_iterable([self._cards_of(file) for file in CIVIL]))
        self.military_decks: Decks = _decks(chain.from_iterable([self._cards_of(file) for file in MILITARY]))
        checks.check(self)
        self.technology_index: dict[str, int] = index_of(self.technologies)
        self.kind_of: tuple[str, ...] = tuple([technology.kind for technology in self.technologies])
        self.by_kind: dict[str, tuple[int, ...]] = {kind: self._by_level(kind) for kind in KINDS}
        self.masks: dict[str, int] = {kind: self._mask(kind) for kind in KINDS}
        self.better: tuple[int, ...] = tuple(  # technologies of the same kind and a higher level
            [
                sum([1 << n for n, other in enumerate(self.technologies) if _is_better(other, technology)])
                for technology in self.technologies
            ]
        )
        self.same_kind: tuple[int, ...] = tuple(
            [self.masks[technology.kind] for technology in self.technologies]
        )
        self.production_mask: int = self._mask(*PRODUCTION)
        self.urban_mask: int = self._mask(*URBAN)
        self.unit_mask: int = self._mask(*UNITS)
        self.civil_mask: int = self.production_mask | self.urban_mask
        self.without_workers: int = self._mask(*[kind for kind in KINDS if kind not in WORKPLACES])
        self.workplaces: tuple[int, ...] = tuple(
            [number for number, kind in enumerate(self.kind_of) if kind in WORKPLACES]
        )
        self.is_unit: tuple[bool, ...] = tuple([kind in UNITS for kind in self.kind_of])
        self.is_urban: tuple[bool, ...] = tuple([kind in URBAN for kind in self.kind_of])
        ids = [technology.id for technology in self.technologies]
        self.builds: list[Action] = Build.each(ids)  # by technology, as the next ones
        self.destroys: list[Action] = Destroy.each(ids)
        self.develops: list[Action] = Develop.each(ids)
        self.revolts: list[Action] = Revolt.each(ids)
        self.upgrades: dict[tuple[int, int], Action] = {
            (source, target): Upgrade(ids[source], ids[target])
            for source in self.workplaces
            for target in bits(self.better[source])
        }
        self.uses: dict[str, Action] = {card: PlayAction(card) for card in self.actions}
        most = max([len(wonder.stages) for wonder in self.wonders.values()], default=0)
        self.stages: list[Action] = BuildStages.each(range(1, most + 1))
        self.plays: dict[str, Action] = {tactic: PlayTactic(tactic) for tactic in self.tactics}
        self.copies: dict[str, Action] = {tactic: CopyTactic(tactic) for tactic in self.tactics}
        costs = self.board.row_costs
        self.sort_of: dict[str, str] = {  # of civil cards and empty spaces of the row: the file
            **{card: file for file in CIVIL for card in self.files[file]},
            "": "",
        }
        spaces = [(space, price, Take(space)) for space, price in enumerate(costs)]
        self.within_reach: tuple[tuple[tuple[int, int, Action], ...], ...] = tuple(  # by civil actions
            [tuple([space for space in spaces if space[1] <= most]) for most in range(max(costs) + 1)]
        )
        self.event_cards: frozenset[str] = frozenset([*self.events, *self.territories])
        self.prepares: dict[str, Action] = {card: Prepare(card) for card in self.event_cards}
        self.tucked_happy: int = checks.tucked_happy(self)
        self.ruin_culture: int = checks.ruin_culture(self)

    def civil_deck(self, age: int, players: int) -> tuple[str, ...]:
        """Return the civil cards of an age, sorted, with every copy. [TTA-021, TTA-702]"""
        return self.civil_decks[age][players - FEWEST_PLAYERS]

    def military_deck(self, age: int, players: int) -> tuple[str, ...]:
        """Return the military cards of an age, sorted, with every copy. [TTA-022, TTA-702]"""
        return self.military_decks[age][players - FEWEST_PLAYERS]

    def _cards_of(self, file: str) -> list[Card]:
        return [self.cards[id_] for id_ in self.files[file]]

    def _by_level(self, kind: str) -> tuple[int, ...]:
        numbers = [number for number, technology in enumerate(self.technologies) if technology.kind == kind]
        return tuple(sorted(numbers, key=lambda number: self.technologies[number].age))

    def _mask(self, *kinds: str) -> int:
        return sum([1 << number for number, t in enumerate(self.technologies) if t.kind in kinds])


def _is_better(one: Technology, other: Technology) -> bool:
    return one.kind == other.kind and one.age > other.age


def _decks(cards: Iterable[Card]) -> Decks:
    """Return the cards of each age for 2, 3 and 4 players."""
    listed = list(cards)
    numbers = range(MOST_PLAYERS - FEWEST_PLAYERS + 1)
    return tuple(
        [
            tuple([_deck([c for c in listed if c.age == age], at) for at in numbers])
            for age in range(CARD_AGES)
        ]
    )


def _deck(cards: list[Card], at: int) -> tuple[str, ...]:
    return tuple(sorted([card.id for card in cards for _ in range(card.copies[at])]))
