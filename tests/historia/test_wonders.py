"""Wonders (rulebook: Wunderkarten)."""

import pytest

from saecula.games.historia.entries import ACTIONS
from saecula.games.historia.rules import wonders
from tests.historia.table import Table, table

# Wonders that answer an action: VP and used cubes they bring.
ANSWERING = {
    "great_pyramid": ("arts", 0, 1),
    "hanging_gardens": ("exploitation", 1, 0),
    "stonehenge": ("technology", 1, 0),
    "great_wall": ("military", 0, 1),
    "colosseum": ("war", 2, 0),
    "colossus": ("raid", 1, 0),
    "pharos": ("trade", 0, 1),
    "parthenon": ("revolution", 1, 0),
    "artemision": ("arts", 1, 0),
    "petra": ("expansion", 0, 0),
    "angkor_wat": ("expansion", 1, 0),
    "hagia_sophia": ("revolution", 1, 1),
    "notre_dame": ("arts", 2, 0),
    "machu_picchu": ("exploitation", 1, 0),
    "alhambra": ("trade", 1, 1),
    "tower_of_london": ("raid", 2, 0),
    "tower_of_pisa": ("technology", 1, 0),
    "himeji_castle": ("military", 1, 0),
    "sistine_chapel": ("arts", 0, 0),
    "chichen_itza": ("war", 3, 0),
    "eiffel_tower": ("tourism", 3, 0),
    "statue_of_liberty": ("revolution", 2, 0),
    "panama_canal": ("trade", 2, 1),
    "christ_redeemer": ("arts", 2, 0),
    "sydney_opera": ("expansion", 3, 0),
    "golden_gate": ("exploitation", 2, 0),
    "hoover_dam": ("technology", 1, 1),
    "suez_canal": ("raid", 3, 0),
    "manhattan_project": ("war", 4, 0),
    "apollo_program": ("military", 2, 0),
}
# Wonders of a majority: VP they bring.
MAJORITY = {
    "sphinx": ("wonders", 1),
    "ishtar_gate": ("military", 1),
    "great_library": ("technology", 1),
    "terracotta_army": ("territories", 1),
    "taj_mahal": ("wonders", 2),
    "forbidden_city": ("territories", 2),
    "kremlin": ("military", 2),
    "ulugh_beg_observatory": ("technology", 2),
    "empire_state": ("wonders", 3),
    "pentagon": ("military", 3),
    "cern_lhc": ("technology", 3),
    "trans_siberian": ("territories", 3),
}
# Wonders that cost another wonder: VP and used cubes they bring.
DESTROYING = {
    "mausoleum": (2, 1),
    "moai": (3, 0),
    "space_station": (4, 0),
    "burj_khalifa": (1, 0),
}
PAYING = ("zeus_statue", "borobudur")


def idle(*wonders: str) -> Table:
    """Give player 0 these wonders, no cubes to pay, two used cubes; nobody has a majority."""
    return table().wonders(0, *wonders).wonders(1, "panama_canal", "suez_canal").cubes(0, 0, 2)


def take_cube(t: Table, seat: int, cubes: int) -> None:
    """Answer an "up to" question with everything; it is asked only if a cube may come back."""
    if cubes:
        assert t.asked == ("recover_cubes", seat)
        assert t.options(seat) == [("recover", 1), ("recover", 0)]
        t.choose(seat, "recover", 1)


@pytest.mark.rule("HIS-003", "HIS-170")
def test_these_are_the_wonders_of_the_box() -> None:
    known = table().g.content.wonders
    assert set(known) == {*ANSWERING, *MAJORITY, *DESTROYING, *PAYING}


@pytest.mark.rule("HIS-171")
@pytest.mark.parametrize("wonder", ANSWERING)
def test_a_wonder_answers_its_action_and_no_other(wonder: str) -> None:
    t = idle(wonder)
    for action in ACTIONS:
        t.row(0).turn(0, action)
        assert (t.offered(0) == {wonder}) == (action == ANSWERING[wonder][0]), action


@pytest.mark.rule("HIS-171")
@pytest.mark.parametrize("wonder", ANSWERING)
def test_the_effect_of_a_wonder_that_answers_an_action(wonder: str) -> None:
    action, vp, cubes = ANSWERING[wonder]
    t = idle(wonder).row(0, "raid", "trade") if action not in ("raid", "trade") else idle(wonder)
    row = t[0].row
    t.turn(0, action)
    if action not in ("revolution", "exploitation"):
        t.choose(0, "no_effect")
    t.choose(0, "activate", wonder)
    take_cube(t, 0, cubes)
    assert t[0].vp == vp
    assert t.supply(0) == (cubes, 2 - cubes, 1)
    assert (t[0].wonders, t[0].rotated) == ((), (wonder,))
    if wonder == "petra":
        assert t[0].row == ("trade", "expansion")
        assert "raid" in t[0].hand
    elif action not in ("revolution", "exploitation"):
        assert t[0].row == (*row, action)


@pytest.mark.rule("HIS-172", "HIS-178")
@pytest.mark.parametrize("wonder", MAJORITY)
def test_a_wonder_of_a_majority_needs_its_own_element(wonder: str) -> None:
    def scene(leading: set[str]) -> Table:
        """Make player 0 level with player 1 in all elements but those, where player 0 is ahead by one."""
        t = table().wonders(0, wonder, *(["colosseum"] if "wonders" in leading else []))
        t.wonders(1, "panama_canal")
        t.levels(0, 5 + ("technology" in leading), 5 + ("military" in leading)).levels(1, 5, 5)
        t.settle(0, "africa", "europe", *(["india"] if "territories" in leading else []))
        t.settle(1, "oceania", "japan").cubes(0, 0, 0)
        return t.turn(0, "arts")

    metric, vp = MAJORITY[wonder]
    everything = {"wonders", "technology", "military", "territories"}
    assert scene(everything - {metric}).offered(0) == set()
    t = scene({metric})
    assert t.offered(0) == {wonder}
    t.choose(0, "activate", wonder)
    assert t[0].vp == vp
    assert t[0].rotated == (wonder,)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-173", "HIS-177")
@pytest.mark.parametrize("wonder", DESTROYING)
def test_a_destroying_wonder_needs_another_and_brings_its_effect(wonder: str) -> None:
    assert idle(wonder).turn(0, "arts").offered(0) == set()
    vp, cubes = DESTROYING[wonder]
    t = idle(wonder, "colosseum").turn(0, "arts").choose(0, "no_effect")
    assert t.offered(0) == {wonder}
    t.choose(0, "activate", wonder)
    take_cube(t, 0, cubes)
    assert t[0].vp == vp
    assert t.supply(0) == (cubes, 2 - cubes, 1)
    assert (t[0].wonders, t[0].rotated) == ((), (wonder,))
    assert "colosseum" not in (*t.g.wonder_row, *t.g.wonder_deck)


@pytest.mark.rule("HIS-177")
@pytest.mark.parametrize("wonder", PAYING)
def test_a_paying_wonder_costs_a_cube_of_the_personal_supply(wonder: str) -> None:
    assert idle(wonder).turn(0, "raid").offered(0) == set()
    t = idle(wonder).row(0, "military", "arts", "trade").cubes(0, 1, 2).turn(0, "raid")
    assert t.offered(0) == {wonder}
    t.choose(0, "activate", wonder)
    if wonder == "borobudur":
        assert t.options(0) == [("take_back", "military"), ("take_back", "arts"), ("take_back", "trade")]
        assert t[0].vp == 0
        t.choose(0, "take_back", "arts")
        assert t[0].row == ("military", "trade", "raid")
    else:
        assert t[0].row == ("arts", "trade", "raid")
    assert t[0].vp == 1
    assert t.supply(0) == (0, 3, 1)
    assert t[0].rotated == (wonder,)


@pytest.mark.rule("HIS-170")
def test_a_wonder_may_be_activated_before_between_and_after_ones_cards() -> None:
    t = idle("zeus_statue").levels(0, 5, 5).cubes(0, 1, 0).turn(0, "raid", "trade")
    assert t.asked == ("next_card", 0)
    assert t.offered(0) == {"zeus_statue"}
    t.choose(0, "resolve", "raid")
    assert t.asked == ("choose_mode", 0)
    assert t.offered(0) == {"zeus_statue"}
    t.choose(0, *t.options(0)[0])
    assert (t.asked, t.g.action) == (("choose_mode", 0), "trade")
    assert t.offered(0) == {"zeus_statue"}
    t.choose(0, "no_effect")
    assert t.asked == ("end_turn", 0)
    assert t.options(0) == [("go_on",), ("activate", "zeus_statue")]
    t.choose(0, "go_on")
    assert t.asked == ("", -1)
    assert t[0].rotated == ()


@pytest.mark.rule("HIS-170", "HIS-175")
@pytest.mark.parametrize("wonder", PAYING)
def test_the_last_card_of_the_turn_may_be_taken_back_once_it_lies_in_the_row(wonder: str) -> None:
    t = idle(wonder).cubes(0, 1, 0).turn(0, "raid").choose(0, "no_effect")
    assert (t.asked, t[0].row) == (("end_turn", 0), ("raid",))
    t.choose(0, "activate", wonder)
    assert (t[0].row, "raid" in t[0].hand) == ((), True)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-047", "HIS-175")
def test_a_wonder_that_answers_the_last_card_does_not_find_it_in_the_row() -> None:
    t = idle("petra", "zeus_statue").cubes(0, 1, 0).turn(0, "expansion").choose(0, "basic")
    t.choose(0, "place", "africa")
    assert (t.asked, t.offered(0)) == (("after", 0), {"petra"})
    t.choose(0, "activate", "petra")
    assert t[0].row == ("expansion",)


@pytest.mark.rule("HIS-175")
def test_the_end_of_the_turn_is_asked_only_if_something_can_be_done() -> None:
    t = idle("zeus_statue", "himeji_castle").turn(0, "raid")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-083", "HIS-175")
def test_a_wonder_built_by_the_last_card_waits_for_the_next_turn() -> None:
    t = table().wonders(0, "petra").cubes(0, 2, 0)
    t.g.wonder_row = ("zeus_statue", "moai")
    t.turn(0, "arts").choose(0, "build", "zeus_statue")
    assert (t.asked, t.g.spent) == (("", -1), ())
    assert t.turn(0, "raid").offered(0) == {"zeus_statue"}


@pytest.mark.rule("HIS-170")
def test_a_rotated_wonder_is_unusable_until_the_refreshing_of_the_round() -> None:
    t = idle("zeus_statue").cubes(0, 2, 0).row(1, "military", "arts", "raid").begin()
    t.play("trade", "revolution", "trade").choose(0, "activate", "zeus_statue")
    assert t.asked == ("take_card", 1)
    assert (t[0].wonders, t[0].rotated) == ((), ("zeus_statue",))
    assert t[0].vp == 1
    t.choose(1, "take_back", "raid")
    assert (t[0].wonders, t[0].rotated) == (("zeus_statue",), ())
    assert t.turn(0, "raid").offered(0) == {"zeus_statue"}
    t = table().wonders(0, rotated=["zeus_statue", "moai"]).turn(0, "raid")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-170")
def test_any_number_of_wonders_may_be_activated() -> None:
    t = idle("artemision", "notre_dame", "christ_redeemer").turn(0, "arts")
    for wonder, vp in (("notre_dame", 2), ("artemision", 3), ("christ_redeemer", 5)):
        t.choose(0, "activate", wonder)
        assert t[0].vp == vp
    assert t[0].rotated == ("notre_dame", "artemision", "christ_redeemer")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-171", "HIS-175")
def test_a_wonder_answers_before_or_after_the_action() -> None:
    t = table().wonders(0, "himeji_castle").cubes(0, 1, 0).turn(0, "military")
    assert t.options(0) == [("basic",), ("activate", "himeji_castle")]
    t.choose(0, "basic")
    assert t[0].military == 2
    assert t.asked == ("after", 0)
    assert t.options(0) == [("go_on",), ("activate", "himeji_castle")]
    t.choose(0, "activate", "himeji_castle")
    assert t[0].vp == 1
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-171", "HIS-175")
def test_with_cards_left_only_the_wonders_of_the_action_hold_up_the_turn() -> None:
    t = table().wonders(0, "himeji_castle", "zeus_statue").levels(0, 5, 5).cubes(0, 2, 0)
    t.turn(0, "military", "trade").choose(0, "resolve", "military").choose(0, "basic")
    assert t.asked == ("after", 0)
    assert t.offered(0) == {"himeji_castle", "zeus_statue"}
    t.choose(0, "activate", "himeji_castle")
    assert (t.asked, t.g.action) == (("choose_mode", 0), "trade")


@pytest.mark.rule("HIS-171")
def test_a_wonder_answers_an_action_that_failed() -> None:
    t = idle("himeji_castle").turn(0, "military")
    assert t.options(0) == [("no_effect",), ("activate", "himeji_castle")]
    t.choose(0, "no_effect").choose(0, "activate", "himeji_castle")
    assert (t[0].military, t[0].vp) == (1, 1)


@pytest.mark.rule("HIS-171", "HIS-291")
def test_a_wonder_answers_an_action_that_an_event_stopped() -> None:
    t = table(events=True).wonders(0, "pharos").cubes(0, 0, 2).levels(1, 2, 2)
    t.g.event = "little_ice_age"
    t.turn(0, "trade")
    assert (t.asked, t[0].technology) == (("before", 0), 1)
    t.choose(0, "go_on")
    assert (t.asked, t[0].technology) == (("after", 0), 1)
    assert t.offered(0) == {"pharos"}
    t = table(events=True).wonders(0, "pharos").cubes(0, 0, 2).levels(1, 2, 2)
    t.g.event = "little_ice_age"
    t.turn(0, "trade").choose(0, "activate", "pharos").choose(0, "recover", 1)
    assert (t[0].technology, t.supply(0)) == (2, (0, 2, 1))


@pytest.mark.rule("HIS-171", "HIS-183")
def test_the_whole_action_on_a_card_is_carried_out() -> None:
    t = table(2).levels(0, 2, 2).cubes(0, 0, 3).hand(0, "rome_scipio").turn(0, "rome_scipio")
    t.choose(0, "recover", 2)
    assert t.supply(0) == (2, 1, 1)
    assert t[0].vp == 2
    t = table().hand(1, "egypt_imhotep").turn(1, "egypt_imhotep")
    row = t.g.wonder_row
    t.choose(1, "build", row[2])
    assert t[1].wonders == (row[2],)


@pytest.mark.rule("HIS-172", "HIS-260")
def test_civbots_are_ignored_for_a_majority() -> None:
    t = table(2, civbots=("king",)).wonders(0, "ishtar_gate").levels(0, 4, 4).levels(1, 4, 3).levels(2, 9, 9)
    assert t.turn(0, "raid").offered(0) == {"ishtar_gate"}
    t.levels(1, 4, 4)
    assert t.turn(0, "exploitation").offered(0) == set()


@pytest.mark.rule("HIS-172")
@pytest.mark.parametrize(
    ("one", "other", "offered"), [(3, 3, True), (4, 3, False), (3, 4, False), (5, 3, False)]
)
def test_a_majority_is_more_than_every_other_player(one: int, other: int, offered: bool) -> None:
    t = table().wonders(0, "kremlin").levels(0, 4, 4).levels(1, 4, one).levels(2, 4, other)
    assert (t.turn(0, "exploitation").offered(0) == {"kremlin"}) == offered


@pytest.mark.rule("HIS-173", "HIS-177")
def test_another_wonder_upright_or_rotated_is_destroyed_by_choice() -> None:
    t = idle().wonders(0, "moai", "colosseum", rotated=["petra"]).turn(0, "raid")
    t.choose(0, "activate", "moai")
    assert t.asked == ("destroy_wonder", 0)
    assert t[0].vp == 0
    assert t.options(0) == [("destroy", "colosseum"), ("destroy", "petra")]
    t.choose(0, "destroy", "petra")
    assert (t[0].wonders, t[0].rotated) == (("colosseum",), ("moai",))
    assert t[0].vp == 3
    t = idle().wonders(0, "moai", "colosseum", rotated=["petra"]).turn(0, "raid")
    t.choose(0, "activate", "moai").choose(0, "destroy", "colosseum")
    assert (t[0].wonders, t[0].rotated) == ((), ("petra", "moai"))


@pytest.mark.rule("HIS-173")
def test_a_lone_rotated_wonder_can_be_the_price() -> None:
    t = idle().wonders(0, "moai", rotated=["petra"]).turn(0, "raid").choose(0, "activate", "moai")
    assert (t[0].wonders, t[0].rotated) == ((), ("moai",))


@pytest.mark.rule("HIS-173", "HIS-291")
def test_an_event_lets_the_owner_choose_the_wonder_to_destroy() -> None:
    t = table(events=True).wonders(0, "petra", rotated=["colosseum"]).levels(0, 2, 2)
    t.g.event = "sack_of_constantinople"
    t.turn(0, "war")
    assert t.asked == ("destroy_wonder", 0)
    assert t.options(0) == [("destroy", "petra"), ("destroy", "colosseum")]
    t.choose(0, "destroy", "colosseum")
    assert (t[0].wonders, t[0].rotated) == (("petra",), ())


@pytest.mark.rule("HIS-174")
def test_a_refreshed_wonder_may_be_activated_again_immediately() -> None:
    t = idle("sistine_chapel", "taj_mahal", "colosseum").turn(0, "arts").choose(0, "activate", "taj_mahal")
    t.choose(0, "activate", "sistine_chapel")
    assert t[0].wonders == ("colosseum", "taj_mahal")
    assert t.offered(0) == {"taj_mahal"}
    t.choose(0, "activate", "taj_mahal")
    assert t[0].vp == 4
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-174")
def test_the_wonder_to_refresh_is_chosen_among_the_other_rotated_ones() -> None:
    t = idle().wonders(0, "sistine_chapel", "colosseum", rotated=["petra", "sphinx"]).turn(0, "arts")
    t.choose(0, "activate", "sistine_chapel")
    assert t.asked == ("refresh_wonder", 0)
    assert t.options(0) == [("refresh", "petra"), ("refresh", "sphinx")]
    t.choose(0, "refresh", "petra")
    assert (t[0].wonders, t[0].rotated) == (("colosseum", "petra"), ("sphinx", "sistine_chapel"))


@pytest.mark.rule("HIS-174")
def test_an_advisor_refreshes_a_wonder_too() -> None:
    t = table(5).wonders(4, "colosseum", rotated=["petra", "moai"]).hand(4, "america_armstrong")
    t.turn(4, "america_armstrong")
    assert t.options(4) == [("refresh", "petra"), ("refresh", "moai")]
    t.choose(4, "refresh", "moai")
    assert (t[4].wonders, t[4].rotated) == (("colosseum", "moai"), ("petra",))


@pytest.mark.rule("HIS-174")
def test_burj_khalifa_refreshes_all_but_itself() -> None:
    t = idle().wonders(0, "burj_khalifa", "colosseum", rotated=["petra", "sphinx", "colossus"])
    t.turn(0, "military").choose(0, "activate", "burj_khalifa").choose(0, "destroy", "petra")
    assert (t[0].wonders, t[0].rotated) == (("colosseum", "sphinx", "colossus"), ("burj_khalifa",))
    assert t.offered(0) == {"sphinx"}


@pytest.mark.rule("HIS-173", "HIS-331")
def test_a_price_of_three_wonders_is_three_choices() -> None:
    t = idle("petra", "moai", "colosseum", "sphinx").begin(wonders.destroy_wonder(0, "", 3))
    t.choose(0, "destroy", "moai").choose(0, "destroy", "sphinx")
    assert t.options(0) == [("destroy", "petra"), ("destroy", "colosseum")]
    t.choose(0, "destroy", "petra")
    assert t[0].wonders == ("colosseum",)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-174", "HIS-331")
def test_three_wonders_to_refresh_are_three_choices() -> None:
    t = idle().wonders(0, rotated=["petra", "moai", "colosseum", "sphinx"])
    t.begin(wonders.refresh_wonder(0, 3, "")).choose(0, "refresh", "moai").choose(0, "refresh", "sphinx")
    assert t.options(0) == [("refresh", "petra"), ("refresh", "colosseum")]
    t.choose(0, "refresh", "petra")
    assert (t[0].wonders, t[0].rotated) == (("moai", "sphinx", "petra"), ("colosseum",))
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-175")
def test_wonders_wait_for_their_owners_turn() -> None:
    t = idle("zeus_statue").wonders(1, "borobudur").cubes(0, 1, 0).cubes(1, 1, 0).begin()
    assert t.offered(0) == t.offered(1) == set()
    t.play("raid", "raid", "raid")
    assert (t.asked, t.offered(0), t.options(1)) == (("choose_mode", 0), {"zeus_statue"}, [])
    t.choose(0, "no_effect").choose(0, "go_on")
    assert (t.asked, t.offered(1), t.options(0)) == (("choose_mode", 1), {"borobudur"}, [])
    t.choose(1, "no_effect").choose(1, "go_on")
    assert t.asked == ("choose_cards", 0)


@pytest.mark.rule("HIS-175")
def test_wonders_are_not_activated_outside_their_owners_turn() -> None:
    t = idle("zeus_statue").cubes(0, 1, 0)
    t.g.active = 1
    assert t.begin(wonders.before(0)).asked == ("", -1)
    t.g.active = 0
    assert t.begin(wonders.before(0)).offered(0) == {"zeus_statue"}


@pytest.mark.rule("HIS-175")
def test_measures_activate_no_wonders() -> None:
    t = idle("zeus_statue").cubes(0, 1, 0).row(2, "military", "arts", "raid").begin()
    t.play("raid", "military", "revolution").choose(0, "no_effect").choose(0, "go_on")
    assert t.asked == ("take_card", 2)
    t.choose(2, "take_back", "arts")
    assert t.asked[0] == "choose_cards"


@pytest.mark.rule("HIS-174", "HIS-175")
def test_a_refreshed_wonder_answers_the_same_action_again() -> None:
    t = idle("sistine_chapel", "notre_dame").turn(0, "arts").choose(0, "activate", "notre_dame")
    t.choose(0, "activate", "sistine_chapel")
    assert t.offered(0) == {"notre_dame"}
    t.choose(0, "activate", "notre_dame")
    assert t[0].vp == 4
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-174", "HIS-175")
def test_a_refreshed_wonder_answers_again_after_the_effect() -> None:
    t = idle("burj_khalifa", "great_wall", "moai").turn(0, "military").choose(0, "activate", "great_wall")
    t.choose(0, "recover", 1).choose(0, "basic")
    assert (t.asked, t[0].military) == (("end_turn", 0), 2)
    t = (
        idle("burj_khalifa", "himeji_castle", "moai")
        .turn(0, "military")
        .choose(0, "activate", "himeji_castle")
    )
    t.choose(0, "activate", "burj_khalifa").choose(0, "destroy", "moai").choose(0, "no_effect")
    assert t.asked == ("after", 0)
    assert t.choose(0, "activate", "himeji_castle")[0].vp == 3


@pytest.mark.rule("HIS-176")
def test_an_advisor_with_the_symbol_triggers_wonders() -> None:
    t = idle("himeji_castle", "notre_dame").hand(0, "rome_agrippa").turn(0, "rome_agrippa")
    assert t.asked == ("before", 0)
    assert t.options(0) == [("go_on",), ("activate", "himeji_castle")]
    t.choose(0, "go_on")
    assert t[0].military == 2
    t.choose(0, "recover", 0)
    assert t.asked == ("after", 0)
    t.choose(0, "activate", "himeji_castle")
    assert t[0].vp == 1
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-176")
def test_an_advisor_without_a_symbol_triggers_none() -> None:
    t = idle("angkor_wat").cubes(0, 0, 0).hand(0, "rome_trajan").turn(0, "rome_trajan")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-175", "HIS-176")
def test_an_event_does_not_take_the_moment_before_an_advisor_away() -> None:
    t = table(events=True).wonders(0, "himeji_castle").hand(0, "rome_agrippa")
    t.g.event = "vesuvius"
    t.turn(0, "rome_agrippa")
    assert (t.asked, t[0].military) == (("before", 0), 1)
    assert t.offered(0) == {"himeji_castle"}


@pytest.mark.rule("HIS-177")
def test_parts_that_yield_nothing_do_not_prevent_the_activation() -> None:
    t = idle("zeus_statue").cubes(0, 1, 0).turn(0, "raid").choose(0, "activate", "zeus_statue")
    assert (t[0].vp, t.supply(0)) == (1, (0, 1, 1))
    t = idle("borobudur").cubes(0, 1, 0).turn(0, "raid").choose(0, "activate", "borobudur")
    assert (t[0].vp, t.supply(0)) == (1, (0, 1, 1))
    t = idle("hoover_dam").cubes(0, 0, 0).turn(0, "technology").choose(0, "activate", "hoover_dam")
    assert (t[0].vp, t.supply(0)) == (1, (0, 0, 1))
    t = idle("great_wall").cubes(0, 0, 0).turn(0, "military").choose(0, "activate", "great_wall")
    assert t[0].rotated == ("great_wall",)


@pytest.mark.rule("HIS-177")
def test_parts_are_carried_out_in_their_order() -> None:
    t = idle("alhambra").turn(0, "trade").choose(0, "activate", "alhambra")
    assert t.asked == ("recover_cubes", 0)
    assert t[0].vp == 1
    t.choose(0, "recover", 0)
    assert t.supply(0) == (0, 2, 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-178")
def test_the_majority_is_checked_at_the_moment_of_activation() -> None:
    t = table().wonders(0, "ishtar_gate").cubes(0, 1, 0).turn(0, "military")
    assert t.asked == ("end_turn", 0)
    assert t[0].military == 2
    assert t.offered(0) == {"ishtar_gate"}
    t = table().wonders(0, "ishtar_gate").levels(1, 2, 2).cubes(0, 1, 0).turn(0, "military")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-178")
def test_shared_territories_and_rotated_wonders_count() -> None:
    t = table().wonders(0, "terracotta_army").settle(0, "china", "north_america")
    assert t.turn(0, "raid").offered(0) == {"terracotta_army"}
    t = table().wonders(0, "sphinx", rotated=["petra"]).wonders(1, "colosseum")
    assert t.turn(0, "raid").offered(0) == {"sphinx"}
    t = table().wonders(0, "sphinx", "petra").wonders(1, "colosseum", rotated=["colossus"])
    assert t.turn(0, "raid").offered(0) == set()


@pytest.mark.rule("HIS-X16")
def test_example_sphinx_and_angkor_wat() -> None:
    four = ("sphinx", "stonehenge", "colosseum", "colossus")
    t = table().wonders(0, *four).wonders(1, "pharos", "petra", "moai").wonders(2, "kremlin", "alhambra")
    t.turn(0, "exploitation")
    assert t.offered(0) == {"sphinx"}
    assert t.choose(0, "activate", "sphinx")[0].vp == 1
    t = table().wonders(0, *four).wonders(1, "pharos", "petra", "moai", "notre_dame")
    assert t.turn(0, "exploitation").offered(0) == set()
    t = table().wonders(0, "angkor_wat").cubes(0, 1, 0).turn(0, "expansion").choose(0, "basic")
    t.choose(0, "place", "africa").choose(0, "activate", "angkor_wat")
    assert t[0].vp == 1
    t = table().wonders(0, "angkor_wat").cubes(0, 0, 0).turn(0, "expansion")
    t.choose(0, "activate", "angkor_wat")
    assert (t[0].vp, t.lands(0)) == (1, {"middle_east"})
