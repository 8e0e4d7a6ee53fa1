"""Action markers: laid in secret, turned up when their number comes (7AG-041 to 7AG-054)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import Zone, deck, pile, seen_by
from saecula.games.seven_ages.observation import COLOURS, MARKERS
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import BESIDE, Idle, Lay, Mark, TurnUp

WILD: Final = "wild"
ACTIONS: Final = MARKERS[:-1]  # by number, from 1 [7AG-046]
OFF_CARD: Final = ("found", "destiny", "civilise")  # what can be done without an empire [7AG-051]
ON_CARD: Final = tuple([marker for marker in ACTIONS if marker != "found"])
NO_MARKER: Final = pile()
NO_MARKERS: Final = deck()
CANCELLED: Final = 8  # in place of the action that a marker was turned up for [7AG-444]


def empire_limit(g: SevenAges) -> int:
    """Return how many empires a player may have. [7AG-043]"""
    return g.content.board.empire_limit[g.seats - 2]


def usable(slot: int) -> tuple[str, ...]:
    """Return the markers that do something on an empire card, or beside the cards. [7AG-051]"""
    return (*(OFF_CARD if slot == BESIDE else ON_CARD), WILD)


@rules.draft(always=True, widget="assign")
def place_markers(g: SevenAges, seat: Seat, picks: Picks) -> list[Action]:
    """Lay a marker on each empire, and one beside them while below the limit. [7AG-041, 7AG-042, 7AG-044]"""
    own, number, used = empires_of(g, seat), len(picks), 0
    for pick in picks:
        used |= _LAID.get(pick, 0)
    if number < len(own):
        return [*_choices(own[number], used)]
    if number > len(own) or number >= empire_limit(g):
        return [DONE]
    return [*_choices(BESIDE, used)]


# By pick the marker that it lays, as a bit set of markers.
_LAID: Final[dict[Action, int]] = {
    pick: 1 << number
    for number, marker in enumerate(MARKERS)
    for pick in [Lay(marker), *[Mark(slot, marker) for slot in range(COLOURS)]]
}


@lru_cache(maxsize=4096)
def _choices(slot: int, used: int) -> tuple[Action, ...]:
    """Return what can be laid on an empire, or beside the cards, after these markers."""
    left = [marker for marker in usable(slot) if not used >> MARKERS.index(marker) & 1]
    return (DONE, *Lay.each(left)) if slot == BESIDE else (Idle(slot), *[Mark(slot, m) for m in left])


def laid_by(picks: Picks) -> dict[int, str]:
    """Return the markers chosen so far, by empire; idle ones are not among them."""
    found: dict[int, str] = {}
    for pick in picks:
        if Mark.matches(pick):
            slot, marker = Mark.of(pick)
            found[slot] = marker
        elif Lay.matches(pick):
            found[BESIDE] = Lay.of(pick)
    return found


@place_markers.resolve
def lay_markers(g: SevenAges, seat: Seat, picks: Picks) -> None:
    """Lay them face down; idle empires get those left over, never the wild. [7AG-041, 7AG-051]"""
    chosen, player = laid_by(picks), g.players[seat]
    own = empires_of(g, seat)
    idle = [slot for slot in own if slot not in chosen]
    player.idle = sum([1 << slot for slot in idle])
    if BESIDE in chosen:
        player.laid = _face_down(chosen[BESIDE], seat)
    if idle:
        used = chosen.values()
        spare = [marker for marker in ACTIONS if marker not in used]
        chosen.update(zip(idle, spare, strict=False))
    for slot in own:
        g.empires[slot].marker = _face_down(chosen[slot], seat)


@lru_cache(maxsize=256)
def _face_down(marker: str, seat: Seat) -> Zone:
    return pile([marker], seen_by(seat))


@lru_cache(maxsize=256)
def _face_up(marker: str) -> Zone:
    return pile([marker])


def marker_at(g: SevenAges, seat: Seat, slot: int) -> Zone:
    """Return the marker on an empire, or beside the cards."""
    return g.players[seat].laid if slot == BESIDE else g.empires[slot].marker


def turned_at(g: SevenAges, seat: Seat, slot: int) -> int:
    """Return the action that a marker was turned up for, or 0."""
    return g.players[seat].turned if slot == BESIDE else g.empires[slot].turned


@rules.draft
def turn_up(g: SevenAges, seat: Seat, picks: Picks, number: int) -> list[Action]:
    """Turn up matching markers, or the wild, or none. [7AG-047, 7AG-049 to 7AG-052]"""
    fitting = matching(g, seat, number)
    if picks:
        chosen = [TurnUp.of(pick) for pick in picks]
        fitting = [slot for slot in fitting if slot not in chosen]
    elif not fitting:
        return []
    found = TurnUp.each(fitting)
    found.append(DONE)
    return found


def matching(g: SevenAges, seat: Seat, number: int) -> list[int]:
    """Return where a player can turn up a marker for an action: a matching one, or the wild. [7AG-047]"""
    on_card, beside = _FITTING[number - 1]
    player, empires, found = g.players[seat], g.empires, []
    for slot in bits(g.owned[seat] & ~player.idle):
        empire = empires[slot]
        if empire.marker.cards in on_card and not empire.turned:
            found.append(slot)
    if player.laid.cards in beside and not player.turned:
        found.append(BESIDE)
    return found


def is_matched(g: SevenAges, number: int) -> bool:
    """Return whether anybody can turn up a marker for an action. [7AG-047]"""
    on_card, beside = _FITTING[number - 1]
    players, empires = g.players, g.empires
    for slot in in_play(g):
        empire = empires[slot]
        fits = empire.marker.cards in on_card and not empire.turned
        if fits and not players[empire.owner].idle >> slot & 1:
            return True
    return any([player.laid.cards in beside and not player.turned for player in players])


def _fitting(marker: str, there: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the zones with a marker that can be turned up for an action, where only these can be done."""
    return ((marker,), (WILD,)) if marker in there else ()


_FITTING: Final = tuple([(_fitting(marker, ON_CARD), _fitting(marker, OFF_CARD)) for marker in ACTIONS])


@turn_up.resolve
def choose_markers(g: SevenAges, seat: Seat, picks: Picks, number: int) -> None:
    """Note what will be turned up. [7AG-047]"""
    turning = 0
    for pick in picks:
        turning |= 1 << TurnUp.of(pick)
    g.players[seat].turning = turning


def show_marker(g: SevenAges, seat: Seat, slot: int, number: int) -> None:
    """Turn up a marker for an action. [7AG-047]"""
    shown = _face_up(marker_at(g, seat, slot).cards[0])
    g.reveal()
    if slot == BESIDE:
        g.players[seat].laid, g.players[seat].turned = shown, number
    else:
        g.empires[slot].marker, g.empires[slot].turned = shown, number
    g.tell("marker_shown", seat, slot, shown.cards[0])


def cancel(g: SevenAges, seat: Seat, slot: int) -> None:
    """Let a marker that was turned up do nothing; it stays revealed. [7AG-444]"""
    if slot == BESIDE:
        g.players[seat].turned = CANCELLED
    else:
        g.empires[slot].turned = CANCELLED
    g.tell("marker_cancelled", seat, slot)


def has_wild(g: SevenAges, slot: int) -> bool:
    """Return whether an empire gets no free progress because of the wild. [7AG-053]"""
    return WILD in g.empires[slot].marker.cards or g.empires[slot].wild


def count_performed(g: SevenAges, seat: Seat, number: int) -> None:
    """Count an action as performed; doing it twice by the wild costs glory. [7AG-054, 7AG-123]"""
    player = g.players[seat]
    if player.performed >> number & 1:
        player.glory = max(player.glory - g.content.board.wild_glory, 0)
        g.tell("twice", seat, g.content.board.wild_glory)
    player.performed |= 1 << number


def is_used_up(g: SevenAges, slot: int) -> bool:
    """Return whether another's trade has used up the marker of an empire. [7AG-123]"""
    return slot != BESIDE and g.empires[slot].spent


def clear(g: SevenAges) -> None:
    """Give all markers back. [7AG-331]"""
    for slot in in_play(g):
        empire = g.empires[slot]
        empire.marker, empire.turned = NO_MARKER, 0
        empire.wild = empire.spent = empire.traded = empire.fought = empire.won = False
    for player in g.players:
        player.laid, player.turned, player.performed, player.turning = NO_MARKER, 0, 0, 0
        player.gone = player.idle = 0
    g.cadence, g.held = NO_MARKERS, 0
