"""What civbots do (HIS-230 to HIS-249)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saecula.core.errors import BadOption
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.rules import civbots, measures, rounds
from tests.historia.table import BOT, Table, against, draws, table


def numbers(t: Table, **tiles: int) -> None:
    """Lay tiles so that these territories get these numbers and the others low ones; no number repeats."""
    rest = iter([n for n in range(1, 17) if n not in tiles.values()])
    t.g.tiles = tuple(
        [f"tile_{tiles[land.id] if land.id in tiles else next(rest):02}" for land in t.g.content.territories]
    )


# Setup.


@pytest.mark.rule("HIS-230")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_bots_fill_up_to_six_civilizations(seats: int) -> None:
    for bots in range(1, 7 - seats):
        assert len(GAME.start(seats, "bots", {"civbots": ["noble"] * bots}).civs) == seats + bots
    with pytest.raises(BadOption):
        GAME.start(seats, "bots", {"civbots": ["noble"] * (7 - seats)})


@pytest.mark.rule("HIS-231")
def test_bots_begin_on_the_start_cell_with_eight_cubes() -> None:
    g = GAME.start(2, "bots", {"civbots": ["king", "noble", "chieftain"]})
    for bot in g.civs[2:]:
        assert (bot.technology, bot.military, bot.vp, bot.alive) == (1, 1, 0, True)
        assert (bot.personal, bot.used, bot.general, bot.lands) == (8, 0, 0, 0)


@pytest.mark.rule("HIS-231")
def test_bots_gain_no_cubes_at_the_end_of_a_round() -> None:
    t = against("king")
    measures.gain_cube(t.g)
    measures.recover_cubes(t.g)
    assert (*t.supply(BOT), t[BOT].general) == (7, 0, 1, 0)


@pytest.mark.rule("HIS-231", "HIS-234")
@pytest.mark.parametrize(("difficulty", "cards"), [("chieftain", 3), ("noble", 4), ("king", 5)])
def test_a_bot_resolves_as_many_cards_as_its_difficulty(
    difficulty: str, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = against(difficulty)
    draws(monkeypatch, *["arts"] * 6)
    civbots.act(t.g, BOT)
    assert t[BOT].vp == cards


@pytest.mark.rule("HIS-234")
def test_the_cards_are_shuffled_anew_for_each_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    t = against("king", "chieftain", "noble")
    shuffled = draws(monkeypatch, *["arts"] * 6)
    assert civbots.act_all(t.g)
    assert shuffled == [tuple(t.g.content.civbot_cards)] * 3
    assert [t[index].vp for index in (2, 3, 4)] == [5, 4, 3]


@pytest.mark.rule("HIS-234")
@pytest.mark.parametrize(
    ("cards", "vp"), [(("war", "military", "arts"), 2), (("military", "war", "arts"), 4)]
)
def test_cards_are_resolved_in_drawn_order(
    cards: tuple[str, ...], vp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = against().settle(0, "china").settle(BOT, "china")  # at equal levels there is no war yet
    draws(monkeypatch, *cards)
    civbots.act(t.g, BOT)
    assert t[BOT].vp == vp


@pytest.mark.rule("HIS-234")
def test_the_top_action_of_a_dual_card_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    t = against().settle(0, "japan", "india").settle(1, "europe").settle(BOT, "china").levels(BOT, 1, 2)
    numbers(t, japan=16)
    draws(monkeypatch, "expansion_war")
    civbots.act(t.g, BOT)
    assert t.lands(BOT) == {"china", "japan"}
    assert t.lands(0) == {"india"}
    assert t[BOT].vp == 2


@pytest.mark.rule("HIS-235")
def test_six_cards_steer_the_bots_and_one_shows_the_difficulties() -> None:
    content = Content.get()
    assert len(content.civbot_cards) == 6
    assert set(content.difficulties) == {"chieftain", "noble", "king"}


@pytest.mark.rule("HIS-232")
def test_bots_enter_after_the_players_on_the_highest_empty_tiles() -> None:
    g = GAME.start(2, "bots", {"civbots": ["chieftain", "king"]})
    g.asks, g.agenda[:] = (), []
    t = Table(g)
    numbers(t, japan=16, europe=15, africa=14, oceania=13)
    t.settle(0, "europe").settle(1, "oceania").begin(civbots.enter())
    assert [t.lands(2), t.lands(3)] == [{"japan"}, {"africa"}]
    assert [t.supply(2), t.supply(3)] == [(7, 0, 1), (7, 0, 1)]


@pytest.mark.rule("HIS-232")
def test_in_a_real_setup_the_bots_are_on_the_map_before_the_first_cards() -> None:
    g = GAME.start(2, "bots", {"civbots": ["noble"]})
    t = Table(g)
    while g.round == 0:
        assert g.civs[2].lands == 0
        seat = t.asked[1]
        t.choose(seat, *t.options(seat)[-1])
    free = [place for place in range(13) if not (g.civs[0].lands | g.civs[1].lands) >> place & 1]
    highest = max(free, key=lambda place: int(g.tiles[place][-2:]))
    assert g.civs[2].lands == 1 << highest


@pytest.mark.rule("HIS-X18")
@pytest.mark.parametrize(("home", "entered"), [("europe", (16, 14)), ("africa", (16, 13))])
def test_two_bots_start_on_sixteen_and_fourteen_or_thirteen(home: str, entered: tuple[int, int]) -> None:
    t = table(4, civbots=["noble", "noble"])
    numbers(t, japan=16, africa=14, oceania=13, europe=12)
    assert "tile_15" not in t.g.tiles
    t.settle(0, home).settle(1, "india").settle(2, "russia").settle(3, "china").settle(4).settle(5)
    t.begin(civbots.enter())
    tiles = [[t.g.tiles[place] for place in range(13) if t[bot].lands >> place & 1] for bot in (4, 5)]
    assert tiles == [[f"tile_{number}"] for number in entered]


@pytest.mark.rule("HIS-233")
def test_the_highest_difficulty_acts_first_then_left_to_right(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(1, civbots=["chieftain", "king", "noble", "king"])
    assert [civ.difficulty for civ in t.g.civs] == ["", "king", "king", "noble", "chieftain"]
    acted: list[int] = []
    monkeypatch.setattr(civbots, "act", lambda _, index: acted.append(index))
    assert civbots.act_all(t.g)
    assert acted == [1, 2, 3, 4]


@pytest.mark.rule("HIS-233")
def test_bots_act_before_the_measures_and_have_no_place_in_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    t = against().settle(0, "europe").settle(1, "oceania").settle(BOT, "china").levels(BOT, 2, 5)
    numbers(t, japan=13, china=14)
    draws(monkeypatch, "expansion", "arts", "arts")
    t.g.round = 2
    t.begin(rounds.end_round())
    assert t.lands(BOT) == {"china", "japan"}
    assert t[BOT].vp == 2 + 1 + 6  # Arts, Nomads, both tiles
    assert sorted(t.g.order) == [0, 1]


@pytest.mark.rule("HIS-233")
@pytest.mark.parametrize("number", range(1, 13))
def test_bots_act_at_the_end_of_every_round(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = against()
    acted: list[int] = []
    monkeypatch.setattr(civbots, "act", lambda _, index: acted.append(index))
    t.g.round = number
    t.begin(rounds.end_round())
    assert acted == [BOT]


# Technology and Military.


@pytest.mark.rule("HIS-240", "HIS-241")
@pytest.mark.parametrize(
    ("action", "before", "after", "vp"),
    [
        ("technology", (1, 1), (2, 1), 1),
        ("technology", (3, 1), (3, 2), 1),
        ("technology", (15, 8), (16, 8), 1),
        ("technology", (15, 7), (15, 8), 1),
        ("technology", (16, 8), (16, 8), 3),
        ("technology", (16, 16), (16, 16), 3),
        ("military", (1, 1), (1, 2), 1),
        ("military", (1, 3), (2, 3), 1),
        ("military", (8, 15), (8, 16), 1),
        ("military", (7, 15), (8, 15), 1),
        ("military", (8, 16), (8, 16), 3),
        ("military", (16, 16), (16, 16), 3),
    ],
)
def test_a_bot_develops(action: str, before: tuple[int, int], after: tuple[int, int], vp: int) -> None:
    t = against().levels(BOT, *before)
    civbots.ACTIONS[action](t.g, BOT, t[BOT])
    assert (t[BOT].technology, t[BOT].military) == after
    assert t[BOT].vp == vp


@pytest.mark.rule("HIS-240")
@pytest.mark.parametrize(
    ("cell", "cut"),
    [((15, 15), ("KK..", "KKK.")), ((15, 16), ("KKK.", "KKKK")), ((16, 15), ("KKK.", "KKKK"))],
)
def test_if_the_other_track_cannot_rise_either_two_vp_replace_the_level(
    cell: tuple[int, int], cut: tuple[str, str], tmp_path: Path
) -> None:
    """No such cell is printed, so the corner of the matrix is cut off: the ends of military 16 and 15."""
    matrix = list(Content.get().board.matrix)
    for i in (0, 1):
        matrix[i] = matrix[i][:12] + cut[i]
    (tmp_path / "board.json").write_text(json.dumps([{"id": "matrix", "value": matrix}]), encoding="utf-8")
    t = against()
    t.g.content = Content.get(tmp_path)
    for action in ("technology", "military"):
        t.levels(BOT, *cell)
        t[BOT].vp = 0
        civbots.ACTIONS[action](t.g, BOT, t[BOT])
        assert (t[BOT].technology, t[BOT].military) == cell
        assert t[BOT].vp == 3


@pytest.mark.rule("HIS-240", "HIS-330")
@pytest.mark.parametrize(("cell", "action", "vp"), [((16, 8), "technology", 2), ((8, 16), "military", 2)])
def test_without_the_extra_vp_a_bot_scores_two_at_the_top(
    cell: tuple[int, int], action: str, vp: int
) -> None:
    t = table(2, civbots=["noble"], bot_overflow_extra_vp=False).levels(BOT, *cell)
    civbots.ACTIONS[action](t.g, BOT, t[BOT])
    assert t[BOT].vp == vp


@pytest.mark.rule("HIS-240", "HIS-330")
def test_without_the_extra_vp_a_level_still_scores_one() -> None:
    t = table(2, civbots=["noble"], bot_overflow_extra_vp=False)
    civbots.learn(t.g, BOT, t[BOT])
    assert t[BOT].vp == 1


@pytest.mark.rule("HIS-240", "HIS-241")
def test_bots_get_no_bonus_of_a_level() -> None:
    t = against().levels(BOT, 15, 15)
    civbots.learn(t.g, BOT, t[BOT])
    civbots.arm(t.g, BOT, t[BOT])
    assert t[BOT].vp == 2  # not the 6 VP of each level 16
    assert t.supply(BOT) == (7, 0, 1)


@pytest.mark.rule("HIS-X32")
def test_a_bot_learns_at_the_border_and_at_the_top() -> None:
    t = against().levels(BOT, 3, 1)
    civbots.learn(t.g, BOT, t[BOT])
    assert (t[BOT].technology, t[BOT].military, t[BOT].vp) == (3, 2, 1)
    t = against().levels(BOT, 16, 8)
    civbots.learn(t.g, BOT, t[BOT])
    assert (t[BOT].technology, t[BOT].military, t[BOT].vp) == (16, 8, 3)


# Arts.


@pytest.mark.rule("HIS-242")
def test_arts_removes_the_rightmost_wonder_and_scores_one() -> None:
    t = against()
    t.g.wonder_row = ("sphinx", "petra", "pharos")
    deck = t.g.wonder_deck
    civbots.remove_wonder(t.g, BOT, t[BOT])
    assert list(t.g.wonder_row) == ["sphinx", "petra"]
    assert t.g.wonder_deck == deck
    assert t[BOT].vp == 1
    assert t[BOT].wonders == ()


@pytest.mark.rule("HIS-242")
def test_arts_scores_even_with_an_empty_row() -> None:
    t = against()
    t.g.wonder_row = ()
    civbots.remove_wonder(t.g, BOT, t[BOT])
    assert t[BOT].vp == 1


# War.


@pytest.mark.rule("HIS-243")
@pytest.mark.parametrize(("military", "vp"), [(2, 0), (3, 0), (4, 2)])
def test_a_bot_fights_only_what_it_can_win(military: int, vp: int) -> None:
    t = against().settle(0, "china", "india").settle(1, "japan").settle(BOT, "china", "japan")
    t.levels(0, 2, 3).levels(1, 2, 5).levels(BOT, 2, military)
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t[BOT].vp == vp
    assert t.lands(0) == ({"india"} if vp else {"china", "india"})
    assert t.lands(1) == {"japan"}
    assert t[0].vp == 0


@pytest.mark.rule("HIS-243")
@pytest.mark.parametrize("military", [3, 4])
def test_a_civilization_that_cannot_be_beaten_is_no_target_even_with_most_vp(military: int) -> None:
    t = against().settle(0, "china", "europe").settle(1, "china", "africa").settle(BOT, "china")
    t.levels(0, 2, military).levels(1, 2, 2).levels(BOT, 2, 3)
    t[0].vp = 50
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t.lands(0) == {"china", "europe"}
    assert t.lands(1) == {"africa"}
    assert t[BOT].vp == 2


@pytest.mark.rule("HIS-243")
def test_without_a_shared_territory_there_is_no_war() -> None:
    t = against().levels(BOT, 4, 9)
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t[BOT].vp == 0


@pytest.mark.rule("HIS-243")
@pytest.mark.parametrize(
    ("vp", "order", "beaten"),
    [
        ((5, 6, 4), (0, 1), 1),
        ((6, 5, 4), (0, 1), 0),
        ((5, 4, 6), (0, 1), 3),
        ((5, 5, 4), (0, 1), 0),
        ((5, 5, 4), (1, 0), 1),
        ((4, 5, 5), (0, 1), 1),
    ],
)
def test_the_enemy_is_the_one_with_most_vp_players_before_bots(
    vp: tuple[int, int, int], order: tuple[int, int], beaten: int
) -> None:
    t = against("king", "noble").settle(0, "china", "europe").settle(1, "china", "europe")
    t.settle(2, "china").settle(3, "china", "europe").levels(2, 2, 3)
    t.g.order = order
    for index, points in zip((0, 1, 3), vp, strict=True):
        t[index].vp = points
    civbots.wage_war(t.g, 2, t[2])
    assert [index for index in (0, 1, 3) if t.lands(index) == {"europe"}] == [beaten]
    assert t[2].vp == 2


@pytest.mark.rule("HIS-243")
def test_bots_with_equal_vp_are_attacked_in_their_order() -> None:
    t = against("king", "noble", "chieftain")
    for index in (2, 3, 4):
        t.settle(index, "china", ("japan", "india", "russia")[index - 2])
    t.settle(1, "europe").levels(3, 2, 3)
    civbots.wage_war(t.g, 3, t[3])
    assert "china" not in t.lands(2)
    assert "china" in t.lands(4)


@pytest.mark.rule("HIS-243")
@pytest.mark.parametrize("highest", ["china", "japan", "india"])
def test_the_war_is_where_the_tile_number_is_highest(highest: str) -> None:
    t = against().settle(0, "china", "japan", "india").settle(1, "europe")
    t.settle(BOT, "china", "japan", "india").levels(BOT, 2, 2)
    numbers(t, **{highest: 16})
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t.lands(0) == {"china", "japan", "india"} - {highest}
    assert t.lands(BOT) == {"china", "japan", "india"}


@pytest.mark.rule("HIS-243")
@pytest.mark.parametrize(("technology", "vp"), [(1, 2), (13, 2), (14, 4)])
def test_with_nuclear_power_a_war_of_a_bot_scores_four(technology: int, vp: int) -> None:
    military = max(technology // 2, 2)
    t = against().settle(0, "china", "india").settle(BOT, "china").levels(BOT, technology, military)
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t[BOT].vp == vp
    assert t.supply(0) == (2, 2, 1)


@pytest.mark.rule("HIS-X19")
def test_the_bot_attacks_yuri_in_russia() -> None:
    t = against().levels(0, 2, 2).levels(1, 2, 3).levels(BOT, 2, 5)
    t.settle(0, "africa").settle(1, "china", "russia").settle(BOT, "china", "russia")
    numbers(t, russia=12, china=9)
    t[0].vp, t[1].vp = 35, 29
    civbots.wage_war(t.g, BOT, t[BOT])
    assert t.lands(1) == {"china"}
    assert t.lands(0) == {"africa"}
    assert [t[0].vp, t[1].vp, t[BOT].vp] == [35, 29, 2]


# Expansion.


def expanding() -> Table:
    """Return a table with the bot in Oceania, next to Southeast Asia only, and both players far away."""
    return against().settle(0, "europe").settle(1, "africa").settle(BOT, "oceania")


@pytest.mark.rule("HIS-244")
def test_a_bot_expands_to_the_highest_adjacent_number() -> None:
    t = expanding().settle(BOT, "china")
    numbers(t, north_america=16, india=13, russia=12, middle_east=14)
    civbots.expand(t.g, BOT, t[BOT])
    assert t.lands(BOT) == {"china", "middle_east"}
    assert t.supply(BOT) == (6, 0, 2)
    assert t[BOT].vp == 0


@pytest.mark.rule("HIS-244")
@pytest.mark.parametrize(("technology", "target"), [(7, "southeast_asia"), (8, "north_america")])
def test_with_navigation_a_bot_reaches_everything(technology: int, target: str) -> None:
    t = expanding().levels(BOT, technology, 4)
    numbers(t, north_america=16, southeast_asia=1)
    civbots.expand(t.g, BOT, t[BOT])
    assert t.lands(BOT) == {"oceania", target}


@pytest.mark.rule("HIS-244")
@pytest.mark.parametrize(
    ("one", "other", "target"), [(2, 2, "india"), (2, 3, "japan"), (3, 2, "japan"), (3, 3, "japan")]
)
def test_a_territory_suits_if_all_there_are_weaker(one: int, other: int, target: str) -> None:
    t = expanding().settle(BOT, "china").settle(0, "india").settle(1, "india")
    t.levels(0, 2, one).levels(1, 2, other).levels(BOT, 2, 3)
    numbers(t, india=16, japan=15)
    civbots.expand(t.g, BOT, t[BOT])
    assert t.lands(BOT) == {"china", target}


@pytest.mark.rule("HIS-244")
def test_if_none_suits_the_highest_in_reach_is_taken() -> None:
    t = expanding().settle(BOT, "north_america", "south_america").settle(0, "central_america").levels(0, 2, 2)
    numbers(t, europe=16, central_america=2)
    civbots.expand(t.g, BOT, t[BOT])
    assert t.lands(BOT) == {"north_america", "central_america", "south_america"}
    t = expanding().settle(BOT, "africa").settle(0, "middle_east", "southern_africa").settle(1, "europe")
    t.levels(0, 2, 2)
    numbers(t, europe=16, southern_africa=15, middle_east=14)
    civbots.expand(t.g, BOT, t[BOT])
    assert t.lands(BOT) == {"africa", "southern_africa"}


@pytest.mark.rule("HIS-244")
def test_without_a_cube_or_a_target_nothing_happens() -> None:
    t = expanding()
    t[BOT].personal = 0
    civbots.expand(t.g, BOT, t[BOT])
    assert t.supply(BOT) == (0, 0, 1)
    t = expanding().settle(BOT, "north_america", "central_america", "south_america")
    civbots.expand(t.g, BOT, t[BOT])
    assert t.supply(BOT) == (5, 0, 3)


# Journal lines.


@pytest.mark.rule("HIS-234", "HIS-243")
def test_the_cards_of_a_civbot_are_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    t = against("chieftain")
    draws(monkeypatch, "war", "military")
    t.g.journal = []
    civbots.act(t.g, BOT)
    assert t.g.journal == [
        ("bot_drew", BOT, "civbot_war"),
        ("no_effect", BOT, "war"),
        ("bot_drew", BOT, "civbot_military"),
        ("armed", BOT, 2),
        ("scored", BOT, 1),
    ]


@pytest.mark.rule("HIS-293")
def test_an_event_that_strikes_a_civbot_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(2, civbots=["chieftain"], events=True)
    t.g.event = "vesuvius"
    draws(monkeypatch, "arts")
    t.g.journal = []
    civbots.act(t.g, BOT)
    assert t.g.journal[:3] == [
        ("bot_drew", BOT, "civbot_arts"),
        ("event_applies", BOT, "vesuvius"),
        ("lost_vp", BOT, 2),
    ]
