"""Resigning (TTA-180 to TTA-185)."""

from __future__ import annotations

from typing import Final

from saecula.core.flow import ask_of
from saecula.core.position import Seat
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, gains, military, politics
from saecula.games.through_the_ages.rules.in_play import Change
from saecula.games.through_the_ages.rules.registry import rules

TURN: Final = "turn"


def may_resign(g: ThroughTheAges, seat: Seat) -> bool:
    """Return whether a player may resign: as a political action, not in age IV. [TTA-080, TTA-180]"""
    frame = ask_of(g, seat)
    asked = politics.political_action.matches(frame) or politics.again.matches(frame)
    return asked and g.age < card_row.LAST_AGE


@rules.resign(when=may_resign)
def resign(g: ThroughTheAges, seat: Seat) -> None:
    """Remove the player from the game; the turn is over at once. [TTA-180, TTA-183, TTA-185]"""
    g.tell("resigned", seat)
    leave(g, seat)
    g.abandon(TURN)


def leave(g: ThroughTheAges, seat: Seat) -> None:
    """Remove hand and cards in play; pacts with this player end, and wars against this player are won.

    [TTA-181, TTA-182]
    """
    civ = g.civs[seat]
    for card in military.hand(civ):
        military.discard(g, seat, card)
    for owner, other in enumerate(g.civs):
        if other.pact and seat in (owner, other.pact_partner):
            card_row.end_pact(g, owner)
    for owner in range(g.seats):
        _end_wars(g, owner, seat)
    for card in (*civ.war_cards, *civ.colonies, *([civ.tactic] if civ.exclusive else [])):
        military.put_away(g, card, EVERYONE)
    with Change(g, seat):
        civ.leader = ""
        civ.wonders = ()
        civ.ruins = ()
        civ.tucked = ""
        civ.colonies = ()
    civ.blue = max(civ.blue, 0)  # nobody is left to return tokens
    civ.hand = ()
    civ.fresh = ()
    civ.unfinished = ""
    civ.stages = 0
    civ.tactic = ""
    civ.exclusive = False
    civ.war_cards = ()
    civ.war_rivals = ()


def _end_wars(g: ThroughTheAges, owner: Seat, seat: Seat) -> None:
    """Score for each war that another player had declared on this one. [TTA-182]"""
    civ = g.civs[owner]
    pairs = list(zip(civ.war_cards, civ.war_rivals, strict=True))
    won = [card for card, rival in pairs if rival == seat]
    for card in won:
        military.put_away(g, card, EVERYONE)
        g.cite("card", card)
        gains.score_culture(g, owner, g.content.board.resign_war_culture)
    kept = [(card, rival) for card, rival in pairs if rival != seat]
    civ.war_cards = tuple([card for card, _ in kept])
    civ.war_rivals = tuple([rival for _, rival in kept])
