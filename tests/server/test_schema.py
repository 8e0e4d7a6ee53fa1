"""The description of the API holds: whatever is sent, the answer is one that is documented."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from saecula.server.app import create_app
from tests.server.serving import served, settings_for

EXAMPLES = 5


@pytest.mark.filterwarnings("default")
def test_every_answer_is_documented(tmp_path: Path) -> None:
    document = create_app(settings_for(tmp_path)).openapi()
    schema = schemathesis.openapi.from_dict(document)
    tried = 0
    with served(settings_for(tmp_path)) as server, server.person() as player:
        matches = [player.new("me", "hotseat")["id"], player.new("me", "open")["id"]]
        headers = {"Origin": server.origin, "X-Saecula": "1"}
        cookies = dict(player.client.cookies)
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(operation.as_strategy())
            def check(case: Any) -> None:
                nonlocal tried
                tried += 1
                if "match" in (case.path_parameters or {}) and tried % 3:
                    case.path_parameters["match"] = matches[tried % 2]
                case.call_and_validate(base_url=server.origin, headers=headers, cookies=cookies, timeout=30)

            check()
    assert tried > 100
