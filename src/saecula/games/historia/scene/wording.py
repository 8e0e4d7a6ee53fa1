"""Texts for effects, cards, wonders, leaders and levels, put together from messages."""

from __future__ import annotations

from collections.abc import Iterable

from saecula.core.locale import Texts
from saecula.core.wording import JOIN, listed, say, sentence
from saecula.games.historia.entries import (
    Ability,
    Advisor,
    Condition,
    Effect,
    Event,
    Government,
    Leader,
    Level,
    Mode,
    Technology,
    Wonder,
)
from saecula.games.historia.rules.events import DEMANDS


def cards_named(texts: Texts, cards: Iterable[str]) -> str:
    """List action cards by name."""
    return listed([texts.label("card", card) for card in cards])


def _flag(true: bool) -> str:
    return "yes" if true else "no"


def effect(texts: Texts, part: Effect) -> str:
    """Word one effect as an instruction, without a capital letter or full stop."""
    return say(
        texts,
        f"effect-{part.op}",
        n=part.n,
        per=part.per,
        cost=part.cost,
        mode=part.mode,
        which=part.which,
        take_from=part.take_from,
        all=_flag(part.all),
        up_to=_flag(part.up_to),
        map_too=_flag(part.map_too),
        anywhere=_flag(part.anywhere),
        any_technology=_flag(part.ignore_technology),
        track=say(texts, f"track-{part.track}") if part.track else "",
        card=texts.label("card", part.card or part.action) if part.card or part.action else "",
    )


def effects(texts: Texts, parts: Iterable[Effect]) -> str:
    """Word effects in their order."""
    return JOIN.join([effect(texts, part) for part in parts])


def mode(texts: Texts, card: str, side: Mode, listed: Iterable[Effect] | None = None) -> str:
    """Word a side of an action card: its cost, its target, and its effects or those that are listed."""
    parts = [say(texts, "pay", cubes=side.cost)] if side.cost else []
    if card == "trade":
        parts.append(say(texts, "target-trade", vp=side.partner_vp))
    elif card == "raid":
        parts.append(say(texts, "target-raid"))
    elif card == "war":
        parts.append(say(texts, "target-war", vp=side.winner_vp))
    parts += [effect(texts, part) for part in (side.effects if listed is None else listed)]
    return JOIN.join([*parts, *ends_round(texts, card)])


def ends_round(texts: Texts, symbol: str) -> list[str]:
    """Say that a Revolution makes this action round the last of the round. [HIS-031]"""
    return [say(texts, "ends-round")] if symbol == "revolution" else []


def action_card(texts: Texts, card: str) -> str:
    """Word both sides of an action card, the extended one with its technology."""
    action = texts.content.actions[card]
    basic = say(texts, "card-basic", effects=mode(texts, card, action.basic))
    if action.extended is None:
        return basic
    level = action.extended.technology
    extended = say(
        texts,
        "card-extended",
        technology=texts.label("technology", level),
        level=level,
        effects=mode(texts, card, action.extended),
    )
    return f"{basic} {extended}"


def advisor(texts: Texts, entry: Advisor) -> str:
    """Word what an advisor does, and the action it counts as."""
    parts = [*[effect(texts, part) for part in entry.effects], *ends_round(texts, entry.symbol)]
    text = sentence(JOIN.join(parts))
    if not entry.symbol:
        return text
    return say(texts, "advisor-symbol", effects=text, action=texts.label("card", entry.symbol))


def wonder(texts: Texts, entry: Wonder) -> str:
    """Word when a wonder may be activated and what it then does."""
    text = effects(texts, entry.effects)
    if entry.activation == "action":
        return say(texts, "wonder-action", actions=cards_named(texts, entry.actions), effects=text)
    if entry.activation == "majority":
        return say(texts, "wonder-majority", metric=entry.metric, effects=text)
    if entry.activation == "destroy":
        return say(texts, "wonder-destroy", n=entry.n, effects=text)
    return say(texts, "wonder-pay", cubes=entry.n, effects=text)


def wonder_kind(texts: Texts, entry: Wonder) -> str:
    """Name what activates a wonder, in a word or two."""
    if entry.activation == "action":
        return cards_named(texts, entry.actions)
    if entry.activation == "majority":
        return say(texts, "kind-majority", metric=entry.metric)
    if entry.activation == "destroy":
        return say(texts, "kind-destroy")
    return say(texts, "kind-pay", cubes=entry.n)


def condition(texts: Texts, entry: Condition) -> str:
    """Word what a leader asks for."""
    return say(texts, "condition", metric=say(texts, f"metric-{entry.metric}"), n=entry.at_least)


def leader(texts: Texts, entry: Leader) -> str:
    """Word both conditions of a leader and what each is worth."""
    return JOIN.join(
        [
            say(texts, "condition-pays", condition=condition(texts, part), vp=part.vp)
            for part in entry.conditions
        ]
    )


def triggers(texts: Texts, entry: Event, any_action: bool) -> str:
    """Name the actions before which an event takes effect."""
    if any_action or "any" in entry.triggers:
        return say(texts, "trigger-any")
    return cards_named(texts, entry.triggers)


def event(texts: Texts, entry: Event, any_action: bool) -> str:
    """Word what an event does, before which actions, and to whom."""
    text = say(
        texts,
        "event-text",
        actions=triggers(texts, entry, any_action),
        effects=effects(texts, entry.effects),
    )
    if any(part.op in DEMANDS for part in entry.effects):
        text = f"{text} {say(texts, 'event-demand')}"
    if not entry.civbots:
        return text
    wonder = any(part.op == "destroy_wonder" for part in entry.effects)
    return f"{text} {say(texts, 'event-civbots-idle' if wonder else 'event-civbots')}"


def government(texts: Texts, entry: Government, cubes: int) -> str:
    """Word what a form of government brings at the end of a round, with this many cubes."""
    return say(texts, "government-pays", vp=entry.vp, cubes=cubes)


def technology(texts: Texts, entry: Technology) -> str:
    """Word what a technology brings: its bonus, cards, reach and extended actions."""
    parts = [effect(texts, bonus) for bonus in entry.bonuses]
    if entry.cards:
        parts.append(say(texts, "technology-cards", n=entry.cards))
    if entry.flag == "navigation":
        parts.append(say(texts, "technology-navigation"))
    unlocked = [
        card.id
        for card in texts.content.actions.values()
        if card.extended is not None and card.extended.technology == entry.level
    ]
    if unlocked:
        parts.append(say(texts, "technology-extended", actions=cards_named(texts, unlocked)))
    return JOIN.join(parts)


def military(texts: Texts, entry: Level) -> str:
    """Word what a military level brings."""
    return effects(texts, entry.bonuses)


def ability(texts: Texts, entry: Ability, n: int) -> str:
    """Word what an ability of the ruling tiles lends, in this many cubes or levels."""
    return say(texts, f"ability-{entry.id}", n=n)
