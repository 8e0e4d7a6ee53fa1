"""Combat values: dice, combat abilities, bonuses and hits (COC-007, COC-232 to COC-237, COC-245, COC-246).

`modifiers` is the only place where anything but dice and combat abilities changes what a side does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from saecula.games.clash_of_cultures.entries import Tactic
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Arms, Combat
from saecula.games.clash_of_cultures.rules import cities, effects, sides
from saecula.games.clash_of_cultures.rules.circumstances import applies, times
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, ELEPHANT, LEADER, kind_of
from saecula.games.clash_of_cultures.rules.sheets import owns, sheet
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS

NO_DICE, NO_IGNORE, SPARED = "no_dice", "no_ignore", "spared"  # words of powers in force
GIVEN_UP: Final = "given_up"  # the effect of the owner's tactics card, by round
FORTRESS: Final = "fortress"
NO_CAP: Final = 1 << 30


class Modifier:
    """What one card or building changes for a side in this round."""

    __slots__ = ("ability", "as_kind", "bar", "cap", "dice", "ignore", "mute", "source", "value", "wins")

    def __init__(
        self,
        source: str,
        *,
        value: int = 0,
        dice: int = 0,
        ignore: int = 0,
        cap: int = 0,
        bar: bool = False,
        mute: bool = False,
        wins: bool = False,
        ability: str = "",
        as_kind: str = "",
    ) -> None:
        self.source = source
        self.value = value
        self.dice = dice
        self.ignore = ignore
        self.cap = cap
        self.bar = bar
        self.mute = mute
        self.wins = wins
        self.ability = ability
        self.as_kind = as_kind


class Reading:
    """What the dice of a side come to: combat value, hits dealt, hits ignored. [COC-236, COC-237]"""

    __slots__ = ("abilities", "bonuses", "hits", "ignored", "numbers", "penalties", "value")

    def __init__(self, numbers: int, abilities: int, bonuses: int, penalties: int, hits: int, ignored: int):
        self.numbers = numbers
        self.abilities = abilities
        self.bonuses = bonuses  # those of abilities included, after the cap
        self.penalties = penalties
        self.value = max(numbers + bonuses - penalties, 0)
        self.hits = self.value // hits
        self.ignored = ignored


# Dice.


def dice(g: ClashOfCultures, which: int) -> tuple[int, ...]:
    """Return the faces that a side has rolled in this round."""
    return g.battle.defending_dice if which else g.battle.attacking_dice


def number_of_dice(g: ClashOfCultures, which: int) -> int:
    """Return how many dice a side rolls: one a unit, and extra dice. [COC-007, COC-232]"""
    return sides.strength(g, which) + sum([each.dice for each in modifiers(g, which)])


def roll(g: ClashOfCultures, which: int) -> tuple[int, ...]:
    """Roll the dice of a side; a leader rolls one leader symbol again until it shows another.

    [COC-007, COC-232, COC-234, COC-235, COC-251]
    """
    faces = g.content.board.die
    rolled = [g.roll(len(faces)) for _ in range(number_of_dice(g, which))]
    kinds = set(map(kind_of, sides.fighters(g, which)))
    again = [KINDS[kind] for kind in kinds if g.content.units[kind].reroll]
    if again and not is_muted(g, which):
        for i, face in enumerate(rolled):
            if faces[face].kind in again:
                while faces[rolled[i]].kind in again:
                    rolled[i] = g.roll(len(faces))
                break
    return tuple(rolled)


def is_muted(g: ClashOfCultures, which: int) -> bool:
    """Return whether a side cannot use combat abilities in this round."""
    return any([each.mute for each in modifiers(g, which)])


def is_barred(g: ClashOfCultures, which: int) -> bool:
    """Return whether a side cannot lay a tactics card in this round."""
    return any([each.bar for each in modifiers(g, which)])


def activated(g: ClashOfCultures, which: int) -> list[tuple[int, int]]:
    """Return number and kind of each die in its order; the kind is -1 where no ability is activated.

    Each symbol activates one unit of its kind that has not been activated in this roll. [COC-233, COC-235]
    """
    return _activated(g, which, is_muted(g, which))


def _activated(g: ClashOfCultures, which: int, muted: bool) -> list[tuple[int, int]]:
    idle = Counter([] if muted else map(kind_of, sides.fighters(g, which)))
    found = []
    for face in dice(g, which):
        die = g.content.board.die[face]
        kind = KINDS.index(die.kind)
        works = kind != LEADER and idle[kind] > 0
        idle[kind] -= works
        found.append((int(die.number), kind if works else -1))
    return found


def read(g: ClashOfCultures, which: int) -> Reading:
    """Add up the dice of a side. [COC-233, COC-234, COC-236, COC-237, COC-246]"""
    found = modifiers(g, which)
    shown = _activated(g, which, any([each.mute for each in found]))
    charging = [each for each in found if each.as_kind and in_force(g, which, each.source)]
    if charging:
        shown = _as_elephant(shown)
    kinds = [kind for _, kind in shown]
    units = g.content.units
    numbers = abilities = ignored = 0
    for number, kind in shown:
        guards = kind >= 0 and units[kind].ignore
        numbers += 0 if guards else number
        if kind >= 0:
            abilities += units[kind].value
            ignored += units[kind].ignore
    given = [each.value for each in found if not each.ability or _index(each.ability) in kinds]
    bonuses = abilities + sum([value for value in given if value > 0])
    cap = min([each.cap for each in found if each.cap], default=NO_CAP)
    return Reading(
        numbers,
        abilities,
        min(bonuses, cap),
        -sum([value for value in given if value < 0]),
        int(g.content.board.hit_divisor),
        ignored + sum([each.ignore for each in found]),
    )


def _index(kind: str) -> int:
    return KINDS.index(kind)


def _as_elephant(shown: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Let the cavalry on the lowest number fight like an elephant. [COC-642]"""
    lowest = min([(number, i) for i, (number, kind) in enumerate(shown) if kind == CAVALRY])
    return [(number, ELEPHANT if i == lowest[1] else kind) for i, (number, kind) in enumerate(shown)]


def incoming(g: ClashOfCultures, which: int) -> int:
    """Return the hits on a side that are not ignored. [COC-237]"""
    return suffered(read(g, which), read(g, 1 - which))


def suffered(own: Reading, foe: Reading) -> int:
    """Return the hits that are not ignored, from what the dice of both sides come to. [COC-237]"""
    return max(foe.hits - own.ignored, 0)


# Modifiers.


def modifiers(g: ClashOfCultures, which: int) -> list[Modifier]:
    """Return all that changes dice, value and hits of a side in this round. [COC-245, COC-246]"""
    found = []
    for actor in (which, 1 - which):
        wanted = "own" if actor == which else "foe"
        for source, power in combat_powers(g, actor):
            if power.side == wanted and applies(g, actor, source, power):
                found.append(_modifier(g, actor, source, power))
    found += [_paid(g, which, source) for source in powers_in_force(g, which)]
    for actor in (which, 1 - which):
        tactic = played(g, actor)
        if tactic is not None:
            found += _of_tactic(g, tactic, which, own=actor == which)
    for more in more_modifiers:
        found += more(g, which)
    return [each for each in found if _matters(each)]


# What cards outside the sheet change for a side; their chapters add themselves here.
more_modifiers: Final[list[Callable[[ClashOfCultures, int], list[Modifier]]]] = []


def _matters(each: Modifier) -> bool:
    return bool(
        each.value
        or each.dice
        or each.ignore
        or each.cap
        or each.bar
        or each.mute
        or each.wins
        or each.ability
    )


def combat_powers(g: ClashOfCultures, which: int) -> Iterator[tuple[str, Combat]]:
    """Yield what a side's cards and, for a defender, the buildings of the city do in battles. [COC-245]"""
    civ = sides.civ(g, which)
    if civ is not None:
        yield from sheet(g, civ).all(Combat)
    if which == DEFENDER:
        for kind, where_ in enumerate(cities.standing(g)):
            if where_ >> g.battle.hex & 1:
                for power in g.content.buildings[kind].powers:
                    if isinstance(power, Combat):
                        yield BUILDINGS[kind], power


def _modifier(g: ClashOfCultures, which: int, source: str, power: Combat) -> Modifier:
    """Return what a power does; Siegecraft cancels what a fortress does. [COC-417]"""
    cancelled = powers_in_force(g, ATTACKER) if source == FORTRESS else ()
    return Modifier(
        source,
        value=power.value * times(g, which, power),
        dice=0 if NO_DICE in cancelled else power.dice,
        ignore=0 if NO_IGNORE in cancelled else power.ignore,
        cap=power.cap,
        bar=power.bar,
        mute=power.mute,
        wins=power.wins,
        ability=power.ability,
        as_kind=power.as_kind,
    )


def powers_in_force(g: ClashOfCultures, which: int) -> tuple[str, ...]:
    """Return what a side has paid for, or won by a tactics card, and still works."""
    return g.battle.defending_powers if which else g.battle.attacking_powers


def in_force(g: ClashOfCultures, which: int, source: str) -> bool:
    """Return whether something a side has paid for still works."""
    return source in powers_in_force(g, which)


def arms_of(g: ClashOfCultures, source: str) -> list[Arms]:
    """Return what a card does in battles for a payment."""
    return [power for power in effects.powers_of(g.content, source) if isinstance(power, Arms)]


def _paid(g: ClashOfCultures, which: int, source: str) -> Modifier:
    """Return what something paid for does in this round. [COC-228, COC-248, COC-710]"""
    tactic = g.content.tactics.get(source)
    if tactic is not None:
        return Modifier(source, ignore=tactic.ignore)
    if source in (NO_DICE, NO_IGNORE, SPARED):
        return Modifier(source)
    for power in effects.powers_of(g.content, source):
        if isinstance(power, Arms):
            foe = sides.civ(g, 1 - which)
            same = power.value_against_same and foe is not None and owns(g, foe, source)
            value = power.value_against_same if same else power.value
            return Modifier(source, value=value * times(g, which, power), ignore=power.ignore)
    return Modifier(source)


# Tactics cards.


def played(g: ClashOfCultures, which: int) -> Tactic | None:
    """Return the tactics card of a side that works in this round: turned up, not cancelled or given up.

    [COC-231, COC-627]
    """
    if not g.battle.laid or not sides.has_turned_up(g, which):
        return None
    if str(g.battle.round) in sides.noted(g, GIVEN_UP, which):
        return None
    cards = g.battle.laid[which].cards
    return g.content.tactics[g.content.action_cards[cards[0]].tactic] if cards else None


def _of_tactic(g: ClashOfCultures, tactic: Tactic, which: int, own: bool) -> list[Modifier]:
    """Return what a tactics card does for a side: its own, or the opponent's. [COC-700 to COC-715]"""
    if own:
        number = sides.strength(g, 1 - which) if tactic.per else 1
        shield = 0 if tactic.success else tactic.ignore  # a shield that a roll must win is in force already
        return [Modifier(tactic.id, value=tactic.value * number, dice=tactic.dice, ignore=shield)]
    number = sides.strength(g, which) if tactic.per else 1
    mute = tactic.mute and not in_force(g, which, SPARED)
    return [Modifier(tactic.id, value=tactic.foe_value * number, mute=mute)]
