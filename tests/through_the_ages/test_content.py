"""The content of Through the Ages: what is there, how it is indexed, where it comes from, what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from saecula.core.bits import bits
from saecula.core.catalog import SOURCES, BadContent, sources
from saecula.games.through_the_ages import checks
from saecula.games.through_the_ages.catalogue import Content, load_content
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

CONTENT = load_content()

Item = dict[str, object]


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    (folder / f"{file}.json").write_text(json.dumps(items), encoding="utf-8")
    return load_content(folder)


def setting(id_: str, value: object) -> Item:
    return {"id": id_, "value": value}


def new_card(id_: str, age: int, **fields: object) -> Item:
    name = {"en": id_, "de": id_}
    return {"id": id_, "name": name, "source": "reconstructed", "age": age, "copies": [0, 0, 0], **fields}


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
    for language in ("en", "de"):
        names = [getattr(card.name, language) for card in CONTENT.cards.values()]
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
            assert {CONTENT.age_of(card) for card in civil + military} == {age}
            assert all(CONTENT.is_civil(card) and not CONTENT.is_military(card) for card in civil)
            assert all(CONTENT.is_military(card) and not CONTENT.is_civil(card) for card in military)
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
    early = new_card("hunting", 0, kind="cavalry", science=1, cost=1, symbols={"strength": 1})
    content = overlaid(tmp_path, "technologies", early)
    assert content.by_kind["cavalry"] == (54, *CONTENT.by_kind["cavalry"])


def test_events_and_territories_can_be_prepared() -> None:
    assert CONTENT.event_cards == {*CONTENT.events, *CONTENT.territories}
    assert CONTENT.event_cards < CONTENT.military_cards


@pytest.mark.rule("TTA-500", "TTA-583")
def test_what_homer_and_ruins_give() -> None:
    assert (CONTENT.tucked_happy, CONTENT.ruin_culture) == (1, 2)


def test_the_content_of_the_box_is_read_once() -> None:
    assert load_content() is CONTENT


def test_the_digest_is_the_same_in_another_process() -> None:
    script = "from saecula.games.through_the_ages.catalogue import load_content; print(load_content().digest)"
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == CONTENT.digest


def test_a_changed_number_changes_the_digest(tmp_path: Path) -> None:
    assert load_content(tmp_path).digest == CONTENT.digest
    assert overlaid(tmp_path, "tactics", {"id": "fortifications", "strength": 4}).digest != CONTENT.digest
    assert overlaid(tmp_path, "tactics", {"id": "fortifications", "strength": 5}).digest == CONTENT.digest
    assert (
        overlaid(tmp_path, "tactics", {"id": "fortifications", "source": "recalled"}).digest == CONTENT.digest
    )


# What an owner may change.


def test_an_owner_may_exchange_a_card(tmp_path: Path) -> None:
    new = new_card("harun_al_rashid", 1, abilities=[{"key": "on_develop", "gain": {"culture": 1}}])
    new["copies"] = [1, 1, 1]
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
    new = [new_card(f"art_{n}", 3, kind="theater", science=9, cost=9) for n in range(added)]
    if accepted:
        assert len(overlaid(tmp_path, "technologies", *new).technologies) == 64
    else:
        with pytest.raises(BadContent, match=r"^technologies\.json: expected at most 64$"):
            overlaid(tmp_path, "technologies", *new)


# What is refused.


def ability(**fields: object) -> Item:
    return {"id": "moses", "abilities": [fields]}


def wonderful(**fields: object) -> Item:
    return {"id": "pyramids", "abilities": [fields]}


def effect(**fields: object) -> Item:
    return {"id": "rats", "effects": [{"who": "all", **fields}]}


def impact(**fields: object) -> Item:
    return {"id": "impact_of_wonders", "effects": [{"who": "all", "op": "impact", **fields}]}


TABLES = [
    ("first_round_actions", 4),
    ("row_costs", 13),
    ("row_discards", 3),
    ("start_events", 3),
    ("population_costs", 19),
    ("consumption", 19),
    ("required_happy", 19),
    ("corruption", 17),
]

BAD: list[tuple[str, Item, str]] = [
    # Cards of all kinds.
    ("leaders", {"id": "moses", "age": 4}, "leaders.json: moses: age: expected 0 to 3"),
    ("tactics", {"id": "legion", "age": 4}, "tactics.json: legion: age: expected 0 to 3"),
    ("leaders", {"id": "moses", "age": -1}, "leaders.json: moses: age: expected int >= 0"),
    ("leaders", {"id": "moses", "luck": 1}, "leaders.json: moses: luck: unknown field"),
    ("leaders", {"id": "moses", "symbols": {"luck": 1}}, "leaders.json: moses: symbols.luck: unknown field"),
    (
        "leaders",
        {"id": "moses", "copies": [1, 1]},
        "leaders.json: moses: copies: expected array of length 3, got 2",
    ),
    ("wonders", new_card("moses", 0, stages=[1]), "leaders.json: moses: id: given in another file"),
    (
        "bonus_cards",
        new_card("rats", 1, defense=1, colonization=1),
        "bonus_cards.json: rats: id: given in another file",
    ),
    # Technologies.
    ("technologies", {"id": "iron", "kind": "quarry"}, "technologies.json: iron: kind: no such kind: quarry"),
    ("technologies", {"id": "iron", "value": 0}, "technologies.json: iron: value: needed by mine"),
    ("technologies", {"id": "iron", "cost": 0}, "technologies.json: iron: cost: needed by mine"),
    ("technologies", {"id": "iron", "limit": 2}, "technologies.json: iron: limit: not used by mine"),
    ("technologies", {"id": "iron", "workers": 1}, "technologies.json: iron: workers: not used by mine"),
    (
        "technologies",
        {"id": "iron", "revolution": 1},
        "technologies.json: iron: revolution: not used by mine",
    ),
    (
        "technologies",
        {"id": "iron", "symbols": {"culture": 1}},
        "technologies.json: iron: symbols.culture: not used by mine",
    ),
    ("technologies", {"id": "drama", "cost": 0}, "technologies.json: drama: cost: needed by theater"),
    ("technologies", {"id": "drama", "value": 1}, "technologies.json: drama: value: not used by theater"),
    (
        "technologies",
        {"id": "drama", "symbols": {"civil": 1}},
        "technologies.json: drama: symbols.civil: not used by theater",
    ),
    (
        "technologies",
        {"id": "drama", "symbols": {"happy": -1}},
        "technologies.json: drama: symbols.happy: expected none below 0 on a building",
    ),
    (
        "technologies",
        {"id": "knights", "symbols": {"happy": 1}},
        "technologies.json: knights: symbols.happy: not used by cavalry",
    ),
    ("technologies", {"id": "warfare", "cost": 1}, "technologies.json: warfare: cost: not used by warfare"),
    (
        "technologies",
        {"id": "masonry", "discounts": []},
        "technologies.json: masonry: discounts: needed by construction",
    ),
    (
        "technologies",
        {"id": "masonry", "stages": 0},
        "technologies.json: masonry: stages: needed by construction",
    ),
    (
        "technologies",
        {"id": "masonry", "discounts": [0, 1, 1]},
        "technologies.json: masonry: discounts: expected one for each level from 0 to 3",
    ),
    (
        "technologies",
        {"id": "masonry", "discounts": [0, 1, 1, -1]},
        "technologies.json: masonry: discounts: expected one for each level from 0 to 3",
    ),
    (
        "technologies",
        {"id": "masonry", "age": 2},
        "technologies.json: construction: expected one of each level",
    ),
    (
        "technologies",
        {"id": "monarchy", "limit": 0},
        "technologies.json: monarchy: limit: needed by government",
    ),
    (
        "technologies",
        {"id": "monarchy", "symbols": {"civil": 0}},
        "technologies.json: monarchy: symbols.civil: needed by government",
    ),
    (
        "technologies",
        {"id": "despotism", "workers": 1},
        "technologies.json: despotism: workers: not used by government",
    ),
    (
        "technologies",
        {"id": "bronze", "copies": [0, 0, 1]},
        "technologies.json: bronze: copies: an initial technology is in no deck",
    ),
    (
        "technologies",
        {"id": "despotism", "initial": False},
        "technologies.json: initial: expected one government",
    ),
    (
        "technologies",
        {"id": "monarchy", "initial": True, "copies": [0, 0, 0]},
        "technologies.json: initial: expected one government",
    ),
    ("technologies", {"id": "bronze", "value": 2}, "technologies.json: initial: expected a mine of value 1"),
    (
        "technologies",
        {"id": "agriculture", "remove": True},
        "technologies.json: initial: expected a farm of value 1",
    ),
    # Wonders and leaders.
    (
        "wonders",
        {"id": "pyramids", "stages": []},
        "wonders.json: pyramids: stages: expected at least one, each with a cost",
    ),
    (
        "wonders",
        {"id": "pyramids", "stages": [3, 0]},
        "wonders.json: pyramids: stages: expected at least one, each with a cost",
    ),
    ("leaders", ability(key="luck"), "leaders.json: moses: abilities[0].key: no such ability: luck"),
    (
        "leaders",
        ability(key="score_workers"),
        "leaders.json: moses: abilities[0].key: score_workers has no place here",
    ),
    (
        "leaders",
        ability(key="happy_per_happy_source"),
        "leaders.json: moses: abilities[0].key: happy_per_happy_source has no place here",
    ),
    (
        "wonders",
        wonderful(key="tuck_under_wonder"),
        "wonders.json: pyramids: abilities[0].key: tuck_under_wonder has no place here",
    ),
    (
        "leaders",
        ability(key="on_develop"),
        "leaders.json: moses: abilities[0].gain: needed by on_develop",
    ),
    (
        "leaders",
        ability(key="on_develop", n=2, gain={"food": 1}),
        "leaders.json: moses: abilities[0].n: not used by on_develop",
    ),
    (
        "leaders",
        ability(key="strength_per_unit", gain={"food": 1}),
        "leaders.json: moses: abilities[0].gain: not used by strength_per_unit",
    ),
    (
        "leaders",
        ability(key="culture_per_building"),
        "leaders.json: moses: abilities[0].kinds: needed by culture_per_building",
    ),
    (
        "leaders",
        ability(key="culture_per_building", kinds=["farm"]),
        "leaders.json: moses: abilities[0].kinds: no such kind: farm",
    ),
    (
        "leaders",
        ability(key="culture_per_happy_of", kinds=["wonder", "government"]),
        "leaders.json: moses: abilities[0].kinds: no such kind: government",
    ),
    (
        "leaders",
        ability(key="culture_per_pair", kinds=["lab"]),
        "leaders.json: moses: abilities[0].kinds: not used by culture_per_pair",
    ),
    (
        "wonders",
        wonderful(key="free_population", n=2),
        "wonders.json: pyramids: abilities[0].n: not used by free_population",
    ),
    (
        "leaders",
        ability(key="strength_per_unit", n=0),
        "leaders.json: moses: abilities[0].n: expected int >= 1",
    ),
    (
        "leaders",
        ability(key="population_discount", n=-1),
        "leaders.json: moses: abilities[0].n: expected int >= 1",
    ),
    (
        "leaders",
        ability(key="tuck_under_wonder"),
        "leaders.json: tuck_under_wonder: expected one leader at most",
    ),
    # Action cards.
    (
        "action_cards",
        {"id": "stockpile_a", "orders": ["rest"]},
        "action_cards.json: stockpile_a: orders: no such order: rest",
    ),
    (
        "action_cards",
        {"id": "stockpile_a", "orders": ["build_urban"]},
        "action_cards.json: stockpile_a: gain: not used by a card with orders",
    ),
    (
        "action_cards",
        {"id": "frugality_a", "military_actions": 1},
        "action_cards.json: frugality_a: military_actions: not used by a card with orders",
    ),
    (
        "action_cards",
        {"id": "stockpile_a", "discount": 1},
        "action_cards.json: stockpile_a: discount: not used by a card without orders",
    ),
    (
        "action_cards",
        {"id": "stockpile_a", "after": {"food": 1}},
        "action_cards.json: stockpile_a: after: not used by a card without orders",
    ),
    (
        "action_cards",
        {"id": "stockpile_a", "gain": []},
        "action_cards.json: stockpile_a: orders: the card does nothing",
    ),
    (
        "action_cards",
        {"id": "wave_of_nationalism_ii", "per_stronger": [6, 3]},
        "action_cards.json: wave_of_nationalism_ii: per_stronger: expected three numbers",
    ),
    (
        "action_cards",
        {"id": "endowment_for_the_arts_iii", "per_richer": [6, 3, -2]},
        "action_cards.json: endowment_for_the_arts_iii: per_richer: expected three numbers",
    ),
    (
        "action_cards",
        {"id": "reserves_i", "gain": [{"resources": 2}, {"food": 2}]},
        "action_cards.json: reserves_i: gain: expected one, or food and then resources to choose from",
    ),
    (
        "action_cards",
        {"id": "reserves_i", "gain": [{"food": 2}, {"resources": 2}, {"science": 2}]},
        "action_cards.json: reserves_i: gain: expected one, or food and then resources to choose from",
    ),
    # Events.
    ("events", {"id": "rats", "effects": []}, "events.json: rats: effects: expected at least one"),
    (
        "events",
        {"id": "rats", "effects": [{"who": "nobody", "op": "lose_all_food"}]},
        "events.json: rats: effects[0].who: no such word: nobody",
    ),
    ("events", effect(op="sing"), "events.json: rats: effects[0].op: no such op: sing"),
    ("events", effect(op="gain_food"), "events.json: rats: effects[0].n: needed by gain_food"),
    ("events", effect(op="lose_all_food", n=1), "events.json: rats: effects[0].n: not used by lose_all_food"),
    (
        "events",
        effect(op="gain_food", n=1, culture=1),
        "events.json: rats: effects[0].culture: not used by gain_food",
    ),
    ("events", effect(op="may_free_build"), "events.json: rats: effects[0].card: needed by may_free_build"),
    (
        "events",
        effect(op="may_free_build", card="despotism"),
        "events.json: rats: effects[0].card: no such building or unit: despotism",
    ),
    (
        "events",
        effect(op="ruin_wonder", culture=2),
        "events.json: rats: effects[0].ages: needed by ruin_wonder",
    ),
    (
        "events",
        effect(op="ruin_wonder", ages=[0]),
        "events.json: rats: effects[0].culture: needed by ruin_wonder",
    ),
    (
        "events",
        effect(op="ruin_wonder", ages=[4], culture=2),
        "events.json: rats: effects[0].ages: expected 0 to 3",
    ),
    (
        "events",
        effect(op="ruin_wonder", ages=[2], culture=2),
        "events.json: ruin_wonder: expected one event at most",
    ),
    (
        "events",
        effect(op="impact", impact="wonders"),
        "events.json: rats: final: expected for impacts, and for them alone",
    ),
    (
        "events",
        {"id": "rats", "final": True},
        "events.json: rats: final: expected for impacts, and for them alone",
    ),
    ("events", impact(), "events.json: impact_of_wonders: effects[0].impact: needed by impact"),
    (
        "events",
        impact(impact="weather"),
        "events.json: impact_of_wonders: effects[0].impact: no such impact: weather",
    ),
    (
        "events",
        impact(impact="wonders", who="strongest"),
        "events.json: impact_of_wonders: effects[0].who: expected all",
    ),
    (
        "events",
        impact(impact="science"),
        "events.json: impact_of_wonders: effects[0].by_rank: expected rows of 2, 3 and 4 numbers",
    ),
    (
        "events",
        impact(impact="strength", by_rank=[[1, 0], [1, 0], [1, 0]]),
        "events.json: impact_of_wonders: effects[0].by_rank: expected rows of 2, 3 and 4 numbers",
    ),
    (
        "events",
        impact(impact="wonders", by_rank=[[1, 0], [2, 1, 0], [3, 2, 1, 0]]),
        "events.json: impact_of_wonders: effects[0].by_rank: not used by wonders",
    ),
    # Other military cards.
    ("tactics", {"id": "legion", "infantry": 0}, "tactics.json: legion: expected units in the army"),
    (
        "tactics",
        {"id": "legion", "obsolete": 3},
        "tactics.json: legion: obsolete: expected at most the strength",
    ),
    ("tactics", {"id": "legion", "strength": 0}, "tactics.json: legion: strength: expected int >= 1"),
    ("aggressions", {"id": "spy_ii", "op": "bribe"}, "aggressions.json: spy_ii: op: no such op: bribe"),
    ("aggressions", {"id": "spy_ii", "n": 0}, "aggressions.json: spy_ii: n: needed by spy"),
    ("aggressions", {"id": "spy_ii", "levels": [1]}, "aggressions.json: spy_ii: levels: not used by spy"),
    ("aggressions", {"id": "spy_ii", "gain": {"food": 1}}, "aggressions.json: spy_ii: gain: not used by spy"),
    ("aggressions", {"id": "annex_ii", "n": 1}, "aggressions.json: annex_ii: n: not used by annex"),
    (
        "aggressions",
        {"id": "enslave_i", "gain": None},
        "aggressions.json: enslave_i: gain: needed by enslave",
    ),
    ("aggressions", {"id": "raid_i", "levels": []}, "aggressions.json: raid_i: levels: needed by raid"),
    ("aggressions", {"id": "raid_i", "levels": [4]}, "aggressions.json: raid_i: levels: expected 0 to 3"),
    ("wars", {"id": "war_over_culture", "op": "tea"}, "wars.json: war_over_culture: op: no such op: tea"),
    ("wars", {"id": "war_over_territory", "n": 0}, "wars.json: war_over_territory: n: needed by territory"),
    (
        "wars",
        {"id": "war_over_technology", "n": 1},
        "wars.json: war_over_technology: n: not used by technology",
    ),
    (
        "pacts",
        {"id": "peace_treaty", "copies": [1, 1, 1]},
        "pacts.json: peace_treaty: copies: expected none with two players",
    ),
    (
        "pacts",
        {"id": "peace_treaty", "b": {"symbols": {"happy": 1}}},
        "pacts.json: peace_treaty: b.symbols.happy: not used by a pact",
    ),
    ("tactics", {"id": "legion", "age": 0}, "tactics.json: legion: age: age A has only events"),
    (
        "bonus_cards",
        {"id": "military_bonus_i", "age": 0},
        "bonus_cards.json: military_bonus_i: age: age A has only events",
    ),
    # Decks.
    (
        "leaders",
        {"id": "genghis_khan", "remove": True},
        "civil cards of age I: copies: expected 44, 50, 53 cards with 2, 3, 4 players, got 43, 49, 52",
    ),
    (
        "pacts",
        {"id": "peace_treaty", "copies": [0, 2, 1]},
        "military cards of age III: copies: expected 41, 45, 45 cards with 2, 3, 4 players, got 41, 46, 45",
    ),
    (
        "events",
        {"id": "development_of_crafts", "remove": True},
        "military cards of age A: copies: expected 10, 10, 10 cards with 2, 3, 4 players, got 9, 9, 9",
    ),
    # The board.
    ("board", {"id": "blue", "remove": True}, "board.json: blue: missing"),
    ("board", setting("blue", "many"), "board.json: blue: expected int, got str"),
    (
        "board",
        {"id": "luck", "name": {"en": "Luck", "de": "Glück"}, "source": "recalled", "value": 1},
        "board.json: luck: unknown field",
    ),
    ("board", setting("yellow", 17), "board.json: population_costs: expected 18 numbers, got 19"),
    (
        "board",
        setting("row_discards", [14, 2, 1]),
        "board.json: row_discards: expected at most the whole row",
    ),
    ("board", setting("start_events", [4, 5, 11]), "board.json: start_events: more than there are of age A"),
    *[
        (
            "board",
            setting(field, [1] * (length - 1)),
            f"board.json: {field}: expected {length} numbers, got {length - 1}",
        )
        for field, length in TABLES
    ],
    *[
        ("board", setting(field, [1] * (length - 1) + [-1]), f"board.json: {field}: expected none below 0")
        for field, length in TABLES
    ],
]


@pytest.mark.parametrize(("file", "change", "expected"), BAD)
def test_wrong_content_is_refused_in_one_line(tmp_path: Path, file: str, change: Item, expected: str) -> None:
    with pytest.raises(BadContent) as caught:
        overlaid(tmp_path, file, change)
    assert str(caught.value) == expected


def test_an_overlay_with_an_unknown_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"^heroes\.json: unknown file, expected one of action_cards, "):
        overlaid(tmp_path, "heroes")
    with pytest.raises(BadContent, match=r"^nowhere: no such folder$"):
        load_content(tmp_path / "nowhere")
