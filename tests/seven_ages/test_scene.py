"""What viewers see of 7 Ages."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.actions import entry_name
from saecula.core.locale import Texts
from saecula.core.scene import Area, Board, Card, MapPanel, RowPanel, TrackPanel
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import building, forces, markers
from saecula.games.seven_ages.scene.letters import letters
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
    assert [(stat.icon, stat.value) for stat in units.counts] == [("", "2"), ("naval", "1")]
    assert (units.mark, units.colour, units.mood) == ("Ro", 1, "angry")
    assert (latium.owners, latium.note) == ([1], "In disorder")


def test_the_map_shows_what_is_printed_on_it() -> None:
    egypt = area(board(romans(), 1, "de"), "egypt")
    assert [(piece.kind, piece.icon, piece.label) for piece in egypt.pieces] == [
        ("resource", "grain", "Weizen")
    ]
    assert egypt.owners == []


def test_a_city_that_nobody_holds_stays_on_the_map() -> None:
    t = romans().city("egypt", 3)
    city = area(board(t, 0), "egypt").pieces[0]
    assert (city.colour, city.count, city.strong) == (0, 3, False)


def test_two_empires_in_one_area_have_a_chip_each() -> None:
    t = romans().found(1, "carthaginians", {"latium": "1 spearmen", "carthage": "1 galley"})
    chips = [piece for piece in area(board(t, 0), "latium").pieces if piece.kind == "unit"]
    assert [(chip.mark, chip.colour) for chip in chips] == [("Ro", 1), ("Ca", 2)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_letters_tell_every_empire_from_all_others(language: str) -> None:
    names = tuple([entry_name(card, language) for card in romans().g.content.cards])
    marks = letters(names)
    assert len(set(marks)) == len(names)
    for name, two in zip(names, marks, strict=True):
        assert two[0] == name[0]
        assert two[1] in name[1:].lower()


def test_a_name_without_a_free_letter_takes_one_from_another() -> None:
    assert letters(("Moab", "Mo")) == ("Ma", "Mo")


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
        "money": "9",
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


def test_a_card_in_hand_is_three_things() -> None:
    drawn = board(romans().hand(1, "egyptians"), 1, "de").hand
    assert drawn is not None
    empire, event, artifact = drawn.cards[0].halves
    assert (empire.title, empire.cost) == ("Ägypter", "4")
    assert "found" in empire.choices
    assert (event.icon, event.choices) == ("event", ["react", "ripple", "play_event"])
    assert (artifact.icon, artifact.choices) == ("artifact", ["play_artifact"])


def track(drawn: Board, id_: str) -> TrackPanel:
    return next(panel for panel in drawn.panels if isinstance(panel, TrackPanel) and panel.id == id_)


def turned_up() -> Table:
    """Return a table where Romans manoeuvre and Greeks lie face down."""
    t = romans().found(1, "greeks", {"greece": "1 spearmen"}, level=9, capital="greece")
    t["romans"].marker, t["romans"].turned = pile(["manoeuvre"], EVERYONE), 4
    t["greeks"].marker = pile(["destiny"], seen_by(1))
    t.g.number = 5
    return t


def test_the_actions_of_the_round_show_who_turned_them_up() -> None:
    actions = track(board(turned_up(), 0), "actions")
    assert (actions.title, actions.note, actions.edge) == ("Round 1", "1 face-down", "above")
    states = {cell.id: cell.state for cell in actions.cells}
    assert len(states) == 7
    assert (states["action:2"], states["action:5"], states["action:7"]) == ("past", "now", "")
    manoeuvre = next(cell for cell in actions.cells if cell.id == "action:4")
    assert [(piece.mark, piece.colour) for piece in manoeuvre.pieces] == [("Ro", 1)]


def test_a_line_of_the_mat_for_each_empire() -> None:
    mine, other = board(turned_up(), 0).mats
    (romans_,) = mine.holdings
    assert (romans_.name, romans_.piece.mark, romans_.active) == ("Romans", "Ro", False)
    assert [(stat.icon, stat.value) for stat in romans_.stats] == [
        ("progress", "8"),
        ("money", "9"),
        ("military", "3"),
    ]
    assert romans_.card is not None
    assert (romans_.card.corner, romans_.card.state, romans_.card.icon) == ("4", "used", "manoeuvre")
    (greeks,) = other.holdings
    assert greeks.card is not None
    assert (greeks.card.state, greeks.card.icon, greeks.card.text) == ("down", "lock", "")
    assert greeks.details == []


def test_symbols_say_where_the_empire_stands_and_what_it_brings() -> None:
    details = board(turned_up(), 0).mats[0].holdings[0].details
    symbols = turned_up().g.content.cards[turned_up()["romans"].card].glory
    assert len(details) == len(symbols)
    homeland = next(stat for stat in details if stat.icon == "home")
    assert (homeland.value, homeland.best) == ("1", True)
    ranked = [stat for stat in details if "place 1" in stat.label]
    assert ranked
    for stat in ranked:
        brings, most = stat.value.split("/")
        assert brings == most


def test_the_glory_of_a_category_by_its_first_three() -> None:
    tracks = [panel for panel in board(turned_up(), 1).panels if panel.id.startswith("glory:")]
    progress = next(panel for panel in tracks if panel.title == "Progress")
    assert isinstance(progress, TrackPanel)
    assert [(cell.pieces[0].mark, cell.label, cell.strong) for cell in progress.cells] == [
        ("He", "9", True),
        ("Ro", "8", False),
    ]
    assert not [panel for panel in tracks if "cavalry" in panel.id]


def test_what_would_be_scored_counts_land_units_that_nobody_sees() -> None:
    t = turned_up()
    seen = {mat.seat: mat.stats[2].value for mat in board(t, 0).mats}
    by_other = {mat.seat: mat.stats[2].value for mat in board(t, 1).mats}
    assert seen == by_other


def test_progress_has_a_chip_for_every_empire_and_says_who_leads() -> None:
    drawn = board(turned_up(), 0)
    cells = track(drawn, "progress").cells
    assert len(cells) == 49
    assert [(cell.label, cell.state) for cell in cells if cell.pieces] == [("8", ""), ("9", "now")]
    assert (cells[6].state, cells[6].group) == ("past", "I Age of Bronze")
    assert drawn.time is not None
    assert [cell.state for cell in drawn.time.cells[:3]] == ["past", "now", ""]


def test_an_empire_beyond_the_last_level_has_a_cell_of_its_own() -> None:
    t = turned_up()
    t["greeks"].progress = 50
    last = track(board(t, 0), "progress").cells[-1]
    assert (last.label, last.pieces[0].mark) == ("Beyond", "He")


def fought() -> Table:
    """Return a table where Romans attack Sicily with a card that only they see."""
    t = romans().found(1, "carthaginians", {"sicily": "2 spearmen"}, level=2).city("sicily", 1)
    forces.add(t.g, t["romans"], t.area("sicily"), t.g.content.unit_index["spearmen"])
    t.g.conflict, t.g.sides = t.area("sicily"), (t.slot("romans"), t.slot("carthaginians"))
    t.g.dealt = (pile(["egyptians"], seen_by(0)), pile(["huns"], seen_by(1)))
    t.g.disorder = 0
    t["romans"].committed = forces.one(t.g.content.unit_index["spearmen"])
    return t


def test_a_conflict_lies_over_the_map_and_keeps_what_is_unseen() -> None:
    attacker, defender = row(board(fought(), 0), "battle")
    assert {reason.label: reason.value for reason in attacker.reasons}["Card"] == "4"
    assert "?" not in attacker.value
    assert [(piece.icon, piece.count) for piece in attacker.pieces] == [("infantry", 1)]
    assert {reason.label: reason.value for reason in defender.reasons} == {
        "Ground, fort and city": "1",
        "Card": "?",
        "Committed units": "?",
    }
    assert defender.value == "1 + ?"
    assert [(piece.icon, piece.count) for piece in defender.pieces] == [("help", 2)]


def test_the_other_side_of_a_conflict_sees_its_own_card_alone() -> None:
    attacker, defender = row(board(fought(), 1), "battle")
    assert attacker.value.endswith("+ ?")
    assert {reason.label: reason.value for reason in attacker.reasons}["Card"] == "?"
    assert {reason.label: reason.value for reason in defender.reasons}["Card"] == "6"
    assert [piece.id for piece in defender.pieces] == [f"unit:{fought().g.content.unit_index['spearmen']}"]


def test_in_a_conflict_its_units_alone_can_be_chosen() -> None:
    t = fought()
    assert not [panel for panel in board(t, 0).panels if panel.id == "units"]
    t.g.conflict = -1
    assert [panel for panel in board(t, 0).panels if panel.id == "units"]


def test_the_area_of_a_conflict_is_marked() -> None:
    drawn = board(fought(), 1)
    assert area(drawn, "sicily").state == "contested"
    assert area(drawn, "latium").state == ""


def test_free_colours_are_laid_out() -> None:
    assert len(row(board(romans(), 0), "colours")) == 14


def test_hints_say_what_a_marker_is_for() -> None:
    t = romans()
    t.begin(markers.place_markers(0))
    seen = GAME.redact(t.g, 0)
    frame = flow.ask_of(seen.position, 0)
    assert frame is not None
    texts = Texts(GAME, seen.position, "en")
    hints = {action[0]: GAME.hint(seen, texts, frame, action) for action in t.options(0)}
    assert hints["idle"].startswith("Does nothing")
    assert hints["mark"] == "Becomes any action. The empire gets no free progress."


def test_what_is_left_in_the_pool_is_for_the_builder_alone() -> None:
    t = romans()
    t.begin(building.build(0, t.slot("romans")))
    (builder, *_), (other, *_) = row(board(t, 0), "units"), row(board(t, 1), "units")
    assert builder.foot == "6 left in the pool"
    assert other.foot == ""
