"""What bots think of a position: better things weigh more, and nothing hidden counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core.zones import deck, pile, seen_by
from saecula.games.seven_ages import GAME, evaluation
from saecula.games.seven_ages.outlook.clock import FARTHEST, scorings_left
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import held
from tests.seven_ages.table import Table, table


def scene() -> Table:
    """Two players with an empire each, far from each other, in the second round."""
    t = table(seats=2)
    t.g.round = 2
    t.found(
        0, "egyptians", {"egypt": "2 swordsmen", "nubia": "1 swordsmen"}, level=3, money=5, capital="egypt"
    )
    return t.found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")


def value(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.g, seat)


def unit(t: Table, id_: str, area: str, type_: str = "swordsmen") -> Table:
    forces.add(t.g, t[id_], t.area(area), t.g.content.unit_index[type_])
    return t


def change(t: Table, id_: str, **fields: int) -> Table:
    for name, number in fields.items():
        setattr(t[id_], name, number)
    return t


def glory(t: Table, seat: int, number: int) -> Table:
    t.g.players[seat].glory = number
    return t


def disorder(t: Table, area: str) -> Table:
    t.g.disorder |= t.mask(area)
    return t


@pytest.mark.parametrize(
    "better",
    [
        lambda t: glory(t, 0, 2),
        lambda t: change(t, "egyptians", money=15),
        lambda t: change(t, "egyptians", elites=1),
        lambda t: t.artifact("egyptians", "monarchy"),
        lambda t: unit(t, "egyptians", "egypt"),
        lambda t: unit(t, "egyptians", "cyrenaica"),
        lambda t: t.city("egypt", 3),
        lambda t: disorder(t, "honan"),
        lambda t: change(t, "shang", capital=-1),
    ],
)
def test_more_is_better(better: Callable[[Table], Table]) -> None:
    assert value(better(scene())) > value(scene())


@pytest.mark.parametrize(
    "worse",
    [
        lambda t: glory(t, 1, 2),
        lambda t: disorder(t, "nubia"),
        lambda t: change(t, "egyptians", capital=-1),
        lambda t: change(t, "egyptians", money=0),
        lambda t: unit(t, "shang", "shensi"),
        lambda t: change(t, "shang", money=20),
    ],
)
def test_less_is_worse(worse: Callable[[Table], Table]) -> None:
    assert value(worse(scene())) < value(scene())


def of_age(t: Table, *ages: int) -> str:
    """Return an empire card of these ages that nobody has and that needs no company."""
    used = {t.g.content.cards[empire.card].id for empire in t.g.empires if empire.owner >= 0}
    return next(
        card.id
        for card in t.g.content.cards
        if card.ages == ages and card.id not in used and not card.ages_if and card.start.areas
    )


def test_an_empire_for_this_age_is_the_best_card_to_hold() -> None:
    now, soon, late = (value(scene().hand(0, of_age(scene(), *ages))) for ages in ((1, 2), (2,), (4,)))
    assert now > soon > late


def test_who_has_no_empire_needs_one_to_found_most_of_all() -> None:
    def gain(own: bool) -> float:
        tables = []
        for ages in ((1, 2), (4,)):
            t = table(seats=2)
            t.found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")
            if own:
                t.found(0, "egyptians", {"egypt": "2 swordsmen"}, level=3, money=5, capital="egypt")
            tables.append(value(t.hand(0, of_age(scene(), *ages))))
        return tables[0] - tables[1]

    assert gain(own=False) > gain(own=True) > 0


def test_units_to_spare_are_worth_more_where_land_is_free() -> None:
    def gain(t: Table) -> float:
        before = evaluation.strength(t.g, t["egyptians"], held(t.g))
        unit(t, "egyptians", "egypt")
        return evaluation.strength(t.g, t["egyptians"], held(t.g)) - before

    shut_in = scene()
    for area in range(len(shut_in.g.content.areas)):
        own = shut_in["egyptians"].forces.mask >> area & 1
        if not own and shut_in.g.content.land >> area & 1:
            unit(shut_in, "shang", shut_in.g.content.areas[area].id)
    assert gain(scene()) > gain(shut_in)


def test_a_match_that_is_over_is_worth_its_glory() -> None:
    t = glory(glory(scene(), 0, 30), 1, 20)
    t.g.ended = True
    assert scorings_left(t.g) == 0
    assert value(t) == 30 - evaluation.RIVAL[0] * 20


def test_scorings_to_come_are_counted_by_level_and_by_round() -> None:
    t = scene()
    assert scorings_left(t.g) == FARTHEST
    t.g.round = int(t.g.variant.rounds)
    assert scorings_left(t.g) == 1
    t.g.round = 2
    change(t, "shang", progress=t.g.content.board.last_level)
    assert scorings_left(t.g) == 1


def test_types_markers_and_draw_pile_do_not_count() -> None:
    """What a seat may not know of the others changes nothing, even where a judgement could read it."""
    one, other = scene(), scene()
    shang = other["shang"]
    shang.units = shang.units.put(other.area("honan"), 2 * forces.one(other.g.content.unit_index["archers"]))
    shang.marker = pile(["trade"], seen_by(1))
    one["shang"].marker = pile(["destiny"], seen_by(1))
    other.g.deck = deck(tuple(reversed(other.g.deck.cards)))
    assert one["shang"].units != shang.units
    assert value(one) == value(other)


def test_a_ship_is_worth_more_where_waters_count() -> None:
    def worth_of_a_ship(id_: str) -> float:
        def port() -> Table:
            t = table(seats=2)
            t.g.round = 2
            t.found(0, id_, {"phoenicia": "1 swordsmen"}, level=3, money=5, capital="phoenicia")
            return t.found(1, "shang", {"honan": "2 swordsmen"}, level=3, money=5, capital="honan")

        return value(unit(port(), id_, "phoenicia", "galley")) - value(port())

    assert worth_of_a_ship("phoenicians") > worth_of_a_ship("sumerians") + 1
