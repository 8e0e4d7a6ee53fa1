"""Two letters for each empire, which tell it from all others on the map."""

from __future__ import annotations

from functools import cache

from saecula.core.actions import entry_name
from saecula.core.locale import Texts
from saecula.games.seven_ages.position import SevenAges


def mark(g: SevenAges, slot: int, texts: Texts) -> str:
    """Return the two letters of an empire in play."""
    cards = g.content.cards
    return letters(tuple([entry_name(card, texts.language) for card in cards]))[g.empires[slot].card]


@cache
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """Choose two letters for each name: its first, and the first later one that is free.

    A name that finds none free takes one from an earlier name that has another choice.
    """
    taken: dict[str, int] = {}
    for number in range(len(names)):
        _take(names, number, taken, set())
    chosen = {number: pair for pair, number in taken.items()}
    return tuple([chosen[number] for number in range(len(names))])


def _take(names: tuple[str, ...], number: int, taken: dict[str, int], refused: set[str]) -> bool:
    """Give a name the first pair that is free or can be freed."""
    pairs = [names[number][0] + letter.lower() for letter in names[number][1:] if letter.isalpha()]
    for pair in pairs:
        if pair not in taken:
            taken[pair] = number
            return True
    for pair in pairs:
        if pair not in refused:
            refused.add(pair)
            if _take(names, taken[pair], taken, refused):
                taken[pair] = number
                return True
    return False
