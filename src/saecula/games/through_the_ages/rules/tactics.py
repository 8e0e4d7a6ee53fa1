"""Tactics: played, made common, copied (TTA-071, TTA-072, TTA-273 to TTA-275)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, military
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.vocabulary import CopyTactic, PlayTactic

CHANGED: Final = "changed_tactic"


def options(own: Budget) -> list[Action]:
    """List tactics in hand and common ones; only one can be adopted each turn. [TTA-273, TTA-274, TTA-275]"""
    g, civ = own.g, own.civ
    if not own.military or CHANGED in civ.used:
        return []
    plays, copies = g.content.plays, g.content.copies
    held = [card for zone in civ.military for card in zone.cards if card in plays]
    listed = [plays[card] for card in dict.fromkeys(held)] if held else []
    if g.common_tactics and own.military >= g.content.board.copy_tactic_actions:
        listed += [copies[card] for card in g.common_tactics if card != civ.tactic]
    return listed


def play(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Adopt a tactic that is exclusive for one round. [TTA-273]"""
    card = PlayTactic.of(action)
    civ = g.civs[seat]
    action_tokens.spend_military(civ, 1)
    military.give_up(g, seat, card)
    civ.tactic = card
    civ.exclusive = True
    civ.used = (*civ.used, CHANGED)
    g.reveal()
    g.tell("tactic", seat, card)


def copy(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Adopt a common tactic. [TTA-274]"""
    card = CopyTactic.of(action)
    civ = g.civs[seat]
    action_tokens.spend_military(civ, g.content.board.copy_tactic_actions)
    civ.tactic = card
    civ.exclusive = False
    civ.used = (*civ.used, CHANGED)
    g.tell("copied_tactic", seat, card)


def make_common(g: ThroughTheAges, seat: Seat) -> None:
    """Make an exclusive tactic common at the start of a turn; equal cards count as one. [TTA-071, TTA-072]"""
    civ = g.civs[seat]
    if not civ.exclusive:
        return
    civ.exclusive = False
    if civ.tactic in g.common_tactics:
        g.set_aside = (*g.set_aside, civ.tactic)
    else:
        g.common_tactics = (*g.common_tactics, civ.tactic)
    g.tell("common_tactic", civ.tactic)
