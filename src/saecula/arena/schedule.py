"""Who sits where: balanced tables, and every deal played once with each rotation of its seats.

Deals are numbered; match `i` is rotation `i % seats` of deal `i // seats`. A longer schedule begins with the
shorter one, so a tournament can be prolonged.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from saecula.bots import check_player
from saecula.core.errors import BadOption
from saecula.core.game import Game


class Tournament(msgspec.Struct, frozen=True):
    """All that decides how its matches go; how many are played is no part of it."""

    game: str
    version: int  # of the rules
    digest: str  # of the content
    seats: int
    players: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    content: str = ""  # folder of an overlay


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: the deal, how far its table is rotated, and who sits where."""

    match: int
    deal: int
    rotation: int
    players: tuple[str, ...]


def make_tournament(
    game: Game[Any],
    seats: int,
    players: list[str],
    seed: str,
    options: dict[str, Any] | None = None,
    content: str = "",
    digest: str = "",
) -> Tournament:
    """A checked tournament; a name given twice takes part twice."""
    if not players:
        raise BadOption("no players; name at least one bot")
    for name in players:
        check_player(name)
    game.options(seats, options or {})
    return Tournament(
        game.id, game.version, digest, seats, tuple(players), seed, dict(options or {}), content
    )


def pairings(tournament: Tournament, matches: int) -> Iterator[Pairing]:
    """The first matches of a tournament."""
    seats = tournament.seats
    for deal, table in enumerate(_tables(tournament, -(-matches // seats))):
        for rotation in range(seats):
            match = deal * seats + rotation
            if match < matches:
                players = tuple([table[(seat + rotation) % seats] for seat in range(seats)])
                yield Pairing(match, deal, rotation, players)


def _tables(tournament: Tournament, deals: int) -> Iterator[list[str]]:
    """Tables at which all entrants sit equally often, and meet each other as evenly as may be.

    Seat by seat the entrant is taken who sits at this table least, has played least, and has met the others
    at this table least; chance decides between equals and orders the table.
    """
    names = tournament.players
    chance = Random(f"{tournament.seed}:tables")
    played = [0] * len(names)
    met = [[0] * len(names) for _ in names]
    for _ in range(deals):
        table: list[int] = []
        for _ in range(tournament.seats):
            ties = [chance.random() for _ in names]
            one = min(
                range(len(names)),
                key=lambda e: (table.count(e), played[e], sum([met[e][other] for other in table]), ties[e]),
            )
            for other in table:
                met[one][other] += 1
                met[other][one] += 1
            played[one] += 1
            table.append(one)
        chance.shuffle(table)
        yield [names[entrant] for entrant in table]
