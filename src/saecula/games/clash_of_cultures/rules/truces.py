"""Truces between players (COC-731)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.hosts import host
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules, specials, turn_ends

SIDES: Final = 8  # room for those whom a player must not attack


def bit(attacker: Seat, defender: Seat) -> int:
    """Return what keeps one player from attacking another."""
    return 1 << attacker * SIDES + defender


def may_attack(g: ClashOfCultures, attacker: int, defender: int) -> bool:
    """Return whether no truce forbids an attack; barbarians know none. [COC-324, COC-731]"""
    players = attacker < g.seats and defender < g.seats
    return not (players and g.truce & bit(attacker, defender))


def protected(realm: Realm) -> int:
    """Return the hexes of players whom a truce protects from this one. [COC-731]"""
    found = 0
    if realm.g.truce:
        for other, civ in enumerate(realm.g.civs):
            if not may_attack(realm.g, realm.seat, other):
                found |= civ.cities | host(civ.units, realm.land.water).everywhere
    return found


@specials.named("negotiations")
def negotiate(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Bind the active player for this turn, and the one named for their next turn. [COC-731]"""
    g.truce |= bit(g.active, seat) | bit(seat, g.active)
    return ()


@turn_ends.add(20)
def end_of_truces(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return what ends the truces that bind a player in this turn."""
    return (end_truces(seat),) if g.truce else ()


@rules.step
def end_truces(g: ClashOfCultures, seat: Seat) -> None:
    """Free a player whose turn is over. [COC-731]"""
    g.truce &= ~(((1 << SIDES) - 1) << seat * SIDES)
