"""Building wonders (TTA-222 to TTA-224, TTA-340, TTA-341, TTA-345)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.entries import PRODUCTION, UNITS, URBAN
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, gains, payment, ratings
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import Change, card_totals
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.rules.tokens import RESOURCES
from saecula.games.through_the_ages.vocabulary import BuildStages


def options(own: Budget) -> list[Action]:
    """List how many stages can be built with one action. [TTA-222, TTA-224]"""
    civ = own.civ
    if not civ.unfinished or not own.civil:
        return []
    left = own.g.content.wonders[civ.unfinished].stages[civ.stages :]
    most = price = 0
    for stage in left[: own.cards.stages]:
        price += stage
        if price > own.resources:
            break
        most += 1
    return own.g.content.stages[:most]


def one_stage(own: Budget, discount: int) -> list[Action]:
    """Offer exactly one stage, whatever the construction technology. [TTA-345]"""
    civ = own.civ
    if not civ.unfinished:
        return []
    price = own.g.content.wonders[civ.unfinished].stages[civ.stages] - discount
    return [BuildStages(1)] if price <= own.resources else []


def build_stages(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend a civil action for one or more stages, paid at once. [TTA-222, TTA-224]"""
    action_tokens.spend_civil(g, g.civs[seat], 1)
    g.then(*raise_stages(g, seat, BuildStages.of(action), 0))


def raise_stages(g: ThroughTheAges, seat: Seat, number: int, discount: int) -> tuple[Frame, ...]:
    """Pay and cover the next stages from the left. [TTA-222]"""
    civ = g.civs[seat]
    left = g.content.wonders[civ.unfinished].stages[civ.stages :]
    price = max(sum(left[:number]) - discount, 0)
    return (*payment.pay(g, seat, RESOURCES, price), cover_stages(seat, number))


@rules.step
def cover_stages(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Cover each stage with a blue token of the bank, or of a card if that is empty. [TTA-222, TTA-223]"""
    civ = g.civs[seat]
    civ.blue -= number
    civ.stages += number
    g.tell("raised", seat, number, civ.unfinished)
    if civ.stages == len(g.content.wonders[civ.unfinished].stages):
        g.then(complete(seat))


@rules.step
def complete(g: ThroughTheAges, seat: Seat) -> None:
    """Return the tokens and put the wonder into effect; some score at once. [TTA-223, TTA-341]"""
    civ = g.civs[seat]
    wonder = civ.unfinished
    civ.blue += civ.stages
    with Change(g, seat):
        civ.wonders = (*civ.wonders, wonder)
        civ.unfinished = ""
        civ.stages = 0
    g.tell("completed", seat, wonder)
    for ability in g.content.wonders[wonder].abilities:
        if ability.key in SCORES:
            gains.score_culture(g, seat, SCORES[ability.key](g, seat))


def score_workers(g: ThroughTheAges, seat: Seat) -> int:
    """Score Fast Food Chains: workers on farms and mines count double."""
    civ = g.civs[seat]
    return 2 * ratings.count(g, civ, *PRODUCTION) + ratings.count(g, civ, *URBAN, *UNITS)


def score_technology_levels(g: ThroughTheAges, seat: Seat) -> int:
    """Score First Space Flight: the levels of all technologies in play. [TTA-574]"""
    return sum([g.content.technologies[number].age for number in bits(g.civs[seat].technologies)])


def score_theaters_and_libraries(g: ThroughTheAges, seat: Seat) -> int:
    """Score Hollywood: twice the culture of theaters and libraries. [TTA-521]"""
    civ = g.civs[seat]
    return 2 * ratings.culture_of_theaters_and_libraries(g, civ, card_totals(g, civ))


def score_urban_buildings(g: ThroughTheAges, seat: Seat) -> int:
    """Score Internet: culture, science and strength of urban buildings. [TTA-522]"""
    civ = g.civs[seat]
    cards = card_totals(g, civ)
    value = ratings.culture_of_buildings(g, civ, cards) + ratings.science_of_buildings(g, civ, cards)
    return value + ratings.strength_of_buildings(g, civ)


SCORES: Final = {
    "score_workers": score_workers,
    "score_technology_levels": score_technology_levels,
    "score_theaters_and_libraries": score_theaters_and_libraries,
    "score_urban_buildings": score_urban_buildings,
}
