"""The tool that tells how even a game is counts what it says."""

from __future__ import annotations

from saecula.games import game
from tools.balance import Finished, play, question, report


def finished(wins: list[float], fields: list[dict[str, int]]) -> Finished:
    facts = [{"field": had} for had in fields]
    return Finished("s", choices=10, rounds=2, scores=[9, 4], wins=wins, facts=facts)


PLAYED = [finished([1.0, 0.0], [{"a": 3}, {"a": 1, "b": 2}]), finished([0.0, 1.0], [{}, {"b": 4}])]


def test_winners_and_others_are_told_apart() -> None:
    lines = question(PLAYED, "field").splitlines()[2:]
    assert lines[0].startswith("| a | 50 % | 1.50 | 0.50 | 50.0 %")
    assert lines[1].startswith("| b | 50 % | 2.00 | 1.00 | 50.0 %")


def test_wins_are_told_by_place_in_the_order_of_play() -> None:
    text = report(PLAYED)
    assert "| 1 | 50.0 % (9.5–90.5) | 9.0 |" in text
    assert "| score | 6.5 ± 2.9 | 4 / 4 / 9 / 9 / 9 |" in text


def test_a_match_tells_what_its_seats_had() -> None:
    sands = game("sands_of_time")
    one = play(sands, 2, "random", "balance:0", sands.load_content(None), ["first_advance"])
    assert sum(one.wins) == 1.0
    assert 24 <= one.rounds <= 27
    assert all(facts["row (level reached)"] for facts in one.facts)
    assert [list(facts["first advance"].values()) for facts in one.facts] == [[1], [1]]
    assert one == play(sands, 2, "random", "balance:0", sands.load_content(None), ["first_advance"])
