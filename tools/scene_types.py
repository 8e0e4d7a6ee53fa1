"""Write web/src/types.ts from the types of a scene; `--check` only compares.

Run: python -m tools.scene_types
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from saecula.core.scene import Scene
from tools.written import write_or_check

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "types.ts"
HEAD: Final = "// Written by tools/scene_types.py from saecula.core.scene. Do not edit.\n"
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def written() -> str:
    """Return the TypeScript interfaces of a scene and everything in it."""
    _, parts = msgspec.json.schema_components([Scene], ref_template="{name}")
    return HEAD + "".join([_interface(name, parts[name]) for name in sorted(parts)])


def _interface(name: str, schema: dict[str, Any]) -> str:
    """Treat every field as required: an encoded struct also holds default values."""
    comment = schema.get("description", "").split("\n")[0]
    lines = [f"\n/** {comment} */\n" if comment else "\n", f"export interface {name} {{\n"]
    lines += [f"  {field}: {_type(part)}\n" for field, part in schema["properties"].items()]
    return "".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join([_type(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([f"'{value}'" for value in schema["enum"]])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join([_type(part) for part in schema['prefixItems']])}]"
        inner = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    return PLAIN.get(schema.get("type", ""), "unknown")


def main(arguments: list[str] | None = None) -> int:
    return write_or_check(TARGET, written, "tools.scene_types", arguments)


if __name__ == "__main__":
    sys.exit(main())
