"""Notices: once a turn, only to absent players, never to a private address."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socketserver
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.server.mail import parse_post
from saecula.server.settings import make_settings
from saecula.server.tables import Table
from saecula.server.webhooks import BadWebhook, Webhooks, is_public, parse
from tests.server.playing import choose, play_until, together
from tests.server.serving import Player, Served, served, settings_for, wait_for


@contextmanager
def heard(answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> Iterator[tuple[int, list[bytes]]]:
    """A listener that records what is posted to it."""
    requests: list[bytes] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += self.rfile.readline()
            length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
            requests.append(head + self.rfile.read(length))
            self.wfile.write(answer)

    with listening(Handler) as port:
        yield port, requests


@contextmanager
def mailbox() -> Iterator[tuple[int, list[str]]]:
    """A mail server that accepts everything."""
    mails: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            for line in self.rfile:
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    for text in self.rfile:
                        if text == b".\r\n":
                            break
                        lines.append(text)
                    mails.append(b"".join(lines).decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    with listening(Handler) as port:
        yield port, mails


@contextmanager
def listening(handler: type[socketserver.BaseRequestHandler]) -> Iterator[int]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


async def here(_host: str, _port: int) -> list[str]:
    return ["127.0.0.1"]


def resolving(*addresses: str) -> Webhooks:
    async def resolver(_host: str, _port: int) -> list[str]:
        return list(addresses)

    return Webhooks(resolver)


def open_to_tests(server: Served) -> None:
    """Let webhooks reach this machine."""
    server.app.state.services.notices._webhooks = Webhooks(here, lambda _address: True)


def look(server: Served, folder: Path) -> None:
    """Look for people to notify, as if they had been asked long ago."""
    with sqlite3.connect(folder / "saecula.sqlite") as database:
        database.execute("update matches set news = news - 1000")
    database.close()
    server.run(server.app.state.services.notices.look())


def test_once_a_turn_to_absent_players(tmp_path: Path) -> None:
    with (
        served(settings_for(tmp_path, address="https://play.example.org")) as server,
        server.person("Ada") as ada,
        server.person("Mei") as mei,
        heard() as (port, requests),
    ):
        open_to_tests(server)
        hook = f"http://play.example.org:{port}/turn?key=1"
        assert mei.ok("POST", "/api/me/notices", {"webhook": hook})["webhook"] == hook
        match = together(ada, mei, seed="told")
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [1])
        with mei.live(match, seat=1) as live:
            live.next("scene")
            look(server, tmp_path)
            assert requests == []
        wait_for(lambda: not server.app.state.services.hub.watched(match))
        look(server, tmp_path)
        look(server, tmp_path)
        assert len(requests) == 1
        head, _, body = requests[0].partition(b"\r\n\r\n")
        assert head.startswith(b"POST /turn?key=1 HTTP/1.1\r\n")
        assert json.loads(body) == {
            "event": "turn",
            "match": match,
            "game": "historia",
            "text": "It is your turn in Historia.",
            "url": f"https://play.example.org/match/{match}",
        }
        choose(server, match, 1)
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [1])
        look(server, tmp_path)
        assert len(requests) == 2
        mei.ok("POST", "/api/me/notices", {"webhook": None})
        choose(server, match, 1)
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [1])
        look(server, tmp_path)
        assert len(requests) == 2


def asked_alone(table: Table, seat: int) -> bool:
    position = table.running.position
    return position.block == "ask" and flow.mover(position) == seat


def test_a_turn_that_passed_without_a_choice_is_notified_again(tmp_path: Path) -> None:
    with (
        served(settings_for(tmp_path)) as server,
        server.person("Ada") as ada,
        server.person("Mei") as mei,
        heard() as (port, requests),
    ):
        open_to_tests(server)
        mei.ok("POST", "/api/me/notices", {"webhook": f"http://x.example:{port}/"})
        match = together(ada, mei, seed="passed")
        play_until(server, match, lambda t: asked_alone(t, 1) and t.running.can_take_back(0))
        look(server, tmp_path)
        ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
        play_until(server, match, lambda t: asked_alone(t, 1))
        look(server, tmp_path)
        assert len(requests) == 2


def test_mail_goes_to_accounts_that_want_it(tmp_path: Path) -> None:
    with mailbox() as (port, mails):
        settings = settings_for(
            tmp_path, smtp=f"smtp+plain://127.0.0.1:{port}", mail_from="house@play.example.org"
        )
        with served(settings) as server, server.person("Ada") as ada:
            assert ada.ok("GET", "/api/me/notices") == {
                "webhook": None,
                "email": False,
                "has_email": False,
                "smtp": True,
            }
            ada.refused("conflict", "POST", "/api/me/notices", {"email": True})
            account = {"name": "Ada", "password": "difference engine", "email": "ada@example.org"}
            ada.ok("POST", "/api/account", account)
            ada.ok("POST", "/api/me", {"language": "de"})
            assert ada.ok("POST", "/api/me/notices", {"email": True})["email"]
            ada.new("me", "hotseat", seed="mail")
            look(server, tmp_path)
            look(server, tmp_path)
        assert len(mails) <= 2  # one for each seat that is asked
        assert "To: ada@example.org" in mails[0]
        assert "From: house@play.example.org" in mails[0]
        assert "Historia" in mails[0]


def test_an_unreachable_webhook_harms_nobody(tmp_path: Path) -> None:
    with served(settings_for(tmp_path)) as server, server.person("Ada") as ada:
        open_to_tests(server)
        with heard() as (port, _):
            pass
        ada.ok("POST", "/api/me/notices", {"webhook": f"http://gone.example:{port}/"})
        match = ada.new("me", "hotseat")["id"]
        look(server, tmp_path)
        assert ada.info(match)["status"] == "running"


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "::ffff:0:10.0.0.1",
    "2002:7f00:1::",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_posted_to(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    for webhooks in (resolving(address), resolving("93.184.215.14", address)):
        with pytest.raises(BadWebhook):
            asyncio.run(webhooks.post("http://looks-public.example/", b"{}"))


def test_public_addresses_are() -> None:
    for address in ("93.184.215.14", "2606:4700::1111"):
        asyncio.run(resolving(address).check("https://example.org/"))
    with pytest.raises(BadWebhook):
        asyncio.run(resolving().check("https://example.org/"))


def test_the_address_that_was_checked_is_the_one_connected_to() -> None:
    with heard() as (port, requests):
        asked: list[str] = []

        async def changing(host: str, _port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

        allowed = ipaddress.ip_address("127.0.0.1")
        webhooks = Webhooks(changing, lambda address: address == allowed)
        assert asyncio.run(webhooks.post(f"http://rebinding.example:{port}/a", b"{}")) == 204
        assert asked == ["rebinding.example"]
        assert b"Host: rebinding.example" in requests[0]


def test_redirects_are_not_followed_and_answers_are_short() -> None:
    with heard() as (target, reached):
        moved = f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{target}/\r\n\r\n".encode()
        with heard(moved) as (port, _):
            webhooks = Webhooks(here, lambda _address: True)
            assert asyncio.run(webhooks.post(f"http://a.example:{port}/", b"{}")) == 302
        assert reached == []
    with heard(b"x" * 100_000) as (port, _), pytest.raises((asyncio.LimitOverrunError, ConnectionError)):
        asyncio.run(Webhooks(here, lambda _address: True).post(f"http://a.example:{port}/", b"{}"))


def test_an_address_that_does_not_answer_is_given_up() -> None:
    class Silent(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(1000)
            threading.Event().wait(2)

    webhooks = Webhooks(here, lambda _address: True, timeout=0.2)
    with listening(Silent) as port, pytest.raises(TimeoutError):
        asyncio.run(webhooks.post(f"http://a.example:{port}/", b"{}"))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "http://user:word@example.org/",
        "http://example.org:99999/",
        "http://exa mple.org/",
        "http://example.org/\r\nX: 1",
        "http://[::1",
        "//example.org",
    ],
)
def test_what_is_no_address_is_refused(ada: Player, url: str) -> None:
    with pytest.raises(BadWebhook):
        parse(url)
    response = ada.ask("POST", "/api/me/notices", {"webhook": url})
    assert response.json()["error"] in ("bad_request", "conflict")
    assert ada.ok("GET", "/api/me/notices")["webhook"] is None


def test_private_webhooks_are_refused_when_they_are_set(ada: Player, server: Served) -> None:
    for url in (
        "http://127.0.0.1:8000/",
        "http://[::1]/",
        "http://169.254.169.254/latest",
        "http://2130706433/",
    ):
        ada.refused("conflict", "POST", "/api/me/notices", {"webhook": url})
    with server.person(signed_in=False) as nobody:
        nobody.refused("not_signed_in", "GET", "/api/me/notices")
        nobody.refused("not_signed_in", "POST", "/api/me/notices", {"email": False})


def test_mail_settings_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert parse_post("", "") is None
    found: Any = parse_post("smtp://ada:p%40ss@mail.example.org", "house@example.org")
    assert (found.host, found.port, found.password) == ("mail.example.org", 587, "p@ss")
    for url, sender in (("http://x", "a@b"), ("smtp://", "a@b"), ("smtp://x", ""), ("smtp://x:y", "a@b")):
        with pytest.raises(BadOption, match="SAECULA"):
            parse_post(url, sender)
    monkeypatch.setenv("SAECULA_SMTP", "smtps://mail.example.org")
    monkeypatch.setenv("SAECULA_MAIL_FROM", "house@example.org")
    monkeypatch.setenv("SAECULA_ADDRESS", "https://play.example.org/")
    settings = make_settings(tmp_path)
    assert (settings.smtp, settings.address) == ("smtps://mail.example.org", "https://play.example.org")
