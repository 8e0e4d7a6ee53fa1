"""Hints of military actions: tactics, defense and forces for colonies."""

from __future__ import annotations

from copy import copy
from typing import Final

from saecula.core.actions import Done, Pass, rule_id
from saecula.core.locale import Texts
from saecula.core.position import Frame, Picks, Seat
from saecula.core.wording import JOIN, say, signed
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    aggressions,
    armies,
    colonization,
    events,
    leaders,
    politics,
    wars,
)
from saecula.games.through_the_ages.scene import wording
from saecula.games.through_the_ages.scene.hints.registry import hints, regained

# What passing or finishing means, by question.
CLOSING: Final = (
    colonization.bid.id,
    politics.political_action.id,
    politics.again.id,
    politics.peek.id,
    events.build_free.id,
    events.choose_action.id,
    events.take_by_agreement.id,
)


@hints.of(words.PlayTactic)
def _play_tactic(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, tactic: str) -> str:
    return _tactic(g, seat, texts, tactic, 1)


@hints.of(words.CopyTactic)
def _copy_tactic(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, tactic: str) -> str:
    return _tactic(g, seat, texts, tactic, g.content.board.copy_tactic_actions)


def _tactic(g: ThroughTheAges, seat: Seat, texts: Texts, tactic: str, price: int) -> str:
    """Say the strength that a tactic would make. [TTA-273, TTA-274, TTA-361]"""
    civ = copy(g.civs[seat])
    before = armies.strength(g, civ, civ.workers)
    civ.tactic = tactic
    change = armies.strength(g, civ, civ.workers) - before
    parts = [
        say(texts, "military-actions", n=price),
        say(texts, "change-strength", n=change, signed=signed(change)),
    ]
    return JOIN.join([*parts, wording.in_short(texts, tactic)])


@hints.of(words.AddBonus)
def _bonus(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what a bonus card adds here. [TTA-355]"""
    entry = g.content.bonuses[card]
    if aggressions.defend.matches(frame):
        return say(texts, "adds-defense", n=entry.defense)
    return say(texts, "adds-force", n=entry.colonization)


@hints.of(words.Discard)
def _discard(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what a discard adds to a defense, else what the card does. [TTA-134]"""
    if aggressions.defend.matches(frame):
        return say(texts, "adds-defense", n=g.content.board.discard_defense)
    return wording.in_short(texts, card)


@hints.of(words.CookDiscard)
def _cook(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return say(texts, "adds-force", n=1)


@hints.of(words.SendUnit)
def _send(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the force with this unit. [TTA-114, TTA-115]"""
    return _force(g, seat, texts, frame, (words.SendUnit(technology),))


def _force(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, more: Picks) -> str:
    _, needed = colonization.send_force.of(frame)
    picks = (*colonization.send_force.picks(g, seat), *more)
    return say(texts, "force-of", n=colonization.sent_force(g, g.civs[seat], picks), needed=needed)


@hints.of(Done, Pass)
def _done(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what has been picked, or what remains as it is."""
    if colonization.send_force.matches(frame):
        return _force(g, seat, texts, frame, ())
    if aggressions.defend.matches(frame):
        (gap,) = aggressions.defend.of(frame)
        picks = aggressions.defend.picks(g, seat)
        held = aggressions.value(g, picks)
        return say(texts, "defended" if picks else "undefended", n=held, gap=gap)
    if wars.steal.matches(frame):
        loser, lead = wars.steal.of(frame)
        return wording.amount(texts, "science", min(lead, g.civs[loser].science))
    if leaders.tuck.matches(frame):
        civ = g.civs[seat]
        return regained(g, seat, civ, civ.leader, texts)
    rule = rule_id(frame)
    return say(texts, f"close-{rule}") if rule in CLOSING else ""


@hints.of(words.Bid)
def _bid(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say the highest bid that the player could afford. [TTA-112]"""
    return say(texts, "strongest-force", n=colonization.strongest_force(g, seat))
