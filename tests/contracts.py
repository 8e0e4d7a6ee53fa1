"""Tests of the kernel's contracts, shared by every game."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from saecula.core.contracts import check_match, random_choice, tail_rule
from saecula.core.game import Game

SOAK_SHARES = 100


class Contracts:
    """Check the contracts over random matches; a subclass names the game and may say how it is played."""

    pytestmark = pytest.mark.no_cover  # tracing would take four times as long as the matches

    game: ClassVar[Game[Any]]
    shares: ClassVar[int]  # of matches, each a test
    matches: ClassVar[int]  # in a share
    every: ClassVar[int]  # the costly contracts hold in every n-th position
    tails: ClassVar[int]  # matches in which nothing may change after `then`
    soak_matches: ClassVar[int] = 20
    soak_every: ClassVar[int] = 11

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        """Return seats, options and driver of the n-th match: by default every player count in turn."""
        least, most = self.game.players
        return least + number % (most - least + 1), {}, random_choice

    def check(self, number: int, every: int) -> None:
        seats, options, driver = self.match(number)
        check_match(self.game, seats, f"{self.game.id} {number}", options, every=every, driver=driver)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for argument, count in (("share", self.shares), ("soak_share", SOAK_SHARES)):
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, range(count))

    def test_contracts_hold_in_random_matches(self, share: int) -> None:
        for number in range(share * self.matches, (share + 1) * self.matches):
            self.check(number, self.every)

    def test_nothing_changes_after_then(self) -> None:
        with tail_rule(self.game):
            for number in range(self.tails):
                self.check(10_000 + number, every=1_000)

    @pytest.mark.soak
    def test_contracts_hold_in_thousands_of_matches(self, soak_share: int) -> None:
        for number in range(self.soak_matches):
            self.check(1_000 + soak_share * self.soak_matches + number, self.soak_every)
