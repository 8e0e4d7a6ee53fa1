"""The records of the content files of Through the Ages, and the words they may use."""

from typing import Final

from saecula.core.catalog import Count, Entry, Positive, Record

AGES: Final = ("A", "I", "II", "III", "IV")
CARD_AGES: Final = 4  # age IV has no cards
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
PRODUCTION: Final = ("farm", "mine")
URBAN: Final = ("lab", "temple", "library", "arena", "theater")
UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")
SPECIAL: Final = ("law", "warfare", "exploration", "construction")
GOVERNMENT: Final = "government"
KINDS: Final = (*PRODUCTION, *URBAN, *UNITS, *SPECIAL, GOVERNMENT)
WORKPLACES: Final = (*PRODUCTION, *URBAN, *UNITS)  # kinds that take workers

# What a card in play does beyond its symbols; `kinds` names the buildings, units or sources concerned.
ABILITIES: Final = (
    "strength_per_unit",
    "strength_per_unit_of",
    "strength_per_unit_type",
    "strength_per_happy_of",
    "culture_per_happy_of",
    "culture_per_building",
    "culture_per_pair",
    "culture_first_colony",
    "culture_further_colony",
    "culture_by_level",
    "best_culture_doubled",
    "best_science_by_level",
    "science_delta",
    "happy_per_happy_source",
    "civil_hand_limit",
    "military_hand_limit",
    "take_leader_discount",
    "take_discount_after_replacing",
    "no_wonder_surcharge",
    "population_discount",
    "develop_discount",
    "cross_discount",
    "on_take_technology",
    "on_develop",
    "on_revolution",
    "revolution_uses_military",
    "military_as_civil",
    "military_resources",
    "tuck_under_wonder",
    "second_political_action",
    "remove_for_yellow",
    "remove_to_colonize",
    "population_and_unit",
    "infantry_as_cavalry",
    "culture_if_strongest",
    "peek_event",
    "colonize_discard",
    "upgrade_to_theater",
    "produce_by_level",
    "culture_on_leaving",
    "cannot_attack",
    "attack_cost_factor",
    "churchill_choice",
    "best_mine_extra",
    "free_population",
    "score_workers",
    "score_technology_levels",
    "score_theaters_and_libraries",
    "score_urban_buildings",
)
ORDERS: Final = (
    "build_production",
    "upgrade_production",
    "build_urban",
    "upgrade_urban",
    "increase_population",
    "build_one_wonder_stage",
    "develop_technology",
    "revolution",
)
WHO: Final = (
    "all",
    "strongest",
    "weakest",
    "two_strongest",
    "two_weakest",
    "most_culture",
    "least_culture",
    "all_with_most_happy",
    "all_with_most_discontent",
)
EVENT_OPS: Final = (
    "gain_food",
    "gain_resources",
    "gain_food_or_resources",
    "gain_food_and_resources_mixed",
    "lose_food_and_resources_mixed",
    "gain_food_per_happy",
    "score_science",
    "score_culture",
    "lose_culture",
    "lose_culture_per_discontent",
    "draw_military",
    "discard_military",
    "gain_population",
    "lose_population",
    "lose_population_if_two_weakest",
    "lose_population_half_discontent",
    "lose_all_food",
    "lose_blue",
    "may_free_build",
    "may_choose_action",
    "destroy_own_building",
    "score_culture_of_culture_rating",
    "score_culture_of_science_rating",
    "score_science_of_science_rating",
    "produce_food",
    "produce_resources",
    "production",
    "spend_civil_actions_per_discontent",
    "take_yellow_from_weakest",
    "remove_old_leader",
    "lose_colony",
    "may_take_cards",
    "ruin_wonder",
    "destroy_urban_of_each_other",
    "impact",
)
IMPACTS: Final = (
    "agriculture",
    "architecture",
    "balance",
    "colonies",
    "competition",
    "government",
    "happiness",
    "industry",
    "population",
    "progress",
    "science",
    "strength",
    "technology",
    "variety",
    "wonders",
)
AGGRESSIONS: Final = (
    "enslave",
    "plunder",
    "raid",
    "annex",
    "infiltrate",
    "spy",
    "armed_intervention",
)
WARS: Final = ("culture", "technology", "territory")


class Symbols(Record, frozen=True):
    """Symbols that count while a card is in play, or for each worker on it [TTA-380]."""

    science: int = 0
    culture: int = 0
    strength: int = 0
    happy: int = 0
    civil: int = 0
    military: int = 0
    blue: int = 0
    yellow: int = 0
    colonization: int = 0


class Gain(Record, frozen=True):
    """What a player receives once."""

    food: Count = 0
    resources: Count = 0
    science: Count = 0
    culture: Count = 0
    population: Count = 0
    military_cards: Count = 0
    civil_actions: Count = 0  # spent ones given back


class Ability(Record, frozen=True):
    """One thing a leader or wonder does; which fields mean something depends on the key."""

    key: str
    n: int = 1
    kinds: tuple[str, ...] = ()
    gain: Gain | None = None


class Card(Entry, frozen=True, kw_only=True):
    """A card of an age (0 is A); `copies` in the deck with 2, 3 and 4 players [TTA-021, TTA-022, TTA-320]."""

    age: Count
    copies: tuple[Count, Count, Count]


class Technology(Card, frozen=True):
    """A technology; symbols count for each worker where it takes workers [TTA-330 to TTA-335]."""

    kind: str
    science: Count  # cost to develop, of a government the higher one
    revolution: Count = 0  # the lower cost of a government
    cost: Count = 0  # resources for a building or unit
    value: Count = 0  # of a blue token on a farm or mine
    symbols: Symbols = Symbols()
    limit: Count = 0  # urban buildings of a kind, set by a government
    discounts: tuple[int, ...] = ()  # of construction technologies, by level of the urban building
    stages: Count = 0  # wonder stages with one action, of construction technologies
    initial: bool = False
    workers: Count = 0  # at the start


class Leader(Card, frozen=True):
    """A leader [TTA-342]."""

    symbols: Symbols = Symbols()
    abilities: tuple[Ability, ...] = ()


class Wonder(Card, frozen=True):
    """A wonder with the costs of its stages [TTA-222, TTA-340]."""

    stages: tuple[int, ...]
    symbols: Symbols = Symbols()
    abilities: tuple[Ability, ...] = ()


class ActionCard(Card, frozen=True):
    """A yellow action card: an order with a discount, a gain, or something for this turn [TTA-228]."""

    orders: tuple[str, ...] = ()
    discount: Count = 0  # resources less for the order
    gain: tuple[Gain, ...] = ()  # one is given at once; of several the player chooses one
    after: Gain | None = None  # what comes after the order is paid
    military_actions: Count = 0  # for this turn
    military_resources: Count = 0  # for this turn, units only
    per_stronger: tuple[int, ...] = ()  # such resources for each stronger civilization, with 2, 3, 4 players
    per_richer: tuple[int, ...] = ()  # culture for each civilization with more culture


class EventEffect(Record, frozen=True):
    """One part of an event [TTA-093]."""

    who: str
    op: str
    n: Count = 0
    card: str = ""  # technology to build on
    ages: tuple[int, ...] = ()  # of wonders that fall to ruin
    impact: str = ""  # which of the final scorings
    by_rank: tuple[tuple[int, ...], ...] = ()  # VP by rank, with 2, 3, 4 players
    culture: Count = 0  # instead in age IV; of a ruin


class Event(Card, frozen=True):
    """An event that is no territory; `final`: evaluated at the end of the game [TTA-004]."""

    effects: tuple[EventEffect, ...]
    final: bool = False


class Territory(Card, frozen=True):
    """A territory: symbols for good, a gain once [TTA-119]."""

    symbols: Symbols = Symbols()
    gain: Gain = Gain()


class Tactic(Card, frozen=True):
    """A tactic: the units of an army, its strength, and that of an obsolete army [TTA-360 to TTA-363]."""

    infantry: Count
    cavalry: Count
    artillery: Count
    strength: Positive
    obsolete: Positive


class Aggression(Card, frozen=True):
    """An aggression [TTA-130]."""

    actions: Positive  # military actions it costs
    op: str
    n: Count = 0
    gain: Gain | None = None
    levels: tuple[int, ...] = ()  # highest level of each urban building that is destroyed


class War(Card, frozen=True):
    """A war [TTA-150]."""

    actions: Positive
    op: str
    n: Count = 0  # added to, or divides, the strength advantage


class Side(Record, frozen=True):
    """What a pact brings to one of its parties [TTA-170]."""

    symbols: Symbols = Symbols()
    food: int = 0  # in production
    resources: int = 0
    develop_discount: Count = 0
    partner_pays: Count = 0
    culture_per_partner_wonder: Count = 0
    attack_bonus: Count = 0  # strength when attacking the partner
    food_as_resource: bool = False
    resource_as_food: bool = False
    no_war: bool = False  # nobody may declare war on this party


class Pact(Card, frozen=True):
    """A pact; equal sides where it makes no difference who takes which [TTA-170 to TTA-176]."""

    a: Side
    b: Side
    forbids_attack: bool = False
    ends_on_attack: bool = False


class Bonus(Card, frozen=True):
    """A military bonus card [TTA-355]."""

    defense: Positive
    colonization: Positive


class Board(Record, frozen=True):
    """Numbers and tables printed on no card; each is a setting of the same id [TTA-700 to TTA-713]."""

    blue: Positive
    yellow: Positive
    unused: Count
    first_round_actions: tuple[int, ...]
    row_costs: tuple[int, ...]  # by space
    row_discards: tuple[int, ...]  # with 2, 3, 4 players
    start_events: tuple[int, ...]
    population_costs: tuple[int, ...]  # by tokens in the yellow bank; 0 where there is none
    consumption: tuple[int, ...]
    required_happy: tuple[int, ...]
    corruption: tuple[int, ...]  # by tokens in the blue bank
    most_happy: Positive
    military_draw: Positive
    age_end_yellow: Count
    famine_culture: Count
    resign_war_culture: Count
    discard_defense: Count
    copy_tactic_actions: Positive
