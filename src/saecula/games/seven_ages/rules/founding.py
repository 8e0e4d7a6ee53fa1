"""Start empire: found an empire where nobody is in the way (7AG-060 to 7AG-085)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.core.spread import NOTHING
from saecula.core.zones import EVERYONE
from saecula.games.seven_ages.deeds import Elite, Fort, Manoeuvre
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import building, ending, markers
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, is_barbarian
from saecula.games.seven_ages.rules.registry import ACTS, FOUNDING_DEEDS, rules
from saecula.games.seven_ages.rules.starts import can_found, free_colours, slot_of, start_areas, start_level
from saecula.games.seven_ages.vocabulary import (
    Behind,
    Found,
    FoundCapital,
    LeaderIn,
    LevelOf,
    PlaceFort,
    StartIn,
    TakeColour,
    TakeLeader,
)


@rules.decision(always=True)
def found(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Play a card for its empire, or none. [7AG-060, 7AG-061, 7AG-062, 7AG-063, 7AG-064, 7AG-070]"""
    index, cards = g.content.card_index, g.content.cards
    hand = g.players[seat].hand.cards
    return [*Found.each([card for card in hand if can_found(g, seat, cards[index[card]])]), PASS]


@found.resolve
def play_empire(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if action == PASS:
        g.tell("not_founded", seat)
        return
    card = Found.of(action)
    hand = g.players[seat].hand
    g.players[seat].hand = hand.take(card).put(card, EVERYONE)
    g.reveal()
    g.then(choose_colour(seat, g.content.card_index[card]))


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
    player.hand = player.hand.take(entry.id)
    empire.owner, empire.card, empire.capital = seat, card, NONE
    empire.progress, empire.money, empire.elites = level, entry.money, 0
    empire.forces = empire.units = NOTHING
    empire.leaders = ()
    empire.wild = markers.WILD in player.laid.cards
    g.founding = slot
    g.tell("founded", seat, slot, slot, level)
    g.then(
        choose_level(seat, slot),
        begin_age(slot),
        start_in(seat, slot),
        choose_leader(seat, slot),
        building.build(seat, slot),
        found_capital(seat, slot),
        *_deeds(g, slot, after=False),
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
    areas = start_areas(g, card)
    if not card.start.one:
        areas &= -areas
    return [StartIn(g.content.areas[area].id) for area in bits(areas)]


@start_in.resolve
def fix_homeland(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    empire = g.empires[slot]
    card = g.content.cards[empire.card]
    chosen = 1 << g.content.area_index[StartIn.of(action)]
    empire.homeland = chosen if card.start.one else start_areas(g, card)


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
    """Choose a controlled start area for the capital; barbarians have none. [7AG-080]"""
    empire = g.empires[slot]
    if is_barbarian(g, empire):
        return []
    areas = empire.homeland & controlled(g, empire) & g.content.land
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
    """Let the empire live like any other. [7AG-056, 7AG-378, 7AG-413]"""
    g.founding = NONE
    if ending.is_cut_short(g, slot):
        g.then(ending.end_at_once())


ACTS["found"] = found
FOUNDING_DEEDS["elite"] = receive_elites
FOUNDING_DEEDS["fort"] = receive_forts
