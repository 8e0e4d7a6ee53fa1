"""Report which clauses of the rules catalogues are named by tests.

A catalogue is `docs/rules/<game>.md`: chapters are second-level headings, clauses are list items that open
with a bold id (`**HIS-010**`, worked examples `**HIS-X01**`). A test names the clauses it checks with
`@pytest.mark.rule("HIS-010")`: on a function, on a class, in `pytestmark`, in `pytest.param(..., marks=...)`.
Both are read as text, so nothing is imported and nothing has to run.
"""

import argparse
import ast
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
NOT_CATALOGUES: Final = ("index", "coverage")
TITLE: Final = re.compile(r"# ([^:(—]*[^:(—\s])")  # up to a subtitle
CHAPTER: Final = re.compile(r"## +(.+)")
CLAUSE: Final = re.compile(r"\s*[-*] +\*\*(([A-Z0-9]{2,4})-X?\d{2,3}[a-z]?)\*\*")


class BadCatalogue(Exception):
    """Raised for a catalogue or a mark that cannot be read."""


@dataclass
class Chapter:
    title: str
    clauses: list[str] = field(default_factory=list)


@dataclass
class Catalogue:
    game: str
    title: str
    chapters: list[Chapter]

    @property
    def clauses(self) -> list[str]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]


@dataclass
class Report:
    catalogues: list[Catalogue]
    named: dict[str, list[str]]
    """Clause id to the places that name it, as `tests/file.py:line`."""

    def missing(self, catalogue: Catalogue) -> list[str]:
        return [clause for clause in catalogue.clauses if clause not in self.named]

    @property
    def unknown(self) -> list[str]:
        known = {clause for catalogue in self.catalogues for clause in catalogue.clauses}
        return sorted(clause for clause in self.named if clause not in known)


def percent(named: int, of: int) -> float:
    """Return a percentage rounded down to a tenth, so that only a complete count gives 100."""
    return 100.0 if named == of else named * 1000 // of / 10


def read_catalogue(path: Path) -> Catalogue:
    chapters: list[Chapter] = []
    title = ""
    prefixes: dict[str, int] = {}
    seen: dict[str, int] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if name := TITLE.match(line):
            title = title or name[1]
        elif heading := CHAPTER.fullmatch(line):
            chapters.append(Chapter(heading[1].strip()))
        elif clause := CLAUSE.match(line):
            if not chapters:
                raise BadCatalogue(f"{path.name}:{number}: {clause[1]} stands before the first chapter")
            if clause[1] in seen:
                raise BadCatalogue(
                    f"{path.name}:{number}: {clause[1]} was already given in line {seen[clause[1]]}"
                )
            seen[clause[1]] = number
            prefixes.setdefault(clause[2], number)
            chapters[-1].clauses.append(clause[1])
    if len(prefixes) != 1:
        raise BadCatalogue(f"{path.name}: one prefix a game, found {', '.join(prefixes) or 'none'}")
    return Catalogue(path.stem, title, [chapter for chapter in chapters if chapter.clauses])


def read_catalogues(folder: Path) -> list[Catalogue]:
    return [read_catalogue(path) for path in sorted(folder.glob("*.md")) if path.stem not in NOT_CATALOGUES]


def read_marks(root: Path, folder: Path, mark: str = "rule") -> dict[str, list[str]]:
    """Return every clause, or card, that a test under `folder` names by this mark, with the places."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), place)
        for call in marks_of_module(tree, mark):
            for clause in ids(call, place):
                named.setdefault(clause, []).append(f"{place}:{call.lineno}")
    return named


def marks_of_module(tree: ast.Module, mark: str) -> Iterator[ast.Call]:
    """Yield these marks of tests; marks on helpers and on skipped tests do not count."""
    if any(has_tests(node) for node in tree.body):
        yield from assigned_marks(tree.body, mark)
    yield from marks_of_tests(tree.body, mark)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and dotted(node.func) in ("pytest.param", "param"):
            yield from marks_among((word.value for word in node.keywords if word.arg == "marks"), mark)


def marks_of_tests(body: list[ast.stmt], mark: str) -> Iterator[ast.Call]:
    for node in body:
        if not has_tests(node):
            continue
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        yield from marks_among(node.decorator_list, mark)
        if isinstance(node, ast.ClassDef):
            yield from assigned_marks(node.body, mark)
            yield from marks_of_tests(node.body, mark)


def has_tests(node: ast.stmt) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name.startswith("test") and not skipped(node.decorator_list)
    if isinstance(node, ast.ClassDef):
        return (
            node.name.startswith("Test")
            and not skipped(node.decorator_list)
            and (bool(node.bases) or any(has_tests(inner) for inner in node.body))  # it may inherit them
        )
    return False


def skipped(decorators: list[ast.expr]) -> bool:
    names = (dotted(node.func if isinstance(node, ast.Call) else node) for node in decorators)
    return any(name.endswith(("mark.skip", "mark.xfail")) for name in names)


def assigned_marks(body: list[ast.stmt], mark: str) -> Iterator[ast.Call]:
    for node in body:
        if isinstance(node, ast.Assign) and [dotted(target) for target in node.targets] == ["pytestmark"]:
            yield from marks_among([node.value], mark)


def marks_among(nodes: Iterable[ast.expr], mark: str) -> Iterator[ast.Call]:
    """Return the marks with this name, including those inside a list or tuple of marks."""
    for node in nodes:
        if isinstance(node, ast.List | ast.Tuple):
            yield from marks_among(node.elts, mark)
        elif isinstance(node, ast.Call) and dotted(node.func).endswith(f"mark.{mark}"):
            yield node


def ids(call: ast.Call, place: str) -> list[str]:
    found: list[str] = []
    for argument in call.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise BadCatalogue(f"{place}:{call.lineno}: a mark takes ids written out")
        found.append(argument.value)
    return found


def dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def read_report(root: Path) -> Report:
    return Report(read_catalogues(root / "docs" / "rules"), read_marks(root, root / "tests"))


def complaints(report: Report, floor: dict[str, float]) -> list[str]:
    found = [
        f"{clause} is in no catalogue; named by {', '.join(report.named[clause])}"
        for clause in report.unknown
    ]
    games = {catalogue.game: catalogue for catalogue in report.catalogues}
    for game, least in floor.items():
        if game not in games:
            found.append(f"{game} has a floor of {least:g} % and no catalogue")
            continue
        clauses = games[game].clauses
        reached = percent(len(clauses) - len(report.missing(games[game])), len(clauses))
        if reached < least:
            found.append(f"{game}: {reached:g} % of the clauses are named, {least:g} % are asked for")
    return found


def rows(report: Report, catalogue: Catalogue) -> list[tuple[str, int, int, float]]:
    """Return chapter, clauses, named clauses and percentage; the whole game comes last."""
    lines = []
    for chapter in catalogue.chapters:
        named = sum(clause in report.named for clause in chapter.clauses)
        lines.append((chapter.title, len(chapter.clauses), named, percent(named, len(chapter.clauses))))
    clauses, named = sum(line[1] for line in lines), sum(line[2] for line in lines)
    return [*lines, ("all", clauses, named, percent(named, clauses))]


def as_text(report: Report) -> str:
    lines: list[str] = []
    for catalogue in report.catalogues:
        table = rows(report, catalogue)
        width = max(len(row[0]) for row in table)
        lines.append(f"{catalogue.game:<{width}}  clauses  named       %")
        lines += [
            f"{title:<{width}}  {of:>7}  {named:>5}  {share:>6.1f}" for title, of, named, share in table
        ]
        if missing := report.missing(catalogue):
            lines += textwrap.wrap(
                f"not named by any test: {', '.join(missing)}", 100, break_on_hyphens=False
            )
        lines.append("")
    return "\n".join(lines).rstrip()


def as_json(report: Report) -> dict[str, Any]:
    games = {
        catalogue.game: {
            "chapters": [
                {"title": title, "clauses": of, "named": named, "percent": share}
                for title, of, named, share in rows(report, catalogue)
            ],
            "missing": report.missing(catalogue),
            "named": {clause: report.named[clause] for clause in catalogue.clauses if clause in report.named},
        }
        for catalogue in report.catalogues
    }
    return {"games": games, "unknown": {clause: report.named[clause] for clause in report.unknown}}


def as_page(report: Report) -> str:
    lines = [
        "# Coverage of the rules",
        "",
        "How many clauses of each catalogue are named by at least one test. Written by `make docs`.",
    ]
    for catalogue in report.catalogues:
        lines += ["", f"## {catalogue.title}", ""]
        lines += ["| chapter | clauses | named | % |", "|---|---:|---:|---:|"]
        lines += [f"| {row[0]} | {row[1]} | {row[2]} | {row[3]:.1f} |" for row in rows(report, catalogue)]
        if missing := report.missing(catalogue):
            lines += ["", f"Not named by any test: {', '.join(missing)}."]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.rules", description="Coverage of the rules catalogues by tests."
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--write", choices=["docs"], help="write docs/rules/coverage.md and print nothing")
    chosen = parser.parse_args(arguments)
    try:
        report = read_report(root)
    except BadCatalogue as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.write:
        (root / "docs" / "rules" / "coverage.md").write_text(as_page(report), encoding="utf-8")
        return 0
    print(json.dumps(as_json(report), indent=1) if chosen.json else as_text(report))
    floor: dict[str, float] = json.loads((root / "tools" / "rules_floor.json").read_text(encoding="utf-8"))
    found = complaints(report, floor)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
