"""Hints: what a choice would bring, in a few words."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Done, Pass
from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, roman, say
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions, cards, exploitation, preparation, ruling, trade, war
from saecula.games.historia.rules.world import count, presence, tile_vp
from saecula.games.historia.scene import outlook, wording
from saecula.games.historia.scene.wording import cards_named, effects
from saecula.games.historia.vocabulary import (
    Activate,
    Attack,
    Basic,
    Borrow,
    Build,
    Column,
    Destroy,
    Draw,
    Exclude,
    Extended,
    Found,
    GiveUp,
    GoOn,
    Keep,
    NoEffect,
    Place,
    Play,
    PutGoal,
    Raid,
    Recover,
    Refresh,
    Resolve,
    Rule,
    TakeBack,
    Trade,
    levels_of,
)

hints: Final = Hints[Historia]()


@hints.of(Found)
def _found(g: Historia, seat: Seat, texts: Texts, frame: Frame, civilization: str) -> str:
    advisors = g.content.civilizations[civilization].advisors
    return say(texts, "advisors-are", advisors=cards_named(texts, advisors))


@hints.of(Exclude, Draw)
def _advisor(g: Historia, seat: Seat, texts: Texts, frame: Frame, advisor: str) -> str:
    return wording.advisor(texts, g.content.advisors[advisor])


@hints.of(Column)
def _column(g: Historia, seat: Seat, texts: Texts, frame: Frame, technology: int) -> str:
    name: str = texts.label("technology", technology)
    return name


@hints.of(PutGoal)
def _cell(g: Historia, seat: Seat, texts: Texts, frame: Frame, cell: int) -> str:
    technology, military = levels_of(cell)
    name: str = texts.label("government", g.content.government[technology][military])
    return name


@hints.of(Keep)
def _keep(g: Historia, seat: Seat, texts: Texts, frame: Frame, leader: str) -> str:
    entry = g.content.leaders[leader]
    text = wording.leader(texts, entry)
    if g.variant.advanced_rules:
        return say(texts, "hint-keep-epoch", epoch=roman(entry.epoch), conditions=text)
    return text


@hints.of(Place)
def _place(g: Historia, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Name the tile and who is there already."""
    place = g.content.territory_index[territory]
    vp = tile_vp(g, place)
    if preparation.start_territory.matches(frame):
        return say(texts, "hint-settle", vp=vp, borders=count(g.content.adjacent[place]))
    there = [
        say(texts, "civ-military", civ=texts.label("civ", index), military=g.civs[index].military)
        for index in presence(g, place)
    ]
    if there:
        return say(texts, "hint-place-shared", vp=vp, civs=listed(there))
    return say(texts, "hint-place-alone", vp=vp)


@hints.of(Play, Resolve)
def _play(g: Historia, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what a card would do together with those picked before, after the event that it triggers."""
    others = tuple([Play.of(pick) for pick in cards.choose_cards.picks(g, seat)])
    if cards.next_card.matches(frame):
        others = tuple([other for other in g.civs[seat].played if other != card])
    start = outlook.after_event(g, seat, card)
    text = _card_now(start, seat, texts, card) if start else ""
    if others and cards.choose_cards.matches(frame):
        text = _together(g, seat, texts, card, text, others)
    elif others and not text and _together(g, seat, texts, card, text, others):
        return say(texts, "hint-later")
    demanded = outlook.event_effects(g, seat, card)
    if not demanded:
        return text or say(texts, "hint-in-vain")
    name, demand = texts.label("event", g.event), effects(texts, demanded)
    if text:
        return say(texts, "hint-event", event=name, effects=demand, then=text)
    if start is None:
        unmet = say(texts, "hint-event-unmet", event=name, effects=demand)
        return JOIN.join([unmet, *wording.ends_round(texts, g.content.symbols[card])])
    return say(texts, "hint-event-in-vain", event=name, effects=demand)


def _together(g: Historia, seat: Seat, texts: Texts, card: str, alone: str, others: tuple[str, ...]) -> str:
    """Say what a card does along with others: it may need them first, or take cubes that they need."""
    before, end = outlook.best_turn(g, seat, others)
    start = outlook.after_event(end, seat, card)
    later = _card_now(start, seat, texts, card) if start else ""
    if card not in g.content.actions:
        more = later and (not alone or later.count(JOIN) > alone.count(JOIN))
        return say(texts, "hint-after-picked", effects=later) if more else alone
    together, _ = outlook.best_turn(g, seat, (*others, card))
    adds = card in together and len(together) > len(before)
    if alone:
        return alone if adds else say(texts, "hint-instead", effects=alone)
    printed = wording.mode(texts, card, g.content.actions[card].basic)
    return say(texts, "hint-after-picked", effects=later or printed) if adds else ""


def _card_now(g: Historia, seat: Seat, texts: Texts, card: str) -> str:
    """Say what a card does if it takes effect now; "" if nothing."""
    if card not in g.content.actions:
        entry = g.content.advisors[card]
        parts = [wording.effect(texts, part) for part in outlook.attainable(g, seat, entry.effects, card)]
        return JOIN.join([*parts, *wording.ends_round(texts, entry.symbol)])
    modes = actions.possible_modes(g, seat, card)
    basic = _side(g, seat, texts, card, "basic") if actions.BASIC in modes else ""
    extended = _side(g, seat, texts, card, "extended") if actions.EXTENDED in modes else ""
    if basic and extended:
        return say(texts, "hint-extended-too", effects=basic)
    return say(texts, "hint-extended-only", effects=extended) if extended else basic


def _side(g: Historia, seat: Seat, texts: Texts, card: str, name: str) -> str:
    """Say what a side of an action card brings, as far as it goes; "" if nothing."""
    side = actions.mode_of(g, card, name)
    listed = outlook.attainable_on_side(g, seat, card, name)
    return "" if side is None or listed is None else wording.mode(texts, card, side, listed)


@hints.of(Basic)
def _basic(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    return _mode(g, seat, texts, frame, "basic")


@hints.of(Extended)
def _extended(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    return _mode(g, seat, texts, frame, "extended")


def _mode(g: Historia, seat: Seat, texts: Texts, frame: Frame, name: str) -> str:
    (card,) = cards.choose_mode.of(frame)
    return _side(g, seat, texts, card, name) or say(texts, "hint-in-vain")


@hints.of(NoEffect)
def _no_effect(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-no-effect")


@hints.of(GoOn)
def _go_on(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-end-turn") if cards.end_turn.matches(frame) else ""


@hints.of(Build, Refresh)
def _wonder(g: Historia, seat: Seat, texts: Texts, frame: Frame, wonder: str) -> str:
    return wording.wonder(texts, g.content.wonders[wonder])


@hints.of(Activate)
def _activate(g: Historia, seat: Seat, texts: Texts, frame: Frame, name: str) -> str:
    """Name the price of a wonder and what it brings, as far as it goes. [HIS-177]"""
    entry = g.content.wonders[name]
    h = outlook.trial(g, seat)
    price: list[str] = []
    if entry.activation == "pay":
        actions.pay(h.civs[seat], entry.n)
        price = [say(texts, "pay", cubes=entry.n)]
    elif entry.activation == "destroy":
        price = [wording.effect(texts, Effect("destroy_wonder", n=entry.n))]
    parts = [wording.effect(texts, part) for part in outlook.attainable(h, seat, entry.effects, name)]
    return JOIN.join([*price, *parts]) if parts else say(texts, "hint-in-vain")


@hints.of(Destroy)
def _destroy(g: Historia, seat: Seat, texts: Texts, frame: Frame, name: str) -> str:
    return say(texts, "hint-destroy", wonder=_wonder(g, seat, texts, frame, name))


@hints.of(Recover, Borrow)
def _recover(g: Historia, seat: Seat, texts: Texts, frame: Frame, cubes: int) -> str:
    """Say how many cubes would be ready, including those picked from the map before."""
    picked = len(exploitation.exploit.picks(g, seat))
    return say(texts, "hint-ready", cubes=g.civs[seat].personal + cubes + picked)


@hints.of(GiveUp)
def _give_up(g: Historia, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Name the VP lost; only Exploitation costs the VP of the tile. [HIS-091, HIS-314]"""
    if not exploitation.exploit.matches(frame):
        return say(texts, "hint-withdraw")
    return say(texts, "hint-give-up", vp=tile_vp(g, g.content.territory_index[territory]))


@hints.of(Trade)
def _trade(g: Historia, seat: Seat, texts: Texts, frame: Frame, partner: int) -> str:
    """Name the technology gained and what the partner scores; nobody teaches beyond the last technology.

    [HIS-110]
    """
    (mode,) = trade.trade_partner.of(frame)
    side = actions.mode_of(g, "trade", mode)
    technology = texts.label("technology", g.civs[seat].technology + 1)
    return say(texts, "hint-trade", technology=technology, vp=side.partner_vp if side else 0)


@hints.of(Raid)
def _raid(g: Historia, seat: Seat, texts: Texts, frame: Frame, victim: int) -> str:
    return say(texts, "levels-compared", theirs=g.civs[victim].military, yours=g.civs[seat].military)


@hints.of(Attack)
def _attack(g: Historia, seat: Seat, texts: Texts, frame: Frame, territory: str, enemy: int) -> str:
    """Say who would win and what happens to the loser's cube.

    [HIS-131, HIS-134, HIS-135, HIS-262, HIS-281]
    """
    own, other = g.civs[seat], g.civs[enemy]
    (vp,) = war.war_target.of(frame)
    if own.military == other.military:
        return say(texts, "hint-war-equal", military=own.military)
    last = count((other if own.military > other.military else own).lands) == 1
    if own.military > other.military:
        fate = "leaves" if not last else "destroyed" if other.difficulty else "stays"
        return say(texts, "hint-war-won", vp=vp, fate=fate)
    fate = "leaves" if not last else "destroyed" if g.seats == 1 else "stays"
    return say(texts, "hint-war-lost", yours=own.military, theirs=other.military, vp=vp, fate=fate)


@hints.of(TakeBack)
def _take_back(g: Historia, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return wording.mode(texts, card, g.content.actions[card].basic)


@hints.of(Rule)
def _rule(g: Historia, seat: Seat, texts: Texts, frame: Frame, ability: str, supply: str) -> str:
    """Say what an ability lends, as far as supply and matrix allow. [HIS-314, HIS-316]"""
    entry = g.content.abilities[ability]
    if entry.id == "shared_territories":
        return wording.ability(texts, entry, 0)
    if entry.id == "two_cubes":
        most = g.civs[seat].general - (supply == "general")
        return wording.ability(texts, entry, min(entry.n, most)) if most else say(texts, "hint-in-vain")
    track = ruling.LENT_TRACKS[ability]
    parts = [
        wording.ability(texts, entry, part.n) if part.op == "gain_level" else wording.effect(texts, part)
        for part in outlook.attainable_levels(g, seat, Effect("gain_level", n=entry.n, track=track))
    ]
    return JOIN.join(parts) or say(texts, "hint-in-vain")


@hints.of(Done)
def _done(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    if cards.choose_cards.matches(frame):
        return say(texts, "hint-done-cards", n=len(cards.choose_cards.picks(g, seat)))
    return say(texts, "hint-done-cubes")


@hints.of(Pass)
def _pass(g: Historia, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-pass")
