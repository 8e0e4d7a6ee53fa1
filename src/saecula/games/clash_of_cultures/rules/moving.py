"""The Move action: groups, moves on land, roads (COC-166 to COC-176, COC-182 to COC-185)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.actions import Verb1
from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import effects, hosts, land, paying, prices, sides, truces
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import (
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    SETTLER,
    TIRED,
    Units,
    is_army,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.land import FOREST, MOUNTAIN, PLAINS
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import battles, main_action, move_ends, rules
from saecula.games.clash_of_cultures.vocabulary import (
    ArmyOnly,
    ByRoad,
    Everybody,
    Go,
    Move,
    MoveFrom,
    MoveTo,
    SettlersOnly,
)

MARKS: Final = {MOUNTAIN: ON_MOUNTAIN, FOREST: ON_FOREST, PLAINS: ON_PLAINS}


class Passage:
    """A way in which groups move: who may go, where to, and what happens then.

    `movers` picks the units of a hex that may go at all, and `goals` are the hexes some of them may reach. A
    group may be chosen that `fits`; units are added to it as long as it `grows`. `depart` returns the frames
    of the move.
    """

    __slots__ = ("depart", "fits", "goals", "grows", "id", "movers", "verb")

    def __init__(
        self,
        id_: str,
        verb: Verb1[str],
        *,
        movers: Callable[[Realm, int, Units], Units],
        goals: Callable[[Realm, int, Units], int],
        fits: Callable[[Realm, int, int, Units], bool],
        grows: Callable[[Realm, int, int, Units], bool],
        depart: Callable[[ClashOfCultures, Seat, int, int, Units], Frames],
    ) -> None:
        self.id = id_
        self.verb = verb
        self.movers = movers
        self.goals = goals
        self.fits = fits
        self.grows = grows
        self.depart = depart


passages: Final[dict[str, Passage]] = {}


def register(passage: Passage) -> None:
    """Add a way to move. Of those with the same verb only one may lead from a hex to another."""
    if passage.id in passages:
        raise ValueError(f"two ways to move are called {passage.id}")
    passages[passage.id] = passage


# The action.


def starts(realm: Realm, troops: hosts.Troops) -> list[int]:
    """Return the hexes from which some group may move. [COC-166]"""
    return [stack[0] for stack in troops if can_leave(realm, stack[0], stack[1:])]


def can_leave(realm: Realm, place: int, units: Units) -> bool:
    """Tell whether any of these units may move from their hex."""
    for passage in passages.values():
        movers = passage.movers(realm, place, units)
        if movers and passage.goals(realm, place, movers):
            return True
    return False


@main_action(Move.id, 60)
def options(realm: Realm) -> list[Action]:
    """Offer a Move action if any group can move. [COC-053, COC-166]"""
    return [Move()] if starts(realm, hosts.regrouped(realm.civ.units)) else []


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return command(seat)


def command(seat: Seat) -> Frames:
    """Return the frames of a Move action."""
    return begin_move(seat), move_from(seat), end_move(seat)


@rules.step
def begin_move(g: ClashOfCultures, seat: Seat) -> None:
    """Give three moves; every unit may move again. [COC-166]"""
    g.moves = g.content.board.moves
    g.sailed = 0
    g.civs[seat].units = hosts.regrouped(g.civs[seat].units)


@rules.decision(free=True)
def move_from(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the hex of the next group, or stop moving. [COC-166, COC-167]"""
    if not g.moves:
        return []
    realm = Realm(g, seat)
    names = realm.land.layout.names
    places = starts(realm, realm.civ.units)
    return [*MoveFrom.each([names[place] for place in places]), DONE] if places else []


@move_from.resolve
def choose_start(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if action == DONE:
        g.moves = 0
        return
    g.then(move_to(seat, land.number(g, MoveFrom.of(action))))


@rules.step
def end_move(g: ClashOfCultures, seat: Seat) -> None:
    """Do what follows a Move action. [COC-411]"""
    facts = ("ship_moved", "navigated")[: g.sailed]
    g.moves = g.sailed = 0
    g.then(*effects.after(g, seat, "move", facts=facts), *move_ends(g, seat))


@rules.decision(must=True)
def move_to(g: ClashOfCultures, seat: Seat, start: int) -> list[Action]:
    """Choose where a group moves. [COC-168, COC-171, COC-176, COC-182, COC-210]"""
    realm = Realm(g, seat)
    units = realm.host.units[start]
    names = realm.land.layout.names
    return [
        passage.verb(names[goal])
        for passage in passages.values()
        for goal in bits(reached(realm, passage, start, units))
    ]


def reached(realm: Realm, passage: Passage, start: int, units: Units) -> int:
    """Return the hexes to which some of these units may move in one way."""
    movers = passage.movers(realm, start, units)
    return passage.goals(realm, start, movers) if movers else 0


@move_to.resolve
def choose_goal(g: ClashOfCultures, seat: Seat, action: Action, start: int) -> None:
    realm = Realm(g, seat)
    for passage in passages.values():
        if passage.verb.matches(action):
            goal = land.number(g, passage.verb.of(action))
            if reached(realm, passage, start, realm.host.units[start]) >> goal & 1:
                g.then(group(seat, passage.id, start, goal))
                return


@rules.draft
def group(g: ClashOfCultures, seat: Seat, picks: Picks, way: str, start: int, goal: int) -> list[Action]:
    """Choose who moves. [COC-166, COC-167, COC-169, COC-170]"""
    if picks and not Go.matches(picks[0]):
        return []
    realm = Realm(g, seat)
    passage = passages[way]
    movers = passage.movers(realm, start, realm.host.units[start])
    chosen = [Go.of(pick) for pick in picks]
    more = dict.fromkeys(hosts.without(movers, chosen))
    singles = [Go(unit) for unit in more if passage.grows(realm, start, goal, (*chosen, unit))]
    if picks:
        return [*singles, DONE] if singles and passage.fits(realm, start, goal, tuple(chosen)) else singles
    return [verb for verb, units in shortcuts(movers) if passage.fits(realm, start, goal, units)] + singles


def shortcuts(movers: Units) -> list[tuple[Action, Units]]:
    """Return groups of several units that are chosen by one click, each with its action."""
    army = tuple([unit for unit in movers if is_army(unit)])
    settlers = tuple([unit for unit in movers if kind_of(unit) == SETTLER])
    found = [(Everybody(), movers)] if len(movers) > 1 else []
    if army != movers and len(army) > 1:
        found.append((ArmyOnly(), army))
    if settlers != movers and len(settlers) > 1:
        found.append((SettlersOnly(), settlers))
    return found


@group.resolve
def depart(g: ClashOfCultures, seat: Seat, picks: Picks, way: str, start: int, goal: int) -> None:
    """Spend a move and send the group on its way. [COC-166, COC-167]"""
    realm = Realm(g, seat)
    passage = passages[way]
    if Go.matches(picks[0]):
        units = tuple(sorted([Go.of(pick) for pick in picks]))
    else:
        units = dict(shortcuts(passage.movers(realm, start, realm.host.units[start])))[picks[0]]
    g.moves -= 1
    g.captured = -1
    g.then(*passage.depart(g, seat, start, goal, units), move_from(seat))


# On land.


def walkers(realm: Realm, start: int, units: Units, held: int = MOVED | TIRED | ON_MOUNTAIN) -> Units:
    """Return the land units that may move; army units need Tactics. [COC-166, COC-169, COC-172, COC-173]"""
    if realm.land.water >> start & 1:
        return ()
    armed = "armies" in realm.sheet.enabled
    return tuple([unit for unit in units if not unit & held and (armed or kind_of(unit) == SETTLER)])


def open_ground(realm: Realm, movers: Units) -> int:
    """Return the land that some of these units may enter in peace. [COC-168, COC-170, COC-176]"""
    ground = realm.land.ground & ~realm.hostile
    return ground & ~realm.host.full if all([is_army(unit) for unit in movers]) else ground


def targets(realm: Realm, movers: Units, held: int = ON_FOREST) -> int:
    """Return the land where these units may start a battle: with an army unit not held. [COC-171, COC-174]"""
    able = any([is_army(unit) and not unit & held for unit in movers])
    return realm.land.ground & realm.hostile & ~truces.protected(realm) if able else 0


def next_hexes(realm: Realm, start: int, movers: Units) -> int:
    """Return the land hexes next to a group. [COC-168, COC-176]"""
    return realm.land.layout.neighbours[start] & (open_ground(realm, movers) | targets(realm, movers))


def finds_room(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Tell whether the army units of a group find room on a hex. [COC-170]"""
    return sum([is_army(unit) for unit in units]) <= hosts.room(realm.host, goal)


def may_join(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Tell whether a group may grow like this: nobody from a forest starts a battle. [COC-170, COC-174]"""
    peaceful = not realm.hostile >> goal & 1
    return finds_room(realm, start, goal, units) and (
        peaceful or not any([is_army(unit) and unit & ON_FOREST for unit in units])
    )


def may_walk(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Tell whether a group may make a move; an army unit leads an attack. [COC-171, COC-174]"""
    leads = not realm.hostile >> goal & 1 or any([is_army(unit) for unit in units])
    return leads and may_join(realm, start, goal, units)


def walk(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frames of a move by one hex; whoever is there is fought at once. [COC-167, COC-176]"""
    return arrive(seat, start, goal, units, True), meet(seat, goal, start)


@rules.step
def meet(g: ClashOfCultures, seat: Seat, place: int, came: int) -> None:
    """Fight whoever is on the hex that a group has entered. [COC-176]"""
    other = sides.opponent(g, seat, place)
    if other != NOBODY:
        g.then(*battles(g, seat, other, place, came))


@rules.step
def arrive(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units, marked: bool) -> None:
    """Put a group on its goal; the terrain counts for the rest of the turn, except after a move by road.

    [COC-173, COC-174, COC-175, COC-183]
    """
    terrain = land.land(g).terrain[goal]
    mark = MARKS.get(terrain, 0) if marked or terrain == PLAINS else 0
    civ = g.civs[seat]
    moved = hosts.removed(civ.units, start, units)
    civ.units = hosts.added(moved, goal, [unit | MOVED | mark for unit in units])
    g.tell("moved", seat, len(units), land.name(g, start), land.name(g, goal))


register(
    Passage(
        "walk",
        MoveTo,
        movers=walkers,
        goals=next_hexes,
        fits=may_walk,
        grows=may_join,
        depart=walk,
    )
)


# By road.


def road_power(realm: Realm) -> Moves | None:
    """Return the power of roads, if the player has it and can pay for it. [COC-182, COC-407]"""
    for source, power in realm.sheet.all(Moves):
        if power.roads and power.price is not None and not power.between_cities:
            price = prices.amounts(power.price)
            return power if paying.can_pay(realm.civ, price, prices.ways(realm.sheet, source)) else None
    return None


def travellers(realm: Realm, start: int, units: Units) -> Units:
    """Return the units that a road may carry; mountains do not hold them. [COC-184]"""
    if road_power(realm) is None:
        return ()
    return walkers(realm, start, units, MOVED | TIRED)


def road_goals(realm: Realm, start: int, movers: Units) -> int:
    """Return the hexes that a road leads to: out of an own city, or into one. [COC-182, COC-185]

    One hex is offered only where a road makes a difference.
    """
    power = road_power(realm)
    if power is None:
        return 0
    fewest = int(all([is_army(unit) for unit in movers]))  # army units of the smallest group
    goals = along(realm, start, power.roads, fewest) & open_ground(realm, movers)
    goals |= along(realm, start, power.roads, 1) & targets(realm, movers, 0)
    if not realm.civ.cities >> start & 1:
        goals &= realm.civ.cities
    near = realm.land.layout.neighbours[start]
    if not any([unit & ON_MOUNTAIN for unit in movers]):
        goals &= ~(near & ~(realm.land.of[MOUNTAIN] | realm.land.of[FOREST]))
    return goals & ~(1 << start)


def along(realm: Realm, start: int, steps: int, army: int) -> int:
    """Return the hexes within this many steps over land that have room for this many army units.

    A hex of others may be the last one. [COC-185]
    """
    reached = fringe = 1 << start
    for _ in range(steps):
        beyond = realm.land.near(fringe) & realm.land.ground & ~reached
        reached |= beyond
        free = beyond & ~realm.hostile
        fringe = land.mask([place for place in bits(free) if hosts.room(realm.host, place) >= army])
    return reached


def fits_road(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Tell whether a group finds room on every hex of the road. [COC-182, COC-185]"""
    power = road_power(realm)
    army = sum([is_army(unit) for unit in units])
    return (
        power is not None
        and (army > 0 or not realm.hostile >> goal & 1)
        and army <= hosts.room(realm.host, goal)
        and bool(along(realm, start, power.roads, army) >> goal & 1)
    )


def take_road(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Pay for the road, then move. [COC-182, COC-183]"""
    realm = Realm(g, seat)
    for source, power in realm.sheet.all(Moves):
        if power.roads and power.price is not None:
            paid = paying.pay(g, seat, prices.amounts(power.price), prices.ways(realm.sheet, source))
            came = last_before(realm, start, goal, units)
            return *paid, arrive(seat, start, goal, units, False), meet(seat, goal, came)
    return ()


def last_before(realm: Realm, start: int, goal: int, units: Units) -> int:
    """Return the last hex before the goal on a road, to which attackers would retreat. [COC-185, COC-240]"""
    near = realm.land.layout.neighbours
    if near[start] >> goal & 1:
        return start
    army = sum([is_army(unit) for unit in units])
    between = near[start] & near[goal] & realm.land.ground & ~realm.hostile
    return next(place for place in bits(between) if hosts.room(realm.host, place) >= army)


register(
    Passage(
        "road",
        ByRoad,
        movers=travellers,
        goals=road_goals,
        fits=fits_road,
        grows=fits_road,
        depart=take_road,
    )
)
