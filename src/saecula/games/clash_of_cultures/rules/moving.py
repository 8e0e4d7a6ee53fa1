"""The Move action: groups and moves on land (COC-166 to COC-176, COC-189)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.actions import Verb1
from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import effects, fleets, hosts, land, prices, sides, tolls, wonders
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    LEADER,
    MOST_ARMY,
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
from saecula.games.clash_of_cultures.rules.registry import (
    battles,
    group_meets,
    main_action,
    move_ends,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import (
    ArmyOnly,
    Everybody,
    Go,
    Move,
    MoveFrom,
    MoveTo,
    SettlersOnly,
)
from saecula.games.clash_of_cultures.words import KINDS

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
by_movers: Final[dict[Callable[[Realm, int, Units], Units], list[Passage]]] = {}
# Hexes on which something other than a unit moves; chapters add their own.
other_starts: Final[list[Callable[[Realm], int]]] = []


def register(passage: Passage) -> None:
    """Add a way to move. Of those with the same verb only one may lead from a hex to another."""
    if passage.id in passages:
        raise ValueError(f"two ways to move are called {passage.id}")
    passages[passage.id] = passage
    by_movers.setdefault(passage.movers, []).append(passage)


# The action.


def starts(realm: Realm, troops: hosts.Troops) -> list[int]:
    """Return the hexes from which some group may move. [COC-166]"""
    return [place for place, units in groups(realm, troops) if can_leave(realm, place, units)]


def groups(realm: Realm, troops: hosts.Troops) -> list[tuple[int, Units]]:
    """Return the hexes with something that moves, each with the units there."""
    found = [(stack[0], stack[1:]) for stack in troops]
    more = 0
    for others in other_starts:
        more |= others(realm)
    if more:
        empty = more & ~land.mask([stack[0] for stack in troops])
        found = sorted([*found, *[(place, ()) for place in bits(empty)]])
    return found


def can_leave(realm: Realm, place: int, units: Units) -> bool:
    """Return whether any of these units may move from their hex."""
    for movers_of, ways in by_movers.items():
        movers = movers_of(realm, place, units)
        if movers:
            for passage in ways:
                if passage.goals(realm, place, movers):
                    return True
    return False


@main_action(Move.id, 60)
def options(realm: Realm) -> list[Action]:
    """Offer a Move action if any group can move. [COC-053, COC-166]"""
    for place, units in groups(realm, hosts.regrouped(realm.civ.units)):
        if can_leave(realm, place, units):
            return [Move()]
    return []


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
    g.moves = g.sailed = g.roamed = 0
    g.then(*effects.after(g, seat, "move", facts=facts), *move_ends(g, seat))


@rules.decision(must=True)
def move_to(g: ClashOfCultures, seat: Seat, start: int) -> list[Action]:
    """Choose where a group moves. [COC-168, COC-171, COC-176, COC-182, COC-210]"""
    realm = Realm(g, seat)
    units = realm.host.units.get(start, ())
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
            if reached(realm, passage, start, realm.host.units.get(start, ())) >> goal & 1:
                g.then(group(seat, passage.id, start, goal))
                return


@rules.draft
def group(g: ClashOfCultures, seat: Seat, picks: Picks, way: str, start: int, goal: int) -> list[Action]:
    """Choose the units that move. [COC-166, COC-167, COC-169, COC-170]"""
    if picks and not Go.matches(picks[0]):
        return []
    realm = Realm(g, seat)
    passage = passages[way]
    movers = passage.movers(realm, start, realm.host.units.get(start, ()))
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
    """Spend a move, pay what an attack demands, and send the group on its way. [COC-166, COC-167, COC-189]"""
    realm = Realm(g, seat)
    passage = passages[way]
    if Go.matches(picks[0]):
        units = tuple(sorted([Go.of(pick) for pick in picks]))
    else:
        units = dict(shortcuts(passage.movers(realm, start, realm.host.units.get(start, ()))))[picks[0]]
    g.moves -= 1
    g.captured = -1
    toll = tolls.pay(g, seat, goal)
    g.then(*toll, *passage.depart(g, seat, start, goal, units), move_from(seat))


# On land.


def walkers(realm: Realm, start: int, units: Units, held: int = MOVED | TIRED | ON_MOUNTAIN) -> Units:
    """Return the land units that may move; army units need Tactics. [COC-166, COC-169, COC-172, COC-173]"""
    if realm.land.water >> start & 1:
        return ()
    if "armies" in realm.sheet.enabled:
        return tuple([unit for unit in units if not unit & held])
    return tuple([unit for unit in units if not unit & held and kind_of(unit) == SETTLER])


def smallest(movers: Units) -> Units:
    """Return the unit that finds room most easily: a settler, else the leader, else any. [COC-170]"""
    for kind in (SETTLER, LEADER):
        found = [unit for unit in movers if kind_of(unit) == kind]
        if found:
            return (found[0],)
    return movers[:1]


def open_ground(realm: Realm, movers: Units) -> int:
    """Return the land that some of these units may enter in peace. [COC-168, COC-170, COC-176]"""
    ground, own = realm.land.ground & ~realm.hostile, realm.host
    if not own.full and own.most_led == MOST_ARMY:
        return ground
    return ground & ~hosts.full_for(own, smallest(movers)[0])


def targets(realm: Realm, movers: Units, held: int = ON_FOREST, price: Amounts = prices.FREE) -> int:
    """Return the land where these units may start a battle: with an army unit not held.

    The price is what the move costs besides. [COC-171, COC-174, COC-189, COC-361]
    """
    able = [unit for unit in movers if is_army(unit) and not unit & held]
    if not able:
        return 0
    closed = wonders.closed_to(realm.g, realm.seat, able)
    return realm.land.ground & realm.hostile & ~tolls.barred(realm, price) & ~closed


def next_hexes(realm: Realm, start: int, movers: Units) -> int:
    """Return the land hexes next to a group. [COC-168, COC-176]"""
    return realm.land.layout.neighbours[start] & (open_ground(realm, movers) | targets(realm, movers))


def finds_room(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether the army units of a group find room on a hex. [COC-170]"""
    return sum([is_army(unit) for unit in units]) <= hosts.room(realm.host, goal, units)


def may_join(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group may grow like this: nobody from a forest starts a battle.

    [COC-170, COC-174, COC-361]
    """
    peaceful = not realm.hostile >> goal & 1
    return (
        finds_room(realm, start, goal, units)
        and (peaceful or not any([is_army(unit) and unit & ON_FOREST for unit in units]))
        and not wonders.bars_entry(realm.g, realm.seat, goal, units)
    )


def may_walk(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group may make a move; an army unit leads an attack. [COC-171, COC-174]"""
    leads = not realm.hostile >> goal & 1 or any([is_army(unit) for unit in units])
    return leads and may_join(realm, start, goal, units)


def walk(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frames of a move by one hex; whoever is there is fought at once. [COC-167, COC-176]"""
    return arrive(seat, start, goal, units, True), meet(seat, goal, start)


@rules.step
def meet(g: ClashOfCultures, seat: Seat, place: int, came: int) -> None:
    """Fight whoever is on the hex that a group has entered, unless they come to terms. [COC-176, COC-514]"""
    other = sides.opponent(g, seat, place)
    instead = group_meets(g, seat, place, came)
    if instead:
        g.then(*instead)
    elif other != NOBODY:
        g.then(*battles(g, seat, other, place, came))


@rules.step
def arrive(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units, marked: bool) -> None:
    """Put a group on its goal; the terrain counts for the rest of the turn, except after a move by road.

    [COC-173, COC-174, COC-175, COC-183]
    """
    civ = g.civs[seat]
    come = stepped(g, seat, goal, units, marked)
    civ.units = hosts.added(hosts.removed(civ.units, start, units), goal, come)
    fleets.part(g, seat)
    g.tell("moved", seat, len(units), land.name(g, start), land.name(g, goal))
    g.then(*entered(g, seat, goal, units))


def entered(g: ClashOfCultures, seat: Seat, goal: int, units: Units) -> list[Frame]:
    """Return what cards do when a group with the leader has moved into an own city. [COC-632]"""
    came = g.civs[seat].cities >> goal & 1 and LEADER in map(kind_of, units)
    return effects.after(g, seat, "enter_city", goal) if came else []


def stepped(g: ClashOfCultures, seat: Seat, goal: int, units: Units, marked: bool) -> list[int]:
    """Return the units of a group as they are after a move onto a hex. [COC-173, COC-174, COC-183]"""
    terrain = land.land(g).terrain[goal]
    mark = MARKS.get(terrain, 0) if marked or terrain == PLAINS else 0
    free = climbers(g, seat, units) if mark == ON_MOUNTAIN else ()
    return [unit | MOVED | (0 if kind_of(unit) in free else mark) for unit in units]


def climbers(g: ClashOfCultures, seat: Seat, units: Units) -> tuple[int, ...]:
    """Return the kinds of units in a group that mountains do not hold. [COC-520, COC-609]"""
    kinds = [kind_of(unit) for unit in units]
    free: list[int] = []
    for _, power in sheet(g, g.civs[seat]).all(Moves):
        free += [KINDS.index(kind) for kind in power.no_mountain]
        if power.unit and LEADER in kinds and KINDS.index(power.unit) in kinds:
            return tuple(kinds)
    return tuple(free)


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
