"""Helpers that build positions of the sample game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saecula.core import flow
from saecula.core.position import Action, Seat
from saecula.core.record import Match
from saecula.core.registry import DONE, PASS
from saecula.core.zones import deck, pile, seen_by
from tests.sample.content import all_cards
from tests.sample.game import GAME
from tests.sample.position import Bazaar


def match_of(seats: int = 3, seed: str = "caravan", **options: Any) -> Match[Bazaar]:
    """Return a match at its first decision, the wishes."""
    return Match.new(GAME, seats, options, seed)


def at_stakes(seats: int = 3, **options: Any) -> Match[Bazaar]:
    """Return a match in which everybody has wished for tea."""
    match = match_of(seats, **options)
    for seat in range(seats):
        match.choose(seat, ("wish", "tea"))
    return match


def at_market(seats: int = 3, hands: dict[Seat, str] | None = None, **options: Any) -> Match[Bazaar]:
    """Return a match at seat 0's first action, with these hands; a new segment begins there."""
    match = at_stakes(seats, **options)
    for seat in range(seats):
        match.choose(seat, flow.options(match.position, seat)[0])
        if seat in flow.to_move(match.position):
            match.choose(seat, DONE)
    for seat in range(seats):
        match.choose(seat, ("bid", 0))
    match.position = dealt(match.position, hands or {})
    match.go_on()
    return match


def at_round_end(seats: int = 3, hands: dict[Seat, str] | None = None, **options: Any) -> Match[Bazaar]:
    """Return a match at the end of its first round, when alms are given and jade is smuggled."""
    match = at_market(seats, hands, **options)
    while flow.mover(match.position) >= 0 and match.position.block != "quiet":
        seat, offered = flow.turn(match.position)
        match.choose(seat, next(a for a in (("go",), PASS, ("rest",)) if a in offered))
    match.go_on()
    return match


def dealt(g: Bazaar, hands: dict[Seat, str]) -> Bazaar:
    """Return the position with these hands (cards separated by blanks) and a sorted deck, salt lowest."""
    g = GAME.clone(g)
    g.listed = []
    for seat, trader in enumerate(g.traders):
        cards = hands[seat].split() if seat in hands else trader.hand.cards
        trader.hand = pile(cards, seen_by(seat))
    rest = Counter(all_cards())
    rest.subtract([card for trader in g.traders for card in trader.hand.cards])
    g.discard = pile()
    g.removed = "salt"
    rest.subtract(["salt"])
    assert min(rest.values()) >= 0, "more cards than there are"
    g.deck = deck(
        [card for card in ("salt", "jade", "tea", "alms", "veto", "silk") for _ in range(rest[card])]
    )
    GAME.check(g)
    return g


def play_all(match: Match[Bazaar], *choices: tuple[Seat, Action]) -> Match[Bazaar]:
    """Make these choices and return the match."""
    for seat, action in choices:
        match.choose(seat, action)
    return match
