"""What a player has at hand for the next action, counted once for all that could be done with it."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import costs, paying, spending
from saecula.games.through_the_ages.rules.play import pacts, sheet
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES, food_on, resources_on


class Means:
    """Actions, food and resources at hand, with the cards in play and pacts that change prices."""

    __slots__ = (
        "civ",
        "civil",
        "food",
        "for_units",
        "g",
        "military",
        "pacts",
        "prices",
        "resources",
        "seat",
        "sheet",
        "total",
    )

    def __init__(self, g: ThroughTheAges, seat: Seat) -> None:
        civ = g.civs[seat]
        cards = sheet(g, civ)
        self.g = g
        self.seat = seat
        self.civ = civ
        self.sheet = cards
        self.pacts = pacts(g, seat)
        self.prices = costs.building_prices(g, civ, cards)
        self.total = cards.symbols.civil
        self.civil = civ.civil_actions + spending.can_lend(civ, cards)
        self.military = civ.military_actions + civ.extra_actions
        self.food = food_on(civ, cards)
        self.resources = resources_on(civ, cards)
        if self.pacts:
            self.total += sum([side.symbols.civil for _, side, _ in self.pacts])
            self.food += paying.has_route(g, seat, FOOD)
            self.resources += paying.has_route(g, seat, RESOURCES)
        self.for_units = self.resources + paying.bonus_for_units(civ, cards)
