"""The Maya: the Calendar shows events to come, a captured city is rebuilt (COC-523, COC-617)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.core.zones import Zone, seen_by
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, After
from saecula.games.clash_of_cultures.rules import (
    building,
    capture,
    deeds,
    effects,
    events,
    goods,
    land,
    paying,
    prices,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import move_ends, possible, rules, specials
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import PutUnder, Rebuild
from saecula.games.clash_of_cultures.words import BUILDINGS

LOOK: Final = "look_at_event"


@move_ends.add(50)
def after_march(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return what follows a Move action in which a leader captured a city. [COC-617]"""
    return (survey(seat),) if deeds.facts(g, seat, deeds.LED_CAPTURE) else ()


@rules.step
def survey(g: ClashOfCultures, seat: Seat) -> None:
    """Do what cards do after such a Move action. [COC-617]"""
    (hex_,) = deeds.facts(g, seat, deeds.LED_CAPTURE)[-1]
    deeds.forget(g, seat, deeds.LED_CAPTURE)
    cards = [card for card, power in sheet(g, g.civs[seat]).all(After) if "captured" in power.when]
    for card in cards:
        g.then(*effects.after(g, seat, "move", land.number(g, hex_), facts=("captured",), source=card))


@specials.named("reconstruct")
def reconstruct(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Replace a building of the captured city. [COC-617]"""
    return (rebuild(seat, place),)


def replaceable(realm: Realm, place: int) -> list[int]:
    """Return the player's buildings in a city that can be replaced. [COC-617]"""
    if not realm.civ.cities >> place & 1 or realm.civ.pestilence:
        return []
    return [kind for kind, where in enumerate(realm.civ.buildings) if where >> place & 1]


def replacements(realm: Realm, place: int) -> list[int]:
    """Return the buildings that a city lacks and could get, whatever its mood. [COC-617]"""
    return [
        kind
        for kind in building.available(realm, goods.NOTHING, free=True)
        if not realm.built[kind] >> place & 1
        and (not realm.g.content.buildings[kind].coastal or building.moorings(realm, place))
    ]


@rules.decision
def rebuild(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose a building of the city and the one that replaces it. [COC-617]"""
    realm = Realm(g, seat)
    listed = [
        Rebuild(BUILDINGS[old], BUILDINGS[new])
        for old in replaceable(realm, place)
        for new in replacements(realm, place)
    ]
    return [*listed, PASS] if listed else []


@rebuild.resolve
def replace(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    if action == PASS:
        return
    old, new = [BUILDINGS.index(id_) for id_ in Rebuild.of(action)]
    capture.recolour(g, seat, old, place, here=False)
    capture.close_port(g, old, place)
    harbour = (building.moor(seat, place),) if g.content.buildings[new].coastal else ()
    g.then(*harbour, change_building(seat, place, new))


@rules.step
def change_building(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> None:
    """Put the new building into the city; it replaces another one and was not built. [COC-617]"""
    building.put(g, seat, place, kind)
    g.tell("rebuilt", seat, BUILDINGS[kind], land.name(g, place))


# The Calendar.


def readers(g: ClashOfCultures) -> list[Seat]:
    """Return the players who may look at events to come. [COC-523]"""
    return [
        seat
        for seat, civ in enumerate(g.civs)
        for _, power in sheet(g, civ).all(Act)
        if any([isinstance(effect, Special) and effect.name == LOOK for effect in power.effects])
    ]


def knows_top(g: ClashOfCultures, seat: Seat) -> bool:
    """Return whether a player knows the event that is drawn next. [COC-461]"""
    return bool(g.event_top.known) and bool(g.event_top.known[-1] & seen_by(seat))


@specials.named(LOOK)
def consult(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Look at the top event; one that is known already is put under the deck first. [COC-461, COC-523]"""
    price = prices.amounts(effect.prices[0])
    if not knows_top(g, seat):
        return (look(seat, source, price),)
    return (*pay(g, seat, source, price), bury_event(seat, source, price))


def pay(g: ClashOfCultures, seat: Seat, source: str, price: Amounts) -> Frames:
    """Pay for putting a card under the deck."""
    return paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]), source))


@rules.step
def look(g: ClashOfCultures, seat: Seat, source: str, price: Amounts) -> None:
    """Let a player look at the top event, which stays there. [COC-523]"""
    if not g.event_top.cards:
        g.event_top = g.event_top.put(events.turn_up(g), seen_by(seat))
    top = g.event_top
    g.event_top = Zone(top.cards, (*top.known[:-1], top.known[-1] | seen_by(seat)), True)
    g.reveal()
    g.tell("looked", seat, Hidden(top.cards[-1], seen_by(seat)))
    g.then(put_under(seat, source, price))


@rules.decision
def put_under(g: ClashOfCultures, seat: Seat, source: str, price: Amounts) -> list[Action]:
    """Offer to put the event under the deck and look again. [COC-523]"""
    civ = g.civs[seat]
    can = paying.can_pay(civ, price, prices.ways(sheet(g, civ), source))
    return [PutUnder(g.event_top.cards[-1]), PASS] if can else []


@put_under.resolve
def pay_and_bury(g: ClashOfCultures, seat: Seat, action: Action, source: str, price: Amounts) -> None:
    if action != PASS:
        g.then(*pay(g, seat, source, price), bury_event(seat, source, price))


@rules.step
def bury_event(g: ClashOfCultures, seat: Seat, source: str, price: Amounts) -> None:
    """Put the top event under the deck, below those put there before, and look again. [COC-523]"""
    card, known = g.event_top.cards[-1], g.event_top.known[-1]
    below = g.event_bottom
    g.event_top = g.event_top.take(card)
    g.event_bottom = Zone((card, *below.cards), (known, *below.known), True)
    g.then(look(seat, source, price))


def _can_look(realm: Realm, effect: Special, left: Amounts) -> bool:
    if not knows_top(realm.g, realm.seat):
        return True
    due = prices.amounts(effect.prices[0])
    return paying.default(left, due, prices.ways(realm.sheet, LOOK)) is not None


possible[LOOK] = _can_look
