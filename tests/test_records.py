"""Finished matches of every game, player count and way of ending, replayed strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

from saecula.core.record import read_record, verify
from saecula.games import game

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_finished_match_replays_to_its_digest(path: Path) -> None:
    record = read_record(path)
    assert record.digest
    match = verify(game(path.parent.name), record)
    assert match.over


@pytest.mark.parametrize(
    ("title", "winners"),
    [
        ("alone-won", 1),
        ("alone-outscored", 0),
        ("alone-wiped-out", 0),
        ("levels-break-the-tie", 1),
        ("shared-victory", 2),
    ],
)
def test_every_way_of_ending_is_kept(title: str, winners: int) -> None:
    historia = game("historia")
    match = verify(historia, read_record(Path(__file__).parent / "records" / "historia" / f"{title}.json"))
    assert len(historia.result(match.position).winners) == winners
