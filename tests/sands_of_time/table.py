"""A table to set scenes on: build a position in a few readable lines, make the choices, look."""

from __future__ import annotations

from typing import Any

from saecula.core.bits import bits
from saecula.core.flow import ask_of, choose, mover, options
from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, Zone, pile, seen_by
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import turns
from tests.tables import SEED, Tabletop


class Table(Tabletop[SandsOfTime]):
    """A match of The Sands of Time under test."""

    def __init__(self, g: SandsOfTime) -> None:
        super().__init__(g)
        self.named_tiles: set[str] = set()

    def __getitem__(self, seat: Seat) -> Empire:
        return self.g.empires[seat]

    def place(self, region: str) -> int:
        """The number of a region."""
        return self.g.content.region_index[region]

    # Setting the scene; call `begin`, `turn` or `act` afterwards.

    def own(self, seat: Seat, *regions: str, capital: str = "", colonies: tuple[str, ...] = ()) -> Table:
        """Control exactly these regions: the first (or the one named) is the capital, others provinces.

        Regions named as colonies are added. Other empires lose what is taken here.
        """
        empire = self[seat]
        empire.lands = self.mask(*regions, *colonies)
        empire.capital = self.place(capital or regions[0])
        empire.provinces = self.mask(*regions) & ~(1 << empire.capital)
        for other in self.g.empires:
            if other is not empire:
                other.lands &= ~empire.lands
                other.provinces &= ~empire.lands
        return self

    def mask(self, *regions: str) -> int:
        """The bit set of these regions."""
        return sum([1 << self.place(region) for region in regions])

    def people(self, seat: Seat, region: str, peasants: int = 0, soldiers: int = 0) -> Table:
        """An empire has exactly these citizens in a region."""
        empire = self[seat]
        place = self.place(region)
        empire.peasants = (*empire.peasants[:place], peasants, *empire.peasants[place + 1 :])
        empire.soldiers = (*empire.soldiers[:place], soldiers, *empire.soldiers[place + 1 :])
        return self

    def nobody(self, *seats: Seat) -> Table:
        """Take all citizens of these empires (of all, if none is named) off the board."""
        for seat in seats or range(self.g.seats):
            self[seat].peasants = (0,) * len(self.g.content.regions)
            self[seat].soldiers = (0,) * len(self.g.content.regions)
        return self

    def tile(self, region: str, resource: str, capacity: int) -> Table:
        """Give a region a tile of this kind; it swaps with a region that was not given one before."""
        tiles = list(self.g.tiles)
        place = self.place(region)
        fitting = [
            t.id
            for t in self.g.content.tiles.values()
            if (t.resource, t.capacity) == (resource, capacity) and t.players <= self.g.seats
        ]
        self.named_tiles.discard(tiles[place])
        new = next(id_ for id_ in fitting if id_ not in self.named_tiles)
        self.named_tiles.add(new)
        tiles[tiles.index(new)] = tiles[place]
        tiles[place] = new
        self.g.tiles = tuple(tiles)
        return self

    def stock(self, seat: Seat, grain: int = 0, gold: int = 0) -> Table:
        """Grain and gold of an empire."""
        self[seat].grain, self[seat].gold = grain, gold
        return self

    def unrest(self, seat: Seat, value: int) -> Table:
        """The unrest of an empire."""
        self[seat].unrest = value
        return self

    def heritage(self, seat: Seat, civil: int = 0, politics: int = 0, culture: int = 0) -> Table:
        """Heritage of an empire in the three categories."""
        self[seat].heritage = (civil, politics, culture)
        return self

    def building(self, region: str, *buildings: str) -> Table:
        """These buildings stand in a region; their tiles come from the supply, others go back."""
        place = self.place(region)
        supply = list(self.g.supply)
        for number in bits(self.g.buildings[place]):
            supply[number] += 1
        numbers = [self.g.content.building_index[building] for building in buildings]
        for number in numbers:
            supply[number] -= 1
        standing = sum([1 << number for number in numbers])
        self.g.buildings = (*self.g.buildings[:place], standing, *self.g.buildings[place + 1 :])
        self.g.supply = tuple(supply)
        return self

    def caravan(self, seat: Seat, *borders: str) -> Table:
        """An empire has caravans on exactly these borders."""
        self[seat].caravans = sum([1 << self.g.content.border_index[border] for border in borders])
        return self

    def row(self, number: int, *cards: str) -> Table:
        """Lay out these advances in a row, level 1 first; the stacks give and take."""
        g = self.g
        had = [card for empire in g.empires for card in self.advances_of(empire)]
        rows = list(g.rows)
        rows[number] = cards
        taken = {card for row in rows for card in row}
        for other, row in enumerate(rows):
            if other != number and set(row) & set(cards):
                kind = g.content.row_category[other]
                free = [
                    a.id
                    for a in g.content.advances
                    if g.content.category_index[a.category] == kind and a.level == 2 and a.id not in taken
                ]
                rows[other] = tuple([free.pop() if card in cards else card for card in row])
        g.rows = tuple(rows)
        laid = {card for row in rows for card in row}
        stacks: list[Zone] = []
        for category in g.content.categories:
            for level in range(2, g.content.levels + 1):
                kind_ = [a.id for a in g.content.advances if (a.category, a.level) == (category.id, level)]
                left = tuple([card for card in kind_ if card not in laid])
                stacks.append(Zone(left, (0,) * len(left), True))
        g.stacks = tuple(stacks)
        g.peeked = (0,) * len(stacks)
        assert set(had) <= laid, "an empire has an advance that was taken away: lay out rows first"
        return self

    def advances(self, seat: Seat, *cards: str) -> Table:
        """An empire has exactly these advances and those before them in their rows, which are laid out."""
        empire = self[seat]
        steps = [0] * len(self.g.rows)
        for card in cards:
            entry = self.g.content.advances[self.g.content.advance_index[card]]
            if not any(card in row for row in self.g.rows):
                self._lay(card, entry.category, entry.level)
            number = next(i for i, row in enumerate(self.g.rows) if card in row)
            steps[number] = max(steps[number], self.g.rows[number].index(card) + 1)
        empire.steps = tuple(steps)
        empire.advances = sum([1 << self.g.content.advance_index[c] for c in self.advances_of(empire)])
        return self

    def _lay(self, card: str, category: str, level: int) -> None:
        """Put a card in the row of its category with fewest cards that nobody needs, below it any others."""
        g = self.g
        number = next(
            i
            for i, kind in enumerate(g.content.row_category)
            if g.content.categories[kind].id == category and len(g.rows[i]) < level
        )
        cards = list(g.rows[number])
        laid = [c for row in g.rows for c in row]
        for below in range(len(cards) + 1, level):
            cards.append(
                next(
                    a.id
                    for a in g.content.advances
                    if (a.category, a.level) == (category, below) and a.id not in (*laid, card)
                )
            )
        self.row(number, *cards, card)

    def advances_of(self, empire: Empire) -> list[str]:
        """The advances an empire has."""
        return [card for row, step in zip(self.g.rows, empire.steps, strict=True) for card in row[:step]]

    def stack(self, *cards: str) -> Table:
        """These advances, of one category and level, lie on top of their stack, the last uppermost."""
        g = self.g
        number = next(i for i, stack in enumerate(g.stacks) if cards[0] in stack.cards)
        below = [card for card in g.stacks[number].cards if card not in cards]
        ordered = g.stacks[number].reordered((*below, *cards))
        g.stacks = (*g.stacks[:number], ordered, *g.stacks[number + 1 :])
        return self

    def focus(self, seat: Seat, category: str, markers: int = 0) -> Table:
        """The focus card of this category is in play."""
        self[seat].focus = f"focus_{category}"
        self[seat].focus_markers = markers
        return self

    def played(self, seat: Seat, *cards: str) -> Table:
        """Action cards carried out earlier in this generation."""
        self[seat].played = cards
        return self

    def chronicle(self, seat: Seat, **fields: int) -> Table:
        """Chronicle cards on fields, by the value of the card: `chronicle(0, a=1, c=4)`."""
        empire = self[seat]
        own = seen_by(seat)
        cards = {field: f"chronicle_{value}" for field, value in fields.items()}
        empire.hand = pile([c for c in self.g.content.chronicle_cards if c not in cards.values()], own)
        empire.chronicles = tuple(
            [pile((cards[f.id],), own) if f.id in cards else pile() for f in self.g.content.fields]
        )
        return self

    def die(self, face: int) -> Table:
        """The next die shows this face."""
        g = self.g
        for state in range(1000):
            g.dice = state
            if g.roll(g.content.board.die) + 1 == face:
                break
        g.dice = state
        return self

    def turn(self, seat: Seat, *cards: str) -> Table:
        """This player's turn with these cards chosen, and nothing after it."""
        self[seat].chosen = pile(cards, seen_by(seat))
        return self.begin(turns.start_turn(seat))

    def act(self, seat: Seat, card: str, bonus: bool = False) -> Table:
        """This player carries out this one card; the bonus action of the turn is used up unless named."""
        g = self.g
        g.active, g.bonus, g.support, g.replayed = seat, "" if bonus else "taxation", -1, False
        self[seat].chosen = pile((card,), EVERYONE)
        self.begin(turns.next_card(seat))
        return self.choose(seat, "carry_out", card)

    # Playing.

    def verbs(self, seat: Seat) -> set[str]:
        """The verbs among the options of a seat."""
        return {action[0] for action in self.options(seat)}

    def attack(
        self, seat: Seat, region: str, attacked: Seat, wagers: tuple[int, int] = (0, 0), bonus: bool = False
    ) -> Table:
        """Conquest with an attack and the wagers of both, up to the first choice after them."""
        self.act(seat, "conquest", bonus).take(seat, "conquest", "attack", region, attacked)
        for side, number in zip((seat, attacked), wagers, strict=True):
            self.take(side, "wager", "wager", number)
        return self

    def move(self, seat: Seat, piece: str, origin: str, target: str, number: int = 1) -> Table:
        """Move citizens within Raid or Migrate."""
        self.take(seat, "move_from", "move_from", piece, origin)
        self.take(seat, "move_to", "move_to", target)
        return self.take(seat, "move_number", "number", number)

    def take(self, seat: Seat, decision: str, *action: Any) -> Table:
        """Make a choice if this is asked: what leaves no choice has happened by itself."""
        frame = ask_of(self.g, seat)
        return self.choose(seat, *action) if frame and frame[0] == decision else self

    # Looking.

    def may(self, seat: Seat, card: str) -> bool:
        """Whether this player could carry out this card now."""
        return turns.ACTIONS[card].possible(self.g, seat)

    def lands(self, seat: Seat) -> set[str]:
        """The regions an empire controls."""
        return self.named(self[seat].lands)

    def named(self, mask: int) -> set[str]:
        """The regions of a bit set."""
        return {self.g.content.regions[place].id for place in bits(mask)}

    def at(self, seat: Seat, region: str) -> tuple[int, int]:
        """Peasants and soldiers of an empire in a region."""
        place = self.place(region)
        return self[seat].peasants[place], self[seat].soldiers[place]


def table(seats: int = 3, content: Content | None = None) -> Table:
    """A match in its first generation, set up at random, nobody asked; no resources or bonus actions."""
    g = GAME.start(seats, SEED, content=content)
    while not g.generation:
        seat = mover(g)
        choose(g, seat, options(g, seat)[0])
    t = Table(g)
    for seat in range(seats):
        t.stock(seat)
    g.start = 0
    return t
