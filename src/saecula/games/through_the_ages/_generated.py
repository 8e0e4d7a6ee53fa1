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
from saecula.games.through_the_ages.observation import (
    CARD_AGES,
    CIVIL,
    MILITARY,
    ONCE,
    by_age,
    row_spaces,
    wars_twice,
)
from saecula.games.through_the_ages.position import AGES, MOST_EVENTS, Civ, ThroughTheAges


def blank_civ() -> Civ:
    g = Civ()
    g.culture = 0
    g.science = 0
    g.hand = ()
    g.fresh = ()
    g.military = ()
    g.technologies = 0
    g.government = 0
    g.leader = ""
    g.leader_ages = 0
    g.wonders = ()
    g.ruins = ()
    g.tucked = ""
    g.unfinished = ""
    g.stages = 0
    g.colonies = ()
    g.workers = ()
    g.tokens = ()
    g.blue = 0
    g.yellow = 0
    g.unused = 0
    g.civil_actions = 0
    g.military_actions = 0
    g.extra_actions = 0
    g.extra_resources = 0
    g.extra_science = 0
    g.tactic = ""
    g.exclusive = False
    g.war_cards = ()
    g.war_rivals = ()
    g.pact = ""
    g.pact_partner = 0
    g.pact_side = ""
    g.used = ()
    g.ever = ()
    g.no_politics = False
    g.prepared = ()
    return g


def blank(content: Any, variant: Any) -> ThroughTheAges:
    g = ThroughTheAges()
    g.content = content
    g.variant = variant
    g.civs = []
    g.start = 0
    g.active = 0
    g.round = 0
    g.last_round = 0
    g.age = 0
    g.row = ()
    g.civil_deck = ()
    g.military_deck = Zone((), (), False)
    g.discards = ()
    g.current_events = Zone((), (), False)
    g.current_ages = ()
    g.future_events = Zone((), (), False)
    g.future_ages = ()
    g.past_events = ()
    g.common_tactics = ()
    g.set_aside = ()
    g.dealt_for = ()
    return g


def clone_civ(g: Civ) -> Civ:
    c = Civ()
    c.culture = g.culture
    c.science = g.science
    c.hand = g.hand
    c.fresh = g.fresh
    c.military = g.military
    c.technologies = g.technologies
    c.government = g.government
    c.leader = g.leader
    c.leader_ages = g.leader_ages
    c.wonders = g.wonders
    c.ruins = g.ruins
    c.tucked = g.tucked
    c.unfinished = g.unfinished
    c.stages = g.stages
    c.colonies = g.colonies
    c.workers = g.workers
    c.tokens = g.tokens
    c.blue = g.blue
    c.yellow = g.yellow
    c.unused = g.unused
    c.civil_actions = g.civil_actions
    c.military_actions = g.military_actions
    c.extra_actions = g.extra_actions
    c.extra_resources = g.extra_resources
    c.extra_science = g.extra_science
    c.tactic = g.tactic
    c.exclusive = g.exclusive
    c.war_cards = g.war_cards
    c.war_rivals = g.war_rivals
    c.pact = g.pact
    c.pact_partner = g.pact_partner
    c.pact_side = g.pact_side
    c.used = g.used
    c.ever = g.ever
    c.no_politics = g.no_politics
    c.prepared = g.prepared
    return c


def clone(g: ThroughTheAges) -> ThroughTheAges:
    c = ThroughTheAges()
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
    c.start = g.start
    c.active = g.active
    c.round = g.round
    c.last_round = g.last_round
    c.age = g.age
    c.row = g.row
    c.civil_deck = g.civil_deck
    c.military_deck = g.military_deck
    c.discards = g.discards
    c.current_events = g.current_events
    c.current_ages = g.current_ages
    c.future_events = g.future_events
    c.future_ages = g.future_ages
    c.past_events = g.past_events
    c.common_tactics = g.common_tactics
    c.set_aside = g.set_aside
    c.dealt_for = g.dealt_for
    return c


def plain_civ(g: Civ) -> dict[str, Any]:
    return {
        "culture": g.culture,
        "science": g.science,
        "hand": list(g.hand),
        "fresh": list(g.fresh),
        "military": [zone_to_plain(x) for x in g.military],
        "technologies": g.technologies,
        "government": g.government,
        "leader": g.leader,
        "leader_ages": g.leader_ages,
        "wonders": list(g.wonders),
        "ruins": list(g.ruins),
        "tucked": g.tucked,
        "unfinished": g.unfinished,
        "stages": g.stages,
        "colonies": list(g.colonies),
        "workers": list(g.workers),
        "tokens": list(g.tokens),
        "blue": g.blue,
        "yellow": g.yellow,
        "unused": g.unused,
        "civil_actions": g.civil_actions,
        "military_actions": g.military_actions,
        "extra_actions": g.extra_actions,
        "extra_resources": g.extra_resources,
        "extra_science": g.extra_science,
        "tactic": g.tactic,
        "exclusive": g.exclusive,
        "war_cards": list(g.war_cards),
        "war_rivals": list(g.war_rivals),
        "pact": g.pact,
        "pact_partner": g.pact_partner,
        "pact_side": g.pact_side,
        "used": list(g.used),
        "ever": list(g.ever),
        "no_politics": g.no_politics,
        "prepared": list(g.prepared),
    }


def plain(g: ThroughTheAges) -> dict[str, Any]:
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
        "start": g.start,
        "active": g.active,
        "round": g.round,
        "last_round": g.last_round,
        "age": g.age,
        "row": list(g.row),
        "civil_deck": list(g.civil_deck),
        "military_deck": zone_to_plain(g.military_deck),
        "discards": [zone_to_plain(x) for x in g.discards],
        "current_events": zone_to_plain(g.current_events),
        "current_ages": list(g.current_ages),
        "future_events": zone_to_plain(g.future_events),
        "future_ages": list(g.future_ages),
        "past_events": list(g.past_events),
        "common_tactics": list(g.common_tactics),
        "set_aside": list(g.set_aside),
        "dealt_for": list(g.dealt_for),
    }


def load_civ(d: dict[str, Any]) -> Civ:
    g = Civ()
    g.culture = d["culture"]
    g.science = d["science"]
    g.hand = tuple(d["hand"])
    g.fresh = tuple(d["fresh"])
    g.military = tuple([zone_from_plain(x) for x in d["military"]])
    g.technologies = d["technologies"]
    g.government = d["government"]
    g.leader = d["leader"]
    g.leader_ages = d["leader_ages"]
    g.wonders = tuple(d["wonders"])
    g.ruins = tuple(d["ruins"])
    g.tucked = d["tucked"]
    g.unfinished = d["unfinished"]
    g.stages = d["stages"]
    g.colonies = tuple(d["colonies"])
    g.workers = tuple(d["workers"])
    g.tokens = tuple(d["tokens"])
    g.blue = d["blue"]
    g.yellow = d["yellow"]
    g.unused = d["unused"]
    g.civil_actions = d["civil_actions"]
    g.military_actions = d["military_actions"]
    g.extra_actions = d["extra_actions"]
    g.extra_resources = d["extra_resources"]
    g.extra_science = d["extra_science"]
    g.tactic = d["tactic"]
    g.exclusive = d["exclusive"]
    g.war_cards = tuple(d["war_cards"])
    g.war_rivals = tuple(d["war_rivals"])
    g.pact = d["pact"]
    g.pact_partner = d["pact_partner"]
    g.pact_side = d["pact_side"]
    g.used = tuple(d["used"])
    g.ever = tuple(d["ever"])
    g.no_politics = d["no_politics"]
    g.prepared = tuple(d["prepared"])
    return g


def load(d: dict[str, Any], rules: Any, content: Any, variant: Any) -> ThroughTheAges:
    g = ThroughTheAges()
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
    g.start = d["start"]
    g.active = d["active"]
    g.round = d["round"]
    g.last_round = d["last_round"]
    g.age = d["age"]
    g.row = tuple(d["row"])
    g.civil_deck = tuple(d["civil_deck"])
    g.military_deck = zone_from_plain(d["military_deck"])
    g.discards = tuple([zone_from_plain(x) for x in d["discards"]])
    g.current_events = zone_from_plain(d["current_events"])
    g.current_ages = tuple(d["current_ages"])
    g.future_events = zone_from_plain(d["future_events"])
    g.future_ages = tuple(d["future_ages"])
    g.past_events = tuple(d["past_events"])
    g.common_tactics = tuple(d["common_tactics"])
    g.set_aside = tuple(d["set_aside"])
    g.dealt_for = tuple(d["dealt_for"])
    return g


def redact_civ(c: Civ, seat: int, owner: int) -> None:
    c.military = tuple([z.as_seen(seat) for z in c.military])
    if seat != owner:
        c.prepared = ()


def redact(g: ThroughTheAges, seat: int) -> ThroughTheAges:
    c = clone(g)
    c.listed = []
    c.dice = 0
    if g.picks:
        own = [a[1] == seat for a in g.asks]
        c.picks = tuple([p if mine else () for p, mine in zip(g.picks, own, strict=True)])
        c.closed = sum([1 << i for i, mine in enumerate(own) if mine]) & g.closed
    for i, r in enumerate(c.civs):
        redact_civ(r, seat, i)
    c.military_deck = c.military_deck.as_seen(seat)
    c.discards = tuple([z.as_seen(seat) for z in c.discards])
    c.current_events = c.current_events.as_seen(seat)
    c.future_events = c.future_events.as_seen(seat)
    return c


FIELDS: Fields = {
    "Civ": (
        FieldInfo("culture", "Public", "int", codec=number(64)),
        FieldInfo("science", "Public", "int", codec=number(64)),
        FieldInfo("hand", "Public", "tuple", codec=words(*CIVIL)),
        FieldInfo("fresh", "Public", "tuple", codec=words('action_cards')),
        FieldInfo("military", "Zoned", "tuple", codec=by_age),
        FieldInfo("technologies", "Public", "int", codec=bit_set('technologies')),
        FieldInfo("government", "Public", "int", codec=choice('technologies')),
        FieldInfo("leader", "Public", "str", codec=word('leaders')),
        FieldInfo("leader_ages", "Public", "int", codec=bit_set(AGES)),
        FieldInfo("wonders", "Public", "tuple", codec=words('wonders')),
        FieldInfo("ruins", "Public", "tuple", codec=words('wonders')),
        FieldInfo("tucked", "Public", "str", codec=word('wonders')),
        FieldInfo("unfinished", "Public", "str", codec=word('wonders')),
        FieldInfo("stages", "Public", "int", codec=number()),
        FieldInfo("colonies", "Public", "tuple", codec=words('territories')),
        FieldInfo("workers", "Public", "tuple", codec=numbers('technologies')),
        FieldInfo("tokens", "Public", "tuple", codec=numbers('technologies')),
        FieldInfo("blue", "Public", "int", codec=number()),
        FieldInfo("yellow", "Public", "int", codec=number()),
        FieldInfo("unused", "Public", "int", codec=number()),
        FieldInfo("civil_actions", "Public", "int", codec=number()),
        FieldInfo("military_actions", "Public", "int", codec=number()),
        FieldInfo("extra_actions", "Public", "int", codec=number()),
        FieldInfo("extra_resources", "Public", "int", codec=number()),
        FieldInfo("extra_science", "Public", "int", codec=number()),
        FieldInfo("tactic", "Public", "str", codec=word('tactics')),
        FieldInfo("exclusive", "Public", "bool", codec=flag()),
        FieldInfo("war_cards", "Public", "tuple", codec=words('wars', ordered=True)),
        FieldInfo("war_rivals", "Public", "tuple", codec=numbers(wars_twice, varies=True)),
        FieldInfo("pact", "Public", "str", codec=word('pacts')),
        FieldInfo("pact_partner", "Public", "int", codec=choice(seats)),
        FieldInfo("pact_side", "Public", "str", codec=word(literal('a', 'b'))),
        FieldInfo("used", "Public", "tuple", codec=words(literal(*ONCE), 'technologies', 'leaders', 'wonders')),
        FieldInfo("ever", "Public", "tuple", codec=words(literal(*ONCE), 'technologies', 'leaders', 'wonders')),
        FieldInfo("no_politics", "Public", "bool", codec=flag()),
        FieldInfo("prepared", "Owner", "tuple", codec=words('events', 'territories')),
    ),
    "ThroughTheAges": (
        FieldInfo("civs", "Public", "list", record="Civ"),
        FieldInfo("start", "Public", "int", codec=choice(seats)),
        FieldInfo("active", "Public", "int", codec=choice(seats)),
        FieldInfo("round", "Public", "int", codec=number()),
        FieldInfo("last_round", "Public", "int", codec=number()),
        FieldInfo("age", "Public", "int", codec=choice(AGES)),
        FieldInfo("row", "Public", "tuple", codec=each(row_spaces, word(*CIVIL))),
        FieldInfo("civil_deck", "Public", "tuple", codec=words(*CIVIL)),
        FieldInfo("military_deck", "Zoned", "zone", codec=zone(*MILITARY)),
        FieldInfo("discards", "Zoned", "tuple", codec=by_age),
        FieldInfo("current_events", "Zoned", "zone", codec=zone('events', 'territories', ordered=True)),
        FieldInfo("current_ages", "Public", "tuple", codec=numbers(MOST_EVENTS, varies=True)),
        FieldInfo("future_events", "Zoned", "zone", codec=zone('events', 'territories', ordered=True)),
        FieldInfo("future_ages", "Public", "tuple", codec=numbers(MOST_EVENTS, varies=True)),
        FieldInfo("past_events", "Public", "tuple", codec=words('events', 'territories')),
        FieldInfo("common_tactics", "Public", "tuple", codec=words('tactics')),
        FieldInfo("set_aside", "Public", "tuple", codec=words(*MILITARY)),
        FieldInfo("dealt_for", "Public", "tuple", codec=numbers(CARD_AGES, varies=True)),
    ),
}


CLAUSES: dict[str, tuple[str, ...]] = {
    "act": ("TTA-190", "TTA-191"),
    "again": ("TTA-556",),
    "answer_offer": ("TTA-171",),
    "bid": ("TTA-111", "TTA-112"),
    "build_free": ("TTA-579",),
    "choose_action": ("TTA-099", "TTA-266", "TTA-540"),
    "choose_colony": ("TTA-139",),
    "choose_gain": ("TTA-461",),
    "choose_kind": (),
    "choose_loot": ("TTA-139", "TTA-461"),
    "choose_loss": ("TTA-461",),
    "choose_lost_colony": ("TTA-121", "TTA-325"),
    "choose_mixture": ("TTA-461",),
    "choose_ruin": ("TTA-583",),
    "choose_ruined": ("TTA-578",),
    "choose_side": ("TTA-170",),
    "choose_victim": ("TTA-139",),
    "defend": ("TTA-134", "TTA-136", "TTA-355", "TTA-356"),
    "discard_cards": ("TTA-290", "TTA-590"),
    "follow_order": ("TTA-229", "TTA-344", "TTA-345"),
    "lose_worker": ("TTA-139", "TTA-432"),
    "peek": ("TTA-557",),
    "political_action": ("TTA-080",),
    "raid_building": ("TTA-139", "TTA-567"),
    "return_token": ("TTA-413",),
    "send_force": ("TTA-114", "TTA-117", "TTA-564"),
    "steal": ("TTA-163", "TTA-165"),
    "take_by_agreement": ("TTA-546", "TTA-548", "TTA-570"),
    "take_first_cards": ("TTA-031", "TTA-042"),
    "terror": ("TTA-577",),
    "tuck": ("TTA-500",),
    "use_route": ("TTA-572",),
}
