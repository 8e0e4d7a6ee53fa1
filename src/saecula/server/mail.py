"""Mail, sent by the SMTP server that the settings name."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from saecula.core.errors import BadOption

TIMEOUT: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


@dataclass(frozen=True)
class Post:
    """A mail server: smtp:// switches to TLS, smtps:// begins with it, smtp+plain:// does without it."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def parse_post(url: str, sender: str) -> Post | None:
    """Return the mail server of these settings, or None if no URL is given."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadOption("SAECULA_SMTP: expected smtp://user:password@host:port") from error
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadOption("SAECULA_SMTP: expected smtp://, smtps:// or smtp+plain:// and a host")
    if "@" not in sender:
        raise BadOption("SAECULA_MAIL_FROM: the address that mail is sent from is missing")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, sender)


async def send(post: Post, to: str, subject: str, text: str) -> None:
    """Send a mail."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = post.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=post.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    await asyncio.to_thread(_send, post, message)


def _send(post: Post, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(post.host, post.port, timeout=TIMEOUT, context=context)
        if post.scheme == "smtps"
        else smtplib.SMTP(post.host, post.port, timeout=TIMEOUT)
    ) as server:
        if post.scheme == "smtp":
            server.starttls(context=context)
        if post.user:
            server.login(post.user, post.password)
        server.send_message(message)
