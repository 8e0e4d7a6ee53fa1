"""Live viewers of a match: each gets a whole scene, then differences, and misses nothing.

Viewers who see the same (the same person, seat and language) share a channel. A channel lives on for a while
after its last viewer has left, so that a lost connection can continue where it was.

The right to watch rests on a view that still stands (the seat has not changed hands) and a session that is
still valid. Whatever ends one of them takes the view away at once, and both are checked again whenever a
scene is built: a channel whose view no longer stands builds nothing, however it came to live on.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from saecula.core.position import SPECTATOR, Seat
from saecula.server.chats import Said
from saecula.server.faults import Fault
from saecula.server.matches import called_off
from saecula.server.patch import diff
from saecula.server.tables import Table
from saecula.server.views import info_of, scene_of

REMEMBERED: Final = 64  # messages that a channel can send again
LINGERS: Final = 300.0  # seconds that a channel outlives its last viewer
BACKLOG: Final = 128  # messages by which a slow viewer may lag behind before it is cut off
TAGS: Final = 1024
REFUSED: Final = 4400  # codes with which connections are closed
SIGNED_OUT: Final = 4401
TOO_SLOW: Final = 4408
AGAIN: Final = 1.0  # seconds until sessions that could not be checked are checked again
PAUSE: Final = 0.002  # seconds between two scenes: a choice that is being written needs many small steps
RENEWED: Final = 60.0  # seconds after which other processes are told again who is here
GONE: Final = 200.0  # seconds after which a silent process is assumed to have ended

Message = dict[str, Any]
Holding = Callable[[Iterable[str]], Awaitable[set[str]]]  # of these sessions, those that are valid

log = logging.getLogger("saecula.server.hub")


def first_version() -> int:
    """Return a channel's first version: later than any before, and unlikely to be another process's."""
    return int(time.time() * 1000) * TAGS + secrets.randbelow(TAGS)


@dataclass(frozen=True)
class View:
    """What a viewer looks at, and from which seat."""

    match: str
    seat: Seat
    language: str
    person: str | None
    seating: int = 0  # of the seat, when it was taken: a player who comes back to it starts a new view

    def stands(self, table: Table) -> bool:
        """Return whether this person still holds the seat."""
        return table.shows(self.person, self.seat, self.seating)


def view_of(table: Table, seat: Seat, language: str, person: str | None) -> View:
    """Return the view that a person has from a seat now."""
    seating = table.places[seat].seating if seat != SPECTATOR else 0
    return View(table.id, seat, language, person, seating)


class Viewer:
    """A connection, and the session it belongs to."""

    def __init__(self, session: str | None = None) -> None:
        self.name: str | None = None
        self.session = session  # the key of its session, if somebody is signed in
        self.expires = math.inf
        self.channel: Channel | None = None
        self.behind = False  # has not been shown the channel's scene yet
        self.queue: asyncio.Queue[Message | int] = asyncio.Queue()  # a number closes the connection
        self._ended = False

    @property
    def holds(self) -> bool:
        """Return whether its session is still valid."""
        return not self._ended and time.time() < self.expires

    def sign_out(self) -> None:
        """Close the connection because its session has ended; what is still queued is not sent."""
        self._ended = True
        self._take_back(("scene", "patch", "chat", "presence"))
        self.queue.put_nowait(SIGNED_OUT)

    def lose_seat(self) -> None:
        """Drop what is still queued for a seat."""
        self._take_back(("scene", "patch"))

    def _take_back(self, kinds: tuple[str, ...]) -> None:
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if isinstance(message, int) or message["kind"] not in kinds:
                self.queue.put_nowait(message)

    def send(self, message: Message) -> None:
        """Queue a message; a viewer too far behind is cut off and reconnects for a whole scene."""
        if self.queue.qsize() >= BACKLOG:
            self.queue = asyncio.Queue()
            self.queue.put_nowait(TOO_SLOW)
            return
        self.queue.put_nowait(message)

    def refuse(self, fault: Fault) -> None:
        """Send the reason, and close the connection."""
        self.send(refusal(fault.code, fault.message))
        self.queue.put_nowait(REFUSED)


class Channel:
    """What the viewers of one view have been sent."""

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
        """Send the difference, if there is one for this view and the view is still valid."""
        view = self.view
        if not view.stands(table):
            return
        if table.match is None:
            scene = None
        else:
            scene = msgspec.to_builtins(scene_of(table, view.seat, view.language))
        info = info_of(table, view.person, view.language, view.seat).model_dump(mode="json")
        if scene != self.scene or info != self.info:
            self._change(scene, info)
        for viewer in self.viewers:
            if viewer.behind and viewer.holds:
                viewer.behind = False
                viewer.send(self._whole())

    def _change(self, scene: Any, info: Any) -> None:
        before, self.scene, self.info = self.scene, scene, info
        if before is None:
            self._send({"kind": "scene", "scene": scene, "info": info})
        else:
            ops = diff(before, scene)
            self._send({"kind": "patch", "from": self.scene_version, "ops": ops, "info": info})
        self.scene_version = self.version

    def _whole(self) -> Message:
        return {"kind": "scene", "v": self.scene_version, "scene": self.scene, "info": self.info}

    def say(self, said: Said) -> None:
        """Pass on a chat message."""
        self._send(_chat(said, self.view.language))

    def _send(self, message: Message) -> None:
        self.version += TAGS
        message["v"] = self.version
        self.sent.append(message)
        for viewer in list(self.viewers):
            if viewer.holds and (not viewer.behind or message["kind"] == "chat"):
                viewer.send(message)

    def take_in(self, viewer: Viewer) -> None:
        """Move a viewer here from another view; it gets a whole scene next."""
        viewer.channel, viewer.behind = self, True
        self.viewers.add(viewer)

    def greet(self, viewer: Viewer, since: int | None, table: Table, chat: list[Said]) -> None:
        """Send what a viewer missed, or everything."""
        self.show(table)
        self.viewers.add(viewer)
        viewer.channel = self
        missed = self._missed(since)
        if missed is not None:
            for message in missed:
                viewer.send(message)
            return
        viewer.send(self._whole())
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
    """Make the message that says why there is nothing to see."""
    return {"kind": "error", "error": code, "message": message}


def _chat(said: Said, language: str) -> Message:
    name = "" if said.by_house else said.name
    return {"kind": "chat", "id": said.id, "name": name, "text": said.text_in(language), "at": said.at}


class Hub:
    """All live viewers of this process."""

    def __init__(self, first: Callable[[], int] = first_version) -> None:
        self._first = first
        self._viewers: set[Viewer] = set()  # all connections, including those that have not been admitted yet
        self._channels: dict[str, dict[View, Channel]] = {}
        self._elsewhere: dict[tuple[str, str], tuple[float, list[str], list[str]]] = {}
        self._dirty: dict[str, Table] = {}
        self._wake = asyncio.Event()
        self._renewed = time.monotonic()
        self.presence_changed: Callable[[str, list[str], list[str]], None] = lambda _match, _names, _people: (
            None
        )
        self.holding: Holding | None = None  # asks the database; None: `end_session` hears of every end
        self.postponed: Callable[[str], bool] = lambda _match: False  # it will be published again immediately
        self.check_each_time = False  # whether another process can end a session without this one knowing
        self.sent = 0

    @property
    def viewers(self) -> int:
        """Return how many connections there are."""
        return len(self._viewers)

    def watched(self, match: str) -> bool:
        """Return whether anybody is watching a match."""
        return any(channel.viewers for channel in self._channels.get(match, {}).values())

    def publish(self, table: Table) -> None:
        """Announce that a match changed: its viewers are updated, as spectators if they have lost a seat."""
        self._unseat(table)
        if table.id in self._channels:
            self._dirty[table.id] = table
            self._wake.set()

    async def run(self) -> None:
        """Show what happened until cancelled; several changes at once are shown as one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._dirty:
                match = next(iter(self._dirty))  # whoever has waited longest
                table = self._dirty.pop(match)
                if self.postponed(match):
                    continue
                try:
                    await self._show(table)
                except Exception:  # whatever went wrong, the other tables go on
                    log.exception("a match could not be shown")

    async def _show(self, table: Table) -> None:
        if self.check_each_time and not await self._check(self._keys(table.id)):
            self._dirty.setdefault(table.id, table)
            await asyncio.sleep(AGAIN)
            return
        for channel in list(self._channels.get(table.id, {}).values()):
            self._dismiss_expired(channel)
            if channel.viewers:
                channel.show(table)
                self.sent += 1
                await asyncio.sleep(PAUSE)

    # Rights that end

    def _unseat(self, table: Table) -> None:
        """Make viewers of a seat that has changed hands spectators."""
        channels = self._channels.get(table.id, {})
        for view, channel in list(channels.items()):
            if view.stands(table):
                continue
            del channels[view]
            outside = replace(view, seat=SPECTATOR, seating=0)
            for viewer in channel.viewers:
                viewer.lose_seat()
                self._channel(outside).take_in(viewer)

    def end_session(self, key: str) -> None:
        """Close the connections of a session that has ended."""
        for viewer in [viewer for viewer in self._viewers if viewer.session == key]:
            self._dismiss(viewer)

    def _dismiss(self, viewer: Viewer) -> None:
        viewer.sign_out()
        self.leave(viewer)

    def _dismiss_expired(self, channel: Channel) -> None:
        for viewer in [viewer for viewer in channel.viewers if not viewer.holds]:
            self._dismiss(viewer)

    async def recheck(self) -> None:
        """Check all sessions again, in case the news of an end was lost."""
        await self._check({viewer.session for viewer in self._viewers if viewer.session is not None})

    def _keys(self, match: str) -> set[str]:
        channels = self._channels.get(match, {}).values()
        found = {viewer.session for channel in channels for viewer in channel.viewers}
        return {key for key in found if key is not None}

    async def _check(self, keys: set[str]) -> bool:
        """Close the connections whose session has ended; return whether that could be found out."""
        if not keys or self.holding is None:
            return True
        try:
            ended = keys - await self.holding(keys)
        except (OSError, SQLAlchemyError) as error:
            log.warning("sessions could not be looked up", extra={"reason": type(error).__name__})
            return False
        for key in ended:
            self.end_session(key)
        return True

    def say(self, said: Said) -> None:
        """Pass on a chat message of a table."""
        for channel in self._channels.get(said.match, {}).values():
            channel.say(said)

    def close(self, match: str) -> None:
        """Tell the viewers of a match that it was called off, and close their connections."""
        self._dirty.pop(match, None)
        for channel in self._channels.pop(match, {}).values():
            for viewer in channel.viewers:
                viewer.refuse(called_off())

    def arrive(self, viewer: Viewer) -> None:
        """Register a connection, so that it hears of the end of its session before it sees anything."""
        self._viewers.add(viewer)

    def enter(self, view: View, viewer: Viewer, since: int | None, table: Table, chat: list[Said]) -> None:
        """Admit a viewer, unless its right to watch has ended meanwhile."""
        if not viewer.holds:
            self._dismiss(viewer)
            return
        if not view.stands(table):
            viewer.refuse(Fault("forbidden", "this is not your seat"))
            return
        self._channel(view).greet(viewer, since, table, chat)
        self._presence(view.match)

    def _channel(self, view: View) -> Channel:
        channels = self._channels.setdefault(view.match, {})
        if view not in channels:
            channels[view] = Channel(view, self._first())
        return channels[view]

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self._viewers.discard(viewer)
        channel, viewer.channel = viewer.channel, None
        if channel is not None:
            channel.viewers.discard(viewer)
            channel.left = time.monotonic()
            self._presence(channel.view.match)

    def names(self, match: str) -> list[str]:
        """Return the names of the viewers of a match in this process."""
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
        """Return whether a person is watching a match, here or in another process."""
        elsewhere = [people for (other, _), (_, _, people) in self._elsewhere.items() if other == match]
        return person in self._people(match) or any(person in people for people in elsewhere)

    def _presence(self, match: str) -> None:
        self.presence_changed(match, self.names(match), self._people(match))
        self._tell_presence(match)

    def present_elsewhere(self, match: str, process: str, names: list[str], people: list[str]) -> None:
        """Note who is watching a match in another process."""
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
        """Forget channels to which nobody came back."""
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
