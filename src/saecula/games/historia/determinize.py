"""Determinize: guess what a seat does not know, that is advisors of others and leaders in a draft.

See the catalogue, section 26.
"""

from __future__ import annotations

from saecula.core.flow import mover
from saecula.core.position import Seat
from saecula.core.zones import pile, seen_by
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import calendar, cards


def determinize(g: Historia, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess that is consistent with what it sees."""
    for other in range(g.seats):
        if other != seat:
            _fill_advisors(g, other)
    if g.pool.unknowns() or any([pile_.unknowns() for civ in g.civs for pile_ in civ.leaders]):
        _fill_draft(g, seat)


def _fill_advisors(g: Historia, other: Seat) -> None:
    """Deal the advisors of a civilization that are not visible to its hand and its face-down stack."""
    civ = g.civs[other]
    if not civ.hand.unknowns() and not civ.stack.unknowns():
        return
    seen = {*civ.hand.cards, *civ.stack.cards, *civ.face_up, *civ.played, *cards.in_work(g, other)}
    hidden = [card for card in g.content.civilizations[civ.civilization].advisors if card not in seen]
    dealt = g.shuffled(tuple(hidden))
    in_hand = civ.hand.unknowns()
    owner = seen_by(other)
    civ.hand = civ.hand.filled(dealt[:in_hand], owner)
    civ.stack = civ.stack.filled(dealt[in_hand:], owner)


def _fill_draft(g: Historia, seat: Seat) -> None:
    """Guess the leaders taken, the leaders passed on, and the pools the other players were handed."""
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
    """Guess hidden leaders of an epoch, consistent with the pools this seat saw; return those nobody took.

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
    """Count the leaders of an epoch that nobody has taken (yet): those dealt minus those taken."""
    drafted = g.variant.advanced_rules or epoch == calendar.epoch(g) + 1
    if not drafted:
        return 0
    board = g.content.board
    dealt = min(board.leaders_max, g.seats + board.leaders_extra)
    return dealt - sum([civ.picked[epoch - 1] >= 0 for civ in g.civs])


def _looks(g: Historia, other: Seat, left: list[str]) -> tuple[tuple[str, ...], ...]:
    """Return the pools another player was handed: at each pick, what is left plus what was taken since."""
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
