"""Contracts that must hold in every position of every game. The tests and the fuzzer check them.

Each check raises AssertionError with a message that says what is wrong and where. `check_position` runs them
all on one position, `check_match` on every n-th position of a random match, `tail_rule` watches the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saecula.core import flow
from saecula.core.actions import Vocabulary
from saecula.core.contracts.differences import difference
from saecula.core.contracts.playing import (
    LIMIT,
    Dice,
    Driver,
    Log,
    Taste,
    by_taste,
    random_choice,
    random_match,
    recorded,
)
from saecula.core.contracts.positions import (
    check_clone,
    check_options,
    check_policies,
    check_record,
    check_result,
    check_saved,
    check_scene,
)
from saecula.core.contracts.secrets import (
    check_barrier,
    check_classes,
    check_forgetting,
    check_imagined,
    check_plays_on,
    check_sealed,
    check_seen_options,
    zones_of,
)
from saecula.core.contracts.stories import check_journal, check_story, check_story_secrets
from saecula.core.contracts.watching import MANY_OPTIONS, census, offers, tail_rule
from saecula.core.game import Game
from saecula.core.locale import languages
from saecula.core.position import SPECTATOR
from saecula.core.record import Match

__all__ = [
    "LIMIT",
    "MANY_OPTIONS",
    "Dice",
    "Driver",
    "Log",
    "Taste",
    "by_taste",
    "census",
    "check_barrier",
    "check_classes",
    "check_clone",
    "check_forgetting",
    "check_imagined",
    "check_journal",
    "check_match",
    "check_options",
    "check_plays_on",
    "check_policies",
    "check_position",
    "check_record",
    "check_result",
    "check_saved",
    "check_scene",
    "check_sealed",
    "check_seen_options",
    "check_story",
    "check_story_secrets",
    "difference",
    "offers",
    "random_choice",
    "random_match",
    "recorded",
    "tail_rule",
    "zones_of",
]

THOROUGH_EVERY: Final = 5


def check_match(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    every: int = 7,
    content: Any = None,
    log: Log | None = None,
    driver: Driver = random_choice,
) -> Match[Any]:
    """Play a random match, run all contracts on every n-th position and on its record; return the match."""
    dice = Dice(f"contracts/{seed}")
    choices: Log = [] if log is None else log
    number = dice.roll(every * THOROUGH_EVERY)
    content = content if content is not None else game.load_content(None)
    words = game.vocabulary(content)

    def on_position(g: Any) -> None:
        nonlocal number
        game.check(g)
        number += 1
        if number % every == 0:
            check_position(game, g, dice, number % (every * THOROUGH_EVERY) == 0, words)

    g = random_match(game, seats, seed, options, on_position, log=choices, content=content, driver=driver)
    game.check(g)
    check_result(game, g)
    match = recorded(game, seats, seed, options, choices, content)
    assert game.digest(match.position) == game.digest(g), "the replayed match ends at another position"
    check_record(match)
    check_journal(match)
    check_story(match, dice)
    return match


def check_position(
    game: Game[Any], g: Any, dice: Dice, thorough: bool = False, words: Vocabulary | None = None
) -> None:
    """Check all contracts on one position; `thorough`: for all viewers and languages, and with a playout."""
    check_options(game, g, words)
    check_clone(game, g, dice)
    check_saved(game, g)
    check_sealed(game, g, dice)
    viewers = [*range(g.seats), SPECTATOR]
    for viewer in viewers:
        world = check_imagined(game, g, viewer, dice)
        check_classes(game, g, world, viewer)
    for seat in flow.to_move(g):
        check_seen_options(game, g, seat)
        check_policies(game, g, seat, dice)
        check_barrier(game, g, seat, dice)
    check_forgetting(game, g, dice.pick(viewers), dice)
    for viewer in viewers if thorough else [dice.pick(viewers)]:
        for language in languages() if thorough else [dice.pick(languages())]:
            check_scene(game, g, viewer, language)
    if thorough:
        check_story_secrets(game, g, dice.pick(viewers), dice)
        check_plays_on(game, g, dice.pick(viewers), dice)
