"""What an empire card says about its founding and its glory, in words."""

from __future__ import annotations

from collections.abc import Sequence

from saecula.core.locale import Texts
from saecula.core.wording import JOIN, listed, say, signed
from saecula.games.seven_ages.entries import Card, Start, Symbol
from saecula.games.seven_ages.scene.glory import category, region_name


def start_text(card: Card, texts: Texts) -> str:
    """Say when an empire can begin, and with what. [7AG-064, 7AG-071]"""
    more = "".join([_age_if(age.age, age.empire, age.in_play, texts) for age in card.ages_if])
    return say(texts, "card-start", ages=ages_text(card.ages), more=more, money=card.money)


def _age_if(age: int, empire: str, in_play: bool, texts: Texts) -> str:
    name = str(texts.label("card", empire))
    return say(texts, "card-age_if", age=age, empire=name, given="yes" if in_play else "no")


def ages_text(ages: Sequence[int]) -> str:
    """Write ages: as a range if none is left out."""
    first, last = ages[0], ages[-1]
    if len(ages) > 1 and len(ages) == last - first + 1:
        return f"{first}–{last}"
    return listed([str(age) for age in ages])


def face_text(card: Card, texts: Texts) -> str:
    """Say where an empire starts, on which level, with which numbers and symbols. [7AG-003, 7AG-066]"""
    start, other = card.start, str(texts.label("card", card.progress_of)) if card.progress_of else ""
    one = start.one and len(start.areas) > 1
    return " ".join(
        [
            say(texts, "card-where", places=_places(start, texts), one="yes" if one else "no"),
            say(
                texts, "card-level", change=signed(card.progress), other=other, also="yes" if other else "no"
            ),
            say(texts, "card-numbers", trade=signed(card.trade), leaders=card.leaders),
            say(texts, "card-glory", symbols=JOIN.join([_symbol(symbol, texts) for symbol in card.glory])),
        ]
    )


def _places(start: Start, texts: Texts) -> str:
    """Name the areas where an empire starts, and say what others can be. [7AG-069, 7AG-087]"""
    names = [str(texts.label("area", area)) for area in start.areas]
    if start.rule:
        region = region_name(start.region, texts) if start.region else ""
        empire = str(texts.label("card", start.empire)) if start.empire else ""
        names.append(say(texts, f"place-{start.rule}", region=region, empire=empire, distance=start.distance))
    return listed(names)


def _symbol(symbol: Symbol, texts: Texts) -> str:
    """Name a symbol with its number, if it has one. [7AG-313]"""
    name = category(symbol, texts)
    if symbol.at_once:
        return say(texts, "symbol-at_once", name=name, n=symbol.n)
    return say(texts, "symbol-ranked", name=name, n=symbol.n) if symbol.n else name
