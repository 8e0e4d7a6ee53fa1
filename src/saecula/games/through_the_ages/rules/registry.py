"""The registry that all chapters share."""

from __future__ import annotations

from saecula.core.registry import Rules
from saecula.games.through_the_ages.position import ThroughTheAges

rules = Rules[ThroughTheAges]("through_the_ages")
