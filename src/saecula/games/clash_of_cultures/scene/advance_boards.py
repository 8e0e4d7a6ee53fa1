"""The advance boards: twelve categories of four advances, their owners, and what they bring."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Card, Column, Piece, RowPanel, Stat
from saecula.core.wording import name_of, say, source
from saecula.games.clash_of_cultures.entries import Advance
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Unlocks
from saecula.games.clash_of_cultures.rules import prices
from saecula.games.clash_of_cultures.rules.advances import open_to
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene.wording import amounts, colour_of

LEVELS: Final = ("1", "2", "3", "4")
# Colours of the categories; the governments share one.
BANDS: Final = {
    "agriculture": "farm",
    "construction": "mine",
    "seafaring": "territory",
    "education": "special",
    "warfare": "unit",
    "spirituality": "wonder",
    "economy": "action",
    "culture": "leader",
    "science": "urban",
}


def advance_board(g: ClashOfCultures, seat: Seat, viewer: Seat, texts: Texts) -> RowPanel:
    """Show the twelve categories: all advances to the viewer, of others those they have. [COC-097]"""
    mine = seat == viewer
    owned = g.civs[seat].advances
    return RowPanel(
        f"board:{seat}",
        say(texts, "panel-own") if mine else texts.label("civ", seat),
        [
            _advance(g, seat, number, mine, texts)
            for number in (range(len(g.content.advances)) if mine else bits(owned))
        ],
        note=say(texts, "advances-owned", n=owned.bit_count(), all=len(g.content.advances)),
        columns=[
            Column(name_of(texts, category), category.id, BANDS.get(category.id, "government"))
            for category in g.content.categories.values()
        ],
        levels=list(LEVELS),
        bands=2,
        mat=f"civ:{seat}",
    )


def _advance(g: ClashOfCultures, seat: Seat, number: int, mine: bool, texts: Texts) -> Card:
    entry: Advance = g.content.advances[number]
    category = g.content.categories[entry.category]
    card = Card(
        f"advance:{entry.id}" if mine else f"civ:{seat}/advance:{entry.id}",
        name_of(texts, entry),
        name_of(texts, category),
        entry.category,
        text=say(texts, f"advance-{entry.id}"),
        source=source(texts, entry),
        band=BANDS.get(category.id, "government"),
        foot=say(texts, f"brief-{entry.id}"),
        place=(list(g.content.categories).index(entry.category), entry.position - 1),
        marks=_brings(g, entry, texts),
    )
    shown = [seat, *[other for other in range(g.seats) if mine and other != seat]]
    card.pieces = [
        Piece(f"marker:{seat}:{other}:{entry.id}", "marker", colour_of(other), texts.label("civ", other))
        for other in shown
        if g.civs[other].advances >> number & 1
    ]
    if mine:
        _add_price(g, card, g.civs[seat], number, texts)
    return card


def _brings(g: ClashOfCultures, entry: Advance, texts: Texts) -> list[Stat]:
    """Show the building that an advance unlocks, and the token gained with it. [COC-100, COC-136]"""
    shown = [
        Stat(power.building, "", str(texts.label("building", power.building)))
        for power in entry.powers
        if isinstance(power, Unlocks)
    ]
    if entry.token:
        shown.append(Stat(entry.token, "1", texts.label("good", entry.token)))
    return shown


def _add_price(g: ClashOfCultures, card: Card, civ: Civ, number: int, texts: Texts) -> None:
    """Write what an advance costs, or that its category is closed. [COC-095, COC-097]"""
    if civ.advances >> number & 1:
        return
    if open_to(g.content, civ.advances) >> number & 1:
        price, _ = prices.advance(g, civ, sheet(g, civ), number)
        card.cost = amounts(texts, price)
    else:
        card.state = "used"
        card.reason = say(texts, "advance-closed")
