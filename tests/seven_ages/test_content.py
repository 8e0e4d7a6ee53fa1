"""The content of 7 Ages: what is there, how it is indexed, and what the examples need of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from saecula.core.bits import bits
from saecula.core.catalog import Record, sources
from saecula.core.locale import languages
from saecula.games.seven_ages import deeds, modifiers, words
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import Symbol
from tests.overlays import Box

CONTENT = Content.get()


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


def names(mask: int) -> set[str]:
    return {CONTENT.areas[number].id for number in bits(mask)}


class TestBox(Box):
    game = "seven_ages"


# What is there.


def test_how_many_entries_each_file_has() -> None:
    assert {name: len(entries) for name, entries in CONTENT.files.items()} == {
        "regions": 12,
        "terrains": 10,
        "areas": 322,
        "rivers": 92,
        "arrows": 27,
        "canals": 2,
        "units": 23,
        "colours": 15,
        "cards": 110,
        "artifacts": 70,
        "events": 67,
        "leader_types": 8,
        "leaders": 226,
        "ages": 7,
        "board": 33,
    }


def test_every_entry_names_a_source() -> None:
    counted = sources(CONTENT.entries())
    assert sum(counted.values()) == len(list(CONTENT.entries()))
    assert counted["recalled"] == 0


def test_every_entry_has_a_name_in_both_languages() -> None:
    for file, entries in CONTENT.files.items():
        for entry in entries.values():
            assert set(entry.name) == set(languages())
            assert file == "board" or not set("/()[]") & set("".join(entry.name.values()))


@pytest.mark.rule("7AG-002")
def test_the_map_has_land_areas_sea_areas_and_ocean_areas() -> None:
    counted = Counter(area.kind for area in CONTENT.areas)
    assert counted == {"land": 251, "sea": 58, "ocean": 13}
    assert [mask.bit_count() for mask in (CONTENT.land, CONTENT.seas, CONTENT.oceans)] == [251, 58, 13]


@pytest.mark.rule("7AG-003")
def test_every_card_has_a_value_an_empire_an_event_and_an_artifact() -> None:
    assert len(CONTENT.cards) == 110
    assert {card.value for card in CONTENT.cards} == set(range(8))
    assert len({card.event for card in CONTENT.cards}) == len(CONTENT.events)
    assert len({card.artifact for card in CONTENT.cards}) == len(CONTENT.artifacts)


@pytest.mark.rule("7AG-004")
def test_colours_are_seven_pairs_and_black() -> None:
    assert len(CONTENT.colours) == 15
    assert [mask.bit_count() for mask in CONTENT.pairs] == [2] * 7
    (single,) = [n for n, mask in CONTENT.pair_of.items() if mask.bit_count() == 1]
    assert CONTENT.colours[single].id == "black"
    for mask in CONTENT.pairs:
        light, dark = [CONTENT.colours[number] for number in bits(mask)]
        assert (light.quality, dark.quality) == (0, 1)
        assert sum(light.mix.values()) > sum(dark.mix.values())


@pytest.mark.rule("7AG-011")
def test_counters_have_an_earlier_and_a_later_side() -> None:
    flips = {unit.id: unit.flip for unit in CONTENT.units if unit.flip}
    assert all(flips[other] == one for one, other in flips.items())
    assert flips["swordsmen"] == "motorised_infantry"
    assert flips["galley"] == "frigate"
    assert flips["fighter"] == "bomber"
    for number, unit in enumerate(CONTENT.units):
        assert (CONTENT.flip[number] < 0) == bool(unit.common)


@pytest.mark.rule("7AG-012")
def test_values_of_units() -> None:
    spearmen, bomber = of("spearmen", "units"), of("bomber", "units")
    assert (spearmen.front, spearmen.support, spearmen.move, spearmen.level) == (1, 1, 2, 1)
    assert (bomber.move, of("battleship", "units").level, of("elephant", "units").level) == (7, 39, 10)


@pytest.mark.rule("7AG-013")
def test_classes_and_domains_of_units() -> None:
    land = {unit.cls for unit in CONTENT.units if unit.domain == "land"}
    air = {unit.id for unit in CONTENT.units if unit.domain == "air"}
    assert land == {"infantry", "cavalry", "missile", "armour", "elephant"}
    assert air == {"fighter", "bomber", "nuclear", "star_wars"}
    assert CONTENT.of_realm["naval"] == CONTENT.of_class["naval"]
    assert set(CONTENT.of_class) == set(words.CLASSES)


@pytest.mark.rule("7AG-015")
def test_the_common_pool() -> None:
    counters = {unit.id: unit.common for unit in CONTENT.units if unit.common}
    assert counters == {"elephant": 10, "nuclear": 8, "star_wars": 4}
    assert {CONTENT.units[n].id for n in bits(CONTENT.common)} == set(counters)


def test_rivers_run_between_neighbours_and_arrows_make_neighbours() -> None:
    index = CONTENT.area_index
    morocco, andalusia = index["morocco"], index["andalusia"]
    assert not {"morocco"} & set(of("andalusia", "areas").land)
    assert CONTENT.near[morocco] >> andalusia & 1
    assert CONTENT.near_land[andalusia] >> morocco & 1
    assert of("egypt", "areas").wheat


def test_borders_have_two_sides() -> None:
    for number, mask in enumerate(CONTENT.near):
        assert not mask >> number & 1
        assert all(CONTENT.near[other] >> number & 1 for other in bits(mask))


def test_the_whole_map_hangs_together() -> None:
    reached = frontier = 1
    while frontier:
        frontier = 0
        for number in bits(reached):
            frontier |= CONTENT.near[number]
        frontier &= ~reached
        reached |= frontier
    assert reached.bit_count() == len(CONTENT.areas)


@pytest.mark.rule("7AG-019")
def test_regions_and_their_parts() -> None:
    assert len(CONTENT.regions) == 12
    parts = {r.id for r in CONTENT.regions.values() if r.part_of == "asia"}
    assert parts == {"australasia", "china", "india", "middle_east", "northeast_asia", "southeast_asia"}
    for region in CONTENT.regions.values():
        if region.part_of:
            inner, outer = CONTENT.of_region[region.id], CONTENT.of_region[region.part_of]
            assert inner & outer == inner


@pytest.mark.rule("7AG-321")
def test_a_water_area_can_belong_to_several_regions() -> None:
    assert {"europe", "asia", "africa"} <= set(of("eastern_mediterranean", "areas").regions)
    for number in bits(CONTENT.seas | CONTENT.oceans):
        shores = CONTENT.near[number] & CONTENT.land & ~CONTENT.islands
        for land in bits(shores):
            assert set(CONTENT.areas[land].regions) <= set(CONTENT.areas[number].regions)


@pytest.mark.rule("7AG-322")
def test_islands_belong_where_the_rulebook_puts_them() -> None:
    expected = {
        "kuriles": "northeast_asia",
        "solomons": "australasia",
        "timor": "southeast_asia",
        "bali": "southeast_asia",
        "iceland": "europe",
    }
    for island, region in expected.items():
        assert region in of(island, "areas").regions


def test_sixteen_areas_have_two_shores() -> None:
    assert len(CONTENT.home) == 322 + 16
    yucatan = CONTENT.area_index["yucatan"]
    assert CONTENT.home[CONTENT.other_shore[yucatan]] == yucatan


@pytest.mark.rule("7AG-008", "7AG-010")
def test_levels_ages_and_money() -> None:
    board = CONTENT.board
    assert (board.last_level, board.levels_an_age, board.most_money) == (49, 7, 199)
    assert [age.number for age in CONTENT.ages] == list(range(1, 8))
    assert CONTENT.ages[-1].name["en"] == "Age of Aquarius"


@pytest.mark.rule("7AG-014")
def test_steps_of_cities() -> None:
    assert words.CITY_LEVELS == (1, 3, 5, 7)
    assert CONTENT.board.city_ages == (1, 2, 4, 7)


@pytest.mark.rule("7AG-400")
def test_movement_of_a_type_is_the_same_in_every_colour() -> None:
    assert not any("move" in colour.__struct_fields__ for colour in CONTENT.colours)
    assert (of("spearmen", "units").move, of("bomber", "units").move) == (2, 7)


@pytest.mark.rule("7AG-401")
def test_eriksson_leads_vikings_and_danes_in_the_third_age() -> None:
    eriksson = of("eriksson", "leaders")
    assert (eriksson.age, set(eriksson.empires)) == (3, {"vikings", "danes"})
    for empire in eriksson.empires:
        leaders = CONTENT.leaders_of[CONTENT.card_index[empire], 3]
        assert "eriksson" in {CONTENT.leaders[number].id for number in leaders}


@pytest.mark.rule("7AG-007")
def test_the_cup() -> None:
    unnamed = sum(kind.cup for kind in CONTENT.leader_types.values())
    assert (unnamed, CONTENT.board.no_leader) == (22, 5)


def test_leaders_of_an_empire_by_age() -> None:
    egyptians = CONTENT.card_index["egyptians"]
    first = [CONTENT.leaders[n].id for n in CONTENT.leaders_of[egyptians, 1]]
    assert first == ["ramses", "imhotep"]
    assert sum(map(len, CONTENT.leaders_of.values())) == 227  # Eriksson is one of two empires


def test_eriksson_belongs_to_two_empires() -> None:
    (shared,) = [leader for leader in CONTENT.leaders if len(leader.empires) > 1]
    assert (shared.age, set(shared.empires)) == (3, {"vikings", "danes"})


# The languages.


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_there_are_81_operations_and_every_one_is_used() -> None:
    modifiers_, deeds_ = tags(modifiers.AnyModifier), tags(deeds.AnyDeed)
    assert (len(modifiers_), len(deeds_)) == (40, 41)
    used = {record.op for record in EVERYTHING if isinstance(record, Effect)}
    assert used == modifiers_ | deeds_


@pytest.mark.parametrize("module", [modifiers, deeds])
def test_the_table_of_operations_is_complete(module: Any) -> None:
    union = modifiers.AnyModifier if module is modifiers else deeds.AnyDeed
    rows = [line.split("|")[1] for line in module.__doc__.splitlines() if line.startswith("| `")]
    listed = [word.strip(" `") for row in rows for word in row.split(",")]
    assert len(listed) == len(set(listed))
    assert set(listed) == tags(union)


def test_every_field_of_the_languages_is_used() -> None:
    given: dict[type[Record], set[str]] = {}
    for record in EVERYTHING:
        fields = msgspec.structs.fields(record)
        named = {info.name for info in fields if getattr(record, info.name) != info.default}
        given.setdefault(type(record), set()).update(named)
    for kind in (*get_args(modifiers.AnyModifier), *get_args(deeds.AnyDeed), Symbol):
        own = set(kind.__struct_fields__)
        assert own <= given[kind], f"{kind.__name__}: {own - given[kind]}"


@pytest.mark.parametrize(
    ("file", "field", "known"),
    [
        ("events", "when", words.Moment),
        ("events", "by", words.Player),
        ("events", "aim", words.Aim),
        ("events", "needs", words.Need),
        ("artifacts", "kind", words.ArtifactKind),
        ("artifacts", "colour", words.Colour),
        ("artifacts", "ends", words.Ending),
        ("units", "cls", words.UnitClass),
        ("leaders", "types", words.LeaderTypeId),
    ],
)
def test_every_word_of_a_field_is_used(file: str, field: str, known: Any) -> None:
    values = [getattr(entry, field) for entry in CONTENT.files[file].values()]
    used = {word for value in values for word in (value if isinstance(value, tuple) else (value,))}
    assert used - {""} == set(get_args(known))


def test_every_symbol_is_used() -> None:
    symbols = [record for record in EVERYTHING if isinstance(record, Symbol)]
    assert {symbol.most for symbol in symbols} - {""} == set(get_args(words.Standing))
    assert {symbol.at_once for symbol in symbols} - {""} == set(get_args(words.Feat))


# What some entries say.


def test_cards_of_the_rulebook_have_their_numbers() -> None:
    numbers = {
        "egyptians": 1,
        "carthaginians": 9,
        "russians": 34,
        "english": 37,
        "moors": 69,
        "sudanese": 80,
        "cham": 85,
        "pirate_state": 98,
    }
    assert {id_: of(id_, "cards").number for id_ in numbers} == numbers


def test_trade_numbers_of_the_rulebook() -> None:
    trades = {"romans": 1, "syracusans": 2, "han": 1, "cham": -2}
    assert {id_: of(id_, "cards").trade for id_ in trades} == trades


def test_the_cham_score_for_every_trade_won() -> None:
    assert Symbol(at_once="win_trade", n=1) in of("cham", "cards").glory


def test_the_russians_defend_their_forests_with_infantry() -> None:
    bonus = modifiers.Potential(n=1, when="defend", kind="forest", per="front_infantry")
    assert bonus in of("russians", "cards").effects


def test_an_administrator_makes_all_but_infantry_cheaper() -> None:
    assert of("administrator", "leader_types").effects == (modifiers.Price(n=-1, kind="non_infantry"),)


def test_empire_collapses() -> None:
    event = of("empire_collapses", "events")
    assert event.deeds == (deeds.Disorder(scope="all"),)
    assert (event.when, event.by, event.aim, event.needs) == ("civilise", "own", "empire", ("in_disorder",))


def test_canals() -> None:
    assert {canal.id: canal.age for canal in CONTENT.canals.values()} == {"suez_canal": 5, "panama_canal": 6}


def test_mountains_and_a_river_add_up() -> None:
    assert CONTENT.terrains["mountain"].defence + CONTENT.board.river_defence == 4
