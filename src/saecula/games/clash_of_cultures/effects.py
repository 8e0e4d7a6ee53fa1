"""The language of effects: what happens once, as action cards, events and powers name it.

An effect is a record whose `op` says which one it is; its fields are those of the class below. Effects of a
list are carried out in order, for the player concerned: the one who plays the card, drew the event or is
named.

| op | what happens |
|---|---|
| `gain` | receive goods, as often as `per` counts; the drawer of the event at least `drawer_least` times |
| `one_of` | receive one of several gains |
| `mix` | receive `n` goods, or as many as `per` counts, in any mix of some kinds |
| `exchange` | up to as often as `per` counts, give one good of these kinds for a gain |
| `convert` | turn up to `n` goods of one of two kinds into the other; 0: any number |
| `lose` | lose goods, gold never instead; a player with too little loses it all and `otherwise` follows |
| `draw`, `discard` | draw cards; discard hand cards of one's choice |
| `advance` | gain an advance without paying |
| `buy` | buy advances at their usual price |
| `mood` | raise, lower or set the mood of cities; with no such city `otherwise` follows |
| `place` | place units from the supply |
| `remove` | remove units of one's choice |
| `extra_actions`, `lose_actions` | more actions this turn; fewer in the next one |
| `construct`, `collect`, `influence`, `cheer`, `command` | carry out that action or option |
| `routes` | take the income of trade routes |
| `found` | found a city from the hex of the leader |
| `reveal_tile` | reveal an unexplored tile next to a tile that holds an own city |
| `next_collect`, `next_influence`, `next_battle`, `next_siege` | change the next one |
| `name_player` | name another player, for whom the effects are carried out |
| `share` | deal goods out among the other players |
| `may` | optional effects, with or without a price |
| `move_units` | one move for each of these units |
| `refund` | take back resources just paid |
| `play_card` | play a card that costs an action, without the action |
| `symbol` | carry out an event symbol |
| `special` | what only one card does: a function of that name |
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from saecula.core.catalog import Count, Positive, Record
from saecula.games.clash_of_cultures.words import (
    AdvanceId,
    BuildingKind,
    CategoryId,
    CivAdvanceId,
    Good,
    Goods,
    Kind,
    Mood,
    Price,
    Symbol,
)

Per: TypeAlias = Literal[
    "",
    "paid",  # goods paid for this
    "cities",
    "cities_with",  # at least one of the buildings named
    "cities_near_barren",  # on or next to barren land
    "cities_behind",  # fewer than the player with the most, 1 if all are equal; the others get nothing
    "tiles_with_city",
    "mountains_near",  # next to the city concerned
]
Where: TypeAlias = Literal[
    "",  # any place of the player's that fits
    "here",  # where the leader or wonder is
    "there",  # in the city that the trigger concerns
    "water",  # an explored water hex without opponents
    "leader_or_city",  # with the leader, or in a city with room
]
CityWord: TypeAlias = Literal["not_angry", "not_happy", "coastal", "near_barren", "infantry"]
Piece: TypeAlias = BuildingKind | Literal["building", "wonder"]

SpecialName: TypeAlias = Literal[
    # of advances, leaders and wonders
    "borrow_advance",
    "look_at_event",
    "found_from_ship",
    "change_units",
    "spread_fear",
    "restore_building",
    "sail_with_leader",
    "unload_leader",
    "devote",
    "mark_tile",
    "take_captives",
    "raise_rune_stone",
    "recover_tactic",
    "reconstruct",
    # of action cards
    "spy",
    "mercenaries",
    "negotiations",
    "new_plans",
    # of events and great persons
    "great_seer",
    "great_diplomat",
    "dismiss_diplomat",
    "forbid_building",
    "volcano",
    "earthquake",
    "revolution",
    "uprising",
    "lay_out_wonder",
    "guillotine",
    "anarchy",
    "reformation",
    "pandemics",
    "burn",
]


class Effect(Record, frozen=True, tag_field="op"):
    """What all effects have in common."""

    @property
    def op(self) -> str:
        """Return the word that content uses."""
        return str(type(self).__struct_config__.tag)


class Gain(Effect, frozen=True, tag="gain"):
    """Receive goods."""

    goods: Goods
    per: Per = ""
    buildings: tuple[BuildingKind, ...] = ()
    most: Count = 0  # times; 0: no limit
    drawer_least: Count = 0


class OneOf(Effect, frozen=True, tag="one_of"):
    """Receive one of several gains."""

    gains: tuple[Goods, ...]


class Mix(Effect, frozen=True, tag="mix"):
    """Receive goods in any mix."""

    goods: tuple[Good, ...]
    n: Count = 0
    per: Per = ""
    buildings: tuple[BuildingKind, ...] = ()
    most: Count = 0
    at_most_size: bool = False  # of the city it happens in
    drawer_least: Count = 0
    income: AdvanceId = ""  # the advance whose income this is; powers `income` add kinds to it


class Exchange(Effect, frozen=True, tag="exchange"):
    """Give goods for others."""

    give: tuple[Good, ...]
    gain: Goods
    per: Per


class Convert(Effect, frozen=True, tag="convert"):
    """Turn goods of one kind into the other, or the reverse."""

    goods: tuple[Good, Good]
    n: Count = 0


class Lose(Effect, frozen=True, tag="lose"):
    """Lose goods."""

    goods: Goods
    per: Per = ""
    most: Count = 0
    otherwise: tuple[AnyEffect, ...] = ()


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards."""

    action: Count = 0
    objective: Count = 0
    wonder: Count = 0


class Discard(Effect, frozen=True, tag="discard"):
    """Discard hand cards."""

    action: Count = 0
    objective: Count = 0


class GainAdvance(Effect, frozen=True, tag="advance"):
    """Gain an advance without paying; `counted` takes its marker from the event counter [COC-096]."""

    categories: tuple[CategoryId, ...] = ()  # none: of any category
    counted: bool = False
    of: Literal["", "near", "loser"] = ""  # owned by a player in range, or by the loser of the city
    within: Count = 0
    mutual: bool = False  # that player then gains one in the same way


class Buy(Effect, frozen=True, tag="buy"):
    """Buy advances."""

    n: Positive = 1
    advances: tuple[AdvanceId, ...] = ()  # none: any
    counted: bool = True
    same_category: bool = False
    new_category: bool = False
    full_price: bool = False  # what the same card makes free is free as the action Advance only


class ChangeMood(Effect, frozen=True, tag="mood"):
    """Change the mood of cities: by steps up or down, or to a mood."""

    up: Count = 0
    down: Count = 0
    to: Mood | Literal[""] = ""
    per: Per = ""
    cities: Positive = 1
    more: Count = 0  # cities, for a player who has one of the advances
    having: tuple[AdvanceId, ...] = ()
    where: Where = ""
    of: tuple[CityWord, ...] = ()
    loses: Kind | Literal[""] = ""  # a unit there that is removed
    otherwise: tuple[AnyEffect, ...] = ()


class Place(Effect, frozen=True, tag="place"):
    """Place units from the supply; a gain that is impossible lapses [COC-006]."""

    unit: Kind
    n: Positive = 1
    where: Where = ""


class Remove(Effect, frozen=True, tag="remove"):
    """Remove units of one's choice."""

    n: Positive = 1
    each: Count = 0  # once for every full set of this many units; 0: once
    more: Count = 0  # for a player who has one of the advances
    having: tuple[AdvanceId, ...] = ()
    halves: Count = 0  # half points for each


class ExtraActions(Effect, frozen=True, tag="extra_actions"):
    """Get more actions this turn."""

    n: Positive = 1


class LoseActions(Effect, frozen=True, tag="lose_actions"):
    """Have fewer actions in the next turn; it does not add up with itself."""

    n: Positive = 1


class Construct(Effect, frozen=True, tag="construct"):
    """Construct something."""

    what: tuple[Piece, ...]
    where: Where = ""
    free: bool = False  # of resources; other prices stay
    quiet: bool = False  # the city is not activated [COC-056]


class Collect(Effect, frozen=True, tag="collect"):
    """Collect with a city, which is activated."""

    where: Where = ""
    only: bool = False  # it must be the only collect of the turn


class Influence(Effect, frozen=True, tag="influence"):
    """Make an attempt at cultural influence."""

    where: Where = ""  # the starting point


class Cheer(Effect, frozen=True, tag="cheer"):
    """Increase happiness."""

    where: Where = ""


class Command(Effect, frozen=True, tag="command"):
    """Take a Move action, with a bonus every round of the first battle it starts."""

    value: Count = 0


class TakeRoutes(Effect, frozen=True, tag="routes"):
    """Take the income of trade routes, if the advance is owned."""


class Found(Effect, frozen=True, tag="found"):
    """Found a city with a unit on the leader's hex; with this advance also with a ship there."""

    ships_with: CivAdvanceId = ""


class RevealTile(Effect, frozen=True, tag="reveal_tile"):
    """Reveal a tile; with a price, a city may be founded there without a settler."""

    found: Price | None = None


class NextCollect(Effect, frozen=True, tag="next_collect"):
    """Choose hexes repeatedly, or more hexes, in the next collect; not together with another such effect."""

    repeats: bool = False
    more: Count = 0


class NextInfluence(Effect, frozen=True, tag="next_influence"):
    """The next attempt may take over a barbarian city of this size."""

    size: Positive


class NextBattle(Effect, frozen=True, tag="next_battle"):
    """The next land battle with combat rounds ends after this many; points for the winner or the defender."""

    rounds: Positive
    halves: Count


class NextSiege(Effect, frozen=True, tag="next_siege"):
    """An attacker of a defended city may pay once: points, and no tactics for the defender in round 1."""

    price: Price
    halves: Count


class NamePlayer(Effect, frozen=True, tag="name_player"):
    """Name another player, whom the effects concern."""

    effects: tuple[AnyEffect, ...]


class Share(Effect, frozen=True, tag="share"):
    """Deal out goods among the other players."""

    good: Good
    n: Positive


class May(Effect, frozen=True, tag="may"):
    """Do something or not."""

    effects: tuple[AnyEffect, ...]
    price: Price | None = None


class MoveUnits(Effect, frozen=True, tag="move_units"):
    """Give each of these units one move."""

    unit: Kind
    which: Literal["in_cities", "recruited"]
    roads: bool = False


class Refund(Effect, frozen=True, tag="refund"):
    """Take back resources of kinds just paid."""

    n: Positive = 1


class PlayCard(Effect, frozen=True, tag="play_card"):
    """Play an action card or great person that costs an action, without the action."""


class CarryOutSymbol(Effect, frozen=True, tag="symbol"):
    """Carry out an event symbol."""

    symbol: Symbol


class Special(Effect, frozen=True, tag="special"):
    """What only one card does."""

    name: SpecialName
    n: Count = 0  # the most
    halves: Count = 0  # half points for each
    prices: tuple[Price, ...] = ()  # one of them, for each time
    otherwise: tuple[AnyEffect, ...] = ()


AnyEffect: TypeAlias = (
    Gain
    | OneOf
    | Mix
    | Exchange
    | Convert
    | Lose
    | Draw
    | Discard
    | GainAdvance
    | Buy
    | ChangeMood
    | Place
    | Remove
    | ExtraActions
    | LoseActions
    | Construct
    | Collect
    | Influence
    | Cheer
    | Command
    | TakeRoutes
    | Found
    | RevealTile
    | NextCollect
    | NextInfluence
    | NextBattle
    | NextSiege
    | NamePlayer
    | Share
    | May
    | MoveUnits
    | Refund
    | PlayCard
    | CarryOutSymbol
    | Special
)
