"""Evaluate a position for a seat: culture so far and culture that the position promises.

Everything is weighed in culture points. Bots plan choice by choice and leave undone what loses points on the
way. So work in progress is worth its share of the whole, what was paid for stays worth a little more than it
cost, and hunger costs now what it will cost to the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import Ability, ActionCard, Gain, Symbols, Technology, War
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import armies, military, production, ratings, tokens, wonders
from saecula.games.through_the_ages.rules.card_totals import CardTotals
from saecula.games.through_the_ages.rules.in_play import (
    Pacts,
    action_totals,
    card_totals,
    in_game,
    pacts,
    players,
)

# The clock.
DEALT: Final = (3.6, 2.85, 2.3)  # cards dealt to the row in a turn, with 2, 3 and 4 players
LAST_CARDS: Final = 3  # the age whose civil deck ends the match

# What comes every turn, for each turn in which it can be used.
CULTURE: Final = 1.0
SCIENCE: Final = 1.0
FOOD: Final = 0.7
RESOURCES: Final = 0.8
CIVIL: Final = 0.8
MILITARY: Final = 0.35
FACES: Final = 0.2  # of a worker's happy faces
ARMS: Final = 0.1  # of his strength
PLENTY: Final = 8  # resources; more of them are worth half
MOST: Final = 20  # science or resources; more can hardly be used
SURPLUS: Final = 4  # food beyond what is eaten; more can hardly be used
WAIT: Final = 1.5  # turns until what is produced is put to use

# What is there once.
STORED: Final = 0.4  # of a resource
EATABLE: Final = 0.25  # of food
POINTS: Final = 0.35  # of a science point
ENOUGH: Final = 14  # of each; more of it is worth half
WORKER: Final = 1.6
HANDS: Final = 0.25  # more of what a miner brings: anybody may become one
HAPPY: Final = 1.0  # of a face more than is asked for
CHEER: Final = 3  # such faces that count
DISCONTENT: Final = 1.5
RIOTS: Final = 1.5  # turns that an uprising is taken to last
CORRUPT: Final = 2.0  # turns that corruption is taken to last
SPREAD: Final = 5  # states of the blue bank that corruption is averaged over, so that no single token decides
LEADER: Final = 2.0
MILITARY_CARD: Final = 0.4
FEW: Final = 5  # military cards that count
BURDEN: Final = 0.02  # of any civil card in hand

# What was paid for, and what may come of it.
BOOK: Final = 0.4  # of a science point in a technology: more than POINTS
STONE: Final = 0.45  # of a resource in a wonder: more than STORED
WORK: Final = 0.95  # of what a wonder will bring, by the share of it that is built
PLAN: Final = 0.15  # the share that counts before anything is built
CHANCE: Final = 0.35  # that a worker will move to a better card
MOVES: Final = 3  # workers on a card who may
ORE: Final = 0.6  # of a resource that this will cost
HELD: Final = 0.35  # of what a card in hand would be worth in play; less for further cards
REACH: Final = 4  # turns of science within which a technology in hand should be developed
PLAYED: Final = 0.7  # of what an action card gives, while it is in hand
ACTIONS: Final = 3  # such cards that count

# Strength.
STRENGTH: Final = 0.25
AHEAD: Final = 6  # points more than the strongest rival that count twice
WEAKNESS: Final = 3.0  # of a point behind, for a seat without any strength; less for a seat with some
FIT: Final = (1, 3, 6, 10, 10)  # strength that each age asks for, whatever rivals have
UNARMED: Final = 0.3  # less for a new tactic without an army
SURE: Final = 0.6  # of what a war would bring now: the rival has a turn to arm
LAND: Final = 2.0  # of a yellow token

RIVAL: Final = (0.8, 0.5, 0.4)  # of the best rival's prospects, with 2, 3 and 4 players
RESIGNED: Final = 300.0
LATEST: Final = 4  # civilizations of each seat that are remembered

# What abilities bring in a turn beyond ratings and production.
ABILITIES: Final[dict[str, float]] = {
    "attack_cost_factor": 0.5,
    "churchill_choice": 3.0,
    "civil_hand_limit": 0.1,
    "cross_discount": 0.3,
    "culture_if_strongest": 1.0,
    "free_population": 1.6,
    "military_as_civil": 0.6,
    "military_hand_limit": 0.1,
    "military_resources": 0.3,
    "no_wonder_surcharge": 0.2,
    "on_develop": 0.6,
    "on_take_technology": 0.7,
    "population_and_unit": 0.6,
    "population_discount": 0.5,
    "remove_to_colonize": 0.5,
    "second_political_action": 0.3,
    "upgrade_to_theater": 0.5,
}
# What abilities of cards that are not in play yet would add to ratings and production in a turn, at least.
TO_COME: Final[dict[str, float]] = {
    "best_culture_doubled": 2.0,
    "best_mine_extra": 0.8,
    "best_science_by_level": 1.0,
    "culture_by_level": 2.0,
    "culture_per_building": 1.0,
    "culture_per_happy_of": 1.5,
    "culture_per_pair": 1.5,
    "produce_by_level": 2.0,
    "strength_per_unit": 0.1,
    "strength_per_unit_type": 0.2,
}

# Fitted by `python -m tools.chances through_the_ages --seats 2 3 4 --matches 60 --out results`.
SWING: Final = Swing(start=133.1, end=13.2, choices=156)


def evaluate(g: ThroughTheAges, seat: Seat) -> float:
    """Return the seat's prospects minus a part of the best rival's."""
    strengths = [ratings.strength(g, other) for other in range(g.seats)]
    best = 0.0
    for other in in_game(g):
        if other != seat:
            best = max(best, _prospects(g, other, strengths))
    theirs = RIVAL[g.seats - 2] * best
    if g.out >> seat & 1:
        return g.civs[seat].culture - theirs - RESIGNED
    return _prospects(g, seat, strengths) - theirs


def prospects(g: ThroughTheAges, seat: Seat) -> float:
    """Return culture so far plus what ratings, production and cards may still bring."""
    return _prospects(g, seat, [ratings.strength(g, other) for other in range(g.seats)])


def _prospects(g: ThroughTheAges, seat: Seat, strengths: list[int]) -> float:
    civ = g.civs[seat]
    if not g.agenda and not g.asks:
        return float(civ.culture)
    left = turns_left(g, seat)
    return civ.culture + _promise(g, seat, civ, left) + _might(g, seat, left, strengths)


# The clock.


def turns_left(g: ThroughTheAges, seat: Seat) -> float:
    """Estimate the seat's remaining production phases; exact once the last round is known."""
    due = 1 if (seat - g.start) % g.seats >= (g.active - g.start) % g.seats else 0
    if g.last_round:
        return float(g.last_round - g.round + due)
    return max(rounds_until(g, LAST_CARDS), 1.0) + due


def rounds_until(g: ThroughTheAges, age: int) -> float:
    """Estimate the rounds, this one included, until the civil deck of an age is used up."""
    count = players(g)
    cards = len(g.civil_deck) if g.age else 0  # what is left of age A is not dealt
    for later in range(g.age + 1, age + 1):
        cards += len(g.content.civil_deck(later, count))
    before = (g.active - g.start) % g.seats if g.age else count
    turns = before + cards / DEALT[count - 2] + 0.5
    return turns / count + (count - 1) / (2 * count)


# What a civilization promises.

_latest: Final[list[list[tuple[tuple[object, ...], float]]]] = [[], [], [], []]


def _promise(g: ThroughTheAges, seat: Seat, civ: Civ, left: float) -> float:
    """Value a civilization; the latest values are cached, as the others' do not change during a turn."""
    allied = pacts(g, seat)
    if allied:
        return _weigh(g, seat, civ, left, allied)
    known = (
        *(g.content, g.age, left, civ.science, civ.blue, civ.unused, civ.yellow, civ.technologies),
        *(civ.stages, civ.leader, civ.unfinished, civ.hand, civ.tokens, civ.workers, civ.wonders),
        *(civ.ruins, civ.tucked, civ.colonies, military.hand_size(civ), len(g.civil_deck)),
    )
    latest = _latest[seat]
    for earlier, value in latest:
        if earlier == known:
            return value
    value = _weigh(g, seat, civ, left, allied)
    _latest[seat] = [(known, value), *latest[: LATEST - 1]]
    return value


def _weigh(g: ThroughTheAges, seat: Seat, civ: Civ, left: float, allied: Pacts) -> float:
    """Value everything a civilization is and has, except culture points and strength."""
    cards = card_totals(g, civ)
    worth = _worth(g.content)
    useful = max(left - WAIT, 0.0)
    fade = min(useful / 3, 1.0)  # of what can only be used later
    culture = ratings.culture(g, seat, cards, allied)
    science = ratings.science(g, seat, cards, allied)
    resources = _resources(g, seat, civ, cards, allied)
    spare = ratings.happiness(g, seat, cards) - ratings.required_happiness(g, civ)
    civil, arms = action_totals(cards, allied)
    value = left * CULTURE * culture + useful * SCIENCE * min(science, MOST)
    value += useful * RESOURCES * _in_plenty(min(resources, MOST), PLENTY)
    value += max(left - 1, 0.0) * (CIVIL * civil + MILITARY * arms)
    value += _food(g, civ, cards, allied, left, useful)
    value += _people(civ, spare, left, useful, culture + science + RESOURCES * resources)
    value += fade * _stores(civ, cards) - min(useful, CORRUPT) * _corruption(worth, civ, cards)
    value += _technologies(worth, civ, cards, useful, fade)
    value += _wonders(g, seat, civ, worth, spare, useful, fade)
    return value + _hand(g, civ, worth, cards, science, left, useful)


def _resources(g: ThroughTheAges, seat: Seat, civ: Civ, cards: CardTotals, allied: Pacts) -> int:
    """Value the resources produced in a turn."""
    if allied or cards.abilities:
        return production.resource_production(g, seat)
    return ratings.of_workers(civ, cards.mines)


def _in_plenty(number: int, plenty: int) -> float:
    """Count every unit beyond plenty as half a unit."""
    return number if number <= plenty else (number + plenty) / 2


def _food(g: ThroughTheAges, civ: Civ, cards: CardTotals, allied: Pacts, left: float, useful: float) -> float:
    """Value food: a surplus lets the population grow, a deficit costs culture every turn to the end."""
    board = g.content.board
    eaten = board.consumption[min(civ.yellow, len(board.consumption) - 1)]
    net = ratings.of_workers(civ, cards.farms) + sum([side.food for _, side, _ in allied]) - eaten
    if net >= 0:
        return useful * FOOD * min(net, SURPLUS)
    missing = max(-net * left - tokens.food_on(civ, cards), 0.0) / max(left, 1.0)  # in a turn
    famine = board.famine_culture * left
    # Idle hands can farm, but then they are missing in the best mine.
    best = max([value for _, value in cards.mines], default=1)
    mended = min(famine, board.famine_culture + useful * RESOURCES * best)
    farmers = min(float(civ.unused), missing)
    return useful * FOOD * net - mended * farmers - famine * (missing - farmers)


def _people(civ: Civ, spare: int, left: float, useful: float, produced: float) -> float:
    """Value contentment: spare happy faces, or the loss of a whole turn's production in an uprising."""
    fade = min(left / 6, 1.0)
    unhappy = max(-spare, 0)
    content = civ.unused + sum(civ.workers) - unhappy
    value = (fade * WORKER + HANDS * RESOURCES * useful) * content - fade * DISCONTENT * unhappy
    if unhappy > civ.unused:
        value -= min(left, RIOTS) * produced + DISCONTENT
    return value + fade * HAPPY * min(max(spare, 0), CHEER)


def _stores(civ: Civ, cards: CardTotals) -> float:
    """Value stored resources, food and science points."""
    value = STORED * _in_plenty(tokens.resources_on(civ, cards), ENOUGH)
    value += EATABLE * _in_plenty(tokens.food_on(civ, cards), ENOUGH)
    return value + POINTS * _in_plenty(civ.science, ENOUGH)


def _corruption(worth: Worth, civ: Civ, cards: CardTotals) -> float:
    """Return what a turn's corruption costs if half of the stored resources are spent before."""
    lying = 0
    for number, _ in cards.mines:
        lying += civ.tokens[number]
    return worth.corruption[max(min(civ.blue + lying // 2, len(worth.corruption) - 1), 0)]


def _technologies(worth: Worth, civ: Civ, cards: CardTotals, useful: float, fade: float) -> float:
    """Value usable technologies by their cost, and the moves of workers that they allow."""
    known, content = civ.technologies, worth.content
    manned = _manned(content, civ)
    usable = -1 if civ.unused else manned | content.without_workers
    better, workers, books = content.better, civ.workers, worth.books
    value = 0.0
    for number in bits(known & usable):
        value += fade * books[number]
    for number in bits(known & ~content.without_workers):
        if workers[number]:
            if known & better[number]:
                value += CHANCE * _moves(worth, civ, cards, number, known, useful)
        elif not manned >> number & 1 and not known & better[number]:
            value += CHANCE * _opening(worth, civ, cards, number, useful)
    return value


def _manned(content: Content, civ: Civ) -> int:
    """Return the kinds of technologies that have a worker, as a bit set."""
    found = 0
    for number in bits(civ.technologies & ~content.without_workers):
        if civ.workers[number]:
            found |= content.same_kind[number]
    return found


def _moves(worth: Worth, civ: Civ, cards: CardTotals, source: int, known: int, useful: float) -> float:
    """Return what the workers on a card could bring in addition on a better one."""
    best = 0.0
    for target in bits(known & worth.content.better[source]):
        more = useful * (worth.yields[target] - worth.yields[source])
        best = max(best, more - ORE * (cards.prices[target] - cards.prices[source]))
    return best * min(civ.workers[source], MOVES)


def _opening(worth: Worth, civ: Civ, cards: CardTotals, number: int, useful: float) -> float:
    """Return what a first worker of a kind could bring."""
    if not civ.unused and not civ.yellow:
        return 0.0
    return max(useful * worth.yields[number] - ORE * cards.prices[number], 0.0)


def _wonders(
    g: ThroughTheAges, seat: Seat, civ: Civ, worth: Worth, spare: int, useful: float, fade: float
) -> float:
    """Value wonders by what they bring beyond ratings; one under construction by the share that is built."""
    value = 0.0
    for wonder in civ.wonders:
        if wonder not in civ.ruins:
            card = g.content.wonders[wonder]
            value += fade * STONE * sum(card.stages) + useful * worth.unseen[wonder]
    if not civ.unfinished:
        return value
    card = g.content.wonders[civ.unfinished]
    bring = useful * worth.turnwise[civ.unfinished] + STRENGTH * card.symbols.strength
    if card.symbols.happy < 0 and spare + card.symbols.happy < 0:
        bring = 0.0  # it would make people unhappy
    bring += fade * HAPPY * min(card.symbols.happy, max(CHEER - spare, 0))
    for ability in card.abilities:
        if ability.key in wonders.SCORES:
            bring += wonders.SCORES[ability.key](g, seat)
    built = sum(card.stages[: civ.stages])
    share = PLAN + (1 - PLAN) * built / sum(card.stages)
    return value + fade * STONE * built + WORK * share * bring


def _hand(
    g: ThroughTheAges, civ: Civ, worth: Worth, cards: CardTotals, science: int, left: float, useful: float
) -> float:
    """Value the leader for as long as he stays, and the best usable cards in hand."""
    content = g.content
    fade = min(left / 5, 1.0)
    value = fade * MILITARY_CARD * min(military.hand_size(civ), FEW) - BURDEN * len(civ.hand)
    if civ.leader:
        value += fade * LEADER + _stays(g, civ.leader, left) * worth.unseen[civ.leader]
    heir = 0.0
    developed: list[float] = []
    played: list[float] = []
    for card in civ.hand:
        if card in content.technology_index:
            number = content.technology_index[card]
            developed.append(_development(worth, civ, cards, number, science, useful))
        elif card in content.leaders:
            heir = max(heir, _leader(g, worth, card, left))
        else:
            played.append(worth.actions[card])
    if heir:
        value += HELD * max(heir - _leader(g, worth, civ.leader, left), 0.0)
    if len(developed) > 1:
        developed.sort(reverse=True)
    share = HELD
    for promised in developed:
        value += share * promised
        share /= 2
    if len(played) > ACTIONS:
        played.sort(reverse=True)
    return value + fade * sum(played[:ACTIONS])


def _leader(g: ThroughTheAges, worth: Worth, leader: str, left: float) -> float:
    """Return what a leader brings if he comes into play now."""
    if not leader:
        return 0.0
    strength = g.content.leaders[leader].symbols.strength
    return LEADER + _stays(g, leader, left) * worth.turnwise[leader] + STRENGTH * strength


def _stays(g: ThroughTheAges, leader: str, left: float) -> float:
    """Return the turns until a leader leaves, at the end of the age after his own."""
    ending = g.content.leaders[leader].age + 1
    return left if ending > LAST_CARDS else min(left, rounds_until(g, ending))


def _development(
    worth: Worth, civ: Civ, cards: CardTotals, number: int, science: int, useful: float
) -> float:
    """Return what a technology in hand would bring in play, given enough science for it; at least 0."""
    content, known = worth.content, civ.technologies
    technology = content.technologies[number]
    kind = known & content.same_kind[number]
    value = 0.0
    if content.without_workers >> number & 1:
        value = useful * worth.turnwise[technology.id] + STRENGTH * technology.symbols.strength
        for other in bits(kind):
            replaced = content.technologies[other]
            value -= useful * worth.turnwise[replaced.id] + STRENGTH * replaced.symbols.strength
    elif not known & content.better[number]:
        manned = False
        for source in bits(kind):
            if civ.workers[source]:
                manned = True
                value += _moves(worth, civ, cards, source, known | 1 << number, useful)
                value -= _moves(worth, civ, cards, source, known, useful)
        if not manned:
            value = _opening(worth, civ, cards, number, useful)
        value *= CHANCE
    price = technology.revolution or technology.science
    return max(value, 0.0) * min(REACH * science / max(price, 1), 1.0)


def _might(g: ThroughTheAges, seat: Seat, left: float, strengths: list[int]) -> float:
    """Value strength, alone, against the strongest rival, and against what the age requires."""
    own = strengths[seat]
    strongest = 0
    for other in in_game(g):
        if other != seat:
            strongest = max(strongest, strengths[other])
    target = max(strongest, FIT[g.age])
    behind = max(target - own, 0)
    ahead = min(max(own - strongest, 0), AHEAD)
    value = STRENGTH * (own + ahead) - WEAKNESS * behind * behind / target * min(left / 2, 1.0)
    civ = g.civs[seat]
    if civ.exclusive and not armies.strength(g, civ, civ.workers):
        value -= UNARMED
    return value + _wars(g, seat, strengths)


def _wars(g: ThroughTheAges, seat: Seat, strengths: list[int]) -> float:
    """Return what the declared wars would bring or cost if they were resolved now."""
    value = 0.0
    for attacker, civ in enumerate(g.civs):
        if not civ.war_cards:
            continue
        for i, card in enumerate(civ.war_cards):
            rival = civ.war_rivals[i]
            if seat in (attacker, rival):
                lead = strengths[attacker] - strengths[rival]
                sign = (lead > 0) - (lead < 0)
                spoils = SURE * sign * _spoils(g.content.wars[card], abs(lead))
                value += spoils if seat == attacker else -spoils
    return value


def _spoils(war: War, lead: int) -> float:
    if war.op == "culture":
        return float(war.n + lead)
    return POINTS * lead if war.op == "technology" else LAND * (1 + lead // war.n)


# What cards are worth by what is printed on them, computed once.


class Worth:
    """What technologies, wonders, leaders and action cards bring, computed once per content."""

    __slots__ = ("actions", "books", "content", "corruption", "turnwise", "unseen", "yields")

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.yields: Final = tuple([_yield(technology) for technology in content.technologies])
        """What a worker brings in a turn."""
        self.books: Final = tuple([BOOK * technology.science for technology in content.technologies])
        """What a technology in play that can be used is worth for what was paid."""
        self.unseen: Final[dict[str, float]] = {}
        """What a card in play brings in a turn beyond ratings and production."""
        self.turnwise: Final[dict[str, float]] = {}
        """All that a card without workers brings in a turn."""
        for wonder in content.wonders.values():
            self._add(wonder.id, wonder.symbols, wonder.abilities)
        for leader in content.leaders.values():
            self._add(leader.id, leader.symbols, leader.abilities)
        for technology in content.technologies:
            self._add(technology.id, technology.symbols, ())
        self.actions: Final = {id_: PLAYED * _of_action(card) for id_, card in content.actions.items()}
        table = (*content.board.corruption, *[content.board.corruption[-1]] * SPREAD)
        self.corruption: Final = tuple(
            [RESOURCES * sum(table[i : i + SPREAD]) / SPREAD for i in range(len(table) - SPREAD)]
        )
        """Corruption by tokens in the blue bank, evened out."""

    def _add(self, card: str, symbols: Symbols, abilities: tuple[Ability, ...]) -> None:
        self.unseen[card] = _of_abilities(abilities, ABILITIES)
        self.turnwise[card] = self.unseen[card] + _of_symbols(symbols) + _of_abilities(abilities, TO_COME)


@lru_cache(maxsize=16)
def _worth(content: Content) -> Worth:
    return Worth(content)


def _yield(technology: Technology) -> float:
    """Return what a worker on a technology brings in a turn."""
    if technology.kind == "farm":
        return FOOD * technology.value
    if technology.kind == "mine":
        return RESOURCES * technology.value
    symbols = technology.symbols
    value = CULTURE * symbols.culture + SCIENCE * symbols.science
    return value + FACES * symbols.happy + ARMS * symbols.strength


def _of_symbols(symbols: Symbols) -> float:
    value = CULTURE * symbols.culture + SCIENCE * symbols.science
    return value + CIVIL * symbols.civil + MILITARY * symbols.military


def _of_abilities(abilities: tuple[Ability, ...], table: dict[str, float]) -> float:
    return sum([table.get(ability.key, 0.0) for ability in abilities])


def _of_action(card: ActionCard) -> float:
    """Return what an action card gives, valued like stored goods."""
    gains = [*card.gain, *([card.after] if card.after else [])]
    best = max([_of_gain(gain) for gain in gains], default=0.0)
    arms = STORED * (card.military_resources + max(card.per_stronger, default=0)) / 2
    return best + STORED * card.discount + arms + max(card.per_richer, default=0) / 3


def _of_gain(gain: Gain) -> float:
    return STORED * gain.resources + EATABLE * gain.food + POINTS * gain.science + gain.culture
