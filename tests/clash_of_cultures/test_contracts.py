"""The kernel's contracts over random matches of Clash of Cultures, and what such matches reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saecula.core.bits import bits
from saecula.core.contracts import by_taste, census, offers, random_choice, random_match
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.words import BUILDINGS
from tests.clash_of_cultures.test_contracts_sea import AT_SEA
from tests.clash_of_cultures.war import warrior
from tests.contracts import Contracts

VARIANTS: tuple[dict[str, Any], ...] = (
    {"base_only": True},
    {},
    {"base_only": True, "short_game": True},
    {"chosen_start": True, "flexible_end": True},
    {"wonder_buffet": True, "alternate_history": True, "optional_events": True},
)
CENSUS = 240
# Only governments are operands of a verb.
NEVER = {
    *("agriculture", "construction", "seafaring", "education", "warfare", "spirituality", "economy"),
    *("culture", "science"),
}
LIKES = {
    "advance": 30,
    "found": 60,
    "collect": 8,
    "construct": 40,
    "recruit": 20,
    "influence": 30,
    "cheer": 15,
    "raze": 1,
    "end_turn": 1,
    "pass": 12,
}


def builder(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to found, build and advance: random play gives its cities up and ends its turns."""
    return LIKES.get(action[0], 10)


# What leads to governments and from one to another.
POLITICS = (
    "writing",
    "philosophy",
    "tactics",
    "draft",
    "myths",
    "state_religion",
    "voting",
    "nationalism",
    "dogma",
)


def statesman(g: ClashOfCultures, seat: Seat, action: Action) -> int:
    """Like governments and the tokens that it takes to change them, and keep those."""
    if action[0] in ("advance", "gain"):
        return 400 if action[1] in POLITICS else 20
    return 1 if action[0] in ("cheer", "influence", "use", "perform") else builder(g, seat, action)


# What hangs on one card or ability among many; each has its test in the chapter it belongs to.
RARE = {
    *("ransom", "drive_off"),  # captives, tribes
    *("exchange", "prevent_loss", "set_fire", "name_faithful", "found_there"),
    *("choose_deck", "draw_from", "borrow"),  # of wonders
    *("reform", "erupt", "name_reformer"),  # of events
}
RARE_VERBS = {
    *("drive", "redraw", "enthrone_any", "reform", "erupt"),
    *("build_wonder", "with_architect", "wreck_wonder", "borrow", "from_discards"),
}
DRIVERS = (random_choice, by_taste(builder), by_taste(warrior))


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 3, 5, 7, 5

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        seats, _, _ = super().match(number)
        return seats, VARIANTS[number % len(VARIANTS)], DRIVERS[number // 2 % len(DRIVERS)]


def test_matches_reach_every_decision_and_every_word() -> None:
    had: Counter[str] = Counter()
    standing: Counter[str] = Counter()
    with census(GAME) as decisions, offers(GAME) as offered:
        for number in range(CENSUS):
            g = random_match(
                GAME,
                2 + number % 3,
                f"census {number}",
                VARIANTS[number % len(VARIANTS)],
                driver=by_taste((statesman, builder, warrior, builder)[number % 4]),
            )
            content = g.content
            had.update([content.advances[n].id for civ in g.civs for n in bits(civ.advances)])
            for civ in g.civs:
                standing.update([id_ for id_, where in zip(BUILDINGS, civ.buildings, strict=True) if where])
    assert {id_ for id_, counts in decisions.items() if not counts[2] + counts[3]} <= RARE | AT_SEA
    assert set(GAME.verbs) - {action[0] for action in offered} <= RARE_VERBS | AT_SEA
    reached = {word for action in offered for word in action[1:]}
    for name in ("hex", "building", "category", "civ", "turn"):
        assert set(GAME.domains[name].values(content)) - reached <= NEVER, name
    assert {advance.id for advance in content.advances} - set(had) == set()
    assert set(BUILDINGS) - set(standing) == set()
