"""Habits of a bot in 7 Ages, for `tools.habits`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.core.actions import verb_id
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.manner import founding
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import controlled, empires_of
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import symbol_glory

Counts = dict[str, float]  # by habit; habits never observed are missing

OPTIONS: Final[dict[str, Any]] = {"end": "age_3", "total_history": True}
ROUNDS: Final = (3, 6, 9)  # in which empires and areas are noted
TOLD: Final = {  # lines of the journal that begin with the seat
    "founded": "empires founded",
    "marched": "moves",
    "city_built": "cities built or upgraded",
    "artifact_played": "artifacts played",
    "event_played": "events played",
    "trades_with": "trades with empires",
    "trades_with_deck": "trades with the deck",
    "conflict_began": "conflicts begun",
    "conflict_won": "conflicts won",
    "feat_done": "square symbols",
    "leader_came": "leaders",
    "left_unpaid": "units left unpaid",
    "fell_into_disorder": "areas fallen into disorder",
    "calmed": "areas calmed",
}
MARKERS: Final = {"idle": "empires left idle", "mark": "markers laid on empires"}
SOURCES: Final = (
    *("areas", "cities", "artifacts", "resource", "homeland", "progress", "money"),
    *("land_units", "cavalry_units", "naval_units"),
)
HABITS: Final = (
    *TOLD.values(),
    *MARKERS.values(),
    "empires discarded by choice",
    "empires lost",
    "rounds without an empire",
    "rounds with an empire to found but no marker for it",
    "ships at the end of a round",
    *[f"empires in round {number}" for number in ROUNDS],
    *[f"areas in round {number}" for number in ROUNDS],
    *[f"glory of {source}" for source in SOURCES],
    "glory bought",
    "glory",
)


class Watch:
    """Watches a match of 7 Ages."""

    def __init__(self, g: SevenAges) -> None:
        self.counts: list[Counts] = [
            {habit: 0.0 for habit in HABITS if " in round " not in habit} for _ in g.players
        ]
        self._round = g.round

    def before(self, g: SevenAges, seat: Seat, options: Sequence[Action], chosen: Action) -> None:
        """Note a choice before it is played."""
        counts, verb = self.counts[seat], verb_id(chosen)
        if verb in MARKERS:
            counts[MARKERS[verb]] += 1
        elif verb == "dissolve":
            counts["empires discarded by choice"] += 1
        elif verb == "buy_glory":
            counts["glory bought"] += chosen[1:][0]
        elif verb == "lay" or (verb == "done" and any(verb_id(other) == "lay" for other in options)):
            could = len(empires_of(g, seat)) < empire_limit(g) and founding.best_card(g, seat) > 0
            counts["rounds with an empire to found but no marker for it"] += could and "found" not in chosen

    def after(self, g: SevenAges) -> None:
        """Note what there is when a round has ended."""
        if g.round != self._round:
            self._note_round(g)
            self._round = g.round

    def _note_round(self, g: SevenAges) -> None:
        for seat, counts in enumerate(self.counts):
            own = empires_of(g, seat)
            counts["rounds without an empire"] += not own
            areas = 0
            for slot in own:
                empire = g.empires[slot]
                areas += controlled(g, empire).bit_count()
                counts["ships at the end of a round"] += forces.in_realm(empire, "naval")
                for symbol in g.content.cards[empire.card].glory:
                    if symbol.most:
                        counts[f"glory of {symbol.most}"] += symbol_glory(g, slot, symbol)
            if self._round in ROUNDS:
                counts[f"empires in round {self._round}"] = len(own)
                counts[f"areas in round {self._round}"] = areas

    def close(self, g: SevenAges) -> None:
        """Count journal lines and glory when the match is over."""
        self._note_round(g)
        for key, *told in g.journal or []:
            if key in TOLD:
                self.counts[told[0]][TOLD[key]] += 1
            elif key == "dissolved":
                self.counts[told[0]]["empires lost"] += 1
        for seat, counts in enumerate(self.counts):
            counts["empires lost"] -= counts["empires discarded by choice"]
            counts["glory"] = g.players[seat].glory
