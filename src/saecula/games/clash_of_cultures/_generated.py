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
    seats,
    word,
    words,
    zone,
)
from saecula.core.plain import tuples, zone_from_plain, zone_to_plain
from saecula.core.zones import Zone
from saecula.games.clash_of_cultures.observation import (
    DICE,
    ERRANDS,
    GOODS,
    IN_FORCE,
    ONCE,
    PIECES,
    abilities,
    captives,
    civ_advances,
    hexes,
    laid_tiles,
    notes,
    offer,
    sides,
    slots,
    tokens,
    troops,
)
from saecula.games.clash_of_cultures.position import Battle, Civ, ClashOfCultures


def blank_civ() -> Civ:
    g = Civ()
    g.civilization = ""
    g.home = 0
    g.goods = ()
    g.counter = 0
    g.half_points = 0
    g.advances = 0
    g.own_advances = 0
    g.borrowed = ""
    g.cities = 0
    g.buildings = ()
    g.units = ()
    g.leaders = ()
    g.leader = ""
    g.slain = ()
    g.captives = ()
    g.runes = 0
    g.marks = 0
    g.anarchy = 0
    g.pestilence = False
    g.ruins = ()
    g.lost_actions = 0
    g.used = ()
    g.by_hand = False
    g.hand = Zone((), (), False)
    g.persons = Zone((), (), False)
    g.objectives = Zone((), (), False)
    g.wonders = Zone((), (), False)
    g.drawn = Zone((), (), False)
    g.assigned = Zone((), (), False)
    g.completed = ()
    g.open_persons = ()
    return g


def blank_battle() -> Battle:
    g = Battle()
    g.attacker = 0
    g.defender = 0
    g.hex = 0
    g.came = 0
    g.sea = False
    g.landed = False
    g.may_retreat = False
    g.round = 0
    g.strength = ()
    g.laid = ()
    g.attacking_dice = ()
    g.defending_dice = ()
    g.attacking_powers = ()
    g.defending_powers = ()
    g.attacking_units = ()
    g.defending_units = ()
    g.killed = ()
    g.notes = ()
    return g


def blank(content: Any, variant: Any) -> ClashOfCultures:
    g = ClashOfCultures()
    g.content = content
    g.variant = variant
    g.civs = []
    g.battle = blank_battle()
    g.laid = ()
    g.pool = ()
    g.happy = 0
    g.angry = 0
    g.exhausted = 0
    g.tribes = 0
    g.druids = 0
    g.horde = ()
    g.pirates = ()
    g.ports = ()
    g.wonder_at = ()
    g.builders = ()
    g.beloved = ()
    g.action_deck = Zone((), (), False)
    g.objective_deck = Zone((), (), False)
    g.wonder_deck = Zone((), (), False)
    g.event_deck = Zone((), (), False)
    g.event_top = Zone((), (), False)
    g.event_bottom = Zone((), (), False)
    g.action_discards = ()
    g.objective_discards = ()
    g.wonder_discards = ()
    g.event_discards = ()
    g.wonder_row = ()
    g.events_gone = ()
    g.envoy = ""
    g.eclipse = False
    g.trojan = 0
    g.diplomat = 0
    g.truce = 0
    g.round = 0
    g.phase = 0
    g.start = 0
    g.active = 0
    g.actions = 0
    g.moves = 0
    g.sailed = 0
    g.errand = ""
    g.roamed = 0
    g.climbed = 0
    g.levied = ()
    g.influenced = False
    g.collected = 0
    g.activated = ()
    g.barred = 0
    g.spent = ()
    g.captured = 0
    g.deeds = ()
    g.history = ()
    g.offered = 0
    g.offer = ()
    g.offer_given = ()
    g.offer_wanted = ()
    return g


def clone_civ(g: Civ) -> Civ:
    c = Civ()
    c.civilization = g.civilization
    c.home = g.home
    c.goods = g.goods
    c.counter = g.counter
    c.half_points = g.half_points
    c.advances = g.advances
    c.own_advances = g.own_advances
    c.borrowed = g.borrowed
    c.cities = g.cities
    c.buildings = g.buildings
    c.units = g.units
    c.leaders = g.leaders
    c.leader = g.leader
    c.slain = g.slain
    c.captives = g.captives
    c.runes = g.runes
    c.marks = g.marks
    c.anarchy = g.anarchy
    c.pestilence = g.pestilence
    c.ruins = g.ruins
    c.lost_actions = g.lost_actions
    c.used = g.used
    c.by_hand = g.by_hand
    c.hand = g.hand
    c.persons = g.persons
    c.objectives = g.objectives
    c.wonders = g.wonders
    c.drawn = g.drawn
    c.assigned = g.assigned
    c.completed = g.completed
    c.open_persons = g.open_persons
    return c


def clone_battle(g: Battle) -> Battle:
    c = Battle()
    c.attacker = g.attacker
    c.defender = g.defender
    c.hex = g.hex
    c.came = g.came
    c.sea = g.sea
    c.landed = g.landed
    c.may_retreat = g.may_retreat
    c.round = g.round
    c.strength = g.strength
    c.laid = g.laid
    c.attacking_dice = g.attacking_dice
    c.defending_dice = g.defending_dice
    c.attacking_powers = g.attacking_powers
    c.defending_powers = g.defending_powers
    c.attacking_units = g.attacking_units
    c.defending_units = g.defending_units
    c.killed = g.killed
    c.notes = g.notes
    return c


def clone(g: ClashOfCultures) -> ClashOfCultures:
    c = ClashOfCultures()
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
    c.battle = clone_battle(g.battle)
    c.laid = g.laid
    c.pool = g.pool
    c.happy = g.happy
    c.angry = g.angry
    c.exhausted = g.exhausted
    c.tribes = g.tribes
    c.druids = g.druids
    c.horde = g.horde
    c.pirates = g.pirates
    c.ports = g.ports
    c.wonder_at = g.wonder_at
    c.builders = g.builders
    c.beloved = g.beloved
    c.action_deck = g.action_deck
    c.objective_deck = g.objective_deck
    c.wonder_deck = g.wonder_deck
    c.event_deck = g.event_deck
    c.event_top = g.event_top
    c.event_bottom = g.event_bottom
    c.action_discards = g.action_discards
    c.objective_discards = g.objective_discards
    c.wonder_discards = g.wonder_discards
    c.event_discards = g.event_discards
    c.wonder_row = g.wonder_row
    c.events_gone = g.events_gone
    c.envoy = g.envoy
    c.eclipse = g.eclipse
    c.trojan = g.trojan
    c.diplomat = g.diplomat
    c.truce = g.truce
    c.round = g.round
    c.phase = g.phase
    c.start = g.start
    c.active = g.active
    c.actions = g.actions
    c.moves = g.moves
    c.sailed = g.sailed
    c.errand = g.errand
    c.roamed = g.roamed
    c.climbed = g.climbed
    c.levied = g.levied
    c.influenced = g.influenced
    c.collected = g.collected
    c.activated = g.activated
    c.barred = g.barred
    c.spent = g.spent
    c.captured = g.captured
    c.deeds = g.deeds
    c.history = g.history
    c.offered = g.offered
    c.offer = g.offer
    c.offer_given = g.offer_given
    c.offer_wanted = g.offer_wanted
    return c


def plain_civ(g: Civ) -> dict[str, Any]:
    return {
        "civilization": g.civilization,
        "home": g.home,
        "goods": list(g.goods),
        "counter": g.counter,
        "half_points": g.half_points,
        "advances": g.advances,
        "own_advances": g.own_advances,
        "borrowed": g.borrowed,
        "cities": g.cities,
        "buildings": list(g.buildings),
        "units": [list(x) for x in g.units],
        "leaders": list(g.leaders),
        "leader": g.leader,
        "slain": list(g.slain),
        "captives": [list(x) for x in g.captives],
        "runes": g.runes,
        "marks": g.marks,
        "anarchy": g.anarchy,
        "pestilence": g.pestilence,
        "ruins": list(g.ruins),
        "lost_actions": g.lost_actions,
        "used": list(g.used),
        "by_hand": g.by_hand,
        "hand": zone_to_plain(g.hand),
        "persons": zone_to_plain(g.persons),
        "objectives": zone_to_plain(g.objectives),
        "wonders": zone_to_plain(g.wonders),
        "drawn": zone_to_plain(g.drawn),
        "assigned": zone_to_plain(g.assigned),
        "completed": list(g.completed),
        "open_persons": list(g.open_persons),
    }


def plain_battle(g: Battle) -> dict[str, Any]:
    return {
        "attacker": g.attacker,
        "defender": g.defender,
        "hex": g.hex,
        "came": g.came,
        "sea": g.sea,
        "landed": g.landed,
        "may_retreat": g.may_retreat,
        "round": g.round,
        "strength": list(g.strength),
        "laid": [zone_to_plain(x) for x in g.laid],
        "attacking_dice": list(g.attacking_dice),
        "defending_dice": list(g.defending_dice),
        "attacking_powers": list(g.attacking_powers),
        "defending_powers": list(g.defending_powers),
        "attacking_units": [list(x) for x in g.attacking_units],
        "defending_units": [list(x) for x in g.defending_units],
        "killed": [list(x) for x in g.killed],
        "notes": [list(x) for x in g.notes],
    }


def plain(g: ClashOfCultures) -> dict[str, Any]:
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
        "battle": plain_battle(g.battle),
        "laid": [list(x) for x in g.laid],
        "pool": list(g.pool),
        "happy": g.happy,
        "angry": g.angry,
        "exhausted": g.exhausted,
        "tribes": g.tribes,
        "druids": g.druids,
        "horde": [list(x) for x in g.horde],
        "pirates": [list(x) for x in g.pirates],
        "ports": list(g.ports),
        "wonder_at": list(g.wonder_at),
        "builders": list(g.builders),
        "beloved": [list(x) for x in g.beloved],
        "action_deck": zone_to_plain(g.action_deck),
        "objective_deck": zone_to_plain(g.objective_deck),
        "wonder_deck": zone_to_plain(g.wonder_deck),
        "event_deck": zone_to_plain(g.event_deck),
        "event_top": zone_to_plain(g.event_top),
        "event_bottom": zone_to_plain(g.event_bottom),
        "action_discards": list(g.action_discards),
        "objective_discards": list(g.objective_discards),
        "wonder_discards": list(g.wonder_discards),
        "event_discards": list(g.event_discards),
        "wonder_row": list(g.wonder_row),
        "events_gone": list(g.events_gone),
        "envoy": g.envoy,
        "eclipse": g.eclipse,
        "trojan": g.trojan,
        "diplomat": g.diplomat,
        "truce": g.truce,
        "round": g.round,
        "phase": g.phase,
        "start": g.start,
        "active": g.active,
        "actions": g.actions,
        "moves": g.moves,
        "sailed": g.sailed,
        "errand": g.errand,
        "roamed": g.roamed,
        "climbed": g.climbed,
        "levied": [list(x) for x in g.levied],
        "influenced": g.influenced,
        "collected": g.collected,
        "activated": list(g.activated),
        "barred": g.barred,
        "spent": list(g.spent),
        "captured": g.captured,
        "deeds": [list(x) for x in g.deeds],
        "history": [list(x) for x in g.history],
        "offered": g.offered,
        "offer": [zone_to_plain(x) for x in g.offer],
        "offer_given": list(g.offer_given),
        "offer_wanted": list(g.offer_wanted),
    }


def load_civ(d: dict[str, Any]) -> Civ:
    g = Civ()
    g.civilization = d["civilization"]
    g.home = d["home"]
    g.goods = tuple(d["goods"])
    g.counter = d["counter"]
    g.half_points = d["half_points"]
    g.advances = d["advances"]
    g.own_advances = d["own_advances"]
    g.borrowed = d["borrowed"]
    g.cities = d["cities"]
    g.buildings = tuple(d["buildings"])
    g.units = tuple([tuple(x) for x in d["units"]])
    g.leaders = tuple(d["leaders"])
    g.leader = d["leader"]
    g.slain = tuple(d["slain"])
    g.captives = tuple([tuple(x) for x in d["captives"]])
    g.runes = d["runes"]
    g.marks = d["marks"]
    g.anarchy = d["anarchy"]
    g.pestilence = d["pestilence"]
    g.ruins = tuple(d["ruins"])
    g.lost_actions = d["lost_actions"]
    g.used = tuple(d["used"])
    g.by_hand = d["by_hand"]
    g.hand = zone_from_plain(d["hand"])
    g.persons = zone_from_plain(d["persons"])
    g.objectives = zone_from_plain(d["objectives"])
    g.wonders = zone_from_plain(d["wonders"])
    g.drawn = zone_from_plain(d["drawn"])
    g.assigned = zone_from_plain(d["assigned"])
    g.completed = tuple(d["completed"])
    g.open_persons = tuple(d["open_persons"])
    return g


def load_battle(d: dict[str, Any]) -> Battle:
    g = Battle()
    g.attacker = d["attacker"]
    g.defender = d["defender"]
    g.hex = d["hex"]
    g.came = d["came"]
    g.sea = d["sea"]
    g.landed = d["landed"]
    g.may_retreat = d["may_retreat"]
    g.round = d["round"]
    g.strength = tuple(d["strength"])
    g.laid = tuple([zone_from_plain(x) for x in d["laid"]])
    g.attacking_dice = tuple(d["attacking_dice"])
    g.defending_dice = tuple(d["defending_dice"])
    g.attacking_powers = tuple(d["attacking_powers"])
    g.defending_powers = tuple(d["defending_powers"])
    g.attacking_units = tuple([tuple(x) for x in d["attacking_units"]])
    g.defending_units = tuple([tuple(x) for x in d["defending_units"]])
    g.killed = tuple([tuple(x) for x in d["killed"]])
    g.notes = tuple([tuple(x) for x in d["notes"]])
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> ClashOfCultures:
    g = ClashOfCultures()
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
    g.battle = load_battle(d["battle"])
    g.laid = tuple([tuple(x) for x in d["laid"]])
    g.pool = tuple(d["pool"])
    g.happy = d["happy"]
    g.angry = d["angry"]
    g.exhausted = d["exhausted"]
    g.tribes = d["tribes"]
    g.druids = d["druids"]
    g.horde = tuple([tuple(x) for x in d["horde"]])
    g.pirates = tuple([tuple(x) for x in d["pirates"]])
    g.ports = tuple(d["ports"])
    g.wonder_at = tuple(d["wonder_at"])
    g.builders = tuple(d["builders"])
    g.beloved = tuple([tuple(x) for x in d["beloved"]])
    g.action_deck = zone_from_plain(d["action_deck"])
    g.objective_deck = zone_from_plain(d["objective_deck"])
    g.wonder_deck = zone_from_plain(d["wonder_deck"])
    g.event_deck = zone_from_plain(d["event_deck"])
    g.event_top = zone_from_plain(d["event_top"])
    g.event_bottom = zone_from_plain(d["event_bottom"])
    g.action_discards = tuple(d["action_discards"])
    g.objective_discards = tuple(d["objective_discards"])
    g.wonder_discards = tuple(d["wonder_discards"])
    g.event_discards = tuple(d["event_discards"])
    g.wonder_row = tuple(d["wonder_row"])
    g.events_gone = tuple(d["events_gone"])
    g.envoy = d["envoy"]
    g.eclipse = d["eclipse"]
    g.trojan = d["trojan"]
    g.diplomat = d["diplomat"]
    g.truce = d["truce"]
    g.round = d["round"]
    g.phase = d["phase"]
    g.start = d["start"]
    g.active = d["active"]
    g.actions = d["actions"]
    g.moves = d["moves"]
    g.sailed = d["sailed"]
    g.errand = d["errand"]
    g.roamed = d["roamed"]
    g.climbed = d["climbed"]
    g.levied = tuple([tuple(x) for x in d["levied"]])
    g.influenced = d["influenced"]
    g.collected = d["collected"]
    g.activated = tuple(d["activated"])
    g.barred = d["barred"]
    g.spent = tuple(d["spent"])
    g.captured = d["captured"]
    g.deeds = tuple([tuple(x) for x in d["deeds"]])
    g.history = tuple([tuple(x) for x in d["history"]])
    g.offered = d["offered"]
    g.offer = tuple([zone_from_plain(x) for x in d["offer"]])
    g.offer_given = tuple(d["offer_given"])
    g.offer_wanted = tuple(d["offer_wanted"])
    return g


def redact_civ(c: Civ, seat: int, owner: int) -> None:
    c.hand = c.hand.as_seen(seat)
    c.persons = c.persons.as_seen(seat)
    c.objectives = c.objectives.as_seen(seat)
    c.wonders = c.wonders.as_seen(seat)
    c.drawn = c.drawn.as_seen(seat)
    c.assigned = c.assigned.as_seen(seat)


def redact_battle(c: Battle, seat: int, owner: int) -> None:
    c.laid = tuple([z.as_seen(seat) for z in c.laid])


def redact(g: ClashOfCultures, seat: int) -> ClashOfCultures:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.civs):
        redact_civ(r, seat, i)
    redact_battle(c.battle, seat, -2)
    c.action_deck = c.action_deck.as_seen(seat)
    c.objective_deck = c.objective_deck.as_seen(seat)
    c.wonder_deck = c.wonder_deck.as_seen(seat)
    c.event_deck = c.event_deck.as_seen(seat)
    c.event_top = c.event_top.as_seen(seat)
    c.event_bottom = c.event_bottom.as_seen(seat)
    c.offer = tuple([z.as_seen(seat) for z in c.offer])
    return c


FIELDS: Fields = {
    "Civ": (
        FieldInfo("civilization", "Public", "str", codec=word('civilizations')),
        FieldInfo("home", "Public", "int", codec=choice(hexes)),
        FieldInfo("goods", "Public", "tuple", codec=numbers(GOODS)),
        FieldInfo("counter", "Public", "int", codec=number()),
        FieldInfo("half_points", "Public", "int", codec=number(64)),
        FieldInfo("advances", "Public", "int", codec=bit_set('advances')),
        FieldInfo("own_advances", "Public", "int", codec=bit_set(civ_advances)),
        FieldInfo("borrowed", "Public", "str", codec=word('advances')),
        FieldInfo("cities", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("buildings", "Public", "tuple", codec=each('buildings', bit_set(hexes))),
        FieldInfo("units", "Public", "tuple", codec=troops),
        FieldInfo("leaders", "Public", "tuple", codec=words('leaders')),
        FieldInfo("leader", "Public", "str", codec=word('leaders')),
        FieldInfo("slain", "Public", "tuple", codec=words('leaders')),
        FieldInfo("captives", "Public", "tuple", codec=captives),
        FieldInfo("runes", "Public", "int", codec=number()),
        FieldInfo("marks", "Public", "int", codec=bit_set(slots)),
        FieldInfo("anarchy", "Public", "int", codec=number()),
        FieldInfo("pestilence", "Public", "bool", codec=flag()),
        FieldInfo("ruins", "Public", "tuple", codec=numbers(PIECES)),
        FieldInfo("lost_actions", "Public", "int", codec=number()),
        FieldInfo("used", "Public", "tuple", codec=words(literal(*ONCE), 'advances', 'civ_advances', abilities, 'wonders', 'events')),
        FieldInfo("by_hand", "Public", "bool", codec=flag()),
        FieldInfo("hand", "Zoned", "zone", codec=zone('action_cards')),
        FieldInfo("persons", "Zoned", "zone", codec=zone('events')),
        FieldInfo("objectives", "Zoned", "zone", codec=zone('objective_cards')),
        FieldInfo("wonders", "Zoned", "zone", codec=zone('wonders')),
        FieldInfo("drawn", "Zoned", "zone", codec=zone('objective_cards')),
        FieldInfo("assigned", "Zoned", "zone", codec=zone('objective_cards')),
        FieldInfo("completed", "Public", "tuple", codec=words('objective_cards')),
        FieldInfo("open_persons", "Public", "tuple", codec=words('events')),
    ),
    "Battle": (
        FieldInfo("attacker", "Public", "int", codec=choice(sides)),
        FieldInfo("defender", "Public", "int", codec=choice(sides)),
        FieldInfo("hex", "Public", "int", codec=choice(hexes)),
        FieldInfo("came", "Public", "int", codec=choice(hexes)),
        FieldInfo("sea", "Public", "bool", codec=flag()),
        FieldInfo("landed", "Public", "bool", codec=flag()),
        FieldInfo("may_retreat", "Public", "bool", codec=flag()),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("strength", "Public", "tuple", codec=numbers(2, varies=True)),
        FieldInfo("laid", "Zoned", "tuple", codec=each(2, zone('action_cards'))),
        FieldInfo("attacking_dice", "Public", "tuple", codec=numbers(DICE, 12, varies=True)),
        FieldInfo("defending_dice", "Public", "tuple", codec=numbers(DICE, 12, varies=True)),
        FieldInfo("attacking_powers", "Public", "tuple", codec=words(literal(*IN_FORCE), 'advances', 'civ_advances', abilities, 'wonders', 'tactics')),
        FieldInfo("defending_powers", "Public", "tuple", codec=words(literal(*IN_FORCE), 'advances', 'civ_advances', abilities, 'wonders', 'tactics')),
        FieldInfo("attacking_units", "Public", "tuple", codec=troops),
        FieldInfo("defending_units", "Public", "tuple", codec=troops),
        FieldInfo("killed", "Public", "tuple", codec=captives),
        FieldInfo("notes", "Public", "tuple", codec=notes),
    ),
    "ClashOfCultures": (
        FieldInfo("civs", "Public", "list", record="Civ"),
        FieldInfo("battle", "Public", "record", record="Battle"),
        FieldInfo("laid", "Public", "tuple", codec=laid_tiles),
        FieldInfo("pool", "Public", "tuple", codec=words('tiles')),
        FieldInfo("happy", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("angry", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("exhausted", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("tribes", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("druids", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("horde", "Public", "tuple", codec=troops),
        FieldInfo("pirates", "Public", "tuple", codec=troops),
        FieldInfo("ports", "Public", "tuple", codec=numbers(hexes, 72)),
        FieldInfo("wonder_at", "Public", "tuple", codec=numbers('wonders', 72)),
        FieldInfo("builders", "Public", "tuple", codec=numbers('wonders', 72)),
        FieldInfo("beloved", "Public", "tuple", codec=tokens),
        FieldInfo("action_deck", "Zoned", "zone", codec=zone('action_cards')),
        FieldInfo("objective_deck", "Zoned", "zone", codec=zone('objective_cards')),
        FieldInfo("wonder_deck", "Zoned", "zone", codec=zone('wonders')),
        FieldInfo("event_deck", "Zoned", "zone", codec=zone('events')),
        FieldInfo("event_top", "Zoned", "zone", codec=zone('events', ordered=True)),
        FieldInfo("event_bottom", "Zoned", "zone", codec=zone('events', ordered=True)),
        FieldInfo("action_discards", "Public", "tuple", codec=words('action_cards', ordered=True)),
        FieldInfo("objective_discards", "Public", "tuple", codec=words('objective_cards')),
        FieldInfo("wonder_discards", "Public", "tuple", codec=words('wonders')),
        FieldInfo("event_discards", "Public", "tuple", codec=words('events', ordered=True)),
        FieldInfo("wonder_row", "Public", "tuple", codec=words('wonders')),
        FieldInfo("events_gone", "Public", "tuple", codec=words('events', ordered=True)),
        FieldInfo("envoy", "Public", "str", codec=word('wonders')),
        FieldInfo("eclipse", "Public", "bool", codec=flag()),
        FieldInfo("trojan", "Public", "int", codec=choice(seats)),
        FieldInfo("diplomat", "Public", "int", codec=bit_set(64)),
        FieldInfo("truce", "Public", "int", codec=bit_set(64)),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("phase", "Public", "int", codec=number()),
        FieldInfo("start", "Public", "int", codec=choice(seats)),
        FieldInfo("active", "Public", "int", codec=choice(seats)),
        FieldInfo("actions", "Public", "int", codec=number()),
        FieldInfo("moves", "Public", "int", codec=number()),
        FieldInfo("sailed", "Public", "int", codec=number()),
        FieldInfo("errand", "Public", "str", codec=word(literal(*ERRANDS))),
        FieldInfo("roamed", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("climbed", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("levied", "Public", "tuple", codec=troops),
        FieldInfo("influenced", "Public", "bool", codec=flag()),
        FieldInfo("collected", "Public", "int", codec=number()),
        FieldInfo("activated", "Public", "tuple", codec=numbers(DICE, 72, varies=True)),
        FieldInfo("barred", "Public", "int", codec=bit_set(hexes)),
        FieldInfo("spent", "Public", "tuple", codec=numbers(GOODS + 3, varies=True)),
        FieldInfo("captured", "Public", "int", codec=choice(hexes)),
        FieldInfo("deeds", "Public", "tuple", codec=notes),
        FieldInfo("history", "Public", "tuple", codec=notes),
        FieldInfo("offered", "Public", "int", codec=bit_set(seats)),
        FieldInfo("offer", "Zoned", "tuple", codec=offer),
        FieldInfo("offer_given", "Public", "tuple", codec=numbers(GOODS + 5, varies=True)),
        FieldInfo("offer_wanted", "Public", "tuple", codec=numbers(GOODS + 5, varies=True)),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "accept": ("COC-086", "COC-088"),
    "act": ("COC-051", "COC-053"),
    "aim": ("COC-195", "COC-196", "COC-203"),
    "announce_event": ("COC-301", "COC-393"),
    "appease": ("COC-501", "COC-788"),
    "assign": ("COC-807",),
    "be_raided": ("COC-530",),
    "boost_result": ("COC-196", "COC-203", "COC-631"),
    "borrow": ("COC-362",),
    "buy_advance": ("COC-736", "COC-740"),
    "buy_person": ("COC-302",),
    "cancel": ("COC-506", "COC-580"),
    "cast_away": ("COC-513",),
    "casualties": ("COC-237", "COC-242", "COC-254"),
    "change_government": ("COC-270",),
    "cheer": ("COC-190", "COC-191", "COC-192"),
    "choose_city": ("COC-439",),
    "choose_controller": ("COC-253", "COC-310", "COC-333"),
    "choose_conversion": ("COC-431", "COC-805"),
    "choose_deck": ("COC-364",),
    "choose_effect": ("COC-055",),
    "choose_gain": ("COC-142", "COC-424", "COC-440"),
    "choose_goods": ("COC-071",),
    "choose_government": ("COC-787",),
    "choose_heir": ("COC-395", "COC-792"),
    "choose_hull": ("COC-513", "COC-611"),
    "choose_landing": ("COC-622",),
    "choose_origin": ("COC-195", "COC-428"),
    "choose_plan": ("COC-735",),
    "choose_price": ("COC-055", "COC-429"),
    "choose_shore": ("COC-513",),
    "choose_site": ("COC-024",),
    "choose_tile": ("COC-767",),
    "choose_waived": ("COC-507", "COC-612"),
    "claim": ("COC-289", "COC-291"),
    "compose": ("COC-087", "COC-089", "COC-302"),
    "construct": ("COC-136", "COC-137", "COC-138"),
    "deal": ("COC-763", "COC-765"),
    "deploy": ("COC-170", "COC-634"),
    "direct": ("COC-559",),
    "discard_card": ("COC-424", "COC-451"),
    "draw_from": ("COC-285", "COC-364"),
    "drive_off": ("COC-633",),
    "drop_anchor": ("COC-215",),
    "drown": ("COC-243",),
    "erupt": ("COC-778",),
    "exchange": ("COC-501",),
    "exhaust": ("COC-298",),
    "fall_back": ("COC-711",),
    "follow_up": ("COC-055", "COC-414"),
    "found_there": ("COC-110", "COC-767"),
    "free_advance": ("COC-103", "COC-104"),
    "frighten": ("COC-602",),
    "give_for": ("COC-065", "COC-502"),
    "give_up_unit": ("COC-586", "COC-751", "COC-799"),
    "gladden": ("COC-429",),
    "go_ashore": ("COC-513",),
    "group": ("COC-166", "COC-167", "COC-169", "COC-170"),
    "hand_over": ("COC-089", "COC-302"),
    "hire_armies": ("COC-726",),
    "hold_back": ("COC-545", "COC-608"),
    "install": ("COC-270",),
    "keep_captives": ("COC-500",),
    "land_as": ("COC-528",),
    "lay_coast": ("COC-213", "COC-215"),
    "lay_objective": ("COC-266", "COC-289"),
    "lay_tactics": ("COC-229",),
    "lay_tile": ("COC-213", "COC-214"),
    "lead": ("COC-726",),
    "lead_to": ("COC-726",),
    "learn": ("COC-721", "COC-737"),
    "leave_horse": ("COC-791",),
    "lend": ("COC-362", "COC-595"),
    "lurk": ("COC-330",),
    "make_happy": ("COC-768",),
    "march": ("COC-316", "COC-318"),
    "march_to": ("COC-316", "COC-559"),
    "moor": ("COC-140", "COC-144"),
    "move_from": ("COC-166", "COC-167"),
    "move_to": ("COC-168", "COC-171", "COC-176", "COC-182", "COC-210"),
    "name_building": ("COC-203", "COC-631"),
    "name_faithful": ("COC-797",),
    "name_player": ("COC-301",),
    "name_reformer": ("COC-797",),
    "name_start": ("COC-271",),
    "name_teacher": ("COC-739",),
    "occupy": ("COC-727",),
    "parley": ("COC-514", "COC-587"),
    "pay_advance": ("COC-067", "COC-071", "COC-095", "COC-543"),
    "pay_bought": ("COC-067", "COC-095", "COC-543"),
    "pay_off": ("COC-331",),
    "place_unit": ("COC-363", "COC-776"),
    "plan": ("COC-769", "COC-775"),
    "power": ("COC-228", "COC-248", "COC-418"),
    "prevent_fall": ("COC-300", "COC-305"),
    "prevent_loss": ("COC-602",),
    "put_under": ("COC-523",),
    "raise_stone": ("COC-531",),
    "ransom": ("COC-700",),
    "raze": ("COC-269",),
    "reap": ("COC-077", "COC-126", "COC-127", "COC-129", "COC-131"),
    "rebuild": ("COC-617",),
    "recover": ("COC-604",),
    "recruit": ("COC-150", "COC-151", "COC-154", "COC-161"),
    "refit": ("COC-528", "COC-588"),
    "reform": ("COC-797",),
    "reinforce": ("COC-313", "COC-317"),
    "release": ("COC-501", "COC-585"),
    "relieve": ("COC-519", "COC-597"),
    "resettle": ("COC-006", "COC-259", "COC-321"),
    "restore": ("COC-605",),
    "retrain": ("COC-535",),
    "retreat": ("COC-239", "COC-240"),
    "run_from": ("COC-602",),
    "sacrifice": ("COC-611",),
    "sadden": ("COC-303", "COC-305", "COC-750", "COC-781"),
    "sail_on": ("COC-219",),
    "seize": ("COC-503",),
    "send_off": ("COC-330",),
    "set_fire": ("COC-303", "COC-802"),
    "settle_tribe": ("COC-311", "COC-312"),
    "spare": ("COC-629",),
    "spy_on": ("COC-723",),
    "strengthen": ("COC-134", "COC-522", "COC-643"),
    "strike": ("COC-787",),
    "suffer": ("COC-798",),
    "swap": ("COC-435",),
    "swap_building": ("COC-197", "COC-199", "COC-203"),
    "swap_cards": ("COC-302", "COC-723"),
    "take_back": ("COC-006",),
    "take_goods": ("COC-426", "COC-434"),
    "take_or_draw": ("COC-789",),
    "trade": ("COC-425", "COC-452", "COC-459"),
    "upheaval": ("COC-787",),
    "win_over": ("COC-538",),
    "wreck": ("COC-779", "COC-780"),
}
