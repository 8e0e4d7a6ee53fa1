"""What events do: losses of mood, goods and units, and gifts (COC-299 to COC-305, COC-750 to COC-803)."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import ChangeMood, Lose, Place, Remove, Share
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Meets
from saecula.games.clash_of_cultures.rules import cities, effects, goods, hosts, land, paying, prices, wonders
from saecula.games.clash_of_cultures.rules.cities import ANGRY, HAPPY
from saecula.games.clash_of_cultures.rules.effects import Counting, Path
from saecula.games.clash_of_cultures.rules.goods import MOOD, Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    IS_ARMY,
    LEADER,
    PIRATE,
    SHIP,
    is_army,
    kind_of,
    unmarked,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.recruiting import can_leave, supply
from saecula.games.clash_of_cultures.rules.registry import (
    mood_set,
    operations,
    possible,
    possible_there,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import has, sheet, where
from saecula.games.clash_of_cultures.vocabulary import (
    Deal,
    GiveUp,
    GiveUpPirate,
    Gladden,
    PlaceAt,
    Prevent,
    Sadden,
)
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS, MOODS


def concerned(g: ClashOfCultures, seat: Seat, having: tuple[str, ...]) -> bool:
    """Return whether a player has one of these advances."""
    return any([has(g, g.civs[seat], advance) for advance in having])


# Mood.


def fitting(realm: Realm, effect: ChangeMood) -> int:
    """Return a player's cities of which an effect speaks. [COC-781, COC-785, COC-801]"""
    g, now = realm.g, realm.land
    found = realm.civ.cities
    for word in effect.of:
        if word == "not_angry":
            found &= ~g.angry
        elif word == "not_happy":
            found &= ~g.happy
        elif word == "coastal":
            found &= now.near(now.water)
        elif word == "near_barren":
            found &= near_barren(realm)
        else:
            found &= land.mask([place for place, units in realm.host.units.items() if word in _kinds(units)])
    return found


def near_barren(realm: Realm) -> int:
    """Return a player's cities on or next to barren land. [COC-801]"""
    return realm.civ.cities & (realm.land.barren | realm.land.near(realm.land.barren))


def _kinds(units: hosts.Units) -> list[str]:
    return [KINDS[kind_of(unit)] for unit in units]


@mood_set.add(1)
def set_moods(g: ClashOfCultures, seat: Seat, effect: ChangeMood, source: str, place: int) -> Frames:
    """Lower or set the mood of cities: of the one concerned, or of some the player chooses. [COC-303]"""
    if effect.where:
        return (turn_mood(seat, place, MOODS.index(effect.to)),)
    if effect.to == "happy":
        return (make_happy(seat),)
    number = effect.cities + (effect.more if concerned(g, seat, effect.having) else 0)
    path = effects.path_into(g.content, source, effect)
    return (look_for_city(seat, source, path, number, 0),)


@rules.step
def turn_mood(g: ClashOfCultures, seat: Seat, place: int, mood: int) -> None:
    """Give a city a mood, if it is still there."""
    if cities.owner(g, place) == cities.NOBODY:
        return
    before = cities.mood(g, place)
    cities.set_mood(g, place, mood)
    if mood > before:
        g.tell("mood_rose", seat, land.name(g, place), mood - before)
    elif mood < before:
        g.tell("mood_fell", seat, land.name(g, place))


@rules.decision
def make_happy(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the city that becomes happy. [COC-768]"""
    return Gladden.each(land.names(g, g.civs[seat].cities & ~g.happy))


@make_happy.resolve
def cheer_up(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(turn_mood(seat, land.number(g, Gladden.of(action)), HAPPY))


def _effect_at(g: ClashOfCultures, source: str, path: Path) -> ChangeMood:
    found = effects.effects_at(g.content, source, path[:-1])[path[-1]]
    assert isinstance(found, ChangeMood)
    return found


def _open_to(g: ClashOfCultures, seat: Seat, effect: ChangeMood, chosen: int) -> int:
    """Return the cities that may be chosen: those that can still lose mood, if there are any. [COC-303]"""
    found = fitting(Realm(g, seat), effect) & ~chosen
    return found & ~g.angry or (found if effect.loses else 0)


@rules.step
def look_for_city(g: ClashOfCultures, seat: Seat, source: str, path: Path, number: int, chosen: int) -> None:
    """Let cities lose mood one by one; if there is none, do what follows instead. [COC-303, COC-305]"""
    effect = _effect_at(g, source, path)
    if number and _open_to(g, seat, effect, chosen):
        g.then(sadden(seat, source, path, number, chosen))
    elif not chosen:
        g.then(*effects.inside(g, seat, source, effect))


@rules.decision(must=True)
def sadden(g: ClashOfCultures, seat: Seat, source: str, path: Path, number: int, chosen: int) -> list[Action]:
    """Choose a city whose mood falls. [COC-303, COC-305, COC-750, COC-781]"""
    return Sadden.each(land.names(g, _open_to(g, seat, _effect_at(g, source, path), chosen)))


@sadden.resolve
def sadden_city(
    g: ClashOfCultures, seat: Seat, action: Action, source: str, path: Path, number: int, chosen: int
) -> None:
    effect = _effect_at(g, source, path)
    place = land.number(g, Sadden.of(action))
    lost: list[Frame] = []
    if effect.loses:
        lost = lose_unit(g, seat, place, KINDS.index(effect.loses), 0)
    chosen |= 1 << place
    to = mood_after(g, place, source, path)
    g.then(*lost, *fall(g, seat, place, to), look_for_city(seat, source, path, number - 1, chosen))


def mood_after(g: ClashOfCultures, place: int, source: str, path: Path) -> int:
    """Return the mood to which an event lowers that of a city. [COC-303, COC-305]"""
    effect = _effect_at(g, source, path)
    return max(MOODS.index(effect.to) if effect.to else cities.mood(g, place) - effect.down, ANGRY)


def fall(g: ClashOfCultures, seat: Seat, place: int, to: int) -> list[Frame]:
    """Return the frames of a mood loss by an event, which its owner may prevent. [COC-300, COC-303]"""
    if cities.mood(g, place) == ANGRY:
        return []
    lent: list[Frame] = []
    civ = g.civs[seat]
    if wonders.libraries(g, seat) and prices.worth(sheet(g, civ), goods.stock(civ), MOOD):
        lent.append(wonders.lend(seat, soothing(g.content)))
    return [*lent, prevent_fall(seat, place, max(to, ANGRY))]


@lru_cache(maxsize=16)
def soothing(content: Content) -> tuple[str, ...]:
    """Return the advances that prevent the loss of mood. [COC-362, COC-420]"""
    return tuple(
        [
            advance.id
            for advance in content.advances
            for power in advance.powers
            if isinstance(power, Meets) and power.how == "prevent" and "mood_loss" in power.what
        ]
    )


# Myths, and the Storm Master.


def preventing(g: ClashOfCultures, seat: Seat, what: str, place: int) -> list[str]:
    """Return the cards that prevent a loss, if their price can be paid. [COC-300, COC-602]"""
    civ = g.civs[seat]
    found = []
    for source, power in sheet(g, civ).all(Meets):
        if power.how != "prevent" or what not in power.what:
            continue
        if power.here and not (where(g, civ, source) == place and civ.cities >> place & 1):
            continue
        ways = prices.ways(sheet(g, civ), source)
        if not power.prices or paying.can_pay(civ, prices.amounts(power.prices[0]), ways):
            found.append(source)
    return found


def pay_prevention(g: ClashOfCultures, seat: Seat, source: str) -> Frames:
    """Pay a card that prevents a loss."""
    civ = g.civs[seat]
    g.tell("prevented", seat, source)
    for card, power in sheet(g, civ).all(Meets):
        if card == source and power.prices:
            return paying.pay(g, seat, prices.amounts(power.prices[0]), prices.ways(sheet(g, civ), source))
    return ()


@rules.decision(must=True)
def prevent_fall(g: ClashOfCultures, seat: Seat, place: int, to: int) -> list[Action]:
    """Offer to prevent the fall of a city's mood, whatever the number of steps. [COC-300, COC-305]"""
    return [*Prevent.each(preventing(g, seat, "mood_loss", place)), PASS]


@prevent_fall.resolve
def let_fall(g: ClashOfCultures, seat: Seat, action: Action, place: int, to: int) -> None:
    if action == PASS:
        g.then(turn_mood(seat, place, to))
    else:
        g.then(*pay_prevention(g, seat, Prevent.of(action)))


# Goods.


@operations.named("lose")
def lose(g: ClashOfCultures, effect: Lose, seat: Seat, source: str, place: int) -> Frames:
    """Lose goods, never gold instead; a player who has too little loses it all. [COC-752, COC-755]"""
    number = effects.times(g, effect, seat, place)
    due = tuple([each * number for each in effects.amounts(effect.goods)])
    held = g.civs[seat].goods
    goods.take(g, seat, tuple(map(min, held, due)))
    short = any([has_ < asked for has_, asked in zip(held, due, strict=True)])
    return effects.inside(g, seat, source, effect) if short else ()


@operations.named("share")
def share(g: ClashOfCultures, effect: Share, seat: Seat, source: str, place: int) -> Frames:
    """Distribute goods among the others. [COC-763, COC-765]"""
    return (deal(seat, GOODS.index(effect.good), effect.n),)


@rules.draft
def deal(g: ClashOfCultures, seat: Seat, picks: Picks, good: int, number: int) -> list[Action]:
    """Choose who receives each good. [COC-763, COC-765]"""
    others = [other for other in range(g.seats) if other != seat]
    return Deal.each(others) if len(picks) < number else []


@deal.resolve
def hand_out(g: ClashOfCultures, seat: Seat, picks: Picks, good: int, number: int) -> None:
    given = [Deal.of(pick) for pick in picks]
    for other in sorted(set(given)):
        goods.gain(g, other, goods.only(good, given.count(other)))


# What effects count.


def _cities_with(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    built = cities.standing(g)
    found = 0
    for id_ in getattr(effect, "buildings", ()):
        found |= built[BUILDINGS.index(id_)]
    return (found & g.civs[seat].cities).bit_count()


def _cities_near_barren(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    return near_barren(Realm(g, seat)).bit_count()


def _cities_behind(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    """Count the cities a player with the fewest is behind; where all are equal, one. [COC-803]"""
    numbers = [civ.cities.bit_count() for civ in g.civs]
    if numbers[seat] > min(numbers):
        return 0
    return max(numbers) - min(numbers) or 1


effects.counts.update(
    {
        "cities_with": _cities_with,
        "cities_near_barren": _cities_near_barren,
        "cities_behind": _cities_behind,
    }
)


# Units.


@operations.named("place")
def place_units(g: ClashOfCultures, effect: Place, seat: Seat, source: str, place: int) -> Frames:
    """Place units from the supply; what is impossible lapses. [COC-303, COC-363, COC-776]"""
    return tuple([place_unit(seat, KINDS.index(effect.unit), effect.where, source, place)] * effect.n)


def room_for(realm: Realm, kind: int, spot: str, source: str, place: int) -> int:
    """Return the hexes on which a unit may be placed. [COC-006, COC-170, COC-303, COC-363]"""
    if supply(realm.g, realm.seat, kind) <= 0:
        return 0
    if spot == "water":
        return realm.land.water & ~realm.foes
    found = realm.civ.cities
    if spot == "there":
        found &= 1 << place if place >= 0 else 0
    elif spot in ("here", "leader_or_city"):
        leader = where(realm.g, realm.civ, realm.civ.leader)
        own = 1 << leader & realm.land.ground if leader >= 0 else 0
        found = own if spot == "here" else found | own
    return found & ~realm.host.full if IS_ARMY[kind] else found


@rules.decision
def place_unit(g: ClashOfCultures, seat: Seat, kind: int, spot: str, source: str, place: int) -> list[Action]:
    """Choose where a unit is placed; a ship of the Great Lighthouse may stay away. [COC-363, COC-776]"""
    found = PlaceAt.each(land.names(g, room_for(Realm(g, seat), kind, spot, source, place)))
    return [*found, PASS] if found and spot == "water" else found


@place_unit.resolve
def put_unit(
    g: ClashOfCultures, seat: Seat, action: Action, kind: int, spot: str, source: str, place: int
) -> None:
    if action == PASS:
        return
    civ = g.civs[seat]
    civ.units = hosts.added(civ.units, land.number(g, PlaceAt.of(action)), [kind])
    g.tell("placed", seat, KINDS[kind], PlaceAt.of(action))


def _placeable(realm: Realm, effect: Place, left: Amounts) -> bool:
    return bool(room_for(realm, KINDS.index(effect.unit), effect.where, "", -1))


possible["place"] = _placeable


def _placeable_there(g: ClashOfCultures, seat: Seat, effect: Place, place: int) -> bool:
    return bool(room_for(Realm(g, seat), KINDS.index(effect.unit), effect.where, "", place))


def _changes_mood_there(g: ClashOfCultures, seat: Seat, effect: ChangeMood, place: int) -> bool:
    if effect.where != "there":
        return True
    return bool(g.civs[seat].cities >> place & 1) and MOODS[cities.mood(g, place)] != effect.to


possible_there["place"] = _placeable_there
possible_there["mood"] = _changes_mood_there


def total_units(g: ClashOfCultures, seat: Seat) -> int:
    """Count a player's units on the map."""
    return sum([len(stack) - 1 for stack in g.civs[seat].units])


@operations.named("remove")
def remove(g: ClashOfCultures, effect: Remove, seat: Seat, source: str, place: int) -> Frames:
    """Remove units of one's choice. [COC-751, COC-799]"""
    units = total_units(g, seat)
    number = effect.n * (units // effect.each if effect.each else 1)
    if concerned(g, seat, effect.having):
        number += effect.more
    return tuple([give_up_unit(seat, effect.halves)] * min(number, units))


def removable(g: ClashOfCultures, seat: Seat, army: bool = False) -> list[tuple[int, int]]:
    """Return the units a player may remove, with their hexes; those aboard must keep a ship. [COC-006]"""
    return [
        (place, unit)
        for place, *units in g.civs[seat].units
        for unit in sorted(set(map(unmarked, units)))
        if (not army or is_army(unit)) and (kind_of(unit) != SHIP or can_leave(g, seat, place, SHIP))
    ]


def units_to_give_up(g: ClashOfCultures, seat: Seat, army: bool = False) -> list[Action]:
    """List the units a player may remove."""
    return [to_give_up(g, place, unit) for place, unit in removable(g, seat, army)]


def to_give_up(g: ClashOfCultures, place: int, unit: int) -> Action:
    """Return the choice of a unit; ships and allied pirates are told apart. [COC-586]"""
    hex_ = land.name(g, place)
    return GiveUpPirate(hex_) if unit & PIRATE else GiveUp(hex_, KINDS[kind_of(unit)])


def chosen_unit(g: ClashOfCultures, action: Action) -> tuple[int, int]:
    """Return hex and unit of such a choice."""
    if GiveUpPirate.matches(action):
        return land.number(g, GiveUpPirate.of(action)), SHIP | PIRATE
    hex_, kind = GiveUp.of(action)
    return land.number(g, hex_), KINDS.index(kind)


@rules.decision
def give_up_unit(g: ClashOfCultures, seat: Seat, halves: int) -> list[Action]:
    """Choose a unit that is lost. [COC-586, COC-751, COC-799]"""
    return units_to_give_up(g, seat)


@give_up_unit.resolve
def lose_chosen(g: ClashOfCultures, seat: Seat, action: Action, halves: int) -> None:
    g.then(*lose_unit(g, seat, *chosen_unit(g, action), halves))


def given_up(g: ClashOfCultures, seat: Seat, action: Action) -> Frame:
    """Return the frame of a chosen unit's loss."""
    return prevent_loss(seat, *chosen_unit(g, action), 0)


def lose_unit(g: ClashOfCultures, seat: Seat, place: int, unit: int, halves: int) -> list[Frame]:
    """Return the frame of a unit lost to an event; the Storm Master may prevent it. [COC-602]"""
    return [prevent_loss(seat, place, unit, halves)]


@rules.decision(must=True)
def prevent_loss(g: ClashOfCultures, seat: Seat, place: int, unit: int, halves: int) -> list[Action]:
    """Offer to prevent the loss of a unit. [COC-602]"""
    able = preventing(g, seat, "unit_loss", place) if unit != LEADER else []
    return [*Prevent.each(able), PASS]


@prevent_loss.resolve
def let_go(g: ClashOfCultures, seat: Seat, action: Action, place: int, unit: int, halves: int) -> None:
    if action == PASS:
        g.civs[seat].half_points += halves
        g.then(*take_off(g, seat, place, unit))
    else:
        g.then(*pay_prevention(g, seat, Prevent.of(action)))


def take_off(g: ClashOfCultures, seat: Seat, place: int, unit: int) -> list[Frame]:
    """Take a unit off the map; the card of a leader leaves the game. [COC-157, COC-526]"""
    civ = g.civs[seat]
    found = [other for other in hosts.at(civ.units, place) if unmarked(other) == unit]
    civ.units = hosts.removed(civ.units, place, [max(found)])
    g.tell("unit_lost", seat, KINDS[kind_of(unit)], land.name(g, place))
    if unit != LEADER:
        return []
    civ.leader = ""
    return effects.after(g, seat, "leader_gone")
