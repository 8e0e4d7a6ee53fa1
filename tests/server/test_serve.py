"""The commands: serve prints its address, answers and survives being killed; the doctor checks first."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.serving import wait_for

HEADERS = {"X-Saecula": "1"}


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `saecula serve` on a free port; it is killed at the end, and its bots' workers end with it."""
    code = "import sys; from saecula.cli import main; main(sys.argv[1:])"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(folder), *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0], process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def healthy(origin: str) -> bool:
    try:
        return httpx.get(f"{origin}/api/health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_every_choice_that_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    cookies: dict[str, str] = {}
    match, acknowledged = "", 0
    for life in range(3):
        with serving(tmp_path) as (origin, process):
            wait_for(lambda: healthy(origin))
            with httpx.Client(
                base_url=origin, headers={**HEADERS, "Origin": origin}, cookies=cookies, trust_env=False
            ) as client:
                if not match:
                    client.post("/api/session", json={"name": "Ada"})
                    seats = [{"kind": "me"}, {"kind": "hotseat"}]
                    body = {"game": "historia", "seats": seats, "seed": "kill"}
                    match = client.post("/api/matches", json=body).json()["id"]
                    cookies = dict(client.cookies)
                info = client.get(f"/api/matches/{match}").json()
                assert info["choices"] >= acknowledged
                for turn in range(15 + life):
                    info = client.get(f"/api/matches/{match}").json()
                    seat = next(s["index"] for s in info["seats"] if s["to_move"])
                    ask = client.get(f"/api/matches/{match}/scene?seat={seat}").json()["ask"]
                    action = ask["options"][turn % len(ask["options"])]["action"]
                    answer = {"seat": seat, "token": ask["token"], "action": action}
                    response = client.post(f"/api/matches/{match}/choices", json=answer)
                    assert response.status_code == 200
                acknowledged = client.get(f"/api/matches/{match}").json()["choices"]
            process.kill()
    assert acknowledged > 30


def test_several_processes_share_postgres(postgres: str, tmp_path: Path) -> None:
    url = postgres.replace("+asyncpg", "")
    with serving(tmp_path, "--workers", "2", "--database", url) as (origin, _):
        wait_for(lambda: healthy(origin))
        headers = {**HEADERS, "Origin": origin}
        with httpx.Client(base_url=origin, headers=headers, trust_env=False, timeout=30) as client:
            client.post("/api/session", json={"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            match = client.post("/api/matches", json={"game": "historia", "seats": seats}).json()["id"]

            def asked() -> object:
                fresh = httpx.get(
                    f"{origin}/api/matches/{match}/scene?seat=0",
                    cookies=dict(client.cookies),
                    trust_env=False,
                )
                return fresh.json()["ask"]

            assert wait_for(asked)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from saecula.cli import main; main(sys.argv[1:])"
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)


def test_the_doctor_names_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SAECULA_SECRET", raising=False)
    (tmp_path / "secret").write_text("x" * 64)
    (tmp_path / "secret").chmod(0o644)
    told = run("doctor", "--data", str(tmp_path), "--database", "postgresql://127.0.0.1:1/nothing")
    assert told.returncode == 1
    assert "chmod 600" in told.stdout
    assert "BAD PostgreSQL" in told.stdout
    assert "ok  Historia" in told.stdout


def test_bad_settings_are_one_line(tmp_path: Path) -> None:
    told = run("serve", "--data", str(tmp_path), "--workers", "2")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "PostgreSQL" in told.stderr
