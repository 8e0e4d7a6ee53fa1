"""Content of Through the Ages that is refused, each time in one line that says where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from saecula.games.through_the_ages.catalogue import Content
from tests.overlays import Item, new_entry, refusal, setting


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
    (
        "wonders",
        new_entry("moses", age=0, copies=[0, 0, 0], stages=[1]),
        "leaders.json: moses: id: given in another file",
    ),
    (
        "bonus_cards",
        new_entry("rats", age=1, copies=[0, 0, 0], defense=1, colonization=1),
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
    assert refusal(Content.get, tmp_path, file, change) == expected
