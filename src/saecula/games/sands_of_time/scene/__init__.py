"""A seat's view of The Sands of Time: mats, map, cards, tracks, and what each choice would bring."""

from __future__ import annotations

from saecula.core.boards import lay_out
from saecula.core.flow import ask_of, is_over
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Board, Step
from saecula.core.secrecy import Seen
from saecula.core.wording import roman, say
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import turns
from saecula.games.sands_of_time.scene.hints import hints as hint
from saecula.games.sands_of_time.scene.mats import at_work, mats
from saecula.games.sands_of_time.scene.panels import hand, panels, time

__all__ = ["board", "hint"]


def board(seen: Seen[SandsOfTime], texts: Texts) -> Board:
    """Make the board of what a seat sees."""
    return lay_out(seen, texts, moment=moment, mats=mats, panels=panels, time=time, hand=hand, steps=steps)


def moment(g: SandsOfTime, texts: Texts) -> str:
    """Say where the match is."""
    if is_over(g):
        return say(texts, "moment-over")
    if not g.generation:
        return say(texts, "moment-setup")
    return say(texts, "moment-round", dynasty=roman(g.dynasty), generation=g.generation, round=g.round)


def steps(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Step]:
    """List the steps of the viewer's turn: the card being carried out, those to come, the end. [SOT-075]"""
    frame = ask_of(g, seat)
    if frame is None or g.active != seat:
        return []
    work = at_work(g, seat)
    chain = [Step(texts.label("card", card), "now") for card in work]
    chain += [Step(texts.label("card", card)) for card in g.empires[seat].chosen.cards]
    return [*chain, Step(say(texts, "step-end"), "now" if turns.close_turn.matches(frame) else "")]
