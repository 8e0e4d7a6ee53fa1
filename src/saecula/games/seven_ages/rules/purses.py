"""Sums of money that players name, and money that changes hands (7AG-009, 7AG-126, 7AG-133)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.vocabulary import Sum, Tens

STEP: Final = 10  # sums are named by tens, then exactly


def sums(most: int, least: int = 1) -> list[Action]:
    """Return the sums up to `most`, by tens if there are many."""
    if most < STEP:
        return Sum.each(range(least, most + 1))
    return Tens.each(range(most // STEP + 1))


def exact_sums(most: int, tens: int, least: int = 1) -> list[Action]:
    """Return the sums of these tens."""
    first = tens * STEP
    return Sum.each(range(max(first, least), min(first + STEP, most + 1)))


def transfer(g: SevenAges, giver: int, receiver: int, money: int) -> None:
    """Move money from one empire to another; what is beyond the limit is lost. [7AG-009, 7AG-133]"""
    g.empires[giver].money -= money
    receive(g, receiver, money)


def receive(g: SevenAges, slot: int, money: int) -> None:
    """Let an empire receive money, up to the limit. [7AG-009]"""
    empire = g.empires[slot]
    empire.money = min(empire.money + money, g.content.board.most_money)
