"""The one registry of the sample game."""

from __future__ import annotations

from saecula.core.registry import Rules
from tests.sample.position import Bazaar

rules = Rules[Bazaar]("bazaar")
