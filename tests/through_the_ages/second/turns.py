"""The steps at the beginning and the end of a turn (pages 3 and 6), and the end of the game."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.entries import CARD_AGES
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.actions import first_choices, keep_best_special, lab_levels, leave_leader
from tests.through_the_ages.second.cards import (
    BOARD,
    CIVIL_CARDS,
    LAST_AGE,
    LEADERS,
    MILITARY_CARDS,
    TECHNOLOGIES,
    WARS,
    ability,
    deck,
)
from tests.through_the_ages.second.course import Course, discard, draw, put_away, score
from tests.through_the_ages.second.figures import has
from tests.through_the_ages.second.impacts import impact
from tests.through_the_ages.second.stores import FOOD, OTHER, RESOURCES, gain, has_route, lose, stores
from tests.through_the_ages.second.table import UNSEEN, Nation, Table, Treaty, age_of

# The end of a turn


def end_turn(c: Course, nation: Nation) -> None:
    """Discard, produce unless there is an uprising, draw, reset; then the next turn begins.

    In the last turn of the match nobody can use military cards any more, and nothing is discarded.
    """
    if _later(c.t) or c.t.round != c.t.last_round:
        _discard_excess(c, nation)
    _score_at_the_end(c.t, nation)
    if figures.discontent(c.t, nation) <= nation.unused:
        produce(c.t, nation)
    draw(c.t, nation, min(BOARD.military_draw, nation.military_actions + nation.extra_actions))
    nation.civil_actions = figures.civil_total(c.t, nation)
    nation.military_actions = figures.military_total(c.t, nation)
    nation.extra_actions = nation.extra_resources = nation.extra_science = 0
    nation.used, nation.fresh = [], []
    next_turn(c)


def end_first_actions(c: Course, nation: Nation) -> None:
    """In the first round the turn goes on as long as a card can be taken."""
    if len(first_choices(c.t, nation)) > 1:
        c.stop("take_first_cards", nation.seat)
    else:
        end_turn(c, nation)


def _discard_excess(c: Course, nation: Nation) -> None:
    excess = len(nation.military) - figures.military_hand_limit(c.t, nation)
    choose_discards(c, nation, max(0, excess))


def choose_discards(c: Course, nation: Nation, number: int) -> None:
    """Discard cards that the player chooses."""
    left = list(nation.military)
    for _ in range(number):
        action: Action = c.ask(
            "discard_cards", nation.seat, [("discard", card) for card in left], secret=True
        )
        left.remove(action[1])
        discard(c.t, nation, action[1])


def _score_at_the_end(t: Table, nation: Nation) -> None:
    """Churchill, unless he has chosen; then Genghis Khan, if he is one of the two strongest."""
    if "churchill_choice" not in nation.used:
        score(nation, culture=has(nation, "churchill_choice"))
    own = figures.strength(t, nation)
    stronger = [n for n in t.present() if figures.strength(t, n) > own]
    if len(stronger) < (1 if len(t.present()) == 2 else 2):
        score(nation, culture=has(nation, "culture_if_strongest"))


def produce(t: Table, nation: Nation) -> None:
    """The Production Phase in its order."""
    score(nation, science=figures.science_rating(t, nation), culture=figures.culture_rating(t, nation))
    produce_without_points(t, nation)


def produce_without_points(t: Table, nation: Nation) -> None:
    """Corruption, food, consumption, resources."""
    loss = figures.corruption(nation)
    loss -= lose(nation, RESOURCES, loss)
    lose(nation, FOOD, loss)
    produce_food(t, nation)
    _feed(t, nation)
    produce_resources(t, nation)


def produce_food(t: Table, nation: Nation) -> None:
    """A token for each worker on a farm, the best farms first."""
    _place(nation, [card for card in stores(nation, FOOD) for _ in range(nation.workers[card])])
    gain(nation, FOOD, sum(side.food for side in figures.sides(t, nation)))


def produce_resources(t: Table, nation: Nation) -> None:
    """A token for each worker on a mine, and on a lab of Bill Gates; one more for the railroad."""
    placed = []
    best = nation.best("mine")
    for card in stores(nation, RESOURCES):
        if TECHNOLOGIES[card].kind == "mine" or has(nation, "produce_by_level"):
            placed += [card] * nation.workers[card]
        if card == best:
            placed += [card] * has(nation, "best_mine_extra")
    _place(nation, placed)
    for side in figures.sides(t, nation):
        gain(nation, RESOURCES, max(0, side.resources))
    for side in figures.sides(t, nation):
        lose(nation, RESOURCES, max(0, -side.resources))


def _place(nation: Nation, cards: list[str]) -> None:
    for card in cards[: nation.blue]:
        nation.tokens[card] += 1
    nation.blue -= min(nation.blue, len(cards))


def _feed(t: Table, nation: Nation) -> None:
    """Consume food; each that is missing costs culture. The trade route is used where it saves culture."""
    missing = figures.consumption(nation)
    missing -= lose(nation, FOOD, missing)
    if missing and has_route(t, nation, FOOD):
        missing -= lose(nation, OTHER[FOOD], 1)
    score(nation, culture=-BOARD.famine_culture * missing)


# The beginning of a turn


def _later(t: Table) -> list[Seat]:
    """The players who come after the active one in this round."""
    order = [(t.start + i) % len(t.nations) for i in range(len(t.nations))]
    return [seat for seat in order[order.index(t.active) + 1 :] if seat not in t.out]


def next_turn(c: Course) -> None:
    """Pass the turn on clockwise; the last turn of the last round ends the game."""
    t = c.t
    later = _later(t)
    if later:
        t.active = later[0]
    elif t.round == t.last_round:
        final_scoring(t)
        return
    else:
        t.round += 1
        t.active = _from_start(t)[0].seat
    begin_turn(c, t.nations[t.active])


def begin_turn(c: Course, nation: Nation) -> None:
    """Replenish the row, resolve wars, make the tactic common; nothing of it in the first round."""
    t = c.t
    if t.round == 1:
        c.stop("take_first_cards", nation.seat)
        return
    sweep(t)
    replenish(c)
    while nation.wars:
        resolve_war(c, nation)
    if nation.exclusive:
        nation.exclusive = False
        t.common.append(nation.tactic)
    if nation.no_politics:
        nation.no_politics = False
        c.stop("act", nation.seat)
    elif has(nation, "peek_event") and t.current and nation.seat not in t.seen_next:
        c.stop("peek", nation.seat)
    else:
        c.stop("political_action", nation.seat)


def sweep(t: Table) -> None:
    """Discard the cards on the front spaces; their number depends on the players left."""
    for space in range(BOARD.row_discards[len(t.present()) - 2]):
        t.row[space] = ""


def replenish(c: Course) -> None:
    """Move the cards to the left and fill the row from the deck; that may end an age."""
    t = c.t
    kept = [card for card in t.row if card]
    empty = len(t.row) - len(kept)
    t.row = kept + [""] * empty
    first = t.age == 0
    for space in range(len(kept), len(t.row)):
        if len(t.deck) == t.dealt:
            break
        t.row[space] = UNSEEN
        t.dealt += 1
        if len(t.deck) == t.dealt and not first:
            end_age(c)
    if first:
        _end_age_a(t)


def _end_age_a(t: Table) -> None:
    """Age A ends with the first replenishing; what is left of its deck leaves the game."""
    t.left = len(t.deck) > t.dealt
    fresh = deck(CIVIL_CARDS, 1, len(t.present()))
    if t.left:
        t.deck, t.dealt = fresh, 0
    else:
        t.deck = t.deck + fresh
    _new_age(t, 1)
    for space, card in enumerate(t.row):
        if not card:
            t.row[space] = UNSEEN
            t.dealt += 1


def _new_age(t: Table, age: int) -> None:
    t.age = age
    t.military_deck = len(deck(MILITARY_CARDS, age, len(t.present()))) if age < CARD_AGES else 0


def end_age(c: Course) -> None:
    """What is older than the age that ends is obsolete, everybody loses yellow tokens, new decks come."""
    t = c.t
    ended = t.age
    for nation in t.nations:
        nation.hand = [card for card in nation.hand if age_of(card) >= ended]
        nation.fresh = [card for card in nation.fresh if age_of(card) >= ended]
        for card in [card for card in nation.military if age_of(card) < ended]:
            discard(t, nation, card)
    with c.updating():
        for nation in t.nations:
            if nation.leader and age_of(nation.leader) < ended:
                leave_leader(nation)
                nation.leader = ""
            if nation.unfinished and age_of(nation.unfinished) < ended:
                nation.blue += nation.stages
                nation.unfinished, nation.stages = "", 0
        for treaty in [treaty for treaty in t.treaties if age_of(treaty.card) < ended]:
            end_treaty(t, treaty)
    for nation in t.nations:
        if nation.seat not in t.out:
            nation.yellow = max(0, nation.yellow - BOARD.age_end_yellow)
    if ended + 1 < LAST_AGE:
        t.deck = t.deck + deck(CIVIL_CARDS, ended + 1, len(t.present()))
    else:
        t.last_round = t.round if t.active == _from_start(t)[0].seat else t.round + 1
    _new_age(t, ended + 1)


def _from_start(t: Table) -> list[Nation]:
    order = [(t.start + i) % len(t.nations) for i in range(len(t.nations))]
    return [t.nations[seat] for seat in order if seat not in t.out]


def end_treaty(t: Table, treaty: Treaty) -> None:
    """Remove a pact from play."""
    t.treaties.remove(treaty)
    put_away(t, treaty.card)


# Wars (page 3)


def attack_strength(t: Table, nation: Nation, rival: Nation) -> int:
    """The strength of an attack, with what pacts give against this rival."""
    bonus = 0
    for treaty, side in zip(t.treaties_of(nation), figures.sides(t, nation), strict=True):
        if rival.seat in treaty.parties():
            bonus += side.attack_bonus
    return figures.strength(t, nation) + bonus


def resolve_war(c: Course, nation: Nation) -> None:
    """The stronger one takes what the card says; equal strength has no effect."""
    t = c.t
    card, seat = nation.wars[0]
    rival = t.nations[seat]
    lead = attack_strength(t, nation, rival) - figures.strength(t, rival)
    winner, loser = (nation, rival) if lead > 0 else (rival, nation)
    if lead:
        _spoils(c, card, winner, loser, abs(lead))
    nation.wars.pop(0)
    put_away(t, card)


def _spoils(c: Course, card: str, winner: Nation, loser: Nation, lead: int) -> None:
    war = WARS[card]
    if war.op == "culture":
        taken = min(loser.culture, war.n + lead)
        score(loser, culture=-taken)
        score(winner, culture=taken)
    elif war.op == "territory":
        taken = min(loser.yellow, 1 + lead // war.n)
        loser.yellow -= taken
        winner.yellow += taken
    else:
        _steal(c, winner, loser, lead)


def _steal(c: Course, winner: Nation, loser: Nation, lead: int) -> None:
    """Special technologies at their price, and science for the rest."""
    while True:
        within = [
            card
            for card in loser.known("law", "warfare", "exploration", "construction")
            if TECHNOLOGIES[card].science <= lead
            and card not in winner.technologies
            and card not in winner.hand
        ]
        if not within:
            break
        answer = c.ask("steal", winner.seat, [("done",), *[("steal", card) for card in within]])
        if answer == ("done",):
            break
        card = answer[1]
        lead -= TECHNOLOGIES[card].science
        with c.updating():
            loser.technologies.remove(card)
            winner.technologies.append(card)
            keep_best_special(winner, TECHNOLOGIES[card].kind)
    taken = min(lead, loser.science)
    score(loser, science=-taken)
    score(winner, science=taken)


# The end of the game


def final_scoring(t: Table) -> None:
    """Evaluate all events of age III, then Bill Gates."""
    t.active = _from_start(t)[0].seat
    for card in sorted(t.current + t.future):
        if age_of(card) == 3:
            scored = impact(t, card)
            for nation in t.present():
                score(nation, culture=scored[nation.seat])
    for nation in t.present():
        if ability(LEADERS.get(nation.leader), "culture_on_leaving"):
            score(nation, culture=lab_levels(nation))
    t.asked = None
