"""Cache results of matches, one line of JSON each, so that long runs can be resumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from saecula.processes import collect_rarely


class Told(Protocol):
    """The result of a match, identified by its seed."""

    @property
    def seed(self) -> str: ...


T = TypeVar("T", bound=Told)


def play_missing(path: Path, type_: type[T], matches: Mapping[str, Callable[[], T]]) -> list[T]:
    """Return the results of these matches: from the file, or played now and appended to it."""
    collect_rarely()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    told = [msgspec.json.decode(line, type=type_) for line in path.read_bytes().splitlines()]
    kept = {one.seed: one for one in told}
    found: list[T] = []
    with path.open("ab") as file:
        for seed, play in matches.items():
            if seed not in kept:
                kept[seed] = play()
                file.write(msgspec.json.encode(kept[seed]) + b"\n")
                file.flush()
            found.append(kept[seed])
    return found
