"""The fields of the position of The Sands of Time."""

from __future__ import annotations

from typing import Final

from saecula.core.codecs import Bits, Choice, Codec, Each, Number, Numbers, Pile, Sizing, Word, Words

VP: Final = 64


def fields(s: Sizing) -> dict[str, Codec]:
    """What is no plain number."""
    g = s.start
    regions, borders, advances = s.ids("regions"), s.ids("borders"), s.ids("advances")
    chronicles = s.ids("chronicle_cards")
    scoring = len(s.ids("scoring_fields"))
    return {
        "empires.vp": Number(VP),
        "empires.last_chronicles": Number(VP),
        "empires.heritage": Numbers(len(s.ids("categories"))),
        "empires.lands": Bits(len(regions)),
        "empires.provinces": Bits(len(regions)),
        "empires.capital": Choice(len(regions)),
        "empires.peasants": Numbers(len(regions)),
        "empires.soldiers": Numbers(len(regions)),
        "empires.caravans": Bits(len(borders)),
        "empires.steps": Numbers(len(g.rows)),
        "empires.advances": Bits(len(advances)),
        "empires.chosen": Pile(s.ids("action_cards", "focus_cards"), s.seats),
        "empires.played": Words(s.ids("action_cards", "focus_cards"), row=True),
        "empires.focus": Word(s.ids("focus_cards")),
        "empires.bonuses": Bits(len(s.ids("bonus_actions"))),
        "empires.hand": Pile(chronicles, s.seats),
        "empires.chronicles": Each([Pile(chronicles, s.seats)] * scoring),
        "start": Choice(s.seats),
        "tiles": Each([Word(s.ids("resource_tiles"))] * len(regions)),
        "buildings": Each([Bits(len(s.ids("buildings")))] * len(regions)),
        "supply": Numbers(len(s.ids("buildings"))),
        "rows": Each([Words(advances, row=True)] * len(g.rows)),
        "stacks": Each([Pile(advances, s.seats, deck=True)] * len(g.stacks)),
        "peeked": Each([Bits(s.seats)] * len(g.stacks)),
        "active": Choice(s.seats),
        "bonus": Word(s.ids("bonus_actions")),
        "support": Choice(len(s.ids("categories"))),
        "wagers": Numbers(2, varies=True),
        "arrived": Numbers(2 * len(regions), varies=True),
        "passages": Bits(len(regions)),
    }
