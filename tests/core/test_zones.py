"""Zones: which seats know which cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.core.plain import zone_from_plain, zone_to_plain
from saecula.core.zones import EVERYONE, NOBODY, UNKNOWN, Zone, deck, pile, seen_by

CARDS = st.sampled_from(["ant", "bee", "cat", "dog"])
KNOWERS = st.sampled_from([NOBODY, seen_by(0), seen_by(1), seen_by(0, 1), EVERYONE])
SEATS = st.integers(-1, 2)


@st.composite
def zones(draw: st.DrawFn) -> Zone:
    zone = deck() if draw(st.booleans()) else pile()
    for card, known in draw(st.lists(st.tuples(CARDS, KNOWERS), max_size=6)):
        zone = zone.put(card, known)
    return zone


def test_a_pile_is_sorted_and_a_deck_is_not() -> None:
    assert pile(["cat", "ant"]).put("bee", NOBODY).cards == ("ant", "bee", "cat")
    assert deck(["cat", "ant"]).put("bee", NOBODY).cards == ("cat", "ant", "bee")


def test_a_zone_is_a_value() -> None:
    hand = pile(["ant"], seen_by(0))
    assert hand.put("bee", 0).take("bee") == hand
    assert len(hand) == 1
    assert "ant" in hand
    assert "bee" not in hand
    assert hash(hand) == hash(pile(["ant"], seen_by(0)))
    assert hand != pile(["ant"], seen_by(1))
    assert hand != deck(["ant"], seen_by(0))
    assert repr(hand) == "Zone(ant)"


def test_taking_a_missing_card_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        pile(["ant"]).take("bee")


def test_a_traded_card_stays_known_to_both() -> None:
    giver, taker = pile(["ant", "cat"], seen_by(0)), pile(["bee"], seen_by(1))
    taker = taker.put("cat", giver.knowers("cat") | seen_by(0, 1))
    assert taker.as_seen(0).cards == ("cat", UNKNOWN)
    assert taker.as_seen(1).cards == ("bee", "cat")
    assert taker.as_seen(2).cards == (UNKNOWN, UNKNOWN)


def test_a_spectator_sees_only_what_everyone_does() -> None:
    zone = pile(["ant"], EVERYONE).put("bee", seen_by(0, 1, 2, 3))
    assert zone.as_seen(-1).cards == ("ant", UNKNOWN)
    assert seen_by(-1) == NOBODY


def test_order_does_not_tell_what_was_drawn() -> None:
    one = pile(["ant", "dog"], seen_by(0)).put("bee", seen_by(0))
    other = pile(["bee", "dog"], seen_by(0)).put("ant", seen_by(0))
    assert one.cards == other.cards
    assert one.as_seen(1) == other.as_seen(1)


def test_a_deck_keeps_the_places_of_unknown_cards() -> None:
    zone = deck(["ant", "bee"]).put("cat", seen_by(1))
    assert zone.as_seen(1).cards == (UNKNOWN, UNKNOWN, "cat")
    assert zone.as_seen(1).filled(["x", "y"], NOBODY).cards == ("x", "y", "cat")


def test_shown_hidden_and_reordered() -> None:
    zone = pile(["ant", "bee"], seen_by(0))
    assert zone.shown(seen_by(1)).known == (seen_by(0, 1),) * 2
    assert zone.shown(EVERYONE).hidden(seen_by(1)).known == (seen_by(1),) * 2
    assert zone.shown(EVERYONE).hidden().known == (NOBODY, NOBODY)
    assert deck(["ant", "bee"], EVERYONE).reordered(("bee", "ant")) == deck(["bee", "ant"])


@given(zones(), CARDS, KNOWERS)
def test_put_and_take_are_opposites(zone: Zone, card: str, known: int) -> None:
    more = zone.put(card, known)
    assert len(more) == len(zone) + 1
    assert sorted(more.take(card).cards) == sorted(zone.cards)
    assert more.deck or list(more.cards) == sorted(more.cards)


@given(zones(), SEATS)
def test_what_is_seen_can_be_filled_again_and_then_looks_the_same(zone: Zone, seat: int) -> None:
    seen = zone.as_seen(seat)
    assert len(seen) == len(zone)
    assert seen.as_seen(seat) == seen
    filled = seen.filled(["elk"] * seen.unknowns(), NOBODY)
    assert filled.unknowns() == 0
    assert filled.as_seen(seat) == seen


@given(zones(), SEATS)
def test_no_unknown_card_is_seen(zone: Zone, seat: int) -> None:
    known = [k == EVERYONE if seat < 0 else bool(k >> seat & 1) for k in zone.known]
    visible = [card for card, k in zip(zone.cards, known, strict=True) if k]
    assert [card for card in zone.as_seen(seat).cards if card != UNKNOWN] == visible


@given(zones())
def test_zones_survive_json(zone: Zone) -> None:
    assert zone_from_plain(zone_to_plain(zone)) == zone
