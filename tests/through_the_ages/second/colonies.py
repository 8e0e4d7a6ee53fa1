"""Colonization (Kolonisierung, page 7)."""

from __future__ import annotations

from collections import Counter

from saecula.core.position import Action
from saecula.games.through_the_ages.entries import UNITS
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.actions import receive
from tests.through_the_ages.second.cards import BONUSES, TECHNOLOGIES, TERRITORIES
from tests.through_the_ages.second.course import Course, discard
from tests.through_the_ages.second.table import Nation, Table


def colonize(c: Course, card: str) -> None:
    """Auction the territory; the highest bidder sends a force and gets a colony."""
    winner, bid = _auction(c)
    if winner is None:
        c.t.past.append(card)
        return
    _send(c, winner, bid)
    settle(c, winner, card)


def settle(c: Course, nation: Nation, card: str) -> None:
    """Take a territory as a colony: first what lasts, then what comes once."""
    with c.updating():
        nation.colonies.append(card)
    receive(c, nation, TERRITORIES[card].gain)


def _auction(c: Course) -> tuple[Nation | None, int]:
    """Bid clockwise from the active player, until all but one have passed; without units nobody bids."""
    bidders = [nation for nation in c.t.present() if nation.number_of(*UNITS)]
    leading: Nation | None = None
    bid = 0
    while [nation for nation in bidders if nation is not leading]:
        nation = bidders.pop(0)
        ways: list[Action] = [("bid", n) for n in range(bid + 1, _most(c.t, nation) + 1)]
        answer = c.ask("bid", nation.seat, [("pass",), *ways], secret=True)
        if answer != ("pass",):
            leading, bid = nation, answer[1]
            bidders.append(nation)
    return leading, bid


def force(t: Table, nation: Nation, units: dict[str, int], cards: list[str], discards: int) -> int:
    """The strength of a force: units, their armies, the modifier, and cards."""
    strength = sum(TECHNOLOGIES[card].symbols.strength * number for card, number in units.items())
    strength += figures.tactical_strength(nation, units)
    strength += sum(BONUSES[card].colonization for card in cards)
    return strength + figures.total(t, nation, "colonization") + discards


def _most(t: Table, nation: Nation, discarded: tuple[str, ...] = ()) -> int:
    """The strongest force that can be sent once these cards are discarded for Cook."""
    left = list((Counter(nation.military) - Counter(discarded)).elements())
    bonuses = [card for card in left if card in BONUSES]
    further = figures.has(nation, "colonize_discard") - len(discarded)
    discards = len(discarded) + min(len(left) - len(bonuses), further)
    return force(t, nation, nation.on(*UNITS), bonuses, discards)


def _send(c: Course, nation: Nation, bid: int) -> None:
    """Choose units, bonus cards and Cook's discards until the force is as strong as the bid."""
    units: Counter[str] = Counter()
    bonuses: list[str] = []
    discarded: list[str] = []
    while True:
        left = Counter(nation.military) - Counter(bonuses) - Counter(discarded)
        ways: list[Action] = [
            ("send", card) for card in nation.on(*UNITS) if units[card] < nation.workers[card]
        ]
        ways += [("add_bonus", card) for card in left if card in BONUSES]
        if len(discarded) < figures.has(nation, "colonize_discard"):
            enough = [card for card in left if _most(c.t, nation, (*discarded, card)) >= bid]
            ways += [("cook_discard", card) for card in enough]
        if units and force(c.t, nation, units, bonuses, len(discarded)) >= bid:
            ways.append(("done",))
        verb, *words = c.ask("send_force", nation.seat, ways, secret=True)
        if verb == "done":
            break
        if verb == "send":
            units[words[0]] += 1
        else:
            (bonuses if verb == "add_bonus" else discarded).append(words[0])
    for card, number in units.items():
        nation.workers[card] -= number
        nation.yellow += number
    for card in bonuses + discarded:
        discard(c.t, nation, card)
