"""The position of The Sands of Time: empires, regions, rows of advances and the moment of the generation."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from saecula.core.observed import bit_set, choice, each, number, numbers, seats, word, words, zone
from saecula.core.position import Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.observation import peasants_and_soldiers, rows, stacks
from saecula.games.sands_of_time.variant import Variant

Regions: TypeAlias = Annotated[int, bit_set("regions")]
Citizens: TypeAlias = Annotated[tuple[int, ...], numbers("regions")]
Played: TypeAlias = Annotated[tuple[str, ...], words("action_cards", "focus_cards", ordered=True)]
Chronicles: TypeAlias = Annotated[tuple[Zone, ...], each("scoring_fields", zone("chronicle_cards"))]
Rows: TypeAlias = Annotated[tuple[tuple[str, ...], ...], each(rows, words("advances", ordered=True))]
Stacks: TypeAlias = Annotated[tuple[Zone, ...], each(stacks, zone("advances", ordered=True))]
Arrivals: TypeAlias = Annotated[tuple[int, ...], numbers(peasants_and_soldiers, varies=True)]
Chosen: TypeAlias = Annotated[Zone, zone("action_cards", "focus_cards")]
Tiles: TypeAlias = Annotated[tuple[str, ...], each("regions", word("resource_tiles"))]
Buildings: TypeAlias = Annotated[tuple[int, ...], each("regions", bit_set("buildings"))]
Peeked: TypeAlias = Annotated[tuple[int, ...], each(stacks, bit_set(seats))]
Wagers: TypeAlias = Annotated[tuple[int, ...], numbers(2, varies=True)]
Supply: TypeAlias = Annotated[tuple[int, ...], numbers("buildings")]
Heritage: TypeAlias = Annotated[tuple[int, ...], numbers("categories")]
Steps: TypeAlias = Annotated[tuple[int, ...], numbers(rows)]


class Empire:
    """What belongs to a player, whose seat is its place in the list; regions and borders are numbers."""

    vp: Public[Annotated[int, number(64)]]
    last_chronicles: Public[Annotated[int, number(64)]]  # VP of chronicle cards at the last dynasty's end
    grain: Public[int]
    gold: Public[int]
    unrest: Public[int]
    heritage: Public[Heritage]  # by category
    lands: Public[Regions]  # bit set of controlled regions, the capital's too
    provinces: Public[Regions]  # bit set of regions with a province marker
    capital: Public[Annotated[int, choice("regions")]]  # region, or -1 before there is one
    peasants: Public[Citizens]  # by region
    soldiers: Public[Citizens]
    caravans: Public[Annotated[int, bit_set("borders")]]  # bit set of borders
    steps: Public[Steps]  # by row the level of the advance under the marker, 0 without one
    advances: Public[Annotated[int, bit_set("advances")]]  # bit set of advances had
    chosen: Zoned[Chosen]  # the cards of this round, hidden until the owner's turn
    played: Public[Played]  # action cards carried out in this generation
    focus: Public[Annotated[str, word("focus_cards")]]  # focus card in play, or ""
    focus_markers: Public[int]
    bonuses: Public[Annotated[int, bit_set("bonus_actions")]]  # bit set of those used in this generation
    hand: Zoned[Annotated[Zone, zone("chronicle_cards")]]  # chronicle cards
    chronicles: Zoned[Chronicles]  # by scoring field

    __slots__ = tuple(__annotations__)


class SandsOfTime(Position):
    """The whole table."""

    content: Shared[Content]
    variant: Shared[Variant]
    empires: Public[list[Empire]]
    start: Public[Annotated[int, choice(seats)]]  # the start player
    generation: Public[int]  # from 1; 0 during setup
    round: Public[int]  # of the generation, from 1
    space: Public[int]  # of the dynasty marker
    dynasty: Public[int]  # from 1
    grew: Public[bool]  # the dynasty marker came to a peasant symbol in this generation
    tiles: Public[Tiles]  # by region its resource tile, "" out of play
    buildings: Public[Buildings]  # by region the bit set of its buildings
    supply: Public[Supply]  # by building its tiles left
    rows: Public[Rows]  # advances laid out, by row
    stacks: Zoned[Stacks]  # face-down advances, by category and level from 2
    peeked: Public[Peeked]  # by stack the bit set of seats that know its top card
    active: Public[Annotated[int, choice(seats)]]  # the player whose turn it is, or -1
    bonus: Public[Annotated[str, word("bonus_actions")]]  # the bonus action of this turn, or ""
    support: Public[Annotated[int, choice("categories")]]  # the category supported in this turn, or -1
    replayed: Public[bool]  # a replayed card was carried out in this turn
    wagers: Public[Wagers]  # of the battle being fought: attacker, then attacked
    arrived: Public[Arrivals]  # citizens moved in this action: peasants by region, then soldiers
    passages: Public[Regions]  # bit set of foreign roads opened to this action

    __slots__ = tuple(__annotations__)
