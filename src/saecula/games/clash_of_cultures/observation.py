"""What the annotations of the position of Clash of Cultures need to know of its content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saecula.core.codecs import SMALL, Codec, Each, NoRoom, Sizing, Vector, scaled
from saecula.core.observed import zone
from saecula.games.clash_of_cultures.words import GOODS as GOOD_NAMES
from saecula.games.clash_of_cultures.words import KINDS, MOST_PLAYERS

GOODS: Final = len(GOOD_NAMES)
DICE: Final = 24  # dice of a side and activations of a turn; more are never seen in play
STATES: Final = 8  # of a unit: where its kind ends
MOST_DEEDS: Final = 16
BACKS: Final = ("action_cards", "objective_cards", "wonders", "events")
PIECES: Final = 8  # of a city: seven kinds of buildings and the settlement
ONCE: Final = ("only_collect", "sale", *[f"toll_{seat}" for seat in range(MOST_PLAYERS)])
IN_FORCE: Final = ("no_dice", "no_ignore", "spared")  # of a fortress; from Siege
ERRANDS: Final = ("march", "travel", "voyage")  # without roads, with roads, of ships with their leader
BARBARIANS_AND_PIRATES: Final = 2
FIRST_SIDE: Final = 8  # the numbers of barbarians and pirates begin here


def hexes(s: Sizing) -> int:
    """Count the hexes of the map."""
    return int(s.content.layouts[s.seats].size)


def slots(s: Sizing) -> int:
    """Count the tiles of the map."""
    return len(s.content.layouts[s.seats].sites)


def civ_advances(s: Sizing) -> int:
    """Count the civilization advances."""
    return len(s.content.civ_advances)


def abilities(s: Sizing) -> list[str]:
    """Return the ids of all abilities of leaders."""
    return [*s.content.abilities]


def sides(_: Sizing) -> int:
    """Count the sides of a battle by their numbers."""
    return FIRST_SIDE + BARBARIANS_AND_PIRATES


class Stacks:
    """Troops: by hex how many units of each kind there are, and how many of them have done something."""

    always: bool = False

    def __init__(self, places: int) -> None:
        self.each = 2 * len(KINDS)
        self.size = places * self.each
        self.description = f"{places} times: units by kind, then those with a state, / {SMALL}"

    def write(self, v: Vector, at: int, value: Sequence[tuple[int, ...]]) -> None:
        for place, *units in value:
            start = at + place * self.each
            if start + self.each > at + self.size:
                raise NoRoom(f"hex {place} is not on the map")
            for unit in units:
                v[start + unit % STATES] += 1 / SMALL
                if unit >= STATES:
                    v[start + len(KINDS) + unit % STATES] += 1 / SMALL


class Sparse:
    """Pairs of a place and a number, written as a number for every place."""

    always: bool = False

    def __init__(self, places: int) -> None:
        self.size = places
        self.description = f"{places} numbers, / {SMALL}"

    def write(self, v: Vector, at: int, value: Sequence[tuple[int, ...]]) -> None:
        for place, number in value:
            if place >= self.size:
                raise NoRoom(f"place {place}, made for {self.size}")
            v[at + place] = scaled(number, SMALL)


class Tally:
    """Pairs of a side and a kind of unit: how often each occurs."""

    always: bool = False

    def __init__(self, sides_: int) -> None:
        self.size = sides_ * len(KINDS)
        self.description = f"{sides_} sides times {len(KINDS)} kinds: number, / {SMALL}"

    def write(self, v: Vector, at: int, value: Sequence[tuple[int, ...]]) -> None:
        for side, kind in value:
            v[at + side * len(KINDS) + kind] += 1 / SMALL


class Number:
    """How many notes there are; what they say is on the board as well."""

    always: bool = False
    size: int = 1
    description: str = f"number of notes, / {MOST_DEEDS}"

    def write(self, v: Vector, at: int, value: Sequence[tuple[str, ...]]) -> None:
        v[at] = scaled(len(value), MOST_DEEDS)


def troops(s: Sizing) -> Codec:
    """Encode troops."""
    return Stacks(hexes(s))


def tokens(s: Sizing) -> Codec:
    """Encode tokens on hexes."""
    return Sparse(hexes(s))


def captives(s: Sizing) -> Codec:
    """Encode captives, or units killed in a battle."""
    return Tally(sides(s))


def notes(_: Sizing) -> Codec:
    """Encode deeds."""
    return Number()


def offer(s: Sizing) -> Codec:
    """Encode the cards of an offer by their backs."""
    return Each([zone(file)(s) for file in BACKS])


class Tiles:
    """The tile of each site, one-hot, and whether it is turned."""

    always: bool = False

    def __init__(self, tiles: Sequence[str], sites: int) -> None:
        self.places = {tile: place for place, tile in enumerate(tiles)}
        self.each = len(self.places) + 1
        self.size = sites * self.each
        self.description = f"{sites} times: tile, one of {len(self.places)}; turned"

    def write(self, v: Vector, at: int, value: Sequence[tuple[str, ...]]) -> None:
        for tile, turn in value:
            if tile:
                v[at + self.places[tile]] = 1.0
                v[at + self.each - 1] = float(bool(turn))
            at += self.each


def laid_tiles(s: Sizing) -> Codec:
    """Encode the tiles laid by site, with their half turns."""
    return Tiles(s.ids("tiles"), slots(s))
