"""Cards as things of the scene."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.locale import Texts
from saecula.core.scene import Card, Piece, Step
from saecula.core.wording import name_of, say, source
from saecula.games.through_the_ages.entries import (
    AGES,
    PRODUCTION,
    SPECIAL,
    UNITS,
    URBAN,
    ActionCard,
    Aggression,
    Bonus,
    Event,
    Leader,
    Pact,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from saecula.games.through_the_ages.scene import marks, wording

ICONS: Final = {
    "farm": "food",
    "mine": "resource",
    "lab": "science",
    "temple": "temple",
    "library": "library",
    "arena": "arena",
    "theater": "theater",
    "infantry": "infantry",
    "cavalry": "cavalry",
    "artillery": "artillery",
    "air_force": "air",
    "law": "law",
    "warfare": "military",
    "exploration": "globe",
    "construction": "city",
    "government": "government",
    "leader": "leader",
    "wonder": "wonder",
    "action": "card",
    "event": "event",
    "territory": "territory",
    "tactic": "tactic",
    "aggression": "raid",
    "war": "war",
    "pact": "pact",
    "bonus": "strength",
}
TYPES: Final[dict[type[Any], str]] = {
    Leader: "leader",
    Wonder: "wonder",
    ActionCard: "action",
    Event: "event",
    Territory: "territory",
    Tactic: "tactic",
    Aggression: "aggression",
    War: "war",
    Pact: "pact",
    Bonus: "bonus",
}

BANDS: Final = {
    **{
        kind: kind for kind in (*PRODUCTION, "government", "leader", "wonder", "action", "event", "territory")
    },
    **dict.fromkeys(URBAN, "urban"),
    **dict.fromkeys(UNITS, "unit"),
    **dict.fromkeys(SPECIAL, "special"),
    **dict.fromkeys(("tactic", "aggression", "war", "bonus"), "unit"),
    "pact": "pact",
}


def colour_of(seat: int) -> int:
    """Return the colour and shape of a seat."""
    return seat + 1


def marker(texts: Texts, seat: int, kind: str, where: str) -> Piece:
    """Return a piece of a player."""
    return Piece(f"{kind}:{seat}:{where}", kind, colour_of(seat), texts.label("civ", seat))


def kind_of(texts: Texts, id_: str) -> str:
    """Return what kind of card it is; technologies have kinds of their own."""
    entry = texts.content.cards[id_]
    return entry.kind if isinstance(entry, Technology) else TYPES[type(entry)]


def card(texts: Texts, id_: str, thing: str = "", group: str = "") -> Card:
    """Return a card, face up; without a thing's id it is the one that options refer to."""
    entry = texts.content.cards[id_]
    kind = kind_of(texts, id_)
    return Card(
        thing or f"card:{id_}",
        name_of(texts, entry),
        say(texts, f"type-{kind}"),
        ICONS[kind],
        text=wording.card(texts, id_),
        corner=AGES[entry.age],
        cost=printed_cost(texts, id_),
        source=source(texts, entry),
        group=group,
        band=BANDS[kind],
        marks=marks.of_card(texts, entry),
        price=marks.science(texts, entry.science) if isinstance(entry, Technology) else None,
        steps=[Step(str(stage)) for stage in entry.stages] if isinstance(entry, Wonder) else [],
    )


def printed_cost(texts: Texts, id_: str) -> str:
    """Say the science that a technology costs, or the resources for the stages of a wonder."""
    entry = texts.content.cards[id_]
    if isinstance(entry, Technology) and entry.science:
        return say(texts, "cost-science", n=entry.science)
    if isinstance(entry, Wonder):
        return " + ".join([str(stage) for stage in entry.stages])
    return ""


def face_down(texts: Texts, thing: str, age: int, group: str) -> Card:
    """Return a military card of which only the back is seen. [TTA-324]"""
    title = say(texts, "age-back", age=AGES[age])
    kind = say(texts, "type-military")
    return Card(thing, title, kind, "event", corner=AGES[age], state="down", group=group)


def stages(entry: Wonder, done: int) -> list[Step]:
    """Return the stages of a wonder, some of which are built. [TTA-222]"""
    return [
        Step(str(price), "done" if at < done else ("now" if at == done else ""))
        for at, price in enumerate(entry.stages)
    ]
