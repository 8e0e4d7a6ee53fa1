"""The vocabulary of The Sands of Time: domains, verbs, arguments of prompts and lines of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import (
    KERNEL_VERBS,
    NUMBER,
    Domain,
    domains_of,
    entry_name,
    named,
    numbered,
    players,
    seat_of,
    verb,
    verb_id,
    verbs_of,
    worded,
)
from saecula.core.flow import options
from saecula.core.journal import Lines
from saecula.games.sands_of_time.entries import PIECES

if TYPE_CHECKING:
    from saecula.core.locale import Texts

MOST_PLAYERS: Final = 5


def _cards(content: Any) -> list[str]:
    return [*content.actions, *content.focus_cards]


def _card_label(texts: Texts, value: str) -> str:
    content = texts.content
    return entry_name(content.actions.get(value) or content.focus_cards[value], texts.language)


def _field_label(texts: Texts, value: str) -> str:
    name = entry_name(texts.content.files["scoring_fields"][value], texts.language)
    return texts.text("field", {"letter": value.upper(), "name": name})


def _resource_label(texts: Texts, value: str) -> str:
    """Return the name of a resource as it is written within a sentence."""
    name = entry_name(texts.content.files["resources"][value], texts.language)
    return texts.text("within-sentence", {"name": name})


def _is_open(texts: Texts) -> bool:
    """Return whether a question offers more than to go on, perhaps after a bonus action. [SOT-082]"""
    g = texts.position
    beside = (*KERNEL_VERBS, *g.rules.free)
    return any([verb_id(action) not in beside for frame in g.asks for action in options(g, seat_of(frame))])


def _moment_label(texts: Texts, _: str) -> str:
    """Choose between two wordings of a question, whatever the frame holds."""
    return "open" if _is_open(texts) else "over"


def _open_place_label(texts: Texts, value: int) -> str:
    return PLACE.label(texts, value) if _is_open(texts) else "over"


def _open_card_label(texts: Texts, value: str) -> str:
    return _card_label(texts, value) if _is_open(texts) else "over"


EMPIRE: Final = players("empire", MOST_PLAYERS)
CARD: Final = Domain("card", _cards, _card_label, 32)
PIECE: Final = worded("piece", PIECES, 4)
REGION: Final = named("regions", 32, "region")
PLACE: Final = numbered("regions", 32, "place")
OPEN_PLACE: Final = Domain("open_place", PLACE.values, _open_place_label, 32)
OPEN_CARD: Final = Domain("open_card", _cards, _open_card_label, 32)
MOMENT: Final = Domain("moment", lambda _: ("open", "over"), _moment_label, 2)
BORDER: Final = named("borders", 128, "border")
BUILDING: Final = named("buildings", 16, "building")
ADVANCE: Final = named("advances", 64, "advance")
CATEGORY: Final = named("categories", 4, "category")
CATEGORY_NUMBER: Final = numbered("categories", 4, "category_number")
RESOURCE: Final = Domain("resource", lambda content: list(content.files["resources"]), _resource_label, 4)
FIELD: Final = Domain("field", lambda content: list(content.files["scoring_fields"]), _field_label, 8)
CHRONICLE: Final = named("chronicle_cards", 8, "chronicle")

Found: Final = verb("found", REGION("region"))
Capital: Final = verb("capital", REGION("region"))
Route: Final = verb("route", BORDER("border"))
Heritage: Final = verb("heritage", CATEGORY("category"))
Grow: Final = verb("grow", REGION("region"))
AdvanceTo: Final = verb("advance", ADVANCE("advance"))
Choose: Final = verb("choose", CARD("card"))
Replay: Final = verb("replay", CARD("card"))
CarryOut: Final = verb("carry_out", CARD("card"))
Decline: Final = verb("decline", CARD("card"))
EndTurn: Final = verb("end_turn")
Oppress: Final = verb("oppress", REGION("region"))
Support: Final = verb("support", CATEGORY("category"))
Tax: Final = verb("tax", RESOURCE("resource"))
Lay: Final = verb("lay", CHRONICLE("chronicle"))
OnField: Final = verb("on_field", FIELD("field"))
LayAnother: Final = verb("lay_another")
Levy: Final = verb("levy", REGION("region"))
Arm: Final = verb("arm", REGION("region"))
Disarm: Final = verb("disarm", REGION("region"))
Recruit: Final = verb("recruit", PIECE("piece"), REGION("region"))
Attack: Final = verb("attack", REGION("region"), EMPIRE("empire"))
Annex: Final = verb("annex", REGION("region"))
Wager: Final = verb("wager", NUMBER("number"))
GiveUp: Final = verb("give_up", PIECE("piece"))
RetreatTo: Final = verb("retreat_to", REGION("region"))
Disband: Final = verb("disband")
AskPassage: Final = verb("ask_passage", REGION("region"))
Consent: Final = verb("consent")
Refuse: Final = verb("refuse")
MoveFrom: Final = verb("move_from", PIECE("piece"), REGION("region"))
MoveTo: Final = verb("move_to", REGION("region"))
HowMany: Final = verb("number", NUMBER("number"))
Plunder: Final = verb("plunder", REGION("region"))
PlunderAll: Final = verb("plunder_all")
Spare: Final = verb("spare", REGION("region"))
Site: Final = verb("site", REGION("region"))
Build: Final = verb("build", BUILDING("building"))
BuildByLabour: Final = verb("build_by_labour", BUILDING("building"))
Govern: Final = verb("govern", NUMBER("steps"))
LayOut: Final = verb("lay_out", ADVANCE("advance"))
Pay: Final = verb("pay", RESOURCE("resource"))
TributeOfColonies: Final = verb("tribute_of_colonies")
TributeOfCaravans: Final = verb("tribute_of_caravans")
Score: Final = verb("score", FIELD("field"))
KeepGrain: Final = verb("keep_grain", NUMBER("number"))
KeepGold: Final = verb("keep_gold", NUMBER("number"))

VERBS: Final = verbs_of(globals())
DOMAINS: Final = domains_of(globals())

ASKS: Final[Lines] = {
    "ask_passage": {"card": "card"},
    "move_from": {"card": "open_card"},
    "keep_gold": {"number": "number"},
    "consent": {"region": "place", "asker": "empire"},
    "retreat": {"region": "place"},
    "return_citizens": {"region": "place", "number": "number"},
    "annex_after": {"region": "open_place"},
    "levy": {"state": "moment"},
    "second_site": {"state": "moment"},
    "move_to": {"piece": "piece", "region": "place"},
    "move_number": {"piece": "piece", "region": "place", "target": "place"},
    "move_on": {"number": "number", "region": "place"},
    "choose_building": {"region": "place"},
    "choose_chronicle": {"category": "category_number"},
}

LINES: Final[Lines] = {
    "founded": {"empire": "empire", "region": "region"},
    "capital": {"empire": "empire", "region": "region"},
    "caravan": {"empire": "empire", "border": "border"},
    "grew": {"empire": "empire", "region": "region"},
    "advanced": {"empire": "empire", "advance": "advance"},
    "laid_out": {"empire": "empire", "advance": "advance"},
    "rows_laid_out": {},
    "heritage_rose": {"empire": "empire", "category": "category", "value": "number"},
    "generation_began": {"dynasty": "number", "generation": "number"},
    "round_began": {"round": "number"},
    "die": {"empire": "empire", "die": "number", "threshold": "number"},
    "dynasty_ended": {"dynasty": "number"},
    "game_ended": {},
    "growth": {},
    "kept": {"empire": "empire", "grain": "number", "gold": "number"},
    "income": {"empire": "empire", "grain": "number", "gold": "number"},
    "gained": {"empire": "empire", "number": "number", "resource": "resource"},
    "paid": {"empire": "empire", "number": "number", "resource": "resource"},
    "lost": {"empire": "empire", "number": "number", "resource": "resource"},
    "revealed": {"empire": "empire", "card": "card"},
    "replays": {"empire": "empire", "card": "card"},
    "declined": {"empire": "empire", "card": "card"},
    "acted": {"empire": "empire", "card": "card"},
    "focused": {"empire": "empire", "markers": "number", "card": "card"},
    "oppressed": {"empire": "empire", "region": "region"},
    "supported": {"empire": "empire", "category": "category"},
    "taxed": {"empire": "empire"},
    "laid": {"empire": "empire", "chronicle": "chronicle", "field": "field"},
    "levied": {"empire": "empire", "region": "region"},
    "armed": {"empire": "empire", "region": "region"},
    "disarmed": {"empire": "empire", "region": "region"},
    "recruited": {"empire": "empire", "piece": "piece", "region": "region"},
    "attacked": {"empire": "empire", "enemy": "empire", "region": "region"},
    "wagered": {"empire": "empire", "number": "number"},
    "battle_won": {"empire": "empire", "value": "number", "loser_value": "number", "region": "region"},
    "gave_up": {"empire": "empire", "piece": "piece", "region": "region"},
    "kept_last": {"empire": "empire", "region": "region"},
    "retreated": {"empire": "empire", "region": "region"},
    "disbanded": {"empire": "empire", "number": "number"},
    "lost_region": {"empire": "empire", "region": "region"},
    "annexed": {"empire": "empire", "region": "region"},
    "asked_passage": {"empire": "empire", "region": "region"},
    "consented": {"empire": "empire", "region": "region"},
    "refused": {"empire": "empire", "region": "region"},
    "moved": {
        "empire": "empire",
        "number": "number",
        "piece": "piece",
        "region": "region",
        "target": "region",
    },
    "plundered": {"empire": "empire", "region": "region"},
    "spared": {"empire": "empire", "region": "region"},
    "built": {"empire": "empire", "building": "building", "region": "region"},
    "laboured": {"empire": "empire", "number": "number", "region": "region"},
    "unrest_rose": {"empire": "empire", "value": "number"},
    "unrest_fell": {"empire": "empire", "value": "number"},
    "lost_vp": {"empire": "empire", "vp": "number"},
    "overfull": {"empire": "empire", "region": "region", "number": "number", "room": "number"},
    "wonders_scored": {"empire": "empire", "vp": "number"},
    "chronicle_scored": {"empire": "empire", "chronicle": "chronicle", "field": "field", "vp": "number"},
    "chronicle_failed": {
        "empire": "empire",
        "chronicle": "chronicle",
        "field": "field",
        "had": "number",
        "needed": "number",
        "heritage": "number",
        "value": "number",
    },
    "chronicle_left_out": {
        "empire": "empire",
        "chronicle": "chronicle",
        "field": "field",
        "heritage": "number",
    },
    "most_regions": {"empire": "empire", "vp": "number"},
    "lowest_unrest": {"empire": "empire", "vp": "number"},
    "most_symbols": {"empire": "empire", "vp": "number"},
}

HEADINGS: Final = ("generation_began", "round_began", "dynasty_ended", "game_ended")
