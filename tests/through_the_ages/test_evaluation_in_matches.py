"""What the evaluation must never get wrong, held against the positions of whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from saecula.bots import make_bot
from saecula.core import flow
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages import GAME, evaluation
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import costs, production, ratings, tokens

MATCHES = ((2, "greedy", "two"), (2, "greedy", "and two"), (3, "greedy", "three"))
SETTLED = 5  # the round from which on the clock must be right
ALMOST = 1e-9


class Moment(NamedTuple):
    """A decision of an Action Phase, and the round the match ended in."""

    g: ThroughTheAges
    seat: Seat
    rounds: int


def played(seats: int, bot: str, seed: str) -> Iterator[tuple[ThroughTheAges, Seat]]:
    """All decisions of a match; the last position comes without a seat."""
    bots = [make_bot(bot, GAME, f"{seed}:{seat}") for seat in range(seats)]
    g = GAME.start(seats, seed)
    while (seat := flow.mover(g)) >= 0:
        yield GAME.clone(g), seat
        flow.play(g, seat, bots[seat].choose(GAME.redact(g, seat), flow.options(g, seat)))
    yield g, -1


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    found: list[Moment] = []
    for seats, bot, seed in MATCHES:
        match = list(played(seats, bot, seed))
        rounds = match[-1][0].round
        found += [Moment(g, seat, rounds) for g, seat in match[:-1] if _acts(g, seat)]
    return found


def _acts(g: ThroughTheAges, seat: Seat) -> bool:
    ask = flow.ask_of(g, seat)
    return ask is not None and ask[0] == "act"


def value(g: ThroughTheAges, seat: Seat) -> float:
    return evaluation.evaluate(g, seat)


def after(g: ThroughTheAges, seat: Seat, action: Action) -> ThroughTheAges:
    """The position after a choice and what must be chosen for it."""
    g = GAME.clone(g)
    flow.play(g, seat, action)
    return g


def gain(g: ThroughTheAges, seat: Seat, action: Action) -> float:
    return value(after(g, seat, action), seat) - value(g, seat)


def chosen(moments: list[Moment], verb: str) -> Iterator[tuple[ThroughTheAges, Seat, Action]]:
    """Every option with this verb in every position."""
    for g, seat, _ in moments:
        for action in flow.options(g, seat):
            if action[0] == verb:
                yield g, seat, action


def moved(g: ThroughTheAges, seat: Seat, source: int, target: int) -> ThroughTheAges:
    """The same position with one worker on another card."""
    g = GAME.clone(g)
    workers = list(g.civs[seat].workers)
    workers[source] -= 1
    workers[target] += 1
    g.civs[seat].workers = tuple(workers)
    return g


def eaten(g: ThroughTheAges, civ: Civ) -> int:
    table = g.content.board.consumption
    return table[min(civ.yellow, len(table) - 1)]


def net_food(g: ThroughTheAges, seat: Seat) -> int:
    return production.food_production(g, seat) - eaten(g, g.civs[seat])


def is_short(g: ThroughTheAges, seat: Seat) -> bool:
    """Whether food will not last to the end of the match."""
    stored = tokens.stored(g, g.civs[seat], tokens.FOOD)
    return net_food(g, seat) * evaluation.turns_left(g, seat) + stored < 0


def test_the_last_stage_of_a_wonder_never_loses(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, action in chosen(moments, "stages"):
        civ = g.civs[seat]
        card = g.content.wonders[civ.unfinished]
        if civ.stages + action[1] == len(card.stages) and card.symbols.happy >= 0:
            tried += 1
            assert gain(g, seat, action) >= 0, (card.id, g.round)
    assert tried


def test_every_stage_of_a_wonder_gains_while_there_is_time(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, action in chosen(moments, "stages"):
        card = g.content.wonders[g.civs[seat].unfinished]
        if evaluation.turns_left(g, seat) > 4 and card.symbols.happy >= 0:
            tried += 1
            assert gain(g, seat, action) > 0, (card.id, g.round)
    assert tried


def usable_at_once(g: ThroughTheAges, seat: Seat, number: int) -> bool:
    """Whether a worker could be moved or put to this technology with the resources in store."""
    civ = g.civs[seat]
    prices = costs.buildings(g, civ)
    stored = tokens.stored(g, civ, tokens.RESOURCES)
    sources = ratings.of_kind(g, civ, g.content.kind_of[number])
    if any(g.content.better[n] >> number & 1 and prices[number] - prices[n] <= stored for n in sources):
        return True
    return bool(civ.unused) and prices[number] <= stored


def better_to_develop(g: ThroughTheAges, seat: Seat, number: int) -> bool:
    """Whether the science can be spent on a better card of the same kind in this very action."""
    index = g.content.technology_index
    developed = [index[action[1]] for action in flow.options(g, seat) if action[0] == "develop"]
    return any(g.content.better[number] >> other & 1 for other in developed)


def test_developing_what_can_be_used_at_once_never_loses(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, action in chosen(moments, "develop"):
        number = g.content.technology_index[action[1]]
        if number not in g.content.workplaces or better_to_develop(g, seat, number):
            continue
        if usable_at_once(g, seat, number):
            tried += 1
            assert gain(g, seat, action) >= -ALMOST, (action, g.round)
    assert tried


def test_a_farmer_who_becomes_a_miner_while_food_is_short_always_loses(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, _ in moments:
        civ = g.civs[seat]
        if net_food(g, seat) > 0 or tokens.stored(g, civ, tokens.FOOD) > eaten(g, civ):
            continue
        for farm in ratings.of_kind(g, civ, "farm"):
            for mine in ratings.of_kind(g, civ, "mine"):
                there = moved(g, seat, farm, mine)
                if is_short(there, seat) and evaluation.turns_left(g, seat) >= 1:
                    tried += 1
                    assert value(there, seat) < value(g, seat), (g.round, farm, mine)
    assert tried


def with_farmers(g: ThroughTheAges, seat: Seat, number: int, stored: int) -> ThroughTheAges:
    """The same position with this many farmers on the first farm, and as many tokens there as are stored."""
    g = GAME.clone(g)
    civ = g.civs[seat]
    workers, lying = list(civ.workers), list(civ.tokens)
    farms = g.content.by_kind["farm"]
    for farm in farms:
        workers[farm] = lying[farm] = 0
    workers[farms[0]], lying[farms[0]] = number, stored
    civ.workers, civ.tokens = tuple(workers), tuple(lying)
    return g


def test_one_more_missing_food_always_loses(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, _ in moments:
        one, none = with_farmers(g, seat, 0, 1), with_farmers(g, seat, 0, 0)
        if is_short(one, seat):
            tried += 1
            assert value(none, seat) < value(one, seat) - 1, g.round
    assert tried


def test_destroying_the_only_farm_never_gains(moments: list[Moment]) -> None:
    tried = 0
    for g, seat, _ in moments:
        one = with_farmers(g, seat, 1, 0)
        if evaluation.turns_left(g, seat) < 2 or production.is_uprising(one, seat):
            continue  # at the end nobody has to eat, and an idle hand may end an uprising
        none = with_farmers(g, seat, 0, 0)
        none.civs[seat].unused += 1
        tried += 1
        assert value(none, seat) <= value(one, seat), g.round
    assert tried


def test_the_clock_is_never_further_off_than_two_rounds(moments: list[Moment]) -> None:
    for g, seat, rounds in moments:
        if g.round >= SETTLED:
            assert abs(g.round + evaluation.turns_left(g, seat) - 1 - rounds) <= 2, (g.round, rounds)


def test_the_clock_is_exact_once_the_last_round_is_known(moments: list[Moment]) -> None:
    known = [moment for moment in moments if moment.g.last_round]
    assert known
    for g, seat, rounds in known:
        assert evaluation.turns_left(g, seat) == rounds - g.round + 1


def test_what_a_seat_cannot_see_counts_for_nothing(moments: list[Moment]) -> None:
    for g, seat, _ in moments[::40]:
        seen = GAME.redact(g, seat)
        assert evaluation.evaluate(seen.position, seat) == value(g, seat)
        assert value(GAME.imagine(seen, 7), seat) == value(g, seat)
