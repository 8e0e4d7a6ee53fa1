"""A match that is saved in the middle of something opens again and goes on as if it had never been closed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core import flow
from saecula.core.contracts import Dice, random_choice
from saecula.core.record import Match, continued, decode_record, encode_record
from saecula.core.variants import plain_options
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.clash_of_cultures.openings import opening
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_exploring import explore
from tests.clash_of_cultures.test_persons import offered
from tests.clash_of_cultures.test_trading import hold as holding
from tests.clash_of_cultures.test_trading import offer
from tests.clash_of_cultures.war import FIELD, fight, hold, lay, war


def battle() -> Table:
    """One side has laid its tactics card, the other one has not."""
    t = war().units(0, FIELD, infantry=2, cavalry=1).units(1, FIELD, infantry=2, elephant=1)
    return lay(fight(hold(hold(t, 0, "high_morale"), 1, "archers")), "high_morale")


def exploration() -> Table:
    """A tile is turned up and not yet laid."""
    return explore(table(), "D2", "C3", "tile_05")


def trade() -> Table:
    """An offer with a hidden card waits for its answer."""
    t = holding(table().goods(0, food=2).goods(1, gold=2), 0, "action_01")
    return offer(t.act(), 1, ("offer_card", "action_01"), ("offer_good", "food"), ("ask_good", "gold"))


def sale() -> Table:
    """A great person is offered to the other player."""
    return offered("great_artist", 3).do("pass")


def match_of(g: ClashOfCultures) -> Match[ClashOfCultures]:
    """Return a match that goes on from a position."""
    begun = Match.new(GAME, g.seats, plain_options(g.variant), "saving")
    return Match.open(GAME, continued(begun.saved(), GAME.plain(g)))


def play_on(match: Match[ClashOfCultures], choices: int, dice: Dice) -> Match[ClashOfCultures]:
    """Make random choices."""
    for _ in range(choices):
        if not match.over:
            match.choose(*random_choice(match.position, dice))
    return match


def reopened(match: Match[ClashOfCultures]) -> Match[ClashOfCultures]:
    """Return the match after its record was written and read."""
    return Match.open(GAME, decode_record(encode_record(match.saved())))


@pytest.mark.parametrize(
    ("scene", "asked"),
    [(battle, "lay_tactics"), (exploration, "lay_tile"), (trade, "accept"), (sale, "buy_person")],
)
def test_a_saved_match_goes_on_where_it_was(scene: Callable[[], Table], asked: str) -> None:
    t = scene()
    assert t.asked[0] == asked
    match = match_of(t.g)
    again = reopened(match)
    assert GAME.digest(again.position) == GAME.digest(t.g)
    for seat in flow.to_move(t.g):
        assert flow.options(again.position, seat) == flow.options(t.g, seat)
    one, other = (GAME.digest(play_on(each, 40, Dice("on")).position) for each in (match, again))
    assert one == other


@pytest.mark.parametrize("number", range(3))
def test_a_rich_match_is_saved_and_opened_again_and_again(number: int) -> None:
    match = match_of(opening(number, Dice(f"saved {number}")))
    for part in range(6):
        play_on(match, 9, Dice(f"{number} {part}"))
        again = reopened(match)
        assert GAME.digest(again.position) == GAME.digest(match.position)
        assert (again.stamps, again.barriers) == (match.stamps, match.barriers)
        match = again
