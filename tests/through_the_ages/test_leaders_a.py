"""What the leaders of age A do."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.leading import gained_by, happiness, led
from tests.through_the_ages.table import Table, table


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
def test_hammurabi_lends_his_action_before_he_is_replaced() -> None:
    t = led("hammurabi").hand(0, "moses").act(0)
    assert (t[0].civil_actions, t[0].military_actions) == (4, 2)
    t.choose(0, "lend")
    assert (t[0].civil_actions, t[0].military_actions) == (5, 1)
    assert t.offered(0, "lend") == []
    t.choose(0, "lead", "moses")
    assert (t[0].leader, t[0].civil_actions, t[0].military_actions) == ("moses", 4, 1)


@pytest.mark.rule("TTA-558")
def test_hammurabi_need_not_lend_with_nobody_to_replace_him() -> None:
    assert led("hammurabi").act(0).offered(0, "lend") == []
    spent = led("hammurabi").hand(0, "moses").spend(0, military=2).act(0)
    assert spent.offered(0, "lend") == []


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
