"""Food and resources: blue tokens stored, gained, paid and lost, with exact change (TTA-450 to TTA-461)."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.play import sheet
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.rules.sheets import Each, Sheet

FOOD = "food"
RESOURCES = "resources"


def stores(g: ThroughTheAges, civ: Civ, what: str) -> Each:
    """The cards that can hold food or resources, with the value of a token, lowest first.

    Tokens on labs are worth the level of the lab, as long as there are any. [TTA-331, TTA-515, TTA-516]
    """
    return stores_on(civ, sheet(g, civ), what)


def stores_on(civ: Civ, cards: Sheet, what: str) -> Each:
    """The same, with the cards in play given."""
    if what == FOOD:
        return cards.farms
    labs = [lab for lab in cards.labs if civ.tokens[lab[0]]]
    return tuple(sorted([*cards.mines, *labs], key=_by_value)) if labs else cards.mines


def _by_value(store: tuple[int, int]) -> tuple[int, int]:
    return store[1], store[0]


def stored(g: ThroughTheAges, civ: Civ, what: str) -> int:
    """What lies on the cards. [TTA-450]"""
    return stored_on(civ, sheet(g, civ), what)


def stored_on(civ: Civ, cards: Sheet, what: str) -> int:
    """The same, with the cards in play given."""
    return food_on(civ, cards) if what == FOOD else resources_on(civ, cards)


def food_on(civ: Civ, cards: Sheet) -> int:
    """Food on farms. [TTA-450]"""
    tokens = civ.tokens
    total = 0
    for number, value in cards.farms:
        total += value * tokens[number]
    return total


def resources_on(civ: Civ, cards: Sheet) -> int:
    """Resources on mines and labs. [TTA-450, TTA-516]"""
    tokens = civ.tokens
    total = 0
    for number, value in cards.holders:
        total += value * tokens[number]
    return total


def add(civ: Civ, number: int, tokens: int) -> None:
    """Move blue tokens from the bank to a card, or with a negative number back."""
    lying = list(civ.tokens)
    lying[number] += tokens
    civ.tokens = tuple(lying)
    civ.blue -= tokens


def gain(g: ThroughTheAges, seat: Seat, what: str, amount: int) -> int:
    """Exactly the amount with the fewest tokens, or as much as the bank allows; what was gained. [TTA-451]"""
    civ = g.civs[seat]
    left = amount
    for number, value in reversed([store for store in stores(g, civ, what) if is_home(g, store[0])]):
        tokens = min(left // value, civ.blue)
        if tokens > 0:
            add(civ, number, tokens)
            left -= tokens * value
    if amount > left:
        g.tell("gained", seat, amount - left, what)
    return amount - left


def is_home(g: ThroughTheAges, number: int) -> bool:
    """Gains go to farms and mines, not to labs."""
    return g.content.technologies[number].kind != "lab"


def take(g: ThroughTheAges, seat: Seat, what: str, amount: int) -> int:
    """Pay or lose an amount, or all if there is less; what was lost. [TTA-453, TTA-457, TTA-459]"""
    if not amount:
        return 0
    civ = g.civs[seat]
    cards_in_play = sheet(g, civ)
    there = stored_on(civ, cards_in_play, what)
    if not there:
        return 0
    amount = amount if amount < there else there
    by_value: dict[int, list[int]] = {}
    for number, value in stores_on(civ, cards_in_play, what):
        by_value.setdefault(value, []).append(number)
    counts = [sum([civ.tokens[number] for number in cards]) for cards in by_value.values()]
    after = payment(tuple(by_value), tuple(counts), civ.blue, amount)
    for cards, count, kept in zip(by_value.values(), counts, after, strict=True):
        if kept != count:
            _shift(civ, cards, kept - count)
    return amount


def _shift(civ: Civ, numbers: list[int], tokens: int) -> None:
    """Change the tokens on cards of one value: labs empty first, change goes to the farm or mine."""
    if tokens > 0:
        add(civ, numbers[0], tokens)
        return
    for number in reversed(numbers):
        gone = min(civ.tokens[number], -tokens)
        add(civ, number, -gone)
        tokens += gone


@lru_cache(maxsize=1 << 15)
def payment(values: tuple[int, ...], counts: tuple[int, ...], bank: int, amount: int) -> tuple[int, ...]:
    """Tokens by value after an exact payment that leaves most tokens in the bank, and the highest on cards.

    Tokens only ever move to lower values. Where the bank lacks tokens for change, as little as possible
    is paid too much, and the bank is empty then. [TTA-453, TTA-454, TTA-456, TTA-457]
    """
    if not counts[-1]:
        return (*payment(values[:-1], counts[:-1], bank, amount), 0)
    if len(values) == 1 and bank >= 0 and not amount % values[0]:
        return (counts[0] - amount // values[0],)
    owned = sum([value * count for value, count in zip(values, counts, strict=True)])
    room = sum(counts) + bank
    found = _ways(values, counts, owned - amount, room)
    if found:
        return min(found, key=lambda way: (sum(way), [-n for n in reversed(way)]))
    for rest in range(owned - amount - 1, -1, -1):
        full = [way for way in _ways(values, counts, rest, room) if sum(way) == room]
        if full:
            return max(full, key=lambda way: list(reversed(way)))
    raise ValueError(f"{amount} cannot be paid with {counts} tokens of {values}")


def _ways(values: tuple[int, ...], counts: tuple[int, ...], rest: int, room: int) -> list[tuple[int, ...]]:
    """All ways to leave exactly this value on the cards, with no value moved upwards and tokens at hand."""
    ways: list[tuple[int, ...]] = []

    def place(at: int, rest: int, room: int, spare: int, chosen: tuple[int, ...]) -> None:
        if at < 0:
            if not rest:
                ways.append(chosen)
            return
        spare += values[at] * counts[at]
        for number in range(min(rest, spare) // values[at], -1, -1):
            if number <= room:
                worth = number * values[at]
                place(at - 1, rest - worth, room - number, spare - worth, (number, *chosen))

    place(len(values) - 1, rest, room, 0, ())
    return ways


def lose(g: ThroughTheAges, seat: Seat, what: str, amount: int) -> int:
    """Lose an amount, told to all; what was lost. [TTA-459]"""
    lost = take(g, seat, what, amount)
    if lost:
        g.tell("lost", seat, lost, what)
    return lost


@rules.settle
def settle_tokens(g: ThroughTheAges) -> None:
    """Who lost more blue tokens than the bank held returns some from cards. [TTA-413]"""
    for civ in g.civs:
        if civ.blue < 0:
            g.then(return_token(g.civs.index(civ)))
            return


@rules.decision
def return_token(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """The farm or mine card that gives back a token; labs count as mines. [TTA-413]"""
    civ = g.civs[seat]
    cards = [number for what in (FOOD, RESOURCES) for number, _ in stores(g, civ, what) if civ.tokens[number]]
    return [("return_token", g.content.technologies[number].id) for number in cards] or [("no_token",)]


@return_token.resolve
def return_chosen_token(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    civ = g.civs[seat]
    if action[0] == "no_token":
        civ.blue = 0
        return
    technology: str = action[1]
    add(civ, g.content.technology_index[technology], -1)
