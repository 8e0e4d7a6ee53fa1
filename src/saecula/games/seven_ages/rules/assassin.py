"""The assassin: cards drawn against a leader (7AG-253, 7AG-254)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE, Zone, pile, seen_by
from saecula.games.seven_ages.deeds import Assassin
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import cards, leaders, plays, ranges
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS, rules
from saecula.games.seven_ages.vocabulary import BESIDE, AnotherCard, KeepCard

ASSASSIN: Final = 0  # the sides
VICTIM: Final = 1


def can_strike(g: SevenAges, effect: Assassin, play: Play) -> bool:
    """Return whether an empire that civilises has a leader's empire in range. [7AG-253]"""
    if play.about in (NONE, BESIDE) or play.empire == play.about:
        return False
    return play.empire in ranges.in_range(g, play.about)


def victims(g: SevenAges, seat: Seat, slot: int) -> list[int]:
    """Return the empires with leaders that a player with an assassin may want to reach. [7AG-137, 7AG-253]"""
    if not any([_sends_assassin(g, card) for card in g.players[seat].hand.cards]):
        return []
    return [other for other in in_play(g) if other != slot and g.empires[other].leaders]


def _sends_assassin(g: SevenAges, card: str) -> bool:
    return any([isinstance(deed, Assassin) for deed in g.content.event_of[card].deeds])


@DEEDS.add
def assassin(g: SevenAges, effect: Assassin, play: Play) -> Frames:
    """Let both sides draw cards, the assassin first, then compare. [7AG-254]"""
    victim = g.empires[play.empire]
    guards = g.content.cards[victim.card].leaders
    return (
        draw_dagger(play.seat, ASSASSIN, effect.n),
        draw_dagger(victim.owner, VICTIM, guards),
        compare_daggers(),
    )


def _lay(g: SevenAges, side: int, zone: Zone) -> None:
    g.dealt = (zone, g.dealt[1]) if side == ASSASSIN else (g.dealt[0], zone)


@rules.step
def draw_dagger(g: SevenAges, seat: Seat, side: int, left: int) -> None:
    """Draw a card that only its player sees. [7AG-254]"""
    card = cards.take_card(g) if left else ""
    _lay(g, side, pile([card] if card else [], seen_by(seat)))
    g.then(keep_dagger(seat, side, left - 1))


@rules.decision
def keep_dagger(g: SevenAges, seat: Seat, side: int, left: int) -> list[Action]:
    """Keep the card, or draw on; the card of the last draw must be kept. [7AG-254]"""
    return [KeepCard(), AnotherCard()] if left > 0 and len(g.dealt[side]) else []


@keep_dagger.resolve
def keep_or_draw(g: SevenAges, seat: Seat, action: Action, side: int, left: int) -> None:
    if KeepCard.matches(action):
        g.tell("dagger_kept", seat)
        return
    (card,) = g.dealt[side].cards
    g.discard = (*g.discard, card)
    g.tell("dagger_discarded", seat, card)
    g.then(draw_dagger(seat, side, left))


@rules.step
def compare_daggers(g: SevenAges) -> None:
    """Show both cards; the leader dies if the assassin's is strictly higher. [7AG-254]"""
    play = plays.top(g)
    g.reveal()
    values = [sum([cards.value(g, card) for card in zone.cards]) for zone in g.dealt]
    for zone in g.dealt:
        g.discard = (*g.discard, *zone.shown(EVERYONE).cards)
    g.dealt = (pile(), pile())
    g.tell("daggers_compared", play.seat, values[ASSASSIN], values[VICTIM])
    if values[ASSASSIN] > values[VICTIM] and (play.other, play.area) in g.empires[play.empire].leaders:
        leaders.remove(g, play.empire, play.other, play.area)


CHANGES["assassin"] = can_strike
