"""Learn Historia for two players against a random bot, with MaskablePPO of sb3-contrib.

pip install 'saecula[learn]'
python examples/learn_historia.py --steps 60000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from saecula.arena.stats import wilson
from saecula.envs.gymnasium import ANY_SEAT, SingleAgentEnv
from saecula.envs.task import Task
from saecula.extras import extra

TABLES = 8  # matches played side by side
POINTS = 50  # that many VP ahead count as 1: the lead tells more of a match than its winner does
HORIZON = 256  # choices at each of them between two updates


def learn(steps: int, seed: int, opponents: Sequence[str] = ("random",)) -> Any:
    """Train a model for this many of its own choices."""
    sb3 = extra("sb3_contrib", "learn")
    vectors = extra("stable_baselines3.common.vec_env", "learn")
    wrappers = extra("gymnasium.wrappers", "learn")
    extra("torch", "learn").set_num_threads(1)  # the net is small: more threads would wait for each other
    task = Task("historia", 2, reward="score")

    def table() -> Any:
        return wrappers.TransformReward(
            SingleAgentEnv(task, opponents, ANY_SEAT), lambda points: points / POINTS
        )

    tables = vectors.DummyVecEnv([table] * TABLES)
    model = sb3.MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=HORIZON,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # only the end counts, and it counts fully
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    return model


def wins(model: Any, matches: int, seed: int, opponents: Sequence[str] = ("random",)) -> int:
    """Count the matches that the model wins (draws do not count), taking each seat equally often."""
    task = Task("historia", 2, reward="win")
    won = 0
    for match in range(matches):
        env = SingleAgentEnv(task, opponents, seat=match % 2)
        observation, _ = env.reset(seed=seed + match)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        won += reward > 0
    return won


def main(arguments: Sequence[str] | None = None) -> float:
    """Learn, play and report; return the lower bound of the win rate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60_000, help="choices to learn from")
    parser.add_argument("--matches", type=int, default=200, help="matches to play afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep the model there")
    given = parser.parse_args(arguments)
    model = learn(given.steps, given.seed)
    if given.save:
        model.save(given.save)
    won = wins(model, given.matches, seed=1_000_000 + given.seed)
    low, high = wilson(won, given.matches)
    print(
        f"{given.steps} steps: {won} of {given.matches} matches won against random "
        f"({won / given.matches:.1%}, 95 %: {low:.1%} to {high:.1%})"
    )
    return low


if __name__ == "__main__":
    main()
