"""What choices at sea, in trade and for barbarians would bring, in a few words."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, land, routes, sides
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.hints import hints
from saecula.games.clash_of_cultures.scene.wording import amounts


@hints.of(words.SailTo, words.Navigate, words.Chart)
def sail(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write whom ships would meet, or that they explore. [COC-177, COC-215]"""
    place = land.number(g, hex_)
    if not land.land(g).explored >> place & 1:
        return say(texts, "hint-unknown")
    return _battle(g, seat, place, texts)


@hints.of(words.MarchTo)
def march(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write whom barbarians would meet. [COC-316]"""
    return _battle(g, BARBARIANS, land.number(g, hex_), texts)


def _battle(g: ClashOfCultures, side: int, place: int, texts: Texts) -> str:
    other = sides.opponent(g, side, place)
    return say(texts, "hint-battle", side=texts.label("side", other)) if other != cities.NOBODY else ""


@hints.of(words.Route)
def route(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, good: str) -> str:
    """Write whom a market would bring gold. [COC-145]"""
    place = land.number(g, hex_)
    if not cities.standing(g)[cities.MARKET] >> place & 1 or not 0 <= cities.owner(g, place) < g.seats:
        return ""
    return say(texts, "hint-toll", civ=texts.label("civ", cities.owner(g, place)))


@hints.of(words.RouteAll)
def route_all(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write the number and the income of all routes. [COC-425]"""
    realm = Realm(g, seat)
    made = routes.plain_routes(realm)
    income = routes.income(realm, made)
    return say(texts, "hint-routes", n=len(made), goods=amounts(texts, income))
