"""Elephants: their owners, and how they change hands (7AG-106 to 7AG-109, 7AG-113)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import age_of, controlled, firmly_held, in_play, lead, vacate
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import YieldElephant


def on_map(g: SevenAges, slot: int) -> int:
    """Return the areas where an empire has elephants; they are open. [7AG-015]"""
    found = 0
    for place, force in g.empires[slot].forces:
        if forces.part(force, forces.ELEPHANT):
            found |= 1 << g.content.home[place]
    return found


def gone(g: SevenAges) -> bool:
    """Return whether all elephants have left the game. [7AG-109]"""
    if g.elephants:
        return False
    return not any([empire.elephants for empire in g.empires])


def leave(g: SevenAges) -> bool:
    """Remove all elephants once an empire is in the last age. [7AG-109, 7AG-411]"""
    if gone(g) or age_of(g.content, max(lead(g), 1)) < g.content.board.elephant_age:
        return False
    for slot in in_play(g):
        for area in bits(on_map(g, slot)):
            while forces.part(g.empires[slot].forces.at(area), forces.ELEPHANT):
                kill(g, slot, area)
    for empire in g.empires:
        empire.elephants = 0
    g.elephants = 0
    g.tell("elephants_gone")
    return True


def kill(g: SevenAges, slot: int, area: int) -> None:
    """Take an elephant off the map. [7AG-108, 7AG-417]"""
    empire = g.empires[slot]
    forces.remove(g, empire, area, g.content.unit_index["elephant"])
    if not controlled(g, empire) >> area & 1:
        vacate(g, slot, area)


def can_herd(g: SevenAges, empire: Empire) -> bool:
    """Return whether an empire may have elephants by its level; some may earlier. [7AG-106, 7AG-107]"""
    if empire.progress >= g.content.board.elephant_level:
        return True
    return empire.progress >= sheets.level(g, empire, g.content.unit_index["elephant"])


def claim(g: SevenAges, slot: int) -> bool:
    """Take the elephant of an area that the empire controls, wherever it is. [7AG-106, 7AG-113, 7AG-414]"""
    empire = g.empires[slot]
    if not empire.forces.mask & g.content.herds or not can_herd(g, empire):
        return False
    areas = firmly_held(g, slot)
    for number, area in enumerate(g.content.elephants):
        bit = 1 << number
        if not areas >> area & 1 or empire.elephants & bit:
            continue
        owner = next((other for other in in_play(g) if g.empires[other].elephants & bit), -1)
        if owner < 0 and not g.elephants & bit:
            continue
        if owner >= 0 and not forces.left(g, owner, g.content.unit_index["elephant"]):
            g.then(yield_elephant(g.empires[owner].owner, owner, number, slot))
        else:
            hand_over(g, owner, number, slot)
        return True
    return False


def hand_over(g: SevenAges, owner: int, number: int, slot: int) -> None:
    """Give an elephant of the common pool, or of another's pool, to an empire. [7AG-106]"""
    g.calm = False
    bit = 1 << number
    if owner >= 0:
        g.empires[owner].elephants &= ~bit
    g.elephants &= ~bit
    g.empires[slot].elephants |= bit
    area = g.content.areas[g.content.elephants[number]].id
    g.tell("elephant_claimed", g.empires[slot].owner, slot, area)


@rules.decision
def yield_elephant(g: SevenAges, seat: Seat, owner: int, number: int, slot: int) -> list[Action]:
    """Choose where an elephant leaves the map that another empire claims. [7AG-113]"""
    return YieldElephant.each([g.content.areas[area].id for area in bits(on_map(g, owner))])


@yield_elephant.resolve
def give_elephant(g: SevenAges, seat: Seat, action: Action, owner: int, number: int, slot: int) -> None:
    area, empire = g.content.area_index[YieldElephant.of(action)], g.empires[owner]
    elephant = forces.one(g.content.unit_index["elephant"])
    forces.take(g, empire, area, elephant)
    hand_over(g, owner, number, slot)
    if not controlled(g, empire) >> area & 1:
        vacate(g, owner, area)


def pass_on(g: SevenAges, slot: int, other: int) -> None:
    """Give an elephant that is converted to its new empire, like one that is lost. [7AG-078, 7AG-113]"""
    areas = controlled(g, g.empires[slot])
    owned = bits(g.empires[slot].elephants)
    astray = [number for number in owned if not areas >> g.content.elephants[number] & 1]
    bit = 1 << (astray or owned)[0]
    g.empires[slot].elephants &= ~bit
    g.empires[other].elephants |= bit


def win_from(g: SevenAges, slot: int, partner: int) -> None:
    """Draw an elephant after winning a trade with one who controls an area of theirs. [7AG-107, 7AG-134]"""
    empire = g.empires[slot]
    rich = controlled(g, g.empires[partner]) & g.content.herds
    if not rich or not g.elephants or not can_herd(g, empire):
        return
    unassigned = bits(g.elephants)
    number = unassigned[g.roll(len(unassigned))]
    g.elephants &= ~(1 << number)
    empire.elephants |= 1 << number
    g.tell("elephant_won", empire.owner, slot)
