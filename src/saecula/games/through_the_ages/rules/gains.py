"""Gains and points: what effects give and take (TTA-430 to TTA-432, TTA-451, TTA-470 to TTA-473)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.entries import Gain
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, military, tokens
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import LoseWorker


def give(g: ThroughTheAges, seat: Seat, gain: Gain | None) -> None:
    """Give all that a gain names, resources before food, as printed. [TTA-119, TTA-452]"""
    if gain is None:
        return
    if gain.resources:
        tokens.gain(g, seat, tokens.RESOURCES, gain.resources)
    if gain.food:
        tokens.gain(g, seat, tokens.FOOD, gain.food)
    if gain.science:
        score_science(g, seat, gain.science)
    if gain.culture:
        score_culture(g, seat, gain.culture)
    if gain.population:
        gain_population(g, seat, gain.population)
    if gain.civil_actions:
        action_tokens.regain_civil(g, seat, gain.civil_actions)
    if gain.military_cards:
        military.draw(g, seat, gain.military_cards)


def score_science(g: ThroughTheAges, seat: Seat, points: int) -> None:
    """Add science points, or lose some but never go below zero. [TTA-470, TTA-471]"""
    civ = g.civs[seat]
    lost = -points if -points < civ.science else civ.science
    if points > 0:
        civ.science += points
        g.tell("science", seat, points)
    elif lost:
        civ.science -= lost
        g.tell("lost_science", seat, lost)


def score_culture(g: ThroughTheAges, seat: Seat, points: int) -> None:
    """Add culture points, or lose some but never go below zero. [TTA-470, TTA-471]"""
    civ = g.civs[seat]
    lost = -points if -points < civ.culture else civ.culture
    if points > 0:
        civ.culture += points
        g.tell("culture", seat, points)
    elif lost:
        civ.culture -= lost
        g.tell("lost_culture", seat, lost)


def gain_population(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Turn tokens of the yellow bank into unused workers, without food. [TTA-100, TTA-430]"""
    civ = g.civs[seat]
    number = min(number, civ.yellow)
    civ.yellow -= number
    civ.unused += number
    if number:
        g.tell("grew", seat, number)


def place_worker(civ: Civ, number: int, workers: int) -> None:
    """Put workers on a technology, or with a negative number take them off."""
    placed = list(civ.workers)
    placed[number] += workers
    civ.workers = tuple(placed)


@rules.step
def lose_population(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Lose unused workers first, then workers of the player's choice, one by one. [TTA-432]"""
    civ = g.civs[seat]
    unused = min(number, civ.unused)
    civ.unused -= unused
    civ.yellow += unused
    if unused:
        g.tell("shrank", seat, unused)
    g.then(*[lose_worker(seat)] * (number - unused))


@rules.decision
def lose_worker(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the cards that can lose a worker. [TTA-139, TTA-432]"""
    civ = g.civs[seat]
    technologies = g.content.technologies
    return LoseWorker.each([technologies[n].id for n in bits(civ.technologies) if civ.workers[n]])


@lose_worker.resolve
def lose_chosen_worker(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    technology = LoseWorker.of(action)
    civ = g.civs[seat]
    place_worker(civ, g.content.technology_index[technology], -1)
    civ.yellow += 1
    g.tell("lost_worker", seat, technology)
