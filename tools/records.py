"""Make the finished matches of `tests/records`, for every game, player count and kind of ending.

Run it after a change of rules or content that alters matches, together with a new rules version.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from saecula.bots import make_bot, turn_of
from saecula.core.flow import mover
from saecula.core.record import RESIGN, Match, write_record
from saecula.games import GAMES, game
from saecula.games.seven_ages.rules.areas import age_of, lead

FOLDER: Final = Path(__file__).parent.parent / "tests" / "records"
QUITS: Final = 0.02  # probability that a seat resigns when it may

Ending = Callable[[Match[Any]], bool]


def _winners(match: Match[Any]) -> int:
    return len(match.game.result(match.position).winners)


def _tied(match: Match[Any]) -> bool:
    first, second, *_ = sorted(match.game.result(match.position).scores, reverse=True)
    return first == second


def _resigned(match: Match[Any]) -> int:
    return sum([entry.decision == RESIGN for entry in match.entries])


def _alone(match: Match[Any]) -> bool:
    return match.record.seats == 1


def _most_points(match: Match[Any]) -> bool:
    return not _alone(match) and not _resigned(match) and not _tied(match)


def _tie_broken(match: Match[Any]) -> bool:
    return not _alone(match) and _tied(match) and _winners(match) == 1


def _shared(match: Match[Any]) -> bool:
    return not _alone(match) and not _resigned(match) and _winners(match) > 1


def _won_alone(match: Match[Any]) -> bool:
    return _alone(match) and _winners(match) == 1


def _wiped_out(match: Match[Any]) -> bool:
    return _alone(match) and not match.position.civs[0].alive


def _outscored(match: Match[Any]) -> bool:
    return _alone(match) and not _winners(match) and not _wiped_out(match)


def _city_less(match: Match[Any]) -> bool:
    return any(not civ.cities for civ in match.position.civs)


def _one_left(match: Match[Any]) -> bool:
    return _resigned(match) == match.record.seats - 1


def _some_left(match: Match[Any]) -> bool:
    return 0 < _resigned(match) < match.record.seats - 1


def _last_level(match: Match[Any]) -> bool:
    return bool(match.position.passed >= 0)


def _age_over(match: Match[Any]) -> bool:
    g = match.position
    return bool(g.variant.last_age and age_of(g.content, lead(g)) > g.variant.last_age)


def _first_age_left(match: Match[Any]) -> bool:
    g = match.position
    return bool(g.variant.faster_history and g.first_age and age_of(g.content, lead(g)) > g.first_age)


def _rounds_over(match: Match[Any]) -> bool:
    return bool(match.position.round >= int(match.position.variant.rounds))


# All ways a match can end, by game: `tests/test_records.py` asks for a record of each.
ENDINGS: Final[Mapping[str, Mapping[str, Ending]]] = {
    "historia": {
        "most-points": _most_points,
        "levels-break-the-tie": _tie_broken,
        "shared-victory": _shared,
        "alone-won": _won_alone,
        "alone-outscored": _outscored,
        "alone-wiped-out": _wiped_out,
    },
    "sands_of_time": {
        "most-points": _most_points,
        "last-chronicles-break-the-tie": _tie_broken,
        "shared-victory": _shared,
    },
    "through_the_ages": {
        "most-points": _most_points,
        "shared-victory": _shared,
        "one-left": _one_left,
        "some-resigned": _some_left,
    },
    "clash_of_cultures": {
        "most-points": _most_points,
        "groups-break-the-tie": _tie_broken,
        "shared-victory": _shared,
        "city-less": _city_less,
    },
    "seven_ages": {
        "last-level-passed": _last_level,
        "age-over": _age_over,
        "first-age-left": _first_age_left,
        "rounds-over": _rounds_over,
        "most-glory": _most_points,
        "level-breaks-the-tie": _tie_broken,
        "shared-victory": _shared,
    },
}
EVERYTHING: Final[Mapping[str, Any]] = {
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

CLASH_VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "base-game": {"base_only": True},
    "chosen-start-and-flexible-end": {"chosen_start": True, "flexible_end": True},
    "wonder-buffet": {"wonder_buffet": True, "alternate_history": True, "optional_events": True},
}

AGES_OPTIONS: Final[Mapping[str, Any]] = {
    "rounds": "10",
    "total_history": True,
    "pursuit": True,
    "cadenced_progress": True,
    "technology": True,
    "security": True,
    "take_that": True,
}


def finished(
    name: str, seats: int, players: str, seed: str, variant: Mapping[str, Any], quits: float = 0.0
) -> Match[Any]:
    """Play a match to its end with bots of one kind, which resign with this probability where allowed."""
    rules = game(name)
    match = Match.new(rules, seats, variant, seed)
    bots = [make_bot(players, rules, f"{seed} {seat}") for seat in range(seats)]
    lots = Random(seed)
    while (seat := mover(match.position)) >= 0:
        if quits and match.may_resign(seat) and lots.random() < quits:
            match.resign(seat)
            continue
        match.choose(seat, turn_of(rules, match.position, seat, bots[seat]).action)
    return match


def write(title: str, match: Match[Any]) -> None:
    """Save a match without its journal, which a replay regenerates."""
    record = match.saved()
    record.told = []
    for segment in record.segments:
        for entry in segment.entries:
            entry.told = []
    folder = FOLDER / match.game.id
    folder.mkdir(parents=True, exist_ok=True)
    write_record(folder / f"{title}.json", record)
    print(f"{match.game.id}/{title}: {len(match.entries)} choices, {match.game.result(match.position)}")


def search(
    name: str,
    title: str,
    seats: int,
    players: str = "random",
    variant: Mapping[str, Any] | None = None,
    quits: float = 0.0,
) -> None:
    """Save the first match that ends in the given way."""
    ending = ENDINGS[name][title]
    matches = (finished(name, seats, players, f"record {n}", variant or {}, quits) for n in count())
    write(title, next(match for match in matches if ending(match)))


def every_count(name: str, least: int) -> None:
    """Save a match of random bots and one of greedy bots for every number of players."""
    for seats in range(least, game(name).players[1] + 1):
        write(f"{seats}-players", finished(name, seats, "random", "plain", {}))
        write(f"{seats}-players-greedy", finished(name, seats, "greedy", "greedy", {}))


def historia() -> None:
    """Save matches of Historia, including every variant."""
    every_count("historia", 2)
    for seats in range(2, 7):
        write(f"{seats}-players-all-variants", finished("historia", seats, "random", "all", EVERYTHING))
    bots = {"civbots": ["king", "noble", "chieftain"]}
    write("3-players-3-civbots", finished("historia", 3, "random", "bots", bots))
    search("historia", "levels-break-the-tie", 4)
    search("historia", "shared-victory", 4)
    search("historia", "alone-won", 1, "greedy", {"civbots": ["chieftain"]})
    search("historia", "alone-outscored", 1, variant={"civbots": ["king"]})
    search("historia", "alone-wiped-out", 1, variant={"civbots": ["king"] * 5})


def sands_of_time() -> None:
    """Save matches of The Sands of Time."""
    every_count("sands_of_time", 2)
    search("sands_of_time", "last-chronicles-break-the-tie", 4)
    search("sands_of_time", "shared-victory", 4)


def through_the_ages() -> None:
    """Save matches of Through the Ages, including resignations."""
    every_count("through_the_ages", 2)
    search("through_the_ages", "shared-victory", 2)
    search("through_the_ages", "one-left", 3, quits=QUITS)
    search("through_the_ages", "some-resigned", 4, quits=QUITS)


def clash_of_cultures() -> None:
    """Save matches of Clash of Cultures, including the base game and every variant."""
    every_count("clash_of_cultures", 2)
    for title, variant in CLASH_VARIANTS.items():
        write(title, finished("clash_of_cultures", 3, "greedy", title, variant))
    search("clash_of_cultures", "groups-break-the-tie", 4)
    search("clash_of_cultures", "shared-victory", 2, variant={"short_game": True})
    search("clash_of_cultures", "city-less", 3)


def seven_ages() -> None:
    """Save matches of 7 Ages: short ones, one with all optional rules, and one for each ending."""
    brief = {"end": "age_1", "rounds": "10", "total_history": True}
    for seats in range(2, 8):
        write(f"{seats}-players", finished("seven_ages", seats, "random", "plain", brief))
    for seats in (2, 3):
        write(f"{seats}-players-greedy", finished("seven_ages", seats, "greedy", "greedy", brief))
    write("optional-rules", finished("seven_ages", 3, "random", "options", AGES_OPTIONS))
    search("seven_ages", "last-level-passed", 2)
    search("seven_ages", "age-over", 2, variant=brief)
    search("seven_ages", "first-age-left", 2, variant={"faster_history": True})
    search("seven_ages", "rounds-over", 2, variant={"rounds": "10"})
    search("seven_ages", "level-breaks-the-tie", 2, variant={"end": "age_1", "rounds": "10"})
    search("seven_ages", "shared-victory", 3, variant={"end": "age_1", "rounds": "10"})


def main() -> None:
    """Make the records of the games named, or of all."""
    parser = argparse.ArgumentParser(prog="tools.records", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    makers = {
        "historia": historia,
        "sands_of_time": sands_of_time,
        "through_the_ages": through_the_ages,
        "clash_of_cultures": clash_of_cultures,
        "seven_ages": seven_ages,
    }
    for name in parser.parse_args().games or GAMES:
        makers[name]()


if __name__ == "__main__":
    main()
