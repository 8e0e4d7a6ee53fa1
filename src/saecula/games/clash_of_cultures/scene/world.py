"""The map: hexes with their terrain, cities with buildings, and units."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Area, MapPanel, Piece, Reason
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, collecting, fleets, hosts, moving, sides
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
        *_ports(g, place, texts),
        *[
            piece
            for side in (*range(g.seats), BARBARIANS, PIRATES)
            for piece in _units(g, side, place, side == viewer and place == asked, texts)
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
    if owner == NOBODY:
        return []
    name = land(g).layout.names[place]
    mood = cities.mood(g, place)
    ours = owner < g.seats  # barbarians know no moods and have no capital
    label = say(texts, "tribe-named")
    if ours:
        word = say(texts, f"mood-{MOOD_WORDS[mood]}")
        label = say(texts, "city-named", civ=texts.label("civ", owner), mood=word)
    city = Piece(
        f"city:{name}",
        "city",
        colour_of(owner),
        label,
        count=cities.size(g, place, cities.standing(g)),
        strong=ours and g.civs[owner].home == place,
        icon="city" if ours else "barbarian",
        mark=MOOD_MARKS[mood] if ours else "",
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


def _ports(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    """Show the ports that stand in a water hex, each in the colour of its building. [COC-140, COC-144]"""
    found = []
    for city in [number for number, port in enumerate(g.ports) if port == place]:
        name = land(g).layout.names[city]
        for seat, civ in enumerate(g.civs):
            if civ.buildings[cities.PORT] >> city & 1:
                label = say(texts, "port-of", hex=name)
                found.append(Piece(f"port:{name}", "building", colour_of(seat), label, icon="port"))
    return found


def _fleet(g: ClashOfCultures, side: int, place: int, texts: Texts) -> list[Piece]:
    """Show the ships of a side, then what they carry. [COC-178, COC-188]"""
    ships = len(fleets.fleet(g, side, place))
    if not ships:
        return []
    name = land(g).layout.names[place]
    aboard = [kind_of(unit) for unit in fleets.cargo(g, side, place)]
    loads = [
        Piece(
            f"units:{side}:{KINDS[kind]}:{name}",
            "unit",
            colour_of(side),
            say(texts, "aboard", unit=name_of(texts, g.content.units[kind])),
            count=aboard.count(kind),
            icon=KINDS[kind],
        )
        for kind in sorted(set(aboard))
    ]
    icon, label = "pirate", say(texts, "pirate-fleet", ships=ships)
    if side != PIRATES:
        icon, label = "ship", say(texts, "fleet", ships=ships, civ=texts.label("side", side))
    fleet = Piece(f"units:{side}:ship:{name}", "unit", colour_of(side), label, count=ships, icon=icon)
    return [fleet, *loads]


def _units(g: ClashOfCultures, side: int, place: int, choosing: bool, texts: Texts) -> list[Piece]:
    """Show the units of a side by kind, or one by one while the viewer chooses among them."""
    if land(g).water >> place & 1 and not choosing:
        return _fleet(g, side, place, texts)
    units = hosts.at(sides.troops(g, side), place)
    name = land(g).layout.names[place]
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
        ]
    kinds = [kind_of(unit) for unit in units]
    return [
        Piece(
            f"units:{side}:{KINDS[kind]}:{name}",
            "unit",
            colour_of(side),
            name_of(texts, g.content.units[kind]),
            count=kinds.count(kind),
            icon=KINDS[kind],
        )
        for kind in sorted(set(kinds))
    ]
