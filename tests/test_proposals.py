"""Options that a game proposes: page and terminal start from them, everything else from the defaults."""

from __future__ import annotations

from typing import Any

import pytest

from saecula import cli
from saecula.core.record import Match
from saecula.core.variants import declared, plain_options
from saecula.games import all_games, game
from saecula.server.library import games_in
from saecula.terminal.about import draw_about
from saecula.terminal.messages import Messages
from tests.test_cli import run

SEVEN_AGES = game("seven_ages")


def test_what_a_game_proposes_are_options_for_every_number_of_players() -> None:
    for known in all_games():
        for seats in range(known.players[0], known.players[1] + 1):
            assert plain_options(known.options(seats, known.proposal)) == known.proposal


def test_7_ages_proposes_an_evening() -> None:
    assert SEVEN_AGES.proposal == {"end": "age_3", "total_history": True}
    assert SEVEN_AGES.start(2, "defaults").variant == SEVEN_AGES.options(2, {})


def test_the_server_tells_what_is_proposed_beside_the_default() -> None:
    for info in games_in("en"):
        known = game(info.id)
        for told, option in zip(info.options, declared(known.variant), strict=True):
            if option.name in known.proposal:
                assert told.proposed == known.proposal[option.name] != told.default
            else:
                assert told.proposed == told.default


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ((), {"end": "age_3", "total_history": True}),
        (("--option", "end=full", "--option", "pursuit=yes"), {"total_history": True, "pursuit": True}),
    ],
)
def test_the_terminal_starts_from_it(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    options: dict[str, Any],
) -> None:
    made: list[Match[Any]] = []

    class Watching:
        def __init__(self, match: Match[Any], *_: Any) -> None:
            made.append(match)

        def play(self) -> None:
            """Play nothing."""

    monkeypatch.setattr(cli, "Session", Watching)
    assert run(capsys, "play", "seven_ages", "--plain", "--seats", "2", *words).code == 0
    assert plain_options(made[0].position.variant) == options


def test_about_tells_it() -> None:
    content = SEVEN_AGES.load_content(None)
    lines = [line.plain for line in draw_about(SEVEN_AGES, content, 100, Messages("en"))]
    assert any(line.startswith("end  default full, `play` proposes age_3") for line in lines)
    assert not any("proposes" in line for line in lines if line.startswith("rounds"))
