"""Raid (5.4) and Migrate (5.9): citizens that move, roads, plunder and the free caravan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from saecula.core.position import Action
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.bonuses import ask_in_turn
from tests.sands_of_time.second.box import ACTIONS, BORDERS, neighbours
from tests.sands_of_time.second.caravans import borders, place
from tests.sands_of_time.second.course import DONE, PASS, Course, ask
from tests.sands_of_time.second.table import Player, Table

MOVING = {"raid": ("soldier",), "migrate": ("peasant", "soldier")}


@dataclass
class March:
    """The moves of one action."""

    t: Table
    player: Player
    card: str
    allowed: set[str] = field(default_factory=set)  # foreign roads that may be used
    moved: dict[str, Counter[str]] = field(
        default_factory=lambda: {"peasant": Counter(), "soldier": Counter()}
    )

    def has_moved(self) -> bool:
        """Whether anybody moved at all."""
        return any(arrived.total() for arrived in self.moved.values())

    def waiting(self, piece: str, region: str) -> int:
        """The citizens in a region that have not moved."""
        return self.player.citizens[piece][region] - self.moved[piece][region]

    def roads(self) -> list[str]:
        """Return the roads that may be used: the player's, those nobody controls, those with consent."""
        found = [region for region in self.t.tiles if _has_road(self.t, region)]
        return [r for r in found if self.t.controller(r) in (None, self.player) or r in self.allowed]

    def targets(self, region: str) -> set[str]:
        """The regions in play that are adjacent, roads included."""
        reached = set(neighbours(region))
        for road in self.roads():
            if road in neighbours(region):
                reached.update(neighbours(road))
        return {target for target in reached if target in self.t.tiles} - {region}

    def starts(self) -> list[tuple[str, str]]:
        """The pieces and regions from which somebody can move."""
        return [
            (piece, region)
            for piece in MOVING[self.card]
            for region in self.t.tiles
            if self.waiting(piece, region) and self.targets(region)
        ]


def _has_road(t: Table, region: str) -> bool:
    return "road" in t.buildings[region]


def march(t: Table, player: Player, card: str, may_stay: bool) -> Course[March]:
    """Ask for passage, then move citizens until the player is done; without a move only if they may stay."""
    m = March(t, player, card)
    yield from _ask_passage(m)

    def options() -> Iterator[Action]:
        yield from (("move_from", *start) for start in m.starts())
        if m.has_moved() or may_stay:
            yield DONE

    while True:
        answer = yield from ask_in_turn(t, player, "move_from", options)
        if answer is None or answer == DONE:
            return m
        yield from _move(m, answer[1], answer[2])


def _ask_passage(m: March) -> Course[None]:
    """Ask the controllers of foreign roads at the beginning, once for each road."""
    asked: set[str] = set()

    def options() -> list[Action]:
        roads = [region for region in _foreign_roads(m) if region not in asked]
        return [*(("ask_passage", region) for region in roads), PASS] if roads else []

    while True:
        answer = yield from ask_in_turn(m.t, m.player, "ask_passage", options)
        if answer is None or answer == PASS:
            return
        _, region = answer
        asked.add(region)
        controller = m.t.controller(region)
        assert controller is not None
        consent = yield from ask("consent", controller.seat, [("consent",), ("refuse",)])
        if consent == ("consent",):
            m.allowed.add(region)


def _foreign_roads(m: March) -> list[str]:
    """Return the roads of opponents that citizens who may still move can come to use."""
    roads = [r for r in m.t.tiles if _has_road(m.t, r) and m.t.controller(r) not in (None, m.player)]
    stands = {region for _, region in m.starts()}
    mounted = {region for piece, region in m.starts() if piece == "soldier"}
    for _ in range(1, _soldier_steps(m)):
        mounted = {target for region in mounted for target in m.targets(region)}
        stands |= mounted
    return [road for road in roads if stands.intersection(neighbours(road))]


def _soldier_steps(m: March) -> int:
    return max([1, *(effect.n for _, _, effect in figures.effects(m.t, m.player, "soldier_steps"))])


def _move(m: March, piece: str, start: str) -> Course[None]:
    """Move some citizens of a kind; mounted soldiers may move on."""
    seat, placed = m.player.seat, m.player.citizens[piece]
    _, region = yield from ask("move_to", seat, [("move_to", target) for target in m.targets(start)])
    numbers = range(1, m.waiting(piece, start) + 1)
    _, number = yield from ask("move_number", seat, [("number", number) for number in numbers])
    placed[start] -= number
    placed[region] += number
    m.moved[piece][region] += number
    for _ in range(1, _soldier_steps(m) if piece == "soldier" else 1):
        answer = yield from ask_in_turn(m.t, m.player, "move_on", partial(_further, m, region))
        if answer is None or answer == PASS:
            return
        for pieces in (placed, m.moved[piece]):
            pieces[region] -= number
            pieces[answer[1]] += number
        region = answer[1]


def _further(m: March, region: str) -> list[Action]:
    return [PASS, *(("move_to", target) for target in m.targets(region))]


# Raid


def can_raid(t: Table, player: Player) -> bool:
    """A soldier can move, or the box is open and soldiers stand in a foreign region."""
    return bool(March(t, player, "raid").starts() or _stay_and_plunder(t, player))


def _stay_and_plunder(t: Table, player: Player) -> list[str]:
    if not figures.is_open(t, player, ACTIONS["raid"].box):
        return []
    return [r for r in t.tiles if player.citizens["soldier"][r] and r not in player.lands]


def raid(t: Table, player: Player) -> Course[None]:
    """Move soldiers, then plunder one region they came to; with the open box every one they stand in."""
    m = yield from march(t, player, "raid", bool(_stay_and_plunder(t, player)))
    if figures.is_open(t, player, ACTIONS["raid"].box):
        yield from _plunder_all(m)
        return
    spoils = _spoils(m)
    if len(spoils) > 1:
        spoils = [(yield from ask_in_turn(t, player, "plunder_one", lambda: spoils)) or ()]
    for _, region in spoils:
        _plunder(t, player, region)


def _spoils(m: March) -> list[Action]:
    return [("plunder", r) for r in m.t.tiles if m.moved["soldier"][r] and r not in m.player.lands]


def _plunder_all(m: March) -> Course[None]:
    """Plunder every region that is not spared; a player who has not moved must plunder one."""
    spoils = _stay_and_plunder(m.t, m.player)

    def options() -> list[Action]:
        return [("plunder_all",), *(("spare", region) for region in spoils)]

    while len(spoils) > (0 if m.has_moved() else 1):
        answer = yield from ask_in_turn(m.t, m.player, "plunder_all", options)
        if answer is None or answer == ("plunder_all",):
            break
        spoils.remove(answer[1])
    for region in spoils:
        _plunder(m.t, m.player, region)


def _plunder(t: Table, player: Player, region: str) -> None:
    """Gain a resource for each soldier there, up to the capacity; the controller loses as much."""
    tile = t.tiles[region]
    number = min(player.citizens["soldier"][region], tile.capacity)
    player.gain(tile.resource, number)
    controller = t.controller(region)
    if controller:
        controller.gain(tile.resource, -number)


# Migrate


def can_migrate(t: Table, player: Player) -> bool:
    """A citizen can move, or the box is open and a caravan can be placed."""
    return bool(March(t, player, "migrate").starts() or _free_borders(t, player))


def _free_borders(t: Table, player: Player) -> list[str]:
    """With the open box: the borders for a caravan at a region with a citizen of the player."""
    if not figures.is_open(t, player, ACTIONS["migrate"].box):
        return []
    return [b for b in borders(t, player) if any(map(player.citizens_in, BORDERS[b].regions))]


def migrate(t: Table, player: Player) -> Course[None]:
    """Move citizens; with the open box a caravan may follow, free of charge."""
    m = yield from march(t, player, "migrate", bool(_free_borders(t, player)))

    def options() -> list[Action]:
        routes: list[Action] = [("route", border) for border in _free_borders(t, player)]
        return [*routes, PASS] if routes and m.has_moved() else routes

    answer = yield from ask_in_turn(t, player, "free_caravan", options)
    if answer and answer != PASS:
        yield from place(t, player, answer[1])
