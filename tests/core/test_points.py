"""Points, whole and in halves."""

from __future__ import annotations

import pytest

from saecula.core.points import Points, from_halves, written


@pytest.mark.parametrize(
    ("points", "text"), [(0, "0"), (12, "12"), (0.5, "½"), (3.5, "3½"), (2.0, "2"), (-1, "−1"), (-0.5, "−½")]
)
def test_points_are_written_as_people_do(points: Points, text: str) -> None:
    assert written(points) == text


def test_halves_become_points_and_whole_ones_stay_whole() -> None:
    assert [from_halves(number) for number in (0, 1, 2, 69, -3)] == [0, 0.5, 1, 34.5, -1.5]
    assert isinstance(from_halves(4), int)
