"""The registry that all chapters share, and the tables by which they add to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from saecula.core.effects import Operations
from saecula.core.position import Frame, Seat
from saecula.core.registry import Rules
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import SevenAges

rules = Rules[SevenAges]("seven_ages")

Act: TypeAlias = Callable[[Seat, int], Frame]  # of a seat with an empire, or beside the cards
Taken: TypeAlias = Callable[[SevenAges, int, int], list[Frame]]  # winner and loser
Deed: TypeAlias = Callable[[SevenAges, int, Effect], Frame | None]

# Effects of events, by op: what they do, and whether they would change something. The numbers are those of
# `plays.Play`.
Changes: TypeAlias = Callable[[SevenAges, Any, Any], bool]

DEEDS: Final[Operations[[SevenAges, Any, Any]]] = Operations("deeds")
CHANGES: Final[dict[str, Changes]] = {}
Places: TypeAlias = Iterable[tuple[int, int]]  # empires, each with an area or -1
ARTIFACT_TARGETS: Final[list[Callable[[SevenAges, int], Places]]] = []  # where the artifact of a card can go

ACTS: Final[dict[str, Act]] = {}  # by marker: what performs the action
FOUNDING_DEEDS: Final[dict[str, Deed]] = {}  # by op: what follows from it once the empire is founded
CAPITAL_TAKEN: Final[list[Taken]] = []  # what may follow when a conflict takes a capital [7AG-276]

GainOf: TypeAlias = Callable[[SevenAges, int, int, Effect], list[Frame]]  # of an empire with its area or -1

GAINS: Final[dict[str, GainOf]] = {}  # by op: what an artifact does when it comes
