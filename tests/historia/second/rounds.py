"""The course of the game: action rounds, and the ends of a round, of an epoch and of the game."""

from __future__ import annotations

from saecula.core.position import Action
from saecula.games.historia.entries import Effect
from tests.historia.second import civbots, effects, figures, turns
from tests.historia.second.cards import BOARD, LEADERS, MEASURES, WONDERS, government
from tests.historia.second.course import Course, Over
from tests.historia.second.table import Nation, Table

LAST_ROUND = BOARD.epochs * BOARD.rounds_per_epoch


def play_action_rounds(c: Course) -> None:
    """Reveal the chosen cards and resolve them in order of play, until cards are to be chosen again."""
    while True:
        turns.reveal(c.t)
        for nation in c.t.in_order:
            turns.take_turn(c, nation)
        if c.t.revolution or not any(nation.hand for nation in c.t.players):
            end_round(c)
        begin_action_round(c.t)
        if c.t.asked:
            return


def begin_action_round(t: Table) -> None:
    """Ask everybody for cards; a player with a single choice makes it unasked."""
    t.revolution = False
    t.chosen = {nation.seat: [] for nation in t.players}
    t.asked = set()
    for nation in t.players:
        chosen = t.chosen[nation.seat]
        while len(choices := turns.card_choices(nation, chosen)) == 1:
            chosen.append(choices[0][1])
        if choices:
            t.asked.add(("choose_cards", nation.seat))


# The end of a round (Ende einer Spielrunde)


def end_round(c: Course) -> None:
    """Let civbots play, carry out the measures, and begin the next round."""
    civbots.take_turns(c)
    names = BOARD.segments[(c.t.round - 1) % BOARD.rounds_per_epoch]
    for zone in ("grey", "brown"):
        inside = [name for name in names if MEASURES[name].zone == zone]
        for name in sorted(inside, key=lambda name: _place(c.t, name)):
            _measure(c, name)
    if c.t.round % BOARD.rounds_per_epoch == 0:
        for nation in c.t.in_order:
            _end_rule(c, nation)
    if c.t.round == LAST_ROUND:
        raise Over
    begin_round(c)


def begin_round(c: Course) -> None:
    """Begin a round, with its event."""
    c.t.round += 1
    after = c.chance.after
    assert after is not None
    if c.t.variant.events:
        c.t.event = c.t.next_event or after.event
        c.t.next_event = after.next_event
        assert bool(c.t.next_event) == (c.t.round < LAST_ROUND)


def _place(t: Table, name: str) -> int:
    """Return where a measure comes in its zone; the leader bonus may be set to come before the order."""
    if name == "leader_bonus" and t.variant.leader_bonus_before_order:
        return 0
    return 1 if MEASURES[name].first else 2


def _measure(c: Course, name: str) -> None:
    t, n = c.t, MEASURES[name].n
    if name == "player_order":
        t.order = _new_order(t)
    elif name == "leader_bonus":
        _leader_bonus(t)
    elif name == "new_wonders":
        _new_wonders(c)
    elif name == "new_leaders":
        _new_leaders(c)
    else:
        for nation in [*t.in_order, *t.bots]:
            _own_measure(t, nation, name, n)


def _own_measure(t: Table, nation: Nation, name: str, n: int) -> None:
    """Carry out a measure of the grey zone; civbots get only VP from it."""
    if name == "territory_bonus":
        nation.vp += sum(t.tile_vp(land) for land in figures.bonus_lands(t, nation))
    if name == "government_bonus":
        nation.vp += government(nation.technology, nation.military).vp
    if nation.is_bot:
        return
    if name == "government_bonus":
        effects.recover(nation, government(nation.technology, nation.military).cubes)
    elif name == "gain_cube":
        gained = min(n, nation.general)
        nation.general -= gained
        nation.used += gained
    elif name == "recover_cubes":
        effects.recover(nation, len(figures.counted_lands(t, nation)))
    elif name == "recover_cards":
        nation.hand += nation.row[:n]
        nation.row = nation.row[n:]
    elif name == "refresh_wonders":
        nation.wonders += nation.rotated
        nation.rotated = []


def _new_order(t: Table) -> list[int]:
    """Order by fewest VP; of tied players, the later one goes first."""
    return sorted(t.order, key=lambda seat: (t.nations[seat].vp, -t.order.index(seat)))


def _leader_bonus(t: Table) -> None:
    """Score the conditions that are met; what players miss is shared by the civbots."""
    missed = 0
    for nation in t.players:
        leader = nation.leader(t.epoch)
        for condition in LEADERS[leader].conditions if leader else ():
            reached = figures.measured(nation, condition.metric)
            if condition.metric == "territories":
                reached = len(figures.counted_lands(t, nation))
            if reached >= condition.at_least:
                nation.vp += condition.vp
            else:
                missed += condition.vp
        nation.leaders = [name for name in nation.leaders if name != leader]
    for bot in t.bots:
        bot.vp += min(missed // len(t.bots), BOARD.leader_caps[t.epoch - 1])


def _new_wonders(c: Course) -> None:
    """Lay out new wonders, from the deck of the coming round's epoch."""
    t = c.t
    if t.round == LAST_ROUND:
        return
    if t.round % BOARD.rounds_per_epoch == 0:
        t.wonder_deck = [w.id for w in WONDERS.values() if w.epoch == t.epoch + 1]
        if t.solo:
            t.wonder_deck = [card for card in t.wonder_deck if WONDERS[card].activation != "majority"]
    after = c.chance.after
    assert after is not None
    number = min(len(t.players) + BOARD.wonder_row_extra, len(t.wonder_deck))
    row = list(after.wonder_row)
    assert len(row) == number, row
    assert set(row) <= set(t.wonder_deck), row
    t.wonder_row = row
    t.wonder_deck = [card for card in t.wonder_deck if card not in row]


def _new_leaders(c: Course) -> None:
    """Pass new leaders round in the new order; with the advanced rules everybody has one already."""
    t = c.t
    if t.round == LAST_ROUND or t.solo or t.variant.advanced_rules:
        return
    pool = list(c.chance.pool)
    assert all(LEADERS[leader].epoch == t.epoch + 1 for leader in pool)
    assert len(pool) == min(len(t.players) + BOARD.leaders_extra, BOARD.leaders_max), pool
    for nation in t.in_order:
        _, leader = c.ask("keep_leader", nation, [("keep", leader) for leader in pool])
        pool.remove(leader)
        nation.leaders.append(leader)


# The end of an epoch, for ways of ruling


def _end_rule(c: Course, nation: Nation) -> None:
    """Take back the marker and what was lent, and remove the tile."""
    ability, number = nation.ruling, nation.borrowed
    if ability in ("", "ready"):
        return
    setattr(nation, nation.marker_from, getattr(nation, nation.marker_from) + 1)
    nation.ruling, nation.marker_from, nation.borrowed = "", "", 0
    if ability == "two_cubes":
        for _ in range(number):
            _return_cube(c, nation)
    else:
        track = "technology" if ability == "technology_plus_2" else "military"
        reached = [effect for _ in range(number) for effect in _return_level(c.t, nation, track)]
        effects.carry_out(c, nation, tuple(reached))


def _return_cube(c: Course, nation: Nation) -> None:
    """Return a cube: a used one first, then an available one, then one from the map."""
    if nation.used:
        nation.used -= 1
    elif nation.personal:
        nation.personal -= 1
    else:
        lands: list[Action] = [("give_up", land) for land in nation.lands]
        _, land = c.ask("return_from_map", nation, lands)
        nation.lands.remove(land)
    nation.general += 1


def _return_level(t: Table, nation: Nation, track: str) -> list[Effect]:
    """Lose a lent level, after those of the other track that rest on it; level 1 stays."""
    other = "military" if track == "technology" else "technology"
    reached: list[Effect] = []
    while nation.level(track) > 1 and not effects.can_step_back(nation, track):
        reached += effects.step_back(t, nation, other)
    if nation.level(track) > 1:
        reached += effects.step_back(t, nation, track)
    return reached


# The end of the game (Siegbedingungen)


def result(t: Table) -> dict[str, object]:
    """Rank by VP, then by the sum of both levels; a lone player must beat every civbot."""
    scores = [(n.vp, n.technology + n.military) for n in t.players]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    if not t.solo:
        return {"places": places}
    (player,) = t.players
    won = player.alive and all(player.vp > bot.vp for bot in t.bots)
    return {"winners": [player.seat] if won else []}
