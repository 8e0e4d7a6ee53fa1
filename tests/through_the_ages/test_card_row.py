"""Card row and ages (TTA-050 to TTA-066)."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.core.zones import NOBODY, deck, pile
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules import card_row, military, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()
AGE_A = ["moses", "homer", "colossus", "pyramids", "hammurabi", "aristotle", "frugality_a"]
AGE_A += ["rich_land_a", "stockpile_a", "patriotism_a", "hanging_gardens", "urban_growth_a", "julius_caesar"]


def full(seats: int, age: int = 1) -> Table:
    """Thirteen different cards lie in the row."""
    return table(seats, age).row(*AGE_A)


def gaps(t: Table, *spaces: int) -> Table:
    """Cards were taken from these spaces, counted from 1."""
    t.g.row = tuple(["" if at + 1 in spaces else card for at, card in enumerate(t.g.row)])
    return t


def replenish(t: Table) -> list[str]:
    card_row.replenish(t.g)
    return list(t.g.row)


def last_of_age(t: Table, left: int = 1) -> Table:
    """So many cards are left in the civil deck of the age."""
    t.g.civil_deck = t.g.civil_deck[:left]
    return t


def end_age(t: Table) -> Table:
    """The last card of the age is dealt to a row with two gaps, so one of the next age follows."""
    t.g.row = ("",) * 2 + (t.g.row[2:] if t.g.row[2] else ("irrigation",) * 11)
    last_of_age(t)
    card_row.slide_and_fill(t.g)
    return t


# Replenishing.


@pytest.mark.rule("TTA-050")
def test_the_row_is_replenished_at_the_start_of_every_turn() -> None:
    t = gaps(full(4), 2).turn(0)
    assert t.g.row[:11] == (*AGE_A[2:],)
    t.choose(0, "pass").choose(0, "end_actions")
    assert (t.g.active, t.g.row[:10]) == (1, (*AGE_A[3:],))
    assert "" not in t.g.row


@pytest.mark.rule("TTA-051", "TTA-702")
@pytest.mark.parametrize(("seats", "front"), [(2, 3), (3, 2), (4, 1)])
def test_the_front_of_the_row_is_discarded_by_the_number_of_players(seats: int, front: int) -> None:
    t = full(seats)
    filled = replenish(t)
    assert filled[: 13 - front] == AGE_A[front:]
    assert len(t.g.civil_deck) == len(CONTENT.civil_deck(1, seats)) - front


@pytest.mark.rule("TTA-051")
def test_empty_spaces_in_front_are_not_made_up_for() -> None:
    t = gaps(full(3), 1)
    assert replenish(t)[:11] == AGE_A[2:]
    t = gaps(full(3), 1, 2)
    assert replenish(t)[:11] == AGE_A[2:]


@pytest.mark.rule("TTA-051")
def test_after_a_resignation_the_remaining_players_count() -> None:
    t = full(4)
    t.g.out = 1 << 3
    assert replenish(t)[:11] == AGE_A[2:]
    t = full(4)
    t.g.out = 1 << 3 | 1
    assert replenish(t)[:10] == AGE_A[3:]


@pytest.mark.rule("TTA-052")
def test_cards_slide_left_and_keep_their_order() -> None:
    t = gaps(full(4), 3, 4, 7, 12)
    kept = [card for at, card in enumerate(AGE_A) if at + 1 not in (1, 3, 4, 7, 12)]
    filled = replenish(t)
    assert filled[:8] == kept
    assert all(CONTENT.cards[card].age == 1 for card in filled[8:])


@pytest.mark.rule("TTA-053")
def test_empty_spaces_are_filled_from_the_current_civil_deck() -> None:
    t = gaps(full(3), 5)
    filled = replenish(t)
    dealt = Counter(filled[10:])
    assert dealt.total() == 3
    assert dealt + Counter(t.g.civil_deck) == Counter(CONTENT.civil_deck(1, 3))


@pytest.mark.rule("TTA-053")
def test_in_age_iv_cards_are_discarded_and_slide_but_none_is_dealt() -> None:
    t = gaps(full(3, age=4), 4)
    assert replenish(t) == [*AGE_A[2:3], *AGE_A[4:], "", "", ""]
    assert (t.g.age, t.g.civil_deck) == (4, ())


@pytest.mark.rule("TTA-053", "TTA-057")
def test_an_age_ends_even_if_the_last_card_fills_the_last_space() -> None:
    t = last_of_age(full(4))
    assert CONTENT.cards[replenish(t)[12]].age == 1
    assert (t.g.age, len(t.g.civil_deck)) == (2, 53)


@pytest.mark.rule("TTA-057")
def test_an_age_goes_on_while_a_card_is_left() -> None:
    t = last_of_age(full(4), left=2)
    replenish(t)
    assert (t.g.age, len(t.g.civil_deck)) == (1, 1)


@pytest.mark.rule("TTA-054")
def test_civil_cards_that_are_discarded_never_come_back() -> None:
    t = table(2, age=1)
    everything = Counter(t.g.civil_deck)
    dealt: Counter[str] = Counter()
    while t.g.age == 1:
        before = Counter(t.g.row[3:])
        dealt += Counter([card for card in replenish(t) if card in everything]) - before
    assert not dealt - everything
    assert dealt.total() == 44


@pytest.mark.rule("TTA-065")
def test_taking_a_card_leaves_a_gap_until_the_next_replenishing() -> None:
    t = full(3).act(0).choose(0, "take", 3)
    assert t.g.row == (*AGE_A[:3], "", *AGE_A[4:])
    assert 3 not in t.offered(0, "take")
    t.choose(0, "end_actions")
    assert t.g.row == (*AGE_A[:3], "", *AGE_A[4:])


@pytest.mark.rule("TTA-X06")
def test_two_players_with_three_cards_in_the_row() -> None:
    t = gaps(full(2), 1, 3, 4, 6, 7, 8, 9, 10, 11, 12)
    second, fifth, last = AGE_A[1], AGE_A[4], AGE_A[12]
    assert [card for card in t.g.row if card] == [second, fifth, last]
    filled = replenish(t)
    assert filled[:2] == [fifth, last]
    assert "" not in filled
    assert len(t.g.civil_deck) == 44 - 11


# The end of age A.


def age_a(*taken: int) -> Table:
    """Four players before the first replenishing, seven cards left in the deck."""
    t = gaps(full(4, age=0), *taken)
    rest = Counter(CONTENT.civil_deck(0, 4)) - Counter(AGE_A)
    t.g.civil_deck = tuple(sorted(rest.elements()))
    assert len(t.g.civil_deck) == 7
    return t


@pytest.mark.rule("TTA-055", "TTA-056", "TTA-X07")
def test_age_a_ends_at_the_first_replenishing() -> None:
    t = age_a(2, 3, 4)
    filled = replenish(t)
    assert filled[:9] == AGE_A[4:]
    assert {CONTENT.cards[card].age for card in filled} == {0}
    assert "" not in filled
    assert t.g.age == 1
    assert t.g.civil_deck == CONTENT.civil_deck(1, 4)
    assert sorted(t.g.military_deck.cards) == list(CONTENT.military_deck(1, 4))
    assert [civ.yellow for civ in t.g.civs] == [18] * 4


@pytest.mark.rule("TTA-055", "TTA-X18")
def test_where_age_a_runs_out_age_i_fills_the_row() -> None:
    t = age_a(2, 3, 4, 5, 6, 7, 8)
    filled = replenish(t)
    assert filled[:5] == AGE_A[8:]
    assert [CONTENT.cards[card].age for card in filled] == [0] * 12 + [1]
    assert (t.g.age, len(t.g.civil_deck)) == (1, 52)
    assert [civ.yellow for civ in t.g.civs] == [18] * 4


@pytest.mark.rule("TTA-055")
def test_age_a_ends_even_if_no_space_is_empty() -> None:
    t = age_a()
    replenish(t)
    assert t.g.age == 1


@pytest.mark.rule("TTA-056")
def test_nothing_is_obsolete_at_the_end_of_age_a() -> None:
    t = age_a(2).lead(0, "moses").hand(0, "rich_land_a").unfinished(0, "pyramids", 1)
    replenish(t)
    assert (t[0].leader, t[0].hand, t[0].unfinished, t[0].stages) == (
        "moses",
        ("rich_land_a",),
        "pyramids",
        1,
    )


@pytest.mark.rule("TTA-055", "TTA-062")
def test_the_military_deck_of_a_new_age_is_shuffled() -> None:
    orders = set()
    for dice in range(5):
        t = age_a()
        t.g.dice = dice
        replenish(t)
        orders.add(t.g.military_deck.cards)
    assert len(orders) == 5


# The end of ages I, II and III.


@pytest.mark.rule("TTA-057", "TTA-058", "TTA-061", "TTA-063", "TTA-X08")
def test_age_i_ends_in_the_middle_of_replenishing() -> None:
    t = last_of_age(gaps(full(4), 2, 3, 4, 5, 6), left=4)
    t.lead(0, "moses").unfinished(0, "colossus", 1).hand(1, "rich_land_a", "irrigation")
    filled = replenish(t)
    assert [CONTENT.cards[card].age for card in filled] == [0] * 7 + [1] * 4 + [2] * 2
    assert (t.g.age, len(t.g.civil_deck)) == (2, 51)
    assert (t[0].leader, t[0].unfinished, t[0].blue) == ("", "", 16)
    assert t[1].hand == ("irrigation",)
    assert [civ.yellow for civ in t.g.civs] == [16] * 4


@pytest.mark.rule("TTA-057", "TTA-064")
@pytest.mark.parametrize(("age", "following"), [(1, 2), (2, 3), (3, 4)])
def test_each_age_is_followed_by_the_next(age: int, following: int) -> None:
    t = end_age(table(3, age))
    assert t.g.age == following
    assert t.g.row[12] == "" if following == 4 else CONTENT.cards[t.g.row[12]].age == following
    assert (t.g.last_round > 0) is (following == 4)


@pytest.mark.rule("TTA-058", "TTA-059")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_cards_in_hand_older_than_the_ending_age_are_discarded(age: int) -> None:
    t = table(3, age)
    civil = ["rich_land_a", "rich_land_i", "rich_land_ii", "urban_growth_iii"]
    arms = ["legion", "classic_army", "modern_army"]
    for seat in range(3):
        t.hand(seat, *civil).military(seat, *arms)
    end_age(t)
    for seat in range(3):
        assert t[seat].hand == tuple(civil[age:])
        assert t.held(seat) == arms[max(age - 1, 0) :]


@pytest.mark.rule("TTA-066", "TTA-059")
def test_obsolete_military_cards_go_to_the_pile_of_their_own_age() -> None:
    t = end_age(table(3, 2).military(1, "legion", "raid_ii"))
    assert "legion" in t.discarded(1)
    assert "legion" not in t.discarded(2)
    assert t.held(1) == ["raid_ii"]


@pytest.mark.rule("TTA-060")
@pytest.mark.parametrize(
    ("age", "leader", "stays"),
    [(1, "moses", False), (1, "joan_of_arc", True), (2, "joan_of_arc", False), (3, "isaac_newton", False)],
)
def test_obsolete_leaders_leave(age: int, leader: str, stays: bool) -> None:
    t = end_age(table(3, age).lead(1, leader))
    assert t[1].leader == (leader if stays else "")


@pytest.mark.rule("TTA-060")
@pytest.mark.parametrize(("age", "stays"), [(1, True), (2, False)])
def test_obsolete_unfinished_wonders_leave_and_their_tokens_return(age: int, stays: bool) -> None:
    t = end_age(table(3, age).unfinished(2, "great_wall", 3))
    assert (t[2].unfinished, t[2].stages, t[2].blue) == (("great_wall", 3, 13) if stays else ("", 0, 16))


@pytest.mark.rule("TTA-060")
def test_obsolete_pacts_leave_and_both_parties_are_brought_up_to_date() -> None:
    t = table(3, age=2).pact(0, "open_borders_agreement", 2).spend(2, military=1)
    assert [military_total(t.g, seat) for seat in range(3)] == [3, 2, 3]
    end_age(t)
    assert (t[0].pact, t[0].pact_partner) == ("", -1)
    assert "open_borders_agreement" in t.discarded(1)
    assert [military_total(t.g, seat) for seat in range(3)] == [2, 2, 2]
    assert [civ.military_actions for civ in t.g.civs] == [2, 2, 2]


@pytest.mark.rule("TTA-060")
def test_pacts_of_the_ending_age_stay() -> None:
    t = end_age(table(3, age=1).pact(0, "open_borders_agreement", 2))
    assert (t[0].pact, t[0].pact_partner) == ("open_borders_agreement", 2)


@pytest.mark.rule("TTA-060")
def test_everything_else_stays_in_play() -> None:
    t = table(3, age=3).develop(0, "irrigation", "code_of_laws").colonies(0, "vast_territory_i")
    t.wonders(0, "pyramids").tactic(0, "legion", exclusive=True).tactic(1, "phalanx")
    t.war(0, "war_over_territory", 1).events("crusades").future("foray")
    before = t[0].technologies
    end_age(t)
    assert t[0].technologies == before
    assert (t[0].colonies, t[0].wonders) == (("vast_territory_i",), ("pyramids",))
    assert (t[0].tactic, t[0].exclusive, t.g.common_tactics) == ("legion", True, ("phalanx",))
    assert (t[0].war_cards, t[0].war_rivals) == (("war_over_territory",), (1,))
    assert (t.g.current_events.cards, t.g.future_events.cards) == (("crusades",), ("foray",))


@pytest.mark.rule("TTA-060")
def test_the_actions_of_an_obsolete_leader_go_the_spent_ones_first() -> None:
    t = table(3, age=1).lead(0, "julius_caesar").lead(1, "julius_caesar").spend(1, military=2)
    assert (t[0].military_actions, t[1].military_actions) == (3, 1)
    end_age(t)
    assert (t[0].military_actions, t[1].military_actions) == (2, 1)
    assert ratings.strength(t.g, 0) == 1


@pytest.mark.rule("TTA-060")
def test_an_obsolete_leader_is_not_replaced() -> None:
    t = table(3, age=1).lead(0, "homer").wonders(0, "pyramids").spend(0, civil=2)
    end_age(t)
    assert (t[0].leader, t[0].tucked, t[0].used) == ("", "", ())
    assert t[0].civil_actions == civil_total(t.g, 0) - 2
    t.row("taj_mahal").spend(0, civil=2).act(0)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-061", "TTA-713")
@pytest.mark.parametrize(("bank", "left"), [(18, 16), (3, 1), (2, 0), (1, 0), (0, 0)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_everybody_loses_two_yellow_tokens_of_the_bank(age: int, bank: int, left: int) -> None:
    t = table(3, age)
    for seat in range(3):
        t.banks(seat, yellow=bank)
    end_age(t)
    assert [(civ.yellow, civ.unused, sum(civ.workers)) for civ in t.g.civs] == [(left, 1, 6)] * 3


@pytest.mark.rule("TTA-061")
def test_who_resigned_is_not_concerned_by_the_end_of_an_age() -> None:
    t = table(3)
    t.g.out = 1 << 2
    end_age(t)
    assert [civ.yellow for civ in t.g.civs] == [16, 16, 18]


@pytest.mark.rule("TTA-062")
def test_new_decks_become_current_and_the_old_military_deck_is_gone() -> None:
    t = end_age(table(3, age=1))
    assert sorted(t.g.military_deck.cards) == list(CONTENT.military_deck(2, 3))
    assert Counter(t.g.civil_deck) + Counter(t.g.row[12:]) == Counter(CONTENT.civil_deck(2, 3))
    assert sorted(t.discarded(1)) == list(CONTENT.military_deck(1, 3))


@pytest.mark.rule("TTA-062")
def test_in_age_iv_there_are_no_decks_and_no_military_card_is_drawn() -> None:
    t = end_age(table(3, age=3))
    assert (t.g.age, t.g.civil_deck, t.g.military_deck.cards) == (4, (), ())
    military.draw(t.g, 0, 3)
    assert t.held(0) == []
    t.end_turn(1)
    assert t.held(1) == []
    t.reveal(2, "development_of_politics")
    assert [t.held(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("TTA-063")
def test_obsolete_cards_go_before_yellow_tokens_and_new_decks() -> None:
    """The deck is dealt for the new age only after the hands are cleared of old cards."""
    t = table(3, age=1)
    t.g.journal = []
    t.lead(0, "moses").lead(2, "homer").unfinished(1, "colossus")
    end_age(t)
    told = [line for line in t.g.journal if line[0] in ("obsolete", "age_began")]
    assert told == [
        ("obsolete", 0, "moses"),
        ("obsolete", 1, "colossus"),
        ("obsolete", 2, "homer"),
        ("age_began", 2),
    ]


@pytest.mark.rule("TTA-066")
def test_only_the_pile_of_the_current_age_is_reshuffled() -> None:
    t = table(3, age=2)
    t.g.military_deck = deck(("spy_ii",), NOBODY)
    old = pile(("legion", "raid_i"), NOBODY)
    t.g.discards = (t.g.discards[0], old, pile(("raid_ii",), NOBODY), t.g.discards[3])
    military.draw(t.g, 0, 3)
    assert t.held(0) == ["raid_ii", "spy_ii"]
    assert t.discarded(1) == old.cards
