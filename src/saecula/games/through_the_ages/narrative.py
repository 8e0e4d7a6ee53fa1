"""What people follow in Through the Ages: culture, science, food, resources, workers, and their causes."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Narrative
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import tokens


def numbers(g: ThroughTheAges) -> list[tuple[int, ...]]:
    """Return each civilization's public numbers, in the order of the counters."""
    return [
        (
            civ.culture,
            civ.science,
            tokens.stored(g, civ, tokens.FOOD),
            tokens.stored(g, civ, tokens.RESOURCES),
            sum(civ.workers) + civ.unused,
        )
        for civ in g.civs
    ]


def active(g: ThroughTheAges) -> int:
    """Return the player whose turn it is."""
    return g.active


ACTIONS: Final = (
    "take",
    "population",
    "free_population",
    "stages",
    "lend",
    "churchill",
    "use_route",
    "end_actions",
    "peek",
    "prepare",
    "retire_leader",
    "break_pact",
    "offer_pact",
)

NARRATIVE: Final = Narrative[ThroughTheAges](
    who="civ",
    counters=("culture", "science", "food", "resources", "population"),
    read=numbers,
    active=active,
    rules={
        "start_turn": "",
        "begin_politics": "",
        "end_of_turn": "",
        "close_turn": "end_of_turn",
        "next_turn": "",
        "final_scoring": "final_scoring",
    },
    verbs={
        **dict.fromkeys(ACTIONS, ""),
        "build": "technology",
        "upgrade": "target",
        "bach": "target",
        "destroy": "technology",
        "barbarossa": "technology",
        "lead": "leader",
        "develop": "technology",
        "revolt": "technology",
        "play": "action",
        "tactic": "tactic",
        "copy_tactic": "tactic",
        "aggress": "aggression",
        "declare_war": "war",
        "discover": "territory",
    },
    lines={
        "revealed": "card",
        "evaluated": "card",
        "attacked": "aggression",
        "war_resolved": "war",
        "completed": "wonder",
        "colonized": "territory",
        "age_began": "",
        "corrupted": "",
        "ate": "",
        "accepted": "pact",
    },
    words=("production", "famine"),
    secret=frozenset({"prepare", "discard", "cook_discard"}),
)
