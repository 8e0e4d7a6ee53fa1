"""The chapters of the sample game."""

from tests.sample.registry import rules
from tests.sample.rules import market, rounds, windows

__all__ = ["market", "rounds", "rules", "windows"]

rules.close()
