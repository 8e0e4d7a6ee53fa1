"""Gaining advances (page 10) and their prices (pages 10, 30 and 31)."""

from __future__ import annotations

from saecula.core.position import Action
from tests.clash_of_cultures.second.box import ADVANCE_FOOD, ADVANCES, NEEDED
from tests.clash_of_cultures.second.goods import gain, limit
from tests.clash_of_cultures.second.table import Nation, Table


def gainable(n: Nation) -> set[str]:
    """The top of a category first; a government has its requirement, and there is only one."""
    found = set()
    for id_, advance in ADVANCES.items():
        category, top = advance["category"], advance["position"] == 1
        begun = any(ADVANCES[other]["category"] == category for other in n.advances)
        if id_ in n.advances or top == begun:
            continue
        if top and category in NEEDED and (NEEDED[category] not in n.advances or governed(n)):
            continue
        found.add(id_)
    return found


def governed(n: Nation) -> bool:
    """Return whether a nation has a government."""
    return any(ADVANCES[other]["category"] in NEEDED for other in n.advances)


def free_by_knowledge(n: Nation, id_: str) -> bool:
    """Math and Astronomy make two advances free (page 31)."""
    math = "math" in n.advances and id_ in ("engineering", "roads")
    return math or ("astronomy" in n.advances and id_ in ("navigation", "cartography"))


def free_by_priests(n: Nation, id_: str) -> bool:
    """Priesthood makes a science free once in a turn, with the action only (page 31)."""
    known = "priesthood" in n.advances and "priesthood" not in n.used
    return known and ADVANCES[id_]["category"] == "science"


def is_free(n: Nation, id_: str) -> bool:
    """Return whether an advance costs nothing with the action."""
    return free_by_knowledge(n, id_) or free_by_priests(n, id_)


def may_discuss(n: Nation, ideas: int, food: int) -> bool:
    """Free Education: who paid ideas or gold may pay one more idea for a mood token (page 30)."""
    gold = ADVANCE_FOOD - food - ideas
    left = n.goods["ideas"] - ideas + n.goods["gold"] - gold
    return "free_education" in n.advances and "free_education" not in n.used and left > 0


def payable(n: Nation, id_: str) -> bool:
    """Return whether an advance can be paid with the action; ideas and gold stand for food."""
    if is_free(n, id_):
        return True
    return n.goods["food"] + n.goods["ideas"] + n.goods["gold"] >= ADVANCE_FOOD


def payments(n: Nation) -> set[Action]:
    """The ways to pay for an advance: food, ideas, and gold for the rest."""
    return {
        ("pay", food, ideas)
        for food in range(ADVANCE_FOOD + 1)
        for ideas in range(ADVANCE_FOOD + 1 - food)
        if food <= n.goods["food"]
        and ideas <= n.goods["ideas"]
        and ADVANCE_FOOD - food - ideas <= n.goods["gold"]
    }


def learn(t: Table, n: Nation, id_: str) -> None:
    """Gain an advance: a marker of the counter, a token, and what comes at once (pages 10, 28 and 30)."""
    n.advances.add(id_)
    n.counter -= 1
    if ADVANCES[id_].get("token"):
        gain(n, ADVANCES[id_]["token"])
    if id_ in ("engineering", "monuments") and t.wonder_deck:
        n.wonders = (*n.wonders, "")
    if id_ == "writing":
        n.hand, n.objectives = (*n.hand, ""), n.objectives + 1
    if id_ == "philosophy":
        gain(n, "ideas")
    if id_ == "dogma":
        n.goods["ideas"] = min(n.goods["ideas"], limit(n, "ideas") or 0)


def buy(t: Table, n: Nation, id_: str, food: int, ideas: int) -> None:
    """Gain an advance with the action; sciences bring those with Philosophy an idea (page 30)."""
    thinking = "philosophy" in n.advances and ADVANCES[id_]["category"] == "science"
    if free_by_knowledge(n, id_):
        pass
    elif free_by_priests(n, id_):
        n.used.add("priesthood")
    else:
        n.goods["food"] -= food
        n.goods["ideas"] -= ideas
        n.goods["gold"] -= ADVANCE_FOOD - food - ideas
    learn(t, n, id_)
    if thinking:
        gain(n, "ideas")
