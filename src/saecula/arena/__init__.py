"""Many matches between bots: tournaments, simulations, datasets and fuzzing."""
