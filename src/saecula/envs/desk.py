"""What all environments share: a match at which numbers are chosen and vectors are seen."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from saecula.core import flow
from saecula.core.actions import Vocabulary
from saecula.core.codecs import Vector
from saecula.core.errors import BadOption, IllegalChoice
from saecula.core.game import Game, Result
from saecula.core.position import Action, Seat
from saecula.envs.layout import Layout
from saecula.games import all_games
from saecula.games import game as game_of

FAR: Final = 1000.0  # points: no match is lost by so many
LOST_ALONE: Final = 500.0  # points that a lost match costs whoever plays alone

Reward: TypeAlias = Callable[[Result], tuple[float, ...]]


def by_win(result: Result) -> tuple[float, ...]:
    """Winners share 1, the others share -1; nobody gets anything where all are equal."""
    drawn = len(result.winners) == len(result.returns) > 1
    return (0.0,) * len(result.returns) if drawn else result.returns


def by_rank(result: Result) -> tuple[float, ...]:
    """From 1 for the first to -1 for the last, evenly; equal places share. Alone, 1 or -1 as by win."""
    places = result.places
    if len(places) == 1:
        return result.returns
    means = [place + (places.count(place) - 1) / 2 for place in places]
    return tuple([1.0 - 2.0 * (mean - 1) / (len(places) - 1) for mean in means])


def by_score(result: Result) -> tuple[float, ...]:
    """How far the score lies ahead of the best of the others; alone, the score, and less for a loss."""
    scores = result.scores
    if len(scores) == 1:
        return (scores[0] - (0.0 if result.winners else LOST_ALONE),)
    return tuple([float(own - max([*scores[:seat], *scores[seat + 1 :]])) for seat, own in enumerate(scores)])


REWARDS: Final[Mapping[str, Reward]] = {"win": by_win, "rank": by_rank, "score": by_score}
# Of a choice that is no option, which ends the match: never better than to play on and lose.
ILLEGAL: Final[Mapping[str, float]] = {"win": -1.0, "rank": -1.0, "score": -FAR}


class Desk:
    """One game for one number of seats: its numbers of actions, its vectors, its rewards."""

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        content: Path | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"unknown reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.game = game_of(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = dict(options or {})
        self.content = self.game.load_content(content)
        self.reward = REWARDS[reward]
        self.illegal = ILLEGAL[reward]
        self.zero_sum = seats == 2 or (seats > 2 and reward != "score")
        self._made_of = (self.game.id, seats, reward, self.options, content)
        self.vocabulary: Vocabulary = self.game.vocabulary(self.content)
        self.layout = Layout(self.game, self.start("layout"), self.vocabulary)
        self._numbers: dict[Action, int] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Desk, self._made_of

    def __deepcopy__(self, _: Any) -> Desk:
        return self

    def start(self, seed: str) -> Any:
        """A new match."""
        return self.game.start(self.seats, seed, self.options, self.content)

    def number(self, action: Action) -> int:
        """The number of an action."""
        number = self._numbers.get(action)
        if number is None:
            number = self._numbers[action] = self.vocabulary.encode(action)
        return number

    def legal(self, g: Any, seat: Seat) -> list[int]:
        """The numbers of a seat's options, none if it is not asked."""
        return [self.number(action) for action in flow.options(g, seat)]

    def observe(self, g: Any, seat: Seat) -> Vector:
        """What a seat sees."""
        return self.layout.encode(self.game.redact(g, seat))

    def choose(self, g: Any, seat: Seat, number: int) -> None:
        """Carry out the option of this number."""
        for action in flow.options(g, seat):
            if self.number(action) == number:
                flow.play(g, seat, action)
                return
        raise IllegalChoice(f"seat {seat}: {number} is no option")

    def rewards(self, g: Any) -> tuple[float, ...]:
        """By seat, once the match is over."""
        return self.reward(self.game.result(g))


class Held:
    """A position, or none yet, at a desk: copied by cloning it, sent to other processes as plain data."""

    def __init__(self, desk: Desk, g: Any = None) -> None:
        self.desk = desk
        self.g = g

    def __deepcopy__(self, _: Any) -> Held:
        return Held(self.desk, None if self.g is None else self.desk.game.clone(self.g))

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.desk, None if self.g is None else self.desk.game.plain(self.g))


def _held(desk: Desk, plain: dict[str, Any] | None) -> Held:
    if plain is None:
        return Held(desk)
    variant = desk.game.options(desk.seats, desk.options)
    return Held(desk, desk.game.load(plain, desk.content, variant))


class Holder:
    """What has a desk and a position, and can be copied and pickled in the midst of a match."""

    desk: Desk
    position: Any

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "position": Held(self.desk, self.position)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, position=state["position"].g)


def _by_id(game: Game[Any]) -> Any:
    """Bots know their game: it goes with them by its id, unless it is one that only a test knows."""
    known = any(game is other for other in all_games())
    return (game_of, (game.id,)) if known else game.__reduce_ex__(2)


copyreg.pickle(Game, _by_id)
