"""The content of Clash of Cultures: what is there, how it is indexed, what it is called in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saecula.core.bits import bits
from saecula.core.catalog import SOURCES, Record, sources
from saecula.core.locale import bundle, languages
from saecula.games.clash_of_cultures import conditions, effects, entries, powers
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.layouts import Layout
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS, TERRAINS, Goods, Price
from tests.overlays import Box, Item, lay, setting

CONTENT = Content.get()
PACKAGE = "saecula.games.clash_of_cultures"
FAMILIES = {  # the first part of the keys of texts, by file
    "units": "unit",
    "buildings": "building",
    "symbols": "symbol",
    "advances": "advance",
    "civ_advances": "civ_advance",
    "wonders": "wonder",
    "card_effects": "effect",
    "tactics": "tactic",
    "objectives": "objective",
    "events": "event",
}
TEXTS = [f"{family}-{id_}" for file, family in FAMILIES.items() for id_ in CONTENT.files[file]]
TEXTS += [f"leader-{leader}_{number}" for leader in CONTENT.leaders for number in (1, 2)]


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    return Content.get(lay(folder, file, *items))


def records(record: Record) -> Iterator[Record]:
    """Yield a record and all records in it."""
    yield record
    for info in msgspec.structs.fields(record):
        value = getattr(record, info.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Record):
                yield from records(part)


EVERYTHING = [record for entry in CONTENT.entries() for record in records(entry)]


def of(entry: str, file: str) -> Any:
    return CONTENT.files[file][entry]


# What is there.


def test_how_many_entries_each_file_has() -> None:
    assert {name: len(entries) for name, entries in CONTENT.files.items()} == {
        "terrains": 5,
        "tiles": 23,
        "maps": 3,
        "goods": 7,
        "units": 6,
        "buildings": 7,
        "categories": 12,
        "advances": 48,
        "civilizations": 15,
        "civ_advances": 60,
        "leaders": 45,
        "wonders": 8,
        "card_effects": 21,
        "tactics": 16,
        "action_cards": 42,
        "objectives": 66,
        "objective_cards": 38,
        "symbols": 5,
        "events": 58,
        "variants": 8,
        "board": 33,
    }


def test_every_entry_names_a_source() -> None:
    counted = sources(CONTENT.entries())
    assert set(counted) == set(SOURCES)
    assert sum(counted.values()) == len(list(CONTENT.entries()))
    assert (counted["recalled"], counted["reconstructed"]) == (0, 1)  # when a flexible game ends


def test_german_names_of_our_own_are_marked() -> None:
    ours = Counter(
        [
            file
            for file, entries in CONTENT.files.items()
            for e in entries.values()
            if "German name" in e.source
        ]
    )
    assert ours == {"card_effects": 17, "objectives": 64, "events": 46, "leaders": 42}


@pytest.mark.rule("COC-004")
def test_tiles() -> None:
    assert len(CONTENT.normal_tiles) == 16
    numbers = sorted(CONTENT.tiles[tile].number for tile in CONTENT.normal_tiles)
    assert numbers == list(range(5, 21))
    terrains = Counter([t for tile in CONTENT.normal_tiles for t in CONTENT.tiles[tile].terrains])
    assert terrains == {"water": 16, "forest": 12, "mountain": 14, "plains": 17, "barren": 5}


@pytest.mark.rule("COC-021")
def test_the_two_sides_of_a_start_tile_swap_mountain_and_forest() -> None:
    a, b = CONTENT.tiles["start_a"].terrains, CONTENT.tiles["start_b"].terrains
    assert a == ("plains", "forest", "mountain", "barren")
    assert b == (a[0], a[2], a[1], a[3])


def test_five_civilizations_have_start_tiles_of_their_own() -> None:
    own = {c.id: c.tile for c in CONTENT.civilizations.values() if c.tile}
    assert own == {id_: f"start_{id_}" for id_ in ("vikings", "carthage", "phoenicia", "egypt", "maya")}


@pytest.mark.rule("COC-002", "COC-003", "COC-151")
def test_units() -> None:
    assert [unit.id for unit in CONTENT.units] == list(KINDS)
    rows = {u.id: (u.price, u.supply, u.barbarians, u.pirates) for u in CONTENT.units}
    assert rows == {
        "settler": (Price(food=2), 4, 0, 0),
        "infantry": (Price(food=1, ore=1), 16, 20, 0),
        "ship": (Price(wood=2), 4, 0, 4),
        "cavalry": (Price(food=1, wood=1), 4, 4, 0),
        "elephant": (Price(food=2), 4, 4, 0),
        "leader": (Price(mood=1, culture=1), 1, 0, 0),
    }
    assert {u.id for u in CONTENT.units if u.expansion} == {"cavalry", "elephant", "leader"}


@pytest.mark.rule("COC-008")
def test_army_units_and_land_units() -> None:
    assert [KINDS[n] for n in CONTENT.army_kinds] == ["infantry", "cavalry", "elephant", "leader"]
    assert [KINDS[n] for n in CONTENT.land_kinds] == [kind for kind in KINDS if kind != "ship"]


def test_combat_abilities() -> None:
    abilities = {u.id: (u.value, u.ignore, u.reroll) for u in CONTENT.units}
    assert abilities == {
        "settler": (0, 0, False),
        "infantry": (1, 0, False),
        "ship": (0, 0, False),
        "cavalry": (2, 0, False),
        "elephant": (0, 1, False),
        "leader": (0, 0, True),
    }


@pytest.mark.rule("COC-138")
def test_buildings_and_the_advances_that_unlock_them() -> None:
    assert {b.price for b in CONTENT.buildings} == {Price(food=1, wood=1, ore=1)}
    unlocked = {
        power.building: advance.id
        for advance in CONTENT.advances
        for power in advance.powers
        if isinstance(power, powers.Unlocks)
    }
    assert unlocked == {
        "port": "fishing",
        "academy": "writing",
        "fortress": "tactics",
        "temple": "myths",
        "market": "bartering",
        "obelisk": "arts",
        "observatory": "math",
    }


def test_the_die_shows_each_number_twice() -> None:
    die = CONTENT.board.die
    assert Counter(face.number for face in die) == dict.fromkeys(range(1, 7), 2)
    assert Counter(face.kind for face in die) == {"infantry": 4, "cavalry": 3, "elephant": 3, "leader": 2}


def test_categories_and_governments() -> None:
    assert Counter(CONTENT.category_of) == dict.fromkeys(CONTENT.categories, 4)
    requires = {c: CONTENT.categories[c].requires for c in CONTENT.governments}
    assert requires == {"democracy": "philosophy", "autocracy": "draft", "theocracy": "state_religion"}


def test_starting_advances() -> None:
    assert [CONTENT.advances[n].id for n in bits(CONTENT.starting_mask)] == ["farming", "mining"]


def test_bonus_tokens() -> None:
    tokens = Counter(advance.token for advance in CONTENT.advances)
    assert tokens == {"mood": 13, "culture": 14, "": 21}
    assert not any(CONTENT.advances[n].token for n in bits(CONTENT.government_mask))


def test_every_civilization_has_four_advances_and_three_leaders() -> None:
    for civilization in CONTENT.civilizations:
        assert CONTENT.civ_advance_masks[civilization].bit_count() == 4
        assert len(CONTENT.leaders_of[civilization]) == 3
    without = {a.civilization for a in CONTENT.civ_advances if not a.base}
    assert without == {"aztecs", "japan", "rome", "greece", "china", "huns"}  # with the first government


@pytest.mark.rule("COC-342")
def test_every_wonder_costs_twelve_resources_and_five_culture_tokens() -> None:
    for wonder in CONTENT.wonders:
        price = wonder.price
        assert (price.food + price.wood + price.ore, price.culture) == (12, 5)


def test_points_of_wonders() -> None:
    points = {wonder.id: (wonder.points, wonder.shared) for wonder in CONTENT.wonders}
    assert points.pop("great_pyramid") == (5, 0)
    assert set(points.values()) == {(4, 2)}


@pytest.mark.rule("COC-284")
def test_action_cards() -> None:
    cards = CONTENT.action_cards.values()
    assert set(Counter(card.effect for card in cards).values()) == {2}
    assert Counter(card.tactic for card in cards) == {
        "siege": 1,
        "archers": 4,
        "high_ground": 5,
        "flanking": 2,
        "for_the_people": 1,
        "heavy_resistance": 3,
        "high_morale": 5,
        "wedge_formation": 2,
        "scout": 1,
        "martyr": 1,
        "peltasts": 4,
        "tactical_retreat": 2,
        "surprise": 2,
        "encircled": 4,
        "improved_defenses": 1,
        "defensive_formation": 4,
    }


def test_decks_with_and_without_the_expansion() -> None:
    for deck, base, whole in ((CONTENT.event_deck, 38, 58), (CONTENT.objective_deck, 32, 38)):
        assert (len(deck(False)), len(deck(True))) == (base, whole)
        assert set(deck(False)) < set(deck(True))
        assert deck(True) == tuple(sorted(deck(True)))
    symbols = {CONTENT.events[event].symbol for event in CONTENT.event_deck(False)}
    assert "pirates" not in symbols


def test_when_objectives_are_claimed() -> None:
    assert Counter(o.when for o in CONTENT.objectives.values()) == {"status": 46, "now": 19, "both": 1}


def test_great_persons() -> None:
    numbers = {
        person: [event.number for event in CONTENT.events.values() if event.person == person]
        for person in ("hand", "open")
    }
    assert numbers == {"hand": [*range(18, 27), 56, 58], "open": [55, 57]}


def test_which_titles_advances_protect_against() -> None:
    held = [(card.id, card.powers) for card in CONTENT.advances]
    held += [(card.id, card.powers) for card in CONTENT.civ_advances]
    protected = {id_: p.titles for id_, owned in held for p in owned if isinstance(p, powers.Immune)}
    assert protected == {
        "irrigation": ("famine",),
        "sanitation": ("pestilence", "epidemic"),
        "aqueduct": ("famine",),
    }
    titled = {event.number: event.title for event in CONTENT.events.values() if event.title}
    famines = dict.fromkeys((*range(3, 9), 51, 52), "famine")
    assert titled == {1: "pestilence", 2: "epidemic", 49: "epidemic"} | famines


def test_numbers_of_the_board() -> None:
    board = CONTENT.board
    assert (board.rounds, board.phases, board.actions, board.moves, board.event_counter) == (6, 3, 3, 3, 3)
    assert (board.resource_limit, board.food_limit, board.stack_limit, board.city_limit) == (7, 2, 4, 5)
    assert board.start_goods == Goods(food=2)


def test_what_is_known_by_number_stands_in_the_order_of_its_words() -> None:
    for file, words in (("terrains", TERRAINS), ("goods", GOODS), ("units", KINDS), ("buildings", BUILDINGS)):
        assert tuple(CONTENT.files[file]) == words
    for index, file in (
        (CONTENT.unit_index, "units"),
        (CONTENT.building_index, "buildings"),
        (CONTENT.advance_index, "advances"),
        (CONTENT.civ_advance_index, "civ_advances"),
        (CONTENT.wonder_index, "wonders"),
        (CONTENT.good_index, "goods"),
    ):
        assert index == {id_: number for number, id_ in enumerate(CONTENT.files[file])}


def test_numbers_of_variants() -> None:
    flexible, short = CONTENT.variants["flexible_end"], CONTENT.variants["short_game"]
    assert flexible.rounds == 7
    assert [(roll.round, roll.phase, roll.most) for roll in flexible.end_rolls] == [
        (6, 1, 1),
        (6, 2, 2),
        (6, 3, 2),
        (7, 1, 3),
        (7, 2, 3),
        (7, 3, 4),
    ]
    assert (short.rounds, short.settlers, short.free_advances) == (4, 2, 2)


# The three languages.


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_word_of_the_languages_is_used() -> None:
    assert {r.key for r in EVERYTHING if isinstance(r, powers.Power)} == tags(powers.AnyPower)
    assert {r.op for r in EVERYTHING if isinstance(r, effects.Effect)} == tags(effects.AnyEffect)
    assert {r.form for r in EVERYTHING if isinstance(r, conditions.Condition)} == tags(
        conditions.AnyCondition
    )


@pytest.mark.parametrize(
    ("kind", "field", "words"),
    [
        (powers.Rule, "name", powers.RuleName),
        (powers.Fight, "when", powers.BattleWord),
        (powers.Fight, "per", powers.BattlePer),
        (powers.After, "what", powers.Trigger),
        (powers.After, "when", powers.AfterWord),
        (powers.Act, "stand", powers.Stand),
        (effects.Special, "name", effects.SpecialName),
        (effects.Effect, "per", effects.Per),
        (effects.Effect, "where", effects.Where),
        (effects.ChangeMood, "of", effects.CityWord),
        (conditions.Deed, "name", conditions.DeedName),
    ],
)
def test_every_word_of_a_field_is_used(kind: type[Record], field: str, words: Any) -> None:
    values = [getattr(record, field, ()) for record in EVERYTHING if isinstance(record, kind)]
    used = {word for value in values for word in (value if isinstance(value, tuple) else (value,))}
    assert used - {""} == set(get_args(words)) - {""}


def test_every_measure_of_objectives_is_used() -> None:
    used = {r.measure for r in EVERYTHING if isinstance(r, conditions.Lead | conditions.Least)}
    assert used == set(conditions.MEASURES)


def test_every_field_of_the_languages_is_used() -> None:
    given: dict[type[Record], set[str]] = {}
    for record in EVERYTHING:
        fields = msgspec.structs.fields(record)
        named = {info.name for info in fields if getattr(record, info.name) != info.default}
        given.setdefault(type(record), set()).update(named)
    for union in (powers.AnyPower, effects.AnyEffect, conditions.AnyCondition):
        for kind in get_args(union):
            own = set(kind.__annotations__) - {"n", "cities"}  # how many: nearly always one
            assert own <= given[kind], f"{kind.__name__}: {own - given[kind]}"


def test_the_table_of_words_and_fields_is_complete() -> None:
    listed: list[list[str]] = []
    for word, fields in re.findall(r"^\| (?:`(\w+)` )?\| (.+) \|$", entries.__doc__ or "", re.MULTILINE):
        if word:
            listed.append([word])
        elif fields == "fields":
            continue
        listed[-1] += [field for field in fields.split() if field != "-"]
    found = []
    for union in (powers.AnyPower, effects.AnyEffect, conditions.AnyCondition):
        for kind in get_args(union):
            fields = list(kind.__struct_fields__)
            if issubclass(kind, powers.Fight):
                shared = powers.Fight.__struct_fields__
                fields = ["fight", *[field for field in fields if field not in shared]]
            found.append([str(kind.__struct_config__.tag), *fields])
    assert listed == found


# What some entries say, one of each kind.


def test_steel_weapons() -> None:
    (arms,) = of("steel_weapons", "advances").powers
    assert (arms.moment, arms.place, arms.prices) == ("before", "land", (Price(ore=1),))
    assert (arms.value, arms.value_against_same) == (2, 1)
    _, free = of("metallurgy", "advances").powers
    assert (free.arms, free.foe_lacks) == ("steel_weapons", "steel_weapons")


def test_biremes() -> None:
    always, first = of("biremes", "civ_advances").powers
    assert (always.value, always.rounds, always.foe_lacks) == (2, "", "warships")
    assert (first.value, first.rounds, first.foe_has) == (2, "first", "warships")


def test_famines() -> None:
    for id_, food, most in (("famine_1", 1, 0), ("severe_famine_3", 2, 0), ("famine_drought", 1, 3)):
        (lose,) = of(id_, "events").effects
        assert (lose.goods.food, lose.most) == (food, most)
        assert lose.otherwise[0].to == "angry"


def test_the_large_fleet() -> None:
    least, lead = of("large_fleet", "objectives").any
    assert (least.form, least.measure, least.n) == ("least", "ships", 4)
    assert (lead.form, lead.measure, lead.by, lead.least) == ("lead", "ships", 1, 2)


# The maps.


def distance(layout: Layout, start: int, goal: int) -> int:
    """Count the steps between two hexes over the whole map."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {h for here in reached for h in bits(layout.neighbours[here])}
        steps += 1
    return steps


@pytest.mark.rule("COC-020")
@pytest.mark.parametrize(("players", "hexes", "tiles"), [(2, 40, 10), (3, 60, 15), (4, 72, 18)])
def test_sizes_of_the_maps(players: int, hexes: int, tiles: int) -> None:
    layout = CONTENT.layouts[players]
    assert (layout.size, len(layout.sites), len(layout.starts)) == (hexes, tiles, players)
    assert sum(layout.tiles) == (1 << hexes) - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hexes_are_numbered_by_column_and_row(players: int) -> None:
    layout = CONTENT.layouts[players]
    assert list(layout.places) == sorted(layout.places)
    assert [layout.numbers[name] for name in layout.names] == list(range(layout.size))
    assert [h in layout.sites[site] for h, site in enumerate(layout.site_of)] == [True] * layout.size


@pytest.mark.rule("COC-040")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_are_neighbours_both_ways(players: int) -> None:
    layout = CONTENT.layouts[players]
    for here in range(layout.size):
        column, row = layout.places[here]
        lower = column % 2
        around = {(column, row - 1), (column, row + 1)}
        around |= {(column + side, row + lower - up) for side in (-1, 1) for up in (0, 1)}
        assert {layout.places[near] for near in bits(layout.neighbours[here])} == around & set(layout.places)
        assert all(layout.neighbours[near] >> here & 1 for near in bits(layout.neighbours[here]))


@pytest.mark.rule("COC-040")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_rhombs(players: int) -> None:
    layout = CONTENT.layouts[players]
    for site in layout.sites:
        touching = {
            (one, other)
            for one in range(4)
            for other in range(one + 1, 4)
            if layout.neighbours[site[one]] >> site[other] & 1
        }
        assert touching == {(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)}


@pytest.mark.rule("COC-045")
@pytest.mark.parametrize(("players", "length"), [(2, 24), (3, 30), (4, 38)])
def test_the_edge_is_one_ring(players: int, length: int) -> None:
    layout = CONTENT.layouts[players]
    assert len(layout.ring) == len(set(layout.ring)) == length
    assert set(layout.ring) == {h for h in range(layout.size) if layout.neighbours[h].bit_count() < 6}
    assert list(bits(layout.edge)) == sorted(layout.ring)
    for here, after in zip(layout.ring, (*layout.ring[1:], layout.ring[0]), strict=True):
        assert layout.neighbours[here] >> after & 1


def test_the_ring_runs_clockwise() -> None:
    layout = CONTENT.layouts[2]
    assert [layout.names[h] for h in layout.ring][:4] == ["D1", "E2", "F2", "G3"]


@pytest.mark.parametrize(("players", "distances"), [(2, [5]), (3, [5, 5, 5]), (4, [6, 6, 6, 6, 9, 9])])
def test_starting_cities_are_equally_far_apart(players: int, distances: list[int]) -> None:
    layout = CONTENT.layouts[players]
    found = [distance(layout, a, b) for a in layout.cities for b in layout.cities if a < b]
    assert sorted(found) == distances


# What it is called.


def said(language: str) -> dict[str, str]:
    """Return the texts of all entries by their keys."""
    told = bundle((PACKAGE,), language)
    found = {}
    for key in TEXTS:
        pattern = told.get_message(key).value
        assert pattern is not None, key
        text, errors = told.format_pattern(pattern)
        assert not errors, key
        found[key] = str(text)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_id_has_a_name_and_a_text(language: str) -> None:
    texts = said(language)
    assert len(texts) == len(TEXTS) == 295 + 90
    for key, text in texts.items():
        assert text.strip() == text, key
        assert text.endswith((".", ")")), key
    for entry in CONTENT.entries():
        assert "_" not in entry.name[language]
    for leader in CONTENT.leaders.values():
        assert all(ability.name[language] for ability in leader.abilities)


def test_texts_differ_between_languages() -> None:
    english, german = [said(language) for language in languages()]
    assert [key for key in TEXTS if english[key] == german[key]] == []


def test_names_are_unlike_within_a_file() -> None:
    for file in ("advances", "civ_advances", "leaders", "wonders", "card_effects", "tactics", "objectives"):
        for language in languages():
            names = [entry.name[language] for entry in CONTENT.files[file].values()]
            assert len(set(names)) == len(names), file


# Overlays.


class TestBox(Box):
    game = "clash_of_cultures"


def test_a_changed_number_changes_the_digest(tmp_path: Path) -> None:
    assert Content.get(tmp_path).digest == CONTENT.digest
    assert overlaid(tmp_path, "units", {"id": "ship", "supply": 5}).digest != CONTENT.digest
    assert overlaid(tmp_path, "units", {"id": "ship", "source": "recalled"}).digest == CONTENT.digest


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("board", setting("start_settlers", 4)),
        ("wonders", {"id": "great_wall", "advance": "tactics"}),
        ("advances", {"id": "roads", "powers": []}),
        ("events", {"id": "flood", "symbol": "pirates"}),
        ("maps", {"id": "players_2", "confidence": "high"}),
    ],
)
def test_what_just_suffices_is_accepted(tmp_path: Path, file: str, change: Item) -> None:
    assert overlaid(tmp_path, file, change).files.keys() == CONTENT.files.keys()
