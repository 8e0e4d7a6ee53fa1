"""The entries of the content files of 7 Ages, and what their records hold."""

from __future__ import annotations

from typing import Literal, TypeAlias

from saecula.core.catalog import Count, Entry, Positive, Record
from saecula.games.seven_ages.deeds import AnyDeed, FoundingDeed, Gain
from saecula.games.seven_ages.modifiers import AnyModifier, Sway
from saecula.games.seven_ages.words import (
    Age,
    Aim,
    AreaId,
    AreaKind,
    ArtifactId,
    ArtifactKind,
    CardId,
    Colour,
    Early,
    Ending,
    EventId,
    Feat,
    LeaderTypeId,
    Moment,
    Need,
    Player,
    Realm,
    RegionId,
    Standing,
    StartRule,
    TerrainId,
    UnitClass,
    UnitId,
)

# The map.


class Region(Entry, frozen=True, kw_only=True):
    """A region, or a part of one [7AG-019]."""

    part_of: RegionId = ""


class Terrain(Entry, frozen=True, kw_only=True):
    """What an area of this terrain yields, costs to enter and adds to its defence [7AG-093, 7AG-195]."""

    income: Count
    move: Positive
    defence: Count
    mounted: int = 0  # added to the values of mounted units
    fertile_from_age: Count = 0
    barren: bool = False  # not counted for glory [7AG-320]


class Area(Entry, frozen=True, kw_only=True):
    """An area of the map [7AG-018, 7AG-151]."""

    kind: AreaKind
    terrain: TerrainId
    lat: float
    lon: float
    regions: tuple[RegionId, ...]
    island: bool = False
    wheat: bool = False
    oil: bool = False
    elephant: Count = 0  # its number
    land: tuple[AreaId, ...] = ()  # of a land area: the land areas next to it
    shores: tuple[tuple[AreaId, ...], ...] = ()  # of a land area: the seas next to each of its coasts
    sea: tuple[AreaId, ...] = ()  # of a sea or ocean: the waters next to it


class River(Entry, frozen=True, kw_only=True):
    """A river between two areas."""

    areas: tuple[AreaId, AreaId]


class Arrow(Entry, frozen=True, kw_only=True):
    """A red arrow that joins two land areas across water [7AG-159]."""

    areas: tuple[AreaId, AreaId]
    seas: tuple[AreaId, ...]


class Canal(Entry, frozen=True, kw_only=True):
    """A canal that joins two seas from an age on [7AG-152]."""

    seas: tuple[AreaId, AreaId]
    banks: tuple[AreaId, ...]
    age: Age


# Units and colours.


class Unit(Entry, frozen=True, kw_only=True):
    """A side of a counter [7AG-011, 7AG-012]."""

    cls: UnitClass
    domain: Realm
    front: Count
    support: Count
    move: Count
    price: Positive
    level: Positive
    flip: UnitId = ""  # the other side
    missile: bool = False
    mounted: bool = False
    cancels_city: bool = False  # a missile unit other than archers [7AG-194]
    fears_elephants: bool = False
    common: Count = 0  # counters in the common pool [7AG-015]


class EmpireColour(Entry, frozen=True, kw_only=True):
    """A colour with its counters, by the earlier side [7AG-004]."""

    pair: str
    quality: Count
    mix: dict[str, int]


# Cards.


Category: TypeAlias = tuple[str, str, str]


class Symbol(Record, frozen=True):
    """A symbol for glory: compared, counted or, if square, rewarded at once [7AG-313 to 7AG-329]."""

    most: Standing | Literal[""] = ""
    at_once: Feat | Literal[""] = ""
    n: Count = 0
    region: str = ""
    kind: Literal["", "land", "water", "all", "wheat", "oil", "elephant"] = ""

    @property
    def category(self) -> Category:
        """Return what is compared, where, and in what kind of areas."""
        return self.most, self.region, self.kind


class Start(Record, frozen=True):
    """Where an empire starts [7AG-069]."""

    areas: tuple[AreaId, ...] = ()
    one: bool = False  # one of them, chosen by the founder
    rule: StartRule = ""
    region: RegionId = ""
    empire: CardId = ""
    distance: Count = 0


class AgeIf(Record, frozen=True):
    """An age in which the card can be founded if an empire is, or is not, in play [7AG-064]."""

    age: Age
    empire: CardId
    in_play: bool


class Card(Entry, frozen=True, kw_only=True):
    """A card: its empire, and what else it can be played as [7AG-003]."""

    number: Positive
    value: Count
    event: EventId
    artifact: ArtifactId
    ages: tuple[Age, ...]
    start: Start
    progress: int  # the Set-Up modifier [7AG-066]
    money: Count
    trade: int
    leaders: Count
    glory: tuple[Symbol, ...]
    ages_if: tuple[AgeIf, ...] = ()
    progress_of: CardId = ""  # or the level of this empire
    no_cities: Count = 0  # the last age of the symbol
    no_ships: Count = 0
    no_cavalry: Count = 0
    founding: tuple[FoundingDeed, ...] = ()
    effects: tuple[AnyModifier, ...] = ()


class EarlyIf(Record, frozen=True):
    """When an artifact may come before its ages [7AG-255]."""

    age: Age
    any: tuple[Early, ...]


class Artifact(Entry, frozen=True, kw_only=True):
    """A wonder, technology, condition, religion or government [7AG-255 to 7AG-262]."""

    kind: ArtifactKind
    colour: Colour
    ages: tuple[Age, ...]
    place: Literal["area", "card"]
    copies: Positive
    effects: tuple[AnyModifier, ...]
    gains: tuple[Gain, ...] = ()
    blue: bool = False
    early: EarlyIf | None = None
    needs: tuple[str, ...] = ()  # artifacts, or any religion
    ends: Ending | Literal[""] = ""


class Event(Entry, frozen=True, kw_only=True):
    """An event: when and by whom it is played, at what, and what it does [7AG-430, 7AG-440]."""

    when: Moment
    by: Player
    aim: Aim
    deeds: tuple[AnyDeed | Sway, ...]
    copies: Positive
    needs: tuple[Need, ...] = ()


# Leaders and ages.


class LeaderType(Entry, frozen=True, kw_only=True):
    """What leaders of a type can do, and how many unnamed ones are in the cup [7AG-271]."""

    effects: tuple[AnyModifier, ...]
    cup: Count


class Leader(Entry, frozen=True, kw_only=True):
    """A named leader [7AG-268]."""

    empires: tuple[CardId, ...]
    age: Age
    types: tuple[LeaderTypeId, ...]


class AgeName(Entry, frozen=True, kw_only=True):
    """An age of seven levels [7AG-008]."""

    number: Age
    dates: str


class Board(Record, frozen=True):
    """Numbers that are on no card."""

    empire_limit: tuple[Positive, ...]  # by number of players
    opening_hand: Positive
    destiny_hand: Positive
    technology_hand: tuple[Positive, Positive]
    security_hand: Positive
    most_money: Positive
    last_level: Positive
    levels_an_age: Positive
    end_bonus: Count
    glory_price: Positive
    disorder_price: Positive
    fort_price: Positive
    elite_price: Positive
    elite_most: Positive
    upkeep: Count
    nuclear_glory: Count
    nuclear_progress: Count
    wild_glory: Count
    elephant_level: Positive
    elephant_age: Age
    ocean_age: Age
    city_ages: tuple[Age, ...]
    fertile_cities: Positive
    wheat_income: Count
    wheat_age: Age
    oil_income: Count
    oil_age: Age
    river_defence: Count
    arrow_defence: Count
    invasion_defence: Count
    fort_defence: Count
    no_leader: Count
    most_rounds: Positive
