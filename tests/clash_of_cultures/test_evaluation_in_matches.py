"""What the evaluation is worth in matches: greedy play by it is far better than random play."""

from __future__ import annotations

import pytest

from saecula.bots import make_bot, turns
from saecula.core.position import Action
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.vocabulary import EndTurn, Trade

SHORT = {"short_game": True}
SEEDS = ("a match", "another match")


class Played:
    """A match of greedy, in the first seat, against random, and the choices of greedy."""

    def __init__(self, seed: str) -> None:
        self.g: ClashOfCultures = GAME.start(2, seed, SHORT, journal=True)
        self.chosen: list[tuple[int, list[Action], Action]] = []
        bots = {0: make_bot("greedy", GAME, seed), 1: make_bot("random", GAME, seed)}
        for turn in turns(GAME, self.g, bots):
            if turn.seat == 0:
                self.chosen.append((self.g.actions, turn.options, turn.action))

    def told(self, line: str) -> int:
        """How often a line of the journal speaks of the first seat."""
        return sum([told[:2] == (line, 0) for told in self.g.journal or []])


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [Played(seed) for seed in SEEDS]


def test_greedy_beats_random_by_far(played: list[Played]) -> None:
    for match in played:
        own, other = GAME.result(match.g).scores
        assert own > 1.5 * other


def test_greedy_does_what_people_do(played: list[Played]) -> None:
    for line in ("founded", "built", "advanced", "explored", "recruited"):
        assert any(match.told(line) for match in played), line


def test_greedy_uses_its_actions_and_offers_no_trade(played: list[Played]) -> None:
    ends = [left for match in played for left, _, chosen in match.chosen if chosen == EndTurn()]
    assert sum(ends) < len(ends)  # of three each
    assert not [chosen for match in played for _, _, chosen in match.chosen if Trade.matches(chosen)]
