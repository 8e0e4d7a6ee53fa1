"""Retreat, pursuit (option 2) and flight (7AG-204, 7AG-209 to 7AG-212, 7AG-371, 7AG-372)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.modifiers import FreeRetreat
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.aftermath import end_conflict
from saecula.games.seven_ages.rules.areas import age, age_of, controlled, in_play
from saecula.games.seven_ages.rules.battle import (
    SCOPE,
    enemy_of,
    has_here,
    keep_count,
    kill,
    leaders_here,
    number,
    present,
    side_of,
)
from saecula.games.seven_ages.rules.ground import closed_arrows, galley_waters, land_borders
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import (
    Accompany,
    PullOut,
    Retreat,
    Sacrifice,
    Stay,
    Withdraw,
    WithdrawSome,
)


@rules.decision
def stay_or_go(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Stay, or retreat if disorder of the conflict allows it. [7AG-209, 7AG-210]"""
    return [Stay(), Retreat()] if may_retreat(g, slot) and havens(g, slot) else []


@stay_or_go.resolve
def carry_out_stay_or_go(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if Retreat.matches(action):
        g.tell("retreated", seat, slot)
        g.abandon(SCOPE)
        g.then(*flight(g, slot), end_conflict(1 << side_of(g, slot)))


def may_retreat(g: SevenAges, slot: int) -> bool:
    """Return whether a side may retreat: if the enemy is in disorder, or anybody is and a Tactician leads it.
    [7AG-209]"""
    own = g.shaken[side_of(g, slot)] > 0 and has_here(g, slot, FreeRetreat)
    return own or g.shaken[1 - side_of(g, slot)] > 0


def flight(g: SevenAges, slot: int) -> list[Frame]:
    """Return the frames of a retreat: pursuit, the way out, and the loss of those who find none. [7AG-211]"""
    seat = g.empires[slot].owner
    return [pursue(slot), retreat(seat, slot), leave_behind(slot)]


# Where units can go.


def havens(g: SevenAges, slot: int) -> int:
    """Return the areas next to the conflict that a side holds alone; a founder may go to all start areas.
    [7AG-079, 7AG-211]"""
    empire = g.empires[slot]
    own = controlled(g, empire) | (empire.homeland if g.founding == slot else 0)
    foreign = sum_of_others(g, slot)
    return g.content.near[g.conflict] & own & ~foreign


def sum_of_others(g: SevenAges, slot: int) -> int:
    """Return the areas where other empires have units."""
    mask = 0
    for other in in_play(g):
        if other != slot:
            mask |= controlled(g, g.empires[other])
    return mask


def can_enter(g: SevenAges, slot: int, type_: int, area: int) -> bool:
    """Return whether a unit could go from the conflict to a haven in a normal move. [7AG-211]"""
    unit, content = g.content.units[type_], g.content
    if unit.domain == "land":
        return bool(content.land >> area & 1) and _joined_by_land(g, slot, area)
    if unit.domain == "naval":
        return _can_sail(g, slot, type_, area)
    return unit.cls == "star_wars" or _can_fly(g, slot, area)


def _joined_by_land(g: SevenAges, slot: int, area: int) -> bool:
    """Return whether land units can go there, over a border or an open red arrow. [7AG-146, 7AG-159]"""
    arrows = closed_arrows(g.content, sum_of_others(g, slot))
    return bool(land_borders(g.content, arrows)[g.conflict] >> area & 1)


def _can_sail(g: SevenAges, slot: int, type_: int, area: int) -> bool:
    """Return whether a ship can go there from the shore it lies on. [7AG-148, 7AG-151, 7AG-153, 7AG-154]"""
    content, empire = g.content, g.empires[slot]
    if content.units[type_].id == "galley" and not content.land >> area & 1:
        left = controlled(g, empire) & ~(1 << g.conflict)
        if not galley_waters(g, empire, left) >> area & 1:
            return False
    if content.land >> area & 1:
        return not content.land >> g.conflict & 1
    return berth(g, slot, type_, area) != NONE


def berth(g: SevenAges, slot: int, type_: int, area: int) -> int:
    """Return the place from which a ship of this type can reach a sea, or -1. [7AG-151]"""
    sea = g.content.areas[area].id
    for shore, place in enumerate(forces.shores(g.content, g.conflict)):
        here = g.content.areas[g.conflict]
        reaches = sea in here.shores[shore] if here.shores else True
        if reaches and forces.count(g.empires[slot].units.at(place), type_):
            return place
    return NONE


def _can_fly(g: SevenAges, slot: int, area: int) -> bool:
    """Return whether air units can end there: over water only beside a unit of another kind. [7AG-157]"""
    if g.content.land >> area & 1:
        return True
    empire = g.empires[slot]
    near = g.content.near[area] & ~(1 << g.conflict) | 1 << area
    return any([_has_ground_unit(g, slot, there) for there in bits(near & controlled(g, empire))])


def _has_ground_unit(g: SevenAges, slot: int, area: int) -> bool:
    force = forces.force_in(g, g.empires[slot], area)
    return forces.share(force, "land") + forces.share(force, "naval") > 0


# The way out.


@rules.decision(always=True)
def retreat(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Send all that can go to one area, or only some of them. [7AG-211]"""
    left = forces.types(present(g, slot))
    areas = havens(g, slot)
    if not number(g, slot) or not areas:
        return []
    ids = [g.content.areas[area].id for area in bits(areas) if _any_can_enter(g, slot, left, area)]
    some = WithdrawSome.each(ids) if number(g, slot) > 1 and len(ids) > 1 else []
    return [*Withdraw.each(ids), *some] or [DONE]


def _any_can_enter(g: SevenAges, slot: int, types: int, area: int) -> bool:
    return any([can_enter(g, slot, type_, area) for type_ in bits(types)])


@retreat.resolve
def withdraw(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if action == DONE:
        return
    if WithdrawSome.matches(action):
        area = g.content.area_index[WithdrawSome.of(action)]
        g.then(pull_out(seat, slot, area), retreat(seat, slot))
        return
    area = g.content.area_index[Withdraw.of(action)]
    units = [type_ for type_ in forces.units_of(present(g, slot)) if can_enter(g, slot, type_, area)]
    gone = depart(g, slot, area, units)
    if any([_takes_leaders(g, type_) for type_ in gone]):
        go_along(g, slot, area, leaders_here(g, g.empires[slot]))
    g.then(retreat(seat, slot))


@rules.draft(always=True)
def pull_out(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> list[Action]:
    """Name the units and leaders that go to this area. [7AG-211]"""
    taken = [PullOut.of(pick) for pick in picks if PullOut.matches(pick)]
    here = present(g, slot)
    found = []
    for type_ in bits(forces.types(here)):
        more = forces.count(here, type_) > taken.count(type_)
        if more and can_enter(g, slot, type_, area):
            found.append(PullOut(type_))
    if any([_takes_leaders(g, type_) for type_ in taken]):
        waiting = [g.content.leader_ids[leader] for leader in leaders_here(g, g.empires[slot])]
        for pick in picks:
            if Accompany.matches(pick):
                waiting.remove(Accompany.of(pick))
        found += Accompany.each(dict.fromkeys(waiting))
    return [*found, DONE] if taken else found


@pull_out.resolve
def leave_for(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> None:
    depart(g, slot, area, [PullOut.of(pick) for pick in picks if PullOut.matches(pick)])
    ids = [Accompany.of(pick) for pick in picks if Accompany.matches(pick)]
    here = leaders_here(g, g.empires[slot])
    chosen = []
    for id_ in ids:
        leader = next(leader for leader in here if g.content.leader_ids[leader] == id_)
        here.remove(leader)
        chosen.append(leader)
    go_along(g, slot, area, chosen)


def _takes_leaders(g: SevenAges, type_: int) -> bool:
    """Return whether leaders can go with a unit. [7AG-144]"""
    return g.content.units[type_].cls not in ("nuclear", "star_wars")


def depart(g: SevenAges, slot: int, area: int, units: list[int]) -> list[int]:
    """Move units out of the conflict to a haven; return those that went. [7AG-211]"""
    gone = []
    for type_ in units:
        if can_enter(g, slot, type_, area):
            move_out(g, slot, area, type_)
            gone.append(type_)
    g.tell("withdrew", g.empires[slot].owner, slot, len(gone), g.content.areas[area].id)
    return gone


def move_out(g: SevenAges, slot: int, area: int, type_: int) -> None:
    """Move a unit of the conflict to a haven; a ship to the shore by the sea it comes from. [7AG-151]"""
    empire, goal = g.empires[slot], area
    naval = g.content.units[type_].domain == "naval"
    if naval and not g.content.land >> area & 1:
        place = berth(g, slot, type_, area)
    else:
        place = forces.place_of(g, empire, g.conflict, type_)
        goal = haven_shore(g, area) if naval else area
    forces.take(g, empire, place, forces.one(type_))
    forces.forget_move(g, empire, place, type_)
    keep_count(g, slot, type_)
    forces.add(g, empire, goal, type_)


def haven_shore(g: SevenAges, area: int) -> int:
    """Return the place of a land area that a ship reaches from the conflict at sea. [7AG-151]"""
    sea = g.content.areas[g.conflict].id
    shores = g.content.areas[area].shores
    return next(
        place for shore, place in zip(shores, forces.shores(g.content, area), strict=True) if sea in shore
    )


def go_along(g: SevenAges, slot: int, area: int, leaders: list[int]) -> None:
    """Move leaders out of the conflict with units. [7AG-211]"""
    empire, left = g.empires[slot], list(leaders)
    moved = []
    for leader, there in empire.leaders:
        if there == g.conflict and leader in left:
            left.remove(leader)
            there = area
        moved.append((leader, there))
    empire.leaders = tuple(moved)


@rules.step
def leave_behind(g: SevenAges, slot: int) -> None:
    """Lose the units that have found no way out. [7AG-211]"""
    units = forces.units_of(present(g, slot))
    for type_ in units:
        kill(g, slot, type_)
    if units:
        g.reveal()
        g.tell("left_behind", g.empires[slot].owner, slot, len(units))


# Pursuit.


@rules.step
def pursue(g: SevenAges, slot: int) -> None:
    """Tell how many losses the pursuers bring. [7AG-371]"""
    if not g.variant.pursuit:
        return
    losses = pursuit(g, enemy_of(g, slot))
    if losses:
        g.reveal()
        g.tell("pursued", g.empires[slot].owner, slot, losses)
        g.then(sacrifice(g.empires[slot].owner, slot, losses))


def pursuit(g: SevenAges, pursuer: int) -> int:
    """Return the losses that a side brings on those who retreat from it. [7AG-371]"""
    units, of_class = present(g, pursuer), g.content.of_class

    def number_of(mask: int) -> int:
        return sum([forces.count(units, type_) for type_ in bits(mask)])

    air, cavalry = number_of(g.content.of_realm["air"]), number_of(of_class["cavalry"])
    return 2 * air + number_of(of_class["armour"]) + cavalry // 2


@rules.decision(always=True)
def sacrifice(g: SevenAges, seat: Seat, slot: int, losses: int) -> list[Action]:
    """Choose a unit to lose in the pursuit. [7AG-371, 7AG-372]"""
    return Sacrifice.each(bits(forces.types(present(g, slot)))) if losses > 0 else []


@sacrifice.resolve
def lose_pursued(g: SevenAges, seat: Seat, action: Action, slot: int, losses: int) -> None:
    type_ = Sacrifice.of(action)
    weight = weight_of(g, slot, type_)
    kill(g, slot, type_)
    g.tell("unit_lost", seat, slot, type_, g.content.areas[g.conflict].id)
    g.then(sacrifice(seat, slot, losses - weight))


def weight_of(g: SevenAges, slot: int, type_: int) -> int:
    """Return for how many losses a unit counts. [7AG-372]"""
    unit, pursuer = g.content.units[type_], g.empires[enemy_of(g, slot)]
    return 1 + (unit.cls == "cavalry") + (age_of(g.content, unit.level) > age(g, pursuer))
