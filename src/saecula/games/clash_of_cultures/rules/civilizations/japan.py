"""Japan: Subterfuge, Mythical and Japanese Buddhism (COC-506, COC-580, COC-604, COC-605)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.core.zones import EVERYONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import action_cards, cards, cities, hosts, influence, land, sides
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    card_played,
    possible,
    possible_there,
    rules,
    specials,
)
from saecula.games.clash_of_cultures.rules.sheets import leaders_hex, sheet
from saecula.games.clash_of_cultures.vocabulary import Discard, Recover, Swap
from saecula.games.clash_of_cultures.words import BUILDINGS

SUBTERFUGE: Final = "subterfuge"
MYTHICAL: Final = "recover_tactic"


# Subterfuge.


@card_played.add(1)
def infiltrate(g: ClashOfCultures, seat: Seat, card: str) -> Frames:
    """Return the question to those who may cancel a card; everybody sees who they are. [COC-506, COC-580]"""
    return tuple([cancel(other, seat, card) for other in range(g.seats) if may_cancel(g, other, seat)])


def may_cancel(g: ClashOfCultures, seat: Seat, player: Seat) -> bool:
    """Return whether a player has a card to discard, and cities or army units near another's. [COC-506]"""
    civ = g.civs[seat]
    ranges = [power.within for _, power in sheet(g, civ).all(Rule) if power.name == SUBTERFUGE]
    if seat == player or not ranges or not cards.discardable(civ, "action"):
        return False
    realm = Realm(g, seat)
    near = action_cards.reach(realm.land, realm.civ.cities | realm.host.army, ranges[0])
    rival = g.civs[player]
    return bool(near & (rival.cities | hosts.host(rival.units, realm.land.water).army))


@rules.decision(must=True)
def cancel(g: ClashOfCultures, seat: Seat, player: Seat, card: str) -> list[Action]:
    """Offer to discard an action card and so cancel what another player plays. [COC-506, COC-580]"""
    return [*Discard.each(cards.discardable(g.civs[seat], "action")), PASS]


@cancel.resolve
def cancel_card(g: ClashOfCultures, seat: Seat, action: Action, player: Seat, card: str) -> None:
    if action == PASS:
        return
    cards.discard(g, seat, Discard.of(action))
    g.tell("foiled", seat, player, card)
    g.abandon(action_cards.CARD)


# Japanese Buddhism.


def restorable(realm: Realm, places: int) -> list[tuple[int, Seat]]:
    """Return the buildings in these cities that can get the player's colour, no obelisks. [COC-605]"""
    return [each for place in bits(places & realm.civ.cities) for each in influence.swappable(realm, place)]


@specials.named("restore_building")
def restore_building(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Turn a building in the leader's city back to the player's colour. [COC-605]"""
    return (restore(seat, place),)


@rules.decision(must=True)
def restore(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the building that gets back its colour. [COC-605]"""
    return [Swap(BUILDINGS[kind], colour) for kind, colour in restorable(Realm(g, seat), 1 << place)]


@restore.resolve
def restore_chosen(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    building, colour = Swap.of(action)
    cities.repaint(g, colour, seat, BUILDINGS.index(building), place)
    g.tell("restored", seat, building, land.name(g, place))


def _can_restore(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(restorable(realm, leaders_hex(realm.g, realm.civ)))


possible["restore_building"] = _can_restore


# Mythical.


def spent_tactics(g: ClashOfCultures, seat: Seat) -> list[str]:
    """Return the tactics cards that a player used in the battle and that were discarded. [COC-604]"""
    (which,) = [which for player, which in sides.players(g) if player == seat]
    return [card for card in sides.noted(g, "tactic", which) if card in g.action_discards]


def _can_recover(g: ClashOfCultures, seat: Seat, effect: Special, place: int) -> bool:
    return bool(spent_tactics(g, seat))


possible_there[MYTHICAL] = _can_recover


@specials.named(MYTHICAL)
def look_back(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Take back a tactics card. [COC-604]"""
    return (recover(seat),)


@rules.decision(must=True)
def recover(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the tactics card to be taken back. [COC-604]"""
    return Recover.each(spent_tactics(g, seat))


@recover.resolve
def take_back(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Put the card into the hand; everybody has seen it. [COC-604]"""
    card = Recover.of(action)
    civ = g.civs[seat]
    g.action_discards = tuple([other for other in g.action_discards if other != card])
    civ.hand = civ.hand.put(card, EVERYONE)
    g.tell("recovered", seat, card)
