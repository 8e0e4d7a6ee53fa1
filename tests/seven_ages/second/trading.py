"""Trade and progress (3 of the rulebook): partners, totals, who advances."""

from __future__ import annotations

from dataclasses import dataclass

from tests.seven_ages.second import ranges
from tests.seven_ages.second.box import CARDS
from tests.seven_ages.second.civilising import creed_of
from tests.seven_ages.second.table import TRADE, Empire, Table


@dataclass
class Outcome:
    """Who advances, by how much at least, and how much more as they wish."""

    slot: int
    must: int
    may: int


def partners(t: Table, e: Empire) -> set[int]:
    """The empires of others in range; first those that have not traded in this round."""
    found = {slot for slot in ranges.in_range(t, e, t.permits) if t.empires[slot].owner != e.owner}
    return {slot for slot in found if not t.empires[slot].traded} or found


def number(t: Table, e: Empire, other: Empire | None) -> int:
    """What is added to the card: the trade number of the empire, less 1 in disorder."""
    found: int = e.entry["trade"] - bool(t.disorder & e.areas)
    for effect in t.effects(e, "trade"):
        kind = effect.what.get("kind", "")
        religion = creed_of(e, "religion")
        if kind == "deck" and other is not None:
            continue
        if kind == "same_religion" and (
            other is None or not religion or religion != creed_of(other, "religion")
        ):
            continue
        found += effect.what["n"]
    return found


def result(t: Table, e: Empire, other: Empire | None, cards: tuple[str, str]) -> Outcome | None:
    """The outcome of a trade of an active empire with another, or with the deck."""
    own = CARDS[cards[0]]["value"] + number(t, e, other)
    against = CARDS[cards[1]]["value"] + (number(t, other, e) if other else 0)
    if other is None:
        if own < against:
            return None
        return Outcome(e.slot, 1, 0 if own == against else 1)
    chose = other.action == TRADE
    if own == against:
        if not chose:
            return Outcome(e.slot, 1, 0)
        if e.level == other.level:
            return None
        return Outcome(min((e, other), key=lambda x: x.level).slot, 1, 0)
    winner, loser = (e, other) if own > against else (other, e)
    more = (winner is e or chose) + (loser.level > winner.level)
    return Outcome(winner.slot, 1, more)
