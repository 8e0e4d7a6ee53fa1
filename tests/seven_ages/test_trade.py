"""Trade and progress."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.registry import PASS
from saecula.core.zones import EVERYONE, pile
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.policies import usual
from saecula.games.seven_ages.rules import building, deals, rounds, trade
from tests.seven_ages.table import Table, table

ONE = "1 spearmen"
# Cards by value, none of them an empire of these scenes.
CARD = {
    0: "minoans",
    1: "shang",
    2: "hebrews",
    3: "assyrians",
    4: "hittites",
    5: "babylonians",
    6: "harappans",
    7: "han",
}


RIVAL = {0: "bantu", 3: "timurids", 4: "koreans", 5: "vietnamese", 7: "vikings"}


def neighbours(
    one: str = "syracusans", other: str = "romans", levels: tuple[int, int] = (9, 12), **options: Any
) -> Table:
    """Put two empires side by side: Sicily and southern Italy."""
    t = table(2, **options).found(0, one, {"sicily": ONE}, level=levels[0], money=8)
    return t.found(1, other, {"magna_graecia": ONE}, level=levels[1], money=14)


def chose(t: Table, *ids: str) -> Table:
    """Let empires have turned up Trade and progress."""
    for id_ in ids:
        t[id_].marker, t[id_].turned, t[id_].spent = pile(["trade"], EVERYONE), deals.TRADE, False
    return t


def begin(t: Table, id_: str) -> Table:
    chose(t, id_)
    slot = t.slot(id_)
    t.begin(rounds.start_act(t[id_].owner, slot, deals.TRADE))
    return t


def lay(t: Table, one: str, *, own: int, other: int) -> Table:
    """Lay cards of these values: the active empire's and its partner's."""
    seat = t[one].owner
    t.hand(seat, CARD[own]).hand(1 - seat, RIVAL[other])
    begin(t, one)
    t.choose(seat, "offer", CARD[own]).choose(1 - seat, "offer", RIVAL[other])
    return t


def finish(t: Table) -> Table:
    """Take the least of whatever is asked until the trade is over."""
    while t.asked[0] in ("advance_more", "gift"):
        t.pick(t.asked[1], t.options(t.asked[1])[0])
    return t


def against_deck(own: int, deck: int, card: str = "syracusans") -> Table:
    """Trade with a draw pile of a single card."""
    t = table(2).found(0, card, {"sicily": ONE}, level=9)
    t.hand(0, CARD[own])
    t.g.discard = tuple([id_ for id_ in t.g.deck.cards if id_ != CARD[deck]])
    t.g.deck = pile([CARD[deck]], 0)
    if CARD[deck] in t.g.players[1].hand.cards:
        t.g.discard = tuple([id_ for id_ in t.g.discard if id_ != CARD[deck]])
        t.g.players[1].hand = t.g.players[1].hand.take(CARD[deck])
    begin(t, card)
    return t.choose(0, "offer", CARD[own])


# Partners.


@pytest.mark.rule("7AG-120")
def test_own_empires_are_no_partners() -> None:
    t = neighbours()
    t.found(0, "greeks", {"latium": ONE}, level=9)
    t.found(1, "hebrews", {"carthage": ONE}, level=9)
    begin(t, "syracusans")
    assert t.named(0, "trade_with") == [t.slot("romans"), t.slot("hebrews")]


@pytest.mark.rule("7AG-121")
def test_who_has_not_traded_comes_first() -> None:
    t = neighbours()
    t.found(1, "hebrews", {"carthage": ONE}, level=9).found(1, "nubians", {"latium": ONE}, level=9)
    t["romans"].traded = True
    begin(t, "syracusans")
    assert t.named(0, "trade_with") == [t.slot("hebrews"), t.slot("nubians")]
    for id_ in ("hebrews", "nubians"):
        t[id_].traded = True
    begin(t, "syracusans")
    assert len(t.named(0, "trade_with")) == 3


@pytest.mark.rule("7AG-122")
def test_with_nobody_in_range_it_trades_with_the_deck() -> None:
    t = table(2).found(0, "syracusans", {"sicily": ONE}, level=9).found(1, "han", {"honan": ONE}, level=9)
    t.hand(0, CARD[5])
    begin(t, "syracusans")
    assert t.asked == ("offer_card", 0)
    assert t.g.traders == (t.slot("syracusans"), deals.DECK)


@pytest.mark.rule("7AG-122", "7AG-126")
def test_nobody_is_obliged_to_ask_for_passage() -> None:
    t = table(3).found(0, "syracusans", {"latium": ONE}, level=9).found(1, "germans", {"alps": ONE})
    t.found(2, "gauls", {"lombardy": ONE})
    t["gauls"].traded = True
    gauls, germans = t.slot("gauls"), t.slot("germans")
    begin(t, "syracusans")
    assert t.options(0) == [("trade_with", gauls), ("ask_passage", gauls)]
    t.choose(0, "ask_passage", gauls).choose(2, "grant")
    assert t.options(0) == [("trade_with", germans)] or t.asked[0] == "offer_card"
    assert t.g.traders[1] == germans  # the only one who has not traded yet


@pytest.mark.rule("7AG-126")
def test_permissions_hold_for_one_action() -> None:
    t = neighbours()
    t.g.asked = t.g.permits = 0b11
    begin(t, "syracusans")
    assert (t.g.asked, t.g.permits) == (0, 0)


@pytest.mark.rule("7AG-135")
def test_a_partner_without_cards_uses_the_draw_pile() -> None:
    t = neighbours().hand(0, CARD[5]).hand(1)
    cards = len(t.g.deck)
    begin(t, "syracusans").choose(0, "offer", CARD[5])
    assert len(t.g.deck) == cards - 1
    finish(t)
    assert t.g.players[1].hand.cards == (CARD[5],)
    assert len(t.g.players[0].hand) == 1


@pytest.mark.rule("7AG-138")
def test_a_lone_card_for_the_moment_after_may_be_kept() -> None:
    t = neighbours()
    haggling = next(c.id for c in t.g.content.cards if t.g.content.events[c.event].when == "trade_revealed")
    t.hand(0, haggling).hand(1, CARD[5])
    begin(t, "syracusans")
    assert t.options(0) == [("offer", haggling), ("hold_back",)]
    assert t.options(1) == [("offer", CARD[5])]
    t.choose(0, "hold_back").choose(1, "offer", CARD[5])
    assert haggling in t.g.players[0].hand.cards
    t.hand(0, haggling, CARD[4])
    begin(t, "syracusans")
    assert ("hold_back",) not in t.options(0)


# Cards.


@pytest.mark.rule("7AG-128")
def test_cards_are_chosen_unseen_and_shown_together() -> None:
    t = neighbours().hand(0, CARD[5], CARD[4]).hand(1, CARD[3], CARD[2])
    begin(t, "syracusans").choose(0, "offer", CARD[5])
    seen = GAME.redact(t.g, 1).position
    assert seen.picks[0] == ()
    assert seen.offered == ("", "")
    finish(t.choose(1, "offer", CARD[3]))
    assert t.g.players[0].hand.cards == tuple(sorted([CARD[4], CARD[3]]))


@pytest.mark.rule("7AG-132")
def test_each_keeps_the_card_of_the_other_and_everybody_knows_it() -> None:
    t = finish(lay(neighbours(), "syracusans", own=5, other=3))
    assert t.g.players[0].hand == pile([RIVAL[3]], EVERYONE)
    assert t.g.players[1].hand == pile([CARD[5]], EVERYONE)


@pytest.mark.rule("7AG-132")
@pytest.mark.parametrize(("own", "deck"), [(7, 0), (0, 7)])
def test_the_card_of_the_deck_is_kept_and_the_own_is_discarded(own: int, deck: int) -> None:
    t = finish(against_deck(own, deck))
    assert t.g.players[0].hand.cards == (CARD[deck],)
    assert t.g.discard[-1] == CARD[own]


@pytest.mark.rule("7AG-129")
def test_the_deck_has_its_bare_value() -> None:
    t = against_deck(3, 5)  # 3 + 2 against 5
    assert t["syracusans"].progress == 10
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-129", "7AG-420")
def test_disorder_anywhere_costs_one() -> None:
    t = neighbours()
    assert deals.trade_number(t.g, t.slot("syracusans")) == 2
    t.g.disorder = t.mask("sicily")
    assert deals.trade_number(t.g, t.slot("syracusans")) == 1


@pytest.mark.rule("7AG-435")
def test_what_changes_the_trade_number() -> None:
    t = neighbours("dutch", "byzantines")
    dutch, romans = t.slot("dutch"), t.slot("byzantines")
    index = t.g.content.artifact_index
    base = deals.trade_number(t.g, dutch)
    assert deals.number_with(t.g, dutch, deals.DECK) == base + 1
    assert deals.number_with(t.g, dutch, romans) == base
    t.g.placed = t.g.placed.put(t.area("sicily"), index["grand_mosque"] + 1)
    t["dutch"].artifacts = t["byzantines"].artifacts = 1 << index["islam"]
    own = deals.trade_number(t.g, dutch)
    assert deals.number_with(t.g, dutch, romans) == own + 1
    t["byzantines"].artifacts = 1 << index["christianity"]
    assert deals.number_with(t.g, dutch, romans) == own


@pytest.mark.rule("7AG-435")
def test_merchants_receive_money_for_every_trade_with_an_empire() -> None:
    t = lay(neighbours("venetians"), "venetians", own=0, other=7)
    assert t["venetians"].money == 10
    t["venetians"].money = 199
    assert lay(t, "venetians", own=0, other=7)["venetians"].money == 199


# Progress.


@pytest.mark.rule("7AG-130", "7AG-131", "7AG-132", "7AG-133", "7AG-X07")
def test_syracusans_and_romans() -> None:
    t = lay(neighbours(), "syracusans", own=3, other=5)
    assert (t["syracusans"].progress, t["romans"].progress) == (9, 13)
    assert t.g.players[0].hand.cards == (RIVAL[5],)
    t.choose(0, "pass").choose(1, "tens", 0).choose(1, "sum", 4)
    assert (t["syracusans"].money, t["romans"].money) == (12, 10)
    t = lay(neighbours(), "syracusans", own=5, other=5)
    assert t.named(0, "advance_more") == [0, 1, 2]
    t.choose(0, "advance_more", 2)
    assert (t["syracusans"].progress, t["romans"].progress) == (12, 12)
    t = lay(neighbours(), "syracusans", own=4, other=5)
    assert (t["syracusans"].progress, t["romans"].progress) == (10, 12)


@pytest.mark.rule("7AG-130")
def test_the_winner_may_do_with_less() -> None:
    t = lay(neighbours(), "syracusans", own=7, other=0).choose(0, "advance_more", 0)
    assert t["syracusans"].progress == 10


@pytest.mark.rule("7AG-130")
def test_only_who_stood_lower_gains_by_it() -> None:
    t = lay(neighbours(levels=(12, 12)), "syracusans", own=7, other=0)
    assert t.named(0, "advance_more") == [0, 1]
    t = chose(neighbours(levels=(12, 9)), "romans")
    lay(t, "syracusans", own=0, other=7)
    assert t.named(1, "advance_more") == [0, 1, 2]


@pytest.mark.rule("7AG-123", "7AG-130", "7AG-131", "7AG-X32")
def test_both_chose_to_trade() -> None:
    def both() -> Table:
        return chose(neighbours("chin", "romans", (9, 12)), "romans")

    t = lay(both(), "chin", own=6, other=4)  # 0 against +1
    assert t.named(0, "advance_more") == [0, 1, 2]
    t.choose(0, "advance_more", 2)
    assert t["chin"].progress == 12
    assert t["romans"].spent
    t = lay(both(), "chin", own=5, other=4)
    assert (t["chin"].progress, t["romans"].progress) == (10, 12)
    t = lay(neighbours("chin", "romans", (9, 12)), "chin", own=5, other=4)
    assert (t["chin"].progress, t["romans"].progress) == (10, 12)
    t = lay(neighbours("chin", "romans", (9, 12)), "romans", own=4, other=5)
    assert (t["chin"].progress, t["romans"].progress) == (9, 13)


@pytest.mark.rule("7AG-131")
def test_a_tie_of_two_who_chose_it_and_are_level() -> None:
    t = lay(chose(neighbours("chin", "romans", (9, 9)), "romans"), "chin", own=5, other=4)
    assert (t["chin"].progress, t["romans"].progress) == (9, 9)
    t = lay(chose(neighbours("chin", "romans", (12, 9)), "romans"), "chin", own=5, other=4)
    assert (t["chin"].progress, t["romans"].progress) == (12, 10)


@pytest.mark.rule("7AG-131")
def test_a_tie_with_the_deck() -> None:
    t = against_deck(2, 4)
    assert t["syracusans"].progress == 10
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-130")
def test_the_deck_counts_as_nobody_higher_and_wins_nothing() -> None:
    t = against_deck(7, 0)
    assert t.named(0, "advance_more") == [0, 1]
    assert against_deck(0, 7)["syracusans"].progress == 9


@pytest.mark.rule("7AG-123")
def test_a_marker_that_was_used_up_is_not_performed() -> None:
    t = chose(neighbours(), "romans")
    lay(t, "syracusans", own=5, other=3).choose(0, "advance_more", 0).choose(0, "pass").choose(1, "pass")
    assert rounds.ready(t.g, 1, deals.TRADE) == []
    t.begin(rounds.start_act(1, t.slot("romans"), deals.TRADE))
    assert t.asked == ("", -1)
    assert t.g.players[1].performed == 1 << deals.TRADE


@pytest.mark.rule("7AG-054", "7AG-123")
def test_the_wild_for_a_second_trade_costs_glory_when_the_first_was_used_up() -> None:
    t = chose(neighbours(), "romans")
    t.found(1, "hebrews", {"carthage": ONE})
    t.g.players[1].glory = 3
    t.hand(0, CARD[5]).hand(1, CARD[3])
    begin(t, "syracusans").choose(0, "trade_with", t.slot("romans"))
    t.choose(0, "offer", CARD[5]).choose(1, "offer", CARD[3])
    assert t.g.players[1].glory == 3
    begin(t, "hebrews")
    assert t.g.players[1].glory == 2


@pytest.mark.rule("7AG-130")
def test_a_partner_who_traded_already_has_chosen_it_too() -> None:
    t = chose(neighbours(levels=(9, 9)), "romans")
    t["romans"].spent = t["romans"].traded = True
    lay(t, "syracusans", own=0, other=7)
    assert t.named(1, "advance_more") == [0, 1]


@pytest.mark.rule("7AG-054", "7AG-123")
def test_a_trade_performed_before_is_not_performed_again_as_a_partner() -> None:
    t = chose(neighbours(), "romans")
    t.g.players[1].glory = 3
    for active, own, other in (("romans", 5, 3), ("syracusans", 6, 4)):
        lay(t, active, own=own, other=other)
        while t.asked[0]:
            t.choose(t.asked[1], *t.options(t.asked[1])[0])
    assert t.g.players[1].performed == 1 << deals.TRADE
    assert t.g.players[1].glory == 3


@pytest.mark.rule("7AG-439")
def test_progress_goes_level_by_level() -> None:
    t = lay(neighbours(levels=(6, 20)), "syracusans", own=7, other=0)
    t["syracusans"].leaders = ((0, t.area("sicily")),)
    t.choose(0, "advance_more", 2)
    assert t["syracusans"].progress == 9
    assert not t["syracusans"].leaders


@pytest.mark.rule("7AG-447")
def test_the_loser_may_advance_by_an_event() -> None:
    t = neighbours().hand(0, CARD[0]).hand(1, CARD[7])
    begin(t, "syracusans")
    t.g.loser_levels = 1
    t.choose(0, "offer", CARD[0]).choose(1, "offer", CARD[7])
    assert (t["syracusans"].progress, t["romans"].progress) == (10, 13)
    assert t.g.loser_levels == 1
    t.choose(0, "pass").choose(1, "pass")
    assert t.g.loser_levels == 0


@pytest.mark.rule("7AG-446")
def test_a_trade_that_is_called_off() -> None:
    t = neighbours()
    hands = [player.hand for player in t.g.players]
    chose(t, "syracusans", "romans")
    t.begin(trade.begin_trade(0, t.slot("syracusans")))
    deals.call_off(t.g)
    t.begin(trade.lay_cards(), trade.end_trade())
    assert [player.hand for player in t.g.players] == hands
    assert not t["romans"].traded
    assert not t["romans"].spent


@pytest.mark.rule("7AG-446")
def test_a_partner_named_by_an_event_is_not_named_again() -> None:
    t = table(2).found(0, "syracusans", {"sicily": ONE}, level=9).found(1, "han", {"honan": ONE}, level=9)
    t.hand(0, CARD[5]).hand(1, CARD[4])
    syracusans = t.slot("syracusans")
    deals.name_partner(t.g, syracusans, t.slot("han"))
    t.begin(trade.choose_partner(0, syracusans), trade.announce(0, syracusans))
    assert t.asked == ("offer_card", 0)
    assert t.options(1) == [("offer", CARD[4])]


@pytest.mark.rule("7AG-447")
def test_what_events_change_lasts_for_one_trade() -> None:
    t = neighbours()
    haggling = t.g.content.event_index["haggling"]
    t.g.sways = ((haggling, 0, t.slot("syracusans")),)
    assert deals.trade_number(t.g, t.slot("syracusans")) == 5
    t.begin(trade.end_trade())
    assert not t.g.sways


# What a won trade brings.


@pytest.mark.rule("7AG-134", "7AG-345", "7AG-X20")
def test_the_cham_gain_glory_for_a_won_trade() -> None:
    t = lay(neighbours("cham"), "cham", own=7, other=0).choose(0, "advance_more", 0)
    assert t.g.players[0].glory == 1
    t = lay(neighbours("cham"), "cham", own=0, other=7)
    assert t.g.players[0].glory == 0
    assert t.g.players[0].scored == 0


@pytest.mark.rule("7AG-134", "7AG-260")
def test_a_dark_age_ends_with_a_won_trade() -> None:
    t = neighbours()
    dark = t.g.content.artifact_index["dark_age"]
    for id_ in ("syracusans", "romans"):
        t[id_].artifacts = 1 << dark
    lay(t, "syracusans", own=7, other=0).choose(0, "advance_more", 0)
    assert t["syracusans"].artifacts == 0
    assert t["romans"].artifacts == 1 << dark


def elephant_country(level: int, country: bool = True) -> Table:
    t = table(2).found(0, "guptas", {"latium": ONE}, level=level, money=8)
    home = t.g.content.areas[t.g.content.elephants[3]].id
    return t.found(1, "chin", {home if country else "sicily": ONE}, level=9)


def trade_for_elephants(t: Table, unassigned: int) -> int:
    """Win a trade while these elephants are nobody's; return those of the winner."""
    t.hand(0, CARD[7]).hand(1, CARD[0])
    t.g.elephants = unassigned
    t["chin"].elephants = 0b1111111111 & ~unassigned
    t.begin(trade.win(t.slot("guptas"), t.slot("chin")))
    return t["guptas"].elephants


@pytest.mark.rule("7AG-107")
def test_a_won_trade_brings_an_elephant_that_nobody_has() -> None:
    assert trade_for_elephants(elephant_country(10), 0b10) == 0b10
    assert trade_for_elephants(elephant_country(10), 0) == 0
    assert trade_for_elephants(elephant_country(9), 0b10) == 0
    t = elephant_country(10)
    trade_for_elephants(t, 0b110)
    assert t.g.elephants.bit_count() == t["guptas"].elephants.bit_count() == 1


@pytest.mark.rule("7AG-107", "7AG-109")
def test_no_elephant_without_country_or_in_the_last_age() -> None:
    assert trade_for_elephants(elephant_country(10, country=False), 0b10) == 0
    t = elephant_country(10)
    t["chin"].progress = 43
    assert trade_for_elephants(t, 0b10) == 0


@pytest.mark.rule("7AG-105")
def test_trade_with_seafarers_releases_from_no_ships() -> None:
    t = lay(neighbours("goths", "romans"), "goths", own=0, other=7)
    assert building.barred(t.g, t.slot("goths")) == 0
    t = lay(neighbours("goths", "huns"), "goths", own=0, other=7)
    assert building.barred(t.g, t.slot("goths")) == 1
    assert building.barred(t.g, t.slot("huns")) == 1


@pytest.mark.rule("7AG-105")
def test_ships_can_be_built_once_released_and_ever_after() -> None:
    t = table(2).found(0, "goths", {"sicily": ONE}, level=9, money=50)
    galley = t.g.content.unit_index["galley"]
    goths = t.slot("goths")
    assert not building.buyable(t.g, goths) >> galley & 1
    t["goths"].released = 1
    assert building.buyable(t.g, goths) >> galley & 1
    t.begin(rounds.end_round())
    assert building.buyable(t.g, goths) >> galley & 1


@pytest.mark.rule("7AG-105")
def test_no_cavalry_is_another_symbol() -> None:
    t = lay(neighbours("harappans", "goths", (3, 4)), "harappans", own=0, other=7)
    assert t["harappans"].released == 2
    assert t["goths"].released == 1


# Gifts.


@pytest.mark.rule("7AG-133")
def test_gifts_go_both_ways_and_what_is_too_much_is_lost() -> None:
    t = lay(neighbours(), "syracusans", own=4, other=5)
    t["syracusans"].money, t["romans"].money = 25, 190
    t.begin(
        trade.gift(0, t.slot("syracusans"), t.slot("romans")),
        trade.gift(1, t.slot("romans"), t.slot("syracusans")),
    )
    assert t.options(0) == [PASS, ("tens", 0), ("tens", 1), ("tens", 2)]
    t.choose(0, "tens", 0)
    assert t.named(0, "sum") == list(range(1, 10))
    t.begin(trade.gift_exactly(0, t.slot("syracusans"), t.slot("romans"), 2))
    assert t.named(0, "sum") == [20, 21, 22, 23, 24, 25]
    t.choose(0, "sum", 20)
    assert (t["syracusans"].money, t["romans"].money) == (5, 199)


@pytest.mark.rule("7AG-136")
def test_the_active_player_gives_first() -> None:
    t = lay(neighbours(), "romans", own=7, other=0).choose(1, "advance_more", 0)
    assert t.asked == ("gift", 1)
    t.choose(1, "pass")
    assert t.asked == ("gift", 0)


def test_the_usual_gift_is_none() -> None:
    t = lay(neighbours(), "syracusans", own=4, other=5)
    frame = trade.gift(0, t.slot("syracusans"), t.slot("romans"))
    assert t.asked == ("gift", 0)
    assert usual(t.g, 0, frame, t.options(0)) == PASS
