"""The action rounds (Aktionskarten): choosing cards, the turns of the players, wonders, events, ruling."""

from __future__ import annotations

from collections.abc import Callable

from saecula.core.position import Action
from saecula.games.historia.entries import Event
from tests.historia.second import effects, figures
from tests.historia.second.cards import (
    ABILITIES,
    ACTIONS,
    ADVISORS,
    BOARD,
    EVENTS,
    WONDERS,
    cards_per_action_round,
    is_revolution,
)
from tests.historia.second.course import DONE, Course
from tests.historia.second.table import Nation, Table

GO_ON: Action = ("go_on",)
NO_EFFECT: Action = ("no_effect",)
POINTS = ("gain_vp", "lose_vp")
SUPPLIES = ("general", "used", "personal")


# Choosing cards


def card_choices(nation: Nation, chosen: list[str]) -> list[Action]:
    """Return what may be laid face down next: at least one card, at most what the technology allows."""
    if len(chosen) == cards_per_action_round(nation.technology):
        return []
    cards = [card for card in nation.hand if card not in chosen and _playable(nation, card)]
    return [("play", card) for card in cards] + ([DONE] if chosen and cards else [])


def _playable(nation: Nation, card: str) -> bool:
    """Return whether a card may be played: a Revolution needs a row that began with three cards."""
    return not is_revolution(card) or len(nation.row) >= BOARD.revolution_row


def reveal(t: Table) -> None:
    """Reveal all chosen cards."""
    for seat, cards in t.chosen.items():
        nation = t.nations[seat]
        nation.played = list(cards)
        t.revolution = t.revolution or any(map(is_revolution, cards))
        nation.hand = [card for card in nation.hand if card not in cards]


# A turn


def take_turn(c: Course, nation: Nation) -> None:
    """Resolve all revealed cards one after the other, Revolutions last; without a card there is no turn."""
    if not nation.played:
        return
    while nation.played:
        c.t.fresh = []  # wonders built earlier can be activated with the next action
        c.resolving = card = _next_card(c, nation)
        nation.played.remove(card)
        if card in ACTIONS:
            _resolve_action(c, nation, card)
        else:
            _resolve_advisor(c, nation, card)
        c.resolving = ""
    _ask_freely(c, "end_turn", nation, _go_on, "")


def _next_card(c: Course, nation: Nation) -> str:
    first = [card for card in nation.played if not is_revolution(card)]
    cards = first or nation.played
    if len(cards) == 1:
        return cards[0]
    answer = _ask_freely(c, "next_card", nation, lambda: [("resolve", card) for card in cards], "")
    return str(answer[1])


def _resolve_action(c: Course, nation: Nation, card: str) -> None:
    if card == "revolution":
        nation.row.append(card)  # it is the latest card when it takes effect
    if _meet_event(c, nation, card):
        _choose_mode(c, nation, card)
    _ask_after(c, nation, card)
    if card != "revolution":
        nation.row.append(card)


def _choose_mode(c: Course, nation: Nation, card: str) -> None:
    """Carry out the basic or the extended action; one of them must be, if possible."""
    halves = {"basic": ACTIONS[card].basic, "extended": ACTIONS[card].extended}

    def modes() -> list[Action]:
        return [
            (name,)
            for name, mode in halves.items()
            if mode and effects.feasible(c.t, nation, card, mode, mode.cost)
        ] or [NO_EFFECT]

    (verb,) = _ask_freely(c, "choose_mode", nation, modes, card)
    mode = halves.get(verb)
    if mode:
        effects.perform(c, nation, card, mode, mode.cost)


def _resolve_advisor(c: Course, nation: Nation, card: str) -> None:
    advisor = ADVISORS[card]
    if _meet_event(c, nation, advisor.symbol):
        _ask_freely(c, "before", nation, _go_on, advisor.symbol)
        effects.carry_out(c, nation, advisor.effects)
    _ask_after(c, nation, advisor.symbol)
    nation.face_up.append(card)
    effects.turn_stack(nation)


def _go_on() -> list[Action]:
    return [GO_ON]


def _ask_after(c: Course, nation: Nation, action: str) -> None:
    """Ask before the card is put away, as long as a wonder of the action can be activated."""
    answer: Action = ()
    while answer != GO_ON and any(
        WONDERS[wonder].activation == "action" for wonder in _usable(c.t, nation, action)
    ):
        answer = _offer(c, "after", nation, [GO_ON], action)


def _ask_freely(
    c: Course, name: str, nation: Nation, options: Callable[[], list[Action]], action: str
) -> Action:
    """Ask until the answer is none of those that a player may add at any time in the turn."""
    while (answer := _offer(c, name, nation, options(), action)) not in options():
        pass
    return answer


def _offer(c: Course, name: str, nation: Nation, options: list[Action], action: str) -> Action:
    """Ask once, with wonders to activate and the ruling tile to use."""
    wonders = [("activate", wonder) for wonder in _usable(c.t, nation, action)]
    answer = c.ask(name, nation, [*options, *wonders, *_rulings(c.t, nation)])
    if answer[0] == "activate":
        _activate(c, nation, answer[1])
    elif answer[0] == "rule":
        _rule(c, nation, *answer[1:])
    return answer


# Wonders (Wunderkarten)


def _usable(t: Table, nation: Nation, action: str) -> list[str]:
    """Return the upright wonders whose condition is met; those built by the action itself have to wait."""
    return [card for card in nation.wonders if card not in t.fresh and _can_use(t, nation, card, action)]


def _can_use(t: Table, nation: Nation, card: str, action: str) -> bool:
    wonder = WONDERS[card]
    if wonder.activation == "action":
        return action in wonder.actions
    if wonder.activation == "majority":
        return figures.majority(t, nation, wonder.metric)
    if wonder.activation == "pay":
        return nation.personal >= wonder.n
    return nation.built > wonder.n  # destroys others


def _activate(c: Course, nation: Nation, card: str) -> None:
    """Rotate a wonder, pay its price and use its bonus."""
    wonder = WONDERS[card]
    nation.wonders.remove(card)
    nation.rotated.append(card)
    if wonder.activation == "pay":
        effects.pay(nation, wonder.n)
    elif wonder.activation == "destroy":
        for _ in range(wonder.n):
            effects.destroy_wonder(c, nation, card)
    c.in_use = card
    effects.carry_out(c, nation, wonder.effects)
    c.in_use = ""


# Events (Ereignisse)


def triggers(t: Table, action: str) -> Event | None:
    """Return the current event if this action triggers it."""
    if not t.event or not action:
        return None
    event = EVENTS[t.event]
    any_action = "any" in event.triggers or (
        event.id == "little_ice_age" and t.variant.ice_age_trigger == "any"
    )
    return event if any_action or action in event.triggers else None


def _touches_more_than_points(event: Event | None) -> bool:
    """Return whether it matters that a wonder is used before the event."""
    return event is not None and any(effect.op not in POINTS for effect in event.effects)


def _meet_event(c: Course, nation: Nation, card: str) -> bool:
    """Apply the event before the action; return whether its demand could be met."""
    event = triggers(c.t, card)
    if event is None:
        return True
    if _touches_more_than_points(event):
        _ask_freely(c, "before", nation, _go_on, card)
    if not all(_can_meet(nation, effect.op, effect.n, effect.track) for effect in event.effects):
        return False
    effects.carry_out(c, nation, event.effects)
    return True


def _can_meet(nation: Nation, op: str, number: int, track: str) -> bool:
    if op == "pay_cube":
        return nation.personal >= number
    if op == "destroy_wonder":
        return nation.built >= number
    return op != "lose_level" or effects.can_step_back(nation, track)


# Ways of ruling (Die Arten der Herrschaft)


def _rulings(t: Table, nation: Nation) -> list[Action]:
    if not figures.may_rule(t, nation):
        return []
    supplies = [supply for supply in SUPPLIES if getattr(nation, supply)]
    return [("rule", ability, supply) for ability in ABILITIES for supply in supplies]


def _rule(c: Course, nation: Nation, ability: str, supply: str) -> None:
    """Flip the tile and mark an ability with a cube."""
    setattr(nation, supply, getattr(nation, supply) - 1)
    nation.ruling, nation.marker_from = ability, supply
    number = ABILITIES[ability].n
    if ability == "two_cubes":
        most = min(number, nation.general)
        _, nation.borrowed = c.ask("borrow_cubes", nation, [("borrow", n) for n in range(most + 1)])
        nation.general -= nation.borrowed
        nation.personal += nation.borrowed
    elif ability != "shared_territories":
        track = "technology" if ability == "technology_plus_2" else "military"
        effects.rise(c, nation, track, number, lent=True)
