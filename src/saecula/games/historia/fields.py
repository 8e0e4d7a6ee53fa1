"""The fields of Historia's position."""

from __future__ import annotations

from typing import Final

from saecula.core.codecs import (
    Bits,
    Choice,
    Codec,
    Each,
    Number,
    Numbers,
    Pairs,
    Pile,
    Ranks,
    Sizing,
    Word,
    Words,
)

VP: Final = 64
CELL: Final = 1024
EPOCHS: Final = 3
MOST_LOOKS: Final = 8


def fields(s: Sizing) -> dict[str, Codec]:
    """What is no plain number."""
    cards = s.ids("action_cards", "advisors")
    wonders, leaders = s.ids("wonders"), s.ids("leaders")
    events, goals = s.ids("events"), s.ids("goals")
    return {
        "civs.civilization": Word(s.ids("civilizations")),
        "civs.difficulty": Word(s.ids("difficulties")),
        "civs.vp": Number(VP),
        "civs.lands": Bits(len(s.ids("territories"))),
        "civs.hand": Pile(cards, s.seats),
        "civs.row": Words(cards, row=True),
        "civs.played": Words(cards),
        "civs.stack": Pile(s.ids("advisors"), s.seats),
        "civs.face_up": Words(s.ids("advisors"), row=True),
        "civs.wonders": Words(wonders),
        "civs.rotated": Words(wonders),
        "civs.leaders": Each([Pile(leaders, s.seats)] * EPOCHS),
        "civs.picked": Numbers(EPOCHS),
        "civs.looks": Each([Words(leaders)] * MOST_LOOKS),
        "civs.ruling": Word(["ready", *s.ids("abilities")]),
        "civs.marker_from": Word(("general", "used", "personal")),
        "order": Ranks(s.seats),
        "active": Choice(s.seats),
        "action": Word([*s.content.symbols.values(), *cards]),
        "spent": Words(wonders),
        "tiles": Each([Word(s.ids("territory_tiles"))] * len(s.ids("territories"))),
        "wonder_row": Words(wonders, row=True),
        "wonder_deck": Words(wonders),
        "pool": Pile(leaders, s.seats),
        "event": Word(events),
        "next_event": Word(events),
        "events": Words(events),
        "unplaced": Words(goals),
        "goals": Pairs(goals, CELL),
    }
