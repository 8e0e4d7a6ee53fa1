"""What the rules do while matches are played: the tail rule, and what was asked and offered how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from saecula.core.game import Game
from saecula.core.position import Action, Frame
from saecula.core.registry import DECISION, DRAFT, FREE

MANY_OPTIONS: Final = 100


@contextmanager
def tail_rule(game: Game[Any]) -> Iterator[None]:
    """Raise AssertionError when a rule changes the position after it has called `then`."""
    rules = game.rules
    entries = list(rules.entries.values())
    kept = [entry.run for entry in entries]
    settled, resigned = rules.settled, rules.resigned
    try:
        for entry in entries:
            entry.run = _watched(game, entry.id, entry.run)
        rules.settled = settled and _watched(game, "settle", settled)
        rules.resigned = resigned and _watched(game, "resign", resigned)
        yield
    finally:
        for entry, run in zip(entries, kept, strict=True):
            entry.run = run
        rules.settled, rules.resigned = settled, resigned


class _Pending(list[Frame]):
    """The frames that one rule puts on the agenda, with the digest of the position before the first."""

    def __init__(self, game: Game[Any], g: Any) -> None:
        super().__init__(g.pending)
        self.game = game
        self.g = g
        self.digest = ""

    def extend(self, frames: Any) -> None:
        if not self.digest:
            self.digest = self.game.digest(self.g)
        super().extend(frames)


def _watched(game: Game[Any], name: str, run: Callable[..., None]) -> Callable[..., None]:
    def watched(g: Any, *args: Any) -> None:
        pending = g.pending
        g.pending = watch = _Pending(game, g)
        try:
            run(g, *args)
        finally:
            pending[:] = watch
            g.pending = pending
        changed = bool(watch.digest) and watch.digest != game.digest(g)
        assert not changed, f"{name} changes the position after `then`"

    return watched


@contextmanager
def census(game: Game[Any]) -> Iterator[dict[str, list[int]]]:
    """Count for each decision how often it had no option, one, several, or too many to choose from.

    A decision that never has an option hides a mistake; one with more than `MANY_OPTIONS` should be split.
    """
    entries = [entry for entry in game.rules.entries.values() if entry.kind == DECISION]
    kept = [entry.options for entry in entries]
    counts = {entry.id: [0, 0, 0, 0] for entry in entries}
    try:
        for entry in entries:
            entry.options = _counted(counts[entry.id], entry.options)
        yield counts
    finally:
        for entry, options in zip(entries, kept, strict=True):
            entry.options = options


def _counted(count: list[int], options: Callable[..., list[Action]]) -> Callable[..., list[Action]]:
    def counted(*args: Any) -> list[Action]:
        offered = options(*args)
        count[3 if len(offered) > MANY_OPTIONS else min(len(offered), 2)] += 1
        return offered

    return counted


@contextmanager
def offers(game: Game[Any]) -> Iterator[Counter[Action]]:
    """Count how often each action was an option, including forced ones; one that never was is untested."""
    entries = [entry for entry in game.rules.entries.values() if entry.kind in (DECISION, DRAFT, FREE)]
    kept = [entry.options for entry in entries]
    counts: Counter[Action] = Counter()
    try:
        for entry in entries:
            entry.options = _noted(counts, entry.options)
        yield counts
    finally:
        for entry, options in zip(entries, kept, strict=True):
            entry.options = options


def _noted(counts: Counter[Action], options: Callable[..., list[Action]]) -> Callable[..., list[Action]]:
    def noted(*args: Any) -> list[Action]:
        offered = options(*args)
        counts.update(offered)
        return offered

    return noted
