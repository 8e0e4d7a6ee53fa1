"""The vocabulary of Historia: domains, verbs, arguments of prompts and of journal lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import (
    NUMBER,
    Domain,
    domains_of,
    entry_name,
    named,
    verb,
    verbs_of,
    worded,
)
from saecula.core.journal import Lines

if TYPE_CHECKING:
    from saecula.core.locale import Texts

TRACKS: Final = ("technology", "military")
SUPPLIES: Final = ("general", "used", "personal")


def _cards(content: Any) -> list[str]:
    return [*content.actions, *content.advisors]


def _card_label(texts: Texts, value: str) -> str:
    content = texts.content
    return entry_name(content.actions.get(value) or content.advisors[value], texts.language)


def _civs(content: Any) -> list[int]:
    return list(range(content.board.civilizations_max))


def _civ_label(texts: Texts, value: int) -> str:
    """Name a civilization by its people, once it has one."""
    civilization = texts.position.civs[value].civilization
    if not civilization:
        return texts.text("seat", {"number": value + 1})
    return entry_name(texts.content.civilizations[civilization], texts.language)


def _cells(content: Any) -> list[int]:
    levels = range(1, content.top + 1)
    return [t * 100 + m for t in levels for m in levels if content.exists[t][m]]


def _cell_label(texts: Texts, value: int) -> str:
    technology, military = divmod(value, 100)
    return texts.text("cell", {"technology": technology, "military": military})


def _columns(content: Any) -> list[int]:
    return list(range(1, content.top + 1))


def _column_label(_: Texts, value: int) -> str:
    return str(value)


def _technology_label(texts: Texts, value: int) -> str:
    return entry_name(texts.content.technologies[value], texts.language)


def _orders(content: Any) -> list[str]:
    return ["".join([str(seat) for seat in _civs(content)])]


def _order_label(texts: Texts, value: str) -> str:
    """Spell out an order of play, given as the digits of its seats."""
    return ", ".join([_civ_label(texts, int(seat)) for seat in value])


CARD: Final = Domain("card", _cards, _card_label, 64)
CIV: Final = Domain("civ", _civs, _civ_label, 8)
CELL: Final = Domain("cell", _cells, _cell_label, 256)
COLUMN: Final = Domain("column", _columns, _column_label, 16)
SUPPLY: Final = worded("supply", SUPPLIES, 4)
TRACK: Final = worded("track", TRACKS)
TECHNOLOGY: Final = Domain("technology", _columns, _technology_label, 16)
TERRITORY: Final = named("territories", 32, "territory")
WONDER: Final = named("wonders", 64, "wonder")
LEADER: Final = named("leaders", 32, "leader")
CIVILIZATION: Final = named("civilizations", 16, "civilization")
EVENT: Final = named("events", 32, "event")
GOAL: Final = named("goals", 16, "goal")
ABILITY: Final = named("abilities", 8, "ability")
GOVERNMENT: Final = named("governments", 16, "government")
CIVBOT_CARD: Final = named("civbot_cards", 16, "civbot_card")
MEASURE: Final = named("measures", 16, "measure")
ORDER: Final = Domain("order", _orders, _order_label, 1)
DOMAINS: Final = domains_of(globals())

Found: Final = verb("found", CIVILIZATION("civilization"))
Exclude: Final = verb("exclude", CARD("advisor"))
Draw: Final = verb("draw", CARD("advisor"))
Column: Final = verb("column", COLUMN("technology"))
PutGoal: Final = verb("put_goal", CELL("cell"))
Keep: Final = verb("keep", LEADER("leader"))
Place: Final = verb("place", TERRITORY("territory"))
Play: Final = verb("play", CARD("card"))
Resolve: Final = verb("resolve", CARD("card"))
Basic: Final = verb("basic")
Extended: Final = verb("extended")
NoEffect: Final = verb("no_effect")
GoOn: Final = verb("go_on")
Build: Final = verb("build", WONDER("wonder"))
Recover: Final = verb("recover", NUMBER("cubes"))
GiveUp: Final = verb("give_up", TERRITORY("territory"))
Trade: Final = verb("trade", CIV("partner"))
Raid: Final = verb("raid", CIV("victim"))
Attack: Final = verb("attack", TERRITORY("territory"), CIV("enemy"))
TakeBack: Final = verb("take_back", CARD("card"))
Activate: Final = verb("activate", WONDER("wonder"))
Destroy: Final = verb("destroy", WONDER("wonder"))
Refresh: Final = verb("refresh", WONDER("wonder"))
Rule: Final = verb("rule", ABILITY("ability"), SUPPLY("supply"))
Borrow: Final = verb("borrow", NUMBER("cubes"))
VERBS: Final = verbs_of(globals())

ASKS: Final[Lines] = {
    "choose_mode": {"card": "card"},
    "goal_column": {"goal": "goal"},
    "goal_cell": {"goal": "goal", "technology": "column"},
    "recover_cubes": {"cubes": "number"},
    "exploit": {"cubes": "number"},
    "borrow_cubes": {"cubes": "number"},
}

LINES: Final[Lines] = {
    "founded": {"civ": "civ", "civilization": "civilization"},
    "settled": {"civ": "civ", "territory": "territory"},
    "wonders_dealt": {"number": "number"},
    "excluded": {"civ": "civ", "advisor": "card"},
    "drew": {"civ": "civ", "advisor": "card"},
    "stack_turned": {"civ": "civ"},
    "goal_drawn": {"civ": "civ", "goal": "goal"},
    "goal_placed": {"civ": "civ", "goal": "goal", "cell": "cell"},
    "goal_reached": {"civ": "civ", "goal": "goal"},
    "kept": {"civ": "civ", "leader": "leader"},
    "led_by": {"civ": "civ", "leader": "leader"},
    "round_began": {"epoch": "number", "round": "number"},
    "round_ended": {"round": "number"},
    "game_ended": {},
    "event": {"event": "event"},
    "event_applies": {"civ": "civ", "event": "event"},
    "demand_unmet": {"civ": "civ", "event": "event"},
    "paid_event": {"civ": "civ", "cubes": "number"},
    "lost_level": {"civ": "civ", "track": "track", "levels": "number"},
    "revealed": {"civ": "civ", "card": "card"},
    "acted": {"civ": "civ", "card": "card"},
    "acted_extended": {"civ": "civ", "card": "card"},
    "advised": {"civ": "civ", "advisor": "card"},
    "no_effect": {"civ": "civ", "card": "card"},
    "blocked": {"civ": "civ", "track": "track"},
    "learned": {"civ": "civ", "technology": "technology"},
    "armed": {"civ": "civ", "level": "number"},
    "overflowed": {"civ": "civ", "track": "track", "vp": "number"},
    "card_joined": {"civ": "civ", "card": "card"},
    "scored": {"civ": "civ", "vp": "number"},
    "lost_vp": {"civ": "civ", "vp": "number"},
    "recovered": {"civ": "civ", "cubes": "number"},
    "took_back": {"civ": "civ", "card": "card"},
    "built": {"civ": "civ", "wonder": "wonder"},
    "gave_up": {"civ": "civ", "territory": "territory", "vp": "number"},
    "expanded": {"civ": "civ", "territory": "territory"},
    "traded": {"civ": "civ", "partner": "civ", "vp": "number"},
    "raided": {"civ": "civ", "victim": "civ"},
    "attacked": {"civ": "civ", "enemy": "civ", "territory": "territory"},
    "war_undecided": {"civ": "civ", "enemy": "civ"},
    "war_won": {"civ": "civ", "loser": "civ", "vp": "number"},
    "kept_last": {"civ": "civ"},
    "driven_out": {"civ": "civ", "territory": "territory"},
    "destroyed": {"civ": "civ"},
    "activated": {"civ": "civ", "wonder": "wonder"},
    "destroyed_wonder": {"civ": "civ", "wonder": "wonder"},
    "refreshed": {"civ": "civ", "wonder": "wonder"},
    "bot_drew": {"civ": "civ", "card": "civbot_card"},
    "wonder_removed": {"civ": "civ", "wonder": "wonder"},
    "gained_cubes": {"civ": "civ", "cubes": "number"},
    "territory_bonus": {"civ": "civ", "vp": "number"},
    "government_bonus": {"civ": "civ", "government": "government", "vp": "number"},
    "government_cubes": {"civ": "civ", "government": "government", "cubes": "number"},
    "territory_cubes": {"civ": "civ", "cubes": "number"},
    "all_refreshed": {"civ": "civ", "wonders": "number"},
    "leader_bonus": {"civ": "civ", "leader": "leader", "vp": "number"},
    "leader_share": {"civ": "civ", "vp": "number"},
    "new_order": {"order": "order"},
    "order_changed": {},  # only in older records
    "ruled": {"civ": "civ", "ability": "ability"},
    "borrowed": {"civ": "civ", "cubes": "number"},
    "rule_ended": {"civ": "civ", "ability": "ability"},
    "withdrew": {"civ": "civ", "territory": "territory"},
}

HEADINGS: Final = ("round_began", "round_ended", "game_ended")
