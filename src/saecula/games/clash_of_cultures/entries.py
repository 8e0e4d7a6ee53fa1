"""The records of the content files of Clash of Cultures.

What entries do is said in three small languages: powers (`powers.py`), effects (`effects.py`) and conditions
(`conditions.py`), whose modules say what the words mean. These are the words with the fields of each; `fight`
stands for place, role, rounds, when, within, unit, units, foe_has, foe_lacks, here, near.

| key of a power | fields |
|---|---|
| `yields` | terrain goods most here |
| `reach` | range of n more_with captives_with once |
| `collected` | gain building least exactly swap per most once |
| `counts_as` | options larger largest mood moods size price first_activation used here |
| `limit` | good n lifts |
| `immune` | titles |
| `unlocks` | building |
| `enables` | what |
| `founds` | terrain |
| `mirrors` | of like |
| `cheaper` | what category less n waives_advance discard once here |
| `priced` | what price must once here |
| `free` | advances category action arms foe_lacks once |
| `replaces` | goods by rate what but here |
| `sells` | price unit card instead building once |
| `recruits` | units building on near size from_start swap by |
| `deploys` | here |
| `combat` | fight side value per most dice ignore cap bar mute ability as_kind wins |
| `arms` | fight moment prices tactic value value_against_same per ignore cancels drives_off |
| | most once_a_battle refunded |
| `after` | what effects price pieces category when within lost holding holding_at_most |
| | hand_at_most once here |
| `act` | effects free free_with once prices discard activates stand largest needs excludes |
| `income` | of good |
| `influence` | range roll per start again temple once here |
| `shield` | no_target no_boost of building here |
| `keeps` | building |
| `routes` | traders range to targets gains only uses most beyond bonus here |
| `toll` | goods |
| `moves` | roads between_cities price times carries untired no_mountain unit here |
| `stack` | n here |
| `meets` | what how prices within others here |
| `draws` | decks |
| `scores` | halves per group |
| `rule` | name wonder within price |

| op of an effect | fields |
|---|---|
| `gain` | goods per buildings most drawer_least |
| `one_of` | gains |
| `mix` | goods n per buildings most at_most_size drawer_least income |
| `exchange` | give gain per |
| `convert` | goods n |
| `lose` | goods per most otherwise |
| `draw` | action objective wonder |
| `discard` | action objective |
| `advance` | categories counted of within mutual |
| `buy` | n advances counted same_category new_category full_price |
| `mood` | up down to per cities more having where of loses otherwise |
| `place` | unit n where |
| `remove` | n each more having halves |
| `extra_actions` | n |
| `lose_actions` | n |
| `construct` | what where free quiet |
| `collect` | where only |
| `influence` | where |
| `cheer` | where |
| `command` | value |
| `routes` | - |
| `found` | ships_with |
| `reveal_tile` | found |
| `next_collect` | repeats more |
| `next_influence` | size |
| `next_battle` | rounds halves |
| `next_siege` | price halves |
| `name_player` | effects |
| `share` | good n |
| `may` | effects price |
| `move_units` | unit which roads |
| `refund` | n |
| `play_card` | - |
| `symbol` | symbol |
| `special` | name n halves prices otherwise |

| form of a condition | fields |
|---|---|
| `lead` | measure building by least |
| `least` | measure n |
| `complete` | categories |
| `hold` | goods pay |
| `deed` | name n units |
"""

from __future__ import annotations

from typing import Literal

from saecula.core.catalog import Count, Entry, Positive, Record
from saecula.games.clash_of_cultures.conditions import AnyCondition
from saecula.games.clash_of_cultures.effects import AnyEffect
from saecula.games.clash_of_cultures.powers import AnyPower, Role
from saecula.games.clash_of_cultures.words import (
    AdvanceId,
    CardEffectId,
    CategoryId,
    CivilizationId,
    Goods,
    Kind,
    ObjectiveId,
    Price,
    Symbol,
    TacticId,
    Terrain,
    TileId,
    Title,
    Token,
)

# The map.


class TerrainType(Entry, frozen=True):
    """A terrain [COC-041]."""

    land: bool
    city: bool  # whether cities may be founded there [COC-110]


class Tile(Entry, frozen=True):
    """A tile: its terrains in the slots top, left, right and bottom [COC-040].

    A half turn reverses their order. Start tiles have their plains on top.
    """

    terrains: tuple[Terrain, Terrain, Terrain, Terrain]
    start: bool = False
    number: Count = 0  # printed on the back of a normal tile


class Site(Record, frozen=True):
    """A place for a tile: its hexes in the order of the tile's slots, and the start tile that lies there."""

    hexes: tuple[str, str, str, str]
    start: TileId = ""


class Map(Entry, frozen=True):
    """The layout for a number of players; start sites first [COC-020]."""

    players: Positive
    sites: tuple[Site, ...]


# Goods, units, buildings.


class GoodKind(Entry, frozen=True):
    """A resource or token with the most that can be held; 0: no limit [COC-065, COC-068]."""

    token: bool = False
    most: Count = 0


class Unit(Entry, frozen=True):
    """A kind of unit [COC-002, COC-008, COC-151, COC-234]."""

    price: Price
    supply: Positive
    land: bool = True
    army: bool = False
    value: Count = 0  # what its combat ability adds
    ignore: Count = 0  # hits its combat ability ignores, in place of the die's number
    reroll: bool = False  # its combat ability rolls the die again
    building: bool = False  # needs one that recruits it
    barbarians: Count = 0  # in the supply of the barbarians
    pirates: Count = 0
    expansion: bool = False


class Building(Entry, frozen=True):
    """A kind of building [COC-136 to COC-146]."""

    price: Price
    supply: Positive
    coastal: bool = False  # only in a city next to water, on one of whose water hexes it stands
    powers: tuple[AnyPower, ...] = ()
    expansion: bool = False


class Wonder(Entry, frozen=True):
    """A wonder [COC-340 to COC-345, COC-360 to COC-367]."""

    price: Price
    advance: AdvanceId
    powers: tuple[AnyPower, ...]
    points: Positive = 4
    shared: Count = 2  # points of each of two markers; 0: it is never shared


# Advances and civilizations.


class Category(Entry, frozen=True):
    """A category of four advances; a government requires an advance of another one [COC-097, COC-098]."""

    requires: AdvanceId = ""

    @property
    def government(self) -> bool:
        """Return whether this is a form of government."""
        return bool(self.requires)


class Advance(Entry, frozen=True):
    """An advance [COC-400 to COC-447]."""

    category: CategoryId
    position: Positive  # in the category, from the top
    powers: tuple[AnyPower, ...]
    token: Token | Literal[""] = ""  # gained with it
    starting: bool = False


class CivAdvance(Entry, frozen=True):
    """An advance of one civilization, gained together with another advance [COC-480]."""

    civilization: CivilizationId
    powers: tuple[AnyPower, ...]
    base: AdvanceId = ""  # none: with the first advance of any government


class Civilization(Entry, frozen=True):
    """A civilization; some have a start tile of their own [COC-025]."""

    tile: TileId = ""


class Ability(Record, frozen=True):
    """One of the two abilities of a leader."""

    name: dict[str, str]
    powers: tuple[AnyPower, ...]


class Leader(Entry, frozen=True):
    """A leader [COC-155 to COC-160, COC-600 to COC-644]."""

    civilization: CivilizationId
    abilities: tuple[Ability, Ability]


# Cards.


class CardEffect(Entry, frozen=True):
    """The upper half of action cards [COC-281, COC-720 to COC-740]."""

    effects: tuple[AnyEffect, ...]
    action: bool = False  # costs an action
    price: Price | None = None
    when: Literal[
        "",
        "near_player",  # another player has a unit or city within `within` hexes of one of the player's
        "near_barbarians",  # barbarian armies within `within` hexes of the player's cities or army units
        "won_land_battle",  # this turn
        "won_land_battle_or_took_city",  # this turn
        "captured_from_player",  # just now
        "academy",
        "turn_begins",
        "may_influence",  # this turn
        "may_collect",
    ] = ""
    within: Count = 0


class Tactic(Entry, frozen=True):
    """The lower half of action cards [COC-229 to COC-231, COC-700 to COC-715]."""

    needs: tuple[Literal["army", "ship", "fortress"], ...]  # the player's side has one of these
    moment: Literal["reveal", "roll", "hits", "end"]
    role: Role = ""
    place: Literal["", "land", "city"] = ""
    value: Count = 0  # of the player's side
    foe_value: int = 0
    per: Literal["", "foe_unit"] = ""  # army units, or ships at sea, of the opponent
    dice: Count = 0
    ignore: Count = 0
    rolls: Count = 0  # dice for the card itself
    rolls_per_unit: bool = False
    success: Count = 0  # what one of them must show
    kills: Count = 0  # opposing units
    hits: Count = 0  # that cannot be ignored
    loses: Count = 0  # the player's own units
    mute: bool = False  # no combat abilities for the opponent
    foe_price: Price | None = None  # the opponent may pay to be spared
    draws: Count = 0  # action cards, if an opposing unit died in the round
    cancels: bool = False  # the opponent's tactics card
    takes: bool = False  # the card goes to the player's hand
    retreats: bool = False
    not_against_city: bool = False


class ActionCard(Entry, frozen=True):
    """An action card: an effect and a tactic [COC-280, COC-284]."""

    effect: CardEffectId
    tactic: TacticId


class Objective(Entry, frozen=True):
    """A condition on objective cards: all of `all`, or one of `any` [COC-289, COC-820 to COC-885]."""

    when: Literal["status", "now", "both"]
    all: tuple[AnyCondition, ...] = ()
    any: tuple[AnyCondition, ...] = ()
    excludes: ObjectiveId = ""  # not together with this one


class ObjectiveCard(Entry, frozen=True):
    """An objective card: met by its upper or its lower condition [COC-288]."""

    upper: ObjectiveId
    lower: ObjectiveId
    expansion: bool = False


class EventSymbol(Entry, frozen=True):
    """A symbol on event cards; Gold mine gives goods [COC-297, COC-298, COC-311, COC-315, COC-330]."""

    goods: Goods | None = None


class Event(Entry, frozen=True):
    """An event; great persons are bought when they are drawn [COC-295, COC-302, COC-750 to COC-807]."""

    number: Positive
    who: Literal["drawer", "all"]
    symbol: Symbol | Literal[""] = ""
    title: Title | Literal[""] = ""  # some advances protect against events by their titles
    cities: Count = 0  # that a player must have to be concerned
    units: Count = 0
    advance: AdvanceId = ""
    effects: tuple[AnyEffect, ...] = ()
    person: Literal["", "hand", "open"] = ""  # effects of a hand card are carried out as an action
    powers: tuple[AnyPower, ...] = ()  # of an open card
    stays: bool = False  # in play until its effect is used up
    expansion: bool = False


# Numbers, and what variants change.


class EndRoll(Record, frozen=True):
    """When the marker enters this phase, a die with one of the numbers up to `most` ends the game."""

    round: Positive
    phase: Positive
    most: Positive


class VariantNumbers(Entry, frozen=True):
    """What a variant changes [COC-390 to COC-397]."""

    rounds: Count = 0
    settlers: Count = 0
    free_advances: Count = 0
    end_rolls: tuple[EndRoll, ...] = ()


class Face(Record, frozen=True):
    """A face of the die: a number and the kind of unit whose combat ability it activates [COC-233]."""

    number: Positive
    kind: Kind


class Board(Record, frozen=True):
    """Numbers printed on no card; each is a setting of the same id."""

    rounds: Positive
    phases: Positive
    actions: Positive
    moves: Positive
    event_counter: Positive
    resource_limit: Positive
    food_limit: Positive  # without Storage
    stack_limit: Positive
    ship_capacity: Positive
    city_limit: Positive  # pieces of a city
    settlements: Positive
    barbarian_settlements: Positive
    exhausted_tokens: Positive
    hit_divisor: Positive
    influence_success: Positive
    die: tuple[Face, ...]
    advance_price: Price
    government_price: Price
    person_price: Price  # of the drawing player
    person_price_others: Price
    start_goods: Goods
    start_settlers: Positive
    start_action_cards: Count
    start_objective_cards: Count
    leaders: Positive  # of a player
    city_halves: Positive
    building_halves: Positive
    advance_halves: Positive
    objective_halves: Positive
    leader_halves: Positive  # of an opponent's leader killed in battle
    razed_gold: Count  # for a city of size 1 removed in the status phase
    barbarian_gold: Count  # for a battle won against barbarians, and again for a city of theirs
    pirate_gold: Count  # for each pirate ship sunk
