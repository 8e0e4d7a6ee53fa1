"""Tests of the ladder tool: results from the stronger bot's side, and resumed runs."""

from __future__ import annotations

from pathlib import Path

from tools.ladder import pairing, row


def test_a_pairing_is_told_from_the_side_of_the_upper_bot(tmp_path: Path) -> None:
    found = pairing("historia", "greedy", "random", 4, 1, tmp_path, "test")
    game, upper, lower, matches, wins, *_ = row("greedy", "random", found)
    assert (game, upper, lower, matches) == ("Historia", "greedy", "random", "4")
    assert wins.startswith("100.0 % (")


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    pairing("historia", "greedy", "random", 2, 1, tmp_path, "test")
    log = tmp_path / "historia-greedy-random" / "matches.jsonl"
    first = log.read_bytes()
    found = pairing("historia", "greedy", "random", 4, 1, tmp_path, "test")
    assert log.read_bytes().startswith(first)
    assert found.matches == 4
