"""Scenes as text: everything is shown, nothing is too wide, and badges mark what can be chosen."""

from __future__ import annotations

import pytest
from rich.text import Text

from saecula.core.game import Result
from saecula.core.scene import (
    Area,
    Ask,
    Border,
    Card,
    Holding,
    LogChange,
    LogLine,
    MapPanel,
    Mat,
    Option,
    Piece,
    Reason,
    RowPanel,
    Stat,
    TrackCell,
    TrackPanel,
)
from saecula.terminal import text_layout
from saecula.terminal.badges import Badges
from saecula.terminal.cards import draw_row, draw_row_short, draw_track
from saecula.terminal.dock import draw_dock
from saecula.terminal.log import draw_log
from saecula.terminal.maps import draw_map
from saecula.terminal.matrix import draw_matrix
from saecula.terminal.mats import draw_mat, draw_standings, short, shortened
from saecula.terminal.messages import Messages
from saecula.terminal.ranking import draw_ranking
from saecula.terminal.screen_layout import UNLIMITED, draw_board, draw_scene
from tests.terminal.printing import printed, widest
from tests.terminal.scenes import WORLD, example

SIZES = [(80, 24), (80, 40), (100, 40), (120, 45), (140, 50), (160, 50), (200, 60)]
EN = Messages("en")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_scene_fits_its_terminal(width: int, height: int, language: str) -> None:
    lines = draw_scene(example(), 2, width, height, Messages(language))
    assert widest(lines) <= width
    assert len(lines) <= height


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_question_and_its_map_are_always_there(width: int, height: int) -> None:
    text = "\n".join(printed(draw_scene(example(), 2, width, height, EN), width))
    for words in ("Where does your cube go?", "[1] Russia", "3 VP tile, alone", "HIS-101", "u undo"):
        assert words in text
    assert "3 [1]" in text
    assert "OCEANIA" in text


@pytest.mark.parametrize("width", [80, 100, 140, 160])
def test_the_whole_board_leaves_nothing_out(width: int) -> None:
    text = "\n".join(printed(draw_board(example(), 2, width, UNLIMITED, EN), width))
    wanted = [
        "Historia",
        "Epoch II, round 6 of 12",
        "World",
        "Wonder row",
        "Development",
        "Your hand",
        "Time",
    ]
    wanted += [
        "Angkor Wat",
        "1 VP whenever you expand",
        "Clan 0",
        "Egyptians",
        "Tomás",
        "44",
        "Suleiman",
        "3/5",
    ]
    wanted += [
        "Sphinx",
        "Played:",
        "Egyptians take Notre-Dame",
        "→ technology",
        "2 ready, 1 used, 3 on the map",
    ]
    assert [words for words in wanted if words not in text] == []


def test_a_wide_terminal_sets_things_side_by_side() -> None:
    lines = printed(draw_board(example(), 2, 160, 48, EN), 160)
    assert any("Romans" in line and "Time" in line and "Development" in line for line in lines)
    narrow = printed(draw_board(example(), 2, 80, UNLIMITED, EN), 80)
    assert not any("Romans" in line and "Development" in line for line in narrow)


def test_what_cannot_be_chosen_has_no_badge() -> None:
    scene = example()
    scene.ask = None
    text = "\n".join(printed(draw_board(scene, 2, 100, UNLIMITED, EN), 100))
    assert "[1]" not in text


def test_a_small_terminal_keeps_the_map_of_the_question_before_the_standings() -> None:
    text = "\n".join(printed(draw_scene(example(), 2, 80, 24, EN), 80))
    assert "RUSSIA" in text
    assert "Chinese Mei" not in text
    roomy = "\n".join(printed(draw_scene(example(), 2, 80, 40, EN), 80))
    assert "Chinese Mei" in roomy


def test_a_long_question_keeps_its_map_above_the_screen() -> None:
    scene = example()
    assert scene.ask is not None
    scene.ask.options *= 5
    lines = printed(draw_scene(scene, 2, 80, 24, EN), 80)
    assert any("RUSSIA" in line for line in lines)
    assert len(lines) > 24


@pytest.mark.parametrize("width", [76, 100, 120])
def test_every_area_keeps_its_name_value_and_pieces(width: int) -> None:
    panel = example().board.panels[0]
    assert isinstance(panel, MapPanel)
    lines = draw_map(panel, width, Badges(example().ask), EN)
    text = "\n".join(printed(lines, width))
    for name, *_ in WORLD.values():
        assert all(part.upper() in text for part in name.split()), name
    for sign in ("3 ▲", "3 ●2", "3 ■", "3 [1]", "3 [2]", "3 [3]"):
        assert sign in text
    assert widest(lines) == width


def test_north_is_up_and_west_is_left() -> None:
    panel = MapPanel(
        "map",
        "Map",
        [Area("a:n", "North", 60, 0), Area("a:s", "South", -30, 0), Area("a:e", "East", 10, 90)],
        [],
    )
    lines = printed(draw_map(panel, 60, Badges(None), EN), 60)
    rows = {word: i for i, line in enumerate(lines) for word in ("NORTH", "SOUTH", "EAST") if word in line}
    assert rows["NORTH"] < rows["EAST"] < rows["SOUTH"]
    assert lines[rows["NORTH"]].index("NORTH") < lines[rows["EAST"]].index("EAST")


def test_a_map_without_areas_is_only_its_title() -> None:
    assert len(draw_map(MapPanel("map", "Empty", [], []), 60, Badges(None), EN)) == 1


def test_a_map_lists_borders_in_use_and_leaves_out_what_is_not_in_play() -> None:
    citizens = Piece(
        "p:1", "citizens", 1, "Red", counts=[Stat("", "3", "peasants"), Stat("", "1", "soldiers")]
    )
    areas = [
        Area("a:n", "North", 60, 0, pieces=[citizens]),
        Area("a:s", "South", -30, 0),
        Area("a:o", "Outside", 0, 40, state="out"),
    ]
    borders = [
        Border("b:1", ("a:n", "a:s"), "North – South", "iron", pieces=[Piece("c:1", "caravan", 2, "Yellow")]),
        Border("b:2", ("a:n", "a:o"), "North – Outside"),
    ]
    panel = MapPanel("map", "Map", areas, [], "", borders)
    text = "\n".join(printed(draw_map(panel, 60, Badges(None), EN), 60))
    assert "▲3/1" in text
    assert "North – South iron●" in text
    assert "OUTSIDE" not in text
    assert "North – Outside" not in text


def test_cards_show_what_lies_on_them() -> None:
    card = Card(
        "f:a",
        "Regions",
        "Politics",
        "territory",
        pieces=[Piece("m:1", "marker", 3, "Purple")],
        foot="you have 3",
    )
    text = "\n".join(printed(draw_row(RowPanel("row", "Row", [card]), 80, Badges(None)), 80))
    assert "Regions■" in text
    assert "you have 3" in text


def test_a_card_says_the_several_numbers_that_lie_on_it() -> None:
    counts = [Stat("yellow", "3", "Workers"), Stat("blue", "2", "Blue tokens")]
    piece = Piece("on:bronze", "workers", 1, "3 workers, 2 blue tokens", counts=counts)
    card = Card("card:bronze", "Bronze", "Mine", "resource", pieces=[piece])
    for draw in (draw_row, draw_row_short):
        text = "\n".join(printed(draw(RowPanel("row", "Row", [card]), 80, Badges(None)), 80))
        assert "Bronze (3 workers, 2 blue tokens)" in text


def test_the_first_row_of_a_matrix_is_at_the_bottom() -> None:
    panel = example().board.panels[2]
    assert not isinstance(panel, (MapPanel, RowPanel, TrackPanel))
    lines = printed(draw_matrix(panel, 40, Badges(None)), 40)
    rows = [line for line in lines if line[:1].isdigit()]
    assert [row[0] for row in rows] == ["7", "6", "5", "4", "3", "2", "1"]
    assert "▲" in rows[-2]
    assert "■●" in rows[-3]


def test_cards_show_their_state_and_reason() -> None:
    cards = [
        Card("w:1", "Petra", "Pay", "wonder", text="1 VP", state="used", reason="used this round"),
        Card("w:2", "Hidden", "?", "wonder", state="down"),
        Card("w:3", "Taken", "", "wonder", state="empty", reason="taken by Jonas"),
    ]
    row = RowPanel("row", "Row", cards)
    text = "\n".join(printed(draw_row(row, 80, Badges(None)), 80))
    assert "1 VP  used this round" in text
    assert "▒ Hidden" in text
    assert "taken by Jonas" in text
    assert len(draw_row_short(row, 80, Badges(None))) == 2


def test_a_long_card_text_goes_on_below() -> None:
    card = Card("w:1", "Great Library", "Technology", "wonder", text="word " * 40)
    lines = draw_row(RowPanel("row", "Row", [card]), 60, Badges(None))
    assert len(lines) > 4
    assert widest(lines) <= 60


def test_a_track_marks_the_present() -> None:
    track = TrackPanel(
        "t", "Time", [TrackCell("r:1", "1", "past"), TrackCell("r:2", "2", "now", note="last")]
    )
    lines = draw_track(track, 60, Badges(None))
    assert any(span.style == "reverse bold" for span in lines[1].spans)
    assert "last" in lines[2].plain


def test_labels_are_cut_as_far_as_needed() -> None:
    assert short("Technology", 99) == "Technology"
    assert short("Technology", 5) == "Tech."
    assert [short("Wonders", size) for size in (7, 6, 5, 4)] == ["Wonders", "Wond.", "Wond.", "Won."]
    assert [short(label, 6) for label in ("Gebiete", "Wunder")] == ["Geb.", "Wunder"]


def test_labels_keep_their_length_when_a_number_grows() -> None:
    stats = [Stat("technology", "9", "Technology"), Stat("wonder", "3", "Wonders")]
    mat = Mat("civ:0", 0, 1, "Red", "", "7", False, False, stats=stats)
    drawn = draw_mat(mat, 25, Badges(None), EN)[1].plain
    stats[0].value = "10"
    assert draw_mat(mat, 25, Badges(None), EN)[1].plain == drawn.replace("9", "10")


def test_a_side_of_a_conflict_shows_what_it_comes_to() -> None:
    units = [Piece("u:1", "unit", 1, "Swordsmen", count=3), Piece("u:2", "unit", 1, "Galley")]
    sums = [Reason("Card", "6"), Reason("Committed units", "?")]
    side = Card("side:0", "Mauryans", "Attacker", "strength", value="6 + ?", pieces=units, reasons=sums)
    lines = printed(draw_row(RowPanel("battle", "Conflict", [side]), 60, Badges(None)), 60)
    assert lines[1] == "Mauryans 6 + ? (3 Swordsmen) (Galley)  Attacker"
    assert lines[2].strip() == "Card 6; Committed units ?"


def test_a_chip_of_a_track_has_its_letters() -> None:
    chip = Piece("p", "marker", 1, "Shang", mark="Sh")
    track = TrackPanel("t", "Progress", [TrackCell("l:7", "7", pieces=[chip]), TrackCell("l:8", "8")])
    assert draw_track(track, 40, Badges(None))[1].plain == " 7 ▲Sh 8 "


def test_states_of_a_player_are_a_line_each() -> None:
    def state(name: str, marker: Card | None, level: str) -> Holding:
        chip = Piece("chip", "marker", 1, name, mark=name[:2])
        return Holding(name, name, chip, [Stat("progress", level, "Progress")], marker)

    trade = Card("m:1", "Trade and progress", "Marker", "trade")
    hidden = Card("m:2", "Unknown", "Marker", "lock", state="down")
    states = [state("Shang", trade, "18"), state("Han", hidden, "7"), state("Mauryans", None, "15")]
    mat = Mat("civ:0", 0, 1, "Red", "", "7", False, False, holdings=states)
    lines = printed(draw_mat(mat, 40, Badges(None), EN), 40)[1:]
    assert [line.split() for line in lines] == [
        ["│", "Sh", "Shang", "Trad.", "Progress", "18"],
        ["│", "Ha", "Han", "▪", "Progress", "7"],
        ["│", "Ma", "Mauryans", "Progress", "15"],
    ]
    narrow = draw_mat(mat, 22, Badges(None), EN)
    assert widest(narrow) <= 22
    assert narrow[2].plain.split() == ["│", "Ha", "Han", "▪", "Pr.", "7"]
    assert len(draw_mat(mat, 40, Badges(None), EN, brief=True)) == 1


def test_labels_stay_apart_when_they_are_cut() -> None:
    assert shortened(["Happiness", "Hand", "Food"], 3) == ["Hap.", "Hand", "Fo."]
    assert shortened(["Resources", "Resolve"], 5) == ["Res.", "Resol."]
    stats = [Stat("happy", "2/3", "Happiness"), Stat("hand", "10+12", "Hand")]
    mats = [Mat("civ:0", 0, 1, "Red", "", "7", False, False, stats=stats)]
    head, line = printed(draw_standings(mats, 28, Badges(None), EN), 28)
    assert head.split() == ["Points", "Hap.", "Hand"]
    assert head.index("Hand") + 4 == line.index("10+12") + 5
    assert "Hap. 2/3" in draw_mat(mats[0], 22, Badges(None), EN)[1].plain


def test_what_is_barred_is_said_below_the_options() -> None:
    scene = example()
    scene.board.barred = [Reason("Raid", "not stronger than any rival")]
    assert "– Raid: not stronger than any rival" in printed(draw_dock(scene, 80, EN), 80)


@pytest.mark.parametrize("width", [34, 40, 60])
def test_a_mat_keeps_its_points_at_the_right(width: int) -> None:
    mat = example().board.mats[0]
    lines = draw_mat(mat, width, Badges(None), EN)
    assert lines[0].plain.endswith(" 41")
    assert lines[0].cell_len == width
    assert widest(lines) <= width


def test_standings_are_a_line_each() -> None:
    lines = printed(draw_standings(example().board.mats, 80, Badges(None), EN), 80)
    assert len(lines) == 4
    assert lines[0].split() == ["Points", "Technology", "Military", "Wonders", "Territories"]
    assert lines[1].split() == ["▸", "▲", "Romans", "you", "41", "7", "8", "3", "3"]


def test_standings_of_nobody() -> None:
    assert len(draw_standings([], 80, Badges(None), EN)) == 1


def test_many_options_stand_in_columns() -> None:
    scene = example()
    assert scene.ask is not None
    scene.ask.options = [Option(["pick", i], f"Thing {i}") for i in range(1, 25)]
    lines = printed(draw_dock(scene, 100, EN), 100)
    assert len(lines) < 14
    assert any("[1] Thing 1 " in line and "[7] Thing 7" in line for line in lines)
    assert "[24] Thing 24" in "\n".join(lines)


def test_a_long_hint_is_never_cut() -> None:
    scene = example()
    assert scene.ask is not None
    hint = "it brings " + "very " * 30 + "much"
    scene.ask.options = [
        Option(["a"], "A rather long label of an option", hint),
        Option(["b"], "Short", hint),
    ]
    lines = draw_dock(scene, 80, EN)
    assert widest(lines) <= 80
    assert " ".join(line.plain for line in lines).count("much") == 2


def test_what_is_picked_is_shown() -> None:
    scene = example()
    assert scene.ask is not None
    scene.ask.picked = ["Arts", "Trade"]
    assert "Chosen so far: Arts, Trade" in printed(draw_dock(scene, 80, EN), 80)


def test_nothing_asked_is_said() -> None:
    scene = example()
    scene.ask = None
    assert "It is not your turn" in draw_dock(scene, 80, EN)[0].plain


def test_several_options_of_one_thing_share_its_badge() -> None:
    ask = example().ask
    assert ask is not None
    ask.options = [Option([str(i)], str(i), things=["card:a"]) for i in range(3)]
    assert Badges(ask).on("card:a").plain == "[1,2…]"
    ask.options.pop()
    assert Badges(ask).on("card:a").plain == "[1,2]"


def test_the_log_marks_what_is_new() -> None:
    scene = example()
    lines = printed(draw_log(scene.log, 2, 60, 20, scene.board.mats, EN), 60)
    assert lines[3].startswith("new since your last turn")
    assert lines[4] == "■ Chinese raise military to 8"
    assert printed(draw_log(scene.log, 2, 60, 3, scene.board.mats, EN), 60)[-1] == "▲ Romans recover 1 cube"


def test_the_log_says_whose_turn_it_is_and_where_changes_come_from() -> None:
    mats = example().board.mats
    change = LogChange("civ:0", "resources", "−2")
    log = [
        LogLine("round", "Round 2", heading=True),
        LogLine("built", "Romans build Bronze", "civ:0", turn="civ:0", changes=[change]),
        LogLine("lost", "Chinese lose 2 resources", "civ:1", turn="civ:0", cause="Raid", changes=[change]),
        LogLine("passed", "Chinese pass", "civ:1", turn="civ:1"),
        LogLine("passed", "Romans lose 2 resources", "civ:0", turn="civ:1", changes=[change]),
    ]
    assert printed(draw_log(log, 0, 60, 20, mats, EN, title=False), 60) == [
        "Round 2",
        "▲ Romans",
        "▲ Romans build Bronze · −2 resources",
        "■ Chinese lose 2 resources · Raid",
        "■ Chinese",
        "■ Chinese pass",
        "▲ Romans lose 2 resources",
    ]


def test_the_ranking_names_the_winner_and_those_nobody_played() -> None:
    mats = [*example().board.mats, Mat("civ:3", -1, 4, "Germans", "", "12", False, False)]
    result = Result((2, 3, 1), (41, 38, 44), (-0.5, -0.5, 1.0))
    lines = printed(draw_ranking(result, mats, 80, EN), 80)
    assert lines[1] == "Winner: Egyptians"
    assert [line.split()[0] for line in lines[2:]] == ["1", "2", "3", "–"]
    shared = Result((1, 1, 3), (41, 41, 4), (0.5, 0.5, -1.0))
    assert "Shared victory: Romans, Chinese" in printed(draw_ranking(shared, mats, 80, EN), 80)[1]
    lost = Result((1, 2, 3), (1, 0, 0), (-1.0, -1.0, -1.0))
    assert printed(draw_ranking(lost, mats, 80, EN), 80)[1] == "Nobody wins."
    why = "Romans lost their last territory and are wiped out."
    assert printed(draw_ranking(lost, mats, 80, EN, why), 80)[1:3] == ["Nobody wins.", why]


def test_columns_and_flows_keep_their_widths() -> None:
    rows = text_layout.beside([([Text("a" * 30)], 10), ([Text("b"), Text("c")], 5)])
    assert [row.cell_len for row in rows] == [17, 17]
    assert rows[0].plain.startswith("aaaaaaaaa…")
    lines = text_layout.flowed([Text("word")] * 10, 20)
    assert widest(lines) <= 20
    assert sum([line.plain.count("word") for line in lines]) == 10


def many_areas(asked: int) -> tuple[MapPanel, Ask]:
    """Return a world of 200 areas, every other one held, and a question about one of them."""
    areas = [
        Area(
            f"area:{n}",
            f"Land{n}",
            lat=60.0 - n // 20 * 12,
            lon=-170.0 + n % 20 * 18,
            terrain="ocean" if n % 3 == 0 else "plain",
            pieces=[
                Piece(f"units:{n}", "unit", 1 + n % 4, "Army", mark="Ro", counts=[Stat("", "3", "units")]),
                Piece(f"oil:{n}", "resource", 0, "Oil", icon="oil"),
            ][n % 2 :],
        )
        for n in range(200)
    ]
    option = Option(["go", asked], "Go", things=[f"area:{asked}"])
    return MapPanel("map", "World", areas, []), Ask("go", "Where?", "", [], "pick", [option])


@pytest.mark.parametrize("asked", [0, 19, 105, 180, 199])
def test_a_large_map_opens_on_what_can_be_chosen(asked: int) -> None:
    panel, ask = many_areas(asked)
    text = "\n".join(printed(draw_map(panel, 80, Badges(ask), EN), 80))
    assert f"LAND{asked}\n" in text or f"LAND{asked} " in text or f"LAND{asked}·" in text
    assert "[1]" in text
    assert len([n for n in range(200) if f"LAND{n}" in text]) < 60


def test_a_large_map_shows_the_letters_of_stacks_and_nothing_that_is_printed() -> None:
    panel, ask = many_areas(104)
    text = "\n".join(printed(draw_map(panel, 80, Badges(ask), EN), 80))
    assert "Ro3" in text
    assert "LAND105" not in text


def test_choices_beyond_the_window_are_listed_below_it() -> None:
    panel, ask = many_areas(105)
    ask.options.append(Option(["go", 2], "Go", things=["area:19"]))
    ask.options.append(Option(["go", 3], "Go", things=["area:106"]))
    lines = printed(draw_map(panel, 80, Badges(ask), EN), 80)
    assert lines[-1].strip() == "[2] Land19"


def test_without_a_question_a_large_map_opens_where_something_stands() -> None:
    panel, _ = many_areas(0)
    for area in panel.areas[:-2]:
        area.pieces = []
    text = "\n".join(printed(draw_map(panel, 80, Badges(None), EN), 80))
    assert "LAND198" in text
