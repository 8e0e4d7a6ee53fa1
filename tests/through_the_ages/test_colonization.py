"""Colonization: the auction, the force, and each of the 12 territories (TTA-110 to TTA-123, TTA-564)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from saecula.core.errors import IllegalChoice
from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages.rules import colonization, ratings
from tests.through_the_ages.table import Table, table

LAND = "historic_territory_i"


def bids(t: Table, seat: int) -> list[int]:
    """The bids that are open to a player."""
    return t.offered(seat, "bid")


def won(t: Table, seat: int, bid: int, card: str = LAND) -> Table:
    """This player reveals a territory and is the only one to bid."""
    t.reveal(seat, card).choose(seat, "bid", bid)
    while t.asked[0] == "bid":
        t.choose(t.asked[1], *PASS)
    return t


def settled(t: Table, seat: int, card: str) -> Table:
    """This player wins a territory for a single Warriors unit."""
    return won(t, seat, 1, card).choose(seat, "send", "warriors").choose(seat, *DONE)


# The auction.


@pytest.mark.rule("TTA-110")
def test_all_may_bid_clockwise_from_the_one_who_revealed() -> None:
    t = table().reveal(1, LAND)
    asked = []
    while t.asked[0] == "bid":
        asked.append(t.asked[1])
        t.choose(t.asked[1], *PASS)
    assert asked == [1, 2, 0]


@pytest.mark.rule("TTA-111")
def test_a_bid_is_above_zero_and_above_the_previous_one() -> None:
    t = table()
    for seat in range(3):
        t.workers(seat, warriors=5)
    t.reveal(0, LAND)
    assert bids(t, 0) == [1, 2, 3, 4, 5]
    t.choose(0, "bid", 3)
    assert bids(t, 1) == [4, 5]
    t.choose(1, "bid", 5)
    assert t.options(2) == [PASS]


@pytest.mark.rule("TTA-111", "TTA-113")
def test_who_passes_is_out_and_the_others_go_on_until_one_is_left() -> None:
    t = table()
    for seat in range(3):
        t.workers(seat, warriors=5)
    t.reveal(0, LAND).choose(0, "bid", 1).choose(1, *PASS).choose(2, "bid", 2)
    assert t.asked == ("bid", 0)
    t.choose(0, "bid", 3)
    assert t.asked == ("bid", 2)
    t.choose(2, *PASS)
    assert t.asked == ("send_force", 0)


@pytest.mark.rule("TTA-112")
def test_without_units_nobody_can_bid() -> None:
    t = (
        table()
        .workers(1, warriors=0)
        .develop(1, "navigation")
        .military(1, "military_bonus_i")
        .reveal(0, LAND)
    )
    t.choose(0, *PASS)
    assert t.asked == ("bid", 2)


@pytest.mark.rule("TTA-112", "TTA-114", "TTA-116", "TTA-X47")
def test_nobody_bids_more_than_the_strongest_force() -> None:
    t = table().workers(0, warriors=2).tactic(0, "fighting_band").develop(0, "cartography")
    assert max(bids(t.reveal(0, LAND), 0)) == 5
    t.military(0, "military_bonus_i")
    assert max(bids(t.reveal(0, LAND), 0)) == 6
    t.lead(0, "alexander_the_great")
    assert max(bids(t.reveal(0, LAND), 0)) == 6


@pytest.mark.rule("TTA-112", "TTA-564")
@pytest.mark.parametrize(
    ("cards", "most"),
    [
        ((), 1),
        (("legion",), 2),
        (("legion", "phalanx", "rats"), 3),
        (("legion", "military_bonus_i"), 3),
        (("military_bonus_iii", "military_bonus_ii"), 6),
    ],
)
def test_cooks_discards_count_for_the_strongest_force(cards: tuple[str, ...], most: int) -> None:
    t = table().lead(0, "james_cook").military(0, *cards)
    assert colonization.strongest_force(t.g, 0) == most


@pytest.mark.rule("TTA-113")
def test_a_territory_nobody_wants_is_past() -> None:
    t = table().reveal(0, LAND).choose(0, *PASS).choose(1, *PASS).choose(2, *PASS)
    assert (t.asked, t.g.past_events) == (("", -1), (LAND,))
    assert [civ.colonies for civ in t.g.civs] == [(), (), ()]


@pytest.mark.rule("TTA-113")
def test_without_any_unit_at_the_table_the_territory_is_past() -> None:
    t = table()
    for seat in range(3):
        t.workers(seat, warriors=0)
    assert t.reveal(0, LAND).g.past_events == (LAND,)


@pytest.mark.rule("TTA-113", "TTA-X66")
def test_the_last_player_may_still_bid_after_all_others_passed() -> None:
    t = table().reveal(0, LAND).choose(0, *PASS).choose(1, *PASS)
    assert t.options(2) == [("bid", 1), PASS]
    t.choose(2, "bid", 1)
    assert t.asked == ("send_force", 2)
    t.choose(2, "send", "warriors").choose(2, *DONE)
    assert t[2].colonies == (LAND,)


# The force.


@pytest.mark.rule("TTA-114")
def test_the_force_reaches_the_bid_with_at_least_one_unit() -> None:
    t = won(table().workers(0, warriors=3).develop(0, "navigation"), 0, 5)
    assert DONE not in t.options(0)
    t.choose(0, "send", "warriors")
    assert DONE not in t.options(0)
    t.choose(0, "send", "warriors")
    assert DONE in t.options(0)


@pytest.mark.rule("TTA-114")
def test_a_modifier_above_the_bid_does_not_spare_the_unit() -> None:
    t = won(table().develop(0, "navigation"), 0, 1)
    assert t.options(0) == [("send", "warriors")]
    with pytest.raises(IllegalChoice):
        t.choose(0, *DONE)


@pytest.mark.rule("TTA-114", "TTA-361")
def test_armies_of_the_sent_units_add_to_the_force() -> None:
    t = won(table().workers(0, warriors=3).tactic(0, "legion"), 0, 5)
    t.choose(0, "send", "warriors").choose(0, "send", "warriors")
    assert DONE not in t.options(0)
    t.choose(0, "send", "warriors").choose(0, *DONE)
    assert t[0].colonies == (LAND,)


@pytest.mark.rule("TTA-115", "TTA-363")
def test_sent_units_form_armies_of_their_own() -> None:
    t = table(age=3).workers(0, warriors=0, riflemen=1, cavalrymen=1, cannon=1, air_forces=1)
    t.tactic(0, "napoleonic_army")
    assert colonization.strongest_force(t.g, 0) == 3 + 3 + 3 + 5 + 7 + 7
    t = table(age=3).workers(0, warriors=1, cavalrymen=1, cannon=1, air_forces=1).tactic(0, "napoleonic_army")
    assert colonization.strongest_force(t.g, 0) == 1 + 3 + 3 + 5 + 4 + 4


@pytest.mark.rule("TTA-115")
def test_a_fresh_army_is_sent_although_the_rating_uses_the_same_units_otherwise() -> None:
    t = won(table(age=2).workers(0, warriors=1, riflemen=1, cavalrymen=2).tactic(0, "conquistadors"), 0, 14)
    for unit in ("riflemen", "cavalrymen", "cavalrymen"):
        assert DONE not in t.options(0)
        t.choose(0, "send", unit)
    t.choose(0, *DONE)
    assert t.on(0, "warriors") == 1


@pytest.mark.rule("TTA-116")
def test_strength_of_other_cards_never_counts() -> None:
    t = table(age=3).workers(0, warriors=1, bread_and_circuses=2).develop(0, "strategy", "fundamentalism")
    t.wonders(0, "great_wall", "transcontinental_railroad").lead(0, "napoleon_bonaparte")
    t.pact(0, "military_alliance", 1)
    assert ratings.strength(t.g, 0) > 10
    assert colonization.strongest_force(t.g, 0) == 1
    t.wonders(0, "colossus").develop(0, "satellites")
    assert colonization.strongest_force(t.g, 0) == 1 + 1 + 4


@pytest.mark.rule("TTA-117", "TTA-355")
def test_bonus_cards_give_their_lower_value_once_and_are_discarded() -> None:
    t = table(age=2).military(0, "military_bonus_i", "military_bonus_ii", "military_bonus_ii")
    t = won(t, 0, 4).choose(0, "send", "warriors")
    t.choose(0, "add_bonus", "military_bonus_ii")
    assert DONE not in t.options(0)
    t.choose(0, "add_bonus", "military_bonus_i")
    assert DONE in t.options(0)
    t.choose(0, *DONE)
    assert t.held(0) == ["military_bonus_ii"]
    assert (t.discarded(1), t.discarded(2)) == (("military_bonus_i",), ("military_bonus_ii",))


@pytest.mark.rule("TTA-117")
def test_more_than_needed_may_be_sent() -> None:
    t = won(table().workers(0, warriors=3), 0, 1)
    t.choose(0, "send", "warriors").choose(0, "send", "warriors").choose(0, *DONE)
    assert t.on(0, "warriors") == 1


@pytest.mark.rule("TTA-118", "TTA-122")
def test_sent_units_go_to_the_yellow_bank_and_cost_no_action() -> None:
    t = won(table().workers(0, warriors=3), 0, 2)
    t.choose(0, "send", "warriors").choose(0, "send", "warriors").choose(0, *DONE)
    assert (t.on(0, "warriors"), t[0].yellow, t[0].unused) == (1, 20, 1)
    assert (t[0].civil_actions, t[0].military_actions) == (4, 2)


@pytest.mark.rule("TTA-122")
def test_only_the_winner_loses_anything() -> None:
    t = table().workers(0, warriors=2).workers(1, warriors=3).military(0, "military_bonus_i")
    t.reveal(0, LAND).choose(0, "bid", 2).choose(1, "bid", 3).choose(2, *PASS).choose(0, *PASS)
    for _ in range(3):
        t.choose(1, "send", "warriors")
    t.choose(1, *DONE)
    assert (t.on(0, "warriors"), t[0].yellow, t.held(0)) == (2, 18, ["military_bonus_i"])
    assert (t.on(1, "warriors"), t[1].yellow, t[1].colonies) == (0, 21, (LAND,))


@pytest.mark.rule("TTA-123")
def test_genghis_khans_infantry_rides_in_the_force_too() -> None:
    t = table().workers(0, warriors=3).tactic(0, "heavy_cavalry")
    assert colonization.strongest_force(t.g, 0) == 3
    t.lead(0, "genghis_khan")
    assert colonization.strongest_force(t.g, 0) == 7
    t = won(t, 0, 7)
    for _ in range(3):
        assert DONE not in t.options(0)
        t.choose(0, "send", "warriors")
    assert t.options(0) == [DONE]


@pytest.mark.rule("TTA-564")
def test_cook_discards_at_most_two_cards_bonus_cards_too() -> None:
    t = table().lead(0, "james_cook").military(0, "legion", "military_bonus_i", "phalanx", "rats")
    t = won(t, 0, 3).choose(0, "send", "warriors")
    assert sorted(t.offered(0, "cook_discard")) == ["legion", "military_bonus_i", "phalanx", "rats"]
    t.choose(0, "cook_discard", "military_bonus_i").choose(0, "cook_discard", "rats")
    assert t.offered(0, "cook_discard") == []
    t.choose(0, *DONE)
    assert sorted(t.held(0)) == ["legion", "phalanx"]


@pytest.mark.rule("TTA-114", "TTA-564")
def test_cook_cannot_waste_a_card_that_the_bid_needs() -> None:
    t = table().lead(0, "james_cook").military(0, "military_bonus_iii", "rats")
    t = won(t, 0, 5).choose(0, "send", "warriors")
    assert t.offered(0, "cook_discard") == ["rats"]
    t = table().lead(0, "james_cook").military(0, "military_bonus_iii", "rats")
    t = won(t, 0, 3).choose(0, "send", "warriors")
    assert sorted(t.offered(0, "cook_discard")) == ["military_bonus_iii", "rats"]
    t.choose(0, "cook_discard", "military_bonus_iii").choose(0, "cook_discard", "rats").choose(0, *DONE)
    assert (t[0].colonies, t.held(0)) == ((LAND,), [])


@pytest.mark.rule("TTA-564")
def test_without_cook_nothing_is_discarded() -> None:
    t = won(table().military(0, "legion"), 0, 1)
    assert t.options(0) == [("send", "warriors")]


# Colonies.


@dataclass
class Colony:
    """What a player has after winning a territory with the only unit; at first nothing is stored."""

    yellow: int = 19
    blue: int = 16
    unused: int = 1
    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    cards: int = 0
    strength: int = 0
    happiness: int = 0


TERRITORIES = {
    "developed_territory_i": Colony(yellow=20, blue=17, science=3),
    "developed_territory_ii": Colony(yellow=21, blue=18, science=5),
    "historic_territory_i": Colony(happiness=1, culture=6),
    "historic_territory_ii": Colony(happiness=2, culture=11),
    "inhabited_territory_i": Colony(yellow=20, unused=2),
    "inhabited_territory_ii": Colony(yellow=20, unused=3),
    "strategic_territory_i": Colony(strength=2, cards=3),
    "strategic_territory_ii": Colony(strength=4, cards=5),
    "vast_territory_i": Colony(yellow=22, blue=12, food=3),
    "vast_territory_ii": Colony(yellow=23, blue=11, food=4),
    "wealthy_territory_i": Colony(blue=14, resources=5),
    "wealthy_territory_ii": Colony(blue=11, resources=9),
}


def seen_at(t: Table, seat: int) -> Colony:
    civ = t[seat]
    return Colony(
        civ.yellow,
        civ.blue,
        civ.unused,
        t.food(seat),
        t.resources(seat),
        civ.science,
        civ.culture,
        len(t.held(seat)),
        ratings.strength(t.g, seat),
        ratings.happiness(t.g, seat),
    )


@pytest.mark.rule("TTA-119")
def test_every_territory_has_a_case() -> None:
    assert set(TERRITORIES) == set(table().g.content.territories)


@pytest.mark.rule("TTA-119", "TTA-357", "TTA-X49")
@pytest.mark.parametrize("card", sorted(TERRITORIES))
def test_a_territory_gives_for_good_and_once(card: str) -> None:
    t = settled(table(age=2), 0, card)
    assert t[0].colonies == (card,)
    assert seen_at(t, 0) == TERRITORIES[card]
    assert card not in t.g.past_events


@pytest.mark.rule("TTA-119", "TTA-X48")
def test_the_permanent_effect_comes_before_the_gain() -> None:
    t = settled(table().banks(0, yellow=0), 0, "inhabited_territory_i")
    assert (t[0].yellow, t[0].unused) == (2, 2)


@pytest.mark.rule("TTA-119")
def test_a_token_is_lost_before_food_is_gained() -> None:
    t = settled(table().banks(0, blue=3), 0, "vast_territory_i")
    assert (t[0].blue, t.food(0)) == (0, 2)


@pytest.mark.rule("TTA-120")
def test_military_cards_of_a_colony_ignore_the_hand_limit_and_are_of_the_current_age() -> None:
    hand = ("legion", "phalanx", "rats")
    t = settled(table(age=2).military(0, *hand), 0, "strategic_territory_i")
    assert len(t.held(0)) == 6
    assert sorted(t.g.content.cards[card].age for card in t.held(0)) == [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("TTA-120")
def test_in_age_iv_a_colony_gives_no_military_cards() -> None:
    t = settled(table(age=4), 0, "strategic_territory_ii")
    assert (t.held(0), ratings.strength(t.g, 0)) == ([], 4)


@pytest.mark.rule("TTA-121")
def test_a_lost_colony_takes_its_permanent_effect_along_and_no_more() -> None:
    t = settled(table(), 0, "developed_territory_i").reveal(1, "independence_declaration")
    assert t[0].colonies == ()
    assert (t[0].yellow, t[0].blue, t[0].science) == (19, 16, 3)


@pytest.mark.rule("TTA-121")
def test_a_stolen_colony_moves_with_its_permanent_effect_only() -> None:
    t = settled(table(age=2), 0, "developed_territory_i").military(1, "annex_ii").politics(1)
    t.choose(1, "aggress", "annex_ii", 0)
    assert (t[0].colonies, t[1].colonies) == ((), ("developed_territory_i",))
    assert (t[0].yellow, t[0].blue, t[0].science) == (19, 16, 3)
    assert (t[1].yellow, t[1].blue, t[1].science) == (19, 17, 0)
