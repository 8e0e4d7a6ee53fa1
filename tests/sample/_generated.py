"""Written by `make generate` from position.py; do not edit."""

# fmt: off
from __future__ import annotations

from typing import Any

from saecula.core.observed import (
    FieldInfo,
    Fields,
    choice,
    flag,
    literal,
    number,
    numbers,
    pairs,
    seats,
    word,
    words,
    zone,
)
from saecula.core.plain import tuples, zone_from_plain, zone_to_plain
from saecula.core.zones import Zone
from tests.sample.content import CARDS, GOODS
from tests.sample.position import Bazaar, Trader, Turn


def blank_trader() -> Trader:
    g = Trader()
    g.gold = 0
    g.hand = Zone((), (), False)
    g.staked = ()
    g.wish = ""
    return g


def blank_turn() -> Turn:
    g = Turn()
    g.seat = 0
    g.sold = False
    return g


def blank(content: Any, variant: Any) -> Bazaar:
    g = Bazaar()
    g.content = content
    g.variant = variant
    g.traders = []
    g.deck = Zone((), (), False)
    g.discard = Zone((), (), False)
    g.removed = ""
    g.prices = {}
    g.turn = blank_turn()
    g.first = 0
    g.round = 0
    g.rich = False
    g.scores = ()
    return g


def clone_trader(g: Trader) -> Trader:
    c = Trader()
    c.gold = g.gold
    c.hand = g.hand
    c.staked = g.staked
    c.wish = g.wish
    return c


def clone_turn(g: Turn) -> Turn:
    c = Turn()
    c.seat = g.seat
    c.sold = g.sold
    return c


def clone(g: Bazaar) -> Bazaar:
    c = Bazaar()
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
    c.traders = [clone_trader(x) for x in g.traders]
    c.deck = g.deck
    c.discard = g.discard
    c.removed = g.removed
    c.prices = g.prices.copy()
    c.turn = clone_turn(g.turn)
    c.first = g.first
    c.round = g.round
    c.rich = g.rich
    c.scores = g.scores
    return c


def plain_trader(g: Trader) -> dict[str, Any]:
    return {
        "gold": g.gold,
        "hand": zone_to_plain(g.hand),
        "staked": list(g.staked),
        "wish": g.wish,
    }


def plain_turn(g: Turn) -> dict[str, Any]:
    return {
        "seat": g.seat,
        "sold": g.sold,
    }


def plain(g: Bazaar) -> dict[str, Any]:
    return {
        "seats": g.seats,
        "out": g.out,
        "dice": g.dice,
        "agenda": list(g.agenda),
        "block": g.block,
        "asks": list(g.asks),
        "picks": list(g.picks),
        "closed": g.closed,
        "traders": [plain_trader(x) for x in g.traders],
        "deck": zone_to_plain(g.deck),
        "discard": zone_to_plain(g.discard),
        "removed": g.removed,
        "prices": dict(g.prices),
        "turn": plain_turn(g.turn),
        "first": g.first,
        "round": g.round,
        "rich": g.rich,
        "scores": list(g.scores),
    }


def load_trader(d: dict[str, Any]) -> Trader:
    g = Trader()
    g.gold = d["gold"]
    g.hand = zone_from_plain(d["hand"])
    g.staked = tuple(d["staked"])
    g.wish = d["wish"]
    return g


def load_turn(d: dict[str, Any]) -> Turn:
    g = Turn()
    g.seat = d["seat"]
    g.sold = d["sold"]
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> Bazaar:
    g = Bazaar()
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
    g.traders = list([load_trader(x) for x in d["traders"]])
    g.deck = zone_from_plain(d["deck"])
    g.discard = zone_from_plain(d["discard"])
    g.removed = d["removed"]
    g.prices = {k: x for k, x in d["prices"].items()}
    g.turn = load_turn(d["turn"])
    g.first = d["first"]
    g.round = d["round"]
    g.rich = d["rich"]
    g.scores = tuple(d["scores"])
    return g


def redact_trader(c: Trader, seat: int, owner: int) -> None:
    c.hand = c.hand.as_seen(seat)
    if seat != owner:
        c.wish = ""


def redact_turn(c: Turn, seat: int, owner: int) -> None:
    return None


def redact(g: Bazaar, seat: int) -> Bazaar:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.traders):
        redact_trader(r, seat, i)
    c.deck = c.deck.as_seen(seat)
    c.discard = c.discard.as_seen(seat)
    c.removed = ""
    redact_turn(c.turn, seat, -2)
    return c


FIELDS: Fields = {
    "Trader": (
        FieldInfo("gold", "Public", "int", codec=number()),
        FieldInfo("hand", "Zoned", "zone", codec=zone(literal(*CARDS))),
        FieldInfo("staked", "Public", "tuple", codec=words(literal(*CARDS))),
        FieldInfo("wish", "Owner", "str", codec=word(literal(*GOODS))),
    ),
    "Turn": (
        FieldInfo("seat", "Public", "int", codec=choice(seats)),
        FieldInfo("sold", "Public", "bool", codec=flag()),
    ),
    "Bazaar": (
        FieldInfo("traders", "Public", "list", record="Trader"),
        FieldInfo("deck", "Zoned", "zone", codec=zone(literal(*CARDS), ordered=True)),
        FieldInfo("discard", "Zoned", "zone", codec=zone(literal(*CARDS))),
        FieldInfo("removed", "Nobody", "str"),
        FieldInfo("prices", "Public", "dict", codec=pairs(literal(*GOODS))),
        FieldInfo("turn", "Public", "record", record="Turn"),
        FieldInfo("first", "Public", "int", codec=number()),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("rich", "Public", "bool", codec=flag()),
        FieldInfo("scores", "Public", "tuple", codec=numbers(seats, varies=True)),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "bid": ("SAM-030",),
    "depart": ("SAM-051",),
    "give": ("SAM-046",),
    "give_alms": ("SAM-055",),
    "intervene": ("SAM-047",),
    "market": ("SAM-041", "SAM-042"),
    "pay": ("SAM-045",),
    "put_back": ("SAM-044",),
    "secret_wish": ("SAM-005",),
    "smuggle": ("SAM-056",),
    "stake": ("SAM-020",),
}
