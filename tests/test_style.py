"""Conventions that neither ruff nor mypy can check."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUNNER = ROOT / "src/saecula/bots/runner.py"
CORE = ROOT / "src/saecula/core"
FRAMES = {"asks", "agenda"}  # fields of positions whose items are frames
CHOICES = {*FRAMES, "picks"}
READ_BY_NAME = {"action", "frame", "pick", "waiting", "choice", "asked"}

Check = Callable[[ast.Module], Iterator[ast.AST]]


def name_of(node: ast.AST) -> str:
    """Return the last part of a dotted name; empty for any other expression."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions and methods, also those inside others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def is_call(node: ast.AST, name: str) -> bool:
    """Return whether an expression calls a function or method of this name."""
    return isinstance(node, ast.Call) and name_of(node.func) == name


def assigned(function: ast.AST, called: str) -> set[str]:
    """Return the names that a function assigns the result of such a call to."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_call(node.value, called):
            found |= {name_of(target) for target in node.targets}
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value and is_call(node.value, called):
            found.add(name_of(node.target))
    return found


def bot_loops(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield where a bot is asked to choose for a seat; a bot that asks another bot in turn may do so."""
    for function in functions(tree):
        views = assigned(function, "redact")
        for node in ast.walk(function):
            if function.name == "choose" or not isinstance(node, ast.Call) or not is_call(node, "choose"):
                continue
            if any(is_call(argument, "redact") or name_of(argument) in views for argument in node.args):
                yield node


def items(iterable: ast.expr, target: ast.expr) -> str:
    """Return the name that a loop gives to the items of an agenda, of asks or of picks; empty if none."""
    if is_call(iterable, "enumerate") and isinstance(target, ast.Tuple):
        assert isinstance(iterable, ast.Call)
        return items(iterable.args[0], target.elts[1])
    if is_call(iterable, "reversed"):
        assert isinstance(iterable, ast.Call)
        return items(iterable.args[0], target)
    if isinstance(iterable, ast.Subscript):  # part of an agenda, or the picks of one ask
        return items(iterable.value, target)
    return name_of(target) if isinstance(iterable, ast.Attribute) and iterable.attr in CHOICES else ""


def is_position_constant(index: ast.expr) -> bool:
    """Return whether an index or a bound of a slice is a number in the source."""
    if isinstance(index, ast.Slice):
        return any(is_position_constant(bound) for bound in (index.lower, index.upper) if bound is not None)
    if isinstance(index, ast.UnaryOp):
        return is_position_constant(index.operand)
    return isinstance(index, ast.Constant) and isinstance(index.value, int)


def is_frame(node: ast.expr) -> bool:
    """Return whether an expression is one frame of a position, such as `g.asks[i]`."""
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return False
    return isinstance(node.value, ast.Attribute) and node.value.attr in FRAMES


def bound(function: ast.AST) -> set[str]:
    """Return the names that a function gives to frames and choices."""
    found = assigned(function, "ask_of")
    for node in ast.walk(function):
        if isinstance(node, ast.For | ast.comprehension):
            found.add(items(node.iter, node.target))
        elif isinstance(node, ast.Assign) and is_frame(node.value):
            found |= {name_of(target) for target in node.targets}
    return found - {""}


def read_by_position(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield where an action or a frame is read by position instead of by a verb, a rule or `core.actions`."""
    for function in (tree, *functions(tree)):
        names = READ_BY_NAME if function is tree else bound(function)
        for node in ast.walk(function):
            if not isinstance(node, ast.Subscript) or not is_position_constant(node.slice):
                continue
            if name_of(node.value) in names or is_frame(node.value):
                yield node


def found_by(check: Check, *folders: str) -> list[str]:
    """Return where a check finds something: `path:line: source`."""
    found = set()
    for path in [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]:
        if path == RUNNER or path.is_relative_to(CORE) or path.name == "_generated.py":
            continue
        for node in check(ast.parse(path.read_text("utf-8"))):
            assert isinstance(node, ast.expr)
            found.add(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}")
    return sorted(found)


def test_only_the_runner_lets_bots_choose() -> None:
    assert found_by(bot_loops, "src", "tools", "bench") == []


def test_actions_and_frames_are_not_read_by_position() -> None:
    assert found_by(read_by_position, "src/saecula") == []


def lines(check: Check, source: str) -> set[int]:
    """Return the lines in which a check finds something."""
    return {node.lineno for node in check(ast.parse(source)) if isinstance(node, ast.expr)}


def test_a_loop_of_its_own_is_found() -> None:
    source = """
def play(bot, game, g):
    while True:
        flow.play(g, 0, bot.choose(game.redact(g, 0), flow.options(g, 0)))
def plan(bots, game, g):
    seen = game.redact(g, 1)
    return bots[1].choose(seen, [])
"""
    assert lines(bot_loops, source) == {4, 7}


def test_a_match_and_a_bot_that_asks_another_bot_are_no_loops() -> None:
    source = """
def answer(match, g):
    seen = game.redact(g, 0)
    match.choose(0, usual(seen))
class Wrapper:
    def choose(self, seen, options):
        return self.bot.choose(self.game.redact(seen.position, seen.seat), options)
"""
    assert lines(bot_loops, source) == set()


@pytest.mark.parametrize(
    "line",
    [
        "action[0]",
        "entry.action[1:]",
        "frame[-1]",
        "g.asks[i][1]",
        "[each[0] for each in g.agenda]",
        "[each[1] for i, each in enumerate(g.asks)]",
        "[each[0] for each in g.picks[i]]",
        "[each[0] for each in reversed(g.agenda[2:])]",
        "(ask := flow.ask_of(g, 0))[0] if ask[0] else None",
    ],
)
def test_reading_by_position_is_found(line: str) -> None:
    assert lines(read_by_position, f"def read(g, i, action, frame, entry):\n    return {line}\n") == {2}


@pytest.mark.parametrize(
    "line",
    [
        "g.asks[0]",
        "g.agenda[:2]",
        "asked[start : start + 50]",
        "[each[0] for each in g.cards]",
        "action[name]",
    ],
)
def test_other_subscripts_are_allowed(line: str) -> None:
    assert lines(read_by_position, f"def read(g, start, asked, action, name):\n    return {line}\n") == set()
