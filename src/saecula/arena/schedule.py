"""Schedule a tournament: balanced groups of players, and every deal played once per rotation of its seats.

Deals are numbered; match `i` is rotation `i % seats` of deal `i // seats`. A longer schedule begins with the
shorter one, so a tournament can be extended.
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
    """Everything that determines the matches of a tournament, except how many are played."""

    game: str
    version: int  # of the rules
    digest: str  # of the content
    seats: int
    players: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    content: str = ""  # folder of an overlay


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: its deal, how far its seats are rotated, who sits where, and all seeds."""

    match: int
    deal: int
    rotation: int
    players: tuple[str, ...]
    seed: str  # of the game
    bot_seeds: tuple[str, ...]  # by seat


def make_tournament(
    game: Game[Any],
    seats: int,
    players: list[str],
    seed: str,
    options: dict[str, Any] | None = None,
    content: str = "",
    digest: str = "",
) -> Tournament:
    """Return a checked tournament; a name that is given twice takes part twice."""
    if not players:
        raise BadOption("no players; name at least one bot")
    for name in players:
        check_player(name)
    game.options(seats, options or {})
    return Tournament(
        game.id, game.version, digest, seats, tuple(players), seed, dict(options or {}), content
    )


def pairings(tournament: Tournament, matches: int) -> Iterator[Pairing]:
    """Yield the first matches of a tournament; the rotations of a deal share its seed."""
    seats = tournament.seats
    for deal, group in enumerate(_groups(tournament, -(-matches // seats))):
        seed = f"{tournament.seed}:{deal}"
        for rotation in range(seats):
            match = deal * seats + rotation
            if match < matches:
                players = tuple([group[(seat + rotation) % seats] for seat in range(seats)])
                bot_seeds = tuple([f"{seed}:{rotation}:{seat}" for seat in range(seats)])
                yield Pairing(match, deal, rotation, players, seed, bot_seeds)


def _groups(tournament: Tournament, deals: int) -> Iterator[list[str]]:
    """Yield groups in which all entrants play equally often and meet each other as evenly as possible.

    Each seat goes to the entrant who is in this group least often, has played least, and has met the others
    of the group least; ties are broken at random, and the group is shuffled.
    """
    names = tournament.players
    rng = Random(f"{tournament.seed}:tables")
    played = [0] * len(names)
    met = [[0] * len(names) for _ in names]
    for _ in range(deals):
        group: list[int] = []
        for _ in range(tournament.seats):
            ties = [rng.random() for _ in names]
            one = min(
                range(len(names)),
                key=lambda e: (group.count(e), played[e], sum([met[e][other] for other in group]), ties[e]),
            )
            for other in group:
                met[one][other] += 1
                met[other][one] += 1
            played[one] += 1
            group.append(one)
        rng.shuffle(group)
        yield [names[entrant] for entrant in group]
