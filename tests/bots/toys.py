"""Tiny games whose best play is known."""

from __future__ import annotations

from typing import Any

from saecula.core.game import Code, Game, Result, ranked, returns_of
from saecula.core.position import Action, Position, Seat
from saecula.core.registry import Rules, together
from saecula.core.variants import Variant
from tests.sample.content import load_content


class Toy(Position):
    """The points of each seat."""

    __slots__ = ("content", "points", "variant")

    content: Any
    variant: Any
    points: list[int]


def clone(g: Toy) -> Toy:
    c = Toy()
    for name in (*Position.__slots__, *Toy.__slots__):
        setattr(c, name, getattr(g, name))
    c.agenda, c.points = g.agenda.copy(), g.points.copy()
    c.pending, c.barrier, c.journal = [], False, None
    return c


def redact(g: Toy, seat: Seat) -> Toy:
    c = clone(g)
    c.listed, c.dice = [], 0
    own = [frame[1] == seat for frame in g.asks]
    c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=False)])
    c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    return c


def plain(g: Toy) -> dict[str, Any]:
    return {"points": g.points, "agenda": g.agenda, "asks": g.asks, "picks": g.picks, "closed": g.closed}


def load(*_: Any, **__: Any) -> Toy:
    raise NotImplementedError("toys are not saved")


def blank(content: Any, variant: Any) -> Toy:
    g = Toy()
    g.content, g.variant, g.points = content, variant, []
    return g


def result(g: Toy) -> Result:
    places = ranked([(own,) for own in g.points])
    return Result(places, tuple(g.points), returns_of(places))


def toy(rules: Rules[Toy], seats: int, *frames: Any) -> Game[Toy]:
    """Make a game with these rules that begins with these frames; it is judged by points alone."""
    rules.close()

    def setup(g: Toy) -> None:
        g.points = [0] * seats
        g.then(*frames)

    def evaluate(g: Toy, seat: Seat) -> float:
        return float(g.points[seat])

    return Game(
        id=rules.name,
        title=rules.name,
        version=1,
        players=(seats, seats),
        package="tests.bots",
        rules=rules,
        variant=Variant,
        load_content=load_content,
        setup=setup,
        code=Code(blank, clone, plain, load, redact, {}, {}),
        determinize=lambda _g, _seat: None,
        result=result,
        check=lambda _g: None,
        verbs={},
        domains={},
        asks={},
        lines={},
        headings=(),
        board=lambda _seen, _texts: NotImplemented,
        hint=lambda _seen, _texts, _frame, _action: "",
        evaluate=evaluate,
    )


def pennies() -> Game[Toy]:
    """Matching pennies: seat 0 wants equal sides, seat 1 different ones."""
    rules = Rules[Toy]("pennies")

    @rules.decision
    def side(_g: Toy, _seat: Seat) -> list[Action]:
        return [("show", "heads"), ("show", "tails")]

    @side.resolve
    def show(g: Toy, seat: Seat, action: Action) -> None:
        g.then(shown(seat, action[1]))

    @rules.step
    def shown(g: Toy, seat: Seat, coin: str) -> None:
        g.points[seat] = 1 if coin == "heads" else 2

    @rules.step
    def compare(g: Toy) -> None:
        equal = g.points[0] == g.points[1]
        g.points = [1, 0] if equal else [0, 1]

    return toy(rules, 2, together([side(0), side(1)]), compare())


# What seats 0, 1 and 2 get at the ends of a tree in which each of them turns left or right once.
ENDS = {
    "lll": (20, 0, 1),
    "llr": (0, 1, 5),
    "lrl": (5, 2, 0),
    "lrr": (1, 6, 8),
    "rll": (6, 7, 8),
    "rlr": (2, 0, 0),
    "rrl": (0, 2, 9),
    "rrr": (8, 2, 1),
}


def crossroads() -> Game[Toy]:
    """Three seats make one choice each, in the open; max^n gives right, left, left."""
    rules = Rules[Toy]("crossroads")

    @rules.decision
    def turn(_g: Toy, _seat: Seat, way: str) -> list[Action]:  # noqa: ARG001
        return [("go", "l"), ("go", "r")]

    @turn.resolve
    def go(g: Toy, seat: Seat, action: Action, way: str) -> None:
        way += action[1]
        if len(way) == g.seats:
            g.points = list(ENDS[way])
        else:
            g.then(turn(seat + 1, way))

    return toy(rules, 3, turn(0, ""))


def orchard(years: int, fruit: int) -> Game[Toy]:
    """Alone, year by year, sell a seedling for a point, or plant it for its fruit in the last year."""
    rules = Rules[Toy]("orchard")

    @rules.decision
    def year(_g: Toy, _seat: Seat, left: int, planted: int) -> list[Action]:  # noqa: ARG001
        return [("sell",), ("plant",)]

    @year.resolve
    def work(g: Toy, seat: Seat, action: Action, left: int, planted: int) -> None:
        planted += action == ("plant",)
        g.points[seat] += action == ("sell",)
        if left > 1:
            g.then(year(seat, left - 1, planted))
        else:
            g.points[seat] += fruit * planted

    return toy(rules, 1, year(0, years, 0))


def begun(game: Game[Toy]) -> Toy:
    """Return the first decision."""
    return game.start(game.players[0], "toy")
