"""Matches of long runs are played once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from tools.match_cache import play_missing


class Match(msgspec.Struct, frozen=True):
    seed: str
    score: int


def test_what_is_missing_is_played_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "matches.jsonl"
    played: list[str] = []

    def play(seed: str) -> Match:
        played.append(seed)
        return Match(seed, len(played))

    def told(*seeds: str) -> list[Match]:
        return play_missing(path, Match, {seed: partial(play, seed) for seed in seeds})

    assert told("a", "b") == [Match("a", 1), Match("b", 2)]
    assert told("c", "b") == [Match("c", 3), Match("b", 2)]
    assert told("a", "b", "c") == [Match("a", 1), Match("b", 2), Match("c", 3)]
    assert played == ["a", "b", "c"]
