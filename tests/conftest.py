"""Shared setup of all tests: the same hypothesis examples in every run, and more of them in `make soak`."""

import json
from pathlib import Path

import pytest
from hypothesis import settings

from tools import coverage

# Assertions in these modules are reported as fully as those in tests.
for helper in ("messages", "overlays", "scenes", "worlds"):
    pytest.register_assert_rewrite(f"tests.{helper}")

settings.register_profile("saecula", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile(
    "soak", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=2000
)
settings.load_profile("saecula")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print a table of the coverage if it was measured (`--cov`)."""
    report = Path(config.rootpath, "build", "coverage.json")
    if config.getoption("cov_source", None) and report.is_file():
        terminalreporter.write_line("")
        for line in coverage.table(json.loads(report.read_text())):
            terminalreporter.write_line(line)
