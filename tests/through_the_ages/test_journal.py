"""What the journal of Through the Ages tells, in both languages."""

from __future__ import annotations

import re

import pytest

from saecula.core.contracts import Dice
from saecula.core.flow import play, to_move
from saecula.core.journal import Source
from saecula.core.locale import Texts, languages
from saecula.core.record import Match
from saecula.core.scene import log_lines
from saecula.core.story import ledger
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import aggressions, colonization
from tests.through_the_ages.table import Table, table
from tests.through_the_ages.test_contracts import EAGERLY


def watched(t: Table) -> Table:
    """From now on everything is told."""
    t.g.journal = []
    return t


def lines(g: ThroughTheAges, language: str = "en") -> list[str]:
    texts = Texts(GAME, g, language)
    told = g.journal or []
    return [texts.text(f"told-{key}", texts.named(GAME.lines[key], args)) for key, *args in told]


def test_what_is_destroyed_by_choice_is_told_apart_from_losses() -> None:
    t = watched(table().act(0)).choose(0, "destroy", "bronze").choose(0, "destroy", "warriors")
    assert lines(t.g) == ["Red pulls down Bronze", "Red disbands Warriors"]
    assert lines(t.g, "de") == ["Rot reißt ab: Bronze", "Rot löst eine Einheit auf: Krieger"]
    t = watched(table()).begin(aggressions.raid_building(0, 1, "raid_i", 0, 0))
    assert lines(t.g)[0] == "Yellow loses a building: Philosophy"


def test_a_lost_blue_token_is_told() -> None:
    t = table(2, age=2).points(1, culture=9).workers(0, warriors=3)
    assert lines(watched(t).reveal(0, "crime_wave").g)[1:] == [
        "Yellow loses 3 culture points",
        "Yellow loses 1 blue token",
    ]


def test_lost_actions_and_yellow_tokens_are_told() -> None:
    t = table(2).banks(1, yellow=15).workers(0, warriors=3)
    assert lines(watched(t).reveal(0, "rebellion").g)[1:] == ["Yellow loses 2 civil actions"]
    assert lines(watched(t).reveal(0, "uncertain_borders").g)[1:] == ["Red takes 1 yellow token from Yellow"]
    t.war(0, "war_over_territory", 1).begin(("resolve_war", 0))
    assert lines(t.g)[-1] == "Red takes 1 yellow token from Yellow"


@pytest.mark.parametrize("event", ["development_of_religion", "rats", "iconoclasm", "impact_of_colonies"])
def test_an_event_without_effect_says_so(event: str) -> None:
    t = watched(table(age=3).banks(0, unused=0).banks(1, unused=0).banks(2, unused=0)).reveal(0, event)
    assert lines(t.g)[1:] == ["It has no effect on anybody"]
    assert lines(t.g, "de")[1:] == ["Es bleibt für alle ohne Wirkung"]


@pytest.mark.parametrize("event", ["development_of_religion", "development_of_civilization"])
def test_who_makes_no_use_of_an_event_passes(event: str) -> None:
    t = table().banks(1, unused=0).banks(2, unused=0).store(0, bronze=3).reveal(0, event)
    assert lines(watched(t).choose(0, "pass").g) == ["Red passes"]


def test_who_takes_nothing_by_agreement_passes() -> None:
    t = table(age=2).row("iron").workers(0, warriors=3).reveal(0, "international_agreement")
    assert lines(watched(t).choose(0, "done").g) == ["Red passes"]


@pytest.mark.parametrize("event", ["development_of_science", "pestilence", "impact_of_government"])
def test_an_event_with_an_effect_does_not_say_that_it_has_none(event: str) -> None:
    assert "It has no effect on anybody" not in lines(watched(table(age=3)).reveal(0, event).g)


def test_only_what_is_really_lost_is_told() -> None:
    t = watched(table(2, age=2).points(1, culture=2).workers(0, warriors=3)).reveal(0, "crime_wave")
    assert lines(t.g)[1] == "Yellow loses 2 culture points"
    t = watched(table(2, age=2).workers(0, warriors=3)).reveal(0, "crime_wave")
    assert lines(t.g)[1] == "Yellow loses 1 blue token"


def test_units_sent_are_counted_by_their_name() -> None:
    t = table().workers(0, warriors=3).begin(colonization.send_force(0, "vast_territory_i", 1))
    assert lines(watched(t).choose(0, "send", "warriors").choose(0, "done").g)[0] == "Red sends Warriors"
    t = table().workers(0, warriors=3).begin(colonization.send_force(0, "vast_territory_i", 2))
    t = watched(t).choose(0, "send", "warriors").choose(0, "send", "warriors").choose(0, "done")
    assert lines(t.g)[0] == "Red sends Warriors × 2"


def test_corruption_and_consumption_are_named() -> None:
    t = table().store(0, bronze=1, agriculture=5).banks(0, blue=5, yellow=16)
    told = lines(watched(t).end_turn(0).g)
    assert told[1:3] == ["Red loses 1 resource to corruption", "Red loses 3 food to corruption"]
    assert "The people of Red eat 1 food" in told
    assert "Rot verbraucht 1 Nahrung" in lines(t.g, "de")


@pytest.mark.parametrize("language", languages())
def test_no_line_of_a_match_has_a_hyphen_for_a_minus_or_counts_nothing(language: str) -> None:
    g = GAME.start(4, "journal")
    g.journal = []
    dice = Dice("journal")
    while to_move(g):
        seat, action = EAGERLY(g, dice)
        play(g, seat, action)
    told = lines(g, language)
    assert len(told) > 500
    assert [line for line in told if re.search(r"-\d|\b0 (culture|science|Kultur|Wissenschaft)", line)] == []


def causes(match: Match[ThroughTheAges]) -> list[tuple[str, str]]:
    """The lines of the last choice, and where they come from."""
    texts = Texts(GAME, match.position, "en")
    last = len(match.entries) - 1
    shown = log_lines(GAME, match.told(last), 0, texts, match.noted(last))
    return [(line.text, line.cause) for line in shown if not line.heading]


def recorded(t: Table) -> Match[ThroughTheAges]:
    """A match that goes on from this position."""
    match = Match.new(GAME, t.g.seats, {}, "causes")
    match.position = GAME.clone(t.g)
    match.go_on()
    return match


def test_production_names_its_cards_and_hunger_what_it_costs() -> None:
    t = (
        table()
        .act(0)
        .workers(0, agriculture=0, bronze=2, religion=1)
        .banks(0, yellow=16, blue=10)
        .points(0, culture=9)
    )
    match = recorded(t)
    match.choose(0, ("end_actions",))
    found = causes(match)
    assert ("Red makes 2 resources", "Bronze") in found
    assert [cause for text, cause in found if text.startswith("Red loses") and "culture" in text] == [
        "Famine"
    ]
    assert Source("card", "religion") in [part.source for part in ledger(match, 0)[0]]
