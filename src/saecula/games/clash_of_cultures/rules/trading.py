"""Trade between players (COC-085 to COC-089)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from saecula.core.actions import Verb1, operands_of, verb_id
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import Zone, pile, seen_by
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards, goods
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.vocabulary import (
    Accept,
    AskCard,
    AskGood,
    HandOver,
    OfferCard,
    OfferGood,
    Refuse,
    ShowCard,
    Trade,
)
from saecula.games.clash_of_cultures.words import DECKS, GOODS

MOST_ITEMS: Final = 12

NO_CARDS: Final = pile()
NO_OFFER: Final = (NO_CARDS,) * len(cards.BACKS)
GIVEN: Final = (OfferCard.id, ShowCard.id)
ANSWERS: Final = (Refuse(), Accept())
# What is counted in an offer, in this order: goods given, goods wanted, cards wanted.
COUNTED: Final = {
    option: number
    for number, option in enumerate([*OfferGood.each(GOODS), *AskGood.each(GOODS), *AskCard.each(DECKS)])
}

Words: TypeAlias = tuple[str, ...]
Numbers: TypeAlias = tuple[int, ...]  # by good, or of cards by deck


@rules.free_action(Trade.id)
def partners(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the players who can be made an offer: one each between two actions. [COC-085, COC-088, COC-089]"""
    if g.moves or g.active != seat:
        return []
    others = [other for other in range(g.seats) if other != seat and not g.offered >> other & 1]
    if others and not has_anything(g.civs[seat]):
        others = [other for other in others if has_anything(g.civs[other])]
    return Trade.each(others)


def has_anything(civ: Civ) -> bool:
    """Return whether a player has goods or cards that could change hands. [COC-085]"""
    return any(civ.goods) or bool(
        civ.hand.cards or civ.objectives.cards or civ.wonders.cards or civ.persons.cards
    )


@partners.resolve
def address(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Begin an offer to a player. [COC-089]"""
    other = Trade.of(action)
    g.offered |= 1 << other
    g.then(compose(seat, other))


@rules.draft(always=True)
def compose(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> list[Action]:
    """Put an offer together: goods of both, own cards, numbers of the partner's cards.

    [COC-087, COC-089, COC-302]
    """
    if len(picks) == MOST_ITEMS:
        return [DONE]
    own, partner = g.civs[seat], g.civs[other]
    found, other_way = latest_items(own, partner)
    if not picks:
        return [*found]
    left = found.copy()
    for pick in picks:
        number = left[pick]
        if number > 1:
            left[pick] = number - 1
        else:
            del left[pick]
            way = other_way.get(pick)
            if way is not None:
                del left[way]
    return [*left]


def latest_items(own: Civ, partner: Civ) -> Items:
    """Return what can be put into an offer; as long as it is put together this is the same."""
    key = (
        own.goods,
        partner.goods,
        own.hand,
        own.persons,
        own.objectives,
        own.wonders,
        partner.hand,
        partner.persons,
        partner.objectives,
        partner.wonders,
    )
    for latest, found in _latest:
        if latest == key:
            return found
    made = items(own.goods, partner.goods, cards.by_deck(own), cards.numbers(partner))
    _latest[:] = [(key, made)]
    return made


class Items(NamedTuple):
    """What can be put into an offer; never changed."""

    found: dict[Action, int]
    """The options, with how many there are of each; the way out comes first."""
    other_way: dict[Action, Action]
    """For each way to give a card the other one: face down or shown. [COC-089]"""


_latest: Final[list[tuple[tuple[object, ...], Items]]] = []


@lru_cache(maxsize=1 << 8)
def items(given: Numbers, wanted: Numbers, in_hand: tuple[Words, ...], decks: Numbers) -> Items:
    """Return what can be put into an offer."""
    other_way = both_ways(in_hand)
    found = {
        DONE: 1,
        **stocked(OfferGood, GOODS, given),
        **stocked(AskGood, GOODS, wanted),
        **dict.fromkeys(other_way, 1),
        **stocked(AskCard, DECKS, decks),
    }
    return Items(found, other_way)


@lru_cache(maxsize=1 << 8)
def both_ways(in_hand: tuple[Words, ...]) -> dict[Action, Action]:
    """Return for each way to give one of these cards the other one: face down and shown. [COC-089]"""
    given = [card for words in in_hand for card in words]
    hidden, shown = OfferCard.each(given), ShowCard.each(given)
    return dict(zip(hidden + shown, shown + hidden, strict=True))


@lru_cache(maxsize=1 << 10)
def stocked(verb: Verb1[str], words: Words, held: Numbers) -> dict[Action, int]:
    """Return an option for each word of which there is something, with how many there are; never changed."""
    return {option: number for option, number in zip(every(verb, words), held, strict=True) if number}


@lru_cache(maxsize=16)
def every(verb: Verb1[str], words: Words) -> tuple[Action, ...]:
    """Return an option for each word."""
    return tuple(verb.each(words))


def named(picks: Picks, verb: Verb1[str], words: Words) -> Numbers:
    """Return how often each word is named with a verb."""
    counts = dict.fromkeys(every(verb, words), 0)
    for pick in picks:
        if pick in counts:
            counts[pick] += 1
    return tuple(counts.values())


def cards_given(picks: Picks) -> list[str]:
    """Return the cards of an offer, face down or shown."""
    return [operands_of(pick)[0] for pick in picks if verb_id(pick) in GIVEN] if picks else []


@compose.resolve
def make_offer(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> None:
    """Lay out the offer; an empty one is none. [COC-087, COC-089]"""
    if not picks:
        return
    numbers = [0] * len(COUNTED)
    given: list[Action] = []
    for pick in picks:
        if pick in COUNTED:
            numbers[COUNTED[pick]] += 1
        else:
            given.append(pick)
    g.offer_given = tuple(numbers[: len(GOODS)])
    g.offer_wanted = tuple(numbers[len(GOODS) :])
    g.offer = NO_OFFER
    if given:
        shown = [operands_of(pick)[0] for pick in given if ShowCard.matches(pick)]
        offered = [operands_of(pick)[0] for pick in given]
        g.offer = tuple([lay(g, seat, other, back, offered, shown) for back in cards.BACKS])
    g.tell("offered", seat, other)
    g.then(accept(other, seat))


def lay(g: ClashOfCultures, seat: Seat, other: int, back: str, given: list[str], shown: list[str]) -> Zone:
    """Lay out the offered cards with one back, face down or shown, and return them. [COC-089]"""
    civ = g.civs[seat]
    zone = cards.held(civ, back)
    kept: list[tuple[str, int]] = []
    laid: list[tuple[str, int]] = []
    for held in zip(zone.cards, zone.known, strict=True):
        (laid if held[0] in given else kept).append(held)
    if not laid:
        return NO_CARDS
    owner, both = seen_by(seat), seen_by(seat, other)
    known = tuple([both if card in shown else owner for card, _ in laid])
    left = both if owner not in known else owner
    hand = Zone(tuple([card for card, _ in kept]), tuple([knowers & left for _, knowers in kept]), False)
    cards.hold(civ, back, hand)
    return Zone(tuple([card for card, _ in laid]), known, False)


@rules.decision(must=True, widget="yesno")
def accept(g: ClashOfCultures, seat: Seat, proposer: int) -> list[Action]:
    """Accept an offer or refuse it. [COC-086, COC-088]"""
    return [*ANSWERS]


@accept.resolve
def answer(g: ClashOfCultures, seat: Seat, action: Action, proposer: int) -> None:
    """Return the cards, or choose those that were asked for. [COC-088, COC-089]"""
    if Refuse.matches(action):
        g.tell("refused", seat, proposer)
        give_cards(g, proposer)
        clear(g)
        return
    g.then(hand_over(seat, proposer))


@rules.draft
def hand_over(g: ClashOfCultures, seat: Seat, picks: Picks, proposer: int) -> list[Action]:
    """Choose the cards that an accepted offer asks for by number. [COC-089, COC-302]"""
    wanted = g.offer_wanted[len(GOODS) :]
    if not any(wanted):
        return []
    chosen = [HandOver.of(pick) for pick in picks]
    for deck, number in zip(DECKS, wanted, strict=True):
        hand = cards.discardable(g.civs[seat], deck)
        if sum([card in hand for card in chosen]) < number:
            return HandOver.each([card for card in hand if card not in chosen])
    return []


@hand_over.resolve
def exchange(g: ClashOfCultures, seat: Seat, picks: Picks, proposer: int) -> None:
    """Carry out an exchange; what exceeds a limit is lost. [COC-086, COC-087]"""
    g.reveal()  # cards may change hands face down
    g.tell("exchanged", proposer, seat)
    given, wanted = g.offer_given, g.offer_wanted[: len(GOODS)]
    goods.take(g, proposer, given)
    goods.take(g, seat, wanted)
    goods.gain(g, seat, given)
    goods.gain(g, proposer, wanted)
    chosen = [HandOver.of(pick) for pick in picks]
    own, partner = g.civs[seat], g.civs[proposer]
    both = seen_by(seat, proposer)
    for back in cards.BACKS if chosen else ():
        zone, theirs = cards.held(own, back), cards.held(partner, back)
        for card in [card for card in zone.cards if card in chosen]:
            zone = zone.take(card).hidden(both)
            theirs = theirs.put(card, both)
        cards.hold(own, back, zone)
        cards.hold(partner, back, theirs)
    give_cards(g, seat, proposer)
    clear(g)


def give_cards(g: ClashOfCultures, seat: Seat, *knowers: Seat) -> None:
    """Put the cards of the offer into a hand; a partner who was shown one still knows it. [COC-089]"""
    civ = g.civs[seat]
    for back, offered in zip(cards.BACKS, g.offer, strict=False):
        if offered.cards:
            zone: Zone = cards.held(civ, back)
            for card in offered.cards:
                zone = zone.put(card, offered.knowers(card) | seen_by(seat, *knowers))
            cards.hold(civ, back, zone)


def numbers(g: ClashOfCultures) -> Numbers:
    """Return how many cards are offered by deck; great persons count as action cards. [COC-302]"""
    actions, objectives, wonders, *persons = map(len, g.offer)
    return actions + sum(persons), objectives, wonders


def clear(g: ClashOfCultures) -> None:
    """Take the offer off the table."""
    g.offer = ()
    g.offer_given = g.offer_wanted = ()
