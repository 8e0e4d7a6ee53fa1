"""Events as they are carried out, wonders, great persons, and the cards that questions about them need."""

from __future__ import annotations

from saecula.core.actions import seat_of
from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Frame, Seat
from saecula.core.scene import Card, RowPanel, Step
from saecula.core.wording import listed, name_of, say, source
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures.position import NOT_BUILT, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    cards,
    composed,
    effects,
    events,
    goods,
    land,
    persons,
    prices,
    status,
    wonders,
)
from saecula.games.clash_of_cultures.rules.civilizations import japan
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.wording import amounts


def occasions(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Return the event being carried out with those that stay, and the wonders everybody sees."""
    title, current, staying = say(texts, "panel-event"), _current(g, texts), _staying(g, texts)
    rows = [RowPanel("event", title, current, over=True)] if current else []
    rows += [RowPanel("events", title, staying)] if staying else []
    rows += _to_come(g, texts)
    known = [*_built(g, texts), *_laid_out(g, viewer, texts)]
    return [*rows, RowPanel("wonders", say(texts, "panel-wonders"), known)] if known else rows


# Events.


def event_card(g: ClashOfCultures, id_: str, texts: Texts) -> Card:
    """Show an event or a great person."""
    entry = g.content.events[id_]
    kind = say(texts, "kind-person") if entry.person else say(texts, "kind-event")
    return Card(
        f"card:{id_}",
        name_of(texts, entry),
        kind,
        "leader" if entry.person else "event",
        text=say(texts, f"event-{id_}"),
        source=source(texts, entry),
    )


def _current(g: ClashOfCultures, texts: Texts) -> list[Card]:
    """Show the event being carried out: its drawer, and which of its steps are done. [COC-295, COC-304]"""
    for seat, card, whole in _drawn(g):
        shown = event_card(g, card, texts)
        shown.foot = say(texts, "event-drawer", civ=texts.label("civ", seat))
        shown.steps = _steps(g, seat, card, whole, texts)
        return [shown]
    return []


def _drawn(g: ClashOfCultures) -> list[tuple[Seat, str, bool]]:
    asked = [(seat_of(frame), *events.exchange.of(frame)) for frame in events.exchange.asked(g)]
    return asked or cards.put_away.waiting(g)[-1:]


def _steps(g: ClashOfCultures, seat: Seat, card: str, whole: bool, texts: Texts) -> list[Step]:
    """Return symbol and effects in their order, each done, asked or to come."""
    entry = g.content.events[card]
    order = status.clockwise(g, seat) if entry.who == "all" or entry.person else [seat]
    names = [texts.label("civ", each) for each in order]
    if not whole:
        labels = []
    elif entry.person:
        labels = [say(texts, "event-step-offer", civ=name) for name in names]
    else:
        labels = [say(texts, "event-step-effect", civ=name) for name in names]
    if entry.symbol:
        symbol = name_of(texts, g.content.symbols[entry.symbol])
        labels = [say(texts, "event-step-symbol", symbol=symbol), *labels]
    if events.exchange.asked(g):
        return [Step(label) for label in labels]
    ahead = len(events.concern.waiting(g)) + len(persons.buy_person.waiting(g))
    now = len(labels) - ahead - 1
    return [Step(label, _state(number, now)) for number, label in enumerate(labels)]


def _state(number: int, now: int) -> str:
    if number == now:
        return "now"
    return "done" if number < now else ""


def _staying(g: ClashOfCultures, texts: Texts) -> list[Card]:
    """Show the events that stay in play. [COC-295, COC-790, COC-791, COC-793]"""
    current = [card for _, card, _ in _drawn(g)]
    shown = []
    for id_ in g.events_gone:
        if id_ not in current:
            card = event_card(g, id_, texts)
            card.foot = say(texts, "event-in-play")
            shown.append(card)
    return shown


def _to_come(g: ClashOfCultures, texts: Texts) -> list[RowPanel]:
    """Show the next event to a player who has looked at it. [COC-523]"""
    known = [id_ for id_ in g.event_top.cards[-1:] if id_ != UNKNOWN]
    shown = [event_card(g, id_, texts) for id_ in known]
    for card in shown:
        card.foot = say(texts, "event-to-come")
    return [RowPanel("to-come", say(texts, "panel-to-come"), shown)] if shown else []


# Wonders.


def wonder_card(g: ClashOfCultures, id_: str, texts: Texts, prefix: str = "card") -> Card:
    """Show a wonder with its price."""
    entry = g.content.wonders[g.content.wonder_index[id_]]
    return Card(
        f"{prefix}:{id_}",
        name_of(texts, entry),
        say(texts, "kind-wonder"),
        "wonder",
        text=say(texts, f"wonder-{id_}"),
        cost=amounts(texts, prices.amounts(entry.price)),
        source=source(texts, entry),
    )


def unbuilt(g: ClashOfCultures, id_: str, viewer: Seat, texts: Texts) -> Card:
    """Show a wonder card that the viewer could build, and what is missing for it. [COC-340, COC-342]"""
    card = wonder_card(g, id_, texts)
    if viewer == SPECTATOR:
        return card
    realm = Realm(g, viewer)
    found = {place: wonders.lacks(realm, id_, place) for place in bits(realm.civ.cities)}
    if not found:
        return card
    place = min(found, key=lambda city: len(found[city]))
    if found[place]:
        missing = listed([_lack(realm, id_, place, word, texts) for word in found[place]])
        card.foot = say(texts, "wonder-lacks", what=missing)
    else:
        card.foot = say(texts, "wonder-ready", hex=land.name(g, place))
    return card


def _lack(realm: Realm, id_: str, place: int, word: str, texts: Texts) -> str:
    """Name what is missing for a wonder: an advance, goods, or something about the city. [COC-342]"""
    g = realm.g
    if word == "price":
        due = wonders.price(realm, id_, place, False)
        stock = goods.stock(realm.civ)
        return amounts(texts, tuple([max(n - held, 0) for n, held in zip(due, stock, strict=True)]))
    if word in ("engineering", "advance"):
        needed = g.content.wonders[g.content.wonder_index[id_]].advance if word == "advance" else word
        return str(texts.label("advance", needed))
    return say(texts, f"lacks-{word}")


def _built(g: ClashOfCultures, texts: Texts) -> list[Card]:
    """Show the wonders that were built, and where they stand. [COC-341, COC-344]"""
    shown = []
    for id_, number in g.content.wonder_index.items():
        place = g.wonder_at[number]
        if place == NOT_BUILT:
            continue
        card = wonder_card(g, id_, texts, "advance")
        card.cost = ""
        if place >= 0:
            builder = texts.label("civ", g.builders[number])
            card.foot = say(texts, "wonder-in-city", hex=land.name(g, place), civ=builder)
        else:
            card.state = "used"
            card.foot = say(texts, "wonder-gone")
        shown.append(card)
    return shown


def _laid_out(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[Card]:
    """Show the wonder cards that lie face up. [COC-396, COC-789]"""
    shown = [unbuilt(g, id_, viewer, texts) for id_ in g.wonder_row]
    if g.envoy:
        card = wonder_card(g, g.envoy, texts)
        card.foot = say(texts, "wonder-laid-out")
        shown.append(card)
    return shown


# Cards that only a question shows.


def asked_cards(g: ClashOfCultures, viewer: Seat, frame: Frame | None, texts: Texts) -> list[RowPanel]:
    """Return the cards that the viewer's question is about."""
    if frame is None:
        return []
    title, shown = "", []
    if composed.choose_effect.matches(frame):
        title, shown = say(texts, "panel-event"), [_choice(g, frame, texts)]
    elif events.choose_deck.matches(frame) and g.event_discards:
        title, shown = say(texts, "panel-event"), [event_card(g, g.event_discards[-1], texts)]
    elif wonders.draw_from.matches(frame):
        title, shown = say(texts, "panel-hand"), [_plain(g, "action_cards", g.action_discards[-1], texts)]
    elif japan.recover.matches(frame):
        spent = japan.spent_tactics(g, viewer)
        title, shown = say(texts, "panel-hand"), [_plain(g, "action_cards", id_, texts) for id_ in spent]
    elif persons.assign.matches(frame):
        drawn = g.civs[viewer].drawn.cards
        title, shown = (
            say(texts, "panel-persons"),
            [_plain(g, "objective_cards", id_, texts) for id_ in drawn],
        )
    return [RowPanel("asked", title, shown)] if shown else []


def _choice(g: ClashOfCultures, frame: Frame, texts: Texts) -> Card:
    """Show an optional effect, with the text of its card."""
    id_, path, _ = composed.choose_effect.of(frame)
    op = effects.effects_at(g.content, id_, path)[0].op
    card = Card(f"effect:{op}", texts.label("effect", op), "", "event")
    if id_ in g.content.events:
        card.kind = name_of(texts, g.content.events[id_])
        card.text = say(texts, f"event-{id_}")
    elif id_ in g.content.abilities:
        card.kind = texts.label("ability", id_)
        card.text = say(texts, f"leader-{id_}")
    elif id_ in g.content.civ_advance_index:
        card.kind = texts.label("ability", id_)
        card.text = say(texts, f"civ_advance-{id_}")
    return card


def _plain(g: ClashOfCultures, file: str, id_: str, texts: Texts) -> Card:
    entry = g.content.files[file][id_]
    return Card(f"card:{id_}", name_of(texts, entry), say(texts, f"group-{file}"), file)
