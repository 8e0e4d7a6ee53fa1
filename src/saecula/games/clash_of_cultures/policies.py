"""What hardly anybody would answer differently, and what bots need not think about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.evaluation import stock
from saecula.games.clash_of_cultures.outlook import plans
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import founding, moving, prices, recruiting
from saecula.games.clash_of_cultures.rules.actions import END
from saecula.games.clash_of_cultures.rules.advances import pay_advance
from saecula.games.clash_of_cultures.rules.cards import discard_card
from saecula.games.clash_of_cultures.rules.collecting import reap
from saecula.games.clash_of_cultures.rules.effects import take_goods
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, Amounts
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, kind_of
from saecula.games.clash_of_cultures.rules.land import Land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import (
    ByHand,
    ByRoad,
    Discard,
    Go,
    Hire,
    MoveTo,
    Pay,
    Reap,
    ReapAll,
    Take,
    Trade,
)
from saecula.games.clash_of_cultures.words import GOODS, KINDS

WAY: Final = 6  # steps within which something is looked for


def usual(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """End a turn in which nothing can be done but trade."""
    left = [action for action in options if not Trade.matches(action)]
    return END if left == [END] else None


def sensible(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Leave out offers to trade, which are answered but never made, and what comes to the same or to less."""
    chosen = SENSIBLE.get(rule_id(frame))
    if chosen is not None:
        return chosen(g, seat, frame, options)
    return [action for action in options if not (Trade.matches(action) or ByHand.matches(action))] or options


# Collecting.


def harvest(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Choose the first good of a harvest; the others are those that are worth most with it."""
    found = harvests(options)
    picks = flow.picks_of(g, seat)
    if not picks or len(found) == 1:
        return found
    civ = g.civs[seat]
    held, limits = civ.goods, sheet(g, civ).limits
    for pick in picks:
        held = _with_one_more(held, limits, pick)
    return [max(found, key=lambda action: stock(_with_one_more(held, limits, action)))]


def _with_one_more(held: Amounts, limits: Amounts, action: Action) -> Amounts:
    """Return goods and what a choice of a harvest adds to them, up to the limits."""
    if not Reap.matches(action) or Reap.of(action)[1] not in GOODS:
        return held
    return _added(held, limits, Reap.of(action)[1])


def _added(held: Amounts, limits: Amounts, what: str) -> Amounts:
    """Return goods and one more, up to the limit."""
    good = GOODS.index(what)
    return (*held[:good], min(held[good] + 1, limits[good]), *held[good + 1 :])


def harvests(options: list[Action]) -> list[Action]:
    """Return the click that collects everything, or for each good the hex that gives the fewest others."""
    if ReapAll() in options:
        return [ReapAll()]
    given: dict[str, list[str]] = {}  # by hex
    for hex_, good in [Reap.of(action) for action in options if Reap.matches(action)]:
        given.setdefault(hex_, []).append(good)
    found: dict[str, str] = {}  # the hex, by good
    for hex_ in sorted(given, key=lambda each: len(given[each])):
        for good in given[hex_]:
            found.setdefault(good, hex_)
    return [Reap(hex_, good) for good, hex_ in found.items()] or options


def gains(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Take the good that is worth most with those chosen before."""
    civ = g.civs[seat]
    held, limits = civ.goods, sheet(g, civ).limits
    for pick in flow.picks_of(g, seat):
        held = _added(held, limits, Take.of(pick))
    return [max(options, key=lambda action: stock(_added(held, limits, Take.of(action))))]


# Paying.


def payment(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Pay for an advance with the goods that are worth least; other prices remain to be thought about."""
    civ = g.civs[seat]
    number = g.content.advance_index[pay_advance.of(frame)[0]]
    due = prices.advance(g, civ, sheet(g, civ), number)[0][FOOD]
    mixes = [action for action in options if Pay.matches(action)]
    others = [action for action in options if not (Pay.matches(action) or ByHand.matches(action))]
    return [*_dearest(civ.goods, due, mixes), *others] or options


def _dearest(held: Amounts, due: int, mixes: list[Action]) -> list[Action]:
    """Return the payment that leaves the most, if there is any."""

    def left(action: Action) -> float:
        food, ideas = Pay.of(action)
        goods = list(held)
        goods[FOOD] -= food
        goods[IDEAS] -= ideas
        goods[GOLD] -= due - food - ideas
        return stock(tuple(goods))

    return [max(mixes, key=left)] if mixes else []


def laid_off(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Discard the objective or the wonder that is farthest away, or any one of the action cards."""
    worst: dict[str, tuple[float, Action]] = {}
    for action in options:
        back, worth = _worth(g, seat, Discard.of(action))
        if back not in worst or worth < worst[back][0]:
            worst[back] = (worth, action)
    return [action for _, action in worst.values()]


def _worth(g: ClashOfCultures, seat: Seat, card: str) -> tuple[str, float]:
    """Return the back of a card and what bots think of it: they value all action cards alike."""
    if card in g.content.objective_cards:
        return "objective", plans.promise_of(g, seat, card)
    if card in g.content.wonder_index:
        return "wonder", plans.share_of_wonder(g, g.civs[seat], card)
    return "other", 0.0


# Groups: each is put together in one order.


def recruits(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Recruit a leader or by a card alone, else settlers, then army units or ships of one kind."""
    picks = flow.picks_of(g, seat)
    if not picks or DONE not in options:
        return options
    if not Hire.matches(picks[-1]):
        return [DONE]
    last = KINDS.index(Hire.of(picks[-1]))
    hired = [action for action in options if Hire.matches(action)]
    if last != SETTLER:
        hired = [action for action in hired if action == picks[-1]]
    return [*hired, DONE]


def group(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Move everybody, all of a sort, or one or several units of a kind."""
    picks = flow.picks_of(g, seat)
    if not picks or DONE not in options:
        return options
    kind = kind_of(Go.of(picks[-1]))
    return [action for action in options if action == DONE or kind_of(Go.of(action)) == kind]


def goals(g: ClashOfCultures, seat: Seat, frame: Frame, options: list[Action]) -> list[Action]:
    """Go where something is: into cities, to sites for settlers, against others, into the unknown, or nearer.

    By road a group goes only to what it was sent for.
    """
    realm = Realm(g, seat)
    (start,) = moving.move_to.of(frame)
    number = realm.land.layout.numbers
    near = {number[MoveTo.of(action)]: action for action in options if MoveTo.matches(action)}
    far = {number[ByRoad.of(action)]: action for action in options if ByRoad.matches(action)}
    unknown = realm.land.near(realm.land.ground) & ~realm.land.explored
    sought = [realm.civ.cities & ~(1 << start), realm.hostile & realm.land.ground, unknown]
    if realm.host.settlers >> start & 1:
        sought.append(founding.sites(realm) & ~(1 << start))
    found: list[Action] = []
    for places in sought:
        found += [action for place, action in {**near, **far}.items() if places >> place & 1]
        found += _nearest(realm.land, near, places)
    rest = [action for action in options if not (MoveTo.matches(action) or ByRoad.matches(action))]
    return [*dict.fromkeys(found), *rest] or options


def _nearest(now: Land, near: dict[int, Action], places: int) -> list[Action]:
    """Return a step towards the nearest of these places, if none of them is next to the group."""
    steps, fringe, reached = 0, places, places
    while fringe and steps < WAY:
        here = [action for place, action in near.items() if fringe >> place & 1]
        if here:
            return here[:1]
        fringe = now.near(fringe) & now.ground & ~reached
        reached |= fringe
        steps += 1
    return []


SENSIBLE: Final[dict[str, Callable[[ClashOfCultures, Seat, Frame, list[Action]], list[Action]]]] = {
    reap.id: harvest,
    take_goods.id: gains,
    pay_advance.id: payment,
    discard_card.id: laid_off,
    recruiting.recruit.id: recruits,
    moving.move_to.id: goals,
    moving.group.id: group,
}
