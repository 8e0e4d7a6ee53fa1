"""The registry of a game's rules: steps, decisions, drafts and free actions; together, poll and scope.

A game has one `Rules`; ids are function names. Calling a step, decision or draft makes its frame,
`g.then(...)` puts frames on the agenda; saecula.core.flow runs them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, overload

from saecula.core.position import Action, Frame, Picks, Position, Seat

if TYPE_CHECKING:
    from saecula.core.journal import Recorder

G = TypeVar("G", bound=Position)
P = ParamSpec("P")

DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)

STEP: Final = 0
DECISION: Final = 1
DRAFT: Final = 2
TOGETHER: Final = 3
POLL: Final = 4
SCOPE: Final = 5
FREE: Final = 6


class Entry:
    """What the registry knows of an id: its kind and its functions."""

    __slots__ = ("always", "free", "id", "kind", "must", "options", "run", "widget")

    def __init__(self, id_: str, kind: int) -> None:
        self.id = id_
        self.kind = kind
        self.always = False  # asked even when there is only one option
        self.must = False  # having no option is a fault of the rules
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


class Ask(Generic[P]):
    """Called, it makes the frame that asks a seat."""

    __slots__ = ("entry",)

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def __call__(self, seat: Seat, *args: P.args, **kwargs: P.kwargs) -> Frame:
        if kwargs:
            raise TypeError(f"{self.entry.id}: a frame takes no keyword arguments")
        return (self.entry.id, seat, *args)


class Decision(Ask[P], Generic[G, P]):
    """A choice of one click: `options` lists what is legal, `resolve` does it."""

    __slots__ = ()

    def resolve(
        self, function: Callable[Concatenate[G, Seat, Action, P], None]
    ) -> Callable[Concatenate[G, Seat, Action, P], None]:
        self.entry.run = function
        return function


class Draft(Ask[P], Generic[G, P]):
    """A choice of several clicks that takes effect once; until then withdrawable, and unseen by others."""

    __slots__ = ()

    def resolve(
        self, function: Callable[Concatenate[G, Seat, Picks, P], None]
    ) -> Callable[Concatenate[G, Seat, Picks, P], None]:
        self.entry.run = function
        return function


class FreeAction(Generic[G]):
    """Something that may be done in every decision declared free, after which the decision is asked again."""

    __slots__ = ("entry",)

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def resolve(self, function: Callable[[G, Seat, Action], None]) -> Callable[[G, Seat, Action], None]:
        self.entry.run = function
        return function


def scope(name: str) -> Frame:
    """A mark below the frames of one affair, down to which `g.abandon(name)` drops them."""
    return ("scope", name)


def together(frames: Iterable[Frame]) -> Frame:
    """Ask these decisions or drafts at once; sealed until the last is closed, then all take effect."""
    return ("together", *frames)


def poll(frames: Iterable[Frame]) -> Frame:
    """An interrupt window: all are asked at once, sealed; the first in this order who does not pass acts.

    The other answers are burnt unseen and all are polled again, beginning after the one who acted; the window
    closes when all pass. Only decisions can be polled. Each offers `PASS`; who has nothing else is not asked.
    """
    return ("poll", *frames)


class Rules(Generic[G]):
    """The registry of one game's steps, decisions, drafts and free actions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.entries: dict[str, Entry] = {
            "scope": Entry("scope", SCOPE),
            "together": Entry("together", TOGETHER),
            "poll": Entry("poll", POLL),
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
    def step(self, function: Callable[Concatenate[G, P], None]) -> Callable[P, Frame]: ...

    @overload
    def step(self, *, was: str = "") -> Callable[[Callable[Concatenate[G, P], None]], Callable[P, Frame]]: ...

    def step(self, function: Any = None, *, was: str = "") -> Any:
        """Register `f(g, *args)`, which changes the position and may put frames on the agenda."""

        def register(run: Callable[..., None]) -> Callable[..., Frame]:
            id_ = run.__name__
            self._add(id_, STEP, was).run = run

            def frame(*args: Any, **kwargs: Any) -> Frame:
                if kwargs:
                    raise TypeError(f"{id_}: a frame takes no keyword arguments")
                return (id_, *args)

            return frame

        return register(function) if function is not None else register

    @overload
    def decision(self, function: Callable[Concatenate[G, Seat, P], list[Action]]) -> Decision[G, P]: ...

    @overload
    def decision(
        self,
        *,
        always: bool = False,
        must: bool = False,
        free: bool = False,
        widget: str = "pick",
        was: str = "",
    ) -> Callable[[Callable[Concatenate[G, Seat, P], list[Action]]], Decision[G, P]]: ...

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

        def register(options: Callable[..., list[Action]]) -> Decision[G, Any]:
            entry = self._add(options.__name__, DECISION, was)
            entry.options = options
            entry.always, entry.must, entry.free, entry.widget = always, must, free, widget
            return Decision(entry)

        return register(function) if function is not None else register

    @overload
    def draft(self, function: Callable[Concatenate[G, Seat, Picks, P], list[Action]]) -> Draft[G, P]: ...

    @overload
    def draft(
        self, *, always: bool = False, widget: str = "several", was: str = ""
    ) -> Callable[[Callable[Concatenate[G, Seat, Picks, P], list[Action]]], Draft[G, P]]: ...

    def draft(
        self, function: Any = None, *, always: bool = False, widget: str = "several", was: str = ""
    ) -> Any:
        """Register `options(g, seat, picks, *args)`; its `resolve(g, seat, picks, *args)` follows."""

        def register(options: Callable[..., list[Action]]) -> Draft[G, Any]:
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
        """Register what happens when a seat resigns, and when it may; a game without it knows no resigning.

        It is no option of a decision: bots and drivers that try everything shall not give up.
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
        """Today's name of an id that may have been renamed."""
        return self.renamed.get(id_, id_)
