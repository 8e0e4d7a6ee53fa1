"""How well a seat stands, for bots: culture in hand and culture that the position promises."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.core.secrecy import Seen
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import military, production, ratings, tokens
from saecula.games.through_the_ages.rules.play import civil_total, in_game, military_total

# Weights in culture points: estimates, that of science tried in matches of the greedy bot against itself.
ROUNDS: Final = 18  # of a usual game
CULTURE: Final = 0.95  # of a point of rating for every round that is left
SCIENCE: Final = 1.0
FOOD: Final = 0.55
RESOURCES: Final = 0.8
CIVIL: Final = 0.8
MILITARY: Final = 0.35
STRENGTH: Final = 0.25
WEAKNESS: Final = 0.35  # more for every point behind the strongest
CORRUPTION: Final = 0.4
STORED: Final = 0.25
POINTS: Final = 0.35  # of a science point in hand
WORKER: Final = 1.6
UNUSED: Final = 0.5
DISCONTENT: Final = 1.5
UPRISING: Final = 12.0
LEVEL: Final = 0.9  # of a technology in play
IN_HAND: Final = 0.5
MILITARY_CARD: Final = 0.4
LEADER: Final = 1.5
STAGE: Final = 1.2  # of a resource put in a wonder
ENOUGH: Final = 14  # points and stores beyond this are worth little

# Fitted by `python -m tools.chances through_the_ages --seats 2 3 4 --matches 60 --out results`.
SWING: Final = Swing(start=63.7, end=17.0, choices=184)


def judgement(seen: Seen[ThroughTheAges], seat: Seat) -> float:
    """Own prospects less a part of the best rival's culture."""
    g = seen.position
    if g.out >> seat & 1:
        return -100.0
    rivals = [g.civs[other].culture for other in in_game(g) if other != seat]
    return prospects(g, seat) - 0.3 * max(rivals, default=0)


def prospects(g: ThroughTheAges, seat: Seat) -> float:
    """Culture so far and what ratings, production and cards may still bring."""
    civ = g.civs[seat]
    if not g.agenda and not g.asks:
        return float(civ.culture)
    left = _turns_left(g, seat)
    value = civ.culture + left * CULTURE * ratings.culture(g, seat)
    value += _growth(g, seat, civ, left) + _order(g, seat, civ, left)
    value += _cards(g, civ, left)
    return value + _might(g, seat, left)


def _turns_left(g: ThroughTheAges, seat: Seat) -> float:
    """Production phases that are still to come."""
    if g.last_round:
        return max(g.last_round - g.round, 0) + (1.0 if g.active == seat else 0.5)
    return max(ROUNDS - g.round, 2.0) + 0.5


def _growth(g: ThroughTheAges, seat: Seat, civ: Civ, left: float) -> float:
    """Science, food and resources, as far as there is time to use them."""
    useful = max(left - 1.5, 0.0)
    table = g.content.board.consumption
    eaten = table[min(civ.yellow, len(table) - 1)]
    food = min(production.food_production(g, seat) - eaten, 4)
    value = useful * (SCIENCE * min(ratings.science(g, seat), 14) + FOOD * food)
    value += useful * RESOURCES * min(production.resource_production(g, seat), 14)
    corruption = g.content.board.corruption
    value -= useful * CORRUPTION * corruption[max(min(civ.blue, len(corruption) - 1), 0)]
    stored = tokens.stored(g, civ, tokens.FOOD) * 0.6 + tokens.stored(g, civ, tokens.RESOURCES)
    fade = min(useful / 3, 1.0)
    return value + fade * (STORED * min(stored, ENOUGH) + POINTS * min(civ.science, ENOUGH))


def _order(g: ThroughTheAges, seat: Seat, civ: Civ, left: float) -> float:
    """Actions, people and their mood."""
    actions = CIVIL * civil_total(g, seat) + MILITARY * military_total(g, seat)
    value = max(left - 1, 0.0) * actions
    people = civ.unused + sum(civ.workers)
    value += min(left / 6, 1.0) * (WORKER * people - UNUSED * civ.unused)
    unhappy = ratings.discontent(g, seat)
    value -= DISCONTENT * unhappy
    return value - (UPRISING if unhappy > civ.unused and left >= 1 else 0.0)


def _cards(g: ThroughTheAges, civ: Civ, left: float) -> float:
    """Technologies, hand, leader, and the wonder under construction."""
    content = g.content
    fade = min(left / 5, 1.0)
    value = LEVEL * sum([content.technologies[number].age for number in bits(civ.technologies)])
    value += IN_HAND * len(civ.hand) + MILITARY_CARD * min(military.hand_size(civ), 5)
    value += LEADER if civ.leader else 0.0
    if civ.unfinished:
        stages = content.wonders[civ.unfinished].stages
        value += 0.8 + STAGE * sum(stages[: civ.stages])
    return fade * value


def _might(g: ThroughTheAges, seat: Seat, left: float) -> float:
    """Strength, and how it compares; late in the game weakness is dearly paid."""
    own = ratings.strength(g, seat)
    strongest = max([ratings.strength(g, other) for other in in_game(g) if other != seat], default=own)
    behind = max(strongest - own, 0)
    ahead = min(max(own - strongest, 0), 6)
    return STRENGTH * (own + ahead) - WEAKNESS * behind * (1.0 + g.age / 2) * min(left / 2, 1.0)
