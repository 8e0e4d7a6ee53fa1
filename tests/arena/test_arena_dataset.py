"""Datasets: every choice once, as its seat saw it, and the same with any number of jobs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from saecula import cli
from saecula.arena.dataset import write_dataset
from saecula.arena.runner import MatchRunner
from saecula.arena.schedule import Tournament, make_tournament, pairings
from saecula.bots.runner import Turn
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.envs.task import Task
from saecula.extras import MissingExtra
from saecula.games import game


def historia() -> Tournament:
    return make_tournament(game("historia"), 2, ["random"], "data")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("data") / "choices.parquet"
    rows = write_dataset(historia(), 2, path, "both")
    read = pyarrow.parquet.read_table(path)
    assert read.num_rows == rows
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    return read


def test_every_choice_is_there_as_its_seat_saw_it(table: Any) -> None:
    task = Task("historia", 2)
    noted: list[dict[str, Any]] = []
    runner = MatchRunner(historia())
    for pairing in pairings(historia(), 2):
        first = len(noted)

        def watch(turn: Turn) -> None:
            seen = turn.seen
            ask = flow.ask_of(seen.position, seen.seat)
            assert ask is not None
            noted.append(
                {
                    "seat": seen.seat,
                    "ask": ask[0],
                    "options": [task.vocabulary.encode(option) for option in turn.options],
                    "chosen": task.vocabulary.encode(turn.action),
                    "words": " ".join(map(str, turn.action)),
                    "observation": list(task.layout.encode(seen)),
                }
            )

        outcome = runner.play(pairing, watch)
        for number, row in enumerate(noted[first:]):
            row |= {
                "match": pairing.match,
                "choice": number,
                "place": outcome.places[row["seat"]],
                "score": outcome.scores[row["seat"]],
                "win": outcome.wins[row["seat"]],
                "player": "random",
            }
    columns = list(noted[0])
    assert table.select(columns).to_pylist() == noted


def test_the_view_holds_nothing_hidden(table: Any) -> None:
    for row in table.select(["view", "seat"]).to_pylist()[::20]:
        view = json.loads(row["view"])
        assert view["dice"] == 0
        other = view["civs"][1 - row["seat"]]
        assert other["looks"] == []


def test_the_file_says_what_it_holds(table: Any) -> None:
    metadata = table.schema.metadata
    task = Task("historia", 2)
    assert json.loads(metadata[b"saecula.tournament"])["game"] == "historia"
    assert metadata[b"saecula.vocabulary"].decode() == task.vocabulary.digest
    assert int(metadata[b"saecula.actions"]) == task.vocabulary.size
    slots = json.loads(metadata[b"saecula.fields"])
    assert sum(size for _, _, size in slots) == task.layout.size
    assert table.schema.field("observation").type.list_size == task.layout.size


def test_several_processes_write_the_same_table(tmp_path: Path) -> None:
    for jobs in (1, 2):
        write_dataset(historia(), 3, tmp_path / f"{jobs}.parquet", jobs=jobs)
    tables = [pyarrow.parquet.read_table(tmp_path / f"{jobs}.parquet") for jobs in (1, 2)]
    assert tables[0].equals(tables[1])
    assert "view" not in tables[0].column_names


def test_bad_wishes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="unknown positions 'map'; there are: vector, json, both"):
        write_dataset(historia(), 1, tmp_path / "a", "map")
    with pytest.raises(BadOption, match="0 matches"):
        write_dataset(historia(), 0, tmp_path / "a")
    with pytest.raises(BadOption, match="0 jobs"):
        write_dataset(historia(), 1, tmp_path / "a", jobs=0)


def test_what_is_missing_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra, match=r"pip install 'saecula\[arena\]'"):
        write_dataset(historia(), 1, tmp_path / "a")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "choices.parquet"
    words = ["dataset", "sands_of_time", "--players", "random", "--matches", "1", "--positions", "json"]
    with pytest.raises(SystemExit) as ended:
        cli.main([*words, "--out", str(out)])
    assert ended.value.code == 0
    table = pyarrow.parquet.read_table(out)
    assert f"{table.num_rows} choices of 1 matches" in capsys.readouterr().out
    assert "observation" not in table.column_names


def test_a_missing_folder_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["dataset", "historia", "--out", "nowhere/at/all.parquet"])
    assert "--out: there is no folder" in capsys.readouterr().err
