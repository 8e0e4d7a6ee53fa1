"""Where matches are played: in this process, in a pool of processes, or on a Ray cluster.

A match depends on its tournament and its number alone, so all of them give the same results.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec

from saecula.arena.records import Records
from saecula.arena.schedule import Pairing, Tournament
from saecula.arena.simulate import MOST_CHOICES
from saecula.bots import make_player
from saecula.core import flow
from saecula.core.errors import BadOption, EndlessLoop
from saecula.core.position import Action, Seat
from saecula.core.secrecy import Seen
from saecula.extras import extra
from saecula.games import game as game_of
from saecula.processes import collect_rarely

LOCAL_RAY: Final = "local"


class Outcome(msgspec.Struct, frozen=True):
    """One match that was played; tuples go by seat."""

    match: int
    deal: int
    rotation: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]  # a shared win counts in parts
    choices: tuple[int, ...]
    thinking: tuple[float, ...]  # seconds in which the players chose
    seconds: float


Watch: TypeAlias = Callable[[Seen[Any], list[Action], Action], None]
Play: TypeAlias = Callable[[Sequence[Pairing]], Iterator[Outcome]]


class Hall:
    """Plays matches of a tournament, one after the other; keeps their records where a folder is named."""

    def __init__(self, tournament: Tournament, records: Records | None = None) -> None:
        self.tournament = tournament
        self.records = records
        self.game = game_of(tournament.game)
        self.content = self.game.load_content(Path(tournament.content) if tournament.content else None)

    def play(self, pairing: Pairing, watch: Watch | None = None) -> Outcome:
        """One match; the deal's seed is the same for all its rotations. A watcher sees every choice."""
        tournament, game = self.tournament, self.game
        start = perf_counter()
        deal = f"{tournament.seed}:{pairing.deal}"
        bots = [
            make_player(name, game, f"{deal}:{pairing.rotation}:{seat}")
            for seat, name in enumerate(pairing.players)
        ]
        choices: list[tuple[Seat, Action]] = []
        thinking = [0.0] * tournament.seats
        g = game.start(tournament.seats, deal, tournament.options, self.content)
        for _ in range(MOST_CHOICES):
            seat, options = flow.turn(g)
            if seat < 0:
                seconds = perf_counter() - start
                self._keep(pairing, deal, choices)
                return self._outcome(g, pairing, [seat for seat, _ in choices], thinking, seconds)
            seen = game.redact(g, seat)
            asked = perf_counter()
            action = bots[seat].choose(seen, options)
            thinking[seat] += perf_counter() - asked
            choices.append((seat, action))
            if watch is not None:
                watch(seen, options, action)
            flow.play(g, seat, action)
        raise EndlessLoop(f"{game.id}: deal {deal} is not over after {MOST_CHOICES} choices")

    def _keep(self, pairing: Pairing, deal: str, choices: list[tuple[Seat, Action]]) -> None:
        if self.records is not None:
            options, players = self.tournament.options, pairing.players
            self.records.keep(pairing.match, self.game, deal, options, players, self.content, choices)

    def _outcome(
        self, g: Any, pairing: Pairing, choosers: list[Seat], thinking: list[float], seconds: float
    ) -> Outcome:
        result = self.game.result(g)
        winners = result.winners
        return Outcome(
            match=pairing.match,
            deal=pairing.deal,
            rotation=pairing.rotation,
            players=pairing.players,
            scores=result.scores,
            places=result.places,
            wins=tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]),
            choices=tuple([choosers.count(seat) for seat in range(g.seats)]),
            thinking=tuple([round(time, 6) for time in thinking]),
            seconds=round(seconds, 6),
        )


def hall_of(tournament: Tournament, jobs: int, ray: str = "", records: Records | None = None) -> Play:
    """What plays: one process, several, or the cluster at an address (`local` starts one here)."""
    if jobs < 1:
        raise BadOption(f"{jobs} jobs; at least one")
    if ray:
        extra("ray", "cluster")
        return lambda todo: _on_ray(tournament, todo, jobs, ray, records)
    if jobs == 1:
        return lambda todo: map(Hall(tournament, records).play, todo)
    return lambda todo: _in_pool(tournament, todo, jobs, records)


_hall: Hall | None = None


def _prepare(tournament: Tournament, records: Records | None) -> None:
    global _hall  # a pool's worker has no other place between its initializer and its tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the run as a whole is stopped by its main process
    collect_rarely()
    _hall = Hall(tournament, records)


def _play_in_worker(pairing: Pairing) -> Outcome:
    assert _hall is not None
    return _hall.play(pairing)


def _in_pool(
    tournament: Tournament, todo: Sequence[Pairing], jobs: int, records: Records | None
) -> Iterator[Outcome]:
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, max(1, len(todo)))
    with context.Pool(workers, initializer=_prepare, initargs=(tournament, records)) as pool:
        yield from pool.imap_unordered(_play_in_worker, todo)


def _on_ray(
    tournament: Tournament, todo: Sequence[Pairing], jobs: int, address: str, records: Records | None
) -> Iterator[Outcome]:
    """One actor a processor of the cluster; a worker that dies is started again and plays its match anew."""
    ray = extra("ray", "cluster")
    if address == LOCAL_RAY:
        ray.init("local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        workers = max(1, min(len(todo), int(ray.cluster_resources().get("CPU", 1))))
        actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Hall)
        pool = ray.util.ActorPool([actor.remote(tournament, records) for _ in range(workers)])
        yield from pool.map_unordered(lambda hall, pairing: hall.play.remote(pairing), todo)
    finally:
        ray.shutdown()
