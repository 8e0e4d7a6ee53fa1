"""Rounds and turns (TTA-001 to TTA-007, TTA-040 to TTA-044, TTA-290 to TTA-313)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import scope
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    actions,
    cards,
    endgame,
    gains,
    leaders,
    military,
    politics,
    production,
    ratings,
    resigning,
    row,
    spending,
    tactics,
    wars,
)
from saecula.games.through_the_ages.rules.means import Means
from saecula.games.through_the_ages.rules.play import (
    from_seat,
    pacts,
    players,
    sheet,
    totals,
)
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.rules.sheets import NO_ABILITIES, Sheet

DONE_TAKING = ("end_actions",)


@rules.step
def start_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Row, war, tactic, then politics and actions; in the first round cards are taken only.

    [TTA-040, TTA-041]
    """
    g.active = seat
    g.tell("turn_began", seat, g.round)
    if g.round == 1:
        g.then(take_first_cards(seat))
        return
    row.replenish(g)
    g.then(*wars.due(g, seat), begin_politics(seat))


@rules.step
def begin_politics(g: ThroughTheAges, seat: Seat) -> None:
    """An exclusive tactic becomes common; then politics, then actions.

    Who has given up the political action may still look at the next event.
    [TTA-071, TTA-080, TTA-557, TTA-570]
    """
    tactics.make_common(g, seat)
    civ = g.civs[seat]
    if civ.no_politics:
        civ.no_politics = False
        g.then(*politics.foresight(g, seat), actions.act(seat))
    else:
        g.then(*politics.phase(g, seat), actions.act(seat))


@rules.decision(must=True)
def take_first_cards(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """The first round: only taking cards. [TTA-031, TTA-042]"""
    return [*cards.options(Means(g, seat)), DONE_TAKING]


@take_first_cards.resolve
def take_first_card(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    if action == DONE_TAKING:
        g.then(end_of_turn(seat))
        return
    cards.take(g, seat, action)
    g.then(take_first_cards(seat))


@rules.step
def end_of_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Excess military cards go first. [TTA-040, TTA-290]"""
    excess = excess_cards(g, seat)
    if excess:
        g.then(military.discard_cards(seat, excess))
    g.then(close_turn(seat))


def excess_cards(g: ThroughTheAges, seat: Seat) -> int:
    """Military cards above the limit; in the last turn of a match they do not matter any more. [TTA-290]"""
    excess = military.hand_size(g.civs[seat]) - military.hand_limit(g, seat)
    return excess if excess > 0 and not _is_last_turn(g, seat) else 0


def _is_last_turn(g: ThroughTheAges, seat: Seat) -> bool:
    """The last player of the last round. [TTA-003]"""
    return g.round == g.last_round and _passed_start(g, seat, _following(g, seat))


@rules.step
def close_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Scores at the end of a turn, production unless there is an uprising, military cards, fresh actions.

    [TTA-291, TTA-306, TTA-310, TTA-312, TTA-313]
    """
    civ = g.civs[seat]
    cards, allied = sheet(g, civ), pacts(g, seat)
    if cards.abilities:
        late_scores(g, seat, cards)
    g.cite("", "end_of_turn")
    if ratings.discontent_of(g, civ, cards) > civ.unused:
        g.tell("uprising", seat)
    else:
        production.produce(g, seat, cards, allied)
    g.cite("", "end_of_turn")
    military.draw(g, seat, min(spending.military_available(civ), g.content.board.military_draw))
    civ.civil_actions, civ.military_actions = totals(cards, allied)
    civ.extra_actions = 0
    civ.extra_resources = 0
    civ.extra_science = 0
    civ.fresh = ()
    civ.used = ()


def late_scores(g: ThroughTheAges, seat: Seat, cards: Sheet) -> None:
    """Churchill's default, then Genghis Khan. [TTA-306, TTA-502, TTA-554]"""
    civ = g.civs[seat]
    if leaders.CHURCHILL in cards.abilities and leaders.CHURCHILL not in civ.used:
        leaders.choose_churchill(g, seat, ("churchill", "culture"))
    for ability in cards.abilities.get("culture_if_strongest", NO_ABILITIES):
        strengths = {other: ratings.strength(g, other) for other in from_seat(g, seat)}
        strongest = 1 if players(g) == 2 else 2
        if seat in ratings.ranked(g, strengths, seat)[:strongest]:
            g.cite("card", civ.leader)
            gains.score_culture(g, seat, ability.n)


@rules.step
def next_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Clockwise; after the last player of the last round, or with one player left, comes the final scoring.

    [TTA-001, TTA-003, TTA-004, TTA-183]
    """
    if players(g) == 1:
        g.then(endgame.final_scoring())
        return
    following = _following(g, seat)
    if _passed_start(g, seat, following):
        if g.round == g.last_round:
            g.then(endgame.final_scoring())
            return
        g.round += 1
        g.tell("round_began", g.round)
    g.then(*turn(following))


def turn(seat: Seat) -> tuple[Frame, ...]:
    """A player's turn and what comes after it; resigning ends it at once. [TTA-040, TTA-185]"""
    return start_turn(seat), scope(resigning.TURN), next_turn(seat)


def _following(g: ThroughTheAges, seat: Seat) -> Seat:
    """Whose turn comes next. [TTA-001]"""
    return from_seat(g, (seat + 1) % g.seats)[0]


def _passed_start(g: ThroughTheAges, seat: Seat, following: Seat) -> bool:
    """Whether a new round begins with this player."""
    return (following - g.start) % g.seats <= (seat - g.start) % g.seats
