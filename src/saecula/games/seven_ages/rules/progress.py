"""Progress: one level at a time, with what follows from a new age (7AG-265, 7AG-310, 7AG-350, 7AG-439)."""

from __future__ import annotations

from saecula.core.zones import EVERYONE
from saecula.games.seven_ages.modifiers import NoFreeProgress
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import artifacts, ending, leaders, markers
from saecula.games.seven_ages.rules.areas import age_of, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.sheets import modifiers


@rules.step
def free_progress(g: SevenAges) -> None:
    """Advance every empire that has no wild marker, in the order of the round. [7AG-053, 7AG-310]"""
    order = sorted(in_play(g), key=lambda slot: ((g.empires[slot].owner - g.start) % g.seats, slot))
    for number, slot in enumerate(order):
        if g.pending or not g.calm:
            g.then(*[advance_freely(other) for other in order[number:]])
            return
        rise_freely(g, slot)


@rules.step
def advance_freely(g: SevenAges, slot: int) -> None:
    """Advance by one level once the continuous checks are done. [7AG-310, 7AG-418]"""
    rise_freely(g, slot)


def rise_freely(g: SevenAges, slot: int) -> None:
    """Advance an empire that is not in a dark age, or show its wild. [7AG-053, 7AG-310, 7AG-374]"""
    empire = g.empires[slot]
    if not markers.has_wild(g, slot):
        if not modifiers(g, empire, NoFreeProgress) and not g.held >> slot & 1:
            rise(g, slot)
        return
    if empire.marker.known != (EVERYONE,) and len(empire.marker):
        empire.marker = empire.marker.shown(EVERYONE)
        g.reveal()
        g.tell("wild_shown", empire.owner, slot)


@rules.step
def advance(g: SevenAges, slot: int) -> None:
    """Advance by one level. [7AG-410]"""
    rise(g, slot)


def rise(g: SevenAges, slot: int) -> None:
    """Advance by one level; the first to pass the last one gets glory. [7AG-350, 7AG-410, 7AG-416]"""
    empire, board = g.empires[slot], g.content.board
    if empire.owner == NOBODY or empire.progress > board.last_level:
        return
    empire.progress += 1
    level = empire.progress
    if level >= g.content.late or level <= board.elephant_level:
        g.calm = False  # elephants may go, or be claimed
    g.tell("advanced", empire.owner, slot, level)
    if level > board.last_level and g.passed == NONE:
        g.passed = empire.owner
        g.players[empire.owner].glory += board.end_bonus
        g.tell("passed_last_level", empire.owner, slot, board.end_bonus)
    if age_of(g.content, level) != age_of(g.content, level - 1):
        change_age(g, slot)
        if ending.is_cut_short(g, slot):
            g.then(ending.end_at_once())


@rules.step
def fall_back(g: SevenAges, slot: int) -> None:
    """Go back by one level, never below the first. [7AG-009, 7AG-410, 7AG-439]"""
    empire = g.empires[slot]
    if empire.owner == NOBODY or empire.progress == 1:
        return
    empire.progress -= 1
    g.calm = False
    g.tell("fell_back", empire.owner, slot, empire.progress)
    if age_of(g.content, empire.progress) != age_of(g.content, empire.progress + 1):
        change_age(g, slot)


def change_age(g: SevenAges, slot: int) -> None:
    """Let go of what ends with an age. [7AG-260, 7AG-265, 7AG-410]"""
    leaders.end_age(g, slot)
    artifacts.outlive(g, slot)
