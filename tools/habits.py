"""Show the habits of a bot: `python -m tools.habits GAME --players emperor,emperor`.

The tool plays `--matches` matches, keeps observations of each in `--out` (matches already there are not
played again), and prints a table: the mean of each habit over the seats of a bot, with its 95 % interval.
The arena measures strength; this shows the blunders that a person remembers.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from saecula.arena.stats import NORMAL_95, deviation, mean
from saecula.bots import check_player, make_player, turns
from saecula.core.actions import verb_id
from saecula.core.game import Game
from saecula.core.position import Action, Seat
from saecula.games import game as game_of
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import ratings
from tools import ages_habits, clash_habits
from tools.balance import table
from tools.match_cache import play_missing

Counts = dict[str, float]  # by habit; habits never observed are missing

ROUNDS: Final = (5, 10, 15, 20)  # in which strength is noted
LAST: Final = 4  # rounds at the end, in which farms and mines are of little use
KINDS: Final = ("farm", "mine", "lab")
USES: Final = (
    "developed",
    "revolted",
    "leads",
    "played",
    "completed",
)  # lines about cards that were used
HABITS: Final = (
    "turns of famine",
    "culture lost by famine",
    "own buildings and units destroyed",
    "of them before the last four rounds",
    "turns with a last stage left",
    *[f"second {kind} technology" for kind in KINDS],
    "wonders completed",
    "cards taken",
    "cards never used",
    *[f"culture at the end of age {age}" for age in ("I", "II", "III")],
    "culture at the end",
    *[f"strength in round {number}" for number in ROUNDS],
)


class Sat(msgspec.Struct, frozen=True):
    """Observations of one seat."""

    player: str
    habits: Counts


class Observed(msgspec.Struct, frozen=True):
    """Observations of one match."""

    seed: str
    seats: list[Sat]


class Watch:
    """Watches a match of Through the Ages."""

    def __init__(self, g: ThroughTheAges) -> None:
        self.counts: list[Counts] = [{} for _ in g.civs]
        self._age = g.age
        self._round = 0
        self._destroyed: list[list[int]] = [[] for _ in g.civs]  # rounds in which own pieces were
        self._could_complete = [""] * g.seats  # the wonder, in the turn that is being played

    def before(self, g: ThroughTheAges, seat: Seat, options: Sequence[Action], chosen: Action) -> None:
        """Note a choice before it is played."""
        if g.round != self._round:
            self._round = g.round
            self._note_strength(g)
        if verb_id(chosen) == "destroy":
            self._destroyed[seat].append(g.round)
        if self._completes(g, seat, options):
            self._could_complete[seat] = g.civs[seat].unfinished
        if verb_id(chosen) == "end_actions":
            if self._could_complete[seat] and self._could_complete[seat] == g.civs[seat].unfinished:
                self._add(seat, "turns with a last stage left", 1)
            self._could_complete[seat] = ""

    def after(self, g: ThroughTheAges) -> None:
        """Note the effect of the choice."""
        while self._age < g.age:
            self._age += 1
            if self._age > 1:
                for seat, civ in enumerate(g.civs):
                    ended = ("I", "II", "III")[self._age - 2]
                    self.counts[seat][f"culture at the end of age {ended}"] = civ.culture

    def close(self, g: ThroughTheAges) -> None:
        """Count journal lines when the match is over."""
        for seat, civ in enumerate(g.civs):
            lines = [told for told in g.journal or [] if told[1:2] == (seat,)]
            hunger = [told[2] for told in lines if told[0] == "famine"]
            taken = sum([told[0] == "took" for told in lines])
            used = sum([told[0] in USES for told in lines])
            self._add(seat, "turns of famine", len(hunger))
            self._add(seat, "culture lost by famine", sum(hunger) * g.content.board.famine_culture)
            self._add(seat, "wonders completed", sum([told[0] == "completed" for told in lines]))
            self._add(seat, "cards taken", taken)
            self._add(seat, "cards never used", taken - used)
            self._add(seat, "culture at the end", civ.culture)
            known = {g.content.cards[told[2]].id for told in lines if told[0] == "developed"}
            for kind in KINDS:
                numbers = [n for n in g.content.by_kind[kind] if g.content.technologies[n].id in known]
                self._add(seat, f"second {kind} technology", bool(numbers))
            early = sum([number <= g.round - LAST for number in self._destroyed[seat]])
            self._add(seat, "own buildings and units destroyed", len(self._destroyed[seat]))
            self._add(seat, "of them before the last four rounds", early)
            self._add(seat, "turns with a last stage left", 0)

    def _add(self, seat: Seat, habit: str, number: float) -> None:
        self.counts[seat][habit] = self.counts[seat].get(habit, 0) + number

    def _note_strength(self, g: ThroughTheAges) -> None:
        if g.round in ROUNDS:
            for seat in range(g.seats):
                self._add(seat, f"strength in round {g.round}", ratings.strength(g, seat))

    def _completes(self, g: ThroughTheAges, seat: Seat, options: Sequence[Action]) -> bool:
        """Return whether an option would complete the wonder under construction."""
        civ = g.civs[seat]
        if not civ.unfinished:
            return False
        left = len(g.content.wonders[civ.unfinished].stages) - civ.stages
        return ("stages", left) in options


class Watcher(Protocol):
    """Watches a match of one game."""

    counts: list[Counts]

    def before(self, g: Any, seat: Seat, options: Sequence[Action], chosen: Action) -> None:
        """Note a choice before it is played."""

    def after(self, g: Any) -> None:
        """Note the effect of the choice."""

    def close(self, g: Any) -> None:
        """Note what is known when the match is over."""


WATCHES: Final[Mapping[str, Callable[[Any], Watcher]]] = {
    "through_the_ages": Watch,
    "clash_of_cultures": clash_habits.Watch,
    "seven_ages": ages_habits.Watch,
}
HABITS_OF: Final = {
    "through_the_ages": HABITS,
    "clash_of_cultures": clash_habits.HABITS,
    "seven_ages": ages_habits.HABITS,
}
OPTIONS_OF: Final[Mapping[str, dict[str, Any]]] = {"seven_ages": ages_habits.OPTIONS}


def play(game: Game[Any], players: Sequence[str], seed: str, content: Any) -> Observed:
    """Play and watch one match of these players."""
    bots = [make_player(name, game, f"{seed}:{seat}") for seat, name in enumerate(players)]
    g = game.start(len(players), seed, OPTIONS_OF.get(game.id), content=content, journal=True)
    watch = WATCHES[game.id](g)
    for turn in turns(game, g, dict(enumerate(bots))):
        watch.after(g)  # the choice before this one
        watch.before(g, turn.seat, turn.options, turn.action)
    watch.after(g)
    watch.close(g)
    return Observed(seed, [Sat(name, counts) for name, counts in zip(players, watch.counts, strict=True)])


def interval(values: Sequence[float]) -> str:
    """Format a mean with half the width of its 95 % interval."""
    spread = NORMAL_95 * deviation(values) / sqrt(max(len(values), 1))
    return f"{mean(values):.2f} ± {spread:.2f}"


def report(observed: Sequence[Observed], habits: Sequence[str] = HABITS) -> str:
    """Tabulate habits by player."""
    sat = [seat for one in observed for seat in one.seats]
    names = list(dict.fromkeys([seat.player for seat in sat]))
    seats = {name: [seat.habits for seat in sat if seat.player == name] for name in names}
    rows = [
        [habit, *[interval([had[habit] for had in seats[name] if habit in had]) for name in names]]
        for habit in habits
    ]
    heads = ["mean of a seat", *[f"{name} ({len(seats[name])} seats)" for name in names]]
    return table(heads, rows)


def main() -> None:
    """Play the missing matches, then print the table."""
    parser = argparse.ArgumentParser(prog="tools.habits", description=__doc__)
    parser.add_argument("game", choices=list(WATCHES))
    parser.add_argument("--players", required=True, help="bots, separated by commas")
    parser.add_argument("--matches", type=int, required=True)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--out", type=Path, required=True, help="folder for the observations")
    given = parser.parse_args()
    game = game_of(given.game)
    players = [check_player(name) for name in given.players.split(",")]
    content = game.load_content(None)
    matches: dict[str, Callable[[], Observed]] = {}
    for index in range(given.matches):
        first = index % len(players)  # seats move on from match to match
        seed = f"{given.seed}:{index}"
        matches[seed] = partial(play, game, players[first:] + players[:first], seed, content)
    path = given.out / f"{game.id}-{'-'.join(players).replace(':', '.')}.jsonl"
    observed = play_missing(path, Observed, matches)
    print(f"{game.title}, {given.players}, {len(observed)} matches\n\n{report(observed, HABITS_OF[game.id])}")


if __name__ == "__main__":
    main()
