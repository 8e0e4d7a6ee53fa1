"""The Vikings: raiding and rune stones (COC-530, COC-531)."""

from __future__ import annotations

from itertools import combinations, product

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import cities, goods, routes
from saecula.games.clash_of_cultures.rules.goods import RESOURCES
from saecula.games.clash_of_cultures.rules.hosts import SHIP
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import routes_made, rules, specials
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import GiveGood, RaiseStone
from saecula.games.clash_of_cultures.words import GOODS, KINDS


@specials.named("raise_rune_stone")
def remember_fallen(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Raise a rune stone for the fallen. [COC-531]"""
    return (raise_stone(seat),)


@rules.decision
def raise_stone(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to keep an obelisk of the supply as a rune stone. [COC-531]"""
    return [RaiseStone(), PASS] if cities.buildings_left(g, g.civs[seat], cities.OBELISK) else []


@raise_stone.resolve
def carve(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if action != PASS:
        g.civs[seat].runes += 1
        g.tell("stone_raised", seat)


# Raiding.


@routes_made.add(10)
def raid(g: ClashOfCultures, seat: Seat, chosen: tuple[int, ...]) -> Frames:
    """Let the owners of cities next to trading ships lose a resource each. [COC-530]"""
    if not any([power.name == "raiding" for _, power in sheet(g, g.civs[seat]).all(Rule)]):
        return ()
    return tuple([be_raided(other) for other in victims(Realm(g, seat), chosen)])


def victims(realm: Realm, chosen: tuple[int, ...]) -> list[Seat]:
    """Return as many opponents as can have a city next to a ship that trades with these cities. [COC-530]"""
    listed = routes.traders(realm)
    open_ = routes.targets(realm)
    reach = [routes.in_reach(realm, kind, place, open_) for kind, place in listed]
    others = [other for other in range(realm.g.seats) if other != realm.seat]
    raiders = {other: _ships_near(realm, listed, other) for other in others}
    near = [other for other, ships in raiders.items() if ships]
    for number in range(len(near), 0, -1):
        for some in combinations(near, number):
            for ships in product(*[raiders[other] for other in some]):
                if routes.can_use(reach, sorted(set(ships)), chosen):
                    return list(some)
    return []


def _ships_near(realm: Realm, listed: list[tuple[str, int]], other: Seat) -> list[int]:
    """Return the numbers of the traders that are ships next to a city of an opponent."""
    around = realm.land.near(realm.g.civs[other].cities)
    return [n for n, (kind, place) in enumerate(listed) if kind == KINDS[SHIP] and around >> place & 1]


@rules.decision
def be_raided(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the resource that is lost to raiders. [COC-530]"""
    held = g.civs[seat].goods
    return GiveGood.each([GOODS[good] for good in RESOURCES if held[good]])


@be_raided.resolve
def lose_to_raiders(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    goods.take(g, seat, goods.only(GOODS.index(GiveGood.of(action))))
