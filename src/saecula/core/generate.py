"""Writes clone, plain, load and redact of a game's position from its annotated fields.

`python -m saecula.core.generate` writes `games/<game>/_generated.py` for every game; with `--check` it only
compares. The code is made at development time because code made at run time cannot be compiled.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CIRCLES: Final = ("Public", "Owner", "Zoned", "Nobody", "Sealed", "Shared", "Passing")
SCALARS: Final = ("int", "str", "bool", "Seat")
VALUES: Final = ("Zone",)
KEYS: Final = ("int", "str", "Seat")
CLAUSE: Final = re.compile(r"\b\d?[A-Z]+-X?\d+[a-z]?\b")
KERNEL: Final = Path(__file__).with_name("position.py")


class BadField(Exception):
    """A field the generator cannot write code for; the message names file, class and field."""


@dataclass(frozen=True)
class Field:
    """One annotated field: who sees it and what it is."""

    name: str
    circle: str
    type: ast.expr


@dataclass(frozen=True)
class Record:
    """One slotted class of a position file."""

    name: str
    fields: tuple[Field, ...]
    is_position: bool


def read_records(path: Path) -> list[Record]:
    """The slotted classes of a file, each field with its circle."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [_read_record(path, node) for node in tree.body if isinstance(node, ast.ClassDef)]


def _read_record(path: Path, node: ast.ClassDef) -> Record:
    fields: list[Field] = []
    slots: list[str] = []
    for item in node.body:
        if isinstance(item, ast.Assign) and _is_name(item.targets[0], "__slots__"):
            slots = list(ast.literal_eval(item.value))
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            fields.append(_read_field(path, node.name, item.target.id, item.annotation))
    names = [field.name for field in fields]
    if sorted(names) != sorted(slots):
        odd = sorted(set(names) ^ set(slots))
        raise BadField(f"{path.name}: {node.name}: __slots__ and fields differ: {', '.join(odd)}")
    is_position = any(_is_name(base, "Position") for base in node.bases)
    return Record(node.name, tuple(fields), is_position)


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _read_field(path: Path, owner: str, name: str, annotation: ast.expr) -> Field:
    if not (
        isinstance(annotation, ast.Subscript)
        and isinstance(annotation.value, ast.Name)
        and annotation.value.id in CIRCLES
    ):
        raise BadField(f"{path.name}: {owner}.{name}: declare who sees it, one of {', '.join(CIRCLES)}")
    return Field(name, annotation.value.id, annotation.slice)


class Writer:
    """Writes the functions of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.own = own = read_records(path)
        kernel = next(record for record in read_records(KERNEL) if record.name == "Position")
        positions = [record for record in own if record.is_position]
        if len(positions) != 1:
            raise BadField(f"{path.name}: there must be exactly one subclass of Position")
        for record in own:
            for field in record.fields:
                if field.circle in ("Sealed", "Passing"):
                    raise BadField(
                        f"{path.name}: {record.name}.{field.name}: {field.circle} is the kernel's own"
                    )
                if field.circle == "Shared" and not record.is_position:
                    raise BadField(f"{path.name}: {record.name}.{field.name}: Shared is for the position")
        self.position = Record(positions[0].name, kernel.fields + positions[0].fields, True)
        self.records = [record for record in own if not record.is_position]
        self.names = {record.name for record in self.records}

    def text(self, module: str) -> str:
        """The whole generated module."""
        position = self.position.name
        shared = [f.name for f in self.position.fields if f.circle == "Shared" and f.name != "rules"]
        imported = ", ".join(sorted([position, *self.names]))
        records = [*self.records, self.position]
        functions = [self._clone(record) for record in records]
        functions += [self._plain(record) for record in records]
        functions += [self._load(record, shared) for record in records]
        functions += [self._redact(record) for record in records]
        tables = [self._fields(), self._clauses()]
        body = "\n\n\n".join(["\n".join(lines) for lines in [*functions, *tables]])
        helpers = [name for name in ("tuples", "zone_from_plain", "zone_to_plain") if f"{name}(" in body]
        imports = [
            f"from saecula.core.plain import {', '.join(helpers)}",
            "from saecula.core.position import Fields",
        ]
        if " Zone(" in body:
            imports.append("from saecula.core.zones import Zone")
        head = [
            '"""Written by `make generate` from position.py; do not edit."""',
            "",
            "# fmt: off",
            "from __future__ import annotations",
            "",
            "from typing import Any",
            "",
            *imports,
            f"from {module} import {imported}",
        ]
        return "\n".join(head) + "\n\n\n" + body + "\n"

    def _fields(self) -> list[str]:
        """The fields that the game declares: by record the name, circle and type of each."""
        lines = ["FIELDS: Fields = {"]
        for record in self.own:
            lines.append(f'    "{record.name}": (')
            for field in record.fields:
                lines.append(f'        ("{field.name}", "{field.circle}", "{ast.unparse(field.type)}"),')
            lines.append("    ),")
        return [*lines, "}"]

    def _clauses(self) -> list[str]:
        """Which clauses a decision cites, read from the docstrings of the chapters."""
        cited: dict[str, tuple[str, ...]] = {}
        folder = self.path.parent
        for path in sorted([*folder.glob("rules.py"), *folder.glob("rules/*.py")]):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and _is_decision(node):
                    cited[node.name] = tuple(CLAUSE.findall(ast.get_docstring(node) or ""))
        lines = [f'    "{name}": {_tuple_text(ids)},' for name, ids in sorted(cited.items())]
        return ["CLAUSES: dict[str, tuple[str, ...]] = {", *lines, "}"]

    def _fail(self, field: Field, why: str = "") -> BadField:
        return BadField(f"{self.path.name}: {field.name}: {why or f'cannot copy {ast.unparse(field.type)}'}")

    def _kind(self, node: ast.expr, field: Field) -> tuple[str, list[ast.expr]]:
        """Sort a type into value, zone, record, list, dict, tuple, row (fixed tuple of values) or frames."""
        if isinstance(node, ast.Name):
            if node.id in SCALARS:
                return "value", []
            if node.id in VALUES:
                return "zone", []
            if node.id in ("Frame", "Picks", "Action"):
                return "frames", []
            if node.id in self.names:
                return "record", []
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            kind = node.value.id
            if kind == "dict" and ast.unparse(inner[0]) not in KEYS:
                raise self._fail(field)
            if kind == "tuple" and not _is_ellipsis(inner[-1]):
                if all(self._kind(part, field)[0] == "value" for part in inner):
                    return "row", []
                raise self._fail(field)
            if kind in ("list", "dict", "tuple"):
                return kind, list(inner)
        raise self._fail(field)

    def _is_value(self, node: ast.expr, field: Field) -> bool:
        """Values are shared between clones: they cannot be changed."""
        kind, inner = self._kind(node, field)
        if kind == "tuple":
            return self._is_value(inner[0], field)
        return kind in ("value", "zone", "frames", "row")

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
        if kind == "zone":
            return f"zone_to_plain({source})"
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
        if kind == "zone":
            return f"zone_from_plain({source})"
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
        for field in record.fields:
            lines += [f"    {line}" for line in self._hide(field, record)]
        if record.is_position:
            return [*lines, "    return c"]
        return lines if len(lines) > 1 else [*lines, "    return None"]

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
        """Redact records in a public field; what stands inside a seat's record is that seat's."""
        kind, inner = self._kind(field.type, field)
        if kind == "record":
            return [f"redact_{ast.unparse(field.type).lower()}({target}, seat, {'-2' if top else 'owner'})"]
        if kind not in ("list", "dict") or self._is_value(inner[-1], field):
            return []
        if self._kind(inner[-1], field)[0] != "record":
            if self._holds_record(inner[-1], field):
                raise self._fail(field, "records stand in a field, a list or a dict, not deeper")
            return []
        name = ast.unparse(inner[-1]).lower()
        if not top:
            items = f"{target}.values()" if kind == "dict" else target
            return [f"for r in {items}:", f"    redact_{name}(r, seat, owner)"]
        if kind == "list":
            return [f"for i, r in enumerate({target}):", f"    redact_{name}(r, seat, i)"]
        if _is_name(inner[0], "Seat"):
            return [f"for i, r in {target}.items():", f"    redact_{name}(r, seat, i)"]
        return [f"for r in {target}.values():", f"    redact_{name}(r, seat, -2)"]

    def _holds_record(self, node: ast.expr, field: Field) -> bool:
        kind, inner = self._kind(node, field)
        return kind == "record" or (
            bool(inner) and self._holds_record(inner[-1 if kind == "dict" else 0], field)
        )

    def _empty(self, field: Field) -> str:
        kind, _ = self._kind(field.type, field)
        if kind == "value":
            return {"int": "0", "Seat": "0", "bool": "False", "str": '""'}[ast.unparse(field.type)]
        if kind == "zone":
            return "Zone((), (), False)"
        if kind in ("record", "row"):
            raise self._fail(field, f"{field.circle} cannot hide {ast.unparse(field.type)}: hide its parts")
        return {"tuple": "()", "list": "[]", "dict": "{}", "frames": "()"}[kind]


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
    """The generated code of the game whose position file this is."""
    return Writer(position).text(module)


def main(arguments: list[str]) -> int:
    """Write, or with --check compare, the generated code of every game."""
    stale = 0
    for position in sorted((KERNEL.parent.parent / "games").glob("*/position.py")):
        target = position.with_name("_generated.py")
        text = generated(position, f"saecula.games.{position.parent.name}.position")
        if "--check" in arguments:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                print(f"{target.parent.name}/{target.name} is stale: run make generate")
                stale = 1
        else:
            target.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
