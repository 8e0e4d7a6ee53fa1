"""What the annotations of the position of 7 Ages need to know of its content."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.codecs import SMALL, Codec, NoRoom, Sizing, Vector, scaled
from saecula.core.spread import Spread

MARKERS: Final = ("found", "produce", "trade", "manoeuvre", "destiny", "civilise", "dissolve", "wild")
COLOURS: Final = 15
FORCE_PARTS: Final = 6  # land, naval, air, and in the open: elephants, nuclear, star wars
FORCE_BITS: Final = 8
STACK_BITS: Final = 5
MOST_LEADERS: Final = 8
MOST_SWAYS: Final = 32  # events that change something at the same time
PLAY_NUMBERS: Final = 9  # of a card being played, without the areas it names besides
MOST_PLAYS: Final = 12  # cards that are being played at the same time
MOST_TRUCES: Final = 4
MOST_CARDS: Final = 16  # of a player to become the start player
CITY_STEPS: Final = 4
ELEPHANTS: Final = 10
CANALS: Final = 2
LEADER_KINDS: Final = 9  # eight types and "no leader"


def places(s: Sizing) -> int:
    """Count the places: areas and second shores."""
    return len(s.content.home)


class Totals:
    """Stacks: how many units of each type an empire has, and in how many places it has some."""

    always: bool = False

    def __init__(self, types: int, places: int) -> None:
        self.types = types
        self.places = places
        self.size = types + 1
        self.description = f"{types} numbers of units by type, then their places, / {SMALL}"

    def write(self, v: Vector, at: int, value: Spread) -> None:
        """Write the sums over all places."""
        if value.mask >> self.places:
            raise NoRoom(f"{value.mask.bit_length()} places, made for {self.places}")
        part = (1 << STACK_BITS) - 1
        for type_ in range(self.types):
            count = sum([stack >> STACK_BITS * type_ & part for stack in value.values])
            v[at + type_] = scaled(count, SMALL)
        v[at + self.types] = scaled(len(value), SMALL)


def totals(s: Sizing) -> Codec:
    """Encode the units of an empire by type."""
    return Totals(len(s.content.units), places(s))


class Rows:
    """Rows of numbers, in their order."""

    always: bool = False

    def __init__(self, most: int, width: int) -> None:
        self.most = most
        self.width = width
        self.size = most * width
        self.description = f"at most {most} times: {width} numbers, each plus 1, / 1024"

    def write(self, v: Vector, at: int, value: tuple[tuple[int, ...], ...]) -> None:
        """Write each row."""
        if len(value) > self.most:
            raise NoRoom(f"{len(value)} rows, made for {self.most}")
        for row in value:
            for offset, part in enumerate(row):
                v[at + offset] = scaled(part + 1, 1024)
            at += self.width


def postings(s: Sizing) -> Codec:
    """Encode the leaders of an empire with their areas."""
    return Rows(MOST_LEADERS, 2)


def sways(s: Sizing) -> Codec:
    """Encode what events change for a while: event, deed and empire."""
    return Rows(MOST_SWAYS, 3)


def truces(s: Sizing) -> Codec:
    """Encode pairs of empires."""
    return Rows(MOST_TRUCES, 2)


class Played:
    """Cards being played: their numbers, then the areas that each names besides its target."""

    always: bool = False

    def __init__(self, width: int, areas: int) -> None:
        self.width = width
        self.areas = areas
        self.size = MOST_PLAYS * (width + areas)
        self.description = f"at most {MOST_PLAYS} times: {width} numbers, plus 2, / 1024, and {areas} bits"

    def write(self, v: Vector, at: int, value: tuple[tuple[int, ...], ...]) -> None:
        """Write each card with what it is aimed at."""
        if len(value) > MOST_PLAYS:
            raise NoRoom(f"{len(value)} cards, made for {MOST_PLAYS}")
        for *row, areas in value:
            for offset, part in enumerate(row):
                v[at + offset] = scaled(part + 2, 1024)
            for area in bits(areas):
                v[at + self.width + area] = 1.0
            at += self.width + self.areas


def played(s: Sizing) -> Codec:
    """Encode the cards being played."""
    return Played(PLAY_NUMBERS, len(s.content.areas))


class Showings:
    """The cards that each seat played to become the start player: how many, and the value of each."""

    always: bool = False

    def __init__(self, seats: int, values: dict[str, int]) -> None:
        self.seats = seats
        self.values = values
        self.most = MOST_CARDS
        self.size = seats * self.most
        self.description = f"{seats} times: values of up to {self.most} cards, each plus 1, / {SMALL}"

    def write(self, v: Vector, at: int, value: tuple[tuple[str, ...], ...]) -> None:
        """Write the values of the cards of each seat."""
        for seat, cards in enumerate(value):
            if len(cards) > self.most:
                raise NoRoom(f"{len(cards)} cards")
            for number, card in enumerate(cards):
                v[at + seat * self.most + number] = scaled(self.values.get(card, 0) + 1, SMALL)


def showings(s: Sizing) -> Codec:
    """Encode the cards of the start-player step."""
    return Showings(s.seats, {card.id: card.value for card in s.content.cards})
