"""The registry that all chapters share."""

from __future__ import annotations

from saecula.core.registry import Rules
from saecula.games.sands_of_time.position import SandsOfTime

rules = Rules[SandsOfTime]("sands_of_time")
