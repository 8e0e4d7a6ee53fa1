"""The vocabulary of 7 Ages: domains, verbs, arguments of prompts and lines of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saecula.core.actions import (
    NUMBER,
    Domain,
    domains_of,
    entry_name,
    named,
    numbered,
    players,
    verb,
    verbs_of,
    worded,
)
from saecula.core.journal import Lines
from saecula.games.seven_ages.observation import COLOURS, MARKERS
from saecula.games.seven_ages.words import ELSEWHERE, MOMENTS, MOST_PLAYERS

if TYPE_CHECKING:
    from saecula.core.locale import Texts

BESIDE: Final = COLOURS  # instead of an empire: the marker beside the cards
MOST_MONEY: Final = 199


def _slots(_: Any) -> range:
    return range(COLOURS + 1)


def _slot_label(texts: Texts, value: int) -> str:
    """Name an empire by its card, or by its colour as long as nobody uses it."""
    if value == BESIDE:
        return texts.text("beside")
    card = texts.position.empires[value].card
    entry = texts.content.cards[card] if card >= 0 else texts.content.colours[value]
    return entry_name(entry, texts.language)


def _colour_label(texts: Texts, value: int) -> str:
    return entry_name(texts.content.colours[value], texts.language)


def _colours(_: Any) -> range:
    return range(COLOURS)


def _parts(content: Any) -> list[str]:
    return list(content.parts)


def _part_label(texts: Texts, value: str) -> str:
    if value == ELSEWHERE:
        return texts.text("elsewhere")
    return entry_name(texts.content.regions[value], texts.language)


def _card_ids(content: Any) -> list[str]:
    return list(content.files["cards"])


def _event_label(texts: Texts, value: str) -> str:
    """Name a card by its event."""
    content = texts.content
    return entry_name(content.events[content.files["cards"][value].event], texts.language)


def _artifact_label(texts: Texts, value: str) -> str:
    """Name a card by its artifact."""
    files = texts.content.files
    return entry_name(files["artifacts"][files["cards"][value].artifact], texts.language)


def _card_numbers(content: Any) -> range:
    return range(len(content.files["cards"]))


def _artifact_of_label(texts: Texts, value: int) -> str:
    return _artifact_label(texts, texts.content.cards[value].id)


def _leader_ids(content: Any) -> list[str]:
    """List the types, for leaders without a name, and the named leaders."""
    return [*content.files["leader_types"], *content.files["leaders"]]


def _leader_label(texts: Texts, value: str) -> str:
    files = texts.content.files
    entry = files["leader_types"].get(value) or files["leaders"][value]
    return entry_name(entry, texts.language)


def _amounts(_: Any) -> range:
    return range(MOST_MONEY + 1)


PLAYER: Final = players("player", MOST_PLAYERS)
EMPIRE: Final = Domain("empire", _slots, _slot_label, 16)
COLOUR: Final = Domain("colour", _colours, _colour_label, 16, thing="empire")
CARD: Final = named("cards", 128, "card")
AREA: Final = named("areas", 340, "area")
UNIT: Final = numbered("units", 32, "unit")
LEADER: Final = Domain("leader", _leader_ids, _leader_label, 320)
EVENT_CARD: Final = Domain("event_card", _card_ids, _event_label, 128, thing="card")
ARTIFACT_CARD: Final = Domain("artifact_card", _card_ids, _artifact_label, 128, thing="card")
PLACE: Final = numbered("areas", 340, "place")  # in frames, which hold numbers
AGE: Final = numbered("ages", 8, "age")
CANAL_NUMBER: Final = numbered("canals", 8, "canal_number")
EVENT: Final = named("events", 80, "event")
ARTIFACT: Final = named("artifacts", 96, "artifact")
LEADER_TYPE: Final = named("leader_types", 16, "leader_type")
ARTIFACT_OF: Final = Domain("artifact_of", _card_numbers, _artifact_of_label, 128)  # in frames
PART: Final = Domain("part", _parts, _part_label, 16)  # of the world
CANAL: Final = named("canals", 8, "canal")
ARTIFACT_PLACE: Final = numbered("artifacts", 96, "artifact_place")
MARKER: Final = worded("marker", MARKERS)
MOMENT: Final = worded("moment", MOMENTS, 16)
AMOUNT: Final = Domain(NUMBER.name, _amounts, NUMBER.label, 256)  # of money

# Preparation.
StartCard: Final = verb("start_card", CARD("card"))
Pair: Final = verb("pair", COLOUR("colour"))
# Markers.
Idle: Final = verb("idle", EMPIRE("empire"))
Mark: Final = verb("mark", EMPIRE("empire"), MARKER("marker"))
Lay: Final = verb("lay", MARKER("marker"))
TurnUp: Final = verb("turn_up", EMPIRE("empire"))
First: Final = verb("first", EMPIRE("empire"))
# Founding.
Found: Final = verb("found", CARD("card"))
TakeColour: Final = verb("colour", COLOUR("colour"))
Behind: Final = verb("behind")
LevelOf: Final = verb("level_of", EMPIRE("empire"))
StartIn: Final = verb("start_in", AREA("area"))
TakeLeader: Final = verb("leader", LEADER("leader"))
LeaderIn: Final = verb("leader_in", AREA("area"))
FoundCapital: Final = verb("found_capital", AREA("area"))
PlaceFort: Final = verb("place_fort", AREA("area"))
# Building.
Build: Final = verb("build", UNIT("unit"))
BuildIn: Final = verb("build_in", AREA("area"))
BuildHere: Final = verb("build_here", UNIT("unit"))
BuildBeyond: Final = verb("build_beyond", UNIT("unit"))
BuildFort: Final = verb("fort", AREA("area"))
BuyElite: Final = verb("elite")
Unpaid: Final = verb("unpaid", AREA("area"))
GiveUp: Final = verb("give_up", UNIT("unit"))
# Movement.
SendAll: Final = verb("send_all", AREA("area"))
Send: Final = verb("send", AREA("area"))
Gather: Final = verb("gather", AREA("area"))
Take: Final = verb("take", UNIT("unit"))
TakeBeyond: Final = verb("take_beyond", UNIT("unit"))
Escort: Final = verb("escort", LEADER("leader"))
Toward: Final = verb("toward", PART("part"))
GoTo: Final = verb("go_to", AREA("area"))
GoBeyond: Final = verb("go_beyond", AREA("area"))
AskCanal: Final = verb("ask_canal", CANAL("canal"))
LetThrough: Final = verb("let_through")
TurnAway: Final = verb("turn_away")
Quell: Final = verb("quell", AREA("area"))
YieldElephant: Final = verb("yield_elephant", AREA("area"))
# Conflict.
Fight: Final = verb("fight", AREA("area"))
Stay: Final = verb("stay")
Retreat: Final = verb("retreat")
Withdraw: Final = verb("withdraw", AREA("area"))
WithdrawSome: Final = verb("withdraw_some", AREA("area"))
PullOut: Final = verb("pull_out", UNIT("unit"))
Accompany: Final = verb("accompany", LEADER("leader"))
Sacrifice: Final = verb("sacrifice", UNIT("unit"))
KeepCard: Final = verb("keep_card")
AnotherCard: Final = verb("another_card")
CommitAll: Final = verb("commit_all")
Commit: Final = verb("commit", UNIT("unit"))
Lead: Final = verb("lead", LEADER("leader"))
Scrap: Final = verb("scrap")
Spare: Final = verb("spare")
# Events.
React: Final = verb("react", EVENT_CARD("card"))
Ripple: Final = verb("ripple", EVENT_CARD("card"))
AimPlayer: Final = verb("aim_player", PLAYER("player"))
AimEmpire: Final = verb("aim_empire", EMPIRE("empire"))
AimArea: Final = verb("aim_area", AREA("area"))
AimLeader: Final = verb("aim_leader", LEADER("leader"))
Recover: Final = verb("recover", CARD("card"))
SwapFor: Final = verb("swap_for", MARKER("marker"))
LoseIn: Final = verb("lose_in", AREA("area"))
LoseShip: Final = verb("lose_ship", UNIT("unit"))
FreeUnit: Final = verb("free_unit", UNIT("unit"))
SettleIn: Final = verb("settle_in", AREA("area"))
RelocateFrom: Final = verb("relocate_from", AREA("area"))
RelocateUnit: Final = verb("relocate_unit", UNIT("unit"))
RelocateTo: Final = verb("relocate_to", AREA("area"))
RelocateBeyond: Final = verb("relocate_beyond", AREA("area"))
# Civilise.
PlayEvent: Final = verb("play_event", EVENT_CARD("card"))
PlayArtifact: Final = verb("play_artifact", ARTIFACT_CARD("card"))
ArtifactOn: Final = verb("artifact_on", EMPIRE("empire"))
ArtifactIn: Final = verb("artifact_in", AREA("area"))
DismissLeader: Final = verb("dismiss", LEADER("leader"))
DismissFrom: Final = verb("dismiss_from", AREA("area"))
Appoint: Final = verb("appoint", LEADER("leader"))
DrawLeader: Final = verb("draw_leader")
KeepLeader: Final = verb("keep_leader")
PutBack: Final = verb("put_back")
PostIn: Final = verb("post_in", AREA("area"))
Adopt: Final = verb("adopt", ARTIFACT("artifact"))
Modernise: Final = verb("modernise")
FlipIn: Final = verb("flip_in", AREA("area"))
Flip: Final = verb("flip", UNIT("unit"))
LoseUnit: Final = verb("lose_unit", UNIT("unit"))
BuildCity: Final = verb("build_city", AREA("area"))
NameCapital: Final = verb("name_capital", AREA("area"))
Appease: Final = verb("appease", AREA("area"))
# Destiny, dissolving, glory.
Discard: Final = verb("discard", CARD("card"))
Dissolve: Final = verb("dissolve")
Keep: Final = verb("keep")
BuyGlory: Final = verb("buy_glory", NUMBER("number"))
# Range and trade.
AskPassage: Final = verb("ask_passage", EMPIRE("empire"))
Grant: Final = verb("grant")
Refuse: Final = verb("refuse")
DemandCards: Final = verb("demand_cards", NUMBER("number"))
Tens: Final = verb("tens", NUMBER("number"))
Sum: Final = verb("sum", AMOUNT("amount"))
Accept: Final = verb("accept")
HandOver: Final = verb("hand_over", CARD("card"))
Cadence: Final = verb("cadence", MARKER("marker"))
StepBack: Final = verb("step_back", EMPIRE("empire"))
TradeWith: Final = verb("trade_with", EMPIRE("empire"))
TradeDeck: Final = verb("trade_deck")
Offer: Final = verb("offer", CARD("card"))
HoldBack: Final = verb("hold_back")
AdvanceMore: Final = verb("advance_more", NUMBER("number"))

VERBS: Final = verbs_of(globals())
DOMAINS: Final = domains_of(globals())

LINES: Final[Lines] = {
    "start_card_shown": {"player": "player", "card": "card", "value": "number"},
    "start_player": {"player": "player"},
    "colours_taken": {"player": "player", "one": "colour", "other": "colour"},
    "round_began": {"round": "number"},
    "action_began": {"marker": "marker"},
    "marker_shown": {"player": "player", "empire": "empire", "marker": "marker"},
    "marker_cancelled": {"player": "player", "empire": "empire"},
    "wild_shown": {"player": "player", "empire": "empire"},
    "twice": {"player": "player", "glory": "number"},
    "founded": {"player": "player", "empire": "empire", "colour": "colour", "level": "number"},
    "not_founded": {"player": "player"},
    "leader_came": {"player": "player", "leader": "leader", "area": "area"},
    "leader_left": {"player": "player", "leader": "leader"},
    "capital_founded": {"player": "player", "empire": "empire", "area": "area"},
    "produced": {"player": "player", "empire": "empire", "income": "number", "upkeep": "number"},
    "left_unpaid": {"player": "player", "empire": "empire", "area": "area"},
    "built": {"player": "player", "empire": "empire", "area": "area"},
    "fort_built": {"player": "player", "empire": "empire", "area": "area"},
    "elite_bought": {"player": "player", "empire": "empire"},
    "manoeuvre_began": {"player": "player", "empire": "empire"},
    "marched": {"player": "player", "empire": "empire", "number": "number", "start": "area", "goal": "area"},
    "canal_asked": {"player": "player", "empire": "empire", "canal": "canal"},
    "canal_granted": {"player": "player", "empire": "empire"},
    "canal_refused": {"player": "player", "empire": "empire"},
    "quelled": {"player": "player", "empire": "empire", "area": "area"},
    "galley_lost": {"player": "player", "empire": "empire", "area": "area"},
    "elephant_claimed": {"player": "player", "empire": "empire", "area": "area"},
    "elephant_won": {"player": "player", "empire": "empire"},
    "elephants_gone": {},
    "converted": {"player": "player", "empire": "empire", "number": "number", "area": "area"},
    "conflict_began": {"player": "player", "attacker": "empire", "defender": "empire", "area": "area"},
    "combat_round": {"number": "number"},
    "card_redrawn": {"player": "player", "empire": "empire", "card": "card"},
    "combat_card": {"player": "player", "empire": "empire", "card": "card"},
    "committed": {"player": "player", "empire": "empire", "number": "number", "unit": "unit"},
    "led": {"player": "player", "empire": "empire", "leader": "leader"},
    "potential": {"player": "player", "empire": "empire", "number": "number"},
    "units_lost": {"player": "player", "empire": "empire", "number": "number"},
    "shaken": {"player": "player", "empire": "empire", "number": "number"},
    "retreated": {"player": "player", "empire": "empire"},
    "withdrew": {"player": "player", "empire": "empire", "number": "number", "area": "area"},
    "left_behind": {"player": "player", "empire": "empire", "number": "number"},
    "pursued": {"player": "player", "empire": "empire", "number": "number"},
    "scrapped": {"player": "player", "empire": "empire"},
    "shot_down": {"player": "player", "empire": "empire"},
    "exploded": {"player": "player", "empire": "empire", "area": "area", "glory": "number"},
    "conflict_won": {"player": "player", "empire": "empire", "area": "area"},
    "both_lost": {"player": "player", "area": "area"},
    "treasury_lost": {"player": "player", "empire": "empire", "money": "number"},
    "city_dropped": {"player": "player", "area": "area"},
    "redrew": {"player": "player", "discarded": "number", "drawn": "number"},
    "dissolved": {"player": "player", "empire": "empire"},
    "advanced": {"player": "player", "empire": "empire", "level": "number"},
    "fell_back": {"player": "player", "empire": "empire", "level": "number"},
    "artifact_played": {"player": "player", "card": "artifact_card", "empire": "empire"},
    "artifact_came": {"player": "player", "empire": "empire", "artifact": "artifact"},
    "artifact_left": {"player": "player", "empire": "empire", "artifact": "artifact"},
    "blue_marker": {"artifact": "artifact", "level": "number"},
    "drew_leader": {"player": "player", "empire": "empire"},
    "put_back": {"player": "player", "empire": "empire"},
    "modernised": {"player": "player", "empire": "empire"},
    "adopted": {"player": "player", "empire": "empire", "artifact": "artifact"},
    "unit_lost": {"player": "player", "empire": "empire", "unit": "unit", "area": "area"},
    "city_built": {"player": "player", "empire": "empire", "area": "area", "level": "number"},
    "capital_named": {"player": "player", "empire": "empire", "area": "area"},
    "fell_into_disorder": {"player": "player", "empire": "empire", "area": "area"},
    "calmed": {"player": "player", "empire": "empire", "area": "area"},
    "passed_last_level": {"player": "player", "empire": "empire", "glory": "number"},
    "passage_asked": {"player": "player", "empire": "empire", "other": "empire"},
    "passage_granted": {"player": "player", "empire": "empire", "other": "empire"},
    "passage_refused": {"player": "player", "empire": "empire"},
    "passage_price": {"player": "player", "empire": "empire", "cards": "number", "money": "number"},
    "price_paid": {
        "player": "player",
        "empire": "empire",
        "other": "empire",
        "cards": "number",
        "money": "number",
    },
    "price_refused": {"player": "player", "empire": "empire"},
    "cadence_laid": {"player": "player", "number": "number"},
    "cadence_shown": {"marker": "marker", "box": "number"},
    "trades_with": {"player": "player", "empire": "empire", "other": "empire"},
    "trades_with_deck": {"player": "player", "empire": "empire"},
    "lays": {"player": "player", "empire": "empire", "card": "card", "value": "number"},
    "deck_lays": {"card": "card", "value": "number"},
    "trade_totals": {"player": "player", "empire": "empire", "total": "number", "against": "number"},
    "gave_money": {"player": "player", "empire": "empire", "other": "empire", "money": "number"},
    "glory_bought": {"player": "player", "empire": "empire", "glory": "number"},
    "feat_done": {"player": "player", "empire": "empire", "glory": "number"},
    "cavalry_counted": {"player": "player", "empire": "empire", "number": "number"},
    "scored": {"player": "player", "glory": "number"},
    "event_played": {"player": "player", "card": "event_card"},
    "aimed_at_player": {"player": "player", "other": "player"},
    "aimed_at_empire": {"player": "player", "empire": "empire"},
    "aimed_at_area": {"player": "player", "area": "area"},
    "aimed_at_leader": {"player": "player", "leader": "leader"},
    "money_gained": {"player": "player", "empire": "empire", "money": "number"},
    "money_lost": {"player": "player", "empire": "empire", "money": "number"},
    "elite_gained": {"player": "player", "empire": "empire"},
    "elite_lost": {"player": "player", "empire": "empire"},
    "drew_cards": {"player": "player", "number": "number"},
    "card_lost": {"player": "player", "card": "card"},
    "card_recovered": {"player": "player", "card": "card"},
    "looked_at_hand": {"player": "player", "other": "player"},
    "looked_at_marker": {"player": "player", "other": "player"},
    "marker_swapped": {"player": "player", "empire": "empire"},
    "city_changed": {"area": "area"},
    "fort_lost": {"player": "player", "empire": "empire", "area": "area"},
    "uprising": {"player": "player", "empire": "empire", "area": "area", "strength": "number"},
    "unit_came": {"player": "player", "empire": "empire", "area": "area"},
    "unit_relocated": {"player": "player", "empire": "empire", "area": "area", "goal": "area"},
    "dagger_kept": {"player": "player"},
    "dagger_discarded": {"player": "player", "card": "card"},
    "daggers_compared": {"player": "player", "value": "number", "other": "number"},
    "card_cancelled": {"player": "player", "card": "card"},
    "card_retargeted": {"player": "player", "card": "card"},
    "came_to_nothing": {"player": "player", "card": "card"},
    "game_ended": {},
}
HEADINGS: Final = ("round_began", "action_began", "game_ended")
ASKS: Final[Lines] = {
    "found_capital": {"empire": "empire"},
    "place_fort": {"empire": "empire"},
    "start_in": {"empire": "empire"},
    "choose_level": {"empire": "empire"},
    "choose_leader": {"empire": "empire"},
    "leader_in": {"empire": "empire"},
    "build": {"empire": "empire"},
    "build_there": {"empire": "empire", "area": "place"},
    "keep_dagger": {"side": "number", "number": "number"},
    "appoint_leader": {"empire": "empire"},
    "swap_for": {"empire": "empire"},
    "discard_card": {"number": "number"},
    "recover_card": {"number": "number"},
    "lose_somewhere": {"empire": "empire", "number": "number"},
    "lose_ship": {"empire": "empire", "area": "place", "number": "number"},
    "free_unit": {"empire": "empire", "area": "place"},
    "settle_in": {"empire": "empire", "number": "number"},
    "colonist": {"empire": "empire", "area": "place"},
    "relocate_from": {"empire": "empire", "number": "number"},
    "relocate_unit": {"empire": "empire", "area": "place"},
    "react": {"moment": "moment"},
    "civilise": {"empire": "empire"},
    "artifact_on": {"acting": "empire", "card": "artifact_of"},
    "artifact_in": {"empire": "empire", "card": "artifact_of"},
    "artifact_site": {"empire": "empire", "artifact": "artifact_place"},
    "take_culture": {"empire": "empire", "artifact": "artifact_place"},
    "dismiss_from": {"empire": "empire"},
    "lose_unit": {"empire": "empire", "area": "place", "number": "number"},
    "keep_leader": {"empire": "empire", "number": "number"},
    "post_leader": {"empire": "empire"},
    "flip_there": {"empire": "empire", "area": "place"},
    "leave_unpaid": {"empire": "empire", "number": "number"},
    "give_up": {"empire": "empire", "number": "number", "area": "place"},
    "march": {"empire": "empire"},
    "group": {"empire": "empire", "area": "place"},
    "let_through": {"empire": "empire", "guest": "empire", "canal": "canal_number"},
    "quell": {"empire": "empire"},
    "yield_elephant": {"empire": "empire"},
    "stay_or_go": {"empire": "empire"},
    "retreat": {"empire": "empire"},
    "pull_out": {"empire": "empire", "area": "place"},
    "sacrifice": {"empire": "empire", "number": "number"},
    "redraw": {"empire": "empire"},
    "commit": {"empire": "empire"},
    "scrap": {"empire": "empire"},
    "dissolve": {"empire": "empire"},
    "buy_glory": {"empire": "empire"},
    "step_back": {"number": "number"},
    "choose_partner": {"empire": "empire"},
    "offer_card": {"number": "number"},
    "advance_more": {"empire": "empire", "number": "number"},
    "gift": {"empire": "empire", "other": "empire"},
    "gift_exactly": {"empire": "empire", "other": "empire", "tens": "number"},
    "permit": {"empire": "empire", "other": "empire"},
    "demand_money": {"empire": "empire", "other": "empire", "cards": "number"},
    "demand_exactly": {"empire": "empire", "other": "empire", "cards": "number", "tens": "number"},
    "accept": {"empire": "empire", "other": "empire", "cards": "number", "money": "number"},
    "hand_over": {"player": "player", "number": "number"},
}
