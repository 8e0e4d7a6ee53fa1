"""The battle being fought: a card for each side with its dice, the reasons of its value, and its hits."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saecula.core.flow import ask_of, options
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Piece, Reason, RowPanel, Stat
from saecula.core.wording import listed, name_of, say, signed
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import arms, combat, land, losses, odds, sides
from saecula.games.clash_of_cultures.rules.combat import Modifier
from saecula.games.clash_of_cultures.rules.hosts import kind_of
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, BOTH
from saecula.games.clash_of_cultures.scene.wording import colour_of, counted, decimal, emblem_of
from saecula.games.clash_of_cultures.vocabulary import Arm
from saecula.games.clash_of_cultures.words import KINDS

SOURCES: Final = ("advances", "civ_advances", "wonders", "buildings", "tactics", "events")
ROLES: Final = ("attacker", "defender")


def battle_row(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Show both sides of the battle being fought. [COC-227]"""
    if g.battle.attacker < 0:
        return []
    round_ = g.battle.round
    note = say(texts, "battle-round", round=round_) if round_ else say(texts, "battle-before")
    title = say(texts, "panel-battle", hex=land.name(g, g.battle.hex))
    asked = losing_side(g, viewer)
    shown = (
        [_side(g, which, which == asked, texts) for which in BOTH]
        + _tactics(g, texts)
        + _offers(g, viewer, texts)
    )
    return [RowPanel("battle", title, shown, note, over=True)]


def losing_side(g: ClashOfCultures, viewer: Seat) -> int:
    """Return the side whose losses the viewer chooses, or -1. [COC-237]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if not losses.casualties.matches(frame):
        return -1
    assert frame is not None
    return losses.casualties.of(frame)[0]


def _side(g: ClashOfCultures, which: int, asked: bool, texts: Texts) -> Card:
    side = sides.side(g, which)
    units = sides.fighters(g, which)
    rolled = combat.dice(g, which)
    return Card(
        f"battle:{which}",
        texts.label("side", side),
        say(texts, f"kind-{ROLES[which]}"),
        "war" if which == ATTACKER else "military",
        text=counted(texts, map(kind_of, units)) or say(texts, "battle-nobody"),
        foot=_foot(g, which, texts),
        reasons=_reasons(g, which, texts),
        marks=_dice(g, which, texts),
        pieces=_pieces(g, which, asked, texts),
        value=str(combat.read(g, which).value) if rolled else "–",
        colour=colour_of(side),
        emblem=emblem_of(side),
    )


def _tactics(g: ClashOfCultures, texts: Texts) -> list[Card]:
    """Show the tactics cards of this round, face down to whoever does not know them. [COC-229]"""
    shown = []
    for which, zone in enumerate(g.battle.laid):
        owner = texts.label("side", sides.side(g, which))
        for id_ in zone.cards:
            if id_ == UNKNOWN:
                card = Card(f"laid:{which}", owner, say(texts, "kind-tactic"), "tactic", state="down")
                card.reason = say(texts, "tactic-hidden")
            else:
                entry = g.content.tactics[g.content.action_cards[id_].tactic]
                card = Card(f"laid:{which}", name_of(texts, entry), say(texts, "kind-tactic"), "tactic")
                card.text = say(texts, f"tactic-{entry.id}")
                card.foot = owner
            card.beside = f"battle:{which}"
            shown.append(card)
    return shown


def _offers(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[Card]:
    """Show what the viewer may pay for now. [COC-228, COC-248]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if frame is None or not arms.power.matches(frame):
        return []
    offered = [Arm.of(action) for action in options(g, viewer) if Arm.matches(action)]
    return [
        Card(f"arms:{id_}", texts.label("arms", id_), say(texts, "kind-arms"), "tactic") for id_ in offered
    ]


def _dice(g: ClashOfCultures, which: int, texts: Texts) -> list[Stat]:
    """Show the dice: numbers, the units they activate, and what each brings. [COC-233, COC-234]"""
    shown = []
    for face, (_, kind) in zip(combat.dice(g, which), combat.activated(g, which), strict=True):
        die = _die(g, face, texts)
        die.best = kind >= 0
        die.reasons = [Reason("", _brings(g, kind, texts))]
        shown.append(die)
    return shown


def _die(g: ClashOfCultures, face: int, texts: Texts) -> Stat:
    die = g.content.board.die[face]
    kind = name_of(texts, g.content.units[KINDS.index(die.kind)])
    return Stat(die.kind, str(die.number), say(texts, "battle-face", number=die.number, kind=kind))


def _brings(g: ClashOfCultures, kind: int, texts: Texts) -> str:
    """Write what the unit that a die activates brings, or that there is none."""
    if kind < 0:
        return say(texts, "die-idle")
    unit = g.content.units[kind]
    return say(texts, "die-ignores", n=unit.ignore) if unit.ignore else signed(unit.value)


def _foot(g: ClashOfCultures, which: int, texts: Texts) -> str:
    """Write combat value and hits or, before the roll, what can be expected. [COC-236, COC-237]"""
    if combat.dice(g, which):
        found = combat.read(g, which)
        ignored = found.hits - combat.incoming(g, 1 - which)
        return say(texts, "battle-value", value=found.value, hits=found.hits, ignored=ignored)
    changes = combat.modifiers(g, which)
    extra = sum([each.dice for each in changes])
    bonus = sum([each.value for each in changes if not each.ability])
    kinds = tuple(map(kind_of, sides.fighters(g, which)))
    number = say(texts, "battle-dice", n=len(kinds) + extra)
    hits = odds.expected_hits(g.content, kinds, extra, bonus)
    return say(texts, "battle-expected", dice=number, hits=decimal(texts, hits))


def _reasons(g: ClashOfCultures, which: int, texts: Texts) -> list[Reason]:
    """Explain the combat value by the same list that it is made of. [COC-246]"""
    found = []
    if combat.dice(g, which):
        reading = combat.read(g, which)
        found.append(Reason(say(texts, "battle-numbers"), str(reading.numbers)))
        found.append(Reason(say(texts, "battle-abilities"), signed(reading.abilities)))
    return found + [_reason(g, each, texts) for each in combat.modifiers(g, which)]


def _reason(g: ClashOfCultures, each: Modifier, texts: Texts) -> Reason:
    parts = []
    if each.value:
        parts.append(signed(each.value))
    if each.dice:
        parts.append(say(texts, "mark-dice", n=each.dice))
    if each.ignore:
        parts.append(say(texts, "mark-ignore", n=each.ignore))
    if each.cap:
        parts.append(say(texts, "mark-cap", n=each.cap))
    if each.bar:
        parts.append(say(texts, "mark-bar"))
    if each.mute:
        parts.append(say(texts, "mark-mute"))
    if each.ability:
        kind = name_of(texts, g.content.units[KINDS.index(each.ability)])
        parts.append(say(texts, "mark-ability", kind=kind))
    if each.as_kind:
        other = name_of(texts, g.content.units[KINDS.index(each.as_kind)])
        parts.append(say(texts, "mark-as-kind", kind=other))
    return Reason(_source(g, each.source, texts), listed(parts))


def _source(g: ClashOfCultures, id_: str, texts: Texts) -> str:
    """Name the card, the building or the ability of a leader behind a modifier."""
    if id_ in g.content.abilities:
        return str(texts.label("ability", id_))
    return next(
        name_of(texts, g.content.files[file][id_]) for file in SOURCES if id_ in g.content.files[file]
    )


def _pieces(g: ClashOfCultures, which: int, asked: bool, texts: Texts) -> list[Piece]:
    """Show the units of a side; those among which the viewer chooses by their kinds."""
    side = sides.side(g, which)
    kinds = Counter(map(kind_of, sides.present(g, which)))
    return [
        Piece(
            f"kind:{KINDS[kind]}" if asked else f"battle:{which}:{KINDS[kind]}",
            "unit",
            colour_of(side),
            name_of(texts, g.content.units[kind]),
            count=number,
            icon=KINDS[kind],
        )
        for kind, number in sorted(kinds.items())
    ]
