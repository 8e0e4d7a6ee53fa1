"""Hints: the effect of a choice in a few words, by one function for each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from saecula.core.actions import Verb
from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Position
from saecula.core.secrecy import Seen

G = TypeVar("G", bound=Position)
F = TypeVar("F", bound=Callable[..., str])


class Hints(Generic[G]):
    """The hints of a game; calling it returns the hint of an action, or an empty text.

    A hint is a function of the position, the seat, the texts, the frame that asks and the action's operands.
    """

    def __init__(self) -> None:
        self._by_verb: dict[str, Callable[..., str]] = {}

    def of(self, *verbs: Verb) -> Callable[[F], F]:
        """Register the hint of these verbs."""

        def register(function: F) -> F:
            for verb in verbs:
                if verb.id in self._by_verb:
                    raise ValueError(f"two hints for the verb {verb.id}")
                self._by_verb[verb.id] = function
            return function

        return register

    def __call__(self, seen: Seen[G], texts: Texts, frame: Frame, action: Action) -> str:
        verb, *operands = action
        function = self._by_verb.get(verb)
        return function(seen.position, seen.seat, texts, frame, *operands) if function else ""
