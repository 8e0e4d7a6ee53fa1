"""A player's turn: actions, free actions, abilities (COC-051 to COC-059, COC-456, COC-461)."""

from __future__ import annotations

from saecula.core.actions import verb_id
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.effects import ExtraActions
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import cards, deeds, effects, goods, paying, prices
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
from saecula.games.clash_of_cultures.rules.sheets import has, is_used, sheet, use_up
from saecula.games.clash_of_cultures.vocabulary import EndTurn, Perform, Price, Use

END = EndTurn()


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
        for source, power in realm.sheet.all(Act)
        if may_use(realm.g, realm.civ, source, power, free=free) and affordable(realm, source, power)
    ]


def may_use(g: ClashOfCultures, civ: Civ, source: str, power: Act, *, free: bool) -> bool:
    """Tell whether an ability is still unused, and an action or a free one. [COC-052, COC-454]"""
    is_free = power.free or bool(power.free_with and has(g, civ, power.free_with))
    return is_free == free and not (power.once and is_used(civ, source))


def affordable(realm: Realm, source: str, power: Act) -> list[int]:
    """Return the prices of an ability, by number, that can be paid so that its effects can still happen.

    [COC-059, COC-460]
    """
    if power.activates or power.stand or power.needs or power.excludes:
        return []  # of leaders, whose chapter offers them
    if power.discard and not any([cards.discardable(realm.civ, deck) for deck in power.discard]):
        return []
    stock = goods.stock(realm.civ)
    asked = [prices.amounts(price) for price in power.prices] or [prices.FREE]
    return [
        number
        for number, price in enumerate(asked)
        if can_happen(realm, power, paying.default(stock, price, prices.ways(realm.sheet, source)), stock)
    ]


def can_happen(realm: Realm, power: Act, paid: Amounts | None, stock: Amounts) -> bool:
    """Tell whether all effects can happen with what is left after the price."""
    if paid is None or not effects.known(power.effects):
        return False
    left = tuple([held - less for held, less in zip(stock, paid, strict=True)])
    return all([possible[effect.op](realm, effect, left) for effect in power.effects])


@main_action(Perform.id, 90)
def performances(realm: Realm) -> list[Action]:
    """List the abilities that cost an action. [COC-051]"""
    return Perform.each(usable(realm, free=False))


@performances.begins
def perform(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return use(g, seat, Perform.of(action))


@rules.free_action(Use.id)
def uses(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the abilities that cost no action; they are used between actions. [COC-052, COC-059]"""
    civ = g.civs[seat]
    if g.moves or not any([may_use(g, civ, *held, free=True) for held in sheet(g, civ).all(Act)]):
        return []
    return Use.each(usable(Realm(g, seat), free=True))


@uses.resolve
def use_freely(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(*use(g, seat, Use.of(action)), end_action(seat))


def use(g: ClashOfCultures, seat: Seat, source: str) -> Frames:
    """Return the frames of an ability: its price, then its effects."""
    for number, power in enumerate(effects.powers_of(g.content, source)):
        if isinstance(power, Act):
            if power.once:
                use_up(g.civs[seat], source)
            g.tell("used", seat, source)
            price = (choose_price(seat, source, number),) if power.prices else ()
            card = (cards.discard_card(seat, source, power.discard),) if power.discard else ()
            return (*price, *card, effects.happen(seat, source, number, -1, 0))
    raise LookupError(f"{source} has no ability")


@rules.decision(must=True)
def choose_price(g: ClashOfCultures, seat: Seat, source: str, number: int) -> list[Action]:
    """Choose between the prices of an ability. [COC-055, COC-429]"""
    power = effects.powers_of(g.content, source)[number]
    assert isinstance(power, Act)
    return Price.each(affordable(Realm(g, seat), source, power))


@choose_price.resolve
def pay_price(g: ClashOfCultures, seat: Seat, action: Action, source: str, number: int) -> None:
    power = effects.powers_of(g.content, source)[number]
    assert isinstance(power, Act)
    price = prices.amounts(power.prices[Price.of(action)])
    g.then(*paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]), source)))


@operations.named("extra_actions")
def more_actions(g: ClashOfCultures, effect: ExtraActions, seat: Seat, source: str, place: int) -> Frames:
    """Get more actions in this turn. [COC-061, COC-442, COC-456]"""
    g.actions += effect.n
    return ()


def _always(realm: Realm, effect: ExtraActions, left: Amounts) -> bool:
    return True


possible["extra_actions"] = _always
