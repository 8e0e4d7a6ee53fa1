"""Replay finished matches of every game, player count and kind of ending."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import saecula.games
from saecula.core.record import Match, read_record, verify
from saecula.games import GAMES, game
from tools.records import ENDINGS

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.json"))
EDITIONS = [path for path in RECORDS if path.stem == "first-edition"]


@cache
def replayed(path: Path) -> Match[Any]:
    return verify(game(path.parent.name), read_record(path))


def matches_of(name: str) -> list[Match[Any]]:
    return [replayed(path) for path in RECORDS if path.parent.name == name]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_finished_match_replays_to_its_digest(path: Path) -> None:
    assert read_record(path).digest
    assert replayed(path).over


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_is_kept(name: str) -> None:
    least, most = game(name).players
    assert {match.record.seats for match in matches_of(name)} == set(range(least, most + 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_way_of_ending_is_kept(name: str) -> None:
    matches = matches_of(name)
    assert [title for title, ending in ENDINGS[name].items() if not any(map(ending, matches))] == []
    assert not [match for match in matches if not any(ending(match) for ending in ENDINGS[name].values())]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_record_named_after_an_ending_has_it(path: Path) -> None:
    ending = ENDINGS[path.parent.name].get(path.stem)
    assert ending is None or ending(replayed(path))


@pytest.mark.parametrize("path", EDITIONS, ids=[path.parent.name for path in EDITIONS])
def test_a_record_of_an_earlier_edition_is_played_with_its_content(path: Path) -> None:
    record = read_record(path)
    today = game(path.parent.name).load_content(None)
    assert record.segments[0].content == replayed(path).content.digest != today.digest


def test_every_earlier_edition_has_a_record() -> None:
    packages = Path(saecula.games.__file__).parent
    assert {path.parent.name for path in EDITIONS} == {
        path.parent.parent.name for path in packages.glob("*/editions/first")
    }


def test_a_record_of_earlier_rules_is_kept() -> None:
    record = read_record(next(path for path in EDITIONS if path.parent.name == "sands_of_time"))
    assert record.segments[0].rules < game("sands_of_time").version
