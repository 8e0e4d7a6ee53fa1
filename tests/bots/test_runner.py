"""The loop in which bots play: who is asked, what the watcher sees, and when it stops."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.bots import make_bot
from saecula.bots.runner import Turn, play_match, turn_of, turns
from saecula.core import flow
from saecula.core.errors import EndlessLoop
from saecula.core.game import Game
from saecula.games import all_games
from tests.sample.game import GAME


def bots_of(game: Game[Any], seats: int) -> list[Any]:
    return [make_bot("random", game, f"{seat}") for seat in range(seats)]


@pytest.mark.parametrize("game", [GAME, *all_games()], ids=lambda game: game.id)
def test_a_match_is_played_to_its_end_and_can_be_replayed(game: Game[Any]) -> None:
    played = play_match(game, bots_of(game, 2), "runner")
    assert flow.is_over(played.position)
    assert all(seconds > 0 for seconds in played.thinking)
    g = game.start(2, "runner")
    for seat, action in played.choices:
        flow.play(g, seat, action)
    assert game.digest(g) == game.digest(played.position)


def test_the_watcher_sees_each_choice_before_it_is_played() -> None:
    watched: list[Turn] = []
    played = play_match(GAME, bots_of(GAME, 3), "runner", watch=watched.append)
    assert [(turn.seat, turn.action) for turn in watched] == played.choices
    for turn in watched:
        assert turn.action in turn.options
        assert turn.seen.seat == turn.seat
        assert flow.ask_of(turn.seen.position, turn.seat) is not None


def test_options_of_the_variant_and_the_journal_are_passed_on() -> None:
    played = play_match(GAME, bots_of(GAME, 2), "runner", {"rounds": "1"}, journal=True)
    assert played.position.variant.rounds == "1"
    assert played.position.journal
    assert play_match(GAME, bots_of(GAME, 2), "runner").position.journal is None


def test_the_loop_stops_at_a_seat_without_a_bot_and_goes_on_after_its_choice() -> None:
    g = GAME.start(2, "runner")
    bots = {1: make_bot("random", GAME, "1")}
    asked = 0
    while True:
        assert all(turn.seat == 1 for turn in turns(GAME, g, bots))
        seat = flow.mover(g)
        if seat < 0:
            break
        assert seat == 0
        asked += 1
        flow.play(g, seat, flow.options(g, seat)[0])
    assert asked > 0


def test_a_match_without_end_is_noticed() -> None:
    with pytest.raises(EndlessLoop, match="bazaar: not over after 3 choices"):
        list(turns(GAME, GAME.start(2, "runner"), dict(enumerate(bots_of(GAME, 2))), most=3))


def test_a_bot_is_asked_without_playing() -> None:
    g = GAME.start(2, "runner")
    before = GAME.digest(g)
    seat = flow.mover(g)
    turn = turn_of(GAME, g, seat, make_bot("greedy", GAME, "1"))
    assert turn.action in flow.options(g, seat)
    assert GAME.digest(g) == before
