"""Sessions and accounts; origins, hosts, sizes, rate limits, headers; what is found and what is not."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import httpx
import pytest

from saecula.core.errors import BadOption
from saecula.server.faults import Fault
from saecula.server.guards import Limiter
from saecula.server.settings import database_url, make_settings, read_secret
from tests.server.serving import Player, Served, served, settings_for


def test_a_guest_plays_at_once(server: Served) -> None:
    with server.person(signed_in=False) as guest:
        guest.refused("not_signed_in", "GET", "/api/me")
        guest.refused(
            "not_signed_in", "POST", "/api/matches", {"game": "historia", "seats": [{"kind": "me"}]}
        )
        first = guest.ok("POST", "/api/session", {})
        assert first["guest"]
        assert guest.ok("POST", "/api/session", {"name": "Other"}) == first
        assert guest.ok("POST", "/api/me", {"name": "Zoë", "language": "de"})["language"] == "de"
        assert "Zufall" in str(guest.ok("GET", "/api/games")) or "Zivilisation" in str(
            guest.ok("GET", "/api/games")
        )


def test_a_session_can_be_ended_and_not_forged(server: Served, ada: Player) -> None:
    cookie = ada.client.cookies["saecula_session"]
    ada.ok("POST", "/api/logout")
    with server.person(signed_in=False) as thief:
        for value in (cookie, cookie[:-1] + "x", "a.b", cookie.partition(".")[0], "é"):
            response = thief.client.get("/api/me", headers=[(b"Cookie", f"saecula_session={value}".encode())])
            assert response.status_code == 401


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Served) -> None:
    with server.person(signed_in=False) as guest:
        header = guest.ask("POST", "/api/session", {}).headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header


def test_an_account_comes_back(server: Served, ada: Player) -> None:
    me = ada.ok("GET", "/api/me")
    made = ada.ok("POST", "/api/account", {"name": "Ada L", "password": "difference engine"})
    assert (made["id"], made["guest"]) == (me["id"], False)
    with server.person(signed_in=False) as again:
        again.refused("wrong_password", "POST", "/api/login", {"name": "Ada L", "password": "wrong"})
        again.refused("wrong_password", "POST", "/api/login", {"name": "nobody", "password": "wrong"})
        assert again.ok("POST", "/api/login", {"name": "ada l", "password": "difference engine"}) == made
        again.refused("conflict", "POST", "/api/me", {"name": "Somebody else"})
    with server.person() as other:
        taken = {"name": "ADA L", "password": "difference engine"}
        other.refused("name_taken", "POST", "/api/account", taken)
        other.refused("bad_request", "POST", "/api/account", {"name": "Bob", "password": "short"})


def test_secrets_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with served(settings_for(tmp_path)) as server, server.person("Ada") as ada:
        cookie = ada.client.cookies["saecula_session"]
        invite = ada.new("me", "open")["invite"].partition("invite=")[2]
        ada.ok("POST", "/api/account", {"name": "Ada", "password": "difference engine"})
    dump = "\n".join(sqlite3.connect(tmp_path / "saecula.sqlite").iterdump())
    assert "argon2id" in dump
    for secret in (cookie.partition(".")[0], invite, "difference engine"):
        assert secret not in dump


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Saecula": "1"},
        {"Origin": "http://evil.example", "X-Saecula": "1"},
        {"Origin": "null", "X-Saecula": "1"},
        {"Origin": "SAME"},
    ],
)
def test_unsafe_requests_of_other_pages_are_refused(server: Served, headers: dict[str, str]) -> None:
    headers = {k: server.origin if v == "SAME" else v for k, v in headers.items()}
    response = httpx.post(f"{server.origin}/api/session", json={}, headers=headers, trust_env=False)
    assert (response.status_code, response.json()["error"]) == (403, "forbidden")


def test_another_host_name_is_refused_on_loopback(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, hosts=("127.0.0.1", "localhost"))
    with served(settings) as server, server.person() as ada:
        assert ada.client.get("/api/me", headers={"Host": "rebound.example"}).status_code == 403
        assert ada.client.get("/api/me").status_code == 200


def test_large_bodies_are_refused(ada: Player) -> None:
    ada.refused("too_large", "POST", "/api/session", {"name": "x" * 70_000})

    def pieces() -> object:
        for _ in range(80):
            yield b" " * 1000

    response = ada.client.post("/api/me", content=pieces())  # type: ignore[arg-type]  # no length is sent
    assert response.json()["error"] == "too_large"


def test_every_answer_has_its_headers(ada: Player) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = ada.ask("GET", path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert ada.ask("GET", "/api/me").headers["cache-control"] == "no-store"


def test_unknown_paths_are_pages_of_the_client_but_not_under_api(ada: Player) -> None:
    assert "<html" in ada.ask("GET", "/match/abc").text
    assert ada.ask("GET", "/api/nothing").json()["error"] == "not_found"
    assert ada.ask("GET", "/nothing.js").status_code == 404
    assert ada.ask("GET", "/../settings.py").status_code in (200, 404)
    assert "SECRET_FILE" not in ada.client.get("/%2e%2e/settings.py").text
    assert ada.ask("DELETE", "/api/me").status_code == 405


def test_matches_cannot_be_listed_or_guessed(ada: Player, mei: Player) -> None:
    hidden = ada.new("me", "hotseat")["id"]
    assert hidden not in str(mei.ok("GET", "/api/matches?scope=public"))
    assert hidden not in str(mei.ok("GET", "/api/matches?scope=mine"))
    assert hidden in str(ada.ok("GET", "/api/matches?scope=mine"))
    mei.refused("not_found", "GET", f"/api/matches/{hidden[:-1]}{'A' if hidden[-1] != 'A' else 'B'}")


def test_rates_are_limited() -> None:
    limiter = Limiter(on=True)
    for _ in range(5):
        limiter.take("somebody", 5, 0.001)
    with pytest.raises(Fault, match="too many"):
        limiter.take("somebody", 5, 0.001)
    limiter.take("somebody else", 5, 0.001)


def test_health_metrics_and_rules(ada: Player) -> None:
    assert ada.ok("GET", "/api/health") == {"status": "ok"}
    assert "saecula_choices_total" in ada.ask("GET", "/metrics").text
    rules = ada.ok("GET", "/api/games/historia/rules")
    assert rules["chapters"][0]["clauses"][0]["id"] == "HIS-001"
    ada.refused("not_found", "GET", "/api/games/chess/rules")
    game = ada.ok("GET", "/api/games?lang=en")[0]
    assert {option["kind"] for option in game["options"]} == {"flag", "choice", "list"}
    assert game["usual_bot"] in game["bots"]


def test_a_secret_is_made_once_and_guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SAECULA_SECRET", raising=False)
    first = read_secret(tmp_path)
    assert read_secret(tmp_path) == first
    path = tmp_path / "secret"
    assert os.stat(path).st_mode & 0o777 == 0o600
    path.chmod(0o644)
    with pytest.raises(BadOption, match="others can read"):
        read_secret(tmp_path)


def test_settings_are_checked(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="PostgreSQL"):
        make_settings(tmp_path, workers=2)
    with pytest.raises(BadOption, match="mysql"):
        database_url("mysql://x/y", tmp_path)
    assert database_url("postgres://x/y", tmp_path) == "postgresql+asyncpg://x/y"
    assert make_settings(tmp_path).hosts


def account(server: Served, name: str) -> dict[str, str]:
    """An account that somebody created on another day."""
    with server.person(name) as player:
        credentials = {"name": name, "password": "difference engine"}
        player.ok("POST", "/api/account", credentials)
    return credentials


def test_a_guest_who_signs_in_brings_its_matches_along(server: Served, mei: Player) -> None:
    credentials = account(server, "Grace")
    with server.person("Guest") as guest:
        match = guest.new("me", "open", public=True)["id"]
        waiting = guest.new("me", "open")["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        stranger = guest.ok("GET", "/api/me")["id"]
        guest.refused("wrong_password", "POST", "/api/login", {**credentials, "password": "wrong"})
        assert guest.info(match)["you"] == [0]
        assert guest.ok("POST", "/api/login", credentials)["id"] != stranger
        assert (guest.info(match)["you"], guest.info(match)["owner"]) == ([0], True)
        assert guest.info(waiting)["invite"]
        assert {match, waiting} <= {m["id"] for m in guest.ok("GET", "/api/matches?scope=mine")}
        assert guest.scene(match, 0)["viewer"] == 0
        server.app.state.services.matches.forget(match)
        assert guest.info(match)["you"] == [0]


def test_where_both_sit_the_guests_seat_stays_the_guests(server: Served) -> None:
    credentials = account(server, "Hedy")
    with server.person(signed_in=False) as hedy, server.person("Guest") as guest:
        hedy.ok("POST", "/api/login", credentials)
        match = hedy.new("me", "open", public=True)["id"]
        guest.ok("POST", f"/api/matches/{match}/join", {})
        guest.ok("POST", "/api/login", credentials)
        assert guest.info(match)["you"] == [0]
        guest.refused("forbidden", "GET", f"/api/matches/{match}/scene?seat=1")


def test_an_account_that_signs_in_as_another_takes_nothing_along(server: Served) -> None:
    first, second = account(server, "Emmy"), account(server, "Sofja")
    with server.person(signed_in=False) as player:
        player.ok("POST", "/api/login", first)
        match = player.new("me", "hotseat")["id"]
        player.ok("POST", "/api/login", second)
        assert player.info(match)["you"] == []
        assert match not in str(player.ok("GET", "/api/matches?scope=mine"))
