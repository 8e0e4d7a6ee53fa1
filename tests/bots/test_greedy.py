"""Greedy plans its macro-move once, follows its line, and plans again when something unexpected happens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from saecula.bots import beam
from saecula.bots.beam import BeamSearch, BeamWidth, Line, Step
from saecula.bots.greedy import GreedyBot
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.registry import Rules
from saecula.core.secrecy import Seen
from saecula.games import game
from tests.bots.toys import Toy, begun, toy
from tests.sample.game import GAME
from tests.sample.table import at_market
from tests.sands_of_time.table import table


class Watched(GreedyBot):
    """Counts how often it has to think."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.thoughts = 0

    def _in_turn(self, seen: Seen[Any], options: list[Action]) -> Action:
        self.thoughts += 1
        return super()._in_turn(seen, options)


def chosen(bot: GreedyBot, g: Position, game: Game[Any]) -> Action:
    seat = flow.mover(g)
    return bot.choose(game.redact(g, seat), flow.options(g, seat))


def test_as_long_as_all_comes_as_foreseen_it_keeps_to_its_line() -> None:
    through_the_ages = game("through_the_ages")
    g = through_the_ages.start(2, "line")
    bots = [Watched(through_the_ages, f"{seat}") for seat in range(2)]
    decisions = 0
    while g.round < 5:
        seat = flow.mover(g)
        decisions += len(flow.options(g, seat)) > 1
        flow.play(g, seat, chosen(bots[seat], g, through_the_ages))
    assert decisions > 20
    assert sum([bot.thoughts for bot in bots]) < decisions / 2


def test_it_thinks_again_when_it_stands_otherwise_than_foreseen() -> None:
    g = at_market(2, {0: "silk silk jade", 1: "tea"}).position
    bot = Watched(GAME, "again")
    ask, options = flow.ask_of(g, 0), flow.options(g, 0)
    seen = GAME.redact(g, 0)
    value = GAME.evaluate(seen.position, 0)
    bot._plan.follow(Line(value, g, (Step(None, 0.0, ()), Step(ask, value, options[0]))))
    assert bot.choose(seen, options) == options[0]
    assert bot.thoughts == 0
    bot._plan.follow(Line(value, g, (Step(None, 0.0, ()), Step(ask, value + 1, options[0]))))
    bot.choose(seen, options)
    assert bot.thoughts == 1


def test_a_draft_of_its_own_is_followed_pick_by_pick() -> None:
    sands = game("sands_of_time")
    t = table(2).own(0, "hispania", "gallia", "italia", "sicilia").heritage(0, politics=3)
    t.g.space = t.g.content.board.zones[0]
    t.chronicle(0).act(0, "chronicle")
    bot = GreedyBot(sands, "draft")
    card = chosen(bot, t.g, sands)
    flow.play(t.g, 0, card)
    field = chosen(bot, t.g, sands)
    assert (card, field) == (("lay", "chronicle_1"), ("on_field", "c"))


def test_lines_that_come_to_the_same_are_followed_once() -> None:
    g = at_market(2).position
    twin, other = GAME.clone(g), GAME.clone(g)
    other.listed = [[("rest",)]]
    lines = [Line(value, position, ()) for value, position in ((1.0, g), (1.0, twin), (1.0, other), (0.5, g))]
    kept = beam.pruned(lines, BeamWidth(1, 5))
    assert [line.position for line in kept] == [g, other]
    assert [line.value for line in beam.pruned(lines, BeamWidth(3, 5))] == [1.0, 1.0, 0.5]
    assert len(beam.pruned(lines, BeamWidth(1, 1))) == 1


def test_what_it_maximizes_is_the_games_evaluation() -> None:
    contrary = replace(GAME, evaluate=lambda g, seat: -GAME.evaluate(g, seat))
    g = at_market(2, {0: "silk silk jade", 1: "tea"}).position
    assert chosen(GreedyBot(GAME, "a"), g, GAME) != chosen(GreedyBot(contrary, "a"), g, contrary)


def rounds() -> Game[Toy]:
    """Seat 0 has the last turn of a round; the new round puts more on the agenda than there was."""
    rules = Rules[Toy]("rounds")

    @rules.decision
    def turn(_g: Toy, _seat: Seat, _number: int) -> list[Action]:
        return [("take", 1), ("take", 2)]

    @turn.resolve
    def take(g: Toy, seat: Seat, action: Action, _number: int) -> None:
        g.points[seat] += action[1]

    @rules.step
    def new_round(g: Toy) -> None:
        g.then(*[turn(seat, number) for number in range(2, 5) for seat in (1, 0)])

    return toy(rules, 2, turn(0, 1), new_round())


def test_a_line_ends_with_the_turn_even_if_a_new_round_begins() -> None:
    game = rounds()
    lines = BeamSearch(game, begun(game), 0, 7, BeamWidth(1, 1)).lines([("take", 1), ("take", 2)])
    assert {action: (line.value, len(line.steps)) for action, line in lines.items()} == {
        ("take", 1): (1.0, 1),
        ("take", 2): (2.0, 1),
    }
