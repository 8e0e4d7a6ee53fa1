"""Write blank, clone, plain, load and redact of a game's position from its annotated fields.

`python -m saecula.core.generate` writes `games/<game>/_generated.py` for every game, or those of the packages
it is given; with `--check` it only compares. The code is written at development time because code made at
run time cannot be compiled.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from copy import copy
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

CIRCLES: Final = ("Public", "Owner", "Zoned", "Nobody", "Sealed", "Shared", "Passing")
SCALARS: Final = ("int", "str", "bool", "Seat")
FRAMES: Final = ("Frame", "Picks", "Action")
VALUES: Final = {"Zone": "zone", "Spread": "spread"}
HIDDEN: Final = ("Nobody", "Shared", "Passing")  # circles that no observation shows
ENCODED: Final = {"int": "number()", "bool": "flag()"}  # types that need no codec in their annotation
KEYS: Final = ("int", "str", "Seat")
CLAUSE: Final = re.compile(r"\b\d?[A-Z]+-X?\d+[a-z]?\b")
KERNEL: Final = Path(__file__).with_name("position.py")
NOBODYS: Final = -2  # owner of a record that belongs to nobody; -1 is the spectator
ZEROS: Final = {
    "int": "0",
    "Seat": "0",
    "bool": "False",
    "str": '""',
    "tuple": "()",
    "list": "[]",
    "dict": "{}",
    "frames": "()",
    "zone": "Zone((), (), False)",
    "spread": "NOTHING",
}
PLAIN: Final = ("tuples", "spread_from_plain", "spread_to_plain", "zone_from_plain", "zone_to_plain")
SLOTS: Final = "__slots__ = tuple(__annotations__)"
WIDTH: Final = 110


class BadField(Exception):
    """Raised for a field that no code can be written for; the message names file, class and field."""


@dataclass(frozen=True)
class Field:
    """One annotated field: its circle, its type, and its codec in observations."""

    name: str
    circle: str
    type: ast.expr
    codec: ast.expr | None


@dataclass(frozen=True)
class Record:
    """One slotted class of a position file."""

    name: str
    fields: tuple[Field, ...]
    is_position: bool

    @property
    def has_owner(self) -> bool:
        """Return whether its records have a field `owner`."""
        return not self.is_position and any(field.name == "owner" for field in self.fields)


class Source:
    """A position file: its records, its type aliases, and the imports of its names."""

    def __init__(self, path: Path, module: str) -> None:
        self.path = path
        self.aliases: dict[str, ast.expr] = {}
        self.origins: dict[str, str] = {}
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            self._note(node, module)
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        self.records = [self._record(node) for node in classes]

    def _note(self, node: ast.stmt, module: str) -> None:
        if isinstance(node, ast.ImportFrom) and node.module:
            self.origins |= {alias.asname or alias.name: node.module for alias in node.names}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            self.origins[node.target.id] = module
            if _is_name(node.annotation, "TypeAlias") and node.target.id not in (*SCALARS, *FRAMES):
                self.aliases[node.target.id] = node.value
        elif isinstance(node, ast.FunctionDef):
            self.origins[node.name] = module

    def _record(self, node: ast.ClassDef) -> Record:
        fields: list[Field] = []
        slots = -1
        for i, item in enumerate(node.body):
            if isinstance(item, ast.Assign) and ast.unparse(item) == SLOTS:
                slots = i
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                if slots >= 0:
                    raise BadField(f"{self.path.name}: {node.name}.{item.target.id}: comes after __slots__")
                fields.append(self._field(node.name, item.target.id, item.annotation))
        if slots < 0:
            raise BadField(f"{self.path.name}: {node.name}: write `{SLOTS}` after its fields")
        is_position = any(_is_name(base, "Position") for base in node.bases)
        return Record(node.name, tuple(fields), is_position)

    def _field(self, owner: str, name: str, annotation: ast.expr) -> Field:
        if not (
            isinstance(annotation, ast.Subscript)
            and isinstance(annotation.value, ast.Name)
            and annotation.value.id in CIRCLES
        ):
            raise BadField(
                f"{self.path.name}: {owner}.{name}: declare who sees it, one of {', '.join(CIRCLES)}"
            )
        type_, codec = self._resolved(annotation.slice)
        return Field(name, annotation.value.id, _Bare(self).visit(type_), codec)

    def _resolved(self, node: ast.expr) -> tuple[ast.expr, ast.expr | None]:
        """Return a type without aliases and `Annotated`, and the codec it was annotated with."""
        if isinstance(node, ast.Name) and node.id in self.aliases:
            return self._resolved(self.aliases[node.id])
        if (
            isinstance(node, ast.Subscript)
            and _is_name(node.value, "Annotated")
            and isinstance(node.slice, ast.Tuple)
        ):
            type_, codec = node.slice.elts
            return self._resolved(type_)[0], codec
        return node, None


class _Bare(ast.NodeTransformer):
    """Resolve aliases within a type; only the codec of the whole field counts."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.expr):
            node = self._source._resolved(node)[0]
        return self.generic_visit(copy(node))


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


class Writer:
    """Write the functions and tables of one game."""

    def __init__(self, path: Path, module: str) -> None:
        self.path = path
        self.module = module
        self.source = Source(path, module)
        own = self.source.records
        positions = [record for record in own if record.is_position]
        if len(positions) != 1:
            raise BadField(f"{path.name}: there must be exactly one subclass of Position")
        for record in own:
            self._check(record)
        kernel = next(record for record in Source(KERNEL, "").records if record.name == "Position")
        self.declared = positions[0]
        self.position = Record(positions[0].name, kernel.fields + positions[0].fields, True)
        self.records = {record.name: record for record in own if not record.is_position}

    def _check(self, record: Record) -> None:
        for field in record.fields:
            place = f"{self.path.name}: {record.name}.{field.name}"
            if field.circle in ("Sealed", "Passing"):
                raise BadField(f"{place}: {field.circle} is the kernel's own")
            if field.circle == "Shared" and not record.is_position:
                raise BadField(f"{place}: Shared is for the position")
            says_whose = field.name == "owner" and record.has_owner
            if says_whose and not (field.circle == "Public" and _is_name(field.type, "Seat")):
                raise BadField(f"{place}: it says whose the record is: declare it Public[Seat]")

    def text(self) -> str:
        """Return the whole generated module."""
        shared = [f.name for f in self.position.fields if f.circle == "Shared" and f.name != "rules"]
        records = [*self.records.values(), self.position]
        functions = [self._blank(record) for record in [*self.records.values(), self.declared]]
        functions += [self._clone(record) for record in records]
        functions += [self._plain(record) for record in records]
        functions += [self._load(record, shared) for record in records]
        functions += [self._redact(record) for record in records]
        tables = [self._fields(), self._clauses()]
        body = "\n\n\n".join(["\n".join(lines) for lines in [*functions, *tables]])
        head = [
            '"""Written by `make generate` from position.py; do not edit."""',
            "",
            "# fmt: off",
            "from __future__ import annotations",
            "",
            "from typing import Any",
            "",
            *self._imports(body),
        ]
        return "\n".join(head) + "\n\n\n" + body + "\n"

    def _imports(self, body: str) -> list[str]:
        used = set(re.findall(r"\w+", re.sub(r""""[^"]*"|'[^']*'""", "", body)))
        origins = dict.fromkeys(("FieldInfo", "Fields", "flag", "number"), "saecula.core.observed")
        origins |= dict.fromkeys(PLAIN, "saecula.core.plain")
        origins |= {"NOTHING": "saecula.core.spread", "Zone": "saecula.core.zones"}
        origins |= dict.fromkeys([*self.records, self.position.name], self.module)
        for record in self.source.records:
            for field in record.fields:
                origins |= self._origins(field)
        modules: dict[str, list[str]] = {}
        for name in sorted(used & set(origins), key=_import_order):
            modules.setdefault(origins[name], []).append(name)
        return [line for module, names in sorted(modules.items()) for line in _import(module, names)]

    def _origins(self, field: Field) -> dict[str, str]:
        """Return the modules that the names in a field's codec are imported from."""
        if field.codec is None:
            return {}
        names = [node.id for node in ast.walk(field.codec) if isinstance(node, ast.Name)]
        unknown = [name for name in names if name not in self.source.origins]
        if unknown:
            raise self._fail(field, f"its codec needs {unknown[0]}, which is not imported by name")
        return {name: self.source.origins[name] for name in names}

    def _fields(self) -> list[str]:
        """Write the table of declared fields."""
        lines = ["FIELDS: Fields = {"]
        for record in self.source.records:
            lines.append(f'    "{record.name}": (')
            for field in record.fields:
                if field.circle != "Shared":
                    lines.append(f"        {self._field_info(field)},")
            lines.append("    ),")
        return [*lines, "}"]

    def _field_info(self, field: Field) -> str:
        kind, inner = self._kind(field.type, field)
        if kind == "value":
            kind = ast.unparse(field.type).replace("Seat", "int")
        held = ast.unparse(inner[-1] if kind in ("list", "dict") else field.type)
        parts = [f'"{field.name}"', f'"{field.circle}"', f'"{kind}"']
        if held in self.records:
            parts.append(f'record="{held}"')
        codec = ast.unparse(field.codec) if field.codec is not None else ENCODED.get(kind, "")
        if codec and field.circle not in HIDDEN:
            parts.append(f"codec={codec}")
        return f"FieldInfo({', '.join(parts)})"

    def _blank(self, record: Record) -> list[str]:
        """Write the function that makes an empty record: zeros, empty texts, tuples and zones."""
        name = "blank" if record.is_position else f"blank_{record.name.lower()}"
        shared = [field.name for field in record.fields if field.circle == "Shared"]
        arguments = ", ".join([f"{field}: Any" for field in shared])
        lines = [f"def {name}({arguments}) -> {record.name}:", f"    g = {record.name}()"]
        for field in record.fields:
            value = field.name if field.circle == "Shared" else self._zero(field.type, field)
            if field.name == "owner" and record.has_owner:
                value = str(NOBODYS)
            lines.append(f"    g.{field.name} = {value}")
        return [*lines, "    return g"]

    def _zero(self, node: ast.expr, field: Field) -> str:
        kind, inner = self._kind(node, field)
        if kind == "value":
            return ZEROS[ast.unparse(node)]
        if kind == "record":
            return f"blank_{ast.unparse(node).lower()}()"
        if kind == "row":
            return f"({', '.join([self._zero(part, field) for part in inner])},)"
        return ZEROS[kind]

    def _clauses(self) -> list[str]:
        """Write which clauses each decision cites, read from the docstrings of the rules."""
        cited: dict[str, tuple[str, ...]] = {}
        folder = self.path.parent
        for path in sorted([*folder.glob("rules.py"), *folder.glob("rules/**/*.py")]):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and _is_decision(node):
                    cited[node.name] = tuple(CLAUSE.findall(ast.get_docstring(node) or ""))
        lines = [f'    "{name}": {_tuple_text(ids)},' for name, ids in sorted(cited.items())]
        return ["CLAUSES: dict[str, tuple[str, ...]] = {", *lines, "}"]

    def _fail(self, field: Field, why: str = "") -> BadField:
        return BadField(f"{self.path.name}: {field.name}: {why or f'cannot copy {ast.unparse(field.type)}'}")

    def _kind(self, node: ast.expr, field: Field) -> tuple[str, list[ast.expr]]:
        """Sort a type into value, zone, spread, frames, record, list, dict, tuple or row (a fixed tuple)."""
        if isinstance(node, ast.Name):
            if node.id in SCALARS:
                return "value", []
            if node.id in VALUES:
                return VALUES[node.id], []
            if node.id in FRAMES:
                return "frames", []
            if node.id in self.records:
                return "record", []
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            kind = node.value.id
            if kind == "dict" and ast.unparse(inner[0]) not in KEYS:
                raise self._fail(field)
            if kind == "tuple" and not _is_ellipsis(inner[-1]):
                if all(self._kind(part, field)[0] == "value" for part in inner):
                    return "row", list(inner)
                raise self._fail(field)
            if kind in ("list", "dict", "tuple"):
                return kind, list(inner)
        raise self._fail(field)

    def _is_value(self, node: ast.expr, field: Field) -> bool:
        """Return whether clones can share it, because it is immutable."""
        kind, inner = self._kind(node, field)
        if kind == "tuple":
            return self._is_value(inner[0], field)
        return kind in ("value", "zone", "spread", "frames", "row")

    def _copy(self, node: ast.expr, field: Field, source: str) -> str:
        kind, inner = self._kind(node, field)
        if self._is_value(node, field):
            return source
        if kind == "record":
            return f"clone_{ast.unparse(node).lower()}({source})"
        if kind == "list":
            if self._is_value(inner[0], field):
                return f"{source}.copy()"
            return f"[{self._copy(inner[0], field, 'x')} for x in {source}]"
        if kind == "dict":
            if self._is_value(inner[1], field):
                return f"{source}.copy()"
            return f"{{k: {self._copy(inner[1], field, 'x')} for k, x in {source}.items()}}"
        raise self._fail(field)

    def _clone(self, record: Record) -> list[str]:
        name = "clone" if record.is_position else f"clone_{record.name.lower()}"
        lines = [f"def {name}(g: {record.name}) -> {record.name}:", f"    c = {record.name}()"]
        for field in record.fields:
            if field.circle == "Shared":
                lines.append(f"    c.{field.name} = g.{field.name}")
            elif field.circle == "Passing":
                lines.append(f"    c.{field.name} = {_passing(field, 'g.listed')}")
            else:
                lines.append(f"    c.{field.name} = {self._copy(field.type, field, f'g.{field.name}')}")
        return [*lines, "    return c"]

    def _to_plain(self, node: ast.expr, field: Field, source: str) -> str:
        kind, inner = self._kind(node, field)
        if kind in ("value", "frames"):
            return source
        if kind == "row":
            return f"list({source})"
        if kind in ("zone", "spread"):
            return f"{kind}_to_plain({source})"
        if kind == "record":
            return f"plain_{ast.unparse(node).lower()}({source})"
        if kind in ("list", "tuple"):
            part = self._to_plain(inner[0], field, "x")
            return f"list({source})" if part == "x" else f"[{part} for x in {source}]"
        part = self._to_plain(inner[1], field, "x")
        return f"dict({source})" if part == "x" else f"{{k: {part} for k, x in {source}.items()}}"

    def _plain(self, record: Record) -> list[str]:
        name = "plain" if record.is_position else f"plain_{record.name.lower()}"
        lines = [f"def {name}(g: {record.name}) -> dict[str, Any]:", "    return {"]
        for field in self._saved(record):
            lines.append(f'        "{field.name}": {self._to_plain(field.type, field, f"g.{field.name}")},')
        return [*lines, "    }"]

    def _saved(self, record: Record) -> list[Field]:
        return [field for field in record.fields if field.circle not in ("Shared", "Passing")]

    def _from_plain(self, node: ast.expr, field: Field, source: str) -> str:
        kind, inner = self._kind(node, field)
        if kind == "value":
            return source
        if kind == "frames":
            return f"tuples({source})"
        if kind in ("zone", "spread"):
            return f"{kind}_from_plain({source})"
        if kind == "record":
            return f"load_{ast.unparse(node).lower()}({source})"
        if kind == "dict":
            key = "int(k)" if ast.unparse(inner[0]) in ("int", "Seat") else "k"
            return f"{{{key}: {self._from_plain(inner[1], field, 'x')} for k, x in {source}.items()}}"
        if kind == "row":
            return f"tuple({source})"
        part = self._from_plain(inner[0], field, "x")
        items = source if part == "x" else f"[{part} for x in {source}]"
        return f"{kind}({items})"

    def _load(self, record: Record, shared: list[str]) -> list[str]:
        if record.is_position:
            extra = "".join(f", {name}: Any" for name in ["rules", *shared])
            lines = [f"def load(d: dict[str, Any]{extra}) -> {record.name}:"]
        else:
            lines = [f"def load_{record.name.lower()}(d: dict[str, Any]) -> {record.name}:"]
        lines.append(f"    g = {record.name}()")
        for field in record.fields:
            if field.circle == "Shared":
                lines.append(f"    g.{field.name} = {field.name}")
            elif field.circle == "Passing":
                lines.append(f"    g.{field.name} = {_passing(field, '[]')}")
            else:
                source = f'd["{field.name}"]'
                lines.append(f"    g.{field.name} = {self._from_plain(field.type, field, source)}")
        return [*lines, "    return g"]

    def _redact(self, record: Record) -> list[str]:
        if record.is_position:
            lines = [f"def redact(g: {record.name}, seat: int) -> {record.name}:", "    c = clone(g)"]
            lines += [
                "    c.listed = []",
                "    c.dice = 0",
                "    if g.picks:",
                "        own = [a[1] == seat for a in g.asks]",
                "        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])",
                "        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed",
            ]
        else:
            name = record.name.lower()
            lines = [f"def redact_{name}(c: {record.name}, seat: int, owner: int) -> None:"]
        hidden = [f"    {line}" for field in record.fields for line in self._hide(field, record)]
        if record.has_owner:
            lines = [f"def redact_{name}(c: {record.name}, seat: int) -> None:"]
            if any("owner" in line for line in hidden):
                lines.append(f"    owner = c.owner if c.owner >= 0 else {NOBODYS}")
        if record.is_position:
            return [*lines, *hidden, "    return c"]
        return [*lines, *hidden] if hidden else [*lines, "    return None"]

    def _hide(self, field: Field, record: Record) -> list[str]:
        target = f"c.{field.name}"
        if field.circle == "Zoned":
            kind, inner = self._kind(field.type, field)
            if kind == "zone":
                return [f"{target} = {target}.as_seen(seat)"]
            if kind not in ("dict", "list", "tuple") or self._kind(inner[kind == "dict"], field)[0] != "zone":
                raise self._fail(field, "Zoned is for zones and for a dict, list or tuple of zones")
            if kind == "dict":
                return [f"{target} = {{k: z.as_seen(seat) for k, z in {target}.items()}}"]
            return [f"{target} = {kind}([z.as_seen(seat) for z in {target}])"]
        if field.circle == "Nobody" and field.name != "dice":
            return [f"{target} = {self._empty(field)}"]
        if field.circle == "Owner":
            if record.is_position:
                raise self._fail(field, "Owner is for fields of records")
            return ["if seat != owner:", f"    {target} = {self._empty(field)}"]
        if field.circle == "Public":
            return self._descend(field, target, record.is_position)
        return []

    def _descend(self, field: Field, target: str, top: bool) -> list[str]:
        """Redact the records in a public field.

        A record belongs to its `owner`, else to the seat of the record it is in, else to the seat that is its
        index in a list or its key in a dict.
        """
        kind, inner = self._kind(field.type, field)
        if kind == "record":
            return [self._redact_call(ast.unparse(field.type), field, target, "" if top else "owner")]
        if kind not in ("list", "dict") or self._is_value(inner[-1], field):
            return []
        if self._kind(inner[-1], field)[0] != "record":
            if self._holds_record(inner[-1], field):
                raise self._fail(field, "records are in a field, a list or a dict, not deeper")
            return []
        name = ast.unparse(inner[-1])
        values = f"{target}.values()" if kind == "dict" else target
        if self.records[name].has_owner:  # another name, as `r` may be of another type in the same function
            return [f"for owned in {values}:", f"    {self._redact_call(name, field, 'owned', 'owner')}"]
        if not top:
            return [f"for r in {values}:", f"    {self._redact_call(name, field, 'r', 'owner')}"]
        if kind == "list":
            return [f"for i, r in enumerate({target}):", f"    {self._redact_call(name, field, 'r', 'i')}"]
        if _is_name(inner[0], "Seat"):
            return [f"for i, r in {target}.items():", f"    {self._redact_call(name, field, 'r', 'i')}"]
        return [f"for r in {values}:", f"    {self._redact_call(name, field, 'r', '')}"]

    def _redact_call(self, name: str, field: Field, record: str, owner: str) -> str:
        if self.records[name].has_owner:
            return f"redact_{name.lower()}({record}, seat)"
        if not owner and self._is_owned(self.records[name]):
            raise self._fail(field, f"whose is {name}? Give it a field owner: Public[Seat]")
        return f"redact_{name.lower()}({record}, seat, {owner or NOBODYS})"

    def _is_owned(self, record: Record) -> bool:
        """Return whether what a seat sees of a record depends on its owner."""
        if any(field.circle == "Owner" for field in record.fields):
            return True
        held = [self._held(field) for field in record.fields]
        return any(inner is not None and not inner.has_owner and self._is_owned(inner) for inner in held)

    def _held(self, field: Field) -> Record | None:
        """Return the class of the record or records that a field holds."""
        _, inner = self._kind(field.type, field)
        return self.records.get(ast.unparse(inner[-1] if inner else field.type))

    def _holds_record(self, node: ast.expr, field: Field) -> bool:
        kind, inner = self._kind(node, field)
        return kind == "record" or (
            bool(inner) and self._holds_record(inner[-1 if kind == "dict" else 0], field)
        )

    def _empty(self, field: Field) -> str:
        """Return what a seat sees in place of a hidden value."""
        kind, _ = self._kind(field.type, field)
        if kind in ("record", "row"):
            raise self._fail(field, f"{field.circle} cannot hide {ast.unparse(field.type)}: hide its parts")
        return self._zero(field.type, field)


def _import_order(name: str) -> tuple[int, str]:
    """Return a sort key: constants, then classes, then functions, as the linter sorts imports."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def _import(module: str, names: list[str]) -> list[str]:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return [line]
    return [f"from {module} import (", *[f"    {name}," for name in names], ")"]


def _is_decision(node: ast.FunctionDef) -> bool:
    marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
    return any(isinstance(mark, ast.Attribute) and mark.attr in ("decision", "draft") for mark in marks)


def _tuple_text(ids: tuple[str, ...]) -> str:
    return "(" + "".join([f'"{id_}", ' for id_ in ids]).rstrip(" " if len(ids) == 1 else ", ") + ")"


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def _passing(field: Field, listed: str) -> str:
    return {"pending": "[]", "listed": listed, "barrier": "False", "journal": "None"}[field.name]


def generated(position: Path, module: str) -> str:
    """Return the generated code of the game with this position file."""
    return Writer(position, module).text()


def main(arguments: list[str]) -> int:
    """Write, or with --check compare, the generated code of every game or of these packages."""
    parser = argparse.ArgumentParser(prog="saecula.core.generate", description="Write the code of positions.")
    parser.add_argument("packages", nargs="*", help="packages of games; default: those of saecula itself")
    parser.add_argument("--check", action="store_true", help="only compare")
    given = parser.parse_args(arguments)
    stale = 0
    for position, module in _positions(given.packages):
        target = position.with_name("_generated.py")
        text = generated(position, module)
        if given.check:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                print(f"{target.parent.name}/{target.name} is stale: run make generate")
                stale = 1
        else:
            target.write_text(text, encoding="utf-8")
    return stale


def _positions(packages: list[str]) -> list[tuple[Path, str]]:
    """Return the position files of these packages, else of all games in this one, and their modules."""
    if not packages:
        games = KERNEL.parent.parent / "games"
        return [
            (path, f"saecula.games.{path.parent.name}.position")
            for path in sorted(games.glob("*/position.py"))
        ]
    return [(_folder(package) / "position.py", f"{package}.position") for package in packages]


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        sys.exit(f"no package {package}: run this where it can be imported, or set PYTHONPATH")
    return Path(spec.origin).parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
