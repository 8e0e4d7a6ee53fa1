"""What the content must fulfil, so that an owner's files cannot break the rules unnoticed.

Words and fields are checked by the types of the records when they are read; here is what types cannot say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from saecula.core.catalog import Entry, need, need_ids, need_known
from saecula.core.references import inside, need_references
from saecula.games.seven_ages import map_checks
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import Artifact, Card, Symbol
from saecula.games.seven_ages.modifiers import NON_INFANTRY, Immune, Income, NoIncome, Price, Range
from saecula.games.seven_ages.words import (
    AGES,
    CLASSES,
    CREEDS,
    FEWEST_PLAYERS,
    LEADER_TYPES,
    MOST_PLAYERS,
    OUTSIDE_EUROPE,
    TERRAINS,
    UNRANKED,
)

if TYPE_CHECKING:
    from saecula.games.seven_ages.catalogue import Content

CARDS: Final = 110  # [7AG-003]
HIGHEST_VALUE: Final = 7
PAIRS: Final = 7  # of colours, and one without a partner [7AG-004]
HIGHEST_SYMBOL: Final = 3
AREAS: Final = ("land", "water", "all")
RESOURCES: Final = ("wheat", "oil", "elephant")
STEPS: Final = 4  # of cities


def check(content: Content) -> None:
    """Refuse content that the rules could not play with."""
    need_ids("terrains.json", content.terrains, TERRAINS, exactly=True)
    need_ids("leader_types.json", content.leader_types, LEADER_TYPES, exactly=True)
    need_references(content.files)
    map_checks.check(content)
    _check_units(content)
    _check_colours(content)
    _check_cards(content)
    _check_artifacts(content)
    _check_effects(content)
    _check_ages(content)
    _check_board(content)


# Units and colours.


def _check_units(content: Content) -> None:
    """Check that counters have two sides of one kind, or lie in the common pool. [7AG-011, 7AG-015]"""
    units = {unit.id: unit for unit in content.units}
    for unit in content.units:
        where = ("units.json", unit.id)
        need(bool(unit.flip) != bool(unit.common), *where, "expected another side or a common pool")
        if unit.flip:
            back = units[unit.flip]
            need(back.flip == unit.id, *where, "flip", "expected to flip back")
            need(back.domain == unit.domain, *where, "flip", "expected a unit of the same domain")
        need(unit.missile or not unit.cancels_city, *where, "cancels_city", "expected a missile unit")


def _check_colours(content: Content) -> None:
    """Check the pairs, and that mixes name the earlier sides of counters. [7AG-004]"""
    pairs = Counter([colour.pair for colour in content.colours])
    need(sorted(pairs.values()) == [1, *[2] * PAIRS], "colours.json", f"expected {PAIRS} pairs and one more")
    units = {unit.id: unit for unit in content.units}
    for colour in content.colours:
        for id_ in colour.mix:
            where = ("colours.json", colour.id, f"mix.{id_}")
            need_known("entry of units.json", id_, units, *where)
            unit = units[id_]
            earlier = bool(unit.flip) and unit.level < units[unit.flip].level
            need(earlier, *where, "expected the earlier side of a counter")


# Cards.


def _check_cards(content: Content) -> None:
    """Check numbers and values, and that cards hold all events and artifacts. [7AG-003]"""
    cards = content.cards
    need(len(cards) == CARDS, "cards.json", f"expected {CARDS}")
    numbers = [card.number for card in cards]
    need(numbers == list(range(1, CARDS + 1)), "cards.json", "number", "expected each once, in order")
    _check_copies("events", content.events.values(), [card.event for card in cards])
    _check_copies("artifacts", content.artifacts, [card.artifact for card in cards])
    for card in cards:
        need(card.value <= HIGHEST_VALUE, "cards.json", card.id, "value", f"expected at most {HIGHEST_VALUE}")
        need(bool(card.ages), "cards.json", card.id, "ages", "expected at least one")
        _check_start(card)
        for number, symbol in enumerate(card.glory):
            _check_symbol(content, symbol, card.id, f"glory[{number}]")


def _check_copies(file: str, entries: Iterable[Entry], used: Sequence[str]) -> None:
    """Check that each entry is on as many cards as it says."""
    counted = Counter(used)
    for entry in entries:
        copies = getattr(entry, "copies")  # noqa: B009  of events and artifacts
        need(counted[entry.id] == copies, f"{file}.json", entry.id, "copies", f"got {counted[entry.id]}")


def _check_start(card: Card) -> None:
    """Check that a start names areas, or a rule with what it needs. [7AG-069]"""
    start = card.start
    where = ("cards.json", card.id, "start")
    need(bool(start.areas or start.rule), *where, "expected areas or a rule")
    needed = {"coast_of": "region", "coast_within": "distance", "and_areas_of": "empire"}.get(start.rule, "")
    for field in ("region", "distance", "empire"):
        given = bool(getattr(start, field))
        need(given or field != needed, *where, field, f"needed by {start.rule}")
        also = start.rule == "and_areas_of" and field == "region"
        need(not given or also or field == needed, *where, field, "not used")


def _check_symbol(content: Content, symbol: Symbol, id_: str, path: str) -> None:
    """Check that a symbol has what its kind needs. [7AG-313, 7AG-319, 7AG-321, 7AG-329]"""
    where = ("cards.json", id_)
    need(bool(symbol.most) != bool(symbol.at_once), *where, path, "expected either most or at_once")
    numbered = symbol.most not in UNRANKED
    need(numbered == bool(symbol.n), *where, f"{path}.n", "expected for numbered and square symbols alone")
    need(symbol.n <= HIGHEST_SYMBOL, *where, f"{path}.n", f"expected at most {HIGHEST_SYMBOL}")
    kinds = {"areas": AREAS, "resource": RESOURCES}.get(symbol.most, ("",))
    need_known("kind of this symbol", symbol.kind, kinds, *where, f"{path}.kind")
    if symbol.region:
        need(symbol.most == "areas", *where, f"{path}.region", "expected for areas alone")
        regions = (*content.files["regions"], OUTSIDE_EUROPE)
        need_known("entry of regions.json", symbol.region, regions, *where, f"{path}.region")


def _check_artifacts(content: Content) -> None:
    """Check what artifacts need, and where religions and governments lie. [7AG-255, 7AG-257, 7AG-274]"""
    for artifact in content.artifacts:
        where = ("artifacts.json", artifact.id)
        for number, id_ in enumerate(artifact.needs):
            known = (*CREEDS, *content.files["artifacts"])
            need_known("artifact", id_, known, *where, f"needs[{number}]")
        need(bool(artifact.ages), *where, "ages", "expected at least one")
        creed = artifact.kind in CREEDS
        need(artifact.place == "card" or not creed, *where, "place", "expected card")
        _check_early(artifact)


def _check_early(artifact: Artifact) -> None:
    if artifact.early is not None:
        earlier = artifact.early.age < min(artifact.ages)
        need(earlier, "artifacts.json", artifact.id, "early.age", "expected before its ages")


# Effects.


def _check_effects(content: Content) -> None:
    """Check fields of effects that need or exclude each other."""
    for file, entries in content.files.items():
        for entry in entries.values():
            for path, record in inside(entry):
                if isinstance(record, Effect):
                    _check_effect(content, record, f"{file}.json", entry.id, path)


def _check_effect(content: Content, effect: Effect, file: str, id_: str, path: str) -> None:
    files = content.files
    where = (file, id_)
    if isinstance(effect, Price):
        known = (*CLASSES, NON_INFANTRY, *files["units"])
        need_known("unit or class", effect.kind, known, *where, f"{path}.kind")
    elif isinstance(effect, Immune):
        for number, card in enumerate(effect.ids):
            need_known("card", card, (*files["events"], *files["artifacts"]), *where, f"{path}.ids[{number}]")
        need(bool(effect.ids) != bool(effect.kind), *where, path, "expected either ids or kind")
    elif isinstance(effect, Income):
        need((effect.per == "area") == bool(effect.kind), *where, f"{path}.kind", "expected for areas alone")
    elif isinstance(effect, NoIncome):
        need(bool(effect.where or effect.kind or effect.kinds), *where, path, "expected where, kind or kinds")
    elif isinstance(effect, Range):
        need(bool(effect.n) != bool(effect.kind), *where, path, "expected either n or kind")


# Numbers.


def _check_ages(content: Content) -> None:
    numbers = [age.number for age in content.ages]
    need(numbers == list(range(1, AGES + 1)), "ages.json", "number", "expected each once, in order")


def _check_board(content: Content) -> None:
    """Check tables by their length. [7AG-008, 7AG-014, 7AG-043]"""
    board = content.board
    counts = MOST_PLAYERS - FEWEST_PLAYERS + 1
    need(len(board.empire_limit) == counts, "board.json", "empire_limit", f"expected {counts}")
    need(len(board.city_ages) == STEPS, "board.json", "city_ages", f"expected {STEPS}")
    whole = board.last_level == AGES * board.levels_an_age
    need(whole, "board.json", "last_level", "expected the last level of the last age")
