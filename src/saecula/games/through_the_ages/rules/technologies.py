"""Developing technologies, governments and revolutions (TTA-225 to TTA-227, TTA-260 to TTA-266)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.entries import GOVERNMENT, SPECIAL
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, gains, leaders, payment
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import Change, abilities, civil_total, has, military_total
from saecula.games.through_the_ages.vocabulary import Develop, Revolt


def options(own: Budget) -> list[Action]:
    """List technologies in hand that can be developed, peacefully or by revolution. [TTA-225, TTA-260]"""
    if not own.hand.technologies:
        return []
    listed = developments(own, 0) if own.civil else []
    if own.hand.governments and may_revolt(own):
        listed += revolutions(own, 0)
    return listed


def developments(own: Budget, discount: int) -> list[Action]:
    """List the technologies that can be paid for. [TTA-225]"""
    g, civ, held = own.g, own.civ, own.hand.technologies
    if not held or (own.pacts and not costs.partners_can_pay(g, own.pacts)):
        return []
    prices = costs.developments(g, own.seat, False, own.cards, own.pacts)
    science = civ.science + discount
    for_units = science + civ.extra_science
    is_unit, develops = g.content.is_unit, g.content.develops
    listed: list[Action] = []
    for number in held:
        if prices[number] <= (for_units if is_unit[number] else science):
            listed.append(develops[number])
    return listed


def revolutions(own: Budget, discount: int) -> list[Action]:
    """List the governments that can be had by revolution. [TTA-260]"""
    g, held = own.g, own.hand.governments
    if not held or (own.pacts and not costs.partners_can_pay(g, own.pacts)):
        return []
    prices = costs.developments(g, own.seat, True, own.cards, own.pacts)
    revolts = g.content.revolts
    return [revolts[n] for n in held if prices[n] - discount <= own.civ.science]


def may_revolt(own: Budget) -> bool:
    """Return whether all civil actions, or Robespierre's military ones, are available.

    [TTA-260, TTA-261, TTA-265]
    """
    if "revolution_uses_military" in own.cards.abilities:
        return own.civ.military_actions >= military_total(own.g, own.seat)
    return own.civil >= own.total


def develop(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend a civil action and the science. [TTA-225]"""
    action_tokens.spend_civil(g, g.civs[seat], 1)
    introduce(g, seat, Develop.of(action), 0)


def introduce(g: ThroughTheAges, seat: Seat, card: str, discount: int) -> None:
    """Pay the science, put the card into play, and give what leaders grant for it. [TTA-225, TTA-226]"""
    number = g.content.technology_index[card]
    price = max(costs.develop(g, seat, number, False) - discount, 0)
    payment.pay_science(g, seat, number, price)
    g.civs[seat].hand = leaders.without(g.civs[seat].hand, card)
    g.tell("developed", seat, card)
    enter(g, seat, number)
    celebrate(g, seat)


def enter(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Put a technology into play in place of the old government or a lower special technology of its type.

    [TTA-226, TTA-227, TTA-334, TTA-335]
    """
    civ = g.civs[seat]
    kind = g.content.technologies[number].kind
    with Change(g, seat):
        if kind == GOVERNMENT:
            civ.technologies ^= 1 << civ.government
            civ.government = number
        civ.technologies |= 1 << number
        if kind in SPECIAL:
            rivals = bits(civ.technologies & g.content.masks[kind])
            best = max(rivals, key=lambda rival: g.content.technologies[rival].age)
            civ.technologies &= ~g.content.masks[kind] | 1 << best


def celebrate(g: ThroughTheAges, seat: Seat) -> None:
    """Give what leaders grant for developing a technology. [TTA-264, TTA-510]"""
    for ability in abilities(g, g.civs[seat], "on_develop"):
        gains.give(g, seat, ability.gain)


def revolt(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend all civil actions and the lower science cost. [TTA-260, TTA-263]"""
    exhaust(g, seat)
    overthrow(g, seat, Revolt.of(action), 0)


def exhaust(g: ThroughTheAges, seat: Seat) -> None:
    """Spend as many civil actions as the total, unless military ones pay. [TTA-260, TTA-261]"""
    civ = g.civs[seat]
    if not has(g, civ, "revolution_uses_military"):
        action_tokens.spend_civil(g, civ, civil_total(g, seat))


def overthrow(g: ThroughTheAges, seat: Seat, card: str, discount: int) -> None:
    """Change the government; the actions that pay for it are gone, and those gained count as spent.

    [TTA-260, TTA-262, TTA-263, TTA-265, TTA-505]
    """
    civ = g.civs[seat]
    number = g.content.technology_index[card]
    price = max(costs.develop(g, seat, number, True) - discount, 0)
    payment.pay_science(g, seat, number, price)
    civ.hand = leaders.without(civ.hand, card)
    g.tell("revolted", seat, card)
    military = has(g, civ, "revolution_uses_military")
    enter(g, seat, number)
    if military:
        civ.military_actions = 0
    else:
        civ.civil_actions = 0
    for ability in abilities(g, civ, "on_revolution"):
        gains.give(g, seat, ability.gain)
    celebrate(g, seat)
