"""The figures that players read on mats, regions and scoring fields, beside those of the second reading."""

from __future__ import annotations

import re

from saecula.core.locale import Texts
from saecula.core.scene import Area, Board, MapPanel, RowPanel
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.box import FIELDS, REGIONS, RESOURCES
from tests.sands_of_time.second.table import Player, Table

Figures = dict[str, object]


def calculated(t: Table) -> Figures:
    """Calculate the figures of a table."""
    found: Figures = {}
    for player in t.players:
        found.update({f"player {player.seat} {name}": value for name, value in _of_player(t, player).items()})
    for region in t.tiles:
        found[f"{REGIONS[region].name['en']} citizens"] = [t.population(region), figures.room(t, region)]
        present = [player for player in t.players if player.citizens_in(region)]
        if len(present) > 1 and not any(figures.has(t, player, "ignore_walls") for player in present):
            values = [_defence(t, player, region) for player in present]
            found[f"{REGIONS[region].name['en']} combat values"] = sorted(values)
    return found


def _of_player(t: Table, player: Player) -> Figures:
    fields = {name: figures.measure(t, player, field.measure) for name, field in FIELDS.items()}
    return {
        **{f"income of {name}": figures.income(t, player, name) for name in RESOURCES},
        **{f"field {name}": value for name, value in fields.items()},
        "most unrest": figures.max_unrest(t, player),
        "regions": len(player.lands),
        "trade goods": figures.goods(player),
        "symbols": [figures.symbols(t, player, symbol) for symbol in ("fountain", "lyre")],
    }


def _defence(t: Table, player: Player, region: str) -> int:
    """The combat value of a player who is attacked; what Siegecraft changes is left to the battles."""
    value = figures.strength(t, player, region)
    return value + figures.total(t, player, "walls", figures.near(region))


def shown(g: SandsOfTime) -> Figures:
    """Read the same figures from what every player sees."""
    found: Figures = {}
    for seat in range(g.seats):
        seen = GAME.redact(g, seat)
        board = GAME.board(seen, Texts(GAME, seen.position, "en"))
        found.update({f"player {seat} {name}": value for name, value in _on_mat(board, seat).items()})
        for panel in board.panels:
            if isinstance(panel, MapPanel):
                for area in panel.areas:
                    found.update(_in_area(area))
            elif isinstance(panel, RowPanel) and panel.id == "chronicle":
                for card in panel.cards:
                    found[f"player {seat} field {card.corner.lower()}"] = _numbers(card.foot)[0]
    return found


def _on_mat(board: Board, seat: int) -> Figures:
    mat = next(mat for mat in board.mats if mat.seat == seat)
    stats = {stat.icon: stat for stat in mat.stats}
    facts = {fact.label: _numbers(fact.value) for fact in mat.facts}
    return {
        **{f"income of {name}": _numbers(stats[name].reasons[0].value)[0] for name in RESOURCES},
        "most unrest": _numbers(stats["unrest"].reasons[0].value)[0],
        "regions": int(stats["territory"].value),
        "trade goods": facts["Trade goods"][0],
        "symbols": facts["Symbols"],
    }


def _in_area(area: Area) -> Figures:
    values = [_numbers(r.value)[0] for r in area.reasons if r.label.startswith("Combat value")]
    citizens = [_numbers(r.value) for r in area.reasons if r.label == "Citizens"]
    found: Figures = {f"{area.name} citizens": citizens[0]} if citizens else {}
    if values:
        found[f"{area.name} combat values"] = sorted(values)
    return found


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
