"""Compile rules, kernel, bots and observations to machine code with mypyc: same results, faster.

    python -m tools.compiled build/compiled
    PYTHONPATH=build/compiled saecula arena historia --players prince,settler --matches 200

The sources are copied there and compiled; `src` is not changed, and pure Python remains the reference.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCES: Final = Path("src/saecula")
PATTERNS: Final = (
    "core/actions.py",
    "core/bits.py",
    "core/blocks.py",
    "core/codecs.py",
    "core/effects.py",
    "core/flow.py",
    "core/memo.py",
    "core/position.py",
    "core/registry.py",
    "core/secrecy.py",
    "core/spread.py",
    "core/zones.py",
    "games/*/_generated.py",
    "games/*/evaluation.py",
    "games/*/outlook/*.py",
    "games/*/policies.py",
    "games/*/position.py",
    "games/*/rules/**/*.py",
    "games/*/scoring.py",
    "games/*/vocabulary.py",
    "games/*/determinize.py",
    "games/*/manner/*.py",
    "bots/base.py",
    "bots/beam.py",
    "bots/greedy.py",
    "bots/policies.py",
    "bots/random_bot.py",
    "bots/rng.py",
    "bots/rollouts.py",
    "bots/steps.py",
    "bots/ismcts/bot.py",
    "bots/ismcts/contest.py",
    "bots/ismcts/h*.py",
    "bots/ismcts/prior.py",
    "bots/ismcts/[r-v]*.py",
    "envs/layout.py",
)

# How bots judge a game: these modules import its rules, never the other way round. Within a group mypyc
# checks modules in any order, but a group after those that it imports.
JUDGEMENT: Final = frozenset({"manner", "outlook", "evaluation.py", "policies.py"})
SETUP: Final = """\
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
setup(
    name="saecula_compiled",
    ext_modules=mypycify(
        {options!r} + sum(groups, []),
        opt_level="1",
        debug_level="0",
        separate=[(files, f"saecula{{number}}") for number, files in enumerate(groups)],
    ),
)
"""


def group(path: str) -> str:
    """Return the group of a module: kernel and bots, the rules of a game, or how bots judge it."""
    parts = Path(path).parts
    if parts[1] != "games":
        return "kernel"
    return f"{parts[2]}_judgement" if JUDGEMENT & set(parts) else parts[2]


def modules(package: Path) -> list[Path]:
    """Return the modules worth compiling: those in which matches spend their time."""
    return [path for pattern in PATTERNS for path in sorted(package.glob(pattern))]


def build(target: Path) -> None:
    """Copy the package and compile its hot modules in place; other files in the folder are kept."""
    package = target / SOURCES.name
    if package.resolve() == SOURCES.resolve():
        raise ValueError(f"{target} holds the sources; choose another folder")
    for old in (package, target / "build"):
        shutil.rmtree(old, ignore_errors=True)
    for old in target.glob("*__mypyc.*.so"):
        old.unlink()
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    config = Path("pyproject.toml").resolve()
    found = [str(path.relative_to(target)) for path in modules(package)]
    names = sorted({group(path) for path in found})
    groups = [[path for path in found if group(path) == name] for name in names]
    (target / "build").mkdir()
    setup = target / "build" / "setup.py"
    setup.write_text(SETUP.format(options=["--config-file", str(config)], groups=groups))
    jobs = str(os.cpu_count() or 1)
    subprocess.run(
        [sys.executable, "build/setup.py", "-q", "build_ext", "--inplace", "-j", jobs], cwd=target, check=True
    )
    shutil.rmtree(target / "build")


def main() -> None:
    """Build into the given folder."""
    parser = argparse.ArgumentParser(prog="tools.compiled", description=__doc__)
    parser.add_argument("target", type=Path, help="folder of the build; an older one is replaced")
    build(parser.parse_args().target)


if __name__ == "__main__":
    main()
