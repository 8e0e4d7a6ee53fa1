"""Pirates: where they appear and what they demand (COC-330 to COC-332, COC-336, COC-337)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, fleets, goods, hosts, land, paying, prices
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, MOOD
from saecula.games.clash_of_cultures.rules.hosts import PIRATE, SHIP
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import Endure, Lurk, PayOff, SendOff
from saecula.games.clash_of_cultures.words import GOODS

RAIDERS: Final = 2  # ships that appear together
NOWHERE: Final = -1


def haunted(g: ClashOfCultures) -> int:
    """Return the hexes with pirates and all next to them: nobody trades through them. [COC-332, COC-336]"""
    ships = fleets.waters(g, PIRATES)
    return ships | land.land(g).near(ships)


def supply(g: ClashOfCultures) -> int:
    """Return how many pirate ships are in supply; captives and allies are not. [COC-003, COC-514]"""
    sailing = sum([len(stack) - 1 for stack in g.pirates])
    sailing += sum([bool(unit & PIRATE) for civ in g.civs for stack in civ.units for unit in stack[1:]])
    kept = sum([captive == (PIRATES, SHIP) for civ in g.civs for captive in civ.captives])
    return int(g.content.units[SHIP].pirates) - sailing - kept


def free_waters(g: ClashOfCultures) -> int:
    """Return the water hexes without ships. [COC-330]"""
    return land.land(g).water & ~fleets.all_waters(g)


# The symbol.


def appear(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frames of the Pirates symbol; those who serve a player stay. [COC-330, COC-331, COC-586]"""
    payers = [pay_off(other) for other in clockwise(g, seat)]
    if not free_waters(g):
        return tuple(payers)
    missing = min(max(RAIDERS - supply(g), 0), sum([len(stack) - 1 for stack in g.pirates]))
    return (*[send_off(seat) for _ in range(missing)], lurk(seat, NOWHERE), *payers)


@rules.decision(must=True)
def send_off(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose a pirate ship that leaves the map, to appear elsewhere. [COC-330]"""
    return SendOff.each(land.names(g, fleets.waters(g, PIRATES)))


@send_off.resolve
def take_off(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.pirates = hosts.removed(g.pirates, land.number(g, SendOff.of(action)), [SHIP])


@rules.decision
def lurk(g: ClashOfCultures, seat: Seat, first: int) -> list[Action]:
    """Choose where a pirate ship appears: the first of two next to an own city, if possible. [COC-330]

    `first` is the hex of the first ship, which the second may join.
    """
    if not supply(g):
        return []
    free = free_waters(g)
    if first != NOWHERE:
        return Lurk.each(land.names(g, free | 1 << first))
    return Lurk.each(land.names(g, free & land.land(g).near(g.civs[seat].cities) or free))


@lurk.resolve
def place_pirate(g: ClashOfCultures, seat: Seat, action: Action, first: int) -> None:
    place = land.number(g, Lurk.of(action))
    g.pirates = hosts.added(g.pirates, place, [SHIP])
    g.tell("pirates_came", Lurk.of(action))
    if first == NOWHERE:
        g.then(lurk(seat, place))


def raided(g: ClashOfCultures, seat: Seat) -> int:
    """Return a player's cities next to pirates. [COC-331]"""
    return g.civs[seat].cities & land.land(g).near(fleets.waters(g, PIRATES))


@rules.decision
def pay_off(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Pay the pirates next to one's cities; a player with nothing chooses the city that suffers. [COC-331]"""
    threatened = raided(g, seat)
    if not threatened:
        return []
    civ = g.civs[seat]
    stock = goods.stock(civ)
    owned = [good for good, number in zip(GOODS, stock[: len(GOODS)], strict=True) if number]
    if stock[CAPTIVES] and prices.takes_captives(sheet(g, civ), (MOOD,)):
        owned.append(MEANS_NAMES[CAPTIVES])
    return PayOff.each(owned) if owned else Endure.each(land.names(g, threatened & ~g.angry))


@pay_off.resolve
def answer_pirates(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if PayOff.matches(action):
        paid = [int(name == PayOff.of(action)) for name in MEANS_NAMES]
        g.then(*paying.hand_over(g, seat, tuple(paid)))
        return
    place = land.number(g, Endure.of(action))
    cities.set_mood(g, place, cities.mood(g, place) - 1)
    g.tell("mood_fell", seat, Endure.of(action))
