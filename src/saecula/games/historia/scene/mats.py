"""The mats: players in order of play, then civbots."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Fact, Mat, Reason, Stat
from saecula.core.wording import listed, name_of, roman, say
from saecula.core.zones import UNKNOWN
from saecula.games.historia.entries import METRICS
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import cards as playing
from saecula.games.historia.rules import matrix, measures, ruling, wonders
from saecula.games.historia.rules.world import count, presence, territories_in
from saecula.games.historia.scene import cards, wording

COLOURS: Final = {"red": 1, "yellow": 2, "purple": 3, "blue": 4, "green": 5, "grey": 6}
NO_COLOUR: Final = 7


def colour_of(g: Historia, civ: Civ) -> int:
    """Return the number of a civilization's colour and shape."""
    if not civ.civilization:
        return NO_COLOUR
    return COLOURS.get(g.content.civilizations[civ.civilization].colour, NO_COLOUR)


def mats(g: Historia, viewer: Seat, texts: Texts) -> list[Mat]:
    """Draw the mats of all civilizations: players in order of play, then civbots."""
    movers = {*to_move(g), g.active}
    everybody = (*g.order, *range(g.seats, len(g.civs)))
    return [_mat(g, index, viewer, index in movers, texts) for index in everybody]


def _mat(g: Historia, index: int, viewer: Seat, active: bool, texts: Texts) -> Mat:
    civ = g.civs[index]
    mine = index == viewer
    prefix = "" if mine else f"civ:{index}/"
    facts = _bot_facts if civ.difficulty else _facts
    return Mat(
        id=f"civ:{index}",
        seat=SPECTATOR if civ.difficulty else index,
        colour=colour_of(g, civ),
        name=texts.label("civ", index),
        person=_person(civ, index, texts),
        points=str(civ.vp),
        active=active,
        you=mine,
        stats=[_stat(g, index, metric, texts) for metric in METRICS],
        facts=facts(g, index, viewer, prefix, texts),
        played=_played(g, index, prefix, texts),
    )


def _person(civ: Civ, index: int, texts: Texts) -> str:
    if civ.difficulty:
        difficulty = name_of(texts, texts.content.difficulties[civ.difficulty])
        return say(texts, "person-civbot", difficulty=difficulty)
    return texts.persons[index] if index < len(texts.persons) else ""


def _stat(g: Historia, index: int, metric: str, texts: Texts) -> Stat:
    """Draw a measured element; it is marked as best if no other civilization reaches it."""
    civ = g.civs[index]
    value = wonders.metric(g, civ, metric)
    others = [wonders.metric(g, other, metric) for other in g.civs if other is not civ and other.alive]
    return Stat(
        cards.METRIC_ICONS[metric],
        str(value),
        say(texts, f"metric-{metric}"),
        best=all([other < value for other in others]),
        reasons=_reasons(g, index, metric, texts),
    )


def _reasons(g: Historia, index: int, metric: str, texts: Texts) -> list[Reason]:
    """Return the parts of a number that is a sum."""
    civ = g.civs[index]
    if metric == "wonders":
        parts = [
            Reason(say(texts, "wonders-upright"), str(len(civ.wonders))),
            Reason(say(texts, "wonders-rotated"), str(len(civ.rotated))),
        ]
        return parts if civ.rotated else []
    if metric == "territories":
        shared = len([place for place in bits(civ.lands) if len(presence(g, place)) > 1])
        alone = count(civ.lands) - shared
        parts = [
            Reason(say(texts, "lands-alone"), str(alone)),
            Reason(say(texts, "lands-shared"), str(shared)),
        ]
        return parts if shared else []
    if civ.ruling == f"{metric}_plus_2" and civ.borrowed:
        level = matrix.level(civ, metric)
        return [
            Reason(say(texts, "level-own"), str(level - civ.borrowed)),
            Reason(say(texts, "level-lent"), f"+{civ.borrowed}"),
        ]
    return []


def _played(g: Historia, index: int, prefix: str, texts: Texts) -> list[Card]:
    """Draw the card being carried out, then those that wait."""
    civ = g.civs[index]
    at_work = playing.in_work(g, index)
    elsewhere = {*civ.row, *civ.hand.cards}  # a Revolution is laid in the row at once and may be back in hand
    reason = say(texts, "card-at-work") if at_work else ""
    return [
        *[cards.card(texts, card, prefix, reason=reason) for card in at_work if card not in elsewhere],
        *[cards.card(texts, card, prefix) for card in civ.played],
    ]


def _bot_facts(g: Historia, index: int, viewer: Seat, prefix: str, texts: Texts) -> list[Fact]:
    civ = g.civs[index]
    if not civ.alive:
        return [Fact(say(texts, "destroyed"), say(texts, "destroyed-why"))]
    difficulty = g.content.difficulties[civ.difficulty]
    return [
        *_danger(g, index, viewer, texts),
        Fact(say(texts, "fact-cubes"), say(texts, "cubes-of-civbot", n=civ.personal), "cube"),
        _government(g, civ, texts),
        Fact(say(texts, "fact-civbot-cards"), str(difficulty.cards), "card"),
    ]


def _facts(g: Historia, index: int, viewer: Seat, prefix: str, texts: Texts) -> list[Fact]:
    civ = g.civs[index]
    return [
        *_danger(g, index, viewer, texts),
        _cubes(civ, index == viewer, texts),
        _government(g, civ, texts),
        Fact(say(texts, "fact-cards"), str(g.content.cards_per_round[civ.technology]), "card"),
        _hand(g, civ, texts),
        *_row(civ, prefix, texts),
        *_wonders(civ, texts),
        *_leaders(g, index, civ, texts),
        *_advisors(civ, index == viewer, prefix, texts),
        *_ruling(g, index, index == viewer, texts),
    ]


def _cubes(civ: Civ, mine: bool, texts: Texts) -> Fact:
    """Show the supplies, as cards where a marker cube may come from them. [HIS-313]"""
    value = say(texts, "cubes-of-player", personal=civ.personal, used=civ.used, general=civ.general)
    supplies = {"general": civ.general, "used": civ.used, "personal": civ.personal}
    shown = [cards.supply(texts, name, n) for name, n in supplies.items() if mine and civ.ruling == "ready"]
    return Fact(say(texts, "fact-cubes"), value, "cube", shown)


def _danger(g: Historia, index: int, viewer: Seat, texts: Texts) -> list[Fact]:
    """Show where a stronger rival could win a war against the viewer. [HIS-131]"""
    if viewer in (SPECTATOR, index):
        return []
    civ, own = g.civs[index], g.civs[viewer]
    shared = civ.lands & own.lands
    if not shared or civ.military <= own.military:
        return []
    places = listed([texts.label("territory", name) for name in territories_in(g, shared)])
    return [
        Fact(
            say(texts, "danger", territories=places),
            say(texts, "levels-compared", theirs=civ.military, yours=own.military),
            "warn",
        )
    ]


def _government(g: Historia, civ: Civ, texts: Texts) -> Fact:
    """Show the form of government and its bonus; civbots get only the VP. [HIS-209, HIS-251]"""
    entry = g.content.governments[matrix.government(g, civ)]
    bonus = wording.government(texts, entry, 0 if civ.difficulty else entry.cubes)
    return Fact(texts.label("government", entry.id), bonus, "government")


def _hand(g: Historia, civ: Civ, texts: Texts) -> Fact:
    """Show how many cards are in hand and how many are advisors; both are public (catalogue, section 26)."""
    advisors = len([card for card in civ.hand.cards if card not in g.content.actions])
    return Fact(say(texts, "fact-hand"), say(texts, "hand-count", n=len(civ.hand), advisors=advisors), "hand")


def _row(civ: Civ, prefix: str, texts: Texts) -> list[Fact]:
    if not civ.row:
        return []
    shown = [cards.card(texts, card, prefix) for card in civ.row]
    return [Fact(say(texts, "fact-row"), say(texts, "cards", n=len(civ.row)), "discard", shown)]


def _wonders(civ: Civ, texts: Texts) -> list[Fact]:
    shown = [cards.wonder(texts, name) for name in civ.wonders]
    shown += [cards.wonder(texts, name, rotated=True) for name in civ.rotated]
    return [Fact(say(texts, "fact-wonders"), str(len(shown)), "wonder", shown)] if shown else []


def _leaders(g: Historia, seat: Seat, civ: Civ, texts: Texts) -> list[Fact]:
    """Show each epoch's leader with the progress of its conditions; those of others may be face down."""
    facts: list[Fact] = []
    for epoch, zone in enumerate(civ.leaders, start=1):
        when = say(texts, "end-of-epoch", epoch=roman(epoch))
        for card in zone.cards:
            if card == UNKNOWN:
                facts.append(Fact(say(texts, "leader-hidden"), when, "leader"))
                continue
            facts.append(Fact(texts.label("leader", card), when, "leader"))
            facts += [
                Fact(
                    wording.condition(texts, part),
                    say(texts, "vp", n=part.vp),
                    cards.METRIC_ICONS[part.metric],
                    progress=[measures.leader_metric(g, seat, civ, part.metric), part.at_least],
                )
                for part in g.content.leaders[card].conditions
            ]
    return facts


def _advisors(civ: Civ, mine: bool, prefix: str, texts: Texts) -> list[Fact]:
    """Show the face-up advisors, and the viewer's own face-down ones."""
    facts: list[Fact] = []
    if civ.stack.cards:
        known = [card for card in civ.stack.cards if card != UNKNOWN] if mine else []
        shown = [cards.card(texts, card, prefix, state="down") for card in known]
        value = say(texts, "cards", n=len(civ.stack))
        facts.append(Fact(say(texts, "fact-advisors-down"), value, "advisor", shown))
    if civ.face_up:
        shown = [cards.card(texts, card, prefix) for card in civ.face_up]
        facts.append(
            Fact(say(texts, "fact-advisors-up"), say(texts, "cards", n=len(shown)), "advisor", shown)
        )
    return facts


def _ruling(g: Historia, seat: Seat, mine: bool, texts: Texts) -> list[Fact]:
    """Show the ruling tile: ready with its two metrics, active, or gone. [HIS-310, HIS-313]"""
    civ = g.civs[seat]
    if not g.variant.ways_of_ruling or not civ.civilization:
        return []
    label = say(texts, "fact-ruling")
    if civ.ruling == "ready":
        one, other = [say(texts, f"metric-{metric}") for metric in ruling.tile_of(g, civ).metrics]
        state = "met" if g.round and ruling.may_rule(g, seat) else "open"
        value = say(texts, "ruling-ready", one=one, other=other, state=state)
        shown = [cards.ability(texts, name) for name in g.content.abilities] if mine else []
        return [Fact(label, value, "government", shown)]
    if not civ.ruling:
        return [Fact(label, say(texts, "ruling-gone"), "government")]
    value = say(
        texts,
        "ruling-active",
        ability=texts.label("ability", civ.ruling),
        supply=texts.label("supply", civ.marker_from),
    )
    return [Fact(label, value, "government")]
