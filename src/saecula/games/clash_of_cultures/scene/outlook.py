"""What a battle is likely to come to, by dice, combat abilities and what is in force without payment.

Cards that may be laid and advantages that may be bought are not foreseen. Casualties are taken as most
players take them: infantry first, the leader last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from saecula.games.clash_of_cultures._generated import clone
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.entries import Face
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import battle, combat, hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import LEADER, Units, kind_of
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, BOTH, DEFENDER
from saecula.games.clash_of_cultures.words import KINDS

CERTAIN: Final = 1 - 1e-9  # that nobody falls in a round: it would never end


class Terms(NamedTuple):
    """What changes the roll of a side in a round."""

    dice: int = 0
    bonus: int = 0
    penalty: int = 0
    cap: int = combat.NO_CAP
    ignored: int = 0
    muted: bool = False


class Outlook(NamedTuple):
    """The hits that each side can expect to suffer in the first round, and the attacker's chance to win."""

    dealt: float
    taken: float
    wins: float


class Roll(NamedTuple):
    """Hits dealt and hits ignored, and how likely they are."""

    hits: int
    ignored: int
    chance: float


Both: TypeAlias = tuple[Terms, Terms]  # of attacker and defender
Sums: TypeAlias = dict[tuple[int, int, int], float]  # numbers, abilities, hits ignored: their chance


def of_attack(
    g: ClashOfCultures, attacker: int, units: Units, defender: int, place: int, came: int
) -> Outlook:
    """Return the outlook of an attack on a hex by units that come from another."""
    trial = clone(g)
    left = hosts.removed(sides.troops(g, attacker), came, units)
    sides.set_troops(trial, attacker, hosts.added(left, place, units))
    battle.take_sides(trial, attacker, defender, place, came)
    return of_battle(trial)


def of_battle(g: ClashOfCultures) -> Outlook:
    """Return the outlook of the battle being fought, from its next round on."""
    trial = clone(g)
    rounds = []
    for further in (1, 2):
        trial.battle.round = g.battle.round + further
        rounds.append((_terms(trial, ATTACKER), _terms(trial, DEFENDER)))
    army, foes = [tuple(sorted(map(kind_of, sides.fighters(g, which)))) for which in BOTH]
    first, later = rounds
    ours, theirs = rolls(g.content, army, first[0]), rolls(g.content, foes, first[1])
    return Outlook(
        _mean(ours, theirs),
        _mean(theirs, ours),
        _round(g.content, army, foes, first, later),
    )


def _terms(g: ClashOfCultures, which: int) -> Terms:
    """Add up what is in force for a side."""
    found = [each for each in combat.modifiers(g, which) if not each.ability]
    return Terms(
        sum([each.dice for each in found]),
        sum([max(each.value, 0) for each in found]),
        -sum([min(each.value, 0) for each in found]),
        min([each.cap for each in found if each.cap], default=combat.NO_CAP),
        sum([each.ignore for each in found]),
        any([each.mute for each in found]),
    )


def _mean(ours: tuple[Roll, ...], theirs: tuple[Roll, ...]) -> float:
    """Return the hits of a roll that another does not ignore, on average."""
    return sum(
        [one.chance * other.chance * max(one.hits - other.ignored, 0) for one in ours for other in theirs]
    )


# The course of a battle.


@lru_cache(maxsize=1 << 12)
def _wins(content: Content, army: Units, foes: Units, terms: Both) -> float:
    """Return the chance that the attacker wins if rounds go on like this to the end. [COC-239, COC-241]"""
    if not army:
        return 0.0
    if not foes:
        return 1.0
    return _round(content, army, foes, terms, terms)


def _round(content: Content, army: Units, foes: Units, now: Both, later: Both) -> float:
    """Return the chance of the attacker before a round; rounds without casualties change nothing."""
    won = nothing = 0.0
    for one in rolls(content, army, now[0]):
        for other in rolls(content, foes, now[1]):
            fallen = max(other.hits - one.ignored, 0)
            killed = max(one.hits - other.ignored, 0)
            chance = one.chance * other.chance
            if foes and not fallen and not killed:
                nothing += chance
            else:
                won += chance * _wins(content, army[fallen:], foes[killed:], later)
    if now != later:
        return won + nothing * _wins(content, army, foes, later)
    return won / (1 - nothing) if nothing < CERTAIN else 0.0


# One roll.


@lru_cache(maxsize=1 << 12)
def rolls(content: Content, kinds: Units, terms: Terms) -> tuple[Roll, ...]:
    """Return hits dealt and hits ignored by a side with their chances. [COC-232 to COC-237]"""
    found: dict[tuple[int, int], float] = {}
    idle = () if terms.muted else kinds
    for (number, ability, ignored), chance in _dice(content, len(kinds) + terms.dice, idle).items():
        value = max(number + min(ability + terms.bonus, terms.cap) - terms.penalty, 0)
        key = value // content.board.hit_divisor, ignored + terms.ignored
        found[key] = found.get(key, 0.0) + chance
    return tuple([Roll(hits, ignored, chance) for (hits, ignored), chance in found.items()])


@lru_cache(maxsize=1 << 12)
def _dice(content: Content, dice: int, idle: Units) -> Sums:
    """Return what this many dice come to; each idle unit may be activated once. [COC-233, COC-234]"""
    if dice <= 0:
        return {(0, 0, 0): 1.0}
    found: Sums = {}
    faces = content.board.die
    others = [face for face in faces if face.kind != KINDS[LEADER]]
    for face in faces:
        if face.kind == KINDS[LEADER] and LEADER in idle:
            left = hosts.without(idle, [LEADER])
            for again in others:
                _count(found, content, dice, left, again, 1 / len(faces) / len(others))
        else:
            _count(found, content, dice, idle, face, 1 / len(faces))
    return found


def _count(found: Sums, content: Content, dice: int, idle: Units, face: Face, chance: float) -> None:
    """Add what the other dice come to if the first shows this face."""
    kind = KINDS.index(face.kind)
    number, ability, ignored, left = int(face.number), 0, 0, idle
    if kind in idle and kind != LEADER:
        unit = content.units[kind]
        number, ability, ignored = (0 if unit.ignore else number), unit.value, unit.ignore
        left = hosts.without(idle, [kind])
    for (numbers, abilities, shields), odds in _dice(content, dice - 1, left).items():
        key = number + numbers, ability + abilities, ignored + shields
        found[key] = found.get(key, 0.0) + chance * odds
