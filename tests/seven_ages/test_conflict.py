"""Conflicts: combat rounds, commitment, losses, the end."""

from __future__ import annotations

import pytest

from saecula.core.registry import scope
from saecula.core.zones import UNKNOWN, pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.invariants import check
from saecula.games.seven_ages.rules import conflict, forces
from saecula.games.seven_ages.rules.battle import SCOPE
from tests.seven_ages.battles import duel, fight, potentials, stay, told, watched
from tests.seven_ages.table import Table, table


def muscovy() -> Table:
    """Set up the example of the rulebook: the French attack the Russian capital."""
    t = watched(table())
    t.found(
        0,
        "french",
        {"muscovy": "4 riflemen, 1 knights, 2 artillery, 1 horse_artillery", "normandy": "1 spearmen"},
        level=31,
        colour="red",
    )
    t.found(
        1,
        "russians",
        {"muscovy": "2 riflemen, 1 spearmen, 2 cannon, 2 knights", "novgorod": "1 spearmen"},
        level=28,
        capital="muscovy",
        colour="yellow",
    )
    t["french"].elites = 1
    t.city("muscovy", 3).leader("french", "napoleon", "muscovy").leader("russians", "tactician", "muscovy")
    t.g.forts = t.mask("muscovy")
    return t.attack("french")


@pytest.mark.rule("7AG-X11", "7AG-X24", "7AG-X35")
@pytest.mark.rule("7AG-185", "7AG-186", "7AG-187", "7AG-188", "7AG-189", "7AG-190", "7AG-191", "7AG-192")
@pytest.mark.rule("7AG-194", "7AG-195", "7AG-199", "7AG-201", "7AG-202", "7AG-213", "7AG-423")
def test_the_long_combat_of_muscovy() -> None:
    t = muscovy()
    french, russians = t["french"], t["russians"]
    assert t.asked == ("redraw", 0)
    stay(t)
    t.deal(2, 5).commit("french", "3 riflemen, 1 knights, 2 artillery, 1 horse_artillery")
    t.commit("russians", "1 spearmen")
    assert potentials(t) == (49, 10)
    assert t.units("russians", "muscovy") == {"riflemen": 2, "cannon": 2, "knights": 2}

    stay(t)
    t.deal(6, 3).commit("french", "1 riflemen").commit("russians", "1 riflemen, 1 cannon")
    assert potentials(t) == (14, 20)
    assert t.units("french", "muscovy")["riflemen"] == 3
    assert t.g.shaken == (1, 0)

    assert t.asked == ("stay_or_go", 1)
    stay(t)
    t.deal(5, 4).commit("french", "1 riflemen, 1 artillery")
    t.commit("russians", "1 riflemen, 1 cannon, 2 knights")
    assert potentials(t) == (21, 35)
    assert t.g.shaken == (1, 1)

    stay(t)
    t.deal(5, 3).commit("french").commit("russians", "1 knights")
    assert potentials(t) == (52, 14)
    assert t.units("russians", "muscovy") == {"riflemen": 2, "cannon": 2, "knights": 1}
    assert t.g.shaken == (2, 1)

    stay(t)
    t.deal(3, 4).commit("french", leader="napoleon").commit("russians")
    assert potentials(t) == (50, 53)
    assert t.units("french", "muscovy") == {}
    assert (french.leaders, french.elites) == ((), 0)
    assert t.g.forts == t.mask("muscovy")
    assert russians.capital == t.area("muscovy")
    assert (t.g.conflict, t.g.sides, t.g.shaken) == (-1, (-1, -1), (0, 0))
    check(t.g)


@pytest.mark.rule("7AG-180", "7AG-181")
def test_the_active_player_chooses_the_order_of_conflicts() -> None:
    t = table().found(0, "romans", {"lombardy": "2 spearmen", "sicily": "2 spearmen", "latium": "1 archers"})
    t.found(1, "carthaginians", {"lombardy": "1 spearmen"})
    t.found(2, "persians", {"sicily": "1 spearmen", "egypt": "1 spearmen"}).attack("romans")
    assert t.asked == ("fight", 0)
    assert set(t.named(0, "fight")) == {"lombardy", "sicily"}
    t.choose(0, "fight", "sicily")
    assert t.g.sides == (t.slot("romans"), t.slot("persians"))


@pytest.mark.rule("7AG-180")
def test_two_empires_of_one_player_fight_each_other() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen", seats=(0, 0)).attack("romans")
    romans, carthage = t.slot("romans"), t.slot("carthaginians")
    assert t.g.asks == (("commit", 0, romans), ("commit", 0, carthage))


@pytest.mark.rule("7AG-184")
def test_who_fights_himself_sees_both_cards_and_commits_for_both_the_attacker_first() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen", seats=(0, 0)).attack("romans").deal(3, 4)
    own, other = (GAME.redact(t.g, seat).position.dealt for seat in (0, 1))
    assert own == t.g.dealt
    assert [zone.cards for zone in other] == [(UNKNOWN,), (UNKNOWN,)]
    t.commit("romans")
    assert t.asked == ("commit", 0)
    assert t.g.empires[t.slot("carthaginians")].committed == 0
    t.commit("carthaginians")
    assert told(t, "potential")[0][1] == t.slot("romans")


@pytest.mark.rule("7AG-182")
def test_who_held_the_area_defends() -> None:
    t = duel("2 spearmen", "2 spearmen").attack("romans")
    assert t.g.sides == (t.slot("romans"), t.slot("carthaginians"))
    t = duel("2 spearmen", "2 spearmen").attack("carthaginians")
    assert t.g.sides == (t.slot("carthaginians"), t.slot("romans"))


@pytest.mark.rule("7AG-183")
def test_at_least_one_unit_is_committed() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen").attack("romans")
    index = t.g.content.unit_index
    assert t.options(0) == [("commit_all",), ("commit", index["spearmen"]), ("commit", index["archers"])]
    t.choose(0, "commit", index["spearmen"])
    assert ("done",) in t.options(0)
    t.choose(0, "done")
    assert t["romans"].committed == 0, "sealed until both have committed"


@pytest.mark.rule("7AG-183")
def test_with_a_tactician_the_second_card_must_be_used() -> None:
    t = duel("2 spearmen", "2 spearmen").leader("romans", "tactician", "lombardy").attack("romans")
    assert t.asked == ("redraw", 0)
    first, second = t.g.dealt[0].cards, t.g.dealt[1]
    t.choose(0, "another_card")
    assert t.g.discard[-1:] == first
    assert (t.g.dealt[0].cards != first, t.g.dealt[1] == second) == (True, True)
    assert t.asked == ("commit", 0)


@pytest.mark.rule("7AG-183")
def test_only_a_tactician_in_the_area_counts_and_others_are_not_committed() -> None:
    t = duel("2 spearmen", "2 spearmen").leader("romans", "tactician", "latium")
    t.leader("romans", "builder", "lombardy").attack("romans")
    assert t.asked == ("commit", 0)
    t.choose(0, "commit", t.g.content.unit_index["spearmen"])
    assert "lead" not in t.verbs(0)


@pytest.mark.rule("7AG-199", "7AG-201")
def test_the_lower_potential_loses_what_it_committed_and_the_higher_is_set_aside() -> None:
    t = fight(
        duel("2 spearmen, 1 archers", "3 swordsmen").attack("romans"), 5, 1, "1 spearmen", "1 swordsmen"
    )
    assert potentials(t) == (6, 3)
    assert t.units("carthaginians", "lombardy") == {"swordsmen": 2}
    assert (len(t.g.discard), t.g.aside) == (2, (1 << 5 * t.g.content.unit_index["spearmen"], 0))
    assert t.named(0, "commit") == [t.g.content.unit_index[unit] for unit in ("spearmen", "archers")]


@pytest.mark.rule("7AG-200")
def test_a_tie_costs_both_what_they_committed() -> None:
    t = fight(duel("4 spearmen", "4 spearmen").attack("romans"), 4, 4, "2 spearmen", "2 spearmen")
    assert potentials(t) == (6, 6)
    assert t.units("romans", "lombardy") == t.units("carthaginians", "lombardy") == {"spearmen": 2}


@pytest.mark.rule("7AG-X28", "7AG-200")
def test_a_committed_tactician_saves_its_side_in_a_tie() -> None:
    t = duel("2 spearmen", "3 spearmen").leader("romans", "tactician", "lombardy").attack("romans")
    stay(t).deal(4, 4).commit("romans", leader="tactician").commit("carthaginians", "2 spearmen")
    assert potentials(t) == (6, 6)
    assert t.units("romans", "lombardy") == {"spearmen": 2}
    assert t.units("carthaginians", "lombardy") == {"spearmen": 1}
    assert len(t["romans"].leaders) == 1


@pytest.mark.rule("7AG-199", "7AG-265")
def test_a_committed_tactician_is_lost_with_the_units() -> None:
    t = duel("2 spearmen", "3 spearmen").leader("romans", "tactician", "lombardy").attack("romans")
    kind = t.g.content.leader_kinds.index("tactician")
    before = t.g.cup[kind]
    stay(t).deal(1, 7).commit("romans", "1 spearmen", leader="tactician").commit(
        "carthaginians", "2 spearmen"
    )
    assert t["romans"].leaders == ()
    assert t.g.cup[kind] == before + 1


@pytest.mark.rule("7AG-202", "7AG-423")
def test_whoever_has_committed_everything_takes_a_disorder_marker_again_and_again() -> None:
    t = duel("2 swordsmen", "5 spearmen").attack("romans")
    for number in range(1, 3):
        fight(t, 7, 1, "2 swordsmen", "1 spearmen")
        assert t.g.shaken == (number, 0)
        assert t.g.aside[0] == 0
    assert not t.g.disorder


@pytest.mark.rule("7AG-203")
def test_after_forty_rounds_the_attacker_must_retreat() -> None:
    t = duel("2 spearmen", "2 spearmen")
    t.attack("romans").begin(conflict.combat_round(conflict.MOST_ROUNDS), scope(SCOPE))
    assert t.asked[0] == "commit"
    t.begin(conflict.combat_round(conflict.MOST_ROUNDS + 1), scope(SCOPE))
    assert t.asked == ("retreat", 0)
    t.choose(0, "withdraw", "latium")
    assert (t.g.conflict, t["carthaginians"].won) == (-1, True)
    assert t.units("romans", "latium") == {"spearmen": 3}


@pytest.mark.rule("7AG-021")
def test_without_cards_a_side_has_the_value_0() -> None:
    t = duel("2 spearmen", "3 spearmen")
    hand = t.g.players[2].hand
    t.g.players[2].hand, t.g.deck = pile([*hand.cards, *t.g.deck.cards], seen_by(2)), pile()
    t.attack("romans").commit("romans").commit("carthaginians", "1 spearmen").choose(2, "pass")
    assert potentials(t) == (2, 1)


# What is hidden.


@pytest.mark.rule("7AG-183", "7AG-219", "7AG-220", "7AG-450")
def test_committed_units_are_unseen_in_the_window_before_the_reckoning() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen").leader("romans", "tactician", "lombardy")
    t.attack("romans").choose(0, "keep_card").hand(2, ambush(t)).deal(2, 3)
    t.commit("romans", "1 archers", leader="tactician").commit("carthaginians", "1 spearmen")
    assert t.asked == ("react", 2)
    assert t.g.engaged
    assert t["romans"].committed
    for seat in (1, 2, 3, -1):
        seen = GAME.redact(t.g, seat).position.empires[t.slot("romans")]
        assert (seen.committed, seen.leading) == (0, 0)
    assert [zone.cards for zone in GAME.redact(t.g, 2).position.dealt] == [(UNKNOWN,), (UNKNOWN,)]
    assert GAME.redact(t.g, 1).position.dealt[1] == t.g.dealt[1]
    assert not told(t, "committed")
    t.choose(2, "pass")
    assert told(t, "committed")


def ambush(t: Table) -> str:
    """Return a card that can be played as an event of a conflict."""
    return next(card.id for card in t.g.content.cards if card.event == "ambush")


@pytest.mark.rule("7AG-450")
def test_nobody_learns_who_is_asked_in_the_window() -> None:
    views = []
    for held in (True, False):
        t = duel("2 spearmen", "2 spearmen").attack("romans")
        other = next(
            card.id for card in t.g.content.cards if card.event == "plague" or card.event == "council"
        )
        t.hand(2, ambush(t), other).hand(3, ambush(t) if not held else other)
        t.deal(2, 3).commit("romans").commit("carthaginians", "1 spearmen")
        views.append(t.asked[0])
    assert views == ["react", "react"]


@pytest.mark.rule("7AG-220")
def test_units_set_aside_stay_open_and_survivors_are_hidden_again_after_the_conflict() -> None:
    t = duel("2 spearmen, 1 archers", "4 spearmen").attack("romans")
    fight(t, 7, 1, "1 archers", "1 spearmen")
    slot, archers = t.slot("romans"), 1 << 5 * t.g.content.unit_index["archers"]
    seen = GAME.redact(t.g, 3).position
    assert (seen.aside[0], seen.bared[0]) == (archers, archers)
    for number in range(8):
        world = GAME.imagine(GAME.redact(t.g, 3), number)
        check(world)
        assert forces.count(
            world.empires[slot].units.at(t.area("lombardy")), t.g.content.unit_index["archers"]
        )
    fight(t, 7, 1, "1 spearmen", "3 spearmen")
    assert t.g.conflict == -1
    assert (t.g.aside, t.g.bared) == ((0, 0), (0, 0))
    assert not GAME.redact(t.g, 3).position.empires[slot].units.mask


@pytest.mark.rule("7AG-220")
def test_units_that_come_back_stay_known() -> None:
    t = duel("2 swordsmen", "5 spearmen").attack("romans")
    fight(t, 7, 1, "2 swordsmen", "1 spearmen")
    assert t.g.aside[0] == 0
    assert t.g.bared[0] == t["romans"].units.at(t.area("lombardy"))


@pytest.mark.rule("7AG-219")
def test_other_types_of_the_enemy_give_the_same_options() -> None:
    offered = []
    for units in ("2 spearmen, 1 archers", "3 catapult", "1 chariot, 2 swordsmen"):
        t = duel("2 spearmen", units).attack("romans")
        offered.append((t.asked, t.options(0)))
    assert offered[0] == offered[1] == offered[2]


def test_imagined_worlds_have_committed_units_in_the_window_alone() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen").attack("romans")
    slot = t.slot("romans")
    assert not GAME.imagine(GAME.redact(t.g, 1), 5).empires[slot].committed
    t.hand(2, ambush(t)).deal(2, 3).commit("romans").commit("carthaginians")
    for number in range(8):
        world = GAME.imagine(GAME.redact(t.g, 1), number)
        check(world)
        assert world.empires[slot].committed
