"""A seat's view of 7 Ages: mats, the map, tracks, empires and hand."""

from __future__ import annotations

from typing import Final

from saecula.core.boards import lay_out
from saecula.core.flow import is_over
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Board, Mat, Panel
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.seven_ages import vocabulary as words
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.scene.battle import battle_row
from saecula.games.seven_ages.scene.cards import (
    artifact_row,
    empire_row,
    hand,
    journey_row,
    leader_row,
    unit_row,
)
from saecula.games.seven_ages.scene.glory import glory_tracks
from saecula.games.seven_ages.scene.hints import hints as hint
from saecula.games.seven_ages.scene.markers import tray
from saecula.games.seven_ages.scene.mats import mat
from saecula.games.seven_ages.scene.round import actions
from saecula.games.seven_ages.scene.track import ages, progress
from saecula.games.seven_ages.scene.world import world

__all__ = ["board", "hint"]

# Verbs with many options, and those that belong beside them.
GATHERED: Final = [
    words.Build.id,
    words.BuildIn.id,
    words.BuildFort.id,
    words.SendAll.id,
    words.Send.id,
    words.Gather.id,
    words.AskCanal.id,
    words.Take.id,
    words.Escort.id,
    words.GoTo.id,
    words.PlayEvent.id,
    words.PlayArtifact.id,
    words.DismissLeader.id,
    words.Appoint.id,
    words.Adopt.id,
    words.FlipIn.id,
    words.BuildCity.id,
    words.NameCapital.id,
    words.Appease.id,
]
FINAL: Final = ["found", "dissolve", "start_card", "retreat", "another_card", "commit_all", "scrap"]


def board(seen: Seen[SevenAges], texts: Texts) -> Board:
    """Make the board of what a seat sees."""
    return lay_out(
        seen,
        texts,
        moment=moment,
        mats=mats,
        panels=panels,
        time=ages,
        hand=hand,
        final=FINAL,
        gathered=GATHERED,
    )


def moment(g: SevenAges, texts: Texts) -> str:
    """Say where the match is."""
    if is_over(g):
        return say(texts, "moment-over")
    if not g.round:
        return say(texts, "moment-setup")
    if not g.number:
        return say(texts, "moment-round", round=g.round)
    action = str(texts.label("marker", ACTIONS[g.number - 1]))
    return say(texts, "moment-action", round=g.round, action=action)


def mats(g: SevenAges, viewer: Seat, texts: Texts) -> list[Mat]:
    """Lay out a mat for each player."""
    return [mat(g, seat, viewer, texts) for seat in range(g.seats)]


def panels(g: SevenAges, viewer: Seat, texts: Texts) -> list[Panel]:
    """Lay out map, tracks, the empires of each player, free colours, units and leaders."""
    rows = [empire_row(g, seat, viewer, texts) for seat in range(g.seats)]
    fought = [battle_row(g, viewer, texts)] if g.conflict != NONE else []
    found: list[Panel] = [world(g, texts), *fought]
    if g.round:
        found.append(actions(g, texts))
    found += [progress(g, texts), *glory_tracks(g, texts), *rows, empire_row(g, -1, viewer, texts)]
    if g.marching != NONE and g.empires[g.marching].owner == viewer:
        found.append(journey_row(g, texts))
    if g.conflict == NONE:
        found.append(unit_row(g, viewer, texts))
    if viewer != SPECTATOR:
        found.append(tray(g, viewer, texts))
    return [*found, leader_row(g, viewer, texts), artifact_row(g, texts)]
