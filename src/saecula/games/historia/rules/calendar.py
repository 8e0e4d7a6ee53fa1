"""The time circle: epochs and rounds (HIS-030)."""

from __future__ import annotations

from saecula.games.historia.position import Historia


def epoch(g: Historia) -> int:
    """Return the epoch of the current round, from 1."""
    return (g.round - 1) // g.content.board.rounds_per_epoch + 1


def round_of_epoch(g: Historia) -> int:
    """Return the round within its epoch, from 0."""
    return (g.round - 1) % g.content.board.rounds_per_epoch


def last_round(g: Historia) -> int:
    """Return the number of the last round: three epochs of four rounds. [HIS-030]"""
    return g.content.board.epochs * g.content.board.rounds_per_epoch
