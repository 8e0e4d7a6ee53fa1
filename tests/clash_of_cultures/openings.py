"""Rich positions to play on from: what ordinary matches reach late or never is near at hand here."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.contracts import Dice
from saecula.core.registry import scope
from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, hosts, rounds
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY
from saecula.games.clash_of_cultures.rules.land import land, mask
from saecula.games.clash_of_cultures.rules.sheets import sheet
from tests.clash_of_cultures.table import Table, table

CIVILIZATIONS = tuple(Content.get().civilizations)
LEADERS = tuple(id_ for leaders in Content.get().leaders_of.values() for id_ in leaders)
APART = 11  # leaders from one player to the next, so that no two are of the same civilization
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"optional_events": True},
    {"wonder_buffet": True},
    {"random_leader": True},
)
SCHOOLS = (
    ("engineering", "rituals", "monuments", "philosophy", "sports", "cartography", "irrigation", "bartering"),
    ("siegecraft", "rituals", "arts", "astronomy", "taxes", "state_religion", "draft", "voting", "theaters"),
    ("husbandry", "roads", "navigation", "cartography", "warships", "siegecraft", "priesthood", "currency"),
    (
        "steel_weapons",
        "metallurgy",
        "sanitation",
        "fishing",
        "trade_routes",
        "dogma",
        "conversion",
        "medicine",
    ),
)
BUILT = (("temple", "academy"), ("fortress", "market"), ("obelisk", "observatory"))
EVENTS = 6
HAND = 4
RICH = 7
STRIDE = 7  # cards from one opening to the next


def opening(number: int, dice: Dice) -> ClashOfCultures:
    """Return the n-th opening: 15 of them seat every civilization first, 45 every leader."""
    t = table(2 + number % 3, base_only=False, **VARIANTS[number // 3 % len(VARIANTS)])
    _explore(t, dice)
    for seat in range(t.g.seats):
        _rule(t, seat, number)
        _settle(t, seat, number + seat)
    for seat in range(t.g.seats):
        _deal(t, seat, number, dice)
        _muster(t, seat, dice)
    _threaten(t, dice)
    _stack_events(t, number)
    t.begin(rounds.begin_round(2 + dice.roll(4)), scope(rounds.GAME))
    return t.g


def _explore(t: Table, dice: Dice) -> None:
    """Lay most of the map."""
    layout = t.g.content.layouts[t.g.seats]
    for site in layout.sites[len(layout.starts) :]:
        if dice.roll(6):
            t.lay(layout.names[site[0]], dice.pick(list(t.g.pool)))


def _rule(t: Table, seat: int, number: int) -> None:
    """A player has a civilization with all its advances, much of what there is to learn, and all goods."""
    g, civ = t.g, t[seat]
    leader = LEADERS[(3 * number + number // len(CIVILIZATIONS) + APART * seat) % len(LEADERS)]
    civ.civilization = g.content.leaders[leader].civilization
    own = [each.id for each in g.content.civ_advances if each.civilization == civ.civilization]
    school = SCHOOLS[(number + seat) % len(SCHOOLS)]
    t.advances(seat, "storage", "tactics", *school).civ_advances(seat, *own)
    civ.goods = tuple([min(RICH, most) for most in sheet(g, civ).limits])
    civ.leaders = tuple([id_ for id_ in g.content.leaders_of[civ.civilization] if id_ != leader])
    civ.leader, civ.counter = leader, 1
    civ.captives = tuple([(rival, INFANTRY) for rival in range(g.seats) if rival != seat])


def _settle(t: Table, seat: int, number: int) -> None:
    """Cities stand on all land of a player's start tile, with a building of a rival among them."""
    home = _home_tile(t, seat)
    for place, hex_ in enumerate(home):
        t.city(
            seat, hex_, *BUILT[(number + place) % len(BUILT)], mood=("happy", "neutral", "angry")[place % 3]
        )
    t.colour((seat + 1) % t.g.seats, home[0], BUILT[number % len(BUILT)][0])


def _home_tile(t: Table, seat: int) -> list[str]:
    """Return the land of a player's start tile, the first city first."""
    layout = t.g.content.layouts[t.g.seats]
    home = t[seat].home
    site = sorted(layout.sites[layout.site_of[home]], key=lambda place: place != home)
    return [layout.names[place] for place in site if t.terrain(layout.names[place]) != "water"]


def _deal(t: Table, seat: int, number: int, dice: Dice) -> None:
    """A player has action cards, a wonder card, a built wonder and a great person."""
    g, civ = t.g, t[seat]
    for _ in range(HAND):
        card = dice.pick(list(g.action_deck.cards))
        g.action_deck = g.action_deck.take(card)
        civ.hand = civ.hand.put(card, seen_by(seat))
    for card in list(g.objective_deck.cards)[number % STRIDE :: STRIDE][:2]:
        g.objective_deck = g.objective_deck.take(card)
        civ.objectives = civ.objectives.put(card, seen_by(seat))
    wonder = dice.pick(list(g.wonder_deck.cards))
    t.wonder(wonder, _home_tile(t, seat)[-1], seat)
    wonder = dice.pick(list(g.wonder_deck.cards))
    g.wonder_deck = g.wonder_deck.take(wonder)
    civ.wonders = civ.wonders.put(wonder, seen_by(seat))
    person = dice.pick([card for card in g.event_deck.cards if g.content.events[card].person == "hand"])
    g.event_deck = g.event_deck.take(person)
    civ.persons = civ.persons.put(person, EVERYONE)


def _muster(t: Table, seat: int, dice: Dice) -> None:
    """Armies stand at home and next to a rival, ships lie in two seas; the leader is with one of these."""
    rival = (seat + 1) % t.g.seats
    home = _home_tile(t, seat)[0]
    abroad = _free(t, [place for city in _home_tile(t, rival) for place in _around(t, city)])[:1]
    near = land(t.g).distance
    waters = _free(t, sorted(_waters(t), key=lambda hex_: near(t.place(home), t.place(hex_))))
    t.units(seat, home, settler=1, infantry=1, elephant=1)
    for hex_ in abroad:
        t.units(seat, hex_, infantry=1, cavalry=1, elephant=1)
    for hex_ in waters[:4:3]:
        t.units(seat, hex_, ship=2, settler=1, infantry=1)
    station = dice.pick([home, home, *abroad * 2, *waters[:1]])
    t[seat].units = hosts.put(t[seat].units, t.place(station), [*t.raw(seat, station), hosts.LEADER])


def _around(t: Table, hex_: str) -> list[str]:
    layout = t.g.content.layouts[t.g.seats]
    names = [layout.names[place] for place in bits(layout.neighbours[t.place(hex_)])]
    return [name for name in names if t.terrain(name) not in ("", "water")]


def _waters(t: Table) -> list[str]:
    return [name for name in t.g.content.layouts[t.g.seats].names if t.terrain(name) == "water"]


def _free(t: Table, hexes: list[str]) -> list[str]:
    """Return those of the hexes where nothing stands."""
    g = t.g
    taken = {stack[0] for troops in (g.pirates, g.horde, *[civ.units for civ in g.civs]) for stack in troops}
    settled = cities.all_cities(g)
    return [hex_ for hex_ in hexes if t.place(hex_) not in taken and not settled >> t.place(hex_) & 1]


def _threaten(t: Table, dice: Dice) -> None:
    """Barbarians stand next to every player's cities, with a settlement, and pirates lie in the sea."""
    for seat in range(t.g.seats):
        near = _free(t, [place for city in _home_tile(t, seat) for place in _around(t, city)])
        for number, hex_ in enumerate(near[:2]):
            t.g.tribes |= t.mask(hex_) * number
            t.barbarians(hex_, 1 + dice.roll(2))
    beside = land(t.g).layout.neighbours
    ships = mask([stack[0] for civ in t.g.civs for stack in civ.units]) & land(t.g).water
    seas = _free(t, [hex_ for hex_ in _waters(t) if beside[t.place(hex_)] & ships])
    for hex_ in seas[:4]:
        t.pirates(hex_)


def _stack_events(t: Table, number: int) -> None:
    """Only these events are left in the deck; in their turn all of them are."""
    g = t.g
    drawn = sorted(g.event_deck.cards)
    left = {drawn[(EVENTS * number + place) % len(drawn)] for place in range(EVENTS)}
    g.event_deck = pile(left, NOBODY)
    g.event_discards = tuple([card for card in drawn if card not in left])
