"""What the house itself says, in the languages of its guests."""

from __future__ import annotations

from typing import Final, Literal

HouseLine = Literal["timeout", "replaced", "rewound"]

_LINES: Final[dict[str, dict[str, str]]] = {
    "timeout": {
        "en": "{name}'s time is up. A bot plays on.",
        "de": "Die Zeit von {name} ist abgelaufen. Ein Bot spielt weiter.",
    },
    "replaced": {
        "en": "A bot plays on for {name}, as the others agreed.",
        "de": "Ein Bot spielt für {name} weiter, wie die anderen es beschlossen haben.",
    },
    "rewound": {
        "en": "{name}'s last choice was taken back, as all agreed.",
        "de": "Die letzte Entscheidung von {name} wurde im Einvernehmen zurückgenommen.",
    },
    "standing-usual": {
        "en": "Give the usual answers for me",
        "de": "Übliche Antworten für mich geben",
    },
    "your-turn": {
        "en": "It is your turn in {name}.",
        "de": "Du bist an der Reihe: {name}.",
    },
}


def in_words(line: str, language: str, name: str = "") -> str:
    """A line of the house."""
    lines = _LINES[line]
    return lines.get(language, lines["en"]).format(name=name)
