"""The messages of 7 Ages."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.scene import GATHERED
from saecula.games.seven_ages.scene.effects import ACTING, BARRED, GROUPS, NARROWED
from saecula.games.seven_ages.scene.hints.markers import WITH_NUMBERS
from saecula.games.seven_ages.words import (
    CREEDS,
    TERRAINS,
    Aim,
    ArtifactKind,
    Early,
    Ending,
    Feat,
    Need,
    Standing,
    StartRule,
)
from tests.messages import Messages
from tests.seven_ages.ops import ops


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
        "op-": tuple(ops()),
        "group-": GROUPS,
        "terrain-": TERRAINS,
        "any-": CREEDS,
        "aim-": (*get_args(Aim), ACTING, *NARROWED.values()),
        "place-": tuple([rule for rule in get_args(StartRule) if rule]),
        "need-": get_args(Need),
        "colour-": ("green", "red"),
        "early-": get_args(Early),
        "ends-": get_args(Ending),
        "placed-": ("area", "card"),
        "none-": BARRED,
        "hint-": WITH_NUMBERS,
        "verb-": tuple(GATHERED),
    }
    samples: ClassVar[dict[str, tuple[Any, ...]]] = {}
