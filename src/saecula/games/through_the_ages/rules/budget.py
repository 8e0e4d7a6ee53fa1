"""What a player has at hand for the next action, counted once for all that could be done with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import GOVERNMENT
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, payment
from saecula.games.through_the_ages.rules.in_play import action_totals, card_totals, pacts
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES, food_on, resources_on
from saecula.games.through_the_ages.vocabulary import Lead


class Hand:
    """The civil cards of a hand by what can be done with them; made once for each hand."""

    __slots__ = ("actions", "governments", "leads", "technologies")

    def __init__(self, content: Content, cards: tuple[str, ...]) -> None:
        index = content.technology_index
        self.technologies: Final = tuple([index[card] for card in cards if card in index])
        self.governments: Final = tuple([n for n in self.technologies if content.kind_of[n] == GOVERNMENT])
        self.leads: Final[list[Action]] = Lead.each([card for card in cards if card in content.leaders])
        uses = content.uses
        held = [card for card in cards if card in uses]
        self.actions: Final = tuple([(card, held.count(card), uses[card]) for card in dict.fromkeys(held)])


_hand = lru_cache(maxsize=1 << 14)(Hand)


class Budget:
    """Actions, food and resources at hand, with the cards in play and pacts that change prices."""

    __slots__ = (
        "cards",
        "civ",
        "civil",
        "food",
        "for_units",
        "g",
        "hand",
        "military",
        "pacts",
        "prices",
        "resources",
        "seat",
        "total",
    )

    def __init__(self, g: ThroughTheAges, seat: Seat) -> None:
        civ = g.civs[seat]
        cards = card_totals(g, civ)
        self.g = g
        self.seat = seat
        self.civ = civ
        self.hand = _hand(g.content, civ.hand)
        self.cards = cards
        self.pacts = pacts(g, seat)
        self.prices = cards.prices if not cards.crosses else costs.buildings(g, civ, cards)
        self.total = cards.civil
        self.civil = civ.civil_actions
        if action_tokens.LENT in cards.abilities:
            self.civil += action_tokens.can_lend(civ, cards)
        self.military = civ.military_actions + civ.extra_actions
        self.food = food_on(civ, cards)
        self.resources = resources_on(civ, cards)
        if self.pacts:
            self.total = action_totals(cards, self.pacts)[0]
            self.food += payment.has_route(g, seat, FOOD, self.pacts)
            self.resources += payment.has_route(g, seat, RESOURCES, self.pacts)
        self.for_units = self.resources
        if civ.extra_resources or payment.UNITS_ONLY in cards.abilities:
            self.for_units += payment.unit_bonus(g, civ, cards)
