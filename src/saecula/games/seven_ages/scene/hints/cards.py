"""Cards: empires to found, events and artifacts, leaders, trade, glory."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, say, signed
from saecula.games.seven_ages.entries import Card
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import cards, deals, glory, starts, trade
from saecula.games.seven_ages.rules.areas import age_of
from saecula.games.seven_ages.rules.sheets import types_of
from saecula.games.seven_ages.scene.effects import effects_text, leader_text
from saecula.games.seven_ages.scene.hints.registry import hints, joined
from saecula.games.seven_ages.vocabulary import (
    BESIDE,
    Adopt,
    AdvanceMore,
    AimEmpire,
    Appoint,
    ArtifactOn,
    BuyGlory,
    Discard,
    Found,
    HandOver,
    LevelOf,
    Offer,
    Pair,
    PlayArtifact,
    PlayEvent,
    React,
    Ripple,
    StartCard,
    TakeColour,
    TakeLeader,
    TradeDeck,
    TradeWith,
)

MOST_NAMED: Final = 3  # start areas; more are only counted

# Founding.


@hints.of(Found)
def found(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say at which level an empire would start, with what and where. [7AG-066, 7AG-069, 7AG-073]"""
    card = _card(g, id_)
    areas = list(bits(starts.candidates(g, card)))
    names = listed([str(texts.label("area", g.content.areas[area].id)) for area in areas[:MOST_NAMED]])
    where = say(texts, "hint-start", areas=names, more=max(len(areas) - MOST_NAMED, 0))
    level = starts.start_level(g, card)
    return joined(say(texts, "hint-new-empire", level=level, money=card.money), where)


def _card(g: SevenAges, id_: str) -> Card:
    return g.content.cards[g.content.card_index[id_]]


@hints.of(Pair, TakeColour)
def colour(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int) -> str:
    """Say how many counters a colour has, and how good they are. [7AG-004]"""
    entry = g.content.colours[slot]
    return say(texts, "hint-colour", number=sum(entry.mix.values()), quality=signed(entry.quality))


@hints.of(LevelOf)
def level_of(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int) -> str:
    """Say which level that is. [7AG-068]"""
    return _level(g, slot, texts)


def _level(g: SevenAges, slot: int, texts: Texts) -> str:
    return say(texts, "hint-level", level=g.empires[slot].progress)


@hints.of(TakeLeader, Appoint)
def leader(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what a leader can do. [7AG-271]"""
    return leader_text(types_of(g.content, g.content.leader_index[id_]), texts)


# Events and artifacts.


@hints.of(PlayEvent, React, Ripple)
def event(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what an event does. [7AG-440]"""
    return effects_text(g.content.events[_card(g, id_).event].deeds, texts)


@hints.of(PlayArtifact)
def artifact(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what an artifact does. [7AG-257]"""
    return _effects(g, _card(g, id_).artifact, texts)


@hints.of(Adopt)
def adopt(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what a religion or government does. [7AG-275]"""
    return _effects(g, id_, texts)


def _effects(g: SevenAges, id_: str, texts: Texts) -> str:
    entry = g.content.artifacts[g.content.artifact_index[id_]]
    return effects_text((*entry.effects, *entry.gains), texts)


@hints.of(ArtifactOn, AimEmpire)
def empire(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, slot: int) -> str:
    """Say whose an empire is, and where it stands; what lies beside the cards is no empire."""
    if slot == BESIDE:
        return ""
    owner = str(texts.label("player", g.empires[slot].owner))
    return joined(owner, _level(g, slot, texts), say(texts, "hint-money", number=g.empires[slot].money))


# Trade, cards, glory.


@hints.of(StartCard, Discard, HandOver)
def value(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what a card is worth. [7AG-021]"""
    return say(texts, "hint-value", number=cards.value(g, id_))


@hints.of(Offer)
def offer(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what a side of the trade comes to with this card. [7AG-129]"""
    (side,) = trade.offer_card.of(frame)
    slot, partner = g.traders[side], g.traders[1 - side]
    number, worth = deals.number_with(g, slot, partner), cards.value(g, id_)
    return say(texts, "hint-offer", value=worth, number=signed(number), total=worth + number)


@hints.of(TradeWith)
def trade_with(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, partner: int) -> str:
    """Compare the trade numbers of both sides. [7AG-129, 7AG-130]"""
    (slot,) = trade.choose_partner.of(frame)
    own, other = deals.number_with(g, slot, partner), deals.number_with(g, partner, slot)
    owner = str(texts.label("player", g.empires[partner].owner))
    return joined(
        owner,
        say(texts, "hint-trade-numbers", own=signed(own), other=signed(other)),
        _level(g, partner, texts),
    )


@hints.of(TradeDeck)
def trade_deck(g: SevenAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what counts against the deck. [7AG-129]"""
    (slot,) = trade.choose_partner.of(frame)
    return say(texts, "hint-trade-number", number=signed(deals.number_with(g, slot, deals.DECK)))


@hints.of(AdvanceMore)
def advance_more(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say which level and age that is. [7AG-008, 7AG-130]"""
    slot, _ = trade.advance_more.of(frame)
    level = g.empires[slot].progress + number
    return say(texts, "hint-reach", level=level, age=str(texts.label("age", age_of(g.content, level) - 1)))


@hints.of(BuyGlory)
def buy_glory(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say what glory costs. [7AG-311]"""
    price = number * glory.price(g, g.empires[glory.buy_glory.of(frame)[0]])
    return say(texts, "hint-price", price=price) if number else ""
