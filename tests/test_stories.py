"""The stories of finished matches of every game: they add up, hide what is hidden, and can be read."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from saecula.core.journal import Source
from saecula.core.locale import Texts, languages
from saecula.core.points import Points
from saecula.core.position import SPECTATOR
from saecula.core.record import Match, carry_out, read_record
from saecula.core.scene import log_lines, source_label
from saecula.core.story import Turn, ledger, story
from saecula.core.zones import UNKNOWN
from saecula.games import GAMES, game
from tests.test_records import RECORDS

CITED = re.compile(r'\(\s*"",\s*"(\w+)"')


@cache
def replayed(path: Path) -> Match[Any]:
    return Match.open(game(path.parent.name), read_record(path))


def some(name: str, title: str = "3-players-greedy") -> Match[Any]:
    return replayed(next(path for path in RECORDS if (path.parent.name, path.stem) == (name, title)))


def named(match: Match[Any], seat: int) -> dict[str, Points]:
    """Return the points of a seat by the name of their source."""
    texts = Texts(match.game, match.position, "en")
    return {source_label(texts, part.source): part.points for part in ledger(match, SPECTATOR)[seat]}


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_the_ledger_adds_up_after_every_choice(path: Path) -> None:
    match = replayed(path)
    narrative = match.game.narrative
    assert narrative is not None
    g = match.at(0)
    sums = [numbers[0] for numbers in narrative.read(g)][: match.record.seats]
    for entry, noted in zip(match.entries, match.notes, strict=True):
        carry_out(g, entry)
        for change in [change for note in noted.notes for change in note.changes]:
            if change.counter == narrative.counters[0] and change.who < len(sums):
                sums[change.who] += change.by
        assert tuple(sums) == match.game.result(g).scores
    for viewer in (0, SPECTATOR):
        assert [sum([part.points for part in own]) for own in ledger(match, viewer)] == sums


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_all_points_come_from_something_with_a_name(path: Path) -> None:
    match = replayed(path)
    for language in languages():
        texts = Texts(match.game, match.position, language)
        for part in [part for own in ledger(match, SPECTATOR) for part in own]:
            label = source_label(texts, part.source)
            assert label, part
            assert not label.startswith("cause-"), part


@pytest.mark.parametrize("name", GAMES)
def test_every_cited_cause_is_declared(name: str) -> None:
    narrative = game(name).narrative
    assert narrative is not None
    rules = files(game(name).package).joinpath("rules").iterdir()
    cited = {word for path in rules if path.is_file() for word in CITED.findall(path.read_text("utf-8"))}
    assert cited <= narrative.causes()
    assert set(narrative.words) <= cited


@pytest.mark.parametrize("name", GAMES)
def test_a_narrative_names_what_there_is(name: str) -> None:
    its = game(name)
    narrative = its.narrative
    assert narrative is not None
    assert set(narrative.rules) <= set(its.rules.entries)
    assert set(narrative.verbs) | narrative.secret <= set(its.verbs)
    for verb, operand in narrative.verbs.items():
        assert not operand or operand in its.verbs[verb], verb
    for line, argument in narrative.lines.items():
        assert not argument or argument in its.lines[line], line


def acts_of(turns: list[Turn], seat: int) -> list[list[Any]]:
    return [act.action for turn in turns for act in turn.acts if act.seat == seat and act.action]


@pytest.mark.parametrize("name", GAMES)
def test_only_the_chooser_reads_secret_operands(name: str) -> None:
    match = some(name)
    narrative = match.game.narrative
    assert narrative is not None
    own, seen = acts_of(story(match, 1), 1), acts_of(story(match, 0), 1)
    assert [entry.action for entry in match.entries if entry.seat == 1] == own
    assert len(seen) <= len(own)
    secret = [action for action in seen if action[0] in narrative.secret]
    assert all(set(action[1:]) <= {UNKNOWN} for action in secret)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_of_one_seat_and_all_lines_are_in_it(name: str) -> None:
    match = some(name)
    turns = story(match, 0)
    effects = [(turn, effect) for turn in turns for act in turn.acts for effect in act.effects]
    assert len([effect for _, effect in effects if effect.line]) == sum(
        [len(match.told(i)) for i in range(-1, len(match.entries))]
    )
    assert [turn.heading[0] for turn in turns if turn.heading][-1] == "game_ended"
    assert {turn.seat for turn in turns} >= set(range(match.record.seats))
    assert 30 < len(turns) < len(match.entries)


@pytest.mark.parametrize("name", GAMES)
def test_log_lines_say_whose_turn_it_is(name: str) -> None:
    match = some(name)
    texts = Texts(match.game, match.position, "en")
    lines = [
        line
        for i in range(len(match.entries))
        for line in log_lines(match.game, match.told(i), 0, texts, match.noted(i))
    ]
    assert len({line.turn for line in lines if line.turn}) == match.record.seats
    assert [line for line in lines if line.cause and not line.heading]
    assert not [line.cause for line in lines if line.cause.startswith("cause-")]
    assert not [change for line in lines for change in line.changes if change.label.startswith("counter-")]


def test_historia_names_territories_wonders_governments_and_leaders() -> None:
    match = some("historia")
    found = {part.source.domain for own in ledger(match, SPECTATOR) for part in own}
    assert {"measure", "card", "wonder", "leader"} <= found


def test_sands_of_time_names_chronicle_cards_and_final_bonuses() -> None:
    match = some("sands_of_time")
    found = {part.source for own in ledger(match, SPECTATOR) for part in own}
    assert {source.domain for source in found} == {"", "chronicle"}
    assert {Source("", "most_regions"), Source("", "lowest_unrest")} <= found


def test_through_the_ages_names_cards_and_impacts() -> None:
    match = some("through_the_ages")
    sources = {name for seat in range(3) for name in named(match, seat)}
    assert any(name.startswith("Impact of") for name in sources)
    assert "Preparing an event" in sources
    assert len(sources) > 15


@pytest.mark.parametrize("rule", ["choose_mixture", "lose_worker", "send_force", "discard_cards"])
def test_an_event_is_the_cause_of_what_each_player_answers(rule: str) -> None:
    matches = [replayed(path) for path in RECORDS if path.parent.name == "through_the_ages"]
    notes = [note for match in matches for noted in match.notes for note in noted.notes if note.rule == rule]
    sources = [note.source for note in notes if note.source.value]
    assert sources
    assert {source.domain for source in sources} == {"card"}
