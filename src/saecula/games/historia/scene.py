"""A seat's view of Historia as a board."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame
from saecula.core.scene import Board
from saecula.core.secrecy import Seen
from saecula.games.historia.position import Historia


def board(seen: Seen[Historia], texts: Texts) -> Board:
    """All panels and mats."""
    return Board(moment=str(seen.position.round), mats=[], panels=[])


def hint(seen: Seen[Historia], texts: Texts, frame: Frame, action: Action) -> str:
    """What a choice would bring."""
    return ""
