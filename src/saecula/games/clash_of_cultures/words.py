"""The words and small records that all content files of Clash of Cultures share."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from saecula.core.catalog import Count, Record

Terrain: TypeAlias = Literal["plains", "forest", "mountain", "barren", "water"]
Resource: TypeAlias = Literal["food", "wood", "ore", "ideas", "gold"]
Token: TypeAlias = Literal["mood", "culture"]
Good: TypeAlias = Resource | Token
Means: TypeAlias = Good | Literal["captives"]  # whatever a price can be paid with
Mood: TypeAlias = Literal["angry", "neutral", "happy"]
Kind: TypeAlias = Literal["settler", "infantry", "ship", "cavalry", "elephant", "leader"]
BuildingKind: TypeAlias = Literal["academy", "fortress", "temple", "port", "market", "obelisk", "observatory"]
Option: TypeAlias = Literal["collect", "construct", "recruit"]  # of an activated city [COC-118]
Deck: TypeAlias = Literal["action", "objective", "wonder"]
Title: TypeAlias = Literal["famine", "pestilence", "epidemic"]  # of events that advances protect against
Symbol: TypeAlias = Literal[
    "gold_deposits", "exhausted_land", "barbarians_spawn", "barbarians_move", "pirates"
]

TERRAINS: tuple[str, ...] = get_args(Terrain)
RESOURCES: tuple[str, ...] = get_args(Resource)
TOKENS: tuple[str, ...] = get_args(Token)
GOODS: tuple[str, ...] = (*RESOURCES, *TOKENS)
MOODS: tuple[str, ...] = get_args(Mood)
KINDS: tuple[str, ...] = get_args(Kind)
BUILDINGS: tuple[str, ...] = get_args(BuildingKind)
DECKS: tuple[str, ...] = get_args(Deck)
SYMBOLS: tuple[str, ...] = get_args(Symbol)

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# Ids of other entries: which file they are in, so that one check finds those that do not exist.
AdvanceId = Annotated[str, msgspec.Meta(extra={"file": "advances"})]
CategoryId = Annotated[str, msgspec.Meta(extra={"file": "categories"})]
CivAdvanceId = Annotated[str, msgspec.Meta(extra={"file": "civ_advances"})]
CivilizationId = Annotated[str, msgspec.Meta(extra={"file": "civilizations"})]
TileId = Annotated[str, msgspec.Meta(extra={"file": "tiles"})]
WonderId = Annotated[str, msgspec.Meta(extra={"file": "wonders"})]
CardEffectId = Annotated[str, msgspec.Meta(extra={"file": "card_effects"})]
TacticId = Annotated[str, msgspec.Meta(extra={"file": "tactics"})]
ObjectiveId = Annotated[str, msgspec.Meta(extra={"file": "objectives"})]


class Goods(Record, frozen=True):
    """Resources and tokens [COC-065, COC-068]."""

    food: Count = 0
    wood: Count = 0
    ore: Count = 0
    ideas: Count = 0
    gold: Count = 0
    mood: Count = 0
    culture: Count = 0


class Price(Goods, frozen=True):
    """What has to be paid; captives are returned [COC-067, COC-501]."""

    captives: Count = 0
