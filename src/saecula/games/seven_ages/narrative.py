"""What people follow in 7 Ages: glory, money and cards, and their causes."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Narrative
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of


def numbers(g: SevenAges) -> list[tuple[int, ...]]:
    """Return the public numbers of each player in the order of the counters."""
    return [
        (
            player.glory,
            len(empires_of(g, seat)),
            sum([g.empires[slot].money for slot in empires_of(g, seat)]),
            len(player.hand.cards),
        )
        for seat, player in enumerate(g.players)
    ]


def active(g: SevenAges) -> int:
    """Return the player who performs an action, or -1."""
    return g.active


# Verbs that name cards, markers, units or leaders which others do not see.
SECRET: Final = (
    "start_card",
    "idle",
    "mark",
    "lay",
    "turn_up",
    "build",
    "build_here",
    "build_beyond",
    "give_up",
    "take",
    "take_beyond",
    "commit",
    "lead",
    "pull_out",
    "sacrifice",
    "lose_ship",
    "free_unit",
    "relocate_unit",
    "flip",
    "lose_unit",
    "discard",
    "hand_over",
    "offer",
    "cadence",
)

NARRATIVE: Final = Narrative[SevenAges](
    who="player",
    counters=("glory", "empires", "money", "cards"),
    read=numbers,
    active=active,
    rules={
        "find_start_player": "setup",
        "begin_round": "",
        "begin_action": "",
        "start_act": "",
        "end_actions": "",
        "free_progress": "free_progress",
        "score": "",
        "score_symbols": "scoring",
        "end_round": "",
    },
    verbs={
        "found": "card",
        "play_event": "card",
        "play_artifact": "card",
        "react": "card",
        "ripple": "card",
        "dissolve": "",
        "fight": "",
        "buy_glory": "",
    },
    lines={
        "artifact_came": "artifact",
        "twice": "",
        "exploded": "",
        "feat_done": "",
        "passed_last_level": "",
    },
    words=("effects", "events"),
    secret=frozenset(SECRET),
)
