"""The words that all content files of 7 Ages share."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

UnitClass: TypeAlias = Literal[
    "infantry", "missile", "cavalry", "naval", "elephant", "air", "armour", "nuclear", "star_wars"
]
Realm: TypeAlias = Literal["land", "naval", "air"]  # where a unit moves
AreaKind: TypeAlias = Literal["land", "sea", "ocean"]
TerrainId: TypeAlias = Literal[
    "fertile", "plains", "forest", "jungle", "marsh", "mountain", "desert", "tundra", "sea", "ocean"
]
Resource: TypeAlias = Literal["wheat", "oil", "elephant"]
ArtifactKind: TypeAlias = Literal["wonder", "technology", "condition", "religion", "government"]
Creed: TypeAlias = Literal["religion", "government"]  # of which an empire has at most one each
Colour: TypeAlias = Literal["green", "red", "none"]
LeaderTypeId: TypeAlias = Literal[
    "administrator", "builder", "explorer", "tactician", "prophet", "philosopher", "artist", "financier"
]

Standing: TypeAlias = Literal[  # what numbered and resource symbols compare or count
    "cities",
    "artifacts",
    "areas",
    "resource",
    "homeland",
    "progress",
    "money",
    "land_units",
    "cavalry_units",
    "naval_units",
]
Feat: TypeAlias = Literal[  # what square symbols reward
    "win_trade",
    "win_conflict",
    "defend_win",
    "win_naval_conflict",
    "capture_city",
    "capture_capital",
    "destroy_empire",
    "adopt_religion",
    "remove_artifact",
]
Moment: TypeAlias = Literal[  # when an event can be played [7AG-440 to 7AG-452]
    "on_card",
    "before_actions",
    "on_reveal",
    "start_empire",
    "before_production",
    "trade_naming",
    "trade_announced",
    "trade_revealed",
    "manoeuvre_begins",
    "manoeuvre_moved",
    "conflict",
    "after_manoeuvre",
    "civilise",
    "before_glory",
]
Player: TypeAlias = Literal["own", "other", "any"]  # who may play an event [7AG-441]
Aim: TypeAlias = Literal[
    "all", "player", "empire", "two_empires", "area", "leader", "side", "trade", "marker", "card"
]
Need: TypeAlias = Literal[  # what the aim of an event must be
    "own",
    "other",
    "money",
    "religion",
    "government",
    "in_disorder",
    "won_conflict",
    "unnamed",
    "city",
    "city_3",
    "river",
    "mountain",
    "desert",
    "island",
    "ships_at_sea",
    "not_near_capital",
]
Ending: TypeAlias = Literal["win_trade", "production", "government_change", "disorder_removed"]
Early: TypeAlias = Literal["has_enlightenment", "two_cities_of_level_3", "four_empires_industrial_or_age_5"]
StartRule: TypeAlias = Literal["", "coast_of", "coast_within", "in_disorder", "and_areas_of"]

MOMENTS: Final[tuple[str, ...]] = get_args(Moment)
CLASSES: Final[tuple[str, ...]] = get_args(UnitClass)
TERRAINS: Final[tuple[str, ...]] = get_args(TerrainId)
LEADER_TYPES: Final[tuple[str, ...]] = get_args(LeaderTypeId)
CREEDS: Final[tuple[str, ...]] = get_args(Creed)

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
AGES: Final = 7
UNRANKED: Final = ("resource", "homeland")  # what symbols count without comparing
CITY_LEVELS: Final = (1, 3, 5, 7)
ELSEWHERE: Final = "elsewhere"  # in no region
OUTSIDE_EUROPE: Final = "outside_europe"  # in place of a region [7AG-324]

# Ids of other entries: which file they are in, so that one check finds those that do not exist.
AreaId = Annotated[str, msgspec.Meta(extra={"file": "areas"})]
ArtifactId = Annotated[str, msgspec.Meta(extra={"file": "artifacts"})]
CardId = Annotated[str, msgspec.Meta(extra={"file": "cards"})]
EventId = Annotated[str, msgspec.Meta(extra={"file": "events"})]
RegionId = Annotated[str, msgspec.Meta(extra={"file": "regions"})]
UnitId = Annotated[str, msgspec.Meta(extra={"file": "units"})]

Age = Annotated[int, msgspec.Meta(ge=1, le=AGES)]
