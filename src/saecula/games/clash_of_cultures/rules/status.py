"""The status phase (COC-265 to COC-273)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import advances, cards, cities, goods, land, paying, prices
from saecula.games.clash_of_cultures.rules.goods import CULTURE, GOLD, MOOD
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules, status_begins
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Gain, Govern, NameStart, Raze


def clockwise(g: ClashOfCultures, first: Seat = -1) -> list[Seat]:
    """Return the seats in turn order, from the start player or another seat on. [COC-050]"""
    start = g.start if first < 0 else first
    return [(start + i) % g.seats for i in range(g.seats)]


def last_round(g: ClashOfCultures) -> int:
    """Return the number of rounds. [COC-050, COC-391, COC-394]"""
    for variant in ("short_game", "flexible_end"):
        if getattr(g.variant, variant):
            return int(g.content.variants[variant].rounds)
    return int(g.content.board.rounds)


def first_step(g: ClashOfCultures) -> list[Frame]:
    """Return step 1, the objectives, for all players in turn order. [COC-265, COC-266]"""
    return [frame for seat in clockwise(g) for frame in status_begins(g, seat)]


def further_steps(g: ClashOfCultures) -> list[Frame]:
    """Return steps 2 to 6, each for all players in turn order. [COC-265]"""
    order = clockwise(g)
    free = g.content.variants["short_game"].free_advances if g.variant.short_game else 1
    return [
        *[advances.free_advance(seat, (), nth == 0) for nth in range(free) for seat in order],
        *[cards.draw_cards(seat, "action", 1) for seat in order],
        *[cards.draw_cards(seat, "objective", 1) for seat in order],
        *[raze(seat) for seat in order],
        *[change_government(seat) for seat in order],
        find_chooser(),
    ]


@rules.decision
def raze(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to remove a city that is only a settlement, for gold. [COC-269]"""
    realm = Realm(g, seat)
    small = [place for place in bits(realm.civ.cities) if realm.size(place) == 1]
    return [*Raze.each([land.name(g, place) for place in small]), PASS] if small else []


@raze.resolve
def remove_city(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if action == PASS:
        return
    cities.raze(g, seat, land.number(g, Raze.of(action)))
    g.tell("razed", seat, Raze.of(action))
    goods.gain(g, seat, goods.only(GOLD, g.content.board.razed_gold))


# Governments.


def governments(g: ClashOfCultures, civ: Civ) -> list[str]:
    """Return the governments that a player could change to. [COC-098, COC-270]"""
    held = civ.advances & g.content.government_mask
    if not held:
        return []
    return [
        category
        for category in g.content.governments
        if not held & g.content.category_masks[category]
        and civ.advances >> g.content.advance_index[g.content.categories[category].requires] & 1
    ]


@rules.decision
def change_government(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to move all government advances to another government. [COC-270]"""
    civ = g.civs[seat]
    price = prices.amounts(g.content.board.government_price)
    found = governments(g, civ)
    if not found or not paying.can_pay(civ, price, prices.ways(sheet(g, civ), "government")):
        return []
    return [*Govern.each(found), PASS]


@change_government.resolve
def overthrow(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Pay, and put the first marker on the top advance. [COC-270, COC-272]"""
    if action == PASS:
        return
    category = Govern.of(action)
    civ = g.civs[seat]
    number = (civ.advances & g.content.government_mask).bit_count()
    price = prices.amounts(g.content.board.government_price)
    paid = paying.pay(g, seat, price, prices.ways(sheet(g, civ), "government"))
    g.then(*paid, install(seat, category, number - 1))


@rules.draft
def install(g: ClashOfCultures, seat: Seat, picks: Picks, category: str, number: int) -> list[Action]:
    """Choose the further advances of the new government. [COC-270]"""
    if len(picks) == number:
        return []
    rest = g.content.category_masks[category] & ~(1 << g.content.tops[category])
    ids = advances.ids(g.content, rest)
    left = [id_ for id_ in ids if Gain(id_) not in picks]
    return Gain.each([id_ for id_ in left if not picks or ids.index(id_) > ids.index(Gain.of(picks[-1]))])


@install.resolve
def set_government(g: ClashOfCultures, seat: Seat, picks: Picks, category: str, number: int) -> None:
    """Move the markers; nothing is gained by it. [COC-270, COC-272]"""
    civ = g.civs[seat]
    chosen = [g.content.tops[category], *[g.content.advance_index[Gain.of(pick)] for pick in picks]]
    civ.advances = civ.advances & ~g.content.government_mask | sum([1 << n for n in chosen])
    goods.trim(g, seat)
    g.tell("governed", seat, category)


# The next start player.


def chooser(g: ClashOfCultures) -> Seat:
    """Return the player who names the next start player: the one with the most tokens. [COC-271]"""
    for seat, civ in enumerate(g.civs):
        if any([power.name == "names_start_player" for _, power in sheet(g, civ).all(Rule)]):
            return seat
    return max(clockwise(g), key=lambda seat: g.civs[seat].goods[MOOD] + g.civs[seat].goods[CULTURE])


@rules.step
def find_chooser(g: ClashOfCultures) -> None:
    """Let the player with the most tokens name the start player. [COC-271]"""
    g.then(name_start(chooser(g)))


@rules.decision(must=True)
def name_start(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Name the start player of the next round. [COC-271]"""
    return NameStart.each(range(g.seats))


@name_start.resolve
def set_start(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.start = NameStart.of(action)
    g.tell("start_named", seat, g.start)
