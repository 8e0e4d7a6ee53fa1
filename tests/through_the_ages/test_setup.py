"""Setup (TTA-020 to TTA-032)."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.core.zones import UNKNOWN
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.catalogue import CIVIL, MILITARY, Content
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, ratings
from saecula.games.through_the_ages.rules.in_play import Change, civil_total, military_total
from tests.tables import SEED
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()
CIVIL_CARDS = {card for file in CIVIL for card in CONTENT.files[file]}
MILITARY_CARDS = {card for file in MILITARY for card in CONTENT.files[file]}
AGES = range(4)
BOARDS = [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)]


def start(seats: int, seed: str = SEED) -> ThroughTheAges:
    return GAME.start(seats, seed)


def technologies(g: ThroughTheAges, seat: int) -> set[str]:
    return {t.id for n, t in enumerate(CONTENT.technologies) if g.civs[seat].technologies >> n & 1}


# Decks.


@pytest.mark.rule("TTA-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_age_from_a_to_iii_has_a_civil_and_a_military_deck(seats: int) -> None:
    for age in AGES:
        for deck in (CONTENT.civil_deck(age, seats), CONTENT.military_deck(age, seats)):
            assert deck
            assert {CONTENT.cards[card].age for card in deck} == {age}
        assert all(card in CIVIL_CARDS for card in CONTENT.civil_deck(age, seats))
        assert all(card in MILITARY_CARDS for card in CONTENT.military_deck(age, seats))


@pytest.mark.rule("TTA-020")
def test_the_decks_of_age_a_do_not_depend_on_the_number_of_players() -> None:
    assert len({CONTENT.civil_deck(0, seats) for seats in (2, 3, 4)}) == 1
    assert len({CONTENT.military_deck(0, seats) for seats in (2, 3, 4)}) == 1


@pytest.mark.rule("TTA-021")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_three_civil_cards_leave_with_three_players_and_nine_with_two(age: int) -> None:
    four, three, two = [Counter(CONTENT.civil_deck(age, seats)) for seats in (4, 3, 2)]
    assert (four - three).total() == 3
    assert (four - two).total() == 9
    assert two <= three <= four


@pytest.mark.rule("TTA-021")
@pytest.mark.parametrize(("seats", "size"), [(2, 44), (3, 50), (4, 53)])
def test_civil_decks_come_into_play_in_the_size_for_the_players(seats: int, size: int) -> None:
    t = table(seats, age=0)
    t.g.row = ("moses",) * 13
    for age in (1, 2, 3):
        t.g.civil_deck = ("moses",)
        card_row.replenish(t.g)
        assert t.g.age == age
        assert Counter(t.g.row) + Counter(t.g.civil_deck) >= Counter(CONTENT.civil_deck(age, seats))
        assert len(CONTENT.civil_deck(age, seats)) == size


@pytest.mark.rule("TTA-022")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [10, 43, 46, 41]), (3, [10, 45, 50, 45]), (4, [10, 45, 50, 45])]
)
def test_sizes_of_the_military_decks(seats: int, sizes: list[int]) -> None:
    assert [len(CONTENT.military_deck(age, seats)) for age in AGES] == sizes


@pytest.mark.rule("TTA-022")
def test_with_two_players_all_pacts_and_nothing_else_leave_the_military_decks() -> None:
    for age, pacts in enumerate([0, 2, 4, 4]):
        full = Counter(CONTENT.military_deck(age, 3))
        gone = full - Counter(CONTENT.military_deck(age, 2))
        assert gone.total() == pacts
        assert set(gone) == {card for card in full if card in CONTENT.pacts}
        assert full == Counter(CONTENT.military_deck(age, 4))


# Player boards.


@pytest.mark.rule("TTA-023")
@pytest.mark.parametrize(("seats", "seat"), BOARDS)
def test_a_board_has_six_initial_technologies_in_play(seats: int, seat: int) -> None:
    g = start(seats)
    six = {"warriors", "agriculture", "bronze", "philosophy", "religion", "despotism"}
    assert technologies(g, seat) == six
    assert CONTENT.technologies[g.civs[seat].government].id == "despotism"


@pytest.mark.rule("TTA-023")
def test_initial_technologies_count_as_technologies_in_play() -> None:
    t = table(3).banks(0, unused=1).store(0, bronze=3).act(0)
    assert t.offered(0, "build") == ["agriculture", "bronze", "philosophy", "religion", "warriors"]
    t.develop(0, "iron").store(0, bronze=0, iron=2).act(0)
    assert ("bronze", "iron") in t.offered(0, "upgrade")


@pytest.mark.rule("TTA-024", "TTA-025", "TTA-700")
@pytest.mark.parametrize(("seats", "seat"), BOARDS)
def test_tokens_at_the_start(seats: int, seat: int) -> None:
    t = Table(start(seats))
    civ = t[seat]
    assert (civ.blue, sum(civ.tokens), civ.stages) == (16, 0, 0)
    assert (civ.yellow, civ.unused) == (18, 1)
    on = {name: t.on(seat, name) for name in ("warriors", "agriculture", "bronze", "philosophy", "religion")}
    assert on == {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0}
    assert sum(civ.workers) == 6
    assert civ.yellow + civ.unused + sum(civ.workers) == 25


@pytest.mark.rule("TTA-026", "TTA-700")
@pytest.mark.parametrize(("seats", "seat"), BOARDS)
def test_despotism_gives_four_civil_and_two_military_actions(seats: int, seat: int) -> None:
    g = start(seats)
    assert (civil_total(g, seat), military_total(g, seat)) == (4, 2)
    assert CONTENT.technologies[g.civs[seat].government].limit == 2


@pytest.mark.rule("TTA-027", "TTA-700")
@pytest.mark.parametrize(("seats", "seat"), BOARDS)
def test_ratings_and_points_at_the_start(seats: int, seat: int) -> None:
    g = start(seats)
    assert ratings.science(g, seat) == 1
    assert ratings.culture(g, seat) == 0
    assert ratings.strength(g, seat) == 1
    assert ratings.happiness(g, seat) == 0
    civ = g.civs[seat]
    assert (civ.science, civ.culture) == (0, 0)
    assert (civ.tactic, civ.exclusive, civ.leader, civ.hand) == ("", False, "", ())
    assert g.common_tactics == ()


@pytest.mark.rule("TTA-028")
def test_the_box_never_runs_out_of_tokens() -> None:
    t = table(3)
    for seat in range(3):
        with Change(t.g, seat):
            t[seat].colonies = ("wealthy_territory_ii", "developed_territory_ii", "vast_territory_ii") * 5
    assert [(civ.blue, civ.yellow) for civ in t.g.civs] == [(16 + 25, 18 + 30)] * 3


# Events, starting player, first round, card row.


@pytest.mark.rule("TTA-029", "TTA-702")
@pytest.mark.parametrize(("seats", "events"), [(2, 4), (3, 5), (4, 6)])
def test_current_events_are_players_and_two_of_age_a(seats: int, events: int) -> None:
    g = start(seats)
    assert len(g.current_events) == events
    assert g.current_ages == (0,) * events
    assert set(g.current_events.cards) <= set(CONTENT.military_deck(0, seats))
    assert (len(g.future_events), g.past_events) == (0, ())


@pytest.mark.rule("TTA-029")
def test_events_are_shuffled_and_nobody_sees_the_current_or_the_unused_ones() -> None:
    g = start(3)
    assert sorted([*g.current_events.cards, *g.discards[0].cards]) == list(CONTENT.military_deck(0, 3))
    for seat in range(-1, 3):
        seen = GAME.redact(g, seat).position
        assert set(seen.current_events.cards) == {UNKNOWN}
        assert set(seen.discards[0].cards) == {UNKNOWN}
    assert len({start(3, f"seed {n}").current_events.cards for n in range(8)}) > 4


@pytest.mark.rule("TTA-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    drawn = [start(seats, f"seed {n}") for n in range(40)]
    assert {g.start for g in drawn} == set(range(seats))
    assert all(g.active == g.start and Table(g).asked == ("take_first_cards", g.start) for g in drawn)


@pytest.mark.rule("TTA-031", "TTA-700")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_civil_actions_of_the_first_round_go_by_place(seats: int) -> None:
    for n in range(8):
        g = start(seats, f"seed {n}")
        clockwise = [g.civs[(g.start + place) % seats] for place in range(seats)]
        assert [civ.civil_actions for civ in clockwise] == [1, 2, 3, 4][:seats]
        assert [civ.military_actions for civ in clockwise] == [0] * seats


@pytest.mark.rule("TTA-032")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirteen_cards_of_age_a_lie_in_the_row(seats: int) -> None:
    g = start(seats)
    assert len(g.row) == 13
    assert "" not in g.row
    assert sorted([*g.row, *g.civil_deck]) == list(CONTENT.civil_deck(0, seats))
    assert len(g.military_deck) == 0
    assert (g.age, g.round) == (0, 1)
    assert len({start(seats, f"seed {n}").row for n in range(5)}) == 5


@pytest.mark.rule("TTA-X01")
def test_setup_with_three_players() -> None:
    g = start(3)
    assert [len(CONTENT.civil_deck(age, 3)) for age in AGES] == [20, 50, 50, 50]
    assert [len(CONTENT.military_deck(age, 3)) for age in AGES] == [10, 45, 50, 45]
    assert (len([card for card in g.row if card]), len(g.civil_deck)) == (13, 7)
    assert (len(g.current_events), len(g.discards[0])) == (5, 5)
    assert sorted([civ.civil_actions for civ in g.civs]) == [1, 2, 3]
