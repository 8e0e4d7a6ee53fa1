"""The round: markers, actions 1 to 7, the end of the round (7AG-040, 7AG-046 to 7AG-058, 7AG-331)."""

from __future__ import annotations

from functools import cache, lru_cache

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import quiet, scope, together
from saecula.games.seven_ages.modifiers import RoundDisorder
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import cadence, disorder, ending, glory, markers, progress, windows
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import BESIDE, First


def clockwise(g: SevenAges) -> tuple[Seat, ...]:
    """Return all seats from the start player on. [7AG-048]"""
    return _clockwise(g.start, g.seats)


@lru_cache(maxsize=64)
def _clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple([(start + n) % seats for n in range(seats)])


@rules.step
def begin_round(g: SevenAges, number: int) -> None:
    """Place markers, resolve the actions in numeric order, end the round. [7AG-040, 7AG-046]"""
    g.round = number
    g.tell("round_began", number)
    for slot in in_play(g):
        for effect, area in modifiers(g, g.empires[slot], RoundDisorder):
            if effect.where == "here":
                disorder.fall(g, area)
    g.then(
        _placing(clockwise(g)),
        *cadence.laying(g),
        *windows.window(g, "before_actions"),
        *_all_actions(),
        end_actions(),
        *cadence.showing(g),
        progress.free_progress(),
        *windows.window(g, "before_glory"),
        glory.score(),
        scope(ending.ROUND),
        end_round(),
    )


@lru_cache(maxsize=64)
def _placing(seats: tuple[Seat, ...]) -> Frame:
    return together([markers.place_markers(seat) for seat in seats])


@cache
def _all_actions() -> tuple[Frame, ...]:
    return tuple([begin_action(number) for number, _ in enumerate(ACTIONS, 1)])


@rules.step
def begin_action(g: SevenAges, number: int) -> None:
    """Let all turn up their markers at once and unseen, then perform them in order. [7AG-047, 7AG-048]"""
    g.number, g.active = number, NONE
    g.tell("action_began", ACTIONS[number - 1])
    g.reveal()  # that nobody turns up a marker tells something, too
    if markers.is_matched(g, number):
        g.then(_turning_up(clockwise(g), number), turn_next(number))


@lru_cache(maxsize=512)
def _turning_up(seats: tuple[Seat, ...], number: int) -> Frame:
    return quiet([markers.turn_up(seat, number) for seat in seats])


@rules.step
def turn_next(g: SevenAges, number: int) -> None:
    """Turn up the markers one by one, in order; others may cancel each. [7AG-047, 7AG-444]"""
    seats = clockwise(g)
    for seat in seats:
        player = g.players[seat]
        for slot in bits(player.turning):
            player.turning &= ~(1 << slot)
            markers.show_marker(g, seat, slot, number)
            opened = windows.window_now(g, "on_reveal", seat, slot)
            if opened:
                g.then(*opened, turn_next(number))
                return
    waiting = all_ready(g, number)
    acting = [seat for seat in seats if seat in waiting]
    frames = [perform(seat, number) for seat in acting]
    if acting and g.calm:
        frames[:1] = _performing(acting[0], waiting[acting[0]], number)
    g.then(*frames)


def ready(g: SevenAges, seat: Seat, number: int) -> list[int]:
    """Return where a player has turned up a marker for an action and not performed it yet."""
    return all_ready(g, number).get(seat, [])


def all_ready(g: SevenAges, number: int) -> dict[Seat, list[int]]:
    """Return where players have turned up a marker for an action and not performed it yet."""
    empires = g.empires
    found: dict[Seat, list[int]] = {}
    for slot in in_play(g):
        empire = empires[slot]
        if empire.turned == number and not empire.spent:
            found.setdefault(empire.owner, []).append(slot)
    for seat, player in enumerate(g.players):
        if player.turned == number:
            found.setdefault(seat, []).append(BESIDE)
    return found


@rules.step
def perform(g: SevenAges, seat: Seat, number: int) -> None:
    """Perform a player's actions of a number, in the order that the player chooses. [7AG-048, 7AG-058]"""
    g.then(*_performing(seat, ready(g, seat, number), number))


def _performing(seat: Seat, slots: list[int], number: int) -> list[Frame]:
    """Return what a player does: an action, or the choice which one comes first. [7AG-048, 7AG-058]"""
    return [first_of_two(seat, number)] if len(slots) > 1 else [start_act(seat, s, number) for s in slots]


@rules.decision
def first_of_two(g: SevenAges, seat: Seat, number: int) -> list[Action]:
    """Choose which of the two acts first. [7AG-058]"""
    return First.each(ready(g, seat, number))


@first_of_two.resolve
def order_two(g: SevenAges, seat: Seat, action: Action, number: int) -> None:
    first = First.of(action)
    others = [slot for slot in ready(g, seat, number) if slot != first]
    g.then(*[start_act(seat, slot, number) for slot in (first, *others)])


@rules.step
def start_act(g: SevenAges, seat: Seat, slot: int, number: int) -> None:
    """Perform an action, unless the empire is gone or its marker used up. [7AG-052, 7AG-055, 7AG-123]"""
    if (slot != BESIDE and g.empires[slot].owner != seat) or markers.is_used_up(g, slot):
        return
    g.active = seat
    markers.count_performed(g, seat, number)
    g.asked = g.permits = 0
    g.then(_act(seat, slot, number))


def _act(seat: Seat, slot: int, number: int) -> Frame:
    return ACTS[ACTIONS[number - 1]](seat, slot)


@rules.step
def end_actions(g: SevenAges) -> None:
    """Leave the last action."""
    g.number, g.active = 0, NONE


@rules.step
def end_round(g: SevenAges) -> None:
    """Pass the round marker on, give the markers back, and go on unless the game is over. [7AG-331]"""
    over = ending.is_due(g)
    g.number, g.truces = 0, ()
    markers.clear(g)
    g.start = (g.start + 1) % g.seats
    if over:
        g.then(ending.end_game())
    else:
        g.then(begin_round(g.round + 1))
