"""Phrases that several parts of the scene use."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.wording import listed, say
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.prices import MEANS_NAMES

MOOD_WORDS = ("angry", "neutral", "happy")
MOOD_MARKS = ("☹", "", "☺")
TERRAIN_NAMES = ("plain", "forest", "mountain", "barren", "water")  # as clients draw them


COLOURS = {BARBARIANS: 6, PIRATES: 7}  # of sides that are no seats


def colour_of(side: int) -> int:
    """Return the colour and shape of a side."""
    return COLOURS.get(side, side + 1)


def amounts(texts: Texts, given: Amounts) -> str:
    """Write amounts of goods."""
    parts = [
        say(texts, "amount", n=number, good=texts.label("good", MEANS_NAMES[good]))
        for good, number in enumerate(given)
        if number
    ]
    return listed(parts) or say(texts, "nothing")


def halves(number: int) -> str:
    """Write points that are counted in halves. [COC-378]"""
    return f"{number // 2}{'½' if number % 2 else ''}" if number != 1 else "½"
