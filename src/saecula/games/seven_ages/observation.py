"""What the annotations of the position of 7 Ages need to know of its content."""

from __future__ import annotations

from typing import Final

from saecula.core.codecs import SMALL, Codec, NoRoom, Sizing, Vector, scaled
from saecula.core.spread import Spread

MARKERS: Final = ("found", "produce", "trade", "manoeuvre", "destiny", "civilise", "dissolve", "wild")
COLOURS: Final = 15
REALMS: Final = 3  # land, naval, air
FORCE_BITS: Final = 8
STACK_BITS: Final = 5
MOST_LEADERS: Final = 8
MOST_CARDS: Final = 16  # of a player to become the start player
CITY_STEPS: Final = 4


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


class Postings:
    """Leaders with their areas."""

    always: bool = False

    def __init__(self, leaders: int) -> None:
        self.leaders = leaders
        self.size = 2 * MOST_LEADERS
        self.description = f"at most {MOST_LEADERS} times: leader and area, each plus 1, / 1024"

    def write(self, v: Vector, at: int, value: tuple[tuple[int, int], ...]) -> None:
        """Write each leader and area."""
        if len(value) > MOST_LEADERS:
            raise NoRoom(f"{len(value)} leaders")
        for leader, area in value:
            v[at], v[at + 1] = scaled(leader + 1, 1024), scaled(area + 1, 1024)
            at += 2


def postings(s: Sizing) -> Codec:
    """Encode the leaders of an empire."""
    return Postings(len(s.content.leaders))


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
