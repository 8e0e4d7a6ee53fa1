"""What cards bring, as icons and numbers; the words are in `wording`."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.locale import Texts
from saecula.core.scene import Stat
from saecula.core.wording import say, signed
from saecula.games.through_the_ages.entries import (
    PRODUCTION,
    ActionCard,
    Bonus,
    Gain,
    Leader,
    Symbols,
    Tactic,
    Technology,
    Territory,
    Wonder,
)
from saecula.games.through_the_ages.scene.wording import SYMBOLS, amount

ICONS: Final = {
    "civil": "civil_action",
    "civil_actions": "civil_action",
    "military": "military_action",
    "military_cards": "card",
    "colonization": "colony",
    "resources": "resource",
}
# Of a gain; actions given back and cards drawn are rarer and named in the text.
GAINED: Final = ("food", "resources", "science", "culture", "population")


def of_card(texts: Texts, entry: Any) -> list[Stat]:
    """Return what a card brings, or nothing where that takes words."""
    if isinstance(entry, Technology):
        return _technology(texts, entry)
    if isinstance(entry, Leader | Wonder):
        return [] if entry.abilities else symbols(texts, entry.symbols)
    if isinstance(entry, Territory):
        return symbols(texts, entry.symbols)
    if isinstance(entry, ActionCard):
        return [] if entry.orders or len(entry.gain) != 1 else gain(texts, entry.gain[0])
    if isinstance(entry, Tactic):
        return [_stat(texts, "strength", entry.strength)]
    if isinstance(entry, Bonus):
        return [_stat(texts, "strength", entry.defense), _stat(texts, "colonization", entry.colonization)]
    return []


def _technology(texts: Texts, entry: Technology) -> list[Stat]:
    """Return what each worker makes there, or what the card adds. [TTA-330 to TTA-335]"""
    if entry.kind in PRODUCTION:
        what = "food" if entry.kind == "farm" else "resources"
        return [Stat(ICONS.get(what, what), str(entry.value), amount(texts, what, entry.value))]
    return symbols(texts, entry.symbols)


def symbols(texts: Texts, shown: Symbols) -> list[Stat]:
    """Return what a card adds to ratings, actions and tokens. [TTA-380]"""
    numbers = [(name, getattr(shown, name)) for name in SYMBOLS]
    return [_stat(texts, name, number) for name, number in numbers if number]


def _stat(texts: Texts, name: str, number: int) -> Stat:
    label = say(texts, f"symbol-{name}", n=number, signed=signed(number))
    return Stat(ICONS.get(name, name), signed(number), label)


def gain(texts: Texts, gained: Gain) -> list[Stat]:
    """Return what is received once, where that is all."""
    numbers = [(name, getattr(gained, name)) for name in GAINED]
    return [Stat(ICONS.get(name, name), str(n), amount(texts, name, n)) for name, n in numbers if n]


def science(texts: Texts, number: int) -> Stat | None:
    """Return the science that a technology costs."""
    return Stat("science", str(number), say(texts, "cost-science", n=number)) if number else None
