"""The solo game (HIS-280 to HIS-282)."""

from __future__ import annotations

import pytest

from saecula.core.flow import choose, is_over, mover, options
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import civbots, rounds, wonders
from tests.historia.table import Table, table


def lost(t: Table) -> bool:
    assert GAME.result is not None
    return is_over(t.g) and GAME.result(t.g).winners == ()


@pytest.mark.rule("HIS-280")
def test_one_player_meets_up_to_five_bots_and_five_by_default() -> None:
    assert [len(table(1, civbots=["noble"] * bots).g.civs) for bots in range(1, 6)] == [2, 3, 4, 5, 6]
    assert [civ.difficulty for civ in table(1).g.civs] == ["", *["chieftain"] * 5]


@pytest.mark.rule("HIS-280")
def test_alone_there_is_no_leader_draft() -> None:
    g = GAME.start(1, "alone", {})
    asked = []
    while g.round == 0:
        asked.append(g.asks[0][0])
        choose(g, 0, options(g, 0)[0])
    assert asked == ["start_territory"]
    assert [pile.cards for pile in g.civs[0].leaders] == [(), (), ()]


@pytest.mark.rule("HIS-280")
@pytest.mark.parametrize("number", [4, 8])
def test_alone_leader_measures_are_skipped(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(1, civbots=["chieftain"]).tile("middle_east", "tile_01").tile("china", "tile_02")
    monkeypatch.setattr(civbots, "act", lambda *_: None)
    t.g.round = number
    t.begin(rounds.end_round())
    assert t.asked == ("choose_cards", 0)
    assert t[0].vp == 1
    assert t[1].vp == 1  # no share of leaders either
    assert [pile.cards for pile in t[0].leaders] == [(), (), ()]


@pytest.mark.rule("HIS-280")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_alone_the_decks_hold_no_majority_wonders(epoch: int) -> None:
    t = table(1)
    wonders.open_deck(t.g, epoch)
    known = t.g.content.wonders
    expected = {w.id for w in known.values() if w.epoch == epoch and w.activation != "majority"}
    assert set(t.g.wonder_deck) == expected
    assert len(expected) < 16


@pytest.mark.rule("HIS-280")
def test_two_players_do_see_majority_wonders() -> None:
    t = table(2)
    wonders.open_deck(t.g, 1)
    assert "sphinx" in t.g.wonder_deck
    assert len(t.g.wonder_deck) == 16


def facing(player: int, bot: int) -> Table:
    """Let the player's only cube share a territory with a bot that has another one."""
    t = table(1, civbots=["noble", "chieftain"]).settle(0, "china").settle(1, "china", "japan")
    return t.levels(0, 3, player).levels(1, 1, bot)


@pytest.mark.rule("HIS-281")
def test_the_last_cube_can_be_lost_in_the_players_own_war_and_ends_the_match() -> None:
    t = facing(2, 3)
    t.begin().play("war")
    assert lost(t)
    assert not t[0].alive
    assert t.supply(0) == (2, 2, 0)
    assert t[1].vp == 2
    assert t.g.agenda == []


@pytest.mark.rule("HIS-281")
def test_the_last_cube_can_be_lost_to_an_attack_and_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    t = facing(2, 3).settle(2, "china").levels(2, 1, 3)
    monkeypatch.setattr(Historia, "shuffled", lambda *_: ("civbot_war", "civbot_arts", "civbot_arts"))
    row = t.g.wonder_row
    t.g.round = 2
    t.begin(rounds.end_round())
    assert lost(t)
    assert not t[0].alive
    assert t.lands(0) == set()
    assert [t[1].vp, t[2].vp] == [2, 0]  # nobody acts any more, and there are no measures
    assert t.g.wonder_row == row
    assert t.g.round == 2


@pytest.mark.rule("HIS-281")
def test_with_another_cube_on_the_map_the_match_goes_on() -> None:
    t = facing(2, 3).settle(0, "china", "india").begin().play("war")
    assert t[0].alive
    assert t.lands(0) == {"india"}
    assert t.asked == ("choose_cards", 0)


@pytest.mark.rule("HIS-281")
def test_a_bot_destroyed_by_a_lone_player_does_not_end_the_match() -> None:
    t = facing(3, 2).settle(1, "china").begin().play("war")
    assert not t[1].alive
    assert t.asked == ("choose_cards", 0)


@pytest.mark.rule("HIS-281", "HIS-135")
def test_in_company_the_last_cube_stays_when_a_bot_attacks() -> None:
    t = table(2, civbots=["noble"]).settle(0, "china").settle(2, "china").levels(2, 1, 2)
    civbots.wage_war(t.g, 2, t[2])
    assert t.lands(0) == {"china"}
    assert t[0].alive
    assert t[2].vp == 2


@pytest.mark.rule("HIS-282")
def test_the_match_is_decided_after_round_twelve() -> None:
    t = table(1, civbots=["chieftain"])
    t[0].vp = 500
    t.g.round = 11
    t.begin(rounds.end_round())
    assert mover(t.g) == 0
    t.g.round = 12
    t.begin(rounds.end_round())
    assert is_over(t.g)
    assert GAME.result is not None
    assert GAME.result(t.g).winners == (0,)
