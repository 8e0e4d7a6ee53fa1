"""Building, exploring and marching by leave of a card (COC-767, COC-769, COC-773, COC-775)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    activating,
    building,
    cities,
    effects,
    exploring,
    founding,
    goods,
    land,
    moving,
    paying,
    prices,
    wonders,
)
from saecula.games.clash_of_cultures.rules.building import CONSTRUCT
from saecula.games.clash_of_cultures.rules.cities import NEUTRAL
from saecula.games.clash_of_cultures.rules.effects import Path
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import move_ends, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import leaders_hex, sheet, use_up, where
from saecula.games.clash_of_cultures.vocabulary import BuildAt, BuildWonder, Found, Reveal, WithArchitect
from saecula.games.clash_of_cultures.words import BUILDINGS

# Constructing.


def sites(realm: Realm, effect: language.Construct) -> int:
    """Return the cities in which a card lets its player build. [COC-056]"""
    found = realm.civ.cities if effect.quiet else activating.activatable(realm)
    return found & leaders_hex(realm.g, realm.civ) if effect.where else found


def plans(realm: Realm, effect: language.Construct, stock: Amounts) -> list[Action]:
    """List what a card lets its player build with these goods, and where. [COC-769, COC-775]"""
    offered = building.available(realm, stock, free=effect.free)
    places = bits(sites(realm, effect))
    listed = [
        BuildAt(land.name(realm.g, place), BUILDINGS[kind])
        for place in places
        for kind in building.kinds(
            realm,
            place,
            offered if effect.free else building.offered_at(realm, place, stock, offered),
            activates=not effect.quiet,
        )
        if "building" in effect.what or BUILDINGS[kind] in effect.what
    ]
    if "wonder" in effect.what and effect.where:
        for place in places:
            listed += [*wonders.options(realm, place, stock), *wonders.with_architect(realm, place, stock)]
    return listed


@operations.named("construct")
def construct_by_card(
    g: ClashOfCultures, effect: language.Construct, seat: Seat, source: str, place: int
) -> Frames:
    """Construct something, with or without activating the city. [COC-056, COC-769, COC-775]"""
    return (plan(seat, source, effects.path_into(g.content, source, effect)),)


def construct_at(g: ClashOfCultures, source: str, path: Path) -> language.Construct:
    """Return the effect of a card by which something is constructed."""
    found = effects.effects_at(g.content, source, path[:-1])[path[-1]]
    assert isinstance(found, language.Construct)
    return found


@rules.decision
def plan(g: ClashOfCultures, seat: Seat, source: str, path: Path) -> list[Action]:
    """Choose what is built and where. [COC-769, COC-775]"""
    return plans(Realm(g, seat), construct_at(g, source, path), goods.stock(g.civs[seat]))


@plan.resolve
def carry_out_plan(g: ClashOfCultures, seat: Seat, action: Action, source: str, path: Path) -> None:
    effect = construct_at(g, source, path)
    frames: list[Frame]
    if BuildWonder.matches(action) or WithArchitect.matches(action):
        place = where(g, g.civs[seat], g.civs[seat].leader)
        frames = [*wonders.begin(g, seat, action, place)]
    else:
        hex_, id_ = BuildAt.of(action)
        place, kind = land.number(g, hex_), BUILDINGS.index(id_)
        if not effect.quiet:
            activating.exert(g, seat, place, NEUTRAL)
        paid = () if effect.free else building.pay(g, seat, place, kind)
        frames = [*paid, *building.erect(g, seat, place, kind)]
    g.then(*(frames if effect.quiet else activating.activate(g, seat, place, CONSTRUCT, *frames)))


def _can_construct(realm: Realm, effect: language.Construct, left: Amounts) -> bool:
    return bool(plans(realm, effect, left))


possible["construct"] = _can_construct


# Revealing a tile.


def unknown_sites(realm: Realm) -> list[int]:
    """Return the unexplored tiles next to a tile with one of the player's cities. [COC-767]"""
    layout = realm.land.layout
    home = 0
    for place in bits(realm.civ.cities):
        home |= land.mask(layout.sites[layout.site_of[place]])
    near = realm.land.near(home) & ~realm.land.explored
    return sorted({layout.site_of[place] for place in bits(near)})


@operations.named("reveal_tile")
def reveal_by_card(
    g: ClashOfCultures, effect: language.RevealTile, seat: Seat, source: str, place: int
) -> Frames:
    """Reveal a tile; with a price a city may be founded on it. [COC-767]"""
    cost = prices.amounts(effect.found) if effect.found else ()
    return (choose_tile(seat, cost),)


@rules.decision
def choose_tile(g: ClashOfCultures, seat: Seat, cost: Amounts) -> list[Action]:
    """Choose the tile that is revealed, by one of its hexes. [COC-767]"""
    realm = Realm(g, seat)
    layout = realm.land.layout
    return Reveal.each([layout.names[min(layout.sites[site])] for site in unknown_sites(realm)])


@choose_tile.resolve
def turn_tile(g: ClashOfCultures, seat: Seat, action: Action, cost: Amounts) -> None:
    site = land.land(g).layout.site_of[land.number(g, Reveal.of(action))]
    tile = exploring.draw(g)
    g.tell("explored", seat, Reveal.of(action))
    colony = [found_there(seat, site, cost)] if cost else []
    g.then(exploring.lay_tile(seat, site, tile, -1), *colony)


@rules.decision
def found_there(g: ClashOfCultures, seat: Seat, site: int, cost: Amounts) -> list[Action]:
    """Offer to found a city on the new tile without a settler. [COC-110, COC-767]"""
    realm = Realm(g, seat)
    able = cities.settlements_left(g, realm.civ) and paying.can_pay(
        realm.civ, cost, prices.ways(realm.sheet, "found")
    )
    places = founding.sites(realm) & land.mask(realm.land.layout.sites[site]) if able else 0
    return [*Found.each(land.names(g, places)), PASS] if places else []


@found_there.resolve
def settle_there(g: ClashOfCultures, seat: Seat, action: Action, site: int, cost: Amounts) -> None:
    if action == PASS:
        return
    civ = g.civs[seat]
    paid = paying.pay(g, seat, cost, prices.ways(sheet(g, civ), "found"))
    place = land.number(g, Found.of(action))
    civ.cities |= 1 << place
    g.tell("founded", seat, Found.of(action))
    g.then(*paid, founding.after_founding(seat, place, cities.NOBODY))


def _can_reveal(realm: Realm, effect: language.RevealTile, left: Amounts) -> bool:
    return bool(unknown_sites(realm))


possible["reveal_tile"] = _can_reveal


# A Move action with a bonus.


@operations.named("command")
def command(g: ClashOfCultures, effect: language.Command, seat: Seat, source: str, place: int) -> Frames:
    """Take a Move action; its first battle has a bonus, for which the card is noted. [COC-773]"""
    use_up(g.civs[seat], source)
    return moving.command(seat)


def bonuses(g: ClashOfCultures, civ: Civ) -> list[tuple[str, int]]:
    """Return the combat values that cards give to the battle a player starts. [COC-773]"""
    return [
        (source, effect.value)
        for source in civ.used
        for effect in effects.own_effects(g.content, source)
        if isinstance(effect, language.Command)
    ]


def bonus(g: ClashOfCultures, civ: Civ) -> int:
    """Return the combat value that all of them give together. [COC-773]"""
    return sum([value for _, value in bonuses(g, civ)])


def end_bonus(g: ClashOfCultures, civ: Civ) -> None:
    """Forget the bonus, after the first battle or the Move action. [COC-773]"""
    civ.used = tuple([source for source in civ.used if not _commands(g, source)])


def _commands(g: ClashOfCultures, source: str) -> bool:
    return any([isinstance(effect, language.Command) for effect in effects.own_effects(g.content, source)])


@move_ends.add(40)
def end_command(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the end of the bonus, if there is one. [COC-773]"""
    return (forget_bonus(seat),) if bonus(g, g.civs[seat]) else ()


@rules.step
def forget_bonus(g: ClashOfCultures, seat: Seat) -> None:
    """Forget the bonus of a Move action. [COC-773]"""
    end_bonus(g, g.civs[seat])
