"""Events: who is meant and what happens (TTA-093 to TTA-104, TTA-540 to TTA-548, TTA-566 to TTA-580)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages.entries import PRODUCTION, URBAN, EventEffect
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
    production,
    ratings,
    technologies,
    tokens,
)
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import Change, card_totals, from_seat, pacts, players
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import (
    Build,
    Destroy,
    FoodPart,
    GainFood,
    GainResources,
    Raze,
    Release,
    Ruin,
    Take,
)

Frames: TypeAlias = tuple[Frame, ...]
FORESEEN: Final = ("increase_population", "build_production", "build_urban", "develop_technology")


def resolve(g: ThroughTheAges, seat: Seat, card: str) -> Frames:
    """A territory is auctioned, any other event happens and goes to the past. [TTA-093]"""
    if card in g.content.territories:
        return colonization.auction(g, seat, card)
    g.past_events = (*g.past_events, card)
    if g.content.events[card].final:
        impacts.evaluate(g, card, seat)
        return ()
    everybody = from_seat(g, seat)
    order = ranking(g, seat)
    # Who is meant is settled before anything happens. [TTA-102]
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
    """Where nothing was told since the event was revealed, the journal says so."""
    if g.journal and g.journal[-1][0] == "revealed":
        g.tell("no_effect")


def ranking(g: ThroughTheAges, first: Seat) -> list[Seat]:
    """Players from the strongest to the weakest. [TTA-095, TTA-098]"""
    return ratings.ranked(g, {seat: ratings.strength(g, seat) for seat in from_seat(g, first)}, first)


def meant(g: ThroughTheAges, effect: EventEffect, everybody: list[Seat], order: list[Seat]) -> list[Seat]:
    """The players that an effect concerns, given all clockwise and from the strongest to the weakest.

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
    """One effect on one player, with the discontent workers counted before. [TTA-101, TTA-102, TTA-103]"""
    effect = g.content.events[card].effects[number]
    g.then(*OPS[effect.op](g, seat, effect, counted, weakest))


def gain_food(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    tokens.gain(g, seat, tokens.FOOD, effect.n)
    return ()


def gain_resources(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    tokens.gain(g, seat, tokens.RESOURCES, effect.n)
    return ()


def gain_food_or_resources(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    return (choose_kind(seat, effect.n),)


@rules.decision(must=True)
def choose_kind(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """Food or resources."""
    return [GainFood(), GainResources()]


@choose_kind.resolve
def gain_kind(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    tokens.gain(g, seat, tokens.FOOD if GainFood.matches(action) else tokens.RESOURCES, number)


def gain_mixed(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (choose_mixture(seat, effect.n),)


@rules.decision(must=True, widget="amount")
def choose_mixture(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """How much of the gain is food; the rest is resources. [TTA-461]"""
    return FoodPart.each(range(number + 1))


@choose_mixture.resolve
def gain_mixture(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    food = FoodPart.of(action)
    tokens.gain(g, seat, tokens.FOOD, food)
    tokens.gain(g, seat, tokens.RESOURCES, number - food)


def lose_mixed(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (choose_loss(seat, effect.n),)


@rules.decision(must=True, widget="amount")
def choose_loss(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """How much of the loss is food, within what there is. [TTA-461]"""
    civ = g.civs[seat]
    food, resources = tokens.stored(g, civ, tokens.FOOD), tokens.stored(g, civ, tokens.RESOURCES)
    due = min(number, food + resources)
    return FoodPart.each(range(max(due - resources, 0), min(due, food) + 1))


@choose_loss.resolve
def lose_mixture(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    food = FoodPart.of(action)
    tokens.lose(g, seat, tokens.FOOD, food)
    tokens.lose(g, seat, tokens.RESOURCES, number - food)


def gain_food_per_happy(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    tokens.gain(g, seat, tokens.FOOD, effect.n * ratings.happiness(g, seat))
    return ()


def score_science(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    gains.score_science(g, seat, effect.n)
    return ()


def score_culture(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    gains.score_culture(g, seat, effect.n)
    return ()


def lose_culture(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    gains.score_culture(g, seat, -effect.n)
    return ()


def lose_culture_per_discontent(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    gains.score_culture(g, seat, -effect.n * counted)
    return ()


def draw_military(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    """Cards, or in age IV culture where the card says so. [TTA-103, TTA-568]"""
    if g.age == card_row.LAST_AGE and effect.culture:
        gains.score_culture(g, seat, effect.culture)
    else:
        military.draw(g, seat, effect.n)
    return ()


def discard_military(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """Cards of choice, or in age IV culture. [TTA-568, TTA-590]"""
    if g.age == card_row.LAST_AGE and effect.culture:
        gains.score_culture(g, seat, -effect.culture)
        return ()
    return (military.discard_cards(seat, min(effect.n, military.hand_size(g.civs[seat]))),)


def gain_population(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    gains.gain_population(g, seat, effect.n)
    return ()


def lose_population(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    return (gains.lose_population(seat, effect.n),)


def lose_population_if_two_weakest(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """Barbarians come only to a weak civilization. [TTA-097]"""
    two = 1 if players(g) == 2 else 2
    return (gains.lose_population(seat, effect.n),) if seat in ranking(g, g.active)[-two:] else ()


def lose_population_half_discontent(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """Half the discontent workers emigrate, rounded up. [TTA-102]"""
    return (gains.lose_population(seat, (counted + 1) // 2),)


def lose_all_food(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    tokens.lose(g, seat, tokens.FOOD, tokens.stored(g, g.civs[seat], tokens.FOOD))
    return ()


def lose_blue(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    """Blue tokens to the box, from the bank or else from cards. [TTA-413]"""
    g.civs[seat].blue -= effect.n
    g.tell("lost_blue", seat, effect.n)
    return ()


def may_free_build(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (build_free(seat, effect.card),)


@rules.decision
def build_free(g: ThroughTheAges, seat: Seat, card: str) -> list[Action]:
    """An unused worker may be put on a card for nothing, within the urban limit. [TTA-579]"""
    civ = g.civs[seat]
    number = g.content.technology_index[card]
    possible = civ.unused and civ.technologies >> number & 1 and building.has_room(g, civ, number)
    return [Build(card), PASS] if possible else []


@build_free.resolve
def build_for_free(g: ThroughTheAges, seat: Seat, action: Action, card: str) -> None:
    if action == PASS:
        g.tell("passed", seat)
        return
    civ = g.civs[seat]
    civ.unused -= 1
    gains.place_worker(civ, g.content.technology_index[card], 1)
    g.tell("built", seat, card)


def may_choose_action(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    return (choose_action(seat, effect.n),)


@rules.decision
def choose_action(g: ThroughTheAges, seat: Seat, discount: int) -> list[Action]:
    """Population, a building or a technology for one less and without an action; or a revolution, or nothing.

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


def destroy_own_building(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    return (choose_ruined(seat),)


@rules.decision
def choose_ruined(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """An own farm, mine or urban building, if there is one. [TTA-578]"""
    numbers = ratings.of_kind(g, g.civs[seat], *PRODUCTION, *URBAN)
    return Destroy.each([g.content.technologies[number].id for number in numbers])


@choose_ruined.resolve
def ruin_chosen(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    building.raze(g, seat, g.content.technology_index[Destroy.of(action)])


def score_culture_of_culture_rating(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    gains.score_culture(g, seat, ratings.culture(g, seat))
    return ()


def score_culture_of_science_rating(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    gains.score_culture(g, seat, ratings.science(g, seat))
    return ()


def score_science_of_science_rating(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    gains.score_science(g, seat, ratings.science(g, seat))
    return ()


def produce_food(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    production.food(g, seat, card_totals(g, g.civs[seat]), pacts(g, seat))
    return ()


def produce_resources(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    production.resources(g, seat, card_totals(g, g.civs[seat]), pacts(g, seat))
    return ()


def whole_production(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """Corruption, food, consumption, resources."""
    production.yield_all(g, seat, card_totals(g, g.civs[seat]), pacts(g, seat))
    return ()


def spend_civil_actions_per_discontent(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """Available civil actions only. [TTA-569]"""
    civ = g.civs[seat]
    number = min(effect.n * counted, civ.civil_actions)
    civ.civil_actions -= number
    if number:
        g.tell("lost_actions", seat, number)
    return ()


def take_yellow_from_weakest(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """From the yellow bank of the weakest, if it has any. [TTA-415, TTA-580]"""
    number = min(effect.n, g.civs[weakest].yellow)
    g.civs[weakest].yellow -= number
    g.civs[seat].yellow += number
    if number:
        g.tell("took_yellow", seat, weakest, number)
    return ()


def remove_old_leader(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """A leader who is not of the current age leaves. [TTA-566]"""
    civ = g.civs[seat]
    if civ.leader and g.content.leaders[civ.leader].age != g.age:
        g.tell("obsolete", seat, civ.leader)
        leaders.leave(g, seat)
    return ()


def lose_colony(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (choose_lost_colony(seat),)


@rules.decision
def choose_lost_colony(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """A colony that becomes independent; its card is discarded. [TTA-121, TTA-325]"""
    return Release.each(g.civs[seat].colonies)


@choose_lost_colony.resolve
def release(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    colony = Release.of(action)
    civ = g.civs[seat]
    with Change(g, seat):
        civ.colonies = leaders.without(civ.colonies, colony)
    military.put_away(g, colony)
    g.tell("lost_colony", seat, colony)


def may_take_cards(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (take_by_agreement(seat, effect.n, False),)


@rules.decision(must=True)
def take_by_agreement(g: ThroughTheAges, seat: Seat, left: int, taken: bool) -> list[Action]:
    """Cards of the row worth so many civil actions in all, or enough. [TTA-546, TTA-548, TTA-570]"""
    return [*cards.affordable(Budget(g, seat), left), DONE]


@take_by_agreement.resolve
def take_agreed(g: ThroughTheAges, seat: Seat, action: Action, left: int, taken: bool) -> None:
    """Who took a card gives up the next political action; the row is filled again. [TTA-547, TTA-570]"""
    if action == DONE:
        if taken:
            g.civs[seat].no_politics = True
            card_row.slide_and_fill(g)
        else:
            g.tell("passed", seat)
        return
    space = Take.of(action)
    price = costs.take(g, seat, space)
    cards.receive(g, seat, space)
    g.then(take_by_agreement(seat, left - price, True))


def ruin_wonder(g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat) -> Frames:
    return (choose_ruin(seat, effect.ages),)


@rules.decision
def choose_ruin(g: ThroughTheAges, seat: Seat, ages: tuple[int, ...]) -> list[Action]:
    """A completed wonder of these ages that is no ruin yet. [TTA-583]"""
    civ = g.civs[seat]
    standing = [wonder for wonder in civ.wonders if wonder not in civ.ruins]
    return Ruin.each([wonder for wonder in standing if g.content.wonders[wonder].age in ages])


@choose_ruin.resolve
def ruin(g: ThroughTheAges, seat: Seat, action: Action, ages: tuple[int, ...]) -> None:
    """It loses all its symbols, gives culture, and counts as completed still. [TTA-543, TTA-583]"""
    wonder = Ruin.of(action)
    civ = g.civs[seat]
    with Change(g, seat):
        civ.ruins = (*civ.ruins, wonder)
    g.tell("ruined", seat, wonder)


def destroy_urban_of_each_other(
    g: ThroughTheAges, seat: Seat, effect: EventEffect, counted: int, weakest: Seat
) -> Frames:
    """One urban building of everybody else, clockwise. [TTA-577]"""
    return tuple([terror(seat, other) for other in from_seat(g, seat)[1:]])


@rules.decision
def terror(g: ThroughTheAges, seat: Seat, victim: Seat) -> list[Action]:
    """An urban building of another civilization. [TTA-577]"""
    numbers = ratings.of_kind(g, g.civs[victim], *URBAN)
    return Raze.each([g.content.technologies[number].id for number in numbers])


@terror.resolve
def terrorize(g: ThroughTheAges, seat: Seat, action: Action, victim: Seat) -> None:
    building.raze(g, victim, g.content.technology_index[Raze.of(action)])


OPS: Final[dict[str, Callable[[ThroughTheAges, Seat, EventEffect, int, Seat], Frames]]] = {
    "gain_food": gain_food,
    "gain_resources": gain_resources,
    "gain_food_or_resources": gain_food_or_resources,
    "gain_food_and_resources_mixed": gain_mixed,
    "lose_food_and_resources_mixed": lose_mixed,
    "gain_food_per_happy": gain_food_per_happy,
    "score_science": score_science,
    "score_culture": score_culture,
    "lose_culture": lose_culture,
    "lose_culture_per_discontent": lose_culture_per_discontent,
    "draw_military": draw_military,
    "discard_military": discard_military,
    "gain_population": gain_population,
    "lose_population": lose_population,
    "lose_population_if_two_weakest": lose_population_if_two_weakest,
    "lose_population_half_discontent": lose_population_half_discontent,
    "lose_all_food": lose_all_food,
    "lose_blue": lose_blue,
    "may_free_build": may_free_build,
    "may_choose_action": may_choose_action,
    "destroy_own_building": destroy_own_building,
    "score_culture_of_culture_rating": score_culture_of_culture_rating,
    "score_culture_of_science_rating": score_culture_of_science_rating,
    "score_science_of_science_rating": score_science_of_science_rating,
    "produce_food": produce_food,
    "produce_resources": produce_resources,
    "production": whole_production,
    "spend_civil_actions_per_discontent": spend_civil_actions_per_discontent,
    "take_yellow_from_weakest": take_yellow_from_weakest,
    "remove_old_leader": remove_old_leader,
    "lose_colony": lose_colony,
    "may_take_cards": may_take_cards,
    "ruin_wonder": ruin_wonder,
    "destroy_urban_of_each_other": destroy_urban_of_each_other,
}
