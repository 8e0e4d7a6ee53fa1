"""The table of coverage at the end of `make test`."""

from __future__ import annotations

from tools.coverage import table


def measured(*counts: int) -> dict[str, dict[str, int]]:
    names = ("covered_lines", "num_statements", "covered_branches", "num_branches")
    return {"summary": dict(zip(names, counts, strict=True))}


def test_files_are_added_up_by_package_and_game() -> None:
    files = {
        "src/saecula/cli.py": measured(1, 2, 0, 0),
        "src/saecula/core/flow.py": measured(8, 10, 1, 4),
        "src/saecula/core/zones.py": measured(2, 10, 1, 4),
        "src/saecula/games/historia/rules/raid.py": measured(3, 3, 2, 2),
    }
    assert [line.split("  ")[0] for line in table({"files": files})] == [
        "coverage",
        "core",
        "games/historia",
        "saecula",
        "all",
    ]
    assert [line.split()[1:] for line in table({"files": files})[1:]] == [
        ["50.0", "%", "25.0", "%"],
        ["100.0", "%", "100.0", "%"],
        ["50.0", "%", "–"],
        ["56.0", "%", "40.0", "%"],
    ]
