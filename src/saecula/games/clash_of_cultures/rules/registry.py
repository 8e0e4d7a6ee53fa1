"""The registry that all chapters share, and what chapters add to each other without importing back.

A chapter that comes into play in the middle of another one adds itself here: to a moment, to the operations
of effects, to the main actions of a turn, or to the ways in which groups move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeAlias

from saecula.core.effects import Frames, Operations
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import Rules
from saecula.games.clash_of_cultures.effects import ChangeMood
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.realm import Realm

P = ParamSpec("P")

Amounts: TypeAlias = tuple[int, ...]

rules = Rules[ClashOfCultures]("clash_of_cultures")


class Moment(Generic[P]):
    """A moment of the game: chapters add what happens then, and it happens in the order of their numbers.

    What is added returns frames and changes nothing. A moment is false as long as nothing was added.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: list[tuple[int, Callable[Concatenate[ClashOfCultures, Seat, P], Frames]]] = []

    def add(
        self, order: int
    ) -> Callable[
        [Callable[Concatenate[ClashOfCultures, Seat, P], Frames]],
        Callable[Concatenate[ClashOfCultures, Seat, P], Frames],
    ]:
        """Register what happens at this moment; lower numbers come first."""

        def register(
            part: Callable[Concatenate[ClashOfCultures, Seat, P], Frames],
        ) -> Callable[Concatenate[ClashOfCultures, Seat, P], Frames]:
            if any([order == other for other, _ in self._parts]):
                raise ValueError(f"two chapters want to be number {order} of one moment")
            self._parts.append((order, part))
            self._parts.sort(key=_order)
            return part

        return register

    def __bool__(self) -> bool:
        return bool(self._parts)

    def __call__(self, g: ClashOfCultures, seat: Seat, *args: P.args, **kwargs: P.kwargs) -> list[Frame]:
        """Return the frames of all parts."""
        return [frame for _, part in self._parts for frame in part(g, seat, *args, **kwargs)]


def _order(part: tuple[int, object]) -> int:
    return part[0]


turn_begins: Final[Moment[[]]] = Moment()  # before the first action [COC-054]
turn_ends: Final[Moment[[]]] = Moment()
action_ends: Final[Moment[[]]] = Moment()  # an action, a free action, a battle or an event [COC-291]
counter_empty: Final[Moment[[]]] = Moment()  # the last marker left the event counter [COC-101]
advance_gained: Final[Moment[[str]]] = Moment()  # after its immediate effects [COC-102]
city_founded: Final[Moment[[int]]] = Moment()
wonder_built: Final[Moment[[int]]] = Moment()
activated_again: Final[Moment[[int]]] = Moment()  # a city, before its mood falls [COC-119]
city_activated: Final[Moment[[int, str]]] = Moment()  # hex and option; it happens after the option
routes_made: Final[Moment[[tuple[int, ...]]]] = Moment()  # with these cities [COC-425]
ships_meet: Final[Moment[[int]]] = Moment()  # recruited onto a hex with opposing ships [COC-153]
battles: Final[Moment[[int, int, int]]] = (
    Moment()
)  # a side has entered a hex of another: defender, hex, and where it came from, -1 for nowhere [COC-225]
battle_begins: Final[Moment[[]]] = Moment()  # before round 1, for each player in it [COC-228]
round_ends: Final[Moment[[]]] = Moment()  # of a battle, undecided, for each player in it [COC-239]
battle_over: Final[Moment[[]]] = Moment()  # decided, for each player in it; the battle is still recorded
draw_instead: Final[Moment[[str]]] = (
    Moment()
)  # asks where a card comes from; it is then drawn there [COC-364]
mood_set: Final[Moment[[ChangeMood, str, int]]] = Moment()  # an effect of a card lowers or sets moods
card_played: Final[Moment[[str]]] = Moment()  # before its price; cancelling it abandons the scope "card"
move_ends: Final[Moment[[]]] = Moment()  # a Move action
group_meets: Final[Moment[[int, int]]] = (
    Moment()
)  # before a group fights: hex and where it came from; what is returned happens instead of the battle
status_begins: Final[Moment[[]]] = Moment()  # step 1 of the status phase, by player [COC-266]


# Effects that content names. An operation gets its effect, the player, the card and the hex it concerns.
operations: Final[Operations[[ClashOfCultures, Any, Seat, str, int]]] = Operations("effects")
# The effects called `special`, by their names, and the symbols of events.
specials: Final[Operations[[ClashOfCultures, Any, Seat, str, int]]] = Operations("specials")
symbols: Final[Operations[[ClashOfCultures, Seat]]] = Operations("symbols")
# What must hold for an effect to be worth a price: an ability is offered only if all its effects can happen.
# The amounts are what is left after its price.
possible: Final[dict[str, Callable[[Realm, Any, Amounts], bool]]] = {}
# The same for effects, and the special ones by their names, that concern one hex after something happened.
possible_there: Final[dict[str, Callable[[ClashOfCultures, Seat, Any, int], bool]]] = {}


class MainAction:
    """One of the actions of a turn: what can be done, and how it begins."""

    __slots__ = ("begin", "options", "order")

    def __init__(self, options: Callable[[Realm], list[Action]], order: int) -> None:
        self.options = options
        self.order = order
        self.begin: Callable[[ClashOfCultures, Seat, Action], Frames] = _nothing

    def begins(
        self, function: Callable[[ClashOfCultures, Seat, Action], Frames]
    ) -> Callable[[ClashOfCultures, Seat, Action], Frames]:
        """Register the function that begins the action and returns its frames."""
        self.begin = function
        return function


def _nothing(_g: ClashOfCultures, _seat: Seat, _action: Action) -> Frames:
    return ()


main_actions: Final[dict[str, MainAction]] = {}


def main_action(verb: str, order: int) -> Callable[[Callable[[Realm], list[Action]]], MainAction]:
    """Register `options(realm)` of an action of the turn; all of them begin with this verb. [COC-051]

    Options are listed in the order of these numbers, which for the main actions is that of the rulebook.
    """

    def register(options: Callable[[Realm], list[Action]]) -> MainAction:
        known = {**main_actions, verb: MainAction(options, order)}
        main_actions.clear()
        main_actions.update(sorted(known.items(), key=_place))
        return main_actions[verb]

    return register


def _place(item: tuple[str, MainAction]) -> int:
    return item[1].order
