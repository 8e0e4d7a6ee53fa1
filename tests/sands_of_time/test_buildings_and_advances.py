"""What each building and each advance does: one case for every entry of the content (SOT-360 to SOT-377)."""

from collections.abc import Callable
from typing import Final

import pytest

from saecula.games.sands_of_time.rules import (
    battle,
    build,
    caravans,
    conquest,
    dynasties,
    generations,
    govern,
    income,
    population,
)
from tests.sands_of_time.table import Table, table

CASES: Final[dict[str, Callable[[], None]]] = {}
ROWS: Final = {"civil": 0, "politics": 2, "culture": 4}
LOWER: Final = {
    "civil": ("agriculture", "storage", "sewers"),
    "politics": ("law", "horsemanship", "conscription"),
    "culture": ("writing", "philosophy", "cartography"),
}
ENTRIES: Final = [
    *[building.id for building in table().g.content.buildings],
    *[advance.id for advance in table().g.content.advances],
]


def case(id_: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Register what shows the effect of an entry."""

    def register(function: Callable[[], None]) -> Callable[[], None]:
        assert id_ not in CASES, f"two cases of {id_}"
        CASES[id_] = function
        return function

    return register


@pytest.mark.rule(
    "SOT-361",
    "SOT-362",
    "SOT-363",
    "SOT-364",
    "SOT-365",
    "SOT-366",
    "SOT-367",
    "SOT-368",
    "SOT-369",
    "SOT-370",
    "SOT-371",
    "SOT-372",
    "SOT-373",
    "SOT-374",
    "SOT-375",
    "SOT-376",
    "SOT-377",
)
@pytest.mark.parametrize("entry", ENTRIES)
def test_every_building_and_advance_has_its_effect(entry: str) -> None:
    assert entry in CASES, f"{entry} has no case"
    CASES[entry]()


@pytest.mark.rule("SOT-004")
def test_there_are_twelve_buildings_and_thirty_one_advances_and_no_case_too_many() -> None:
    content = table().g.content
    assert (len(content.buildings), len(content.advances)) == (12, 31)
    assert set(CASES) == set(ENTRIES)


def realm() -> Table:
    """Player 0 has Hispania (capital), Mauretania and the colony Libya; nobody lives anywhere."""
    t = table().nobody().own(1, "gallia", "italia").own(2, "syria", "cyprus")
    t.own(0, "hispania", "mauretania", colonies=("libya",))
    for seat in range(3):
        t.unrest(seat, 0).heritage(seat).advances(seat)
    return t.tile("hispania", "gold", 3).tile("mauretania", "grain", 3).tile("libya", "grain", 4)


def before_and_after(card: str) -> tuple[Table, Table]:
    """Return the realm with the advances below a card, and the realm with that card too."""
    entry = next(advance for advance in table().g.content.advances if advance.id == card)
    below = LOWER[entry.category][: entry.level - 1]
    before, after = realm(), realm()
    if below:
        for t in (before, after):
            t.row(ROWS[entry.category], *below, card)
    return before.advances(0, *below), after.advances(0, card)


def price(t: Table, building: str, region: str) -> int:
    kind = t.g.content.buildings[t.g.content.building_index[building]]
    return build.cost(t.g, 0, kind, t.place(region))


def strength(t: Table, region: str, seat: int = 0, attacker: int = 0) -> int:
    """The combat value of a peasant and two soldiers."""
    t.people(seat, region, 1, 2)
    return battle.combat_value(t.g, seat, t.place(region), attacker)


# Buildings.


@case("irrigation")
def levies_a_peasant_with_civil_unlocked() -> None:
    t = realm().building("libya", "irrigation").stock(0, gold=2).act(0, "levy")
    assert "recruit" not in t.verbs(0)
    t = realm().building("libya", "irrigation").stock(0, gold=2).focus(0, "civil").act(0, "levy")
    t.choose(0, "recruit", "peasant", "libya")
    assert t.at(0, "libya") == (1, 0)
    assert t[0].gold == 1


@case("quarry")
def makes_building_cheaper_in_its_region() -> None:
    t = realm().building("libya", "quarry")
    assert [price(t, "walls", region) for region in ("libya", "mauretania")] == [2, 3]


@case("aqueduct")
def holds_two_more() -> None:
    t = realm()
    assert population.room(t.g, 0, t.place("libya")) == 4
    t.building("libya", "aqueduct")
    assert [population.room(t.g, 0, t.place(region)) for region in ("libya", "mauretania")] == [6, 3]


@case("city")
def is_a_market_and_holds_two_more() -> None:
    t = realm()
    assert t.named(caravans.markets(t.g, t[0])) == {"hispania"}
    t.building("libya", "city")
    assert t.named(caravans.markets(t.g, t[0])) == {"hispania", "libya"}
    assert population.room(t.g, 0, t.place("libya")) == 6


@case("triumphal_arch")
def raises_politics_heritage_in_a_colony() -> None:
    for region, heritage in (("libya", (0, 1, 0)), ("mauretania", (0, 0, 0))):
        t = realm().stock(0, gold=9).act(0, "build").choose(0, "site", region)
        assert t.choose(0, "build", "triumphal_arch")[0].heritage == heritage


@case("road")
def joins_its_neighbours_for_moves() -> None:
    t = realm().people(0, "hispania", 0, 1).act(0, "raid")
    assert ("move_to", "libya") not in t.options(0)
    t = realm().people(0, "hispania", 0, 1).building("mauretania", "road").act(0, "raid")
    assert ("move_to", "libya") in t.options(0)


@case("barracks")
def levies_a_soldier_with_politics_unlocked() -> None:
    t = realm().building("libya", "barracks").stock(0, gold=2).act(0, "levy")
    assert "recruit" not in t.verbs(0)
    t = realm().building("libya", "barracks").stock(0, gold=2).focus(0, "politics").act(0, "levy")
    t.choose(0, "recruit", "soldier", "libya")
    assert t.at(0, "libya") == (0, 1)
    assert t[0].gold == 1


@case("walls")
def help_the_attacked_controller() -> None:
    t = realm().building("libya", "walls")
    assert strength(t, "libya", attacker=1) == 8
    assert strength(t, "libya", attacker=0) == 5
    assert strength(t, "mauretania", attacker=1) == 5


@case("temple")
def lowers_the_price_of_each_govern_step_with_culture_unlocked() -> None:
    t = realm().building("libya", "temple")
    assert govern.step_price(t.g, 0) == 3
    assert govern.step_price(t.focus(0, "culture").g, 0) == 2
    assert govern.step_price(t.building("mauretania", "temple").g, 0) == 1


@case("library")
def counts_heritage_higher_for_advance_with_culture_unlocked() -> None:
    t = realm().advances(0, "law").unrest(0, 1).building("libya", "library")
    assert not t.may(0, "advance")
    assert t.focus(0, "culture").may(0, "advance")


@case("amphitheatre")
def makes_building_cheaper_around_with_culture_unlocked() -> None:
    t = realm().building("mauretania", "amphitheatre")
    assert price(t, "wonder", "libya") == 4
    assert price(t.focus(0, "culture"), "wonder", "libya") == 2


@case("wonder")
def scores_when_a_dynasty_ends() -> None:
    t = realm().building("libya", "wonder").building("hispania", "wonder").building("gallia", "wonder")
    dynasties.score_wonders(t.g, 0)
    assert t[0].vp == 2


# Civil advances.


@case("agriculture")
def a_grain_more_from_each_settled_grain_region() -> None:
    for t, grain in zip(before_and_after("agriculture"), (5, 7), strict=True):
        t.people(0, "hispania", 2).people(0, "mauretania", 4).people(0, "libya", 2).people(0, "gallia", 3)
        assert income.of_empire(t.g, t[0], "grain") == grain
        assert income.of_empire(t.g, t[0], "gold") == 2
        assert income.of_empire(t.people(0, "libya").g, t[0], "grain") == (3 if grain == 5 else 4)


@case("labour")
def peasants_pay_and_leave() -> None:
    before, after = [
        t.stock(0, gold=9).people(0, "libya", 3).act(0, "build").choose(0, "site", "libya")
        for t in (realm(), realm().advances(0, "labour"))
    ]
    assert "build_by_labour" not in before.verbs(0)
    after.choose(0, "build_by_labour", "wonder")
    assert after[0].gold == 9 - (4 - 3)
    assert after.at(0, "libya") == (1, 0)


@case("ornamentation")
def a_fountain_and_one_for_each_city() -> None:
    for t, fountains in zip(before_and_after("ornamentation"), (2, 5), strict=True):
        t.building("libya", "city").building("hispania", "city").building("gallia", "city")
        assert dynasties.fountains(t.g, 0) == fountains
        assert dynasties.lyres(t.g, 0) == 2


@case("storage")
def three_units_are_kept() -> None:
    before, after = [
        t.stock(0, grain=5, gold=5).begin(generations.end_generation()) for t in before_and_after("storage")
    ]
    assert (before[0].grain, before[0].gold) == (0, 0)
    assert after.asked == ("keep_grain", 0)
    after.choose(0, "keep_grain", 2)
    assert after.options(0) == [("keep_gold", 1), ("keep_gold", 0)]
    after.choose(0, "keep_gold", 1)
    assert (after[0].grain, after[0].gold) == (2, 1)


@case("tyranny")
def civil_is_unlocked() -> None:
    for t, possible in zip(before_and_after("tyranny"), (False, True), strict=True):
        t.stock(0, gold=9).act(0, "build").choose(0, "site", "libya")
        assert (("build", "city") in t.options(0)) == possible


@case("sewers")
def every_region_holds_one_more() -> None:
    for t, room in zip(before_and_after("sewers"), ([3, 4, 6], [4, 5, 7]), strict=True):
        t.building("gallia", "aqueduct").own(0, "hispania", "libya", "gallia").tile("gallia", "grain", 4)
        assert [population.room(t.g, 0, t.place(r)) for r in ("hispania", "libya", "gallia")] == room


@case("engineering")
def every_building_is_cheaper() -> None:
    for t, wonder in zip(before_and_after("engineering"), (4, 3), strict=True):
        assert [price(t, "wonder", region) for region in ("libya", "hispania")] == [wonder, wonder]


@case("trade")
def a_gold_more_from_each_settled_gold_region() -> None:
    for t, gold in zip(before_and_after("trade"), (5, 7), strict=True):
        t.tile("libya", "gold", 4).people(0, "hispania", 5).people(0, "libya", 2)
        assert income.of_empire(t.g, t[0], "gold") == gold


@case("vision")
def wonders_score_two() -> None:
    for t, vp in zip(before_and_after("vision"), (2, 4), strict=True):
        t.building("libya", "wonder").building("hispania", "wonder").building("gallia", "wonder")
        dynasties.score_wonders(t.g, 0)
        assert t[0].vp == vp


@case("concrete")
def a_second_building() -> None:
    before, after = [
        t.stock(0, gold=9).act(0, "build").choose(0, "site", "libya").choose(0, "build", "road")
        for t in before_and_after("concrete")
    ]
    assert before.asked == ("", -1)
    after.choose(0, "site", "hispania").choose(0, "build", "road")
    assert after[0].gold == 9 - 2 - 2
    assert after.asked == ("", -1)


# Politics advances.


@case("law")
def annexing_is_cheaper_for_each_soldier() -> None:
    for t, cost in zip(before_and_after("law"), (3, 1), strict=True):
        assert conquest.annex_cost(t.people(0, "rhodes", 1, 2).g, 0, t.place("rhodes")) == cost


@case("bronze_working")
def one_more_in_every_battle() -> None:
    before, after = before_and_after("bronze_working")
    for region in ("libya", "hispania", "rhodes"):
        assert (strength(before, region), strength(after, region)) == (5, 6)
    assert strength(after, "libya", attacker=1) == 6


@case("horsemanship")
def soldiers_move_twice() -> None:
    before, after = [
        t.people(0, "hispania", 0, 1).act(0, "raid").choose(0, "move_to", "mauretania")
        for t in before_and_after("horsemanship")
    ]
    assert before.at(0, "mauretania") == (0, 1)
    assert before.asked == ("", -1)
    after.choose(0, "move_to", "libya")
    assert after.at(0, "libya") == (0, 1)


@case("diplomacy")
def an_attacker_pays_two_more_in_its_lands() -> None:
    before, after = before_and_after("diplomacy")
    for t, costs in ((before, [1, 1, 1, 1]), (after, [3, 3, 1, 1])):
        t.unrest(1, 1)
        places = [t.place(region) for region in ("libya", "hispania", "rhodes", "aegyptus")]
        assert [conquest.attack_cost(t.g, 1, 0, place) for place in places] == costs
        t.people(1, "libya", 3).people(0, "libya", 1).stock(1, grain=2)
        assert t.may(1, "conquest") == (costs[0] == 1)
    assert after.stock(1, grain=3).attack(1, "libya", 0)[1].grain == 0


@case("chariots")
def soldiers_count_more_on_plains() -> None:
    before, after = before_and_after("chariots")
    regions = ("libya", "hispania", "rhodes")
    assert [strength(before, region) for region in regions] == [5, 5, 5]
    assert [strength(after, region) for region in regions] == [7, 5, 5]


@case("phalanx")
def soldiers_count_more_in_mountains() -> None:
    before, after = before_and_after("phalanx")
    regions = ("libya", "hispania", "rhodes")
    assert [strength(before, region) for region in regions] == [5, 5, 5]
    assert [strength(after, region) for region in regions] == [5, 7, 5]


@case("triremes")
def soldiers_count_two_more_on_islands() -> None:
    before, after = before_and_after("triremes")
    regions = ("libya", "hispania", "rhodes")
    assert [strength(before, region) for region in regions] == [5, 5, 5]
    assert [strength(after, region) for region in regions] == [5, 5, 9]


@case("conscription")
def politics_is_unlocked() -> None:
    for t, possible in zip(before_and_after("conscription"), (False, True), strict=True):
        t.stock(0, gold=1).people(0, "libya", 1, 1).act(0, "levy")
        assert ({"arm", "disarm"} <= t.verbs(0)) == possible


@case("legions")
def soldiers_count_more_everywhere() -> None:
    before, after = before_and_after("legions")
    for region in ("libya", "hispania", "rhodes"):
        assert (strength(before, region), strength(after, region)) == (5, 7)


@case("bureaucracy")
def two_regions_fewer_are_counted() -> None:
    for t, counted in zip(before_and_after("bureaucracy"), (4, 2), strict=True):
        t.own(0, "hispania", "mauretania", "libya", "aegyptus")
        assert conquest.annex_cost(t.g, 0, t.place("rhodes")) == counted
        assert govern.step_price(t.g, 0) == counted


@case("siegecraft")
def a_winning_attacker_loses_nobody_and_walls_do_not_help() -> None:
    before, after = before_and_after("siegecraft")
    for t, walls, left in ((before, 3, 4), (after, 0, 5)):
        t.building("gallia", "walls").people(1, "gallia", 1).people(0, "gallia", 0, 5)
        assert battle.combat_value(t.g, 1, t.place("gallia"), 0) == 1 + walls
        t.attack(0, "gallia", 1)
        assert t.at(0, "gallia") == (0, left)
        assert "gallia" not in t.lands(1)
    after.people(0, "libya", 0, 3).people(1, "libya", 1).stock(1).attack(1, "libya", 0)
    assert after.at(0, "libya") == (0, 2), "a winner who was attacked still returns one"


# Culture advances.


@case("epic_poetry")
def a_second_chronicle_card() -> None:
    before, after = [
        t.act(0, "chronicle").choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
        for t in before_and_after("epic_poetry")
    ]
    assert before.asked == ("", -1)
    after.choose(0, "lay_another").choose(0, "lay", "chronicle_4").choose(0, "on_field", "d")
    assert [len(zone) for zone in after[0].chronicles] == [1, 0, 0, 1, 0, 0]
    assert after.asked == ("", -1)


@case("coinage")
def caravans_cost_one() -> None:
    for t, cost in zip(before_and_after("coinage"), (2, 1), strict=True):
        assert not t.stock(0, grain=cost - 1, gold=cost - 1).may(0, "caravan_1")
        assert t.stock(0, grain=cost).may(0, "caravan_1")
        assert t.stock(0, gold=cost).may(0, "caravan_1")
        t.caravan(0).stock(0, grain=3).act(0, "caravan_1").choose(0, "route", "hispania_mauretania")
        assert t[0].grain == 3 - cost


@case("music")
def each_paid_govern_step_is_cheaper() -> None:
    for t, step in zip(before_and_after("music"), (3, 2), strict=True):
        assert govern.step_price(t.g, 0) == step


@case("writing")
def unrest_counts_one_lower_for_advance() -> None:
    for known, most in [(("agriculture",), 0), (("agriculture", "writing"), 1)]:
        t = realm().row(0, "agriculture", "storage").row(4, "writing").advances(0, *known).heritage(0)
        assert t.unrest(0, most).may(0, "advance")
        assert not t.unrest(0, most + 1).may(0, "advance")


@case("democracy")
def culture_is_unlocked() -> None:
    for t, paid in zip(before_and_after("democracy"), (3, 0), strict=True):
        t.unrest(0, 1).stock(0, grain=3).act(0, "govern")
        assert (t[0].unrest, t[0].grain) == (0, 3 - paid)


@case("bread_and_circuses")
def unrest_stops_at_five() -> None:
    before, after = before_and_after("bread_and_circuses")
    for t, most in ((before, 7), (after, 5)):
        t.people(0, "gallia", 1).people(1, "gallia", 1).unrest(0, 4).stock(0, grain=4).act(0, "conquest")
        assert t.options(0)[-1] == ("wager", most - 4)


@case("drama")
def a_lyre_and_one_for_each_amphitheatre() -> None:
    for t, lyres in zip(before_and_after("drama"), (4, 7), strict=True):
        t.building("libya", "amphitheatre").building("hispania", "amphitheatre")
        t.building("gallia", "amphitheatre")
        assert dynasties.lyres(t.g, 0) == lyres
        assert dynasties.fountains(t.g, 0) == 0


@case("cartography")
def caravans_start_where_citizens_live() -> None:
    for t, origins in zip(
        before_and_after("cartography"), ({"hispania"}, {"hispania", "libya"}), strict=True
    ):
        t.people(0, "libya", 0, 1).people(0, "gallia", 1)
        assert t.named(caravans.origins(t.g, t[0])) == origins


@case("philosophy")
def heritage_counts_one_higher_for_chronicles() -> None:
    before, after = before_and_after("philosophy")
    for t, value in ((before, 2), (after, 3)):
        t.heritage(0, 2, 2, 2)
        assert [dynasties.standing(t.g, t[0], category) for category in range(3)] == [value] * 3
        assert not t.advances(0, *t.advances_of(t[0]), "labour").unrest(0, 4).may(0, "advance")


@case("academy")
def a_second_step() -> None:
    before, after = before_and_after("academy")
    for t in (before, after):
        t.row(3, "bronze_working", "bureaucracy", "chariots").row(1, "labour", "ornamentation", "coinage")
        t.advances(0, *t.advances_of(t[0]), "bronze_working", "labour")
        t.act(0, "advance").choose(0, "advance", "bureaucracy")
    assert before.asked == ("", -1)
    after.choose(0, "advance", "ornamentation")
    assert after[0].steps[1] == 2
    assert after[0].steps[3] == 2
    assert after.asked == ("", -1)


# Clauses about several entries.


@pytest.mark.rule("SOT-363", "SOT-112")
def test_buildings_of_the_levy_are_one_operation_in_their_region() -> None:
    t = realm().building("libya", "irrigation", "barracks").advances(0, "tyranny").focus(0, "politics")
    t.stock(0, gold=3).act(0, "levy").choose(0, "recruit", "peasant", "libya")
    assert ("recruit", "soldier", "libya") not in t.options(0)
    assert t[0].gold == 2


@pytest.mark.rule("SOT-363", "SOT-005")
def test_buildings_of_the_levy_need_a_piece_in_supply_and_gold() -> None:
    t = realm().building("libya", "irrigation").focus(0, "civil").stock(0, gold=1)
    t.people(0, "hispania", peasants=20).act(0, "levy")
    assert "recruit" not in t.verbs(0)
    assert not realm().building("libya", "irrigation").focus(0, "civil").may(0, "levy")


@pytest.mark.rule("SOT-367")
def test_wonders_serve_whoever_controls_the_region_when_a_dynasty_ends() -> None:
    t = realm().building("libya", "wonder").own(0, "hispania").own(1, "gallia", "libya")
    t.g.space = sum(t.g.content.board.zones[:1]) + 1
    t.begin(dynasties.dynasty_end())
    assert [empire.vp for empire in t.g.empires] == [0, 1, 0]


@pytest.mark.rule("SOT-369")
def test_symbols_count_on_buildings_controlled_and_on_advances_had() -> None:
    t = realm().row(0, "agriculture", "storage", "sewers", "concrete").advances(0, "concrete")
    assert (dynasties.fountains(t.g, 0), dynasties.lyres(t.g, 0)) == (1 + 2, 0)
    t.building("libya", "aqueduct", "wonder", "temple").building("gallia", "city", "amphitheatre")
    assert (dynasties.fountains(t.g, 0), dynasties.lyres(t.g, 0)) == (3 + 2 + 1, 2 + 1)
    assert (dynasties.fountains(t.g, 1), dynasties.lyres(t.g, 1)) == (1, 1 + 2)


@pytest.mark.rule("SOT-377")
def test_sewers_aqueduct_and_city_add_up() -> None:
    t = realm().row(0, "agriculture", "storage", "sewers").advances(0, "sewers")
    t.building("libya", "aqueduct", "city")
    assert population.room(t.g, 0, t.place("libya")) == 4 + 1 + 2 + 2
