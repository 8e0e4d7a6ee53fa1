"""The actions in detail (5.0), but for Conquest, moves and caravans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from saecula.core.position import Action
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.bonuses import ask_in_turn, support
from tests.sands_of_time.second.box import (
    ACTIONS,
    ADVANCES,
    BOARD,
    BORDERS,
    BUILDINGS,
    FIELDS,
)
from tests.sands_of_time.second.caravans import caravan, routes
from tests.sands_of_time.second.changes import mark_focus, raise_heritage
from tests.sands_of_time.second.conquest import conquer, conquests, counted_regions
from tests.sands_of_time.second.course import DONE, PASS, Course, ask
from tests.sands_of_time.second.moves import can_migrate, can_raid, migrate, raid
from tests.sands_of_time.second.table import Player, Table


def _is_open(t: Table, player: Player, card: str) -> bool:
    return figures.is_open(t, player, ACTIONS[card].box)


def _times(t: Table, player: Player, op: str) -> int:
    """How often a step of an action may be made: once, unless an advance allows more."""
    return max([1, *(effect.n for _, _, effect in figures.effects(t, player, op))])


# Chronicle (5.1)


def _can_lay(player: Player) -> bool:
    return bool(player.hand) and len(player.laid) < len(FIELDS)


def _chronicle(t: Table, player: Player) -> Course[None]:
    """Lay a chronicle card on an empty field; Epic Poetry allows a second."""
    for number in range(_times(t, player, "chronicles")):
        if number:

            def options() -> list[Action]:
                return [("lay_another",), PASS] if _can_lay(player) else []

            answer = yield from ask_in_turn(t, player, "lay_more", options)
            if answer is None or answer == PASS:
                return
        _, card = yield from ask("lay", player.seat, [("lay", card) for card in player.hand])
        fields = [field for field in FIELDS if field not in player.laid]
        _, field = yield from ask("lay", player.seat, [("on_field", field) for field in fields])
        player.hand.remove(card)
        player.laid[field] = card


# Levy (5.2)


def _levies(t: Table, player: Player, used: dict[str, str]) -> Iterator[Action]:
    """A soldier in one region; with the open box a swap, and what buildings offer, in each other region."""
    if player.stock["gold"] < BOARD.levy_price:
        return
    free = player.lands.difference(used)
    if "levy" not in used.values() and player.supply("soldier"):
        yield from (("levy", region) for region in free)
    for region in free if _is_open(t, player, "levy") else ():
        if player.citizens["peasant"][region] and player.supply("soldier"):
            yield ("arm", region)
        if player.citizens["soldier"][region] and player.supply("peasant"):
            yield ("disarm", region)
    for _, region, effect in figures.effects(t, player, "levy"):
        if region in free and player.supply(effect.piece):
            yield ("recruit", effect.piece, region)


def _levy(t: Table, player: Player) -> Course[None]:
    used: dict[str, str] = {}  # by region what was done there

    def options() -> list[Action]:
        found = list(_levies(t, player, used))
        return [*found, DONE] if used else found

    while True:
        answer = yield from ask_in_turn(t, player, "levy", options)
        if answer is None or answer == DONE:
            return
        verb, region = answer[0], answer[-1]
        used[region] = verb
        player.gain("gold", -BOARD.levy_price)
        if verb == "recruit":
            player.place(answer[1], region)
        elif verb == "disarm":
            player.place("soldier", region, -1)
            player.place("peasant", region)
        else:
            player.place("soldier", region)
            player.place("peasant", region, -1 if verb == "arm" else 0)


# Build (5.5)


def _price(t: Table, player: Player, building: str, region: str) -> int:
    """Unrest and level, less the discounts that reach the region."""
    discount = figures.total(t, player, "build_discount", figures.near(region))
    return max(0, player.unrest + figures.level(t, building, region) - discount)


def _labour(t: Table, player: Player, region: str) -> int:
    """What the advance Labour saves for the peasants of a region."""
    return figures.total(t, player, "build_labour") * player.citizens["peasant"][region]


def _buildings(t: Table, player: Player, region: str) -> Iterator[Action]:
    """One building of each kind, as many as the capacity, as long as there are tiles."""
    standing = t.buildings[region]
    if len(standing) >= t.tiles[region].capacity:
        return
    gold, saved = player.stock["gold"], _labour(t, player, region)
    for kind, building in BUILDINGS.items():
        if kind in standing or not t.supply[kind] or not figures.is_open(t, player, building.box):
            continue
        price = _price(t, player, kind, region)
        if price <= gold:
            yield ("build", kind)
        if price and saved and price - saved <= gold:
            yield ("build_by_labour", kind)


def _sites(t: Table, player: Player, used: set[str]) -> list[Action]:
    return [("site", region) for region in player.lands - used if any(_buildings(t, player, region))]


def _build(t: Table, player: Player) -> Course[None]:
    """Erect a building; Concrete allows a second in another region."""
    used: set[str] = set()
    _, region = (yield from ask_in_turn(t, player, "site", lambda: _sites(t, player, used))) or ()
    yield from _build_in(t, player, region)
    used.add(region)
    for _ in range(1, _times(t, player, "buildings")):

        def options() -> list[Action]:
            return [*_sites(t, player, used), PASS]

        answer = (yield from ask_in_turn(t, player, "second_site", options)) or PASS
        if answer == PASS:
            return
        yield from _build_in(t, player, answer[1])
        used.add(answer[1])


def _build_in(t: Table, player: Player, region: str) -> Course[None]:
    answer = yield from ask_in_turn(t, player, "choose_building", lambda: _buildings(t, player, region))
    verb, kind = answer or ()
    price = _price(t, player, kind, region)
    if verb == "build_by_labour":
        price = max(0, price - _labour(t, player, region))
        returned = max(e.returns for _, _, e in figures.effects(t, player, "build_labour"))
        player.place("peasant", region, -min(returned, player.citizens["peasant"][region]))
    player.gain("gold", -price)
    t.supply[kind] -= 1
    t.buildings[region].add(kind)
    for effect in BUILDINGS[kind].effects:
        if effect.op == "heritage_when_built" and (effect.where != "colony" or region in player.colonies()):
            raise_heritage(player, effect.category, effect.n)
    mark_focus(player, (BUILDINGS[kind].category,))


# Govern (5.6)


def _paid_steps(t: Table, player: Player, steps: int) -> int:
    """The grain for a number of steps; with the open box one is free."""
    each = max(1, counted_regions(t, player) - figures.total(t, player, "govern_discount"))
    return each * max(0, steps - int(_is_open(t, player, "govern")))


def _governs(t: Table, player: Player) -> list[Action]:
    steps = range(1, player.unrest + 1)
    return [("govern", n) for n in steps if _paid_steps(t, player, n) <= player.stock["grain"]]


def _govern(t: Table, player: Player) -> Course[None]:
    _, steps = (yield from ask_in_turn(t, player, "govern", lambda: _governs(t, player))) or ()
    player.gain("grain", -_paid_steps(t, player, steps))
    player.unrest -= steps


# Advance (5.7)


def _advances(t: Table, player: Player) -> Iterator[Action]:
    """The next advance of a row with a marker; with the open box the first of a row without."""
    easier = figures.total(t, player, "advance_heritage") + figures.total(t, player, "advance_unrest")
    for row, level in zip(t.rows, player.steps, strict=True):
        category = ADVANCES[row[0]].category
        heritage = player.heritage[category] + support(t, category)
        if player.unrest > heritage + easier or level == len(row):
            continue
        if level or _is_open(t, player, "advance"):
            yield ("advance", row[level])


def _advance(t: Table, player: Player) -> Course[None]:
    """Move a marker; Academy allows a second step, but not the step that gains it."""
    times = _times(t, player, "advances")
    _, advance = (yield from ask_in_turn(t, player, "advance", lambda: _advances(t, player))) or ()
    yield from _reach(t, player, advance)
    for _ in range(1, times):

        def options() -> list[Action]:
            return [*_advances(t, player), PASS]

        answer = (yield from ask_in_turn(t, player, "advance_more", options)) or PASS
        if answer == PASS:
            return
        yield from _reach(t, player, answer[1])


def _reach(t: Table, player: Player, advance: str) -> Course[None]:
    """The first to reach an advance lays out the next: one of the two on top of its stack."""
    row = next(row for row in t.rows if advance in row)
    level = player.steps[t.rows.index(row)] = ADVANCES[advance].level
    player.unrest = min(player.unrest, figures.max_unrest(t, player))
    stack = t.stacks.get((ADVANCES[advance].category, level + 1), [])
    if len(row) == level and stack:
        _, card = yield from ask("lay_out", player.seat, [("lay_out", card) for card in stack[-2:]])
        stack.remove(card)
        row.append(card)


# Tribute (5.10)


def _from_colonies(t: Table, player: Player) -> list[str]:
    """The resources of the colonies."""
    return [t.tiles[region].resource for region in player.colonies()]


def _from_caravans(t: Table, player: Player) -> list[tuple[Player, str]]:
    """The opponents' caravans at the capital and at Cities, with the resource of the region."""
    cities = {region for _, region, _ in figures.effects(t, player, "market")}
    return [
        (other, t.tiles[region].resource)
        for region in {player.capital, *cities}
        for other in t.others(player)
        for border in other.caravans
        if region in BORDERS[border].regions
    ]


def _tributes(t: Table, player: Player) -> list[Action]:
    sources: list[Action] = []
    if _from_colonies(t, player):
        sources.append(("tribute_of_colonies",))
    if _from_caravans(t, player):
        sources.append(("tribute_of_caravans",))
    return sources


def _tribute(t: Table, player: Player) -> Course[None]:
    """Take one kind of tribute; with the open box both."""
    sources = _tributes(t, player)
    if len(sources) > 1 and not _is_open(t, player, "tribute"):
        sources = [(yield from ask_in_turn(t, player, "tribute", lambda: _tributes(t, player))) or ()]
    if ("tribute_of_colonies",) in sources:
        for resource in _from_colonies(t, player):
            player.gain(resource, 1)
    if ("tribute_of_caravans",) in sources:
        for other, resource in _from_caravans(t, player):
            player.gain(resource, 1)
            other.gain(resource, -1)


# All actions

CARRY_OUT: Final[dict[str, Callable[[Table, Player], Course[None]]]] = {
    "chronicle": _chronicle,
    "levy": _levy,
    "conquest": conquer,
    "raid": raid,
    "build": _build,
    "govern": _govern,
    "advance": _advance,
    "caravan_1": caravan,
    "caravan_2": caravan,
    "migrate": migrate,
    "tribute": _tribute,
}

_POSSIBLE: Final[dict[str, Callable[[Table, Player], object]]] = {
    "chronicle": lambda _, player: _can_lay(player),
    "levy": lambda t, player: any(_levies(t, player, {})),
    "conquest": lambda t, player: any(conquests(t, player)),
    "raid": can_raid,
    "build": lambda t, player: _sites(t, player, set()),
    "govern": _governs,
    "advance": lambda t, player: any(_advances(t, player)),
    "caravan_1": routes,
    "caravan_2": lambda t, player: _is_open(t, player, "caravan_2") and routes(t, player),
    "migrate": can_migrate,
    "tribute": _tributes,
}


def can_carry_out(t: Table, player: Player, card: str) -> bool:
    """Whether an action would change or pay anything."""
    return bool(_POSSIBLE[card](t, player))
