"""What hardly anybody would answer differently."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.actions import END
from saecula.games.clash_of_cultures.vocabulary import Trade


def usual(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """End a turn in which nothing can be done but trade."""
    left = [action for action in options if not Trade.matches(action)]
    return END if left == [END] else None
