"""Views of a seat that has two asks in one block."""

from __future__ import annotations

from saecula.core.registry import DONE, PASS
from saecula.envs.layout import _Kernel
from tests.sample.game import GAME
from tests.sample.table import at_round_end


def test_of_two_asks_the_open_one_is_shown_until_both_are_answered() -> None:
    match = at_round_end(2, {0: "alms jade", 1: "alms"})
    vocabulary = GAME.vocabulary(match.position.content)
    kernel = _Kernel(GAME, 2, vocabulary)
    assert kernel._asks(match.position)[0] == (("give_alms",),)
    match.choose(0, PASS)
    assert kernel._asks(match.position)[0] == (("smuggle",),)
    assert (kernel._closed(match.position), kernel._picks(match.position, 0)) == (0, ())
    match.choose(0, ("pay", "jade"))
    assert kernel._closed(match.position) == 1
    assert DONE not in match.position.picks[1]
