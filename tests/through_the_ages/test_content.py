"""The content of Through the Ages: what is there, how it is indexed, where it comes from, what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from saecula.core.bits import bits
from saecula.core.catalog import SOURCES, BadContent, sources
from saecula.core.locale import languages
from saecula.games.through_the_ages import checks
from saecula.games.through_the_ages.catalogue import CIVIL, MILITARY, Content
from saecula.games.through_the_ages.entries import (
    ABILITIES,
    AGGRESSIONS,
    EVENT_OPS,
    IMPACTS,
    KINDS,
    ORDERS,
    PRODUCTION,
    UNITS,
    URBAN,
    WARS,
    WHO,
    WORKPLACES,
)
from tests.overlays import Box, Item, lay, new_entry, setting

CONTENT = Content.get()
CIVIL_CARDS = {card for file in CIVIL for card in CONTENT.files[file]}
MILITARY_CARDS = {card for file in MILITARY for card in CONTENT.files[file]}


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    return Content.get(lay(folder, file, *items))


# What is there.


def test_how_many_entries_each_file_has() -> None:
    assert {name: len(entries) for name, entries in CONTENT.files.items()} == {
        "technologies": 54,
        "wonders": 16,
        "leaders": 24,
        "action_cards": 33,
        "events": 55,
        "territories": 12,
        "tactics": 15,
        "aggressions": 11,
        "wars": 3,
        "pacts": 10,
        "bonus_cards": 3,
        "board": 18,
    }
    assert len(CONTENT.cards) == 236


def test_every_entry_names_a_source() -> None:
    counted = sources(CONTENT.entries())
    assert set(counted) == set(SOURCES)
    assert sum(counted.values()) == 236 + 18
    assert counted["recalled"] == counted["reconstructed"] == 0


def test_every_card_has_a_name_of_its_own() -> None:
    for language in languages():
        names = [card.name[language] for card in CONTENT.cards.values()]
        assert len(set(names)) == len(names)


@pytest.mark.rule("TTA-021", "TTA-022", "TTA-702")
@pytest.mark.parametrize(
    ("players", "civil", "military"),
    [
        (2, [20, 44, 44, 44], [10, 43, 46, 41]),
        (3, [20, 50, 50, 50], [10, 45, 50, 45]),
        (4, [20, 53, 53, 53], [10, 45, 50, 45]),
    ],
)
def test_decks_by_age_and_players(players: int, civil: list[int], military: list[int]) -> None:
    assert [len(CONTENT.civil_deck(age, players)) for age in range(4)] == civil
    assert [len(CONTENT.military_deck(age, players)) for age in range(4)] == military


def test_the_box_holds_179_civil_and_150_military_cards() -> None:
    assert sum(len(CONTENT.civil_deck(age, 4)) for age in range(4)) == 179
    assert sum(len(CONTENT.military_deck(age, 4)) for age in range(4)) == 150


def test_decks_are_sorted_and_hold_cards_of_their_age_and_kind() -> None:
    for age in range(4):
        for players in (2, 3, 4):
            civil, military = CONTENT.civil_deck(age, players), CONTENT.military_deck(age, players)
            assert civil == tuple(sorted(civil))
            assert military == tuple(sorted(military))
            assert {CONTENT.cards[card].age for card in civil + military} == {age}
            assert set(civil) <= CIVIL_CARDS
            assert set(military) <= MILITARY_CARDS
    assert not CIVIL_CARDS & MILITARY_CARDS
    assert CONTENT.civil_deck(3, 4).count("reserves_iii") == 3
    assert CONTENT.military_deck(3, 2).count("war_over_culture") == 6


@pytest.mark.rule("TTA-022")
def test_with_two_players_there_are_no_pacts() -> None:
    for players, numbers in ((2, [0, 0, 0]), (3, [2, 4, 4]), (4, [2, 4, 4])):
        decks = [CONTENT.military_deck(age, players) for age in (1, 2, 3)]
        assert [sum(card in CONTENT.pacts for card in deck) for deck in decks] == numbers


@pytest.mark.rule("TTA-021")
def test_six_cards_of_an_age_are_for_three_and_three_more_for_four() -> None:
    for age in (1, 2, 3):
        two, three, four = [Counter(CONTENT.civil_deck(age, players)) for players in (2, 3, 4)]
        assert ((three - two).total(), (four - three).total()) == (6, 3)
        assert not two - three
        assert not three - four


@pytest.mark.rule("TTA-700")
def test_the_start() -> None:
    initial = {technology.id: technology.workers for technology in CONTENT.technologies if technology.initial}
    assert initial == {
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
        "religion": 0,
        "warriors": 1,
        "despotism": 0,
    }
    assert (CONTENT.board.blue, CONTENT.board.yellow, CONTENT.board.unused) == (16, 18, 1)
    assert CONTENT.board.first_round_actions == (1, 2, 3, 4)


@pytest.mark.rule("TTA-701", "TTA-702")
def test_the_card_row() -> None:
    assert CONTENT.board.row_costs == (1,) * 5 + (2,) * 4 + (3,) * 4
    assert CONTENT.board.row_discards == (3, 2, 1)
    assert CONTENT.board.start_events == (4, 5, 6)


@pytest.mark.rule("TTA-710", "TTA-711")
def test_the_tables_of_the_banks() -> None:
    board = CONTENT.board
    yellow = list(zip(board.population_costs, board.consumption, board.required_happy, strict=True))
    assert yellow[0] == (0, 6, 8)
    assert yellow[1:3] == [(7, 4, 7)] * 2
    assert yellow[3:5] == [(7, 4, 6)] * 2
    assert yellow[5:7] == [(5, 3, 5)] * 2
    assert yellow[7:9] == [(5, 3, 4)] * 2
    assert yellow[9:11] == [(4, 2, 3)] * 2
    assert yellow[11:13] == [(4, 2, 2)] * 2
    assert yellow[13:17] == [(3, 1, 1)] * 4
    assert yellow[17:] == [(2, 0, 0)] * 2
    assert board.corruption == (6,) + (4,) * 5 + (2,) * 5 + (0,) * 6


@pytest.mark.rule("TTA-714")
def test_military_bonus_cards() -> None:
    bonuses = [(card.defense, card.colonization, card.copies) for card in CONTENT.bonuses.values()]
    assert bonuses == [(2, 1, (6, 6, 6)), (4, 2, (6, 6, 6)), (6, 3, (6, 6, 6))]


def test_every_word_of_the_rules_is_on_some_card() -> None:
    of_leaders = {ability.key for card in CONTENT.leaders.values() for ability in card.abilities}
    of_wonders = {ability.key for card in CONTENT.wonders.values() for ability in card.abilities}
    assert of_leaders | of_wonders == set(ABILITIES)
    effects = [effect for event in CONTENT.events.values() for effect in event.effects]
    assert {effect.op for effect in effects} == set(EVENT_OPS)
    assert {effect.who for effect in effects} == set(WHO)
    assert sorted(effect.impact for effect in effects if effect.impact) == sorted(IMPACTS)
    assert {order for card in CONTENT.actions.values() for order in card.orders} == set(ORDERS)
    assert {card.op for card in CONTENT.aggressions.values()} == set(AGGRESSIONS)
    assert sorted(card.op for card in CONTENT.wars.values()) == sorted(WARS)


def test_the_words_that_checks_know_are_words_of_the_rules() -> None:
    keys = (*checks.ABILITY_KINDS, *checks.WITHOUT_NUMBER, *checks.OF_LEADERS, *checks.OF_WONDERS)
    assert set(keys) <= set(ABILITIES)
    assert {*checks.OP_FIELDS, *checks.OP_OPTIONS} <= set(EVENT_OPS)
    assert set(checks.RANKED) <= set(IMPACTS)
    assert set(checks.AGGRESSION_FIELDS) <= set(AGGRESSIONS)
    assert set(checks.WAR_FIELDS) <= set(WARS)


# How it is indexed.


def test_technologies_are_numbered_by_their_place() -> None:
    for number, technology in enumerate(CONTENT.technologies):
        assert CONTENT.technology_index[technology.id] == number
        assert CONTENT.kind_of[number] == technology.kind
        assert CONTENT.cards[technology.id] is technology


def test_masks_are_the_technologies_of_a_kind() -> None:
    for kind in KINDS:
        assert sorted(CONTENT.by_kind[kind]) == list(bits(CONTENT.masks[kind]))
        levels = [CONTENT.technologies[number].age for number in CONTENT.by_kind[kind]]
        assert levels == sorted(levels)
    for mask, kinds in (
        (CONTENT.production_mask, PRODUCTION),
        (CONTENT.urban_mask, URBAN),
        (CONTENT.unit_mask, UNITS),
        (CONTENT.civil_mask, (*PRODUCTION, *URBAN)),
        (CONTENT.without_workers, [kind for kind in KINDS if kind not in WORKPLACES]),
    ):
        assert {CONTENT.kind_of[number] for number in bits(mask)} == set(kinds)
    everything = CONTENT.civil_mask | CONTENT.unit_mask | CONTENT.without_workers
    assert everything == (1 << len(CONTENT.technologies)) - 1
    assert list(CONTENT.workplaces) == list(bits(CONTENT.civil_mask | CONTENT.unit_mask))


def test_technologies_of_a_kind_come_by_level_wherever_they_stand(tmp_path: Path) -> None:
    early = new_entry(
        "hunting", age=0, copies=[0, 0, 0], kind="cavalry", science=1, cost=1, symbols={"strength": 1}
    )
    content = overlaid(tmp_path, "technologies", early)
    assert content.by_kind["cavalry"] == (54, *CONTENT.by_kind["cavalry"])


def test_events_and_territories_can_be_prepared() -> None:
    assert CONTENT.event_cards == {*CONTENT.events, *CONTENT.territories}
    assert CONTENT.event_cards < MILITARY_CARDS


@pytest.mark.rule("TTA-500", "TTA-583")
def test_what_homer_and_ruins_give() -> None:
    assert (CONTENT.tucked_happy, CONTENT.ruin_culture) == (1, 2)


class TestBox(Box):
    game = "through_the_ages"


def test_a_changed_number_changes_the_digest(tmp_path: Path) -> None:
    assert Content.get(tmp_path).digest == CONTENT.digest
    assert overlaid(tmp_path, "tactics", {"id": "fortifications", "strength": 4}).digest != CONTENT.digest
    assert overlaid(tmp_path, "tactics", {"id": "fortifications", "strength": 5}).digest == CONTENT.digest
    assert (
        overlaid(tmp_path, "tactics", {"id": "fortifications", "source": "recalled"}).digest == CONTENT.digest
    )


# What an owner may change.


def test_an_owner_may_exchange_a_card(tmp_path: Path) -> None:
    harun = {"age": 1, "copies": [1, 1, 1], "abilities": [{"key": "on_develop", "gain": {"culture": 1}}]}
    new = new_entry("harun_al_rashid", **harun)
    content = overlaid(tmp_path, "leaders", {"id": "genghis_khan", "remove": True}, new)
    assert "harun_al_rashid" in content.civil_deck(1, 2)
    assert "genghis_khan" not in content.cards


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("board", setting("start_events", [10, 10, 10])),
        ("board", setting("row_discards", [13, 13, 13])),
        ("board", setting("row_costs", [0] * 13)),
        ("technologies", {"id": "fundamentalism", "symbols": {"happy": -1}}),
        ("technologies", {"id": "bread_and_circuses", "symbols": {"happy": 0}}),
        ("tactics", {"id": "legion", "obsolete": 1}),
        ("leaders", {"id": "homer", "abilities": []}),
        ("aggressions", {"id": "raid_i", "levels": [3, 0]}),
    ],
)
def test_what_just_suffices_is_accepted(tmp_path: Path, file: str, change: Item) -> None:
    assert overlaid(tmp_path, file, change).digest != CONTENT.digest


@pytest.mark.parametrize(("added", "accepted"), [(10, True), (11, False)])
def test_there_is_room_for_64_technologies(tmp_path: Path, added: int, accepted: bool) -> None:
    new = [
        new_entry(f"art_{n}", age=3, copies=[0, 0, 0], kind="theater", science=9, cost=9)
        for n in range(added)
    ]
    if accepted:
        assert len(overlaid(tmp_path, "technologies", *new).technologies) == 64
    else:
        with pytest.raises(BadContent, match=r"^technologies\.json: expected at most 64$"):
            overlaid(tmp_path, "technologies", *new)
