"""Measure the levels: simulations per second and seconds per decision, by game, in one process.

Positions are sampled from matches of the greedy bot at regular intervals, from opening to end. Each
decision is timed as a level meets it at the table for the first time: planning and search.
"""

import argparse
import json
import time
from collections.abc import Iterator
from statistics import mean
from typing import Any, Final

from saecula.bots import LEVELS, make_bot, turns
from saecula.bots.registry import search_bot
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.secrecy import Seen
from saecula.games import all_games

SEATS: Final = 2
EVERY: Final = 13  # choices between two positions


def positions(game: Game[Any], seed: str) -> Iterator[Seen[Any]]:
    """Yield what seats see in a match, once every `EVERY` decisions between several options."""
    g = game.start(SEATS, seed)
    bots = {seat: make_bot("greedy", game, f"{seed}:{seat}") for seat in range(SEATS)}
    choices = 0
    for turn in turns(game, g, bots):
        choices += len(turn.options) > 1
        if len(turn.options) > 1 and choices % EVERY == 0:
            yield turn.seen


def measure(game: Game[Any], level: str, seen: list[Seen[Any]]) -> dict[str, Any]:
    """Time a level on these decisions."""
    seconds: list[float] = []
    simulations = 0
    for number, one in enumerate(seen):
        bot = search_bot(level, game, f"{number}")
        start = time.perf_counter()
        bot.choose(one, flow.options(one.position, one.seat))
        seconds.append(time.perf_counter() - start)
        simulations += bot.simulations
    return {
        "game": game.title,
        "level": level,
        "decisions": len(seen),
        "simulations_per_second": simulations / sum(seconds),
        "seconds": mean(seconds),
        "longest": max(seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.search", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of a table")
    given = parser.parse_args()
    found = []
    for game in all_games():
        seen = list(positions(game, "bench"))
        found += [measure(game, level, seen) for level in LEVELS]
    if given.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{'search':<34}{'decisions':>10}{'simulations/s':>15}{'s a decision':>14}{'longest':>9}")
    for one in found:
        name = f"{one['game']}, {one['level']}"
        figures = f"{one['simulations_per_second']:>15,.0f}{one['seconds']:>14.2f}{one['longest']:>9.2f}"
        print(f"{name:<34}{one['decisions']:>10}{figures}")


if __name__ == "__main__":
    main()
