"""Pirates (COC-330 to COC-337)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import hosts, pirates
from saecula.games.clash_of_cultures.rules.hosts import SHIP
from tests.clash_of_cultures.table import Table, table


def bay() -> Table:
    """Water on D3 and C4, next to the city in D2, and on B4 and A5, away from it."""
    return table(base_only=False).lay("D3", "tile_03").lay("B4", "tile_01")


def ships(t: Table) -> dict[str, int]:
    """The pirate ships by hex."""
    names = t.g.content.layouts[t.g.seats].names
    return {names[stack[0]]: len(stack) - 1 for stack in t.g.pirates}


def appear(t: Table, seat: int = 0) -> Table:
    return t.begin(*pirates.appear(t.g, seat))


@pytest.mark.rule("COC-330")
def test_two_ships_appear_the_first_next_to_an_own_city() -> None:
    t = appear(bay())  # of the waters next to D2 there is only D3, so the first is placed by itself
    assert ships(t) == {"D3": 1}
    assert set(t.offered("lurk")) == {"D3", "C4", "B4", "A5"}
    t.do("lurk", "D3")
    assert ships(t) == {"D3": 2}


@pytest.mark.rule("COC-330")
def test_pirates_do_not_appear_where_ships_are() -> None:
    t = bay().units(1, "D3", ship=1).pirates("C4")
    t = appear(t)
    assert set(t.offered("lurk")) == {"B4", "A5"}  # none of them next to a city
    t.do("lurk", "A5")
    assert set(t.offered("lurk")) == {"B4", "A5"}


@pytest.mark.rule("COC-330", "COC-003", "COC-X34")
def test_with_all_four_on_the_map_two_leave_it_first() -> None:
    t = bay()
    t.g.pirates = hosts.added((), t.place("C4"), [SHIP] * 3)
    t.g.pirates = hosts.added(t.g.pirates, t.place("A5"), [SHIP])
    appear(t)
    assert t.offered("send_off") == ["A5", "C4"]
    t.do("send_off", "C4").do("send_off", "A5")
    assert ships(t) == {"C4": 2, "D3": 1}
    t.do("lurk", "A5")
    assert ships(t) == {"A5": 1, "C4": 2, "D3": 1}


@pytest.mark.rule("COC-331")
def test_whoever_has_a_city_next_to_pirates_pays_one_good_of_their_choice() -> None:
    t = bay().city(1, "D4").goods(0, food=1, culture=2).goods(1, gold=1)
    appear(t).do("lurk", "C4")  # D3 lies next to both cities
    assert t.asked == ("pay_off", 0)
    assert t.offered("pay_off") == ["food", "culture"]
    t.do("pay_off", "culture")
    assert (t.stock(0), t.stock(1)) == ({"food": 1, "culture": 1}, {})


@pytest.mark.rule("COC-331")
def test_who_has_nothing_lets_the_mood_of_such_a_city_fall() -> None:
    t = bay().city(0, "E4").city(0, "C2", mood="happy")
    appear(t).do("lurk", "D3")
    assert t.offered("endure") == ["D2", "E4"]
    t.do("endure", "D2")
    assert t.mood("D2") == "neutral"
    t = bay().city(0, "D2", mood="angry")
    assert appear(t).do("lurk", "D3").asked == ("", -1)
    assert t.mood("D2") == "angry"


@pytest.mark.rule("COC-331", "COC-296")
def test_players_pay_in_order_from_the_one_who_drew() -> None:
    t = bay().city(1, "D4").goods(0, food=1, wood=1).goods(1, gold=1, ore=1)
    appear(t, 1).do("lurk", "D3").do("lurk", "B4")  # D3 and C4 lie next to D4
    assert t.asked == ("pay_off", 1)
    t.do("pay_off", "ore")
    assert t.asked == ("pay_off", 0)


@pytest.mark.rule("COC-337")
def test_without_free_water_nothing_is_placed_but_pirates_are_paid() -> None:
    t = table(base_only=False).lay("D3", "tile_05").goods(0, food=1)
    t.pirates("D3")
    appear(t)
    assert ships(t) == {"D3": 1}
    assert t.stock() == {}


@pytest.mark.rule("COC-332")
def test_pirates_block_collecting_around_them() -> None:
    t = bay().advances(0, "fishing").act()
    t.do("collect", "D2")
    assert ("D3", "food") in t.offered("reap")
    t = bay().advances(0, "fishing").pirates("C4").act().do("collect", "D2")
    assert ("D3", "food") not in t.offered("reap")


def fight(ours: int, theirs: int, *numbers: int) -> Table:
    """Ships of player 0 sail against pirates; first their dice, then those of the pirates."""
    t = bay().units(0, "D2").units(0, "D3", ship=ours)
    t.g.pirates = hosts.added((), t.place("A5"), [SHIP] * theirs)
    t.act().do("move").do("move_from", "D3").do("sail_to", "A5")
    return t.die(*numbers).do("everybody") if ours > 1 else t


@pytest.mark.rule("COC-333", "COC-334", "COC-335", "COC-X20")
def test_a_battle_brings_gold_for_ships_sunk_and_one_token_even_after_a_retreat() -> None:
    t = fight(2, 3, 4, 6, 1, 1, 1)
    t.do("retreat")
    assert t.offered("take") == ["mood", "culture"]
    t.do("take", "mood")
    assert t.stock() == {"gold": 2, "mood": 1}
    assert (ships(t), t.at(0, "D3")) == ({"A5": 1}, ["ship", "ship"])


@pytest.mark.rule("COC-334", "COC-335")
def test_the_token_is_gained_though_the_battle_is_lost() -> None:
    t = fight(2, 3, 1, 1, 4, 6, 6)
    t.do("take", "culture")
    assert t.stock() == {"culture": 1}
    assert ships(t) == {"A5": 3}


@pytest.mark.rule("COC-003")
def test_captives_are_not_in_supply() -> None:
    t = bay().pirates("D3")
    t[0].captives = ((9, SHIP),)
    assert pirates.supply(t.g) == 2
