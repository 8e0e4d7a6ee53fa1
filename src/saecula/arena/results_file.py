"""The results file of a tournament: each match is appended as it ends, so that a stopped run can resume."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from saecula.arena.runner import Outcome
from saecula.arena.schedule import Tournament
from saecula.core.errors import BadOption, BadRecord

PLAN: Final = "tournament.json"
MATCHES: Final = "matches.jsonl"

_ENCODER: Final = msgspec.json.Encoder()
_OUTCOME: Final = msgspec.json.Decoder(Outcome)


class ResultsFile:
    """The outcomes of a tournament, in a file with one JSON line per match."""

    def __init__(self, file: BinaryIO, played: dict[int, Outcome]) -> None:
        self._file = file
        self._played = played

    def __contains__(self, match: int) -> bool:
        return match in self._played

    def __len__(self) -> int:
        return len(self._played)

    def add(self, outcome: Outcome) -> None:
        """Append an outcome; it is in the file when this returns."""
        if outcome.match in self._played:
            raise BadRecord(f"match {outcome.match} was played twice")
        self._played[outcome.match] = outcome
        self._file.write(_ENCODER.encode(outcome) + b"\n")
        self._file.flush()

    def first(self, matches: int) -> list[Outcome]:
        """Return the outcomes of the matches below this number, in order."""
        return [self._played[match] for match in sorted(self._played) if match < matches]


@contextmanager
def open_results(folder: Path, tournament: Tournament) -> Iterator[ResultsFile]:
    """Open the results file of a tournament, new or as it was left, and lock it against other runs."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / MATCHES).open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"{folder}: another run is using this folder") from None
        _check_same(folder, tournament)
        yield ResultsFile(file, _read(file, folder / MATCHES))


def _check_same(folder: Path, tournament: Tournament) -> None:
    """Save the tournament, or refuse a folder in which another one was started."""
    path = folder / PLAN
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(tournament)) + b"\n")
        return
    saved: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    wanted: dict[str, Any] = msgspec.to_builtins(tournament)
    for name, value in msgspec.json.decode(msgspec.json.encode(wanted)).items():
        if saved.get(name) != value:
            raise BadOption(
                f"{folder} holds another tournament: {name} {saved.get(name)!r}, not {value!r}; "
                "choose another --out"
            )


def _read(file: BinaryIO, path: Path) -> dict[int, Outcome]:
    """Read the outcomes; drop a last line that was cut off when the run was killed."""
    file.seek(0)
    played: dict[int, Outcome] = {}
    good = 0
    for number, line in enumerate(file, 1):
        if not line.endswith(b"\n"):
            break
        try:
            outcome = _OUTCOME.decode(line)
        except msgspec.DecodeError as error:
            raise BadRecord(f"{path}: line {number} is not a match: {error}") from error
        if outcome.match in played:
            raise BadRecord(f"{path}: line {number}: match {outcome.match} is listed twice")
        played[outcome.match] = outcome
        good += len(line)
    file.truncate(good)
    return played
