"""Simulate matches between bots of one group and sum them up, without keeping a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from saecula.arena.records import Records
from saecula.arena.runner import Outcome, make_runner
from saecula.arena.schedule import Pairing
from saecula.arena.stats import deviation, mean, wilson
from saecula.bots import check_player
from saecula.core.errors import BadOption
from saecula.core.game import Game


class Plan(msgspec.Struct, frozen=True):
    """What to play: the game, the players, and how many matches."""

    game: str
    seats: int
    players: tuple[str, ...]  # one name per seat
    matches: int
    seed: str
    options: dict[str, Any] = {}
    content: str = ""  # folder of an overlay


class PlayerSummary(msgspec.Struct, frozen=True):
    """The results of the players of one name."""

    name: str
    seats: int  # per match
    wins: float  # a shared win is divided evenly
    win_rate: float  # share of the matches
    win_rate_low: float
    win_rate_high: float
    even_share: float  # the win rate if all players were equally strong
    score_mean: float
    score_deviation: float
    places: dict[int, int]


class Summary(msgspec.Struct, frozen=True):
    """The results of a plan."""

    plan: Plan
    players: list[PlayerSummary]
    choices: int
    choices_mean: float
    choices_least: int
    choices_most: int
    seconds: float
    jobs: int

    @property
    def choices_per_second(self) -> float:
        """Return the choices per second of all processes together."""
        return self.choices / self.seconds if self.seconds else 0.0


def make_plan(
    game: Game[Any],
    seats: int,
    players: Sequence[str],
    matches: int,
    seed: str,
    options: dict[str, Any] | None = None,
    content: Path | None = None,
) -> Plan:
    """Return a checked plan; if there are fewer names than seats, they are repeated in turn."""
    if not players:
        raise BadOption("no players; name at least one bot")
    if len(players) > seats:
        raise BadOption(f"{len(players)} players do not fit on {seats} seats")
    if matches < 1:
        raise BadOption(f"{matches} matches; at least one")
    for name in players:
        check_player(name)
    game.options(seats, options or {})
    game.load_content(content)
    names = tuple([players[seat % len(players)] for seat in range(seats)])
    return Plan(game.id, seats, names, matches, seed, dict(options or {}), str(content or ""))


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    records: Records | None = None,
) -> Summary:
    """Play all matches of a plan and sum them up."""
    run = make_runner(plan, jobs, records=records)
    start = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in run(list(pairings(plan))):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    outcomes.sort(key=lambda outcome: outcome.match)
    return summarize(plan, outcomes, perf_counter() - start, jobs)


def pairings(plan: Plan) -> Iterator[Pairing]:
    """Yield the matches of a plan: a new deal each, with the players moved on by one seat."""
    for match in range(plan.matches):
        rotation = match % plan.seats
        players = tuple([plan.players[(seat + rotation) % plan.seats] for seat in range(plan.seats)])
        seed = f"{plan.seed}:{match}"
        bot_seeds = tuple([f"{seed}:{seat}" for seat in range(plan.seats)])
        yield Pairing(match, match, rotation, players, seed, bot_seeds)


def summarize(plan: Plan, outcomes: Sequence[Outcome], seconds: float, jobs: int) -> Summary:
    """Sum up the outcomes of a plan."""
    choices = [sum(outcome.choices) for outcome in outcomes]
    return Summary(
        plan=plan,
        players=[_player(plan, outcomes, name) for name in dict.fromkeys(plan.players)],
        choices=sum(choices),
        choices_mean=mean(choices),
        choices_least=min(choices),
        choices_most=max(choices),
        seconds=seconds,
        jobs=jobs,
    )


def _player(plan: Plan, outcomes: Sequence[Outcome], name: str) -> PlayerSummary:
    taken = [(one, seat) for one in outcomes for seat in range(plan.seats) if one.players[seat] == name]
    wins = sum([one.wins[seat] for one, seat in taken])
    scores = [one.scores[seat] for one, seat in taken]
    places = [one.places[seat] for one, seat in taken]
    low, high = wilson(wins, len(outcomes))
    seats = plan.players.count(name)
    return PlayerSummary(
        name=name,
        seats=seats,
        wins=wins,
        win_rate=wins / len(outcomes),
        win_rate_low=low,
        win_rate_high=high,
        even_share=seats / plan.seats,
        score_mean=mean(scores),
        score_deviation=deviation(scores),
        places={place: places.count(place) for place in sorted(set(places))},
    )
