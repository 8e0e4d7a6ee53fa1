"""What bots think of a position: better things weigh more."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import evaluation
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import Wonder
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()


def scene() -> Table:
    """Two young civilizations in the first age."""
    t = table(2)
    t.g.round, t.g.age = 5, 1
    return t.workers(0, agriculture=2, bronze=2, philosophy=1, warriors=1).points(0, 4, 10)


def at_round(number: int) -> Table:
    """The same in a later round, with the decks of its age."""
    t = scene().age(min((number + 6) // 6, 3))
    t.g.round = number
    return t


def value(t: Table, seat: int = 0) -> float:
    return evaluation.evaluate(t.g, seat)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.points(0, 4, 12),
        lambda t: t.points(0, 6, 10),
        lambda t: t.workers(0, bronze=3),
        lambda t: t.workers(0, agriculture=3),
        lambda t: t.workers(0, philosophy=2),
        lambda t: t.workers(0, warriors=2),
        lambda t: t.banks(0, unused=2),
        lambda t: t.develop(0, "monarchy"),
        lambda t: t.develop(0, "alchemy"),
        lambda t: t.wonders(0, "hanging_gardens"),
        lambda t: t.unfinished(0, "pyramids", 2),
        lambda t: t.lead(0, "aristotle"),
        lambda t: t.hand(0, "irrigation"),
        lambda t: t.store(0, bronze=3),
        lambda t: t.points(1, 0, -5),
    ],
)
def test_what_is_better_weighs_more(better: object) -> None:
    t = scene()
    before = value(t)
    assert callable(better)
    better(t)
    assert value(t) > before


@pytest.mark.parametrize(
    "worse",
    [
        lambda t: t.banks(0, yellow=4, unused=0),  # hungry and unhappy
        lambda t: t.banks(0, blue=0),  # corruption
        lambda t: t.workers(1, warriors=6),  # a strong neighbour
        lambda t: t.workers(1, bronze=4),  # a busy one
        lambda t: t.wonders(1, "taj_mahal"),
        lambda t: t.tactic(0, "heavy_cavalry", exclusive=True),  # without cavalry
        lambda t: t.workers(0, warriors=0),
    ],
)
def test_what_is_worse_weighs_less(worse: object) -> None:
    t = scene()
    before = value(t)
    assert callable(worse)
    worse(t)
    assert value(t) < before


def test_who_resigned_has_lost() -> None:
    t = scene()
    t.g.out = 1
    assert value(t) < value(scene()) - 50


def test_at_the_end_only_culture_counts() -> None:
    t = scene()
    t.g.agenda, t.g.asks = [], ()
    assert evaluation.prospects(t.g, 0) == 10.0


@pytest.mark.parametrize("wonder", [w for w in CONTENT.wonders.values() if w.symbols.happy >= 0])
@pytest.mark.parametrize("round_", [4, 12, 18])
def test_the_last_stage_of_a_wonder_gains(wonder: Wonder, round_: int) -> None:
    t = at_round(round_).store(0, bronze=12).unfinished(0, wonder.id, len(wonder.stages) - 1).act(0)
    before = value(t)
    assert value(t.choose(0, "stages", 1)) > before


@pytest.mark.parametrize("round_", [4, 12])
def test_hunger_costs_what_it_will_cost_to_the_end(round_: int) -> None:
    t = at_round(round_).banks(0, yellow=12, unused=0).workers(0, agriculture=2)
    left = evaluation.turns_left(t.g, 0)
    fed = value(t)
    assert value(t.workers(0, agriculture=1)) < fed - 4 * left


def test_idle_hands_can_farm() -> None:
    t = at_round(4).banks(0, yellow=12, unused=0).workers(0, agriculture=1)
    hungry = value(t)
    assert value(t.banks(0, unused=1)) > hungry + 10


def test_people_who_are_not_content_are_worth_nothing() -> None:
    t = at_round(8).banks(0, yellow=11, unused=4)
    before = value(t)
    assert value(t.banks(0, yellow=10, unused=5)) < before  # one more face is asked for


def test_a_war_is_worth_what_it_would_bring() -> None:
    t = at_round(14).workers(0, warriors=6)
    before = value(t)
    assert value(t.war(0, "war_over_culture", 1)) > before + 5
    t[0].war_cards, t[0].war_rivals = (), ()
    assert value(t.war(1, "war_over_culture", 0)) > before + 5  # the stronger wins, whoever attacks


def test_who_is_attacked_gains_by_arming() -> None:
    t = at_round(14).workers(1, warriors=4)
    armed = value(at_round(14).workers(1, warriors=4).workers(0, warriors=3)) - value(t)
    t.war(1, "war_over_culture", 0)
    before = value(t)
    assert value(t.workers(0, warriors=3)) - before > armed


def test_a_wonder_that_would_make_people_unhappy_can_wait() -> None:
    t = at_round(12).store(0, bronze=12).banks(0, yellow=16).unfinished(0, "kremlin", 1).act(0)
    content = value(at_round(12).workers(0, religion=2).unfinished(0, "kremlin", 1))
    assert content > value(at_round(12).workers(0, religion=2))
    before = value(t)
    assert value(t.choose(0, "stages", 1)) < before + 1


def test_a_card_that_cannot_be_used_is_worth_nothing() -> None:
    t = at_round(8).develop(0, "selective_breeding")
    before = value(t)
    assert value(t.hand(0, "irrigation")) <= before


def test_the_clock_follows_the_decks() -> None:
    t = at_round(8)
    before = evaluation.turns_left(t.g, 0)
    t.g.civil_deck = t.g.civil_deck[:10]
    assert evaluation.turns_left(t.g, 0) < before - 3


@pytest.mark.parametrize(("active", "turns"), [(0, (2, 2)), (1, (1, 2))])
def test_in_the_last_rounds_turns_are_counted(active: int, turns: tuple[int, int]) -> None:
    t = at_round(19)
    t.g.last_round, t.g.active = 20, active
    assert (evaluation.turns_left(t.g, 0), evaluation.turns_left(t.g, 1)) == turns
