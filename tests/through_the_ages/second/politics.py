"""The Politics Phase (Politikphase, page 4)."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.core.position import Action
from tests.second import RESIGN
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.actions import leave_leader, spend_military
from tests.through_the_ages.second.aggressions import defend, succeed
from tests.through_the_ages.second.cards import (
    AGGRESSIONS,
    BOARD,
    EVENTS,
    LAST_AGE,
    PACT_CARDS,
    TERRITORIES,
    WARS,
)
from tests.through_the_ages.second.colonies import colonize, settle
from tests.through_the_ages.second.course import Course, discard, put_away, score
from tests.through_the_ages.second.events import resolve
from tests.through_the_ages.second.figures import has
from tests.through_the_ages.second.table import PACT_SIDES, Nation, Table, Treaty, age_of
from tests.through_the_ages.second.turns import attack_strength, end_treaty, next_turn


def choices(t: Table, nation: Nation) -> set[Action]:
    """One political action, or none."""
    found: set[Action] = {("pass",)}
    hand = nation.military
    found.update(("prepare", card) for card in hand if card in EVENTS or card in TERRITORIES)
    rivals = [rival for rival in t.present() if rival is not nation]
    for rival in rivals:
        found.update(_attacks(t, nation, rival))
        found.update(("offer_pact", card, rival.seat) for card in hand if card in PACT_CARDS)
    found.update(("break_pact", treaty.card) for treaty in t.treaties_of(nation))
    if t.age < LAST_AGE:
        found.add(RESIGN)
    if has(nation, "remove_for_yellow"):
        found.add(("retire_leader",))
    if has(nation, "remove_to_colonize"):
        found.update(("discover", card) for card in hand if card in TERRITORIES)
    return found


def _attacks(t: Table, nation: Nation, rival: Nation) -> Iterator[Action]:
    if has(nation, "cannot_attack") or _forbidden(t, nation, rival):
        return
    stronger = _is_stronger(t, nation, rival)
    protected = any(side.no_war for side in figures.sides(t, rival))
    for card in nation.military:
        if card in AGGRESSIONS:
            actions, may = AGGRESSIONS[card].actions, stronger and _has_something(rival, card)
        elif card in WARS:
            actions, may = WARS[card].actions, not protected and t.round != t.last_round
        else:
            continue
        if may and price(rival, actions) <= nation.military_actions:
            yield ("aggress" if card in AGGRESSIONS else "declare_war", card, rival.seat)


def price(rival: Nation, actions: int) -> int:
    """The military actions of an attack; on Gandhi they are doubled."""
    return actions * (has(rival, "attack_cost_factor") or 1)


def _between(t: Table, nation: Nation, rival: Nation) -> list[Treaty]:
    return [treaty for treaty in t.treaties_of(nation) if rival.seat in treaty.parties()]


def _forbidden(t: Table, nation: Nation, rival: Nation) -> bool:
    return any(PACT_CARDS[treaty.card].forbids_attack for treaty in _between(t, nation, rival))


def _is_stronger(t: Table, nation: Nation, rival: Nation) -> bool:
    """Compare strengths without the pacts that the attack ends."""
    kept = t.treaties
    ending = [treaty for treaty in _between(t, nation, rival) if PACT_CARDS[treaty.card].ends_on_attack]
    t.treaties = [treaty for treaty in kept if treaty not in ending]
    stronger = attack_strength(t, nation, rival) > figures.strength(t, rival)
    t.treaties = kept
    return stronger


def _has_something(rival: Nation, card: str) -> bool:
    op = AGGRESSIONS[card].op
    if op == "annex":
        return bool(rival.colonies)
    return op != "infiltrate" or bool(rival.leader or rival.unfinished)


def carry_out(c: Course, nation: Nation, action: Action, second: bool) -> None:
    """Do what was chosen, then go on to the Action Phase; Caesar may act again once in the game."""
    verb, *words = action
    if second and verb != "pass":
        nation.ever.append("second_political_action")
    if verb == "prepare":
        prepare(c, nation, words[0])
    elif verb == "declare_war":
        _declare_war(c, nation, *words)
    elif verb == "break_pact":
        with c.updating():
            end_treaty(c.t, next(p for p in c.t.treaties_of(nation) if p.card == words[0]))
    elif verb == "retire_leader":
        nation.yellow += has(nation, "remove_for_yellow")
        _lose_leader(c, nation)
    elif verb == "discover":
        nation.military.remove(words[0])
        _lose_leader(c, nation)
        settle(c, nation, words[0])
    elif verb == "offer_pact":
        _offer(c, nation, *words)
    elif verb == "aggress":
        _aggress(c, nation, *words)
    elif action == RESIGN:
        _resign(c, nation)
        return
    caesar = has(nation, "second_political_action") and "second_political_action" not in nation.ever
    again = caesar and not second and verb != "pass"
    c.stop("again" if again else "act", nation.seat)


def _lose_leader(c: Course, nation: Nation) -> None:
    leave_leader(nation)
    with c.updating():
        nation.leader = ""


def _declare_war(c: Course, nation: Nation, card: str, seat: int) -> None:
    rival = c.t.nations[seat]
    nation.military.remove(card)
    spend_military(nation, price(rival, WARS[card].actions))
    nation.wars.append((card, seat))
    _end_on_attack(c, nation, rival)


def _aggress(c: Course, nation: Nation, card: str, seat: int) -> None:
    """Pay, let the rival defend, and follow the text of the card if that does not suffice."""
    t, rival = c.t, c.t.nations[seat]
    nation.military.remove(card)
    spend_military(nation, price(rival, AGGRESSIONS[card].actions))
    _end_on_attack(c, nation, rival)
    gap = attack_strength(t, nation, rival) - figures.strength(t, rival)
    if not defend(c, rival, gap):
        succeed(c, nation, rival, card)
    put_away(t, card)


def _end_on_attack(c: Course, nation: Nation, rival: Nation) -> None:
    with c.updating():
        for treaty in _between(c.t, nation, rival):
            if PACT_CARDS[treaty.card].ends_on_attack:
                end_treaty(c.t, treaty)


def _offer(c: Course, nation: Nation, card: str, seat: int) -> None:
    """Name the partner and, where the sides differ, one's own; the partner accepts or refuses."""
    side = "a"
    if PACT_SIDES[card]["a"] != PACT_SIDES[card]["b"]:
        side = c.ask("choose_side", nation.seat, [("side", "a"), ("side", "b")])[1]
    if c.ask("answer_offer", seat, [("accept",), ("refuse",)]) == ("refuse",):
        return
    nation.military.remove(card)
    with c.updating():
        own = c.t.own_treaty(nation)
        if own:
            end_treaty(c.t, own)
        c.t.treaties.append(Treaty(card, nation.seat, seat, side))


def _resign(c: Course, nation: Nation) -> None:
    """Leave the game with everything; declared wars on the civilization score, and the next turn begins."""
    t = c.t
    for card in list(nation.military):
        discard(t, nation, card)
    if nation.exclusive:
        put_away(t, nation.tactic)
    for card in [*nation.colonies, *[card for card, _ in nation.wars]]:
        put_away(t, card)
    for other in t.present():
        for war in [war for war in other.wars if war[1] == nation.seat]:
            other.wars.remove(war)
            put_away(t, war[0])
            score(other, culture=BOARD.resign_war_culture)
    with c.updating():
        t.out.append(nation.seat)
        for treaty in t.treaties_of(nation):
            end_treaty(t, treaty)
    if len(t.present()) == 1:
        t.asked = None
    else:
        next_turn(c)


def prepare(c: Course, nation: Nation, card: str) -> None:
    """Lay the card on the future events, score its level, and reveal the top current event."""
    t = c.t
    nation.military.remove(card)
    t.future.append(card)
    score(nation, culture=age_of(card))
    revealed = t.current.pop()
    if revealed in TERRITORIES:
        colonize(c, revealed)
    else:
        resolve(c, revealed)
        t.past.append(revealed)
    if not t.current:
        t.current, t.future = t.future, []
