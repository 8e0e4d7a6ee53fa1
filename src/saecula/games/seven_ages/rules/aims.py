"""What events can be aimed at (7AG-430 to 7AG-432)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.bits import bits, union
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.deeds import Disorder, Look, Retarget
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import Event
from saecula.games.seven_ages.modifiers import Trade
from saecula.games.seven_ages.position import NOBODY, NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import disorder, forces, markers, plays, ranges
from saecula.games.seven_ages.rules.areas import city_level, controlled, empires_of, firmly_held, in_play
from saecula.games.seven_ages.rules.plays import AIM, ARTIFACT, EVENT, GONE, LAST, Play
from saecula.games.seven_ages.rules.registry import ARTIFACT_TARGETS, CHANGES, Changes
from saecula.games.seven_ages.rules.sheets import is_safe
from saecula.games.seven_ages.vocabulary import BESIDE
from saecula.games.seven_ages.words import CREEDS, TERRAINS, Need

Target: TypeAlias = tuple[int, int, int]  # an empire, its area, and the other empire, player or leader
Targets: TypeAlias = Iterable[Target]

NOWHERE: Final = (NONE, NONE, NONE)
OF_THE_MOMENT: Final = ("before_production", "manoeuvre_begins", "after_manoeuvre")  # only the acting empire
ALTERNATIVES: Final = (*TERRAINS, "island")  # needs of which one suffices
GREAT_CITY: Final = 3
SCOPE_NEIGHBOURS: Final = ("around", "rivers")
IMMUNE_AIMS: Final = ("empire", "area", "leader")  # what immunity concerns


def event_of(g: SevenAges, play: Play) -> Event:
    """Return the event of a card being played."""
    return g.content.event_at[play.card]


def number_of(g: SevenAges, play: Play) -> int:
    """Return the number of that event."""
    return g.content.event_index[event_of(g, play).id]


def still_legal(g: SevenAges, play: Play) -> bool:
    """Return whether the target of a card is still there when it takes effect. [7AG-432]"""
    if _is_retarget(g, play):
        return g.plays[play.about][2] != GONE
    wanted = _aimed(play)
    return any([_aimed(target) == wanted for target in in_line(g, play)])


def _aimed(play: Play) -> Target:
    return play.empire, play.area, play.other


def _is_retarget(g: SevenAges, play: Play) -> bool:
    return _aim_in(g.content, play.card)[1]


@lru_cache(maxsize=1024)
def _aim_in(content: Content, card: int) -> tuple[str, bool]:
    """Return what a card is aimed at, and whether it gives another one a new target."""
    event = content.event_at[card]
    return event.aim, isinstance(event.deeds[0], Retarget)


def targets(g: SevenAges, play: Play) -> Iterator[Play]:
    """Go through the legal targets of a card: it as it would be aimed. [7AG-430, 7AG-432]"""
    return in_line(g, play.aimed())


def in_line(g: SevenAges, play: Play) -> Iterator[Play]:
    """Go through the legal targets that agree with what is named so far."""
    event, aim, may_be_safe, tests = _plan(g.content, play[0])
    named = play[AIM:LAST] != NOWHERE
    far = g.variant.take_that
    for one, there, whom in aim(g, play, event):
        if named and not (
            play.empire in (NONE, one) and play.area in (NONE, there) and play.other in (NONE, whom)
        ):
            continue
        if may_be_safe and not is_open(g, event, one):
            continue
        found = play.aimed(one, there, whom)
        if (not far or _is_in_reach(g, event, found)) and (not tests or _changes(g, tests, found)):
            yield found


def is_in_line(g: SevenAges, play: Play) -> bool:
    """Return whether a card has a legal target that it would change something of. [7AG-432]"""
    for _ in in_line(g, play):
        return True
    return False


def aim_of(g: SevenAges, play: Play) -> str:
    """Return what the player of a card has to name: for a retargeting card what the other one hits."""
    aim, retargets = _aim_in(g.content, play.card)
    if not retargets:
        return aim
    base = plays.at(g, play.about)
    return event_of(g, base).aim if base.kind == EVENT else "area"


def is_open(g: SevenAges, event: Event, empire: int) -> bool:
    """Return whether the empire aimed at is not safe from the card. [7AG-436]"""
    if event.aim not in IMMUNE_AIMS or empire in (NONE, BESIDE):
        return True
    return not is_safe(g, g.empires[empire], event.id)


def _is_in_reach(g: SevenAges, event: Event, play: Play) -> bool:
    """Return whether "Take that!" lets a card hit so far away. [7AG-379]"""
    if not g.variant.take_that or event.aim in ("all", "card"):
        return True
    acting = play.about if event.when == "civilise" else NONE
    if event.aim == "player" or play.empire == BESIDE:
        areas = _areas_of(g, empires_of(g, play.other))
        return play.other == play.seat or ranges.admits(g, play.seat, acting, areas)
    if event.aim == "two_empires":
        targets_ = [_areas_of(g, [slot]) for slot in (play.empire, play.other)]
    elif event.aim == "trade" and play.empire == NONE:
        targets_ = [_areas_of(g, [slot for slot in (play.about, play.beside) if slot != NONE])]
    else:
        targets_ = [1 << play.area if play.area != NONE else _areas_of(g, [play.empire])]
    return all([ranges.admits(g, play.seat, acting, areas) for areas in targets_])


def _areas_of(g: SevenAges, slots: Iterable[int]) -> int:
    """Return what some empires control together."""
    return union([controlled(g, g.empires[slot]) for slot in slots])


_Aim: TypeAlias = Callable[[SevenAges, Play, Event], Targets]
_Tests: TypeAlias = tuple[tuple[Changes, Effect], ...]


@lru_cache(maxsize=1024)
def _plan(content: Content, card: int) -> tuple[Event, _Aim, bool, _Tests]:
    """Return the event of a card, what it is aimed at, whether an empire may be safe from it, and what tells
    whether it changes anything: nothing where it always does."""
    event = content.event_at[card]
    tests: _Tests = ()
    if all([effect.op in CHANGES for effect in event.deeds]):
        tests = tuple([(CHANGES[effect.op], effect) for effect in event.deeds])
    return event, _AIMS[event.aim], event.id in content.avoidable, tests


def _changes(g: SevenAges, tests: _Tests, play: Play) -> bool:
    """Return whether one of the deeds of a card would change something. [7AG-432]"""
    return any(would_change(g, effect, play) for would_change, effect in tests)


# By aim: what is not named yet is left open.


def _at_all(g: SevenAges, play: Play, event: Event) -> Targets:
    return (NOWHERE,)


def _at_player(g: SevenAges, play: Play, event: Event) -> Targets:
    """Go through the players; an event of a founding is aimed at the founder."""
    seats = [play.actor] if event.when == "start_empire" else range(g.seats)
    for seat in seats:
        if not ("other" in event.needs and seat == play.seat):
            for slot in _looked_at(g, event, seat):
                yield slot, NONE, seat


def _looked_at(g: SevenAges, event: Event, seat: int) -> list[int]:
    """Return the markers of a player that an event can look at; -1 if there is none. [7AG-443]"""
    if not any([isinstance(effect, Look) and effect.kind == "marker" for effect in event.deeds]):
        return [NONE]
    slots = [slot for slot in (*empires_of(g, seat), BESIDE) if len(markers.marker_at(g, seat, slot))]
    return slots or [NONE]


def _at_empire(g: SevenAges, play: Play, event: Event) -> Targets:
    needs, empires = event.needs, g.empires
    for slot in (play.about,) if event.when in OF_THE_MOMENT else in_play(g):
        empire = empires[slot]
        if empire.owner != NOBODY and (not needs or all([_fits(g, play, empire, need) for need in needs])):
            yield slot, NONE, NONE


def _fits(g: SevenAges, play: Play, empire: Empire, need: Need) -> bool:
    """Return whether an empire is what an event needs. [7AG-430]"""
    match need:
        case "own":
            return empire.owner == play.seat
        case "other":
            return empire.owner != play.seat
        case "money":
            return empire.money > 0
        case "in_disorder":
            return bool(controlled(g, empire) & g.disorder)
        case "won_conflict":
            return empire.won
        case _:
            return need not in CREEDS or bool(empire.artifacts & g.content.of_kind[need])


def _at_two_empires(g: SevenAges, play: Play, event: Event) -> Targets:
    slots = in_play(g)
    for one in slots:
        for other in slots:
            if one != other:
                yield one, NONE, other


def _at_area(g: SevenAges, play: Play, event: Event) -> Targets:
    """Go through the controlled areas. [7AG-430]"""
    for slot in in_play(g):
        if play.empire not in (NONE, slot) or ("own" in event.needs and g.empires[slot].owner != play.seat):
            continue
        if event.when == "conflict":
            areas: Iterable[int] = [g.conflict] if slot == g.sides[1] else []
        else:
            suitable = _suitable(g, slot, event.needs)
            areas = bits(suitable if play.area == NONE else suitable & 1 << play.area)
        for area in areas:
            yield slot, area, NONE


def _suitable(g: SevenAges, slot: int, needs: tuple[Need, ...]) -> int:
    """Return the areas of an empire that are what an event needs; one of several terrains suffices.

    Land still to be fought for belongs to who holds it. [7AG-016, 7AG-182]
    """
    empire = g.empires[slot]
    areas = controlled(g, empire) & ~g.content.land | firmly_held(g, slot)
    kinds = [need for need in needs if need in ALTERNATIVES]
    if kinds:
        areas &= union([g.content.of_terrain.get(kind, g.content.islands) for kind in kinds])
    for need in needs:
        areas &= _area_mask(g, empire, need, areas)
    return areas


def _area_mask(g: SevenAges, empire: Empire, need: Need, areas: int) -> int:
    """Return the areas that fulfil a need, of those still in question."""
    match need:
        case "city":
            return union(g.cities)
        case "city_3":
            return sum([1 << area for area in bits(areas) if city_level(g, area) >= GREAT_CITY])
        case "river":
            return sum([1 << area for area in bits(areas) if g.content.across[area]])
        case "in_disorder":
            return g.disorder
        case "not_near_capital":
            capital = empire.capital
            return areas if capital == NONE else ~(1 << capital | g.content.near[capital])
        case "ships_at_sea":
            return at_sea(g, empire)
        case _:
            return areas


def at_sea(g: SevenAges, empire: Empire) -> int:
    """Return the waters where an empire has ships."""
    water = g.content.seas | g.content.oceans
    return sum(
        [1 << place for place, force in empire.forces if water >> place & 1 and forces.share(force, "naval")]
    )


def _at_leader(g: SevenAges, play: Play, event: Event) -> Targets:
    named = len(g.content.leaders)
    for slot in in_play(g):
        for leader, area in g.empires[slot].leaders:
            if leader >= named or "unnamed" not in event.needs:
                yield slot, area, leader


def _at_side(g: SevenAges, play: Play, event: Event) -> Targets:
    return [(slot, NONE, NONE) for slot in g.sides] if g.conflict != NONE else ()


def _at_trade(g: SevenAges, play: Play, event: Event) -> Targets:
    """Name the side that an event helps; others concern the trade as a whole."""
    if not isinstance(event.deeds[0], Trade):
        return (NOWHERE,)
    return [(slot, NONE, NONE) for slot in (play.about, play.beside) if slot != NONE]


def _at_marker(g: SevenAges, play: Play, event: Event) -> Targets:
    """Name the marker just turned up, or an own one that lies face down."""
    if event.when == "on_reveal":
        if markers.turned_at(g, play.actor, play.about) == g.number:
            yield play.about, NONE, play.actor
        return
    for slot in (*empires_of(g, play.seat), BESIDE):
        if len(markers.marker_at(g, play.seat, slot)):
            yield slot, NONE, play.seat


def _at_card(g: SevenAges, play: Play, event: Event) -> Targets:
    """Concern the card that opened the window; a new target must be another one. [7AG-432, 7AG-442]"""
    if play.about >= len(g.plays) or g.plays[play.about][2] == GONE:
        return
    if not isinstance(event.deeds[0], Retarget):
        yield NOWHERE
        return
    base = plays.at(g, play.about)
    for target in _targets_of(g, base):
        if _aimed(target) != _aimed(base):
            yield _aimed(target)


def _targets_of(g: SevenAges, base: Play) -> Iterator[Play]:
    """Go through the legal targets of a card already played; an empire card has none. [7AG-379, 7AG-432]"""
    if base.kind == EVENT and event_of(g, base).aim != "card":
        yield from targets(g, base.aimed())
    elif base.kind == ARTIFACT:
        for empire, area in [target for known in ARTIFACT_TARGETS for target in known(g, base.card)]:
            if ranges.admits(g, base.seat, NONE, controlled(g, g.empires[empire])):
                yield base.aimed(empire, area)


_AIMS: Final[dict[str, _Aim]] = {
    "all": _at_all,
    "player": _at_player,
    "empire": _at_empire,
    "two_empires": _at_two_empires,
    "area": _at_area,
    "leader": _at_leader,
    "side": _at_side,
    "trade": _at_trade,
    "marker": _at_marker,
    "card": _at_card,
}


# Areas named in addition to the target.


def more_areas(g: SevenAges, play: Play) -> int:
    """Return the areas that the player may still name, one by one. [7AG-431]"""
    base = plays.at(g, play.about) if _is_retarget(g, play) else play
    if base.kind != EVENT:
        return 0
    for effect in event_of(g, base).deeds:
        if isinstance(effect, Disorder):
            aimed = base._replace(empire=play.empire, area=play.area)
            room = effect.n - (effect.scope in SCOPE_NEIGHBOURS) - play.areas.bit_count()
            if room > 0:
                return nameable(g, effect, aimed) & ~play.areas
    return 0


def nameable(g: SevenAges, effect: Disorder, play: Play) -> int:
    """Return the areas that a card can hit besides its target: neighbours, across a river, of the empire."""
    if effect.scope == "around":
        areas = g.content.near_land[play.area]
    elif effect.scope == "rivers":
        areas = g.content.across[play.area]
    elif effect.scope == "some":
        areas = controlled(g, g.empires[play.empire])
    else:
        return 0
    return disorder.fallible(g, areas)
