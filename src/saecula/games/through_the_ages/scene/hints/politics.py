"""Hints of politics: events, pacts, aggressions, wars, and what they take."""

from __future__ import annotations

from copy import copy

from msgspec.structs import astuple

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, say, signed
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import Symbols
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    aggressions,
    costs,
    events,
    pacts,
    tokens,
    wars,
)
from saecula.games.through_the_ages.rules.in_play import amount
from saecula.games.through_the_ages.scene import wording
from saecula.games.through_the_ages.scene.hints.registry import hints, room, room_for, with_civ, with_workers
from saecula.games.through_the_ages.scene.wording import symbols


@hints.of(words.OfferPact)
def _offer_pact(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, pact: str, partner: Seat) -> str:
    return wording.in_short(texts, pact)


@hints.of(words.BreakPact)
def _break_pact(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, pact: str) -> str:
    return wording.in_short(texts, pact)


@hints.of(words.Prepare)
def _prepare(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say the culture for its level, and what the event will do some day. [TTA-090]"""
    level = g.content.cards[card].age
    points = [wording.amount(texts, "culture", level)] if level else []
    return JOIN.join([*points, wording.in_short(texts, card)])


@hints.of(words.Aggress, words.DeclareWar)
def _attack(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str, rival: Seat) -> str:
    """Say the military actions, both strengths, and what is at stake. [TTA-130, TTA-131, TTA-150]"""
    own, theirs = aggressions.attack_strengths(g, seat, rival)
    entry = g.content.aggressions.get(card) or g.content.wars[card]
    price = say(texts, "military-actions", n=costs.attack(g, rival, entry.actions))
    return JOIN.join([price, say(texts, "strengths", own=own, theirs=theirs), wording.at_stake(texts, entry)])


@hints.of(words.TakeSide)
def _side(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, side: str) -> str:
    card, _ = pacts.choose_side.of(frame)
    pact = g.content.pacts[card]
    return wording.side(texts, pact.a if side == "a" else pact.b)


@hints.of(words.Accept)
def _accept(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what the player's side brings, and which pact the offerer gives up for it. [TTA-171, TTA-173]"""
    offerer, card, side = pacts.answer_offer.of(frame)
    pact = g.content.pacts[card]
    text = wording.side(texts, pact.b if side == "a" else pact.a)
    old = g.civs[offerer].pact
    return JOIN.join([text, say(texts, "pact-replaced", pact=texts.label("card", old))]) if old else text


@hints.of(words.RetireLeader)
def _retire(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    number = amount(g, g.civs[seat], "remove_for_yellow")
    return say(texts, "symbol-yellow", n=number, signed=signed(number))


@hints.of(words.LoseWorker)
def _lose_worker(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    number = g.content.technology_index[technology]
    left = say(texts, "workers-there", n=g.civs[seat].workers[number])
    return JOIN.join([left, *with_workers(g, seat, ((number, -1),), texts)])


@hints.of(words.LootFood)
def _loot_food(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, food: int) -> str:
    """Say the resources that the rest of the loot would be. [TTA-461]"""
    rival, number = aggressions.choose_loot.of(frame)
    rest = min(number - food, tokens.stored(g, g.civs[rival], tokens.RESOURCES))
    return _mixture(g, seat, texts, food, rest)


@hints.of(words.FoodPart)
def _food_part(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, food: int) -> str:
    """Say the resources that the rest of a gain or a loss would be. [TTA-461]"""
    if events.choose_mixture.matches(frame):
        (number,) = events.choose_mixture.of(frame)
        return _mixture(g, seat, texts, food, number - food)
    (number,) = events.choose_loss.of(frame)
    rest = min(number - food, tokens.stored(g, g.civs[seat], tokens.RESOURCES))
    return wording.amount(texts, "resources", rest)


def _mixture(g: ThroughTheAges, seat: Seat, texts: Texts, food: int, resources: int) -> str:
    kept = room(g, seat, texts, (tokens.FOOD, food), (tokens.RESOURCES, resources))
    return JOIN.join([wording.amount(texts, "resources", resources), *kept])


@hints.of(words.TakeLess)
def _take_less(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say how much would still be taken. [TTA-139]"""
    rival, number = aggressions.choose_loot.of(frame)
    civ = g.civs[rival]
    there = tokens.stored(g, civ, tokens.FOOD) + tokens.stored(g, civ, tokens.RESOURCES)
    return say(texts, "in-all", n=min(number, there) - 1)


@hints.of(words.NoBuilding)
def _no_building(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what the raid has brought. [TTA-567]"""
    _, _, _, cost = aggressions.raid_building.of(frame)
    loot = aggressions.spoils(cost)
    return JOIN.join(
        [wording.amount(texts, "resources", loot), *room(g, seat, texts, (tokens.RESOURCES, loot))]
    )


@hints.of(words.Remove)
def _remove(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say the culture for what is removed. [TTA-576]"""
    _, aggression = aggressions.choose_victim.of(frame)
    points = g.content.aggressions[aggression].n * g.content.cards[card].age
    return wording.amount(texts, "culture", points)


@hints.of(words.Annex)
def _annex(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    return listed(symbols(texts, g.content.territories[territory].symbols))


@hints.of(words.Release)
def _release(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Say what is lost with the colony. [TTA-121]"""
    lost = astuple(g.content.territories[territory].symbols)
    return listed(symbols(texts, Symbols(*[-number for number in lost])))


@hints.of(words.Discover)
def _discover(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Say what the territory brings, and how much of it there is room for. [TTA-119, TTA-555]"""
    entry = g.content.territories[territory]
    civ = copy(g.civs[seat])
    civ.leader = ""
    civ.blue += entry.symbols.blue
    room = room_for(with_civ(g, seat, civ), seat, texts, entry.gain)
    return JOIN.join([wording.in_short(texts, territory), *room])


@hints.of(words.Steal)
def _steal(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what is left of the advantage. [TTA-165]"""
    price = g.content.technologies[g.content.technology_index[technology]].science
    _, lead = wars.steal.of(frame)
    return JOIN.join([say(texts, "lead-left", n=lead - price), wording.in_short(texts, technology)])
