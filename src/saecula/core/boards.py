"""Assemble a game's board from the parts that the game draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Position, Seat
from saecula.core.scene import Board, Mat, Panel, RowPanel, Step, TrackPanel, Verb
from saecula.core.secrecy import Seen
from saecula.core.wording import say

G = TypeVar("G", bound=Position)
T = TypeVar("T")

Part: TypeAlias = Callable[[G, Seat, Texts], T]


def lay_out(
    seen: Seen[G],
    texts: Texts,
    *,
    moment: Callable[[G, Texts], str],
    mats: Part[G, list[Mat]],
    panels: Part[G, list[Panel]],
    time: Callable[[G, Texts], TrackPanel],
    hand: Part[G, RowPanel | None],
    steps: Part[G, list[Step]] | None = None,
    gathered: Sequence[str] = (),
    **more: Any,
) -> Board:
    """Make a board from its parts; a spectator has neither a hand nor steps of a turn.

    `gathered` are verbs with many options, which are listed under a heading `verb-<verb>`.
    """
    g, seat = seen.position, seen.seat
    plays = seat != SPECTATOR
    return Board(
        moment=moment(g, texts),
        mats=mats(g, seat, texts),
        panels=panels(g, seat, texts),
        time=time(g, texts),
        hand=hand(g, seat, texts) if plays else None,
        steps=steps(g, seat, texts) if plays and steps is not None else [],
        verbs=[Verb(verb, say(texts, f"verb-{verb}")) for verb in gathered],
        **more,
    )
