"""Giving goods in exchange for others, as often as something counts (COC-502)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Exchange
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import effects, goods, land, paying, prices
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, Amounts
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.registry import operations, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import GiveGood
from saecula.games.clash_of_cultures.words import GOODS


def _mountains_near(g: ClashOfCultures, seat: Seat, effect: effects.Counting, place: int) -> int:
    now = land.land(g)
    return (now.layout.neighbours[place] & now.of[land.MOUNTAIN]).bit_count()


effects.counts["mountains_near"] = _mountains_near


@operations.named("exchange")
def exchange(g: ClashOfCultures, effect: Exchange, seat: Seat, source: str, place: int) -> Frames:
    """Give single goods, each for a gain. [COC-502]"""
    number = effects.counts[effect.per](g, seat, effect, place)
    kinds = tuple([GOODS.index(good) for good in effect.give])
    return (give_for(seat, kinds, effects.amounts(effect.gain), number),)


@rules.draft
def give_for(
    g: ClashOfCultures, seat: Seat, picks: Picks, kinds: Amounts, gain: Amounts, number: int
) -> list[Action]:
    """Choose the goods that are given, as long as the gain can be kept. [COC-065, COC-502]"""
    civ = g.civs[seat]
    given = [GiveGood.of(pick) for pick in picks]
    kept = all([not each or goods.room(g, civ, good) > len(picks) * each for good, each in enumerate(gain)])
    if len(picks) == number or not kept:
        return []
    means = (*kinds, CAPTIVES) if prices.takes_captives(sheet(g, civ), kinds) else kinds
    stock = goods.stock(civ)
    able = [
        name for good, name in enumerate(MEANS_NAMES) if good in means and stock[good] > given.count(name)
    ]
    return [*GiveGood.each(able), DONE] if able else []


@give_for.resolve
def swap_goods(
    g: ClashOfCultures, seat: Seat, picks: Picks, kinds: Amounts, gain: Amounts, number: int
) -> None:
    given = [GiveGood.of(pick) for pick in picks]
    paid = paying.hand_over(g, seat, tuple([given.count(name) for name in MEANS_NAMES]))
    goods.gain(g, seat, tuple([each * len(picks) for each in gain]))
    g.then(*paid)
