"""OpenSpiel: all games as `saecula_<game>(players=...)`.

A match begins with a chance node that picks one of many deals; the deal decides all later shuffles and dice.
Sealed choices are asked one after the other, unseen. Observations hold what a seat sees now, not what it has
seen before, so there are no information states. A copy of a state has the same dice to come:
`resample_from_infostate` gives one that a player can know of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn
from zlib import crc32

from saecula.core import flow
from saecula.core.errors import BadOption, SaeculaError
from saecula.core.game import Game as CoreGame
from saecula.core.zones import EVERYONE
from saecula.envs.desk import FAR, Desk, Held
from saecula.extras import extra
from saecula.games import all_games

np = extra("numpy", "envs")
pyspiel = extra("pyspiel", "envs")
Game: Any = pyspiel.Game
State: Any = pyspiel.State

DEALS: Final = 1000
LONGEST: Final = 5  # times the usual number of choices: no match has more
OBSERVATIONS: Final = ("tensor", "text")
TAKEN: Final = ",=()"  # signs that have a meaning in OpenSpiel's names of games
NOT_SEEN: Final = ("dice", "seats")  # of a view: hidden from all, or told already

_desks: dict[tuple[str, int, str, str], Desk] = {}


class NoInformationStates(SaeculaError, NotImplementedError):
    """Something asked for all that a player has seen so far; positions hold only what is seen now."""

    def __init__(self, game: Any) -> None:
        super().__init__(
            f"{game.get_type().short_name} has no information states, which hold all that a player has seen "
            "so far. It has observations, which hold what a player sees now: use observation_string and "
            "observation_tensor, and algorithms that ask for these (ISMCTSBot with "
            "use_observation_string=True, rl_environment with ObservationType.OBSERVATION)"
        )


def game_type(game: CoreGame[Any], zero_sum: bool = True, tensor: bool = True) -> Any:
    """What OpenSpiel wants to know of a game; where nothing is said, of one with the usual parameters."""
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
    """Options written as `name:value;name:value+value`: commas and equal signs are OpenSpiel's own."""
    taken = [sign for sign in TAKEN if sign in text]
    if taken:
        raise BadOption(
            f"options: {text}: {taken[0]!r} is OpenSpiel's own; write name:value;name:value+value"
        )
    options: dict[str, str | list[str]] = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options: {part}: expected name:value")
        options[name] = value.split("+") if "+" in value else value
    return options


def _desk(id_: str, players: int, reward: str, options: str) -> Desk:
    """Desks do not change, so games of equal parameters share one."""
    key = (id_, players, reward, options)
    if key not in _desks:
        _desks[key] = Desk(id_, players, reward, options_of(options))
    return _desks[key]


# OpenSpiel's classes have no types that hold here, as everything that comes from an extra.
class SpielGame(Game):  # type: ignore[misc]
    """One of our games in OpenSpiel; subclasses name it."""

    id: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        if given["observations"] not in OBSERVATIONS:
            raise BadOption(f"unknown observations {given['observations']!r}; there are: tensor, text")
        if given["deals"] < 1:
            raise BadOption(f"deals: {given['deals']}; at least 1")
        self.desk = desk = _desk(self.id, given["players"], given["reward"], given["options"])
        self.deals = given["deals"]
        self.tensor = given["observations"] == "tensor"
        most = FAR if given["reward"] == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=desk.vocabulary.size,
            max_chance_outcomes=self.deals,
            num_players=desk.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if desk.zero_sum else None,
            max_game_length=LONGEST * desk.game.swing.choices * desk.seats,
        )
        super().__init__(game_type(desk.game, desk.zero_sum, self.tensor), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def information_state_tensor_shape(self) -> NoReturn:
        raise NoInformationStates(self)

    def information_state_tensor_size(self) -> NoReturn:
        raise NoInformationStates(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002
        """What a player sees now; nothing is offered for other types of observation."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = asked.public_info and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.desk, self.tensor) if own and not asked.perfect_recall else None


def _loaded(name: str) -> Any:
    register()
    return pyspiel.load_game(name)


class SpielState(State):  # type: ignore[misc]
    """A moment of a match; before the deal there is no position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.desk)
        self._deals = game.deals

    @property
    def desk(self) -> Desk:
        return self._held.desk

    @property
    def position(self) -> Any:
        return self._held.g

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = flow.mover(self.position)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.desk.legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._held = Held(self.desk, self.desk.start(f"deal {action}"))
        else:
            self.desk.choose(self.position, flow.mover(self.position), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(map(str, self.desk.vocabulary.decode(action)))

    def is_terminal(self) -> bool:
        return self.position is not None and flow.is_over(self.position)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.desk.seats
        return list(self.desk.rewards(self.position))

    def information_state_string(self, _: int | None = None) -> NoReturn:
        raise NoInformationStates(self.get_game())

    def information_state_tensor(self, _: int | None = None) -> NoReturn:
        raise NoInformationStates(self.get_game())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The state with all that this player does not know dealt and thrown anew."""
        other: SpielState = self.clone()
        if self.position is not None:
            other._held = Held(self.desk, imagined(self.desk, self.position, player, sampler))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        asked = ", ".join([" ".join(map(str, frame)) for frame in self.position.asks]) or "over"
        return f"{asked} [{self.desk.game.digest(self.position)[:16]}]"


def imagined(desk: Desk, g: Any, seat: int, sampler: Callable[[], float]) -> Any:
    """A world as this seat may imagine it; who has made a sealed choice has made any of his."""
    dice = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
    world = desk.game.imagine(desk.game.redact(g, seat), dice)
    mover = flow.mover(g)
    while flow.mover(world) != mover:
        other, options = flow.turn(world)
        flow.play(world, other, options[int(sampler() * len(options))])
    return world


class SpielObserver:
    """What a player sees, as a tensor and as text."""

    def __init__(self, desk: Desk, tensor: bool = True) -> None:
        self._desk = desk
        self.tensor = np.zeros(desk.layout.size, np.float32) if tensor else None
        self.dict = {"observation": self.tensor} if tensor else {}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = np.frombuffer(self._desk.observe(state.position, player), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        desk = self._desk
        seen = desk.game.redact(state.position, player)
        view = {k: v for k, v in desk.game.plain(seen.position).items() if k not in NOT_SEEN}
        return f"seat {player} sees {_told(view)} [{crc32(desk.layout.encode(seen)):08x}]"


def _told(value: Any) -> str:
    """Plain data in few signs: of a record only what is neither 0 nor empty; a zone as cards and knowers."""
    if isinstance(value, dict):
        return "{" + " ".join([f"{key}={_told(part)}" for key, part in value.items() if part]) + "}"
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(map(_told, value)) + ")"
    return "all" if value == EVERYONE else str(value) or "-"


def register() -> list[str]:
    """Make OpenSpiel know all games; their names. What is known already stays as it is."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        type_ = game_type(game)
        names.append(type_.short_name)
        if type_.short_name not in known:
            class_ = type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id, "type": type_})
            pyspiel.register_game(type_, class_)
    return names
