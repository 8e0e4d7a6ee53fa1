"""Switches and content (HIS-330, HIS-331), and all variants at once."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from saecula.core.errors import BadOption
from saecula.core.flow import choose, is_over, mover, options
from saecula.core.zones import pile
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import civbots, events, measures, rounds, wonders
from saecula.games.historia.variant import Variant
from tests.historia.table import Table, table

# Switches. What `leader_bonus_before_order` and `bot_overflow_extra_vp` do is shown with their chapters too.


@pytest.mark.rule("HIS-330")
def test_the_defaults_are_those_of_the_catalogue() -> None:
    plain = Variant()
    assert plain.leader_bonus_before_order is False
    assert plain.bot_overflow_extra_vp is True
    assert plain.ice_age_trigger == "trade"
    assert plain.expert_cubes is False
    assert [plain.advanced_rules, plain.events, plain.goals, plain.ways_of_ruling] == [False] * 4
    assert plain.civbots == ()


@pytest.mark.rule("HIS-330")
@pytest.mark.parametrize(
    "wrong", [{"ice_age_trigger": "war"}, {"civbots": ["emperor"]}, {"leaders_before_order": True}]
)
def test_what_is_no_switch_or_no_value_of_it_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, "switches", wrong)


@pytest.mark.rule("HIS-330", "HIS-212")
@pytest.mark.parametrize(("before_order", "order"), [(False, (0, 1)), (True, (1, 0))])
def test_leader_bonus_before_order(before_order: bool, order: tuple[int, ...]) -> None:
    t = (
        table(2, leader_bonus_before_order=before_order)
        .tile("middle_east", "tile_01")
        .tile("china", "tile_02")
    )
    for seat in (0, 1):
        t[seat].leaders = (pile(("alexander",)), pile(), pile())  # military 5: 3 VP
    t.levels(0, 2, 5)  # and 1 VP of the Nomads
    t[1].vp = 3
    t.g.round = 4
    t.begin(rounds.end_round())
    assert [t[0].vp, t[1].vp] == [5, 4]
    assert t.g.order == order


@pytest.mark.rule("HIS-330", "HIS-240")
@pytest.mark.parametrize(("extra", "vp"), [(True, 3), (False, 2)])
def test_bot_overflow_extra_vp(extra: bool, vp: int) -> None:
    t = table(2, civbots=["noble"], bot_overflow_extra_vp=extra).levels(2, 16, 9)
    civbots.learn(t.g, 2, t[2])
    assert t[2].vp == vp


@pytest.mark.rule("HIS-330", "HIS-291")
@pytest.mark.parametrize(("trigger", "personal"), [("trade", 2), ("any", 1)])
def test_ice_age_trigger(trigger: str, personal: int) -> None:
    t = table(2, events=True, ice_age_trigger=trigger)
    t.g.event = "little_ice_age"
    t.begin().play("raid", "arts")
    assert t[0].personal == personal
    t = table(2, events=True, ice_age_trigger=trigger)
    t.g.event = "little_ice_age"
    t.begin().play("trade", "arts")
    assert t[0].personal == 1


@pytest.mark.rule("HIS-330")
def test_the_ice_age_switch_changes_no_other_event() -> None:
    t = table(2, events=True, ice_age_trigger="any")
    t.g.event = "galileo_trial"
    assert [events.is_triggered(t.g, action) for action in ("technology", "trade", "raid")] == [
        True,
        False,
        False,
    ]


@pytest.mark.rule("HIS-330", "HIS-292")
def test_under_the_ice_age_switch_advisors_without_symbol_still_trigger_nothing() -> None:
    t = table(2, events=True, ice_age_trigger="any")
    t.g.event = "little_ice_age"
    assert not events.is_triggered(t.g, "")
    assert events.is_triggered(t.g, "tourism")


@pytest.mark.rule("HIS-330", "HIS-293")
def test_under_the_ice_age_switch_bots_pay_nothing() -> None:
    t = table(2, events=True, ice_age_trigger="any", civbots=["noble"])
    t.g.event = "little_ice_age"
    assert events.bot_meets(t.g, 2, "arts")
    assert t.supply(2) == (7, 0, 1)


@pytest.mark.rule("HIS-330", "HIS-014")
@pytest.mark.parametrize(("expert", "cubes"), [(False, (3, 1, 5)), (True, (3, 0, 6))])
def test_expert_cubes(expert: bool, cubes: tuple[int, int, int]) -> None:
    g = GAME.start(3, "experts", {"expert_cubes": expert, "civbots": ["king"]})
    for civ in g.civs[:3]:
        assert (civ.personal, civ.used, civ.general) == cubes
    assert (g.civs[3].personal, g.civs[3].used, g.civs[3].general) == (8, 0, 0)


@pytest.mark.rule("HIS-330", "HIS-322")
@pytest.mark.parametrize("advanced", [False, True])
def test_advanced_rules_turn_the_order_of_first_cubes(advanced: bool) -> None:
    g = GAME.start(3, "advanced", {"advanced_rules": advanced})
    placed = []
    while g.round == 0:
        seat = mover(g)
        if g.asks[0][0] == "start_territory":
            placed.append(seat)
        choose(g, seat, options(g, seat)[0])
    assert tuple(placed) == (g.order[::-1] if advanced else g.order)


# Content.


def amended(folder: Path, file: str, *items: dict[str, object]) -> None:
    (folder / f"{file}.json").write_text(json.dumps(items), encoding="utf-8")


def other_content(t: Table, folder: Path) -> Table:
    t.g.content = Content.get(folder)
    return t


@pytest.mark.rule("HIS-331")
def test_governments_tiles_and_zones_are_read_from_the_content(tmp_path: Path) -> None:
    matrix = list(Content.get().board.matrix)
    matrix[-1] = "NCC............."
    amended(tmp_path, "board", {"id": "matrix", "value": matrix})
    amended(tmp_path, "governments", {"id": "nomads", "vp": 11, "cubes": 2})
    amended(tmp_path, "territory_tiles", {"id": "tile_01", "vp": 9})
    t = other_content(table(2), tmp_path).tile("middle_east", "tile_01").cubes(0, 0, 3)
    measures.government_bonus(t.g)
    assert t[0].vp == 11
    assert t.supply(0) == (2, 1, 1)
    measures.territory_bonus(t.g)
    assert t[0].vp == 20


@pytest.mark.rule("HIS-331")
def test_corridor_and_level_bonuses_are_read_from_the_content(tmp_path: Path) -> None:
    matrix = list(Content.get().board.matrix)
    matrix[-2] = ".CCCS..........."
    amended(tmp_path, "board", {"id": "matrix", "value": matrix})
    amended(tmp_path, "technologies", {"id": "agriculture", "bonuses": [{"op": "gain_vp", "n": 5}]})
    amended(tmp_path, "action_cards", {"id": "war", "joins_at": 0, "needs": 0})
    t = other_content(table(2), tmp_path).begin().play("military", "technology")
    assert t[0].military == 1  # the cell above is gone
    assert (t[1].technology, t[1].vp) == (2, 5)


@pytest.mark.rule("HIS-331")
def test_numbers_of_measures_are_read_from_the_content(tmp_path: Path) -> None:
    amended(tmp_path, "measures", {"id": "gain_cube", "n": 3}, {"id": "recover_cards", "n": 1})
    amended(tmp_path, "board", {"id": "wonder_row_extra", "value": 4})
    t = other_content(table(2), tmp_path).row(0, "arts", "raid")
    measures.gain_cube(t.g)
    measures.recover_cards(t.g)
    wonders.open_deck(t.g, 2)
    wonders.deal_row(t.g)
    assert (t[0].used, t[0].general) == (4, 2)
    assert t[0].row == ("raid",)
    assert len(t.g.wonder_row) == 6


@pytest.mark.rule("HIS-331")
def test_the_time_circle_is_read_from_the_content(tmp_path: Path) -> None:
    segments = [list(segment) for segment in Content.get().segments]
    segments[0] = ["territory_bonus", "player_order"]
    amended(tmp_path, "board", {"id": "segments", "value": segments})
    t = other_content(table(2), tmp_path).tile("middle_east", "tile_16").row(0, "arts")
    t.begin(rounds.end_round())
    assert t[0].vp == 3
    assert t[0].row == ("arts",)
    assert t.supply(0) == (2, 1, 1)


@pytest.mark.rule("HIS-331")
def test_numbers_of_bots_are_read_from_the_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    amended(
        tmp_path,
        "board",
        {"id": "civbot_level_vp", "value": 4},
        {"id": "civbot_arts_vp", "value": 7},
        {"id": "overflow_vp", "value": 20},
        {"id": "leader_caps", "value": [2, 11, 13]},
    )
    amended(tmp_path, "difficulties", {"id": "noble", "cards": 2})
    t = other_content(table(2, civbots=["noble"]), tmp_path).levels(2, 16, 9)
    monkeypatch.setattr(Historia, "shuffled", lambda *_: ("civbot_technology", "civbot_arts", "civbot_arts"))
    civbots.act(t.g, 2)
    assert t[2].vp == 20 + 4 + 7
    measures.share_missed(t.g, 18, 1)
    assert t[2].vp == 33


@pytest.mark.rule("HIS-331")
def test_cubes_of_the_start_are_read_from_the_content(tmp_path: Path) -> None:
    amended(
        tmp_path,
        "board",
        {"id": "start_personal", "value": 5},
        {"id": "start_used", "value": 2},
        {"id": "civbot_cubes", "value": 6},
    )
    g = GAME.start(2, "cubes", {"civbots": ["noble"]}, content=Content.get(tmp_path))
    assert (g.civs[0].personal, g.civs[0].used, g.civs[0].general) == (5, 2, 2)
    assert g.civs[2].personal == 6


@pytest.mark.rule("HIS-331")
def test_events_goals_and_abilities_are_read_from_the_content(tmp_path: Path) -> None:
    amended(
        tmp_path,
        "events",
        {"id": "black_death", "triggers": ["arts"], "effects": [{"op": "lose_vp", "n": 6}]},
    )
    amended(tmp_path, "goals", {"id": "goal_01", "effects": [{"op": "gain_vp", "n": 9}]})
    amended(tmp_path, "abilities", {"id": "technology_plus_2", "n": 1}, {"id": "military_plus_2", "n": 3})
    t = other_content(table(2, events=True, goals=True, ways_of_ruling=True), tmp_path)
    t.g.event, t.g.goals = "black_death", {}
    t.settle(0, "middle_east", "africa").levels(0, 1, 3).begin().play("arts", "raid")
    assert t.asked == ("choose_mode", 0)
    assert t[0].vp == -6
    t.levels(0, 3, 4)
    t.g.goals = {"goal_01": 305}
    t.choose(0, "rule", "military_plus_2", "general")
    assert t[0].vp == -6 + 9
    assert (t[0].military, t[0].borrowed) == (7, 3)
    t = other_content(table(2, ways_of_ruling=True), tmp_path).settle(0, "middle_east", "africa").begin()
    t.play("raid", "arts").choose(0, "rule", "technology_plus_2", "general")
    assert (t[0].technology, t[0].borrowed) == (2, 1)


# Decision point D14; D17 and D18 are asked in the tests of goals and of ways of ruling.


@pytest.mark.rule("HIS-170", "HIS-173")
def test_decision_point_d14_activation_and_the_wonder_to_destroy_are_asked() -> None:
    t = table(2).wonders(0, "mausoleum", "petra", rotated=["pharos"]).cubes(0, 2, 0).begin()
    t.play("raid", "arts")
    assert set(t.options(0)) == {("no_effect",), ("activate", "mausoleum")}
    t.choose(0, "activate", "mausoleum")
    assert t.asked == ("destroy_wonder", 0)
    assert set(t.options(0)) == {("destroy", "petra"), ("destroy", "pharos")}
    t.choose(0, "destroy", "petra")
    assert t[0].vp == 2
    assert set(t[0].rotated) == {"mausoleum", "pharos"}


@pytest.mark.rule("HIS-174")
def test_decision_point_d14_the_wonder_to_refresh_is_asked() -> None:
    t = table(2).wonders(0, "sistine_chapel", rotated=["pharos", "petra"]).begin().play("arts", "raid")
    t.choose(0, "activate", "sistine_chapel")
    assert t.asked == ("refresh_wonder", 0)
    assert set(t.options(0)) == {("refresh", "pharos"), ("refresh", "petra")}
    t.choose(0, "refresh", "petra")
    assert t[0].wonders == ("petra",)
    assert set(t[0].rotated) == {"pharos", "sistine_chapel"}


# All variants together.

EVERYTHING = {"events": True, "goals": True, "ways_of_ruling": True, "advanced_rules": True}


def played_out(seats: int, seed: str, variant: dict[str, object]) -> Historia:
    """Play a whole match at random, checked after every choice."""
    g = GAME.start(seats, seed, variant)
    chance = random.Random(seed)
    while (seat := mover(g)) >= 0:
        choose(g, seat, chance.choice(options(g, seat)))
        GAME.check(g)
    return g


@pytest.mark.rule("HIS-330", "HIS-005")
@pytest.mark.parametrize(
    ("seats", "bots", "switches"),
    [
        (1, ("king", "noble"), {}),
        (2, ("king", "noble", "chieftain", "chieftain"), {"ice_age_trigger": "any"}),
        (3, ("noble",), {"leader_bonus_before_order": True, "expert_cubes": True}),
        (6, (), {"bot_overflow_extra_vp": False}),
    ],
)
def test_variants_do_not_break_each_other(
    seats: int, bots: tuple[str, ...], switches: dict[str, object]
) -> None:
    g = played_out(seats, f"everything {seats}", {**EVERYTHING, "civbots": list(bots), **switches})
    assert is_over(g)
    assert g.round == 12 or (seats == 1 and not g.civs[0].alive)
    assert all(civ.ruling in ("", "ready") for civ in g.civs) or not g.civs[0].alive


@pytest.mark.rule("HIS-311", "HIS-291")
def test_a_player_may_rule_before_the_demand_of_an_event_and_meet_it_so() -> None:
    t = table(2, **EVERYTHING).settle(0, "middle_east", "africa").levels(1, 2, 1).cubes(0, 0, 2)
    t.g.event, t.g.goals = "little_ice_age", {}
    t.begin().play("trade", "arts")
    assert t.asked == ("before", 0)
    t.choose(0, "rule", "two_cubes", "used").choose(0, "borrow", 1)
    assert t[0].technology == 2
    assert t[1].vp == 2
    assert t.supply(0) == (0, 2, 2)
    assert sum(t.supply(0)) + t[0].general == 8  # and the marker


@pytest.mark.rule("HIS-297", "HIS-301")
def test_an_advisor_pays_the_event_and_reaches_a_goal() -> None:
    t = table(2, **EVERYTHING).hand(0, "rome_agrippa", "raid").cubes(0, 2, 0).levels(0, 2, 2)
    t.hand(0, "rome_agrippa", "raid")
    t.g.event, t.g.goals = "arms_race", {"goal_05": 203}
    t.begin().play("rome_agrippa", "arts")
    while t.asked == ("before", 0):
        t.choose(0, "go_on")
    assert t[0].military == 3
    assert t[0].vp == 1 + 3
    assert t.g.goals == {}


@pytest.mark.rule("HIS-293", "HIS-301", "HIS-315")
def test_a_bot_under_an_event_reaches_a_goal_in_a_ruled_world(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(2, **EVERYTHING, civbots=["noble"]).levels(2, 2, 4).settle(0, "africa").settle(2, "africa")
    t.tile("africa", "tile_16").settle(1, "europe")
    t[0].ruling, t[0].marker_from = "shared_territories", "general"
    t[0].general -= 1
    t.g.event, t.g.goals = "arms_race", {"goal_06": 205}
    monkeypatch.setattr(Historia, "shuffled", lambda *_: ("civbot_military",))
    t.g.round = 2
    t.begin(rounds.end_round())
    assert t[2].vp == 1 + 1 + 1 + 1  # event, level, goal, Nomads; the shared tile is the ruler's
    assert t[0].vp == 3


@pytest.mark.rule("HIS-321", "HIS-317")
def test_with_advanced_rules_lent_levels_end_after_the_new_leaders_are_revealed() -> None:
    t = table(2, **EVERYTHING).levels(0, 7, 5)
    t[0].ruling, t[0].marker_from, t[0].borrowed = "technology_plus_2", "general", 2
    t[0].general -= 1
    t[0].leaders = (pile(("pericles",)), *t[0].leaders[1:])
    second = t[0].leaders[1].cards
    t.tile("middle_east", "tile_01")
    t.g.goals = {}
    t.g.round = 4
    t.begin(rounds.end_round())
    assert t.asked[0] == "choose_cards"  # nothing is drafted
    assert t[0].leaders[0].cards == ()
    assert t[0].leaders[1].cards == second
    assert t[0].vp == 2 + 1 + 9  # City state, tile, leader with the lent levels
    assert t[0].technology == 5
