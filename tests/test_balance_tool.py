"""Tests of the tool that measures balance."""

from __future__ import annotations

from itertools import islice

from saecula.games import game
from tools.balance import Finished, Pairing, by_player, pairings, play, question, report


def finished(wins: list[float], fields: list[dict[str, int]], players: str = "greedy greedy") -> Finished:
    facts = [{"field": had} for had in fields]
    names = players.split()
    return Finished("s", "d", names, choices=10, rounds=2, scores=[9, 4], wins=wins, facts=facts)


PLAYED = [finished([1.0, 0.0], [{"a": 3}, {"a": 1, "b": 2}]), finished([0.0, 1.0], [{}, {"b": 4}])]


def test_winners_and_others_are_told_apart() -> None:
    lines = question(PLAYED, "field").splitlines()[2:]
    assert lines[0].startswith("| a | 50 % | 1.00 | 1.50 | 0.50 | 50.0 %")
    assert lines[1].startswith("| b | 50 % | 1.50 | 2.00 | 1.00 | 50.0 %")


def test_wins_are_told_by_place_in_the_order_of_play() -> None:
    text = report(PLAYED)
    assert "| 1 | 50.0 % (9.5–90.5) | 9.0 |" in text
    assert "| score | 6.5 ± 2.9 | 4 / 4 / 9 / 9 / 9 |" in text


def test_players_are_told_apart() -> None:
    one = finished([1.0, 0.0], [{"a": 3}, {"a": 1, "b": 2}], "trader builder")
    other = finished([1.0, 0.0], [{"a": 5}, {}], "builder trader")
    third = finished([1.0, 0.0], [{}, {"b": 2}], "builder trader")
    lines = by_player([one, other, third]).splitlines()[2:]
    assert lines[0].startswith("| builder | 1 | 66.7 % (")
    assert lines[0].endswith("| 7.3 |")
    assert lines[1].startswith("| trader | 1 | 33.3 % (")
    means = question([one, other, third], "field").splitlines()
    assert "| by builder | by trader |" in means[0]
    assert means[2].startswith("| a | 50 % | 2.00 | 1.00 |")


def test_seats_of_one_player_are_counted_together() -> None:
    played = [finished([0.5, 0.5], [{}, {}])]
    assert by_player(played).splitlines()[2].startswith("| greedy | 2 | 100.0 % (")


def test_different_players_play_each_deal_from_every_seat() -> None:
    assert [(deal, players) for _, deal, players in islice(pairings(("a", "b", "b"), "s"), 4)] == [
        ("s:0", ("a", "b", "b")),
        ("s:0", ("b", "b", "a")),
        ("s:0", ("b", "a", "b")),
        ("s:1", ("a", "b", "b")),
    ]
    assert len({seed for seed, _, _ in islice(pairings(("a", "b"), "s"), 20)}) == 20


def test_a_player_against_itself_plays_each_deal_once() -> None:
    assert [deal for _, deal, _ in islice(pairings(("a", "a"), "s"), 3)] == ["s:0", "s:1", "s:2"]


def test_a_match_tells_what_its_seats_had() -> None:
    sands = game("sands_of_time")
    pairing = Pairing("balance:0", "balance:0", ("random", "random"))
    one = play(sands, pairing, sands.load_content(None), ["first_advance"])
    assert sum(one.wins) == 1.0
    assert one.players == ["random", "random"]
    assert 24 <= one.rounds <= 27
    assert all(facts["row (level reached)"] for facts in one.facts)
    assert [list(facts["first advance"].values()) for facts in one.facts] == [[1], [1]]
    assert one == play(sands, pairing, sands.load_content(None), ["first_advance"])


def test_players_are_told_by_place_in_the_order_of_play() -> None:
    sands = game("sands_of_time")
    for players in (("random", "tools.plans:Trader"), ("tools.plans:Trader", "random")):
        one = play(sands, Pairing("s", "s", players), sands.load_content(None), [])
        traders = [facts["first advance"] == {"trade": 1} for facts in one.facts]
        assert traders[one.players.index("tools.plans:Trader")]
