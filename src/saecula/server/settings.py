"""The configuration of a server, and where its secret comes from."""

from __future__ import annotations

import os
import secrets
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saecula.core.errors import BadOption
from saecula.server.mail import parse_post

SECRET_FILE: Final = "secret"
SECRET_BYTES: Final = 32
FEWEST_SIMULATIONS: Final = 2
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """One server's configuration; `from_environment` reads what is not given on the command line."""

    data: Path
    database: str
    secret: bytes
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_workers: int = 1
    origins: tuple[str, ...] = ()  # allowed besides the address the request came to, https://play.example.org
    hosts: tuple[str, ...] = ()  # names that this server answers to; empty: any
    rate_limits: bool = True
    keep_open: int = 400  # matches kept in memory
    address: str = ""  # where players find this server, https://play.example.org: for links in notices
    smtp: str = ""  # the mail server, smtp://user:password@host:587
    mail_from: str = ""
    analysis_simulations: int = 0  # the most for one decision; 0: as many as the level has

    @property
    def is_postgres(self) -> bool:
        """Return whether several processes can share the database."""
        return self.database.startswith("postgresql")


def default_data() -> Path:
    """Return the folder of the database and the secret, unless another is named."""
    given = os.environ.get("SAECULA_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "saecula"


def database_url(given: str, data: Path) -> str:
    """Return the URL for SQLAlchemy's async drivers; by default an SQLite file in the data folder."""
    if not given:
        return f"sqlite+aiosqlite:///{(data / 'saecula.sqlite').absolute()}"
    scheme, colon, rest = given.partition("://")
    if not colon:
        raise BadOption(
            f"--database {given}: expected a URL such as sqlite:///file or postgresql://host/name"
        )
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise BadOption(f"--database: {scheme} is not supported; sqlite or postgresql is")


def read_secret(data: Path) -> bytes:
    """Return the secret: `SAECULA_SECRET`, else that of a file only its owner can read, made if missing."""
    given = os.environ.get("SAECULA_SECRET")
    if given:
        if len(given) < SECRET_BYTES:
            raise BadOption(f"SAECULA_SECRET: at least {SECRET_BYTES} characters")
        return given.encode()
    path = data / SECRET_FILE
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        # Written to a temporary file and linked: a second process finds a whole secret, never half of one.
        draft = data / f".{SECRET_FILE}.{secrets.token_hex(8)}"
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
        try:
            os.link(draft, path)
        finally:
            draft.unlink()
    except FileExistsError:
        pass
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        raise BadOption(f"{path}: others can read the secret; do: chmod 600 {path}")
    text = path.read_text().strip()
    if len(text) < SECRET_BYTES:
        raise BadOption(f"{path}: too short for a secret; remove the file to have a new one made")
    return text.encode()


def make_settings(
    data: Path | None = None,
    database: str = "",
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    bot_workers: int = 0,
) -> Settings:
    """Return settings made from these choices and the environment."""
    folder = data or default_data()
    url = database_url(database or os.environ.get("SAECULA_DATABASE", ""), folder)
    if workers < 1:
        raise BadOption(f"--workers {workers}: at least one")
    if workers > 1 and not url.startswith("postgresql"):
        raise BadOption("--workers: several processes need PostgreSQL; give --database postgresql://...")
    smtp, mail_from = os.environ.get("SAECULA_SMTP", ""), os.environ.get("SAECULA_MAIL_FROM", "")
    parse_post(smtp, mail_from)
    hosts = tuple([h for h in os.environ.get("SAECULA_HOSTS", "").split(",") if h])
    return Settings(
        data=folder,
        database=url,
        secret=read_secret(folder),
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers or max(1, (os.cpu_count() or 2) // 2),
        origins=tuple([o.rstrip("/") for o in os.environ.get("SAECULA_ORIGINS", "").split(",") if o]),
        hosts=hosts or (LOOPBACK if host in LOOPBACK else ()),
        rate_limits=os.environ.get("SAECULA_RATE_LIMITS", "on") != "off",
        address=os.environ.get("SAECULA_ADDRESS", "").rstrip("/"),
        smtp=smtp,
        mail_from=mail_from,
        analysis_simulations=_simulations(os.environ.get("SAECULA_ANALYSIS_SIMULATIONS", "")),
    )


def _simulations(given: str) -> int:
    if not given:
        return 0
    if not given.isdecimal() or int(given) < FEWEST_SIMULATIONS:
        raise BadOption(f"SAECULA_ANALYSIS_SIMULATIONS: {given} is not a number from {FEWEST_SIMULATIONS} on")
    return int(given)
