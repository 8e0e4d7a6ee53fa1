"""Every message that is needed exists in all languages, is used, and can be said."""

from __future__ import annotations

import pytest

from saecula.core.locale import Texts
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.entries import (
    ABILITIES,
    AGGRESSIONS,
    EVENT_OPS,
    IMPACTS,
    KINDS,
    ORDERS,
    WARS,
    WHO,
)
from saecula.games.through_the_ages.scene import GATHERED, boards, cards, hints, wording
from tests.messages import Messages

STATS = ("culture", "science", "strength", "happy")
FAMILIES = {
    "ability-": ABILITIES,
    "aggression-": AGGRESSIONS,
    "change-": (*STATS, "food", "resources"),
    "choice-": ("culture", "arms"),
    "close-": hints.military.CLOSING,
    "column-": boards.COLUMN_NAMES,
    "event-": tuple(op for op in EVENT_OPS if op != "impact"),
    "extra-": ("resources", "science"),
    "fact-": ("special", "wonders", "colonies"),
    "gain-": wording.GAINS,
    "hand-": ("civil", "military"),
    "impact-": IMPACTS,
    "instead-": ("food", "resources"),
    "kind-": ("food", "resources"),
    "many-": (*KINDS, "wonder"),
    "order-": (*ORDERS, *wording.PAIRS.values()),
    "stat-": STATS,
    "symbol-": wording.SYMBOLS,
    "term-": wording.TERMS,
    "verb-": GATHERED,
    "type-": (*KINDS, *cards.TYPES.values()),
    "war-": WARS,
    "who-": WHO,
}
SAMPLES = {"signed": ["+1", "−1"], "kind": ["food", "Nahrung", "resources"]}


class TestMessages(Messages):
    game, families, samples = GAME, FAMILIES, SAMPLES


@pytest.mark.parametrize(("language", "colours"), [("en", ["Yellow", "Purple"]), ("de", ["Gelb", "Lila"])])
def test_a_civilization_is_called_like_its_player_or_its_colour(language: str, colours: list[str]) -> None:
    g = GAME.start(3, "names")
    texts = Texts(GAME, GAME.redact(g, 0).position, language, ["Mei", ""])
    assert [texts.label("civ", seat) for seat in range(3)] == ["Mei", *colours]
