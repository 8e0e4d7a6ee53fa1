"""Cultural influence (COC-195 to COC-205, COC-428, COC-430, COC-437, COC-441, COC-445, COC-446)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import InfluencePower, Shield
from saecula.games.clash_of_cultures.rules import cities, deeds, effects, goods, land
from saecula.games.clash_of_cultures.rules.cities import TEMPLE
from saecula.games.clash_of_cultures.rules.goods import CULTURE, Amounts
from saecula.games.clash_of_cultures.rules.hosts import host
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet
from saecula.games.clash_of_cultures.vocabulary import Boost, Influence, Swap, Target
from saecula.games.clash_of_cultures.words import BUILDINGS

UNREACHED: Final = -1

# What else an attempt may be aimed at: the cities, and what a success does there; chapters add their own.
other_targets: Final[list[tuple[Callable[[Realm], int], Callable[[ClashOfCultures, Seat, int], Frames]]]] = []


# Which cities, at what range.


def swappable(realm: Realm, place: int) -> list[tuple[int, Seat]]:
    """Return the buildings of a city that could be taken over, each with its colour.

    [COC-197, COC-199, COC-200, COC-203]
    """
    g = realm.g
    return [
        (kind, seat)
        for seat, civ in enumerate(g.civs)
        if seat != realm.seat
        for kind, where in enumerate(civ.buildings)
        if where >> place & 1
        and cities.buildings_left(g, realm.civ, kind)
        and not is_safe(realm, place, kind, seat)
    ]


def is_safe(realm: Realm, place: int, kind: int, colour: Seat) -> bool:
    """Tell whether a building is no target: an obelisk, or one that a card of its owner protects.

    [COC-146, COC-199, COC-591]
    """
    if any(
        [isinstance(power, Shield) and power.no_target for power in realm.g.content.buildings[kind].powers]
    ):
        return True
    holder = realm.g.civs[colour]
    at_home = holder.cities >> place & 1
    shields = sheet(realm.g, holder).all(Shield)
    return any([at_home and power.no_target and power.building == BUILDINGS[kind] for _, power in shields])


def shielded(realm: Realm, place: int, target: bool) -> bool:
    """Tell whether the owner's cards keep others from a city, or from boosts against it.

    [COC-430, COC-437, COC-441, COC-445]
    """
    holder = cities.owner(realm.g, place)
    if holder == realm.seat or holder >= realm.g.seats:
        return False
    return any(
        [
            (power.no_target if target else power.no_boost)
            and not power.building
            and not power.here
            and protects(realm, holder, place, power)
            for _, power in sheet(realm.g, realm.g.civs[holder]).all(Shield)
        ]
    )


def protects(realm: Realm, holder: Seat, place: int, power: Shield) -> bool:
    """Tell whether a city is one of those that a card protects."""
    g = realm.g
    if power.of == "happy":
        return bool(g.happy >> place & 1)
    if power.of == "army":
        return bool(host(g.civs[holder].units, realm.land.water).army >> place & 1)
    if power.of == "temple":
        return bool(realm.built[TEMPLE] >> place & 1)
    return power.of != "wonder" or place in g.wonder_at


def boost(realm: Realm, start: int, place: int) -> int:
    """Return the culture tokens that it takes to reach a city, or -1 if it cannot be reached.

    [COC-043, COC-195, COC-196, COC-198, COC-205]
    """
    if cities.influenced(realm.g, realm.seat, realm.built) >> start & 1:
        return 0 if place == start else UNREACHED
    distance = realm.land.distance(start, place)
    return max(distance - realm.size(start), 0) if distance >= 0 else UNREACHED


def foreign(realm: Realm) -> int:
    """Return the cities that contain a building of another colour than the player's."""
    found = 0
    for civ in realm.g.civs:
        if civ is not realm.civ:
            for where in civ.buildings:
                found |= where
    return found


def further(realm: Realm) -> int:
    """Return the cities that other chapters allow as targets."""
    found = 0
    for cities_, _ in other_targets:
        found |= cities_(realm)
    return found


def targets(realm: Realm, start: int, tokens: int) -> list[int]:
    """Return the cities that an attempt from a city may be aimed at with this many culture tokens.

    [COC-195, COC-196, COC-198, COC-203, COC-205]
    """
    found = []
    others = further(realm)
    for place in bits(foreign(realm) | others):
        due = boost(realm, start, place)
        if (
            due != UNREACHED
            and due <= tokens
            and not (due and shielded(realm, place, target=False))
            and (others >> place & 1 or swappable(realm, place))
            and not shielded(realm, place, target=True)
        ):
            found.append(place)
    return found


def starts(realm: Realm, tokens: int) -> list[int]:
    """Return the cities from which an attempt is possible; none after a success. [COC-195, COC-201]"""
    if realm.g.influenced or not foreign(realm) | further(realm):
        return []
    return [place for place in bits(realm.civ.cities) if targets(realm, place, tokens)]


# The attempt.


@main_action(Influence.id, 80)
def options(realm: Realm) -> list[Action]:
    """List the cities from which an attempt is possible. [COC-195]"""
    names = realm.land.layout.names
    return Influence.each([names[place] for place in starts(realm, realm.civ.goods[CULTURE])])


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return (aim(seat, land.number(g, Influence.of(action))),)


@rules.decision(must=True)
def aim(g: ClashOfCultures, seat: Seat, start: int) -> list[Action]:
    """Choose the target city; reaching it may cost culture tokens. [COC-195, COC-196, COC-203]"""
    realm = Realm(g, seat)
    return Target.each([land.name(g, place) for place in targets(realm, start, realm.civ.goods[CULTURE])])


@aim.resolve
def attempt(g: ClashOfCultures, seat: Seat, action: Action, start: int) -> None:
    """Pay for the range and roll a die. [COC-196, COC-197, COC-204]"""
    realm = Realm(g, seat)
    place = land.number(g, Target.of(action))
    goods.take(g, seat, goods.only(CULTURE, boost(realm, start, place)))
    faces = g.content.board.die
    number = faces[g.roll(len(faces))].number
    total = number + bonus(realm.sheet)
    g.tell("influence_rolled", seat, land.name(g, start), land.name(g, place), number)
    if total >= g.content.board.influence_success:
        g.then(*success(g, seat, place), end_attempt(seat))
    else:
        missing = g.content.board.influence_success - total
        g.then(boost_result(seat, start, place, missing), end_attempt(seat))


def success(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Return what a success does in a city. [COC-197, COC-727]"""
    realm = Realm(g, seat)
    for cities_, takes in other_targets:
        if cities_(realm) >> place & 1:
            return takes(g, seat, place)
    return (swap_building(seat, place),)


@rules.step
def end_attempt(g: ClashOfCultures, seat: Seat) -> None:
    """Forget what was announced for this attempt. [COC-727]"""
    deeds.forget(g, seat, deeds.NEXT_INFLUENCE)


def bonus(held: Sheet) -> int:
    """Return what cards add to the die; it is no boost. [COC-204, COC-446]"""
    return sum([power.roll for _, power in held.all(InfluencePower) if not power.here])


def may_boost(realm: Realm, start: int, place: int) -> bool:
    """Tell whether tokens may be added to the result. [COC-196, COC-198, COC-437, COC-441, COC-445]"""
    bound = cities.influenced(realm.g, realm.seat, realm.built) >> start & 1
    return not bound and not shielded(realm, place, target=False)


@rules.decision(widget="yesno")
def boost_result(g: ClashOfCultures, seat: Seat, start: int, place: int, missing: int) -> list[Action]:
    """Offer to pay the culture tokens that are missing to a success. [COC-196, COC-203]"""
    realm = Realm(g, seat)
    enough = realm.civ.goods[CULTURE] >= missing
    return [Boost(missing), PASS] if enough and may_boost(realm, start, place) else []


@boost_result.resolve
def pay_boost(g: ClashOfCultures, seat: Seat, action: Action, start: int, place: int, missing: int) -> None:
    if action == PASS:
        return
    goods.take(g, seat, goods.only(CULTURE, missing))
    g.then(*success(g, seat, place))


@rules.decision(must=True)
def swap_building(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the building that is swapped for one of the player's colour. [COC-197, COC-199, COC-203]"""
    return [Swap(BUILDINGS[kind], colour) for kind, colour in swappable(Realm(g, seat), place)]


@swap_building.resolve
def swap(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    """Swap a building; no further attempt is allowed in this turn. [COC-197, COC-201, COC-202]"""
    building, colour = Swap.of(action)
    kind = BUILDINGS.index(building)
    bit = 1 << place
    for holder, change in ((g.civs[colour], 0), (g.civs[seat], bit)):
        built = holder.buildings
        holder.buildings = (*built[:kind], built[kind] & ~bit | change, *built[kind + 1 :])
    g.influenced = True
    g.tell("influenced", seat, building, land.name(g, place), colour)
    g.then(*effects.after(g, seat, "influence", place))


# As an effect.


@operations.named("influence")
def influence_for(
    g: ClashOfCultures, effect: language.Influence, seat: Seat, source: str, place: int
) -> Frames:
    """Make an attempt without the action; boosts are paid as usual. [COC-428, COC-460]"""
    return (choose_origin(seat),)


@rules.decision(must=True)
def choose_origin(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the city from which the attempt is made. [COC-195, COC-428]"""
    return options.options(Realm(g, seat))


@choose_origin.resolve
def start_there(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(*begin(g, seat, action))


def _can_influence(realm: Realm, effect: language.Influence, left: Amounts) -> bool:
    return bool(starts(realm, left[CULTURE]))


possible["influence"] = _can_influence
