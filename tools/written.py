"""Files that tools write: written, or with `--check` compared with what would be written."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path


def write_or_check(
    target: Path, text: Callable[[], str], tool: str, arguments: list[str] | None = None
) -> int:
    """Write the text to its file; with `--check` only say whether it is there already."""
    parser = argparse.ArgumentParser(prog=tool, description=f"Write {target.name}.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check: bool = parser.parse_args(arguments).check
    if not check:
        target.write_text(text(), encoding="utf-8")
        return 0
    fresh = target.exists() and target.read_text(encoding="utf-8") == text()
    print(f"{target.name} is {'up to date' if fresh else f'stale: python -m {tool}'}")
    return 0 if fresh else 1
