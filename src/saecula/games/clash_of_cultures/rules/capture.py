"""Capturing cities (COC-255 to COC-263, COC-319 to COC-323)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.powers import After, Keeps
from saecula.games.clash_of_cultures.rules import cities, deeds, effects, goods, hosts, land
from saecula.games.clash_of_cultures.rules.cities import ANGRY, PORT
from saecula.games.clash_of_cultures.rules.goods import GOLD
from saecula.games.clash_of_cultures.rules.hosts import SETTLER
from saecula.games.clash_of_cultures.rules.recruiting import supply
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.rules.sides import is_player
from saecula.games.clash_of_cultures.vocabulary import Resettle
from saecula.games.clash_of_cultures.words import BUILDINGS

NO_PORT: Final = -1
DESTROYED: Final = -2
NEAR: Final = "opposing_city_near"


@rules.step
def capture(g: ClashOfCultures, attacker: int, place: int) -> None:
    """Take a city: its pieces and gold, the loser's settler, what cards do. [COC-250, COC-255]"""
    loser = cities.owner(g, place)
    facts = _facts(g, attacker, place)
    gold = reward(g, loser, place)
    g.tell("captured", attacker, loser, land.name(g, place))
    if settlements_left(g, attacker):
        gold += change_hands(g, attacker, loser, place)
    else:
        gold += demolish(g, place)
    g.druids &= ~(1 << place)
    g.beloved = tuple([tokens for tokens in g.beloved if tokens[0] != place])
    frames = [resettle(loser)] if is_player(loser) else []
    if is_player(attacker):
        g.captured = place
        goods.gain(g, attacker, goods.only(GOLD, gold))
        if where(g, g.civs[attacker], g.civs[attacker].leader) == place:
            deeds.remember(g, attacker, deeds.LED_CAPTURE, land.name(g, place))
        frames += effects.after(g, attacker, "capture", place, facts=facts)
        frames.append(count_angry(attacker, place))
    if is_player(loser):
        frames += effects.after(g, loser, "city_lost", place)
    g.then(*frames)


@rules.step
def count_angry(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Note one more angry city, unless a card has calmed it; it may have been angry before. [COC-868]"""
    if (g.civs[seat].cities & g.angry) >> place & 1:
        deeds.angered(g, seat, str(place))


def _facts(g: ClashOfCultures, attacker: int, place: int) -> tuple[str, ...]:
    """Return what cards may want to know of a city before its capture. [COC-250]"""
    found = []
    built = cities.standing(g)
    if cities.mood(g, place) != ANGRY:
        found.append("not_angry")
    if cities.owner(g, place) == BARBARIANS:
        found.append("barbarian")
    if built[cities.TEMPLE] >> place & 1:
        found.append("temple")
    if is_player(attacker):
        own = g.civs[attacker]
        if any([standing >> place & 1 for standing in own.buildings]):
            found.append("influenced")
        others = cities.all_cities(g) & ~own.cities & ~(1 << place)
        ranges = [power.within for _, power in sheet(g, own).all(After) if NEAR in power.when]
        if any([land.land(g).within(place, within) & others for within in ranges]):
            found.append(NEAR)
    return tuple(found)


def reward(g: ClashOfCultures, loser: int, place: int) -> int:
    """Return the gold for a city by its size and mood; a barbarian city brings one. [COC-257, COC-319]"""
    if loser == BARBARIANS:
        return int(g.content.board.barbarian_gold)
    return cities.modified_size(cities.size(g, place, cities.standing(g)), cities.mood(g, place))


def settlements_left(g: ClashOfCultures, side: int) -> int:
    """Return how many settlements a side has in supply. [COC-002, COC-003, COC-322]"""
    if side == BARBARIANS:
        return int(g.content.board.barbarian_settlements) - g.tribes.bit_count()
    return cities.settlements_left(g, g.civs[side])


def change_hands(g: ClashOfCultures, attacker: int, loser: int, place: int) -> int:
    """Swap the settlement and, for a player, the loser's buildings; return the gold for what is removed.

    [COC-256, COC-258, COC-260, COC-261, COC-320, COC-321]
    """
    bit = 1 << place
    if loser == BARBARIANS:
        g.tribes &= ~bit
    else:
        g.civs[loser].cities &= ~bit
    gold = 0
    if attacker == BARBARIANS:
        g.tribes |= bit
    else:
        g.civs[attacker].cities |= bit
        gold = repaint(g, attacker, loser, place) if loser != BARBARIANS else 0
    cities.show_mood(g, place, ANGRY)
    return gold


def repaint(g: ClashOfCultures, attacker: Seat, loser: Seat, place: int) -> int:
    """Swap the loser's buildings; those without a piece to replace them bring gold. [COC-256, COC-258]"""
    gold = 0
    for kind in swapped(g, loser, place):
        recolour(g, loser, kind, place, here=False)
        if cities.buildings_left(g, g.civs[attacker], kind):
            recolour(g, attacker, kind, place, here=True)
        else:
            gold += 1
            close_port(g, kind, place)
    return gold


def swapped(g: ClashOfCultures, loser: Seat, place: int) -> list[int]:
    """Return the loser's buildings in a city that change colour: all but obelisks. [COC-256, COC-591]"""
    kept = [
        power.building
        for building in g.content.buildings
        for power in building.powers
        if isinstance(power, Keeps)
    ]
    kept += [power.building for _, power in sheet(g, g.civs[loser]).all(Keeps)]
    return [
        kind
        for kind, standing in enumerate(g.civs[loser].buildings)
        if standing >> place & 1 and BUILDINGS[kind] not in kept
    ]


def recolour(g: ClashOfCultures, seat: Seat, kind: int, place: int, here: bool) -> None:
    """Put a player's building into a city, or take it away."""
    masks = list(g.civs[seat].buildings)
    masks[kind] = masks[kind] | 1 << place if here else masks[kind] & ~(1 << place)
    g.civs[seat].buildings = tuple(masks)


def close_port(g: ClashOfCultures, kind: int, place: int) -> None:
    """Forget where the port of a city stood that has lost it."""
    if kind == PORT:
        g.ports = (*g.ports[:place], NO_PORT, *g.ports[place + 1 :])


def demolish(g: ClashOfCultures, place: int) -> int:
    """Remove a city with all its pieces; return the gold for them. [COC-258, COC-263, COC-322]"""
    pieces = cities.size(g, place, cities.standing(g))
    for seat, civ in enumerate(g.civs):
        for kind, standing in enumerate(civ.buildings):
            if standing >> place & 1:
                recolour(g, seat, kind, place, here=False)
                close_port(g, kind, place)
        civ.cities &= ~(1 << place)
    g.tribes &= ~(1 << place)
    g.happy &= ~(1 << place)
    g.angry &= ~(1 << place)
    g.barred &= ~(1 << place)
    g.wonder_at = tuple([DESTROYED if at == place else at for at in g.wonder_at])
    g.tell("demolished", land.name(g, place))
    return pieces


@rules.decision
def resettle(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer the former owner a settler in another of their cities. [COC-006, COC-259, COC-321]"""
    civ = g.civs[seat]
    if not civ.cities or not supply(g, seat, SETTLER):
        return []
    names = [land.name(g, place) for place in bits(civ.cities)]
    return [*Resettle.each(names), PASS]


@resettle.resolve
def place_settler(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if action == PASS:
        return
    civ = g.civs[seat]
    civ.units = hosts.added(civ.units, land.number(g, Resettle.of(action)), [SETTLER])
    g.tell("resettled", seat, Resettle.of(action))
