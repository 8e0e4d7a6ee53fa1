"""What a choice would bring, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.secrecy import Seen
from saecula.core.wording import JOIN, listed, roman, say
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions
from saecula.games.historia.rules.world import count, presence, tile_vp
from saecula.games.historia.scene import outlook, wording
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
    """What a card would do together with those picked before; the event that it triggers comes first."""
    card: str = action[1]
    others = tuple([pick[1] for pick in own_picks(g, seat, "choose_cards")])
    if frame[0] == "next_card":
        others = tuple([other for other in g.civs[seat].played if other != card])
    start = outlook.under_event(g, seat, card)
    text = _card_now(start, seat, texts, card) if start else ""
    if others and frame[0] == "choose_cards":
        text = _together(g, seat, texts, card, text, others)
    elif others and not text and _together(g, seat, texts, card, text, others):
        return say(texts, "hint-later")
    called = outlook.called(g, seat, card)
    if not called:
        return text or say(texts, "hint-in-vain")
    name, demand = texts.label("event", g.event), effects(texts, called)
    if text:
        return say(texts, "hint-event", event=name, effects=demand, then=text)
    if start is None:
        unmet = say(texts, "hint-event-unmet", event=name, effects=demand)
        return JOIN.join([unmet, *wording.ends_round(texts, g.content.symbols[card])])
    return say(texts, "hint-event-in-vain", event=name, effects=demand)


def _together(g: Historia, seat: Seat, texts: Texts, card: str, alone: str, others: tuple[str, ...]) -> str:
    """What a card does besides others: it may need them first, or take cubes that they need."""
    before, end = outlook.carried_out(g, seat, others)
    start = outlook.under_event(end, seat, card)
    later = _card_now(start, seat, texts, card) if start else ""
    if card not in g.content.actions:
        more = later and (not alone or later.count(JOIN) > alone.count(JOIN))
        return say(texts, "hint-after-picked", effects=later) if more else alone
    together, _ = outlook.carried_out(g, seat, (*others, card))
    adds = card in together and len(together) > len(before)
    if alone:
        return alone if adds else say(texts, "hint-instead", effects=alone)
    printed = wording.mode(texts, card, g.content.actions[card].basic)
    return say(texts, "hint-after-picked", effects=later or printed) if adds else ""


def _card_now(g: Historia, seat: Seat, texts: Texts, card: str) -> str:
    """What a card does if it takes effect now; nothing if it is in vain."""
    if card not in g.content.actions:
        entry = g.content.advisors[card]
        parts = [wording.effect(texts, part) for part in outlook.as_far(g, seat, entry.effects, card)]
        return JOIN.join([*parts, *wording.ends_round(texts, entry.symbol)])
    modes = actions.possible_modes(g, seat, card)
    basic = _side(g, seat, texts, card, "basic") if actions.BASIC in modes else ""
    extended = _side(g, seat, texts, card, "extended") if actions.EXTENDED in modes else ""
    if basic and extended:
        return say(texts, "hint-extended-too", effects=basic)
    return say(texts, "hint-extended-only", effects=extended) if extended else basic


def _side(g: Historia, seat: Seat, texts: Texts, card: str, name: str) -> str:
    """What a side of an action card brings as far as it goes; nothing if it brings nothing."""
    side = actions.mode_of(g, card, name)
    listed = outlook.brings(g, seat, card, name)
    return "" if side is None or listed is None else wording.mode(texts, card, side, listed)


def _mode(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return _side(g, seat, texts, frame[2], action[0]) or say(texts, "hint-in-vain")


def _no_effect(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "hint-no-effect")


def _go_on(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "hint-end-turn") if frame[0] == "end_turn" else ""


def _wonder(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.wonder(texts, g.content.wonders[action[1]])


def _activate(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The price of a wonder and what it brings as far as it goes. [HIS-177]"""
    name: str = action[1]
    entry = g.content.wonders[name]
    h = outlook.tried(g, seat)
    price: list[str] = []
    if entry.activation == "pay":
        actions.pay(h.civs[seat], entry.n)
        price = [say(texts, "pay", cubes=entry.n)]
    elif entry.activation == "destroy":
        price = [wording.effect(texts, Effect("destroy_wonder", n=entry.n))]
    parts = [wording.effect(texts, part) for part in outlook.as_far(h, seat, entry.effects, name)]
    return JOIN.join([*price, *parts]) if parts else say(texts, "hint-in-vain")


def _destroy(g: Historia, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "hint-destroy", wonder=_wonder(g, seat, texts, frame, action))


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
    """The technology gained, and what the partner scores; nobody teaches beyond the last one. [HIS-110]"""
    side = actions.mode_of(g, "trade", frame[2])
    technology = texts.label("technology", g.civs[seat].technology + 1)
    return say(texts, "hint-trade", technology=technology, vp=side.partner_vp if side else 0)


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
    """What an ability lends as far as supply and matrix allow. [HIS-314, HIS-316]"""
    entry = g.content.abilities[action[1]]
    if entry.id == "shared_territories":
        return wording.ability(texts, entry, 0)
    if entry.id == "two_cubes":
        most = g.civs[seat].general - (action[2] == "general")
        return wording.ability(texts, entry, min(entry.n, most)) if most else say(texts, "hint-in-vain")
    track = "technology" if entry.id == "technology_plus_2" else "military"
    parts = [
        wording.ability(texts, entry, part.n) if part.op == "gain_level" else wording.effect(texts, part)
        for part in outlook.levels(g, seat, Effect("gain_level", n=entry.n, track=track))
    ]
    return JOIN.join(parts) or say(texts, "hint-in-vain")


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
    "activate": _activate,
    "destroy": _destroy,
    "refresh": _wonder,
    "rule": _rule,
    "borrow": _recover,
}
