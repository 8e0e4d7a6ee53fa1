"""Who watches a match live: each viewer gets a whole scene, then differences, and misses nothing.

Viewers who see the same (the same person, seat and language) share a channel. A channel lives on for a while
after its last viewer left, so that a lost connection can go on where it was.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from saecula.core.position import Seat
from saecula.server.chats import Said
from saecula.server.faults import Fault
from saecula.server.matches import called_off
from saecula.server.patch import diff
from saecula.server.tables import Table
from saecula.server.views import info_of, scene_of

REMEMBERED: Final = 64  # messages a channel can send again
LINGERS: Final = 300.0  # seconds a channel outlives its last viewer
BACKLOG: Final = 128  # messages a slow viewer may be behind before it is cut off
TAGS: Final = 1024
REFUSED: Final = 4400  # how connections are closed
TOO_SLOW: Final = 4408
PAUSE: Final = 0.002  # seconds between two scenes: a choice being written has many small steps to make
RENEWED: Final = 60.0  # seconds after which other processes are told again who is here
GONE: Final = 200.0  # seconds after which a process that said nothing is taken to have ended

Message = dict[str, Any]


def first_version() -> int:
    """Where a channel's versions begin: later than any before, and not by chance another process's."""
    return int(time.time() * 1000) * TAGS + secrets.randbelow(TAGS)


@dataclass(frozen=True)
class View:
    """From where one looks."""

    match: str
    seat: Seat
    language: str
    person: str | None


class Viewer:
    """One connection."""

    def __init__(self, name: str | None) -> None:
        self.name = name
        self.queue: asyncio.Queue[Message | int] = asyncio.Queue()  # a number closes the connection

    def send(self, message: Message) -> None:
        """Put a message in line; who is too far behind is cut off and comes back for a whole scene."""
        if self.queue.qsize() >= BACKLOG:
            self.queue = asyncio.Queue()
            self.queue.put_nowait(TOO_SLOW)
            return
        self.queue.put_nowait(message)

    def refuse(self, fault: Fault) -> None:
        """Say why, and let go."""
        self.send(refusal(fault.code, fault.message))
        self.queue.put_nowait(REFUSED)


class Channel:
    """What viewers of one view were sent."""

    def __init__(self, view: View, version: int) -> None:
        self.view = view
        self.version = version
        self.scene_version = version
        self.scene: Any = None
        self.info: Any = None
        self.sent: deque[Message] = deque(maxlen=REMEMBERED)
        self.viewers: set[Viewer] = set()
        self.left = time.monotonic()

    def show(self, table: Table) -> None:
        """Send the difference, if there is one for this view."""
        view = self.view
        if table.match is None:
            scene = None
        else:
            scene = msgspec.to_builtins(scene_of(table, view.seat, view.language))
        info = info_of(table, view.person, view.language, view.seat).model_dump(mode="json")
        if scene == self.scene and info == self.info:
            return
        first = self.scene is None
        before, self.scene, self.info = self.scene, scene, info
        if first:
            self._send({"kind": "scene", "scene": scene, "info": info})
        else:
            self._send(
                {"kind": "patch", "from": self.scene_version, "ops": diff(before, scene), "info": info}
            )
        self.scene_version = self.version

    def say(self, said: Said) -> None:
        """Pass on what was said."""
        self._send(_chat(said, self.view.language))

    def _send(self, message: Message) -> None:
        self.version += TAGS
        message["v"] = self.version
        self.sent.append(message)
        for viewer in list(self.viewers):
            viewer.send(message)

    def greet(self, viewer: Viewer, since: int | None, table: Table, chat: list[Said]) -> None:
        """Send what a viewer missed, or everything."""
        self.show(table)
        self.viewers.add(viewer)
        missed = self._missed(since)
        if missed is not None:
            for message in missed:
                viewer.send(message)
            return
        viewer.send({"kind": "scene", "v": self.scene_version, "scene": self.scene, "info": self.info})
        for said in chat:
            viewer.send({**_chat(said, self.view.language), "v": self.version})

    def _missed(self, since: int | None) -> list[Message] | None:
        if since is None:
            return None
        if since == self.version:
            return []
        sent = list(self.sent)
        for i, message in enumerate(sent):
            if message["v"] == since:
                return sent[i + 1 :]
        return None


def refusal(code: str, message: str) -> Message:
    """Why there is nothing to see."""
    return {"kind": "error", "error": code, "message": message}


def _chat(said: Said, language: str) -> Message:
    name = "" if said.by_house else said.name
    return {"kind": "chat", "id": said.id, "name": name, "text": said.text_in(language), "at": said.at}


class Hub:
    """All live viewers of this process."""

    def __init__(self, first: Callable[[], int] = first_version) -> None:
        self._first = first
        self._channels: dict[str, dict[View, Channel]] = {}
        self._elsewhere: dict[tuple[str, str], tuple[float, list[str], list[str]]] = {}
        self._dirty: dict[str, Table] = {}
        self._wake = asyncio.Event()
        self._renewed = time.monotonic()
        self.presence_changed: Callable[[str, list[str], list[str]], None] = lambda _match, _names, _people: (
            None
        )
        self.viewers = 0
        self.sent = 0

    def watched(self, match: str) -> bool:
        """Whether somebody looks at a match."""
        return any(channel.viewers for channel in self._channels.get(match, {}).values())

    def publish(self, table: Table) -> None:
        """Something happened in a match: all who look will be shown it."""
        if table.id in self._channels:
            self._dirty[table.id] = table
            self._wake.set()

    async def run(self) -> None:
        """Show what happened; several changes at once are shown as one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._dirty:
                match = next(iter(self._dirty))  # who waits longest
                table = self._dirty.pop(match)
                for channel in list(self._channels.get(match, {}).values()):
                    if channel.viewers:
                        channel.show(table)
                        self.sent += 1
                        await asyncio.sleep(PAUSE)

    def say(self, said: Said) -> None:
        """Pass on what was said at a table."""
        for channel in self._channels.get(said.match, {}).values():
            channel.say(said)

    def close(self, match: str) -> None:
        """A match was called off: who looks at it is told so and let go."""
        self._dirty.pop(match, None)
        for channel in self._channels.pop(match, {}).values():
            for viewer in channel.viewers:
                viewer.refuse(called_off())

    def enter(self, view: View, viewer: Viewer, since: int | None, table: Table, chat: list[Said]) -> Channel:
        """A viewer comes."""
        channels = self._channels.setdefault(view.match, {})
        channel = channels.get(view)
        if channel is None:
            channel = channels[view] = Channel(view, self._first())
        try:
            channel.greet(viewer, since, table, chat)
        except BaseException:
            channel.viewers.discard(viewer)
            raise
        self.viewers += 1
        self._presence(view.match)
        return channel

    def leave(self, channel: Channel, viewer: Viewer) -> None:
        """A viewer goes."""
        channel.viewers.discard(viewer)
        channel.left = time.monotonic()
        self.viewers -= 1
        self._presence(channel.view.match)

    def names(self, match: str) -> list[str]:
        """Who of this process looks at a match, by name."""
        found = {
            viewer.name
            for channel in self._channels.get(match, {}).values()
            for viewer in channel.viewers
            if viewer.name is not None
        }
        return sorted(found)

    def _people(self, match: str) -> list[str]:
        channels = self._channels.get(match, {}).values()
        return sorted({c.view.person for c in channels if c.viewers and c.view.person is not None})

    def is_present(self, match: str, person: str) -> bool:
        """Whether somebody looks at a match, here or in another process."""
        elsewhere = [people for (other, _), (_, _, people) in self._elsewhere.items() if other == match]
        return person in self._people(match) or any(person in people for people in elsewhere)

    def _presence(self, match: str) -> None:
        self.presence_changed(match, self.names(match), self._people(match))
        self._tell_presence(match)

    def present_elsewhere(self, match: str, process: str, names: list[str], people: list[str]) -> None:
        """Who looks at a match in another process."""
        known = self._elsewhere.get((match, process))
        self._elsewhere[match, process] = (time.monotonic(), names, people)
        if match in self._channels and (known is None or known[1] != names):
            self._tell_presence(match)

    def _tell_presence(self, match: str) -> None:
        names = set(self.names(match))
        for (other, _), (_, there, _) in self._elsewhere.items():
            if other == match:
                names.update(there)
        for channel in self._channels.get(match, {}).values():
            for viewer in channel.viewers:
                viewer.send({"kind": "presence", "v": channel.version, "names": sorted(names)})

    def sweep(self) -> None:
        """Forget channels that nobody came back to."""
        now = time.monotonic()
        for match, channels in list(self._channels.items()):
            for view, channel in list(channels.items()):
                if not channel.viewers and now - channel.left > LINGERS:
                    del channels[view]
            if not channels:
                del self._channels[match]
        for key, (seen, _, _) in list(self._elsewhere.items()):
            if now - seen > GONE:
                del self._elsewhere[key]
                self._tell_presence(key[0])
        if now - self._renewed > RENEWED:
            self._renewed = now
            for match in [match for match in self._channels if self.watched(match)]:
                self.presence_changed(match, self.names(match), self._people(match))
