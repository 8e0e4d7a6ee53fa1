"""What holds after every choice: components are conserved and limits kept (HIS-005, HIS-150)."""

from __future__ import annotations

from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.cards import in_work
from saecula.games.historia.rules.world import count


def check(g: Historia) -> None:
    """Raise AssertionError if the position is inconsistent."""
    for index, civ in enumerate(g.civs):
        name = f"civ {index}"
        _check_cubes(g, civ, name)
        assert g.content.exists[civ.technology][civ.military], f"{name} is outside the matrix"
        if not civ.difficulty:
            _check_cards(g, index, civ, name)
    _check_wonders(g)
    assert sorted(g.order) == list(range(g.seats)), "the order is not made of the players"
    assert len(g.goals) <= g.content.board.goals_placed, "too many goals"


def _check_cubes(g: Historia, civ: Civ, name: str) -> None:
    """Check that every cube is in exactly one place. [HIS-005, HIS-231]"""
    board = g.content.board
    supplies = (civ.personal, civ.used, civ.general)
    assert min(supplies) >= 0, f"{name} owes cubes: {supplies}"
    marker = civ.ruling in g.content.abilities
    total = sum(supplies) + count(civ.lands) + marker
    expected = board.civbot_cubes if civ.difficulty else board.cubes
    assert total == expected, f"{name} has {total} cubes, not {expected}"
    assert civ.lands or not civ.alive or g.round == 0, f"{name} lives without a territory"


def _check_cards(g: Historia, seat: int, civ: Civ, name: str) -> None:
    """Check that each card lies exactly once in hand, row, stack, among the played cards or in work."""
    cards = [*civ.hand.cards, *civ.row, *civ.played, *civ.stack.cards, *civ.face_up]
    cards += [card for card in in_work(g, seat) if card not in cards]
    assert len(set(cards)) == len(cards), f"{name} holds a card twice: {sorted(cards)}"
    expected = set(g.content.starting_hand)
    if civ.civilization:
        expected |= set(g.content.civilizations[civ.civilization].advisors)
    missing = expected - set(cards)
    assert not missing, f"{name} lost {sorted(missing)}"


def _check_wonders(g: Historia) -> None:
    wonders = [*g.wonder_row, *g.wonder_deck]
    for civ in g.civs:
        wonders += [*civ.wonders, *civ.rotated]
    assert len(set(wonders)) == len(wonders), "a wonder lies twice"
