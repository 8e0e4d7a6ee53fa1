"""Food and resources: blue tokens on farms and mines (Nahrung und Ressourcen, page 11)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.through_the_ages.second import figures
from tests.through_the_ages.second.cards import TECHNOLOGIES
from tests.through_the_ages.second.course import Course
from tests.through_the_ages.second.table import Nation, Table

FOOD = "food"
RESOURCES = "resources"
OTHER = {FOOD: RESOURCES, RESOURCES: FOOD}


def value(card: str) -> int:
    """What a token on a card is worth; on a lab of Bill Gates, its level."""
    technology = TECHNOLOGIES[card]
    return technology.age if technology.kind == "lab" else technology.value


def stores(nation: Nation, kind: str, filling: bool = False) -> list[str]:
    """The cards that hold food or resources, the most worth first; mines before labs of the same worth."""
    if kind == FOOD:
        cards = nation.known("farm")
    else:
        labs = [card for card in nation.known("lab") if value(card)]
        with_gates = figures.has(nation, "produce_by_level")
        cards = nation.known("mine") + [
            lab for lab in labs if with_gates or (nation.tokens[lab] and not filling)
        ]
    return sorted(cards, key=value, reverse=True)


def stock(nation: Nation, kind: str) -> int:
    """How much food or resources a civilization has."""
    return sum(value(card) * nation.tokens[card] for card in stores(nation, kind))


def gain(nation: Nation, kind: str, amount: int) -> int:
    """Gain exactly the amount, or as much as the tokens of the blue bank allow, with the fewest tokens."""
    cards = stores(nation, kind, filling=True)
    worth = [value(card) for card in cards]
    ways = _ways(worth, amount, nation.blue)
    best = max(ways, key=lambda way: (_worth(way, worth), -sum(way), way))
    for card, number in zip(cards, best, strict=True):
        nation.tokens[card] += number
    nation.blue -= sum(best)
    return _worth(best, worth)


def _ways(worth: list[int], most: int, tokens: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay tokens of at most this worth."""
    if not worth:
        yield ()
        return
    for number in range(min(tokens, most // worth[0]) + 1):
        for rest in _ways(worth[1:], most - number * worth[0], tokens - number):
            yield (number, *rest)


def _worth(way: tuple[int, ...], worth: list[int]) -> int:
    return sum(number * each for number, each in zip(way, worth, strict=True))


def lose(nation: Nation, kind: str, amount: int) -> int:
    """Lose an amount, or everything; what was really lost."""
    lost = min(amount, stock(nation, kind))
    _remove(nation, kind, lost)
    return lost


def _remove(nation: Nation, kind: str, amount: int) -> None:
    """Pay exactly, leaving the most tokens in the bank, then the most worth on the cards.

    Tokens go back to the bank, move to cards of less worth, or come back as change: so the worth that lies on
    cards of any worth and above can only fall. A player unable to pay exactly overpays and empties the bank.
    """
    if not amount:
        return
    cards = stores(nation, kind)
    worth = [value(card) for card in cards]
    have = tuple(nation.tokens[card] for card in cards)
    most = sum(have) + nation.blue
    rest = _worth(have, worth) - amount
    ways = [way for way in _ways(worth, rest, most) if _only_falls(have, way, worth)]
    exact = [way for way in ways if _worth(way, worth) == rest]
    emptied = [way for way in ways if sum(way) == most]
    best = max(exact or emptied, key=lambda way: (_worth(way, worth), -sum(way), way))
    for card, number in zip(cards, best, strict=True):
        nation.tokens[card] = number
    nation.blue = most - sum(best)


def _only_falls(have: tuple[int, ...], way: tuple[int, ...], worth: list[int]) -> bool:
    return all(_worth(way[:i], worth[:i]) <= _worth(have[:i], worth[:i]) for i in range(1, len(worth) + 1))


def mixtures(nation: Nation, amount: int) -> range:
    """The food there may be in a mixture of food and resources that a civilization loses."""
    food, resources = stock(nation, FOOD), stock(nation, RESOURCES)
    if food + resources <= amount:
        return range(food, food + 1)
    return range(max(0, amount - resources), min(amount, food) + 1)


def has_route(t: Table, nation: Nation, kind: str) -> bool:
    """Whether the Trade Routes Agreement can pay one of this kind, once in its own turn."""
    if nation.seat != t.active or "trade_route" in nation.used or not stock(nation, OTHER[kind]):
        return False
    flag = "food_as_resource" if kind == RESOURCES else "resource_as_food"
    return any(getattr(side, flag) for side in figures.sides(t, nation))


def can_pay(t: Table, nation: Nation, kind: str, price: int) -> bool:
    """Whether a civilization can pay this much."""
    return stock(nation, kind) + (price > 0 and has_route(t, nation, kind)) >= price


def pay(course: Course, nation: Nation, kind: str, price: int, needed: int = 0) -> None:
    """Pay a price; the player may use the trade route, if it leaves what is needed of the other kind."""
    if price and has_route(course.t, nation, kind) and stock(nation, OTHER[kind]) > needed:
        use, keep = ("use_route",), ("keep_route",)
        ways = [use, keep] if stock(nation, kind) >= price else [use]
        if course.ask("use_route", nation.seat, ways) == use:
            nation.used.append("trade_route")
            _remove(nation, OTHER[kind], 1)
            price -= 1
    _remove(nation, kind, price)
