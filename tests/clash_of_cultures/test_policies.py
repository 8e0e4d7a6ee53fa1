"""What hardly anybody would answer differently, and what bots do not think about."""

from __future__ import annotations

from saecula.bots.policies import sensible_options, usual_answer
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.policies import harvests
from tests.clash_of_cultures.table import Table, table


def sensible(t: Table) -> list[tuple[object, ...]]:
    return sensible_options(GAME, t.g, t.asked[1], t.now)


def test_a_turn_in_which_nothing_but_trade_is_left_usually_ends() -> None:
    t = table().goods(1, wood=1).act(0, left=0)
    assert t.now == [("end_turn",), ("trade", 1)]
    assert usual_answer(GAME, t.g, 0) == ("end_turn",)


def test_a_turn_with_actions_left_has_no_usual_answer() -> None:
    t = table().act(0, left=1)
    assert t.may("end_turn")
    assert usual_answer(GAME, t.g, 0) is None


def test_bots_offer_no_trade() -> None:
    t = table().goods(1, wood=1).act()
    assert t.may("trade", 1)
    assert [action for action in t.now if action[0] != "trade"] == sensible(t)


def test_bots_pay_as_it_comes() -> None:
    t = table().goods(0, food=2, ideas=1, gold=1).act()
    assert t.may("by_hand")
    assert ("by_hand",) not in sensible(t)
    assert ("advance", "storage") in sensible(t)


def test_an_offer_is_answered() -> None:
    t = table().goods(0, food=2).goods(1, wood=1).act()
    t.do("trade", 1).do("offer_good", "food").do("done")
    assert t.asked[0] == "accept"
    assert sensible(t) == t.now


def test_a_harvest_is_never_left_lying() -> None:
    t = table().city(0, "D2", "academy", mood="happy").act().do("collect", "D2")
    assert t.asked[0] == "reap"
    assert t.may("reap_all")
    assert sensible(t) == [("reap_all",)]


def test_each_good_is_collected_from_one_hex_only() -> None:
    t = table().lay("D3", "tile_14").act().do("collect", "D2")
    assert t.asked[0] == "reap"
    assert t.offered("reap") == [("C2", "wood"), ("D2", "food"), ("D3", "food"), ("E2", "ore")]
    assert sensible(t) == [("reap", "C2", "wood"), ("reap", "D2", "food"), ("reap", "E2", "ore")]


def test_a_good_is_collected_where_there_is_no_other() -> None:
    options = [("reap", "A1", "food"), ("reap", "A1", "wood"), ("reap", "A2", "food"), ("done",)]
    assert harvests(list(options)) == [("reap", "A2", "food"), ("reap", "A1", "wood")]
