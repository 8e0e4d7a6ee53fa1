"""Historia's position: civilizations, map, matrix, wonder row and the state of the turn."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from saecula.core.observed import (
    bit_set,
    choice,
    each,
    literal,
    number,
    numbers,
    pairs,
    ranks,
    seats,
    word,
    words,
    zone,
)
from saecula.core.position import Owner, Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.historia.catalogue import Content
from saecula.games.historia.observation import symbols
from saecula.games.historia.variant import Variant

EPOCHS: Final = 3
MOST_LOOKS: Final = 8
CELL: Final = 1024  # scale of a cell of the matrix, technology * 100 + military

CardRow: TypeAlias = Annotated[tuple[str, ...], words("action_cards", "advisors", ordered=True)]
Wonders: TypeAlias = Annotated[tuple[str, ...], words("wonders")]
Tiles: TypeAlias = Annotated[tuple[str, ...], each("territories", word("territory_tiles"))]
Looks: TypeAlias = Annotated[tuple[tuple[str, ...], ...], each(MOST_LOOKS, words("leaders"))]
Cards: TypeAlias = Annotated[tuple[str, ...], words("action_cards", "advisors")]
Advisors: TypeAlias = Annotated[tuple[str, ...], words("advisors", ordered=True)]
ByEpoch: TypeAlias = Annotated[tuple[int, ...], numbers(EPOCHS)]
Leaders: TypeAlias = Annotated[tuple[Zone, ...], each(EPOCHS, zone("leaders"))]
Ruling: TypeAlias = Annotated[str, word(literal("ready"), "abilities")]
Supply: TypeAlias = Annotated[str, word(literal("general", "used", "personal"))]
ActionName: TypeAlias = Annotated[str, word(symbols, "action_cards", "advisors")]
Event: TypeAlias = Annotated[str, word("events")]
Events: TypeAlias = Annotated[tuple[str, ...], words("events")]
Goals: TypeAlias = Annotated[dict[str, int], pairs("goals", scale=CELL)]


class Civ:
    """A civilization: a player, whose place in the list is the seat, or a civbot, listed after them."""

    civilization: Public[Annotated[str, word("civilizations")]]
    difficulty: Public[Annotated[str, word("difficulties")]]  # "" for players
    alive: Public[bool]
    vp: Public[Annotated[int, number(64)]]
    technology: Public[int]
    military: Public[int]
    personal: Public[int]  # cubes in the personal supply
    used: Public[int]
    general: Public[int]
    lands: Public[Annotated[int, bit_set("territories")]]  # bit set of territories with a cube
    hand: Zoned[Annotated[Zone, zone("action_cards", "advisors")]]
    row: Public[CardRow]  # discard row, oldest first
    row_at_start: Public[int]  # its length when the action round began
    played: Public[Cards]  # revealed and not yet resolved
    stack: Zoned[Annotated[Zone, zone("advisors")]]  # face-down advisors
    face_up: Public[Advisors]  # advisors face up under the stack
    wonders: Public[Wonders]  # upright
    rotated: Public[Wonders]
    leaders: Zoned[Leaders]  # one pile per epoch
    picked: Public[ByEpoch]  # by epoch, the number of the draft pick that took the leader, or -1
    looks: Owner[Looks]  # the leaders this player was handed in the draft, each time
    ruling: Public[Ruling]  # "" no tile, "ready", or the ability that is active
    marker_from: Public[Supply]  # the supply the cube on the ruling tile came from
    borrowed: Public[int]  # cubes or levels the ability lent until the end of the epoch

    __slots__ = tuple(__annotations__)


class Historia(Position):
    """A position: everything on the table."""

    content: Shared[Content]
    variant: Shared[Variant]
    civs: Public[list[Civ]]
    order: Public[Annotated[tuple[int, ...], ranks(seats)]]  # players in order of play
    round: Public[int]  # 1 to 12; 0 during setup
    action_round: Public[int]
    revolution: Public[bool]  # a Revolution was played in this action round
    active: Public[Annotated[int, choice(seats)]]  # the player whose turn it is, or -1
    action: Public[ActionName]  # the action being carried out, or ""
    spent: Public[Wonders]  # wonders built by this action, which cannot be activated yet
    tiles: Public[Tiles]  # tile of each territory
    wonder_row: Public[Annotated[tuple[str, ...], words("wonders", ordered=True)]]
    wonder_deck: Public[Wonders]  # of this epoch; the order is drawn when cards are dealt
    pool: Zoned[Annotated[Zone, zone("leaders")]]  # leaders passed on in the draft
    pick: Public[int]  # picks made in the draft
    event: Public[Event]
    next_event: Public[Event]
    events: Public[Events]  # events not turned up yet; the order is drawn then
    unplaced: Public[Annotated[tuple[str, ...], words("goals")]]  # goals not drawn yet
    goals: Public[Goals]  # goal -> its cell, technology * 100 + military

    __slots__ = tuple(__annotations__)
