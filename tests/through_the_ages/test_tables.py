"""Numeric tables (TTA-700 to TTA-714)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.tables import SEED
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()
BOARD = CONTENT.board


def spent(t: Table, *action: object) -> tuple[int, int]:
    """Civil and military actions that a choice costs."""
    t.act(0)
    civil, military = t[0].civil_actions, t[0].military_actions
    t.choose(0, *action)
    return civil - t[0].civil_actions, military - t[0].military_actions


def rich() -> Table:
    """Everything one needs is there."""
    t = table(3).develop(0, "iron", "swordsmen").points(0, science=30, culture=5)
    return t.store(0, bronze=30, agriculture=30).banks(0, unused=3)


@pytest.mark.rule("TTA-700")
def test_start_values() -> None:
    g = GAME.start(4, SEED)
    for civ in g.civs:
        assert (civ.blue, civ.yellow, civ.unused) == (16, 18, 1)
        assert (civ.science, civ.culture) == (0, 0)
    workers = {t.id: t.workers for t in CONTENT.technologies if t.initial and t.kind != "government"}
    assert workers == {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0}
    despotism = CONTENT.technologies[g.civs[0].government]
    assert (despotism.symbols.civil, despotism.symbols.military, despotism.limit) == (4, 2, 2)
    assert BOARD.first_round_actions == (1, 2, 3, 4)


@pytest.mark.rule("TTA-701")
def test_costs_of_the_card_row() -> None:
    assert BOARD.row_costs == (1,) * 5 + (2,) * 4 + (3,) * 4


@pytest.mark.rule("TTA-702")
@pytest.mark.parametrize(
    ("seats", "front", "events", "civil", "military", "pacts"),
    [
        (2, 3, 4, [20, 44, 44, 44], [10, 43, 46, 41], [0, 0, 0, 0]),
        (3, 2, 5, [20, 50, 50, 50], [10, 45, 50, 45], [0, 2, 4, 4]),
        (4, 1, 6, [20, 53, 53, 53], [10, 45, 50, 45], [0, 2, 4, 4]),
    ],
)
def test_numbers_by_players(
    seats: int, front: int, events: int, civil: list[int], military: list[int], pacts: list[int]
) -> None:
    assert (BOARD.row_discards[seats - 2], BOARD.start_events[seats - 2]) == (front, events)
    assert [len(CONTENT.civil_deck(age, seats)) for age in range(4)] == civil
    decks = [CONTENT.military_deck(age, seats) for age in range(4)]
    assert [len(deck) for deck in decks] == military
    assert [len([card for card in deck if card in CONTENT.pacts]) for deck in decks] == pacts


@pytest.mark.rule("TTA-702")
def test_all_cards_together() -> None:
    assert sum(len(CONTENT.civil_deck(age, 4)) for age in range(4)) == 179
    assert sum(len(CONTENT.military_deck(age, 4)) for age in range(4)) == 150


@pytest.mark.rule("TTA-710")
@pytest.mark.parametrize(
    ("banks", "food", "consumption", "happy"),
    [
        ((17, 18), 2, 0, 0),
        ((13, 14, 15, 16), 3, 1, 1),
        ((11, 12), 4, 2, 2),
        ((9, 10), 4, 2, 3),
        ((7, 8), 5, 3, 4),
        ((5, 6), 5, 3, 5),
        ((3, 4), 7, 4, 6),
        ((1, 2), 7, 4, 7),
    ],
)
def test_the_yellow_bank(banks: tuple[int, ...], food: int, consumption: int, happy: int) -> None:
    for bank in banks:
        assert BOARD.population_costs[bank] == food
        assert BOARD.consumption[bank] == consumption
        assert BOARD.required_happy[bank] == happy


@pytest.mark.rule("TTA-710")
def test_an_empty_yellow_bank() -> None:
    assert (BOARD.consumption[0], BOARD.required_happy[0]) == (6, 8)
    t = rich().banks(0, yellow=0).act(0)
    assert ("population",) not in t.options(0)


@pytest.mark.rule("TTA-711")
def test_the_blue_bank() -> None:
    assert BOARD.corruption == (6, *[4] * 5, *[2] * 5, *[0] * 6)


@pytest.mark.rule("TTA-712")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        (("population",), (1, 0)),
        (("build", "agriculture"), (1, 0)),
        (("build", "religion"), (1, 0)),
        (("upgrade", "bronze", "iron"), (1, 0)),
        (("destroy", "philosophy"), (1, 0)),
        (("lead", "moses"), (1, 0)),
        (("stages", 1), (1, 0)),
        (("stages", 2), (1, 0)),
        (("develop", "alchemy"), (1, 0)),
        (("play", "reserves_i"), (1, 0)),
        (("take", 0), (1, 0)),
        (("take", 8), (2, 0)),
        (("take", 12), (3, 0)),
        (("build", "warriors"), (0, 1)),
        (("upgrade", "warriors", "swordsmen"), (0, 1)),
        (("destroy", "warriors"), (0, 1)),
        (("tactic", "legion"), (0, 1)),
        (("copy_tactic", "phalanx"), (0, 2)),
    ],
)
def test_costs_in_actions(action: tuple[object, ...], cost: tuple[int, int]) -> None:
    t = rich().develop(0, "masonry").unfinished(0, "pyramids").military(0, "legion").tactic(1, "phalanx")
    t.hand(0, "moses", "alchemy", "reserves_i").row(*["rich_land_i"] * 13)
    assert spent(t, *action) == cost


@pytest.mark.rule("TTA-712")
def test_a_revolution_costs_all_civil_actions() -> None:
    t = rich().hand(0, "monarchy").act(0).choose(0, "revolt", "monarchy")
    assert (t[0].civil_actions, civil_total(t.g, 0)) == (0, 5)
    assert (t[0].military_actions, military_total(t.g, 0)) == (3, 3)
    assert rich().hand(0, "monarchy").spend(0, civil=1).act(0).offered(0, "revolt") == []


@pytest.mark.rule("TTA-712")
@pytest.mark.parametrize("card", ["raid_i", "plunder_i", "enslave_i"])
def test_an_aggression_costs_the_printed_military_actions(card: str) -> None:
    printed = CONTENT.aggressions[card].actions
    assert printed > 0
    t = rich().workers(0, warriors=9).military(0, card).politics(0)
    t.choose(0, "aggress", card, 1)
    assert t[0].military_actions == 2 - printed
    t = rich().workers(0, warriors=9).military(0, card)
    t[0].military_actions = printed - 1
    assert t.politics(0).offered(0, "aggress") == []


@pytest.mark.rule("TTA-712")
@pytest.mark.parametrize("card", ["war_over_territory", "war_over_technology", "war_over_culture"])
def test_a_war_costs_the_printed_military_actions(card: str) -> None:
    printed = CONTENT.wars[card].actions
    assert printed > 0
    t = rich().develop(0, "military_theory").military(0, card)
    before = t[0].military_actions
    t.politics(0).choose(0, "declare_war", card, 1)
    assert t[0].military_actions == before - printed
    t = rich().military(0, card)
    t[0].military_actions = printed - 1
    assert t.politics(0).offered(0, "declare_war") == []


@pytest.mark.rule("TTA-713")
def test_other_constants() -> None:
    assert (BOARD.military_draw, BOARD.age_end_yellow, BOARD.famine_culture) == (3, 2, 4)
    assert (BOARD.resign_war_culture, BOARD.most_happy, BOARD.discard_defense) == (7, 8, 1)


@pytest.mark.rule("TTA-714")
@pytest.mark.parametrize(("age", "defense", "colonization"), [(1, 2, 1), (2, 4, 2), (3, 6, 3)])
def test_military_bonus_cards(age: int, defense: int, colonization: int) -> None:
    (card,) = [bonus for bonus in CONTENT.bonuses.values() if bonus.age == age]
    assert (card.defense, card.colonization) == (defense, colonization)
    for seats in (2, 3, 4):
        assert CONTENT.military_deck(age, seats).count(card.id) == 6
