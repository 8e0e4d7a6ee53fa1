"""A seat's view of Through the Ages: card row, boards, events, mats, and what each choice would bring."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import rule_id
from saecula.core.boards import lay_out
from saecula.core.flow import ask_of, is_over
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Board, Step
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import AGES
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_cards, actions, leaders, payment, turn_end, turns
from saecula.games.through_the_ages.scene.hints import hints as hint
from saecula.games.through_the_ages.scene.mats import mats
from saecula.games.through_the_ages.scene.panels import hand, panels, time
from saecula.games.through_the_ages.scene.refusals import barred

__all__ = ["board", "hint"]

# What shows its maker something, and so cannot be taken back.
FINAL: Final = [
    words.Prepare.id,
    words.Aggress.id,
    words.DeclareWar.id,
    words.OfferPact.id,
    words.Discover.id,
    words.Peek.id,
    words.EndActions.id,
]
# Verbs with many options, and those that belong beside them.
GATHERED: Final = [
    words.Take.id,
    words.IncreasePopulation.id,
    words.Build.id,
    words.Upgrade.id,
    words.UpgradeToTheater.id,
    words.Destroy.id,
    words.PopulationAndUnit.id,
    words.BuildStages.id,
    words.Lead.id,
    words.Develop.id,
    words.Revolt.id,
    words.PlayAction.id,
    words.PlayTactic.id,
    words.CopyTactic.id,
    words.Prepare.id,
    words.Aggress.id,
    words.DeclareWar.id,
    words.OfferPact.id,
    words.EndActions.id,
]
ACTION_PHASE: Final = (
    actions.act.id,
    turns.take_first_cards.id,
    action_cards.follow_order.id,
    action_cards.choose_gain.id,
    leaders.tuck.id,
    payment.use_route.id,
)


def board(seen: Seen[ThroughTheAges], texts: Texts) -> Board:
    """Lay out all mats and panels, made of what this seat sees."""
    return lay_out(
        seen,
        texts,
        moment=moment,
        mats=mats,
        panels=panels,
        hand=hand,
        time=time,
        steps=steps,
        final=FINAL,
        view=say(texts, "view-board"),
        gathered=GATHERED,
        barred=barred(seen.position, seen.seat, texts),
    )


def moment(g: ThroughTheAges, texts: Texts) -> str:
    """Say where in the match we are."""
    if is_over(g):
        return say(texts, "moment-over")
    last = g.round == g.last_round
    return say(texts, "moment-last" if last else "moment-round", age=AGES[g.age], round=g.round)


def steps(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Step]:
    """Return the phases of the viewer's turn. [TTA-040]"""
    frame = ask_of(g, seat)
    if frame is None or g.active != seat:
        return []
    now = 2 if turn_end.close_turn.waiting(g) else int(rule_id(frame) in ACTION_PHASE)
    names = [say(texts, "step-politics"), say(texts, "step-actions"), say(texts, "step-end")]
    return [Step(name, "now" if at == now else ("done" if at < now else "")) for at, name in enumerate(names)]
