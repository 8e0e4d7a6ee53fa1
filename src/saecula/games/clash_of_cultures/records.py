"""Looking into the records of an entry: what is in them, what they give, which ids they mention."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from saecula.core.catalog import Record


def inside(record: Record, path: str = "") -> Iterator[tuple[str, Record]]:
    """Yield a record and all records in it, each with its place."""
    yield path, record
    for field in record.__struct_fields__:
        value = getattr(record, field)
        several = isinstance(value, tuple)
        for number, part in enumerate(value if several else (value,)):
            if isinstance(part, Record):
                place = f"{path}.{field}" if path else field
                yield from inside(part, f"{place}[{number}]" if several else place)


def given(record: Record, field: str) -> bool:
    """Return whether a field is not at its default."""
    return bool(getattr(record, field) != _defaults(type(record))[field])


def references(entry: Record) -> Iterator[tuple[str, str, str]]:
    """Yield place, file and id of everything that an entry mentions, in records inside it too."""
    for path, record in inside(entry):
        for field, file in _files(type(record)).items():
            value = getattr(record, field)
            place = f"{path}.{field}" if path else field
            if isinstance(value, tuple):
                yield from [(f"{place}[{number}]", file, id_) for number, id_ in enumerate(value)]
            elif value:
                yield place, file, value


@cache
def _defaults(kind: type[Record]) -> dict[str, Any]:
    return {info.name: info.default for info in msgspec.structs.fields(kind)}


@cache
def _files(kind: type[Record]) -> dict[str, str]:
    """Return the fields of a record that hold ids, with the files of those."""
    found = {info.name: _file(info.type) for info in msgspec.structs.fields(kind)}
    return {field: file for field, file in found.items() if file}


def _file(type_: Any) -> str:
    if get_origin(type_) is Annotated:
        extras = [meta.extra for meta in type_.__metadata__ if isinstance(meta, msgspec.Meta) and meta.extra]
        return str(extras[0]["file"]) if extras else ""
    return next((file for part in get_args(type_) if (file := _file(part))), "")
