"""What powers, effects and conditions must fulfil: fields that need or exclude each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from saecula.core.catalog import Entry, Record, need
from saecula.core.references import given, inside
from saecula.games.clash_of_cultures import conditions, effects, powers
from saecula.games.clash_of_cultures.entries import CardEffect
from saecula.games.clash_of_cultures.words import Goods

if TYPE_CHECKING:
    from saecula.games.clash_of_cultures.catalogue import Content

# Exactly one of these fields is given.
ONE: Final[dict[type[Record], tuple[str, ...]]] = {
    powers.Free: ("advances", "category", "arms"),
    powers.Sells: ("unit", "card"),
    effects.ChangeMood: ("up", "down", "to"),
    effects.Mix: ("n", "per"),
    effects.NextCollect: ("repeats", "more"),
}
# At least one of these is given, or the record would do nothing.
SOME: Final[dict[type[Record], tuple[str, ...]]] = {
    powers.CountsAs: ("larger", "mood"),
    powers.Cheaper: ("less", "n"),
    powers.Sells: ("price", "instead"),
    powers.Combat: ("value", "dice", "ignore", "cap", "bar", "mute", "as_kind", "wins"),
    powers.Arms: ("value", "ignore", "cancels", "drives_off"),
    powers.InfluencePower: ("range", "roll", "start", "again"),
    powers.Shield: ("no_target", "no_boost"),
    powers.Routes: ("traders", "gains", "beyond", "bonus"),
    powers.Moves: ("roads", "carries", "untired", "no_mountain", "unit"),
    effects.Draw: ("action", "objective", "wonder"),
    effects.Discard: ("action", "objective"),
}
# A field that means nothing without the other.
NEEDS: Final[dict[type[Record], tuple[tuple[str, str], ...]]] = {
    powers.CountsAs: (("largest", "larger"),),
    powers.Free: (("action", "category"), ("foe_lacks", "arms")),
    powers.Recruits: (("swap", "by"), ("by", "swap")),
    powers.Combat: (("most", "per"), ("as_kind", "ability")),
    powers.Arms: (("value_against_same", "value"), ("refunded", "prices")),
    powers.Routes: (("targets", "to"), ("only", "gains"), ("uses", "gains")),
    powers.Moves: (("between_cities", "roads"), ("times", "roads"), ("price", "roads")),
    powers.Collected: (("most", "per"),),
    effects.ChangeMood: (("more", "having"), ("having", "more")),
    effects.Remove: (("more", "having"), ("having", "more")),
    effects.GainAdvance: (("within", "of"), ("mutual", "of")),
    CardEffect: (("within", "when"),),
}
# Words that speak of a distance or of buildings, and the field that holds it.
WORDED: Final[dict[type[Record], tuple[tuple[str, Collection[str], str], ...]]] = {
    powers.Combat: (
        ("when", ("own_city_near", "no_own_city_near", "own_temple_near"), "within"),
        ("per", ("settler_near", "barbarian_city_near"), "within"),
    ),
    powers.After: (
        ("when", ("opposing_city_near",), "within"),
        ("what", ("advance_action",), "category"),
    ),
    powers.InfluencePower: (("start", ("settlers",), "range"),),
    effects.Gain: (("per", ("cities_with",), "buildings"),),
    effects.Mix: (("per", ("cities_with",), "buildings"),),
    effects.GainAdvance: (("of", ("near",), "within"),),
    conditions.Lead: (("measure", ("cities_with",), "building"),),
    CardEffect: (("when", ("near_player", "near_barbarians"), "within"),),
}
# Fields that ask for a leader.
OF_LEADERS: Final[tuple[tuple[type[powers.Power], tuple[str, ...]], ...]] = (
    (powers.Fight, ("near",)),
    (powers.Act, ("activates", "stand", "largest")),
)
OF_BUILDINGS: Final = (
    powers.Yields,
    powers.Recruits,
    powers.Combat,
    powers.After,
    powers.Shield,
    powers.Keeps,
    powers.Toll,
)
GOODS_FIELDS: Final = ("goods", "gain", "gains", "bonus", "least", "exactly", "swap", "less", "pay")


def check(content: Content) -> None:
    """Refuse powers, effects and conditions that say too little or too much."""
    for file, entries in content.files.items():
        for entry in entries.values():
            for path, record in inside(entry):
                _check_record(record, f"{file}.json", entry.id, path)
            _check_holder(entry, file)
    for building in content.buildings:
        for number, power in enumerate(building.powers):
            fits = isinstance(power, OF_BUILDINGS)
            need(fits, "buildings.json", building.id, f"powers[{number}]", f"{power.key} has no place here")


def _check_record(record: Record, file: str, id_: str, path: str) -> None:
    where = (file, id_, *((path,) if path else ()))
    kind = type(record)
    if kind in ONE:
        named = [field for field in ONE[kind] if given(record, field)]
        need(len(named) == 1, *where, f"expected exactly one of {', '.join(ONE[kind])}")
    if kind in SOME:
        named = [field for field in SOME[kind] if given(record, field)]
        need(bool(named), *where, f"expected at least one of {', '.join(SOME[kind])}")
    for field, other in NEEDS.get(kind, ()):
        need(not given(record, field) or given(record, other), *where, field, f"needs {other}")
    for field, words, other in WORDED.get(kind, ()):
        _check_worded(record, field, words, other, *where)
    for field in GOODS_FIELDS:
        _check_goods(getattr(record, field, None), *where, field)
    if isinstance(record, powers.After):
        _check_after(record, *where)


def _check_worded(record: Record, field: str, words: Collection[str], other: str, *where: str) -> None:
    value: Any = getattr(record, field)
    for word in value if isinstance(value, tuple) else (value,):
        need(word not in words or given(record, other), *where, other, f"needed by {word}")


def _check_goods(value: object, *where: str) -> None:
    for part in value if isinstance(value, tuple) else (value,):
        need(not isinstance(part, Goods) or part != Goods(), *where, "expected some goods")


def _check_after(power: powers.After, *where: str) -> None:
    """Check that there are effects, and pieces only where something is built."""
    need(bool(power.effects), *where, "effects", "expected at least one")
    need("build" in power.what or not power.pieces, *where, "pieces", "needs build")


def _check_holder(entry: Entry, file: str) -> None:
    """Check that only what stands on the map has a place, and only leaders stand somewhere."""
    if file in ("advances", "civ_advances", "wonders", "buildings"):
        held: tuple[powers.AnyPower, ...] = getattr(entry, "powers")  # noqa: B009
        for number, power in enumerate(held):
            fields = [field for kind, names in OF_LEADERS if isinstance(power, kind) for field in names]
            if file.endswith("advances") and hasattr(power, "here"):
                fields.append("here")
            for field in fields:
                place, user = f"powers[{number}].{field}", f"not used by the powers of {file}.json"
                need(not given(power, field), f"{file}.json", entry.id, place, user)
