"""Cards as parts of the scene."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.scene import Card, Piece, Stat
from saecula.core.wording import listed, name_of, say, source
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import powers
from saecula.games.sands_of_time.scene import wording

CATEGORY_ICONS: Final = {"civil": "city", "politics": "government", "culture": "lyre"}
MEASURE_ICONS: Final = {
    "building_levels": "city",
    "fountains": "fountain",
    "regions": "territory",
    "citizens": "population",
    "trade_goods": "caravan",
    "lyres": "lyre",
}


def colour_of(seat: int) -> int:
    """Return the colour and shape of a seat."""
    return seat + 1


def marker(texts: Texts, seat: int, kind: str, where: str) -> Piece:
    """Make a piece of a player."""
    return Piece(f"{kind}:{seat}:{where}", kind, colour_of(seat), texts.label("empire", seat))


def card(texts: Texts, id_: str, thing: str = "", state: str = "", reason: str = "") -> Card:
    """Make an action or focus card; without an id it is the viewer's, to which options refer."""
    focus = texts.content.focus_cards.get(id_)
    if focus is not None:
        return Card(
            thing or f"card:{id_}",
            name_of(texts, focus),
            say(texts, "kind-focus"),
            CATEGORY_ICONS[focus.category],
            text=wording.focus_card(texts, focus),
            state=state,
            reason=reason,
            source=source(texts, focus),
            marks=marks(texts, [focus.category]),
        )
    action = texts.content.actions[id_]
    categories = listed([texts.label("category", name) for name in action.categories])
    return Card(
        thing or f"card:{id_}",
        name_of(texts, action),
        categories or say(texts, "kind-action"),
        id_,
        text=wording.action_card(texts, id_),
        state=state,
        reason=reason,
        source=source(texts, action),
        marks=marks(texts, action.categories),
    )


def marks(texts: Texts, categories: Iterable[str]) -> list[Stat]:
    """Return the symbols of categories, as a card shows them. [SOT-264, SOT-271]"""
    return [Stat(CATEGORY_ICONS[name], "", texts.label("category", name)) for name in categories]


def sealed(texts: Texts, thing: str) -> Card:
    """Make a card that its owner has not revealed yet."""
    return Card(thing, say(texts, "sealed"), say(texts, "kind-action"), "lock", state="down")


def box_state(g: SandsOfTime, empire: Empire, texts: Texts, id_: str) -> str:
    """Say whether the box of an action card is open for this player."""
    action = g.content.actions.get(id_)
    if action is None or action.box is None:
        return ""
    state = "open" if powers.is_open(g, empire, action.box) else "locked"
    category = texts.label("category", action.box.category)
    return say(texts, "box-state", category=category, state=state)


def chronicle(texts: Texts, id_: str) -> Card:
    """Make a chronicle card of the viewer's hand."""
    entry = texts.content.chronicle_cards[id_]
    return Card(
        f"chronicle:{id_}",
        name_of(texts, entry),
        say(texts, "kind-chronicle"),
        "chronicle",
        text=wording.chronicle(texts, id_),
        corner=str(entry.value),
        source=source(texts, entry),
    )


def advance(texts: Texts, id_: str, thing: str = "", group: str = "") -> Card:
    """Make an advance, in its row or on a mat."""
    entry = texts.content.advances[texts.content.advance_index[id_]]
    return Card(
        thing or f"advance:{id_}",
        name_of(texts, entry),
        texts.label("category", entry.category),
        "idea",
        text=wording.advance(texts, entry),
        corner=str(entry.level),
        source=source(texts, entry),
        group=group,
    )
