"""The records of Historia's content files, and the words they may use."""

from typing import Annotated, Final

import msgspec

from saecula.core.catalog import Count, Entry, Positive, Record

TRACKS: Final = ("technology", "military")
METRICS: Final = ("technology", "military", "wonders", "territories")
ACTIONS: Final = (
    "military",
    "technology",
    "arts",
    "exploitation",
    "expansion",
    "trade",
    "raid",
    "war",
    "tourism",
    "revolution",
)
CIVBOT_ACTIONS: Final = ("technology", "military", "arts", "war", "expansion")
MEASURES: Final = (
    "gain_cube",
    "territory_bonus",
    "government_bonus",
    "recover_cubes",
    "recover_cards",
    "refresh_wonders",
    "player_order",
    "leader_bonus",
    "new_wonders",
    "new_leaders",
)
ABILITIES: Final = ("two_cubes", "shared_territories", "technology_plus_2", "military_plus_2")
FLAGS: Final = ("", "navigation")

# Each op, with the fields it needs and those it may have.
OPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain_vp": ((), ("n",)),
    "lose_vp": ((), ("n",)),
    "gain_vp_per": (("per",), ()),
    "recover_cube": ((), ("n", "up_to", "map_too")),
    "pay_cube": ((), ("n",)),
    "recover_card": (("which",), ("n",)),
    "gain_level": (("track",), ("n",)),
    "lose_level": (("track",), ("n",)),
    "take_wonder": ((), ("n",)),
    "destroy_wonder": ((), ("n",)),
    "refresh_wonder": ((), ("n", "all")),
    "place_cube": (("take_from",), ("anywhere", "up_to")),
    "draw_advisor": ((), ("n",)),
    "perform_action": (("action", "mode"), ("cost", "ignore_technology")),
    "gain_action_card": (("card",), ()),
}
LEVEL_OPS: Final = ("recover_cube", "recover_card", "draw_advisor", "gain_vp")


NO_CELL: Final = "."


class Effect(Record, frozen=True):
    """One part of what a card does; its op decides which fields have a meaning."""

    op: str
    n: Positive = 1
    all: bool = False
    track: str = ""
    action: str = ""
    mode: str = ""
    cost: Annotated[int, msgspec.Meta(ge=-1)] = -1
    ignore_technology: bool = False
    which: str = ""
    take_from: str = ""
    anywhere: bool = False
    up_to: bool = False
    map_too: bool = False
    per: Count = 0
    card: str = ""


class Mode(Record, frozen=True):
    """The basic or the extended half of an action card [HIS-044]."""

    technology: Count = 0
    cost: Count = 0
    effects: tuple[Effect, ...] = ()
    partner_vp: Count = 0
    winner_vp: Count = 0


class ActionCard(Entry, frozen=True):
    """An action card; `joins_at` 0 means in the starting hand [HIS-012, HIS-130, HIS-140]."""

    basic: Mode
    extended: Mode | None = None
    joins_at: Count = 0
    needs: Count = 0


class Advisor(Entry, frozen=True):
    """An advisor; `symbol` is the action it counts as, if any [HIS-176, HIS-292]."""

    civilization: str
    effects: tuple[Effect, ...]
    symbol: str = ""


class Wonder(Entry, frozen=True):
    """A wonder and what activates it: an action, a majority, a destroyed wonder or paid cubes [HIS-170]."""

    epoch: Positive
    activation: str
    effects: tuple[Effect, ...]
    actions: tuple[str, ...] = ()
    metric: str = ""
    n: Count = 0


class Condition(Record, frozen=True):
    """A level or a number that a leader rewards. [HIS-186]"""

    metric: str
    at_least: Count
    vp: int


class Leader(Entry, frozen=True):
    """A leader of an epoch [HIS-185]."""

    epoch: Positive
    conditions: tuple[Condition, ...]


class Event(Entry, frozen=True):
    """An event, the actions that trigger it ("any" for all) and whether it affects civbots.

    [HIS-291, HIS-293]
    """

    triggers: tuple[str, ...]
    effects: tuple[Effect, ...]
    civbots: bool


class Civilization(Entry, frozen=True):
    """A civilization; two of them share green, one as the alternative of the other. [HIS-002]"""

    colour: str
    advisors: tuple[str, ...]
    alternative_of: str = ""


class Territory(Entry, frozen=True):
    """A territory, with the place and outline to draw it as latitude and longitude. [HIS-104]"""

    lat: float
    lon: float
    outline: tuple[tuple[float, float], ...] = ()


class Tile(Entry, frozen=True):
    """A territory tile [HIS-017]."""

    number: Positive
    vp: int


class Level(Entry, frozen=True):
    """A level of a track, and what reaching it gives at once. [HIS-152]"""

    level: Positive
    bonuses: tuple[Effect, ...] = ()


class Technology(Level, frozen=True):
    """A technology; `cards` is a new maximum per action round, and 0 leaves it as it was. [HIS-151]"""

    cards: Count = 0
    flag: str = ""


class Government(Entry, frozen=True):
    """A form of government, its bonus and its letter in the matrix [HIS-155, HIS-209]."""

    letter: str
    vp: int
    colour: str
    cubes: Count = 0


class CivbotCard(Entry, frozen=True):
    """A civbot action card, with its top action first. [HIS-234]"""

    actions: tuple[str, ...]


class Difficulty(Entry, frozen=True):
    """A difficulty: how many cards a civbot resolves per round. [HIS-231]"""

    cards: Positive


class Goal(Entry, frozen=True):
    """A civilization goal [HIS-300]."""

    effects: tuple[Effect, ...]


class RulingTile(Entry, frozen=True):
    """A ruling tile with its two metrics [HIS-310]."""

    civilizations: tuple[str, ...]
    metrics: tuple[str, ...]


class Ability(Entry, frozen=True):
    """An ability on the back of the ruling tiles. [HIS-313]"""

    n: Count = 0


class Measure(Entry, frozen=True):
    """A measure at the end of a round; `first` ones come first in their zone. [HIS-200]"""

    zone: str
    first: bool = False
    n: Count = 0


class Board(Record, frozen=True):
    """The numbers and tables that are printed on no card; each is a setting with the id of its field.

    [HIS-331]
    """

    players_min: Positive
    players_max: Positive
    civilizations_max: Positive
    epochs: Positive
    rounds_per_epoch: Positive
    cubes: Positive
    start_personal: Positive
    start_used: Count
    expert_personal: Positive
    expert_used: Count
    start_technology: Positive
    start_military: Positive
    start_advisors: Count
    start_cards: Positive
    advisors_per_civilization: Count
    wonders_per_epoch: Positive
    wonder_row_extra: Count
    leaders_per_epoch: Positive
    leader_conditions: Positive
    leaders_extra: Count
    leaders_max: Positive
    revolution_row: Count
    overflow_vp: int
    civbot_cubes: Positive
    civbot_level_vp: int
    civbot_arts_vp: int
    leader_caps: tuple[int, ...]
    goals_placed: Count
    goals_barred: str
    segments: tuple[tuple[str, ...], ...]
    edges: tuple[tuple[str, str], ...]
    matrix: tuple[str, ...]
