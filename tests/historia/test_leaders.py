"""Leaders: drafts, conditions, and the advanced rules (HIS-018, HIS-185, HIS-213, HIS-320 to HIS-322)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saecula.core.flow import choose, is_over, mover, options
from saecula.core.record import Match
from saecula.core.zones import EVERYONE, Zone, pile
from saecula.games.historia import GAME
from saecula.games.historia.catalogue import Content
from saecula.games.historia.entries import Leader
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import rounds
from tests.historia.table import Table, table

CONTENT = Content.get(None)
EMPTY = Zone((), (), False)
SEATS = (2, 3, 4, 5, 6)
DEALT = {2: 3, 3: 4, 4: 5, 5: 6, 6: 6}


def in_draft(g: Historia) -> bool:
    return bool(g.asks) and g.asks[0][0] == "keep_leader"


def start(seats: int, seed: str = "leaders", **variant: Any) -> Historia:
    """Return a table at the first pick of the draft."""
    g = GAME.start(seats, seed, variant)
    while not in_draft(g):
        choose(g, mover(g), options(g, mover(g))[0])
    return g


def epochs_of(cards: tuple[str, ...]) -> Counter[int]:
    return Counter(CONTENT.leaders[card].epoch for card in cards)


def leader_of(g: Historia, seat: int, epoch: int) -> str:
    """Return the leader a seat has for an epoch, "" for none."""
    cards = g.civs[seat].leaders[epoch - 1].cards
    return cards[0] if cards else ""


def with_leader(t: Table, seat: int, leader: str) -> Table:
    """Give a player this leader face up, and no other."""
    epoch = CONTENT.leaders[leader].epoch
    t[seat].leaders = tuple(pile([leader]) if n == epoch else EMPTY for n in (1, 2, 3))
    return t


def without_leaders(t: Table) -> Table:
    for civ in t.g.civs:
        civ.leaders = (EMPTY,) * 3
    return t


def with_metrics(t: Table, seat: int, metrics: dict[str, int]) -> Table:
    """Set levels, wonders (half of them rotated) and territories; what is not named is 1."""
    technology = metrics.get("technology", metrics.get("military", 1))
    t.levels(seat, technology, metrics.get("military", technology))
    wonders = list(CONTENT.wonders)[: metrics.get("wonders", 0)]
    t.wonders(seat, *wonders[::2], rotated=wonders[1::2])
    places = [territory.id for territory in CONTENT.territories][: metrics.get("territories", 1)]
    return t.settle(seat).settle(seat, *places)


def leader_vp(leader: Leader, metrics: dict[str, int]) -> int:
    """Return the VP at the end of the leader's epoch beyond those without the leader."""
    points = []
    for led in (True, False):
        t = without_leaders(with_metrics(table(2), 0, metrics))
        if led:
            with_leader(t, 0, leader.id)
        t.g.round = 4 * leader.epoch
        t.begin(rounds.end_round())
        points.append(t[0].vp)
    return points[0] - points[1]


# The first draft.


@pytest.mark.rule("HIS-018", "HIS-X34")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_draft_goes_round_in_reverse_order(seats: int) -> None:
    g = start(seats)
    dealt = set(g.pool.cards)
    assert len(g.pool) == DEALT[seats]
    assert set(epochs_of(g.pool.cards)) == {1}
    asked, kept = [], {}
    while in_draft(g):
        seat = mover(g)
        asked.append(seat)
        handed = g.pool.cards
        assert options(g, seat) == [("keep", leader) for leader in handed]
        choose(g, seat, ("keep", handed[-1]))
        kept[seat] = handed[-1]
        assert handed[-1] not in g.pool
    if seats == 6:  # the last of six has no choice
        asked.append(g.order[0])
        kept[g.order[0]] = (dealt - set(kept.values())).pop()
    assert tuple(asked) == g.order[::-1]
    assert {seat: leader_of(g, seat, 1) for seat in range(seats)} == kept
    assert not g.pool.cards
    assert len(dealt - set(kept.values())) == DEALT[seats] - seats
    assert [leader_of(g, seat, epoch) for seat in range(seats) for epoch in (2, 3)] == [""] * 2 * seats


@pytest.mark.rule("HIS-018")
def test_leaders_lie_open_only_when_everybody_has_one() -> None:
    g = start(3)
    while in_draft(g):
        assert not any(
            pile_.knowers(card) == EVERYONE for c in g.civs for pile_ in c.leaders for card in pile_.cards
        )
        choose(g, mover(g), options(g, mover(g))[0])
    for seat in range(3):
        assert g.civs[seat].leaders[0].known == (EVERYONE,)


@pytest.mark.rule("HIS-018")
def test_the_leader_deck_is_shuffled() -> None:
    seen = Counter(card for n in range(60) for card in start(2, f"{n}").pool.cards)
    assert len(seen) == 6
    assert max(seen.values()) <= 42  # three of six: 30 expected


@pytest.mark.rule("HIS-018")
def test_one_leader_is_kept_and_the_rest_is_handed_on() -> None:
    g = start(3)
    first = mover(g)
    handed = g.pool.cards
    choose(g, first, ("keep", handed[1]))
    assert g.pool.cards == (handed[0], *handed[2:])
    assert mover(g) == g.order[1]
    assert options(g, mover(g)) == [("keep", leader) for leader in g.pool.cards]


@pytest.mark.rule("HIS-018")
def test_a_kept_leader_cannot_be_given_back_once_the_rest_is_handed_on() -> None:
    match = Match.new(GAME, 4, {}, "kept")
    for _ in range(3):
        seat = mover(match.position)
        match.choose(seat, options(match.position, seat)[0])
        assert not match.can_take_back(seat)


# The bonus.


@pytest.mark.rule("HIS-185", "HIS-186")
@pytest.mark.parametrize("leader", CONTENT.leaders.values(), ids=lambda leader: str(leader.id))
def test_every_condition_of_a_leader_scores_by_itself(leader: Leader) -> None:
    one, other = leader.conditions
    low, high = {1: (3, 6), 2: (4, 7), 3: (5, 8)}[leader.epoch]
    for first, second, vp in ((0, 0, 0), (1, 0, low), (0, 1, high), (1, 1, low + high)):
        metrics = {one.metric: one.at_least - 1 + first, other.metric: other.at_least - 1 + second}
        assert leader_vp(leader, metrics) == vp


@pytest.mark.rule("HIS-185")
@pytest.mark.parametrize("number", [4, 8, 12])
def test_leaders_leave_the_game_after_their_bonus(number: int) -> None:
    name = {4: "caesar", 8: "lorenzo", 12: "gandhi"}[number]
    t = with_leader(without_leaders(table(2)), 0, name)
    t.g.round = number
    t.begin(rounds.end_round())
    assert leader_of(t.g, 0, number // 4) == ""
    while in_draft(t.g):
        assert name not in t.g.pool
        t.choose(mover(t.g), *options(t.g, mover(t.g))[0])
    assert name not in [leader_of(t.g, seat, epoch) for seat in (0, 1) for epoch in (1, 2, 3)]
    assert is_over(t.g) is (number == 12)


@pytest.mark.rule("HIS-185")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_leader_scores_only_at_the_end_of_its_epoch(number: int) -> None:
    t = with_leader(without_leaders(with_metrics(table(2), 0, {"military": 7, "wonders": 3})), 0, "caesar")
    t.g.round = number
    t.g.journal = []
    t.begin(rounds.end_round())
    assert leader_of(t.g, 0, 1) == "caesar"
    assert not [line for line in t.g.journal if line[0] == "leader_bonus"]


@pytest.mark.rule("HIS-186")
def test_conditions_look_at_the_moment_of_the_measure() -> None:
    t = with_leader(without_leaders(with_metrics(table(2), 0, {"military": 6, "wonders": 3})), 0, "caesar")
    t.cubes(0, 1, 1).row(0, "raid", "trade", "arts")
    t.g.round = 4
    t.g.journal = []
    t.begin().choose(0, "play", "military").choose(0, "play", "revolution").choose(1, "play", "trade")
    while t.asked[0] in ("choose_mode", "after", "next_card"):
        t.choose(0, *next(a for a in t.options(0) if a[0] != "activate"))
    t.choose(0, "take_back", "trade")
    while t.asked[0] in ("after", "end_turn"):
        t.choose(0, "go_on")
    assert [line for line in t.g.journal if line[0] == "leader_bonus"] == [("leader_bonus", 0, "caesar", 9)]


@pytest.mark.rule("HIS-X11")
@pytest.mark.parametrize(
    ("technology", "wonders", "vp"), [(11, 6, 4), (10, 7, 7), (11, 7, 11), (10, 6, 0), (16, 9, 11)]
)
def test_lorenzo_il_magnifico(technology: int, wonders: int, vp: int) -> None:
    assert leader_vp(CONTENT.leaders["lorenzo"], {"technology": technology, "wonders": wonders}) == vp


@pytest.mark.rule("HIS-X12")
@pytest.mark.parametrize(("wonders", "military", "vp"), [(3, 6, 3), (2, 7, 6), (3, 7, 9), (2, 6, 0)])
def test_caesar(wonders: int, military: int, vp: int) -> None:
    assert leader_vp(CONTENT.leaders["caesar"], {"wonders": wonders, "military": military}) == vp


# New leaders after an epoch.


@pytest.mark.rule("HIS-213", "HIS-X34")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", [4, 8])
def test_the_first_of_the_new_order_begins_the_next_draft(seats: int, number: int) -> None:
    t = table(seats)
    for seat in range(seats):
        t[seat].vp = 100 - 10 * seat  # so that the order turns round
    t.g.round = number
    t.begin(rounds.end_round())
    g = t.g
    assert g.order == tuple(range(seats))[::-1]
    assert len(g.pool) == DEALT[seats]
    assert set(epochs_of(g.pool.cards)) == {number // 4 + 1}
    assert list(g.pool.cards) == sorted(g.pool.cards)  # their order tells nothing
    asked = []
    while in_draft(g):
        assert g.round == number
        asked.append(mover(g))
        choose(g, mover(g), options(g, mover(g))[-1])
    if seats == 6:
        asked.append(g.order[-1])
    assert tuple(asked) == g.order
    assert g.round == number + 1
    assert not g.pool.cards
    new = [g.civs[seat].leaders[number // 4] for seat in range(seats)]
    assert [pile_.known for pile_ in new] == [(EVERYONE,)] * seats
    assert len({pile_.cards for pile_ in new}) == seats


@pytest.mark.rule("HIS-213")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7, 9, 10, 11, 12])
def test_no_new_leaders_within_an_epoch_or_after_the_last(number: int) -> None:
    t = table(3)
    before = [civ.leaders for civ in t.g.civs]
    t.g.round = number
    t.begin(rounds.end_round())
    assert not in_draft(t.g)
    assert t.g.round == (12 if number == 12 else number + 1)
    if number != 12:
        assert [civ.leaders for civ in t.g.civs] == before


@pytest.mark.rule("HIS-213")
def test_drafts_of_later_epochs_deal_anew() -> None:
    seen: set[str] = set()
    for n in range(20):
        g = start(2, f"{n}")
        while in_draft(g):
            choose(g, mover(g), options(g, mover(g))[0])
        t = Table(g)
        g.round = 4
        while g.asks[0][0] == "start_territory":
            choose(g, mover(g), options(g, mover(g))[0])
        g.round = 4
        t.begin(rounds.end_round())
        seen.update(g.pool.cards)
    assert seen == {leader.id for leader in CONTENT.leaders.values() if leader.epoch == 2}


@pytest.mark.rule("HIS-X34")
def test_the_example_of_the_leader_draft() -> None:
    g = start(4)
    assert (len(g.pool), mover(g)) == (5, g.order[-1])
    left: tuple[str, ...] = ()
    while in_draft(g):
        choose(g, mover(g), options(g, mover(g))[0])
        left = g.pool.cards or left
    assert len(left) == 2  # the first in order chose between the last two
    g = start(6)
    assert len(g.pool) == 6
    sizes = []
    while in_draft(g):
        sizes.append(len(g.pool))
        choose(g, mover(g), options(g, mover(g))[0])
    assert sizes == [6, 5, 4, 3, 2]  # the sixth takes the last one


# Advanced rules.


def draft_all(g: Historia) -> None:
    while in_draft(g):
        choose(g, mover(g), options(g, mover(g))[0])


@pytest.mark.rule("HIS-320")
@pytest.mark.parametrize("seats", SEATS)
def test_advanced_leaders_of_all_epochs_are_dealt_into_one_pool(seats: int) -> None:
    g = start(seats, advanced_rules=True)
    assert epochs_of(g.pool.cards) == dict.fromkeys((1, 2, 3), DEALT[seats])


@pytest.mark.rule("HIS-320")
@pytest.mark.parametrize("seats", SEATS)
def test_advanced_leaders_are_drafted_forth_back_and_forth(seats: int) -> None:
    g = start(seats, advanced_rules=True)
    draft_all(g)
    picks = sorted((time, seat) for seat in range(seats) for time in g.civs[seat].picked)
    assert [time for time, _ in picks] == list(range(3 * seats))
    assert [seat for _, seat in picks] == [*g.order, *g.order[::-1], *g.order]
    for seat in range(seats):
        leaders = [leader_of(g, seat, epoch) for epoch in (1, 2, 3)]
        assert [CONTENT.leaders[name].epoch for name in leaders] == [1, 2, 3]
    assert not g.pool.cards
    assert len({leader_of(g, seat, e) for seat in range(seats) for e in (1, 2, 3)}) == 3 * seats


@pytest.mark.rule("HIS-320")
def test_advanced_only_one_leader_of_an_epoch_is_offered() -> None:
    g = start(2, advanced_rules=True)
    first = g.order[0]
    second_epoch = next(card for card in g.pool.cards if CONTENT.leaders[card].epoch == 2)
    choose(g, first, ("keep", second_epoch))
    choose(g, mover(g), options(g, mover(g))[0])
    choose(g, mover(g), options(g, mover(g))[0])  # the other one twice: forth and back
    assert mover(g) == first
    offered = epochs_of(tuple(action[1] for action in options(g, first)))
    assert 2 not in offered
    assert {1, 3} == set(offered)
    assert 2 in epochs_of(g.pool.cards)


@pytest.mark.rule("HIS-321")
def test_advanced_leaders_are_revealed_when_their_epoch_begins() -> None:
    g = start(3, advanced_rules=True)
    draft_all(g)
    t = Table(g)
    while g.round == 0:
        choose(g, mover(g), options(g, mover(g))[0])

    def open_epochs(seat: int) -> list[int]:
        return [e for e in (1, 2, 3) if g.civs[seat].leaders[e - 1].known == (EVERYONE,)]

    mine = [leader_of(g, seat, epoch) for seat in range(3) for epoch in (2, 3)]
    assert [open_epochs(seat) for seat in range(3)] == [[1]] * 3
    for seat in range(3):
        assert g.civs[seat].leaders[1].known == g.civs[seat].leaders[2].known == (1 << seat,)
    g.round = 3
    t.begin(rounds.end_round())
    assert [open_epochs(seat) for seat in range(3)] == [[1]] * 3
    g.round = 4
    t.begin(rounds.end_round())
    assert (g.round, t.asked[0]) == (5, "choose_cards")  # no new draft
    assert [open_epochs(seat) for seat in range(3)] == [[2]] * 3
    assert [leader_of(g, seat, epoch) for seat in range(3) for epoch in (2, 3)] == mine
    g.round = 8
    t.begin(rounds.end_round())
    assert g.round == 9
    assert [open_epochs(seat) for seat in range(3)] == [[3]] * 3


@pytest.mark.rule("HIS-322")
@pytest.mark.parametrize("advanced", [True, False])
def test_advanced_first_cubes_are_placed_in_reverse_order(advanced: bool) -> None:
    g = start(4, advanced_rules=advanced)
    draft_all(g)
    asked = []
    while g.round == 0:
        assert g.asks[0][0] == "start_territory"
        asked.append(mover(g))
        choose(g, mover(g), options(g, mover(g))[0])
    assert tuple(asked) == (g.order[::-1] if advanced else g.order)


@pytest.mark.rule("HIS-018")
@pytest.mark.parametrize("advanced", [True, False])
def test_alone_there_are_no_leaders(advanced: bool) -> None:
    g = GAME.start(1, "alone", {"advanced_rules": advanced, "civbots": ["chieftain"]})
    while g.round == 0:
        assert not in_draft(g)
        choose(g, 0, options(g, 0)[0])
    t = Table(g)
    for number in (4, 8):
        g.round = number
        t.begin(rounds.end_round())
        assert (g.round, in_draft(g)) == (number + 1, False)
    assert [leader_of(g, 0, epoch) for epoch in (1, 2, 3)] == [""] * 3
