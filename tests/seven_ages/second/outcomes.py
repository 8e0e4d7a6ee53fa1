"""What comes of a choice, as far as this reading foretells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass

from saecula.core.position import Action, Frame
from tests.second import Facts
from tests.seven_ages.second import battle, building, chapters, civilising, founding, trading
from tests.seven_ages.second.box import (
    AREA_IDS,
    CARD_IDS,
    CARDS,
    DISORDER_PRICE,
    ELITE_PRICE,
    FORT_PRICE,
    UNIT_IDS,
)
from tests.seven_ages.second.table import Empire, Table, units_by_area

PLENTY = 30  # so that there is still something to buy afterwards


@dataclass
class Choice:
    """A choice, and what the others have picked with it."""

    table: Table
    seat: int
    frame: Frame
    picked: Sequence[Action]
    action: Action
    rival: Sequence[Action] | None  # what the other side has chosen unseen, if it is ready


def outcome(c: Choice) -> Facts | None:
    """Foretell the facts after a choice."""
    if c.table.truces:
        return None
    name, verb = c.frame[0], c.action[0]
    if name in ("build", "build_there"):
        return built(c)
    if name == "choose_colour":
        return founded(c)
    if name == "group" and verb in chapters.SHORES:
        return marched(c)
    if name == "civilise" and verb in ("build_city", "name_capital", "appease"):
        return civilised(c)
    if not c.table.calm:
        return None  # an event may come in between
    if name == "offer_card" and c.table.lone:
        return traded(c)
    if name == "commit" and verb == "commit_all" and c.rival is not None:
        return fought(c)
    return None


def built(c: Choice) -> Facts | None:
    """Money goes, and where it is known a unit stands there."""
    t, e = c.table, c.table.empires[c.frame[2]]
    verb = c.action[0]
    if t.founding == e.slot and e.money < PLENTY:
        return None  # the founding may go on with a conflict at once
    if verb in ("build", "build_here", "build_beyond"):
        unit = UNIT_IDS[c.action[1]]
        paid: dict[str, object] = {f"{e.card} money": e.money - building.price_of(t, e, unit)}
        if verb != "build":
            area = AREA_IDS[c.frame[3]]
            units = units_by_area(e)
            stack = Counter(units.get(area, {})) + Counter({unit: 1})
            paid[f"{e.card} units"] = dict(sorted((units | {area: dict(sorted(stack.items()))}).items()))
        return paid
    if verb == "fort":
        return {f"{e.card} money": e.money - FORT_PRICE}
    if verb == "elite":
        return {f"{e.card} money": e.money - ELITE_PRICE, f"{e.card} elites": e.elites + 1}
    return None


def founded(c: Choice) -> Facts | None:
    """The new empire has its level and the money of its card."""
    card = CARD_IDS[c.frame[2]]
    levels = founding.levels(c.table, card)
    if len(levels) > 1:
        return None
    return {f"{card} level": min(levels), f"{card} money": CARDS[card]["money"]}


def marched(c: Choice) -> Facts | None:
    """The group, with its leaders, is where it went; a leader left alone is removed."""
    t = deepcopy(c.table)
    e = t.empires[c.frame[2]]
    start = AREA_IDS[c.frame[3]]
    group = chapters.picked_group(start, c.picked)
    if group is None:
        return None
    goal = (c.action[1], chapters.SHORES.index(c.action[0]))
    units = Counter(dict(group.units))
    e.stacks[group.start] -= units
    e.stacks[goal] = e.stacks.get(goal, Counter()) + units
    e.stacks = {place: stack for place, stack in e.stacks.items() if stack.total()}
    for leader in group.leaders:
        e.leaders.remove((leader, start))
        e.leaders.append((leader, goal[0]))
    e.leaders = [posted for posted in e.leaders if posted[1] in e.areas]
    return {f"{e.card} units": units_by_area(e), f"{e.card} leaders": sorted(e.leaders)}


def civilised(c: Choice) -> Facts:
    """A city, a capital, or peace for money."""
    t, e, area = c.table, c.table.empires[c.frame[2]], c.action[1]
    if c.action[0] == "name_capital":
        return {f"{e.card} capital": area}
    if c.action[0] == "appease":
        price = min([DISORDER_PRICE, *[effect.what["n"] for effect in t.effects(e, "appease")]])
        return {f"{e.card} money": e.money - price, "disorder": sorted(t.disorder - {area})}
    found: dict[str, object] = {"cities": t.cities | {area: civilising.next_level(t, area)}}
    if not t.cities.keys() & e.areas:
        found[f"{e.card} capital"] = area
    return found


def traded(c: Choice) -> Facts | None:
    """Who must advance does so; what it may do besides is asked next."""
    t = c.table
    if c.rival is None:
        return None
    if t.traders[1] not in t.empires:
        return None
    one, other = t.empires[t.traders[0]], t.empires[t.traders[1]]
    cards = {c.seat: c.action[1]}
    rival = other.owner if c.seat == one.owner else one.owner
    cards[rival] = c.rival[0][1]
    won = trading.result(t, one, other, (cards[one.owner], cards[other.owner]))
    found = {}
    for e in (one, other):
        more = won.must if won is not None and won.slot == e.slot and not won.may else 0
        if won is None or won.slot != e.slot or not won.may:
            found[f"{e.card} level"] = min(50, e.level + more)
    return found


def fought(c: Choice) -> Facts | None:
    """The units that are lost; nothing where elephants, nuclear weapons or leaders make more of it."""
    t = deepcopy(c.table)
    fight = t.conflict
    assert fight is not None
    assert c.rival is not None
    side = fight.sides.index(c.frame[2])
    there = [t.empires[slot].units_in(fight.area) for slot in fight.sides]
    free = [units - aside for units, aside in zip(there, fight.aside, strict=True)]
    mine = free[side]
    picks = [pick for pick in c.rival if pick[0] == "commit"]
    other = Counter([UNIT_IDS[pick[1]] for pick in picks]) if picks else free[1 - side]
    committed = (mine, other) if side == 0 else (other, mine)
    if any("nuclear" in stack for stack in there) or led(t):
        return None
    lost = battle.losers(t, committed, (False, False))
    if any(committed[n]["elephant"] for n in lost):
        return None
    found: dict[str, object] = {}
    left = [there[n] - committed[n] if n in lost else there[n] for n in (0, 1)]
    if forced(free, committed, left) if all(left) else not t.lone or another(t, fight.area):
        return None
    for n, slot in enumerate(fight.sides):
        e = t.empires[slot]
        take(e, fight.area, committed[n] if n in lost else Counter())
        if e.stacks:
            found[f"{e.card} units"] = units_by_area(e)
            found[f"{e.card} elites"] = max(0, e.elites - 1) if not left[n] else e.elites
    if all(left):
        tired = [not free[n] - committed[n] for n in (0, 1)]
        found["shaken"] = (fight.shaken[0] + tired[0], fight.shaken[1] + tired[1])
    if left[0] and not left[1] and t.founding < 0 and t.empires[fight.sides[1]].stacks:
        conquered(t, found)
    return found


def another(t: Table, area: str) -> bool:
    """Whether another conflict waits."""
    return any(len(t.holders(other)) > 1 for e in t.empires.values() for other in e.areas - {area})


def forced(free: list[Counter[str]], committed: Sequence[Counter[str]], left: list[Counter[str]]) -> bool:
    """Whether the next round is fought at once, because each side has a single unit for it."""
    return all(((free[n] - committed[n]) or left[n]).total() == 1 for n in (0, 1))


def led(t: Table) -> bool:
    """Whether a leader takes part, who might be committed, lost, or cost the treasury."""
    assert t.conflict is not None
    area = t.conflict.area
    return any(where == area for slot in t.conflict.sides for _, where in t.empires[slot].leaders)


def take(e: Empire, area: str, lost: Counter[str]) -> None:
    """Take units off the map."""
    for place in [place for place in e.stacks if place[0] == area]:
        gone = e.stacks[place] & lost
        lost = lost - gone
        e.stacks[place] = e.stacks[place] - gone
    e.stacks = {place: stack for place, stack in e.stacks.items() if stack.total()}


def conquered(t: Table, found: dict[str, object]) -> None:
    """The city drops a step, and with a capital all money goes, half of it to the winner."""
    fight = t.conflict
    assert fight is not None
    other = t.empires[fight.sides[1]]
    level = t.cities.get(fight.area, 0)
    if level > 1:
        t.cities[fight.area] = {3: 1, 5: 3, 7: 5}[level]
    else:
        t.cities.pop(fight.area, None)
    found["cities"] = t.cities
    if other.capital == fight.area:
        found |= {f"{other.card} capital": "", f"{other.card} money": 0}
    if fight.area in t.disorder:
        t.disorder.remove(fight.area)
    found["forts"] = sorted(t.forts - {fight.area})
