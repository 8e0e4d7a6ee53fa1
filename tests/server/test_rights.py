"""Nobody who has lost a seat or a session is shown anything more of it, not even on old connections."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from saecula.core import flow
from saecula.core.journal import line_from_plain
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR
from saecula.core.scene import log_lines, scene
from saecula.games import GAMES
from saecula.server import hub as server_hub
from saecula.server.hub import SIGNED_OUT, Hub, Viewer
from saecula.server.patch import patched
from saecula.server.people import COOKIE
from saecula.server.tables import Table
from saecula.server.views import scene_of
from tests.server.playing import choose, everybody, propose
from tests.server.serving import PATIENCE, Live, Player, Served, wait_for
from tests.server.test_postgres import age, on

pytestmark = pytest.mark.no_cover  # whole matches of every game

SEAT = 1  # Mei's, which she loses
PASSWORD = "analytical engine"


def texts_in(thing: Any) -> Iterator[str]:
    """Return all texts in what was sent."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | list):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from texts_in(part)


def drawn(table: Table, seat: int) -> set[str]:
    """Return the texts of everything that a seat may see of a match."""
    match = table.running
    seen = table.game.redact(match.position, seat)
    texts = Texts(table.game, seen.position, "en", match.record.names)
    told = [line_from_plain(line) for entry in match.entries for line in entry.told]
    notes = [note for index in range(len(match.entries)) for note in match.noted(index)]
    lines = log_lines(table.game, told, seat, texts, notes)
    return set(texts_in(msgspec.to_builtins(scene(table.game, seen, texts, lines, match.token(seat)))))


class Watch:
    """A connection and the scene it shows; what arrived of scenes since `mark`, and how it ended."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.scene = live.next("scene")["scene"]
        self.arrived: list[Any] = []
        self.code: int | None = None

    def mark(self) -> None:
        """Count what arrives from now on."""
        self.read()
        self.arrived = []

    def read(self) -> None:
        try:
            while True:
                message = msgspec.json.decode(self.live.connection.recv(timeout=0.4))
                if message["kind"] == "scene":
                    self.scene = message["scene"]
                    self.arrived.append(self.scene)
                elif message["kind"] == "patch":
                    self.scene = patched(self.scene, message["ops"])
                    self.arrived.append(message["ops"])
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.code = self.live.connection.close_code

    def something_arrived(self) -> bool:
        self.read()
        return bool(self.arrived)

    def reaches(self, scene: Callable[[], Any]) -> None:
        """Wait until the viewer sees this: what is under way may take its time."""
        end = time.monotonic() + PATIENCE
        self.read()
        while self.scene != scene() and time.monotonic() < end:
            self.read()
        assert self.scene == scene()


class Board:
    """A match of Ada, Mei and Tom, watched by Ada and Mei; and what only Mei's seat was to see."""

    def __init__(self, server: Served, game: str, people: list[Player]) -> None:
        self.server = server
        self.game = game
        self.ada, self.mei, self.tom = people
        self.match = ""
        self.hidden: set[str] = set()
        self.public: set[str] = set()
        self.open = ExitStack()

    def start(self, **more: Any) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"game": self.game, "seats": seats, "public": True, **more}
        self.match = self.ada.ok("POST", "/api/matches", body)["id"]
        for player, seat in ((self.mei, 1), (self.tom, 2)):
            player.ok("POST", f"/api/matches/{self.match}/join", {"seat": seat})

    def watch(self, player: Player, seat: int) -> Watch:
        return Watch(self.open.enter_context(player.live(self.match, seat)))

    def record(self, table: Table, seat: int, language: str, index: int | None = None) -> Any:
        """Replace `scene_of`: whatever the hub builds, note what the seat and what everybody sees then."""
        self.note(table)
        return scene_of(table, seat, language, index)

    def note(self, table: Table) -> None:
        self.hidden |= drawn(table, SEAT)
        self.public |= drawn(table, SPECTATOR)

    def movers(self) -> list[int]:
        return flow.to_move(self.server.table(self.match).running.position)

    def play(self, choices: int) -> None:
        """Let all seats choose, bots by themselves."""
        made = 0
        while made < choices:
            table = self.server.table(self.match)
            if table.over:
                return
            persons = [seat for seat in self.movers() if table.places[seat].kind == "person"]
            if persons:
                choose(self.server, self.match, persons[made % len(persons)], made)
                made += 1
            else:
                self.wait_for_line(table.lines)

    def wait_for_line(self, number: int) -> None:
        wait_for(lambda: self.server.table(self.match).lines > number)

    def play_until_only_mei_is_asked(self) -> None:
        for turn in range(500):
            movers = self.movers()
            if movers == [SEAT]:
                return
            seat = next(seat for seat in movers if seat != SEAT)
            choose(self.server, self.match, seat, turn)
        raise AssertionError("Mei is never the only one")

    def settle(self) -> None:
        wait_for(lambda: not self.server.app.state.services.hub._dirty)

    def shows_nothing_hidden(self, watch: Watch) -> None:
        secrets = self.hidden - self.public
        assert secrets
        assert not secrets.intersection(texts_in(watch.arrived)), "what is hidden was shown"


@pytest.fixture(params=sorted(GAMES))
def board(request: pytest.FixtureRequest, server: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    yield from boards(server, request.param, monkeypatch)


@pytest.fixture
def one_board(server: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    yield from boards(server, "through_the_ages", monkeypatch)


def boards(server: Served, game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    for module in ("matches", "play"):
        monkeypatch.setattr(f"saecula.server.{module}.USUAL_BOT", "random")
    with ExitStack() as stack:
        people = [stack.enter_context(server.person(name)) for name in ("Ada", "Mei", "Tom")]
        board = Board(server, game, people)
        monkeypatch.setattr(server_hub, "scene_of", board.record)
        stack.enter_context(board.open)
        yield board


# What loses a seat


def resigned(board: Board) -> None:
    board.mei.ok("POST", f"/api/matches/{board.match}/resign", {"seat": SEAT})


def replaced(board: Board) -> None:
    board.play_until_only_mei_is_asked()
    made = propose(board.ada, board.match, 0, "replace", SEAT)["proposal"]
    body = {"seat": 2, "proposal": made["id"], "agree": True}
    board.tom.ok("POST", f"/api/matches/{board.match}/answer", body)


def timed_out(board: Board) -> None:
    board.play_until_only_mei_is_asked()
    age(board.server, board.match, 1_000_000.0)
    board.server.run(board.server.app.state.services.matches.catch_up(board.match))
    wait_for(lambda: board.server.table(board.match).places[SEAT].kind == "bot")


LOSSES = [resigned, replaced, timed_out]


def lose(board: Board, loss: Callable[[Board], None]) -> None:
    """Mei loses her seat and the match goes on: nothing of the seat arrives where she watched from it."""
    clock = {"kind": "move", "seconds": 500_000}
    board.start(**({"clock": clock} if loss is timed_out else {}))
    board.play(12)
    old, holder = board.watch(board.mei, SEAT), board.watch(board.ada, 0)
    before = set(texts_in(old.scene))
    assert before - drawn(board.server.table(board.match), SPECTATOR)
    loss(board)
    old.mark()
    board.note(board.server.table(board.match))
    board.play(12)
    board.settle()
    wait_for(old.something_arrived)
    board.shows_nothing_hidden(old)
    assert old.scene["viewer"] == SPECTATOR
    holder.read()
    assert holder.scene["viewer"] == 0


@pytest.mark.parametrize("loss", LOSSES)
def test_a_seat_that_went_to_a_bot_is_not_shown_any_more(board: Board, loss: Callable[[Board], None]) -> None:
    lose(board, loss)


@pytest.mark.parametrize("loss", LOSSES)
def test_it_would_be_noticed_if_nobody_asked_whose_seat_it_is(
    one_board: Board, monkeypatch: pytest.MonkeyPatch, loss: Callable[[Board], None]
) -> None:
    monkeypatch.setattr(Table, "shows", lambda *_: True)
    with pytest.raises(AssertionError, match="what is hidden was shown"):
        lose(one_board, loss)


@pytest.mark.parametrize("loss", LOSSES)
def test_a_change_that_nobody_tells_the_viewers_of_shows_nothing(
    one_board: Board, monkeypatch: pytest.MonkeyPatch, loss: Callable[[Board], None]
) -> None:
    board = one_board
    monkeypatch.setattr(Hub, "_unseat", lambda *_: None)
    board.start(**({"clock": {"kind": "move", "seconds": 500_000}} if loss is timed_out else {}))
    board.play(12)
    old, holder = board.watch(board.mei, SEAT), board.watch(board.ada, 0)
    loss(board)
    old.mark()
    board.play(12)
    board.settle()
    holder.mark()
    old.read()
    board.shows_nothing_hidden(old)


def leave_and_sit_elsewhere(board: Board) -> Watch:
    """Mei watches from a seat, leaves it and takes another; Tom takes the one she left."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": board.game, "seats": seats, "public": True}
    path = f"/api/matches/{board.ada.ok('POST', '/api/matches', body)['id']}"
    board.match = path.rpartition("/")[2]
    board.mei.ok("POST", f"{path}/join", {"seat": 1})
    old = board.watch(board.mei, SEAT)
    board.mei.ok("POST", f"{path}/leave")
    board.mei.ok("POST", f"{path}/join", {"seat": 2})
    board.tom.ok("POST", f"{path}/join", {"seat": 1})
    return old


def watch_what_she_left(board: Board) -> None:
    old = leave_and_sit_elsewhere(board)
    holder, own = board.watch(board.tom, SEAT), board.watch(board.mei, 2)
    board.note(board.server.table(board.match))
    board.play(15)
    board.settle()
    old.read()
    board.shows_nothing_hidden(old)
    old.reaches(partial(board.mei.scene, board.match, SPECTATOR))
    board.shows_nothing_hidden(old)
    for watch, player, seat in ((holder, board.tom, SEAT), (own, board.mei, 2)):
        watch.reaches(partial(player.scene, board.match, seat))
    board.mei.refused("forbidden", "GET", f"/api/matches/{board.match}/scene?seat={SEAT}")


def test_a_seat_that_was_left_is_not_shown_any_more(board: Board) -> None:
    watch_what_she_left(board)


def test_it_would_be_noticed_if_a_left_seat_were_shown(
    one_board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "shows", lambda *_: True)
    with pytest.raises(AssertionError, match="what is hidden was shown"):
        watch_what_she_left(one_board)


def test_a_player_who_comes_back_to_a_seat_gets_a_new_view(
    one_board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nobody noticed that the seat was empty meanwhile."""
    board = one_board
    monkeypatch.setattr(Hub, "_unseat", lambda *_: None)
    match = board.ada.new("me", "open", "open", public=True)["id"]
    board.match = match
    board.mei.ok("POST", f"/api/matches/{match}/join", {"seat": SEAT})
    old = board.watch(board.mei, SEAT)
    board.mei.ok("POST", f"/api/matches/{match}/leave")
    board.mei.ok("POST", f"/api/matches/{match}/join", {"seat": SEAT})
    old.mark()
    board.tom.ok("POST", f"/api/matches/{match}/join", {})
    old.read()
    assert old.arrived == []
    assert board.watch(board.mei, SEAT).scene["viewer"] == SEAT


@pytest.mark.rule("TTA-180")
def test_a_player_who_has_resigned_by_the_rules_sees_what_everybody_sees(one_board: Board) -> None:
    board = one_board
    board.start()
    old, holder = board.watch(board.mei, SEAT), board.watch(board.ada, 0)
    for turn in range(500):
        if board.server.table(board.match).running.may_resign(SEAT):
            break
        choose(board.server, board.match, board.movers()[0], turn)
    assert "Your cards" in texts_in(board.mei.scene(board.match, SEAT))
    board.mei.ok("POST", f"/api/matches/{board.match}/resign", {"seat": SEAT, "how": "rules"})
    old.mark()
    board.note(board.server.table(board.match))
    board.play(15)
    board.settle()
    old.read()
    board.shows_nothing_hidden(old)
    outside = board.mei.scene(board.match, SPECTATOR)
    old.reaches(lambda: outside)
    assert outside == board.mei.scene(board.match, SEAT)
    holder.reaches(partial(board.ada.scene, board.match, 0))


def test_the_places_that_linger_of_a_lost_seat_are_cleared(one_board: Board) -> None:
    board = one_board
    board.start()
    with board.mei.live(board.match, SEAT) as live:
        live.next("scene")
    hub = board.server.app.state.services.hub
    assert [view.seat for view in hub._channels[board.match]] == [SEAT]
    resigned(board)
    assert hub._channels[board.match] == {}


def test_after_the_end_every_seat_may_be_looked_from(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "hotseat", seed="over")["id"]
    everybody(server, match)
    with mei.live(match, seat=1) as live:
        assert live.next("scene")["scene"]["viewer"] == 1
    for seat in (2, -2, 99):
        with mei.live(match, seat=seat) as live:
            assert live.next()["error"] == "bad_request"


# What ends a session


def copied(board: Board, player: Player) -> Watch:
    """The connection of somebody who has copied a player's cookie."""
    return board.watch(on(player, board.server), SEAT)


def account(board: Board, name: str) -> dict[str, str]:
    return {"name": f"{name} of {board.match}"[:40], "password": PASSWORD}


def log_out(board: Board) -> None:
    board.mei.ok("POST", "/api/logout")
    board.mei.ok("POST", "/api/login", account(board, "Mei"))


def sign_in_as_another(board: Board) -> None:
    board.mei.ok("POST", "/api/login", account(board, "Zoë"))


def ended(board: Board, end: Callable[[Board], None]) -> None:
    """A session ends and the player continues in a new one: the old one's connections show nothing more."""
    board.start()
    if end is log_out:
        board.mei.ok("POST", "/api/account", account(board, "Mei"))
    else:
        with board.server.person("Zoë") as zoe:
            zoe.ok("POST", "/api/account", account(board, "Zoë"))
    board.play(12)
    own, thief, holder = board.watch(board.mei, SEAT), copied(board, board.mei), board.watch(board.ada, 0)
    end(board)
    for watch in (own, thief):
        watch.mark()
    again = board.watch(board.mei, SEAT)
    board.play(12)
    board.settle()
    for watch in (own, thief):
        watch.read()
        board.shows_nothing_hidden(watch)
        assert watch.arrived == []
        assert watch.code == SIGNED_OUT
    for watch, player, seat in ((holder, board.ada, 0), (again, board.mei, SEAT)):
        watch.reaches(partial(player.scene, board.match, seat))


ENDS = [log_out, sign_in_as_another]


@pytest.mark.parametrize("end", ENDS)
def test_a_session_that_ended_shows_nothing_any_more(board: Board, end: Callable[[Board], None]) -> None:
    ended(board, end)


@pytest.mark.parametrize("end", ENDS)
def test_it_would_be_noticed_if_a_session_lived_on(
    one_board: Board, monkeypatch: pytest.MonkeyPatch, end: Callable[[Board], None]
) -> None:
    services = one_board.server.app.state.services
    monkeypatch.setattr(services.people, "ended", lambda _key: None)
    monkeypatch.setattr(services.hub, "holding", None)  # or the server's chores would find out after a while
    monkeypatch.setattr(Table, "shows", lambda *_: True)
    with pytest.raises(AssertionError, match="what is hidden was shown"):
        ended(one_board, end)


def test_a_session_that_ends_while_a_connection_is_made_shows_nothing(
    server: Served, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.new("me", "hotseat")["id"]
    services = server.app.state.services
    cookie, last = ada.client.cookies[COOKIE], services.chats.last

    async def meanwhile(*given: Any) -> Any:
        await services.people.revoke(cookie)
        return await last(*given)

    monkeypatch.setattr(services.chats, "last", meanwhile)
    with ada.live(match) as live:
        assert live.closed() == SIGNED_OUT
        assert live.heard == []


def test_a_session_that_runs_out_shows_nothing_any_more(one_board: Board) -> None:
    board = one_board
    board.start()
    old = board.watch(board.mei, SEAT)
    old.mark()
    hub: Hub = board.server.app.state.services.hub
    key = board.server.app.state.services.people.key_of(board.mei.client.cookies[COOKIE])
    for viewer in hub._viewers:
        if viewer.session == key:
            viewer.expires = 0.0
    board.play(3)
    old.read()
    assert (old.arrived, old.code) == ([], SIGNED_OUT)


def test_word_of_an_end_that_was_lost_is_made_up_for(
    server: Served, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.new("me", "hotseat")["id"]
    services = server.app.state.services
    with ada.live(match) as live:
        live.next("scene")
        monkeypatch.setattr(services.people, "ended", lambda _key: None)
        ada.ok("POST", "/api/logout")
        server.run(services.hub.recheck())
        assert live.closed() == SIGNED_OUT


def test_what_is_still_in_line_is_taken_back(server: Served) -> None:
    async def waiting(let_go: Callable[[Viewer], None]) -> list[Any]:
        viewer = Viewer("key")
        for kind in ("scene", "patch", "chat", "pong"):
            viewer.send({"kind": kind})
        let_go(viewer)
        found = [viewer.queue.get_nowait() for _ in range(viewer.queue.qsize())]
        return [message if isinstance(message, int) else message["kind"] for message in found]

    assert server.run(waiting(Viewer.lose_seat)) == ["chat", "pong"]
    assert server.run(waiting(Viewer.sign_out)) == ["pong", SIGNED_OUT]
