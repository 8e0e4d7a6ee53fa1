"""Leaders: recruiting, replacing and losing them (COC-155 to COC-160, COC-395, COC-397)."""

from __future__ import annotations

import pytest

from tests.clash_of_cultures.table import Table, nation, table


def rome(**options: bool) -> Table:
    """Rome with the tokens for one leader."""
    return nation("rome", **options).goods(0, mood=1, culture=1)


@pytest.mark.rule("COC-155", "COC-151")
def test_one_of_the_own_leaders_is_recruited_for_a_token_of_each_kind() -> None:
    t = rome().act().do("recruit", "D2")
    assert t.offered("lead") == ["augustus", "caesar", "sulla"]
    t.do("lead", "caesar").take("recruit", "done")
    assert (t[0].leader, t[0].leaders) == ("caesar", ("augustus", "sulla"))
    assert t.at(0, "D2") == ["settler", "leader"]
    assert t.stock() == {}


@pytest.mark.rule("COC-155", "COC-151")
def test_without_both_tokens_there_is_no_leader() -> None:
    t = rome().goods(0, mood=2).act()
    assert t.offered("recruit") == []
    assert table(base_only=True).goods(0, mood=1, culture=1).act().offered("recruit") == []


@pytest.mark.rule("COC-155")
def test_a_recruit_has_one_leader_only() -> None:
    t = rome().city(0, "D2", "temple", "academy", mood="happy").goods(0, mood=2, culture=2)
    t.act().do("recruit", "D2").do("lead", "caesar")
    assert t.offered("lead") == []


@pytest.mark.rule("COC-156")
def test_a_new_leader_replaces_the_old_one_who_leaves_the_game() -> None:
    t = rome().city(0, "C2").leader(0, "caesar", "C2").act().do("recruit", "D2")
    t.do("lead", "sulla").take("recruit", "done")
    assert (t[0].leader, t[0].leaders) == ("sulla", ("augustus",))
    assert (t.at(0, "C2"), t.at(0, "D2")) == ([], ["settler", "leader"])
    assert all("caesar" not in (*civ.leaders, *civ.slain) for civ in t.g.civs)


@pytest.mark.rule("COC-156", "COC-160")
def test_the_place_of_the_old_leader_is_free_for_the_new_one() -> None:
    t = rome().units(0, "D2", infantry=3).leader(0, "caesar", "D2").act().do("recruit", "D2")
    t.do("lead", "sulla").take("recruit", "done")
    assert t.at(0, "D2") == ["infantry"] * 3 + ["leader"]


@pytest.mark.rule("COC-160")
def test_a_leader_needs_room_among_four_army_units() -> None:
    t = rome().units(0, "D2", infantry=4).city(0, "C2").leader(0, "caesar", "C2").act()
    assert t.offered("recruit") == ["C2"]


@pytest.mark.rule("COC-158")
def test_without_leader_cards_no_leader_can_be_recruited() -> None:
    t = rome()
    t[0].leaders = ()
    assert t.act().offered("recruit") == []


@pytest.mark.rule("COC-395", "COC-158")
def test_a_leader_may_come_by_lot() -> None:
    found = set()
    for dice in range(40):
        t = rome(random_leader=True).goods(0, mood=1, culture=1, food=2)
        t.g.dice = dice
        t.act().do("recruit", "D2")
        assert (t.may("lead_any"), t.offered("lead")) == (True, [])
        t.do("lead_any").take("recruit", "done")
        found.add(t[0].leader)
        assert t[0].leader not in t[0].leaders
        assert len(t[0].leaders) == 2
    assert found == {"augustus", "caesar", "sulla"}


@pytest.mark.rule("COC-526", "COC-156")
@pytest.mark.card("embalming")
def test_embalming_rewards_replacing_a_leader() -> None:
    t = nation("egypt").civ_advances(0, "embalming").leader(0, "ramses", "D2").goods(0, mood=2, culture=2)
    t.act().do("recruit", "D2").do("lead", "imhotep").take("recruit", "done")
    assert t.stock() == {"mood": 1, "culture": 2}
    t = nation("egypt").civ_advances(0, "embalming").goods(0, mood=1, culture=1)
    t.act().do("recruit", "D2").do("lead", "imhotep").take("recruit", "done")
    assert t.stock() == {}


@pytest.mark.rule("COC-613")
@pytest.mark.card("leonidas.2")
def test_recruiting_in_the_city_of_leonidas_gives_a_culture_token() -> None:
    t = nation("greece").city(0, "C2").leader(0, "leonidas", "D2").goods(0, food=2)
    assert t.act().do("recruit", "D2").stock() == {"culture": 1}
    t = nation("greece").city(0, "C2").leader(0, "leonidas", "D2").goods(0, food=2)
    assert t.act().do("recruit", "C2").stock() == {}
