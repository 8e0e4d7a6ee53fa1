"""The cards of the sample game."""

from __future__ import annotations

from pathlib import Path

from saecula.core.catalog import Entry, digest

GOODS = ("jade", "salt", "silk", "tea")
CARDS = (*GOODS, "alms", "veto")
COPIES = {"jade": 4, "salt": 5, "silk": 4, "tea": 5, "alms": 3, "veto": 3}
GERMAN = dict(zip(CARDS, ("Jade", "Salz", "Seide", "Tee", "Almosen", "Einspruch"), strict=True))


class Content:
    """The names of the cards; how many there are of each is constant."""

    def __init__(self) -> None:
        self.cards = {
            id_: Entry(id=id_, name={"en": id_.capitalize(), "de": GERMAN[id_]}, source="reconstructed")
            for id_ in CARDS
        }
        self.digest = digest(self.cards.values())

    def entries(self) -> list[Entry]:
        return list(self.cards.values())


def load_content(_: Path | None) -> Content:
    return Content()


def all_cards() -> tuple[str, ...]:
    return tuple([id_ for id_ in CARDS for _ in range(COPIES[id_])])
