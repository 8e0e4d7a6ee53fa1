"""Leaders: how they leave the map, and how they come in Civilise (7AG-264 to 7AG-270)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.modifiers import Draws, LeadersStay
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules.areas import age, controlled
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import (
    Appoint,
    DismissFrom,
    DismissLeader,
    DrawLeader,
    KeepLeader,
    PostIn,
    PutBack,
)

# How leaders leave.


def remove(g: SevenAges, slot: int, leader: int, area: int) -> None:
    """Remove a leader: a named one leaves the game, an unnamed one returns to the cup. [7AG-264, 7AG-265]"""
    empire, named = g.empires[slot], len(g.content.leaders)
    left = list(empire.leaders)
    left.remove((leader, area))
    empire.leaders = tuple(left)
    if leader >= named:
        _put_into_cup(g, leader - named, 1)
    g.tell("leader_left", empire.owner, g.content.leader_ids[leader])


def _put_into_cup(g: SevenAges, kind: int, number: int) -> None:
    g.cup = (*g.cup[:kind], g.cup[kind] + number, *g.cup[kind + 1 :])


def remove_all(g: SevenAges, slot: int) -> None:
    """Remove all leaders of an empire. [7AG-265, 7AG-302]"""
    for leader, area in g.empires[slot].leaders:
        remove(g, slot, leader, area)


def end_age(g: SevenAges, slot: int) -> None:
    """Remove the leaders of an empire that changes age, unless they stay. [7AG-265, 7AG-410]"""
    if not modifiers(g, g.empires[slot], LeadersStay):
        remove_all(g, slot)


def remove_stranded(g: SevenAges, slot: int) -> None:
    """Remove leaders that have no unit of their empire with them. [7AG-266, 7AG-412]"""
    empire = g.empires[slot]
    if not empire.leaders:
        return
    areas = controlled(g, empire)
    for leader, area in empire.leaders:
        if not areas >> area & 1:
            remove(g, slot, leader, area)


# In Civilise.


def dismissable(g: SevenAges, slot: int) -> list[Action]:
    """Return the leaders that an empire can remove. [7AG-264]"""
    found = {leader for leader, _ in g.empires[slot].leaders}
    return DismissLeader.each([g.content.leader_ids[leader] for leader in sorted(found)])


@rules.decision
def dismiss_from(g: SevenAges, seat: Seat, slot: int, leader: int) -> list[Action]:
    """Choose where the leader is removed, if there are several of the type. [7AG-264]"""
    areas = sorted({area for there, area in g.empires[slot].leaders if there == leader})
    return DismissFrom.each([g.content.areas[area].id for area in areas])


@dismiss_from.resolve
def dismiss(g: SevenAges, seat: Seat, action: Action, slot: int, leader: int) -> None:
    remove(g, slot, leader, g.content.area_index[DismissFrom.of(action)])


def has_room(g: SevenAges, empire: Empire) -> bool:
    """Return whether an empire has fewer leaders on the map than its leader number. [7AG-267]"""
    return len(empire.leaders) < g.content.cards[empire.card].leaders


def available(g: SevenAges, empire: Empire) -> list[int]:
    """Return the named leaders of an empire's age that have not appeared in the game. [7AG-268]"""
    named = g.content.leaders_of.get((empire.card, age(g, empire)), ())
    return [leader for leader in named if not g.named >> leader & 1]


def appointable(g: SevenAges, slot: int) -> list[Action]:
    """Return the leaders that an empire can appoint, or the draw from the cup. [7AG-267 to 7AG-269]"""
    empire = g.empires[slot]
    if not has_room(g, empire):
        return []
    found = Appoint.each([g.content.leader_ids[leader] for leader in available(g, empire)])
    return [*found, DrawLeader()] if sum(g.cup) else found


def draws(g: SevenAges, slot: int) -> int:
    """Return how often an empire may draw: its leader number, and what it has besides. [7AG-269]"""
    empire = g.empires[slot]
    return g.content.cards[empire.card].leaders + sum([effect.n for effect, _ in modifiers(g, empire, Draws)])


def from_cup(g: SevenAges) -> int:
    """Return a random counter of the cup: a type, or "no leader" after the last one. [7AG-007]"""
    number = g.roll(sum(g.cup))
    kind = 0
    while number >= g.cup[kind]:
        number -= g.cup[kind]
        kind += 1
    return kind


@rules.step
def draw_leader(g: SevenAges, seat: Seat, slot: int, left: int) -> None:
    """Draw from the cup; only the drawer sees the counter. [7AG-269]"""
    g.players[seat].drawn = from_cup(g) + 1
    g.tell("drew_leader", seat, slot)
    g.then(keep_leader(seat, slot, left - 1))


@rules.decision(always=True)
def keep_leader(g: SevenAges, seat: Seat, slot: int, left: int) -> list[Action]:
    """Keep the leader, or put the counter back; "no leader" cannot be kept. [7AG-269]"""
    nobody = g.players[seat].drawn > len(g.content.leader_kinds)
    return [PutBack()] if nobody else [KeepLeader(), PutBack()]


@keep_leader.resolve
def keep_or_put_back(g: SevenAges, seat: Seat, action: Action, slot: int, left: int) -> None:
    kind = g.players[seat].drawn - 1
    g.players[seat].drawn = 0
    if KeepLeader.matches(action):
        _put_into_cup(g, kind, -1)
        g.reveal()
        g.then(post_leader(seat, slot, len(g.content.leaders) + kind))
        return
    g.tell("put_back", seat, slot)
    if left:
        g.then(draw_leader(seat, slot, left))


@rules.decision
def post_leader(g: SevenAges, seat: Seat, slot: int, leader: int) -> list[Action]:
    """Choose any controlled area for the new leader. [7AG-270]"""
    return PostIn.each([g.content.areas[area].id for area in bits(controlled(g, g.empires[slot]))])


@post_leader.resolve
def come(g: SevenAges, seat: Seat, action: Action, slot: int, leader: int) -> None:
    """Put a leader on the map; a named one has now appeared. [7AG-268, 7AG-270]"""
    empire, id_ = g.empires[slot], PostIn.of(action)
    empire.leaders = (*empire.leaders, (leader, g.content.area_index[id_]))
    g.calm = False
    if leader < len(g.content.leaders):
        g.named |= 1 << leader
    g.tell("leader_came", seat, g.content.leader_ids[leader], id_)
