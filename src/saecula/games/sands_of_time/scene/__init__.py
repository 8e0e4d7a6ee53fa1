"""A seat's view of The Sands of Time: mats, map, cards, tracks, and what each choice would bring."""

from __future__ import annotations

from saecula.core.flow import ask_of, is_over
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Board, Step
from saecula.core.secrecy import Seen
from saecula.core.wording import roman, say
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import generations, turns
from saecula.games.sands_of_time.scene.hints import hints as hint
from saecula.games.sands_of_time.scene.mats import at_work, mats
from saecula.games.sands_of_time.scene.panels import hand, panels, time

__all__ = ["board", "hint"]


def board(seen: Seen[SandsOfTime], texts: Texts) -> Board:
    """All mats and panels, made of what this seat sees."""
    g, seat = seen.position, seen.seat
    return Board(
        moment=moment(g, texts),
        mats=mats(g, seat, texts),
        panels=panels(g, seat, texts),
        hand=None if seat == SPECTATOR or generations.is_over(g) else hand(g, seat, texts),
        time=time(g, texts),
        steps=[] if seat == SPECTATOR else steps(g, seat, texts),
    )


def moment(g: SandsOfTime, texts: Texts) -> str:
    """Where in the match we are."""
    if is_over(g):
        return say(texts, "moment-over")
    if not g.generation:
        return say(texts, "moment-setup")
    return say(texts, "moment-round", dynasty=roman(g.dynasty), generation=g.generation, round=g.round)


def steps(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Step]:
    """The viewer's turn: the card at work, those that wait, the end. [SOT-075]"""
    frame = ask_of(g, seat)
    if frame is None or g.active != seat:
        return []
    work = at_work(g, seat)
    chain = [Step(texts.label("card", card), "now") for card in work]
    chain += [Step(texts.label("card", card)) for card in g.empires[seat].chosen.cards]
    return [*chain, Step(say(texts, "step-end"), "now" if turns.close_turn.matches(frame) else "")]
