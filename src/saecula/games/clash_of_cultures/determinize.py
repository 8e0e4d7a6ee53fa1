"""Determinize: guess what a seat does not know, that is hands, decks and cards that lie face down.

See the catalogue, "Hidden information". Tiles need no guess: they are drawn by lot when they are explored.
"""

from __future__ import annotations

from collections.abc import Iterable

from saecula.core.position import Seat
from saecula.core.zones import NOBODY, UNKNOWN, Zone, seen_by
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.civilizations import maya
from saecula.games.clash_of_cultures.rules.tactics import commander

ACTION, OBJECTIVE, WONDER, PERSON = range(4)  # backs of the cards in an offer


def determinize(g: ClashOfCultures, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess: deal the unseen cards of each back."""
    _deal_actions(g)
    _deal_objectives(g)
    _deal_wonders(g)
    _deal_events(g)


class Pool:
    """The cards of one back that a viewer cannot place, in random order."""

    def __init__(
        self, g: ClashOfCultures, cards: Iterable[str], zones: Iterable[Zone], shown: Iterable[str]
    ) -> None:
        seen = {card for zone in zones for card in zone.cards} | set(shown)
        self._cards = list(g.shuffled(tuple([card for card in cards if card not in seen])))

    def fill(self, zone: Zone, known: int) -> Zone:
        """Return a zone with its gaps filled by cards that these seats know."""
        if UNKNOWN not in zone.cards:
            return zone
        return zone.filled([self._cards.pop() for _ in range(zone.unknowns())], known)


def _fill_offer(g: ClashOfCultures, pool: Pool, back: int) -> None:
    if back < len(g.offer):
        known = seen_by(g.active)  # the player who made it; cards shown to the partner need no guess
        g.offer = (*g.offer[:back], pool.fill(g.offer[back], known), *g.offer[back + 1 :])


def _offered(g: ClashOfCultures, back: int) -> tuple[Zone, ...]:
    return g.offer[back : back + 1]


def _deal_actions(g: ClashOfCultures) -> None:
    zones = [g.action_deck, *g.battle.laid, *_offered(g, ACTION), *[civ.hand for civ in g.civs]]
    pool = Pool(g, g.content.action_cards, zones, g.action_discards)
    g.battle.laid = tuple(
        [pool.fill(zone, seen_by(commander(g, which))) for which, zone in enumerate(g.battle.laid)]
    )
    _fill_offer(g, pool, ACTION)
    for seat, civ in enumerate(g.civs):
        civ.hand = pool.fill(civ.hand, seen_by(seat))
    g.action_deck = pool.fill(g.action_deck, NOBODY)


def _deal_objectives(g: ClashOfCultures) -> None:
    held = [zone for civ in g.civs for zone in (civ.objectives, civ.drawn, civ.assigned)]
    shown = [card for civ in g.civs for card in civ.completed]
    zones = [g.objective_deck, *_offered(g, OBJECTIVE), *held]
    pool = Pool(g, g.content.objective_deck(not g.variant.base_only), zones, (*g.objective_discards, *shown))
    _fill_offer(g, pool, OBJECTIVE)
    for seat, civ in enumerate(g.civs):
        own = seen_by(seat)
        civ.objectives = pool.fill(civ.objectives, own)
        civ.drawn = pool.fill(civ.drawn, own)
        civ.assigned = pool.fill(civ.assigned, NOBODY)
    g.objective_deck = pool.fill(g.objective_deck, NOBODY)


def _deal_wonders(g: ClashOfCultures) -> None:
    zones = [g.wonder_deck, *_offered(g, WONDER), *[civ.wonders for civ in g.civs]]
    built = [id_ for id_, place in zip(g.content.files["wonders"], g.wonder_at, strict=True) if place != -1]
    pool = Pool(g, g.content.files["wonders"], zones, (*g.wonder_discards, *g.wonder_row, *built, g.envoy))
    _fill_offer(g, pool, WONDER)
    for seat, civ in enumerate(g.civs):
        civ.wonders = pool.fill(civ.wonders, seen_by(seat))
    g.wonder_deck = pool.fill(g.wonder_deck, NOBODY)


def _deal_events(g: ClashOfCultures) -> None:
    """Deal the events; it is known who holds a great person, but not always which one."""
    zones = [
        g.event_deck,
        g.event_top,
        g.event_bottom,
        *_offered(g, PERSON),
        *[civ.persons for civ in g.civs],
    ]
    shown = [card for civ in g.civs for card in civ.open_persons]
    deck = g.content.event_deck(not g.variant.base_only)
    persons = [card for card in deck if g.content.events[card].person == "hand"]
    held = Pool(g, persons, zones, (*g.event_discards, *g.events_gone, *shown))
    _fill_offer(g, held, PERSON)
    for seat, civ in enumerate(g.civs):
        civ.persons = held.fill(civ.persons, seen_by(seat))
    zones = [
        g.event_deck,
        g.event_top,
        g.event_bottom,
        *_offered(g, PERSON),
        *[civ.persons for civ in g.civs],
    ]
    pool = Pool(g, deck, zones, (*g.event_discards, *g.events_gone, *shown))
    known = seen_by(*maya.readers(g))  # nobody else has put them there
    g.event_top = pool.fill(g.event_top, known)
    g.event_bottom = pool.fill(g.event_bottom, known)
    g.event_deck = pool.fill(g.event_deck, NOBODY)
