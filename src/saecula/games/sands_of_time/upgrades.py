"""Positions saved under earlier rules, brought up to date."""

from __future__ import annotations

from typing import Any


def upgrade(plain: dict[str, Any], version: int) -> dict[str, Any]:
    """Make a saved position one of today's rules."""
    if version < 2:
        frames = {
            key: [_with_asker(frame, plain["active"]) for frame in plain[key]] for key in ("asks", "agenda")
        }
        return {**plain, **frames}
    return plain


def _with_asker(frame: list[Any], active: int) -> list[Any]:
    """Since version 2 a question for consent says who asks."""
    rule, *arguments = frame
    return [*frame, active] if rule == "consent" and len(arguments) == 2 else frame
