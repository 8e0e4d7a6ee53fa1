"""The ids that an entry mentions, in the records inside it too."""

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


def references(entry: Record) -> Iterator[tuple[str, str, str]]:
    """Yield place, file and id of everything that an entry mentions."""
    for path, record in inside(entry):
        for field, file in _files(type(record)).items():
            place = f"{path}.{field}" if path else field
            yield from [(where, file, id_) for where, id_ in _ids(getattr(record, field), place)]


def _ids(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _ids(part, f"{place}[{number}]")
    elif value:
        yield place, value


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
