"""Written by `make generate` from position.py; do not edit."""

# fmt: off
from __future__ import annotations

from typing import Any

from saecula.core.observed import (
    FieldInfo,
    Fields,
    bit_set,
    choice,
    each,
    flag,
    number,
    numbers,
    seats,
    word,
    words,
    zone,
)
from saecula.core.plain import tuples, zone_from_plain, zone_to_plain
from saecula.core.zones import Zone
from saecula.games.sands_of_time.observation import peasants_and_soldiers, rows, stacks
from saecula.games.sands_of_time.position import Empire, SandsOfTime


def blank_empire() -> Empire:
    g = Empire()
    g.vp = 0
    g.last_chronicles = 0
    g.grain = 0
    g.gold = 0
    g.unrest = 0
    g.heritage = ()
    g.lands = 0
    g.provinces = 0
    g.capital = 0
    g.peasants = ()
    g.soldiers = ()
    g.caravans = 0
    g.steps = ()
    g.advances = 0
    g.chosen = Zone((), (), False)
    g.played = ()
    g.focus = ""
    g.focus_markers = 0
    g.bonuses = 0
    g.hand = Zone((), (), False)
    g.chronicles = ()
    return g


def blank(content: Any, variant: Any) -> SandsOfTime:
    g = SandsOfTime()
    g.content = content
    g.variant = variant
    g.empires = []
    g.start = 0
    g.generation = 0
    g.round = 0
    g.space = 0
    g.dynasty = 0
    g.grew = False
    g.tiles = ()
    g.buildings = ()
    g.supply = ()
    g.rows = ()
    g.stacks = ()
    g.peeked = ()
    g.active = 0
    g.bonus = ""
    g.support = 0
    g.replayed = False
    g.wagers = ()
    g.arrived = ()
    g.passages = 0
    return g


def clone_empire(g: Empire) -> Empire:
    c = Empire()
    c.vp = g.vp
    c.last_chronicles = g.last_chronicles
    c.grain = g.grain
    c.gold = g.gold
    c.unrest = g.unrest
    c.heritage = g.heritage
    c.lands = g.lands
    c.provinces = g.provinces
    c.capital = g.capital
    c.peasants = g.peasants
    c.soldiers = g.soldiers
    c.caravans = g.caravans
    c.steps = g.steps
    c.advances = g.advances
    c.chosen = g.chosen
    c.played = g.played
    c.focus = g.focus
    c.focus_markers = g.focus_markers
    c.bonuses = g.bonuses
    c.hand = g.hand
    c.chronicles = g.chronicles
    return c


def clone(g: SandsOfTime) -> SandsOfTime:
    c = SandsOfTime()
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
    c.empires = [clone_empire(x) for x in g.empires]
    c.start = g.start
    c.generation = g.generation
    c.round = g.round
    c.space = g.space
    c.dynasty = g.dynasty
    c.grew = g.grew
    c.tiles = g.tiles
    c.buildings = g.buildings
    c.supply = g.supply
    c.rows = g.rows
    c.stacks = g.stacks
    c.peeked = g.peeked
    c.active = g.active
    c.bonus = g.bonus
    c.support = g.support
    c.replayed = g.replayed
    c.wagers = g.wagers
    c.arrived = g.arrived
    c.passages = g.passages
    return c


def plain_empire(g: Empire) -> dict[str, Any]:
    return {
        "vp": g.vp,
        "last_chronicles": g.last_chronicles,
        "grain": g.grain,
        "gold": g.gold,
        "unrest": g.unrest,
        "heritage": list(g.heritage),
        "lands": g.lands,
        "provinces": g.provinces,
        "capital": g.capital,
        "peasants": list(g.peasants),
        "soldiers": list(g.soldiers),
        "caravans": g.caravans,
        "steps": list(g.steps),
        "advances": g.advances,
        "chosen": zone_to_plain(g.chosen),
        "played": list(g.played),
        "focus": g.focus,
        "focus_markers": g.focus_markers,
        "bonuses": g.bonuses,
        "hand": zone_to_plain(g.hand),
        "chronicles": [zone_to_plain(x) for x in g.chronicles],
    }


def plain(g: SandsOfTime) -> dict[str, Any]:
    return {
        "seats": g.seats,
        "out": g.out,
        "dice": g.dice,
        "agenda": list(g.agenda),
        "block": g.block,
        "asks": list(g.asks),
        "picks": list(g.picks),
        "closed": g.closed,
        "empires": [plain_empire(x) for x in g.empires],
        "start": g.start,
        "generation": g.generation,
        "round": g.round,
        "space": g.space,
        "dynasty": g.dynasty,
        "grew": g.grew,
        "tiles": list(g.tiles),
        "buildings": list(g.buildings),
        "supply": list(g.supply),
        "rows": [list(x) for x in g.rows],
        "stacks": [zone_to_plain(x) for x in g.stacks],
        "peeked": list(g.peeked),
        "active": g.active,
        "bonus": g.bonus,
        "support": g.support,
        "replayed": g.replayed,
        "wagers": list(g.wagers),
        "arrived": list(g.arrived),
        "passages": g.passages,
    }


def load_empire(d: dict[str, Any]) -> Empire:
    g = Empire()
    g.vp = d["vp"]
    g.last_chronicles = d["last_chronicles"]
    g.grain = d["grain"]
    g.gold = d["gold"]
    g.unrest = d["unrest"]
    g.heritage = tuple(d["heritage"])
    g.lands = d["lands"]
    g.provinces = d["provinces"]
    g.capital = d["capital"]
    g.peasants = tuple(d["peasants"])
    g.soldiers = tuple(d["soldiers"])
    g.caravans = d["caravans"]
    g.steps = tuple(d["steps"])
    g.advances = d["advances"]
    g.chosen = zone_from_plain(d["chosen"])
    g.played = tuple(d["played"])
    g.focus = d["focus"]
    g.focus_markers = d["focus_markers"]
    g.bonuses = d["bonuses"]
    g.hand = zone_from_plain(d["hand"])
    g.chronicles = tuple([zone_from_plain(x) for x in d["chronicles"]])
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> SandsOfTime:
    g = SandsOfTime()
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
    g.empires = list([load_empire(x) for x in d["empires"]])
    g.start = d["start"]
    g.generation = d["generation"]
    g.round = d["round"]
    g.space = d["space"]
    g.dynasty = d["dynasty"]
    g.grew = d["grew"]
    g.tiles = tuple(d["tiles"])
    g.buildings = tuple(d["buildings"])
    g.supply = tuple(d["supply"])
    g.rows = tuple([tuple(x) for x in d["rows"]])
    g.stacks = tuple([zone_from_plain(x) for x in d["stacks"]])
    g.peeked = tuple(d["peeked"])
    g.active = d["active"]
    g.bonus = d["bonus"]
    g.support = d["support"]
    g.replayed = d["replayed"]
    g.wagers = tuple(d["wagers"])
    g.arrived = tuple(d["arrived"])
    g.passages = d["passages"]
    return g


def redact_empire(c: Empire, seat: int, owner: int) -> None:
    c.chosen = c.chosen.as_seen(seat)
    c.hand = c.hand.as_seen(seat)
    c.chronicles = tuple([z.as_seen(seat) for z in c.chronicles])


def redact(g: SandsOfTime, seat: int) -> SandsOfTime:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.empires):
        redact_empire(r, seat, i)
    c.stacks = tuple([z.as_seen(seat) for z in c.stacks])
    return c


FIELDS: Fields = {
    "Empire": (
        FieldInfo("vp", "Public", "int", codec=number(64)),
        FieldInfo("last_chronicles", "Public", "int", codec=number(64)),
        FieldInfo("grain", "Public", "int", codec=number()),
        FieldInfo("gold", "Public", "int", codec=number()),
        FieldInfo("unrest", "Public", "int", codec=number()),
        FieldInfo("heritage", "Public", "tuple", codec=numbers('categories')),
        FieldInfo("lands", "Public", "int", codec=bit_set('regions')),
        FieldInfo("provinces", "Public", "int", codec=bit_set('regions')),
        FieldInfo("capital", "Public", "int", codec=choice('regions')),
        FieldInfo("peasants", "Public", "tuple", codec=numbers('regions')),
        FieldInfo("soldiers", "Public", "tuple", codec=numbers('regions')),
        FieldInfo("caravans", "Public", "int", codec=bit_set('borders')),
        FieldInfo("steps", "Public", "tuple", codec=numbers(rows)),
        FieldInfo("advances", "Public", "int", codec=bit_set('advances')),
        FieldInfo("chosen", "Zoned", "zone", codec=zone('action_cards', 'focus_cards')),
        FieldInfo("played", "Public", "tuple", codec=words('action_cards', 'focus_cards', ordered=True)),
        FieldInfo("focus", "Public", "str", codec=word('focus_cards')),
        FieldInfo("focus_markers", "Public", "int", codec=number()),
        FieldInfo("bonuses", "Public", "int", codec=bit_set('bonus_actions')),
        FieldInfo("hand", "Zoned", "zone", codec=zone('chronicle_cards')),
        FieldInfo("chronicles", "Zoned", "tuple", codec=each('scoring_fields', zone('chronicle_cards'))),
    ),
    "SandsOfTime": (
        FieldInfo("empires", "Public", "list", record="Empire"),
        FieldInfo("start", "Public", "int", codec=choice(seats)),
        FieldInfo("generation", "Public", "int", codec=number()),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("space", "Public", "int", codec=number()),
        FieldInfo("dynasty", "Public", "int", codec=number()),
        FieldInfo("grew", "Public", "bool", codec=flag()),
        FieldInfo("tiles", "Public", "tuple", codec=each('regions', word('resource_tiles'))),
        FieldInfo("buildings", "Public", "tuple", codec=each('regions', bit_set('buildings'))),
        FieldInfo("supply", "Public", "tuple", codec=numbers('buildings')),
        FieldInfo("rows", "Public", "tuple", codec=each(rows, words('advances', ordered=True))),
        FieldInfo("stacks", "Zoned", "tuple", codec=each(stacks, zone('advances', ordered=True))),
        FieldInfo("peeked", "Public", "tuple", codec=each(stacks, bit_set(seats))),
        FieldInfo("active", "Public", "int", codec=choice(seats)),
        FieldInfo("bonus", "Public", "str", codec=word('bonus_actions')),
        FieldInfo("support", "Public", "int", codec=choice('categories')),
        FieldInfo("replayed", "Public", "bool", codec=flag()),
        FieldInfo("wagers", "Public", "tuple", codec=numbers(2, varies=True)),
        FieldInfo("arrived", "Public", "tuple", codec=numbers(peasants_and_soldiers, varies=True)),
        FieldInfo("passages", "Public", "int", codec=bit_set('regions')),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "advance": ("SOT-082", "SOT-190", "SOT-191"),
    "advance_more": ("SOT-082", "SOT-373"),
    "annex_after": ("SOT-082", "SOT-120", "SOT-146"),
    "ask_passage": ("SOT-082", "SOT-233"),
    "choose_building": ("SOT-082", "SOT-160", "SOT-361"),
    "choose_capital": ("SOT-041", "SOT-134"),
    "choose_cards": ("SOT-071", "SOT-072", "SOT-073", "SOT-074"),
    "choose_chronicle": ("SOT-325",),
    "close_turn": ("SOT-081", "SOT-082"),
    "conquest": ("SOT-082", "SOT-120", "SOT-121"),
    "consent": ("SOT-233",),
    "first_advance": ("SOT-046",),
    "first_caravan": ("SOT-042",),
    "found_province": ("SOT-037", "SOT-038", "SOT-039"),
    "free_caravan": ("SOT-078", "SOT-082", "SOT-231", "SOT-234"),
    "govern": ("SOT-082", "SOT-180"),
    "grow": ("SOT-301",),
    "keep_gold": ("SOT-371",),
    "keep_grain": ("SOT-371",),
    "lay": ("SOT-100", "SOT-101", "SOT-102"),
    "lay_more": ("SOT-082", "SOT-373"),
    "lay_out": ("SOT-195", "SOT-196"),
    "levy": ("SOT-078", "SOT-082", "SOT-110"),
    "move_from": ("SOT-082", "SOT-150", "SOT-230"),
    "move_number": ("SOT-230",),
    "move_on": ("SOT-082", "SOT-372"),
    "move_to": ("SOT-150", "SOT-230"),
    "next_card": ("SOT-075", "SOT-077", "SOT-078", "SOT-081"),
    "open_route": ("SOT-082", "SOT-210", "SOT-211"),
    "pay_caravan": ("SOT-210",),
    "plunder_all": ("SOT-082", "SOT-154"),
    "plunder_one": ("SOT-082", "SOT-151", "SOT-153"),
    "raise_one": ("SOT-042", "SOT-215"),
    "retreat": ("SOT-131",),
    "return_citizens": ("SOT-129", "SOT-130", "SOT-313"),
    "second_site": ("SOT-082", "SOT-373"),
    "seventh_peasant": ("SOT-041", "SOT-043"),
    "site": ("SOT-082", "SOT-160"),
    "tribute": ("SOT-082", "SOT-240"),
    "wager": ("SOT-126", "SOT-127"),
}
