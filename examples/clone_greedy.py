"""Learn to play Historia by imitation: a linear softmax over the choices of the greedy bot, in NumPy alone.

pip install 'saecula[arena,envs]'
saecula dataset historia --players greedy --seats 2 --matches 150 --out greedy.parquet
python examples/clone_greedy.py greedy.parquet
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from saecula.arena.stats import deviation, mean, wilson
from saecula.envs.gymnasium import SingleAgentEnv
from saecula.envs.task import Task
from saecula.extras import extra

np = extra("numpy", "envs")

TESTED = 0.2  # the share of matches that are kept apart for the test
BATCH = 256
RATE = 0.002  # of learning
NEVER = -1e9  # the logit of what is no option


class Choices(NamedTuple):
    """Rows of a dataset, one per choice."""

    observations: Any  # float32, a row each
    options: Any  # bool, a column for every action
    chosen: Any  # numbers of actions


class Policy:
    """Scores every action by a weighted sum of the observation and takes the best legal one."""

    def __init__(self, slots: int, actions: int) -> None:
        self.weights = np.zeros((slots, actions), np.float32)
        self.bias = np.zeros(actions, np.float32)

    def logits(self, observations: Any, options: Any) -> Any:
        return np.where(options, observations @ self.weights + self.bias, NEVER)

    def choose(self, observation: Any, mask: Any) -> int:
        """Return the number of the legal action with the best score."""
        filled, options = observation.nonzero()[0], mask.nonzero()[0]
        scores = observation[filled] @ self.weights[np.ix_(filled, options)] + self.bias[options]
        return int(options[scores.argmax()])

    def accuracy(self, rows: Choices) -> float:
        """Return how often the policy agrees with the action that was taken."""
        right = self.logits(rows.observations, rows.options).argmax(1) == rows.chosen
        return float(right.mean())


def read(path: str) -> tuple[Choices, Choices]:
    """Return the choices to learn from and those to test on, from different matches."""
    table = extra("pyarrow.parquet", "arena").read_table(path)
    size = int(table.schema.metadata[b"saecula.actions"])
    matches = table["match"].to_numpy()
    chosen = table["chosen"].to_numpy()
    observations = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(chosen), -1)
    options = np.zeros((len(chosen), size), bool)
    listed = table["options"].combine_chunks()
    rows = np.repeat(np.arange(len(chosen)), listed.value_lengths().to_numpy())
    options[rows, listed.flatten().to_numpy()] = True
    learned = matches < (1 - TESTED) * (matches.max() + 1)
    train, test = [Choices(observations[s], options[s], chosen[s]) for s in (learned, ~learned)]
    return train, test


def learn(rows: Choices, epochs: int, seed: int) -> Policy:
    """Fit a policy to these rows, by Adam on the cross-entropy.

    Slots that are never filled and actions that are never offered have nothing to learn: they are left out.
    """
    slots, actions = rows.observations.any(0).nonzero()[0], rows.options.any(0).nonzero()[0]
    observations, options = rows.observations[:, slots], rows.options[:, actions]
    chosen = np.searchsorted(actions, rows.chosen)
    small = Policy(len(slots), len(actions))
    parameters = (small.weights, small.bias)
    moments = [(np.zeros_like(p), np.zeros_like(p)) for p in parameters]
    for step, batch in enumerate(_batches(len(chosen), epochs, seed), 1):
        logits = small.logits(observations[batch], options[batch])
        error = np.exp(logits - logits.max(1, keepdims=True))
        error /= error.sum(1, keepdims=True)
        error[np.arange(len(batch)), chosen[batch]] -= 1
        error /= len(batch)
        slopes = (observations[batch].T @ error, error.sum(0))
        for p, (m, v), slope in zip(parameters, moments, slopes, strict=True):
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            p -= RATE * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    policy = Policy(rows.observations.shape[1], rows.options.shape[1])
    policy.weights[np.ix_(slots, actions)] = small.weights
    policy.bias[actions] = small.bias
    return policy


def _batches(count: int, epochs: int, seed: int) -> Iterator[Any]:
    chance = np.random.default_rng(seed)
    for _ in range(epochs):
        order = chance.permutation(count)
        yield from (order[start : start + BATCH] for start in range(0, count, BATCH))


def by_chance(rows: Choices) -> float:
    """Return how often a random legal action is the one that was taken."""
    return float((1 / rows.options.sum(1)).mean())


def by_habit(train: Choices, test: Choices) -> float:
    """Return how often the most popular of the legal actions was taken."""
    taken = np.bincount(train.chosen, minlength=train.options.shape[1])
    share = taken / np.maximum(train.options.sum(0), 1)
    guessed = np.where(test.options, share, -1).argmax(1)
    return float((guessed == test.chosen).mean())


def leads(policy: Policy, opponent: str, matches: int, seed: int) -> list[float]:
    """Return the points by which the policy ended ahead, taking each seat equally often."""
    task = Task("historia", 2, reward="score")
    found = []
    for match in range(matches):
        env = SingleAgentEnv(task, [opponent], seat=match % 2)
        observation, _ = env.reset(seed=seed + match)
        over, lead = False, 0.0
        while not over:
            observation, lead, over, _, _ = env.step(policy.choose(observation, env.action_masks()))
        found.append(lead)
    return found


def told(opponent: str, found: Sequence[float]) -> str:
    """Sum up matches; ties count as losses."""
    count, won = len(found), sum(lead > 0 for lead in found)
    low, high = wilson(won, count)
    margin = 1.96 * deviation(found) / count**0.5
    return (
        f"against {opponent}: {won} of {count} won ({won / count:.0%}, 95 %: {low:.0%} to {high:.0%}), "
        f"{mean(found):+.0f} ± {margin:.0f} points"
    )


def main(arguments: Sequence[str] | None = None) -> tuple[Policy, Choices, Choices]:
    """Learn, test, play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dataset", help="table of choices, made by `saecula dataset`")
    parser.add_argument("--epochs", type=int, default=6, help="how often each choice is looked at")
    parser.add_argument("--matches", type=int, default=100, help="matches to play against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    train, test = read(given.dataset)
    policy = learn(train, given.epochs, given.seed)
    print(f"{len(train.chosen)} choices to learn from, {len(test.chosen)} of other matches to test on")
    print(
        f"chosen as greedy did: {policy.accuracy(test):.1%}; by habit {by_habit(train, test):.1%}, "
        f"by chance {by_chance(test):.1%}"
    )
    for opponent in ("random", "greedy"):
        print(told(opponent, leads(policy, opponent, given.matches, 1_000_000 * given.seed)))
    return policy, train, test


if __name__ == "__main__":
    main()
