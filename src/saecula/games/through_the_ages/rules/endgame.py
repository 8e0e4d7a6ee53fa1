"""Final scoring: events of age III that are left, and the ranks (TTA-004 to TTA-008, TTA-480 to TTA-484)."""

from __future__ import annotations

from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import gains, impacts, leaders, row
from saecula.games.through_the_ages.rules.play import in_game, players
from saecula.games.through_the_ages.rules.registry import rules


@rules.step
def final_scoring(g: ThroughTheAges) -> None:
    """Every event of age III in the event decks is evaluated once, then leaders.

    [TTA-004, TTA-481, TTA-483]
    """
    g.reveal()
    g.active = row.first_player(g)
    if players(g) > 1:
        cards = sorted([*g.current_events.cards, *g.future_events.cards])
        for card in cards:
            if card in g.content.events and g.content.events[card].final:
                g.tell("evaluated", card)
                impacts.evaluate(g, card, g.active)
    for seat in in_game(g):
        points = leaders.farewell(g, seat)
        if points:
            g.cite("card", g.civs[seat].leader)
            gains.score_culture(g, seat, points)
    g.past_events = (*g.past_events, *sorted([*g.current_events.cards, *g.future_events.cards]))
    g.current_events = g.current_events.reordered(())
    g.current_ages = ()
    g.future_events = g.future_events.reordered(())
    g.future_ages = ()
    for civ in g.civs:
        civ.prepared = ()
    g.tell("game_ended")
