"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from saecula.core.position import Action
from saecula.core.secrecy import Seen


class Bot(Protocol):
    """A player that sees what its seat sees and picks one of the options."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action: ...
