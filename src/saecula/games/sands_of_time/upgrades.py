"""Positions saved under earlier rules, brought up to date."""

from __future__ import annotations

from typing import Any


def upgrade(plain: dict[str, Any], version: int) -> dict[str, Any]:
    """Bring a saved position up to today's rules."""
    if version < 2:
        frames = {
            key: [_with_asker(frame, plain["active"]) for frame in plain[key]] for key in ("asks", "agenda")
        }
        return {**plain, **frames}
    return plain


def _with_asker(frame: list[Any], active: int) -> list[Any]:
    """Add the asking seat to a question for consent, which version 1 did not name."""
    rule, *arguments = frame
    return [*frame, active] if rule == "consent" and len(arguments) == 2 else frame
