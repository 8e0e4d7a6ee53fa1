"""Events by rule of thumb: harm others, help oneself, and keep a card rather than waste it."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.seven_ages.entries import Event
from saecula.games.seven_ages.manner import founding
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import plays, windows
from saecula.games.seven_ages.rules.areas import city_level, empires_of, holder
from saecula.games.seven_ages.vocabulary import BESIDE, AimArea, AimEmpire, AimPlayer, React

HARMFUL: Final = frozenset(
    {
        *(
            "assassin",
            "cancel_card",
            "cancel_marker",
            "discard",
            "dismiss",
            "disorder",
            "embargo",
            "half_glory",
        ),
        *(
            "half_income",
            "half_money",
            "lift",
            "lose",
            "lose_units",
            "neutral",
            "no_income",
            "raze",
            "revolt",
        ),
        *("stampede", "swap_marker"),
    }
)
SIGNED: Final = ("city", "progress", "potential", "income", "trade", "round_glory", "elite", "move")

TURNS: Final = ("before_production", "manoeuvre_begins", "after_manoeuvre", "on_reveal")  # of one empire
SIDES: Final = ("conflict", "trade_revealed")


def is_harmful(event: Event) -> bool:
    """Return whether nobody wants to be the target of an event."""
    return any(
        [deed.op in HARMFUL or (deed.op in SIGNED and getattr(deed, "n", 0) < 0) for deed in event.deeds]
    )


@scores(windows.react)
def react(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Play what helps now; pass where a card is as good later."""
    when, actor, one, other = windows.react.of(frame)
    own = actor == seat or any([slot in empires_of(g, seat) for slot in (one, other) if slot >= 0])
    kept = founding.reserve(g, seat)
    return [
        0.5 if option == PASS else _now(g, React.of(option), when, own) - 0.5 * (React.of(option) in kept)
        for option in options
    ]


def _now(g: SevenAges, card: str, when: str, own: bool) -> float:
    """Value an event in a window that concerns an own empire, or not."""
    event = g.content.event_of[card]
    harmful = is_harmful(event)
    if when == "before_glory":
        return 0.2 if event.aim == "all" else 0.9
    if when in TURNS:
        return 0.7 if harmful != own else 0.1
    return 0.6 if own and when in SIDES else 0.2


@scores(windows.aim_empire, windows.aim_other)
def empire(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Aim at the strongest rival, or at oneself."""
    return [_of_empire(g, seat, AimEmpire.of(option)) for option in options]


def _of_empire(g: SevenAges, seat: Seat, slot: int) -> float:
    if slot == BESIDE:  # a marker beside the cards, of the player whom the card concerns
        play = plays.top(g)
        return _of_player(g, seat, play.actor if play.other == NONE else play.other)
    return _of_player(g, seat, g.empires[slot].owner) + 0.02 * g.empires[slot].progress


def _of_player(g: SevenAges, seat: Seat, other: Seat) -> float:
    if other < 0:
        return 0.0
    harmful = is_harmful(g.content.event_of[g.content.cards[plays.top(g).card].id])
    if other == seat:
        return -2.0 if harmful else 2.0
    return 0.02 * g.players[other].glory * (1 if harmful else -1)


@scores(windows.aim_player)
def player(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Aim at the player in the lead, or at oneself."""
    return [_of_player(g, seat, AimPlayer.of(option)) for option in options]


@scores(windows.aim_area, windows.aim_more)
def area(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Aim at the area that matters most to its owner."""
    own, found = empires_of(g, seat), []
    harmful = is_harmful(g.content.event_of[g.content.cards[plays.top(g).card].id])
    for option in options:
        if option == DONE:
            found.append(0.0)
            continue
        there = g.content.area_index[AimArea.of(option)]
        value = 0.3 + 0.2 * city_level(g, there)
        found.append(value if (holder(g, there) in own) != harmful else -value)
    return found
