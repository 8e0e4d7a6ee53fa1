"""Events that change something for a while: a Production, a trade, a Manoeuvre, a combat round, a scoring."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.seven_ages.deeds import HalfGlory
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.modifiers import RoundGlory
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import aims, artifacts, sways
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import DEEDS

FOR_A_WHILE: Final = (
    "potential",
    "deny",
    "move",
    "income",
    "no_income",
    "half_income",
    "trade",
    "round_glory",
    "half_glory",
    "card_value",
    "stampede",
)


def sway(g: SevenAges, effect: Effect, play: Play) -> Frames:
    """Let an effect hold until what it concerns is over. [7AG-445, 7AG-447, 7AG-448, 7AG-450, 7AG-452]"""
    aim = aims.event_of(g, play).aim
    whom = {"player": play.other, "all": NONE, "area": g.sides[0]}.get(aim, play.empire)
    sways.add(g, aims.number_of(g, play), effect, whom)
    return ()


for op in FOR_A_WHILE:
    DEEDS.named(op)(sway)


def scored(g: SevenAges, seat: Seat, glory: int) -> int:
    """Return the glory of a player in this scoring after events: additions, then halvings. [7AG-328]"""
    for event, number, whom in g.sways:
        source = g.content.event_list[event]
        effect = source.deeds[number]
        if isinstance(effect, RoundGlory) and source.when == "before_glory":
            concerned = whom == seat if source.aim == "player" else g.empires[whom].owner == seat
            glory += concerned * _amount(g, effect, whom)
    for _ in sways.found(g, HalfGlory) if g.sways else ():
        glory = (glory + 1) // 2 if glory > 0 else glory
    return glory


def _amount(g: SevenAges, effect: RoundGlory, slot: int) -> int:
    if effect.per != "green_artifact":
        return effect.n
    return min(effect.n * artifacts.greens(g, g.empires[slot]), effect.most)
