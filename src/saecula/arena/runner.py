"""Play matches in this process, in a pool of processes, or on a Ray cluster.

A match depends only on its settings and its pairing, so every way of running it gives the same result.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from saecula.arena.records import Records
from saecula.arena.schedule import Pairing
from saecula.bots import make_player
from saecula.bots.runner import Played, Turn, play_match
from saecula.core.errors import BadOption, EndlessLoop
from saecula.core.points import Points
from saecula.extras import extra
from saecula.games import game as game_of
from saecula.processes import collect_rarely

LOCAL_RAY: Final = "local"


class Settings(Protocol):
    """What all matches of a run have in common; a `Tournament` and a simulation's `Plan` provide it."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def content(self) -> str: ...


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one match; tuples are indexed by seat."""

    match: int
    deal: int
    rotation: int
    players: tuple[str, ...]
    scores: tuple[Points, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]  # a shared win is divided evenly
    choices: tuple[int, ...]
    thinking: tuple[float, ...]  # seconds that the players took to choose
    seconds: float


Watch: TypeAlias = Callable[[Turn], None]
RunMatches: TypeAlias = Callable[[Sequence[Pairing]], Iterator[Outcome]]


class MatchRunner:
    """Plays matches one after the other; writes their records if a folder is given."""

    def __init__(self, settings: Settings, records: Records | None = None) -> None:
        self.settings = settings
        self.records = records
        self.game = game_of(settings.game)
        self.content = self.game.load_content(Path(settings.content) if settings.content else None)

    def play(self, pairing: Pairing, watch: Watch | None = None) -> Outcome:
        """Play one match; `watch` is called before each choice is played."""
        start = perf_counter()
        game, options = self.game, self.settings.options
        bots = [
            make_player(name, game, seed)
            for name, seed in zip(pairing.players, pairing.bot_seeds, strict=True)
        ]
        try:
            played = play_match(game, bots, pairing.seed, options, self.content, watch=watch)
        except EndlessLoop as error:
            raise EndlessLoop(f"{error} (deal {pairing.seed})") from error
        seconds = perf_counter() - start
        if self.records is not None:
            players, choices = pairing.players, played.choices
            self.records.keep(pairing.match, game, pairing.seed, options, players, self.content, choices)
        return self._outcome(pairing, played, seconds)

    def _outcome(self, pairing: Pairing, played: Played, seconds: float) -> Outcome:
        result = self.game.result(played.position)
        winners, seats = result.winners, range(len(pairing.players))
        choosers = [seat for seat, _ in played.choices]
        return Outcome(
            match=pairing.match,
            deal=pairing.deal,
            rotation=pairing.rotation,
            players=pairing.players,
            scores=result.scores,
            places=result.places,
            wins=tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in seats]),
            choices=tuple([choosers.count(seat) for seat in seats]),
            thinking=tuple([round(time, 6) for time in played.thinking]),
            seconds=round(seconds, 6),
        )


def make_runner(settings: Settings, jobs: int, ray: str = "", records: Records | None = None) -> RunMatches:
    """Return a function that plays matches: in one process, in several, or on a Ray cluster.

    `ray` is the address of a cluster; `local` starts one on this machine.
    """
    if jobs < 1:
        raise BadOption(f"{jobs} jobs; at least one")
    if ray:
        extra("ray", "cluster")
        return lambda todo: _on_ray(settings, todo, jobs, ray, records)
    if jobs == 1:
        return lambda todo: map(MatchRunner(settings, records).play, todo)
    return lambda todo: _in_pool(settings, todo, jobs, records)


_runner: MatchRunner | None = None


def _prepare(settings: Settings, records: Records | None) -> None:
    global _runner  # a pool worker has no other place between its initializer and its tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the main process stops a run
    collect_rarely()
    _runner = MatchRunner(settings, records)


def _play_in_worker(pairing: Pairing) -> Outcome:
    assert _runner is not None
    return _runner.play(pairing)


def _in_pool(
    settings: Settings, todo: Sequence[Pairing], jobs: int, records: Records | None
) -> Iterator[Outcome]:
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, max(1, len(todo)))
    with context.Pool(workers, initializer=_prepare, initargs=(settings, records)) as pool:
        yield from pool.imap_unordered(_play_in_worker, todo)


def _on_ray(
    settings: Settings, todo: Sequence[Pairing], jobs: int, address: str, records: Records | None
) -> Iterator[Outcome]:
    """Run one actor per CPU of the cluster; an actor that dies is restarted and its match is played again."""
    ray = extra("ray", "cluster")
    if address == LOCAL_RAY:
        ray.init("local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        workers = max(1, min(len(todo), int(ray.cluster_resources().get("CPU", 1))))
        actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(MatchRunner)
        pool = ray.util.ActorPool([actor.remote(settings, records) for _ in range(workers)])
        yield from pool.map_unordered(lambda runner, pairing: runner.play.remote(pairing), todo)
    finally:
        ray.shutdown()
