"""A seat's view of Clash of Cultures: map, boards, mats, hand, and what each choice would bring."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import operands_of, verb_id
from saecula.core.boards import lay_out
from saecula.core.flow import is_over, options
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR
from saecula.core.scene import Board
from saecula.core.secrecy import Seen
from saecula.core.wording import say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.effects import Draw, Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import sides
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.effects import powers_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.scene.cards import hand
from saecula.games.clash_of_cultures.scene.hints import hints as hint
from saecula.games.clash_of_cultures.scene.mats import mats
from saecula.games.clash_of_cultures.scene.panels import panels, time
from saecula.games.clash_of_cultures.scene.refusals import barred

__all__ = ["board", "hint"]

# Verbs with many options, and those that belong beside them.
GATHERED: Final = [
    words.AdvanceTo.id,
    words.Found.id,
    words.Collect.id,
    words.Construct.id,
    words.Recruit.id,
    words.Influence.id,
    words.Perform.id,
    words.Use.id,
    words.Card.id,
    words.Trade.id,
    words.PlayPerson.id,
]


def board(seen: Seen[ClashOfCultures], texts: Texts) -> Board:
    """Lay out all mats and panels, made of what this seat sees."""
    return lay_out(
        seen,
        texts,
        moment=moment,
        mats=mats,
        panels=panels,
        hand=hand,
        time=time,
        final=final(seen),
        barred=barred(seen.position, seen.seat, texts),
        gathered=GATHERED,
    )


def moment(g: ClashOfCultures, texts: Texts) -> str:
    """Say where in the match we are."""
    if is_over(g):
        return say(texts, "moment-over")
    if not g.round:
        return say(texts, "moment-setup")
    if not g.phase:
        return say(texts, "moment-status", round=g.round)
    return say(texts, "moment-phase", round=g.round, phase=g.phase)


def final(seen: Seen[ClashOfCultures]) -> list[str]:
    """Return what cannot be taken back: whatever rolls dice, draws a card or explores a tile."""
    found = [verb.id for verb in (words.EndTurn, words.Target, words.Discard, words.Card, words.Name)]
    found += [words.Accept.id, words.FightOn.id, *DRAWS]
    g, seat = seen.position, seen.seat
    if seat == SPECTATOR or is_over(g):
        return found
    now = land(g)
    for action in options(g, seat):
        if verb_id(action) in ENTERING:
            (hex_,) = operands_of(action)
            place = now.layout.numbers[hex_]
            surprising = not now.explored >> place & 1 or sides.opponent(g, seat, place) != NOBODY
            found += [_whole(action)] if surprising else []
        elif words.AdvanceTo.matches(action) or words.Gain.matches(action):
            (advance,) = operands_of(action)
            last = g.civs[seat].counter == 1  # an event follows [COC-101]
            found += [_whole(action)] if last or advance in DRAWING else []
        elif words.Use.matches(action) or words.Perform.matches(action):
            (source,) = operands_of(action)
            found += [_whole(action)] if _shows_cards(seen, source) else []
    return found


def _shows_cards(seen: Seen[ClashOfCultures], source: str) -> bool:
    """Return whether an ability shows its player cards that were hidden."""
    acts = [power for power in powers_of(seen.position.content, source) if isinstance(power, Act)]
    return any([isinstance(effect, (Draw, Special)) for power in acts for effect in power.effects])


# What draws a card, or shows one to everybody.
DRAWS: Final = (
    words.Whole.id,
    words.SymbolOnly.id,
    words.FromDeck.id,
    words.Redraw.id,
    words.EnthroneAny.id,
    words.RollAgain.id,
    words.PutUnder.id,
    words.Reveal.id,
    words.PlayPerson.id,
    words.BuildWonder.id,
    words.WithArchitect.id,
    words.Fight.id,
    words.TurnOn.id,
)
# Verbs that may explore or attack.
ENTERING: Final = tuple(
    [
        verb.id
        for verb in (words.MoveTo, words.ByRoad, words.SailTo, words.Navigate, words.Chart, words.LandAt)
    ]
)
# Advances that draw a card when they are gained.
DRAWING: Final = ("writing", "engineering", "monuments")


def _whole(action: tuple[object, ...]) -> str:
    return " ".join([verb_id(action), *map(str, operands_of(action))])
