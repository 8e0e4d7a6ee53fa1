"""What every test run shares: the same hypothesis examples in each run, and more of them in `make soak`."""

from hypothesis import settings

settings.register_profile("saecula", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile(
    "soak", deadline=None, derandomize=True, database=None, print_blob=True, max_examples=2000
)
settings.load_profile("saecula")
