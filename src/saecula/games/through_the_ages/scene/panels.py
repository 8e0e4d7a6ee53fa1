"""The middle of the table: card row, events, politics, tracks; the hand and the ages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saecula.core.flow import ask_of, is_over
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Panel, Piece, RowPanel, Stat, TrackCell, TrackPanel
from saecula.core.wording import MINUS, name_of, say, sentence
from saecula.core.zones import UNKNOWN, Zone
from saecula.games.through_the_ages.entries import AGES
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_tokens,
    aggressions,
    colonization,
    costs,
    military,
    pacts,
    production,
    ratings,
)
from saecula.games.through_the_ages.rules import cards as rules_cards
from saecula.games.through_the_ages.rules.in_play import in_game
from saecula.games.through_the_ages.scene import cards, marks, sums
from saecula.games.through_the_ages.scene.boards import boards, place_of, thing
from saecula.games.through_the_ages.scene.wording import side

PAST_SHOWN: Final = 6
NONE: Final = "–"
STANDINGS: Final = ("culture", "science", "strength")


def panels(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[Panel]:
    """Return what lies in the middle of the table, and everybody's board."""
    return [
        _row(g, viewer, texts),
        *_sides(g, viewer, texts),
        *boards(g, viewer, texts),
        _events(g, viewer, texts),
        _politics(g, texts),
        *[_standing(g, what, texts) for what in STANDINGS],
        _happiness(g, viewer, texts),
        *([] if viewer == SPECTATOR else [_yellow_bank(g, viewer, texts), _blue_bank(g, viewer, texts)]),
    ]


# The card row.


def _row(g: ThroughTheAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Return thirteen spaces, each with what the card would cost the viewer. [TTA-032, TTA-200]"""
    shown = [_space(g, space, viewer, texts) for space in range(len(g.row))]
    note = say(texts, "row-note", n=len(g.civil_deck), age=AGES[g.age])
    return RowPanel("row", say(texts, "panel-row"), shown, note, wide=True)


def _space(g: ThroughTheAges, space: int, viewer: Seat, texts: Texts) -> Card:
    id_ = g.row[space]
    price = say(texts, "civil-actions", n=g.content.board.row_costs[space])
    if not id_:
        kind = say(texts, "panel-row")
        return Card(f"space:{space}", say(texts, "space-empty"), kind, "card", state="empty", group=price)
    shown = cards.card(texts, id_, f"space:{space}", price)
    if viewer == SPECTATOR or g.out >> viewer & 1:
        shown.foot = price
        return shown
    shown.foot = say(texts, "civil-actions", n=costs.take(g, viewer, space))
    shown.reasons = sums.take(g, viewer, space, texts)
    reason = why_not(g, viewer, space, texts)
    if reason:
        shown.state, shown.reason = "used", sentence(reason)
    return shown


def why_not(g: ThroughTheAges, seat: Seat, space: int, texts: Texts) -> str:
    """Say why a card of the row cannot be taken now, or nothing. [TTA-200 to TTA-205]"""
    civ = g.civs[seat]
    id_ = g.row[space]
    if not rules_cards.may_take(g, seat, id_):
        if id_ in g.content.wonders:
            return say(texts, "no-second-wonder", wonder=name_of(texts, g.content.wonders[civ.unfinished]))
        if len(civ.hand) >= rules_cards.hand_limit(g, seat):
            return say(texts, "hand-full", n=len(civ.hand), most=rules_cards.hand_limit(g, seat))
        if id_ in g.content.leaders:
            return say(texts, "leader-of-age", age=AGES[g.content.leaders[id_].age])
        return say(texts, "had-already")
    at_hand = action_tokens.civil_available(g, civ)
    if g.active == seat and costs.take(g, seat, space) > at_hand:
        return say(texts, "too-few-actions", n=at_hand)
    return ""


# Events and politics.


def _events(g: ThroughTheAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Return what is being resolved, current events from the top, future ones, and the last past ones.

    [TTA-090, TTA-091]
    """
    shown = [*_now(g, texts)]
    current = say(texts, "column-current", n=len(g.current_ages))
    shown += _deck(g.current_events, g.current_ages, "current", current, texts)
    future = say(texts, "column-future", n=len(g.future_ages))
    shown += _deck(g.future_events, g.future_ages, "future", future, texts)
    past = say(texts, "column-past", n=len(g.past_events))
    for place in range(len(g.past_events))[: -PAST_SHOWN - 1 : -1]:
        shown.append(cards.card(texts, g.past_events[place], f"past:{place}", past))
    return RowPanel("events", say(texts, "panel-events"), shown, _prepared(g, viewer, texts))


def _prepared(g: ThroughTheAges, viewer: Seat, texts: Texts) -> str:
    """Name the viewer's events somewhere in the current deck, which only the viewer knows of."""
    own = g.civs[viewer].prepared if viewer != SPECTATOR else ()
    names = [name_of(texts, g.content.cards[card]) for card in own]
    return say(texts, "events-prepared", cards=", ".join(names)) if names else ""


def _deck(zone: Zone, ages: tuple[int, ...], name: str, group: str, texts: Texts) -> list[Card]:
    """Return the cards of an event deck, the top first; their backs show the age."""
    shown = []
    for place in reversed(range(len(ages))):
        id_ = zone.cards[place]
        if id_ == UNKNOWN:
            shown.append(cards.face_down(texts, f"{name}:{place}", ages[place], group))
        else:
            card = cards.card(texts, id_, f"{name}:{place}", group)
            card.reason = sentence(say(texts, "known-to-you"))
            shown.append(card)
    return shown


def _now(g: ThroughTheAges, texts: Texts) -> list[Card]:
    """Return a territory at auction or an attack that is being answered."""
    found = [(card, say(texts, "highest-bid", n=high)) for card, high in colonization.at_auction(g)]
    attacks = aggressions.after_defense.waiting(g)
    found += [(card, _against(seat, rival, texts)) for seat, rival, card in attacks]
    shown: list[Card] = []
    for id_, foot in found:
        shown.append(cards.card(texts, id_, f"now:{id_}", say(texts, "column-now")))
        shown[-1].foot = foot
    return shown


def _against(one: Seat, other: Seat, texts: Texts) -> str:
    return say(texts, "against", civ=texts.label("civ", one), rival=texts.label("civ", other))


def _politics(g: ThroughTheAges, texts: Texts) -> RowPanel:
    """Return common tactics, declared wars, and pacts in force. [TTA-072, TTA-150, TTA-172]"""
    shown = []
    for id_ in g.common_tactics:
        card = cards.card(texts, id_, f"common:{id_}", say(texts, "column-tactics"))
        users = [seat for seat, civ in enumerate(g.civs) if civ.tactic == id_ and not civ.exclusive]
        card.pieces = [cards.marker(texts, seat, "tactic", id_) for seat in users]
        shown.append(card)
    for seat, civ in enumerate(g.civs):
        for place, (id_, rival) in enumerate(zip(civ.war_cards, civ.war_rivals, strict=True)):
            card = cards.card(texts, id_, f"war:{seat}:{place}", say(texts, "column-wars"))
            card.pieces = _two(texts, seat, rival, "war", f"{seat}:{place}")
            card.foot = _against(seat, rival, texts)
            shown.append(card)
    for seat, civ in enumerate(g.civs):
        if civ.pact:
            shown.append(_pact(g, seat, texts))
    return RowPanel("politics", say(texts, "panel-politics"), shown)


def _two(texts: Texts, one: Seat, other: Seat, kind: str, where: str) -> list[Piece]:
    return [cards.marker(texts, seat, kind, where) for seat in (one, other)]


def _pact(g: ThroughTheAges, seat: Seat, texts: Texts) -> Card:
    """Return a pact in play, and who has which side."""
    civ = g.civs[seat]
    card = cards.card(texts, civ.pact, group=say(texts, "column-pacts"))
    card.pieces = _two(texts, seat, civ.pact_partner, "pact", civ.pact)
    card.foot = say(
        texts,
        "pact-sides",
        civ=texts.label("civ", seat),
        side=texts.label("side", civ.pact_side),
        partner=texts.label("civ", civ.pact_partner),
    )
    return card


def _sides(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Return the two sides of a pact, while the viewer chooses one or is offered the other. [TTA-170]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    offerer, taken = SPECTATOR, ""
    if frame is not None and pacts.answer_offer.matches(frame):
        offerer, id_, taken = pacts.answer_offer.of(frame)
    elif frame is not None and pacts.choose_side.matches(frame):
        id_, _ = pacts.choose_side.of(frame)
    else:
        return []
    pact = g.content.pacts[id_]
    shown = [
        Card(
            f"side:{letter}",
            say(texts, "side-title", side=letter.upper()),
            say(texts, "type-pact"),
            "pact",
            text=sentence(side(texts, party)),
            corner=AGES[pact.age],
            foot=_offered(offerer, taken, letter, texts),
        )
        for letter, party in (("a", pact.a), ("b", pact.b))
    ]
    return [RowPanel("sides", name_of(texts, pact), shown)]


def _offered(offerer: Seat, taken: str, letter: str, texts: Texts) -> str:
    """Say whose side it would be, once the offerer has taken one."""
    if not taken:
        return ""
    return texts.label("civ", offerer) if taken == letter else say(texts, "side-yours")


# Tracks.


def _standing(g: ThroughTheAges, what: str, texts: Texts) -> TrackPanel:
    """Return a rating of all civilizations, from the lowest to the highest."""
    values = {seat: sums.RATINGS[what](g, seat) for seat in in_game(g)}
    cells = [
        TrackCell(
            f"{what}:{value}",
            str(value),
            pieces=[
                cards.marker(texts, seat, what, str(value)) for seat, own in values.items() if own == value
            ],
        )
        for value in sorted(set(values.values()))
    ]
    return TrackPanel(what, say(texts, f"stat-{what}"), cells, icon=what)


def _happiness(g: ThroughTheAges, viewer: Seat, texts: Texts) -> TrackPanel:
    """Return everybody's happiness; what the viewer's people do not require is shaded. [TTA-384, TTA-433]"""
    most = g.content.board.most_happy
    asked = most if viewer == SPECTATOR else ratings.required_happiness(g, g.civs[viewer])
    values = {seat: ratings.happiness(g, seat) for seat in in_game(g)}
    cells = [
        TrackCell(
            f"happy:{value}",
            str(value),
            "limit" if value > asked else "",
            pieces=[
                cards.marker(texts, seat, "happy", str(value)) for seat, own in values.items() if own == value
            ],
        )
        for value in range(most + 1)
    ]
    return TrackPanel("happiness", say(texts, "stat-happy"), cells, icon="happy")


def _yellow_bank(g: ThroughTheAges, viewer: Seat, texts: Texts) -> TrackPanel:
    """Return the prices of workers and what people eat and require, by tokens left in the bank.

    [TTA-210, TTA-303, TTA-433]
    """
    board = g.content.board
    table = list(zip(board.population_costs, board.consumption, strict=True))
    held = g.civs[viewer].yellow
    cells = []
    for first, last in _stretches(table):
        price, eaten = table[last]
        note = say(
            texts,
            "yellow-note",
            first=first,
            last=last,
            price=price,
            eaten=eaten,
            least=board.required_happy[last],
            most=board.required_happy[first],
        )
        cells.append(_stretch("yellow", str(price) if price else NONE, first, last, held, len(table), note))
    return TrackPanel(
        "yellow",
        say(texts, "panel-yellow"),
        cells,
        say(texts, "yellow-now", n=held),
        icon="food",
        row=f"board:{viewer}",
        token="yellow",
        stats=_people(g, viewer, texts),
    )


def _people(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[Stat]:
    """Return unused workers, happiness and what is required, and what is eaten."""
    civ = g.civs[viewer]
    happy, asked = ratings.happiness(g, viewer), ratings.required_happiness(g, civ)
    return [
        Stat("population", str(civ.unused), say(texts, "word-unused")),
        Stat("happy" if happy >= asked else "warn", f"{happy}/{asked}", say(texts, "word-happy")),
        Stat("food", str(production.eaten(g, civ)), say(texts, "word-eaten")),
    ]


def _blue_bank(g: ThroughTheAges, viewer: Seat, texts: Texts) -> TrackPanel:
    """Return what is lost to corruption, by tokens left in the bank. [TTA-301]"""
    table = list(g.content.board.corruption)
    held = max(g.civs[viewer].blue, 0)
    cells = []
    for first, last in _stretches(table):
        note = say(texts, "blue-note", first=first, last=last, n=table[last])
        label = f"{MINUS}{table[last]}" if table[last] else "0"
        cells.append(_stretch("blue", label, first, last, held, len(table), note))
    lost = production.corrupted(g, g.civs[viewer])
    return TrackPanel(
        "blue",
        say(texts, "panel-blue"),
        cells,
        say(texts, "blue-now", n=held),
        icon="resource",
        row=f"board:{viewer}",
        token="blue",
        stats=[Stat("warn", str(lost), say(texts, "panel-blue"))] if lost else [],
    )


def _stretch(bank: str, label: str, first: int, last: int, held: int, size: int, note: str) -> TrackCell:
    """Return a part of a bank with its spaces and tokens; the first part holds what exceeds the bank."""
    past_end = last == size - 1
    lowest = max(first, 1)
    filled = max(held - lowest + 1, 0) if past_end else min(max(held - lowest + 1, 0), last - lowest + 1)
    spaces = max(last - lowest + 1, filled)
    return TrackCell(
        f"{bank}:{first}",
        label,
        _bank_state(first, last, min(held, size - 1)),
        note,
        spaces=spaces,
        filled=filled,
    )


def _stretches(table: list[int] | list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return ranges of tokens with the same meaning, as first and last; the fullest bank first."""
    found: list[tuple[int, int]] = []
    for number, value in enumerate(table):
        if found and table[found[-1][0]] == value:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found[::-1]


def _bank_state(first: int, last: int, now: int) -> str:
    if first <= now <= last:
        return "now"
    return "past" if first > now else ""


# Hand and time.


def hand(g: ThroughTheAges, seat: Seat, texts: Texts) -> RowPanel:
    """Return civil cards in the order taken, then military cards. [TTA-201, TTA-290]"""
    civ = g.civs[seat]
    fresh, copies = Counter(civ.fresh), Counter[str]()
    _, played, gone = colonization.sorted_picks(g, civ, colonization.send_force.picks(g, seat))
    defended = map(aggressions.card_of, aggressions.defend.picks(g, seat))
    picked = Counter([*played, *gone, *defended])
    shown = []
    for id_ in [*civ.hand, *military.hand(civ)]:
        copies[id_] += 1
        card = cards.card(
            texts, id_, thing(g, seat, seat, id_) + ("" if copies[id_] == 1 else f"#{copies[id_]}")
        )
        if copies[id_] <= picked[id_]:
            card.state = "sealed"
        elif copies[id_] <= fresh[id_]:
            card.reason = sentence(say(texts, "taken-now"))
        card.place = place_of(texts, id_)
        _price(g, seat, id_, card, texts)
        shown.append(card)
    note = say(
        texts,
        "hand-note",
        civil=len(civ.hand),
        civil_limit=rules_cards.hand_limit(g, seat),
        military=military.hand_size(civ),
        military_limit=military.hand_limit(g, seat),
    )
    return RowPanel("hand", say(texts, "panel-hand"), shown, note)


def _price(g: ThroughTheAges, seat: Seat, id_: str, card: Card, texts: Texts) -> None:
    """Show what developing a technology costs its owner today. [TTA-225]"""
    number = g.content.technology_index.get(id_)
    if number is not None:
        price = costs.develop(g, seat, number, False)
        card.cost, card.price = say(texts, "cost-science", n=price), marks.science(texts, price)
        card.reasons = sums.develop(g, seat, number, False, texts)


def time(g: ThroughTheAges, texts: Texts) -> TrackPanel:
    """Return the ages. [TTA-002]"""
    cells = []
    for age, name in enumerate(AGES):
        now = age == g.age and not is_over(g)
        state = "now" if now else ("past" if age <= g.age else "")
        note = say(texts, "decks-left", civil=len(g.civil_deck), military=len(g.military_deck)) if now else ""
        cells.append(TrackCell(f"age:{age}", name, state, note))
    return TrackPanel("time", say(texts, "panel-ages"), cells)
