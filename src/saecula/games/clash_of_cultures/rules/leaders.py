"""Leaders: recruiting and replacing them (COC-155, COC-156, COC-158, COC-160, COC-395, COC-397)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Stack
from saecula.games.clash_of_cultures.rules import effects, hosts, paying, prices, recruiting
from saecula.games.clash_of_cultures.rules.hosts import LEADER, kind_of
from saecula.games.clash_of_cultures.rules.purchases import Purchase, other_purchases, plain, total, ways
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import where
from saecula.games.clash_of_cultures.vocabulary import Lead, LeadAny

BY_LOT: Final = ""


def candidates(realm: Realm, place: int, bought: list[Purchase]) -> list[Action]:
    """List the leader cards that can be recruited in a city beside these units. [COC-155, COC-158]"""
    leaders = realm.civ.leaders
    if not leaders or realm.g.variant.random_leader or not can_pay(realm, bought):
        return []
    actions = Lead.each(leaders) if len(bought) < realm.strength(place, recruiting.RECRUIT) else []
    return [action for action in actions if finds_room(realm, place, bought, action)]


def by_lot(realm: Realm, place: int, bought: list[Purchase]) -> list[Action]:
    """Offer a leader drawn at random, where the variant says so. [COC-158, COC-395]"""
    if not realm.civ.leaders or not realm.g.variant.random_leader or not can_pay(realm, bought):
        return []
    strong = len(bought) < realm.strength(place, recruiting.RECRUIT)
    return [LeadAny()] if strong and finds_room(realm, place, bought, LeadAny()) else []


def can_pay(realm: Realm, bought: list[Purchase]) -> bool:
    """Return whether any leader can be paid for beside these units: all have one price. [COC-155]"""
    together = [*bought, plain(realm, LEADER)]
    return paying.can_pay(realm.civ, total(together), ways(realm, together))


def finds_room(realm: Realm, place: int, bought: list[Purchase], action: Action) -> bool:
    """Return whether a leader finds room in a recruit. [COC-151, COC-160]"""
    return recruiting.finds_room(realm, place, [*bought, purchase(realm, action)])


def purchase(realm: Realm, action: Action) -> Purchase:
    """Return a leader as what a recruit buys; some allow more army units beside them. [COC-151, COC-629]"""
    return _purchase(realm.g.content, action)


@lru_cache(maxsize=1 << 8)
def _purchase(content: Content, action: Action) -> Purchase:
    bought = Purchase(LEADER, prices.unit_prices(content)[LEADER])
    if Lead.matches(action):
        for ability in content.leaders[Lead.of(action)].abilities:
            stacks = [power.n for power in ability.powers if isinstance(power, Stack)]
            bought.most_led = max([bought.most_led, *stacks])
    return bought


def follow(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> Frames:
    """Return the frame in which the new leader takes over."""
    return (appoint(seat, Lead.of(action) if Lead.matches(action) else BY_LOT),)


other_purchases[Lead.id] = (candidates, purchase, follow)
other_purchases[LeadAny.id] = (by_lot, purchase, follow)


@rules.step
def appoint(g: ClashOfCultures, seat: Seat, leader: str) -> None:
    """Let a leader take over; the old one leaves the game first. [COC-155, COC-156, COC-395]"""
    civ = g.civs[seat]
    replaced = dismiss(g, seat)
    chosen = leader or civ.leaders[g.roll(len(civ.leaders))]
    civ.leaders = tuple([other for other in civ.leaders if other != chosen])
    civ.leader = chosen
    g.tell("took_lead", seat, chosen)
    if replaced:
        g.then(*effects.after(g, seat, "leader_gone"))


def dismiss(g: ClashOfCultures, seat: Seat) -> bool:
    """Take the leader in play off the map and out of the game, and return whether there was one. [COC-156]"""
    civ = g.civs[seat]
    place = where(g, civ, civ.leader)
    if place < 0:
        return False
    figure = [unit for unit in hosts.at(civ.units, place) if kind_of(unit) == LEADER]
    civ.units = hosts.removed(civ.units, place, figure)
    g.tell("leader_left", seat, civ.leader)
    civ.leader = ""
    return True
