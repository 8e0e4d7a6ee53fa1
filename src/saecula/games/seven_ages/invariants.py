"""What holds after every choice: cards and counters conserved, limits kept (7AG-003, 7AG-009, 7AG-016)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import forces, plays
from saecula.games.seven_ages.rules.areas import controlled, empires_of, firmly_held, in_play
from saecula.games.seven_ages.rules.markers import empire_limit


def check(g: SevenAges) -> None:
    """Raise AssertionError where the table is broken."""
    _check_cards(g)
    seen = 0
    for slot in in_play(g):
        areas = firmly_held(g, slot)
        assert not seen & areas, f"empire {slot} shares an area"
        seen |= areas
        _check_empire(g, slot)
        _check_counters(g, slot)
    for slot, empire in enumerate(g.empires):
        idle = empire.owner == NOBODY
        assert idle == (empire.card == NONE), f"colour {slot} has a card and no owner"
        assert not idle or not empire.forces.mask, f"colour {slot} has units and no owner"
    for seat, player in enumerate(g.players):
        assert player.glory >= 0, f"player {seat} owes glory"
        assert len(empires_of(g, seat)) <= empire_limit(g), f"player {seat} has too many empires"
    _check_map(g, seen)
    owned = [g.elephants, *[empire.elephants for empire in g.empires]]
    assert not any([one & other for n, one in enumerate(owned) for other in owned[:n]]), "two own an elephant"


def _check_cards(g: SevenAges) -> None:
    played = [g.content.cards[g.empires[slot].card].id for slot in in_play(g)]
    hands = [card for player in g.players for card in player.hand.cards]
    cards = sorted([*g.deck.cards, *g.discard, *hands, *played, *plays.cards_of(g)])
    assert cards == sorted([card.id for card in g.content.cards]), "cards are not conserved"


def _check_empire(g: SevenAges, slot: int) -> None:
    empire, board = g.empires[slot], g.content.board
    assert 1 <= empire.progress <= board.last_level + 1, f"empire {slot} is at level {empire.progress}"
    assert 0 <= empire.money <= board.most_money, f"empire {slot} has {empire.money} money"
    assert empire.forces.mask or slot == g.founding, f"empire {slot} has no units"
    if empire.capital != NONE:
        assert controlled(g, empire) >> empire.capital & 1, f"empire {slot} does not hold its capital"


def _check_counters(g: SevenAges, slot: int) -> None:
    """Check that open forces and hidden stacks agree, and that no pool is overdrawn."""
    empire = g.empires[slot]
    assert empire.forces.mask == empire.units.mask, f"empire {slot} has forces without units"
    for place, stack in empire.units:
        force = 0
        for type_ in bits(forces.types(stack)):
            force += forces.count(stack, type_) * forces.force_of(g.content, type_)
        assert force == empire.forces.at(place), f"empire {slot} shows other forces than it has"
    moved = g.players[empire.owner].moved
    for place, stack in moved if slot == g.marching else ():
        for type_ in bits(forces.types(stack)):
            there = forces.count(empire.units.at(place), type_)
            assert forces.count(stack, type_) <= there, f"empire {slot} moved units that are not there"
    for type_ in range(len(g.content.units)):
        assert forces.left(g, slot, type_) >= 0, f"empire {slot} has too many of unit {type_}"


def _check_map(g: SevenAges, controlled_: int) -> None:
    assert not g.forts & ~controlled_, "a fort stands in a neutral area"
    assert not g.disorder & ~controlled_, "a neutral area is in disorder"
    seen = 0
    for mask in g.cities:
        assert not seen & mask, "two cities stand in an area"
        seen |= mask
