"""What holds after every choice: components conserved, limits kept (COC-002, COC-005, COC-065, COC-170)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import barbarians, cities, hosts, pirates, sides
from saecula.games.clash_of_cultures.rules.cards import put_away
from saecula.games.clash_of_cultures.rules.events import exchange
from saecula.games.clash_of_cultures.rules.exploring import lay_tile
from saecula.games.clash_of_cultures.rules.hosts import LEADER, SHIP, Troops, kind_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.recruiting import supply
from saecula.games.clash_of_cultures.rules.sailing import lay_coast
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS

PERSONS: Final = 3  # the place of great persons in an offer


def check(g: ClashOfCultures) -> None:
    """Raise AssertionError where the table is broken."""
    _check_map(g)
    for seat, civ in enumerate(g.civs):
        name = f"civilization {seat}"
        _check_goods(g, civ, name)
        _check_advances(g, civ, name)
        _check_pieces(g, civ, name)
        _check_units(g, civ.units, name, sides.capacity(g, seat), Realm(g, seat).host.most_led)
        for kind in range(len(KINDS)):
            assert supply(g, seat, kind) >= 0, f"{name} has too many of {KINDS[kind]}"
    _check_others(g)
    _check_cities(g)
    _check_cards(g)
    _check_turn(g)
    _check_battle(g)


def _check_cards(g: ClashOfCultures) -> None:
    """Check that every action, objective and wonder card lies in one place. [COC-004, COC-005]"""
    content = g.content
    actions = [*g.action_deck.cards, *g.action_discards]
    objectives = [*g.objective_deck.cards, *g.objective_discards]
    wonders = [*g.wonder_deck.cards, *g.wonder_discards, *g.wonder_row, *([g.envoy] if g.envoy else [])]
    wonders += [id_ for id_, place in zip(content.wonder_index, g.wonder_at, strict=True) if place != -1]
    for zone in g.battle.laid:
        actions += zone.cards
    for back, found in zip(g.offer, (actions, objectives, wonders), strict=False):
        found += back.cards
    for civ in g.civs:
        actions += civ.hand.cards
        objectives += [*civ.objectives.cards, *civ.drawn.cards, *civ.assigned.cards, *civ.completed]
        wonders += civ.wonders.cards
    _check_events(g)
    deck = content.objective_deck(not g.variant.base_only)
    assert sorted(actions) == sorted(content.action_cards), "an action card is missing or lies twice"
    assert sorted(objectives) == sorted(deck), "an objective card is missing or lies twice"
    assert sorted(wonders) == sorted(content.wonder_index), "a wonder card is missing or lies twice"


def _check_events(g: ClashOfCultures) -> None:
    """Check that every event lies in one place; what stays in play has its sign. [COC-295, COC-302]"""
    found = [*g.event_deck.cards, *g.event_top.cards, *g.event_bottom.cards]
    found += [*g.event_discards, *g.events_gone]
    for back in g.offer[PERSONS : PERSONS + 1]:
        found += back.cards
    for civ in g.civs:
        found += [*civ.persons.cards, *civ.open_persons]
    deck = g.content.event_deck(not g.variant.base_only)
    assert sorted(found) == sorted(deck), "an event is missing or lies twice"
    pacts = sum(["great_diplomat" in civ.open_persons for civ in g.civs])
    assert bool(g.diplomat) <= bool(pacts), "a peace without a diplomat"
    going = [card for _, card, _ in put_away.waiting(g)]
    assert g.eclipse <= ("solar_eclipse" in g.events_gone), "an eclipse without its card"
    assert (g.trojan >= 0) <= ("trojan_horse" in g.events_gone), "a horse without its card"
    idle = [card for card in g.events_gone if card not in going and not g.content.events[card].stays]
    assert len(idle) <= len(exchange.asked(g)), "an event was not put away"


def _check_map(g: ClashOfCultures) -> None:
    """Check that every tile lies in one place, and that nothing stands where nobody has been."""
    laid = [tile for tile, _ in g.laid if tile and not g.content.tiles[tile].start]
    laid += [tile for _, tile, _ in map(lay_tile.of, lay_tile.asked(g))]  # turned up, not yet laid
    laid += [tile for _, tile, _ in map(lay_coast.of, lay_coast.asked(g))]
    assert sorted([*laid, *g.pool]) == sorted(g.content.normal_tiles), "a tile is missing or lies twice"
    explored = land(g).explored
    assert not cities.all_cities(g) & ~explored, "a city stands in the unknown"
    assert not g.exhausted & ~explored, "a token lies in the unknown"
    assert g.exhausted.bit_count() <= g.content.board.exhausted_tokens, "too many exhausted tokens"


def _check_goods(g: ClashOfCultures, civ: Civ, name: str) -> None:
    for good, (held, most) in enumerate(zip(civ.goods, sheet(g, civ).limits, strict=True)):
        assert 0 <= held <= most, f"{name} has {held} of {GOODS[good]}"


def _check_advances(g: ClashOfCultures, civ: Civ, name: str) -> None:
    """Check tops before others, one government, and the event counter. [COC-097, COC-098, COC-101]"""
    content = g.content
    for category, mask in content.category_masks.items():
        if civ.advances & mask:
            assert civ.advances >> content.tops[category] & 1, f"{name} lacks the top of {category}"
    governments = [c for c in content.governments if civ.advances & content.category_masks[c]]
    assert len(governments) <= 1, f"{name} has two governments"
    assert 0 <= civ.counter <= content.board.event_counter, f"{name} has {civ.counter} markers"


def _check_pieces(g: ClashOfCultures, civ: Civ, name: str) -> None:
    assert cities.settlements_left(g, civ) >= 0, f"{name} has too many settlements"
    for kind, where in enumerate(civ.buildings):
        assert cities.buildings_left(g, civ, kind) >= 0, f"{name} has too many of {BUILDINGS[kind]}"
        assert not where & ~cities.all_cities(g), f"{name} has a building outside of cities"


def _check_others(g: ClashOfCultures) -> None:
    """Check barbarians and pirates: where they are, and how many of them. [COC-003, COC-310, COC-330]"""
    _check_units(g, g.horde, "barbarians", 0)
    _check_units(g, g.pirates, "pirates", 0)
    assert barbarians.settlements_left(g) >= 0, "the barbarians have too many settlements"
    for kind in range(len(KINDS)):
        assert barbarians.supply(g, kind) >= 0, f"the barbarians have too many of {KINDS[kind]}"
    assert pirates.supply(g) >= 0, "there are too many pirates"
    water = land(g).water
    assert not any([water >> place & 1 for place, *_ in g.horde]), "barbarians are at sea"
    assert all([water >> place & 1 for place, *_ in g.pirates]), "pirates are on land"


def _check_units(g: ClashOfCultures, troops: Troops, name: str, capacity: int, most_led: int = 0) -> None:
    """Check the order of troops, where units may be, and how many of them. [COC-170, COC-178, COC-181]"""
    now = land(g)
    assert troops == hosts.changed(tuple(sorted(troops)), int), f"{name} has unsorted troops"
    for place, *units in troops:
        here = f"{name} on hex {place}"
        assert units, f"{here}: no units"
        assert now.explored >> place & 1, f"{here}: unexplored"
        ships = sum([kind_of(unit) == SHIP for unit in units])
        if now.water >> place & 1:
            fighting = place in (g.battle.hex, g.battle.came)  # units drown only when it ends
            room = ships * capacity
            assert fighting or len(units) - ships <= room, f"{here}: too many units aboard"
        else:
            army = sum([hosts.is_army(unit) for unit in units])
            assert not ships, f"{here}: ships on land"
            led = LEADER in map(kind_of, units)
            assert army <= (most_led if led else g.content.board.stack_limit), f"{here}: {army} army units"
        leaders = sum([kind_of(unit) == LEADER for unit in units])
        assert leaders <= 1, f"{here}: {leaders} leaders"


def _check_cities(g: ClashOfCultures) -> None:
    """Check owners, moods, sizes and ports. [COC-075, COC-079, COC-137, COC-144]"""
    owned = g.tribes
    for civ in g.civs:
        assert not owned & civ.cities, "a city has two owners"
        owned |= civ.cities
    assert not g.happy & g.angry, "a city is happy and angry"
    assert not (g.happy | g.angry) & ~owned, "there is a mood without a city"
    assert all([owned & ~g.tribes & 1 << place for place, _ in g.beloved]), "tokens lie outside of cities"
    assert not g.druids & ~g.tribes, "a druid is not among barbarians"
    now, built = land(g), cities.standing(g)
    for place in bits(owned):
        assert cities.size(g, place, built) <= g.content.board.city_limit, f"city {place} is too large"
        port = g.ports[place]
        assert (port >= 0) == bool(built[cities.PORT] >> place & 1), f"city {place} has half a port"
        assert port < 0 or now.water >> port & 1, f"the port of city {place} stands on land"
    colours = [
        sum([civ.buildings[kind] >> place & 1 for civ in g.civs])
        for kind in range(len(BUILDINGS))
        for place in bits(owned)
    ]
    assert max(colours, default=0) <= 1, "a city has a building twice"


def _check_turn(g: ClashOfCultures) -> None:
    if g.active < 0:
        assert not g.actions, "actions are left although it is nobody's turn"
        assert not g.activated, "activations are kept although it is nobody's turn"
        assert not g.barred, "a city is barred although it is nobody's turn"
    assert min(g.actions, g.moves) >= 0, "a negative number of actions or moves"


def _check_battle(g: ClashOfCultures) -> None:
    """Check that nothing of a battle is kept when it is over, and which sides fight. [COC-225, COC-231]"""
    battle = g.battle
    if battle.attacker < 0:
        kept = (battle.laid, battle.killed, battle.notes, battle.attacking_powers, battle.defending_powers)
        assert not any(kept), "something of a battle is kept although nobody fights"
        assert not battle.round, "a round is counted although nobody fights"
        return
    assert battle.attacker != battle.defender, "somebody fights against themselves"
    assert all([len(zone) <= 1 for zone in battle.laid]), "a side has laid two tactics cards"
