"""Effects of cards: operations registered by name and carried out in their printed order."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Generic, ParamSpec, TypeAlias

from saecula.core.position import Frame, Position

P = ParamSpec("P")

Frames: TypeAlias = tuple[Frame, ...]  # what an operation still has to ask; empty if it is done
DONE: Final[Frames] = ()


class Operations(Generic[P]):
    """The operations of one kind of effects, which content names and chapters register."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._by_name: dict[str, Callable[P, Frames]] = {}

    def add(self, function: Callable[P, Frames]) -> Callable[P, Frames]:
        """Register an operation under the name of its function."""
        return self.named(function.__name__)(function)

    def named(self, name: str) -> Callable[[Callable[P, Frames]], Callable[P, Frames]]:
        """Register an operation under another name than that of its function."""

        def register(function: Callable[P, Frames]) -> Callable[P, Frames]:
            if name in self._by_name:
                raise ValueError(f"{self.name}: two operations are called {name}")
            self._by_name[name] = function
            return function

        return register

    def __getitem__(self, name: str) -> Callable[P, Frames]:
        return self._by_name[name]

    def check(self, names: Collection[str]) -> None:
        """Raise an error if a name has no operation or an operation has no name."""
        odd = sorted(set(names) ^ set(self._by_name))
        if odd:
            raise LookupError(f"{self.name}: declared or registered only: {', '.join(odd)}")


def carry_out(
    g: Position, count: int, first: int, do: Callable[[int], Frames], rest: Callable[[int], Frame]
) -> None:
    """Carry out effects `first` to `count - 1` in order; if one asks something, leave the rest as a frame."""
    for i in range(first, count):
        frames = do(i)
        if frames:
            g.then(*frames, *([rest(i + 1)] if i + 1 < count else []))
            return
