"""Start empire: found an empire, if need be by conversion or conflict (7AG-060 to 7AG-085)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS, scope
from saecula.core.spread import NOTHING
from saecula.games.seven_ages.deeds import AnyAge, Elite, Fort, Manoeuvre
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import Card
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import (
    aims,
    building,
    conflict,
    conversion,
    ending,
    markers,
    starts,
    sways,
    windows,
)
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, is_barbarian, own
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import ACTS, CHANGES, DEEDS, FOUNDING_DEEDS, rules
from saecula.games.seven_ages.rules.starts import can_found, candidates, free_colours, slot_of, start_level
from saecula.games.seven_ages.vocabulary import (
    Behind,
    Found,
    FoundCapital,
    LeaderIn,
    LevelOf,
    PlaceFort,
    Ripple,
    StartIn,
    TakeColour,
    TakeLeader,
)

FOUNDING: Final = "founding"


@rules.decision(always=True)
def found(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Play a card for its empire, or none; events come first. [7AG-060 to 7AG-064, 7AG-070, 7AG-086]"""
    hand, timed = g.players[seat].hand.cards, g.content.timed.get("start_empire", frozenset())
    ripples = [card for card in hand if card in timed and windows.may_play(g, seat, card, seat)]
    return [*Found.each(foundable(g, seat, hand)), *Ripple.each(ripples), PASS]


def foundable(g: SevenAges, seat: Seat, hand: Sequence[str]) -> list[str]:
    """Return the cards that can be founded now. [7AG-060, 7AG-061]"""
    index, cards = g.content.card_index, g.content.cards
    return [card.id for card in starts.foundable(g, seat, [cards[index[id_]] for id_ in hand])]


@found.resolve
def play_empire(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if action == PASS:
        g.tell("not_founded", seat)
        g.then(end_ripple())
        return
    if Ripple.matches(action):
        g.then(*windows.play_event(g, seat, Ripple.of(action), seat), found(seat, slot))
        return
    card = Found.of(action)
    founding = choose_colour(seat, g.content.card_index[card])
    g.then(*windows.play_empire(g, seat, card, founding), end_ripple())


@rules.decision
def choose_colour(g: SevenAges, seat: Seat, card: int) -> list[Action]:
    """Choose the colour of the new empire. [7AG-061]"""
    return TakeColour.each(free_colours(g, seat))


@choose_colour.resolve
def lay_card(g: SevenAges, seat: Seat, action: Action, card: int) -> None:
    """Put the card in front of the player, with its money. [7AG-060, 7AG-071, 7AG-085]"""
    slot, entry = TakeColour.of(action), g.content.cards[card]
    empire, player = g.empires[slot], g.players[seat]
    level = start_level(g, entry)
    g.plays = g.plays[:-1]
    own(g, seat, slot)
    empire.card, empire.capital = card, NONE
    empire.progress, empire.money, empire.elites = level, entry.money, 0
    empire.forces = empire.units = NOTHING
    empire.leaders = ()
    empire.wild = markers.WILD in player.laid.cards
    g.founding, g.seized, g.planned = slot, 0, 0
    g.calm = False
    g.tell("founded", seat, slot, slot, level)
    g.then(
        choose_level(seat, slot),
        begin_age(slot),
        start_in(seat, slot),
        choose_leader(seat, slot),
        building.build(seat, slot),
        conversion.convert(slot),
        conflict.resolve_conflicts(seat, slot),
        survive(slot),
        found_capital(seat, slot),
        raise_forts(slot),
        *_deeds(g, slot, after=False),
        scope(FOUNDING),
        end_founding(slot),
        *_deeds(g, slot, after=True),
    )


def _deeds(g: SevenAges, slot: int, after: bool) -> list[Frame]:
    """Return what the card does at its founding, or right after it. [7AG-075, 7AG-082, 7AG-083, 7AG-085]"""
    deeds = g.content.cards[g.empires[slot].card].founding
    return [founding_deed(slot, n) for n, deed in enumerate(deeds) if isinstance(deed, Manoeuvre) == after]


@rules.decision
def choose_level(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Choose between the Set-Up modifier and the level of another empire. [7AG-068]"""
    other = slot_of(g, g.content.cards[g.empires[slot].card].progress_of)
    return [Behind(), LevelOf(other)] if other != NONE else []


@choose_level.resolve
def take_level(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if LevelOf.matches(action):
        g.empires[slot].progress = g.empires[LevelOf.of(action)].progress


@rules.step
def begin_age(g: SevenAges, slot: int) -> None:
    """Remember the age in which history began. [7AG-067, 7AG-378]"""
    if not g.first_age:
        g.first_age = age(g, g.empires[slot])


@rules.decision
def start_in(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Choose the start area where the card offers several; else it starts in all. [7AG-068, 7AG-069]"""
    card = g.content.cards[g.empires[slot].card]
    areas = candidates(g, card)
    if not card.start.one:
        areas &= -areas
    return [StartIn(g.content.areas[area].id) for area in bits(areas)]


@start_in.resolve
def fix_homeland(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    empire = g.empires[slot]
    card = g.content.cards[empire.card]
    chosen = 1 << g.content.area_index[StartIn.of(action)]
    empire.homeland = chosen if card.start.one else candidates(g, card)


@rules.decision
def choose_leader(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Take a named leader of the age who has not appeared yet, or none. [7AG-072]"""
    empire = g.empires[slot]
    named = g.content.leaders_of.get((empire.card, age(g, empire)), ())
    new = [g.content.leaders[leader].id for leader in named if not g.named >> leader & 1]
    return [PASS, *TakeLeader.each(new)] if new else []


@choose_leader.resolve
def take_leader(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if action != PASS:
        g.then(leader_in(seat, slot, g.content.leader_index[TakeLeader.of(action)]))


@rules.decision
def leader_in(g: SevenAges, seat: Seat, slot: int, leader: int) -> list[Action]:
    """Choose the start area of the leader. [7AG-072]"""
    return LeaderIn.each([g.content.areas[area].id for area in bits(g.empires[slot].homeland)])


@leader_in.resolve
def place_leader(g: SevenAges, seat: Seat, action: Action, slot: int, leader: int) -> None:
    area = LeaderIn.of(action)
    g.named |= 1 << leader
    g.empires[slot].leaders = ((leader, g.content.area_index[area]),)
    g.tell("leader_came", seat, g.content.leaders[leader].id, area)


@rules.decision
def found_capital(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Choose a controlled start area for the capital, one of the conquered cities if there are some.
    [7AG-080, 7AG-081]"""
    empire = g.empires[slot]
    if is_barbarian(g, empire):
        return []
    areas = empire.homeland & controlled(g, empire) & g.content.land
    areas = areas & g.seized or areas
    return FoundCapital.each([g.content.areas[area].id for area in bits(areas)])


@found_capital.resolve
def build_capital(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    """Found the capital; a neutral city there keeps its level. [7AG-080, 7AG-081]"""
    id_ = FoundCapital.of(action)
    area = g.content.area_index[id_]
    if not city_level(g, area):
        g.cities = (g.cities[0] | 1 << area, *g.cities[1:])
    g.empires[slot].capital = area
    g.tell("capital_founded", seat, slot, id_)


@rules.step
def survive(g: SevenAges, slot: int) -> None:
    """Break off the founding if the conflicts have left the founder no unit. [7AG-079]"""
    if not g.empires[slot].forces.mask:
        g.abandon(FOUNDING)


@rules.step
def raise_forts(g: SevenAges, slot: int) -> None:
    """Place the forts that were bought, where the founder is in control. [7AG-076, 7AG-085]"""
    g.forts |= g.planned & controlled(g, g.empires[slot])
    g.planned = 0


@rules.step
def founding_deed(g: SevenAges, slot: int, number: int) -> None:
    """Carry out what the card gives at its founding. [7AG-083]"""
    if g.empires[slot].owner == NOBODY:
        return
    deed = g.content.cards[g.empires[slot].card].founding[number]
    frame = FOUNDING_DEEDS[deed.op](g, slot, deed)
    if frame is not None:
        g.then(frame)


def receive_elites(g: SevenAges, slot: int, deed: Effect) -> None:
    """Put elite markers on the card. [7AG-075]"""
    assert isinstance(deed, Elite)
    g.empires[slot].elites += deed.n


def receive_forts(g: SevenAges, slot: int, deed: Effect) -> Frame:
    """Let the founder place forts. [7AG-082]"""
    assert isinstance(deed, Fort)
    return place_fort(g.empires[slot].owner, slot, deed.n)


@rules.decision
def place_fort(g: SevenAges, seat: Seat, slot: int, number: int) -> list[Action]:
    """Choose a start area for a free fort. [7AG-082]"""
    empire = g.empires[slot]
    areas = empire.homeland & controlled(g, empire) & g.content.land & ~g.forts if number else 0
    return PlaceFort.each([g.content.areas[area].id for area in bits(areas)])


@place_fort.resolve
def put_fort(g: SevenAges, seat: Seat, action: Action, slot: int, number: int) -> None:
    id_ = PlaceFort.of(action)
    g.forts |= 1 << g.content.area_index[id_]
    g.tell("fort_built", seat, slot, id_)
    g.then(place_fort(seat, slot, number - 1))


@rules.step
def end_founding(g: SevenAges, slot: int) -> None:
    """Treat the empire like any other from now on. [7AG-056, 7AG-378, 7AG-413]"""
    g.founding, g.seized, g.planned = NONE, 0, 0
    g.calm = False
    if ending.is_cut_short(g, slot):
        g.then(ending.end_at_once())


@rules.step
def end_ripple(g: SevenAges) -> None:
    """Forget what allowed any age. [7AG-086]"""
    sways.end(g, "start_empire")


def allow_any_age(g: SevenAges, effect: AnyAge, play: Play) -> Frames:
    """Let the founder play an empire card of any age. [7AG-086]"""
    sways.add(g, aims.number_of(g, play), effect, NONE)
    return ()


def widens_choice(g: SevenAges, effect: AnyAge, play: Play) -> bool:
    """Return whether the founder's hand has an empire that only another age forbids. [7AG-086, 7AG-432]"""
    if play.actor != play.seat or sways.of_all(g, AnyAge):
        return False
    other = [card for card in g.players[play.seat].hand.cards if g.content.card_index[card] != play.card]
    return any([_only_late(g, play.seat, g.content.cards[g.content.card_index[card]]) for card in other])


def _only_late(g: SevenAges, seat: Seat, card: Card) -> bool:
    return can_found(g, seat, card, any_age=True) and not can_found(g, seat, card)


DEEDS.named("any_age")(allow_any_age)
CHANGES["any_age"] = widens_choice
ACTS["found"] = found
FOUNDING_DEEDS["elite"] = receive_elites
FOUNDING_DEEDS["fort"] = receive_forts
