"""Battle: combat values, wagers, losses, retreat, control (SOT-125 to SOT-137, SOT-365)."""

import pytest

from saecula.core.flow import to_move
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.rules import battle, dynasties
from saecula.games.sands_of_time.rules.regions import NOBODY, controller, markers_left
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2


def front(own: tuple[int, int], other: tuple[int, int], region: str = "gallia") -> Table:
    """Player 0 has peasants and soldiers in a region of player 1; unrest 0 and no advances."""
    t = table().nobody()
    t.own(0, "hispania", "mauretania").own(1, "italia", "gallia", "syria").own(2, "armenia", "cyprus")
    for seat in range(3):
        t.unrest(seat, 0).advances(seat, "agriculture")
    return t.people(0, region, *own).people(1, region, *other)


def value(t: Table, seat: int, region: str, attacker: int = 0) -> int:
    return battle.combat_value(t.g, seat, t.place(region), attacker)


# Combat values and wagers.


@pytest.mark.rule("SOT-125")
@pytest.mark.parametrize(("people", "expected"), [((1, 0), 1), ((0, 1), 2), ((3, 0), 3), ((3, 2), 7)])
def test_a_peasant_counts_one_and_a_soldier_two(people: tuple[int, int], expected: int) -> None:
    t = front(people, (1, 1)).people(0, "hispania", 5, 5)
    assert value(t, 0, "gallia") == expected
    assert value(t, 1, "gallia") == 3


@pytest.mark.rule("SOT-126", "SOT-X25", "SOT-293")
@pytest.mark.parametrize(("unrest", "most"), [(0, 6), (1, 6), (2, 5), (5, 2), (6, 1)])
def test_a_wager_is_what_is_left_to_the_maximum_and_at_most_six(unrest: int, most: int) -> None:
    t = front((1, 0), (1, 0)).unrest(0, unrest).unrest(1, unrest).stock(0, grain=7).act(0, "conquest")
    for seat in (0, 1):
        assert t.options(seat) == [("wager", number) for number in range(most + 1)]


@pytest.mark.rule("SOT-126", "SOT-368")
@pytest.mark.parametrize(("unrest", "most"), [(0, 5), (3, 2), (4, 1)])
def test_with_bread_and_circuses_the_wager_is_bounded_by_five(unrest: int, most: int) -> None:
    t = front((1, 0), (1, 0)).advances(0, "bread_and_circuses").unrest(0, unrest).stock(0, grain=7)
    t.act(0, "conquest")
    assert t.options(0) == [("wager", number) for number in range(most + 1)]
    assert t.options(1) == [("wager", number) for number in range(7)]


@pytest.mark.rule("SOT-126")
def test_wagers_are_chosen_at_once_and_in_secret() -> None:
    t = front((3, 0), (1, 0)).act(0, "conquest")
    assert sorted(to_move(t.g)) == [0, 1]
    others = (1, 2, -1)
    before = [GAME.plain(GAME.redact(t.g, seat).position) for seat in others]
    t.choose(0, "wager", 4)
    assert [GAME.plain(GAME.redact(t.g, seat).position) for seat in others] == before
    assert to_move(t.g) == [1]
    t.choose(1, "wager", 1)
    assert t.g.wagers == (4, 1)


@pytest.mark.rule("SOT-126")
def test_the_attacked_may_wager_first() -> None:
    t = front((3, 0), (1, 0)).act(0, "conquest").choose(1, "wager", 1).choose(0, "wager", 0)
    assert t.g.wagers == (0, 1)
    assert t[1].unrest == 1


@pytest.mark.rule("SOT-127", "SOT-X25")
def test_who_is_at_maximum_unrest_has_wager_nothing_in_the_open() -> None:
    t = front((4, 0), (1, 0)).unrest(1, 7).act(0, "conquest")
    assert to_move(t.g) == [0]
    t = front((4, 0), (1, 0)).unrest(0, 7).stock(0, grain=7).act(0, "conquest")
    assert to_move(t.g) == [1]
    t.choose(1, "wager", 0)
    assert t.g.wagers == (0, 0)
    assert t[0].unrest == 7
    t = front((4, 0), (1, 0)).advances(1, "bread_and_circuses").unrest(1, 5).act(0, "conquest")
    assert to_move(t.g) == [0]


@pytest.mark.rule("SOT-128")
@pytest.mark.parametrize(
    ("own", "other", "wagers", "won"),
    [
        ((5, 0), (4, 0), (0, 0), True),
        ((0, 2), (4, 0), (0, 0), False),
        ((0, 1), (4, 0), (1, 0), True),
        ((0, 1), (5, 0), (1, 0), False),
        ((5, 0), (1, 0), (0, 1), True),
        ((4, 0), (1, 0), (0, 1), False),
        ((1, 0), (3, 0), (3, 2), True),
        ((1, 0), (4, 0), (3, 2), False),
    ],
)
def test_three_for_each_point_of_a_wager_and_a_tie_for_the_attacked(
    own: tuple[int, int], other: tuple[int, int], wagers: tuple[int, int], won: bool
) -> None:
    t = front(own, other).attack(0, "gallia", 1, wagers)
    assert (t[0].unrest, t[1].unrest) == ((wagers[0], 0) if won else (0, wagers[1]))
    assert ("gallia" in t.lands(1)) != won


# Losses.


@pytest.mark.rule("SOT-129", "SOT-130")
def test_a_winning_attacker_returns_a_citizen_of_choice_and_bears_the_wager() -> None:
    t = front((2, 2), (3, 0)).unrest(0, 1).stock(0, grain=1).attack(0, "gallia", 1, (2, 1))
    assert t.asked == ("return_citizens", 0)
    assert t.options(0) == [("give_up", "peasant"), ("give_up", "soldier")]
    t.choose(0, "give_up", "soldier")
    assert t.at(0, "gallia") == (2, 1)
    assert (t[0].unrest, t[1].unrest) == (3, 0)


@pytest.mark.rule("SOT-129", "SOT-130", "SOT-133")
def test_a_winning_defender_returns_a_citizen_of_choice_and_bears_the_wager() -> None:
    t = front((4, 0), (2, 1)).unrest(1, 2).attack(0, "gallia", 1, (1, 2))
    assert t.asked == ("return_citizens", 1)
    t.choose(1, "give_up", "peasant")
    assert t.at(1, "gallia") == (1, 1)
    assert t.at(0, "gallia") == (2, 0)
    assert (t[0].unrest, t[1].unrest) == (0, 4)


@pytest.mark.rule("SOT-129", "SOT-137")
def test_a_winner_may_lose_the_last_citizen_there() -> None:
    t = front((0, 1), (1, 0)).attack(0, "gallia", 1).take(0, "annex_after", "pass")
    assert t.at(0, "gallia") == (0, 0)
    assert t.at(1, "gallia") == (0, 0)
    assert controller(t.g, t.place("gallia")) == NOBODY
    assert t.lands(0) == {"hispania", "mauretania"}


@pytest.mark.rule("SOT-129", "SOT-083")
def test_the_unrest_of_a_wager_counts_at_once() -> None:
    t = front((0, 3), (1, 0)).stock(0, gold=3).turn(0, "conquest", "build")
    assert t.may(0, "build")
    t.choose(0, "carry_out", "conquest").choose(0, "attack", "gallia", 1)
    t.choose(0, "wager", 3).choose(1, "wager", 0)
    assert t[0].unrest == 3
    assert not t.may(0, "build")


@pytest.mark.rule("SOT-130")
def test_a_losing_attacker_returns_two_citizens_of_choice() -> None:
    t = front((2, 2), (0, 4)).attack(0, "gallia", 1, (1, 3))
    assert t.asked == ("return_citizens", 0)
    t.choose(0, "give_up", "peasant").choose(0, "give_up", "soldier")
    assert t.at(0, "gallia") == (1, 1)
    assert t[0].unrest == 0
    assert t.asked[0] != "return_citizens"


@pytest.mark.rule("SOT-130", "SOT-137")
def test_a_loser_with_one_citizen_returns_that_one() -> None:
    t = front((1, 0), (1, 1)).attack(0, "gallia", 1).choose(1, "give_up", "soldier")
    assert t.at(0, "gallia") == (0, 0)
    assert t.at(1, "gallia") == (1, 0)
    t = front((0, 2), (1, 0)).people(1, "italia", 1, 1).attack(0, "gallia", 1)
    assert t.at(1, "gallia") == (0, 0)
    assert t.at(1, "italia") == (1, 1)


@pytest.mark.rule("SOT-130", "SOT-022")
def test_returned_citizens_are_back_in_supply() -> None:
    t = front((0, 5), (4, 0)).attack(0, "gallia", 1)
    assert sum(t[0].soldiers) == 4
    assert sum(t[1].peasants) == 2


# Retreat.


@pytest.mark.rule("SOT-131")
def test_the_rest_of_an_attacked_loser_goes_to_one_adjacent_own_region() -> None:
    t = front((0, 6), (4, 2)).own(1, "gallia", "italia", "hispania", "syria").own(0, "mauretania", "libya")
    t.people(1, "italia", 5, 0).attack(0, "gallia", 1)
    t.choose(1, "give_up", "peasant").choose(1, "give_up", "soldier")
    assert t.asked == ("retreat", 1)
    assert t.options(1) == [("retreat_to", "hispania"), ("retreat_to", "italia")]
    t.choose(1, "retreat_to", "italia")
    assert t.at(1, "gallia") == (0, 0)
    assert t.at(1, "italia") == (8, 1)
    assert t.at(1, "hispania") == (0, 0)


@pytest.mark.rule("SOT-131")
def test_without_an_adjacent_own_region_the_rest_returns_to_supply() -> None:
    t = front((0, 6), (4, 2)).own(1, "gallia", "syria").attack(0, "gallia", 1)
    t.choose(1, "give_up", "peasant").choose(1, "give_up", "peasant")
    assert t.at(1, "gallia") == (0, 0)
    assert (sum(t[1].peasants), sum(t[1].soldiers)) == (0, 0)


@pytest.mark.rule("SOT-131", "SOT-232")
def test_roads_do_not_help_a_retreat() -> None:
    t = front((0, 6), (4, 0)).own(1, "gallia", "sicilia").building("italia", "road").attack(0, "gallia", 1)
    assert t.at(1, "sicilia") == (0, 0)
    assert sum(t[1].peasants) == 0


@pytest.mark.rule("SOT-131", "SOT-132")
def test_a_visitor_who_loses_when_attacked_leaves_without_losing_control_of_anything() -> None:
    t = front((0, 3), (4, 0), "hispania").attack(0, "hispania", 1).choose(1, "retreat_to", "gallia")
    assert t.at(1, "gallia") == (2, 0)
    assert t.lands(0) == {"hispania", "mauretania"}
    assert t.lands(1) == {"gallia", "italia", "syria"}


@pytest.mark.rule("SOT-132")
def test_an_attacked_controller_who_loses_loses_the_marker_and_nobody_controls_the_region() -> None:
    t = front((0, 3), (4, 0)).attack(0, "gallia", 1, bonus=True)
    assert t.asked == ("annex_after", 0)
    assert t.lands(1) == {"italia", "syria"}
    assert t.named(t[1].provinces) == {"syria"}
    assert controller(t.g, t.place("gallia")) == NOBODY
    assert markers_left(t.g, t[1]) == 8


@pytest.mark.rule("SOT-133")
def test_a_losing_attacker_stays() -> None:
    t = front((3, 0), (0, 3)).attack(0, "gallia", 1)
    assert t.at(0, "gallia") == (1, 0)
    assert t.at(0, "hispania") == (0, 0)
    assert t.at(1, "gallia") == (0, 2)
    assert t.lands(1) == {"gallia", "italia", "syria"}


@pytest.mark.rule("SOT-133")
def test_a_losing_attacker_keeps_control() -> None:
    t = front((3, 0), (0, 3), "hispania").attack(0, "hispania", 1)
    assert t.at(0, "hispania") == (1, 0)
    assert t.lands(0) == {"hispania", "mauretania"}
    assert t.named(1 << t[0].capital) == {"hispania"}


# Capital and last region.


@pytest.mark.rule("SOT-134", "SOT-013")
def test_a_lost_capital_is_replaced_at_once_in_another_own_region() -> None:
    t = front((0, 3), (1, 0)).own(1, "gallia", "italia", "syria")
    t.caravan(1, "gallia_italia").heritage(1, 1, 2, 3)
    assert markers_left(t.g, t[1]) == 7
    t.attack(0, "gallia", 1)
    assert t.asked == ("choose_capital", 1)
    assert t.options(1) == [("capital", "italia"), ("capital", "syria")]
    assert t[1].capital < 0
    caravans = t[1].caravans
    t.choose(1, "capital", "syria")
    assert t.named(1 << t[1].capital) == {"syria"}
    assert t.named(t[1].provinces) == {"italia"}
    assert markers_left(t.g, t[1]) == 8
    assert t[1].heritage == (1, 2, 3)
    assert t[1].caravans == caravans != 0


@pytest.mark.rule("SOT-134")
def test_a_colony_may_become_the_capital_and_the_only_region_must() -> None:
    t = front((0, 3), (1, 0)).own(1, "gallia", colonies=("syria",)).attack(0, "gallia", 1, bonus=True)
    assert t.asked == ("annex_after", 0)
    assert t.named(1 << t[1].capital) == {"syria"}


@pytest.mark.rule("SOT-134")
def test_another_region_lost_leaves_the_capital_where_it_is() -> None:
    t = front((0, 3), (1, 0)).attack(0, "gallia", 1, bonus=True)
    assert t.asked == ("annex_after", 0)
    assert t.named(1 << t[1].capital) == {"italia"}


@pytest.mark.rule("SOT-135")
def test_the_last_region_is_never_lost() -> None:
    t = front((0, 4), (3, 1)).own(1, "gallia").stock(0, grain=9).attack(0, "gallia", 1, (1, 0))
    t.choose(1, "give_up", "peasant").choose(1, "give_up", "soldier")
    assert t.at(1, "gallia") == (2, 0)
    assert t.lands(1) == {"gallia"}
    assert t.named(1 << t[1].capital) == {"gallia"}
    assert t.at(0, "gallia") == (0, 3)
    assert t[0].unrest == 1
    assert "annex" not in t.verbs(0)


@pytest.mark.rule("SOT-135")
def test_the_last_region_cannot_be_annexed_even_without_its_citizens() -> None:
    t = front((0, 4), (2, 0)).own(1, "gallia").stock(0, grain=9).attack(0, "gallia", 1)
    assert t.at(1, "gallia") == (0, 0)
    assert t.lands(1) == {"gallia"}
    assert "annex" not in t.verbs(0)
    t = front((0, 4), (0, 0)).own(1, "gallia").stock(0, grain=9)
    assert not t.may(0, "conquest")
    assert t.own(1, "gallia", "italia").may(0, "conquest")


@pytest.mark.rule("SOT-135", "SOT-131")
def test_who_has_one_region_still_retreats_from_another() -> None:
    t = front((0, 4), (3, 0)).own(1, "italia").attack(0, "gallia", 1)
    assert t.at(1, "gallia") == (0, 0)
    assert t.at(1, "italia") == (1, 0)
    assert t.lands(1) == {"italia"}


@pytest.mark.rule("SOT-136")
def test_buildings_stay_and_serve_who_controls_the_region() -> None:
    t = front((0, 3), (1, 0)).building("gallia", "aqueduct").stock(0, grain=9)
    assert [dynasties.fountains(t.g, seat) for seat in (0, 1)] == [0, 2]
    standing = t.g.buildings
    t.attack(0, "gallia", 1)
    assert t.g.buildings == standing
    assert [dynasties.fountains(t.g, seat) for seat in (0, 1)] == [0, 0]
    t.choose(0, "annex", "gallia")
    assert t.g.buildings == standing
    assert [dynasties.fountains(t.g, seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("SOT-137", "SOT-082")
def test_what_follows_a_battle_comes_in_its_order() -> None:
    t = front((2, 3), (3, 1)).own(1, "gallia", "italia", "hispania").own(0, "mauretania", "libya")
    t.stock(0, grain=9).attack(0, "gallia", 1, (2, 0), bonus=True)
    assert (t.asked, t[0].unrest) == (("return_citizens", 0), 0)
    t.choose(0, "give_up", "peasant")
    assert (t.asked, t[0].unrest) == (("return_citizens", 1), 2)
    t.choose(1, "give_up", "peasant").choose(1, "give_up", "peasant")
    assert t.asked == ("retreat", 1)
    assert "gallia" in t.lands(1)
    t.choose(1, "retreat_to", "italia")
    assert t.asked == ("choose_capital", 1)
    assert "gallia" not in t.lands(1)
    t.choose(1, "capital", "italia")
    assert t.asked == ("annex_after", 0)
    assert {"annex", "pass", "support"} <= t.verbs(0)


# Content in battle.


@pytest.mark.rule("SOT-365")
@pytest.mark.parametrize(
    ("card", "plain", "mountain", "island"),
    [
        ("agriculture", 7, 7, 7),
        ("bronze_working", 8, 8, 8),
        ("chariots", 9, 7, 7),
        ("phalanx", 7, 9, 7),
        ("triremes", 7, 7, 11),
        ("legions", 9, 9, 9),
    ],
)
def test_what_advances_add_to_three_peasants_and_two_soldiers(
    card: str, plain: int, mountain: int, island: int
) -> None:
    t = front((0, 0), (0, 0)).row(2, "law", "horsemanship", "conscription").row(3, "bronze_working")
    if card not in ("agriculture", "bronze_working"):
        lower = ("law", "horsemanship", "conscription")
        level = 4 if card == "legions" else 3
        t.row(2, *lower[: level - 1], card)
    t.advances(0, card)
    for region in ("gallia", "hispania", "cyprus"):
        t.people(0, region, 3, 2)
    assert [value(t, 0, region) for region in ("gallia", "hispania", "cyprus")] == [plain, mountain, island]
    assert [value(t, 0, region, 1) for region in ("gallia", "hispania", "cyprus")] == [
        plain,
        mountain,
        island,
    ]


@pytest.mark.rule("SOT-365")
def test_advances_for_soldiers_add_up_and_give_peasants_nothing() -> None:
    t = front((3, 2), (0, 0)).row(2, "law", "horsemanship", "chariots", "legions").advances(0, "legions")
    assert value(t, 0, "gallia") == 11
    assert value(t.people(0, "gallia", 3, 0), 0, "gallia") == 3


@pytest.mark.rule("SOT-365")
def test_walls_help_only_the_controller_and_only_when_attacked_there() -> None:
    t = front((1, 0), (1, 0)).building("gallia", "walls").people(1, "italia", 1).people(2, "gallia", 1)
    assert value(t, 1, "gallia", attacker=0) == 4
    assert value(t, 1, "gallia", attacker=1) == 1
    assert value(t, 1, "italia", attacker=0) == 1
    assert value(t, 2, "gallia", attacker=0) == 1
    assert value(t, 0, "gallia", attacker=0) == 1


# Worked examples.


@pytest.mark.rule("SOT-X12", "SOT-364", "SOT-365", "SOT-142")
def test_example_battle_and_annexation() -> None:
    t = table().nobody().own(MARION, "hispania").own(ANGELIKA, "gallia", "italia", "sicilia", "mauretania")
    t.own(NICOLE, "aegyptus", "libya").people(ANGELIKA, "libya", 1, 2).people(NICOLE, "libya", 0, 2)
    t.row(2, "law", "horsemanship", "chariots")
    t.advances(ANGELIKA, "law", "chariots").advances(NICOLE, "bronze_working")
    t.unrest(ANGELIKA, 1).unrest(NICOLE, 4).stock(ANGELIKA, grain=5)
    assert value(t, ANGELIKA, "libya", ANGELIKA) == 7
    assert value(t, NICOLE, "libya", ANGELIKA) == 5
    t.attack(ANGELIKA, "libya", NICOLE, (2, 2))
    assert t[ANGELIKA].grain == 4
    t.choose(ANGELIKA, "give_up", "peasant")
    assert (t[ANGELIKA].unrest, t[NICOLE].unrest) == (3, 4)
    assert t.at(NICOLE, "libya") == (0, 0)
    assert t.lands(NICOLE) == {"aegyptus"}
    t.choose(ANGELIKA, "annex", "libya")
    assert t.lands(ANGELIKA) == {"gallia", "italia", "sicilia", "mauretania", "libya"}
    assert t[ANGELIKA].grain == 4 - (4 - 2)


@pytest.mark.rule("SOT-X27", "SOT-129", "SOT-130", "SOT-135")
def test_example_last_region() -> None:
    t = table().nobody().own(MARION, "hispania", "rhodes").own(ANGELIKA, "gallia").own(NICOLE, "cyprus")
    t.people(NICOLE, "cyprus", peasants=4).people(MARION, "cyprus", soldiers=3)
    t.unrest(MARION, 2).unrest(NICOLE, 1).stock(MARION, grain=9).attack(MARION, "cyprus", NICOLE, (1, 0))
    assert t.at(MARION, "cyprus") == (0, 2)
    assert (t[MARION].unrest, t[NICOLE].unrest) == (3, 1)
    assert t.at(NICOLE, "cyprus") == (2, 0)
    assert t.lands(NICOLE) == {"cyprus"}
    assert "annex" not in t.verbs(MARION)


def syria() -> Table:
    """Angelika visits Syria, where Marion attacks her without wagers."""
    t = table().nobody().own(MARION, "syria", "cyprus").own(NICOLE, "hispania")
    t.own(ANGELIKA, "gallia", "armenia", "asia_minor")
    return t.people(MARION, "syria", soldiers=4).people(ANGELIKA, "syria", 2, 1).stock(MARION, grain=3)


@pytest.mark.rule("SOT-X28", "SOT-122", "SOT-130", "SOT-131", "SOT-133")
def test_example_retreat_of_a_visitor() -> None:
    t = syria()
    assert (value(t, MARION, "syria"), value(t, ANGELIKA, "syria")) == (8, 4)
    t.attack(MARION, "syria", ANGELIKA)
    assert t[MARION].grain == 0
    assert t.at(MARION, "syria") == (0, 3)
    t.choose(ANGELIKA, "give_up", "peasant").choose(ANGELIKA, "give_up", "soldier")
    assert t.options(ANGELIKA) == [("retreat_to", "asia_minor"), ("retreat_to", "armenia")]
    t.choose(ANGELIKA, "retreat_to", "armenia")
    assert t.at(ANGELIKA, "armenia") == (1, 0)
    assert t.lands(MARION) == {"syria", "cyprus"}
    assert (t[MARION].unrest, t[ANGELIKA].unrest) == (3, 3)


@pytest.mark.rule("SOT-X28", "SOT-131")
def test_example_retreat_of_a_visitor_without_a_region_nearby() -> None:
    t = syria().own(ANGELIKA, "gallia", "italia").attack(MARION, "syria", ANGELIKA)
    t.choose(ANGELIKA, "give_up", "peasant").choose(ANGELIKA, "give_up", "peasant")
    assert (sum(t[ANGELIKA].peasants), sum(t[ANGELIKA].soldiers)) == (0, 0)
    assert t.lands(MARION) == {"syria", "cyprus"}
