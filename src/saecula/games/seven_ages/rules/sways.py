"""What events change for a while (7AG-445, 7AG-447, 7AG-448, 7AG-450, 7AG-452)."""

from __future__ import annotations

from typing import TypeVar

from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.words import Moment

E = TypeVar("E", bound=Effect)


def add(g: SevenAges, event: int, effect: Effect, whom: int) -> None:
    """Let an effect of an event hold for an empire or, with -1, for all."""
    deeds = g.content.event_list[event].deeds
    number = next(n for n, deed in enumerate(deeds) if deed is effect)
    g.sways = (*g.sways, (event, number, whom))


def end(g: SevenAges, *moments: Moment) -> None:
    """End what events of these moments have changed."""
    if g.sways:
        events = g.content.event_list
        g.sways = tuple([sway for sway in g.sways if events[sway[0]].when not in moments])


def forget(g: SevenAges, slot: int) -> None:
    """End what concerns an empire that leaves the game."""
    if g.sways:
        events = g.content.event_list
        g.sways = tuple([sway for sway in g.sways if sway[2] != slot or events[sway[0]].aim == "player"])


def found(g: SevenAges, kind: type[E]) -> list[tuple[E, int]]:
    """Return the effects of a kind that hold now, each with the empire it concerns."""
    effects = [(g.content.event_list[event].deeds[number], whom) for event, number, whom in g.sways]
    return [(effect, whom) for effect, whom in effects if isinstance(effect, kind)]


def of_all(g: SevenAges, kind: type[E]) -> bool:
    """Return whether an effect of a kind holds for all."""
    return any([whom == NONE for _, whom in found(g, kind)])
