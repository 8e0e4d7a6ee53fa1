"""The Aztecs: captives (COC-500, COC-585)."""

from __future__ import annotations

from collections import Counter

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.hosts import ARMY, LEADER
from saecula.games.clash_of_cultures.rules.registry import rules, specials
from saecula.games.clash_of_cultures.vocabulary import KeepCaptive
from saecula.games.clash_of_cultures.words import KINDS


@specials.named("take_captives")
def take_captives(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Keep opposing army units that fell in the battle. [COC-500]"""
    return (keep_captives(seat, effect.n),)


def fallen(g: ClashOfCultures, seat: Seat) -> list[tuple[int, ...]]:
    """Return side and kind of the opposing army units that fell, leaders excepted. [COC-500, COC-585]"""
    return [dead for dead in g.battle.killed if dead[0] != seat and dead[1] in ARMY and dead[1] != LEADER]


@rules.draft
def keep_captives(g: ClashOfCultures, seat: Seat, picks: Picks, most: int) -> list[Action]:
    """Choose the units that are kept, as long as there is room for them. [COC-500]"""
    left = Counter([KINDS[kind] for _, kind in fallen(g, seat)])
    left.subtract([KeepCaptive.of(pick) for pick in picks])
    kinds = [kind for kind in KINDS if left[kind] > 0]
    full = len(g.civs[seat].captives) + len(picks) >= most
    return [*KeepCaptive.each(kinds), DONE] if kinds and not full else []


@keep_captives.resolve
def lead_away(g: ClashOfCultures, seat: Seat, picks: Picks, most: int) -> None:
    """Take the captives out of their owner's supply. [COC-500, COC-585]"""
    civ = g.civs[seat]
    for pick in picks:
        kind = KINDS.index(KeepCaptive.of(pick))
        (owner, _), *_ = [dead for dead in fallen(g, seat) if dead[1] == kind]
        civ.captives = tuple(sorted([*civ.captives, (owner, kind)]))
        g.tell("captive_taken", seat, owner, KINDS[kind])
