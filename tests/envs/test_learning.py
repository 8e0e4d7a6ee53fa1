"""The example learns to beat a random player."""

from __future__ import annotations

import pytest


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # of torch's own
def test_the_example_beats_random() -> None:
    from examples import learn_historia

    lower_bound = learn_historia.main(["--steps", "60000", "--matches", "200", "--seed", "1"])
    assert lower_bound > 0.5
