"""Recruiting units (COC-006, COC-150 to COC-154, COC-161, COC-406, COC-419, COC-434, COC-440)."""

from __future__ import annotations

from typing import Final, NamedTuple

from saecula.core.actions import verb_id
from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.memo import keep
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Priced, Recruits, Sells
from saecula.games.clash_of_cultures.rules import (
    activating,
    cards,
    deeds,
    fleets,
    goods,
    hosts,
    land,
    mustering,
    paying,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import IS_ARMY, LEADER, PIRATE, SHIP, kind_of
from saecula.games.clash_of_cultures.rules.paying import Ways
from saecula.games.clash_of_cultures.rules.purchases import (
    CARD,
    SALE,
    Purchase,
    forms,
    is_allowed,
    other_purchases,
    purchase,
    sellers,
    sells,
    sold,
    total,
    ways,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, rules
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet, use_up
from saecula.games.clash_of_cultures.vocabulary import Hire, HireBy, Recruit, TakeBack
from saecula.games.clash_of_cultures.words import KINDS

RECRUIT: Final = "recruit"
DRAFT: Final = "draft"
REMEMBERED: Final = 1 << 12


def fits(realm: Realm, place: int, bought: list[Purchase]) -> bool:
    """Return whether the last of these units can be placed and all can be paid for.

    [COC-002, COC-006, COC-070, COC-152, COC-161, COC-170]
    """
    return finds_room(realm, place, bought) and paying.can_pay(realm.civ, total(bought), ways(realm, bought))


def finds_room(realm: Realm, place: int, bought: list[Purchase]) -> bool:
    """Return whether the last of these units is in supply and can be placed. [COC-002, COC-006, COC-152]"""
    kind = bought[-1].kind
    if kind == CARD:
        return True
    same = sum([each.kind == kind for each in bought]) if len(bought) > 1 else 1
    if same > obtainable(realm, kind):
        return False
    if not IS_ARMY[kind]:
        return True
    army = sum([each.kind != CARD and IS_ARMY[each.kind] for each in bought])
    return army <= room(realm, place, bought)


def room(realm: Realm, place: int, bought: list[Purchase]) -> int:
    """Return how many army units find room in a city or around it.

    A leader who is replaced leaves first, with all that the old one allowed. [COC-156, COC-629, COC-634]
    """
    new = [each.most_led for each in bought if each.kind == LEADER]
    if not new:
        return hosts.room(realm.host, place) + mustering.camp_room(realm, place)
    return new[0] - realm.host.fighters.get(place, 0) + (realm.host.led == place)


def obtainable(realm: Realm, kind: int) -> int:
    """Return how many units of a kind could be recruited at once, some taken back. [COC-006, COC-585]"""
    number = int(realm.g.content.units[kind].supply) - captured(realm.g, realm.seat, kind)
    if kind == SHIP:
        number -= sum([fleets.own_needed(realm.g, realm.seat, place) for place in bits(realm.host.aboard)])
    return number


def supply(g: ClashOfCultures, seat: Seat, kind: int) -> int:
    """Return how many units of a kind are in supply; captives are not. [COC-002, COC-005, COC-585]"""
    held = sum([is_own(unit, kind) for stack in g.civs[seat].units for unit in stack[1:]])
    return int(g.content.units[kind].supply) - held - captured(g, seat, kind)


def captured(g: ClashOfCultures, seat: Seat, kind: int) -> int:
    """Return how many of a player's units of a kind are captives. [COC-585]"""
    number = 0
    for civ in g.civs:
        if civ.captives:
            number += civ.captives.count((seat, kind))
    return number


def is_own(unit: int, kind: int) -> bool:
    """Return whether a unit is one of a kind out of the player's supply; pirates are not. [COC-514]"""
    return kind_of(unit) == kind and not unit & PIRATE


def offers(realm: Realm, place: int, bought: list[Purchase]) -> list[Action]:
    """List what can be bought in a recruit beside these units. [COC-150, COC-151, COC-154]"""
    if len(bought) >= realm.strength(place, RECRUIT):
        return []
    listed: list[Action] = [Hire(KINDS[kind]) for kind in range(len(KINDS)) if is_allowed(realm, place, kind)]
    taken = [each.sale for each in bought]
    listed += [
        HireBy(card) for card, sale in sellers(realm) if sale not in taken and sells(realm, card, place)
    ]
    fitting = [action for action in listed if fits(realm, place, [*bought, purchase(realm, place, action)])]
    for others, _, _ in other_purchases.values():
        fitting += others(realm, place, bought)
    return fitting


@main_action(Recruit.id, 50)
def options(realm: Realm) -> list[Action]:
    """List the cities that can be activated for recruiting. [COC-118, COC-150]"""
    cheap = affordable(realm)
    if not cheap:
        return []
    places = bits(activating.activatable(realm))
    able = [place for place in places if can_recruit(realm, place, cheap)]
    return Recruit.each([realm.land.layout.names[place] for place in able]) if able else []


class Sale(NamedTuple):
    """A first purchase of a recruit: how it is named, how it may be paid, and whether so in every city."""

    action: Action
    card: str
    """The card that sells it, if it is not the usual way."""
    bought: Purchase
    ways: Ways
    everywhere: bool


class Market:
    """Whatever a civilization could ever buy in a recruit; the same object for the same cards."""

    __slots__ = ("sales",)

    def __init__(self, sales: tuple[Sale, ...]) -> None:
        self.sales: Final = sales


def market(realm: Realm) -> Market:
    """Return whatever a civilization could ever buy in a recruit."""
    found = _markets.get(realm.sheet)
    if found is None:
        held = realm.sheet
        cards_ = (realm.g.content, held.replacers, held.all(Sells), held.all(Recruits), held.all(Priced))
        found = _open.get(cards_) or keep(_open, REMEMBERED, cards_, Market(_on_sale(realm)))
        keep(_markets, REMEMBERED, held, found)
    return found


_open: Final[dict[tuple[object, ...], Market]] = {}
_markets: Final[dict[Sheet, Market]] = {}


def _on_sale(realm: Realm) -> tuple[Sale, ...]:
    found: list[Sale] = []
    for kind in range(len(KINDS)):
        listed = forms(realm, kind)
        found += [Sale(Hire(KINDS[kind]), "", each, ways(realm, [each]), len(listed) == 1) for each in listed]
    sold_ = [(card, sold(realm, card)) for card, _ in sellers(realm)]
    return (*found, *[Sale(HireBy(card), card, each, ways(realm, [each]), True) for card, each in sold_])


def affordable(realm: Realm) -> tuple[Sale, ...]:
    """Return what could be bought first wherever it is allowed."""
    stock = goods.stock(realm.civ)
    key = (market(realm), stock)
    found = _affordable.get(key)
    if found is None:
        sales = key[0].sales
        found = tuple(
            [sale for sale in sales if paying.default(stock, sale.bought.price, sale.ways) is not None]
        )
        keep(_affordable, REMEMBERED, key, found)
    return found


_affordable: Final[dict[tuple[Market, Amounts], tuple[Sale, ...]]] = {}


def can_recruit(realm: Realm, place: int, cheap: tuple[Sale, ...]) -> bool:
    """Return whether a city can recruit any of what can be paid for. [COC-150]"""
    for sale in cheap:
        if can_buy(realm, place, sale):
            return True
    if LEADER not in [sale.bought.kind for sale in cheap]:  # the price of all other purchases
        return False
    return any([others(realm, place, []) for others, _, _ in other_purchases.values()])


def can_buy(realm: Realm, place: int, sale: Sale) -> bool:
    """Return whether what a civilization can pay for may be bought in a city. [COC-150, COC-151, COC-154]"""
    if sale.card:
        allowed = sells(realm, sale.card, place)
    else:
        allowed = is_allowed(realm, place, sale.bought.kind)
    if not allowed or sale.everywhere:
        return allowed and finds_room(realm, place, [sale.bought])
    return fits(realm, place, [purchase(realm, place, sale.action)])


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    place = land.number(g, Recruit.of(action))
    return activating.activate(g, seat, place, RECRUIT, recruit(seat, place))


@rules.draft
def recruit(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> list[Action]:
    """Name the units of a recruit, as many as size and mood allow. [COC-150, COC-151, COC-154, COC-161]"""
    realm = Realm(g, seat)
    listed = offers(realm, place, [purchase(realm, place, pick) for pick in picks])
    return [*listed, DONE] if listed and picks else listed


@recruit.resolve
def pay_units(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> None:
    """Pay for all units together; take back units of a kind that has run out. [COC-006, COC-161]"""
    realm = Realm(g, seat)
    bought = [purchase(realm, place, pick) for pick in picks]
    kinds = tuple([each.kind for each in bought if each.kind != CARD])
    missing = [
        kind
        for kind in sorted({kind for kind in kinds if kind != LEADER})
        for _ in range(kinds.count(kind) - supply(g, seat, kind))
    ]
    more = [
        frame
        for pick in picks
        if verb_id(pick) in other_purchases
        for frame in other_purchases[verb_id(pick)][2](g, seat, pick, place)
    ]
    if DRAFT in [each.sale for each in bought]:
        deeds.drafted(g, seat)
    drawn = [frame for each in bought for frame in special_sale(g, seat, each)]
    paid = paying.pay(g, seat, total(bought), ways(realm, bought))
    g.then(
        *paid,
        *[take_back(seat, kind) for kind in missing],
        *more,
        *drawn,
        mustering.enlist(seat, place, kinds),
    )


def special_sale(g: ClashOfCultures, seat: Seat, bought: Purchase) -> Frames:
    """Use up what a card sells once a turn, and draw a card that is sold. [COC-454, COC-507]"""
    for source, power in sheet(g, g.civs[seat]).all(Sells):
        if source == bought.source:
            if power.once:
                use_up(g.civs[seat], SALE)
            return (cards.draw_cards(seat, power.card, 1),) if power.card else ()
    return ()


@rules.decision(must=True)
def take_back(g: ClashOfCultures, seat: Seat, kind: int) -> list[Action]:
    """Choose a unit on the board that returns to the supply, to be recruited anew. [COC-006]"""
    places = [
        stack[0]
        for stack in g.civs[seat].units
        if any([is_own(unit, kind) for unit in stack[1:]]) and can_leave(g, seat, stack[0], kind)
    ]
    return TakeBack.each([land.name(g, place) for place in places])


def can_leave(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> bool:
    """Return whether the units aboard still have room without a ship. [COC-006, COC-181]"""
    if kind != SHIP:
        return True
    return len(fleets.fleet(g, seat, place)) > fleets.needed(g, seat, place)


@take_back.resolve
def return_unit(g: ClashOfCultures, seat: Seat, action: Action, kind: int) -> None:
    place = land.number(g, TakeBack.of(action))
    civ = g.civs[seat]
    found = [unit for unit in hosts.at(civ.units, place) if is_own(unit, kind)]
    civ.units = hosts.removed(civ.units, place, [max(found)])
    fleets.part(g, seat)
    g.tell("took_back", seat, KINDS[kind], TakeBack.of(action))
