"""Leaders: playing and replacing them, and what each of them does.

TTA-220, TTA-221, TTA-342, TTA-500 to TTA-517, TTA-551 to TTA-563, TTA-584 to TTA-592.
"""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.catalogue import load_content
from saecula.games.through_the_ages.rules import colonization, endgame, leaders, production, ratings
from saecula.games.through_the_ages.rules.play import civil_total, military_total
from tests.through_the_ages.table import Table, table

CONTENT = load_content()


def led(leader: str, seats: int = 3, age: int = 1) -> Table:
    """Player 0 has this leader."""
    return table(seats, age).lead(0, leader)


def science(t: Table, seat: int = 0) -> int:
    return ratings.science(t.g, seat)


def culture(t: Table, seat: int = 0) -> int:
    return ratings.culture(t.g, seat)


def strength(t: Table, seat: int = 0) -> int:
    return ratings.strength(t.g, seat)


def happiness(t: Table, seat: int = 0) -> int:
    return ratings.happiness(t.g, seat)


def gained_by(leader: str, t: Table) -> tuple[int, int, int]:
    """What this leader adds to science, culture and strength."""
    before = science(t), culture(t), strength(t)
    t.lead(0, leader)
    return science(t) - before[0], culture(t) - before[1], strength(t) - before[2]


def test_every_leader_has_a_case() -> None:
    cases = [name for name in globals() if name.startswith("test_")]
    without = [
        leader for leader in CONTENT.leaders if not any(n.startswith(f"test_{leader}_") for n in cases)
    ]
    assert without == []
    assert len(CONTENT.leaders) == 24


# Playing and replacing.


@pytest.mark.rule("TTA-220", "TTA-342", "TTA-X38")
def test_a_first_leader_costs_a_civil_action_and_acts_at_once() -> None:
    t = table().hand(0, "julius_caesar", "irrigation").act(0)
    t.choose(0, "lead", "julius_caesar")
    assert (t[0].leader, t[0].hand, t[0].civil_actions) == ("julius_caesar", ("irrigation",), 3)
    assert (strength(t), t[0].military_actions) == (2, 3)


@pytest.mark.rule("TTA-221", "TTA-342", "TTA-X38")
def test_replacing_a_leader_gives_the_civil_action_back() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").act(0).choose(0, "lead", "joan_of_arc")
    assert (t[0].leader, t[0].hand, t[0].civil_actions) == ("joan_of_arc", (), 4)
    assert (strength(t), culture(t)) == (1, 1)


@pytest.mark.rule("TTA-221")
def test_replacing_needs_a_civil_action_to_begin_with() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, civil=3).act(0)
    assert t.offered(0, "lead") == ["joan_of_arc"]
    assert t.choose(0, "lead", "joan_of_arc")[0].civil_actions == 1
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, civil=4).act(0)
    assert t.offered(0, "lead") == []


@pytest.mark.rule("TTA-220")
def test_only_leaders_of_the_own_hand_can_be_played() -> None:
    t = table().hand(0, "moses", "irrigation", "rich_land_a").hand(1, "homer").act(0)
    assert t.offered(0, "lead") == ["moses"]


@pytest.mark.rule("TTA-221", "TTA-405")
def test_leaders_that_replace_each_other_change_actions_by_the_difference() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, military=1).act(0)
    t.choose(0, "lead", "joan_of_arc")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 3)
    t = led("joan_of_arc", age=2).hand(0, "napoleon_bonaparte").spend(0, military=2).act(0)
    t.choose(0, "lead", "napoleon_bonaparte")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 4)
    t = led("napoleon_bonaparte", age=2).hand(0, "winston_churchill").spend(0, military=1).act(0)
    t.choose(0, "lead", "winston_churchill")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 2)


# Age A.


def test_alexander_the_great_adds_strength_for_each_unit() -> None:
    t = table(age=3).workers(0, warriors=2, knights=1, cannon=1, air_forces=1, bread_and_circuses=2)
    assert gained_by("alexander_the_great", t) == (0, 0, 5)


@pytest.mark.rule("TTA-592")
def test_alexander_the_great_retires_for_a_yellow_token() -> None:
    t = led("alexander_the_great").spend(0, civil=2).politics(0)
    before = t[0].yellow
    t.choose(0, "retire_leader")
    assert (t[0].leader, t[0].yellow, t[0].civil_actions) == ("", before + 1, 2)
    assert t.asked == ("", -1)
    assert "replaced_leader" not in t[0].used


@pytest.mark.rule("TTA-592")
def test_nobody_else_retires_for_a_yellow_token() -> None:
    assert ("retire_leader",) not in led("julius_caesar").politics(0).options(0)
    assert ("retire_leader",) not in led("alexander_the_great").politics(1).options(1)


@pytest.mark.rule("TTA-585")
def test_aristotle_scores_a_science_for_each_technology_taken() -> None:
    row = ("irrigation", "swordsmen", "monarchy", "masonry")
    t = led("aristotle").row(*row).act(0)
    for space in range(4):
        t.choose(0, "take", space)
        assert t[0].science == space + 1


@pytest.mark.rule("TTA-585")
def test_aristotle_scores_nothing_for_other_cards_or_other_players() -> None:
    t = led("aristotle").row("joan_of_arc", "rich_land_i", "great_wall", "irrigation").act(0)
    t.choose(0, "take", 0).choose(0, "take", 1).choose(0, "take", 2)
    assert t[0].science == 0
    t.act(1).choose(1, "take", 3)
    assert (t[0].science, t[1].science) == (0, 0)


@pytest.mark.rule("TTA-585")
def test_aristotle_scores_by_international_agreement_as_well() -> None:
    t = led("aristotle").row("irrigation", "joan_of_arc").reveal(0, "international_agreement")
    t.choose(0, "take", 0)
    assert t[0].science == 1


@pytest.mark.rule("TTA-558")
def test_hammurabi_spends_a_military_action_as_a_civil_one_once_a_turn() -> None:
    t = led("hammurabi").spend(0, civil=4).row("irrigation", "iron").act(0)
    t.choose(0, "take", 0)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 1)
    assert t.offered(0, "take") == []
    t.choose(0, "end_actions").act(0)
    assert t.offered(0, "take") == [1]
    assert t[0].used == ()


@pytest.mark.rule("TTA-558")
def test_hammurabi_adds_to_the_civil_actions_at_hand() -> None:
    row = ("",) * 5 + ("irrigation",) + ("",) * 3 + ("iron",)
    t = led("hammurabi").spend(0, civil=3).row(*row).act(0)
    assert t.offered(0, "take") == [5]
    t.choose(0, "take", 5)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 1)
    t = table().spend(0, civil=3).row(*row).act(0)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-558")
@pytest.mark.parametrize("verb", ["population", "build", "develop", "play", "lead", "stages"])
def test_hammurabi_serves_for_every_civil_action(verb: str) -> None:
    t = led("hammurabi").store(0, agriculture=4, bronze=4).points(0, science=9)
    t.hand(0, "irrigation", "cultural_heritage_a", "michelangelo").unfinished(0, "colossus")
    t.spend(0, civil=4).act(0)
    (action,) = [option for option in t.options(0) if option[0] == verb and "warriors" not in option][:1]
    t.choose(0, *action)
    assert t[0].military_actions == 1


@pytest.mark.rule("TTA-558")
def test_hammurabi_cannot_lend_a_military_action_that_is_spent() -> None:
    t = led("hammurabi").spend(0, civil=4, military=2).row("irrigation").act(0)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-206", "TTA-558")
def test_hammurabi_takes_leaders_for_one_action_less() -> None:
    row = ("joan_of_arc", *[""] * 4, "michelangelo", *[""] * 3, "homer")
    t = led("hammurabi").row(*row).spend(0, civil=4, military=2).act(0)
    assert t.offered(0, "take") == [0]
    t = led("hammurabi").row(*row).spend(0, civil=3, military=2).act(0)
    assert t.offered(0, "take") == [0, 5]
    assert t.choose(0, "take", 5)[0].civil_actions == 0


@pytest.mark.rule("TTA-585")
def test_hammurabi_takes_leaders_cheaper_by_international_agreement() -> None:
    row = (*[""] * 5, "michelangelo", "irrigation", "iron", "masonry")
    t = led("hammurabi").row(*row).reveal(0, "international_agreement")
    t.choose(0, "take", 6).choose(0, "take", 7)
    assert t.offered(0, "take") == [5]


@pytest.mark.rule("TTA-458")
def test_homer_gives_a_happy_face_and_a_resource_for_units() -> None:
    t = led("homer").store(0, bronze=1).banks(0, unused=2).act(0)
    assert happiness(t) == 1
    assert t.offered(0, "build") == ["warriors"]
    t.choose(0, "build", "warriors")
    assert (t.resources(0), t.on(0, "warriors")) == (0, 2)
    assert t.offered(0, "build") == []


def test_homer_gives_his_resource_once_in_every_turn() -> None:
    t = led("homer").store(0, bronze=3).banks(0, unused=2).act(0)
    t.choose(0, "build", "warriors").choose(0, "build", "warriors")
    assert t.resources(0) == 0
    t.choose(0, "end_actions")
    assert "military_resources" not in t[0].used


def test_homer_pays_for_upgrades_too_and_keeps_nothing_for_the_next_turn() -> None:
    t = led("homer").develop(0, "swordsmen").act(0)
    t.choose(0, "upgrade", "warriors", "swordsmen")
    assert t.resources(0) == 0
    t = led("homer").end_turn(0).store(0, bronze=0).banks(0, unused=1).act(0)
    assert t.offered(0, "build") == []


def replaced_homer(*wonders: str) -> Table:
    """Homer with wonders is about to be replaced."""
    t = led("homer").wonders(0, *wonders).hand(0, "joan_of_arc").act(0)
    return t.choose(0, "lead", "joan_of_arc")


@pytest.mark.rule("TTA-500")
def test_homer_goes_under_a_wonder_instead_of_the_civil_action() -> None:
    t = replaced_homer("hanging_gardens", "colossus")
    assert t.asked == ("tuck", 0)
    assert t.offered(0, "tuck") == ["hanging_gardens", "colossus"]
    t.choose(0, "tuck", "colossus")
    assert (t[0].civil_actions, happiness(t)) == (3, 3)


@pytest.mark.rule("TTA-221", "TTA-500")
def test_homer_need_not_go_under_a_wonder() -> None:
    t = replaced_homer("colossus").choose(0, "pass")
    assert (t[0].civil_actions, happiness(t)) == (4, 0)


@pytest.mark.rule("TTA-221", "TTA-500")
def test_homer_without_a_completed_wonder_just_leaves() -> None:
    t = led("homer").unfinished(0, "colossus", 1).hand(0, "joan_of_arc").act(0)
    t.choose(0, "lead", "joan_of_arc")
    assert (t.asked, t[0].civil_actions, t[0].tucked) == (("act", 0), 4, "")


def tucked(under: str, *others: str, ruined: bool = False) -> Table:
    """Homer lies under a wonder, and no leader is in play."""
    t = table().wonders(0, *others, *(() if ruined else (under,)), ruins=(under,) if ruined else ())
    t[0].tucked = under
    return t


@pytest.mark.rule("TTA-500", "TTA-501", "TTA-520", "TTA-X80")
def test_homer_under_a_wonder_counts_as_one_printed_face_of_it() -> None:
    st_peters = happiness(table().wonders(0, "st_peters_basilica"))
    assert happiness(tucked("hanging_gardens", "st_peters_basilica")) - st_peters == 4
    assert happiness(tucked("pyramids", "st_peters_basilica")) - st_peters == 2
    assert happiness(tucked("hanging_gardens", "st_peters_basilica", ruined=True)) - st_peters == 2
    assert happiness(tucked("hanging_gardens")) == 3
    assert happiness(tucked("hanging_gardens", ruined=True)) == 1


@pytest.mark.rule("TTA-500", "TTA-560")
def test_homer_under_a_wonder_is_counted_by_michelangelo() -> None:
    without = table().wonders(0, "pyramids")
    assert gained_by("michelangelo", without) == (0, 0, 0)
    assert gained_by("michelangelo", tucked("pyramids")) == (0, 1, 0)
    assert gained_by("michelangelo", tucked("hanging_gardens", ruined=True)) == (0, 1, 0)
    ruined = tucked("hanging_gardens", "st_peters_basilica", ruined=True)
    assert gained_by("michelangelo", ruined) == (0, 3, 0)


@pytest.mark.rule("TTA-501")
def test_homer_stays_when_ravages_of_time_come() -> None:
    t = tucked("hanging_gardens").reveal(0, "ravages_of_time")
    assert t[0].ruins == ("hanging_gardens",)
    assert happiness(t) == 1


def test_julius_caesar_adds_a_strength_and_a_military_action() -> None:
    t = table()
    assert gained_by("julius_caesar", t) == (0, 0, 1)
    assert (military_total(t.g, 0), civil_total(t.g, 0)) == (3, 4)


def caesars_politics(*hand: str) -> Table:
    t = led("julius_caesar").military(0, *hand).events("rats", "development_of_science", "rats")
    return t.politics(0)


@pytest.mark.rule("TTA-080", "TTA-556")
def test_julius_caesar_acts_twice_in_politics_once_in_the_game() -> None:
    t = caesars_politics("good_harvest", "pestilence", "crusades")
    t.choose(0, "prepare", "good_harvest")
    assert (t.asked, t[0].culture) == (("again", 0), 1)
    t.choose(0, "prepare", "pestilence")
    assert (t.asked, t[0].culture, t[0].science) == (("", -1), 2, 2)
    t.politics(0).choose(0, "prepare", "crusades")
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-556")
def test_julius_caesar_may_keep_the_second_action_for_later() -> None:
    t = caesars_politics("good_harvest", "pestilence").choose(0, "prepare", "good_harvest")
    t.choose(0, "pass")
    t.politics(0).choose(0, "prepare", "pestilence")
    assert t.asked == ("again", 0)


@pytest.mark.rule("TTA-556")
def test_julius_caesar_has_no_second_action_without_a_first() -> None:
    t = caesars_politics("good_harvest").choose(0, "pass")
    assert t.asked == ("", -1)
    t = table().military(0, "good_harvest", "pestilence").events("rats", "rats").politics(0)
    t.choose(0, "prepare", "good_harvest")
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-229")
def test_moses_makes_population_one_food_cheaper() -> None:
    t = led("moses").store(0, agriculture=1).act(0).choose(0, "population")
    assert (t.food(0), t[0].unused) == (0, 2)
    t = table().store(0, agriculture=1).act(0)
    assert ("population",) not in t.options(0)
    t = led("moses").store(0, agriculture=5).banks(0, yellow=16).act(0).choose(0, "population")
    assert t.food(0) == 3


@pytest.mark.rule("TTA-194", "TTA-229")
def test_moses_adds_to_other_discounts_down_to_nothing() -> None:
    t = led("moses").reveal(0, "development_of_civilization").choose(0, "population")
    assert (t[0].unused, t.food(0)) == (2, 0)
    t = led("moses").store(0, agriculture=1).hand(0, "frugality_ii").act(0).choose(0, "play", "frugality_ii")
    assert t.food(0) == 3


# Age I.


@pytest.mark.rule("TTA-555", "TTA-592")
def test_christopher_columbus_settles_a_territory_of_the_hand() -> None:
    t = led("christopher_columbus").military(0, "inhabited_territory_i", "rats").events("rats")
    t.spend(0, civil=1).politics(0)
    assert t.offered(0, "discover") == ["inhabited_territory_i"]
    t.choose(0, "discover", "inhabited_territory_i")
    assert (t[0].leader, t[0].colonies, t.held(0)) == ("", ("inhabited_territory_i",), ["rats"])
    assert (t[0].yellow, t[0].unused) == (18 + 2 - 1, 2)
    assert (t[0].culture, t[0].civil_actions) == (0, 3)
    assert t.g.current_events.cards == ("rats",)
    assert t.g.future_events.cards == ()
    assert t.on(0, "warriors") == 1


@pytest.mark.rule("TTA-555", "TTA-592")
def test_christopher_columbus_needs_a_territory_of_his_own() -> None:
    t = led("christopher_columbus").military(0, "rats").military(1, "inhabited_territory_i").politics(0)
    assert t.offered(0, "discover") == []
    t = table().military(0, "inhabited_territory_i").politics(0)
    assert t.offered(0, "discover") == []


@pytest.mark.rule("TTA-553", "TTA-586")
def test_frederick_barbarossa_grows_and_builds_a_unit_in_one_action() -> None:
    t = led("frederick_barbarossa").store(0, agriculture=2, bronze=2).banks(0, unused=0).act(0)
    t.choose(0, "barbarossa", "warriors")
    assert (t.on(0, "warriors"), t[0].unused, t[0].yellow) == (2, 0, 17)
    assert (t.food(0), t.resources(0)) == (1, 1)
    assert (t[0].military_actions, t[0].civil_actions) == (1, 4)
    t.choose(0, "barbarossa", "warriors")
    assert (t.on(0, "warriors"), t[0].military_actions) == (3, 0)
    assert t.offered(0, "barbarossa") == []


@pytest.mark.rule("TTA-191", "TTA-553")
@pytest.mark.parametrize(
    ("food", "resources", "yellow", "military", "possible"),
    [
        (1, 1, 18, 1, True),
        (0, 1, 18, 1, False),
        (1, 0, 18, 1, False),
        (1, 1, 0, 1, False),
        (1, 1, 18, 0, False),
    ],
)
def test_frederick_barbarossa_needs_all_of_it(
    food: int, resources: int, yellow: int, military: int, possible: bool
) -> None:
    t = led("frederick_barbarossa").store(0, agriculture=food, bronze=resources).banks(0, yellow=yellow)
    t.spend(0, military=2 - military).act(0)
    assert t.offered(0, "barbarossa") == (["warriors"] if possible else [])


@pytest.mark.rule("TTA-553")
def test_frederick_barbarossa_adds_to_patriotism() -> None:
    t = led("frederick_barbarossa").store(0, agriculture=1).hand(0, "patriotism_a").act(0)
    t.choose(0, "play", "patriotism_a").choose(0, "barbarossa", "warriors")
    assert (t.on(0, "warriors"), t[0].military_actions) == (2, 2)


@pytest.mark.rule("TTA-191", "TTA-553", "TTA-572")
@pytest.mark.parametrize(
    ("side", "food", "resources", "possible"),
    [("b", 0, 1, False), ("b", 0, 2, True), ("a", 1, 0, False), ("a", 2, 0, True), ("a", 0, 2, False)],
)
def test_frederick_barbarossa_sends_nothing_twice_along_a_trade_route(
    side: str, food: int, resources: int, possible: bool
) -> None:
    t = led("frederick_barbarossa").pact(0, "trade_routes_agreement", 1, side)
    t.store(0, agriculture=food, bronze=resources).act(0)
    assert t.offered(0, "barbarossa") == (["warriors"] if possible else [])
    if possible:
        t.choose(0, "barbarossa", "warriors")
        assert (t.food(0), t.resources(0)) == (0, 0)


@pytest.mark.rule("TTA-503", "TTA-X82")
def test_genghis_khan_lets_infantry_ride_in_armies() -> None:
    t = led("genghis_khan").workers(0, warriors=3)
    assert strength(t.tactic(0, "heavy_cavalry")) == 7
    assert strength(t.tactic(0, "phalanx")) == 6
    t.wonders(0, "great_wall")
    assert strength(t) == 9
    assert strength(t.tactic(0, "heavy_cavalry")) == 10
    assert strength(t.lead(0, "")) == 6


@pytest.mark.rule("TTA-503")
def test_genghis_khan_leaves_infantry_what_gives_the_most() -> None:
    t = led("genghis_khan").workers(0, warriors=4).tactic(0, "medieval_army")
    assert strength(t) == 4 + 2 * 2
    assert strength(t.tactic(0, "legion")) == 4 + 2


def late_culture(seats: int, *warriors: int) -> int:
    """What Genghis Khan of player 0 scores at the end of a turn; so many warriors has each civilization."""
    t = led("genghis_khan", seats)
    for seat, number in enumerate(warriors):
        t.workers(seat, warriors=number)
    return t.end_turn(0)[0].culture


@pytest.mark.rule("TTA-306", "TTA-502")
@pytest.mark.parametrize(
    ("warriors", "points"),
    [((3, 1, 1), 3), ((2, 3, 1), 3), ((1, 2, 3), 0), ((2, 2, 3), 3), ((2, 2, 2, 2), 3), ((1, 2, 2, 1), 0)],
)
def test_genghis_khan_scores_as_one_of_the_two_strongest(warriors: tuple[int, ...], points: int) -> None:
    assert late_culture(len(warriors), *warriors) == points


@pytest.mark.rule("TTA-382", "TTA-502")
@pytest.mark.parametrize(("warriors", "points"), [((2, 1), 3), ((2, 2), 3), ((1, 2), 0)])
def test_genghis_khan_must_be_the_strongest_of_two(warriors: tuple[int, int], points: int) -> None:
    assert late_culture(2, *warriors) == points
    assert culture(led("genghis_khan", 2).workers(0, warriors=9)) == 0


def test_joan_of_arc_adds_culture_a_military_action_and_strength_of_faith() -> None:
    t = table().workers(0, religion=1, theology=2, drama=1).develop(0, "theocracy")
    assert gained_by("joan_of_arc", t) == (0, 1, 6)
    assert military_total(t.g, 0) == 4


@pytest.mark.rule("TTA-561")
def test_joan_of_arc_counts_what_st_peters_adds() -> None:
    t = table().workers(0, theology=2, drama=1).develop(0, "theocracy").wonders(0, "st_peters_basilica")
    assert gained_by("joan_of_arc", t) == (0, 1, 8)


@pytest.mark.rule("TTA-557")
def test_joan_of_arc_may_look_at_the_next_event() -> None:
    t = led("joan_of_arc").events("rats", "pestilence").politics(0)
    assert t.asked == ("peek", 0)
    t.choose(0, "peek")
    assert t.asked == ("political_action", 0)
    assert [bool(known & 1) for known in t.g.current_events.known] == [False, True]
    assert t.g.current_events.cards[-1] == "rats"
    t = led("joan_of_arc").events("rats").politics(0).choose(0, "pass")
    assert t.asked == ("political_action", 0)
    assert t.g.current_events.known == (0,)


@pytest.mark.rule("TTA-557")
def test_nobody_else_looks_at_the_next_event() -> None:
    t = led("joan_of_arc").events("rats")
    assert t.politics(1).asked == ("political_action", 1)
    assert led("julius_caesar").events("rats").politics(0).asked == ("political_action", 0)


THINKERS = ["leonardo_da_vinci", "isaac_newton", "albert_einstein"]


@pytest.mark.rule("TTA-550", "TTA-551")
@pytest.mark.parametrize("leader", THINKERS)
@pytest.mark.parametrize(
    ("workers", "level"),
    [
        ({"philosophy": 2}, 0),
        ({"philosophy": 1, "alchemy": 1}, 1),
        ({"alchemy": 1, "journalism": 2}, 2),
        ({"computers": 1, "printing_press": 1}, 3),
        ({"alchemy": 1, "computers": 0}, 1),
        ({"philosophy": 0}, 0),
    ],
)
def test_thinkers_add_the_level_of_the_best_lab_or_library(
    leader: str, workers: dict[str, int], level: int
) -> None:
    t = table(age=3).nobody_works(0).workers(0, **workers)
    assert gained_by(leader, t) == (level, 0, 0)


def thinker(leader: str, card: str = "irrigation") -> Table:
    """A leader who celebrates technologies; two civil actions are spent."""
    return led(leader).points(0, science=9).hand(0, card).spend(0, civil=2).act(0)


@pytest.mark.rule("TTA-226")
def test_leonardo_da_vinci_gains_a_resource_for_each_technology() -> None:
    t = thinker("leonardo_da_vinci").choose(0, "develop", "irrigation")
    assert (t.resources(0), t[0].civil_actions, t[0].culture) == (1, 1, 0)


@pytest.mark.rule("TTA-510")
def test_isaac_newton_gets_a_civil_action_back_for_each_technology() -> None:
    t = thinker("isaac_newton").choose(0, "develop", "irrigation")
    assert (t.resources(0), t[0].civil_actions, t[0].culture) == (0, 2, 0)


@pytest.mark.rule("TTA-510")
def test_isaac_newton_gets_it_back_when_a_card_orders_the_development() -> None:
    t = led("isaac_newton").points(0, science=9).hand(0, "irrigation", "breakthrough_i").act(0)
    t.choose(0, "play", "breakthrough_i")
    assert t[0].civil_actions == 4
    t = led("isaac_newton").points(0, science=9).hand(0, "irrigation").spend(0, civil=2)
    t.reveal(0, "development_of_civilization").choose(0, "develop", "irrigation")
    assert t[0].civil_actions == 3


@pytest.mark.rule("TTA-402", "TTA-510")
def test_isaac_newton_gets_nothing_back_when_nothing_is_spent() -> None:
    t = led("isaac_newton").points(0, science=9).hand(0, "irrigation")
    t.reveal(0, "development_of_civilization").choose(0, "develop", "irrigation")
    assert t[0].civil_actions == 4


@pytest.mark.rule("TTA-226")
def test_albert_einstein_scores_culture_for_each_technology_also_one_that_goes_at_once() -> None:
    t = thinker("albert_einstein").choose(0, "develop", "irrigation")
    assert (t.resources(0), t[0].civil_actions, t[0].culture) == (0, 1, 3)
    t = led("albert_einstein", age=3).develop(0, "justice_system").points(0, science=9)
    t.hand(0, "code_of_laws").act(0).choose(0, "develop", "code_of_laws")
    assert t[0].culture == 3
    assert not t[0].technologies >> t.number("code_of_laws") & 1


@pytest.mark.rule("TTA-264")
@pytest.mark.parametrize(
    ("leader", "resources", "civil", "points"),
    [("leonardo_da_vinci", 1, 0, 0), ("isaac_newton", 0, 1, 0), ("albert_einstein", 0, 0, 3)],
)
def test_thinkers_celebrate_a_revolution(leader: str, resources: int, civil: int, points: int) -> None:
    t = led(leader).points(0, science=2).hand(0, "monarchy").act(0).choose(0, "revolt", "monarchy")
    assert (t.resources(0), t[0].civil_actions, t[0].culture) == (resources, civil, points)


@pytest.mark.rule("TTA-X72")
def test_michelangelo_adds_culture_for_happy_faces_of_temples_theaters_and_wonders() -> None:
    t = table().workers(0, religion=1, drama=1).wonders(0, "hanging_gardens")
    assert gained_by("michelangelo", t) == (0, 4, 0)


@pytest.mark.rule("TTA-560", "TTA-584")
def test_michelangelo_counts_no_arenas_colonies_or_negative_faces() -> None:
    t = (
        table(age=2)
        .workers(0, bread_and_circuses=2)
        .colonies(0, "historic_territory_i")
        .wonders(0, "kremlin")
    )
    assert gained_by("michelangelo", t) == (0, 0, 0)
    t = table(age=2).wonders(0, "kremlin", "eiffel_tower")
    assert gained_by("michelangelo", t) == (0, 1, 0)


@pytest.mark.rule("TTA-560")
def test_michelangelo_counts_beyond_eight_and_what_st_peters_adds() -> None:
    t = table().workers(0, organized_religion=3)
    assert gained_by("michelangelo", t) == (0, 9, 0)
    t = table().workers(0, theology=2, drama=1).wonders(0, "st_peters_basilica", "hanging_gardens")
    assert gained_by("michelangelo", t) == (0, 3 + 3 + 2 + 1 + 3, 0)


@pytest.mark.rule("TTA-500", "TTA-560", "TTA-584")
def test_michelangelo_sees_no_face_on_a_ruin() -> None:
    t = table().wonders(0, ruins=("hanging_gardens",))
    assert gained_by("michelangelo", t) == (0, 0, 0)


@pytest.mark.rule("TTA-206")
def test_michelangelo_takes_wonders_without_surcharge() -> None:
    t = led("michelangelo").wonders(0, "pyramids", "colossus").row("great_wall").spend(0, civil=4).act(0)
    assert civil_total(t.g, 0) == 5
    assert t.choose(0, "take", 0)[0].civil_actions == 0
    t = table().wonders(0, "pyramids", "colossus").row("great_wall").spend(0, civil=3).act(0)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-585")
def test_michelangelo_takes_wonders_without_surcharge_by_international_agreement() -> None:
    row = ("great_wall", *[""] * 4, "irrigation", "iron")
    for leader, offered in (("michelangelo", [0]), ("julius_caesar", [])):
        t = led(leader).wonders(0, "pyramids").row(*row).reveal(0, "international_agreement")
        t.choose(0, "take", 5).choose(0, "take", 6)
        assert t.offered(0, "take") == offered


# Age II.


@pytest.mark.rule("TTA-X72")
def test_james_cook_adds_culture_for_colonies() -> None:
    wealthy = ("wealthy_territory_i", "vast_territory_i", "strategic_territory_ii")
    assert [gained_by("james_cook", table(age=2).colonies(0, *wealthy[:n]))[1] for n in range(4)] == [
        0,
        2,
        3,
        4,
    ]


def test_james_cook_discards_up_to_two_cards_for_a_colonization() -> None:
    t = led("james_cook", age=2)
    for cards, force in ((0, 1), (1, 2), (2, 3), (3, 3)):
        t.military(0, *["rats", "pestilence", "crusades"][:cards])
        assert colonization.strongest_force(t.g, 0) == force


def bach(target: str, **workers: int) -> Table:
    """Bach with these buildings, Bronze full of resources, and a theater technology."""
    t = led("johann_sebastian_bach", age=2).nobody_works(0).workers(0, **workers).develop(0, target)
    return t.store(0, bronze=20)


def test_johann_sebastian_bach_adds_culture_to_theaters_and_makes_them_cheap_to_develop() -> None:
    assert gained_by("johann_sebastian_bach", table(age=2).workers(0, drama=2, opera=1, religion=1)) == (
        0,
        3,
        0,
    )
    t = led("johann_sebastian_bach", age=2).points(0, science=5).hand(0, "opera", "journalism").act(0)
    assert t.offered(0, "develop") == ["opera"]
    assert t.choose(0, "develop", "opera")[0].science == 0


@pytest.mark.rule("TTA-512", "TTA-X34")
@pytest.mark.parametrize(("source", "price"), [("scientific_method", 0), ("team_sports", 3)])
def test_johann_sebastian_bach_turns_an_urban_building_into_a_theater(source: str, price: int) -> None:
    t = bach("opera", **{source: 1}).act(0).choose(0, "bach", source, "opera")
    assert (t.resources(0), t.on(0, source), t.on(0, "opera")) == (20 - price, 0, 1)
    assert t[0].civil_actions == 3


@pytest.mark.rule("TTA-512", "TTA-X34")
def test_johann_sebastian_bach_builds_no_theater_of_a_lower_level() -> None:
    t = bach("drama", organized_religion=1, alchemy=1).act(0)
    assert t.offered(0, "bach") == [("alchemy", "drama")]


@pytest.mark.rule("TTA-512")
def test_johann_sebastian_bach_turns_nothing_but_urban_buildings() -> None:
    t = bach("drama", bronze=1, agriculture=1, warriors=1, swordsmen=1).act(0)
    assert t.offered(0, "bach") == []
    t = bach("opera", drama=1).act(0)
    assert t.offered(0, "bach") == []
    assert t.offered(0, "upgrade") == [("drama", "opera")]


@pytest.mark.rule("TTA-587")
def test_johann_sebastian_bach_upgrades_so_once_a_turn() -> None:
    t = bach("drama", philosophy=2).act(0).choose(0, "bach", "philosophy", "drama")
    assert t.resources(0) == 19
    assert t.offered(0, "bach") == []
    t.choose(0, "end_actions").act(0)
    assert t.offered(0, "bach") == [("philosophy", "drama")]


@pytest.mark.rule("TTA-513")
def test_johann_sebastian_bach_keeps_to_the_urban_limit() -> None:
    assert bach("opera", philosophy=1, drama=2).act(0).offered(0, "bach") == []
    assert len(bach("opera", philosophy=1, drama=1).act(0).offered(0, "bach")) == 2


@pytest.mark.rule("TTA-587")
def test_johann_sebastian_bach_upgrades_with_construction_and_an_action_card() -> None:
    t = bach("opera", philosophy=1).develop(0, "architecture").hand(0, "urban_growth_i").act(0)
    t.choose(0, "play", "urban_growth_i").choose(0, "bach", "philosophy", "opera")
    assert (t.resources(0), t[0].civil_actions) == (20 - ((8 - 2) - 3 - 2), 3)
    t = bach("opera", philosophy=1).hand(0, "efficient_upgrade_ii").act(0)
    t.choose(0, "play", "efficient_upgrade_ii")
    assert (t.resources(0), t.on(0, "opera")) == (20 - (8 - 3 - 3), 1)


@pytest.mark.rule("TTA-512", "TTA-191")
def test_johann_sebastian_bach_pays_the_difference() -> None:
    t = bach("opera", philosophy=1).store(0, bronze=4).act(0)
    assert t.offered(0, "bach") == []
    t = bach("opera", philosophy=1).store(0, bronze=5).act(0)
    assert t.offered(0, "bach") == [("philosophy", "opera")]


def robespierre(card: str = "constitutional_monarchy") -> Table:
    return led("maximilien_robespierre", age=2).develop(0, "monarchy").points(0, science=6).hand(0, card)


@pytest.mark.rule("TTA-265", "TTA-505", "TTA-X37")
def test_maximilien_robespierre_pays_revolutions_with_military_actions() -> None:
    t = robespierre()
    assert (military_total(t.g, 0), t[0].civil_actions) == (4, 5)
    t.act(0).choose(0, "revolt", "constitutional_monarchy")
    assert (t[0].science, t[0].culture) == (0, 3)
    assert (t[0].military_actions, military_total(t.g, 0)) == (0, 5)
    assert t[0].civil_actions == 6


@pytest.mark.rule("TTA-265", "TTA-505")
def test_maximilien_robespierre_needs_all_military_actions_and_no_civil_one() -> None:
    t = robespierre().spend(0, civil=5).act(0)
    assert t.offered(0, "revolt") == ["constitutional_monarchy"]
    t = robespierre().spend(0, military=1).act(0)
    assert t.offered(0, "revolt") == []


@pytest.mark.rule("TTA-505")
def test_maximilien_robespierre_has_actions_that_come_after_the_revolution() -> None:
    t = robespierre().points(0, science=14).hand(0, "constitutional_monarchy", "strategy").act(0)
    t.choose(0, "revolt", "constitutional_monarchy").choose(0, "develop", "strategy")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 7)


@pytest.mark.rule("TTA-506", "TTA-507", "TTA-X81")
def test_maximilien_robespierre_with_patriotism_and_breakthrough() -> None:
    t = robespierre().hand(0, "constitutional_monarchy", "patriotism_i", "breakthrough_i").act(0)
    t.choose(0, "play", "patriotism_i").choose(0, "play", "breakthrough_i")
    assert (t.asked, t[0].leader) == (("act", 0), "maximilien_robespierre")
    assert t[0].government == t.number("constitutional_monarchy")
    assert (t[0].science, t[0].culture) == (2, 3)
    assert (t[0].civil_actions, civil_total(t.g, 0)) == (5, 6)
    assert (t[0].military_actions, military_total(t.g, 0), t[0].extra_actions) == (0, 5, 1)
    t.choose(0, "end_actions")
    assert len(t.held(0)) == 1


@pytest.mark.rule("TTA-507")
def test_maximilien_robespierre_plays_breakthrough_without_a_civil_action() -> None:
    t = robespierre().hand(0, "constitutional_monarchy", "breakthrough_i").spend(0, civil=5).act(0)
    t.choose(0, "play", "breakthrough_i")
    assert t[0].government == t.number("constitutional_monarchy")
    assert (t[0].civil_actions, t[0].science) == (1, 2)


def test_maximilien_robespierre_scores_nothing_for_a_peaceful_change() -> None:
    t = robespierre().points(0, science=12).act(0).choose(0, "develop", "constitutional_monarchy")
    assert (t[0].culture, t[0].military_actions, t[0].civil_actions) == (0, 5, 5)


@pytest.mark.rule("TTA-503")
def test_napoleon_bonaparte_adds_military_actions_and_strength_for_types_of_units() -> None:
    t = table(age=3).workers(0, warriors=2, swordsmen=1)
    assert gained_by("napoleon_bonaparte", t) == (0, 0, 2)
    assert military_total(t.g, 0) == 4
    t = table(age=3).workers(0, warriors=1, knights=1, cannon=1, air_forces=2, team_sports=1)
    assert gained_by("napoleon_bonaparte", t) == (0, 0, 8)
    assert gained_by("napoleon_bonaparte", table(age=3).nobody_works(0)) == (0, 0, 0)


@pytest.mark.rule("TTA-X72")
def test_william_shakespeare_adds_culture_for_pairs_and_a_happy_face() -> None:
    t = table(age=2).develop(0, "monarchy").workers(0, printing_press=1, journalism=1, drama=2, opera=1)
    assert gained_by("william_shakespeare", t) == (0, 4, 0)
    assert happiness(t) == 4
    assert gained_by("william_shakespeare", table(age=2).workers(0, drama=2)) == (0, 0, 0)


@pytest.mark.rule("TTA-229", "TTA-563")
def test_william_shakespeare_makes_libraries_and_theaters_cheaper_for_each_other() -> None:
    t = led("william_shakespeare", age=2).workers(0, printing_press=1, drama=0).banks(0, unused=1)
    t.points(0, science=6).hand(0, "opera", "journalism").store(0, bronze=3).act(0)
    assert t.offered(0, "develop") == ["opera", "journalism"]  # Journalism costs 6 anyway
    t.choose(0, "build", "drama")
    assert t.resources(0) == 0
    t.choose(0, "develop", "journalism")
    assert t[0].science == 1


@pytest.mark.rule("TTA-563")
def test_william_shakespeare_makes_nothing_cheaper_for_itself() -> None:
    t = led("william_shakespeare", age=2).workers(0, drama=1, printing_press=0).store(0, bronze=3)
    t.banks(0, unused=1).act(0)
    assert "drama" not in t.offered(0, "build")
    t.choose(0, "build", "printing_press")
    assert t.resources(0) == 1


@pytest.mark.rule("TTA-563")
def test_william_shakespeare_makes_no_upgrade_cheaper() -> None:
    t = led("william_shakespeare", age=2).workers(0, drama=1, printing_press=1).develop(0, "opera")
    t.store(0, bronze=4).act(0).choose(0, "upgrade", "drama", "opera")
    assert t.resources(0) == 0


# Age III.


def gates(**workers: int) -> Table:
    return led("bill_gates", age=3).nobody_works(0).workers(0, **workers)


@pytest.mark.rule("TTA-515", "TTA-X71")
def test_bill_gates_makes_labs_produce_resources() -> None:
    t = gates(alchemy=1, computers=2)
    production.resources(t.g, 0)
    assert t.resources(0) == 7
    assert (t.tokens(0, "alchemy"), t.tokens(0, "computers"), t[0].blue) == (1, 2, 13)
    assert production.resource_production(t.g, 0) == 7


@pytest.mark.rule("TTA-515")
def test_bill_gates_makes_nothing_of_philosophy_or_libraries() -> None:
    t = gates(philosophy=2, multimedia=2, bronze=1)
    production.resources(t.g, 0)
    assert t.resources(0) == 1
    t = gates(computers=2).lead(0, "")
    production.resources(t.g, 0)
    assert t.resources(0) == 0


@pytest.mark.rule("TTA-515", "TTA-516")
@pytest.mark.parametrize("leader", ["bill_gates", ""])
def test_bill_gates_leaves_tokens_that_can_be_paid_and_changed(leader: str) -> None:
    t = gates(computers=1).store(0, computers=2).lead(0, leader).banks(0, unused=1).act(0)
    t.choose(0, "build", "warriors")
    assert (t.resources(0), t.tokens(0, "computers"), t.tokens(0, "bronze")) == (4, 1, 1)


@pytest.mark.rule("TTA-516", "TTA-591", "TTA-X71")
def test_bill_gates_scores_when_he_is_replaced() -> None:
    t = gates(alchemy=1, computers=2).store(0, computers=1).hand(0, "albert_einstein").act(0)
    t.choose(0, "lead", "albert_einstein")
    assert (t[0].culture, t.resources(0)) == (7, 3)
    production.resources(t.g, 0)
    assert t.resources(0) == 3


@pytest.mark.rule("TTA-591")
def test_bill_gates_scores_when_iconoclasm_comes_and_never_again() -> None:
    t = gates(alchemy=1, computers=2).age(4).reveal(0, "iconoclasm")
    assert (t[0].leader, t[0].culture) == ("", 7)
    t.begin(endgame.final_scoring())
    assert t[0].culture == 7


@pytest.mark.rule("TTA-591")
def test_bill_gates_scores_when_he_is_infiltrated() -> None:
    t = gates(alchemy=1, philosophy=1).workers(1, warriors=5).military(1, "infiltrate_ii").politics(1)
    t.choose(1, "aggress", "infiltrate_ii", 0)
    assert (t[0].leader, t[0].culture) == ("", 1)


@pytest.mark.rule("TTA-483", "TTA-X71")
def test_bill_gates_scores_at_the_end_of_the_game() -> None:
    t = gates(alchemy=1, computers=2).begin(endgame.final_scoring())
    assert t[0].culture == 7
    assert leaders.farewell(led("albert_einstein", age=3).workers(0, computers=2).g, 0) == 0


@pytest.mark.rule("TTA-550")
def test_charlie_chaplin_doubles_the_best_theater_and_pleases() -> None:
    t = table(age=3).workers(0, drama=1, movies=2)
    assert gained_by("charlie_chaplin", t) == (0, 4, 0)
    assert happiness(t) == 5
    assert gained_by("charlie_chaplin", table(age=3).workers(0, drama=2, movies=0)) == (0, 2, 0)
    assert gained_by("charlie_chaplin", table(age=3).workers(0, multimedia=1)) == (0, 0, 0)


@pytest.mark.rule("TTA-588")
def test_mahatma_gandhi_adds_culture_and_attacks_nobody() -> None:
    assert gained_by("mahatma_gandhi", table(age=3)) == (0, 2, 0)
    hand = ("plunder_iii", "war_over_culture", "historic_territory_ii", "peace_treaty")
    t = led("mahatma_gandhi", age=3).develop(0, "communism").workers(0, warriors=9).military(0, *hand)
    t.politics(0)
    assert {action[0] for action in t.options(0)} == {"prepare", "offer_pact", "pass"}
    t.lead(0, "").politics(0)
    assert {"aggress", "declare_war"} <= {action[0] for action in t.options(0)}


@pytest.mark.rule("TTA-588")
def test_mahatma_gandhi_may_be_defended() -> None:
    t = led("mahatma_gandhi", age=3).military(0, "military_bonus_iii").develop(1, "communism")
    t.workers(1, warriors=3).military(1, "plunder_iii").politics(1).choose(1, "aggress", "plunder_iii", 0)
    assert t.asked == ("defend", 0)
    assert t.offered(0, "add_bonus") == ["military_bonus_iii"]


@pytest.mark.parametrize(
    ("card", "verb"), [("plunder_iii", "aggress"), ("war_over_territory", "declare_war")]
)
def test_mahatma_gandhi_doubles_what_attacks_on_him_cost(card: str, verb: str) -> None:
    price = 1 if verb == "aggress" else 2
    t = led("mahatma_gandhi", age=3).develop(1, "communism").workers(1, warriors=9).military(1, card)
    t[1].military_actions = 2 * price
    t.politics(1).choose(1, verb, card, 0)
    assert t[1].military_actions == 0
    t = led("mahatma_gandhi", age=3).develop(1, "communism").workers(1, warriors=9).military(1, card)
    t[1].military_actions = 2 * price - 1
    assert t.politics(1).offered(1, verb) == [(card, 2)]


@pytest.mark.rule("TTA-589", "TTA-X70")
def test_sid_meier_turns_science_of_labs_into_culture() -> None:
    t = led("sid_meier", age=3).nobody_works(0).workers(0, computers=2)
    assert (science(t), culture(t)) == (8, 6)
    t = led("sid_meier", age=3).nobody_works(0).workers(0, philosophy=2)
    assert (science(t), culture(t)) == (0, 0)
    assert gained_by("sid_meier", table(age=3).nobody_works(0).workers(0, multimedia=2)) == (0, 0, 0)


def churchill() -> Table:
    t = led("winston_churchill", age=3).develop(0, "swordsmen").banks(0, unused=2)
    return t.hand(0, "modern_infantry", "knights", "selective_breeding").points(0, science=2).act(0)


def test_winston_churchill_scores_culture_once_a_turn() -> None:
    t = churchill().choose(0, "churchill", "culture")
    assert t[0].culture == 3
    assert t.offered(0, "churchill") == []
    t.choose(0, "end_actions")
    assert t[0].culture == 3
    assert t.act(0).offered(0, "churchill") == ["culture", "arms"]


@pytest.mark.rule("TTA-458", "TTA-472")
def test_winston_churchill_arms_with_science_and_resources_for_units_only() -> None:
    t = churchill().choose(0, "churchill", "arms")
    assert t.offered(0, "develop") == ["knights"]
    assert t.offered(0, "build") == ["warriors", "swordsmen"]
    t.choose(0, "develop", "knights").choose(0, "build", "warriors")
    assert (t[0].science, t[0].culture, t[0].extra_resources) == (0, 0, 1)
    t.choose(0, "upgrade", "warriors", "swordsmen")
    assert (t[0].extra_resources, t[0].extra_science, t.resources(0)) == (0, 0, 0)


@pytest.mark.rule("TTA-306", "TTA-554")
def test_winston_churchill_scores_culture_if_nothing_was_chosen() -> None:
    t = churchill().choose(0, "end_actions")
    assert t[0].culture == 3
    t = churchill().choose(0, "churchill", "arms").choose(0, "end_actions")
    assert (t[0].culture, t[0].extra_resources, t[0].extra_science) == (0, 0, 0)
