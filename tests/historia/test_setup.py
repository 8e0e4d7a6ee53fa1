"""Setup: cubes, civilizations, advisors, tiles, order and first territories (HIS-005 to HIS-022)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from saecula.core.bits import bits
from saecula.core.flow import ask_of, choose, mover, options, play, to_move
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import calendar
from tests.historia.table import table

CONTENT = Content.get(None)
SEATS = (1, 2, 3, 4, 5, 6)


def started(seats: int = 3, seed: str = "setup", **variant: Any) -> Historia:
    return GAME.start(seats, seed, variant)


def prepared(seats: int = 3, seed: str = "setup", **variant: Any) -> Historia:
    """Return the position before the first cards, always taking the first option on the way."""
    g = started(seats, seed, **variant)
    while g.round == 0:
        seat = mover(g)
        choose(g, seat, options(g, seat)[0])
    return g


def before_placing(g: Historia) -> Historia:
    """Play on to the choice of the first territory."""
    while g.asks[0][0] != "start_territory":
        seat = mover(g)
        choose(g, seat, options(g, seat)[0])
    return g


def cubes(civ: Civ) -> tuple[int, int, int, int]:
    """Return personal supply, used pool, map and general supply."""
    return civ.personal, civ.used, civ.lands.bit_count(), civ.general


def colours(g: Historia) -> list[str]:
    return [CONTENT.civilizations[civ.civilization].colour for civ in g.civs]


@pytest.mark.rule("HIS-005", "HIS-007")
@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_cube_is_in_one_place_through_a_whole_match(seed: str) -> None:
    g = started(3, seed, ways_of_ruling=True, civbots=["king"], events=True)
    lot = random.Random(seed)
    lent = 0
    while (seat := mover(g)) >= 0:
        play(g, seat, lot.choice(options(g, seat)))
        for civ in g.civs[:3]:
            on_tile = civ.ruling not in ("", "ready")
            lent += on_tile
            assert min(cubes(civ)) >= 0
            assert sum(cubes(civ)) + on_tile == 9
        bot = g.civs[3]
        assert sum(cubes(bot)) == 8
    assert lent, "no ruling tile was used: another seed is needed"


@pytest.mark.rule("HIS-005")
@pytest.mark.parametrize(("index", "supply"), [(0, "personal"), (0, "used"), (1, "general"), (2, "personal")])
@pytest.mark.parametrize("change", [-1, 1])
def test_a_cube_too_many_or_too_few_is_noticed(index: int, supply: str, change: int) -> None:
    t = table(2, civbots=["noble"])
    GAME.check(t.g)
    setattr(t[index], supply, getattr(t[index], supply) + change)
    with pytest.raises(AssertionError, match=f"civ {index} has"):
        GAME.check(t.g)


@pytest.mark.rule("HIS-005")
def test_nobody_owes_cubes() -> None:
    t = table(2)
    t[1].personal, t[1].used = -1, 4
    with pytest.raises(AssertionError, match="civ 1 owes cubes"):
        GAME.check(t.g)


@pytest.mark.rule("HIS-006")
def test_victory_points_may_be_negative() -> None:
    t = table(2).settle(0, "africa", "europe").tile("europe", "tile_16").begin()
    t.play("exploitation", "trade").choose(0, "give_up", "europe").choose(0, "done")
    assert t[0].vp == -3
    GAME.check(t.g)
    assert t.asked[0] == "choose_cards"


@pytest.mark.rule("HIS-006")
def test_victory_points_have_no_upper_end() -> None:
    t = table(2).settle(0, "africa").settle(1, "africa").levels(1, 2, 1).begin()
    t[1].vp = 1000
    t.play("trade", "raid")
    assert t[1].vp == 1002


@pytest.mark.rule("HIS-007")
def test_no_card_destroys_cubes() -> None:
    cards: list[Any] = [
        *CONTENT.advisors.values(),
        *CONTENT.wonders.values(),
        *CONTENT.events.values(),
        *CONTENT.goals.values(),
    ]
    modes = [action.basic for action in CONTENT.actions.values()]
    modes += [action.extended for action in CONTENT.actions.values() if action.extended]
    ops = {effect.op for card in [*cards, *modes] for effect in card.effects}
    assert {op for op in ops if "cube" in op} == {"recover_cube", "pay_cube", "place_cube"}
    assert {op for op in ops if op.startswith(("destroy", "lose"))} == {
        "destroy_wonder",
        "lose_level",
        "lose_vp",
    }


@pytest.mark.rule("HIS-010")
def test_time_begins_on_the_star_of_epoch_one() -> None:
    g = started(civilizations="choose")
    assert (g.round, g.action_round) == (0, 0)
    g = prepared(civilizations="choose")
    assert (calendar.epoch(g), g.round, g.action_round) == (1, 1, 1)


@pytest.mark.rule("HIS-011")
@pytest.mark.parametrize("seats", SEATS)
def test_the_row_shows_two_wonders_more_than_players(seats: int) -> None:
    g = prepared(seats)
    assert len(g.wonder_row) == seats + 2
    assert {CONTENT.wonders[name].epoch for name in g.wonder_row} == {1}
    first = [
        w for w in CONTENT.wonders.values() if w.epoch == 1 and (seats > 1 or w.activation != "majority")
    ]
    assert sorted(g.wonder_row + g.wonder_deck) == sorted(w.id for w in first)


@pytest.mark.rule("HIS-011")
def test_civbots_do_not_lengthen_the_row() -> None:
    g = prepared(2, civbots=["king", "king", "noble", "chieftain"])
    assert len(g.wonder_row) == 4


@pytest.mark.rule("HIS-011")
def test_the_wonder_deck_is_shuffled() -> None:
    first = Counter(prepared(2, f"{n}").wonder_row[0] for n in range(160))
    assert len(first) == 16
    assert max(first.values()) <= 25


@pytest.mark.rule("HIS-012", "HIS-013")
@pytest.mark.parametrize("seats", SEATS)
def test_the_hand_is_eight_action_cards_and_one_advisor(seats: int) -> None:
    g = prepared(seats)
    for civ in g.civs[:seats]:
        own = CONTENT.civilizations[civ.civilization].advisors
        actions = [card for card in civ.hand.cards if card in CONTENT.actions]
        advisors = [card for card in civ.hand.cards if card not in CONTENT.actions]
        assert set(CONTENT.actions) - set(actions) == {"war", "tourism"}
        assert (len(actions), len(advisors), len(civ.stack)) == (8, 1, 4)
        assert sorted([*advisors, *civ.stack.cards]) == sorted(own)
        assert (civ.row, civ.face_up) == ((), ())


@pytest.mark.rule("HIS-012")
def test_civilizations_by_lot_have_different_colours() -> None:
    seen: Counter[str] = Counter()
    for n in range(60):
        g = started(6, f"{n}")
        assert sorted(colours(g)) == sorted({c.colour for c in CONTENT.civilizations.values()})
        seen.update(civ.civilization for civ in g.civs[:1])
    assert set(seen) == set(CONTENT.civilizations)


@pytest.mark.rule("HIS-012")
def test_civilizations_by_choice_go_round_in_player_order() -> None:
    g = started(4, civilizations="choose")
    chosen = []
    for name in ("rome", "india", "egypt", "china"):
        seat = mover(g)
        chosen.append(seat)
        choose(g, seat, ("found", name))
        assert g.civs[seat].civilization == name
    assert tuple(chosen) == g.order


@pytest.mark.rule("HIS-012")
def test_a_colour_is_taken_once_and_green_has_two_sets_of_advisors() -> None:
    g = started(3, civilizations="choose")
    assert [action[1] for action in options(g, mover(g))] == list(CONTENT.civilizations)
    first = mover(g)
    choose(g, first, ("found", "aztecs"))
    assert set(g.civs[first].stack.cards) == set(CONTENT.civilizations["aztecs"].advisors)
    left = {action[1] for action in options(g, mover(g))}
    assert left == set(CONTENT.civilizations) - {"aztecs", "india"}


@pytest.mark.rule("HIS-012")
def test_civbots_take_colours_that_are_left() -> None:
    g = started(3, civbots=["king", "noble", "chieftain"])
    assert len(set(colours(g))) == 6


@pytest.mark.rule("HIS-013")
def test_the_first_advisor_is_the_top_of_a_shuffled_stack() -> None:
    drawn: Counter[str] = Counter()
    for n in range(250):
        civ = started(1, f"{n}").civs[0]
        drawn.update(card for card in civ.hand.cards if card not in CONTENT.actions)
    assert set(drawn) == set(CONTENT.advisors)


@pytest.mark.rule("HIS-014")
@pytest.mark.parametrize(
    ("expert", "before", "after"),
    [(False, (3, 1, 0, 5), (2, 1, 1, 5)), (True, (3, 0, 0, 6), (2, 0, 1, 6))],
)
def test_cubes_at_the_start(
    expert: bool, before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    g = before_placing(started(expert_cubes=expert))
    assert [cubes(civ) for civ in g.civs] == [before] * 3
    g = prepared(expert_cubes=expert)
    assert [cubes(civ) for civ in g.civs] == [after] * 3


@pytest.mark.rule("HIS-015")
def test_the_starting_order_is_by_lot() -> None:
    orders = Counter(started(3, f"{n}").order for n in range(300))
    assert len(orders) == 6
    assert min(orders.values()) >= 30
    assert max(orders.values()) <= 75


@pytest.mark.rule("HIS-016")
def test_markers_begin_at_zero_points_and_in_the_corner_of_the_matrix() -> None:
    g = prepared(4, civbots=["king", "noble"])
    assert [(civ.vp, civ.technology, civ.military) for civ in g.civs] == [(0, 1, 1)] * 6


@pytest.mark.rule("HIS-017")
def test_every_territory_gets_a_random_tile_and_three_leave_the_game() -> None:
    places: dict[str, set[int]] = {}
    for n in range(150):
        tiles = started(2, f"{n}").tiles
        assert len(set(tiles)) == len(tiles) == 13
        for place, tile in enumerate(tiles):
            places.setdefault(tile, set()).add(place)
    assert places == {tile: set(range(13)) for tile in CONTENT.tiles}


@pytest.mark.rule("HIS-019", "HIS-022")
@pytest.mark.parametrize("seats", SEATS)
def test_first_cubes_are_placed_in_player_order_on_empty_territories(seats: int) -> None:
    g = before_placing(started(seats))
    tiles = g.tiles
    names = [territory.id for territory in CONTENT.territories]
    asked = []
    while g.round == 0:
        seat = mover(g)
        asked.append(seat)
        assert to_move(g) == [seat]
        assert options(g, seat) == [("place", name) for name in names]
        choose(g, seat, ("place", names[-1]))
        assert [CONTENT.territories[place].id for place in bits(g.civs[seat].lands)] == [names.pop()]
    assert tuple(asked) == g.order
    assert g.tiles == tiles
    assert [civ.vp for civ in g.civs[:seats]] == [0] * seats
    assert [cubes(civ) for civ in g.civs[:seats]] == [(2, 1, 1, 5)] * seats


@pytest.mark.rule("HIS-020")
def test_two_players_never_start_in_the_same_territory() -> None:
    g = before_placing(started(6))
    taken: list[str] = []
    for _ in range(6):
        seat = mover(g)
        offered = [action[1] for action in options(g, seat)]
        assert not set(taken) & set(offered)
        assert len(offered) == 13 - len(taken)
        taken.append(offered[len(taken)])
        choose(g, seat, ("place", taken[-1]))
    assert len(set(taken)) == 6
    assert ask_of(g, mover(g)) == ("choose_cards", mover(g))


@pytest.mark.rule("HIS-021")
def test_starting_far_away_is_allowed_and_america_is_an_island() -> None:
    g = before_placing(started(2))
    choose(g, mover(g), ("place", "middle_east"))
    assert ("place", "north_america") in options(g, mover(g))
    index = CONTENT.territory_index
    america = {index[name] for name in ("north_america", "central_america", "south_america")}
    for place in range(13):
        borders = set(bits(CONTENT.adjacent[place]))
        assert borders <= america if place in america else not borders & america


@pytest.mark.rule("HIS-022")
def test_a_later_player_sees_the_earlier_placements() -> None:
    g = before_placing(started(2))
    first, second = g.order
    choose(g, first, ("place", "japan"))
    seen = GAME.redact(g, second).position
    assert bits(seen.civs[first].lands) == (CONTENT.territory_index["japan"],)
