"""Hints: what a choice brings, in a few words."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.vocabulary import Idle, Lay, Mark


def hint(_seen: Seen[SevenAges], texts: Texts, _frame: Frame, action: Action) -> str:
    """Say what a marker is for, and what idle empires get. [7AG-041, 7AG-051]"""
    if Mark.matches(action):
        return say(texts, f"about-{Mark.of(action)[1]}")
    if Lay.matches(action):
        return say(texts, f"about-{Lay.of(action)}")
    return say(texts, "about-idle") if Idle.matches(action) else ""
