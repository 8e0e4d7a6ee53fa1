"""What a seat sees, and the worlds it imagines."""

from __future__ import annotations

from saecula.core import flow
from saecula.core.position import SPECTATOR, Seat
from saecula.core.registry import DONE, PASS
from tests.sample.game import GAME
from tests.sample.position import Bazaar
from tests.sample.table import at_market, at_round_end, at_stakes, match_of


def seen(g: Bazaar, seat: Seat) -> dict[str, object]:
    return GAME.plain(GAME.redact(g, seat).position)


def test_redacting_leaves_the_position_as_it_was() -> None:
    g = at_market().position
    before = GAME.digest(g)
    view = GAME.redact(g, 1)
    assert (view.seat, view.position.dice, view.position.removed) == (1, 0, "")
    view.position.traders[0].gold = 99
    assert GAME.digest(g) == before


def test_a_spectator_sees_no_hand_and_no_wish() -> None:
    g = at_market().position
    view = GAME.redact(g, SPECTATOR).position
    assert {card for trader in view.traders for card in trader.hand.cards} == {"?"}
    assert {trader.wish for trader in view.traders} == {""}
    assert set(view.deck.cards) == {"?"}


def test_a_sealed_pick_is_seen_by_nobody_else() -> None:
    match = at_stakes(3)
    before = [seen(match.position, seat) for seat in (0, 2, SPECTATOR)]
    match.choose(1, flow.options(match.position, 1)[0])
    assert [seen(match.position, seat) for seat in (0, 2, SPECTATOR)] == before
    assert flow.picks_of(match.position, 1)


def test_a_poll_looks_the_same_whoever_can_answer() -> None:
    views = []
    for hands in ({0: "tea", 1: "veto", 2: "jade", 3: "salt"}, {0: "tea", 1: "jade", 2: "veto", 3: "salt"}):
        match = at_market(4, hands)
        match.choose(0, ("raid", 3))
        views.append([seen(match.position, seat) for seat in (0, 3, SPECTATOR)])
        assert len(flow.to_move(match.position)) == 1
    assert views[0] == views[1]


def test_a_quiet_block_looks_the_same_whoever_is_asked() -> None:
    views = []
    for hands in ({0: "tea", 1: "alms", 2: "silk", 3: "salt"}, {0: "tea", 1: "silk", 2: "jade", 3: "salt"}):
        match = at_round_end(4, hands)
        views.append([seen(match.position, seat) for seat in (0, 3, SPECTATOR)])
        assert len(flow.to_move(match.position)) == 1
    assert views[0] == views[1]


def test_an_answer_in_a_quiet_block_is_seen_by_nobody_else() -> None:
    match = at_round_end(3, {0: "alms jade", 1: "alms", 2: "tea"})
    before = [seen(match.position, seat) for seat in (1, 2, SPECTATOR)]
    match.choose(0, ("use", "alms"))
    match.choose(0, DONE)
    assert [seen(match.position, seat) for seat in (1, 2, SPECTATOR)] == before
    assert flow.to_move(match.position) == [1]


def test_somebody_stays_asked_in_an_imagined_quiet_block() -> None:
    """Seat 0 has answered and waits; in worlds where nobody else could act, the last ask stays open."""
    match = at_round_end(3, {0: "alms", 1: "tea", 2: "jade"})
    match.choose(0, PASS)
    last = []
    for dice in range(60):
        world = GAME.imagine(GAME.redact(match.position, 0), dice)
        seat, offered = flow.turn(world)
        last.append((seat, offered))
        assert offered
        while world.block == "quiet":
            seat, offered = flow.turn(world)
            flow.play(world, seat, offered[-1])
        GAME.check(world)
    assert (2, [DONE]) in last


def test_an_imagined_world_is_whole_and_differs_from_the_truth() -> None:
    g = at_market(4).position
    view = GAME.redact(g, 2)
    worlds = [GAME.imagine(view, dice) for dice in range(20)]
    hands = {world.traders[0].hand.cards for world in worlds}
    assert len(hands) > 5
    for world in worlds:
        GAME.check(world)
        assert world.traders[2].hand == g.traders[2].hand
        assert world.dice != g.dice
        assert not world.barrier


def test_others_choose_again_in_an_imagined_world() -> None:
    match = at_stakes(3)
    for seat in (0, 1):
        match.choose(seat, flow.options(match.position, seat)[0])
    world = GAME.imagine(GAME.redact(match.position, 1), 7)
    assert flow.picks_of(world, 0) == ()
    assert flow.picks_of(world, 1) == flow.picks_of(match.position, 1)
    for _ in range(6):
        seat = flow.mover(world)
        flow.play(world, seat, flow.options(world, seat)[-1])
    assert world.asks[0][0] != "stake"


def test_somebody_stays_asked_in_an_imagined_poll() -> None:
    """Seat 1 has passed and waits; in worlds where no other seat can act, the last one is still asked."""
    match = at_market(3, {0: "tea", 1: "veto", 2: "veto"})
    match.choose(0, ("raid", 1))
    match.choose(1, PASS)
    alone = 0
    for dice in range(30):
        world = GAME.imagine(GAME.redact(match.position, 1), dice)
        assert flow.to_move(world) == [2]
        offered = flow.options(world, 2)
        alone += offered == [PASS]
        flow.play(world, 2, offered[-1])
        assert world.block == "ask"
    assert alone


def test_what_is_forced_is_picked_in_an_imagined_block() -> None:
    match = match_of(2)
    world = GAME.imagine(GAME.redact(match.position, 0), 3)
    assert flow.to_move(world) == [0, 1]
    poll = at_market(4, {0: "tea", 1: "veto", 2: "jade", 3: "salt"})
    poll.choose(0, ("raid", 3))
    asked = [len(flow.to_move(GAME.imagine(GAME.redact(poll.position, 0), dice))) for dice in range(30)]
    assert min(asked) >= 1
    assert max(asked) > 1
