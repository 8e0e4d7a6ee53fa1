"""Every message that is needed exists in all languages, is used, and can be said."""

from __future__ import annotations

import pytest

from saecula.core.locale import Texts
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.entries import ACTIONS, MEASURES, OPS, PIECES, RESOURCES, SYMBOLS
from saecula.games.sands_of_time.scene import hints, wording
from tests.messages import Messages

FAMILIES = {
    "effect-": tuple(OPS),
    "amount-": RESOURCES,
    "people-": PIECES,
    "piece-": PIECES,
    "symbols-": SYMBOLS,
    "measure-": MEASURES,
    "card-": ACTIONS,
    "brief-": ACTIONS,
    "box-": wording.BOXED,
    "close-": hints.cards.CLOSING,
    "control-": ("capital", "province", "colony"),
    "controlled-": ("capital", "province", "colony"),
    "points-": ("chronicles", "wonders_scored", "most_regions", "lowest_unrest", "most_symbols"),
}
SAMPLES = {
    "where": ["here", "around", "anywhere", "colony"],
    "terrain": ["any", "plain", "mountain", "island"],
    "symbol": ["fountain", "lyre"],
    "state": ["open", "locked"],
    "piece": ["peasant", "soldier", "Bauer", "Soldat"],
    **{flag: ["yes", "no"] for flag in ("each", "whole", "replayed", "able")},
}


class TestMessages(Messages):
    game, families, samples = GAME, FAMILIES, SAMPLES


@pytest.mark.parametrize(("language", "colours"), [("en", ["Yellow", "Purple"]), ("de", ["Gelb", "Lila"])])
def test_an_empire_is_called_like_its_player_or_its_colour(language: str, colours: list[str]) -> None:
    g = GAME.start(3, "names")
    texts = Texts(GAME, GAME.redact(g, 0).position, language, ["Mei", ""])
    assert [texts.label("empire", seat) for seat in range(3)] == ["Mei", *colours]
