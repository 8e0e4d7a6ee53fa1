"""Aggressions (Einen Überfall spielen, page 4): the defense, and what the cards do."""

from __future__ import annotations

from collections import Counter

from saecula.core.position import Action
from saecula.games.through_the_ages.entries import URBAN
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.actions import destroy, leave_leader, receive
from tests.through_the_ages.second.cards import AGGRESSIONS, BOARD, BONUSES, TECHNOLOGIES
from tests.through_the_ages.second.course import Course, discard, lose_worker, score
from tests.through_the_ages.second.stores import FOOD, RESOURCES, gain, lose, mixtures, stock
from tests.through_the_ages.second.table import Nation, age_of


def defend(c: Course, rival: Nation, gap: int) -> bool:
    """Let the rival play cards that close the gap, or none; whether that is done.

    Bonus cards count their defense, others are discarded for one each; there are at most as many cards as
    the rival has military actions in all.
    """
    most = figures.military_total(c.t, rival)
    if not rival.military or not most:
        return False
    played: list[Action] = []
    while True:
        answer = c.ask("defend", rival.seat, _defenses(rival, played, gap, most), secret=True)
        if answer == ("done",):
            break
        played.append(answer)
    for _, card in played:
        discard(c.t, rival, card)
    return bool(played)


def _defenses(rival: Nation, played: list[Action], gap: int, most: int) -> list[Action]:
    """No card, or cards as long as they can still close the gap."""
    left = Counter(rival.military) - Counter(card for _, card in played)
    missing = gap - sum(map(_defense, played))
    ways: list[Action] = [("done",)] if not played or missing <= 0 else []
    further = most - len(played) - 1
    for card in left if further >= 0 else ():
        for way in [
            (verb, card) for verb in ("discard", "add_bonus") if verb == "discard" or card in BONUSES
        ]:
            if _defense(way) + _best(left - Counter([card]), further) >= missing:
                ways.append(way)
    return ways


def _defense(way: Action) -> int:
    verb, card = way
    return BONUSES[card].defense if verb == "add_bonus" else BOARD.discard_defense


def _best(cards: Counter[str], number: int) -> int:
    """The highest defense of this number of cards."""
    each = [BONUSES[card].defense if card in BONUSES else BOARD.discard_defense for card in cards.elements()]
    return sum(sorted(each, reverse=True)[:number])


def succeed(c: Course, nation: Nation, rival: Nation, card: str) -> None:
    """Follow the text of the card."""
    text = AGGRESSIONS[card]
    if text.op == "enslave":
        for _ in range(text.n):
            lose_worker(c, rival)
        if text.gain:
            receive(c, nation, text.gain)
    elif text.op == "plunder":
        _plunder(c, nation, rival, text.n)
    elif text.op == "raid":
        _raid(c, nation, rival, text.levels)
    elif text.op == "annex":
        _, colony = c.ask("choose_colony", nation.seat, [("annex", colony) for colony in rival.colonies])
        with c.updating():
            rival.colonies.remove(colony)
            nation.colonies.append(colony)
    elif text.op == "infiltrate":
        _infiltrate(c, nation, rival, text.n)
    elif text.op == "spy":
        taken = min(text.n, rival.science)
        score(rival, science=-taken)
        score(nation, science=taken)
    else:
        taken = min(text.n, rival.culture)
        score(rival, culture=-taken)
        score(nation, culture=taken)


def _plunder(c: Course, nation: Nation, rival: Nation, most: int) -> None:
    """Take up to this much: the attacker may say less, again and again, and then names the mixture."""
    total = min(most, stock(rival, FOOD) + stock(rival, RESOURCES))
    while True:
        ways: list[Action] = [("loot_food", part) for part in mixtures(rival, total)]
        answer = c.ask("choose_loot", nation.seat, [*ways, ("take_less",)] if total else ways)
        if answer != ("take_less",):
            break
        total -= 1
    gain(nation, FOOD, lose(rival, FOOD, answer[1]))
    gain(nation, RESOURCES, lose(rival, RESOURCES, total - answer[1]))


def _raid(c: Course, nation: Nation, rival: Nation, levels: tuple[int, ...]) -> None:
    """Destroy a building for each line, or fewer where there are several lines; gain half of their cost."""
    cost = 0
    for level in levels:
        buildings = [card for card in rival.on(*URBAN) if age_of(card) <= level]
        ways: list[Action] = [("raze", card) for card in buildings]
        answer = c.ask(
            "raid_building", nation.seat, [*ways, ("no_building",)] if len(levels) > 1 or not ways else ways
        )
        if answer == ("no_building",):
            break
        destroy(c, rival, answer[1])
        cost += TECHNOLOGIES[answer[1]].cost
    gain(nation, RESOURCES, (cost + 1) // 2)


def _infiltrate(c: Course, nation: Nation, rival: Nation, points: int) -> None:
    """Remove a leader or an unfinished wonder; its level counts."""
    victims = [card for card in (rival.leader, rival.unfinished) if card]
    _, card = c.ask("choose_victim", nation.seat, [("remove", card) for card in victims])
    if card == rival.leader:
        leave_leader(rival)
        with c.updating():
            rival.leader = ""
    else:
        rival.blue += rival.stages
        rival.unfinished, rival.stages = "", 0
    score(nation, culture=points * age_of(card))
