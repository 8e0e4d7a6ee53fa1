"""The language of modifiers: what cards, artifacts and leaders change as long as an empire has them.

| op | what changes |
|---|---|
| `potential` | conflict potential, attacking or defending, in some places or against some attacks |
| `front` | the front-line value of a unit |
| `deny` | the enemy's bonus for an invasion, a river, or a fort and city |
| `redraw`, `hold_tie`, `free_retreat` | what a Tactician does in a conflict |
| `price`, `level` | what a unit costs; the level from which it can be built |
| `move`, `move_cost` | movement points of units; what an area costs to enter |
| `galley` | galleys enter oceans, or go far from land |
| `pass` | naval units pass foreign ones at sea |
| `income`, `no_income`, `half_income` | income of areas, cities, or in all |
| `trade`, `trade_money` | the trade number; money for every trade with another empire |
| `range` | range, or whether permission is needed |
| `plunder` | money for every city captured |
| `hand`, `draws` | the hand after Destiny; draws of a leader |
| `appease`, `force` | the price of removing disorder; the units needed to do so |
| `cities` | more cities in one action |
| `city_glory`, `count` | city levels counted for glory; barren areas that count |
| `glory_price`, `round_glory`, `artist_glory`, `attacked_glory` | glory of a round, or when attacked |
| `immune` | what cannot befall the empire, or the area |
| `calm_change`, `adopt_both`, `adopt_by_conquest`, `fixed_religion` | religion and government |
| `no_free_progress` | no free progress |
| `leaders_stay` | leaders stay when the age changes |
| `round_disorder`, `war_disorder`, `uprising` | disorder |
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from saecula.core.catalog import Count, Positive
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.words import (
    Creed,
    Realm,
    TerrainId,
    UnitClass,
    UnitId,
)

Bonus: TypeAlias = Literal["invasion", "river", "walls"]
Border: TypeAlias = Literal["invasion", "river", "by_land"]
NON_INFANTRY: Final = "non_infantry"  # all classes but one


# Conflict.


class Potential(Effect, frozen=True, tag="potential"):
    """Add to the conflict potential; without `when` on both sides."""

    n: int
    when: Literal["", "attack", "defend"] = ""
    kind: Literal["", "forest", "jungle", "mountain"] | Border = ""
    where: Literal["", "here", "around", "city"] = ""
    per: Literal["", "front_infantry"] = ""


class Front(Effect, frozen=True, tag="front"):
    """Add to the front-line value of a unit when attacking."""

    n: int
    kind: UnitId
    when: Literal["attack"]


class Deny(Effect, frozen=True, tag="deny"):
    """Deny the enemy a bonus."""

    kind: Bonus


class Redraw(Effect, frozen=True, tag="redraw"):
    """Discard the conflict card and use the next."""


class HoldTie(Effect, frozen=True, tag="hold_tie"):
    """Lose nothing on equal potentials, if committed."""


class FreeRetreat(Effect, frozen=True, tag="free_retreat"):
    """Retreat as soon as either side has a disorder marker."""


# Units.


class Price(Effect, frozen=True, tag="price"):
    """Change what units cost, in Production and in founding or only in founding."""

    n: int
    kind: str  # a class, a unit, or all but infantry
    when: Literal["", "found"] = ""


class Level(Effect, frozen=True, tag="level"):
    """Build a unit from this level."""

    n: Positive
    kind: UnitId


class Move(Effect, frozen=True, tag="move"):
    """Add movement points to units, or to those that go with this leader."""

    n: int
    kind: UnitClass | Realm | Literal["escort"]


class MoveCost(Effect, frozen=True, tag="move_cost"):
    """Enter such areas for this many movement points; `own`: only controlled ones."""

    n: Positive
    kind: TerrainId | Literal["land"]
    where: Literal["", "own"] = ""


class Galley(Effect, frozen=True, tag="galley"):
    """Let galleys enter oceans, or stay at sea far from their own land."""

    kind: Literal["ocean", "far"]


class Pass(Effect, frozen=True, tag="pass"):
    """Let naval units pass foreign ones at sea."""

    kind: Literal["sea"]


# Income.


class Income(Effect, frozen=True, tag="income"):
    """Add to the income: in all, for each of something, or of one area."""

    n: int
    per: Literal["", "area", "city", "city_level", "wheat", "ten_money"] = ""
    kind: TerrainId | Literal["", "water"] = ""
    where: Literal["", "here", "capital"] = ""
    most: Count = 0


class NoIncome(Effect, frozen=True, tag="no_income"):
    """Take the income of some areas away; at most that of `n` areas, the richest first."""

    where: Literal["", "here"] = ""
    kind: Literal["", "water", "wheat"] = ""
    kinds: tuple[TerrainId, ...] = ()
    n: Count = 0


class HalfIncome(Effect, frozen=True, tag="half_income"):
    """Halve the income."""


# Trade and range.


class Trade(Effect, frozen=True, tag="trade"):
    """Change the trade number: always, with the deck, or with empires of the same religion."""

    n: int
    kind: Literal["", "deck", "same_religion"] = ""


class TradeMoney(Effect, frozen=True, tag="trade_money"):
    """Receive money for every trade with another empire."""

    n: Positive


class Range(Effect, frozen=True, tag="range"):
    """Lengthen the range, or need no permission."""

    n: Count = 0
    kind: Literal["", "no_permission"] = ""


class Plunder(Effect, frozen=True, tag="plunder"):
    """Receive money for every city captured."""

    n: Positive


# Cards, leaders, cities.


class Hand(Effect, frozen=True, tag="hand"):
    """Draw up to this hand in Destiny."""

    n: Positive


class Draws(Effect, frozen=True, tag="draws"):
    """Draw more leaders from the cup."""

    n: Positive


class Cities(Effect, frozen=True, tag="cities"):
    """Build or upgrade more cities: anywhere, in fertile areas, or where the leader is."""

    n: Positive
    kind: Literal["", "fertile"] = ""
    where: Literal["", "here"] = ""


class LeadersStay(Effect, frozen=True, tag="leaders_stay"):
    """Keep leaders when the age changes."""


# Glory and progress.


class CityGlory(Effect, frozen=True, tag="city_glory"):
    """Count this many city levels more for glory."""

    n: Positive


class CountBarren(Effect, frozen=True, tag="count"):
    """Count areas of a barren terrain for glory."""

    kind: Literal["desert", "tundra"]


class GloryPrice(Effect, frozen=True, tag="glory_price"):
    """Buy glory for this much."""

    n: Positive


class RoundGlory(Effect, frozen=True, tag="round_glory"):
    """Score at the end of a round: always, in peace, or with the leader in the capital."""

    n: int
    when: Literal["", "peace", "in_capital"] = ""
    per: Literal["", "green_artifact"] = ""
    most: Count = 0


class ArtistGlory(Effect, frozen=True, tag="artist_glory"):
    """Score for an Artist."""

    n: Positive


class AttackedGlory(Effect, frozen=True, tag="attacked_glory"):
    """Change the glory of a player who attacks the empire."""

    n: int


class NoFreeProgress(Effect, frozen=True, tag="no_free_progress"):
    """Get no free progress."""


# Religion, government, disorder.


class Immune(Effect, frozen=True, tag="immune"):
    """Be safe from disorder in the area, or from cards."""

    kind: Literal["", "disorder"] = ""
    where: Literal["", "here"] = ""
    ids: tuple[str, ...] = ()  # of events and artifacts


class CalmChange(Effect, frozen=True, tag="calm_change"):
    """Change it without disorder."""

    kind: Creed


class AdoptBoth(Effect, frozen=True, tag="adopt_both"):
    """Adopt a religion and a government in one action."""


class AdoptByConquest(Effect, frozen=True, tag="adopt_by_conquest"):
    """Let a conqueror of the capital adopt this."""


class FixedReligion(Effect, frozen=True, tag="fixed_religion"):
    """Keep the religion."""


class Appease(Effect, frozen=True, tag="appease"):
    """Remove disorder for this much."""

    n: Positive


class Force(Effect, frozen=True, tag="force"):
    """Change the number of units that remove disorder."""

    n: int


class RoundDisorder(Effect, frozen=True, tag="round_disorder"):
    """Fall into disorder in every round."""

    where: Literal["here"]


class WarDisorder(Effect, frozen=True, tag="war_disorder"):
    """Fall into disorder in wars of aggression."""


class Uprising(Effect, frozen=True, tag="uprising"):
    """Add to the strength of uprisings."""

    n: Positive


AnyModifier: TypeAlias = (
    Potential
    | Front
    | Deny
    | Redraw
    | HoldTie
    | FreeRetreat
    | Price
    | Level
    | Move
    | MoveCost
    | Galley
    | Pass
    | Income
    | NoIncome
    | HalfIncome
    | Trade
    | TradeMoney
    | Range
    | Plunder
    | Hand
    | Draws
    | Cities
    | LeadersStay
    | CityGlory
    | CountBarren
    | GloryPrice
    | RoundGlory
    | ArtistGlory
    | AttackedGlory
    | NoFreeProgress
    | Immune
    | CalmChange
    | AdoptBoth
    | AdoptByConquest
    | FixedReligion
    | Appease
    | Force
    | RoundDisorder
    | WarDisorder
    | Uprising
)
# Those that events also bring for a while.
Sway: TypeAlias = Potential | Deny | Move | Income | NoIncome | HalfIncome | Trade | RoundGlory
