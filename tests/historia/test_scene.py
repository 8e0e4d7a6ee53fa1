"""Scenes of Historia: what can be chosen is shown, nothing hidden is, and the numbers are right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from saecula.core import flow
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import (
    Board,
    Fact,
    MapPanel,
    Mat,
    MatrixPanel,
    RowPanel,
    log_lines,
)
from saecula.core.zones import EVERYONE
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import advisors, expansion, raid, ruling, trade, war
from saecula.games.historia.rules.goals import goal_cell
from tests.historia.table import Table, table
from tests.scenes import Gallery

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "plain": (4, {}),
    "alone": (1, {}),
    "events": (2, {"events": True, "civbots": ["king", "noble"], "ice_age_trigger": "any"}),
    "goals": (3, {"goals": True, "civilizations": "choose"}),
    "ruling": (6, {"ways_of_ruling": True, "expert_cubes": True}),
    "advanced": (3, {"advanced_rules": True, "leader_bonus_before_order": True}),
    "all": (
        5,
        {
            "events": True,
            "goals": True,
            "ways_of_ruling": True,
            "advanced_rules": True,
            "civilizations": "choose",
            "civbots": ["chieftain"],
        },
    ),
}
EVERY = 67
SLOWEST = 0.02
# Keys that are words of the language too.
WORDS = {"hidden", "danger", "destroyed", "condition", "cubes", "cards", "vp", "pay", "seat", "cell", "epoch"}

GALLERY = Gallery(GAME, WORDS)
look, options = GALLERY.look, GALLERY.options


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TABLES)
def test_scenes_of_random_matches(name: str) -> None:
    seats, options = TABLES[name]
    for g in GALLERY.positions(seats, name, EVERY, options):
        for viewer, made in GALLERY.seen_by_all(g):
            check_secrets(g, viewer, made)


def check_secrets(g: Historia, viewer: Seat, made: Any) -> None:
    """Check that no advisor of another's hand or stack, unknown leader or pick of another is shown."""
    encoded = msgspec.json.encode(
        [made["board"]["mats"], made["board"]["panels"], made["board"]["hand"]]
    ).decode()
    for seat in range(g.seats):
        if seat == viewer:
            continue
        civ = g.civs[seat]
        for zone in (civ.hand, civ.stack):
            for card, known in zip(zone.cards, zone.known, strict=True):
                if card in g.content.advisors and known != EVERYONE and "civilization:" not in encoded:
                    assert f"card:{card}" not in encoded
                    assert f'"{g.content.advisors[card].name["en"]}"' not in encoded
    for zone in (g.pool, *[pile for civ in g.civs for pile in civ.leaders]):
        for card, known in zip(zone.cards, zone.known, strict=True):
            if not (known == EVERYONE or (viewer >= 0 and known >> viewer & 1)):
                assert f'"{g.content.leaders[card].name["en"]}"' not in encoded
                assert f"leader:{card}" not in encoded
    if g.picks:
        sealed = [card["id"] for card in (made["board"]["hand"] or {"cards": []})["cards"] if card["state"]]
        own = [p for frame, p in zip(g.asks, g.picks, strict=True) if frame[1] == viewer]
        assert sealed == [] or set(sealed) == {f"card:{a[1]}" for picks in own for a in picks}


def test_a_scene_is_built_quickly() -> None:
    options = {"ways_of_ruling": True, "events": True, "goals": True}
    g = list(GALLERY.positions(6, "quick", EVERY, options))[-3]
    assert GALLERY.quickest(g) < SLOWEST


# Positions made by hand.


def board(t: Table, seat: Seat = 0, language: str = "en") -> Board:
    return look(t.g, seat, language).board


def mat(t: Table, index: int, viewer: Seat = 0) -> Mat:
    return next(mat for mat in board(t, viewer).mats if mat.id == f"civ:{index}")


def fact(mat_: Mat, label: str) -> Fact:
    return next(fact for fact in mat_.facts if fact.label.startswith(label))


def stat(mat_: Mat, icon: str) -> tuple[str, bool]:
    found = next(stat for stat in mat_.stats if stat.icon == icon)
    return found.value, found.best


def panel(board_: Board, id_: str) -> Any:
    return next(panel for panel in board_.panels if panel.id == id_)


def test_mats_stand_in_order_of_play_and_civbots_last() -> None:
    t = table(3, civbots=["chieftain", "king"])
    t.g.order = (2, 0, 1)
    t.begin()
    made = look(t.g, 1, persons=("Mei", "Tomás")).board.mats
    assert [mat.id for mat in made] == ["civ:2", "civ:0", "civ:1", "civ:3", "civ:4"]
    assert [mat.colour for mat in made] == [3, 1, 2, 6, 4]
    assert [mat.person for mat in made] == ["", "Mei", "Tomás", "civbot, King", "civbot, Chieftain"]
    assert [mat.seat for mat in made] == [2, 0, 1, -1, -1]
    assert [mat.you for mat in made] == [False, False, True, False, False]
    assert [mat.active for mat in made] == [True, True, True, False, False]


def test_the_revolution_card_says_that_it_ends_the_round() -> None:
    hand = board(table(2).begin()).hand
    assert hand is not None
    revolution = next(card for card in hand.cards if card.id == "card:revolution")
    assert revolution.text.endswith("the round ends after this action round.")


def test_a_mat_shows_levels_cubes_and_what_they_bring() -> None:
    t = table(3).levels(0, 5, 5).cubes(0, 4, 2).settle(0, "china", "india", "europe").settle(1, "china")
    t.wonders(0, "sphinx", "petra", rotated=["colosseum"])
    t[0].vp = 17
    own = mat(t, 0)
    assert own.points == "17"
    assert [stat(own, icon) for icon in ("technology", "military", "wonder", "territory")] == [
        ("5", True),
        ("5", True),
        ("3", True),
        ("3", True),
    ]
    assert [(r.label, r.value) for r in own.stats[3].reasons] == [("held alone", "2"), ("shared", "1")]
    assert [(r.label, r.value) for r in own.stats[2].reasons] == [("upright", "2"), ("rotated", "1")]
    general = t[0].general
    assert fact(own, "Cubes").value == f"4 ready, 2 used, {general} in supply"
    assert fact(own, "City state").value == "2 VP per round"
    assert fact(own, "Cards per action round").value == "2"
    assert [(card.id, card.state) for card in fact(own, "Wonders").cards][:3] == [
        ("wonder:sphinx", ""),
        ("wonder:petra", ""),
        ("wonder:colosseum", "used"),
    ]


def test_a_tie_is_best_for_nobody() -> None:
    t = table(2).levels(0, 4, 2).levels(1, 4, 3)
    assert stat(mat(t, 0), "technology") == ("4", False)
    assert stat(mat(t, 1), "military") == ("3", True)


def test_rows_of_others_have_ids_of_their_own() -> None:
    t = table(2).row(0, "raid", "arts").row(1, "raid")
    assert [card.id for card in fact(mat(t, 0), "Row").cards] == ["card:raid", "card:arts"]
    assert [card.id for card in fact(mat(t, 1), "Row").cards] == ["civ:1/card:raid"]


def test_the_number_of_advisors_in_hand_is_public_but_not_which() -> None:
    t = table(2)
    t.hand(1, *t[1].hand.cards, "egypt_imhotep", "egypt_cleopatra")
    assert fact(mat(t, 1), "Hand").value == "10 cards, 2 advisors"
    assert "Imhotep" not in msgspec.json.encode(look(t.g, 0)).decode()
    hand = board(t, 1).hand
    assert hand is not None
    assert [card.id for card in hand.cards[-2:]] == ["card:egypt_cleopatra", "card:egypt_imhotep"]
    assert hand.cards[-2].text == "Take back the oldest card of your row; recover up to 2 used cubes"
    assert board(t, SPECTATOR).hand is None


def test_chosen_cards_lie_sealed_even_when_the_choice_is_made() -> None:
    t = table(2).begin()
    t.choose(0, "play", "raid")
    assert flow.ask_of(t.g, 0) is None
    hand = board(t, 0).hand
    assert hand is not None
    assert [card.id for card in hand.cards if card.state == "sealed"] == ["card:raid"]
    assert all(card.state == "" for card in (board(t, 1).hand or hand).cards)


def test_a_leader_shows_how_far_its_conditions_are() -> None:
    t = table(2).levels(0, 4, 4).wonders(0, "sphinx")
    t[0].leaders = (t[0].leaders[0].__class__(("caesar",), (EVERYONE,), False), *t[0].leaders[1:])
    own = mat(t, 0)
    assert fact(own, "Caesar").value == "end of epoch I"
    wonders, military = [fact for fact in own.facts if fact.progress]
    assert (wonders.label, wonders.value, wonders.progress) == ("Wonders 3", "3 VP", [1, 3])
    assert (military.label, military.value, military.progress) == ("Military 7", "6 VP", [4, 7])


def test_danger_is_written_on_the_rivals_mat() -> None:
    t = table(3).settle(0, "china", "india").settle(1, "china").levels(1, 4, 5).levels(2, 4, 5)
    assert fact(mat(t, 1), "Stronger").label == "Stronger than you in China"
    assert fact(mat(t, 1), "Stronger").value == "M 5 against your 1"
    assert not [fact for fact in mat(t, 2).facts if fact.icon == "warn"]
    assert not [fact for fact in mat(t, 1, SPECTATOR).facts if fact.icon == "warn"]


def test_the_map_shows_tiles_cubes_and_borders() -> None:
    t = table(2, civbots=["king"]).settle(0, "china", "russia").settle(1, "china").tile("china", "tile_16")
    world = panel(board(t), "world")
    assert isinstance(world, MapPanel)
    china = next(area for area in world.areas if area.id == "territory:china")
    assert (china.value, china.note) == ("3", "tile 16")
    assert [(piece.colour, piece.label) for piece in china.pieces] == [(1, "Romans"), (2, "Egyptians")]
    assert len(world.areas) == 13
    assert ("territory:china", "territory:russia") in world.links
    assert next(area for area in panel(board(table(2)), "world").areas).note == ""


def test_the_matrix_explains_cells_columns_and_rows() -> None:
    t = table(2, goals=True).levels(0, 5, 5)
    t.g.goals = {"goal_04": 606}
    matrix = panel(board(t), "matrix")
    assert isinstance(matrix, MatrixPanel)
    cells = {cell.id: cell for cell in matrix.cells}
    assert cells["cell:606"].note == "Score 3 VP"
    assert (cells["cell:505"].column, cells["cell:505"].row) == (4, 4)
    assert cells["cell:505"].zone == "government:city_state"
    assert [piece.label for piece in cells["cell:505"].pieces] == ["Romans"]
    assert "cell:401" not in cells
    wheel = matrix.column_levels[4]
    assert (wheel.id, wheel.name) == ("column:5", "Wheel")
    assert wheel.note == "Up to 2 cards per action round; extended actions: Expansion"
    assert matrix.row_levels[4].note == "Recover 1 used cube"
    assert next(zone for zone in matrix.zones if zone.id == "government:barbarians").text == (
        "3 VP and 2 cubes per round"
    )


def test_the_time_panel_lists_the_measures_of_each_round() -> None:
    t = table(3)
    t.g.round = 6
    time = board(t).time
    assert time is not None
    assert [cell.state for cell in time.cells] == ["past"] * 5 + ["now"] + [""] * 6
    assert [cell.strong for cell in time.cells] == [False, True] * 6
    assert [cell.group for cell in time.cells[3:5]] == ["Epoch I", "Epoch II"]
    assert time.cells[0].note == "Government bonus, Recover cards, Refresh wonders, Player order"
    assert time.cells[11].note.endswith("Player order, Leader bonus")
    assert board(t).moment == "Epoch II, round 6 of 12"
    assert board(t, 0, "de").moment == "Epoche II, Spielrunde 6 von 12"


def test_the_wonder_row_keeps_slots_for_what_was_taken() -> None:
    t = table(3)
    t.g.wonder_row = ("hagia_sophia", "moai", "borobudur", "taj_mahal")
    row = panel(board(t), "wonders")
    assert isinstance(row, RowPanel)
    assert [card.kind for card in row.cards] == [
        "Revolution",
        "Destroy a wonder",
        "Pay 1 cube",
        "Most wonders",
        "",
    ]
    assert [card.text for card in row.cards[:4]] == [
        "When you carry out Revolution: score 1 VP; recover 1 used cube",
        "Destroy another of your wonders: score 3 VP",
        "Pay 1 cube: take back any card of your row; score 1 VP",
        "When you alone have the most wonders: score 2 VP",
    ]
    assert (row.cards[4].state, row.cards[4].reason) == ("empty", "new wonders at the end of round 2")
    german = panel(board(t, 0, "de"), "wonders")
    assert german.cards[0].text == (
        "Wenn du Revolution ausführst: erhalte 1 SP; nimm 1 benutzten Machtwürfel zurück"
    )


def test_events_show_now_and_next() -> None:
    t = table(2, events=True)
    t.g.event, t.g.next_event = "little_ice_age", "vesuvius"
    now, following = panel(board(t), "events").cards
    assert (now.id, now.kind, now.corner) == ("event:little_ice_age", "Trade", "now")
    assert now.text == "Before Trade: pay 1 cube. If that is impossible, the action has no effect."
    assert (following.kind, following.corner) == ("Any action", "next")
    assert following.text == "Before any action: lose 2 VP. This applies to civbots too."
    t.g.event, t.g.next_event = "sack_of_constantinople", ""
    [now] = panel(board(t), "events").cards
    assert now.text.endswith("civbots too: they own no wonders, so the action has no effect.")


def test_only_the_drafter_sees_the_pool_of_leaders() -> None:
    g = GAME.start(3, "draft", {})
    assert g.asks[0][0] == "keep_leader"
    drafter = flow.mover(g)
    for viewer in (SPECTATOR, *range(g.seats)):
        made = panel(look(g, viewer).board, "leaders")
        assert len(made.cards) == 4
        assert all((card.state == "down") == (viewer != drafter) for card in made.cards)


def test_hints_of_a_placement() -> None:
    t = table(2).settle(0, "china").settle(1, "india").levels(1, 3, 2).cubes(0, 2, 0)
    t.tile("russia", "tile_13").tile("india", "tile_07").begin(
        expansion.place_cube(0, "personal", False, True)
    )
    found = options(t)
    assert found["Russia"].hint == "3 VP tile, alone"
    assert found["Russia"].things == ["territory:russia"]
    assert found["India"].hint == "2 VP tile, shared with Egyptians (M 2)"
    assert found["Pass"].hint == "the cube stays where it is"
    assert options(t, 0, "de")["Indien"].hint == "Plättchen 2 SP, geteilt: Ägypter (M 2)"


def test_hints_of_a_war() -> None:
    t = table(3, civbots=["king"]).settle(0, "china", "india", "japan", "russia").levels(0, 5, 5)
    t.settle(1, "china", "europe").settle(2, "india").settle(3, "japan")
    t.levels(1, 6, 7).levels(2, 2, 2).levels(3, 5, 4).begin(war.war_target(0, 2))
    found = options(t)
    assert found["Fight Egyptians in China"].hint == (
        "you would lose: M 5 against 7; they score 2 VP, your cube is removed"
    )
    assert found["Fight Chinese in India"].hint == "you win and score 2 VP; their last cube stays"
    assert found["Fight Germans in Japan and Korea"].hint == "you win and score 2 VP; they are wiped out"
    assert found["Fight Egyptians in China"].things == ["territory:china", "civ:1"]
    t.levels(1, 5, 5).begin(war.war_target(0, 2))
    assert options(t)["Fight Egyptians in China"].hint == "no effect: both have M 5"


def test_hints_of_trade_and_raid() -> None:
    t = table(3).settle(0, "china").settle(1, "india").settle(2, "russia")
    t.levels(0, 4, 4).levels(1, 5, 2).levels(2, 6, 3).begin(trade.trade_partner(0, "basic"))
    assert options(t)["Trade with Egyptians"].hint == "you learn Wheel; they score 2 VP"
    t.begin(raid.raid_victim(0, "basic"))
    assert options(t)["Raid Chinese"].hint == "M 3 against your 4"


def test_hints_of_cards() -> None:
    t = table(2).levels(0, 4, 4).cubes(0, 3, 0).row(0, "arts", "raid", "trade").begin()
    found = options(t)
    assert found["Military"].hint == "pay 1 cube; raise military by 1; or extended"
    assert found["War"].hint == "would have no effect now"
    assert found["Revolution"].hint.startswith("take back the latest card of your row")
    t = table(2, events=True)
    t.g.event = "vesuvius"
    t.begin()
    assert options(t)["Technology"].hint == (
        "first Eruption of Vesuvius (lose 2 VP), then: pay 1 cube; raise technology by 1"
    )
    t.g.event = "galileo_trial"
    t.cubes(0, 0, 1).begin()
    assert options(t)["Technology"].hint == "no effect, because Trial of Galileo demands: pay 1 cube"
    hand = board(t).hand
    assert hand is not None
    barred = next(card for card in hand.cards if card.id == "card:revolution")
    assert barred.reason == "needs 3 cards in your row at the start of the action round"


def test_hints_of_exploitation() -> None:
    t = table(2).settle(0, "china", "india").cubes(0, 1, 2).tile("india", "tile_16")
    t.begin().play("exploitation", "technology")
    assert t.asked == ("exploit", 0)
    found = options(t)
    assert found["Recover 2 cubes"].hint == "then 3 cubes ready"
    assert found["Leave India"].hint == "you lose 3 VP"
    t.choose(0, "give_up", "india")
    assert options(t)["Recover 1 cube"].hint == "then 3 cubes ready"


def test_hints_of_goals_and_rule() -> None:
    t = table(2, goals=True, ways_of_ruling=True)
    t.g.goals = {}
    t.begin(goal_cell(0, "goal_04", 5))
    assert {option.hint for option in options(t).values()} <= {"City state", "Nomads", "Empire", "Barbarians"}
    assert panel(board(t), "matrix").note == "Civilization goal 4: score 3 VP"
    t.g.active = 0
    t.levels(0, 4, 4).settle(0, "china", "india").cubes(0, 2, 0)
    assert ruling.may_rule(t.g, 0)
    t.begin(cards_before(0))
    found = options(t)["Rule: +2 military, marker cube from your personal supply"]
    assert found.hint == "military +2 until the end of the epoch"
    assert found.free
    assert found.things == ["ability:military_plus_2", "supply:personal"]


def cards_before(seat: Seat) -> tuple[Any, ...]:
    """Return the frame of the window before a card."""
    return ("before", seat)


def test_hints_of_founding_and_advisors() -> None:
    g = GAME.start(2, "found", {"civilizations": "choose"})
    made = look(g, flow.mover(g))
    assert made.ask is not None
    rome = next(option for option in made.ask.options if option.label == "Romans")
    assert rome.hint.startswith("Advisors: Marcus Agrippa, Trajan")
    t = table(2, advanced_rules=True).begin(advisors.draw_advisor(0, 1))
    assert options(t)["Scipio Africanus"].hint == (
        "Carry out extended Raid with any technology (counts as Raid)"
    )
    assert options(t)["Scipio Africanus"].things == ["card:rome_scipio"]


def test_a_destroyed_civbot_says_so() -> None:
    t = table(1, civbots=["king"])
    t.settle(1, "china").settle(0, "china", "india").levels(0, 5, 5)
    war.fight(t.g, 0, 1, t.g.content.territory_index["china"], 2)
    assert [fact.label for fact in mat(t, 1).facts] == ["Wiped out"]


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        (((5, 5), (7, 4), (1, 1)), "Tied on VP; the larger sum of technology and military decides: "),
        (((5, 5), (6, 4), (1, 1)), "Tied on VP and on the sum of technology and military."),
    ],
)
def test_a_tie_says_what_decides(levels: tuple[tuple[int, int], ...], expected: str) -> None:
    t = table(3)
    for index, (technology, military) in enumerate(levels):
        t.levels(index, technology, military)
        t[index].vp = 10 if index < 2 else 9
    t.g.asks, t.g.picks, t.g.closed, t.g.agenda = (), (), 0, []
    shown = look(t.g, SPECTATOR).board.verdict
    assert shown.startswith(expected)
    assert ("Egyptians 11" in shown) == ("decides" in expected)
    t[2].vp = 11
    assert look(t.g, SPECTATOR).board.verdict == ""


def test_the_map_warns_where_somebody_is_stronger() -> None:
    t = table(3).settle(0, "china", "india").settle(1, "china").settle(2, "india")
    t.levels(0, 2, 3).levels(1, 2, 4).levels(2, 2, 3)
    [world] = [panel for panel in look(t.g, 0).board.panels if isinstance(panel, MapPanel)]
    assert {area.id: area.warning for area in world.areas if area.warning} == {
        "territory:china": "Stronger than you here: Egyptians"
    }


def test_the_verdict_says_why_a_lone_player_lost() -> None:
    t = table(1, civbots=["king", "noble"])
    t.g.asks, t.g.picks, t.g.closed, t.g.agenda = (), (), 0, []
    t[0].vp, t[1].vp, t[2].vp = 30, 41, 12
    assert look(t.g, 0).board.verdict == (
        "Egyptians end with 41 VP, Romans with 30; a lone player needs more than every civbot."
    )
    assert GAME.result(t.g).places == (2,)
    t[1].vp = 29
    assert look(t.g, 0).board.verdict == "Romans have more VP than every civbot."
    assert GAME.result(t.g).places == (1,)
    t[0].alive = False
    assert look(t.g, 0).board.verdict == "Romans lost their last territory and are wiped out."
    assert GAME.result(t.g).places == (3,)


def test_a_civbot_is_promised_no_cubes() -> None:
    t = table(2, civbots=["king"])
    assert fact(mat(t, 0), "Clan").value == "recovers 1 cube per round"
    assert fact(mat(t, 2), "Clan").value == "0 VP per round"


def test_the_legend_of_the_matrix_shows_vp_and_cubes() -> None:
    zones = {zone.name: zone.value for zone in panel(board(table(2)), "matrix").zones}
    assert zones["Clan"] == "■"
    assert zones["Nomads"] == "1"
    assert zones["Consumer society"] == "5 ■"
    assert zones["Barbarians"] == "3 ■■"


def test_a_log_line_refers_to_its_cards_and_territories() -> None:
    t = table(3)
    texts = Texts(GAME, t.g, "en", ())
    [line] = log_lines(GAME, [("expanded", 0, "china")], 0, texts)
    assert line.things == ["civ:0", "territory:china"]
