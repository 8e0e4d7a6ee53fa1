"""The running conflict: its sides, what they have shown, and their cards."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.scene import Card, RowPanel, Stat
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import cards, forces
from saecula.games.seven_ages.rules.battle import ATTACKER, number_uncommitted
from saecula.games.seven_ages.scene.mats import colour


def battle_row(g: SevenAges, texts: Texts) -> RowPanel:
    """Lay out the sides of the conflict. [7AG-220]"""
    area = str(texts.label("area", g.content.areas[g.conflict].id))
    sides = [_side(g, side, slot, texts) for side, slot in enumerate(g.sides)]
    return RowPanel("battle", say(texts, "battle", area=area), sides, over=True)


def _side(g: SevenAges, side: int, slot: int, texts: Texts) -> Card:
    marks = [
        Stat("infantry", str(number_uncommitted(g, slot)), say(texts, "uncommitted")),
        Stat("unrest", str(g.shaken[side]), say(texts, "conflict-disorder")),
    ]
    known = [card for card in g.dealt[side].cards if card != UNKNOWN]
    values = [cards.value(g, card) for card in known]
    lines = [say(texts, "card-laid", card=str(texts.label("card", card))) for card in known]
    if g.aside[side]:
        lines.append(say(texts, "set-aside", units=_units(g.aside[side], texts)))
    if g.bared[side]:
        lines.append(say(texts, "shown-so-far", units=_units(g.bared[side], texts)))
    return Card(
        id=f"side:{side}",
        title=str(texts.label("empire", slot)),
        kind=say(texts, "attacker" if side == ATTACKER else "defender"),
        icon="strength",
        text=" ".join(lines),
        corner=str(sum(values)) if values else "",
        marks=marks,
        colour=colour(g.empires[slot].owner),
    )


def _units(stack: int, texts: Texts) -> str:
    """Name the units of a stack with their numbers."""
    found = bits(forces.types(stack))
    return ", ".join([f"{forces.count(stack, type_)} {texts.label('unit', type_)}" for type_ in found])
