"""Scenes of The Sands of Time: what can be chosen is shown, nothing hidden is, and the numbers are right."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import (
    Area,
    Ask,
    Board,
    Border,
    Card,
    Fact,
    Mat,
    Piece,
    TrackPanel,
)
from saecula.core.zones import EVERYONE, Zone
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import advance, conquest, dynasties, generations, moves, turns
from saecula.games.sands_of_time.scene import wording
from tests.sands_of_time.table import Table, table
from tests.scenes import Gallery, parts

EVERY = 41
SLOWEST = 0.05
# Keys that are words of the language too.
WORDS = {"hidden", "danger", "crowd", "room", "vp", "drawn", "empire", "field", "ground", "sealed", "dynasty"}

GALLERY = Gallery(GAME, WORDS)
look, options = GALLERY.look, GALLERY.options


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scenes_of_random_matches(seats: int) -> None:
    for g in GALLERY.positions(seats, f"scenes {seats}", EVERY):
        for viewer, made in GALLERY.seen_by_all(g):
            check_secrets(g, viewer, made)


def check_secrets(g: SandsOfTime, viewer: Seat, made: Any) -> None:
    """No chosen card, no chronicle's value and no card of a stack that this viewer does not know."""
    board = made["board"]
    told = msgspec.json.encode(board).decode()
    mats = {mat["seat"]: mat for mat in board["mats"]}
    fields = next(panel for panel in board["panels"] if panel["id"] == "chronicle")["cards"]
    for seat, empire in enumerate(g.empires):
        if seat == viewer:
            continue
        hidden = [card for card, known in cards(empire.chosen) if known != EVERYONE]
        assert len([card for card in mats[seat]["played"] if card["state"] == "down"]) == len(hidden)
        for card in hidden:
            assert f"empire:{seat}/card:{card}" not in told
        for field, zone in zip(fields, empire.chronicles, strict=True):
            for _, known in cards(zone):
                label = next(p["label"] for p in field["pieces"] if p["colour"] == seat + 1)
                assert ("value" in label or "Wert" in label) == (known == EVERYONE)
        [laid] = [fact["value"] for fact in mats[seat]["facts"] if fact["icon"] == "chronicle"] or [""]
        known = all(k == EVERYONE for zone in empire.chronicles for _, k in cards(zone))
        assert known or not re.search(r"\d", laid)
    for zone in g.stacks:
        for card, known in cards(zone):
            if viewer < 0 or not known >> viewer & 1:
                assert f"advance:{card}" not in told
    if g.picks:
        sealed = [
            card["id"] for card in (board["hand"] or {"cards": []})["cards"] if card["state"] == "sealed"
        ]
        own = [p for frame, p in zip(g.asks, g.picks, strict=True) if frame[1] == viewer]
        chosen = g.empires[viewer].chosen.cards if viewer >= 0 else ()
        assert {thing.split(":")[1] for thing in sealed} <= {*chosen, *[a[1] for picks in own for a in picks]}


def cards(zone: Zone) -> list[tuple[str, int]]:
    return list(zip(zone.cards, zone.known, strict=True))


def test_a_scene_is_built_quickly() -> None:
    g = list(GALLERY.positions(5, "quick", EVERY))[-3]
    assert GALLERY.quickest(g) < SLOWEST


# Positions made by hand.


def board(t: Table, seat: Seat = 0, language: str = "en") -> Board:
    return look(t.g, seat, language).board


def mat(t: Table, seat: Seat, viewer: Seat = 0) -> Mat:
    return next(mat for mat in board(t, viewer).mats if mat.seat == seat)


def fact(mat_: Mat, label: str) -> Fact:
    return next(fact for fact in mat_.facts if fact.label.startswith(label))


def panel(board_: Board, id_: str) -> Any:
    return next(panel for panel in board_.panels if panel.id == id_)


def ask(t: Table, seat: Seat = 0) -> Ask:
    found = look(t.g, seat).ask
    assert found is not None
    return found


def area(t: Table, region: str, viewer: Seat = 0) -> Area:
    found: Area = next(a for a in panel(board(t, viewer), "world").areas if a.id == f"region:{region}")
    return found


def border(t: Table, name: str) -> Border:
    found: Border = next(b for b in panel(board(t), "world").borders if b.id == f"border:{name}")
    return found


def card(t: Table, panel_: str, id_: str, viewer: Seat = 0) -> Card:
    found: Card = next(c for c in panel(board(t, viewer), panel_).cards if c.id == id_)
    return found


def hand_card(t: Table, id_: str) -> Card:
    hand = board(t).hand
    assert hand is not None
    return next(card for card in hand.cards if card.id == f"card:{id_}")


def counts(piece: Piece) -> list[str]:
    return [count.value for count in piece.counts]


def test_mats_stand_clockwise_from_the_start_player() -> None:
    t = table(3)
    t.g.start = 2
    made = look(t.g, 1, persons=("Mei", "Tomás")).board.mats
    assert [mat.id for mat in made] == ["empire:2", "empire:0", "empire:1"]
    assert [mat.name for mat in made] == ["Purple", "Mei", "Tomás"]
    assert [mat.colour for mat in made] == [3, 1, 2]
    assert [mat.you for mat in made] == [False, False, True]


def test_a_mat_explains_income_unrest_and_regions() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia", colonies=("graecia",)).advances(0, "agriculture")
    t.tile("italia", "grain", 4).tile("gallia", "gold", 3).tile("graecia", "grain", 3)
    t.people(0, "italia", 5, 1).people(0, "gallia", 2).people(0, "graecia", 0, 2).stock(0, 6, 1)
    grain, gold, unrest, regions = mat(t, 0).stats
    assert (grain.value, grain.id) == ("6", "resource:grain")
    assert parts(grain.reasons) == [("Income next generation", "+5"), ("Italia", "+4"), ("Agriculture", "+1")]
    assert parts(gold.reasons)[0] == ("Income next generation", "+2")
    assert parts(unrest.reasons) == [("Maximum", "7")]
    assert parts(regions.reasons) == [("capital", "1"), ("provinces", "1"), ("colonies", "1")]
    assert fact(mat(t, 0), "Income").value == "5 grain, 2 gold"
    assert fact(mat(t, 0), "Regions").value == "Italia (capital), Gallia, Graecia"
    assert [stat.id for stat in mat(t, 0, viewer=1).stats] == [""] * 4


def test_lowest_unrest_is_best_and_a_tie_for_nobody() -> None:
    t = table(3).unrest(0, 2).unrest(1, 4).unrest(2, 4)
    assert [mat(t, seat).stats[2].best for seat in range(3)] == [True, False, False]
    t.unrest(1, 2)
    assert [mat(t, seat).stats[2].best for seat in range(3)] == [False, False, False]


def test_chosen_cards_are_sealed_for_others_until_the_turn() -> None:
    t = table(2).begin(turns.choose_cards(0))
    t.choose(0, "choose", "levy").choose(0, "choose", "build")
    assert [(card.title, card.state) for card in mat(t, 0).played] == [
        ("Build", "sealed"),
        ("Levy", "sealed"),
    ]
    assert [(card.title, card.state) for card in mat(t, 0, viewer=1).played] == [("sealed", "down")] * 2
    assert hand_card(t, "levy").state == "sealed"
    t.stock(0, gold=4).turn(0, "levy", "build").choose(0, "carry_out", "levy")
    shown = mat(t, 0, viewer=1).played
    assert [(card.title, card.reason) for card in shown] == [("Levy", "being carried out"), ("Build", "")]
    assert [(step.label, step.state) for step in board(t).steps] == [
        ("Levy", "now"),
        ("Build", ""),
        ("End of turn", ""),
    ]


def test_the_hand_tells_what_is_played_and_which_boxes_are_open() -> None:
    t = table(3).played(0, "raid").focus(0, "civil", 2)
    assert (hand_card(t, "raid").state, hand_card(t, "raid").reason) == ("used", "played in this generation")
    assert hand_card(t, "tribute").foot == "Civil unlocked"
    assert hand_card(t, "levy").foot == "Politics locked"
    assert hand_card(t, "focus_civil").reason == "in play until the generation ends"
    assert hand_card(t, "focus_culture").reason == "only one focus card in a generation"
    assert fact(mat(t, 0, viewer=2), "Focus: Civil").value == "2 of 3 markers"
    assert [c.title for c in fact(mat(t, 0, viewer=2), "Played").cards] == ["Raid"]
    assert board(t, SPECTATOR).hand is None


def test_the_map_shows_tile_citizens_buildings_and_control() -> None:
    t = table(3).nobody().own(0, "italia", "gallia").own(1, "libya", "aegyptus").own(2, "armenia")
    t.tile("italia", "grain", 4).building("italia", "aqueduct", "walls")
    t.people(0, "italia", 3, 1).people(1, "italia", 0, 4).advances(1, "bronze_working")
    italia = area(t, "italia")
    assert (italia.value, italia.icon, italia.terrain, italia.owners) == ("4", "grain", "mountain", [1])
    assert italia.note == "Mountain, grain 4; capital of Red; Aqueduct, Walls"
    own, foreign = italia.pieces
    assert (counts(own), own.strong) == (["3", "1", "2"], True)
    assert (counts(foreign), foreign.strong) == (["0", "4"], False)
    assert parts(italia.reasons) == [
        ("Citizens", "8 of 6"),
        ("Room", "capacity 4, Aqueduct +2"),
        ("Combat value, Red", "8 (peasants 3, soldiers +2, Walls +3)"),
        ("Combat value, Yellow", "9 (peasants 0, soldiers +8, Bronze Working +1)"),
    ]
    assert italia.warning == "Stronger than you here: Yellow"
    assert area(t, "italia", 1).warning == ""
    assert fact(mat(t, 1), "Citizens in your Italia").value == "9 against your 8"
    assert area(t, "gallia").note.endswith("province of Red")
    assert area(t, "hispania").owners is not None
    assert (area(t, "india").state, area(t, "india").value) == ("out", "")


def test_borders_bear_goods_and_caravans() -> None:
    t = table(2).caravan(0, "hispania_sicilia", "hispania_italia").caravan(1, "hispania_sicilia")
    silver = border(t, "hispania_sicilia")
    assert silver.ends == ("region:hispania", "region:sicilia")
    assert (silver.name, silver.value) == ("Hispania – Sicilia", "silver")
    assert [piece.colour for piece in silver.pieces] == [1, 2]
    assert border(t, "hispania_italia").value == ""
    shown = {b.id for b in panel(board(t), "world").borders}
    assert "border:hispania_britannia" in shown  # a caravan may look out of the world in play
    assert "border:bactria_india" not in shown


def test_the_chronicle_shows_whose_cards_lie_and_how_far_one_is() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia", "graecia").chronicle(0, c=2).chronicle(1, c=5, d=1)
    t.heritage(0, politics=3)
    regions = card(t, "chronicle", "field:c")
    assert (regions.title, regions.kind, regions.corner) == ("Regions", "Politics", "C")
    assert [piece.label for piece in regions.pieces] == ["Red, value 2", "Yellow"]
    assert regions.foot == "3/5, value 2"
    assert regions.reason == "Heritage 3, 2 needed"
    assert card(t, "chronicle", "field:d").foot == "you have 0"
    assert card(t, "chronicle", "field:d", SPECTATOR).foot == ""
    assert fact(mat(t, 0), "Chronicles").value == "on C (2); in hand 1, 3, 4, 5, 6, 7"
    assert fact(mat(t, 1), "Chronicles").value == "on C, D"


def test_advances_show_markers_and_stacks() -> None:
    t = table(3).advances(0, "ornamentation").advances(1, "agriculture")
    number = next(i for i, row in enumerate(t.g.rows) if "ornamentation" in row)
    ornamentation = card(t, "advances", "advance:ornamentation")
    assert [piece.colour for piece in ornamentation.pieces] == [1]
    assert ornamentation.text == "Each City in your regions shows 1 more fountain; 1 fountain"
    assert ornamentation.group == f"Civil {number + 1}"
    stack = card(t, "advances", f"stack:{number}")
    assert (stack.title, stack.state) == ("Level 3 (4)", "down")


def test_who_draws_advances_sees_them_and_nobody_else() -> None:
    t = table(3).row(0, "agriculture", "ornamentation").advances(0, "agriculture").heritage(0, civil=5)
    t.begin(advance.advance(0))
    assert t.asked == ("lay_out", 0)
    drawn = t.g.stacks[t.g.content.stack(0, 3)].cards[-2:]
    assert [card(t, "advances", f"advance:{id_}").reason for id_ in drawn] == [
        "just drawn, only you see it"
    ] * 2
    told = msgspec.json.encode(look(t.g, 1)).decode()
    assert not [id_ for id_ in drawn if f"advance:{id_}" in told]


def test_a_building_tells_its_price_and_where_it_could_stand() -> None:
    t = table(3).own(0, "italia", "gallia").building("italia", "quarry").unrest(0, 4)
    walls = card(t, "buildings", "building:walls")
    assert (walls.cost, walls.corner, walls.group) == ("from 6 gold", "3", "Politics")
    assert parts(walls.reasons) == [("unrest", "4"), ("level", "+3"), ("Quarry", "−1")]
    assert walls.reason == "Room for it in Gallia, Italia"
    city = card(t, "buildings", "building:city")
    assert (city.state, city.reason) == ("used", "Only while Civil is unlocked")
    assert card(t, "buildings", "building:quarry").reason == "Room for it in Gallia"
    t.g.supply = (0,) * len(t.g.supply)
    assert card(t, "buildings", "building:walls").reason == "None left"
    assert card(table(3), "buildings", "building:walls", SPECTATOR).cost == ""


def track(t: Table, id_: str, viewer: Seat = 0) -> TrackPanel:
    found: TrackPanel = panel(board(t, viewer), id_)
    return found


def test_tracks_show_rounds_spaces_unrest_and_heritage() -> None:
    t = table(3).unrest(0, 2).unrest(1, 5).unrest(2, 5).heritage(0, civil=3).heritage(1, civil=9)
    t.g.round, t.g.space, t.g.dynasty = 2, 13, 2
    assert [(cell.label, cell.state) for cell in track(t, "rounds").cells] == [
        ("1", "past"),
        ("2", "now"),
        ("3: 3+", ""),
        ("4: 5+", ""),
    ]
    dynasty = track(t, "dynasty").cells
    assert [cell.label for cell in dynasty] == [str(space) for space in range(9, 19)]
    assert [cell.state for cell in dynasty] == ["past"] * 4 + ["now"] + [""] * 3 + ["limit"] * 2
    assert [cell.label for cell in dynasty if cell.strong] == ["10", "15"]
    unrest = {cell.label: [piece.colour for piece in cell.pieces] for cell in track(t, "unrest").cells}
    assert (unrest["2"], unrest["5"], len(unrest)) == ([1], [2, 3], 8)
    civil = track(t, "heritage-civil").cells
    assert len(civil) == 11
    assert [cell.label for cell in civil if cell.id == "category:civil"] == ["4"]
    assert "category:civil" not in [cell.id for cell in track(t, "heritage-civil", SPECTATOR).cells]


def test_a_lower_maximum_shades_the_unrest_beyond_it() -> None:
    t = table(3).advances(0, "bread_and_circuses")
    assert [cell.label for cell in track(t, "unrest").cells if cell.state == "limit"] == ["6", "7"]
    assert not [cell for cell in track(t, "unrest", 1).cells if cell.state]


def test_time_and_moment() -> None:
    t = table(3)
    t.g.dynasty, t.g.generation, t.g.round, t.g.space = 2, 4, 2, 13
    time = board(t).time
    assert time is not None
    assert [cell.label for cell in time.cells if cell.state == "now"] == ["13"]
    assert sorted({cell.group for cell in time.cells}) == ["Dynasty I", "Dynasty II", "Dynasty III"]
    assert board(t, 0, "de").moment == "Dynastie II, Generation 4, Spielrunde 2"


# What a choice would bring.


def test_hints_of_cards_and_bonus_actions() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia").people(0, "italia", 2).unrest(0, 3)
    t.tile("italia", "grain", 4).stock(0, grain=2, gold=1).turn(0, "levy", "govern")
    found = options(t)
    assert found["Carry out Levy"].hint == "1 gold for a soldier"
    assert found["Carry out Levy"].things == ["card:levy"]
    assert found["Carry out Govern"].hint == "2 grain for each step"
    assert found["Decline Govern"].hint == "back to your hand"
    assert found["Oppression in Italia"].hint == "2 grain; unrest +1 at the end of your turn"
    assert found["Oppression in Italia"].free
    assert found["Support for Civil"].hint.startswith(
        f"heritage counts as {t[0].heritage[0] + 2} for Advance"
    )
    t.choose(0, "oppress", "italia").choose(0, "decline", "levy").choose(0, "decline", "govern")
    assert t.asked == ("", -1)  # the end of the turn was the only choice left
    assert t[0].unrest == 4


def test_hints_of_the_end_of_a_turn() -> None:
    t = table(3).unrest(0, 7).turn(0, "levy")
    t.g.replayed = True
    t.choose(0, "decline", "levy")
    assert options(t)["End the turn"].hint == "you lose 1 VP because unrest cannot rise any further"
    t.unrest(0, 2)
    assert options(t)["End the turn"].hint == "unrest 2 → 3"


def test_hints_tell_what_more_unrest_costs() -> None:
    t = table(3).unrest(0, 6).played(0, "levy").stock(0, gold=3).turn(0, "levy", "govern")
    replay = options(t)["Carry out Levy"].hint
    assert replay.startswith("unrest +1 at the end of your turn; ")
    t.unrest(0, 7)
    replay = options(t)["Carry out Levy"].hint
    assert replay.startswith("you lose 1 VP at the end of your turn; ")
    assert options(t)["Support for Civil"].hint.endswith("; you lose 1 VP at the end of your turn")
    t.choose(0, "support", "civil")
    [unrest] = [stat for stat in mat(t, 0).stats if stat.icon == "unrest"]
    assert parts(unrest.reasons)[-1] == ("At the end of the turn", "−1 VP")


def test_a_picked_focus_card_serves_what_is_chosen_with_it() -> None:
    t = table(3).stock(0, gold=3).begin(turns.choose_cards(0))
    assert options(t)["Levy"].hint == "1 gold for a soldier; Politics"
    assert options(t)["Focus: Politics"].hint == "unlocks Politics: Levy, Raid"
    t.choose(0, "choose", "focus_politics")
    more = "for 1 gold each, also turn a peasant into a soldier or a soldier into a peasant in other regions"
    assert options(t)["Levy"].hint == f"1 gold for a soldier; marker on Focus: Politics; {more}"
    assert options(t)["Caravan"].hint == "2 grain or 2 gold; Culture"


def test_a_question_with_nothing_but_a_bonus_action_says_so() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia").people(0, "gallia", 4).tile("gallia", "gold", 4)
    t.advances(0, "concrete").unrest(0, 0).stock(0, gold=1).turn(0, "build", "chronicle")
    t.choose(0, "carry_out", "build").choose(0, "site", "gallia").choose(0, "build", "temple")
    assert ask(t).prompt == "A bonus action before you go on?"
    t.choose(0, "oppress", "gallia")
    assert ask(t).prompt == "Where do you put another building?"


def test_when_nobody_is_left_to_move_only_a_bonus_action_is_asked_about() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia").people(0, "gallia", 0, 1)
    t.turn(0, "migrate", "chronicle").choose(0, "carry_out", "migrate")
    assert ask(t).prompt == "Who moves?"
    assert options(t)["Soldiers from Gallia"].hint.startswith("1 can move; ")
    t.move(0, "soldier", "gallia", "italia")
    assert ask(t).prompt == "A bonus action before you go on?"


def test_the_space_that_support_reaches_is_marked() -> None:
    t = table(3).heritage(0, civil=3).turn(0, "levy", "govern")
    assert [cell.label for cell in track(t, "heritage-civil").cells if cell.id == "category:civil"] == ["5"]


def test_at_the_end_a_mat_tells_what_the_last_points_were_for() -> None:
    t = table(3).nobody()
    for seat, lands in enumerate((("italia", "gallia", "graecia", "libya"), ("syria",), ("armenia",))):
        t.own(seat, *lands).unrest(seat, 2 - seat).heritage(seat, politics=1).chronicle(seat).advances(seat)
        t[seat].vp = 5 - seat
    t.building("gallia", "wonder").chronicle(0, c=1)
    t.g.dynasty, t.g.space = 3, 25
    assert not [fact for fact in mat(t, 0).facts if fact.label.startswith("Points")]
    t.begin(dynasties.dynasty_end())
    told = "chronicles 1, wonders 1, most regions 3, most symbols 3"
    assert fact(mat(t, 0), "Points at the end").value == told
    assert fact(mat(t, 0), "Points before that").value == "5"
    assert mat(t, 0).points == str(5 + 1 + 1 + 3 + 3)
    t[0].vp = -2
    assert mat(t, 0).points == "−2"
    assert [fact.label for fact in mat(t, 1).facts if fact.label.startswith("Points")] == [
        "Points before that"
    ]
    assert fact(mat(t, 2), "Points at the end").value == "lowest unrest 3"


def test_hints_of_building_and_labour() -> None:
    t = table(3).nobody(0).own(0, "asia_minor", "armenia").tile("asia_minor", "gold", 4).unrest(0, 5)
    t.building("asia_minor", "quarry").people(0, "asia_minor", 3).advances(0, "labour").focus(0, "civil")
    t.stock(0, gold=8).act(0, "build").choose(0, "site", "asia_minor")
    found = options(t)
    assert found["City"].hint.startswith("8 gold; ")
    assert found["City"].hint.endswith("; unrest 5, level +4, Quarry −1")
    assert found["City, with labour"].hint.startswith("5 gold and 2 peasants; ")
    assert found["City, with labour"].hint.endswith("; unrest 5, level +4, Quarry −1, Labour −3")
    assert found["City"].things == ["building:city"]
    city = card(t, "buildings", "building:city")
    assert (city.cost, parts(city.reasons)[-1]) == ("from 5 gold", ("Labour", "−3"))


def test_hints_of_conquest() -> None:
    t = table(3).nobody().own(0, "italia", "gallia").own(1, "libya", "aegyptus").unrest(0, 2)
    t.people(0, "libya", 1, 2).people(1, "libya", 1, 1).people(0, "hispania", 1).stock(0, grain=6)
    t.advances(0, "law").begin(conquest.conquest(0))
    found = options(t)
    told = "2 grain; combat 5 against 3, before wagers; a tie goes to the attacked player"
    assert found["Attack Yellow in Libya"].hint == told
    assert found["Attack Yellow in Libya"].things == ["region:libya", "empire:1"]
    assert found["Annex Hispania"].hint == "2 grain (regions 2)"
    t.choose(0, "attack", "libya", 1)
    told = "Libya: combat 11 against 3, or up to 15 with Yellow’s wager; if you win, unrest 4"
    assert options(t)["Wager 2"].hint == told
    t.unrest(1, 7)
    assert options(t)["Wager 2"].hint == "Libya: combat 11 against 3; if you win, unrest 4"


def test_hints_of_a_road_and_of_storage() -> None:
    t = table(2)
    t.begin(moves.consent(0, t.g.content.region_index["libya"], 1))
    assert ask(t).prompt == "Yellow asks to pass along your road in Libya. Do you agree?"
    assert options(t)["Let them pass"].hint == "Yellow may use it in this action"
    assert options(t)["Refuse"].hint == "Yellow must go another way or stay"
    t = table(2).advances(0, "storage").stock(0, grain=5).begin(generations.keep_grain(0))
    assert options(t)["2 grain"].hint == "3 grain lost"


def test_hints_of_caravans() -> None:
    t = table(3).own(0, "hispania", "gallia").own(1, "italia").own(2, "armenia").caravan(0)
    t.caravan(1).stock(0, grain=2).act(0, "caravan_1")
    found = options(t)
    assert found["Hispania – Sicilia"].hint == "Silver: heritage +1"
    assert found["Hispania – Italia"].hint == "capital or City of Yellow: heritage +1"
    assert found["Hispania – Mauretania"].hint == "raises no heritage"
    assert found["Hispania – Mauretania"].things == ["border:hispania_mauretania"]


def test_hints_of_chronicles() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia", "graecia", "libya").heritage(0, politics=1)
    t.chronicle(0).act(0, "chronicle")
    assert options(t)["Chronicle 1"].hint == "1 VP, needs heritage 1; would score on C"
    assert options(t)["Chronicle 2"].hint == "3 VP, needs heritage 2; would score on no field yet"
    hand = board(t).hand
    assert hand is not None
    assert hand.title == "Your chronicles"
    t.choose(0, "lay", "chronicle_1")
    assert options(t)["C: Regions"].hint == "1 VP; you have 4, 4 needed; heritage 1, 1 needed"
    german = options(t, language="de")
    assert german["C: Anzahl an Regionen"].hint == "1 SP; du hast 4, nötig 4; Überlieferung 1, nötig 1"


def test_hints_of_two_chronicles_of_a_category() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia", "graecia", "libya", "syria").heritage(0, politics=3)
    t.people(0, "italia", 20).chronicle(0, c=2).act(0, "chronicle")
    lacks = "6 VP, needs heritage 3; heritage too low on D (has 3, needs 5 for both cards)"
    assert options(t)["Chronicle 3"].hint == lacks
    t.choose(0, "lay", "chronicle_3")
    both = "heritage 3, 3 needed, or 5 to score your other card of this category too"
    assert options(t)["D: Citizens"].hint == f"6 VP; you have 20, 17 needed; {both}"
    assert "Überlieferung 3, nötig 3, mit deiner anderen Karte dieser Kategorie 5" in [
        part for option in options(t, language="de").values() for part in option.hint.split("; ")
    ]
    t = table(3).nobody(0).own(0, "italia", "gallia").heritage(0, politics=3).people(0, "italia", 20)
    t.chronicle(0, c=2).act(0, "chronicle")  # a card that misses its field does not weigh on the other
    assert options(t)["Chronicle 3"].hint == "6 VP, needs heritage 3; would score on D"


def test_hints_of_sparing() -> None:
    t = table(3).nobody().own(0, "italia", "gallia").own(1, "sicilia", "libya").own(2, "armenia")
    t.tile("sicilia", "gold", 3).tile("graecia", "grain", 3).focus(0, "politics")
    t.people(0, "sicilia", 0, 2).people(0, "graecia", 0, 1).act(0, "raid").choose(0, "done")
    assert {label: option.hint for label, option in options(t).items()} == {
        "Plunder all": "1 grain, 2 gold from Sicilia, Graecia",
        "Spare Sicilia": "Yellow controls it; you forgo 2 gold",
        "Spare Graecia": "nobody controls it; you forgo 1 grain",
    }


def test_before_the_first_advances_the_second_level_lies_face_down() -> None:
    t = Table(GAME.start(3, "level two"))
    stack = card(t, "advances", "stack:0")
    assert (stack.title, stack.state) == ("Level 2 (2)", "down")
    assert stack.text == "One of these cards is laid out here before the first advances are chosen."


def test_hints_of_raid() -> None:
    t = table(3).nobody().own(0, "italia", "gallia").own(1, "sicilia", "libya").own(2, "armenia")
    t.tile("sicilia", "gold", 3).tile("graecia", "grain", 3).stock(1, gold=1)
    t.people(0, "italia", 0, 3).act(0, "raid").choose(0, "move_to", "sicilia")
    assert options(t)["2"].hint == ""
    t.choose(0, "number", 2).choose(0, "move_from", "soldier", "italia").choose(0, "move_to", "graecia")
    found = options(t)
    assert found["Sicilia"].hint == "2 gold; Yellow loses 1"
    assert found["Graecia"].hint == "1 grain"


def test_hints_of_govern() -> None:
    t = table(3).own(0, "italia", "gallia").unrest(0, 4).stock(0, grain=9).act(0, "govern")
    assert options(t)["2 steps"].hint == "4 grain; unrest 4 → 2"


def test_hints_of_chronicles_that_only_one_of_which_can_score() -> None:
    t = table(3).nobody(0).own(0, "italia", "gallia", "graecia", "libya").heritage(0, politics=1)
    t.people(0, "italia", 14).chronicle(0, c=1, d=2).heritage(0, politics=2)
    t.people(0, "gallia", 3).begin(dynasties.choose_chronicle(0, 1))
    assert {label: option.hint for label, option in options(t).items()} == {
        "C: Regions": "1 VP",
        "D: Citizens": "3 VP",
    }


def test_what_is_kept_is_asked_with_the_room_left() -> None:
    t = table(3).advances(0, "storage").stock(0, grain=5, gold=5).begin(generations.keep_grain(0))
    t.choose(0, "keep_grain", 1)
    ask = look(t.g, 0).ask
    assert ask is not None
    assert ask.why == "Your storage holds 2 more."
    assert [option.label for option in ask.options] == ["2 gold", "1 gold", "No gold"]


def test_every_advance_and_building_describes_itself() -> None:
    t = table(3)
    seen = GAME.redact(t.g, 0)
    for language in languages():
        texts = Texts(GAME, seen.position, language)
        for panel_ in ("buildings", "advances"):
            for shown in panel(board(t, 0, language), panel_).cards:
                assert shown.text or shown.state in ("down", "empty"), shown.id
        for entry in t.g.content.advances:
            text = wording.advance(texts, entry)
            assert text[0].isupper() or not text[0].isalpha()
            assert "{" not in text
