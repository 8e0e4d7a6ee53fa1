"""Every event has a case: it is played, aimed, and does what it says (7AG-252, 7AG-430 to 7AG-434)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core.bits import bits
from saecula.core.registry import DONE, PASS
from saecula.core.spread import NOTHING
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.modifiers import Move
from saecula.games.seven_ages.position import NOBODY
from saecula.games.seven_ages.rules import (
    artifacts,
    building,
    cities,
    civilise,
    faiths,
    forces,
    founding,
    glory,
    losses,
    manoeuvre,
    markers,
    potential,
    rounds,
    sheets,
    trade,
    windows,
)
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.production import begin_production
from saecula.games.seven_ages.rules.registry import DEEDS
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.table import Table, table
from tests.seven_ages.test_windows import hold

CONTENT = GAME.load_content(None)
Case = Callable[[str], None]
CASES: dict[str, Case] = {}


def case(*events: str) -> Callable[[Case], Case]:
    """Register a function as the case of these events."""

    def register(function: Case) -> Case:
        for event in events:
            assert event not in CASES, f"{event} has two cases"
            CASES[event] = function
        return function

    return register


@pytest.mark.rule(
    "7AG-252",
    "7AG-253",
    "7AG-254",
    "7AG-424",
    "7AG-430",
    "7AG-431",
    "7AG-432",
    "7AG-433",
    "7AG-434",
    "7AG-444",
    "7AG-445",
    "7AG-446",
    "7AG-447",
    "7AG-448",
    "7AG-449",
    "7AG-450",
    "7AG-451",
    "7AG-452",
    "7AG-456",
)
@pytest.mark.parametrize("event", CONTENT.events)
def test_every_event_does_what_it_says(event: str) -> None:
    assert event in CASES, f"{event} has no case"
    CASES[event](event)


def test_no_case_is_left_over() -> None:
    assert set(CASES) == set(CONTENT.events)


def test_every_deed_of_an_event_is_carried_out() -> None:
    needed = {deed.op for event in CONTENT.event_list for deed in event.deeds}
    assert needed == set(DEEDS)


def scene() -> Table:
    """Romans of player 0 and Egyptians of player 1, with cities; nobody holds a card."""
    t = table(3)
    for seat in range(3):
        t.hand(seat)
    t.found(0, "romans", {"latium": "3 spearmen", "lombardy": "1 spearmen"}, 9, 30, "latium")
    return t.found(1, "egyptians", {"egypt": "3 spearmen", "nubia": "1 spearmen"}, 9, 30, "egypt")


def civil(t: Table, event: str, seat: int = 0, empire: str = "romans") -> Table:
    """Play an event in a Civilise of an empire."""
    (card,) = hold(t, seat, event)
    slot = t.slot(empire)
    assert card in windows.playable(t.g, seat, slot)
    return t.begin(*windows.play_event(t.g, seat, card, seat, slot))


def refused(t: Table, event: str, seat: int = 0, empire: str = "romans") -> bool:
    """Return whether the event cannot be played now."""
    (card,) = hold(t, seat, event)
    return card not in windows.playable(t.g, seat, t.slot(empire))


def aim(t: Table, seat: int, *targets: str | int) -> Table:
    """Name targets, wherever there is a choice: an empire, an area or a player."""
    for target in targets:
        asked = t.asked[0]
        if asked in ("aim_empire", "aim_other"):
            t.choose(seat, "aim_empire", t.slot(str(target)))
        elif asked in ("aim_area", "aim_more"):
            t.choose(seat, "aim_area", target)
        elif asked == "aim_leader":
            t.choose(seat, "aim_leader", target)
        else:
            t.choose(seat, "aim_player", target)
    return t


def leave(t: Table) -> None:
    """Answer whatever is still asked with its first option."""
    while t.asked[1] >= 0:
        t.pick(t.asked[1], t.options(t.asked[1])[0])


def units(t: Table, id_: str, area: str) -> int:
    force = t[id_].forces.at(t.area(area))
    return sum([force >> 8 * n & 255 for n in range(6)])


def disordered(t: Table) -> set[str]:
    return {t.g.content.areas[n].id for n in range(len(t.g.content.areas)) if t.g.disorder >> n & 1}


# Money, progress, elites, faiths.


@case("windfall")
def _windfall(event: str) -> None:
    t = civil(scene(), event)
    assert t["romans"].money == 45


@case("gold_strike")
def _gold_strike(event: str) -> None:
    t = scene().found(0, "arabs", {"hejaz": "1 spearmen"}, 9, 0)
    t = aim(civil(t, event), 0)
    leave(t)
    assert t["arabs"].money + t["egyptians"].money + t["romans"].money == 70


@case("bankruptcy")
def _bankruptcy(event: str) -> None:
    t = scene()
    t["egyptians"].money = 31
    aim(civil(t, event), 0, "egyptians")
    assert t["egyptians"].money == 16
    t["egyptians"].money = t["romans"].money = 1
    assert refused(t, event)


@case("breakthrough")
def _breakthrough(event: str) -> None:
    assert civil(scene(), event)["romans"].progress == 11


@case("lost_knowledge")
def _lost_knowledge(event: str) -> None:
    t = aim(civil(scene(), event), 0, "egyptians")
    assert t["egyptians"].progress == 7


@case("golden_age")
def _golden_age(event: str) -> None:
    t = scene()
    dark = t.g.content.artifact_index["dark_age"]
    t["romans"].artifacts |= 1 << dark
    aim(civil(t, event), 0, "romans")
    assert t["romans"].progress == 10
    assert not artifacts.has(t.g, t["romans"], dark)


@case("elite_training")
def _elite_training(event: str) -> None:
    assert civil(scene(), event)["romans"].elites == 1


@case("desertion")
def _desertion(event: str) -> None:
    t = scene()
    t["egyptians"].elites = 1
    aim(civil(t, event), 0, "egyptians")
    assert t.asked == ("lose_somewhere", 1)
    t.choose(1, "lose_in", "nubia")
    leave(t)
    assert t["egyptians"].elites == 0
    assert not units(t, "egyptians", "nubia")


@case("coup", "schism")
def _lost_creed(event: str) -> None:
    kind = {"coup": "government", "schism": "religion"}[event]
    t = scene()
    assert refused(t, event)
    creed = next(n for n, a in enumerate(CONTENT.artifacts) if a.kind == kind)
    t["egyptians"].artifacts |= 1 << creed
    civil(t, event)
    if event == "schism":
        assert t.asked == ("aim_more", 0)
        aim(t, 0, "nubia")
        t.choose(0, "done")
    assert not t["egyptians"].artifacts
    assert disordered(t) == ({"nubia"} if event == "schism" else {"egypt"})


# Disorder.


@case("riots")
def _riots(event: str) -> None:
    t = aim(civil(scene(), event), 0, "egyptians")
    assert disordered(t) == {"egypt"}


@case("fires")
def _fires(event: str) -> None:
    t = scene().city("nubia", 1)
    aim(civil(t, event), 0, "egyptians")
    assert disordered(t) == {"egypt", "nubia"}


@case("empire_collapses")
def _empire_collapses(event: str) -> None:
    t = scene()
    assert refused(t, event)
    t.g.disorder = t.mask("egypt")
    civil(t, event)
    assert disordered(t) == {"egypt", "nubia"}


@case("earthquake")
def _earthquake(event: str) -> None:
    t = scene()
    t.g.forts = t.mask("egypt")
    aim(civil(t, event), 0, "egyptians", "egypt")
    assert t.named(0, "aim_area") == ["nubia"]
    aim(t, 0, "nubia")
    assert disordered(t) == {"egypt", "nubia"}
    assert not t.g.forts


@case("flood")
def _flood(event: str) -> None:
    t = table(2)
    one, other = next(iter(CONTENT.rivers.values())).areas
    t.found(0, "greeks", {"latium": "1 spearmen"}, 9, 0)
    t.found(1, "persians", {one: "1 spearmen", other: "1 spearmen"}, 9, 0)
    aim(civil(t, event, 0, "greeks"), 0, "persians", one, other)
    assert disordered(t) == {one, other}


@case("volcano")
def _volcano(event: str) -> None:
    t = scene()
    assert refused(t, event) == (
        not (CONTENT.islands | CONTENT.of_terrain["mountain"])
        & t.mask("latium", "lombardy", "egypt", "nubia")
    )
    island = next(a for n, a in enumerate(CONTENT.areas) if CONTENT.islands >> n & 1 and a.kind == "land")
    t.found(2, "persians", {island.id: "3 spearmen"}, 9, 0).city(island.id, 3)
    area = t.area(island.id)
    t.g.forts |= 1 << area
    t.g.placed = NOTHING.put(area, CONTENT.artifact_index["pyramids"] + 1)
    leave(civil(t, event))
    assert units(t, "persians", island.id) == 1
    assert not t.g.forts >> area & 1
    assert not t.g.placed.at(area)
    assert cities.step_of(t.g, area) == 1


@case("pestilence")
def _pestilence(event: str) -> None:
    t = aim(civil(scene(), event), 0, "egyptians")
    leave(t)
    assert units(t, "egyptians", "egypt") == 2
    assert units(t, "egyptians", "nubia") == 1


@case("plague")
def _plague(event: str) -> None:
    t = scene().found(2, "arabs", {"sinai": "1 spearmen"}, 9, 0) if "sinai" in CONTENT.area_index else scene()
    aim(civil(t, event), 0, "egyptians")
    leave(t)
    assert units(t, "egyptians", "egypt") == 1
    assert units(t, "egyptians", "nubia") == 1


@case("storm_at_sea")
def _storm_at_sea(event: str) -> None:
    t = scene()
    sea = CONTENT.areas[t.area("greece")].shores[0][0]
    t.found(1, "persians", {"greece": "1 spearmen", sea: "3 galley"}, 9, 0)
    (card,) = hold(t, 2, event)
    slot = t.slot("romans")
    t.begin(*windows.window(t.g, "manoeuvre_moved", 0, slot)).choose(2, "react", card)
    leave(t)
    assert units(t, "persians", sea) == 1


@case("uprising")
def _uprising(event: str) -> None:
    for card, outcome in ((0, {"egypt"}), (7, set())):
        t = scene()
        low = next(c.id for c in t.g.content.cards if c.value == card and c.id in t.g.deck.cards)
        aim(civil(t, event), 0, "egyptians")
        t = scene()
        (held,) = hold(t, 0, event)
        t.g.discard = tuple([c for c in t.g.deck.cards if c != low])
        t.g.deck = pile([low], 0)
        t.begin(*windows.play_event(t.g, 0, held, 0, t.slot("romans")))
        aim(t, 0, "egyptians", "egypt")
        assert disordered(t) == outcome
        assert bool(units(t, "egyptians", "egypt")) == bool(outcome)


@pytest.mark.rule("7AG-424", "7AG-432")
def test_nobody_rises_at_sea() -> None:
    t = scene()
    forces.add(t.g, t["egyptians"], t.area("eastern_mediterranean"), CONTENT.unit_index["galley"])
    civil(t, "uprising")
    aim(t, 0, "egyptians")
    assert set(t.named(0, "aim_area")) == {"egypt", "nubia"}


@case("secession")
def _secession(event: str) -> None:
    t = scene()
    far = next(
        area
        for n, area in enumerate(CONTENT.areas)
        if area.kind == "land" and not CONTENT.near[t.area("egypt")] >> n & 1 and "asia" in area.regions
    )
    t.found(2, "persians", {far.id: "2 spearmen", "persis": "1 spearmen"}, 9, 0)
    assert refused(t, event)
    t.g.disorder = t.mask(far.id, "egypt")
    civil(t, event)
    assert not units(t, "persians", far.id)
    assert disordered(t) == {"egypt"}


# Cities and artifacts.


@case("urban_growth")
def _urban_growth(event: str) -> None:
    t = aim(civil(scene(), event), 0, "latium")
    assert cities.step_of(t.g, t.area("latium")) == 2


@case("sack")
def _sack(event: str) -> None:
    t = scene()
    assert refused(t, event)
    civil(t.city("egypt", 3), event)
    assert cities.step_of(t.g, t.area("egypt")) == 1
    assert t["egyptians"].capital == t.area("egypt")


@case("wonder_falls")
def _wonder_falls(event: str) -> None:
    t = scene()
    assert refused(t, event)
    t.g.placed = NOTHING.put(t.area("egypt"), CONTENT.artifact_index["pyramids"] + 1)
    civil(t, event)
    assert not t.g.placed.mask


# Leaders.


def unnamed(type_: str) -> int:
    named: int = len(CONTENT.leaders)
    kind: int = CONTENT.leader_kinds.index(type_)
    return named + kind


@case("palace_intrigue")
def _palace_intrigue(event: str) -> None:
    t = scene()
    assert refused(t, event)
    t["egyptians"].leaders = ((unnamed("artist"), t.area("egypt")),)
    civil(t, event)
    assert not t["egyptians"].leaders


@case("great_man")
def _great_man(event: str) -> None:
    t = civil(scene(), event)
    assert t.asked[0] in ("appoint_leader", "keep_leader", "post_leader")
    while t.asked[1] >= 0:
        keep = [a for a in t.options(0) if a[0] in ("keep_leader", "appoint", "post_in", "draw_leader")]
        t.pick(0, (keep or t.options(0))[0])
    assert len(t["romans"].leaders) <= 1


# Settlers.


@case("mercenaries")
def _mercenaries(event: str) -> None:
    t = scene()
    (card,) = hold(t, 1, event)
    t.begin(*windows.window(t.g, "manoeuvre_moved", 0, t.slot("romans"))).choose(1, "react", card)
    assert t.asked == ("free_unit", 1)
    assert all(CONTENT.units[type_].cls == "infantry" for type_ in t.named(1, "free_unit"))
    leave(t)
    assert units(t, "egyptians", "egypt") == 5


@case("colonists")
def _colonists(event: str) -> None:
    t = scene().found(2, "gauls", {"burgundy": "1 spearmen", "alps": "1 spearmen"}, 9)
    civil(t, event)
    assert t.asked == ("settle_in", 0)
    assert not {"burgundy", "alps", "latium", "lombardy"} & set(t.named(0, "settle_in"))
    area = t.named(0, "settle_in")[0]
    t.choose(0, "settle_in", area)
    t.pick(0, t.options(0)[0])
    assert units(t, "romans", area) == 1
    t.choose(0, "done")
    assert t.asked[1] == -1


@case("migration")
def _migration(event: str) -> None:
    t = civil(scene(), event)
    assert t.named(0, "relocate_from") == ["latium"]
    spearmen = CONTENT.unit_index["spearmen"]
    for _ in range(2):
        t.choose(0, "relocate_from", "latium").choose(0, "relocate_unit", spearmen)
        if t.asked == ("relocate_unit", 0):
            t.choose(0, "relocate_to", "lombardy")
    t.choose(0, "done")
    assert units(t, "romans", "latium") == 1
    assert units(t, "romans", "lombardy") == 3


@pytest.mark.rule("7AG-108")
def test_an_elephant_that_migrates_keeps_its_owner() -> None:
    t = table(3)
    t.hand(0)
    t.found(0, "romans", {"latium": "2 elephant", "lombardy": "1 spearmen"}, 12, 30, "latium")
    t["romans"].elephants = 0b11
    civil(t, "migration")
    t.choose(0, "relocate_from", "latium").choose(0, "relocate_unit", CONTENT.unit_index["elephant"])
    if t.asked[0] == "relocate_unit":
        t.choose(0, "relocate_to", "lombardy")
    assert t["romans"].elephants == 0b11
    assert units(t, "romans", "lombardy") == 2


# Cards and markers.


@case("good_fortune")
def _good_fortune(event: str) -> None:
    t = aim(civil(scene(), event), 0, 2)
    assert len(t.g.players[2].hand) == 2


@case("ill_fortune")
def _ill_fortune(event: str) -> None:
    t = scene()
    assert refused(t, event)
    calm = [c for c in t.g.deck.cards if CONTENT.event_of[c].when == "civilise"][:3]
    t.hand(2, *calm)
    civil(t, event)
    assert t.asked == ("discard_card", 2)
    t.choose(2, "discard", calm[0]).choose(2, "discard", calm[1])
    assert t.g.players[2].hand.cards == (calm[2],)


@case("vizier")
def _vizier(event: str) -> None:
    t = scene()
    t.g.discard, deck = (), list(t.g.deck.cards)
    assert refused(t, event)
    old = [c for c in deck if c not in t.g.players[0].hand.cards][:9]
    t.g.discard, t.g.deck = tuple(old), pile([c for c in t.g.deck.cards if c not in old], 0)
    (card,) = t.g.players[0].hand.cards
    t.begin(*windows.play_event(t.g, 0, card, 0, t.slot("romans")))
    aim(t, 0, 0)
    assert sorted(t.named(0, "recover")) == sorted(old[2:])
    t.choose(0, "recover", old[8])
    assert t.g.players[0].hand.cards == (old[8],)
    assert t.g.discard == (*old[:8], card)


@case("spies")
def _spies(event: str) -> None:
    t = scene()
    calm = [c for c in t.g.deck.cards if CONTENT.event_of[c].when == "civilise"][:2]
    t.hand(1, *calm)
    t["egyptians"].marker = pile(["wild"], seen_by(1))
    (card,) = hold(t, 0, event)
    t.begin(*windows.window(t.g, "before_actions")).choose(0, "react", card)
    assert t.g.players[1].hand.known == (seen_by(0, 1),) * 2
    assert t["egyptians"].marker.known == (seen_by(0, 1),)


@pytest.mark.rule("7AG-432", "7AG-443")
def test_spies_need_something_to_see() -> None:
    t = scene()
    (card,) = hold(t, 0, "spies")
    assert not t.g.players[1].hand.cards
    assert not windows.may_play(t.g, 0, card, -1)
    t["egyptians"].marker = pile(["wild"], seen_by(1))
    assert windows.may_play(t.g, 0, card, -1)


@case("council")
def _council(event: str) -> None:
    t = scene()
    t["romans"].marker = pile(["wild"], seen_by(0))
    (card,) = hold(t, 0, event)
    t.begin(*windows.window(t.g, "before_actions")).choose(0, "react", card)
    assert t.asked == ("swap_for", 0)
    assert "wild" not in t.named(0, "swap_for")
    t.choose(0, "swap_for", "produce")
    assert t["romans"].marker == pile(["produce"], seen_by(0))


@case("truce")
def _truce(event: str) -> None:
    t = scene().found(2, "persians", {"persis": "1 spearmen"}, 9, 0)
    (card,) = hold(t, 2, event)
    t.begin(*windows.window(t.g, "before_actions")).choose(2, "react", card)
    aim(t, 2, "egyptians", "romans")
    one, other = sorted((t.slot("romans"), t.slot("egyptians")))
    assert t.g.truces == ((one, other),)
    t.begin(rounds.end_round())
    assert not t.g.truces


@case("lost_orders")
def _lost_orders(event: str) -> None:
    t = scene()
    t["romans"].marker = pile(["produce"], seen_by(0))
    (card,) = hold(t, 1, event)
    t.begin(rounds.begin_action(2)).choose(0, "turn_up", t.slot("romans"))
    assert t.asked == ("react", 1)
    t.choose(1, "react", card)
    assert t["romans"].turned == markers.CANCELLED
    assert t["romans"].money == 30
    assert t.asked[0] != "build"


@case("shooting_star")
def _shooting_star(event: str) -> None:
    t = scene()
    (star,) = hold(t, 1, event)
    civil(t, "windfall").choose(1, "react", star)
    assert t["romans"].money == 30
    assert not t.g.plays


@case("blowback")
def _blowback(event: str) -> None:
    t = scene()
    (blowback,) = hold(t, 1, event)
    aim(civil(t, "riots"), 0, "egyptians")
    t.choose(1, "react", blowback)
    assert disordered(t) == {"latium"}


@case("time_ripple")
def _time_ripple(event: str) -> None:
    t = table(2)
    for seat in range(2):
        t.hand(seat)
    t.found(1, "egyptians", {"egypt": "1 spearmen"}, 1, 0)
    late = next(c.id for c in CONTENT.cards if min(c.ages) > 3 and not c.founding and c.start.areas)
    ripple = next(c for c, e in CONTENT.event_of.items() if e.id == event and c != late)
    t.hand(0, late, ripple)
    t.begin(founding.found(0, BESIDE))
    assert late not in t.named(0, "found")
    t.choose(0, "ripple", ripple)
    assert t.named(0, "found") == [late]
    assert not t.named(0, "ripple")
    t.choose(0, "pass")
    assert not t.g.sways


# Production.


@case("drought", "locusts", "tax_revolt", "bumper_harvest", "merchant_fleet")
def _production(event: str) -> None:
    t = scene()
    taken = t.mask("latium", "lombardy", "egypt", "nubia")
    rich = CONTENT.wheat & CONTENT.of_terrain["fertile"] & CONTENT.coast & ~taken
    harbour = CONTENT.areas[rich.bit_length() - 1]
    wheat, sea = harbour.id, harbour.shores[0][0]
    plains = next(a.id for a in CONTENT.areas if a.terrain == "plains")
    t.found(0, "persians", {sea: "1 galley", wheat: "1 spearmen", plains: "1 spearmen"}, 9, 30, wheat)
    before = income(t.g, t["persians"])
    (card,) = hold(t, 0, event)
    t.begin(begin_production(0, t.slot("persians"))).choose(0, "react", card)
    got = t["persians"].money + 3 - 30
    area = CONTENT.terrains
    less = area["fertile"].income + 1 + 2 + area["plains"].income
    expected = {
        "drought": before - less,
        "locusts": before - 5,
        "tax_revolt": (before + 1) // 2,
        "bumper_harvest": before + 2,
        "merchant_fleet": before + 1,
    }
    assert got == max(expected[event], 0)
    leave(t)
    assert not t.g.sways


# Trade.


@case("embargo")
def _embargo(event: str) -> None:
    t = trading()
    (card,) = hold(t, 2, event)
    t.begin(trade.begin_trade(0, t.slot("romans")))
    while t.asked != ("react", 2):
        t.pick(t.asked[1], t.options(t.asked[1])[0])
    t.choose(2, "react", card)
    assert t.asked[1] == -1
    assert t["romans"].progress == 9


def trading() -> Table:
    t = scene()
    calm = [c for c in t.g.deck.cards if CONTENT.event_of[c].when == "civilise"]
    return t.hand(0, calm[0]).hand(1, calm[1])


@case("haggling", "stolen_secrets")
def _trade_revealed(event: str) -> None:
    t = trading()
    values = {c.id: c.value for c in CONTENT.cards}
    calm = [c for c in (*t.g.deck.cards,) if CONTENT.event_of[c].when == "civilise"]
    low = next(c for c in calm if values[c] == 1)
    high = next(c for c in calm if values[c] == 4)
    t.hand(0, low).hand(1, high)
    near = next(a for a in CONTENT.areas[t.area("latium")].land if a != "lombardy")
    t.found(1, "carthaginians", {near: "1 spearmen"}, 9, 0)
    (card,) = hold(t, 2, event)
    t.begin(trade.begin_trade(0, t.slot("romans")))
    while t.asked != ("react", 2):
        t.pick(t.asked[1], t.options(t.asked[1])[0])
    carthage = CONTENT.cards[CONTENT.card_index["carthaginians"]].trade
    rome = CONTENT.cards[CONTENT.card_index["romans"]].trade
    t.choose(2, "react", card)
    if event == "haggling":
        t.choose(2, "aim_empire", t.slot("romans"))
    ahead = rome + 1 + 3 * (event == "haggling") - carthage - 4
    leave_plain(t)
    rose = t["romans"].progress - 9, t["carthaginians"].progress - 9
    if event == "stolen_secrets":
        assert rose[0] >= 1
        assert rose[1] >= 1
    else:
        assert rose == ((1, 0) if ahead >= 0 else (0, 1))


def leave_plain(t: Table) -> None:
    """Answer what is asked with the least."""
    while t.asked[1] >= 0:
        seat = t.asked[1]
        plain = [a for a in t.options(seat) if a in (PASS, DONE, ("advance_more", 0))]
        t.pick(seat, (plain or t.options(seat))[0])


@case("trade_mission")
def _trade_mission(event: str) -> None:
    t = trading()
    t.found(
        2,
        "chinese",
        {next(a.id for a in CONTENT.areas if "china" in a.regions and a.kind == "land"): "1 spearmen"},
        9,
        0,
    )
    (card,) = hold(t, 0, event)
    t.begin(trade.begin_trade(0, t.slot("romans")))
    assert t.asked == ("react", 0)
    t.choose(0, "react", card)
    if t.asked[0] == "aim_empire":
        t.choose(0, "aim_empire", t.slot("chinese"))
    assert t.g.traders == (t.slot("romans"), t.slot("chinese"))


# Glory.


@case("glory")
def _glory(event: str) -> None:
    t = scene()
    (card,) = hold(t, 2, event)
    t.begin(*windows.window(t.g, "before_glory")).choose(2, "react", card)
    t.g.players[0].scored = 0
    first = plain_score()
    t.begin(glory.score_symbols())
    assert t.g.players[0].scored == (first + 1) // 2
    assert not t.g.sways


def plain_score() -> int:
    t = scene().begin(glory.score_symbols())
    return t.g.players[0].scored


@case("triumph", "poets", "scandal")
def _round_glory(event: str) -> None:
    t = scene()
    (card,) = hold(t, 0, event)
    t["romans"].won = True
    t.g.placed = NOTHING.put(t.area("latium"), CONTENT.artifact_index["pyramids"] + 1)
    t.begin(glory.score_symbols())
    before = t.g.players[0].scored
    t.g.players[0].scored = t.g.players[1].scored = 0
    t.begin(*windows.window(t.g, "before_glory")).choose(0, "react", card)
    if event == "scandal":
        t.choose(0, "aim_player", 0)
    t.begin(glory.score_symbols())
    assert t.g.players[0].scored - before == {"triumph": 2, "poets": 1, "scandal": -2}[event]


@pytest.mark.rule("7AG-328", "7AG-438")
def test_a_total_below_0_is_not_halved() -> None:
    t = table(2).hand(1)
    t.g.players[0].glory = 5
    cards = hold(t, 0, "scandal", "glory")
    t.begin(*windows.window(t.g, "before_glory"))
    for card in cards:
        t.choose(0, "react", card)
        if t.asked == ("aim_player", 0):
            t.choose(0, "aim_player", 0)
    t.begin(glory.score_symbols())
    assert (t.g.players[0].scored, t.g.players[0].glory) == (-2, 3)


# Conflict.


def fighting(seat: int, event: str, **armies: str) -> tuple[Table, str]:
    """Let Romans attack Persians, both with 2 spearmen; another player holds an event."""
    t = table(3)
    for other in range(3):
        t.hand(other)
    t.found(0, "romans", {"latium": armies.get("attacker", "2 spearmen")}, 15, 0)
    t.found(1, "persians", {"latium": armies.get("defender", "2 spearmen")}, 15, 0)
    t.city("latium", 3)
    (card,) = hold(t, seat, event)
    t.attack("romans")
    t.g.sides = (t.slot("romans"), t.slot("persians"))
    return t, card


def both_commit(t: Table) -> Table:
    for seat in (0, 1):
        while t.asked == ("commit", seat):
            t.pick(seat, t.options(seat)[0])
    return t


@case("ambush", "heroic_stand", "conjunction", "bad_weather", "breached_walls")
def _potentials(event: str) -> None:
    whom = {"ambush": "romans", "conjunction": "romans"}.get(event, "persians")
    t, card = fighting(2, event)
    both_commit(t)
    romans, persians = t.slot("romans"), t.slot("persians")
    before = {slot: potential.total(t.g, slot) for slot in (romans, persians)}
    values = {slot: potential.card_value(t.g, slot) for slot in (romans, persians)}
    t.g.sways = ()
    play_at(t, card, whom)
    after = {slot: potential.total(t.g, slot) for slot in (romans, persians)}
    slot = t.slot(whom)
    expected = {
        "ambush": 4,
        "heroic_stand": 5,
        "conjunction": 7 - values[slot],
        "bad_weather": -values[slot],
        "breached_walls": -3,
    }
    assert after[slot] - before[slot] == expected[event]
    other = persians if slot == romans else romans
    assert after[other] == before[other]


def play_at(t: Table, card: str, whom: str) -> None:
    """Play a card of player 2 in the window, and stop before the reckoning."""
    play = windows.play_event(t.g, 2, card, 0, t.slot("romans"), t.slot("persians"))
    t.begin(*play)
    if t.asked[0] == "aim_empire":
        t.choose(2, "aim_empire", t.slot(whom))


@case("treachery")
def _treachery(event: str) -> None:
    t, card = fighting(2, event)
    one, other = both_commit(t).g.dealt
    play_at(t, card, "romans")
    assert t.g.dealt == (other, one)


@case("panic", "rally")
def _combat_disorder(event: str) -> None:
    t, card = fighting(2, event)
    t.g.shaken = (0, 1)
    both_commit(t)
    play_at(t, card, "persians")
    assert t.g.shaken == ((0, 2) if event == "panic" else (0, 0))


@case("elephants_flee")
def _elephants_flee(event: str) -> None:
    t, card = fighting(2, event, defender="2 elephant,1 spearmen".replace(",", ", "))
    both_commit(t)
    play_at(t, card, "persians")
    elephant = CONTENT.unit_index["elephant"]
    assert potential.values(t.g, t.slot("persians"), elephant) == (0, 0)


# Assassins.


@case("assassin_2", "assassin_3", "assassin_4")
def _assassin(event: str) -> None:
    draws = int(event[-1])
    for kills in (True, False):  # not with a card of the same value
        t = scene()
        near = next(a for a in CONTENT.areas[t.area("latium")].land if a != "lombardy")
        t.found(1, "greeks", {near: "1 spearmen"}, 9, 0).leader("greeks", "artist", near)
        assert refused_beside(t, event)
        civil(t, event)
        for _ in range(draws - 1):
            assert t.asked == ("keep_dagger", 0)
            t.choose(0, "another_card")
        guards = CONTENT.cards[CONTENT.card_index["greeks"]].leaders
        assert t.asked == ("keep_dagger", 1) or guards < 2
        assert t.g.dealt[0].known == (seen_by(0),)
        value = next(c.value for c in CONTENT.cards if c.id == t.g.dealt[0].cards[0])
        card = next(c.id for c in CONTENT.cards if c.id in t.g.deck.cards and c.value == value - kills)
        t.g.deck = t.g.deck.take(card)
        for old in t.g.dealt[1].cards:
            t.g.deck = t.g.deck.put(old, 0)
        t.g.dealt = (t.g.dealt[0], pile([card], seen_by(1)))
        t.choose(1, "keep_card")
        assert bool(t["greeks"].leaders) != kills
        assert not any(len(zone) for zone in t.g.dealt)


def refused_beside(t: Table, event: str) -> bool:
    """Return whether the event cannot be played without an empire."""
    (card,) = hold(t, 0, event)
    return card not in windows.playable(t.g, 0, BESIDE)


# Manoeuvre.


@case("blitz")
def _second_campaign(event: str) -> None:
    t = scene()
    (card,) = hold(t, 0, event)
    t.begin(manoeuvre.manoeuvre(0, t.slot("romans"))).choose(0, "done")
    assert t.asked == ("react", 0)
    t.choose(0, "react", card)
    assert t.asked == ("march", 0)
    t.choose(0, "done")
    assert t.asked[1] == -1


@case("forced_march", "fair_winds")
def _more_moves(event: str) -> None:
    t = scene()
    (card,) = hold(t, 0, event)
    slot = t.slot("romans")
    t.begin(*windows.window(t.g, "manoeuvre_begins", 0, slot)).choose(0, "react", card)
    found = [(effect.kind, effect.n) for effect, _ in sheets.modifiers(t.g, t["romans"], Move)]
    assert found == [("land", 1) if event == "forced_march" else ("naval", 2)]
    assert not sheets.modifiers(t.g, t["egyptians"], Move)


@pytest.mark.rule("7AG-300", "7AG-417", "7AG-431")
def test_a_volcano_strikes_the_city_of_an_empire_that_it_destroys() -> None:
    t = table(2).found(1, "minoans", {"crete": "1 spearmen"}, 9, capital="crete").city("crete", 3)
    t.hand(1).found(0, "romans", {"latium": "1 spearmen"}, 9)
    (card,) = hold(t, 0, "volcano")
    minoans = t.slot("minoans")
    t.g.journal = []
    t.begin(*windows.play_event(t.g, 0, card, 0, t.slot("romans")))
    t.choose(1, "lose_unit", CONTENT.unit_index["spearmen"])
    assert t.g.empires[minoans].owner == NOBODY
    assert cities.step_of(t.g, t.area("crete")) == 1
    assert t.g.journal[-2:] == [("dissolved", 1, minoans), ("city_changed", "crete")]


@pytest.mark.rule("7AG-417", "7AG-431")
def test_a_capital_whose_city_is_destroyed_is_none_any_more() -> None:
    t = table(2).found(1, "minoans", {"crete": "3 spearmen"}, 9, capital="crete").hand(1)
    t.found(0, "romans", {"latium": "1 spearmen"}, 9)
    (card,) = hold(t, 0, "volcano")
    leave(t.begin(*windows.play_event(t.g, 0, card, 0, t.slot("romans"))))
    assert (t["minoans"].capital, t.g.cities) == (-1, (0, 0, 0, 0))


@pytest.mark.rule("7AG-016", "7AG-182", "7AG-434")
def test_mercenaries_come_to_no_city_that_is_still_fought_for() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen", "lombardy": "2 spearmen"}, 9, capital="latium")
    t.found(1, "gauls", {"lombardy": "1 spearmen"}, 9, capital="lombardy").hand(1)
    (card,) = hold(t, 0, "mercenaries")
    t.g.marching = t.slot("romans")
    t.begin(*windows.window(t.g, "manoeuvre_moved", 0, t.slot("romans"))).choose(0, "react", card)
    leave(t)
    assert (units(t, "romans", "latium"), units(t, "romans", "lombardy")) == (3, 2)


@pytest.mark.rule("7AG-432", "7AG-434")
def test_mercenaries_may_be_called_though_the_pool_is_empty() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"}, 1, capital="latium").hand(1)
    infantry = CONTENT.of_class["infantry"]
    while types := bits(building.obtainable(t.g, t.slot("romans")) & infantry):
        forces.add(t.g, t["romans"], t.area("latium"), types[0])
    before = units(t, "romans", "latium")
    (card,) = hold(t, 0, "mercenaries")
    t.g.marching = t.slot("romans")
    t.begin(*windows.window(t.g, "manoeuvre_moved", 0, t.slot("romans"))).choose(0, "react", card)
    assert t.options(0) == [PASS]
    t.choose(0, *PASS)
    assert units(t, "romans", "latium") == before


@pytest.mark.rule("7AG-456", "7AG-273")
def test_a_schism_takes_the_religion_of_the_inquisition() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"}, 9, capital="latium").hand(1)
    t.artifact("romans", "christianity").artifact("romans", "inquisition")
    slot = t.slot("romans")
    assert not faiths.can_change(t.g, slot, "religion")
    (card,) = hold(t, 0, "schism")
    t.begin(*windows.play_event(t.g, 0, card, 0, slot))
    leave(t)
    assert t.artifacts("romans") == {"inquisition"}
    assert faiths.can_change(t.g, slot, "religion")


@pytest.mark.rule("7AG-151", "7AG-431")
def test_of_two_ships_alike_the_one_on_the_first_shore_is_lost() -> None:
    t = table(2).found(0, "romans", {"yucatan": "1 galley"}, 9).hand(1)
    area, galley = t.area("yucatan"), CONTENT.unit_index["galley"]
    shore = CONTENT.other_shore[area]
    forces.add(t.g, t["romans"], shore, galley)
    t.begin(losses.lose_unit(0, t.slot("romans"), area, 1))
    leave(t)
    assert forces.size(t["romans"].forces.at(area)) == 0
    assert forces.size(t["romans"].forces.at(shore)) == 1


@pytest.mark.rule("7AG-126", "7AG-137", "7AG-253")
def test_an_assassin_may_ask_for_passage() -> None:
    t = table(3).found(0, "romans", {"latium": "1 spearmen"}, 8, capital="latium").hand(1).hand(2)
    t.found(1, "egyptians", {"lombardy": "1 spearmen"}, 8).found(2, "picts", {"austria": "1 spearmen"}, 8)
    t.leader("picts", "builder", "austria")
    (card,) = hold(t, 0, "assassin_2")
    egyptians, romans = t.slot("egyptians"), t.slot("romans")
    t.begin(civilise.begin_civilise(0, romans))
    assert (t.named(0, "play_event"), t.named(0, "ask_passage")) == ([], [egyptians])
    t.choose(0, "ask_passage", egyptians).choose(1, "grant")
    assert (t.named(0, "play_event"), t.named(0, "ask_passage")) == ([card], [])
    t.hand(0).begin(civilise.begin_civilise(0, romans))
    assert t.named(0, "ask_passage") == []
