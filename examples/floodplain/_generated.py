"""Written by `make generate` from position.py; do not edit."""

# fmt: off
from __future__ import annotations

from typing import Any

from floodplain.position import Floodplain, Village
from saecula.core.observed import FieldInfo, Fields, number, word
from saecula.core.plain import tuples


def blank_village() -> Village:
    g = Village()
    g.grain = 0
    g.sown = ""
    return g


def blank(content: Any, variant: Any) -> Floodplain:
    g = Floodplain()
    g.content = content
    g.variant = variant
    g.villages = []
    g.year = 0
    return g


def clone_village(g: Village) -> Village:
    c = Village()
    c.grain = g.grain
    c.sown = g.sown
    return c


def clone(g: Floodplain) -> Floodplain:
    c = Floodplain()
    c.rules = g.rules
    c.seats = g.seats
    c.out = g.out
    c.dice = g.dice
    c.agenda = g.agenda.copy()
    c.block = g.block
    c.asks = g.asks
    c.picks = g.picks
    c.closed = g.closed
    c.pending = []
    c.listed = g.listed
    c.barrier = False
    c.journal = None
    c.content = g.content
    c.variant = g.variant
    c.villages = [clone_village(x) for x in g.villages]
    c.year = g.year
    return c


def plain_village(g: Village) -> dict[str, Any]:
    return {
        "grain": g.grain,
        "sown": g.sown,
    }


def plain(g: Floodplain) -> dict[str, Any]:
    return {
        "seats": g.seats,
        "out": g.out,
        "dice": g.dice,
        "agenda": list(g.agenda),
        "block": g.block,
        "asks": list(g.asks),
        "picks": list(g.picks),
        "closed": g.closed,
        "villages": [plain_village(x) for x in g.villages],
        "year": g.year,
    }


def load_village(d: dict[str, Any]) -> Village:
    g = Village()
    g.grain = d["grain"]
    g.sown = d["sown"]
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> Floodplain:
    g = Floodplain()
    g.rules = rules
    g.seats = d["seats"]
    g.out = d["out"]
    g.dice = d["dice"]
    g.agenda = list([tuples(x) for x in d["agenda"]])
    g.block = d["block"]
    g.asks = tuple([tuples(x) for x in d["asks"]])
    g.picks = tuple([tuples(x) for x in d["picks"]])
    g.closed = d["closed"]
    g.pending = []
    g.listed = []
    g.barrier = False
    g.journal = None
    g.content = content
    g.variant = variant
    g.villages = list([load_village(x) for x in d["villages"]])
    g.year = d["year"]
    return g


def redact_village(c: Village, seat: int, owner: int) -> None:
    return None


def redact(g: Floodplain, seat: int) -> Floodplain:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.villages):
        redact_village(r, seat, i)
    return c


FIELDS: Fields = {
    "Village": (
        FieldInfo("grain", "Public", "int", codec=number(64)),
        FieldInfo("sown", "Public", "str", codec=word('fields')),
    ),
    "Floodplain": (
        FieldInfo("villages", "Public", "list", record="Village"),
        FieldInfo("year", "Public", "int", codec=number()),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "sow": ("FLD-011",),
}
