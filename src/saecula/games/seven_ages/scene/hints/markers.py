"""What action markers would do."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import say, signed
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import cities, deals, destiny, forces, founding, income, markers
from saecula.games.seven_ages.rules.areas import is_barbarian
from saecula.games.seven_ages.scene import glory
from saecula.games.seven_ages.scene.hints.registry import hints
from saecula.games.seven_ages.vocabulary import BESIDE, First, Idle, Lay, Mark, TurnUp

# Markers whose action an empire's numbers tell about.
WITH_NUMBERS: Final = ("produce", "trade", "manoeuvre", "civilise", "dissolve")


@hints.of(Idle)
def idle(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int) -> str:
    """Say what an idle empire gets. [7AG-051]"""
    return say(texts, "about-idle")


@hints.of(Mark)
def mark(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int, marker: str) -> str:
    """Say what an action would bring an empire as it stands. [7AG-041]"""
    return action(g, seat, slot, marker, texts)


@hints.of(Lay)
def lay(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, marker: str) -> str:
    """Say what an action beside the cards would bring. [7AG-042]"""
    return action(g, seat, BESIDE, marker, texts)


@hints.of(TurnUp, First)
def turn_up(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int) -> str:
    """Say what the marker that is turned up would bring. [7AG-047]"""
    (marker,) = markers.marker_at(g, seat, slot).cards
    return action(g, seat, slot, marker, texts)


def action(g: SevenAges, seat: Seat, slot: int, marker: str, texts: Texts) -> str:
    """Say what an action would bring now."""
    if marker == "found":
        return say(texts, "hint-found", number=len(founding.foundable(g, seat, g.players[seat].hand.cards)))
    if marker == "destiny":
        missing = destiny.hand_size(g, slot) - len(g.players[seat].hand)
        return say(texts, "hint-destiny", number=max(missing, 0))
    if slot == BESIDE or marker not in WITH_NUMBERS:
        return say(texts, f"about-{marker}")
    return say(texts, f"hint-{marker}", **_numbers(g, slot, marker))


def _numbers(g: SevenAges, slot: int, marker: str) -> dict[str, int | str]:
    """Return the numbers that tell what an action would bring an empire."""
    empire = g.empires[slot]
    if marker == "produce":
        upkeep = 0 if is_barbarian(g, empire) else g.content.board.upkeep * forces.total(empire)
        return {"income": income.income(g, empire), "upkeep": upkeep}
    if marker == "trade":
        return {"number": signed(deals.trade_number(g, slot)), "partners": len(deals.rivals(g, slot))}
    if marker == "manoeuvre":
        return {"number": forces.total(empire)}
    if marker == "civilise":
        return {"number": len(cities.buildable(g, slot))}
    return {"number": signed(glory.brought(g, slot))}
