"""Mutation testing: check that the tests notice small changes of the rules.

A mutant is one small change in one place: a comparison, a number, a condition, an omitted call, another
return value. A sample of all mutants, the same for the same seed and source, is tested in copies of the
project. First every test is run once to see that it passes, how long it takes and which functions it calls;
then a mutant is tested only by the tests that call the changed function, fastest first, until one fails. A
mutant that no test notices has survived. One that runs out of time or memory counts as killed.

Paths, tests and the required share of killed mutants are set in pyproject.toml, `[tool.saecula.mutation]`.
"""

import argparse
import ast
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Any, Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
COPIED: Final = ("src", "tests", "tools", "docs", "pyproject.toml")
MEMORY: Final = 2 << 30
"""Bytes that a run of tests may take."""
PATIENCE: Final = 8
"""Seconds that a test may take longer than three times its usual time."""
STARTING: Final = 90
"""Seconds that pytest may take to start on a busy machine."""
IMPORT: Final = "<import>"
"""Stands for a test where code ran outside of any test: it may matter to all of them."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Settings(NamedTuple):
    paths: list[str]
    tests: list[str]
    sample: int
    seed: int
    floor: float
    jobs: int
    skip_calls: list[str]
    slowest_test: float


class Mutant(NamedTuple):
    path: str
    line: int
    function: str
    """Qualified name of the function around it; empty at module level."""
    start: int
    end: int
    """The bytes of the source that are replaced."""
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {shortened(self.old)}  ->  {shortened(self.new)}"


class Survey(NamedTuple):
    """The results of the run without mutants."""

    seconds: dict[str, float]
    """Test to duration."""
    callers: dict[str, list[str]]
    """`path::function` to the tests that call it."""


@dataclass
class Verdict:
    mutant: Mutant
    outcome: str
    """killed, timeout or survived."""
    tests: int


def shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:57]}..."


def mutants_of(path: str, source: str, skip_calls: list[str]) -> list[Mutant]:
    """Return every mutant of a module, in source order."""
    return sorted(Finder(path, source, skip_calls).module(), key=lambda m: (m.start, m.end, m.new))


class Finder:
    """Walk a module once, keeping track of the current function."""

    def __init__(self, path: str, source: str, skip_calls: list[str]) -> None:
        self.path = path
        self.bytes = source.encode()
        self.tree = ast.parse(source, path)
        self.skip_calls = skip_calls
        self.lines = [0]
        for line in self.bytes.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def module(self) -> Iterator[Mutant]:
        for node in self.tree.body:
            yield from self.walk(node, "", "")

    def walk(self, node: ast.AST, function: str, returns: str) -> Iterator[Mutant]:
        if self.ignored(node):
            return
        yield from self.change(node, function, returns)
        inner, kind = function, returns
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{function}.{node.name}" if function else node.name
            kind = ast.unparse(node.returns) if not isinstance(node, ast.ClassDef) and node.returns else ""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.walk(child, inner, kind)

    def ignored(self, node: ast.AST) -> bool:
        """Return whether a node is no rule: texts, imports, messages, calls named in the settings, operands.

        Positions inside f-strings are unreliable, so these are skipped too.
        """
        if isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Raise | ast.Assert):
            return True
        if isinstance(node, ast.Subscript):
            return isinstance(node.value, ast.Name) and node.value.id == "action"
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Constant) or self.called(node.value) in self.skip_calls
        return False

    def called(self, node: ast.AST) -> str:
        if not isinstance(node, ast.Call):
            return ""
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
        return node.func.id if isinstance(node.func, ast.Name) else ""

    def change(self, node: ast.AST, function: str, returns: str) -> Iterator[Mutant]:
        match node:
            case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
                yield self.mutant(node, function, self.altered(node, ops=[COMPARISONS[type(op)]()]))
            case ast.BoolOp(op=op):
                other = ast.Or() if isinstance(op, ast.And) else ast.And()
                yield self.mutant(node, function, self.altered(node, op=other))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self.mutant(node, function, ast.unparse(operand))
            case ast.BinOp(op=op) if type(op) in ARITHMETIC and not self.joins(node):
                yield self.mutant(node, function, self.altered(node, op=ARITHMETIC[type(op)]()))
            case ast.AugAssign(op=op) if type(op) in ARITHMETIC:
                yield self.mutant(node, function, self.altered(node, op=ARITHMETIC[type(op)]()), bare=True)
            case ast.Constant(value=bool() as value):
                yield self.mutant(node, function, repr(not value))
            case ast.Constant(value=int() as value):
                yield self.mutant(node, function, repr(value + 1))
                yield self.mutant(node, function, repr(value - 1))
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not self.guard(test):
                yield self.mutant(test, function, f"not ({ast.unparse(test)})")
            case ast.comprehension(ifs=[_, *_] as tests):
                for test in tests:
                    yield self.mutant(test, function, "True")
            case ast.Expr(value=ast.Call()):
                yield self.mutant(node, function, "pass", bare=True)
            case ast.Return(value=ast.expr() as value):
                if (new := self.returned(value, returns)) and new != ast.unparse(value):
                    yield self.mutant(value, function, new)
            case _:
                pass

    def guard(self, test: ast.expr) -> bool:
        """Return whether a condition is already inverted by another operator or only for the type checker."""
        single = isinstance(test, ast.Compare) and type(test.ops[0]) in (
            ast.Eq,
            ast.NotEq,
            ast.In,
            ast.NotIn,
            ast.Is,
            ast.IsNot,
        )
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        return single or negated or (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING")

    def joins(self, node: ast.BinOp) -> bool:
        """Return whether lists, tuples or strings are concatenated, where no other operator makes sense."""
        kinds = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)
        sides = (node.left, node.right)
        return any(
            isinstance(side, kinds) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
            for side in sides
        )

    def returned(self, value: ast.expr, returns: str) -> str:
        """Return another value of the declared type, or nothing if there is none."""
        if returns.startswith("list"):
            return "[]"
        if returns == "int" and not isinstance(value, ast.Constant):
            return f"({ast.unparse(value)}) + 1"
        if returns == "bool" and isinstance(value, ast.Call | ast.Name | ast.Attribute):
            return f"not {ast.unparse(value)}"
        return ""

    def altered(self, node: ast.AST, **changes: Any) -> str:
        fields = {**dict(ast.iter_fields(node)), **changes}
        return ast.unparse(type(node)(**fields))

    def mutant(self, node: ast.expr | ast.stmt, function: str, new: str, *, bare: bool = False) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        old = self.bytes[start:end].decode()
        return Mutant(self.path, node.lineno, function, start, end, old, new if bare else f"({new})")


def apply(mutant: Mutant, source: bytes) -> bytes:
    return source[: mutant.start] + mutant.new.encode() + source[mutant.end :]


def read_settings(root: Path) -> Settings:
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return Settings(**table["tool"]["saecula"]["mutation"])


def all_mutants(root: Path, settings: Settings) -> list[Mutant]:
    found: list[Mutant] = []
    for folder in settings.paths:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            found += mutants_of(name, path.read_text(encoding="utf-8"), settings.skip_calls)
    return found


def copy_project(root: Path, target: Path) -> None:
    for name in COPIED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, target / name)


def run_pytest(
    home: Path, arguments: list[str], orders: dict[str, Any], timeout: float | None
) -> subprocess.CompletedProcess[str]:
    """Run pytest in a copy of the project, with this module as a plugin."""
    note = home / "orders.json"
    note.write_text(json.dumps(orders), encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(home / "src"), str(home)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "SAECULA_MUTATION": str(note),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tools.mutate", "-p", "no:cacheprovider"]
    return subprocess.run(
        [*command, *arguments], cwd=home, env=environment, timeout=timeout, capture_output=True, text=True
    )


def survey(home: Path, settings: Settings) -> Survey:
    result = home / "survey.json"
    orders = {"paths": [str(home / path) for path in settings.paths], "survey": str(result)}
    done = run_pytest(home, settings.tests, orders, None)
    if done.returncode != 0:
        print(done.stdout[-4000:], done.stderr[-2000:], file=sys.stderr)
        raise SystemExit("the tests have to pass before mutants are tried")
    told = json.loads(result.read_text(encoding="utf-8"))
    if not told["callers"]:
        raise SystemExit(f"no test calls anything in {', '.join(settings.paths)}")
    prefix = f"{home}{os.sep}"
    return Survey(
        told["seconds"], {key.removeprefix(prefix): tests for key, tests in told["callers"].items()}
    )


def tests_for(mutant: Mutant, seen: Survey, slowest: float) -> list[str]:
    """Return the tests that call the changed function, fastest first; all tests if that is unknown."""
    callers = seen.callers.get(f"{mutant.path}::{mutant.function}", [])
    if not callers or IMPORT in callers:
        callers = list(seen.seconds)
    quick = [test for test in callers if seen.seconds[test] <= slowest]
    return sorted(quick, key=lambda test: (seen.seconds[test], test))


def try_mutant(home: Path, mutant: Mutant, seen: Survey, settings: Settings) -> Verdict:
    tests = tests_for(mutant, seen, settings.slowest_test)
    path = home / mutant.path
    original = path.read_bytes()
    path.write_bytes(apply(mutant, original))
    try:
        outcome = run_tests(home, {test: seen.seconds[test] for test in tests}) if tests else "survived"
    finally:
        path.write_bytes(original)
    return Verdict(mutant, outcome, len(tests))


def run_tests(home: Path, tests: dict[str, float]) -> str:
    """Return the outcome of these tests, given with the seconds each takes without a mutant."""
    files = sorted({test.partition("::")[0] for test in tests})
    try:
        code = run_pytest(home, files, {"tests": tests}, STARTING + 5 * sum(tests.values())).returncode
    except subprocess.TimeoutExpired:
        return "timeout"
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise SystemExit(f"none of the chosen tests was found again in {', '.join(files)}")
    if code == -signal.SIGALRM:
        return "timeout"
    return "survived" if code == 0 else "killed"


def try_all(root: Path, sample: list[Mutant], settings: Settings) -> list[Verdict]:
    with tempfile.TemporaryDirectory() as folder:
        homes: SimpleQueue[Path] = SimpleQueue()
        first = Path(folder).resolve() / "0"
        for number in range(settings.jobs):
            copy_project(root, first.with_name(str(number)))
            homes.put(first.with_name(str(number)))
        started = time.monotonic()
        seen = survey(first, settings)
        print(f"{len(seen.seconds)} tests pass in {time.monotonic() - started:.0f} s", flush=True)
        left_out = sum(seconds > settings.slowest_test for seconds in seen.seconds.values())
        if left_out:
            print(f"{left_out} of them take over {settings.slowest_test:g} s and are left out from here on")

        def judge(mutant: Mutant) -> Verdict:
            home = homes.get()
            try:
                verdict = try_mutant(home, mutant, seen, settings)
            finally:
                homes.put(home)
            if verdict.outcome == "survived":
                print(f"survived {verdict.tests} tests: {mutant}", flush=True)
            return verdict

        with ThreadPoolExecutor(settings.jobs) as pool:
            return list(pool.map(judge, sample))


def as_text(verdicts: list[Verdict]) -> str:
    by_path: dict[str, Counter[str]] = {}
    for verdict in verdicts:
        by_path.setdefault(verdict.mutant.path, Counter())[verdict.outcome] += 1
    width = max(len(path) for path in by_path)
    lines = [f"{'module':<{width}}  mutants  killed  timeout  survived"]
    for path, counts in by_path.items():
        lines.append(
            f"{path:<{width}}  {counts.total():>7}  {counts['killed']:>6}  {counts['timeout']:>7}"
            f"  {counts['survived']:>8}"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.mutate", description="Try the tests on small changes of the rules."
    )
    parser.add_argument("--sample", type=int, help="how many mutants; 0 tries all")
    parser.add_argument("--seed", type=int, help="which sample")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[""],
        metavar="TEXT",
        help="only modules with this in their path",
    )
    parser.add_argument("--list", action="store_true", help="print the sample and try nothing")
    chosen = parser.parse_args(arguments)
    settings = read_settings(root)
    size = settings.sample if chosen.sample is None else chosen.sample
    seed = settings.seed if chosen.seed is None else chosen.seed
    found = [
        mutant for mutant in all_mutants(root, settings) if any(text in mutant.path for text in chosen.only)
    ]
    if not found:
        print(f"nothing to change in {', '.join(settings.paths)}", file=sys.stderr)
        return 2
    picked = random.Random(seed).sample(range(len(found)), min(size or len(found), len(found)))
    sample = [found[index] for index in sorted(picked)]
    print(f"{len(sample)} of {len(found)} mutants, seed {seed}", flush=True)
    if chosen.list:
        print("\n".join(str(mutant) for mutant in sample))
        return 0
    started = time.monotonic()
    verdicts = try_all(root, sample, settings)
    killed = sum(verdict.outcome != "survived" for verdict in verdicts)
    share = 100 * killed / len(verdicts)
    print(as_text(verdicts))
    print(
        f"{killed} of {len(verdicts)} mutants killed: {share:.1f} %, {settings.floor:g} % are asked for; "
        f"{time.monotonic() - started:.0f} s"
    )
    return 0 if share >= settings.floor else 1


class Watch:
    """The plugin that runs inside pytest: select the tests, or record what each test calls."""

    def __init__(self, orders: dict[str, Any]) -> None:
        self.tests: dict[str, float] | None = orders.get("tests")
        self.survey: str | None = orders.get("survey")
        self.paths = tuple(orders.get("paths", ()))
        self.current = IMPORT
        self.seconds: dict[str, float] = {}
        self.callers: dict[str, dict[str, None]] = {}

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self.paths):
            name = code.co_qualname.replace(".<locals>", "").partition(".<")[0]
            if not name.startswith("<"):
                self.callers.setdefault(f"{code.co_filename}::{name}", {})[self.current] = None

    def pytest_collection(self) -> None:
        if self.survey:
            sys.setprofile(self.profile)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.tests is not None:
            place = {test: index for index, test in enumerate(self.tests)}
            items[:] = sorted(
                (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
            )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.current = item.nodeid
        if self.tests is not None:
            signal.alarm(PATIENCE + round(3 * self.tests[item.nodeid]))
        started = time.perf_counter()
        try:
            return (yield)
        finally:
            signal.alarm(0)
            self.seconds[item.nodeid] = time.perf_counter() - started
            self.current = IMPORT

    def pytest_sessionfinish(self) -> None:
        if self.survey:
            sys.setprofile(None)
            callers = {key: list(tests) for key, tests in self.callers.items()}
            told = {"seconds": self.seconds, "callers": callers}
            Path(self.survey).write_text(json.dumps(told), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if note := os.environ.get("SAECULA_MUTATION"):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        config.pluginmanager.register(Watch(json.loads(Path(note).read_text(encoding="utf-8"))))


if __name__ == "__main__":
    raise SystemExit(main())
