"""Cadenced progress: actions that bring no free progress in a round (7AG-373 to 7AG-375)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE, deck, seen_by
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import deals
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.rules.progress import fall_back
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import Cadence, StepBack

BOXES: Final = (99, 1, 0)  # the trade number from which an empire advances all the same: the first never


def laying(g: SevenAges) -> list[Frame]:
    """Return the frames of a round with cadence markers: laid by the start player. [7AG-373]"""
    return [lay_cadence(g.start)] if g.variant.cadenced_progress else []


def showing(g: SevenAges) -> list[Frame]:
    """Return the frames after all actions: the markers are shown and take effect. [7AG-374]"""
    return [show_cadence()] if g.variant.cadenced_progress else []


@rules.draft(always=True)
def lay_cadence(g: SevenAges, seat: Seat, picks: Picks) -> list[Action]:
    """Lay one to three markers face down, box after box. [7AG-373]"""
    chosen = [Cadence.of(pick) for pick in picks]
    if len(chosen) == len(BOXES):
        return []
    markers = Cadence.each([marker for marker in ACTIONS if marker not in chosen])
    return [DONE, *markers] if chosen else markers


@lay_cadence.resolve
def put_cadence(g: SevenAges, seat: Seat, picks: Picks) -> None:
    g.cadence = deck([Cadence.of(pick) for pick in picks], seen_by(seat))
    g.tell("cadence_laid", seat, len(picks))


@rules.step
def show_cadence(g: SevenAges) -> None:
    """Show the markers; those they hit get no free progress. [7AG-374, 7AG-375]"""
    g.cadence = g.cadence.shown(EVERYONE)
    g.reveal()
    for box, marker in enumerate(g.cadence.cards, 1):
        g.tell("cadence_shown", marker, box)
    held = sum([1 << slot for slot in in_play(g) if fails(g, slot)])
    steps: list[Frame] = []
    for seat in [(g.start + n) % g.seats for n in range(g.seats)]:
        for number in lost_actions(g, seat):
            held |= sum([1 << slot for slot in empires_of(g, seat)])
            steps.append(step_back(seat, number))
    g.held = held
    g.then(*steps)


def fails(g: SevenAges, slot: int) -> bool:
    """Return whether a marker names the action of an empire that does not meet its box. [7AG-374]"""
    turned = g.empires[slot].turned
    for box, marker in zip(BOXES, g.cadence.cards, strict=False):
        if turned == ACTIONS.index(marker) + 1:
            return deals.trade_number(g, slot) < box
    return False


def lost_actions(g: SevenAges, seat: Seat) -> list[int]:
    """Return the named actions of a player's empires that left play in this round. [7AG-375]"""
    named = [ACTIONS.index(marker) + 1 for marker in g.cadence.cards]
    return [number for number in named if g.players[seat].gone >> number & 1]


@rules.decision
def step_back(g: SevenAges, seat: Seat, number: int) -> list[Action]:
    """Choose which empire hit by another marker goes back. [7AG-375]"""
    own = [slot for slot in empires_of(g, seat) if g.empires[slot].turned != number]
    return StepBack.each([slot for slot in own if fails(g, slot)])


@step_back.resolve
def go_back(g: SevenAges, seat: Seat, action: Action, number: int) -> None:
    g.then(fall_back(StepBack.of(action)))
