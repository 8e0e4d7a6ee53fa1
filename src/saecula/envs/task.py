"""The learning task that all environments share: numbered actions, observation vectors and rewards.

It is not called a spec because `gymnasium.Env.spec` already means something else.
"""

from __future__ import annotations

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
from saecula.games import game as game_of

MAX_MARGIN: Final = 1000.0  # points; no match is lost by more
SOLO_LOSS: Final = 500.0  # points deducted for losing a solo match

Reward: TypeAlias = Callable[[Result], tuple[float, ...]]


def by_win(result: Result) -> tuple[float, ...]:
    """Let winners share 1 and the others share -1; if all tie, everybody gets 0."""
    drawn = len(result.winners) == len(result.returns) > 1
    return (0.0,) * len(result.returns) if drawn else result.returns


def by_rank(result: Result) -> tuple[float, ...]:
    """Grade places evenly from 1 for the first to -1 for the last; ties share. Solo play counts the win."""
    places = result.places
    if len(places) == 1:
        return result.returns
    means = [place + (places.count(place) - 1) / 2 for place in places]
    return tuple([1.0 - 2.0 * (mean - 1) / (len(places) - 1) for mean in means])


def by_score(result: Result) -> tuple[float, ...]:
    """Return the lead over the best other score; in solo play the score, reduced if the match is lost."""
    scores = result.scores
    if len(scores) == 1:
        return (scores[0] - (0.0 if result.winners else SOLO_LOSS),)
    return tuple([float(own - max([*scores[:seat], *scores[seat + 1 :]])) for seat, own in enumerate(scores)])


REWARDS: Final[Mapping[str, Reward]] = {"win": by_win, "rank": by_rank, "score": by_score}
# An illegal action ends the match. Its reward is never better than playing on and losing.
ILLEGAL: Final[Mapping[str, float]] = {"win": -1.0, "rank": -1.0, "score": -MAX_MARGIN}


class Task:
    """One game at one player count, with its action numbering, observation layout and rewards."""

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
        self._arguments = (self.game.id, seats, reward, self.options, content)
        self.vocabulary: Vocabulary = self.game.vocabulary(self.content)
        self.layout = Layout(self.game, self.start("layout"), self.vocabulary)
        self._numbers: dict[Action, int] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, self._arguments

    def __deepcopy__(self, _: Any) -> Task:
        return self

    def start(self, seed: str) -> Any:
        """Return the first position of a new match."""
        return self.game.start(self.seats, seed, self.options, self.content)

    def number(self, action: Action) -> int:
        """Return the number of an action."""
        number = self._numbers.get(action)
        if number is None:
            number = self._numbers[action] = self.vocabulary.encode(action)
        return number

    def legal(self, g: Any, seat: Seat) -> list[int]:
        """Return the numbers of a seat's legal actions; none if it is not asked."""
        return [self.number(action) for action in flow.options(g, seat)]

    def observe(self, g: Any, seat: Seat) -> Vector:
        """Return the observation vector of a seat."""
        return self.layout.encode(self.game.redact(g, seat))

    def choose(self, g: Any, seat: Seat, number: int) -> None:
        """Play the legal action with this number."""
        for action in flow.options(g, seat):
            if self.number(action) == number:
                flow.play(g, seat, action)
                return
        raise IllegalChoice(f"seat {seat}: action {number} is not legal")

    def rewards(self, g: Any) -> tuple[float, ...]:
        """Return the rewards by seat; the match must be over."""
        return self.reward(self.game.result(g))


class PositionPickle:
    """A position (or None) that can be deep-copied and pickled: cloned by the game, pickled as plain data."""

    def __init__(self, task: Task, g: Any = None) -> None:
        self.task = task
        self.g = g

    def __deepcopy__(self, _: Any) -> PositionPickle:
        return PositionPickle(self.task, None if self.g is None else self.task.game.clone(self.g))

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.task, None if self.g is None else self.task.game.plain(self.g))


def _unpickled(task: Task, plain: dict[str, Any] | None) -> PositionPickle:
    if plain is None:
        return PositionPickle(task)
    variant = task.game.options(task.seats, task.options)
    return PositionPickle(task, task.game.load(plain, task.content, variant))


class PicklableEnv:
    """Mixin for environments with a task and a position: copy and pickle them in the middle of a match."""

    task: Task
    position: Any

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "position": PositionPickle(self.task, self.position)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, position=state["position"].g)
