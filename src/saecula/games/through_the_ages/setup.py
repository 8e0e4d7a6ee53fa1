"""From nothing to the first decision (TTA-020 to TTA-032)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.zones import NOBODY, Zone, deck, pile
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import FEWEST_PLAYERS
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, turns
from saecula.games.through_the_ages.variant import Variant

EMPTY = Zone((), (), False)
AGES_OF_CARDS = 4


def new(content: Content, variant: Variant) -> ThroughTheAges:
    """An empty table."""
    g = ThroughTheAges()
    g.content = content
    g.variant = variant
    g.civs = []
    g.start = 0
    g.active = 0
    g.round = 1
    g.last_round = 0
    g.age = 0
    g.row = ("",) * len(content.board.row_costs)
    g.civil_deck = ()
    g.military_deck = deck()
    g.discards = (EMPTY,) * AGES_OF_CARDS
    g.current_events = deck()
    g.current_ages = ()
    g.future_events = deck()
    g.future_ages = ()
    g.past_events = ()
    g.common_tactics = ()
    g.set_aside = ()
    g.dealt_for = ()
    return g


def setup(g: ThroughTheAges) -> None:
    """Boards, events of age A, the first card row, and who begins. [TTA-029, TTA-030, TTA-032]"""
    g.start = g.roll(g.seats)
    g.active = g.start
    g.civs = [_civ(g, (seat - g.start) % g.seats) for seat in range(g.seats)]
    g.dealt_for = (g.seats,)
    _lay_events(g)
    g.civil_deck = g.content.civil_deck(0, g.seats)
    g.row = tuple([card_row.deal(g) for _ in g.row])
    g.then(*turns.turn(g.start))


def _civ(g: ThroughTheAges, place: int) -> Civ:
    """A player board at the start; civil actions of the first round go by place. [TTA-023 to TTA-031]"""
    content = g.content
    board = content.board
    civ = Civ()
    civ.culture = 0
    civ.science = 0
    civ.hand = ()
    civ.fresh = ()
    civ.military = (EMPTY,) * AGES_OF_CARDS
    civ.technologies = sum([1 << n for n, tech in enumerate(content.technologies) if tech.initial])
    civ.government = next(iter(bits(civ.technologies & content.masks["government"])))
    civ.leader = ""
    civ.leader_ages = 0
    civ.wonders = ()
    civ.ruins = ()
    civ.tucked = ""
    civ.unfinished = ""
    civ.stages = 0
    civ.colonies = ()
    civ.workers = tuple([technology.workers for technology in content.technologies])
    civ.tokens = (0,) * len(content.technologies)
    civ.blue = board.blue
    civ.yellow = board.yellow
    civ.unused = board.unused
    civ.civil_actions = board.first_round_actions[place]
    civ.military_actions = 0
    civ.extra_actions = 0
    civ.extra_resources = 0
    civ.extra_science = 0
    civ.tactic = ""
    civ.exclusive = False
    civ.war_cards = ()
    civ.war_rivals = ()
    civ.pact = ""
    civ.pact_partner = -1
    civ.pact_side = ""
    civ.used = ()
    civ.ever = ()
    civ.no_politics = False
    civ.prepared = ()
    return civ


def _lay_events(g: ThroughTheAges) -> None:
    """Some events of age A are the current ones, the others go back unseen. [TTA-029]"""
    shuffled = g.shuffled(g.content.military_deck(0, g.seats))
    number = g.content.board.start_events[g.seats - FEWEST_PLAYERS]
    g.current_events = deck(shuffled[:number], NOBODY)
    g.current_ages = (0,) * number
    g.discards = (pile(shuffled[number:], NOBODY), *g.discards[1:])
