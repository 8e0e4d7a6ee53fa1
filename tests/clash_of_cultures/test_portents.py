"""Battles under the influence of events and great persons: eclipse, horse, warlord."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules import combat
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.test_battle import at_sea
from tests.clash_of_cultures.test_scene import look
from tests.clash_of_cultures.war import FIELD, HOME, Dice, camp, dice, fight, hold, horde, war, wild

__all__ = ["dice"]  # a fixture


def darkened(own: int = 2, others: int = 2) -> Table:
    """Two armies meet in the eclipse."""
    t = war().units(0, FIELD, infantry=own).units(1, FIELD, infantry=others)
    return in_the_dark(t)


def in_the_dark(t: Table) -> Table:
    t.g.eclipse, t.g.events_gone = True, ("solar_eclipse",)
    return t


@pytest.mark.rule("COC-790")
def test_an_undecided_battle_ends_after_a_round_for_the_defender(dice: Dice) -> None:
    t = darkened()
    dice.show("1l 1l", "1l 1l")
    fight(t)
    assert t.asked == ("", -1)
    assert (t.at(0, FIELD), t.at(0, HOME)) == ([], ["settler", "infantry", "infantry"])
    assert (t[0].half_points, t[1].half_points) == (0, 2)
    assert (t.g.eclipse, t.g.events_gone, t.g.event_discards) == (False, (), ("solar_eclipse",))


@pytest.mark.rule("COC-790")
def test_the_winner_of_the_first_round_gains_the_point(dice: Dice) -> None:
    t = darkened(others=1)
    dice.show("6i 6i", "1l")
    fight(t)
    assert (t[0].half_points, t[1].half_points, t.g.eclipse) == (2, 0, False)


@pytest.mark.rule("COC-790")
def test_the_eclipse_waits_for_a_land_battle_with_rounds(dice: Dice) -> None:
    t = in_the_dark(war().city(1, FIELD).units(0, FIELD, infantry=1))
    fight(t).take("resettle", "pass")
    assert (t.g.eclipse, t[0].half_points) == (True, 0)
    t, field, home = at_sea()
    in_the_dark(t).units(0, field, ship=1).units(1, field, ship=1)
    dice.show("6i", "1l")
    fight(t, hex_=field, came=home)
    assert (t.g.eclipse, t[0].half_points) == (True, 0)


@pytest.mark.rule("COC-790")
def test_barbarians_withdraw_in_the_dark_too(dice: Dice) -> None:
    t = in_the_dark(horde(war().city(1, FIELD).units(1, FIELD, infantry=1), infantry=1))
    dice.show("1l", "1l")
    fight(t, BARBARIANS, 1, came="C3")
    assert (wild(t), wild(t, "C3"), t[1].half_points) == ([], ["infantry"], 2)


@pytest.mark.rule("COC-790")
def test_who_came_from_nowhere_fights_on(dice: Dice) -> None:
    t = darkened(1, 1)
    dice.show("1l", "1l", "6i", "1l")
    fight(t, came="")
    assert (t.at(1, FIELD), t[0].half_points) == ([], 2)


# The Trojan Horse.


def before_troy(fortress: bool = True) -> Table:
    t = war().city(1, FIELD, *(["fortress"] if fortress else [])).units(0, FIELD, infantry=3)
    t.g.trojan, t.g.events_gone = 0, ("trojan_horse",)
    return hold(t.goods(0, wood=1, culture=1), 1, "high_morale")


@pytest.mark.rule("COC-228", "COC-791")
def test_the_horse_brings_a_point_and_bars_the_defender_from_tactics(dice: Dice) -> None:
    t = before_troy().units(1, FIELD, infantry=2)
    dice.show("1l 1l 1l", "1l 1l 1l")
    assert fight(t).asked == ("leave_horse", 0)
    t.do("pay_more")
    assert t.asked == ("retreat", 0)
    assert (t[0].half_points, t.stock(), t.g.trojan) == (2, {}, -1)
    assert (t.g.events_gone, t.g.event_discards) == ((), ("trojan_horse",))
    assert t.do("fight_on").asked == ("lay_tactics", 1)


@pytest.mark.rule("COC-791")
def test_the_price_of_the_horse_is_shown() -> None:
    ask = look(fight(before_troy()).g, 0).ask
    assert ask is not None
    assert "1 wood" in ask.options[0].hint


@pytest.mark.rule("COC-791")
def test_the_horse_may_be_left_for_others() -> None:
    t = fight(before_troy()).do("pass")
    assert (t.asked, t.g.trojan, t[0].half_points) == (("lay_tactics", 1), 0, 0)


@pytest.mark.rule("COC-791")
@pytest.mark.parametrize("case", ["no city", "undefended", "poor"])
def test_without_a_siege_or_its_price_there_is_no_horse(case: str) -> None:
    t = before_troy(fortress=case != "undefended")
    if case == "no city":
        t.no_city(FIELD).units(1, FIELD, infantry=1)
    if case == "poor":
        t.goods(0, wood=1)
    assert fight(t).asked[0] in ("lay_tactics", "resettle")


@pytest.mark.rule("COC-791")
def test_barbarians_do_not_use_the_horse() -> None:
    t = before_troy().units(0, FIELD)
    horde(t, infantry=1)
    assert fight(t, BARBARIANS, 1).asked == ("lay_tactics", 1)
    assert t.g.trojan == 0


@pytest.mark.rule("COC-791")
def test_the_horse_works_against_barbarian_cities() -> None:
    t = camp(before_troy().no_city(FIELD))
    fight(horde(t, infantry=1), 0, BARBARIANS).do("pay_more")
    assert t[0].half_points == 2


# The Great Warlord.


@pytest.mark.rule("COC-246", "COC-773")
def test_a_warlord_helps_in_every_round_of_the_first_battle(dice: Dice) -> None:
    t = war().units(0, HOME, infantry=2).units(1, FIELD, infantry=1).units(1, "D1", infantry=1)
    t.person("great_warlord").act().do("play_person", "great_warlord").do("pass")
    t.g.journal = []
    dice.show("1l", "1l", "4e", "1l")
    t.do("move_from", HOME).do("move_to", FIELD).do("go", 1).take("group", "done")
    assert [each.source for each in combat.modifiers(t.g, 0)] == ["great_warlord"]
    t.do("fight_on")
    assert [line[3] for line in t.g.journal if line[0] == "valued"] == [3, 1, 6, 1]
    dice.show("3e", "1l")
    t.do("move_from", HOME).take("move_to", "move_to", "D1").take("group", "army")
    assert [line[3] for line in t.g.journal if line[0] == "valued"][-2:] == [3, 1]
