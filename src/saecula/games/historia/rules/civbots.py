"""Civbots: automated civilizations (HIS-230 to HIS-263)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.bits import bits
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import events, expansion, goals, matrix, war
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.rules.world import presence, tile_number


@rules.step
def enter(g: Historia) -> None:
    """Place the civbots, one after the other, in the empty territory with the highest number. [HIS-232]"""
    for index in range(g.seats, len(g.civs)):
        empty = [place for place in range(len(g.tiles)) if not presence(g, place)]
        put_cube(g, index, max(empty, key=lambda place: tile_number(g, place)), "settled")


def put_cube(g: Historia, index: int, place: int, line: str) -> None:
    """Put a civbot's cube onto the map."""
    bot = g.civs[index]
    bot.personal -= 1
    bot.lands |= 1 << place
    g.tell(line, index, g.content.territories[place].id)


def act_all(g: Historia) -> bool:
    """Let the civbots act, highest difficulty first; return False if a lone player was wiped out.

    [HIS-233, HIS-281]
    """
    for index in range(g.seats, len(g.civs)):
        if g.civs[index].alive:
            act(g, index)
        if not g.civs[0].alive:
            return False
    return True


def act(g: Historia, index: int) -> None:
    """Shuffle the civbot cards, draw as many as the difficulty says and resolve them. [HIS-231, HIS-234]"""
    bot = g.civs[index]
    number = g.content.difficulties[bot.difficulty].cards
    for card in g.shuffled(tuple(g.content.civbot_cards))[:number]:
        if not g.civs[0].alive:
            return
        g.tell("bot_drew", index, card)
        for action in g.content.civbot_cards[card].actions:
            if events.bot_meets(g, index, action):
                ACTIONS[action](g, index, bot)


def learn(g: Historia, index: int, bot: Civ) -> None:
    """Gain a technology level and 1 VP, without the level's bonus. [HIS-240]"""
    _develop(g, index, bot, "technology", "military")


def arm(g: Historia, index: int, bot: Civ) -> None:
    """Gain a military level and 1 VP, without the level's bonus. [HIS-241]"""
    _develop(g, index, bot, "military", "technology")


def _develop(g: Historia, index: int, bot: Civ, track: str, other: str) -> None:
    """Gain the level, or one of the other track if the cell is missing, or 2 VP at the top.

    [HIS-240, HIS-241]
    """
    board = g.content.board
    extra = board.civbot_level_vp
    if matrix.level(bot, track) < g.content.top and matrix.steps_possible(g, bot, track, 1):
        _raise_level(g, index, bot, track)
    elif (
        matrix.level(bot, track) < g.content.top
        and matrix.level(bot, other) < g.content.top
        and matrix.steps_possible(g, bot, other, 1)
    ):
        _raise_level(g, index, bot, other)
    else:
        bot.vp += board.overflow_vp
        g.tell("overflowed", index, track, board.overflow_vp)
        extra = extra if g.variant.bot_overflow_extra_vp else 0
    score(g, index, bot, extra)


def _raise_level(g: Historia, index: int, bot: Civ, track: str) -> None:
    if track == "technology":
        bot.technology += 1
        g.tell("learned", index, bot.technology)
    else:
        bot.military += 1
        g.tell("armed", index, bot.military)
    goals.reached_by_bot(g, index, bot)


def score(g: Historia, index: int, bot: Civ, vp: int) -> None:
    """Score VP for an action."""
    bot.vp += vp
    if vp:
        g.tell("scored", index, vp)


def remove_wonder(g: Historia, index: int, bot: Civ) -> None:
    """Remove the rightmost wonder from the game, and score 1 VP even if there is none. [HIS-242]"""
    if g.wonder_row:
        g.tell("wonder_removed", index, g.wonder_row[-1])
        g.wonder_row = g.wonder_row[:-1]
    score(g, index, bot, g.content.board.civbot_arts_vp)


def wage_war(g: Historia, index: int, bot: Civ) -> None:
    """Attack the beatable civilization with the most VP, where the tile number is highest. [HIS-243]"""
    beatable = [
        other
        for other in (*g.order, *range(g.seats, len(g.civs)))
        if other != index and g.civs[other].lands & bot.lands and g.civs[other].military < bot.military
    ]
    if not beatable:
        g.tell("no_effect", index, "war")
        return
    enemy = max(beatable, key=lambda other: g.civs[other].vp)
    place = max(bits(g.civs[enemy].lands & bot.lands), key=lambda shared: tile_number(g, shared))
    card = g.content.actions["war"]
    extended = card.extended
    strong = extended is not None and bot.technology >= extended.technology
    vp = extended.winner_vp if strong and extended else card.basic.winner_vp
    g.tell("attacked", index, enemy, g.content.territories[place].id)
    war.fight(g, index, enemy, place, vp)


def expand(g: Historia, index: int, bot: Civ) -> None:
    """Expand to the highest number that is empty or held by weaker ones, else to the highest in reach.

    [HIS-244]
    """
    reachable = bits(expansion.targets(g, bot))
    if not bot.personal or not reachable:
        g.tell("no_effect", index, "expansion")
        return
    suitable = [
        place
        for place in reachable
        if all([g.civs[other].military < bot.military for other in presence(g, place)])
    ]
    put_cube(g, index, max(suitable or reachable, key=lambda place: tile_number(g, place)), "expanded")


ACTIONS: Final[dict[str, Callable[[Historia, int, Civ], None]]] = {
    "technology": learn,
    "military": arm,
    "arts": remove_wonder,
    "war": wage_war,
    "expansion": expand,
}
