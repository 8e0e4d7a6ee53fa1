"""What holds in every position whoever looks at it: clones, saving, options, policies, scenes, results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from saecula.core import flow
from saecula.core.actions import Vocabulary
from saecula.core.contracts.differences import difference
from saecula.core.contracts.playing import Dice, random_choice
from saecula.core.errors import IllegalChoice
from saecula.core.game import Game, nothing_usual
from saecula.core.locale import Texts
from saecula.core.position import Action, Seat
from saecula.core.record import Match, decode_record, encode_record, verify
from saecula.core.scene import WIDGETS, Scene, scene


def check_clone(game: Game[Any], g: Any, dice: Dice) -> None:
    """Check that playing on in a clone leaves the original unchanged."""
    before = game.digest(g)
    clone = game.clone(g)
    assert game.digest(clone) == before, "a clone differs from its original"
    for _ in range(3):
        if clone.asks:
            flow.play(clone, *random_choice(clone, dice))
    assert game.digest(g) == before, "playing on a clone changed the original"


def check_saved(game: Game[Any], g: Any) -> None:
    """Check that a position survives a round trip through JSON in the middle of a decision."""
    plain = msgspec.json.decode(msgspec.json.encode(game.plain(g)))
    again = game.load(plain, g.content, g.variant)
    assert game.digest(again) == game.digest(g), (
        f"saved and loaded: {difference(game.plain(g), game.plain(again))}"
    )
    for name in ("agenda", "asks", "picks"):
        assert getattr(again, name) == getattr(g, name), (
            f"{name} holds something that JSON does not give back"
        )
    for seat in flow.to_move(g):
        assert flow.options(again, seat) == flow.options(g, seat), f"loaded, seat {seat} has other options"


def check_options(game: Game[Any], g: Any, words: Vocabulary | None = None) -> None:
    """Check that options are words of the game, each once, and that listing them has no effect."""
    fresh = game.clone(g)
    fresh.listed = []
    before = game.digest(fresh)
    words = words or game.vocabulary(g.content)
    for seat in flow.to_move(g):
        offered = flow.options(g, seat)
        asked = flow.ask_of(g, seat)
        assert offered, f"{asked} has no option"
        assert flow.options(fresh, seat) == offered, f"{asked}: listed again, the options differ"
        assert len(set(offered)) == len(offered), f"{asked} offers something twice: {offered}"
        for action in offered:
            assert _said_again(words, action) == action, f"{asked}: {action} is lost in the vocabulary"
    assert not fresh.pending, f"options put frames: {fresh.pending}"
    assert not fresh.barrier, f"options threw dice or revealed something: {fresh.asks}"
    assert game.digest(fresh) == before, f"listing options changed the position: {fresh.asks}"


def _said_again(words: Vocabulary, action: Action) -> Action:
    try:
        return words.decode(words.encode(action))
    except IllegalChoice as error:
        raise AssertionError(str(error)) from error


def check_policies(game: Game[Any], g: Any, seat: Seat, dice: Dice) -> None:
    """Check that usual answers and the rollout policy choose options, and leave what they look at as it was.

    A usual answer is found from what the seat sees, a rollout's next choice in an imagined world.
    """
    seen = game.redact(g, seat)
    if game.usual is not nothing_usual:
        _check_policy("usual", game, seen.position, seat, game.usual, (None,))
    policy = game.rollout_policy
    if policy is not None:
        world = game.imagine(seen, dice.state())
        _check_policy("rollout_policy", game, world, seat, partial(_called_with, policy, dice.state()))


def _called_with(policy: Callable[..., Action], seed: int, *asked: Any) -> Action:
    return policy(*asked, Random(seed))


def _check_policy(
    name: str,
    game: Game[Any],
    g: Any,
    seat: Seat,
    policy: Callable[..., Action | None],
    also: tuple[None, ...] = (),
) -> None:
    frame, offered = flow.ask_of(g, seat), flow.options(g, seat)
    before = game.digest(g)
    action = policy(g, seat, frame, list(offered))
    assert action in (*offered, *also), f"{name} answers {frame} with {action}, but the options are {offered}"
    assert game.digest(g) == before, f"{name} changed the position it was asked about: {frame}"


def check_scene(game: Game[Any], g: Any, viewer: Seat, language: str) -> Scene:
    """Check that a scene can be built and sent, has all its texts, and shows what can be chosen."""
    seen = game.redact(g, viewer)
    texts = Texts(game, seen.position, language)
    made = scene(game, seen, texts, [])
    sent = msgspec.json.encode(made)
    if made.ask is not None:
        keys = [f"ask-{made.ask.decision}", f"why-{made.ask.decision}"]
        keys += [f"do-{option.action[0]}" for option in made.ask.options]
        missing = [key for key in keys if not texts.has(key)]
        assert not missing, f"no {language} message for {', '.join(missing)}"
        assert made.ask.widget in WIDGETS, (
            f"{made.ask.decision}: no client knows the widget {made.ask.widget!r}"
        )
        shown = _ids(msgspec.to_builtins(made.board))
        for option in made.ask.options:
            lost = [thing for thing in option.things if thing not in shown]
            assert not lost, f"{option.action}: the scene of seat {viewer} does not show {', '.join(lost)}"
    twin = game.redact(game.imagine(seen, g.dice), viewer)
    other = scene(game, twin, Texts(game, twin.position, language), [])
    assert msgspec.json.encode(other) == sent, (
        f"seat {viewer} sees two scenes of positions that look the same"
    )
    return made


def _ids(board: Any) -> set[str]:
    """Return the ids of all things in a scene."""
    found: set[str] = set()
    parts = [board]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("id"), str):
                found.add(part["id"])
            parts += part.values()
        elif isinstance(part, list):
            parts += part
    return found


def check_result(game: Game[Any], g: Any) -> None:
    """Check that a finished match has a place, a score and a return for every seat."""
    result = game.result(g)
    for values in (result.places, result.scores, result.returns):
        assert len(values) == g.seats, f"the result does not name every seat: {result}"
    assert all(-1 <= value <= 1 for value in result.returns), f"returns out of range: {result}"


def check_record(match: Match[Any]) -> None:
    """Check that a record survives being written and is replayed to the same position."""
    record = decode_record(encode_record(match.saved()))
    again = verify(match.game, record, match.content)
    assert again.stamps == match.stamps, "the replayed match has other tokens"
    assert again.barriers == match.barriers, "the replayed match has other barriers"
