"""The middle of the table: map, cards, advance boards, supply; the rounds."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Column, Panel, Piece, RowPanel, Stat, TrackCell, TrackPanel
from saecula.core.wording import listed, name_of, say, source
from saecula.games.clash_of_cultures.entries import Advance, Building, Unit
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    building,
    cities,
    exploring,
    land,
    prices,
    recruiting,
    revolts,
    sailing,
    status,
)
from saecula.games.clash_of_cultures.rules.advances import open_to
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene.battle import battle_row
from saecula.games.clash_of_cultures.scene.cards import card_rows
from saecula.games.clash_of_cultures.scene.occasions import asked_cards, occasions
from saecula.games.clash_of_cultures.scene.wording import amounts, colour_of
from saecula.games.clash_of_cultures.scene.world import world
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS, TERRAINS

LEVELS: Final = ("1", "2", "3", "4")


def panels(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[Panel]:
    """Return what lies in the middle of the table, and everybody's board."""
    order = status.clockwise(g) if viewer == SPECTATOR else status.clockwise(g, viewer)
    return [
        world(g, viewer, texts),
        *battle_row(g, viewer, texts),
        *_asked(g, viewer, texts),
        *card_rows(g, viewer, texts),
        *occasions(g, viewer, texts),
        *[advance_board(g, seat, viewer, texts) for seat in order],
        *([] if viewer == SPECTATOR else [_supply(g, viewer, texts)]),
    ]


# The advance boards.


def advance_board(g: ClashOfCultures, seat: Seat, viewer: Seat, texts: Texts) -> RowPanel:
    """Show the twelve categories: all advances to the viewer, of others those they have. [COC-097]"""
    mine = seat == viewer
    title = say(texts, "panel-own") if mine else texts.label("civ", seat)
    columns = [
        Column(name_of(texts, category), category.id, "government" if category.government else "")
        for category in g.content.categories.values()
    ]
    numbers = range(len(g.content.advances)) if mine else bits(g.civs[seat].advances)
    shown = [_advance(g, seat, number, mine, texts) for number in numbers]
    return RowPanel(f"board:{seat}", title, shown, columns=columns, levels=list(LEVELS), mat=f"civ:{seat}")


def _advance(g: ClashOfCultures, seat: Seat, number: int, mine: bool, texts: Texts) -> Card:
    civ = g.civs[seat]
    entry: Advance = g.content.advances[number]
    category = g.content.categories[entry.category]
    card = Card(
        f"advance:{entry.id}" if mine else f"civ:{seat}/advance:{entry.id}",
        name_of(texts, entry),
        name_of(texts, category),
        entry.category,
        text=say(texts, f"advance-{entry.id}"),
        source=source(texts, entry),
        band="government" if category.government else "",
        place=(list(g.content.categories).index(entry.category), entry.position - 1),
    )
    if entry.token:
        card.marks = [Stat(entry.token, "1", texts.label("good", entry.token))]
    if civ.advances >> number & 1:
        card.pieces = [
            Piece(f"marker:{seat}:{entry.id}", "marker", colour_of(seat), texts.label("civ", seat))
        ]
    elif not open_to(g.content, civ.advances) >> number & 1:
        card.state = "used"
        card.reason = say(texts, "advance-closed")
    elif mine:
        price, _ = prices.advance(g, civ, sheet(g, civ), number)
        card.cost = amounts(texts, price)
    return card


# Rows that belong to a question.


def _asked(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Return the cards that only the viewer's question is about."""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if exploring.lay_tile.matches(frame):
        assert frame is not None
        return [_tile(g, *exploring.lay_tile.of(frame)[:2], texts)]
    if sailing.lay_coast.matches(frame):
        assert frame is not None
        return [_tile(g, *sailing.lay_coast.of(frame)[:2], texts)]
    if status.change_government.matches(frame) or revolts.choose_government.matches(frame):
        return [_governments(g, texts)]
    return asked_cards(g, viewer, frame, texts)


def _tile(g: ClashOfCultures, site: int, tile: str, texts: Texts) -> RowPanel:
    """Show both ways in which the revealed tile may lie. [COC-211, COC-213]"""
    hexes = g.content.layouts[g.seats].sites[site]
    shown = []
    for turn, word in exploring.WORDS.items():
        terrains = land.terrains(g.content, tile, turn)
        lies = [
            f"{land.name(g, place)} {name_of(texts, g.content.terrains[TERRAINS[kind]])}"
            for place, kind in zip(hexes, terrains, strict=True)
        ]
        shown.append(
            Card(
                f"turn:{word}", texts.label("turn", word), say(texts, "kind-tile"), "tile", text=listed(lies)
            )
        )
    return RowPanel("tile", say(texts, "panel-tile"), shown)


def _governments(g: ClashOfCultures, texts: Texts) -> RowPanel:
    shown = [
        Card(f"category:{id_}", name_of(texts, g.content.categories[id_]), say(texts, "kind-government"), id_)
        for id_ in g.content.governments
    ]
    return RowPanel("governments", say(texts, "panel-governments"), shown)


# What can be built and recruited.


def _supply(g: ClashOfCultures, viewer: Seat, texts: Texts) -> RowPanel:
    """Show buildings and units with prices and what is left of them. [COC-002, COC-136, COC-151]"""
    shown = [_building(g, viewer, kind, texts) for kind in range(len(BUILDINGS)) if building.in_game(g, kind)]
    shown += [
        _unit(g, viewer, kind, texts)
        for kind, unit in enumerate(g.content.units)
        if not (g.variant.base_only and unit.expansion)
    ]
    return RowPanel("supply", say(texts, "panel-supply"), shown)


def _building(g: ClashOfCultures, viewer: Seat, kind: int, texts: Texts) -> Card:
    entry: Building = g.content.buildings[kind]
    civ = g.civs[viewer]
    return Card(
        f"building:{entry.id}",
        name_of(texts, entry),
        say(texts, "kind-building"),
        entry.id,
        text=say(texts, f"building-{entry.id}"),
        cost=amounts(texts, prices.building(g, civ, sheet(g, civ), kind)[0]),
        source=source(texts, entry),
        foot=say(texts, "left", n=cities.buildings_left(g, civ, kind)),
        group=say(texts, "group-buildings"),
    )


def _unit(g: ClashOfCultures, viewer: Seat, kind: int, texts: Texts) -> Card:
    entry: Unit = g.content.units[kind]
    return Card(
        f"kind:{KINDS[kind]}",
        name_of(texts, entry),
        say(texts, "kind-unit"),
        KINDS[kind],
        text=say(texts, f"unit-{entry.id}"),
        cost=amounts(texts, prices.amounts(entry.price)),
        source=source(texts, entry),
        foot=say(texts, "left", n=recruiting.supply(g, viewer, kind)),
        group=say(texts, "group-units"),
    )


# Time.


def time(g: ClashOfCultures, texts: Texts) -> TrackPanel:
    """Show the rounds with their phases. [COC-050]"""
    cells = []
    for round_ in range(1, status.last_round(g) + 1):
        group = say(texts, "round", round=round_)
        for phase in (*range(1, g.content.board.phases + 1), 0):
            label = str(phase) if phase else say(texts, "status-short")
            cells.append(
                TrackCell(
                    f"time:{round_}:{phase}", label, _state(g, round_, phase), group=group, strong=not phase
                )
            )
    return TrackPanel("time", say(texts, "panel-time"), cells)


def _state(g: ClashOfCultures, round_: int, phase: int) -> str:
    here = (round_, phase or g.content.board.phases + 1)
    now = (g.round, g.phase or g.content.board.phases + 1)
    if not g.round or here > now:
        return ""
    return "now" if here == now else "past"
