"""What actions, cards, wonders and levels do, part by part."""

from __future__ import annotations

from saecula.core.position import Action
from saecula.games.historia.entries import Effect, Mode
from tests.historia.second import figures
from tests.historia.second.cards import ACTIONS, BOARD, GOALS, TOP, bonuses, exists
from tests.historia.second.course import ADVISOR, DONE, PASS, Course, Over
from tests.historia.second.table import Nation, Table


def carry_out(c: Course, nation: Nation, effects: tuple[Effect, ...]) -> None:
    """Carry out the parts of a card in their order, each as far as possible."""
    for effect in effects:
        _carry_out(c, nation, effect)


def _carry_out(c: Course, nation: Nation, effect: Effect) -> None:
    match effect.op:
        case "gain_vp":
            nation.vp += effect.n
        case "lose_vp":
            nation.vp -= effect.n
        case "gain_vp_per":
            nation.vp += nation.built // effect.per
        case "recover_cube":
            if effect.map_too:
                exploit(c, nation, effect.n)
            else:
                recover_cubes(c, nation, effect)
        case "pay_cube":
            pay(nation, effect.n)
        case "recover_card":
            recover_cards(c, nation, effect)
        case "gain_level":
            rise(c, nation, effect.track, effect.n)
        case "lose_level":
            for _ in range(effect.n):
                carry_out(c, nation, step_back(c.t, nation, effect.track))
        case "take_wonder":
            take_wonders(c, nation, effect.n)
        case "destroy_wonder":
            for _ in range(effect.n):
                destroy_wonder(c, nation, "")
        case "refresh_wonder":
            refresh_wonders(c, nation, effect)
        case "place_cube":
            place_cube(c, nation, effect)
        case "draw_advisor":
            for _ in range(effect.n):
                draw_advisor(c, nation)
        case "gain_action_card":
            gain_action_card(c, nation, effect.card)
        case "perform_action":
            mode = mode_of(effect.action, effect.mode)
            cost = mode.cost if effect.cost < 0 else effect.cost
            if feasible(c.t, nation, effect.action, mode, cost, effect.ignore_technology):
                perform(c, nation, effect.action, mode, cost)
        case _:
            raise AssertionError(effect)


# Cubes


def pay(nation: Nation, number: int) -> None:
    """Move cubes from the personal supply to the used ones."""
    nation.personal -= number
    nation.used += number


def recover(nation: Nation, number: int) -> None:
    """Take back used cubes, as far as there are any."""
    number = min(number, nation.used)
    nation.used -= number
    nation.personal += number


def recover_cubes(c: Course, nation: Nation, effect: Effect) -> None:
    """Take back used cubes; with "up to", as many of them as the player likes."""
    number = min(effect.n, nation.used)
    if effect.up_to and number:
        _, number = c.ask("recover_cubes", nation, [("recover", n) for n in range(number + 1)])
    recover(nation, number)


def exploit(c: Course, nation: Nation, number: int) -> None:
    """Take back used cubes and cubes from the map, which cost the VP of their tiles (Ausbeutung)."""

    def options(picks: list[Action]) -> list[Action]:
        given_up = [land for verb, land in picks if verb == "give_up"]
        left = number - sum(n for verb, n in picks if verb == "recover") - len(given_up)
        if not left:
            return []
        lands = [land for land in nation.lands if land not in given_up]
        found: list[Action] = [DONE]
        if len(picks) == len(given_up):
            found += [("recover", n) for n in range(1, min(left, nation.used) + 1)]
        if len(lands) > 1:
            found += [("give_up", land) for land in lands]
        return found

    for verb, what in c.draft("exploit", nation, options):
        if verb == "recover":
            recover(nation, what)
        else:
            nation.vp -= c.t.tile_vp(what)
            nation.lands.remove(what)
            nation.personal += 1


def place_cube(c: Course, nation: Nation, effect: Effect) -> None:
    """Put a cube on the map."""
    lands = figures.reachable(nation, effect.anywhere)
    if not lands or not (nation.used if effect.take_from == "used" else nation.personal):
        return
    declining = [PASS] if effect.up_to else []
    answer = c.ask("place_cube", nation, [("place", land) for land in lands] + declining)
    if answer == PASS:
        return
    nation.lands.add(answer[1])
    if effect.take_from == "used":
        nation.used -= 1
    else:
        nation.personal -= 1


# Cards


def recover_cards(c: Course, nation: Nation, effect: Effect) -> None:
    """Take cards from the row back into the hand: the oldest, the latest or chosen ones."""
    for _ in range(min(effect.n, len(nation.row))):
        if effect.which == "choice":
            _, card = c.ask("take_card", nation, [("take_back", card) for card in nation.row])
        else:
            card = nation.row[0 if effect.which == "oldest" else -1]
        nation.row.remove(card)
        nation.hand.append(card)


def gain_action_card(c: Course, nation: Nation, card: str) -> None:
    """Take an action card that was set aside into the hand; it comes only once."""
    if card not in (*nation.hand, *nation.row, *nation.played, c.resolving):
        nation.hand.append(card)


def draw_advisor(c: Course, nation: Nation) -> None:
    """Draw an advisor from the face-down part of the stack; with the advanced rules the player chooses."""
    if not nation.stack:
        return
    if c.t.variant.advanced_rules:
        _, card = c.ask("draw_advisor", nation, [("draw", card) for card in nation.stack])
    else:
        card = c.draw(ADVISOR, nation)
    nation.stack = [other for other in nation.stack if other != card]
    nation.hand.append(card)
    turn_stack(nation)


def turn_stack(nation: Nation) -> None:
    """Turn the stack over once only face-up cards are left."""
    if not nation.stack:
        nation.stack, nation.face_up = nation.face_up, []


# Levels


def rise(c: Course, nation: Nation, track: str, steps: int, *, lent: bool = False) -> None:
    """Move the marker step by step as far as there are cells; lent levels are counted."""
    for _ in range(steps):
        if not figures.can_rise(nation, track):
            return
        if nation.level(track) == TOP:
            nation.vp += BOARD.overflow_vp
            continue
        _move(nation, track, 1)
        nation.borrowed += lent
        goal = reach_goal(c.t, nation)
        carry_out(c, nation, (*bonuses(track, nation.level(track)), *goal))


def can_step_back(nation: Nation, track: str) -> bool:
    """Return whether the marker can lose a level."""
    technology = nation.technology - (track == "technology")
    return exists(technology, nation.military - (track == "military"))


def step_back(t: Table, nation: Nation, track: str) -> tuple[Effect, ...]:
    """Lose a level; take what a goal on the way gives."""
    _move(nation, track, -1)
    return reach_goal(t, nation)


def _move(nation: Nation, track: str, step: int) -> None:
    if track == "technology":
        nation.technology += step
    else:
        nation.military += step


def reach_goal(t: Table, nation: Nation) -> tuple[Effect, ...]:
    """Take the goal on the marker's cell; a civbot uses only its VP (Zivilisationsziele)."""
    place = (nation.technology, nation.military)
    goal = next((goal for goal, cell in t.goals.items() if cell == place), None)
    if goal is None:
        return ()
    del t.goals[goal]
    return tuple(effect for effect in GOALS[goal].effects if effect.op == "gain_vp" or not nation.is_bot)


# Wonders


def take_wonders(c: Course, nation: Nation, number: int) -> None:
    """Take wonders from the row (Kunst); the action that builds them cannot activate them."""
    for _ in range(min(number, len(c.t.wonder_row))):
        _, wonder = c.ask("take_wonder", nation, [("build", card) for card in c.t.wonder_row])
        c.t.wonder_row.remove(wonder)
        nation.wonders.append(wonder)
        c.t.fresh.append(wonder)


def destroy_wonder(c: Course, nation: Nation, spared: str) -> None:
    """Remove one of the player's wonders, but not the one that demands it."""
    victims = [card for card in nation.wonders + nation.rotated if card != spared]
    _, wonder = c.ask("destroy_wonder", nation, [("destroy", card) for card in victims])
    (nation.wonders if wonder in nation.wonders else nation.rotated).remove(wonder)


def refresh_wonders(c: Course, nation: Nation, effect: Effect) -> None:
    """Turn wonders upright; the wonder in use stays rotated, or it could be used endlessly."""
    number = len(nation.rotated) if effect.all else effect.n
    for _ in range(number):
        rotated = [card for card in nation.rotated if card != c.in_use]
        if not rotated:
            return
        wonder = rotated[0]
        if not effect.all:
            _, wonder = c.ask("refresh_wonder", nation, [("refresh", card) for card in rotated])
        nation.rotated.remove(wonder)
        nation.wonders.append(wonder)


# The ten actions (Die Aktionen im Detail)


def mode_of(action: str, name: str) -> Mode:
    """Return the basic or the extended half of a card."""
    card = ACTIONS[action]
    mode = card.extended if name == "extended" else card.basic
    assert mode is not None
    return mode


def feasible(
    t: Table, nation: Nation, action: str, mode: Mode, cost: int, ignore_technology: bool = False
) -> bool:
    """Return whether an action can be carried out."""
    needed = 0 if ignore_technology else max(mode.technology, ACTIONS[action].needs)
    if nation.technology < needed or nation.personal < cost:
        return False
    if action in ("military", "technology"):
        return figures.can_rise(nation, action, mode.effects[0].n)
    if action == "arts":
        return len(t.wonder_row) >= mode.effects[0].n
    if action == "expansion":
        recovers = len(mode.effects) > 1 and nation.used > 0
        return recovers or (nation.personal > 0 and bool(figures.reachable(nation)))
    if action == "trade":
        return bool(figures.partners(t, nation)) and figures.can_rise(nation, "technology")
    if action == "raid":
        return bool(figures.victims(t, nation))
    if action == "war":
        return bool(figures.enemies(t, nation))
    return True


def perform(c: Course, nation: Nation, action: str, mode: Mode, cost: int) -> None:
    """Carry out an action that is feasible."""
    pay(nation, cost)
    if action == "trade":
        _, seat = c.ask(
            "trade_partner", nation, [("trade", other.seat) for other in figures.partners(c.t, nation)]
        )
        c.t.nations[seat].vp += mode.partner_vp
    elif action == "raid":
        c.ask("raid_victim", nation, [("raid", other.seat) for other in figures.victims(c.t, nation)])
    elif action == "war":
        targets = [("attack", land, other.seat) for land, other in figures.enemies(c.t, nation)]
        _, land, seat = c.ask("war_target", nation, targets)
        war(c.t, nation, c.t.nations[seat], land, mode.winner_vp)
    carry_out(c, nation, mode.effects)


def war(t: Table, nation: Nation, enemy: Nation, land: str, vp: int) -> None:
    """Fight for a territory: the higher military level wins (Krieg)."""
    if nation.military == enemy.military:
        return
    winner, loser = (nation, enemy) if nation.military > enemy.military else (enemy, nation)
    winner.vp += vp
    if loser.is_bot:
        loser.lands.remove(land)
        loser.personal += 1
        loser.alive = bool(loser.lands)
    elif len(loser.lands) > 1 or t.solo:
        loser.lands.remove(land)
        loser.used += 1
        loser.alive = bool(loser.lands)
        if not loser.alive:
            raise Over
