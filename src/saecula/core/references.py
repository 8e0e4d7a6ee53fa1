"""The records of an entry: what is in them, and which ids of other entries they mention.

A field that holds ids is typed `Annotated[str, Meta(extra={"file": "cards"})]`, after the file of those
entries.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from saecula.core.catalog import Entry, Record, need_known


def inside(record: Record, path: str = "") -> Iterator[tuple[str, Record]]:
    """Yield a record and all records in it, each with its place."""
    yield path, record
    for field in record.__struct_fields__:
        value = getattr(record, field)
        several = isinstance(value, tuple)
        for number, part in enumerate(value if several else (value,)):
            if isinstance(part, Record):
                place = _joined(path, field)
                yield from inside(part, f"{place}[{number}]" if several else place)


def given(record: Record, field: str) -> bool:
    """Return whether a field is not at its default."""
    return bool(getattr(record, field) != _defaults(type(record))[field])


def references(entry: Record) -> Iterator[tuple[str, str, str]]:
    """Yield place, file and id of everything that an entry mentions, in records inside it too."""
    for path, record in inside(entry):
        for field, file in _files(type(record)).items():
            for place, id_ in _ids(getattr(record, field), _joined(path, field)):
                yield place, file, id_


def need_references(files: Mapping[str, Mapping[str, Entry]]) -> None:
    """Raise BadContent if an entry of these files mentions one that does not exist."""
    for file, entries in files.items():
        for entry in entries.values():
            for path, target, id_ in references(entry):
                need_known(f"entry of {target}.json", id_, files[target], f"{file}.json", entry.id, path)


def _joined(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field


def _ids(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _ids(part, f"{place}[{number}]")
    elif value:
        yield place, value


@cache
def _defaults(kind: type[Record]) -> dict[str, Any]:
    return {info.name: info.default for info in msgspec.structs.fields(kind)}


@cache
def _files(kind: type[Record]) -> dict[str, str]:
    """Return the fields of a record that hold ids, and the files of those ids."""
    found = {info.name: _file(info.type) for info in msgspec.structs.fields(kind)}
    return {field: file for field, file in found.items() if file}


def _file(type_: Any) -> str:
    if get_origin(type_) is Annotated:
        extras = [meta.extra for meta in type_.__metadata__ if isinstance(meta, msgspec.Meta) and meta.extra]
        return str(extras[0]["file"]) if extras else ""
    return next((file for part in get_args(type_) if (file := _file(part))), "")
