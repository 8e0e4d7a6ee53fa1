"""`saecula serve` and `saecula doctor`: run a server, or check the settings it would run with."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from saecula.core.errors import BadOption, SaeculaError
from saecula.games import all_games
from saecula.processes import collect_rarely
from saecula.server.app import STATIC, create_app
from saecula.server.settings import SECRET_BYTES, SECRET_FILE, Settings, database_url, default_data
from saecula.server.storage import Database
from saecula.server.tables import content_of

HANDED_ON: Final = "SAECULA_SETTINGS"  # how the processes of one server get their settings
LARGEST_MESSAGE: Final = 16 * 1024
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Format log records as lines of JSON: the message and the few facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        """Format one record."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to_stderr(level: str) -> None:
    """Log structured lines; of the libraries only warnings, since their lines hold addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger("saecula").setLevel(level.upper())


def run(settings: Settings, say: Callable[[str], None], level: str = "warning") -> None:
    """Serve until stopped."""
    log_to_stderr(level)
    collect_rarely()
    several = settings.workers > 1
    if several:
        os.environ[HANDED_ON] = _plain(settings)
        os.environ["SAECULA_LOG"] = level
    with _listening(settings) as listener:
        config = uvicorn.Config(
            "saecula.server.serve:worker" if several else create_app(settings),
            factory=several,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        say(f"Saecula is at http://{_shown(settings.host)}:{listener.getsockname()[1]}")
        if several:
            Multiprocess(config, sockets=[listener]).run()
        else:
            server.run(sockets=[listener])


def _listening(settings: Settings) -> socket.socket:
    """Return the socket to listen on, explicitly created as TCP: asyncio then sends small packets at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise BadOption(f"{settings.host}:{settings.port}: {error.strerror}") from error
    return listener


def _shown(host: str) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def _plain(settings: Settings) -> str:
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    values |= {"data": str(settings.data), "secret": settings.secret.decode()}
    return msgspec.json.encode(values).decode()


def worker() -> FastAPI:
    """Create the application of one of several processes."""
    collect_rarely()
    log_to_stderr(os.environ.get("SAECULA_LOG", "warning"))
    values = msgspec.json.decode(os.environ[HANDED_ON])
    values |= {
        "data": Path(values["data"]),
        "secret": values["secret"].encode(),
        "origins": tuple(values["origins"]),
        "hosts": tuple(values["hosts"]),
    }
    return create_app(Settings(**values))


def examine(data: Path | None, database: str) -> list[tuple[bool, str]]:
    """Check a configuration without changing anything; return each finding and whether it is all right."""
    folder = data or default_data()
    found = [_check_folder(folder), _check_secret(folder)]
    try:
        url = database_url(database or os.environ.get("SAECULA_DATABASE", ""), folder)
        found.append(asyncio.run(_check_database(url)))
    except SaeculaError as error:
        found.append((False, str(error)))
    found.append(_check_client())
    for game in all_games():
        try:
            found.append((True, f"{game.title}: content {content_of(game.id).digest}"))
        except SaeculaError as error:
            found.append((False, f"{game.title}: {error}"))
    return found


def _check_folder(folder: Path) -> tuple[bool, str]:
    if not folder.exists():
        return True, f"data folder {folder}: will be made"
    well = folder.is_dir() and os.access(folder, os.W_OK)
    return well, f"data folder {folder}: {'writable' if well else 'cannot be written to'}"


def _check_secret(folder: Path) -> tuple[bool, str]:
    if "SAECULA_SECRET" in os.environ:
        well = len(os.environ["SAECULA_SECRET"]) >= SECRET_BYTES
        return well, f"secret: from SAECULA_SECRET{'' if well else f', but shorter than {SECRET_BYTES}'}"
    path = folder / SECRET_FILE
    if not path.exists():
        return True, f"secret: {path} will be made"
    well = not path.stat().st_mode & 0o077
    return well, f"secret: {path}{'' if well else ' can be read by others; do: chmod 600'}"


async def _check_database(url: str) -> tuple[bool, str]:
    kind = "PostgreSQL" if url.startswith("postgresql") else "SQLite"
    if kind == "SQLite" and not Path(url.partition(":///")[2]).exists():
        return True, "SQLite: the file will be made"
    try:
        opened = Database(url)
        try:
            revision = await opened.revision()
        finally:
            await opened.close()
    except Exception as error:  # drivers raise all kinds of errors; the doctor only reports
        return False, f"{kind}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
    return True, f"{kind}: answers, tables at {revision or 'nothing yet'}"


def _check_client() -> tuple[bool, str]:
    built = (STATIC / "index.html").is_file()
    return built, f"web client: {'built' if built else 'not built; run make play'}"
