"""Battles to test: two armies on a hex, dice that show what the test says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saecula.core.position import Frame, Position
from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import battle, hosts, registry
from saecula.games.clash_of_cultures.words import KINDS
from tests.clash_of_cultures.table import Table, table

FIELD, HOME = "C2", "D2"  # a hex of the first start tile, and the attacker's city next to it
FACES = {"i": "infantry", "c": "cavalry", "e": "elephant", "l": "leader"}
Met = list[tuple[int, int, int, int]]


class Dice:
    """Dice that show these faces, as "6i" for six and infantry; then they are as usual."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.queue: list[str] = []
        usual = Position.roll

        def roll(g: ClashOfCultures, sides: int) -> int:
            if sides != len(g.content.board.die) or not self.queue:
                return usual(g, sides)
            face = self.queue.pop(0)
            return next(
                number
                for number, die in enumerate(g.content.board.die)
                if (die.number, die.kind) == (int(face[0]), FACES[face[1]])
            )

        monkeypatch.setattr(Position, "roll", roll)

    def show(self, *faces: str) -> None:
        """Let the next dice show these faces."""
        assert not self.queue, f"dice not rolled: {self.queue}"
        self.queue += [face for each in faces for face in each.split()]


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dice]:
    """Dice of the test, all of which must be rolled."""
    found = Dice(monkeypatch)
    yield found
    assert not found.queue, f"dice not rolled: {found.queue}"


@pytest.fixture
def battles(monkeypatch: pytest.MonkeyPatch) -> Met:
    """Battles begin, and who met whom is noted: attacker, defender, hex, where the attacker came from."""
    met: Met = []

    def note(_: ClashOfCultures, attacker: int, defender: int, place: int, came: int) -> tuple[Frame, ...]:
        met.append((attacker, defender, place, came))
        return ()

    monkeypatch.setattr(registry.battles, "_parts", [(0, note)])
    return met


def war(seats: int = 2) -> Table:
    """Two players with Tactics and nobody on the field; it is the first one's turn."""
    t = table(seats)
    t.advances(0, "tactics").advances(1, "tactics")
    t.g.active = 0
    return t


def horde(t: Table, hex_: str = FIELD, **kinds: int) -> Table:
    """Barbarians of these kinds stand on a hex."""
    units = [KINDS.index(kind) for kind, number in kinds.items() for _ in range(number)]
    t.g.horde = hosts.put(t.g.horde, t.place(hex_), units)
    return t


def camp(t: Table, hex_: str = FIELD) -> Table:
    """A barbarian city stands on a hex."""
    t.g.tribes |= t.mask(hex_)
    return t


def hold(t: Table, seat: int, *tactics: str) -> Table:
    """A player has one action card with each of these tactics, and no other."""
    cards = [
        next(card for card, entry in t.g.content.action_cards.items() if entry.tactic == tactic)
        for tactic in tactics
    ]
    t[seat].hand = pile(cards, seen_by(seat))
    for card in cards:
        t.g.action_deck = t.g.action_deck.take(card)
    return t


def card_of(t: Table, tactic: str, seat: int) -> str:
    """The card in hand with a tactic."""
    return next(card for card in t[seat].hand.cards if t.g.content.action_cards[card].tactic == tactic)


def lay(t: Table, tactic: str = "") -> Table:
    """Let whoever is asked lay a tactics card, or none."""
    assert t.asked[0] == "lay_tactics", t.asked
    seat = t.asked[1]
    return t.do("lay_tactic", card_of(t, tactic, seat)) if tactic else t.do("lay_none")


def fight(t: Table, attacker: int = 0, defender: int = 1, hex_: str = FIELD, came: str = HOME) -> Table:
    """The units of the attacker on the hex begin a battle."""
    return t.begin(battle.clash(attacker, defender, t.place(hex_), t.place(came) if came else -1))


def wild(t: Table, hex_: str = FIELD) -> list[str]:
    """The kinds of barbarians on a hex."""
    return [KINDS[hosts.kind_of(unit)] for unit in hosts.at(t.g.horde, t.place(hex_))]


__all__ = [
    "BARBARIANS",
    "FIELD",
    "HOME",
    "Dice",
    "camp",
    "dice",
    "fight",
    "hold",
    "horde",
    "lay",
    "war",
    "wild",
]
