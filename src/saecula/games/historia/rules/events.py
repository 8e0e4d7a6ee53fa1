"""Variant: events (HIS-290 to HIS-297)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Frame, Seat
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions, goals, matrix, wonders
from saecula.games.historia.rules.registry import operations, rules

ICE_AGE: Final = "little_ice_age"
DEMANDS: Final = ("pay_cube", "destroy_wonder", "lose_level")
POINTS: Final = ("gain_vp", "lose_vp")
FELT_BY_BOTS: Final = ("gain_vp", "lose_vp", "lose_level", "destroy_wonder")


def lay_out(g: Historia) -> None:
    """Shuffle the events into a face-up stack, whose top card is seen before the first round. [HIS-290]"""
    if g.variant.events:
        g.events = tuple(g.content.events)
        g.next_event = _draw(g)


def turn_up(g: Historia) -> None:
    """Make the top card the current event; the new top card shows the next one. [HIS-290, HIS-297]"""
    if not g.variant.events:
        return
    g.event = g.next_event
    g.next_event = _draw(g)
    g.tell("event", g.event)


def _draw(g: Historia) -> str:
    if not g.events:
        return ""
    drawn = g.events[g.roll(len(g.events))]
    g.events = tuple([event for event in g.events if event != drawn])
    return drawn


def is_triggered(g: Historia, action: str) -> bool:
    """Return whether an action triggers the event; an advisor without a symbol triggers nothing.

    [HIS-291, HIS-292]
    """
    if not g.event or not action:
        return False
    triggers = g.content.events[g.event].triggers
    if g.event == ICE_AGE and g.variant.ice_age_trigger == "any":
        return True
    return "any" in triggers or action in triggers


def demands(g: Historia, seat: Seat) -> list[Frame]:
    """Return the frames of the event that come before the action; wonders may be activated before them.

    If only VP are at stake the order makes no difference, and nobody is asked.
    [HIS-170, HIS-291, HIS-294, HIS-297]
    """
    if not is_triggered(g, g.action):
        return []
    asks = any([effect.op not in POINTS for effect in g.content.events[g.event].effects])
    return [wonders.before(seat), meet_event(seat, 0)] if asks else [meet_event(seat, 0)]


@rules.step
def meet_event(g: Historia, seat: Seat, first: int) -> None:
    """Apply each effect once, before the action; a demand that cannot be met cancels the action.

    [HIS-291, HIS-294, HIS-295]
    """
    listed = g.content.events[g.event].effects
    for i in range(first, len(listed)):
        effect = listed[i]
        if not can_meet(g, seat, effect):
            g.tell("demand_unmet", seat, g.event)
            g.abandon("action")
            return
        if i == 0:
            g.tell("event_applies", seat, g.event)
        frames = meet(g, seat, effect)
        if frames:
            g.then(*frames, meet_event(seat, i + 1))
            return


def can_meet(g: Historia, seat: Seat, effect: Effect) -> bool:
    """Return whether the cubes, levels or wonders demanded are there; what only helps never blocks.

    [HIS-291, HIS-293, HIS-295]
    """
    civ = g.civs[seat]
    if effect.op == "pay_cube":
        return civ.personal >= effect.n
    if effect.op == "destroy_wonder":
        return len(civ.wonders) + len(civ.rotated) >= effect.n
    if effect.op == "lose_level":
        down = effect.n
        technology = civ.technology - (down if effect.track == "technology" else 0)
        military = civ.military - (down if effect.track == "military" else 0)
        return technology > 0 and military > 0 and g.content.exists[technology][military]
    return True


def meet(g: Historia, seat: Seat, effect: Effect) -> tuple[Frame, ...]:
    """Meet a demand or take what the event gives; a lost level may lead onto a goal. [HIS-291, HIS-301]"""
    civ = g.civs[seat]
    if effect.op == "pay_cube":
        actions.pay(civ, effect.n)
        g.tell("paid_event", seat, effect.n)
        return ()
    if effect.op == "destroy_wonder":
        return (wonders.destroy_wonder(seat, "", effect.n),)
    if effect.op == "lose_level":
        for _ in range(effect.n):
            matrix.lower(g, civ, effect.track)
        g.tell("lost_level", seat, effect.track, effect.n)
        if civ.difficulty:
            goals.reached_by_bot(g, seat, civ)
            return ()
        return goals.reached(g, seat)
    return operations[effect.op](g, effect, seat, civ, g.event)


def bot_meets(g: Historia, index: int, action: str) -> bool:
    """Apply the event to a civbot, which feels VP, levels and wonders; return whether it may act.

    A demand that it cannot meet makes the action ineffective. Civbots own no wonders, so they never meet a
    demand for one. [HIS-293, HIS-296]
    """
    if not is_triggered(g, action) or not g.content.events[g.event].civbots:
        return True
    for effect in g.content.events[g.event].effects:
        if effect.op not in FELT_BY_BOTS:
            continue
        if not can_meet(g, index, effect):
            g.tell("demand_unmet", index, g.event)
            return False
        g.tell("event_applies", index, g.event)
        meet(g, index, effect)
    return True
