"""What players like, for random matches: uniformly random play ends its turns and gives its cities up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, land, sides
from saecula.games.clash_of_cultures.rules.sheets import where

USUAL: Final = 10
BUILDING: Final = {
    "advance": 30,
    "found": 60,
    "collect": 8,
    "construct": 40,
    "recruit": 20,
    "influence": 30,
    "cheer": 15,
    "raze": 1,
    "end_turn": 1,
    "pass": 12,
}
WAR: Final = {
    "recruit": 60,
    "hire": 40,
    "move": 150,
    "army": 60,
    "everybody": 60,
    "collect": 40,
    "found": 30,
    "lay_tactic": 60,
    "arm": 60,
    "sacrifice": 60,
    "retreat": 2,
    "end_turn": 1,
    "done": 1,
    "raze": 1,
}
TRADE: Final = {
    "card": 60,
    "complete_upper": 80,
    "complete_lower": 80,
    "swap_own": 30,
    "keep_plan": 30,
    "accept": 20,
    "ask_card": 12,
    "trade": 6,
    "offer_good": 6,
    "ask_good": 6,
    "offer_card": 6,
    "show_card": 6,
    "advance": 30,
    "found": 60,
    "construct": 40,
    "raze": 1,
    "end_turn": 1,
}
SEA: Final = {
    "advance": 3,
    "by_hand": 1,
    "trade": 1,
    "found": 60,
    "construct": 100,
    "recruit": 60,
    "move": 100,
    "navigate": 60,
    "chart": 200,
    "sail_to": 30,
    "put_to_sea": 60,
    "beach": 60,
    "turn_on": 20,
    "ally": 40,
    "raze": 1,
    "end_turn": 1,
    "pass": 3,
    "done": 3,
}
COURT: Final = {
    "influence": 20,
    "card": 40,
    "play_person": 60,
    "advance": 40,
    "deploy": 60,
    "build_wonder": 200,
    "with_architect": 200,
    "put_under": 40,
    "perform": 40,
    "trade": 1,
    "by_hand": 1,
    "raze": 1,
    "end_turn": 1,
}
EXPLORING: Final = {
    "move": 120,
    "found": 60,
    "advance": 20,
    "trade": 1,
    "by_hand": 1,
    "raze": 1,
    "end_turn": 1,
    "done": 2,
}
SEAFARING: Final = (
    *("port", "ship", "fishing", "navigation", "cartography", "bartering", "trade_routes", "currency"),
    "tactics",
)
# What leads to governments and from one to another.
POLITICS: Final = (
    *("writing", "philosophy", "tactics", "draft", "myths", "state_religion", "voting", "nationalism"),
    "dogma",
)


def builder(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to found, build and advance."""
    return BUILDING.get(action[0], USUAL)


def statesman(g: ClashOfCultures, seat: Seat, action: Action) -> int:
    """Like governments and the tokens that it takes to change them, and keep those."""
    if action[0] in ("advance", "gain"):
        return 400 if action[1] in POLITICS else 20
    return 1 if action[0] in ("cheer", "influence", "use", "perform") else builder(g, seat, action)


def trader(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to play cards, to complete objectives, and to trade now and then."""
    return TRADE.get(action[0], USUAL)


def sailor(g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like ports, ships, their advances, and whatever is done with them."""
    if action[1:] and action[1] in SEAFARING:
        return 300
    if action[0] in ("sail_to", "move_to") and hosts.at(g.pirates, land.number(g, action[1])):
        return 300
    return SEA.get(action[0], USUAL)


def explorer(g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to go where nobody has been."""
    if action[0] == "move_to":
        return 10 if land.land(g).explored >> land.number(g, action[1]) & 1 else 300
    return EXPLORING.get(action[0], USUAL)


def courtier(g: ClashOfCultures, seat: Seat, action: Action) -> int:
    """Like the abilities of civilizations and leaders, cards, wonders and great persons."""
    if len(action) > 1 and (action[1] in g.content.abilities or action[1] in g.content.civ_advance_index):
        return 200
    civ = g.civs[seat]
    if action[0] == "influence" and civ.leader and land.number(g, action[1]) == where(g, civ, civ.leader):
        return 200
    return COURT.get(action[0], USUAL)


def warrior(g: ClashOfCultures, seat: Seat, action: Action) -> int:
    """Like to recruit, to march towards the cities of others, and to attack."""
    if action[0] == "advance":
        return 900 if action[1] == "tactics" else 20
    if action[0] == "go":
        return 60 if hosts.is_army(action[1]) else 2
    if action[0] == "move_from":
        units = hosts.at(g.civs[seat].units, land.number(g, action[1]))
        return 1 + 60 * len([unit for unit in units if hosts.is_army(unit)])
    if action[0] == "move_to":
        return _march(g, seat, land.number(g, action[1]))
    return WAR.get(action[0], USUAL)


def _march(g: ClashOfCultures, seat: Seat, place: int) -> int:
    now = land.land(g)
    if now.explored >> place & 1 and sides.opponent(g, seat, place) >= 0:
        return 2_000
    homes = [civ.home for other, civ in enumerate(g.civs) if other != seat]
    places = now.layout.places
    x, y = places[place]
    far = min([abs(x - places[home][0]) + abs(y - places[home][1]) for home in homes])
    return 1 + 300 // (1 + far) ** 2


TASTES: Final[tuple[Callable[[ClashOfCultures, Seat, Action], int], ...]] = (
    builder,
    warrior,
    sailor,
    trader,
    courtier,
    explorer,
    statesman,
)
