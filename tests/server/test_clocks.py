"""Clocks: how time is counted, what others see of it, and who plays on when it is up."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from saecula.core import blocks, flow
from saecula.core.record import TAKEOVER, LogEntry
from saecula.core.registry import PASS
from saecula.server.clocks import GRACE, Asked, Clock, begun, ends, left_for, moved, new_clock
from saecula.server.lines import REWIND, UNDO, Happening, happening
from saecula.server.tables import Table, seemingly_asked
from saecula.server.views import movers_of
from tests.sample.game import GAME
from tests.sample.table import at_round_end
from tests.server.playing import choose, finish, play_until, together
from tests.server.serving import Player, Served, served, settings_for, wait_for

OPEN = Happening(public=True, closing=True, unseen=False)
SEALED = Happening(public=False, closing=False, unseen=False)
CLOSING = OPEN
UNSEEN = Happening(public=False, closing=False, unseen=True)
END_OF_UNSEEN = Happening(public=True, closing=True, unseen=True)


def asked(*seats: int, seemingly: tuple[int, ...] | None = None) -> Asked:
    return Asked(frozenset(seats), frozenset(seats if seemingly is None else seemingly))


def started(kind: Literal["move", "budget"], *seats: int, increment: int = 0) -> Clock:
    return begun(new_clock(kind, 100, increment, 2), asked(*seats), 1000.0)


def chose(seat: int) -> LogEntry:
    return LogEntry(seat, "something", [])


def left(clock: Clock, seat: int, now: float) -> float:
    """Return what a player has left, as the player sees it."""
    times, running = left_for(clock, [seat])
    return times[seat] - (now - clock.as_of) * running[seat]


def test_each_move_has_new_time() -> None:
    clock = started("move", 0)
    assert left(clock, 0, 1030.0) == 70.0
    clock = moved(clock, chose(0), OPEN, asked(0), 1030.0)
    assert left(clock, 0, 1030.0) == 100.0
    clock = moved(clock, chose(0), OPEN, asked(1), 1050.0)
    assert ends(clock) == [(1150.0, 1)]


def test_a_budget_is_used_up_and_grows_when_the_turn_passes_on() -> None:
    clock = started("budget", 0, increment=7)
    clock = moved(clock, chose(0), OPEN, asked(0), 1030.0)
    assert left(clock, 0, 1030.0) == 70.0
    clock = moved(clock, chose(0), OPEN, asked(1), 1040.0)
    assert left(clock, 0, 2000.0) == 67.0
    assert left(clock, 1, 1041.0) == 99.0


@pytest.mark.parametrize("kind", ["move", "budget"])
def test_to_choose_and_take_back_again_gains_nothing(kind: Literal["move", "budget"]) -> None:
    clock = started(kind, 0, increment=7 if kind == "budget" else 0)
    now = 1000.0
    for _ in range(5):
        clock = moved(clock, chose(0), OPEN, asked(1), now := now + 10)
        clock = moved(clock, LogEntry(0, UNDO, [0]), OPEN, asked(0), now := now + 1)
    assert left(clock, 0, now) <= (57.0 if kind == "budget" else 60.0)
    for _ in range(3):  # several choices, several undone: no more than the first gave
        for _ in range(2):
            clock = moved(clock, chose(0), OPEN, asked(0), now := now + 1)
        for _ in range(2):
            clock = moved(clock, LogEntry(0, UNDO, [0]), OPEN, asked(0), now := now + 1)
    assert left(clock, 0, now) <= 100.0 - 8
    back = moved(clock, LogEntry(0, REWIND, [0]), OPEN, asked(0), now)
    assert left(back, 0, now) == (100.0 if kind == "move" else left(clock, 0, now))


def test_others_do_not_see_that_a_sealed_answer_stopped_a_clock() -> None:
    clock = started("budget", 0, 1, increment=5)
    before = left_for(clock, [0])
    clock = moved(clock, chose(1), SEALED, asked(0, 1), 1010.0)
    clock = moved(clock, chose(1), SEALED, asked(0, seemingly=(0, 1)), 1020.0)
    assert left_for(clock, [0]) == before
    assert left_for(clock, []) == left_for(started("budget", 0, 1, increment=5), [])
    assert left(clock, 1, 1500.0) == 85.0
    assert ends(clock) == [(1100.0, 0)]
    clock = moved(clock, LogEntry(1, UNDO, [0]), SEALED, asked(0, 1), 1050.0)
    assert left_for(clock, [0]) == before
    assert left(clock, 1, 1060.0) == 75.0
    clock = moved(clock, chose(1), SEALED, asked(0, seemingly=(0, 1)), 1060.0)
    clock = moved(clock, chose(0), CLOSING, asked(0), 1070.0)
    assert left_for(clock, [])[0] == [30.0, 75.0]


def test_clicks_of_a_sealed_draft_do_not_renew_a_move() -> None:
    clock = started("move", 0, 1)
    clock = moved(clock, chose(1), SEALED, asked(0, 1), 1090.0)
    assert ends(clock) == [(1100.0, 0), (1100.0, 1)]


def test_no_clock_reveals_who_was_asked_in_a_poll() -> None:
    clock = started("budget", 0)
    clock = moved(clock, chose(0), OPEN, asked(1, seemingly=()), 1010.0)
    assert left_for(clock, [0]) == ([90.0, 100.0], [False, False])
    assert left_for(clock, [1])[1] == [False, True]
    assert ends(clock) == [(1110.0, 1)]
    clock = moved(clock, chose(1), END_OF_UNSEEN, asked(0), 1060.0)
    assert left_for(clock, [0])[0] == [90.0, 100.0]


def test_no_clock_reveals_who_was_asked_in_a_quiet_block() -> None:
    match = at_round_end(3, {0: "tea", 1: "alms", 2: "alms"})
    before = match.position
    assert (flow.to_move(before), seemingly_asked(GAME, before)) == ([1, 2], [])
    for seat, movers in ((0, []), (1, [1])):
        table = SimpleNamespace(match=match, game=GAME, seats_of=lambda _, seat=seat: [seat])
        assert movers_of(cast(Table, table), "somebody") == movers
    match.choose(1, PASS)
    assert happening(match.entries[-1], before, match.position) == UNSEEN
    before = match.position
    match.choose(2, PASS)
    assert happening(match.entries[-1], before, match.position) == END_OF_UNSEEN


def test_a_bots_seat_has_no_clock() -> None:
    clock = started("move", 0)
    note = Happening(public=True, closing=False, unseen=False)
    clock = moved(clock, LogEntry(0, TAKEOVER, ["greedy"]), note, asked(), 1010.0)
    assert ends(clock) == []


# On a server


def age(folder: Path, match: str, seconds: float) -> None:
    """Pretend that this much time has passed."""
    with sqlite3.connect(folder / "saecula.sqlite") as database:
        row = database.execute("select json_extract(clock, '$.since') from matches where id = ?", (match,))
        since = str([t if t is None else t - seconds for t in json.loads(row.fetchone()[0])]).replace(
            "None", "null"
        )
        database.execute(
            "update matches set clock = json_set(clock, '$.since', json(?)), due = due - ?,"
            " revision = revision + 1 where id = ?",
            (since, seconds, match),
        )
    database.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[Served, Callable[[str, float], None]]]:
    """A server, and a way to let time pass in a match."""
    with served(settings_for(tmp_path)) as server:

        def later(match: str, seconds: float) -> None:
            age(tmp_path, match, seconds)
            server.app.state.services.matches.forget(match)

        yield server, later


MOVE = {"kind": "move", "seconds": 60}


def test_a_bot_plays_on_when_the_time_is_up(place: tuple[Served, Callable[[str, float], None]]) -> None:
    server, later = place
    with server.person("Ada") as ada, server.person("Mei") as mei:
        match = together(ada, mei, seed="clock", clock=MOVE)
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [1])
        info = ada.info(match)
        assert info["clock"]["running"] == [False, True]
        assert info["clock"]["left"] == [60.0, 60.0]
        assert abs(info["clock"]["as_of"] - time.time()) < 30
        later(match, 55.0)
        server.run(server.app.state.services.timekeeper.look())
        assert mei.info(match)["seats"][1]["kind"] == "person"
        with ada.live(match) as live:
            live.next("scene")
            later(match, 10.0)
            wait_for(lambda: ada.info(match)["seats"][1]["kind"] == "bot")
            said = live.next("chat")
            assert (said["name"], said["text"]) == ("", "Mei's time is up. A bot plays on.")
        ask = mei.info(match)
        assert (ask["you"], ask["clock"]["running"][1]) == ([], False)
        notes = [e for e in server.table(match).entries if e.decision == TAKEOVER]
        assert len(notes) == 1
        assert ada.play(match, 0, most=2) == 2


def test_a_choice_counts_until_the_seat_is_handed_over(
    place: tuple[Served, Callable[[str, float], None]],
) -> None:
    server, later = place
    with server.person("Ada") as ada:
        match = ada.new("me", "hotseat", seed="grace", clock=MOVE)["id"]
        seat = flow.mover(server.table(match).running.position)
        later(match, 60.0 + GRACE / 2)
        server.run(server.app.state.services.timekeeper.look())
        choose(server, match, seat)
        later(match, 0.0)
        server.run(server.app.state.services.timekeeper.look())
        assert [s["kind"] for s in ada.info(match)["seats"]] == ["person", "person"]
        assert min(ada.info(match)["clock"]["left"]) > 50


def test_clocks_go_on_over_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as first, first.person("Ada") as ada:
        match = ada.new("me", "hotseat", seed="restart", clock={"kind": "budget", "seconds": 60})["id"]
        before = ada.info(match)["clock"]
        cookies = dict(ada.client.cookies)
    age(tmp_path, match, 70.0)
    with served(settings) as second, second.person(signed_in=False) as ada:
        ada.client.cookies.update(cookies)
        late = [seat for seat in (0, 1) if before["running"][seat]]
        wait_for(lambda: all(ada.info(match)["seats"][seat]["kind"] == "bot" for seat in late))


def test_others_see_a_clock_run_until_all_have_answered(server: Served, ada: Player, mei: Player) -> None:
    match = together(ada, mei, seed="shown", clock={"kind": "budget", "seconds": 600, "increment": 9})
    play_until(
        server,
        match,
        lambda t: t.running.position.block in blocks.SEALED and len(flow.to_move(t.running.position)) == 2,
    )
    before = ada.info(match)
    finish(server, match, 1)
    assert ada.info(match) == before
    assert mei.info(match)["clock"]["running"] == [True, False]
    assert before["clock"]["running"] == [True, True]


def test_a_rematch_has_the_same_clock(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="again", clock=MOVE)["id"]
    play_until(server, match, lambda t: t.over)
    assert ada.info(match)["clock"]["running"] == [False, False]
    again = ada.ok("POST", f"/api/matches/{match}/rematch")["clock"]
    assert (again["kind"], again["seconds"]) == ("move", 60)
    assert any(again["running"])


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 5},
        {"kind": "move", "seconds": 60, "increment": 5},
        {"kind": "hourglass", "seconds": 60},
        {"kind": "budget", "seconds": 60, "increment": -1},
        {"kind": "budget", "seconds": 2_592_001},
        {"kind": "budget"},
    ],
)
def test_bad_clocks_are_refused(ada: Player, clock: dict[str, Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    ada.refused("bad_request", "POST", "/api/matches", {"game": "historia", "seats": seats, "clock": clock})
    assert ada.new("me", "hotseat")["clock"] is None
