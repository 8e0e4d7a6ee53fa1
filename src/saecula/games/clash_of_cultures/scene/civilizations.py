"""What is particular to a civilization: its own advances and its leaders."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Card, Piece, RowPanel
from saecula.core.wording import name_of, say, source
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import land
from saecula.games.clash_of_cultures.rules.sheets import where
from saecula.games.clash_of_cultures.scene.wording import colour_of


def civilization_rows(g: ClashOfCultures, seat: Seat, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Show a civilization's own advances, its leader in play and those left. [COC-155, COC-480]"""
    civ = g.civs[seat]
    if not civ.civilization:
        return []
    prefix = "" if seat == viewer else f"civ:{seat}/"
    shown = [
        _own_advance(g, seat, number, prefix, texts)
        for number, entry in enumerate(g.content.civ_advances)
        if entry.civilization == civ.civilization
    ]
    if civ.leader:
        shown += _abilities(g, seat, prefix, texts)
    shown += [leader_card(g, id_, texts, f"{prefix}leader") for id_ in civ.leaders]
    title = name_of(texts, g.content.civilizations[civ.civilization])
    return [RowPanel(f"civilization:{seat}", title, shown, mat=f"civ:{seat}")]


def _own_advance(g: ClashOfCultures, seat: Seat, number: int, prefix: str, texts: Texts) -> Card:
    """Show a civilization advance: gained, or with what it comes. [COC-480]"""
    entry = g.content.civ_advances[number]
    group = say(texts, "group-civ_advances")
    card = Card(
        f"{prefix}advance:{entry.id}",
        name_of(texts, entry),
        group,
        "advance",
        text=say(texts, f"civ_advance-{entry.id}"),
        group=group,
        source=source(texts, entry),
    )
    if g.civs[seat].own_advances >> number & 1:
        name = texts.label("civ", seat)
        card.pieces = [Piece(f"marker:{seat}:{entry.id}", "marker", colour_of(seat), name)]
        return card
    card.state = "used"
    if entry.base:
        card.reason = say(texts, "comes-with", advance=texts.label("advance", entry.base))
    else:
        card.reason = say(texts, "comes-with-government")
    return card


def _abilities(g: ClashOfCultures, seat: Seat, prefix: str, texts: Texts) -> list[Card]:
    """Show the abilities of the leader in play, and where the leader is. [COC-159]"""
    civ = g.civs[seat]
    entry = g.content.leaders[civ.leader]
    place = where(g, civ, civ.leader)
    return [
        Card(
            f"{prefix}advance:{ability}",
            texts.label("ability", ability),
            name_of(texts, entry),
            "leader",
            text=say(texts, f"leader-{ability}"),
            foot=say(texts, "leader-in-play", hex=land.name(g, place)) if place >= 0 else "",
            group=say(texts, "group-leaders"),
            source=source(texts, entry),
        )
        for ability, leader in g.content.leader_with.items()
        if leader == civ.leader
    ]


def leader_card(g: ClashOfCultures, id_: str, texts: Texts, prefix: str = "leader") -> Card:
    """Show a leader with both abilities. [COC-159]"""
    entry = g.content.leaders[id_]
    abilities = [say(texts, f"leader-{id_}_{number}") for number in range(1, len(entry.abilities) + 1)]
    group = say(texts, "group-leaders")
    return Card(
        f"{prefix}:{id_}",
        name_of(texts, entry),
        group,
        "leader",
        text=" ".join(abilities),
        group=group,
        source=source(texts, entry),
    )
