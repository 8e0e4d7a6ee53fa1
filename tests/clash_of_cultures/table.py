"""A table to set scenes on: build a position in a few readable lines, make the choices, look."""

from __future__ import annotations

from typing import Any

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, NOBODY, deck, pile
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    actions,
    cards,
    cities,
    events,
    hosts,
    land,
    rounds,
    status,
)
from saecula.games.clash_of_cultures.rules.hosts import Units, kind_of
from saecula.games.clash_of_cultures.rules.land import KEPT, TURNED
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS, MOODS, TERRAINS
from tests.tables import SEED, Tabletop


class Table(Tabletop[ClashOfCultures]):
    """A match of Clash of Cultures under test. Hexes are named as on the map."""

    def __getitem__(self, seat: Seat) -> Civ:
        return self.g.civs[seat]

    def place(self, hex_: str) -> int:
        """The number of a hex."""
        return land.number(self.g, hex_)

    def mask(self, *hexes: str) -> int:
        """The bit set of these hexes."""
        return sum([1 << self.place(hex_) for hex_ in hexes])

    # Setting the scene; call `turn`, `act` or `begin` afterwards.

    def lay(self, hex_: str, tile: str, turned: bool = False) -> Table:
        """Explore the site of a hex: this tile lies there."""
        g = self.g
        assert tile in g.pool, f"{tile} lies already"
        g.pool = tuple([other for other in g.pool if other != tile])
        land.lay(g, land.land(g).layout.site_of[self.place(hex_)], tile, TURNED if turned else KEPT)
        return self

    def city(self, seat: Seat, hex_: str, *buildings: str, mood: str = "neutral", port: str = "") -> Table:
        """A player has a city with exactly these buildings of the player's colour."""
        place = self.place(hex_)
        civ = self[seat]
        civ.cities |= 1 << place
        self.g.happy &= ~(1 << place)
        self.g.angry &= ~(1 << place)
        cities.set_mood(self.g, place, MOODS.index(mood))
        for kind, id_ in enumerate(BUILDINGS):
            for other in self.g.civs:
                masks = list(other.buildings)
                masks[kind] &= ~(1 << place)
                if other is civ and id_ in buildings:
                    masks[kind] |= 1 << place
                other.buildings = tuple(masks)
        water = self.place(port) if port else -1
        self.g.ports = (*self.g.ports[:place], water, *self.g.ports[place + 1 :])
        return self

    def colour(self, seat: Seat, hex_: str, building: str) -> Table:
        """A building in a city has this player's colour."""
        kind = BUILDINGS.index(building)
        for other, civ in enumerate(self.g.civs):
            masks = list(civ.buildings)
            masks[kind] &= ~(1 << self.place(hex_))
            masks[kind] |= (1 << self.place(hex_)) * (other == seat)
            civ.buildings = tuple(masks)
        return self

    def no_city(self, *hexes: str) -> Table:
        """No city stands on these hexes."""
        gone = self.mask(*hexes)
        for civ in self.g.civs:
            civ.cities &= ~gone
        self.g.happy &= ~gone
        self.g.angry &= ~gone
        return self

    def units(self, seat: Seat, hex_: str, **kinds: int) -> Table:
        """A player has exactly these units on a hex, with nothing done in this turn."""
        units = [KINDS.index(kind) for kind, number in kinds.items() for _ in range(number)]
        self[seat].units = hosts.put(self[seat].units, self.place(hex_), units)
        return self

    def goods(self, seat: Seat, **goods: int) -> Table:
        """A player has exactly these goods."""
        assert set(goods) <= set(GOODS)
        self[seat].goods = tuple([goods.get(good, 0) for good in GOODS])
        return self

    def advances(self, seat: Seat, *ids: str) -> Table:
        """A player has these advances besides Farming and Mining, and the tops of their categories."""
        content = self.g.content
        mask = content.starting_mask
        for id_ in ids:
            number = content.advance_index[id_]
            mask |= 1 << number | 1 << content.tops[content.category_of[number]]
        self[seat].advances = mask
        return self

    def civ_advances(self, seat: Seat, *ids: str) -> Table:
        """A player has these civilization advances."""
        self[seat].own_advances = sum([1 << self.g.content.civ_advance_index[id_] for id_ in ids])
        return self

    def leader(self, seat: Seat, id_: str, hex_: str) -> Table:
        """A player's leader stands on a hex, beside the units there."""
        place = self.place(hex_)
        self[seat].leader = id_
        self[seat].leaders = tuple([other for other in self[seat].leaders if other != id_])
        self[seat].units = hosts.put(self[seat].units, place, [*self.raw(seat, hex_), hosts.LEADER])
        return self

    def barbarians(self, hex_: str, infantry: int = 1) -> Table:
        """Barbarians stand on a hex."""
        self.g.horde = hosts.put(self.g.horde, self.place(hex_), [hosts.INFANTRY] * infantry)
        return self

    def pirates(self, hex_: str) -> Table:
        """A pirate ship lies on a hex."""
        self.g.pirates = hosts.put(self.g.pirates, self.place(hex_), [hosts.SHIP])
        return self

    def die(self, *numbers: int) -> Table:
        """The next dice show these numbers."""
        faces = self.g.content.board.die
        for state in range(1_000_000):
            self.g.dice = state
            trial = GAME.clone(self.g)
            if all(faces[trial.roll(len(faces))].number == number for number in numbers):
                return self
        raise LookupError(f"no dice for {numbers}")

    def tile_drawn(self, tile: str) -> Table:
        """The next tile explored is this one."""
        for state in range(1_000_000):
            self.g.dice = state
            trial = GAME.clone(self.g)
            if self.g.pool[trial.roll(len(self.g.pool))] == tile:
                return self
        raise LookupError(f"no dice for {tile}")

    def card_drawn(self, card: str) -> Table:
        """The next event drawn is this one."""
        g = self.g
        if card in g.event_deck:
            g.event_deck = g.event_deck.take(card)
            g.event_top = g.event_top.put(card, NOBODY)
        return self

    def event(self, card: str, seat: Seat = 0) -> Table:
        """A player draws this event, with symbol and effect."""
        self.card_drawn(card)
        return self.begin(*events.draw(self.g, seat))

    def effect(self, card: str, seat: Seat = 0) -> Table:
        """An event that a player drew takes effect, without its symbol."""
        g = self.g
        g.event_deck = g.event_deck.take(card)
        g.events_gone = (*g.events_gone, card)
        order = status.clockwise(g, seat) if g.content.events[card].who == "all" else [seat]
        return self.begin(*[events.concern(each, card) for each in order], cards.put_away(seat, card, True))

    def person(self, card: str, seat: Seat = 0) -> Table:
        """A player has a great person, in hand or openly."""
        g, civ = self.g, self[seat]
        g.event_deck = g.event_deck.take(card)
        if g.content.events[card].person == "open":
            civ.open_persons = (*civ.open_persons, card)
        else:
            civ.persons = civ.persons.put(card, EVERYONE)
        return self

    def wonder(self, wonder: str, hex_: str, seat: Seat = 0) -> Table:
        """A player has built a wonder."""
        g = self.g
        number = g.content.wonder_index[wonder]
        g.wonder_deck = g.wonder_deck.take(wonder)
        g.wonder_at = (*g.wonder_at[:number], self.place(hex_), *g.wonder_at[number + 1 :])
        g.builders = (*g.builders[:number], seat, *g.builders[number + 1 :])
        return self

    def turn(self, seat: Seat = 0) -> Table:
        """A player's whole turn from its beginning, and nothing after it."""
        return self.begin(rounds.start_turn(seat))

    def act(self, seat: Seat = 0, left: int = 3) -> Table:
        """A player is asked for an action, with this many left in the turn."""
        self.g.active, self.g.actions = seat, left
        return self.begin(actions.act(seat), rounds.close_turn(seat))

    # Playing.

    def do(self, *action: Any) -> Table:
        """Let the player who is asked choose this."""
        seat = self.asked[1]
        return self.choose(seat, *action)

    def take(self, decision: str, *action: Any) -> Table:
        """Make a choice if this is asked: what leaves no choice has happened by itself."""
        frame = ask_of(self.g, self.asked[1]) if self.asked[1] >= 0 else None
        return self.do(*action) if frame and frame[0] == decision else self

    def end(self) -> Table:
        """End the turn."""
        return self.do("end_turn")

    def move(self, start: str, goal: str, *who: Any, verb: str = "move_to") -> Table:
        """Move a group within a Move action; `who` are single units or a shortcut."""
        self.do("move_from", start).take("move_to", verb, goal)
        for pick in who:
            self.take("group", *pick)
        return self

    # Looking.

    @property
    def now(self) -> list[tuple[Any, ...]]:
        """What the player who is asked may choose."""
        return self.options(self.asked[1])

    def offered(self, verb: str) -> list[Any]:
        """The operands offered with a verb: single ones, or tuples of two."""
        found = [action[1:] for action in self.now if action[0] == verb]
        return [operands[0] if len(operands) == 1 else operands for operands in found]

    def may(self, *action: Any) -> bool:
        """Whether the player who is asked may choose this."""
        return tuple(action) in self.now

    def stock(self, seat: Seat = 0) -> dict[str, int]:
        """The goods a player has, without those that are 0."""
        return {good: held for good, held in zip(GOODS, self[seat].goods, strict=True) if held}

    def mood(self, hex_: str) -> str:
        """The mood of a city."""
        return MOODS[cities.mood(self.g, self.place(hex_))]

    def cities(self, seat: Seat = 0) -> set[str]:
        """The hexes of a player's cities."""
        return set(land.names(self.g, self[seat].cities))

    def at(self, seat: Seat, hex_: str) -> list[str]:
        """The kinds of a player's units on a hex, in the order of the content."""
        return [KINDS[kind] for kind in sorted([kind_of(unit) for unit in self.raw(seat, hex_)])]

    def raw(self, seat: Seat, hex_: str) -> Units:
        """A player's units on a hex."""
        return hosts.at(self[seat].units, self.place(hex_))

    def buildings(self, seat: Seat, hex_: str) -> set[str]:
        """The buildings of a player's colour in a city."""
        place = self.place(hex_)
        return {id_ for id_, where in zip(BUILDINGS, self[seat].buildings, strict=True) if where >> place & 1}

    def has(self, seat: Seat = 0) -> set[str]:
        """The advances of a player."""
        return {self.g.content.advances[number].id for number in bits(self[seat].advances)}

    def terrain(self, hex_: str) -> str:
        """The terrain of a hex, or "" if it is unexplored."""
        kind = land.land(self.g).terrain[self.place(hex_)]
        return TERRAINS[kind] if kind >= 0 else ""

    def realm(self, seat: Seat = 0) -> Realm:
        """The map as a player finds it."""
        return Realm(self.g, seat)


def table(seats: int = 2, **options: Any) -> Table:
    """A match at the beginning of round 1, nobody asked.

    Player 0 has a happy city with a settler on the first start site (D2 with two players), the others follow
    in the order of the sites. Nobody has any goods or cards.
    """
    g = GAME.start(seats, SEED, {"base_only": True, **options})
    t = Table(g)
    layout = g.content.layouts[seats]
    g.start = 0
    g.happy = 0
    for seat, civ in enumerate(g.civs):
        civ.home = layout.cities[seat]
        civ.cities = 1 << civ.home
        g.happy |= civ.cities
        civ.units = ((civ.home, hosts.SETTLER),)
        civ.hand = civ.objectives = pile()
        t.goods(seat)
    g.action_deck = pile(g.content.action_cards, NOBODY)
    g.event_top = deck()
    g.objective_deck = pile(g.content.objective_deck(not g.variant.base_only), NOBODY)
    g.round, g.phase, g.active, g.actions = 1, 1, -1, 0
    return t.begin()


def nation(civilization: str, *advances: str, **options: Any) -> Table:
    """A match with the expansion in which player 0 leads a civilization and has these advances.

    Nobody has a civilization advance.
    """
    t = table(**{"base_only": False, **options})
    for civ in t.g.civs:
        civ.own_advances = 0
    t[0].civilization = civilization
    t[0].leaders = t.g.content.leaders_of[civilization]
    return t.advances(0, *advances)
