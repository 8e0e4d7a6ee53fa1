"""A player's turn: actions, free actions, abilities (COC-051 to COC-059, COC-456, COC-461)."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import verb_id
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.effects import ExtraActions
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, Priced
from saecula.games.clash_of_cultures.rules import activating, cards, deeds, effects, goods, paying, prices
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    action_ends,
    main_action,
    main_actions,
    operations,
    possible,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import Sheet, has, is_used, sheet, use_up, where
from saecula.games.clash_of_cultures.vocabulary import EndTurn, Perform, Price, Use

END: Final = EndTurn()
ABILITY: Final = "ability"  # what a city is activated for as the price of a leader's ability


@rules.decision(always=True, free=True)
def act(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the next action of the turn, or end it. [COC-051, COC-053]"""
    if not g.actions:
        return [END]
    realm = Realm(g, seat)
    listed: list[Action] = []
    for action in main_actions.values():
        listed += action.options(realm)
    listed.append(END)
    return listed


@act.resolve
def carry_out(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Spend an action and carry it out completely. [COC-051, COC-059]"""
    if action == END:
        return
    begin_action(g, seat)
    frames = main_actions[verb_id(action)].begin(g, seat, action)
    g.then(*frames, end_action(seat), act(seat))


def begin_action(g: ClashOfCultures, seat: Seat) -> None:
    """Spend an action; what held until the next action ends. [COC-051, COC-281]"""
    g.actions -= 1
    g.captured = -1
    g.offered = 0
    deeds.remember(g, seat, deeds.ACTED, str(g.actions))


@rules.step
def end_action(g: ClashOfCultures, seat: Seat) -> None:
    """Do what follows every action."""
    g.then(*action_ends(g, seat))


# Abilities that cards give, as an action or as a free action.


def usable(realm: Realm, free: bool) -> list[str]:
    """Return the cards whose ability can be used and paid for. [COC-052, COC-055, COC-059, COC-454]"""
    return [
        source
        for source, power in unused(realm.g, realm.civ, realm.sheet, free)
        if is_affordable(realm, source, power)
    ]


def unused(g: ClashOfCultures, civ: Civ, held: Sheet, free: bool) -> list[tuple[str, Act]]:
    """Return the abilities that are still unused: actions, or free ones. [COC-052, COC-454]"""
    listed = held.all(Act)
    return [each for each in listed if may_use(g, civ, held, *each, free=free)] if listed else []


def may_use(g: ClashOfCultures, civ: Civ, held: Sheet, source: str, power: Act, *, free: bool) -> bool:
    """Return whether an ability is still unused, and an action or a free one. [COC-052, COC-454]"""
    needed = power.free_with
    is_free = power.free or bool(needed and held.advances >> g.content.advance_index[needed] & 1)
    return is_free == free and not (power.once and is_used(civ, source))


def is_placed(realm: Realm, source: str, power: Act) -> bool:
    """Return whether the leader of an ability is where it asks for. [COC-122, COC-159]"""
    if not power.stand:
        return True
    place = where(realm.g, realm.civ, source)
    if place < 0:
        return False
    if power.stand == "ship":
        return bool(realm.land.water >> place & 1)
    ready = activating.activatable(realm) if power.activates else realm.civ.cities
    if power.stand == "happy_city":
        ready &= realm.g.happy
    return bool(ready >> place & 1) and not (power.largest and realm.size(place) > power.largest)


def asked(held: Sheet, source: str, power: Act) -> tuple[Amounts, ...]:
    """Return the prices of an ability, with those that other cards add. [COC-055, COC-518]"""
    listed = power.prices
    for _, priced in held.all(Priced):
        if source in priced.what and not priced.must:
            listed = (*listed, priced.price)
    return tuple([prices.amounts(price) for price in listed]) if listed else ()


def is_affordable(realm: Realm, source: str, power: Act) -> bool:
    """Return whether a price of an ability can be paid so that its effects can still happen.

    [COC-059, COC-460]
    """
    g, civ = realm.g, realm.civ
    if not is_placed(realm, source, power) or (power.needs and not has(g, civ, power.needs)):
        return False
    if power.excludes and is_used(civ, power.excludes):
        return False
    if power.discard and not any([cards.discardable(civ, deck) for deck in power.discard]):
        return False
    stock = goods.stock(civ)
    due = asked(realm.sheet, source, power)
    if not due:
        return can_happen(realm, power, stock)
    ways = prices.ways(realm.sheet, source)
    return any(can_happen(realm, power, paying.rest(stock, price, ways)) for price in due)


def can_happen(realm: Realm, power: Act, left: Amounts | None) -> bool:
    """Return whether all effects can happen with what is left after the price, if it can be paid."""
    return left is not None and all([possible[effect.op](realm, effect, left) for effect in power.effects])


@main_action(Perform.id, 90)
def performances(realm: Realm) -> list[Action]:
    """List the abilities that cost an action. [COC-051]"""
    return Perform.each(usable(realm, free=False))


@performances.begins
def perform(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return use(g, seat, Perform.of(action), free=False)


@rules.free_action(Use.id)
def uses(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the abilities that cost no action; they are used between actions. [COC-052, COC-059]"""
    civ = g.civs[seat]
    if g.moves or not unused(g, civ, sheet(g, civ), free=True):
        return []
    return Use.each(usable(Realm(g, seat), free=True))


@uses.resolve
def use_freely(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(*use(g, seat, Use.of(action), free=True), end_action(seat))


def use(g: ClashOfCultures, seat: Seat, source: str, *, free: bool) -> Frames:
    """Return the frames of an ability: its price, then its effects. [COC-055, COC-122]"""
    civ = g.civs[seat]
    held = sheet(g, civ)
    for number, power in enumerate(effects.powers_of(g.content, source)):
        if isinstance(power, Act) and may_use(g, civ, held, source, power, free=free):
            for card in [source] * power.once + [power.excludes] * bool(power.excludes):
                use_up(civ, card)
            g.tell("used", seat, source)
            place = where(g, civ, source)
            frames = (*price_of(seat, source, number, power), effects.happen(seat, source, number, place, 0))
            return activating.activate(g, seat, place, ABILITY, *frames) if power.activates else frames
    raise LookupError(f"{source} has no ability")


def price_of(seat: Seat, source: str, number: int, power: Act) -> Frames:
    """Return the frames in which an ability is paid for."""
    price = (choose_price(seat, source, number),) if power.prices else ()
    card = (cards.discard_card(seat, source, power.discard),) if power.discard else ()
    return (*price, *card)


@rules.decision(must=True)
def choose_price(g: ClashOfCultures, seat: Seat, source: str, number: int) -> list[Action]:
    """Choose between the prices of an ability. [COC-055, COC-429]"""
    power = effects.powers_of(g.content, source)[number]
    assert isinstance(power, Act)
    realm = Realm(g, seat)
    stock, ways = goods.stock(realm.civ), prices.ways(realm.sheet, source)
    left = [paying.rest(stock, price, ways) for price in asked(realm.sheet, source, power)]
    return Price.each([n for n, each in enumerate(left) if can_happen(realm, power, each)])


@choose_price.resolve
def pay_price(g: ClashOfCultures, seat: Seat, action: Action, source: str, number: int) -> None:
    power = effects.powers_of(g.content, source)[number]
    assert isinstance(power, Act)
    held = sheet(g, g.civs[seat])
    g.then(*paying.pay(g, seat, asked(held, source, power)[Price.of(action)], prices.ways(held, source)))


@operations.named("extra_actions")
def more_actions(g: ClashOfCultures, effect: ExtraActions, seat: Seat, source: str, place: int) -> Frames:
    """Get more actions in this turn. [COC-061, COC-442, COC-456]"""
    g.actions += effect.n
    return ()


def _always(realm: Realm, effect: ExtraActions, left: Amounts) -> bool:
    return True


possible["extra_actions"] = _always
