"""A tournament from its schedule to its results: play what is missing, then sum up and write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from saecula.arena.hall import Outcome, Play
from saecula.arena.ledger import opened
from saecula.arena.parquet import write_matches
from saecula.arena.records import Records
from saecula.arena.report import report
from saecula.arena.schedule import Tournament, pairings
from saecula.arena.standings import Standings, standings
from saecula.core.errors import BadOption
from saecula.extras import MissingExtra

RESULTS: Final = "results.json"
TABLE: Final = "matches.parquet"
REPORT: Final = "report.html"


def hold(
    tournament: Tournament,
    matches: int,
    folder: Path,
    play: Play,
    progress: Callable[[int], None] | None = None,
    records: Records | None = None,
) -> Standings:
    """Play the matches that the folder does not hold yet, and write the results there.

    Records are kept of what is played now; a new tournament asks for a new folder of them.
    """
    if matches < 1:
        raise BadOption(f"{matches} matches; at least one")
    with opened(folder, tournament) as ledger:
        todo = [pairing for pairing in pairings(tournament, matches) if pairing.match not in ledger]
        if records is not None:
            records.prepare(goes_on=len(ledger) > 0)
        done = matches - len(todo)
        if progress is not None:
            progress(done)
        for outcome in play(todo) if todo else ():
            ledger.add(outcome)
            done += 1
            if progress is not None:
                progress(done)
        return write_results(folder, tournament, ledger.first(matches))


def write_results(folder: Path, tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """Write results as JSON, Parquet and a page with plots."""
    table = standings(tournament, outcomes)
    try:
        write_matches(folder / TABLE, tournament, outcomes)
    except MissingExtra as missing:
        table = msgspec.structs.replace(table, notes=[*table.notes, f"no {TABLE}: {missing}"])
    (folder / RESULTS).write_bytes(msgspec.json.format(msgspec.json.encode(table)) + b"\n")
    (folder / REPORT).write_text(report(table, outcomes), encoding="utf-8")
    return table
