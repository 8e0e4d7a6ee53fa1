"""The generator: what it writes, and what it refuses to write."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.core import generate
from saecula.core.generate import BadField, generated
from saecula.core.zones import Zone, deck, pile, seen_by

SAMPLE = Path(__file__).parents[1] / "sample" / "position.py"

HEAD = """
from saecula.core.position import *
from saecula.core.zones import Zone
"""


def written(folder: Path, *classes: str) -> str:
    path = folder / "position.py"
    path.write_text(HEAD + "\n".join(classes), encoding="utf-8")
    return generated(path, "toy_position")


def record(name: str, **fields: str) -> str:
    base = "(Position)" if name == "Toy" else ""
    lines = [f"class {name}{base}:", f"    __slots__ = {tuple(fields)!r}"]
    return "\n".join([*lines, *[f"    {field}: {kind}" for field, kind in fields.items()]]) + "\n"


def module(monkeypatch: pytest.MonkeyPatch, folder: Path, *classes: str) -> tuple[Any, Any]:
    """The written module and the one it is written from, loaded."""
    text = written(folder, *classes)
    position: Any = types.ModuleType("toy_position")
    exec(compile((folder / "position.py").read_text(), "position.py", "exec"), position.__dict__)
    monkeypatch.setitem(sys.modules, "toy_position", position)
    code: Any = types.ModuleType("toy_generated")
    exec(compile(text, "_generated.py", "exec"), code.__dict__)
    return code, position


def blank_toy(position: Any) -> Any:
    g = position.Toy()
    sys.modules["saecula.core.position"].init_kernel_fields(g, None, 2, 5)
    return g


def test_the_sample_is_up_to_date() -> None:
    assert generated(SAMPLE, "tests.sample.position") == SAMPLE.with_name("_generated.py").read_text("utf-8")


def test_clauses_are_read_from_the_docstrings_of_decisions() -> None:
    text = SAMPLE.with_name("_generated.py").read_text("utf-8")
    assert '    "market": ("SAM-041", "SAM-042"),' in text
    assert '    "stake": ("SAM-020",),' in text
    assert "round_begins" not in text


def test_clause_ids_of_every_game_are_found() -> None:
    assert generate.CLAUSE.findall("[HIS-X01, 7AG-441b] TTA-112") == ["HIS-X01", "7AG-441b", "TTA-112"]


def test_every_type_survives_clone_and_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(
        monkeypatch,
        tmp_path,
        record("City", size="Public[int]", names="Public[list[str]]"),
        record(
            "Toy",
            pair="Public[tuple[int, str]]",
            rows="Public[tuple[tuple[int, str], ...]]",
            grid="Public[list[list[int]]]",
            table="Public[dict[int, list[str]]]",
            cities="Public[dict[str, City]]",
            zones="Zoned[dict[str, Zone]]",
            plan="Public[Frame]",
        ),
    )
    g = blank_toy(position)
    city = position.City()
    city.size, city.names = 3, ["ur"]
    g.pair, g.rows, g.grid, g.table = (1, "a"), ((1, "b"),), [[1], [2]], {4: ["x"]}
    g.cities, g.zones, g.plan = {"ur": city}, {"hand": pile(["ant"], 1)}, ("go", ("x", 1))
    plain = through_json(code.plain(g))
    again = code.load(plain, None)
    for name in ("pair", "rows", "grid", "table", "zones", "plan"):
        assert getattr(again, name) == getattr(g, name), name
    clone = code.clone(g)
    clone.grid[0].append(9)
    clone.table[4].append("y")
    clone.cities["ur"].names.append("uruk")
    assert through_json(code.plain(g)) == plain


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_who_sees_what(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(
        monkeypatch,
        tmp_path,
        record("City", secret="Owner[str]"),
        record(
            "Civ",
            gold="Owner[int]",
            hand="Zoned[Zone]",
            piles="Zoned[tuple[Zone, ...]]",
            cities="Public[list[City]]",
            capital="Public[City]",
        ),
        record(
            "Toy",
            civs="Public[list[Civ]]",
            by_seat="Public[dict[Seat, City]]",
            bank="Nobody[tuple[str, ...]]",
        ),
    )

    def city() -> Any:
        made = position.City()
        made.secret = "gem"
        return made

    g = blank_toy(position)
    g.civs, g.by_seat, g.bank = [], {0: city(), 1: city()}, ("x",)
    for seat in range(2):
        civ = position.Civ()
        civ.gold, civ.hand, civ.piles = 5, pile(["ant"], seen_by(seat)), (deck(["bee"]),)
        civ.cities, civ.capital = [city(), city()], city()
        g.civs.append(civ)
    seen = code.redact(g, 1)
    own, other = seen.civs[1], seen.civs[0]
    assert (own.gold, other.gold) == (5, 0)
    assert (own.hand.cards, other.hand.cards, own.piles[0].cards) == (("ant",), ("?",), ("?",))
    # What stands inside a seat's record is that seat's, at whatever place of its list.
    assert [c.secret for c in own.cities] == ["gem", "gem"]
    assert [c.secret for c in other.cities] == ["", ""]
    assert (own.capital.secret, other.capital.secret) == ("gem", "")
    assert (seen.by_seat[1].secret, seen.by_seat[0].secret) == ("gem", "")
    assert (seen.bank, seen.dice) == ((), 0)
    spectator = code.redact(g, -1)
    assert [civ.gold for civ in spectator.civs] == [0, 0]
    assert (g.civs[0].gold, g.bank, g.dice) == (5, ("x",), 5)


def test_foreign_picks_are_redacted_to_not_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(monkeypatch, tmp_path, record("Toy", n="Public[int]"))
    g = blank_toy(position)
    g.n, g.block, g.asks = 0, "together", (("a", 0), ("a", 1))
    g.picks, g.closed = ((("x",),), (("y",),)), 3
    assert (code.redact(g, 0).picks, code.redact(g, 0).closed) == (((("x",),), ()), 1)
    assert (code.redact(g, 1).picks, code.redact(g, 1).closed) == (((), (("y",),)), 2)
    assert (code.redact(g, -1).picks, code.redact(g, -1).closed) == (((), ()), 0)


def test_imports_are_only_those_needed(tmp_path: Path) -> None:
    text = written(tmp_path, record("Toy", n="Public[int]"))
    assert "from saecula.core.plain import tuples\n" in text
    assert "Zone" not in text


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"n": "int"}, "position.py: Toy.n: declare who sees it, one of Public"),
        ({"n": "Secret[int]"}, "Toy.n: declare who sees it"),
        ({"n": "Public[set[int]]"}, r"n: cannot copy set\[int\]"),
        ({"n": "Public[float]"}, "n: cannot copy float"),
        ({"n": "Public[int | None]"}, r"n: cannot copy int \| None"),
        ({"n": "Public[object]"}, "n: cannot copy object"),
        ({"n": "Public[tuple[list[int], ...]]"}, "n: cannot copy tuple"),
        ({"n": "Public[tuple[Zone, int]]"}, "n: cannot copy tuple"),
        ({"n": "Public[dict[tuple[int, int], str]]"}, "n: cannot copy dict"),
        ({"n": "Owner[int]"}, "n: Owner is for fields of records"),
        ({"n": "Zoned[int]"}, "n: Zoned is for zones"),
        ({"n": "Zoned[list[str]]"}, "n: Zoned is for zones"),
        ({"n": "Sealed[int]"}, "Toy.n: Sealed is the kernel's own"),
        ({"n": "Passing[int]"}, "Toy.n: Passing is the kernel's own"),
        ({"n": "Nobody[City]"}, "n: Nobody cannot hide City: hide its parts"),
        ({"n": "Public[list[list[City]]]"}, "records stand in a field, a list or a dict"),
    ],
)
def test_what_cannot_be_written_is_refused(tmp_path: Path, fields: dict[str, str], message: str) -> None:
    with pytest.raises(BadField, match=message):
        written(tmp_path, record("City", size="Owner[int]"), record("Toy", **fields))


def test_slots_and_fields_must_agree(tmp_path: Path) -> None:
    text = record("Toy", n="Public[int]").replace("('n',)", "('n', 'm')")
    with pytest.raises(BadField, match="Toy: __slots__ and fields differ: m"):
        written(tmp_path, text)


def test_there_is_one_position(tmp_path: Path) -> None:
    with pytest.raises(BadField, match="exactly one subclass of Position"):
        written(tmp_path, record("City", n="Public[int]"))


def test_check_names_what_is_stale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = tmp_path / "core" / "position.py"
    game = tmp_path / "games" / "toy"
    kernel.parent.mkdir()
    game.mkdir(parents=True)
    kernel.write_text(generate.KERNEL.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(generate, "KERNEL", kernel)
    written(game, record("Toy", n="Public[int]"))
    assert generate.main(["--check"]) == 1
    assert capsys.readouterr().out == "toy/_generated.py is stale: run make generate\n"
    assert generate.main([]) == 0
    assert generate.main(["--check"]) == 0


def test_a_zone_hidden_from_all_is_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(monkeypatch, tmp_path, record("Toy", lost="Nobody[Zone]"))
    g = blank_toy(position)
    g.lost = deck(["ant"])
    assert code.redact(g, 0).lost == Zone((), (), False)
