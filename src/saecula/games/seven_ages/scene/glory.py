"""The glory of a scoring now: the categories of symbols, and the symbols of each empire."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import entry_name
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Piece, Stat, TrackCell, TrackPanel
from saecula.core.wording import say
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.standings import amount, ranking, symbol_glory
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.letters import mark
from saecula.games.seven_ages.words import OUTSIDE_EUROPE, UNRANKED

HIDDEN: Final = "cavalry_units"  # compares types of units, which only scoring reveals
SHOWN: Final = 3  # places of a category
ICONS: Final = {
    "areas": "territory",
    "cities": "city",
    "artifacts": "artifact",
    "money": "money",
    "progress": "progress",
    "homeland": "home",
    "land_units": "infantry",
    "naval_units": "naval",
    "cavalry_units": "cavalry",
    "wheat": "grain",
    "oil": "oil",
    "elephant": "elephant",
}


def glory_tracks(g: SevenAges, texts: Texts) -> list[TrackPanel]:
    """Lay out every category that an empire in play has a symbol for, with its leaders. [7AG-313, 7AG-314]"""
    return [_category(g, symbol, texts) for symbol in _compared(g)]


def _compared(g: SevenAges) -> list[Symbol]:
    """Return a symbol of each category that is compared in the open."""
    found: dict[tuple[str, str, str], Symbol] = {}
    for slot in in_play(g):
        for symbol in g.content.cards[g.empires[slot].card].glory:
            if symbol.most and symbol.most not in (*UNRANKED, HIDDEN):
                found.setdefault((symbol.most, symbol.region, symbol.kind), symbol)
    return [found[key] for key in sorted(found)]


def _category(g: SevenAges, symbol: Symbol, texts: Texts) -> TrackPanel:
    id_ = f"glory:{symbol.most}:{symbol.region}:{symbol.kind}"
    order = ranking(g, symbol)[:SHOWN]
    cells = [_place(g, f"{id_}:{place}", symbol, slot, not place, texts) for place, slot in enumerate(order)]
    return TrackPanel(id_, category(symbol, texts), cells, say(texts, "if-scored-now"), ICONS[symbol.most])


def _place(g: SevenAges, id_: str, symbol: Symbol, slot: int, first: bool, texts: Texts) -> TrackCell:
    empire = g.empires[slot]
    name = str(texts.label("empire", slot))
    chip = Piece(f"{id_}:chip", "marker", colour(empire.owner), name, mark=mark(g, slot, texts))
    return TrackCell(id_, str(amount(g, empire, symbol)), pieces=[chip], strong=first)


def category(symbol: Symbol, texts: Texts) -> str:
    """Name what a symbol compares, counts or rewards."""
    if symbol.at_once:
        return say(texts, f"feat-{symbol.at_once}")
    if symbol.most == "resource":
        return say(texts, f"resource-{symbol.kind}")
    if symbol.most != "areas":
        return say(texts, f"category-{symbol.most}")
    where = region_name(symbol.region, texts)
    return where if symbol.kind == "land" else say(texts, f"region-{symbol.kind}", region=where)


def region_name(region: str, texts: Texts) -> str:
    """Name a region, or the world."""
    if not region:
        return say(texts, "whole-world")
    if region == OUTSIDE_EUROPE:
        return say(texts, "outside-europe")
    return entry_name(texts.content.regions[region], texts.language)


def symbols(g: SevenAges, slot: int, texts: Texts) -> list[Stat]:
    """Say of each symbol of an empire where it stands and what it brings now. [7AG-313 to 7AG-329]"""
    return [_symbol(g, slot, symbol, texts) for symbol in g.content.cards[g.empires[slot].card].glory]


def _symbol(g: SevenAges, slot: int, symbol: Symbol, texts: Texts) -> Stat:
    name = category(symbol, texts)
    icon = ICONS.get(symbol.kind if symbol.most == "resource" else symbol.most, "glory")
    if symbol.at_once or symbol.most == HIDDEN:
        return Stat(icon, f"/{symbol.n}", name)
    brings = symbol_glory(g, slot, symbol)
    if symbol.most in UNRANKED:
        return Stat(icon, str(brings), name, best=brings > 0)
    order = ranking(g, symbol)
    if slot in order:
        name = say(texts, "ranked", category=name, rank=order.index(slot) + 1)
    return Stat(icon, f"{brings}/{symbol.n}", name, best=brings > 0)


def expected(g: SevenAges, seat: Seat) -> int:
    """Return the glory that a player would score now, but for symbols that compare hidden types."""
    return sum([brought(g, slot) for slot in empires_of(g, seat)])


def brought(g: SevenAges, slot: int) -> int:
    """Return the glory that an empire would bring now, but for symbols that compare hidden types."""
    symbols = g.content.cards[g.empires[slot].card].glory
    return sum([symbol_glory(g, slot, symbol) for symbol in symbols if symbol.most != HIDDEN])
