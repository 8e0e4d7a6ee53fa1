"""Fit the `Swing` of a game, from which analysis computes winning chances.

`python -m tools.chances GAME --seats 2 3 --matches 30 --out DIR` plays matches of one bot against itself and
appends one line of JSON for each to a file in DIR; matches already in the file are not played again. Then it
fits start and end of the swing to two thirds of them, by maximum likelihood, and prints its accuracy on the
rest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from pathlib import Path
from typing import Any, Final

import msgspec

from saecula.analysis.chances import chances, softmax, standings
from saecula.arena.stats import mean
from saecula.bots import make_bot, turns
from saecula.core.game import Game, Swing
from saecula.games import game as game_of
from tools.balance import table
from tools.match_cache import play_missing

SAMPLES: Final = 24  # positions of each match
BANDS: Final = 10  # of the table of reliability
LEAST: Final = 1e-6  # probability, so that a surprise has a finite cost


class Moment(msgspec.Struct, frozen=True):
    """The evaluations of all seats at one time of a match, and who won in the end."""

    elapsed: float
    points: list[float]
    wins: list[float]


class Played(msgspec.Struct, frozen=True):
    """A match, sampled at several moments."""

    seed: str
    choices: int  # of each seat
    moments: list[Moment]


def play(game: Game[Any], seats: int, bot: str, seed: str, content: Any) -> Played:
    """Play one match of a bot against itself."""
    bots = [make_bot(bot, game, f"{seed}:{seat}") for seat in range(seats)]
    g = game.start(seats, seed, content=content)
    stood = [standings(game, g) for _ in turns(game, g, dict(enumerate(bots)))]
    wins = chances(game, g, 1.0)
    taken = [len(stood) * i // SAMPLES for i in range(SAMPLES)]
    return Played(seed, len(stood) // seats, [Moment(at / len(stood), stood[at], wins) for at in taken])


def log_loss(moments: Sequence[Moment], swing: Swing) -> float:
    """Return the mean log loss of the chances."""
    total = 0.0
    for moment in moments:
        expected = softmax(moment.points, swing.at(moment.elapsed))
        total -= sum(
            [won * log(max(chance, LEAST)) for won, chance in zip(moment.wins, expected, strict=True)]
        )
    return total / len(moments)


def brier(moments: Sequence[Moment], swing: Swing) -> float:
    """Return the Brier score: the mean squared distance of chances and wins, summed over seats."""
    expected = [softmax(moment.points, swing.at(moment.elapsed)) for moment in moments]
    return mean(
        [
            sum([(won - chance) ** 2 for won, chance in zip(moment.wins, by_seat, strict=True)])
            for moment, by_seat in zip(moments, expected, strict=True)
        ]
    )


def fit(moments: Sequence[Moment], choices: int) -> Swing:
    """Fit start and end of the swing by maximum likelihood, in ever smaller steps."""
    best, step = Swing(10.0, 3.0, choices), 2.0
    least = log_loss(moments, best)
    while step > 1.01:
        better = best
        for swing in _around(best, step):
            loss = log_loss(moments, swing)
            if loss < least:
                better, least = swing, loss
        if better is best:
            step **= 0.5
        best = better
    return Swing(round(best.start, 1), round(best.end, 1), choices)


def _around(swing: Swing, step: float) -> Iterator[Swing]:
    for more in (1 / step, 1.0, step):
        for later in (1 / step, 1.0, step):
            yield Swing(swing.start * more, swing.end * later, swing.choices)


def reliability(moments: Sequence[Moment], swing: Swing) -> str:
    """Return for each band of chances the number of seats, their mean chance and their win rate."""
    bands: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for moment in moments:
        expected = softmax(moment.points, swing.at(moment.elapsed))
        for chance, won in zip(expected, moment.wins, strict=True):
            bands[min(int(chance * BANDS), BANDS - 1)].append((chance, won))
    rows = [
        [f"{10 * i}–{10 * i + 10} %", len(band), f"{100 * mean([c for c, _ in band]):.0f} %"]
        + [f"{100 * mean([won for _, won in band]):.0f} %"]
        for i, band in enumerate(bands)
        if band
    ]
    return table(["chance", "seats", "mean chance", "won"], rows)


def report(played: Sequence[Played]) -> str:
    """Fit to two thirds of the matches and report the quality on the rest."""
    cut = len(played) * 2 // 3
    learnt = [moment for one in played[:cut] for moment in one.moments]
    rest = [moment for one in played[cut:] for moment in one.moments]
    swing = fit(learnt, round(mean([one.choices for one in played])))
    even = Swing(1e9, 1e9, 0)
    rows = [
        [name, f"{log_loss(rest, one):.3f}", f"{brier(rest, one):.3f}"]
        for name, one in (("fitted", swing), ("all seats alike", even))
    ]
    scores = table(["swing", "log loss", "Brier"], rows)
    head = f"{swing}\nfitted to {cut} matches, measured on {len(played) - cut}"
    return "\n\n".join([head, scores, reliability(rest, swing)])


def main() -> None:
    """Play the missing matches, fit and print."""
    parser = argparse.ArgumentParser(prog="tools.chances", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--matches", type=int, required=True, help="per number of seats")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--out", type=Path, required=True, help="folder for the matches")
    given = parser.parse_args()
    game = game_of(given.game)
    content = game.load_content(None)
    matches = {
        seed: partial(play, game, seats, given.bot, seed, content)
        for index in range(given.matches)
        for seats in given.seats
        for seed in [f"{given.seed}:{seats}:{index}"]
    }
    played = play_missing(given.out / f"{game.id}-{given.bot}.jsonl", Played, matches)
    tables = ", ".join([str(seats) for seats in given.seats])
    print(f"{game.title}, {tables} × {given.bot}\n\n{report(played)}")


if __name__ == "__main__":
    main()
