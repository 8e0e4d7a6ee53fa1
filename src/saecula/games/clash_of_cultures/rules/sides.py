"""The two sides of a battle: players, barbarians and pirates alike (COC-009, COC-225, COC-238, COC-245)."""

from __future__ import annotations

from typing import Final

from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import cities, hosts
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import SHIP, Troops, Units, is_army, kind_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import sheet

ATTACKER, DEFENDER = 0, 1  # places in the pairs of a battle
BOTH: Final = (ATTACKER, DEFENDER)


def is_player(side: int) -> bool:
    """Return whether a side is a player."""
    return 0 <= side < BARBARIANS


def side(g: ClashOfCultures, which: int) -> int:
    """Return the attacker or the defender: a seat, the barbarians or the pirates."""
    return g.battle.defender if which else g.battle.attacker


def civ(g: ClashOfCultures, which: int) -> Civ | None:
    """Return the civilization that attacks or defends, if it is one."""
    who = side(g, which)
    return g.civs[who] if is_player(who) else None


def players(g: ClashOfCultures) -> list[tuple[int, int]]:
    """Return the players in the battle, each with their place in it, the attacker first."""
    return [(side(g, which), which) for which in BOTH if is_player(side(g, which))]


def troops(g: ClashOfCultures, who: int) -> Troops:
    """Return all units of a side on the map."""
    if who == BARBARIANS:
        return g.horde
    return g.pirates if who == PIRATES else g.civs[who].units


def set_troops(g: ClashOfCultures, who: int, units: Troops) -> None:
    """Change the units of a side."""
    if who == BARBARIANS:
        g.horde = units
    elif who == PIRATES:
        g.pirates = units
    else:
        g.civs[who].units = units


def present(g: ClashOfCultures, which: int) -> Units:
    """Return a side's units on the hex of the battle, settlers and units aboard too."""
    return hosts.at(troops(g, side(g, which)), g.battle.hex)


def fights(unit: int, sea: bool) -> bool:
    """Return whether a unit fights: army units on land, ships at sea. [COC-225, COC-238, COC-243]"""
    return kind_of(unit) == SHIP if sea else is_army(unit)


def fighters(g: ClashOfCultures, which: int) -> Units:
    """Return the units of a side that fight. [COC-232, COC-238, COC-243]"""
    sea = g.battle.sea
    return tuple([unit for unit in present(g, which) if fights(unit, sea)])


def strength(g: ClashOfCultures, which: int) -> int:
    """Return how many units of a side fight."""
    return len(fighters(g, which))


def started_with(g: ClashOfCultures, which: int) -> Units:
    """Return the units of a side that fought when the battle began."""
    stacks = g.battle.defending_units if which else g.battle.attacking_units
    return tuple([unit for stack in stacks for unit in stack[1:] if fights(unit, g.battle.sea)])


def capacity(g: ClashOfCultures, who: int) -> int:
    """Return how many land units each ship of a side carries. [COC-178, COC-529]"""
    held = sheet(g, g.civs[who]).all(Moves) if is_player(who) else []
    most: int = max([g.content.board.ship_capacity, *[power.carries for _, power in held]])
    return most


def opponent(g: ClashOfCultures, seat: int, place: int) -> int:
    """Return whose units or city an army meets on a hex, or nobody. [COC-009, COC-176, COC-188]"""
    water = land(g).water
    others: tuple[int, ...] = (*range(g.seats), BARBARIANS, PIRATES)
    for other in others:
        if other != seat and hosts.host(troops(g, other), water).everywhere >> place & 1:
            return other
    owner = cities.owner(g, place)
    return NOBODY if owner == seat else owner


def note(g: ClashOfCultures, word: str, which: int, what: str = "") -> None:
    """Remember something of the battle."""
    g.battle.notes = (*g.battle.notes, (word, str(which), what))


def noted(g: ClashOfCultures, word: str, which: int) -> list[str]:
    """Return what was remembered of a side under a word."""
    return [what for found, who, what in g.battle.notes if found == word and who == str(which)]


def has_turned_up(g: ClashOfCultures, which: int) -> bool:
    """Return whether a side has turned up a tactics card in this round. [COC-230]"""
    return str(g.battle.round) in noted(g, "turned_up", which)
