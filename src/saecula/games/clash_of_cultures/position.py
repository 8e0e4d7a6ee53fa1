"""The position of Clash of Cultures: the map, the civilizations, the decks and the moment of the turn."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from saecula.core.observed import bit_set, choice, each, literal, number, numbers, seats, word, words, zone
from saecula.core.position import Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.observation import (
    DICE,
    ERRANDS,
    GOODS,
    IN_FORCE,
    ONCE,
    PIECES,
    abilities,
    captives,
    civ_advances,
    hexes,
    laid_tiles,
    notes,
    offer,
    sides,
    slots,
    tokens,
    troops,
)
from saecula.games.clash_of_cultures.variant import Variant

BARBARIANS: Final = 8  # sides of a battle that are no seats
PIRATES: Final = 9

NOT_BUILT: Final = -1  # where a wonder is
DESTROYED: Final = -2
BURIED: Final = -3  # by an event; less the seat in whose city it stood

Hexes: TypeAlias = Annotated[int, bit_set(hexes)]  # a bit set of hexes
Hex: TypeAlias = Annotated[int, choice(hexes)]  # its number, or -1
Troops: TypeAlias = Annotated[tuple[tuple[int, ...], ...], troops]  # sorted: (hex, unit, unit, ...)
Laid: TypeAlias = Annotated[tuple[tuple[str, ...], ...], laid_tiles]
Tiles: TypeAlias = Annotated[tuple[str, ...], words("tiles")]
ByHex: TypeAlias = Annotated[tuple[int, ...], numbers(hexes, 72)]
ByWonder: TypeAlias = Annotated[tuple[int, ...], numbers("wonders", 72)]
Tokens: TypeAlias = Annotated[tuple[tuple[int, ...], ...], tokens]
Goods: TypeAlias = Annotated[tuple[int, ...], numbers(GOODS)]
Masks: TypeAlias = Annotated[tuple[int, ...], each("buildings", bit_set(hexes))]
Advances: TypeAlias = Annotated[int, bit_set("advances")]
CivAdvances: TypeAlias = Annotated[int, bit_set(civ_advances)]
Leaders: TypeAlias = Annotated[tuple[str, ...], words("leaders")]
ActionCards: TypeAlias = Annotated[Zone, zone("action_cards")]
Objectives: TypeAlias = Annotated[Zone, zone("objective_cards")]
WonderCards: TypeAlias = Annotated[Zone, zone("wonders")]
EventCards: TypeAlias = Annotated[Zone, zone("events")]
EventDeck: TypeAlias = Annotated[Zone, zone("events", ordered=True)]
Discards: TypeAlias = Annotated[tuple[str, ...], words("action_cards", ordered=True)]
ObjectiveDiscards: TypeAlias = Annotated[tuple[str, ...], words("objective_cards")]
EventDiscards: TypeAlias = Annotated[tuple[str, ...], words("events", ordered=True)]
Wonders: TypeAlias = Annotated[tuple[str, ...], words("wonders")]
Once: TypeAlias = Annotated[
    tuple[str, ...], words(literal(*ONCE), "advances", "civ_advances", abilities, "wonders", "events")
]
InForce: TypeAlias = Annotated[
    tuple[str, ...], words(literal(*IN_FORCE), "advances", "civ_advances", abilities, "wonders", "tactics")
]
Completed: TypeAlias = Annotated[tuple[str, ...], words("objective_cards")]
Persons: TypeAlias = Annotated[tuple[str, ...], words("events")]
Deeds: TypeAlias = Annotated[tuple[tuple[str, ...], ...], notes]
Laying: TypeAlias = Annotated[tuple[Zone, ...], each(2, zone("action_cards"))]
Dice: TypeAlias = Annotated[tuple[int, ...], numbers(DICE, 12, varies=True)]
Captives: TypeAlias = Annotated[tuple[tuple[int, ...], ...], captives]
Offer: TypeAlias = Annotated[tuple[Zone, ...], offer]
Ruins: TypeAlias = Annotated[tuple[int, ...], numbers(PIECES)]
Side: TypeAlias = Annotated[int, choice(sides)]
Activations: TypeAlias = Annotated[tuple[int, ...], numbers(DICE, 72, varies=True)]


class Civ:
    """A civilization; its place in the list is the seat. Hexes, advances and buildings are numbers."""

    civilization: Public[Annotated[str, word("civilizations")]]
    home: Public[Hex]  # where its first city stood
    goods: Public[Goods]  # food, wood, ore, ideas, gold; mood and culture tokens
    counter: Public[int]  # markers left on the event counter
    half_points: Public[Annotated[int, number(64)]]  # from events
    advances: Public[Advances]
    own_advances: Public[CivAdvances]  # civilization advances
    borrowed: Public[Annotated[str, word("advances")]]  # the advance used through the Great Library
    cities: Public[Hexes]
    buildings: Public[Masks]  # by kind the hexes with a piece of this colour, in whoever's city
    units: Public[Troops]
    leaders: Public[Leaders]  # cards left
    leader: Public[Annotated[str, word("leaders")]]  # in play
    slain: Public[Leaders]  # cards of leaders killed by this civilization
    captives: Public[Captives]  # (side, kind) of each
    runes: Public[int]  # obelisks kept as rune stones
    marks: Public[Annotated[int, bit_set(slots)]]  # tiles that Erik the Red has marked
    anarchy: Public[int]  # advances to regain
    pestilence: Public[bool]  # nothing can be built
    ruins: Public[Ruins]  # pieces out of the game: by kind of building, settlements last
    lost_actions: Public[int]  # taken off at the start of the next turn
    used: Public[Once]  # what can be done once in a turn and was
    by_hand: Public[bool]  # the goods of the next payment are chosen one by one
    hand: Zoned[ActionCards]
    persons: Zoned[EventCards]  # great persons in hand
    objectives: Zoned[Objectives]
    wonders: Zoned[WonderCards]  # wonder cards in hand
    drawn: Zoned[Objectives]  # cards being chosen from
    assigned: Zoned[Objectives]  # by a Great Seer, drawn next
    completed: Public[Completed]
    open_persons: Public[Persons]

    __slots__ = tuple(__annotations__)


class Battle:
    """The battle being fought, if `attacker` is not -1; the attacker comes first in all pairs."""

    attacker: Public[Side]
    defender: Public[Side]
    hex: Public[Hex]
    came: Public[Hex]  # where the attackers came from
    sea: Public[bool]
    landed: Public[bool]  # the attackers disembarked
    may_retreat: Public[bool]
    round: Public[int]
    strength: Public[Annotated[tuple[int, ...], numbers(2, varies=True)]]  # at the start of the round
    laid: Zoned[Laying]  # tactics cards of this round, face down until they are turned up
    attacking_dice: Public[Dice]  # faces rolled
    defending_dice: Public[Dice]
    attacking_powers: Public[InForce]  # paid for, or won by a tactics card
    defending_powers: Public[InForce]
    attacking_units: Public[Troops]  # at the start
    defending_units: Public[Troops]
    killed: Public[Captives]  # (side, kind) of each
    notes: Public[Deeds]  # (word, side in the battle, what)

    __slots__ = tuple(__annotations__)


class ClashOfCultures(Position):
    """The whole table."""

    content: Shared[Content]
    variant: Shared[Variant]
    civs: Public[list[Civ]]
    battle: Public[Battle]
    laid: Public[Laid]  # by slot its tile and "" or "turned"; unexplored slots have ("", "")
    pool: Public[Tiles]  # tiles not explored yet and those in the box, which nobody can tell apart
    happy: Public[Hexes]  # cities
    angry: Public[Hexes]
    exhausted: Public[Hexes]
    tribes: Public[Hexes]  # cities of the barbarians
    druids: Public[Hexes]  # with a druid token
    horde: Public[Troops]  # barbarians
    pirates: Public[Troops]
    ports: Public[ByHex]  # the water hex of its port, or -1
    wonder_at: Public[ByWonder]  # hex, -1 if not built, -2 if destroyed, -3 - seat if buried there
    builders: Public[ByWonder]  # seat, or -1
    beloved: Public[Tokens]  # Cleopatra's tokens: (hex, number)
    action_deck: Zoned[ActionCards]
    objective_deck: Zoned[Objectives]
    wonder_deck: Zoned[WonderCards]
    event_deck: Zoned[EventCards]
    event_top: Zoned[EventDeck]  # what lies on the deck in a known order
    event_bottom: Zoned[EventDeck]
    action_discards: Public[Discards]  # the last on top
    objective_discards: Public[ObjectiveDiscards]
    wonder_discards: Public[Wonders]
    event_discards: Public[EventDiscards]
    wonder_row: Public[Wonders]  # drawn and laid face up (buffet of wonders)
    events_gone: Public[EventDiscards]  # being carried out, or staying in play
    envoy: Public[Annotated[str, word("wonders")]]
    eclipse: Public[bool]
    trojan: Public[Annotated[int, choice(seats)]]
    diplomat: Public[Annotated[int, bit_set(64)]]
    truce: Public[Annotated[int, bit_set(64)]]
    round: Public[int]  # from 1
    phase: Public[int]  # from 1; 0 in the status phase
    start: Public[Annotated[int, choice(seats)]]  # the start player
    active: Public[Annotated[int, choice(seats)]]  # whose turn it is, -1 between turns
    actions: Public[int]  # left in this turn
    moves: Public[int]  # left in this Move action
    sailed: Public[int]  # in this Move action: 1 a ship moved, 2 by Navigation
    errand: Public[Annotated[str, word(literal(*ERRANDS))]]  # what moves outside of a Move action are for
    roamed: Public[Hexes]  # cities that have moved in this Move action
    climbed: Public[Hexes]  # cities that have moved onto a mountain in this turn
    levied: Public[Troops]  # units placed by the last recruit of this turn
    influenced: Public[bool]  # an influence attempt succeeded in this turn
    collected: Public[int]  # collects of this turn
    activated: Public[Activations]  # hexes of this turn's activations
    barred: Public[Hexes]  # cities activated while angry in this turn
    spent: Public[Annotated[tuple[int, ...], numbers(GOODS + 3, varies=True)]]  # by the last payment
    captured: Public[Hex]  # a city captured since the last move or action, or -1
    deeds: Public[Deeds]  # (seat, condition, occurrence) not yet claimed
    history: Public[Deeds]  # (seat, fact, occurrence, ...) of this turn or round
    offered: Public[Annotated[int, bit_set(seats)]]  # partners offered a trade since the last action
    offer: Zoned[Offer]  # by back: action cards, objectives, wonders, great persons
    offer_given: Public[Annotated[tuple[int, ...], numbers(GOODS + 5, varies=True)]]
    offer_wanted: Public[Annotated[tuple[int, ...], numbers(GOODS + 5, varies=True)]]

    __slots__ = tuple(__annotations__)
