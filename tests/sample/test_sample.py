"""The sample game, played by its rules and under all contracts."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.contracts import census, check_match, random_match, tail_rule
from saecula.core.registry import DONE, PASS
from saecula.core.zones import EVERYONE, seen_by
from tests.sample.game import GAME
from tests.sample.table import at_market, at_round_end, at_stakes, match_of, play_all


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"rounds": "1"}, {"without": "dice"}, {"riches": "no", "rounds": "3"}]
)
def test_random_matches_keep_all_contracts(seats: int, options: dict[str, str]) -> None:
    with tail_rule(GAME):
        for seed in range(4):
            check_match(GAME, seats, str(seed), options, every=3)


@pytest.mark.soak
def test_many_random_matches_keep_all_contracts() -> None:
    with tail_rule(GAME):
        for seed in range(600):
            check_match(GAME, 2 + seed % 3, f"soak {seed}", {}, every=5)


def test_matches_are_short_and_end_in_both_ways() -> None:
    ends = []
    with census(GAME) as counts:
        for seed in range(40):
            log: list[tuple[int, tuple[object, ...]]] = []
            g = random_match(GAME, 4, str(seed), {"rounds": "3"}, log=log)
            ends.append(g.rich)
            assert 20 <= len(log) <= 150
    assert {True, False} == set(ends)
    assert counts["market"][0] > 0  # the loop's last frame vanishes
    assert counts["secret_wish"][0] == counts["secret_wish"][1] == 0


def test_wishes_are_sealed_and_stay_secret() -> None:
    match = match_of(3)
    match.choose(1, ("wish", "jade"))
    assert GAME.redact(match.position, 0).position.picks == ((), (), ())
    play_all(match, (0, ("wish", "salt")), (2, ("wish", "tea")))
    seen = GAME.redact(match.position, 1).position
    assert [trader.wish for trader in seen.traders] == ["", "jade", ""]


def test_stakes_are_turned_up_when_all_are_down() -> None:
    match = at_stakes(2)
    g = match.position
    for seat in (1, 0):
        card = g.traders[seat].hand.cards[0]
        play_all(match, (seat, ("stake", card)), (seat, DONE))
        assert bool(match.position.traders[seat].staked) == (seat == 0)
    assert [trader.gold for trader in match.position.traders] == [3, 3]


def test_the_highest_bidder_begins() -> None:
    match = at_stakes(2)
    for seat in (0, 1):
        play_all(match, (seat, flow.options(match.position, seat)[0]), (seat, DONE))
    play_all(match, (0, ("bid", 1)), (1, ("bid", 3)))
    assert flow.mover(match.position) == 1
    assert [trader.gold for trader in match.position.traders] == [2, 0]


def test_two_actions_then_leaving() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    assert flow.ask_of(match.position, 0) == ("market", 0, 2)
    match.choose(0, ("draw",))
    assert flow.ask_of(match.position, 0) == ("market", 0, 1)
    match.choose(0, ("draw",))
    assert flow.ask_of(match.position, 0) == ("depart", 0)
    match.choose(0, ("go",))
    assert flow.ask_of(match.position, 1) == ("market", 1, 2)


def test_leaving_is_forced_once_nothing_can_be_sold() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    play_all(match, (0, ("sell", "tea")), (0, ("rest",)))
    assert flow.mover(match.position) == 1
    assert match.position.traders[0].gold == 3 + 3
    assert match.position.prices["tea"] == 2


def test_selling_asks_the_same_again() -> None:
    match = at_market(2, {0: "tea tea", 1: "salt"})
    play_all(match, (0, ("draw",)), (0, ("sell", "tea")))
    assert flow.ask_of(match.position, 0) == ("market", 0, 1)
    assert ("sell", "tea") not in flow.options(match.position, 0)


def test_looking_at_the_deck_and_putting_back() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    top = match.position.deck.cards[-2:]
    match.choose(0, ("peek",))
    assert GAME.redact(match.position, 0).position.deck.cards[-3:] == ("?", *top)
    assert GAME.redact(match.position, 1).position.deck.cards[-2:] == ("?", "?")
    match.choose(0, ("top", top[0]))
    assert match.position.deck.known[-2:] == (seen_by(0),) * 2
    match.choose(0, ("draw",))
    assert top[0] in match.position.traders[0].hand


def test_traded_cards_are_known_to_both() -> None:
    match = at_market(3, {0: "jade silk", 1: "salt tea", 2: "veto"})
    play_all(match, (0, ("trade", 1)), (0, ("give", "silk")), (1, ("give", "tea")))
    hands = [[t.hand.cards for t in GAME.redact(match.position, seat).position.traders] for seat in range(3)]
    assert hands[0][:2] == [("jade", "tea"), ("silk", "?")]
    assert hands[1][:2] == [("tea", "?"), ("salt", "silk")]
    assert hands[2][:2] == [("?", "?"), ("?", "?")]


def test_a_stall_is_paid_by_a_lone_draft() -> None:
    match = at_market(2, {0: "tea tea tea", 1: "salt"})
    play_all(match, (0, ("stall",)), (0, ("pay", "tea")))
    assert len(match.position.traders[0].hand) == 3
    match.choose(0, ("pay", "tea"))
    assert match.position.traders[0].hand.cards == ("tea",)
    assert match.position.traders[0].gold == 3 + 4


def test_a_veto_stops_a_raid() -> None:
    match = at_market(3, {0: "tea", 1: "salt veto", 2: "jade veto"})
    play_all(match, (0, ("raid", 1)), (2, ("use", "veto")), (1, PASS))
    assert flow.ask_of(match.position, 0) == ("market", 0, 1)
    assert match.position.traders[0].hand.cards == ("tea",)
    assert match.position.discard.cards == ("veto",)


def test_alms_do_not_stop_it_and_all_are_polled_again() -> None:
    match = at_market(3, {0: "tea", 1: "alms", 2: "jade veto"})
    play_all(match, (0, ("raid", 2)), (2, ("use", "veto")), (1, ("use", "alms")))
    assert match.position.traders[1].gold == 3 + 2
    assert "veto" in match.position.traders[2].hand  # the answer was discarded
    assert [frame[1] for frame in match.position.asks] == [2, 1]
    match.choose(2, PASS)
    assert len(match.position.traders[0].hand) == 2


def test_a_raid_nobody_can_stop_closes_at_once() -> None:
    match = at_market(3, {0: "tea", 1: "salt", 2: "jade"})
    match.choose(0, ("raid", 2))
    assert match.position.traders[0].hand.cards == ("jade", "tea")
    assert match.position.traders[0].hand.knowers("jade") == seen_by(0, 2)


def test_resting_can_be_taken_back_although_alms_are_polled() -> None:
    for hand, answers in (("tea", []), ("tea alms", [PASS])):
        match = at_market(2, {0: hand, 1: "salt"})
        play_all(match, (0, ("rest",)), *[(0, answer) for answer in answers])
        assert flow.ask_of(match.position, 0) == ("depart", 0)
        for _ in range(1 + len(answers)):
            match.take_back(0)
        assert flow.ask_of(match.position, 0) == ("market", 0, 2)


def test_a_raid_that_only_others_are_polled_about_cannot_be_taken_back() -> None:
    match = at_market(3, {0: "tea", 1: "veto", 2: "jade"})
    match.choose(0, ("raid", 1))
    assert not match.can_take_back(0)


def test_alms_and_smuggled_jade_at_the_end_of_a_round_all_count() -> None:
    match = at_round_end(3, {0: "alms jade salt tea", 1: "jade jade salt tea", 2: "salt tea"})
    gold = [trader.gold for trader in match.position.traders]
    assert flow.to_move(match.position) == [0, 1]
    play_all(match, (1, ("pay", "jade")), (0, ("use", "alms")), (0, DONE), (1, ("pay", "jade")))
    assert [trader.gold for trader in match.position.traders] == [gold[0] + 2, gold[1] + 2, gold[2]]
    assert match.position.round == 2


def test_an_answer_can_be_taken_back_while_a_quiet_block_is_open() -> None:
    match = at_round_end(3, {0: "alms", 1: "alms", 2: "tea"})
    match.choose(0, PASS)
    token = match.token(1)
    match.take_back(0)
    assert flow.to_move(match.position) == [0, 1]
    assert match.token(1) == token


def test_a_raid_makes_everybody_but_its_victim_forget_the_hand() -> None:
    match = at_market(3, {0: "jade silk", 1: "salt tea", 2: "veto"})
    play_all(match, (0, ("trade", 1)), (0, ("give", "silk")), (1, ("give", "tea")))
    play_all(match, (0, ("rest",)), (0, ("go",)))
    assert match.position.traders[1].hand.knowers("silk") == seen_by(0, 1)
    play_all(match, (1, ("rest",)), (1, ("go",)), (2, ("raid", 1)))
    (left,) = match.position.traders[1].hand.known
    assert left == seen_by(1)


def test_riches_end_the_game() -> None:
    match = at_market(2, {0: "tea tea jade", 1: "salt"})
    match.position.traders[0].gold = 10
    match.choose(0, ("sell", "jade"))
    assert match.over
    assert GAME.result(match.position).places == (1, 2)
    assert match.position.scores[0] == 13 + 2 * 2
    assert match.position.traders[1].hand.known == (EVERYONE,)


def test_the_last_player_left_wins() -> None:
    match = at_market(3)
    match.resign(1)
    match.resign(0)
    assert match.over
    assert GAME.result(match.position).winners == (2,)
