"""The words of The Sands of Time: domains, verbs, prompts' arguments and lines of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import KERNEL_VERBS, NUMBER, Domain, Verbs, entry_name, named
from saecula.core.flow import options
from saecula.core.journal import Lines
from saecula.games.sands_of_time.entries import PIECES

if TYPE_CHECKING:
    from saecula.core.locale import Texts

MOST_PLAYERS: Final = 5


def _numbered(file: str, room: int, name: str) -> Domain[Any]:
    """A domain of the numbers that positions use for the entries of a content file."""

    def values(content: Any) -> list[int]:
        return list(range(len(content.files[file])))

    def label(texts: Texts, value: Any) -> str:
        return entry_name(list(texts.content.files[file].values())[value], texts.language)

    return Domain(name, values, label, room)


def _cards(content: Any) -> list[str]:
    return [*content.actions, *content.focus_cards]


def _card_label(texts: Texts, value: Any) -> str:
    content = texts.content
    return entry_name(content.actions.get(value) or content.focus_cards[value], texts.language)


def _empire_label(texts: Texts, value: Any) -> str:
    """An empire by the name of its player, or by its colour."""
    person = texts.persons[value] if value < len(texts.persons) else ""
    return person or texts.text("empire", {"number": value + 1})


def _field_label(texts: Texts, value: Any) -> str:
    name = entry_name(texts.content.files["scoring_fields"][value], texts.language)
    return texts.text("field", {"letter": value.upper(), "name": name})


def _resource_label(texts: Texts, value: Any) -> str:
    """Within a sentence."""
    name = entry_name(texts.content.files["resources"][value], texts.language)
    return name if texts.language == "de" else name.lower()


def _piece_label(texts: Texts, value: Any) -> str:
    return texts.text(f"piece-{value}")


def _is_open(texts: Texts) -> bool:
    """Whether the question leaves more than to go on, perhaps after a bonus action. [SOT-082]"""
    g = texts.position
    beside = (*KERNEL_VERBS, *g.rules.free)
    return any([action[0] not in beside for frame in g.asks for action in options(g, frame[1])])


def _moment_label(texts: Texts, value: Any) -> str:
    """Chooses between two questions, whatever the frame holds."""
    return "open" if _is_open(texts) else "over"


def _open_place_label(texts: Texts, value: Any) -> str:
    return PLACE.label(texts, value) if _is_open(texts) else "over"


def _open_card_label(texts: Texts, value: Any) -> str:
    return _card_label(texts, value) if _is_open(texts) else "over"


EMPIRE: Final = Domain("empire", lambda _: range(MOST_PLAYERS), _empire_label, 8)
CARD: Final = Domain("card", _cards, _card_label, 32)
PIECE: Final = Domain("piece", lambda _: PIECES, _piece_label, 4)
REGION: Final = named("regions", 32, "region")
PLACE: Final = _numbered("regions", 32, "place")
OPEN_PLACE: Final = Domain("open_place", PLACE.values, _open_place_label, 32)
OPEN_CARD: Final = Domain("open_card", _cards, _open_card_label, 32)
MOMENT: Final = Domain("moment", lambda _: ("open", "over"), _moment_label, 2)
BORDER: Final = named("borders", 128, "border")
BUILDING: Final = named("buildings", 16, "building")
ADVANCE: Final = named("advances", 64, "advance")
CATEGORY: Final = named("categories", 4, "category")
CATEGORY_NUMBER: Final = _numbered("categories", 4, "category_number")
RESOURCE: Final = Domain("resource", lambda content: list(content.files["resources"]), _resource_label, 4)
FIELD: Final = Domain("field", lambda content: list(content.files["scoring_fields"]), _field_label, 8)
CHRONICLE: Final = named("chronicle_cards", 8, "chronicle")

DOMAINS: Final[Mapping[str, Domain[Any]]] = {
    domain.name: domain
    for domain in (
        EMPIRE,
        CARD,
        PIECE,
        REGION,
        PLACE,
        OPEN_PLACE,
        OPEN_CARD,
        MOMENT,
        BORDER,
        BUILDING,
        ADVANCE,
        CATEGORY,
        CATEGORY_NUMBER,
        RESOURCE,
        FIELD,
        CHRONICLE,
        NUMBER,
    )
}

VERBS: Final[Verbs] = {
    "found": {"region": REGION},
    "capital": {"region": REGION},
    "route": {"border": BORDER},
    "heritage": {"category": CATEGORY},
    "grow": {"region": REGION},
    "advance": {"advance": ADVANCE},
    "choose": {"card": CARD},
    "replay": {"card": CARD},
    "carry_out": {"card": CARD},
    "decline": {"card": CARD},
    "end_turn": {},
    "oppress": {"region": REGION},
    "support": {"category": CATEGORY},
    "tax": {"resource": RESOURCE},
    "lay": {"chronicle": CHRONICLE},
    "on_field": {"field": FIELD},
    "lay_another": {},
    "levy": {"region": REGION},
    "arm": {"region": REGION},
    "disarm": {"region": REGION},
    "recruit": {"piece": PIECE, "region": REGION},
    "attack": {"region": REGION, "empire": EMPIRE},
    "annex": {"region": REGION},
    "wager": {"number": NUMBER},
    "give_up": {"piece": PIECE},
    "retreat_to": {"region": REGION},
    "disband": {},
    "ask_passage": {"region": REGION},
    "consent": {},
    "refuse": {},
    "move_from": {"piece": PIECE, "region": REGION},
    "move_to": {"region": REGION},
    "number": {"number": NUMBER},
    "plunder": {"region": REGION},
    "plunder_all": {},
    "spare": {"region": REGION},
    "site": {"region": REGION},
    "build": {"building": BUILDING},
    "build_by_labour": {"building": BUILDING},
    "govern": {"steps": NUMBER},
    "lay_out": {"advance": ADVANCE},
    "pay": {"resource": RESOURCE},
    "tribute_of_colonies": {},
    "tribute_of_caravans": {},
    "score": {"field": FIELD},
    "keep_grain": {"number": NUMBER},
    "keep_gold": {"number": NUMBER},
}

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
