"""Objective cards: conditions, windows, what is claimed (COC-266, COC-288 to COC-292, COC-820 to COC-885)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.conditions import Deed
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES
from saecula.games.clash_of_cultures.rules import (
    actions,
    cities,
    deeds,
    exploits,
    measures,
    objectives,
    rounds,
)
from saecula.games.clash_of_cultures.rules.feats import Feat
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, INFANTRY, LEADER, SETTLER, SHIP
from saecula.games.clash_of_cultures.scoring import halves
from tests.clash_of_cultures.table import Table, table
from tests.worlds import Worlds

CONTENT = GAME.load_content(None)
Scene = Callable[[Table], object]


def world(seats: int = 2, **options: Any) -> Table:
    """A map without unknown land; the tiles in the middle are dry."""
    t = table(seats, base_only=False, **options)
    if seats == 2:
        for hex_, tile in (
            ("D3", "tile_14"),
            ("D5", "tile_15"),
            ("B2", "tile_13"),
            ("F2", "tile_16"),
            ("B4", "tile_05"),
            ("F4", "tile_10"),
            ("B6", "tile_06"),
            ("F6", "tile_12"),
        ):
            t.lay(hex_, tile)
    for seat in range(seats):
        t[seat].units = ()
    return t


def hand(t: Table, seat: int, *ids: str) -> Table:
    """A player holds these objective cards, and nobody else does."""
    for card in ids:
        t.g.objective_deck = t.g.objective_deck.take(card)
    t[seat].objectives = pile(ids, seen_by(seat))
    return t


def met(t: Table, objective: str, seat: int = 0) -> bool:
    return objectives.is_met(objectives.realms_of_all(t.g), seat, t.g.content.objectives[objective])


def several(t: Table, seat: int, hexes: str, *buildings: str, mood: str = "neutral") -> Table:
    for hex_ in hexes.split():
        t.city(seat, hex_, *buildings, mood=mood)
    return t


def category(t: Table, name: str, number: int = 4, seat: int = 0) -> Table:
    """A player has the first advances of a category, and those from before."""
    ids = [a.id for a in t.g.content.advances if a.category == name][:number]
    for id_ in ids:
        t[seat].advances |= 1 << t.g.content.advance_index[id_]
    return t


def army(t: Table, seat: int, **stacks: int) -> Table:
    for hex_, number in stacks.items():
        t.units(seat, hex_, infantry=number)
    return t


def building_lead(kind: str) -> tuple[Scene, Scene]:
    """More cities with a building than the other, whoever's colour it has; not just as many."""

    def lead(t: Table) -> None:
        t.city(0, "D2", kind).city(0, "D4", kind).city(1, "D7", kind).colour(1, "D4", kind)

    def tie(t: Table) -> None:
        t.city(0, "D2", kind).city(1, "D7", kind)

    return lead, tie


def complete(name: str) -> tuple[Scene, Scene]:
    return lambda t: category(t, name), lambda t: category(t, name, 3)


def held(**goods: int) -> tuple[Scene, Scene]:
    """Enough of some goods; one too few of the first, which gold does not replace."""
    first = next(iter(goods))
    less = {**goods, first: goods[first] - 1, **({"gold": 7} if first != "gold" else {})}
    return lambda t: t.goods(0, **goods), lambda t: t.goods(0, **less)


def ships(t: Table, seat: int, **stacks: int) -> Table:
    for hex_, number in stacks.items():
        t.units(seat, hex_, ship=number)
    return t


def blockade(t: Table, port_of: int) -> None:
    t.city(port_of, "C5", "port", port="B4")
    t.units(0, "B4", ship=2)


def high_culture(t: Table, leaders: int) -> None:
    civ = t[0]
    civ.own_advances = t.g.content.civ_advance_masks[civ.civilization]
    civ.leaders = civ.leaders[leaders:]


def six_kinds(t: Table, **more: int) -> None:
    t.units(0, "D3", settler=1, infantry=1, cavalry=1, elephant=1, **more).units(0, "E5", ship=1)


def consulate(t: Table, hexes: str) -> Table:
    several(t, 1, "D5 F4", "temple")
    for hex_ in hexes.split():
        t.colour(0, hex_, "temple")
    return t


STATUS: dict[str, tuple[Scene, Scene]] = {
    "science_lead": building_lead("academy"),
    "coastal_lead": (
        lambda t: t.city(0, "C5", "port", port="B4"),
        lambda t: t.city(0, "C5", "port", port="B4").city(1, "D6", "port", port="E7"),
    ),
    "religious_fervor": building_lead("temple"),
    "fortifications": building_lead("fortress"),
    "star_gazers": building_lead("observatory"),
    "traders": building_lead("market"),
    "legacy": building_lead("obelisk"),
    "city_planner": complete("construction"),
    "education_lead": complete("education"),
    "militarized": complete("warfare"),
    "culture_focus": complete("culture"),
    "science_focus": complete("science"),
    "trade_focus": complete("economy"),
    "seafarers": complete("seafaring"),
    "government": complete("theocracy"),
    "goal_focused": (
        lambda t: category(t, "warfare"),
        lambda t: (category(t, "warfare"), category(t, "culture", seat=1)),
    ),
    "diversified_research": (
        lambda t: [category(t, name, 1) for name in list(t.g.content.categories)[:9]],
        lambda t: [category(t, name, 4) for name in list(t.g.content.categories)[:8]],
    ),
    "high_culture": (lambda t: high_culture(t, 2), lambda t: high_culture(t, 1)),
    "large_civ": (
        lambda t: several(t, 0, "D3 D4 D5 D6 C3"),
        lambda t: several(t, 0, "D3 D4 D5 D6"),
    ),
    "advanced_culture": (
        lambda t: category(t, "warfare"),
        lambda t: (category(t, "warfare"), category(t, "culture", seat=1)),
    ),
    "happy_population": (
        lambda t: several(t, 0, "D3 D4 D5", mood="happy"),
        lambda t: several(t, 0, "D3 D4", mood="happy").city(0, "D5"),
    ),
    "architecture": (
        lambda t: t.city(0, "D2", "academy", "temple").city(0, "D4", "fortress", "market"),
        lambda t: (
            t.city(0, "D2", "academy", "temple")
            .city(0, "D4", "fortress", "market")
            .colour(1, "D4", "market")
            .city(1, "D5", "obelisk")
            .colour(0, "D5", "obelisk")
        ),
    ),
    "consulate": (lambda t: consulate(t, "D5 F4"), lambda t: consulate(t, "D5")),
    "metropolis": (
        lambda t: t.city(0, "D4", "academy", "temple", "fortress", "market"),
        lambda t: t.city(0, "D4", "academy", "temple", "fortress").city(0, "D3"),
    ),
    "expansionist": (
        lambda t: several(t, 0, "D4 F4 B5"),
        lambda t: several(t, 0, "D4 F4 B5").city(1, "F5"),
    ),
    "culture_power": (
        lambda t: consulate(t, "D5"),
        lambda t: (consulate(t, "D5"), t.city(0, "D4", "academy").colour(1, "D4", "academy")),
    ),
    "eureka": held(ideas=5),
    "wealth": held(gold=5),
    "ore_supplies": held(ore=5),
    "wood_supplies": held(wood=5),
    "food_supplies": held(food=5),
    "optimized_storage": held(food=3, wood=3, ore=3),
    "sea_blockade": (lambda t: blockade(t, 1), lambda t: blockade(t, 0)),
    "large_fleet": (
        lambda t: (ships(t, 0, B4=2), ships(t, 1, E5=1)),
        lambda t: (ships(t, 0, B4=2), ships(t, 1, E5=2)),
    ),
    "large_army": (
        lambda t: army(army(t, 0, D3=4, D4=1), 1, D6=1),
        lambda t: army(army(t, 0, D3=4), 1, D6=1),
    ),
    "standing_army": (
        lambda t: army(several(t, 0, "D3 D4 D5"), 0, D2=1, D3=1, D4=1, D5=1),
        lambda t: army(several(t, 0, "D3 D4 D5"), 0, D2=1, D3=1, D4=1, C4=1),
    ),
    "colony": (lambda t: t.city(0, "C7"), lambda t: t.city(0, "D6")),
    "threat": (
        lambda t: army(t, 0, D6=4),
        lambda t: army(t, 0, D6=3, D5=4),
    ),
    "outpost": (lambda t: army(t, 0, D4=1, D5=1, F4=1), lambda t: army(t, 0, D4=1, D5=1, D3=1)),
    "migration_obj": (
        lambda t: [t.units(0, hex_, settler=1) for hex_ in ("D4", "D5", "F4")],
        lambda t: [t.units(0, hex_, settler=1) for hex_ in ("D4", "D5", "D2")],
    ),
    "military_might": (
        lambda t: (army(t, 0, D3=4, D4=4, D5=2), ships(t, 0, B4=2)),
        lambda t: (army(t, 0, D3=4, D4=4, D5=1), ships(t, 0, B4=2)),
    ),
    "horse_power": (
        lambda t: [t.units(0, hex_, cavalry=1) for hex_ in ("D3", "D4", "D5")],
        lambda t: [t.units(0, hex_, cavalry=2) for hex_ in ("D3", "D4")],
    ),
    "ivory_tower": (
        lambda t: [t.units(0, hex_, elephant=1) for hex_ in ("D3", "D4", "D5")],
        lambda t: [t.units(0, hex_, elephant=2) for hex_ in ("D3", "D4")],
    ),
    "versatility": (lambda t: six_kinds(t, leader=1), lambda t: six_kinds(t)),
}


@pytest.mark.rule(
    "COC-820",
    "COC-821",
    "COC-822",
    "COC-823",
    "COC-824",
    "COC-825",
    "COC-826",
    "COC-827",
    "COC-828",
    "COC-829",
    "COC-830",
    "COC-831",
    "COC-832",
    "COC-833",
    "COC-834",
    "COC-835",
    "COC-836",
    "COC-837",
    "COC-838",
    "COC-839",
    "COC-840",
    "COC-841",
    "COC-842",
    "COC-843",
    "COC-844",
    "COC-845",
    "COC-846",
    "COC-847",
    "COC-848",
    "COC-849",
    "COC-850",
    "COC-851",
    "COC-852",
    "COC-853",
    "COC-854",
    "COC-855",
    "COC-856",
    "COC-857",
    "COC-858",
    "COC-859",
    "COC-860",
    "COC-863",
    "COC-864",
    "COC-865",
)
@pytest.mark.parametrize("objective", STATUS)
def test_a_condition_of_the_status_phase(objective: str) -> None:
    yes, no = STATUS[objective]
    t = world()
    assert not met(t, objective)
    yes(t)
    assert met(t, objective)
    assert not met(t, objective, seat=1)
    t = world()
    no(t)
    assert not met(t, objective)


@pytest.mark.rule("COC-853")
def test_four_ships_are_a_large_fleet_whatever_others_have() -> None:
    t = world()
    ships(t, 0, B4=4)
    ships(t, 1, E5=4)
    assert met(t, "large_fleet")


@pytest.mark.rule("COC-837", "COC-792")
@pytest.mark.parametrize(("answer", "counted"), [(("renounce",), 1), (("enthrone", "sulla"), 2)])
def test_leaders_banished_by_the_guillotine_were_not_recruited(answer: Any, counted: int) -> None:
    t = world()
    t[0].civilization, t[0].leaders = "rome", ("caesar", "sulla")
    t[0].own_advances = t.g.content.civ_advance_masks["rome"]
    t.effect("guillotine").do(*answer)
    t.begin(objectives.forget_turn())
    assert measures.recruited_leaders(t.realm()) == counted
    assert met(t, "high_culture") == (counted == 2)


@pytest.mark.rule("COC-834")
@pytest.mark.parametrize("name", ["democracy", "autocracy", "theocracy"])
def test_any_complete_government_counts(name: str) -> None:
    t = world()
    category(t, name)
    assert met(t, "government")


# Deeds of battles.


def feat(**facts: Any) -> Feat:
    """What seat 0 did in a land battle against seat 1: three rounds, three units each, nobody killed."""
    made = Feat.__new__(Feat)
    usual = {
        "seat": 0,
        "attacked": True,
        "won": True,
        "land": True,
        "landed": False,
        "rounds": 3,
        "foe": 1,
        "units": 2,
        "foe_units": 2,
        "killed": [],
        "survivors": [INFANTRY, INFANTRY],
        "leader_fought": False,
        "captured": -1,
        "defended": True,
        "city_size": 0,
        "wonder": False,
        "more_warfare": False,
    }
    for name, value in {**usual, **facts}.items():
        setattr(made, name, value)
    return made


BATTLE: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "conqueror": ({"captured": 1}, [{"captured": BARBARIANS}, {"captured": 1, "rounds": 0}, {}]),
    "general": (
        {"killed": [INFANTRY, CAVALRY, LEADER], "won": False},
        [{"killed": [INFANTRY, INFANTRY, SETTLER]}, {"killed": [SHIP] * 3, "land": False}],
    ),
    "great_battle": (
        {"units": 4, "foe_units": 2, "won": False},
        [{"units": 3, "foe_units": 2}, {"units": 4, "foe_units": 2, "land": False}],
    ),
    "defiance": (
        {"units": 1},
        [{}, {"units": 1, "won": False}, {"units": 1, "foe": BARBARIANS}, {"units": 1, "rounds": 0}],
    ),
    "naval_assault": ({"captured": 1, "landed": True, "rounds": 0}, [{"captured": 1}, {"landed": True}]),
    "bold": (
        {"more_warfare": True, "rounds": 0},
        [{}, {"more_warfare": True, "won": False}, {"units": 1, "rounds": 0}],
    ),
    "legendary_battle": (
        {"city_size": 5, "wonder": True, "units": 3, "won": False},
        [
            {"city_size": 4, "wonder": True, "units": 3},
            {"city_size": 5, "units": 3},
            {"city_size": 5, "wonder": True, "units": 2},
            {"city_size": 5, "wonder": True, "units": 3, "attacked": False},
        ],
    ),
    "aggressor": (
        {"killed": [INFANTRY] * 2},
        [
            {"killed": [INFANTRY]},
            {"killed": [INFANTRY] * 2, "won": False},
            {"killed": [INFANTRY] * 2, "attacked": False},
        ],
    ),
    "barbarian_conquest": (
        {"captured": BARBARIANS, "foe": BARBARIANS},
        [{"captured": BARBARIANS, "foe": BARBARIANS, "foe_units": 1}, {"captured": 1}],
    ),
    "resistance": (
        {"attacked": False, "killed": [INFANTRY] * 2, "won": False},
        [{"killed": [INFANTRY] * 2}, {"attacked": False, "killed": [INFANTRY]}],
    ),
    "great_commander": (
        {"leader_fought": True},
        [
            {"leader_fought": True, "units": 3},
            {"leader_fought": True, "won": False},
            {},
            {"leader_fought": True, "rounds": 0},
        ],
    ),
    "brutus": (
        {"killed": [LEADER, INFANTRY, CAVALRY], "won": False},
        [{"killed": [LEADER, INFANTRY]}, {"killed": [INFANTRY] * 3}],
    ),
    "trample": (
        {"survivors": [CAVALRY]},
        [{}, {"survivors": [CAVALRY], "attacked": False}, {"survivors": [CAVALRY], "land": False}],
    ),
}


def deed_of(objective: str) -> str:
    (asked, *_) = CONTENT.objectives[objective].any
    assert isinstance(asked, Deed)
    return asked.name


@pytest.mark.rule(
    "COC-249",
    "COC-870",
    "COC-872",
    "COC-873",
    "COC-874",
    "COC-875",
    "COC-876",
    "COC-877",
    "COC-879",
    "COC-880",
    "COC-881",
    "COC-882",
    "COC-883",
    "COC-884",
)
@pytest.mark.parametrize("objective", BATTLE)
def test_a_deed_of_a_battle(objective: str) -> None:
    yes, no = BATTLE[objective]
    t = world()
    t.g.battle.hex = t.place("D4")
    assert deed_of(objective) in exploits.exploits(t.g, feat(**yes))
    for facts in no:
        assert deed_of(objective) not in exploits.exploits(t.g, feat(**facts)), facts


@pytest.mark.rule("COC-878", "COC-452")
@pytest.mark.parametrize("kind", [SETTLER, SHIP])
def test_scavenger_kills_who_could_have_traded(kind: int) -> None:
    t = world().advances(1, "trade_routes")
    t.g.battle.hex = t.place("D4")
    found = feat(killed=[kind], land=kind == SETTLER)
    assert "killed_trader" in exploits.exploits(t.g, found)
    assert "killed_trader" not in exploits.exploits(t.g, feat(killed=[INFANTRY]))
    assert "killed_trader" not in exploits.exploits(t.g, feat(killed=[kind], foe=PIRATES))
    t.g.angry, t.g.happy = t[0].cities, 0
    assert "killed_trader" not in exploits.exploits(t.g, found)
    t.g.angry = 0
    t.g.battle.hex = t.place("D6")
    assert "killed_trader" not in exploits.exploits(t.g, found)
    t.g.battle.hex = t.place("D4")
    t.advances(1)
    assert "killed_trader" not in exploits.exploits(t.g, found)


def battles(t: Table, *fought: tuple[str, bool], **facts: Any) -> None:
    for hex_, won in fought:
        t.g.battle.hex = t.place(hex_)
        exploits.keep(t.g, feat(won=won, **facts), f"{hex_}.{len(t.g.history)}")


@pytest.mark.rule("COC-871", "COC-290", "COC-292")
def test_warmonger_takes_two_battles_for_each_card() -> None:
    t = world()
    battles(t, ("D4", False), ("D5", False))
    assert not met(t, "warmonger")
    battles(t, ("D5", True))
    assert met(t, "warmonger")  # D4 and D5
    hand(t, 0, "objective_03", "objective_04").begin(objectives.open_window(0))
    t.do("complete_lower", "objective_03")
    assert t.asked == ("", -1)
    battles(t, ("D5", True))
    assert not met(t, "warmonger")  # the same city
    battles(t, ("F4", False))
    assert met(t, "warmonger")


@pytest.mark.rule("COC-885")
def test_sea_cleansing_takes_two_victories_over_pirates_in_a_turn() -> None:
    t = world()
    battles(t, ("B4", True), foe=PIRATES, land=False)
    assert not met(t, "sea_cleansing")
    battles(t, ("E5", False), foe=PIRATES, land=False)
    assert not met(t, "sea_cleansing")
    battles(t, ("E5", True), foe=PIRATES, land=False)
    assert met(t, "sea_cleansing")


# Other deeds.


@pytest.mark.rule("COC-866", "COC-292")
def test_draft_is_met_by_every_second_recruit_with_it() -> None:
    t = world().advances(0, "draft").goods(0, mood=4)
    hand(t, 0, "objective_01").act()
    for _ in range(2):
        assert not met(t, "draft_obj")
        t.do("recruit", "D2").take("recruit", "hire_by", "draft").take("recruit", "done")
    assert t.asked == ("claim", 0)
    t.do("complete_lower", "objective_01")
    assert t[0].completed == ("objective_01",)
    assert t.g.deeds == ()


@pytest.mark.rule("COC-866", "COC-362")
def test_a_borrowed_draft_counts_too() -> None:
    t = world().wonder("great_library", "D2").goods(0, mood=4)
    hand(t, 0, "objective_01").act().do("use", "great_library").do("borrow", "draft")
    for _ in range(2):
        assert not met(t, "draft_obj")
        t.do("recruit", "D2").take("recruit", "hire_by", "draft").take("recruit", "done")
    assert t.asked == ("claim", 0)


@pytest.mark.rule("COC-867", "COC-264", "COC-292")
@pytest.mark.parametrize(("hex_", "far"), [("C7", True), ("D6", False)])
def test_city_founder_founds_far_from_the_starting_city(hex_: str, far: bool) -> None:
    t = world().units(0, hex_, settler=1)
    hand(t, 0, "objective_27").act().do("found", hex_)
    assert (t.asked == ("claim", 0)) == far


@pytest.mark.rule("COC-868", "COC-292")
def test_terror_regime_is_met_when_the_number_of_angry_cities_rises_to_four() -> None:
    t = several(world(), 0, "D3 D4 D5 D6")
    for hex_ in ("D2", "D3", "D4"):
        cities.set_mood(t.g, t.place(hex_), cities.ANGRY)
        assert not met(t, "terror_regime")
    cities.set_mood(t.g, t.place("D5"), cities.ANGRY)
    assert met(t, "terror_regime")
    assert not met(t, "terror_regime", 1)
    t.begin(objectives.close_window())
    cities.set_mood(t.g, t.place("D5"), cities.ANGRY)
    assert not met(t, "terror_regime")  # no rise
    cities.set_mood(t.g, t.place("D6"), cities.ANGRY)
    assert met(t, "terror_regime")


@pytest.mark.rule("COC-869", "COC-292")
def test_magnificent_culture_counts_at_once_or_for_the_only_builder_of_the_round() -> None:
    t = world().begin(objectives.note_wonder(0, 3))
    assert met(t, "magnificent_culture")
    t.begin(objectives.close_window())
    assert not met(t, "magnificent_culture")
    t.g.phase = 0
    assert met(t, "magnificent_culture")
    assert not met(t, "magnificent_culture", 1)
    deeds.note(t.g, 1, deeds.BUILT_WONDER, "4")
    t.g.deeds = ()
    assert not met(t, "magnificent_culture")


def test_every_objective_has_a_case() -> None:
    own = {"scavenger", "warmonger", "sea_cleansing", "draft_obj", "city_founder", "terror_regime"}
    own |= {"magnificent_culture", *ROUTES}
    assert {*STATUS, *BATTLE, *own} == set(CONTENT.objectives)
    assert not (STATUS.keys() & BATTLE.keys()) | ({*STATUS, *BATTLE} & own)


ROUTES = {"trade_power": 3, "shipping_routes": 2}


@pytest.mark.rule("COC-861", "COC-862", "COC-452")
@pytest.mark.parametrize("objective", ROUTES)
def test_objectives_of_routes_ask_how_many_could_be_formed(objective: str) -> None:
    t = several(world().advances(0, "trade_routes"), 1, "C5 D5 F5")
    for number, hex_ in enumerate(("B4", "E5", "E7")[: ROUTES[objective]]):
        assert not met(t, objective), number
        t.units(0, hex_, ship=1)
    assert met(t, objective)
    t.advances(0)
    assert not met(t, objective)
    t.advances(0, "trade_routes")
    for hex_ in ("B4", "E5", "E7"):
        t.units(0, hex_)
    for hex_ in ("C4", "D4", "F4"):
        t.units(0, hex_, settler=1)
    assert met(t, objective) == (objective == "trade_power")


# Completing cards.


@pytest.mark.rule("COC-288", "COC-289", "COC-266")
def test_each_player_in_turn_order_may_lay_objectives_in_the_status_phase() -> None:
    t = world().goods(0, ideas=5).goods(1, ore=5)
    hand(hand(t, 0, "objective_07"), 1, "objective_12")
    t.g.start = 1
    t.begin(rounds.begin_status())
    assert t.asked == ("lay_objective", 1)
    assert t.now == [("complete_upper", "objective_12"), ("pass",)]
    before = sum(halves(t.g, 1))
    t.do("complete_upper", "objective_12")
    assert sum(halves(t.g, 1)) - before == 4
    assert t[1].completed == ("objective_12",)
    assert t.stock(1) == {"ore": 3}
    assert t.asked == ("lay_objective", 0)
    t.do("pass")
    assert t[0].completed == ()


@pytest.mark.rule("COC-266", "COC-273")
def test_a_player_lays_objectives_one_after_the_other_and_pays_at_once() -> None:
    t = world().goods(0, ideas=5, ore=5)
    hand(t, 0, "objective_07", "objective_12").begin(rounds.begin_status())
    assert set(t.now) == {("complete_upper", "objective_07"), ("complete_upper", "objective_12"), ("pass",)}
    t.do("complete_upper", "objective_07")
    assert t.stock() == {"ideas": 3, "ore": 5}
    assert t.now == [("complete_upper", "objective_12"), ("pass",)]
    t.goods(0, ideas=3, ore=4).begin(rounds.begin_status())
    assert t[0].completed == ("objective_07",)  # tested when it is laid: too little ore


@pytest.mark.rule("COC-289")
def test_conditions_of_the_status_phase_do_not_count_during_a_turn() -> None:
    t = world().goods(0, ideas=5)
    hand(t, 0, "objective_07")
    deeds.note(t.g, 0, "won_outnumbered", "D4")
    t.begin(objectives.open_window(0))
    assert t.now == [("complete_lower", "objective_07"), ("pass",)]


@pytest.mark.rule("COC-289", "COC-291")
def test_events_of_the_status_phase_open_windows_for_immediate_objectives() -> None:
    t = several(world(), 0, "D2 D3 D4", mood="angry").city(0, "D5").goods(0, ore=5).goods(1, ore=5)
    hand(hand(t, 0, "objective_29", "objective_12"), 1, "objective_11")
    t.g.phase = 0
    t.event("migration_1")
    assert t.asked == ("claim", 0)
    assert t.now == [("complete_lower", "objective_29"), ("pass",)]


@pytest.mark.rule("COC-273")
def test_objectives_are_laid_and_paid_one_after_the_other() -> None:
    t = world().goods(0, food=3, wood=3, ore=5)
    hand(t, 0, "objective_10", "objective_12").begin(rounds.begin_status())
    t.do("complete_upper", "objective_12")
    assert (t[0].completed, t.stock()["ore"]) == (("objective_12",), 3)
    assert t.now == [("complete_upper", "objective_10"), ("pass",)]
    t.do("complete_upper", "objective_10")
    assert len(t[0].completed) == 2


@pytest.mark.rule("COC-290")
def test_a_name_counts_once_in_a_status_phase() -> None:
    t = world()
    category(t, "theocracy")
    hand(t, 0, "objective_24", "objective_25").begin(rounds.begin_status())
    t.do("complete_upper", "objective_24")
    assert t[0].completed == ("objective_24",)
    assert "objective_25" in t[0].objectives


@pytest.mark.rule("COC-855", "COC-860", "COC-861", "COC-862", "COC-856")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("standing_army", "military_might"),
        ("military_might", "standing_army"),
        ("trade_power", "shipping_routes"),
        ("shipping_routes", "trade_power"),
        ("city_founder", "colony"),
    ],
)
def test_objectives_that_exclude_each_other(first: str, second: str) -> None:
    t = world()
    objective = t.g.content.objectives[second]
    assert objectives.is_due(t.g, 0, objective)
    deeds.remember(t.g, 0, deeds.LAID, first, str(t.g.round))
    assert not objectives.is_due(t.g, 0, objective)
    assert objectives.is_due(t.g, 1, objective)
    t.g.round += 1
    assert objectives.is_due(t.g, 0, objective)


@pytest.mark.rule("COC-291")
def test_a_window_asks_the_active_player_first_and_forgets_what_is_not_claimed() -> None:
    t = world()
    hand(hand(t, 0, "objective_05"), 1, "objective_22")
    t.g.active = 1
    for seat in (0, 1):
        deeds.note(t.g, seat, "killed_three", "D4")
    t.begin(objectives.open_window(0))
    assert t.asked == ("claim", 1)
    t.choose(0, "complete_lower", "objective_05").choose(1, "pass")
    assert t[0].completed == ("objective_05",)
    t.do("pass")
    assert t.g.deeds == ()
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-291")
def test_no_window_opens_where_nobody_who_met_a_condition_holds_cards() -> None:
    t = world()
    hand(t, 1, "objective_22")
    deeds.note(t.g, 0, "killed_three", "D4")
    t.begin(actions.end_action(0))
    assert t.asked == ("", -1)
    assert t.g.deeds == ()


@pytest.mark.rule("COC-291")
def test_nobody_learns_who_could_have_claimed() -> None:
    worlds = Worlds(GAME)
    views = []
    for card in ("objective_22", "objective_07"):
        t = world(3)
        hand(hand(t, 0, "objective_05"), 1, card)
        for seat in (0, 1):
            deeds.note(t.g, seat, "killed_three", "D4")
        t.g.active = 0
        t.begin(objectives.open_window(0))
        views.append(GAME.plain(worlds.seen(t.g, 2)))
    assert views[0] == views[1]


@pytest.mark.rule("COC-X29", "COC-288", "COC-290")
def test_a_captured_city_serves_conqueror_and_general_but_each_once() -> None:
    t = world()
    hand(t, 0, "objective_02", "objective_05", "objective_08")
    t.g.battle.hex = t.place("D4")
    found = feat(captured=1, killed=[INFANTRY] * 3)
    for name in exploits.exploits(t.g, found):
        deeds.note(t.g, 0, name, "D4")
    t.g.active = 0
    t.begin(objectives.open_window(0)).do("complete_lower", "objective_02")
    assert t.now == [("complete_lower", "objective_05"), ("pass",)]
    t.do("complete_lower", "objective_05")
    assert t[0].completed == ("objective_02", "objective_05")
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-281", "COC-282")
def test_the_facts_of_a_turn_are_forgotten_at_its_end_and_those_of_a_round_kept() -> None:
    t = world()
    deeds.remember(t.g, 0, deeds.WON_LAND_BATTLE, "D4.1")
    deeds.remember(t.g, 0, deeds.LAID, "city_founder", "1")
    deeds.remember(t.g, 0, deeds.LAID, "general", "0")
    t.act(left=0).end()
    assert t.g.history == (("0", deeds.LAID, "city_founder", "1"),)


@pytest.mark.rule("COC-281", "COC-282")
def test_a_battle_of_the_status_phase_is_none_of_the_next_turn() -> None:
    t = world()
    deeds.remember(t.g, 0, deeds.WON_LAND_BATTLE, "D4.1")
    t.begin(rounds.begin_round(2))
    assert t.asked == ("act", 0)
    assert not deeds.facts(t.g, 0, deeds.WON_LAND_BATTLE)
