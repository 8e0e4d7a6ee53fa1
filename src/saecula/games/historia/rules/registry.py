"""What all chapters share: the registry, the effects, and when each action is possible and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.effects import Operations
from saecula.core.position import Frame, Seat
from saecula.core.registry import Rules
from saecula.games.historia.entries import Effect, Mode
from saecula.games.historia.position import Civ, Historia

rules = Rules[Historia]("historia")

Condition: TypeAlias = Callable[[Historia, Civ, Mode], bool]
Beginning: TypeAlias = Callable[[Seat, str, Mode], Frame]

POSSIBLE: Final[dict[str, Condition]] = {}  # by action, leaving cubes and technology aside
BEGINNINGS: Final[dict[str, Beginning]] = {}  # by action, if it begins with a question
# The last argument of an operation is the source of the effect.
operations: Final[Operations[[Historia, Effect, Seat, Civ, str]]] = Operations("historia")


def condition(*actions: str) -> Callable[[Condition], Condition]:
    """Register when a mode of these actions can be carried out, leaving cubes and technology aside.

    [HIS-045]
    """

    def register(function: Condition) -> Condition:
        for action in actions:
            POSSIBLE[action] = function
        return function

    return register


def beginning(action: str) -> Callable[[Beginning], Beginning]:
    """Register the question with which an action begins, given its mode. [HIS-044]"""

    def register(function: Beginning) -> Beginning:
        BEGINNINGS[action] = function
        return function

    return register
