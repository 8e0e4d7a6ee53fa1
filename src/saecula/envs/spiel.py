"""OpenSpiel: all games as `saecula_<game>(players=...)`.

A match begins with a chance node that picks one of many deals; the deal decides all later shuffles and dice.
Sealed choices are asked one after the other, unseen. Observations hold what a seat sees now, not what it has
seen before, so there are no information states.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.envs.desk import Desk
from saecula.extras import extra
from saecula.games import all_games

np = extra("numpy", "envs")
pyspiel = extra("pyspiel", "envs")
Game: Any = pyspiel.Game
State: Any = pyspiel.State

DEALS: Final = 1000
LONGEST: Final = 100_000
MOST_SCORE: Final = 10_000.0

_desks: dict[tuple[str, int, str, str], Desk] = {}


def game_type(id_: str, title: str, players: tuple[int, int], tensor: bool = True) -> Any:
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"saecula_{id_}",
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
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
            "observations": "tensor",
        },
    )


def options_of(text: str) -> dict[str, str]:
    """Options written as `name:value;name:value`: commas and equal signs are OpenSpiel's own."""
    options = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options: {part}: expected name:value")
        options[name] = value
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
        self.desk = _desk(self.id, given["players"], given["reward"], given["options"])
        most = MOST_SCORE if given["reward"] == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.vocabulary.size,
            max_chance_outcomes=DEALS,
            num_players=self.desk.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        self.tensor = given["observations"] == "tensor"
        game = self.desk.game
        super().__init__(game_type(game.id, game.title, game.players, self.tensor), info, given)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002
        """What a player sees now; nothing is offered for other types of observation."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = asked.public_info and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.desk, self.tensor) if own and not asked.perfect_recall else None


class _Held:
    """A position as part of a state: copied by cloning it."""

    def __init__(self, desk: Desk, g: Any) -> None:
        self.desk = desk
        self.g = g

    def __deepcopy__(self, _: Any) -> _Held:
        return _Held(self.desk, None if self.g is None else self.desk.game.clone(self.g))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.desk, None if self.g is None else self.desk.game.plain(self.g))


def _loaded(desk: Desk, plain: dict[str, Any] | None) -> _Held:
    if plain is None:
        return _Held(desk, None)
    variant = desk.game.options(desk.seats, desk.options)
    return _Held(desk, desk.game.load(plain, desk.content, variant))


class SpielState(State):  # type: ignore[misc]
    """A moment of a match; before the deal there is no position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = _Held(game.desk, None)

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
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._held = _Held(self.desk, self.desk.start(f"deal {action}"))
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

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        asked = ", ".join([" ".join(map(str, frame)) for frame in self.position.asks]) or "over"
        return f"{asked} [{self.desk.game.digest(self.position)[:16]}]"


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
        game = self._desk.game
        seen = game.redact(state.position, player)
        return f"seat {player} sees {game.digest(seen.position)[:16]}"


def register() -> list[str]:
    """Make OpenSpiel know all games; their names. What is known already stays as it is."""
    known = set(pyspiel.registered_names())
    names = []
    for game in all_games():
        type_ = game_type(game.id, game.title, game.players)
        names.append(type_.short_name)
        if type_.short_name not in known:
            class_ = type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id, "type": type_})
            pyspiel.register_game(type_, class_)
    return names
