"""Write the choices of many matches to a Parquet file: observation, legal actions, action taken, result.

Its columns are documented in docs/arena.md. The file is the same for every number of processes.
"""

from __future__ import annotations

import multiprocessing
import signal
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from saecula.arena.records import Records
from saecula.arena.runner import MatchRunner, Outcome
from saecula.arena.schedule import Pairing, Tournament, pairings
from saecula.bots.runner import Turn
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.errors import BadOption
from saecula.envs.task import Task
from saecula.extras import extra

POSITIONS: Final = ("vector", "json", "both")


class DatasetMaker:
    """Plays matches and collects every choice as a row."""

    def __init__(self, tournament: Tournament, positions: str, records: Records | None = None) -> None:
        folder = Path(tournament.content) if tournament.content else None
        self.runner = MatchRunner(tournament, records)
        self.task = Task(tournament.game, tournament.seats, options=tournament.options, content=folder)
        self.vectors = positions in ("vector", "both")
        self.views = positions in ("json", "both")
        self.schema = _schema(self, tournament)

    def match(self, pairing: Pairing) -> Any:
        """Play a match and return its rows."""
        rows = _Rows(self)
        outcome = self.runner.play(pairing, rows.add)
        return extra("pyarrow", "arena").record_batch(rows.columns(outcome), schema=self.schema)


class _Rows:
    """The choices of the match that is being played, column by column."""

    def __init__(self, maker: DatasetMaker) -> None:
        self._maker = maker
        self.seats: list[int] = []
        self.asks: list[str] = []
        self.options: list[list[int]] = []
        self.chosen: list[int] = []
        self.words: list[str] = []
        self.vectors = array("f")
        self.views: list[str] = []

    def add(self, turn: Turn) -> None:
        seen = turn.seen
        task = self._maker.task
        ask = flow.ask_of(seen.position, seen.seat)
        assert ask is not None
        self.seats.append(seen.seat)
        self.asks.append(rule_id(ask))
        self.options.append([task.number(option) for option in turn.options])
        self.chosen.append(task.number(turn.action))
        self.words.append(" ".join(map(str, turn.action)))
        if self._maker.vectors:
            self.vectors += task.layout.encode(seen)
        if self._maker.views:
            self.views.append(msgspec.json.encode(task.game.plain(seen.position)).decode())

    def columns(self, outcome: Outcome) -> list[Any]:
        arrow = extra("pyarrow", "arena")
        count = len(self.seats)
        columns = [
            arrow.array([outcome.match] * count, arrow.int32()),
            arrow.array([outcome.deal] * count, arrow.int32()),
            arrow.array(range(count), arrow.int32()),
            arrow.array(self.seats, arrow.int8()),
            _words(arrow, [outcome.players[seat] for seat in self.seats]),
            _words(arrow, self.asks),
            arrow.array(self.options, arrow.list_(arrow.int32())),
            arrow.array(self.chosen, arrow.int32()),
            _words(arrow, self.words),
            arrow.array([outcome.places[seat] for seat in self.seats], arrow.int8()),
            arrow.array([outcome.scores[seat] for seat in self.seats], arrow.float32()),
            arrow.array([outcome.wins[seat] for seat in self.seats], arrow.float32()),
        ]
        if self._maker.vectors:
            slots = arrow.Array.from_buffers(
                arrow.float32(), len(self.vectors), [None, arrow.py_buffer(self.vectors.tobytes())]
            )
            columns.append(arrow.FixedSizeListArray.from_arrays(slots, self._maker.task.layout.size))
        if self._maker.views:
            columns.append(arrow.array(self.views, arrow.string()))
        return columns


def _words(arrow: Any, words: Sequence[str]) -> Any:
    return arrow.array(words, arrow.string()).dictionary_encode()


def _schema(maker: DatasetMaker, tournament: Tournament) -> Any:
    arrow = extra("pyarrow", "arena")
    word = arrow.dictionary(arrow.int32(), arrow.string())
    fields = [
        ("match", arrow.int32()),
        ("deal", arrow.int32()),
        ("choice", arrow.int32()),
        ("seat", arrow.int8()),
        ("player", word),
        ("ask", word),
        ("options", arrow.list_(arrow.int32())),
        ("chosen", arrow.int32()),
        ("words", word),
        ("place", arrow.int8()),
        ("score", arrow.float32()),
        ("win", arrow.float32()),
    ]
    task = maker.task
    if maker.vectors:
        fields.append(("observation", arrow.list_(arrow.float32(), task.layout.size)))
    if maker.views:
        fields.append(("view", arrow.string()))
    slots = [[field.path, field.offset, field.codec.size] for field in task.layout.fields]
    return arrow.schema(
        fields,
        metadata={
            "saecula.tournament": msgspec.json.encode(tournament),
            "saecula.vocabulary": task.vocabulary.digest,
            "saecula.actions": str(task.vocabulary.size),
            "saecula.fields": msgspec.json.encode(slots),
        },
    )


def write_dataset(
    tournament: Tournament,
    matches: int,
    path: Path,
    positions: str = "vector",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    records: Records | None = None,
) -> int:
    """Play matches, write the dataset and return its number of rows; an unfinished file has another name."""
    if positions not in POSITIONS:
        raise BadOption(f"unknown positions {positions!r}; there are: {', '.join(POSITIONS)}")
    if matches < 1:
        raise BadOption(f"{matches} matches; at least one")
    if jobs < 1:
        raise BadOption(f"{jobs} jobs; at least one")
    parquet = extra("pyarrow.parquet", "arena")
    todo = list(pairings(tournament, matches))
    unfinished = path.with_name(f"{path.name}.part")
    rows = 0
    schema = DatasetMaker(tournament, positions).schema
    with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
        for done, batch in enumerate(_batches(tournament, positions, todo, jobs, records), 1):
            writer.write_batch(batch)
            rows += batch.num_rows
            if progress is not None:
                progress(done)
    unfinished.replace(path)
    return rows


def _batches(
    tournament: Tournament, positions: str, todo: Sequence[Pairing], jobs: int, records: Records | None
) -> Iterator[Any]:
    if jobs == 1:
        yield from map(DatasetMaker(tournament, positions, records).match, todo)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, initializer=_prepare, initargs=(tournament, positions, records)) as pool:
        yield from pool.imap(_match_of_worker, todo)


_maker: DatasetMaker | None = None


def _prepare(tournament: Tournament, positions: str, records: Records | None) -> None:
    global _maker  # a pool worker has no other place between its initializer and its tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the main process stops a run
    _maker = DatasetMaker(tournament, positions, records)


def _match_of_worker(pairing: Pairing) -> Any:
    assert _maker is not None
    return _maker.match(pairing)
