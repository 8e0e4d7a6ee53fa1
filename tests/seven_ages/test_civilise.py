"""Civilise: the menu, leaders, modernising, cities, disorder."""

from __future__ import annotations

import pytest

from saecula.core.locale import Texts
from saecula.core.registry import DONE, Step
from saecula.core.scene import ask_for
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import cities, civilise, leaders, progress, settling
from saecula.games.seven_ages.rules.areas import city_level
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.table import Table, table


def romans(
    units: dict[str, str] | None = None, level: int = 8, money: int = 0, capital: str = "latium"
) -> Table:
    """Return Romans without hand cards, with a capital in fertile Latium."""
    t = table(2).found(0, "romans", units or {"latium": "1 spearmen"}, level, money, capital)
    return t.hand(0)


def menu(t: Table) -> Table:
    """Open the menu of the Romans."""
    return t.begin(civilise.begin_civilise(0, t.slot("romans")))


# The menu.


@pytest.mark.rule("7AG-250")
def test_the_menu_is_open_until_it_is_left() -> None:
    t = menu(romans(money=7))
    assert t.asked == ("civilise", 0)
    assert t.options(0)[-1] == DONE
    t.choose(0, "done")
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-250")
def test_whoever_does_something_later_has_passed_what_comes_before() -> None:
    t = romans({"latium": "1 chariot", "lombardy": "1 spearmen"}, 9, 7)
    t.leader("romans", "builder", "latium")
    t.g.disorder = t.mask("lombardy")
    menu(t)
    assert {"dismiss", "draw_leader", "modernise", "build_city", "appease"} <= set(t.verbs(0))
    t.choose(0, "modernise")
    assert not {"dismiss", "draw_leader"} & set(t.verbs(0))
    t.choose(0, "build_city", "lombardy")
    assert not {"modernise", "flip_in"} & set(t.verbs(0))
    t.choose(0, "appease", "lombardy")
    assert t.verbs(0) == ["done"]


@pytest.mark.rule("7AG-250", "7AG-051")
def test_beside_the_cards_only_cards_can_be_played() -> None:
    t = romans(money=7).hand(0, "egyptians")
    t.g.disorder = t.mask("latium")
    t.begin(civilise.begin_civilise(0, BESIDE))
    assert set(t.verbs(0)) <= {"play_event", "play_artifact", "done"}
    assert "done" in t.verbs(0)


@pytest.mark.rule("7AG-250")
def test_a_new_action_counts_cities_anew() -> None:
    t = menu(romans({"latium": "1 spearmen", "egypt": "1 spearmen", "germany": "1 spearmen"}, 15))
    t.choose(0, "build_city", "germany").choose(0, "done")
    assert t.g.raised == 0
    menu(t)
    assert "egypt" in t.named(0, "build_city")


# Leaders.


@pytest.mark.rule("7AG-264", "7AG-265")
def test_a_named_leader_leaves_the_game_and_an_unnamed_one_returns_to_the_cup() -> None:
    t = romans().leader("romans", "ramses", "latium").leader("romans", "tactician", "latium")
    kind = t.g.content.leader_kinds.index("tactician")
    before = t.g.cup[kind]
    menu(t).choose(0, "dismiss", "tactician")
    assert t.g.cup[kind] == before + 1
    assert [t.g.content.leader_ids[leader] for leader, _ in t["romans"].leaders] == ["ramses"]
    menu(t).choose(0, "dismiss", "ramses")
    assert t.g.cup[kind] == before + 1
    assert t.g.named >> t.g.content.leader_index["ramses"] & 1
    assert not t["romans"].leaders


@pytest.mark.rule("7AG-264")
def test_of_two_alike_the_place_is_chosen() -> None:
    t = romans({"latium": "1 spearmen", "egypt": "1 spearmen"})
    t.leader("romans", "artist", "latium").leader("romans", "artist", "egypt")
    menu(t).choose(0, "dismiss", "artist")
    assert t.asked == ("dismiss_from", 0)
    t.choose(0, "dismiss_from", "egypt")
    assert [area for _, area in t["romans"].leaders] == [t.area("latium")]


@pytest.mark.rule("7AG-267")
def test_one_leader_goes_and_one_comes_in_an_action() -> None:
    t = romans()
    for leader in ("artist", "builder", "tactician"):
        t.leader("romans", leader, "latium")
    menu(t)
    assert not {"appoint", "draw_leader"} & set(t.verbs(0))
    t.choose(0, "dismiss", "artist")
    assert "dismiss" not in t.verbs(0)
    assert "draw_leader" in t.verbs(0)
    t.choose(0, "appoint", t.named(0, "appoint")[0])
    assert not {"dismiss", "appoint", "draw_leader"} & set(t.verbs(0))
    assert len(t["romans"].leaders) == 3


@pytest.mark.rule("7AG-268")
def test_a_named_leader_of_the_age_appears_once() -> None:
    t = menu(romans())
    offered = t.named(0, "appoint")
    content = t.g.content
    assert offered
    for id_ in offered:
        leader = content.leaders[content.leader_index[id_]]
        assert (leader.age, "romans" in leader.empires) == (2, True)
    t.choose(0, "appoint", offered[0]).choose(0, "done")
    menu(t)
    assert t.named(0, "appoint") == offered[1:]
    t["romans"].progress = 15
    menu(t)
    assert not set(t.named(0, "appoint")) & set(offered)


@pytest.mark.rule("7AG-270")
def test_a_new_leader_goes_to_any_controlled_area() -> None:
    t = romans({"latium": "1 spearmen", "western_mediterranean": "1 galley", "lombardy": "1 spearmen"})
    menu(t)
    t.choose(0, "appoint", t.named(0, "appoint")[0])
    assert set(t.named(0, "post_in")) == {"latium", "lombardy", "western_mediterranean"}
    t.choose(0, "post_in", "western_mediterranean")
    assert t["romans"].leaders[0][1] == t.area("western_mediterranean")


def only(t: Table, kind: str, number: int = 1) -> Table:
    """Leave only such counters in the cup; "" is "no leader"."""
    kinds = (*t.g.content.leader_kinds, "")
    t.g.cup = tuple([number * (there == kind) for there in kinds])
    return t


@pytest.mark.rule("7AG-007", "7AG-269")
def test_a_leader_drawn_is_kept() -> None:
    t = menu(only(romans(), "prophet")).choose(0, "draw_leader")
    assert t.asked == ("keep_leader", 0)
    t.choose(0, "keep_leader")
    assert t["romans"].leaders == ((t.g.content.leader_index["prophet"], t.area("latium")),)
    assert sum(t.g.cup) == 0
    assert "draw_leader" not in t.verbs(0)


@pytest.mark.rule("7AG-269")
def test_as_many_draws_as_the_leader_number_and_the_last_may_be_put_back() -> None:
    t = menu(only(romans(), "artist", 2)).choose(0, "draw_leader")
    for _ in range(3):
        t.choose(0, "put_back")
    assert t.asked == ("civilise", 0)
    assert not t["romans"].leaders
    assert sum(t.g.cup) == 2
    assert "draw_leader" not in t.verbs(0)


@pytest.mark.rule("7AG-269")
def test_no_leader_must_be_put_back() -> None:
    t = menu(only(romans(), "")).choose(0, "draw_leader")
    assert t.options(0) == [("put_back",)]


@pytest.mark.rule("7AG-269")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    t = menu(romans()).choose(0, "draw_leader")
    own, other = (GAME.redact(t.g, seat).position for seat in (0, 1))
    assert own.players[0].drawn == t.g.players[0].drawn > 0
    assert other.players[0].drawn == 0
    assert own.cup == other.cup == t.g.cup
    world = GAME.imagine(GAME.redact(t.g, 1), 1)
    assert world.players[0].drawn > 0


@pytest.mark.rule("7AG-265", "7AG-410")
@pytest.mark.parametrize(("level", "step"), [(7, progress.advance), (8, progress.fall_back)])
def test_a_change_of_age_removes_all_leaders(level: int, step: Step[int]) -> None:
    t = romans(level=level).leader("romans", "artist", "latium")
    t.begin(step(t.slot("romans")))
    assert not t["romans"].leaders


@pytest.mark.rule("7AG-266")
def test_a_leader_without_a_unit_is_removed_at_once() -> None:
    t = romans().leader("romans", "artist", "latium").leader("romans", "builder", "egypt")
    kind = t.g.content.leader_kinds.index("builder")
    before = t.g.cup[kind]
    settling.settle(t.g)
    assert [area for _, area in t["romans"].leaders] == [t.area("latium")]
    assert t.g.cup[kind] == before + 1


@pytest.mark.rule("7AG-269", "7AG-435")
def test_taoism_gives_another_draw() -> None:
    t = romans()
    assert leaders.draws(t.g, t.slot("romans")) == 3
    t.artifact("romans", "taoism")
    assert leaders.draws(t.g, t.slot("romans")) == 4


# Modernising.


@pytest.mark.rule("7AG-277", "7AG-X15")
def test_all_units_are_modernised_at_once() -> None:
    t = romans({"latium": "2 swordsmen, 1 warship, 1 galley, 1 chariot"}, 40)
    menu(t).choose(0, "modernise")
    assert t.units("romans", "latium") == {
        "motorised_infantry": 2,
        "battleship": 1,
        "frigate": 1,
        "light_cavalry": 1,
    }
    assert "modernise" not in t.verbs(0)


@pytest.mark.rule("7AG-277", "7AG-X15")
def test_the_level_must_allow_the_other_side() -> None:
    t = romans({"latium": "2 swordsmen, 1 warship"}, 38)
    assert not {"modernise", "flip_in"} & set(menu(t).verbs(0))
    t["romans"].progress = 39
    menu(t).choose(0, "modernise")
    assert t.units("romans", "latium") == {"swordsmen": 2, "battleship": 1}


@pytest.mark.rule("7AG-277")
def test_units_are_flipped_one_by_one_and_back_again() -> None:
    t = romans({"latium": "2 chariot", "egypt": "1 light_cavalry"}, 9)
    index = t.g.content.unit_index
    menu(t).choose(0, "flip_in", "egypt").choose(0, "flip", index["light_cavalry"])
    assert t.units("romans", "egypt") == {"chariot": 1}
    assert t.named(0, "flip_in") == ["latium"]
    t.choose(0, "flip_in", "latium").choose(0, "flip", index["chariot"])
    assert t.units("romans", "latium") == {"chariot": 1, "light_cavalry": 1}
    t.choose(0, "modernise")
    assert t.units("romans", "latium") == {"light_cavalry": 2}
    assert t.units("romans", "egypt") == {"chariot": 1}
    assert not {"modernise", "flip_in"} & set(t.verbs(0))


@pytest.mark.rule("7AG-277")
def test_what_was_flipped_is_forgotten_after_the_action() -> None:
    t = menu(romans({"latium": "1 chariot"}, 9)).choose(0, "modernise").choose(0, "done")
    assert not t.g.players[0].moved.mask


# Cities.


def builders(level: int = 8, *, builder: str = "") -> Table:
    """Return Romans in three fertile areas and two others, with a capital in Latium."""
    units = dict.fromkeys(("latium", "egypt", "sumer", "germany", "armenia"), "1 spearmen")
    t = romans(units, level)
    if builder:
        t.leader("romans", "builder", builder)
    return t


def terrains(t: Table) -> dict[str, str]:
    names = ("latium", "egypt", "sumer", "germany", "armenia")
    return {name: t.g.content.areas[t.area(name)].terrain for name in names}


@pytest.mark.rule("7AG-278", "7AG-X26")
def test_two_fertile_areas_or_one_other() -> None:
    t = builders()
    assert {name for name, terrain in terrains(t).items() if terrain == "fertile"} == {
        "latium",
        "egypt",
        "sumer",
    }
    menu(t)
    assert set(t.named(0, "build_city")) == {"latium", "egypt", "sumer", "germany", "armenia"}
    t.choose(0, "build_city", "egypt")
    assert set(t.named(0, "build_city")) == {"latium", "sumer"}
    t.choose(0, "build_city", "latium")
    assert not t.named(0, "build_city")
    t = menu(builders()).choose(0, "build_city", "germany")
    assert not t.named(0, "build_city")


@pytest.mark.rule("7AG-281", "7AG-271", "7AG-X26")
def test_a_builder_adds_a_city_in_his_area() -> None:
    t = menu(builders(builder="germany")).choose(0, "build_city", "egypt").choose(0, "build_city", "latium")
    assert t.named(0, "build_city") == ["germany"]
    t.choose(0, "build_city", "germany")
    assert not t.named(0, "build_city")
    t = menu(builders(builder="germany")).choose(0, "build_city", "germany")
    assert "germany" not in t.named(0, "build_city")
    t.choose(0, "build_city", "armenia")
    assert not t.named(0, "build_city")


@pytest.mark.rule("7AG-278")
def test_what_an_empire_has_may_add_cities() -> None:
    t = builders()
    empire = t["romans"]
    all_three = t.mask("latium", "egypt", "sumer")
    one_of_each = t.mask("egypt", "germany")
    both_others = t.mask("germany", "armenia")

    def allowed() -> list[bool]:
        return [
            cities.allows(t.g, empire, areas)
            for areas in (all_three, one_of_each, both_others, all_three | t.mask("germany"))
        ]

    assert allowed() == [False, False, False, False]
    t.artifact("romans", "forum", "latium")
    assert allowed() == [True, True, True, False]
    t.g.placed = t.g.placed.put(t.area("latium"), 0)
    empire.card = t.g.content.card_index["sumerians"]  # another fertile one
    assert allowed() == [True, True, False, False]


@pytest.mark.rule("7AG-278", "7AG-279")
def test_a_forest_is_fertile_in_the_sixth_age() -> None:
    t = menu(builders(36)).choose(0, "build_city", "germany")
    assert "egypt" in t.named(0, "build_city")


@pytest.mark.rule("7AG-279", "7AG-X26")
def test_ages_allow_levels_of_cities() -> None:
    def offered(level: int, city: int) -> bool:
        t = menu(romans(level=level).city("latium", city))
        return t.named(0, "build_city") == ["latium"]

    steps = [(7, 1), (8, 1), (15, 1), (15, 3), (22, 3), (36, 5), (43, 5), (49, 7)]
    assert [offered(*step) for step in steps] == [False, True, True, False, True, False, True, False]


@pytest.mark.rule("7AG-279")
def test_a_city_rises_step_by_step() -> None:
    t = romans({"latium": "1 spearmen", "egypt": "1 spearmen"}, 43)
    levels = []
    for _ in range(4):
        menu(t).choose(0, "build_city", "egypt")
        levels.append(city_level(t.g, t.area("egypt")))
    assert levels == [1, 3, 5, 7]


@pytest.mark.rule("7AG-280")
def test_the_first_city_is_the_capital() -> None:
    t = romans({"latium": "1 spearmen", "egypt": "1 spearmen"}, capital="")
    menu(t).choose(0, "build_city", "egypt").choose(0, "build_city", "latium")
    assert t["romans"].capital == t.area("egypt")


@pytest.mark.rule("7AG-280", "7AG-282")
def test_a_city_becomes_the_capital_of_an_empire_without_one() -> None:
    t = romans({"latium": "1 spearmen", "egypt": "1 spearmen"}, capital="").city("latium", 3)
    menu(t).choose(0, "build_city", "egypt")
    assert t["romans"].capital == -1
    assert set(t.named(0, "name_capital")) == {"latium", "egypt"}
    t.choose(0, "name_capital", "latium")
    assert t["romans"].capital == t.area("latium")
    assert not t.named(0, "name_capital")


@pytest.mark.rule("7AG-278", "7AG-282", "7AG-415")
def test_barbarians_build_nothing_and_keep_what_stands() -> None:
    units = {"egypt": "1 spearmen", "latium": "1 spearmen"}
    t = table(2).found(0, "huns", units, 22, capital="egypt").hand(0)
    last = 7 * t.g.content.cards[t["huns"].card].no_cities
    t["huns"].progress, t.g.forts = last + 1, t.mask("egypt")
    t.city("latium", 1)
    t.begin(civilise.begin_civilise(0, t.slot("huns")))
    assert "build_city" in t.verbs(0)
    t.begin(progress.fall_back(t.slot("huns")), civilise.begin_civilise(0, t.slot("huns")))
    assert "build_city" not in t.verbs(0)
    assert (t["huns"].capital, t.g.forts) == (t.area("egypt"), t.mask("egypt"))
    assert city_level(t.g, t.area("latium")) == 1
    t["huns"].capital = -1
    assert "name_capital" not in t.verbs(0)


# Disorder.


@pytest.mark.rule("7AG-112", "7AG-283", "7AG-422")
def test_disorder_is_bought_off_for_seven_each() -> None:
    t = romans({"latium": "1 spearmen", "egypt": "1 spearmen", "germany": "1 spearmen"}, money=15)
    t.g.disorder = t.mask("latium", "egypt", "germany")
    menu(t).choose(0, "appease", "latium").choose(0, "appease", "germany")
    assert t["romans"].money == 1
    assert t.g.disorder == t.mask("egypt")
    assert t.verbs(0) == ["done"]


@pytest.mark.rule("7AG-283", "7AG-435")
def test_of_two_prices_the_better_one_counts() -> None:
    t = romans(money=4).artifact("romans", "hinduism").artifact("romans", "colosseum", "latium")
    t.g.disorder = t.mask("latium")
    menu(t).choose(0, "appease", "latium")
    assert t["romans"].money == 0


# Prompts.


@pytest.mark.rule("7AG-255", "7AG-257")
def test_the_prompt_names_the_artifact_of_the_card() -> None:
    t = romans(level=1)
    card = next(card.id for card in t.g.content.cards if card.artifact == "pyramids")
    t.hand(0, card).begin(civilise.begin_civilise(0, t.slot("romans")))
    t.choose(0, "play_artifact", card)
    seen = GAME.redact(t.g, 0)
    asked = ask_for(GAME, seen, Texts(GAME, seen.position, "en"))
    assert asked is not None
    assert asked.prompt == "Who gets the artifact: Pyramids?"
