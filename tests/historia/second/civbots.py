"""The turns of the civbots (Zivbots)."""

from __future__ import annotations

from tests.historia.second import effects, figures
from tests.historia.second.cards import ACTIONS, BOARD, CIVBOT_CARDS, DIFFICULTIES, TERRITORIES, TOP
from tests.historia.second.course import CIVBOT_CARD, Course
from tests.historia.second.table import Nation, Table
from tests.historia.second.turns import triggers


def settle(t: Table) -> None:
    """Put each civbot into the empty territory with the highest number."""
    for bot in t.bots:
        empty = [land for land in TERRITORIES if not t.present(land)]
        bot.lands.add(max(empty, key=t.tile_number))
        bot.personal -= 1


def take_turns(c: Course) -> None:
    """Let the civbots play at the end of a round, the most difficult one first."""
    for bot in c.t.bots:
        if not bot.alive:
            continue
        drawn: list[str] = []
        while len(drawn) < DIFFICULTIES[bot.difficulty].cards:
            card = c.draw(CIVBOT_CARD, bot)
            assert card in CIVBOT_CARDS, bot
            assert card not in drawn, card
            drawn.append(card)
            for action in CIVBOT_CARDS[card].actions:
                _act(c, bot, action)


def _act(c: Course, bot: Nation, action: str) -> None:
    if not _meet_event(c, bot, action):
        return
    if action == "arts":
        c.t.wonder_row = c.t.wonder_row[:-1]
        bot.vp += BOARD.civbot_arts_vp
    elif action == "war":
        _war(c.t, bot)
    elif action == "expansion":
        _expand(c.t, bot)
    else:
        _rise(c, bot, action)


def _meet_event(c: Course, bot: Nation, action: str) -> bool:
    """Let a civbot feel what changes VP, wonders and levels."""
    event = triggers(c.t, action)
    if event is None:
        return True
    for effect in event.effects:
        if effect.op == "gain_vp":
            bot.vp += effect.n
        elif effect.op == "lose_vp":
            bot.vp -= effect.n
        elif effect.op == "destroy_wonder":
            return False
        elif effect.op == "lose_level":
            if not effects.can_step_back(bot, effect.track):
                return False
            effects.carry_out(c, bot, effects.step_back(c.t, bot, effect.track))
    return True


def _rise(c: Course, bot: Nation, track: str) -> None:
    """Gain a level and a VP without the level's bonus; where the matrix ends, use the other track."""
    other = "military" if track == "technology" else "technology"
    if bot.level(track) == TOP:
        bot.vp += BOARD.overflow_vp
        bot.vp += BOARD.civbot_level_vp if c.t.variant.bot_overflow_extra_vp else 0
        return
    bot.vp += BOARD.civbot_level_vp
    if figures.can_rise(bot, track):
        moved = track
    elif bot.level(other) < TOP and figures.can_rise(bot, other):
        moved = other
    else:
        bot.vp += BOARD.overflow_vp
        return
    bot.technology += moved == "technology"
    bot.military += moved == "military"
    effects.carry_out(c, bot, effects.reach_goal(c.t, bot))


def _war(t: Table, bot: Nation) -> None:
    """Attack the civilization with the most VP that can be beaten, where the number is highest."""
    beatable = [(land, enemy) for land, enemy in figures.enemies(t, bot) if enemy.military < bot.military]
    if not beatable:
        return
    ranks = [nation.seat for nation in (*t.in_order, *t.bots)]
    land, enemy = min(beatable, key=lambda x: (-x[1].vp, ranks.index(x[1].seat), -t.tile_number(x[0])))
    nuclear = ACTIONS["war"].extended
    assert nuclear is not None
    mode = nuclear if bot.technology >= nuclear.technology else ACTIONS["war"].basic
    effects.war(t, bot, enemy, land, mode.winner_vp)


def _expand(t: Table, bot: Nation) -> None:
    """Expand where it is empty or others are weaker, else anywhere; the highest number decides."""
    lands = figures.reachable(bot)
    if not lands or not bot.personal:
        return
    suitable = [land for land in lands if all(n.military < bot.military for n in t.present(land))]
    bot.lands.add(max(suitable or lands, key=t.tile_number))
    bot.personal -= 1
