"""The API keeps to its description: whatever is sent, the response is a documented one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis import engine
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events
from schemathesis.engine.recorder import ScenarioRecorder

from saecula.server.people import COOKIE
from tests.server.serving import Served, served, settings_for

ACCEPTED = ["2xx", "401", "403", "404", "409"]
# Which values fit together, whether a record replays, how long a match is: no description can say that.
JUDGING = (
    "POST /api/matches",
    "POST /api/matches/import",
    "POST /api/matches/{match}/fork",
    "POST /api/matches/{match}/propose",
    "GET /api/matches/{match}/scene",
)


@schemathesis.hook("before_call")
def pass_the_guard(_context: Any, case: Any, _kwargs: Any) -> None:
    """The guard refuses strangers before anybody checks whether there is such a method."""
    operation = case.operation
    if case.method.lower() not in operation.schema.raw_schema["paths"][operation.path]:
        case.headers["X-Saecula"] = "1"


def plan(server: Served, session: str, examples: int) -> dict[str, Any]:
    """Return all checks there are, over single requests and over requests that build on one another."""

    def accepting(*more: str) -> dict[str, Any]:
        return {"positive_data_acceptance": {"expected-statuses": [*ACCEPTED, *more]}}

    load_all_checks()
    return {
        "base-url": server.origin,
        "headers": {"Origin": server.origin},
        "auth": {"openapi": {"session": {"api_key": session}}},
        "checks": {**{name: {"enabled": True} for name in CHECKS.get_all_names()}, **accepting()},
        "operations": [{"include-name": name, "checks": accepting("400")} for name in JUDGING],
        "continue-on-failure": True,
        "request-timeout": 30,
        "generation": {"max-examples": examples, "deterministic": True, "database": "none"},
    }


def examine(server: Served, session: str, examples: int) -> tuple[int, list[str]]:
    """Send all that the description allows and much that it does not; return how much, and what was wrong."""
    config = SchemathesisConfig.from_dict(plan(server, session, examples))
    schema = schemathesis.openapi.from_dict(server.app.openapi(), config=config)
    asked, wrong = 0, []
    for event in engine.from_schema(schema).execute():
        if isinstance(event, events.ScenarioFinished):
            asked += len(event.recorder.interactions)
            wrong += failures(event.recorder)
        elif isinstance(event, events.NonFatalError | events.FatalError):
            wrong.append(str(event))
    return asked, wrong


def failures(recorder: ScenarioRecorder) -> list[str]:
    found = [check.failure_info for checks in recorder.checks.values() for check in checks]
    return [f"{of.failure.title}: {of.failure.message}\n{of.code_sample}" for of in found if of is not None]


@pytest.mark.no_cover
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("examples", [3, pytest.param(100, marks=pytest.mark.soak)])
def test_every_answer_is_documented(examples: int, tmp_path: Path) -> None:
    with served(settings_for(tmp_path)) as server, server.person() as player:
        asked, wrong = examine(server, player.client.cookies[COOKIE], examples)
    assert wrong == []
    assert asked > 300
