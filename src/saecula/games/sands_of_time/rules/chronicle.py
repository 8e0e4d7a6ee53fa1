"""Action: Chronicle (SOT-100 to SOT-103)."""

from __future__ import annotations

from saecula.core.journal import Hidden
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import PASS
from saecula.core.zones import pile, seen_by
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import powers
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Lay, LayAnother, OnField


def can_lay(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether the player has a card in hand and a free field. [SOT-101, SOT-103]"""
    empire = g.empires[seat]
    return bool(empire.hand.cards) and not all([len(zone) for zone in empire.chronicles])


def begin(g: SandsOfTime, seat: Seat) -> None:
    """Ask for one card, or for two with Epic Poetry. [SOT-100, SOT-373]"""
    cards = powers.most(g, g.empires[seat], "chronicles", 1)
    g.then(lay(seat), *[lay_more(seat)] * (cards - 1))


@rules.draft
def lay(g: SandsOfTime, seat: Seat, picks: Picks) -> list[Action]:
    """Offer the cards in hand, then the fields without a card of the player. [SOT-100, SOT-101, SOT-102]"""
    empire = g.empires[seat]
    if not picks:
        return Lay.each(empire.hand.cards)
    if len(picks) == 1:
        free = zip(g.content.fields, empire.chronicles, strict=True)
        return OnField.each([field.id for field, zone in free if not len(zone)])
    return []


@lay.resolve
def lay_face_down(g: SandsOfTime, seat: Seat, picks: Picks) -> None:
    """Lay the card: everybody sees the field, but only the owner knows the card. [SOT-100]"""
    first, second = picks
    card, field = Lay.of(first), OnField.of(second)
    empire = g.empires[seat]
    place = g.content.field_index[field]
    own = seen_by(seat)
    empire.hand = empire.hand.take(card).hidden(own)
    empire.chronicles = (*empire.chronicles[:place], pile((card,), own), *empire.chronicles[place + 1 :])
    g.tell("laid", seat, Hidden(card, own), field)


@rules.decision(free=True)
def lay_more(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer to lay another card within the same action. [SOT-082, SOT-373]"""
    return [LayAnother(), PASS] if can_lay(g, seat) else []


@lay_more.resolve
def lay_another(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if action != PASS:
        g.then(lay(seat))
