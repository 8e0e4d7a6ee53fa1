"""The vocabulary of Clash of Cultures: domains, verbs, arguments of prompts and lines of the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import (
    NUMBER,
    Domain,
    domains_of,
    entry_name,
    named,
    players,
    verb,
    verbs_of,
    worded,
)
from saecula.core.journal import Lines
from saecula.games.clash_of_cultures.powers import Arms, Combat
from saecula.games.clash_of_cultures.words import DECKS, GOODS, KINDS, MOST_PLAYERS

if TYPE_CHECKING:
    from saecula.core.locale import Texts

FIRST_SIDE: Final = 8  # of a battle, beside the seats
SIDES: Final = ("barbarians", "pirates")
STATES: Final = 8  # what happened to a unit in this turn begins here in its number
ALL_UNITS: Final = 64 * STATES
PIRATE: Final = 32 * STATES  # serves a player
CITY: Final = len(KINDS)  # moves like a land unit
MOST_HEXES: Final = 96
TURNS: Final = ("kept", "turned")
CARDS: Final = ("action_cards", "objective_cards", "wonders", "events")  # files whose entries can be in hand
ABLE: Final = ("advances", "civ_advances", "wonders", "events")  # files whose entries can be used


def _hexes(content: Any) -> list[str]:
    """List the names of hexes in all layouts."""
    return sorted({name for layout in content.layouts.values() for name in layout.names})


def _hex_label(_: Texts, value: str) -> str:
    return value


def _places(content: Any) -> range:
    return range(max([len(layout.names) for layout in content.layouts.values()]))


def _place_label(texts: Texts, value: int) -> str:
    """Name a hex by its number in the layout of this match."""
    names = texts.content.layouts[texts.position.seats].names
    return str(names[value]) if value < len(names) else str(value)


def _units(_: Any) -> list[int]:
    return [unit for unit in range(ALL_UNITS) if unit % STATES < len(KINDS)] + [CITY]


def _unit_label(texts: Texts, value: int) -> str:
    if value == CITY:
        return texts.text("unit-city")
    if value >= PIRATE:
        return texts.text("unit-pirate")
    name = entry_name(texts.content.files["units"][KINDS[value % STATES]], texts.language)
    return texts.text("unit-moved", {"unit": name}) if value >= STATES else name


def _cards(content: Any) -> list[str]:
    return [id_ for file in CARDS for id_ in content.files[file]]


def _named_in(texts: Texts, files: tuple[str, ...], value: str) -> str:
    """Name an entry of one of these files."""
    known = texts.content.files
    return next(entry_name(known[file][value], texts.language) for file in files if value in known[file])


def _card_label(texts: Texts, value: str) -> str:
    return _named_in(texts, CARDS, value)


def _action_cards(content: Any) -> list[str]:
    return list(content.files["action_cards"])


def _effect_label(texts: Texts, value: str) -> str:
    """Name an action card by its upper half."""
    return _named_in(texts, ("card_effects",), texts.content.files["action_cards"][value].effect)


def _objective_cards(content: Any) -> list[str]:
    return list(content.files["objective_cards"])


def _upper_label(texts: Texts, value: str) -> str:
    return _named_in(texts, ("objectives",), texts.content.files["objective_cards"][value].upper)


def _lower_label(texts: Texts, value: str) -> str:
    return _named_in(texts, ("objectives",), texts.content.files["objective_cards"][value].lower)


def _wonders(content: Any) -> list[str]:
    return list(content.files["wonders"])


def _wonder_label(texts: Texts, value: str) -> str:
    return _named_in(texts, ("wonders",), value)


def _able(content: Any) -> dict[str, Any]:
    """Return what can be used, by its id: the entries of some files and the abilities of leaders."""
    entries = {id_: entry for file in ABLE for id_, entry in content.files[file].items()}
    return {**entries, **content.abilities}


def _abilities(content: Any) -> list[str]:
    return [*_able(content)]


def _ability_label(texts: Texts, value: str) -> str:
    return entry_name(_able(texts.content)[value], texts.language)


def _arms(content: Any) -> list[str]:
    """List what can be paid for in a battle: the card, and which of its prices."""
    return [
        f"{id_}.{number}"
        for id_, entry in _able(content).items()
        for number in range(len(arms_prices(entry.powers)))
    ]


def arms_prices(powers: Sequence[Any]) -> list[Any]:
    """Return all prices of what a card does in battles; None where it costs nothing."""
    prices: list[Any] = []
    for power in powers:
        if isinstance(power, Arms):
            prices += power.prices or (None,)
        elif isinstance(power, Combat) and power.as_kind:
            prices.append(None)
    return prices


def _arms_label(texts: Texts, value: str) -> str:
    id_, number = value.split(".")
    entry = _able(texts.content)[id_]
    name = entry_name(entry, texts.language)
    price = arms_prices(entry.powers)[int(number)]
    goods = [
        texts.text("amount", {"n": getattr(price, good), "good": texts.label("good", good)})
        for good in GOODS
        if price is not None and getattr(price, good)
    ]
    return texts.text("arms", {"ability": name, "price": ", ".join(goods)}) if goods else name


def _side_label(texts: Texts, value: int) -> str:
    """Name a side of a battle: a player, the barbarians or the pirates."""
    return (
        texts.label("civ", value) if value < FIRST_SIDE else texts.text(f"side-{SIDES[value - FIRST_SIDE]}")
    )


# Resources of a price. The name makes it a plain number in texts and scenes.
FEW: Final = Domain(NUMBER.name, lambda _: range(8), NUMBER.label, 8)
CIV: Final = players("civ", MOST_PLAYERS)
SIDE: Final = Domain("side", lambda _: range(FIRST_SIDE + len(SIDES)), _side_label, 16)
ARMS: Final = Domain("arms", _arms, _arms_label, 64)
TACTIC: Final = named("tactics", 32, "tactic")
HEX: Final = Domain("hex", _hexes, _hex_label, MOST_HEXES)
PLACE: Final = Domain("place", _places, _place_label, MOST_HEXES)
KIND: Final = named("units", 8, "kind")
UNIT: Final = Domain("unit", _units, _unit_label, ALL_UNITS)
LEADER: Final = named("leaders", 64, "leader")
BUILDING: Final = named("buildings", 8, "building")
ADVANCE: Final = named("advances", 64, "advance")
CATEGORY: Final = named("categories", 16, "category")
GOOD: Final = worded("good", (*GOODS, "captives"), 8)
TURN: Final = worded("turn", TURNS, 2)
WONDER: Final = Domain("wonder", _wonders, _wonder_label, 16, thing="card")
EFFECT: Final = worded(  # optional effects of cards
    "effect", ("advance", "construct", "reveal_tile", "convert", "place", "mood", "buy", "influence"), 16
)
CARD: Final = Domain("card", _cards, _card_label, 256)
DECK: Final = worded("deck", DECKS, 4)
PLAYED: Final = Domain("played", _action_cards, _effect_label, 64, thing="card")
UPPER: Final = Domain("upper", _objective_cards, _upper_label, 64, thing="card")
LOWER: Final = Domain("lower", _objective_cards, _lower_label, 64, thing="card")
OBJECTIVE: Final = named("objectives", 96, "objective")
CARD_EFFECT: Final = named("card_effects", 32, "card_effect")
ABILITY: Final = Domain("ability", _abilities, _ability_label, 512, thing="advance")

# The turn.
EndTurn: Final = verb("end_turn")
AdvanceTo: Final = verb("advance", ADVANCE("advance"))
Found: Final = verb("found", HEX("hex"))
Collect: Final = verb("collect", HEX("hex"))
Construct: Final = verb("construct", HEX("hex"))
Recruit: Final = verb("recruit", HEX("hex"))
Move: Final = verb("move")
Cheer: Final = verb("cheer")
Influence: Final = verb("influence", HEX("hex"))
Perform: Final = verb("perform", ABILITY("ability"))
Use: Final = verb("use", ABILITY("ability"))
ByHand: Final = verb("by_hand")
Price: Final = verb("price", NUMBER("number"))
# Paying.
Pay: Final = verb("pay", FEW("food"), FEW("ideas"))
Instead: Final = verb("instead", GOOD("good"), GOOD("by"))
Release: Final = verb("release", SIDE("side"), KIND("kind"))
Spare: Final = verb("spare", GOOD("good"))
PayBy: Final = verb("pay_by", ABILITY("ability"))
# Collecting and other gains.
Reap: Final = verb("reap", HEX("hex"), GOOD("good"))
ReapAll: Final = verb("reap_all")
SwapOre: Final = verb("swap_ore")
Take: Final = verb("take", GOOD("good"))
Discard: Final = verb("discard", CARD("card"))
Relieve: Final = verb("relieve", HEX("hex"))
Strengthen: Final = verb("strengthen", ABILITY("ability"))
PayMore: Final = verb("pay_more")
# Building and recruiting.
Build: Final = verb("build", BUILDING("building"))
PortAt: Final = verb("port_at", HEX("hex"))
Hire: Final = verb("hire", KIND("kind"))
HireBy: Final = verb("hire_by", ABILITY("ability"))
TakeBack: Final = verb("take_back", HEX("hex"))
# Moving.
MoveFrom: Final = verb("move_from", HEX("hex"))
MoveTo: Final = verb("move_to", HEX("hex"))
ByRoad: Final = verb("by_road", HEX("hex"))
Everybody: Final = verb("everybody")
ArmyOnly: Final = verb("army")
SettlersOnly: Final = verb("settlers")
Go: Final = verb("go", UNIT("unit"))
Orient: Final = verb("orient", TURN("turn"))
# Mood and influence.
Gladden: Final = verb("gladden", HEX("hex"))
Judge: Final = verb("judge", HEX("hex"))
Target: Final = verb("target", HEX("hex"))
Boost: Final = verb("boost", NUMBER("tokens"))
RollAgain: Final = verb("roll_again", ABILITY("ability"))
WinOver: Final = verb("win_over", KIND("kind"))
Swap: Final = verb("swap", BUILDING("building"), CIV("civ"))
Convert: Final = verb("convert", GOOD("good"), GOOD("into"))
# Battles.
Arm: Final = verb("arm", ARMS("arms"))
LayTactic: Final = verb("lay_tactic", CARD("card"))
LayNone: Final = verb("lay_none")
Lose: Final = verb("lose", KIND("kind"))
Control: Final = verb("control", CIV("civ"))
FallBack: Final = verb("fall_back", HEX("hex"))
Drive: Final = verb("drive", KIND("kind"), HEX("hex"))
FightOn: Final = verb("fight_on")
Retreat: Final = verb("retreat")
Resettle: Final = verb("resettle", HEX("hex"))
KeepCaptive: Final = verb("keep_captive", KIND("kind"))
RaiseStone: Final = verb("raise_stone")
Recover: Final = verb("recover", CARD("card"))
Sacrifice: Final = verb("sacrifice")
Rebuild: Final = verb("rebuild", BUILDING("building"), BUILDING("into"))
# The status phase and setup.
Gain: Final = verb("gain", ADVANCE("advance"))
Raze: Final = verb("raze", HEX("hex"))
Govern: Final = verb("govern", CATEGORY("category"))
NameStart: Final = verb("name_start", CIV("civ"))
Settle: Final = verb("settle", HEX("hex"))
# The sea and trade.
SailTo: Final = verb("sail_to", HEX("hex"))
Navigate: Final = verb("navigate", HEX("hex"))
Chart: Final = verb("chart", HEX("hex"))
Route: Final = verb("route", HEX("hex"), GOOD("good"))
RouteAll: Final = verb("route_all")
# Barbarians and pirates.
SettleTribe: Final = verb("settle_tribe", HEX("hex"))
Reinforce: Final = verb("reinforce", HEX("hex"), KIND("kind"))
Halt: Final = verb("halt", HEX("hex"))
Direct: Final = verb("direct", ABILITY("ability"), GOOD("good"))
March: Final = verb("march", HEX("hex"))
MarchTo: Final = verb("march_to", HEX("hex"))
Lurk: Final = verb("lurk", HEX("hex"))
SendOff: Final = verb("send_off", HEX("hex"))
PayOff: Final = verb("pay_off", GOOD("good"))
Endure: Final = verb("endure", HEX("hex"))

# Events and great persons.
Choose: Final = verb("choose", EFFECT("effect"))
Name: Final = verb("name", CIV("civ"))
Whole: Final = verb("whole_event")
SymbolOnly: Final = verb("symbol_only")
FromDeck: Final = verb("from_deck")
FromDiscards: Final = verb("from_discards", CARD("card"))
PutUnder: Final = verb("put_under", CARD("card"))
Redraw: Final = verb("redraw", ABILITY("ability"))
Exhaust: Final = verb("exhaust", HEX("hex"))
Sadden: Final = verb("sadden", HEX("hex"))
Prevent: Final = verb("prevent", ABILITY("ability"))
GiveUp: Final = verb("give_up", HEX("hex"), KIND("kind"))
GiveUpPirate: Final = verb("give_up_pirate", HEX("hex"))
GiveGood: Final = verb("give_good", GOOD("good"))
Deal: Final = verb("deal", CIV("civ"))
PlaceAt: Final = verb("place_at", HEX("hex"))
BuildAt: Final = verb("build_at", HEX("hex"), BUILDING("building"))
Erupt: Final = verb("erupt", HEX("hex"))
Wreck: Final = verb("wreck", HEX("hex"), BUILDING("building"))
WreckWonder: Final = verb("wreck_wonder", ABILITY("wonder"))
WreckCity: Final = verb("wreck_city", HEX("hex"))
LoseAction: Final = verb("lose_action")
Revolt: Final = verb("revolt")
Lead: Final = verb("lead", LEADER("leader"))
LeadAny: Final = verb("lead_any")
Enthrone: Final = verb("enthrone", LEADER("leader"))
EnthroneAny: Final = verb("enthrone_any")
Renounce: Final = verb("renounce")
Reform: Final = verb("reform", HEX("hex"))
Burn: Final = verb("burn", HEX("hex"))
Reveal: Final = verb("reveal", HEX("hex"))
# Great persons and wonders.
Invite: Final = verb("invite", CARD("card"))
PlayPerson: Final = verb("play_person", CARD("card"))
Assign: Final = verb("assign", CARD("card"), CIV("civ"))
BuildWonder: Final = verb("build_wonder", WONDER("wonder"))
WithArchitect: Final = verb("with_architect", WONDER("wonder"))
Borrow: Final = verb("borrow", ADVANCE("advance"))
TakeWonder: Final = verb("take_wonder", WONDER("wonder"))
# Cards and objectives.
Card: Final = verb("card", PLAYED("effect"))
CompleteUpper: Final = verb("complete_upper", UPPER("objective"))
CompleteLower: Final = verb("complete_lower", LOWER("objective"))
TakeOver: Final = verb("take_over", KIND("kind"))
KeepPlan: Final = verb("keep_plan", CARD("card"))
DropPlan: Final = verb("drop_plan", CARD("card"))
SwapOwn: Final = verb("swap_own", CARD("card"))
SwapFor: Final = verb("swap_for", CARD("card"))
HireArmy: Final = verb("hire_army", HEX("hex"), GOOD("good"))
# Trade.
Trade: Final = verb("trade", CIV("civ"))
OfferGood: Final = verb("offer_good", GOOD("good"))
AskGood: Final = verb("ask_good", GOOD("good"))
OfferCard: Final = verb("offer_card", CARD("card"))
ShowCard: Final = verb("show_card", CARD("card"))
AskCard: Final = verb("ask_card", DECK("deck"))
Accept: Final = verb("accept")
Refuse: Final = verb("refuse")
HandOver: Final = verb("hand_over", CARD("card"))

# Of civilizations and leaders: on the move.
Ally: Final = verb("ally")
Fight: Final = verb("fight")
TurnOn: Final = verb("turn_on", HEX("hex"))
BreakUp: Final = verb("break_up", HEX("hex"))
BreakUpPirate: Final = verb("break_up_pirate", HEX("hex"))
Ashore: Final = verb("ashore", HEX("hex"), KIND("kind"))
LandAt: Final = verb("land_at", HEX("hex"))
Wander: Final = verb("wander", HEX("hex"))
PutToSea: Final = verb("put_to_sea", HEX("hex"))
Beach: Final = verb("beach", HEX("hex"))
Refit: Final = verb("refit", UNIT("unit"))
LandAs: Final = verb("land_as", KIND("kind"))
Retrain: Final = verb("retrain", HEX("hex"), KIND("kind"))
Frighten: Final = verb("frighten", HEX("hex"), KIND("kind"))
Flee: Final = verb("flee", HEX("hex"))
Deploy: Final = verb("deploy", HEX("hex"), KIND("kind"))

VERBS: Final = verbs_of(globals())
DOMAINS: Final = domains_of(globals())

ASKS: Final[Lines] = {
    "pay_advance": {"advance": "advance"},
    "reap": {"city": "place"},
    "construct": {"city": "place"},
    "moor": {"city": "place"},
    "recruit": {"city": "place"},
    "move_to": {"hex": "place"},
    "aim": {"city": "place"},
    "boost_result": {"start": "place", "city": "place", "tokens": "number"},
    "swap_building": {"city": "place"},
    "name_building": {"start": "place", "city": "place"},
    "choose_price": {"ability": "ability"},
    "relieve": {"city": "place"},
    "strengthen": {"city": "place", "ability": "ability"},
    "follow_up": {"ability": "ability"},
    "rebuild": {"city": "place"},
    "discard_card": {"ability": "ability"},
    "casualties": {"which": "number", "number": "number"},
    "drown": {"which": "number", "hex": "place", "number": "number"},
    "install": {"category": "category"},
    # Events and great persons.
    "exchange": {"card": "card"},
    "sadden": {"card": "card"},
    "prevent_fall": {"city": "place"},
    "prevent_loss": {"city": "place"},
    "buy_person": {"card": "card"},
    # Cards, objectives and trade.
    "compose": {"civ": "civ"},
    "accept": {"civ": "civ"},
    "hand_over": {"civ": "civ"},
    "swap_cards": {"civ": "civ"},
    "occupy": {"city": "place"},
    "lead_to": {"hex": "place"},
    "pay_bought": {"advance": "advance"},
    "sail_on": {"hex": "place"},
    "march_to": {"hex": "place"},
    "drop_anchor": {"hex": "place"},
    # Of civilizations and leaders.
    "cancel": {"civ": "civ", "card": "card"},
    "parley": {"hex": "place"},
    "choose_shore": {"hex": "place"},
    "go_ashore": {"hex": "place", "number": "number"},
    "cast_away": {"hex": "place", "number": "number"},
    "choose_landing": {"hex": "place"},
    "run_from": {"hex": "place"},
    "deploy": {"city": "place"},
    "choose_waived": {"ability": "ability"},
    "restore": {"city": "place"},
    "win_over": {"hex": "place"},
    "hold_back": {"ability": "ability"},
}

LINES: Final[Lines] = {
    "settled": {"civ": "civ", "hex": "hex"},
    "round_began": {"round": "number"},
    "turn_began": {"civ": "civ"},
    "status_began": {"round": "number"},
    "end_rolled": {"civ": "civ", "die": "number", "most": "number"},
    "game_ended": {},
    "gained": {"civ": "civ", "number": "number", "good": "good"},
    "paid": {"civ": "civ", "number": "number", "good": "good"},
    "released": {"civ": "civ", "side": "side", "kind": "kind"},
    "advanced": {"civ": "civ", "advance": "advance"},
    "adopted": {"civ": "civ", "ability": "ability"},
    "used": {"civ": "civ", "ability": "ability"},
    "founded": {"civ": "civ", "hex": "hex"},
    "collected": {"civ": "civ", "hex": "hex"},
    "mood_rose": {"civ": "civ", "hex": "hex", "steps": "number"},
    "relieved": {"civ": "civ", "hex": "hex", "other": "hex"},
    "mood_fell": {"civ": "civ", "hex": "hex"},
    "built": {"civ": "civ", "building": "building", "hex": "hex"},
    "recruited": {"civ": "civ", "number": "number", "kind": "kind", "hex": "hex"},
    "took_back": {"civ": "civ", "kind": "kind", "hex": "hex"},
    "moved": {"civ": "civ", "number": "number", "start": "hex", "goal": "hex"},
    "explored": {"civ": "civ", "hex": "hex"},
    "influence_rolled": {"civ": "civ", "start": "hex", "hex": "hex", "die": "number"},
    "influenced": {"civ": "civ", "building": "building", "hex": "hex", "rival": "civ"},
    "drew_action": {"civ": "civ", "card": "card"},
    "drew_objective": {"civ": "civ", "card": "card"},
    "drew_wonder": {"civ": "civ", "card": "card"},
    "discarded": {"civ": "civ", "card": "card"},
    "battle_began": {"side": "side", "foe": "side", "hex": "hex"},
    "armed": {"civ": "civ", "ability": "ability"},
    "laid_tactic": {"civ": "civ"},
    "turned_up": {"side": "side", "card": "card"},
    "scouted": {"side": "side", "card": "card"},
    "cancelled": {"side": "side", "card": "card"},
    "tried": {"side": "side", "tactic": "tactic", "die": "number"},
    "valued": {"side": "side", "dice": "number", "value": "number", "hits": "number"},
    "fell": {"side": "side", "number": "number", "kind": "kind"},
    "drowned": {"side": "side", "number": "number", "kind": "kind"},
    "took_lead": {"civ": "civ", "leader": "leader"},
    "leader_left": {"civ": "civ", "leader": "leader"},
    "leader_fell": {"civ": "civ", "leader": "leader"},
    "driven_off": {"side": "side", "kind": "kind", "hex": "hex"},
    "fell_back": {"side": "side", "hex": "hex"},
    "retreated": {"side": "side", "hex": "hex"},
    "was_brave": {"civ": "civ"},
    "captive_taken": {"civ": "civ", "side": "side", "kind": "kind"},
    "stone_raised": {"civ": "civ"},
    "recovered": {"civ": "civ", "card": "card"},
    "sacrificed": {"civ": "civ", "leader": "leader"},
    "rebuilt": {"civ": "civ", "building": "building", "hex": "hex"},
    "battle_won": {"side": "side", "hex": "hex"},
    "battle_drawn": {"hex": "hex"},
    "captured": {"side": "side", "foe": "side", "hex": "hex"},
    "demolished": {"hex": "hex"},
    "resettled": {"civ": "civ", "hex": "hex"},
    "razed": {"civ": "civ", "hex": "hex"},
    "governed": {"civ": "civ", "category": "category"},
    "start_named": {"civ": "civ", "start": "civ"},
    # Events, great persons and wonders.
    "named": {"civ": "civ", "rival": "civ"},
    "drew_event": {"civ": "civ", "card": "card"},
    "prevented": {"civ": "civ", "ability": "ability"},
    "placed": {"civ": "civ", "kind": "kind", "hex": "hex"},
    "unit_lost": {"civ": "civ", "kind": "kind", "hex": "hex"},
    "exhausted": {"civ": "civ", "hex": "hex"},
    "city_buried": {"civ": "civ", "hex": "hex"},
    "pieces_buried": {"civ": "civ", "number": "number"},
    "enthroned": {"civ": "civ", "leader": "leader"},
    "invited": {"civ": "civ", "card": "card"},
    "person_played": {"civ": "civ", "card": "card"},
    "foresaw": {"civ": "civ"},
    "wonder_built": {"civ": "civ", "wonder": "wonder", "hex": "hex"},
    "borrowed": {"civ": "civ", "advance": "advance"},
    # Cards, objectives and trade.
    "played": {"civ": "civ", "effect": "card_effect"},
    "completed": {"civ": "civ", "objective": "objective"},
    "offered": {"civ": "civ", "partner": "civ"},
    "refused": {"civ": "civ", "partner": "civ"},
    "exchanged": {"civ": "civ", "partner": "civ"},
    "spied": {"civ": "civ", "other": "civ"},
    "planned": {"civ": "civ", "card": "card"},
    "took_over": {"civ": "civ", "hex": "hex"},
    "sailed": {"civ": "civ", "number": "number", "start": "hex", "goal": "hex"},
    "traded": {"civ": "civ", "number": "number"},
    "tribe_settled": {"hex": "hex"},
    "tribe_grew": {"hex": "hex", "kind": "kind"},
    "horde_moved": {"start": "hex", "goal": "hex"},
    "pirates_came": {"hex": "hex"},
    # Of civilizations and leaders.
    "won_over": {"civ": "civ", "side": "side", "kind": "kind", "hex": "hex"},
    "druid_sent": {"civ": "civ", "hex": "hex"},
    "looked": {"civ": "civ", "card": "card"},
    "devoted": {"civ": "civ", "hex": "hex"},
    "allied": {"civ": "civ", "hex": "hex"},
    "ship_broken_up": {"civ": "civ", "hex": "hex"},
    "marked": {"civ": "civ", "hex": "hex"},
    "wandered": {"civ": "civ", "start": "hex", "goal": "hex"},
    "refitted": {"civ": "civ", "number": "number", "start": "hex", "goal": "hex"},
    "retrained": {"civ": "civ", "kind": "kind", "hex": "hex"},
    "fled": {"side": "side", "kind": "kind", "start": "hex", "goal": "hex"},
    "foiled": {"civ": "civ", "rival": "civ", "card": "card"},
    "restored": {"civ": "civ", "building": "building", "hex": "hex"},
}

HEADINGS: Final = ("round_began", "turn_began", "status_began", "game_ended")
