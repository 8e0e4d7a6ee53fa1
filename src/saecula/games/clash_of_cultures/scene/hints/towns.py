"""What cities would found, collect, build and recruit, and what raises their mood."""

from __future__ import annotations

from collections.abc import Iterable

from saecula.core.actions import operands_of
from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    building,
    cities,
    collecting,
    goods,
    happiness,
    land,
    prices,
    purchases,
    recruiting,
    works,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import LEADER
from saecula.games.clash_of_cultures.rules.purchases import Purchase
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.hints.registry import (
    abilities,
    activation,
    hints,
    joined,
    mood_change,
    payment,
    points,
    stored,
    surroundings,
)
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS


@hints.of(words.Found)
def found(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what a new city is worth and could collect. [COC-110, COC-111, COC-370]"""
    around = surroundings(Realm(g, seat), texts, land.number(g, hex_))
    around = say(texts, "hint-around", goods=around)
    if works.found_there.matches(frame):
        _, cost = works.found_there.of(frame)
        civ = g.civs[seat]
        due = payment(texts, civ, cost, prices.ways(Realm(g, seat).sheet, "found"))
        return joined(due, points(texts, g.content.board.city_halves), around)
    return joined(say(texts, "hint-settler"), points(texts, g.content.board.city_halves), around)


# Collecting.


@hints.of(words.Collect)
def collect(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write how many hexes a city collects from, and what they give. [COC-126, COC-127]"""
    realm, place = Realm(g, seat), land.number(g, hex_)
    number = collecting.most_hexes(realm, place)
    text = say(texts, "hint-collect", n=number, goods=surroundings(realm, texts, place))
    return joined(text, activation(realm, texts, place))


@hints.of(words.Reap)
def reap(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, good: str) -> str:
    """Write how many of the good the player would have. [COC-065, COC-131]"""
    if good not in GOODS:
        return ""
    chosen = [words.Reap.of(pick)[1] for pick in collecting.reap.picks(g, seat)]
    return stored(g, seat, texts, good, ahead=chosen.count(good))


@hints.of(words.ReapAll)
def reap_all(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write what all hexes together give, as far as there is room for it. [COC-065, COC-131]"""
    (place,) = collecting.reap.of(frame)
    near, _ = collecting.field(Realm(g, seat), place)
    given = [good for each in near.values() for good in each]
    brought = _kept(g, seat, tuple([given.count(good) for good in range(len(GOODS))]))
    return say(texts, "hint-gain", goods=amounts(texts, brought))


def _kept(g: ClashOfCultures, seat: Seat, brought: Amounts) -> Amounts:
    """Return what is left of a gain after the limits."""
    civ = g.civs[seat]
    return tuple([min(more, max(goods.room(g, civ, good), 0)) for good, more in enumerate(brought)])


@hints.of(words.SwapOre)
def swap_ore(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write how much gold there would be. [COC-435]"""
    total, change = collecting.swap.of(frame)
    return stored(g, seat, texts, "gold", goods.added(total, change)[goods.GOLD])


# Building.


@hints.of(words.Construct)
def construct(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name what can be built in a city. [COC-136, COC-137]"""
    realm, place = Realm(g, seat), land.number(g, hex_)
    offered = building.pieces(realm, place, building.available(realm, goods.stock(realm.civ)))
    return joined(listed(_pieces(g, texts, offered)), activation(realm, texts, place))


def _pieces(g: ClashOfCultures, texts: Texts, offered: Iterable[Action]) -> list[str]:
    """Name buildings and wonders, each once."""
    names = []
    for action in offered:
        (piece,) = operands_of(action)
        names.append(str(texts.label("building" if words.Build.matches(action) else "wonder", piece)))
    return list(dict.fromkeys(names))


@hints.of(words.Build)
def build(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price, points and effect of a building. [COC-136, COC-371]"""
    (place,) = building.construct.of(frame)
    return _building(Realm(g, seat), texts, place, id_, free=False)


@hints.of(words.Rebuild)
def rebuild(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, old: str, new: str) -> str:
    """Write what the new building does. [COC-617]"""
    return say(texts, f"brief-{new}")


def _building(realm: Realm, texts: Texts, place: int, id_: str, *, free: bool) -> str:
    g = realm.g
    kind, here = BUILDINGS.index(id_), building.present(realm, place)
    price = prices.FREE if free else prices.building(g, realm.civ, realm.sheet, kind, here)[0]
    due = payment(texts, realm.civ, price, building.ways(realm, kind, here))
    return joined(due, points(texts, g.content.board.building_halves), say(texts, f"brief-{id_}"))


@hints.of(words.BuildAt)
def build_at(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, id_: str) -> str:
    """Write price, points and effect of a building that a card allows. [COC-136, COC-762]"""
    free = works.plan.matches(frame) and works.construct_at(g, *works.plan.of(frame)).free
    return _building(Realm(g, seat), texts, land.number(g, hex_), id_, free=free)


# Recruiting.


@hints.of(words.Recruit)
def recruit(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write how many units a city may recruit, and which. [COC-150, COC-151]"""
    realm, place = Realm(g, seat), land.number(g, hex_)
    offered = recruiting.offers(realm, place, [])
    kinds = sorted({purchases.purchase(realm, place, action).kind for action in offered})
    names = listed([_bought_name(g, texts, kind) for kind in kinds])
    number = realm.strength(place, recruiting.RECRUIT)
    return joined(say(texts, "hint-recruit", n=number, units=names), activation(realm, texts, place))


def _bought_name(g: ClashOfCultures, texts: Texts, kind: int) -> str:
    """Name a unit that can be bought, or the card that takes its place. [COC-507]"""
    return texts.label("deck", "action") if kind == purchases.CARD else name_of(texts, g.content.units[kind])


@hints.of(words.Hire)
def hire(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, kind: str) -> str:
    """Write the price of a unit beside those already chosen. [COC-151, COC-161]"""
    return _bought(g, seat, texts, frame, words.Hire(kind))


@hints.of(words.LeadAny)
def lead_any(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write the price of a leader drawn at random. [COC-155, COC-395]"""
    return _bought(g, seat, texts, frame, words.LeadAny())


@hints.of(words.HireBy)
def hire_by(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str) -> str:
    """Write unit and price of what a card sells. [COC-154]"""
    kind = purchases.sold(Realm(g, seat), source).kind
    return joined(_bought_name(g, texts, kind), _bought(g, seat, texts, frame, words.HireBy(source)))


@hints.of(words.Lead)
def lead(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, leader: str) -> str:
    """Write the price of a leader, the one replaced, and both abilities. [COC-155, COC-156, COC-159]"""
    now = g.civs[seat].leader
    leaving = say(texts, "hint-replaces", leader=texts.label("leader", now)) if now else ""
    return joined(_bought(g, seat, texts, frame, words.Lead(leader)), leaving, abilities(texts, leader))


def _bought(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Write what all units of a recruit cost, this one included. [COC-161]"""
    (place,) = recruiting.recruit.of(frame)
    realm = Realm(g, seat)
    before = [purchases.purchase(realm, place, pick) for pick in recruiting.recruit.picks(g, seat)]
    bought: list[Purchase] = [*before, purchases.purchase(realm, place, action)]
    due = payment(texts, realm.civ, purchases.total(bought), purchases.ways(realm, bought))
    back = say(texts, "hint-taken-back") if _is_missing(realm, bought) else ""
    return joined(say(texts, "hint-together", price=due) if before else due, back)


def _is_missing(realm: Realm, bought: list[Purchase]) -> bool:
    """Return whether a unit on the map would be recruited anew. [COC-006]"""
    kind = bought[-1].kind
    number = sum([each.kind == kind for each in bought])
    return kind not in (LEADER, purchases.CARD) and number > recruiting.supply(realm.g, realm.seat, kind)


# Moods.


@hints.of(words.Cheer)
def cheer(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Name the cities whose mood can rise, and the price of a step. [COC-190]"""
    realm = Realm(g, seat)
    rising = happiness.rises(realm, goods.stock(realm.civ), (), realm.civ.cities)
    steps = [
        say(texts, "hint-step", hex=operands_of(pick)[0], n=sum(happiness.due_for(realm, (pick,))))
        for pick in rising
    ]
    return listed(steps)


@hints.of(words.Gladden)
def gladden(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the moods before and after, and what all steps cost. [COC-190, COC-191]"""
    place = land.number(g, hex_)
    if not happiness.cheer.matches(frame):
        steps = happiness.gladden.of(frame)[0] if happiness.gladden.matches(frame) else 1
        return mood_change(g, texts, place, int(steps))
    picks = happiness.cheer.picks(g, seat)
    step = words.Gladden(hex_)
    cost = _cost_of_steps(g, seat, texts, (*picks, step))
    return joined(mood_change(g, texts, place, picks.count(step) + 1), cost)


@hints.of(words.Judge)
def judge(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the moods before and after, and what all steps cost. [COC-639]"""
    place = land.number(g, hex_)
    cost = _cost_of_steps(g, seat, texts, (*happiness.cheer.picks(g, seat), words.Judge(hex_)))
    return joined(mood_change(g, texts, place, cities.HAPPY), cost)


def _cost_of_steps(g: ClashOfCultures, seat: Seat, texts: Texts, picks: Picks) -> str:
    realm = Realm(g, seat)
    ways = prices.ways(realm.sheet, happiness.PURPOSE)
    cost = payment(texts, realm.civ, happiness.due_for(realm, picks), ways)
    return say(texts, "hint-together", price=cost) if len(picks) > 1 else cost
