"""Objective cards: windows to complete them (COC-266, COC-288 to COC-292)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS, poll
from saecula.games.clash_of_cultures.conditions import Deed, Hold
from saecula.games.clash_of_cultures.entries import Objective
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import deeds, effects, goods
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.measures import holds
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    action_ends,
    city_founded,
    rules,
    status_begins,
    turn_ends,
    wonder_built,
)
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import CompleteLower, CompleteUpper

FAR_CITY: Final = "founded_far_city"


def is_met(realms: Sequence[Realm], seat: Seat, objective: Objective) -> bool:
    """Return whether all, or one, of the conditions of an objective hold now. [COC-288]"""
    every = all([holds(realms, seat, asked) for asked in objective.all])
    return every and (not objective.any or any([holds(realms, seat, asked) for asked in objective.any]))


def realms_of_all(g: ClashOfCultures) -> list[Realm]:
    """Return the realms of all players."""
    return [Realm(g, seat) for seat in range(g.seats)]


def is_due(g: ClashOfCultures, seat: Seat, objective: Objective) -> bool:
    """Return whether an objective of the status phase may be completed in step 1, if it is met.

    Each name counts once, and some exclude each other. [COC-266, COC-289]
    """
    laid = [name for name, round_ in deeds.facts(g, seat, deeds.LAID) if round_ == str(g.round)]
    return objective.when != "now" and objective.id not in laid and objective.excludes not in laid


def has_happened(g: ClashOfCultures, seat: Seat, objective: Objective) -> bool:
    """Return whether what an objective asks for has just happened, whatever the phase. [COC-289, COC-291]"""
    named = [asked.name for asked in objective.any if isinstance(asked, Deed)]
    return objective.when != "status" and any([deeds.noted(g, seat, name) for name in named])


def completable(
    g: ClashOfCultures, seat: Seat, is_open: Callable[[ClashOfCultures, Seat, Objective], bool]
) -> list[Action]:
    """List the objective cards in hand that a player may complete, by their halves. [COC-288, COC-289]"""
    content = g.content
    realms: list[Realm] = []
    options: list[Action] = []
    for card in g.civs[seat].objectives.cards:
        entry = content.objective_cards[card]
        for verb, name in ((CompleteUpper, entry.upper), (CompleteLower, entry.lower)):
            objective = content.objectives[name]
            if is_open(g, seat, objective):
                realms = realms or realms_of_all(g)
                if is_met(realms, seat, objective):
                    options.append(verb(card))
    return [*options, PASS]


def complete(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Lay an objective card open; it uses up its occurrence and may cost goods. [COC-288, COC-290]"""
    upper = CompleteUpper.matches(action)
    card = CompleteUpper.of(action) if upper else CompleteLower.of(action)
    entry = g.content.objective_cards[card]
    objective = g.content.objectives[entry.upper if upper else entry.lower]
    civ = g.civs[seat]
    g.cite("objective", objective.id)
    civ.objectives = civ.objectives.take(card)
    civ.completed = tuple(sorted([*civ.completed, card]))
    g.tell("completed", seat, objective.id)
    for asked in objective.any:
        if isinstance(asked, Hold) and asked.pay is not None:
            goods.take(g, seat, effects.amounts(asked.pay))
    noted = [asked.name for asked in objective.any if isinstance(asked, Deed)]
    noted = [name for name in noted if deeds.noted(g, seat, name)]
    if noted:
        deeds.claim(g, seat, noted[0])
    deeds.remember(g, seat, deeds.LAID, objective.id, str(g.round))


# Windows.


@action_ends.add(10)
def end_with_window(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the window at the end of an action, a battle or an event. [COC-291]"""
    return (open_window(seat),)


@rules.step
def open_window(g: ClashOfCultures, seat: Seat) -> None:
    """Ask all players who met a condition and hold objective cards, the active one first. [COC-291]"""
    if not g.deeds:
        return
    order = clockwise(g, g.active if g.active >= 0 else seat)
    met = {deed[0] for deed in g.deeds}
    asked = [other for other in order if str(other) in met and len(g.civs[other].objectives)]
    window = (poll([claim(other) for other in asked]),) if asked else ()
    g.then(*window, close_window())


@rules.decision
def claim(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to complete objectives that have just been met. [COC-289, COC-291]"""
    return completable(g, seat, has_happened)


@claim.resolve
def lay_claimed(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    complete(g, seat, action)


@rules.step
def close_window(g: ClashOfCultures) -> None:
    """Forget what was not claimed. [COC-291]"""
    g.deeds = ()


@status_begins.add(10)
def open_status(g: ClashOfCultures, seat: Seat) -> Frames:
    """Let a player with objective cards complete some of them. [COC-266, COC-289]"""
    return (poll([lay_objective(seat)]),) if len(g.civs[seat].objectives) else ()


@rules.decision
def lay_objective(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to complete objectives in the status phase. [COC-266, COC-289]"""
    return completable(g, seat, is_due)


@lay_objective.resolve
def lay_chosen(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    complete(g, seat, action)


# What is noted and forgotten.


@city_founded.add(10)
def mark_founding(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Note a city far from the starting city. [COC-264, COC-867]"""
    far = land(g).distance(g.civs[seat].home, place) >= deeds.condition(g.content, FAR_CITY).n
    return (note_founding(seat, place),) if far else ()


@rules.step
def note_founding(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Note a city founded far from home. [COC-292, COC-867]"""
    deeds.note(g, seat, FAR_CITY, str(place))


@wonder_built.add(20)
def mark_wonder(g: ClashOfCultures, seat: Seat, number: int) -> Frames:
    """Return what notes a wonder."""
    return (note_wonder(seat, number),)


@rules.step
def note_wonder(g: ClashOfCultures, seat: Seat, number: int) -> None:
    """Note a wonder that was built. [COC-292, COC-869]"""
    deeds.note(g, seat, deeds.BUILT_WONDER, str(number))


@turn_ends.add(10)
def close_history(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return what forgets the turn."""
    return (forget_turn(),) if g.history else ()


@rules.step
def forget_turn(g: ClashOfCultures) -> None:
    """Forget what cards may ask about in this turn only. [COC-281, COC-282]"""
    deeds.forget_turn(g)
