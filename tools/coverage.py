"""Sum up line and branch coverage by package, for the end of `make test`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final

COUNTS: Final = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def by_package(files: Mapping[str, Any]) -> dict[str, list[int]]:
    """Add up the counts of the files of each package; a game is a package of its own."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0] * len(COUNTS))
    for path, measured in files.items():
        names = PurePath(path).parts[2:-1]  # below src/saecula
        package = "/".join(names[: 2 if names[:1] == ("games",) else 1]) or "saecula"
        for key in (package, "all"):
            sums[key] = [
                old + measured["summary"][count] for old, count in zip(sums[key], COUNTS, strict=True)
            ]
    total = sums.pop("all", [0] * len(COUNTS))
    return {**dict(sorted(sums.items())), "all": total}


def share(covered: int, number: int) -> str:
    """Write a share as a percentage."""
    return f"{100 * covered / number:.1f} %" if number else "–"


def table(report: Mapping[str, Any]) -> list[str]:
    """Write a JSON report of coverage as a few lines."""
    lines = [f"{'coverage':<24}{'lines':>8}{'branches':>10}"]
    for package, (lines_hit, lines_all, branches_hit, branches_all) in by_package(report["files"]).items():
        hits = f"{share(lines_hit, lines_all):>8}{share(branches_hit, branches_all):>10}"
        lines.append(f"{package:<24}{hits}")
    return lines
