"""The mats: civilizations clockwise from the start player."""

from __future__ import annotations

from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Fact, Mat, Pool, Reason, Stat
from saecula.core.wording import JOIN, listed, name_of, say, sentence
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.sheets import NO_LIMIT, sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.scene.wording import colour_of, halves
from saecula.games.clash_of_cultures.scoring import GROUPS
from saecula.games.clash_of_cultures.scoring import halves as points_of
from saecula.games.clash_of_cultures.words import GOODS, KINDS


def mats(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[Mat]:
    """Make the mats of all civilizations."""
    movers = to_move(g)
    return [_mat(g, seat, viewer, seat in movers, texts) for seat in clockwise(g)]


def _mat(g: ClashOfCultures, seat: Seat, viewer: Seat, active: bool, texts: Texts) -> Mat:
    return Mat(
        id=f"civ:{seat}",
        seat=seat,
        colour=colour_of(seat),
        name=texts.label("civ", seat),
        person="",
        points=halves(sum(points_of(g, seat))),
        active=active,
        you=seat == viewer,
        stats=_stats(g, seat, seat == viewer, texts),
        facts=_facts(g, seat, texts),
    )


def _stats(g: ClashOfCultures, seat: Seat, mine: bool, texts: Texts) -> list[Stat]:
    """Show resources with their limits, and tokens; options refer to the viewer's. [COC-065, COC-068]"""
    limits = sheet(g, g.civs[seat]).limits
    return [
        Stat(
            good,
            str(held),
            sentence(texts.label("good", good)),
            reasons=[] if most == NO_LIMIT else [Reason(say(texts, "limit"), str(most))],
            id=f"good:{good}" if mine else "",
        )
        for good, held, most in zip(GOODS, g.civs[seat].goods, limits, strict=True)
    ]


def _facts(g: ClashOfCultures, seat: Seat, texts: Texts) -> list[Fact]:
    civ = g.civs[seat]
    facts = [Fact(say(texts, "fact-points"), _points(g, seat, texts), "vp")]
    if g.active == seat:
        pool = Pool("play", say(texts, "word-actions"), g.actions, max(g.actions, g.content.board.actions))
        facts.append(Fact(say(texts, "fact-actions"), str(g.actions), "play", pools=[pool]))
    facts += [
        Fact(say(texts, "fact-cities"), str(civ.cities.bit_count()), "city"),
        Fact(say(texts, "fact-advances"), str(civ.advances.bit_count()), "advance"),
        Fact(say(texts, "fact-counter"), str(civ.counter), "event"),
        Fact(say(texts, "fact-cards"), _cards(g, seat, texts), "hand"),
    ]
    persons = _persons(g, seat, texts)
    if persons:
        facts.append(Fact(say(texts, "fact-persons"), persons, "leader"))
    army = _army(g, seat, texts)
    return [*facts, Fact(say(texts, "fact-units"), army, "military")] if army else facts


def _points(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    """Write the points of a player by group. [COC-370 to COC-375]"""
    found = zip(GROUPS, points_of(g, seat), strict=True)
    return JOIN.join(
        [say(texts, f"points-{group}", points=halves(number)) for group, number in found if number]
    )


def _cards(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    """Write how many cards of each back a player holds. [COC-069, COC-286]"""
    civ = g.civs[seat]
    return say(
        texts, "cards-held", actions=len(civ.hand), objectives=len(civ.objectives), wonders=len(civ.wonders)
    )


def _persons(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    """Name the great persons of a player: open ones, and those in hand as far as they are known. [COC-302]"""
    civ = g.civs[seat]
    known = [card for card in civ.persons.cards if card != UNKNOWN]
    names = [name_of(texts, g.content.events[card]) for card in (*civ.open_persons, *known)]
    hidden = civ.persons.unknowns()
    return listed([*names, *([f"+{hidden}"] if hidden else [])])


def _army(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    units = [unit % 8 for stack in g.civs[seat].units for unit in stack[1:]]
    return listed(
        [
            f"{units.count(kind)} {name_of(texts, g.content.units[kind])}"
            for kind in range(len(KINDS))
            if kind in units
        ]
    )
