"""Drawing an event, its symbol, and whom it concerns (COC-295 to COC-298, COC-301, COC-392, COC-393)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS, scope
from saecula.core.zones import NOBODY, pile
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import CarryOutSymbol
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Immune, Meets
from saecula.games.clash_of_cultures.rules import (
    actions,
    barbarians,
    cards,
    effects,
    goods,
    incidents,
    land,
    paying,
    persons,
    pirates,
    prices,
    wonders,
)
from saecula.games.clash_of_cultures.rules.effects import OWN
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    counter_empty,
    operations,
    possible,
    rules,
    symbols,
)
from saecula.games.clash_of_cultures.rules.sheets import has, sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import (
    Exhaust,
    FromDeck,
    FromDiscards,
    Redraw,
    SymbolOnly,
    Whole,
)

EVENT: Final = "event"  # the scope of a card that may be exchanged for another


@counter_empty.add(1)
def draw(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frames of an event: what precedes the draw, then the draw. [COC-101, COC-295]"""
    before = effects.after(g, seat, "event")
    if g.variant.optional_events:
        return (*before, announce_event(seat))
    return (*before, choose_deck(seat, not g.variant.no_events))


@rules.decision(must=True)
def announce_event(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Announce whether the whole card or only its symbol is carried out. [COC-301, COC-393]"""
    return [Whole(), SymbolOnly()]


@announce_event.resolve
def draw_announced(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(choose_deck(seat, Whole.matches(action)))


@rules.decision(must=True)
def choose_deck(g: ClashOfCultures, seat: Seat, whole: bool) -> list[Action]:
    """Choose between the deck and the last event discarded, with the Great Mausoleum. [COC-364]"""
    if g.event_discards and cards.draws_from_discards(g, seat, "event"):
        return [FromDeck(), FromDiscards(g.event_discards[-1])]
    return [FromDeck()]


@choose_deck.resolve
def take_card(g: ClashOfCultures, seat: Seat, action: Action, whole: bool) -> None:
    """Turn up a card, which lies beside the deck while it is carried out. [COC-295, COC-364]"""
    if FromDiscards.matches(action):
        card = FromDiscards.of(action)
        g.event_discards = g.event_discards[:-1]
    else:
        card = turn_up(g)
    g.events_gone = (*g.events_gone, card)
    g.tell("drew_event", seat, card)
    g.then(exchange(seat, card, whole), resolve_event(seat, card, whole), scope(EVENT))


def turn_up(g: ClashOfCultures) -> str:
    """Draw the top event; what somebody looked at comes in its order. [COC-283, COC-295]"""
    if g.event_top.cards:
        card = g.event_top.cards[-1]
        g.event_top = g.event_top.take(card)
        g.reveal()
        return card
    if not g.event_deck.cards and g.event_bottom.cards:
        card = g.event_bottom.cards[-1]
        g.event_bottom = g.event_bottom.take(card)
        g.reveal()
        return card
    if not g.event_deck.cards:
        g.event_deck = pile(g.event_discards, NOBODY)
        g.event_discards = ()
    card, g.event_deck = g.draw(g.event_deck)
    return card


# Human Sacrifice.


def exchanging(g: ClashOfCultures, seat: Seat) -> list[str]:
    """Return the cards with which an event is ignored and another drawn. [COC-501]"""
    civ = g.civs[seat]
    ways = prices.ways(sheet(g, civ), EVENT)
    return [
        source
        for source, power in sheet(g, civ).all(Meets)
        if power.how == "redraw" and paying.can_pay(civ, prices.amounts(power.prices[0]), ways)
    ]


@rules.decision(must=True)
def exchange(g: ClashOfCultures, seat: Seat, card: str, whole: bool) -> list[Action]:
    """Offer to ignore the whole card and draw another. [COC-501]"""
    return [*Redraw.each(exchanging(g, seat)), PASS]


@exchange.resolve
def draw_another(g: ClashOfCultures, seat: Seat, action: Action, card: str, whole: bool) -> None:
    if action == PASS:
        return
    civ = g.civs[seat]
    source = Redraw.of(action)
    prices_ = [power.prices[0] for each, power in sheet(g, civ).all(Meets) if each == source]
    paid = paying.pay(g, seat, prices.amounts(prices_[0]), prices.ways(sheet(g, civ), EVENT))
    g.abandon(EVENT)
    g.then(*paid, cards.put_away(seat, card, whole), choose_deck(seat, whole))


# Carrying out.


@rules.step
def resolve_event(g: ClashOfCultures, seat: Seat, card: str, whole: bool) -> None:
    """Carry out the symbol, then the effect, then discard the card. [COC-295, COC-296, COC-304]"""
    event = g.content.events[card]
    symbol = symbols[event.symbol](g, seat) if event.symbol else ()
    affected = clockwise(g, seat) if event.who == "all" else [seat]
    effect: Frames = ()
    if whole and event.person:
        effect = persons.for_sale(g, seat, card)
    elif whole:
        effect = tuple([concern(each, card) for each in affected])
    g.then(*symbol, *effect, cards.put_away(seat, card, whole), actions.end_action(seat))


def concerns(g: ClashOfCultures, seat: Seat, card: str) -> bool:
    """Return whether an event concerns a player: size, advances, protection. [COC-750, COC-751, COC-800]"""
    event = g.content.events[card]
    civ = g.civs[seat]
    shielded = any([event.title in power.titles for _, power in sheet(g, civ).all(Immune)])
    return (
        not (event.title and shielded)
        and civ.cities.bit_count() >= event.cities
        and incidents.total_units(g, seat) >= event.units
        and (not event.advance or has(g, civ, event.advance))
    )


@rules.step
def concern(g: ClashOfCultures, seat: Seat, card: str) -> None:
    """Carry out an event for one player, before the next one begins. [COC-296, COC-304]"""
    if concerns(g, seat, card):
        saved = protection(g.content, g.content.events[card].title)
        asked = (wonders.lend(seat, saved),) if saved and wonders.libraries(g, seat) else ()
        g.then(*asked, undergo(seat, card))


@lru_cache(maxsize=16)
def protection(content: Content, title: str) -> tuple[str, ...]:
    """Return the advances that protect against events of a title. [COC-362]"""
    return tuple(
        [
            advance.id
            for advance in content.advances
            for power in advance.powers
            if isinstance(power, Immune) and title in power.titles
        ]
    )


@rules.step
def undergo(g: ClashOfCultures, seat: Seat, card: str) -> None:
    """Carry out an event, unless the Great Library has helped against it. [COC-304, COC-362]"""
    if concerns(g, seat, card):
        g.then(effects.unfold(seat, card, (OWN,), -1, 0))


# Symbols.

symbols.named("barbarians_spawn")(barbarians.appear)
symbols.named("barbarians_move")(barbarians.move)
symbols.named("pirates")(pirates.appear)


@symbols.named("gold_deposits")
def find_gold(g: ClashOfCultures, seat: Seat) -> Frames:
    """Discover a gold mine. [COC-297]"""
    return (mine_gold(seat),)


@rules.step
def mine_gold(g: ClashOfCultures, seat: Seat) -> None:
    """Gain the gold of a mine. [COC-297]"""
    found = g.content.symbols["gold_deposits"].goods
    assert found is not None
    goods.gain(g, seat, effects.amounts(found))


@symbols.named("exhausted_land")
def exhaust_land(g: ClashOfCultures, seat: Seat) -> Frames:
    """Exhaust some land next to a city. [COC-298]"""
    return (exhaust(seat),)


def exhaustible(realm: Realm) -> int:
    """Return the empty hexes next to the player's cities that can be exhausted. [COC-298]"""
    g, now = realm.g, realm.land
    if g.exhausted.bit_count() >= g.content.board.exhausted_tokens:
        return 0
    taken = realm.towns | realm.foes | realm.host.everywhere | now.barren | g.exhausted
    return now.near(realm.civ.cities) & now.ground & ~taken


@rules.decision
def exhaust(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the hex that is exhausted. [COC-298]"""
    return Exhaust.each(land.names(g, exhaustible(Realm(g, seat))))


@exhaust.resolve
def put_token(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.exhausted |= 1 << land.number(g, Exhaust.of(action))
    g.tell("exhausted", seat, Exhaust.of(action))


@operations.named("symbol")
def carry_out_symbol(
    g: ClashOfCultures, effect: CarryOutSymbol, seat: Seat, source: str, place: int
) -> Frames:
    """Carry out a symbol without an event."""
    return symbols[effect.symbol](g, seat)


def _always(realm: Realm, effect: CarryOutSymbol, left: Amounts) -> bool:
    return True


possible["symbol"] = _always
