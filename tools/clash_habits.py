"""Habits of a bot in Clash of Cultures, for `tools.habits`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saecula.core.actions import verb_id
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import scoring
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules.hosts import ARMY, host
from saecula.games.clash_of_cultures.rules.land import land

Counts = dict[str, float]  # by habit; habits never observed are missing

ROUNDS: Final = (2, 4, 6)  # in which cities and army are noted
TOLD: Final = {  # lines of the journal that begin with the seat
    "explored": "tiles explored",
    "founded": "cities founded",
    "built": "buildings built",
    "influenced": "buildings influenced",
    "advanced": "advances",
    "wonder_built": "wonders",
    "completed": "objectives",
    "took_lead": "leaders",
    "governed": "governments changed",
    "played": "action cards played",
    "razed": "own cities razed",
    "battle_began": "battles begun",
    "battle_won": "battles won",
}
HABITS: Final = (
    *TOLD.values(),
    "cities captured",
    "of them from barbarians",
    "cities lost",
    "of them without a fight",
    "actions left unused",
    *[f"cities in round {number}" for number in ROUNDS],
    *[f"army units in round {number}" for number in ROUNDS],
    "with a government",
    "happy cities at the end",
    "goods at the end",
    *[f"points of {group}" for group in scoring.GROUPS],
    "points",
)


class Watch:
    """Watches a match of Clash of Cultures."""

    def __init__(self, g: ClashOfCultures) -> None:
        self.counts: list[Counts] = [{habit: 0.0 for habit in HABITS if "round" not in habit} for _ in g.civs]
        self._round = g.round

    def before(self, g: ClashOfCultures, seat: Seat, options: Sequence[Action], chosen: Action) -> None:
        """Note a choice before it is played."""
        if verb_id(chosen) == "end_turn" and len(options) > 1:
            self.counts[seat]["actions left unused"] += g.actions

    def after(self, g: ClashOfCultures) -> None:
        """Note cities and armies when a round has ended."""
        if g.round != self._round:
            self._note_round(g)
            self._round = g.round

    def close(self, g: ClashOfCultures) -> None:
        """Count journal lines, goods and points when the match is over."""
        self._note_round(g)
        for line in g.journal or []:
            if line[0] in TOLD and line[1] < g.seats:
                self.counts[line[1]][TOLD[line[0]]] += 1
        self._count_captures(g)
        for seat, civ in enumerate(g.civs):
            counts, groups = self.counts[seat], scoring.halves(g, seat)
            counts["with a government"] = bool(civ.advances & g.content.government_mask)
            counts["happy cities at the end"] = (civ.cities & g.happy).bit_count()
            counts["goods at the end"] = sum(civ.goods)
            counts["points"] = sum(groups) / 2
            for group, halves in zip(scoring.GROUPS, groups, strict=True):
                counts[f"points of {group}"] = halves / 2

    def _count_captures(self, g: ClashOfCultures) -> None:
        fought = False
        for line in g.journal or []:
            if line[0] == "battle_began":
                fought = False
            elif line[0] == "valued":
                fought = True
            elif line[0] == "captured":
                _, attacker, loser, _ = line
                if attacker < g.seats:
                    self.counts[attacker]["cities captured"] += 1
                    self.counts[attacker]["of them from barbarians"] += loser == BARBARIANS
                if loser < g.seats:
                    self.counts[loser]["cities lost"] += 1
                    self.counts[loser]["of them without a fight"] += not fought

    def _note_round(self, g: ClashOfCultures) -> None:
        if self._round in ROUNDS:
            for seat, civ in enumerate(g.civs):
                counted = host(civ.units, land(g).water).counts
                self.counts[seat][f"cities in round {self._round}"] = civ.cities.bit_count()
                self.counts[seat][f"army units in round {self._round}"] = sum(
                    [counted[kind] for kind in ARMY]
                )
