"""A seat's view of 7 Ages: mats, the map, empires, markers, hand and the track of progress."""

from __future__ import annotations

from saecula.core.boards import lay_out
from saecula.core.flow import is_over
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Board, Mat, Panel, Step
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.rules.registry import ACTS
from saecula.games.seven_ages.scene.battle import battle_row
from saecula.games.seven_ages.scene.cards import (
    empire_row,
    hand,
    journey_row,
    leader_row,
    marker_row,
    unit_row,
)
from saecula.games.seven_ages.scene.mats import mat
from saecula.games.seven_ages.scene.track import track
from saecula.games.seven_ages.scene.world import world

__all__ = ["board"]

FINAL = ["found", "dissolve", "start_card", "retreat", "another_card", "commit_all", "scrap"]


def board(seen: Seen[SevenAges], texts: Texts) -> Board:
    """Make the board of what a seat sees."""
    return lay_out(
        seen, texts, moment=moment, mats=mats, panels=panels, time=track, hand=hand, steps=steps, final=FINAL
    )


def moment(g: SevenAges, texts: Texts) -> str:
    """Say where the match is."""
    if is_over(g):
        return say(texts, "moment-over")
    return say(texts, "moment-round", round=g.round) if g.round else say(texts, "moment-setup")


def mats(g: SevenAges, viewer: Seat, texts: Texts) -> list[Mat]:
    """Lay out a mat for each player."""
    return [mat(g, seat, viewer, texts) for seat in range(g.seats)]


def panels(g: SevenAges, viewer: Seat, texts: Texts) -> list[Panel]:
    """Lay out the map, the empires of each player, free colours and the viewer's markers."""
    rows = [empire_row(g, seat, viewer, texts) for seat in range(g.seats)]
    fought = [battle_row(g, texts)] if g.conflict != NONE else []
    found: list[Panel] = [world(g, texts), *fought, *rows, empire_row(g, -1, viewer, texts)]
    if g.marching != NONE and g.empires[g.marching].owner == viewer:
        found.append(journey_row(g, texts))
    found += [marker_row(texts), unit_row(g, viewer, texts), leader_row(g, viewer, texts)]
    return found


def steps(g: SevenAges, _: Seat, texts: Texts) -> list[Step]:
    """List the actions of the round. [7AG-046]"""
    if not g.round:
        return []
    found = []
    for number, marker in enumerate(ACTIONS, 1):
        if marker in ACTS:
            state = "now" if number == g.number else "done" if number < g.number else ""
            found.append(Step(texts.label("marker", marker), state))
    return found
