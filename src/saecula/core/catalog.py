"""Content files: decoded strictly into frozen records, optionally amended by a user's overlay."""

import hashlib
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, Self, TypeVar

import msgspec

from saecula.core.errors import SaeculaError
from saecula.core.locale import FALLBACK, languages

SOURCES: Final = ("rulebook", "public", "recalled", "reconstructed")
LEVELS: Final = ("high", "medium", "low")  # of confidence
UNREAD: Final = ("name", "source", "confidence")  # for people; no rule reads these

_SOURCE = re.compile(r"(rulebook|public(?=:)|recalled|reconstructed)\b")
_OWN_NAME = re.compile(r"\bnames?\b[^;]*\bours\b")
_ID = re.compile(r"[a-z0-9_]+")
_REFUSAL = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(?P<field>.*)`")

V = TypeVar("V")

Item = dict[str, object]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class BadContent(SaeculaError, ValueError):
    """Raised for content that cannot be used; the message names file, entry and field."""

    def __init__(self, *where: str) -> None:
        super().__init__(": ".join(where))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry; decoding is strict, and defaults are not written."""


class Entry(Record, frozen=True, kw_only=True):
    """One item of a content file, with its source and how certain it is."""

    id: str
    name: dict[str, str]  # by language; English is required
    source: str
    confidence: str = ""


class Setting(Entry, frozen=True):
    """A number or table that is not printed on a card."""

    value: object


E = TypeVar("E", bound=Entry)


class Catalog:
    """The content of a game: everything printed, shared by all positions, never changed.

    A game's subclass loads its files in `read`, then checks them and derives what rules look up in `index`.
    It is defined in a module of the game's package, beside the folder `content`.
    """

    __slots__ = ("_overlay", "_package", "digest", "files")

    def __init__(self, overlay: Path | None = None) -> None:
        self.files: dict[str, Mapping[str, Entry]] = {}
        self._package = type(self).__module__.rpartition(".")[0]
        self._overlay = overlay
        self.read()
        if overlay is not None:
            check_overlay(overlay, self.files)
        self.index()
        self.digest = digest(self.entries())

    @classmethod
    def get(cls, overlay: Path | None = None) -> Self:
        """Return the content as printed, or amended by the files in a user's folder."""
        return cls._printed() if overlay is None else cls(overlay)

    @classmethod
    @cache
    def _printed(cls) -> Self:
        return cls()

    def read(self) -> None:
        """Load every file; each game names its own."""
        raise NotImplementedError

    def index(self) -> None:
        """Check what was read and derive what rules look up; by default there is nothing to do."""

    def load(self, name: str, type_: type[E]) -> dict[str, E]:
        """Read a file of entries."""
        entries = {entry.id: entry for entry in load_items(self._package, name, type_, self._overlay)}
        self.files[name] = entries
        return entries

    def settings(self, type_: type[V], name: str = "board") -> V:
        """Read a file of settings as one record with a field for each."""
        values = {id_: setting.value for id_, setting in self.load(name, Setting).items()}
        return decoded(values, type_, f"{name}.json")

    def entries(self) -> Iterator[Entry]:
        """Yield every entry of every file, in file and content order."""
        return chain.from_iterable([entries.values() for entries in self.files.values()])


def index_of(entries: Iterable[Entry]) -> dict[str, int]:
    """Return the number of each entry by its id."""
    return {entry.id: number for number, entry in enumerate(entries)}


def load_items(package: str, name: str, type_: type[E], overlay: Path | None = None) -> tuple[E, ...]:
    """Read `content/<name>.json` of a package in its order, amended by the overlay's file of that name."""
    file = f"{name}.json"
    printed = files(package).joinpath("content", file)
    if not printed.is_file():
        raise BadContent(file, "missing")
    items = _read(file, printed.read_bytes())
    if overlay is not None and (overlay / file).is_file():
        items = _overlaid(file, items, _read(file, (overlay / file).read_bytes()))
    return tuple(_entry(file, item, type_) for item in items.values())


def check_overlay(overlay: Path, names: Collection[str]) -> None:
    """Raise BadContent if the folder does not exist or holds a file that the game does not read."""
    if not overlay.is_dir():
        raise BadContent(overlay.name, "no such folder")
    for path in sorted(overlay.iterdir()):
        known = path.suffix == ".json" and path.stem in names
        if not known and not path.name.startswith("."):
            raise BadContent(path.name, f"unknown file, expected one of {', '.join(sorted(names))}")


def decoded(value: object, type_: type[V], *where: str) -> V:
    """Decode strictly; the error names the place by the field names of the content file."""
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        raise BadContent(*where, *_refusal(str(error))) from None


def digest(entries: Iterable[Entry]) -> str:
    """Return a digest of the fields that rules read; corrected names and sources leave it unchanged."""
    plain = [msgspec.to_builtins(entry) for entry in entries]
    read = [{key: value for key, value in entry.items() if key not in UNREAD} for entry in plain]
    canonical = msgspec.json.encode(read, order="sorted")
    return hashlib.sha256(canonical).hexdigest()[:16]


def source_kind(entry: Entry) -> str:
    """Return the weakest of the sources that an entry names, separated by semicolons: one of SOURCES."""
    matches = (_SOURCE.match(part.strip()) for part in entry.source.split(";"))
    return max((match[1] for match in matches if match), key=SOURCES.index)


def sources(entries: Iterable[Entry]) -> dict[str, int]:
    """Count entries by source; an entry with several sources counts under its weakest."""
    counts = dict.fromkeys(SOURCES, 0)
    for entry in entries:
        counts[source_kind(entry)] += 1
    return counts


def confidences(entries: Iterable[Entry]) -> dict[str, int]:
    """Count entries by how certain they are; one with less certain parts counts under those."""
    counts = dict.fromkeys(LEVELS, 0)
    for entry in entries:
        named = [level for level in LEVELS if re.search(rf"\b{level}\b", entry.confidence)]
        if named:
            counts[named[-1]] += 1
    return counts


def own_names(entries: Iterable[Entry]) -> int:
    """Count entries with a name that is our own, because no source has one in that language."""
    return sum([bool(_OWN_NAME.search(entry.source)) for entry in entries])


def _read(file: str, data: bytes) -> dict[str, Item]:
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(file, f"not JSON: {error}") from None
    if not isinstance(content, list):
        raise BadContent(file, "expected a list of items")
    items: dict[str, Item] = {}
    for number, item in enumerate(content, start=1):
        id_ = item.get("id") if isinstance(item, dict) else None
        if not isinstance(id_, str) or not _ID.fullmatch(id_):
            raise BadContent(file, f"item {number}", "id", "expected lower-case letters, digits and _")
        if id_ in items:
            raise BadContent(file, id_, "id", "given twice")
        items[sys.intern(id_)] = {field: _interned(value) for field, value in item.items()}
    return items


def _interned(value: object) -> object:
    # Rules compare ids very often; interned strings compare by identity.
    if isinstance(value, str):
        return sys.intern(value)
    if isinstance(value, list):
        return [_interned(part) for part in value]
    if isinstance(value, dict):
        return {key: _interned(part) for key, part in value.items()}
    return value


def _overlaid(file: str, items: dict[str, Item], changes: dict[str, Item]) -> dict[str, Item]:
    result = dict(items)
    for id_, change in changes.items():
        if "remove" not in change:
            result[id_] = _amended(result.get(id_, {}), change)
        elif change != {"id": id_, "remove": True}:
            raise BadContent(file, id_, "remove", "expected true and no other field")
        elif id_ not in result:
            raise BadContent(file, id_, "remove", "no such item")
        else:
            del result[id_]
    return result


def _amended(item: Item, change: Item) -> Item:
    """Override the given fields, in nested objects too; a list is replaced as a whole."""
    result = dict(item)
    for field, value in change.items():
        old = item.get(field)
        result[field] = old | value if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def _entry(file: str, item: Item, type_: type[E]) -> E:
    entry = decoded(item, type_, file, str(item["id"]))
    need(FALLBACK in entry.name, file, entry.id, f"name.{FALLBACK}", "missing")
    for language, name in entry.name.items():
        need(language in languages(), file, entry.id, f"name.{language}", "unknown language")
        need(bool(name.strip()), file, entry.id, f"name.{language}", "empty")
    if not _SOURCE.match(entry.source):
        raise BadContent(
            file, entry.id, "source", "expected to start with rulebook, public:, recalled or reconstructed"
        )
    return entry


def _refusal(error: str) -> tuple[str, ...]:
    match = _REFUSAL.fullmatch(error)
    what, path = (match["what"], match["path"] or "") if match else (error, "")
    if field := _FIELD.fullmatch(what):
        path = f"{path}.{field['field']}" if path else field["field"]
        what = "missing" if "missing" in what else "unknown field"
    what = what.replace("`", "")
    return (*((path,) if path else ()), what[0].lower() + what[1:])


def need(true: bool, *message: str) -> None:
    """Raise BadContent unless the condition is true; the message names file, entry and field."""
    if not true:
        raise BadContent(*message)


def need_known(kind: str, word: str, words: Collection[str], *where: str) -> None:
    """Raise BadContent if the word is not one of these."""
    if word not in words:
        raise BadContent(*where, f"no such {kind}: {word}")


def need_fields(
    record: Record,
    fields: Iterable[str],
    needed: Collection[str],
    optional: Collection[str],
    user: str,
    *where: str,
    path: str = "",
) -> None:
    """Refuse a record that lacks a field its user needs, or gives one of these that its user ignores."""
    defaults = {info.name: info.default for info in msgspec.structs.fields(record)}
    for field in fields:
        given = getattr(record, field) != defaults[field]
        place = f"{path}.{field}" if path else field
        need(given or field not in needed, *where, place, f"needed by {user}")
        need(not given or field in needed or field in optional, *where, place, f"not used by {user}")


def need_ids(file: str, entries: Collection[str], ids: Collection[str], exactly: bool = False) -> None:
    """Raise BadContent if a file lacks one of these entries or, with `exactly`, has any other."""
    for id_ in ids:
        need(id_ in entries, file, id_, "missing")
    for id_ in entries if exactly else ():
        need(id_ in ids, file, id_, "not known to the rules")
