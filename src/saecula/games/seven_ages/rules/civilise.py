"""Civilise: one menu for steps 6.1 to 6.7, in their order (7AG-250)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.actions import Verb0, Verb1
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import (
    assassin,
    cities,
    disorder,
    faiths,
    leaders,
    modernising,
    playing,
    ranges,
    windows,
)
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.vocabulary import (
    BESIDE,
    Adopt,
    Appease,
    Appoint,
    AskPassage,
    BuildCity,
    DismissLeader,
    DrawLeader,
    FlipIn,
    Modernise,
    NameCapital,
    PlayArtifact,
    PlayEvent,
)

Change: TypeAlias = Callable[[SevenAges, int, Action], None]
Do: TypeAlias = Callable[[SevenAges, Seat, int, Action], list[Frame]]


CARDS: Final = 1
DISMISS: Final = 2
APPOINT: Final = 3
CREED: Final = 4
MODERNISE: Final = 5
CITIES: Final = 6
DISORDER: Final = 7


@rules.step
def begin_civilise(g: SevenAges, seat: Seat, slot: int) -> None:
    """Open the menu. [7AG-250]"""
    g.raised = 0
    modernising.forget(g, seat)
    g.then(civilise(seat, slot, CARDS, ""), end_civilise(seat))


@rules.step
def end_civilise(g: SevenAges, seat: Seat) -> None:
    """Forget what was built and flipped."""
    g.raised = 0
    modernising.forget(g, seat)


@rules.decision(always=True)
def civilise(g: SevenAges, seat: Seat, slot: int, step: int, adopted: str) -> list[Action]:
    """Do something of this step or of a later one; without an empire only play cards. [7AG-250, 7AG-251]"""
    if slot == BESIDE:
        return [*_cards(g, seat, slot), DONE]
    if g.empires[slot].owner != seat:
        return []
    found = _cards(g, seat, slot) if step <= CARDS else []
    victims = assassin.victims(g, seat, slot) if step <= CARDS else []
    creeds = faiths.wanted(g, slot, adopted) if step <= CREED else {}
    if step <= DISMISS:
        found += leaders.dismissable(g, slot)
    if step <= APPOINT:
        found += leaders.appointable(g, slot)
    found += faiths.adoptable(g, slot, creeds)
    found += AskPassage.each(ranges.askable(g, slot, [*victims, *creeds]))
    if step <= MODERNISE:
        found += modernising.offers(g, slot)
    if step <= CITIES:
        found += cities.buildable(g, slot) + cities.namable(g, slot)
    return [*found, *disorder.appeasable(g, slot), DONE]


def _cards(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Return the cards that can be played as events or artifacts. [7AG-251, 7AG-252, 7AG-255]"""
    found = PlayArtifact.each(playing.playable(g, seat, slot))
    return found + PlayEvent.each(windows.playable(g, seat, slot))


@civilise.resolve
def carry_out(g: SevenAges, seat: Seat, action: Action, slot: int, step: int, adopted: str) -> None:
    """Do it; after something of a later step the earlier ones are over. [7AG-250, 7AG-267]"""
    if AskPassage.matches(action):
        g.then(ranges.passage(slot, AskPassage.of(action)), civilise(seat, slot, step, adopted))
        return
    if Adopt.matches(action):
        artifact = g.content.artifact_index[Adopt.of(action)]
        faiths.adopt(g, slot, artifact)
        kinds = f"{adopted} {g.content.artifacts[artifact].kind}".strip()
        g.then(civilise(seat, slot, CREED, kinds))
        return
    for verb, after, do in _MENU:
        if verb.matches(action):
            g.then(*do(g, seat, slot, action), civilise(seat, slot, after, adopted))


def _play_event(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Play a card as an event. [7AG-252]"""
    return windows.play_event(g, seat, PlayEvent.of(action), seat, slot)


def _play_artifact(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Show a card and play it as an artifact. [7AG-255, 7AG-431]"""
    card = PlayArtifact.of(action)
    hand = g.players[seat].hand
    g.players[seat].hand = hand.take(card).put(card, EVERYONE)
    g.reveal()
    return [playing.artifact_on(seat, slot, g.content.card_index[card])]


def _dismiss(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Remove a leader. [7AG-264]"""
    return [leaders.dismiss_from(seat, slot, g.content.leader_index[DismissLeader.of(action)])]


def _appoint(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Appoint a named leader. [7AG-268]"""
    return [leaders.post_leader(seat, slot, g.content.leader_index[Appoint.of(action)])]


def _draw_leader(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Draw from the cup. [7AG-269]"""
    return [leaders.draw_leader(seat, slot, leaders.draws(g, slot))]


def _flip_in(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
    """Flip a unit of an area. [7AG-277]"""
    return [modernising.flip_there(seat, slot, g.content.area_index[FlipIn.of(action)])]


def _at_once(change: Change) -> Do:
    """Return what carries out a change that leaves nothing to choose."""

    def do(g: SevenAges, seat: Seat, slot: int, action: Action) -> list[Frame]:
        change(g, slot, action)
        return []

    return do


_MENU: Final[
    tuple[tuple[Verb0 | Verb1[str], int, Do], ...]
] = (  # the verb, the step that follows, what it does
    (PlayEvent, CARDS, _play_event),
    (PlayArtifact, CARDS, _play_artifact),
    (DismissLeader, APPOINT, _dismiss),
    (Appoint, CREED, _appoint),
    (DrawLeader, CREED, _draw_leader),
    (Modernise, MODERNISE, _at_once(modernising.modernise)),
    (FlipIn, MODERNISE, _flip_in),
    (BuildCity, CITIES, _at_once(cities.build_city)),
    (NameCapital, CITIES, _at_once(cities.name_capital)),
    (Appease, DISORDER, _at_once(disorder.appease)),
)


ACTS["civilise"] = begin_civilise
