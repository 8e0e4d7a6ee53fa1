"""The records of the content files of The Sands of Time, and the words they may use."""

from typing import Final

from saecula.core.catalog import Count, Entry, Positive, Record

CATEGORIES: Final = ("civil", "politics", "culture")
RESOURCES: Final = ("grain", "gold")
TERRAINS: Final = ("plain", "mountain", "island")
PIECES: Final = ("peasant", "soldier")
SYMBOLS: Final = ("fountain", "lyre")
MEASURES: Final = ("building_levels", "fountains", "regions", "citizens", "trade_goods", "lyres")
ACTIONS: Final = (
    "chronicle",
    "levy",
    "conquest",
    "raid",
    "build",
    "govern",
    "advance",
    "caravan_1",
    "caravan_2",
    "migrate",
    "tribute",
)
BOXED: Final = (
    "levy",
    "raid",
    "govern",
    "advance",
    "caravan_2",
    "migrate",
    "tribute",
)  # rules ask for their boxes
BONUSES: Final = ("oppression", "support", "taxation")
KINDS: Final = ("land", "sea_area", "dotted")

# Every op with the fields it needs and those it may have.
OPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "income": (("resource",), ("n",)),
    "levy": (("piece", "box"), ("n",)),
    "build_discount": ((), ("n", "where", "each", "box")),
    "build_labour": (("returns",), ("n",)),
    "buildings": (("n",), ()),
    "chronicles": (("n",), ()),
    "advances": (("n",), ()),
    "heritage_when_built": (("category",), ("n", "where")),
    "room": ((), ("n", "where")),
    "combat": ((), ("n",)),
    "combat_per_soldier": ((), ("n", "terrain")),
    "walls": ((), ("n",)),
    "ignore_walls": ((), ()),
    "no_loss": ((), ()),
    "attack_surcharge": ((), ("n",)),
    "annex_discount": ((), ("n",)),
    "caravan_price": ((), ("n",)),
    "govern_discount": ((), ("n", "each", "box")),
    "fewer_regions": ((), ("n",)),
    "road": ((), ()),
    "soldier_steps": (("n",), ()),
    "market": ((), ()),
    "caravan_origins": ((), ()),
    "advance_heritage": ((), ("n", "each", "box")),
    "advance_unrest": ((), ("n",)),
    "chronicle_heritage": ((), ("n",)),
    "symbols": (("symbol", "building"), ("n",)),
    "dynasty_vp": ((), ("n",)),
    "wonder_vp": (("n",), ()),
    "keep": (("n",), ()),
    "max_unrest": (("n",), ()),
    "unlock": ((), ("category", "boxes")),
}
OF_BUILDINGS: Final = (
    "levy",
    "build_discount",
    "heritage_when_built",
    "room",
    "walls",
    "govern_discount",
    "road",
    "market",
    "advance_heritage",
    "dynasty_vp",
)
NOT_OF_ADVANCES: Final = ("levy", "heritage_when_built", "walls", "road", "market", "dynasty_vp")


class Box(Record, frozen=True):
    """A coloured box: its content works only while its category is unlocked. [SOT-260]"""

    id: str
    category: str


class Effect(Record, frozen=True):
    """One part of what an advance or a building does; which fields count depends on the op."""

    op: str
    n: Positive = 1
    resource: str = ""
    piece: str = ""
    category: str = ""
    terrain: str = ""
    symbol: str = ""
    building: str = ""
    where: str = ""  # "" its own region, "around" that and its neighbours, "anywhere", "colony"
    each: bool = False  # every copy counts, not only one
    returns: Count = 0
    box: Box | None = None
    boxes: tuple[str, ...] = ()


class Category(Entry, frozen=True):
    """A civilization category with its symbol, if it has one. [SOT-020]"""

    symbol: str = ""


class ActionCard(Entry, frozen=True):
    """An action card, the categories it shows and its locked box. [SOT-264]"""

    categories: tuple[str, ...]
    box: Box | None = None


class FocusCard(Entry, frozen=True):
    """A focus card. [SOT-271, SOT-273]"""

    category: str
    slots: Positive
    heritage: Positive


class BonusAction(Entry, frozen=True):
    """A bonus action. [SOT-250]"""

    n: Count = 0


class Building(Entry, frozen=True):
    """A building; level 0 stands for the capacity of its region. [SOT-161, SOT-162]"""

    category: str
    level: Count
    tiles: Positive
    effects: tuple[Effect, ...]
    fountains: Count = 0
    lyres: Count = 0
    box: Box | None = None  # it can be erected only while this box is open


class Advance(Entry, frozen=True):
    """An advance. [SOT-190]"""

    category: str
    level: Positive
    effects: tuple[Effect, ...]
    fountains: Count = 0
    lyres: Count = 0


class Resource(Entry, frozen=True):
    """Grain or gold. [SOT-009]"""


class Terrain(Entry, frozen=True):
    """Plain, mountain or island. [SOT-008]"""


class Region(Entry, frozen=True):
    """A region, the least number of players for which it is in play, and where it lies. [SOT-006]"""

    terrain: str
    players: Positive
    lat: float
    lon: float


class Tile(Entry, frozen=True):
    """A resource tile and the least number of players for which it is used. [SOT-009]"""

    resource: str
    capacity: Positive
    players: Positive


class TradeGood(Entry, frozen=True):
    """A trade good. [SOT-215]"""


class Border(Entry, frozen=True):
    """A border between two regions, with a trade good on some. [SOT-007]"""

    regions: tuple[str, str]
    kind: str
    good: str = ""


class ScoringField(Entry, frozen=True):
    """A field of the chronicle board and what it measures. [SOT-323]"""

    category: str
    measure: str


class Requirement(Record, frozen=True):
    """What a chronicle card asks on a field, and what it is worth there."""

    at_least: Positive
    vp: Positive


class ChronicleCard(Entry, frozen=True):
    """A chronicle card with its heritage value. [SOT-324]"""

    value: Positive
    fields: dict[str, Requirement]


class Board(Record, frozen=True):
    """The numbers and tables that are on no card; each is a setting of the same id."""

    peasants: Positive
    soldiers: Positive
    caravans: Positive
    control_markers: Positive
    provinces: Positive
    advance_markers: Positive
    start_peasants: Count
    start_soldiers: Count
    extra_peasants: Count
    start_unrest: Count
    max_unrest: Positive
    max_heritage: Positive
    max_resources: Positive
    max_wager: Positive
    wager_factor: Positive
    peasant_strength: Count
    soldier_strength: Count
    winner_loss: Count
    loser_loss: Count
    caravan_price: Positive
    levy_price: Positive
    cards_per_turn: Positive
    building_supply: tuple[int, ...]
    zones: tuple[int, ...]
    growth: tuple[int, ...]
    thresholds: tuple[int, ...]
    die: Positive
    overcrowding: Positive
    bonus_regions: Count
    bonus_unrest: Count
    bonus_symbols: Count
    rows: tuple[str, ...]
