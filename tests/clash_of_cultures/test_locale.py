"""Every message that is needed exists in both languages, is used, and can be said."""

from __future__ import annotations

from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.scene import GATHERED
from saecula.games.clash_of_cultures.scene.battle import ROLES
from saecula.games.clash_of_cultures.scene.wording import MOOD_WORDS
from saecula.games.clash_of_cultures.scoring import GROUPS
from saecula.games.clash_of_cultures.vocabulary import SIDES
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS
from tests.clash_of_cultures.test_content import TEXTS
from tests.messages import Messages

FAMILIES = {
    "advance-": tuple(Content.get().files["advances"]),
    "building-": BUILDINGS,
    "unit-": KINDS,
    "mood-": MOOD_WORDS,
    "points-": GROUPS,
    "verb-": GATHERED,
    "side-": SIDES,
    "kind-": ROLES,
    "tactic-": tuple(Content.get().files["tactics"]),
    "group-": ("action_cards", "objective_cards", "wonders", "events"),
    "event-": tuple(Content.get().files["events"]),
    "wonder-": tuple(Content.get().files["wonders"]),
    "leader-": tuple([f"{id_}_{number}" for id_ in Content.get().files["leaders"] for number in (1, 2)]),
    "effect-": tuple(Content.get().files["card_effects"]),
    "objective-": tuple(Content.get().files["objectives"]),
    "half-": ("status", "now", "both"),
    "offer-": ("gives", "wants"),
    "lacks-": ("happy", "room", "price"),
}


class TestMessages(Messages):
    game, families, samples = GAME, FAMILIES, {}

    def needed(self) -> set[str]:
        """Add the texts of all entries, whichever of them are in play."""
        return super().needed() | set(TEXTS)
