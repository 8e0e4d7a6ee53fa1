"""Destiny, dissolving, glory and the end of the game."""

from __future__ import annotations

import pytest

from saecula.core.flow import is_over
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.rules import destiny, dissolving, ending, glory, progress, rounds
from saecula.games.seven_ages.rules.areas import age_of, terrain
from saecula.games.seven_ages.rules.standings import amount, counted_areas, ranking, symbol_glory
from saecula.games.seven_ages.scoring import result
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.battles import told, watched
from tests.seven_ages.table import Table, table


def three_empires() -> Table:
    """Return Romans, Egyptians and Persians of three players; nobody has money."""
    t = table(3).found(0, "romans", {"latium": "1 spearmen"}, capital="latium")
    t.found(1, "egyptians", {"egypt": "1 spearmen"}, capital="egypt")
    return t.found(2, "persians", {"persis": "1 spearmen"}, capital="persis")


@pytest.mark.rule("7AG-008", "7AG-X01")
def test_ages_of_levels() -> None:
    content = table(2).g.content
    ages = {6: 1, 7: 1, 8: 2, 22: 4, 31: 5, 40: 6, 43: 7, 49: 7, 50: 7}
    assert {level: age_of(content, level) for level in ages} == ages


@pytest.mark.rule("7AG-093")
def test_forest_is_fertile_from_the_sixth_age() -> None:
    t = table(2)
    assert [terrain(t.g, t.area("germany"), age) for age in (5, 6, 7)] == ["forest", "fertile", "fertile"]


@pytest.mark.rule("7AG-240")
def test_destiny_discards_and_draws_to_six() -> None:
    t = table(2).hand(0, "romans", "picts", "cham")
    t.begin(destiny.destiny(0, BESIDE))
    t.choose(0, "discard", "cham").choose(0, "discard", "romans").choose(0, "done")
    hand = t.g.players[0].hand
    assert len(hand) == 6
    assert "picts" in hand
    assert set(t.g.discard[-2:]) == {"cham", "romans"}


@pytest.mark.rule("7AG-240")
def test_with_more_than_six_cards_nothing_is_drawn() -> None:
    t = table(2)
    t.begin(destiny.destiny(0, BESIDE)).choose(0, "done")
    assert len(t.g.players[0].hand) == 7


@pytest.mark.rule("7AG-300", "7AG-301", "7AG-302", "7AG-303")
def test_a_dissolved_empire_leaves_its_cities() -> None:
    t = three_empires()
    slot = t.slot("romans")
    t.g.forts = t.g.disorder = t.mask("latium")
    t["romans"].leaders = ((0, t.area("latium")),)
    t["romans"].money = 9
    t.begin(dissolving.dissolve(0, slot)).choose(0, "dissolve")
    empire = t.g.empires[slot]
    assert (empire.owner, empire.card, empire.money, empire.leaders) == (-2, -1, 0, ())
    assert (t.g.forts, t.g.disorder) == (0, 0)
    assert t.g.cities[0] & t.mask("latium")
    assert t.g.discard[-1] == "romans"


def test_an_empire_can_be_kept_after_all() -> None:
    t = three_empires()
    t.begin(dissolving.dissolve(0, t.slot("romans"))).choose(0, "keep")
    assert t["romans"].owner == 0


@pytest.mark.rule("7AG-313", "7AG-314", "7AG-316")
def test_places_of_a_numbered_symbol() -> None:
    t = three_empires()
    t["romans"].money, t["egyptians"].money = 5, 9
    for n, expected in ((3, [2, 3, 0]), (2, [1, 2, 0]), (1, [0, 1, 0])):
        money = Symbol(most="money", n=n)
        slots = [t.slot(id_) for id_ in ("romans", "egyptians", "persians")]
        assert [symbol_glory(t.g, slot, money) for slot in slots] == expected


@pytest.mark.rule("7AG-315", "7AG-X17")
def test_ties_go_clockwise_from_the_start_player() -> None:
    t = three_empires()
    t["romans"].money = t["egyptians"].money = t["persians"].money = 4
    t.g.start = 1
    order = [t.g.empires[slot].owner for slot in ranking(t.g, Symbol(most="money", n=3))]
    assert order == [1, 2, 0]


@pytest.mark.rule("7AG-317", "7AG-X16")
def test_all_levels_of_cities_count() -> None:
    t = table(2).found(
        0, "romans", {"latium": "1 spearmen", "lombardy": "1 spearmen", "sicily": "1 spearmen"},
        capital="latium",
    )  # fmt: skip
    t.city("lombardy", 3).city("sicily", 1)
    assert amount(t.g, t["romans"], Symbol(most="cities", n=1)) == 5


@pytest.mark.rule("7AG-318")
def test_units_are_compared_by_kind() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen, 1 knights, 1 galley"}, level=20)
    counts = [amount(t.g, t["romans"], Symbol(most=kind, n=1)) for kind in ("land_units", "cavalry_units")]
    assert counts == [3, 1]
    assert amount(t.g, t["romans"], Symbol(most="naval_units", n=1)) == 1


@pytest.mark.rule("7AG-221", "7AG-318")
def test_comparing_cavalry_tells_how_many_there_are() -> None:
    t = table(2).found(0, "hittites", {"latium": "2 spearmen, 1 chariot"})
    t.found(1, "egyptians", {"egypt": "1 spearmen"})
    watched(t)
    glory.count_cavalry(t.g)
    assert [line[1:] for line in told(t, "cavalry_counted")] == [
        (t.slot("hittites"), 1),
        (t.slot("egyptians"), 0),
    ]
    assert t.g.barrier
    without = watched(table(2).found(0, "egyptians", {"egypt": "1 spearmen"}))
    glory.count_cavalry(without.g)
    assert not told(without, "cavalry_counted")


@pytest.mark.rule("7AG-320", "7AG-323", "7AG-420")
def test_areas_that_count() -> None:
    t = table(2)
    desert = next(area.id for area in t.g.content.areas if area.terrain == "desert")
    t.found(0, "romans", {"latium": "1 spearmen", "egypt": "1 spearmen", desert: "1 spearmen"})
    land = Symbol(most="areas", n=1, kind="land")
    assert counted_areas(t.g, t["romans"], land) == t.mask("latium", "egypt")
    t.g.disorder = t.mask("egypt")
    assert counted_areas(t.g, t["romans"], land) == t.mask("latium")
    africa = Symbol(most="areas", n=1, kind="land", region="africa")
    assert not counted_areas(t.g, t["romans"], africa)
    assert not counted_areas(t.g, t["romans"], Symbol(most="areas", n=1, kind="water"))


@pytest.mark.rule("7AG-324")
def test_outside_europe_only_european_capitals_are_compared() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen", "egypt": "1 spearmen"}, capital="latium")
    t.found(1, "persians", {"persis": "1 spearmen", "sumer": "1 spearmen"}, capital="persis")
    symbol = Symbol(most="areas", n=3, kind="all", region="outside_europe")
    assert ranking(t.g, symbol) == [t.slot("romans")]


@pytest.mark.rule("7AG-325")
def test_the_homeland() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen", "egypt": "1 spearmen"})
    homeland, slot = Symbol(most="homeland"), t.slot("romans")
    assert symbol_glory(t.g, slot, homeland) == 1
    t["romans"].homeland = t.mask("latium", "germany")
    assert symbol_glory(t.g, slot, homeland) == 0
    t["romans"].homeland = t.mask("germany")
    assert symbol_glory(t.g, slot, homeland) == -1


@pytest.mark.rule("7AG-319", "7AG-421")
def test_resources() -> None:
    t = table(2).found(0, "romans", {"bihar": "1 spearmen", "egypt": "1 spearmen"})
    slot = t.slot("romans")
    t.g.disorder = t.mask("egypt")
    wheat, elephants = Symbol(most="resource", kind="wheat"), Symbol(most="resource", kind="elephant")
    here = [area for area in ("bihar", "egypt") if t.g.content.wheat >> t.area(area) & 1]
    assert symbol_glory(t.g, slot, wheat) == len(here)
    assert symbol_glory(t.g, slot, elephants) == 1
    t["romans"].progress = 43
    assert symbol_glory(t.g, slot, elephants) == 0


@pytest.mark.rule("7AG-319", "7AG-109")
def test_elephant_areas_count_again_when_the_last_empire_of_age_7_is_gone() -> None:
    t = table(2).found(0, "romans", {"bihar": "1 spearmen"}).found(1, "gauls", {"egypt": "1 spearmen"}, 43)
    slot, elephants = t.slot("romans"), Symbol(most="resource", kind="elephant")
    t.g.elephants = 0
    assert symbol_glory(t.g, slot, elephants) == 0
    t.begin(dissolving.dissolve(1, t.slot("gauls"))).choose(1, "dissolve")
    assert symbol_glory(t.g, slot, elephants) == 1


@pytest.mark.rule("7AG-329")
def test_square_symbols_do_not_score_here() -> None:
    t = three_empires()
    assert symbol_glory(t.g, t.slot("romans"), Symbol(at_once="win_trade", n=1)) == 0


@pytest.mark.rule("7AG-311", "7AG-312")
def test_glory_is_bought_before_symbols_are_scored() -> None:
    t = three_empires()
    t["romans"].money = 120
    t.begin(glory.score())
    assert t.asked == ("buy_glory", 0)
    assert t.named(0, "buy_glory") == [0, 1, 2]
    t.choose(0, "buy_glory", 2)
    assert t["romans"].money == 20
    assert t.g.players[0].glory == t.g.players[0].scored >= 2


@pytest.mark.rule("7AG-330")
def test_glory_never_falls_below_zero() -> None:
    t = table(2)
    t.g.players[0].glory, t.g.players[0].scored = 2, -3
    t.g.players[1].glory, t.g.players[1].scored = 2, -1
    t.begin(glory.score_symbols())
    assert [player.glory for player in t.g.players] == [0, 1]


@pytest.mark.rule("7AG-265", "7AG-410")
def test_leaders_leave_when_the_age_changes() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"}, level=6)
    t["romans"].leaders = ((0, t.area("latium")),)
    t.begin(progress.advance(t.slot("romans")))
    assert len(t["romans"].leaders) == 1
    t.begin(progress.advance(t.slot("romans")))
    assert (t["romans"].progress, len(t["romans"].leaders)) == (8, 0)


@pytest.mark.rule("7AG-266", "7AG-412")
def test_a_leader_without_units_leaves() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"})
    t["romans"].leaders = ((0, t.area("egypt")), (1, t.area("latium")))
    t.begin(rounds.end_actions())
    assert [leader for leader, _ in t["romans"].leaders] == [1]


@pytest.mark.rule("7AG-350", "7AG-416")
def test_passing_the_last_level_brings_glory_and_ends_the_game() -> None:
    t = three_empires()
    t["romans"].progress = t["egyptians"].progress = 49
    t.begin(progress.free_progress())
    assert (t["romans"].progress, t["egyptians"].progress) == (50, 50)
    assert [player.glory for player in t.g.players] == [7, 0, 0]
    assert ending.is_due(t.g)
    t.begin(progress.free_progress(), rounds.end_round())
    assert t["romans"].progress == 50
    assert is_over(t.g)
    assert t.g.ended


@pytest.mark.rule("7AG-352", "7AG-354")
def test_options_end_the_game_earlier() -> None:
    assert table(2).g.variant.rounds == "60"
    t = table(2, rounds="10")
    t.g.round = 9
    assert not ending.is_due(t.g)
    t.g.round = 10
    assert ending.is_due(t.g)
    t = table(2, end="age_2").found(0, "romans", {"latium": "1 spearmen"}, level=14)
    assert not ending.is_due(t.g)
    t["romans"].progress = 15
    assert ending.is_due(t.g)
    dissolving.discard_empire(t.g, t.slot("romans"))
    assert ending.is_due(t.g)


@pytest.mark.rule("7AG-378")
def test_faster_history_ends_with_the_first_new_age() -> None:
    t = table(2, faster_history=True).found(0, "romans", {"latium": "1 spearmen"}, level=7)
    t.g.first_age = 1
    t.g.players[0].glory = 3
    t.begin(rounds.begin_round(2))
    for seat in (0, 1):
        while t.asked[1] == seat and t.asked[0] == "place_markers":
            t.pick(seat, t.options(seat)[0])
    assert is_over(t.g)
    assert t.g.players[0].glory == 3


@pytest.mark.rule("7AG-353")
def test_most_glory_wins_then_progress() -> None:
    t = three_empires()
    for player in t.g.players:
        player.glory = 5
    assert result(t.g).places == (1, 1, 1)
    t["persians"].progress = 4
    assert result(t.g).places == (2, 2, 1)
    t.g.passed = 1
    assert result(t.g).places == (3, 1, 2)
    t.g.players[0].glory = 6
    assert result(t.g).places == (1, 2, 3)
