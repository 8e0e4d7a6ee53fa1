"""The agenda, decisions, drafts, blocks, polls, free actions, scopes, and illegal choices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core import flow
from saecula.core.errors import DeadEnd, EndlessLoop, IllegalChoice
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, PASS, Rules, poll, quiet, scope, together
from saecula.core.zones import NOBODY, deck, pile, seen_by
from tests.core.toy import Toy, begun, handful, picker, toy_rules


def test_frames_run_in_the_order_written_before_what_was_waiting() -> None:
    rules, say = toy_rules()

    @rules.step
    def nested(g: Toy, depth: int) -> None:
        g.trace.append(f"in {depth}")
        if depth:
            g.then(say(f"before {depth}"), nested(depth - 1))
            g.then(say(f"after {depth}"))

    g = begun(rules, nested(2), say("end"))
    assert g.trace == ["in 2", "before 2", "in 1", "before 1", "in 0", "after 1", "after 2", "end"]
    assert flow.is_over(g)
    assert flow.mover(g) == -1


def test_a_loop_is_a_frame_that_puts_itself_again() -> None:
    rules, say = toy_rules()

    @rules.step
    def count(g: Toy, n: int) -> None:
        if n:
            g.then(say(str(n)), count(n - 1))

    assert begun(rules, count(3), say("lift-off")).trace == ["3", "2", "1", "lift-off"]


def test_an_unknown_frame_is_named() -> None:
    rules, _ = toy_rules()
    with pytest.raises(LookupError, match="toy: no rule is called 'nonsense'"):
        begun(rules, ("nonsense", 1))


def test_an_endless_loop_is_named() -> None:
    rules, _ = toy_rules()

    @rules.step
    def squirrel(g: Toy) -> None:
        g.then(squirrel())

    with pytest.raises(EndlessLoop, match=r"10000 steps without a decision.*squirrel"):
        begun(rules, squirrel())


def test_a_draft_that_is_never_complete_is_named() -> None:
    rules, _ = toy_rules()

    @rules.draft
    def greed(_g: Toy, _seat: Seat, _picks: Picks) -> list[Action]:
        return [("more",)]

    @greed.resolve
    def never(g: Toy, seat: Seat, picks: Picks) -> None: ...

    with pytest.raises(EndlessLoop, match="greed forces 10000 picks"):
        begun(rules, greed(0))


@pytest.mark.parametrize(("n", "trace"), [(0, []), (1, ["0 takes 0 of 1"])])
def test_no_option_vanishes_and_one_is_taken(n: int, trace: list[str]) -> None:
    rules, say = toy_rules()
    g = begun(rules, picker(rules)(0, n), say("next"))
    assert g.trace == [*trace, "next"]


def test_many_options_are_asked() -> None:
    rules, say = toy_rules()
    g = begun(rules, picker(rules)(1, 2), say("next"))
    assert (g.block, g.trace, flow.mover(g), flow.to_move(g)) == ("ask", [], 1, [1])
    assert flow.options(g, 1) == [("take", 0), ("take", 1)]
    assert flow.options(g, 0) == []
    assert flow.ask_of(g, 1) == ("pick", 1, 2)
    flow.choose(g, 1, ("take", 1))
    assert g.trace == ["1 takes 1 of 2", "next"]


def test_always_asks_even_for_one_option_but_not_for_none() -> None:
    rules, say = toy_rules()
    pick = picker(rules, always=True)
    g = begun(rules, pick(0, 1), pick(0, 0), say("next"))
    assert g.trace == []
    flow.choose(g, 0, ("take", 0))
    assert g.trace == ["0 takes 0 of 1", "next"]


@pytest.mark.parametrize("wrap", [lambda frame: frame, lambda frame: together([frame])])
def test_must_without_an_option_is_a_dead_end(wrap: Callable[[Frame], Frame]) -> None:
    rules, _ = toy_rules()
    with pytest.raises(DeadEnd, match="toy: pick has no option for seat 2"):
        begun(rules, wrap(picker(rules, must=True)(2, 0)))


def test_a_seat_that_is_out_is_asked_nothing() -> None:
    rules, say = toy_rules()
    pick, gather = picker(rules), handful(rules)

    @rules.step
    def drop(g: Toy, seat: Seat) -> None:
        g.out |= 1 << seat

    g = begun(rules, drop(1), pick(1, 3), gather(1, 2), together([pick(1, 2)]), say("next"))
    assert g.trace == ["next"]


def test_illegal_choices_say_what_is_legal() -> None:
    rules, _ = toy_rules()
    g = begun(rules, picker(rules)(1, 2))
    with pytest.raises(IllegalChoice, match=r"seat 0 is not asked; to move: \[1\]"):
        flow.choose(g, 0, ("take", 0))
    with pytest.raises(IllegalChoice, match="take 7 is not an option; legal: take 0, take 1"):
        flow.choose(g, 1, ("take", 7))
    with pytest.raises(IllegalChoice, match="'take' is not an option"):
        flow.choose(g, 1, "take")  # type: ignore[arg-type]
    flow.choose(g, 1, ("take", 0))
    with pytest.raises(IllegalChoice, match="nobody, the match is over"):
        flow.choose(g, 1, ("take", 0))


def test_a_choice_is_taken_as_the_rules_write_it() -> None:
    rules, _ = toy_rules()
    g = begun(rules, picker(rules)(0, 2))
    flow.choose(g, 0, ("take", True))  # equal to 1, but not what a record should hold
    assert g.trace == ["0 takes 1 of 2"]


def test_a_lone_draft_takes_effect_once() -> None:
    rules, say = toy_rules()
    g = begun(rules, handful(rules)(0, 2), say("next"))
    assert DONE not in flow.options(g, 0)
    flow.choose(g, 0, ("letter", "b"))
    assert (g.trace, flow.picks_of(g, 0)) == ([], (("letter", "b"),))
    assert flow.options(g, 0) == [("letter", "a"), ("letter", "c"), DONE]
    assert not g.barrier
    flow.choose(g, 0, ("letter", "a"))
    assert g.trace == ["0 has ba of 2", "next"]


def test_done_ends_a_draft() -> None:
    rules, _ = toy_rules()
    g = begun(rules, handful(rules)(0, 3))
    flow.choose(g, 0, ("letter", "c"))
    flow.choose(g, 0, DONE)
    assert g.trace == ["0 has c of 3"]


def test_a_draft_with_nothing_to_pick_is_complete() -> None:
    rules, _ = toy_rules()
    assert begun(rules, handful(rules)(0, 0)).trace == ["0 has  of 0"]


def test_together_is_sealed_until_the_last_is_closed() -> None:
    rules, say = toy_rules()
    gather = handful(rules)
    g = begun(rules, together(gather(s, 2) for s in (2, 0, 1)), say("next"))
    assert flow.to_move(g) == [2, 0, 1]
    for seat, letters in ((0, "ab"), (2, "c")):
        for letter in letters:
            flow.choose(g, seat, ("letter", letter))
    flow.choose(g, 2, DONE)
    assert (flow.to_move(g), g.trace) == ([1], [])
    assert flow.options(g, 0) == []
    g.barrier = False
    flow.choose(g, 1, ("letter", "a"))
    flow.choose(g, 1, DONE)
    assert g.trace == ["2 has c of 2", "0 has ab of 2", "1 has a of 2", "next"]
    assert g.barrier


def test_decisions_can_be_sealed_too_and_forced_ones_close_at_once() -> None:
    rules, _ = toy_rules()
    pick = picker(rules)
    g = begun(rules, together([pick(0, 2), pick(1, 1), pick(2, 0)]))
    assert flow.to_move(g) == [0]
    flow.choose(g, 0, ("take", 1))
    assert g.trace == ["0 takes 1 of 2", "1 takes 0 of 1"]


def test_done_is_an_ordinary_answer_of_a_sealed_decision() -> None:
    rules, _ = toy_rules()

    @rules.decision
    def stop(_g: Toy, _seat: Seat) -> list[Action]:
        return [("go",), DONE]

    @stop.resolve
    def stopped(g: Toy, seat: Seat, action: Action) -> None:
        g.trace.append(f"{seat} {action[0]}")

    g = begun(rules, together([stop(0), stop(1)]))
    flow.choose(g, 0, DONE)
    flow.choose(g, 1, ("go",))
    assert g.trace == ["0 done", "1 go"]


def test_only_decisions_and_drafts_can_be_asked_together_and_only_decisions_polled() -> None:
    rules, say = toy_rules()
    gather = handful(rules)
    with pytest.raises(TypeError, match="toy: say cannot be asked in a together block"):
        begun(rules, together([say("x")]))
    with pytest.raises(TypeError, match="toy: gather cannot be asked in a poll block"):
        begun(rules, poll([gather(0, 1)]))


def interrupts(hands: dict[Seat, list[str]]) -> tuple[Toy, dict[Seat, list[str]]]:
    """Begin a raid that "stop" cancels and "profit" does not."""
    rules, say = toy_rules()

    @rules.decision
    def react(_g: Toy, seat: Seat) -> list[Action]:
        return [*[("use", card) for card in hands[seat]], PASS]

    @react.resolve
    def used(g: Toy, seat: Seat, action: Action) -> None:
        card: str = action[1]
        hands[seat].remove(card)
        g.trace.append(f"{seat} {card}")
        if card == "stop":
            g.abandon("raid")
        else:
            g.then(say("paid"))

    g = begun(rules, poll(react(s) for s in (1, 2, 0)), say("raid"), scope("raid"), say("next"))
    return g, hands


def test_a_poll_where_nobody_can_act_closes_at_once_and_is_a_barrier() -> None:
    g, _ = interrupts({0: [], 1: [], 2: []})
    assert g.trace == ["raid", "next"]
    assert g.barrier


def test_a_seat_that_can_only_pass_is_not_asked_in_a_poll() -> None:
    g, _ = interrupts({0: ["stop"], 1: [], 2: []})
    assert (flow.to_move(g), g.block) == ([0], "poll")
    assert len(g.asks) == 3


def test_the_first_in_order_acts_and_the_other_answers_are_discarded() -> None:
    g, hands = interrupts({0: ["stop"], 1: [], 2: ["profit"]})
    flow.choose(g, 0, ("use", "stop"))
    assert g.trace == []
    flow.choose(g, 2, ("use", "profit"))
    assert g.trace == ["2 profit", "paid"]
    assert hands[0] == ["stop"]
    assert [frame[1] for frame in g.asks] == [0, 1, 2]  # polled again, beginning after the one who acted
    assert flow.to_move(g) == [0]
    flow.choose(g, 0, PASS)
    assert g.trace == ["2 profit", "paid", "raid", "next"]


def test_a_poll_can_abandon_what_it_interrupts() -> None:
    g, _ = interrupts({0: ["stop"], 1: ["profit"], 2: []})
    flow.choose(g, 1, PASS)
    flow.choose(g, 0, ("use", "stop"))
    assert g.trace == ["0 stop", "next"]


def test_in_a_quiet_block_all_answers_count() -> None:
    rules, say = toy_rules()
    pick, gather = picker(rules), handful(rules)
    g = begun(rules, quiet([pick(0, 2), pick(1, 1), pick(2, 0), gather(2, 1), gather(1, 0)]), say("next"))
    assert (flow.to_move(g), g.block, len(g.asks)) == ([0, 2], "quiet", 5)
    assert g.barrier
    flow.choose(g, 2, ("letter", "b"))
    assert g.trace == []
    flow.choose(g, 0, ("take", 1))
    assert g.trace == ["0 takes 1 of 2", "1 takes 0 of 1", "2 has b of 1", "1 has  of 0", "next"]


def test_passing_in_a_quiet_block_does_nothing() -> None:
    rules, say = toy_rules()

    @rules.decision
    def act(_g: Toy, _seat: Seat) -> list[Action]:
        return [("act",), PASS]

    @act.resolve
    def acted(g: Toy, seat: Seat, action: Action) -> None:
        g.trace.append(f"{seat} {action[0]}")

    g = begun(rules, quiet([act(0), act(1)]), say("next"))
    flow.choose(g, 0, PASS)
    flow.choose(g, 1, ("act",))
    assert g.trace == ["1 act", "next"]


def test_a_quiet_block_that_asks_nobody_closes_at_once_and_is_a_barrier() -> None:
    rules, say = toy_rules()
    pick = picker(rules)
    g = begun(rules, quiet([pick(0, 0), pick(1, 0)]), say("next"))
    assert (g.trace, g.barrier) == (["next"], True)


def test_must_without_an_option_is_a_dead_end_in_a_quiet_block_too() -> None:
    rules, _ = toy_rules()
    with pytest.raises(DeadEnd, match="toy: pick has no option for seat 2"):
        begun(rules, quiet([picker(rules, must=True)(2, 0)]))


def test_a_seat_that_retires_from_a_quiet_block_is_not_asked_again() -> None:
    rules, say = toy_rules()
    pick = picker(rules)
    g = begun(rules, quiet([pick(0, 2), pick(1, 2), pick(2, 2)]), say("next"))
    flow.choose(g, 0, ("take", 1))
    flow.retire(g, 1)
    assert (flow.to_move(g), g.block) == ([0, 2], "quiet")


@pytest.mark.parametrize(
    ("block", "asked", "barrier"),
    [
        (poll, [0], False),
        (poll, [0, 0], False),
        (quiet, [0], False),
        (together, [0, 0], False),
        (poll, [1], True),
        (quiet, [1], True),
        (poll, [0, 1], True),
        (together, [0, 1], True),
        (together, [1], False),
    ],
)
@pytest.mark.parametrize("n", [0, 2])
def test_a_block_is_a_barrier_if_it_asks_another_seat_than_the_chooser(
    block: Callable[[list[Frame]], Frame], asked: list[Seat], barrier: bool, n: int
) -> None:
    rules, say = toy_rules()
    pick = picker(rules)
    g = begun(rules, pick(0, 2), block([pick(seat, n) for seat in asked]), say("next"))
    g.barrier = False
    flow.choose(g, 0, ("take", 0))
    assert g.barrier == barrier


def test_closing_a_poll_of_the_chooser_alone_is_no_barrier() -> None:
    rules, say = toy_rules()
    pick = picker(rules)
    g = begun(rules, pick(0, 2), poll([pick(0, 2)]), say("next"))
    g.barrier = False
    flow.choose(g, 0, ("take", 0))
    flow.choose(g, 0, ("take", 1))
    assert g.trace[1] == "0 takes 1 of 2"
    assert not g.barrier


def test_a_seat_with_two_asks_is_to_move_once() -> None:
    rules, _ = toy_rules()
    pick = picker(rules)
    g = begun(rules, together([pick(1, 2), pick(0, 2), pick(1, 3)]))
    assert flow.to_move(g) == [1, 0]
    flow.choose(g, 1, ("take", 0))
    assert (flow.to_move(g), flow.ask_of(g, 1)) == ([0, 1], ("pick", 1, 3))
    flow.choose(g, 1, ("take", 2))
    assert flow.to_move(g) == [0]


def drinker(rules: Rules[Toy], cups: list[str]) -> None:
    """Register a free action that can be taken as long as there are cups."""

    @rules.free_action("drink")
    def tea(_g: Toy, _seat: Seat) -> list[Action]:
        return [("drink", cup) for cup in cups]

    @tea.resolve
    def drink(g: Toy, seat: Seat, action: Action) -> None:
        cups.remove(action[1])
        g.trace.append(f"{seat} drinks {action[1]}")


def test_a_free_action_is_offered_and_the_ask_put_back() -> None:
    rules, say = toy_rules()
    cups = ["red", "blue"]
    drinker(rules, cups)
    constant: list[Action] = [("only",)]

    @rules.decision(free=True)
    def move(_g: Toy, _seat: Seat, _n: int) -> list[Action]:
        return constant

    @move.resolve
    def moved(g: Toy, _seat: Seat, _action: Action, _n: int) -> None:
        g.trace.append("moved")

    g = begun(rules, move(0, 7), say("next"))
    assert flow.options(g, 0) == [("only",), ("drink", "red"), ("drink", "blue")]
    flow.choose(g, 0, ("drink", "blue"))
    assert flow.ask_of(g, 0) == ("move", 0, 7)
    assert g.trace == ["0 drinks blue"]
    flow.choose(g, 0, ("drink", "red"))  # none left: the one option is forced now
    assert g.trace == ["0 drinks blue", "0 drinks red", "moved", "next"]
    assert constant == [("only",)]


def test_a_free_action_does_not_keep_a_decision_without_options() -> None:
    rules, say = toy_rules()
    drinker(rules, ["red"])

    @rules.decision(free=True)
    def move(_g: Toy, _seat: Seat) -> list[Action]:
        return []

    @move.resolve
    def moved(g: Toy, seat: Seat, action: Action) -> None: ...

    assert begun(rules, move(0), say("next")).trace == ["next"]


def test_abandon_drops_down_to_the_nearest_scope() -> None:
    rules, say = toy_rules()

    @rules.step
    def flee(g: Toy) -> None:
        g.abandon("battle")
        g.then(say("fled"))

    g = begun(rules, flee(), say("lost"), scope("battle"), say("kept"), scope("battle"), say("end"))
    assert g.trace == ["fled", "kept", "end"]


def test_abandon_reaches_what_another_resolve_of_the_block_has_just_put() -> None:
    rules, say = toy_rules()

    @rules.decision
    def act(_g: Toy, _seat: Seat) -> list[Action]:
        return [("fight",), ("flee",)]

    @act.resolve
    def acted(g: Toy, _seat: Seat, action: Action) -> None:
        if action == ("flee",):
            g.abandon("battle")
        else:
            g.then(say("blow"))

    g = begun(rules, together([act(0), act(1)]), say("lost"), scope("battle"), say("end"))
    flow.choose(g, 0, ("fight",))
    flow.choose(g, 1, ("flee",))
    assert g.trace == ["end"]


def test_abandon_of_a_scope_that_is_just_being_put() -> None:
    rules, say = toy_rules()

    @rules.step
    def change_of_mind(g: Toy) -> None:
        g.then(say("lost"), scope("plan"), say("kept"))
        g.abandon("plan")

    assert begun(rules, change_of_mind()).trace == ["kept"]


def test_abandoning_what_does_not_exist_changes_nothing() -> None:
    rules, say = toy_rules()
    g = begun(rules, picker(rules)(0, 2), say("next"), scope("war"))
    before = list(g.agenda)
    with pytest.raises(LookupError, match="abandon: no scope 'peace' on the agenda"):
        g.abandon("peace")
    assert g.agenda == before


def test_settle_runs_after_every_step_and_resolve_and_may_put_frames() -> None:
    rules, say = toy_rules()

    @rules.settle
    def watch(g: Toy) -> None:
        if g.trace and g.trace[-1] in ("a", "0 takes 1 of 2"):
            g.then(say("settled"))

    g = begun(rules, say("a"), picker(rules)(0, 2), say("b"))
    assert g.trace == ["a", "settled"]
    flow.choose(g, 0, ("take", 1))
    assert g.trace == ["a", "settled", "0 takes 1 of 2", "settled", "b"]


def test_options_are_listed_once() -> None:
    rules, _ = toy_rules()
    calls = []

    @rules.decision
    def look(_g: Toy, seat: Seat) -> list[Action]:
        calls.append(seat)
        return [("a",), ("b",)]

    @look.resolve
    def looked(g: Toy, seat: Seat, action: Action) -> None: ...

    g = begun(rules, look(0))
    for _ in range(3):
        flow.options(g, 0)
    flow.choose(g, 0, ("a",))
    assert calls == [0]


def test_a_seat_that_retires_is_asked_no_more_and_the_others_are_asked_again() -> None:
    rules, say = toy_rules()
    gather, pick = handful(rules), picker(rules)

    @rules.resign
    def leaves(g: Toy, seat: Seat) -> None:
        g.trace.append(f"{seat} leaves")
        g.then(say("sad"))

    g = begun(rules, together(gather(s, 1) for s in range(3)), pick(1, 2), pick(0, 2), say("next"))
    flow.choose(g, 0, ("letter", "a"))
    flow.retire(g, 1)
    assert g.trace == ["1 leaves", "sad"]
    assert flow.to_move(g) == [0, 2]
    flow.choose(g, 0, ("letter", "b"))
    flow.choose(g, 2, ("letter", "c"))
    assert g.trace[2:] == ["0 has b of 1", "2 has c of 1"]
    assert flow.to_move(g) == [0]
    flow.retire(g, 2)
    assert flow.ask_of(g, 0) == ("pick", 0, 2)
    flow.retire(g, 0)
    assert g.trace[-3:] == ["0 leaves", "sad", "next"]


def test_dice_are_fair_enough_and_a_barrier() -> None:
    rules, _ = toy_rules()
    g = begun(rules)
    g.barrier = False
    eyes = [g.roll(6) for _ in range(6000)]
    assert g.barrier
    assert min(eyes.count(face) for face in range(6)) > 900
    assert sorted(g.shuffled(("c", "a", "b"))) == ["a", "b", "c"]


def test_drawing_from_a_pile_makes_everybody_forget_the_rest() -> None:
    rules, _ = toy_rules()
    g = begun(rules)
    g.barrier = False
    full = pile(["ant", "bee", "cat"], seen_by(0)).shown(seen_by(2))
    drawn = []
    for _ in range(60):
        card, rest = g.draw(full)
        drawn.append(card)
        assert rest == pile(sorted({"ant", "bee", "cat"} - {card}), NOBODY)
    assert set(drawn) == {"ant", "bee", "cat"}
    assert g.barrier
    with pytest.raises(TypeError, match="draw is for piles"):
        g.draw(deck(["ant"]))
