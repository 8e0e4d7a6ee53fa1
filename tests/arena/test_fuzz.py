"""The fuzzer plays any variant, finds bugs, and keeps a record that opens at the bug."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saecula.arena.fuzz import VERB_WEIGHTS, fuzz, random_setup, random_taste
from saecula.core.errors import BadOption
from saecula.core.record import Match, read_record
from tests.sample.game import GAME
from tests.sample.position import Bazaar


def test_a_sound_game_gives_no_findings(tmp_path: Path) -> None:
    report = fuzz(GAME, 0.5, "sound", tmp_path)
    assert report.findings == []
    assert report.matches >= 1
    assert report.choices > 0
    assert list(tmp_path.iterdir()) == []


def test_setups_vary_and_are_accepted() -> None:
    setups = [random_setup(GAME, f"{i}") for i in range(60)]
    for setup in setups:
        GAME.options(setup.seats, setup.options)
    assert {setup.seats for setup in setups} == {2, 3, 4}
    assert len({str(setup.options) for setup in setups}) > 5
    assert any(len(setup.options.get("without", ())) > 1 for setup in setups)


def test_each_seed_has_a_fancy_of_its_own() -> None:
    verbs = [("carry_out",), ("decline",), ("move_to",), ("done",), ("build",), ("take",)]
    tastes = [tuple([random_taste(f"{i}")(None, 0, verb) for verb in verbs]) for i in range(30)]
    assert tastes[0] == tuple([random_taste("0")(None, 1, (*verb, "rome")) for verb in verbs])
    assert {weight for taste in tastes for weight in taste} == set(VERB_WEIGHTS)
    assert len(set(tastes)) > 20


def broken(when: int) -> Any:
    """Make a check that fails once a round is reached."""

    def check(g: Bazaar) -> None:
        GAME.check(g)
        assert g.round < when, "a broken invariant"

    return check


def test_a_broken_invariant_is_kept_as_a_record(tmp_path: Path) -> None:
    game = replace(GAME, check=broken(1))
    report = fuzz(game, 0.01, "broken", tmp_path / "found")
    finding = report.findings[0]
    assert "AssertionError: a broken invariant" in finding.describe()
    assert f"saecula show {finding.path}" in finding.describe()
    match = Match.open(GAME, read_record(finding.path))
    assert len(match.entries) == finding.choices
    with pytest.raises(AssertionError, match="a broken invariant"):
        game.check(match.position)


def test_a_crash_names_the_choice_that_did_it(tmp_path: Path) -> None:
    def crash(_: Bazaar) -> None:
        raise ZeroDivisionError("oh")

    settled = GAME.rules.settled
    GAME.rules.settled = crash
    try:
        finding = fuzz(GAME, 0.01, "crash", tmp_path).findings[0]
    finally:
        GAME.rules.settled = settled
    assert "ZeroDivisionError: oh" in finding.describe()
    assert "then seat " in finding.describe()
    assert len(Match.open(GAME, read_record(finding.path)).entries) == finding.choices


def test_what_breaks_the_setup_leaves_a_record_too(tmp_path: Path) -> None:
    def crash(_: Bazaar) -> None:
        raise ZeroDivisionError("oh")

    finding = fuzz(replace(GAME, setup=crash), 0.01, "setup", tmp_path).findings[0]
    assert finding.choices == 0
    assert Match.open(GAME, read_record(finding.path)).entries == []


def test_asks_are_counted(tmp_path: Path) -> None:
    report = fuzz(GAME, 0.3, "census", tmp_path)
    assert report.asks["market"][2] > 0
    assert "market" not in report.never_offered
    assert report.crowded == []
    report.asks["market"][3] = 1
    assert report.crowded == ["market"]


def test_no_time_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="0 seconds"):
        fuzz(GAME, 0, "a", tmp_path)
