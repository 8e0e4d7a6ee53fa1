"""Content loading: strict records, overlays, digests, and errors that name the place."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saecula.core.catalog import (
    BadContent,
    Entry,
    Record,
    check_overlay,
    decoded,
    digest,
    load_items,
    need_fields,
    sources,
)
from saecula.core.errors import SaeculaError


class Part(Record, frozen=True):
    op: str
    n: int = 1


class Thing(Entry, frozen=True):
    epoch: int
    parts: tuple[Part, ...] = ()
    extra: Part | None = None


Item = dict[str, object]
Load = Callable[..., tuple[Thing, ...]]


def item(id_: str, **fields: object) -> Item:
    return {"id": id_, "name": {"en": id_, "de": id_}, "source": "rulebook", "epoch": 1} | fields


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Load items from a temporary package, with an overlay beside it."""
    package = f"toys_{tmp_path.name}"
    content = tmp_path / package / "content"
    content.mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def from_files(*items: object, overlay: list[Item] | None = None) -> tuple[Thing, ...]:
        (content / "things.json").write_text(json.dumps(items), encoding="utf-8")
        if overlay is None:
            return load_items(package, "things", Thing)
        owner = tmp_path / "owner"
        owner.mkdir(exist_ok=True)
        (owner / "things.json").write_text(json.dumps(overlay), encoding="utf-8")
        return load_items(package, "things", Thing, owner)

    return from_files


def message(load: Load, *items: object, overlay: list[Item] | None = None) -> str:
    with pytest.raises(BadContent) as caught:
        load(*items, overlay=overlay)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_items_become_frozen_records_in_content_order(load: Load) -> None:
    second, first = load(item("b", epoch=2, parts=[{"op": "x", "n": 3}]), item("a"))
    assert (second.id, second.epoch, second.parts) == ("b", 2, (Part("x", 3),))
    assert (first.id, first.parts) == ("a", ())
    with pytest.raises(AttributeError):
        first.epoch = 3  # type: ignore[misc]  # that it is frozen is the point


def test_strings_are_interned(load: Load) -> None:
    (thing,) = load(item("a", parts=[{"op": "some_op"}]))
    assert thing.parts[0].op is sys.intern("".join(("some", "_op")))
    assert thing.id is sys.intern("a")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"epoch": "one"}, "epoch: expected int, got str"),
        ({"epoch": 1.5}, "epoch: expected int, got float"),
        ({"eppoch": 1}, "eppoch: unknown field"),
        ({"parts": {}}, "parts: expected array, got object"),
        ({"parts": [{"op": "x"}, {"op": 2}]}, "parts[1].op: expected str, got int"),
        ({"parts": [{}]}, "parts[0].op: missing"),
        ({"parts": [{"op": "x", "m": 1}]}, "parts[0].m: unknown field"),
        ({"name": {"de": "Sphinx"}}, "name.en: missing"),
        ({"name": {"en": "Sphinx", "dee": "Sphinx"}}, "name.dee: unknown language"),
        ({"name": {"en": "Sphinx", "de": " "}}, "name.de: empty"),
        ({"name": {"en": "", "de": "Sphinx"}}, "name.en: empty"),
        (
            {"source": "hearsay"},
            "source: expected to start with rulebook, public:, recalled or reconstructed",
        ),
        ({"source": "public"}, "source: expected to start with rulebook, public:, recalled or reconstructed"),
    ],
)
def test_a_message_names_file_entry_and_field(load: Load, fields: Item, expected: str) -> None:
    assert message(load, item("sphinx", **fields)) == f"things.json: sphinx: {expected}"


def test_a_missing_field_is_named(load: Load) -> None:
    broken = item("sphinx")
    del broken["epoch"]
    assert message(load, broken) == "things.json: sphinx: epoch: missing"


def test_an_item_without_a_usable_id_is_counted(load: Load) -> None:
    expected = "things.json: item 2: id: expected lower-case letters, digits and _"
    for broken in ({"name": "x"}, item("Big Sphinx"), item("a") | {"id": 3}, "sphinx"):
        assert message(load, item("a"), broken) == expected


def test_an_id_given_twice_is_refused(load: Load) -> None:
    assert message(load, item("a"), item("b"), item("a")) == "things.json: a: id: given twice"
    twice = [item("b"), item("b")]
    assert message(load, item("a"), overlay=twice) == "things.json: b: id: given twice"


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(BadContent, match=r"^nothing\.json: missing$"):
        load_items("saecula.core", "nothing", Thing)


def test_what_is_not_a_list_of_items_is_refused(load: Load, tmp_path: Path) -> None:
    load(item("a"))
    (package,) = tmp_path.iterdir()
    file = package / "content" / "things.json"
    file.write_text('{"a": 1}', encoding="utf-8")
    with pytest.raises(BadContent, match=r"^things\.json: expected a list of items$"):
        load_items(package.name, "things", Thing)
    file.write_text('[{"a": 1},]', encoding="utf-8")
    with pytest.raises(BadContent, match=r"^things\.json: not JSON: .*trailing comma"):
        load_items(package.name, "things", Thing)


def test_bad_content_is_an_error_of_the_project_and_a_value_error() -> None:
    assert issubclass(BadContent, SaeculaError)
    assert issubclass(BadContent, ValueError)


def test_an_overlay_amends_only_the_fields_it_gives(load: Load) -> None:
    printed = [item("a", parts=[{"op": "x"}, {"op": "y"}], extra={"op": "z", "n": 4}), item("b")]
    change: Item = {"id": "a", "epoch": 3, "parts": [{"op": "w"}], "name": {"de": "Ah"}, "extra": {"n": 5}}
    amended, untouched = load(*printed, overlay=[change])
    assert (amended.epoch, amended.parts, amended.source) == (3, (Part("w"),), "rulebook")
    assert amended.name == {"en": "a", "de": "Ah"}
    assert amended.extra == Part("z", 5)
    assert untouched == load(*printed)[1]


def test_an_overlay_adds_and_removes(load: Load) -> None:
    things = load(item("a"), item("b"), overlay=[{"id": "a", "remove": True}, item("c", epoch=2)])
    assert [(thing.id, thing.epoch) for thing in things] == [("b", 1), ("c", 2)]


def test_an_overlay_without_the_file_changes_nothing(load: Load, tmp_path: Path) -> None:
    printed = load(item("a"))
    (package,) = tmp_path.iterdir()
    assert load_items(package.name, "things", Thing, tmp_path / "empty") == printed


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"id": "z", "remove": True}, "z: remove: no such item"),
        ({"id": "a", "remove": False}, "a: remove: expected true and no other field"),
        ({"id": "a", "remove": True, "epoch": 2}, "a: remove: expected true and no other field"),
        ({"id": "z", "epoch": 2}, "z: name: missing"),
        ({"id": "a", "epoch": "two"}, "a: epoch: expected int, got str"),
    ],
)
def test_a_bad_change_is_refused(load: Load, change: Item, expected: str) -> None:
    assert message(load, item("a"), overlay=[change]) == f"things.json: {expected}"


def test_an_overlay_holds_known_files_only(tmp_path: Path) -> None:
    (tmp_path / "things.json").touch()
    (tmp_path / ".hidden").touch()
    check_overlay(tmp_path, ["things", "others"])
    (tmp_path / "thngs.json").touch()
    with pytest.raises(BadContent, match=r"^thngs\.json: unknown file, expected one of others, things$"):
        check_overlay(tmp_path, ["things", "others"])
    with pytest.raises(BadContent, match=r"^nowhere: no such folder$"):
        check_overlay(tmp_path / "nowhere", ["things"])


def test_values_outside_items_are_decoded_with_the_same_messages() -> None:
    assert decoded([1, 2], tuple[int, ...], "board.json") == (1, 2)
    with pytest.raises(BadContent, match=r"^board\.json: caps: expected int, got str$"):
        decoded("many", int, "board.json", "caps")


def test_equal_content_has_equal_digests(load: Load) -> None:
    first = digest(load(item("a", parts=[{"op": "x", "n": 2}])))
    shuffled = dict(reversed(item("a", parts=[{"n": 2, "op": "x"}]).items()))
    assert digest(load(shuffled)) == first
    assert len(first) == 16


@pytest.mark.parametrize(
    "change",
    [
        {"epoch": 2},
        {"parts": [{"op": "x", "n": 3}]},
        {"parts": [{"op": "x", "n": 2}, {"op": "x", "n": 2}]},
    ],
)
def test_what_rules_read_changes_the_digest(load: Load, change: Item) -> None:
    printed = item("a", parts=[{"op": "x", "n": 2}])
    assert digest(load(printed | change)) != digest(load(printed))


@pytest.mark.parametrize("change", [{"name": {"en": "a", "de": "b"}}, {"source": "recalled"}])
def test_names_and_sources_can_be_corrected_without_another_digest(load: Load, change: Item) -> None:
    printed = item("a", parts=[{"op": "x", "n": 2}])
    assert digest(load(printed | change)) == digest(load(printed))


def test_order_is_part_of_the_digest(load: Load) -> None:
    assert digest(load(item("a"), item("b"))) != digest(load(item("b"), item("a")))


def test_a_digest_is_the_same_in_another_process() -> None:
    script = (
        "from saecula.core.catalog import Entry, digest;"
        "print(digest([Entry(id='a', name={'en': 'a', 'de': 'b'}, source='rulebook')]))"
    )
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == digest([Entry(id="a", name={"en": "a", "de": "b"}, source="rulebook")])


def test_sources_count_each_entry_under_its_weakest_part() -> None:
    given = [
        "rulebook",
        "rulebook (name, number)",
        "public:example.org/reconstructed (a list)",
        "recalled",
        "reconstructed",
        "rulebook (number); reconstructed (vp)",
        "reconstructed (values); public:example.org (that they exist)",
        "rulebook (name); public:example.org (number)",
    ]
    entries = [Entry(id=f"e{n}", name={"en": "x"}, source=source) for n, source in enumerate(given)]
    assert sources(entries) == {"rulebook": 2, "public": 2, "recalled": 1, "reconstructed": 3}


class Deed(Record, frozen=True):
    op: str
    n: int = 1
    card: str = ""
    all: bool = False


@pytest.mark.parametrize(
    ("deed", "refusal"),
    [
        (Deed("draw", card="trade"), ""),
        (Deed("draw", card="trade", n=2), ""),
        (Deed("draw", n=2), "deeds.json: first: effects[0].card: needed by draw"),
        (Deed("draw", card="trade", all=True), "deeds.json: first: effects[0].all: not used by draw"),
    ],
)
def test_a_record_gives_the_fields_that_its_user_needs_or_may_have(deed: Deed, refusal: str) -> None:
    found = ""
    try:
        need_fields(
            deed, ("n", "card", "all"), ("card",), ("n",), "draw", "deeds.json", "first", path="effects[0]"
        )
    except BadContent as error:
        found = str(error)
    assert found == refusal


def test_only_the_listed_fields_are_checked() -> None:
    need_fields(Deed("draw", n=2), ("card",), (), (), "draw", "deeds.json", "first")
    with pytest.raises(BadContent, match=r"^deeds\.json: first: n: not used by draw$"):
        need_fields(Deed("draw", n=2), ("n",), (), (), "draw", "deeds.json", "first")
