"""Hints of the land: capitals, population, buildings, caravans, tribute, order."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, name_of, say
from saecula.games.sands_of_time import vocabulary as words
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    build,
    caravans,
    govern,
    income,
    preparation,
    tribute,
)
from saecula.games.sands_of_time.rules.regions import (
    colonies,
    neighbours,
    tile,
)
from saecula.games.sands_of_time.scene import sums, wording
from saecula.games.sands_of_time.scene.hints.registry import brought, crowd, from_to, hints
from saecula.games.sands_of_time.scene.wording import amount


def _tile(g: SandsOfTime, region: int, texts: Texts) -> str:
    """Describe a resource tile."""
    own = tile(g, region)
    return f"{texts.label('resource', own.resource)} {own.capacity}"


@hints.of(words.Found)
def _found(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    near = len(neighbours(g, place))
    goods = (g.content.borders_of[place] & g.content.goods).bit_count()
    return say(texts, "hint-found", tile=_tile(g, place, texts), n=near, goods=goods)


@hints.of(words.Capital)
def _capital(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    goods = (g.content.borders_of[place] & g.content.goods).bit_count()
    return say(texts, "hint-capital", tile=_tile(g, place, texts), goods=goods)


@hints.of(words.Route)
def _route(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, border: str) -> str:
    """Say what the caravan reaches, and whether it raises heritage. [SOT-042, SOT-215]"""
    number = g.content.border_index[border]
    reached = _reached(g, seat, number, texts)
    if preparation.first_caravan.matches(frame):
        return listed(reached)
    if caravans.earns_heritage(g, seat, number):
        return say(texts, "hint-route", things=listed(reached))
    return say(texts, "hint-route-plain")


def _reached(g: SandsOfTime, seat: Seat, number: int, texts: Texts) -> list[str]:
    """Name the good on a border, and foreign capitals and Cities at it. [SOT-215, SOT-217]"""
    good = g.content.borders[number].good
    found = [name_of(texts, g.content.files["trade_goods"][good])] if good else []
    for other, empire in enumerate(g.empires):
        for end in g.content.ends[number] if other != seat else ():
            if caravans.markets(g, empire) >> end & 1:
                found.append(say(texts, "market-of", empire=texts.label("empire", other)))
    return found


@hints.of(words.Grow)
def _grow(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    return JOIN.join([_tile(g, place, texts), crowd(g, place, texts)])


@hints.of(words.Site)
def _site(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    offers = build.offers(g, seat, place)
    kinds = len({build.building_of(offer) for offer in offers})
    standing = g.buildings[place].bit_count()
    return say(texts, "hint-site", n=kinds, standing=standing, most=tile(g, place).capacity)


@hints.of(words.Build)
def _build(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str) -> str:
    return _built(g, seat, texts, frame, building, False)


@hints.of(words.BuildByLabour)
def _build_by_labour(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str) -> str:
    return _built(g, seat, texts, frame, building, True)


def _built(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str, labour: bool) -> str:
    """Show the price, what the building does, and what the price is made of. [SOT-161, SOT-361]"""
    (region,) = build.choose_building.of(frame)
    entry = g.content.buildings[g.content.building_index[building]]
    cost = amount(texts, "gold", build.price(g, seat, entry, region, labour))
    if labour:
        gone = wording.people(texts, "peasant", build.labourers(g, g.empires[seat], region))
        cost = say(texts, "hint-labour", gold=cost, peasants=gone)
    parts = sums.building_cost(g, seat, entry, region, labour, texts)
    return JOIN.join([cost, wording.building(texts, entry), sums.in_words(parts)])


@hints.of(words.Govern)
def _govern(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, steps: int) -> str:
    now = g.empires[seat].unrest
    cost = amount(texts, "grain", govern.price(g, seat, steps))
    return JOIN.join([cost, say(texts, "hint-govern", change=from_to(texts, now, now - steps))])


@hints.of(words.Pay)
def _pay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, resource: str) -> str:
    empire = g.empires[seat]
    stock = income.stock(empire, resource)
    return from_to(texts, stock, stock - caravans.price(g, empire))


@hints.of(words.TributeOfColonies)
def _of_colonies(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Count one unit from each colony. [SOT-240]"""
    lands = [land for land in range(len(g.tiles)) if colonies(g.empires[seat]) >> land & 1]
    return brought(g, dict.fromkeys(lands, 1), texts)


@hints.of(words.TributeOfCaravans)
def _of_caravans(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Count one unit for each foreign caravan at capital and Cities. [SOT-240, SOT-242]"""
    markets = caravans.markets(g, g.empires[seat])
    lands = [land for land in range(len(g.tiles)) if markets >> land & 1]
    return brought(g, {land: sum(tribute.visits(g, seat, land)) for land in lands}, texts)


@hints.of(words.KeepGrain)
def _keep_grain(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    return _lost(g, seat, texts, "grain", number)


@hints.of(words.KeepGold)
def _keep_gold(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    return _lost(g, seat, texts, "gold", number)


def _lost(g: SandsOfTime, seat: Seat, texts: Texts, resource: str, kept: int) -> str:
    """Say what is lost. [SOT-371]"""
    lost = income.stock(g.empires[seat], resource) - kept
    return say(texts, "hint-lost", amount=amount(texts, resource, lost)) if lost else ""
