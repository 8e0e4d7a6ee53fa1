"""The story of a match: turns, acts, effects with causes and changes, and the ledger of points."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from saecula.core import flow
from saecula.core.contracts import Dice, check_story_secrets, random_choice
from saecula.core.game import Game, Result, ranked, returns_of
from saecula.core.journal import UNNAMED, Change, Hidden, Narrative, Part, Source, source_for
from saecula.core.position import SPECTATOR
from saecula.core.record import Match, decode_record, encode_record
from saecula.core.registry import DONE
from saecula.core.story import Act, Turn, ledger, story
from saecula.core.zones import seen_by
from tests.sample.game import GAME
from tests.sample.position import Bazaar


def numbers(g: Bazaar) -> list[tuple[int, ...]]:
    return [(trader.gold, len(trader.hand)) for trader in g.traders]


def scores(g: Bazaar) -> Result:
    gold = tuple([trader.gold for trader in g.traders])
    places = ranked([(points,) for points in gold])
    return Result(places, gold, returns_of(places))


STORIED: Game[Bazaar] = replace(
    GAME,
    result=scores,
    narrative=Narrative(
        who="civ",
        counters=("gold", "cards"),
        read=numbers,
        active=lambda g: g.turn.seat,
        rules={"round_begins": "", "round_ends": "upkeep", "counting": "counting", "next_turn": ""},
        verbs={"stall": "", "gamble": "", "sell": "card", "trade": "", "raid": "", "draw": ""},
        lines={"staked": "card"},
        secret=frozenset({"give", "top", "wish"}),
    ),
)


def played(choices: int, seed: str = "story", seats: int = 3) -> Match[Bazaar]:
    match = Match.new(STORIED, seats, {}, seed)
    dice = Dice(seed)
    for _ in range(choices):
        if match.over:
            break
        match.choose(*random_choice(match.position, dice))
    return match


def at_market() -> Match[Bazaar]:
    """Return a match in which seat 0 is about to act and all have staked their first card."""
    match = Match.new(STORIED, 3, {}, "story")
    for seat in range(3):
        match.choose(seat, ("wish", "tea"))
    for seat in range(3):
        match.choose(seat, flow.options(match.position, seat)[0])
        if seat in flow.to_move(match.position):
            match.choose(seat, DONE)
    for seat in range(3):
        match.choose(seat, ("bid", 0))
    return match


def sources(match: Match[Bazaar]) -> list[tuple[str, Source]]:
    """Return the keys of the lines of the last choice with their sources."""
    told = match.told(len(match.entries) - 1)
    return [(told[note.line][0] if note.line >= 0 else "", note.source) for note in match.notes[-1].notes]


def test_a_choice_is_the_source_of_what_follows_from_it_later() -> None:
    match = at_market()
    seat = flow.mover(match.position)
    match.choose(seat, ("stall",))
    assert match.notes[-1].notes == []
    while flow.ask_of(match.position, seat) == ("pay", seat):
        match.choose(seat, flow.options(match.position, seat)[0])
    paid, built = match.notes[-1].notes
    assert (paid.line, paid.rule, paid.source, paid.changes) == (
        -1,
        "pay",
        Source("", "stall"),
        (Change(seat, "cards", -2),),
    )
    assert (built.rule, built.seat, built.source) == ("stall", seat, Source("", "stall"))
    assert built.changes == (Change(seat, "gold", 4),)


def test_a_free_action_is_its_own_source_and_what_was_asked_keeps_its_cause() -> None:
    match = at_market()
    seat = flow.mover(match.position)
    sale = next(action for action in flow.options(match.position, seat) if action[0] == "sell")
    match.choose(seat, sale)
    assert sources(match) == [("sold", Source("card", sale[1]))]
    match.choose(seat, ("gamble",))
    assert sources(match) == [("rolled", Source("", "gamble"))]


def test_a_line_can_name_its_source() -> None:
    match = at_market()
    notes = [note for noted in match.notes for note in noted.notes if note.source.domain]
    staked = [line[2] for i in range(len(match.entries)) for line in match.told(i) if line[0] == "staked"]
    assert [note.source for note in notes if note.line >= 0] == [Source("card", card) for card in staked]


def test_changes_after_the_last_line_of_a_rule_belong_to_it() -> None:
    match = at_market()
    staked = [note for noted in match.notes for note in noted.notes if note.rule == "stake"]
    assert [change for note in staked for change in note.changes if change.counter == "gold"] == [
        Change(seat, "gold", 1) for seat in range(3)
    ]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_ledger_adds_up_at_every_moment(seed: str) -> None:
    match = played(300, seed)
    for at in range(len(match.entries) + 1):
        sums = tuple([sum([part.points for part in own]) for own in ledger(match, 0, at)])
        assert sums == scores(match.at(at)).scores
    assert ledger(match, 0)[0][0] == Part(Source("", "start"), 2)


def test_a_story_is_made_of_turns_and_each_act_stands_once() -> None:
    match = played(120)
    turns = story(match, 0)
    assert [turn.heading for turn in turns if turn.heading][:2] == [["round", 1], ["round", 2]]
    own = [act.action for turn in turns for act in turn.acts if act.seat == 0]
    assert own == [entry.action for entry in match.entries if entry.seat == 0]
    told = [effect.line for turn in turns for act in turn.acts for effect in act.effects if effect.line]
    assert len(told) == sum([len(match.told(i)) for i in range(-1, len(match.entries))])
    assert all(one.seat != other.seat or other.heading for one, other in pairwise(turns))


def test_sealed_answers_of_others_are_not_in_the_story() -> None:
    match = Match.new(STORIED, 2, {}, "story")
    match.choose(0, ("wish", "tea"))
    assert story(match, 1) == []
    assert story(match, 0) == [Turn(SPECTATOR, [], [Act(0, ["wish", "tea"])])]
    match.choose(1, ("wish", "silk"))
    assert [act for turn in story(match, 0) for act in turn.acts if act.seat == 1] == []


def test_operands_that_only_the_chooser_knows_are_blanked() -> None:
    match = at_market()
    seat = flow.mover(match.position)
    other = (seat + 1) % 3
    match.choose(seat, ("trade", other))
    card = flow.options(match.position, seat)[0]
    match.choose(seat, card)
    acts = {viewer: story(match, viewer)[-1].acts[-1] for viewer in (seat, other)}
    assert acts[seat].action == list(card)
    assert acts[other].action == ["give", "?"]
    assert acts[other].effects[0].line[-1] == card[1]
    assert story(match, SPECTATOR)[-1].acts[-1].effects[0].line[-1] == "?"


def test_a_hidden_source_is_blanked() -> None:
    source = Source("card", Hidden("tea", seen_by(0)))
    assert source_for(source, 0) == Source("card", "tea")
    assert source_for(source, 1) == source_for(source, SPECTATOR) == Source("card", "?")


def test_stories_of_worlds_that_look_the_same_are_the_same() -> None:
    dice = Dice("secrets")
    leaky = replace(STORIED, narrative=replace(STORIED.narrative, secret=frozenset()))  # type: ignore[type-var]
    caught = 0
    for seed in ("a", "b"):
        g = GAME.start(3, seed)
        for _ in range(80):
            if flow.is_over(g):
                break
            for viewer in (0, 1, 2, SPECTATOR):
                check_story_secrets(STORIED, g, viewer, dice)
                try:
                    check_story_secrets(leaky, g, viewer, dice)
                except AssertionError:
                    caught += 1
            flow.play(g, *random_choice(g, dice))
    assert caught


def test_what_the_story_follows_must_be_public() -> None:
    def secret(g: Bazaar) -> list[tuple[int, ...]]:
        return [(trader.hand.cards.count("tea"),) for trader in g.traders]

    leaky = replace(STORIED, narrative=Narrative("civ", ("tea",), secret, lambda g: g.turn.seat))
    g = next(g for g in [GAME.start(3, seed) for seed in "abcdef"] if any(map(any, secret(g))))
    with pytest.raises(AssertionError, match="follows a secret"):
        check_story_secrets(leaky, g, SPECTATOR, Dice("secret"))


def test_notes_are_made_again_by_a_replay_and_survive_taking_back() -> None:
    match = played(90)
    again = Match.open(STORIED, decode_record(encode_record(match.saved())))
    assert (again.opening, again.notes) == (match.opening, match.notes)
    again.rewind(25)
    assert again.notes == match.notes[:25]
    for entry in match.entries[25:]:
        again.choose(entry.seat, tuple(entry.action))
    assert again.notes == match.notes


def test_a_new_segment_keeps_the_causes_of_what_is_still_to_happen() -> None:
    match = at_market()
    seat = flow.mover(match.position)
    match.choose(seat, ("stall",))
    match.go_on()
    while flow.ask_of(match.position, seat) == ("pay", seat):
        match.choose(seat, flow.options(match.position, seat)[0])
    assert sources(match)[-1] == ("built", Source("", "stall"))
    assert [sum([part.points for part in own]) for own in ledger(match, 0)] == [
        trader.gold for trader in match.position.traders
    ]


def test_nobody_listens_outside_of_a_recorded_choice() -> None:
    match = played(20)
    assert match.position.rules is STORIED.rules
    assert match.position.journal is None
    assert match.position.rules.recorder is None
    match.position.cite("card", "tea")  # without a journal nothing happens


def test_a_game_without_a_narrative_has_a_story_without_causes() -> None:
    match = Match.new(GAME, 2, {}, "plain")
    match.choose(0, ("wish", "tea"))
    match.choose(1, ("wish", "tea"))
    assert [noted.notes for noted in match.notes] == [[], []]
    assert ledger(match, 0) == [[], []]
    assert match.noted(1) == [None] * len(match.told(1)) == [None]
    assert [turn.heading for turn in story(match, 0)] == [[], ["round", 1]]


def test_resigning_is_a_source() -> None:
    match = at_market()
    match.resign(flow.mover(match.position))
    assert match.notes[-1].notes[0].source == Source("", "resign")
    assert UNNAMED not in [note.source for note in match.notes[-1].notes]
