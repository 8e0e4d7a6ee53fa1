"""Leaders: playing, replacing and leaving (TTA-220, TTA-221, TTA-342, TTA-500, TTA-554, TTA-591)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, gains, ratings
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import Change, abilities, has
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import ChurchillChoice, Lead, LendMilitary, Tuck

CHURCHILL: Final = "churchill_choice"


def options(own: Budget) -> list[Action]:
    """List leaders in hand, Hammurabi's action before he is replaced, and Churchill's choice.

    [TTA-220, TTA-554, TTA-558]
    """
    civ = own.civ
    listed = own.hand.leads if own.civil else []
    if listed and action_tokens.can_lend(civ, own.cards):
        listed = [*listed, LendMilitary()]
    if CHURCHILL in own.cards.abilities and CHURCHILL not in civ.used:
        return [*listed, *ChurchillChoice.each(("culture", "arms"))]
    return listed


def play(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend a civil action; replacing a leader in play gives one back. [TTA-220, TTA-221, TTA-405]"""
    card = Lead.of(action)
    civ = g.civs[seat]
    action_tokens.spend_civil(g, civ, 1)
    old = civ.leader
    tucks = has(g, civ, "tuck_under_wonder") and bool(civ.wonders)
    civ.hand = without(civ.hand, card)
    points = farewell(g, seat)
    with Change(g, seat):
        civ.leader = card
    g.tell("leads", seat, card)
    if points:
        g.cite("card", old)
        gains.score_culture(g, seat, points)
    if not old:
        return
    civ.used = (*civ.used, costs.REPLACED)
    if tucks:
        g.then(tuck(seat))
    else:
        action_tokens.regain_civil(g, seat, 1)


@rules.decision(must=True)
def tuck(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the completed wonders that Homer can go under, and getting the civil action back. [TTA-500]"""
    return [*Tuck.each(g.civs[seat].wonders), PASS]


@tuck.resolve
def tuck_or_regain(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    if action == PASS:
        action_tokens.regain_civil(g, seat, 1)
        return
    wonder = Tuck.of(action)
    g.civs[seat].tucked = wonder
    g.tell("tucked", seat, wonder)


def leave(g: ThroughTheAges, seat: Seat) -> None:
    """Remove the leader from play; some score then. [TTA-342, TTA-591]"""
    civ = g.civs[seat]
    if not civ.leader:
        return
    points = farewell(g, seat)
    if points:
        g.cite("card", civ.leader)
    with Change(g, seat):
        civ.leader = ""
    if points:
        gains.score_culture(g, seat, points)


def farewell(g: ThroughTheAges, seat: Seat) -> int:
    """Return what Bill Gates scores: the levels of all labs. [TTA-483, TTA-591]"""
    civ = g.civs[seat]
    if not has(g, civ, "culture_on_leaving"):
        return 0
    return sum([civ.workers[n] * ratings.level(g, n) for n in ratings.of_kind(g, civ, "lab")])


def choose_churchill(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Score culture, or gain science and resources for military units this turn."""
    civ = g.civs[seat]
    civ.used = (*civ.used, CHURCHILL)
    number = sum([ability.n for ability in abilities(g, civ, CHURCHILL)])
    g.cite("card", civ.leader)
    if ChurchillChoice.of(action) == "culture":
        gains.score_culture(g, seat, number)
    else:
        civ.extra_science += number
        civ.extra_resources += number
        g.tell("armed", seat, number)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
