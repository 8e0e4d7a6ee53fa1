"""What hints promise, compared with what the choices then do, over random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from saecula.core import flow
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import battle, building, forces, glory, march, potential
from saecula.games.seven_ages.rules.areas import city_level
from saecula.games.seven_ages.vocabulary import BESIDE, AimEmpire, BuildCity
from tests import promises
from tests.promises import broken_from
from tests.seven_ages.battles import duel, stay
from tests.seven_ages.table import Table, table

Moment: TypeAlias = promises.Moment[SevenAges]
Promise: TypeAlias = promises.Promise[SevenAges]
Pair: TypeAlias = tuple[object, object] | None

BUILDING = ("build", "build_there")


def slot_of(m: Moment) -> int:
    """The empire that the question is about."""
    assert m.frame[0] in (*BUILDING, "civilise", "buy_glory", "advance_more")
    _, _, slot, *_ = m.frame
    return int(slot)


def costs(*rules: str) -> Callable[[Moment], Pair]:
    """The price of a choice is what the empire then lacks."""

    def kept(m: Moment) -> Pair:
        if m.frame[0] not in rules:
            return None
        slot = slot_of(m)
        return int(m.match[1]), m.before.empires[slot].money - m.after.empires[slot].money

    return kept


def city(m: Moment) -> Pair:
    """The level of the city, and whether it becomes the capital."""
    area = m.before.content.area_index[BuildCity.of(m.action)]
    became = m.after.empires[slot_of(m)].capital == area != m.before.empires[slot_of(m)].capital
    return (int(m.match[1]), "capital" in m.match.string), (city_level(m.after, area), became)


def advance(m: Moment) -> Pair:
    return int(m.match[1]), m.after.empires[slot_of(m)].progress


def founded(m: Moment) -> Pair:
    """The level at which the empire starts, as far as no question comes before."""
    levels = [line[4] for line in m.told if line[0] == "founded"]
    return (int(m.match[1]), levels[0]) if levels else None


PROMISES = [
    Promise("build", r"^(\d+) money", costs(*BUILDING), ("build", "build_here", "fort", "elite")),
    Promise("glory", r"^(\d+) money", costs("buy_glory"), ("buy_glory",)),
    Promise("appease", r"^(\d+) money", costs("civilise"), ("appease",)),
    Promise("city", r"^level (\d+)", city, ("build_city",)),
    Promise("advance", r"^level (\d+)", advance, ("advance_more",)),
    Promise("found", r"^level (\d+)", founded, ("found",)),
]


def test_hints_keep_what_they_promise() -> None:
    compared: Counter[str] = Counter()
    for seats in (2, 4):
        g = GAME.start(seats, f"hints {seats}", {"rounds": "10"})
        assert broken_from(GAME, PROMISES, g, f"hints {seats}", compared) == []
    assert set(compared) >= {"build", "city", "found", "advance"}, compared


def romans() -> Table:
    t = table(2).found(0, "romans", {"latium": "2 spearmen, 1 galley"}, level=8, money=9, capital="latium")
    return t.found(1, "gauls", {"lombardy": "3 spearmen"}, level=8)


def hints(t: Table, seat: Seat = 0, language: str = "en") -> dict[str, str]:
    """The hints of what a seat is asked, by the names of the options."""
    seen = GAME.redact(t.g, seat)
    frame = flow.ask_of(seen.position, seat)
    assert frame is not None
    texts = Texts(GAME, seen.position, language)
    return {" ".join(map(str, action)): GAME.hint(seen, texts, frame, action) for action in t.options(seat)}


def test_a_goal_says_who_stands_there_and_what_it_yields() -> None:
    t = romans().city("lombardy", 3)
    t.begin(march.march(0, t.slot("romans")))
    found = hints(t)
    assert found["send_all lombardy"].startswith("against 3 Gauls; defence +")
    assert "income " in found["send_all lombardy"]
    assert hints(t, language="de")["send_all lombardy"].startswith("gegen 3 Gallier")


def test_bought_glory_says_what_it_costs() -> None:
    t = romans()
    t["romans"].money = 2 * t.g.content.board.glory_price
    t.begin(glory.buy_glory(0, t.slot("romans")))
    compared: Counter[str] = Counter()
    assert promises.broken_now(GAME, PROMISES, t.g, 0, compared) == []
    assert compared == {"glory": 2}


def test_a_commitment_says_what_it_comes_to() -> None:
    t = duel("2 spearmen, 1 archers", "2 spearmen").attack("romans")
    stay(t).deal(5, 3)
    slot = t.slot("romans")
    found = hints(t)
    assert found["commit " + str(t.g.content.unit_index["spearmen"])].startswith("1 in front")
    t.pick(0, ("commit", t.g.content.unit_index["archers"]))
    said = {"all": found["commit_all"], "one": hints(t)["done"]}
    t.g.empires[slot].committed = battle.uncommitted(t.g, slot)
    assert said["all"] == f"potential {potential.total(t.g, slot)}"
    t.g.empires[slot].committed = forces.one(t.g.content.unit_index["archers"])
    assert said["one"] == f"potential {potential.total(t.g, slot)}"
    assert hints(t, 1)["commit_all"] != said["all"]


def test_a_marker_beside_the_cards_can_be_named_too() -> None:
    t = romans()
    t.begin(building.build(0, t.slot("romans")))
    seen = GAME.redact(t.g, 0)
    frame = flow.ask_of(seen.position, 0)
    assert frame is not None
    texts = Texts(GAME, seen.position, "en")
    named = [GAME.hint(seen, texts, frame, AimEmpire(slot)) for slot in (t.slot("gauls"), BESIDE)]
    assert named == ["Player 2; level 8; 0 money", ""]
