"""What people follow in The Sands of Time: victory points, resources, unrest and lands, and their causes."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Narrative
from saecula.games.sands_of_time.position import SandsOfTime


def numbers(g: SandsOfTime) -> list[tuple[int, ...]]:
    """Return each empire's public numbers, in the order of the counters."""
    return [
        (
            empire.vp,
            empire.grain,
            empire.gold,
            empire.unrest,
            sum(empire.heritage),
            empire.lands.bit_count(),
            sum(empire.peasants),
            sum(empire.soldiers),
            empire.caravans.bit_count(),
        )
        for empire in g.empires
    ]


def active(g: SandsOfTime) -> int:
    """Return the player whose turn it is, or -1."""
    return g.active


NARRATIVE: Final = Narrative[SandsOfTime](
    who="empire",
    counters=("vp", "grain", "gold", "unrest", "heritage", "regions", "peasants", "soldiers", "caravans"),
    read=numbers,
    active=active,
    rules={
        "preparation": "setup",
        "new_generation": "",
        "next_round": "",
        "start_turn": "",
        "close_turn": "end_turn",
        "end_round": "",
        "end_generation": "",
        "growth": "growth",
        "overpopulation": "overpopulation",
        "dynasty_end": "",
        "prepare_generation": "new_generation",
        "battle": "battle",
    },
    verbs={
        "carry_out": "card",
        "decline": "card",
        "oppress": "",
        "support": "",
        "tax": "",
        "keep_grain": "",
        "keep_gold": "",
    },
    lines={
        "income": "",
        "kept": "",
        "lost_vp": "",
        "wonders_scored": "",
        "chronicle_scored": "chronicle",
        "most_regions": "",
        "lowest_unrest": "",
        "most_symbols": "",
    },
    secret=frozenset({"choose", "replay", "lay", "on_field"}),
)
