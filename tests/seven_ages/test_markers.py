"""Action markers and the round."""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.policies import usual
from saecula.games.seven_ages.rules import hands, markers, progress, rounds
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.table import Table, table


def two_empires() -> Table:
    t = table(2).found(0, "romans", {"latium": "2 spearmen"}, money=20, capital="latium")
    return t.found(0, "egyptians", {"egypt": "2 spearmen"}, money=20, capital="egypt")


def lay(t: Table, id_: str, marker: str) -> Table:
    """Lay a marker on an empire without asking."""
    empire = t[id_]
    empire.marker = pile([marker], seen_by(empire.owner))
    return t


@pytest.mark.rule("7AG-006", "7AG-046")
def test_there_are_seven_actions_and_a_wild() -> None:
    assert len(MARKERS) == 8
    assert (*markers.ACTIONS, markers.WILD) == MARKERS


@pytest.mark.rule("7AG-043", "7AG-X25")
@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 5), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_the_limit_of_empires(seats: int, limit: int) -> None:
    assert markers.empire_limit(table(seats).g) == limit


@pytest.mark.rule("7AG-041", "7AG-042", "7AG-044")
def test_one_marker_on_each_empire_and_one_beside_them() -> None:
    t = two_empires()
    t.begin(markers.place_markers(0))
    romans, egyptians = t.slot("romans"), t.slot("egyptians")
    assert t.options(0)[0] == ("idle", romans)
    t.choose(0, "mark", romans, "produce")
    assert ("mark", egyptians, "produce") not in t.options(0)
    t.choose(0, "mark", egyptians, "wild")
    assert t.options(0) == [DONE, ("lay", "found"), ("lay", "destiny"), ("lay", "civilise")]
    t.choose(0, "lay", "found").choose(0, "done")
    assert t["romans"].marker == pile(["produce"], seen_by(0))
    assert t["egyptians"].marker == pile(["wild"], seen_by(0))
    assert t.g.players[0].laid == pile(["found"], seen_by(0))


@pytest.mark.rule("7AG-042")
def test_at_the_limit_there_is_no_marker_beside_the_cards() -> None:
    t = table(5)
    for id_, area in (("romans", "latium"), ("egyptians", "egypt"), ("persians", "persis")):
        t.found(0, id_, {area: "1 spearmen"})
    t.begin(markers.place_markers(0))
    for _ in range(3):
        t.pick(0, t.options(0)[0])
    assert t.options(0) == [DONE]


@pytest.mark.rule("7AG-051")
def test_idle_empires_bear_what_is_left_and_never_the_wild() -> None:
    t = two_empires()
    t.begin(markers.place_markers(0))
    t.choose(0, "idle", t.slot("romans")).choose(0, "idle", t.slot("egyptians")).choose(0, "done")
    assert t["romans"].marker.cards == ("found",)
    assert t["egyptians"].marker.cards == ("produce",)


@pytest.mark.rule("7AG-051")
def test_a_marker_left_over_is_never_turned_up() -> None:
    t = two_empires()
    romans, egyptians = t.slot("romans"), t.slot("egyptians")
    t.begin(markers.place_markers(0))
    t.choose(0, "idle", romans).choose(0, "idle", egyptians).choose(0, "done")
    assert t["egyptians"].marker.cards == ("produce",)
    assert GAME.redact(t.g, 1).position.players[0].idle == 0
    t.begin(rounds.begin_action(2))
    assert t.asked == ("", -1)
    markers.clear(t.g)
    lay(t, "egyptians", "produce").begin(rounds.begin_action(2))
    assert t.options(0)[0] == ("turn_up", egyptians)


@pytest.mark.rule("7AG-041", "7AG-051")
def test_a_marker_swapped_for_one_left_over_counts() -> None:
    t = two_empires()
    egyptians = t.slot("egyptians")
    t.begin(markers.place_markers(0))
    t.choose(0, "idle", t.slot("romans")).choose(0, "idle", egyptians).choose(0, "done")
    t.begin(hands.swap_for(0, egyptians)).choose(0, "swap_for", "trade")
    t.begin(rounds.begin_action(3))
    assert t.options(0)[0] == ("turn_up", egyptians)


@pytest.mark.rule("7AG-051")
def test_which_markers_do_something_where() -> None:
    on_card = ("produce", "trade", "manoeuvre", "destiny", "civilise", "dissolve", "wild")
    assert markers.usable(0) == on_card
    assert markers.usable(BESIDE) == ("found", "destiny", "civilise", "wild")


@pytest.mark.rule("7AG-045")
def test_others_do_not_see_what_lies_face_down() -> None:
    t = lay(two_empires(), "romans", "wild")
    seen = GAME.redact(t.g, 1).position.empires[t.slot("romans")].marker
    assert seen.cards == ("?",)


@pytest.mark.rule("7AG-047", "7AG-048", "7AG-049", "7AG-052", "7AG-054", "7AG-058")
def test_a_marker_and_the_wild_for_one_action() -> None:
    t = lay(lay(two_empires(), "romans", "produce"), "egyptians", "wild")
    t.found(1, "persians", {"persis": "2 spearmen"}, money=20, capital="persis")
    lay(t, "persians", "produce")
    t.g.players[0].glory = 3
    romans, egyptians, persians = t.slot("romans"), t.slot("egyptians"), t.slot("persians")
    t.begin(rounds.begin_action(2))
    assert t.options(0) == [("turn_up", romans), ("turn_up", egyptians), DONE]
    t.choose(0, "turn_up", romans).choose(0, "turn_up", egyptians).choose(1, "turn_up", persians)
    assert t["romans"].marker == pile(["produce"], EVERYONE)
    assert t.asked == ("first_of_two", 0)
    t.choose(0, "first", egyptians)
    assert t.asked == ("build", 0)
    assert t.g.players[0].glory == 3
    t.choose(0, "done")
    assert t.g.players[0].glory == 2
    t.choose(0, "done")
    assert t.asked == ("build", 1)


@pytest.mark.rule("7AG-054", "7AG-X33")
def test_with_no_glory_nothing_is_lost() -> None:
    t = lay(lay(two_empires(), "romans", "produce"), "egyptians", "wild")
    t.g.players[0].performed = 1 << 2
    t.begin(rounds.start_act(0, t.slot("egyptians"), 2))
    assert t.g.players[0].glory == 0


@pytest.mark.rule("7AG-050")
def test_only_the_wild_waits_for_a_later_number() -> None:
    t = lay(lay(two_empires(), "romans", "produce"), "egyptians", "wild")
    t.begin(rounds.begin_action(5))
    assert t.named(0, "turn_up") == [t.slot("egyptians")]


@pytest.mark.rule("7AG-052")
def test_a_wild_is_turned_up_once() -> None:
    t = lay(two_empires(), "egyptians", "wild")
    t["egyptians"].turned = 2
    t.begin(rounds.begin_action(5))
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-053", "7AG-310")
def test_free_progress_for_all_without_a_wild() -> None:
    t = lay(lay(two_empires(), "romans", "produce"), "egyptians", "wild")
    t.begin(progress.free_progress())
    assert (t["romans"].progress, t["egyptians"].progress) == (2, 1)
    assert t["egyptians"].marker.known == (EVERYONE,)
    assert t["romans"].marker.known == (seen_by(0),)


@pytest.mark.rule("7AG-055")
def test_an_empire_that_is_gone_performs_nothing() -> None:
    t = lay(two_empires(), "romans", "produce")
    slot = t.slot("romans")
    t.own(1, slot)
    t.begin(rounds.start_act(0, slot, 2))
    assert t.asked == ("", -1)
    assert not t.g.players[0].performed


@pytest.mark.rule("7AG-057")
def test_a_player_without_empires_lays_one_marker() -> None:
    t = table(2)
    t.begin(markers.place_markers(1))
    assert t.options(1) == [DONE, ("lay", "found"), ("lay", "destiny"), ("lay", "civilise"), ("lay", "wild")]


@pytest.mark.rule("7AG-040", "7AG-331")
def test_the_end_of_a_round() -> None:
    t = lay(two_empires(), "romans", "produce")
    t.g.start = 1
    t.begin(rounds.end_round())
    assert (t.g.start, t.g.round) == (0, 2)
    assert t.asked == ("place_markers", 0)
    assert len(t["romans"].marker) == 0


def test_the_usual_answer_turns_up_all_but_the_wild() -> None:
    t = lay(lay(two_empires(), "romans", "produce"), "egyptians", "wild")
    t.begin(rounds.begin_action(2))
    frame = markers.turn_up(0, 2)
    assert usual(t.g, 0, frame, t.options(0)) == ("turn_up", t.slot("romans"))
    t.choose(0, "turn_up", t.slot("romans"))
    assert usual(t.g, 0, frame, t.options(0)) == DONE
    assert usual(t.g, 0, markers.place_markers(0), [DONE]) is None
