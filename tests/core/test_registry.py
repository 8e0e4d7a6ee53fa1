"""The registry of rules: what it refuses, and old names."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.position import Action, Seat
from saecula.core.registry import scope
from tests.core.toy import Toy, handful, picker, toy_rules


def test_a_frame_takes_no_keyword_arguments() -> None:
    rules, say = toy_rules()
    pick, gather = picker(rules), handful(rules)
    with pytest.raises(TypeError, match="say: a frame takes no keyword arguments"):
        say(word="lost")  # type: ignore[call-arg]  # what a type checker would not always see
    with pytest.raises(TypeError, match="pick: a frame"):
        pick(0, n=3)  # type: ignore[call-arg]  # refused by both
    with pytest.raises(TypeError, match="gather: a frame"):
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
