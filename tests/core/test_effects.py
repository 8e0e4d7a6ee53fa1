"""Operations by name, carried out in order."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from saecula.core.effects import Frames, Operations, carry_out
from saecula.core.position import Frame, Position, init_kernel_fields
from saecula.core.registry import Rules


def table() -> Position:
    g = Position()
    init_kernel_fields(g, Rules("toy"), 2, dice=1)
    return g


def rest(card: str, first: int) -> Frame:
    return ("rest", card, first)


class Effect(NamedTuple):
    op: str


def language(done: list[tuple[str, int]]) -> Operations[[Position, Effect, int]]:
    """Return a language of two operations that note what they did; `ask` asks something."""
    ops: Operations[[Position, Effect, int]] = Operations("toys")

    @ops.add
    def work(_g: Position, effect: Effect, seat: int) -> Frames:
        done.append((effect.op, seat))
        return ()

    @ops.named("ask")
    def asks(_g: Position, effect: Effect, seat: int) -> Frames:
        done.append((effect.op, seat))
        return (("ask", seat),)

    return ops


def carried_out(*names: str, first: int = 0) -> tuple[list[tuple[str, int]], list[Frame]]:
    done: list[tuple[str, int]] = []
    g = table()
    carry_out(language(done), g, [Effect(name) for name in names], first, (7,), rest, ("card",))
    return done, g.pending


def test_effects_stop_at_a_question_and_leave_the_rest() -> None:
    assert carried_out("work", "ask", "work", "work") == (
        [("work", 7), ("ask", 7)],
        [("ask", 7), ("rest", "card", 2)],
    )


def test_the_last_effect_leaves_nothing() -> None:
    assert carried_out("work", "ask", first=1) == ([("ask", 7)], [("ask", 7)])
    assert carried_out("work", "work", "work", first=2) == ([("work", 7)], [])


def test_operations_are_called_as_their_functions() -> None:
    ops: Operations[[int]] = Operations("toys")

    @ops.add
    def gain(n: int) -> Frames:
        return (("gain", n),)

    assert ops["gain"](3) == (("gain", 3),)
    with pytest.raises(ValueError, match="toys: two operations are called gain"):
        ops.add(gain)
    ops.check(["gain"])
    with pytest.raises(LookupError, match="toys: declared or registered only: lose"):
        ops.check(["gain", "lose"])
    with pytest.raises(LookupError, match="toys: declared or registered only: gain"):
        ops.check([])
