"""The contracts where everybody is rich: wonders are built, great persons played, events frequent."""

from __future__ import annotations

import pytest

from saecula.core import flow
from saecula.core.contracts import Dice, check_position
from saecula.core.position import Action
from saecula.core.registry import scope
from saecula.core.zones import EVERYONE
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import rounds
from tests.clash_of_cultures.table import Table, table

CHOICES = 500
EVERY = 9
LIKES = ("construct", "build_wonder", "with_architect", "play_person", "invite", "use", "advance", "found")


def rich(seats: int, dice: Dice, **options: bool) -> ClashOfCultures:
    """A match in which everybody has many goods and advances, wonder cards and a great person."""
    t = table(seats, base_only=False, **options)
    g = t.g
    for seat, civ in enumerate(g.civs):
        t.advances(
            seat,
            *("storage", "engineering", "rituals", "monuments", "philosophy", "sports", "priesthood"),
            *("siegecraft", "cartography", "irrigation", "voting", "draft", "state_religion", "bartering"),
        )
        t.goods(seat, food=7, wood=7, ore=7, ideas=7, gold=7, mood=9, culture=12)
        home = land_around(t, seat)
        for hex_ in home:
            t.city(seat, hex_, mood="happy")
        for _ in range(8 // seats):
            wonder = dice.pick(list(g.wonder_deck.cards))
            g.wonder_deck = g.wonder_deck.take(wonder)
            civ.wonders = civ.wonders.put(wonder, 1 << seat)
        person = dice.pick([card for card in g.event_deck.cards if g.content.events[card].person == "hand"])
        g.event_deck = g.event_deck.take(person)
        civ.persons = civ.persons.put(person, EVERYONE)
        civ.counter = 1
    if "great_architect" in g.event_deck:
        t.person("great_architect")
    t.begin(rounds.begin_round(2), scope(rounds.GAME))
    return g


def land_around(t: Table, seat: int) -> list[str]:
    """The land of a player's start tile."""
    g = t.g
    layout = g.content.layouts[g.seats]
    site = layout.sites[layout.site_of[g.civs[seat].home]]
    names = [layout.names[place] for place in site]
    return [hex_ for hex_ in names if t.terrain(hex_) in ("plains", "forest", "mountain")]


def choose(options: list[Action], dice: Dice) -> Action:
    """Prefer what belongs to wonders and persons."""
    first = [option for option in options if option[0] in ("build_wonder", "with_architect", "construct")]
    liked = first or [option for option in options if option[0] in LIKES]
    return dice.pick(liked if liked and dice.roll(3) else options)


@pytest.mark.parametrize("number", range(6))
def test_contracts_hold_where_everybody_is_rich(number: int) -> None:
    dice = Dice(f"riches {number}")
    g = rich(2 + number % 3, dice, optional_events=number % 2 == 1)
    words = GAME.vocabulary(g.content)
    built = 0
    for choice in range(CHOICES):
        if flow.is_over(g):
            break
        GAME.check(g)
        if choice % EVERY == 0:
            check_position(GAME, g, dice, False, words)
        seat = dice.pick(flow.to_move(g))
        flow.play(g, seat, choose(flow.options(g, seat), dice))
        built = max(built, sum(at != -1 for at in g.wonder_at))
    assert built
