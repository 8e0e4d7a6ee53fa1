"""Other engines for comparison, each used as its documentation shows.

If an engine offers a faster way to do the same, it is used: no validation of actions known to be legal, no
logging, no rendering. Steps that are not a player's choice (a chance node, the step of an eliminated player)
take time but are not counted.
"""

import copy
from random import Random
from typing import Any, ClassVar

from bench.engine import Count, Engine, play_env


class Catanatron(Engine):
    package: ClassVar[str] = "catanatron"

    def __init__(self, seats: int) -> None:
        import catanatron
        from catanatron.game import TURNS_LIMIT

        self.catanatron: Any = catanatron
        self.turns_limit: int = TURNS_LIMIT
        self.colors = list(catanatron.Color)[:seats]

    def start(self, rng: Random) -> Any:
        players = [self.catanatron.RandomPlayer(color) for color in self.colors]
        return self.catanatron.Game(players, seed=rng.getrandbits(32))

    def play(self, position: Any, rng: Random, limit: int) -> Count:
        draw = rng.random
        choices = several = listed = 0
        while (
            choices < limit
            and position.winning_color() is None
            and position.state.num_turns < self.turns_limit
        ):
            offered = position.state.playable_actions
            listed += len(offered)
            position.execute(offered[int(draw() * len(offered))], validate_action=False)
            choices += 1
            several += len(offered) > 1
        return Count(choices, several, listed)

    def clone(self, position: Any) -> Any:
        return position.copy()


class OpenSpiel(Engine):
    """One of OpenSpiel's games written in Python."""

    package: ClassVar[str] = "open_spiel"

    def __init__(self, name: str) -> None:
        import pyspiel
        from open_spiel.python import games

        assert games  # importing it registers the games
        self.game: Any = pyspiel.load_game(name)

    def start(self, rng: Random) -> Any:
        state = self.game.new_initial_state()
        self.chance(state, rng)
        return state

    def play(self, position: Any, rng: Random, limit: int) -> Count:
        draw = rng.random
        choices = several = listed = 0
        while choices < limit and not position.is_terminal():
            offered = position.legal_actions()
            position.apply_action(offered[int(draw() * len(offered))])
            choices += 1
            several += len(offered) > 1
            listed += len(offered)
            self.chance(position, rng)
        return Count(choices, several, listed)

    def chance(self, state: Any, rng: Random) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])

    def clone(self, position: Any) -> Any:
        return position.clone()


class PettingZoo(Engine):
    """One of PettingZoo's classic environments; it offers no clone, so a position is copied with deepcopy."""

    package: ClassVar[str] = "pettingzoo"

    def __init__(self, name: str) -> None:
        import importlib

        self.env: Any = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def start(self, rng: Random) -> Any:
        self.env.reset(seed=rng.getrandbits(31))
        return self.env

    def play(self, position: Any, rng: Random, limit: int) -> Count:
        return play_env(position, rng, limit)

    def clone(self, position: Any) -> Any:
        return copy.deepcopy(position)
