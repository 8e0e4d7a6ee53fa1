"""Small languages of effects: operations registered by name, carried out in their printed order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, ParamSpec, Protocol, TypeAlias

from saecula.core.position import Frame, Position

P = ParamSpec("P")

Frames: TypeAlias = tuple[Frame, ...]  # what an operation still asks; empty if it is done


class Effect(Protocol):
    """An effect as content names it."""

    @property
    def op(self) -> str: ...


class Operations(dict[str, Callable[P, Frames]]):
    """The operations of one language by name: content names them, the chapters that own them add them.

    It is a plain dictionary because rules look operations up all the time.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def add(self, function: Callable[P, Frames]) -> Callable[P, Frames]:
        """Register an operation under the name of its function."""
        return self.named(function.__name__)(function)

    def named(self, name: str) -> Callable[[Callable[P, Frames]], Callable[P, Frames]]:
        """Register an operation whose function cannot have its name."""

        def register(function: Callable[P, Frames]) -> Callable[P, Frames]:
            if name in self:
                raise ValueError(f"{self.name}: two operations are called {name}")
            self[name] = function
            return function

        return register

    def check(self, names: Collection[str]) -> None:
        """Refuse a language in which a name has no operation or an operation no name."""
        odd = sorted(set(names) ^ set(self))
        if odd:
            raise LookupError(f"{self.name}: declared or registered only: {', '.join(odd)}")


def carry_out(
    operations: Operations[Any],
    g: Position,
    effects: Sequence[Effect],
    first: int,
    args: tuple[Any, ...],
    rest: Callable[..., Frame],
    rest_args: tuple[Any, ...],
) -> None:
    """Do the effects from `first` on in order; where one asks something, leave the rest as a frame.

    An operation gets the position, its effect and `args`; the frame of the rest is made of `rest_args` and
    the number of the next effect.
    """
    for i in range(first, len(effects)):
        effect = effects[i]
        frames = operations[effect.op](g, effect, *args)
        if frames:
            g.then(*frames)
            if i + 1 < len(effects):
                g.then(rest(*rest_args, i + 1))
            return
