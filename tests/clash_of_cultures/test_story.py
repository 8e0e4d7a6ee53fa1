"""The story of a match: causes, changes line by line, and what others may not read."""

from __future__ import annotations

import random
from functools import cache

from saecula.core import flow
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR
from saecula.core.record import Match
from saecula.core.scene import LogLine, log_lines, source_label
from saecula.core.story import ledger, story
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.narrative import SECRET
from saecula.games.clash_of_cultures.position import ClashOfCultures

WEIGHTS = {"end_turn": 5, "trade": 10, "done": 15, "by_hand": 5, "accept": 150, "collect": 100}
SEEDS = ("one", "two", "three")


@cache
def played(seed: str) -> Match[ClashOfCultures]:
    """A match of three players who choose at random."""
    match = Match.new(GAME, 3, seed=seed)
    lot = random.Random(seed)
    while (seat := flow.mover(match.position)) >= 0:
        offered = flow.options(match.position, seat)
        match.choose(seat, lot.choices(offered, [WEIGHTS.get(action[0], 50) for action in offered])[0])
    return match


def log(match: Match[ClashOfCultures], viewer: int = SPECTATOR) -> list[LogLine]:
    texts = Texts(GAME, match.position, "en")
    entries = range(-1, len(match.entries))
    return [line for i in entries for line in log_lines(GAME, match.told(i), viewer, texts, match.noted(i))]


def test_points_come_from_somewhere_and_add_up() -> None:
    for seed in SEEDS:
        match = played(seed)
        texts = Texts(GAME, match.position, "en")
        parts = ledger(match, SPECTATOR)
        assert (
            tuple([sum([part.points for part in own]) for own in parts]) == GAME.result(match.position).scores
        )
        assert all(source_label(texts, part.source) for own in parts for part in own)


def test_every_gain_changes_the_number_it_names() -> None:
    lines = [line for seed in SEEDS for line in log(played(seed)) if line.key in ("gained", "paid")]
    assert len(lines) > 100
    for line in lines:
        (change,) = [change for change in line.changes if change.label != "points"]
        sign = "+" if line.key == "gained" else "−"
        number = line.text.removesuffix(".").split()[-2]
        assert change.value == f"{sign}{number}", line
        assert change.label.startswith(line.text.removesuffix(".").split()[-1].removesuffix("s")), line


def test_what_an_event_does_has_the_event_as_its_cause() -> None:
    caused = set()
    for seed in SEEDS:
        match = played(seed)
        names = {event.name["en"] for event in GAME.load_content(None).events.values()}
        caused |= {(line.key, line.cause) for line in log(match) if line.cause in names}
    assert {"gained", "paid"} <= {key for key, _ in caused}


def test_cards_that_are_chosen_in_secret_are_read_by_the_chooser_only() -> None:
    acts = [
        (viewer, act)
        for seed in SEEDS
        for viewer in (0, SPECTATOR)
        for turn in story(played(seed), viewer)
        for act in turn.acts
        if act.action and act.action[0] in SECRET
    ]
    assert acts
    for viewer, act in acts:
        hidden = set(act.action[1:]) == {UNKNOWN}
        assert hidden != (act.seat == viewer), act


def test_a_collect_is_told_with_its_city_before_what_it_brings() -> None:
    lines = [line for seed in SEEDS for line in log(played(seed))]
    collected = [i for i, line in enumerate(lines) if line.key == "collected"]
    assert len(collected) > 10
    assert not any(lines[i].cause for i in collected)
    assert {lines[i + 1].cause for i in collected if lines[i + 1].key == "gained"} == {"Collect"}


def test_turns_begin_with_a_heading() -> None:
    began = [line for line in log(played("one")) if line.key == "turn_began"]
    assert began
    assert all(line.heading and line.who == line.turn for line in began)
