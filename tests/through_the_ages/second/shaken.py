"""Positions that random play hardly reaches: what lies before the players is randomized."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.contracts import Dice
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.entries import SPECIAL, URBAN, WORKPLACES
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.cards import (
    ACTION_CARDS,
    LEADERS,
    NUMBERED,
    PACT_CARDS,
    TACTICS,
    TECHNOLOGIES,
    TERRITORIES,
    WONDERS,
)
from tests.through_the_ages.second.table import age_of, read

ONCE: Final = (
    *("replaced_leader", "changed_tactic", "upgrade_to_theater", "free_population", "churchill_choice"),
    *("trade_route", "military_resources", "military_as_civil"),
)
IN_HAND: Final = [*TECHNOLOGIES, *LEADERS, *ACTION_CARDS]
GOVERNMENTS: Final = [card for card, technology in TECHNOLOGIES.items() if technology.kind == "government"]
FEWEST_BLUE: Final = 6  # blue tokens; no event leaves a civilization with fewer


def shaken(g: ThroughTheAges, dice: Dice) -> ThroughTheAges:
    """A copy of a position in which every civilization has other cards, workers and tokens."""
    g = GAME.clone(g)
    g.listed = []
    for civ in g.civs:
        _throw_technologies(civ, dice)
        _throw_cards(civ, dice)
        _throw_numbers(civ, dice)
    if g.asks[0][0] == "act":
        _throw_this_turn(g.civs[g.active], dice)
    _throw_pacts(g, dice)
    t = read(g)
    for civ, nation in zip(g.civs, t.nations, strict=True):
        civ.civil_actions = figures.civil_total(t, nation)
        civ.military_actions = figures.military_total(t, nation)
    if g.asks[0][0] == "act":
        _spend_some(g.civs[g.active], dice)
    return g


def _spend_some(civ: Civ, dice: Dice) -> None:
    if dice.roll(2):  # otherwise there may be a revolution
        civ.civil_actions = dice.roll(civ.civil_actions + 1)
    civ.military_actions = dice.roll(civ.military_actions + 1)


def _some(things: Iterable[str], dice: Dice, one_in: int) -> list[str]:
    return [thing for thing in things if not dice.roll(one_in)]


def _throw_technologies(civ: Civ, dice: Dice) -> None:
    government = dice.pick(GOVERNMENTS)
    known = {government}
    for card, technology in TECHNOLOGIES.items():
        if technology.kind in WORKPLACES and (technology.initial or not dice.roll(2)):
            known.add(card)
    for kind in SPECIAL:
        known.update([dice.pick([c for c in NUMBERED if TECHNOLOGIES[c].kind == kind])] * dice.roll(2))
    civ.government = NUMBERED.index(government)
    civ.technologies = sum(1 << NUMBERED.index(card) for card in known)
    civ.workers = _thrown(known, WORKPLACES, 3, dice)
    civ.tokens = _thrown(known, ("farm", "mine"), 5, dice)


def _thrown(known: set[str], kinds: tuple[str, ...], sides: int, dice: Dice) -> tuple[int, ...]:
    return tuple(
        dice.roll(sides) if card in known and TECHNOLOGIES[card].kind in kinds else 0 for card in NUMBERED
    )


def _throw_cards(civ: Civ, dice: Dice) -> None:
    civ.leader = dice.pick(["", *LEADERS])
    ages = {age for age in range(4) if not dice.roll(3)}
    if civ.leader:
        ages.add(age_of(civ.leader))
    civ.leader_ages = sum(1 << age for age in ages)
    wonders = _some(WONDERS, dice, 4)
    civ.wonders = tuple(wonders)
    civ.ruins = tuple(_some([wonder for wonder in wonders if age_of(wonder) < 2], dice, 3))
    civ.tucked = dice.pick(["", *wonders]) if civ.leader != "homer" else ""
    others = [wonder for wonder in WONDERS if wonder not in wonders]
    civ.unfinished = dice.pick(["", *others])
    civ.stages = dice.roll(len(WONDERS[civ.unfinished].stages)) if civ.unfinished else 0
    civ.colonies = tuple(_some(TERRITORIES, dice, 6))
    civ.tactic = dice.pick(["", *TACTICS])
    civ.exclusive = bool(civ.tactic) and not dice.roll(2)
    known = {card for number, card in enumerate(NUMBERED) if civ.technologies >> number & 1}
    civ.hand = tuple(card for card in _some(IN_HAND, dice, 14) if card not in known)


def _throw_this_turn(civ: Civ, dice: Dice) -> None:
    civ.fresh = tuple(_some([card for card in civ.hand if card in ACTION_CARDS], dice, 4))
    civ.extra_actions, civ.extra_resources, civ.extra_science = dice.roll(2), dice.roll(3), dice.roll(3)
    civ.used = tuple(_some(ONCE, dice, 4))


def _throw_numbers(civ: Civ, dice: Dice) -> None:
    civ.blue = max(dice.roll(14), FEWEST_BLUE - sum(civ.tokens))
    civ.yellow, civ.unused = dice.roll(20), dice.roll(4)
    civ.culture, civ.science = dice.roll(60), dice.roll(20)
    if civ.leader == "bill_gates":
        tokens = list(civ.tokens)
        for number, card in enumerate(NUMBERED):
            lab = TECHNOLOGIES[card].kind == URBAN[0] and age_of(card)
            if lab and civ.technologies >> number & 1:
                tokens[number] = dice.roll(3)
        civ.tokens = tuple(tokens)


def _throw_pacts(g: ThroughTheAges, dice: Dice) -> None:
    cards = list(PACT_CARDS)
    for seat, civ in enumerate(g.civs):
        civ.pact, civ.pact_partner, civ.pact_side = "", -1, ""
        if g.seats > 2 and not dice.roll(2):
            civ.pact = dice.pick(cards)
            cards.remove(civ.pact)
            civ.pact_partner = dice.pick([other for other in range(g.seats) if other != seat])
            civ.pact_side = dice.pick(["a", "b"])
