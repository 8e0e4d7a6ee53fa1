"""Every message that is needed exists in both languages, is used, and can be said."""

from __future__ import annotations

from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.scene import GATHERED
from saecula.games.clash_of_cultures.scene.battle import ROLES
from saecula.games.clash_of_cultures.scene.refusals import EXPECTED
from saecula.games.clash_of_cultures.scene.wording import MOOD_WORDS
from saecula.games.clash_of_cultures.scoring import GROUPS
from saecula.games.clash_of_cultures.vocabulary import SIDES
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS
from tests.clash_of_cultures.test_content import TEXTS
from tests.messages import Messages

FAMILIES = {
    "advance-": tuple(Content.get().files["advances"]),
    "civ_advance-": tuple(Content.get().files["civ_advances"]),
    "building-": BUILDINGS,
    "brief-": (*Content.get().files["advances"], *BUILDINGS),
    "unit-": KINDS,
    "count-": KINDS,
    "mood-": MOOD_WORDS,
    "points-": GROUPS,
    "verb-": (*GATHERED, *[verb.id for verb in EXPECTED]),
    "side-": SIDES,
    "kind-": ROLES,
    "tactic-": tuple(Content.get().files["tactics"]),
    "group-": ("action_cards", "objective_cards", "wonders", "events", "civ_advances", "leaders"),
    "event-": tuple(Content.get().files["events"]),
    "wonder-": tuple(Content.get().files["wonders"]),
    "leader-": tuple(Content.get().abilities),
    "effect-": tuple(Content.get().files["card_effects"]),
    "objective-": tuple(Content.get().files["objectives"]),
    "half-": ("status", "now", "both"),
    "when-": ("now", "status", "both"),
    "offer-": ("gives", "wants"),
    "lacks-": ("happy", "room"),
}


class TestMessages(Messages):
    game, families, samples = GAME, FAMILIES, {}

    def needed(self) -> set[str]:
        """Add the texts of all entries, whichever of them are in play."""
        return super().needed() | set(TEXTS)
