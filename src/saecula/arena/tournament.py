"""Run a tournament: play the missing matches, then compute and write the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from saecula.arena.parquet import write_matches
from saecula.arena.records import Records
from saecula.arena.report import report
from saecula.arena.results_file import open_results
from saecula.arena.runner import Outcome, RunMatches
from saecula.arena.schedule import Tournament, pairings
from saecula.arena.standings import Standings, standings
from saecula.core.errors import BadOption
from saecula.extras import MissingExtra

RESULTS: Final = "results.json"
PARQUET: Final = "matches.parquet"
REPORT: Final = "report.html"


def run_tournament(
    tournament: Tournament,
    matches: int,
    folder: Path,
    run: RunMatches,
    progress: Callable[[int], None] | None = None,
    records: Records | None = None,
) -> Standings:
    """Play the matches that are not in the folder yet, and write the results there.

    Records are written only for matches played now; a new tournament needs an empty folder of records.
    """
    if matches < 1:
        raise BadOption(f"{matches} matches; at least one")
    with open_results(folder, tournament) as played:
        todo = [pairing for pairing in pairings(tournament, matches) if pairing.match not in played]
        if records is not None:
            records.prepare(resumes=len(played) > 0)
        done = matches - len(todo)
        if progress is not None:
            progress(done)
        for outcome in run(todo) if todo else ():
            played.add(outcome)
            done += 1
            if progress is not None:
                progress(done)
        return write_results(folder, tournament, played.first(matches))


def write_results(folder: Path, tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """Write the results as JSON, Parquet and an HTML page."""
    results = standings(tournament, outcomes)
    try:
        write_matches(folder / PARQUET, tournament, outcomes)
    except MissingExtra as missing:
        results = msgspec.structs.replace(results, notes=[*results.notes, f"no {PARQUET}: {missing}"])
    (folder / RESULTS).write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
    (folder / REPORT).write_text(report(results, outcomes), encoding="utf-8")
    return results
