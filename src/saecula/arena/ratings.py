"""Rate players by the places of their matches, with OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saecula.arena.runner import Outcome
from saecula.extras import extra


class Rating(msgspec.Struct, frozen=True):
    """The estimated strength of a player and its standard deviation."""

    mean: float
    deviation: float


def rate(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Return the ratings after these matches, in their order; a single player gets none.

    A player that takes several seats of a match is rated on each of them and gets the mean.
    """
    if len(names) < 2:
        return {}
    model = extra("openskill.models", "arena").PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        if len(set(outcome.players)) < 2:
            continue
        seats = model.rate([[ratings[name]] for name in outcome.players], ranks=list(outcome.places))
        for name in set(outcome.players):
            own = [seats[seat][0] for seat, other in enumerate(outcome.players) if other == name]
            ratings[name] = model.rating(
                mu=sum([one.mu for one in own]) / len(own),
                sigma=sum([one.sigma for one in own]) / len(own),
                name=name,
            )
    return {name: Rating(one.mu, one.sigma) for name, one in ratings.items()}
