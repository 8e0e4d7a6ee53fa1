"""The position of 7 Ages: players, empires by colour, the map, the cards and the moment of the round."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from saecula.core.observed import (
    bit_set,
    choice,
    dense,
    each,
    literal,
    number,
    numbers,
    packed,
    seats,
    word,
    words,
    zone,
)
from saecula.core.position import Nobody, Owner, Position, Public, Seat, Shared, Zoned
from saecula.core.spread import Spread
from saecula.core.zones import Zone
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.observation import (
    CANALS,
    CITY_STEPS,
    COLOURS,
    ELEPHANTS,
    FORCE_BITS,
    FORCE_PARTS,
    LEADER_KINDS,
    MARKERS,
    STACK_BITS,
    places,
    played,
    postings,
    showings,
    sways,
    totals,
    truces,
)
from saecula.games.seven_ages.variant import Variant

NOBODY: Final = -2  # owner of a colour without an empire
NONE: Final = -1  # no card, area, slot

Cards: TypeAlias = Annotated[Zone, zone("cards")]
Markers: TypeAlias = Annotated[Zone, zone(literal(*MARKERS))]
Cadence: TypeAlias = Annotated[Zone, zone(literal(*MARKERS), ordered=True)]
Areas: TypeAlias = Annotated[int, bit_set("areas")]  # a bit set of areas
Area: TypeAlias = Annotated[int, choice("areas")]
Slot: TypeAlias = Annotated[int, choice(COLOURS)]
Forces: TypeAlias = Annotated[Spread, dense(places, packed(FORCE_PARTS, FORCE_BITS))]
Units: TypeAlias = Annotated[Spread, totals]
Artifacts: TypeAlias = Annotated[int, bit_set("artifacts")]  # a bit set of artifacts
Slots: TypeAlias = Annotated[int, bit_set(COLOURS)]  # a bit set of empires
Pair: TypeAlias = Annotated[tuple[int, int], each(2, choice(COLOURS))]
Traders: TypeAlias = Annotated[tuple[int, int], each(2, choice(COLOURS + 1))]
Offered: TypeAlias = Annotated[tuple[str, str], each(2, word("cards"))]
Leaders: TypeAlias = Annotated[tuple[tuple[int, int], ...], postings]
Ways: TypeAlias = Annotated[Spread, dense("areas", number(8))]  # river 1, red arrow 2, invasion 4
Placed: TypeAlias = Annotated[Spread, dense("areas", number(128))]
Blue: TypeAlias = Annotated[Spread, dense("artifacts", number(64))]
Sways: TypeAlias = Annotated[tuple[tuple[int, int, int], ...], sways]
Truces: TypeAlias = Annotated[tuple[tuple[int, int], ...], truces]
Plays: TypeAlias = Annotated[tuple[tuple[int, ...], ...], played]
Discards: TypeAlias = Annotated[tuple[str, ...], words("cards", ordered=True)]
Shown: TypeAlias = Annotated[tuple[tuple[str, ...], ...], showings]
Stack: TypeAlias = Annotated[int, packed("units", STACK_BITS)]  # how many of each type
Stacks: TypeAlias = Annotated[tuple[int, int], each(2, packed("units", STACK_BITS))]
Dealt: TypeAlias = Annotated[tuple[Zone, ...], each(2, zone("cards"))]
Cities: TypeAlias = Annotated[tuple[int, ...], each(CITY_STEPS, bit_set("areas"))]


class Player:
    """A player; the place in the list is the seat."""

    hand: Zoned[Cards]
    laid: Zoned[Markers]  # the marker beside the cards
    turned: Public[int]  # the action that it was turned up for, or 0; 8 if cancelled
    idle: Owner[Slots]  # own empires that bear a marker left over
    turning: Owner[Annotated[int, bit_set(COLOURS + 1)]]  # where markers are still to be turned up
    performed: Public[Annotated[int, bit_set(8)]]  # actions of this round, as bits
    glory: Public[Annotated[int, number(64)]]
    scored: Public[int]  # in this scoring
    gone: Public[Annotated[int, bit_set(8)]]  # actions of one's empires that left play in this round
    colours: Public[Slots]  # the chosen pair
    moved: Owner[Units]  # by place the units that have moved in this Manoeuvre, or were flipped in Civilise
    drawn: Owner[int]  # the leader drawn from the cup: its type plus 1, "no leader" as the last one

    __slots__ = tuple(__annotations__)


class Empire:
    """An empire; its place in the list is its colour. Areas, cards and units are numbers."""

    owner: Public[Seat]  # -2 if nobody uses the colour
    card: Public[Annotated[int, choice("cards")]]
    progress: Public[Annotated[int, number(64)]]
    money: Public[Annotated[int, number(64)]]
    elites: Public[int]
    elephants: Public[Annotated[int, bit_set(ELEPHANTS)]]  # those it owns, by their number less 1
    artifacts: Public[Artifacts]  # on the card; those in areas are in `placed`
    capital: Public[Area]
    homeland: Public[Areas]
    forces: Public[Forces]  # by place the numbers of units, see `rules/forces.py`
    units: Owner[Units]  # by place the stack: how many of each type
    leaders: Public[Leaders]  # leader and area
    committed: Owner[Stack]  # in this combat round, as long as it is unseen
    leading: Owner[Annotated[int, number(256)]]  # the Tactician committed with them, plus 1
    marker: Zoned[Markers]
    turned: Public[int]  # the action that its marker was turned up for, or 0; 8 if cancelled
    wild: Public[bool]  # founded by the wild in this round
    spent: Public[bool]  # its Trade and progress was performed, or used up by another's trade
    traded: Public[bool]  # in this round
    fought: Public[bool]  # a conflict in this round
    won: Public[bool]  # one of them
    released: Public[Annotated[int, bit_set(2)]]  # for life from "no ships" 1, from "no cavalry" 2

    __slots__ = tuple(__annotations__)


class SevenAges(Position):
    """The whole table."""

    content: Shared[Content]
    variant: Shared[Variant]
    players: Public[list[Player]]
    empires: Public[list[Empire]]
    owned: Public[Annotated[tuple[int, ...], each(seats, bit_set(COLOURS))]]  # by seat its empires in play
    deck: Zoned[Cards]
    discard: Public[Discards]  # the last on top
    shown: Public[Shown]  # cards played by each seat to become the start player
    start: Public[Annotated[int, choice(seats)]]  # the start player
    round: Public[int]  # from 1
    number: Public[int]  # the action being resolved, 0 before and after
    active: Public[Annotated[int, choice(seats)]]  # who performs an action, or -1
    founding: Public[Slot]  # the empire being founded, or -1
    cities: Public[Cities]  # areas with a city of level 1, 3, 5, 7
    forts: Public[Areas]
    disorder: Public[Areas]
    named: Public[Annotated[int, bit_set("leaders")]]  # leaders that have appeared
    built: Public[Annotated[Spread, dense(places, number())]]  # units built in this Production
    elephants: Public[Annotated[int, bit_set(ELEPHANTS)]]  # in the common pool, by their number less 1
    marching: Public[Slot]  # the empire whose Manoeuvre it is, or -1
    canals: Public[Annotated[int, bit_set(CANALS)]]  # that let the empire through in this Manoeuvre
    canals_asked: Public[Annotated[int, bit_set(CANALS)]]
    ways: Public[Ways]  # by area, how the active empire entered it in this Manoeuvre
    conflict: Public[Area]  # being resolved, or -1
    sides: Public[Pair]  # attacker and defender of that conflict, else -1
    shaken: Public[Annotated[tuple[int, int], numbers(2)]]  # by side, its disorder markers of the conflict
    aside: Public[Stacks]  # by side, the units set aside as committed
    bared: Public[Stacks]  # by side, the units that the conflict has shown
    fallen: Public[Annotated[int, bit_set(2)]]  # sides that have lost a leader in the conflict
    engaged: Public[bool]  # both sides have committed units, still unseen
    dealt: Zoned[Dealt]  # by side, the card of this combat round
    seized: Public[Areas]  # in a founding: areas whose city was conquered
    planned: Public[Areas]  # in a founding: areas for which a fort was bought
    placed: Public[Placed]  # by area its artifact, plus 1
    blue: Public[Blue]  # by artifact the level of its blue marker
    raised: Public[Areas]  # where this Civilise has built or upgraded a city
    cup: Public[Annotated[tuple[int, ...], numbers(LEADER_KINDS)]]  # by type, then "no leader"
    plays: Public[Plays]  # cards being played, the last one resolves first: see `rules/plays.py`
    sways: Public[Sways]  # what events change for a while: event, deed and empire, or -1 for all
    truces: Public[Truces]  # pairs of empires that do not attack each other this round
    asked: Public[Slots]  # for their permission to pass in this action
    permits: Public[Slots]  # that the active empire may pass in this action
    traders: Public[Traders]  # active empire and partner, or the deck, of the running trade; else -1
    offered: Public[Offered]  # the cards they have laid, "" before
    loser_levels: Public[int]  # by which the loser of the running trade advances
    cadence: Zoned[Cadence]  # the cadence markers of the round, box after box
    held: Public[Slots]  # by cadence markers, from free progress
    first_age: Public[int]  # in which the first empire was founded, 0 before
    passed: Public[Annotated[int, choice(seats)]]  # who passed the last level first, or -1
    outlived: Public[bool]  # an empire that has left play was beyond the age after which the match ends
    ended: Public[bool]
    calm: Nobody[bool]  # the continuous checks found nothing, and nothing that they look at has changed since

    __slots__ = tuple(__annotations__)
