"""What follows from a choice: it is carried out on a table, and these facts are predicted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from saecula.core.position import Action, Frame
from tests.clash_of_cultures.second import activating, advances, battle, building, influence, moving, turns
from tests.clash_of_cultures.second.box import ADVANCE_FOOD, ARMY, FACES, KINDS, MAPS
from tests.clash_of_cultures.second.chapters import hired_by, reaped
from tests.clash_of_cultures.second.goods import pay, swaps_tokens
from tests.clash_of_cultures.second.table import (
    BARBARIANS,
    PIRATES,
    Battle,
    Nation,
    Table,
    Unit,
    facts,
    lie,
    numbered,
)
from tests.clash_of_cultures.second.world import is_water, landfall, orientations, sea, site_of
from tests.second import Facts

Known = Collection[str] | None  # names of the facts that this reading foretells


@dataclass
class Choice:
    """A choice that is about to be played."""

    t: Table
    seat: int
    frame: Frame
    picked: Sequence[Action]
    action: Action

    @property
    def nation(self) -> Nation:
        """Who chooses."""
        return self.t.nations[self.seat]

    @property
    def city(self) -> str:
        """The city that the decision is about."""
        return self.t.names[self.frame[2]]


def outcome(choice: Choice) -> Facts | None:
    """Return what can be said of the position after a choice."""
    t = choice.t
    if not t.plain or t.promised or swaps_tokens(t, choice.seat) or choice.nation.by_hand:
        return None
    kind = choice.frame[0]
    carry_out = OUTCOMES.get((kind, choice.action[0])) or OUTCOMES.get((kind, ""))
    known = carry_out(choice) if carry_out else None
    if known is None:
        return None
    return {key: value for key, value in facts(t).items() if key.split()[0] in known}


def after_founding(c: Choice) -> Known:
    """A settler becomes a city."""
    turns.found_city(c.t, c.seat, c.action[1])
    c.t.actions -= 1
    return ("actions", "city", "units", "goods")


def after_advance(c: Choice) -> Known:
    """An advance is gained if there is only one way to pay for it."""
    n = c.nation
    if advances.is_free(n, c.action[1]):
        return learned(c.t, n, c.action[1], ADVANCE_FOOD, 0)
    ways = advances.payments(n)
    if len(ways) > 1:
        return None
    _, food, ideas = min(ways)
    return learned(c.t, n, c.action[1], food, ideas)


def after_payment(c: Choice) -> Known:
    """An advance was paid for."""
    return learned(c.t, c.nation, c.frame[2], c.action[1], c.action[2])


def learned(t: Table, n: Nation, id_: str, food: int, ideas: int) -> Known:
    """The event that comes with the last marker is left out, and with it all that it may change."""
    if food < ADVANCE_FOOD and advances.may_discuss(n, ideas, food):
        t.asked = ("follow_up", n.seat)
        return ("asked",)
    advances.buy(t, n, id_, food, ideas)
    if any("great_mausoleum" in t.cities[hex_].wonders for hex_ in t.cities_of(n.seat)):
        return ("advances",) if n.counter else None  # it asks where to draw from
    known = ("city", "units", "goods", "cards", "counter", "advances", "used", "tiles", "horde")
    return known if n.counter else ("tiles",)


def after_free_advance(c: Choice) -> Known:
    """An advance is gained in the status phase."""
    if c.frame[2:] != ((), True):
        return None
    advances.learn(c.t, c.nation, c.action[1])
    return ("advances", "counter", "goods") if c.nation.counter else None


def after_activating(c: Choice) -> Known:
    """A city was activated, and has not done anything yet."""
    activating.activate(c.t, c.action[1])
    c.t.actions -= 1
    return ("activated", "barred", "actions")


def after_reaping(c: Choice) -> Known:
    """A hex was chosen; with the last one the city has collected."""
    if c.action[0] == "reap_all":
        return None
    chosen = reaped([*c.picked, c.action])
    if c.action[0] == "reap" and activating.harvest(c.t, c.seat, c.city, chosen):
        return ("goods", "city")
    ore = sum(good == "ore" for _, good in chosen)
    if "metallurgy" in c.nation.advances and ore > 1:
        c.t.asked = ("swap", c.seat)
        return ("asked", "units")
    activating.collect(c.t, c.seat, c.city, chosen)
    activating.tire(c.t, c.city)
    return ("goods", "city", "used", "units", "actions")


def after_building(c: Choice) -> Known:
    """A building stands, unless a question comes with it."""
    building.build(c.t, c.seat, c.city, c.action[1])
    if c.action[1] == "temple" or (c.action[1] == "port" and not c.t.cities[c.city].port):
        c.t.asked = ("moor" if c.action[1] == "port" else "choose_gain", c.seat)
        return ("asked",)
    activating.tire(c.t, c.city)
    return ("city", "goods", "cards", "used", "units")


def after_hiring(c: Choice) -> Known:
    """A unit was named; with the last one the city has recruited."""
    hired = [hired_by(pick, c.nation) for pick in (*c.picked, c.action) if pick[0] != "done"]
    mood = activating.mood_of(c.t, c.city)
    if c.action[0] != "done" and building.hirings(c.t, c.seat, c.city, hired, mood):
        return ("goods", "units", "city")
    if not building.is_simple(c.t, c.seat, c.city, hired):
        return None
    building.recruit(c.t, c.seat, c.city, hired)
    activating.tire(c.t, c.city)
    return ("goods", "units", "city", "actions")


def after_leaving(c: Choice) -> Known:
    """A unit that goes alone has moved."""
    start, goal = c.city, c.action[1]
    how = "walk" if c.action[0] == "move_to" else "road"
    first = moving.joiners(c.t, c.seat, how, start, goal, [])
    number = min(first)[1]
    if len(first) > 1 or moving.joiners(c.t, c.seat, how, start, goal, [number]):
        c.t.asked = ("group", c.seat)
        return ("asked",)
    return moved(c, how, start, goal, [number])


def after_joining(c: Choice) -> Known:
    """A unit joined a group; with the last one the group has moved."""
    if c.frame[2] not in ("walk", "road"):
        return None
    way = (c.frame[2], c.t.names[c.frame[3]], c.t.names[c.frame[4]])
    joined = [pick[1] for pick in c.picked]
    group, _, _ = moving.walking_group(c.t, c.seat, *way)
    if c.action[0] == "go":
        joined.append(c.action[1])
        if moving.hostile(c.t, c.seat, way[2]) and all(number % 8 == 0 for number in joined):
            return None  # settlers go to foes only with an army
        if moving.joiners(c.t, c.seat, *way, joined):
            return ("units",)
    elif c.action[0] != "done":
        wanted = {"everybody": KINDS, "army": ARMY, "settlers": ("settler",)}[c.action[0]]
        joined = [numbered(unit) for unit in group if unit.kind in wanted]
    return moved(c, *way, joined)


def moved(c: Choice, how: str, start: str, goal: str, group: list[int]) -> Known:
    """A group went to a hex without foes, or to an unexplored one."""
    t = c.t
    if goal in t.terrain and moving.hostile(t, c.seat, goal):
        return attacked(c, how, start, goal, group)
    if goal not in t.terrain:
        site, tile = site_of(t, goal), t.pool[t.lot.roll(len(t.pool))]
        turns_ = orientations(t, site, tile, goal)
        if len(turns_) > 1:
            t.asked = ("lay_tile", c.seat)
            return ("asked", "places", "tiles")
        t.laid[site] = (tile, "turned" in turns_)
        t.terrain |= lie(MAPS[t.seats][site], *t.laid[site])
    moving.walk(t, c.seat, how, start, goal, group)
    if how == "road":
        pay(c.nation, moving.PRICE_OF_ROAD)
    moving.end_move(t, c.seat)
    if how == "road":
        return ("places", "goods", "tiles")
    return ("units", "goods", "tiles")


def attacked(c: Choice, how: str, start: str, goal: str, group: list[int]) -> Known:
    """A group went to a hex with foes: what defends nothing is taken at once (page 22)."""
    t = c.t
    foes = [side for side in t.units_at(goal) if side != c.seat] or [t.cities[goal].owner]
    b = Battle(
        sides=(c.seat, foes[0]),
        hex=goal,
        came=start,
        sea=False,
        landed=is_water(t, start),
        may_retreat=True,
        round=1,
        powers=(set(), set()),
        laid=False,
        had_barbarians=bool(t.horde.get(goal)),
    )
    moving.walk(t, c.seat, how, start, goal, group)
    if how == "road":
        pay(c.nation, moving.PRICE_OF_ROAD)
    if battle.is_undefended(t, b):
        return ended(c, b, battle.Course(winner=battle.ATTACKER))
    for which in (battle.ATTACKER, battle.DEFENDER):
        b.powers[which].update(["steel_weapons"] * battle.is_armed(t, b, which))
        if battle.may_arm(t, b, which):
            t.asked = ("power", b.sides[which])
            return ("asked",)
    return fought(c, b, (battle.ATTACKER, battle.DEFENDER))


def after_charting(c: Choice) -> Known:
    """A single ship explores a tile from its sea, or along the edge of the map."""
    start, goal, t = c.city, c.action[1], c.t
    units = c.nation.units[start]
    if goal in t.terrain or len(units) > 1:
        return None
    site, tile = site_of(t, goal), t.pool[t.lot.roll(len(t.pool))]
    home = set() if c.action[0] == "navigate" else sea(t, start)
    turns_ = orientations(t, site, tile, "", home)
    if len(turns_) > 1:
        t.asked = ("lay_coast", c.seat)
        return ("asked", "places", "tiles")
    t.laid[site] = (tile, "turned" in turns_)
    lying = lie(MAPS[t.seats][site], *t.laid[site])
    t.terrain |= lying
    water = {hex_ for hex_, terrain in lying.items() if terrain == "water"}
    entries = {start} if home else landfall(t.seats, water, home)
    found = moving.cruise(t, c.seat, entries)[0] & water
    if len(found) > 1:
        t.asked = ("drop_anchor", c.seat)
        return ("asked", "places", "tiles")
    if found:
        c.nation.units[min(found)] = [Unit("ship", units[0].states | {"moved"})]
        del c.nation.units[start]
    return ("places", "tiles")


def after_cheering(c: Choice) -> Known:
    """A step was named; with the last one all are paid together (page 16)."""
    gladdened = [pick[1] for pick in (*c.picked, c.action) if pick[0] == "gladden"]
    price = sum(c.t.cities[hex_].size for hex_ in gladdened)
    more = turns.gladdenings(c.t, c.seat, gladdened)
    if c.action[0] != "done" and more:
        return ("goods",)
    if "rituals" in c.nation.advances:
        return ("places",)
    c.nation.goods["mood"] -= price
    return ("goods", "city", "places")


def after_aiming(c: Choice) -> Known:
    """An attempt was made on a city: the range is paid, a die is rolled (page 16)."""
    start = c.city if c.frame[0] == "aim" else c.action[1]
    if c.frame[0] == "act":
        c.t.actions -= 1
        targets = influence.targets(c.t, c.seat, start)
        if len(targets) > 1:
            c.t.asked = ("aim", c.seat)
            return ("asked", "actions", "goods")
        target = min(targets)
    else:
        target = c.action[1]
    return attempted(c, start, target)


def attempted(c: Choice, start: str, target: str) -> Known:
    """Pay for the range, roll, and see whether the attempt succeeds."""
    t, n = c.t, c.nation
    n.goods["culture"] -= influence.targets(t, c.seat, start)[target]
    result = FACES[t.lot.roll(len(FACES))][0] + ("conversion" in n.advances)
    short = influence.SUCCESS - result
    if short <= 0:
        return succeeded(c, target)
    if influence.may_boost(t, c.seat, start, target) and short <= n.goods["culture"]:
        t.asked = ("boost_result", c.seat)
        return ("asked", "goods", "city", "influenced")
    return ("goods", "city", "influenced", "places")


def succeeded(c: Choice, target: str) -> Known:
    """Replace a building, if there is only one; Conversion brings culture (page 32)."""
    buildings = influence.takeable(c.t, c.seat, target)
    if len(buildings) > 1:
        c.t.asked = ("swap_building", c.seat)
        return ("asked", "goods", "city")
    taken(c, target, min(buildings)[0])
    return ("goods", "city", "influenced", "places")


def taken(c: Choice, target: str, kind: str) -> None:
    """Put a piece of one's own colour into a city."""
    c.t.cities[target].buildings[kind] = c.seat
    c.t.influenced = True
    if "conversion" in c.nation.advances:
        c.nation.goods["culture"] += 1


def after_boosting(c: Choice) -> Known:
    """Boost the result, or let the attempt fail."""
    if c.action[0] == "pass":
        return ("goods", "city", "influenced", "places")
    c.nation.goods["culture"] -= c.action[1]
    return succeeded(c, c.t.names[c.frame[3]])


def after_swapping(c: Choice) -> Known:
    """A building was chosen."""
    taken(c, c.city, c.action[1])
    return ("goods", "city", "influenced", "places")


def after_laying(c: Choice) -> Known:
    """A tile was laid the way that its explorer chose."""
    site, tile = c.frame[2], c.frame[3]
    c.t.laid[site] = (tile, c.action[1] == "turned")
    return ("tiles",)


def after_tactics(c: Choice) -> Known:
    """Nobody laid a card: the defender is asked, or the dice are rolled."""
    t = c.t
    if t.battle is None or t.battle.laid or c.action[0] != "lay_none":
        return None
    return fought(c, t.battle, (battle.DEFENDER,) if c.frame[2] == battle.ATTACKER else ())


def after_round(c: Choice) -> Known:
    """The attackers fight on or retreat."""
    b = c.t.battle
    if b is None:
        return None
    if c.action[0] == "fight_on":
        b.round += 1
        return fought(c, b, (battle.ATTACKER, battle.DEFENDER))
    if b.sides[battle.DEFENDER] >= c.t.seats or b.sea:
        return None  # pirates bring a token, and units aboard may drown
    battle.retreat(c.t, b)
    return ("places",)


def fought(c: Choice, b: Battle, lays: tuple[int, ...]) -> Known:
    """A battle goes on until somebody is asked."""
    t = c.t
    players = [side for side in b.sides if side < t.seats]
    if any("fanaticism" in t.nations[side].advances or swaps_tokens(t, side) for side in players):
        return None
    aboard = b.sea and any(kind != "ship" for kinds in t.units_at(b.hex).values() for kind in kinds)
    course = battle.fight(t, b, lays)
    if course.asked is not None:
        if course.asked[0] == "casualties":
            return None
        t.asked = course.asked
        return ("asked",) if aboard else ("asked", "places", "horde", "pirates")
    if b.sides[battle.DEFENDER] == PIRATES:
        t.asked = ("take_goods", b.sides[battle.ATTACKER])
        return ("asked",)
    known = ended(c, b, course)
    return [name for name in known if name in ("goods", "asked")] if aboard and known else known


def ended(c: Choice, b: Battle, course: battle.Course) -> Known:
    """A battle ended."""
    t = c.t
    settlers = battle.finish(t, b, course)
    if b.sides[battle.ATTACKER] == BARBARIANS:
        return None  # the event goes on
    known = ["places", "horde", "pirates", "city", "goods"]
    if settlers:  # the loser is asked before the mood of the city changes
        t.asked = ("resettle", b.sides[battle.DEFENDER])
        known = ["asked", "goods"]
    if (t.sailed or b.sea) and "cartography" in t.nations[b.sides[battle.ATTACKER]].advances:
        known.remove("goods")  # the move may have been the last
    return known


OUTCOMES: Final[dict[tuple[str, str], Callable[[Choice], Known]]] = {
    ("act", "found"): after_founding,
    ("act", "advance"): after_advance,
    ("act", "collect"): after_activating,
    ("act", "construct"): after_activating,
    ("act", "recruit"): after_activating,
    ("pay_advance", "pay"): after_payment,
    ("free_advance", "gain"): after_free_advance,
    ("act", "influence"): after_aiming,
    ("aim", "target"): after_aiming,
    ("boost_result", ""): after_boosting,
    ("swap_building", "swap"): after_swapping,
    ("cheer", ""): after_cheering,
    ("move_to", "move_to"): after_leaving,
    ("move_to", "by_road"): after_leaving,
    ("move_to", "chart"): after_charting,
    ("move_to", "navigate"): after_charting,
    ("group", ""): after_joining,
    ("lay_tile", "orient"): after_laying,
    ("lay_tactics", ""): after_tactics,
    ("retreat", ""): after_round,
    ("reap", ""): after_reaping,
    ("construct", "build"): after_building,
    ("recruit", ""): after_hiring,
}
