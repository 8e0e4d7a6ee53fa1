"""What each choice would bring, in a few words."""

from __future__ import annotations

from typing import Final

from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import (
    actions,
    advances,
    cities,
    collecting,
    effects,
    happiness,
    hosts,
    influence,
    land,
    moving,
    persons,
    prices,
    recruiting,
    sides,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene.battle import army, expected
from saecula.games.clash_of_cultures.scene.cards import effect_price
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, KINDS

hints: Final[Hints[ClashOfCultures]] = Hints()


@hints.of(words.AdvanceTo, words.Gain)
def advance(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price and effect of an advance."""
    text = say(texts, f"advance-{id_}")
    if not actions.act.matches(frame):
        return text
    civ = g.civs[seat]
    price, _ = prices.advance(g, civ, sheet(g, civ), g.content.advance_index[id_])
    return say(texts, "hint-price", price=amounts(texts, price), text=text)


@hints.of(words.Collect)
def collect(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write how many hexes a city collects from, and what they give. [COC-126]"""
    realm = Realm(g, seat)
    place = land.number(g, hex_)
    near, far = collecting.field(realm, place)
    kinds = dict.fromkeys([good for given in (*near.values(), *far.values()) for good in given])
    return say(
        texts,
        "hint-collect",
        n=realm.strength(place, collecting.COLLECT),
        goods=listed([texts.label("good", GOODS[good]) for good in kinds]) or say(texts, "nothing"),
    )


@hints.of(words.Recruit)
def recruit(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write how many units a city may recruit. [COC-150]"""
    return say(texts, "hint-recruit", n=Realm(g, seat).strength(land.number(g, hex_), recruiting.RECRUIT))


@hints.of(words.Build)
def build(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price and effect of a building. [COC-136]"""
    civ = g.civs[seat]
    price, _ = prices.building(g, civ, sheet(g, civ), BUILDINGS.index(id_))
    return say(texts, "hint-price", price=amounts(texts, price), text=say(texts, f"building-{id_}"))


@hints.of(words.Hire)
def hire(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, kind: str) -> str:
    """Write the price of a unit. [COC-151]"""
    return amounts(texts, prices.amounts(g.content.units[KINDS.index(kind)].price))


@hints.of(words.HireBy)
def hire_by(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str) -> str:
    """Write unit and price of what a card sells. [COC-154]"""
    bought = recruiting.purchase(Realm(g, seat), words.HireBy(source))
    text = texts.label("kind", KINDS[bought.kind])
    return say(texts, "hint-price", price=amounts(texts, bought.price), text=text)


@hints.of(words.Pay)
def pay(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, food: int, ideas: int) -> str:
    """Write the gold that an advance costs besides. [COC-095]"""
    (id_,) = advances.pay_advance.of(frame)
    civ = g.civs[seat]
    price, _ = prices.advance(g, civ, sheet(g, civ), g.content.advance_index[id_])
    gold = sum(price) - food - ideas
    return say(texts, "hint-gold", n=gold) if gold else ""


@hints.of(words.Perform, words.Use)
def use(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str) -> str:
    """Write what an ability does."""
    if source in g.content.wonder_index:
        return say(texts, f"wonder-{source}")
    return say(texts, f"advance-{source}")


@hints.of(words.Card)
def play_card(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what the effect half of a card costs and does. [COC-281]"""
    effect = g.content.card_effects[g.content.action_cards[id_].effect]
    text = say(texts, f"effect-{effect.id}")
    price = effect_price(effect, texts)
    return say(texts, "hint-price", price=price, text=text) if price else text


@hints.of(words.CompleteUpper)
def complete_upper(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write the upper condition of an objective card. [COC-288]"""
    return say(texts, f"objective-{g.content.objective_cards[id_].upper}")


@hints.of(words.CompleteLower)
def complete_lower(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write the lower condition of an objective card. [COC-288]"""
    return say(texts, f"objective-{g.content.objective_cards[id_].lower}")


@hints.of(words.Invite, words.PlayPerson)
def person(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what a great person does, and the price of one for sale. [COC-302]"""
    text = say(texts, f"event-{card}")
    if not persons.buy_person.matches(frame):
        return text
    _, own = persons.buy_person.of(frame)
    return say(texts, "hint-price", price=amounts(texts, persons.price(g, own)), text=text)


@hints.of(words.BuildWonder, words.WithArchitect)
def wonder(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price and effect of a wonder. [COC-342]"""
    price = amounts(texts, prices.amounts(g.content.wonders[g.content.wonder_index[id_]].price))
    return say(texts, "hint-price", price=price, text=say(texts, f"wonder-{id_}"))


@hints.of(words.Price)
def price(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Write one of the prices of an ability."""
    source, power = actions.choose_price.of(frame)
    act = effects.powers_of(g.content, source)[power]
    assert isinstance(act, Act)
    return amounts(texts, prices.amounts(act.prices[number]))


@hints.of(words.Gladden)
def gladden(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the price of a step of mood. [COC-190]"""
    if not happiness.cheer.matches(frame):
        return ""
    return amounts(texts, happiness.price(Realm(g, seat), [land.number(g, hex_)]))


@hints.of(words.Target)
def target(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the tokens for the range and the chance without further tokens. [COC-196, COC-197]"""
    (start,) = influence.aim.of(frame)
    realm = Realm(g, seat)
    need = g.content.board.influence_success - influence.bonus(realm.sheet)
    good = sum([face.number >= need for face in g.content.board.die])
    tokens = influence.boost(realm, start, land.number(g, hex_))
    return say(texts, "hint-influence", tokens=tokens, chance=100 * good // len(g.content.board.die))


@hints.of(words.LayTactic)
def lay_tactic(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Write what the lower half of a card does. [COC-229]"""
    return say(texts, f"tactic-{g.content.action_cards[card].tactic}")


@hints.of(words.MoveTo, words.ByRoad)
def attack(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what an attack by the army of the hex would come to in a round. [COC-232, COC-237]"""
    place = land.number(g, hex_)
    other = sides.opponent(g, seat, place)
    if not moving.move_to.matches(frame) or other == cities.NOBODY:
        return ""
    (start,) = moving.move_to.of(frame)
    own = _army(hosts.at(g.civs[seat].units, start))
    foes = _army(hosts.at(sides.troops(g, other), place))
    fortress = cities.standing(g)[cities.FORTRESS] >> place & 1
    if not foes and not fortress:
        return say(texts, "hint-undefended")
    return say(
        texts,
        "hint-attack",
        own=army(texts, g, own),
        foes=army(texts, g, foes),
        dealt=expected(g, own),
        taken=expected(g, foes, fortress),
    )


def _army(units: hosts.Units) -> hosts.Units:
    return tuple([hosts.kind_of(unit) for unit in units if hosts.is_army(unit)])
