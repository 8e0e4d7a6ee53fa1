"""Every message that is needed exists in all languages, is used, and can be formatted."""

from __future__ import annotations

from saecula.games.historia import GAME, vocabulary
from saecula.games.historia.entries import ABILITIES, METRICS, OPS, TRACKS
from tests.messages import Messages

FAMILIES = {
    "effect-": tuple(OPS),
    "metric-": METRICS,
    "track-": TRACKS,
    "supply-": vocabulary.SUPPLIES,
    "ability-": ABILITIES,
}
SAMPLES = {
    "which": ["oldest", "latest", "choice"],
    "mode": ["basic", "extended"],
    "take_from": ["personal", "used"],
    "metric": list(METRICS),
    "state": ["met", "open"],
    "fate": ["leaves", "stays", "destroyed"],
    **{flag: ["yes", "no"] for flag in ("all", "up_to", "map_too", "anywhere", "any_technology")},
}


class TestMessages(Messages):
    game, families, samples = GAME, FAMILIES, SAMPLES
