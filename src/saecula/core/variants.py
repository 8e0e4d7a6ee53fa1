"""Variants: the options of a game, typed, parsed from text and checked together.

A game's variant is a frozen dataclass whose fields are made with `option(...)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Final, TypeVar

from saecula.core.errors import BadOption

V = TypeVar("V", bound="Variant")

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Variant:
    """The options of one match."""

    def check(self, seats: int) -> None:
        """Raise BadOption if options exclude each other or do not fit the number of players."""


def option(default: Any, *, choices: tuple[str, ...] = (), clause: str = "") -> Any:
    """Declare an option: bool, str (one of choices) or a tuple of str (each one of choices)."""
    return field(default=default, metadata={"choices": choices, "clause": clause})


def declared(variant: type[Variant]) -> list[Field[Any]]:
    """Return the options of a variant, in order."""
    return list(fields(variant))


def parse(variant: type[V], given: Mapping[str, Any]) -> V:
    """Return the variant with these options; values may be typed or text."""
    known = {f.name: f for f in declared(variant)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"unknown option {name!r}; there are: {', '.join(known)}")
        values[name] = _typed(known[name], value)
    return variant(**values)


def plain_options(variant: Variant) -> dict[str, Any]:
    """Return the options that differ from their defaults, as JSON."""
    chosen: dict[str, Any] = {}
    for f in declared(type(variant)):
        value = getattr(variant, f.name)
        if value != f.default:
            chosen[f.name] = list(value) if isinstance(value, tuple) else value
    return chosen


def _typed(f: Field[Any], value: Any) -> Any:
    if f.default is MISSING or isinstance(f.default, bool):
        return _flag(f.name, value)
    choices: tuple[str, ...] = f.metadata["choices"]
    if isinstance(f.default, tuple):
        if isinstance(value, str):
            value = [part for part in value.split(",") if part]
        if not isinstance(value, (list, tuple)):
            raise BadOption(f"option {f.name}: {value!r} is not a list of {', '.join(choices)}")
        return tuple([_choice(f.name, part, choices) for part in value])
    return _choice(f.name, value, choices)


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = value.lower() if isinstance(value, str) else ""
    if word in YES or word in NO:
        return word in YES
    raise BadOption(f"option {name}: {value!r} is neither yes nor no")


def _choice(name: str, value: Any, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadOption(f"option {name}: {value!r} is not one of {', '.join(choices)}")
    return value
