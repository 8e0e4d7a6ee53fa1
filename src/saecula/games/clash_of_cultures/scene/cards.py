"""Cards on the table: the hand, completed objectives, cards one knows of others, and the open offer."""

from __future__ import annotations

from typing import Final

from saecula.core.flow import ask_of, picks_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Picks, Seat
from saecula.core.scene import Card, Half, Reason, RowPanel, Stat
from saecula.core.wording import listed, name_of, say, source
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.conditions import Deed
from saecula.games.clash_of_cultures.entries import CardEffect, Objective
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards, measures, prices, trading
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.scene.occasions import event_card, unbuilt
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.words import DECKS, GOODS

FILES: Final = ("action_cards", "objective_cards", "wonders")  # by deck


def hand(g: ClashOfCultures, viewer: Seat, texts: Texts) -> RowPanel | None:
    """Show the viewer's action, objective and wonder cards and great persons by groups.

    [COC-280, COC-302]
    """
    civ = g.civs[viewer]
    shown = held_cards(g, viewer, civ, texts)
    shown += [_person(g, id_, texts) for id_ in (*civ.persons.cards, *civ.open_persons)]
    return RowPanel("hand", say(texts, "panel-hand"), shown) if shown else None


def _person(g: ClashOfCultures, id_: str, texts: Texts) -> Card:
    card = event_card(g, id_, texts)
    card.group = say(texts, "group-events")
    return card


def held_cards(g: ClashOfCultures, viewer: Seat, civ: Civ, texts: Texts) -> list[Card]:
    """Show the cards of a hand that the viewer knows."""
    zones = (civ.hand, civ.objectives, civ.wonders)
    return [
        face(g, viewer, file, id_, texts)
        for file, zone in zip(FILES, zones, strict=True)
        for id_ in zone.cards
        if id_ != UNKNOWN
    ]


def face(g: ClashOfCultures, viewer: Seat, file: str, id_: str, texts: Texts) -> Card:
    """Show a card from its front."""
    if file == "wonders":
        wonder = unbuilt(g, id_, viewer, texts)
        wonder.group = say(texts, "group-wonders")
        return wonder
    entry = g.content.files[file][id_]
    group = say(texts, f"group-{file}")
    card = Card(f"card:{id_}", name_of(texts, entry), group, file, group=group, source=source(texts, entry))
    if file == "action_cards":
        _halves(g, card, id_, texts)
    else:
        _conditions(g, viewer, card, id_, texts)
    return card


def _halves(g: ClashOfCultures, card: Card, id_: str, texts: Texts) -> None:
    """Write the effect and the tactics of an action card, with what the effect costs. [COC-280]"""
    entry = g.content.action_cards[id_]
    card.text = f"{say(texts, f'effect-{entry.effect}')} / {say(texts, f'tactic-{entry.tactic}')}"
    card.cost = effect_price(g.content.card_effects[entry.effect], texts)
    card.reasons = [
        Reason(say(texts, "half-effect"), name_of(texts, g.content.card_effects[entry.effect])),
        Reason(say(texts, "half-tactic"), name_of(texts, g.content.tactics[entry.tactic])),
    ]
    card.band = "action"
    card.halves = [
        Half(
            name_of(texts, g.content.card_effects[entry.effect]),
            say(texts, "half-effect"),
            "action",
            say(texts, f"effect-{entry.effect}"),
            cost=card.cost,
            choices=[words.Card.id],
        ),
        Half(
            name_of(texts, g.content.tactics[entry.tactic]),
            say(texts, "half-tactic"),
            "tactic",
            say(texts, f"tactic-{entry.tactic}"),
            choices=[words.LayTactic.id],
        ),
    ]


def effect_price(effect: CardEffect, texts: Texts) -> str:
    """Write the price of playing a card for its effect, an action included. [COC-281]"""
    parts = [say(texts, "card-action-price")] if effect.action else []
    if effect.price is not None:
        parts.append(amounts(texts, prices.amounts(effect.price)))
    return listed(parts)


def _conditions(g: ClashOfCultures, viewer: Seat, card: Card, id_: str, texts: Texts) -> None:
    """Write both conditions of an objective card, and how far the viewer is. [COC-288]"""
    entry = g.content.objective_cards[id_]
    both = [g.content.objectives[name] for name in (entry.upper, entry.lower)]
    card.text = " / ".join([say(texts, f"objective-{objective.id}") for objective in both])
    card.reasons = [
        Reason(
            say(texts, f"half-{objective.when}", objective=name_of(texts, objective)),
            progress(g, viewer, objective, texts),
        )
        for objective in both
    ]
    card.band = "government"
    card.halves = [
        Half(
            name_of(texts, objective),
            say(texts, f"when-{objective.when}"),
            "clock" if objective.when == "status" else "objective",
            say(texts, f"objective-{objective.id}"),
            progress=_way(g, viewer, objective),
            choices=[verb.id],
        )
        for objective, verb in zip(both, (words.CompleteUpper, words.CompleteLower), strict=True)
    ]


def progress(g: ClashOfCultures, viewer: Seat, objective: Objective, texts: Texts) -> str:
    """Write how much of an objective the viewer has. [COC-288]"""
    found = _measured(g, viewer, objective)
    return listed([say(texts, "progress", have=have, need=need) for have, need in found])


def _way(g: ClashOfCultures, viewer: Seat, objective: Objective) -> list[int]:
    """Return how far the viewer is with the part of an objective that lacks most, if it can be measured."""
    found = _measured(g, viewer, objective)
    ways = [(have - need, have, need) for have, need in found]
    return list(min(ways)[1:]) if ways else []


def _measured(g: ClashOfCultures, viewer: Seat, objective: Objective) -> list[tuple[int, int]]:
    """Measure the conditions of an objective; deeds have no part of a way."""
    if viewer == SPECTATOR:
        return []
    measured = [asked for asked in (*objective.all, *objective.any) if not isinstance(asked, Deed)]
    return [measures.progress(g, viewer, asked) for asked in measured]


# In the middle of the table.


def card_rows(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Return the rows of cards beside the hands."""
    rows = _offer(g, viewer, texts)
    drawn = g.civs[viewer].drawn.cards if viewer != SPECTATOR else ()
    if drawn:
        shown = [face(g, viewer, "objective_cards", id_, texts) for id_ in drawn]
        rows.append(RowPanel("drawn", say(texts, "panel-drawn"), shown))
    for seat, civ in enumerate(g.civs):
        name = texts.label("civ", seat)
        if seat != viewer and (known := held_cards(g, viewer, civ, texts)):
            rows.append(RowPanel(f"known:{seat}", say(texts, "panel-known", civ=name), known))
        if civ.completed:
            shown = [face(g, SPECTATOR, "objective_cards", id_, texts) for id_ in civ.completed]
            title = say(texts, "panel-completed", civ=name)
            rows.append(RowPanel(f"completed:{seat}", title, shown, mat=f"civ:{seat}"))
    return rows


def _offer(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Show the open offer, or the one that the viewer is putting together. [COC-089]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if frame is not None and trading.compose.matches(frame):
        (other,) = trading.compose.of(frame)
        return [_composed(g, viewer, other, picks_of(g, viewer), texts)]
    if not g.offer:
        return []
    partners = [(g.active, g.offer_given, trading.numbers(g))]
    partners.append((g.active, g.offer_wanted[: len(GOODS)], g.offer_wanted[len(GOODS) :]))
    shown = [
        _side(word, seat, goods, numbers, texts)
        for word, (seat, goods, numbers) in zip(("gives", "wants"), partners, strict=True)
    ]
    *decks, persons = g.offer
    for file, zone in zip(FILES, decks, strict=True):
        shown += [face(g, viewer, file, id_, texts) for id_ in zone.cards if id_ != UNKNOWN]
    shown += [_person(g, id_, texts) for id_ in persons.cards if id_ != UNKNOWN]
    return [RowPanel("offer", say(texts, "panel-offer"), shown)]


def _composed(g: ClashOfCultures, viewer: Seat, other: Seat, picks: Picks, texts: Texts) -> RowPanel:
    """Show what has been put into an offer so far, and the partner's hand by backs."""
    given = trading.cards_given(picks)
    hand = g.civs[viewer]
    numbers = tuple([sum([id_ in cards.discardable(hand, deck) for id_ in given]) for deck in DECKS])
    wanted = trading.named(picks, words.AskGood, GOODS)
    shown = [
        _side("gives", viewer, trading.named(picks, words.OfferGood, GOODS), numbers, texts),
        _side("wants", viewer, wanted, trading.named(picks, words.AskCard, DECKS), texts),
    ]
    for deck in DECKS:
        title = texts.label("deck", deck)
        foot = str(len(cards.discardable(g.civs[other], deck)))
        shown.append(Card(f"deck:{deck}", title, say(texts, "kind-deck"), "hand", state="down", foot=foot))
    return RowPanel("offer", say(texts, "panel-offer"), shown)


def _side(word: str, seat: Seat, goods: Amounts, numbers: tuple[int, ...], texts: Texts) -> Card:
    title = say(texts, f"offer-{word}", civ=texts.label("civ", seat))
    backs = [
        say(texts, "offer-cards", n=number, deck=texts.label("deck", deck))
        for deck, number in zip(DECKS, numbers, strict=True)
        if number
    ]
    goods_text = [amounts(texts, goods)] if any(goods) else []
    text = listed([*goods_text, *backs]) or say(texts, "nothing")
    marks = [
        Stat(good, str(number), texts.label("good", good))
        for good, number in zip(GOODS, goods, strict=True)
        if number
    ]
    return Card(f"offer:{word}", title, say(texts, "kind-offer"), "gold", text=text, marks=marks)
