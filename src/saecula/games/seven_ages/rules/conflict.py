"""Conflicts: their order, the combat rounds, commitment and losses (7AG-180 to 7AG-204, 7AG-220)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE, scope, together
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.seven_ages.modifiers import AttackedGlory, HoldTie, Redraw, WarDisorder
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import disorder, feats, forces, leaders, nuclear, potential, sheets, sways
from saecula.games.seven_ages.rules.aftermath import end_conflict, put_cards_away
from saecula.games.seven_ages.rules.battle import (
    ATTACKER,
    SCOPE,
    contested,
    has_here,
    kill,
    leaders_here,
    number,
    number_uncommitted,
    opponent,
    owner_of,
    present,
    put,
    recover,
    side_of,
    uncommitted,
)
from saecula.games.seven_ages.rules.cards import take_card
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.retreat import flight, stay_or_go
from saecula.games.seven_ages.rules.windows import window
from saecula.games.seven_ages.vocabulary import (
    AnotherCard,
    Commit,
    CommitAll,
    Fight,
    KeepCard,
    Lead,
)
from saecula.games.seven_ages.words import Moment

MOST_ROUNDS: Final = 40  # after which the attacker must retreat [7AG-203]
MOMENT: Final[Moment] = "conflict"


@rules.step
def resolve_conflicts(g: SevenAges, seat: Seat, slot: int) -> None:
    """Fight wherever the active empire and another one have units. [7AG-180, 7AG-181]"""
    if contested(g, slot):
        g.then(fight(seat, slot))


@rules.decision
def fight(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Choose the next conflict. [7AG-181]"""
    return Fight.each([g.content.areas[area].id for area in bits(contested(g, slot))])


@fight.resolve
def begin_conflict(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    """Begin a conflict against the empire that held the area. [7AG-180, 7AG-182, 7AG-222]"""
    id_ = Fight.of(action)
    area = g.content.area_index[id_]
    defender = opponent(g, slot, area)
    g.conflict, g.sides = area, (slot, defender)
    g.tell("conflict_began", seat, slot, defender, id_)
    g.empires[slot].fought = g.empires[defender].fought = True
    resent_war(g, slot, defender)
    shame = sheets.modifiers(g, g.empires[defender], AttackedGlory)
    feats.gain(g, seat, sum([effect.n for effect, _ in shame]))
    g.then(combat_round(1), scope(SCOPE), resolve_conflicts(seat, slot))


def resent_war(g: SevenAges, attacker: int, defender: int) -> None:
    """Bring disorder to the capital of an attacker whose people resent wars of aggression. [7AG-433]"""
    empire = g.empires[attacker]
    foreign = empire.owner != g.empires[defender].owner
    if foreign and empire.capital != NONE and sheets.modifiers(g, empire, WarDisorder):
        disorder.fall(g, empire.capital)


@rules.step
def combat_round(g: SevenAges, round_: int) -> None:
    """Fight a combat round: the active player decides first. [7AG-183, 7AG-203, 7AG-205, 7AG-210]"""
    attacker = g.sides[ATTACKER]
    if round_ > MOST_ROUNDS:
        g.abandon(SCOPE)
        g.then(*flight(g, attacker), end_conflict(1 << ATTACKER))
        return
    g.tell("combat_round", round_)
    sides = [(owner_of(g, slot), slot) for slot in g.sides]
    g.then(
        *[nuclear.scrap(seat, slot) for seat, slot in sides],
        *[stay_or_go(seat, slot) for seat, slot in sides],
        deal(),
        together([redraw(seat, slot) for seat, slot in sides]),
        together([commit(seat, slot) for seat, slot in sides]),
        engage(),
        reckon(round_),
    )


# Cards.


@rules.step
def deal(g: SevenAges) -> None:
    """Draw a card for each side, which only its player sees. [7AG-183, 7AG-184]"""
    for slot in g.sides:
        draw_for(g, slot)


def draw_for(g: SevenAges, slot: int) -> None:
    """Draw a card for a side. [7AG-021]"""
    card = take_card(g)
    zone = pile([card] if card else [], seen_by(owner_of(g, slot)))
    g.dealt = (zone, g.dealt[1]) if side_of(g, slot) == ATTACKER else (g.dealt[0], zone)


@rules.decision
def redraw(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Keep the card, or use the next one instead. [7AG-183]"""
    may = has_here(g, slot, Redraw) and len(g.dealt[side_of(g, slot)])
    return [KeepCard(), AnotherCard()] if may else []


@redraw.resolve
def take_another(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if not AnotherCard.matches(action):
        return
    (card,) = g.dealt[side_of(g, slot)].cards
    g.discard = (*g.discard, card)
    g.tell("card_redrawn", seat, slot, card)
    draw_for(g, slot)


# Commitment.


@rules.draft
def commit(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> list[Action]:
    """Commit at least one unit, and a Tactician if there is one. [7AG-183, 7AG-184]"""
    units = uncommitted(g, slot)
    everything = CommitAll() in picks
    chosen = [Commit.of(pick) for pick in picks if Commit.matches(pick)]
    found = [] if picks else [CommitAll()]
    if not everything and number_uncommitted(g, slot) > 1:
        types = bits(forces.types(units))
        found += Commit.each([type_ for type_ in types if forces.count(units, type_) > chosen.count(type_)])
    if not picks:
        return found
    if not any([Lead.matches(pick) for pick in picks]):
        found += Lead.each(dict.fromkeys(tacticians(g, slot)))
    return [*found, DONE] if found else []


def tacticians(g: SevenAges, slot: int) -> list[str]:
    """Return the Tacticians of a side in the area. [7AG-183]"""
    here = leaders_here(g, g.empires[slot])
    return [g.content.leader_ids[leader] for leader in here if _is_tactician(g, leader)]


def _is_tactician(g: SevenAges, leader: int) -> bool:
    """Return whether a leader can be committed: it then loses nothing on a tie. [7AG-200]"""
    skills = [
        effect
        for type_ in sheets.types_of(g.content, leader)
        for effect in g.content.leader_types[type_].effects
    ]
    return any([isinstance(effect, HoldTie) for effect in skills])


@commit.resolve
def lay_down(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> None:
    """Commit them, unseen until both have done so. [7AG-183]"""
    empire = g.empires[slot]
    empire.committed, empire.leading = 0, 0
    for pick in picks:
        if CommitAll.matches(pick):
            empire.committed = uncommitted(g, slot)
        elif Commit.matches(pick):
            empire.committed += forces.one(Commit.of(pick))
        else:
            here = leaders_here(g, empire)
            named = [leader for leader in here if g.content.leader_ids[leader] == Lead.of(pick)]
            empire.leading = named[0] + 1


@rules.step
def engage(g: SevenAges) -> None:
    """Let everybody play conflict events before anything is revealed. [7AG-183, 7AG-450]"""
    g.engaged = True
    attacker, defender = g.sides
    g.then(*window(g, MOMENT, owner_of(g, attacker), attacker, defender))


# The reckoning.


@rules.step
def reckon(g: SevenAges, round_: int) -> None:
    """Reveal what was committed and compare the potentials. [7AG-183, 7AG-199, 7AG-207]"""
    g.reveal()
    g.engaged = False
    for slot in g.sides:
        _show(g, slot)
    nuclear.shoot_down(g)
    if nuclear.explodes(g):
        sways.end(g, MOMENT)
        g.abandon(SCOPE)
        g.then(nuclear.devastate())
        return
    numbers = [potential.total(g, slot) for slot in g.sides]
    for slot, value in zip(g.sides, numbers, strict=True):
        g.tell("potential", owner_of(g, slot), slot, value)
    fled = 0
    for side, slot in enumerate(g.sides):
        tie_held = numbers[0] == numbers[1] and g.empires[slot].leading
        if numbers[side] <= numbers[1 - side] and not tie_held:
            fled |= lose_committed(g, slot) << side
    put_cards_away(g)
    for slot in g.sides:
        set_aside(g, slot)
    sways.end(g, MOMENT)
    close_round(g, round_, fled)


def _show(g: SevenAges, slot: int) -> None:
    """Show the card and the units of a side. [7AG-220, 7AG-450]"""
    side, empire = side_of(g, slot), g.empires[slot]
    g.dealt = (g.dealt[0].shown(EVERYONE), g.dealt[1].shown(EVERYONE))
    g.bared = put(g.bared, side, forces.most(g.bared[side], g.aside[side] + empire.committed))
    for card in g.dealt[side].cards:
        g.tell("combat_card", empire.owner, slot, card)
    for type_ in bits(forces.types(empire.committed)):
        g.tell("committed", empire.owner, slot, forces.count(empire.committed, type_), type_)
    if empire.leading:
        g.tell("led", empire.owner, slot, g.content.leader_ids[empire.leading - 1])


def lose_committed(g: SevenAges, slot: int) -> bool:
    """Lose the committed units and leader; return whether there was an elephant. [7AG-199, 7AG-204]"""
    empire = g.empires[slot]
    units = forces.units_of(empire.committed)
    empire.committed = 0
    for type_ in units:
        kill(g, slot, type_)
    if empire.leading:
        leaders.remove(g, slot, empire.leading - 1, g.conflict)
        g.fallen |= 1 << side_of(g, slot)
    g.tell("units_lost", empire.owner, slot, len(units))
    return any([g.content.units[type_].cls == "elephant" for type_ in units])


def set_aside(g: SevenAges, slot: int) -> None:
    """Set surviving units aside; if no other are left, all come back, with a disorder marker.
    [7AG-201, 7AG-202]"""
    side, empire = side_of(g, slot), g.empires[slot]
    g.aside = put(g.aside, side, g.aside[side] + empire.committed)
    empire.committed = empire.leading = 0
    if present(g, slot) and not number_uncommitted(g, slot):
        recover(g, slot)


def close_round(g: SevenAges, round_: int, fled: int) -> None:
    """Go on unless a side is destroyed or flees from the loss of an elephant. [7AG-203, 7AG-204]"""
    lost = fled
    for side, slot in enumerate(g.sides):
        if not number(g, slot):
            lost |= 1 << side
    if not lost:
        g.then(combat_round(round_ + 1))
        return
    g.abandon(SCOPE)
    fleeing = [slot for side, slot in enumerate(g.sides) if fled >> side & 1]
    g.then(*[frame for slot in fleeing for frame in flight(g, slot)], end_conflict(lost))
