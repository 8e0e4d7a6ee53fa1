"""What a player has on the map and with whom it is shared, counted once for a list of options."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.cities import Standing
from saecula.games.clash_of_cultures.rules.hosts import Host, host
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import sheet


class Realm:
    """The map as one player finds it. It is never kept: make it, read it, drop it."""

    __slots__ = ("_built", "civ", "foes", "g", "host", "land", "seat", "sheet", "towns")

    def __init__(self, g: ClashOfCultures, seat: Seat) -> None:
        now = land(g)
        civ = g.civs[seat]
        self.g = g
        self.seat = seat
        self.civ = civ
        self.land = now
        self.sheet = sheet(g, civ)
        self.host: Host = host(civ.units, now.water)
        self.foes = 0
        """Hexes with units of others, aboard not counted. [COC-009, COC-188]"""
        self.towns = g.tribes | civ.cities
        """Hexes with a city."""
        for other in g.civs:
            if other is not civ:
                self.towns |= other.cities
                if other.units:
                    self.foes |= host(other.units, now.water).everywhere
        if g.horde:
            self.foes |= host(g.horde, now.water).everywhere
        if g.pirates:
            self.foes |= host(g.pirates, now.water).everywhere
        self._built: Standing = ()

    @property
    def built(self) -> Standing:
        """By kind of building the hexes where one stands."""
        if not self._built:
            self._built = cities.standing(self.g)
        return self._built

    @property
    def hostile(self) -> int:
        """Hexes that cannot be entered in peace: with units or cities of others. [COC-176]"""
        return self.foes | self.towns & ~self.civ.cities

    def size(self, place: int) -> int:
        """Return the size of a city. [COC-076]"""
        return cities.size(self.g, place, self.built)

    def strength(self, place: int, option: str) -> int:
        """Return how many hexes a city collects from, or units it recruits. [COC-077]"""
        return cities.strength(self.g, self.seat, self.sheet, place, self.built, option)
