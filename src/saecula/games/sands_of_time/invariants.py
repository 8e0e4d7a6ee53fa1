"""What holds after every choice: components conserved, limits kept (SOT-005, SOT-011, SOT-015)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import unrest
from saecula.games.sands_of_time.rules.regions import markers_left, peasants_left, soldiers_left


def check(g: SandsOfTime) -> None:
    """Raise AssertionError where the table is broken."""
    controlled = 0
    for seat, empire in enumerate(g.empires):
        name = f"empire {seat}"
        assert not controlled & empire.lands, f"{name} shares a region"
        controlled |= empire.lands
        _check_pieces(g, empire, name)
        _check_tracks(g, empire, name)
        _check_cards(g, empire, name)
        _check_advances(g, empire, name)
    _check_regions(g, controlled)
    _check_supply(g)
    _check_stacks(g)


def _check_pieces(g: SandsOfTime, empire: Empire, name: str) -> None:
    board = g.content.board
    assert min(*empire.peasants, *empire.soldiers) >= 0, f"{name} owes citizens"
    assert peasants_left(g, empire) >= 0, f"{name} has too many peasants"
    assert soldiers_left(g, empire) >= 0, f"{name} has too many soldiers"
    assert markers_left(g, empire) >= 0, f"{name} has too many regions"
    assert empire.caravans.bit_count() <= board.caravans, f"{name} has too many caravans"
    for border in bits(empire.caravans):
        assert any([g.tiles[end] for end in g.content.ends[border]]), f"{name} has a caravan out of play"
    assert not empire.provinces & ~empire.lands, f"{name} has a province it does not control"
    if empire.capital >= 0:
        capital = 1 << empire.capital
        assert empire.lands & capital, f"{name} does not control its capital"
        assert not empire.provinces & capital, f"{name} has a marker beside its capital"
    if g.generation:
        assert empire.lands, f"{name} lost its last region"


def _check_tracks(g: SandsOfTime, empire: Empire, name: str) -> None:
    board = g.content.board
    assert 0 <= empire.unrest <= unrest.maximum(g, empire), f"{name} has unrest {empire.unrest}"
    assert min(empire.grain, empire.gold) >= 0, f"{name} owes resources"
    assert max(empire.grain, empire.gold) <= board.max_resources, f"{name} has too many resources"
    assert min(empire.heritage) >= 0, f"{name} has heritage {empire.heritage}"
    assert max(empire.heritage) <= board.max_heritage, f"{name} has heritage {empire.heritage}"


def _check_cards(g: SandsOfTime, empire: Empire, name: str) -> None:
    laid = [card for zone in empire.chronicles for card in zone.cards]
    cards = sorted([*empire.hand.cards, *laid])
    assert cards == sorted(g.content.chronicle_cards), f"{name} has chronicle cards {cards}"
    assert all([len(zone) <= 1 for zone in empire.chronicles]), f"{name} has two cards on a field"
    assert len(set(empire.played)) == len(empire.played), f"{name} played a card twice"
    assert len(empire.chosen) <= g.content.board.cards_per_turn, f"{name} chose too many cards"
    assert not set(empire.played) & set(g.content.focus_cards), f"{name} has a focus card among its actions"


def _check_advances(g: SandsOfTime, empire: Empire, name: str) -> None:
    """Check that a player has the advance under the marker and those before it in the row. [SOT-194]"""
    had = [card for row, step in zip(g.rows, empire.steps, strict=True) for card in row[:step]]
    expected = sum([1 << g.content.advance_index[card] for card in had])
    assert empire.advances == expected, f"{name} has other advances than its markers say"
    markers = sum([step > 0 for step in empire.steps])
    assert markers <= g.content.board.advance_markers, f"{name} has too many advance markers"


def _check_regions(g: SandsOfTime, controlled: int) -> None:
    """Check that regions out of play are empty and no region has too many buildings. [SOT-011, SOT-164]"""
    for region, tile in enumerate(g.tiles):
        buildings = g.buildings[region].bit_count()
        if tile:
            assert buildings <= g.content.tiles[tile].capacity, f"region {region} has too many buildings"
        else:
            assert not buildings, f"region {region} is not in play but built on"
            assert not controlled >> region & 1, f"region {region} is not in play but controlled"
            present = [e.peasants[region] + e.soldiers[region] for e in g.empires]
            assert not any(present), f"region {region} is not in play but settled"


def _check_supply(g: SandsOfTime) -> None:
    """Check that building tiles are in the supply or on the map. [SOT-005, SOT-035]"""
    limit = g.content.board.building_supply[g.seats - 2]
    for number, building in enumerate(g.content.buildings):
        standing = sum([mask >> number & 1 for mask in g.buildings])
        tiles = building.tiles if not building.level else min(building.tiles, limit)
        assert g.supply[number] + standing == tiles, f"{building.id}: {g.supply[number]} and {standing}"
        assert g.supply[number] >= 0, f"{building.id}: too many built"


def _check_stacks(g: SandsOfTime) -> None:
    """Check that every advance card is in one row or one stack. [SOT-045]"""
    cards = [card for row in g.rows for card in row]
    cards += [card for stack in g.stacks for card in stack.cards]
    assert sorted(cards) == sorted(g.content.files["advances"]), "an advance is missing or lies twice"
