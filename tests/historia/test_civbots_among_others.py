"""How the rest of the game treats civbots (HIS-250 to HIS-263)."""

from __future__ import annotations

import pytest

from saecula.core.zones import pile
from saecula.games.historia import GAME
from saecula.games.historia.rules import civbots, measures, rounds
from tests.historia.table import BOT, Table, against, draws, table


@pytest.mark.rule("HIS-250")
@pytest.mark.parametrize(("technology", "mode", "vp"), [(2, "basic", 2), (8, "basic", 2), (8, "extended", 1)])
def test_a_bot_scores_when_a_player_trades_with_it(technology: int, mode: str, vp: int) -> None:
    t = against().settle(BOT, "middle_east").levels(0, technology, 5).levels(BOT, technology + 1, 5).begin()
    t.play("trade", "arts")
    if technology == 8:
        t.choose(0, mode)
    assert t[0].technology == technology + 1
    assert t[BOT].vp == vp


@pytest.mark.rule("HIS-250")
def test_a_bot_can_be_raided() -> None:
    t = against().settle(BOT, "middle_east").levels(0, 2, 2).levels(1, 2, 2).begin()
    t.play("raid", "arts")
    assert t[0].vp == 1
    assert t.supply(0) == (3, 0, 1)
    assert t.supply(BOT) == (7, 0, 1)


@pytest.mark.rule("HIS-250", "HIS-261")
def test_a_bot_can_be_attacked_and_its_cube_returns_to_its_cubes() -> None:
    t = against().settle(BOT, "middle_east", "japan").levels(0, 2, 2).begin().play("war", "arts")
    assert t[0].vp == 2
    assert t.lands(BOT) == {"japan"}
    assert t.supply(BOT) == (7, 0, 1)
    assert t[BOT].alive


@pytest.mark.rule("HIS-250")
def test_a_stronger_bot_wins_a_war_it_did_not_start() -> None:
    t = against().settle(0, "middle_east", "africa").settle(BOT, "middle_east").levels(0, 2, 2)
    t.levels(BOT, 2, 3).begin().play("war", "arts")
    assert t[BOT].vp == 2
    assert t.lands(0) == {"africa"}
    assert t.supply(0) == (2, 2, 1)


@pytest.mark.rule("HIS-251")
@pytest.mark.parametrize(("cell", "vp"), [((1, 1), 0), ((2, 5), 1), ((5, 11), 3), ((12, 6), 7)])
def test_a_bot_scores_its_government_but_gets_no_cubes(cell: tuple[int, int], vp: int) -> None:
    t = against().levels(BOT, *cell)
    measures.government_bonus(t.g)
    assert t[BOT].vp == vp
    assert t.supply(BOT) == (7, 0, 1)


@pytest.mark.rule("HIS-251")
def test_a_bot_scores_territories_held_alone() -> None:
    t = against().settle(BOT, "japan", "india", "china")
    t.tile("japan", "tile_16").tile("india", "tile_07").tile("china", "tile_15")
    measures.territory_bonus(t.g)
    assert t[BOT].vp == 5


def missed(t: Table, number: int, *leaders: str) -> list[int]:
    """Return what the bots get for leaders at the end of an epoch."""
    t.g.round = number
    for seat, leader in enumerate(leaders):
        empty = [pile(), pile(), pile()]
        empty[(number - 1) // 4] = pile((leader,))
        t[seat].leaders = tuple(empty)
    measures.leader_bonus(t.g)
    return [civ.vp for civ in t.g.civs[t.g.seats :]]


@pytest.mark.rule("HIS-252")
@pytest.mark.parametrize(
    ("levels", "players", "share"),
    [
        (((1, 1), (1, 1)), [0, 0], 9),
        (((5, 7), (1, 1)), [6, 0], 6),
        (((5, 7), (7, 5)), [6, 9], 1),
    ],
)
def test_bots_share_what_players_missed(
    levels: tuple[tuple[int, int], ...], players: list[int], share: int
) -> None:
    t = against("noble", "noble")
    for seat, cell in enumerate(levels):
        t.levels(seat, *cell)
    assert missed(t, 4, "caesar", "pericles") == [share, share]
    assert [t[0].vp, t[1].vp] == players


@pytest.mark.rule("HIS-252")
@pytest.mark.parametrize(
    ("number", "leader", "cap"), [(4, "caesar", 9), (8, "lorenzo", 11), (12, "bismarck", 13)]
)
def test_a_bot_gets_at_most_nine_eleven_thirteen(number: int, leader: str, cap: int) -> None:
    assert missed(against(), number, leader, leader) == [cap]


@pytest.mark.rule("HIS-252")
def test_the_share_is_rounded_down() -> None:
    t = table(2, civbots=["noble"] * 4)
    assert missed(t, 4, "caesar", "caesar") == [4, 4, 4, 4]


@pytest.mark.rule("HIS-X24")
@pytest.mark.parametrize(("bots", "shares"), [(2, [7, 7]), (1, [9])])
def test_players_miss_fifteen_in_the_first_epoch(bots: int, shares: list[int]) -> None:
    t = table(3, civbots=["noble"] * bots).wonders(0, "petra", "pharos", "colossus", "artemision")
    t.levels(1, 1, 5)  # Pericles: military 5
    t.levels(2, 1, 5)
    # Hammurabi: 4 wonders, misses 3; Pericles twice: misses 6 each.
    assert missed(t, 4, "hammurabi", "pericles", "pericles") == shares


@pytest.mark.rule("HIS-262")
def test_leader_vp_are_split_among_the_living_bots() -> None:
    t = against("noble", "noble", "noble").settle(3)
    t[3].alive = False
    assert missed(t, 4, "caesar", "caesar") == [9, 0, 9]
    t.settle(2).settle(4)
    t[2].alive = t[4].alive = False
    assert missed(t, 4, "caesar", "caesar") == [9, 0, 9]


@pytest.mark.rule("HIS-260")
@pytest.mark.parametrize(
    ("wonder", "cell"), [("ishtar_gate", (2, 5)), ("great_library", (5, 2)), ("terracotta_army", (1, 1))]
)
def test_bots_are_ignored_for_majorities(wonder: str, cell: tuple[int, int]) -> None:
    t = against().wonders(0, wonder).settle(0, "middle_east", "africa").settle(BOT, "japan", "india", "china")
    t.levels(0, *cell).levels(BOT, 9, 9).begin()
    t.play("exploitation", "arts")
    assert ("activate", wonder) in t.options(0)


@pytest.mark.rule("HIS-X20")
@pytest.mark.parametrize(("ada", "activates"), [(6, True), (7, False)])
def test_ishtar_gate_looks_at_players_only(ada: int, activates: bool) -> None:
    t = table(3, civbots=["noble"]).wonders(0, "ishtar_gate")
    t.levels(0, 3, 7).levels(1, 3, ada).levels(2, 3, 6).levels(3, 3, 7).begin()
    t.play("exploitation", "arts", "arts")
    assert (("activate", "ishtar_gate") in t.options(0)) is activates
    if activates:
        t.choose(0, "activate", "ishtar_gate")
        assert t[0].vp == 1


@pytest.mark.rule("HIS-262")
def test_a_bot_without_territory_is_destroyed_and_scores_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = against("noble", "noble").settle(BOT, "middle_east").settle(0, "middle_east", "europe")
    t.levels(0, 2, 2)
    t[BOT].vp = 3
    t.begin().play("war", "arts")
    assert not t[BOT].alive
    assert t.supply(BOT) == (8, 0, 0)
    t.levels(BOT, 6, 9)  # an Empire, were it alive
    draws(monkeypatch, *["arts"] * 6)
    t.g.round = 2
    t.begin(rounds.end_round())
    assert t[BOT].vp == 3
    assert t[3].vp > 3


@pytest.mark.rule("HIS-262")
def test_bots_destroy_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    t = against("king", "noble").settle(2, "japan").settle(3, "japan").levels(2, 2, 2)
    draws(monkeypatch, "war", "arts", "arts", "arts", "arts")
    assert civbots.act_all(t.g)
    assert not t[3].alive
    assert [t[2].vp, t[3].vp] == [6, 0]


@pytest.mark.rule("HIS-263")
def test_a_match_against_bots_is_won_by_a_player() -> None:
    t = against("king")
    t[0].vp, t[1].vp, t[BOT].vp = 3, 2, 90
    assert GAME.result is not None
    assert GAME.result(t.g).winners == (0,)
