"""What people follow in a match of Historia: victory points, levels and cubes, and what they come from."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Narrative
from saecula.games.historia.position import Historia
from saecula.games.historia.rules.world import count


def numbers(g: Historia) -> list[tuple[int, ...]]:
    """By civilization, civbots too, its public numbers in the order of the counters."""
    return [
        (
            civ.vp,
            civ.technology,
            civ.military,
            civ.personal,
            civ.used,
            count(civ.lands),
            len(civ.wonders) + len(civ.rotated),
        )
        for civ in g.civs
    ]


def active(g: Historia) -> int:
    """The player whose turn it is, or -1."""
    return g.active


NARRATIVE: Final = Narrative[Historia](
    who="civ",
    counters=("vp", "technology", "military", "personal", "used", "territories", "wonders"),
    read=numbers,
    active=active,
    rules={
        "next_round": "",
        "action_round": "",
        "start_turn": "",
        "end_action_round": "",
        "end_round": "",
        "enter": "setup",
        "civilizations": "setup",
        "wonders_and_leaders": "setup",
    },
    verbs={
        "resolve": "card",
        "activate": "wonder",
        "rule": "ability",
        "found": "civilization",
    },
    lines={
        "event_applies": "event",
        "demand_unmet": "event",
        "acted": "card",
        "acted_extended": "card",
        "advised": "advisor",
        "goal_reached": "goal",
        "overflowed": "track",
        "bot_drew": "card",
        "activated": "wonder",
        "government_bonus": "government",
        "government_cubes": "government",
        "leader_bonus": "leader",
        "leader_share": "",
        "ruled": "ability",
        "rule_ended": "ability",
    },
    secret=frozenset({"draw", "keep"}),
)
