"""What cards, artifacts and leaders do, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from saecula.core.locale import Texts
from saecula.core.wording import listed, say, signed
from saecula.games.seven_ages import entries
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.modifiers import NON_INFANTRY
from saecula.games.seven_ages.rules.aims import ALTERNATIVES, OF_THE_MOMENT
from saecula.games.seven_ages.scene.empires import ages_text, face_text, start_text
from saecula.games.seven_ages.words import CLASSES, CREEDS

EITHER: Final = " / "  # between things of which one suffices
GROUPS: Final = (*CLASSES, NON_INFANTRY, "all", "land", "water")  # of units or areas, named by messages
BARRED: Final = ("cities", "ships", "cavalry")  # what an empire lacks up to an age
ACTING: Final = "acting"  # the target of events that only concern the acting empire
NARROWED: Final = {("area", "conflict"): "battlefield", ("player", "start_empire"): "founder"}
# What messages can mention besides; an effect without the field has these values.
DEFAULTS: Final[dict[str, str | int]] = {
    "kind": "",
    "where": "",
    "when": "",
    "per": "",
    "scope": "",
    "half": "",
    "n": 0,
    "most": 0,
    "around": 0,
}


def effect_text(effect: Effect, texts: Texts) -> str:
    """Say in a sentence what an effect does; every op has its message."""
    fields = msgspec.structs.asdict(effect)
    arguments = {name: fields.get(name, value) for name, value in DEFAULTS.items()}
    n = int(arguments["n"])
    ids = (*fields.get("ids", ()), *fields.get("kinds", ()))
    return say(
        texts,
        f"op-{effect.op}",
        **arguments,
        change=signed(n),
        size=abs(n),
        way="down" if n < 0 else "up",
        name=_group(str(arguments["kind"]), texts),
        ids=len(ids),
        names=listed([_thing(id_, texts) for id_ in ids]),
    )


def _group(kind: str, texts: Texts) -> str:
    """Name a class of units, a unit or a terrain."""
    if kind in GROUPS:
        return say(texts, f"group-{kind}")
    content = texts.content
    if kind in content.unit_index:
        return str(texts.label("unit", content.unit_index[kind]))
    return say(texts, f"terrain-{kind}") if kind in content.terrains else ""


def _thing(id_: str, texts: Texts) -> str:
    """Name a card, an artifact, an event, a creed or a terrain."""
    content = texts.content
    if id_ in content.terrains:
        return say(texts, f"terrain-{id_}")
    if id_ in CREEDS:
        return say(texts, f"any-{id_}")
    for domain, index in (
        ("artifact", content.artifact_index),
        ("event", content.event_index),
        ("card", content.card_index),
    ):
        if id_ in index:
            return str(texts.label(domain, id_))
    raise LookupError(id_)


def effects_text(effects: Iterable[Effect], texts: Texts) -> str:
    """Say what several effects do, in order."""
    return " ".join([effect_text(effect, texts) for effect in effects])


def event_text(event: entries.Event, texts: Texts) -> str:
    """Say what an event does, when it is played and what it is aimed at. [7AG-430, 7AG-440]"""
    moment = say(texts, "event-moment", moment=str(texts.label("moment", event.when)), by=event.by)
    aim = say(texts, f"aim-{_target(event)}")
    needs = [say(texts, f"need-{need}") for need in event.needs if need not in ALTERNATIVES]
    grounds = [say(texts, f"need-{need}") for need in event.needs if need in ALTERNATIVES]
    wanted = listed([*needs, *([EITHER.join(grounds)] if grounds else [])])
    target = say(texts, "event-aim-of", aim=aim, needs=wanted) if wanted else say(texts, "event-aim", aim=aim)
    return " ".join([effects_text(event.deeds, texts), moment, target])


def _target(event: entries.Event) -> str:
    """Return the word for what an event is aimed at, where its moment leaves only one."""
    if event.when in OF_THE_MOMENT:
        return ACTING
    return NARROWED.get((event.aim, event.when), event.aim)


def artifact_text(artifact: entries.Artifact, texts: Texts) -> str:
    """Say what an artifact does, then what it needs and what it brings at once. [7AG-255 to 7AG-262]"""
    parts = [effects_text((*artifact.effects, *artifact.gains), texts)]
    if artifact.colour != "none":
        parts.append(say(texts, f"colour-{artifact.colour}"))
    parts.append(say(texts, "artifact-ages", ages=ages_text(artifact.ages), early=_early(artifact, texts)))
    if artifact.needs:
        names = EITHER.join([_thing(need, texts) for need in artifact.needs])
        parts.append(say(texts, "artifact-needs", names=names))
    if artifact.ends:
        parts.append(say(texts, f"ends-{artifact.ends}"))
    parts.append(say(texts, f"placed-{artifact.place}"))
    if artifact.blue:
        parts.append(say(texts, "blue-text"))
    return " ".join(parts)


def _early(artifact: entries.Artifact, texts: Texts) -> str:
    """Say when an artifact can come before its ages; empty: never. [7AG-255]"""
    if artifact.early is None:
        return ""
    conditions = EITHER.join([say(texts, f"early-{word}") for word in artifact.early.any])
    return say(texts, "artifact-early", age=artifact.early.age, conditions=conditions)


def empire_text(card: entries.Card, texts: Texts) -> str:
    """Say when an empire can begin, with what, and what is special about it. [7AG-003]"""
    parts = [start_text(card, texts), face_text(card, texts)]
    if card.effects:
        parts.append(effects_text(card.effects, texts))
    lasts = zip(BARRED, (card.no_cities, card.no_ships, card.no_cavalry), strict=True)
    parts += [say(texts, f"none-{word}", age=age) for word, age in lasts if age]
    if card.founding:
        parts.append(say(texts, "at-founding", deeds=effects_text(card.founding, texts)))
    return " ".join(parts)


def leader_text(types: Iterable[str], texts: Texts) -> str:
    """Say what leaders of these types can do. [7AG-271]"""
    return " ".join([_type_text(type_, texts) for type_ in types])


def _type_text(id_: str, texts: Texts) -> str:
    name = str(texts.label("leader_type", id_))
    skills = effects_text(texts.content.leader_types[id_].effects, texts)
    return say(texts, "leader-type", type=name, skills=skills)
