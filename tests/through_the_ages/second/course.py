"""The course of a choice: a table that is carried on until somebody is asked again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from saecula.core.position import Action
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.table import UNSEEN, Nation, Table, age_of

TOKENS = ("civil", "military", "blue", "yellow")


class Asked(Exception):
    """A question on the way that nobody has answered yet."""

    def __init__(self, name: str, seat: int, options: frozenset[Action]) -> None:
        super().__init__(name)
        self.name = name
        self.seat = seat
        self.options = options


class Course:
    """A table, and the answers that were given on the way."""

    def __init__(self, table: Table, answers: Sequence[Action]) -> None:
        self.t = table
        self._answers = iter(answers)

    def ask(self, name: str, seat: int, options: Iterable[Action], *, secret: bool = False) -> Action:
        """Ask a civilization; a single option is taken unasked, unless that would reveal a secret."""
        offered = frozenset(options)
        assert offered, name
        if len(offered) == 1 and not secret:
            return next(iter(offered))
        answer = next(self._answers, None)
        if answer is None:
            raise Asked(name, seat, offered)
        return answer

    def stop(self, name: str, seat: int) -> None:
        """Come to a decision from which the position is read anew."""
        self.t.asked = (name, seat)

    @contextmanager
    def updating(self) -> Iterator[None]:
        """Change cards in play, then bring tokens up to date (Änderung der Gesamtanzahl Aktionen, page 10).

        What comes is available, spent tokens go first, and a card that replaces another makes one change.
        """
        before = [{key: figures.total(self.t, n, key) for key in TOKENS} for n in self.t.nations]
        yield
        for nation, old in zip(self.t.nations, before, strict=True):
            if nation.seat in self.t.out:
                continue
            new = {key: figures.total(self.t, nation, key) for key in TOKENS}
            nation.civil_actions = _adjusted(nation.civil_actions, old["civil"], new["civil"])
            nation.military_actions = _adjusted(nation.military_actions, old["military"], new["military"])
            nation.yellow = max(0, nation.yellow + new["yellow"] - old["yellow"])
            nation.blue += new["blue"] - old["blue"]
            while nation.blue < 0:
                nation.blue += 1
                give_token(self, nation)


def give_token(course: Course, nation: Nation) -> None:
    """Take a blue token from a farm or mine that the player chooses, as the bank is empty."""
    stores = [card for card, number in nation.tokens.items() if number]
    if stores:
        _, card = course.ask("return_token", nation.seat, [("return_token", card) for card in stores])
        nation.tokens[card] -= 1


def _adjusted(available: int, old: int, new: int) -> int:
    if new >= old:
        return available + new - old
    spent = max(0, old - available)
    return available - max(0, old - new - spent)


def draw(t: Table, nation: Nation, number: int) -> None:
    """Draw military cards of the current age; an empty deck is made of its discards at once (page 6)."""
    if not 0 < t.age < len(t.discarded):
        return
    for _ in range(number):
        _reshuffle(t)
        if not t.military_deck:
            return
        t.military_deck -= 1
        nation.military.append(f"{UNSEEN}{t.age}")
        _reshuffle(t)


def _reshuffle(t: Table) -> None:
    if not t.military_deck:
        t.military_deck, t.discarded[t.age] = t.discarded[t.age], 0


def discard(t: Table, nation: Nation, card: str) -> None:
    """Discard a military card of the hand."""
    nation.military.remove(card)
    put_away(t, card)


def put_away(t: Table, card: str) -> None:
    """Lay a military card on the discard pile of its age."""
    t.discarded[age_of(card)] += 1


def score(nation: Nation, *, culture: int = 0, science: int = 0) -> None:
    """Score or lose points; nobody has less than 0 (page 11)."""
    nation.culture = max(0, nation.culture + culture)
    nation.science = max(0, nation.science + science)


def gain_population(nation: Nation, number: int) -> None:
    """Move tokens from the yellow bank to the worker pool, as far as there are any."""
    moved = min(number, nation.yellow)
    nation.yellow -= moved
    nation.unused += moved


def lose_worker(c: Course, nation: Nation) -> None:
    """Lose an unused worker, else one from a card that the player chooses (page 10)."""
    if nation.unused:
        nation.unused -= 1
    else:
        cards = [card for card, number in nation.workers.items() if number]
        if not cards:
            return
        _, card = c.ask("lose_worker", nation.seat, [("lose_worker", card) for card in cards])
        nation.workers[card] -= 1
    nation.yellow += 1
