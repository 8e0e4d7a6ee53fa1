"""The end of a turn (TTA-290 to TTA-313)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, gains, leaders, military, production, ratings
from saecula.games.through_the_ages.rules.card_totals import NO_ABILITIES, CardTotals
from saecula.games.through_the_ages.rules.in_play import action_totals, card_totals, from_seat, pacts, players
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import ChurchillChoice


@rules.step
def end_of_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Discard excess military cards, then close the turn. [TTA-040, TTA-290]"""
    excess = excess_cards(g, seat)
    if excess:
        g.then(military.discard_cards(seat, excess))
    g.then(close_turn(seat))


def excess_cards(g: ThroughTheAges, seat: Seat) -> int:
    """Count military cards above the limit, which does not matter in the last turn of a match. [TTA-290]"""
    held = military.hand_size(g.civs[seat])
    excess = held - military.hand_limit(g, seat) if held else 0
    return excess if excess > 0 and not _is_last_turn(g, seat) else 0


def _is_last_turn(g: ThroughTheAges, seat: Seat) -> bool:
    """Return whether this is the last player of the last round. [TTA-003]"""
    return g.round == g.last_round and begins_round(g, seat, following(g, seat))


@rules.step
def close_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Score, produce unless there is an uprising, draw military cards, and refresh actions.

    [TTA-291, TTA-306, TTA-310, TTA-312, TTA-313]
    """
    civ = g.civs[seat]
    cards, allied = card_totals(g, civ), pacts(g, seat)
    if cards.abilities:
        late_scores(g, seat, cards)
    g.cite("", "end_of_turn")
    if ratings.discontent(g, seat, cards) > civ.unused:
        g.tell("uprising", seat)
    else:
        production.produce(g, seat, cards, allied)
    g.cite("", "end_of_turn")
    military.draw(g, seat, min(action_tokens.military_available(civ), g.content.board.military_draw))
    civ.civil_actions, civ.military_actions = action_totals(cards, allied)
    civ.extra_actions = 0
    civ.extra_resources = 0
    civ.extra_science = 0
    civ.fresh = ()
    civ.used = ()


def late_scores(g: ThroughTheAges, seat: Seat, cards: CardTotals) -> None:
    """Apply Churchill's default, then Genghis Khan. [TTA-306, TTA-502, TTA-554]"""
    civ = g.civs[seat]
    if leaders.CHURCHILL in cards.abilities and leaders.CHURCHILL not in civ.used:
        leaders.choose_churchill(g, seat, ChurchillChoice("culture"))
    for ability in cards.abilities.get("culture_if_strongest", NO_ABILITIES):
        strengths = {other: ratings.strength(g, other) for other in from_seat(g, seat)}
        strongest = 1 if players(g) == 2 else 2
        if seat in ratings.ranked(g, strengths, seat)[:strongest]:
            g.cite("card", civ.leader)
            gains.score_culture(g, seat, ability.n)


def following(g: ThroughTheAges, seat: Seat) -> Seat:
    """Return the player whose turn comes next. [TTA-001]"""
    return from_seat(g, (seat + 1) % g.seats)[0]


def begins_round(g: ThroughTheAges, seat: Seat, following: Seat) -> bool:
    """Return whether a new round begins with the following player."""
    return (following - g.start) % g.seats <= (seat - g.start) % g.seats
