"""Fit the weights of an evaluation to the final leads of seats.

`python -m tools.weights GAME --seats 2 --matches 400 --out DIR` lets greedy bots play each other, each with
randomly varied weights and an occasional random choice. It appends one line of JSON for each match to a file
in DIR; matches already there are not played again. Between two turns it notes the feature of each weight:
what it would add to the evaluation if it were 1. Least squares fit the weights to the lead at the end; a
fifth of the matches is held out to measure the fit.

A weight is a float in capitals in the module of the evaluation, which must be linear in the weights that are
fitted: hold those that multiply others (`--held RIVALS SHARED`). An evaluation that caches its results, such
as that of The Sands of Time, cannot be fitted: its weights seem to have no effect.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from math import exp, isclose
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

import msgspec
import numpy as np

from saecula.bots import Bot, make_bot, turns
from saecula.bots.beam import asks_many
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.secrecy import Seen
from saecula.games import game as game_of
from tools.balance import table
from tools.match_cache import play_missing

VARIED: Final = 0.5  # standard deviation of the logarithm of a weight
CARELESS: Final = 0.05  # share of choices that are made at random
MEASURED: Final = 5  # one in this many matches is held out to measure the fit


class Stood(msgspec.Struct, frozen=True):
    """The features of a seat between two turns, relative to the mean of the others, and its final lead."""

    bare: float  # the part without weights
    parts: list[float]  # the feature of each weight
    lead: float


class Played(msgspec.Struct, frozen=True):
    """A match, sampled at its turns."""

    seed: str
    stood: list[Stood]


def weights_of(module: ModuleType, held: Iterable[str] = ()) -> dict[str, float]:
    """Return the weights of an evaluation that are to be fitted."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and type(value) is float}
    return {name: value for name, value in found.items() if name not in held}


@contextmanager
def weighed(module: ModuleType, weights: Mapping[str, float]) -> Iterator[None]:
    """Evaluate with these weights."""
    before = {name: getattr(module, name) for name in weights}
    vars(module).update(weights)
    try:
        yield
    finally:
        vars(module).update(before)


def parts(game: Game[Any], module: ModuleType, g: Position, seat: Seat, names: Sequence[str]) -> list[float]:
    """Return the unweighted part, then the part of each weight when it is 1."""
    values = []
    for one in ("", *names):
        with weighed(module, {name: float(name == one) for name in names}):
            values.append(game.evaluate(g, seat))
    return [values[0], *[value - values[0] for value in values[1:]]]


def check(game: Game[Any], module: ModuleType, seats: int, names: Sequence[str]) -> None:
    """Raise ValueError for a single seat, or an evaluation that is not linear in its weights."""
    if seats < 2:
        raise ValueError("one needs others to be ahead of")
    g = game.start(seats, "check")
    bare, *counts = parts(game, module, g, 0, names)
    whole = bare + sum([getattr(module, name) * count for name, count in zip(names, counts, strict=True)])
    if not isclose(whole, game.evaluate(g, 0), abs_tol=1e-6):
        raise ValueError("the evaluation is no sum of these weights: hold those that multiply others")


def varied(weights: Mapping[str, float], random: Random) -> dict[str, float]:
    """Draw weights for a bot that evaluates differently."""
    return {name: weight * exp(random.gauss(0.0, VARIED)) for name, weight in weights.items()}


class CarelessBot:
    """Plays as another bot does, with its own weights and with a choice at random now and then."""

    def __init__(self, bot: Bot, module: ModuleType, weights: Mapping[str, float], random: Random) -> None:
        self.name: Final = bot.name
        self._bot = bot
        self._module = module
        self._weights = weights
        self._random = random

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return the bot's choice, or rarely any option."""
        if self._random.random() < CARELESS:
            return options[self._random.randrange(len(options))]
        with weighed(self._module, self._weights):
            return self._bot.choose(seen, options)


def play(game: Game[Any], module: ModuleType, seats: int, weights: Mapping[str, float], seed: str) -> Played:
    """Play one match of bots that evaluate differently."""
    random = Random(seed)
    minds = [varied(weights, random) for _ in range(seats)]
    greedy = [make_bot("greedy", game, f"{seed}:{seat}") for seat in range(seats)]
    bots = [CarelessBot(bot, module, mind, random) for bot, mind in zip(greedy, minds, strict=True)]
    g = game.start(seats, seed)
    moments: list[list[list[float]]] = []
    before: Seat | None = None
    for turn in turns(game, g, dict(enumerate(bots))):
        acting = None if asks_many(g) else turn.seat
        if acting != before:
            moments.append([parts(game, module, g, other, list(weights)) for other in range(seats)])
        before = acting
    leads = ahead(game.result(g).scores)
    stood: list[Stood] = []
    for moment in moments:
        beside = zip(*[ahead(by_seat) for by_seat in zip(*moment, strict=True)], strict=True)
        stood += [Stood(bare, counts, lead) for (bare, *counts), lead in zip(beside, leads, strict=True)]
    return Played(seed, stood)


def ahead(values: Sequence[float]) -> list[float]:
    """Return for each seat how much more it has than the mean of the others."""
    rivals = len(values) - 1
    return [value - (sum(values) - value) / rivals for value in values]


def fit(stood: Sequence[Stood]) -> tuple[list[float], float]:
    """Fit the weights by least squares, relative to the unweighted points; return also their coefficient."""
    known = np.array([[one.bare, *one.parts] for one in stood])
    found, *_ = np.linalg.lstsq(known, np.array([one.lead for one in stood]), rcond=None)
    return [float(weight) for weight in found[1:] / found[0]], float(found[0])


def explained(stood: Sequence[Stood], weights: Sequence[float], scale: float) -> float:
    """Return the share of the variance of leads that these weights explain (R²)."""
    known = np.array([[one.bare, *one.parts] for one in stood])
    leads = np.array([one.lead for one in stood])
    missed = leads - scale * known @ np.array([1.0, *weights])
    return float(1 - (missed**2).sum() / (leads**2).sum())


def report(played: Sequence[Played], weights: Mapping[str, float]) -> str:
    """Report the current weights and the best fit."""
    learnt = [one for i, match in enumerate(played) if i % MEASURED for one in match.stood]
    rest = [one for i, match in enumerate(played) if i % MEASURED == 0 for one in match.stood]
    counted = zip(*[one.parts for one in learnt], strict=True)
    silent = [name for name, counts in zip(weights, counted, strict=True) if not any(counts)]
    if silent:
        raise ValueError(f"counts nowhere: {', '.join(silent)}")
    fitted, scale = fit(learnt)
    rows = [
        [name, f"{now:.2f}", f"{best:.2f}"] for (name, now), best in zip(weights.items(), fitted, strict=True)
    ]
    foretold = f"{100 * explained(rest, fitted, scale):.0f} % of the variance of leads explained"
    return f"{table(['weight', 'now', 'fitted'], rows)}\n\n{foretold}"


def main() -> None:
    """Play the missing matches, fit and print."""
    parser = argparse.ArgumentParser(prog="tools.weights", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, required=True)
    parser.add_argument("--held", nargs="*", default=[], help="weights that are not fitted")
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--out", type=Path, required=True, help="folder for the matches")
    given = parser.parse_args()
    game = game_of(given.game)
    module = sys.modules[game.evaluate.__module__]
    weights = weights_of(module, given.held)
    check(game, module, given.seats, list(weights))
    # Matches with other weights are other matches.
    known = sha256(msgspec.json.encode((weights_of(module), list(weights)))).hexdigest()[:8]
    path = given.out / f"{game.id}-weights-{given.seats}-{known}.jsonl"
    seeds = [f"{given.seed}:{index}" for index in range(given.matches)]
    played = play_missing(
        path, Played, {seed: partial(play, game, module, given.seats, weights, seed) for seed in seeds}
    )
    print(f"{game.title}, {given.seats} seats, {len(played)} matches\n\n{report(played, weights)}")


if __name__ == "__main__":
    main()
