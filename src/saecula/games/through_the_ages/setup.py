"""From nothing to the first decision (TTA-020 to TTA-032)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.zones import NOBODY, deck, pile
from saecula.games.through_the_ages._generated import blank_civ
from saecula.games.through_the_ages.entries import FEWEST_PLAYERS
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, turns

AGES_OF_CARDS: Final = 4


def setup(g: ThroughTheAges) -> None:
    """Set up boards, events of age A and the card row, and draw who begins. [TTA-029, TTA-030, TTA-032]"""
    g.round = 1
    g.military_deck = g.future_events = deck()
    g.discards = (pile(),) * AGES_OF_CARDS
    g.start = g.roll(g.seats)
    g.active = g.start
    g.civs = [_civ(g, (seat - g.start) % g.seats) for seat in range(g.seats)]
    g.dealt_for = (g.seats,)
    _lay_events(g)
    g.civil_deck = g.content.civil_deck(0, g.seats)
    g.row = tuple([card_row.deal(g) for _ in g.content.board.row_costs])
    g.then(*turns.turn(g.start))


def _civ(g: ThroughTheAges, place: int) -> Civ:
    """Return a player board at the start; the place decides the first civil actions. [TTA-023 to TTA-031]"""
    content = g.content
    board = content.board
    civ = blank_civ()
    civ.military = (pile(),) * AGES_OF_CARDS
    civ.technologies = sum([1 << n for n, tech in enumerate(content.technologies) if tech.initial])
    civ.government = next(iter(bits(civ.technologies & content.masks["government"])))
    civ.workers = tuple([technology.workers for technology in content.technologies])
    civ.tokens = (0,) * len(content.technologies)
    civ.blue = board.blue
    civ.yellow = board.yellow
    civ.unused = board.unused
    civ.civil_actions = board.first_round_actions[place]
    civ.pact_partner = -1
    return civ


def _lay_events(g: ThroughTheAges) -> None:
    """Make some events of age A the current ones; the others go back unseen. [TTA-029]"""
    shuffled = g.shuffled(g.content.military_deck(0, g.seats))
    number = g.content.board.start_events[g.seats - FEWEST_PLAYERS]
    g.current_events = deck(shuffled[:number], NOBODY)
    g.current_ages = (0,) * number
    g.discards = (pile(shuffled[number:], NOBODY), *g.discards[1:])
