"""The registry of a game's rules: steps, decisions, drafts and free actions; blocks of asks and scopes.

A game has one `Rules`; ids are function names. Calling a step, decision or draft makes its frame,
`g.then(...)` puts frames on the agenda; saecula.core.flow runs them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, TypeVarTuple, Unpack, overload

from saecula.core.blocks import POLL, QUIET, SEALED, TOGETHER
from saecula.core.position import Action, Frame, Picks, Position, Seat

if TYPE_CHECKING:
    from saecula.core.journal import Recorder

G = TypeVar("G", bound=Position)
Ts = TypeVarTuple("Ts")  # the arguments of a frame

DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)

STEP: Final = 0
DECISION: Final = 1
DRAFT: Final = 2
BLOCK: Final = 3
SCOPE: Final = 4
FREE: Final = 5


class Entry:
    """What the registry knows of an id: its kind and its functions."""

    __slots__ = ("always", "free", "id", "kind", "must", "options", "run", "widget")

    def __init__(self, id_: str, kind: int) -> None:
        self.id = id_
        self.kind = kind
        self.always = False  # asked even when there is only one option
        self.must = False  # having no option is a bug in the rules
        self.free = False  # free actions are offered too
        self.widget = "pick"  # how a client asks
        self.options: Callable[..., list[Action]] = _no_options
        self.run: Callable[..., None] = _unresolved


def _no_options(*_: Any) -> list[Action]:
    return []


def _always(*_: Any) -> bool:
    return True


def _unresolved(*_: Any) -> None:
    raise LookupError("a decision without a resolve")


class Step(Generic[*Ts]):
    """A rule without a choice: called, it makes its frame; `of` reads the arguments of one."""

    __slots__ = ("id",)

    def __init__(self, id_: str) -> None:
        self.id = id_

    def __call__(self, *args: *Ts) -> Frame:
        return (self.id, *args)

    def matches(self, frame: Frame | None) -> bool:
        """Return whether a frame is one of this rule."""
        return frame is not None and frame[0] == self.id

    def of(self, frame: Frame) -> tuple[*Ts]:
        """Return the arguments of one of this rule's frames."""
        if frame[0] != self.id:
            raise TypeError(f"{frame[0]} is not {self.id}")
        return frame[1:]

    def waiting(self, g: Position) -> list[tuple[*Ts]]:
        """Return the arguments of this rule's frames on the agenda; the last runs first."""
        return [frame[1:] for frame in g.agenda if frame[0] == self.id]


class Ask(Generic[*Ts]):
    """A rule that asks a seat: called, it makes its frame; `of` reads the arguments after the seat."""

    __slots__ = ("entry", "id")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.id = entry.id

    def __call__(self, seat: Seat, *args: *Ts) -> Frame:
        return (self.id, seat, *args)

    def matches(self, frame: Frame | None) -> bool:
        """Return whether a frame asks this."""
        return frame is not None and frame[0] == self.id

    def of(self, frame: Frame) -> tuple[*Ts]:
        """Return the arguments of a frame that asks this, without the seat."""
        if frame[0] != self.id:
            raise TypeError(f"{frame[0]} is not {self.id}")
        return frame[2:]

    def asked(self, g: Position) -> list[Frame]:
        """Return the open asks of this rule."""
        return [frame for frame in g.asks if frame[0] == self.id]

    def picks(self, g: Position, seat: Seat) -> Picks:
        """Return what a seat has picked so far for this rule in the open block."""
        if g.picks:
            for i, frame in enumerate(g.asks):
                if frame[0] == self.id and frame[1] == seat:
                    return g.picks[i]
        return ()

    def waiting(self, g: Position) -> list[Frame]:
        """Return this rule's frames on the agenda; the last runs first."""
        return [frame for frame in g.agenda if frame[0] == self.id]


class Decision(Ask[*Ts], Generic[G, *Ts]):
    """A choice of one click: `options` lists the legal actions, `resolve` carries one out."""

    __slots__ = ()

    def resolve(
        self, function: Callable[[G, Seat, Action, Unpack[Ts]], None]
    ) -> Callable[[G, Seat, Action, Unpack[Ts]], None]:
        """Register the function that carries out a choice."""
        self.entry.run = function
        return function


class Draft(Ask[*Ts], Generic[G, *Ts]):
    """A choice of several clicks that takes effect at its end; until then others do not see it."""

    __slots__ = ()

    def resolve(
        self, function: Callable[[G, Seat, Picks, Unpack[Ts]], None]
    ) -> Callable[[G, Seat, Picks, Unpack[Ts]], None]:
        """Register the function that carries out all picks together."""
        self.entry.run = function
        return function


class FreeAction(Generic[G]):
    """An action offered with every decision declared `free`, which is then asked again."""

    __slots__ = ("entry",)

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def resolve(self, function: Callable[[G, Seat, Action], None]) -> Callable[[G, Seat, Action], None]:
        self.entry.run = function
        return function


def scope(name: str) -> Frame:
    """Mark the end of a group of frames; `g.abandon(name)` drops the rest of the group."""
    return ("scope", name)


def together(frames: Iterable[Frame]) -> Frame:
    """Ask these decisions or drafts at once; answers are sealed until the last one is given."""
    return (TOGETHER, *frames)


def quiet(frames: Iterable[Frame]) -> Frame:
    """Ask as `together` does, but hide who was really asked.

    Use it for asks whose number of options depends on something hidden. `PASS` does nothing and never reaches
    a resolve; a seat with at most one option is not asked.
    """
    return (QUIET, *frames)


def poll(frames: Iterable[Frame]) -> Frame:
    """Open an interrupt window: ask all at once, sealed; the first seat in order that does not pass acts.

    The other answers are discarded unseen and everybody is polled again, beginning after the seat that acted;
    the window closes when all pass. Only decisions can be polled. Each offers `PASS`; a seat that can do
    nothing else is not asked, and nobody learns who was.
    """
    return (POLL, *frames)


class Rules(Generic[G]):
    """The registry of one game's steps, decisions, drafts and free actions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.entries: dict[str, Entry] = {
            "scope": Entry("scope", SCOPE),
            **{block: Entry(block, BLOCK) for block in SEALED},
        }
        self.free: dict[str, Entry] = {}
        self.renamed: dict[str, str] = {}
        self.settled: Callable[[G], None] | None = None
        self.resigned: Callable[[G, Seat], None] | None = None
        self.may_resign: Callable[[G, Seat], bool] = _always
        self.recorder: Recorder | None = None  # set only in the copy that a recorded choice runs with

    def _add(self, id_: str, kind: int, was: str) -> Entry:
        if id_ in self.entries:
            raise ValueError(f"{self.name}: two rules are called {id_!r}")
        entry = Entry(id_, kind)
        self.entries[id_] = entry
        for old in was.split():
            if old in self.renamed:
                raise ValueError(f"{self.name}: two rules were called {old!r}")
            self.renamed[old] = id_
        return entry

    @overload
    def step(self, function: Callable[[G, Unpack[Ts]], None]) -> Step[*Ts]: ...

    @overload
    def step(self, *, was: str = "") -> Callable[[Callable[[G, Unpack[Ts]], None]], Step[*Ts]]: ...

    def step(self, function: Any = None, *, was: str = "") -> Any:
        """Register `f(g, *args)`, which changes the position and may put frames on the agenda."""

        def register(run: Callable[..., None]) -> Step[Any]:
            self._add(run.__name__, STEP, was).run = run
            return Step(run.__name__)

        return register(function) if function is not None else register

    @overload
    def decision(self, function: Callable[[G, Seat, Unpack[Ts]], list[Action]]) -> Decision[G, *Ts]: ...

    @overload
    def decision(
        self,
        *,
        always: bool = False,
        must: bool = False,
        free: bool = False,
        widget: str = "pick",
        was: str = "",
    ) -> Callable[[Callable[[G, Seat, Unpack[Ts]], list[Action]]], Decision[G, *Ts]]: ...

    def decision(
        self,
        function: Any = None,
        *,
        always: bool = False,
        must: bool = False,
        free: bool = False,
        widget: str = "pick",
        was: str = "",
    ) -> Any:
        """Register `options(g, seat, *args)`; its `resolve(g, seat, action, *args)` follows."""

        def register(options: Callable[..., list[Action]]) -> Decision[G, *tuple[Any, ...]]:
            entry = self._add(options.__name__, DECISION, was)
            entry.options = options
            entry.always, entry.must, entry.free, entry.widget = always, must, free, widget
            return Decision(entry)

        return register(function) if function is not None else register

    @overload
    def draft(self, function: Callable[[G, Seat, Picks, Unpack[Ts]], list[Action]]) -> Draft[G, *Ts]: ...

    @overload
    def draft(
        self, *, always: bool = False, widget: str = "several", was: str = ""
    ) -> Callable[[Callable[[G, Seat, Picks, Unpack[Ts]], list[Action]]], Draft[G, *Ts]]: ...

    def draft(
        self, function: Any = None, *, always: bool = False, widget: str = "several", was: str = ""
    ) -> Any:
        """Register `options(g, seat, picks, *args)`; its `resolve(g, seat, picks, *args)` follows."""

        def register(options: Callable[..., list[Action]]) -> Draft[G, *tuple[Any, ...]]:
            entry = self._add(options.__name__, DRAFT, was)
            entry.options = options
            entry.always, entry.widget = always, widget
            return Draft(entry)

        return register(function) if function is not None else register

    def free_action(self, verb: str) -> Callable[[Callable[[G, Seat], list[Action]]], FreeAction[G]]:
        """Register `options(g, seat)` of a free action; all of them begin with this verb."""

        def register(options: Callable[[G, Seat], list[Action]]) -> FreeAction[G]:
            if verb in self.free:
                raise ValueError(f"{self.name}: two free actions begin with {verb!r}")
            entry = self._add(options.__name__, FREE, "")
            entry.options = options
            self.free[verb] = entry
            return FreeAction(entry)

        return register

    def settle(self, function: Callable[[G], None]) -> Callable[[G], None]:
        """Register a cheap check that runs after every step and resolve; it may call `then`."""
        self.settled = function
        return function

    @overload
    def resign(self, function: Callable[[G, Seat], None]) -> Callable[[G, Seat], None]: ...

    @overload
    def resign(
        self, *, when: Callable[[G, Seat], bool]
    ) -> Callable[[Callable[[G, Seat], None]], Callable[[G, Seat], None]]: ...

    def resign(self, function: Any = None, *, when: Callable[[G, Seat], bool] | None = None) -> Any:
        """Register what happens when a seat resigns, and when it may; without this, nobody can resign.

        Resigning is not an option of a decision, so that bots and drivers that try everything do not resign.
        """

        def register(run: Callable[[G, Seat], None]) -> Callable[[G, Seat], None]:
            self.resigned = run
            self.may_resign = when or _always
            return run

        return register(function) if function is not None else register

    def close(self) -> None:
        """Check that every decision and draft has its resolve; called once all chapters are loaded."""
        for entry in self.entries.values():
            if entry.run is _unresolved and entry.kind in (DECISION, DRAFT, FREE, STEP):
                raise LookupError(f"{self.name}: {entry.id} has no resolve")
        for old in self.renamed:
            if old in self.entries:
                raise LookupError(f"{self.name}: {old} is the old name of a rule and the name of another")

    def current(self, id_: str) -> str:
        """Return the current name of an id that may have been renamed."""
        return self.renamed.get(id_, id_)
