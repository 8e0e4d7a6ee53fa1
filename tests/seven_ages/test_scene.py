"""What viewers see of 7 Ages."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.scene import Area, Board, Card, MapPanel, RowPanel
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import building, markers
from tests.seven_ages.table import Table, table


def board(t: Table, seat: int, language: str = "en") -> Board:
    seen = GAME.redact(t.g, seat)
    return GAME.board(seen, Texts(GAME, seen.position, language))


def area(drawn: Board, id_: str) -> Area:
    world = drawn.panels[0]
    assert isinstance(world, MapPanel)
    return next(place for place in world.areas if place.id == f"area:{id_}")


def row(drawn: Board, id_: str) -> list[Card]:
    return next(panel.cards for panel in drawn.panels if isinstance(panel, RowPanel) and panel.id == id_)


def romans() -> Table:
    t = table(2).found(0, "romans", {"latium": "2 spearmen, 1 galley"}, level=8, money=9, capital="latium")
    t.g.forts = t.g.disorder = t.mask("latium")
    return t


def test_the_map_shows_units_city_fort_and_disorder() -> None:
    latium = area(board(romans(), 1), "latium")
    city, fort, units = latium.pieces
    assert (city.strong, city.count, city.label) == (True, 1, "Capital of level 1")
    assert fort.label == "Fort"
    assert [(stat.icon, stat.value) for stat in units.counts] == [("land", "2"), ("naval", "1")]
    assert (units.mark, units.colour) == ("Ro", 1)
    assert latium.warning == "In disorder"
    assert area(board(romans(), 1, "de"), "egypt").note == "Weizen"


def test_ships_on_both_shores_are_one_chip() -> None:
    t = romans()
    galley, other = t.g.content.unit_index["galley"], t.g.content.other_shore[t.area("latium")]
    building.buy(t.g, t.slot("romans"), galley, other)
    units = area(board(t, 0), "latium").pieces[-1]
    assert units.counts[1].value == "2"


def test_a_marker_that_lies_face_down_is_shown_to_its_owner_alone() -> None:
    t = romans()
    t["romans"].marker = pile(["wild"], seen_by(0))
    (own, _), (seen,) = row(board(t, 0), "empires:0"), row(board(t, 1), "empires:0")
    assert own.pieces[0].label == "Wild"
    assert seen.pieces[0].label != "Wild"


def test_empire_cards_tell_money_and_progress() -> None:
    (card,) = row(board(romans(), 1), "empires:0")
    assert {mark.icon: mark.value for mark in card.marks} == {
        "progress": "8",
        "gold": "9",
        "infantry": "3",
        "strength": "0",
        "trade": "1",
    }
    assert card.corner == "2"


def test_the_hand_says_what_can_be_founded() -> None:
    t = romans().hand(1, "english", "carthaginians")
    hand = board(t, 1).hand
    assert hand is not None
    assert {card.id: bool(card.reason) for card in hand.cards} == {
        "card:english": True,
        "card:carthaginians": False,
    }
    assert board(t, -1).hand is None


def test_steps_of_the_round() -> None:
    t = romans()
    t.g.number = 5
    steps = [(step.label, step.state) for step in board(t, 0).steps]
    assert steps == [
        ("Start empire", "done"),
        ("Production", "done"),
        ("Trade and progress", "done"),
        ("Manoeuvre", "done"),
        ("Destiny", "now"),
        ("Civilise", ""),
        ("Discard empire", ""),
    ]


def test_free_colours_and_all_markers_are_laid_out() -> None:
    drawn = board(romans(), 0)
    assert len(row(drawn, "colours")) == 14
    assert len(row(drawn, "markers")) == len(markers.ACTIONS) + 1


def test_what_is_left_in_the_pool_is_for_the_builder_alone() -> None:
    t = romans()
    t.begin(building.build(0, t.slot("romans")))
    (builder, *_), (other, *_) = row(board(t, 0), "units"), row(board(t, 1), "units")
    assert builder.foot == "6 left in the pool"
    assert other.foot == ""
