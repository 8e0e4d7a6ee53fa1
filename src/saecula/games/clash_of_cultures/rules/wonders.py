"""Wonders: building, drawing and using them (COC-340 to COC-345, COC-360 to COC-368, COC-595, COC-596)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.core.zones import EVERYONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import NOT_BUILT, Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, Cheaper, Rule
from saecula.games.clash_of_cultures.rules import (
    activating,
    advances,
    building,
    cards,
    cities,
    effects,
    goods,
    land,
    paying,
    prices,
)
from saecula.games.clash_of_cultures.rules.building import CONSTRUCT
from saecula.games.clash_of_cultures.rules.cities import HAPPY
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import ON_PLAINS, Units
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    city_activated,
    draw_instead,
    possible,
    rules,
    specials,
    wonder_built,
)
from saecula.games.clash_of_cultures.rules.sheets import is_used, owns, sheet, use_up, where
from saecula.games.clash_of_cultures.vocabulary import (
    Borrow,
    BuildWonder,
    FromDeck,
    FromDiscards,
    TakeWonder,
    WithArchitect,
)

PURPOSE: Final = "wonder"


# Building.


def at_hand(g: ClashOfCultures, civ: Civ) -> list[str]:
    """Return the wonder cards a player may build: those in hand, and those laid out. [COC-340, COC-396]"""
    return [*civ.wonders.cards, *g.wonder_row]


def price(realm: Realm, wonder: str, place: int, architect: bool) -> Amounts:
    """Return what a wonder costs in a city; a Great Architect may help. [COC-342, COC-625, COC-804]"""
    g = realm.g
    due = prices.amounts(g.content.wonders[g.content.wonder_index[wonder]].price)
    for source, power in realm.sheet.all(Cheaper):
        near = not power.here or where(g, realm.civ, source) == place
        if near and power.less is not None and (PURPOSE in power.what or wonder in power.what):
            due = prices.reduced(due, power.less)
    if architect:
        for power in _helps(g, realm.civ):
            due = prices.reduced(due, power.less) if power.less is not None else due
    return due


def _helps(g: ClashOfCultures, civ: Civ) -> list[Cheaper]:
    return [
        power
        for card in civ.open_persons
        for power in g.content.events[card].powers
        if isinstance(power, Cheaper) and power.discard
    ]


def lacks(
    realm: Realm, wonder: str, place: int, architect: bool = False, stock: Amounts | None = None
) -> list[str]:
    """Return what keeps a wonder from being built in a city, in words; perhaps with fewer goods than held.

    [COC-340, COC-342, COC-804]
    """
    g, civ = realm.g, realm.civ
    found = []
    if cities.counting_mood(g, civ, realm.sheet, place, CONSTRUCT) != HAPPY:
        found.append("happy")
    if not building.has_room(realm, place):
        found.append("room")
    if "wonders" not in realm.sheet.enabled:
        found.append("engineering")
    waived = architect and any([power.waives_advance for power in _helps(g, civ)])
    if not waived and not owns(g, civ, g.content.wonders[g.content.wonder_index[wonder]].advance):
        found.append("advance")
    due = price(realm, wonder, place, architect)
    here = building.present(realm, place)
    less, ways = prices.rebate(realm.sheet, PURPOSE, here), prices.ways(realm.sheet, PURPOSE, present=here)
    if not paying.can_pay_less(stock or goods.stock(civ), due, less, ways):
        found.append("price")
    return found


def options(realm: Realm, place: int, stock: Amounts | None = None) -> list[Action]:
    """List the wonders that can be built in a city. [COC-340]"""
    if "wonders" not in realm.sheet.enabled:
        return []
    held = at_hand(realm.g, realm.civ)
    if not held or not building.has_room(realm, place):
        return []
    return BuildWonder.each([wonder for wonder in held if not lacks(realm, wonder, place, stock=stock)])


def begin(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> Frames:
    """Pay for a wonder and build it. [COC-340, COC-804]"""
    realm = Realm(g, seat)
    architect = WithArchitect.matches(action)
    wonder = WithArchitect.of(action) if architect else BuildWonder.of(action)
    due = price(realm, wonder, place, architect)
    activating.exert(g, seat, place, HAPPY)
    if architect:
        dismiss_architect(g, seat)
    here = building.present(realm, place)
    less, ways = prices.rebate(realm.sheet, PURPOSE, here), prices.ways(realm.sheet, PURPOSE, present=here)
    paid = (paying.spare(seat, due, less, ways),) if less else paying.pay(g, seat, due, ways)
    return (*paid, place_wonder(seat, place, wonder))


def dismiss_architect(g: ClashOfCultures, seat: Seat) -> None:
    """Discard the Great Architect. [COC-804]"""
    civ = g.civs[seat]
    for card in civ.open_persons:
        if any([isinstance(power, Cheaper) and power.discard for power in g.content.events[card].powers]):
            civ.open_persons = tuple([other for other in civ.open_persons if other != card])
            cards.lay_off_event(g, seat, card)


@rules.step
def place_wonder(g: ClashOfCultures, seat: Seat, place: int, wonder: str) -> None:
    """Lay the card open and place the wonder; it works at once. [COC-341]"""
    civ = g.civs[seat]
    if wonder in civ.wonders:
        civ.wonders = civ.wonders.take(wonder)
    else:
        g.wonder_row = tuple([other for other in g.wonder_row if other != wonder])
    number = g.content.wonder_index[wonder]
    g.wonder_at = (*g.wonder_at[:number], place, *g.wonder_at[number + 1 :])
    g.builders = (*g.builders[:number], seat, *g.builders[number + 1 :])
    g.reveal()
    g.tell("wonder_built", seat, wonder, land.name(g, place))
    bonus = effects.after(g, seat, "build", place, source=wonder)
    more = effects.after(g, seat, "build", place, piece=PURPOSE)
    g.then(*bonus, *more, *wonder_built(g, seat, number))


def with_architect(realm: Realm, place: int, stock: Amounts | None = None) -> list[Action]:
    """List the wonders that can be built in a city with the help of a Great Architect. [COC-804]"""
    if not _helps(realm.g, realm.civ):
        return []
    held = at_hand(realm.g, realm.civ)
    return WithArchitect.each([wonder for wonder in held if not lacks(realm, wonder, place, True, stock)])


building.other_pieces[BuildWonder.id] = (options, begin)
building.other_pieces[WithArchitect.id] = (with_architect, begin)


# Drawing.


@draw_instead.add(1)
def draw_elsewhere(g: ClashOfCultures, seat: Seat, deck: str) -> Frames:
    """Return the choice where a card is drawn from, if there is one. [COC-364, COC-596, COC-789]"""
    if deck == "action" and g.action_discards and cards.draws_from_discards(g, seat, deck):
        return (draw_from(seat),)
    if deck != "wonder":
        return ()
    sought = expertise(g, seat)
    if sought:
        return (search_wonder(seat, sought),)
    return (take_or_draw(seat),) if g.envoy else ()


@rules.decision(must=True)
def draw_from(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose between the deck and the last action card discarded. [COC-285, COC-364]"""
    return [FromDeck(), FromDiscards(g.action_discards[-1])]


@draw_from.resolve
def draw_there(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if FromDeck.matches(action):
        cards.draw_action(g, seat)
        return
    card = FromDiscards.of(action)
    civ = g.civs[seat]
    g.action_discards = g.action_discards[:-1]
    civ.hand = civ.hand.put(card, EVERYONE)
    g.tell("drew_action", seat, Hidden(card, EVERYONE))


@rules.decision(must=True)
def take_or_draw(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose between the wonder deck and the card that an envoy laid out. [COC-789]"""
    return [FromDeck(), TakeWonder(g.envoy)]


@take_or_draw.resolve
def take_wonder(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if FromDeck.matches(action):
        cards.draw_wonder(g, seat)
        return
    receive(g, seat, TakeWonder.of(action))
    g.envoy = ""


def receive(g: ClashOfCultures, seat: Seat, wonder: str) -> None:
    """Take a wonder card that everybody has seen, or lay it out for everybody. [COC-396, COC-596]"""
    civ = g.civs[seat]
    if g.variant.wonder_buffet:
        g.wonder_row = (*g.wonder_row, wonder)
    else:
        civ.wonders = civ.wonders.put(wonder, EVERYONE)
    g.tell("drew_wonder", seat, Hidden(wonder, EVERYONE))


def expertise(g: ClashOfCultures, seat: Seat) -> str:
    """Return the wonder that a player's leader looks for, if it can be had. [COC-596]"""
    civ = g.civs[seat]
    for _, power in sheet(g, civ).all(Rule):
        wonder = power.wonder
        if (
            power.name == "wonder_expert"
            and g.wonder_at[g.content.wonder_index[wonder]] == NOT_BUILT
            and wonder not in civ.wonders
            and wonder not in g.wonder_row
        ):
            return wonder
    return ""


@rules.step
def search_wonder(g: ClashOfCultures, seat: Seat, wonder: str) -> None:
    """Search deck, discards, hands and the envoy's card for a wonder; whoever gives it up draws. [COC-596]"""
    g.reveal()
    replaced: list[Seat] = []
    if wonder == g.envoy:
        g.envoy = ""
        if g.wonder_deck.cards:
            g.envoy, g.wonder_deck = g.draw(g.wonder_deck)
    elif wonder in g.wonder_discards:
        g.wonder_discards = tuple([card for card in g.wonder_discards if card != wonder])
    elif wonder in g.wonder_deck:
        g.wonder_deck = g.wonder_deck.take(wonder)
    for other, civ in enumerate(g.civs):
        if wonder in civ.wonders:
            civ.wonders = civ.wonders.take(wonder)
            replaced.append(other)
    g.wonder_deck = g.wonder_deck.hidden()
    receive(g, seat, wonder)
    g.then(*[cards.draw_cards(other, "wonder", 1) for other in replaced])


# Using.


@city_activated.add(30)
def activated(g: ClashOfCultures, seat: Seat, place: int, option: str) -> Frames:
    """Return what cards do when a city is activated: the Great Lighthouse, Imhotep. [COC-363, COC-619]"""
    facts = ("not_collect",) if option != "collect" else ()
    return tuple(effects.after(g, seat, "activate", place, facts=facts))


@specials.named("borrow_advance")
def use_library(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Use an advance until the end of the turn. [COC-362, COC-595]"""
    return (borrow(seat),)


def borrowable(g: ClashOfCultures, civ: Civ) -> int:
    """Return the advances a player lacks, governments excepted; order does not matter. [COC-362, COC-595]"""
    everything = (1 << len(g.content.advances)) - 1
    return everything & ~(civ.advances | g.content.government_mask)


@rules.decision(must=True)
def borrow(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the advance to be used in this turn. [COC-362]"""
    return Borrow.each(advances.ids(g.content, borrowable(g, g.civs[seat])))


@borrow.resolve
def use_advance(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.civs[seat].borrowed = Borrow.of(action)
    g.tell("borrowed", seat, Borrow.of(action))


def libraries(g: ClashOfCultures, seat: Seat) -> list[str]:
    """Return the wonders from which the active player may still borrow an advance in this turn. [COC-362]"""
    civ = g.civs[seat]
    return [
        source
        for source, power in sheet(g, civ).all(Act)
        for effect in power.effects
        if isinstance(effect, Special)
        and effect.name == "borrow_advance"
        and g.active == seat
        and not is_used(civ, source)
    ]


@rules.decision
def lend(g: ClashOfCultures, seat: Seat, wanted: tuple[str, ...]) -> list[Action]:
    """Offer to borrow an advance in the moment in which it is needed. [COC-362, COC-595]"""
    lent = borrowable(g, g.civs[seat]) if libraries(g, seat) else 0
    found = [id_ for id_ in wanted if lent >> g.content.advance_index[id_] & 1]
    return [*Borrow.each(found), PASS] if found else []


@lend.resolve
def use_lent(g: ClashOfCultures, seat: Seat, action: Action, wanted: tuple[str, ...]) -> None:
    if action != PASS:
        use_up(g.civs[seat], libraries(g, seat)[0])
        use_advance(g, seat, action)


def _can_borrow(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(borrowable(realm.g, realm.civ))


possible["borrow_advance"] = _can_borrow


def gardens(g: ClashOfCultures, seat: Seat) -> int:
    """Return the city of the Great Gardens as a bit set, unless it is the player's own. [COC-361, COC-595]"""
    place = g.wonder_at[g.content.wonder_index["great_gardens"]]
    return 1 << place if place >= 0 and cities.owner(g, place) != seat else 0


def closed_to(g: ClashOfCultures, seat: Seat, units: Iterable[int]) -> int:
    """Return the city that none of these units may enter, if there is one. [COC-361, COC-595]"""
    return gardens(g, seat) if all([unit & ON_PLAINS for unit in units]) else 0


def bars_entry(g: ClashOfCultures, seat: Seat, place: int, units: Units) -> bool:
    """Return whether the Great Gardens keep out units that crossed plains. [COC-361, COC-595]"""
    return bool(gardens(g, seat) >> place & 1) and any([unit & ON_PLAINS for unit in units])
