"""OpenSpiel's own tests and playthroughs, for every game and number of players."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from saecula.core.errors import BadOption
from saecula.envs import openspiel_games
from saecula.games import all_games
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
    assert game.desk.options == {"events": "yes", "goals": "yes"}


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
    assert (observation.tensor == np.frombuffer(game.desk.observe(state.position, 1), np.float32)).all()
    assert observation.string_from(state, 0) != observation.string_from(state, 1)
