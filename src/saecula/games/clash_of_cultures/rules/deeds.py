"""Deeds: what happened that objectives and action cards ask about (COC-282, COC-290 to COC-292).

`note` notes a deed that an objective card may claim in the next window. `remember` keeps a fact until the
turn or the round ends. Both are public.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.conditions import Deed
from saecula.games.clash_of_cultures.position import ClashOfCultures

# Facts of a turn, with their occurrences.
ACTED: Final = "acted"  # spent an action
WON_LAND_BATTLE: Final = "won_land_battle"
TOOK_CITY: Final = "took_city"  # of the side named after the occurrence
FOUGHT: Final = "fought"  # a land battle, whether it was won named after the occurrence
BEAT_PIRATES: Final = "beat_pirates"
DRAFTED: Final = "drafted"  # recruited with Draft
PLAYED: Final = "played"  # the effect half of this name
LED_CAPTURE: Final = "led_capture"  # with the leader, of the city on this hex
NEXT_COLLECT: Final = "next_collect"  # by an action card, more hexes named after the occurrence
NEXT_INFLUENCE: Final = "next_influence"
FRESH: Final = "fresh"  # this city is being activated for the first time
COUNTS: Final = "counts"  # a city counts as larger or happier in this activation, by the card named after it
LED_OUT: Final = "led_out"  # barbarians, as mercenaries, of their city on this hex
EXHAUSTED: Final = "exhausted"  # this city cannot be activated again
# Facts of a round.
LAID: Final = "laid"  # an objective of this name
BUILT_WONDER: Final = "built_wonder"
OF_THE_ROUND: Final = (LAID, BUILT_WONDER)
# Facts that are remembered until they are forgotten.
ASSASSINATED: Final = "assassinated"  # has an action fewer in the next turn
BANISHED: Final = "banished"  # a leader who left the game without ever being in play
LASTING: Final = (ASSASSINATED, BANISHED)

SECOND_BATTLE: Final = "second_land_battle"


# Deeds not yet claimed.


def note(g: ClashOfCultures, seat: Seat, condition: str, occurrence: str) -> None:
    """Note a deed; one occurrence serves each name once. [COC-290, COC-292]"""
    deed = (str(seat), condition, occurrence)
    if deed not in g.deeds:
        g.deeds = (*g.deeds, deed)
    if condition == BUILT_WONDER:  # it counts at the end of the round too [COC-869]
        remember(g, seat, BUILT_WONDER, occurrence, str(g.round))


def noted(g: ClashOfCultures, seat: Seat, condition: str) -> bool:
    """Return whether a deed can still be claimed."""
    return any([deed[:2] == (str(seat), condition) for deed in g.deeds])


def claim(g: ClashOfCultures, seat: Seat, condition: str) -> None:
    """Use up one occurrence of a deed; battles serve one Warmonger only. [COC-290, COC-871]"""
    found = next(deed for deed in g.deeds if deed[:2] == (str(seat), condition))
    g.deeds = tuple([deed for deed in g.deeds if deed != found])
    if condition == SECOND_BATTLE:
        used = found[2].split("+")
        g.history = tuple([kept for kept in g.history if kept[1] != FOUGHT or kept[2] not in used])


@lru_cache(maxsize=64)
def condition(content: Content, name: str) -> Deed:
    """Return the condition that asks for a deed, with the numbers it speaks of."""
    return next(
        asked
        for objective in content.objectives.values()
        for asked in objective.any
        if isinstance(asked, Deed) and asked.name == name
    )


# Facts that are remembered for a while.


def remember(g: ClashOfCultures, seat: Seat, fact: str, occurrence: str, *more: str) -> None:
    """Keep a fact until the end of the turn, of the round if it is one of the round, or for good."""
    g.history = (*g.history, (str(seat), fact, occurrence, *more))


def forget(g: ClashOfCultures, seat: Seat, fact: str) -> None:
    """Drop all facts of a kind."""
    g.history = tuple([kept for kept in g.history if kept[:2] != (str(seat), fact)])


def facts(g: ClashOfCultures, seat: Seat, fact: str) -> list[tuple[str, ...]]:
    """Return the occurrences of a fact, each with what was said about it."""
    history = g.history
    return [kept[2:] for kept in history if kept[1] == fact and kept[0] == str(seat)] if history else []


def occurrences(g: ClashOfCultures, seat: Seat, *wanted: str) -> int:
    """Count the different occurrences of some facts together. [COC-282]"""
    return len({kept[2] for kept in g.history if kept[1] in wanted and kept[0] == str(seat)})


def played_since(g: ClashOfCultures, seat: Seat, fact: str) -> list[str]:
    """Return the cards that a player has played since a fact was remembered last. [COC-281, COC-282]"""
    own = [kept[1:3] for kept in g.history if kept[0] == str(seat)]
    last = max([number for number, (name, _) in enumerate(own) if name == fact], default=0)
    return [card for name, card in own[last:] if name == PLAYED]


def forget_turn(g: ClashOfCultures) -> None:
    """Forget everything but what belongs to this round, and what lasts."""
    g.history = tuple(
        [
            kept
            for kept in g.history
            if kept[1] in LASTING or (kept[1] in OF_THE_ROUND and kept[3] == str(g.round))
        ]
    )


# Small deeds of other chapters.


def drafted(g: ClashOfCultures, seat: Seat) -> None:
    """Note every second recruit of a turn in which Draft was used. [COC-292, COC-866]"""
    number = len(facts(g, seat, DRAFTED)) + 1
    remember(g, seat, DRAFTED, str(number))
    if number % condition(g.content, "drafted_twice").n == 0:
        note(g, seat, "drafted_twice", str(number))


def angered(g: ClashOfCultures, seat: Seat, city: str) -> None:
    """Note that the number of a player's angry cities has just risen. [COC-868]"""
    if (g.civs[seat].cities & g.angry).bit_count() >= condition(g.content, "four_angry_cities").n:
        note(g, seat, "four_angry_cities", city)
