"""Records that people send: honest ones become matches, hostile ones cost nothing and change nothing."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from saecula.core import flow
from saecula.core.record import SENT, Match, MatchRecord, encode_record
from saecula.games import GAMES
from saecula.games import game as game_of
from saecula.server import clerk as server_clerk
from saecula.server import copies
from saecula.server.clerk import WAITING
from saecula.server.storage import Base
from saecula.server.tables import content_of
from tests.server.serving import Player, Served, served, settings_for, wait_for

PATH = "/api/matches/import"
BLANK: MatchRecord = Match.new(game_of("historia"), 2, {}, "x", ["a", "b"]).saved()
SOON = 20.0  # seconds, even on a busy machine


def played(game: str, seats: int, seed: str) -> MatchRecord:
    """Play a whole match at random."""
    match: Match[Any] = Match.new(game_of(game), seats, {}, seed, (), content_of(game))
    dice = random.Random(seed)
    while not match.over:
        seat = flow.mover(match.position)
        match.choose(seat, dice.choice(flow.options(match.position, seat)))
    return match.saved()


def with_entries(*entries: Any) -> Any:
    """Return a record with nothing in its log but these entries, as JSON."""
    record = msgspec.to_builtins(BLANK)
    record["segments"][0]["entries"] = list(entries)
    return {**record, "digest": "", "stamps": []}


def changed(**fields: Any) -> Any:
    return {**msgspec.to_builtins(BLANK), "digest": "", "stamps": [], **fields}


def nested(depth: int) -> Any:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


async def rows_of(server: Served) -> dict[str, int]:
    """Return how many rows every table has."""
    async with server.app.state.services.database.read() as session:
        tables = [table for table in Base.metadata.sorted_tables if table.name not in ("people", "sessions")]
        counts = {t.name: await session.execute(select(func.count()).select_from(t)) for t in tables}
    return {name: count.scalar_one() for name, count in counts.items()}


NOTE = [0, "setting", []]
CHOICE = [0, "choose_leader", ["take", "caesar"]]
HOSTILE: dict[str, Any] = {
    "notes": with_entries(*[NOTE] * 205_000),
    "notes between two choices": with_entries(*[NOTE] * (SENT.notes_at_once + 1)),
    "notes in all": with_entries(*[*[NOTE] * SENT.notes_at_once, CHOICE] * (SENT.notes // 50 + 1)),
    "entries": with_entries(*[CHOICE] * (SENT.entries + 1)),
    "segments": changed(segments=msgspec.to_builtins(BLANK.segments) * (SENT.segments + 1)),
    "two segments": changed(segments=msgspec.to_builtins(BLANK.segments) * 2),
    "a bot that is a dict": with_entries([0, "takeover", [{}]]),
    "a bot that is a list": with_entries([0, "takeover", [[]]]),
    "a bot that is a number": with_entries([0, "takeover", [7]]),
    "a long word": with_entries([0, "setting", ["x" * 1_000_000]]),
    "many words": with_entries([0, "setting", ["x"] * 1000]),
    "a deep note": with_entries([0, "setting", nested(400)]),
    "a deep choice": with_entries([0, "choose_leader", nested(800)]),
    "a long choice": with_entries([0, "choose_leader", ["x" * 1_000_000]]),
    "deep options": changed(options={"goals": nested(400)}),
    "many names": changed(names=["a"] * 33),
    "long names": changed(names=["n" * 100_000] * 2),
    "a long seed": changed(seed="ab" * 500_000),
    "a seat that is not there": with_entries([2**62, "setting", []]),
    "no seat": with_entries([-1, "setting", []]),
    "many seats": changed(seats=10**9),
    "another game": changed(game="../../etc"),
}


@pytest.mark.parametrize("record", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_record_is_refused_at_once_and_changes_nothing(
    server: Served, ada: Player, record: Any
) -> None:
    before = server.run(rows_of(server))
    matches = server.app.state.services.matches.open_count
    start = time.monotonic()
    refused = ada.ask("POST", PATH, record)
    assert time.monotonic() - start < SOON
    assert (refused.status_code, refused.json()["error"]) == (400, "bad_request")
    assert len(refused.json()["message"]) <= 300
    assert server.run(rows_of(server)) == before
    assert server.app.state.services.matches.open_count == matches


def test_what_is_nested_without_end_is_refused(ada: Player) -> None:
    body = msgspec.json.encode(with_entries()).replace(b'"entries":[]', b'"entries":[[0,"setting",%s]]')
    for depth in (900, 100_000):
        refused = ada.client.post(PATH, content=body % (b"[" * depth + b"]" * depth))
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_request")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_honest_record_is_taken_in(server: Served, ada: Player, game: str) -> None:
    record = played(game, 5 if game == "sands_of_time" else 4, "honest")
    taken = ada.ok("POST", PATH, msgspec.to_builtins(record))
    table = server.table(taken["id"])
    assert (table.status, table.game.digest(table.running.position)) == ("over", record.digest)
    assert [entry.action for entry in table.entries] == [e.action for e in record.segments[0].entries]
    middle = table.length // 2
    ada.ok("GET", f"/api/matches/{taken['id']}/scene?seat=0&at={middle}")
    assert table.game.digest(table.at(table.length)) == record.digest
    assert ada.ok("GET", f"/api/matches/{taken['id']}/scores")["points"]


def test_ten_times_the_longest_match_is_within_the_limits() -> None:
    record = played("sands_of_time", 5, "long")
    entries = record.segments[0].entries * 20
    assert len(entries) >= 12_000
    long = msgspec.structs.replace(record.segments[0], entries=entries[:12_000])
    data = encode_record(msgspec.structs.replace(record, segments=[long]))
    with pytest.raises(Exception, match="the record is not valid: entry"):  # not: too long
        server_clerk.checked(data)


def test_a_match_goes_on_from_a_record_with_its_bots(ada: Player) -> None:
    match: Match[Any] = Match.new(game_of("historia"), 2, {}, "half", ["Ada", "Bot"])
    match.note(1, "takeover", "random")
    for _ in range(60):
        seat = flow.mover(match.position)
        match.choose(seat, flow.options(match.position, seat)[0])
    taken = ada.ok("POST", PATH, msgspec.to_builtins(match.saved()))
    assert [seat["kind"] for seat in taken["seats"]] == ["person", "bot"]
    assert ada.play(taken["id"], 0, most=5) == 5


def test_the_last_choice_of_a_record_is_taken_back(server: Served, ada: Player) -> None:
    match: Match[Any] = Match.new(game_of("historia"), 2, {}, "back", ["Ada", "Mei"])
    seat = 0
    while len(match.entries) < 80 or not match.can_take_back(seat):
        seat = flow.mover(match.position)
        match.choose(seat, flow.options(match.position, seat)[0])
    taken = ada.ok("POST", PATH, msgspec.to_builtins(match.saved()))
    ada.ok("POST", f"/api/matches/{taken['id']}/undo", {"seat": seat})
    match.take_back(seat)
    assert match.game.digest(server.table(taken["id"]).running.position) == match.game.digest(match.position)


def test_the_server_itself_replays_nothing_of_a_record(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("sands_of_time", 4, "aside")
    replayed = 0
    choose = Match.choose

    def counted(self: Match[Any], *given: Any) -> Any:
        nonlocal replayed
        replayed += 1
        return choose(self, *given)

    monkeypatch.setattr(Match, "choose", counted)
    taken = ada.ok("POST", PATH, msgspec.to_builtins(record))
    assert replayed < 60 < len(record.segments[0].entries)
    replayed = 0
    ada.ok("POST", f"/api/matches/{taken['id']}/fork", {"at": len(record.segments[0].entries) - 1})
    assert replayed < 60


def test_others_are_answered_while_records_are_read(ada: Player, mei: Player) -> None:
    body = msgspec.to_builtins(played("sands_of_time", 5, "busy"))
    bomb = HOSTILE["notes"]
    waits: list[float] = []
    done = threading.Event()

    def ask() -> None:
        while not done.is_set():
            start = time.monotonic()
            mei.ok("GET", "/api/me")
            waits.append(time.monotonic() - start)

    with ThreadPoolExecutor(4) as pool:
        asking = pool.submit(ask)
        sent = [pool.submit(ada.ask, "POST", PATH, record) for record in (body, bomb, body)]
        answers = [response.result().status_code for response in sent]
        done.set()
        asking.result()
    assert answers == [200, 400, 200]
    assert len(waits) > 5
    assert max(waits) < 2.0


def test_lines_are_written_in_small_pieces(
    server: Served, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others can write in between, and until the last piece nobody finds the match."""
    record = played("historia", 4, "pieces")
    services = server.app.state.services
    write, pieces, seen = services.database.write, [], []

    def counted() -> Any:
        pieces.append(1)
        seen.append(services.matches.open_count)
        return write()

    monkeypatch.setattr(copies, "AT_ONCE", 50)
    monkeypatch.setattr(services.database, "write", counted)
    taken = ada.ok("POST", PATH, msgspec.to_builtins(record))
    assert len(pieces) >= len(record.segments[0].entries) // 50 + 2
    assert len(set(seen)) == 1
    assert server.table(taken["id"]).length == len(record.segments[0].entries)


def test_what_was_left_half_written_is_swept_up(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(tmp_path)

    def killed(*_given: Any) -> Any:
        raise RuntimeError("the server is killed")

    with served(settings) as server, server.person() as ada:
        whole = ada.new("me", "hotseat")["id"]
        monkeypatch.setattr(copies, "_seat_row", killed)
        assert ada.ask("POST", PATH, msgspec.to_builtins(played("historia", 2, "half"))).status_code == 500
        rows = server.run(rows_of(server))
        assert (rows["matches"], rows["choices"] > 0) == (2, True)
        assert [match["id"] for match in ada.ok("GET", "/api/matches?scope=mine")] == [whole]
        for sweep, left in ((copies.UNFINISHED, 2), (-1.0, 1)):
            monkeypatch.setattr(copies, "UNFINISHED", sweep)
            server.run(copies.sweep_up(server.app.state.services.database))
            assert server.run(rows_of(server))["matches"] == left
        assert server.run(rows_of(server))["choices"] == 0
        assert ada.info(whole)["status"] == "running"


def test_what_takes_too_long_is_given_up(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    record = msgspec.to_builtins(played("historia", 2, "slow"))
    assert ada.ask("POST", PATH, record).status_code == 200
    # No time at all: with a little, an event loop that is kept busy meanwhile finds the work done.
    monkeypatch.setattr(server_clerk, "SECONDS", 0.0)
    refused = ada.ask("POST", PATH, record)
    assert (refused.status_code, refused.json()["message"]) == (400, "this record takes too long to replay")
    monkeypatch.undo()
    assert ada.ask("POST", PATH, record).status_code == 200


def test_few_wait_for_their_records_at_once(server: Served, ada: Player) -> None:
    clerk = server.app.state.services.clerk
    body = msgspec.to_builtins(BLANK)
    with ThreadPoolExecutor(WAITING + 5) as pool:
        server.run(clerk._turn.acquire())
        sent = [pool.submit(ada.ask, "POST", PATH, body) for _ in range(WAITING)]
        wait_for(lambda: clerk._waiting == WAITING)
        ada.refused("rate_limited", "POST", PATH, body)
        release: Callable[[], None] = clerk._turn.release
        server._loop.call_soon_threadsafe(release)
        assert {response.result().status_code for response in sent} == {200}


def test_many_are_given_up_one_after_the_other(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is killed while a record larger than a pipe holds is on its way to it."""
    record = msgspec.to_builtins(played("sands_of_time", 5, "large"))
    monkeypatch.setattr(server_clerk, "SECONDS", 0.0)
    for _ in range(10):
        assert ada.ask("POST", PATH, record).status_code == 400
    monkeypatch.undo()
    assert ada.ask("POST", PATH, record).status_code == 200
