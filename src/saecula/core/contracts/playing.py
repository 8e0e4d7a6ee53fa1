"""Random matches: who chooses what, and the record of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat, dice_from_seed
from saecula.core.record import Match

T = TypeVar("T")

LIMIT: Final = 20_000

Log = list[tuple[Seat, Action]]


class Dice:
    """Random numbers for drivers and checks, from the kernel's generator."""

    def __init__(self, seed: str | int) -> None:
        self._table = Position()
        self._table.dice = dice_from_seed(str(seed).encode())

    def roll(self, sides: int) -> int:
        """Return a random number from 0 to sides - 1."""
        return self._table.roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of these items."""
        return items[self.roll(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """Return one of these items, chosen with a probability proportional to its weight."""
        left = self.roll(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return item
        raise AssertionError("unreachable")

    def state(self) -> int:
        """Return a state for another generator."""
        return self.roll(1 << 62)


Driver: TypeAlias = Callable[[Any, Dice], tuple[Seat, Action]]
Taste: TypeAlias = Callable[[Any, Seat, Action], int]


def random_choice(g: Position, dice: Dice) -> tuple[Seat, Action]:
    """Pick one of the seats that are asked, and one of its options."""
    seat, offered = _asked(g, dice)
    return seat, dice.pick(offered)


def by_taste(taste: Taste) -> Driver:
    """Make a driver that chooses options with probabilities proportional to their weights.

    Uniformly random play hardly ever reaches a rule that needs many good choices first; weights get there.
    """

    def choice(g: Any, dice: Dice) -> tuple[Seat, Action]:
        seat, offered = _asked(g, dice)
        return seat, dice.weighted(offered, [taste(g, seat, action) for action in offered])

    return choice


def _asked(g: Position, dice: Dice) -> tuple[Seat, list[Action]]:
    seat = dice.pick(flow.to_move(g))
    offered = flow.options(g, seat)
    assert offered, f"seat {seat} is asked {flow.ask_of(g, seat)} and has no option"
    return seat, offered


def random_match(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    on_position: Callable[[Any], None] | None = None,
    limit: int = LIMIT,
    log: Log | None = None,
    content: Any = None,
    driver: Driver = random_choice,
) -> Any:
    """Play a random match and return the position at its end.

    `on_position` is called with each position in which somebody must choose. `log` is filled as the match
    goes on, so that it is available when something breaks: `recorded` turns it into a match.
    """
    choices: Log = [] if log is None else log
    g = game.start(seats, seed, options, content)
    dice = Dice(f"{game.id}/{seed}")
    try:
        while g.asks:
            assert len(choices) < limit, f"no end after {limit} choices; asked: {g.asks}"
            if on_position is not None:
                on_position(g)
            seat, action = driver(g, dice)
            choices.append((seat, action))
            flow.play(g, seat, action)
        assert flow.is_over(g), f"nobody is asked, but the agenda holds {g.agenda[-3:]}"
    except Exception as error:
        error.add_note(
            f"{game.id}, {seats} seats, seed {seed!r}, {dict(options or {})}, choice {len(choices)}"
        )
        raise
    return g


def recorded(
    game: Game[Any],
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None,
    log: Log,
    content: Any = None,
) -> Match[Any]:
    """Return the match of these choices, up to the first that cannot be made."""
    match = Match.new(game, seats, options, seed, content=content)
    for seat, action in log:
        try:
            match.choose(seat, action)
        except Exception:  # a choice that failed in play fails here too: the record ends just before it
            break
    return match
