"""Leaders: the hidden draft and the reveal (HIS-018, HIS-185, HIS-213, HIS-320, HIS-321)."""

from __future__ import annotations

from typing import Final

from saecula.core.journal import Hidden
from saecula.core.position import Action, Frame, Seat
from saecula.core.zones import EVERYONE, Zone, pile, seen_by
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import calendar
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.vocabulary import Keep

EMPTY: Final = Zone((), (), False)


@rules.step
def first_leaders(g: Historia) -> None:
    """Open the first draft: the last player in order chooses first; a lone player has no leaders.

    [HIS-018, HIS-280, HIS-320]
    """
    if g.seats == 1:
        return
    if g.variant.advanced_rules:
        for epoch in range(1, g.content.board.epochs + 1):
            deal(g, epoch)
        passes = [g.order, g.order[::-1], g.order]
        g.then(*[look(seat) for order in passes for seat in order], reveal_leaders(1))
        return
    deal(g, 1)
    g.then(*[look(seat) for seat in g.order[::-1]], reveal_leaders(1))


def new_leaders(g: Historia) -> list[Frame]:
    """Return the draft after an epoch, begun by the first player of the new order.

    [HIS-203, HIS-213, HIS-321]
    """
    measures = g.content.segments[calendar.round_of_epoch(g)]
    if "new_leaders" not in measures or g.round == calendar.last_round(g) or g.seats == 1:
        return []
    epoch = calendar.epoch(g) + 1
    if g.variant.advanced_rules:
        return [reveal_leaders(epoch)]
    return [open_draft(epoch), *[look(seat) for seat in g.order], reveal_leaders(epoch)]


@rules.step
def open_draft(g: Historia, epoch: int) -> None:
    """Deal a new pool and forget what was seen in the last draft."""
    g.pick = 0
    for seat in g.order:
        civ = g.civs[seat]
        civ.looks = ()
        civ.picked = (-1,) * len(civ.picked)
    deal(g, epoch)


def deal(g: Historia, epoch: int) -> None:
    """Deal players + 1 leaders of an epoch into the pool, six at most. [HIS-018, HIS-213, HIS-320]"""
    board = g.content.board
    deck = [leader.id for leader in g.content.leaders.values() if leader.epoch == epoch]
    for _ in range(min(board.leaders_max, g.seats + board.leaders_extra)):
        g.pool = g.pool.put(deck.pop(g.roll(len(deck))), 0)


@rules.step
def look(g: Historia, seat: Seat) -> None:
    """Hand the pool to a player, who alone sees it now."""
    civ = g.civs[seat]
    g.pool = g.pool.hidden().shown(seen_by(seat))
    civ.looks = (*civ.looks, g.pool.cards)
    g.then(keep_leader(seat))


@rules.decision
def keep_leader(g: Historia, seat: Seat) -> list[Action]:
    """Choose a leader of an epoch for which you have none yet; the others are passed on.

    [HIS-018, HIS-320]
    """
    picked = g.civs[seat].picked
    known = g.content.leaders
    return Keep.each([leader for leader in g.pool.cards if picked[known[leader].epoch - 1] < 0])


@keep_leader.resolve
def keep(g: Historia, seat: Seat, action: Action) -> None:
    leader = Keep.of(action)
    civ = g.civs[seat]
    epoch = g.content.leaders[leader].epoch
    g.pool = g.pool.take(leader).hidden()
    civ.leaders = (*civ.leaders[: epoch - 1], pile((leader,), seen_by(seat)), *civ.leaders[epoch:])
    civ.picked = (*civ.picked[: epoch - 1], g.pick, *civ.picked[epoch:])
    g.pick += 1
    g.reveal()
    g.tell("kept", seat, Hidden(leader, seen_by(seat)))


@rules.step
def reveal_leaders(g: Historia, epoch: int) -> None:
    """Turn all leaders of the epoch face up at the same time and discard the leftovers. [HIS-018, HIS-321]"""
    g.reveal()
    g.pool = EMPTY
    for seat in g.order:
        civ = g.civs[seat]
        shown = civ.leaders[epoch - 1].shown(EVERYONE)
        civ.leaders = (*civ.leaders[: epoch - 1], shown, *civ.leaders[epoch:])
        for leader in shown.cards:
            g.tell("led_by", seat, leader)
