"""The words of Through the Ages: domains, verbs, prompts' arguments and lines of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import NUMBER, Domain, Verbs, entry_name
from saecula.core.journal import Lines
from saecula.games.through_the_ages.entries import AGES

if TYPE_CHECKING:
    from saecula.core.locale import Texts

MOST_PLAYERS: Final = 4
SIDES: Final = ("a", "b")
KINDS: Final = ("food", "resources")
CHURCHILL: Final = ("culture", "arms")


def _card_label(texts: Texts, value: Any) -> str:
    return entry_name(texts.content.cards[value], texts.language)


def _cards(file: str, room: int, name: str = "card") -> Domain[Any]:
    """A domain made of the entries of a content file; in scenes they are all cards."""

    def values(content: Any) -> list[str]:
        return list(content.files[file])

    return Domain(name, values, _card_label, room)


def _space_label(texts: Texts, value: Any) -> str:
    """A space of the card row by the card that lies there."""
    card = texts.position.row[value]
    return _card_label(texts, card) if card else str(value + 1)


def _civ_label(texts: Texts, value: Any) -> str:
    """A civilization by the name of its player, or by its colour."""
    person = texts.persons[value] if value < len(texts.persons) else ""
    return person or texts.text("civ", {"number": value + 1})


def _kind_label(texts: Texts, value: Any) -> str:
    return texts.text(f"kind-{value}")


def _choice_label(texts: Texts, value: Any) -> str:
    return texts.text(f"choice-{value}")


def _side_label(_: Texts, value: Any) -> str:
    side: str = value.upper()
    return side


def _age_label(_: Texts, value: Any) -> str:
    return AGES[value]


CIV: Final = Domain("civ", lambda _: range(MOST_PLAYERS), _civ_label, 8)
SPACE: Final = Domain("space", lambda _: range(13), _space_label, 16)
CARD: Final = Domain("card", lambda content: list(content.cards), _card_label, 320)
TECHNOLOGY: Final = _cards("technologies", 64)
LEADER: Final = _cards("leaders", 32)
WONDER: Final = _cards("wonders", 32)
ACTION: Final = _cards("action_cards", 64)
TACTIC: Final = _cards("tactics", 32)
COMMON: Final = _cards("tactics", 32, "common")
AGGRESSION: Final = _cards("aggressions", 32)
WAR: Final = _cards("wars", 8)
PACT: Final = _cards("pacts", 16)
TERRITORY: Final = _cards("territories", 32)
SIDE: Final = Domain("side", lambda _: SIDES, _side_label, 2)
KIND: Final = Domain("kind", lambda _: KINDS, _kind_label, 2)
CHOICE: Final = Domain("choice", lambda _: CHURCHILL, _choice_label, 2)
AGE: Final = Domain("age", lambda _: range(len(AGES)), _age_label, 8)

DOMAINS: Final[Mapping[str, Domain[Any]]] = {
    domain.name: domain for domain in (CIV, SPACE, CARD, COMMON, SIDE, KIND, CHOICE, AGE, NUMBER)
}

VERBS: Final[Verbs] = {
    "take": {"space": SPACE},
    "population": {},
    "free_population": {},
    "build": {"technology": TECHNOLOGY},
    "upgrade": {"source": TECHNOLOGY, "target": TECHNOLOGY},
    "bach": {"source": TECHNOLOGY, "target": TECHNOLOGY},
    "destroy": {"technology": TECHNOLOGY},
    "barbarossa": {"technology": TECHNOLOGY},
    "stages": {"number": NUMBER},
    "lead": {"leader": LEADER},
    "tuck": {"wonder": WONDER},
    "churchill": {"choice": CHOICE},
    "lend": {},
    "develop": {"technology": TECHNOLOGY},
    "revolt": {"technology": TECHNOLOGY},
    "play": {"action": ACTION},
    "gain_food": {},
    "gain_resources": {},
    "tactic": {"tactic": TACTIC},
    "copy_tactic": {"tactic": COMMON},
    "use_route": {},
    "keep_route": {},
    "return_token": {"technology": TECHNOLOGY},
    "no_token": {},
    "end_actions": {},
    "peek": {},
    "prepare": {"card": CARD},
    "aggress": {"aggression": AGGRESSION, "rival": CIV},
    "declare_war": {"war": WAR, "rival": CIV},
    "offer_pact": {"pact": PACT, "partner": CIV},
    "side": {"side": SIDE},
    "accept": {},
    "refuse": {},
    "break_pact": {"pact": PACT},
    "retire_leader": {},
    "discover": {"territory": TERRITORY},
    "add_bonus": {"card": CARD},
    "discard": {"card": CARD},
    "cook_discard": {"card": CARD},
    "send": {"technology": TECHNOLOGY},
    "bid": {"number": NUMBER},
    "lose_worker": {"technology": TECHNOLOGY},
    "loot_food": {"number": NUMBER},
    "food_part": {"number": NUMBER},
    "raze": {"technology": TECHNOLOGY},
    "no_building": {},
    "annex": {"territory": TERRITORY},
    "remove": {"card": CARD},
    "release": {"territory": TERRITORY},
    "ruin": {"wonder": WONDER},
    "steal": {"technology": TECHNOLOGY},
    "take_less": {},
}

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
