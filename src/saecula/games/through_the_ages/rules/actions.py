"""The Action Phase: one action after another (TTA-190 to TTA-194)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    building,
    cards,
    leaders,
    spending,
    tactics,
    technologies,
    turns,
    wonders,
)
from saecula.games.through_the_ages.rules.means import Means
from saecula.games.through_the_ages.rules.registry import rules

END = ("end_actions",)


@rules.decision(always=True)
def act(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """The next action of the Action Phase, or its end. [TTA-190, TTA-191]"""
    own = Means(g, seat)
    return [
        *cards.options(own),
        *building.options(own),
        *wonders.options(own),
        *leaders.options(own),
        *technologies.options(own),
        *action_cards.options(own),
        *tactics.options(own),
        END,
    ]


@act.resolve
def carry_out(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """One action after another. [TTA-190]"""
    if action == END:
        g.then(turns.end_of_turn(seat))
        return
    ACTIONS[action[0]](g, seat, action)
    g.then(act(seat))


ACTIONS = {
    "take": cards.take,
    "population": building.increase,
    "build": building.build,
    "upgrade": building.upgrade,
    "destroy": building.destroy,
    "bach": building.upgrade_to_theater,
    "barbarossa": building.population_and_unit,
    "free_population": building.free_population,
    "stages": wonders.build_stages,
    "lead": leaders.play,
    "churchill": leaders.choose_churchill,
    "lend": spending.lend,
    "develop": technologies.develop,
    "revolt": technologies.revolt,
    "play": action_cards.play,
    "tactic": tactics.play,
    "copy_tactic": tactics.copy,
}
