"""The messages of 7 Ages."""

from __future__ import annotations

from typing import Any, ClassVar

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.observation import MARKERS
from tests.messages import Messages


class TestMessages(Messages):
    game = GAME
    families: ClassVar[dict[str, tuple[str, ...]]] = {
        "about-": MARKERS,
        "resource-": ("wheat", "oil", "elephant"),
        "realm-": ("land", "naval", "air"),
    }
    samples: ClassVar[dict[str, tuple[Any, ...]]] = {}
