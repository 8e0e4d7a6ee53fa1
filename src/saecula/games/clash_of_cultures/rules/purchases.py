"""What a recruit can buy, where, and for what price (COC-151, COC-154, COC-507, COC-512, COC-515)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from saecula.core.actions import verb_id
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Recruits, Sells
from saecula.games.clash_of_cultures.rules import goods, paying, prices, tolls
from saecula.games.clash_of_cultures.rules.goods import GOLD, Amounts
from saecula.games.clash_of_cultures.rules.hosts import LEADER, MOST_ARMY, SHIP
from saecula.games.clash_of_cultures.rules.paying import Ways
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import is_used
from saecula.games.clash_of_cultures.vocabulary import Hire, HireBy
from saecula.games.clash_of_cultures.words import GOODS, KINDS, TERRAINS

NO_PORT: Final = -1
CARD: Final = -1  # a purchase that is no unit
SALE: Final = "sale"  # what is sold once a turn, whatever else its card does


class Purchase:
    """A unit to be recruited: its kind, its price, and the card whose sale it is, if any.

    Of some cards another one makes something else, even a card in place of a unit. What may be paid for this
    purchase only is in `ways`.
    """

    __slots__ = ("kind", "most_led", "price", "sale", "source", "ways")

    def __init__(self, kind: int, price: Amounts, sale: str = "", source: str = "", ways: Ways = ()) -> None:
        self.kind = kind
        self.price = price
        self.sale = sale
        self.source = source or sale
        self.ways = ways
        self.most_led = MOST_ARMY  # army units that may be on the hex of a leader


# What else can be bought in a recruit, by verb: the options beside these purchases, the purchase
# of an action, and what happens before the units are placed.
other_purchases: Final[
    dict[
        str,
        tuple[
            Callable[[Realm, int, list[Purchase]], list[Action]],
            Callable[[Realm, Action], Purchase],
            Callable[[ClashOfCultures, Seat, Action, int], Frames],
        ],
    ]
] = {}


@lru_cache(maxsize=64)
def recruited_at(content: Content, kind: int) -> tuple[int, ...]:
    """Return the buildings that allow a kind of unit in their city. [COC-144, COC-145, COC-151]"""
    return tuple(
        [
            number
            for number, building in enumerate(content.buildings)
            if any([isinstance(power, Recruits) and KINDS[kind] in power.units for power in building.powers])
        ]
    )


def is_allowed(realm: Realm, place: int, kind: int, *, swapped: bool = True) -> bool:
    """Return whether a kind may be recruited in a city, money and room aside; some at a swapped price only.

    New ships do not break a truce or a peace with those who lie off the port.
    [COC-151, COC-153, COC-189, COC-398, COC-512]
    """
    unit = realm.g.content.units[kind]
    if kind == LEADER or (realm.g.variant.base_only and unit.expansion):
        return False
    if kind == SHIP:
        port = realm.g.ports[place]
        return port != NO_PORT and tolls.is_free(realm.g, realm.seat, port)
    if not unit.building or any([realm.built[n] >> place & 1 for n in recruited_at(realm.g.content, kind)]):
        return True
    found = [power for _, power in realm.sheet.all(Recruits) if KINDS[kind] in power.units]
    return any([permits(realm, power, place) and (swapped or not power.swap) for power in found])


def swap_for(realm: Realm, place: int, kind: int) -> Recruits | None:
    """Return the power by which part of a unit's price must be paid in another way in a city. [COC-512]"""
    if is_allowed(realm, place, kind, swapped=False):
        return None
    found = [power for _, power in realm.sheet.all(Recruits) if KINDS[kind] in power.units and power.swap]
    return next((power for power in found if permits(realm, power, place)), None)


def permits(realm: Realm, power: Recruits, place: int) -> bool:
    """Return whether a card lets units be recruited in a city that lacks the building."""
    now = realm.land
    if power.building and not realm.built[realm.g.content.building_index[power.building]] >> place & 1:
        return False
    if power.on and now.terrain[place] != TERRAINS.index(power.on):
        return False
    if power.near and not now.layout.neighbours[place] & now.of[TERRAINS.index(power.near)]:
        return False
    if power.size and realm.size(place) != power.size:
        return False
    distance = now.distance(realm.civ.home, place)
    return not 0 <= distance < power.from_start


def purchase(realm: Realm, place: int, action: Action) -> Purchase:
    """Return what an option of a recruit in a city buys. [COC-151, COC-154]"""
    if Hire.matches(action):
        kind = KINDS.index(Hire.of(action))
        power = swap_for(realm, place, kind)
        return at_swap(realm, kind, power) if power else plain(realm, kind)
    if HireBy.matches(action):
        return sold(realm, HireBy.of(action))
    return other_purchases[verb_id(action)][1](realm, action)


def plain(realm: Realm, kind: int) -> Purchase:
    """Return a unit at its usual price. [COC-151]"""
    return Purchase(kind, prices.unit_prices(realm.g.content)[kind])


def at_swap(realm: Realm, kind: int, power: Recruits) -> Purchase:
    """Return a unit of whose price at least one good is paid by others, gold last. [COC-071, COC-512]"""
    named = GOODS.index(power.swap)
    others = [GOODS.index(good) for good in power.by if good != GOODS[GOLD]]
    others += [GOLD] * (GOODS[GOLD] in power.by)
    price = list(prices.unit_prices(realm.g.content)[kind])
    price[named] -= 1
    price[others[0]] += 1
    more = [paying.way(named, by, most=price[named]) for by in others if by != GOLD]
    more += [paying.way(others[0], by, most=1) for by in others[1:]]
    return Purchase(kind, tuple(price), ways=tuple(more))


def sold(realm: Realm, source: str) -> Purchase:
    """Return what a card sells, or makes of what another card sells. [COC-154, COC-507, COC-515]"""
    power = next(power for card, power in realm.sheet.all(Sells) if card == source)
    sale = power.instead or source
    first = next(held for card, held in realm.sheet.all(Sells) if card == sale)
    assert first.price is not None
    price = prices.sale(realm.sheet, sale, first.price)
    usual = [each[:2] for each in prices.ways(realm.sheet, "unit")]
    special = [each for each in prices.ways(realm.sheet, sale) if each[:2] not in usual]
    ways_ = tuple([paying.way(good, by, rate, price[good]) for good, by, rate, _ in special if price[good]])
    return Purchase(KINDS.index(power.unit) if power.unit else CARD, price, sale, source, ways_)


def total(bought: list[Purchase]) -> Amounts:
    """Return the price of all units of a recruit together. [COC-161]"""
    if not bought:
        return prices.FREE
    price = bought[0].price
    for each in bought[1:]:
        price = goods.added(price, each.price)
    return price


def ways(realm: Realm, bought: list[Purchase]) -> Ways:
    """Return what may be paid instead of what for these units: for some of them more. [COC-161]"""
    usual = prices.ways(realm.sheet, "unit")
    if not any([each.ways for each in bought]):
        return usual
    more: dict[tuple[int, int, int], int] = {}
    for good, by, rate, most in [each for purchase_ in bought for each in purchase_.ways]:
        more[good, by, rate] = more.get((good, by, rate), 0) + most
    return prices.ordered([*[(*way, most) for way, most in more.items()], *usual])


def sellers(realm: Realm) -> list[tuple[str, str]]:
    """Return the cards that sell something for a price of their own, each with the card whose sale it is.

    [COC-154, COC-507, COC-515]
    """
    found = realm.sheet.all(Sells)
    own = [source for source, power in found if power.price is not None]
    listed = [(source, power.instead or source) for source, power in found]
    return [(source, sale) for source, sale in listed if sale in own]


def sells(realm: Realm, card: str, place: int) -> bool:
    """Return whether a card sells something in a city now. [COC-153, COC-154, COC-454]"""
    power = next(power for source, power in realm.sheet.all(Sells) if source == card)
    if power.once and is_used(realm.civ, SALE):
        return False
    if power.unit and not is_allowed(realm, place, KINDS.index(power.unit)):
        return False
    index = realm.g.content.building_index
    return not power.building or bool(realm.built[index[power.building]] >> place & 1)


def forms(realm: Realm, kind: int) -> list[Purchase]:
    """Return a unit at its usual price, and at those that hold in some cities only."""
    found = [power for _, power in realm.sheet.all(Recruits) if KINDS[kind] in power.units and power.swap]
    return [plain(realm, kind), *[at_swap(realm, kind, power) for power in found]]
