"""The options of a match: limits, switches, and what is refused (HIS-230, HIS-330)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from saecula.core.errors import BadOption
from saecula.core.flow import choose, mover, options
from saecula.core.zones import pile
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import civbots, rounds
from saecula.games.historia.variant import Variant
from tests.historia.table import table


def first_ask(**variant: Any) -> str:
    """Return the first decision of a match of three."""
    id_: str = GAME.start(3, "variants", variant).asks[0][0]
    return id_


def prepared(seats: int = 3, **variant: Any) -> Historia:
    g = GAME.start(seats, "variants", variant)
    while g.round == 0:
        choose(g, mover(g), options(g, mover(g))[0])
    return g


def difficulties(seats: int, **variant: Any) -> list[str]:
    return [civ.difficulty for civ in GAME.start(seats, "variants", variant).civs]


# Civbots.


@pytest.mark.rule("HIS-230")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_civbots_fill_up_to_six_civilizations(seats: int) -> None:
    for bots in range(1, 7 - seats):
        assert difficulties(seats, civbots=["noble"] * bots) == [""] * seats + ["noble"] * bots
    too_many = 7 - seats
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, "variants", {"civbots": ["noble"] * too_many})
    assert str(refused.value) == (
        f"option civbots: {seats} players leave room for {6 - seats} civbots, not {too_many}"
    )


@pytest.mark.rule("HIS-230")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_asking_for_them_several_players_meet_no_civbots(seats: int) -> None:
    assert difficulties(seats) == [""] * seats


@pytest.mark.rule("HIS-230", "HIS-280")
def test_a_lone_player_meets_five_chieftains_or_those_asked_for() -> None:
    assert difficulties(1) == ["", *["chieftain"] * 5]
    assert difficulties(1, civbots=["king"]) == ["", "king"]


@pytest.mark.rule("HIS-233", "HIS-330")
def test_civbots_stand_in_order_of_difficulty() -> None:
    mixed = ["chieftain", "king", "noble", "chieftain"]
    assert difficulties(2, civbots=mixed)[2:] == ["king", "noble", "chieftain", "chieftain"]
    assert difficulties(2, civbots="chieftain,king")[2:] == ["king", "chieftain"]


# What is refused.


@pytest.mark.rule("HIS-330")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"civbots": ["emperor"]}, "option civbots: 'emperor' is not one of chieftain, noble, king"),
        ({"civbots": 3}, "option civbots: 3 is not a list of chieftain, noble, king"),
        ({"ice_age_trigger": "raid"}, "option ice_age_trigger: 'raid' is not one of trade, any"),
        ({"civilizations": "best"}, "option civilizations: 'best' is not one of random, choose"),
        ({"events": "perhaps"}, "option events: 'perhaps' is neither yes nor no"),
    ],
)
def test_wrong_values_are_refused_with_what_would_be_right(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options(3, given)
    assert str(refused.value) == message


@pytest.mark.rule("HIS-330")
def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="unknown option 'tech_tree'; there are: civilizations, civbots, "):
        GAME.options(3, {"tech_tree": True})


@pytest.mark.rule("HIS-001", "HIS-330")
@pytest.mark.parametrize("seats", [0, 7])
def test_numbers_of_players_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options(seats, {})
    assert str(refused.value) == f"historia is for 1 to 6 players, not {seats}"


# Switches.


@pytest.mark.rule("HIS-330")
def test_the_defaults() -> None:
    assert {field.name: field.default for field in fields(Variant)} == {
        "civilizations": "random",
        "civbots": (),
        "expert_cubes": False,
        "events": False,
        "goals": False,
        "ways_of_ruling": False,
        "advanced_rules": False,
        "leader_bonus_before_order": False,
        "bot_overflow_extra_vp": True,
        "ice_age_trigger": "trade",
    }


@pytest.mark.rule("HIS-330", "HIS-012")
def test_civilizations_are_chosen_or_dealt() -> None:
    assert first_ask(civilizations="choose") == "choose_civilization"
    assert first_ask(civilizations="random") == "keep_leader"


@pytest.mark.rule("HIS-330", "HIS-014")
@pytest.mark.parametrize(("expert", "cubes"), [(False, (2, 1, 5)), (True, (2, 0, 6))])
def test_expert_cubes(expert: bool, cubes: tuple[int, int, int]) -> None:
    g = prepared(expert_cubes=expert)
    assert {(civ.personal, civ.used, civ.general) for civ in g.civs} == {cubes}


@pytest.mark.rule("HIS-330", "HIS-290")
def test_events() -> None:
    g = prepared(events=True)
    assert g.event
    assert g.next_event
    assert len({g.event, g.next_event, *g.events}) == 12
    g = prepared()
    assert (g.event, g.next_event, g.events) == ("", "", ())


@pytest.mark.rule("HIS-330", "HIS-300")
def test_goals() -> None:
    assert first_ask(goals=True) == "goal_column"
    assert len(prepared(goals=True).goals) == 8
    assert prepared().goals == {}


@pytest.mark.rule("HIS-330", "HIS-310")
@pytest.mark.parametrize(("switch", "offered"), [(True, True), (False, False)])
def test_ways_of_ruling(switch: bool, offered: bool) -> None:
    t = table(2, ways_of_ruling=switch).settle(0, "africa", "europe").begin()
    assert t[0].ruling == ("ready" if switch else "")
    t.play("trade", "raid")
    assert any(action[0] == "rule" for action in t.options(0)) is offered


@pytest.mark.rule("HIS-330", "HIS-320", "HIS-323")
def test_advanced_rules() -> None:
    assert first_ask(advanced_rules=True) == "exclude_advisor"
    assert [len(pile_) for pile_ in prepared(advanced_rules=True).civs[0].leaders] == [1, 1, 1]
    assert [len(pile_) for pile_ in prepared().civs[0].leaders] == [1, 0, 0]


@pytest.mark.rule("HIS-330", "HIS-212")
@pytest.mark.parametrize(("before", "order"), [(False, (0, 1)), (True, (1, 0))])
def test_leader_bonus_before_the_player_order(before: bool, order: tuple[int, ...]) -> None:
    t = table(2, leader_bonus_before_order=before).levels(0, 5, 7).wonders(0, "sphinx", "petra", "pharos")
    t.levels(1, 5, 7).tile("middle_east", "tile_01").tile("china", "tile_02")
    t[0].leaders = (pile(["caesar"]), pile(), pile())
    t[1].leaders = (pile(),) * 3
    t[1].vp = 1
    t.g.round = 4
    t.begin(rounds.end_round())
    assert t.g.order == order
    assert t[0].vp - t[1].vp == 8


@pytest.mark.rule("HIS-330", "HIS-240")
@pytest.mark.parametrize(("extra", "vp"), [(True, 3), (False, 2)])
def test_extra_point_of_a_civbot_beyond_the_top(extra: bool, vp: int) -> None:
    t = table(2, civbots=["king"], bot_overflow_extra_vp=extra).levels(2, 16, 16)
    civbots.learn(t.g, 2, t[2])
    assert t[2].vp == vp
    t.levels(2, 15, 16)
    civbots.learn(t.g, 2, t[2])
    assert t[2].vp == vp + 1


@pytest.mark.rule("HIS-330")
@pytest.mark.parametrize(
    ("trigger", "card", "paid"),
    [("trade", "raid", 0), ("trade", "trade", 1), ("any", "raid", 1), ("any", "trade", 1)],
)
def test_what_triggers_the_little_ice_age(trigger: str, card: str, paid: int) -> None:
    t = table(2, events=True, ice_age_trigger=trigger)
    t.g.event = "little_ice_age"
    t.begin().play(card, "military")
    assert t[0].personal == 2 - paid


@pytest.mark.rule("HIS-330")
def test_the_trigger_of_the_ice_age_changes_no_other_event() -> None:
    t = table(2, events=True, ice_age_trigger="any")
    t.g.event = "galileo_trial"
    t.begin().play("raid", "trade")
    assert t[0].personal == 2


@pytest.mark.rule("HIS-330", "HIS-231")
@pytest.mark.parametrize(("difficulty", "cards"), [("chieftain", 3), ("noble", 4), ("king", 5)])
def test_the_difficulties_of_civbots(difficulty: str, cards: int) -> None:
    t = table(2, civbots=[difficulty])
    assert t.g.content.difficulties[t[2].difficulty].cards == cards
