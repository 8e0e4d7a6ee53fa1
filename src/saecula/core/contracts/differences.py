"""Plain positions compared and searched."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.zones import UNKNOWN

NESTED: Final = (dict, list, tuple)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Describe where two plain positions first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path.lstrip('.')}: {one!r} and {other!r}"
    return next((difference(a, b, at) for at, a, b in pairs if a != b), f"{path}: the same")


def strings(value: Any) -> list[str]:
    """Return all texts in a plain value, keys included."""
    found: list[str] = []
    parts = [value]
    while parts:
        part = parts.pop()
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            parts += [*part, *part.values()]
        elif isinstance(part, NESTED):
            parts += [inner for inner in part if not isinstance(inner, int)]
    return found


def path_of_unknown(plain: dict[str, Any]) -> str:
    """Name the fields of a plain position that hold something unknown."""
    return ", ".join([name for name, value in plain.items() if UNKNOWN in strings(value)])
