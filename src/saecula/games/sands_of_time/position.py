"""The position of The Sands of Time: empires, regions, rows of advances and the moment of the generation."""

from __future__ import annotations

from saecula.core.position import Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.variant import Variant


class Empire:
    """What belongs to a player, whose seat is its place in the list; regions and borders are numbers."""

    __slots__ = (
        "advances",
        "bonuses",
        "capital",
        "caravans",
        "chosen",
        "chronicles",
        "focus",
        "focus_markers",
        "gold",
        "grain",
        "hand",
        "heritage",
        "lands",
        "last_chronicles",
        "peasants",
        "played",
        "provinces",
        "soldiers",
        "steps",
        "unrest",
        "vp",
    )

    vp: Public[int]
    last_chronicles: Public[int]  # VP of chronicle cards at the last dynasty's end
    grain: Public[int]
    gold: Public[int]
    unrest: Public[int]
    heritage: Public[tuple[int, ...]]  # by category
    lands: Public[int]  # bit set of controlled regions, the capital's too
    provinces: Public[int]  # bit set of regions with a province marker
    capital: Public[int]  # region, or -1 before there is one
    peasants: Public[tuple[int, ...]]  # by region
    soldiers: Public[tuple[int, ...]]
    caravans: Public[int]  # bit set of borders
    steps: Public[tuple[int, ...]]  # by row the level of the advance under the marker, 0 without one
    advances: Public[int]  # bit set of advances had
    chosen: Zoned[Zone]  # the cards of this round, hidden until the owner's turn
    played: Public[tuple[str, ...]]  # action cards carried out in this generation
    focus: Public[str]  # focus card in play, or ""
    focus_markers: Public[int]
    bonuses: Public[int]  # bit set of bonus actions used in this generation
    hand: Zoned[Zone]  # chronicle cards
    chronicles: Zoned[tuple[Zone, ...]]  # by scoring field


class SandsOfTime(Position):
    """The whole table."""

    __slots__ = (
        "active",
        "arrived",
        "bonus",
        "buildings",
        "content",
        "dynasty",
        "empires",
        "generation",
        "grew",
        "passages",
        "peeked",
        "replayed",
        "round",
        "rows",
        "space",
        "stacks",
        "start",
        "supply",
        "support",
        "tiles",
        "variant",
        "wagers",
    )

    content: Shared[Content]
    variant: Shared[Variant]
    empires: Public[list[Empire]]
    start: Public[int]  # the start player
    generation: Public[int]  # from 1; 0 during setup
    round: Public[int]  # of the generation, from 1
    space: Public[int]  # of the dynasty marker
    dynasty: Public[int]  # from 1
    grew: Public[bool]  # the dynasty marker came to a peasant symbol in this generation
    tiles: Public[tuple[str, ...]]  # by region its resource tile, "" out of play
    buildings: Public[tuple[int, ...]]  # by region the bit set of its buildings
    supply: Public[tuple[int, ...]]  # by building its tiles left
    rows: Public[tuple[tuple[str, ...], ...]]  # advances laid out, by row
    stacks: Zoned[tuple[Zone, ...]]  # face-down advances, by category and level from 2
    peeked: Public[tuple[int, ...]]  # by stack the bit set of seats that know its top card
    active: Public[int]  # the player whose turn it is, or -1
    bonus: Public[str]  # the bonus action of this turn, or ""
    support: Public[int]  # the category supported in this turn, or -1
    replayed: Public[bool]  # a replayed card was carried out in this turn
    wagers: Public[tuple[int, ...]]  # of the battle being fought: attacker, then attacked
    arrived: Public[tuple[int, ...]]  # citizens moved in this action: peasants by region, then soldiers
    passages: Public[int]  # bit set of foreign roads opened to this action
