"""Modifiers of cards and leaders: each kind has effect where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias, get_args

import pytest

from saecula.core import flow
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.modifiers import AnyModifier
from saecula.games.seven_ages.rules import (
    aftermath,
    cities,
    deals,
    disorder,
    forces,
    ground,
    potential,
    ranges,
    reach,
    retreat,
    sheets,
    standings,
)
from saecula.games.seven_ages.rules import destiny as destiny_
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.reach import INVASION, RIVER
from tests.seven_ages import test_artifacts
from tests.seven_ages.table import Table, table

Measure: TypeAlias = Callable[[Table], int]
PLAIN: Final = "french"  # a card whose empire has no modifiers


def empire(card: str) -> Table:
    """Return an empire of this card in fertile areas, one on an ocean, beside Australians in Lombardy."""
    units = {
        "latium": "2 spearmen, 1 chariot",
        "egypt": "1 spearmen",
        "sumer": "1 spearmen",
        "ireland": "1 spearmen, 1 galley",
    }
    t = table(2).found(0, card, units, 8, 20, capital="latium")
    return t.found(1, "australians", {"lombardy": "3 spearmen"}, 8)


def slot(t: Table) -> int:
    return next(slot for slot, empire in enumerate(t.g.empires) if empire.owner == 0)


def rival(t: Table) -> int:
    return t.slot("australians")


def type_(t: Table, unit: str) -> int:
    return t.g.content.unit_index[unit]


def fight(t: Table, area: str, ways: int = 0, *, attacking: bool) -> Table:
    """Set the stage of a conflict with the rival."""
    sides = (slot(t), rival(t)) if attacking else (rival(t), slot(t))
    t.g.conflict, t.g.sides = t.area(area), sides
    t.g.ways = t.g.ways.put(t.area(area), ways)
    return t


def bonus(area: str, ways: int = 0, *, attacking: bool) -> Measure:
    def measure(t: Table) -> int:
        fight(t, area, ways, attacking=attacking)
        return sum([effect.n for effect in potential.bonuses(t.g, slot(t))])

    return measure


def front(unit: str, *, attacking: bool) -> Measure:
    def measure(t: Table) -> int:
        fight(t, "latium", attacking=attacking)
        return potential.values(t.g, slot(t), type_(t, unit))[0]

    return measure


def enemy_defence(ways: int) -> Measure:
    return lambda t: potential.defence(fight(t, "latium", ways, attacking=True).g)


def infantry_in_front(t: Table) -> int:
    fight(t, "germany", attacking=False)
    t.g.empires[slot(t)].committed = 2 * forces.one(type_(t, "spearmen"))
    return potential.units_value(t.g, slot(t))


def price(unit: str, *, founding: bool = False) -> Measure:
    return lambda t: sheets.price(t.g, t.g.empires[slot(t)], type_(t, unit), founding)


def level(unit: str) -> Measure:
    return lambda t: sheets.level(t.g, t.g.empires[slot(t)], type_(t, unit))


def points(unit: str) -> Measure:
    return lambda t: ground.points(ground.Ground(t.g, slot(t)), type_(t, unit))


def cost(area: str) -> Measure:
    def measure(t: Table) -> int:
        costs = ground.Ground(t.g, slot(t)).costs
        return next(points for points, areas in costs if areas >> t.area(area) & 1)

    return measure


def passes(t: Table) -> int:
    return ground.Ground(t.g, slot(t)).afloat


def sails_far(t: Table) -> int:
    """Return whether a galley lives far from land of its own."""
    here = ground.Ground(t.g, slot(t))
    return not ground.galleys_sink(t.g, here.empire, here.own) >> t.area("south_pacific") & 1


def enters_oceans(t: Table) -> int:
    return bool(ground.Ground(t.g, slot(t)).galley & t.g.content.oceans)


def earned(t: Table) -> int:
    return income(t.g, t.g.empires[slot(t)])


def income_of_a_jungle(t: Table) -> int:
    area = next(n for n, a in enumerate(t.g.content.areas) if a.terrain == "jungle")
    before = earned(t)
    forces.add(t.g, t.g.empires[slot(t)], area, type_(t, "spearmen"))
    return earned(t) - before


def span(t: Table) -> int:
    return ranges.length(t.g, slot(t))


def needs_permission(t: Table) -> int:
    return ranges.needs_permission(t.g, slot(t))


def with_deck(t: Table) -> int:
    return deals.number_with(t.g, slot(t), deals.DECK) - deals.trade_number(t.g, slot(t))


def trade_money(t: Table) -> int:
    return deals.money_for_trade(t.g, slot(t))


def plundered(t: Table) -> int:
    fight(t.city("lombardy", 1), "lombardy", attacking=True)
    aftermath.change_control(t.g, slot(t))
    return t.g.empires[slot(t)].money


def hand(t: Table) -> int:
    return destiny_.hand_size(t.g, slot(t))


def fertile_cities(t: Table) -> int:
    return cities.allows(t.g, t.g.empires[slot(t)], t.mask("latium", "egypt", "sumer"))


def counted(terrain: str) -> Measure:
    """Return how many areas count for glory when one of this terrain is held besides."""

    def measure(t: Table) -> int:
        area = next(n for n, a in enumerate(t.g.content.areas) if a.terrain == terrain)
        symbol = Symbol(most="areas", n=3, kind="land")
        own = t.g.empires[slot(t)]
        before = standings.counted_areas(t.g, own, symbol).bit_count()
        forces.add(t.g, own, area, type_(t, "spearmen"))
        return standings.counted_areas(t.g, own, symbol).bit_count() - before

    return measure


def appeasing(t: Table) -> int:
    return disorder.price(t.g, t.g.empires[slot(t)])


CARDS: Final[dict[str, list[tuple[str, Measure, int]]]] = {  # by op: a card, what it changes, by how much
    "potential": [
        ("egyptians", bonus("latium", RIVER, attacking=False), 1),
        ("egyptians", bonus("latium", attacking=False), 0),
        ("japanese", bonus("latium", INVASION, attacking=False), 2),
        ("greeks", bonus("alps", attacking=False), 1),
        ("greeks", bonus("latium", attacking=False), 0),
        ("assyrians", bonus("lombardy", attacking=True), 1),
        ("assyrians", bonus("latium", attacking=False), 0),
        ("russians", infantry_in_front, 1),
    ],
    "front": [
        ("hittites", front("chariot", attacking=True), 1),
        ("hittites", front("chariot", attacking=False), 0),
        ("hittites", front("spearmen", attacking=True), 0),
    ],
    "deny": [
        ("danes", enemy_defence(INVASION), -2),
        ("danes", enemy_defence(RIVER), 0),
        ("rus", enemy_defence(RIVER), -1),
    ],
    "price": [
        ("gauls", price("spearmen", founding=True), -1),
        ("gauls", price("spearmen"), 0),
        ("romans", price("swordsmen"), -1),
    ],
    "level": [("carthaginians", level("elephant"), -2), ("parthians", level("horse_archers"), -3)],
    "move": [("amazons", points("chariot"), 1), ("amazons", points("spearmen"), 0)],
    "move_cost": [("incas", cost("alps"), -1), ("incas", cost("germany"), 0)],
    "galley": [("danes", enters_oceans, 1), ("polynesians", sails_far, 1)],
    "pass": [("english", passes, 1)],
    "income": [("malians", earned, 3), ("olmecs", income_of_a_jungle, 1)],
    "trade": [("dutch", with_deck, 1)],
    "trade_money": [("venetians", trade_money, 2)],
    "range": [("persians", span, 1), ("siamese", needs_permission, -1)],
    "plunder": [("huns", plundered, 5)],
    "hand": [("irish", hand, 1)],
    "cities": [("sumerians", fertile_cities, 1)],
    "count": [
        ("vikings", counted("tundra"), 1),
        ("arabs", counted("desert"), 1),
        ("arabs", counted("tundra"), 0),
    ],
    "appease": [("indians", appeasing, -3)],
}
ROWS: Final = [(card, n, op) for op, rows in CARDS.items() for n, (card, _, _) in enumerate(rows)]


@pytest.mark.rule("7AG-083", "7AG-190", "7AG-320", "7AG-435", "7AG-436")
@pytest.mark.parametrize(("card", "row", "op"), ROWS)
def test_what_a_card_changes(card: str, row: int, op: str) -> None:
    _, measure, change = CARDS[op][row]
    assert measure(empire(card)) - measure(empire(PLAIN)) == change


# Leaders.


def led(leader: str, area: str = "latium") -> Table:
    t = empire(PLAIN)
    return t.leader(PLAIN, leader, area) if leader else t


def paced(leader: str) -> int:
    """Return the movement points of spearmen that a leader goes with."""
    t = led(leader)
    leaders = tuple([number for number, _ in t[PLAIN].leaders])
    group = ground.Group(t.area("latium"), t.area("latium"), forces.one(type_(t, "spearmen")), leaders)
    return reach.pace(ground.Ground(t.g, slot(t)), group)


@pytest.mark.rule("7AG-141", "7AG-271")
def test_leaders_help_where_they_are() -> None:
    assert [price("galley")(led(leader)) for leader in ("", "administrator")] == [4, 3]
    assert [price("spearmen")(led(leader)) for leader in ("", "administrator")] == [2, 2]
    assert [paced(leader) for leader in ("", "explorer", "artist")] == [2, 3, 2]
    plain = earned(led("").city("latium", 3))
    assert earned(led("financier").city("latium", 3)) == plain + 3
    assert earned(led("financier", "egypt").city("latium", 3)) == plain
    assert deals.trade_number(led("philosopher").g, 0) == deals.trade_number(led("").g, 0) + 1


@pytest.mark.rule("7AG-209", "7AG-271")
def test_a_tactician_redraws_holds_ties_and_retreats() -> None:
    ops = {effect.op for effect in table(2).g.content.leader_types["tactician"].effects}
    assert ops == LEADERS["tactician"]
    t = led("tactician")
    fight(t, "latium", attacking=False)
    t.g.shaken = (0, 1)
    assert retreat.may_retreat(t.g, slot(t))
    u = led("")
    fight(u, "latium", attacking=False)
    u.g.shaken = (0, 1)
    assert not retreat.may_retreat(u.g, slot(u))


LEADERS: Final = {  # ops of leaders, and where their scenarios are
    "tactician": {"redraw", "hold_tie", "free_retreat"},  # test_conflict
    "prophet": {"calm_change", "adopt_both"},  # test_playing
}


@pytest.mark.rule("7AG-276")
def test_the_conqueror_of_a_capital_may_become_confucian() -> None:
    t = table(2).found(0, "romans", {"lombardy": "9 spearmen", "latium": "1 spearmen"}, 8, capital="latium")
    t.found(1, "egyptians", {"lombardy": "1 spearmen", "egypt": "1 spearmen"}, 8, capital="lombardy")
    t.artifact("egyptians", "confucianism").attack("romans")
    t.deal(7, 1).commit("romans").commit("egyptians")
    assert t.asked == ("take_culture", 0)
    t.choose(0, "adopt", "confucianism")
    assert t.artifacts("romans") == {"confucianism"}
    assert t.g.empires[t.slot("romans")].won


@pytest.mark.parametrize("seed", range(3))
def test_modifiers_are_looked_up_wherever_they_come_from(seed: int) -> None:
    g = GAME.start(seats=4, seed=f"modifiers {seed}", options={})
    lot, found = Random(seed), set()
    while flow.mover(g) >= 0:
        seat, options = flow.turn(g)
        flow.play(g, seat, options[lot.randrange(len(options))])
        for number in in_play(g):
            sheet = sheets.sheet(g, g.empires[number])
            for kind in g.content.bringers:
                assert sheets.modifiers(g, g.empires[number], kind) == sheet.get(kind, ())
            found |= set(sheet)
    assert len(found) > 15


def test_every_kind_of_modifier_has_a_case() -> None:
    content = table(2).g.content
    of_artifacts = {e.op for a in content.artifacts if a.id in test_artifacts.CASES for e in a.effects}
    of_artifacts |= {e.op for a in content.artifacts if a.id in test_artifacts.DEEDS for e in a.effects}
    of_leaders = {op for ops in LEADERS.values() for op in ops}
    every = {str(kind.__struct_config__.tag) for kind in get_args(AnyModifier)}
    assert of_artifacts | set(CARDS) | of_leaders == every
