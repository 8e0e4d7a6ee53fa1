"""Each contract fails on a game that is broken in one place."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.contracts import (
    MANY_OPTIONS,
    Dice,
    Log,
    by_taste,
    census,
    check_barrier,
    check_classes,
    check_clone,
    check_forgetting,
    check_imagined,
    check_journal,
    check_match,
    check_options,
    check_plays_on,
    check_policies,
    check_position,
    check_record,
    check_result,
    check_saved,
    check_scene,
    check_sealed,
    check_seen_options,
    difference,
    offers,
    random_match,
    recorded,
    tail_rule,
)
from saecula.core.game import Game, Result
from saecula.core.position import Action, Seat
from saecula.core.zones import Zone, seen_by
from tests.sample.determinize import determinize
from tests.sample.game import GAME
from tests.sample.position import Bazaar
from tests.sample.rules import market
from tests.sample.table import at_market, at_stakes, match_of

DICE = Dice("test")


def position() -> Bazaar:
    return at_market(3, {0: "jade tea", 1: "salt silk", 2: "tea veto"}).position


def often(check: Callable[[], Any]) -> None:
    """Repeat a check that depends on dice often enough to find the bug."""
    for _ in range(40):
        check()


def classes_seen_by(g: Bazaar, viewer: Seat) -> None:
    check_classes(GAME, g, GAME.imagine(GAME.redact(g, viewer), DICE.state()), viewer)


def with_code(**functions: Any) -> Game[Bazaar]:
    return dataclasses.replace(GAME, code=dataclasses.replace(GAME.code, **functions))


def patch(monkeypatch: pytest.MonkeyPatch, rule: str, **changes: Any) -> None:
    for name, value in changes.items():
        monkeypatch.setattr(GAME.rules.entries[rule], name, value)


def test_a_sound_game_passes() -> None:
    for g in (match_of(3).position, at_stakes(4).position, position()):
        check_position(GAME, g, DICE, thorough=True)


def test_the_dice_are_the_same_for_the_same_seed() -> None:
    one, other = Dice("a"), Dice("a")
    assert [one.roll(100) for _ in range(9)] == [other.roll(100) for _ in range(9)]
    assert Dice("b").state() != Dice("c").state()
    assert Dice(1).pick(["x"]) == "x"


def test_random_matches_can_be_repeated_and_recorded() -> None:
    log: Log = []
    seen: list[str] = []
    g = random_match(GAME, 3, "nine", {}, lambda p: seen.append(p.block), log=log)
    assert GAME.digest(random_match(GAME, 3, "nine")) == GAME.digest(g)
    assert len(seen) == len(log)
    assert {"ask", "together"} <= set(seen)
    assert GAME.digest(recorded(GAME, 3, "nine", {}, log).position) == GAME.digest(g)


def test_a_taste_weighs_the_options() -> None:
    dice = Dice("weights")
    picks = [dice.weighted("abc", [0, 1, 3]) for _ in range(400)]
    assert set(picks) == {"b", "c"}
    assert 2 < picks.count("c") / picks.count("b") < 4.5

    def hermit(_g: Bazaar, _seat: Seat, action: Action) -> int:
        return 0 if action[0] in ("raid", "trade") else 1

    log: Log = []
    random_match(GAME, 3, "nine", log=log)
    assert {"raid", "trade"} & {action[0] for _, action in log}
    log.clear()
    g = random_match(GAME, 3, "nine", log=log, driver=by_taste(hermit))
    assert not {"raid", "trade"} & {action[0] for _, action in log}
    match = check_match(GAME, 3, "nine", every=1000, driver=by_taste(hermit))
    assert GAME.digest(match.position) == GAME.digest(g)


def test_what_was_offered_is_counted() -> None:
    log: Log = []
    with offers(GAME) as counts:
        random_match(GAME, 3, "nine", log=log)
    assert {action for _, action in log} <= set(counts)
    assert ("bid", 0) in counts
    assert ("raid", 3) not in counts
    before = counts.total()
    random_match(GAME, 3, "nine")
    assert counts.total() == before


def test_an_endless_match_is_named() -> None:
    with pytest.raises(AssertionError, match="no end after 5 choices; asked: ") as caught:
        random_match(GAME, 3, "seven", limit=5)
    assert caught.value.__notes__ == ["bazaar, 3 seats, seed 'seven', {}, choice 5"]


def test_a_crash_leaves_the_choices_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: Any) -> None:
        raise ZeroDivisionError

    patch(monkeypatch, "bid", run=crash)
    log: Log = []
    with pytest.raises(ZeroDivisionError):
        random_match(GAME, 2, "x", log=log)
    match = recorded(GAME, 2, "x", {}, log)
    assert len(match.entries) == len(log) - 1
    assert flow.ask_of(match.position, log[-1][0])


def test_a_shallow_clone() -> None:
    def shallow(g: Bazaar) -> Bazaar:
        c = GAME.code.clone(g)
        c.traders = g.traders
        return c

    g = position()
    with pytest.raises(AssertionError, match="playing on a clone changed the original"):
        often(lambda: check_clone(with_code(clone=shallow), g, DICE))


def test_something_not_saved() -> None:
    def forgetful(plain: dict[str, Any], **shared: Any) -> Bazaar:
        g = GAME.code.load(plain, **shared)
        g.prices = {}
        return g

    with pytest.raises(AssertionError, match="saved and loaded: prices: "):
        check_saved(with_code(load=forgetful), position())


def test_a_list_in_a_frame() -> None:
    g = position()
    g.agenda.append(("turns", [1, 2]))
    with pytest.raises(AssertionError, match="agenda holds something that JSON does not give back"):
        check_saved(GAME, g)


def options_of(change: Callable[[Bazaar], None], *offered: Action) -> Callable[..., list[Action]]:
    def options(g: Bazaar, _seat: Seat, _left: int) -> list[Action]:
        change(g)
        return list(offered)

    return options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            options_of(lambda g: g.prices.update(tea=9), ("rest",), ("go",)),
            "listing options changed the position",
        ),
        (options_of(lambda g: g.reveal(), ("rest",), ("go",)), "options threw dice or revealed something"),
        (options_of(lambda g: g.then(("x",)), ("rest",), ("go",)), "options put frames"),
        (options_of(lambda _: None, ("rest",), ("rest",)), "offers something twice"),
    ],
)
def test_options_that_do_more_than_list(
    monkeypatch: pytest.MonkeyPatch, options: Callable[..., list[Action]], message: str
) -> None:
    g = position()
    patch(monkeypatch, "market", options=options, free=False)
    g.listed = [options(GAME.clone(g), 0, 2)]
    with pytest.raises(AssertionError, match=message):
        check_options(GAME, g)


def test_options_that_are_no_words_or_not_stable(monkeypatch: pytest.MonkeyPatch) -> None:
    g = position()
    patch(monkeypatch, "market", free=False, options=options_of(lambda _: None, ("rest",), ("go",)))
    g.listed = [[("go",), ("rest",)]]
    with pytest.raises(AssertionError, match="listed again, the options differ"):
        check_options(GAME, g)
    patch(monkeypatch, "market", options=options_of(lambda _: None, ("fly", "moon"), ("rest",)))
    g.listed = []
    with pytest.raises(AssertionError, match="is not a word of this game"):
        check_options(GAME, g)


def test_options_that_read_what_the_seat_cannot_see(monkeypatch: pytest.MonkeyPatch) -> None:
    def spying(g: Bazaar, _seat: Seat, _left: int) -> list[Action]:
        return [("rest",), ("gamble",) if "veto" in g.traders[2].hand else ("draw",)]

    g = position()
    patch(monkeypatch, "market", options=spying, free=False)
    g.listed = []
    with pytest.raises(AssertionError, match="seat 0 sees the options"):
        check_seen_options(GAME, g, 0)
    with pytest.raises(AssertionError, match="imagined by seat 0: other options"):
        often(lambda: check_imagined(GAME, g, 0, DICE))


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (lambda _g, _options: ("fly",), "usual answers .* with ..fly"),
        (lambda g, options: (g.traders.clear(), options[0])[1], "usual changed the position"),
    ],
)
def test_a_usual_answer_that_is_none(answer: Callable[..., Any], message: str) -> None:
    game = dataclasses.replace(GAME, usual=lambda g, _seat, _frame, options: answer(g, options))
    with pytest.raises(AssertionError, match=message):
        check_policies(game, position(), 0, DICE)
    with pytest.raises(AssertionError, match=message):
        check_match(game, 3, "nonsense")


def test_a_rollout_policy_that_does_not_choose() -> None:
    g = position()
    sound = dataclasses.replace(GAME, rollout_policy=lambda _g, _s, _f, options, rng: rng.choice(options))
    check_policies(sound, g, 0, DICE)
    silent: Any = lambda *_: None  # noqa: E731
    broken = dataclasses.replace(GAME, rollout_policy=silent)
    with pytest.raises(AssertionError, match=r"rollout_policy answers .* with None"):
        check_policies(broken, g, 0, DICE)
    with pytest.raises(AssertionError, match="rollout_policy answers"):
        check_match(broken, 3, "nonsense")


def imagined_by(change: Callable[[Bazaar], None]) -> Game[Bazaar]:
    def guess(g: Bazaar, viewer: Seat) -> None:
        determinize(g, viewer)
        change(g)

    return dataclasses.replace(GAME, determinize=guess)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (
            dataclasses.replace(GAME, determinize=lambda _g, _seat: None),
            "something stays unknown: traders, deck",
        ),
        (imagined_by(lambda g: g.prices.update(tea=9)), "looks different: prices.tea: 3 and 9"),
        (imagined_by(lambda g: setattr(g, "removed", "gold")), "cards are not conserved"),
        (imagined_by(lambda g: setattr(g, "closed", 1)), "looks different: closed"),
    ],
)
def test_worlds_that_are_not_whole(game: Game[Bazaar], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_imagined(game, position(), 0, DICE)


def test_a_world_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(g: Bazaar, seat: Seat, _action: Action, left: int) -> None:
        g.then(market.market(seat, left))

    patch(monkeypatch, "market", run=again, free=False)
    with pytest.raises(AssertionError, match="a world imagined by seat 1 does not end"):
        check_plays_on(GAME, position(), 1, DICE)


def test_a_sealed_pick_that_is_seen() -> None:
    with pytest.raises(AssertionError, match=r"seat \d sees the sealed pick of seat \d: picks"):
        check_sealed(with_code(redact=lambda g, _seat: GAME.clone(g)), at_stakes(3).position, DICE)


def test_an_ask_that_betrays_by_being_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_market(2, {0: "jade silk", 1: "salt tea"})
    match.choose(0, ("trade", 1))
    g = match.position

    often(lambda: classes_seen_by(g, 1))
    patch(monkeypatch, "give", always=False)
    with pytest.raises(AssertionError, match="has many options, but one option in a world seat 1 imagines"):
        often(lambda: classes_seen_by(g, 1))


def test_a_draft_that_betrays_by_being_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_market(2, {0: "jade silk", 1: "salt tea"})
    match.choose(0, ("stall",))
    patch(monkeypatch, "pay", always=False)
    with pytest.raises(AssertionError, match="it betrays something hidden"):
        often(lambda: classes_seen_by(match.position, 1))


def test_a_forgotten_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(g: Bazaar, seat: Seat, action: Action, left: int) -> None:
        barrier = g.barrier
        market.act(g, seat, action, left)
        g.barrier = barrier

    g = position()
    often(lambda: check_barrier(GAME, g, 0, DICE))
    patch(monkeypatch, "market", run=silent)
    with pytest.raises(
        AssertionError, match="shows it something hidden, but neither dice nor reveal was called"
    ):
        often(lambda: check_barrier(GAME, g, 0, DICE))


def loot_with(
    taken: Callable[[Bazaar, Zone], tuple[str, Zone]],
) -> Callable[[Bazaar, Seat, Seat], None]:
    """Make the loot of the rules, but with another way to take the card."""

    def loot(g: Bazaar, raider: Seat, victim: Seat) -> None:
        if len(g.traders[victim].hand):
            card, g.traders[victim].hand = taken(g, g.traders[victim].hand)
            g.traders[raider].hand = g.traders[raider].hand.put(card, seen_by(raider, victim))

    return loot


def take_only(g: Bazaar, hand: Zone) -> tuple[str, Zone]:
    card = hand.cards[g.roll(len(hand))]
    return card, hand.take(card)


def hide_only_if_taken(g: Bazaar, hand: Zone) -> tuple[str, Zone]:
    card, rest = take_only(g, hand)
    return card, rest.hidden(seen_by(1)) if card == "silk" else rest


@pytest.mark.parametrize("taken", [take_only, hide_only_if_taken])
def test_a_card_that_tells_by_staying_what_was_taken(
    monkeypatch: pytest.MonkeyPatch, taken: Callable[[Bazaar, Zone], tuple[str, Zone]]
) -> None:
    g = at_market(3, {0: "jade", 1: "salt silk tea", 2: "tea"}).position
    g.traders[1].hand = g.traders[1].hand.take("silk").put("silk", seen_by(1, 2))  # seat 2 knows the silk
    check = lambda: check_forgetting(GAME, g, 2, Raids(DICE.state()))  # noqa: E731
    often(check)
    patch(monkeypatch, "loot", run=loot_with(taken))
    with pytest.raises(AssertionError, match=r"seat 2 still knows silk in traders\[1\].hand unless"):
        often(check)


class Raids(Dice):
    """Dice that choose a raid on seat 1 if there is one."""

    def pick(self, items: Sequence[Any]) -> Any:
        return ("raid", 1) if ("raid", 1) in items else super().pick(items)


@pytest.mark.no_cover
def test_whole_matches_find_a_leak_of_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    def robber(_g: Bazaar, _seat: Seat, action: Action) -> int:
        return 20 if action[0] in ("raid", "trade") else 1

    patch(monkeypatch, "loot", run=loot_with(take_only))
    seeds = iter(range(40))
    with pytest.raises(AssertionError, match="unseen, which tells what was taken"):
        often(lambda: check_match(GAME, 3, f"leak {next(seeds)}", every=1, driver=by_taste(robber)))


def test_very_long_lists_of_options_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_g: Bazaar, _seat: Seat) -> list[Action]:
        return [("bid", n % 4) for n in range(MANY_OPTIONS + 1)]

    with census(GAME) as counts:
        random_match(GAME, 2, "x")
    assert counts["bid"][2:] == [4, 0]
    patch(monkeypatch, "bid", options=endless)
    with census(GAME) as counts:
        random_match(GAME, 2, "x", {"rounds": "1"}, driver=lambda g, _: (flow.mover(g), flow.turn(g)[1][0]))
    assert counts["bid"] == [0, 0, 0, 2]


def test_a_rule_that_goes_on_after_then(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(g: Bazaar, seat: Seat, action: Action, left: int) -> None:
        market.act(g, seat, action, left)
        g.traders[seat].gold += 1

    patch(monkeypatch, "market", run=late)
    run = GAME.rules.entries["market"].run
    g = position()
    with tail_rule(GAME), pytest.raises(AssertionError, match="market changes the position after `then`"):
        flow.play(GAME.clone(g), 0, ("gamble",))
    assert GAME.rules.entries["market"].run is run
    flow.play(g, 0, ("gamble",))


def test_the_tail_rule_changes_nothing_else() -> None:
    free = random_match(GAME, 4, "tail")
    with tail_rule(GAME):
        watched = random_match(GAME, 4, "tail")
    assert GAME.digest(free) == GAME.digest(watched)


def test_chance_from_outside_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def moody(g: Bazaar, seat: Seat, _action: Action) -> None:
        calls.append(seat)
        g.traders[seat].gold += len(calls)

    patch(monkeypatch, "bid", run=moody)
    with pytest.raises(AssertionError, match="the replayed match ends at another position"):
        check_match(GAME, 2, "x", {"riches": "no"}, every=1000)


def test_a_scene_without_words_or_things() -> None:
    g = position()
    with pytest.raises(AssertionError, match=r"\['trade', 1\]: the scene of seat 0 does not show civ:1"):
        check_scene(dataclasses.replace(GAME, board=no_mats), g, 0, "en")
    with pytest.raises(AssertionError, match="no en message for ask-market, why-market, do-rest"):
        check_scene(dataclasses.replace(GAME, package="saecula.core", board=bare), g, 0, "en")


def test_a_widget_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch, "market", widget="wheel")
    with pytest.raises(AssertionError, match="market: no client knows the widget 'wheel'"):
        check_scene(GAME, position(), 0, "de")


def no_mats(seen: Any, texts: Any) -> Any:
    board = GAME.board(seen, texts)
    board.mats = []
    return board


def bare(seen: Any, texts: Any) -> Any:
    board = no_mats(seen, texts)
    board.moment = ""
    return board


def test_a_scene_that_knows_more_than_its_viewer() -> None:
    truth = [position(), at_stakes(3).position]

    def leaking(seen: Any, texts: Any) -> Any:
        board = GAME.board(seen, texts)
        board.moment = truth.pop().block
        return board

    with pytest.raises(AssertionError, match="seat 1 sees two scenes of positions that look the same"):
        check_scene(dataclasses.replace(GAME, board=leaking), position(), 1, "en")


def test_a_result_that_forgets_somebody() -> None:
    g = random_match(GAME, 3, "x")
    check_result(GAME, g)
    with pytest.raises(AssertionError, match="the result does not name every seat"):
        check_result(dataclasses.replace(GAME, result=lambda _: Result((1,), (0,), (0.0,))), g)
    with pytest.raises(AssertionError, match="returns out of range"):
        check_result(dataclasses.replace(GAME, result=lambda _: Result((1,) * 3, (0,) * 3, (2.0,) * 3)), g)


def test_a_journal_without_words() -> None:
    match = at_stakes(2)
    match.entries[-1].told = [["left", 0]]
    check_journal(match)
    match.game = dataclasses.replace(GAME, lines={**GAME.lines, "mumbled": {}})
    match.entries[-1].told = [["mumbled"]]
    with pytest.raises(AssertionError, match="no en message for told-mumbled"):
        check_journal(match)


def test_a_record_that_does_not_replay() -> None:
    match = at_stakes(2)
    check_record(match)
    match.barriers[0] = True
    with pytest.raises(AssertionError, match="the replayed match has other barriers"):
        check_record(match)


def test_differences_are_named() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 2 and 3"
    assert difference({"a": [1]}, {"a": []}) == "a: [1] and []"
