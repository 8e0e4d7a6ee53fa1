"""Cities on the map: size and mood, buildings and wonders in the colours of their markers, ports."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.scene import Piece, Reason
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.cities import NOBODY, PORT
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.scene.wording import MOOD_WORDS, colour_of, emblem_of
from saecula.games.clash_of_cultures.words import BUILDINGS


def town(g: ClashOfCultures, place: int, owner: int, texts: Texts) -> list[Piece]:
    """Show a city with its size and mood, then what was built there. [COC-075, COC-076, COC-147]"""
    if owner == NOBODY:
        return []
    return [_city(g, place, owner, texts), *_buildings(g, place, texts), *_wonders(g, place, texts)]


def _city(g: ClashOfCultures, place: int, owner: int, texts: Texts) -> Piece:
    name = land(g).layout.names[place]
    shown = Piece(
        f"city:{name}",
        "city",
        colour_of(owner),
        say(texts, "tribe-named"),
        count=cities.size(g, place, cities.standing(g)),
        icon="city",
        emblem=emblem_of(owner),
    )
    if owner < g.seats:  # barbarians know no moods and have no capital
        shown.mood = MOOD_WORDS[cities.mood(g, place)]
        mood = say(texts, f"mood-{shown.mood}")
        shown.label = say(texts, "city-named", civ=texts.label("civ", owner), mood=mood)
        shown.strong = g.civs[owner].home == place
    return shown


def _buildings(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    """Show the buildings of a city; a port stands in the water. [COC-140]"""
    name = land(g).layout.names[place]
    return [
        Piece(
            f"built:{BUILDINGS[kind]}:{name}",
            "building",
            colour_of(seat),
            name_of(texts, g.content.buildings[kind]),
            icon=BUILDINGS[kind],
        )
        for seat, civ in enumerate(g.civs)
        for kind, where in enumerate(civ.buildings)
        if kind != PORT and where >> place & 1
    ]


def _wonders(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    """Show the wonders that stand in a city. [COC-341]"""
    name = land(g).layout.names[place]
    return [
        Piece(
            f"built:{id_}:{name}",
            "building",
            colour_of(g.builders[number]),
            name_of(texts, g.content.wonders[number]),
            icon="wonder",
        )
        for id_, number in g.content.wonder_index.items()
        if g.wonder_at[number] == place
    ]


def ports(g: ClashOfCultures, place: int, texts: Texts) -> list[Piece]:
    """Show the ports that stand in a water hex, each in the colour of its building. [COC-140, COC-144]"""
    names = land(g).layout.names
    return [
        Piece(
            f"port:{names[city]}",
            "building",
            colour_of(seat),
            say(texts, "port-of", hex=names[city]),
            icon="port",
            toward=f"hex:{names[city]}",
        )
        for city, port in enumerate(g.ports)
        if port == place
        for seat, civ in enumerate(g.civs)
        if civ.buildings[PORT] >> city & 1
    ]


def town_reasons(g: ClashOfCultures, place: int, owner: int, texts: Texts) -> list[Reason]:
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
