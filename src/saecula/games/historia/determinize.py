"""Filling in what a seat does not know: advisors of others, leaders in a draft (catalogue, section 26)."""

from __future__ import annotations

from saecula.core.flow import mover
from saecula.core.position import Seat
from saecula.core.zones import pile, seen_by
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import rounds


def determinize(g: Historia, seat: Seat) -> None:
    """A world this seat can imagine."""
    for other in range(g.seats):
        if other != seat:
            _fill_advisors(g, other)
    if g.pool.unknowns() or any([pile_.unknowns() for civ in g.civs for pile_ in civ.leaders]):
        _fill_draft(g, seat)


def _fill_advisors(g: Historia, other: Seat) -> None:
    """Advisors of a civilization that lie nowhere in the open are in hand or face down."""
    civ = g.civs[other]
    if not civ.hand.unknowns() and not civ.stack.unknowns():
        return
    seen = {*civ.hand.cards, *civ.stack.cards, *civ.face_up, *civ.played, *_in_work(g, other)}
    hidden = [card for card in g.content.civilizations[civ.civilization].advisors if card not in seen]
    dealt = g.shuffled(tuple(hidden))
    in_hand = civ.hand.unknowns()
    owner = seen_by(other)
    civ.hand = civ.hand.filled(dealt[:in_hand], owner)
    civ.stack = civ.stack.filled(dealt[in_hand:], owner)


def _in_work(g: Historia, seat: Seat) -> list[str]:
    """The advisor a player is resolving: it stands in the frame that will put it away."""
    return [frame[2] for frame in g.agenda if frame[0] == "put_away" and frame[1] == seat]


def _fill_draft(g: Historia, seat: Seat) -> None:
    """Leaders taken, leaders passed on, and what the others were handed meanwhile."""
    left: list[str] = []
    for epoch in range(1, g.content.board.epochs + 1):
        left += _fill_leaders(g, seat, epoch)
    if g.pool.cards:
        g.pool = g.pool.filled(left, seen_by(mover(g)))
        left = list(g.pool.cards)
    for other in range(g.seats):
        if other != seat:
            g.civs[other].looks = _looks(g, other, left)


def _fill_leaders(g: Historia, seat: Seat, epoch: int) -> list[str]:
    """Guess hidden leaders of an epoch in keeping with the pools this seat saw; returned is what nobody took.

    A leader that lay in the first k pools this seat saw was taken after the k-th look, before the next one.
    """
    looks = g.civs[seat].looks if seat >= 0 else ()
    times = sorted([time for time in g.civs[seat].picked if time >= 0]) if seat >= 0 else []
    known = {card for civ in g.civs for card in civ.leaders[epoch - 1].cards} | set(g.pool.cards)
    unseen = [c.id for c in g.content.leaders.values() if c.epoch == epoch and c.id not in known]
    by_looks: list[list[str]] = [[] for _ in range(len(looks) + 1)]
    for card in g.shuffled(tuple(unseen)):
        by_looks[sum([card in look for look in looks])].append(card)
    for other in range(g.seats):
        civ = g.civs[other]
        if civ.leaders[epoch - 1].unknowns():
            group = by_looks[sum([time < civ.picked[epoch - 1] for time in times])]
            guess = pile((group.pop(),), seen_by(other))
            civ.leaders = (*civ.leaders[: epoch - 1], guess, *civ.leaders[epoch:])
    return by_looks[-1][: _left(g, epoch)]


def _left(g: Historia, epoch: int) -> int:
    """How many leaders of an epoch nobody took, or not yet: those dealt less those taken."""
    drafted = g.variant.advanced_rules or epoch == rounds.epoch(g) + 1
    if not drafted:
        return 0
    board = g.content.board
    dealt = min(board.leaders_max, g.seats + board.leaders_extra)
    return dealt - sum([civ.picked[epoch - 1] >= 0 for civ in g.civs])


def _looks(g: Historia, other: Seat, left: list[str]) -> tuple[tuple[str, ...], ...]:
    """The pools another player was handed: at each own pick what is left now and what was taken since."""
    taken = [
        (time, card)
        for civ in g.civs
        for time, pile_ in zip(civ.picked, civ.leaders, strict=True)
        for card in pile_.cards
    ]
    times = sorted([time for time in g.civs[other].picked if time >= 0])
    if g.pool.cards and mover(g) == other:
        times.append(g.pick)
    return tuple([tuple(sorted([*left, *[card for when, card in taken if when >= time]])) for time in times])
