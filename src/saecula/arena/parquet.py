"""Write the outcomes of matches to a Parquet file, one row per seat of each match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saecula.arena.runner import Outcome
from saecula.arena.schedule import Tournament
from saecula.extras import extra


def write_matches(path: Path, tournament: Tournament, outcomes: Sequence[Outcome]) -> None:
    """Write the file; its columns are documented in docs/arena.md."""
    arrow = extra("pyarrow", "arena")
    parquet = extra("pyarrow.parquet", "arena")
    rows = [(outcome, seat) for outcome in outcomes for seat in range(tournament.seats)]
    columns = {
        "match": arrow.array([outcome.match for outcome, _ in rows], arrow.int32()),
        "deal": arrow.array([outcome.deal for outcome, _ in rows], arrow.int32()),
        "rotation": arrow.array([outcome.rotation for outcome, _ in rows], arrow.int8()),
        "seat": arrow.array([seat for _, seat in rows], arrow.int8()),
        "player": arrow.array([outcome.players[seat] for outcome, seat in rows]).dictionary_encode(),
        "score": arrow.array([outcome.scores[seat] for outcome, seat in rows], arrow.float32()),
        "place": arrow.array([outcome.places[seat] for outcome, seat in rows], arrow.int8()),
        "win": arrow.array([outcome.wins[seat] for outcome, seat in rows], arrow.float64()),
        "choices": arrow.array([outcome.choices[seat] for outcome, seat in rows], arrow.int32()),
        "thinking": arrow.array([outcome.thinking[seat] for outcome, seat in rows], arrow.float64()),
    }
    table = arrow.table(columns).replace_schema_metadata(
        {
            "saecula.game": tournament.game,
            "saecula.rules": str(tournament.version),
            "saecula.content": tournament.digest,
            "saecula.seed": tournament.seed,
        }
    )
    parquet.write_table(table, path, compression="zstd")
