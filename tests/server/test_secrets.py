"""What the API shows a player does not change when only things hidden from that player change."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from saecula.core import flow
from saecula.core.record import Match
from saecula.games import game as game_of
from saecula.server import play
from saecula.server.lines import step_of
from saecula.server.storage import Person
from saecula.server.tables import Place, Table, content_of
from saecula.server.views import info_of, record_of, scene_of, scores_of
from tests.server.serving import Live, Served, served, settings_for, wait_for

GAME = game_of("historia")


def table_of(match: Match[Any], people: list[str]) -> Table:
    places = [Place(i, "person", person, None, person) for i, person in enumerate(people)]
    return Table("M" * 22, GAME, people[0], False, {}, 0.0, False, None, "", "running", places, match)


def shown(table: Table, person: str, seat: int) -> bytes:
    """Return everything that a person can request."""
    info = info_of(table, person, "en", seat)
    parts = [scene_of(table, seat, "en"), info.model_dump(), record_of(table, seat, [seat])]
    return msgspec.json.encode(parts)


def test_other_worlds_look_the_same() -> None:
    """At every point of a match, fill in differently what a player does not know, and look again."""
    options = {"goals": True, "events": True, "advanced_rules": True}
    match: Match[Any] = Match.new(GAME, 3, options, "worlds", ["a", "b", "c"], content_of("historia"))
    table = table_of(match, ["a", "b", "c"])
    turn = compared = different = 0
    while not match.over:
        position = match.position
        movers = flow.to_move(position)
        seat = movers[turn % len(movers)]
        choices = flow.options(position, seat)
        match.choose(seat, choices[turn * 7 % len(choices)])
        table.steps.append(step_of(position, match.position))
        table.notes.clear()
        turn += 1
        if turn % 3 or match.over:
            continue
        viewer = turn // 3 % 3
        before = shown(table, "abc"[viewer], viewer)
        other = copy.copy(match)
        other.position = GAME.imagine(GAME.redact(match.position, viewer), turn)
        different += GAME.digest(other.position) != GAME.digest(match.position)
        world = table_of(other, ["a", "b", "c"])
        world.steps = table.steps
        assert shown(world, "abc"[viewer], viewer) == before
        compared += 1
    assert compared > 50
    assert different > 50


class World:
    """A match between Ada, who watches, and Mei, who fidgets or does not."""

    def __init__(self, server: Served, fidgets: bool) -> None:
        self.server = server
        self.fidgets = fidgets
        self.fidgeted = 0

    def watched(self) -> list[str]:
        """Return every byte that Ada gets over the whole match."""
        server = self.server
        with server.person("Ada") as ada, server.person("Mei") as mei:
            info = ada.new("me", "open", seed="fidget")
            self.match: str = info["id"]
            invite = info["invite"].partition("invite=")[2]
            mei.ok("POST", f"/api/matches/{self.match}/join", {"invite": invite})
            people = [self.person(player.ok("GET", "/api/me")["id"]) for player in (ada, mei)]
            received: list[str] = []
            with ada.live(self.match) as live:
                received.append(str(live.connection.recv(timeout=30)))
                self.play(people, lambda: received.append(self.asked(ada)))
                self.settle()
                received += self.bytes_of(live)
            received.append(self.asked(ada))
        created = str(info["created"])
        return [text.replace(self.match, "MATCH").replace(created, "0") for text in received]

    def person(self, id_: str) -> Person:
        return Person(id=id_, name="", language="", created=0.0)

    def settle(self) -> None:
        hub = self.server.app.state.services.hub
        wait_for(lambda: not hub._dirty)

    def asked(self, ada: Any) -> str:
        paths = ("", "/scene?seat=0", "/scores", "/record")
        return "\n".join([ada.ask("GET", f"/api/matches/{self.match}{path}").text for path in paths])

    def bytes_of(self, live: Live) -> list[str]:
        texts: list[str] = []
        while True:
            try:
                texts.append(str(live.connection.recv(timeout=0.5)))
            except TimeoutError:
                return texts

    def play(self, people: list[Person], look: Callable[[], None]) -> None:
        run, matches = self.server.run, self.server.app.state.services.matches
        for turn in range(10_000):
            match = self.server.table(self.match).running
            position = match.position
            movers = flow.to_move(position)
            if not movers:
                return
            seat = 1 if 1 in movers else 0  # Mei before Ada where both are asked
            choices = flow.options(position, seat)
            if self.fidgets and seat == 1 and len(movers) > 1 and len(choices) > 1:
                decoy = choices[(turn + 1) % len(choices)]
                run(play.choose(matches, people[1], self.match, 1, match.token(1), decoy))
                run(play.undo(matches, people[1], self.match, 1))
                self.fidgeted += 1
                match = self.server.table(self.match).running
            action = choices[turn % len(choices)]
            run(play.choose(matches, people[seat], self.match, seat, match.token(seat), action))
            self.settle()
            if turn % 40 == 0:
                look()


def test_every_byte_of_a_match_is_the_same_however_others_hesitate(tmp_path: Path) -> None:
    with served(settings_for(tmp_path), first=lambda: 1024) as server:
        calm, restless = World(server, False), World(server, True)
        first, second = calm.watched(), restless.watched()
    assert restless.fidgeted > 20
    assert len(first) > 100
    assert first == second


def test_scores_of_a_running_match_are_public() -> None:
    match: Match[Any] = Match.new(GAME, 2, {}, "scores", ["a", "b"], content_of("historia"))
    table = table_of(match, ["a", "b"])
    assert scores_of(table, -1, "en").points[-1].scores == [0, 0]
