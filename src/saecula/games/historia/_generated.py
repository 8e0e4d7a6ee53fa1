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
    literal,
    number,
    numbers,
    pairs,
    ranks,
    seats,
    word,
    words,
    zone,
)
from saecula.core.plain import tuples, zone_from_plain, zone_to_plain
from saecula.core.zones import Zone
from saecula.games.historia.observation import symbols
from saecula.games.historia.position import CELL, EPOCHS, MOST_LOOKS, Civ, Historia


def blank_civ() -> Civ:
    g = Civ()
    g.civilization = ""
    g.difficulty = ""
    g.alive = False
    g.vp = 0
    g.technology = 0
    g.military = 0
    g.personal = 0
    g.used = 0
    g.general = 0
    g.lands = 0
    g.hand = Zone((), (), False)
    g.row = ()
    g.row_at_start = 0
    g.played = ()
    g.stack = Zone((), (), False)
    g.face_up = ()
    g.wonders = ()
    g.rotated = ()
    g.leaders = ()
    g.picked = ()
    g.looks = ()
    g.ruling = ""
    g.marker_from = ""
    g.borrowed = 0
    return g


def blank(content: Any, variant: Any) -> Historia:
    g = Historia()
    g.content = content
    g.variant = variant
    g.civs = []
    g.order = ()
    g.round = 0
    g.action_round = 0
    g.revolution = False
    g.active = 0
    g.action = ""
    g.spent = ()
    g.tiles = ()
    g.wonder_row = ()
    g.wonder_deck = ()
    g.pool = Zone((), (), False)
    g.pick = 0
    g.event = ""
    g.next_event = ""
    g.events = ()
    g.unplaced = ()
    g.goals = {}
    return g


def clone_civ(g: Civ) -> Civ:
    c = Civ()
    c.civilization = g.civilization
    c.difficulty = g.difficulty
    c.alive = g.alive
    c.vp = g.vp
    c.technology = g.technology
    c.military = g.military
    c.personal = g.personal
    c.used = g.used
    c.general = g.general
    c.lands = g.lands
    c.hand = g.hand
    c.row = g.row
    c.row_at_start = g.row_at_start
    c.played = g.played
    c.stack = g.stack
    c.face_up = g.face_up
    c.wonders = g.wonders
    c.rotated = g.rotated
    c.leaders = g.leaders
    c.picked = g.picked
    c.looks = g.looks
    c.ruling = g.ruling
    c.marker_from = g.marker_from
    c.borrowed = g.borrowed
    return c


def clone(g: Historia) -> Historia:
    c = Historia()
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
    c.civs = [clone_civ(x) for x in g.civs]
    c.order = g.order
    c.round = g.round
    c.action_round = g.action_round
    c.revolution = g.revolution
    c.active = g.active
    c.action = g.action
    c.spent = g.spent
    c.tiles = g.tiles
    c.wonder_row = g.wonder_row
    c.wonder_deck = g.wonder_deck
    c.pool = g.pool
    c.pick = g.pick
    c.event = g.event
    c.next_event = g.next_event
    c.events = g.events
    c.unplaced = g.unplaced
    c.goals = g.goals.copy()
    return c


def plain_civ(g: Civ) -> dict[str, Any]:
    return {
        "civilization": g.civilization,
        "difficulty": g.difficulty,
        "alive": g.alive,
        "vp": g.vp,
        "technology": g.technology,
        "military": g.military,
        "personal": g.personal,
        "used": g.used,
        "general": g.general,
        "lands": g.lands,
        "hand": zone_to_plain(g.hand),
        "row": list(g.row),
        "row_at_start": g.row_at_start,
        "played": list(g.played),
        "stack": zone_to_plain(g.stack),
        "face_up": list(g.face_up),
        "wonders": list(g.wonders),
        "rotated": list(g.rotated),
        "leaders": [zone_to_plain(x) for x in g.leaders],
        "picked": list(g.picked),
        "looks": [list(x) for x in g.looks],
        "ruling": g.ruling,
        "marker_from": g.marker_from,
        "borrowed": g.borrowed,
    }


def plain(g: Historia) -> dict[str, Any]:
    return {
        "seats": g.seats,
        "out": g.out,
        "dice": g.dice,
        "agenda": list(g.agenda),
        "block": g.block,
        "asks": list(g.asks),
        "picks": list(g.picks),
        "closed": g.closed,
        "civs": [plain_civ(x) for x in g.civs],
        "order": list(g.order),
        "round": g.round,
        "action_round": g.action_round,
        "revolution": g.revolution,
        "active": g.active,
        "action": g.action,
        "spent": list(g.spent),
        "tiles": list(g.tiles),
        "wonder_row": list(g.wonder_row),
        "wonder_deck": list(g.wonder_deck),
        "pool": zone_to_plain(g.pool),
        "pick": g.pick,
        "event": g.event,
        "next_event": g.next_event,
        "events": list(g.events),
        "unplaced": list(g.unplaced),
        "goals": dict(g.goals),
    }


def load_civ(d: dict[str, Any]) -> Civ:
    g = Civ()
    g.civilization = d["civilization"]
    g.difficulty = d["difficulty"]
    g.alive = d["alive"]
    g.vp = d["vp"]
    g.technology = d["technology"]
    g.military = d["military"]
    g.personal = d["personal"]
    g.used = d["used"]
    g.general = d["general"]
    g.lands = d["lands"]
    g.hand = zone_from_plain(d["hand"])
    g.row = tuple(d["row"])
    g.row_at_start = d["row_at_start"]
    g.played = tuple(d["played"])
    g.stack = zone_from_plain(d["stack"])
    g.face_up = tuple(d["face_up"])
    g.wonders = tuple(d["wonders"])
    g.rotated = tuple(d["rotated"])
    g.leaders = tuple([zone_from_plain(x) for x in d["leaders"]])
    g.picked = tuple(d["picked"])
    g.looks = tuple([tuple(x) for x in d["looks"]])
    g.ruling = d["ruling"]
    g.marker_from = d["marker_from"]
    g.borrowed = d["borrowed"]
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> Historia:
    g = Historia()
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
    g.civs = list([load_civ(x) for x in d["civs"]])
    g.order = tuple(d["order"])
    g.round = d["round"]
    g.action_round = d["action_round"]
    g.revolution = d["revolution"]
    g.active = d["active"]
    g.action = d["action"]
    g.spent = tuple(d["spent"])
    g.tiles = tuple(d["tiles"])
    g.wonder_row = tuple(d["wonder_row"])
    g.wonder_deck = tuple(d["wonder_deck"])
    g.pool = zone_from_plain(d["pool"])
    g.pick = d["pick"]
    g.event = d["event"]
    g.next_event = d["next_event"]
    g.events = tuple(d["events"])
    g.unplaced = tuple(d["unplaced"])
    g.goals = {k: x for k, x in d["goals"].items()}
    return g


def redact_civ(c: Civ, seat: int, owner: int) -> None:
    c.hand = c.hand.as_seen(seat)
    c.stack = c.stack.as_seen(seat)
    c.leaders = tuple([z.as_seen(seat) for z in c.leaders])
    if seat != owner:
        c.looks = ()


def redact(g: Historia, seat: int) -> Historia:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.civs):
        redact_civ(r, seat, i)
    c.pool = c.pool.as_seen(seat)
    return c


FIELDS: Fields = {
    "Civ": (
        FieldInfo("civilization", "Public", "str", codec=word('civilizations')),
        FieldInfo("difficulty", "Public", "str", codec=word('difficulties')),
        FieldInfo("alive", "Public", "bool", codec=flag()),
        FieldInfo("vp", "Public", "int", codec=number(64)),
        FieldInfo("technology", "Public", "int", codec=number()),
        FieldInfo("military", "Public", "int", codec=number()),
        FieldInfo("personal", "Public", "int", codec=number()),
        FieldInfo("used", "Public", "int", codec=number()),
        FieldInfo("general", "Public", "int", codec=number()),
        FieldInfo("lands", "Public", "int", codec=bit_set('territories')),
        FieldInfo("hand", "Zoned", "zone", codec=zone('action_cards', 'advisors')),
        FieldInfo("row", "Public", "tuple", codec=words('action_cards', 'advisors', ordered=True)),
        FieldInfo("row_at_start", "Public", "int", codec=number()),
        FieldInfo("played", "Public", "tuple", codec=words('action_cards', 'advisors')),
        FieldInfo("stack", "Zoned", "zone", codec=zone('advisors')),
        FieldInfo("face_up", "Public", "tuple", codec=words('advisors', ordered=True)),
        FieldInfo("wonders", "Public", "tuple", codec=words('wonders')),
        FieldInfo("rotated", "Public", "tuple", codec=words('wonders')),
        FieldInfo("leaders", "Zoned", "tuple", codec=each(EPOCHS, zone('leaders'))),
        FieldInfo("picked", "Public", "tuple", codec=numbers(EPOCHS)),
        FieldInfo("looks", "Owner", "tuple", codec=each(MOST_LOOKS, words('leaders'))),
        FieldInfo("ruling", "Public", "str", codec=word(literal('ready'), 'abilities')),
        FieldInfo("marker_from", "Public", "str", codec=word(literal('general', 'used', 'personal'))),
        FieldInfo("borrowed", "Public", "int", codec=number()),
    ),
    "Historia": (
        FieldInfo("civs", "Public", "list", record="Civ"),
        FieldInfo("order", "Public", "tuple", codec=ranks(seats)),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("action_round", "Public", "int", codec=number()),
        FieldInfo("revolution", "Public", "bool", codec=flag()),
        FieldInfo("active", "Public", "int", codec=choice(seats)),
        FieldInfo("action", "Public", "str", codec=word(symbols, 'action_cards', 'advisors')),
        FieldInfo("spent", "Public", "tuple", codec=words('wonders')),
        FieldInfo("tiles", "Public", "tuple", codec=each('territories', word('territory_tiles'))),
        FieldInfo("wonder_row", "Public", "tuple", codec=words('wonders', ordered=True)),
        FieldInfo("wonder_deck", "Public", "tuple", codec=words('wonders')),
        FieldInfo("pool", "Zoned", "zone", codec=zone('leaders')),
        FieldInfo("pick", "Public", "int", codec=number()),
        FieldInfo("event", "Public", "str", codec=word('events')),
        FieldInfo("next_event", "Public", "str", codec=word('events')),
        FieldInfo("events", "Public", "tuple", codec=words('events')),
        FieldInfo("unplaced", "Public", "tuple", codec=words('goals')),
        FieldInfo("goals", "Public", "dict", codec=pairs('goals', scale=CELL)),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "after": ("HIS-171", "HIS-175"),
    "before": ("HIS-170", "HIS-175"),
    "borrow_cubes": ("HIS-314",),
    "choose_cards": ("HIS-040", "HIS-041", "HIS-145"),
    "choose_civilization": ("HIS-002", "HIS-012"),
    "choose_mode": ("HIS-044", "HIS-045", "HIS-050"),
    "destroy_wonder": ("HIS-173", "HIS-177"),
    "draw_advisor": ("HIS-323",),
    "end_turn": ("HIS-170", "HIS-175"),
    "exclude_advisor": ("HIS-323",),
    "exploit": ("HIS-090", "HIS-092", "HIS-093"),
    "goal_cell": ("HIS-300",),
    "goal_column": ("HIS-300",),
    "keep_leader": ("HIS-018", "HIS-320"),
    "next_card": ("HIS-043", "HIS-148"),
    "place_cube": ("HIS-100", "HIS-102", "HIS-103"),
    "raid_victim": ("HIS-120", "HIS-122"),
    "recover_cubes": ("HIS-044", "HIS-121", "HIS-183"),
    "refresh_wonder": ("HIS-174",),
    "return_from_map": ("HIS-314",),
    "start_territory": ("HIS-019", "HIS-020", "HIS-022"),
    "take_card": ("HIS-146", "HIS-148"),
    "take_wonder": ("HIS-080", "HIS-081", "HIS-082"),
    "trade_partner": ("HIS-110", "HIS-111"),
    "war_target": ("HIS-131", "HIS-133", "HIS-136", "HIS-137"),
}
