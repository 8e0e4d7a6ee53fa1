"""The middle of the table: map, cards, advance boards, supply; the rounds."""

from __future__ import annotations

from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Panel, RowPanel, TrackCell, TrackPanel
from saecula.core.wording import listed, name_of, say, source
from saecula.games.clash_of_cultures.entries import Building, Unit
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
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene.advance_boards import advance_board
from saecula.games.clash_of_cultures.scene.battle import battle_row, losing_side
from saecula.games.clash_of_cultures.scene.cards import card_rows
from saecula.games.clash_of_cultures.scene.civilizations import civilization_rows
from saecula.games.clash_of_cultures.scene.occasions import asked_cards, occasions
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.scene.world import laid_tile, world
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS


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
        *[row for seat in order for row in civilization_rows(g, seat, viewer, texts)],
        *([_supply(g, viewer, texts)] if viewer != SPECTATOR and losing_side(g, viewer) < 0 else []),
    ]


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
    shown = []
    for turn, word in exploring.WORDS.items():
        hexes = laid_tile(g, site, land.terrains(g.content, tile, turn), word, texts)
        lies = listed([f"{area.name} {area.note}" for area in hexes if not area.state])
        card = Card(f"turn:{word}", texts.label("turn", word), say(texts, "kind-tile"), "tile", text=lies)
        card.hexes = hexes
        shown.append(card)
    return RowPanel("tile", say(texts, "panel-tile"), shown, over=True)


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
