"""Playing action cards for their effects (COC-281, COC-282, COC-720 to COC-740)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import scope
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import AnyEffect, LoseActions, May, NextCollect, NextInfluence
from saecula.games.clash_of_cultures.entries import CardEffect
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    actions,
    activating,
    cards,
    cities,
    collecting,
    deeds,
    effects,
    goods,
    hosts,
    influence,
    land,
    paying,
    prices,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY, SETTLER
from saecula.games.clash_of_cultures.rules.land import Land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.recruiting import supply
from saecula.games.clash_of_cultures.rules.registry import card_played, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Card, TakeOver
from saecula.games.clash_of_cultures.words import KINDS

CARD: Final = "card"  # the scope of a card that is being played


# When a card may be played.


def near_players(realm: Realm, steps: int) -> list[Seat]:
    """Return the players with a unit or city this near to one of the player's. [COC-721, COC-739]"""
    near = reach(realm.land, realm.civ.cities | realm.host.everywhere, steps)
    found = []
    for seat, civ in enumerate(realm.g.civs):
        if seat != realm.seat:
            there = civ.cities | hosts.host(civ.units, realm.land.water).everywhere
            found += [seat] * bool(near & there)
    return found


@lru_cache(maxsize=1 << 12)
def reach(now: Land, places: int, steps: int) -> int:
    """Return the hexes at most this many steps from any of these."""
    found = places & now.explored
    for _ in range(steps):
        found |= now.near(found) & now.explored
    return found


def near_barbarians(realm: Realm, steps: int) -> list[int]:
    """Return the hexes with barbarian armies this near to the player's cities or army units. [COC-726]"""
    if not realm.g.horde:
        return []
    near = reach(realm.land, realm.civ.cities | realm.host.army, steps)
    return [stack[0] for stack in realm.g.horde if near >> stack[0] & 1]


def loser(realm: Realm) -> int:
    """Return the side that has just lost a city to this player, or -1. [COC-281, COC-737]"""
    taken = deeds.facts(realm.g, realm.seat, deeds.TOOK_CITY)
    return int(taken[-1][1]) if taken and realm.g.captured >= 0 else -1


def _near_player(realm: Realm, effect: CardEffect) -> bool:
    return bool(near_players(realm, effect.within))


def _near_barbarians(realm: Realm, effect: CardEffect) -> bool:
    return bool(near_barbarians(realm, effect.within))


def _won(realm: Realm, effect: CardEffect) -> bool:
    return is_fresh(realm, effect, deeds.WON_LAND_BATTLE)


def _won_or_took(realm: Realm, effect: CardEffect) -> bool:
    return is_fresh(realm, effect, deeds.WON_LAND_BATTLE, deeds.TOOK_CITY)


def _captured(realm: Realm, effect: CardEffect) -> bool:
    from_player = 0 <= loser(realm) < realm.g.seats
    return from_player and effect.id not in deeds.played_since(realm.g, realm.seat, deeds.TOOK_CITY)


def is_fresh(realm: Realm, effect: CardEffect, *facts: str) -> bool:
    """Return whether there is an occurrence that no card of this name has used. [COC-282]"""
    happened = deeds.occurrences(realm.g, realm.seat, *facts)
    if not happened:
        return False
    played = [name for (name,) in deeds.facts(realm.g, realm.seat, deeds.PLAYED)]
    return played.count(effect.id) < happened


def _academy(realm: Realm, effect: CardEffect) -> bool:
    return bool(realm.built[cities.ACADEMY] & realm.civ.cities)


def _turn_begins(realm: Realm, effect: CardEffect) -> bool:
    return not deeds.facts(realm.g, realm.seat, deeds.ACTED)


def _may_influence(realm: Realm, effect: CardEffect) -> bool:
    return not realm.g.influenced


def _may_collect(realm: Realm, effect: CardEffect) -> bool:
    return collecting.may_collect(realm) and bool(activating.activatable(realm))


def _any_time(realm: Realm, effect: CardEffect) -> bool:
    return True


WHEN: Final[dict[str, Callable[[Realm, CardEffect], bool]]] = {
    "": _any_time,
    "near_player": _near_player,
    "near_barbarians": _near_barbarians,
    "won_land_battle": _won,
    "won_land_battle_or_took_city": _won_or_took,
    "captured_from_player": _captured,
    "academy": _academy,
    "turn_begins": _turn_begins,
    "may_influence": _may_influence,
    "may_collect": _may_collect,
}


def price_of(effect: CardEffect) -> Amounts:
    """Return the price of a card besides an action."""
    return prices.amounts(effect.price) if effect.price is not None else prices.FREE


def is_time(g: ClashOfCultures, effect: CardEffect) -> bool:
    """Return whether a card can be played now: one that costs an action between actions. [COC-281]"""
    return not effect.action or bool(g.actions and not g.moves)


def can_play(realm: Realm, effect: CardEffect, stock: Amounts) -> bool:
    """Return whether a card's condition holds, these goods pay for it and it would do something.

    [COC-059, COC-281, COC-282]
    """
    if not WHEN[effect.when](realm, effect):
        return False
    left: Amounts | None = stock
    if effect.price is not None:
        left = paying.rest(stock, price_of(effect), prices.ways(realm.sheet, effect.id))
    if left is None:
        return False
    due, every = needed(realm.g.content, effect.id)
    for each in due:
        if bool(possible[each.op](realm, each, left)) != every:
            return not every
    return every


@lru_cache(maxsize=1 << 8)
def needed(content: Content, name: str) -> tuple[tuple[AnyEffect, ...], bool]:
    """Return what a card must be able to do: all that is not optional, or else any of it. [COC-059]"""
    listed: tuple[AnyEffect, ...] = content.card_effects[name].effects
    due = tuple([each for each in listed if not isinstance(each, May)])
    return due or listed, bool(due)


# Playing a card.


@rules.free_action(Card.id)
def playable(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the cards in hand that can be played for their effects. [COC-280, COC-281]"""
    hand = g.civs[seat].hand.cards
    if not hand or g.active != seat:
        return []
    listed = effects_in(g.content, hand)
    timely = listed if g.actions and not g.moves else [effect for effect in listed if is_time(g, effect)]
    return among(Realm(g, seat), timely, goods.stock(g.civs[seat])) if timely else []


@lru_cache(maxsize=1 << 12)
def effects_in(content: Content, hand: tuple[str, ...]) -> tuple[CardEffect, ...]:
    """Return the different effects for which these cards can be played."""
    names = dict.fromkeys([content.action_cards[card].effect for card in hand])
    return tuple([content.card_effects[name] for name in names])


def among(realm: Realm, timely: Sequence[CardEffect], stock: Amounts) -> list[Action]:
    """List the cards in hand with one of these effects that can be played with these goods. [COC-281]"""
    known = realm.g.content.action_cards
    able = [effect.id for effect in timely if can_play(realm, effect, stock)]
    return Card.each([card for card in realm.civ.hand.cards if known[card].effect in able]) if able else []


@playable.resolve
def play(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    costs = g.content.card_effects[g.content.action_cards[Card.of(action)].effect].action
    g.then(*show(g, seat, Card.of(action), costs), actions.end_action(seat))


def show(g: ClashOfCultures, seat: Seat, card: str, costs: bool) -> Frames:
    """Show and discard a card; what may stop it comes before its price, perhaps an action.

    [COC-280, COC-281, COC-286]
    """
    name = g.content.action_cards[card].effect
    civ = g.civs[seat]
    civ.hand = civ.hand.take(card)
    cards.lay_off(g, seat, card)
    g.reveal()
    g.tell("played", seat, name)
    return (*card_played(g, seat, card), unfold_card(seat, name, costs), scope(CARD))


@rules.step
def unfold_card(g: ClashOfCultures, seat: Seat, name: str, costs: bool) -> None:
    """Pay for a card and carry out its effects. [COC-281, COC-282]"""
    effect: CardEffect = g.content.card_effects[name]
    if costs:
        actions.begin_action(g, seat)
    deeds.remember(g, seat, deeds.PLAYED, name)
    paid = paying.pay(g, seat, price_of(effect), prices.ways(sheet(g, g.civs[seat]), name))
    g.then(*paid, effects.unfold(seat, name, (effects.OWN,), -1, 0))


# Effects that last until something else happens.


@operations.named("lose_actions")
def lose_actions(g: ClashOfCultures, effect: LoseActions, seat: Seat, source: str, place: int) -> Frames:
    """Have fewer actions in the next turn; it does not add up with itself. [COC-061, COC-733]"""
    if not deeds.facts(g, seat, deeds.ASSASSINATED):
        deeds.remember(g, seat, deeds.ASSASSINATED, source)
        g.civs[seat].lost_actions += effect.n
    return ()


def _not_yet_fewer(realm: Realm, effect: LoseActions, left: Amounts) -> bool:
    return not deeds.facts(realm.g, realm.seat, deeds.ASSASSINATED)


@operations.named("next_collect")
def announce_collect(g: ClashOfCultures, effect: NextCollect, seat: Seat, source: str, place: int) -> Frames:
    """Change the next collect. [COC-729, COC-734]"""
    deeds.remember(g, seat, deeds.NEXT_COLLECT, source, str(effect.more))
    return ()


def _none_announced(realm: Realm, effect: NextCollect, left: Amounts) -> bool:
    return not deeds.facts(realm.g, realm.seat, deeds.NEXT_COLLECT)


@operations.named("next_influence")
def announce_takeover(
    g: ClashOfCultures, effect: NextInfluence, seat: Seat, source: str, place: int
) -> Frames:
    """Let the next influence attempt take over a barbarian city. [COC-727]"""
    deeds.remember(g, seat, deeds.NEXT_INFLUENCE, source, str(effect.size))
    return ()


def _barbarians_left(realm: Realm, effect: NextInfluence, left: Amounts) -> bool:
    announced = deeds.facts(realm.g, realm.seat, deeds.NEXT_INFLUENCE)
    return not announced and bool(small_tribes(realm, effect.size))


possible["lose_actions"] = _not_yet_fewer
possible["next_collect"] = _none_announced
possible["next_influence"] = _barbarians_left


# Cultural Takeover.


def small_tribes(realm: Realm, size: int) -> int:
    """Return the barbarian cities of this size that a player has a settlement for. [COC-727]"""
    if not cities.settlements_left(realm.g, realm.civ):
        return 0
    return land.mask([place for place in bits(realm.g.tribes) if realm.size(place) == size])


def announced_tribes(realm: Realm) -> int:
    """Return the barbarian cities that an announced attempt may take over. [COC-727]"""
    if not realm.g.tribes:
        return 0
    announced = deeds.facts(realm.g, realm.seat, deeds.NEXT_INFLUENCE)
    return small_tribes(realm, int(announced[0][1])) if announced else 0


def begin_takeover(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Return the frames of a success; a unit is replaced only if there is one. [COC-727]"""
    return occupy(seat, place), join(seat, place)


influence.other_targets.append((announced_tribes, begin_takeover))


@rules.decision
def occupy(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose what replaces one of the barbarians in a city. [COC-727]"""
    if not hosts.at(g.horde, place):
        return []
    return TakeOver.each([KINDS[kind] for kind in (SETTLER, INFANTRY) if supply(g, seat, kind) > 0])


@occupy.resolve
def replace_unit(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    civ = g.civs[seat]
    civ.units = hosts.added(civ.units, place, [KINDS.index(TakeOver.of(action))])


@rules.step
def join(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Turn a barbarian city into a city of the player; the other barbarians are removed. [COC-727]"""
    bit = 1 << place
    g.horde = hosts.put(g.horde, place, ())
    g.tribes &= ~bit
    g.druids &= ~bit
    g.civs[seat].cities |= bit
    g.tell("took_over", seat, land.name(g, place))
