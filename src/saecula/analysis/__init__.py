"""Analysis of matches: win chances, turning points, and what the choices gave away."""

from __future__ import annotations

from saecula.analysis.analyze import analyze
from saecula.analysis.findings import Analysis, Chances, Turning, Verdict, Weighed
from saecula.analysis.judging import Judge, decisions, judge, verdicts
from saecula.analysis.turning import course, turning_points

__all__ = [
    "Analysis",
    "Chances",
    "Judge",
    "Turning",
    "Verdict",
    "Weighed",
    "analyze",
    "course",
    "decisions",
    "judge",
    "turning_points",
    "verdicts",
]
