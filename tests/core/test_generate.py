"""The generator: the code it writes, and the fields it rejects."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.core import generate
from saecula.core.codecs import Dense, Numbers, Packed, Sizing, Word
from saecula.core.generate import BadField, generated
from saecula.core.spread import NOTHING, spread
from saecula.core.zones import Zone, deck, pile, seen_by

SAMPLE = Path(__file__).parents[1] / "sample" / "position.py"

HEAD = """
from __future__ import annotations
from typing import Annotated, Final, TypeAlias
from saecula.core.observed import dense, literal, number, numbers, packed, word
from saecula.core.position import *
from saecula.core.spread import Spread
from saecula.core.zones import Zone
"""


def written(folder: Path, *classes: str) -> str:
    path = folder / "position.py"
    path.write_text(HEAD + "\n".join(classes), encoding="utf-8")
    return generated(path, "toy_position")


def record(name: str, **fields: str) -> str:
    base = "(Position)" if name == "Toy" else ""
    lines = [f"    {field}: {kind}" for field, kind in fields.items()]
    return "\n".join([f"class {name}{base}:", *lines, "    __slots__ = tuple(__annotations__)"]) + "\n"


def module(monkeypatch: pytest.MonkeyPatch, folder: Path, *classes: str) -> tuple[Any, Any]:
    """Load the generated module and its source."""
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
            units="Public[Spread]",
        ),
    )
    g = blank_toy(position)
    g.units = spread([(70, 3), (2, 1 << 90)])
    city = position.City()
    city.size, city.names = 3, ["ur"]
    g.pair, g.rows, g.grid, g.table = (1, "a"), ((1, "b"),), [[1], [2]], {4: ["x"]}
    g.cities, g.zones, g.plan = {"ur": city}, {"hand": pile(["ant"], 1)}, ("go", ("x", 1))
    plain = through_json(code.plain(g))
    again = code.load(plain, None)
    for name in ("pair", "rows", "grid", "table", "zones", "plan", "units"):
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
    # A record inside a seat's record belongs to that seat, whatever its index.
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
        ({"n": "Public[list[list[City]]]"}, "records are in a field, a list or a dict"),
        ({"n": "Public[City]"}, "n: whose is City[?] Give it a field owner"),
        ({"n": "Public[dict[str, City]]"}, "n: whose is City[?] Give it a field owner"),
        ({"n": "Public[dict[int, Land]]"}, "n: whose is Land[?] Give it a field owner"),
        ({"n": "Public[Annotated[int, mystery(3)]]"}, "n: its codec needs mystery, which is not imported"),
    ],
)
def test_what_cannot_be_written_is_refused(tmp_path: Path, fields: dict[str, str], message: str) -> None:
    with pytest.raises(BadField, match=message):
        written(
            tmp_path,
            record("City", size="Owner[int]"),
            record("Land", cities="Public[list[City]]"),
            record("Toy", **fields),
        )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("    n: Public[int]\n", "Toy: write `__slots__ = tuple.__annotations__.` after its fields"),
        ("    n: Public[int]\n    __slots__ = ('n',)\n", "Toy: write `__slots__"),
        ("    __slots__ = tuple(__annotations__)\n    n: Public[int]\n", "Toy.n: comes after __slots__"),
    ],
)
def test_every_field_has_its_slot(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadField, match=message):
        written(tmp_path, "class Toy(Position):\n" + text)


def test_slots_are_the_fields(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _, position = module(monkeypatch, tmp_path, record("Toy", n="Public[int]", m="Nobody[int]"))
    assert position.Toy.__slots__ == ("n", "m")
    with pytest.raises(AttributeError):
        position.Toy().unheard_of = 1


def test_a_blank_position_is_zero_and_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(
        monkeypatch,
        tmp_path,
        record("City", owner="Public[Seat]", size="Public[int]", title="Public[str]"),
        record(
            "Toy",
            content="Shared[object]",
            pair="Public[tuple[int, str]]",
            done="Public[bool]",
            row="Public[tuple[str, ...]]",
            cities="Public[list[City]]",
            capital="Public[City]",
            prices="Public[dict[str, int]]",
            deck="Zoned[Zone]",
            units="Nobody[Spread]",
            plan="Public[Frame]",
        ),
    )
    g = code.blank(content="cards")
    assert (g.content, g.pair, g.done, g.row, g.cities) == ("cards", (0, ""), False, (), [])
    assert (g.prices, g.deck, g.units, g.plan) == ({}, pile(), NOTHING, ())
    assert (g.capital.owner, g.capital.size, g.capital.title) == (-2, 0, "")
    assert code.blank(content="cards").cities is not g.cities
    assert isinstance(code.blank_city(), position.City)


def test_codecs_are_read_from_annotations(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, _ = module(
        monkeypatch,
        tmp_path,
        "TYPES: Final = 3",
        "Side: TypeAlias = Annotated[str, word(literal('a', 'b'))]",
        "def twice(s): return 2 * s.seats",
        record("City", side="Public[Side]", size="Public[int]"),
        record(
            "Toy",
            content="Shared[object]",
            cities="Public[list[City]]",
            capital="Public[City]",
            counts="Public[Annotated[tuple[int, ...], numbers(twice)]]",
            sides="Public[tuple[Side, ...]]",
            units="Public[Annotated[Spread, dense(4, packed(TYPES, 5))]]",
            secret="Nobody[int]",
        ),
    )
    city = {field.name: field for field in code.FIELDS["City"]}
    toy = {field.name: field for field in code.FIELDS["Toy"]}
    sizing = Sizing(2, None)
    side, counts, units = city["side"].codec(sizing), toy["counts"].codec(sizing), toy["units"].codec(sizing)
    assert isinstance(side, Word)
    assert list(side.places) == ["a", "b"]
    assert isinstance(counts, Numbers)
    assert counts.size == 4
    assert isinstance(units, Dense)
    assert isinstance(units.part, Packed)
    assert units.size == 12
    assert city["size"].codec(sizing).size == 1
    assert (toy["cities"].kind, toy["cities"].record, toy["capital"].kind) == ("list", "City", "record")
    assert (toy["sides"].kind, toy["sides"].codec, toy["secret"].codec) == ("tuple", None, None)
    assert "content" not in toy


def owned(monkeypatch: pytest.MonkeyPatch, folder: Path) -> tuple[Any, Any]:
    """Make two empires in a list, the first of seat 1, and one in a field."""
    code, position = module(
        monkeypatch,
        folder,
        record("Army", plan="Owner[str]"),
        record("Empire", owner="Public[Seat]", units="Owner[Spread]", armies="Public[list[Army]]"),
        record(
            "Player",
            gold="Owner[int]",
            empires="Public[list[Empire]]",
        ),
        record(
            "Toy",
            empires="Public[list[Empire]]",
            by_name="Public[dict[str, Empire]]",
            rebels="Public[Empire]",
            players="Public[list[Player]]",
        ),
    )

    def empire(owner: int) -> Any:
        made, army = code.blank_empire(), code.blank_army()
        made.owner, made.units, made.armies, army.plan = owner, spread([(3, 1)]), [army], "march"
        return made

    g = code.blank()
    sys.modules["saecula.core.position"].init_kernel_fields(g, None, 2, 5)
    player = code.blank_player()
    player.gold, player.empires = 4, [empire(1)]
    g.empires, g.by_name, g.rebels, g.players = [empire(1), empire(-2)], {"x": empire(0)}, empire(0), [player]
    assert position.Toy is type(g)
    return code, g


def shown(empire: Any) -> tuple[int, str]:
    return len(empire.units), empire.armies[0].plan


SEEN, UNSEEN = (1, "march"), (0, "")


def test_a_record_belongs_to_the_owner_it_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, g = owned(monkeypatch, tmp_path)
    for seat, first, others in ((0, UNSEEN, SEEN), (1, SEEN, UNSEEN), (-1, UNSEEN, UNSEEN)):
        view = code.redact(g, seat)
        assert shown(view.empires[0]) == first, seat
        assert shown(view.by_name["x"]) == shown(view.rebels) == others, seat
        # It may be inside the record of another seat.
        assert shown(view.players[0].empires[0]) == first, seat
        assert view.players[0].gold == (4 if seat == 0 else 0)
        assert [empire.owner for empire in view.empires] == [1, -2]


def test_a_record_changes_its_owner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, g = owned(monkeypatch, tmp_path)
    g.empires[0].owner = 0
    assert shown(code.redact(g, 0).empires[0]) == SEEN
    assert shown(code.redact(g, 1).empires[0]) == UNSEEN
    assert code.load(through_json(code.plain(g)), None).empires[0].owner == 0


@pytest.mark.parametrize("nobody", [-2, -1])
def test_nobody_sees_what_is_nobodys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, nobody: int) -> None:
    code, g = owned(monkeypatch, tmp_path)
    g.empires[1].owner = nobody
    for seat in (-1, 0, 1):
        assert shown(code.redact(g, seat).empires[1]) == UNSEEN, seat


@pytest.mark.parametrize("kind", ["Public[int]", "Owner[Seat]", "Nobody[Seat]"])
def test_an_owner_is_a_public_seat(tmp_path: Path, kind: str) -> None:
    with pytest.raises(BadField, match=r"City.owner: it says whose the record is: declare it Public.Seat."):
        written(tmp_path, record("City", owner=kind), record("Toy", cities="Public[list[City]]"))


def test_clauses_are_read_from_folders_of_rules(tmp_path: Path) -> None:
    folder = tmp_path / "rules" / "peoples"
    folder.mkdir(parents=True)
    text = '@rules.decision\ndef revolt(g, seat):\n    """Rise. [TOY-007]"""\n'
    (folder / "rome.py").write_text(text, encoding="utf-8")
    assert '    "revolt": ("TOY-007",),' in written(tmp_path, record("Toy", n="Public[int]"))


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


def test_a_value_hidden_from_all_is_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, position = module(monkeypatch, tmp_path, record("Toy", lost="Nobody[Zone]", units="Nobody[Spread]"))
    g = blank_toy(position)
    g.lost, g.units = deck(["ant"]), spread([(1, 2)])
    assert code.redact(g, 0).lost == Zone((), (), False)
    assert code.redact(g, 0).units == NOTHING
