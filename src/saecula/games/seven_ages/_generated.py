"""Written by `make generate` from position.py; do not edit."""

# fmt: off
from __future__ import annotations

from typing import Any

from saecula.core.observed import (
    FieldInfo,
    Fields,
    bit_set,
    choice,
    dense,
    each,
    flag,
    literal,
    number,
    numbers,
    packed,
    seats,
    word,
    words,
    zone,
)
from saecula.core.plain import spread_from_plain, spread_to_plain, tuples, zone_from_plain, zone_to_plain
from saecula.core.spread import NOTHING
from saecula.core.zones import Zone
from saecula.games.seven_ages.observation import (
    CANALS,
    CITY_STEPS,
    COLOURS,
    ELEPHANTS,
    FORCE_BITS,
    FORCE_PARTS,
    LEADER_KINDS,
    MARKERS,
    STACK_BITS,
    places,
    played,
    postings,
    showings,
    sways,
    totals,
    truces,
)
from saecula.games.seven_ages.position import Empire, Player, SevenAges


def blank_player() -> Player:
    g = Player()
    g.hand = Zone((), (), False)
    g.laid = Zone((), (), False)
    g.turned = 0
    g.idle = 0
    g.turning = 0
    g.performed = 0
    g.glory = 0
    g.scored = 0
    g.gone = 0
    g.colours = 0
    g.moved = NOTHING
    g.drawn = 0
    return g


def blank_empire() -> Empire:
    g = Empire()
    g.owner = -2
    g.card = 0
    g.progress = 0
    g.money = 0
    g.elites = 0
    g.elephants = 0
    g.artifacts = 0
    g.capital = 0
    g.homeland = 0
    g.forces = NOTHING
    g.units = NOTHING
    g.leaders = ()
    g.committed = 0
    g.leading = 0
    g.marker = Zone((), (), False)
    g.turned = 0
    g.wild = False
    g.spent = False
    g.traded = False
    g.fought = False
    g.won = False
    g.released = 0
    return g


def blank(content: Any, variant: Any) -> SevenAges:
    g = SevenAges()
    g.content = content
    g.variant = variant
    g.players = []
    g.empires = []
    g.owned = ()
    g.deck = Zone((), (), False)
    g.discard = ()
    g.shown = ()
    g.start = 0
    g.round = 0
    g.number = 0
    g.active = 0
    g.founding = 0
    g.cities = ()
    g.forts = 0
    g.disorder = 0
    g.named = 0
    g.built = NOTHING
    g.elephants = 0
    g.marching = 0
    g.canals = 0
    g.canals_asked = 0
    g.ways = NOTHING
    g.conflict = 0
    g.sides = (0, 0,)
    g.shaken = (0, 0,)
    g.aside = (0, 0,)
    g.bared = (0, 0,)
    g.fallen = 0
    g.engaged = False
    g.dealt = ()
    g.seized = 0
    g.planned = 0
    g.placed = NOTHING
    g.blue = NOTHING
    g.raised = 0
    g.cup = ()
    g.plays = ()
    g.sways = ()
    g.truces = ()
    g.asked = 0
    g.permits = 0
    g.traders = (0, 0,)
    g.offered = ("", "",)
    g.loser_levels = 0
    g.cadence = Zone((), (), False)
    g.held = 0
    g.first_age = 0
    g.passed = 0
    g.outlived = False
    g.ended = False
    g.calm = False
    return g


def clone_player(g: Player) -> Player:
    c = Player()
    c.hand = g.hand
    c.laid = g.laid
    c.turned = g.turned
    c.idle = g.idle
    c.turning = g.turning
    c.performed = g.performed
    c.glory = g.glory
    c.scored = g.scored
    c.gone = g.gone
    c.colours = g.colours
    c.moved = g.moved
    c.drawn = g.drawn
    return c


def clone_empire(g: Empire) -> Empire:
    c = Empire()
    c.owner = g.owner
    c.card = g.card
    c.progress = g.progress
    c.money = g.money
    c.elites = g.elites
    c.elephants = g.elephants
    c.artifacts = g.artifacts
    c.capital = g.capital
    c.homeland = g.homeland
    c.forces = g.forces
    c.units = g.units
    c.leaders = g.leaders
    c.committed = g.committed
    c.leading = g.leading
    c.marker = g.marker
    c.turned = g.turned
    c.wild = g.wild
    c.spent = g.spent
    c.traded = g.traded
    c.fought = g.fought
    c.won = g.won
    c.released = g.released
    return c


def clone(g: SevenAges) -> SevenAges:
    c = SevenAges()
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
    c.players = [clone_player(x) for x in g.players]
    c.empires = [clone_empire(x) for x in g.empires]
    c.owned = g.owned
    c.deck = g.deck
    c.discard = g.discard
    c.shown = g.shown
    c.start = g.start
    c.round = g.round
    c.number = g.number
    c.active = g.active
    c.founding = g.founding
    c.cities = g.cities
    c.forts = g.forts
    c.disorder = g.disorder
    c.named = g.named
    c.built = g.built
    c.elephants = g.elephants
    c.marching = g.marching
    c.canals = g.canals
    c.canals_asked = g.canals_asked
    c.ways = g.ways
    c.conflict = g.conflict
    c.sides = g.sides
    c.shaken = g.shaken
    c.aside = g.aside
    c.bared = g.bared
    c.fallen = g.fallen
    c.engaged = g.engaged
    c.dealt = g.dealt
    c.seized = g.seized
    c.planned = g.planned
    c.placed = g.placed
    c.blue = g.blue
    c.raised = g.raised
    c.cup = g.cup
    c.plays = g.plays
    c.sways = g.sways
    c.truces = g.truces
    c.asked = g.asked
    c.permits = g.permits
    c.traders = g.traders
    c.offered = g.offered
    c.loser_levels = g.loser_levels
    c.cadence = g.cadence
    c.held = g.held
    c.first_age = g.first_age
    c.passed = g.passed
    c.outlived = g.outlived
    c.ended = g.ended
    c.calm = g.calm
    return c


def plain_player(g: Player) -> dict[str, Any]:
    return {
        "hand": zone_to_plain(g.hand),
        "laid": zone_to_plain(g.laid),
        "turned": g.turned,
        "idle": g.idle,
        "turning": g.turning,
        "performed": g.performed,
        "glory": g.glory,
        "scored": g.scored,
        "gone": g.gone,
        "colours": g.colours,
        "moved": spread_to_plain(g.moved),
        "drawn": g.drawn,
    }


def plain_empire(g: Empire) -> dict[str, Any]:
    return {
        "owner": g.owner,
        "card": g.card,
        "progress": g.progress,
        "money": g.money,
        "elites": g.elites,
        "elephants": g.elephants,
        "artifacts": g.artifacts,
        "capital": g.capital,
        "homeland": g.homeland,
        "forces": spread_to_plain(g.forces),
        "units": spread_to_plain(g.units),
        "leaders": [list(x) for x in g.leaders],
        "committed": g.committed,
        "leading": g.leading,
        "marker": zone_to_plain(g.marker),
        "turned": g.turned,
        "wild": g.wild,
        "spent": g.spent,
        "traded": g.traded,
        "fought": g.fought,
        "won": g.won,
        "released": g.released,
    }


def plain(g: SevenAges) -> dict[str, Any]:
    return {
        "seats": g.seats,
        "out": g.out,
        "dice": g.dice,
        "agenda": list(g.agenda),
        "block": g.block,
        "asks": list(g.asks),
        "picks": list(g.picks),
        "closed": g.closed,
        "players": [plain_player(x) for x in g.players],
        "empires": [plain_empire(x) for x in g.empires],
        "owned": list(g.owned),
        "deck": zone_to_plain(g.deck),
        "discard": list(g.discard),
        "shown": [list(x) for x in g.shown],
        "start": g.start,
        "round": g.round,
        "number": g.number,
        "active": g.active,
        "founding": g.founding,
        "cities": list(g.cities),
        "forts": g.forts,
        "disorder": g.disorder,
        "named": g.named,
        "built": spread_to_plain(g.built),
        "elephants": g.elephants,
        "marching": g.marching,
        "canals": g.canals,
        "canals_asked": g.canals_asked,
        "ways": spread_to_plain(g.ways),
        "conflict": g.conflict,
        "sides": list(g.sides),
        "shaken": list(g.shaken),
        "aside": list(g.aside),
        "bared": list(g.bared),
        "fallen": g.fallen,
        "engaged": g.engaged,
        "dealt": [zone_to_plain(x) for x in g.dealt],
        "seized": g.seized,
        "planned": g.planned,
        "placed": spread_to_plain(g.placed),
        "blue": spread_to_plain(g.blue),
        "raised": g.raised,
        "cup": list(g.cup),
        "plays": [list(x) for x in g.plays],
        "sways": [list(x) for x in g.sways],
        "truces": [list(x) for x in g.truces],
        "asked": g.asked,
        "permits": g.permits,
        "traders": list(g.traders),
        "offered": list(g.offered),
        "loser_levels": g.loser_levels,
        "cadence": zone_to_plain(g.cadence),
        "held": g.held,
        "first_age": g.first_age,
        "passed": g.passed,
        "outlived": g.outlived,
        "ended": g.ended,
        "calm": g.calm,
    }


def load_player(d: dict[str, Any]) -> Player:
    g = Player()
    g.hand = zone_from_plain(d["hand"])
    g.laid = zone_from_plain(d["laid"])
    g.turned = d["turned"]
    g.idle = d["idle"]
    g.turning = d["turning"]
    g.performed = d["performed"]
    g.glory = d["glory"]
    g.scored = d["scored"]
    g.gone = d["gone"]
    g.colours = d["colours"]
    g.moved = spread_from_plain(d["moved"])
    g.drawn = d["drawn"]
    return g


def load_empire(d: dict[str, Any]) -> Empire:
    g = Empire()
    g.owner = d["owner"]
    g.card = d["card"]
    g.progress = d["progress"]
    g.money = d["money"]
    g.elites = d["elites"]
    g.elephants = d["elephants"]
    g.artifacts = d["artifacts"]
    g.capital = d["capital"]
    g.homeland = d["homeland"]
    g.forces = spread_from_plain(d["forces"])
    g.units = spread_from_plain(d["units"])
    g.leaders = tuple([tuple(x) for x in d["leaders"]])
    g.committed = d["committed"]
    g.leading = d["leading"]
    g.marker = zone_from_plain(d["marker"])
    g.turned = d["turned"]
    g.wild = d["wild"]
    g.spent = d["spent"]
    g.traded = d["traded"]
    g.fought = d["fought"]
    g.won = d["won"]
    g.released = d["released"]
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> SevenAges:
    g = SevenAges()
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
    g.players = list([load_player(x) for x in d["players"]])
    g.empires = list([load_empire(x) for x in d["empires"]])
    g.owned = tuple(d["owned"])
    g.deck = zone_from_plain(d["deck"])
    g.discard = tuple(d["discard"])
    g.shown = tuple([tuple(x) for x in d["shown"]])
    g.start = d["start"]
    g.round = d["round"]
    g.number = d["number"]
    g.active = d["active"]
    g.founding = d["founding"]
    g.cities = tuple(d["cities"])
    g.forts = d["forts"]
    g.disorder = d["disorder"]
    g.named = d["named"]
    g.built = spread_from_plain(d["built"])
    g.elephants = d["elephants"]
    g.marching = d["marching"]
    g.canals = d["canals"]
    g.canals_asked = d["canals_asked"]
    g.ways = spread_from_plain(d["ways"])
    g.conflict = d["conflict"]
    g.sides = tuple(d["sides"])
    g.shaken = tuple(d["shaken"])
    g.aside = tuple(d["aside"])
    g.bared = tuple(d["bared"])
    g.fallen = d["fallen"]
    g.engaged = d["engaged"]
    g.dealt = tuple([zone_from_plain(x) for x in d["dealt"]])
    g.seized = d["seized"]
    g.planned = d["planned"]
    g.placed = spread_from_plain(d["placed"])
    g.blue = spread_from_plain(d["blue"])
    g.raised = d["raised"]
    g.cup = tuple(d["cup"])
    g.plays = tuple([tuple(x) for x in d["plays"]])
    g.sways = tuple([tuple(x) for x in d["sways"]])
    g.truces = tuple([tuple(x) for x in d["truces"]])
    g.asked = d["asked"]
    g.permits = d["permits"]
    g.traders = tuple(d["traders"])
    g.offered = tuple(d["offered"])
    g.loser_levels = d["loser_levels"]
    g.cadence = zone_from_plain(d["cadence"])
    g.held = d["held"]
    g.first_age = d["first_age"]
    g.passed = d["passed"]
    g.outlived = d["outlived"]
    g.ended = d["ended"]
    g.calm = d["calm"]
    return g


def redact_player(c: Player, seat: int, owner: int) -> None:
    c.hand = c.hand.as_seen(seat)
    c.laid = c.laid.as_seen(seat)
    if seat != owner:
        c.idle = 0
    if seat != owner:
        c.turning = 0
    if seat != owner:
        c.moved = NOTHING
    if seat != owner:
        c.drawn = 0


def redact_empire(c: Empire, seat: int) -> None:
    owner = c.owner if c.owner >= 0 else -2
    if seat != owner:
        c.units = NOTHING
    if seat != owner:
        c.committed = 0
    if seat != owner:
        c.leading = 0
    c.marker = c.marker.as_seen(seat)


def redact(g: SevenAges, seat: int) -> SevenAges:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.players):
        redact_player(r, seat, i)
    for owned in c.empires:
        redact_empire(owned, seat)
    c.deck = c.deck.as_seen(seat)
    c.dealt = tuple([z.as_seen(seat) for z in c.dealt])
    c.cadence = c.cadence.as_seen(seat)
    c.calm = False
    return c


FIELDS: Fields = {
    "Player": (
        FieldInfo("hand", "Zoned", "zone", codec=zone('cards')),
        FieldInfo("laid", "Zoned", "zone", codec=zone(literal(*MARKERS))),
        FieldInfo("turned", "Public", "int", codec=number()),
        FieldInfo("idle", "Owner", "int", codec=bit_set(COLOURS)),
        FieldInfo("turning", "Owner", "int", codec=bit_set(COLOURS + 1)),
        FieldInfo("performed", "Public", "int", codec=bit_set(8)),
        FieldInfo("glory", "Public", "int", codec=number(64)),
        FieldInfo("scored", "Public", "int", codec=number()),
        FieldInfo("gone", "Public", "int", codec=bit_set(8)),
        FieldInfo("colours", "Public", "int", codec=bit_set(COLOURS)),
        FieldInfo("moved", "Owner", "spread", codec=totals),
        FieldInfo("drawn", "Owner", "int", codec=number()),
    ),
    "Empire": (
        FieldInfo("owner", "Public", "int", codec=number()),
        FieldInfo("card", "Public", "int", codec=choice('cards')),
        FieldInfo("progress", "Public", "int", codec=number(64)),
        FieldInfo("money", "Public", "int", codec=number(64)),
        FieldInfo("elites", "Public", "int", codec=number()),
        FieldInfo("elephants", "Public", "int", codec=bit_set(ELEPHANTS)),
        FieldInfo("artifacts", "Public", "int", codec=bit_set('artifacts')),
        FieldInfo("capital", "Public", "int", codec=choice('areas')),
        FieldInfo("homeland", "Public", "int", codec=bit_set('areas')),
        FieldInfo("forces", "Public", "spread", codec=dense(places, packed(FORCE_PARTS, FORCE_BITS))),
        FieldInfo("units", "Owner", "spread", codec=totals),
        FieldInfo("leaders", "Public", "tuple", codec=postings),
        FieldInfo("committed", "Owner", "int", codec=packed('units', STACK_BITS)),
        FieldInfo("leading", "Owner", "int", codec=number(256)),
        FieldInfo("marker", "Zoned", "zone", codec=zone(literal(*MARKERS))),
        FieldInfo("turned", "Public", "int", codec=number()),
        FieldInfo("wild", "Public", "bool", codec=flag()),
        FieldInfo("spent", "Public", "bool", codec=flag()),
        FieldInfo("traded", "Public", "bool", codec=flag()),
        FieldInfo("fought", "Public", "bool", codec=flag()),
        FieldInfo("won", "Public", "bool", codec=flag()),
        FieldInfo("released", "Public", "int", codec=bit_set(2)),
    ),
    "SevenAges": (
        FieldInfo("players", "Public", "list", record="Player"),
        FieldInfo("empires", "Public", "list", record="Empire"),
        FieldInfo("owned", "Public", "tuple", codec=each(seats, bit_set(COLOURS))),
        FieldInfo("deck", "Zoned", "zone", codec=zone('cards')),
        FieldInfo("discard", "Public", "tuple", codec=words('cards', ordered=True)),
        FieldInfo("shown", "Public", "tuple", codec=showings),
        FieldInfo("start", "Public", "int", codec=choice(seats)),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("number", "Public", "int", codec=number()),
        FieldInfo("active", "Public", "int", codec=choice(seats)),
        FieldInfo("founding", "Public", "int", codec=choice(COLOURS)),
        FieldInfo("cities", "Public", "tuple", codec=each(CITY_STEPS, bit_set('areas'))),
        FieldInfo("forts", "Public", "int", codec=bit_set('areas')),
        FieldInfo("disorder", "Public", "int", codec=bit_set('areas')),
        FieldInfo("named", "Public", "int", codec=bit_set('leaders')),
        FieldInfo("built", "Public", "spread", codec=dense(places, number())),
        FieldInfo("elephants", "Public", "int", codec=bit_set(ELEPHANTS)),
        FieldInfo("marching", "Public", "int", codec=choice(COLOURS)),
        FieldInfo("canals", "Public", "int", codec=bit_set(CANALS)),
        FieldInfo("canals_asked", "Public", "int", codec=bit_set(CANALS)),
        FieldInfo("ways", "Public", "spread", codec=dense('areas', number(8))),
        FieldInfo("conflict", "Public", "int", codec=choice('areas')),
        FieldInfo("sides", "Public", "row", codec=each(2, choice(COLOURS))),
        FieldInfo("shaken", "Public", "row", codec=numbers(2)),
        FieldInfo("aside", "Public", "row", codec=each(2, packed('units', STACK_BITS))),
        FieldInfo("bared", "Public", "row", codec=each(2, packed('units', STACK_BITS))),
        FieldInfo("fallen", "Public", "int", codec=bit_set(2)),
        FieldInfo("engaged", "Public", "bool", codec=flag()),
        FieldInfo("dealt", "Zoned", "tuple", codec=each(2, zone('cards'))),
        FieldInfo("seized", "Public", "int", codec=bit_set('areas')),
        FieldInfo("planned", "Public", "int", codec=bit_set('areas')),
        FieldInfo("placed", "Public", "spread", codec=dense('areas', number(128))),
        FieldInfo("blue", "Public", "spread", codec=dense('artifacts', number(64))),
        FieldInfo("raised", "Public", "int", codec=bit_set('areas')),
        FieldInfo("cup", "Public", "tuple", codec=numbers(LEADER_KINDS)),
        FieldInfo("plays", "Public", "tuple", codec=played),
        FieldInfo("sways", "Public", "tuple", codec=sways),
        FieldInfo("truces", "Public", "tuple", codec=truces),
        FieldInfo("asked", "Public", "int", codec=bit_set(COLOURS)),
        FieldInfo("permits", "Public", "int", codec=bit_set(COLOURS)),
        FieldInfo("traders", "Public", "row", codec=each(2, choice(COLOURS + 1))),
        FieldInfo("offered", "Public", "row", codec=each(2, word('cards'))),
        FieldInfo("loser_levels", "Public", "int", codec=number()),
        FieldInfo("cadence", "Zoned", "zone", codec=zone(literal(*MARKERS), ordered=True)),
        FieldInfo("held", "Public", "int", codec=bit_set(COLOURS)),
        FieldInfo("first_age", "Public", "int", codec=number()),
        FieldInfo("passed", "Public", "int", codec=choice(seats)),
        FieldInfo("outlived", "Public", "bool", codec=flag()),
        FieldInfo("ended", "Public", "bool", codec=flag()),
        FieldInfo("calm", "Nobody", "bool"),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "accept": ("7AG-126",),
    "advance_more": ("7AG-130",),
    "aim_area": ("7AG-430", "7AG-431"),
    "aim_empire": ("7AG-430", "7AG-431"),
    "aim_leader": ("7AG-253", "7AG-431"),
    "aim_more": ("7AG-431",),
    "aim_other": ("7AG-431",),
    "aim_player": ("7AG-431",),
    "appoint_leader": ("7AG-268", "7AG-269"),
    "artifact_in": ("7AG-257", "7AG-258"),
    "artifact_on": ("7AG-255", "7AG-431"),
    "artifact_site": ("7AG-084", "7AG-257"),
    "build": ("7AG-073", "7AG-075", "7AG-101", "7AG-104", "7AG-110"),
    "build_there": ("7AG-102", "7AG-151"),
    "buy_glory": ("7AG-311",),
    "choose_colour": ("7AG-061",),
    "choose_colours": ("7AG-026", "7AG-028"),
    "choose_leader": ("7AG-072",),
    "choose_level": ("7AG-068",),
    "choose_partner": ("7AG-120", "7AG-121", "7AG-122", "7AG-126"),
    "civilise": ("7AG-250", "7AG-251"),
    "colonist": ("7AG-434",),
    "commit": ("7AG-183", "7AG-184"),
    "demand_exactly": ("7AG-126",),
    "demand_money": ("7AG-126",),
    "destiny": ("7AG-240",),
    "discard_card": ("7AG-431",),
    "dismiss_from": ("7AG-264",),
    "dissolve": ("7AG-300",),
    "fight": ("7AG-181",),
    "first_of_two": ("7AG-058",),
    "flip_there": ("7AG-219", "7AG-277"),
    "found": ("7AG-060", "7AG-064", "7AG-070", "7AG-086"),
    "found_capital": ("7AG-080", "7AG-081"),
    "free_unit": ("7AG-434",),
    "gift": ("7AG-133",),
    "gift_exactly": ("7AG-133",),
    "give_up": ("7AG-098", "7AG-100"),
    "group": ("7AG-144", "7AG-145", "7AG-158", "7AG-161", "7AG-219"),
    "hand_over": ("7AG-126",),
    "keep_dagger": ("7AG-254",),
    "keep_leader": ("7AG-269",),
    "lay_cadence": ("7AG-373",),
    "lay_start_card": ("7AG-022",),
    "leader_in": ("7AG-072",),
    "leave_unpaid": ("7AG-098",),
    "let_through": ("7AG-152",),
    "lose_ship": ("7AG-431",),
    "lose_somewhere": ("7AG-431",),
    "lose_unit": ("7AG-431",),
    "march": ("7AG-140", "7AG-161"),
    "offer_card": ("7AG-128", "7AG-138"),
    "permit": ("7AG-126",),
    "place_fort": ("7AG-082",),
    "place_markers": ("7AG-041", "7AG-042", "7AG-044"),
    "post_leader": ("7AG-270",),
    "pull_out": ("7AG-211",),
    "quell": ("7AG-219", "7AG-230"),
    "react": ("7AG-441", "7AG-442", "7AG-452"),
    "recover_card": ("7AG-456",),
    "redraw": ("7AG-183",),
    "relocate_from": ("7AG-456",),
    "relocate_unit": ("7AG-151", "7AG-456"),
    "retreat": ("7AG-211",),
    "sacrifice": ("7AG-371", "7AG-372"),
    "scrap": ("7AG-205",),
    "secure": ("7AG-377",),
    "settle_in": ("7AG-456",),
    "start_in": ("7AG-068", "7AG-069"),
    "stay_or_go": ("7AG-209", "7AG-210"),
    "step_back": ("7AG-375",),
    "swap_for": ("7AG-041", "7AG-443"),
    "take_culture": ("7AG-273", "7AG-276"),
    "turn_up": ("7AG-047", "7AG-049", "7AG-052"),
    "yield_elephant": ("7AG-113",),
}
