"""Tests of the plans for The Sands of Time, which are found by name and by import path."""

from __future__ import annotations

import pytest

from saecula.bots import check_player
from saecula.core import flow
from saecula.core.position import Action
from saecula.games import game
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.rules import preparation, turns
from tests.sands_of_time.table import Table, table
from tools.balance import Finished, Pairing, path_of, play
from tools.plans import PLANS, Builder, Expander, Plan, Trader


def wish(plan: type[Plan], t: Table) -> Action:
    """Return what a plan chooses on the first seat."""
    return plan(GAME, "wish").choose(GAME.redact(t.g, 0), t.options(0))


def carry_on(plan: type[Plan], t: Table) -> Table:
    """Let a plan on the first seat choose as long as it is asked."""
    while t.asked[1] == 0:
        flow.play(t.g, 0, wish(plan, t))
    return t


@pytest.fixture(scope="module")
def match() -> Finished:
    """Play a match between all three plans."""
    sands = game("sands_of_time")
    return play(sands, Pairing("plans", "plans", tuple(PLANS)), sands.load_content(None), [])


def most(match: Finished, *fields: str) -> str:
    """Return the plan that made the most VP on these fields."""
    vp = [sum([facts["field (VP)"].get(field, 0) for field in fields]) for facts in match.facts]
    return match.players[vp.index(max(vp))]


def test_each_plan_makes_most_of_its_own_fields(match: Finished) -> None:
    assert most(match, "a", "b") == "builder"
    assert most(match, "c", "d") == "expander"
    assert most(match, "e") == "trader"


def test_plans_are_known_by_name_and_by_import_path() -> None:
    assert [path_of(name) for name in PLANS] == [
        "tools.plans:Builder",
        "tools.plans:Trader",
        "tools.plans:Expander",
    ]
    for name in PLANS:
        check_player(path_of(name))
    assert path_of("greedy") == "greedy"


@pytest.mark.parametrize(
    ("plan", "advance", "focus"),
    [
        (Builder, "agriculture", "focus_civil"),
        (Trader, "trade", "focus_culture"),
        (Expander, "law", "focus_politics"),
    ],
)
def test_a_plan_begins_with_its_advance_and_its_focus_card(
    plan: type[Plan], advance: str, focus: str
) -> None:
    t = table()
    assert wish(plan, t.begin(preparation.first_advance(0))) == ("advance", advance)
    assert wish(plan, t.begin(turns.choose_cards(0))) == ("choose", focus)


def test_the_builder_erects_what_counts_most_on_its_fields() -> None:
    t = table().own(0, "italia").unrest(0, 0).stock(0, gold=2).act(0, "build")
    carry_on(Builder, t)
    aqueduct = 1 << t.g.content.building_index["aqueduct"]
    assert t.g.buildings[t.place("italia")] == aqueduct


def test_the_trader_lays_its_caravan_towards_a_trade_good() -> None:
    t = table().own(0, "italia").caravan(0).stock(0, gold=2)
    t = carry_on(Trader, t.act(0, "caravan_1"))
    reached = t[0].caravans & t.g.content.goods
    assert t[0].caravans == reached != 0
    assert t[0].heritage[t.g.content.category_index["culture"]] > 0


def test_the_trader_counts_on_no_more_goods_than_caravans_are_left_for() -> None:
    t = table()
    borders = [border.id for border in t.g.content.borders]
    field = t.g.content.fields[t.g.content.field_index["e"]]
    goods = [border.id for border in t.g.content.borders if border.good]
    plain = [id_ for id_ in borders if id_ not in goods]
    t.caravan(0, *goods[:2], *plain[:17]).begin(turns.choose_cards(0))
    trader = Trader(GAME, "goods")
    trader.choose(GAME.redact(t.g, 0), t.options(0))
    assert trader.expected(field) == 3


def test_the_expander_sends_a_soldier_into_empty_land_and_annexes_it() -> None:
    t = table(2).nobody().own(0, "hispania").own(1, "syria", "cyprus").advances(0, "law")
    t.people(0, "hispania", peasants=1, soldiers=1).stock(0, grain=1)
    carry_on(Expander, t.act(0, "raid"))
    carry_on(Expander, t.act(0, "conquest"))
    assert len(t.lands(0)) == 2
    assert t.at(0, "hispania") == (1, 0)


def test_the_expander_leaves_no_region_without_citizens() -> None:
    t = table(2).nobody().own(0, "hispania", "italia").own(1, "syria", "cyprus").advances(0, "law")
    t.people(0, "hispania", soldiers=1).people(0, "italia", soldiers=2).act(0, "raid")
    carry_on(Expander, t)
    assert t.at(0, "hispania") == (0, 1)
    assert t.at(0, "italia") == (0, 1)


def test_a_chronicle_is_laid_where_it_will_score_most() -> None:
    t = (
        table()
        .nobody()
        .own(0, "italia")
        .heritage(0, civil=7, politics=2)
        .building("italia", "aqueduct", "wonder")
    )
    t.people(0, "italia", peasants=15).act(0, "chronicle")
    t.g.space = sum(t.g.content.board.zones[: t.g.dynasty])
    carry_on(Builder, t)
    laid = {field.id: zone.cards for field, zone in zip(t.g.content.fields, t[0].chronicles, strict=True)}
    measure = {"a": 6, "b": 3, "d": 15}
    worth = {
        (card.fields[field].vp, card.id, field)
        for card in t.g.content.chronicle_cards.values()
        for field, reached in measure.items()
        if card.fields[field].at_least <= reached and card.value <= {"a": 7, "b": 7, "d": 2}[field]
    }
    _, best, where = max(worth)
    assert laid[where] == (best,)


def test_in_the_overrun_of_a_dynasty_heritage_counts_as_it_is() -> None:
    t = table().nobody().own(0, "italia").heritage(0, civil=1).building("italia", "walls", "quarry")
    t.g.space = sum(t.g.content.board.zones[: t.g.dynasty]) + 1
    assert wish(Builder, t.act(0, "chronicle")) == ("lay", "chronicle_1")
