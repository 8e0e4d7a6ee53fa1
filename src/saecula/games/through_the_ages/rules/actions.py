"""The Action Phase: one action after another (TTA-190 to TTA-194)."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import verb_id
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    action_tokens,
    building,
    cards,
    leaders,
    tactics,
    technologies,
    turn_end,
    wonders,
)
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.registry import rules

END: Final = words.EndActions()


@rules.decision(always=True)
def act(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the next actions of the Action Phase, and its end. [TTA-190, TTA-191]"""
    own = Budget(g, seat)
    return [
        *cards.options(own, own.civil),
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
    """Carry out an action and ask for the next one. [TTA-190]"""
    if action == END:
        g.then(turn_end.end_of_turn(seat))
        return
    ACTIONS[verb_id(action)](g, seat, action)
    g.then(act(seat))


ACTIONS: Final = {
    words.Take.id: cards.take,
    words.IncreasePopulation.id: building.increase,
    words.Build.id: building.build,
    words.Upgrade.id: building.upgrade,
    words.Destroy.id: building.destroy,
    words.UpgradeToTheater.id: building.upgrade_to_theater,
    words.PopulationAndUnit.id: building.population_and_unit,
    words.FreePopulation.id: building.free_population,
    words.BuildStages.id: wonders.build_stages,
    words.Lead.id: leaders.play,
    words.ChurchillChoice.id: leaders.choose_churchill,
    words.LendMilitary.id: action_tokens.lend,
    words.Develop.id: technologies.develop,
    words.Revolt.id: technologies.revolt,
    words.PlayAction.id: action_cards.play,
    words.PlayTactic.id: tactics.play,
    words.CopyTactic.id: tactics.copy,
}
