"""The table of hints, and phrases that several of them use."""

from __future__ import annotations

from typing import Final

from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.wording import JOIN, MINUS, listed, say
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, collecting, goods, paying
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.prices import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import NO_LIMIT, sheet
from saecula.games.clash_of_cultures.scene.wording import MOOD_WORDS, halves
from saecula.games.clash_of_cultures.words import GOODS

hints: Final[Hints[ClashOfCultures]] = Hints()


def joined(*parts: str) -> str:
    """Join the parts of a hint that say something."""
    return JOIN.join([part for part in parts if part])


def payment(texts: Texts, civ: Civ, price: Amounts, ways: paying.Ways) -> str:
    """Write what is paid for a price, substitutes included, and what is left of it. [COC-067, COC-070]"""
    stock = goods.stock(civ)
    paid = paying.default(stock, price, ways)
    if paid is None or not any(paid):
        return say(texts, "hint-free")
    return listed([_spent(texts, good, number, stock[good]) for good, number in enumerate(paid) if number])


def _spent(texts: Texts, good: int, number: int, held: int) -> str:
    amount = say(texts, "amount", n=number, good=texts.label("good", MEANS_NAMES[good]))
    return say(texts, "amount-left", amount=amount, left=held - number)


def points(texts: Texts, number: int) -> str:
    """Write a gain or loss of half points."""
    sign = "+" if number >= 0 else MINUS
    return say(texts, "hint-points", points=f"{sign}{halves(abs(number))}")


def stored(g: ClashOfCultures, seat: Seat, texts: Texts, good: str, more: int = 1, ahead: int = 0) -> str:
    """Write how many of a good are held after a gain, or that its limit has been reached. [COC-065]

    `ahead` are gained before it.
    """
    civ = g.civs[seat]
    number = GOODS.index(good)
    most = sheet(g, civ).limits[number]
    held = min(civ.goods[number] + ahead, most)
    if most == NO_LIMIT:
        return say(texts, "hint-then", n=held + more)
    if held >= most:
        return say(texts, "hint-lost")
    return say(texts, "hint-then-of", n=min(held + more, most), most=most)


def activation(realm: Realm, texts: Texts, place: int) -> str:
    """Write what an activation does to the mood of a city. [COC-119, COC-121, COC-122]"""
    mood = cities.mood(realm.g, place)
    if mood == cities.ANGRY:
        return say(texts, "hint-last-activation")
    if place not in realm.g.activated:
        return ""
    return say(texts, "hint-mood-after", mood=say(texts, f"mood-{MOOD_WORDS[mood - 1]}"))


def mood_change(g: ClashOfCultures, texts: Texts, place: int, steps: int) -> str:
    """Write the mood of a city before and after a change."""
    now = cities.mood(g, place)
    then = min(max(now + steps, cities.ANGRY), cities.HAPPY)
    before, after = [say(texts, f"mood-{MOOD_WORDS[mood]}") for mood in (now, then)]
    return say(texts, "from-to", now=before, then=after)


def surroundings(realm: Realm, texts: Texts, place: int) -> str:
    """Write what the hexes that a city may collect from give, each counted for every good. [COC-127]"""
    near, far = collecting.field(realm, place)
    given = [good for each in (*near.values(), *far.values()) for good in each]
    return listed(
        [
            say(texts, "amount", n=given.count(good), good=texts.label("good", MEANS_NAMES[good]))
            for good in sorted(set(given))
        ]
    ) or say(texts, "nothing")


def abilities(texts: Texts, leader: str) -> str:
    """Write both abilities of a leader. [COC-159]"""
    found = texts.content.leader_with.items()
    return " ".join([say(texts, f"leader-{ability}") for ability, owner in found if owner == leader])
