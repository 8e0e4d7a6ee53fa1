"""The registry that all chapters share, and the tables by which they add to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.position import Frame, Seat
from saecula.core.registry import Rules
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import SevenAges

rules = Rules[SevenAges]("seven_ages")

Act: TypeAlias = Callable[[Seat, int], Frame]  # of a seat with an empire, or beside the cards
Deed: TypeAlias = Callable[[SevenAges, int, Effect], Frame | None]

ACTS: Final[dict[str, Act]] = {}  # by marker: what performs the action
FOUNDING_DEEDS: Final[dict[str, Deed]] = {}  # by op: what follows from it once the empire is founded

Playable: TypeAlias = Callable[[SevenAges, Seat, int], list[str]]  # cards of a seat acting with an empire
Play: TypeAlias = Callable[[SevenAges, Seat, int, str], list[Frame]]  # what follows from playing one

CIVILISE_EVENTS: Final[dict[str, tuple[Playable, Play]]] = {}  # which events Civilise offers, and their play

GainOf: TypeAlias = Callable[[SevenAges, int, int, Effect], list[Frame]]  # of an empire with its area or -1

GAINS: Final[dict[str, GainOf]] = {}  # by op: what an artifact does when it comes
