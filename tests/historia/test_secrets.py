"""Hidden information: what each seat sees, and the worlds it can imagine (catalogue, sections 25 and 26)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from saecula.core.flow import choose, mover, options, play, to_move
from saecula.core.journal import as_told
from saecula.core.zones import UNKNOWN, pile
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import rounds
from tests.historia.table import Table, table
from tests.worlds import Worlds

CONTENT = Content.get(None)
STARTING = CONTENT.starting_hand
ROME = CONTENT.civilizations["rome"].advisors
SEATS = (2, 3, 4, 5, 6)

WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined


def looks_alike(g: Historia, world: Historia, seat: int) -> bool:
    """Return whether a world shows this seat what it sees."""
    return GAME.plain(seen(world, seat)) == GAME.plain(seen(g, seat))


def in_draft(g: Historia) -> bool:
    return bool(g.asks) and g.asks[0][0] == "keep_leader"


def to_draft(seats: int, seed: str, **variant: Any) -> Historia:
    g = GAME.start(seats, seed, variant)
    while not in_draft(g):
        choose(g, mover(g), options(g, mover(g))[0])
    return g


def drafts(seats: int, matches: int = 3, **variant: Any) -> Iterator[Historia]:
    """Yield the positions at every pick of a few drafts, and the one after each draft."""
    for n in range(matches):
        lot = random.Random(n)
        g = to_draft(seats, f"draft {n}", **variant)
        yield g
        while in_draft(g):
            play(g, mover(g), lot.choice(options(g, mover(g))))
            yield g


# Hands and stacks.


@pytest.mark.rule("HIS-013", "HIS-180")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_advisors_of_others_are_hidden_but_their_number_is_not(viewer: int) -> None:
    t = table(3).hand(0, *STARTING, *ROME[:2]).row(0, "arts").begin()
    view = seen(t.g, viewer).civs[0]
    assert sorted(view.hand.cards) == sorted([*[c for c in STARTING if c != "arts"], UNKNOWN, UNKNOWN])
    assert view.stack.cards == (UNKNOWN,) * 3
    own = seen(t.g, 0).civs[0]
    assert set(ROME[:2]) <= set(own.hand.cards)
    assert set(own.stack.cards) == set(ROME[2:])


@pytest.mark.rule("HIS-013")
def test_first_advisors_are_hidden_after_the_setup() -> None:
    g = GAME.start(3, "hidden", {})
    for seat in range(3):
        for viewer in (0, 1, 2, -1):
            view = seen(g, viewer).civs[seat]
            hidden = 0 if viewer == seat else 1
            assert (view.hand.unknowns(), view.stack.unknowns()) == (hidden, 4 * hidden)


@pytest.mark.rule("HIS-181")
def test_a_turned_stack_is_known_until_somebody_draws_from_it() -> None:
    t = table(2).levels(0, 3, 2).cubes(0, 1, 0).hand(0, *STARTING, *ROME[:2])
    t[0].face_up = ROME[2:4]
    t.hand(0, *STARTING, *ROME[:2]).begin()
    t.play("technology", "trade")  # draws the last face-down one; the open two are turned
    assert seen(t.g, 1).civs[0].stack.cards == tuple(sorted(ROME[2:4]))
    assert seen(t.g, 1).civs[0].hand.unknowns() == 3
    t[0].row, t[0].technology, t[0].military = (), 6, 3
    t.hand(1, *STARTING).cubes(0, 1, 0)
    t[0].hand = t[0].hand.put("technology", -1)
    t.begin().choose(0, "play", "technology").choose(0, "done").choose(1, "play", "trade")
    view = seen(t.g, 1).civs[0]
    assert view.stack.cards == (UNKNOWN,)
    assert view.hand.unknowns() == 4
    assert seen(t.g, 0).civs[0].stack.unknowns() == 0


@pytest.mark.rule("HIS-048")
def test_played_advisors_are_public() -> None:
    t = table(2).levels(0, 5, 3).hand(0, *STARTING, ROME[0]).begin()
    t.play((ROME[0], "technology"), "trade")
    assert ROME[0] in seen(t.g, 1).civs[0].played
    assert seen(t.g, 1).civs[0].hand.unknowns() == 0


@pytest.mark.rule("HIS-040")
def test_sealed_picks_are_seen_by_their_owner_alone() -> None:
    t = table(3).levels(0, 5, 3).begin()
    t.choose(0, "play", "arts")
    t.choose(1, "play", "raid")
    assert seen(t.g, 0).picks == ((("play", "arts"),), (), ())
    assert seen(t.g, 1).picks == ((), (("play", "raid"),), ())
    assert seen(t.g, 2).picks == seen(t.g, -1).picks == ((), (), ())
    assert (seen(t.g, 0).closed, seen(t.g, 1).closed, seen(t.g, 2).closed) == (0, 2, 0)
    world = imagined(t.g, 2, 5)
    assert sorted(to_move(world)) == [0, 1, 2]
    assert to_move(imagined(t.g, 1, 5)) == [0, 2]


# Leaders.


@pytest.mark.rule("HIS-018")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("advanced", [False, True])
def test_only_the_player_holding_the_pool_sees_it(seats: int, advanced: bool) -> None:
    for g in drafts(seats, advanced_rules=advanced):
        holder = mover(g) if in_draft(g) else -1
        for viewer in range(-1, seats):
            view = seen(g, viewer)
            hidden = 0 if viewer == holder else len(g.pool)
            assert view.pool.unknowns() == hidden
            for other in range(seats):
                revealed = not in_draft(g)
                for epoch, leaders in enumerate(view.civs[other].leaders, 1):
                    known = viewer == other or (revealed and epoch == 1)
                    assert leaders.unknowns() == (0 if known else len(leaders))
                looked = view.civs[other].looks
                assert looked == (g.civs[other].looks if viewer == other else ())


@pytest.mark.rule("HIS-018")
def test_a_player_remembers_the_leaders_that_passed() -> None:
    g = to_draft(3, "looks")
    first, second, third = g.order[::-1]
    handed = g.pool.cards
    assert g.civs[first].looks == (handed,)
    choose(g, first, ("keep", handed[0]))
    assert seen(g, first).civs[first].looks == (handed,)
    assert g.civs[second].looks == (handed[1:],)
    choose(g, second, ("keep", handed[1]))
    assert g.civs[third].looks == (handed[2:],)


@pytest.mark.rule("HIS-213")
def test_a_new_draft_forgets_the_old_one() -> None:
    t = table(2)
    t.g.round = 4
    t.begin(rounds.end_round())
    first, second = t.g.order
    assert t[first].looks == (t.g.pool.cards,)
    assert t[second].looks == ()
    assert [civ.picked for civ in t.g.civs] == [(-1, -1, -1)] * 2
    assert t.g.pick == 0
    t.choose(first, *t.options(first)[0])
    assert t[first].picked == (-1, 0, -1)


@pytest.mark.rule("HIS-018", "HIS-180")
def test_the_journal_shows_what_was_taken_only_to_its_owner() -> None:
    g = GAME.start(3, "journal", {}, journal=True)
    while in_draft(g):
        choose(g, mover(g), options(g, mover(g))[0])
    for key in ("kept", "drew"):
        lines = [line for line in g.journal or [] if line[0] == key]
        assert len(lines) == 3
        for line in lines:
            for viewer in (0, 1, 2, -1):
                assert (as_told(line, viewer)[2] == UNKNOWN) is (viewer != line[1])


# Decks and stacks in random order.


@pytest.mark.rule("HIS-011", "HIS-017", "HIS-290")
def test_what_will_be_dealt_is_in_no_order() -> None:
    g = GAME.start(2, "order", {"events": True, "goals": True})
    order = list(CONTENT.wonders)
    assert list(g.wonder_deck) == sorted(g.wonder_deck, key=order.index)
    order = list(CONTENT.events)
    assert list(g.events) == sorted(g.events, key=order.index)
    order = list(CONTENT.goals)
    assert list(g.unplaced) == sorted(g.unplaced, key=order.index)
    assert seen(g, 0).dice == 0


@pytest.mark.rule("HIS-211", "HIS-290")
def test_the_future_differs_between_worlds() -> None:
    t = table(2, events=True)
    t.g.round = 2
    rows, current, following = set(), set(), set()
    for dice in range(60):
        w = Table(imagined(t.g, 0, dice)).begin(rounds.end_round())
        rows.add(w.g.wonder_row)
        current.add(w.g.event)
        following.add(w.g.next_event)
    assert len(rows) > 40
    assert current == {t.g.next_event}  # the next event lies open
    assert following == set(t.g.events)


PUBLIC = (
    "technology",
    "military",
    "vp",
    "personal",
    "used",
    "general",
    "lands",
    "wonders",
    "rotated",
    "row",
    "played",
    "face_up",
    "ruling",
    "civilization",
)


@pytest.mark.rule("HIS-047")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_what_is_public_is_seen_by_all(viewer: int) -> None:
    g = GAME.start(3, "public", {"events": True, "ways_of_ruling": True, "civbots": ["noble"]})
    lot = random.Random(3)
    for _ in range(120):
        view = seen(g, viewer)
        for mine, true in zip(view.civs, g.civs, strict=True):
            assert [getattr(mine, name) for name in PUBLIC] == [getattr(true, name) for name in PUBLIC]
        assert (view.tiles, view.wonder_row, view.order) == (g.tiles, g.wonder_row, g.order)
        assert (view.event, view.next_event, view.round) == (g.event, g.next_event, g.round)
        play(g, mover(g), lot.choice(options(g, mover(g))))


# Worlds.


def check_leaders(world: Historia, seat: int) -> None:
    """Check that the leaders of a world agree with every pool this seat was handed."""
    held = [card for civ in world.civs for leaders in civ.leaders for card in leaders.cards]
    assert UNKNOWN not in (*held, *world.pool.cards)
    assert len({*held, *world.pool.cards}) == len(held) + len(world.pool)
    looks = world.civs[seat].looks
    own = sorted(time for time in world.civs[seat].picked if time >= 0)
    if in_draft(world) and mover(world) == seat:
        own.append(world.pick)
    assert len(own) == len(looks)
    for time, look in zip(own, looks, strict=True):
        assert set(world.pool.cards) <= set(look)
        for civ in world.civs:
            for epoch, leaders in enumerate(civ.leaders, 1):
                for card in leaders.cards:
                    assert CONTENT.leaders[card].epoch == epoch
                    assert (card in look) is (civ.picked[epoch - 1] >= time)


@pytest.mark.rule("HIS-018", "HIS-320")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("advanced", [False, True])
def test_imagined_leaders_agree_with_what_a_seat_saw(seats: int, advanced: bool) -> None:
    for g in drafts(seats, advanced_rules=advanced):
        for viewer in range(-1, seats):
            for dice in (1, 2):
                world = imagined(g, viewer, dice)
                assert looks_alike(g, world, viewer)
                GAME.check(world)
                if viewer >= 0:
                    check_leaders(world, viewer)


@pytest.mark.rule("HIS-018", "HIS-320")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("advanced", [False, True])
def test_the_others_of_an_imagined_world_have_seen_its_drafts(seats: int, advanced: bool) -> None:
    for g in drafts(seats, 1, advanced_rules=advanced):
        if not in_draft(g) and not advanced:
            continue  # all leaders lie open: nobody's memory matters
        for viewer in range(-1, seats):
            world = imagined(g, viewer, 7)
            for other in range(seats):
                check_leaders(world, other)
                assert [len(look) for look in world.civs[other].looks] == [
                    len(look) for look in g.civs[other].looks
                ]
                deeper = imagined(world, other, 8)
                assert looks_alike(world, deeper, other)
            if in_draft(world):
                assert seen(world, mover(world)).pool.unknowns() == 0


@pytest.mark.rule("HIS-213")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", [4, 8])
def test_imagined_leaders_of_later_drafts(seats: int, number: int) -> None:
    t = table(seats)
    t.g.round = number
    t.begin(rounds.end_round())
    while in_draft(t.g):
        for viewer in range(-1, seats):
            world = imagined(t.g, viewer, 3)
            assert looks_alike(t.g, world, viewer)
            for other in range(seats):
                check_leaders(world, other)
            leaders = {*world.pool.cards, *[c for civ in world.civs for c in civ.leaders[number // 4].cards]}
            assert {CONTENT.leaders[card].epoch for card in leaders} == {number // 4 + 1}
        t.choose(mover(t.g), *t.options(mover(t.g))[-1])


@pytest.mark.rule("HIS-018")
def test_every_leader_that_is_possible_is_imagined() -> None:
    g = to_draft(3, "possible")
    first, second, third = g.order[::-1]
    choose(g, first, options(g, first)[0])
    handed = g.pool.cards
    choose(g, second, ("keep", handed[0]))
    all_ = {leader.id for leader in CONTENT.leaders.values() if leader.epoch == 1}
    worlds = [imagined(g, second, dice) for dice in range(60)]
    assert {w.civs[first].leaders[0].cards[0] for w in worlds} == all_ - set(handed)
    assert {w.pool.cards for w in worlds} == {handed[1:]}
    choose(g, third, ("keep", handed[1]))
    assert g.civs[third].leaders[0].cards == handed[1:2]


@pytest.mark.rule("HIS-321")
@pytest.mark.parametrize("seats", SEATS)
def test_secret_leaders_are_imagined_through_the_epochs(seats: int) -> None:
    g = to_draft(seats, "epochs", advanced_rules=True)
    lot = random.Random(seats)
    while g.round == 0:
        play(g, mover(g), lot.choice(options(g, mover(g))))
    t = Table(g)
    for number, secret in ((1, (2, 3)), (4, (3,)), (8, ())):
        g.round = number
        t.begin(rounds.end_round())
        for viewer in range(seats):
            for other in range(seats):
                hidden = tuple(e for e in (1, 2, 3) if seen(g, viewer).civs[other].leaders[e - 1].unknowns())
                assert hidden == (secret if viewer != other else ())
            world = imagined(g, viewer, 11)
            assert looks_alike(g, world, viewer)
            if secret:
                check_hidden(world, viewer, secret)
                for other in range(seats):
                    check_hidden(world, other, secret)


def check_hidden(world: Historia, seat: int, secret: tuple[int, ...]) -> None:
    """Check that leaders that are still secret agree with the pools a seat was handed."""
    own = sorted(world.civs[seat].picked)
    for time, look in zip(own, world.civs[seat].looks, strict=True):
        for civ in world.civs:
            for epoch in secret:
                (card,) = civ.leaders[epoch - 1].cards
                assert (card in look) is (civ.picked[epoch - 1] >= time)


@pytest.mark.rule("HIS-180")
def test_imagined_advisors_are_those_that_lie_nowhere_else() -> None:
    t = table(2).levels(0, 5, 3).cubes(0, 3, 0)
    t[0].face_up = ROME[4:]
    t.hand(0, *STARTING, *ROME[:3]).begin()
    t.choose(0, "play", ROME[0]).choose(0, "play", ROME[1]).choose(1, "play", "trade")
    assert t.asked == ("next_card", 0)
    hands = set()
    for dice in range(30):
        world = imagined(t.g, 1, dice)
        assert looks_alike(t.g, world, 1)
        GAME.check(world)
        hands.add(tuple(card for card in world.civs[0].hand.cards if card in CONTENT.advisors))
        assert seen(world, 0).civs[0].stack.unknowns() == 0
    assert hands == {(ROME[2],), (ROME[3],)}


@pytest.mark.rule("HIS-180")
def test_an_advisor_in_work_is_not_imagined_elsewhere() -> None:
    t = table(2).hand(0, *STARTING, ROME[0]).begin()
    t.play(ROME[0], "trade")
    assert t.asked == ("recover_cubes", 0)
    for dice in range(10):
        world = imagined(t.g, 1, dice)
        GAME.check(world)
        assert ROME[0] not in (*world.civs[0].hand.cards, *world.civs[0].stack.cards)


@pytest.mark.rule("HIS-181")
def test_known_cards_of_a_stack_stay_where_they_are() -> None:
    t = table(2)
    t[0].stack = pile(ROME[:2])
    t[0].hand = pile(STARTING)
    for card in ROME[2:]:
        t[0].hand = t[0].hand.put(card, 1)
    t.begin()
    world = imagined(t.g, 1, 4)
    assert world.civs[0].stack == t[0].stack
    assert set(ROME[2:]) <= set(world.civs[0].hand.cards)
    assert seen(world, 0).civs[0].hand.unknowns() == 0


@pytest.mark.rule("HIS-012")
def test_civilizations_not_yet_chosen_have_no_advisors_to_imagine() -> None:
    g = GAME.start(3, "founding", {"civilizations": "choose"})
    choose(g, mover(g), ("found", "rome"))
    world = imagined(g, mover(g), 1)
    assert looks_alike(g, world, mover(g))
    assert {len(civ.stack) for civ in world.civs} == {0, 5}


# Decision points.


@pytest.mark.rule("HIS-012", "HIS-018", "HIS-019", "HIS-040", "HIS-043", "HIS-044", "HIS-146", "HIS-213")
def test_every_decision_point_is_really_asked() -> None:
    """D1 to D6, D13, D15 and D19 of section 25; in reverse, in player order or all at once as it says."""
    asked: dict[str, set[int]] = {}
    for advanced in (False, True):
        g = GAME.start(3, "decisions", {"civilizations": "choose", "advanced_rules": advanced})
        lot = random.Random(5)
        while (seat := mover(g)) >= 0:
            for frame in g.asks:
                later = "later " if frame[0] == "keep_leader" and g.round else ""
                asked.setdefault(later + frame[0], set()).add(len(options(g, frame[1])))
            play(g, seat, lot.choice(options(g, seat)))
    for decision in (
        "choose_civilization",
        "keep_leader",
        "start_territory",
        "choose_cards",
        "next_card",
        "choose_mode",
        "take_card",
        "later keep_leader",
        "exclude_advisor",
        "draw_advisor",
    ):
        assert max(asked[decision]) > 1, decision


@pytest.mark.rule("HIS-146")
def test_the_card_that_a_revolution_takes_back_is_chosen() -> None:
    t = table(2).row(0, "arts", "raid", "trade").begin()
    t.play("revolution", "trade")
    assert t.asked == ("take_card", 0)
    assert t.options(0) == [("take_back", card) for card in ("arts", "raid", "trade")]
