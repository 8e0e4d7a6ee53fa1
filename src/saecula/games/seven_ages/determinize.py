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
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, leaders
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.markers import WILD
from saecula.games.seven_ages.rules.sheets import level


def determinize(g: SevenAges, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess."""
    _deal_cards(g)
    for other in range(g.seats):
        if other != seat:
            _deal_markers(g, other)
            _draw_leader(g, other)
            for slot in empires_of(g, other):
                g.empires[slot].units = _units(g, slot)


def _deal_cards(g: SevenAges) -> None:
    """Deal the unseen cards to hands and the draw pile."""
    zones = [g.deck, *[player.hand for player in g.players]]
    seen = {card for zone in zones for card in zone.cards} | set(g.discard)
    seen |= {g.content.cards[g.empires[slot].card].id for slot in in_play(g)}
    unseen = list(g.shuffled(tuple([card.id for card in g.content.cards if card.id not in seen])))
    for seat, player in enumerate(g.players):
        hand = player.hand
        player.hand = hand.filled([unseen.pop() for _ in range(hand.unknowns())], seen_by(seat))
    g.deck = g.deck.filled([unseen.pop() for _ in range(g.deck.unknowns())], UNSEEN)


def _deal_markers(g: SevenAges, seat: Seat) -> None:
    """Deal the markers that a player has not shown; those whose number has passed were idle or declined."""
    zones = [g.players[seat].laid, *[g.empires[slot].marker for slot in empires_of(g, seat)]]
    shown = {marker for zone in zones for marker in zone.cards}
    left = list(g.shuffled(tuple([marker for marker in MARKERS if marker not in shown])))
    for slot in empires_of(g, seat):
        g.empires[slot].marker = _guess(g.empires[slot].marker, left, seat)
    beside = [marker for marker in left if marker in ("found", "destiny", "civilise", WILD)]
    g.players[seat].laid = _guess(g.players[seat].laid, beside or left, seat)


def _draw_leader(g: SevenAges, seat: Seat) -> None:
    """Guess the counter that a player has just drawn from the cup."""
    if any([frame for frame in leaders.keep_leader.asked(g) if seat_of(frame) == seat]):
        g.players[seat].drawn = leaders.from_cup(g) + 1


def _guess(zone: Zone, left: list[str], seat: Seat) -> Zone:
    return pile([left.pop()], seen_by(seat)) if zone.unknowns() else zone


def _units(g: SevenAges, slot: int) -> Spread:
    """Guess the types of an empire's units from its pool, the newest first."""
    empire = g.empires[slot]
    pools = dict(g.content.mixes[slot])
    return spread([(place, _stack(g, slot, force, pools)) for place, force in empire.forces])


def _stack(g: SevenAges, slot: int, force: int, pools: dict[int, int]) -> int:
    """Guess the units of one place."""
    stack = 0
    for realm in forces.REALMS:
        for _ in range(forces.share(force, realm)):
            open_ = [type_ for type_ in pools if pools[type_] and g.content.units[type_].domain == realm]
            type_ = open_[g.roll(len(open_))]
            pools[type_] -= 1
            stack += forces.one(_side(g, slot, type_))
    return stack


def _side(g: SevenAges, slot: int, type_: int) -> int:
    """Return the newer side of a counter, if the empire may have built it."""
    later = g.content.flip[type_]
    return later if level(g, g.empires[slot], later) <= g.empires[slot].progress else type_
