"""Interrupt windows: who is asked when, cards being played, cancelled, retargeted (7AG-440 to 7AG-455)."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import civilise, founding, windows
from saecula.games.seven_ages.vocabulary import BESIDE
from saecula.games.seven_ages.words import Moment
from tests.seven_ages.table import Table, table

CARDS = GAME.load_content(None).cards
LUCY, REY, ESKARINA, FERDI = range(4)


def hold(t: Table, seat: int, *events: str) -> list[str]:
    """Give a seat cards with these events, and no other cards."""
    in_play = {CARDS[empire.card].id for empire in t.g.empires if empire.card >= 0}
    held = {card for other, player in enumerate(t.g.players) if other != seat for card in player.hand.cards}
    cards: list[str] = []
    for event in events:
        copies = [card.id for card in CARDS if card.event == event and card.id not in {*in_play, *cards}]
        cards.append(min(copies, key=lambda card: card in held))
    t.hand(seat, *cards)
    return cards


def world(seats: int = 4) -> Table:
    """Four players, two of them with a city; nobody holds a card."""
    t = table(seats)
    for seat in range(seats):
        t.hand(seat)
    t.found(LUCY, "romans", {"latium": "2 spearmen"}, money=20, capital="latium")
    return t.found(REY, "egyptians", {"egypt": "2 spearmen"}, money=20, capital="egypt")


def begin_event(t: Table, seat: int, event: str, slot: int = 15) -> str:
    """Begin to play an event in an own Civilise."""
    (card,) = hold(t, seat, event)
    t.begin(*windows.play_event(t.g, seat, card, seat, slot))
    return card


@pytest.mark.rule("7AG-X34", "7AG-441", "7AG-442", "7AG-455")
def test_a_card_in_a_window_opens_a_window_of_its_own() -> None:
    t = world()
    (blowback,) = hold(t, LUCY, "blowback")
    (star,) = hold(t, REY, "shooting_star")
    riots = begin_event(t, FERDI, "riots")
    t.choose(FERDI, "aim_empire", t.slot("romans"))
    assert t.g.asks[0][0] == "react"
    assert [frame[1] for frame in t.g.asks] == [LUCY, REY, ESKARINA]
    t.choose(LUCY, "react", blowback).choose(REY, "pass")
    assert [frame[1] for frame in t.g.asks] == [REY, ESKARINA, FERDI]
    t.choose(REY, "react", star)
    assert [frame[1] for frame in t.g.asks] == []
    assert t["romans"].capital in _disordered(t)
    assert t["egyptians"].capital not in _disordered(t)
    assert set(t.g.discard) >= {riots, blowback, star}
    assert not t.g.plays


def _disordered(t: Table) -> list[int]:
    return [area for area in range(322) if t.g.disorder >> area & 1]


def asked_in(t: Table, when: Moment, actor: int = -1, *about: int) -> list[int]:
    """Return whom the frames of a window ask."""
    frames = windows.window(t.g, when, actor, *about)
    return [frame[1] for _, *asks in frames for frame in asks]


@pytest.mark.rule("7AG-440", "7AG-441")
def test_who_is_asked_follows_from_the_events_of_a_moment() -> None:
    t = world()
    t.g.start = 2
    assert asked_in(t, "before_glory") == [2, 3, 0, 1]
    assert asked_in(t, "on_card", 3, 0) == [2, 0, 1]
    assert asked_in(t, "on_reveal", 0, 15) == [2, 3, 1]
    assert asked_in(t, "after_manoeuvre", 1, 0) == [1]
    assert asked_in(t, "before_production", 1, 0) == [2, 3, 0, 1]


@pytest.mark.rule("7AG-441", "7AG-454")
def test_own_events_are_for_the_one_who_acts() -> None:
    t = world()
    slot = t.slot("romans")
    (card,) = hold(t, REY, "bumper_harvest")
    assert not windows.may_play(t.g, REY, card, LUCY, slot)
    hold(t, REY, "locusts")
    t.begin(*windows.window(t.g, "before_production", LUCY, slot))
    assert t.asked == ("react", REY)


@pytest.mark.rule("7AG-443", "7AG-452", "7AG-445", "7AG-444")
@pytest.mark.parametrize(
    ("when", "event"),
    [("before_actions", "truce"), ("before_glory", "glory"), ("before_production", "tax_revolt")],
)
def test_nobody_learns_who_holds_a_card(when: Moment, event: str) -> None:
    views = []
    for holder in (REY, ESKARINA):
        t = world()
        (card,) = hold(t, holder, event)
        t.begin(*windows.window(t.g, when, LUCY, t.slot("romans")))
        assert t.options(holder)[0] == ("react", card)
        seen = GAME.redact(t.g, FERDI).position
        views.append((seen.block, seen.asks, seen.agenda, seen.plays))
    assert views[0] == views[1]
    without = world()
    frames = windows.window(without.g, when, LUCY, without.slot("romans"))
    assert frames == windows.window(t.g, when, LUCY, t.slot("romans"))


@pytest.mark.rule("7AG-441")
def test_the_first_in_order_acts_and_all_are_asked_again() -> None:
    t = world()
    (locusts,) = hold(t, REY, "locusts")
    (drought,) = hold(t, FERDI, "tax_revolt")
    t.begin(*windows.window(t.g, "before_production", LUCY, t.slot("romans")))
    t.choose(FERDI, "react", drought)
    assert t.g.players[FERDI].hand.cards == (drought,)
    t.choose(REY, "react", locusts)
    assert t.g.players[FERDI].hand.cards == (drought,)
    assert [frame[1] for frame in t.g.asks] == [ESKARINA, FERDI, LUCY, REY]
    assert len(t.g.sways) == 1


@pytest.mark.rule("7AG-442", "7AG-453")
def test_an_empire_card_can_be_cancelled() -> None:
    t = table(2)
    t.hand(0, "egyptians")
    (star,) = hold(t, 1, "shooting_star")
    t.begin(founding.found(0, BESIDE)).choose(0, "found", "egyptians")
    assert t.asked == ("react", 1)
    assert t.g.plays
    t.choose(1, "react", star)
    assert set(t.g.discard) >= {"egyptians", star}
    assert t.asked == ("", -1)
    assert not t.g.plays


@pytest.mark.rule("7AG-086")
def test_a_cancelled_time_ripple_leaves_the_founding() -> None:
    t = table(2).found(1, "persians", {"persis": "1 spearmen"})
    late = next(card for card in CARDS if min(card.ages) > 3 and card.start.areas and not card.founding)
    t.hand(0, late.id, "egyptians")
    (star,) = hold(t, 1, "shooting_star")
    ripple = next(card.id for card in CARDS if card.event == "time_ripple" and card.id != late.id)
    t.hand(0, late.id, "egyptians", ripple)
    t.begin(founding.found(0, BESIDE)).choose(0, "ripple", ripple).choose(1, "react", star)
    assert t.named(0, "found") == ["egyptians"]


@pytest.mark.rule("7AG-432", "7AG-455")
def test_a_target_that_is_gone_leaves_a_card_without_effect() -> None:
    t = world()
    hold(t, ESKARINA, "shooting_star")
    riots = begin_event(t, FERDI, "riots")
    t.choose(FERDI, "aim_empire", t.slot("romans"))
    t.g.cities = (0, 0, 0, 0)
    t.choose(ESKARINA, "pass")
    assert not t.g.disorder
    assert riots in t.g.discard


@pytest.mark.rule("7AG-379")
def test_take_that_keeps_cards_within_range() -> None:
    for take_that in (False, True):
        t = table(2, take_that=take_that)
        t.found(0, "romans", {"latium": "1 spearmen"}, capital="latium")
        far = next(a.id for a in GAME.load_content(None).areas if "north_america" in a.regions and a.land)
        t.found(1, "egyptians", {far: "2 spearmen"}, capital=far)
        (card,) = hold(t, 0, "riots")
        t.begin(*windows.play_event(t.g, 0, card, 0, t.slot("romans")))
        assert t.g.disorder == t.mask("latium") if take_that else t.asked == ("aim_empire", 0)


def far_apart(seats: int = 2) -> Table:
    """Set up "Take that!" with Romans in Latium and Han, who reach nobody, in China."""
    t = table(seats, take_that=True)
    for seat in range(seats):
        t.hand(seat)
    t.found(0, "romans", {"latium": "1 spearmen"}, 9, capital="latium")
    return t.found(1, "han", {"honan": "1 spearmen"}, 9, capital="honan")


@pytest.mark.rule("7AG-379")
@pytest.mark.parametrize(
    ("when", "event"),
    [("on_reveal", "lost_orders"), ("trade_revealed", "haggling"), ("trade_announced", "embargo")],
)
@pytest.mark.parametrize("near", [False, True])
def test_take_that_keeps_markers_and_trades_out_of_reach(when: Moment, event: str, near: bool) -> None:
    t = far_apart()
    if near:
        t.found(1, "greeks", {"lombardy": "1 spearmen"}, 9)
    hold(t, 1, event)
    romans = t.slot("romans")
    t.g.number = t["romans"].turned = 3
    t.begin(*windows.window(t.g, when, 0, romans))
    assert t.asked == (("react", 1) if near else ("", -1))


@pytest.mark.rule("7AG-379")
def test_take_that_limits_the_new_target_of_an_artifact() -> None:
    t = far_apart(3).found(2, "greeks", {"lombardy": "1 spearmen"}, 9)
    (blowback,) = hold(t, 2, "blowback")
    monarchy = next(card.id for card in CARDS if card.artifact == "monarchy")
    t.hand(0, monarchy).begin(civilise.begin_civilise(0, t.slot("romans")))
    t.choose(0, "play_artifact", monarchy).choose(0, "artifact_on", t.slot("romans"))
    t.choose(2, "react", blowback)
    assert t.artifacts("greeks") == {"monarchy"}


@pytest.mark.rule("7AG-442", "7AG-453", "7AG-455")
@pytest.mark.parametrize("event", ["shooting_star", "blowback"])
def test_an_artifact_can_be_cancelled_or_retargeted(event: str) -> None:
    t = world()
    (answer,) = hold(t, REY, event)
    pyramids = next(card.id for card in CARDS if card.artifact == "pyramids")
    t.hand(LUCY, pyramids)
    begun = civilise.begin_civilise(LUCY, t.slot("romans"))
    t.begin(begun).choose(LUCY, "play_artifact", pyramids).choose(LUCY, "artifact_on", t.slot("romans"))
    while t.asked == ("artifact_in", LUCY):
        t.choose(LUCY, "artifact_in", "latium")
    assert t.asked == ("react", REY)
    t.choose(REY, "react", answer)
    assert not t.artifacts("romans")
    assert t.artifacts("egyptians") == ({"pyramids"} if event == "blowback" else set())
    assert set(t.g.discard) >= {pyramids, answer}
