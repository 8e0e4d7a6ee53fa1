"""Great persons: bought when they are drawn, then played or kept open (COC-302, COC-804 to COC-807)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import PASS, scope
from saecula.core.zones import EVERYONE, seen_by
from saecula.games.clash_of_cultures.effects import PlayCard, Special
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import (
    action_cards,
    actions,
    cards,
    effects,
    goods,
    paying,
    prices,
    tolls,
)
from saecula.games.clash_of_cultures.rules.effects import OWN
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    card_played,
    operations,
    possible,
    rules,
    specials,
)
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import Assign, Card, Invite, PlayPerson

PERSON: Final = "person"  # the scope of a person for sale


# Buying.


def for_sale(g: ClashOfCultures, seat: Seat, card: str) -> Frames:
    """Return the offers of a person just drawn: to the player who drew it, then to the others. [COC-302]"""
    offers = [buy_person(each, card, each == seat) for each in clockwise(g, seat)]
    return (*offers, scope(PERSON))


def price(g: ClashOfCultures, own: bool) -> Amounts:
    """Return the price of a person for the player who drew it, or for the others. [COC-302]"""
    board = g.content.board
    return prices.amounts(board.person_price if own else board.person_price_others)


@rules.decision
def buy_person(g: ClashOfCultures, seat: Seat, card: str, own: bool) -> list[Action]:
    """Offer a great person for culture tokens. [COC-302]"""
    civ = g.civs[seat]
    can = paying.can_pay(civ, price(g, own), prices.ways(sheet(g, civ), PERSON))
    return [Invite(card), PASS] if can else []


@buy_person.resolve
def take_person(g: ClashOfCultures, seat: Seat, action: Action, card: str, own: bool) -> None:
    """Pay and take the card, into the hand or openly; everybody knows it. [COC-302, COC-804, COC-806]"""
    if action == PASS:
        return
    civ = g.civs[seat]
    paid = paying.pay(g, seat, price(g, own), prices.ways(sheet(g, civ), PERSON))
    g.events_gone = tuple([other for other in g.events_gone if other != card])
    g.tell("invited", seat, card)
    opening: Frames = ()
    if g.content.events[card].person == "open":
        civ.open_persons = tuple(sorted([*civ.open_persons, card]))
        opening = (effects.unfold(seat, card, (OWN,), -1, 0),)
    else:
        civ.persons = civ.persons.put(card, EVERYONE)
    g.abandon(PERSON)
    g.then(*paid, *opening)


# Playing.


def dismissible(g: ClashOfCultures, civ: Civ) -> list[str]:
    """Return the open persons that can be discarded by an action. [COC-806]"""
    return [
        card
        for card in civ.open_persons
        if any([isinstance(power, Act) for power in g.content.events[card].powers])
    ]


@rules.free_action(PlayPerson.id)
def options(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the great persons in hand, and the open ones that can be dismissed; both cost an action.

    [COC-302, COC-806]
    """
    civ = g.civs[seat]
    if g.active != seat or not g.actions or g.moves:
        return []
    return PlayPerson.each([*civ.persons.cards, *dismissible(g, civ)])


@options.resolve
def play(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    card = PlayPerson.of(action)
    if card in g.civs[seat].open_persons:
        actions.begin_action(g, seat)
        g.tell("person_played", seat, card)
        frames: Frames = tuple([effects.happen(seat, card, number, -1, 0) for number in _acts(g, card)])
    else:
        frames = show(g, seat, card, True)
    g.then(*frames, actions.end_action(seat))


def show(g: ClashOfCultures, seat: Seat, card: str, costs: bool) -> Frames:
    """Show and discard a person; what may stop it comes before its price, perhaps an action. [COC-302]"""
    g.tell("person_played", seat, card)
    cards.discard(g, seat, card)
    return (*card_played(g, seat, card), unfold_person(seat, card, costs), scope(action_cards.CARD))


@rules.step
def unfold_person(g: ClashOfCultures, seat: Seat, card: str, costs: bool) -> None:
    """Spend the action of a person and carry out what the card says. [COC-302]"""
    if costs:
        actions.begin_action(g, seat)
    g.then(effects.unfold(seat, card, (OWN,), -1, 0))


def _acts(g: ClashOfCultures, card: str) -> list[int]:
    powers = g.content.events[card].powers
    return [number for number, power in enumerate(powers) if isinstance(power, Act)]


# Without the action.


def waived(realm: Realm, stock: Amounts) -> list[Action]:
    """List the cards in hand that need an action and can be played without it. [COC-507, COC-612]"""
    found = action_cards.effects_in(realm.g.content, realm.civ.hand.cards)
    costly = [effect for effect in found if effect.action]
    return [*action_cards.among(realm, costly, stock), *PlayPerson.each(realm.civ.persons.cards)]


@operations.named("play_card")
def play_without_action(g: ClashOfCultures, effect: PlayCard, seat: Seat, source: str, place: int) -> Frames:
    """Play a card that needs an action as a free action. [COC-507, COC-612]"""
    return (choose_waived(seat, source),)


@rules.decision(must=True)
def choose_waived(g: ClashOfCultures, seat: Seat, source: str) -> list[Action]:
    """Choose the card that is played without its action. [COC-507, COC-612]"""
    return waived(Realm(g, seat), goods.stock(g.civs[seat]))


@choose_waived.resolve
def play_waived(g: ClashOfCultures, seat: Seat, action: Action, source: str) -> None:
    if Card.matches(action):
        g.then(*action_cards.show(g, seat, Card.of(action), False))
    else:
        g.then(*show(g, seat, PlayPerson.of(action), False))


def _can_waive(realm: Realm, effect: PlayCard, left: Amounts) -> bool:
    return bool(waived(realm, left))


possible["play_card"] = _can_waive


# The Great Diplomat.


@specials.named("great_diplomat")
def bind(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Bind the owner of the card and the player named to peace. [COC-806]"""
    owner = next(other for other, civ in enumerate(g.civs) if source in civ.open_persons)
    g.diplomat = tolls.pair(owner, seat)
    return ()


@specials.named("dismiss_diplomat")
def dismiss(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Discard the Great Diplomat. [COC-806]"""
    tolls.dismiss_diplomat(g)
    return ()


# The Great Seer.


@specials.named("great_seer")
def foresee(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Draw an objective card for every player and assign them. [COC-807]"""
    return (look_ahead(seat), assign(seat))


@rules.step
def look_ahead(g: ClashOfCultures, seat: Seat) -> None:
    """Draw as many objective cards as there are players. [COC-283, COC-807]"""
    civ = g.civs[seat]
    for _ in range(g.seats):
        card = cards.top_objective(g)
        if card:
            civ.drawn = civ.drawn.put(card, seen_by(seat))


@rules.draft(always=True)
def assign(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """Assign one of the cards to each player, beginning with oneself. [COC-807]"""
    order = clockwise(g, seat)
    given = [Assign.of(pick)[0] for pick in picks]
    left = [card for card in g.civs[seat].drawn.cards if card not in given]
    return [Assign(card, order[len(picks)]) for card in left]


@assign.resolve
def hand_to(g: ClashOfCultures, seat: Seat, picks: Picks) -> None:
    """Lay each card aside; it is its player's next objective. [COC-807]"""
    civ = g.civs[seat]
    for pick in picks:
        card, other = Assign.of(pick)
        civ.drawn = civ.drawn.take(card)
        g.civs[other].assigned = g.civs[other].assigned.put(card, seen_by(seat))
    g.tell("foresaw", seat)
