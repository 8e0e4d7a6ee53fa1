"""Tests of the tool behind `make rules`: what it counts, rejects and writes."""

import json
from pathlib import Path

import pytest

from tools import rules

CATALOGUE = """# Toy

Vocabulary: **TOY-999** is only mentioned here.

## 1. Setup

- **TOY-010** Deal cards. See **TOY-011**.
- **TOY-011** Shuffle.

## 2. Play

* **TOY-020** Play one.

## 3. Talk

Nothing that binds.

## 4. Examples

- **TOY-X01** Three cards make four.
"""

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("TOY-010")]

@pytest.mark.rule("TOY-011", "TOY-X01")
def test_shuffle():
    pass

@mark.rule("TOY-020")
class TestPlay:
    def test_one(self):
        pass
"""


def house(root: Path, tests: str, catalogue: str = CATALOGUE, floor: float = 100) -> Path:
    for name in ("docs/rules", "tests/deep", "tools"):
        (root / name).mkdir(parents=True)
    (root / "docs/rules/toy.md").write_text(catalogue)
    (root / "docs/rules/index.md").write_text("- **XXX-001** is no clause of a catalogue.")
    (root / "tests/deep/test_toy.py").write_text(tests)
    (root / "tools/rules_floor.json").write_text(json.dumps({"toy": floor}))
    return root


def named(tmp_path: Path, tests: str) -> set[str]:
    return set(rules.read_report(house(tmp_path, tests)).named)


def test_full_coverage_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main([], house(tmp_path, TESTS)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines] == [
        ["toy", "clauses", "named", "%"],
        ["1.", "Setup", "2", "2", "100.0"],
        ["2.", "Play", "1", "1", "100.0"],
        ["4.", "Examples", "1", "1", "100.0"],
        ["all", "4", "4", "100.0"],
    ]


def test_missing_clause_fails_and_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main([], house(tmp_path, TESTS.replace('"TOY-011", ', ""))) == 1
    out, err = capsys.readouterr()
    assert "not named by any test: TOY-011" in out
    assert "toy: 75 % of the clauses are named, 100 % are asked for" in err


def test_missing_clause_above_the_floor_passes(tmp_path: Path) -> None:
    assert rules.main([], house(tmp_path, TESTS.replace('"TOY-011", ', ""), floor=75)) == 0


def test_unknown_clause_fails_even_above_the_floor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules.main([], house(tmp_path, TESTS.replace("TOY-020", "TOY-021"), floor=0)) == 1
    assert "TOY-021 is in no catalogue; named by tests/deep/test_toy.py:11" in capsys.readouterr().err


def test_floor_of_a_game_without_catalogue_fails(tmp_path: Path) -> None:
    root = house(tmp_path, TESTS)
    (root / "tools/rules_floor.json").write_text('{"toy": 100, "chess": 10}')
    assert rules.main([], root) == 1


def test_marks_of_parameters_and_classes_count(tmp_path: Path) -> None:
    tests = """
CASES = [
    pytest.param(1, marks=pytest.mark.rule("TOY-010")),
    pytest.param(2, marks=[pytest.mark.rule("TOY-011")]),
]

@pytest.mark.parametrize("n", CASES)
def test_all(n): pass

class TestMore:
    pytestmark = pytest.mark.rule("TOY-020")

    @pytest.mark.rule("TOY-X01")
    async def test_inner(self): pass
"""
    assert named(tmp_path, tests) == {"TOY-010", "TOY-011", "TOY-020", "TOY-X01"}


def test_marks_without_a_running_test_do_not_count(tmp_path: Path) -> None:
    tests = """
pytestmark = pytest.mark.rule("TOY-010")

@pytest.mark.rule("TOY-011")
def helper(): pass

@pytest.mark.skip("later")
@pytest.mark.rule("TOY-020")
def test_later(): pass

@pytest.mark.rule("TOY-X01")
class TestNothing: pass
"""
    assert named(tmp_path, tests) == set()


@pytest.mark.parametrize(
    ("catalogue", "message"),
    [
        (CATALOGUE + "- **TOY-010** Again.\n", "TOY-010 was already given"),
        (CATALOGUE + "- **SAN-010** Foreign.\n", "one prefix a game, found TOY, SAN"),
        ("- **TOY-010** Deal.\n", "TOY-010 stands before the first chapter"),
        ("# Toy\n", "one prefix a game, found none"),
    ],
)
def test_malformed_catalogue_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], catalogue: str, message: str
) -> None:
    assert rules.main([], house(tmp_path, TESTS, catalogue)) == 2
    assert message in capsys.readouterr().err


def test_computed_id_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = "@pytest.mark.rule(f'TOY-{1}')\ndef test_it(): pass\n"
    assert rules.main([], house(tmp_path, tests)) == 2
    assert "test_toy.py:1: a mark takes ids written out" in capsys.readouterr().err


def test_json_names_places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(["--json"], house(tmp_path, TESTS)) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"]["toy"]["named"]["TOY-X01"] == ["tests/deep/test_toy.py:7"]
    assert report["games"]["toy"]["missing"] == []


def test_page_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = house(tmp_path, TESTS.replace('"TOY-011", ', ""))
    assert rules.main(["--write", "docs"], root) == 0
    page = (root / "docs/rules/coverage.md").read_text()
    assert "| 1. Setup | 2 | 1 | 50.0 |" in page
    assert "Not named by any test: TOY-011." in page
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("count", "of", "share"),
    [(0, 3, 0.0), (1, 3, 33.3), (1999, 2000, 99.9), (5, 5, 100.0)],
)
def test_percent_is_rounded_down(count: int, of: int, share: float) -> None:
    assert rules.percent(count, of) == share


def test_own_catalogues_can_be_read() -> None:
    catalogues = {catalogue.game: catalogue for catalogue in rules.read_catalogues(rules.ROOT / "docs/rules")}
    assert len(catalogues["historia"].clauses) == 205
