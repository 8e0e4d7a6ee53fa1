"""The map: hexes with their terrain, cities with buildings, and units."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Area, MapPanel, Piece, Reason
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, collecting, hosts, moving
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import kind_of
from saecula.games.clash_of_cultures.rules.land import Land, land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.wording import MOOD_MARKS, MOOD_WORDS, TERRAIN_NAMES, colour_of
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS, TERRAINS


def world(g: ClashOfCultures, viewer: Seat, texts: Texts) -> MapPanel:
    """Show all hexes; those of one tile share an outline. [COC-040, COC-047]"""
    now = land(g)
    asked = _group(g, viewer)
    areas = [_area(g, now, place, viewer, asked, texts) for place in range(now.layout.size)]
    names = now.layout.names
    links = [
        (f"hex:{names[place]}", f"hex:{names[other]}")
        for place, around in enumerate(now.layout.neighbours)
        for other in bits(around)
        if place < other
    ]
    return MapPanel("world", say(texts, "panel-world"), areas, links)


def _group(g: ClashOfCultures, viewer: Seat) -> int:
    """Return the hex whose units the viewer is choosing from, or -1."""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if frame is None or not moving.group.matches(frame):
        return -1
    _, start, _ = moving.group.of(frame)
    return start


def _area(g: ClashOfCultures, now: Land, place: int, viewer: Seat, asked: int, texts: Texts) -> Area:
    name = now.layout.names[place]
    area = Area(f"hex:{name}", name, hex=now.layout.places[place], region=f"site:{now.layout.site_of[place]}")
    area.owners = []
    terrain = now.terrain[place]
    if terrain < 0:
        area.terrain = "unexplored"
        return area
    area.terrain = TERRAIN_NAMES[terrain]
    owner = cities.owner(g, place)
    if 0 <= owner < g.seats:
        area.owners = [colour_of(owner)]
    area.reasons = [_ground(g, place, viewer, texts), *_town(g, place, owner, texts)]
    area.pieces = [
        *_city(g, place, owner, texts),
        *[
            piece
            for seat in range(g.seats)
            for piece in _units(g, seat, place, seat == viewer and place == asked, texts)
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


def _town(g: ClashOfCultures, place: int, owner: int, texts: Texts) -> list[Reason]:
    """Write what stands on a hex: the city, its mood and its buildings. [COC-075, COC-076]"""
    if not 0 <= owner < g.seats:
        return []
    built = cities.standing(g)
    mood = say(texts, f"mood-{MOOD_WORDS[cities.mood(g, place)]}")
    size = cities.size(g, place, built)
    names = [
        name_of(texts, g.content.buildings[kind]) for kind, where in enumerate(built) if where >> place & 1
    ]
    civ = texts.label("civ", owner)
    return [Reason(say(texts, "city-of", civ=civ, size=size, mood=mood), listed(names))]


def _city(g: ClashOfCultures, place: int, owner: int, texts: Texts) -> list[Piece]:
    """Show a city with its size and mood, then its buildings in their colours. [COC-075, COC-076, COC-147]"""
    if owner == NOBODY or owner >= g.seats:
        return []
    name = land(g).layout.names[place]
    mood = cities.mood(g, place)
    city = Piece(
        f"city:{name}",
        "city",
        colour_of(owner),
        say(texts, "city-named", civ=texts.label("civ", owner), mood=say(texts, f"mood-{MOOD_WORDS[mood]}")),
        count=cities.size(g, place, cities.standing(g)),
        strong=g.civs[owner].home == place,
        icon="city",
        mark=MOOD_MARKS[mood],
    )
    buildings = [
        Piece(
            f"built:{BUILDINGS[kind]}:{name}",
            "building",
            colour_of(seat),
            name_of(texts, g.content.buildings[kind]),
            icon=BUILDINGS[kind],
        )
        for seat, civ in enumerate(g.civs)
        for kind, where in enumerate(civ.buildings)
        if where >> place & 1
    ]
    return [city, *buildings]


def _units(g: ClashOfCultures, seat: Seat, place: int, choosing: bool, texts: Texts) -> list[Piece]:
    """Show the units of a player by kind, or one by one while the viewer chooses among them."""
    units = hosts.at(g.civs[seat].units, place)
    name = land(g).layout.names[place]
    if choosing:
        return [
            Piece(
                f"unit:{unit}",
                "unit",
                colour_of(seat),
                texts.label("unit", unit),
                count=units.count(unit),
                icon=KINDS[kind_of(unit)],
            )
            for unit in dict.fromkeys(units)
        ]
    kinds = [kind_of(unit) for unit in units]
    return [
        Piece(
            f"units:{seat}:{KINDS[kind]}:{name}",
            "unit",
            colour_of(seat),
            name_of(texts, g.content.units[kind]),
            count=kinds.count(kind),
            icon=KINDS[kind],
        )
        for kind in sorted(set(kinds))
    ]
