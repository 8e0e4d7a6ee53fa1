"""Chapter 3: interrupts, and windows that hide whether a player could act."""

from __future__ import annotations

from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.core.zones import EVERYONE, seen_by
from tests.sample.position import Bazaar
from tests.sample.registry import rules

ALMS = 2


@rules.decision
def intervene(g: Bazaar, seat: Seat, _raider: Seat) -> list[Action]:
    """Choose whether to veto the raid, which stops it, or to give alms, which only bring gold. [SAM-047]"""
    hand = g.traders[seat].hand
    return [*[("use", card) for card in ("alms", "veto") if card in hand], PASS]


@intervene.resolve
def use(g: Bazaar, seat: Seat, action: Action, _raider: Seat) -> None:
    card: str = action[1]
    trader = g.traders[seat]
    trader.hand = trader.hand.take(card)
    g.discard = g.discard.put(card, EVERYONE)
    g.tell("used", seat, card)
    if card == "alms":
        trader.gold += ALMS
    else:
        g.abandon("raid")


@rules.step
def loot(g: Bazaar, raider: Seat, victim: Seat) -> None:
    """Draw a random card from the victim's hand; both players know it. [SAM-048]"""
    if len(g.traders[victim].hand):
        card, rest = g.draw(g.traders[victim].hand)
        g.traders[victim].hand = rest.shown(seen_by(victim))
        g.traders[raider].hand = g.traders[raider].hand.put(card, seen_by(raider, victim))
        g.tell("looted", raider, victim)


@rules.decision
def give_alms(g: Bazaar, seat: Seat) -> list[Action]:
    """Choose whether to give alms for gold, when resting and at the end of every round. [SAM-055]"""
    return [("use", "alms"), PASS] if "alms" in g.traders[seat].hand else []


@give_alms.resolve
def give(g: Bazaar, seat: Seat, _action: Action) -> None:
    trader = g.traders[seat]
    trader.hand = trader.hand.take("alms")
    g.discard = g.discard.put("alms", EVERYONE)
    trader.gold += ALMS
    g.tell("used", seat, "alms")


@rules.draft
def smuggle(g: Bazaar, seat: Seat, picks: Picks) -> list[Action]:
    """Choose any number of jade cards to lay down at the end of a round, for a gold each. [SAM-056]"""
    more = g.traders[seat].hand.cards.count("jade") > len(picks)
    return [("pay", "jade"), DONE] if more else []


@smuggle.resolve
def smuggled(g: Bazaar, seat: Seat, picks: Picks) -> None:
    trader = g.traders[seat]
    for _ in picks:
        trader.hand = trader.hand.take("jade")
        g.discard = g.discard.put("jade", EVERYONE)
    trader.gold += len(picks)
