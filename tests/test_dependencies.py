"""Everything that the package imports is declared: as a dependency, or under the extra that needs it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = metadata.packages_distributions()


def names(requirements: list[str]) -> set[str]:
    """Return the required distributions, including those of extras of this project."""
    found = set()
    for requirement in requirements:
        name, _, extras = re.split(r"[<>=~!;]", requirement)[0].strip().partition("[")
        if name == PROJECT["name"]:
            for extra in extras.rstrip("]").split(","):
                found |= names(PROJECT["optional-dependencies"][extra])
        else:
            found.add(normal(name))
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def asked_of_extras(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield module and extra of every `extra("module", "name")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "extra":
            module, name = [ast.literal_eval(argument) for argument in node.args]
            yield module, name


def is_declared(module: str, requirements: list[str]) -> bool:
    top = module.partition(".")[0]
    if top in sys.stdlib_module_names or top == PROJECT["name"]:
        return True
    return bool(names(requirements) & {normal(name) for name in MODULES.get(top, [top])})


def undeclared(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    extras = PROJECT["optional-dependencies"]
    usual = [*PROJECT["dependencies"], *extras["postgres"]]
    missing = [module for module in imported(tree) if not is_declared(module, usual)]
    return missing + [
        f"{m} ({name})" for m, name in asked_of_extras(tree) if not is_declared(m, extras[name])
    ]


def test_imports_are_declared() -> None:
    missing = {str(path.relative_to(ROOT)): undeclared(path) for path in (ROOT / "src").rglob("*.py")}
    assert {path: modules for path, modules in missing.items() if modules} == {}


def test_undeclared_modules_are_noticed() -> None:
    assert is_declared("msgspec.json", ["msgspec>=0.21"])
    assert not is_declared("numpy", ["gymnasium>=1.2"])
    assert is_declared("numpy", ["saecula[learn]"])
