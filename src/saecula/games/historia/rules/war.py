"""War in a shared territory (HIS-130 to HIS-137)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.registry import beginning, condition, rules
from saecula.games.historia.rules.world import count
from saecula.games.historia.vocabulary import Attack


@condition("war")
def can_fight(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether another civilization shares a territory. [HIS-133]"""
    return any([other.lands & civ.lands for other in g.civs if other is not civ])


@beginning("war")
def begin(seat: Seat, name: str, mode: Mode) -> Frame:
    """Ask for territory and enemy first."""
    return war_target(seat, mode.winner_vp)


@rules.decision
def war_target(g: Historia, seat: Seat, vp: int) -> list[Action]:
    """Choose a shared territory and a civilization there, weaker or stronger; a possible war must be fought.

    [HIS-131, HIS-133, HIS-136, HIS-137]
    """
    own = g.civs[seat]
    return [
        Attack(g.content.territories[place].id, index)
        for index, other in enumerate(g.civs)
        if other is not own
        for place in bits(other.lands & own.lands)
    ]


@war_target.resolve
def attack(g: Historia, seat: Seat, action: Action, vp: int) -> None:
    territory, enemy = Attack.of(action)
    g.tell("attacked", seat, enemy, territory)
    if not fight(g, seat, enemy, g.content.territory_index[territory], vp):
        g.abandon("match")
        g.tell("game_ended")


def fight(g: Historia, attacker: int, defender: int, place: int, vp: int) -> bool:
    """Let the higher level win, whoever attacked; equal levels change nothing.

    Return False if a lone player was wiped out. [HIS-131, HIS-132, HIS-134]
    """
    one, other = g.civs[attacker], g.civs[defender]
    if one.military == other.military:
        g.tell("war_undecided", attacker, defender)
        return True
    winner, loser = (attacker, defender) if one.military > other.military else (defender, attacker)
    g.civs[winner].vp += vp
    g.tell("war_won", winner, loser, vp)
    return lose_cube(g, loser, place)


def lose_cube(g: Historia, index: int, place: int) -> bool:
    """Move the loser's cube to the used pool; the last one stays, except that of civbots and lone players.

    [HIS-135, HIS-137, HIS-261, HIS-262, HIS-281]
    """
    loser = g.civs[index]
    is_bot = bool(loser.difficulty)
    if count(loser.lands) == 1 and not is_bot and g.seats > 1:
        g.tell("kept_last", index)
        return True
    loser.lands ^= 1 << place
    if is_bot:
        loser.personal += 1
    else:
        loser.used += 1
    g.tell("driven_out", index, g.content.territories[place].id)
    if not loser.lands:
        loser.alive = False
        g.tell("destroyed", index)
    return loser.alive or is_bot
