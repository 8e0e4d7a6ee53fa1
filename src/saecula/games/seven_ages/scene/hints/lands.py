"""Building, moving, cities: what it costs, and what stands there."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import building, cities, disorder, forces, founding, march, sheets
from saecula.games.seven_ages.rules.areas import city_level, controlled
from saecula.games.seven_ages.rules.civilise import civilise
from saecula.games.seven_ages.rules.ground import Ground
from saecula.games.seven_ages.rules.production import leave_unpaid
from saecula.games.seven_ages.rules.usual_moves import spare
from saecula.games.seven_ages.scene.hints.registry import hints, joined, place
from saecula.games.seven_ages.vocabulary import (
    Appease,
    Build,
    BuildBeyond,
    BuildCity,
    BuildFort,
    BuildHere,
    BuildIn,
    BuyElite,
    FoundCapital,
    Gather,
    GoBeyond,
    GoTo,
    PlaceFort,
    Send,
    SendAll,
    StartIn,
    Unpaid,
)
from saecula.games.seven_ages.words import CITY_LEVELS

# Building.


@hints.of(Build)
def build(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, type_: int) -> str:
    """Say what a unit costs and is worth, and how many are left. [7AG-101, 7AG-105]"""
    return _unit(g, building.build.of(frame)[0], type_, texts)


@hints.of(BuildHere, BuildBeyond)
def build_here(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, type_: int) -> str:
    """Say the same of a unit for one area. [7AG-101, 7AG-105]"""
    return _unit(g, building.build_there.of(frame)[0], type_, texts)


def _unit(g: SevenAges, slot: int, type_: int, texts: Texts) -> str:
    unit = g.content.units[type_]
    quality = 0 if unit.common else g.content.colours[slot].quality
    return say(
        texts,
        "hint-unit",
        price=sheets.price(g, g.empires[slot], type_, g.founding == slot),
        front=max(unit.front + quality, 0),
        support=max(unit.support + quality, 0),
        left=forces.left(g, slot, type_),
    )


@hints.of(BuildIn)
def build_in(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say how much room there is, and what stands there. [7AG-102]"""
    slot = building.build.of(frame)[0]
    area = g.content.area_index[id_]
    there = forces.size(forces.force_in(g, g.empires[slot], area))
    units = say(texts, "hint-there", number=there) if there else ""
    if g.founding == slot:
        return units
    return joined(say(texts, "hint-room", number=max(city_level(g, area), 1) - g.built.at(area)), units)


@hints.of(BuildFort)
def build_fort(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what a fort costs and adds. [7AG-104, 7AG-192]"""
    board = g.content.board
    return say(texts, "hint-fort", price=board.fort_price, number=board.fort_defence)


@hints.of(BuyElite)
def buy_elite(g: SevenAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what an elite marker costs, and how many there are. [7AG-110]"""
    held = g.empires[building.build.of(frame)[0]].elites
    return say(texts, "hint-elite", price=g.content.board.elite_price, number=held)


@hints.of(Unpaid)
def unpaid(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say how many units are there. [7AG-098, 7AG-100]"""
    empire = g.empires[leave_unpaid.of(frame)[0]]
    number = forces.size(forces.force_in(g, empire, g.content.area_index[id_]))
    return say(texts, "hint-there", number=number)


# Starting.


@hints.of(StartIn)
def start_in(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what stands in a start area. [7AG-069]"""
    return place(g, founding.start_in.of(frame)[0], g.content.area_index[id_], texts)


@hints.of(FoundCapital)
def found_capital(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what the area of a capital is worth. [7AG-081]"""
    return place(g, founding.found_capital.of(frame)[0], g.content.area_index[id_], texts)


@hints.of(PlaceFort)
def place_fort(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what the area of a fort is worth. [7AG-075]"""
    return place(g, founding.place_fort.of(frame)[0], g.content.area_index[id_], texts)


# Moving.


@hints.of(Send, SendAll)
def send(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say who stands at a goal, and what it would yield. [7AG-091, 7AG-191]"""
    return place(g, march.march.of(frame)[0], g.content.area_index[id_], texts)


@hints.of(GoTo, GoBeyond)
def go_to(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say who stands at the goal of a group. [7AG-091, 7AG-191]"""
    return place(g, march.group.of(frame)[0], g.content.area_index[id_], texts)


@hints.of(Gather)
def gather(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say how many units may leave an area. [7AG-158]"""
    slot = march.march.of(frame)[0]
    return say(texts, "hint-may-leave", number=spare(Ground(g, slot), g.content.area_index[id_]))


# Cities and disorder.


@hints.of(BuildCity)
def build_city(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say which level the city gets, and what it yields more. [7AG-091, 7AG-279, 7AG-280]"""
    slot = civilise.of(frame)[0]
    empire, area = g.empires[slot], g.content.area_index[id_]
    before, after = city_level(g, area), CITY_LEVELS[cities.step_of(g, area)]
    first = empire.capital < 0 and not cities.all_cities(g) & controlled(g, empire)
    return joined(
        say(texts, "hint-city", number=after),
        say(texts, "hint-more-income", number=after - before),
        say(texts, "hint-capital") if first else "",
    )


@hints.of(Appease)
def appease(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what the end of disorder costs. [7AG-283]"""
    return say(texts, "hint-price", price=disorder.price(g, g.empires[civilise.of(frame)[0]]))
