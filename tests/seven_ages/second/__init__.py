"""A second reading of 7 Ages, written from the rulebook alone.

The modules follow the rulebook. It reads a position into a `Table`, and cards, map and counters from the
content files; of the game's rules it knows nothing (`asked.py` asks the game for what it offers to nobody,
`shaken.py` sets positions up with the builder of the scenarios).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from saecula.core import flow
from saecula.core.contracts import Dice
from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.position import SevenAges
from tests.second import Facts
from tests.seven_ages.second import asked, battle, chapters, glory, money, ranges
from tests.seven_ages.second.box import UNIT_IDS
from tests.seven_ages.second.outcomes import Choice, outcome
from tests.seven_ages.second.table import Table, facts, read

FIGURES = ("march", "civilise", "build", "choose_partner", "place_markers", "commit")


class SecondReading:
    """The reading of one match."""

    def __init__(self, g: SevenAges) -> None:
        self.dice = Dice(f"second reading/{g.seats}")

    def options(self, g: SevenAges, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List the options of the verbs that this reading knows; the others are as offered."""
        offered = list(flow.options(g, seat))
        expected = chapters.options(read(g), seat, frame, flow.picks_of(g, seat), offered)
        if expected is None:
            return None
        verbs, found = expected
        return found | {action for action in offered if action[0] not in verbs}

    def foretell(self, g: SevenAges, seat: Seat, frame: Frame, action: Action) -> Facts | None:
        """Foretell what comes of a choice."""
        return outcome(Choice(read(g), seat, frame, flow.picks_of(g, seat), action, rival(g, seat)))

    def facts(self, g: SevenAges) -> Facts:
        """Read a position."""
        return facts(read(g))

    def figures(self, g: SevenAges) -> tuple[Facts, Facts] | None:
        """Calculate incomes, ranges, the glory of this round, and the potentials of a conflict."""
        if not g.asks or g.asks[0][0] not in FIGURES:
            return None
        t = read(g)
        if g.asks[0][0] == "commit":
            return self._potentials(g, t)
        contested = any(len(t.holders(area)) > 1 for e in t.empires.values() for area in e.areas)
        if contested or self.dice.roll(4):  # they change little from choice to choice
            return None
        expected: dict[str, Any] = {}
        for e in t.empires.values():
            if e.slot != t.founding:
                expected[f"income {e.card}"] = money.income(t, e)
                expected[f"range {e.card}"] = sorted(ranges.in_range(t, e, t.permits))
        got = asked.incomes(g) | asked.in_range(g) | asked.scores(g)
        if t.calm and t.empires and t.founding < 0:
            e = self.dice.pick(list(t.empires.values()))
            got |= asked.upkeep(g, e.slot)
            expected |= {f"money {e.card}": money.after_upkeep(t, e), f"unpaid {e.card}": money.unpaid(t, e)}
        t.sways = []
        expected["scores"] = glory.scores(t)
        return expected, got

    def _potentials(self, g: SevenAges, t: Table) -> tuple[Facts, Facts] | None:
        """Commit some units of both sides, and compare the potentials."""
        c = t.conflict
        if c is None:
            return None
        stacks = []
        for side, slot in enumerate(c.sides):
            units = t.empires[slot].units_in(c.area) - c.aside[side]
            chosen = [unit for unit in units.elements() if self.dice.roll(3)]
            stacks.append(Counter(chosen[:9] or sorted(units.elements())[:1]))
        one, other = stacks
        packed = asked.committed(g, (number_of(one), number_of(other)))
        return {"potentials": battle.potentials(t, (one, other))}, {"potentials": packed}


def number_of(stack: Counter[str]) -> int:
    """Pack a stack as the game does."""
    return sum([count << 5 * UNIT_IDS.index(unit) for unit, count in stack.items()])


def rival(g: SevenAges, seat: Seat) -> list[Action] | None:
    """What the other side of a trade or combat round has chosen, if it is ready."""
    if len(g.asks) != 2:
        return None
    other = 1 if g.asks[0][1] == seat else 0
    if not g.closed >> other & 1:
        return None
    return list(g.picks[other])
