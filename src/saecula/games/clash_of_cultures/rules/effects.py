"""One-time effects: read from content and carried out in their order (COC-055, COC-070)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.effects import Frames, carry_out
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import (
    AnyEffect,
    Convert,
    Exchange,
    Gain,
    Lose,
    Mix,
    OneOf,
    Refund,
    Special,
)
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, After, AnyPower, Income, Trigger
from saecula.games.clash_of_cultures.rules import cards, cities, goods, paying, prices
from saecula.games.clash_of_cultures.rules.goods import RESOURCES, Amounts
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    operations,
    possible,
    possible_there,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import is_used, sheet, use_up, where
from saecula.games.clash_of_cultures.vocabulary import Convert as ConvertTo
from saecula.games.clash_of_cultures.vocabulary import PayMore, Take
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, Goods

Path: TypeAlias = tuple[int, ...]  # number of the power or OWN, then of an effect in each list

OWN: Final = -1
POWERFUL: Final = ("advances", "civ_advances", "wonders", "buildings", "events")


@lru_cache(maxsize=1 << 10)
def powers_of(content: Content, source: str) -> tuple[AnyPower, ...]:
    """Return the powers of a card, a building or an ability of a leader."""
    for file in POWERFUL:
        entry = content.files.get(file, {}).get(source)
        if entry is not None:
            found: tuple[AnyPower, ...] = entry.powers  # type: ignore[attr-defined]  # all of them have some
            return found
    return content.abilities[source].powers


def effects_of(content: Content, source: str, number: int) -> tuple[AnyEffect, ...]:
    """Return the effects of a card's power by its number."""
    power = powers_of(content, source)[number]
    assert isinstance(power, (Act, After))
    return power.effects


@lru_cache(maxsize=1 << 10)
def effects_at(content: Content, source: str, path: Path) -> tuple[AnyEffect, ...]:
    """Return a list of effects of a card: of a power or its own, or one inside another effect."""
    first, *further = path
    listed: tuple[AnyEffect, ...] = (
        effects_of(content, source, first) if first != OWN else own_effects(content, source)
    )
    for number in further:
        listed = within(listed[number])
    return listed


def own_effects(content: Content, source: str) -> tuple[AnyEffect, ...]:
    """Return the effects of an event or of the upper half of action cards."""
    for file in ("events", "card_effects"):
        if source in content.files[file]:
            return tuple(content.files[file][source].effects)  # type: ignore[attr-defined]  # both have them
    return ()


def within(effect: AnyEffect) -> tuple[AnyEffect, ...]:
    """Return the effects inside an effect: optional ones, or those that follow where it is impossible."""
    found: tuple[AnyEffect, ...] = getattr(effect, "effects", ()) or getattr(effect, "otherwise", ())
    return found


@lru_cache(maxsize=1 << 10)
def path_into(content: Content, source: str, effect: AnyEffect) -> Path:
    """Return where the effects inside an effect of this card stand."""
    powers = powers_of(content, source) if _is_powerful(content, source) else ()
    open_: list[tuple[Path, tuple[AnyEffect, ...]]] = [((OWN,), own_effects(content, source))]
    open_ += [((n,), power.effects) for n, power in enumerate(powers) if isinstance(power, (Act, After))]
    while open_:
        path, listed = open_.pop()
        for number, each in enumerate(listed):
            if each == effect:
                return (*path, number)
            open_.append(((*path, number), within(each)))
    raise LookupError(f"{source} has no such effect")


def _is_powerful(content: Content, source: str) -> bool:
    return source in content.abilities or any([source in content.files[file] for file in POWERFUL])


def inside(g: ClashOfCultures, seat: Seat, source: str, effect: AnyEffect, place: int = -1) -> Frames:
    """Return the frame that carries out the effects inside an effect, if there are any."""
    if not within(effect):
        return ()
    return (unfold(seat, source, path_into(g.content, source, effect), place, 0),)


@rules.step
def unfold(g: ClashOfCultures, seat: Seat, source: str, path: Path, place: int, first: int) -> None:
    """Carry out a list of a card's effects, from one of them on."""
    listed = effects_at(g.content, source, path)
    carry_out(operations, g, listed, first, (seat, source, place), unfold, (seat, source, path, place))


@rules.step
def happen(g: ClashOfCultures, seat: Seat, source: str, number: int, place: int, first: int) -> None:
    """Carry out the effects of a card's power, from one of them on."""
    listed = effects_of(g.content, source, number)
    carry_out(operations, g, listed, first, (seat, source, place), happen, (seat, source, number, place))


# What happens after something else.


def after(
    g: ClashOfCultures,
    seat: Seat,
    trigger: Trigger,
    place: int = -1,
    *,
    facts: tuple[str, ...] = (),
    piece: str = "",
    category: str = "",
    source: str = "",
    lost: int = 0,
) -> list[Frame]:
    """Return what a player's cards do after something happened. [COC-055, COC-057]

    `facts` are the words that hold, `piece` is what was built, `category` that of an advance, `lost` how many
    army units fell; with a source only that card is asked.
    """
    civ = g.civs[seat]
    held = [(source, power) for power in powers_of(g.content, source)] if source else sheet(g, civ).all(After)
    frames = []
    for card, power in held:
        if (
            isinstance(power, After)
            and trigger in power.what
            and all([word in facts for word in power.when])
            and power.lost <= lost
            and (is_built(power, piece) or not (power.pieces or piece))
            and (not power.category or power.category == category)
            and not (power.once and is_used(civ, card))
            and (not power.here or where(g, civ, card) == place)
            and suits(civ, power)
        ):
            number = powers_of(g.content, card).index(power)
            ask = power.price is not None
            frames.append(
                follow_up(seat, card, number, place) if ask else happen(seat, card, number, place, 0)
            )
    return frames


def is_built(power: After, piece: str) -> bool:
    """Return whether a power speaks of a piece that was built, by its name or as a building."""
    return piece in power.pieces or ("building" in power.pieces and piece in BUILDINGS)


def suits(civ: Civ, power: After) -> bool:
    """Return whether a player holds what a card asks for, and no more than it allows."""
    least = amounts(power.holding) if power.holding is not None else goods.NOTHING
    most = amounts(power.holding_at_most) if power.holding_at_most is not None else goods.NOTHING
    enough = all([held >= need for held, need in zip(civ.goods, least, strict=True)])
    few = all([not limit or held <= limit for held, limit in zip(civ.goods, most, strict=True)])
    return enough and few and not (power.hand_at_most and len(civ.hand) > power.hand_at_most)


@rules.decision
def follow_up(g: ClashOfCultures, seat: Seat, source: str, number: int, place: int) -> list[Action]:
    """Offer to pay for what a card does after something happened. [COC-055, COC-414]"""
    power = powers_of(g.content, source)[number]
    assert isinstance(power, After)
    assert power.price is not None
    civ = g.civs[seat]
    can = paying.can_pay(civ, prices.amounts(power.price), prices.ways(sheet(g, civ), source))
    return [PayMore(), PASS] if can and can_follow(g, seat, power.effects, place) else []


def can_follow(g: ClashOfCultures, seat: Seat, listed: tuple[AnyEffect, ...], place: int) -> bool:
    """Return whether effects would change something on the hex they concern. [COC-006, COC-059]"""
    names = [(effect.name if isinstance(effect, Special) else effect.op, effect) for effect in listed]
    return all(
        [possible_there[name](g, seat, effect, place) for name, effect in names if name in possible_there]
    )


@follow_up.resolve
def answer_follow_up(
    g: ClashOfCultures, seat: Seat, action: Action, source: str, number: int, place: int
) -> None:
    if action == PASS:
        return
    power = powers_of(g.content, source)[number]
    assert isinstance(power, After)
    assert power.price is not None
    civ = g.civs[seat]
    if power.once:
        use_up(civ, source)
    paid = paying.pay(g, seat, prices.amounts(power.price), prices.ways(sheet(g, civ), source))
    g.then(*paid, happen(seat, source, number, place, 0))


# Operations that concern goods.


def amounts(given: Goods) -> Amounts:
    """Return goods of the content by their numbers."""
    return prices.amounts(given)[: len(GOODS)]


def _cities(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    return g.civs[seat].cities.bit_count()


def _tiles_with_city(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    site_of = land(g).layout.site_of
    return len({site_of[city] for city in bits(g.civs[seat].cities)})


def _paid(g: ClashOfCultures, seat: Seat, effect: Counting, place: int) -> int:
    return sum(g.spent)


Counting: TypeAlias = Gain | Mix | Lose | Exchange

# What effects count, by the word that content uses; chapters add their own.
counts: Final[dict[str, Callable[[ClashOfCultures, Seat, Counting, int], int]]] = {
    "cities": _cities,
    "tiles_with_city": _tiles_with_city,
    "paid": _paid,
}


def times(g: ClashOfCultures, effect: Gain | Mix | Lose, seat: Seat, place: int) -> int:
    """Return how often an effect counts, up to its limit if it has one.

    Who drew the event may be promised a least number. [COC-794, COC-795, COC-796]
    """
    number = counts[effect.per](g, seat, effect, place) if effect.per else 1
    if effect.most:
        number = min(number, effect.most)
    if not isinstance(effect, Lose) and effect.drawer_least and cards.drawer(g) == seat:
        number = max(number, effect.drawer_least)
    return number


@operations.named("gain")
def receive(g: ClashOfCultures, effect: Gain, seat: Seat, source: str, place: int) -> Frames:
    """Receive goods."""
    number = times(g, effect, seat, place)
    goods.gain(g, seat, tuple([each * number for each in amounts(effect.goods)]))
    return ()


@operations.named("one_of")
def receive_one(g: ClashOfCultures, effect: OneOf, seat: Seat, source: str, place: int) -> Frames:
    """Receive one of several gains. [COC-142, COC-424, COC-440]"""
    return (choose_gain(seat, tuple([amounts(gain) for gain in effect.gains])),)


@rules.decision(must=True)
def choose_gain(g: ClashOfCultures, seat: Seat, gains: tuple[Amounts, ...]) -> list[Action]:
    """Choose one of several gains, each of one kind. [COC-142, COC-424, COC-440]"""
    return Take.each([GOODS[kind_of(gain)] for gain in gains])


@choose_gain.resolve
def receive_chosen(g: ClashOfCultures, seat: Seat, action: Action, gains: tuple[Amounts, ...]) -> None:
    good = GOODS.index(Take.of(action))
    goods.gain(g, seat, next(gain for gain in gains if kind_of(gain) == good))


def kind_of(gain: Amounts) -> int:
    """Return the good that a gain consists of."""
    return next(good for good, number in enumerate(gain) if number)


@operations.named("mix")
def receive_mix(g: ClashOfCultures, effect: Mix, seat: Seat, source: str, place: int) -> Frames:
    """Receive goods in any mix, with Currency gold too. [COC-426, COC-427, COC-459]"""
    civ = g.civs[seat]
    kinds = [GOODS.index(good) for good in effect.goods]
    kinds += [GOODS.index(power.good) for _, power in sheet(g, civ).all(Income) if power.of == effect.income]
    number = effect.n or times(g, effect, seat, place)
    if effect.at_most_size:
        number = min(number, cities.size(g, place, cities.standing(g)))
    return (take_goods(seat, tuple(kinds), number),)


@rules.draft
def take_goods(
    g: ClashOfCultures, seat: Seat, picks: Picks, kinds: tuple[int, ...], number: int
) -> list[Action]:
    """Choose goods to receive, one by one. [COC-426, COC-434]"""
    return Take.each([GOODS[kind] for kind in kinds]) if len(picks) < number else []


@take_goods.resolve
def receive_taken(g: ClashOfCultures, seat: Seat, picks: Picks, kinds: tuple[int, ...], number: int) -> None:
    taken = [Take.of(pick) for pick in picks]
    goods.gain(g, seat, tuple([taken.count(good) for good in GOODS]))


@operations.named("refund")
def refund(g: ClashOfCultures, effect: Refund, seat: Seat, source: str, place: int) -> Frames:
    """Take back a resource of a kind just paid, no token. [COC-434]"""
    kinds = tuple([good for good in RESOURCES if g.spent and g.spent[good]])
    return (take_goods(seat, kinds, effect.n),) if kinds else ()


@operations.named("convert")
def convert(g: ClashOfCultures, effect: Convert, seat: Seat, source: str, place: int) -> Frames:
    """Turn goods of one kind into the other, or the reverse: some, or any number. [COC-431, COC-805]"""
    one, other = [GOODS.index(good) for good in effect.goods]
    return (choose_conversion(seat, one, other, effect.n),)


@rules.draft
def choose_conversion(
    g: ClashOfCultures, seat: Seat, picks: Picks, one: int, other: int, most: int
) -> list[Action]:
    """Choose which of two goods is turned into the other, and how many, one by one.

    [COC-431, COC-805]
    """
    if most and len(picks) == most:
        return []
    held = g.civs[seat].goods
    pairs = [ConvertTo(GOODS[give], GOODS[get]) for give, get in ((one, other), (other, one)) if held[give]]
    if not picks:
        return pairs
    give, _ = ConvertTo.of(picks[0])
    return [picks[0], DONE] if held[GOODS.index(give)] > len(picks) else []


@choose_conversion.resolve
def turn_into(g: ClashOfCultures, seat: Seat, picks: Picks, one: int, other: int, most: int) -> None:
    give, get = ConvertTo.of(picks[0])
    goods.take(g, seat, goods.only(GOODS.index(give), len(picks)))
    goods.gain(g, seat, goods.only(GOODS.index(get), len(picks)))


def _convertible(realm: Realm, effect: Convert, left: Amounts) -> bool:
    return any([left[GOODS.index(good)] for good in effect.goods])


def _always(realm: Realm, effect: AnyEffect, left: Amounts) -> bool:
    return True


possible["convert"] = _convertible
possible["gain"] = possible["one_of"] = possible["mix"] = _always
