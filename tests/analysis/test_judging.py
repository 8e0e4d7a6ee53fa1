"""Verdicts: what a choice gave away, from the view of the seat that chose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from saecula.analysis import Verdict, analyze, course, decisions, judge, verdicts
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.core.record import Match
from saecula.games import game
from tests.analysis.matches import played
from tests.sample.game import GAME
from tests.sample.position import Bazaar
from tests.sample.table import at_market, play_all


def verdict_on(match: Match[Any], at: int, simulations: int = 60) -> Verdict:
    seat = match.entries[at].seat
    return judge(
        match.game, match.saved(), at, "prince", content=match.content, simulations=simulations, viewer=seat
    )


@pytest.fixture
def sale() -> Match[Any]:
    """A trader enters the last round with silk that would fetch three gold; selling it is all it can do."""
    match = at_market(2, {0: "silk silk", 1: "tea tea"}, rounds="1")
    return play_all(match, (0, ("rest",)))


def options_of(match: Match[Any], seat: int) -> list[Action]:
    return list(flow.options(match.position, seat))


def test_a_blunder_is_found_and_the_better_choice_named(sale: Match[Any]) -> None:
    assert set(options_of(sale, 0)) == {("go",), ("sell", "silk")}
    at = len(sale.entries)
    sale.choose(0, ("go",))
    verdict = verdict_on(sale, at)
    assert (verdict.at, verdict.seat, verdict.chosen) == (at, 0, ["go"])
    assert verdict.best[0].action == ["sell", "silk"]
    assert verdict.best[-1].action == ["go"]
    assert verdict.best[-1].points < -1
    assert verdict.loss == pytest.approx(verdict.best[0].chance - verdict.best[-1].chance)
    assert verdict.loss > 0.02


def test_the_best_choice_gives_nothing_away(sale: Match[Any]) -> None:
    at = len(sale.entries)
    sale.choose(0, ("sell", "silk"))
    verdict = verdict_on(sale, at)
    assert verdict.loss == 0
    assert verdict.best[0].action == ["sell", "silk"]
    assert verdict.best[0].points == 0


def worlds_of(rules: Game[Any], match: Match[Any], seat: int, count: int) -> list[Match[Any]]:
    """Return the same match for one seat, with other hands, decks and sealed choices of the others."""
    seen = rules.redact(match.position, seat)
    found = []
    for dice in range(1, count + 1):
        world = Match.open(rules, match.saved(), match.content)
        world.position = rules.imagine(seen, dice << 40)
        world.go_on()
        found.append(world)
    return found


def hands_too(g: Bazaar, seat: Seat) -> float:
    """Evaluate by what others cannot see, too."""
    trader = g.traders[seat]
    return trader.gold + 2.0 * trader.hand.cards.count("tea")


@pytest.mark.parametrize(
    ("rules", "choices"),
    [(replace(GAME, evaluate=hands_too), 17), (game("historia"), 40), (game("through_the_ages"), 30)],
)
def test_what_is_hidden_does_not_change_a_verdict(rules: Game[Any], choices: int) -> None:
    match = played(rules, 3, choices)
    seat = flow.mover(match.position)
    action = options_of(match, seat)[-1]
    found = []
    for world in worlds_of(rules, match, seat, 3):
        world.choose(seat, action)
        found.append(verdict_on(world, 0, simulations=8))
    assert found[0] == found[1] == found[2]


def test_equal_seeds_judge_equally_in_any_order() -> None:
    match = played(GAME, 3, 1000)
    todo = decisions(match)[:6]
    forth = list(verdicts(match, "settler", todo, simulations=12))
    back = list(verdicts(match, "settler", todo[::-1], simulations=12))
    assert forth == back[::-1]
    assert forth[2] == judge(GAME, match.saved(), todo[2], "settler", simulations=12)


def test_every_verdict_tells_the_chosen_option_and_at_most_three_others() -> None:
    match = played(GAME, 3, 1000)
    for verdict in verdicts(match, "settler", simulations=10):
        actions = [tuple(weighed.action) for weighed in verdict.best]
        assert tuple(verdict.chosen) in actions
        assert len(set(actions)) == len(actions) <= 4
        assert verdict.best[0].points == 0
        assert all(weighed.points <= 0 for weighed in verdict.best)
        assert 0 <= verdict.loss <= 1


def test_notes_and_single_options_are_no_decisions() -> None:
    match = played(GAME, 2, 6)
    match.note(0, "takeover", "random")
    todo = decisions(match, 0)
    assert 6 not in todo
    for at in (6, 7):
        with pytest.raises(BadOption, match=f"choice {at}: there was nothing to choose"):
            judge(GAME, match.saved(), at, "settler", viewer=0)


def test_levels_and_budgets_are_checked() -> None:
    record = played(GAME, 2, 4).saved()
    with pytest.raises(BadOption, match="unknown level 'greedy'; there are: settler"):
        judge(GAME, record, 0, "greedy", viewer=0)
    with pytest.raises(BadOption, match="1 simulations; at least two"):
        judge(GAME, record, 0, "prince", simulations=1, viewer=0)


def test_a_running_match_is_judged_only_for_a_seat_and_only_its_own_choices() -> None:
    match = played(GAME, 2, 12)
    for refused in (
        lambda: decisions(match),
        lambda: course(match),
        lambda: analyze(match, "settler"),
        lambda: judge(GAME, match.saved(), 0, "settler"),
    ):
        with pytest.raises(BadOption, match="still running"):
            refused()
    own = decisions(match, 1)
    assert own
    assert all(match.entries[at].seat == 1 for at in own)
    other = next(at for at in decisions(match, 0) if match.entries[at].seat == 0)
    with pytest.raises(BadOption, match=f"choice {other} is not one of seat 1"):
        judge(GAME, match.saved(), other, "settler", viewer=1)


@pytest.mark.parametrize("rules", [replace(GAME, evaluate=hands_too), game("through_the_ages")])
def test_what_is_hidden_does_not_change_the_chances_of_a_running_match(rules: Game[Any]) -> None:
    match = played(rules, 2, 20)
    found = [course(world, viewer=0) for world in worlds_of(rules, match, 0, 3)]
    assert found[0] == found[1] == found[2]
