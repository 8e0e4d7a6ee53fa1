"""The folder of a tournament: every match is kept as it ends, so that a run can go on where it stopped."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from saecula.arena.hall import Outcome
from saecula.arena.schedule import Tournament
from saecula.core.errors import BadOption, BadRecord

PLAN: Final = "tournament.json"
MATCHES: Final = "matches.jsonl"

_ENCODER: Final = msgspec.json.Encoder()
_OUTCOME: Final = msgspec.json.Decoder(Outcome)


class Ledger:
    """The matches of a tournament, each once, in a file that grows by a line a match."""

    def __init__(self, file: BinaryIO, played: dict[int, Outcome]) -> None:
        self._file = file
        self._played = played

    def __contains__(self, match: int) -> bool:
        return match in self._played

    def __len__(self) -> int:
        return len(self._played)

    def add(self, outcome: Outcome) -> None:
        """Keep a match; it is in the file before this returns."""
        if outcome.match in self._played:
            raise BadRecord(f"match {outcome.match} was played twice")
        self._played[outcome.match] = outcome
        self._file.write(_ENCODER.encode(outcome) + b"\n")
        self._file.flush()

    def first(self, matches: int) -> list[Outcome]:
        """The matches below this number, in order."""
        return [self._played[match] for match in sorted(self._played) if match < matches]


@contextmanager
def opened(folder: Path, tournament: Tournament) -> Iterator[Ledger]:
    """The ledger of a tournament, new or as it was left; nobody else can open it meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / MATCHES).open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"{folder}: another run is at work there") from None
        _compare(folder, tournament)
        yield Ledger(file, _read(file, folder / MATCHES))


def _compare(folder: Path, tournament: Tournament) -> None:
    """Write the tournament down, or make sure that it is the one that was begun."""
    path = folder / PLAN
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(tournament)) + b"\n")
        return
    begun: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    wanted: dict[str, Any] = msgspec.to_builtins(tournament)
    for name, value in msgspec.json.decode(msgspec.json.encode(wanted)).items():
        if begun.get(name) != value:
            raise BadOption(
                f"{folder} holds another tournament: {name} {begun.get(name)!r}, not {value!r}; "
                "take another --out"
            )


def _read(file: BinaryIO, path: Path) -> dict[int, Outcome]:
    """The matches in a ledger; a last line that was cut off by a kill is dropped."""
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
            raise BadRecord(f"{path}: line {number}: match {outcome.match} is there twice")
        played[outcome.match] = outcome
        good += len(line)
    file.truncate(good)
    return played
