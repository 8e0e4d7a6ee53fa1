"""Action: Advance (SOT-190 to SOT-197)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.core.zones import Zone, seen_by
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import powers, unrest
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import AdvanceTo, LayOut


def is_mature(g: SandsOfTime, seat: Seat, category: int) -> bool:
    """Return whether unrest is at most heritage in a category, after all effects. [SOT-192, SOT-375]"""
    empire = g.empires[seat]
    return empire.unrest - powers.total(g, empire, "advance_unrest") <= standing(g, seat, category)


def standing(g: SandsOfTime, seat: Seat, category: int) -> int:
    """Return the heritage that advances compare, with Support and effects. [SOT-192, SOT-254, SOT-375]"""
    empire = g.empires[seat]
    value = empire.heritage[category] + powers.total(g, empire, "advance_heritage")
    return value + g.content.bonuses["support"].n if g.support == category else value


def steps(g: SandsOfTime, seat: Seat) -> list[Action]:
    """List the next advance of each started row; new rows too while Culture is unlocked.

    [SOT-190, SOT-191, SOT-192, SOT-193]
    """
    empire = g.empires[seat]
    may_begin = powers.unlocked(g, empire, "box_advance")
    options: list[Action] = []
    for row, cards in enumerate(g.rows):
        at = empire.steps[row]
        if at == len(cards) or (at == 0 and not may_begin):
            continue
        if is_mature(g, seat, g.content.row_category[row]):
            options.append(AdvanceTo(cards[at]))
    return options


def can_advance(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether a step is allowed."""
    return bool(steps(g, seat))


def begin(g: SandsOfTime, seat: Seat) -> None:
    """Ask for one step, or for two with Academy. [SOT-373]"""
    more = powers.most(g, g.empires[seat], "advances", 1) - 1
    g.then(advance(seat), *[advance_more(seat)] * more)


@rules.decision(must=True, free=True)
def advance(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the advances that one of the player's markers can reach. [SOT-082, SOT-190, SOT-191]"""
    return steps(g, seat)


@advance.resolve
def take_step(g: SandsOfTime, seat: Seat, action: Action) -> None:
    reach(g, seat, AdvanceTo.of(action))


@rules.decision(free=True)
def advance_more(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer another step within the same action, or to stop. [SOT-082, SOT-373]"""
    return [*steps(g, seat), PASS]


@advance_more.resolve
def take_another_step(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if action != PASS:
        reach(g, seat, AdvanceTo.of(action))


def reach(g: SandsOfTime, seat: Seat, card: str) -> None:
    """Move the marker to an advance; the first player there extends the row.

    [SOT-194, SOT-195, SOT-197, SOT-368]
    """
    empire = g.empires[seat]
    row = [card in cards for cards in g.rows].index(True)
    level = g.rows[row].index(card) + 1
    empire.steps = (*empire.steps[:row], level, *empire.steps[row + 1 :])
    empire.advances |= 1 << g.content.advance_index[card]
    empire.unrest = min(empire.unrest, unrest.maximum(g, empire))
    g.tell("advanced", seat, card)
    g.then(*next_in_row(g, seat, row))


def next_in_row(g: SandsOfTime, seat: Seat, row: int) -> tuple[Frame, ...]:
    """Draw two cards of the next level, unless one lies there or the stack is empty. [SOT-195, SOT-196]"""
    level = g.empires[seat].steps[row]
    if level < len(g.rows[row]) or level == g.content.levels:
        return ()
    number = g.content.stack(g.content.row_category[row], level + 1)
    stack = g.stacks[number]
    if not stack.cards:
        return ()
    if len(stack.cards) > 1:
        g.reveal()
        knowers = [known | seen_by(seat) for known in stack.known[-2:]]
        seen = Zone(stack.cards, (*stack.known[:-2], *knowers), True)
        g.stacks = (*g.stacks[:number], seen, *g.stacks[number + 1 :])
    return (lay_out(seat, row, number),)


@rules.decision(must=True)
def lay_out(g: SandsOfTime, seat: Seat, row: int, number: int) -> list[Action]:
    """Offer the two drawn cards; the last card of a stack leaves no choice. [SOT-195, SOT-196]"""
    return LayOut.each(g.stacks[number].cards[-2:])


@lay_out.resolve
def lay_out_card(g: SandsOfTime, seat: Seat, action: Action, row: int, number: int) -> None:
    """Lay out the chosen card; the other goes back on top, known to the player who drew it. [SOT-196]"""
    card = LayOut.of(action)
    extend(g, row, number, card)
    g.tell("laid_out", seat, card)


def extend(g: SandsOfTime, row: int, number: int, card: str) -> None:
    """Lay a card of a stack face up at the end of a row. [SOT-044, SOT-195]"""
    g.reveal()
    stack = g.stacks[number].take(card)
    g.stacks = (*g.stacks[:number], stack, *g.stacks[number + 1 :])
    g.peeked = (*g.peeked[:number], stack.known[-1] if stack.known else 0, *g.peeked[number + 1 :])
    g.rows = (*g.rows[:row], (*g.rows[row], card), *g.rows[row + 1 :])
