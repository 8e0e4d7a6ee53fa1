"""Founding and building by rule of thumb."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.seven_ages.entries import Card
from saecula.games.seven_ages.manner import lands
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.outlook.ranks import rise
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import building, founding, preparation, sheets, starts
from saecula.games.seven_ages.rules.areas import (
    age_of,
    controlled,
    empires_of,
    held,
    holder,
    is_barbarian,
    lead,
)
from saecula.games.seven_ages.rules.forces import total
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.vocabulary import (
    Build,
    BuildBeyond,
    BuildFort,
    BuildHere,
    BuyElite,
    Found,
    FoundCapital,
    StartCard,
    StartIn,
)
from saecula.games.seven_ages.words import AGES

FOE: Final = 0.2  # of a unit in the way of a new empire
FREE: Final = 3  # neutral areas for which units are built ahead of their income
MOST_KEPT: Final = 3  # cards for empires to come
COUNTED: Final = 0.2  # of a unit that a symbol counts
RISE: Final = 0.5  # of the glory in a scoring that it is expected to bring
IDLE: Final = 0.6  # of a ship of an empire that counts them, instead of one more land unit
VOYAGE: Final = 0.4  # for an area that a symbol counts
AFLOAT: Final = 3  # of the areas beyond the water
ELITE_MONEY: Final = 25  # from which an elite marker is affordable


def potential(g: SevenAges, card: Card) -> float:
    """Return what an empire may bring: symbols, money and room for it."""
    value = sum([symbol.n for symbol in card.glory if not symbol.at_once]) * 0.25 + card.money * 0.04
    areas, taken = starts.candidates(g, card), held(g)
    free = areas & ~taken
    if not free and card.start.one:
        return 0.0
    foes = 0 if card.start.one or free == areas else foreign(g, areas)
    room = min((lands.around(g.content, free or areas) & ~taken).bit_count(), 6)
    return value + 0.1 * room + 0.1 * min(areas.bit_count(), 6) - FOE * foes


def foreign(g: SevenAges, areas: int) -> int:
    """Return how many units stand in these areas."""
    return sum([lands.strength_in(g, a, g.empires[holder(g, a)]) for a in bits(areas & held(g))])


def best_card(g: SevenAges, seat: Seat) -> float:
    """Return the potential of the best empire in a hand that could be founded now, if there were room."""
    return max(potentials(g, g.players[seat].hand.cards), default=0.0)


def potential_now(g: SevenAges, id_: str) -> float:
    """Return the potential of a card's empire, 0 if it cannot be founded in this age."""
    return potentials(g, (id_,))[0]


def potentials(g: SevenAges, ids: tuple[str, ...]) -> list[float]:
    """Return the same for each of these cards."""
    now = g.content.age_at[lead(g)]
    cards = [g.content.cards[g.content.card_index[id_]] for id_ in ids]
    return [potential(g, card) if starts.fits(g, card, now) else 0.0 for card in cards]


def reserve(g: SevenAges, seat: Seat) -> frozenset[str]:
    """Return the hand cards whose empires could be founded now, as far as there is room: better kept."""
    room = min(empire_limit(g) - len(empires_of(g, seat)), MOST_KEPT)
    if room <= 0:
        return frozenset()
    hand = g.players[seat].hand.cards
    found = sorted(zip(potentials(g, hand), hand, strict=True), reverse=True)
    return frozenset([card for potential_, card in found[:room] if potential_ > 0])


def lacks_empire(g: SevenAges, seat: Seat) -> bool:
    """Return whether a player has room for an empire but none in hand that could be founded now."""
    return len(empires_of(g, seat)) < empire_limit(g) and best_card(g, seat) <= 0.0


def useless(g: SevenAges, seat: Seat) -> int:
    """Return how many hand cards have no empire for this age or the next."""
    now = age_of(g.content, max(lead(g), 1))
    entries = [g.content.cards[g.content.card_index[card]] for card in g.players[seat].hand.cards]
    return sum([not {now, min(now + 1, AGES)} & set(card.ages) for card in entries])


@scores(preparation.lay_start_card)
def start_card(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Spend the empire that will be of use last."""
    cards = [g.content.cards[g.content.card_index[StartCard.of(option)]] for option in options]
    return [min(card.ages) - 0.1 * card.value for card in cards]


@scores(founding.found)
def found_empire(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Found the empire with the most potential."""
    index, cards = g.content.card_index, g.content.cards
    return [
        potential(g, cards[index[Found.of(option)]]) if Found.matches(option) else 0.0 for option in options
    ]


@scores(founding.choose_leader)
def leader(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Take a leader."""
    return [float(option != PASS) for option in options]


@scores(founding.start_in)
def start(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Start where there is room."""
    return [_room(g, g.content.area_index[StartIn.of(option)]) for option in options]


@scores(founding.found_capital)
def capital(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Put the capital where it is safe."""
    return [-_room(g, g.content.area_index[FoundCapital.of(option)]) for option in options]


def _room(g: SevenAges, area: int) -> float:
    return float((g.content.near_land[area] & ~held(g)).bit_count())


@scores(building.build, building.build_there)
def build(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Buy units that find land and that the income keeps, the best for their price; an elite when rich."""
    asked = building.build if building.build.matches(frame) else building.build_there
    slot = asked.of(frame)[0]
    enough = has_enough(g, slot)
    return [_purchase(g, slot, option, enough) for option in options]


def has_enough(g: SevenAges, slot: int) -> bool:
    """Return whether an empire has the units it can use and keep, or rather keeps its money."""
    empire = g.empires[slot]
    units, areas = total(empire), controlled(g, empire)
    free = (lands.around(g.content, areas) & ~held(g)).bit_count()
    free += min(lands.by_sea(g, empire).bit_count(), AFLOAT) * (not building.barred(g, slot) & 1)
    if _leads_by_money(g, slot):
        return units >= areas.bit_count() + min(free, FREE)
    if g.founding == slot:
        return units >= areas.bit_count() + free + FREE
    upkeep = 0 if is_barbarian(g, empire) else units
    return upkeep >= income(g, empire) + empire.money // 3 + min(free, FREE)


def _leads_by_money(g: SevenAges, slot: int) -> bool:
    """Return whether money counts for an empire and it has more of it than most."""
    empire = g.empires[slot]
    ahead = sum([other.money > empire.money for other in g.empires])
    return any([symbol.most == "money" and symbol.n > ahead for symbol in g.content.cards[empire.card].glory])


def _purchase(g: SevenAges, slot: int, option: Action, enough: bool) -> float:
    empire = g.empires[slot]
    if option == DONE:
        return 1.5 if enough else 0.4
    for verb in (Build, BuildHere, BuildBeyond):
        if verb.matches(option):
            return _unit(g, slot, verb.of(option))
    if BuyElite.matches(option):
        return 1.2 if empire.money >= ELITE_MONEY and not empire.elites else 0.2
    return 0.1 if BuildFort.matches(option) else 0.0


def _unit(g: SevenAges, slot: int, type_: int) -> float:
    """Value a unit by its strength for the price, and by what the card counts."""
    empire, unit = g.empires[slot], g.content.units[type_]
    price = sheets.price(g, empire, type_, g.founding == slot)
    value = 0.5 + (unit.front + unit.support) / price * 0.3
    for symbol in g.content.cards[empire.card].glory:
        if symbol.most in (f"{unit.cls}_units", f"{unit.domain}_units"):
            value += COUNTED + RISE * rise(Standings(g), slot, symbol, 1)
    if unit.domain == "naval":
        value += _voyage(g, slot)
    return value


def _voyage(g: SevenAges, slot: int) -> float:
    """Value one more ship by what there is to take for it."""
    empire = g.empires[slot]
    ships, open_ = lands.spare_ships(g, empire), lands.by_sea(g, empire)
    free, more = lands.free_land(g, empire), open_.bit_count() > ships
    idle = lands.spare_units(g, empire) - ships >= free.bit_count()  # land units beyond those that find land
    symbols = g.content.cards[empire.card].glory
    seafaring = any([symbol.most == "naval_units" for symbol in symbols])
    value = 0.2 * (more and not free) + IDLE * (more and idle and seafaring) - 0.4
    for there, gain in lands.rises(g, slot, Standings(g)):
        value += (VOYAGE + RISE * gain) * ((open_ & there).bit_count() > ships)
    return value
