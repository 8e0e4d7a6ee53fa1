"""A seat's view of Through the Ages: card row, boards, events, mats, and what each choice would bring."""

from __future__ import annotations

from typing import Final

from saecula.core.flow import ask_of, is_over
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Board, Step, Verb
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.through_the_ages.entries import AGES
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.scene.hints import hint
from saecula.games.through_the_ages.scene.mats import mats
from saecula.games.through_the_ages.scene.panels import hand, panels, time
from saecula.games.through_the_ages.scene.refusals import barred

__all__ = ["board", "hint"]

# What shows its maker something, and so cannot be taken back.
FINAL: Final = ("prepare", "aggress", "declare_war", "offer_pact", "discover", "peek", "end_actions")
# Verbs with many options, and those that stand beside them.
GATHERED: Final = (
    "take",
    "population",
    "build",
    "upgrade",
    "bach",
    "destroy",
    "barbarossa",
    "stages",
    "lead",
    "develop",
    "revolt",
    "play",
    "tactic",
    "copy_tactic",
    "prepare",
    "aggress",
    "declare_war",
    "offer_pact",
    "end_actions",
)
ACTION_PHASE: Final = ("act", "take_first_cards", "follow_order", "choose_gain", "tuck", "use_route")


def board(seen: Seen[ThroughTheAges], texts: Texts) -> Board:
    """All mats and panels, made of what this seat sees."""
    g, seat = seen.position, seen.seat
    return Board(
        moment=moment(g, texts),
        mats=mats(g, seat, texts),
        panels=panels(g, seat, texts),
        hand=None if seat == SPECTATOR else hand(g, seat, texts),
        time=time(g, texts),
        steps=[] if seat == SPECTATOR else steps(g, seat, texts),
        final=list(FINAL),
        view=say(texts, "view-board"),
        verbs=[Verb(verb, say(texts, f"verb-{verb}")) for verb in GATHERED],
        barred=barred(g, seat, texts),
    )


def moment(g: ThroughTheAges, texts: Texts) -> str:
    """Where in the match we are."""
    if is_over(g):
        return say(texts, "moment-over")
    last = g.round == g.last_round
    return say(texts, "moment-last" if last else "moment-round", age=AGES[g.age], round=g.round)


def steps(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Step]:
    """The phases of the viewer's turn. [TTA-040]"""
    frame = ask_of(g, seat)
    if frame is None or g.active != seat:
        return []
    closing = any([waiting[0] == "close_turn" for waiting in g.agenda])
    now = 2 if closing else int(frame[0] in ACTION_PHASE)
    names = [say(texts, "step-politics"), say(texts, "step-actions"), say(texts, "step-end")]
    return [Step(name, "now" if at == now else ("done" if at < now else "")) for at, name in enumerate(names)]
