"""Trade between players (COC-085 to COC-089)."""

from __future__ import annotations

import pytest

from saecula.core.zones import UNKNOWN, pile, seen_by
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.rules.trading import MOST_ITEMS
from tests.clash_of_cultures.table import Table, table
from tests.worlds import Worlds

WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined


def hold(t: Table, seat: int, *cards: str) -> Table:
    """A player holds these action, objective and wonder cards."""
    g = t.g
    for card in cards:
        for deck in ("action_deck", "objective_deck", "wonder_deck"):
            if card in getattr(g, deck):
                setattr(g, deck, getattr(g, deck).take(card))
    own = seen_by(seat)
    t[seat].hand = pile([card for card in cards if card in g.content.action_cards], own)
    t[seat].objectives = pile([card for card in cards if card in g.content.objective_cards], own)
    t[seat].wonders = pile([card for card in cards if card in g.content.wonder_index], own)
    return t


def offer(t: Table, partner: int, *items: tuple[str, str]) -> Table:
    t.do("trade", partner)
    for item in items:
        t.do(*item)
    return t.take("compose", "done")


@pytest.mark.rule("COC-085", "COC-086", "COC-088")
def test_goods_and_cards_change_hands_at_once() -> None:
    t = table().goods(0, food=2, mood=1).goods(1, gold=3, culture=1)
    hold(t, 0, "action_01", "objective_01", "great_wall")
    items = [("offer_good", "food"), ("offer_good", "mood"), ("offer_card", "action_01")]
    items += [("offer_card", "objective_01"), ("offer_card", "great_wall")]
    offer(t.act(), 1, *items, ("ask_good", "gold"), ("ask_good", "gold"), ("ask_good", "culture"))
    assert t.asked == ("accept", 1)
    assert t.now == [("refuse",), ("accept",)]
    t.do("accept")
    assert t.stock(0) == {"food": 1, "gold": 2, "culture": 1}
    assert t.stock(1) == {"gold": 1, "food": 1, "mood": 1}
    assert t[1].hand.cards == ("action_01",)
    assert t[1].objectives.cards == ("objective_01",)
    assert t[1].wonders.cards == ("great_wall",)
    assert t[1].hand.known == (seen_by(0, 1),)
    assert t.asked == ("act", 0)
    assert t.g.barrier
    assert (t.g.actions, t.g.offer, t.g.offer_given, t.g.offer_wanted) == (3, (), (), ())
    GAME.check(t.g)


@pytest.mark.rule("COC-088")
def test_gifts_are_trades_too() -> None:
    t = offer(table().goods(0, gold=1).act(), 1, ("offer_good", "gold")).do("accept")
    assert t.stock(1) == {"gold": 1}


@pytest.mark.rule("COC-087", "COC-066")
def test_what_exceeds_a_limit_is_lost() -> None:
    t = table().goods(0, food=2).goods(1, food=1, gold=1)
    offer(t.act(), 1, ("offer_good", "food"), ("offer_good", "food"), ("ask_good", "gold")).do("accept")
    assert t.stock(1) == {"food": 2}
    assert t.stock(0) == {"gold": 1}


@pytest.mark.rule("COC-089", "COC-088")
def test_a_refused_offer_changes_nothing_but_what_was_shown() -> None:
    t = hold(table().goods(0, gold=1), 0, "action_01", "action_02")
    offer(t.act(), 1, ("offer_good", "gold"), ("offer_card", "action_01"), ("show_card", "action_02"))
    assert seen(t.g, 1).offer[0].cards == ("action_02", UNKNOWN)
    t.do("refuse")
    assert t.stock() == {"gold": 1}
    assert t[0].hand.cards == ("action_01", "action_02")
    assert t[0].hand.known == (seen_by(0), seen_by(0, 1))
    assert t.g.offer == ()


@pytest.mark.rule("COC-089")
def test_each_player_gets_one_offer_between_two_actions() -> None:
    t = table(3).goods(0, gold=3).act()
    assert t.offered("trade") == [1, 2]
    offer(t, 1, ("offer_good", "gold")).do("refuse")
    assert t.offered("trade") == [2]
    t.do("trade", 2).do("done")  # no offer after all
    assert t.offered("trade") == []
    t.do("collect", t.offered("collect")[0]).do("done")
    assert t.offered("trade") == [1, 2]


@pytest.mark.rule("COC-085", "COC-088")
def test_only_the_active_player_offers_and_never_inside_an_action() -> None:
    t = table().goods(0, gold=1).units(0, "D2", settler=2).act()
    assert t.offered("trade") == [1]
    t.do("move")
    assert t.asked[0] == "move_from"
    assert t.offered("trade") == []
    t.g.active = 1
    t.begin()
    assert not t.g.asks


@pytest.mark.rule("COC-089")
def test_the_partner_chooses_the_cards_that_were_asked_for() -> None:
    t = hold(hold(table().goods(0, gold=1), 1, "action_01", "action_02", "objective_03"), 0)
    offer(t.act(), 1, ("offer_good", "gold"), ("ask_card", "action"), ("ask_card", "objective")).do("accept")
    assert t.asked == ("hand_over", 1)
    assert t.offered("hand_over") == ["action_01", "action_02"]
    t.do("hand_over", "action_02")  # the only objective card needs no choice
    assert t[0].hand.cards == ("action_02",)
    assert t[0].objectives.cards == ("objective_03",)
    assert t[1].hand.cards == ("action_01",)
    assert t[0].hand.known == (seen_by(0, 1),)
    assert t[1].hand.known == (seen_by(1),)


@pytest.mark.rule("COC-089")
def test_nobody_hands_back_what_was_offered() -> None:
    t = hold(hold(table(), 0, "action_01"), 1, "action_02")
    offer(t.act(), 1, ("offer_card", "action_01"), ("ask_card", "action")).do("accept")
    assert (t[0].hand.cards, t[1].hand.cards) == (("action_02",), ("action_01",))


@pytest.mark.rule("COC-089")
def test_an_offer_has_at_most_twelve_items_and_only_what_is_there() -> None:
    t = table().goods(0, wood=7, ore=7).goods(1, gold=1).act().do("trade", 1)
    assert t.offered("offer_good") == ["wood", "ore"]
    t.do("ask_good", "gold")
    assert t.offered("ask_good") == []
    for _ in range(MOST_ITEMS - 1):
        t.do("offer_good", t.offered("offer_good")[0])
    assert t.now == [("done",)]


@pytest.mark.rule("COC-087", "COC-286")
def test_third_players_see_goods_and_backs_only() -> None:
    t = hold(table(3).goods(0, gold=1), 0, "action_01", "action_02")
    t[0].hand = t[0].hand.shown(seen_by(2))
    offer(t.act(), 1, ("offer_good", "gold"), ("show_card", "action_01"))
    view = seen(t.g, 2)
    assert view.offer[0].cards == (UNKNOWN,)
    assert view.offer_given[4] == 1
    assert view.civs[0].hand.cards == (UNKNOWN,)  # which of the two was offered is unknown
    t.do("accept")
    assert seen(t.g, 2).civs[1].hand.cards == (UNKNOWN,)


@pytest.mark.rule("COC-087")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_worlds_of_an_open_offer(viewer: int) -> None:
    t = hold(hold(table(3), 0, "action_01", "objective_01"), 2, "action_05")
    offer(t.act(), 1, ("offer_card", "action_01"), ("show_card", "objective_01"))
    guesses = {imagined(t.g, viewer, dice).offer[0].cards for dice in range(10)}
    assert (guesses == {("action_01",)}) == (viewer == 0)
    for dice in range(5):
        world = imagined(t.g, viewer, dice)
        assert GAME.plain(seen(world, viewer)) == GAME.plain(seen(t.g, viewer))
        GAME.check(world)
