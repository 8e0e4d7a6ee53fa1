"""What civilization advances change about recruiting."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import truces
from tests.clash_of_cultures.table import Table, nation

RICH = {"food": 7, "wood": 7, "ore": 7}


def hired(t: Table, hex_: str) -> list[str]:
    """The units that can be recruited in a city first."""
    t.act()
    return t.do("recruit", hex_).offered("hire") if t.may("recruit", hex_) else []


@pytest.mark.rule("COC-505")
@pytest.mark.card("horsemanship")
def test_horsemanship_recruits_cavalry_in_a_fortress() -> None:
    t = nation("japan").civ_advances(0, "horsemanship").goods(0, **RICH).city(0, "C2", "fortress")
    assert "cavalry" in hired(t, "C2")
    assert "elephant" not in hired(t, "C2")
    assert "cavalry" not in hired(t, "D2")


@pytest.mark.rule("COC-511")
@pytest.mark.card("provinces")
def test_provinces_recruit_cavalry_far_from_the_capital() -> None:
    t = nation("rome").civ_advances(0, "provinces").goods(0, **RICH)
    t.lay("D3", "tile_05").lay("B2", "tile_14").city(0, "C2").city(0, "B3").city(0, "B2")
    distances = {hex_: t.realm().land.distance(t.place("D2"), t.place(hex_)) for hex_ in ("C2", "B2", "B3")}
    assert distances == {"C2": 1, "B2": 2, "B3": 2}
    assert all("cavalry" not in hired(t, hex_) for hex_ in distances)
    t[0].home = t.place("E2")
    assert [hex_ for hex_ in distances if "cavalry" in hired(t, hex_)] == ["B2", "B3"]


@pytest.mark.rule("COC-536")
@pytest.mark.card("persian_elephants")
def test_persian_elephants_live_next_to_barren_land() -> None:
    t = nation("persia").civ_advances(0, "persian_elephants").goods(0, **RICH).city(0, "C2")
    near = {hex_ for hex_ in ("C2", "D2") if "elephant" in hired(t, hex_)}
    barren = t.realm().land.near(t.realm().land.barren)
    assert near == {hex_ for hex_ in ("C2", "D2") if barren >> t.place(hex_) & 1}
    assert near


@pytest.mark.rule("COC-540")
@pytest.mark.card("indian_elephants")
def test_indian_elephants_live_in_forests() -> None:
    t = nation("india").civ_advances(0, "indian_elephants").goods(0, **RICH).city(0, "C2")
    assert (t.terrain("C2"), t.terrain("D2")) == ("forest", "plains")
    assert "elephant" in hired(t, "C2")
    assert "elephant" not in hired(t, "D2")
    assert "cavalry" not in hired(t, "C2")


@pytest.mark.rule("COC-557")
@pytest.mark.card("mounted_archers")
def test_mounted_archers_come_from_cities_of_one_settlement() -> None:
    t = nation("huns").civ_advances(0, "mounted_archers").goods(0, **RICH).city(0, "C2", "temple")
    assert "cavalry" in hired(t, "D2")
    assert "cavalry" not in hired(t, "C2")


@pytest.mark.rule("COC-512")
@pytest.mark.card("warbeasts")
def test_warbeasts_replace_a_food_of_each_elephant() -> None:
    t = nation("carthage").civ_advances(0, "warbeasts").goods(0, food=2)
    assert "elephant" not in hired(t, "D2")
    t = nation("carthage").civ_advances(0, "warbeasts").goods(0, food=1, culture=1).act()
    assert t.do("recruit", "D2").at(0, "D2") == ["settler", "elephant"]
    assert t.stock() == {}
    t = nation("carthage").civ_advances(0, "warbeasts").goods(0, food=1, gold=1).act()
    assert t.do("recruit", "D2").do("hire", "elephant").stock() == {}


@pytest.mark.rule("COC-512", "COC-071")
def test_warbeasts_may_replace_both_food_and_gold_is_spent_last() -> None:
    t = nation("carthage").civ_advances(0, "warbeasts").goods(0, culture=2, gold=2)
    t.act().do("recruit", "D2").do("hire", "elephant").take("recruit", "done")
    assert t.stock() == {"gold": 2}
    t = nation("carthage").civ_advances(0, "warbeasts").goods(0, food=2, culture=2).act()
    t.do("recruit", "D2").do("hire", "elephant").do("hire", "elephant")
    assert t.stock() == {}
    assert t.at(0, "D2") == ["settler", "elephant", "elephant"]


@pytest.mark.rule("COC-512")
def test_a_market_lets_elephants_be_paid_as_usual() -> None:
    t = nation("carthage").civ_advances(0, "warbeasts").city(0, "D2", "market").goods(0, food=2)
    assert "elephant" in hired(t, "D2")
    t.goods(0, culture=2)
    assert "elephant" not in hired(t, "D2")


@pytest.mark.rule("COC-515")
@pytest.mark.card("mercenaries_c")
def test_draft_may_be_paid_with_gold() -> None:
    t = nation("carthage", "draft").civ_advances(0, "mercenaries_c").goods(0, gold=1)
    assert t.act().do("recruit", "D2").at(0, "D2") == ["settler", "infantry"]
    assert t.stock() == {}
    assert nation("carthage", "draft").goods(0, gold=1).act().offered("recruit") == []


@pytest.mark.rule("COC-515", "COC-161")
def test_gold_pays_for_draft_only_and_not_for_what_is_bought_with_it() -> None:
    t = nation("carthage", "draft", "sanitation").civ_advances(0, "mercenaries_c").goods(0, gold=2)
    t.act().do("recruit", "D2")
    assert t.offered("hire_by") == ["draft"]
    assert t.do("hire_by", "draft").stock() == {"gold": 1}
    t = nation("carthage", "draft").civ_advances(0, "mercenaries_c").goods(0, gold=2, culture=1).act()
    t.do("recruit", "D2")
    assert t.offered("lead") == []


@pytest.mark.rule("COC-515")
@pytest.mark.card("mercenaries_c")
def test_draft_may_make_a_ship_in_a_port() -> None:
    t = nation("carthage", "draft").civ_advances(0, "mercenaries_c").lay("D3", "tile_05").goods(0, mood=2)
    t.city(0, "D2", "port", mood="happy", port="D3").city(0, "C2").act().do("recruit", "D2")
    assert t.offered("hire_by") == ["draft", "mercenaries_c"]
    t.do("hire_by", "mercenaries_c").take("recruit", "done")
    assert (t.at(0, "D3"), t.stock()) == (["ship"], {"mood": 1})
    assert t.do("recruit", "C2").at(0, "C2") == ["infantry"]


@pytest.mark.rule("COC-515", "COC-153", "COC-731")
def test_draft_makes_no_ship_that_would_break_a_truce() -> None:
    t = nation("carthage", "draft").civ_advances(0, "mercenaries_c").lay("D3", "tile_05").goods(0, mood=2)
    t.city(0, "D2", "port", mood="happy", port="D3").units(1, "D3", ship=1)
    assert "mercenaries_c" in t.act().do("recruit", "D2").offered("hire_by")
    t.g.truce = truces.bit(0, 1)
    assert t.act().do("recruit", "D2").at(0, "D2") == ["settler", "infantry"]


@pytest.mark.rule("COC-507", "COC-154")
@pytest.mark.card("shogunate")
def test_the_shogunate_draws_a_card_instead_of_the_infantry_once_a_turn() -> None:
    t = nation("japan", "draft", "nationalism").civ_advances(0, "shogunate").goods(0, mood=3)
    t.act().do("recruit", "D2")
    assert t.offered("hire_by") == ["draft", "shogunate"]
    t.do("hire_by", "shogunate").take("recruit", "done")
    assert (len(t[0].hand), t.at(0, "D2"), t.stock()) == (1, ["settler"], {"mood": 2})
    assert t.do("recruit", "D2").at(0, "D2") == ["settler", "infantry"]


@pytest.mark.rule("COC-507", "COC-150")
def test_the_card_of_the_shogunate_counts_towards_the_maximum() -> None:
    t = nation("japan", "draft").civ_advances(0, "shogunate").city(0, "D2").goods(0, mood=1, food=7)
    assert t.act().do("recruit", "D2").do("hire_by", "shogunate").asked[0] == "act"
    assert len(t[0].hand) == 1
    assert nation("japan").civ_advances(0, "shogunate").goods(0, mood=1).act().offered("recruit") == []


@pytest.mark.rule("COC-516")
@pytest.mark.card("study")
def test_recruiting_beside_an_academy_gives_an_idea() -> None:
    t = nation("greece").civ_advances(0, "study").city(0, "C2", "academy").goods(0, food=2)
    assert t.act().do("recruit", "C2").stock() == {"ideas": 1}
    t = nation("greece").civ_advances(0, "study").city(0, "C2", "academy").goods(0, food=2)
    assert t.act().do("recruit", "D2").stock() == {}


@pytest.mark.rule("COC-517")
@pytest.mark.card("sparta")
def test_draft_may_be_paid_with_culture_tokens() -> None:
    t = nation("greece", "draft").civ_advances(0, "sparta").goods(0, culture=1)
    assert t.act().do("recruit", "D2").at(0, "D2") == ["settler", "infantry"]
    t = nation("greece", "draft", "civil_liberties").civ_advances(0, "sparta").goods(0, mood=1, culture=1)
    t.act().do("recruit", "D2").take("recruit", "hire_by", "draft").take("recruit", "done")
    assert (t.at(0, "D2"), t.stock()) == (["settler", "infantry"], {})
    assert nation("greece", "draft").goods(0, culture=1).act().offered("recruit") == []
