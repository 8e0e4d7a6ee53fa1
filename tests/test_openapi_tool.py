"""The types of the API that the web client is checked against."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import openapi


def test_answers_hold_every_field_that_is_not_left_out() -> None:
    schemas = json.loads(openapi.written())["components"]["schemas"]
    info = schemas["MatchInfo"]
    assert set(info["properties"]) - set(info["required"]) == {"result", "invite", "commitment"}
    assert set(schemas["AnalysisInfo"]["properties"]) == set(schemas["AnalysisInfo"]["required"])
    assert "increment" not in schemas["NewClock"]["required"]


def test_everything_that_a_live_connection_sends_is_described() -> None:
    schemas = json.loads(openapi.written())["components"]["schemas"]
    names = [part["$ref"].rsplit("/", 1)[1] for part in schemas["LiveMessage"]["oneOf"]]
    kinds = {schemas[name]["properties"]["kind"]["const"] for name in names}
    assert kinds == {"scene", "patch", "chat", "presence", "error", "pong"}
    assert {"$ref": "#/components/schemas/Scene"} in schemas["SceneMessage"]["properties"]["scene"]["anyOf"]


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "TARGET", tmp_path / "openapi.json")
    assert openapi.main(["--check"]) == 1
    (tmp_path / "openapi.json").write_text(openapi.written(), encoding="utf-8")
    assert openapi.main(["--check"]) == 0
