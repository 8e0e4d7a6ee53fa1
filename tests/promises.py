"""Compare the amounts that hints name with the effects of the choices, over random matches of any game."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from saecula.core import flow
from saecula.core.contracts import Taste
from saecula.core.game import Game
from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Position, Seat

G = TypeVar("G", bound=Position)


@dataclass(frozen=True)
class Moment(Generic[G]):
    """An option, the match of its hint, the positions before and after the choice, and its journal lines."""

    before: G
    after: G
    seat: Seat
    frame: Frame
    action: Action
    match: re.Match[str]
    told: Sequence[tuple[Any, ...]] = ()


@dataclass(frozen=True)
class Promise(Generic[G]):
    """A form of English hint that names amounts, and how to measure its effect.

    `kept` returns what was promised and what happened, or None if the two cannot be compared, for example
    because the choice opens a further question.
    """

    name: str
    pattern: str
    kept: Callable[[Moment[G]], tuple[object, object] | None]
    verbs: Sequence[str] = ()  # empty: any

    def find(self, action: Action, hint: str) -> re.Match[str] | None:
        """Match the hint of an action of these verbs."""
        if self.verbs and action[0] not in self.verbs:
            return None
        return re.search(self.pattern, hint)


def broken_promises(
    game: Game[G],
    promises: Iterable[Promise[G]],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    compared: Counter[str] | None = None,
    taste: Taste | None = None,
) -> list[str]:
    """Play a random match and try every option whose hint makes a promise; list those that are not kept.

    `taste` weighs the options that are chosen to play on; by default all weigh the same.
    """
    return broken_from(game, promises, game.start(seats, seed, options), seed, compared, taste)


def broken_from(
    game: Game[G],
    promises: Iterable[Promise[G]],
    g: G,
    seed: str,
    compared: Counter[str] | None = None,
    taste: Taste | None = None,
) -> list[str]:
    """Play on from a position to the end of the match and list the promises that are not kept."""
    promises = list(promises)
    compared = Counter() if compared is None else compared
    lot = random.Random(seed)
    found = []
    while (seat := flow.mover(g)) >= 0:
        found += broken_now(game, promises, g, seat, compared)
        offered = flow.options(g, seat)
        if taste is None:
            action = lot.choice(offered)
        else:
            action = lot.choices(offered, [taste(g, seat, option) for option in offered])[0]
        flow.play(g, seat, action)
    return found


def broken_now(
    game: Game[G], promises: Sequence[Promise[G]], g: G, seat: Seat, compared: Counter[str]
) -> list[str]:
    """Try every option of a seat whose hint makes a promise; list those that are not kept."""
    frame = flow.ask_of(g, seat)
    assert frame is not None
    seen = game.redact(g, seat)
    texts = Texts(game, seen.position, "en")
    found = []
    for action in flow.options(g, seat):
        hint = game.hint(seen, texts, frame, action)
        matched = [(promise, match) for promise in promises if (match := promise.find(action, hint))]
        if not matched:
            continue
        after = game.clone(g)
        after.journal = []
        flow.play(after, seat, action)
        for promise, match in matched:
            pair = promise.kept(Moment(g, after, seat, frame, action, match, after.journal))
            if pair is None:
                continue
            compared[promise.name] += 1
            if pair[0] != pair[1]:
                found.append(f"{promise.name}: {action} says {hint!r}; promised {pair[0]}, got {pair[1]}")
    return found
