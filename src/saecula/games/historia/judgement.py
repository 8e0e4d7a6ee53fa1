"""How well a seat stands, for bots."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.core.secrecy import Seen
from saecula.games.historia.position import Historia


def judgement(seen: Seen[Historia], seat: Seat) -> float:
    """VP so far."""
    return float(seen.position.civs[seat].vp)
