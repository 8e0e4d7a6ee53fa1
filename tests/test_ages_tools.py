"""Tests of the tools that watch matches of 7 Ages: habits and balance."""

from __future__ import annotations

from saecula.games.seven_ages import GAME
from tests.seven_ages.table import table
from tools import ages_habits, habits
from tools.ages_balance import MOST, Room, Score, Thumb, Watch, by_age, by_empire, play, report

THUMB = "tools.ages_balance:Thumb"
SHORT = {"end": "age_1", "total_history": True}


def test_a_match_is_watched_to_its_end() -> None:
    watched = play(GAME, [THUMB, THUMB], SHORT, "watched")
    assert watched.rounds > 2
    assert {score.age for score in watched.scores} <= {1, 2}
    assert watched.scores
    assert watched.rooms
    text = report([watched])
    assert "could found" in text
    assert f"| {watched.rounds} / " in text


def test_empires_are_compared_with_the_mean_of_their_age() -> None:
    rich = [Score(2, "romans", 9, 5, 0, 0)] * 10
    poor = [Score(2, "greeks", 1, 3, 1, 2)] * 30
    text = by_empire([*rich, *poor])
    assert f"| romans | 2 | 10 | **{9 / 3:.2f}** |" in text
    assert f"| greeks | 2 | 30 | {1 / 3:.2f} | 1.0 | 2.0 |" in text
    assert MOST < 3


def test_ages_tell_how_often_an_empire_could_be_founded() -> None:
    rooms = [Room(5, True), Room(5, False), Room(5, False), Room(5, False), Room(6, True)]
    text = by_age([Score(5, "ming", 4, 6, 0, 0)], rooms)
    assert "| 5 | 1 | 4.00 | 6.0 | 0.0 | 0.0 | 4 | 25 % |" in text


def test_rounds_are_noted_when_the_next_one_has_begun() -> None:
    t = table(seats=2).found(0, "egyptians", {"egypt": "2 spearmen", "nubia": "1 spearmen"}, level=3)
    watch = Watch()
    watch.note(t.g)
    assert not watch.scores
    t.g.round += 1
    watch.note(t.g)
    assert [(score.empire, score.areas, score.waters) for score in watch.scores] == [("egyptians", 2, 0)]
    assert len(watch.rooms) == 2


def test_habits_are_counted_in_a_whole_match() -> None:
    watched = habits.play(GAME, [THUMB, THUMB], "habits", GAME.load_content(None))
    for seat in watched.seats:
        assert set(ages_habits.HABITS) >= seat.habits.keys()
        assert seat.habits["empires founded"] > 0
        assert seat.habits["markers laid on empires"] > 0
        assert seat.habits["glory"] > 0


def test_empires_discarded_and_left_idle_are_told_apart() -> None:
    t = table(seats=2).found(0, "egyptians", {"egypt": "2 spearmen"}, level=3)
    watch = ages_habits.Watch(t.g)
    slot = t.slot("egyptians")
    watch.before(t.g, 0, [("idle", slot)], ("idle", slot))
    watch.before(t.g, 0, [("keep",), ("dissolve",)], ("dissolve",))
    t.g.journal = [("dissolved", 0, slot), ("dissolved", 1, slot)]
    watch.close(t.g)
    assert watch.counts[0]["empires left idle"] == 1
    assert watch.counts[0]["empires discarded by choice"] == 1
    assert watch.counts[0]["empires lost"] == 0
    assert watch.counts[1]["empires lost"] == 1


def test_a_thumb_chooses_one_of_the_options() -> None:
    g = GAME.start(2, "thumb", SHORT)
    seat, options = 0, [("start_card", card) for card in g.players[0].hand.cards]
    assert Thumb(GAME, "a").choose(GAME.redact(g, seat), options) in options
