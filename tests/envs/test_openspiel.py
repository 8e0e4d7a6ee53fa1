"""OpenSpiel's own tests and playthroughs, for every game and number of players."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from zlib import crc32

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation

from saecula.arena.simulate import make_plan, simulate
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.zones import pile
from saecula.envs import Task, openspiel_games
from saecula.envs.openspiel import NoInformationStates
from saecula.games import all_games
from saecula.games import game as game_of
from tests.envs.setups import FEWEST, SETUPS
from tools import playthroughs


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    openspiel_games()


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_random_matches_with_serialization(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"saecula_{game}(players={seats})"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_many_random_matches_with_serialization(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"saecula_{game}(players={seats},reward=rank)"),
        num_sims=5,
        serialize=True,
        verbose=False,
    )


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_playthrough_is_as_it_was(game: str) -> None:
    original, now = playthroughs.replayed(playthroughs.FOLDER / f"saecula_{game}.txt")
    assert original == now, "if the rules changed: `python -m tools.playthroughs`, and read the difference"


def test_registering_twice_changes_nothing() -> None:
    assert openspiel_games() == openspiel_games()
    assert set(openspiel_games()) <= set(pyspiel.registered_names())


def test_parameters() -> None:
    game = pyspiel.load_game("saecula_historia(players=4,reward=score,options=events:yes;goals:yes)")
    assert game.num_players() == 4
    assert game.max_utility() > 100
    assert game.task.options == {"events": "yes", "goals": "yes"}


def test_options_with_several_values() -> None:
    game = pyspiel.load_game("saecula_historia(players=2,options=civbots:king+noble;events:yes)")
    assert game.task.options == {"civbots": ["king", "noble"], "events": "yes"}
    state = game.new_initial_state()
    state.apply_action(1)
    text = pyspiel.serialize_game_and_state(game, state)
    again, other = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(game)
    assert str(other) == str(state)
    assert len(other.position.civs) == 4


def test_signs_of_openspiel_in_options_are_refused() -> None:
    with pytest.raises(BadOption, match=r"',' is reserved by OpenSpiel; write name:value;name:value\+value"):
        pyspiel.load_game("saecula_historia", {"players": 2, "options": "civbots:king,noble"})


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("observations=banana", "unknown observations 'banana'; there are: tensor, text"),
        ("deals=0", "deals: 0"),
    ],
)
def test_other_bad_parameters_are_refused(parameters: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        pyspiel.load_game(f"saecula_historia({parameters})")


def test_more_deals() -> None:
    state = pyspiel.load_game("saecula_historia(deals=2000)").new_initial_state()
    assert len(state.chance_outcomes()) == 2000
    state.apply_action(1999)
    assert not state.is_chance_node()


@pytest.mark.parametrize(
    ("parameters", "zero_sum"),
    [
        ("players=2", True),
        ("players=4", True),
        ("players=3,reward=rank", True),
        ("players=2,reward=score", True),
        ("players=3,reward=score", False),
        ("players=1", False),
    ],
)
def test_what_sums_to_nothing(parameters: str, zero_sum: bool) -> None:
    game = pyspiel.load_game(f"saecula_historia({parameters})")
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero_sum
    assert game.utility_sum() == (0.0 if zero_sum else None)


def test_a_game_can_be_sent_to_another_process() -> None:
    game = pyspiel.load_game("saecula_historia(players=3,reward=rank)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.task is game.task


def test_information_states_are_refused_with_what_to_use_instead() -> None:
    game = pyspiel.load_game("saecula_historia(players=2)")
    state = game.new_initial_state()
    state.apply_action(1)
    for asked in (
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
        state.information_state_string,
        lambda: state.information_state_tensor(1),
        OutcomeSamplingSolver(game).iteration,
    ):
        with pytest.raises(NoInformationStates, match=r"saecula_historia has no .*use observation_string"):
            asked()
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None


def lengths(game: str, seats: int, seed: str) -> list[int]:
    """Return the lengths of a random match and of one in which nobody passes without need."""
    found = []
    for dawdling in (False, True):
        g = Task(game, seats).start(seed)
        chance = Random(seed)
        count = 0
        while (turn := flow.turn(g))[0] >= 0:
            seat, options = turn
            longer = [option for option in options if len(option) > 1] if dawdling else options
            flow.play(g, seat, chance.choice(longer or options))
            count += 1
        found.append(count)
    return found


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_matches_stay_far_below_the_greatest_length(game: str, seats: int) -> None:
    spiel = pyspiel.load_game(f"saecula_{game}(players={seats})")
    assert spiel.max_history_length() == spiel.max_game_length() + 1
    assert max(lengths(game, seats, "length")) < spiel.max_game_length() / 2


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_no_match_reaches_the_greatest_length(game: str, seats: int) -> None:
    longest = pyspiel.load_game(f"saecula_{game}(players={seats})").max_game_length()
    assert max([max(lengths(game, seats, str(seed))) for seed in range(20)]) < longest / 2
    plan = make_plan(game_of(game), seats, ["greedy"], 2, "length")
    assert simulate(plan).choices_most < longest / 2


def sampler(seed: int) -> Callable[[], float]:
    return Random(seed).random


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_a_resampled_state_shows_the_player_the_same(game: str, seats: int) -> None:
    state = pyspiel.load_game(f"saecula_{game}(players={seats})").new_initial_state()
    assert state.resample_from_infostate(0, sampler(0)).is_chance_node()
    state.apply_action(7)
    chance = Random(1)
    for number in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler(number))
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.position.dice != state.position.dice
        state.apply_action(chance.choice(state.legal_actions()))


def test_resampled_states_go_on_differently() -> None:
    state = pyspiel.load_game("saecula_historia(players=2)").new_initial_state()
    state.apply_action(7)
    before = str(state)
    ends = set()
    for number in range(3):
        other = state.resample_from_infostate(0, sampler(number))
        chance = Random(1)
        while not other.is_terminal():
            other.apply_action(chance.choice(other.legal_actions()))
        ends.add(str(other))
    assert len(ends) == 3
    assert str(state) == before


def test_options_without_a_value_are_refused() -> None:
    with pytest.raises(BadOption, match="options: events: expected name:value"):
        pyspiel.load_game("saecula_historia(options=events)")


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("saecula_historia(players=2)").new_initial_state()
    state.apply_action(5)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


def test_an_observation_is_what_the_seat_sees() -> None:
    game = pyspiel.load_game("saecula_historia(players=2)")
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    state.apply_action(5)
    observation.set_from(state, 1)
    assert (observation.tensor == np.frombuffer(game.task.observe(state.position, 1), np.float32)).all()
    assert observation.string_from(state, 0) != observation.string_from(state, 1)


def test_an_observation_can_be_read() -> None:
    state = pyspiel.load_game("saecula_historia(players=2)").new_initial_state()
    state.apply_action(5)
    state.position.civs[1].hand = pile(["raid", "trade"], 0b10)
    seen = [state.observation_string(player) for player in (0, 1)]
    assert "hand=((? ?) (0 0) False)" in seen[0]
    assert "hand=((raid trade) (2 2) False)" in seen[1]
    task = state.get_game().task
    vectors = [task.observe(state.position, player) for player in (0, 1)]
    for text, vector in zip(seen, vectors, strict=True):
        assert text.endswith(f"[{crc32(vector):08x}]")
