"""Positions that random play hardly reaches: what the civilizations have is drawn again at random."""

from __future__ import annotations

from saecula.core.contracts import Dice
from saecula.core.zones import seen_by
from saecula.games.historia import GAME
from saecula.games.historia.position import Civ, Historia
from tests.historia.second.cards import ACTIONS, TERRITORIES, TOP, WONDERS, exists

CELLS = [(t, m) for t in range(1, TOP + 1) for m in range(1, TOP + 1) if exists(t, m)]
MOST_LANDS = 6
MOST_WONDERS = 8
KEPT = 3  # cards at least in the hand


def can_be_shaken(g: Historia) -> bool:
    """Return whether all players are about to choose their first card."""
    return (
        bool(g.asks)
        and g.asks[0][0] == "choose_cards"
        and len(g.asks) == g.seats
        and not g.closed
        and not any(g.picks)
    )


def shaken(g: Historia, dice: Dice) -> Historia:
    """Return a copy of a position in which every civilization has other levels, lands, cubes and cards."""
    g = GAME.clone(g)
    g.listed = []
    goals = {divmod(number, 100) for number in g.goals.values()}
    wonders = [card for card in WONDERS if card not in (*g.wonder_row, *g.wonder_deck)]
    for seat, civ in enumerate(g.civs):
        if not civ.alive:
            continue
        civ.technology, civ.military = dice.pick([place for place in CELLS if place not in goals])
        civ.vp = dice.roll(60) - 5 if dice.roll(2) else 10  # equals decide orders and targets
        _throw_cubes(civ, dice)
        if not civ.difficulty:
            _throw_wonders(g, civ, wonders, dice)
            _throw_cards(civ, seat, dice)
    return g


def _throw_cubes(civ: Civ, dice: Dice) -> None:
    """Distribute the cubes at random; those in the supply and on the ruling tile stay."""
    cubes = civ.personal + civ.used + civ.lands.bit_count()
    on_map = 1 + dice.roll(min(MOST_LANDS, cubes))
    if civ.borrowed and not dice.roll(2):
        on_map = cubes  # then lent cubes are taken back from the map
    lands: set[int] = set()
    while len(lands) < on_map:
        lands.add(dice.roll(len(TERRITORIES)))
    civ.lands = sum(1 << land for land in lands)
    left = cubes - on_map
    civ.used = 0 if civ.difficulty else dice.roll(left + 1)
    civ.personal = left - civ.used


def _throw_wonders(g: Historia, civ: Civ, wonders: list[str], dice: Dice) -> None:
    piles: list[list[str]] = [[], []]
    for _ in range(min(dice.roll(MOST_WONDERS), len(wonders))):
        card = dice.pick(wonders)
        if g.seats > 1 or WONDERS[card].activation != "majority":
            wonders.remove(card)
            piles[not dice.roll(3)].append(card)
    civ.wonders, civ.rotated = map(tuple, piles)


def _throw_cards(civ: Civ, seat: int, dice: Dice) -> None:
    """Distribute the action cards at random over hand and row, including those that joined."""
    cards = [card for card, action in ACTIONS.items() if action.joins_at <= civ.technology]
    row: list[str] = []
    for card in civ.hand.cards:
        if card in ACTIONS:
            civ.hand = civ.hand.take(card)
    for _ in range(dice.roll(len(cards) - KEPT)):
        row.append(cards.pop(dice.roll(len(cards))))
    for card in cards:
        civ.hand = civ.hand.put(card, seen_by(seat))
    civ.row = tuple(row)
    civ.row_at_start = len(row)
