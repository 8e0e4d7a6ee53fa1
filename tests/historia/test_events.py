"""Variant: events (HIS-290 to HIS-297)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saecula.core.flow import choose, mover, options
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.rules import civbots, events, rounds
from tests.historia.table import Table, table

BOT = 2  # at a table of two players


def under(event: str, seats: int = 2, **variant: object) -> Table:
    """Return a table in a round of this event."""
    t = table(seats, events=True, **variant)
    t.g.event = event
    return t


def with_bot(event: str) -> Table:
    return under(event, civbots=["noble"])


# The stack.


@pytest.mark.rule("HIS-290")
def test_the_stack_lies_face_up_before_the_first_round() -> None:
    g = GAME.start(3, "events", {"events": True})
    assert g.round == 0
    assert g.event == ""
    assert g.next_event in g.content.events
    assert len(g.events) == 11


@pytest.mark.rule("HIS-290", "HIS-297")
def test_each_round_the_top_card_counts_and_the_new_top_is_seen() -> None:
    t = table(2, events=True)
    seen = [t.g.event]
    for number in range(2, 13):
        coming = t.g.next_event
        assert len(t.g.events) == 12 - number  # below the top
        t.begin(rounds.next_round())
        assert t.g.round == number
        assert t.g.event == coming
        seen.append(t.g.event)
    assert sorted(seen) == sorted(t.g.content.events)
    assert t.g.next_event == ""


@pytest.mark.rule("HIS-290")
def test_the_order_of_events_is_thrown() -> None:
    assert len({GAME.start(2, f"seed {i}", {"events": True}).next_event for i in range(30)}) > 5


@pytest.mark.rule("HIS-290")
def test_without_the_variant_nothing_is_turned_up() -> None:
    g = table(2).g
    assert (g.event, g.next_event, g.events) == ("", "", ())


# Triggers.

ACTIONS = (
    "military",
    "technology",
    "arts",
    "exploitation",
    "expansion",
    "trade",
    "raid",
    "war",
    "tourism",
    "revolution",
)
TRIGGERS = {
    "vesuvius": ACTIONS,
    "little_ice_age": ("trade",),
    "black_death": ("expansion",),
    "library_fire": ("raid",),
    "sack_of_constantinople": ("war",),
    "arms_race": ("military",),
    "silk_road": ("trade",),
    "renaissance": ("arts",),
    "age_of_discovery": ("expansion",),
    "great_depression": ("exploitation",),
    "galileo_trial": ("technology",),
    "peace_of_westphalia": ("war", "raid"),
}


@pytest.mark.rule("HIS-291")
@pytest.mark.parametrize("event", TRIGGERS)
def test_an_event_is_triggered_by_its_actions_only(event: str) -> None:
    t = under(event)
    assert {name for name in ACTIONS if events.is_triggered(t.g, name)} == set(TRIGGERS[event])
    assert not events.is_triggered(t.g, "")


# VP of every event that changes nothing else, by the action that triggers it and by another one.

VP_EVENTS = [
    ("vesuvius", "exploitation", -2),
    ("vesuvius", "arts", -2),
    ("black_death", "expansion", -1),
    ("black_death", "exploitation", 0),
    ("great_depression", "exploitation", -1),
    ("great_depression", "expansion", 0),
    ("arms_race", "military", 1),
    ("arms_race", "technology", 0),
    ("renaissance", "arts", 1),
    ("renaissance", "military", 0),
]


@pytest.mark.rule("HIS-291")
@pytest.mark.parametrize(("event", "card", "vp"), VP_EVENTS)
def test_a_player_feels_the_vp_of_an_event(event: str, card: str, vp: int) -> None:
    t = under(event).begin().play(card, "raid")
    assert t[0].vp == vp


@pytest.mark.rule("HIS-291")
def test_silk_road_scores_before_a_trade() -> None:
    t = under("silk_road").levels(1, 2, 1).begin().play("trade", "arts")
    assert [t[0].vp, t[1].vp] == [1, 2]
    assert t[0].technology == 2


@pytest.mark.rule("HIS-291")
def test_the_vp_of_an_event_come_before_the_action() -> None:
    t = under("renaissance").begin().play("arts", "raid")
    assert t.asked == ("take_wonder", 0)
    assert t[0].vp == 1


@pytest.mark.rule("HIS-291")
def test_little_ice_age_takes_a_cube_before_a_trade() -> None:
    t = under("little_ice_age").levels(1, 2, 1).cubes(0, 1, 0).begin().play("trade", "arts")
    assert t.supply(0) == (0, 1, 1)
    assert t[0].technology == 2
    assert t[1].vp == 2


@pytest.mark.rule("HIS-291")
@pytest.mark.parametrize(("personal", "technology", "left"), [(2, 2, (0, 2)), (1, 1, (0, 1)), (0, 1, (0, 0))])
def test_galileo_s_trial_takes_a_cube_before_technology(
    personal: int, technology: int, left: tuple[int, int]
) -> None:
    t = under("galileo_trial").cubes(0, personal, 0).begin().play("technology", "raid")
    assert t[0].technology == technology
    assert (t[0].personal, t[0].used) == left
    assert t[0].row == ("technology",)


@pytest.mark.rule("HIS-291", "HIS-294")
def test_a_demand_is_paid_even_if_the_action_fails_for_another_reason() -> None:
    t = under("little_ice_age").begin().play("trade", "raid")  # nobody knows more
    assert t[0].technology == 1
    assert t.supply(0) == (1, 2, 1)
    t = under("vesuvius").begin().play("raid", "arts")  # nobody is weaker
    assert t[0].vp == -2


@pytest.mark.rule("HIS-291")
def test_library_fire_takes_a_technology_level_before_a_raid() -> None:
    t = under("library_fire").levels(0, 10, 5).begin().play("raid", "arts")
    assert t[0].technology == 9
    assert t[0].vp == 1  # the extended raid is lost with Gunpowder
    assert t.supply(0) == (3, 0, 1)


@pytest.mark.rule("HIS-291", "HIS-295")
@pytest.mark.parametrize(
    ("cell", "after", "vp"),
    [
        ((2, 2), (1, 2), 1),
        ((2, 3), (1, 3), 1),
        ((2, 1), (1, 1), 0),  # nobody is weaker
        ((1, 2), (1, 2), 0),
        ((2, 5), (2, 5), 0),
    ],
)
def test_a_level_that_cannot_be_lost_makes_the_raid_ineffective(
    cell: tuple[int, int], after: tuple[int, int], vp: int
) -> None:
    t = under("library_fire").levels(0, *cell).begin().play("raid", "arts")
    assert (t[0].technology, t[0].military) == after
    assert t[0].vp == vp


@pytest.mark.rule("HIS-291", "HIS-295")
@pytest.mark.parametrize(
    ("cell", "after", "vp"),
    [((3, 3), (3, 2), 1), ((3, 2), (3, 1), 0), ((2, 1), (2, 1), 0), ((5, 2), (5, 2), 0)],
)
def test_peace_of_westphalia_takes_a_military_level_before_a_raid(
    cell: tuple[int, int], after: tuple[int, int], vp: int
) -> None:
    t = under("peace_of_westphalia").levels(0, *cell).begin().play("raid", "arts")
    assert (t[0].technology, t[0].military) == after
    assert t[0].vp == vp


@pytest.mark.rule("HIS-291")
def test_peace_of_westphalia_turns_a_war() -> None:
    t = under("peace_of_westphalia").levels(0, 2, 3).levels(1, 2, 3)
    t.settle(0, "china", "india").settle(1, "china", "japan").begin().play("war", "arts")
    assert t[0].military == 2
    assert t.lands(0) == {"india"}
    assert [t[0].vp, t[1].vp] == [0, 2]


@pytest.mark.rule("HIS-291")
def test_sack_of_constantinople_destroys_a_chosen_wonder_before_a_war() -> None:
    t = under("sack_of_constantinople").levels(0, 2, 2).wonders(0, "petra", rotated=["pharos"])
    t.settle(0, "china").begin().play("war", "arts")
    assert t.asked == ("destroy_wonder", 0)
    assert set(t.options(0)) == {("destroy", "petra"), ("destroy", "pharos")}
    assert t[0].vp == 0
    t.choose(0, "destroy", "pharos")
    assert (t[0].wonders, t[0].rotated) == (("petra",), ())
    assert t[0].vp == 2


@pytest.mark.rule("HIS-291")
@pytest.mark.parametrize(("owned", "vp"), [(("petra",), 2), ((), 0)])
def test_without_a_wonder_the_war_under_sack_of_constantinople_fails(owned: tuple[str, ...], vp: int) -> None:
    t = under("sack_of_constantinople").levels(0, 2, 2).wonders(0, *owned).settle(0, "china").begin()
    t.play("war", "arts")
    assert t[0].vp == vp
    assert t[0].wonders == ()
    assert t[0].row == ("war",)


@pytest.mark.rule("HIS-291", "HIS-293")
def test_age_of_discovery_may_return_a_cube_before_an_expansion() -> None:
    t = under("age_of_discovery").cubes(0, 0, 2).begin().play("expansion", "arts")
    assert set(t.options(0)) == {("recover", 1), ("recover", 0)}
    t.choose(0, "recover", 1)
    assert (t[0].personal, t[0].used) == (1, 1)
    t.choose(0, "place", "africa")
    assert t.supply(0) == (0, 1, 2)


@pytest.mark.rule("HIS-293")
def test_what_only_helps_does_not_block_the_action() -> None:
    t = under("age_of_discovery").cubes(0, 1, 0).begin().play("expansion", "arts")
    t.choose(0, "place", "africa")
    assert t.supply(0) == (0, 0, 2)


@pytest.mark.rule("HIS-170", "HIS-291")
def test_a_cube_paid_for_a_wonder_before_the_event_comes_back_with_it() -> None:
    t = under("age_of_discovery").wonders(0, "zeus_statue").row(0, "arts").cubes(0, 1, 0).begin()
    t.play("expansion", "arts")
    assert t.asked == ("before", 0)
    t.choose(0, "activate", "zeus_statue")
    assert (t[0].personal, t[0].used) == (0, 1)
    t.choose(0, "recover", 1)
    assert (t[0].personal, t[0].used) == (1, 0)


@pytest.mark.rule("HIS-291")
def test_vp_may_become_negative() -> None:
    t = under("vesuvius")
    t[0].vp = 1
    t.begin().play("exploitation", "raid")
    t.choose(0, "done")
    assert [t[0].vp, t[1].vp] == [-1, -2]


@pytest.mark.rule("HIS-294")
def test_the_event_is_met_once_for_each_card_of_its_kind() -> None:
    t = under("arms_race").levels(0, 5, 4).cubes(0, 3, 0)
    t.g.wonder_row = ("petra", "pharos")
    t.begin().play(["military", "arts"], "raid").choose(0, "resolve", "arts")
    assert t[0].vp == 0
    t.choose(0, "build", "petra")
    assert t[0].vp == 1
    assert t[0].military == 5


@pytest.mark.rule("HIS-291", "HIS-331")
@pytest.mark.parametrize(("personal", "vp", "technology"), [(3, -1, 2), (1, -1, 1)])
def test_the_parts_of_an_event_follow_each_other_until_a_demand_fails(
    personal: int, vp: int, technology: int, tmp_path: Path
) -> None:
    parts = [
        {"op": "recover_cube", "n": 1, "up_to": True},
        {"op": "lose_vp", "n": 1},
        {"op": "pay_cube", "n": 2},
    ]
    (tmp_path / "events.json").write_text(json.dumps([{"id": "galileo_trial", "effects": parts}]))
    t = under("galileo_trial")
    t.g.content = Content.get(tmp_path)
    t.cubes(0, personal, 1).begin().play("technology", "raid").choose(0, "recover", 0)
    assert (t[0].vp, t[0].technology) == (vp, technology)
    assert t[0].personal == (0 if technology == 2 else personal)


# Advisors.


@pytest.mark.rule("HIS-292")
def test_an_advisor_without_symbol_triggers_nothing() -> None:
    t = under("vesuvius").hand(0, "rome_marcus_aurelius", "raid").cubes(0, 2, 0).begin()
    t.play("rome_marcus_aurelius", "arts")
    assert t[0].technology == 2
    assert t[0].vp == 0


@pytest.mark.rule("HIS-292")
@pytest.mark.parametrize(("event", "vp"), [("vesuvius", -2), ("arms_race", 1), ("renaissance", 0)])
def test_an_advisor_with_a_symbol_triggers_the_event_of_that_action(event: str, vp: int) -> None:
    t = under(event).hand(0, "rome_agrippa", "raid").cubes(0, 2, 0).begin().play("rome_agrippa", "arts")
    assert t[0].military == 2
    assert t[0].vp == vp


@pytest.mark.rule("HIS-297")
def test_an_advisor_meets_the_demand_once_before_its_first_part() -> None:
    t = under("galileo_trial")
    t[0].civilization = "america"
    t.hand(0, "america_edison", "raid").cubes(0, 2, 0).begin()
    t.play("america_edison", "arts")  # two levels for one cube, and one for the event
    assert t[0].technology == 3
    assert t.supply(0) == (1, 1, 1)  # the level of Animals recovers one


@pytest.mark.rule("HIS-297")
def test_an_advisor_whose_demand_is_not_met_has_no_effect_at_all() -> None:
    t = under("little_ice_age").levels(1, 2, 1)
    t[0].civilization = "egypt"
    t.hand(0, "egypt_hatshepsut", "raid").cubes(0, 0, 3).begin().play("egypt_hatshepsut", "arts")
    assert t[0].technology == 1
    assert t.supply(0) == (0, 3, 1)  # not even the cube of its second part
    assert t[1].vp == 0
    assert "egypt_hatshepsut" in t[0].face_up
    assert t[0].row == ()


@pytest.mark.rule("HIS-297")
def test_in_the_last_round_there_is_no_next_event() -> None:
    g = GAME.start(2, "twelve rounds", {"events": True})
    last = []
    while (seat := mover(g)) >= 0:
        if g.round == 12:
            last.append((g.event in g.content.events, g.next_event))
        elif g.round:
            assert g.next_event
        choose(g, seat, options(g, seat)[-1])
    assert last
    assert set(last) == {(True, "")}


# Civbots.

BOT_ACTIONS = ("technology", "military", "arts", "war", "expansion")
# By event: the action that triggers it for a bot and what it does to VP and levels of a bot on (4, 4).
BOT_EVENTS = [
    *[("vesuvius", action, -2, (4, 4)) for action in BOT_ACTIONS],
    ("little_ice_age", "", 0, (4, 4)),
    ("black_death", "expansion", -1, (4, 4)),
    ("library_fire", "", 0, (4, 4)),
    ("arms_race", "military", 1, (4, 4)),
    ("silk_road", "", 0, (4, 4)),
    ("renaissance", "arts", 1, (4, 4)),
    ("age_of_discovery", "expansion", 0, (4, 4)),
    ("great_depression", "", 0, (4, 4)),
    ("galileo_trial", "technology", 0, (4, 4)),
    ("peace_of_westphalia", "war", 0, (4, 3)),
]


@pytest.mark.rule("HIS-293")
@pytest.mark.parametrize(("event", "action", "vp", "cell"), BOT_EVENTS)
def test_a_bot_feels_vp_and_levels(event: str, action: str, vp: int, cell: tuple[int, int]) -> None:
    for other in BOT_ACTIONS:
        t = with_bot(event).levels(BOT, 4, 4)
        supply = t.supply(BOT)
        assert events.bot_meets(t.g, BOT, other)
        felt = other == action or event == "vesuvius"
        assert t[BOT].vp == (vp if felt else 0)
        assert (t[BOT].technology, t[BOT].military) == (cell if felt else (4, 4))
        assert t.supply(BOT) == supply


@pytest.mark.rule("HIS-293", "HIS-296")
def test_a_bot_without_wonders_cannot_wage_war_under_sack_of_constantinople() -> None:
    t = (
        with_bot("sack_of_constantinople")
        .settle(0, "china", "india")
        .settle(1, "europe")
        .settle(BOT, "china")
        .levels(BOT, 2, 2)
    )
    assert resolve(t, "war") == 0
    assert t.lands(0) == {"china", "india"}
    assert resolve(t, "military") == 1


@pytest.mark.rule("HIS-294", "HIS-296")
def test_a_war_that_a_bot_cannot_win_triggers_the_event_all_the_same() -> None:
    t = with_bot("peace_of_westphalia").levels(BOT, 4, 4)
    assert resolve(t, "war") == 0
    assert (t[BOT].technology, t[BOT].military) == (4, 3)


def resolve(t: Table, *actions: str) -> int:
    """Return a bot's VP after these actions, events included."""
    for action in actions:
        if events.bot_meets(t.g, BOT, action):
            civbots.ACTIONS[action](t.g, BOT, t[BOT])
    return t[BOT].vp


@pytest.mark.rule("HIS-293")
def test_bots_meet_events_in_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_bot("arms_race")
    cards = ("civbot_military", "civbot_military", "civbot_arts", "civbot_arts")
    monkeypatch.setattr(type(t.g), "shuffled", lambda *_: cards)
    civbots.act(t.g, BOT)
    assert t[BOT].vp == 2 * (1 + 1) + 2


@pytest.mark.rule("HIS-296")
@pytest.mark.parametrize(("cell", "military"), [((2, 1), 1), ((5, 2), 2)])
def test_a_level_a_bot_cannot_lose_makes_its_action_ineffective(cell: tuple[int, int], military: int) -> None:
    t = with_bot("peace_of_westphalia").levels(BOT, *cell)
    assert not events.bot_meets(t.g, BOT, "war")
    assert (t[BOT].technology, t[BOT].military) == cell
    assert t[BOT].military == military


@pytest.mark.rule("HIS-296")
def test_an_ineffective_war_is_not_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_bot("peace_of_westphalia").levels(BOT, 5, 2).settle(0, "china", "india").settle(BOT, "china")
    t.settle(1, "europe")
    monkeypatch.setattr(type(t.g), "shuffled", lambda *_: ("civbot_war",))
    civbots.act(t.g, BOT)
    assert t.lands(0) == {"china", "india"}
    assert t[BOT].vp == 0


# Worked examples.


@pytest.mark.rule("HIS-X21", "HIS-294")
def test_vesuvius_costs_two_vp_for_each_resolved_action() -> None:
    t = under("vesuvius", civbots=["chieftain"]).levels(0, 5, 4)
    t[0].vp = 1
    t.begin().play(["arts", "exploitation"], "raid")
    t.choose(0, "resolve", "exploitation").choose(0, "done")
    t.choose(0, "build", t.g.wonder_row[0])
    assert t[0].vp == -3


@pytest.mark.rule("HIS-X21")
def test_vesuvius_costs_a_bot_four_for_a_dual_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_bot("vesuvius")
    monkeypatch.setattr(type(t.g), "shuffled", lambda *_: ("civbot_expansion_war",))
    civbots.act(t.g, BOT)
    assert t[BOT].vp == -4


@pytest.mark.rule("HIS-X21")
def test_beate_without_cubes_cannot_trade_in_the_little_ice_age() -> None:
    t = under("little_ice_age").levels(1, 2, 1).cubes(0, 0, 3).begin().play("trade", "arts")
    assert t[0].technology == 1
    assert t[1].vp == 0
    assert t.supply(0) == (0, 3, 1)
    assert t[0].row == ("trade",)


@pytest.mark.rule("HIS-X33", "HIS-296")
def test_the_lost_level_counts_for_the_choice_of_a_war() -> None:
    t = with_bot("peace_of_westphalia").levels(0, 2, 4).levels(BOT, 2, 5)
    t.settle(0, "china", "india").settle(1, "europe").settle(BOT, "china")
    assert resolve(t, "war") == 0
    assert t[BOT].military == 4
    assert t.lands(0) == {"china", "india"}


# Together with other variants.


@pytest.mark.rule("HIS-291", "HIS-175")
def test_wonders_may_be_activated_before_a_demand() -> None:
    t = under("little_ice_age").levels(1, 2, 1).wonders(0, "pharos").cubes(0, 0, 1).begin()
    t.play("trade", "arts")
    assert t.asked == ("before", 0)
    t.choose(0, "activate", "pharos").choose(0, "recover", 1)
    assert t[0].technology == 2
    assert t.supply(0) == (0, 1, 1)


@pytest.mark.rule("HIS-301", "HIS-291")
def test_a_level_lost_to_an_event_may_lead_onto_a_goal() -> None:
    t = under("peace_of_westphalia", goals=True, civbots=["noble"]).levels(0, 5, 5).levels(BOT, 5, 9)
    t.g.goals = {"goal_04": 504, "goal_06": 508}
    t.begin().play("raid", "arts")
    assert t[0].vp == 3 + 1  # the goal and the raid
    assert events.bot_meets(t.g, BOT, "war")
    assert t[BOT].vp == 1
    assert t.g.goals == {}


@pytest.mark.rule("HIS-291", "HIS-031")
def test_a_revolution_that_cannot_pay_still_ends_the_round() -> None:
    t = under("little_ice_age", ice_age_trigger="any").cubes(0, 0, 3)
    t.row(0, "raid", "military", "expansion").begin().play("revolution", "raid")
    assert t.g.round == 2
    assert t[0].row == ("expansion", "revolution")  # two oldest cards came back, none for the Revolution
