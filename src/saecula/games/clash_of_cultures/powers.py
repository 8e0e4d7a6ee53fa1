"""The language of powers: what a thing in play changes, on advances, leaders, buildings, wonders and persons.

A power is a record whose `key` says which one it is; its fields are those of the class below. Every key has
one reader, the chapter of the rules named here.

| key | reader | what it says |
|---|---|---|
| `yields` | collecting | what one hex of a terrain gives |
| `reach` | collecting | hexes that may be chosen beyond the usual ones |
| `collected` | collecting | what a collect brings besides |
| `counts_as` | cities | a size or mood that counts instead |
| `limit` | goods | the most of a good that can be held |
| `immune` | events | titles of events that do not concern the owner |
| `mirrors` | sheets | advances of a category that have the abilities of those of another too |
| `unlocks` | building | a building that becomes available |
| `enables` | the chapter concerned | something nobody else may do |
| `founds` | founding | a terrain on which cities may be founded |
| `cheaper`, `priced`, `free` | prices | less to pay; another price; nothing to pay |
| `replaces` | prices | goods that may be paid instead of others |
| `sells` | recruiting | one unit or card a recruit for another price |
| `recruits` | recruiting | where units may be recruited |
| `deploys` | recruiting | recruited land units may be placed around the city |
| `combat` | combat | values, dice, hits and bans in battle |
| `arms` | battle | the same, for a payment |
| `after` | the chapter of the trigger | effects when something happened |
| `act` | actions | effects as an action or free action |
| `income` | goods | kinds of goods that an income may be taken in |
| `influence` | influence | own attempts |
| `shield` | influence | attempts of others on own cities |
| `keeps` | capture | buildings that keep their colour |
| `routes` | routes | trade routes |
| `toll` | routes | what routes of others to this city bring |
| `moves` | moving, sailing | how units move |
| `stack` | hosts | more army units on a hex |
| `meets` | events, barbarians | what can be done against events |
| `draws` | cards | where cards may be drawn from |
| `scores` | scoring | half points at the end |
| `rule` | the chapter of its civilization | what only one card does: a flag or function of that name |

Common fields: `once` a turn; `here`: only where the leader is (on that hex, in that city, or aboard on that
hex), or in the city of the wonder or building.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from saecula.core.catalog import Count, Positive, Record
from saecula.games.clash_of_cultures.effects import AnyEffect, Piece
from saecula.games.clash_of_cultures.words import (
    AdvanceId,
    BuildingKind,
    CategoryId,
    CivAdvanceId,
    Deck,
    Good,
    Goods,
    Kind,
    Means,
    Mood,
    Option,
    Price,
    Terrain,
    Title,
    WonderId,
)

Role: TypeAlias = Literal["", "attacker", "defender"]
Place: TypeAlias = Literal["", "land", "sea"]
Rounds: TypeAlias = Literal["", "first", "later"]
BattleWord: TypeAlias = Literal[
    "city",  # on a city hex
    "happy",  # in a happy city
    "fortress",  # in a city with a fortress
    "temple",  # in a city with a temple
    "own_obelisk",  # in a city with an obelisk of the owner's colour
    "coastal",  # in a city next to water
    "landed",  # started by disembarking
    "players",  # against a player
    "barbarians",
    "pirates",
    "army",  # against army units
    "own_city_near",  # a city of the owner's within `within` hexes
    "no_own_city_near",
    "own_temple_near",  # a city of the owner's with a temple within `within` hexes
    "no_own_city_in_tile",
    "outnumbered",  # fewer units than the opponent at the start of the round
    "not_outnumbered",
    "no_tactic",  # the owner plays no tactics card this round
    "foe_more_warfare",  # the opponent owns more Warfare advances
    "foe_as_many_cities",  # the opponent has at least as many cities
]
BattlePer: TypeAlias = Literal[
    "",
    "tile_with_city",  # tiles other than start tiles that hold a city of the owner's
    "settler_near",  # settlers of the owner's within `within` hexes
    "barbarian_city_near",  # barbarian cities within `within` hexes
    "missing_unit",  # army units by which the opponent is ahead
    "city_size",
    "elephant",  # elephants of the owner's alive in the battle
]
Trigger: TypeAlias = Literal[
    "gained",  # this advance
    "advance",  # another advance was gained and paid for
    "advance_action",  # another advance was gained by the action
    "build",  # one of `pieces`; of a building or wonder: itself
    "found",
    "capture",  # `here`: by the leader
    "city_lost",
    "recruit",
    "battle",
    "leader_gone",  # killed or replaced
    "influence",  # a successful attempt; `here`: from that city
    "move",  # a Move action ended
    "enter_city",  # a city of the owner's, by a move
    "activate",
    "turn",  # it begins
    "event",  # just before it is drawn
]
AfterWord: TypeAlias = Literal[
    "academy",  # in a city with an academy
    "temple",  # in a city with a temple
    "army_or_ship",  # at least one was recruited
    "settler",  # at least one was recruited, or one founded the city
    "cavalry",  # at least one was recruited
    "won",
    "lost",
    "land",
    "against_army",
    "first_round",  # it ended in round 1
    "survives",  # the leader
    "not_angry",  # the city was not angry before
    "barbarian",  # the city was a barbarian one
    "influenced",  # the city was influenced by the owner already
    "opposing_city_near",  # another one within `within` hexes
    "captured",  # the leader captured a city in that action
    "ship_moved",
    "navigated",  # Navigation was used
    "not_collect",
    "paid_ideas_or_gold",
]
PriceWord: TypeAlias = (
    Piece
    | Literal[
        "advance",
        "happiness",  # of one city in the action Increase happiness
        "draft",
        "arts",
        "great_wall",
        "great_gardens",
    ]
)
Stand: TypeAlias = Literal["", "city", "happy_city", "ship"]  # where a leader must be: in an own city, aboard

RuleName: TypeAlias = Literal[
    "pirate_allies",
    "ship_construction",
    "nomads",
    "subterfuge",
    "city_states",
    "raiding",
    "raiders",
    "zoroastrianism",
    "druidic_influence",
    "bars_from_plains",
    "names_start_player",
    "wins_ties",
    "wonder_expert",
    "sacrifices_herself",
    "loyalty",
    "great_diplomat",
]


class Power(Record, frozen=True, tag_field="key"):
    """What all powers have in common."""

    @property
    def key(self) -> str:
        """Return the word that content uses."""
        return str(type(self).__struct_config__.tag)


# Collecting and holding.


class Yields(Power, frozen=True, tag="yields"):
    """One hex of this terrain gives one of these goods [COC-127]."""

    terrain: Terrain
    goods: tuple[Good, ...]
    most: Count = 0  # hexes a collect; 0: no limit
    here: bool = False


class Reach(Power, frozen=True, tag="reach"):
    """Hexes further away may be chosen [COC-403, COC-503]."""

    range: Positive
    of: Literal["land", "opposing_cities"]
    n: Count = 0  # hexes a collect; 0: no limit
    more_with: AdvanceId = ""  # an advance that makes it one hex more
    captives_with: CivAdvanceId = ""  # an advance that lets a barbarian unit be taken instead of the resource
    once: bool = False


class Collected(Power, frozen=True, tag="collected"):
    """A collect brings something besides [COC-131]."""

    gain: Goods
    building: BuildingKind | Literal[""] = ""  # in the city
    least: Goods | None = None  # what the collect must give
    exactly: Goods | None = None  # the same, but no more of these goods
    swap: Goods | None = None  # given back for the gain
    per: Literal["", "plains_with_settler"] = ""  # chosen plains outside cities with a settler of the owner's
    most: Count = 0
    once: bool = False


class CountsAs(Power, frozen=True, tag="counts_as"):
    """A city counts as larger, or with another mood [COC-134]."""

    options: tuple[Option, ...]
    larger: Count = 0
    largest: Count = 0  # size it may count as; 0: no limit
    mood: Mood | Literal[""] = ""
    moods: tuple[Mood, ...] = ()  # those the city may have; none: any
    size: Count = 0  # that the city has; 0: any
    price: Price | None = None
    first_activation: bool = False  # only for the first of a turn, and then there is no other
    used: bool = False  # only in the turn in which the action of the same card was used
    here: bool = False


class Limit(Power, frozen=True, tag="limit"):
    """The most of a good that can be held [COC-066]."""

    good: Good
    n: Positive
    lifts: AdvanceId = ""  # the one whose limit no longer holds


class Immune(Power, frozen=True, tag="immune"):
    """Events with these titles do not concern the owner."""

    titles: tuple[Title, ...]


class Unlocks(Power, frozen=True, tag="unlocks"):
    """A building becomes available [COC-100, COC-138]."""

    building: BuildingKind


class Enables(Power, frozen=True, tag="enables"):
    """Something becomes possible: wonders, moves of army units, tactics cards, Navigation."""

    what: Literal["wonders", "armies", "tactics", "navigation"]


class Founds(Power, frozen=True, tag="founds"):
    """Cities may be founded on this terrain."""

    terrain: Terrain


class Mirrors(Power, frozen=True, tag="mirrors"):
    """Owned advances also have the abilities of those in the same place of another category [COC-527]."""

    of: CategoryId
    like: CategoryId


# Prices.


class Cheaper(Power, frozen=True, tag="cheaper"):
    """Something costs less."""

    what: tuple[PriceWord, ...]
    category: CategoryId = ""  # of an advance
    less: Goods | None = None
    n: Count = 0  # the discount in goods, in any mix
    waives_advance: bool = False  # of a wonder
    discard: bool = False  # this card is discarded for it
    once: bool = False
    here: bool = False


class Priced(Power, frozen=True, tag="priced"):
    """Something has another price, in place of its own if `must`."""

    what: tuple[PriceWord, ...]
    price: Price
    must: bool = False
    once: bool = False
    here: bool = False


class Free(Power, frozen=True, tag="free"):
    """These advances, one of a category, or paid arms cost nothing."""

    advances: tuple[AdvanceId, ...] = ()
    category: CategoryId = ""
    action: bool = False  # only by the action Advance
    arms: AdvanceId = ""
    foe_lacks: AdvanceId = ""  # only against opponents without this advance
    once: bool = False


class Replaces(Power, frozen=True, tag="replaces"):
    """One good `by` may be paid instead of `rate` of these goods."""

    goods: tuple[Good, ...]
    by: tuple[Means, ...]
    rate: Positive = 1
    what: tuple[PriceWord, ...] = ()  # none: any price
    but: tuple[PriceWord, ...] = ()
    here: bool = False


# Recruiting.


class Sells(Power, frozen=True, tag="sells"):
    """One unit or card a recruit for another price; it counts towards the maximum [COC-154]."""

    price: Price | None = None  # none: that of `instead`
    unit: Kind | Literal[""] = ""
    card: Deck | Literal[""] = ""
    instead: AdvanceId = ""  # the advance whose sale this is instead
    building: BuildingKind | Literal[""] = ""  # that the city must have
    once: bool = False


class Recruits(Power, frozen=True, tag="recruits"):
    """Where units may be recruited that otherwise need a building; on a building: in its city."""

    units: tuple[Kind, ...]
    building: BuildingKind | Literal[""] = ""
    on: Terrain | Literal[""] = ""
    near: Terrain | Literal[""] = ""  # next to the city
    size: Count = 0
    from_start: Count = 0  # hexes from the starting city, at least
    swap: Good | Literal[""] = ""  # a good of each price of which at least one must be paid by `by`
    by: tuple[Good, ...] = ()


class Deploys(Power, frozen=True, tag="deploys"):
    """Recruited land units may be placed on land hexes next to the city without opponents."""

    here: bool = False


# Battles.


class Fight(Power, frozen=True):
    """When a power works in a battle [COC-245]."""

    place: Place = ""
    role: Role = ""
    rounds: Rounds = ""
    when: tuple[BattleWord, ...] = ()
    within: Count = 0
    unit: Kind | Literal[""] = ""  # on the owner's side
    units: Count = 0  # on the owner's side, at least
    foe_has: AdvanceId = ""  # an advance
    foe_lacks: AdvanceId = ""
    here: bool = False
    near: Count = 0  # the leader is at most this many hexes from the battle


class Combat(Fight, frozen=True, tag="combat"):
    """What changes in a battle, for the owner's side or the other [COC-236, COC-237, COC-246]."""

    side: Literal["own", "foe"] = "own"
    value: int = 0
    per: BattlePer = ""
    most: Count = 0
    dice: Count = 0
    ignore: Count = 0  # hits
    cap: Count = 0  # of all bonuses
    bar: bool = False  # no tactics card
    mute: bool = False  # no combat abilities
    ability: Kind | Literal[""] = ""  # the value is added to one activation of this kind a roll
    as_kind: Kind | Literal[""] = ""  # or that activation may work like one of this kind
    wins: bool = False  # at once, without dice or cards


class Arms(Fight, frozen=True, kw_only=True, tag="arms"):
    """What changes in a battle for a payment [COC-228, COC-248]."""

    moment: Literal["before", "round", "reveal", "roll", "rolled", "hits"]
    prices: tuple[Price, ...] = ()
    tactic: bool = False  # the price is the effect of the owner's tactics card
    value: int = 0
    value_against_same: int = 0  # instead, if the opponent owns the same advance
    per: BattlePer = ""
    ignore: Count = 0
    cancels: Literal["", "dice", "ignore"] = ""  # of the fortress
    drives_off: Count = 0  # opposing army units put on adjacent hexes
    most: Positive = 1  # times at that moment
    once_a_battle: bool = False
    refunded: bool = False  # if the owner wins


# Effects.


class After(Power, frozen=True, tag="after"):
    """Effects when something happened; optional, once a trigger [COC-055]."""

    what: tuple[Trigger, ...]
    effects: tuple[AnyEffect, ...]
    price: Price | None = None
    pieces: tuple[Piece, ...] = ()
    category: CategoryId = ""
    when: tuple[AfterWord, ...] = ()
    within: Count = 0
    lost: Count = 0  # army units lost in the battle, at least
    holding: Goods | None = None  # at least
    holding_at_most: Goods | None = None
    hand_at_most: Count = 0  # action cards
    once: bool = False
    here: bool = False


class Act(Power, frozen=True, tag="act"):
    """Effects as an action, or as a free action."""

    effects: tuple[AnyEffect, ...]
    free: bool = False
    free_with: AdvanceId = ""  # the advance that makes it a free action
    once: bool = False
    prices: tuple[Price, ...] = ()  # one of them; none: nothing
    discard: tuple[Deck, ...] = ()  # one hand card of one of these kinds is part of the price
    activates: bool = False  # the leader's city, as part of the price
    stand: Stand = ""
    largest: Count = 0  # size the leader's city may have; 0: any
    needs: AdvanceId = ""  # an advance
    excludes: AdvanceId = ""  # an action not taken in the same turn, nor after it


class Income(Power, frozen=True, tag="income"):
    """The income of an advance may be taken in this good too."""

    of: AdvanceId
    good: Good


# Influence.


class InfluencePower(Power, frozen=True, tag="influence"):
    """The owner's attempts: range, die, starting points, a second roll."""

    range: Count = 0
    roll: Count = 0
    per: Literal["", "settler"] = ""  # for each settler in the starting city
    start: Literal["", "influenced_city", "settlers"] = ""  # settlers: range 2, 1 more for each further one
    again: bool = False  # the die may be rolled again
    temple: bool = False  # only if the starting city has one or a temple is the target
    once: bool = False
    here: bool = False


class Shield(Power, frozen=True, tag="shield"):
    """Others' attempts on the owner's cities: not allowed as targets, or no boosts."""

    no_target: bool = False
    no_boost: bool = False
    of: Literal["", "happy", "army", "temple", "wonder"] = ""  # cities with it
    building: BuildingKind | Literal[""] = ""  # only this building is no target
    here: bool = False


class Keeps(Power, frozen=True, tag="keeps"):
    """These buildings keep their colour when the city is captured."""

    building: BuildingKind


# Trade.


class Routes(Power, frozen=True, tag="routes"):
    """Traders, targets, range and gains of trade routes [COC-425, COC-452]."""

    traders: tuple[Literal["ship", "settler", "elephant", "port_city"], ...] = ()  # elephants: in own cities
    range: Count = 0
    to: Literal["", "coastal", "influenced", "barbarian"] = ""  # target cities it speaks of
    targets: bool = False  # such cities become targets
    gains: tuple[Goods, ...] = ()  # each is one way to take a route's gain
    only: bool = False  # there is no other gain
    uses: Count = 0  # routes that may give this; 0: all
    most: Count = 0  # routes that give something
    beyond: Count = 0  # routes that do not count towards the most
    bonus: tuple[Goods, ...] = ()  # one of these besides, for one route
    here: bool = False


class Toll(Power, frozen=True, tag="toll"):
    """A player who forms a route to this city brings its owner goods, once a turn [COC-145]."""

    goods: Goods


# Moves, events, cards, points.


class Moves(Power, frozen=True, tag="moves"):
    """How units move."""

    roads: Count = 0  # hexes a land group may cover
    between_cities: bool = False  # only from one of the owner's cities to another
    price: Price | None = None
    times: Count = 0  # a Move action
    carries: Count = 0  # land units a ship
    untired: tuple[Kind, ...] = ()  # may move again after a battle
    no_mountain: tuple[Kind, ...] = ()  # kinds that ignore the mountain rule
    unit: Kind | Literal[""] = ""  # with the leader: the whole group ignores it
    here: bool = False


class Stack(Power, frozen=True, tag="stack"):
    """This many army units may be on the hex."""

    n: Positive
    here: bool = False


class Meets(Power, frozen=True, tag="meets"):
    """What can be done against an event.

    Prevent mood or unit losses, draw another card, forbid groups of barbarians to move, or direct them.
    """

    what: tuple[Literal["mood_loss", "unit_loss", "card", "barbarians_move"], ...]
    how: Literal["prevent", "redraw", "forbid", "direct"]
    prices: tuple[Price, ...] = ()
    within: Count = 0
    others: bool = False  # also when another player moves them
    here: bool = False


class Draws(Power, frozen=True, tag="draws"):
    """Cards of these decks may be drawn from the top of the discards; the owner's go to their bottom."""

    decks: tuple[Literal["action", "event"], ...]


class Scores(Power, frozen=True, tag="scores"):
    """Half points at the end; when ties are compared, they count in the group [COC-375, COC-376]."""

    halves: int
    per: Literal[
        "captive",
        "rune_stone",
        "druid",
        "port",
        "government_advance",
        "marked_tile",
        "hex_from_start",  # of the leader on the board
    ]
    group: Literal["pieces", "advances", "objectives", "events"]


class Rule(Power, frozen=True, tag="rule"):
    """What only one card does."""

    name: RuleName
    wonder: WonderId = ""
    within: Count = 0
    price: Price | None = None


AnyPower: TypeAlias = (
    Yields
    | Reach
    | Collected
    | CountsAs
    | Limit
    | Immune
    | Unlocks
    | Enables
    | Founds
    | Mirrors
    | Cheaper
    | Priced
    | Free
    | Replaces
    | Sells
    | Recruits
    | Deploys
    | Combat
    | Arms
    | After
    | Act
    | Income
    | InfluencePower
    | Shield
    | Keeps
    | Routes
    | Toll
    | Moves
    | Stack
    | Meets
    | Draws
    | Scores
    | Rule
)
