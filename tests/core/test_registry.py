"""The registry of rules: what it rejects, and renamed rules."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.position import Action, Seat
from saecula.core.registry import Rules, scope, together
from tests.core.toy import Toy, begun, handful, picker, toy_rules


def test_a_frame_takes_no_keyword_arguments() -> None:
    rules, say = toy_rules()
    pick, gather = picker(rules), handful(rules)
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        say(word="lost")  # type: ignore[call-arg]  # what a type checker would not always see
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        pick(0, n=3)  # type: ignore[call-arg]  # refused by both
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        gather(0, most=3)  # type: ignore[call-arg]  # refused by both


def test_two_rules_of_one_name_are_refused() -> None:
    rules, _ = toy_rules()
    with pytest.raises(ValueError, match="two rules are called 'say'"):

        @rules.step
        def say(g: Toy) -> None: ...

    with pytest.raises(ValueError, match="two rules are called 'together'"):

        @rules.step
        def together(g: Toy) -> None: ...


def test_a_decision_without_a_resolve_is_refused() -> None:
    rules, _ = toy_rules()

    @rules.decision
    def lonely(_g: Toy, _seat: Seat) -> list[Action]:
        return []

    with pytest.raises(LookupError, match="toy: lonely has no resolve"):
        rules.close()


def test_an_old_name_must_not_be_in_use() -> None:
    rules, _ = toy_rules()

    @rules.step(was="say")
    def speak(g: Toy) -> None: ...

    with pytest.raises(LookupError, match="say is the old name of a rule"):
        rules.close()
    with pytest.raises(ValueError, match="two rules were called 'say'"):

        @rules.step(was="say")
        def talk(g: Toy) -> None: ...


def test_two_free_actions_of_one_verb_are_refused() -> None:
    rules, _ = toy_rules()

    @rules.free_action("drink")
    def tea(_g: Toy, _seat: Seat) -> list[Action]:
        return []

    with pytest.raises(ValueError, match="two free actions begin with 'drink'"):

        @rules.free_action("drink")
        def coffee(_g: Toy, _seat: Seat) -> list[Action]:
            return []


def test_old_names_are_brought_up_to_date() -> None:
    rules, _ = toy_rules()

    @rules.step(was="talk shout")
    def speak(g: Toy) -> None: ...

    assert flow.renamed(rules, ("talk", 1)) == ("speak", 1)
    assert flow.renamed(rules, ("together", ("shout", 1), ("say", 2))) == (
        "together",
        ("speak", 1),
        ("say", 2),
    )
    assert flow.renamed(rules, ("quiet", ("talk", 1))) == ("quiet", ("speak", 1))
    assert flow.renamed(rules, scope("x")) == scope("x")
    with pytest.raises(KeyError, match="no rule is called 'yodel'"):
        flow.renamed(rules, ("poll", ("yodel", 1)))


def test_rules_read_the_arguments_of_their_frames() -> None:
    rules: Rules[Toy] = Rules("toy")

    @rules.step
    def strike(_g: Toy, _seat: Seat, _card: str) -> None:
        """Do nothing."""

    pick = picker(rules)
    g = begun(rules, strike(1, "club"), pick(0, 3))
    g.agenda = [strike(1, "club"), pick(1, 2), strike(0, "stone")]
    assert strike.waiting(g) == [(1, "club"), (0, "stone")]
    assert (strike.of(strike(1, "club")), pick.of(pick(1, 2))) == ((1, "club"), (2,))
    assert pick.waiting(g) == [("pick", 1, 2)]
    assert [pick.matches(frame) for frame in (pick(0, 3), strike(1, "club"), None)] == [True, False, False]
    with pytest.raises(TypeError, match="pick is not strike"):
        strike.of(pick(1, 2))
    with pytest.raises(TypeError, match="strike is not pick"):
        pick.of(strike(1, "club"))


def test_a_rule_knows_what_a_seat_has_picked_where_it_asks() -> None:
    rules: Rules[Toy] = Rules("toy")
    gather, pick = handful(rules), picker(rules)
    g = begun(rules, together([gather(0, 3), gather(1, 3), pick(2, 2)]))
    flow.play(g, 1, flow.options(g, 1)[0])
    flow.play(g, 2, flow.options(g, 2)[1])
    assert (gather.picks(g, 0), len(gather.picks(g, 1)), gather.picks(g, 2)) == ((), 1, ())
    assert pick.picks(g, 2) == (("take", 1),)
    assert (len(gather.asked(g)), len(pick.asked(g))) == (2, 1)
