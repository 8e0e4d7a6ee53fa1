"""Print fingerprints of what bots, environments and datasets do, for the package on the path.

python tests/fingerprints.py ENDING: `ENDING` is that of the kernel's files, `.py` or `.so`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pyarrow.parquet as parquet

from saecula.arena.dataset import write_dataset
from saecula.arena.schedule import make_tournament
from saecula.bots import make_bot, play_match
from saecula.core import codecs, flow
from saecula.envs import Task, aec_env, layout, openspiel_games, parallel_env, single_agent_env
from saecula.games import all_games
from tests.short_matches import short

SEED = "fingerprint"
STEPS = 150


def match(game: Any) -> Iterator[Any]:
    """Play a match between two bots and yield the digest of its end."""
    bots = [make_bot(name, game, SEED) for name in ("greedy", "settler")]
    yield game.digest(play_match(game, bots, SEED, short(game.id)).position)


def turns(game: Any) -> Iterator[Any]:
    """Yield observation, mask and reward of every seat in a match of random choices."""
    env = aec_env(game.id, 3, reward="rank")
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        yield from (agent, seen["observation"], seen["action_mask"], reward, terminated)
        over = terminated or truncated
        env.step(None if over else int(chance.choice(seen["action_mask"].nonzero()[0])))


def together(game: Any) -> Iterator[Any]:
    """Yield the same for all seats at once."""
    env = parallel_env(game.id, 3)
    chance = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    for _ in range(STEPS):
        choices = {a: int(chance.choice(seen[a]["action_mask"].nonzero()[0])) for a in env.agents}
        seen, rewards, over, *_ = env.step(choices)
        for agent in env.possible_agents:
            yield from (seen[agent]["observation"], seen[agent]["action_mask"], rewards[agent], over[agent])
        if not env.agents:
            return


def solo(game: Any) -> Iterator[Any]:
    """Yield the same for one seat against a bot."""
    env = single_agent_env(game.id, 2, ["greedy"], reward="score")
    chance = np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(STEPS):
        observation, reward, over, *_ = env.step(int(chance.choice(env.action_masks().nonzero()[0])))
        yield from (observation, env.action_masks(), reward, over)
        if over:
            return


def spiel(game: Any) -> Iterator[Any]:
    """Yield tensors, texts and legal actions in OpenSpiel."""
    import pyspiel

    openspiel_games()
    state = pyspiel.load_game(f"saecula_{game.id}").new_initial_state()
    state.apply_action(7)
    for number in range(STEPS):
        yield from (state.observation_string(0), np.array(state.observation_tensor(1), np.float32))
        options = state.legal_actions()
        yield options
        state.apply_action(options[number % len(options)])


def names(game: Any) -> Iterator[Any]:
    """Yield the meanings of the slots of an observation."""
    yield from Task(game, 2).layout.names()


def dataset(game: Any) -> Iterator[Any]:
    """Yield the rows of a dataset."""
    tournament = make_tournament(game, 2, ["greedy", "random"], SEED, short(game.id))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.parquet"
        write_dataset(tournament, 2, path, positions="both")
        table = parquet.read_table(path)
    yield table.schema.to_string(truncate_metadata=False)
    for column in table.columns:
        yield column.to_pylist()


def fingerprint(things: Iterator[Any]) -> str:
    """Return one digest of all of them."""
    digest = hashlib.sha256()
    for thing in things:
        digest.update(thing.tobytes() if isinstance(thing, np.ndarray) else repr(thing).encode())
        digest.update(b"\0")
    return digest.hexdigest()


def main(ending: str) -> None:
    """Print a line for each game and each kind of output."""
    for module in (flow, codecs, layout):
        assert str(module.__file__).endswith(ending), module.__file__
    for game in all_games():
        for told in (match, turns, together, solo, spiel, names, dataset):
            print(game.id, told.__name__, fingerprint(told(game)))


if __name__ == "__main__":
    main(sys.argv[1])
