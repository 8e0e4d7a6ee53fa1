"""Units that fall in battle: hits, casualties, drowned units (COC-157, COC-237 to COC-244, COC-254)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import together
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import ARMY, LEADER, PIRATE, SETTLER, SHIP, Units, kind_of
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sides import BOTH, DEFENDER, is_player
from saecula.games.clash_of_cultures.vocabulary import Control, Lose
from saecula.games.clash_of_cultures.words import KINDS

BATTLE: Final = "battle"  # the scope of all rounds


def take(g: ClashOfCultures, hits: tuple[int, int]) -> Frames:
    """Return the frames in which both sides lose units at the same time. [COC-237, COC-242, COC-254]

    Whoever has no choice is not asked; hits beyond the number of units are lost.
    """
    due = [min(number, sides.strength(g, which)) for which, number in zip(BOTH, hits, strict=True)]
    choosing = [which for which in BOTH if has_choice(sides.fighters(g, which), due[which])]
    forced = [fall(which, _first(g, which, due[which])) for which in BOTH if which not in choosing]
    wild = [which for which in choosing if not is_player(sides.side(g, which))]
    if wild:
        (fighter,) = [seat for seat, _ in sides.players(g)]
        return (choose_controller(fighter, due[0], due[1]), *forced)
    asks = [casualties(sides.side(g, which), which, due[which]) for which in choosing]
    return (*([together(asks)] if asks else []), *forced)


def has_choice(units: Units, number: int) -> bool:
    """Return whether there are several ways to lose this many of these units."""
    return 0 < number < len(units) and len(set(map(kind_of, units))) > 1


def _first(g: ClashOfCultures, which: int, number: int) -> tuple[int, ...]:
    return tuple([kind_of(unit) for unit in sides.fighters(g, which)[:number]])


@rules.decision(must=True)
def choose_controller(g: ClashOfCultures, seat: Seat, one: int, other: int) -> list[Action]:
    """Name another player who chooses for barbarians or pirates. [COC-253, COC-310, COC-333]"""
    return Control.each([other_seat for other_seat in range(g.seats) if other_seat != seat])


@choose_controller.resolve
def ask_controller(g: ClashOfCultures, seat: Seat, action: Action, one: int, other: int) -> None:
    asks = []
    for which, number in zip(BOTH, (one, other), strict=True):
        if has_choice(sides.fighters(g, which), number):
            who = sides.side(g, which)
            asks.append(casualties(who if is_player(who) else Control.of(action), which, number))
    g.then(together(asks))


@rules.draft
def casualties(g: ClashOfCultures, seat: Seat, picks: Picks, which: int, number: int) -> list[Action]:
    """Choose the units that fall; both sides choose sealed. [COC-237, COC-242, COC-254]"""
    return _kinds_left(sides.fighters(g, which), picks) if len(picks) < number else []


def _kinds_left(units: Iterable[int], picks: Picks) -> list[Action]:
    left = Counter([KINDS[kind_of(unit)] for unit in units])
    left.subtract([Lose.of(pick) for pick in picks])
    return Lose.each([kind for kind in KINDS if left[kind] > 0])


@casualties.resolve
def lose_chosen(g: ClashOfCultures, seat: Seat, picks: Picks, which: int, number: int) -> None:
    remove(g, which, _chosen(picks))


def _chosen(picks: Picks) -> list[int]:
    return [KINDS.index(Lose.of(pick)) for pick in picks]


@rules.step
def fall(g: ClashOfCultures, which: int, kinds: tuple[int, ...]) -> None:
    """Lose units without a choice. [COC-237, COC-254]"""
    remove(g, which, kinds)


def remove(g: ClashOfCultures, which: int, kinds: Iterable[int]) -> None:
    """Take units of a side off the hex of the battle and note the fallen. [COC-157, COC-237]"""
    who, place = sides.side(g, which), g.battle.hex
    lost = Counter(kinds)
    for kind, number in sorted(lost.items()):
        units = sorted([u for u in sides.present(g, which) if kind_of(u) == kind], key=_own_last)[:number]
        sides.set_troops(g, who, hosts.removed(sides.troops(g, who), place, units))
        g.battle.killed = (*g.battle.killed, *[(who, kind)] * number)
        g.tell("fell", who, number, KINDS[kind])
    if lost[LEADER]:
        slay(g, which)


def _own_last(unit: int) -> bool:
    """Order ships so that pirates who serve a side are hit first. [COC-514]"""
    return not unit & PIRATE


def slay(g: ClashOfCultures, which: int) -> None:
    """Give the card of a killed leader to the player who did it, or take it out of the game. [COC-157]"""
    seat, killer = sides.side(g, which), sides.side(g, 1 - which)
    civ = g.civs[seat]
    sides.note(g, "leader_gone", which, civ.leader)
    if is_player(killer):
        g.civs[killer].slain = (*g.civs[killer].slain, civ.leader)
    g.tell("leader_fell", seat, civ.leader)
    civ.leader = ""


@rules.step
def check_standing(g: ClashOfCultures) -> None:
    """End the battle at once if a side has lost its last unit. [COC-239, COC-247]

    A fortress without units is beaten only after the round. [COC-241]
    """
    fortress_alone = not sides.started_with(g, DEFENDER)
    gone = [not sides.strength(g, which) for which in BOTH]
    if gone[0] or (gone[1] and not fortress_alone):
        g.abandon(BATTLE)


def lost_army(g: ClashOfCultures, which: int) -> int:
    """Count the army units that a side has lost, drowned ones too. [COC-531]"""
    drowned = [KINDS.index(kind) for kind in sides.noted(g, "drowned", which)]
    killed = [kind for who, kind in g.battle.killed if who == sides.side(g, which)]
    return len([kind for kind in (*killed, *drowned) if kind in ARMY])


# After the battle.


def settlers_fall(g: ClashOfCultures, which: int) -> None:
    """Lose the settlers that no army unit protects any longer. [COC-226, COC-238, COC-252]"""
    remove(g, which, [SETTLER for unit in sides.present(g, which) if kind_of(unit) == SETTLER])


def aboard(g: ClashOfCultures, which: int, place: int) -> Units:
    """Return the land units of a side aboard its ships on a hex."""
    here = hosts.at(sides.troops(g, sides.side(g, which)), place)
    return tuple([unit for unit in here if kind_of(unit) != SHIP])


def overboard(g: ClashOfCultures, which: int, place: int) -> int:
    """Return how many units aboard the remaining ships cannot carry. [COC-243]"""
    who = sides.side(g, which)
    here = hosts.at(sides.troops(g, who), place)
    carried = aboard(g, which, place)
    return max(len(carried) - (len(here) - len(carried)) * sides.capacity(g, who), 0)


def drowning(g: ClashOfCultures, which: int, place: int) -> Frames:
    """Return the frame in which a side loses the units its ships cannot carry. [COC-243]"""
    due = overboard(g, which, place)
    carried = aboard(g, which, place)
    if has_choice(carried, due):
        return (drown(sides.side(g, which), which, place, due),)
    return (sink(which, place, tuple(map(kind_of, carried[:due]))),) if due else ()


@rules.draft
def drown(g: ClashOfCultures, seat: Seat, picks: Picks, which: int, place: int, due: int) -> list[Action]:
    """Choose the units that the remaining ships cannot carry. [COC-243]"""
    return _kinds_left(aboard(g, which, place), picks) if len(picks) < due else []


@drown.resolve
def drown_chosen(g: ClashOfCultures, seat: Seat, picks: Picks, which: int, place: int, due: int) -> None:
    g.then(sink(which, place, tuple(_chosen(picks))))


@rules.step
def sink(g: ClashOfCultures, which: int, place: int, kinds: tuple[int, ...]) -> None:
    """Lose units aboard; a leader among them was killed by the opponent. [COC-243, COC-244]"""
    who = sides.side(g, which)
    for kind, number in sorted(Counter(kinds).items()):
        units = [unit for unit in aboard(g, which, place) if kind_of(unit) == kind][:number]
        sides.set_troops(g, who, hosts.removed(sides.troops(g, who), place, units))
        for _ in range(number):
            sides.note(g, "drowned", which, KINDS[kind])
        g.tell("drowned", who, number, KINDS[kind])
    if LEADER in kinds:
        slay(g, which)
