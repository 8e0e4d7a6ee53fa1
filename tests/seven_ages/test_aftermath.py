"""The end of a conflict: elites, control, cities, money, glory."""

from __future__ import annotations

import pytest

from saecula.core.position import Frame
from saecula.games.seven_ages.invariants import check
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import aftermath
from tests.seven_ages.battles import duel, fight
from tests.seven_ages.table import Table


def conquest(**changes: int) -> Table:
    """Set up a conflict over Lombardy, the capital of Carthage if it is a city of some level."""
    t = duel("3 spearmen", "2 spearmen")
    t["carthaginians"].money = changes.get("money", 0)
    if level := changes.get("capital", 0):
        t["carthaginians"].capital = t.area("lombardy")
        t.city("lombardy", level)
    return t


def won(t: Table) -> Table:
    """Let the attacker destroy the defender."""
    t.attack("romans") if t.g.conflict < 0 else t
    fight(t, 7, 0, "3 spearmen", "2 spearmen")
    assert t.g.conflict == -1
    check(t.g)
    return t


@pytest.mark.rule("7AG-X23", "7AG-215", "7AG-216")
def test_the_capital_is_lost_with_the_treasury() -> None:
    t = won(conquest(money=13, capital=3))
    romans, carthage = t["romans"], t["carthaginians"]
    assert (carthage.money, romans.money) == (0, 7)
    assert (carthage.capital, romans.capital) == (-1, -1)
    assert t.g.cities == (t.mask("lombardy"), 0, 0, 0)


@pytest.mark.rule("7AG-010", "7AG-216")
def test_money_beyond_the_track_is_lost() -> None:
    t = conquest(money=13, capital=3)
    t["romans"].money = 197
    assert won(t)["romans"].money == 199


@pytest.mark.rule("7AG-215")
@pytest.mark.parametrize(("level", "after"), [(7, 2), (5, 1), (3, 0), (1, -1)])
def test_a_conquered_city_drops_one_step(level: int, after: int) -> None:
    t = won(conquest().city("lombardy", level))
    assert [n for n, mask in enumerate(t.g.cities) if mask] == ([after] if after >= 0 else [])


@pytest.mark.rule("7AG-213")
def test_the_loser_discards_an_elite_marker() -> None:
    t = conquest()
    t["romans"].elites = t["carthaginians"].elites = 1
    won(t)
    assert (t["romans"].elites, t["carthaginians"].elites) == (1, 0)


@pytest.mark.rule("7AG-214", "7AG-215", "7AG-422")
def test_conquest_removes_fort_artifact_and_disorder() -> None:
    t = conquest().artifact("carthaginians", "statue_of_zeus", "lombardy")
    t.g.forts = t.g.disorder = t.mask("lombardy")
    t.attack("romans")
    t["romans"].elites = 3
    won(t)
    assert (t.g.forts, t.g.disorder, t.g.placed.mask) == (0, 0, 0)
    assert t.units("romans", "lombardy") == {"spearmen": 3}


@pytest.mark.rule("7AG-215")
def test_nothing_changes_where_the_defender_holds() -> None:
    t = duel("2 spearmen", "3 spearmen").city("lombardy", 3)
    t.g.forts = t.mask("lombardy")
    fight(t.attack("romans"), 0, 7, "2 spearmen", "3 spearmen")
    assert (t.g.cities, t.g.forts) == ((0, t.mask("lombardy"), 0, 0), t.mask("lombardy"))


@pytest.mark.rule("7AG-200", "7AG-214", "7AG-215", "7AG-216")
def test_if_both_are_destroyed_the_area_is_neutral_and_nobody_gets_the_money() -> None:
    t = duel("2 spearmen", "2 spearmen").city("lombardy", 1)
    t["carthaginians"].capital, t["carthaginians"].money = t.area("lombardy"), 13
    fight(t.attack("romans"), 4, 3, "2 spearmen", "2 spearmen")
    assert t.units("romans", "lombardy") == t.units("carthaginians", "lombardy") == {}
    assert (t["romans"].money, t["carthaginians"].money) == (0, 0)
    assert (t["carthaginians"].capital, t.g.cities) == (-1, (0, 0, 0, 0))
    check(t.g)


@pytest.mark.rule("7AG-217")
@pytest.mark.parametrize("capital", [True, False])
def test_an_empire_without_a_capital_loses_its_money_with_a_leader(capital: bool) -> None:
    t = conquest(money=9).leader("carthaginians", "builder", "lombardy")
    if capital:
        t.city("carthage", 1)["carthaginians"].capital = t.area("carthage")
    won(t)
    assert t["carthaginians"].leaders == ()
    assert (t["carthaginians"].money, t["romans"].money) == ((9, 0) if capital else (0, 5))


@pytest.mark.rule("7AG-218", "7AG-300", "7AG-413")
def test_an_empire_without_units_is_discarded_after_the_conflict() -> None:
    t = duel("3 spearmen", "2 spearmen")
    t["carthaginians"].forces = t["carthaginians"].forces.put(t.area("carthage"), 0)
    t["carthaginians"].units = t["carthaginians"].units.put(t.area("carthage"), 0)
    slot = t.slot("carthaginians")
    won(t)
    assert (t.g.empires[slot].owner, t.g.empires[slot].card) == (-2, -1)


@pytest.mark.rule("7AG-345")
@pytest.mark.parametrize(
    ("card", "city", "capital", "glory"),
    [
        ("amazons", 0, False, 1),
        ("huns", 1, False, 1),
        ("macedonians", 3, True, 2),
        ("macedonians", 3, False, 0),
        ("vandals", 1, False, 1),
        ("koreans", 0, False, 0),
    ],
)
def test_square_symbols_of_the_winner(card: str, city: int, capital: bool, glory: int) -> None:
    t = conquest(capital=city if capital else 0)
    if city:
        t.city("lombardy", city)
    slot = t.slot("romans")
    t.attack("romans")
    t.g.empires[slot].card = t.g.content.card_index[card]
    assert card not in t.g.discard
    t.deal(7, 0).choose(0, "commit_all").choose(1, "commit_all")
    assert t.g.conflict == -1
    assert t.g.players[0].glory == glory


@pytest.mark.rule("7AG-345")
def test_the_defender_who_wins() -> None:
    t = duel("2 spearmen", "3 spearmen")
    t["carthaginians"].card = t.g.content.card_index["koreans"]
    t.attack("romans").deal(0, 7).choose(0, "commit_all").choose(1, "commit_all")
    assert t.g.players[1].glory == 1


@pytest.mark.rule("7AG-345")
def test_a_conflict_at_sea_and_the_end_of_an_empire() -> None:
    t = duel("3 frigate", "2 galley", "ionian_sea")
    t["romans"].card = t.g.content.card_index["pirate_state"]
    t.attack("pirate_state").deal(7, 0).choose(0, "commit_all").choose(1, "commit_all")
    assert t.g.players[0].glory == 1
    t = duel("3 spearmen", "2 spearmen")
    for field in ("forces", "units"):
        setattr(t["carthaginians"], field, getattr(t["carthaginians"], field).put(t.area("carthage"), 0))
    t["romans"].card = t.g.content.card_index["franks"]
    t.attack("franks").deal(7, 0).choose(0, "commit_all").choose(1, "commit_all")
    assert t.g.players[0].glory == 1


@pytest.mark.rule("7AG-436")
def test_plunder_of_a_city() -> None:
    for level, money in ((1, 5), (0, 0)):
        t = conquest()
        if level:
            t.city("lombardy", level)
        t["romans"].card = t.g.content.card_index["huns"]
        t.attack("huns").deal(7, 0).choose(0, "commit_all").choose(1, "commit_all")
        assert t["huns"].money == money


@pytest.mark.rule("7AG-222")
def test_an_attack_on_the_united_nations_costs_glory() -> None:
    t = conquest().artifact("carthaginians", "united_nations", "carthage")
    t.g.players[0].glory = 4
    assert t.attack("romans").g.players[0].glory == 3


@pytest.mark.rule("7AG-222")
def test_a_democracy_that_attacks_has_disorder_in_the_capital() -> None:
    for defends, fallen in ((False, True), (True, False)):
        t = duel("3 spearmen", "3 spearmen").artifact("romans", "democracy")
        t["romans"].capital = t.area("latium")
        t.attack("carthaginians" if defends else "romans")
        assert bool(t.g.disorder & t.mask("latium")) == fallen


@pytest.mark.rule("7AG-276")
def test_other_chapters_hear_of_a_capital_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []

    def taken(_: SevenAges, winner: int, loser: int) -> list[Frame]:
        heard.append((winner, loser))
        return []

    monkeypatch.setattr(aftermath, "CAPITAL_TAKEN", [taken])
    t = won(conquest(capital=1))
    assert heard == [(t.slot("romans"), t.slot("carthaginians"))]
