"""The language of deeds: what events, gained artifacts and foundings do once.

| op | what happens |
|---|---|
| `any_age` | found an empire of any age |
| `convert`, `receive` | founding: convert foreign units; start with an artifact, religion or government |
| `manoeuvre` | carry out a Manoeuvre |
| `any_partner`, `embargo`, `loser_advances` | in a trade |
| `elite`, `fort` | receive or lose elites; place forts |
| `free_units`, `colonise`, `relocate` | place units; settle neutral areas; move units anywhere |
| `lose_units` | lose units |
| `city`, `raze` | change the level of a city; remove a fort or artifact |
| `disorder`, `neutral`, `revolt` | fall into disorder; become neutral; an uprising |
| `lift`, `lose` | remove an artifact; lose religion or government |
| `money`, `half_money`, `progress` | money and progress |
| `appoint`, `dismiss`, `assassin` | leaders |
| `card_value`, `swap_cards`, `combat_disorder`, `stampede` | in a conflict |
| `draw`, `discard`, `recover`, `look` | cards |
| `cancel_card`, `retarget` | other cards being played |
| `cancel_marker`, `swap_marker` | action markers |
| `truce` | two empires do not attack each other |
| `half_glory`, `end_game` | scoring and the end |
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from saecula.core.catalog import Count, Positive
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.words import ArtifactId, CardId, Creed, UnitClass

DisorderScope: TypeAlias = Literal["area", "around", "cities", "capital", "rivers", "some", "all"]
LossScope: TypeAlias = Literal["area", "around", "stacks", "empire"]


# Founding.


class AnyAge(Effect, frozen=True, tag="any_age"):
    """Found an empire of any age."""


class Convert(Effect, frozen=True, tag="convert"):
    """Convert units in the start areas: those of some empires, or anybody's."""

    ids: tuple[CardId, ...] = ()
    kind: Literal["", "any"] = ""


class Receive(Effect, frozen=True, tag="receive"):
    """Start with an artifact, religion or government."""

    ids: tuple[ArtifactId, ...]


class Manoeuvre(Effect, frozen=True, tag="manoeuvre"):
    """Carry out a Manoeuvre at once."""


# Trade.


class AnyPartner(Effect, frozen=True, tag="any_partner"):
    """Trade with an empire out of range."""


class Embargo(Effect, frozen=True, tag="embargo"):
    """Cancel the trade."""


class LoserAdvances(Effect, frozen=True, tag="loser_advances"):
    """Let the loser of the trade advance."""

    n: Positive


# Units, forts, cities.


class Elite(Effect, frozen=True, tag="elite"):
    """Receive or lose elite markers."""

    n: int


class Fort(Effect, frozen=True, tag="fort"):
    """Place forts."""

    n: Positive


class FreeUnits(Effect, frozen=True, tag="free_units"):
    """Place units free of charge."""

    n: Positive
    kind: UnitClass


class Colonise(Effect, frozen=True, tag="colonise"):
    """Place units in neutral areas next to one's own."""

    n: Positive


class Relocate(Effect, frozen=True, tag="relocate"):
    """Move units to any controlled areas."""

    n: Positive


class LoseUnits(Effect, frozen=True, tag="lose_units"):
    """Lose units: a number or half of them; `spare` keeps the last one of an area."""

    scope: LossScope
    n: Count = 0
    half: Literal["", "up", "down"] = ""
    kind: Literal["", "naval"] = ""
    around: Count = 0  # lost in each area around it
    spare: bool = False


class City(Effect, frozen=True, tag="city"):
    """Raise or lower the level of a city by steps."""

    n: int


class Raze(Effect, frozen=True, tag="raze"):
    """Remove what stands in the area."""

    kind: Literal["fort", "artifact"]


# Disorder.


class Disorder(Effect, frozen=True, tag="disorder"):
    """Let areas fall into disorder; at most `n` of them."""

    scope: DisorderScope
    n: Count = 0


class Neutral(Effect, frozen=True, tag="neutral"):
    """Make the area neutral."""


class Revolt(Effect, frozen=True, tag="revolt"):
    """Fight an uprising in the area."""


# What an empire has.


class Lift(Effect, frozen=True, tag="lift"):
    """Remove the artifact of the area, or one of these."""

    ids: tuple[ArtifactId, ...] = ()


class Lose(Effect, frozen=True, tag="lose"):
    """Lose religion or government."""

    kind: Creed


class Money(Effect, frozen=True, tag="money"):
    """Receive money."""

    n: Positive


class HalfMoney(Effect, frozen=True, tag="half_money"):
    """Lose half of the money."""


class Progress(Effect, frozen=True, tag="progress"):
    """Advance, or go back."""

    n: int


# Leaders.


class Appoint(Effect, frozen=True, tag="appoint"):
    """Appoint a leader."""


class Dismiss(Effect, frozen=True, tag="dismiss"):
    """Remove the leader."""


class Assassin(Effect, frozen=True, tag="assassin"):
    """Try to kill the leader with up to this many draws."""

    n: Positive


# Conflict.


class CardValue(Effect, frozen=True, tag="card_value"):
    """Set the value of a side's card."""

    n: Count


class SwapCards(Effect, frozen=True, tag="swap_cards"):
    """Swap the cards of both sides."""


class CombatDisorder(Effect, frozen=True, tag="combat_disorder"):
    """Give a side a disorder marker of this conflict, or take one away."""

    n: int


class Stampede(Effect, frozen=True, tag="stampede"):
    """Let the elephants of a side count for nothing."""


# Cards and markers.


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards."""

    n: Positive


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards."""

    n: Positive


class Recover(Effect, frozen=True, tag="recover"):
    """Take cards from those discarded last."""

    n: Positive
    most: Positive


class Look(Effect, frozen=True, tag="look"):
    """Look at a hand or a marker."""

    kind: Literal["hand", "marker"]


class CancelCard(Effect, frozen=True, tag="cancel_card"):
    """Cancel the card being played."""


class Retarget(Effect, frozen=True, tag="retarget"):
    """Name a new target for the card being played."""


class CancelMarker(Effect, frozen=True, tag="cancel_marker"):
    """Cancel an action marker."""


class SwapMarker(Effect, frozen=True, tag="swap_marker"):
    """Swap a marker for one not placed."""


class Truce(Effect, frozen=True, tag="truce"):
    """Keep two empires from attacking each other this round."""


# The end.


class HalfGlory(Effect, frozen=True, tag="half_glory"):
    """Halve the glory of this scoring."""


class EndGame(Effect, frozen=True, tag="end_game"):
    """End the game at once."""


AnyDeed: TypeAlias = (
    AnyAge
    | Convert
    | Receive
    | Manoeuvre
    | AnyPartner
    | Embargo
    | LoserAdvances
    | Elite
    | Fort
    | FreeUnits
    | Colonise
    | Relocate
    | LoseUnits
    | City
    | Raze
    | Disorder
    | Neutral
    | Revolt
    | Lift
    | Lose
    | Money
    | HalfMoney
    | Progress
    | Appoint
    | Dismiss
    | Assassin
    | CardValue
    | SwapCards
    | CombatDisorder
    | Stampede
    | Draw
    | Discard
    | Recover
    | Look
    | CancelCard
    | Retarget
    | CancelMarker
    | SwapMarker
    | Truce
    | HalfGlory
    | EndGame
)
FoundingDeed: TypeAlias = Convert | Receive | Manoeuvre | Elite | Fort
Gain: TypeAlias = Elite | LoseUnits | EndGame  # what an artifact does when it comes
