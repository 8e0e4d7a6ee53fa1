"""Check what seats see of a position of any game, and the worlds they imagine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from saecula.core.contracts import Dice, difference, random_choice
from saecula.core.flow import mover, options, play
from saecula.core.game import Game
from saecula.core.position import Position, Seat
from saecula.core.spread import Spread
from saecula.core.zones import EVERYONE, UNKNOWN, Zone

G = TypeVar("G", bound=Position)

SECRET = "secret"


class Worlds(Generic[G]):
    """Checks of the worlds of one game."""

    def __init__(self, game: Game[G]) -> None:
        self.game = game

    def seen(self, g: G, seat: Seat) -> G:
        """Return the position as a seat sees it."""
        return self.game.redact(g, seat).position

    def imagined(self, g: G, seat: Seat, dice: int) -> G:
        """Return a complete world that looks the same to this seat."""
        check_secrets(self.game, g, seat)
        world = self.game.imagine(self.game.redact(g, seat), dice)
        self.game.check(world)
        assert self.game.plain(self.seen(world, seat)) == self.game.plain(self.seen(g, seat))
        return world

    def check_within_worlds(self, seats: int, choices: int, every: int) -> None:
        """Check that in a world imagined by one seat the next seat can imagine a world."""
        g = self.game.start(seats, "worlds")
        dice = Dice(f"worlds {seats}")
        for number in range(choices):
            if number % every == 0:
                for viewer in range(seats):
                    self.imagined(self.imagined(g, viewer, number), (viewer + 1) % seats, number + 1)
            if mover(g) < 0:
                break
            assert options(g, mover(g))
            play(g, *random_choice(g, dice))


def check_secrets(game: Game[Any], g: Any, seat: Seat) -> None:
    """Check that a seat sees all cards it knows, and nothing that depends on hidden information."""
    view = game.redact(g, seat).position
    for path, zone, seen in _zones(g, view):
        known = [
            card if _knows(seat, who) else UNKNOWN for card, who in zip(zone.cards, zone.known, strict=True)
        ]
        if not zone.deck:
            known.sort(key=lambda card: (card == UNKNOWN, card))
        assert list(seen.cards) == known, f"{path}: seat {seat} sees {seen.cards}, not {known}"
    one, other = game.plain(view), game.plain(game.redact(stirred(game, g, seat), seat).position)
    assert one == other, f"seat {seat} sees a secret: {difference(one, other)}"


def stirred(game: Game[G], g: G, seat: Seat) -> G:
    """Return the position with everything changed that a seat may not know.

    It uses declared circles and `Zone.known`, but neither `redact` nor `imagine`; it cannot be played on.
    """
    world = game.clone(g)
    for owner, record, name, circle in _declared(world):
        value = getattr(record, name)
        if circle == "Zoned":
            setattr(record, name, _each_zone(value, seat))
        elif circle == "Nobody" or (circle == "Owner" and owner != seat):
            setattr(record, name, _otherwise(value))
    others = [frame[1] != seat for frame in world.asks]
    if world.picks:
        world.picks = tuple(
            [
                (*picks, (SECRET,)) if other else picks
                for picks, other in zip(world.picks, others, strict=True)
            ]
        )
        world.closed ^= sum([1 << i for i, other in enumerate(others) if other])
    return world


def _declared(g: Any) -> Iterator[tuple[Seat, Any, str, str]]:
    """Yield all fields of a position and its records: owner, record, name, circle."""
    for kind in (Position, type(g)):
        for name, annotation in kind.__annotations__.items():
            yield -2, g, name, annotation.partition("[")[0]
            if re.fullmatch(r"Public\[list\[[A-Z]\w+\]\]", annotation):
                for place, record in enumerate(getattr(g, name)):
                    owner = getattr(record, "owner", place)
                    for part, circle in getattr(type(record), "__annotations__", {}).items():
                        yield owner, record, part, circle.partition("[")[0]


def _zones(g: Any, view: Any) -> Iterator[tuple[str, Zone, Zone]]:
    """Yield all zones, each with what is seen of it."""
    for (_, record, name, circle), (_, seen, _, _) in zip(_declared(g), _declared(view), strict=True):
        if circle == "Zoned":
            pair = getattr(record, name), getattr(seen, name)
            zones = [pair] if isinstance(pair[0], Zone) else zip(*pair, strict=True)
            for zone, shown in zones:
                yield name, zone, shown


def _knows(seat: Seat, knowers: int) -> bool:
    return knowers == EVERYONE if seat < 0 else bool(knowers >> seat & 1)


def _each_zone(value: Any, seat: Seat) -> Any:
    return (
        _stirred_zone(value, seat)
        if isinstance(value, Zone)
        else tuple([_stirred_zone(z, seat) for z in value])
    )


def _stirred_zone(zone: Zone, seat: Seat) -> Zone:
    """Replace the cards that this seat does not know, and who knows them."""
    nearly_all = EVERYONE ^ (1 << max(seat, 0))
    slots = [
        (card, who) if _knows(seat, who) else (f"{SECRET}_{i}", 0 if who else nearly_all)
        for i, (card, who) in enumerate(zip(zone.cards, zone.known, strict=True))
    ]
    if not zone.deck:
        slots.sort(key=lambda slot: slot[0])
    return Zone(tuple([card for card, _ in slots]), tuple([who for _, who in slots]), zone.deck)


def _otherwise(value: Any) -> Any:
    if isinstance(value, Spread):
        return value.put(0, value.at(0) + 1)
    return (*value, (SECRET,)) if isinstance(value, tuple) else value + 1
