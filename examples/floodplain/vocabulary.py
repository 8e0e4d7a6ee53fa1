"""The words of the game: domains, verbs, and the arguments of journal lines."""

from typing import Final

from saecula.core.actions import named, players, verb
from saecula.core.journal import Lines

PLAYER: Final = players("player", 4)
FIELD: Final = named("fields", 8, "field")

Sow: Final = verb("sow", FIELD("field"))

LINES: Final[Lines] = {
    "year_began": {"year": "number"},
    "flooded": {"height": "number"},
    "harvested": {"player": "player", "field": "field", "grain": "number"},
}
HEADINGS: Final = ("year_began",)
