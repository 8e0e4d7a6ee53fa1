"""What entries mention: records inside records, ids in lists of lists, and ids that do not exist."""

from typing import Annotated

import pytest
from msgspec import Meta

from saecula.core.catalog import BadContent, Entry, Record
from saecula.core.references import given, inside, need_references, references

ToyId = Annotated[str, Meta(extra={"file": "toys"})]


class Part(Record, frozen=True):
    toy: ToyId = ""
    n: int = 1
    rest: tuple["Part", ...] = ()


class Toy(Entry, frozen=True):
    first: Part | None = None
    rows: tuple[tuple[ToyId, ...], ...] = ()
    word: str = ""


def toy(id_: str = "ball", **fields: object) -> Toy:
    return Toy(id=id_, name={"en": id_}, source="rulebook", **fields)  # type: ignore[arg-type]  # as named


def test_records_are_found_at_any_depth() -> None:
    entry = toy(first=Part(rest=(Part(n=2), Part(n=3, rest=(Part(n=4),)))))
    places = [path for path, _ in inside(entry)]
    assert places == ["", "first", "first.rest[0]", "first.rest[1]", "first.rest[1].rest[0]"]


def test_a_field_is_given_if_it_is_not_at_its_default() -> None:
    assert given(Part(n=2), "n")
    assert not given(Part(n=1), "n")


def test_ids_are_found_in_fields_and_in_lists_of_lists() -> None:
    entry = toy(first=Part(toy="doll"), rows=(("ball",), ("kite", "doll")), word="not an id")
    assert list(references(entry)) == [
        ("rows[0][0]", "toys", "ball"),
        ("rows[1][0]", "toys", "kite"),
        ("rows[1][1]", "toys", "doll"),
        ("first.toy", "toys", "doll"),
    ]


def test_an_id_that_does_not_exist_is_refused_with_its_place() -> None:
    ball = toy(first=Part(rest=(Part(toy="kite"),)))
    with pytest.raises(
        BadContent, match=r"toys\.json: ball: first\.rest\[0\]\.toy: no such entry of toys\.json: kite"
    ):
        need_references({"toys": {"ball": ball}})
    need_references({"toys": {"ball": ball, "kite": toy("kite")}})
