"""Historia's position: civilizations, map, matrix, row of wonders and the moment of the turn."""

from __future__ import annotations

from saecula.core.position import Owner, Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.historia.catalogue import Content
from saecula.games.historia.variant import Variant


class Civ:
    """A civilization: a player (its place in the list is the seat) or, after the players, a civbot."""

    __slots__ = (
        "alive",
        "borrowed",
        "civilization",
        "difficulty",
        "face_up",
        "general",
        "hand",
        "lands",
        "leaders",
        "looks",
        "marker_from",
        "military",
        "personal",
        "picked",
        "played",
        "rotated",
        "row",
        "row_at_start",
        "ruling",
        "stack",
        "technology",
        "used",
        "vp",
        "wonders",
    )

    civilization: Public[str]
    difficulty: Public[str]  # "" for players
    alive: Public[bool]
    vp: Public[int]
    technology: Public[int]
    military: Public[int]
    personal: Public[int]  # cubes in the personal supply
    used: Public[int]
    general: Public[int]
    lands: Public[int]  # bit set of territories with a cube
    hand: Zoned[Zone]
    row: Public[tuple[str, ...]]  # discard row, oldest first
    row_at_start: Public[int]  # its length when the action round began
    played: Public[tuple[str, ...]]  # revealed and not yet resolved
    stack: Zoned[Zone]  # face-down advisors
    face_up: Public[tuple[str, ...]]  # advisors lying face up under the stack
    wonders: Public[tuple[str, ...]]  # upright
    rotated: Public[tuple[str, ...]]
    leaders: Zoned[tuple[Zone, ...]]  # one pile an epoch
    picked: Public[tuple[int, ...]]  # by epoch the number of the draft pick that took the leader, or -1
    looks: Owner[tuple[tuple[str, ...], ...]]  # the leaders this player was handed in the draft, each time
    ruling: Public[str]  # "" no tile, "ready", or the ability that is active
    marker_from: Public[str]  # the supply the cube on the ruling tile came from
    borrowed: Public[int]  # cubes or levels the ability lent until the end of the epoch


class Historia(Position):
    """The whole table."""

    __slots__ = (
        "action",
        "action_round",
        "active",
        "civs",
        "content",
        "event",
        "events",
        "goals",
        "next_event",
        "order",
        "pick",
        "pool",
        "revolution",
        "round",
        "spent",
        "tiles",
        "unplaced",
        "variant",
        "wonder_deck",
        "wonder_row",
    )

    content: Shared[Content]
    variant: Shared[Variant]
    civs: Public[list[Civ]]
    order: Public[tuple[int, ...]]  # players in order of play
    round: Public[int]  # 1 to 12; 0 during setup
    action_round: Public[int]
    revolution: Public[bool]  # a Revolution was played in this action round
    active: Public[int]  # the player whose turn it is, or -1
    action: Public[str]  # the action being carried out, or ""
    spent: Public[tuple[str, ...]]  # wonders built by this action, which cannot be activated yet
    tiles: Public[tuple[str, ...]]  # tile of each territory
    wonder_row: Public[tuple[str, ...]]
    wonder_deck: Public[tuple[str, ...]]  # of this epoch; its order is thrown when cards are dealt
    pool: Zoned[Zone]  # leaders passed on in the draft
    pick: Public[int]  # picks made in the draft
    event: Public[str]
    next_event: Public[str]
    events: Public[tuple[str, ...]]  # events not turned up yet; their order is thrown when they are
    unplaced: Public[tuple[str, ...]]  # goals not drawn yet
    goals: Public[dict[str, int]]  # goal -> its cell, technology * 100 + military
