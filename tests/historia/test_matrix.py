"""The development matrix: levels, bonuses, forms of government (rulebook: Entwicklungsmatrix)."""

import pytest

from saecula.games.historia.rules import matrix
from tests.historia.table import Table, table

LEVELS = range(1, 17)
CELLS = [(t, m) for t in LEVELS for m in LEVELS if m <= 2 * t + 1 and t <= 2 * m + 1]

ZONES = {
    "C": "clan",
    "N": "nomads",
    "S": "city_state",
    "E": "empire",
    "M": "mercantilism",
    "A": "enlightenment",
    "K": "consumer_society",
    "U": "utopia",
    "B": "barbarians",
}
# Military 16 at the top, technology 1 at the left.
MAP = [
    ".......BBBEEKKKK",
    "......BBBEEEKKKK",
    "......BBEEEEKKKK",
    ".....BBEEEEEKKKK",
    ".....BEEEEEAKKKK",
    "....BEEEEEAAAAAA",
    "....EEEEEMAAAAAU",
    "...EEEEEMMAAAAUU",
    "...EEEEMMMAAAUUU",
    "..NNNNSMMMAAUUU.",
    "..NNNSSMMMAUU...",
    ".NNNSSSMMMU.....",
    ".CCCSSSMM.......",
    "CCCCSSS.........",
    "CCCCS...........",
    "CCC.............",
]


@pytest.mark.rule("HIS-150")
@pytest.mark.parametrize("track", ["technology", "military"])
def test_markers_move_only_to_cells_of_the_corridor(track: str) -> None:
    t = table(2)
    for technology, military in CELLS:
        t.levels(0, technology, military).cubes(0, 1, 0).row(0).hand(0, track).turn(0, track)
        goal = (technology + 1, military) if track == "technology" else (technology, military + 1)
        moves = goal in CELLS
        assert ((t[0].technology, t[0].military) == goal) == moves, (technology, military)
        paid = moves or max(goal) == 17
        assert t[0].personal + t[0].used == 1
        assert paid or t[0].personal == 1, (technology, military)


# What reaching a level changes at once: cards that join, cubes back, cards of the row back, advisors, VP.
TECHNOLOGY_BONUSES = {
    2: "war",
    3: "cube",
    4: "advisor",
    7: "advisor",
    12: "tourism",
    13: "advisor",
    16: "vp",
}
MILITARY_BONUSES = {3: "card", 5: "cube", 7: "card", 9: "cube", 11: "card", 13: "cube", 15: "card", 16: "vp"}


def bonus_of(track: str, level: int) -> str:
    """Reach a level with used cubes and a row at hand, and return what came of it."""
    other = max(1, level // 2)
    t = table()
    t.levels(0, *((level - 1, other) if track == "technology" else (other, level - 1)))
    t.row(0, "arts", "raid").cubes(0, 1, 3)
    before = set(t[0].hand.cards) - {track}
    t.turn(0, track)
    assert (t[0].technology if track == "technology" else t[0].military) == level
    found = []
    for card in sorted(set(t[0].hand.cards) - before):
        if card == "arts":
            found.append("card")
        else:
            found.append(card if card in t.g.content.actions else "advisor")
    assert t[0].row == (("raid", track) if "card" in found else ("arts", "raid", track))
    if t[0].personal:
        assert t.supply(0) == (1, 3, 1)
        found.append("cube")
    if t[0].vp:
        assert t[0].vp == 6
        found.append("vp")
    return " ".join(found)


@pytest.mark.rule("HIS-151", "HIS-152", "HIS-156")
@pytest.mark.parametrize("level", range(2, 17))
def test_a_technology_level_brings_exactly_its_bonus(level: int) -> None:
    assert bonus_of("technology", level) == TECHNOLOGY_BONUSES.get(level, "")


@pytest.mark.rule("HIS-152", "HIS-156")
@pytest.mark.parametrize("level", range(2, 17))
def test_a_military_level_brings_exactly_its_bonus(level: int) -> None:
    assert bonus_of("military", level) == MILITARY_BONUSES.get(level, "")


@pytest.mark.rule("HIS-151")
@pytest.mark.parametrize(
    ("card", "technology", "military"),
    [
        ("military", 4, 5),
        ("expansion", 5, 5),
        ("arts", 6, 6),
        ("trade", 8, 7),
        ("exploitation", 9, 7),
        ("raid", 10, 7),
        ("technology", 11, 7),
        ("war", 14, 7),
        ("tourism", 15, 7),
    ],
)
def test_an_extended_mode_comes_with_its_technology(card: str, technology: int, military: int) -> None:
    def modes(level: int) -> list[tuple[str, ...]]:
        t = table(2).settle(0, "middle_east", "china").cubes(0, 4, 0).levels(0, level, military)
        t.levels(1, *((16, 16) if card == "trade" else (1, 1)))
        # An action wonder makes sure that the mode is asked.
        answer = {
            "military": "great_wall",
            "expansion": "petra",
            "arts": "artemision",
            "trade": "pharos",
            "exploitation": "hanging_gardens",
            "raid": "colossus",
            "technology": "stonehenge",
            "war": "colosseum",
            "tourism": "eiffel_tower",
        }[card]
        t.wonders(0, answer).turn(0, card)
        assert t.asked == ("choose_mode", 0)
        return [action for action in t.options(0) if action[0] != "activate"]

    assert modes(technology) == [("basic",), ("extended",)]
    assert modes(technology - 1) == [("basic",)]


@pytest.mark.rule("HIS-151")
def test_navigation_makes_all_territories_adjacent() -> None:
    for technology, number in ((7, 5), (8, 12)):
        t = table(2).levels(0, technology, 7).cubes(0, 1, 0).turn(0, "expansion").choose(0, "basic")
        assert len(t.options(0)) == number


@pytest.mark.rule("HIS-151")
@pytest.mark.parametrize(("technology", "cards"), [(4, 1), (5, 2), (12, 2), (13, 3), (16, 3)])
def test_the_wheel_and_medicine_allow_more_cards(technology: int, cards: int) -> None:
    t = table().levels(0, technology, 8 if technology > 4 else 4).begin()
    for number, card in enumerate(["arts", "military", "raid", "trade"]):
        if number < cards:
            t.choose(0, "play", card)
    assert t.options(0) == []


@pytest.mark.rule("HIS-153")
def test_both_levels_of_a_double_step_give_their_bonus() -> None:
    t = table().levels(0, 11, 7).cubes(0, 3, 0).turn(0, "technology").choose(0, "extended")
    assert t[0].technology == 13
    assert "tourism" in t[0].hand
    assert len([card for card in t[0].hand.cards if card in t.g.content.advisors]) == 1
    t = table().levels(0, 8, 14).row(0, "arts", "raid").cubes(0, 3, 0).turn(0, "military")
    t.choose(0, "extended")
    assert (t[0].military, t[0].vp) == (16, 6)
    assert t[0].row == ("raid", "military")


@pytest.mark.rule("HIS-153", "HIS-323")
def test_a_bonus_that_asks_comes_before_the_second_step() -> None:
    t = table(advanced_rules=True).levels(0, 12, 7).cubes(0, 3, 0).turn(0, "technology")
    t.choose(0, "extended")
    assert t.asked == ("draw_advisor", 0)
    assert t[0].technology == 13
    t.choose(0, *t.options(0)[0])
    assert t[0].technology == 14
    assert t.asked == ("", -1)
    assert t.supply(0) == (0, 3, 1)


@pytest.mark.rule("HIS-153", "HIS-301")
@pytest.mark.parametrize(("cell", "vp"), [(505, 2), (506, 2), (504, 0), (507, 0)])
def test_a_goal_on_either_cell_of_a_double_step_is_reached(cell: int, vp: int) -> None:
    t = table(goals=True).levels(0, 5, 4).cubes(0, 3, 0)
    t.g.goals.clear()
    t.g.goals["goal_02"] = cell
    t.turn(0, "military").choose(0, "extended")
    assert (t[0].military, t[0].vp) == (6, vp)


@pytest.mark.rule("HIS-183", "HIS-150")
def test_a_level_that_does_not_exist_is_not_gained_by_an_advisor() -> None:
    t = table().levels(2, 3, 1).hand(2, "china_confucius").turn(2, "china_confucius")
    assert (t[2].technology, t[2].vp) == (3, 1)


def robbed(technology: int, military: int) -> Table:
    """Return a table where player 0 has just lost a technology level to the fire of the library."""
    t = table(2, events=True).levels(0, technology, military)
    t.g.event = "library_fire"
    t.turn(0, "raid")
    assert t[0].technology == technology - 1
    t.g.event = ""
    return t


@pytest.mark.rule("HIS-154")
def test_a_lost_level_loses_its_ability() -> None:
    t = robbed(8, 8).cubes(0, 1, 0).turn(0, "expansion").choose(0, "basic")
    assert len(t.options(0)) == 5
    t = robbed(4, 4).cubes(0, 3, 0).turn(0, "military")
    assert t[0].military == 5


@pytest.mark.rule("HIS-154")
def test_a_lost_level_keeps_the_bonus_and_gives_it_again() -> None:
    t = table(2, events=True).levels(0, 15, 8).levels(1, 8, 9).cubes(0, 2, 0)
    t.g.event = ""
    t.turn(0, "technology")
    assert t[0].vp == 6
    t.g.event = "library_fire"
    t.turn(0, "raid")
    assert (t[0].technology, t[0].vp) == (15, 6)
    t.g.event = ""
    t.row(0).hand(0, "technology").turn(0, "technology")
    assert (t[0].technology, t[0].vp) == (16, 12)


@pytest.mark.rule("HIS-154", "HIS-130")
def test_the_war_card_stays_but_needs_its_level_and_is_not_doubled() -> None:
    t = robbed(2, 3).settle(1, "middle_east", "china")
    assert "war" in t[0].hand
    t.turn(0, "war")
    assert (t[0].vp, t.lands(1)) == (1, {"middle_east", "china"})
    assert t[0].row[-1] == "war"
    t.cubes(0, 1, 0).turn(0, "technology")
    assert t[0].technology == 2
    assert "war" not in t[0].hand
    t = robbed(2, 3).cubes(0, 1, 0).turn(0, "technology")
    assert t[0].hand.cards.count("war") == 1


@pytest.mark.rule("HIS-154")
def test_a_card_still_to_be_resolved_is_not_doubled() -> None:
    t = robbed(12, 8).cubes(0, 1, 0).turn(0, "technology", "tourism")
    t.choose(0, "resolve", "technology")
    assert t[0].technology == 12
    assert "tourism" not in t[0].hand
    assert t[0].row.count("tourism") == 1


@pytest.mark.rule("HIS-154", "HIS-316")
def test_a_card_that_is_being_resolved_is_not_doubled() -> None:
    t = table(2, ways_of_ruling=True).settle(0, "middle_east", "africa").levels(0, 1, 2)
    t.hand(0, "war").turn(0, "war").choose(0, "rule", "technology_plus_2", "general")
    assert t[0].technology == 3
    assert (t[0].hand.cards, t[0].row) == ((), ("war",))


@pytest.mark.rule("HIS-140", "HIS-151")
def test_an_advisor_with_the_symbol_does_not_stand_for_the_card() -> None:
    t = table(4, ways_of_ruling=True).levels(3, 11, 7).wonders(3, "petra").hand(3, "germany_schliemann")
    t.turn(3, "germany_schliemann").choose(3, "rule", "technology_plus_2", "general")
    assert t[3].technology == 13
    assert "tourism" in t[3].hand


@pytest.mark.rule("HIS-154", "HIS-295")
@pytest.mark.parametrize(
    ("track", "cell", "after"),
    [
        ("technology", (2, 3), (1, 3)),
        ("technology", (2, 4), (2, 4)),
        ("military", (3, 2), (3, 1)),
        ("military", (4, 2), (4, 2)),
        ("technology", (1, 1), (1, 1)),
        ("military", (1, 1), (1, 1)),
    ],
)
def test_a_level_is_lost_only_where_the_cell_exists(
    track: str, cell: tuple[int, int], after: tuple[int, int]
) -> None:
    t = table().levels(0, *cell)
    assert matrix.lower(t.g, t[0], track) == (cell != after)
    assert (t[0].technology, t[0].military) == after


@pytest.mark.rule("HIS-155", "HIS-150")
def test_every_cell_has_the_government_of_its_zone() -> None:
    t = table()
    drawn = {(t_, m): MAP[16 - m][t_ - 1] for t_ in LEVELS for m in LEVELS}
    assert {cell for cell, letter in drawn.items() if letter != "."} == set(CELLS)
    for cell in CELLS:
        t.levels(0, *cell)
        assert matrix.government(t.g, t[0]) == ZONES[drawn[cell]], cell


@pytest.mark.rule("HIS-156")
def test_a_cube_bonus_without_a_used_cube_is_lost() -> None:
    t = table().levels(0, 2, 2).levels(1, 9, 9).cubes(0, 2, 0).turn(0, "trade")
    assert t[0].technology == 3
    assert t.supply(0) == (2, 0, 1)


@pytest.mark.rule("HIS-156")
def test_a_card_bonus_with_an_empty_row_is_lost() -> None:
    t = table().levels(0, 4, 6).turn(0, "military")
    assert t[0].military == 7
    assert t[0].row == ("military",)


@pytest.mark.rule("HIS-156")
def test_the_bonus_of_the_first_card_pays_the_second() -> None:
    t = table().levels(0, 5, 4).cubes(0, 1, 0).turn(0, "military", "technology")
    t.choose(0, "resolve", "military")
    assert (t[0].technology, t[0].military) == (6, 5)
    assert t.supply(0) == (0, 1, 1)


@pytest.mark.rule("HIS-X13", "HIS-155")
@pytest.mark.parametrize(("cell", "vp"), [((4, 8), 3), ((3, 7), 1), ((8, 8), 4)])
def test_example_the_empire_scores_three_at_the_end_of_the_round(cell: tuple[int, int], vp: int) -> None:
    t = table(2).levels(0, *cell).row(1, "military", "arts", "technology").begin()
    t.play(["trade"], "revolution").choose(1, "take_back", "arts")
    assert t[0].vp == vp
