"""What all chapters share: the registry, and when each action is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.registry import Rules
from saecula.games.historia.entries import Mode
from saecula.games.historia.position import Civ, Historia

rules = Rules[Historia]("historia")

Condition: TypeAlias = Callable[[Historia, Civ, Mode], bool]
POSSIBLE: Final[dict[str, Condition]] = {}  # by action, cubes and technology aside


def condition(*actions: str) -> Callable[[Condition], Condition]:
    """Declare when a mode of these actions can be carried out, cubes and technology aside. [HIS-045]"""

    def register(function: Condition) -> Condition:
        for action in actions:
            POSSIBLE[action] = function
        return function

    return register
