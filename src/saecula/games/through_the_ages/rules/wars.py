"""Wars (TTA-070, TTA-150 to TTA-167)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages.entries import SPECIAL
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_tokens,
    aggressions,
    costs,
    gains,
    military,
    ratings,
    technologies,
)
from saecula.games.through_the_ages.rules.in_play import Change, has, in_game, pacts
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import DeclareWar, Steal


def options(g: ThroughTheAges, seat: Seat, hand: list[str]) -> list[Action]:
    """List the wars in hand against unprotected rivals, except in the last round.

    [TTA-150, TTA-151, TTA-154]
    """
    civ = g.civs[seat]
    cards = [card for card in hand if card in g.content.wars]
    if not cards or g.round == g.last_round or has(g, civ, "cannot_attack"):
        return []
    at_hand = action_tokens.military_available(civ)
    return [
        DeclareWar(card, rival)
        for card in cards
        for rival in in_game(g)
        if rival != seat
        and not is_protected(g, seat, rival)
        and costs.attack(g, rival, g.content.wars[card].actions) <= at_hand
    ]


def is_protected(g: ThroughTheAges, seat: Seat, rival: Seat) -> bool:
    """Return whether a pact between both, or one that forbids all wars, protects the rival. [TTA-151]"""
    return aggressions.is_barred(g, seat, rival) or any([side.no_war for _, side, _ in pacts(g, rival)])


def declare(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Reveal the card, pay and name the rival; the war is resolved in the attacker's next turn.

    [TTA-150, TTA-152, TTA-153]
    """
    card, rival = DeclareWar.of(action)
    civ = g.civs[seat]
    action_tokens.spend_military(civ, costs.attack(g, rival, g.content.wars[card].actions))
    military.give_up(g, seat, card)
    g.reveal()
    aggressions.end_pacts(g, seat, rival)
    civ.war_cards = (*civ.war_cards, card)
    civ.war_rivals = (*civ.war_rivals, rival)
    g.tell("war_declared", seat, rival, card)


def due(g: ThroughTheAges, seat: Seat) -> tuple[Frame, ...]:
    """Return the frames of a player's wars, in the order of declaration. [TTA-070, TTA-155]"""
    return tuple([resolve_war(seat) for _ in g.civs[seat].war_cards])


@rules.step
def resolve_war(g: ThroughTheAges, seat: Seat) -> None:
    """Let the higher strength win, nobody if they are equal, and discard the card. [TTA-160, TTA-161]"""
    civ = g.civs[seat]
    card, rival = civ.war_cards[0], civ.war_rivals[0]
    civ.war_cards, civ.war_rivals = civ.war_cards[1:], civ.war_rivals[1:]
    military.put_away(g, card, EVERYONE)
    own = ratings.strength(g, seat) + aggressions.attack_bonus(g, seat, rival)
    theirs = ratings.strength(g, rival)
    g.tell("war_resolved", seat, rival, card, own, theirs)
    if own == theirs:
        return
    winner, loser = (seat, rival) if own > theirs else (rival, seat)
    g.then(*OPS[g.content.wars[card].op](g, winner, loser, card, abs(own - theirs)))


def over_culture(g: ThroughTheAges, winner: Seat, loser: Seat, card: str, lead: int) -> tuple[Frame, ...]:
    """Take culture points: a fixed number and the advantage. [TTA-166]"""
    points = min(g.content.wars[card].n + lead, g.civs[loser].culture)
    gains.score_culture(g, loser, -points)
    gains.score_culture(g, winner, points)
    return ()


def over_territory(g: ThroughTheAges, winner: Seat, loser: Seat, card: str, lead: int) -> tuple[Frame, ...]:
    """Take yellow tokens from the loser's bank. [TTA-166, TTA-415]"""
    number = min(1 + lead // g.content.wars[card].n, g.civs[loser].yellow)
    g.civs[loser].yellow -= number
    g.civs[winner].yellow += number
    if number:
        g.tell("took_yellow", winner, loser, number)
    return ()


def over_technology(g: ThroughTheAges, winner: Seat, loser: Seat, card: str, lead: int) -> tuple[Frame, ...]:
    """Take special technologies and science points, as far as the advantage goes. [TTA-165]"""
    return (steal(winner, loser, lead),)


@rules.decision
def steal(g: ThroughTheAges, seat: Seat, loser: Seat, lead: int) -> list[Action]:
    """List the special technologies that the advantage covers, and the rest as science. [TTA-163, TTA-165]"""
    own, other = g.civs[seat], g.civs[loser]
    technologies_ = g.content.technologies
    mask = 0
    for kind in SPECIAL:
        mask |= g.content.masks[kind]
    stealable = [
        technologies_[n].id
        for n in bits(other.technologies & mask & ~own.technologies)
        if technologies_[n].science <= lead and technologies_[n].id not in own.hand
    ]
    return [*Steal.each(stealable), DONE]


@steal.resolve
def steal_chosen(g: ThroughTheAges, seat: Seat, action: Action, loser: Seat, lead: int) -> None:
    if action == DONE:
        points = min(lead, g.civs[loser].science)
        gains.score_science(g, loser, -points)
        gains.score_science(g, seat, points)
        return
    card = Steal.of(action)
    number = g.content.technology_index[card]
    g.tell("stole", seat, loser, card)
    with Change(g, loser):
        g.civs[loser].technologies &= ~(1 << number)
    technologies.enter(g, seat, number)
    g.then(steal(seat, loser, lead - g.content.technologies[number].science))


OPS: Final = {"culture": over_culture, "territory": over_territory, "technology": over_technology}
