"""Tests of the tool behind `make mutation`: its mutants, and which of them count as killed."""

import ast
import shutil
from pathlib import Path

import pytest

from tools import mutate

RULES = '''"""Words."""
from toy import GAIN

LIMIT: int = 3

@rules.step
def raid(g: int, level: int) -> int:
    """More words."""
    victim: int = action[1]
    if level >= LIMIT and not g:
        g.tell("raided", 1)
        score(g)
        g -= 2
    return g


def victims(g: list[int]) -> list[int]:
    return [civ for civ in g if civ != "ä" and civ in g]
'''


def changes(source: str) -> set[tuple[str, str, str]]:
    found = mutate.mutants_of("toy.py", source, ["tell"])
    return {(mutant.function, mutant.old, mutant.new) for mutant in found}


def test_every_operator_is_applied() -> None:
    assert changes(RULES) == {
        ("", "3", "(2)"),
        ("", "3", "(4)"),
        ("raid", "level >= LIMIT and not g", "(level >= LIMIT or not g)"),
        ("raid", "level >= LIMIT and not g", "(not (level >= LIMIT and (not g)))"),
        ("raid", "level >= LIMIT", "(level > LIMIT)"),
        ("raid", "not g", "(g)"),
        ("raid", "score(g)", "pass"),
        ("raid", "g -= 2", "g += 2"),
        ("raid", "2", "(1)"),
        ("raid", "2", "(3)"),
        ("raid", "g", "((g) + 1)"),
        ("victims", '[civ for civ in g if civ != "ä" and civ in g]', "([])"),
        ("victims", 'civ != "ä" and civ in g', "(civ != 'ä' or civ in g)"),
        ("victims", 'civ != "ä" and civ in g', "(True)"),
        ("victims", 'civ != "ä"', "(civ == 'ä')"),
        ("victims", "civ in g", "(civ not in g)"),
    }


def test_every_mutant_can_be_parsed_and_differs() -> None:
    source = RULES.encode()
    for mutant in mutate.mutants_of("toy.py", RULES, []):
        changed = mutate.apply(mutant, source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), mutant


def test_tests_that_call_the_function_come_quickest_first() -> None:
    seen = mutate.Survey(
        {"a": 3.0, "b": 1.0, "c": 9.0, "d": 2.0},
        {"toy.py::raid": ["a", "b", "c"], "toy.py::at_import": ["a", mutate.IMPORT]},
    )

    def chosen(function: str) -> list[str]:
        return mutate.tests_for(mutate.Mutant("toy.py", 1, function, 0, 0, "", ""), seen, slowest=8.0)

    assert chosen("raid") == ["b", "a"]
    assert chosen("at_import") == ["b", "d", "a"]
    assert chosen("never_called") == ["b", "d", "a"]


@pytest.mark.parametrize(("check", "code", "share"), [("== 5", 0, "100.0 %"), ("> 0", 1, "0.0 %")])
def test_share_of_noticed_mutants_decides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], check: str, code: int, share: str
) -> None:
    for name in ("src/toy", "tests", "tools"):
        (tmp_path / name).mkdir(parents=True)
    shutil.copy(mutate.__file__, tmp_path / "tools/mutate.py")
    (tmp_path / "src/toy/raid.py").write_text("def raid(level: int) -> int:\n    return level + 3\n")
    (tmp_path / "tests/test_raid.py").write_text(
        f"from toy.raid import raid\n\ndef test_it():\n    assert raid(2) {check}\n"
    )
    (tmp_path / "pyproject.toml").write_text(
        '[tool.saecula.mutation]\npaths = ["src/toy"]\ntests = ["tests"]\nsample = 1\nseed = 2\nfloor = 80\n'
        "jobs = 1\nskip_calls = []\nslowest_test = 5.0\n"
    )
    assert mutate.main([], tmp_path) == code
    assert share in capsys.readouterr().out
