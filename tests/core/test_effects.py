"""Operations by name, carried out in order."""

from __future__ import annotations

import pytest

from saecula.core.effects import Frames, Operations, carry_out
from saecula.core.position import Frame, Position, init_kernel_fields
from saecula.core.registry import Rules


def table() -> Position:
    g = Position()
    init_kernel_fields(g, Rules("toy"), 2, dice=1)
    return g


def rest(first: int) -> Frame:
    return ("rest", first)


def test_effects_stop_at_a_question_and_leave_the_rest() -> None:
    done: list[int] = []

    def do(i: int) -> Frames:
        done.append(i)
        return (("ask", 0),) if i == 1 else ()

    g = table()
    carry_out(g, 4, 0, do, rest)
    assert (done, g.pending) == ([0, 1], [("ask", 0), ("rest", 2)])


def test_the_last_effect_leaves_nothing() -> None:
    g = table()
    carry_out(g, 2, 1, lambda _: (("ask", 0),), rest)
    assert g.pending == [("ask", 0)]
    g = table()
    carry_out(g, 3, 0, lambda _: (), rest)
    assert g.pending == []


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
