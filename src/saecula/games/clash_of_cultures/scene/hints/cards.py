"""What cards, abilities, objectives, wonders, great persons and offers would bring."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import (
    actions,
    arms,
    building,
    cities,
    effects,
    land,
    persons,
    prices,
    routes,
    trading,
    wonders,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.scene.cards import effect_price, progress
from saecula.games.clash_of_cultures.scene.hints.registry import hints, joined, payment, points
from saecula.games.clash_of_cultures.scene.occasions import unbuilt
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.words import DECKS, GOODS


@hints.of(words.Perform, words.Use)
def use(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str) -> str:
    """Write what an ability costs and does. [COC-055]"""
    return joined(*_prices(g, seat, texts, source), ability(g, texts, source))


def ability(g: ClashOfCultures, texts: Texts, source: str) -> str:
    """Write what a card does for whoever uses it."""
    if source in g.content.advance_index:
        return say(texts, f"brief-{source}")
    if source in g.content.abilities:
        return say(texts, f"leader-{source}")
    if source in g.content.civ_advance_index:
        return say(texts, f"civ_advance-{source}")
    if source in g.content.wonder_index:
        return say(texts, f"wonder-{source}")
    return say(texts, f"event-{source}")


def _prices(g: ClashOfCultures, seat: Seat, texts: Texts, source: str) -> list[str]:
    """Write the price of an ability where there is only one. [COC-055]"""
    civ = g.civs[seat]
    for power in effects.powers_of(g.content, source):
        dues = actions.asked(sheet(g, civ), source, power) if isinstance(power, Act) else ()
        if len(dues) == 1:
            return [payment(texts, civ, dues[0], prices.ways(sheet(g, civ), source))]
    return []


@hints.of(words.Price)
def price(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Write one of the prices of an ability. [COC-055]"""
    source, power = actions.choose_price.of(frame)
    act = effects.powers_of(g.content, source)[power]
    assert isinstance(act, Act)
    civ = g.civs[seat]
    due = actions.asked(sheet(g, civ), source, act)[number]
    return payment(texts, civ, due, prices.ways(sheet(g, civ), source))


@hints.of(words.Card)
def play_card(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what the effect half of a card costs and does. [COC-281]"""
    effect = g.content.card_effects[g.content.action_cards[id_].effect]
    return joined(effect_price(effect, texts), say(texts, f"effect-{effect.id}"))


@hints.of(words.LayTactic, words.Recover)
def lay_tactic(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what the lower half of a card does. [COC-229, COC-604]"""
    return say(texts, f"tactic-{g.content.action_cards[card].tactic}")


@hints.of(words.Arm)
def arm(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what an advantage in a battle costs and does. [COC-228, COC-248]"""
    which, _ = arms.power.of(frame)
    civ = g.civs[seat]
    dues = {choice: (source, due) for choice, source, _, due in arms.choices(g, which)}
    source, due = dues.get(id_, (id_.split(".")[0], prices.FREE))
    cost = payment(texts, civ, due, prices.ways(sheet(g, civ), source)) if any(due) else ""
    return joined(cost, ability(g, texts, source))


@hints.of(words.KeepPlan, words.DropPlan, words.Assign)
def plan(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str, *_: int) -> str:
    """Write both conditions of an objective card, and how far the player is. [COC-288]"""
    entry = g.content.objective_cards[card]
    return joined(*[_condition(g, seat, texts, id_) for id_ in (entry.upper, entry.lower)])


@hints.of(words.Discard, words.HandOver, words.SwapOwn, words.SwapFor)
def held_card(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what a card would be worth to the player. [COC-281, COC-288, COC-342]"""
    if card in g.content.objective_cards:
        return plan(g, seat, texts, frame, card)
    if card in g.content.wonder_index:
        return unbuilt(g, card, seat, texts).foot
    if card in g.content.action_cards:
        return say(texts, f"effect-{g.content.action_cards[card].effect}")
    return say(texts, f"event-{card}")


def _condition(g: ClashOfCultures, seat: Seat, texts: Texts, id_: str) -> str:
    reached = progress(g, seat, g.content.objectives[id_], texts)
    text = say(texts, f"objective-{id_}")
    return say(texts, "hint-progress", text=text, progress=reached) if reached else text


@hints.of(words.CompleteUpper)
def complete_upper(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what an upper objective is worth. [COC-288, COC-372]"""
    return _completed(g, texts, g.content.objective_cards[id_].upper)


@hints.of(words.CompleteLower)
def complete_lower(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what a lower objective is worth. [COC-288, COC-372]"""
    return _completed(g, texts, g.content.objective_cards[id_].lower)


def _completed(g: ClashOfCultures, texts: Texts, id_: str) -> str:
    return joined(points(texts, g.content.board.objective_halves), say(texts, f"objective-{id_}"))


@hints.of(words.Invite)
def invite(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write the price of a great person, and what they do. [COC-302]"""
    _, own = persons.buy_person.of(frame)
    civ = g.civs[seat]
    due = payment(texts, civ, persons.price(g, own), prices.ways(sheet(g, civ), persons.PERSON))
    return joined(due, say(texts, f"event-{card}"))


@hints.of(words.PlayPerson)
def play_person(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what a great person does. [COC-302]"""
    return say(texts, f"event-{card}")


@hints.of(words.BuildWonder)
def build_wonder(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price, points and effect of a wonder. [COC-342, COC-373]"""
    return _wonder(g, seat, texts, frame, id_, architect=False)


@hints.of(words.WithArchitect)
def with_architect(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write the price of a wonder with the Great Architect. [COC-342, COC-804]"""
    return _wonder(g, seat, texts, frame, id_, architect=True)


def _wonder(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str, *, architect: bool) -> str:
    realm = Realm(g, seat)
    due = wonders.price(realm, id_, _site(realm, frame), architect)
    cost = payment(texts, realm.civ, due, prices.ways(realm.sheet, wonders.PURPOSE))
    worth = 2 * g.content.wonders[g.content.wonder_index[id_]].points
    return joined(cost, points(texts, worth), say(texts, f"wonder-{id_}"))


def _site(realm: Realm, frame: Frame) -> int:
    """Return the city in which a wonder would be built: the activated one, or the leader's. [COC-342]"""
    if building.construct.matches(frame):
        return int(building.construct.of(frame)[0])
    return where(realm.g, realm.civ, realm.civ.leader)


@hints.of(words.TakeWonder)
def take_wonder(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what an open wonder would cost and do. [COC-342, COC-789]"""
    price = prices.amounts(g.content.wonders[g.content.wonder_index[id_]].price)
    return joined(amounts(texts, price), say(texts, f"wonder-{id_}"))


# Trade.


@hints.of(words.OfferGood)
def offer_good(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, good: str) -> str:
    """Write how many more of the good the player has. [COC-087]"""
    given = trading.compose.picks(g, seat).count(words.OfferGood(good))
    return say(texts, "left", n=g.civs[seat].goods[GOODS.index(good)] - given - 1)


@hints.of(words.AskGood)
def ask_good(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, good: str) -> str:
    """Write how many of the good the partner has. [COC-087]"""
    (other,) = trading.compose.of(frame)
    return say(texts, "hint-has", civ=texts.label("civ", other), n=g.civs[other].goods[GOODS.index(good)])


@hints.of(words.Accept)
def accept(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write what both partners give. [COC-087, COC-088]"""
    wanted = g.offer_wanted
    gets = _goods_and_cards(texts, g.offer_given, trading.numbers(g))
    gives = _goods_and_cards(texts, wanted[: len(GOODS)], wanted[len(GOODS) :])
    return joined(say(texts, "hint-you-get", goods=gets), say(texts, "hint-you-give", goods=gives))


def _goods_and_cards(texts: Texts, goods: tuple[int, ...], cards: tuple[int, ...]) -> str:
    parts = [amounts(texts, goods)] if any(goods) else []
    parts += [
        say(texts, "offer-cards", n=number, deck=texts.label("deck", deck))
        for deck, number in zip(DECKS, cards, strict=True)
        if number
    ]
    return listed(parts) or say(texts, "nothing")


@hints.of(words.Trade)
def trade(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, civ: int) -> str:
    """Write that an offer costs no action. [COC-085]"""
    return say(texts, "hint-trade")


# Trade routes.


@hints.of(words.Route)
def route(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, good: str) -> str:
    """Write whom a market would bring gold. [COC-145]"""
    place = land.number(g, hex_)
    if not cities.standing(g)[cities.MARKET] >> place & 1 or not 0 <= cities.owner(g, place) < g.seats:
        return ""
    return say(texts, "hint-toll", civ=texts.label("civ", cities.owner(g, place)))


@hints.of(words.RouteAll)
def route_all(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write the number and the income of all routes. [COC-425]"""
    realm = Realm(g, seat)
    made = routes.plain_routes(realm)
    return say(texts, "hint-routes", n=len(made), goods=amounts(texts, routes.income(realm, made)))
