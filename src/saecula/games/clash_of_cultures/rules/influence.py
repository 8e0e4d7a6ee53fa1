"""Cultural influence (COC-195 to COC-205, COC-428, COC-430, COC-437, COC-441, COC-445, COC-446)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import InfluencePower, Shield
from saecula.games.clash_of_cultures.rules import cities, deeds, effects, goods, land, paying, prices
from saecula.games.clash_of_cultures.rules.cities import TEMPLE
from saecula.games.clash_of_cultures.rules.goods import CULTURE, Amounts
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, host, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import Sheet, is_used, leaders_hex, sheet, use_up, where
from saecula.games.clash_of_cultures.vocabulary import Boost, Influence, RollAgain, Swap, Target
from saecula.games.clash_of_cultures.words import BUILDINGS

UNREACHED: Final = -1
ANY: Final = ""  # instead of the building that was named before the roll

# What else an attempt may be aimed at: the hexes, and what a success does there; chapters add their own.
other_targets: Final[list[tuple[Callable[[Realm], int], Callable[[ClashOfCultures, Seat, int], Frames]]]] = []


# Which cities, at what range.


def swappable(realm: Realm, place: int) -> list[tuple[int, Seat]]:
    """Return the buildings of a city that could be taken over, each with its colour.

    [COC-197, COC-199, COC-200, COC-203]
    """
    return [(kind, colour) for kind, colour, where in takeable(realm) if where >> place & 1]


def takeable(realm: Realm) -> list[tuple[int, Seat, int]]:
    """Return by kind and colour where buildings could be taken over. [COC-197, COC-199, COC-200, COC-203]"""
    g = realm.g
    return [
        (kind, seat, where & ~safe(realm, kind, seat))
        for seat, civ in enumerate(g.civs)
        if seat != realm.seat
        for kind, where in enumerate(civ.buildings)
        if where and cities.buildings_left(g, realm.civ, kind)
    ]


def safe(realm: Realm, kind: int, colour: Seat) -> int:
    """Return where a building is no target: an obelisk, or, at home, one that its owner's cards protect.

    [COC-146, COC-199, COC-591]
    """
    if never_taken(realm.g.content, kind):
        return ~0
    holder = realm.g.civs[colour]
    for _, power in sheet(realm.g, holder).all(Shield):
        if power.no_target and power.building == BUILDINGS[kind]:
            return holder.cities
    return 0


@lru_cache(maxsize=64)
def never_taken(content: Content, kind: int) -> bool:
    """Return whether a kind of building is never a target. [COC-146]"""
    return any([isinstance(power, Shield) and power.no_target for power in content.buildings[kind].powers])


def shielded(realm: Realm, target: bool) -> int:
    """Return the cities from which their owners' cards keep others, or boosts against them.

    [COC-430, COC-437, COC-441, COC-445, COC-608]
    """
    found = 0
    for civ in realm.g.civs:
        if civ is not realm.civ:
            for source, power in sheet(realm.g, civ).all(Shield):
                if (power.no_target if target else power.no_boost) and not power.building:
                    found |= civ.cities & protected(realm, civ, source, power)
    return found


def protected(realm: Realm, holder: Civ, source: str, power: Shield) -> int:
    """Return the hexes that a card protects if there is a city of its owner."""
    g = realm.g
    found = ~0
    if power.of == "happy":
        found = g.happy
    elif power.of == "army":
        found = host(holder.units, realm.land.water).army
    elif power.of == "temple":
        found = realm.built[TEMPLE]
    elif power.of == "wonder":
        found = land.mask([place for place in g.wonder_at if place >= 0])
    if power.here:
        place = where(g, holder, source)
        found &= 1 << place if place >= 0 else 0
    return found


def boost(realm: Realm, start: int, place: int) -> int:
    """Return the culture tokens that it takes to reach a city, or -1 if it cannot be reached.

    [COC-043, COC-195, COC-196, COC-198, COC-205]
    """
    if realm.influenced >> start & 1:
        return 0 if place == start else UNREACHED
    distance = realm.land.distance(start, place)
    return max(distance - reach(realm, start), 0) if distance >= 0 else UNREACHED


def reach(realm: Realm, start: int) -> int:
    """Return the range of an attempt from a city, or from a hex with settlers.

    [COC-195, COC-518, COC-541, COC-618]
    """
    settlers = [kind_of(unit) for unit in realm.host.units.get(start, ())].count(SETTLER)
    powers = realm.sheet.all(InfluencePower)
    if not realm.towns >> start & 1:
        return settlers - 1 + max([power.range for _, power in powers if power.start == "settlers"])
    found = realm.size(start)
    if realm.civ.cities >> start & 1:
        for source, power in powers:
            if not power.start and (not power.here or where(realm.g, realm.civ, source) == start):
                found += power.range * (settlers if power.per else 1)
    return found


def origins(realm: Realm) -> int:
    """Return the hexes from which an attempt may start: the player's cities, and what cards add.

    [COC-195, COC-518, COC-541]
    """
    found = realm.civ.cities
    for _, power in realm.sheet.all(InfluencePower):
        if power.start == "settlers":
            found |= realm.host.settlers & ~realm.towns
        elif power.start == "influenced_city":
            for built in realm.civ.buildings:
                found |= built
    return found


def further(realm: Realm) -> int:
    """Return the cities that other chapters allow as targets."""
    found = 0
    for cities_, _ in other_targets:
        found |= cities_(realm)
    return found


class Aims(NamedTuple):
    """What attempts may be aimed at: the cities, and those against which no tokens help."""

    cities: int
    guarded: int


def aims(realm: Realm) -> Aims:
    """Return what attempts may be aimed at from wherever it is in range. [COC-195, COC-198, COC-203]"""
    found = further(realm)
    if realm.built != realm.civ.buildings:
        for _, _, where_ in takeable(realm):
            found |= where_
    found &= ~shielded(realm, target=True) if found else 0
    return Aims(found, found & shielded(realm, target=False) if found else 0)


def in_range(realm: Realm, start: int, tokens: int, aimed: Aims) -> int:
    """Return at which of these cities an attempt from a city may be aimed with this many culture tokens.

    [COC-043, COC-195, COC-196, COC-198, COC-205]
    """
    if realm.influenced >> start & 1:
        return aimed.cities & 1 << start
    steps = reach(realm, start)
    boosted = realm.land.within(start, steps + tokens) & ~aimed.guarded
    return aimed.cities & (realm.land.within(start, steps) | boosted)


def targets(realm: Realm, start: int, tokens: int) -> tuple[int, ...]:
    """Return the cities that an attempt from a city may be aimed at with this many culture tokens.

    [COC-195, COC-196, COC-198, COC-203, COC-205]
    """
    return bits(in_range(realm, start, tokens, aims(realm)))


def starts(realm: Realm, stock: Amounts) -> list[int]:
    """Return the cities from which an attempt is possible with these goods; none after a success.

    [COC-195, COC-201]
    """
    if realm.g.influenced:
        return []
    aimed = aims(realm)
    if not aimed.cities:
        return []
    held = tokens(realm, stock)
    return [place for place in bits(origins(realm)) if in_range(realm, place, held, aimed)]


# The attempt.


@main_action(Influence.id, 80)
def options(realm: Realm) -> list[Action]:
    """List the cities from which an attempt is possible. [COC-195]"""
    found = starts(realm, goods.stock(realm.civ))
    return Influence.each([realm.land.layout.names[place] for place in found]) if found else []


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return (aim(seat, land.number(g, Influence.of(action))),)


@rules.decision(must=True)
def aim(g: ClashOfCultures, seat: Seat, start: int) -> list[Action]:
    """Choose the target city; reaching it may cost culture tokens. [COC-195, COC-196, COC-203]"""
    realm = Realm(g, seat)
    held = tokens(realm, goods.stock(realm.civ))
    return Target.each([land.name(g, place) for place in targets(realm, start, held)])


@aim.resolve
def attempt(g: ClashOfCultures, seat: Seat, action: Action, start: int) -> None:
    """Pay for the range; where something depends on it, the building is named first. [COC-196, COC-203]"""
    realm = Realm(g, seat)
    place = land.number(g, Target.of(action))
    paid = pay_tokens(g, seat, boost(realm, start, place))
    named = name_building(seat, start, place) if hangs_on_building(realm, start, place) else None
    g.then(*paid, named or roll_die(seat, start, place, ANY), end_attempt(seat))


def tokens(realm: Realm, stock: Amounts) -> int:
    """Return how many culture tokens could be paid out of these goods. [COC-196, COC-501]"""
    return prices.worth(realm.sheet, stock, CULTURE)


def pay_tokens(g: ClashOfCultures, seat: Seat, number: int) -> Frames:
    """Pay culture tokens for an attempt. [COC-196, COC-501]"""
    return paying.pay(g, seat, prices.only(CULTURE, number), prices.ways(sheet(g, g.civs[seat])))


@rules.step
def roll_die(g: ClashOfCultures, seat: Seat, start: int, place: int, named: str) -> None:
    """Roll a die for an attempt. [COC-197, COC-204]"""
    faces = g.content.board.die
    number = faces[g.roll(len(faces))].number
    g.tell("influence_rolled", seat, land.name(g, start), land.name(g, place), number)
    missing = g.content.board.influence_success - number - bonus(sheet(g, g.civs[seat]))
    if missing > 0:
        g.then(boost_result(seat, start, place, missing, named))
    else:
        g.then(*success(g, seat, start, place, named))


def success(g: ClashOfCultures, seat: Seat, start: int, place: int, named: str) -> Frames:
    """Return what a success does; no further attempt is allowed in this turn. [COC-197, COC-201]"""
    realm = Realm(g, seat)
    g.influenced = True
    for places, takes in other_targets:
        if places(realm) >> place & 1:
            return (*takes(g, seat, place), succeed(seat, start))
    return (swap_building(seat, place, named), succeed(seat, start))


@rules.step
def succeed(g: ClashOfCultures, seat: Seat, start: int) -> None:
    """Do what follows a success. [COC-553, COC-628]"""
    g.then(*effects.after(g, seat, "influence", start))


# A second roll.


def rolls_again(realm: Realm, start: int) -> list[tuple[str, InfluencePower]]:
    """Return the powers by which an attempt from a city may be rolled again. [COC-631]"""
    return [
        (source, power)
        for source, power in realm.sheet.all(InfluencePower)
        if power.again
        and not is_used(realm.civ, source)
        and (not power.here or where(realm.g, realm.civ, source) == start)
    ]


def hangs_on_building(realm: Realm, start: int, place: int) -> bool:
    """Return whether a second roll depends on the building that is attempted. [COC-203, COC-631]"""
    needs = any([power.temple for _, power in rolls_again(realm, start)])
    kinds = [kind for kind, _ in swappable(realm, place)]
    return needs and not realm.built[TEMPLE] >> start & 1 and TEMPLE in kinds


@rules.decision(must=True)
def name_building(g: ClashOfCultures, seat: Seat, start: int, place: int) -> list[Action]:
    """Name the building that is attempted. [COC-203, COC-631]"""
    return swaps(Realm(g, seat), place, ANY)


@name_building.resolve
def roll_for_building(g: ClashOfCultures, seat: Seat, action: Action, start: int, place: int) -> None:
    g.then(roll_die(seat, start, place, Swap.of(action)[0]))


def second_rolls(realm: Realm, start: int, named: str) -> list[str]:
    """Return the cards with which a failed attempt may be rolled again now. [COC-631]"""
    temple = realm.built[TEMPLE] >> start & 1 or named == BUILDINGS[TEMPLE]
    return [source for source, power in rolls_again(realm, start) if temple or not power.temple]


@rules.step
def end_attempt(g: ClashOfCultures, seat: Seat) -> None:
    """Forget what was announced for this attempt. [COC-727]"""
    deeds.forget(g, seat, deeds.NEXT_INFLUENCE)


def bonus(held: Sheet) -> int:
    """Return what cards add to the die; it is no boost. [COC-204, COC-446]"""
    return sum([power.roll for _, power in held.all(InfluencePower) if not power.here])


def may_boost(realm: Realm, start: int, place: int) -> bool:
    """Return whether tokens may be added to the result. [COC-196, COC-198, COC-437, COC-441, COC-445]"""
    return not (realm.influenced >> start | shielded(realm, target=False) >> place) & 1


@rules.decision(widget="yesno")
def boost_result(
    g: ClashOfCultures, seat: Seat, start: int, place: int, missing: int, named: str
) -> list[Action]:
    """Offer to pay the culture tokens missing to a success, or a second roll. [COC-196, COC-203, COC-631]"""
    realm = Realm(g, seat)
    listed: list[Action] = []
    if tokens(realm, goods.stock(realm.civ)) >= missing and may_boost(realm, start, place):
        listed.append(Boost(missing))
    listed += RollAgain.each(second_rolls(realm, start, named))
    return [*listed, PASS] if listed else []


@boost_result.resolve
def pay_boost(
    g: ClashOfCultures, seat: Seat, action: Action, start: int, place: int, missing: int, named: str
) -> None:
    if Boost.matches(action):
        paid = pay_tokens(g, seat, missing)
        g.then(*paid, *success(g, seat, start, place, named))
    elif RollAgain.matches(action):
        use_up(g.civs[seat], RollAgain.of(action))
        g.then(roll_die(seat, start, place, named))


def swaps(realm: Realm, place: int, named: str) -> list[Action]:
    """List the buildings of a city that can be swapped, or the one that was named. [COC-197, COC-203]"""
    return [
        Swap(BUILDINGS[kind], colour)
        for kind, colour in swappable(realm, place)
        if named in (ANY, BUILDINGS[kind])
    ]


@rules.decision(must=True)
def swap_building(g: ClashOfCultures, seat: Seat, place: int, named: str) -> list[Action]:
    """Choose the building that is swapped for one of the player's colour. [COC-197, COC-199, COC-203]"""
    return swaps(Realm(g, seat), place, named)


@swap_building.resolve
def swap(g: ClashOfCultures, seat: Seat, action: Action, place: int, named: str) -> None:
    """Swap a building, which now scores for the player. [COC-197, COC-202]"""
    building, colour = Swap.of(action)
    cities.repaint(g, colour, seat, BUILDINGS.index(building), place)
    g.tell("influenced", seat, building, land.name(g, place), colour)


# As an effect.


@operations.named("influence")
def influence_for(
    g: ClashOfCultures, effect: language.Influence, seat: Seat, source: str, place: int
) -> Frames:
    """Make an attempt without the action, perhaps from one city; boosts are paid as usual.

    [COC-428, COC-460, COC-616]
    """
    return (aim(seat, place),) if effect.where else (choose_origin(seat),)


@rules.decision(must=True)
def choose_origin(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the city from which the attempt is made. [COC-195, COC-428]"""
    return options.options(Realm(g, seat))


@choose_origin.resolve
def start_there(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(*begin(g, seat, action))


def _can_influence(realm: Realm, effect: language.Influence, left: Amounts) -> bool:
    among = leaders_hex(realm.g, realm.civ) if effect.where else ~0
    return any([among >> place & 1 for place in starts(realm, left)])


possible["influence"] = _can_influence
