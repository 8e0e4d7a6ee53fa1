"""The messages of 7 Ages."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.words import ArtifactKind, Feat, Standing
from tests.messages import Messages


class TestMessages(Messages):
    game = GAME
    families: ClassVar[dict[str, tuple[str, ...]]] = {
        "about-": MARKERS,
        "artifact-": get_args(ArtifactKind),
        "resource-": ("wheat", "oil", "elephant"),
        "part-": ("card", "units", "elites", "ages", "bonuses", "defence"),
        "region-": ("all", "water"),
        "category-": tuple([word for word in get_args(Standing) if word not in ("areas", "resource")]),
        "feat-": get_args(Feat),
        "realm-": ("land", "naval", "air"),
    }
    samples: ClassVar[dict[str, tuple[Any, ...]]] = {}
