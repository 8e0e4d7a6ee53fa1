"""The search finds known best play, keeps to its budget, and continues where it left off."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import perf_counter

import pytest

from saecula.bots.ismcts.bot import ISMCTSBot, SearchSettings
from saecula.bots.ismcts.halving import ActionValue
from saecula.bots.ismcts.parallel import in_processes
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from tests.bots.toys import Toy, begun, crossroads, orchard, pennies
from tests.sample.game import GAME
from tests.sample.table import at_market


def first_choice(game: Game[Toy], seat: Seat, setting: SearchSettings, seed: str) -> Action:
    """Return the search's first choice in a toy game."""
    g = begun(game)
    return ISMCTSBot(game, seed, setting).choose(game.redact(g, seat), flow.options(g, seat))


def first_choice_at_market(seed: str, setting: SearchSettings) -> tuple[Action, ISMCTSBot]:
    """Return the search's choice in the sample game, with a hand to sell."""
    g = at_market(2, {0: "silk silk jade tea"}).position
    bot = ISMCTSBot(GAME, seed, setting)
    return bot.choose(GAME.redact(g, 0), flow.options(g, 0)), bot


@pytest.mark.parametrize("seed", "abc")
def test_it_plants_where_a_later_year_pays(seed: str) -> None:
    assert first_choice(orchard(years=3, fruit=3), 0, SearchSettings(24), seed) == ("plant",)


@pytest.mark.parametrize("seed", "abc")
def test_it_sells_where_planting_does_not_pay(seed: str) -> None:
    assert first_choice(orchard(years=3, fruit=0), 0, SearchSettings(24), seed) == ("sell",)


def test_others_are_taken_to_play_for_themselves() -> None:
    """If the others were careless, left would be better on average; as each plays for himself, right is."""
    chosen = [first_choice(crossroads(), 0, SearchSettings(60, depth=2), f"{i}") for i in range(8)]
    assert chosen == [("go", "r")] * 8


def test_where_macro_moves_are_short_a_turn_is_several() -> None:
    g = at_market(2, {0: "silk silk jade tea"}).position

    def values(moves: int, depth: float) -> list[ActionValue]:
        game = replace(GAME, moves_per_turn=moves)
        return ISMCTSBot(game, "a", SearchSettings(20, depth=depth)).action_values(
            game.redact(g, 0), flow.options(g, 0)
        )

    assert values(2, 1.5) == values(1, 3)
    assert values(1, 1.5) == values(1, 1)
    assert values(1, 1) != values(1, 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_choices_are_mixed(seat: Seat) -> None:
    sides = Counter([first_choice(pennies(), seat, SearchSettings(20), f"{i}") for i in range(60)])
    assert len(sides) == 2
    assert min(sides.values()) >= 12


def test_the_same_seed_and_budget_choose_the_same() -> None:
    for seed in "abc":
        setting = SearchSettings(40, depth=2)
        assert first_choice_at_market(seed, setting)[0] == first_choice_at_market(seed, setting)[0]


@pytest.mark.parametrize("budget", [2, 7, 40])
def test_the_budget_of_simulations_is_kept(budget: int) -> None:
    _, bot = first_choice_at_market("a", SearchSettings(budget, depth=2))
    assert 0 < bot.simulations <= budget


def test_the_budget_of_time_is_kept() -> None:
    start = perf_counter()
    _, bot = first_choice_at_market("a", SearchSettings(10_000_000, depth=4, seconds=0.3, z_threshold=99.0))
    assert bot.simulations > 1
    assert perf_counter() - start < 2.0


def test_what_is_plain_takes_few_simulations() -> None:
    game = orchard(years=1, fruit=5)
    g = begun(game)
    bot = ISMCTSBot(game, "a", SearchSettings(1000))
    assert bot.choose(game.redact(g, 0), flow.options(g, 0)) == ("plant",)
    assert bot.simulations <= 20


def test_what_was_learnt_is_kept_for_the_next_decision_of_the_turn() -> None:
    game = orchard(years=4, fruit=3)
    g = begun(game)
    bot = ISMCTSBot(game, "a", SearchSettings(40))
    flow.play(g, 0, bot.choose(game.redact(g, 0), flow.options(g, 0)))
    assert bot.reused_visits == 0
    bot.action_values(game.redact(g, 0), flow.options(g, 0))
    assert bot.reused_visits >= 5


def test_as_long_as_all_comes_as_planned_it_keeps_to_its_plan() -> None:
    game = orchard(years=4, fruit=0)
    g = begun(game)
    bot = ISMCTSBot(game, "a", SearchSettings(40))
    flow.play(g, 0, bot.choose(game.redact(g, 0), flow.options(g, 0)))
    spent = bot.simulations
    flow.play(g, 0, bot.choose(game.redact(g, 0), flow.options(g, 0)))
    assert bot.simulations == spent
    g.points[0] += 1
    bot.choose(game.redact(g, 0), flow.options(g, 0))
    assert bot.simulations > spent


def test_it_leaves_its_plan_for_something_better() -> None:
    """Planting pays only at the end, so no plan of a few lines plants every year."""
    game = orchard(years=4, fruit=3)
    g = begun(game)
    bot = ISMCTSBot(game, "a", SearchSettings(40))
    while flow.mover(g) >= 0:
        flow.play(g, 0, bot.choose(game.redact(g, 0), flow.options(g, 0)))
    assert g.points == [12]


def test_the_unforeseen_starts_a_new_search() -> None:
    game = orchard(years=4, fruit=3)
    bot = ISMCTSBot(game, "a", SearchSettings(40))
    for _ in range(2):
        g = begun(game)
        bot.choose(game.redact(g, 0), flow.options(g, 0))
    assert bot.reused_visits == 0


def test_several_processes_search_together() -> None:
    setting = SearchSettings(30, depth=2, processes=3)
    first, again = [first_choice_at_market("a", setting)[0] for _ in range(2)]
    assert first == again
    chosen = [first_choice(crossroads(), 0, replace(setting, simulations=60), f"{i}") for i in range(2)]
    assert chosen == [("go", "r")] * 2


def test_work_in_processes_comes_back_in_order() -> None:
    assert in_processes(lambda number: number * 10, 3) == [0, 10, 20]
    assert in_processes(lambda number: number + 1, 1) == [1]
