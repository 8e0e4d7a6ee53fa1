"""What players like, for random matches: uniformly random play hardly ever moves, fights or grows."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.seven_ages.position import SevenAges

USUAL: Final = 10
MARCHING: Final = {
    "found": 60,
    "build": 40,
    "elite": 1,
    "fort": 1,
    "idle": 1,
    "dissolve": 1,
    "turn_up": 60,
    "send": 30,
    "send_all": 60,
    "gather": 20,
    "take": 40,
    "take_beyond": 40,
    "escort": 40,
    "go_to": 3,
    "go_beyond": 30,
    "ask_canal": 60,
    "let_through": 40,
    "quell": 60,
    "done": 6,
    "pass": 1,
}
MARKERS: Final = {"manoeuvre": 60, "produce": 60, "found": 60, "wild": 20, "dissolve": 1}


def marcher(_: SevenAges, __: Seat, action: Action) -> int:
    """Found empires, build units, and march with them."""
    verb = str(action[0])
    if verb in ("mark", "lay"):
        return MARKERS.get(str(action[-1]), USUAL)
    return MARCHING.get(verb, USUAL)
