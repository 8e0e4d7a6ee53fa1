"""Write web/openapi.json, the types of the server's OpenAPI document; `--check` only compares.

Run: python -m tools.openapi, then `npm run types` in web/
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from saecula.server.app import create_app
from saecula.server.settings import Settings
from tools.written import write_or_check

TARGET: Final = Path(__file__).parent.parent / "web" / "openapi.json"


def written() -> str:
    """Return the document without its paths, whose details depend on the version of FastAPI."""
    nowhere = Path("nowhere")  # the database is opened when the server starts, which it does not
    settings = Settings(data=nowhere, database="sqlite+aiosqlite:///nowhere/saecula.sqlite", secret=b"")
    document = create_app(settings).openapi()
    schemas = _untitled(document["components"]["schemas"])
    types = {"openapi": "3.1.0", "info": document["info"], "paths": {}, "components": {"schemas": schemas}}
    return json.dumps(types, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def _untitled(value: Any) -> Any:
    """Leave out titles: they only repeat the names."""
    if isinstance(value, list):
        return [_untitled(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _untitled(part) for key, part in value.items() if not (key == "title" and isinstance(part, str))
    }


def main(arguments: list[str] | None = None) -> int:
    return write_or_check(TARGET, written, "tools.openapi", arguments)


if __name__ == "__main__":
    sys.exit(main())
