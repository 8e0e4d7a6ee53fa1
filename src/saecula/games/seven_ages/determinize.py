"""Determinize: guess what a seat does not know, that is hands, markers and the types of units.

See the catalogue, "Hidden information".
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from saecula.core.actions import seat_of
from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.core.spread import Spread
from saecula.core.zones import NOBODY as UNSEEN
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.observation import FORCE_BITS, MARKERS
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import battle, forces, leaders, plays
from saecula.games.seven_ages.rules.areas import empires_of, firmly_held, in_play
from saecula.games.seven_ages.rules.ground import galleys_sink
from saecula.games.seven_ages.rules.markers import ACTIONS, OFF_CARD, WILD
from saecula.games.seven_ages.rules.sheets import reached

Pool: TypeAlias = dict[str, dict[int, int]]  # by realm the counters that are left, by their earlier sides


def determinize(g: SevenAges, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess."""
    _deal_cards(g, seat)
    _deal_cadence(g, g.start)
    for other in range(g.seats):
        if other != seat:
            _deal_markers(g, other)
            _draw_leader(g, other)
            for slot in empires_of(g, other):
                g.empires[slot].units = _units(g, slot)
                if g.engaged and slot in g.sides:
                    _commit(g, slot)


def _deal_cards(g: SevenAges, viewer: Seat) -> None:
    """Deal the unseen cards to hands and the draw pile."""
    zones = [g.deck, *g.dealt, *[player.hand for player in g.players]]
    seen = {card for zone in zones for card in zone.cards} | set(g.discard)
    seen |= set(g.offered)
    seen |= {g.content.cards[g.empires[slot].card].id for slot in in_play(g)}
    seen |= set(plays.cards_of(g))
    unseen = [card for card in g.content.card_index if card not in seen]
    for seat, player in enumerate(g.players):
        player.hand = player.hand.filled(_lot(g, unseen, player.hand.unknowns()), seen_by(seat))
    if any([zone.unknowns() for zone in g.dealt]):
        _deal_open(g, viewer, unseen)
    g.deck = g.deck.filled(_lot(g, unseen, g.deck.unknowns()), UNSEEN)


def _lot(g: SevenAges, among: list[str], number: int) -> list[str]:
    """Take this many of some cards or markers at random; taking all of them needs no dice."""
    if number == len(among):
        taken = among[:]
        among.clear()
        return taken
    taken = []
    for _ in range(number):
        at = g.roll(len(among))
        taken.append(among[at])
        among[at] = among[-1]
        among.pop()
    return taken


def _deal_open(g: SevenAges, viewer: Seat, unseen: list[str]) -> None:
    """Deal the cards of a combat round, or of an assassination, that the viewer does not know."""
    holders = _holders(g)
    knower = next((other for other in holders if other != viewer), holders[0])
    g.dealt = tuple(
        [
            zone.filled(_lot(g, unseen, zone.unknowns()), seen_by(owner if owner != viewer else knower))
            for zone, owner in zip(g.dealt, holders, strict=True)
        ]
    )


def _holders(g: SevenAges) -> tuple[Seat, Seat]:
    """Return whose cards were dealt: of the sides of a conflict, or of an assassin and its victim."""
    if not any([len(zone) for zone in g.dealt]):
        return NONE, NONE
    if g.conflict == NONE:
        play = plays.top(g)
        return play.seat, g.empires[play.empire].owner
    attacker, defender = g.sides
    return g.empires[attacker].owner, g.empires[defender].owner


def _deal_markers(g: SevenAges, seat: Seat) -> None:
    """Deal the markers that a player has not shown; those whose number has passed were idle or declined."""
    own = [g.empires[slot] for slot in empires_of(g, seat)]
    player = g.players[seat]
    zones = [player.laid, *[empire.marker for empire in own]]
    if not any([zone.unknowns() for zone in zones]):
        return
    shown = {marker for zone in zones for marker in zone.cards}
    left = [marker for marker in MARKERS if marker not in shown]
    for empire in own:
        if empire.marker.unknowns():
            empire.marker = pile(_lot(g, left, 1), seen_by(seat))
    if player.laid.unknowns():
        beside = [marker for marker in left if marker == WILD or marker in OFF_CARD]
        player.laid = pile(_lot(g, beside or left, 1), seen_by(seat))


def _deal_cadence(g: SevenAges, seat: Seat) -> None:
    """Guess the cadence markers that the start player has laid."""
    if g.cadence.unknowns():
        unseen = list(g.shuffled(tuple([marker for marker in ACTIONS if marker not in g.cadence.cards])))
        g.cadence = g.cadence.filled(unseen, seen_by(seat))


def _draw_leader(g: SevenAges, seat: Seat) -> None:
    """Guess the counter that a player has just drawn from the cup."""
    if any([frame for frame in leaders.keep_leader.asked(g) if seat_of(frame) == seat]):
        g.players[seat].drawn = leaders.from_cup(g) + 1


def _units(g: SevenAges, slot: int) -> Spread:
    """Guess the types of an empire's units from its pool, after those that the conflict has shown."""
    empire, content = g.empires[slot], g.content
    pool = {realm: dict(mix) for realm, mix in _pool(content, slot)}
    sides = _sides(content, reached(g, empire))
    bared = list(forces.units_of(g.bared[g.sides.index(slot)])) if slot in g.sides else []
    for type_ in bared:
        unit = content.units[type_]
        if not unit.common:  # units in the open belong to no pool
            counters = pool[unit.domain]
            _spend(counters, type_ if type_ in counters else content.flip[type_])
    here = forces.shores(content, g.conflict) if bared else ()
    far = galleys_sink(g, empire, firmly_held(g, slot)) & empire.forces.mask
    found: dict[int, int] = {}
    for place, force in sorted(empire.forces, key=lambda there: not far >> there[0] & 1):
        stack, shown = 0, bared if place in here else []
        for number, part in enumerate(forces.PARTS):
            for _ in range(force >> FORCE_BITS * number & forces.BYTE):
                stack += forces.one(_unit(g, part, pool, sides, shown, bool(far >> place & 1)))
        found[place] = stack
    return Spread(empire.forces.mask, tuple([found[place] for place in bits(empire.forces.mask)]))


@lru_cache(maxsize=64)
def _pool(content: Content, slot: int) -> tuple[tuple[str, dict[int, int]], ...]:
    """Return the counters of a colour by realm: how many there are of each, by their earlier sides."""
    units, mix = content.units, content.mixes[slot].items()
    return tuple([(realm, {t: n for t, n in mix if units[t].domain == realm}) for realm in forces.REALMS])


@lru_cache(maxsize=1024)
def _sides(content: Content, reached_: int) -> tuple[int, ...]:
    """Return for each side of a counter the newer one, if the empire may have built it."""
    sides = enumerate(content.flip)
    return tuple([flip if flip >= 0 and reached_ >> flip & 1 else type_ for type_, flip in sides])


def _unit(g: SevenAges, part: str, pool: Pool, sides: tuple[int, ...], shown: list[int], far: bool) -> int:
    """Return a unit of a part of a force: one that was shown, an open one, or one from the pool.

    Elephants, nuclear weapons and star wars are open [7AG-219]. Far from own land it is no galley.
    """
    units = g.content.units
    for type_ in shown:
        if forces.part_of(units[type_]) == part:
            shown.remove(type_)
            return type_
    if part in forces.OPEN:
        return next(type_ for type_, unit in enumerate(units) if unit.cls == part)
    counters = list(pool[part])
    if far:
        counters = [type_ for type_ in counters if units[sides[type_]].id != "galley"] or counters
    counter = counters[g.roll(len(counters))]
    _spend(pool[part], counter)
    return sides[counter]


def _spend(counters: dict[int, int], counter: int) -> None:
    counters[counter] -= 1
    if not counters[counter]:
        del counters[counter]


def _commit(g: SevenAges, slot: int) -> None:
    """Guess what a side has committed unseen: everything, or one unit, mostly the former. [7AG-450]"""
    units = battle.uncommitted(g, slot)
    single = forces.units_of(units)
    one_of_three = g.roll(3) == 0
    g.empires[slot].committed = forces.one(single[g.roll(len(single))]) if one_of_three else units
