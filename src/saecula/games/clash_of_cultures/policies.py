"""What hardly anybody would answer differently."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.actions import END


def usual(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """End a turn in which nothing else can be done."""
    return END if options == [END] else None
