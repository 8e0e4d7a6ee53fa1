"""The content of Clash of Cultures: its files read, checked and indexed once."""

from __future__ import annotations

from saecula.core.catalog import Catalog, index_of
from saecula.games.clash_of_cultures import checks
from saecula.games.clash_of_cultures.entries import (
    Ability,
    ActionCard,
    Advance,
    Board,
    Building,
    CardEffect,
    Category,
    CivAdvance,
    Civilization,
    Event,
    EventSymbol,
    GoodKind,
    Leader,
    Map,
    Objective,
    ObjectiveCard,
    Tactic,
    TerrainType,
    Tile,
    Unit,
    VariantNumbers,
    Wonder,
)
from saecula.games.clash_of_cultures.layouts import Layout


class Content(Catalog):
    """Everything printed on tiles, boards and cards; shared by all positions, never changed.

    Positions and rules know advances, units, buildings and goods by their numbers, which are their places in
    the content file, and all cards by their ids. Masks are bit sets over the numbers.
    """

    def read(self) -> None:
        """Load every file."""
        self.terrains: dict[str, TerrainType] = self.load("terrains", TerrainType)
        self.tiles: dict[str, Tile] = self.load("tiles", Tile)
        self.maps: dict[str, Map] = self.load("maps", Map)
        self.goods: dict[str, GoodKind] = self.load("goods", GoodKind)
        self.units: tuple[Unit, ...] = tuple(self.load("units", Unit).values())
        self.buildings: tuple[Building, ...] = tuple(self.load("buildings", Building).values())
        self.categories: dict[str, Category] = self.load("categories", Category)
        self.advances: tuple[Advance, ...] = tuple(self.load("advances", Advance).values())
        self.civilizations: dict[str, Civilization] = self.load("civilizations", Civilization)
        self.civ_advances: tuple[CivAdvance, ...] = tuple(self.load("civ_advances", CivAdvance).values())
        self.leaders: dict[str, Leader] = self.load("leaders", Leader)
        self.wonders: tuple[Wonder, ...] = tuple(self.load("wonders", Wonder).values())
        self.card_effects: dict[str, CardEffect] = self.load("card_effects", CardEffect)
        self.tactics: dict[str, Tactic] = self.load("tactics", Tactic)
        self.action_cards: dict[str, ActionCard] = self.load("action_cards", ActionCard)
        self.objectives: dict[str, Objective] = self.load("objectives", Objective)
        self.objective_cards: dict[str, ObjectiveCard] = self.load("objective_cards", ObjectiveCard)
        self.symbols: dict[str, EventSymbol] = self.load("symbols", EventSymbol)
        self.events: dict[str, Event] = self.load("events", Event)
        self.variants: dict[str, VariantNumbers] = self.load("variants", VariantNumbers)
        self.board: Board = self.settings(Board)

    def index(self) -> None:
        """Check everything and derive what rules look up."""
        checks.check(self)
        self.layouts: dict[int, Layout] = {map_.players: Layout(map_) for map_ in self.maps.values()}
        self.unit_index: dict[str, int] = index_of(self.units)
        self.building_index: dict[str, int] = index_of(self.buildings)
        self.advance_index: dict[str, int] = index_of(self.advances)
        self.civ_advance_index: dict[str, int] = index_of(self.civ_advances)
        self.wonder_index: dict[str, int] = index_of(self.wonders)
        self.good_index: dict[str, int] = index_of(self.goods.values())
        self.normal_tiles: tuple[str, ...] = tuple([t.id for t in self.tiles.values() if not t.start])
        self.category_masks: dict[str, int] = {
            category: sum([1 << n for n, a in enumerate(self.advances) if a.category == category])
            for category in self.categories
        }
        self.category_of: tuple[str, ...] = tuple([advance.category for advance in self.advances])
        self.tops: dict[str, int] = {  # the first advance of each category
            advance.category: number for number, advance in enumerate(self.advances) if advance.position == 1
        }
        self.governments: tuple[str, ...] = tuple([c.id for c in self.categories.values() if c.government])
        self.government_mask: int = sum([self.category_masks[category] for category in self.governments])
        self.starting_mask: int = sum([1 << n for n, a in enumerate(self.advances) if a.starting])
        self.army_kinds: tuple[int, ...] = tuple([n for n, unit in enumerate(self.units) if unit.army])
        self.land_kinds: tuple[int, ...] = tuple([n for n, unit in enumerate(self.units) if unit.land])
        self.civ_advance_masks: dict[str, int] = {
            civilization: sum(
                [1 << n for n, a in enumerate(self.civ_advances) if a.civilization == civilization]
            )
            for civilization in self.civilizations
        }
        self.civ_advances_with: dict[str, dict[str, int]] = {  # by civilization: masks by their base, or ""
            civilization: {
                base: sum(
                    [
                        1 << n
                        for n, a in enumerate(self.civ_advances)
                        if a.civilization == civilization and a.base == base
                    ]
                )
                for base in {a.base for a in self.civ_advances if a.civilization == civilization}
            }
            for civilization in self.civilizations
        }
        self.abilities: dict[str, Ability] = {  # of leaders, by an id of their own
            f"{leader.id}_{number}": ability
            for leader in self.leaders.values()
            for number, ability in enumerate(leader.abilities, 1)
        }
        self.leader_with: dict[str, str] = {
            f"{leader.id}_{number}": leader.id
            for leader in self.leaders.values()
            for number, _ in enumerate(leader.abilities, 1)
        }
        self.leaders_of: dict[str, tuple[str, ...]] = {
            civilization: tuple(
                [leader.id for leader in self.leaders.values() if leader.civilization == civilization]
            )
            for civilization in self.civilizations
        }

    def objective_deck(self, expansion: bool) -> tuple[str, ...]:
        """Return the objective cards of a match, sorted. [COC-001, COC-028]"""
        return tuple(
            sorted([card.id for card in self.objective_cards.values() if expansion or not card.expansion])
        )

    def event_deck(self, expansion: bool) -> tuple[str, ...]:
        """Return the events of a match, sorted. [COC-001, COC-028]"""
        return tuple(sorted([event.id for event in self.events.values() if expansion or not event.expansion]))
