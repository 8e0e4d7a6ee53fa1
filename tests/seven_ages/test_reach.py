"""Reach compared with a search that tries every step, on random positions."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.bits import bits
from saecula.core.contracts import Dice
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import forces, reach, usual_moves
from saecula.games.seven_ages.rules.ground import Ground, Group
from saecula.games.seven_ages.rules.march import march
from saecula.games.seven_ages.rules.reach import ARROW, INVASION, RIVER
from saecula.games.seven_ages.rules.settling import settle
from tests.seven_ages.naive_reach import Naive
from tests.seven_ages.table import Table, table

pytestmark = pytest.mark.no_cover

EMPIRES = (
    "romans",
    "portuguese",
    "polynesians",
    "english",
    "zulus",
    "incas",
    "mongols",
    "russians",
    "amazons",
)
SITES = ("latium", "egypt", "panama", "bihar", "england", "siam", "mexico", "honshu")
KINDS = {"river": RIVER, "arrow": ARROW, "invasion": INVASION}


def crowded(dice: Dice) -> Table:
    """Scatter the units of three empires around one place."""
    t = table(3)
    site = t.area(dice.pick(SITES))
    around = [site]
    while len(around) < 22:
        around = list(dict.fromkeys([*around, dice.pick(bits(t.g.content.near[dice.pick(around)]))]))
    free = list(around)
    for seat in range(3):
        id_ = dice.pick([name for name in EMPIRES if name not in [_card(t, e.card) for e in t.g.empires]])
        t.found(seat, id_, {}, level=1 + dice.roll(49))
        for _ in range(6):
            area = free.pop(dice.roll(len(free)))
            for _ in range(1 + dice.roll(3)):
                _scatter(t, id_, area, dice)
        if dice.roll(4) == 0:
            t.artifact(id_, dice.pick(("paved_roads", "railways", "compass")))
    t.g.elephants = 0
    settle(t.g)
    return t


def _card(t: Table, number: int) -> str:
    return t.g.content.cards[number].id if number >= 0 else ""


def _scatter(t: Table, id_: str, area: int, dice: Dice) -> None:
    content = t.g.content
    land = content.land >> area & 1
    coast = content.coast >> area & 1
    kinds = (
        ("land", "land", "naval", "air") if coast else ("land", "land", "air") if land else ("naval", "air")
    )
    realm = dice.pick(kinds)
    type_ = dice.pick(bits(content.of_realm[realm]))
    place = content.other_shore.get(area, area) if realm == "naval" and dice.roll(2) else area
    forces.add(t.g, t[id_], place, type_)


def groups(t: Table, slot: int, dice: Dice) -> list[Group]:
    """Choose some groups that can go together, of one place each."""
    found = []
    content, empire = t.g.content, t.g.empires[slot]
    for place, stack in empire.units:
        area = content.home[place]
        there = list(forces.units_of(stack))
        if place != area:
            there += forces.units_of(empire.units.at(area) - _ships(t, empire.units.at(area)))
        chosen = [type_ for type_ in there if dice.roll(2)] or there[:1]
        together = sum([forces.one(type_) for type_ in chosen])
        if place == area or _ships(t, together):
            found.append(Group(area, place, together))
    return [group for group in found if reach.realm_of(content, group.stack)]


def _ships(t: Table, stack: int) -> int:
    return forces.of_types(stack, t.g.content.of_realm["naval"])


@pytest.mark.rule("7AG-140", "7AG-142", "7AG-146", "7AG-147", "7AG-148", "7AG-149", "7AG-150", "7AG-151")
@pytest.mark.rule("7AG-153", "7AG-154", "7AG-155", "7AG-156", "7AG-157", "7AG-159", "7AG-161", "7AG-162")
def test_reach_agrees_with_a_search_that_tries_every_step() -> None:
    assert sum([_compare(f"reach {number}") for number in range(5)]) > 60


@pytest.mark.soak
@pytest.mark.parametrize("share", range(20))
def test_reach_agrees_in_hundreds_of_positions(share: int) -> None:
    assert sum([_compare(f"reach {share} {number}") for number in range(50)]) > 500


def _compare(seed: str) -> int:
    """Compare both for some groups of a position; return how many groups there were."""
    compared, dice = 0, Dice(seed)
    t = crowded(dice)
    for slot in [n for n, empire in enumerate(t.g.empires) if empire.owner >= 0]:
        ground = Ground(t.g, slot)
        for group in groups(t, slot, dice):
            naive = Naive(t.g, slot, reach.start_of(t.g.content, group), group.stack)
            names = sorted([t.g.content.units[n].id for n in forces.units_of(group.stack)])
            where = f"{seed}: {names} from {t.g.content.areas[group.area].id}"
            assert set(bits(reach.goals(ground, group))) == set(naive.goals), where
            for goal in sorted(naive.goals)[dice.roll(7) :: 7]:
                _check_path(t, ground, group, goal, naive.goals[goal])
            compared += 1
    return compared


def _check_path(
    t: Table, ground: Ground, group: Group, goal: int, ways: set[tuple[frozenset[str], int]]
) -> None:
    """Check that the last border is one of those possible, and none gives the defender less."""
    taken = reach.crossed(ground, group, goal)
    possible = {sum([KINDS[kind] for kind in kinds]) for kinds, _ in ways}
    assert taken in possible
    assert reach.defence(t.g.content, taken) == min([reach.defence(t.g.content, kinds) for kinds in possible])
    if reach.realm_of(t.g.content, group.stack) != "star_wars":
        assert reach.left_at(ground, group, goal) == max([left for _, left in ways])


@pytest.mark.rule("7AG-158", "7AG-161")
def test_quick_moves_are_moves_of_a_group() -> None:
    sent = 0
    for number in range(12):
        t = crowded(Dice(f"send {number}"))
        slot = next(n for n, empire in enumerate(t.g.empires) if empire.owner == 0)
        t.g.marching = slot
        t.begin(march(0, slot))
        offered = [action for action in t.options(0) if action[0] == "send"]
        for action in offered:
            goal = t.area(str(action[1]))
            ground = Ground(t.g, slot)
            group = usual_moves.usual(ground, goal)
            start = t.g.content.areas[group.area].id
            other = Table(GAME.clone(t.g))
            t_units, sea = forces.units_of(group.stack), _ships(t, group.stack)
            verb = "take_beyond" if sea and group.shore != group.area else "take"
            other.choose(0, "gather", start).choose(0, verb, t_units[0])
            goals = [a for a in other.options(0) if a[0] in ("go_to", "go_beyond") and a[1] == action[1]]
            parts = [a for a in other.options(0) if a[0] == "toward"]
            assert goals or parts, f"{number}: {action} is not offered to a group"
            flow.play(other.g, 0, goals[0] if goals else parts[0])
            sent += 1
    assert sent > 60


@pytest.mark.rule("7AG-145", "7AG-158", "7AG-161")
def test_every_group_that_may_go_can_be_gathered() -> None:
    """Compare the draft with all ways to split the units of an area."""
    gathered = 0
    for number in range(12):
        t = crowded(Dice(f"split {number}"))
        slot = next(n for n, empire in enumerate(t.g.empires) if empire.owner == 0)
        ground = Ground(t.g, slot)
        for area, stack in t.g.empires[slot].units:
            if area >= len(t.g.content.areas) or area in t.g.content.other_shore:
                continue
            wanted = {
                split
                for split in _splits(forces.units_of(stack))
                if _may_go(t, split, stack, area) and reach.goals(ground, Group(area, area, split))
            }
            t.begin(march(0, slot))
            found = _gather(t, area) if ("gather", t.g.content.areas[area].id) in t.options(0) else set()
            assert found == wanted
            gathered += len(found)
    assert gathered > 60


def _splits(units: tuple[int, ...]) -> set[int]:
    found = {0}
    for type_ in units:
        found |= {split + forces.one(type_) for split in found}
    return found - {0}


def _may_go(t: Table, split: int, stack: int, area: int) -> bool:
    """Tell whether units may leave together: cargo, separate weapons, and a garrison."""
    units = [t.g.content.units[type_] for type_ in forces.units_of(split)]
    left = [t.g.content.units[type_] for type_ in forces.units_of(stack - split)]
    ships = [unit for unit in units if unit.domain == "naval"]
    apart = {unit.cls for unit in units if unit.cls in ("nuclear", "star_wars")}
    if apart and {unit.cls for unit in units} != apart | (apart if len(apart) == 1 else {"two"}):
        return False
    if ships and len(units) > 2 * len(ships):
        return False
    walking = any(unit.domain != "air" for unit in units)
    kept = any(unit.domain != "air" for unit in left)
    return kept or not walking or not t.g.content.land >> area & 1


def _gather(t: Table, area: int) -> set[int]:
    """Return all groups that the draft lets gather and go."""
    first = Table(GAME.clone(t.g))
    first.choose(0, "gather", t.g.content.areas[area].id)
    found: set[int] = set()
    open_ = [(first, 0)]
    seen = {0}
    while open_:
        here, stack = open_.pop()
        for action in here.options(0):
            if action[0] in ("go_to", "go_beyond", "toward"):
                found.add(stack)
            elif action[0] == "take":
                more = stack + forces.one(int(action[1]))
                if more not in seen:
                    seen.add(more)
                    after = Table(GAME.clone(here.g))
                    open_.append((after.choose(0, *action), more))
    return found
