"""The seven actions of the round, with who turned them up."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.scene import Piece, TrackCell, TrackPanel
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.letters import mark
from saecula.games.seven_ages.scene.markers import ICONS


def actions(g: SevenAges, texts: Texts) -> TrackPanel:
    """Draw the actions in their order. [7AG-046, 7AG-047]"""
    cells = [_action(g, number, marker, texts) for number, marker in enumerate(ACTIONS, 1)]
    down = _face_down(g)
    note = say(texts, "face-down", number=down) if down else ""
    return TrackPanel("actions", say(texts, "moment-round", round=g.round), cells, note, edge="above")


def _action(g: SevenAges, number: int, marker: str, texts: Texts) -> TrackCell:
    state = "now" if number == g.number else "past" if number < g.number else ""
    return TrackCell(
        id=f"action:{number}",
        label=str(texts.label("marker", marker)),
        state=state,
        note=say(texts, f"about-{marker}"),
        pieces=_turned_up(g, number, texts),
        strong=True,
        icon=ICONS[marker],
    )


def _turned_up(g: SevenAges, number: int, texts: Texts) -> list[Piece]:
    """Return a chip for every empire, or marker beside the cards, that was turned up for an action."""
    found = []
    for slot in in_play(g):
        empire = g.empires[slot]
        if empire.turned == number:
            name = str(texts.label("empire", slot))
            owner = colour(empire.owner)
            found.append(Piece(f"turned:{slot}", "marker", owner, name, mark=mark(g, slot, texts)))
    for seat, player in enumerate(g.players):
        if player.turned == number:
            found.append(Piece(f"turned_beside:{seat}", "marker", colour(seat), say(texts, "beside")))
    return found


def _face_down(g: SevenAges) -> int:
    """Return how many markers nobody has turned up yet."""
    own = sum([len(g.empires[slot].marker) for slot in in_play(g) if not g.empires[slot].turned])
    return own + sum([len(player.laid) for player in g.players if not player.turned])
