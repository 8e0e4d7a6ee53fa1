"""Workers: a match stays with one of them, and nothing is lost when it dies."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from saecula.core import flow
from saecula.server import thinking
from saecula.server.driving import _thought
from saecula.server.workers import Worker, Workers
from tests.server.playing import choose, propose
from tests.server.serving import Player, Served, served, settings_for, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_for(tmp_path_factory.mktemp("server"), bot_workers=2)) as running:
        yield running


def workers_of(server: Served) -> Workers:
    workers: Workers = server.app.state.services.workers
    return workers


def kill(worker: Worker) -> None:
    """Kill the worker's process."""
    processes: Any = wait_for(lambda: worker._pool is not None and worker._pool._processes)
    for process in list(processes.values()):
        process.kill()


def test_a_match_stays_where_least_was_to_do() -> None:
    workers = Workers(2)
    one = workers.home("one")
    other = workers.home("other")
    assert one is not other  # nobody is busy, but one has a match already
    other.waiting = 1
    assert workers.home("third") is one
    assert workers.home("fourth") is one
    assert workers.home("other") is other
    one.waiting = 2
    assert workers.home("fifth") is other
    assert workers.home("third") is one
    workers.forget("third")
    assert workers.home("third") is other


def test_no_more_homes_are_kept_than_there_can_be_bots() -> None:
    workers = Workers(1)
    for number in range(thinking.MOST_BOTS + 10):
        workers.home(str(number))
    assert len(workers._homes) == thinking.MOST_BOTS


def test_a_dead_worker_loses_nothing(server: Served, ada: Player) -> None:
    matches = [ada.new("me", "greedy", "greedy", seed="crash")["id"] for _ in range(2)]
    for match in matches:
        ada.play(match, 0, most=1)
    workers = workers_of(server)
    homes = [workers.home(match) for match in matches]
    assert homes[0] is not homes[1]
    for round_ in range(2):
        kill(homes[0])
        for match in matches:
            assert ada.play(match, 0, most=3) == 3
        assert [workers.home(match) for match in matches] == homes
        wait_for(lambda: workers.crashes == round_ + 1)  # noqa: B023
    assert homes[1].crashes == 0


def test_a_worker_that_dies_again_and_again_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        workers = Workers(1)
        try:
            await workers.choose("match", b"")
        finally:
            assert workers.crashes == 4
            assert workers.home("match").waiting == 0
            await workers.close()

    monkeypatch.setattr("saecula.server.workers._warm", sys.exit)
    with pytest.raises(RuntimeError, match="keep dying"):
        asyncio.run(ask())


def test_bots_go_when_their_match_is_over(server: Served, ada: Player) -> None:
    match = ada.new("random", "random", seed="short")["id"]
    wait_for(lambda: server.table(match).over)
    wait_for(lambda: match not in workers_of(server)._homes)


def test_a_bot_made_again_in_the_middle_throws_other_dice(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="dice")["id"]
    seeds = []
    for _ in range(5):
        table = server.table(match)
        seat = flow.mover(table.running.position)
        seeds.append(msgspec.json.decode(_thought(table, seat, "random"), type=thinking.Thought).seed)
        choose(server, match, seat)
    assert len(set(seeds)) == 5


@pytest.mark.parametrize("bot", ["greedy", "settler"])
def test_bots_play_on_after_what_was_taken_back(ada: Player, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    body = {"game": "historia", "seats": seats, "seed": "again"}
    match = ada.ok("POST", "/api/matches", body)["id"]
    for number in range(3):
        assert ada.play(match, 0, most=4, number=number) == 4
        for _ in range(3):
            wait_for(lambda: not ada.served.table(match).bots_to_move)
            take_back(ada, match)
    assert ada.play(match, 0, most=6) == 6
    assert ada.served.table(match).lines > ada.served.table(match).length


def take_back(player: Player, match: str) -> None:
    """Alone against bots, everything can be taken back."""
    undo = player.info(match)["undo"]
    if undo == "free":
        player.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
    elif undo == "ask":
        propose(player, match, 0, "undo")
