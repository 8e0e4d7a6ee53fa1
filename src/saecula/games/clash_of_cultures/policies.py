"""What hardly anybody would answer differently, and what bots need not think about."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.actions import END
from saecula.games.clash_of_cultures.rules.collecting import reap
from saecula.games.clash_of_cultures.vocabulary import ByHand, Reap, ReapAll, Trade


def usual(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """End a turn in which nothing can be done but trade."""
    left = [action for action in options if not Trade.matches(action)]
    return END if left == [END] else None


def sensible(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Leave out offers to trade, which are answered but never made, payments by hand and poor harvests."""
    if reap.matches(frame):
        return harvests(options)
    return [action for action in options if not (Trade.matches(action) or ByHand.matches(action))] or options


def harvests(options: list[Action]) -> list[Action]:
    """Return the click that collects everything, or for each good the hex that gives the fewest others."""
    if ReapAll() in options:
        return [ReapAll()]
    given: dict[str, list[str]] = {}  # by hex
    for hex_, good in [Reap.of(action) for action in options if Reap.matches(action)]:
        given.setdefault(hex_, []).append(good)
    found: dict[str, str] = {}  # the hex, by good
    for hex_ in sorted(given, key=lambda each: len(given[each])):
        for good in given[hex_]:
            found.setdefault(good, hex_)
    return [Reap(hex_, good) for good, hex_ in found.items()] or options
