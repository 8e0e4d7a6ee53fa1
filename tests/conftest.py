"""What every test run shares: the same hypothesis examples in each run, and more of them in `make soak`."""

import pytest
from hypothesis import settings

# What fails in these is told as fully as in a test.
for helper in ("messages", "overlays", "scenes", "worlds"):
    pytest.register_assert_rewrite(f"tests.{helper}")

settings.register_profile("saecula", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile(
    "soak", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=2000
)
settings.load_profile("saecula")
