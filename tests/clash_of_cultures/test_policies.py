"""What hardly anybody would answer differently, and what bots do not think about."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from saecula.bots import steps
from saecula.bots.beam import BeamWidth, Line
from saecula.bots.policies import sensible_options, usual_answer
from saecula.bots.steps import planner
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.outlook import plans
from saecula.games.clash_of_cultures.policies import harvests
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards, effects
from saecula.games.clash_of_cultures.rules.hosts import SETTLER
from saecula.games.clash_of_cultures.vocabulary import ByRoad
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


def test_the_rest_of_a_harvest_follows_from_its_first_good() -> None:
    t = table().lay("D3", "tile_14").city(0, "D2", "academy").act().do("collect", "D2")
    assert len(sensible(t)) == 3
    t.goods(0, food=2, wood=1).do("reap", "C2", "wood")
    assert t.asked[0] == "reap"
    assert sensible(t) == [("reap", "E2", "ore")]
    t.goods(0, ore=3)
    assert sensible(t) == [("reap", "D2", "food")]


def test_an_advance_is_paid_with_what_is_worth_least() -> None:
    t = table().goods(0, food=2, ideas=6).act().do("advance", "storage")
    assert t.offered("pay") == [(2, 0), (1, 1), (0, 2)]
    assert sensible(t) == [("pay", 0, 2)]
    t.goods(0, food=7, ideas=2)
    assert sensible(t) == [("pay", 2, 0)]


def test_goods_are_taken_one_of_each() -> None:
    t = table().goods(0, ore=3)
    ask = effects.take_goods(0, (0, 2), 2)
    assert GAME.sensible(t.g, 0, ask, [("take", "food"), ("take", "ore")]) == [("take", "food")]


def test_of_several_objectives_the_farthest_is_discarded() -> None:
    t = table().goods(0, food=2).advances(0, "bartering").act()
    near, far = "objective_01", "objective_02"
    known = sorted([near, far], key=lambda card: plans.promise_of(t.g, 0, card))
    options = [("discard", card) for card in (near, far, "action_01", "action_02", "great_wall")]
    ask = cards.discard_card(0, "bartering", ("action", "objective", "wonder"))
    assert GAME.sensible(t.g, 0, ask, options) == [
        ("discard", known[0]),
        ("discard", "action_01"),
        ("discard", "great_wall"),
    ]


def test_a_recruit_names_settlers_first_and_army_units_of_one_kind() -> None:
    t = table().city(0, "D2", "market", "academy", mood="happy").goods(0, food=5, wood=5, ore=5).act()
    t.do("recruit", "D2")
    kinds = t.offered("hire")
    assert kinds == ["settler", "infantry"]
    assert sensible(t) == t.now
    t.do("hire", "infantry")
    assert t.offered("hire") == kinds
    assert sensible(t) == [("hire", "infantry"), ("done",)]


def test_a_group_is_everybody_or_units_of_a_kind() -> None:
    t = table().lay("B2", "tile_14").advances(0, "tactics").units(0, "D2", settler=2, infantry=2).act()
    t.do("move").do("move_from", "D2").do("move_to", "C2")
    assert sensible(t) == t.now
    t.do("go", SETTLER)
    assert sensible(t) == [("go", SETTLER), ("done",)]


def test_a_group_goes_where_something_is() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").lay("D3", "tile_01").lay("D5", "tile_02")
    t.advances(0, "tactics", "roads").goods(0, food=2, ore=2).units(0, "D2", infantry=1)
    t.city(1, "C3").act().do("move").do("move_from", "D2")
    assert t.may("move_to", "C3")
    going = sensible(t)
    assert ("move_to", "C3") in going
    assert len(going) < len(t.now)
    by_road = [ByRoad.of(action) for action in going if ByRoad.matches(action)]
    assert not [hex_ for hex_ in by_road if not t.g.civs[1].cities >> t.place(hex_) & 1]


# Plans.


def plans_of(game: Game[ClashOfCultures], t: Table, options: list[Action]) -> dict[Action, Line]:
    """What a beam of width one makes of these options."""
    world = game.imagine(game.redact(t.g, 0), 1)
    return planner(game, world, 0, 1, BeamWidth(1, 1)).lines(options)


@pytest.mark.parametrize("pause", ["act", ""])
def test_every_group_is_thought_about_though_half_made_moves_are_worth_the_same(pause: str) -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15")
    t.units(0, "D2", settler=1).units(0, "C2", settler=1).act(0, left=1)
    start, goal = t.place("C2"), t.place("E2")

    def only_the_second_has_gone(g: ClashOfCultures, _seat: int) -> float:
        return float({start, goal} == {stack[0] for stack in g.civs[0].units})

    game = replace(GAME, evaluate=only_the_second_has_gone, pause=pause)
    assert plans_of(game, t, [("move",)])[("move",)].value == bool(pause)


def test_what_brought_little_at_first_is_not_tried_again_later_in_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def tried(again: int) -> int:
        counted = Counter[str]()
        monkeypatch.setattr(steps, "AGAIN", again)
        t = table().goods(0, food=2, ideas=2, wood=2, ore=2).act(0, left=2)

        def evaluate(g: ClashOfCultures, seat: int) -> float:
            counted["positions"] += 1
            return GAME.evaluate(g, seat)

        plans_of(replace(GAME, evaluate=evaluate), t, sensible(t))
        return counted["positions"]

    assert tried(steps.AGAIN) < tried(99)


def test_what_leaves_one_sensible_answer_is_no_step_of_a_plan() -> None:
    t = table().goods(0, food=2, ideas=2).act(0, left=1)
    assert len(t.do("advance", "storage").now) > 1
    t = table().goods(0, food=2, ideas=2).act(0, left=1)
    line = plans_of(GAME, t, [("advance", "storage")])[("advance", "storage")]
    assert [step.action for step in line.steps] == [("advance", "storage")]
    assert isinstance(line.position, ClashOfCultures)
    assert line.position.civs[0].advances.bit_count() == t[0].advances.bit_count() + 1
