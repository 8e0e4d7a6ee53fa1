"""What one would expect to do in the Action Phase and cannot, and why."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Verb, verb_id
from saecula.core.flow import ask_of, options
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Reason
from saecula.core.wording import say
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, payment
from saecula.games.through_the_ages.rules.actions import act
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES
from saecula.games.through_the_ages.vocabulary import Build, BuildStages, Develop, IncreasePopulation

EXPECTED: Final[tuple[Verb, ...]] = (IncreasePopulation, Build, BuildStages, Develop)


def barred(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[Reason]:
    """Return the usual actions that are missing among the viewer's options. [TTA-190]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if not act.matches(frame):
        return []
    there = {verb_id(action) for action in options(g, viewer)}
    reasons = {verb.id: _why_not(g, viewer, verb, texts) for verb in EXPECTED if verb.id not in there}
    return [Reason(say(texts, f"verb-{verb}"), why) for verb, why in reasons.items() if why]


def _why_not(g: ThroughTheAges, seat: Seat, verb: Verb, texts: Texts) -> str:
    """Say what is missing for an action, or nothing where nobody would expect it."""
    civ = g.civs[seat]
    if verb is BuildStages and not civ.unfinished:
        return ""
    technologies = [
        g.content.technology_index[card] for card in civ.hand if card in g.content.technology_index
    ]
    if verb is Develop and not technologies:
        return ""
    if not action_tokens.civil_available(g, civ):
        return say(texts, "too-few-actions", n=0)
    if verb is IncreasePopulation:
        return _food(g, seat, texts)
    if verb is Build and not civ.unused:
        return say(texts, "no-worker")
    if verb is Develop:
        least = min([costs.develop(g, seat, number, False) for number in technologies])
        return say(texts, "science-missing", n=least, held=civ.science)
    return say(texts, "resources-missing", held=payment.at_hand(g, seat, RESOURCES))


def _food(g: ThroughTheAges, seat: Seat, texts: Texts) -> str:
    """Say what food is missing, as long as there is a worker in the yellow bank. [TTA-210]"""
    if not g.civs[seat].yellow:
        return say(texts, "bank-empty")
    price = costs.population(g, g.civs[seat])
    return say(texts, "food-missing", n=price, held=payment.at_hand(g, seat, FOOD))
