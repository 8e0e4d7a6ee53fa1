"""One server for the tests of a module; on PostgreSQL too, where one can be started."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Player, Served, served, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def ada(server: Served) -> Iterator[Player]:
    with server.person("Ada") as player:
        yield player


@pytest.fixture
def mei(server: Served) -> Iterator[Player]:
    with server.person("Mei") as player:
        yield player


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Return the URL of a PostgreSQL server that runs as long as the tests do."""
    programs = _programs()
    assert programs is not None, "no PostgreSQL: install the dev extra, whose pgserver brings one"
    # A short path, since a socket's path may not be long, in a place that another user can reach.
    with tempfile.TemporaryDirectory(prefix="saecula-", ignore_cleanup_errors=True) as name:
        yield from _running(programs, Path(name))


def _running(programs: Path, folder: Path) -> Iterator[str]:
    data = folder / "data"
    user: dict[str, object] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        account = pwd.getpwnam("nobody")
        os.chown(folder, account.pw_uid, account.pw_gid)
        user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "saecula", "-A", "trust", "-E", "UTF8"]
    subprocess.run([*initdb, "--no-sync"], **quiet, **user)  # type: ignore[call-overload]
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=60"
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w"]
    started = [*control, "-l", str(folder / "log"), "-o", options, "start"]
    subprocess.run(started, **quiet, **user)  # type: ignore[call-overload]
    try:
        yield f"postgresql+asyncpg://saecula@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], **quiet, **user)  # type: ignore[call-overload]


def _programs() -> Path | None:
    """Return where PostgreSQL's programs are: Debian's, or those of the package pgserver."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    try:
        import pgserver
    except ImportError:
        return None
    return Path(pgserver.__file__).parent / "pginstall" / "bin"
