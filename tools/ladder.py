"""Check that each bot beats the one below it, game by game: `python -m tools.ladder --out DIR`.

7 Ages is played over three ages. Every pairing is a tournament of the arena in its own folder; matches
already there are not played again, so the command can be interrupted and resumed. At the end it prints the
table of docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from saecula.arena.runner import make_runner
from saecula.arena.schedule import make_tournament
from saecula.arena.standings import Standings
from saecula.arena.tournament import run_tournament
from saecula.bots import BOTS
from saecula.games import GAMES
from saecula.games import game as game_of
from saecula.processes import collect_rarely
from tools.balance import table

SEATS: Final = 2
OPTIONS: Final[Mapping[str, dict[str, Any]]] = {  # of games that are too long otherwise
    "seven_ages": {"end": "age_3", "total_history": True}
}
SEED: Final = "ladder"


def pairing(game_id: str, upper: str, lower: str, matches: int, jobs: int, out: Path, seed: str) -> Standings:
    """Play the missing matches of one pairing."""
    game = game_of(game_id)
    digest = game.load_content(None).digest
    tournament = make_tournament(game, SEATS, [upper, lower], seed, OPTIONS.get(game_id, {}), digest=digest)
    folder = out / f"{game_id}-{upper}-{lower}"
    return run_tournament(tournament, matches, folder, make_runner(tournament, jobs))


def row(upper: str, lower: str, found: Standings) -> list[str]:
    """Format one row of the table, from the point of view of the stronger bot."""
    by_name = {player.name: player for player in found.players}
    own, other = by_name[upper], by_name[lower]
    rate = own.win_rate
    assert rate.low is not None  # with two deals or more
    assert rate.high is not None
    return [
        game_of(found.tournament.game).title,
        upper,
        lower,
        str(found.matches),
        f"{100 * rate.mean:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})",
        f"{own.score.mean:.1f} : {other.score.mean:.1f}",
        f"{1000 * own.seconds_per_choice:.0f} : {1000 * other.seconds_per_choice:.0f}",
    ]


def main() -> None:
    """Play all pairings, then print the table."""
    parser = argparse.ArgumentParser(prog="tools.ladder", description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument(
        "--bots", nargs="*", default=list(BOTS), choices=list(BOTS), help="from weakest to strongest"
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    collect_rarely()
    rows = []
    for game_id in given.games:
        for lower, upper in pairwise(given.bots):
            found = pairing(game_id, upper, lower, given.matches, given.jobs, given.out, given.seed)
            rows.append(row(upper, lower, found))
            print(" ".join(rows[-1]), flush=True)
    heads = ["game", "bot", "against", "matches", "wins (95 %)", "points", "ms a choice"]
    print(f"\n{table(heads, rows)}")


if __name__ == "__main__":
    main()
