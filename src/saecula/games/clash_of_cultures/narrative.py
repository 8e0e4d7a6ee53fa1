"""What people follow in Clash of Cultures: points, goods, cities and advances, and their causes."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Narrative
from saecula.core.points import Points, from_halves
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.scoring import halves
from saecula.games.clash_of_cultures.words import GOODS


def numbers(g: ClashOfCultures) -> list[tuple[Points, ...]]:
    """Return the public numbers of each civilization in the order of the counters."""
    return [
        (
            from_halves(sum(halves(g, seat))),
            *civ.goods,
            civ.cities.bit_count(),
            civ.advances.bit_count(),
            sum([len(stack) - 1 for stack in civ.units]),
        )
        for seat, civ in enumerate(g.civs)
    ]


def active(g: ClashOfCultures) -> int:
    """Return the player whose turn it is, or -1."""
    return g.active


# Verbs that name cards which others do not see.
SECRET: Final = (
    "lay_tactic",
    "keep_plan",
    "drop_plan",
    "swap_own",
    "swap_for",
    "assign",
    "offer_card",
    "show_card",
    "hand_over",
    "put_under",
)

NARRATIVE: Final = Narrative[ClashOfCultures](
    who="civ",
    counters=("points", *GOODS, "cities", "advances", "units"),
    read=numbers,
    active=active,
    rules={
        "prepare": "setup",
        "begin_round": "",
        "begin_phase": "",
        "start_turn": "",
        "begin_status": "",
        "clash": "battle",
        "capture": "capture",
        "raze": "raze",
        "change_government": "change_government",
        "trade": "trade",
        "march": "barbarians",
        "pay_off": "pirates",
    },
    verbs={
        "advance": "advance",
        "found": "",
        "collect": "",
        "construct": "",
        "recruit": "",
        "move": "",
        "cheer": "",
        "influence": "",
        "perform": "ability",
        "use": "ability",
        "card": "effect",
        "gain": "advance",
    },
    lines={
        "drew_event": "card",
        "used": "ability",
        "played": "effect",
        "invited": "card",
        "person_played": "card",
        "wonder_built": "wonder",
        "prevented": "ability",
        "armed": "ability",
    },
    secret=frozenset(SECRET),
)
