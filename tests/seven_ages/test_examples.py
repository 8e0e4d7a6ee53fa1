"""Worked examples of the rulebook that touch several chapters."""

from __future__ import annotations

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.rules import (
    artifacts,
    founding,
    glory,
    markers,
    progress,
    rounds,
    standings,
    starts,
)
from tests.seven_ages.table import Table, table

ONE = "1 spearmen"


@pytest.mark.rule("7AG-068", "7AG-069", "7AG-X05")
def test_moors() -> None:
    t = table(3).found(0, "arabs", {"andalusia": ONE, "hejaz": ONE}, level=18)
    t.found(1, "franks", {"normandy": ONE}, level=20)
    moors = t.g.content.card_index["moors"]
    assert starts.candidates(t.g, t.g.content.cards[moors]) == t.mask("mauretania", "andalusia")
    t.hand(2, "moors").begin(founding.choose_colour(2, moors))
    slot = t.options(2)[0][1]
    t.choose(2, "colour", slot)
    assert t.options(2) == [("behind",), ("level_of", t.slot("arabs"))]
    assert t["moors"].progress == 18
    t.choose(2, "level_of", t.slot("arabs"))
    assert t["moors"].progress == 18


@pytest.mark.rule("7AG-321", "7AG-324", "7AG-X18")
def test_french_and_vikings_outside_europe() -> None:
    t = table(2).found(
        0, "french", {"normandy": ONE, "western_mediterranean": "1 galley", "egypt": ONE}, capital="normandy"
    )
    t.found(1, "vikings", {"norway": ONE, "greenland": ONE, "newfoundland": ONE}, capital="norway")
    symbol = next(s for s in t.g.content.cards[t["french"].card].glory if s.region == "outside_europe")
    french = standings.counted_areas(t.g, t["french"], symbol)
    assert french == t.mask("egypt")
    assert standings.counted_areas(t.g, t["vikings"], symbol) == t.mask("greenland", "newfoundland")
    assert standings.symbol_glory(t.g, t.slot("french"), symbol) == 2


@pytest.mark.rule("7AG-315", "7AG-325", "7AG-328", "7AG-X19")
def test_the_glory_of_french_picts_and_chin_is_halved() -> None:
    t = table(3).found(0, "french", {"burgundy": ONE, "egypt": ONE}, level=24, capital="burgundy")
    t["french"].homeland = t.mask("normandy")
    t.found(1, "normans", {"normandy": "3 spearmen", "aquitaine": ONE, "castile": ONE}, level=25)
    t.found(
        1,
        "vikings",
        {"norway": "4 spearmen", "greenland": ONE, "newfoundland": ONE},
        level=10,
        capital="norway",
    )
    t.found(2, "romans", {"latium": ONE}, level=24).found(2, "han", {"shensi": ONE, "hupei": ONE}, level=9)
    assert total(t, 0) == 3
    t.found(0, "picts", {"scotland": ONE}, level=9)
    assert total(t, 0) == 4
    t.found(0, "chin", {"honan": ONE}, level=9)
    t["chin"].homeland = t.mask("shensi")  # -1, and second in China
    assert total(t, 0) == 5
    t.g.sways = ((t.g.content.event_index["glory"], 0, -1),)
    assert total(t, 0) == 3


def total(t: Table, seat: int) -> int:
    for player in t.g.players:
        player.scored = 0
    t.begin(glory.score_symbols())
    return t.g.players[seat].scored


@pytest.mark.rule("7AG-311", "7AG-435", "7AG-X22")
@pytest.mark.parametrize(("renaissance", "points"), [(True, 6), (False, 2)])
def test_the_price_of_glory(renaissance: bool, points: int) -> None:
    t = table(2).found(0, "french", {"normandy": ONE}, level=24, money=120)
    if renaissance:
        t.g.placed = t.g.placed.put(t.area("normandy"), t.g.content.artifact_index["renaissance"] + 1)
    t.begin(glory.buy_glory(0, t.slot("french")))
    assert max(t.named(0, "buy_glory")) == points


@pytest.mark.rule("7AG-327")
def test_money_and_progress_go_by_the_markers() -> None:
    t = table(2).found(0, "romans", {"latium": ONE}, level=9, money=30)
    t.found(1, "french", {"normandy": ONE}, level=24, money=12)
    slots = [t.slot("romans"), t.slot("french")]
    assert standings.ranking(t.g, Symbol(most="money", n=2)) == slots
    assert standings.ranking(t.g, Symbol(most="progress", n=2)) == slots[::-1]


@pytest.mark.rule("7AG-053", "7AG-054", "7AG-X33")
def test_wild_twice() -> None:
    t = table(2).found(0, "romans", {"latium": ONE}, money=20).found(0, "han", {"shensi": ONE}, money=20)
    t.g.players[0].glory = 3
    for id_, marker in (("romans", "produce"), ("han", "wild")):
        t[id_].marker = pile([marker], seen_by(0))
    t.begin(rounds.begin_action(2))
    t.choose(0, "turn_up", t.slot("romans")).choose(0, "turn_up", t.slot("han"))
    t.choose(0, "first", t.slot("romans")).choose(0, "done").choose(0, "done")
    assert t.g.players[0].glory == 2
    t.begin(progress.free_progress())
    assert (t["romans"].progress, t["han"].progress) == (2, 1)


@pytest.mark.rule("7AG-047", "7AG-048", "7AG-058", "7AG-X36")
def test_simultaneous_reveal() -> None:
    t = table(2).found(0, "romans", {"latium": ONE}, money=20)
    t.found(0, "carthaginians", {"carthage": ONE}, money=20).found(1, "egyptians", {"egypt": ONE}, money=20)
    t.g.players[0].glory = 1
    for id_, marker in (("romans", "produce"), ("carthaginians", "wild"), ("egyptians", "produce")):
        t[id_].marker = pile([marker], seen_by(t[id_].owner))
    romans, carthage, egypt = (t.slot(id_) for id_ in ("romans", "carthaginians", "egyptians"))
    t.begin(rounds.begin_action(2))
    t.choose(0, "turn_up", romans).choose(0, "turn_up", carthage)
    assert t["romans"].turned == 0  # unseen until all have decided
    t.choose(1, "turn_up", egypt)
    assert [t.g.empires[slot].turned for slot in (romans, carthage, egypt)] == [2, 2, 2]
    t.choose(0, "first", carthage)
    assert (t.asked, t.g.players[0].glory) == (("build", 0), 1)
    t.choose(0, "done")
    assert (t.asked, t.g.players[0].glory) == (("build", 0), 0)
    t.choose(0, "done")
    assert t.asked == ("build", 1)


@pytest.mark.rule("7AG-041", "7AG-051", "7AG-X37")
def test_seven_empires_and_three_idle() -> None:
    t = table(2)
    homes = {"romans": "latium", "egyptians": "egypt", "persians": "persis", "han": "shensi"}
    homes |= {"cham": "champa", "greeks": "greece", "gauls": "burgundy"}
    for id_, area in homes.items():
        t.found(0, id_, {area: ONE})
    t.begin(markers.place_markers(0))
    slots = sorted(t.slot(id_) for id_ in homes)
    for slot, marker in zip(slots, ("produce", "trade", "manoeuvre", "civilise"), strict=False):
        if ("mark", slot, marker) in t.options(0):
            t.choose(0, "mark", slot, marker)
        else:
            t.choose(0, "idle", slot)
    for slot in slots[4:]:
        t.choose(0, "idle", slot)
    t.choose(0, "done")
    borne = [t.g.empires[slot].marker.cards[0] for slot in slots]
    assert sorted(borne) == sorted(MARKERS[:-1])
    t.begin(progress.free_progress())
    assert [t.g.empires[slot].progress for slot in slots] == [2] * 7


@pytest.mark.rule("7AG-328", "7AG-346")
def test_glory_at_once_is_no_part_of_a_scoring() -> None:
    t = table(2).found(0, "romans", {"latium": ONE}, level=24, capital="latium")
    index = t.g.content.artifact_index
    artifacts.come(t.g, t.slot("romans"), index["renaissance"], t.area("latium"))
    assert (t.g.players[0].glory, t.g.players[0].scored) == (1, 0)
    plain = total(t, 0)
    before = t.g.players[0].glory
    t.g.sways = ((t.g.content.event_index["glory"], 0, -1),)
    assert total(t, 0) == (plain + 1) // 2
    assert t.g.players[0].glory == before + (plain + 1) // 2
