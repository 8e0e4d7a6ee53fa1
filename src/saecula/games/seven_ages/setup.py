"""From nothing to the first decision (7AG-020)."""

from __future__ import annotations

from saecula.core.zones import NOBODY as UNSEEN
from saecula.core.zones import deck, pile
from saecula.games.seven_ages._generated import blank_empire, blank_player
from saecula.games.seven_ages.observation import ELEPHANTS
from saecula.games.seven_ages.position import NOBODY, NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import cards, preparation
from saecula.games.seven_ages.words import CITY_LEVELS


def setup(g: SevenAges) -> None:
    """Shuffle, deal seven cards to each player, and find the start player. [7AG-020]"""
    g.players = [blank_player() for _ in range(g.seats)]
    g.empires = [_unused() for _ in g.content.colours]
    g.owned = (0,) * g.seats
    g.deck = pile([card.id for card in g.content.cards], UNSEEN)
    g.shown = ((),) * g.seats
    g.cities = (0,) * len(CITY_LEVELS)
    g.active = g.founding = g.passed = g.conflict = g.marching = NONE
    g.elephants = (1 << ELEPHANTS) - 1
    g.sides = g.traders = (NONE, NONE)
    g.shaken = g.aside = g.bared = (0, 0)
    g.dealt = (pile(), pile())
    g.cadence = deck()
    g.offered = ("", "")
    g.cup = (*[type_.cup for type_ in g.content.leader_types.values()], g.content.board.no_leader)
    for seat in range(g.seats):
        cards.draw_cards(g, seat, g.content.board.opening_hand)
    g.then(*preparation.securing(g), preparation.find_start_player((1 << g.seats) - 1))


def _unused() -> Empire:
    empire = blank_empire()
    empire.owner = NOBODY
    empire.card = empire.capital = NONE
    return empire
