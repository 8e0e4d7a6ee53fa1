"""What a choice would bring, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.secrecy import Seen
from saecula.core.wording import listed, roman, say
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions, events
from saecula.games.historia.rules.world import count, presence, tile_vp
from saecula.games.historia.scene import wording
from saecula.games.historia.scene.panels import own_picks
from saecula.games.historia.scene.wording import cards_named, effects

Hint = Callable[[Historia, Seat, Texts, Frame, Action], str]


def hint(seen: Seen[Historia], texts: Texts, frame: Frame, action: Action) -> str:
    """What a choice would bring."""
    verb: str = action[0]
    say_hint = HINTS.get(verb)
    return say_hint(seen.position, seen.seat, texts, frame, action) if say_hint else ""


def _found(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    advisors = g.content.civilizations[action[1]].advisors
    return say(texts, "advisors-are", advisors=cards_named(texts, advisors))


def _advisor(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.advisor(texts, g.content.advisors[action[1]])


def _column(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    name: str = texts.label("technology", action[1])
    return name


def _cell(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    technology, military = divmod(action[1], 100)
    name: str = texts.label("government", g.content.government[technology][military])
    return name


def _keep(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    entry = g.content.leaders[action[1]]
    text = wording.leader(texts, entry)
    if g.variant.advanced_rules:
        return say(texts, "hint-keep-epoch", epoch=roman(entry.epoch), conditions=text)
    return text


def _place(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The tile, and who is there already."""
    place = g.content.territory_index[action[1]]
    vp = tile_vp(g, place)
    if frame[0] == "start_territory":
        return say(texts, "hint-settle", vp=vp, borders=count(g.content.adjacent[place]))
    there = [
        say(texts, "civ-military", civ=texts.label("civ", index), military=g.civs[index].military)
        for index in presence(g, place)
    ]
    if there:
        return say(texts, "hint-place-shared", vp=vp, civs=listed(there))
    return say(texts, "hint-place-alone", vp=vp)


def _play(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card does, or that it would do nothing now; the event it calls comes first."""
    card: str = action[1]
    text = _card_now(g, seat, texts, card)
    if not events.is_triggered(g, g.content.symbols[card]):
        return text
    name = texts.label("event", g.event)
    parts = g.content.events[g.event].effects
    if not all([events.can_meet(g, seat, part) for part in parts]):
        return say(texts, "hint-event-unmet", event=name, effects=effects(texts, parts))
    return say(texts, "hint-event", event=name, effects=effects(texts, parts), then=text)


def _card_now(g: Historia, seat: Seat, texts: Texts, card: str) -> str:
    if card not in g.content.actions:
        return effects(texts, g.content.advisors[card].effects)
    modes = actions.possible_modes(g, seat, card)
    basic, extended = actions.BASIC in modes, actions.EXTENDED in modes
    if not basic and not extended:
        return say(texts, "hint-in-vain")
    text = wording.mode(texts, card, g.content.actions[card].basic)
    return say(texts, "hint-extended-too", effects=text) if extended else text


def _mode(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    side = actions.mode_of(g, frame[2], action[0])
    return wording.mode(texts, frame[2], side) if side else ""


def _no_effect(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "hint-no-effect")


def _go_on(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    if frame[0] == "after" and not g.civs[seat].played:
        return say(texts, "hint-end-turn")
    return ""


def _wonder(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.wonder(texts, g.content.wonders[action[1]])


def _recover(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """How many cubes would be ready, with those picked from the map before."""
    picked = len(own_picks(g, seat, "exploit"))
    return say(texts, "hint-ready", cubes=g.civs[seat].personal + action[1] + picked)


def _give_up(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Only Exploitation costs the VP of the tile. [HIS-091, HIS-314]"""
    if frame[0] != "exploit":
        return say(texts, "hint-withdraw")
    return say(texts, "hint-give-up", vp=tile_vp(g, g.content.territory_index[action[1]]))


def _trade(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The technology gained, and what the partner scores."""
    side = actions.mode_of(g, "trade", frame[2])
    vp = side.partner_vp if side else 0
    level = g.civs[seat].technology
    if level == g.content.top:
        return say(texts, "hint-trade-top", own=g.content.board.overflow_vp, vp=vp)
    return say(texts, "hint-trade", technology=texts.label("technology", level + 1), vp=vp)


def _raid(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "levels-compared", theirs=g.civs[action[1]].military, yours=g.civs[seat].military)


def _attack(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Who would win and what becomes of the loser's cube. [HIS-131, HIS-134, HIS-135, HIS-262, HIS-281]"""
    own, enemy = g.civs[seat], g.civs[action[2]]
    vp: int = frame[2]
    if own.military == enemy.military:
        return say(texts, "hint-war-equal", military=own.military)
    last = count((enemy if own.military > enemy.military else own).lands) == 1
    if own.military > enemy.military:
        fate = "leaves" if not last else "destroyed" if enemy.difficulty else "stays"
        return say(texts, "hint-war-won", vp=vp, fate=fate)
    fate = "leaves" if not last else "destroyed" if g.seats == 1 else "stays"
    return say(texts, "hint-war-lost", yours=own.military, theirs=enemy.military, vp=vp, fate=fate)


def _take_back(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.mode(texts, action[1], g.content.actions[action[1]].basic)


def _rule(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.ability(texts, g.content.abilities[action[1]])


def _done(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    picked = len(own_picks(g, seat, frame[0]))
    if frame[0] == "choose_cards":
        return say(texts, "hint-done-cards", n=picked)
    return say(texts, "hint-done-cubes")


def _pass(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "hint-pass")


HINTS: Final[dict[str, Hint]] = {
    "done": _done,
    "pass": _pass,
    "found": _found,
    "exclude": _advisor,
    "draw": _advisor,
    "column": _column,
    "put_goal": _cell,
    "keep": _keep,
    "place": _place,
    "play": _play,
    "resolve": _play,
    "basic": _mode,
    "extended": _mode,
    "no_effect": _no_effect,
    "go_on": _go_on,
    "build": _wonder,
    "recover": _recover,
    "give_up": _give_up,
    "trade": _trade,
    "raid": _raid,
    "attack": _attack,
    "take_back": _take_back,
    "activate": _wonder,
    "destroy": _wonder,
    "refresh": _wonder,
    "rule": _rule,
    "borrow": _recover,
}
