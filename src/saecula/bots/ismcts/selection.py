"""Selection: PUCT for the searching seat, a softmax policy for its opponents.

PUCT: Rosin 2011, Silver et al. 2017. Progressive widening: Coulom 2007, Chaslot et al. 2008.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from saecula.bots.ismcts.tree import Node, Stats
from saecula.bots.rng import Rng

AMAF_WEIGHT: Final = 2.0  # visits that an action's AMAF value is worth
UNIFORM_MIX: Final = 0.1  # of the prior goes to all options alike
PLAN_MIX: Final = 0.5  # of the prior goes to the planned option
PRIOR_SHARPNESS: Final = 5.0  # of the softmax over one-ply gains, per standard deviation of points
OPPONENT_SHARPNESS: Final = 2.5  # of the softmax by which opponents choose
INITIAL_WIDTH: Final = 3  # options that are tried from the beginning
WIDENING_EXPONENT: Final = 0.6  # more of them by this power of the visits
_LOGIT_CLIP: Final = 30.0
_RESOLUTION: Final = 1 << 24


def action_values(node: Node, stats: Sequence[Stats], amaf: Sequence[Stats | None]) -> list[float]:
    """Return each option's value so far; with few visits it leans on the AMAF value."""
    mean = node.all.mean
    return [
        (own.total + AMAF_WEIGHT * (mean if elsewhere is None else elsewhere.mean))
        / (own.visits + AMAF_WEIGHT)
        for own, elsewhere in zip(stats, amaf, strict=True)
    ]


def prior_policy(stats: Sequence[Stats], scale: float) -> list[float]:
    """Return each option's prior probability: a softmax over one-ply gains, mixed with a uniform one."""
    best = max([own.gain for own in stats])
    weights = [exp(max(PRIOR_SHARPNESS * (own.gain - best) / scale, -_LOGIT_CLIP)) for own in stats]
    share = (1.0 - UNIFORM_MIX) / sum(weights)
    uniform = UNIFORM_MIX / len(weights)
    return [uniform + share * weight for weight in weights]


def puct(
    node: Node,
    stats: Sequence[Stats],
    amaf: Sequence[Stats | None],
    scale: float,
    c_puct: float,
    planned: int | None = None,
) -> int:
    """Return the option with the highest value plus exploration bonus."""
    prior = prior_policy(stats, scale)
    if planned is not None:
        prior = [(1.0 - PLAN_MIX) * share for share in prior]
        prior[planned] += PLAN_MIX
    exploration = c_puct * sqrt(node.all.visits + 1.0)
    least_prior = _widening_threshold(prior, node.all.visits)
    best, best_score = 0, -1.0
    for i, score in enumerate(action_values(node, stats, amaf)):
        visits = stats[i].visits
        if prior[i] < least_prior and not visits:
            continue
        score += exploration * prior[i] / (1.0 + visits)
        if score > best_score:
            best, best_score = i, score
    return best


def _widening_threshold(prior: list[float], visits: float) -> float:
    """Return the prior below which options are not tried yet (progressive widening)."""
    width = INITIAL_WIDTH + int(visits**WIDENING_EXPONENT)
    return 0.0 if width >= len(prior) else sorted(prior, reverse=True)[width - 1]


def sample(node: Node, stats: Sequence[Stats], amaf: Sequence[Stats | None], scale: float, rng: Rng) -> int:
    """Sample an opponent's option: the prior times a softmax over values, sharper with more visits."""
    mean = node.all.mean
    weights = [
        share
        * exp(
            max(
                min(OPPONENT_SHARPNESS * sqrt(own.visits + AMAF_WEIGHT) * (value - mean), _LOGIT_CLIP),
                -_LOGIT_CLIP,
            )
        )
        for share, own, value in zip(
            prior_policy(stats, scale), stats, action_values(node, stats, amaf), strict=True
        )
    ]
    at = rng.below(_RESOLUTION) / _RESOLUTION * sum(weights)
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    return len(weights) - 1
