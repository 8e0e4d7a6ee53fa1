"""Historia's components and tables: what the catalogue of rules says about them, and what is refused."""

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from saecula.core.catalog import sources
from saecula.games.historia.catalogue import Content
from saecula.games.historia.entries import ABILITIES, ACTIONS, MEASURES, Effect, Level
from tests.overlays import Box, Item, lay, setting

CONTENT = Content.get()

CUBE = Effect("recover_cube")
OLDEST = Effect("recover_card", which="oldest")
ADVISOR = Effect("draw_advisor")
SIX_VP = Effect("gain_vp", n=6)


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    return Content.get(lay(folder, file, *items))


def borders(one: str, other: str) -> bool:
    index = CONTENT.territory_index
    forth = CONTENT.adjacent[index[one]] >> index[other] & 1
    back = CONTENT.adjacent[index[other]] >> index[one] & 1
    assert forth == back
    return bool(forth)


@pytest.mark.rule("HIS-001")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    board = CONTENT.board
    colours = {civilization.colour for civilization in CONTENT.civilizations.values()}
    assert (board.players_min, board.players_max) == (1, 6)
    assert len(colours) == board.civilizations_max == 6
    assert len(colours) * board.cubes == 54
    assert len(CONTENT.wonders) == 48
    assert len(CONTENT.events) == 12
    assert len(CONTENT.leaders) == 18
    assert len(CONTENT.tiles) == 16
    assert len(CONTENT.actions) == 10
    assert len(colours) * len(CONTENT.actions) == 60
    assert len(CONTENT.advisors) == 35


@pytest.mark.rule("HIS-002")
def test_seven_sets_of_five_advisors_two_of_them_green() -> None:
    civilizations = CONTENT.civilizations.values()
    assert [len(civilization.advisors) for civilization in civilizations] == [5] * 7
    shared = {civilization.alternative_of: civilization for civilization in civilizations}
    assert set(shared) == {"", "india"}
    assert shared["india"].colour == CONTENT.civilizations["india"].colour == "green"
    assert Counter(c.colour for c in civilizations)["green"] == 2


@pytest.mark.rule("HIS-003")
def test_sixteen_wonders_and_six_leaders_an_epoch() -> None:
    assert Counter(wonder.epoch for wonder in CONTENT.wonders.values()) == {1: 16, 2: 16, 3: 16}
    assert Counter(leader.epoch for leader in CONTENT.leaders.values()) == {1: 6, 2: 6, 3: 6}
    deals = sum("new_wonders" in segment for segment in CONTENT.segments)
    assert deals * (CONTENT.board.players_max + CONTENT.board.wonder_row_extra) == 16


@pytest.mark.rule("HIS-004")
def test_the_areas_of_the_board_have_their_tables() -> None:
    assert len(CONTENT.territories) == len(CONTENT.adjacent) == 13
    assert (len(CONTENT.segments), CONTENT.board.epochs) == (4, 3)
    assert (len(CONTENT.board.matrix), {len(row) for row in CONTENT.board.matrix}) == (16, {16})
    assert len(CONTENT.governments) == 9


def test_war_and_tourism_wait_outside_the_starting_hand() -> None:
    assert set(CONTENT.actions) - set(CONTENT.starting_hand) == {"war", "tourism"}
    assert len(CONTENT.starting_hand) == 8
    assert (CONTENT.actions["war"].joins_at, CONTENT.actions["tourism"].joins_at) == (2, 12)
    assert (CONTENT.actions["war"].needs, CONTENT.actions["tourism"].needs) == (2, 12)


def test_cards_of_an_action_round_grow_with_wheel_and_medicine() -> None:
    assert CONTENT.cards_per_round == (1,) * 5 + (2,) * 8 + (3,) * 4


@pytest.mark.rule("HIS-104")
def test_the_map_has_thirteen_territories_and_sixteen_borders() -> None:
    assert len(CONTENT.territories) == 13
    assert sum(mask.bit_count() for mask in CONTENT.adjacent) == 2 * 16
    assert all(CONTENT.territories[i].id == id_ for id_, i in CONTENT.territory_index.items())
    assert not any(mask >> index & 1 for index, mask in enumerate(CONTENT.adjacent))


@pytest.mark.rule("HIS-104")
def test_the_borders_the_rulebook_mentions() -> None:
    assert borders("central_america", "south_america")
    assert borders("oceania", "southeast_asia")
    assert borders("middle_east", "china")
    assert borders("north_america", "central_america")
    for america in ("north_america", "central_america", "south_america"):
        assert not borders(america, "russia")
        assert not borders(america, "africa")


@pytest.mark.rule("HIS-150")
def test_a_cell_exists_where_the_corridor_formula_says() -> None:
    cells = {(t, m) for t in range(18) for m in range(18) if CONTENT.exists[t][m]}
    on_board = [(t, m) for t in range(1, 17) for m in range(1, 17)]
    assert cells == {(t, m) for t, m in on_board if m <= 2 * t + 1 and t <= 2 * m + 1}
    assert len(cells) == 158


def test_the_matrix_has_a_rim_of_missing_cells() -> None:
    assert CONTENT.top == 16
    assert {len(column) for column in (*CONTENT.exists, *CONTENT.government)} == {18}
    assert len(CONTENT.exists) == len(CONTENT.government) == 18
    assert not any(CONTENT.exists[rim][m] or CONTENT.exists[m][rim] for rim in (0, 17) for m in range(18))


@pytest.mark.rule("HIS-151")
def test_technologies_by_level() -> None:
    names = [technology.name["en"] for technology in CONTENT.technologies[1:]]
    assert names == [
        "Fire",
        "Agriculture",
        "Animals",
        "Metalworking",
        "Wheel",
        "Writing",
        "Philosophy",
        "Navigation",
        "Printing press",
        "Gunpowder",
        "Science",
        "Industry",
        "Medicine",
        "Nuclear power",
        "Internet",
        "Singularity",
    ]
    assert [technology.level for technology in CONTENT.technologies] == [1, *range(1, 17)]
    assert CONTENT.navigation == 8


@pytest.mark.rule("HIS-151")
def test_technologies_unlock_extended_actions() -> None:
    unlocked = {a.id: a.extended.technology for a in CONTENT.actions.values() if a.extended}
    assert unlocked == {
        "military": 4,
        "expansion": 5,
        "arts": 6,
        "trade": 8,
        "exploitation": 9,
        "raid": 10,
        "technology": 11,
        "war": 14,
        "tourism": 15,
    }


@pytest.mark.rule("HIS-151", "HIS-152")
def test_bonuses_of_technology_levels() -> None:
    assert bonuses(CONTENT.technologies) == {
        2: (Effect("gain_action_card", card="war"),),
        3: (CUBE,),
        4: (ADVISOR,),
        7: (ADVISOR,),
        12: (Effect("gain_action_card", card="tourism"),),
        13: (ADVISOR,),
        16: (SIX_VP,),
    }


@pytest.mark.rule("HIS-152")
def test_bonuses_of_military_levels() -> None:
    cards = dict.fromkeys((3, 7, 11, 15), (OLDEST,))
    cubes = dict.fromkeys((5, 9, 13), (CUBE,))
    assert bonuses(CONTENT.military) == cards | cubes | {16: (SIX_VP,)}
    assert [level.level for level in CONTENT.military] == [1, *range(1, 17)]


def bonuses(levels: tuple[Level, ...]) -> dict[int, tuple[Effect, ...]]:
    return {level.level: level.bonuses for level in levels[1:] if level.bonuses}


@pytest.mark.rule("HIS-155")
def test_every_cell_has_a_government_and_zones_lie_as_ruled() -> None:
    def zone(t: int, m: int) -> str:
        ruled = [
            ("clan", max(t, m) <= 4),
            ("barbarians", m - t >= 6),
            ("utopia", t - m >= 6),
            ("consumer_society", t >= 13 and m >= 12),
            ("enlightenment", t >= m and t >= 11),
            ("mercantilism", t >= m and t >= 8),
            ("city_state", t >= m),
            ("empire", m >= 8),
            ("nomads", True),
        ]
        return next(government for government, here in ruled if here)

    for t in range(18):
        for m in range(18):
            assert CONTENT.government[t][m] == (zone(t, m) if CONTENT.exists[t][m] else "")


@pytest.mark.rule("HIS-186")
def test_leaders_reward_two_conditions_worth_more_each_epoch() -> None:
    for leader in CONTENT.leaders.values():
        assert [c.vp for c in leader.conditions] == {1: [3, 6], 2: [4, 7], 3: [5, 8]}[leader.epoch]
        assert {c.metric for c in leader.conditions} <= {"technology", "military", "wonders", "territories"}


@pytest.mark.rule("HIS-186")
def test_caesar_and_lorenzo_are_the_printed_ones() -> None:
    printed = {
        "caesar": [("wonders", 3, 3), ("military", 7, 6)],
        "lorenzo": [("technology", 11, 4), ("wonders", 7, 7)],
    }
    for id_, conditions in printed.items():
        leader = CONTENT.leaders[id_]
        assert [(c.metric, c.at_least, c.vp) for c in leader.conditions] == conditions


@pytest.mark.rule("HIS-201", "HIS-202", "HIS-214")
def test_measures_of_each_round_in_the_order_they_are_carried_out() -> None:
    short = ("government_bonus", "recover_cards", "refresh_wonders", "player_order")
    grey = ("gain_cube", "territory_bonus", "government_bonus", "recover_cubes", *short[1:3])
    middle = (*grey, "player_order", "new_wonders")
    end = (*grey, "player_order", "leader_bonus", "new_wonders", "new_leaders")
    assert CONTENT.segments == (short, middle, short, end)
    assert (CONTENT.measures["gain_cube"].n, CONTENT.measures["recover_cards"].n) == (1, 2)


@pytest.mark.rule("HIS-209")
def test_government_bonuses() -> None:
    table = [(g.name["en"], g.name["de"], g.vp, g.cubes) for g in CONTENT.governments.values()]
    assert table == [
        ("Clan", "Klan", 0, 1),
        ("Nomads", "Nomaden", 1, 0),
        ("City state", "Stadtstaat", 2, 0),
        ("Empire", "Großreich", 3, 0),
        ("Mercantilism", "Merkantilismus", 4, 0),
        ("Enlightenment", "Aufklärung", 5, 0),
        ("Consumer society", "Konsumgesellschaft", 5, 1),
        ("Utopia", "Utopie", 7, 0),
        ("Barbarians", "Barbaren", 3, 2),
    ]


def test_difficulties_from_chieftain_to_king() -> None:
    cards = [(difficulty.id, difficulty.cards) for difficulty in CONTENT.difficulties.values()]
    assert cards == [("chieftain", 3), ("noble", 4), ("king", 5)]
    assert CONTENT.board.civbot_cubes == 8


@pytest.mark.rule("HIS-235")
def test_seven_civbot_cards_are_six_of_actions_and_one_of_difficulties() -> None:
    assert len(CONTENT.civbot_cards) == 6
    assert Counter(len(card.actions) for card in CONTENT.civbot_cards.values()) == {1: 5, 2: 1}
    used = {action for card in CONTENT.civbot_cards.values() for action in card.actions}
    assert used == {"technology", "military", "arts", "war", "expansion"}


@pytest.mark.rule("HIS-331")
def test_reconstructed_numbers_come_from_the_files(tmp_path: Path) -> None:
    def change(file: str, *items: Item) -> None:
        (tmp_path / f"{file}.json").write_text(json.dumps(items), encoding="utf-8")

    rows = list(CONTENT.board.matrix)
    rows[-1] = "CCCN" + rows[-1][4:]
    change("board", setting("matrix", rows), setting("overflow_vp", 5))
    change("territory_tiles", {"id": "tile_01", "vp": 4})
    change("military_levels", {"id": "military_02", "bonuses": [{"op": "gain_vp", "n": 2}]})
    change("technologies", {"id": "fire", "cards": 2})
    change("governments", {"id": "utopia", "vp": 9})
    changed = Content.get(tmp_path)
    assert (changed.exists[4][1], changed.government[4][1]) == (True, "nomads")
    assert not CONTENT.exists[4][1]
    assert changed.board.overflow_vp == 5
    assert changed.tiles["tile_01"].vp == 4
    assert changed.military[2].bonuses == (Effect("gain_vp", n=2),)
    assert changed.cards_per_round[1:5] == (2, 2, 2, 2)
    assert changed.governments["utopia"].vp == 9


@pytest.mark.rule("HIS-331")
def test_every_entry_says_where_it_comes_from() -> None:
    counts = sources(CONTENT.entries())
    assert sum(counts.values()) == len(list(CONTENT.entries()))
    assert {kind for kind, count in counts.items() if count} == {"rulebook", "public", "reconstructed"}
    assert sources(CONTENT.tiles.values())["reconstructed"] == 16
    assert sources(CONTENT.actions.values())["rulebook"] == 10


def test_numbers_of_the_board() -> None:
    board = CONTENT.board
    assert (board.epochs, board.rounds_per_epoch, board.cubes) == (3, 4, 9)
    assert (board.start_personal, board.start_used) == (3, 1)
    assert (board.expert_personal, board.expert_used) == (3, 0)
    assert (board.start_technology, board.start_military, board.start_advisors) == (1, 1, 1)
    assert (board.wonder_row_extra, board.leaders_extra, board.leaders_max) == (2, 1, 6)
    assert (board.revolution_row, board.overflow_vp) == (3, 2)
    assert (board.civbot_level_vp, board.civbot_arts_vp, board.leader_caps) == (1, 1, (9, 11, 13))
    assert (board.goals_placed, board.goals_barred) == (8, "clan")


def test_cards_printed_in_the_rulebook() -> None:
    wonders = CONTENT.wonders
    assert (wonders["sphinx"].activation, wonders["sphinx"].metric) == ("majority", "wonders")
    assert (wonders["ishtar_gate"].activation, wonders["ishtar_gate"].metric) == ("majority", "military")
    assert (wonders["angkor_wat"].activation, wonders["angkor_wat"].actions) == ("action", ("expansion",))
    for id_ in ("sphinx", "ishtar_gate", "angkor_wat"):
        assert wonders[id_].effects == (Effect("gain_vp"),)
    cleopatra = CONTENT.advisors["egypt_cleopatra"]
    assert cleopatra.effects == (OLDEST, Effect("recover_cube", n=2, up_to=True))
    vesuvius = CONTENT.events["vesuvius"]
    assert (vesuvius.triggers, vesuvius.effects) == (("any",), (Effect("lose_vp", n=2),))
    assert CONTENT.ruling_tiles["ruling_rome"].metrics == ("territories", "military")


def test_every_kind_of_entry_is_kept_in_content_order() -> None:
    assert tuple(CONTENT.actions) == ACTIONS
    assert tuple(CONTENT.measures) == MEASURES
    assert tuple(CONTENT.abilities) == ABILITIES
    assert [tile.number for tile in CONTENT.tiles.values()] == list(range(1, 17))


def test_ids_are_interned() -> None:
    assert CONTENT.leaders["caesar"].conditions[1].metric is sys.intern("".join(("mili", "tary")))
    assert CONTENT.segments[0][0] is sys.intern("_".join(("government", "bonus")))
    assert CONTENT.government[1][1] is sys.intern("".join(("cl", "an")))


class TestBox(Box):
    game = "historia"


def test_a_changed_number_changes_the_digest(tmp_path: Path) -> None:
    assert Content.get(tmp_path).digest == CONTENT.digest
    assert overlaid(tmp_path, "territory_tiles", {"id": "tile_01", "vp": 2}).digest != CONTENT.digest
    assert overlaid(tmp_path, "territory_tiles", {"id": "tile_01", "vp": 1}).digest == CONTENT.digest


def test_an_owner_may_exchange_a_wonder(tmp_path: Path) -> None:
    new: Item = {
        "id": "abu_simbel",
        "name": {"en": "Abu Simbel", "de": "Abu Simbel"},
        "epoch": 1,
        "activation": "pay",
        "n": 1,
        "effects": [{"op": "gain_vp", "n": 2}],
        "source": "recalled",
    }
    changed = overlaid(tmp_path, "wonders", {"id": "petra", "remove": True}, new)
    assert "petra" not in changed.wonders
    assert changed.wonders["abu_simbel"].effects == (Effect("gain_vp", n=2),)
    assert sources(changed.wonders.values())["recalled"] == 1
