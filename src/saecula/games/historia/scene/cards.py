"""The cards of Historia's scenes."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.scene import Card
from saecula.core.wording import roman, say, sentence, source
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import events
from saecula.games.historia.scene import wording
from saecula.games.historia.scene.wording import cards_named, effects

METRIC_ICONS: Final = {
    "technology": "technology",
    "military": "military",
    "wonders": "wonder",
    "territories": "territory",
}


def card(texts: Texts, id_: str, prefix: str = "", state: str = "", reason: str = "") -> Card:
    """Draw an action card or advisor; `prefix` keeps cards on other players' mats apart from one's own."""
    thing = f"{prefix}card:{id_}"
    title = texts.label("card", id_)
    action = texts.content.actions.get(id_)
    if action is None:
        entry = texts.content.advisors[id_]
        return Card(
            thing,
            title,
            say(texts, "kind-advisor"),
            "advisor",
            text=wording.advisor(texts, entry),
            state=state,
            reason=reason,
            source=source(texts, entry),
        )
    cost = action.basic.cost
    return Card(
        thing,
        title,
        say(texts, "kind-action"),
        id_,
        text=wording.action_card(texts, id_),
        cost=say(texts, "cubes", n=cost) if cost else "",
        state=state,
        reason=reason,
        source=source(texts, action),
    )


def wonder(texts: Texts, id_: str, rotated: bool = False) -> Card:
    """Draw a wonder, in the row or on a mat."""
    entry = texts.content.wonders[id_]
    icons = {
        "action": entry.actions[0] if entry.actions else "",
        "majority": METRIC_ICONS.get(entry.metric, ""),
        "destroy": "discard",
        "pay": "cube",
    }
    return Card(
        f"wonder:{id_}",
        texts.label("wonder", id_),
        wording.wonder_kind(texts, entry),
        icons[entry.activation],
        text=wording.wonder(texts, entry),
        corner=roman(entry.epoch),
        state="used" if rotated else "",
        reason=say(texts, "wonder-rotated") if rotated else "",
        source=source(texts, entry),
    )


def leader(texts: Texts, id_: str) -> Card:
    """Draw a leader in the draft."""
    entry = texts.content.leaders[id_]
    return Card(
        f"leader:{id_}",
        texts.label("leader", id_),
        say(texts, "kind-leader"),
        "leader",
        text=wording.leader(texts, entry),
        corner=roman(entry.epoch),
        source=source(texts, entry),
    )


def leader_down(texts: Texts, number: int) -> Card:
    """Draw a leader in the draft that this viewer cannot see."""
    return Card(
        f"leader-down:{number}", say(texts, "face-down"), say(texts, "kind-leader"), "leader", state="down"
    )


def civilization(texts: Texts, id_: str) -> Card:
    """Draw a civilization that can be chosen."""
    entry = texts.content.civilizations[id_]
    advisors = cards_named(texts, entry.advisors)
    return Card(
        f"civilization:{id_}",
        texts.label("civilization", id_),
        say(texts, "kind-civilization"),
        "government",
        text=say(texts, "advisors-are", advisors=advisors),
        source=source(texts, entry),
    )


def event(g: Historia, texts: Texts, id_: str, corner: str) -> Card:
    """Draw the current or the next event."""
    entry = texts.content.events[id_]
    any_action = id_ == events.ICE_AGE and g.variant.ice_age_trigger == "any"
    return Card(
        f"event:{id_}",
        texts.label("event", id_),
        sentence(wording.triggers(texts, entry, any_action)),
        "event",
        text=wording.event(texts, entry, any_action),
        corner=corner,
        source=source(texts, entry),
    )


def goal(texts: Texts, id_: str) -> str:
    """Describe what a civilization goal brings."""
    return effects(texts, texts.content.goals[id_].effects)


def ability(texts: Texts, id_: str) -> Card:
    """Draw an ability of the player's ruling tile."""
    entry = texts.content.abilities[id_]
    return Card(
        f"ability:{id_}",
        texts.label("ability", id_),
        say(texts, "kind-ability"),
        "government",
        text=sentence(wording.ability(texts, entry, entry.n)),
        source=source(texts, entry),
    )


def supply(texts: Texts, name: str, cubes: int) -> Card:
    """Draw a supply that the marker cube of the ruling tile can come from."""
    title = say(texts, "supply-holds", supply=say(texts, f"supply-{name}"), n=cubes)
    return Card(f"supply:{name}", title, say(texts, "fact-cubes"), "cube")
