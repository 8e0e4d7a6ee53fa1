"""OpenSpiel games: every game as `saecula_<game>(players=...)`.

A match begins with a chance node that picks one of many deals; the deal determines all later shuffles and
dice. Simultaneous decisions are asked one after the other and stay hidden. Observations hold what a player
sees now, not what it saw before, so there are no information states. A cloned state has the same future
dice; `resample_from_infostate` returns a state that is consistent with what a player knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn
from zlib import crc32

from saecula.core import flow
from saecula.core.errors import BadOption, SaeculaError
from saecula.core.game import Game as CoreGame
from saecula.core.zones import EVERYONE
from saecula.envs.task import MAX_MARGIN, PositionPickle, Task
from saecula.extras import extra
from saecula.games import all_games

np = extra("numpy", "envs")
pyspiel = extra("pyspiel", "envs")
Game: Any = pyspiel.Game
State: Any = pyspiel.State

DEALS: Final = 1000
MAX_LENGTH_FACTOR: Final = 10  # no match is this many times longer than usual
OBSERVATIONS: Final = ("tensor", "text")
RESERVED: Final = ",=()"  # characters with a meaning in OpenSpiel's game strings
OMITTED: Final = ("dice", "seats")  # fields left out of observation strings: hidden, or constant

_tasks: dict[tuple[str, int, str, str], Task] = {}


class NoInformationStates(SaeculaError, NotImplementedError):
    """An algorithm asked for a player's whole history; positions hold only what is visible now."""

    def __init__(self, game: Any) -> None:
        super().__init__(
            f"{game.get_type().short_name} has no information states, which hold all that a player has seen "
            "so far. It has observations, which hold what a player sees now: use observation_string and "
            "observation_tensor, and algorithms that ask for these (ISMCTSBot with "
            "use_observation_string=True, rl_environment with ObservationType.OBSERVATION)"
        )


def game_type(game: CoreGame[Any], zero_sum: bool = True, tensor: bool = True) -> Any:
    """Describe a game to OpenSpiel; the defaults describe a game with default parameters."""
    kind, players = pyspiel.GameType, game.players
    return kind(
        short_name=f"saecula_{game.id}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=tensor,
        parameter_specification={
            "players": max(2, players[0]),
            "reward": "win",
            "options": "",
            "observations": OBSERVATIONS[0],
            "deals": DEALS,
        },
    )


def options_of(text: str) -> dict[str, str | list[str]]:
    """Parse options written as `name:value;name:value+value`; OpenSpiel reserves commas and equal signs."""
    reserved = [sign for sign in RESERVED if sign in text]
    if reserved:
        raise BadOption(
            f"options: {text}: {reserved[0]!r} is reserved by OpenSpiel; write name:value;name:value+value"
        )
    options: dict[str, str | list[str]] = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options: {part}: expected name:value")
        options[name] = value.split("+") if "+" in value else value
    return options


def _task(id_: str, players: int, reward: str, options: str) -> Task:
    """Return the task of these parameters; tasks never change, so games share them."""
    key = (id_, players, reward, options)
    if key not in _tasks:
        _tasks[key] = Task(id_, players, reward, options_of(options))
    return _tasks[key]


# Modules loaded by `extra` are untyped.
class SpielGame(Game):  # type: ignore[misc]
    """A game of this package in OpenSpiel; `register` makes one subclass per game."""

    id: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        if given["observations"] not in OBSERVATIONS:
            raise BadOption(f"unknown observations {given['observations']!r}; there are: tensor, text")
        if given["deals"] < 1:
            raise BadOption(f"deals: {given['deals']}; at least 1")
        self.task = task = _task(self.id, given["players"], given["reward"], given["options"])
        self.deals = given["deals"]
        self.tensor = given["observations"] == "tensor"
        most = MAX_MARGIN if given["reward"] == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=task.vocabulary.size,
            max_chance_outcomes=self.deals,
            num_players=task.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if task.zero_sum else None,
            max_game_length=MAX_LENGTH_FACTOR * task.game.swing.choices * task.seats,
        )
        super().__init__(game_type(task.game, task.zero_sum, self.tensor), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: the deal is the only chance node."""
        return 1

    def information_state_tensor_shape(self) -> NoReturn:
        raise NoInformationStates(self)

    def information_state_tensor_size(self) -> NoReturn:
        raise NoInformationStates(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002
        """Return an observer of what a player sees now; None for other types of observation."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = asked.public_info and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.task, self.tensor) if own and not asked.perfect_recall else None


def _loaded(name: str) -> Any:
    register()
    return pyspiel.load_game(name)


class SpielState(State):  # type: ignore[misc]
    """A state of a match; before the deal there is no position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._pickle = PositionPickle(game.task)
        self._deals = game.deals

    @property
    def task(self) -> Task:
        return self._pickle.task

    @property
    def position(self) -> Any:
        return self._pickle.g

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = flow.mover(self.position)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.task.legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._pickle = PositionPickle(self.task, self.task.start(f"deal {action}"))
        else:
            self.task.choose(self.position, flow.mover(self.position), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(map(str, self.task.vocabulary.decode(action)))

    def is_terminal(self) -> bool:
        return self.position is not None and flow.is_over(self.position)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.task.seats
        return list(self.task.rewards(self.position))

    def information_state_string(self, _: int | None = None) -> NoReturn:
        raise NoInformationStates(self.get_game())

    def information_state_tensor(self, _: int | None = None) -> NoReturn:
        raise NoInformationStates(self.get_game())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state in which everything this player does not know is dealt and rolled anew."""
        other: SpielState = self.clone()
        if self.position is not None:
            other._pickle = PositionPickle(self.task, determinized(self.task, self.position, player, sampler))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        asked = ", ".join([" ".join(map(str, frame)) for frame in self.position.asks]) or "over"
        return f"{asked} [{self.task.game.digest(self.position)[:16]}]"


def determinized(task: Task, g: Any, seat: int, sampler: Callable[[], float]) -> Any:
    """Sample a position consistent with what a seat sees; hidden simultaneous choices are drawn at random."""
    dice = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
    world = task.game.imagine(task.game.redact(g, seat), dice)
    mover = flow.mover(g)
    while flow.mover(world) != mover:
        other, options = flow.turn(world)
        flow.play(world, other, options[int(sampler() * len(options))])
    return world


class SpielObserver:
    """What a player sees, as a tensor and as a string."""

    def __init__(self, task: Task, tensor: bool = True) -> None:
        self._task = task
        self.tensor = np.zeros(task.layout.size, np.float32) if tensor else None
        self.dict = {"observation": self.tensor} if tensor else {}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = np.frombuffer(self._task.observe(state.position, player), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        task = self._task
        seen = task.game.redact(state.position, player)
        view = {k: v for k, v in task.game.plain(seen.position).items() if k not in OMITTED}
        return f"seat {player} sees {_compact(view)} [{crc32(task.layout.encode(seen)):08x}]"


def _compact(value: Any) -> str:
    """Write plain data compactly: zero and empty fields are left out."""
    if isinstance(value, dict):
        return "{" + " ".join([f"{key}={_compact(part)}" for key, part in value.items() if part]) + "}"
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(map(_compact, value)) + ")"
    return "all" if value == EVERYONE else str(value) or "-"


def register() -> list[str]:
    """Register all games with OpenSpiel, unless they are already, and return their short names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        type_ = game_type(game)
        names.append(type_.short_name)
        if type_.short_name not in known:
            class_ = type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id, "type": type_})
            pyspiel.register_game(type_, class_)
    return names
