"""Effects that contain others: optional ones, those for a named player, and what only one card does.

[COC-301]
"""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.effects import AnyEffect, May, NamePlayer, Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import effects, goods, paying, prices
from saecula.games.clash_of_cultures.rules.effects import Path
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import operations, possible, rules, specials
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Choose, Name
from saecula.games.clash_of_cultures.words import Price


def can_happen(realm: Realm, listed: tuple[AnyEffect, ...]) -> bool:
    """Return whether any of these effects would change something for a player."""
    left = goods.stock(realm.civ)
    return any([effect.op not in possible or possible[effect.op](realm, effect, left) for effect in listed])


# Optional effects.


@operations.named("may")
def offer(g: ClashOfCultures, effect: May, seat: Seat, source: str, place: int) -> Frames:
    """Let the player decide whether something happens."""
    return (choose_effect(seat, source, effects.path_into(g.content, source, effect), place),)


@rules.decision
def choose_effect(g: ClashOfCultures, seat: Seat, source: str, path: Path, place: int) -> list[Action]:
    """Offer an effect of a card, with its price if it has one. [COC-055]"""
    realm = Realm(g, seat)
    (first, *_) = listed = effects.effects_at(g.content, source, path)
    if not can_happen(realm, listed) or not _can_pay(g, seat, source, path):
        return []
    if not effects.can_follow(g, seat, listed, place):
        return []
    return [Choose(first.op), PASS]


@choose_effect.resolve
def carry_out_chosen(
    g: ClashOfCultures, seat: Seat, action: Action, source: str, path: Path, place: int
) -> None:
    if action == PASS:
        return
    price = price_of(g, source, path)
    ways = prices.ways(sheet(g, g.civs[seat]), source)
    paid = paying.pay(g, seat, prices.amounts(price), ways) if price else ()
    g.then(*paid, effects.unfold(seat, source, path, place, 0))


def price_of(g: ClashOfCultures, source: str, path: Path) -> Price | None:
    """Return the price of an optional effect, if it has one."""
    found = effects.effects_at(g.content, source, path[:-1])[path[-1]]
    assert isinstance(found, May)
    return found.price


def _can_pay(g: ClashOfCultures, seat: Seat, source: str, path: Path) -> bool:
    price = price_of(g, source, path)
    civ = g.civs[seat]
    return not price or paying.can_pay(civ, prices.amounts(price), prices.ways(sheet(g, civ), source))


# Effects for another player.


@operations.named("name_player")
def name_another(g: ClashOfCultures, effect: NamePlayer, seat: Seat, source: str, place: int) -> Frames:
    """Let the player name another one, whom the effects concern."""
    return (name_player(seat, source, effects.path_into(g.content, source, effect)),)


@rules.decision
def name_player(g: ClashOfCultures, seat: Seat, source: str, path: Path) -> list[Action]:
    """Name another player who can benefit; if there is none, this is skipped. [COC-301]"""
    listed = effects.effects_at(g.content, source, path)
    others = [other for other in range(g.seats) if other != seat]
    return Name.each([other for other in others if can_happen(Realm(g, other), listed)])


@name_player.resolve
def carry_out_for_named(g: ClashOfCultures, seat: Seat, action: Action, source: str, path: Path) -> None:
    other = Name.of(action)
    g.tell("named", seat, other)
    g.then(effects.unfold(other, source, path, -1, 0))


# What only one card does.


@operations.named("special")
def do_special(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Do what only one card does."""
    return specials[effect.name](g, effect, seat, source, place)


def _special_possible(realm: Realm, effect: Special, left: Amounts) -> bool:
    return effect.name not in possible or possible[effect.name](realm, effect, left)


def _inner_possible(realm: Realm, effect: May | NamePlayer, left: Amounts) -> bool:
    return can_happen(realm, effect.effects)


def _another_benefits(realm: Realm, effect: NamePlayer, left: Amounts) -> bool:
    g = realm.g
    others = [other for other in range(g.seats) if other != realm.seat]
    return any([can_happen(Realm(g, other), effect.effects) for other in others])


possible["special"] = _special_possible
possible["may"] = _inner_possible
possible["name_player"] = _another_benefits
