"""A table to set scenes on: build a position in a few readable lines, make the choices, look."""

from __future__ import annotations

from typing import Any

from saecula.core.position import Seat
from saecula.core.registry import scope
from saecula.core.zones import Zone, deck, pile, seen_by
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import actions, politics, tokens, turn_end, turns
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.tables import SEED, Tabletop


class Table(Tabletop[ThroughTheAges]):
    """A match of Through the Ages under test."""

    def __getitem__(self, seat: Seat) -> Civ:
        return self.g.civs[seat]

    def number(self, technology: str) -> int:
        """The number of a technology."""
        return self.g.content.technology_index[technology]

    # Setting the scene; call `begin`, `act`, `politics` or `end_turn` afterwards.

    def develop(self, seat: Seat, *technologies: str) -> Table:
        """Put technologies into play, with tokens and actions as if they had always been there."""
        civ = self[seat]
        for name in technologies:
            number = self.number(name)
            entry = self.g.content.technologies[number]
            if entry.kind == "government":
                civ.technologies ^= 1 << civ.government
                civ.government = number
            civ.technologies |= 1 << number
            civ.blue += entry.symbols.blue
        return self.rest(seat)

    def workers(self, seat: Seat, **technologies: int) -> Table:
        """Put exactly this many workers on these technologies, which come into play; banks stay."""
        civ = self[seat]
        workers = list(civ.workers)
        for name, number in technologies.items():
            civ.technologies |= 1 << self.number(name)
            workers[self.number(name)] = number
        civ.workers = tuple(workers)
        return self

    def nobody_works(self, seat: Seat) -> Table:
        """No workers on any technology."""
        self[seat].workers = (0,) * len(self.g.content.technologies)
        return self

    def store(self, seat: Seat, **technologies: int) -> Table:
        """Put exactly this many blue tokens on these technologies; the bank stays as it is."""
        civ = self[seat]
        tokens = list(civ.tokens)
        for name, number in technologies.items():
            civ.technologies |= 1 << self.number(name)
            tokens[self.number(name)] = number
        civ.tokens = tuple(tokens)
        return self

    def banks(self, seat: Seat, blue: int = -1, yellow: int = -1, unused: int = -1) -> Table:
        """Tokens in the banks and unused workers, where they are given."""
        civ = self[seat]
        civ.blue = blue if blue >= 0 else civ.blue
        civ.yellow = yellow if yellow >= 0 else civ.yellow
        civ.unused = unused if unused >= 0 else civ.unused
        return self

    def points(self, seat: Seat, science: int = 0, culture: int = 0) -> Table:
        """Science and culture points."""
        self[seat].science, self[seat].culture = science, culture
        return self

    def lead(self, seat: Seat, leader: str) -> Table:
        """This leader is in play."""
        civ = self[seat]
        civ.leader = leader
        if leader:
            civ.leader_ages |= 1 << self.g.content.leaders[leader].age
        return self.rest(seat)

    def wonders(self, seat: Seat, *wonders: str, ruins: tuple[str, ...] = ()) -> Table:
        """Completed wonders; ruins among them."""
        civ = self[seat]
        civ.wonders, civ.ruins = (*wonders, *ruins), ruins
        return self.rest(seat)

    def unfinished(self, seat: Seat, wonder: str, stages: int = 0) -> Table:
        """A wonder under construction; its tokens come from the bank."""
        civ = self[seat]
        civ.unfinished, civ.stages = wonder, stages
        civ.blue -= stages
        return self

    def colonies(self, seat: Seat, *territories: str) -> Table:
        """Colonies, without what they gave once; their cards leave the decks."""
        self[seat].colonies = territories
        return self.rest(seat)

    def hand(self, seat: Seat, *cards: str) -> Table:
        """Civil cards in hand."""
        self[seat].hand = cards
        return self

    def military(self, seat: Seat, *cards: str) -> Table:
        """Military cards in hand, known to the owner only."""
        ages = [[c for c in cards if self.g.content.cards[c].age == age] for age in range(4)]
        self[seat].military = tuple([pile(of_age, seen_by(seat)) for of_age in ages])
        return self

    def tactic(self, seat: Seat, tactic: str, exclusive: bool = False) -> Table:
        """The current tactic; if it is not exclusive it is common."""
        civ = self[seat]
        civ.tactic, civ.exclusive = tactic, exclusive
        if not exclusive and tactic not in self.g.common_tactics:
            self.g.common_tactics = (*self.g.common_tactics, tactic)
        return self

    def pact(self, seat: Seat, pact: str, partner: Seat, side: str = "a") -> Table:
        """A pact in this player's area."""
        civ = self[seat]
        civ.pact, civ.pact_partner, civ.pact_side = pact, partner, side
        return self.rest(seat).rest(partner)

    def war(self, seat: Seat, war: str, rival: Seat) -> Table:
        """A war that this player has declared."""
        civ = self[seat]
        civ.war_cards, civ.war_rivals = (*civ.war_cards, war), (*civ.war_rivals, rival)
        return self

    def rest(self, seat: Seat) -> Table:
        """All actions are available."""
        civ = self[seat]
        civ.civil_actions = civil_total(self.g, seat)
        civ.military_actions = military_total(self.g, seat)
        return self

    def spend(self, seat: Seat, civil: int = 0, military: int = 0) -> Table:
        """So many actions are spent already."""
        self[seat].civil_actions -= civil
        self[seat].military_actions -= military
        return self

    def age(self, age: int) -> Table:
        """It is this age, with its whole decks; the row is empty."""
        g = self.g
        g.age = age
        g.dealt_for = (g.seats,) * min(age + 1, 4)
        g.row = ("",) * len(g.row)
        g.civil_deck = g.content.civil_deck(age, g.seats) if age < 4 else ()
        g.military_deck = deck(g.content.military_deck(age, g.seats)) if 0 < age < 4 else deck()
        return self

    def row(self, *cards: str) -> Table:
        """The card row, from the left; the rest is empty."""
        self.g.row = (*cards, *[""] * (len(self.g.row) - len(cards)))
        return self

    def events(self, *cards: str) -> Table:
        """The current events deck; the first named is on top."""
        ordered = tuple(reversed(cards))
        self.g.current_events = deck(ordered)
        self.g.current_ages = tuple([self.g.content.cards[card].age for card in ordered])
        return self

    def future(self, *cards: str, by: Seat = 0) -> Table:
        """The future events deck, all prepared by one player; the last named is on top."""
        self.g.future_events = Zone(cards, (seen_by(by),) * len(cards), True)
        self.g.future_ages = tuple([self.g.content.cards[card].age for card in cards])
        return self

    def act(self, seat: Seat) -> Table:
        """This player's Action Phase and end of turn, and nothing after it."""
        self.g.active = seat
        return self.begin(actions.act(seat))

    def politics(self, seat: Seat) -> Table:
        """This player's Politics Phase, and nothing after it."""
        self.g.active = seat
        return self.begin(*politics.phase(self.g, seat), scope("turn"))

    def reveal(self, seat: Seat, event: str) -> Table:
        """This player reveals this event."""
        self.g.active = seat
        return self.events(event).begin(politics.reveal_event(seat))

    def end_turn(self, seat: Seat) -> Table:
        """The end-of-turn steps of this player, and nothing after them."""
        self.g.active = seat
        return self.begin(turn_end.end_of_turn(seat))

    def turn(self, seat: Seat) -> Table:
        """This player's whole turn and all that follows."""
        return self.begin(*turns.turn(seat))

    # Playing.

    # Looking.

    def on(self, seat: Seat, technology: str) -> int:
        """Workers on a technology."""
        return self[seat].workers[self.number(technology)]

    def tokens(self, seat: Seat, technology: str) -> int:
        """Blue tokens on a technology."""
        return self[seat].tokens[self.number(technology)]

    def food(self, seat: Seat) -> int:
        """Food stored."""
        return tokens.stored(self.g, self[seat], tokens.FOOD)

    def resources(self, seat: Seat) -> int:
        """Resources stored."""
        return tokens.stored(self.g, self[seat], tokens.RESOURCES)

    def offered(self, seat: Seat, verb: str) -> list[Any]:
        """The operands with which this verb may be chosen now: alone, or as tuples."""
        found = [action[1:] for action in self.options(seat) if action[0] == verb]
        return [operands[0] if len(operands) == 1 else operands for operands in found]

    def held(self, seat: Seat) -> list[str]:
        """Military cards in hand."""
        return [card for zone in self[seat].military for card in zone.cards]

    def discarded(self, age: int) -> tuple[str, ...]:
        """Military cards of an age in the discard pile."""
        return self.g.discards[age].cards


def table(seats: int = 3, age: int = 1) -> Table:
    """A match in the second round, age I, seat 0 starting, nobody asked; boards as at the start."""
    g = GAME.start(seats, SEED)
    t = Table(g)
    g.start = g.active = 0
    g.round = 2
    t.age(age)
    for seat in range(seats):
        t.rest(seat)
    return t
