"""A table to set scenes on: build a position in a few readable lines, make the choices, look."""

from __future__ import annotations

from typing import Any, Self

from saecula.core import flow
from saecula.core.position import Action, Frame, Seat
from saecula.core.spread import NOTHING
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import areas, artifacts, cards, conflict, forces, starts
from tests.tables import SEED, Tabletop

QUIET = ("civilise", "start_empire", "trade_naming")  # events of these moments are played in own actions


class Table(Tabletop[SevenAges]):
    """A match of 7 Ages under test."""

    def slot(self, id_: str) -> int:
        """Return the colour of an empire in play."""
        number = self.g.content.card_index[id_]
        return next(slot for slot, empire in enumerate(self.g.empires) if empire.card == number)

    def __getitem__(self, id_: str) -> Empire:
        return self.g.empires[self.slot(id_)]

    def area(self, id_: str) -> int:
        return self.g.content.area_index[id_]

    def mask(self, *ids: str) -> int:
        return sum([1 << self.area(id_) for id_ in ids])

    def begin(self, *frames: Frame) -> Self:
        """Clear the agenda and run these frames, after whatever the scene has changed."""
        self.g.calm = False
        return super().begin(*frames)

    # Setting the scene.

    def hand(self, seat: Seat, *held: str) -> Self:
        """Hold exactly these cards; whatever leaves or comes is exchanged with the draw pile."""
        g = self.g
        back = [*g.players[seat].hand.cards, *g.deck.cards]
        for other, player in enumerate(g.players):
            if other != seat:
                for card in set(held) & set(player.hand.cards):
                    player.hand = player.hand.take(card)
                    back.append(card)
        g.discard = tuple([card for card in g.discard if card not in held])
        g.players[seat].hand = pile(held, seen_by(seat))
        g.deck = pile([card for card in back if card not in held], 0)
        return self

    def found(
        self,
        seat: Seat,
        id_: str,
        units: dict[str, str],
        level: int = 1,
        money: int = 0,
        capital: str = "",
        colour: str = "",
    ) -> Self:
        """Put an empire into play: "latium": "3 swordsmen, 1 galley"."""
        g = self.g
        slot = g.content.colour_index[colour] if colour else starts.free_colours(g, seat)[0]
        for player in g.players:
            if id_ in player.hand.cards:
                player.hand = player.hand.take(id_)
        g.deck = pile([card for card in g.deck.cards if card != id_], 0)
        g.discard = tuple([card for card in g.discard if card != id_])
        empire = g.empires[slot]
        empire.card = g.content.card_index[id_]
        self.own(seat, slot)
        empire.progress, empire.money, empire.elites = level, money, 0
        empire.forces = empire.units = NOTHING
        for area, there in units.items():
            for part in there.split(", "):
                number, unit = part.split(" ")
                for _ in range(int(number)):
                    forces.add(g, empire, self.area(area), g.content.unit_index[unit])
        empire.homeland = self.mask(*units)
        empire.capital = self.area(capital) if capital else -1
        if capital:
            self.city(capital, 1)
        return self

    def own(self, seat: Seat, slot: int) -> Self:
        """Let a player own the empire of a colour."""
        areas.own(self.g, seat, slot)
        return self

    def city(self, area: str, level: int) -> Self:
        step = (1, 3, 5, 7).index(level)
        bit = 1 << self.area(area)
        self.g.cities = tuple(
            [mask & ~bit | (bit if number == step else 0) for number, mask in enumerate(self.g.cities)]
        )
        return self

    def leader(self, id_: str, leader: str, area: str) -> Self:
        """Put a leader on the map: a named one, or one of a type."""
        number, named = self.g.content.leader_index[leader], len(self.g.content.leaders)
        self[id_].leaders = (*self[id_].leaders, (number, self.area(area)))
        self.g.calm = False
        if number < named:
            self.g.named |= 1 << number
        else:
            self.g.cup = tuple([left - (kind == number - named) for kind, left in enumerate(self.g.cup)])
        return self

    def artifact(self, id_: str, artifact: str, area: str = "") -> Self:
        """Give an empire an artifact, on its card or in an area."""
        number = self.g.content.artifact_index[artifact]
        if area:
            self.g.placed = self.g.placed.put(self.area(area), number + 1)
        else:
            self[id_].artifacts |= 1 << number
        return self

    def artifacts(self, id_: str) -> set[str]:
        """Return the artifacts whose markers an empire has."""
        owned = artifacts.owned(self.g, self[id_])
        return {entry.id for n, entry in enumerate(self.g.content.artifacts) if owned >> n & 1}

    def units(self, id_: str, area: str) -> dict[str, int]:
        """Return the units of an empire in an area, by type."""
        stack = forces.stack_in(self.g, self[id_], self.area(area))
        found = {unit.id: forces.count(stack, n) for n, unit in enumerate(self.g.content.units)}
        return {unit: number for unit, number in found.items() if number}

    # Fighting.

    def attack(self, id_: str) -> Self:
        """Let an empire resolve the conflicts it is in."""
        return self.begin(conflict.resolve_conflicts(self[id_].owner, self.slot(id_)))

    def deal(self, *values: int) -> Self:
        """Give attacker and defender cards of these values for the running combat round."""
        g = self.g
        zones = []
        for zone, slot, value in zip(g.dealt, g.sides, values, strict=True):
            for card in zone.cards:
                g.deck = g.deck.put(card, 0)
            card = next(card for card in g.deck.cards if cards.value(g, card) == value)
            g.deck = g.deck.take(card)
            zones.append(pile([card], seen_by(g.empires[slot].owner)))
        g.dealt = tuple(zones)
        return self

    def commit(self, id_: str, units: str = "", leader: str = "") -> Self:
        """Commit units, or all of them: "2 knights, 1 cannon"."""
        seat, slot = self[id_].owner, self.slot(id_)
        if not units:
            self._answer(seat, slot, ("commit_all",))
        else:
            types = []
            for part in units.split(", "):
                number, unit = part.split(" ")
                types += [self.g.content.unit_index[unit]] * int(number)
            for type_ in sorted(types):
                self._answer(seat, slot, ("commit", type_))
        if leader:
            self._answer(seat, slot, ("lead", leader))
        if self._asks(seat, slot):
            self.choose(seat, "done")
        return self

    def _asks(self, seat: Seat, slot: int) -> bool:
        frame = flow.ask_of(self.g, seat)
        return frame is not None and conflict.commit.matches(frame) and conflict.commit.of(frame) == (slot,)

    def _answer(self, seat: Seat, slot: int, action: Action) -> None:
        """Pick what has not been picked already because nothing else was possible."""
        if self._asks(seat, slot) and action in self.options(seat):
            self.pick(seat, action)

    # Looking.

    def verbs(self, seat: Seat) -> list[str]:
        """Return the verbs offered to a seat."""
        return [str(action[0]) for action in self.options(seat)]

    def named(self, seat: Seat, verb: str) -> list[Any]:
        """Return the first operand of every option of a verb."""
        return [action[1] for action in self.options(seat) if action[0] == verb]

    def pick(self, seat: Seat, *actions: Action) -> Self:
        for action in actions:
            flow.choose(self.g, seat, action)
        return self


def table(seats: int = 4, **options: Any) -> Table:
    """Return a table whose players have colours and a start player."""
    g = GAME.start(seats, SEED, options)
    for seat, player in enumerate(g.players):
        player.colours = g.content.pairs[seat]
    g.start = 0
    g.round = 1
    for player in g.players:  # nobody holds a card that others wait for
        for card in player.hand.cards:
            if g.content.event_of[card].when not in QUIET:
                calm = next(id_ for id_ in g.deck.cards if g.content.event_of[id_].when in QUIET)
                player.hand = player.hand.take(card).put(calm, player.hand.knowers(card))
                g.deck = g.deck.take(calm).put(card, 0)
    return Table(g)


def fresh(seats: int = 4) -> Table:
    """Return a table before the start player is found."""
    return Table(GAME.start(seats, SEED, {}))
