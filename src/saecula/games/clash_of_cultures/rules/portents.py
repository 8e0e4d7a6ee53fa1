"""What events and great persons change in battles (COC-773, COC-790, COC-791)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.effects import NextBattle, NextSiege
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import battle, cards, cities, combat, paying, prices, sides, works
from saecula.games.clash_of_cultures.rules.combat import Modifier
from saecula.games.clash_of_cultures.rules.registry import battle_begins, battle_over, round_ends, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, is_player
from saecula.games.clash_of_cultures.vocabulary import PayMore

ECLIPSE: Final = "solar_eclipse"
HORSE: Final = "trojan_horse"
NOBODY: Final = -1


# The Great Warlord.


def command(g: ClashOfCultures, which: int) -> list[Modifier]:
    """Return the bonus of the first battle that a warlord's Move action starts. [COC-773]"""
    civ = sides.civ(g, which)
    if which != ATTACKER or civ is None:
        return []
    return [Modifier(source, value=value) for source, value in works.bonuses(g, civ)]


@battle_over.add(30)
def end_command(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the end of a warlord's bonus. [COC-773]"""
    started = seat == g.battle.attacker and works.bonus(g, g.civs[seat])
    return (works.forget_bonus(seat),) if started else ()


# Solar Eclipse.


def eclipse(g: ClashOfCultures) -> NextBattle:
    """Return what the eclipse does."""
    (effect,) = g.content.events[ECLIPSE].effects
    assert isinstance(effect, NextBattle)
    return effect


def is_dark(g: ClashOfCultures, seat: Seat) -> bool:
    """Tell the first player in a land battle with combat rounds whether it is the one of the eclipse.

    [COC-790]
    """
    (first, _), *_ = sides.players(g)
    return seat == first and g.eclipse and not g.battle.sea and g.battle.round > 0


@round_ends.add(10)
def nightfall(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the end of an undecided battle; attackers who came from nowhere fight on. [COC-790]"""
    late = is_dark(g, seat) and g.battle.round >= eclipse(g).rounds
    return (withdraw_in_the_dark(),) if late and g.battle.came != battle.NOWHERE else ()


@rules.step
def withdraw_in_the_dark(g: ClashOfCultures) -> None:
    """Let the attackers withdraw. [COC-790]"""
    battle.break_off(g)


@battle_over.add(40)
def sunrise(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the reward of a battle in the dark. [COC-790]"""
    return (reward_bravery(),) if is_dark(g, seat) else ()


@rules.step
def reward_bravery(g: ClashOfCultures) -> None:
    """Give points to the winner, or after a draw to the defender, and discard the card. [COC-790]"""
    won = battle.winner(g)
    brave = sides.side(g, DEFENDER if won == battle.DRAW else won)
    if is_player(brave):
        g.civs[brave].half_points += eclipse(g).halves
        g.tell("was_brave", brave)
    g.eclipse = False
    cards.put_away_used(g, ECLIPSE)


# The Trojan Horse.


def siege(g: ClashOfCultures) -> NextSiege:
    """Return what the horse costs and does."""
    (effect,) = g.content.events[HORSE].effects
    assert isinstance(effect, NextSiege)
    return effect


@battle_begins.add(10)
def at_the_gates(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the question to the attacker of a defended city, while the horse is there. [COC-228, COC-791]"""
    city = not g.battle.sea and cities.owner(g, g.battle.hex) != cities.NOBODY
    return (leave_horse(seat),) if g.trojan != NOBODY and city and seat == g.battle.attacker else ()


@rules.decision
def leave_horse(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer the Trojan Horse for its price. [COC-791]"""
    civ = g.civs[seat]
    can = paying.can_pay(civ, prices.amounts(siege(g).price), prices.ways(sheet(g, civ), HORSE))
    return [PayMore(), PASS] if can else []


@leave_horse.resolve
def open_gates(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Pay, gain the points, and discard the card. [COC-791]"""
    if action == PASS:
        return
    civ = g.civs[seat]
    civ.half_points += siege(g).halves
    sides.note(g, HORSE, ATTACKER)
    g.trojan = NOBODY
    cards.put_away_used(g, HORSE)
    g.tell("armed", seat, HORSE)
    g.then(*paying.pay(g, seat, prices.amounts(siege(g).price), prices.ways(sheet(g, civ), HORSE)))


def surprised(g: ClashOfCultures, which: int) -> list[Modifier]:
    """Return what the horse does: the defender lays no tactics card in round 1. [COC-791]"""
    used = which == DEFENDER and g.battle.round <= 1 and sides.noted(g, HORSE, ATTACKER)
    return [Modifier(HORSE, bar=True)] if used else []


combat.more_modifiers.extend([command, surprised])
