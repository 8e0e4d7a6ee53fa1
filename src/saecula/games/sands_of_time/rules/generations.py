"""Dynasties, generations and rounds (SOT-050 to SOT-062, SOT-084 to SOT-088, SOT-340, SOT-341)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import together
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import dynasties, income, population, powers, turns
from saecula.games.sands_of_time.rules.regions import clockwise
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import KeepGold, KeepGrain


@rules.step
def new_generation(g: SandsOfTime) -> None:
    """Collect income, then play rounds. [SOT-050, SOT-060]"""
    g.generation += 1
    g.round = 0
    g.grew = False
    g.tell("generation_began", g.dynasty, g.generation)
    income.collect(g)
    g.then(next_round())


@rules.step
def next_round(g: SandsOfTime) -> None:
    """Let all players choose two cards in secret, then take their turns clockwise. [SOT-054, SOT-070]"""
    g.round += 1
    g.tell("round_began", g.round)
    order = clockwise(g)
    g.then(
        together([turns.choose_cards(seat) for seat in order]),
        *[turns.start_turn(seat) for seat in order],
        end_round(),
    )


@rules.step
def end_round(g: SandsOfTime) -> None:
    """Advance both markers; a die may end the generation. [SOT-084, SOT-085, SOT-086, SOT-087]"""
    board = g.content.board
    g.space += 1
    g.grew = g.grew or g.space in board.growth
    if g.round > len(board.thresholds):
        g.then(end_generation())
        return
    threshold = board.thresholds[g.round - 1]
    if threshold:
        die = g.roll(board.die) + 1
        g.tell("die", g.start, die, threshold)
        if die < threshold:
            g.then(end_generation())
            return
    g.then(next_round())


@rules.step
def end_generation(g: SandsOfTime) -> None:
    """Resolve growth, overpopulation, dynasty and storage, then go on. [SOT-050, SOT-051, SOT-052]"""
    g.then(
        population.growth(),
        population.overpopulation(),
        dynasties.dynasty_end(),
        *[keep_grain(seat) for seat in clockwise(g)],
        prepare_generation(),
    )


@rules.decision(widget="amount")
def keep_grain(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the grain that Storage can keep for the next generation. [SOT-371]"""
    empire = g.empires[seat]
    room = powers.total(g, empire, "keep")
    if not room or is_over(g):
        return []
    return KeepGrain.each(range(min(room, empire.grain), -1, -1))


@keep_grain.resolve
def store_grain(g: SandsOfTime, seat: Seat, action: Action) -> None:
    number = KeepGrain.of(action)
    empire = g.empires[seat]
    empire.grain = number
    g.then(keep_gold(seat, powers.total(g, empire, "keep") - number))


@rules.decision(widget="amount")
def keep_gold(g: SandsOfTime, seat: Seat, room: int) -> list[Action]:
    """Offer the gold that Storage can keep beside the grain. [SOT-371]"""
    return KeepGold.each(range(min(room, g.empires[seat].gold), -1, -1))


@keep_gold.resolve
def store_gold(g: SandsOfTime, seat: Seat, action: Action, room: int) -> None:
    number = KeepGold.of(action)
    empire = g.empires[seat]
    empire.gold = number
    g.tell("kept", seat, empire.grain, number)


def is_over(g: SandsOfTime) -> bool:
    """Return whether the last dynasty has ended. [SOT-051]"""
    return g.dynasty == len(g.content.board.zones)


@rules.step
def prepare_generation(g: SandsOfTime) -> None:
    """Pass on the start player, discard resources, take back cards. [SOT-088, SOT-276, SOT-340, SOT-341]"""
    if is_over(g):
        g.tell("game_ended")
        return
    for empire in g.empires:
        if not powers.of_advances(g, empire, "keep"):
            empire.grain = 0
            empire.gold = 0
        empire.played = ()
        empire.focus = ""
        empire.focus_markers = 0
        empire.bonuses = 0
    g.start = (g.start + 1) % g.seats
    g.then(new_generation())
