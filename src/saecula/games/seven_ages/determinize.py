"""Determinize: guess what a seat does not know, that is hands, markers and the types of units.

See the catalogue, "Hidden information".
"""

from __future__ import annotations

from saecula.core.actions import seat_of
from saecula.core.position import Seat
from saecula.core.spread import Spread, spread
from saecula.core.zones import NOBODY as UNSEEN
from saecula.core.zones import Zone, pile, seen_by
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import battle, forces, leaders, plays
from saecula.games.seven_ages.rules.areas import empires_of, firmly_held, in_play
from saecula.games.seven_ages.rules.ground import galleys_sink
from saecula.games.seven_ages.rules.markers import ACTIONS, WILD
from saecula.games.seven_ages.rules.sheets import level


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
    unseen = list(g.shuffled(tuple([card.id for card in g.content.cards if card.id not in seen])))
    for seat, player in enumerate(g.players):
        hand = player.hand
        player.hand = hand.filled([unseen.pop() for _ in range(hand.unknowns())], seen_by(seat))
    if any([zone.unknowns() for zone in g.dealt]):
        _deal_open(g, viewer, unseen)
    g.deck = g.deck.filled([unseen.pop() for _ in range(g.deck.unknowns())], UNSEEN)


def _deal_open(g: SevenAges, viewer: Seat, unseen: list[str]) -> None:
    """Deal the cards of a combat round, or of an assassination, that the viewer does not know."""
    holders = _holders(g)
    knower = next((other for other in holders if other != viewer), holders[0])
    g.dealt = tuple(
        [
            zone.filled(
                [unseen.pop() for _ in range(zone.unknowns())], seen_by(owner if owner != viewer else knower)
            )
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
    zones = [g.players[seat].laid, *[g.empires[slot].marker for slot in empires_of(g, seat)]]
    shown = {marker for zone in zones for marker in zone.cards}
    left = list(g.shuffled(tuple([marker for marker in MARKERS if marker not in shown])))
    for slot in empires_of(g, seat):
        g.empires[slot].marker = _guess(g.empires[slot].marker, left, seat)
    beside = [marker for marker in left if marker in ("found", "destiny", "civilise", WILD)]
    g.players[seat].laid = _guess(g.players[seat].laid, beside or left, seat)


def _deal_cadence(g: SevenAges, seat: Seat) -> None:
    """Guess the cadence markers that the start player has laid."""
    unseen = list(g.shuffled(tuple([marker for marker in ACTIONS if marker not in g.cadence.cards])))
    g.cadence = g.cadence.filled(unseen, seen_by(seat))


def _draw_leader(g: SevenAges, seat: Seat) -> None:
    """Guess the counter that a player has just drawn from the cup."""
    if any([frame for frame in leaders.keep_leader.asked(g) if seat_of(frame) == seat]):
        g.players[seat].drawn = leaders.from_cup(g) + 1


def _guess(zone: Zone, left: list[str], seat: Seat) -> Zone:
    return pile([left.pop()], seen_by(seat)) if zone.unknowns() else zone


def _units(g: SevenAges, slot: int) -> Spread:
    """Guess the types of an empire's units from its pool, after those that the conflict has shown."""
    empire = g.empires[slot]
    pools = dict(g.content.mixes[slot])
    bared = list(forces.units_of(g.bared[g.sides.index(slot)])) if slot in g.sides else []
    for type_ in bared:
        pools[_counter(g, pools, type_)] -= 1
    here = forces.shores(g.content, g.conflict) if bared else ()
    sunk = galleys_sink(g, empire, firmly_held(g, slot))
    far_first = sorted(empire.forces, key=lambda there: not sunk >> there[0] & 1)
    found = []
    for place, force in far_first:
        shown = bared if place in here else []
        found.append((place, _stack(g, slot, force, pools, shown, bool(sunk >> place & 1))))
    return spread(found)


def _counter(g: SevenAges, pools: dict[int, int], type_: int) -> int:
    """Return the side of a counter by which the pool knows it; open units belong to no pool."""
    if g.content.units[type_].common:
        pools.setdefault(type_, 1)
        return type_
    return type_ if type_ in pools else g.content.flip[type_]


def _stack(g: SevenAges, slot: int, force: int, pools: dict[int, int], bared: list[int], far: bool) -> int:
    """Guess the units of one place; elephants, nuclear weapons and star wars are open. [7AG-219]"""
    stack = 0
    for part in forces.PARTS:
        for _ in range(forces.part(force, part)):
            stack += forces.one(_unit(g, slot, part, pools, bared, far))
    return stack


def _unit(g: SevenAges, slot: int, part: str, pools: dict[int, int], bared: list[int], far: bool) -> int:
    """Return a unit of a part of a force: one that was shown, an open one, or one from the pool.

    Far from own land it is no galley.
    """
    units = g.content.units
    for type_ in bared:
        if forces.part_of(units[type_]) == part:
            bared.remove(type_)
            return type_
    if part in forces.OPEN:
        return next(type_ for type_, unit in enumerate(units) if unit.cls == part)
    open_ = [type_ for type_ in pools if pools[type_] > 0 and units[type_].domain == part]
    if far:
        open_ = [type_ for type_ in open_ if units[_side(g, slot, type_)].id != "galley"] or open_
    type_ = open_[g.roll(len(open_))]
    pools[type_] -= 1
    return _side(g, slot, type_)


def _commit(g: SevenAges, slot: int) -> None:
    """Guess what a side has committed unseen: everything, or one unit, mostly the former. [7AG-450]"""
    units = battle.uncommitted(g, slot)
    single = forces.units_of(units)
    one_of_three = g.roll(3) == 0
    g.empires[slot].committed = forces.one(single[g.roll(len(single))]) if one_of_three else units


def _side(g: SevenAges, slot: int, type_: int) -> int:
    """Return the newer side of a counter, if the empire may have built it."""
    later = g.content.flip[type_]
    return later if level(g, g.empires[slot], later) <= g.empires[slot].progress else type_
