"""The Production Phase, step by step (TTA-291 to TTA-305, TTA-515, TTA-552)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import gains, payment, ratings, tokens
from saecula.games.through_the_ages.rules.card_totals import CardTotals
from saecula.games.through_the_ages.rules.in_play import Pacts, amount, card_totals, pacts
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES


def is_uprising(g: ThroughTheAges, seat: Seat) -> bool:
    """Return whether there are more discontent workers than unused ones. [TTA-291]"""
    return ratings.discontent(g, seat) > g.civs[seat].unused


def produce(g: ThroughTheAges, seat: Seat, cards: CardTotals, allied: Pacts) -> None:
    """Score points, then go through corruption, food, consumption and resources. [TTA-300 to TTA-304]"""
    score(g, seat, cards, allied)
    yield_all(g, seat, cards, allied)


def yield_all(g: ThroughTheAges, seat: Seat, cards: CardTotals, allied: Pacts) -> None:
    """Lose to corruption, produce food, let people eat, produce resources. [TTA-301 to TTA-304]"""
    corruption(g, seat)
    food(g, seat, cards, allied)
    consumption(g, seat)
    resources(g, seat, cards, allied)


def score(g: ThroughTheAges, seat: Seat, cards: CardTotals, allied: Pacts) -> None:
    """Score science and culture points by rating. [TTA-300]"""
    g.cite("", "production")
    science = ratings.science(g, seat, cards, allied)
    culture = ratings.culture(g, seat, cards, allied)
    if science:
        gains.score_science(g, seat, science)
    if culture:
        if g.journal is not None:
            g.cite_parts(culture_parts(g, seat, culture))
        gains.score_culture(g, seat, culture)


def culture_parts(g: ThroughTheAges, seat: Seat, culture: int) -> list[tuple[str, str, int]]:
    """Return the cards behind a culture rating; what abilities add is the leader's. [TTA-381, TTA-382]"""
    civ = g.civs[seat]
    content = g.content
    found = []
    for n in bits(civ.technologies):
        technology = content.technologies[n]
        times = 1 if content.without_workers >> n & 1 else civ.workers[n]
        found.append((technology.id, times * technology.symbols.culture))
    for wonder in civ.wonders:
        printed = content.wonders[wonder].symbols.culture
        found.append((wonder, content.ruin_culture if wonder in civ.ruins else printed))
    found += [(colony, content.territories[colony].symbols.culture) for colony in civ.colonies]
    for pact, side, partner in pacts(g, seat):
        wonders = len(g.civs[partner].wonders)
        found.append((pact.id, side.symbols.culture + side.culture_per_partner_wonder * wonders))
    rest = culture - sum([points for _, points in found])
    parts = [("card", card, points) for card, points in found if points]
    if rest:
        parts.append(("card", civ.leader, rest) if civ.leader else ("", "production", rest))
    return parts


def corruption(g: ThroughTheAges, seat: Seat) -> None:
    """Lose resources, then food, the emptier the blue bank is. [TTA-301]"""
    due = corrupted(g, g.civs[seat])
    if due:
        for what in (RESOURCES, FOOD):
            lost = tokens.take(g, seat, what, due)
            due -= lost
            if lost:
                g.tell("corrupted", seat, lost, what)


def corrupted(g: ThroughTheAges, civ: Civ) -> int:
    """Return what corruption costs; a bank that owes tokens counts as empty. [TTA-301, TTA-711]"""
    table = g.content.board.corruption
    return table[min(max(civ.blue, 0), len(table) - 1)]


def food(g: ThroughTheAges, seat: Seat, cards: CardTotals, allied: Pacts) -> None:
    """Put a token on farms for each worker, higher levels first; then come pacts. [TTA-302, TTA-305]"""
    civ = g.civs[seat]
    for number, value in reversed(cards.farms):
        if civ.workers[number]:
            _tell_produced(g, seat, number, _put(civ, number, civ.workers[number]) * value, FOOD)
    if allied:
        _from_pacts(g, seat, FOOD, allied)


def _tell_produced(g: ThroughTheAges, seat: Seat, number: int, made: int, what: str) -> None:
    """Log what a card has produced, if anything."""
    if made and g.journal is not None:
        g.cite("card", g.content.technologies[number].id)
        g.tell("produced", seat, made, what)


def _put(civ: Civ, number: int, workers: int) -> int:
    """Put down tokens for these workers, as far as the bank has them."""
    if civ.blue <= 0:
        return 0
    made = workers if workers < civ.blue else civ.blue
    tokens.add(civ, number, made)
    return made


def _from_pacts(g: ThroughTheAges, seat: Seat, what: str, allied: Pacts) -> None:
    """Gain or lose what pacts add to or take from production. [TTA-305]"""
    for pact, side, _ in allied:
        number = side.food if what == FOOD else side.resources
        if number:
            g.cite("card", pact.id)
        if number > 0:
            tokens.gain(g, seat, what, number)
        elif number < 0:
            tokens.lose(g, seat, what, -number)


def consumption(g: ThroughTheAges, seat: Seat) -> None:
    """Eat food, more the emptier the yellow bank is; what is missing costs culture. [TTA-303, TTA-572]"""
    civ = g.civs[seat]
    due = eaten(g, civ)
    if not due:
        return
    missing = due - tokens.take(g, seat, FOOD, due)
    if missing < due:
        g.tell("ate", seat, due - missing)
    if missing and payment.has_route(g, seat, FOOD):
        civ.used = (*civ.used, payment.ROUTE)
        g.cite("", "use_route")
        missing -= tokens.lose(g, seat, RESOURCES, 1)
    if missing:
        g.cite("", "famine")
        g.tell("famine", seat, missing)
        gains.score_culture(g, seat, -missing * g.content.board.famine_culture)


def eaten(g: ThroughTheAges, civ: Civ) -> int:
    """Return the food that people eat by the yellow bank. [TTA-303, TTA-710]"""
    table = g.content.board.consumption
    return table[min(civ.yellow, len(table) - 1)]


def resources(g: ThroughTheAges, seat: Seat, cards: CardTotals, allied: Pacts) -> None:
    """Put a token on mines, and with Bill Gates on labs, for each worker; then come pacts.

    Higher values come first. [TTA-304, TTA-305, TTA-515, TTA-552]
    """
    civ = g.civs[seat]
    for value, number, workers in _works(civ, cards):
        _tell_produced(g, seat, number, _put(civ, number, workers) * value, RESOURCES)
    if allied:
        _from_pacts(g, seat, RESOURCES, allied)


def _works(civ: Civ, cards: CardTotals) -> list[tuple[int, int, int]]:
    """Return value, card and workers of what makes resources, best first, mines before labs."""
    works = [(value, n, civ.workers[n]) for n, value in reversed(cards.mines) if civ.workers[n]]
    extra = cards.amounts.get("best_mine_extra", 0)
    if extra and works:
        value, number, workers = works[0]
        works[0] = (value, number, workers + extra)
    if "produce_by_level" in cards.abilities:
        works += [(level, n, civ.workers[n]) for n, level in cards.labs if civ.workers[n] and level]
        works.sort(key=lambda work: -work[0])
    return works


def mine_resources(g: ThroughTheAges, civ: Civ) -> int:
    """Return the resources that mines produce, with those of the railroad. [TTA-517, TTA-552]"""
    technologies = g.content.technologies
    mines = ratings.of_kind(g, civ, "mine")
    best = max([technologies[n].value for n in mines], default=0)
    made = sum([civ.workers[n] * technologies[n].value for n in mines])
    return made + best * amount(g, civ, "best_mine_extra")


def food_production(g: ThroughTheAges, seat: Seat) -> int:
    """Return the food of farms and pacts, if there are tokens enough. [TTA-573]"""
    civ = g.civs[seat]
    made = ratings.of_workers(civ, card_totals(g, civ).farms)
    return made + sum([side.food for _, side, _ in pacts(g, seat)])


def resource_production(g: ThroughTheAges, seat: Seat) -> int:
    """Return the resources of mines, labs and pacts, at least zero."""
    civ = g.civs[seat]
    made = sum([value * workers for value, _, workers in _works(civ, card_totals(g, civ))])
    return max(made + sum([side.resources for _, side, _ in pacts(g, seat)]), 0)
