"""Events: who is meant and what happens (TTA-093 to TTA-104, TTA-540 to TTA-548, TTA-566 to TTA-580)."""

from __future__ import annotations

from typing import Final, NamedTuple

from saecula.core.effects import Frames, Operations
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import EVENT_OPS, PRODUCTION, URBAN, EventEffect
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    building,
    card_row,
    cards,
    colonization,
    costs,
    gains,
    impacts,
    leaders,
    military,
    orders,
    ratings,
    technologies,
    tokens,
)
from saecula.games.through_the_ages.rules import production as production_phase
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import Change, card_totals, from_seat, pacts, players
from saecula.games.through_the_ages.rules.registry import rules


class Affected(NamedTuple):
    """A player whom an event affects."""

    g: ThroughTheAges
    seat: Seat
    effect: EventEffect
    counted: int  # discontent workers when the event was revealed
    weakest: Seat


operations = Operations[[Affected]]("events")
FORESEEN: Final = ("increase_population", "build_production", "build_urban", "develop_technology")


def resolve(g: ThroughTheAges, seat: Seat, card: str) -> Frames:
    """Auction a territory; any other event happens and goes to the past. [TTA-093]"""
    if card in g.content.territories:
        return colonization.auction(g, seat, card)
    g.past_events = (*g.past_events, card)
    if g.content.events[card].final:
        impacts.evaluate(g, card, seat)
        return ()
    everybody = from_seat(g, seat)
    order = ranking(g, seat)
    # The players concerned are determined before anything happens. [TTA-102]
    effects = enumerate(g.content.events[card].effects)
    aims = [(number, meant(g, effect, everybody, order)) for number, effect in effects]
    frames = []
    for player in everybody:
        own = [number for number, aim in aims if player in aim]
        if own:
            counted = ratings.discontent(g, player)
            frames += [affect(player, card, number, counted, order[-1]) for number in own]
    return (*frames, after_event())


@rules.step
def after_event(g: ThroughTheAges) -> None:
    """Say in the journal that nothing happened if nothing was logged since the event was revealed."""
    if g.journal and g.journal[-1][0] == "revealed":
        g.tell("no_effect")


def ranking(g: ThroughTheAges, first: Seat) -> list[Seat]:
    """Return the players from the strongest to the weakest. [TTA-095, TTA-098]"""
    return ratings.ranked(g, {seat: ratings.strength(g, seat) for seat in from_seat(g, first)}, first)


def meant(g: ThroughTheAges, effect: EventEffect, everybody: list[Seat], order: list[Seat]) -> list[Seat]:
    """Return the players that an effect concerns, given all clockwise and from the strongest to the weakest.

    [TTA-095, TTA-096, TTA-097, TTA-098]
    """
    if effect.who == "all":
        return everybody
    if effect.who in ("most_culture", "least_culture"):
        points = {seat: g.civs[seat].culture for seat in everybody}
        by_culture = ratings.ranked(g, points, everybody[0])
        return by_culture[:1] if effect.who == "most_culture" else by_culture[-1:]
    two = 1 if players(g) == 2 else 2
    if effect.who == "strongest":
        return order[:1]
    if effect.who == "weakest":
        return order[-1:]
    if effect.who == "two_strongest":
        return order[:two]
    if effect.who == "two_weakest":
        return order[-two:]
    value = ratings.happiness if effect.who == "all_with_most_happy" else ratings.discontent
    values = {seat: value(g, seat) for seat in everybody}
    most = max(values.values())
    if not most and effect.who == "all_with_most_discontent":
        return []
    return [seat for seat in everybody if values[seat] == most]


@rules.step
def affect(g: ThroughTheAges, seat: Seat, card: str, number: int, counted: int, weakest: Seat) -> None:
    """Apply one effect to one player, with discontent workers as counted before.

    [TTA-101, TTA-102, TTA-103]
    """
    effect = g.content.events[card].effects[number]
    g.then(*operations[effect.op](Affected(g, seat, effect, counted, weakest)))


@operations.add
def gain_food(on: Affected) -> Frames:
    tokens.gain(on.g, on.seat, tokens.FOOD, on.effect.n)
    return ()


@operations.add
def gain_resources(on: Affected) -> Frames:
    tokens.gain(on.g, on.seat, tokens.RESOURCES, on.effect.n)
    return ()


@operations.add
def gain_food_or_resources(on: Affected) -> Frames:
    return (choose_kind(on.seat, on.effect.n),)


@rules.decision(must=True)
def choose_kind(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """Offer food or resources."""
    return [words.GainFood(), words.GainResources()]


@choose_kind.resolve
def gain_kind(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    tokens.gain(g, seat, tokens.FOOD if words.GainFood.matches(action) else tokens.RESOURCES, number)


@operations.add
def gain_food_and_resources_mixed(on: Affected) -> Frames:
    return (choose_mixture(on.seat, on.effect.n),)


@rules.decision(must=True, widget="amount")
def choose_mixture(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """List how much of the gain is food; the rest is resources. [TTA-461]"""
    return words.FoodPart.each(range(number + 1))


@choose_mixture.resolve
def gain_mixture(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    food = words.FoodPart.of(action)
    tokens.gain(g, seat, tokens.FOOD, food)
    tokens.gain(g, seat, tokens.RESOURCES, number - food)


@operations.add
def lose_food_and_resources_mixed(on: Affected) -> Frames:
    return (choose_loss(on.seat, on.effect.n),)


@rules.decision(must=True, widget="amount")
def choose_loss(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """List how much of the loss is food, within what there is. [TTA-461]"""
    civ = g.civs[seat]
    food, resources = tokens.stored(g, civ, tokens.FOOD), tokens.stored(g, civ, tokens.RESOURCES)
    due = min(number, food + resources)
    return words.FoodPart.each(range(max(due - resources, 0), min(due, food) + 1))


@choose_loss.resolve
def lose_mixture(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    food = words.FoodPart.of(action)
    tokens.lose(g, seat, tokens.FOOD, food)
    tokens.lose(g, seat, tokens.RESOURCES, number - food)


@operations.add
def gain_food_per_happy(on: Affected) -> Frames:
    tokens.gain(on.g, on.seat, tokens.FOOD, on.effect.n * ratings.happiness(on.g, on.seat))
    return ()


@operations.add
def score_science(on: Affected) -> Frames:
    gains.score_science(on.g, on.seat, on.effect.n)
    return ()


@operations.add
def score_culture(on: Affected) -> Frames:
    gains.score_culture(on.g, on.seat, on.effect.n)
    return ()


@operations.add
def lose_culture(on: Affected) -> Frames:
    gains.score_culture(on.g, on.seat, -on.effect.n)
    return ()


@operations.add
def lose_culture_per_discontent(on: Affected) -> Frames:
    gains.score_culture(on.g, on.seat, -on.effect.n * on.counted)
    return ()


@operations.add
def draw_military(on: Affected) -> Frames:
    """Draw cards, or in age IV score culture where the card says so. [TTA-103, TTA-568]"""
    if on.g.age == card_row.LAST_AGE and on.effect.culture:
        gains.score_culture(on.g, on.seat, on.effect.culture)
    else:
        military.draw(on.g, on.seat, on.effect.n)
    return ()


@operations.add
def discard_military(on: Affected) -> Frames:
    """Discard cards of the player's choice, or in age IV lose culture. [TTA-568, TTA-590]"""
    if on.g.age == card_row.LAST_AGE and on.effect.culture:
        gains.score_culture(on.g, on.seat, -on.effect.culture)
        return ()
    return (military.discard_cards(on.seat, min(on.effect.n, military.hand_size(on.g.civs[on.seat]))),)


@operations.add
def gain_population(on: Affected) -> Frames:
    gains.gain_population(on.g, on.seat, on.effect.n)
    return ()


@operations.add
def lose_population(on: Affected) -> Frames:
    return (gains.lose_population(on.seat, on.effect.n),)


@operations.add
def lose_population_if_two_weakest(on: Affected) -> Frames:
    """Lose population to barbarians, if the civilization is weak. [TTA-097]"""
    two = 1 if players(on.g) == 2 else 2
    return (
        (gains.lose_population(on.seat, on.effect.n),) if on.seat in ranking(on.g, on.g.active)[-two:] else ()
    )


@operations.add
def lose_population_half_discontent(on: Affected) -> Frames:
    """Lose half the discontent workers, rounded up. [TTA-102]"""
    return (gains.lose_population(on.seat, (on.counted + 1) // 2),)


@operations.add
def lose_all_food(on: Affected) -> Frames:
    tokens.lose(on.g, on.seat, tokens.FOOD, tokens.stored(on.g, on.g.civs[on.seat], tokens.FOOD))
    return ()


@operations.add
def lose_blue(on: Affected) -> Frames:
    """Return blue tokens to the box, from the bank or else from cards. [TTA-413]"""
    on.g.civs[on.seat].blue -= on.effect.n
    on.g.tell("lost_blue", on.seat, on.effect.n)
    return ()


@operations.add
def may_free_build(on: Affected) -> Frames:
    return (build_free(on.seat, on.effect.card),)


@rules.decision
def build_free(g: ThroughTheAges, seat: Seat, card: str) -> list[Action]:
    """Offer to put an unused worker on a card for free, within the urban limit. [TTA-579]"""
    civ = g.civs[seat]
    number = g.content.technology_index[card]
    possible = civ.unused and civ.technologies >> number & 1 and building.has_room(g, civ, number)
    return [words.Build(card), PASS] if possible else []


@build_free.resolve
def build_for_free(g: ThroughTheAges, seat: Seat, action: Action, card: str) -> None:
    if action == PASS:
        g.tell("passed", seat)
        return
    civ = g.civs[seat]
    civ.unused -= 1
    gains.place_worker(civ, g.content.technology_index[card], 1)
    g.tell("built", seat, card)


@operations.add
def may_choose_action(on: Affected) -> Frames:
    return (choose_action(on.seat, on.effect.n),)


@rules.decision
def choose_action(g: ThroughTheAges, seat: Seat, discount: int) -> list[Action]:
    """Offer population, a building or a technology for less and without an action, a revolution, or nothing.

    [TTA-099, TTA-266, TTA-540]
    """
    own = Budget(g, seat)
    listed = orders.choices(own, FORESEEN, discount)
    listed += technologies.revolutions(own, discount)
    return [*listed, PASS] if listed else []


@choose_action.resolve
def do_action(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> None:
    if action == PASS:
        g.tell("passed", seat)
        return
    g.then(*orders.carry_out(g, seat, action, discount))


@operations.add
def destroy_own_building(on: Affected) -> Frames:
    return (choose_ruined(on.seat),)


@rules.decision
def choose_ruined(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the player's farms, mines and urban buildings. [TTA-578]"""
    numbers = ratings.of_kind(g, g.civs[seat], *PRODUCTION, *URBAN)
    return words.Destroy.each([g.content.technologies[number].id for number in numbers])


@choose_ruined.resolve
def ruin_chosen(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    building.raze(g, seat, g.content.technology_index[words.Destroy.of(action)])


@operations.add
def score_culture_of_culture_rating(on: Affected) -> Frames:
    gains.score_culture(on.g, on.seat, ratings.culture(on.g, on.seat))
    return ()


@operations.add
def score_culture_of_science_rating(on: Affected) -> Frames:
    gains.score_culture(on.g, on.seat, ratings.science(on.g, on.seat))
    return ()


@operations.add
def score_science_of_science_rating(on: Affected) -> Frames:
    gains.score_science(on.g, on.seat, ratings.science(on.g, on.seat))
    return ()


@operations.add
def produce_food(on: Affected) -> Frames:
    production_phase.food(on.g, on.seat, card_totals(on.g, on.g.civs[on.seat]), pacts(on.g, on.seat))
    return ()


@operations.add
def produce_resources(on: Affected) -> Frames:
    production_phase.resources(on.g, on.seat, card_totals(on.g, on.g.civs[on.seat]), pacts(on.g, on.seat))
    return ()


@operations.add
def production(on: Affected) -> Frames:
    """Go through corruption, food, consumption and resources."""
    production_phase.yield_all(on.g, on.seat, card_totals(on.g, on.g.civs[on.seat]), pacts(on.g, on.seat))
    return ()


@operations.add
def spend_civil_actions_per_discontent(on: Affected) -> Frames:
    """Lose civil actions, but only available ones. [TTA-569]"""
    civ = on.g.civs[on.seat]
    number = min(on.effect.n * on.counted, civ.civil_actions)
    civ.civil_actions -= number
    if number:
        on.g.tell("lost_actions", on.seat, number)
    return ()


@operations.add
def take_yellow_from_weakest(on: Affected) -> Frames:
    """Take from the yellow bank of the weakest, if there is anything in it. [TTA-415, TTA-580]"""
    number = min(on.effect.n, on.g.civs[on.weakest].yellow)
    on.g.civs[on.weakest].yellow -= number
    on.g.civs[on.seat].yellow += number
    if number:
        on.g.tell("took_yellow", on.seat, on.weakest, number)
    return ()


@operations.add
def remove_old_leader(on: Affected) -> Frames:
    """Remove a leader who is not of the current age. [TTA-566]"""
    civ = on.g.civs[on.seat]
    if civ.leader and on.g.content.leaders[civ.leader].age != on.g.age:
        on.g.tell("obsolete", on.seat, civ.leader)
        leaders.leave(on.g, on.seat)
    return ()


@operations.add
def lose_colony(on: Affected) -> Frames:
    return (choose_lost_colony(on.seat),)


@rules.decision
def choose_lost_colony(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the colonies that may become independent; the card is discarded. [TTA-121, TTA-325]"""
    return words.Release.each(g.civs[seat].colonies)


@choose_lost_colony.resolve
def release(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    colony = words.Release.of(action)
    civ = g.civs[seat]
    with Change(g, seat):
        civ.colonies = leaders.without(civ.colonies, colony)
    military.put_away(g, colony)
    g.tell("lost_colony", seat, colony)


@operations.add
def may_take_cards(on: Affected) -> Frames:
    return (take_by_agreement(on.seat, on.effect.n, False),)


@rules.decision(must=True)
def take_by_agreement(g: ThroughTheAges, seat: Seat, left: int, taken: bool) -> list[Action]:
    """List cards of the row worth this many civil actions, and the end. [TTA-546, TTA-548, TTA-570]"""
    return [*cards.options(Budget(g, seat), left), DONE]


@take_by_agreement.resolve
def take_agreed(g: ThroughTheAges, seat: Seat, action: Action, left: int, taken: bool) -> None:
    """Take a card; in the end give up the next political action and fill the row. [TTA-547, TTA-570]"""
    if action == DONE:
        if taken:
            g.civs[seat].no_politics = True
            card_row.slide_and_fill(g)
        else:
            g.tell("passed", seat)
        return
    space = words.Take.of(action)
    price = costs.take(g, seat, space)
    cards.receive(g, seat, space)
    g.then(take_by_agreement(seat, left - price, True))


@operations.add
def ruin_wonder(on: Affected) -> Frames:
    return (choose_ruin(on.seat, on.effect.ages),)


@rules.decision
def choose_ruin(g: ThroughTheAges, seat: Seat, ages: tuple[int, ...]) -> list[Action]:
    """List completed wonders of these ages that are not ruins yet. [TTA-583]"""
    civ = g.civs[seat]
    standing = [wonder for wonder in civ.wonders if wonder not in civ.ruins]
    return words.Ruin.each([wonder for wonder in standing if g.content.wonders[wonder].age in ages])


@choose_ruin.resolve
def ruin(g: ThroughTheAges, seat: Seat, action: Action, ages: tuple[int, ...]) -> None:
    """Turn the wonder into a ruin, which loses its symbols and gives culture. [TTA-543, TTA-583]"""
    wonder = words.Ruin.of(action)
    civ = g.civs[seat]
    with Change(g, seat):
        civ.ruins = (*civ.ruins, wonder)
    g.tell("ruined", seat, wonder)


@operations.add
def destroy_urban_of_each_other(on: Affected) -> Frames:
    """Destroy one urban building of everybody else, clockwise. [TTA-577]"""
    return tuple([terror(on.seat, other) for other in from_seat(on.g, on.seat)[1:]])


@rules.decision
def terror(g: ThroughTheAges, seat: Seat, victim: Seat) -> list[Action]:
    """List the urban buildings of another civilization. [TTA-577]"""
    numbers = ratings.of_kind(g, g.civs[victim], *URBAN)
    return words.Raze.each([g.content.technologies[number].id for number in numbers])


@terror.resolve
def terrorize(g: ThroughTheAges, seat: Seat, action: Action, victim: Seat) -> None:
    building.raze(g, victim, g.content.technology_index[words.Raze.of(action)])


operations.check([op for op in EVENT_OPS if op != "impact"])
