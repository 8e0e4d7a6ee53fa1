"""What holds after every choice: cards and counters conserved, limits kept (7AG-003, 7AG-009, 7AG-016)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import conflict, forces, plays, settling
from saecula.games.seven_ages.rules.areas import city_level, controlled, empires_of, in_play
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.words import CREEDS


def check(g: SevenAges) -> None:
    """Raise AssertionError where the table is broken."""
    _check_cards(g)
    seen = 0
    for slot in in_play(g):
        seen |= controlled(g, g.empires[slot])
        _check_empire(g, slot)
        _check_counters(g, slot)
    for slot, empire in enumerate(g.empires):
        idle = empire.owner == NOBODY
        assert idle == (empire.card == NONE), f"colour {slot} has a card and no owner"
        assert not idle or not empire.forces.mask, f"colour {slot} has units and no owner"
    for seat, player in enumerate(g.players):
        assert player.glory >= 0, f"player {seat} owes glory"
        assert len(empires_of(g, seat)) <= empire_limit(g), f"player {seat} has too many empires"
        own = sum([1 << slot for slot, empire in enumerate(g.empires) if empire.owner == seat])
        assert g.owned[seat] == own, f"player {seat} has other empires than those it owns"
    assert not g.calm or settling.is_calm(g), "the continuous checks have something to do"
    _check_map(g, seen)
    owned = [g.elephants, *[empire.elephants for empire in g.empires]]
    assert not any([one & other for n, one in enumerate(owned) for other in owned[:n]]), "two own an elephant"
    _check_conflicts(g)
    _check_leaders(g)
    _check_artifacts(g)
    _check_sways(g)


def _check_cards(g: SevenAges) -> None:
    played = [g.content.cards[g.empires[slot].card].id for slot in in_play(g)]
    hands = [card for player in g.players for card in player.hand.cards]
    laid = [*plays.cards_of(g), *[card for card in g.offered if card]]
    dealt = [card for zone in g.dealt for card in zone.cards]
    cards = sorted([*dealt, *g.deck.cards, *g.discard, *hands, *played, *laid])
    assert cards == sorted([card.id for card in g.content.cards]), "cards are not conserved"


def _check_empire(g: SevenAges, slot: int) -> None:
    empire, board = g.empires[slot], g.content.board
    assert 1 <= empire.progress <= board.last_level + 1, f"empire {slot} is at level {empire.progress}"
    assert 0 <= empire.money <= board.most_money, f"empire {slot} has {empire.money} money"
    assert empire.forces.mask or slot == g.founding or slot in g.sides, f"empire {slot} has no units"
    if empire.capital not in (NONE, g.conflict):
        assert controlled(g, empire) >> empire.capital & 1, f"empire {slot} does not hold its capital"
        assert city_level(g, empire.capital), f"empire {slot} has a capital without a city"


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
    if g.conflict != NONE:
        controlled_ |= 1 << g.conflict
    assert not g.forts & ~controlled_, "a fort stands in a neutral area"
    assert not g.disorder & ~controlled_, "a neutral area is in disorder"
    assert not g.placed.mask & ~controlled_, "an artifact stands in a neutral area"
    seen = 0
    for mask in g.cities:
        assert not seen & mask, "two cities stand in an area"
        seen |= mask


def _check_conflicts(g: SevenAges) -> None:
    """Check who shares areas: the active empire with one other in each, while conflicts wait. [7AG-182]"""
    once = twice = more = 0
    for slot in in_play(g):
        areas = controlled(g, g.empires[slot])
        more |= twice & areas
        twice |= once & areas
        once |= areas
    assert not more, "three empires share an area"
    if twice:
        sharing = [slot for slot in in_play(g) if not twice & ~controlled(g, g.empires[slot])]
        waiting = conflict.resolve_conflicts.waiting(g) or conflict.fight.asked(g)
        assert sharing, "conflicts of several empires"
        assert waiting or g.founding in sharing, "empires share an area and no conflict waits"
    assert (g.conflict == NONE) == (g.sides == (NONE, NONE)), "a conflict without sides"
    for side, slot in enumerate(g.sides):
        if slot != NONE:
            units = forces.stack_in(g, g.empires[slot], g.conflict)
            for stack in (g.aside[side] + g.empires[slot].committed, g.bared[side]):
                assert forces.most(units, stack) == units, f"empire {slot} has shown units it does not have"
    for slot, empire in enumerate(g.empires):
        assert slot in g.sides or not empire.committed, f"empire {slot} commits units in peace"


def _check_leaders(g: SevenAges) -> None:
    """Check that named leaders are there once, unnamed ones on the map or in the cup. [7AG-007, 7AG-268]"""
    content = g.content
    there = [leader for slot in in_play(g) for leader, _ in g.empires[slot].leaders]
    named = [leader for leader in there if leader < len(content.leaders)]
    assert len(set(named)) == len(named), "a leader with a name is there twice"
    assert all([g.named >> leader & 1 for leader in named]), "a leader is there who has not appeared"
    for kind, type_ in enumerate(content.leader_types.values()):
        out = there.count(len(content.leaders) + kind)
        assert 0 <= type_.cup - g.cup[kind] - out <= 1, f"leaders of the type {type_.id} are not conserved"


def _check_artifacts(g: SevenAges) -> None:
    """Check that an artifact stands in one area, and a card has one creed of a kind. [7AG-256, 7AG-274]"""
    assert len(set(g.placed.values)) == len(g.placed.values), "an artifact stands in two areas"
    for slot in in_play(g):
        for kind in CREEDS:
            creeds = g.empires[slot].artifacts & g.content.of_kind[kind]
            assert creeds.bit_count() <= 1, f"empire {slot} has two of the kind {kind}"


def _check_sways(g: SevenAges) -> None:
    """Check that events change nothing beyond what they were played for. [7AG-447, 7AG-448, 7AG-450]"""
    over = {
        "trade_revealed": g.traders[0] == NONE,
        "manoeuvre_begins": g.marching == NONE,
        "conflict": g.conflict == NONE,
    }
    for event, _, _ in g.sways:
        source = g.content.event_list[event]
        assert not over.get(source.when, False), f"{source.id} outlasts its moment"
