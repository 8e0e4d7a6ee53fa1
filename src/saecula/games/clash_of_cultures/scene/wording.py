"""Phrases that several parts of the scene use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.points import from_halves, written
from saecula.core.wording import listed, say
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import CITY
from saecula.games.clash_of_cultures.rules.prices import MEANS_NAMES
from saecula.games.clash_of_cultures.words import KINDS

MOOD_WORDS: Final = ("angry", "neutral", "happy")
TERRAIN_NAMES: Final = ("plain", "forest", "mountain", "barren", "water")  # as clients draw them


EMBLEMS: Final = {BARBARIANS: "barbarian", PIRATES: "pirate"}  # of sides without a seat


def colour_of(side: int) -> int:
    """Return the colour of a side; 0: it has no seat."""
    return 0 if side in EMBLEMS else side + 1


def emblem_of(side: int) -> str:
    """Return the icon that stands for a side without a seat."""
    return EMBLEMS.get(side, "")


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
    return written(from_halves(number))


def counted(texts: Texts, kinds: Iterable[int]) -> str:
    """Write units by kind, a city that moves with them last."""
    found = Counter(kinds)
    city = [say(texts, "unit-city")] * found.pop(CITY, 0)
    return listed([say(texts, f"count-{KINDS[kind]}", n=found[kind]) for kind in sorted(found)] + city)


def decimal(texts: Texts, number: float) -> str:
    """Write a number with one decimal place, as the language does."""
    whole, tenths = f"{number:.1f}".split(".")
    return say(texts, "decimal", whole=whole, tenths=tenths)
