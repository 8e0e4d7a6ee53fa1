"""Makes the finished matches of `tests/records`, one for every player count and way of ending.

Run it after a change of rules that alters the past of matches, together with a new rules version.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from saecula.bots import make_bot
from saecula.core.flow import mover, options
from saecula.core.record import Match, write_record
from saecula.games import game

FOLDER = Path(__file__).parent.parent / "tests" / "records"

Wanted = Callable[[Match[Any]], bool]


def finished(name: str, seats: int, players: str, seed: str, variant: dict[str, Any]) -> Match[Any]:
    """A match played to its end by bots of one kind."""
    rules = game(name)
    match = Match.new(rules, seats, variant, seed)
    bots = [make_bot(players, rules, f"{seed} {seat}") for seat in range(seats)]
    while (seat := mover(match.position)) >= 0:
        seen = rules.redact(match.position, seat)
        match.choose(seat, bots[seat].choose(seen, options(match.position, seat)))
    return match


def write(name: str, title: str, match: Match[Any]) -> None:
    """Keep a match without what was told of it: replay tells it again."""
    record = match.saved()
    record.told = []
    for segment in record.segments:
        for entry in segment.entries:
            entry.told = []
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    write_record(folder / f"{title}.json", record)
    print(f"{name}/{title}: {len(match.entries)} choices, {match.game.result(match.position)}")


def search(players: str, seats: int, variant: dict[str, Any], wanted: Wanted) -> Match[Any]:
    """The first match that ends as wanted."""
    for number in count():
        match = finished("historia", seats, players, f"record {number}", variant)
        if wanted(match):
            return match
    raise AssertionError("unreachable")


def _civs(match: Match[Any]) -> list[Any]:
    civs: list[Any] = match.position.civs
    return civs


def _won(match: Match[Any]) -> bool:
    return match.game.result(match.position).places == (1,)


def _wiped_out(match: Match[Any]) -> bool:
    return not _civs(match)[0].alive


def _outscored(match: Match[Any]) -> bool:
    return not _won(match) and not _wiped_out(match)


def _tied_points(match: Match[Any]) -> bool:
    result = match.game.result(match.position)
    return sorted(result.scores)[-1] == sorted(result.scores)[-2]


def _levels_decide(match: Match[Any]) -> bool:
    return _tied_points(match) and len(match.game.result(match.position).winners) == 1


def _shared(match: Match[Any]) -> bool:
    return len(match.game.result(match.position).winners) > 1


def historia() -> None:
    """Every player count, every variant, every way of ending."""
    everything = {
        "civilizations": "choose",
        "expert_cubes": True,
        "events": True,
        "goals": True,
        "ways_of_ruling": True,
        "advanced_rules": True,
        "leader_bonus_before_order": True,
        "bot_overflow_extra_vp": False,
        "ice_age_trigger": "any",
    }
    for seats in range(2, 7):
        write("historia", f"{seats}-players", finished("historia", seats, "random", "plain", {}))
        write(
            "historia",
            f"{seats}-players-all-variants",
            finished("historia", seats, "random", "all", everything),
        )
    bots = {"civbots": ["king", "noble", "chieftain"]}
    write("historia", "3-players-3-civbots", finished("historia", 3, "random", "bots", bots))
    write("historia", "greedy", finished("historia", 3, "greedy", "greedy", {}))
    write("historia", "alone-won", search("greedy", 1, {"civbots": ["chieftain"]}, _won))
    write("historia", "alone-outscored", search("random", 1, {"civbots": ["king"]}, _outscored))
    write("historia", "alone-wiped-out", search("random", 1, {"civbots": ["king"] * 5}, _wiped_out))
    write("historia", "levels-break-the-tie", search("random", 4, {}, _levels_decide))
    write("historia", "shared-victory", search("random", 4, {}, _shared))


def sands_of_time() -> None:
    """Every player count."""
    for seats in range(2, 6):
        match = finished("sands_of_time", seats, "random", "plain", {})
        write("sands_of_time", f"{seats}-players", match)
    write("sands_of_time", "greedy", finished("sands_of_time", 2, "greedy", "greedy", {}))


if __name__ == "__main__":
    historia()
    sands_of_time()
