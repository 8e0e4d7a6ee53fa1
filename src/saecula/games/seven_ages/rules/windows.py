"""Interrupt windows, and how a card is played: aimed, open to others, carried out (7AG-440 to 7AG-455)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import carry_out
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS, poll, scope
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import aims, plays
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.plays import AIM, ARTIFACT, EMPIRE, EVENT, GONE, LAST, Play
from saecula.games.seven_ages.rules.registry import DEEDS, rules
from saecula.games.seven_ages.vocabulary import AimArea, AimEmpire, AimLeader, AimPlayer, React
from saecula.games.seven_ages.words import Moment

OWN: Final = frozenset(["own"])
OTHER: Final = frozenset(["other"])
UNAIMED: Final = ("all", "card")
OF_EMPIRES: Final = ("player", "empire", "two_empires", "area", "leader", "side", "trade", "marker")


def window(
    g: SevenAges, when: Moment, actor: Seat = NONE, one: int = NONE, other: int = NONE
) -> tuple[Frame, ...]:
    """Return the frames of a window: who may play an event of this moment is asked. [7AG-441, 7AG-454]

    `one` and `other` are what the moment is about: empires, areas or cards that its events can be aimed at.
    """
    callers = g.content.callers.get(when)
    return (_poll(callers, g.seats, g.start, when, actor, one, other),) if callers is not None else ()


@lru_cache(maxsize=4096)
def _poll(
    callers: frozenset[str], seats: int, start: Seat, when: Moment, actor: Seat, one: int, other: int
) -> Frame:
    """Ask everybody whom the events of a moment concern, in the order of the round. [7AG-441]"""
    asked = [(start + n) % seats for n in range(seats)]
    if "any" not in callers:
        asked = [seat for seat in asked if ("own" if seat == actor else "other") in callers]
    return poll([react(seat, when, actor, one, other) for seat in asked])


def window_now(
    g: SevenAges, when: Moment, actor: Seat = NONE, one: int = NONE, other: int = NONE
) -> tuple[Frame, ...]:
    """Return the frames of a window that opens next; none if nobody holds an event for it. [7AG-441]"""
    callers = g.content.callers.get(when, OWN)
    if not g.calm or g.out or callers == OWN or _is_held(g, when, actor if callers == OTHER else NONE):
        return window(g, when, actor, one, other)
    g.reveal()  # as if the others had been asked
    return ()


def _is_held(g: SevenAges, when: Moment, but: Seat) -> bool:
    """Return whether anybody else than a seat holds an event of this moment."""
    timed = g.content.timed.get(when, frozenset())
    for seat, player in enumerate(g.players):
        if seat != but and not timed.isdisjoint(player.hand.cards):
            return True
    return False


@rules.decision
def react(g: SevenAges, seat: Seat, when: Moment, actor: Seat, one: int, other: int) -> list[Action]:
    """Play an event of this moment, or pass. [7AG-441, 7AG-442 to 7AG-452]"""
    timed = g.content.timed[when]
    hand = g.players[seat].hand.cards
    if timed.isdisjoint(hand):
        return [PASS]
    fitting = [card for card in hand if card in timed and may_play(g, seat, card, actor, one, other)]
    return [*React.each(fitting), PASS]


def may_play(g: SevenAges, seat: Seat, card: str, actor: Seat, one: int = NONE, other: int = NONE) -> bool:
    """Return whether a player may play a hand card as an event now. [7AG-432, 7AG-441]"""
    by = g.content.event_of[card].by
    if by != "any" and (by == "own") != (seat == actor):
        return False
    return aims.is_in_line(g, plays.played(g.content.card_index[card], seat, EVENT, actor, one, other))


@react.resolve
def play_reaction(
    g: SevenAges, seat: Seat, action: Action, when: Moment, actor: Seat, one: int, other: int
) -> None:
    g.then(*play_event(g, seat, React.of(action), actor, one, other))


# A card is played.


def play_event(
    g: SevenAges, seat: Seat, card: str, actor: Seat, one: int = NONE, other: int = NONE
) -> list[Frame]:
    """Play a hand card as an event; return what follows: aims, the window, its deeds. [7AG-431, 7AG-453]"""
    play = plays.played(g.content.card_index[card], seat, EVENT, actor, one, other)
    lay(g, play)
    g.tell("event_played", seat, card)
    asked = [aim_player(seat), aim_empire(seat), aim_area(seat), aim_other(seat), aim_leader(seat)]
    if g.calm:
        asked = asked[_skipped(aims.aim_of(g, play)) :]
    depth = len(g.plays) - 1
    opened = [*window(g, "on_card", seat, depth), go_on(depth)]
    return [*asked, fix_aim(), aim_more(seat), *opened, *_effect(depth, carry_out_event(depth))]


def _skipped(aim: str) -> int:
    """Return how many aims are left out at first because the card has nothing of the kind."""
    if aim in UNAIMED:
        return 5
    return int(aim != "player")


def play_artifact(g: SevenAges, seat: Seat, card: str, empire: int, area: int, effect: Frame) -> list[Frame]:
    """Play a hand card as an artifact; return the window and its effect. [7AG-442, 7AG-453]"""
    lay(g, Play(g.content.card_index[card], seat, ARTIFACT, seat, empire=empire, area=area))
    return _open_now(g, effect)


def play_empire(g: SevenAges, seat: Seat, card: str, founding: Frame) -> list[Frame]:
    """Show a hand card as an empire; return the window and the founding. [7AG-442]"""
    lay(g, Play(g.content.card_index[card], seat, EMPIRE, seat))
    return _open_now(g, founding)


def lay(g: SevenAges, play: Play) -> None:
    """Take a card from the hand and show it. [7AG-453]"""
    hand = g.players[play.seat].hand
    g.players[play.seat].hand = hand.take(g.content.cards[play.card].id)
    g.plays = (*g.plays, tuple(play))
    g.reveal()


def _open_now(g: SevenAges, effect: Frame) -> list[Frame]:
    """Return window I1 for the last card, then its effect unless it is cancelled. [7AG-442, 7AG-455]"""
    depth = len(g.plays) - 1
    opened = window_now(g, "on_card", plays.at(g, depth).seat, depth)
    return [*opened, go_on(depth), *_effect(depth, effect)] if opened else _effect(depth, effect)


def _effect(depth: int, effect: Frame) -> list[Frame]:
    """Return the effect of a card and its end. [7AG-453]"""
    return [effect, scope(f"card {depth}"), leave_play(depth)]


@rules.step
def go_on(g: SevenAges, depth: int) -> None:
    """Skip the effect of a cancelled card. [7AG-455]"""
    if plays.at(g, depth).kind == GONE:
        g.abandon(f"card {depth}")


@rules.step
def carry_out_event(g: SevenAges, depth: int) -> None:
    """Let an event take effect if its target is still there. [7AG-432]"""
    play = plays.at(g, depth)
    if not aims.still_legal(g, play):
        g.tell("came_to_nothing", play.seat, g.content.cards[play.card].id)
    elif g.calm:
        _do(g, depth, 0)
    else:
        g.then(deeds_from(depth, 0))


@rules.step
def deeds_from(g: SevenAges, depth: int, number: int) -> None:
    """Go on with what the event says. [7AG-252]"""
    _do(g, depth, number)


def _do(g: SevenAges, depth: int, number: int) -> None:
    """Do what the event says, in its order. [7AG-252]"""
    play = plays.at(g, depth)
    carry_out(DEEDS, g, aims.event_of(g, play).deeds, number, (play,), deeds_from, (depth,))


@rules.step
def leave_play(g: SevenAges, depth: int) -> None:
    """Discard a card that has resolved or was cancelled, unless it lies as an empire. [7AG-453]"""
    if len(g.plays) > depth:
        g.discard = (*g.discard, g.content.cards[plays.at(g, depth).card].id)
        g.plays = g.plays[:depth]


# Aims: the player of a card names everything when playing it (7AG-431).


def _possible(g: SevenAges, field: str, *kinds: str) -> list[int]:
    """Return what the last card can still be aimed at, given what is named so far."""
    play = plays.top(g)
    if aims.aim_of(g, play) not in kinds:
        return []
    if field == "empire" and aims.event_of(g, play).aim == "area":
        return [slot for slot in in_play(g) if aims.is_in_line(g, play._replace(empire=slot))]
    return sorted({getattr(target, field) for target in aims.in_line(g, play)} - {NONE})


@rules.decision
def aim_player(g: SevenAges, seat: Seat) -> list[Action]:
    """Name the player. [7AG-431]"""
    return AimPlayer.each(_possible(g, "other", "player"))


@aim_player.resolve
def at_player(g: SevenAges, seat: Seat, action: Action) -> None:
    plays.aim(g, other=AimPlayer.of(action))
    g.tell("aimed_at_player", seat, AimPlayer.of(action))


@rules.decision
def aim_empire(g: SevenAges, seat: Seat) -> list[Action]:
    """Name the empire, or the one whose area or leader is meant. [7AG-430, 7AG-431]"""
    return AimEmpire.each(_possible(g, "empire", *OF_EMPIRES))


@aim_empire.resolve
def at_empire(g: SevenAges, seat: Seat, action: Action) -> None:
    plays.aim(g, empire=AimEmpire.of(action))
    g.tell("aimed_at_empire", seat, AimEmpire.of(action))


@rules.decision
def aim_area(g: SevenAges, seat: Seat) -> list[Action]:
    """Name the area. [7AG-430, 7AG-431]"""
    return AimArea.each([g.content.areas[area].id for area in _possible(g, "area", "area", "leader")])


@aim_area.resolve
def at_area(g: SevenAges, seat: Seat, action: Action) -> None:
    plays.aim(g, area=g.content.area_index[AimArea.of(action)])
    g.tell("aimed_at_area", seat, AimArea.of(action))


@rules.decision
def aim_other(g: SevenAges, seat: Seat) -> list[Action]:
    """Name the second empire. [7AG-431]"""
    return AimEmpire.each(_possible(g, "other", "two_empires"))


@aim_other.resolve
def at_other(g: SevenAges, seat: Seat, action: Action) -> None:
    plays.aim(g, other=AimEmpire.of(action))
    g.tell("aimed_at_empire", seat, AimEmpire.of(action))


@rules.decision
def aim_leader(g: SevenAges, seat: Seat) -> list[Action]:
    """Name the leader. [7AG-253, 7AG-431]"""
    return AimLeader.each([g.content.leader_ids[leader] for leader in _possible(g, "other", "leader")])


@aim_leader.resolve
def at_leader(g: SevenAges, seat: Seat, action: Action) -> None:
    plays.aim(g, other=g.content.leader_index[AimLeader.of(action)])
    g.tell("aimed_at_leader", seat, AimLeader.of(action))


@rules.decision
def aim_more(g: SevenAges, seat: Seat) -> list[Action]:
    """Name another area that the card hits, as long as it can hit more. [7AG-431]"""
    areas = aims.more_areas(g, plays.top(g))
    return [*AimArea.each([g.content.areas[area].id for area in bits(areas)]), DONE] if areas else []


@aim_more.resolve
def at_more(g: SevenAges, seat: Seat, action: Action) -> None:
    if action != DONE:
        plays.aim(g, areas=plays.top(g).areas | 1 << g.content.area_index[AimArea.of(action)])
        g.tell("aimed_at_area", seat, AimArea.of(action))
        g.then(aim_more(seat))


@rules.step
def fix_aim(g: SevenAges) -> None:
    """Complete an aim of which nothing is left to choose."""
    play = plays.top(g)
    found = next(aims.in_line(g, play), play)
    if found[AIM:LAST] != play[AIM:LAST]:
        plays.aim(g, empire=found.empire, area=found.area, other=found.other)


# In Civilise.


def playable(g: SevenAges, seat: Seat, slot: int) -> list[str]:
    """Return the hand cards that can be played as events in a Civilise. [7AG-251, 7AG-252]"""
    timed = g.content.timed.get("civilise", frozenset())
    return [
        card for card in g.players[seat].hand.cards if card in timed and may_play(g, seat, card, seat, slot)
    ]
