"""Hints of civil actions: cards, population, buildings, wonders, leaders, technologies."""

from __future__ import annotations

from copy import copy

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.scene import Reason
from saecula.core.wording import JOIN, listed, say, signed
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import Gain
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    action_tokens,
    aggressions,
    costs,
    events,
    leaders,
    military,
    payment,
    production,
    ratings,
    tokens,
    turn_end,
)
from saecula.games.through_the_ages.rules.action_cards import choose_gain, follow_order
from saecula.games.through_the_ages.rules.in_play import abilities, amount, civil_total, has
from saecula.games.through_the_ages.scene import sums, wording
from saecula.games.through_the_ages.scene.hints.registry import (
    changes,
    figures,
    hints,
    regained,
    room_for,
    with_civ,
    with_workers,
)
from saecula.games.through_the_ages.scene.wording import gain


def _priced(price: str, parts: list[str]) -> str:
    """Say a price and its parts."""
    return f"{price} ({', '.join(parts)})" if parts else price


def _discount(g: ThroughTheAges, frame: Frame) -> int:
    """Return what the card or event that orders an action takes off its price. [TTA-229, TTA-540]"""
    if follow_order.matches(frame):
        (card,) = follow_order.of(frame)
        return g.content.actions[card].discount
    if events.choose_action.matches(frame):
        (discount,) = events.choose_action.of(frame)
        return discount
    return 0


def _less(g: ThroughTheAges, texts: Texts, frame: Frame) -> list[str]:
    """Say the discount of the card or event as a part of the price."""
    discount = _discount(g, frame)
    if not discount:
        return []
    label = say(texts, "part-discount")
    if follow_order.matches(frame):
        (card,) = follow_order.of(frame)
        label = texts.label("card", card)
    return [f"{label} {signed(-discount)}"]


def _parts(reasons: list[Reason]) -> list[str]:
    return [f"{part.label} {part.value}" for part in reasons]


@hints.of(words.Take)
def _take(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, space: int) -> str:
    """Say the civil actions and their parts. [TTA-200]"""
    price = say(texts, "civil-actions", n=costs.take(g, seat, space))
    return _priced(price, _parts(sums.take(g, seat, space, texts)))


def _stored(
    g: ThroughTheAges, seat: Seat, texts: Texts, what: str, price: int, parts: list[str], unit: bool = False
) -> str:
    """Say a price in food or resources, what it is made of, and what else is paid. [TTA-456, TTA-572]"""
    civ = g.civs[seat]
    due = price - min(price, payment.unit_bonus(g, civ)) if unit else price
    there = tokens.stored(g, civ, what)
    parts = list(parts)
    if due > there:
        parts.append(say(texts, f"instead-{what}"))
    elif due and not payment.has_route(g, seat, what):
        paid = with_civ(g, seat, copy(civ))
        tokens.take(paid, seat, what, due)
        gone = there - tokens.stored(paid, paid.civs[seat], what)
        if gone > due:
            parts.append(say(texts, "without-change", n=gone))
    return _priced(wording.amount(texts, what, price), parts)


@hints.of(words.IncreasePopulation)
def _population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the food, and the happiness that one more worker requires. [TTA-210, TTA-433]"""
    civ = g.civs[seat]
    price = costs.population(g, civ, _discount(g, frame))
    paid = _stored(g, seat, texts, tokens.FOOD, price, _less(g, texts, frame))
    return JOIN.join([paid, *_crowd(g, seat, civ, texts)])


def _crowd(g: ThroughTheAges, seat: Seat, civ: Civ, texts: Texts) -> list[str]:
    """Compare happiness with what one more worker makes the people require. [TTA-433]"""
    table = g.content.board.required_happy
    asked = table[min(civ.yellow - 1, len(table) - 1)]
    happy = ratings.happiness(g, seat)
    return [say(texts, "happy-needed", n=happy, needed=asked)] if asked > happy else []


@hints.of(words.FreePopulation)
def _free_population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    return JOIN.join([say(texts, "for-nothing"), *_crowd(g, seat, g.civs[seat], texts)])


@hints.of(words.Build)
def _build(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the resources, and what the building or unit adds. [TTA-211, TTA-270]"""
    number = g.content.technology_index[technology]
    changed = with_workers(g, seat, ((number, 1),), texts)
    if events.build_free.matches(frame):
        return JOIN.join([say(texts, "for-nothing"), *changed])
    price = max(costs.building(g, g.civs[seat], number) - _discount(g, frame), 0)
    parts = [*_parts([*sums.building(g, g.civs[seat], number, texts)]), *_less(g, texts, frame)]
    unit = g.content.is_unit[number]
    return JOIN.join([_stored(g, seat, texts, tokens.RESOURCES, price, parts, unit), *changed])


@hints.of(words.Upgrade, words.UpgradeToTheater)
def _upgrade(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, source: str, target: str) -> str:
    """Say the difference of both prices, and what changes. [TTA-214, TTA-271]"""
    index = g.content.technology_index
    left, entered = index[source], index[target]
    price = max(costs.upgrade(g, g.civs[seat], left, entered) - _discount(g, frame), 0)
    unit = g.content.is_unit[entered]
    paid = _stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame), unit)
    return JOIN.join([paid, *with_workers(g, seat, ((left, -1), (entered, 1)), texts)])


@hints.of(words.Destroy)
def _destroy(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what is lost with a building or unit. [TTA-216, TTA-272]"""
    number = g.content.technology_index[technology]
    return listed(with_workers(g, seat, ((number, -1),), texts))


@hints.of(words.Raze)
def _raze(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what the victim loses. [TTA-567, TTA-577]"""
    if events.terror.matches(frame):
        (victim,) = events.terror.of(frame)
    else:
        victim, *_ = aggressions.raid_building.of(frame)
    number = g.content.technology_index[technology]
    return listed(with_workers(g, victim, ((number, -1),), texts))


@hints.of(words.PopulationAndUnit)
def _barbarossa(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the food and resources for both. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    number = g.content.technology_index[technology]
    discount = amount(g, civ, "population_and_unit")
    food = costs.population(g, civ, discount)
    price = max(costs.building(g, civ, number) - discount, 0)
    both = listed(
        [
            _stored(g, seat, texts, tokens.FOOD, food, []),
            _stored(g, seat, texts, tokens.RESOURCES, price, [], unit=True),
        ]
    )
    return JOIN.join([both, *with_workers(g, seat, ((number, 1),), texts)])


@hints.of(words.BuildStages)
def _stages(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say the resources for the next stages. [TTA-222, TTA-224]"""
    civ = g.civs[seat]
    left = g.content.wonders[civ.unfinished].stages[civ.stages :]
    price = max(sum(left[:number]) - _discount(g, frame), 0)
    parts = [_stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame))]
    if number == len(left):
        parts.append(say(texts, "completes", text=wording.in_short(texts, civ.unfinished)))
    return JOIN.join(parts)


@hints.of(words.Lead)
def _lead(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, leader: str) -> str:
    """Say what the leader brings, and whom it replaces. [TTA-220, TTA-221]"""
    text = wording.in_short(texts, leader)
    civ = g.civs[seat]
    if not civ.leader:
        return text
    replaces = say(texts, "replaces", leader=texts.label("card", civ.leader))
    if has(g, civ, "tuck_under_wonder") and civ.wonders:
        back = say(texts, "tucked-or-back", leader=texts.label("card", civ.leader))
    else:
        spent = copy(civ)
        action_tokens.spend_civil(g, spent, 1)
        back = regained(g, seat, spent, leader, texts)
    return JOIN.join([listed([replaces, back]), text])


@hints.of(words.Tuck)
def _tuck(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, wonder: str) -> str:
    """Say how ratings change with a happier wonder. [TTA-500]"""
    changed = copy(g.civs[seat])
    changed.tucked = wonder
    parts = changes(figures(g, seat), figures(with_civ(g, seat, changed), seat), texts)
    return listed(parts) or say(texts, "no-happier")


@hints.of(words.LendMilitary)
def _lend(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what lending is for, and whether it costs the action that replacing him gives back. [TTA-558]"""
    spare = g.civs[seat].civil_actions >= civil_total(g, seat)
    return JOIN.join([say(texts, "is-lent"), *([say(texts, "lent-in-vain")] if spare else [])])


@hints.of(words.ChurchillChoice)
def _churchill(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, choice: str) -> str:
    """Say the culture, or the science and resources for the military. [TTA-554]"""
    number = sum([ability.n for ability in abilities(g, g.civs[seat], leaders.CHURCHILL)])
    if choice == "culture":
        return wording.amount(texts, "culture", number)
    return listed([say(texts, "extra-science", n=number), say(texts, "extra-resources", n=number)])


@hints.of(words.Develop)
def _develop(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the science, and what the technology brings. [TTA-225]"""
    return JOIN.join(
        [_science(g, seat, texts, frame, technology, False), wording.in_short(texts, technology)]
    )


def _science(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str, revolution: bool) -> str:
    number = g.content.technology_index[card]
    price = max(costs.develop(g, seat, number, revolution) - _discount(g, frame), 0)
    parts = [*_parts(sums.develop(g, seat, number, revolution, texts)), *_less(g, texts, frame)]
    return _priced(wording.amount(texts, "science", price), parts)


@hints.of(words.Revolt)
def _revolt(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the lower science and all the actions. [TTA-260, TTA-261]"""
    civ = g.civs[seat]
    if has(g, civ, "revolution_uses_military"):
        actions = say(texts, "all-military", n=civ.military_actions)
    else:
        lent = not events.choose_action.matches(frame) and civ.civil_actions < civil_total(g, seat)
        actions = say(texts, "all-civil", n=civ.civil_actions + lent)
    paid = _science(g, seat, texts, frame, technology, True)
    return JOIN.join([paid, actions, wording.in_short(texts, technology)])


@hints.of(words.PlayAction)
def _play(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card does, and how much it counts now. [TTA-228, TTA-348]"""
    entry = g.content.actions[card]
    text = wording.in_short(texts, card)
    if entry.per_stronger:
        return JOIN.join([text, say(texts, "stronger-now", n=action_cards.stronger(g, seat))])
    if entry.per_richer:
        return JOIN.join([text, say(texts, "richer-now", n=action_cards.richer(g, seat))])
    given = entry.gain[0] if len(entry.gain) == 1 else None
    return JOIN.join([text, *room_for(g, seat, texts, given)])


@hints.of(words.GainFood)
def _gain_food(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the food of a card or an event. [TTA-461]"""
    if choose_gain.matches(frame):
        (card,) = choose_gain.of(frame)
        food, _ = g.content.actions[card].gain
        return _given(g, seat, texts, food)
    (number,) = events.choose_kind.of(frame)
    return _given(g, seat, texts, Gain(food=number))


@hints.of(words.GainResources)
def _gain_resources(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the resources of a card or an event. [TTA-461]"""
    if choose_gain.matches(frame):
        (card,) = choose_gain.of(frame)
        _, resources = g.content.actions[card].gain
        return _given(g, seat, texts, resources)
    (number,) = events.choose_kind.of(frame)
    return _given(g, seat, texts, Gain(resources=number))


def _given(g: ThroughTheAges, seat: Seat, texts: Texts, given: Gain) -> str:
    return JOIN.join([gain(texts, given), *room_for(g, seat, texts, given)])


@hints.of(words.UseRoute)
def _use_route(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say how the price would be paid. [TTA-572]"""
    what, price = payment.use_route.of(frame)
    rest = [wording.amount(texts, what, price - 1)] if price > 1 else []
    return listed([*rest, wording.amount(texts, payment.other(what), 1)])


@hints.of(words.KeepRoute)
def _keep_route(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the price without the trade route. [TTA-572]"""
    what, price = payment.use_route.of(frame)
    return wording.amount(texts, what, price)


@hints.of(words.ReturnToken)
def _return_token(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    number = g.content.technology_index[technology]
    return say(texts, "tokens-there", n=g.civs[seat].tokens[number])


@hints.of(words.EndActions)
def _end_actions(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what is left unused, and what happens at the end of the turn. [TTA-290, TTA-291, TTA-310]"""
    civ = g.civs[seat]
    civil = action_tokens.civil_available(g, civ)
    parts = [say(texts, "civil-unused", n=civil)] if civil else []
    excess = turn_end.excess_cards(g, seat)
    due = min(action_tokens.military_available(civ), g.content.board.military_draw)
    drawn = min(due, military.drawable(g) + excess) if military.is_drawn(g) else 0
    if drawn:
        parts.append(wording.amount(texts, "military_cards", drawn))
    if excess:
        parts.append(say(texts, "excess-cards", n=excess))
    if production.is_uprising(g, seat):
        parts.append(say(texts, "uprising-next"))
    return JOIN.join(parts)
