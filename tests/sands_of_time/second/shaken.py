"""Positions that random play hardly reaches: what lies on the table is randomized before a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.contracts import Dice
from saecula.core.zones import pile, seen_by
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from tests.sands_of_time.second.box import (
    ADVANCES,
    BOARD,
    BORDERS,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    LEVELS,
    PIECES,
    REGIONS,
    TILES,
)

STOCK: Final = 16
ALMOST: Final = 3  # rarely an empire has almost all that the abacus shows


def shaken(g: SandsOfTime, dice: Dice) -> SandsOfTime:
    """A copy of a position before the first round, in which every empire has grown in its own way."""
    g = GAME.clone(g)
    g.listed = []
    in_play = [number for number, tile in enumerate(g.tiles) if tile]
    _throw_rows(g, dice)
    _throw_lands(g, in_play, dice)
    _throw_buildings(g, in_play, dice)
    for seat, empire in enumerate(g.empires):
        _throw_citizens(empire, in_play, dice)
        _throw_caravans(g, empire, dice)
        _throw_steps(g, empire, dice)
        _throw_numbers(empire, dice)
        _throw_chronicles(empire, seat, dice)
    g.dynasty = 1 + dice.roll(3)
    g.space = 1 + sum(BOARD.zones[: g.dynasty - 1]) + dice.roll(BOARD.zones[g.dynasty - 1])
    return g


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _some(numbers: Iterable[int], dice: Dice, one_in: int) -> list[int]:
    return [number for number in numbers if not dice.roll(one_in)]


def _throw_rows(g: SandsOfTime, dice: Dice) -> None:
    """Lay out further advances."""
    rows = [list(row) for row in g.rows]
    stacks = list(g.stacks)
    for row in rows:
        category = CATEGORIES.index(ADVANCES[row[0]].category)
        for level in range(len(row) + 1, len(row) + 1 + dice.roll(LEVELS - len(row) + 1)):
            number = category * (LEVELS - 1) + level - 2
            card = dice.pick(stacks[number].cards)
            stacks[number] = stacks[number].take(card)
            row.append(card)
    g.rows = tuple(map(tuple, rows))
    g.stacks = tuple(stacks)


def _throw_lands(g: SandsOfTime, in_play: list[int], dice: Dice) -> None:
    """Share the regions out: some stay free, some empires have but one."""
    for empire in g.empires:
        empire.lands = empire.provinces = 0
        empire.capital = dice.pick(_free(g, in_play))
        empire.lands = 1 << empire.capital
    for empire in g.empires:
        room = dice.roll(BOARD.control_markers + 1) if dice.roll(4) else 0
        for number in range(min(room, len(_free(g, in_play)))):
            region = 1 << dice.pick(_free(g, in_play))
            empire.lands |= region
            empire.provinces |= region if number + 1 < BOARD.provinces and dice.roll(2) else 0


def _free(g: SandsOfTime, in_play: list[int]) -> list[int]:
    return [number for number in in_play if not any(e.lands >> number & 1 for e in g.empires)]


def _throw_buildings(g: SandsOfTime, in_play: list[int], dice: Dice) -> None:
    supply = list(g.supply)
    buildings = [0] * len(REGIONS)
    for region in in_play:
        for _ in range(dice.roll(TILES[g.tiles[region]].capacity + 1)):
            kind = dice.roll(len(BUILDINGS))
            if supply[kind] and not buildings[region] >> kind & 1:
                supply[kind] -= 1
                buildings[region] |= 1 << kind
    g.supply, g.buildings = tuple(supply), tuple(buildings)


def _throw_citizens(empire: Empire, in_play: list[int], dice: Dice) -> None:
    placed = {piece: [0] * len(REGIONS) for piece in PIECES}
    at_home = [number for number in in_play if empire.lands >> number & 1]
    for piece, number in PIECES.items():
        for _ in range(number - dice.roll(number // 2)):
            placed[piece][dice.pick(at_home if dice.roll(3) else in_play)] += 1
    empire.peasants, empire.soldiers = tuple(placed["peasant"]), tuple(placed["soldier"])


def _throw_caravans(g: SandsOfTime, empire: Empire, dice: Dice) -> None:
    names = list(REGIONS)
    usable = [
        number
        for number, border in enumerate(BORDERS.values())
        if any(g.tiles[names.index(region)] for region in border.regions)
    ]
    empire.caravans = _mask(_some(usable, dice, 3)[: BOARD.caravans])


def _throw_steps(g: SandsOfTime, empire: Empire, dice: Dice) -> None:
    empire.steps = tuple([dice.roll(len(row) + 1) for row in g.rows])
    had = [card for row, level in zip(g.rows, empire.steps, strict=True) for card in row[:level]]
    empire.advances = _mask(list(ADVANCES).index(card) for card in had)


def _throw_numbers(empire: Empire, dice: Dice) -> None:
    had = [card for number, card in enumerate(ADVANCES) if empire.advances >> number & 1]
    limits = [effect.n for card in had for effect in ADVANCES[card].effects if effect.op == "max_unrest"]
    empire.unrest = dice.roll(min([BOARD.max_unrest, *limits]) + 1)
    empire.heritage = tuple([dice.roll(BOARD.max_heritage + 1) for _ in CATEGORIES])
    empire.grain, empire.gold = dice.roll(STOCK), dice.roll(STOCK)
    if not dice.roll(20):
        empire.grain = empire.gold = BOARD.max_resources - ALMOST
    empire.vp = dice.roll(30)


def _throw_chronicles(empire: Empire, seat: int, dice: Dice) -> None:
    hand = set(CHRONICLES)
    zones = []
    for _ in FIELDS:
        laid = [dice.pick(sorted(hand))] if dice.roll(2) else []
        hand.difference_update(laid)
        zones.append(pile(laid, seen_by(seat)))
    empire.hand, empire.chronicles = pile(hand, seen_by(seat)), tuple(zones)
