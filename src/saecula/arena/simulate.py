"""Many matches between bots, in one process or several, with the same result either way."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from saecula.arena.records import Records
from saecula.arena.statistics import deviation, mean, wilson
from saecula.bots import check_player, make_player
from saecula.core import flow
from saecula.core.errors import BadOption, EndlessLoop
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.games import game as game_of
from saecula.processes import collect_rarely

MOST_CHOICES: Final = 100_000


class Plan(msgspec.Struct, frozen=True):
    """What to play: the game, who sits there, and how often."""

    game: str
    seats: int
    players: tuple[str, ...]  # one name a seat
    matches: int
    seed: str
    options: dict[str, Any] = {}
    content: str = ""  # folder of an overlay


class Played(msgspec.Struct, frozen=True):
    """One match: by seat who sat there, score, place and share of the win."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]
    choices: int


class PlayerSummary(msgspec.Struct, frozen=True):
    """How the players of one name did."""

    name: str
    seats: int  # of each match
    wins: float  # a shared win counts in parts
    win_rate: float  # of matches
    win_rate_low: float
    win_rate_high: float
    even_share: float  # the win rate of equally good players
    score_mean: float
    score_deviation: float
    places: dict[int, int]


class Summary(msgspec.Struct, frozen=True):
    """What came of a plan."""

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
        """Decisions of all processes together."""
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
    """A checked plan; fewer names than seats are repeated in turn."""
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
    """Play a plan and sum it up."""
    if jobs < 1:
        raise BadOption(f"{jobs} jobs; at least one")
    start = perf_counter()
    played: list[Played] = []
    for one in _all(plan, jobs, records):
        played.append(one)
        if progress is not None:
            progress(len(played))
    return summarize(plan, played, perf_counter() - start, jobs)


def _all(plan: Plan, jobs: int, records: Records | None) -> Iterator[Played]:
    if jobs == 1:
        runner = Runner(plan, records)
        yield from map(runner.match, range(plan.matches))
        return
    context = multiprocessing.get_context("spawn")
    chunk = max(1, min(16, plan.matches // (jobs * 4)))
    with context.Pool(jobs, initializer=_prepare, initargs=(plan, records)) as pool:
        yield from pool.imap(_match_of_worker, range(plan.matches), chunksize=chunk)


class Runner:
    """Plays the matches of a plan, each from its own number alone."""

    def __init__(self, plan: Plan, records: Records | None = None) -> None:
        self.plan = plan
        self.records = records
        self.game = game_of(plan.game)
        self.content = self.game.load_content(Path(plan.content) if plan.content else None)

    def match(self, index: int) -> Played:
        """The match of this number; players move one seat on from match to match."""
        plan, game = self.plan, self.game
        names = [plan.players[(seat + index) % plan.seats] for seat in range(plan.seats)]
        seed = f"{plan.seed}:{index}"
        bots = [make_player(name, game, f"{seed}:{seat}") for seat, name in enumerate(names)]
        g = game.start(plan.seats, seed, plan.options, self.content)
        choices: list[tuple[Seat, Action]] = []
        for _ in range(MOST_CHOICES):
            seat, options = flow.turn(g)
            if seat < 0:
                if self.records is not None:
                    self.records.keep(index, game, seed, plan.options, names, self.content, choices)
                return self._played(g, names, len(choices))
            action = bots[seat].choose(game.redact(g, seat), options)
            choices.append((seat, action))
            flow.play(g, seat, action)
        raise EndlessLoop(f"{game.id}: match {seed} is not over after {MOST_CHOICES} choices")

    def _played(self, g: Any, names: list[str], choices: int) -> Played:
        result = self.game.result(g)
        winners = result.winners
        wins = tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.plan.seats)])
        return Played(tuple(names), result.scores, result.places, wins, choices)


_runner: Runner | None = None


def _prepare(plan: Plan, records: Records | None) -> None:
    global _runner  # a pool's worker has no other place between its initializer and its tasks
    collect_rarely()
    _runner = Runner(plan, records)


def _match_of_worker(index: int) -> Played:
    assert _runner is not None
    return _runner.match(index)


def summarize(plan: Plan, played: Sequence[Played], seconds: float, jobs: int) -> Summary:
    """The table of these matches."""
    choices = [one.choices for one in played]
    return Summary(
        plan=plan,
        players=[_player(plan, played, name) for name in dict.fromkeys(plan.players)],
        choices=sum(choices),
        choices_mean=mean(choices),
        choices_least=min(choices),
        choices_most=max(choices),
        seconds=seconds,
        jobs=jobs,
    )


def _player(plan: Plan, played: Sequence[Played], name: str) -> PlayerSummary:
    sat = [(one, seat) for one in played for seat in range(plan.seats) if one.players[seat] == name]
    wins = sum([one.wins[seat] for one, seat in sat])
    scores = [one.scores[seat] for one, seat in sat]
    places = [one.places[seat] for one, seat in sat]
    low, high = wilson(wins, len(played))
    seats = plan.players.count(name)
    return PlayerSummary(
        name=name,
        seats=seats,
        wins=wins,
        win_rate=wins / len(played),
        win_rate_low=low,
        win_rate_high=high,
        even_share=seats / plan.seats,
        score_mean=mean(scores),
        score_deviation=deviation(scores),
        places={place: places.count(place) for place in sorted(set(places))},
    )
