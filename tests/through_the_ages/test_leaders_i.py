"""What the leaders of age I do; with Leonardo the thinkers of later ages, who are like him."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.leading import culture, gained_by, led, strength
from tests.through_the_ages.table import Table, table


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
    """Return what Genghis Khan of player 0 scores at the end of a turn, given the warriors of each player."""
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
