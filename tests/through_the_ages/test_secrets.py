"""Hidden information: what each seat sees, and the worlds it can imagine (catalogue: Hidden information)."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice, random_choice
from saecula.core.flow import play
from saecula.core.journal import as_told
from saecula.core.zones import NOBODY, UNKNOWN, Zone, deck, seen_by
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, colonization, endgame, military, politics
from tests.through_the_ages.table import Table, table
from tests.worlds import Worlds

VIEWERS = (1, 2, -1)
EVERYBODY = (0, 1, 2, -1)

WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined


def views(t: Table, *viewers: int) -> list[object]:
    return [GAME.plain(seen(t.g, viewer)) for viewer in viewers]


def out_of_deck(t: Table, *cards: str) -> Table:
    """These cards leave the military deck for wherever they are put."""
    for card in cards:
        t.g.military_deck = t.g.military_deck.take(card)
    return t


def dealt(t: Table, seat: int, *cards: str) -> Table:
    """These military cards come from the deck to a hand."""
    out_of_deck(t, *cards)
    for card in cards:
        military.receive(t.g, seat, card, seen_by(seat))
    return t


def top(t: Table, card: str) -> Table:
    """This card lies on top of the military deck."""
    t.g.military_deck = t.g.military_deck.take(card).put(card, NOBODY)
    return t


def shown(zones: tuple[Zone, ...]) -> list[tuple[str, ...]]:
    return [zone.cards for zone in zones]


# Hands.


def test_military_cards_in_hand_are_seen_by_the_owner_and_their_backs_by_all() -> None:
    t = dealt(table(age=2), 0, "plunder_ii", "spy_ii")
    assert shown(seen(t.g, 0).civs[0].military) == [(), (), ("plunder_ii", "spy_ii"), ()]
    for viewer in VIEWERS:
        assert shown(seen(t.g, viewer).civs[0].military) == [(), (), (UNKNOWN, UNKNOWN), ()]


def test_imagined_hands_are_any_cards_of_the_age_that_are_not_seen() -> None:
    t = dealt(dealt(table(), 0, "plunder_i"), 1, "legion", "legion")
    worlds = [imagined(t.g, 1, dice) for dice in range(300)]
    hands = {world.civs[0].military[1].cards[0] for world in worlds}
    assert hands == set(t.g.content.military_deck(1, 3)) - {"legion"}
    assert {world.civs[0].military[1].known for world in worlds} == {(seen_by(0),)}


def test_drawn_cards_are_known_to_the_drawer_alone() -> None:
    t = top(table(), "plunder_i")
    t.g.journal = []
    military.draw(t.g, 0, 1)
    assert t.held(0) == ["plunder_i"]
    for viewer in VIEWERS:
        assert seen(t.g, viewer).civs[0].military[1].cards == (UNKNOWN,)
    assert [as_told(line, 1) for line in t.g.journal] == [("drew", 0, 1)]


# Decks.


def test_the_order_of_the_military_deck_is_unknown_to_all() -> None:
    t = table()
    size = len(t.g.content.military_deck(1, 3))
    for viewer in EVERYBODY:
        assert seen(t.g, viewer).military_deck.cards == (UNKNOWN,) * size
        orders = {imagined(t.g, viewer, dice).military_deck.cards for dice in range(5)}
        assert len(orders) == 5
        assert {tuple(sorted(order)) for order in orders} == {t.g.content.military_deck(1, 3)}


def test_the_civil_deck_has_no_order_before_it_is_dealt() -> None:
    t = table()
    dealt_cards = {card_row.deal(imagined(t.g, 0, dice)) for dice in range(200)}
    assert len(dealt_cards) > 20
    assert seen(t.g, 0).civil_deck == t.g.civil_deck


def test_future_throws_are_hidden() -> None:
    t = table()
    for viewer in EVERYBODY:
        assert seen(t.g, viewer).dice == 0


@pytest.mark.rule("TTA-311")
def test_a_reshuffled_deck_is_unknown_again() -> None:
    t = dealt(table(), 0, "plunder_i")
    military.discard(t.g, 0, "plunder_i")
    for card in t.g.military_deck.cards:
        military.put_away(t.g, card)
    t.g.military_deck = deck()
    military.draw(t.g, 1, 1)
    assert t.g.discards[1].cards == ()
    for viewer in EVERYBODY:
        assert set(seen(t.g, viewer).military_deck.cards) == {UNKNOWN}
        imagined(t.g, viewer, 1)


# Events.


def prepared(t: Table, seat: int, *cards: str) -> Table:
    """This player has prepared these events."""
    out_of_deck(t, *cards)
    for card in cards:
        t.g.future_events = t.g.future_events.put(card, seen_by(seat))
        t.g.future_ages = (*t.g.future_ages, t.g.content.cards[card].age)
    return t


def test_future_events_are_known_to_who_prepared_them_in_their_order() -> None:
    t = prepared(prepared(table(), 0, "rats"), 1, "pestilence")
    assert seen(t.g, 0).future_events.cards == ("rats", UNKNOWN)
    assert seen(t.g, 1).future_events.cards == (UNKNOWN, "pestilence")
    assert seen(t.g, 2).future_events.cards == seen(t.g, -1).future_events.cards == (UNKNOWN, UNKNOWN)
    for viewer in EVERYBODY:
        assert seen(t.g, viewer).future_ages == (1, 1)
    others = {imagined(t.g, 0, dice).future_events.cards[1] for dice in range(200)}
    assert others <= t.g.content.event_cards - {"rats"}
    assert len(others) > 15


def test_preparing_tells_the_age_alone() -> None:
    t = dealt(table(), 0, "rats")
    t.g.journal = []
    t.politics(0).choose(0, "prepare", "rats")
    for viewer in (1, -1):
        assert ("prepared", 0, 1) in [as_told(line, viewer) for line in t.g.journal]
        assert not any("rats" in as_told(line, viewer) for line in t.g.journal)


def test_current_events_are_unknown_but_for_their_backs() -> None:
    t = table()
    for viewer in EVERYBODY:
        assert seen(t.g, viewer).current_events.cards == (UNKNOWN,) * 5
        assert seen(t.g, viewer).current_ages == (0,) * 5
        worlds = [imagined(t.g, viewer, dice) for dice in range(60)]
        assert {world.current_events.cards[-1] for world in worlds} == set(t.g.content.military_deck(0, 3))


def test_nobody_knows_which_events_of_the_first_age_went_back() -> None:
    t = table()
    unused = [tuple(world.discards[0].cards) for world in [imagined(t.g, 0, dice) for dice in range(20)]]
    assert seen(t.g, 0).discards[0].cards == (UNKNOWN,) * 5
    assert len(set(unused)) > 10


def shuffled(t: Table) -> Table:
    """The future events have become the current ones."""
    for card in t.g.current_events.cards:
        military.put_away(t.g, card)
    t.g.current_events, t.g.current_ages = deck(), ()
    politics.renew_events(t.g)
    return t


@pytest.mark.rule("TTA-091")
def test_after_shuffling_one_knows_the_own_events_but_not_where_they_lie() -> None:
    t = shuffled(prepared(prepared(table(), 0, "rats", "foray"), 1, "pestilence"))
    assert seen(t.g, 0).civs[0].prepared == ("foray", "rats")
    assert (seen(t.g, 1).civs[0].prepared, seen(t.g, -1).civs[0].prepared) == ((), ())
    assert seen(t.g, 0).current_events.cards == (UNKNOWN,) * 3
    worlds = [imagined(t.g, 0, dice).current_events.cards for dice in range(100)]
    assert all({"rats", "foray"} <= set(world) for world in worlds)
    assert {world.index("rats") for world in worlds} == {0, 1, 2}
    assert len({frozenset(world) for world in worlds}) > 5
    assert len({frozenset(imagined(t.g, 2, dice).current_events.cards) for dice in range(30)}) > 20


@pytest.mark.rule("TTA-091")
def test_the_order_of_shuffled_events_differs_between_worlds() -> None:
    t = prepared(table(), 0, "rats", "foray", "crusades")
    orders = {shuffled(Table(imagined(t.g, 0, dice))).g.current_events.cards for dice in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("TTA-557")
def test_the_event_that_joan_of_arc_looked_at_is_known_to_her_alone() -> None:
    t = table().lead(0, "joan_of_arc")
    t.g.journal = []
    t.politics(0)
    before = views(t, *VIEWERS)
    t.choose(0, "peek")
    event = t.g.current_events.cards[-1]
    assert seen(t.g, 0).current_events.cards == (*[UNKNOWN] * 4, event)
    assert {imagined(t.g, 0, dice).current_events.cards[-1] for dice in range(20)} == {event}
    for viewer in VIEWERS:
        assert seen(t.g, viewer).current_events.cards == (UNKNOWN,) * 5
        assert not any(event in as_told(line, viewer) for line in t.g.journal)
    assert before != views(t, *VIEWERS)  # that she looked is seen


# Discards.


@pytest.mark.rule("TTA-290", "TTA-325")
def test_excess_cards_are_discarded_unseen() -> None:
    t = dealt(table(), 0, "plunder_i", "legion", "rats").spend(0, military=2)
    t.g.journal = []
    t.end_turn(0).choose(0, "discard", "legion")
    assert seen(t.g, 0).discards[1].cards == ("legion",)
    for viewer in VIEWERS:
        assert seen(t.g, viewer).discards[1].cards == (UNKNOWN,)
        assert ("discarded", 0) in [as_told(line, viewer) for line in t.g.journal]
        assert not any("legion" in as_told(line, viewer) for line in t.g.journal)
    assert {imagined(t.g, 0, dice).discards[1].cards for dice in range(10)} == {("legion",)}
    assert len({imagined(t.g, 1, dice).discards[1].cards for dice in range(60)}) > 10


@pytest.mark.rule("TTA-351")
def test_cards_that_were_played_are_known_among_the_discards() -> None:
    t = dealt(dealt(table(), 0, "plunder_i").workers(0, warriors=4), 1, "rats").politics(0)
    t.choose(0, "aggress", "plunder_i", 1)
    assert t.asked == ("defend", 1)
    for viewer in EVERYBODY:
        imagined(t.g, viewer, 1)
    t.choose(1, "done")
    for viewer in EVERYBODY:
        assert seen(t.g, viewer).discards[1].cards == ("plunder_i",)


def defended(t: Table) -> Table:
    """Player 0 attacks player 1, who needs two points."""
    t.workers(0, warriors=3).workers(1, warriors=1)
    return t.politics(0).choose(0, "aggress", "plunder_i", 1)


def test_discards_in_defense_are_hidden_and_counted_and_bonus_cards_shown() -> None:
    t = defended(dealt(dealt(table(), 0, "plunder_i"), 1, "rats", "legion", "military_bonus_i"))
    t.g.journal = []
    before = views(t, 0, 2, -1)
    t.choose(1, "discard", "rats")
    assert views(t, 0, 2, -1) == before
    t.choose(1, "discard", "legion")
    t.choose(1, "done")
    assert seen(t.g, 1).discards[1].cards == ("legion", "plunder_i", "rats")
    for viewer in (0, 2, -1):
        assert seen(t.g, viewer).discards[1].cards == ("plunder_i", UNKNOWN, UNKNOWN)
        told = [as_told(line, viewer) for line in t.g.journal]
        assert told.count(("discarded", 1)) == 2
        assert not any("rats" in line or "legion" in line for line in told)


def test_a_bonus_card_is_shown() -> None:
    t = defended(dealt(dealt(table(), 0, "plunder_i"), 1, "military_bonus_i"))
    t.choose(1, "add_bonus", "military_bonus_i")
    t.choose(1, "done")
    for viewer in EVERYBODY:
        assert "military_bonus_i" in seen(t.g, viewer).discards[1].cards


def test_discards_for_james_cook_are_hidden_and_counted() -> None:
    t = dealt(table().lead(0, "james_cook"), 0, "rats", "legion")
    out_of_deck(t, "vast_territory_i")
    t.g.journal = []
    t.begin(colonization.send_force(0, "vast_territory_i", 3))
    t.choose(0, "send", "warriors").choose(0, "cook_discard", "rats").choose(0, "cook_discard", "legion")
    t.choose(0, "done")
    assert t[0].colonies == ("vast_territory_i",)
    assert seen(t.g, 0).discards[1].cards == ("legion", "rats")
    for viewer in VIEWERS:
        assert seen(t.g, viewer).discards[1].cards == (UNKNOWN, UNKNOWN)
        assert not any({"rats", "legion"} & {*as_told(line, viewer)} for line in t.g.journal)


@pytest.mark.rule("TTA-590")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_politics_of_strength_discards_three_cards_unseen_to_the_piles_of_their_ages(
    held: int, left: int
) -> None:
    t = table(age=2).workers(1, warriors=3).workers(2, warriors=2)
    t.g.dealt_for = (3, 3, 3)
    t.military(0, *["rats", "plunder_ii", "legion", "spy_ii"][:held])
    t.reveal(1, "politics_of_strength")
    while t.asked == ("discard_cards", 0):
        t.choose(0, *t.options(0)[0])
    assert len(t.held(0)) == left
    assert len(t.g.discards[1]) + len(t.g.discards[2]) == held - left
    for age in (1, 2):
        assert all(t.g.content.cards[card].age == age for card in t.g.discards[age].cards)
        assert seen(t.g, 0).discards[age].unknowns() == 0
        assert set(seen(t.g, 1).discards[age].cards) <= {UNKNOWN}


# What somebody could do with hidden cards.


def test_the_highest_possible_bid_does_not_show() -> None:
    tables = []
    for card in ("military_bonus_i", "rats"):
        t = out_of_deck(dealt(table(), 1, card), "vast_territory_i")
        t.begin(colonization.bidding("vast_territory_i", 1, 0, (1, 0)))
        tables.append(t)
    assert [t.asked for t in tables] == [("bid", 1)] * 2
    assert tables[0].options(1) == [("bid", 2), ("pass",)]
    assert tables[1].options(1) == [("pass",)]
    for viewer in (0, 2, -1):
        with_bonus, without = [views(t, viewer) for t in tables]
        assert with_bonus == without


def test_the_possible_defense_does_not_show() -> None:
    tables = []
    for card in ("military_bonus_i", "rats"):
        tables.append(defended(dealt(dealt(table(), 0, "plunder_i"), 1, card)))
    assert [t.asked for t in tables] == [("defend", 1)] * 2
    assert tables[0].options(1) != tables[1].options(1)
    for viewer in (0, 2, -1):
        with_bonus, without = [views(t, viewer) for t in tables]
        assert with_bonus == without


def test_whether_politics_are_possible_does_not_show() -> None:
    tables = [dealt(table(), 0, card).politics(0) for card in ("rats", "legion")]
    assert [t.asked for t in tables] == [("political_action", 0)] * 2
    assert tables[1].options(0) == [("pass",)]
    for viewer in VIEWERS:
        assert views(tables[0], viewer) == views(tables[1], viewer)


def test_whether_a_tactic_could_be_played_does_not_show() -> None:
    tables = [dealt(table(), 0, card).spend(0, civil=4).act(0) for card in ("rats", "legion")]
    assert tables[0].offered(0, "tactic") == []
    assert tables[1].offered(0, "tactic") == ["legion"]
    for viewer in VIEWERS:
        assert views(tables[0], viewer) == views(tables[1], viewer)


# All the rest is open.


HIDDEN = ("military_deck", "discards", "current_events", "future_events")
PUBLIC = tuple(
    name for name in ThroughTheAges.__slots__ if name not in ("content", "variant", "civs", *HIDDEN)
)
OF_CIVS = tuple(name for name in Civ.__slots__ if name not in ("military", "prepared"))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_else_is_seen_by_all(viewer: int) -> None:
    g = GAME.start(3, "public")
    dice = Dice("public")
    for _ in range(300):
        view = seen(g, viewer)
        assert [getattr(view, name) for name in PUBLIC] == [getattr(g, name) for name in PUBLIC]
        for mine, true in zip(view.civs, g.civs, strict=True):
            assert [getattr(mine, name) for name in OF_CIVS] == [getattr(true, name) for name in OF_CIVS]
            assert [len(zone) for zone in mine.military] == [len(zone) for zone in true.military]
        sizes = [len(getattr(view, name)) for name in HIDDEN]
        assert sizes == [len(getattr(g, name)) for name in HIDDEN]
        assert [len(zone) for zone in view.discards] == [len(zone) for zone in g.discards]
        play(g, *random_choice(g, dice))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_within_worlds_hold(seats: int) -> None:
    WORLDS.check_within_worlds(seats, choices=480, every=24)


def test_after_the_end_nothing_of_the_events_is_hidden() -> None:
    t = prepared(table(), 0, "rats", "foray")
    t.g.barrier = False
    t.begin(endgame.final_scoring())
    assert t.g.barrier
    assert {"rats", "foray"} <= set(seen(t.g, -1).past_events)
    assert len(t.g.past_events) == 7
