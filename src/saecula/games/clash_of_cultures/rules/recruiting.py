"""Recruiting units (COC-006, COC-150 to COC-154, COC-161, COC-406, COC-419, COC-434, COC-440)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from saecula.core.actions import verb_id
from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.memo import keep
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Recruits, Sells
from saecula.games.clash_of_cultures.rules import (
    activating,
    deeds,
    effects,
    fleets,
    goods,
    hosts,
    land,
    paying,
    prices,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import IS_ARMY, LEADER, SHIP, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, rules, ships_meet
from saecula.games.clash_of_cultures.rules.sheets import Sheet
from saecula.games.clash_of_cultures.vocabulary import Hire, HireBy, Recruit, TakeBack
from saecula.games.clash_of_cultures.words import KINDS, TERRAINS

RECRUIT: Final = "recruit"
DRAFT: Final = "draft"
REMEMBERED: Final = 1 << 14
NO_PORT: Final = -1


class Purchase:
    """A unit to be recruited: its kind, its price, and the card that sells it, if any."""

    __slots__ = ("kind", "price", "source")

    def __init__(self, kind: int, price: Amounts, source: str = "") -> None:
        self.kind = kind
        self.price = price
        self.source = source


# What else can be bought in a recruit, by verb: the options beside these purchases, the purchase
# of an action, and what follows it.
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


def is_allowed(realm: Realm, place: int, kind: int) -> bool:
    """Tell whether a kind may be recruited in a city, money and room aside. [COC-151, COC-153, COC-398]"""
    unit = realm.g.content.units[kind]
    if kind == LEADER or (realm.g.variant.base_only and unit.expansion):
        return False
    if kind == SHIP:
        port = realm.g.ports[place]
        return port != NO_PORT
    if not unit.building or any([realm.built[n] >> place & 1 for n in recruited_at(realm.g.content, kind)]):
        return True
    return any(
        [
            KINDS[kind] in power.units and permits(realm, power, place)
            for _, power in realm.sheet.all(Recruits)
        ]
    )


def permits(realm: Realm, power: Recruits, place: int) -> bool:
    """Tell whether a card lets units be recruited in a city that lacks the building."""
    now = realm.land
    if power.building and not realm.built[realm.g.content.building_index[power.building]] >> place & 1:
        return False
    if power.on and now.terrain[place] != TERRAINS.index(power.on):
        return False
    if power.near and not now.layout.neighbours[place] & now.of[TERRAINS.index(power.near)]:
        return False
    if power.size and realm.size(place) != power.size:
        return False
    far = not power.from_start or now.distance(realm.civ.home, place) >= power.from_start
    return far and not power.swap


def purchase(realm: Realm, action: Action) -> Purchase:
    """Return what an option of a recruit buys. [COC-151, COC-154]"""
    if Hire.matches(action):
        kind = KINDS.index(Hire.of(action))
        return Purchase(kind, prices.unit_prices(realm.g.content)[kind])
    if HireBy.matches(action):
        source = HireBy.of(action)
        for card, power in realm.sheet.all(Sells):
            if card == source and power.unit and power.price is not None:
                return Purchase(
                    KINDS.index(power.unit), prices.sale(realm.sheet, source, power.price), source
                )
    return other_purchases[verb_id(action)][1](realm, action)


def total(bought: list[Purchase]) -> Amounts:
    """Return the price of all units of a recruit together. [COC-161]"""
    price = prices.FREE
    for each in bought:
        price = goods.added(price, each.price)
    return price


def ways(realm: Realm, bought: list[Purchase]) -> paying.Ways:
    """Return what may be paid instead of what for these units."""
    return prices.ways(realm.sheet, "unit", *sorted({each.source for each in bought if each.source}))


def fits(realm: Realm, place: int, bought: list[Purchase]) -> bool:
    """Tell whether the last of these units can be placed and all can be paid for.

    [COC-002, COC-006, COC-070, COC-152, COC-161, COC-170]
    """
    kind = bought[-1].kind
    same = sum([each.kind == kind for each in bought])
    if same > obtainable(realm, kind):
        return False
    if IS_ARMY[kind] and sum([IS_ARMY[each.kind] for each in bought]) > hosts.room(realm.host, place):
        return False
    return paying.can_pay(realm.civ, total(bought), ways(realm, bought))


def obtainable(realm: Realm, kind: int) -> int:
    """Return how many units of a kind could be recruited at once, some taken back. [COC-006, COC-585]"""
    kept = sum([captive == (realm.seat, kind) for civ in realm.g.civs for captive in civ.captives])
    number = int(realm.g.content.units[kind].supply) - kept
    if kind == SHIP:
        number -= sum([fleets.needed(realm.g, realm.seat, place) for place in bits(realm.host.aboard)])
    return number


def supply(g: ClashOfCultures, seat: Seat, kind: int) -> int:
    """Return how many units of a kind are in supply; captives are not. [COC-002, COC-005, COC-585]"""
    held = sum([kind_of(unit) == kind for stack in g.civs[seat].units for unit in stack[1:]])
    kept = sum([captive == (seat, kind) for civ in g.civs for captive in civ.captives])
    return int(g.content.units[kind].supply) - held - kept


def offers(realm: Realm, place: int, bought: list[Purchase]) -> list[Action]:
    """List what can be bought in a recruit beside these units. [COC-150, COC-151, COC-154]"""
    if len(bought) >= realm.strength(place, RECRUIT):
        return []
    listed: list[Action] = [Hire(KINDS[kind]) for kind in range(len(KINDS)) if is_allowed(realm, place, kind)]
    taken = [each.source for each in bought]
    listed += [HireBy(card) for card in sellers(realm) if card not in taken and sells(realm, card, place)]
    fitting = [action for action in listed if fits(realm, place, [*bought, purchase(realm, action)])]
    for others, _, _ in other_purchases.values():
        fitting += others(realm, place, bought)
    return fitting


def sellers(realm: Realm) -> list[str]:
    """Return the cards that sell a unit for a price of their own. [COC-154]"""
    found = realm.sheet.all(Sells)
    return [source for source, power in found if power.unit and power.price is not None and not power.instead]


def sells(realm: Realm, card: str, place: int) -> bool:
    """Tell whether a card sells its unit in a city. [COC-154]"""
    needed = [power.building for source, power in realm.sheet.all(Sells) if source == card and power.building]
    index = realm.g.content.building_index
    return all([realm.built[index[building]] >> place & 1 for building in needed])


@main_action(Recruit.id, 50)
def options(realm: Realm) -> list[Action]:
    """List the cities that can be activated for recruiting. [COC-118, COC-150]"""
    cheap = affordable(realm)
    if not cheap and not other_purchases:
        return []
    names = realm.land.layout.names
    places = bits(activating.activatable(realm))
    return Recruit.each([names[place] for place in places if can_recruit(realm, place, cheap)])


def affordable(realm: Realm) -> list[tuple[Action, int]]:
    """Return what could be bought first wherever it is allowed, with its kind of unit."""
    stock = goods.stock(realm.civ)
    key = (realm.sheet, stock)
    found = _affordable.get(key)
    if found is None:
        listed: list[Action] = [*Hire.each(KINDS), *HireBy.each(sellers(realm))]
        bought = [(action, purchase(realm, action)) for action in listed]
        found = [
            (action, each.kind)
            for action, each in bought
            if paying.default(stock, each.price, ways(realm, [each])) is not None
        ]
        keep(_affordable, REMEMBERED, key, found)
    return found


_affordable: Final[dict[tuple[Sheet, Amounts], list[tuple[Action, int]]]] = {}


def can_recruit(realm: Realm, place: int, cheap: list[tuple[Action, int]]) -> bool:
    """Tell whether a city can recruit any unit. [COC-150]"""
    for action, kind in cheap:
        allowed = (
            is_allowed(realm, place, kind) if Hire.matches(action) else sells(realm, HireBy.of(action), place)
        )
        full = IS_ARMY[kind] and realm.host.full >> place & 1
        if allowed and not full and obtainable(realm, kind):
            return True
    return any([others(realm, place, []) for others, _, _ in other_purchases.values()])


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    place = land.number(g, Recruit.of(action))
    return activating.activate(g, seat, place, RECRUIT, recruit(seat, place))


@rules.draft
def recruit(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> list[Action]:
    """Name the units of a recruit, as many as size and mood allow. [COC-150, COC-151, COC-154, COC-161]"""
    realm = Realm(g, seat)
    listed = offers(realm, place, [purchase(realm, pick) for pick in picks])
    return [*listed, DONE] if listed and picks else listed


@recruit.resolve
def pay_units(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> None:
    """Pay for all units together; take back units of a kind that has run out. [COC-006, COC-161]"""
    realm = Realm(g, seat)
    bought = [purchase(realm, pick) for pick in picks]
    kinds = tuple([each.kind for each in bought])
    missing = [kind for kind in sorted(set(kinds)) for _ in range(kinds.count(kind) - supply(g, seat, kind))]
    more = [
        frame
        for pick in picks
        if verb_id(pick) in other_purchases
        for frame in other_purchases[verb_id(pick)][2](g, seat, pick, place)
    ]
    if DRAFT in [each.source for each in bought]:
        deeds.drafted(g, seat)
    paid = paying.pay(g, seat, total(bought), ways(realm, bought))
    g.then(*paid, *[take_back(seat, kind) for kind in missing], enlist(seat, place, kinds), *more)


@rules.decision(must=True)
def take_back(g: ClashOfCultures, seat: Seat, kind: int) -> list[Action]:
    """Choose a unit on the board that returns to the supply, to be recruited anew. [COC-006]"""
    places = [
        stack[0]
        for stack in g.civs[seat].units
        if any([kind_of(unit) == kind for unit in stack[1:]]) and can_leave(g, seat, stack[0], kind)
    ]
    return TakeBack.each([land.name(g, place) for place in places])


def can_leave(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> bool:
    """Tell whether the units aboard still have room without a ship. [COC-006, COC-181]"""
    if kind != SHIP:
        return True
    return len(fleets.fleet(g, seat, place)) > fleets.needed(g, seat, place)


@take_back.resolve
def return_unit(g: ClashOfCultures, seat: Seat, action: Action, kind: int) -> None:
    place = land.number(g, TakeBack.of(action))
    civ = g.civs[seat]
    found = [unit for unit in hosts.at(civ.units, place) if kind_of(unit) == kind]
    civ.units = hosts.removed(civ.units, place, [max(found)])
    g.tell("took_back", seat, KINDS[kind], TakeBack.of(action))


@rules.step
def enlist(g: ClashOfCultures, seat: Seat, place: int, kinds: tuple[int, ...]) -> None:
    """Place the new units: ships in the port, the others in the city. [COC-152, COC-153]"""
    civ = g.civs[seat]
    ships = [kind for kind in kinds if kind == SHIP]
    ashore = [kind for kind in kinds if kind != SHIP]
    port = g.ports[place]
    civ.units = hosts.added(civ.units, place, ashore)
    if ships:
        civ.units = hosts.added(civ.units, port, ships)
    for kind in sorted(set(kinds)):
        g.tell("recruited", seat, kinds.count(kind), KINDS[kind], land.name(g, place))
    facts = tuple([KINDS[kind] for kind in sorted(set(kinds))])
    if ships or any([IS_ARMY[kind] for kind in kinds]):
        facts = (*facts, "army_or_ship")
    rewards = effects.after(g, seat, "recruit", place, facts=facts)
    meeting = ships_meet(g, seat, port) if ships and Realm(g, seat).foes >> port & 1 else []
    g.then(*rewards, *meeting)
