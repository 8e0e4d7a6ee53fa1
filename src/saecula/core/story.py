"""The story of a match as data: turns, acts, their effects, and where everybody's points come from.

Everything here is made for one viewer: arguments, sources and choices that it may not know are blanked.
"""

from __future__ import annotations

from typing import Any

import msgspec

from saecula.core.game import Game
from saecula.core.journal import START, UNNAMED, Change, Line, Note, Part, Source, as_told, source_for
from saecula.core.points import Points
from saecula.core.position import SPECTATOR, Seat
from saecula.core.record import NOTES, Match
from saecula.core.zones import UNKNOWN


class Effect(msgspec.Struct):
    """Something that happened: its line of the journal, its cause, and the numbers it changed."""

    line: list[Any]  # key and arguments; empty if no line tells of it
    rule: str  # the rule that did it
    seat: Seat  # whose choice it goes back to, or -1
    source: Source
    changes: list[Change] = []
    parts: list[Part] = []  # of the points among the changes, where they come from several sources


class Act(msgspec.Struct):
    """A choice and what followed from it; without an action where there is none or it is not known."""

    seat: Seat
    action: list[Any]
    effects: list[Effect] = []


class Turn(msgspec.Struct):
    """A stretch of the match: under a heading, or of the seat whose turn it is (-1: of nobody)."""

    seat: Seat
    heading: list[Any] = []
    acts: list[Act] = []


def story(match: Match[Any], viewer: Seat) -> list[Turn]:
    """Return the turns of a match as a viewer may know them, from the setup to the last choice."""
    teller = _Teller(match, viewer)
    if match.told(-1) or match.opening:
        teller.tell(Act(SPECTATOR, []), match.told(-1), match.opening)
    for index, entry in enumerate(match.entries):
        if entry.decision in NOTES and not entry.told:
            continue
        noted = match.notes[index]
        if noted.sealed and entry.seat != viewer:
            if not noted.notes and not entry.told:
                continue  # that somebody has answered is not known before the block closes
            act = Act(SPECTATOR, [])
        else:
            act = Act(entry.seat, action_for(match.game, viewer, entry.seat, entry.action))
        teller.tell(act, match.told(index), noted.notes)
    return teller.turns


def action_for(game: Game[Any], viewer: Seat, seat: Seat, action: list[Any]) -> list[Any]:
    """Return the action of a seat, its operands blanked where others may not know them."""
    if viewer == seat or game.narrative is None or not action or action[0] not in game.narrative.secret:
        return list(action)
    return [action[0], *[UNKNOWN] * (len(action) - 1)]


class _Teller:
    def __init__(self, match: Match[Any], viewer: Seat) -> None:
        self.headings = match.game.headings
        self.viewer = viewer
        self.turns: list[Turn] = []

    def tell(self, act: Act, lines: list[Line], notes: list[Note]) -> None:
        """Add a choice; what follows from it in a later turn is an act without a choice there."""
        now = self.turns[-1].seat if self.turns else SPECTATOR
        if not notes and not lines:
            self._turn(now).acts.append(act)
        for note in notes or [Note(i, now, "", SPECTATOR, UNNAMED) for i in range(len(lines))]:
            line = list(as_told(lines[note.line], self.viewer)) if note.line >= 0 else []
            if line and line[0] in self.headings:
                self.turns.append(Turn(note.turn, line))
            turn = self._turn(note.turn)
            if not turn.acts or turn.acts[-1] is not act:
                if any([act is earlier for other in self.turns[-8:] for earlier in other.acts]):
                    act = Act(SPECTATOR, [])
                turn.acts.append(act)
            source = source_for(note.source, self.viewer)
            parts = [Part(source_for(part.source, self.viewer), part.points) for part in note.parts]
            act.effects.append(Effect(line, note.rule, note.seat, source, list(note.changes), parts))

    def _turn(self, seat: Seat) -> Turn:
        if not self.turns or self.turns[-1].seat != seat:
            self.turns.append(Turn(seat))
        return self.turns[-1]


def ledger(match: Match[Any], viewer: Seat, upto: int | None = None) -> list[list[Part]]:
    """Return for each seat its points by source, in the order in which it first scored from each.

    They add up to its score after the first `upto` choices, or after all of them.
    """
    narrative = match.game.narrative
    if narrative is None:
        return [[] for _ in range(match.record.seats)]
    sums: list[dict[Source, Points]] = [{} for _ in range(match.record.seats)]
    for seat, numbers in enumerate(list(narrative.read(match.at(0)))[: match.record.seats]):
        if numbers[0]:
            sums[seat][Source("", START)] = numbers[0]
    for noted in match.notes[:upto]:
        for note in noted.notes:
            for change in note.changes:
                if change.counter == narrative.counters[0] and change.who < match.record.seats:
                    for part in note.parts or (Part(note.source, change.by),):
                        source = source_for(part.source, viewer)
                        sums[change.who][source] = sums[change.who].get(source, 0) + part.points
    return [[Part(source, points) for source, points in own.items()] for own in sums]
