"""Many matches: statistics of players, and the search for faults of the rules."""
