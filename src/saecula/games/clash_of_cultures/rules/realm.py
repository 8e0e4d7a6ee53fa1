"""What a player has on the map and with whom it is shared, counted once for a list of options."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Stack
from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.cities import Standing
from saecula.games.clash_of_cultures.rules.hosts import Host, host
from saecula.games.clash_of_cultures.rules.land import Land, land
from saecula.games.clash_of_cultures.rules.sheets import sheet

NOT_COUNTED: Final = -1


class Realm:
    """The map as one player finds it. It is never kept: make it, read it, drop it."""

    __slots__ = (
        "_built",
        "_foes",
        "_host",
        "_influenced",
        "_sizes",
        "_towns",
        "civ",
        "g",
        "land",
        "ready",
        "seat",
        "sheet",
    )

    def __init__(self, g: ClashOfCultures, seat: Seat) -> None:
        civ = g.civs[seat]
        self.g = g
        self.seat = seat
        self.civ = civ
        self.sheet = sheet(g, civ)
        self.land: Land = land(g)
        """The map as it is laid."""
        self._host: Host | None = None
        self.ready = self._foes = self._towns = self._influenced = NOT_COUNTED
        self._built: Standing = ()
        self._sizes: dict[int, int] | None = None

    @property
    def host(self) -> Host:
        """The player's own units."""
        found = self._host
        if found is None:
            stack = self.sheet.all(Stack)
            most = (stack[0][1].n,) if stack else ()
            found = self._host = host(self.civ.units, self.land.water, *most)
        return found

    @property
    def foes(self) -> int:
        """Hexes with units of others, aboard not counted. [COC-009, COC-188]"""
        if self._foes == NOT_COUNTED:
            g, water = self.g, self.land.water
            found = host(g.horde, water).everywhere if g.horde else 0
            if g.pirates:
                found |= host(g.pirates, water).everywhere
            for other in g.civs:
                if other is not self.civ and other.units:
                    found |= host(other.units, water).everywhere
            self._foes = found
        return self._foes

    @property
    def towns(self) -> int:
        """Hexes with a city."""
        if self._towns == NOT_COUNTED:
            self._towns = cities.all_cities(self.g)
        return self._towns

    @property
    def built(self) -> Standing:
        """By kind of building the hexes where one stands."""
        if not self._built:
            self._built = cities.standing(self.g)
        return self._built

    @property
    def influenced(self) -> int:
        """The player's cities that contain a building of another colour. [COC-146, COC-148]"""
        if self._influenced == NOT_COUNTED:
            self._influenced = cities.influenced(self.g, self.seat, self.built)
        return self._influenced

    @property
    def hostile(self) -> int:
        """Hexes that cannot be entered in peace: with units or cities of others. [COC-176]"""
        return self.foes | self.towns & ~self.civ.cities

    def size(self, place: int) -> int:
        """Return the size of a city. [COC-076]"""
        found = self._sizes
        if found is None:
            found = self._sizes = cities.sizes(self.built, self.g.wonder_at)
        return found.get(place, 1)

    def strength(self, place: int, option: str) -> int:
        """Return how many hexes a city collects from, or units it recruits. [COC-077]"""
        return cities.strength(self.g, self.seat, self.sheet, place, self.built, option)
