"""The map: hexes with their terrain, and what stands on them."""

from __future__ import annotations

from collections.abc import Sequence

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Area, MapPanel, Piece, Reason
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    cities,
    collecting,
    exploring,
    fleets,
    hosts,
    moving,
    sailing,
    sides,
)
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.civilizations import nomads, ship_construction
from saecula.games.clash_of_cultures.rules.hosts import CITY, SHIP, kind_of
from saecula.games.clash_of_cultures.rules.land import Land, land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.dangers import dangers
from saecula.games.clash_of_cultures.scene.towns import ports, town, town_reasons
from saecula.games.clash_of_cultures.scene.wording import TERRAIN_NAMES, colour_of, emblem_of
from saecula.games.clash_of_cultures.words import GOODS, KINDS, TERRAINS


def world(g: ClashOfCultures, viewer: Seat, texts: Texts) -> MapPanel:
    """Show all hexes; those of one tile share an outline. [COC-040, COC-047]"""
    now = land(g)
    start, choosing = _asked_start(g, viewer)
    areas = [
        _area(g, now, place, viewer, choosing and place == start, texts) for place in range(now.layout.size)
    ]
    for place in [start] if start >= 0 else _asked_site(g, viewer):
        areas[place].state = "from"
    if g.battle.attacker >= 0:
        areas[g.battle.hex].state = "contested"
    for place, danger in dangers(g, viewer, texts).items():
        areas[place].warning = danger
    names = now.layout.names
    links = [
        (f"hex:{names[place]}", f"hex:{names[other]}")
        for place, around in enumerate(now.layout.neighbours)
        for other in bits(around)
        if place < other
    ]
    return MapPanel("world", say(texts, "panel-world"), areas, links)


def _asked_start(g: ClashOfCultures, viewer: Seat) -> tuple[int, bool]:
    """Return the hex that the viewer's units leave, or -1, and whether the viewer chooses among them."""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if moving.group.matches(frame):
        assert frame is not None
        return moving.group.of(frame)[1], True
    if ship_construction.refit.matches(frame):
        assert frame is not None
        return ship_construction.refit.of(frame)[0], True
    if moving.move_to.matches(frame):
        assert frame is not None
        return moving.move_to.of(frame)[0], False
    return -1, False


def _asked_site(g: ClashOfCultures, viewer: Seat) -> tuple[int, ...]:
    """Return the hexes of the tile that the viewer is about to lay. [COC-213]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    for rule in (exploring.lay_tile, sailing.lay_coast):
        if rule.matches(frame):
            assert frame is not None
            return g.content.layouts[g.seats].sites[rule.of(frame)[0]]
    return ()


def _area(g: ClashOfCultures, now: Land, place: int, viewer: Seat, choosing: bool, texts: Texts) -> Area:
    name = now.layout.names[place]
    area = Area(f"hex:{name}", name, hex=now.layout.places[place], region=f"site:{now.layout.site_of[place]}")
    area.owners = []
    terrain = now.terrain[place]
    if terrain < 0:
        area.terrain = "unexplored"
        return area
    area.terrain = TERRAIN_NAMES[terrain]
    owner = cities.owner(g, place)
    if owner != NOBODY:
        area.owners = [colour_of(owner)]
    area.reasons = [_ground(g, place, viewer, texts), *town_reasons(g, place, owner, texts)]
    area.pieces = [
        *_exhausted(g, place, texts),
        *town(g, place, owner, texts),
        *ports(g, place, texts),
        *_tokens(g, place, texts),
        *[
            piece
            for side in (*range(g.seats), BARBARIANS, PIRATES)
            for piece in _units(g, side, place, choosing and side == viewer, texts)
        ],
    ]
    return area


def _ground(g: ClashOfCultures, place: int, viewer: Seat, texts: Texts) -> Reason:
    """Write the terrain and what the hex yields to the viewer. [COC-127]"""
    terrain = land(g).terrain[place]
    name = name_of(texts, g.content.terrains[TERRAINS[terrain]])
    if g.exhausted >> place & 1:
        return Reason(name, say(texts, "exhausted"))
    given = collecting.yields(Realm(g, viewer), place)[terrain] if viewer != SPECTATOR else ()
    return Reason(name, listed([texts.label("good", GOODS[good]) for good in given]))


def _exhausted(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    if not g.exhausted >> place & 1:
        return []
    name = land(g).layout.names[place]
    return [Piece(f"exhausted:{name}", "ground", 0, say(texts, "exhausted"), icon="exhausted")]


def _tokens(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    """Show druids, the tokens of a beloved city, and marks of tiles. [COC-546, COC-618, COC-622]"""
    name = land(g).layout.names[place]
    found = []
    if g.druids >> place & 1:
        found.append(Piece(f"druid:{name}", "token", 0, say(texts, "druid"), icon="culture"))
    for number in [number for where, number in g.beloved if where == place]:
        label = say(texts, "beloved", n=number)
        found.append(Piece(f"beloved:{name}", "token", 0, label, count=number, icon="culture"))
    site = land(g).layout.site_of[place]
    if place == min(land(g).layout.sites[site]):
        for seat, civ in enumerate(g.civs):
            if civ.marks >> site & 1:
                label = say(texts, "tile-marked", civ=texts.label("civ", seat))
                found.append(Piece(f"mark:{name}", "token", colour_of(seat), label, icon="flag"))
    return found


# A tile that is about to be laid.


def laid_tile(
    g: ClashOfCultures, site: int, terrains: Sequence[int], prefix: str, texts: Texts
) -> list[Area]:
    """Show a tile as it would lie on its site, and the explored hexes around it. [COC-211]"""
    now = land(g)
    hexes = g.content.layouts[g.seats].sites[site]
    shown = [_bare(g, place, kind, prefix, texts) for place, kind in zip(hexes, terrains, strict=True)]
    around = {other for place in hexes for other in bits(now.layout.neighbours[place] & now.explored)}
    for place in sorted(around.difference(hexes)):
        beside = _bare(g, place, now.terrain[place], prefix, texts)
        beside.state = "out"
        shown.append(beside)
    return shown


def _bare(g: ClashOfCultures, place: int, terrain: int, prefix: str, texts: Texts) -> Area:
    """Show the terrain of a hex, without what stands on it."""
    layout = land(g).layout
    name = layout.names[place]
    return Area(
        f"{prefix}:{name}",
        name,
        hex=layout.places[place],
        region=f"site:{layout.site_of[place]}",
        terrain=TERRAIN_NAMES[terrain],
        note=name_of(texts, g.content.terrains[TERRAINS[terrain]]),
        owners=[],
    )


# Units.


def _units(g: ClashOfCultures, side: int, place: int, choosing: bool, texts: Texts) -> list[Piece]:
    """Show the units of a side by kind, or one by one while the viewer chooses among them."""
    if land(g).water >> place & 1 and not choosing:
        return _fleet(g, side, place, texts)
    units = hosts.at(sides.troops(g, side), place)
    if choosing:
        return [
            Piece(
                f"unit:{unit}",
                "unit",
                colour_of(side),
                texts.label("unit", unit),
                count=units.count(unit),
                icon=KINDS[kind_of(unit)],
            )
            for unit in dict.fromkeys(units)
        ] + _moving_city(g, side, place, texts)
    kinds = [kind_of(unit) for unit in units]
    return [
        _squad(g, side, place, kind, kinds.count(kind), name_of(texts, g.content.units[kind]))
        for kind in sorted(set(kinds))
    ]


def _moving_city(g: ClashOfCultures, side: int, place: int, texts: Texts) -> list[Piece]:
    """Show a city that may go along with a group. [COC-556]"""
    if not nomads.camps(Realm(g, side)) >> place & 1:
        return []
    return [Piece(f"unit:{CITY}", "unit", colour_of(side), texts.label("unit", CITY), icon="city")]


def _fleet(g: ClashOfCultures, side: int, place: int, texts: Texts) -> list[Piece]:
    """Show the ships of a side, then what they carry. [COC-178, COC-188]"""
    ships = fleets.fleet(g, side, place)
    if not ships:
        return []
    allied = len(fleets.allies(g, side, place))
    number = len(ships) - allied
    label = say(texts, "pirate-fleet", ships=number)
    if side != PIRATES:
        label = say(texts, "fleet", ships=number, civ=texts.label("side", side))
    shown = [_squad(g, side, place, SHIP, number, label)] if number else []
    if allied:
        squad = _squad(g, side, place, SHIP, allied, say(texts, "allied-pirates", ships=allied))
        squad.id, squad.emblem = f"allies:{side}:{land(g).layout.names[place]}", emblem_of(PIRATES)
        shown.append(squad)
    aboard = [kind_of(unit) for unit in fleets.cargo(g, side, place)]
    for kind in sorted(set(aboard)):
        label = say(texts, "aboard", unit=name_of(texts, g.content.units[kind]))
        load = _squad(g, side, place, kind, aboard.count(kind), label)
        load.aboard = True
        shown.append(load)
    return shown


def _squad(g: ClashOfCultures, side: int, place: int, kind: int, number: int, label: str) -> Piece:
    """Show the units of one kind that a side has on a hex."""
    name = land(g).layout.names[place]
    return Piece(
        f"units:{side}:{KINDS[kind]}:{name}",
        "unit",
        colour_of(side),
        label,
        count=number,
        icon=KINDS[kind],
        emblem=emblem_of(side),
    )
