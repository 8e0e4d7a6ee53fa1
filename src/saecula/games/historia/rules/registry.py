"""The registry that all chapters share."""

from __future__ import annotations

from saecula.core.flow import Rules
from saecula.games.historia.position import Historia

rules = Rules[Historia]("historia")
