"""Cities: owner, size, mood, and what counts as size (COC-075 to COC-079, COC-134, COC-146 to COC-148)."""

from __future__ import annotations

from functools import lru_cache
from operator import or_
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import BARBARIANS, Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import CountsAs
from saecula.games.clash_of_cultures.rules import deeds
from saecula.games.clash_of_cultures.rules.sheets import Sheet, where
from saecula.games.clash_of_cultures.words import BUILDINGS, MOODS

ANGRY, NEUTRAL, HAPPY = range(len(MOODS))
ACADEMY, FORTRESS, TEMPLE, PORT, MARKET, OBELISK, OBSERVATORY = range(len(BUILDINGS))
SETTLEMENT: Final = len(BUILDINGS)  # of the pieces of a city, after the buildings
NOBODY: Final = -1

Standing: TypeAlias = tuple[int, ...]  # by kind of building the hexes where one stands, of any colour


def all_cities(g: ClashOfCultures) -> int:
    """Return the hexes of all cities, those of the barbarians too."""
    found = g.tribes
    for civ in g.civs:
        found |= civ.cities
    return found


def owner(g: ClashOfCultures, place: int) -> int:
    """Return the owner of the city on a hex: a seat, the barbarians or nobody."""
    for seat, civ in enumerate(g.civs):
        if civ.cities >> place & 1:
            return seat
    return BARBARIANS if g.tribes >> place & 1 else NOBODY


def standing(g: ClashOfCultures) -> Standing:
    """Return by kind the hexes with such a building, whatever its colour. [COC-147]"""
    buildings = tuple([civ.buildings for civ in g.civs])
    for key, found in _latest:
        if key == buildings:
            return found
    made = _together(buildings)
    _latest[:] = [(buildings, made)]
    return made


_latest: Final[list[tuple[tuple[Standing, ...], Standing]]] = []


@lru_cache(maxsize=1 << 12)
def _together(buildings: tuple[Standing, ...]) -> Standing:
    found = buildings[0]
    for more in buildings[1:]:
        found = tuple(map(or_, found, more))
    return found


def size(g: ClashOfCultures, place: int, built: Standing) -> int:
    """Count the pieces of a city: settlement, buildings and wonders of all colours. [COC-076]"""
    return sizes(built, g.wonder_at).get(place, 1)


@lru_cache(maxsize=1 << 12)
def sizes(built: Standing, wonder_at: tuple[int, ...]) -> dict[int, int]:
    """Return the sizes of the cities that are larger than their settlement. [COC-076]"""
    found: dict[int, int] = {}
    for hexes in built:
        for place in bits(hexes):
            found[place] = found.get(place, 1) + 1
    for place in wonder_at:
        found[place] = found.get(place, 1) + 1
    return found


def mood(g: ClashOfCultures, place: int) -> int:
    """Return the mood of a city. [COC-075]"""
    if g.angry >> place & 1:
        return ANGRY
    return HAPPY if g.happy >> place & 1 else NEUTRAL


def set_mood(g: ClashOfCultures, place: int, to: int) -> None:
    """Change the mood of a city; a rise lifts the bar of an angry city. [COC-075, COC-121, COC-122]"""
    before = mood(g, place)
    show_mood(g, place, to)
    if to > before:
        g.barred &= ~(1 << place)
    holder = owner(g, place)
    if to == ANGRY != before and 0 <= holder < g.seats:
        deeds.angered(g, holder, str(place))


def show_mood(g: ClashOfCultures, place: int, to: int) -> None:
    """Lay the marker of a mood beside a city. [COC-075]"""
    bit = 1 << place
    g.happy = g.happy | bit if to == HAPPY else g.happy & ~bit
    g.angry = g.angry | bit if to == ANGRY else g.angry & ~bit


def speaks_of(g: ClashOfCultures, civ: Civ, source: str, power: CountsAs, place: int, option: str) -> bool:
    """Return whether a card changes what counts in a city for this option. [COC-134, COC-159]"""
    if option not in power.options or (power.used and source not in civ.used):
        return False
    if power.here and where(g, civ, source) != place:
        return False
    return not power.size or size(g, place, standing(g)) == power.size


def counting_mood(
    g: ClashOfCultures, civ: Civ, sheet: Sheet, place: int, option: str, *, activates: bool = True
) -> int:
    """Return the mood that counts for collecting, constructing or recruiting.

    Without an activation nothing counts that belongs to the first one of a turn.
    [COC-134, COC-443, COC-457, COC-643]
    """
    now = counted = mood(g, place)
    for source, power in sheet.all(CountsAs):
        if (
            power.mood
            and (not power.moods or MOODS[now] in power.moods)
            and speaks_of(g, civ, source, power, place, option)
            and (
                not power.first_activation
                or (activates and may_act(g, g.civs.index(civ), source, place, option))
            )
        ):
            counted = max(counted, MOODS.index(power.mood))
    return counted


def may_act(g: ClashOfCultures, seat: Seat, source: str, place: int, option: str) -> bool:
    """Return whether a city acts with another mood, or may do so in its first activation. [COC-643]

    Whoever constructs something decides by choosing it; otherwise it is said when the city is activated.
    """
    if place not in g.activated or (str(place), source) in deeds.facts(g, seat, deeds.COUNTS):
        return True
    return option == "construct" and (str(place),) in deeds.facts(g, seat, deeds.FRESH)


def modified_size(pieces: int, at_mood: int) -> int:
    """Return the size as modified by a mood. [COC-077]"""
    if at_mood == ANGRY:
        return 1
    return pieces + (at_mood == HAPPY)


def strength(g: ClashOfCultures, seat: Seat, sheet: Sheet, place: int, built: Standing, option: str) -> int:
    """Return how many hexes a city collects from, or units it recruits. [COC-077, COC-126, COC-150]"""
    pieces = size(g, place, built)
    counting = sheet.all(CountsAs)
    if not counting:
        return modified_size(pieces, mood(g, place))
    civ = g.civs[seat]
    now = counting_mood(g, civ, sheet, place, option)
    for source, power in counting:
        paid = power.price is None or (str(place), source) in deeds.facts(g, seat, deeds.COUNTS)
        if power.larger and paid and grows(g, civ, sheet, source, power, place, option):
            pieces = min(pieces + power.larger, power.largest or pieces + power.larger)
    return modified_size(pieces, now)


def grows(
    g: ClashOfCultures, civ: Civ, sheet: Sheet, source: str, power: CountsAs, place: int, option: str
) -> bool:
    """Return whether a card may let a city count as larger. [COC-134, COC-522, COC-642]"""
    at_mood = MOODS[counting_mood(g, civ, sheet, place, option)]
    fits = not power.moods or at_mood in power.moods
    return fits and speaks_of(g, civ, source, power, place, option)


def influenced(g: ClashOfCultures, seat: Seat, built: Standing) -> int:
    """Return a player's cities that contain a building of another colour. [COC-146, COC-148]"""
    civ = g.civs[seat]
    foreign = 0
    for all_, own in zip(built, civ.buildings, strict=True):
        foreign |= all_ & ~own
    return foreign & civ.cities


def raze(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Take a city of one settlement off the map, with the tokens that lie there. [COC-269, COC-618]"""
    bit = 1 << place
    g.beloved = tuple([tokens for tokens in g.beloved if tokens[0] != place])
    g.civs[seat].cities &= ~bit
    g.happy &= ~bit
    g.angry &= ~bit
    g.barred &= ~bit


def repaint(g: ClashOfCultures, colour: Seat, seat: Seat, kind: int, place: int) -> None:
    """Swap a building of one colour for one of another. [COC-197]"""
    bit = 1 << place
    for holder, change in ((g.civs[colour], 0), (g.civs[seat], bit)):
        built = holder.buildings
        holder.buildings = (*built[:kind], built[kind] & ~bit | change, *built[kind + 1 :])


def bury(g: ClashOfCultures, seat: Seat, kind: int, place: int) -> None:
    """Take a piece of a city out of the game: a building of this colour or, last of all, the settlement.

    [COC-778, COC-779]
    """
    civ = g.civs[seat]
    civ.ruins = tuple([number + (each == kind) for each, number in enumerate(civ.ruins)])
    if kind == SETTLEMENT:
        raze(g, seat, place)
        return
    bit = 1 << place
    built = civ.buildings
    civ.buildings = (*built[:kind], built[kind] & ~bit, *built[kind + 1 :])
    if kind == PORT:
        g.ports = (*g.ports[:place], NOBODY, *g.ports[place + 1 :])


def settlements_left(g: ClashOfCultures, civ: Civ) -> int:
    """Return how many settlements are in supply. [COC-002, COC-005]"""
    return int(g.content.board.settlements) - civ.cities.bit_count() - civ.ruins[-1]


def buildings_left(g: ClashOfCultures, civ: Civ, kind: int) -> int:
    """Return how many buildings of a kind are in supply; rune stones are obelisks. [COC-002, COC-005]"""
    supply: int = g.content.buildings[kind].supply
    gone = civ.ruins[kind] + (civ.runes if kind == OBELISK else 0)
    return supply - civ.buildings[kind].bit_count() - gone
