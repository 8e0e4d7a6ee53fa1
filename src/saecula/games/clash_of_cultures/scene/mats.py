"""The mats: civilizations clockwise from the start player."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Fact, Mat, Pool, Reason, Stat
from saecula.core.wording import JOIN, listed, name_of, say, sentence
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Reach
from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.hosts import kind_of
from saecula.games.clash_of_cultures.rules.sheets import NO_LIMIT, sheet
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.scene.wording import MOOD_WORDS, colour_of, counted, halves
from saecula.games.clash_of_cultures.scoring import GROUPS
from saecula.games.clash_of_cultures.scoring import halves as points_of
from saecula.games.clash_of_cultures.words import DECKS, GOODS, KINDS

CARD_ICONS: Final = ("action", "objective", "wonder")  # by deck
POINT_ICONS: Final = dict(
    zip(GROUPS, ("flag", "technology", "objective", "wonder", "event", "leader"), strict=True)
)


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
        person=_civilization(g, seat, texts),
        points=halves(sum(points_of(g, seat))),
        active=active,
        you=seat == viewer,
        stats=_stats(g, seat, seat == viewer, texts),
        facts=_facts(g, seat, texts),
    )


def _stats(g: ClashOfCultures, seat: Seat, mine: bool, texts: Texts) -> list[Stat]:
    """Show resources with their limits, and tokens; options refer to the viewer's. [COC-065, COC-068]"""
    civ = g.civs[seat]
    goods = [
        Stat(
            good,
            str(held),
            sentence(texts.label("good", good)),
            reasons=[] if most == NO_LIMIT else [Reason(say(texts, "limit"), str(most))],
            id=f"good:{good}" if mine else "",
        )
        for good, held, most in zip(GOODS, civ.goods, sheet(g, civ).limits, strict=True)
    ]
    return [
        *goods,
        *_captives(g, civ, mine, texts),
        Stat("event", str(civ.counter), say(texts, "fact-counter")),
    ]


def _captives(g: ClashOfCultures, civ: Civ, mine: bool, texts: Texts) -> list[Stat]:
    """Show captives among what may be paid, even none to a player who may take some. [COC-501, COC-503]"""
    if not civ.captives and not any([power.captives_with for _, power in sheet(g, civ).all(Reach)]):
        return []
    label = sentence(texts.label("good", "captives"))
    found = [Stat("military", str(len(civ.captives)), label, id="good:captives" if mine else "")]
    if mine:
        owners = [side for side, _ in civ.captives]
        found += [
            Stat(
                "military",
                str(owners.count(side)),
                str(texts.label("side", side)),
                id=f"side:{side}",
                colour=colour_of(side),
            )
            for side in sorted(set(owners))
        ]
    return found


def _facts(g: ClashOfCultures, seat: Seat, texts: Texts) -> list[Fact]:
    civ = g.civs[seat]
    facts = [_cities(g, seat, texts), *_army(g, seat, texts), _cards(g, seat, texts), _advances(civ, texts)]
    if g.active == seat:
        pool = Pool("play", say(texts, "word-actions"), g.actions, max(g.actions, g.content.board.actions))
        facts.append(Fact(say(texts, "fact-actions"), str(g.actions), "play", pools=[pool]))
    if civ.leader:
        facts.append(Fact(say(texts, "fact-leader"), name_of(texts, g.content.leaders[civ.leader]), "leader"))
    persons = _persons(g, seat, texts)
    if persons:
        facts.append(Fact(say(texts, "fact-persons"), persons, "leader"))
    return [*facts, *_government(g, civ, texts), *_burdens(g, civ, texts), _points(g, seat, texts)]


def _civilization(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    id_ = g.civs[seat].civilization
    return name_of(texts, g.content.civilizations[id_]) if id_ else ""


def _government(g: ClashOfCultures, civ: Civ, texts: Texts) -> list[Fact]:
    """Name the government of a player. [COC-098]"""
    for category in g.content.governments:
        number = (civ.advances & g.content.category_masks[category]).bit_count()
        if number:
            name = name_of(texts, g.content.categories[category])
            value = say(texts, "government-held", name=name, n=number)
            return [Fact(say(texts, "fact-government"), value, "government")]
    return []


def _burdens(g: ClashOfCultures, civ: Civ, texts: Texts) -> list[Fact]:
    """Show what else lies on a player's board: spoils, and what hinders the player."""
    facts = []
    if civ.slain:
        names = [name_of(texts, g.content.leaders[id_]) for id_ in civ.slain]
        facts.append(Fact(say(texts, "fact-slain"), listed(names), "leader"))
    if civ.captives:
        kinds = counted(texts, [kind for _, kind in civ.captives])
        facts.append(Fact(say(texts, "fact-captives"), kinds, "military"))
    if civ.runes:
        facts.append(Fact(say(texts, "fact-runes"), str(civ.runes), "obelisk"))
    if civ.borrowed:
        facts.append(Fact(say(texts, "fact-borrowed"), texts.label("advance", civ.borrowed), "wonder"))
    if civ.anarchy:
        facts.append(Fact(say(texts, "fact-anarchy"), str(civ.anarchy), "event"))
    if civ.pestilence:
        facts.append(Fact(say(texts, "fact-pestilence"), say(texts, "no-building"), "event"))
    if civ.lost_actions:
        facts.append(Fact(say(texts, "fact-lost-actions"), str(civ.lost_actions), "event"))
    return facts


def _points(g: ClashOfCultures, seat: Seat, texts: Texts) -> Fact:
    """Show the points of a player by group. [COC-370 to COC-375]"""
    found = [
        (group, say(texts, f"points-{group}", points=halves(number)), halves(number))
        for group, number in zip(GROUPS, points_of(g, seat), strict=True)
        if number
    ]
    stats = [Stat(POINT_ICONS[group], number, label) for group, label, number in found]
    return Fact(say(texts, "fact-points"), JOIN.join([label for _, label, _ in found]), "vp", stats=stats)


def _cities(g: ClashOfCultures, seat: Seat, texts: Texts) -> Fact:
    """Show how many cities a player has, and how many are happy or angry. [COC-076]"""
    civ = g.civs[seat]
    number, label = str(civ.cities.bit_count()), say(texts, "fact-cities")
    moods = [cities.mood(g, place) for place in bits(civ.cities)]
    stats = [Stat("flag", number, label)]
    stats += [
        Stat(word, str(moods.count(mood)), say(texts, f"mood-{word}"))
        for mood, word in enumerate(MOOD_WORDS)
        if word != "neutral" and mood in moods
    ]
    return Fact(label, number, "city", stats=stats)


def _advances(civ: Civ, texts: Texts) -> Fact:
    number = str(civ.advances.bit_count() + civ.own_advances.bit_count())
    label = say(texts, "fact-advances")
    return Fact(label, number, "technology", stats=[Stat("technology", number, label)])


def _cards(g: ClashOfCultures, seat: Seat, texts: Texts) -> Fact:
    """Show how many cards of each back a player holds. [COC-069, COC-286]"""
    civ = g.civs[seat]
    held = (len(civ.hand), len(civ.objectives), len(civ.wonders))
    told = say(texts, "cards-held", actions=held[0], objectives=held[1], wonders=held[2])
    stats = [
        Stat(icon, str(number), sentence(texts.label("deck", deck)))
        for icon, deck, number in zip(CARD_ICONS, DECKS, held, strict=True)
    ]
    return Fact(say(texts, "fact-cards"), told, "hand", stats=stats)


def _persons(g: ClashOfCultures, seat: Seat, texts: Texts) -> str:
    """Name the great persons of a player: open ones, and those in hand as far as they are known. [COC-302]"""
    civ = g.civs[seat]
    known = [card for card in civ.persons.cards if card != UNKNOWN]
    names = [name_of(texts, g.content.events[card]) for card in (*civ.open_persons, *known)]
    hidden = civ.persons.unknowns()
    return listed([*names, *([f"+{hidden}"] if hidden else [])])


def _army(g: ClashOfCultures, seat: Seat, texts: Texts) -> list[Fact]:
    units = [kind_of(unit) for stack in g.civs[seat].units for unit in stack[1:]]
    stats = [
        Stat(KINDS[kind], str(units.count(kind)), name_of(texts, g.content.units[kind]))
        for kind in range(len(KINDS))
        if kind in units
    ]
    return [Fact(say(texts, "fact-units"), counted(texts, units), "military", stats=stats)] if units else []
