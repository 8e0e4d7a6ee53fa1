"""The running conflict: its sides, what they have shown, and what is known of their potential."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Card, Piece, Reason, RowPanel
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, potential
from saecula.games.seven_ages.rules.areas import age
from saecula.games.seven_ages.rules.battle import ATTACKER, DEFENDER, enemy_of, number, present
from saecula.games.seven_ages.scene.colours import colour


def battle_row(g: SevenAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the sides of the conflict. [7AG-185, 7AG-220]"""
    area = str(texts.label("area", g.content.areas[g.conflict].id))
    sides = [_side(g, side, slot, viewer, texts) for side, slot in enumerate(g.sides)]
    return RowPanel("battle", say(texts, "battle", area=area), sides, over=True)


def _side(g: SevenAges, side: int, slot: int, viewer: Seat, texts: Texts) -> Card:
    parts = dict(_parts(g, side, slot))
    hidden = _hidden(g, side, slot)
    known = sum(parts.values())
    ledger = [Reason(say(texts, f"part-{part}"), str(value)) for part, value in parts.items()]
    return Card(
        id=f"side:{side}",
        title=str(texts.label("empire", slot)),
        kind=say(texts, "attacker" if side == ATTACKER else "defender"),
        icon="strength",
        text=_shown(g, side, texts),
        value=f"{known} + ?" if hidden else str(known),
        colour=colour(g.empires[slot].owner),
        pieces=_units_of(g, side, slot, viewer, texts),
        reasons=[*ledger, *[Reason(say(texts, f"part-{part}"), "?") for part in hidden]],
        foot=say(texts, "shaken", number=g.shaken[side]) if g.shaken[side] else "",
    )


def _parts(g: SevenAges, side: int, slot: int) -> Iterator[tuple[str, int]]:
    """Yield what is known to add to the potential of a side. [7AG-185 to 7AG-197]"""
    empire = g.empires[slot]
    if len(g.dealt[side]) and UNKNOWN not in g.dealt[side].cards:
        yield "card", potential.card_value(g, slot)
    if empire.committed:
        yield "units", potential.units_value(g, slot)
    others = {
        "elites": min(empire.elites, g.content.board.elite_most),
        "ages": max(age(g, empire) - age(g, g.empires[enemy_of(g, slot)]), 0),
        "bonuses": sum([effect.n for effect in potential.bonuses(g, slot) if not effect.per]),
        "defence": potential.defence(g) if side == DEFENDER else 0,
    }
    yield from [(part, value) for part, value in others.items() if value]


def _hidden(g: SevenAges, side: int, slot: int) -> list[str]:
    """Return the parts that the viewer cannot know: an unseen card, and units not committed in the open."""
    unseen = [] if UNKNOWN not in g.dealt[side].cards else ["card"]
    return unseen if g.empires[slot].committed else [*unseen, "units"]


def _units_of(g: SevenAges, side: int, slot: int, viewer: Seat, texts: Texts) -> list[Piece]:
    """Return the units of a side by types, as far as the viewer sees them; the others as one number."""
    owner = g.empires[slot].owner
    own = owner == viewer
    asked = own and slot == next(one for one in g.sides if g.empires[one].owner == viewer)
    stacks = [present(g, slot)] if own else [g.aside[side], g.bared[side]]
    pieces = []
    for type_ in bits(forces.types(stacks[0]) | forces.types(stacks[-1])):
        id_ = f"unit:{type_}" if asked else f"side:{side}:unit:{type_}"
        many = max([forces.count(stack, type_) for stack in stacks])
        label = str(texts.label("unit", type_))
        icon = g.content.units[type_].cls
        pieces.append(Piece(id_, "unit", colour(owner), label, count=many, icon=icon))
    unseen = number(g, slot) - sum([piece.count for piece in pieces])
    if unseen > 0:
        label = say(texts, "unseen-units")
        pieces.append(Piece(f"side:{side}:unseen", "unit", colour(owner), label, count=unseen, icon="help"))
    return pieces


def _shown(g: SevenAges, side: int, texts: Texts) -> str:
    """Say which card lies there, and which units were set aside or shown. [7AG-201, 7AG-220]"""
    known = [card for card in g.dealt[side].cards if card != UNKNOWN]
    lines = [say(texts, "card-laid", card=str(texts.label("card", card))) for card in known]
    if g.aside[side]:
        lines.append(say(texts, "set-aside", units=_units(g.aside[side], texts)))
    if g.bared[side]:
        lines.append(say(texts, "shown-so-far", units=_units(g.bared[side], texts)))
    return " ".join(lines)


def _units(stack: int, texts: Texts) -> str:
    """Name the units of a stack with their numbers."""
    found = bits(forces.types(stack))
    return ", ".join([f"{forces.count(stack, type_)} {texts.label('unit', type_)}" for type_ in found])
