"""The words of Through the Ages: domains, verbs, prompts' arguments and lines of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import (
    NUMBER,
    Domain,
    Verbs,
    domains_of,
    entry_name,
    named,
    players,
    verb,
    verbs_of,
    worded,
)
from saecula.core.journal import Lines
from saecula.games.through_the_ages.entries import AGES, MOST_PLAYERS

if TYPE_CHECKING:
    from saecula.core.locale import Texts


def _card_label(texts: Texts, value: str) -> str:
    return entry_name(texts.content.cards[value], texts.language)


def _space_label(texts: Texts, value: int) -> str:
    """Name a space of the card row by the card that lies there."""
    card = texts.position.row[value]
    return _card_label(texts, card) if card else str(value + 1)


def _side_label(_: Texts, value: str) -> str:
    return value.upper()


def _age_label(_: Texts, value: int) -> str:
    return AGES[value]


CIV: Final = players("civ", MOST_PLAYERS)
SPACE: Final = Domain("space", lambda _: range(13), _space_label, 16)
CARD: Final = Domain[str]("card", lambda content: list(content.cards), _card_label, 320)
TECHNOLOGY: Final = named("technologies", 64, "card")
LEADER: Final = named("leaders", 32, "card")
WONDER: Final = named("wonders", 32, "card")
ACTION: Final = named("action_cards", 64, "card")
TACTIC: Final = named("tactics", 32, "card")
COMMON: Final = named("tactics", 32, "common")
AGGRESSION: Final = named("aggressions", 32, "card")
WAR: Final = named("wars", 8, "card")
PACT: Final = named("pacts", 16, "card")
TERRITORY: Final = named("territories", 32, "card")
SIDE: Final = Domain("side", lambda _: ("a", "b"), _side_label, 2)
KIND: Final = worded("kind", ("food", "resources"))
CHOICE: Final = worded("choice", ("culture", "arms"))
AGE: Final = Domain("age", lambda _: range(len(AGES)), _age_label, 8)

Take: Final = verb("take", SPACE("space"))
IncreasePopulation: Final = verb("population")
FreePopulation: Final = verb("free_population")
Build: Final = verb("build", TECHNOLOGY("technology"))
Upgrade: Final = verb("upgrade", TECHNOLOGY("source"), TECHNOLOGY("target"))
UpgradeToTheater: Final = verb("bach", TECHNOLOGY("source"), TECHNOLOGY("target"))
Destroy: Final = verb("destroy", TECHNOLOGY("technology"))
PopulationAndUnit: Final = verb("barbarossa", TECHNOLOGY("technology"))
BuildStages: Final = verb("stages", NUMBER("number"))
Lead: Final = verb("lead", LEADER("leader"))
Tuck: Final = verb("tuck", WONDER("wonder"))
ChurchillChoice: Final = verb("churchill", CHOICE("choice"))
LendMilitary: Final = verb("lend")
Develop: Final = verb("develop", TECHNOLOGY("technology"))
Revolt: Final = verb("revolt", TECHNOLOGY("technology"))
PlayAction: Final = verb("play", ACTION("action"))
GainFood: Final = verb("gain_food")
GainResources: Final = verb("gain_resources")
PlayTactic: Final = verb("tactic", TACTIC("tactic"))
CopyTactic: Final = verb("copy_tactic", COMMON("tactic"))
UseRoute: Final = verb("use_route")
KeepRoute: Final = verb("keep_route")
ReturnToken: Final = verb("return_token", TECHNOLOGY("technology"))
NoToken: Final = verb("no_token")
EndActions: Final = verb("end_actions")
Peek: Final = verb("peek")
Prepare: Final = verb("prepare", CARD("card"))
Aggress: Final = verb("aggress", AGGRESSION("aggression"), CIV("rival"))
DeclareWar: Final = verb("declare_war", WAR("war"), CIV("rival"))
OfferPact: Final = verb("offer_pact", PACT("pact"), CIV("partner"))
TakeSide: Final = verb("side", SIDE("side"))
Accept: Final = verb("accept")
Refuse: Final = verb("refuse")
BreakPact: Final = verb("break_pact", PACT("pact"))
RetireLeader: Final = verb("retire_leader")
Discover: Final = verb("discover", TERRITORY("territory"))
AddBonus: Final = verb("add_bonus", CARD("card"))
Discard: Final = verb("discard", CARD("card"))
CookDiscard: Final = verb("cook_discard", CARD("card"))
SendUnit: Final = verb("send", TECHNOLOGY("technology"))
Bid: Final = verb("bid", NUMBER("number"))
LoseWorker: Final = verb("lose_worker", TECHNOLOGY("technology"))
LootFood: Final = verb("loot_food", NUMBER("number"))
FoodPart: Final = verb("food_part", NUMBER("number"))
Raze: Final = verb("raze", TECHNOLOGY("technology"))
NoBuilding: Final = verb("no_building")
Annex: Final = verb("annex", TERRITORY("territory"))
Remove: Final = verb("remove", CARD("card"))
Release: Final = verb("release", TERRITORY("territory"))
Ruin: Final = verb("ruin", WONDER("wonder"))
Steal: Final = verb("steal", TECHNOLOGY("technology"))
TakeLess: Final = verb("take_less")

VERBS: Final[Verbs] = verbs_of(globals())
DOMAINS: Final[Mapping[str, Domain[Any]]] = domains_of(globals())

ASKS: Final[Lines] = {
    "choose_side": {"pact": "card", "partner": "civ"},
    "answer_offer": {"offerer": "civ", "pact": "card", "side": "side"},
    "bid": {"territory": "card", "high": "number"},
    "send_force": {"territory": "card", "needed": "number"},
    "defend": {"gap": "number"},
    "choose_loot": {"rival": "civ", "number": "number"},
    "raid_building": {"rival": "civ"},
    "choose_colony": {"rival": "civ"},
    "choose_victim": {"rival": "civ"},
    "steal": {"loser": "civ", "lead": "number"},
    "terror": {"victim": "civ"},
    "discard_cards": {"number": "number"},
    "follow_order": {"card": "card"},
    "choose_gain": {"card": "card"},
    "choose_kind": {"number": "number"},
    "use_route": {"kind": "kind", "price": "number"},
    "take_by_agreement": {"left": "number"},
    "choose_action": {"discount": "number"},
    "choose_mixture": {"number": "number"},
    "choose_loss": {"number": "number"},
    "build_free": {"technology": "card"},
}

LINES: Final[Lines] = {
    "round_began": {"round": "number"},
    "turn_began": {"civ": "civ", "round": "number"},
    "age_began": {"age": "age"},
    "row_discarded": {"card": "card"},
    "took": {"civ": "civ", "card": "card"},
    "gained": {"civ": "civ", "number": "number", "kind": "kind"},
    "lost": {"civ": "civ", "number": "number", "kind": "kind"},
    "corrupted": {"civ": "civ", "number": "number", "kind": "kind"},
    "ate": {"civ": "civ", "number": "number"},
    "produced": {"civ": "civ", "number": "number", "kind": "kind"},
    "science": {"civ": "civ", "points": "number"},
    "culture": {"civ": "civ", "points": "number"},
    "lost_science": {"civ": "civ", "points": "number"},
    "lost_culture": {"civ": "civ", "points": "number"},
    "lost_blue": {"civ": "civ", "number": "number"},
    "lost_actions": {"civ": "civ", "number": "number"},
    "grew": {"civ": "civ", "number": "number"},
    "shrank": {"civ": "civ", "number": "number"},
    "lost_worker": {"civ": "civ", "technology": "card"},
    "drew": {"civ": "civ", "number": "number"},
    "discarded": {"civ": "civ"},
    "built": {"civ": "civ", "technology": "card"},
    "upgraded": {"civ": "civ", "source": "card", "target": "card"},
    "pulled_down": {"civ": "civ", "technology": "card"},
    "disbanded": {"civ": "civ", "technology": "card"},
    "destroyed": {"civ": "civ", "technology": "card"},
    "raised": {"civ": "civ", "number": "number", "wonder": "card"},
    "completed": {"civ": "civ", "wonder": "card"},
    "leads": {"civ": "civ", "leader": "card"},
    "tucked": {"civ": "civ", "wonder": "card"},
    "retired": {"civ": "civ", "leader": "card"},
    "armed": {"civ": "civ", "number": "number"},
    "lent": {"civ": "civ"},
    "developed": {"civ": "civ", "technology": "card"},
    "revolted": {"civ": "civ", "technology": "card"},
    "partner_paid": {"civ": "civ", "points": "number"},
    "used_route": {"civ": "civ"},
    "played": {"civ": "civ", "action": "card"},
    "tactic": {"civ": "civ", "tactic": "card"},
    "copied_tactic": {"civ": "civ", "tactic": "card"},
    "common_tactic": {"tactic": "card"},
    "obsolete": {"civ": "civ", "card": "card"},
    "peeked": {"civ": "civ"},
    "prepared": {"civ": "civ", "age": "age"},
    "revealed": {"card": "card"},
    "no_effect": {},
    "attacked": {
        "civ": "civ",
        "rival": "civ",
        "aggression": "card",
        "own": "number",
        "theirs": "number",
    },
    "played_bonus": {"civ": "civ", "card": "card"},
    "repelled": {"civ": "civ"},
    "succeeded": {"civ": "civ"},
    "annexed": {"civ": "civ", "rival": "civ", "territory": "card"},
    "infiltrated": {"civ": "civ", "rival": "civ", "card": "card"},
    "war_declared": {"civ": "civ", "rival": "civ", "war": "card"},
    "war_resolved": {"civ": "civ", "rival": "civ", "war": "card", "own": "number", "theirs": "number"},
    "took_land": {"civ": "civ", "number": "number"},
    "took_yellow": {"civ": "civ", "loser": "civ", "number": "number"},
    "stole": {"civ": "civ", "loser": "civ", "technology": "card"},
    "offered": {"civ": "civ", "partner": "civ", "pact": "card"},
    "accepted": {"civ": "civ", "offerer": "civ", "pact": "card"},
    "refused": {"civ": "civ", "pact": "card"},
    "broke_pact": {"civ": "civ", "pact": "card"},
    "pact_ended": {"pact": "card"},
    "resigned": {"civ": "civ"},
    "passed": {"civ": "civ"},
    "bid": {"civ": "civ", "number": "number"},
    "no_colony": {"territory": "card"},
    "sacrificed": {"civ": "civ", "number": "number", "technology": "card"},
    "colonized": {"civ": "civ", "territory": "card"},
    "lost_colony": {"civ": "civ", "territory": "card"},
    "ruined": {"civ": "civ", "wonder": "card"},
    "uprising": {"civ": "civ"},
    "famine": {"civ": "civ", "number": "number"},
    "evaluated": {"card": "card"},
    "game_ended": {},
}

HEADINGS: Final = ("age_began", "round_began", "turn_began", "game_ended")
