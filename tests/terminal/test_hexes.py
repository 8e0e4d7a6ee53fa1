"""Hex maps as text: every hex with its name, number and pieces, whatever the size of the terminal."""

from __future__ import annotations

import re
import unicodedata

import pytest

from saecula.core.scene import TERRAINS, Area, Ask, MapPanel, Option, Piece, Stat
from saecula.terminal.badges import Badges
from saecula.terminal.hexes import BOXES, Hex, draw_hexes, least_height, neighbours
from saecula.terminal.maps import draw_map
from saecula.terminal.messages import Messages
from saecula.terminal.screen_layout import UNLIMITED, draw_board, draw_scene
from tests.terminal.printing import printed, widest
from tests.terminal.scenes import example

EN = Messages("en")
SHAPES = {40: (8, 5), 60: (10, 6), 72: (9, 8), 77: (11, 7)}
LAND = ("plain", "forest", "mountain", "barren", "water")


def hexes(count: int = 72) -> MapPanel:
    """A map of tiles of four hexes, its right side unexplored."""
    columns, rows = SHAPES[count]
    areas = [_hex(column, row, columns) for column in range(columns) for row in range(rows)]
    return MapPanel("map", "Map", areas, [])


def _hex(column: int, row: int, columns: int) -> Area:
    name = f"{chr(ord('A') + column)}{row + 1}"
    terrain = "unexplored" if column > columns - 3 else LAND[(3 * column + row) % 5]
    pieces = []
    if (column + row) % 4 == 0:
        pieces = [
            Piece(f"inf:{name}", "unit", 1, "infantry", 2, icon="infantry"),
            Piece(f"cav:{name}", "unit", 1, "cavalry", icon="cavalry"),
        ]
    if (column, row) == (1, 1):
        pieces.append(
            Piece("city:B2", "city", 2, "city", counts=[Stat("", "3", "size"), Stat("", "1", "mood")])
        )
        pieces.append(Piece("empire:B2", "empire", 4, "Egypt", 3, mark="Eg"))
    region = f"tile {column // 2} {row // 2}"
    return Area(f"hex:{name}", name, hex=(column, row), terrain=terrain, region=region, pieces=pieces)


def ask(*names: str) -> Ask:
    options = [Option(["go", name], name, things=[f"hex:{name}"]) for name in names]
    return Ask("go", "Where?", "", [], "pick", options)


CHOICES = ask("A1", "B2", "C3", "D3", "E5", "F4", "F5", "G1", "H2", "H5")


def text_of(panel: MapPanel, width: int, most_rows: int = 99, asked: Ask | None = CHOICES) -> str:
    lines = draw_hexes(panel, width, Badges(asked), EN, most_rows)
    assert widest(lines) <= width
    return "\n".join(printed(lines, width))


@pytest.mark.parametrize("count", SHAPES)
@pytest.mark.parametrize("width", [66, 80, 100, 140, 200])
def test_every_hex_has_its_name_and_every_choice_its_number(width: int, count: int) -> None:
    panel = hexes(count)
    text = text_of(panel, width)
    for area in panel.areas:
        assert len(re.findall(rf"\b{area.name}\b", text)) >= 1, area.name
    for number in range(1, len(CHOICES.options) + 1):
        assert f"[{number}]" in text


@pytest.mark.parametrize("width", [80, 140])
def test_nothing_overlaps(width: int) -> None:
    """Between its lines every brick holds only its own name and its own number."""
    bricks = re.split(r"[│┃]", text_of(hexes(), width))
    names = [re.findall(r"\b[A-I][1-8]\b", brick.split("\n")[0]) for brick in bricks]
    assert max([len(found) for found in names]) == 1
    flat = [name for found in names for name in found]
    assert sorted(flat) == sorted(area.name for area in hexes().areas)


def test_odd_columns_are_half_a_hex_lower() -> None:
    lines = text_of(hexes(), 100).splitlines()
    where = {
        name: i for name in ("A1", "A2", "B1", "C1") for i, line in enumerate(lines) if f"{name} " in line
    }
    assert where["A1"] == where["C1"]
    assert where["A2"] - where["A1"] == 2 * (where["B1"] - where["A1"]) == 4


def test_neighbours_are_mutual() -> None:
    for place in (Hex(2, 2), Hex(3, 2)):
        around = neighbours(place)
        assert len(set(around)) == 6
        assert all(place in neighbours(other) for other in around)
        assert [neighbours(other)[(i + 3) % 6] for i, other in enumerate(around)] == [place] * 6


def test_regions_have_a_heavy_outline_and_hexes_a_light_one() -> None:
    panel = hexes()
    text = text_of(panel, 100)
    assert "┏" in text
    assert "┃" in text
    assert "│" in text
    for area in panel.areas:
        area.region = ""
    plain = text_of(panel, 100)
    assert not set("┏┓┗┛━┃") & set(plain)
    assert "│" in plain


def test_the_box_characters_have_the_arms_they_stand_for() -> None:
    for i, box in enumerate(BOXES):
        assert _arms(box) == (i // 27, i // 9 % 3, i // 3 % 3, i % 3), box


def _arms(box: str) -> tuple[int, ...]:
    arms = dict.fromkeys(("UP", "RIGHT", "DOWN", "LEFT"), 0)
    weight = 0
    for part in unicodedata.name(box).removeprefix("BOX DRAWINGS ").split(" AND "):
        words = part.split()
        weight = next((("LIGHT", "HEAVY").index(w) + 1 for w in words if w in ("LIGHT", "HEAVY")), weight)
        both = {"VERTICAL": ("UP", "DOWN"), "HORIZONTAL": ("LEFT", "RIGHT")}
        for word in words:
            arms.update({arm: weight for arm in both.get(word, (word,)) if arm in arms})
    return tuple(arms.values())


def test_pieces_show_owner_number_and_kind() -> None:
    text = text_of(hexes(), 140)
    assert "▲2i1c" in text
    assert "i infantry" in text
    assert "●3/1" in text
    assert "◆Eg3" in text


def test_icons_that_begin_alike_get_more_letters() -> None:
    panel = MapPanel("map", "Map", [Area("hex:A1", "A1", hex=(0, 0))], [])
    panel.areas[0].pieces = [
        Piece("a", "unit", 1, "settler", icon="settler"),
        Piece("b", "unit", 1, "ship", icon="ship"),
    ]
    assert "▲1se1sh" in text_of(panel, 40)


def test_pieces_and_several_options_have_their_numbers() -> None:
    options = [Option(["go", i], "", things=["hex:A1", "inf:A1"] if i < 3 else ["cav:A1"]) for i in range(4)]
    asked = Ask("go", "Where?", "", [], "pick", options)
    text = text_of(hexes(), 140, asked=asked)
    assert "[1,2…]" in text
    assert "[1,2…]▲2i" in text
    assert "[4]▲c" in text


def test_terrain_shows_by_symbol_and_legend() -> None:
    text = text_of(hexes(), 100)
    assert "░" in text
    for name in ("plain", "forest", "mountains", "barren land", "water", "unexplored"):
        assert name in text
    assert "jungle" not in text
    assert re.search(r"C1[^│┃]*♠[│┃]", text)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_terrain_has_a_symbol(terrain: str) -> None:
    panel = MapPanel("map", "Map", [Area("hex:A1", "A1", hex=(0, 0), terrain=terrain)], [])
    assert EN(f"terrain-{terrain}") in text_of(panel, 40)


def test_long_names_and_many_pieces_are_listed_below() -> None:
    panel = hexes()
    panel.areas[0].name = "Mesopotamia"
    panel.areas[0].pieces = [Piece(f"p{i}", "city", i, "city", 10 + i) for i in range(1, 8)]
    text = text_of(panel, 80)
    assert "Mesop…" in text
    assert re.search(r"Mesopotamia· \[1\] ▲11 ●12 ■13 ◆14 ✚15 ★16 ⬢17", text)


@pytest.mark.parametrize("most_rows", [6, 12, 18])
@pytest.mark.parametrize("width", [30, 80])
def test_a_small_screen_shows_what_can_be_chosen(width: int, most_rows: int) -> None:
    asked = ask("H7", "H8", "A1")
    lines = draw_hexes(hexes(), width, Badges(asked), EN, most_rows)
    text = "\n".join(printed(lines, width))
    assert widest(lines) <= width
    for name, number in (("H7", 1), ("H8", 2), ("A1", 3)):
        assert re.search(rf"{name}\S?\s+\[?{number}\b", text), name
    shown = [line for line in lines if set(line.plain) & set(BOXES[1:])]
    assert len(shown) <= most_rows


def test_what_does_not_fit_is_counted() -> None:
    assert "of 72 hexes do not fit here" in text_of(hexes(), 80, 12)
    assert "do not fit" not in text_of(hexes(), 80)


def test_owners_values_and_warnings_are_shown() -> None:
    area = Area("hex:A1", "A1", hex=(0, 0), value="7", warning="barbarians", owners=[3])
    assert re.search(r"A1 7 ! ■", text_of(MapPanel("map", "Map", [area], []), 40, asked=None))


@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (80, 50), (100, 40), (120, 50), (160, 60), (200, 60)]
)
def test_a_scene_with_hexes_fits_its_terminal(width: int, height: int) -> None:
    scene = example()
    scene.board.panels[0] = hexes()
    scene.ask = ask("A1", "B2", "H5")
    lines = draw_scene(scene, 2, width, height, EN)
    assert widest(lines) <= width
    assert len(lines) <= height
    assert "┃" in "\n".join(printed(lines, width))
    whole = "\n".join(printed(draw_board(scene, 2, width, UNLIMITED, EN), width))
    assert all(re.search(rf"\b{area.name}\b", whole) for area in hexes().areas)


def test_the_map_draws_hexes_with_title_and_notes() -> None:
    panel = hexes()
    panel.areas[3].note = "exhausted"
    panel.areas[5].state = "out"
    text = "\n".join(printed(draw_map(panel, 80, Badges(None), EN), 80))
    assert text.startswith("Map ─")
    assert "A4: exhausted" in text
    assert "A6" not in text


@pytest.mark.parametrize(("width", "beside"), [(120, False), (150, True), (160, True), (180, True)])
def test_a_wide_map_is_not_squeezed_between_other_columns(width: int, beside: bool) -> None:
    scene = example()
    scene.board.panels[0] = hexes(77)
    lines = printed(draw_board(scene, 2, width, UNLIMITED, EN), width)
    first = next(line for line in lines if "A1" in line)
    assert len(first[: first.index("C1")]) - len(first[: first.index("A1")]) >= 2 * 8
    assert any(line.find("Development ─") > 0 for line in lines) == beside


def test_a_small_screen_still_shows_who_is_where() -> None:
    assert re.search(r"E1 ▲ +\^", text_of(hexes(), 80, 12))


def test_areas_beside_the_hexes_are_listed_below() -> None:
    panel = hexes()
    panel.areas.append(Area("box:supply", "Supply", pieces=[Piece("p", "cube", 5, "cube", 4)]))
    assert "Supply ✚4" in text_of(panel, 80)


def test_the_smallest_map_lists_what_does_not_fit_if_there_are_rows_for_it() -> None:
    panel = hexes(40)
    for area in panel.areas:
        for piece in area.pieces:
            piece.count = 12
    rows = least_height(panel)
    assert rows == 5 * 2 + 1 + 1 + 3
    roomy, tight = [text_of(panel, 49, most, ask("A1")) for most in (rows + 6, rows - 3)]
    assert "C3: ▲12i12c" in roomy
    assert "forest" in roomy
    assert "C3: ▲12i12c" not in tight
    assert "forest" not in tight
    assert "hexes do not fit" not in tight


def test_a_map_of_hexes_is_shown_whole_before_rows_of_cards() -> None:
    scene = example()
    scene.board.panels = [hexes(), *scene.board.panels]
    scene.ask = None
    lines = "\n".join(printed(draw_board(scene, 0, 100, 34, EN), 100))
    assert all(f"{column}8" in lines for column in "ABCDEFGHI")
