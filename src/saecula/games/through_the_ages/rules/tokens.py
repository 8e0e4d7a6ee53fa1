"""Food and resources: blue tokens stored, gained, paid and lost, with exact change (TTA-450 to TTA-461)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.card_totals import CardTotals, Each, by_value
from saecula.games.through_the_ages.rules.in_play import card_totals, in_game
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import NoToken, ReturnToken

FOOD: Final = "food"
RESOURCES: Final = "resources"


def stores_on(civ: Civ, cards: CardTotals, what: str) -> Each:
    """Return the cards that food or resources can be taken from, with the value of a token, lowest first.

    Tokens that Bill Gates left on labs are still worth the level of the lab. [TTA-331, TTA-515, TTA-516]
    """
    if what == FOOD:
        return cards.farms
    if cards.stores is not cards.mines:
        return cards.stores
    labs = [lab for lab in cards.labs if civ.tokens[lab[0]]]
    return tuple(sorted([*cards.mines, *labs], key=by_value)) if labs else cards.stores


def homes_on(cards: CardTotals, what: str) -> Each:
    """Return the cards that food or resources can be put on, lowest value first. [TTA-451, TTA-515]"""
    return cards.farms if what == FOOD else cards.stores


def stored(g: ThroughTheAges, civ: Civ, what: str) -> int:
    """Return the food or resources that lie on cards. [TTA-450]"""
    cards = card_totals(g, civ)
    return food_on(civ, cards) if what == FOOD else resources_on(civ, cards)


def food_on(civ: Civ, cards: CardTotals) -> int:
    """Return the food on farms. [TTA-450]"""
    tokens = civ.tokens
    total = 0
    for number, value in cards.farms:
        total += value * tokens[number]
    return total


def resources_on(civ: Civ, cards: CardTotals) -> int:
    """Return the resources on mines and labs. [TTA-450, TTA-516]"""
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
    """Gain this amount with the fewest tokens, or what the bank allows; return what was gained. [TTA-451]"""
    civ = g.civs[seat]
    gained = 0
    for number, value, tokens in placed(g, civ, what, amount):
        add(civ, number, tokens)
        gained += tokens * value
    if gained:
        g.tell("gained", seat, gained, what)
    return gained


def placed(g: ThroughTheAges, civ: Civ, what: str, amount: int) -> list[tuple[int, int, int]]:
    """Return where a gain would lie: cards with the value and the number of tokens. [TTA-451]"""
    homes: dict[int, int] = {}
    for number, value in homes_on(card_totals(g, civ), what):
        homes.setdefault(value, number)
    found = []
    bank = civ.blue
    for value, number in reversed(homes.items()):
        tokens = min(amount // value, bank)
        if tokens > 0:
            found.append((number, value, tokens))
            amount -= tokens * value
            bank -= tokens
    return found


def take(g: ThroughTheAges, seat: Seat, what: str, amount: int) -> int:
    """Pay or lose an amount, or all if there is less; return what was lost. [TTA-453, TTA-457, TTA-459]"""
    if not amount:
        return 0
    civ = g.civs[seat]
    cards_in_play = card_totals(g, civ)
    there = food_on(civ, cards_in_play) if what == FOOD else resources_on(civ, cards_in_play)
    if not there:
        return 0
    amount = amount if amount < there else there
    of_value: dict[int, list[int]] = {}
    holding, homes = stores_on(civ, cards_in_play, what), homes_on(cards_in_play, what)
    for number, value in holding:
        of_value.setdefault(value, []).append(number)
    counts = [sum([civ.tokens[number] for number in cards]) for cards in of_value.values()]
    closed: tuple[int, ...] = ()
    if holding is not homes:
        closed = tuple(sorted(of_value.keys() - {value for _, value in homes}))
    after = payment(tuple(of_value), tuple(counts), civ.blue, amount, closed)
    for cards, count, kept in zip(of_value.values(), counts, after, strict=True):
        if kept != count:
            _shift(civ, cards, kept - count)
    return amount


def _shift(civ: Civ, numbers: list[int], tokens: int) -> None:
    """Change the tokens on cards of one value: labs are emptied first, change goes to the farm or mine."""
    if tokens > 0:
        add(civ, numbers[0], tokens)
        return
    for number in reversed(numbers):
        gone = min(civ.tokens[number], -tokens)
        add(civ, number, -gone)
        tokens += gone


@lru_cache(maxsize=1 << 15)
def payment(
    values: tuple[int, ...], counts: tuple[int, ...], bank: int, amount: int, closed: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Tokens by value after an exact payment that leaves most tokens in the bank, and the highest on cards.

    Tokens only ever move to lower values, and to none that is closed. Where the bank lacks tokens for change,
    as little as possible is paid too much, and the bank is empty then.
    [TTA-453, TTA-454, TTA-456, TTA-457, TTA-516]
    """
    if not counts[-1]:
        return (*payment(values[:-1], counts[:-1], bank, amount, closed), 0)
    if len(values) == 1 and bank >= 0 and not amount % values[0]:
        return (counts[0] - amount // values[0],)
    owned = sum([value * count for value, count in zip(values, counts, strict=True)])
    room = sum(counts) + bank
    found = _ways(values, counts, owned - amount, room, closed)
    if found:
        return min(found, key=lambda way: (sum(way), [-n for n in reversed(way)]))
    for rest in range(owned - amount - 1, -1, -1):
        full = [way for way in _ways(values, counts, rest, room, closed) if sum(way) == room]
        if full:
            return max(full, key=lambda way: list(reversed(way)))
    raise ValueError(f"{amount} cannot be paid with {counts} tokens of {values}")


def _ways(
    values: tuple[int, ...], counts: tuple[int, ...], rest: int, room: int, closed: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Return all ways to leave exactly this value on the cards without moving any value upwards."""
    ways: list[tuple[int, ...]] = []

    def place(at: int, rest: int, room: int, spare: int, chosen: tuple[int, ...]) -> None:
        if at < 0:
            if not rest:
                ways.append(chosen)
            return
        spare += values[at] * counts[at]
        most = min(rest, spare) // values[at]
        for number in range(min(most, counts[at]) if values[at] in closed else most, -1, -1):
            if number <= room:
                worth = number * values[at]
                place(at - 1, rest - worth, room - number, spare - worth, (number, *chosen))

    place(len(values) - 1, rest, room, 0, ())
    return ways


def lose(g: ThroughTheAges, seat: Seat, what: str, amount: int) -> int:
    """Lose an amount and log it; return what was lost. [TTA-459]"""
    lost = take(g, seat, what, amount)
    if lost:
        g.tell("lost", seat, lost, what)
    return lost


@rules.settle
def settle_tokens(g: ThroughTheAges) -> None:
    """Ask a player who lost more blue tokens than the bank held to return some from cards. [TTA-413]"""
    for civ in g.civs:
        if civ.blue < 0:
            for seat in debtors(g)[:1]:
                g.then(return_token(seat))
            return


def debtors(g: ThroughTheAges) -> list[Seat]:
    """Return the players who still owe blue tokens. [TTA-413]"""
    return [seat for seat in in_game(g) if g.civs[seat].blue < 0]


@rules.decision
def return_token(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the farm and mine cards that can give back a token; labs count as mines. [TTA-413]"""
    civ = g.civs[seat]
    cards = card_totals(g, civ)
    found = [*stores_on(civ, cards, FOOD), *stores_on(civ, cards, RESOURCES)]
    numbers = [number for number, _ in found if civ.tokens[number]]
    return ReturnToken.each([g.content.technologies[number].id for number in numbers]) or [NoToken()]


@return_token.resolve
def return_chosen_token(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    civ = g.civs[seat]
    if NoToken.matches(action):
        civ.blue = 0
    else:
        add(civ, g.content.technology_index[ReturnToken.of(action)], -1)
