"""Action: Caravan (rulebook: Karawane)."""

from __future__ import annotations

import pytest

from saecula.games.sands_of_time.rules import caravans
from tests.sands_of_time.table import Table, table

TRACKS = [("heritage", "civil"), ("heritage", "politics"), ("heritage", "culture")]


def west(seats: int = 3) -> Table:
    """Player 0 has the capital in Gallia, player 1 in Graecia, player 2 in Syria; nothing else."""
    t = table(seats).own(0, "gallia", "hispania").own(1, "graecia", "rhodes").own(2, "syria", "armenia")
    for seat in range(seats):
        t.caravan(seat)
    return t.nobody().stock(0, grain=9, gold=9)


def routes(t: Table, seat: int = 0) -> set[str]:
    return {action[1] for action in t.options(seat) if action[0] == "route"}


def around(*regions: str) -> set[str]:
    """All borders of these regions."""
    content = table().g.content
    return {border.id for border in content.borders if set(border.regions) & set(regions)}


def laid(t: Table, seat: int = 0) -> set[str]:
    return {b.id for i, b in enumerate(t.g.content.borders) if t[seat].caravans >> i & 1}


@pytest.mark.rule("SOT-X20", "SOT-211", "SOT-212", "SOT-215")
def test_a_caravan_to_the_capital_of_a_neighbour() -> None:
    t = table(3).own(0, "armenia", "gallia").own(1, "sicilia").own(2, "syria").nobody()
    t.building("gallia", "city").caravan(0, "gallia_italia").caravan(1).heritage(0, 1, 1, 1)
    t.stock(0, grain=3, gold=3).act(0, "caravan_1")
    assert "italia_sicilia" in routes(t)
    assert "hispania_sicilia" not in routes(t)
    t.choose(0, "route", "italia_sicilia").choose(0, "pay", "grain")
    assert t.options(0) == TRACKS
    t.choose(0, "heritage", "politics")
    assert t[0].heritage == (1, 2, 1)
    assert (t[0].grain, t[0].gold) == (1, 3)
    assert laid(t) == {"gallia_italia", "italia_sicilia"}
    assert t.asked == ("", -1)


# Payment.


@pytest.mark.rule("SOT-210")
def test_two_grain_or_two_gold() -> None:
    t = west().stock(0, grain=2, gold=2).act(0, "caravan_1").choose(0, "route", "gallia_italia")
    assert t.options(0) == [("pay", "grain"), ("pay", "gold")]
    t.choose(0, "pay", "gold")
    assert (t[0].grain, t[0].gold) == (2, 0)
    assert laid(t) == {"gallia_italia"}


@pytest.mark.rule("SOT-210")
@pytest.mark.parametrize(("grain", "gold", "left"), [(2, 1, (0, 1)), (1, 2, (1, 0))])
def test_only_what_suffices_can_be_paid(grain: int, gold: int, left: tuple[int, int]) -> None:
    t = west().stock(0, grain=grain, gold=gold).act(0, "caravan_1").choose(0, "route", "gallia_italia")
    assert (t[0].grain, t[0].gold) == left


@pytest.mark.rule("SOT-210")
def test_one_of_each_does_not_pay_for_a_caravan() -> None:
    t = west().stock(0, grain=1, gold=1).turn(0, "caravan_1", "chronicle")
    assert ("carry_out", "caravan_1") not in t.options(0)
    assert ("carry_out", "caravan_1") in t.stock(0, grain=2).turn(0, "caravan_1", "chronicle").options(0)


@pytest.mark.rule("SOT-374", "SOT-210")
def test_with_coinage_a_caravan_costs_one() -> None:
    t = west().advances(0, "coinage").stock(0, grain=1, gold=1).act(0, "caravan_1")
    t.choose(0, "route", "gallia_italia").choose(0, "pay", "gold")
    assert (t[0].grain, t[0].gold) == (1, 0)


@pytest.mark.rule("SOT-374", "SOT-210")
def test_coinage_lowers_only_the_own_price() -> None:
    t = west().advances(1, "coinage").stock(0, grain=1, gold=1).turn(0, "caravan_1", "chronicle")
    assert ("carry_out", "caravan_1") not in t.options(0)


@pytest.mark.rule("SOT-210", "SOT-005")
def test_the_last_caravan_of_the_supply() -> None:
    t = west(5)
    borders = [border.id for border in t.g.content.borders]
    t.caravan(0, *borders[:20]).turn(0, "caravan_1", "chronicle")
    assert ("carry_out", "caravan_1") not in t.options(0)
    t.caravan(0, *borders[:19]).turn(0, "caravan_1", "chronicle")
    assert ("carry_out", "caravan_1") in t.options(0)


# Where caravans go.


@pytest.mark.rule("SOT-211")
def test_the_first_caravan_starts_at_the_capital() -> None:
    t = west(4).act(0, "caravan_1")
    assert routes(t) == around("gallia")


@pytest.mark.rule("SOT-211")
def test_a_province_without_a_city_is_no_start() -> None:
    t = west().act(0, "caravan_1")
    assert "hispania_italia" not in routes(t)
    t = west().building("hispania", "city").act(0, "caravan_1")
    assert routes(t) == around("gallia", "hispania")


@pytest.mark.rule("SOT-211", "SOT-136")
@pytest.mark.parametrize("owner", [1, None])
def test_a_city_that_is_not_controlled_is_no_start(owner: int | None) -> None:
    t = west().own(1, "graecia", "thracia").building("thracia" if owner else "italia", "city")
    t.people(0, "italia", 3).people(0, "thracia", 3).act(0, "caravan_1")
    assert routes(t) == around("gallia")


@pytest.mark.rule("SOT-211", "SOT-212")
def test_chains_lead_on_and_branch_through_regions_of_anybody() -> None:
    t = west().caravan(0, "gallia_italia", "italia_graecia", "italia_sicilia").act(0, "caravan_1")
    assert routes(t) == around("gallia", "italia", "graecia", "sicilia") - laid(t)


@pytest.mark.rule("SOT-211", "SOT-212")
def test_a_chain_that_is_cut_off_leads_nowhere() -> None:
    t = west().caravan(0, "graecia_rhodes", "rhodes_cyprus").act(0, "caravan_1")
    assert routes(t) == around("gallia")


@pytest.mark.rule("SOT-212")
def test_caravans_of_others_make_no_chain() -> None:
    t = west().caravan(1, "gallia_italia", "italia_graecia").act(0, "caravan_1")
    assert routes(t) == around("gallia")


@pytest.mark.rule("SOT-012", "SOT-212")
def test_a_caravan_leads_to_a_region_out_of_play_but_not_through_it() -> None:
    t = west().caravan(0, "gallia_germania").act(0, "caravan_1")
    assert not t.g.tiles[t.place("germania")]
    assert "gallia_britannia" in routes(t)
    assert routes(t) == around("gallia") - {"gallia_germania"}
    t = west(4).caravan(0, "gallia_germania").act(0, "caravan_1")
    assert "germania_illyricum" in routes(t)


@pytest.mark.rule("SOT-213")
def test_one_own_caravan_on_a_border_beside_those_of_others() -> None:
    t = west().caravan(0, "gallia_italia").caravan(1, "hispania_gallia").act(0, "caravan_1")
    assert "gallia_italia" not in routes(t)
    assert "hispania_gallia" in routes(t)


@pytest.mark.rule("SOT-213")
def test_caravans_stay_when_the_start_of_their_chain_is_lost() -> None:
    t = west().caravan(0, "gallia_italia").own(0, "hispania")
    t.act(0, "caravan_1").choose(0, "route", "hispania_mauretania").choose(0, "pay", "grain")
    assert laid(t) == {"gallia_italia", "hispania_mauretania"}


@pytest.mark.rule("SOT-374", "SOT-211")
def test_with_cartography_chains_start_wherever_citizens_live() -> None:
    t = west().advances(0, "cartography").people(0, "hispania", 0, 1).people(0, "libya", 2)
    t.people(0, "gallia", 0).act(0, "caravan_1")
    assert routes(t) == around("gallia", "hispania")
    t = west().advances(0, "cartography").people(1, "hispania", 1).act(0, "caravan_1")
    assert routes(t) == around("gallia")
    t = west().advances(1, "cartography").people(0, "hispania", 1).act(0, "caravan_1")
    assert routes(t) == around("gallia")


# The second card.


@pytest.mark.rule("SOT-214", "SOT-074")
def test_the_second_card_works_only_with_culture_unlocked() -> None:
    t = west().turn(0, "caravan_2", "chronicle")
    assert ("carry_out", "caravan_2") not in t.options(0)
    assert ("decline", "caravan_2") in t.options(0)
    t = west().focus(0, "civil").turn(0, "caravan_2", "chronicle")
    assert ("carry_out", "caravan_2") not in t.options(0)
    t = west().turn(0, "caravan_2", "focus_culture")
    assert ("carry_out", "caravan_2") in t.options(0)


@pytest.mark.rule("SOT-214", "SOT-376")
def test_democracy_opens_the_second_card_which_is_like_the_first() -> None:
    t = west().advances(0, "democracy").act(0, "caravan_2")
    assert routes(t) == around("gallia")
    t.choose(0, "route", "hispania_gallia").choose(0, "pay", "gold").choose(0, "heritage", "civil")
    assert (t[0].grain, t[0].gold, t[0].heritage[0]) == (9, 7, 1 + table()[0].heritage[0])
    t.stock(0, grain=1, gold=1).turn(0, "caravan_2", "chronicle")
    assert ("carry_out", "caravan_2") not in t.options(0)


# Heritage.


def place(t: Table, border: str) -> bool:
    """Place a caravan by the card; whether it earned heritage, which goes to Civil."""
    before = t[0].heritage
    t.act(0, "caravan_1").choose(0, "route", border).choose(0, "pay", "grain")
    if t.asked != ("", -1):
        assert t.options(0) == TRACKS
        t.choose(0, "heritage", "civil")
    rise = [new - old for new, old in zip(t[0].heritage, before, strict=True)]
    assert rise in ([0, 0, 0], [1, 0, 0])
    assert t.asked == ("", -1)
    return rise[0] == 1


@pytest.mark.rule("SOT-215")
def test_trade_goods_earn_heritage_and_plain_borders_do_not() -> None:
    assert place(west(), "hispania_gallia")
    assert not place(west(), "gallia_italia")


@pytest.mark.rule("SOT-215")
def test_a_trade_good_earns_heritage_however_well_its_regions_are_known() -> None:
    assert place(west().caravan(0, "gallia_italia", "hispania_italia"), "hispania_gallia")


@pytest.mark.rule("SOT-215", "SOT-217")
def test_a_foreign_city_counts_like_a_capital() -> None:
    t = west().own(1, "graecia", "italia")
    assert not place(t, "gallia_italia")
    t = west().own(1, "graecia", "italia").building("italia", "city")
    assert place(t, "gallia_italia")


@pytest.mark.rule("SOT-215")
def test_a_region_without_capital_and_city_earns_nothing() -> None:
    t = west().own(0, "mauretania").own(1, "hispania", "graecia", capital="graecia")
    assert not place(t, "hispania_mauretania")


@pytest.mark.rule("SOT-211", "SOT-134")
def test_who_has_lost_the_capital_and_not_chosen_another_has_its_cities_only() -> None:
    t = west().building("hispania", "city")
    t[0].capital = -1
    assert t.named(caravans.markets(t.g, t[0])) == {"hispania"}
    assert not caravans.markets(t.building("hispania").g, t[0])


@pytest.mark.rule("SOT-217")
def test_own_capital_and_cities_earn_nothing() -> None:
    t = west().own(0, "gallia", "italia").building("italia", "city")
    assert not place(t, "gallia_italia")


@pytest.mark.rule("SOT-217", "SOT-136")
def test_a_city_nobody_controls_earns_nothing() -> None:
    assert not place(west().building("italia", "city"), "gallia_italia")


@pytest.mark.rule("SOT-215")
@pytest.mark.parametrize("first", ["italia_graecia", "graecia_thracia"])
def test_a_region_touched_before_earns_nothing_again(first: str) -> None:
    """By a caravan of the chain, or by one that no chain connects."""
    chain = ("gallia_italia", "italia_sicilia")
    assert place(west().caravan(0, *chain), "sicilia_graecia")
    assert not place(west().caravan(0, *chain, first), "sicilia_graecia")


@pytest.mark.rule("SOT-217")
def test_a_capital_that_appears_where_a_caravan_lies_gives_nothing() -> None:
    t = west().own(1, "italia")
    assert place(t, "gallia_italia")
    t = west().caravan(0, "gallia_italia").own(1, "italia")
    heritage = t[0].heritage
    assert not place(t, "italia_sicilia")
    assert t[0].heritage == heritage


@pytest.mark.rule("SOT-217")
def test_the_caravan_of_the_setup_counts_as_touching() -> None:
    t = west().own(0, "gallia", "italia").caravan(0, "gallia_italia").own(1, "italia")
    assert t.lands(0) == {"gallia"}
    assert not place(t, "italia_sicilia")


@pytest.mark.rule("SOT-215")
def test_caravans_of_others_at_a_capital_do_not_matter() -> None:
    t = west().own(1, "italia").caravan(1, "gallia_italia").caravan(2, "gallia_italia")
    assert place(t, "gallia_italia")


@pytest.mark.rule("SOT-216")
def test_a_caravan_earns_one_however_much_it_reaches() -> None:
    """Purple dye, the capital of player 1 in Syria and a City of player 2 on Cyprus."""
    t = west().own(0, "asia_minor").own(1, "syria").own(2, "italia", "cyprus").building("cyprus", "city")
    assert place(t.caravan(0, "asia_minor_armenia", "syria_armenia"), "cyprus_syria")
    t = west().own(0, "asia_minor").own(1, "syria").own(2, "italia", "cyprus").building("cyprus", "city")
    assert place(t.caravan(0, "asia_minor_armenia", "armenia_mesopotamia"), "asia_minor_syria")
    assert place(t, "cyprus_syria")


@pytest.mark.rule("SOT-218", "SOT-255")
def test_goods_are_reached_by_caravans_on_their_border() -> None:
    t = west().caravan(0, "hispania_gallia", "gallia_italia", "aegyptus_libya")
    assert caravans.goods(t.g, t[0]) == 2
    assert caravans.goods(t.g, t[1]) == 0
