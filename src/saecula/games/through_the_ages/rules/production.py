"""The Production Phase, step by step (TTA-291 to TTA-305, TTA-515, TTA-552)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import gains, paying, ratings, tokens
from saecula.games.through_the_ages.rules.play import Pacts, amount, pacts, sheet
from saecula.games.through_the_ages.rules.sheets import Sheet
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES


def is_uprising(g: ThroughTheAges, seat: Seat) -> bool:
    """More discontent workers than unused ones. [TTA-291]"""
    return ratings.discontent(g, seat) > g.civs[seat].unused


def produce(g: ThroughTheAges, seat: Seat, cards: Sheet, allied: Pacts) -> None:
    """Points, corruption, food, consumption, resources, in this order. [TTA-300 to TTA-304]"""
    score(g, seat, cards, allied)
    corruption(g, seat)
    yield_food(g, seat, cards, allied)
    consumption(g, seat)
    yield_resources(g, seat, cards, allied)


def score(g: ThroughTheAges, seat: Seat, cards: Sheet, allied: Pacts) -> None:
    """Science and culture points by rating. [TTA-300]"""
    g.cite("", "production")
    civ = g.civs[seat]
    science = ratings.science_of(g, civ, cards, allied)
    culture = ratings.culture_of(g, civ, cards, allied)
    if science:
        gains.score_science(g, seat, science)
    if culture:
        if g.journal is not None:
            g.cite_parts(culture_parts(g, seat, culture))
        gains.score_culture(g, seat, culture)


def culture_parts(g: ThroughTheAges, seat: Seat, culture: int) -> list[tuple[str, str, int]]:
    """The cards that make this culture rating; what abilities add is the leader's. [TTA-381, TTA-382]"""
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
    """Resources are lost by the emptiness of the blue bank, then food. [TTA-301]"""
    due = corrupted(g, g.civs[seat])
    if due:
        for what in (RESOURCES, FOOD):
            lost = tokens.take(g, seat, what, due)
            due -= lost
            if lost:
                g.tell("corrupted", seat, lost, what)


def corrupted(g: ThroughTheAges, civ: Civ) -> int:
    """What the emptiness of the blue bank costs; one that owes tokens is empty. [TTA-301, TTA-711]"""
    table = g.content.board.corruption
    return table[min(max(civ.blue, 0), len(table) - 1)]


def food(g: ThroughTheAges, seat: Seat) -> None:
    """A token on farms for each worker, higher levels first; then pacts. [TTA-302, TTA-305]"""
    yield_food(g, seat, sheet(g, g.civs[seat]), pacts(g, seat))


def yield_food(g: ThroughTheAges, seat: Seat, cards: Sheet, allied: Pacts) -> None:
    """The same, with the cards and pacts in play given."""
    civ = g.civs[seat]
    for number, value in reversed(cards.farms):
        if civ.workers[number]:
            _tell_produced(g, seat, number, _put(civ, number, civ.workers[number]) * value, FOOD)
    if allied:
        _from_pacts(g, seat, FOOD, allied)


def _tell_produced(g: ThroughTheAges, seat: Seat, number: int, made: int, what: str) -> None:
    """Say what a card has made, if it has made anything."""
    if made and g.journal is not None:
        g.cite("card", g.content.technologies[number].id)
        g.tell("produced", seat, made, what)


def _put(civ: Civ, number: int, workers: int) -> int:
    """Tokens for these workers, as far as the bank has them."""
    if civ.blue <= 0:
        return 0
    made = workers if workers < civ.blue else civ.blue
    tokens.add(civ, number, made)
    return made


def _from_pacts(g: ThroughTheAges, seat: Seat, what: str, allied: Pacts) -> None:
    """What pacts add to or take from production. [TTA-305]"""
    for pact, side, _ in allied:
        number = side.food if what == FOOD else side.resources
        if number:
            g.cite("card", pact.id)
        if number > 0:
            tokens.gain(g, seat, what, number)
        elif number < 0:
            tokens.lose(g, seat, what, -number)


def consumption(g: ThroughTheAges, seat: Seat) -> None:
    """Food by the emptiness of the yellow bank; what is missing costs culture. [TTA-303, TTA-572]"""
    civ = g.civs[seat]
    due = eaten(g, civ)
    if not due:
        return
    missing = due - tokens.take(g, seat, FOOD, due)
    if missing < due:
        g.tell("ate", seat, due - missing)
    if missing and paying.has_route(g, seat, FOOD):
        civ.used = (*civ.used, paying.ROUTE)
        g.cite("", "use_route")
        missing -= tokens.lose(g, seat, RESOURCES, 1)
    if missing:
        g.cite("", "famine")
        g.tell("famine", seat, missing)
        gains.score_culture(g, seat, -missing * g.content.board.famine_culture)


def eaten(g: ThroughTheAges, civ: Civ) -> int:
    """Food that the emptiness of the yellow bank costs. [TTA-303, TTA-710]"""
    table = g.content.board.consumption
    return table[min(civ.yellow, len(table) - 1)]


def resources(g: ThroughTheAges, seat: Seat) -> None:
    """A token on mines, and with Bill Gates on labs, for each worker, higher values first; then pacts.

    [TTA-304, TTA-305, TTA-515, TTA-552]
    """
    yield_resources(g, seat, sheet(g, g.civs[seat]), pacts(g, seat))


def yield_resources(g: ThroughTheAges, seat: Seat, cards: Sheet, allied: Pacts) -> None:
    """The same, with the cards and pacts in play given."""
    civ = g.civs[seat]
    for value, number, workers in _works(civ, cards):
        _tell_produced(g, seat, number, _put(civ, number, workers) * value, RESOURCES)
    if allied:
        _from_pacts(g, seat, RESOURCES, allied)


def _works(civ: Civ, cards: Sheet) -> list[tuple[int, int, int]]:
    """Value, card and workers of what produces resources, best first, mines before labs of equal value."""
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
    """Resources that mines make in a production, the railroad's too. [TTA-517, TTA-552]"""
    technologies = g.content.technologies
    mines = ratings.of_kind(g, civ, "mine")
    best = max([technologies[n].value for n in mines], default=0)
    made = sum([civ.workers[n] * technologies[n].value for n in mines])
    return made + best * amount(g, civ, "best_mine_extra")


def food_production(g: ThroughTheAges, seat: Seat) -> int:
    """Food of farms and pacts, tokens permitting. [TTA-573]"""
    civ = g.civs[seat]
    made = ratings.of_workers(civ, sheet(g, civ).farms)
    return made + sum([side.food for _, side, _ in pacts(g, seat)])


def resource_production(g: ThroughTheAges, seat: Seat) -> int:
    """Resources of mines, labs and pacts, never below none."""
    civ = g.civs[seat]
    made = sum([value * workers for value, _, workers in _works(civ, sheet(g, civ))])
    return max(made + sum([side.resources for _, side, _ in pacts(g, seat)]), 0)
