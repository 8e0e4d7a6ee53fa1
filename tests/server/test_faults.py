"""Refusals: each code is documented wherever codes are, and says what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from saecula.server.api import _MEANINGS
from saecula.server.faults import CODES
from saecula.server.schemas import Problem
from tests.server.serving import Player, Served

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_code_is_documented_everywhere() -> None:
    table = re.findall(r"^\| `(\w+)` \| (\d+) \| .+ \|$", DOCS.read_text(), re.MULTILINE)
    assert {code: int(status) for code, status in table} == CODES
    assert set(get_args(Problem.model_fields["error"].annotation)) == set(CODES)
    assert set(_MEANINGS) == set(CODES)


def test_a_route_names_its_refusals(server: Served) -> None:
    paths = server.app.openapi()["paths"]

    def codes(path: str, status: str, method: str = "post") -> list[str]:
        described: Any = paths[path][method]["responses"][status]["description"]
        return sorted(re.findall(r"`(\w+)`", described))

    assert codes("/api/login", "401") == ["wrong_password"]
    assert codes("/api/account", "409") == ["name_taken"]
    assert codes("/api/matches/{match}", "409", "delete") == ["conflict", "started"]
    assert codes("/api/matches/{match}/undo", "409") == ["cannot_undo", "conflict", "not_started"]
    assert codes("/api/matches/{match}/analysis", "409", "get") == ["conflict", "not_revealed"]


@pytest.mark.parametrize(
    ("method", "deed", "body"),
    [
        ("GET", "scene", None),
        ("GET", "scene?at=0", None),
        ("GET", "scores", None),
        ("GET", "record", None),
        ("POST", "choices", {"seat": 0, "token": "", "action": ["pass"]}),
        ("POST", "undo", {"seat": 0}),
        ("POST", "resign", {"seat": 0}),
        ("POST", "resign", {"seat": 0, "how": "rules"}),
        ("POST", "propose", {"seat": 0, "kind": "undo"}),
        ("POST", "propose", {"seat": 0, "kind": "replace", "target": 1}),
        ("POST", "fork", {"at": 0}),
    ],
)
def test_before_the_start_there_is_nothing_to_play(ada: Player, method: str, deed: str, body: Any) -> None:
    match = ada.new("me", "open")["id"]
    response = ada.ask(method, f"/api/matches/{match}/{deed}", body)
    assert (response.status_code, response.json()["error"]) == (409, "not_started")


def test_an_analysis_is_shown_after_the_end(ada: Player) -> None:
    for match in (ada.new("me", "open")["id"], ada.new("me", "hotseat")["id"]):
        response = ada.ask("GET", f"/api/matches/{match}/analysis")
        assert (response.status_code, response.json()["error"]) == (409, "not_revealed")


def test_a_failed_sign_in_does_not_say_why(server: Served) -> None:
    with server.person("Rosa") as rosa:
        rosa.ok("POST", "/api/account", {"name": "Rosa", "password": "a long password"})
    with server.person(signed_in=False) as stranger:
        answers = [
            stranger.ask("POST", "/api/login", {"name": name, "password": "another password"})
            for name in ("Rosa", "Nobody")
        ]
        assert [answer.status_code for answer in answers] == [401, 401]
        assert answers[0].json() == answers[1].json()
        assert answers[0].json()["error"] == "wrong_password"
        taken = stranger.ask("POST", "/api/account", {"name": "rosa", "password": "another password"})
        assert (taken.status_code, taken.json()["error"]) == (409, "name_taken")
