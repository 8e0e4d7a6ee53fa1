"""Great persons: bought when they are drawn, then played or kept open (COC-302, COC-804 to COC-807)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import PASS, scope
from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, Rule
from saecula.games.clash_of_cultures.rules import cards, effects, paying, prices
from saecula.games.clash_of_cultures.rules.effects import OWN
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import card_played, main_action, rules, specials
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import Assign, Invite, PlayPerson

PERSON = "person"  # the scope of a person for sale
CARD = "card"  # the scope of a card that is being played
PAIRS = 8  # a pair of players is the number of the first times this plus that of the second


# Buying.


def for_sale(g: ClashOfCultures, seat: Seat, card: str) -> Frames:
    """Return the offers of a person just drawn: to who drew it, then to the others. [COC-302]"""
    offers = [buy_person(each, card, each == seat) for each in clockwise(g, seat)]
    return (*offers, scope(PERSON))


def price(g: ClashOfCultures, own: bool) -> Amounts:
    """Return the price of a person for who drew it, or for the others. [COC-302]"""
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


@main_action(PlayPerson.id, 95)
def options(realm: Realm) -> list[Action]:
    """List the great persons in hand, and the open ones that can be dismissed. [COC-302, COC-806]"""
    civ = realm.civ
    if not civ.persons.cards and not civ.open_persons:
        return []
    return PlayPerson.each([*civ.persons.cards, *dismissible(realm.g, civ)])


@options.begins
def play(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    """Discard the card and carry out what it says, unless somebody cancels it. [COC-302]"""
    card = PlayPerson.of(action)
    g.tell("person_played", seat, card)
    if card in g.civs[seat].open_persons:
        return tuple([effects.happen(seat, card, number, -1, 0) for number in _acts(g, card)])
    cards.discard(g, seat, card)
    return (*card_played(g, seat, card), effects.unfold(seat, card, (OWN,), -1, 0), scope(CARD))


def _acts(g: ClashOfCultures, card: str) -> list[int]:
    powers = g.content.events[card].powers
    return [number for number, power in enumerate(powers) if isinstance(power, Act)]


# The Great Diplomat.


@specials.named("great_diplomat")
def bind(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Bind the owner of the card and the player named to peace. [COC-806]"""
    owner = next(other for other, civ in enumerate(g.civs) if source in civ.open_persons)
    g.diplomat = 1 << owner * PAIRS + seat
    return ()


@specials.named("dismiss_diplomat")
def dismiss(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Discard the Great Diplomat. [COC-806]"""
    dismiss_diplomat(g)
    return ()


def peace_price(g: ClashOfCultures, seat: Seat, other: int) -> Amounts | None:
    """Return what one of two players at peace pays before attacking the other, if they are. [COC-806]"""
    if not g.diplomat & (1 << seat * PAIRS + other | 1 << other * PAIRS + seat):
        return None
    for power in g.content.events["great_diplomat"].powers:
        if isinstance(power, Rule) and power.price is not None:
            return prices.amounts(power.price)
    return None


def dismiss_diplomat(g: ClashOfCultures) -> None:
    """Discard the Great Diplomat: by an action, or after an attack that was paid for. [COC-806]"""
    for seat, civ in enumerate(g.civs):
        if "great_diplomat" in civ.open_persons:
            civ.open_persons = tuple([card for card in civ.open_persons if card != "great_diplomat"])
            cards.lay_off_event(g, seat, "great_diplomat")
    g.diplomat = 0


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
        if not g.objective_deck.cards:
            g.objective_deck = pile(g.objective_discards, NOBODY)
            g.objective_discards = ()
        if g.objective_deck.cards:
            card, g.objective_deck = g.draw(g.objective_deck)
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
